//! No turn goes on for ever. Rooms activate Rooms, Spells cast Spells and Effects resolve Effects; each link uses up a
//! card, a token or a Ready Spell. Here every turn is drawn out: of what is offered, what leaves most unfinished.

use crate::common;
use blackrose::BlackRose;
use blackrose::engine::ask::{Choice, Question};
use blackrose::limits::FRAMES;
use blackrose::state::{Phase, Slot, State};
use kernel::{Game, Log, Seat, Seed, Strain, Stream};

/// Most answers in one turn of a Mage; a turn without end would have more than any number.
const TURN: usize = 300;

/// What the longest turn of some games was like.
#[derive(Clone, Copy, Debug, Default)]
struct Drawn {
    /// Answers in one turn.
    longest: usize,
    /// Effects on the stack at one time.
    deepest: usize,
    /// Spells, Rooms and the like that were begun inside another Effect.
    nested: usize,
}

/// How much is unfinished or still to be used after an answer.
fn unfinished(s: &State) -> usize {
    let ready = s.mages.iter().flat_map(|mage| mage.slots).filter(|slot| *slot == Slot::Ready).count();
    let tokens: usize = s.mages.iter().map(|mage| usize::from(mage.physical_tokens)).sum();
    let open = s.rooms.iter().filter(|room| !room.used && !room.turned).count();
    100 * s.stack.len() + 3 * ready + 3 * tokens + open
}

/// Ends something that could go on.
fn ends(choice: Choice) -> bool {
    matches!(choice, Choice::Done | Choice::No)
}

/// Plays a match and draws each turn out.
fn draw_out(game: &BlackRose, seed: u64, rounds: u8) -> Drawn {
    let mut s = game.start(Seed::from_number(seed));
    let mut stream = Stream::new(Seed::from_number(7000 + seed));
    let (mut drawn, mut turn, mut answers) = (Drawn::default(), None, 0);
    let mut choices = Vec::new();
    while let Some(seat) = game.deciding(&s).iter().next() {
        if s.round > rounds {
            break;
        }
        let now = (s.round, s.phase, s.turn.seat, s.ask.question == Question::Action && s.turn.actions == 0);
        if turn != Some((now.0, now.1, now.2)) || now.3 {
            (turn, answers) = (Some((now.0, now.1, now.2)), 0);
        }
        answers += 1;
        choices.clear();
        game.choices(&s, seat, &mut choices);
        let chosen = match s.phase {
            Phase::Action | Phase::Evocation if stream.below(4) > 0 => longest_way(game, &s, seat, &choices),
            _ => choices[stream.below(choices.len() as u32) as usize],
        };
        game.choose(&mut s, seat, chosen, &mut Log::silent()).expect("it was offered");
        game.check(&s).unwrap_or_else(|e| panic!("seed {seed}, round {}: {e}", s.round));
        drawn.nested += usize::from(s.stack.len() > 4);
        drawn.deepest = drawn.deepest.max(s.stack.len());
        if s.phase == Phase::Action {
            drawn.longest = drawn.longest.max(answers);
            assert!(answers < TURN, "seed {seed}, round {}: seat {} goes on and on", s.round, s.turn.seat);
        }
        s.reached.strain(&mut |Strain { what, used, most }| {
            assert!(used <= most, "seed {seed}, round {}: {what} does not suffice", s.round);
        });
    }
    drawn
}

/// Of these answers the one after which most is unfinished; none that ends something, if there is another.
fn longest_way(game: &BlackRose, s: &State, seat: Seat, choices: &[Choice]) -> Choice {
    let after = |choice: &Choice| {
        let mut after = s.clone();
        game.choose(&mut after, seat, *choice, &mut Log::silent()).expect("it was offered");
        (!ends(*choice), unfinished(&after))
    };
    choices.iter().copied().max_by_key(after).expect("something is offered")
}

fn games(players: usize, seeds: std::ops::Range<u64>, rounds: u8) -> Drawn {
    let game = common::table(&common::classic_setup(players));
    seeds.map(|seed| draw_out(&game, seed, rounds)).fold(Drawn::default(), |sum, one| Drawn {
        longest: sum.longest.max(one.longest),
        deepest: sum.deepest.max(one.deepest),
        nested: sum.nested + one.nested,
    })
}

#[test]
fn a_turn_that_is_drawn_out_comes_to_an_end() {
    let drawn = games(3, 0..4, 4);
    println!("{drawn:?}");
    assert!(drawn.nested > 3 && drawn.deepest > 4, "these turns were short: {drawn:?}");
    assert!(drawn.deepest < FRAMES, "{drawn:?}");
}

#[test]
#[ignore = "long: make soak"]
fn turns_that_are_drawn_out_over_whole_games_come_to_an_end() {
    for players in 2..=4 {
        let drawn = games(players, 100..160, u8::MAX);
        println!("{players}: {drawn:?}");
        assert!(drawn.deepest < FRAMES, "{drawn:?}");
    }
}
