//! How a match begins, and what is printed.

mod common;

use kernel::{Game, Log, Seat, Seed, Viewer};
use penumbra::content::build::Sort;
use penumbra::content::printed::{Effect, MarkEffect, RestOnly, Takes};
use penumbra::deck::Deck;
use penumbra::goods::Ingredient;
use penumbra::kind::Kind;
use penumbra::language::program::Area;
use penumbra::setup::Level;
use penumbra::state::{CardId, Mark, PUBLIC, TurnKind, Zone};
use penumbra::{Penumbra, Setup, State};

/// The Fate deck from the top.
fn deck(s: &State) -> Vec<CardId> {
    let mut deck: Vec<_> = s.cards_in(Zone::Fate).collect();
    deck.sort_by_key(|c| s.places[*c].order);
    deck
}

// rules: PEN-001, PEN-983
#[test]
fn one_to_four_may_play() {
    for players in [0, 5] {
        let refused =
            Penumbra::prepare(&Setup { players, ..Setup::default() }, &common::PACKS).err().unwrap();
        assert_eq!(refused.clause.unwrap().0, "PEN-001");
    }
    let master = |players| Setup { players, level: Level::Master, ..Setup::default() };
    let refused = Penumbra::prepare(&master(2), &common::PACKS).err().unwrap();
    assert_eq!(refused.clause.unwrap().0, "PEN-983");
    assert!(Penumbra::prepare(&master(1), &common::PACKS).is_ok());
}

// rules: PEN-105, PEN-106, PEN-109, PEN-108
#[test]
fn each_pile_has_its_cards_in_any_order() {
    for players in 2..=4 {
        let game = common::game(players);
        let mut first = [0; 4];
        for seed in 0..60 {
            let s = game.start(Seed::from_number(seed));
            for (pile, cards) in deck(&s).chunks(2 * players).enumerate() {
                let of = |sort| cards.iter().filter(|c| game.content.cards[**c].sort == sort).count();
                assert_eq!((of(Sort::Goal), of(Sort::Prophecy)), (usize::from(pile == 0), 1));
                for card in cards.iter().map(|c| &game.content.cards[*c]) {
                    assert!(card.sort != Sort::Trial || card.difficulty as usize == pile + 2);
                    assert!(!card.always);
                }
            }
            first[match game.content.cards[deck(&s)[0]].sort {
                Sort::Trial => 0,
                Sort::Goal => 1,
                Sort::Prophecy => 2,
                _ => 3,
            }] += 1;
        }
        assert!(first[..3].iter().all(|n| *n > 3), "what comes first: {first:?}");
    }
}

// rules: PEN-103, PEN-113, PEN-114
#[test]
fn what_is_not_used_is_out_and_the_deck_is_closed() {
    let game = common::game(2);
    let s = game.start(Seed::from_number(9));
    let out = |sort: Sort| {
        game.content.ids().filter(|c| game.content.cards[*c].sort == sort && s.zone(*c) == Zone::Box).count()
    };
    assert_eq!([Sort::Trial, Sort::Goal, Sort::Prophecy, Sort::Event].map(out), [16, 3, 5, 6]);
    for who in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let view = game.view(&s, who);
        assert_eq!((view.fate.count, view.fate.known.len()), (12, 0));
    }
}

// rules: PEN-116, PEN-117, PEN-120, PEN-122
#[test]
fn the_ready_made_deck_in_its_order() {
    for players in 2..=4 {
        let game = common::with(&Setup { players, ready_made: true, ..Setup::default() });
        let s = game.start(Seed::from_number(1));
        let end = game.content.find("end-of-times").unwrap();
        assert_eq!(s.zone(end), Zone::Shared);
        let deck = deck(&s);
        for (pile, cards) in deck.chunks(2 * players).enumerate() {
            let trials = cards.iter().map(|c| &game.content.cards[*c]).filter(|c| c.sort == Sort::Trial);
            assert!(trials.clone().all(|c| c.difficulty as usize == pile + 2));
            assert_eq!(trials.count(), players);
        }
        let second: Vec<&str> =
            deck[2 * players..4 * players].iter().map(|c| game.content.cards[*c].id.as_str()).collect();
        let all = [
            "plains-of-agony",
            "song-of-overcoming",
            "radomir-flaming",
            "secret-deal",
            "umbral-swarm",
            "festival",
            "smoke-beast",
            "wanderer",
        ];
        assert_eq!(second, all[..2 * players]);
    }
}

