//! The Classic box as data: what the `[data]` clauses of its rulebook say about components and print.

use crate::{begin, common, view};
use blackrose::Packs;
use blackrose::content::pack::parse_target;
use blackrose::content::printed::{Level, Provenance, Spell, When};
use blackrose::editions::Trophies;
use blackrose::editions::classic::CLASSIC;
use blackrose::editions::rebirth::shape;
use blackrose::engine::actions::SLOTS;
use blackrose::language::program::{Colour, SpellType};
use blackrose::limits::{BOARD, PARTIES, SEATS};
use blackrose::position::{EvocationAt, Position};
use kernel::{Game, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

static BOX: LazyLock<Packs> = LazyLock::new(|| common::packs(&["packs/classic"]));

const SCHOOLS: [&str; 6] =
    ["conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation"];

/// All data clauses of Classic, clause by clause.
// rules: data classic
#[test]
fn the_box_holds_what_the_rulebook_says() {
    boards_and_tokens();
    cubes_and_moons();
    mages();
    the_mage_sheet();
    rooms();
    effects_of_rooms();
    spells();
    decks();
    schools();
    evocations();
    moments_of_events();
}

/// CLA-050 to CLA-056: Power Board, Event Board, Crown, Cells, Rooms, PP tokens.
fn boards_and_tokens() {
    assert_eq!((BOARD, SEATS, PARTIES), (3, 4, 5), "Event slots, players, PP tokens");
    assert_eq!((CLASSIC.players, CLASSIC.power_track), ((2, 4), 30));
    let mut colours = blackrose::names::COLOURS.to_vec();
    colours.sort_unstable();
    assert_eq!(colours, ["blue", "green", "red", "yellow"]);
    let four = shape(4);
    assert!((0..4).all(|cell| four.doors(cell).len() == 2), "four Cells");
    assert_eq!((CLASSIC.shape)(4).rooms(), 19);
    let seen = view(&begin(&common::classic(4), 1), Viewer::Spectator);
    assert_eq!(seen["board"].as_array().expect("the Event Board").len(), 3);
    assert_eq!(seen["sides"].as_array().expect("PP tokens").len(), 5);
    assert!(seen["crown"].as_u64().is_some_and(|seat| seat < 4), "one Crown with one holder");
}

/// CLA-058, CLA-059, CLA-063, and the marks of CLA-050.
fn cubes_and_moons() {
    assert_eq!((CLASSIC.cubes, CLASSIC.markers), ((25, 30), (0, 0)));
    for (players, cubes) in [(2, 80), (3, 105), (4, 130)] {
        let blank = common::classic(players).blank(kernel::Seed::from_number(0));
        let of_players: u32 = blank.supply[..players].iter().map(|n| u32::from(*n)).sum();
        let of_rose = u32::from(blank.supply[PARTIES - 1]);
        assert_eq!((of_players + of_rose, of_rose), (cubes, 30), "{players} players");
        assert!(blank.trophy_tokens[..players].iter().all(|n| *n == 10));
    }
    assert_eq!(CLASSIC.trophies, Trophies::Tokens(10), "40 Trophy tokens");
    assert_eq!(CLASSIC.moons.map(|moons| moons.cubes), Some([6, 18, 30]));
}

/// CLA-057, CLA-074.
fn mages() {
    let numbers: Vec<(&str, [u8; 5])> = BOX
        .mages
        .iter()
        .map(|(_, m)| (m.id.as_ref().as_str(), [m.health, m.hand, m.strength, m.speed, m.quest_limit]))
        .collect();
    assert_eq!(
        numbers,
        [
            ("tessa", [11, 8, 2, 2, 2]),
            ("jafar", [10, 9, 2, 2, 2]),
            ("rebecca", [11, 8, 2, 2, 2]),
            ("nero", [12, 7, 2, 2, 2]),
        ]
    );
    let personal: BTreeSet<&str> = BOX.mages.iter().map(|(_, m)| m.personal.as_ref().as_str()).collect();
    assert_eq!(personal.len(), 4, "each Mage has another Personal Spell");
    let (_, rebecca) = BOX.mages.iter().find(|(_, m)| m.id.get_ref() == "rebecca").expect("Rebecca");
    let ours = &rebecca.provenance.as_ref().expect("provenance").designed;
    assert!(["health", "hand"].iter().all(|field| ours.iter().any(|f| f == field)), "{ours:?}");
}

/// CLA-060, CLA-062, CLA-072, CLA-073: what lies on a Mage Sheet, as the view of a seat has it.
fn the_mage_sheet() {
    let table = begin(&crate::settled(4), 1);
    let seen = view(&table, Viewer::Spectator);
    for seat in seen["seats"].as_array().expect("seats") {
        assert_eq!((&seat["tokens"], &seat["trophy_tokens"]), (&2.into(), &10.into()));
        let slots: Vec<&str> =
            seat["slots"].as_array().expect("slots").iter().filter_map(|s| s["slot"].as_str()).collect();
        assert_eq!(slots, SLOTS);
        for part in ["grimoire", "memories", "active", "completed", "solved", "hand"] {
            assert!(!seat[part].is_null(), "a Mage Sheet has a place for {part}");
        }
    }
    let bars: Vec<u64> =
        seen["models"].as_array().expect("models").iter().filter_map(|m| m["health"].as_u64()).collect();
    assert_eq!(bars, [11, 10, 11, 12], "four Mages with a Life Bar each");
    // Places with one, two and three roses; a fourth Evocation has none.
    let position = |evocations: usize| {
        let landsknecht = EvocationAt {
            kind: "landsknecht".into(),
            owner: "seat0".into(),
            at: "e".into(),
            ..EvocationAt::default()
        };
        Position {
            seats: vec![Default::default(); 2],
            evocations: vec![landsknecht; evocations],
            ..Position::default()
        }
    };
    let two = common::classic(2);
    assert!(two.place(&position(3)).is_ok() && two.place(&position(4)).is_err());
}

/// The id of a Room without the mark of its box: Rebirth has Rooms of the same names.
fn plain(id: &str) -> &str {
    id.strip_prefix("classic-").unwrap_or_else(|| panic!("{id} has no mark of its box"))
}

/// CLA-054, CLA-055, CLA-075, CLA-557.
fn rooms() {
    assert_eq!(BOX.rooms.len(), 19);
    let mut by_colour: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (_, room) in &BOX.rooms {
        let id = plain(room.id.get_ref());
        by_colour.entry(format!("{:?}", room.colour).to_lowercase()).or_default().push(id);
        let (slots, value) = match (id, room.colour) {
            ("black-rose-room", _) => (10, 6),
            ("throne-room", _) => (10, 5),
            (_, Colour::Yellow) => (5, 2),
            (_, Colour::Green) => (4, 2),
            _ => (6, 3),
        };
        assert_eq!((room.slots, room.value, room.points), (slots, Some(value), None), "{id}");
        let parts: Vec<&str> = room.effects().map(|(part, _)| part).collect();
        assert_eq!(parts, ["effect"], "{id} stands, and has no Effect when it is destroyed");
        assert_eq!((room.centre, room.throne), (id == "black-rose-room", id == "throne-room"));
    }
    let expected: BTreeMap<String, Vec<&str>> = [
        ("black", vec!["black-rose-room"]),
        ("blue", vec!["oracle-room", "mirrors-room", "abyss"]),
        ("green", vec!["garden", "treasure-room", "forge"]),
        ("grey", vec!["cemetery", "crypt", "sacrificial-altar"]),
        ("purple", vec!["throne-room", "pleasures-room", "armory"]),
        ("red", vec!["alchemical-laboratory", "summoner-room", "arena"]),
        ("yellow", vec!["bibliotheca", "sanctuary", "observatory"]),
    ]
    .map(|(colour, rooms)| (colour.to_owned(), rooms))
    .into();
    assert_eq!(by_colour, expected);
    let worth: u32 = BOX.rooms.iter().filter_map(|(_, room)| room.value).map(u32::from).sum();
    assert_eq!(worth, 6 + 5 + 11 * 3 + 6 * 2);
}

/// The tokens whose Effects the rulebook or the prices of the designs speak of.
fn effects_of_rooms() {
    for (id, target, text) in [
        ("throne-room", "self", "Take the Crown."),
        ("garden", "room 1", "Place 1 Instability."),
        ("treasure-room", "self", "Gain 1 PP."),
        ("sanctuary", "self", "Heal 2 damage."),
        ("cemetery", "room 0", "Summon a Landsknecht."),
        ("summoner-room", "room 0", "Summon a Cerberus."),
        ("alchemical-laboratory", "self", "Draw 2 Spells from your Grimoire."),
        ("pleasures-room", "self", "Draw 1 Quest."),
        ("oracle-room", "self", "Search your Grimoire for 1 Spell."),
        ("sacrificial-altar", "model *", "Inflict 1."),
    ] {
        let (_, room) = BOX.rooms.iter().find(|(_, room)| plain(room.id.get_ref()) == id).expect("a Room");
        let effect = common::effect(room, "effect");
        assert_eq!(
            (effect.target.get_ref().as_str(), effect.text.get_ref().as_str()),
            (target, text),
            "{id}"
        );
    }
}

fn of_school(school: &str) -> Vec<&'static Spell> {
    BOX.spells.iter().filter(|(_, s)| s.school.get_ref() == school).map(|(_, s)| s).collect()
}

