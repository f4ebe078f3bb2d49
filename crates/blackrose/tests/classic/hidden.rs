//! Who sees what: the views of the seats and of spectators, side by side; and the chance of the first Crown.

use crate::common::{self, play::Table, play::line};
use crate::{at, begin, owned, place, quest, settled, slot, view};
use blackrose::position::Position;
use blackrose::state::{Phase, Side, Slot};
use kernel::{Chance, Game, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Everybody but one seat: the other seats, and the spectators.
fn others(table: &Table, seat: u8) -> Vec<Viewer> {
    let seats = (0..table.game.seats as u8).filter(|s| *s != seat).map(|s| Viewer::Seat(Seat(s)));
    seats.chain([Viewer::Spectator]).collect()
}

fn seat_of(table: &Table, who: Viewer, seat: usize) -> Value {
    view(table, who)["seats"][seat].clone()
}

fn own(table: &Table, seat: u8) -> Value {
    seat_of(table, Viewer::Seat(Seat(seat)), seat as usize)
}

fn heard(table: &Table, who: Viewer) -> String {
    let told = table.told.iter().filter(|t| t.audience.includes(who));
    told.map(|t| line(&t.event) + "\n").collect()
}

/// What a viewer sees and has heard, as text.
fn all(table: &Table, who: Viewer) -> String {
    format!("{}\n{}", view(table, who), heard(table, who))
}

/// Tessa in the Garden, Jafar in the Forge, Rebecca in the Alchemical Laboratory.
fn three(phase: Phase) -> Position {
    let mut position = Position { phase, ..Position::default() };
    position.seats = ["e", "ene", "n"].map(at).to_vec();
    for seat in &mut position.seats {
        seat.hand = owned(&["jab"]);
    }
    position.seats[0].hand = owned(&["two-doors", "two-doors"]);
    position
}

// rules: CLA-407, CLA-606
#[test]
fn ready_and_active_spells_are_seen_by_their_own_mage_only() {
    let mut position = three(Phase::Action);
    position.seats[0].slots.insert("quick".into(), slot("jab", Side::Dark, Slot::Ready));
    position.seats[0].slots.insert("I".into(), slot("two-doors", Side::Light, Slot::Active));
    let mut table = place(&settled(3), &position);
    let look = |table: &Table| {
        let mine = own(table, 0)["slots"].clone();
        assert_eq!((&mine[0]["spell"], &mine[0]["side"]), (&json!("jab"), &json!("dark")));
        assert_eq!((&mine[1]["spell"], &mine[1]["side"]), (&json!("two-doors"), &json!("light")));
        for who in others(table, 0) {
            let seen = seat_of(table, who, 0)["slots"].clone();
            let announced = [json!(null), json!("trap"), json!(null), json!(null)];
            for (k, state) in ["ready", "active", "empty", "empty"].into_iter().enumerate() {
                assert_eq!(seen[k]["state"], state, "that a Spell lies there can be seen");
                assert_eq!(seen[k]["type"], announced[k], "of an Active one its type alone is announced");
                assert!(seen[k]["spell"].is_null() && seen[k]["side"].is_null(), "{who:?}: {seen}");
            }
        }
    };
    look(&table);
    // At any time: also in the turns of the others.
    table.play("explore; done");
    while table.asked() == [0] {
        table.play("done");
    }
    look(&table);
}

// rules: CLA-300, CLA-318
#[test]
fn a_quest_that_is_held_back_shows_to_nobody_else() {
    let mut position = three(Phase::Preparation);
    for (seat, spell) in position.seats.iter_mut().zip(["two-doors", "jab", "fireball"]) {
        seat.hand = owned(&[spell; 3]);
    }
    position.seats[0].active = vec![quest("free-task"), quest("free-state")];
    let mut table = place(&settled(3), &position);
    let before: Vec<String> = others(&table, 0).into_iter().map(|who| all(&table, who)).collect();
    let prompts = |table: &Table| {
        [1, 2].map(|seat| format!("{:?} {:?}", table.game.prompt(&table.s, Seat(seat)), table.offered(seat)))
    };
    let asked = prompts(&table);
    for answer in ["0: hold free-task", "0: prepare two-doors", "0: slot quick", "0: hold free-state"] {
        table.play(answer);
        let now: Vec<String> = others(&table, 0).into_iter().map(|who| all(&table, who)).collect();
        assert_eq!(before, now, "after {answer}");
        assert_eq!((table.asked(), prompts(&table)), (vec![0, 1, 2], asked.clone()), "after {answer}");
    }
    let mine = own(&table, 0)["active"].clone();
    assert!(mine.as_array().is_some_and(|active| active.iter().all(|q| q["held"] == true)), "{mine}");
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0)["active"].clone();
        assert_eq!(seen.as_array().map(Vec::len), Some(2), "that there are two can be seen");
        for quest in seen.as_array().expect("Active Quests") {
            assert!(quest["quest"].is_null() && quest["held"] != true, "{who:?}: {quest}");
        }
    }
}

