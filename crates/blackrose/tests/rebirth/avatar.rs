//! The Avatar: its box, its setup, its seat.

use crate::common::play::Table;
use crate::common::{ALL, root, with_avatar};
use crate::{begin, rebirth_setup, sorted, view};
use blackrose::cards::Zone;
use blackrose::content::printed::{PartKind, When};
use blackrose::cubes::Party;
use blackrose::events::Event;
use blackrose::language::program::Stat;
use blackrose::lodge::Space;
use blackrose::setup::Level;
use blackrose::{BlackRose, Setup};
use kernel::small::Nth;
use kernel::{Game, Log, Seat, Seed, Stream, Viewer};
use std::collections::BTreeSet;

fn setup(players: usize, level: Level) -> Setup {
    Setup { avatar: Some(level), ..rebirth_setup(players) }
}

fn refusal(setup: &Setup) -> (String, &'static str) {
    match BlackRose::prepare(setup, &ALL) {
        Ok(_) => panic!("it was not refused"),
        Err(why) => (why.reason, why.clause.map_or("", |clause| clause.0)),
    }
}

/// A game at the first question after its setup.
fn laid_out(players: usize, level: Level, seed: u64) -> Table {
    let mut table = begin(&with_avatar(players, level), seed);
    play_to_round(&mut table, 1, seed);
    table
}

/// Plays at random until a Round begins.
fn play_to_round(table: &mut Table, round: u8, seed: u64) {
    let mut stream = Stream::new(Seed::from_number(seed));
    while table.s.round < round {
        let seat = table.game.deciding(&table.s).iter().next().expect("somebody chooses");
        let mut choices = Vec::new();
        table.game.choices(&table.s, seat, &mut choices);
        let choice = choices[stream.below(choices.len() as u32) as usize];
        table.game.choose(&mut table.s, seat, choice, &mut Log::into(&mut table.told)).expect("offered");
    }
}

// rules: REB-021, REB-902, REB-916, REB-917
#[test]
fn the_box_of_the_avatar() {
    assert_eq!(ALL.avatars.len(), 1);
    let of_moon = |moon: u8| ALL.commands.iter().filter(move |(_, c)| c.moon == moon);
    for moon in 1..=3 {
        assert_eq!(of_moon(moon).map(|(_, c)| c.copies as usize).sum::<usize>(), 10, "Moon {moon}");
        let events = ALL.events.iter().filter(|(_, e)| e.avatar && e.moon == Some(moon));
        assert_eq!(events.count(), 5, "Moon {moon}");
    }
    for (_, command) in &ALL.commands {
        assert!((1..=2).contains(&command.parts.len()), "{}", command.id.as_ref());
    }
    // In the three cards that the book shows the Physical Action comes first.
    for id in ["release-energy", "corrupted-ray", "revenge-of-the-thorn"] {
        let (_, card) = ALL.commands.iter().find(|(_, c)| c.id.as_ref() == id).expect("a known card");
        assert_eq!(card.parts[0].kind, PartKind::Physical, "{id}");
        assert_eq!(card.parts[1].kind, PartKind::Spell, "{id}");
    }
    let (_, thorns) =
        ALL.events.iter().find(|(_, e)| e.id.as_ref() == "crown-of-thorns").expect("the known Event");
    assert_eq!(
        (thorns.phase, thorns.crown, thorns.reveal, thorns.discard),
        (Some(When::Instant), true, 0, 0)
    );
    let names = std::fs::read_to_string(root().join("packs/rebirth/avatar.toml")).expect("the pack");
    assert_eq!(names.matches("\nname = {").count(), names.matches("ru = \"").count());
    assert_eq!(names.matches("\nname = {").count(), names.matches("pl = \"").count());
}

