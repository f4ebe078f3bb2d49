//! What chance does before the first Turn and later, over many seeds.

use crate::common;
use crate::{GRIMOIRES, MAGES, at, begin, place, rebirth_setup, settled, sorted, view};
use blackrose::cards::Zone;
use blackrose::lodge::Place;
use blackrose::lodge::Space;
use blackrose::names::COLOURS;
use blackrose::position::{EvocationAt, Position, RoomAt, SeatAt, SlotAt};
use blackrose::state::{Phase, Side, Slot};
use blackrose::{BlackRose, Packs, Setup};
use kernel::small::Nth;
use kernel::{Game, Seat, Viewer};
use spellscript::pack::PackSource;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

// rules: REB-062
#[test]
fn the_first_crown_holder_is_drawn_or_named() {
    for players in 2..=4 {
        let game = common::rebirth(players);
        let mut holders = vec![0; players];
        for seed in 0..200 {
            holders[begin(&game, seed).s.crown.index()] += 1;
        }
        assert!(holders.iter().all(|n| *n > 100 / players), "{holders:?}");
        let named = common::table(&Setup { first: Some(1), ..rebirth_setup(players) });
        assert!((0..30).all(|seed| begin(&named, seed).s.crown == Seat(1)));
    }
}

// rules: REB-050, REB-051
#[test]
fn the_throne_room_lies_on_any_hex_next_to_the_centre() {
    let game = common::rebirth(2);
    let mut hexes = BTreeMap::new();
    for seed in 0..300 {
        let table = begin(&game, seed);
        let centre = Space::new(0);
        assert_eq!(game.room_id(&table.s, centre), "black-rose-room");
        let throne = game.shape.all().iter().find(|space| game.room_id(&table.s, *space) == "throne-room");
        let throne = throne.expect("the Throne Room is in the Lodge");
        assert_eq!(game.shape.distance(centre, throne), 1);
        *hexes.entry(game.shape.name(throne)).or_insert(0) += 1;
    }
    assert_eq!(hexes.len(), 6, "{hexes:?}");
    assert!(hexes.values().all(|n| *n > 25), "none of them is favoured: {hexes:?}");
}

// rules: REB-052, REB-053, REB-114
#[test]
fn the_other_seventeen_rooms_are_shuffled_and_destroyed() {
    for players in 2..=4 {
        let game = common::rebirth(players);
        let all = sorted(game.content.rooms.iter().map(|room| room.id.to_string()).collect());
        let mut orders = BTreeSet::new();
        let mut arena = BTreeSet::new();
        for seed in 0..200 {
            let table = begin(&game, seed);
            let rooms: Vec<String> =
                Space::all(19).map(|space| game.room_id(&table.s, space).into()).collect();
            assert_eq!(sorted(rooms.clone()), all);
            assert!(table.s.rooms.iter().all(|room| !room.turned && room.cubes.is_empty()));
            arena.insert(rooms.iter().position(|room| room == "arena"));
            orders.insert(rooms);
        }
        assert_eq!(orders.len(), 200, "no two Lodges are alike");
        assert_eq!(arena.len(), 18, "a Room may come to lie anywhere but in the centre");
    }
}

// rules: REB-054, REB-116
#[test]
fn cells_are_shuffled_apart_from_seats() {
    for (players, ways) in [(2, 2), (3, 6), (4, 24)] {
        let game = settled(players);
        let mut orders = BTreeSet::new();
        for seed in 0..240 {
            let s = begin(&game, seed).s;
            let cells = s.cells[..players].to_vec();
            let places: BTreeSet<u8> = cells.iter().copied().collect();
            assert_eq!(places, (0..players as u8).collect(), "each Cell has a place of its own");
            // Seats run clockwise, whatever their Cells do.
            assert_eq!(game.model_id(&s, Nth::new(0)), MAGES[0]);
            orders.insert(cells);
        }
        assert_eq!(orders.len(), ways, "all ways to lay {players} Cells occur");
    }
}

// rules: REB-054
#[test]
fn nobody_sees_the_cells_before_colours_are_chosen() {
    let game = common::table(&Setup { first: Some(0), seats: vec![], ..rebirth_setup(3) });
    // What lies where is drawn only after the last colour is taken: until then it is the same in all games.
    let before: BTreeSet<[u8; 4]> = (0..30).map(|seed| begin(&game, seed).s.cells).collect();
    assert_eq!(before.len(), 1);
}

