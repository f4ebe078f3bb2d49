//! The file of a game: its journal, one line for each choice, written before anything is shown.

use crate::fail::Fail;
use etcetera::BaseStrategy;
use kernel::{Game, Identity, Journal, Session};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A journal that grows with the game.
pub struct Save {
    path: PathBuf,
    file: File,
    written: usize,
}

impl Save {
    /// A new file with the header of the game; a file that is there already is not touched.
    pub fn create<G: Game>(path: Option<PathBuf>, session: &Session<G>) -> Result<Save, Fail> {
        let (path, mut file) = match path {
            Some(path) => match new_file(&path) {
                Ok(file) => (path, file),
                Err(e) if e.kind() == ErrorKind::AlreadyExists => {
                    let shown = path.display();
                    return Err(Fail::input(format!(
                        "{shown} is there already: go on with it by --resume {shown}, or name another file"
                    )));
                }
                Err(e) => return Err(Fail::file(&path, e)),
            },
            None => next_free(&folder(), session.game().id())?,
        };
        let text = Journal::new(session.journal().header.clone()).write();
        file.write_all(text.as_bytes()).map_err(|e| Fail::file(&path, e))?;
        let mut save = Save { path, file, written: 0 };
        save.keep(session)?;
        Ok(save)
    }

    /// Goes on with a file; `text` is what it holds, up to its last whole line.
    pub fn resume<G: Game>(path: PathBuf, text: &str, session: &Session<G>) -> Result<Save, Fail> {
        let mut file = OpenOptions::new().write(true).open(&path).map_err(|e| Fail::file(&path, e))?;
        // An end or a torn line is taken off; all else stays as it is.
        let kept: String = text.split_inclusive('\n').filter(|line| !line.starts_with("{\"end\"")).collect();
        let cut = file.set_len(kept.len() as u64).and_then(|()| file.seek(SeekFrom::End(0)));
        cut.map_err(|e| Fail::file(&path, e))?;
        Ok(Save { path, file, written: session.journal().entries.len() })
    }

    /// Writes what was chosen since the last time.
    pub fn keep<G: Game>(&mut self, session: &Session<G>) -> Result<(), Fail> {
        let mut lines = String::new();
        for entry in &session.journal().entries[self.written..] {
            let line = serde_json::to_string(entry).map_err(|e| Fail::failed(e.to_string()))?;
            lines.push_str(&line);
            lines.push('\n');
        }
        self.written = session.journal().entries.len();
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|e| Fail::file(&self.path, e))
    }

    /// Writes the hash of the last state: the game is over.
    pub fn close<G: Game>(&mut self, session: &Session<G>) -> Result<(), Fail> {
        let Some(end) = session.written() else { return Ok(()) };
        let line = format!("{{\"end\":\"{}\"}}\n", Identity::Written(end));
        self.file.write_all(line.as_bytes()).map_err(|e| Fail::file(&self.path, e))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// The text of a saved game. A last line that was never finished is left out: its choice was not shown
/// to anyone.
pub fn read(path: &Path) -> Result<String, Fail> {
    let mut text = std::fs::read_to_string(path).map_err(|e| Fail::file(path, e))?;
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    if whole > 0 && serde_json::from_str::<serde_json::Value>(&text[whole..]).is_err() {
        text.truncate(whole);
    } else if whole < text.len() {
        text.push('\n');
    }
    Ok(text)
}

/// The game that was saved last in the folder of saved games.
pub fn latest(game: &str) -> Result<PathBuf, Fail> {
    let folder = folder();
    let files = std::fs::read_dir(&folder).into_iter().flatten().filter_map(Result::ok).filter(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        name.starts_with(&format!("{game}-")) && name.ends_with(".jsonl")
    });
    let newest = files.max_by_key(|entry| entry.metadata().and_then(|m| m.modified()).ok());
    newest
        .map(|entry| entry.path())
        .ok_or_else(|| Fail::input(format!("{}: there is no saved game of {game} here", folder.display())))
}

/// Where games are saved when no file is named: the user's data folder, or the folder at hand.
pub fn folder() -> PathBuf {
    match etcetera::choose_base_strategy() {
        Ok(folders) => folders.data_dir().join("conclave"),
        Err(_) => PathBuf::from("."),
    }
}

fn next_free(folder: &Path, game: &str) -> Result<(PathBuf, File), Fail> {
    for n in 1u32.. {
        let path = folder.join(format!("{game}-{n}.jsonl"));
        match new_file(&path) {
            Ok(file) => return Ok((path, file)),
            Err(e) if e.kind() == ErrorKind::AlreadyExists => {}
            Err(e) => return Err(Fail::file(&path, e)),
        }
    }
    Err(Fail::failed(format!("{}: every file name is taken", folder.display())))
}

fn new_file(path: &Path) -> std::io::Result<File> {
    if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    OpenOptions::new().write(true).create_new(true).open(path)
}
