//! The built program as a server, and what is asked of it over HTTP.

use crate::place::Place;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server. It is killed when it goes out of scope.
pub struct Host {
    child: Child,
    /// `127.0.0.1:` and its port.
    pub address: String,
    log: PathBuf,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// The headers, their names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(header, _)| header == name).map(|(_, value)| value.as_str())
    }
}

/// A table that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    pub id: String,
    /// The tokens of its seats; empty for seats without one.
    pub tokens: Vec<String>,
}

impl Host {
    /// A server that lets tests open and play as fast as they can.
    pub fn start(place: &Place) -> Host {
        let fast = [("CONCLAVE_TABLES_PER_MINUTE", "100000"), ("CONCLAVE_MESSAGES_PER_SECOND", "5000")];
        Host::start_with(place, &fast)
    }

    /// A server with these settings in its environment.
    pub fn start_with(place: &Place, settings: &[(&str, &str)]) -> Host {
        Host::spawn(place, Command::new(env!("CARGO_BIN_EXE_conclave")), settings)
    }

    /// A server that `program` runs when the arguments of `conclave` follow it.
    pub fn spawn(place: &Place, mut program: Command, settings: &[(&str, &str)]) -> Host {
        let log = place.folder.path().join("log.jsonl");
        let file = std::fs::OpenOptions::new().create(true).append(true).open(&log).unwrap();
        let mut child = program
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(place.arguments())
            .env("RUST_LOG", "warn")
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address =
            first.trim().strip_prefix("listening at http://").map(|rest| rest.trim_end_matches('/'));
        let Some(address) = address else {
            let _ = child.kill();
            panic!("the server did not start: {first}{}", std::fs::read_to_string(&log).unwrap_or_default());
        };
        Host { child, address: address.to_owned(), log }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// All that it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Ends it on the spot, as a crash would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, as people who run servers do.
    pub fn stop(mut self) {
        let told = Command::new("kill").args(["-TERM", &self.pid().to_string()]).status().unwrap();
        assert!(told.success());
        let ended = self.child.wait().unwrap();
        assert!(ended.success(), "{ended}: {}", self.log());
    }

    /// Asks it something over HTTP.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        ask(&self.address, method, path, headers, body)
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"")
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes())
    }

    /// Opens a table.
    pub fn open(&self, body: &Value) -> Opened {
        open(&self.address, body).unwrap_or_else(|answer| panic!("{answer:?}"))
    }

    /// Opens a table of Duel for two people with tokens, without waiting in windows or for absent players.
    pub fn open_duel(&self) -> Opened {
        self.open(&duel())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table of Duel for two people, without waiting in windows or for absent players.
pub fn duel() -> Value {
    json!({ "game": "duel", "seats": ["link", "link"], "options": { "windows": "quick", "grace-s": 0 } })
}

/// Opens a table at the server with this address.
pub fn open(address: &str, body: &Value) -> Result<Opened, Answer> {
    let headers = [("content-type", "application/json")];
    let answer = ask(address, "POST", "/api/tables", &headers, body.to_string().as_bytes());
    if answer.status != 201 {
        return Err(answer);
    }
    let opened = answer.json();
    let tokens = opened["tokens"].as_array().unwrap().iter();
    let tokens = tokens.map(|token| token.as_str().unwrap_or_default().to_owned()).collect();
    Ok(Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens })
}

/// Asks over HTTP, byte for byte as it is given, so that nothing is put right on the way. A server that is not
/// there has the status 0.
pub fn ask(address: &str, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if method == "POST" && !headers.iter().any(|(name, _)| *name == "transfer-encoding") {
        head += &format!("content-length: {}\r\n", body.len());
    }
    raw(address, &[head.as_bytes(), b"\r\n", body].concat())
}

/// Sends bytes and reads what comes back until the end.
pub fn raw(address: &str, bytes: &[u8]) -> Answer {
    let nobody = || Answer { status: 0, headers: Vec::new(), body: String::new() };
    let Ok(mut stream) = TcpStream::connect(address) else { return nobody() };
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    // A server that refuses a long body may end the connection before it has read all.
    let _ = stream.read_to_end(&mut answer);
    let text = String::from_utf8_lossy(&answer);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return nobody() };
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let header = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.to_ascii_lowercase(), value.trim().to_owned()))
    };
    let headers: Vec<_> = lines.filter_map(header).collect();
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if chunked { joined(body) } else { body.to_owned() };
    Answer { status: status.unwrap_or_default(), headers, body }
}

/// A body that came in chunks.
fn joined(mut chunks: &str) -> String {
    let mut body = String::new();
    while let Some((length, rest)) = chunks.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap_or_default();
        if length == 0 {
            break;
        }
        body += &rest[..length];
        chunks = &rest[length + 2..];
    }
    body
}
