//! Why something is not offered that a player might have expected.

use crate::choice::Choice;
use crate::content::build::{Sort, Variant};
use crate::engine::trial::CHOOSE;
use crate::game::Penumbra;
use crate::limits::SECTIONS;
use crate::state::*;
use kernel::{Clause, Message, Name, Rejected, Seat};

/// A reason: the key of what is said, and the clause behind it.
type Reason = (&'static str, &'static str);

impl Penumbra {
    /// What the acting player might have expected to be offered and is not.
    pub fn rejected_options(&self, s: &State, seat: Seat) -> Vec<Rejected> {
        let mut refused: Vec<(Choice, Reason)> = Vec::new();
        if s.over || seat.0 != s.actor {
            return Vec::new();
        }
        match s.stack.last() {
            Some(Frame::Trial { step: CHOOSE, .. }) => {
                self.trials_refused(s, &mut refused);
                self.cards_refused(s, &mut refused);
            }
            Some(Frame::Study) => {
                self.sections_refused(s, &mut refused);
                self.cards_refused(s, &mut refused);
            }
            Some(Frame::Visit { .. } | Frame::Trial { .. } | Frame::Threat(Threat { step: 0, .. })) => {
                self.cards_refused(s, &mut refused);
            }
            _ => {}
        }
        let told = |(choice, (key, clause)): (Choice, Reason)| Rejected {
            name: Name(self.choice_name(s, choice)),
            choice: self.choice_said(s, choice),
            message: Message::new(key),
            clause: Clause(clause),
        };
        refused.into_iter().filter(|(choice, _)| !self.has_option(s, *choice)).map(told).collect()
    }

    /// By the correction a reserved Trial stands before others.
    fn trials_refused(&self, s: &State, out: &mut Vec<(Choice, Reason)>) {
        let trials = s.cards_in(Zone::Trials);
        out.extend(trials.map(|card| (Choice::Trial(card), ("pen-refused-reserved-first", "PEN-883"))));
    }

    fn sections_refused(&self, s: &State, out: &mut Vec<(Choice, Reason)>) {
        let mut offered = [false; SECTIONS];
        self.options_go(s, &mut |choice| {
            if let Choice::Go(section, _) = choice {
                offered[section.index()] = true;
            }
        });
        for section in self.sections().filter(|section| !offered[section.index()]) {
            let printed = self.section(s, section);
            let placed = &s.placed[section].cells[..printed.cells.len()];
            let reason = if s.turn.places.iter().all(|n| *n == 0) {
                ("pen-refused-no-placement", "PEN-211")
            } else if s.me().pool.is_empty() {
                ("pen-refused-no-dice", "PEN-701")
            } else if self.placement(s, section, Way::Cell).is_none() {
                ("pen-refused-elsewhere", "PEN-212")
            } else if printed.unlimited.is_none() && placed.iter().all(|die| *die > 0) {
                ("pen-refused-taken", "PEN-707")
            } else {
                ("pen-refused-no-fitting-die", "PEN-705")
            };
            out.push((Choice::Go(section, Way::Cell), reason));
        }
    }

    fn cards_refused(&self, s: &State, out: &mut Vec<(Choice, Reason)>) {
        let mut offered = Vec::new();
        self.effects(s, &mut |choice| match choice {
            Choice::Pay(card, _) | Choice::Use(card) => offered.push(card),
            _ => {}
        });
        for card in s.index.owned(s.actor).filter(|card| !offered.contains(card)) {
            let printed = &self.content.cards[card];
            match s.zone(card) {
                Zone::Grimoire(_) => {
                    let paid = (0..).zip(&printed.variants).find(|(_, v)| matches!(v, Variant::Pay(_)));
                    let (variant, reason) = match paid {
                        Some((variant, _)) => (variant, self.why_not(s, card, true)),
                        None => (0, ("pen-refused-only-launched", "PEN-551")),
                    };
                    out.push((Choice::Pay(card, variant), reason));
                }
                Zone::Inventory(_) | Zone::Equipment(_) if printed.activates() => {
                    out.push((Choice::Use(card), self.why_not(s, card, false)));
                }
                Zone::Talent(_) if printed.activates() && printed.variants.is_empty() => {
                    out.push((Choice::Use(card), self.why_not(s, card, false)));
                }
                _ => {}
            }
        }
    }

    /// Why a card cannot be paid for, or be used, now.
    fn why_not(&self, s: &State, card: CardId, pay: bool) -> Reason {
        let printed = &self.content.cards[card];
        let transforms = pay && matches!(printed.sort, Sort::Recipe | Sort::Summon);
        if s.tapped(card) && (printed.tap || printed.discard) {
            ("pen-refused-tapped", "PEN-515")
        } else if pay && !self.fits_turn(s, printed.pay) {
            ("pen-refused-not-paid-now", "PEN-508")
        } else if !transforms && !self.fits_turn(s, printed.active) {
            ("pen-refused-not-used-now", "PEN-523")
        } else if !transforms && !self.fits_moment(s, card) {
            ("pen-refused-other-moment", "PEN-453")
        } else if self.suppressed(s, card) {
            ("pen-refused-suppressed", "PEN-862")
        } else if !self.watch_allows(s) {
            ("pen-refused-vigilance", "PEN-854")
        } else if pay {
            ("pen-refused-cost", "PEN-502")
        } else {
            ("pen-refused-requirement", "PEN-518")
        }
    }
}
