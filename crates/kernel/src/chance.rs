//! Chance: one seeded generator in the state, with a stream of its own for each purpose and use.
//!
//! The n-th use of a purpose always reads the same stream, so one more roll somewhere does not shift
//! any later shuffle. The algorithm (ChaCha8, word order, rejection sampling) is part of the rules
//! version: `golden` in the tests pins it.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What a game's chance grows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that stands for a number, as people type it.
    pub fn from_number(n: u64) -> Seed {
        Seed::derive("seed", &n.to_le_bytes())
    }

    /// The seed that belongs to `bytes` in this `context`.
    pub fn derive(context: &str, bytes: &[u8]) -> Seed {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&(context.len() as u64).to_le_bytes()).update(context.as_bytes()).update(bytes);
        Seed(*hasher.finalize().as_bytes())
    }

    /// The `n`-th seed that grows from this one.
    pub fn child(&self, n: u64) -> Seed {
        let mut bytes = [0; 40];
        bytes[..32].copy_from_slice(&self.0);
        bytes[32..].copy_from_slice(&n.to_le_bytes());
        Seed::derive("child", &bytes)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seed({})", String::from(*self))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Seed, String> {
        let wrong = || format!("a seed is 64 hexadecimal digits, not \"{text}\"");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

/// What a random number is for. Each game numbers its own purposes from 0, below [`PURPOSES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purpose(pub u8);

/// How many purposes one game may have.
pub(crate) const PURPOSES: usize = 12;

/// How many seeds are tried for what is wished for.
const WISH_SEEDS: u64 = 200;

/// What the next uses of a purpose shall bring: numbers, each below its own bound.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The purpose.
    pub purpose: Purpose,
    /// Each number and its bound.
    pub numbers: Vec<(u32, u32)>,
}

/// The generator of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    uses: [u16; PURPOSES],
}

impl Chance {
    /// A generator at its beginning.
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, uses: [0; PURPOSES] }
    }

    /// The same uses, but what comes next grows from another seed: for sampled worlds.
    pub fn reseed(&mut self, seed: Seed) {
        self.seed = seed;
    }

    /// All that the generator is, for hashes of memory.
    pub fn bytes(&self, mut write: impl FnMut(&[u8])) {
        write(&self.seed.0);
        for uses in self.uses {
            write(&uses.to_le_bytes());
        }
    }

    /// All that the generator is, for what is written: a purpose that was never used says nothing.
    pub fn write(&self, mut write: impl FnMut(&[u8])) {
        write(&self.seed.0);
        for (purpose, uses) in (0u8..).zip(self.uses).filter(|(_, uses)| *uses > 0) {
            let [low, high] = uses.to_le_bytes();
            write(&[purpose, low, high]);
        }
    }

    /// Begins the next use of a purpose.
    pub fn begin(&mut self, purpose: Purpose) -> Stream {
        let uses = &mut self.uses[purpose.0 as usize];
        let mut rng = ChaCha8Rng::from_seed(self.seed.0);
        rng.set_stream(u64::from(purpose.0) << 32 | u64::from(*uses));
        *uses = uses.wrapping_add(1);
        Stream(rng)
    }

    /// A generator that grows from a seed and brings what is wished for next; none if it is not found soon.
    ///
    /// Chance has no place for numbers that somebody names: instead of that, seeds and uses are tried until one
    /// of them brings what is wanted by itself.
    pub fn wished(seed: Seed, wishes: &[Wish]) -> Option<Chance> {
        (0..WISH_SEEDS).find_map(|n| {
            let mut chance = Chance::new(if n == 0 { seed } else { seed.child(n) });
            wishes.iter().all(|wish| chance.seek(wish)).then_some(chance)
        })
    }

    /// Goes to the first use of a purpose from which what is wished for follows.
    fn seek(&mut self, wish: &Wish) -> bool {
        let place = wish.purpose.0 as usize;
        let found = (0..=u16::MAX).find(|first| {
            self.uses[place] = *first;
            wish.numbers.iter().all(|(n, sides)| self.below(wish.purpose, *sides) == *n)
        });
        self.uses[place] = found.unwrap_or_default();
        found.is_some()
    }

    /// A number below `n`, as one use of a purpose.
    pub fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        self.begin(purpose).below(n)
    }

    /// One of `n` places, as one use of a purpose.
    pub fn place(&mut self, purpose: Purpose, n: usize) -> usize {
        self.begin(purpose).place(n)
    }

    /// Shuffles a list, as one use of a purpose.
    pub fn shuffle<T>(&mut self, purpose: Purpose, list: &mut [T]) {
        if list.len() > 1 {
            self.begin(purpose).shuffle(list);
        }
    }
}

/// The numbers of one use of a purpose; also a plain generator for bots and samplers.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// A generator of its own, outside any game state.
    pub fn new(seed: Seed) -> Stream {
        Stream(ChaCha8Rng::from_seed(seed.0))
    }

    /// A whole random word.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A fresh seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// One of `n` places, each equally likely; the first when there are none.
    pub fn place(&mut self, n: usize) -> usize {
        self.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }

    /// A number below `n`, each equally likely; 0 when `n` is 0 or 1.
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let rest = (u32::MAX % n + 1) % n;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - rest {
                return word % n;
            }
        }
    }

    /// The place of one of `n` things, each equally likely.
    pub fn index(&mut self, n: usize) -> usize {
        self.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles a list, each order equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.index(i + 1));
        }
    }
}
