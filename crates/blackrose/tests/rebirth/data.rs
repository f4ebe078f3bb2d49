//! The Rebirth box as data: what the `[data]` clauses of its rulebook say about components and print.
//!
//! The Avatar's set (REB-021, REB-863, REB-864, REB-902, REB-916, REB-917) is not in the pack yet.

use crate::common;
use crate::{begin, view};
use blackrose::Packs;
use blackrose::content::pack::parse_target;
use blackrose::content::printed::{Level, Provenance, When};
use blackrose::editions::rebirth::{REBIRTH, shape};
use blackrose::engine::actions::SLOTS;
use blackrose::language::program::{Colour, SpellType};
use blackrose::limits::{BOARD, PARTIES, SEATS};
use kernel::Viewer;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

static BOX: LazyLock<Packs> = LazyLock::new(|| common::packs(&["packs/rebirth"]));

/// All data clauses of Rebirth, clause by clause.
// rules: data rebirth
#[test]
fn the_box_holds_what_the_rulebook_says() {
    boards_and_tokens();
    cubes_and_moons();
    mages();
    the_mage_sheet();
    rooms();
    effects_of_rooms();
    spells();
    whole_schools();
    evocations();
    upgrades_and_jinxes();
    quests();
    events();
}

/// REB-001, REB-003, REB-006, REB-007, REB-011: five parties, four colours with a Cell each, three Event slots.
fn boards_and_tokens() {
    assert_eq!((BOARD, SEATS, PARTIES), (3, 4, 5), "Event slots, players, Power Tokens");
    assert_eq!(REBIRTH.players, (2, 4));
    let mut colours = blackrose::names::COLOURS.to_vec();
    colours.sort_unstable();
    assert_eq!(colours, ["blue", "green", "red", "yellow"]);
    let four = shape(4);
    assert!((0..4).all(|cell| four.doors(cell).len() == 2), "four Cells");
    assert_eq!(four.rooms(), 19);
    // The tokens for Traps, Protections and Persistent Spells: one a slot, so four a Mage.
    assert_eq!(SLOTS, ["quick", "I", "II", "III"]);
    assert_eq!(REBIRTH.preparation.spells.1, SLOTS.len());
    let seen = view(&begin(&common::rebirth(4), 1), Viewer::Spectator);
    assert_eq!(seen["board"].as_array().expect("the Event Board").len(), 3);
    assert_eq!(seen["sides"].as_array().expect("Power Tokens").len(), 5);
    assert!(seen["crown"].as_u64().is_some_and(|seat| seat < 4), "one Crown with one holder");
}

/// REB-008, REB-009, REB-010.
fn cubes_and_moons() {
    assert_eq!((REBIRTH.cubes, REBIRTH.markers), ((25, 30), (0, 0)));
    let blank = common::rebirth(4).blank(kernel::Seed::from_number(0));
    assert_eq!(blank.supply, [25, 25, 25, 25, 30]);
    assert_eq!(blank.supply.iter().map(|n| u32::from(*n)).sum::<u32>(), 130);
    assert_eq!(blank.trophy_tokens, [7; 4], "28 Trophy Tokens");
    assert_eq!(REBIRTH.moons.map(|moons| moons.cubes), Some([6, 18, 30]), "three Moon Cubes");
}

/// REB-004, REB-018, REB-445.
fn mages() {
    let numbers: BTreeMap<&str, [u8; 5]> = BOX
        .mages
        .iter()
        .map(|(_, m)| (m.id.as_ref().as_str(), [m.health, m.hand, m.strength, m.speed, m.quest_limit]))
        .collect();
    assert_eq!(
        numbers,
        BTreeMap::from([
            ("arianna", [10, 8, 2, 2, 2]),
            ("baron-doria", [10, 8, 2, 2, 2]),
            ("gramigna", [11, 7, 2, 2, 2]),
            ("rikkart", [11, 7, 2, 2, 2]),
        ])
    );
    assert_eq!(BOX.mages.len(), 4);
    let personal: BTreeSet<&str> = BOX.mages.iter().map(|(_, m)| m.personal.as_ref().as_str()).collect();
    assert_eq!(personal.len(), 4, "each Mage has another Personal Spell");
    let gramigna = BOX.mages.iter().find(|(_, m)| m.id.get_ref() == "gramigna").expect("Gramigna");
    assert_eq!(gramigna.1.personal.get_ref(), "evil-eye");
}

