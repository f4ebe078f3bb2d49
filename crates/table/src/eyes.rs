//! What each viewer has been sent: the number of the last update, the zones, and the latest frames again.

use crate::zones::Zones;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many bytes of sent frames are kept for a viewer who loses the connection for a moment. With more to send
/// a fresh view is the shorter way.
const KEPT: usize = 1536;

/// What one viewer has been sent.
#[derive(Debug, Default)]
pub(crate) struct Eye {
    /// The number of the last view or update.
    pub n: u32,
    /// What the viewer has; empty when nobody watches.
    pub zones: Zones,
    /// The prompt that the viewer was last asked.
    pub asks: Option<u32>,
    kept: VecDeque<Arc<str>>,
    bytes: usize,
}

impl Eye {
    /// Numbers the next frame.
    pub fn next(&mut self) -> u32 {
        self.n += 1;
        self.n
    }

    /// Keeps the frame that was just numbered.
    pub fn keep(&mut self, frame: Arc<str>) {
        self.bytes += frame.len();
        self.kept.push_back(frame);
        while self.bytes > KEPT {
            let Some(old) = self.kept.pop_front() else { break };
            self.bytes -= old.len();
        }
    }

    /// The frames after number `n`, if all of them are still kept.
    pub fn since(&self, n: u32) -> Option<Vec<Arc<str>>> {
        let missed = self.n.checked_sub(n)? as usize;
        let first = self.kept.len().checked_sub(missed)?;
        Some(self.kept.range(first..).cloned().collect())
    }

    /// Nobody watches: the next viewer gets everything anew. What happens until then is not counted, so a number
    /// is left out, and whoever has seen only what was before it is known by that.
    pub fn close(&mut self) {
        *self = Eye { n: self.n + 1, ..Eye::default() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(eye: &mut Eye, text: &str) {
        eye.next();
        eye.keep(text.into());
    }

    #[test]
    fn a_gap_is_given_again_or_not_at_all() {
        let mut eye = Eye::default();
        for text in ["one", "two", "three"] {
            frame(&mut eye, text);
        }
        let texts = |n| eye.since(n).map(|frames| frames.iter().map(|f| f.to_string()).collect::<Vec<_>>());
        assert_eq!(texts(1), Some(vec!["two".into(), "three".into()]));
        assert_eq!(texts(3), Some(Vec::new()));
        assert_eq!(texts(4), None, "a number that was never given");
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let mut eye = Eye::default();
        for _ in 0..100 {
            frame(&mut eye, &"x".repeat(500));
        }
        assert!(eye.bytes <= KEPT && eye.kept.len() == KEPT / 500);
        assert_eq!(eye.since(0), None);
        assert_eq!(eye.since(97).map(|frames| frames.len()), Some(3));
        eye.close();
        assert_eq!((eye.n, eye.since(100)), (101, None));
    }
}