// rules: REB-807, REB-850
#[test]
fn one_to_three_people_beside_the_avatar() {
    for players in [0, 4, 5] {
        let (reason, clause) = refusal(&setup(players, Level::Apprentice));
        assert_eq!(reason, format!("with the Avatar rebirth has 1 to 3 players, not {players}"));
        assert_eq!(clause, "REB-850");
    }
    for players in 1..=3 {
        assert!(BlackRose::prepare(&setup(players, Level::Master), &ALL).is_ok());
    }
    // It needs the Model of a Mage nobody plays.
    let few =
        Setup { mages: ["rikkart", "gramigna"].map(str::to_owned).to_vec(), ..setup(2, Level::Apprentice) };
    let (reason, clause) = refusal(&few);
    assert!(reason.starts_with("the Avatar needs the Model of a Mage nobody plays"), "{reason}");
    assert_eq!(clause, "REB-850");
    // Without it nothing changes; the Duel has none.
    assert!(BlackRose::prepare(&rebirth_setup(2), &ALL).expect("a table").avatar.is_none());
    let duel = Setup { avatar: Some(Level::Apprentice), ..Setup::default() };
    assert_eq!(refusal(&duel).0, "duel has no Avatar");
}

// rules: REB-855, REB-856, REB-857, REB-861
#[test]
fn the_avatar_takes_the_cell_that_is_left_and_stands_in_the_centre() {
    for players in 1..=3 {
        for seed in 0..20 {
            let table = laid_out(players, Level::Apprentice, seed);
            let (game, s) = (&table.game, &table.s);
            let colours: BTreeSet<_> = s.mages[..=players].iter().map(|mage| mage.colour).collect();
            assert_eq!(
                colours,
                Nth::all(players + 1).map(Some).collect(),
                "one Cell for each, the Avatar's too"
            );
            assert!(!game.shape.doors(players).is_empty());
            assert!(players == 3 || game.shape.doors(players + 1).is_empty());
            let avatar = Nth::new(players);
            assert_eq!(s.room_of(avatar), Some(Space::new(0)), "in the Black Rose Room, not in its Cell");
            assert_eq!(game.model_id(s, avatar), "possessed");
            let figure = view(&table, Viewer::Spectator)["avatar"]["figure"].clone();
            let played = Nth::all(players).map(|seat| game.model_id(s, seat));
            assert!(played.into_iter().all(|mage| figure != mage.as_str()), "{figure}");
            for zone in [Zone::Hand, Zone::Grimoire, Zone::Aside, Zone::Active, Zone::Memories] {
                assert_eq!(s.cards.count(zone(Seat(players as u8))), 0);
            }
        }
    }
}

// rules: REB-858, REB-859, REB-860, REB-864
#[test]
fn its_card_its_decks_and_its_level() {
    for (level, commands) in [(Level::Apprentice, 3), (Level::Master, 4)] {
        let table = laid_out(2, level, 1);
        let (game, s) = (&table.game, &table.s);
        assert_eq!((game.command_limit(), s.commands), (commands, commands));
        let avatar = Nth::new(2);
        let stats = [Stat::Strength, Stat::Speed].map(|stat| game.stat(s, avatar, stat));
        assert_eq!((game.health(s, avatar), stats), (12, [2, 2]));
        assert_eq!(s.trophy_tokens[2], 7, "its Trophy Tokens");
        for moon in 0..3 {
            assert_eq!(s.cards.count(Zone::Commands(moon)), 10);
        }
        // One Event of the First Moon lies on the board or is discarded.
        assert_eq!((0..3).map(|moon| s.cards.count(Zone::Events(moon))).sum::<usize>(), 14);
        assert!(game.content.events.iter().all(|event| {
            ALL.events.iter().any(|(_, card)| card.avatar && event.id == *card.id.as_ref())
        }));
    }
    let orders: BTreeSet<Vec<u16>> = (0..20)
        .map(|seed| {
            let s = laid_out(1, Level::Apprentice, seed).s;
            s.cards.from_top(Zone::Commands(0)).into_iter().map(|card| s.cards.face(card).0).collect()
        })
        .collect();
    assert!(orders.len() > 15, "the deck is shuffled");
}

// rules: REB-852, REB-862
#[test]
fn its_seat_is_between_its_neighbours() {
    let mut seen = BTreeSet::new();
    for players in 1..=3u8 {
        for seed in 0..60 {
            let table = laid_out(players as usize, Level::Apprentice, seed);
            let (game, s) = (&table.game, &table.s);
            let n = players + 1;
            let colour = |mage: u8| s.mages[usize::from(mage)].colour.expect("a colour");
            let place = |mage: u8| s.cells[colour(mage).index()];
            let at = |wanted: u8| (0..players).find(|seat| place(*seat) == wanted % n).expect("a neighbour");
            let (left, right) = (at(place(players) + 1), at(place(players) + n - 1));
            let after = |mage: u8| game.next_mage(s, Seat(mage)).0;
            let next = after(players);
            let before = (0..players).find(|seat| after(*seat) == players).expect("somebody");
            seen.insert((players, left, right, next));
            match players {
                1 => assert_eq!((before, next), (0, 0)),
                2 => assert_eq!((before, next), (right, left), "clockwise"),
                _ => {
                    assert!([(left, right), (right, left)].contains(&(before, next)));
                    assert_eq!((before + 1) % 3, next, "the other players keep their order");
                }
            }
        }
    }
    assert!(seen.len() >= 1 + 2 + 6, "{seen:?}");
}

