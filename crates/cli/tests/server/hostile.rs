//! Bad messages: each is refused as it should be, changes nothing, and disturbs nobody.

use crate::client::{Client, play, seated};
use crate::host::{Host, Opened};
use crate::place::Place;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// All that anybody can know of a table, and all that is kept of it.
pub async fn all_of(address: &str, place: &Place, table: &Opened) -> Value {
    let mut seen = Vec::new();
    for token in table.tokens.iter().map(String::as_str).chain([""]) {
        let mut client = Client::join(address, &table.id, token).await;
        for seat in client.table["seats"].as_array_mut().unwrap() {
            seat["present"] = Value::Null;
        }
        seen.push(json!([client.table, client.view, client.decision, client.n]));
    }
    let kept = place.kept(&table.id).await;
    let entries: Vec<String> = kept.entries.iter().map(|entry| entry.line.clone()).collect();
    json!([seen, entries, kept.notes, kept.head.record, place.chat(&table.id).await])
}

/// A table that is played at all the while, by people who are never refused anything.
pub struct Neighbours {
    enough: Arc<AtomicBool>,
    playing: JoinHandle<()>,
}

impl Neighbours {
    pub fn play(host: &Host) -> Neighbours {
        let enough = Arc::new(AtomicBool::new(false));
        let (address, first, stop) = (host.address.clone(), host.open_duel(), enough.clone());
        let playing = tokio::spawn(async move {
            let (mut table, mut made) = (first, 0);
            let done = |made| stop.load(Ordering::Relaxed) && made > 20;
            while !done(made) {
                let mut both = seated(&address, &table).await;
                while !done(made) && !both[0].is_over() {
                    made += play(&mut both, 5, |_| false).await;
                }
                table = crate::host::open(&address, &crate::host::duel()).unwrap();
            }
        });
        Neighbours { enough, playing }
    }

    /// They stop after some choices, and have noticed nothing.
    pub async fn are_content(self) {
        self.enough.store(true, Ordering::Relaxed);
        self.playing.await.expect("nobody disturbs the neighbours");
    }
}

/// Who says it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    /// The seat that is asked.
    Asked,
    /// The other seat.
    Other,
    Spectator,
    /// Somebody who has not said who they are.
    Stranger,
}
use Who::{Asked, Other, Spectator, Stranger};

