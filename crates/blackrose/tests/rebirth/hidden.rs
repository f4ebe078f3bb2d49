//! Who sees what: the views of the seats and of spectators, side by side.

use crate::common::play::{Table, line};
use crate::{at, owned, place, settled, sorted, view};
use blackrose::cards::{Card, Zone};
use blackrose::position::{EvocationAt, JinxAt, Position, QuestAt, RoomAt, SeatAt, SlotAt};
use blackrose::state::{Phase, Side, Slot};
use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};

/// Everybody but one seat: the other seats, and the spectators.
fn others(table: &Table, seat: u8) -> Vec<Viewer> {
    let seats = (0..table.game.seats as u8).filter(|s| *s != seat).map(|s| Viewer::Seat(Seat(s)));
    seats.chain([Viewer::Spectator]).collect()
}

fn everybody(table: &Table) -> Vec<Viewer> {
    others(table, u8::MAX)
}

/// What one viewer sees of a seat.
fn seat_of(table: &Table, who: Viewer, seat: usize) -> Value {
    view(table, who)["seats"][seat].clone()
}

fn own(table: &Table, seat: u8) -> Value {
    seat_of(table, Viewer::Seat(Seat(seat)), seat as usize)
}

/// What a viewer has been told, one line each.
fn heard(table: &Table, who: Viewer) -> String {
    let told = table.told.iter().filter(|t| t.audience.includes(who));
    told.map(|t| line(&t.event) + "\n").collect()
}

/// A view as text.
fn text(table: &Table, who: Viewer) -> String {
    view(table, who).to_string()
}

fn slot(spell: &str, side: Side, state: Slot) -> SlotAt {
    SlotAt { spell: spell.into(), side, state, element: None, target: None }
}

fn quest(id: &str) -> QuestAt {
    QuestAt { quest: id.into(), ..QuestAt::default() }
}

/// Three Mages in three Rooms.
fn three(phase: Phase) -> Position {
    let mut position = Position { phase, ..Position::default() };
    position.seats = ["e", "w", "ne"].map(|space| at(space, &[], &[])).to_vec();
    for (seat, hand) in position.seats.iter_mut().zip([
        ["torment", "submission", "peak-of-agony"],
        ["deflagrate", "marbling", "albify"],
        ["wax-effigy", "curse", "crypt-fever"],
    ]) {
        seat.hand = owned(&hand);
    }
    position
}

// rules: REB-163
#[test]
fn a_hand_is_seen_by_its_mage_and_counted_by_the_others() {
    let table = place(&settled(3), &three(Phase::Action));
    for seat in 0..3u8 {
        assert_eq!(own(&table, seat)["hand"], 3);
        assert_eq!(own(&table, seat)["known_hand"], json!(table.hand(seat)));
        for who in others(&table, seat) {
            let seen = seat_of(&table, who, seat as usize);
            assert_eq!((&seen["hand"], &seen["known_hand"]), (&json!(3), &json!([])), "{who:?}");
        }
    }
}

/// The answers with which a seat prepares two Spells.
fn preparing(seat: u8, spells: [&str; 2]) -> String {
    let [first, quick] = spells;
    format!(
        "{seat}: prepare {first}; {seat}: slot I; {seat}: side dark; {seat}: prepare {quick}; \
         {seat}: slot quick; {seat}: side light; {seat}: done"
    )
}

