//! Packs by their hash: a match goes on with the packs it began with, whatever is installed since.

use games::packs::PackSource;
use games::{AnyGame, AnyPacks, AnySetup};
use kernel::SetupError;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use store::{Store, StoreError};

/// Things by the hash of their packs, and by what else they depend on.
type ByPacks<T> = HashMap<(Arc<str>, String), T>;

/// Packs that were read, by hash.
pub struct Shelf {
    /// The hash of the packs that new tables use.
    pub current: Arc<str>,
    /// Their sources, as they are kept with matches.
    sources: String,
    read: Mutex<HashMap<Arc<str>, Arc<AnyPacks>>>,
    /// Matches that are being played, by packs and setup: tables with the same rules share them.
    prepared: Mutex<ByPacks<AnyGame>>,
    /// What the page needs to speak, by packs and language, as JSON.
    words: Mutex<ByPacks<Arc<str>>>,
}

/// How many prepared matches are kept for tables to come.
const PREPARED: usize = 64;

/// Why packs are not to be had.
#[derive(Debug, thiserror::Error)]
pub enum NoPacks {
    /// They do not read under this program.
    #[error("{0}")]
    Unreadable(String),
    /// They were not kept.
    #[error("the packs {0} of the match are not in the store")]
    Missing(String),
    /// The store does not answer.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Shelf {
    /// The packs of the program and those in the folders.
    pub fn load(folders: &[PathBuf]) -> Result<Shelf, NoPacks> {
        let packs = games::packs::load(folders).map_err(|errors| {
            NoPacks::Unreadable(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        })?;
        // Lists of texts, which JSON can always write.
        let sources = serde_json::to_string(&packs.sources()).unwrap_or_default();
        let current: Arc<str> = blake3::hash(sources.as_bytes()).to_hex().as_str().into();
        let read = Mutex::new(HashMap::from([(current.clone(), Arc::new(packs))]));
        Ok(Shelf { current, sources, read, prepared: Mutex::default(), words: Mutex::default() })
    }

    /// Keeps the packs that new tables use.
    pub async fn keep(&self, store: &Store) -> Result<(), StoreError> {
        store.keep_packs(&self.current, &self.sources).await
    }

    /// The packs that new tables use.
    pub fn now(&self) -> Arc<AnyPacks> {
        let read = self.read.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        read.get(&self.current).cloned().unwrap_or_default()
    }

    /// The packs with this hash, if they were read before.
    pub fn known(&self, hash: &str) -> Option<Arc<AnyPacks>> {
        self.read.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get(hash).cloned()
    }

    /// The packs with this hash.
    pub async fn get(&self, hash: &str, store: &Store) -> Result<Arc<AnyPacks>, NoPacks> {
        if let Some(packs) = self.known(hash) {
            return Ok(packs);
        }
        let sources = store.packs(hash).await?.ok_or_else(|| NoPacks::Missing(hash.to_owned()))?;
        let packs = Arc::new(read(&sources).map_err(NoPacks::Unreadable)?);
        let mut read = self.read.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        Ok(read.entry(hash.into()).or_insert(packs).clone())
    }
}

impl Shelf {
    /// The rules of a match: those of another table with the same packs and setup, or prepared now.
    pub fn prepare(&self, hash: &str, packs: &AnyPacks, setup: &AnySetup) -> Result<AnyGame, SetupError> {
        let key = (Arc::from(hash), serde_json::to_string(setup).unwrap_or_default());
        let lock = || self.prepared.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(game) = lock().get(&key) {
            return Ok(game.clone());
        }
        let game = games::prepare(setup, packs)?;
        let mut prepared = lock();
        if prepared.len() >= PREPARED {
            prepared.clear();
        }
        Ok(prepared.entry(key).or_insert(game).clone())
    }
}

impl Shelf {
    /// What the page needs to speak a language at a table of a game, or in the lobby, with the cards of these packs, as
    /// JSON.
    pub fn words(&self, hash: &str, language: &str, game: Option<&str>) -> Result<Arc<str>, String> {
        let key = (Arc::from(hash), format!("{language} {}", game.unwrap_or_default()));
        let lock = || self.words.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(words) = lock().get(&key) {
            return Ok(words.clone());
        }
        let packs = self.known(hash).unwrap_or_else(|| self.now());
        let words = games::page::words_at(language, &packs, game)?;
        let json: Arc<str> = serde_json::to_string(&words).map_err(|why| why.to_string())?.into();
        Ok(lock().entry(key).or_insert(json).clone())
    }
}

/// Reads packs from their kept sources, each family by itself.
pub fn read(sources: &str) -> Result<AnyPacks, String> {
    let sources: Vec<(String, Vec<(String, String)>)> =
        serde_json::from_str(sources).map_err(|why| why.to_string())?;
    let sources = sources.into_iter().map(|(folder, files)| PackSource::new(folder, files)).collect();
    Ok(AnyPacks::read_kept(sources))
}