// rules: REB-055
#[test]
fn only_as_many_colours_as_players_may_be_chosen() {
    for players in 2..=4 {
        let game = common::rebirth(players);
        let mut table = begin(&game, 1);
        for left in (2..=players).rev() {
            let colours: Vec<String> =
                COLOURS[players - left..players].iter().map(|c| format!("colour {c}")).collect();
            assert_eq!(table.offers(), colours);
            table.play(&colours[0]);
            let mage = table.offers()[0].clone();
            table.play(&mage);
        }
        // The last one takes the Cell that is left.
        assert!(!table.offers()[0].starts_with("colour"), "{:?}", table.offers());
        let taken: BTreeSet<_> = table.s.mages[..players].iter().map(|mage| mage.colour).collect();
        assert_eq!(taken, Nth::all(players).map(Some).collect());
        assert!((0..players).all(|cell| !game.shape.doors(cell).is_empty()));
        assert!((players..4).all(|cell| game.shape.doors(cell).is_empty()), "no Cell without a Mage");
    }
}

// rules: REB-059, REB-065, REB-066, REB-069
#[test]
fn every_deck_is_shuffled() {
    let game = settled(3);
    let schools = game.content.schools.len() as u8;
    let moons = (0..3).flat_map(|moon| [Zone::Quests(moon), Zone::Events(moon)]);
    let zones: Vec<Zone> = (0..schools).map(Zone::Library).chain(moons).collect();
    let mut orders = vec![BTreeSet::new(); zones.len()];
    let mut tops = vec![BTreeSet::new(); zones.len()];
    let mut forgotten = BTreeSet::new();
    for seed in 0..120 {
        let s = begin(&game, seed).s;
        let faces = |zone| -> Vec<u16> {
            s.cards.from_top(zone).into_iter().map(|card| s.cards.face(card).0).collect()
        };
        for (k, zone) in zones.iter().enumerate() {
            let deck = faces(*zone);
            tops[k].insert(deck[0]);
            orders[k].insert(deck);
        }
        forgotten.insert(faces(Zone::Forgotten));
    }
    for (k, zone) in zones.iter().enumerate() {
        assert!(orders[k].len() > 110, "{zone:?} has only {} orders in 120 games", orders[k].len());
        assert!(tops[k].len() >= 10, "{zone:?} has only {} cards that come on top", tops[k].len());
    }
    assert!(forgotten.len() > 110, "the nine Forgotten Spells lie in any order");
}

// rules: REB-065, REB-066, REB-068
#[test]
fn the_library_is_every_school_without_the_grimoires() {
    let game = settled(2);
    let table = begin(&game, 3);
    let cards = |school: &str| {
        let k = game.content.schools.iter().position(|s| s == school).expect("a School");
        table.zone(Zone::Library(k as u8))
    };
    // One copy of each of the six Spells is with its Mage.
    for (school, spell, other) in
        [("agony", "grim-torment", "pain-mark"), ("alchemy", "azoth-bomb", "liquid-fire")]
    {
        let deck = cards(school);
        assert_eq!(deck.len(), 36 - 6, "{school}");
        let copies = |id: &str| deck.iter().filter(|card| card.as_str() == id).count();
        assert_eq!((copies(spell), copies(other)), (2, 3));
    }
    assert_eq!(cards("hex").len(), 36, "nobody has picked it");
    let forgotten = sorted(table.zone(Zone::Forgotten));
    assert_eq!(forgotten.len(), 9);
    assert_eq!(forgotten[..2], ["arcane-barrage", "cursed-bond"]);
}

/// The six Spells of a Grimoire and one Personal Spell, by name.
fn seven(game: &BlackRose, seat: usize) -> Vec<String> {
    let grimoire = game.content.grimoires.iter().find(|g| g.id == GRIMOIRES[seat]).expect("a Grimoire");
    let mage = game.content.mages.iter().find(|m| m.id == MAGES[seat]).expect("a Mage");
    let faces = grimoire.spells.iter().chain([&mage.personal]);
    sorted(faces.map(|face| game.spell_id(*face).into()).collect())
}

// rules: REB-070, REB-071, REB-072
#[test]
fn six_in_the_grimoire_one_memory_and_no_hand() {
    let game = settled(3);
    let mut before_study = 0;
    let mut memories = BTreeSet::new();
    let mut orders = BTreeSet::new();
    for seed in 0..300 {
        let table = begin(&game, seed);
        // Some Events ask in the Black Rose Phase, before anything is drawn.
        if table.s.phase != Phase::BlackRose {
            continue;
        }
        before_study += 1;
        for seat in 0..3u8 {
            let zone = |zone: fn(Seat) -> Zone| table.zone(zone(Seat(seat)));
            assert_eq!(zone(Zone::Grimoire).len(), 6);
            assert_eq!(zone(Zone::Memories).len(), 1);
            assert_eq!(zone(Zone::Hand).len(), 0);
            let all = sorted([zone(Zone::Grimoire), zone(Zone::Memories)].concat());
            assert_eq!(all, seven(&game, seat as usize));
            let personal = game.mage_card(&table.s, Seat(seat)).expect("a Mage").personal;
            assert_eq!(zone(Zone::Aside), vec![game.spell_id(personal); 2], "two copies are set aside");
        }
        memories.insert(table.zone(Zone::Memories(Seat(0))));
        orders.insert(table.zone(Zone::Grimoire(Seat(0))));
        // The Memory lies face up, the Grimoire does not.
        let seen = view(&table, Viewer::Spectator);
        assert_eq!(seen["seats"][0]["memories"], serde_json::json!(table.zone(Zone::Memories(Seat(0)))));
        assert_eq!((&seen["seats"][0]["grimoire"], &seen["seats"][0]["hand"]), (&6.into(), &0.into()));
    }
    assert!(before_study > 30, "only {before_study} of 300 games ask before the Study Phase");
    assert_eq!(memories.len(), 7, "any of the seven may be the first Memory");
    assert!(orders.len() > before_study - 3, "{} orders in {before_study} games", orders.len());
}

