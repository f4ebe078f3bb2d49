//! Options of a setup that are on or off, as a table: whoever adds one says all of it in one place.

use crate::message::Clause;

/// One such option of a setup `S`, in games that are told apart by an `E`. The page calls it `setup-` and its name.
pub struct Switch<S, E> {
    /// Its name in a setup.
    pub name: &'static str,
    /// Is it usually on?
    pub usual: bool,
    /// Where it stands in a setup.
    pub at: fn(&mut S) -> &mut bool,
    /// The clause it speaks of.
    pub clause: Clause,
    /// Has this game rules for it?
    pub has: fn(&E) -> bool,
    /// What a game without rules for it has not, behind its name.
    pub refusal: &'static str,
    /// Does one often want it? Then it is in sight.
    pub in_sight: bool,
}

impl<S: Clone, E> Switch<S, E> {
    /// Is it on in this setup?
    pub fn is_on(&self, setup: &S) -> bool {
        *(self.at)(&mut setup.clone())
    }

    /// Is it not as usual in a game that has no rules for it?
    pub fn is_misplaced(&self, setup: &S, game: &E) -> bool {
        self.is_on(setup) != self.usual && !(self.has)(game)
    }
}

/// A setup with all its switches as usual.
pub fn usual<S: Clone, E>(switches: &[Switch<S, E>], mut setup: S) -> S {
    for switch in switches {
        *(switch.at)(&mut setup) = switch.usual;
    }
    setup
}
