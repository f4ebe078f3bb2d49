//! A plain client: what it is told, it applies; what it says may be anything.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(20);

/// A connection to a table, and all that is known from it.
pub struct Client {
    pub socket: Socket,
    /// One's seat.
    pub you: Option<u64>,
    pub run: String,
    /// The number of the last view or update.
    pub n: u64,
    pub table: Value,
    pub view: Value,
    /// What one is asked, or null.
    pub decision: Value,
    /// What was said since one came.
    pub chat: Vec<String>,
    /// The code of the frame that ended the connection.
    pub closed: Option<u16>,
    /// How many views came.
    pub views: u32,
}

/// Opens a connection and says nothing.
pub async fn connect(address: &str, id: &str) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
    connect_async(format!("ws://{address}/api/tables/{id}/ws")).await.map(|(socket, _)| socket)
}

impl Client {
    /// A connection that has not said who it is.
    pub async fn stranger(address: &str, id: &str) -> Client {
        Client::on(connect(address, id).await.unwrap())
    }

    pub fn on(socket: Socket) -> Client {
        Client {
            socket,
            you: None,
            run: String::new(),
            n: 0,
            table: Value::Null,
            view: Value::Null,
            decision: Value::Null,
            chat: Vec::new(),
            closed: None,
            views: 0,
        }
    }

    /// Sits down, or watches with an empty token, and waits for the welcome and all that comes with it.
    pub async fn join(address: &str, id: &str, token: &str) -> Client {
        let mut client = Client::stranger(address, id).await;
        client.enter(token, None).await;
        client
    }

    /// Joins, after having seen so much.
    pub async fn enter(&mut self, token: &str, seen: Option<(&str, u64)>) {
        let token = (!token.is_empty()).then_some(token);
        let seen = seen.map(|(run, n)| json!({ "run": run, "n": n }));
        self.say(json!({ "type": "join", "token": token, "seen": seen })).await;
        let welcome = self.next().await.expect("a welcome");
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        self.sync().await;
    }

    pub async fn say(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await;
    }

    /// Sends a frame; a connection that has ended meanwhile is noticed when it is read.
    pub async fn send(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// The next message, with what it says taken over; none when the connection has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(ANSWER, self.socket.next()).await.expect("the server answers");
            match next {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.take(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(frame))) => self.closed = frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "welcome" => {
                self.you = message["you"].as_u64();
                self.run = message["run"].as_str().unwrap().to_owned();
                self.table = message["table"].clone();
            }
            "table" => self.table = message["table"].clone(),
            "view" => {
                self.n = message["n"].as_u64().unwrap();
                self.view = message["view"].clone();
                self.decision = message["decision"].clone();
                self.views += 1;
            }
            "update" => {
                let n = message["n"].as_u64().unwrap();
                assert_eq!(n, self.n + 1, "an update is missing");
                self.n = n;
                message["zones"]
                    .as_object()
                    .unwrap()
                    .iter()
                    .for_each(|(zone, now)| put(&mut self.view, zone, now));
                self.decision = message["decision"].clone();
            }
            "chat" => self.chat.push(message["text"].as_str().unwrap().to_owned()),
            _ => {}
        }
    }

    /// Reads until a message of one of these types comes; none when the connection ends before.
    pub async fn until(&mut self, kinds: &[&str]) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if kinds.iter().any(|kind| message["type"] == *kind) {
                return Some(message);
            }
        }
    }

    /// Reads all that was sent before now.
    pub async fn sync(&mut self) {
        self.say(json!({ "type": "ping" })).await;
        self.until(&["pong"]).await.expect("a pong");
    }

    /// What is answered to the message: `accepted`, the code of a refusal, or `end`.
    pub async fn try_to(&mut self, message: Value) -> String {
        self.say(message).await;
        self.outcome().await
    }

    /// The next answer: `accepted`, the code of a refusal, another answer's type, or `end`.
    pub async fn outcome(&mut self) -> String {
        match self.until(&["accepted", "refused", "pong", "why", "log"]).await {
            Some(message) if message["type"] == "refused" => message["code"].as_str().unwrap().to_owned(),
            Some(message) => message["type"].as_str().unwrap().to_owned(),
            None => "end".into(),
        }
    }

    pub fn prompt(&self) -> Option<u64> {
        self.decision["prompt"].as_u64()
    }

    /// The names of what is offered.
    pub fn options(&self) -> Vec<&str> {
        let options = self.decision["options"].as_array();
        options.into_iter().flatten().map(|option| option["name"].as_str().unwrap()).collect()
    }

    pub fn is_over(&self) -> bool {
        self.table["state"] == "over"
    }

    /// Answers the open decision with the option of this number, counted round.
    pub async fn choose(&mut self, number: usize) -> String {
        let options = self.options();
        let choice = options[number % options.len()].to_owned();
        let prompt = self.prompt();
        self.try_to(json!({ "type": "choose", "prompt": prompt, "choice": choice })).await
    }
}

/// Puts a changed zone into a view: `field`, or `field/3` for an element of a list.
fn put(view: &mut Value, zone: &str, now: &Value) {
    let place = match zone.split_once('/') {
        Some((field, index)) => &mut view[field][index.parse::<usize>().unwrap()],
        None => &mut view[zone],
    };
    *place = now.clone();
}

/// Two people at a table who are both ready, in seat order.
pub async fn seated(address: &str, table: &crate::host::Opened) -> [Client; 2] {
    let mut both = [
        Client::join(address, &table.id, &table.tokens[0]).await,
        Client::join(address, &table.id, &table.tokens[1]).await,
    ];
    for client in &mut both {
        assert_eq!(client.try_to(json!({ "type": "ready", "word": "rose" })).await, "accepted");
    }
    for client in &mut both {
        client.sync().await;
    }
    both
}

/// Plays until so many choices were made, or until `stop` says so; says how many were made.
pub async fn play(both: &mut [Client; 2], most: usize, stop: impl Fn(&[Client; 2]) -> bool) -> usize {
    let mut made = 0;
    while made < most && !stop(both) && !both[0].is_over() {
        let Some(seat) = both.iter().position(|client| client.prompt().is_some()) else { break };
        // Any choice does; one that changes with time visits more of the game.
        assert_eq!(both[seat].choose(made * 7 + 3).await, "accepted");
        made += 1;
        for client in both.iter_mut() {
            client.sync().await;
        }
    }
    made
}