/// REB-005, REB-020, REB-446: what lies on a Mage Sheet, as the view of a seat has it.
fn the_mage_sheet() {
    let setup = blackrose::Setup {
        seats: ["baron-doria", "rikkart", "gramigna", "arianna"].map(|m| Some(m.into())).to_vec(),
        colours: (0..4).map(Some).collect(),
        ..crate::rebirth_setup(4)
    };
    let table = begin(&common::table(&setup), 1);
    let seen = view(&table, Viewer::Spectator);
    for seat in seen["seats"].as_array().expect("seats") {
        assert_eq!(seat["tokens"], 2, "two Physical Action Tokens");
        assert_eq!(seat["trophy_tokens"], 7);
        let slots: Vec<&str> =
            seat["slots"].as_array().expect("slots").iter().filter_map(|s| s["slot"].as_str()).collect();
        assert_eq!(slots, SLOTS);
        for part in ["grimoire", "memories", "active", "completed", "solved", "hand"] {
            assert!(!seat[part].is_null(), "a Mage Sheet has a place for {part}");
        }
    }
    let bars: Vec<u64> =
        seen["models"].as_array().expect("models").iter().filter_map(|m| m["health"].as_u64()).collect();
    assert_eq!(bars, [10, 11, 11, 10], "four Mages with a Health Bar each");
    // Bases with one, two and three roses; a fourth Evocation has none.
    let position = |evocations: usize| {
        let mut position = blackrose::position::Position::default();
        position.seats = vec![Default::default(), Default::default()];
        position.evocations = (0..evocations)
            .map(|_| blackrose::position::EvocationAt {
                kind: "cadaver".into(),
                owner: "seat0".into(),
                at: "e".into(),
                ..Default::default()
            })
            .collect();
        position
    };
    let two = common::rebirth(2);
    assert!(kernel::Game::place(&*two, &position(3)).is_ok());
    assert!(kernel::Game::place(&*two, &position(4)).is_err());
}

/// REB-002, REB-650, REB-651, REB-677, and the slots of REB-GAP-1.
fn rooms() {
    assert_eq!(BOX.rooms.len(), 19);
    let mut by_colour: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (_, room) in &BOX.rooms {
        let id = room.id.as_ref().as_str();
        by_colour.entry(format!("{:?}", room.colour).to_lowercase()).or_default().push(id);
        let (points, slots) = match (id, room.colour) {
            ("black-rose-room" | "throne-room", _) => ([6, 3, 1], 10),
            (_, Colour::Yellow) => ([3, 1, 1], 5),
            (_, Colour::Green) => ([2, 1, 0], 4),
            _ => ([4, 2, 1], 6),
        };
        assert_eq!((room.points, room.value, room.slots), (Some(points), None, slots), "{id}");
        let [destroyed, rebuilt] =
            ["destroyed", "rebuilt"].map(|part| common::effect(room, part).text.get_ref());
        // Two sides: an Effect on the destroyed one, another on the token of the rebuilt one.
        assert_ne!(destroyed, rebuilt, "{id}");
        assert!(!room.name.en.is_empty() && !destroyed.is_empty() && !rebuilt.is_empty(), "{id}");
        assert!(room.effect.is_none(), "{id}");
        assert_eq!(room.centre, id == "black-rose-room");
        assert_eq!(room.throne, id == "throne-room");
    }
    let expected: BTreeMap<String, Vec<&str>> = [
        ("black", vec!["black-rose-room"]),
        ("blue", vec!["oracle-room", "the-abyss", "mirrors-room"]),
        ("green", vec!["garden", "forge", "treasure-room"]),
        ("grey", vec!["crypt", "sacrificial-altar", "cemetery"]),
        ("purple", vec!["throne-room", "armory", "pleasures-room"]),
        ("red", vec!["summoner-room", "alchemical-laboratory", "arena"]),
        ("yellow", vec!["observatory", "bibliotheca", "sanctuary"]),
    ]
    .map(|(colour, rooms)| (colour.to_owned(), rooms))
    .into();
    assert_eq!(by_colour, expected);
}

