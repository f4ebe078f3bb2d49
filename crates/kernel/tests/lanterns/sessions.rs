//! Sessions and journals: what may be taken back, what a file looks like, and what is wrong with it.

use crate::game::Lanterns;
use crate::rules::Frame;
use kernel::laws::play_random;
use kernel::{CannotUndo, Digest, Entry, Game, Identity, Illegal, Journal, ReplayError, Seat, Seed, Session};
use proptest::prelude::*;
use std::sync::Arc;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn session(seats: usize) -> Session<Lanterns> {
    Session::new(Lanterns::with(seats), Seed::from_number(1))
}

/// Chooses by name; a name that is not offered fails the test.
#[track_caller]
fn choose(session: &mut Session<Lanterns>, seat: Seat, name: &str) -> usize {
    match session.choose_named(seat, name, &mut Vec::new()) {
        Ok(entry) => entry,
        Err(illegal) => panic!("{illegal}"),
    }
}

/// The first thing the seat is offered, by name.
fn first(session: &Session<Lanterns>, seat: Seat) -> String {
    let mut choices = Vec::new();
    session.state().choices(seat, &mut choices);
    session.game().name(session.state(), seat, choices[0]).to_string()
}

/// A session of two whose bids are made without cards; also who has the first turn, and the other.
fn turns() -> (Session<Lanterns>, Seat, Seat) {
    let mut session = session(2);
    choose(&mut session, A, "done");
    choose(&mut session, B, "done");
    let Some(Frame::Turns { first, .. }) = session.state().stack.last().copied() else { panic!("no turns") };
    (session, first, Seat(1 - first.0))
}

#[track_caller]
fn assert_replays(session: &Session<Lanterns>) {
    let again = Session::load(session.game().clone(), session.save().as_bytes()).unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(again.journal(), session.journal());
    assert_eq!(again.steps(), session.steps());
}

#[test]
fn secret_answers_may_be_taken_back_until_the_last_seat_is_done() {
    let mut session = session(3);
    let start = session.state().clone();
    let of_b = first(&session, B);
    let of_a = first(&session, A);
    choose(&mut session, A, &of_a);
    choose(&mut session, B, &of_b);
    choose(&mut session, A, "done");
    let before = session.state().clone();
    // A has finished, and B and C go on: A may still think again.
    choose(&mut session, B, "done");
    assert_eq!(session.undo_points(A), [0, 2]);
    assert_eq!(session.undo_points(B), [1, 3]);
    assert!(session.undo_points(C).is_empty());
    assert_eq!((session.can_undo(A), session.can_undo(C)), (Some(2), None));

    session.undo(B, 3).unwrap();
    assert_eq!(*session.state(), before);
    session.undo(A, 0).unwrap();
    assert!(session.game().deciding(session.state()).contains(A));
    assert_eq!(session.steps().iter().map(|step| step.entry()).collect::<Vec<_>>(), [1]);
    session.undo(B, 1).unwrap();
    assert_eq!(*session.state(), start);
    assert_replays(&session);

    for seat in [B, A, C] {
        choose(&mut session, seat, "done");
    }
    for seat in [A, B, C] {
        assert!(session.undo_points(seat).is_empty());
    }
    let entry = session.steps()[0].entry();
    assert_eq!(session.undo(B, entry), Err(CannotUndo::Revealed(entry)));
    assert_replays(&session);
}

#[test]
fn a_turn_may_be_taken_back_until_another_seat_acts() {
    let (mut session, one, two) = turns();
    let before = session.state().clone();
    let row = first_row(&session, one);
    choose(&mut session, one, &row);
    let between = session.state().clone();
    choose(&mut session, one, "end turn");
    assert_eq!(session.undo_points(one), [2, 3]);
    assert!(session.undo_points(two).is_empty());

    session.undo(one, 3).unwrap();
    assert_eq!(*session.state(), between);
    session.undo(one, 2).unwrap();
    assert_eq!(*session.state(), before);
    choose(&mut session, one, &row);
    choose(&mut session, one, "end turn");
    assert_eq!(session.undo_points(one), [6, 7]);

    let row = first_row(&session, two);
    choose(&mut session, two, &row);
    assert!(session.undo_points(one).is_empty());
    assert_eq!(session.undo(one, 7), Err(CannotUndo::Acted(7, two)));
    assert_eq!(session.undo(one, 6), Err(CannotUndo::Acted(6, two)));
    // Back to its own last choice it may, for nobody has acted since.
    assert_eq!(session.undo_points(two), [8]);
    session.undo(two, 8).unwrap();
    assert_eq!(session.undo_points(one), [6, 7]);
    assert_replays(&session);
}

