//! Several seats that decide at once: no answer may depend on another, nor on the order of answers.

use super::{Part, Stats, asked, json, names, random_of, same};
use crate::{Game, Log, Seat, Stream, Viewer};

/// Any two answers of two seats that are asked at once, given in both orders, lead to the same state, and
/// the first of them shows the second seat nothing.
///
/// If this holds in every state then every order of a whole frame's answers leads to the same state.
pub(super) fn check_pairs<G: Game>(
    game: &G,
    state: &G::State,
    stream: &mut Stream,
    stats: &mut Stats,
) -> Result<(), String> {
    let mut seen = Vec::new();
    for seat in game.deciding(state).iter() {
        seen.push((seat, names(game, state, seat), Seen::of(game, state, seat)?));
    }
    for (i, (first, ours, seen_first)) in seen.iter().enumerate() {
        for (second, theirs, seen_second) in &seen[i + 1..] {
            for _ in 0..2 {
                let (Some(i), Some(j)) = (pick(ours, stream), pick(theirs, stream)) else { continue };
                let why = format!("{first} \"{}\" and {second} \"{}\" at once", ours[i].0, theirs[j].0);
                let (a, b) = ((*first, ours[i].1), (*second, theirs[j].1));
                let one = both(game, state, a, b, seen_second).map_err(|e| format!("{why}: {e}"))?;
                let other = both(game, state, b, a, seen_first).map_err(|e| format!("{why}: {e}"))?;
                if one != other {
                    return Err(format!("{why}: the state depends on the order of the answers"));
                }
                stats.crossed += 1;
            }
        }
    }
    Ok(())
}

fn pick<T>(list: &[T], stream: &mut Stream) -> Option<usize> {
    (!list.is_empty()).then(|| stream.index(list.len()))
}

/// What another seat's answer must not change.
struct Seen {
    /// The seat's own question.
    own: Vec<Part>,
    /// The views of the seat and of a spectator.
    views: [Vec<Part>; 2],
}

impl Seen {
    fn of<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<Seen, String> {
        let mut own = asked(game, state, Viewer::Seat(seat))?;
        // Who else is still asked may be seen: a seat that is done is done.
        own.retain(|(part, _)| *part != "who is asked");
        let view = |who| Ok::<_, String>(vec![("the view", json(&game.view(state, who))?)]);
        Ok(Seen { own, views: [view(Viewer::Seat(seat))?, view(Viewer::Spectator)?] })
    }
}

/// Both answers, one after the other.
fn both<G: Game>(
    game: &G,
    state: &G::State,
    (first, a): (Seat, G::Choice),
    (second, b): (Seat, G::Choice),
    before: &Seen,
) -> Result<G::State, String> {
    let mut next = state.clone();
    let mut told = Vec::new();
    game.choose(&mut next, first, a, &mut Log::into(&mut told)).map_err(|e| e.to_string())?;
    if !game.deciding(&next).contains(second) {
        return Err(format!("after the answer of {first}, {second} is no longer asked"));
    }
    let after = Seen::of(game, &next, second)?;
    same(&before.own, &after.own, || format!("the answer of {first} is shown to {second}"))?;
    if game.deciding(&next).contains(first) {
        for (i, who) in [Viewer::Seat(second), Viewer::Spectator].into_iter().enumerate() {
            let why = || format!("the half-made answer of {first} is shown to {who:?}");
            same(&before.views[i], &after.views[i], why)?;
            let heard: Vec<_> = told.iter().filter(|told| told.audience.includes(who)).collect();
            if !heard.is_empty() {
                return Err(format!("the half-made answer of {first} is told to {who:?}: {heard:?}"));
            }
        }
    }
    game.choose(&mut next, second, b, &mut Log::silent()).map_err(|e| e.to_string())?;
    Ok(next)
}

/// A whole frame of answers, until the barrier rises, given in other orders, leads to the same state.
pub(super) fn check_frame<G: Game>(
    game: &G,
    state: &G::State,
    stream: &mut Stream,
    stats: &mut Stats,
) -> Result<(), String> {
    let barrier = game.barrier(state);
    let mut end = state.clone();
    let mut answers: Vec<(Seat, G::Choice)> = Vec::new();
    let mut choices = Vec::new();
    while game.barrier(&end) == barrier {
        let deciding: Vec<Seat> = game.deciding(&end).iter().collect();
        let Some(seat) = random_of(&deciding, stream) else { break };
        choices.clear();
        game.choices(&end, seat, &mut choices);
        let choice =
            random_of(&choices, stream).ok_or_else(|| format!("{seat} is asked and has no choice"))?;
        game.choose(&mut end, seat, choice, &mut Log::silent()).map_err(|e| e.to_string())?;
        answers.push((seat, choice));
        if answers.len() > game.bound() {
            return Err(format!("a frame of more than {} choices", game.bound()));
        }
    }
    for _ in 0..3 {
        let order = another_order(&answers, stream);
        let mut other = state.clone();
        for (n, &(seat, choice)) in order.iter().enumerate() {
            let fail = |what: String| {
                let list: Vec<_> = order.iter().map(|(seat, choice)| format!("{seat} {choice:?}")).collect();
                format!("answers at once, in the order {}: {what}", list.join(", "))
            };
            game.choose(&mut other, seat, choice, &mut Log::silent()).map_err(|e| {
                fail(format!(
                    "number {n}: {e} (they were given in another order before the barrier rose; it must \
                     rise when the last seat is done)"
                ))
            })?;
            let last = n + 1 == order.len();
            if !last && game.barrier(&other) != barrier {
                return Err(fail(format!("the barrier rose at number {n}, before the last")));
            }
            if last && other != end {
                return Err(fail("the state depends on the order".into()));
            }
        }
    }
    stats.frames += 1;
    Ok(())
}

/// The answers in another order, but each seat's own in theirs.
fn another_order<C: Copy>(answers: &[(Seat, C)], stream: &mut Stream) -> Vec<(Seat, C)> {
    let mut seats: Vec<Seat> = answers.iter().map(|(seat, _)| *seat).collect();
    stream.shuffle(&mut seats);
    let mut taken = [0; 256];
    let nth = |seat: Seat, n: usize| answers.iter().filter(|(other, _)| *other == seat).nth(n).copied();
    let mut order = Vec::with_capacity(answers.len());
    for seat in seats {
        order.extend(nth(seat, taken[seat.index()]));
        taken[seat.index()] += 1;
    }
    order
}