/// REB-656, REB-659, and the texts of REB-657 and REB-658.
fn effects_of_rooms() {
    for (_, room) in &BOX.rooms {
        let id = room.id.as_ref().as_str();
        let expected = match (id, room.colour) {
            ("throne-room", _) => ("self", "Lose 1 PP. If you do, take the Crown."),
            (_, Colour::Black) => (
                "self",
                "Discard 3 Spells. Draw 1 Forgotten Spell. The Black Rose places 1 Instability in the Room \
                 you are in.",
            ),
            (_, Colour::Blue) => ("self", "Draw 1 random Spell from your Memories."),
            (_, Colour::Grey) => ("room 0", "Summon a Cadaver."),
            (_, Colour::Yellow) => ("self", "Draw 1 Quest."),
            (_, Colour::Green) => ("room 1", "Place 1 Instability."),
            (_, Colour::Red) => ("room 1", "Inflict 1."),
            (_, Colour::Purple) => ("self", "Draw 1 Spell from your Grimoire."),
        };
        let destroyed = common::effect(room, "destroyed");
        let printed = (destroyed.target.get_ref().as_str(), destroyed.text.get_ref().as_str());
        assert_eq!(printed, expected, "{id}");
    }
    let rebuilt = |id: &str| {
        let (_, room) = BOX.rooms.iter().find(|(_, r)| r.id.get_ref() == id).expect("a Room");
        let inferred =
            room.provenance.as_ref().expect("provenance").inferred.contains(&"rebuilt.text".into());
        (common::effect(room, "rebuilt").text.get_ref().as_str(), inferred)
    };
    // The three tokens that the books show.
    for (id, text) in [
        ("black-rose-room", "Discard 3 Spells. Draw 2 Forgotten Spells and keep 1."),
        (
            "oracle-room",
            "Search your Grimoire or Memories for 1 Spell. Shuffle your Memories into your Grimoire.",
        ),
        ("bibliotheca", "Draw 2 Spells from the Library."),
    ] {
        assert_eq!(rebuilt(id), (text, false), "{id}");
    }
    let others = BOX.rooms.iter().filter(|(_, room)| {
        let provenance = room.provenance.as_ref().expect("provenance");
        let field = "rebuilt.text".to_owned();
        provenance.inferred.contains(&field) || provenance.designed.contains(&field)
    });
    assert_eq!(others.count(), 16, "the other tokens are not in the books, and the pack says so");
}

fn of_school(school: &str) -> Vec<&'static blackrose::content::printed::Spell> {
    BOX.spells.iter().filter(|(_, s)| s.school.get_ref() == school).map(|(_, s)| s).collect()
}

fn copies(school: &str) -> Vec<u8> {
    of_school(school).iter().map(|spell| spell.copies).collect()
}