/// CLA-600, CLA-601, and the copies of CLA-066 and CLA-067.
fn spells() {
    let named: BTreeSet<&str> = BOX.spells.iter().map(|(_, s)| s.school.as_ref().as_str()).collect();
    assert_eq!(named, SCHOOLS.into_iter().chain(["personal", "forgotten"]).collect());
    assert_eq!(of_school("personal").len(), 4);
    for (_, spell) in &BOX.spells {
        let id = spell.id.get_ref();
        assert_eq!(spell.copies, if spell.school.get_ref() == "forgotten" { 1 } else { 3 }, "{id}");
        for side in spell.sides() {
            assert!(parse_target(side.target.get_ref()).is_ok() && !side.text.get_ref().is_empty(), "{id}");
            let waits = matches!(side.kind, SpellType::Trap | SpellType::Protection);
            assert_eq!(waits, side.trigger.is_some(), "{id}");
        }
        // CLA-655: two halves for Rooms of two colours.
        let colours: Vec<&str> = spell
            .sides()
            .filter_map(|side| side.trigger.as_ref()?.get_ref().strip_suffix(" Room"))
            .filter_map(|trigger| trigger.rsplit(' ').next())
            .collect();
        assert!(!spell.room_trap || colours.len() == 2 && colours[0] != colours[1], "{id}: {colours:?}");
    }
}