// rules: REB-431, REB-163
#[test]
fn all_prepare_at_once_and_nobody_sees_how_far_the_others_are() {
    let mut table = place(&settled(3), &three(Phase::Preparation));
    assert_eq!(table.asked(), [0, 1, 2]);
    let before: Vec<String> = others(&table, 0).into_iter().map(|who| text(&table, who)).collect();
    for answer in
        ["0: prepare torment", "0: slot I", "0: side dark", "0: prepare submission", "0: slot quick"]
    {
        table.play(answer);
        let now: Vec<String> = others(&table, 0).into_iter().map(|who| text(&table, who)).collect();
        assert_eq!(before, now, "after {answer}");
        assert_eq!(table.asked(), [0, 1, 2]);
    }
    assert_eq!(own(&table, 0)["slots"][1]["spell"], "torment");
    table.play("0: side light; 0: done");
    assert_eq!(table.asked(), [1, 2]);
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0);
        assert_eq!(seen["hand"], 3, "as before, until all are done");
        assert!(seen["slots"].as_array().expect("slots").iter().all(|slot| slot["state"] == "empty"));
    }
    table.play(&preparing(2, ["wax-effigy", "curse"]));
    assert_eq!(table.s.phase, Phase::Preparation, "the Phase ends when the last is done");
    table.play(&preparing(1, ["marbling", "albify"]));
    assert_eq!(table.s.phase, Phase::Action);
    for who in others(&table, 0) {
        assert!(!heard(&table, who).contains("torment"), "{}", heard(&table, who));
        assert_eq!(seat_of(&table, who, 0)["hand"], 1);
    }
}

// rules: REB-436, REB-163
#[test]
fn prepared_spells_lie_face_down_and_stay_as_they_are() {
    let mut table = place(&settled(3), &three(Phase::Preparation));
    let mine = preparing(0, ["torment", "submission"]);
    table
        .play(&mine)
        .play(&preparing(1, ["marbling", "albify"]))
        .play(&preparing(2, ["wax-effigy", "curse"]));
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0);
        for (k, state) in [(0, "ready"), (1, "ready"), (2, "empty"), (3, "empty")] {
            let slot = &seen["slots"][k];
            assert_eq!(slot["state"], state, "that a Spell lies there can be seen");
            assert!(slot["spell"].is_null() && slot["side"].is_null(), "{slot}");
        }
        assert_eq!(seen["known_hand"], json!([]));
    }
    // The owner may look at them, but can change neither place nor side.
    let slots = own(&table, 0)["slots"].clone();
    assert_eq!((&slots[1]["spell"], &slots[1]["side"]), (&json!("torment"), &json!("dark")));
    assert_eq!((&slots[0]["spell"], &slots[0]["side"]), (&json!("submission"), &json!("light")));
    for _ in 0..2 {
        for offer in table.offers() {
            assert!(!["slot", "side", "prepare"].iter().any(|word| offer.starts_with(word)), "{offer}");
        }
        table.play("explore; done");
        assert_eq!(own(&table, 0)["slots"], slots);
    }
}

// rules: REB-470, REB-163
#[test]
fn an_active_spell_shows_a_token_and_neither_face_nor_side() {
    let mut position = three(Phase::Action);
    position.seats[0].at = "w".into();
    position.seats[0].slots.insert("I".into(), slot("silver-of-the-sages", Side::Light, Slot::Ready));
    let mut table = place(&settled(3), &position);
    table.play("cast I");
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0);
        assert_eq!(seen["slots"][1]["state"], "active", "its token is seen");
        assert!(seen["slots"][1]["spell"].is_null() && seen["slots"][1]["side"].is_null());
        assert!(!heard(&table, who).contains("silver"), "{}", heard(&table, who));
    }
    let mine = own(&table, 0);
    assert_eq!(mine["slots"][1]["spell"], "silver-of-the-sages");
    assert_eq!(mine["slots"][1]["side"], "light");
    // Its owner turns it up to use it, and then everybody sees it.
    table.play("done; fight; attack rikkart; reveal slot:I");
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0);
        let slot = &seen["slots"][1];
        assert_eq!(slot["state"], "revealed");
        assert_eq!((&slot["spell"], &slot["side"]), (&json!("silver-of-the-sages"), &json!("light")));
    }
}

/// The Study Phase of three Mages with known cards on top of two Schools.
fn studying() -> Table {
    let mut position = Position { phase: Phase::Study, ..Position::default() };
    position.seats = vec![
        at("e", &["torment", "submission"], &[]),
        at("w", &["marbling", "albify"], &[]),
        at("ne", &["wax-effigy", "curse"], &[]),
    ];
    position.library = owned(&["pain-mark", "heart-of-ice", "liquid-fire", "azoth-bomb", "peak-of-agony"]);
    place(&settled(3), &position)
}

