//! Boxes mixed: parts of the Duel in Rebirth, and parts of Rebirth in a Duel.

use crate::common::{self, play::Table};
use crate::{at, begin, owned, place, rebirth_setup, sorted, view};
use blackrose::cards::Zone;
use blackrose::position::{EvocationAt, Position, RoomAt, SeatAt, SlotAt};
use blackrose::state::{Phase, Side, Slot};
use blackrose::{BlackRose, Setup};
use kernel::laws::{Stats, play_random};
use kernel::small::Set;
use kernel::{Game, Seat, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A hundred random games to the end, with every state checked. Gives the kinds of Evocations that were summoned.
fn hundred_games(setup: &Setup) -> BTreeSet<String> {
    let game = common::table(setup);
    let mut stats = Stats::default();
    let mut kinds = Set::EMPTY;
    for seed in 0..100 {
        let played = play_random(&*game, seed, |s, _| {
            s.evocations().iter().for_each(|m| kinds |= s.models[m].kind.into());
            game.check(s)
        });
        stats += played.unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    assert_eq!(stats.games, 100);
    kinds.iter().map(|kind| game.content.evocations[kind].id.to_string()).collect()
}

/// Rebirth with all that the Duel can lend it.
fn rebirth_with_duel(players: usize) -> Setup {
    Setup {
        schools: owned(&["agony", "lex", "alchemy"]),
        mages: owned(&["rikkart", "gramigna", "bartholomew", "ulrich"]),
        room_packs: owned(&["duel"]),
        forgotten: owned(&["rebirth", "duel"]),
        ..rebirth_setup(players)
    }
}

fn duel_with(school: &str) -> Setup {
    Setup { schools: owned(&[school]), ..Setup::default() }
}

/// Seven Rooms of Rebirth.
const SEVEN: [&str; 7] =
    ["black-rose-room", "bibliotheca", "crypt", "garden", "arena", "oracle-room", "pleasures-room"];

/// A Duel with a School, the Mages, the Rooms and the Forgotten Spells of Rebirth.
fn duel_of_rebirth() -> Setup {
    Setup {
        mages: owned(&["gramigna", "arianna", "rikkart", "baron-doria"]),
        rooms: owned(&SEVEN),
        forgotten: owned(&["rebirth", "duel"]),
        ..duel_with("alchemy")
    }
}

fn all(summoned: &BTreeSet<String>, kinds: &[&str]) {
    assert!(kinds.iter().all(|kind| summoned.contains(*kind)), "only {summoned:?}");
}

#[test]
fn rebirth_with_parts_of_the_duel_plays_to_the_end() {
    all(&hundred_games(&rebirth_with_duel(2)), &["templar", "cadaver", "succubus", "nigredo"]);
}

#[test]
fn rebirth_for_three_with_parts_of_the_duel_plays_to_the_end() {
    let summoned = hundred_games(&Setup {
        seats: vec![Some("ulrich".into()), Some("rikkart".into()), Some("bartholomew".into())],
        ..rebirth_with_duel(3)
    });
    all(&summoned, &["templar", "cadaver", "succubus", "nigredo"]);
}

#[test]
fn duels_with_agony_play_to_the_end() {
    all(&hundred_games(&duel_with("agony")), &["succubus"]);
}

#[test]
fn duels_with_alchemy_play_to_the_end() {
    all(&hundred_games(&duel_with("alchemy")), &["nigredo", "albedo"]);
}

#[test]
fn duels_with_everything_of_rebirth_play_to_the_end() {
    all(&hundred_games(&duel_of_rebirth()), &["nigredo", "cadaver", "colossus"]);
}

/// The Rooms on the table, by name.
fn lodge(table: &Table) -> Vec<String> {
    table.game.shape.all().iter().map(|space| table.game.room_id(&table.s, space).into()).collect()
}

/// What of Evocations, Upgrades and Jinxes there is at all.
fn supplies(game: &Arc<BlackRose>) -> [BTreeSet<String>; 3] {
    let blank = game.blank(kernel::Seed::from_number(0));
    let evocations = game.content.evocations.iter().filter(|e| blank.figures[e.figures as usize] > 0);
    let seen = view(&begin(game, 1), Viewer::Spectator);
    let open = |what: &str| seen[what].as_object().expect("open supplies").keys().cloned().collect();
    [evocations.map(|e| e.id.to_string()).collect(), open("upgrades"), open("jinxes")]
}

/// What of Evocations, Upgrades and Jinxes a match has beside those of its own box.
fn lent(setup: &Setup) -> [Vec<String>; 3] {
    let of_base: BTreeSet<String> = {
        let here = |o: &blackrose::content::pack::Origin| common::ALL.packs()[o.pack].id() == setup.game;
        let all = &common::ALL;
        let evocations = all.evocations.iter().filter(|(o, _)| here(o)).map(|(_, c)| c.id.get_ref().clone());
        let attached = all.upgrades.iter().chain(&all.jinxes).filter(|(o, _)| here(o));
        evocations.chain(attached.map(|(_, c)| c.id.get_ref().clone())).collect()
    };
    let there = supplies(&common::table(setup));
    assert!(there.iter().flatten().filter(|id| of_base.contains(*id)).count() == of_base.len());
    there.map(|ids| ids.difference(&of_base).cloned().collect())
}

// rules: DUE-904
#[test]
fn what_is_needed_of_another_box_joins_and_nothing_else() {
    let nothing: [&[&str]; 3] = [&[]; 3];
    let upgrades = [
        "cerebral-implant",
        "corrosive-plasma",
        "muscular-implant",
        "regenerating-ichor",
        "reinforced-dermis",
        "tendon-implant",
    ];
    let jinxes = ["oblivion", "slowness", "vulnerability", "weakness"];
    let mages = |mages: &[&str]| Setup { mages: owned(mages), ..Setup::default() };
    // All packs are at hand in each of these.
    assert_eq!(lent(&Setup::default()), nothing);
    assert_eq!(lent(&duel_with("agony")), [&["succubus"][..], &[], &[]]);
    assert_eq!(lent(&duel_with("hex")), [&[][..], &[], &jinxes]);
    assert_eq!(lent(&duel_with("technomancy")), [&["cadaver", "colossus"][..], &upgrades, &[]]);
    assert_eq!(lent(&mages(&["gramigna", "ulrich"])), [&[][..], &[], &jinxes]);
    assert_eq!(lent(&mages(&["arianna", "ulrich"])), [&["cadaver", "colossus"][..], &upgrades, &[]]);
    let one_room = owned(&[
        "occult-black-rose-room",
        "crypt",
        "armory-of-the-templars",
        "sacred-summoner-room",
        "treasure-room-of-the-templars",
        "bibliotheca-of-the-order",
        "abyss-of-faith",
    ]);
    assert_eq!(lent(&Setup { rooms: one_room, ..Setup::default() }), [&["cadaver"][..], &[], &[]]);
    let forgotten = Setup { forgotten: owned(&["duel", "rebirth"]), ..Setup::default() };
    assert_eq!(lent(&forgotten), [&["cadaver", "colossus"][..], &[], &[]]);
    // And the other way round.
    let pure = Setup { schools: owned(&["agony", "alchemy"]), ..rebirth_setup(2) };
    assert_eq!(lent(&pure), nothing);
    let ours = ["bone-shield", "consecrated-blade", "grave-plate", "martyrs-relic", "pale-steed"];
    let lex = Setup { schools: owned(&["agony", "lex"]), ..pure.clone() };
    assert_eq!(lent(&lex), [&["templar"][..], &ours, &[]]);
    assert_eq!(lent(&Setup { seats: vec![Some("ulrich".into())], ..pure.clone() }), nothing);
    assert_eq!(lent(&Setup { room_packs: owned(&["duel"]), ..pure }), [&["templar"][..], &[], &[]]);
}

/// What Rikkart may summon with Emerald Amethyst: any Evocation that is not Forgotten.
fn summons(setup: &Setup) -> Vec<String> {
    let mut me = at("e", &[], &[]);
    me.completed = owned(&["emerald-amethyst"]);
    let position = Position { moon: 2, seats: vec![me, at("w", &[], &[])], ..Position::default() };
    let mut table = place(&common::table(setup), &position);
    table.play("use emerald-amethyst");
    table.offers()
}

// rules: DUE-900
#[test]
fn lex_brings_the_templar_into_rebirth_and_nothing_else_does() {
    let with = |schools: &[&str]| Setup { schools: owned(schools), ..rebirth_setup(2) };
    let own = [
        "albedo",
        "ancestral-totem",
        "cadaver",
        "colossus",
        "mystic-totem",
        "nigredo",
        "succubus",
        "totem",
        "umbra",
    ];
    let expected: Vec<String> = own.iter().map(|id| format!("summon {id}")).collect();
    assert_eq!(sorted(summons(&with(&["agony", "alchemy"]))), expected);
    let lex = summons(&with(&["agony", "lex"]));
    assert!(lex.contains(&"summon templar".to_owned()), "{lex:?}");
    assert_eq!(lex.len(), expected.len() + 1);
}

/// The Upgrades that Minor Control offers for a Templar of seat 0.
fn upgrades_of_choice(setup: &Setup) -> Vec<String> {
    let mut me = at("e", &[], &[]);
    let spell = common::DUEL
        .spells
        .iter()
        .find(|(_, s)| s.light.text.get_ref().contains("Assign an Upgrade of your choice to it"))
        .map(|(_, s)| s.id.get_ref().clone())
        .expect("a Spell of Lex");
    me.slots.insert(
        "I".into(),
        SlotAt { spell: spell.into(), side: Side::Light, state: Slot::Ready, element: None, target: None },
    );
    let templar = EvocationAt {
        kind: "templar".into(),
        owner: "seat0".into(),
        at: "w".into(),
        ..EvocationAt::default()
    };
    let position =
        Position { seats: vec![me, at("w", &[], &[])], evocations: vec![templar], ..Position::default() };
    let mut table = place(&common::table(setup), &position);
    table.play("cast I");
    let choose: Vec<String> =
        table.offers().into_iter().filter(|o| o.starts_with("choose templar")).collect();
    if let Some(choice) = choose.first() {
        table.play(choice);
    }
    sorted(table.offers())
}

// rules: DUE-904
#[test]
fn a_duel_offers_no_upgrade_of_a_box_that_is_not_used() {
    let ours: BTreeSet<String> =
        common::DUEL.upgrades.iter().map(|(_, u)| format!("upgrade {}", u.id.get_ref())).collect();
    let offered = |setup: &Setup| -> BTreeSet<String> { upgrades_of_choice(setup).into_iter().collect() };
    assert_eq!(offered(&Setup::default()), ours);
    let lent = offered(&Setup { mages: owned(&["bartholomew", "ulrich", "arianna"]), ..Setup::default() });
    assert!(lent.is_superset(&ours) && lent.contains("upgrade muscular-implant"), "{lent:?}");
}

// rules: DUE-900, DUE-901, DUE-902
#[test]
fn a_school_mages_and_forgotten_spells_of_the_duel_in_rebirth() {
    let game = common::table(&Setup {
        first: Some(0),
        colours: vec![Some(0), Some(1)],
        seats: vec![Some("bartholomew".into()), Some("rikkart".into())],
        ..rebirth_with_duel(2)
    });
    let mut table = begin(&game, 1);
    let grimoires = ["algolagnia", "auromancer", "confessor", "knight", "sadistic-fury", "scourge"];
    assert_eq!(sorted(table.offers()), grimoires.map(|g| format!("grimoire {g}")));
    table.play("grimoire knight; grimoire scourge");
    assert_eq!(game.content.schools, ["agony", "lex", "alchemy"]);
    assert_eq!(table.zone(Zone::Library(1)).len(), 36 - 6);
    let forgotten = sorted(table.zone(Zone::Forgotten));
    assert_eq!(forgotten.len(), 2 + 9);
    for spell in ["arcane-barrage", "guardians-of-the-temple", "shadow-form", "unmaking"] {
        assert!(forgotten.contains(&spell.to_owned()), "{spell}");
    }
    // The Mage under Rebirth's rules: two Personal Spells aside, Trophy Tokens, and a Quest.
    let seen = view(&table, Viewer::Seat(Seat(0)));
    let me = &seen["seats"][0];
    assert_eq!((&me["aside"], &me["trophy_tokens"]), (&2.into(), &7.into()));
    assert_eq!(game.mage_card(&table.s, Seat(0)).map(|mage| mage.quest_limit), Some(2));
    assert_eq!(seen["models"][0]["health"], 10);
    assert_eq!(table.s.cards.count(Zone::Active(Seat(0))), 1);
}

// rules: DUE-903
#[test]
fn duel_rooms_take_the_place_of_rooms_with_the_same_base_name() {
    let mixed = common::table(&Setup { room_packs: owned(&["duel"]), ..rebirth_setup(2) });
    let plain = common::rebirth(2);
    let (mixed, plain): (BTreeSet<String>, BTreeSet<String>) =
        (lodge(&begin(&mixed, 1)).into_iter().collect(), lodge(&begin(&plain, 1)).into_iter().collect());
    assert_eq!((mixed.len(), plain.len()), (19, 19));
    let gone: Vec<&str> = plain.difference(&mixed).map(String::as_str).collect();
    let come: Vec<&str> = mixed.difference(&plain).map(String::as_str).collect();
    assert_eq!(
        gone,
        ["armory", "bibliotheca", "black-rose-room", "crypt", "summoner-room", "the-abyss", "treasure-room"]
    );
    assert_eq!(
        come,
        [
            "abyss-of-faith",
            "armory-of-the-templars",
            "bibliotheca-of-the-order",
            "crypt-of-the-saint",
            "occult-black-rose-room",
            "sacred-summoner-room",
            "treasure-room-of-the-templars",
        ]
    );
    let table = begin(&common::table(&Setup { room_packs: owned(&["duel"]), ..rebirth_setup(2) }), 1);
    assert_eq!(lodge(&table)[0], "occult-black-rose-room");
}

// rules: DUE-903
#[test]
fn named_rooms_of_another_box_take_the_places_of_their_names() {
    let with = |rooms: &[&str]| Setup { rooms: owned(rooms), ..rebirth_setup(2) };
    let rooms = lodge(&begin(&common::table(&with(&["crypt-of-the-saint"])), 1));
    assert!(rooms.contains(&"crypt-of-the-saint".to_owned()) && !rooms.contains(&"crypt".to_owned()));
    assert_eq!(rooms.len(), 19);
    let refused = |setup: &Setup| {
        let error = BlackRose::prepare(setup, &common::ALL).err().expect("no such Lodge");
        (error.reason, error.clause.map(|c| c.0))
    };
    // In the place of a Room of another name: two Crypts, and no Garden.
    let own = common::ALL.rooms.iter().filter(|(o, _)| common::ALL.packs()[o.pack].id() == "rebirth");
    let mixed: Vec<String> = own
        .map(|(_, r)| {
            if r.id.get_ref() == "garden" { "crypt-of-the-saint" } else { r.id.get_ref() }.to_owned()
        })
        .collect();
    let no_place =
        ("crypt-of-the-saint takes the place of no Room of the same name".to_owned(), Some("DUE-903"));
    assert_eq!(refused(&Setup { rooms: mixed, ..rebirth_setup(2) }), no_place);
    let duel = Setup { rooms: owned(&["garden"]), ..Setup::default() };
    assert_eq!(refused(&duel).1, Some("DUE-903"));
    let duel = Setup { rooms: owned(&["crypt"]), ..Setup::default() };
    assert!(lodge(&begin(&common::table(&duel), 1)).contains(&"crypt".to_owned()));
}

// rules: DUE-911, DUE-904
#[test]
fn the_grimoires_of_another_school_are_divided() {
    for (school, mine, other) in
        [("agony", "algolagnia", "sadistic-fury"), ("alchemy", "scourge", "auromancer")]
    {
        let game = common::table(&Setup {
            first: Some(1),
            colours: vec![Some(0), Some(1)],
            seats: vec![Some("ulrich".into()), Some("gramigna".into())],
            ..duel_with(school)
        });
        let mut table = begin(&game, 2);
        assert_eq!(table.asked(), [1]);
        assert_eq!(
            sorted(table.offers()),
            sorted(vec![format!("grimoire {mine}"), format!("grimoire {other}")])
        );
        table.play(&format!("grimoire {mine}"));
        // The other Mage has the other one without being asked.
        let of = |seat: usize| &game.content.grimoires[table.s.mages[seat].grimoire.expect("a Grimoire")].id;
        assert_eq!((of(0).as_str(), of(1).as_str()), (other, mine));
        assert_eq!(game.content.schools, [school]);
        // 24 of 36 are left, of which four have been drawn in the Study Phase.
        assert_eq!(table.zone(Zone::Library(0)).len(), 24 - 4);
    }
}

// rules: DUE-907, DUE-906, DUE-065
#[test]
fn mages_and_forgotten_spells_of_rebirth_in_a_duel() {
    let game = common::table(&Setup { first: Some(0), ..duel_of_rebirth() });
    let mut table = begin(&game, 3);
    table.play("colour red");
    assert_eq!(sorted(table.offers()), ["mage arianna", "mage baron-doria", "mage gramigna", "mage rikkart"]);
    table.play("mage gramigna; mage arianna; grimoire scourge");
    // Under the rules of the Duel two Personal Spells lie in the Memories, and no Quest is drawn.
    assert_eq!(table.zone(Zone::Memories(Seat(0))), ["evil-eye", "evil-eye"]);
    assert_eq!(table.zone(Zone::Memories(Seat(1))), ["assembly-line", "assembly-line"]);
    assert_eq!(table.s.cards.count(Zone::Aside(Seat(0))), 0);
    assert_eq!(table.s.cards.count(Zone::Active(Seat(0))), 0);
    let seen = view(&table, Viewer::Spectator);
    assert_eq!((&seen["models"][0]["health"], &seen["models"][1]["health"]), (&11.into(), &10.into()));
    let forgotten = sorted(table.zone(Zone::Forgotten));
    assert_eq!(forgotten.len(), 2 + 9);
    assert!(forgotten.contains(&"shadow-form".to_owned()) && forgotten.contains(&"killer-fog".to_owned()));
}

// rules: DUE-908, DUE-909
#[test]
fn rooms_of_rebirth_surround_a_black_rose_room_in_a_duel() {
    let game = common::table(&Setup { rooms: owned(&SEVEN), ..Setup::default() });
    let mut east = BTreeSet::new();
    for seed in 0..80 {
        let rooms = lodge(&begin(&game, seed));
        assert_eq!(rooms[0], "black-rose-room");
        assert_eq!(sorted(rooms.clone()), sorted(owned(&SEVEN)));
        east.insert(rooms[2].clone());
    }
    assert_eq!(east.len(), 6, "the six others are shuffled");
}

// rules: DUE-909
#[test]
fn the_token_of_a_lent_room_is_used_once_in_a_duel() {
    let game = common::table(&Setup { rooms: owned(&SEVEN), ..Setup::default() });
    let room = |space: &str, room: &str| RoomAt {
        space: space.into(),
        room: Some(room.into()),
        rebuilt: true,
        ..RoomAt::default()
    };
    let seat = |mage: &str, space: &str, spell: &str| SeatAt {
        mage: Some(mage.into()),
        hand: owned(&["tremor", "fusion"]),
        ..at(space, &[spell, spell], &[])
    };
    let position = Position {
        seats: vec![
            seat("bartholomew", "e", "violence"),
            SeatAt { tokens: 0, ..seat("ulrich", "w", "dark-force") },
        ],
        rooms: vec![room("e", "bibliotheca")],
        ..Position::default()
    };
    let mut table = place(&game, &position);
    table.play("explore; activate room; done");
    assert_eq!(table.hand(0).len(), 2 + 2, "Bibliotheca: 2 Spells from the Library");
    let used = |table: &Table| table.s.rooms[game.shape.space("e").expect("a space")].used;
    assert!(used(&table), "{}", table.log());
    table.play("explore; activate room");
    assert_eq!(table.hand(0).len(), 4, "the second time nothing happens");
    // Nor does the Clean-up bring it back.
    while table.s.round == 1 {
        let offers = table.offers();
        let answer = ["done", "no"].iter().find(|a| offers.contains(&(**a).to_owned()));
        let answer = answer.map_or_else(|| offers[0].clone(), |a| (*a).to_owned());
        table.play(&answer);
    }
    assert!(used(&table) && table.is_rebuilt("e"));
}

// rules: DUE-910
#[test]
fn a_trap_works_in_a_duel_as_in_rebirth() {
    let game = common::table(&duel_with("agony"));
    let torment =
        |state| SlotAt { spell: "torment".into(), side: Side::Dark, state, element: None, target: None };
    let mut me = SeatAt {
        mage: Some("bartholomew".into()),
        tokens: 0,
        ..at("e", &["pain-mark", "submission", "heart-of-ice"], &[])
    };
    me.slots.insert("I".into(), torment(Slot::Ready));
    me.slots.insert("II".into(), torment(Slot::Ready));
    let other = SeatAt { mage: Some("ulrich".into()), tokens: 1, ..at("e", &[], &[]) };
    let mut table = place(&game, &Position { seats: vec![me, other], ..Position::default() });
    // Cast, it is not revealed but Active.
    table.play("cast I");
    assert_eq!(table.s.mages[0].slots[1], Slot::Active);
    assert!(view(&table, Viewer::Seat(Seat(1)))["seats"][0]["slots"][1]["spell"].is_null());
    table.play("done; fight; attack bartholomew");
    // Damage triggers it; its Mage may let it wait.
    assert_eq!(table.asked(), [0]);
    assert_eq!(sorted(table.offers()), ["done", "reveal slot:I"]);
    let mut waiting = Table { game: game.clone(), s: table.s.clone(), told: Vec::new() };
    table.play("reveal slot:I");
    assert_eq!(table.s.mages[0].slots[1], Slot::Revealed);
    waiting.play("done");
    while waiting.s.phase != Phase::CleanUp {
        let offers = waiting.offers();
        let answer = ["done", "no", "cast II"].iter().find(|a| offers.contains(&(**a).to_owned()));
        let answer = answer.map_or_else(|| offers[0].clone(), |a| (*a).to_owned());
        waiting.play(&answer);
    }
    // Two Active Traps at the end of the Round: either may come back to the Hand.
    let prompt = waiting.game.prompt(&waiting.s, Seat(0));
    assert_eq!((waiting.offers(), prompt.clause.0), (owned(&["yes", "no"]), "DUE-910"));
    waiting.play("yes; no");
    assert!(waiting.told.iter().any(|t| matches!(&t.event, blackrose::Event::Returned { slot: "I", .. })));
    assert!(waiting.zone(Zone::Memories(Seat(0))).contains(&"torment".to_owned()));
}
