//! The laws of every game, over random matches.

mod common;

use kernel::laws::{Stats, check_barrier, check_chance, check_game, check_hidden};
use kernel::{Game, Seat, Seed, Stream};
use penumbra::content::build::Sort;
use penumbra::goods::Goods;
use penumbra::kind::Kind;
use penumbra::state::{CardId, Frame, Zone};
use penumbra::{Penumbra, Setup, State};

fn sum(games: u64, mut law: impl FnMut(u64) -> Result<Stats, String>) -> Stats {
    let mut stats = Stats::default();
    for seed in 0..games {
        stats += law(seed).unwrap_or_else(|e| panic!("{e}"));
    }
    println!("{stats:?}");
    assert_eq!(stats.games, games as usize);
    // Our cards leave room on the stack.
    assert!(stats.strained <= 60, "{stats:?}");
    stats
}

#[test]
fn the_laws_hold_for_one() {
    let game = common::game(1);
    sum(60, |seed| check_game(&game, seed));
}

#[test]
fn the_laws_hold_for_two() {
    let game = common::game(2);
    let stats = sum(120, |seed| check_game(&game, seed));
    assert!(stats.widest <= 110, "{stats:?}");
}

#[test]
fn the_laws_hold_for_three() {
    let game = common::game(3);
    sum(40, |seed| check_game(&game, seed));
}

#[test]
fn the_laws_hold_for_four() {
    let game = common::game(4);
    sum(30, |seed| check_game(&game, seed));
}

#[test]
fn what_is_revealed_cannot_be_taken_back() {
    for players in 1..=3 {
        let game = common::game(players);
        let stats = sum(25, |seed| check_barrier(&*game, seed, 2));
        assert!(stats.revealed >= 300, "{stats:?}");
    }
}

// rules: PEN-115
#[test]
fn the_laws_hold_with_the_ready_made_deck() {
    for players in 1..=4 {
        let game = common::with(&Setup { players, ready_made: true, ..Setup::default() });
        sum(2, |seed| check_game(&game, seed));
    }
}

/// The other state of a pair, from the table of zones alone.
fn swapper(game: &Penumbra) -> impl Fn(&[State], Seat, &mut Stream) -> State + '_ {
    move |path, seat, stream| {
        let mut other = path[0].clone();
        let cards = || game.content.ids();
        let hidden = |card: CardId| {
            path.iter().all(|state| {
                let known = match state.zone(card) {
                    Zone::Deck(_) | Zone::Fate | Zone::Box => state.knows(card, seat),
                    Zone::Reserved(owner) | Zone::Dealt(owner) | Zone::Looked(owner) => {
                        owner == seat.0 || state.knows(card, seat)
                    }
                    _ => true,
                };
                !known
            })
        };
        // Two cards may change places when their backs and what everybody knows do not tell them apart.
        let family = |card: CardId| {
            let printed = &game.content.cards[card];
            match game.deck_of(card) {
                Some(pool) => (0, pool.into()),
                None => {
                    (1 + printed.sort as u8, if printed.sort == Sort::Trial { printed.difficulty } else { 0 })
                }
            }
        };
        let all: Vec<CardId> = cards().filter(|c| hidden(*c)).collect();
        if !all.is_empty() {
            for _ in 0..all.len() {
                let a = all[stream.below(all.len() as u32) as usize];
                let b = all[stream.below(all.len() as u32) as usize];
                if family(a) == family(b) {
                    let [at_a, at_b] = [a, b].map(|card| other.places[card]);
                    other.put(a, at_b);
                    other.put(b, at_a);
                }
            }
        }
        let choosing = path.iter().all(|s| matches!(s.stack.last(), Some(Frame::Talents)));
        if choosing {
            for o in (0..game.seats as u8).filter(|o| *o != seat.0) {
                let dealt: Vec<CardId> = other.cards_in(Zone::Dealt(o)).collect();
                let chosen = &mut other.wizards[o as usize].chosen;
                if chosen.is_some() {
                    *chosen = Some(dealt[stream.index(dealt.len())]);
                }
            }
        } else if matches!(path[0].stack.last(), Some(Frame::Talents)) {
            // The path leads out of the secret choice: what was chosen is shown at its end.
            other = path[0].clone();
        }
        other
    }
}

#[test]
fn what_is_hidden_shows_nowhere() {
    for players in 1..=3 {
        let game = common::game(players);
        let stats = sum(12, |seed| check_hidden(&*game, seed, 3, swapper(&game)));
        assert!(stats.pairs > 100 && (players == 1 || stats.together > 100), "{stats:?}");
    }
}

#[test]
fn chance_shows_nowhere() {
    let game = common::game(2);
    let reseed = |state: &State, seed: Seed| {
        let mut other = state.clone();
        other.chance.0.reseed(seed);
        other
    };
    sum(2, |seed| check_chance(&*game, seed, reseed));
}