// rules: REB-353
#[test]
fn all_four_schools_are_named_before_any_card_is_looked_at() {
    let mut table = studying();
    for school in ["agony", "alchemy", "agony"] {
        table.play(&format!("school {school}"));
        assert!(own(&table, 0)["looking"].is_null(), "nothing is seen yet");
        assert_eq!(table.s.cards.count(Zone::Look(Seat(0))), 0);
        assert!(table.offers().iter().all(|offer| !offer.starts_with("keep")));
        assert!(!table.has_told("looks"));
    }
    table.play("school alchemy");
    assert_eq!(own(&table, 0)["looking"], json!(["azoth-bomb", "heart-of-ice", "liquid-fire", "pain-mark"]));
}

// rules: REB-352, REB-163
#[test]
fn what_a_mage_looks_at_in_study_is_seen_by_that_mage_only() {
    let mut table = studying();
    table.play("school agony; school alchemy; school agony; school alchemy");
    let all = ["pain-mark", "heart-of-ice", "liquid-fire", "azoth-bomb"];
    for who in others(&table, 0) {
        assert!(seat_of(&table, who, 0)["looking"].is_null(), "{who:?}");
        let heard = heard(&table, who);
        assert!(heard.contains("looks from=library mage=rikkart n=4"), "{heard}");
        assert!(all.iter().all(|spell| !heard.contains(spell)), "{heard}");
    }
    assert_eq!(sorted(table.offered(0)), sorted(all.iter().map(|s| format!("keep {s}")).collect()));
    table.play("keep pain-mark; keep liquid-fire");
    // Two go to the Hand unseen, the other two lie face up on the piles of their Schools.
    for who in others(&table, 0) {
        let seen = view(&table, who);
        assert_eq!((&seen["seats"][0]["hand"], &seen["seats"][0]["known_hand"]), (&json!(4), &json!([])));
        let heard = heard(&table, who);
        assert!(!heard.contains("pain-mark") && !heard.contains("liquid-fire"), "{heard}");
        let discards = |school: &str| {
            let schools = seen["library"].as_array().expect("Schools").iter();
            schools.clone().find(|s| s["school"] == school).expect("a School")["discards"].clone()
        };
        assert_eq!(
            (discards("agony"), discards("alchemy")),
            (json!(["heart-of-ice"]), json!(["azoth-bomb"]))
        );
    }
    assert_eq!(own(&table, 0)["known_hand"], json!(["liquid-fire", "pain-mark", "submission", "torment"]));
}

// rules: REB-251, REB-163
#[test]
fn a_drawn_quest_lies_face_down() {
    let mut position = three(Phase::BlackRose);
    position.events = owned(&["awakening"]);
    position.quests = owned(&["magic-stem", "field-test", "rest-the-limbs"]);
    let table = place(&settled(3), &position);
    assert_eq!(table.s.phase, Phase::Study);
    for (seat, id) in [(0, "magic-stem"), (1, "field-test"), (2, "rest-the-limbs")] {
        let mine = own(&table, seat)["active"].clone();
        assert_eq!((&mine[0]["quest"], &mine[0]["shown"]), (&json!(id), &json!(false)));
        for who in others(&table, seat) {
            let seen = seat_of(&table, who, seat as usize)["active"].clone();
            assert_eq!(seen.as_array().expect("Active Quests").len(), 1, "that there is one can be seen");
            assert!(seen[0]["quest"].is_null() && seen[0]["slots"] == 0, "{seen}");
        }
    }
}