// rules: REB-073, REB-074, REB-075
#[test]
fn everybody_starts_with_nothing_but_tokens() {
    for players in 2..=4 {
        let game = settled(players);
        // The first Event gives the Black Rose points; before it she has none either.
        assert_eq!(begin(&common::rebirth(players), 1).s.power, [0; 5]);
        for seed in 0..40 {
            let table = begin(&game, seed);
            for seat in 0..players {
                assert_eq!(table.s.models[seat].at, Place::cell(Seat(seat as u8)));
                assert_eq!(table.s.power[seat], 0);
                let mage = &table.s.mages[seat];
                assert_eq!((mage.physical_tokens, mage.slots), (2, [Slot::Empty; 4]));
                assert_eq!(mage.jinxes().count(), 0);
                let seat = Seat(seat as u8);
                for zone in [Zone::Completed(seat), Zone::Solved(seat)] {
                    assert_eq!(table.s.cards.count(zone), 0);
                }
            }
            for school in 0..game.content.schools.len() as u8 {
                assert_eq!(table.s.cards.count(Zone::Discards(school)), 0);
            }
            assert_eq!(table.s.cards.count(Zone::QuestDiscards), 0);
            // One Event has been revealed since.
            let board: usize = (0..3).map(|slot| table.s.cards.count(Zone::Board(slot))).sum();
            assert_eq!(board + table.s.cards.count(Zone::EventDiscards), 1);
        }
    }
}

/// Rebirth with a Spell that summons the better Totems, which share the Models of the Totem.
fn with_totems() -> Arc<BlackRose> {
    let cards = "[[spell]]\nid = \"carving\"\nname = { en = \"Carving\" }\nschool = \"agony\"\ncopies = 3\n\
         light = { type = \"contingency\", element = \"any\", target = \"room 0\", \
         text = \"Summon a Mystic Totem.\" }\n\
         dark = { type = \"contingency\", element = \"any\", target = \"room 0\", \
         text = \"Summon an Ancestral Totem.\" }\n";
    let head = "id = \"totems\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Totems\" }\n";
    let totems = PackSource {
        folder: "totems".into(),
        files: vec![("cards.toml".into(), cards.into()), ("pack.toml".into(), head.into())],
        own: true,
    };
    let packs = Packs::read(vec![common::source("packs/duel"), common::source("packs/rebirth"), totems])
        .unwrap_or_else(|errors| panic!("{}", errors[0]));
    Arc::new(BlackRose::prepare(&rebirth_setup(2), &packs).expect("a sound setup"))
}