// rules: REB-909
#[test]
fn the_back_of_the_top_card_is_seen_and_nothing_more() {
    let mut backs = BTreeSet::new();
    for seed in 0..40 {
        let table = laid_out(1, Level::Apprentice, seed);
        let shown = view(&table, Viewer::Seat(Seat(0)))["avatar"].clone();
        backs.insert(shown["back"].to_string());
        assert!(shown["memories"].as_array().expect("a list").is_empty());
        let top = table.game.top_command(&table.s).expect("a card");
        let command = &table.game.content.commands[table.game.command_of(&table.s, top)];
        assert_eq!(command.token.is_some(), !shown["back"].is_null());
        let text = view(&table, Viewer::Seat(Seat(0)))["avatar"].to_string();
        assert!(!text.contains(command.id.as_str()), "{text}");
    }
    assert_eq!(
        sorted(backs.into_iter().collect()),
        ["null", r#"{"token":"protection","when":"damage"}"#, r#"{"token":"trap","when":"target"}"#]
    );
}

// rules: REB-858, REB-869
#[test]
fn the_command_deck_of_every_moon_is_shuffled() {
    let mut orders = vec![BTreeSet::new(); 3];
    for seed in 0..60 {
        let s = laid_out(1, Level::Apprentice, seed).s;
        for (moon, orders) in orders.iter_mut().enumerate() {
            let deck = s.cards.from_top(Zone::Commands(moon as u8));
            orders.insert(deck.into_iter().map(|card| s.cards.face(card).0).collect::<Vec<_>>());
        }
    }
    for (moon, orders) in orders.iter().enumerate() {
        assert!(orders.len() > 50, "Moon {}: {} orders in 60 games", moon + 1, orders.len());
    }
}

// rules: REB-884
#[test]
fn command_cards_go_back_in_any_order() {
    let (mut as_revealed, mut as_numbered, mut games) = (0, 0, 0);
    for seed in 0..60 {
        let mut table = laid_out(1, Level::Apprentice, seed);
        play_to_round(&mut table, 2, seed);
        let command = |event: &Event| match event {
            Event::CommandRevealed { command, .. } => Some(command.to_string()),
            _ => None,
        };
        let revealed: Vec<String> = table.told_to(Seat(0)).filter_map(command).collect();
        let (game, s) = (&table.game, &table.s);
        let deck = s.cards.from_top(Zone::Commands(0));
        let back = &deck[deck.len() - revealed.len()..];
        let names: Vec<String> =
            back.iter().map(|card| game.content.commands[game.command_of(s, *card)].id.to_string()).collect();
        assert_eq!(sorted(names.clone()), sorted(revealed.clone()), "they lie under the others");
        if revealed.first() != revealed.last() {
            games += 1;
            as_revealed += u32::from(names.first() == revealed.first());
            as_numbered += u32::from(back.first() < back.last());
        }
    }
    for n in [as_revealed, as_numbered] {
        assert!(games > 30 && n > 5 && n < games - 5, "{as_revealed}, {as_numbered} of {games}");
    }
}

// rules: REB-854, REB-892
#[test]
fn a_tie_with_the_avatar_is_broken_by_quests() {
    let game = with_avatar(1, Level::Apprentice);
    let mut s = laid_out(1, Level::Apprentice, 3).s;
    s.power = [20, 0, 0, 0, 20];
    let rose = Party::ROSE.place();
    assert_eq!(game.winners(&s), [Nth::new(0), rose].into_iter().collect());
    let quest = s.cards.top(Zone::Quests(0)).expect("a Quest");
    s.cards.put(quest, Zone::Solved(Seat(1)));
    assert_eq!(game.winners(&s), rose.into(), "the Avatar has solved one more");
}