/// REB-013, REB-400, REB-401, REB-402.
fn spells() {
    assert_eq!(copies("personal"), [3; 4], "12 Personal Spells, three copies for each of four Mages");
    assert_eq!(copies("forgotten"), [1; 9], "nine Forgotten Spells");
    let schools: BTreeSet<&str> = BOX.spells.iter().map(|(_, s)| s.school.as_ref().as_str()).collect();
    let six = ["agony", "alchemy", "hex", "nightmare", "shamanic", "technomancy"];
    assert_eq!(schools, six.into_iter().chain(["personal", "forgotten"]).collect());
    let mut one_sided = Vec::new();
    for (_, spell) in &BOX.spells {
        for side in spell.sides() {
            assert!(parse_target(side.target.get_ref()).is_ok() && !side.text.get_ref().is_empty());
            let waits = matches!(side.kind, SpellType::Trap | SpellType::Protection);
            assert_eq!(waits, side.trigger.is_some(), "{}", spell.id.get_ref());
        }
        let enters = spell.light.trigger.as_ref().is_some_and(|t| {
            t.get_ref().starts_with("another Mage enters a ") && t.get_ref().ends_with(" Room")
        });
        assert_eq!(enters, spell.dark.is_none(), "{}", spell.id.get_ref());
        assert!(!enters || spell.light.kind == SpellType::Trap);
        one_sided.extend(enters.then(|| spell.id.as_ref().as_str()));
    }
    assert_eq!(
        one_sided,
        ["cerebral-worm", "shifting-nightmare", "shadow-blast", "vengeful-spirit", "hidden-mechanism",]
    );
}

/// REB-012, REB-017, REB-406.
fn whole_schools() {
    let grimoires = [
        ("agony", [("sadistic-fury", 6), ("algolagnia", 6)]),
        ("alchemy", [("scourge", 6), ("auromancer", 6)]),
        ("hex", [("maleficium", 6), ("luck-eater", 6)]),
        ("nightmare", [("dream-hunter", 6), ("oneiromancer", 6)]),
        ("shamanic", [("circle-of-totems", 6), ("voice-of-the-ancestors", 6)]),
        ("technomancy", [("galvanist", 6), ("manufactory-of-the-dead", 6)]),
    ];
    assert_eq!(BOX.whole_schools().collect::<Vec<_>>(), grimoires.map(|(school, _)| school));
    for (school, expected) in grimoires {
        assert_eq!(copies(school), [3; 12], "36 Spells of {school}, 12 different ones");
        let (_, card) = BOX.schools.iter().find(|(_, s)| s.id.get_ref() == school).expect("a School");
        let printed: Vec<(&str, usize)> =
            card.grimoire.iter().map(|g| (g.id.as_str(), g.spells.len())).collect();
        assert_eq!(printed, expected);
        let named: BTreeSet<&str> =
            card.grimoire.iter().flat_map(|g| &g.spells).map(|s| s.as_ref().as_str()).collect();
        let all: BTreeSet<&str> = of_school(school).iter().map(|s| s.id.as_ref().as_str()).collect();
        assert_eq!(named, all, "the two Grimoires of {school} share no Spell and leave none out");
        let mut counts: BTreeMap<String, u8> = BTreeMap::new();
        for side in of_school(school).iter().flat_map(|spell| spell.sides()) {
            *counts.entry(format!("{:?}", side.element).to_lowercase()).or_default() += 1;
        }
        assert_eq!(counts, card.element_counts, "the Reference Card of {school} counts its sides");
        let one_sided = of_school(school).iter().filter(|spell| spell.dark.is_none()).count();
        assert_eq!(counts.values().sum::<u8>() as usize, 24 - one_sided);
        assert!(card.rules_note.is_some(), "the rules side of {school} says something");
    }
    let counts = |pairs: &[(&str, u8)]| -> BTreeMap<String, u8> {
        pairs.iter().map(|(element, n)| ((*element).to_owned(), *n)).collect()
    };
    assert_eq!(
        BOX.schools[0].1.element_counts,
        counts(&[("air", 4), ("fire", 4), ("profane", 8), ("water", 6), ("any", 2)])
    );
    assert_eq!(
        BOX.schools[1].1.element_counts,
        counts(&[("air", 5), ("earth", 5), ("fire", 5), ("water", 5), ("any", 4)])
    );
}