fn first_row(session: &Session<Lanterns>, seat: Seat) -> String {
    let mut choices = Vec::new();
    session.state().choices(seat, &mut choices);
    let names = choices.iter().map(|choice| session.game().name(session.state(), seat, *choice).to_string());
    names.into_iter().find(|name| name.starts_with("row")).unwrap()
}

#[test]
fn nothing_is_taken_back_past_what_came_to_light() {
    for what in ["draw", "peek"] {
        let (mut session, one, _) = turns();
        let row = first_row(&session, one);
        choose(&mut session, one, &row);
        choose(&mut session, one, what);
        assert!(session.undo_points(one).is_empty());
        assert_eq!(session.undo(one, 3), Err(CannotUndo::Revealed(3)));
        assert_eq!(session.undo(one, 2), Err(CannotUndo::Revealed(2)));
    }
}

#[test]
fn only_a_choice_that_stands_is_taken_back() {
    let (mut session, one, two) = turns();
    choose(&mut session, one, "end turn");
    let before = session.save();
    assert_eq!(session.undo(two, 2), Err(CannotUndo::NotYours(2, one)));
    assert_eq!(session.undo(one, 3), Err(CannotUndo::NoChoice(3)));
    assert_eq!(session.undo_anything(usize::MAX), Err(CannotUndo::NoChoice(usize::MAX)));
    assert_eq!(session.undo(Seat(200), 2), Err(CannotUndo::NotYours(2, one)));
    assert!(session.undo_points(Seat(200)).is_empty());
    assert_eq!(session.save(), before);
    session.undo(one, 2).unwrap();
    assert_eq!(session.undo(one, 2), Err(CannotUndo::NoChoice(2)));
    assert_eq!(session.undo(one, 3), Err(CannotUndo::NoChoice(3)));
    assert_eq!(session.undo_anything(3), Err(CannotUndo::NoChoice(3)));
}

#[test]
fn by_consent_anything_is_taken_back() {
    let (mut session, one, two) = turns();
    let before = session.state().clone();
    choose(&mut session, one, "draw");
    choose(&mut session, one, "end turn");
    choose(&mut session, two, "draw");
    session.undo_anything(2).unwrap();
    assert_eq!(*session.state(), before);
    assert_eq!(session.steps().len(), 2);
    assert_replays(&session);
    // The same choice meets the same card.
    choose(&mut session, one, "draw");
    choose(&mut session, one, "end turn");
    assert_eq!(session.undo_points(one), [7]);
    session.undo_anything(7).unwrap();
    session.undo_anything(0).unwrap();
    assert_eq!(*session.state(), session.game().start(Seed::from_number(1)));
    assert_eq!(session.journal().entries.len(), 10);
    assert_replays(&session);
}

#[test]
fn forced_choices_are_recorded_as_such() {
    let mut session = session(2);
    for _ in 0..2 {
        let name = first(&session, A);
        choose(&mut session, A, &name);
    }
    choose(&mut session, A, "done");
    let options: Vec<usize> = session.steps().iter().map(|step| step.options()).collect();
    assert_eq!(options[2], 1);
    assert!(options[0] > 1);
}

#[test]
fn what_is_not_offered_is_refused_with_the_clause() {
    let mut session = session(2);
    let before = session.save();
    let mut events = Vec::new();
    let refused = |session: &mut Session<Lanterns>, seat, name: &str, events: &mut Vec<_>| {
        session.choose_named(seat, name, events).unwrap_err().to_string()
    };
    assert_eq!(refused(&mut session, A, "draw", &mut events), "\"draw\" is not offered here (LAN-2)");
    assert_eq!(refused(&mut session, A, "", &mut events), "\"\" is not offered here (LAN-2)");
    assert_eq!(refused(&mut session, Seat(2), "done", &mut events), "seat2 is not asked now");
    assert_eq!(refused(&mut session, Seat(255), "done", &mut events), "seat255 is not asked now");
    assert_eq!(
        session.choose(A, crate::rules::Choice::Draw, &mut events),
        Err(Illegal::NotOffered { name: "Draw".into(), clause: kernel::Clause("LAN-2") })
    );
    assert!(events.is_empty());
    assert_eq!(session.save(), before);
}

