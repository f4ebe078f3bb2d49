//! Whole games between bots, as many as wanted, on as many threads as wanted.

use crate::fail::Fail;
use bots::{Bot, BotSpec, Seen};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::canon::{self, Manner};
use kernel::{Digest, Game, Log, Outcome, Play, Seed, Session, Strain, identity};
use rayon::prelude::*;
use std::io::IsTerminal;
use std::sync::Arc;

/// Of one game in so many the whole last position counts: writing it takes as long as a tenth of a short game.
const WRITTEN_EVERY: usize = 16;

/// How one game ended.
#[derive(Clone, Debug)]
pub struct Played {
    /// The result.
    pub outcome: Outcome,
    /// Prompts with at least two choices.
    pub decisions: u32,
    /// Prompts with one choice.
    pub forced: u32,
    /// Choices of all decisions together.
    pub options: u64,
    /// What the game is known by: how it went and how it ended.
    pub hash: Digest,
    /// How much further than by one seat the bots were moved round the table.
    pub shift: usize,
    /// How near one choice came to each limit of the engine.
    pub strains: Vec<Strain>,
    /// The journal, if it was asked for.
    pub journal: Option<String>,
}

/// Keeps the larger of what was used of each limit.
pub fn strain(strains: &mut Vec<Strain>, i: usize, new: Strain) {
    match strains.get_mut(i) {
        Some(old) => old.used = old.used.max(new.used),
        None => strains.push(new),
    }
}

impl Played {
    /// The seat that ended ahead of all others, the Black Rose aside; `None` when several did.
    pub fn ahead(&self) -> Option<usize> {
        let most = self.outcome.scores.iter().max()?;
        let mut first = (0..self.outcome.scores.len()).filter(|seat| &self.outcome.scores[*seat] == most);
        let seat = first.next();
        if first.next().is_some() { None } else { seat }
    }

    /// Which bot of the list sat on a seat.
    pub fn bot(&self, seat: usize) -> usize {
        (seat + self.shift) % self.outcome.scores.len()
    }
}

/// What is played.
pub struct Arena<'a> {
    /// One bot for each seat.
    pub bots: &'a [BotSpec],
    /// How many games.
    pub games: usize,
    /// What all chance grows from.
    pub seed: Seed,
    /// Move the bots one seat on from game to game.
    pub swap_seats: bool,
    /// Keep journals.
    pub record: bool,
}

impl Arena<'_> {
    /// The seed of the `n`-th game.
    pub fn seed_of(&self, n: usize) -> Seed {
        self.seed.child(n as u64)
    }

    /// Plays all games; the result does not depend on the number of threads.
    pub fn play<G: Game>(&self, game: &Arc<G>, bar: &ProgressBar) -> Result<Vec<Played>, Fail> {
        let one = |choices: &mut Vec<G::Choice>, n: usize| {
            let played = self.one(game, n, choices);
            bar.inc(1);
            played
        };
        let room = || Vec::with_capacity(128);
        (0..self.games).into_par_iter().with_min_len(8).map_init(room, one).collect()
    }

    fn one<G: Game>(&self, game: &Arc<G>, n: usize, choices: &mut Vec<G::Choice>) -> Result<Played, Fail> {
        let seed = self.seed_of(n);
        let seats = game.seats();
        let shift = if self.swap_seats { n % seats } else { 0 };
        let mut players: Vec<Box<dyn Bot<G>>> =
            (0..seats).map(|i| self.bots[(i + shift) % seats].build(seed.child(1 + i as u64))).collect();
        let mut state = game.start(seed);
        let mut session = self.record.then(|| Session::new(game.clone(), seed));
        let mut play = Play::new(&**game, &mut state, choices);
        let (mut decisions, mut forced, mut options) = (0, 0, 0);
        let mut strains = Vec::new();
        while let Some(seat) = play.asked() {
            let place = match play.choices() {
                [] => return Err(wrong(n, seed, format!("{seat} is asked and has no choice"))),
                [_] => {
                    forced += 1;
                    Some(0)
                }
                many => {
                    decisions += 1;
                    options += many.len() as u64;
                    let choice = players[seat.index()].choose(&Seen::new(&**game, play.state(), seat, many));
                    many.iter().position(|offered| *offered == choice)
                }
            };
            let choice = place.and_then(|place| play.answer(place, &mut Log::silent()));
            let choice = choice.ok_or_else(|| wrong(n, seed, format!("{seat} chose what is not offered")))?;
            if let Some(session) = &mut session {
                let kept = session.choose(seat, choice, &mut Vec::new());
                kept.map_err(|illegal| wrong(n, seed, illegal.to_string()))?;
            }
            // Builds with debug assertions check every state.
            if cfg!(debug_assertions) {
                game.check(play.state())
                    .map_err(|what| wrong(n, seed, format!("after {choice:?}: {what}")))?;
            }
            let mut i = 0;
            game.strain(play.state(), &mut |new| {
                strain(&mut strains, i, new);
                i += 1;
            });
            if (decisions + forced) as usize > game.bound() {
                let what = format!("more than {} choices, the bound of this game", game.bound());
                return Err(wrong(n, seed, what));
            }
        }
        let outcome = game
            .outcome(&state)
            .ok_or_else(|| wrong(n, seed, "nobody is asked, and the game is not over".into()))?;
        let mut hasher = blake3::Hasher::new();
        hasher.update(&u64::from(decisions).to_le_bytes());
        hasher.update(&u64::from(forced).to_le_bytes());
        hasher.update(&options.to_le_bytes());
        let unwritten = || wrong(n, seed, "the last state cannot be written".into());
        hasher.update(&canon::write(&outcome, &Manner::PLAIN).map_err(|_| unwritten())?);
        game.chance(&state).write(|bytes| {
            hasher.update(bytes);
        });
        if n.is_multiple_of(WRITTEN_EVERY) {
            hasher.update(&identity::digest(&**game, &state).ok_or_else(unwritten)?.0);
        }
        let hash = Digest(*hasher.finalize().as_bytes());
        let journal = session.map(|session| session.save());
        Ok(Played { outcome, decisions, forced, options, hash, shift, strains, journal })
    }
}

fn wrong(n: usize, seed: Seed, what: String) -> Fail {
    Fail::failed(format!("game {n} (seed {}): {what}", String::from(seed)))
}

/// Runs work on a number of threads; on all cores when it is 0.
pub fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> Result<T, Fail> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    Ok(pool.map_err(|error| Fail::failed(format!("no threads: {error}")))?.install(work))
}

/// A progress bar for long work; hidden when nobody looks.
pub fn progress(length: usize, what: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length as u64);
    if let Ok(style) = ProgressStyle::with_template("{msg} [{bar:40}] {pos}/{len} {eta}") {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.with_message(what.to_owned())
}