/// REB-014, REB-019, REB-708, REB-727, REB-730, REB-824.
fn evocations() {
    let printed: Vec<(&str, &str, [u8; 3], u8, bool)> = BOX
        .evocations
        .iter()
        .map(|(_, e)| {
            let [archetype] = &e.archetypes[..] else { panic!("{} has one Archetype", e.id.get_ref()) };
            let values = [e.health, e.strength, e.speed];
            (e.id.as_ref().as_str(), archetype.as_ref().as_str(), values, e.copies, e.large)
        })
        .collect();
    assert_eq!(
        printed,
        [
            ("succubus", "demon", [3, 1, 2], 3, false),
            ("colossus", "undead", [4, 3, 2], 3, true),
            ("cadaver", "undead", [2, 2, 2], 8, false),
            ("nigredo", "construct", [4, 2, 2], 3, false),
            ("albedo", "construct", [2, 1, 3], 1, false),
            ("umbra", "nightmare", [2, 1, 2], 9, false),
            ("totem", "altar", [3, 0, 0], 5, false),
            ("mystic-totem", "altar", [4, 0, 0], 5, false),
            ("ancestral-totem", "altar", [5, 0, 0], 5, false),
        ]
    );
    // 33 cards are in the box, and how they are divided is printed nowhere: the pack counts Models, the Albedo Token
    // too, and Mystic Totem and Ancestral Totem share the five of the Totem.
    let models: u8 = printed.iter().filter(|e| !e.0.ends_with("-totem")).map(|e| e.3).sum();
    assert_eq!(models, 32);
    let archetypes: BTreeSet<&str> = printed.iter().map(|e| e.1).collect();
    assert_eq!(archetypes, ["altar", "construct", "demon", "nightmare", "undead"].into_iter().collect());
    for archetype in archetypes {
        assert!(blackrose::language::ARCHETYPES.contains(&archetype));
    }
    let skilled = BOX.evocations.iter().filter(|(_, e)| e.skill.is_some() || e.standing.is_some());
    assert_eq!(
        skilled.map(|(_, e)| e.id.as_ref().as_str()).collect::<Vec<_>>(),
        ["succubus", "colossus", "cadaver", "nigredo", "umbra", "mystic-totem", "ancestral-totem"]
    );
}

/// REB-014.
fn upgrades_and_jinxes() {
    let kinds = |cards: &'static [(_, blackrose::content::printed::Attached)]| -> Vec<(&str, u8, u8)> {
        cards.iter().map(|(_, c)| (c.id.as_ref().as_str(), c.copies, c.cubes)).collect()
    };
    let upgrades = kinds(&BOX.upgrades);
    assert_eq!(
        upgrades,
        [
            ("regenerating-ichor", 3, 0),
            ("corrosive-plasma", 3, 0),
            ("tendon-implant", 3, 0),
            ("muscular-implant", 3, 0),
            ("cerebral-implant", 3, 0),
            ("reinforced-dermis", 3, 0),
        ]
    );
    let jinxes = kinds(&BOX.jinxes);
    assert_eq!(
        jinxes,
        [("slowness", 3, 3), ("weakness", 3, 3), ("oblivion", 3, 3), ("vulnerability", 3, 3)],
        "each with three cube slots"
    );
    let cards = |kinds: &[(&str, u8, u8)]| kinds.iter().map(|k| k.1).sum::<u8>();
    assert_eq!((cards(&upgrades), cards(&jinxes)), (18, 12));
}

/// REB-015, REB-250.
fn quests() {
    let of = |moon: u8| BOX.quests.iter().filter(|(_, q)| q.moon == Some(moon)).count();
    assert_eq!([of(1), of(2), of(3)], [15, 21, 13]);
    assert_eq!(BOX.quests.len(), 49);
    for (_, quest) in &BOX.quests {
        let id = quest.id.get_ref();
        assert!(quest.trigger.is_some() && quest.condition.is_none(), "{id} has a Task");
        assert!(!quest.text.get_ref().is_empty() && !quest.name.en.is_empty(), "{id} has an Effect");
        assert!((1..=4).contains(&quest.points), "{id} gives {} PP", quest.points);
        assert!([0, 2, 3, 4].contains(&quest.cubes), "{id} has {} cube slots", quest.cubes);
    }
    let (_, printed) =
        BOX.quests.iter().find(|(_, q)| q.id.get_ref() == "shattered-illusion").expect("the Quest of p. 5");
    assert_eq!((printed.moon, printed.cubes, printed.points), (Some(1), 2, 1));
    assert!(BOX.quests.iter().any(|(_, q)| q.cubes == 0), "cube slots are optional");
}

