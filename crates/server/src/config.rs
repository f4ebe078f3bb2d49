//! What the host decides: from a file, from the environment, from the command line.

use serde::{Deserialize, Serialize};
use std::env::VarError;
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
        let mut config = Config::default();
        if let Some(file) = file {
            let shown = file.display();
            if !file.is_file() {
                return Err(format!("{shown}: there is no such file"));
            }
            let text = std::fs::read_to_string(file).map_err(|why| format!("{shown}: {why}"))?;
            config = toml::from_str(&text).map_err(|why| format!("{shown}: {why}"))?;
        }
        for key in Config::keys() {
            let variable = format!("CONCLAVE_{}", key.to_uppercase().replace('-', "_"));
            match std::env::var(&variable) {
                Ok(value) => {
                    config = config.with(&key, &value).map_err(|why| format!("{variable}: {why}"))?
                }
                Err(VarError::NotPresent) => {}
                Err(why) => return Err(format!("{variable}: {why}")),
            }
        }
        Ok(config)
    }

    /// The names of all settings.
    fn keys() -> Vec<String> {
        let all = serde_json::to_value(Config::default()).unwrap_or_default();
        all.as_object().into_iter().flat_map(|all| all.keys().cloned()).collect()
    }

    /// With one setting changed: written as in the file, or a text without its quotes.
    fn with(&self, key: &str, value: &str) -> Result<Config, String> {
        let read = |value: toml::Value| -> Result<Config, toml::de::Error> {
            let mut table = toml::Table::try_from(self).map_err(serde::de::Error::custom)?;
            table.insert(key.into(), value);
            table.try_into()
        };
        let written = toml::from_str::<toml::Table>(&format!("value = {value}"));
        let written = written.ok().and_then(|mut table| table.remove("value"));
        let text = || read(toml::Value::String(value.into()));
        // A token of digits is a text all the same.
        let config = match written {
            Some(written) => read(written).or_else(|why| text().map_err(|_| why)),
            None => text(),
        };
        config.map_err(|why| why.message().trim().to_owned())
    }

    /// Where the journals are kept.
    pub fn store_url(&self) -> String {
        match &self.database_url {
            Some(url) => url.clone(),
            None => format!("sqlite:{}", self.data.join("conclave.db").display()),
        }
    }
}

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

    #[test]
    fn the_environment_writes_as_the_file_does_or_without_quotes() {
        let config = Config::default();
        let with = |key, value| config.with(key, value).unwrap();
        assert_eq!(with("listen", "0.0.0.0:80").listen.port(), 80);
        assert_eq!(with("connections", "3").connections, 3);
        assert!(with("behind-proxy", "true").behind_proxy);
        assert_eq!(with("packs", "[\"a\", \"b\"]").packs.len(), 2);
        assert_eq!(with("archive-days", "[1, 2, 3]").archive_days, [1, 2, 3]);
        assert_eq!(with("admin-token", "1234").admin_token.as_deref(), Some("1234"));
        assert_eq!(with("admin-token", "").admin_token.as_deref(), Some(""));
        assert_eq!(with("data", "/var/lib/x y").data, Path::new("/var/lib/x y"));
        assert!(config.with("connections", "many").unwrap_err().contains("expected usize"));
        assert!(config.with("listen", "here").is_err());
        assert!(Config::keys().contains(&"database-url".to_owned()), "what is not set can be");
    }
}