// rules: CLA-318, CLA-677
#[test]
fn a_quest_that_is_named_shows_only_when_it_is_completed() {
    // Another's Trap on the activation is asked between the naming and the completion.
    let mut position = three(Phase::Action);
    position.seats[0].active = vec![quest("garden-handle"), quest("free-state")];
    position.seats[1].slots.insert("quick".into(), slot("deceiving-image", Side::Light, Slot::Active));
    let game = settled(3);
    let during = |activation: &str| {
        let mut table = place(&game, &position);
        table.play("explore").play(activation);
        assert_eq!(table.asked(), [1], "{:?}", table.offers());
        let seen: Vec<String> = others(&table, 0).into_iter().map(|who| all(&table, who)).collect();
        let asked = format!("{:?} {:?}", table.game.prompt(&table.s, Seat(1)), table.offered(1));
        (table, seen, asked)
    };
    let (mut named, with_quest, asked) = during("activate room quest:garden-handle");
    let (mut plain, without, plainly) = during("activate room");
    assert_eq!((with_quest, asked), (without, plainly), "nobody can tell the two activations apart");
    assert!(named.s.mages[0].naming.is_some() && plain.s.mages[0].naming.is_none());
    named.play("done");
    plain.play("done");
    while !named.has_told("quest-revealed") {
        let first = named.offers()[0].clone();
        named.play(&first);
    }
    for who in others(&named, 0) {
        let heard = heard(&named, who);
        assert!(heard.contains("quest-revealed mage=tessa quest=garden-handle"), "{heard}");
        assert!(!heard.contains("free-state"), "{heard}");
    }
}

// rules: CLA-655, CLA-606
#[test]
fn neither_half_of_a_room_trap_shows_before_it_triggers() {
    let mut position = three(Phase::Action);
    position.seats[0].slots.insert("quick".into(), slot("two-doors", Side::Light, Slot::Ready));
    let mut table = place(&settled(3), &position);
    table.play("cast quick");
    for who in others(&table, 0) {
        let heard = heard(&table, who);
        assert!(!heard.contains("two-doors"), "{heard}");
        let seen = seat_of(&table, who, 0)["slots"][0].clone();
        assert_eq!(seen["state"], "active");
        assert!(seen["spell"].is_null() && seen["side"].is_null() && seen["element"].is_null(), "{seen}");
    }
}

/// Jafar has cast this Spell in his Quick slot, and nobody has played since.
fn waiting(spell: &str) -> Position {
    let mut position = three(Phase::Action);
    for (seat, hand) in position.seats.iter_mut().zip(["two-doors", "fireball", "fireball"]) {
        seat.hand = owned(&[hand]);
    }
    position.seats[0].slots.insert("quick".into(), slot("jab", Side::Light, Slot::Ready));
    position.seats[1].slots.insert("quick".into(), slot(spell, Side::Light, Slot::Active));
    position.seats[1].at = "e".into();
    position
}

// rules: CLA-606, CLA-407
#[test]
fn of_a_spell_cast_face_down_its_type_is_announced_and_nothing_else() {
    let game = settled(3);
    let cast = |spell: &str| {
        let mut position = waiting("bulwark");
        position.seats[0].slots.insert("I".into(), slot(spell, Side::Light, Slot::Ready));
        let mut table = place(&game, &position);
        // Of which pool the position takes its cards is seen, so only the seat itself is looked at.
        let look = |table: &Table, who| format!("{}\n{}", seat_of(table, who, 0), heard(table, who));
        let before = look(&table, Viewer::Seat(Seat(1)));
        table.play("cast I");
        (before, look(&table, Viewer::Seat(Seat(1))), look(&table, Viewer::Spectator))
    };
    let (trap, aegis, bulwark) = (cast("noose"), cast("aegis"), cast("bulwark"));
    assert_eq!(trap.0, aegis.0, "while it is prepared not even its type is known");
    assert!(
        trap.1.contains("activated kind=trap mage=tessa slot=I")
            && trap.2.contains("activated kind=trap mage=tessa slot=I"),
        "{}",
        trap.1
    );
    assert!(aegis.1.contains("activated kind=protection mage=tessa slot=I"), "{}", aegis.1);
    assert_eq!((aegis.1, aegis.2), (bulwark.1, bulwark.2), "nobody can tell one Protection from another");
}

