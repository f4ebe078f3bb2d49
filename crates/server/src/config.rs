//! What the host decides: from a file, from the environment, from the command line.

use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The settings of a server. A file sets them in TOML, the environment as `CONCLAVE_LISTEN` and so on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the SQLite file, when no database is named.
    pub data: PathBuf,
    /// The database: `postgres://…` or `sqlite:…`.
    pub database_url: Option<String>,
    /// Wait for the disk before a choice is acknowledged? Without it a power cut may lose the last moments.
    pub synchronous: bool,
    /// Folders with more packs.
    pub packs: Vec<PathBuf>,
    /// Other origins that may talk to the server, such as `https://conclave.example`.
    pub origins: Vec<String>,
    /// The token of the administrator; without it there is none.
    pub admin_token: Option<String>,
    /// How many connections there may be.
    pub connections: usize,
    /// How many tables may be in memory.
    pub tables: usize,
    /// How many messages a connection may send in a second; three times as many at once.
    pub messages_per_second: u32,
    /// How many tables one address may open in a minute, and how many seats it may take.
    pub tables_per_minute: u32,
    /// Believe `X-Forwarded-For`, since a proxy stands before the server.
    pub behind_proxy: bool,
    /// Threads on which bots think; 0 is one for each core.
    pub bot_threads: usize,
    /// After how many seconds without anybody a table leaves the memory.
    pub idle_s: u64,
    /// After how many days untouched a table is archived: one that waits, one that runs, one that is over.
    pub archive_days: [u32; 3],
    /// For how many seconds open connections are let finish when the server stops.
    pub grace_s: u64,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("conclave-data"),
            database_url: None,
            synchronous: true,
            packs: Vec::new(),
            origins: Vec::new(),
            admin_token: None,
            connections: 10_000,
            tables: 10_000,
            messages_per_second: 20,
            tables_per_minute: 30,
            behind_proxy: false,
            bot_threads: 0,
            idle_s: 300,
            archive_days: [7, 60, 180],
            grace_s: 10,
        }
    }
}

impl Config {
    /// The defaults, changed by the file, then by the environment.
    pub fn load(file: Option<&Path>) -> Result<Config, String> {
        let mut figment = Figment::from(Serialized::defaults(Config::default()));
        if let Some(file) = file {
            if !file.is_file() {
                return Err(format!("{}: there is no such file", file.display()));
            }
            figment = figment.merge(Toml::file_exact(file));
        }
        let env = Env::prefixed("CONCLAVE_").map(|key| key.as_str().replace('_', "-").into());
        figment.merge(env.only(&KEYS)).extract().map_err(|why| why.to_string())
    }

    /// Where the journals are kept.
    pub fn store_url(&self) -> String {
        match &self.database_url {
            Some(url) => url.clone(),
            None => format!("sqlite:{}", self.data.join("conclave.db").display()),
        }
    }
}

/// What the environment may set.
const KEYS: [&str; 16] = [
    "listen",
    "data",
    "database-url",
    "synchronous",
    "packs",
    "origins",
    "admin-token",
    "connections",
    "tables",
    "messages-per-second",
    "tables-per-minute",
    "behind-proxy",
    "bot-threads",
    "idle-s",
    "archive-days",
    "grace-s",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_file_is_told_by_name_and_key() {
        let file = std::env::temp_dir().join(format!("conclave-config-{}.toml", std::process::id()));
        std::fs::write(&file, "listen = \"127.0.0.1:9999\"\nmessages-per-second = 5\n").unwrap();
        let config = Config::load(Some(&file)).unwrap();
        assert_eq!((config.listen.port(), config.messages_per_second), (9999, 5));
        std::fs::write(&file, "lissten = \"127.0.0.1:9999\"\n").unwrap();
        let why = Config::load(Some(&file)).unwrap_err();
        assert!(why.contains("lissten") && why.contains("listen"), "{why}");
        std::fs::remove_file(&file).unwrap();
        assert!(Config::load(Some(&file)).unwrap_err().contains("no such file"));
    }
}