/// Uniform players hurry through the Fate deck and own little; these linger, and every turn makes them rich, so that
/// they reach Marks, Chains and full stores.
#[test]
fn slow_games_keep_their_balance() {
    let (mut deepest, mut marks, mut launched, mut widest) = (0, 0, 0, 0);
    for players in 2..=4 {
        let game = common::game(players);
        for seed in 0..6 {
            let mut state = game.start(Seed::from_number(seed));
            let mut stream = Stream::new(Seed::from_number(1000 + seed));
            let mut choices = Vec::new();
            let mut steps = 0;
            while let Some(seat) = game.deciding(&state).iter().next() {
                if matches!(state.stack.last(), Some(Frame::Turn)) {
                    let wizard = state.me_mut();
                    wizard.store = Goods::new([6, 9, 9, 9, 4, 8]);
                    Kind::ALL.into_iter().for_each(|kind| wizard.pool.0[0].add(kind, 6));
                }
                choices.clear();
                game.choices(&state, seat, &mut choices);
                widest = widest.max(choices.len());
                let hasty = |c: &penumbra::Choice| {
                    matches!(c, penumbra::Choice::Rest | penumbra::Choice::TrialTurn | penumbra::Choice::End)
                        && lingers(steps)
                };
                let calm: Vec<_> = choices.iter().copied().filter(|c| !hasty(c)).collect();
                let list = if calm.is_empty() { &choices } else { &calm };
                let choice = list[stream.below(list.len() as u32) as usize];
                launched += usize::from(matches!(choice, penumbra::Choice::Launch(_)));
                game.choose(&mut state, seat, choice, &mut kernel::Log::silent()).unwrap();
                game.check(&state)
                    .unwrap_or_else(|e| panic!("{players} players, seed {seed}, step {steps}: {e}"));
                deepest = deepest.max(state.stack.len());
                steps += 1;
                assert!(steps < game.bound());
            }
            marks = marks.max((0..players as u8).map(|s| state.discipline_marks(s)).max().unwrap());
        }
    }
    println!("deepest {deepest}, marks {marks}, launched {launched}, widest {widest}");
    assert!(marks >= 3 && launched > 20 && deepest < penumbra::limits::FRAMES);
    // Nobody hoards dice like these.
    assert!(widest <= 140, "{widest}");
}

/// Three choices in four end nothing.
fn lingers(step: usize) -> bool {
    !step.is_multiple_of(4)
}

/// A thousand games of each number of players, with everything that can be checked of a game.
#[test]
#[ignore = "takes minutes"]
fn the_laws_hold_over_thousands_of_games() {
    for players in 1..=4 {
        let game = common::game(players);
        sum(1_000, |seed| check_game(&game, seed));
    }
}

/// The same for what is hidden: reserved Contracts, orders of decks, and what is known of them in part.
#[test]
#[ignore = "takes minutes"]
fn what_is_hidden_shows_nowhere_in_thousands_of_games() {
    for players in 1..=4 {
        let game = common::game(players);
        sum(1_000, |seed| check_hidden(&*game, seed, 1, swapper(&game)));
    }
}

/// What goes on, as every program has written it: kinds, decks and cards by number, and the greatest where there is none.
#[test]
fn frames_are_written_as_they_were() {
    for text in [
        r#"{"contract":{"card":65535,"step":0,"protect":false,"ease":0}}"#,
        r#"{"trial":{"card":65535,"step":12,"side":"dark","task":0}}"#,
        r#"{"trial":{"card":0,"step":1,"side":"light","task":0}}"#,
        r#"{"placing":{"section":13,"way":"knock-out","target":0}}"#,
        r#"{"placing":{"section":13,"way":"knock-out","target":2}}"#,
        r#"{"placing":{"section":13,"way":"knock-out","target":148}}"#,
        r#"{"visit":{"section":0,"colour":255,"applied":false,"bound":false,"rolled":false,"step":0,"less":0}}"#,
        r#"{"visit":{"section":18,"colour":3,"applied":true,"bound":false,"rolled":false,"step":1,"less":1}}"#,
        r#"{"exchange":{"left":255,"taken":6,"inside":true}}"#,
        r#"{"buy":{"wares":"either","less":0,"each":1,"left":1,"inside":false}}"#,
        r#"{"use-card":{"card":7,"variant":255,"step":2,"strength":0,"diceless":false,"chain":{"length":1,"colour":5,"launcher":65535},"untapped":12}}"#,
        r#"{"pay":{"dice":[{"kind":7,"value":0}],"goods":[1,0,0,2,0,0],"less":0}}"#,
        r#"{"pick":{"turn":{"left":1,"how":{"recolour-to":3},"kinds":64,"must":true}}}"#,
        r#"{"pick":{"looked":{"left":1,"pool":8}}}"#,
        r#"{"pick":{"card":{"left":1,"from":{"class":4}}}}"#,
        r#"{"pick":{"convert":{"most":2,"from":1,"to":5}}}"#,
    ] {
        let frame: Frame = serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(serde_json::to_string(&frame).unwrap(), text);
    }
    for text in [
        r#"{"pick":{"looked":{"left":1,"pool":9}}}"#,
        r#"{"pick":{"rest-die":{"kind":8}}}"#,
        r#"{"placing":{"section":13,"way":"cell","target":149}}"#,
    ] {
        assert!(serde_json::from_str::<Frame>(text).is_err(), "{text}");
    }
}

/// What may be absent is no larger for it.
#[test]
fn options_take_no_room() {
    use penumbra::kind::Kind;
    assert_eq!([size_of::<CardId>(), size_of::<Option<CardId>>()], [2, 2]);
    assert_eq!([size_of::<Kind>(), size_of::<Option<Kind>>(), size_of::<penumbra::deck::Deck>()], [1, 1, 1]);
}