// rules: REB-019
#[test]
fn models_of_each_evocation_and_five_for_all_totems() {
    let game = with_totems();
    let kinds = ["nigredo", "umbra", "colossus", "succubus", "cadaver", "totem"];
    let group = |id: &str| {
        let kind = game.content.evocations.iter().find(|e| e.id == id).expect("an Evocation");
        kind.figures as usize
    };
    let blank = game.blank(kernel::Seed::from_number(0));
    assert_eq!(kinds.map(|id| blank.figures[group(id)]), [3, 9, 3, 3, 8, 5]);
    assert_eq!((group("mystic-totem"), group("ancestral-totem")), (group("totem"), group("totem")));

    let totem = |kind: &str, owner: &str| EvocationAt {
        kind: kind.into(),
        owner: owner.into(),
        at: "e".into(),
        ..EvocationAt::default()
    };
    let carving =
        |side| SlotAt { spell: "carving".into(), side, state: Slot::Ready, element: None, target: None };
    let mut caster = at("w", &[], &[]);
    caster.slots.insert("I".into(), carving(Side::Light));
    caster.slots.insert("quick".into(), carving(Side::Dark));
    let position = Position {
        seats: vec![caster, at("e", &[], &[])],
        evocations: vec![
            totem("totem", "seat0"),
            totem("ancestral-totem", "seat1"),
            totem("totem", "seat1"),
            totem("mystic-totem", "seat1"),
        ],
        ..Position::default()
    };
    let mut table = place(&game, &position);
    assert_eq!(table.s.figures[group("totem")], 1);
    table.play("cast I");
    assert_eq!(table.place("mystic-totem:baron-doria:2"), "w");
    assert_eq!(table.s.figures[group("totem")], 0);
    table.play("cast quick");
    assert_eq!(table.place("ancestral-totem:baron-doria:3"), "off", "no Model is left for any of the three");
    assert!(table.has_told("clause=REB-706"), "{}", table.log());
    // A tenth Umbra or a fourth Colossus is not even on the table.
    for (kind, models) in [("nigredo", 3), ("umbra", 9), ("succubus", 3), ("cadaver", 8), ("totem", 5)] {
        let assigned = |n: usize| Position {
            seats: vec![at("w", &[], &[]), at("e", &[], &[])],
            evocations: (0..n).map(|_| totem(kind, "rose")).collect(),
            ..Position::default()
        };
        assert!(game.place(&assigned(models)).is_ok(), "{models} {kind}");
        assert!(game.place(&assigned(models + 1)).is_err(), "{} {kind}", models + 1);
    }
}

// rules: REB-656, REB-652
#[test]
fn a_blue_room_draws_any_of_the_memories() {
    let game = common::rebirth(2);
    let memories = ["torment", "submission", "stone-phoenix", "marbling", "albify"];
    for blue in ["oracle-room", "the-abyss", "mirrors-room"] {
        let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
        for seed in 0..150 {
            let mut me = at("e", &["deflagrate"], &memories);
            me.hand = vec!["heart-of-ice".into()];
            // All copies of the Personal Spell elsewhere, so that only the five lie in the Memories.
            me.aside = vec!["cube-of-lamentations".into(); 3];
            let mut table = place(
                &game,
                &Position {
                    seats: vec![
                        SeatAt { mage: Some("rikkart".into()), ..me },
                        SeatAt { mage: Some("gramigna".into()), ..at("w", &[], &[]) },
                    ],
                    rooms: vec![RoomAt { space: "e".into(), room: Some(blue.into()), ..RoomAt::default() }],
                    seed,
                    ..Position::default()
                },
            );
            table.play("explore; activate room");
            let hand: Vec<String> = table.hand(0).into_iter().filter(|s| s != "heart-of-ice").collect();
            let [spell] = &hand[..] else { panic!("one Spell is drawn, not {hand:?}") };
            let left = table.zone(Zone::Memories(Seat(0)));
            assert_eq!(left.len(), 4);
            // The others keep their order.
            let rest: Vec<&str> = memories.into_iter().filter(|m| m != spell).collect();
            assert_eq!(left, rest);
            *drawn.entry(spell.clone()).or_default() += 1;
        }
        assert_eq!(drawn.len(), 5, "{drawn:?}");
        assert!(drawn.values().all(|n| *n > 15), "any as likely as the others: {drawn:?}");
    }
}

// rules: REB-372
#[test]
fn a_deck_that_was_searched_is_shuffled() {
    let game = common::rebirth(2);
    let deck = ["torment", "submission", "stone-phoenix", "marbling", "albify", "pain-mark"];
    let mut orders = BTreeSet::new();
    for seed in 0..100 {
        let mut me = at("e", &deck, &["deflagrate"]);
        me.completed = vec!["contingent-mage".into()];
        let position = Position { seats: vec![me, at("w", &[], &[])], seed, ..Position::default() };
        let mut table = place(&game, &position);
        assert_eq!(table.zone(Zone::Grimoire(Seat(0))), deck);
        table.play("use contingent-mage");
        assert_eq!(sorted(table.offers()), sorted(deck.iter().map(|s| format!("take {s}")).collect()));
        table.play("take stone-phoenix");
        assert_eq!(table.hand(0), ["stone-phoenix"]);
        let left = table.zone(Zone::Grimoire(Seat(0)));
        let rest: Vec<String> =
            deck.iter().filter(|s| **s != "stone-phoenix").map(|s| (*s).to_owned()).collect();
        assert_eq!(sorted(left.clone()), sorted(rest));
        // Whoever searched does not know the new order either.
        let known = table.s.cards.in_zone(Zone::Grimoire(Seat(0))).any(|c| table.s.cards.known(c, Seat(0)));
        assert!(!known);
        assert!(
            table.zone(Zone::Memories(Seat(0))).contains(&"deflagrate".into()),
            "no other pile is touched"
        );
        orders.insert(left);
    }
    assert!(orders.len() > 55, "only {} of 120 orders in 100 games", orders.len());
}