/// CLA-066, CLA-067, CLA-070, CLA-071.
fn decks() {
    let cards = |school: &str| of_school(school).iter().map(|spell| usize::from(spell.copies)).sum::<usize>();
    assert_eq!((cards("forgotten"), cards("personal")), (10, 12));
    for school in SCHOOLS {
        assert_eq!(cards(school), 36, "twelve Spells of {school}, three copies each");
    }
    assert!(BOX.spells.iter().all(|(_, spell)| spell.dark.is_some()), "each Spell has two sides");
    let different = |ids: Vec<&String>| ids.into_iter().collect::<BTreeSet<_>>().len();
    assert_eq!(different(of_school("forgotten").iter().map(|spell| spell.id.get_ref()).collect()), 10);
    assert_eq!(different(BOX.quests.iter().map(|(_, quest)| quest.id.get_ref()).collect()), 95);
    assert_eq!(BOX.quests.len(), 95);
    assert_eq!(BOX.events.len(), 78);
    for moon in 1..=3 {
        assert!(BOX.quests.iter().any(|(_, quest)| quest.moon == Some(moon)), "Quests of Moon {moon}");
        assert!(BOX.events.iter().any(|(_, event)| event.moon == Some(moon)), "Events of Moon {moon}");
    }
}

/// CLA-061, CLA-068.
fn schools() {
    let ids: Vec<&str> = BOX.schools.iter().map(|(_, s)| s.id.as_ref().as_str()).collect();
    assert_eq!(ids, SCHOOLS);
    for (_, school) in &BOX.schools {
        let id = school.id.get_ref();
        assert_eq!(school.element_counts.values().sum::<u8>(), 24, "two sides of twelve Spells of {id}");
        assert_eq!(school.grimoire.len(), 2, "two starting Grimoires on the back of {id}");
        for grimoire in &school.grimoire {
            assert_eq!(grimoire.spells.len(), 6, "{}", grimoire.id);
        }
        let spells: BTreeSet<&str> = school
            .grimoire
            .iter()
            .flat_map(|grimoire| &grimoire.spells)
            .map(|spell| spell.as_ref().as_str())
            .collect();
        assert_eq!(spells.len(), 12, "the two Grimoires of {id} share no Spell");
    }
    let elements: BTreeSet<&str> =
        BOX.schools.iter().flat_map(|(_, s)| s.element_counts.keys().map(String::as_str)).collect();
    assert_eq!(
        elements,
        ["air", "any", "earth", "fire", "magic", "profane", "sacred", "water"].into_iter().collect(),
        "seven Elements with a token, and any"
    );
}

/// CLA-064, CLA-069, CLA-076.
fn evocations() {
    let printed: Vec<(&str, [u8; 3], u8)> = BOX
        .evocations
        .iter()
        .filter(|(_, e)| e.id.get_ref() != "abomination")
        .map(|(_, e)| (e.id.as_ref().as_str(), [e.speed, e.strength, e.health], e.copies))
        .collect();
    assert_eq!(
        printed,
        [
            ("landsknecht", [2, 2, 3], 8),
            ("bone-knight", [2, 4, 4], 3),
            ("divine-altar", [0, 0, 4], 5),
            ("mutant-altar", [0, 0, 4], 5),
            ("cerberus", [3, 2, 2], 3),
            ("andromeda", [2, 0, 3], 3),
            ("malacoda", [2, 3, 3], 3),
            ("infamy-of-crete", [2, 0, 6], 1),
        ]
    );
    let figures: u8 = printed.iter().filter(|e| e.0 != "infamy-of-crete").map(|e| e.2).sum();
    assert_eq!(figures, 30, "30 Models, and the token of the Monster of Crete");
    let shapes = BOX.evocations.iter().filter(|(_, e)| e.shape);
    let shapes: Vec<_> = shapes
        .map(|(_, e)| (e.id.as_ref().as_str(), [e.speed, e.strength, e.health], (e.copies, e.cards)))
        .collect();
    assert_eq!(
        shapes,
        [("abomination", [2, 3, 0], (0, Some(3)))],
        "34 cards in all, three of them the Abomination"
    );
    for (_, evocation) in &BOX.evocations {
        for archetype in &evocation.archetypes {
            assert!(blackrose::language::ARCHETYPES.contains(&archetype.get_ref().as_str()));
        }
        assert_eq!(evocation.forgotten, evocation.id.get_ref() == "infamy-of-crete");
    }
}