/// REB-016, REB-225.
fn events() {
    let of = |moon: u8| BOX.events.iter().filter(|(_, e)| e.moon == Some(moon) && !e.avatar).count();
    assert_eq!([of(1), of(2), of(3)], [13; 3]);
    assert_eq!(BOX.events.iter().filter(|(_, e)| !e.avatar).count(), 39);
    for (_, event) in BOX.events.iter().filter(|(_, e)| !e.avatar) {
        let id = event.id.get_ref();
        let phase = event.phase.unwrap_or_else(|| panic!("{id} has a Phase, or is Instant"));
        assert_eq!(phase == When::Instant, event.slot.is_none(), "{id}");
        assert!(event.slot.is_none_or(|slot| (1..=3).contains(&slot)), "{id}");
        assert!(!event.text.get_ref().is_empty() && !event.name.en.is_empty(), "{id}");
        assert!(event.reveal <= 4 && event.discard <= 3 && event.reveal + event.discard > 0, "{id}");
    }
    for moon in 1..=3 {
        let crowns: BTreeSet<bool> =
            BOX.events.iter().filter(|(_, e)| e.moon == Some(moon)).map(|(_, e)| e.crown).collect();
        assert_eq!(crowns.len(), 2, "the Crown symbol is optional");
    }
}

fn provenances() -> Vec<(&'static str, &'static str, &'static Option<Provenance>)> {
    fn of<T>(
        kind: &'static str,
        cards: &'static [(blackrose::content::pack::Origin, T)],
        read: fn(&'static T) -> (&'static String, &'static Option<Provenance>),
    ) -> impl Iterator<Item = (&'static str, &'static str, &'static Option<Provenance>)> {
        cards.iter().map(move |(_, card)| {
            let (id, provenance) = read(card);
            (kind, id.as_str(), provenance)
        })
    }
    let b = &*BOX;
    of("spell", &b.spells, |c| (c.id.get_ref(), &c.provenance))
        .chain(of("room", &b.rooms, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("mage", &b.mages, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("quest", &b.quests, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("event", &b.events, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("upgrade", &b.upgrades, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("jinx", &b.jinxes, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("evocation", &b.evocations, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("school", &b.schools, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("avatar", &b.avatars, |c| (c.id.get_ref(), &c.provenance)))
        .chain(of("command", &b.commands, |c| (c.id.get_ref(), &c.provenance)))
        .collect()
}

/// Kinds of cards by their weakest field: exact, inferred, designed. A change of these numbers is a change of
/// what the pack claims to know.
#[test]
fn every_card_says_where_it_comes_from() {
    let mut counts: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for (kind, id, provenance) in provenances() {
        let Some(provenance) = provenance else { panic!("the {kind} {id} has no provenance") };
        assert!(!provenance.source.is_empty(), "the {kind} {id} names its source");
        let level = match provenance.weakest() {
            Level::Exact => 0,
            Level::Inferred => 1,
            Level::Designed => 2,
        };
        counts.entry(kind).or_default()[level] += 1;
        if level == 2 {
            println!("designed, at least in part: {kind} {id}");
        }
    }
    for (kind, [exact, inferred, designed]) in &counts {
        println!("{kind}: {exact} exact, {inferred} inferred, {designed} designed");
    }
    let pinned = [
        ("avatar", [0, 1, 0]),
        ("command", [0, 0, 30]),
        ("event", [0, 39, 15]),
        ("evocation", [0, 4, 5]),
        ("jinx", [0, 4, 0]),
        ("mage", [0, 4, 0]),
        ("quest", [0, 48, 1]),
        ("room", [0, 17, 2]),
        ("school", [0, 2, 4]),
        ("spell", [0, 48, 37]),
        ("upgrade", [0, 6, 0]),
    ];
    assert_eq!(counts, pinned.into());
}