// rules: CLA-606, CLA-670
#[test]
fn who_is_asked_for_an_answer_follows_the_announced_type() {
    // Only Protections of this match answer damage, only Traps a Model that enters a Room.
    let game = settled(3);
    let asked = |spell: &str, choices: &str| {
        let mut table = place(&game, &waiting(spell));
        table.play(choices);
        let prompt = format!("{:?}", table.game.prompt(&table.s, Seat(1)));
        (table.asked(), prompt, table.offered(1))
    };
    assert_eq!(asked("aegis", "cast quick").0, [1]);
    assert_eq!(asked("two-doors", "cast quick").0, [1], "some Trap waits for a Spell that is cast");
    assert_eq!(asked("two-doors", "fight; attack jafar").0, [0], "no Trap waits for that");
    assert_eq!(asked("two-doors", "explore; move room:classic-forge").0, [1]);
    assert_eq!(asked("aegis", "explore; move room:classic-forge").0, [0], "no Protection waits for that");
    // Who holds another Protection, which does not wait for it, is asked all the same.
    let mut position = waiting("bulwark");
    position.seats[1].slots.insert("quick".into(), slot("bulwark", Side::Dark, Slot::Active));
    let mut table = place(&game, &position);
    table.play("cast quick");
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.offered(1), ["done"]);
}

// rules: CLA-603
#[test]
fn an_element_is_named_when_its_spell_is_revealed_and_not_before() {
    let mut position = three(Phase::Action);
    position.seats[0].slots.insert("quick".into(), slot("jab", Side::Dark, Slot::Ready));
    let mut table = place(&settled(3), &position);
    for who in others(&table, 0) {
        assert!(seat_of(&table, who, 0)["slots"][0]["element"].is_null());
    }
    table.play("cast quick");
    assert!(table.is_offered("element water"), "{:?}", table.offers());
    table.play("element water");
    for who in others(&table, 0) {
        assert_eq!(seat_of(&table, who, 0)["slots"][0]["element"], "water");
    }
}

// rules: CLA-300, CLA-265
#[test]
fn a_drawn_quest_lies_face_down() {
    let mut position = three(Phase::BlackRose);
    position.quests = owned(&["garden-handle", "forge-handle", "free-task"]);
    let mut table = place(&settled(3), &position);
    while table.s.phase == Phase::BlackRose {
        let first = table.offers()[0].clone();
        table.play(&first);
    }
    let handed: BTreeMap<u8, String> = (0..3)
        .map(|seat| {
            let mine = own(&table, seat)["active"].clone();
            (seat, mine[0]["quest"].as_str().unwrap_or_else(|| panic!("{mine}")).to_owned())
        })
        .collect();
    for (seat, id) in &handed {
        for who in others(&table, *seat) {
            let seen = seat_of(&table, who, *seat as usize)["active"].clone();
            assert!(seen[0]["quest"].is_null(), "{seen}");
            assert!(!heard(&table, who).contains(id.as_str()));
        }
    }
}

// rules: CLA-158
#[test]
fn the_first_crown_holder_is_drawn_by_chance() {
    for players in 2..=4 {
        let game = common::classic(players);
        let mut held = vec![0usize; players];
        for seed in 0..240 {
            let table = begin(&game, seed);
            held[table.s.crown.index()] += 1;
            assert_eq!(table.s.crown, table.s.first, "the Crown Holder is first player");
            assert_eq!(table.asked(), [table.s.crown.0], "and chooses first");
        }
        let even = 240 / players;
        assert!(held.iter().all(|n| n.abs_diff(even) < 40), "{held:?}");
    }
}