// rules: REB-252
#[test]
fn a_quest_is_revealed_when_its_task_is_fulfilled() {
    let mut position = three(Phase::Action);
    position.seats[0].active = vec![quest("contingent-mage"), quest("warrior-wizard")];
    position.seats[0].slots.insert("I".into(), slot("ineluctable-pain", Side::Dark, Slot::Ready));
    let mut table = place(&settled(3), &position);
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0)["active"].clone();
        assert!(seen[0]["quest"].is_null() && seen[1]["quest"].is_null(), "{seen}");
    }
    table.play("cast I");
    for who in others(&table, 0) {
        let seen = seat_of(&table, who, 0)["active"].clone();
        let shown = &seen[0];
        assert_eq!((&shown["quest"], &shown["shown"]), (&json!("contingent-mage"), &json!(true)));
        assert_eq!((&shown["cubes"], &shown["slots"]), (&json!(1), &json!(3)));
        assert!(seen[1]["quest"].is_null(), "the other stays face down");
        let heard = heard(&table, who);
        assert!(heard.contains("quest-revealed mage=rikkart quest=contingent-mage"), "{heard}");
        assert!(!heard.contains("warrior-wizard"), "{heard}");
    }
}

// rules: REB-212
#[test]
fn a_quest_is_given_up_face_down() {
    let mut position = three(Phase::BlackRose);
    position.events = owned(&["awakening"]);
    for (seat, id) in position.seats.iter_mut().zip(["magic-stem", "field-test", "rest-the-limbs"]) {
        seat.active = vec![quest(id)];
    }
    let mut table = place(&settled(3), &position);
    let offers = table.offers();
    assert_eq!(sorted(offers), ["discard magic-stem", "done"]);
    let rose = table.power()[2];
    table.play("discard magic-stem");
    assert_eq!(view(&table, Viewer::Seat(Seat(0)))["moon"]["quest_discards"], json!(["magic-stem"]));
    for who in others(&table, 0) {
        assert_eq!(view(&table, who)["moon"]["quest_discards"], json!([null]), "{who:?}");
        let heard = heard(&table, who);
        assert!(heard.contains("quest-discarded mage=rikkart") && !heard.contains("magic-stem"), "{heard}");
    }
    assert_eq!(table.power()[2], rose + 1);
}

/// Turns the order of a pile around.
fn turned(table: &Table, zone: Zone) -> Table {
    let cards: Vec<Card> = table.s.cards.from_top(zone);
    let mut s = table.s.clone();
    for (a, b) in cards.iter().zip(cards.iter().rev()) {
        s.cards.set_face(*a, table.s.cards.face(*b));
    }
    Table { game: table.game.clone(), s, told: Vec::new() }
}

// rules: REB-163
#[test]
fn nobody_sees_the_order_of_a_deck() {
    let game = settled(3);
    let schools = game.content.schools.len() as u8;
    for seed in 0..20 {
        let table = crate::begin(&game, seed);
        let decks = (0..schools)
            .map(Zone::Library)
            .chain((0..3).map(|seat| Zone::Grimoire(Seat(seat))))
            .chain((0..3).flat_map(|moon| [Zone::Quests(moon), Zone::Events(moon)]))
            .chain([Zone::Forgotten]);
        for zone in decks {
            let other = turned(&table, zone);
            let faces = |t: &Table| -> Vec<u16> {
                t.s.cards.from_top(zone).into_iter().map(|card| t.s.cards.face(card).0).collect()
            };
            assert_ne!(faces(&table), faces(&other));
            for who in everybody(&table) {
                assert_eq!(text(&table, who), text(&other, who), "{who:?} sees the order of {zone:?}");
            }
        }
    }
}

