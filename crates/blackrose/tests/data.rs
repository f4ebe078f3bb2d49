//! The Duel box as data: what the `[data]` clauses of its rulebook say about components and print.

mod common;

use blackrose::content::printed::{Level, Provenance};
use blackrose::cubes::Party;
use blackrose::language::program::{Element, SpellType};
use blackrose::limits::{MODELS, SEATS};
use blackrose::{BlackRose, Setup};
use common::DUEL;
use kernel::Seat;
use std::collections::BTreeMap;

fn game() -> std::sync::Arc<BlackRose> {
    common::duel(&Setup::default())
}

/// All data clauses of the Duel, clause by clause.
// rules: data duel
#[test]
fn the_box_holds_what_the_rulebook_says() {
    rooms();
    mages_and_cubes();
    spells();
    the_school();
    evocations_and_upgrades();
    quests();
    events();
}

/// DUE-001, DUE-016, DUE-017, DUE-558.
fn rooms() {
    let printed: Vec<(&str, [u8; 3], u8)> = DUEL
        .rooms
        .iter()
        .map(|(_, r)| (r.id.as_ref().as_str(), r.points.unwrap_or_default(), r.slots))
        .collect();
    assert_eq!(
        printed,
        [
            ("occult-black-rose-room", [6, 3, 1], 10),
            ("crypt-of-the-saint", [4, 2, 1], 6),
            ("armory-of-the-templars", [4, 2, 1], 6),
            ("sacred-summoner-room", [4, 2, 1], 6),
            ("treasure-room-of-the-templars", [2, 1, 0], 4),
            ("bibliotheca-of-the-order", [3, 1, 1], 5),
            ("abyss-of-faith", [4, 2, 1], 6),
        ]
    );
    let mut colours: Vec<String> = DUEL.rooms.iter().map(|(_, r)| format!("{:?}", r.colour)).collect();
    colours.sort();
    colours.dedup();
    assert_eq!(colours.len(), 7, "seven Rooms have seven colours");
    assert_eq!(DUEL.rooms.iter().filter(|(_, r)| r.centre).count(), 1);
    // Each Room has an Effect on its destroyed side and one on its token, which is the readable one.
    for (_, room) in &DUEL.rooms {
        let parts: Vec<&str> = room.effects().map(|(part, _)| part).collect();
        assert_eq!(parts, ["destroyed", "rebuilt"]);
        assert!(room.effects().all(|(_, effect)| !effect.text.get_ref().is_empty()));
        let provenance = room.provenance.as_ref().expect("provenance");
        assert!(provenance.designed.contains(&"destroyed.text".to_owned()), "{}", room.id.get_ref());
        assert!(!provenance.designed.contains(&"rebuilt.text".to_owned()), "{}", room.id.get_ref());
    }
    let occult = &DUEL.rooms[0].1;
    let rebuilt = common::effect(occult, "rebuilt").text.get_ref();
    assert_eq!(rebuilt, "Discard 1 Ready Spell. If you do, draw 1 Forgotten Spell.");
}

/// DUE-002, DUE-003, DUE-007, DUE-008.
fn mages_and_cubes() {
    let numbers: BTreeMap<&str, [u8; 5]> = DUEL
        .mages
        .iter()
        .map(|(_, m)| (m.id.as_ref().as_str(), [m.health, m.hand, m.strength, m.speed, m.quest_limit]))
        .collect();
    assert_eq!(numbers, BTreeMap::from([("bartholomew", [10, 8, 2, 2, 2]), ("ulrich", [11, 7, 2, 2, 2])]));
    let game = game();
    assert_eq!(game.edition.cubes, (25, 25));
    assert_eq!(game.edition.players, (2, 2));
    assert_eq!(blackrose::names::COLOURS[..game.seats], ["red", "blue"]);
    // 75 cubes: what is free at the start and the seven track markers.
    let blank = game.blank(kernel::Seed::from_number(0));
    let free: u8 =
        [Seat(0).into(), Seat(1).into(), Party::ROSE].map(|p| blank.supply[p.index()]).iter().sum();
    assert_eq!(free + 2 + 2 + 3, 75);
}

/// DUE-004, DUE-010, DUE-011.
fn spells() {
    let of = |school: &str| -> Vec<u8> {
        DUEL.spells.iter().filter(|(_, s)| s.school.get_ref() == school).map(|(_, s)| s.copies).collect()
    };
    assert_eq!(of("lex"), [3; 12], "36 School Spells, 12 different ones");
    assert_eq!(of("personal"), [3; 2], "6 Personal Spells, 2 different ones");
    assert_eq!(of("forgotten"), [1; 2], "2 Forgotten Spells");
    assert_eq!(DUEL.spells.len(), 16);
    for (_, spell) in &DUEL.spells {
        for side in spell.sides() {
            let combat_or_contingency = matches!(side.kind, SpellType::Combat | SpellType::Contingency);
            assert!(combat_or_contingency, "{} is neither Combat nor Contingency", spell.id.get_ref());
            assert!(side.trigger.is_none());
        }
    }
    let game = game();
    assert!(!game.content.traps, "no Trap or Protection is in the box");
    let cards: u32 = game.content.spells.iter().map(|s| u32::from(s.copies)).sum();
    assert_eq!(cards, 36 + 6 + 2);
}