// rules: PEN-150, PEN-162
#[test]
fn talents_are_chosen_in_secret_and_shown_together() {
    let game = common::game(3);
    let mut s = game.start(Seed::from_number(4));
    for seat in 0..3 {
        assert_eq!(s.count_in(Zone::Dealt(seat)), 2);
    }
    let mut choices = Vec::new();
    game.choices(&s, Seat(1), &mut choices);
    assert_eq!(choices.len(), 2);
    let before = game.view(&s, Viewer::Seat(Seat(0)));
    game.choose(&mut s, Seat(1), choices[1], &mut Log::silent()).unwrap();
    let after = game.view(&s, Viewer::Seat(Seat(0)));
    assert_eq!(before.seats, after.seats, "nobody sees what was chosen");
    for seat in [0, 2] {
        choices.clear();
        game.choices(&s, Seat(seat), &mut choices);
        game.choose(&mut s, Seat(seat), choices[0], &mut Log::silent()).unwrap();
    }
    for seat in 0..3 {
        let talent = s.cards_in(Zone::Talent(seat)).next().unwrap();
        assert_eq!(s.places[talent].known, PUBLIC);
        assert_eq!(s.count_in(Zone::Dealt(seat)), 0);
        assert!(game.personal(&s, seat).any(|c| c == talent));
    }
}

// rules: PEN-158, PEN-159, PEN-160, PEN-174, PEN-170
#[test]
fn a_wizard_begins_with_charged_marks_and_the_card_of_the_talent() {
    for seed in 0..30 {
        let game = common::game(4);
        let s = common::begun(&game, seed);
        for seat in 0..4 {
            let talent = s.cards_in(Zone::Talent(seat)).next().unwrap();
            let printed = &game.content.cards[talent];
            let wizard = s.wizard(seat);
            assert_eq!(wizard.marks[0], Mark::Charged(printed.discipline.unwrap()));
            assert_eq!(wizard.marks[8], Mark::Charged(Kind::Spark));
            assert_eq!((wizard.store, wizard.pool.len()), (printed.goods, 4));
            assert_eq!(s.zone(printed.start.unwrap()), Zone::Grimoire(seat));
            assert_eq!(s.count_in(Zone::Grimoire(seat)), 1);
        }
        assert_eq!([0, 1].map(|slot| s.count_in(Zone::Market(Deck::Artifacts, slot))), [1, 1]);
    }
}

// rules: PEN-176, PEN-165
#[test]
fn decks_are_shuffled_and_unused_disciplines_keep_theirs() {
    let game = common::game(2);
    let mut orders = vec![std::collections::BTreeSet::new(); Deck::COUNT + 1];
    for seed in 0..20 {
        let s = common::begun(&game, seed);
        for kind in Kind::COLOURS {
            let starts = (0..2).filter(|seat| {
                s.cards_in(Zone::Grimoire(*seat)).any(|c| game.content.cards[c].discipline == Some(kind))
            });
            let market = if s.classes.contains(&kind) { 2 } else { 0 };
            assert_eq!(s.count_in(Zone::Deck(Deck::Discipline(kind))), 16 - market - starts.count());
        }
        for (zone, orders) in Deck::ALL.map(Zone::Deck).into_iter().chain([Zone::Fate]).zip(&mut orders) {
            let mut deck: Vec<_> = s.cards_in(zone).map(|c| (s.places[c].order, c)).collect();
            deck.sort_unstable();
            orders.insert(deck);
        }
    }
    for (deck, orders) in orders.iter().enumerate() {
        assert!(orders.len() > 15, "deck {deck} has {} orders in 20 games", orders.len());
    }
}

