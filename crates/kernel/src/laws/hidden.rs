//! The laws of hidden information: what a seat may not know makes no difference to what it is shown.

use super::{
    Part, Stats, heard_by, located, names, once_in, play_out, random_choice, random_of, random_seat, same,
    seats, shown, stream_of,
};
use crate::{Chance, Game, Illegal, Log, Seat, Seed, Stream, Viewer};
use std::collections::BTreeMap;

/// For how many choices, at most, the two states of a pair are played on together.
const TOGETHER: u32 = 8;

/// Plays one random game and, at one step in `every`, compares a pair of states that are alike in all that one seat,
/// drawn at random, may know; and samples a world for it.
///
/// `swap` makes the other state of a pair. It gets a path of states that followed each other by choices,
/// and gives a state like the first in all but what the seat may know in none of them: hidden faces and
/// half-made secret answers of others are drawn anew from the stream, all else stays, chance included. It is
/// written for the test from the table of zones, apart from [`Game::sample`], so that neither can hide a
/// mistake of the other.
///
/// For each pair, byte for byte: the seat's view, the spectator's view, who is asked and by which clause,
/// the seat's prompt, choices, names, rejected and refusals, and the barrier. `sample` of both with equal
/// chance is the same world; in that world the seat is shown the same, `check` holds, and it can be played
/// to the end.
///
/// Then both states of a pair are played on together, with the same names, along the path that the pair was
/// made for. Since they differ only in what stays hidden to the path's end, every event that the seat or a
/// spectator hears must be equal, and all of the above, after each choice. Where another seat's next choice
/// is not offered in the other state, as it may be, the run ends.
pub fn check_hidden<G: Game>(
    game: &G,
    seed: u64,
    every: u32,
    swap: impl Fn(&[G::State], Seat, &mut Stream) -> G::State,
) -> Result<Stats, String> {
    located(game, seed, |step| {
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = stream_of("hidden", seed);
        let mut stats = Stats::default();
        let mut strangers: Vec<G::Choice> = Vec::new();
        loop {
            step.set(stats.choices);
            if every > 1 && !once_in(every, &mut stream) {
                if !random_choice(game, &mut state, &mut stream, &mut stats)? {
                    stats.games = 1;
                    return Ok(stats);
                }
                continue;
            }
            for seat in seats(game) {
                strangers.extend(names(game, &state, seat).first().map(|(_, choice)| *choice));
            }
            // One seat at a step, since views are large: another step has another.
            let seat = random_seat(game, &mut stream);
            let other = swap(std::slice::from_ref(&state), seat, &mut stream);
            game.check(&other).map_err(|e| format!("the swapper made an impossible state: {e}"))?;
            check_alike(game, &state, &other, seat, &format!("{seat}, in paired states"))?;
            let stranger = random_of(&strangers, &mut stream);
            check_refusal(game, &state, &other, seat, stranger)?;
            check_sample(game, &state, &other, seat, &mut stream, &mut stats)?;
            if once_in(2, &mut stream) {
                play_together(game, &state, seat, &swap, &mut stream, &mut stats)?;
            }
            stats.pairs += 1;
            if !random_choice(game, &mut state, &mut stream, &mut stats)? {
                stats.games = 1;
                return Ok(stats);
            }
        }
    })
}

/// Plays one random game and checks that the seed of what is still to come shows nowhere.
///
/// `reseed` gives a state whose chance grows from another seed ([`Chance::reseed`]). Every viewer is shown
/// the same of both, and `sample` of both with equal chance is the same world: no bot knows the next roll.
pub fn check_chance<G: Game>(
    game: &G,
    seed: u64,
    reseed: impl Fn(&G::State, Seed) -> G::State,
) -> Result<Stats, String> {
    located(game, seed, |step| {
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = stream_of("chance", seed);
        let mut stats = Stats::default();
        loop {
            step.set(stats.choices);
            let other = reseed(&state, stream.seed());
            let chance = Chance::new(stream.seed());
            for seat in seats(game) {
                check_alike(game, &state, &other, seat, &format!("{seat}, with another seed"))?;
                let (a, b) = (world(game, &state, seat, chance), world(game, &other, seat, chance));
                if a != b {
                    return Err(format!("a world sampled for {seat} depends on the seed of the real one"));
                }
                stats.sampled += 1;
            }
            if !random_choice(game, &mut state, &mut stream, &mut stats)? {
                stats.games = 1;
                return Ok(stats);
            }
        }
    })
}

/// How often `key` names each kind of world among `n` worlds sampled for a seat.
pub fn sample_frequencies<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    n: usize,
    key: impl Fn(&G::State) -> String,
) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    let mut stream = stream_of("frequencies", n as u64);
    for _ in 0..n {
        let sampled = world(game, state, seat, Chance::new(stream.seed()));
        *found.entry(key(&sampled)).or_insert(0) += 1;
    }
    found
}

