//! What holds in every Round: the order of the Evocation Phase, and what a Fight is said to be.

use crate::common::{rebirth, with_avatar};
use blackrose::engine::ask::Question;
use blackrose::setup::Level;
use blackrose::{BlackRose, Choice, State};
use kernel::small::Nth;
use kernel::{Game, Log, Seat, Seed, Stream};

/// Plays a game by chance; `see` gets each state, who is asked, and what was told since.
fn play(game: &BlackRose, seed: u64, mut see: impl FnMut(&State, Seat, &[String])) {
    let mut stream = Stream::new(Seed::from_number(seed));
    let mut s = game.start(Seed::from_number(seed));
    let (mut choices, mut lines) = (Vec::new(), Vec::new());
    while let Some(seat) = game.deciding(&s).iter().next() {
        see(&s, seat, &lines);
        choices.clear();
        game.choices(&s, seat, &mut choices);
        let choice = choices[stream.below(choices.len() as u32) as usize];
        let mut told = Vec::new();
        game.choose(&mut s, seat, choice, &mut Log::into(&mut told)).expect("it was offered");
        lines = told.iter().map(|told| crate::common::play::line(&told.event)).collect();
    }
}

// rules: REB-740
#[test]
fn evocations_activate_from_the_first_mage_on() {
    let mut seen = 0;
    for (game, games) in [(rebirth(3), 12), (rebirth(4), 8), (with_avatar(2, Level::Apprentice), 6)] {
        for seed in 0..games {
            // Who has activated in this Phase, as places in the play order.
            let mut last = None;
            play(&game, seed, |s, _, lines| {
                for line in lines {
                    if line.starts_with("phase-begins") {
                        last = None;
                    }
                    if s.phase != blackrose::state::Phase::Evocation
                        || !line.starts_with("evocation-activates")
                    {
                        continue;
                    }
                    let by = line.split("controller=").nth(1).unwrap_or_default();
                    let by = by.split(' ').next().unwrap_or_default();
                    let Some(seat) = Nth::all(game.seats).find(|seat| game.model_id(s, *seat) == by) else {
                        continue;
                    };
                    let place = (seat.index() + game.seats - s.first.index()) % game.seats;
                    assert!(last <= Some(place), "{line}: {place} after {last:?}, seed {seed}");
                    last = Some(place);
                    seen += 1;
                }
            });
        }
    }
    assert!(seen > 100, "{seen}");
}

// rules: REB-1022
#[test]
fn a_fight_is_said_to_be_what_it_can_be() {
    let game = rebirth(3);
    let mut seen = std::collections::BTreeMap::<&str, usize>::new();
    for seed in 0..12 {
        play(&game, seed, |s, seat, _| {
            let mut choices = Vec::new();
            game.choices(s, seat, &mut choices);
            if s.ask.question != Question::Action || !choices.contains(&Choice::Fight) {
                return;
            }
            let said = game.choice_message(s, seat, Choice::Fight).key;
            let mut after = s.clone();
            game.choose(&mut after, seat, Choice::Fight, &mut Log::silent()).expect("offered");
            choices.clear();
            let fights = after.ask.question == Question::Physical && after.ask.waiting.contains(seat);
            if fights {
                game.choices(&after, seat, &mut choices);
            }
            let attack = choices.iter().any(|c| matches!(c, Choice::Attack(_) | Choice::AttackRoom));
            let room = choices.contains(&Choice::ActivateRoom);
            let expected = match (attack, room) {
                (true, true) => "choice-fight",
                (false, true) => "choice-fight-room",
                (true, false) => "choice-fight-attack",
                (false, false) => "choice-fight-nothing",
            };
            assert_eq!(said, expected);
            *seen.entry(expected).or_default() += 1;
        });
    }
    assert!(seen["choice-fight"] > 10 && seen["choice-fight-room"] > 10, "{seen:?}");
}

// rules: REB-108, REB-461
#[test]
fn a_room_that_cannot_be_entered_is_explained() {
    let game = rebirth(3);
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..6 {
        play(&game, seed, |s, seat, _| {
            if s.ask.question != Question::Physical {
                return;
            }
            let Some(here) = s.ask.mover().and_then(|body| s.room_of(body)) else { return };
            let mut choices = Vec::new();
            game.choices(s, seat, &mut choices);
            let rejected = game.rejected(s, seat);
            for space in game.shape.all().iter().filter(|space| *space != here) {
                let ((q, r), (x, y)) = (game.shape.coordinates(here), game.shape.coordinates(space));
                let next_door = (q - x).abs().max((r - y).abs()).max((q + r - x - y).abs()) == 1;
                let name = format!("move room:{}", game.room_id(s, space));
                let why =
                    rejected.iter().find(|r| r.name.as_str() == name).map(|r| r.message.key.to_string());
                let offered = choices.contains(&Choice::Move(space));
                match why.as_deref() {
                    None => assert!(offered || !next_door, "{name} is neither offered nor explained"),
                    Some("why-not-adjacent") => assert!(!offered && !next_door, "{name}"),
                    Some("why-no-moves" | "why-moves-together") => assert!(!offered && next_door, "{name}"),
                    Some(other) => panic!("{name}: {other}"),
                }
                *seen.entry(why.unwrap_or_default()).or_default() += 1;
            }
        });
    }
    let told = ["why-not-adjacent", "why-no-moves"];
    assert!(told.iter().all(|why| seen.get(*why).is_some_and(|n| *n > 10)), "{seen:?}");
}