/// What is said, with `{P}` for the open prompt, `{N}` for the next, `{C}` for an offered choice, `{O}` for the
/// prompt of the other seat, `{T}` for a token of the table and `{F}` for one of another table.
const SAID: &[(Who, &str, &str)] = &[
    (Asked, "hello", "malformed"),
    (Asked, "", "malformed"),
    (Asked, "   ", "malformed"),
    (Asked, "null", "malformed"),
    (Asked, "true", "malformed"),
    (Asked, "42", "malformed"),
    (Asked, "\"ping\"", "malformed"),
    (Asked, "[]", "malformed"),
    (Asked, "[\"resign\"]", "malformed"),
    (Asked, "[\"choose\",{P},\"{C}\"]", "malformed"),
    (Asked, "{}", "malformed"),
    (Asked, "{\"type\":", "malformed"),
    (Asked, "{\"type\":\"resign\"", "malformed"),
    (Asked, "{\"type\":\"resign\"} x", "malformed"),
    (Asked, "{\"type\":\"ping\"}{\"type\":\"resign\"}", "malformed"),
    (Asked, "\u{feff}{\"type\":\"resign\"}", "malformed"),
    (Asked, "{\"type\":\"dance\"}", "malformed"),
    (Asked, "{\"type\":\"Resign\"}", "malformed"),
    (Asked, "{\"type\":\"resign \"}", "malformed"),
    (Asked, "{\"TYPE\":\"resign\"}", "malformed"),
    (Asked, "{\"type\":null}", "malformed"),
    (Asked, "{\"type\":7}", "malformed"),
    (Asked, "{\"type\":[\"resign\"]}", "malformed"),
    (Asked, "{\"type\":{\"resign\":true}}", "malformed"),
    (Asked, "{\"type\":\"ping\",\"type\":\"resign\"}", "malformed"),
    (Asked, "{'type':'resign'}", "malformed"),
    (Asked, "{\"type\":\"choose\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P}}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\",\"seat\":1}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"prompt\":{P},\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":\"{P}\",\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":null,\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":-{P},\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P}.5,\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":4294967296,\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":1e400,\"choice\":\"{C}\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":0}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":null}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":[\"{C}\"]}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"\\ud800\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\0\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\n\"}", "malformed"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\\u0000\"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C} \"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\" {C}\"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{UPPER}\"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"\"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"win the game\"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{LONG}\"}", "not-offered"),
    (Asked, "{\"type\":\"choose\",\"prompt\":0,\"choice\":\"{C}\"}", "stale"),
    (Asked, "{\"type\":\"choose\",\"prompt\":1,\"choice\":\"nothing\"}", "stale"),
    (Asked, "{\"type\":\"choose\",\"prompt\":{N},\"choice\":\"{C}\"}", "stale"),
    (Asked, "{\"type\":\"choose\",\"prompt\":4294967295,\"choice\":\"{C}\"}", "stale"),
    (Asked, "{\"type\":\"consent\",\"yes\":true,\"to\":1}", "no-consent"),
    (Asked, "{\"type\":\"consent\",\"yes\":true}", "malformed"),
    (Asked, "{\"type\":\"consent\",\"yes\":1,\"to\":1}", "malformed"),
    (Asked, "{\"type\":\"consent\"}", "malformed"),
    (Asked, "{\"type\":\"wait\"}", "window-closed"),
    (Asked, "{\"type\":\"resume\"}", "not-asked"),
    (Asked, "{\"type\":\"ready\",\"word\":\"again\"}", "already-ready"),
    (Asked, "{\"type\":\"ready\",\"word\":5}", "malformed"),
    (Asked, "{\"type\":\"orders\",\"orders\":[{ORDERS}]}", "too-large"),
    (Asked, "{\"type\":\"orders\",\"orders\":{\"do\":\"never\"}}", "malformed"),
    (Asked, "{\"type\":\"orders\",\"orders\":[{\"do\":\"sometimes\"}]}", "malformed"),
    (Asked, "{\"type\":\"orders\",\"orders\":[{\"do\":\"never\",\"seat\":1}]}", "malformed"),
    (Asked, "{\"type\":\"chat\"}", "malformed"),
    (Asked, "{\"type\":\"chat\",\"text\":\"\"}", "malformed"),
    (Asked, "{\"type\":\"chat\",\"text\":\" \\t\\n \"}", "malformed"),
    (Asked, "{\"type\":\"chat\",\"text\":\"\\u0000\\u0007\\u001b\\u0085\"}", "malformed"),
    (Asked, "{\"type\":\"chat\",\"text\":\"{501}\"}", "chat-too-long"),
    (Asked, "{\"type\":\"chat\",\"text\":\"{8192}\"}", "too-large"),
    (Asked, "{\"type\":\"chat\",\"text\":\"{60000}\"}", "too-large"),
    (Asked, "{DEEP}", "malformed"),
    (Asked, "{\"type\":\"orders\",\"orders\":{DEEP}}", "malformed"),
    (Asked, "{\"type\":\"join\"}", "malformed"),
    (Asked, "{\"type\":\"join\",\"token\":\"{T}\"}", "malformed"),
    (Other, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\"}", "stale"),
    (Other, "{\"type\":\"choose\",\"prompt\":{O},\"choice\":\"{C}\"}", "not-asked"),
    (Other, "{\"type\":\"choose\",\"prompt\":{O},\"choice\":\"nothing\"}", "not-asked"),
    (Spectator, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\"}", "spectator"),
    (Spectator, "{\"type\":\"ready\",\"word\":\"mine\"}", "spectator"),
    (Spectator, "{\"type\":\"undo\"}", "spectator"),
    (Spectator, "{\"type\":\"back\"}", "spectator"),
    (Spectator, "{\"type\":\"consent\",\"yes\":true,\"to\":1}", "spectator"),
    (Spectator, "{\"type\":\"orders\",\"orders\":[]}", "spectator"),
    (Spectator, "{\"type\":\"wait\"}", "spectator"),
    (Spectator, "{\"type\":\"pause\"}", "spectator"),
    (Spectator, "{\"type\":\"resume\"}", "spectator"),
    (Spectator, "{\"type\":\"resign\"}", "spectator"),
    (Spectator, "{\"type\":\"chat\",\"text\":\"hello\"}", "spectator"),
    (Spectator, "{\"type\":\"why\"}", "spectator"),
    (Spectator, "{\"type\":\"join\",\"token\":\"{T}\"}", "malformed"),
    (Stranger, "{\"type\":\"ping\"}", "malformed"),
    (Stranger, "{\"type\":\"choose\",\"prompt\":{P},\"choice\":\"{C}\"}", "malformed"),
    (Stranger, "hello", "malformed"),
    (Stranger, "{\"type\":\"join\",\"token\":\"{8192}\"}", "too-large"),
    (Stranger, "{\"type\":\"join\",\"token\":7}", "malformed"),
    (Stranger, "{\"type\":\"join\",\"token\":\"{T}\",\"seat\":0}", "malformed"),
    (Stranger, "{\"type\":\"join\",\"token\":\"{T}\",\"seen\":{\"run\":\"x\",\"n\":-1}}", "malformed"),
    (Stranger, "{\"type\":\"join\",\"token\":\"\"}", "wrong-token"),
    (Stranger, "{\"type\":\"join\",\"token\":\"{F}\"}", "wrong-token"),
    (Stranger, "{\"type\":\"join\",\"token\":\"{T} \"}", "wrong-token"),
    (Stranger, "{\"type\":\"join\",\"token\":\"{T}\\u0000\"}", "wrong-token"),
    (Stranger, "{\"type\":\"join\",\"token\":\"' OR 1=1 --\"}", "wrong-token"),
];

