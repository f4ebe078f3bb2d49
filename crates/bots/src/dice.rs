//! A small fast generator for playouts, where the kernel's stream would cost more than the game.

use kernel::{Seed, Stream};

/// A small fast generator (SplitMix64), begun from a seed.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator that grows from a seed.
    pub fn new(seed: Seed) -> Dice {
        Dice(Stream::new(seed).word())
    }

    /// A whole random word.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 when `n` is 0. The bias is below one in four thousand million.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.word() >> 32) * n as u64) >> 32) as usize
    }

    /// One of a list; `None` if it is empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }

    /// A fresh seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for part in bytes.chunks_exact_mut(8) {
            part.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }
}