/// DUE-005, DUE-013, DUE-014.
fn the_school() {
    let [(_, lex)] = &DUEL.schools[..] else { panic!("one School") };
    assert!(lex.rules_note.is_some(), "the reference card has the School's special rules");
    let mut counts: BTreeMap<String, u8> = BTreeMap::new();
    for (_, spell) in DUEL.spells.iter().filter(|(_, s)| s.school.get_ref() == "lex") {
        for side in spell.sides() {
            assert_ne!(side.element, Element::Any, "{}", spell.id.get_ref());
            *counts.entry(format!("{:?}", side.element).to_lowercase()).or_default() += 1;
        }
    }
    assert_eq!(counts, lex.element_counts, "the reference card counts the Elements of the 24 sides");
    let mut numbers: Vec<u8> = counts.values().copied().collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [6, 8, 10]);
    let grimoires: Vec<(&str, usize)> =
        lex.grimoire.iter().map(|g| (g.id.as_str(), g.spells.len())).collect();
    assert_eq!(grimoires, [("knight", 6), ("confessor", 6)]);
    let mut named: Vec<&str> =
        lex.grimoire.iter().flat_map(|g| &g.spells).map(|s| s.as_ref().as_str()).collect();
    named.sort_unstable();
    named.dedup();
    assert_eq!(named.len(), 12, "the two Grimoires share no Spell");
}

/// DUE-002, DUE-005, DUE-015.
fn evocations_and_upgrades() {
    let [(_, templar)] = &DUEL.evocations[..] else { panic!("one Evocation") };
    assert_eq!(
        (templar.id.as_ref().as_str(), templar.copies, templar.health, templar.strength, templar.speed),
        ("templar", 3, 3, 2, 2)
    );
    assert_eq!(templar.archetypes.iter().map(|a| a.as_ref().as_str()).collect::<Vec<_>>(), ["undead"]);
    assert!(templar.skill.is_some());
    assert_eq!(DUEL.upgrades.iter().map(|(_, u)| u.copies).sum::<u8>(), 6);
    assert!(DUEL.upgrades.iter().any(|(_, u)| u.id.get_ref() == "bone-shield"));
    assert!(DUEL.jinxes.is_empty());
    assert_eq!(game().content.figures, [3]);
    const { assert!(SEATS + 3 <= MODELS) };
}

/// DUE-005, DUE-758, DUE-762, DUE-763.
fn quests() {
    let printed: Vec<(u8, &str, &str, u8)> = DUEL
        .quests
        .iter()
        .map(|(_, q)| {
            (q.card.unwrap_or(0), q.side.as_deref().unwrap_or_default(), q.id.as_ref().as_str(), q.points)
        })
        .collect();
    assert_eq!(
        printed,
        [
            (1, "a", "first-blood", 1),
            (1, "a", "destroyer", 2),
            (1, "a", "manipulator", 2),
            (1, "b", "armourer", 1),
            (1, "b", "far-reach", 2),
            (1, "b", "martyr", 2),
            (2, "a", "insight", 1),
            (2, "a", "slayer", 1),
            (2, "a", "balance", 2),
            (2, "b", "initiate", 2),
            (2, "b", "summoner", 2),
            (2, "b", "lord-of-the-elements", 3),
        ]
    );
    for (_, quest) in &DUEL.quests {
        let n = quest.points;
        assert_eq!(quest.text.get_ref(), &format!("The Black Rose inflicts {n} to you. Gain {n} PP."));
        let designed = quest.provenance.as_ref().map(|p| p.fields) == Some(Level::Designed);
        assert_eq!(
            designed,
            (quest.card, quest.side.as_deref()) == (Some(1), Some("b")),
            "{}",
            quest.id.get_ref()
        );
    }
}

/// DUE-005, DUE-211.
fn events() {
    for side in ["a", "b"] {
        let rounds: Vec<u8> = DUEL
            .events
            .iter()
            .filter(|(_, e)| e.side.as_deref() == Some(side))
            .filter_map(|(_, e)| e.round)
            .collect();
        assert_eq!(rounds, [1, 2, 3, 4], "side {side}");
    }
    let text = |id: &str| {
        let (_, event) = DUEL.events.iter().find(|(_, e)| e.id.get_ref() == id).expect("an Event");
        (event.text.get_ref().clone(), event.provenance.clone())
    };
    // The lost range icon is read as "the Room the Mage is in", and the pack says that it is inferred.
    let inferred =
        |p: &Option<Provenance>| p.as_ref().is_some_and(|p| p.inferred.contains(&"text".to_owned()));
    let (honour, provenance) = text("honour-in-service");
    assert!(honour.contains("place 1 Instability of the Black Rose in the Room you are in"), "{honour}");
    assert!(inferred(&provenance));
    let (gift, provenance) = text("gift-to-fools");
    assert!(gift.contains("places 1 Instability in the Room of each Mage"), "{gift}");
    assert!(inferred(&provenance));
}

#[test]
fn every_card_says_where_it_comes_from() {
    let mut cards: Vec<(&str, &Option<Provenance>)> = Vec::new();
    cards.extend(DUEL.spells.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.rooms.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.mages.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.quests.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.events.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.upgrades.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.evocations.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    cards.extend(DUEL.schools.iter().map(|(_, c)| (c.id.as_ref().as_str(), &c.provenance)));
    for (id, provenance) in cards {
        assert!(provenance.is_some(), "{id} has no provenance");
    }
}