// rules: PEN-005, PEN-006, PEN-885
#[test]
fn what_is_done_is_seen_by_all_and_what_is_reserved_by_its_owner() {
    let table = common::Table::lay(
        "[[seats]]\ngrimoire = [\"chant\"]\nexperience = [\"bait\", \"wildwood light\"]\nreserved = [\"lost-hut\"]\n[[seats]]\n",
    );
    let view = |who| table.game.view(&table.s, who);
    let (own, other) = (view(Viewer::Seat(Seat(0))), view(Viewer::Seat(Seat(1))));
    assert_eq!(own.seats[0].experience, other.seats[0].experience);
    assert_eq!(own.seats[0].grimoire, other.seats[0].grimoire);
    assert_eq!(own.seats[0].score, other.seats[0].score);
    assert_eq!(own.seats[0].reserved[0].card.as_deref(), Some("lost-hut"));
    assert_eq!((other.seats[0].reserved.len(), &other.seats[0].reserved[0].card), (1, &None));
}

// rules: PEN-806, PEN-812
#[test]
fn the_path_that_was_chosen_and_the_die_that_strikes_are_seen() {
    let mut table = common::Table::lay(
        "trials = [\"frowning-lady\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\n\
         pool = [\"yellow 1\", \"yellow 1\", \"purple 5\", \"purple 5\", \"purple 6\"]\n[[seats]]\n",
    );
    let path = |table: &common::Table| table.game.view(&table.s, Viewer::Spectator).path;
    table.all(&["trial", "trial frowning-lady", "protect yellow 1", "protect yellow 1", "roll"]);
    assert_eq!(path(&table), None);
    table.say("path dark");
    assert!(table.offered("task 1") && table.offered("task 2"));
    assert_eq!(path(&table).as_deref(), Some("dark"));
    let mut table = common::Table::lay(
        "facing = { danger = \"card\", rolled = [3] }\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\n\
         pool = [\"bone 3\", \"red 3\"]\n[[seats]]\n",
    );
    let threat = |table: &common::Table| table.game.view(&table.s, Viewer::Spectator).threat.unwrap();
    while threat(&table).striking.is_none() {
        table.say("go on");
    }
    assert_eq!(
        (threat(&table).striking, threat(&table).rolled, threat(&table).misses),
        (Some(3), [0; 6], vec![])
    );
    assert_eq!(table.offers(), ["die red 3", "die bone 3"]);
}

// rules: PEN-112, PEN-970, PEN-971, PEN-202
#[test]
fn alone_one_sets_up_as_for_two() {
    let game = common::game(1);
    let mut s = game.start(Seed::from_number(2));
    assert_eq!((s.count_in(Zone::Fate), s.count_in(Zone::Trials), s.count_in(Zone::Dealt(0))), (12, 2, 2));
    let two = common::game(2);
    for section in 0..7 {
        assert_eq!(game.content.sections[section].cells, two.content.sections[section].cells);
    }
    let mut choices = Vec::new();
    game.choices(&s, Seat(0), &mut choices);
    game.choose(&mut s, Seat(0), choices[0], &mut Log::silent()).unwrap();
    assert!(s.classes.contains(&s.wizard(0).marks[0].kind().unwrap()));
    game.choose(&mut s, Seat(0), penumbra::Choice::Study, &mut Log::silent()).unwrap();
    assert_eq!((s.turn.kind, s.turn.places[0]), (TurnKind::Study, 1));
}

