//! The law of the barrier: whatever is revealed to anybody raises it, so that nobody takes back what others saw.

use super::{
    Stats, heard_by, located, names, random_choice, random_of, random_seat, shown, stream_of, viewers,
};
use crate::{Chance, Game, Log, Seat, Seed, Stream, Viewer};

/// Plays one random game and, at one step in `every`, makes the same choice in a world that a viewer cannot tell from the
/// real one. Where the viewer is then shown something else, the choice has revealed in one of both what was hidden from that
/// viewer, and the barrier must have risen there. That nothing was revealed where it might have been raises nothing.
///
/// A spectator sees no more than any seat, so what is revealed to a spectator is looked for in a world sampled for a seat.
pub fn check_barrier<G: Game>(game: &G, seed: u64, every: u32) -> Result<Stats, String> {
    located(game, seed, |step| {
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = stream_of("barrier", seed);
        let mut stats = Stats::default();
        loop {
            step.set(stats.choices);
            if stream.below(every) == 0 {
                let deciding: Vec<Seat> = game.deciding(&state).iter().collect();
                if let Some(actor) = random_of(&deciding, &mut stream) {
                    check_choice(game, &state, actor, &mut stream, &mut stats)?;
                }
            }
            if !random_choice(game, &mut state, &mut stream, &mut stats)? {
                stats.games = 1;
                return Ok(stats);
            }
        }
    })
}

fn check_choice<G: Game>(
    game: &G,
    state: &G::State,
    actor: Seat,
    stream: &mut Stream,
    stats: &mut Stats,
) -> Result<(), String> {
    let offered = names(game, state, actor);
    let choice = random_of(&(0..offered.len()).collect::<Vec<_>>(), stream).map(|i| &offered[i]);
    let Some((name, choice)) = choice else { return Ok(()) };
    let mut told = Vec::new();
    let mut next = state.clone();
    game.choose(&mut next, actor, *choice, &mut Log::into(&mut told)).map_err(|e| e.to_string())?;
    let rises = |before: &G::State, after: &G::State| game.barrier(after) > game.barrier(before);
    for who in viewers(game) {
        let eyes = match who {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => random_seat(game, stream),
        };
        let before = game.sample(state, eyes, &mut Chance::new(stream.seed()));
        // What another holds may not be offered there: then the choice itself tells.
        let alike = names(game, &before, actor).into_iter().find(|(other, _)| other == name);
        let Some((_, choice)) = alike else { continue };
        let (mut world, mut heard) = (before.clone(), Vec::new());
        game.choose(&mut world, actor, choice, &mut Log::into(&mut heard)).map_err(|e| e.to_string())?;
        let ours = (shown(game, &next, who)?, heard_by::<G>(&told, who)?);
        let theirs = (shown(game, &world, who)?, heard_by::<G>(&heard, who)?);
        if ours == theirs {
            continue;
        }
        if !rises(state, &next) && !rises(&before, &world) {
            let (ours, theirs) = ([ours.0, ours.1].concat(), [theirs.0, theirs.1].concat());
            let what = super::same(&ours, &theirs, String::new).err().unwrap_or_default();
            return Err(format!(
                "\"{name}\" of {actor} reveals something to {who:?}, and the barrier stays{what}"
            ));
        }
        stats.revealed += 1;
    }
    Ok(())
}