/// The table on which bad things are said: a few moves into the game, one seat asked, and its filled-in blanks.
struct Scene<'a> {
    host: &'a Host,
    table: Opened,
    foreign: Opened,
    asked: Client,
    other: Client,
    spectator: Client,
    /// The prompt that the other seat will be asked next.
    others: u64,
}

impl<'a> Scene<'a> {
    async fn set(host: &'a Host, place: &Place) -> Scene<'a> {
        let (table, foreign) = (host.open_duel(), host.open_duel());
        let mut both = seated(&host.address, &table).await;
        let one = |both: &[Client; 2]| match [both[0].prompt(), both[1].prompt()] {
            [Some(prompt), None] | [None, Some(prompt)] => prompt > 3,
            _ => false,
        };
        play(&mut both, 200, one).await;
        assert!(one(&both), "there is a moment in which one is asked");
        let [first, second] = both;
        let (asked, other) = if first.prompt().is_some() { (first, second) } else { (second, first) };
        let spectator = Client::join(&host.address, &table.id, "").await;
        let kept = place.kept(&table.id).await;
        let of_other =
            |line: &str| serde_json::from_str::<Value>(line).unwrap()["seat"] == other.you.unwrap();
        let others = kept.entries.iter().filter(|entry| of_other(&entry.line)).count() as u64 + 1;
        Scene { host, table, foreign, asked, other, spectator, others }
    }

    fn filled(&self, said: &str) -> String {
        let prompt = self.asked.prompt().unwrap();
        let choice = self.asked.options()[0];
        let orders = vec!["{\"do\":\"never\"}"; 65].join(",");
        let deep = "[".repeat(3000) + &"]".repeat(3000);
        said.replace("{P}", &prompt.to_string())
            .replace("{N}", &(prompt + 1).to_string())
            .replace("{O}", &self.others.to_string())
            .replace("{C}", choice)
            .replace("{UPPER}", &choice.to_uppercase())
            .replace("{T}", &self.table.tokens[0])
            .replace("{F}", &self.foreign.tokens[0])
            .replace("{ORDERS}", &orders)
            .replace("{DEEP}", &deep)
            .replace("{LONG}", &"x".repeat(8000))
            .replace("{501}", &"x".repeat(501))
            .replace("{8192}", &"x".repeat(8192))
            .replace("{60000}", &"x".repeat(60_000))
    }

    async fn says(&mut self, who: Who, message: Message) -> String {
        let client = match who {
            Asked => &mut self.asked,
            Other => &mut self.other,
            Spectator => &mut self.spectator,
            Stranger => {
                let mut stranger = Client::stranger(&self.host.address, &self.table.id).await;
                stranger.send(message).await;
                let outcome = stranger.outcome().await;
                assert_eq!(stranger.until(&[]).await, None, "a stranger who is refused goes");
                return outcome;
            }
        };
        client.send(message).await;
        let outcome = client.outcome().await;
        // Patience lasts for twenty bad messages in a row.
        client.sync().await;
        outcome
    }
}

#[tokio::test]
async fn what_is_said_badly_is_refused_and_changes_nothing() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let neighbours = Neighbours::play(&host);
    let mut scene = Scene::set(&host, &place).await;
    let before = all_of(&host.address, &place, &scene.table).await;
    let mut wrong = Vec::new();
    for (who, said, code) in SAID {
        let text = scene.filled(said);
        let outcome = scene.says(*who, Message::text(text)).await;
        if outcome != *code {
            wrong.push(format!("{who:?} says {said}: {outcome} and not {code}"));
        }
        let after = all_of(&host.address, &place, &scene.table).await;
        assert!(before == after, "{who:?} says {said}, and then\n{after}\nis no longer\n{before}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // And the game goes on.
    assert_eq!(scene.asked.choose(0).await, "accepted");
    neighbours.are_content().await;
}

fn text_frame(bytes: &[u8], last: bool) -> Message {
    Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(Data::Text), last))
}

