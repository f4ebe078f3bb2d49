//! The hash of a state in memory.

use arrayvec::ArrayVec;
use std::hash::{Hash, Hasher};

/// Bytes that are handed on together: with many at once BLAKE3 works on several chunks at a time.
const PIECE: usize = 16 * 1024;

/// The hash of a value in memory, equal for equal values of one build; what [`crate::Game::hash`] is made with.
pub fn fingerprint(value: &impl Hash) -> [u8; 32] {
    let mut hasher = Fingerprint { hasher: blake3::Hasher::new(), waiting: ArrayVec::new() };
    value.hash(&mut hasher);
    hasher.hasher.update(&hasher.waiting);
    *hasher.hasher.finalize().as_bytes()
}

/// A hasher that gives the same bytes on every machine; it hands them on in large pieces.
struct Fingerprint {
    hasher: blake3::Hasher,
    waiting: ArrayVec<u8, PIECE>,
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        0
    }
    fn write(&mut self, bytes: &[u8]) {
        if self.waiting.try_extend_from_slice(bytes).is_err() {
            self.hasher.update(&self.waiting);
            self.waiting.clear();
            if self.waiting.try_extend_from_slice(bytes).is_err() {
                self.hasher.update(bytes);
            }
        }
    }
    fn write_usize(&mut self, n: usize) {
        self.write(&(n as u64).to_le_bytes());
    }
    /// Which variant of an enumeration: there are never more than a byte tells apart.
    fn write_isize(&mut self, n: isize) {
        self.write(&n.to_le_bytes()[..1]);
    }
}
