//! A game played again from its journal, as one viewer saw it: the first view, and what each entry changed.

use crate::publish::{heard, joined, lines};
use crate::wire::LogLine;
use crate::zones::Zones;
use games::wire::GameView;
use games::{AnyGame, Visitor};
use kernel::{Clause, Entry, Game, Journal, Log, Message, ReplayError, Session, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use ts_rs::TS;

/// A whole game as one viewer saw it.
#[derive(Debug, Serialize, TS)]
pub struct Replay {
    /// The view before the first entry.
    #[ts(as = "GameView")]
    pub view: Box<RawValue>,
    /// What each entry of the journal changed, in order.
    pub steps: Vec<ReplayStep>,
}

/// What one entry of a journal changed for a viewer.
#[derive(Debug, Serialize, TS)]
pub struct ReplayStep {
    /// Who chose or took back; none when all agreed to go back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The zones of the view that changed, as in an update.
    #[ts(type = "{ [zone: string]: unknown }")]
    pub zones: Box<RawValue>,
    /// The new lines of the log.
    #[ts(as = "Vec<LogLine>")]
    pub events: Box<RawValue>,
    /// How many lines of the log before these still stand, when choices were taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept: Option<usize>,
    /// What was asked and answered, when it is the viewer who answered and there was a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answered: Option<Answered>,
}

/// A question and the answer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Answered {
    /// The question.
    pub question: Message,
    /// The clause behind it.
    #[ts(type = "string")]
    pub clause: Clause,
    /// The answer.
    pub answer: Message,
}

/// Plays a journal again for a viewer. The journal must be one of this game.
pub fn replay(game: &AnyGame, journal: &Journal, viewer: Viewer) -> Result<Replay, ReplayError> {
    game.visit(Replaying { journal, viewer })
}

struct Replaying<'a> {
    journal: &'a Journal,
    viewer: Viewer,
}

impl Visitor for Replaying<'_> {
    type Out = Result<Replay, ReplayError>;

    fn visit<G: Game>(self, game: Arc<G>) -> Self::Out {
        let mut session = Session::new(game, self.journal.header.seed);
        let first = session.game().view(session.state(), self.viewer);
        let (mut zones, mut log, mut steps) = (Zones::of(&first), Vec::new(), Vec::new());
        for entry in &self.journal.entries {
            let (answered, before) = (self.answered(&session, entry), log.len());
            let mut events = Vec::new();
            session.follow(entry, &mut Log::into(&mut events))?;
            let seat = match entry {
                Entry::Choice { seat, .. } | Entry::Undo { seat, .. } => Some(seat.0),
                Entry::Back { .. } => None,
            };
            let kept = match entry {
                Entry::Choice { .. } => {
                    log.extend(heard(&**session.game(), &events, self.viewer));
                    None
                }
                // Another seat's answers may stand between those that were taken back.
                Entry::Undo { .. } | Entry::Back { .. } => {
                    let old = std::mem::replace(&mut log, lines(&session, self.viewer));
                    Some(old.iter().zip(&log).take_while(|(old, new)| old == new).count())
                }
            };
            let mut changed = String::from("{");
            zones.advance(&session.game().view(session.state(), self.viewer), &mut changed);
            changed.push('}');
            let events = raw(joined(log[kept.unwrap_or(before)..].iter()));
            steps.push(ReplayStep { seat, zones: raw(changed), events, kept, answered });
        }
        Ok(Replay { view: to_raw_value(&first).unwrap_or_default(), steps })
    }
}

impl Replaying<'_> {
    /// What the viewer is about to answer; what others answer may be a secret, and what is forced was not asked.
    fn answered<G: Game>(&self, session: &Session<G>, entry: &Entry) -> Option<Answered> {
        let &Entry::Choice { seat, ref name } = entry else { return None };
        let (game, state) = (session.game(), session.state());
        let choice = session.find(seat, name.as_str()).ok().filter(|_| self.viewer == Viewer::Seat(seat))?;
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        let asked = game.prompt(state, seat);
        (choices.len() > 1).then(|| Answered {
            question: asked.message,
            clause: asked.clause,
            answer: game.choice_message(state, seat, choice),
        })
    }
}

fn raw(json: String) -> Box<RawValue> {
    // Zones and lines are JSON already.
    RawValue::from_string(json).unwrap_or_default()
}