fn more(bytes: &[u8], last: bool) -> Message {
    Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(Data::Continue), last))
}

#[tokio::test]
async fn frames_that_are_none_are_refused_or_end_the_connection() {
    let place = Place::sqlite();
    let host = Host::start(&place);
    let neighbours = Neighbours::play(&host);
    let table = host.open_duel();
    let mut both = seated(&host.address, &table).await;
    play(&mut both, 5, |_| false).await;
    let _spectator = Client::join(&host.address, &table.id, "").await;
    let before = all_of(&host.address, &place, &table).await;
    let long = vec![b'x'; 70_000];
    let cases: Vec<(&str, Vec<Message>, &str)> = vec![
        ("bytes", vec![Message::binary(vec![1, 2, 3])], "malformed"),
        ("a message in bytes", vec![Message::binary(&b"{\"type\":\"resign\"}"[..])], "malformed"),
        ("no bytes", vec![Message::binary(Vec::new())], "malformed"),
        ("a message in pieces", vec![text_frame(b"{\"type\":", false), more(b"\"ping\"}", true)], "pong"),
        ("garbage in pieces", vec![text_frame(b"{\"type\":", false), more(b"\"x\"}", true)], "malformed"),
        ("no text", vec![text_frame(b"\xff\xfe{\"type\":\"resign\"}", true)], "end"),
        ("half a letter", vec![text_frame(b"{\"type\":\"chat\",\"text\":\"\xc5\"}", true)], "end"),
        ("a surrogate", vec![text_frame(b"\"\xed\xa0\x80\"", true)], "end"),
        ("a frame too long", vec![Message::text("x".repeat(70_000))], "end"),
        ("bytes too long", vec![Message::binary(long.clone())], "end"),
        (
            "pieces too long together",
            vec![text_frame(&long[..40_000], false), more(&long[..40_000], true)],
            "end",
        ),
        ("a piece of nothing", vec![more(b"{\"type\":\"resign\"}", true)], "end"),
        ("a message within another", vec![text_frame(b"{", false), text_frame(b"{}", true)], "end"),
        (
            "an unknown kind of frame",
            vec![Message::Frame(Frame::message(Vec::new(), OpCode::Data(Data::Reserved(5)), true))],
            "end",
        ),
        ("a long ping", vec![Message::Ping(vec![0; 126].into())], "end"),
    ];
    for (name, frames, outcome) in cases {
        let mut client = Client::join(&host.address, &table.id, &table.tokens[0]).await;
        for frame in frames {
            client.send(frame).await;
        }
        assert_eq!(client.outcome().await, outcome, "{name}");
        let after = all_of(&host.address, &place, &table).await;
        assert!(before == after, "{name}: {after}\nis no longer\n{before}");
    }
    // A connection may prove that it lives before it says who it is.
    let mut early = Client::stranger(&host.address, &table.id).await;
    early.send(Message::Ping(vec![1].into())).await;
    early.enter(&table.tokens[0], None).await;
    assert_eq!(early.you, Some(0));
    neighbours.are_content().await;
}
