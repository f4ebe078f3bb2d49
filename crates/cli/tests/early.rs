//! What early programs kept, which named content and states by hashes of their memory, is still read.

#[path = "common/program.rs"]
mod program;

use kernel::{Journal, version};
use program::{conclave, root};
use serde::Deserialize;
use server::packs::Shelf;
use std::sync::Arc;
use store::{MatchState, NewMatch, Store, Synchronous, Write};

/// A match as an early program kept it.
#[derive(Deserialize)]
struct Kept {
    id: String,
    state: String,
    game: String,
    rules: u32,
    content: String,
    created: i64,
    record: String,
    entries: Vec<String>,
    notes: Vec<String>,
    snapshot: Snapshot,
}

#[derive(Deserialize)]
struct Snapshot {
    n: u32,
    digest: String,
    position: String,
}

fn matches() -> Vec<Kept> {
    let text = include_str!("early/matches.jsonl");
    text.lines().map(|line| serde_json::from_str(line).expect("a match")).collect()
}

async fn keep(store: &Store, kept: &Kept, packs: &str) {
    let new = NewMatch {
        id: kept.id.clone(),
        state: MatchState::try_from(kept.state.clone()).unwrap(),
        game: kept.game.clone(),
        rules: kept.rules,
        content: kept.content.clone(),
        packs: packs.to_owned(),
        created: kept.created,
        record: kept.record.clone(),
    };
    store.create(&new).await.unwrap();
    let (id, at): (Arc<str>, i64) = (kept.id.as_str().into(), kept.created);
    let entry =
        |(n, line): (u32, &String)| Write::Entry { id: id.clone(), n, at, spent: 1, line: line.clone() };
    let note = |(n, json): (u32, &String)| Write::Note { id: id.clone(), n, at, json: json.clone() };
    let mut writes: Vec<Write> = (0..).zip(&kept.entries).map(entry).collect();
    writes.extend((0..).zip(&kept.notes).map(note));
    let Snapshot { n, digest, position } = &kept.snapshot;
    writes.push(Write::Snapshot { id, n: *n, digest: digest.clone(), position: position.clone() });
    let writer = store.writer();
    writer.submit(writes, Box::new(|result| result.expect("it is kept")));
    writer.flush().await;
}

/// Is the version that these matches were begun under still the newest of their game?
fn is_current(kept: &Kept) -> bool {
    kept.rules == version::newest(games::versions(&kept.game))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_of_an_early_program_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("conclave.db").display());
    let store = Store::open(&url, Synchronous::Normal).await.unwrap();
    let shelf = Shelf::load(&[]).unwrap();
    shelf.keep(&store).await.unwrap();
    let matches = matches();
    for kept in &matches {
        keep(&store, kept, &shelf.current).await;
    }
    let current = matches.iter().filter(|kept| is_current(kept)).count();
    let check = || conclave(&["store", "check", "--data", &folder.path().display().to_string()]);
    let ran = check();
    let changed = matches.len() - current;
    let counts =
        format!("{} matches: {current} same, {changed} changed, 0 different, 0 impossible", matches.len());
    assert!(ran.out.contains(&counts), "{}{}", ran.out, ran.err);
    assert_eq!(ran.code, i32::from(changed > 0), "{}", ran.out);
    for kept in matches.iter().filter(|kept| !is_current(kept)) {
        assert!(
            ran.out.contains(&format!("{} {}: changed: begun under version 4", kept.game, kept.id)),
            "{}",
            ran.out
        );
        for clause in version::changed_since(games::versions(&kept.game), kept.rules) {
            assert!(ran.out.contains(clause.0), "{clause} is not listed: {}", ran.out);
        }
    }
    // A position that it did not lead to is told.
    let Some(over) = matches.iter().find(|kept| kept.state == "over" && is_current(kept)) else { return };
    let elsewhere = over.snapshot.position.replacen("\"seats\":[", "\"seats\":[{},", 1);
    assert_ne!(elsewhere, over.snapshot.position);
    let Snapshot { n, ref digest, .. } = over.snapshot;
    let write =
        Write::Snapshot { id: over.id.as_str().into(), n, digest: digest.clone(), position: elsewhere };
    let writer = store.writer();
    writer.submit(vec![write], Box::new(|result| result.expect("it is kept")));
    writer.flush().await;
    let ran = check();
    assert!(
        ran.code == 1 && ran.out.contains(&format!("{} {}: different: after", over.game, over.id)),
        "{}",
        ran.out
    );
}

/// A replay whose header and end are of an early program plays on, and is written anew with the same choices.
#[test]
fn a_journal_of_an_early_program_is_played_and_renewed() {
    let folder = tempfile::tempdir().unwrap();
    let path = root().join("replays/penumbra-random-random-1-0.jsonl");
    let mut journal = Journal::read(&std::fs::read(&path).unwrap()).unwrap();
    let whole = journal.write();
    let memory = kernel::Identity::Memory(kernel::Digest([7; 32]));
    (journal.header.content, journal.end) = (memory, Some(memory));
    let early = folder.path().join("early.jsonl");
    let shown = early.display().to_string();
    std::fs::write(&early, journal.write()).unwrap();
    let ran = conclave(&["replay", &shown]);
    assert!(
        ran.code == 0 && ran.out.contains("names its end as early programs did"),
        "{}{}",
        ran.out,
        ran.err
    );
    // Nor does an older version of the rules matter then.
    journal.header.rules -= 1;
    std::fs::write(&early, journal.write()).unwrap();
    let ran = conclave(&["replay", &shown]);
    assert!(ran.code != 0 && ran.err.contains("of the rules; this is version"), "{}{}", ran.out, ran.err);
    assert_eq!(conclave(&["replay", "--renew", &shown]).code, 0);
    let renewed = std::fs::read_to_string(&early).unwrap();
    assert!(renewed == whole, "{} is of other content: cargo xtask renew", path.display());
    // What is not over is not renewed.
    journal.entries.pop();
    std::fs::write(&early, journal.write()).unwrap();
    let ran = conclave(&["replay", "--renew", &shown]);
    assert!(
        ran.code == 1 && ran.err.contains("do not lead to the end of the game"),
        "{}{}",
        ran.out,
        ran.err
    );
}
