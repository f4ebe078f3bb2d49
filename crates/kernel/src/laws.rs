//! What holds for every game, as checks that any game can be put through.
//!
//! A test of a game calls [`check_game`], [`check_hidden`], [`check_chance`] and [`check_barrier`] over many seeds
//! and every number of seats. Each plays one random game from a seed; an error names the game, the seed
//! and the step, so that the same call finds the same error again.

mod at_once;
mod barrier;
mod hidden;
mod playing;

pub use barrier::check_barrier;
pub use hidden::{check_chance, check_hidden, sample_frequencies};
pub use playing::check_game;

use crate::{Game, Log, Name, Seat, Seats, Seed, Stream, Told, Viewer};
use serde::Serialize;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a check went through: it shows that the law had something to say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Games played to the end.
    pub games: usize,
    /// Choices made.
    pub choices: usize,
    /// Choices among at least two.
    pub decisions: usize,
    /// The most choices in one game.
    pub longest: usize,
    /// The most choices offered together.
    pub widest: usize,
    /// Choices that were not offered, and were refused.
    pub refused: usize,
    /// Positions written and placed again.
    pub placed: usize,
    /// Games saved and loaded.
    pub loaded: usize,
    /// Choices taken back and made again.
    pub undone: usize,
    /// Pairs of answers given at once, in both orders.
    pub crossed: usize,
    /// Whole frames of answers given at once, in other orders.
    pub frames: usize,
    /// Pairs of states alike for a seat.
    pub pairs: usize,
    /// Choices that both states of a pair went through together.
    pub together: usize,
    /// Pairs that parted because another seat was not offered the same in both.
    pub parted: usize,
    /// Worlds sampled for a seat.
    pub sampled: usize,
    /// How much of a limit of the engine one choice has used at the most, in per cent.
    pub strained: usize,
    /// Times that a choice revealed something to somebody.
    pub revealed: usize,
}

impl std::ops::AddAssign for Stats {
    fn add_assign(&mut self, more: Stats) {
        self.games += more.games;
        self.choices += more.choices;
        self.decisions += more.decisions;
        self.longest = self.longest.max(more.longest);
        self.widest = self.widest.max(more.widest);
        self.refused += more.refused;
        self.placed += more.placed;
        self.loaded += more.loaded;
        self.undone += more.undone;
        self.crossed += more.crossed;
        self.frames += more.frames;
        self.pairs += more.pairs;
        self.together += more.together;
        self.parted += more.parted;
        self.sampled += more.sampled;
        self.strained = self.strained.max(more.strained);
        self.revealed += more.revealed;
    }
}

/// Plays a whole game at random; `every` sees each state before its choice, with the number of the step.
pub fn play_random<G: Game>(
    game: &G,
    seed: u64,
    mut every: impl FnMut(&G::State, usize) -> Result<(), String>,
) -> Result<Stats, String> {
    located(game, seed, |step| {
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = stream_of("play", seed);
        let mut stats = Stats::default();
        loop {
            step.set(stats.choices);
            every(&state, stats.choices)?;
            if !random_choice(game, &mut state, &mut stream, &mut stats)? {
                stats.games = 1;
                return Ok(stats);
            }
        }
    })
}

/// Makes one random choice; false when the game is over.
fn random_choice<G: Game>(
    game: &G,
    state: &mut G::State,
    stream: &mut Stream,
    stats: &mut Stats,
) -> Result<bool, String> {
    let Some(seat) = random_of(&game.deciding(state).iter().collect::<Vec<_>>(), stream) else {
        return Ok(false);
    };
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let choice = random_of(&choices, stream).ok_or_else(|| format!("{seat} is asked and has no choice"))?;
    count_choice(game, choices.len(), stats)?;
    let name = game.name(state, seat, choice);
    let chosen = game.choose(state, seat, choice, &mut Log::silent());
    chosen.map_err(|e| format!("{seat} was offered \"{name}\", but: {e}"))?;
    Ok(true)
}

fn count_choice<G: Game>(game: &G, options: usize, stats: &mut Stats) -> Result<(), String> {
    stats.choices += 1;
    stats.decisions += usize::from(options > 1);
    stats.longest = stats.longest.max(stats.choices);
    stats.widest = stats.widest.max(options);
    if stats.choices > game.bound() {
        return Err(format!("more than {} choices, the bound of the game", game.bound()));
    }
    Ok(())
}