#[test]
fn a_file_reads_well() {
    let mut session = session(2);
    choose(&mut session, A, "done");
    session.undo(A, 0).unwrap();
    choose(&mut session, B, "done");
    session.undo_anything(2).unwrap();
    let content = Digest(session.game().content_hash());
    let seed = String::from(Seed::from_number(1));
    let end = session.written().unwrap();
    let text = format!(
        r#"{{"format":1,"game":"lanterns","rules":7,"content":"written:{content}","setup":{{"seats":2}},"seed":"{seed}"}}
{{"seat":0,"choose":"done"}}
{{"seat":0,"undo":0}}
{{"seat":1,"choose":"done"}}
{{"back":2}}
{{"end":"written:{end}"}}
"#
    );
    assert_eq!(session.save(), text);
    let journal = Journal::read(text.as_bytes()).unwrap();
    assert_eq!(journal.write(), text);
    assert_eq!(journal.entries[1].to_string(), r#"{"seat":0,"undo":0}"#);
    // Other line ends and empty lines are read too.
    assert_eq!(Journal::read(text.replace('\n', "\r\n\r\n").as_bytes()).unwrap(), journal);
    let entries: Vec<Entry> =
        serde_json::from_str(&serde_json::to_string(&journal.entries).unwrap()).unwrap();
    assert_eq!(entries, journal.entries);
}

const HEADER: &str = r#"{"format":1,"game":"lanterns","rules":7,"content":"0000000000000000000000000000000000000000000000000000000000000000","setup":{"seats":2},"seed":"0000000000000000000000000000000000000000000000000000000000000000"}"#;

#[test]
fn malformed_files() {
    let after = |line: &str| format!("{HEADER}\n{{\"seat\":0,\"choose\":\"done\"}}\n{line}\n");
    let header =
        "; a journal begins with {\"format\":1,\"game\":…,\"rules\":…,\"content\":…,\"setup\":…,\"seed\":…}";
    let entry = "; an entry is {\"seat\":0,\"choose\":\"…\"}, {\"seat\":0,\"undo\":n}, {\"back\":n} or at last {\"end\":\"…\"}";
    let zeros = "0".repeat(64);
    let table: &[(String, String)] = &[
        ("".into(), format!("line 1: the file is empty{header}")),
        (" \r\n\n".into(), format!("line 1: the file is empty{header}")),
        ("hello".into(), format!("line 1: no JSON object{header}")),
        ("{}".into(), format!("line 1: missing field `format`{header}")),
        ("[1]".into(), format!("line 1: no JSON object{header}")),
        (
            r#"{"format":2,"game":["other"]}"#.into(),
            "line 1: the journal has format 2; this program reads format 1".into(),
        ),
        (r#"{"format":"1"}"#.into(), format!("line 1: invalid type: string \"1\", expected u64{header}")),
        (HEADER.replace("\"rules\":7,", ""), format!("line 1: missing field `rules`{header}")),
        (
            HEADER.replace("\"rules\":7", "\"rules\":-7"),
            format!("line 1: invalid value: integer `-7`, expected u32{header}"),
        ),
        (
            HEADER.replace("\"setup\"", "\"set-up\""),
            format!(
                "line 1: unknown field `set-up`, expected one of `format`, `game`, `rules`, `content`, `setup`, `seed`, `fair`{header}"
            ),
        ),
        (
            HEADER.replace(&format!("\"content\":\"{zeros}\""), "\"content\":\"abc\""),
            format!("line 1: a hash is 64 hexadecimal digits, not \"abc\"{header}"),
        ),
        (
            HEADER.replace(&format!("\"seed\":\"{zeros}\""), "\"seed\":\"+1\""),
            format!("line 1: a seed is 64 hexadecimal digits, not \"+1\"{header}"),
        ),
        (after("{"), format!("line 3: no JSON (EOF while parsing an object, column 1){entry}")),
        (after("nonsense"), format!("line 3: no JSON object{entry}")),
        (after("[0,\"done\"]"), format!("line 3: no JSON object{entry}")),
        (after("{seat:0}"), format!("line 3: no JSON (key must be a string, column 2){entry}")),
        (after("{}"), format!("line 3: a line that says nothing{entry}")),
        (after(r#"{"seat":0}"#), format!("line 3: a seat that does nothing{entry}")),
        (after(r#"{"choose":"done"}"#), format!("line 3: a choice without a seat{entry}")),
        (after(r#"{"undo":0}"#), format!("line 3: an undo without a seat{entry}")),
        (after(r#"{"seat":0,"back":0}"#), format!("line 3: a line that says two things at once{entry}")),
        (
            after(r#"{"seat":0,"choose":"done","undo":0}"#),
            format!("line 3: a line that says two things at once{entry}"),
        ),
        (
            after(r#"{"seat":256,"choose":"done"}"#),
            format!("line 3: invalid value: integer `256`, expected u8{entry}"),
        ),
        (
            after(r#"{"seat":0,"choose":1}"#),
            format!("line 3: invalid type: integer `1`, expected a string{entry}"),
        ),
        (
            after(r#"{"seat":0,"undo":-1}"#),
            format!("line 3: invalid value: integer `-1`, expected usize{entry}"),
        ),
        (after(r#"{"seat":0,"seat":1,"choose":"done"}"#), format!("line 3: duplicate field `seat`{entry}")),
        (
            after(r#"{"seat":0,"chose":"done"}"#),
            format!(
                "line 3: unknown field `chose`, expected one of `seat`, `choose`, `undo`, `back`, `end`{entry}"
            ),
        ),
        (after(r#"{"end":"12"}"#), format!("line 3: a hash is 64 hexadecimal digits, not \"12\"{entry}")),
        (
            after(&format!("{{\"end\":\"{zeros}\"}}\n\n{{\"seat\":0,\"choose\":\"done\"}}")),
            "line 5: something stands after the end; the end is the last line".into(),
        ),
        (after(HEADER), String::new()),
    ];
    for (text, message) in table {
        let error = Journal::read(text.as_bytes()).expect_err(text).to_string();
        if message.is_empty() {
            assert!(error.starts_with("line 3: unknown field `format`"), "{error}");
        } else {
            assert_eq!(error, *message, "{text}");
        }
    }
    let not_text = [HEADER.as_bytes(), b"\n{\"seat\":0,\"choose\":\"\xff\"}"].concat();
    let error = Journal::read(&not_text).unwrap_err().to_string();
    assert!(error.starts_with("line 2: no JSON (invalid unicode code point"), "{error}");
    let deep = format!("{HEADER}\n{}", "[".repeat(100_000));
    assert!(Journal::read(deep.as_bytes()).is_err());
}

#[test]
fn journals_that_do_not_fit() {
    let (mut session, one, two) = turns();
    choose(&mut session, one, "end turn");
    choose(&mut session, two, "end turn");
    let good = Journal::read(session.save().as_bytes()).unwrap();
    let replay = |change: &dyn Fn(&mut Journal)| {
        let mut journal = good.clone();
        change(&mut journal);
        Session::replay(session.game().clone(), &journal).map(drop).map_err(|e| e.to_string())
    };
    let name = |journal: &mut Journal, n: usize, seat: Seat, name: &str| {
        journal.entries[n] = Entry::Choice { seat, name: name.into() };
    };
    let here = Identity::Written(session.written().unwrap());
    let content = good.header.content;
    let other = Identity::Written(Digest([1; 32]));
    let unknown = Identity::Memory(Digest([1; 32]));
    assert_eq!(replay(&|_| {}), Ok(()));
    assert_eq!(replay(&|j| j.end = None), Ok(()));
    // Nobody can say what a program of long ago meant.
    assert_eq!(replay(&|j| (j.header.content, j.end) = (unknown, Some(unknown))), Ok(()));
    let table: Vec<(Result<(), String>, String)> = vec![
        (replay(&|j| j.header.format = 3), "the journal has format 3; this program reads format 1".into()),
        (
            replay(&|j| j.header.game = "duel".into()),
            "the journal is of the game \"duel\"; this is \"lanterns\"".into(),
        ),
        (
            replay(&|j| j.header.rules = 6),
            "the journal was played under version 6 of the rules; this is version 7; changed since: LAN-5, LAN-2"
                .into(),
        ),
        (
            replay(&|j| j.header.rules = 5),
            "the journal was played under version 5 of the rules; this is version 7; changed since: LAN-9, LAN-2, LAN-5"
                .into(),
        ),
        (
            replay(&|j| j.header.rules = 8),
            "the journal was played under version 8 of the rules; this is version 7".into(),
        ),
        (
            replay(&|j| j.header.content = other),
            format!("the journal was played with other content ({other}; here it is {content})"),
        ),
        (
            replay(&|j| j.header.setup = kernel::Written::of(&serde_json::json!({"seats": 3}))),
            "the journal was played with another setup ({\"seats\":3}; here it is {\"seats\":2})".into(),
        ),
        (
            replay(&|j| j.header.setup = kernel::Written::of(&"two")),
            "the journal was played with another setup (\"two\"; here it is {\"seats\":2})".into(),
        ),
        (replay(&|j| name(j, 1, B, "draw")), "entry 1: \"draw\" is not offered here (LAN-2)".into()),
        (replay(&|j| name(j, 1, A, "done")), "entry 1: seat0 is not asked now".into()),
        (replay(&|j| name(j, 2, Seat(99), "draw")), "entry 2: seat99 is not asked now".into()),
        (
            replay(&|j| j.entries[3] = Entry::Undo { seat: A, to: 0 }),
            "entry 3: something was revealed or answered in secret after entry 0".into(),
        ),
        (
            replay(&|j| j.entries[3] = Entry::Undo { seat: two, to: 2 }),
            format!("entry 3: entry 2 is a choice of {one}"),
        ),
        (
            replay(&|j| j.entries[3] = Entry::Back { to: 3 }),
            "entry 3: entry 3 is no choice that still stands".into(),
        ),
        (
            replay(&|j| j.end = Some(other)),
            format!("the journal ends in the state {other}; playing it again ends in {here}"),
        ),
    ];
    for (result, message) in table {
        assert_eq!(result.unwrap_err(), message);
    }
    let unreadable = Session::load(session.game().clone(), b"?").map(drop).unwrap_err();
    assert!(matches!(unreadable, ReplayError::Unreadable(_)));
}

/// A whole game as a journal, with its game.
fn whole_game(seats: usize, seed: u64) -> (Arc<Lanterns>, Journal) {
    let game = Lanterns::with(seats);
    let mut session = Session::new(game.clone(), Seed::from_number(seed));
    let mut last = None;
    play_random(&*game, seed, |state, _| {
        last = Some(state.clone());
        Ok(())
    })
    .unwrap();
    while let Some(seat) = game.deciding(session.state()).iter().last() {
        let name = first(&session, seat);
        choose(&mut session, seat, &name);
    }
    assert!(game.outcome(&last.unwrap()).is_some());
    (game, Journal::read(session.save().as_bytes()).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    /// No bytes at all make reading panic.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Journal::read(&bytes);
    }

    /// Nor does a real journal with some bytes changed, read and played again.
    #[test]
    fn a_damaged_journal_is_read_or_refused(
        seed in 0u64..20,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let (game, journal) = whole_game(2 + seed as usize % 3, seed);
        let mut bytes = journal.write().into_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        let _ = Session::load(game, &bytes);
    }

    /// Nor do undos to anywhere, and what is accepted plays again.
    #[test]
    fn any_undo_is_obeyed_or_refused(
        seed in 0u64..1000,
        undos in prop::collection::vec((0u8..6, 0usize..40, any::<bool>()), 1..12),
    ) {
        let seats = 2 + seed as usize % 3;
        let game = Lanterns::with(seats);
        let mut session = Session::new(game.clone(), Seed::from_number(seed));
        for (seat, to, anything) in undos {
            for _ in 0..4 {
                let Some(seat) = game.deciding(session.state()).iter().last() else { break };
                let name = first(&session, seat);
                choose(&mut session, seat, &name);
            }
            let entries = session.journal().entries.len();
            let (before, points) = (session.digest(), session.undo_points(Seat(seat)));
            let undone = if anything { session.undo_anything(to) } else { session.undo(Seat(seat), to) };
            prop_assert_eq!(session.journal().entries.len(), entries + usize::from(undone.is_ok()));
            if undone.is_err() {
                prop_assert_eq!(session.digest(), before);
            }
            if !anything {
                prop_assert_eq!(undone.is_ok(), points.contains(&to));
            }
        }
        let again = Session::load(game, session.save().as_bytes()).unwrap();
        prop_assert_eq!(again.state(), session.state());
    }
}
