//! Our own variant for one player: a town that does not wait (PEN-970 to PEN-983).

use super::Run;
use crate::content::printed::Effect;
use crate::dice::Die;
use crate::events::Event;
use crate::game::{Penumbra, purpose};
use crate::kind::Kind;
use crate::setup::Level;
use crate::state::*;

/// Trials that stay in the row (PEN-974).
const ROW: usize = 3;
/// The ranks and the points from which they are reached (PEN-980).
const RANKS: [(i32, &str); 6] = [
    (i32::MIN, "sent-home"),
    (35, "promoted"),
    (45, "promoted-with-praise"),
    (55, "best-of-the-year"),
    (65, "candidate-for-the-cup"),
    (75, "holder-of-the-cup"),
];

impl Penumbra {
    /// Is this a game for one?
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// For how many players the Fate deck is built (PEN-112, PEN-970).
    pub fn fate_players(&self) -> usize {
        self.seats.max(2)
    }

    /// How many Fate cards the end of a turn reveals (PEN-220, PEN-972, PEN-981).
    pub(super) fn fates(&self, kind: TurnKind) -> u8 {
        match kind {
            _ if !self.solo() => 1,
            TurnKind::Trial if self.options.level == Level::Novice => 1,
            _ => 2,
        }
    }

    /// Where a Bone die of the town goes by its value (PEN-975).
    fn town_section(&self, s: &State, value: u8) -> Option<SectionId> {
        let effect = match value {
            1 | 2 => Effect::Guild,
            3 => Effect::Shop,
            4 => Effect::Brewery,
            _ => Effect::Ruins,
        };
        self.outside_school(s, effect)
    }

    /// What every Trial adds to its Threat (PEN-982).
    pub(super) fn harder(&self) -> u8 {
        u8::from(self.solo() && self.options.level == Level::Master)
    }

    /// Points for Trials that escaped (PEN-974, PEN-982).
    pub(super) fn escaped(&self, s: &State) -> i32 {
        let each = if self.options.level == Level::Master { -4 } else { -2 };
        each * i32::from(s.escaped)
    }

    /// The rank of a game for one (PEN-980, PEN-981).
    pub fn rank(&self, s: &State) -> Option<&'static str> {
        let easier = if self.options.level == Level::Novice { 20 } else { 0 };
        let points = self.score(s, 0).total().saturating_sub(easier);
        let reached = RANKS.iter().rev().find(|(from, _)| points >= *from);
        reached.filter(|_| self.solo()).map(|(_, rank)| *rank)
    }

    /// Is a game for one won (PEN-980)?
    pub(crate) fn promoted(&self, s: &State) -> bool {
        self.rank(s).is_some_and(|rank| rank != RANKS[0].1)
    }
}

impl Run<'_, '_> {
    /// The oldest Trials of a full row escape (PEN-974).
    pub(super) fn escape(&mut self) {
        while self.game.solo() && self.s.count_in(Zone::Trials) > ROW {
            let Some(card) = self.s.top(Zone::Trials) else { return };
            self.put(card, Zone::Box);
            self.s.escaped = self.s.escaped.saturating_add(1);
            let id = self.id(card);
            self.tell(|| Event::Escaped { card: id });
        }
    }

    /// Somebody of the town takes a free cell (PEN-975).
    pub(super) fn busy_town(&mut self) {
        let value = self.town_die();
        let (section, kind) = match value {
            6 => {
                self.s.barrier += 1;
                let class = self.s.chance.index(purpose::TOWN, self.s.classes.len());
                (Some(SectionId::new(class * 3 + 1)), self.s.classes[class])
            }
            _ => (self.game.town_section(self.s, value), Kind::Bone),
        };
        let Some(section) = section else { return };
        let value = if kind == Kind::Bone { value } else { self.town_die() };
        let cells = self.game.section(self.s, section).cells.len();
        let placed = &mut self.s.placed[section];
        let Some(cell) = placed.cells[..cells].iter_mut().find(|cell| **cell == 0) else { return };
        let die = Die::new(kind, value);
        *cell = die.code();
        let id = self.game.section(self.s, section).id.clone();
        self.tell(|| Event::Town { die: die.to_string(), section: id });
    }

    fn town_die(&mut self) -> u8 {
        self.s.barrier += 1;
        self.s.chance.die(purpose::TOWN)
    }
}