/// Plays on at random to the end, within the bound.
fn play_out<G: Game>(game: &G, mut state: G::State, stream: &mut Stream) -> Result<(), String> {
    let mut stats = Stats::default();
    while random_choice(game, &mut state, stream, &mut stats)? {}
    game.check(&state)
}

/// Adds game, seed and step to whatever goes wrong, a panic of the game included.
fn located<G: Game, T>(
    game: &G,
    seed: u64,
    law: impl FnOnce(&Cell<usize>) -> Result<T, String>,
) -> Result<T, String> {
    let step = Cell::new(0);
    let result = catch_unwind(AssertUnwindSafe(|| law(&step))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("");
        Err(format!("a panic: {text}"))
    });
    result.map_err(|what| {
        format!("{}, {} seats, seed {seed}, step {}: {what}", game.id(), game.seats(), step.get())
    })
}

fn stream_of(law: &str, seed: u64) -> Stream {
    Stream::new(Seed::derive(law, &seed.to_le_bytes()))
}

fn random_of<T: Copy>(list: &[T], stream: &mut Stream) -> Option<T> {
    list.get(stream.index(list.len())).copied()
}

/// True once in `n` times.
fn once_in(n: u32, stream: &mut Stream) -> bool {
    stream.below(n) == 0
}

fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seats::first(game.seats()).iter()
}

fn random_seat<G: Game>(game: &G, stream: &mut Stream) -> Seat {
    let drawn = stream.index(game.seats());
    seats(game).nth(drawn).unwrap_or(Seat(0))
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    seats(game).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn json(what: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(what).map_err(|e| format!("JSON cannot write it: {e}"))
}

fn names<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<(Name, G::Choice)> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    choices.into_iter().map(|choice| (game.name(state, seat, choice), choice)).collect()
}

/// Something that is seen, and how it reads.
type Part = (&'static str, String);

/// All that a viewer is shown but the view: who is asked and by which clause, the viewer's own question,
/// the names of its choices and what they are about, what it is refused, and the result.
fn asked<G: Game>(game: &G, state: &G::State, who: Viewer) -> Result<Vec<Part>, String> {
    let deciding = game.deciding(state);
    let clauses: Vec<_> = deciding.iter().map(|seat| (seat, game.prompt(state, seat).clause)).collect();
    let mut parts = vec![("who is asked", json(&clauses)?), ("the outcome", json(&game.outcome(state))?)];
    if let Viewer::Seat(seat) = who
        && deciding.contains(seat)
    {
        let (names, choices): (Vec<_>, Vec<_>) = names(game, state, seat).into_iter().unzip();
        let abouts: Vec<_> = choices.into_iter().map(|choice| game.about(state, seat, choice)).collect();
        parts.push(("the prompt", json(&game.prompt(state, seat))?));
        parts.push(("the names of the choices", json(&names)?));
        parts.push(("what the choices are about", json(&abouts)?));
        parts.push(("what is rejected", json(&game.rejected(state, seat))?));
    }
    Ok(parts)
}

/// The view and all that goes with it.
fn shown<G: Game>(game: &G, state: &G::State, who: Viewer) -> Result<Vec<Part>, String> {
    let mut parts = vec![("the view", json(&game.view(state, who))?)];
    parts.append(&mut asked(game, state, who)?);
    Ok(parts)
}

/// What a viewer hears of what was told.
fn heard_by<G: Game>(told: &[Told<G::Event>], who: Viewer) -> Result<Vec<Part>, String> {
    let heard = told.iter().filter(|told| told.audience.includes(who));
    heard.map(|told| Ok(("an event", json(&told.event)?))).collect()
}

/// Fails with the first part that differs, shown around the place where it does.
fn same(a: &[Part], b: &[Part], why: impl Fn() -> String) -> Result<(), String> {
    let differs = a.iter().zip(b).find(|(a, b)| a != b);
    if let Some(((part, a), (other, b))) = differs {
        if part != other {
            return Err(format!("{}: {part} against {other}", why()));
        }
        return Err(format!("{}: {part} differs: {}", why(), difference(a, b)));
    }
    if a.len() != b.len() {
        return Err(format!("{}: more is shown in one than in the other", why()));
    }
    Ok(())
}

fn difference(a: &str, b: &str) -> String {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.chars().skip(same.saturating_sub(40)).take(100).collect::<String>();
    format!("…{}… against …{}…", around(a), around(b))
}