// rules: CLA-404, CLA-405
#[test]
fn all_prepare_at_once_and_nobody_sees_how_far_the_others_are() {
    let mut position = three(Phase::Preparation);
    position.seats[1].hand = owned(&["jab", "jab", "jab"]);
    position.seats[2].hand = owned(&["fireball", "fireball", "fireball"]);
    let mut table = place(&settled(3), &position);
    assert_eq!(table.asked(), [0, 1, 2]);
    let before: Vec<Value> = others(&table, 0).into_iter().map(|who| view(&table, who)).collect();
    table.play("0: prepare two-doors; 0: slot quick; 0: prepare two-doors; 0: slot I");
    let now: Vec<Value> = others(&table, 0).into_iter().map(|who| seat_of(&table, who, 0)).collect();
    let was: Vec<Value> = before.iter().map(|view| view["seats"][0].clone()).collect();
    assert_eq!(now, was, "as before, until all are done");
    table.play(
        "1: prepare jab; 1: slot quick; 1: side dark; 1: prepare jab; 1: slot I; 1: side light; 1: done",
    );
    assert_eq!((table.asked(), table.s.phase), (vec![2], Phase::Preparation));
    for who in others(&table, 1) {
        let slots = seat_of(&table, who, 1)["slots"].clone();
        assert!(slots.as_array().is_some_and(|slots| slots.iter().all(|slot| slot["state"] == "empty")));
    }
}

// rules: CLA-407
#[test]
fn what_one_has_looked_at_nobody_else_sees() {
    let mut position = three(Phase::Action);
    position.seats[0].slots.insert("quick".into(), slot("arcane-mark", Side::Light, Slot::Ready));
    position.seats[1].slots.insert("quick".into(), slot("jab", Side::Dark, Slot::Ready));
    position.seats[1].slots.insert("I".into(), slot("two-doors", Side::Light, Slot::Active));
    let mut table = place(&settled(3), &position);
    table.play("cast quick; target room:classic-forge");
    while table.asked() == [1] {
        table.play("done");
    }
    let seen = |who| seat_of(&table, who, 1)["slots"][0].clone();
    let mark = seen(Viewer::Seat(Seat(0)));
    assert_eq!(
        (&mark["spell"], &mark["side"], &mark["state"]),
        (&json!("jab"), &json!("dark"), &json!("ready"))
    );
    let waiting = seat_of(&table, Viewer::Seat(Seat(0)), 1)["slots"][1].clone();
    assert!(waiting["spell"].is_null(), "what waits is not Ready: {waiting}");
    for who in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert!(seen(who)["spell"].is_null() && seen(who)["side"].is_null(), "{who:?}: {}", seen(who));
        assert!(!heard(&table, who).contains("saw-spell"), "{who:?}");
    }
    // Every world that Tessa can think of has the Spell there, on that side.
    let mut chance = Chance::new(Seed::from_number(1));
    for _ in 0..50 {
        let world = table.game.sample(&table.s, Seat(0), &mut chance);
        let table = Table { game: table.game.clone(), s: world, told: Vec::new() };
        assert_eq!(own(&table, 1)["slots"][0], mark);
    }
}

// rules: CLA-609
#[test]
fn a_spell_that_is_exchanged_is_known_to_both_and_to_nobody_else() {
    let mut position = three(Phase::Action);
    position.seats[0].slots.insert("quick".into(), slot("extort-magic", Side::Light, Slot::Ready));
    position.seats[1].hand = owned(&["jab", "noose"]);
    let mut table = place(&settled(3), &position);
    table.play("cast quick; target jafar");
    let hand = |table: &Table, who, seat| seat_of(table, who, seat)["known_hand"].clone();
    assert_eq!(hand(&table, Viewer::Seat(Seat(0)), 1), json!(["jab", "noose"]));
    table.play("take noose; give two-doors");
    let tessa = Viewer::Seat(Seat(0));
    let jafar = Viewer::Seat(Seat(1));
    assert_eq!(
        hand(&table, tessa, 1),
        json!(["jab", "two-doors"]),
        "what was seen there, and what was given"
    );
    assert_eq!(hand(&table, jafar, 0), json!(["noose"]), "what was given, and nothing else");
    for who in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!((hand(&table, who, 0), hand(&table, who, 1)), (json!([]), json!([])), "{who:?}");
        assert!(!heard(&table, who).contains("spell=noose"), "{who:?}");
    }
    let mut chance = Chance::new(Seed::from_number(1));
    for _ in 0..50 {
        let world = table.game.sample(&table.s, Seat(0), &mut chance);
        let table = Table { game: table.game.clone(), s: world, told: Vec::new() };
        assert_eq!(own(&table, 1)["known_hand"], json!(["jab", "two-doors"]));
    }
}