// rules: REB-163
#[test]
fn everything_else_is_public() {
    let mut position = three(Phase::Action);
    position.round = 3;
    position.discards = owned(&["heart-of-ice", "liquid-fire"]);
    position.event_discards = owned(&["awakening", "dislocation"]);
    position.board = owned(&["hidden-resources", "", "puppeteer"]);
    position.gone = owned(&["killer-fog"]);
    position.rose.power = 4;
    position.evocations = vec![EvocationAt {
        kind: "cadaver".into(),
        owner: "seat1".into(),
        at: "se".into(),
        upgrade: Some("muscular-implant".into()),
        damage: crate::common::start::cubes("rk"),
        ..EvocationAt::default()
    }];
    position.rooms = vec![RoomAt {
        space: "se".into(),
        room: Some("arena".into()),
        cubes: crate::common::start::cubes("rbk"),
        ..RoomAt::default()
    }];
    position.seats[0] = SeatAt {
        power: 5,
        trophies: 2,
        damage: crate::common::start::cubes("bbk"),
        grimoire: owned(&["pain-mark", "pain-mark"]),
        memories: owned(&["cross-and-delight", "grim-torment"]),
        aside: owned(&["cube-of-lamentations", "cube-of-lamentations", "cube-of-lamentations"]),
        jinxes: vec![JinxAt::Full { jinx: "slowness".into(), cubes: 2 }],
        completed: owned(&["guarding-wisdom"]),
        solved: owned(&["field-test"]),
        tokens: 1,
        ..position.seats[0].clone()
    };
    position.seats[0].slots.insert("II".into(), slot("shared-torture", Side::Dark, Slot::Revealed));
    let table = place(&settled(3), &position);
    for who in everybody(&table) {
        let seen = view(&table, who);
        let seat = &seen["seats"][0];
        assert_eq!((&seat["hand"], &seat["grimoire"], &seat["aside"]), (&json!(3), &json!(2), &json!(3)));
        assert_eq!(seat["memories"], json!(["cross-and-delight", "grim-torment"]));
        assert_eq!(seat["jinxes"], json!([{ "jinx": "slowness", "cubes": 2, "slots": 3 }]));
        assert_eq!(seat["completed"], json!(["guarding-wisdom"]));
        assert_eq!(seat["solved"], json!(["field-test"]));
        assert_eq!(seat["tokens"], 1);
        let revealed = &seat["slots"][2];
        assert_eq!((&revealed["spell"], &revealed["side"]), (&json!("shared-torture"), &json!("dark")));
        let red = &seen["sides"][0];
        assert_eq!((&red["power"], &red["trophies"]), (&json!(5), &json!(2)));
        // Of 25 cubes two are on the table, and two on the Jinx.
        assert_eq!(red["cubes"], 25 - 2 - 2);
        assert_eq!(seen["sides"].as_array().and_then(|s| s.last()).expect("the Rose")["power"], 4);
        let rooms = seen["rooms"].as_array().expect("Rooms");
        let arena = rooms.iter().find(|room| room["room"] == "arena").expect("the Arena");
        assert_eq!(arena["cubes"], serde_json::to_value(position.rooms[0].cubes).expect("cubes"));
        let models = seen["models"].as_array().expect("Models");
        let cadaver = models.iter().find(|m| m["model"] == "cadaver:gramigna:1").expect("the Cadaver");
        assert_eq!((&cadaver["upgrade"], &cadaver["strength"]), (&json!("muscular-implant"), &json!(3)));
        assert_eq!(
            cadaver["damage"].as_array().map_or(0, Vec::len) + arena["cubes"].as_array().map_or(0, Vec::len),
            5
        );
        assert_eq!(
            (&seen["upgrades"]["muscular-implant"], &seen["jinxes"]["slowness"]),
            (&json!(2), &json!(2))
        );
        assert_eq!(seen["board"], json!(["hidden-resources", null, "puppeteer"]));
        assert_eq!(seen["moon"]["event_discards"], json!(["awakening", "dislocation"]));
        assert_eq!((&seen["gone"], &seen["forgotten"]), (&json!(["killer-fog"]), &json!(8)));
        for school in seen["library"].as_array().expect("Schools") {
            let (cards, discards) = match school["school"].as_str() {
                Some("agony") => (36 - 9, json!(["heart-of-ice"])),
                Some("alchemy") => (36 - 4, json!(["liquid-fire"])),
                Some("hex") => (36 - 3, json!([])),
                _ => continue,
            };
            assert_eq!((&school["cards"], &school["discards"]), (&json!(cards), &discards), "{school}");
        }
    }
    // Spectators see the same as each seat but for what is its own.
    let mut seat = view(&table, Viewer::Seat(Seat(1)));
    let mut nobody = view(&table, Viewer::Spectator);
    for seen in [&mut seat, &mut nobody] {
        seen["seats"][1]["known_hand"].take();
        seen["hidden"].take();
    }
    assert_eq!(seat, nobody);
    assert!(table.game.deciding(&table.s).contains(Seat(0)));
}