// rules: data penumbra
#[test]
fn boards_and_cards_show_what_the_rulebook_says() {
    let game = common::game(4);
    let content = &game.content;
    // The Wizard board: eight cells and three, their values, effects and what is above them.
    assert_eq!(content.board.len(), 11);
    assert_eq!([0, 1, 2, 8].map(|i| content.board[i].value), [1, 1, 2, 6]);
    let sparks: Vec<MarkEffect> = content.board[8..].iter().map(|c| c.effect).collect();
    assert_eq!(sparks, [MarkEffect::Set, MarkEffect::LaunchSpell, MarkEffect::Untap]);
    for effect in [MarkEffect::Set, MarkEffect::LaunchSpell, MarkEffect::RecolourBone] {
        assert!(content.board[..8].iter().any(|c| c.effect == effect));
    }
    for rest in [RestOnly::Brew, RestOnly::Exchange, RestOnly::Buy] {
        assert_eq!(content.board.iter().filter(|c| c.rest == Some(rest)).count(), 1);
    }
    // Locations by area, and the sections of a Class.
    let area =
        |area| content.sections.iter().filter(|s| s.area == area).map(|s| s.id.as_str()).collect::<Vec<_>>();
    assert_eq!(area(Area::City), ["bazaar", "brewery", "shop", "guild"]);
    assert_eq!(area(Area::WildLands), ["forest", "sanctuary", "ruins"]);
    assert_eq!(content.classes.len(), 6);
    for [mark, card, die] in &content.classes {
        assert_eq!(mark.cells, [Takes::ColourSix, Takes::ColourSix, Takes::Spark]);
        assert!(card.cells.iter().all(|takes| *takes == Takes::Colour) && card.cells.len() == 2);
        assert_eq!((die.cells.len(), die.unlimited), (0, Some(Takes::Any)));
    }
    for section in &content.sections {
        let many = matches!(section.effect, Effect::Bazaar | Effect::Forest);
        assert_eq!(section.unlimited.is_some(), many, "{}", section.id);
        assert!(many || section.cells.len() >= 2);
    }
    // The Resource die shows Fruit, Crystals and Valuables.
    for face in &content.faces {
        let never = [Ingredient::Blood, Ingredient::Trinket, Ingredient::Arcana];
        assert!(face.total() > 0 && never.iter().all(|kind| face[*kind] == 0));
    }
    // Every Contract, Trial and Talent shows all its parts.
    for card in &content.cards {
        match card.sort {
            Sort::Contract => {
                assert!((1..=2).contains(&card.difficulty) && card.points > 0 && card.symbol.is_some());
                assert_eq!(card.paths.iter().flatten().count(), 1);
            }
            Sort::Trial => {
                assert!((1..=4).contains(&card.difficulty) && card.points > 0 && card.threat > 0);
                assert!(
                    card.paths
                        .iter()
                        .flatten()
                        .all(|p| p.approach.is_some() && !p.tasks.is_empty() && p.fate > 0)
                );
                assert_eq!(card.paths.iter().flatten().count(), 2);
            }
            Sort::Talent => {
                assert!(card.discipline.is_some() && card.number > 0 && card.goods.total() > 0);
                assert!(card.activates() || !card.abilities.is_empty());
            }
            _ => {}
        }
    }
}

// rules: PEN-150
#[test]
fn who_has_chosen_a_talent_is_known_to_nobody_else() {
    let game = common::game(3);
    let mut s = game.start(Seed::from_number(1));
    let asked = |s: &State, who: Viewer| game.view(s, who).asked;
    let before = asked(&s, Viewer::Spectator);
    assert_eq!((before.seats.as_slice(), before.clause.unwrap().0), (&[0, 1, 2][..], "PEN-150"));
    let mut choices = Vec::new();
    game.choices(&s, Seat(1), &mut choices);
    game.choose(&mut s, Seat(1), choices[0], &mut Log::silent()).unwrap();
    assert_eq!(asked(&s, Viewer::Seat(Seat(1))).seats, [0, 2]);
    for other in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(asked(&s, other), before);
    }
}