fn world<G: Game>(game: &G, state: &G::State, seat: Seat, mut chance: Chance) -> G::State {
    game.sample(state, seat, &mut chance)
}

/// All that a seat and a spectator are shown, with what only programs see.
fn seen<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<Vec<Part>, String> {
    let mut parts = shown(game, state, Viewer::Seat(seat))?;
    let choices: Vec<_> = names(game, state, seat).into_iter().map(|(_, choice)| choice).collect();
    parts.push(("the choices", format!("{choices:?}")));
    parts.push(("the barrier", game.barrier(state).to_string()));
    for (part, text) in shown(game, state, Viewer::Spectator)? {
        parts.push((if part == "the view" { "the spectator's view" } else { part }, text));
    }
    Ok(parts)
}

fn check_alike<G: Game>(game: &G, a: &G::State, b: &G::State, seat: Seat, why: &str) -> Result<(), String> {
    same(&seen(game, a, seat)?, &seen(game, b, seat)?, || why.to_owned())
}

/// A choice that is not offered is refused alike in both states.
fn check_refusal<G: Game>(
    game: &G,
    a: &G::State,
    b: &G::State,
    seat: Seat,
    stranger: Option<G::Choice>,
) -> Result<(), String> {
    let Some(stranger) = stranger else { return Ok(()) };
    if names(game, a, seat).iter().any(|(_, choice)| *choice == stranger) {
        return Ok(());
    }
    let refusal = |state: &G::State| -> Result<(), Illegal> {
        game.choose(&mut state.clone(), seat, stranger, &mut Log::silent())
    };
    let (a, b) = (refusal(a), refusal(b));
    if a != b {
        return Err(format!("{seat} is refused {stranger:?} differently in paired states: {a:?}, {b:?}"));
    }
    Ok(())
}

fn check_sample<G: Game>(
    game: &G,
    a: &G::State,
    b: &G::State,
    seat: Seat,
    stream: &mut Stream,
    stats: &mut Stats,
) -> Result<(), String> {
    let chance = Chance::new(stream.seed());
    let sampled = world(game, a, seat, chance);
    if sampled != world(game, b, seat, chance) {
        return Err(format!("paired states give different worlds when sampled for {seat}"));
    }
    game.check(&sampled).map_err(|e| format!("a world sampled for {seat}: {e}"))?;
    check_alike(game, a, &sampled, seat, &format!("{seat}, in a sampled world"))?;
    if once_in(8, stream) {
        play_out(game, sampled, stream).map_err(|e| format!("a world sampled for {seat}, played on: {e}"))?;
    }
    stats.sampled += 1;
    Ok(())
}

fn play_together<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    swap: &impl Fn(&[G::State], Seat, &mut Stream) -> G::State,
    stream: &mut Stream,
    stats: &mut Stats,
) -> Result<(), String> {
    let mut path = vec![state.clone()];
    let mut chosen = Vec::new();
    let mut next = state.clone();
    for _ in 0..=stream.below(TOGETHER) {
        let deciding: Vec<Seat> = game.deciding(&next).iter().collect();
        let Some(actor) = random_of(&deciding, stream) else { break };
        let mut offered = names(game, &next, actor);
        if offered.is_empty() {
            return Err(format!("{actor} is asked and has no choice"));
        }
        let (name, choice) = offered.swap_remove(stream.index(offered.len()));
        let mut told = Vec::new();
        game.choose(&mut next, actor, choice, &mut Log::into(&mut told)).map_err(|e| e.to_string())?;
        chosen.push((actor, name, told));
        path.push(next.clone());
    }

    let mut other = swap(&path, seat, stream);
    check_alike(game, state, &other, seat, &format!("{seat}, in paired states"))?;
    for (n, (actor, name, told)) in chosen.iter().enumerate() {
        let Some((_, choice)) = names(game, &other, *actor).into_iter().find(|(other, _)| other == name)
        else {
            stats.parted += 1;
            return Ok(());
        };
        let why = format!("{seat}, {} choices after paired states, the last \"{name}\" of {actor}", n + 1);
        let mut heard = Vec::new();
        game.choose(&mut other, *actor, choice, &mut Log::into(&mut heard))
            .map_err(|e| format!("{why}: {e}"))?;
        for who in [Viewer::Seat(seat), Viewer::Spectator] {
            let (ours, theirs) = (heard_by::<G>(told, who)?, heard_by::<G>(&heard, who)?);
            same(&ours, &theirs, || format!("{why}, as {who:?} hears it"))?;
        }
        check_alike(game, &path[n + 1], &other, seat, &why)?;
        stats.together += 1;
    }
    Ok(())
}