/// CLA-257, and what CLA-251 to CLA-258 need of every Event; CLA-316 of every Quest.
fn moments_of_events() {
    assert_eq!(CLASSIC.moments, [When::Instant, When::BlackRose, When::Action]);
    for (_, event) in &BOX.events {
        let id = event.id.get_ref();
        let phase = event.phase.unwrap_or_else(|| panic!("{id} names when it applies"));
        assert!(CLASSIC.moments.contains(&phase), "{id}");
        assert_eq!(phase == When::Instant, event.slot.is_none(), "{id}");
        assert!(event.slot.is_none_or(|slot| (1..=3).contains(&slot)), "{id}");
        assert!((1..=3).contains(&event.moon.unwrap_or(0)), "{id}");
        // Her clock: every Event brings her at least one point when it enters.
        assert!((1..=3).contains(&event.reveal) && event.discard <= 2, "{id}");
        assert!(!event.text.get_ref().is_empty() && !event.name.en.is_empty(), "{id}");
    }
    let bases: BTreeSet<&str> = BOX.rooms.iter().map(|(_, room)| room.base.as_str()).collect();
    for (_, quest) in &BOX.quests {
        let id = quest.id.get_ref();
        assert!((1..=3).contains(&quest.moon.unwrap_or(0)) && quest.cubes == 0, "{id}");
        let tasks = [quest.trigger.is_some(), quest.condition.is_some(), quest.room.is_some()];
        assert_eq!(tasks.iter().filter(|task| **task).count(), 1, "{id} has one Task");
        assert!(quest.room.as_ref().is_none_or(|room| bases.contains(room.get_ref().as_str())), "{id}");
        assert!((1..=5).contains(&quest.points) && quest.players.is_none_or(|n| n == 4), "{id}");
    }
    // CLA-EX-16: the Quest that the rulebook shows.
    let (_, shed) =
        BOX.quests.iter().find(|(_, q)| q.id.get_ref() == "shed-blood").expect("the Quest of p. 10");
    let room = shed.room.as_ref().map(|room| room.get_ref().as_str());
    assert_eq!((room, shed.points, shed.moon), (Some("Sacrificial Altar"), 1, Some(1)));
}

#[test]
fn each_room_has_two_quests_of_its_own() {
    let mut handles: BTreeMap<&str, usize> = BTreeMap::new();
    for room in BOX.quests.iter().filter_map(|(_, quest)| quest.room.as_ref()) {
        *handles.entry(room.get_ref()).or_default() += 1;
    }
    assert_eq!(handles.len(), 19);
    assert!(handles.values().all(|n| *n == 2), "{handles:?}");
}

/// Every card says where it comes from, and a card of ours says that it is.
#[test]
fn every_card_says_where_it_comes_from() {
    let b = &*BOX;
    let mut all: Vec<(&str, &Option<Provenance>)> = Vec::new();
    all.extend(b.spells.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    all.extend(b.rooms.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    all.extend(b.mages.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    all.extend(b.evocations.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    all.extend(b.schools.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    let ours = |p: &Option<Provenance>| p.as_ref().is_some_and(|p| p.weakest() == Level::Designed);
    for (id, provenance) in &all {
        let provenance = provenance.as_ref().unwrap_or_else(|| panic!("{id} has no provenance"));
        assert!(!provenance.source.is_empty(), "{id} names its source");
    }
    // The rulebook and the pictures show one Quest and one Event; the others are designed.
    let quests: Vec<&str> =
        b.quests.iter().filter(|(_, q)| !ours(&q.provenance)).map(|(_, q)| q.id.as_ref().as_str()).collect();
    let events: Vec<&str> =
        b.events.iter().filter(|(_, e)| !ours(&e.provenance)).map(|(_, e)| e.id.as_ref().as_str()).collect();
    assert!(quests.iter().all(|id| *id == "shed-blood"), "{quests:?}");
    assert!(events.iter().all(|id| *id == "pitiful-dance"), "{events:?}");
}
