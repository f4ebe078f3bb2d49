//! A question at the terminal: what is asked, by which clause, and what each answer would do.

use crate::terminal::table::Table;
use crate::terminal::text::{Paint, WIDTH, wrap};
use blackrose::Choice;
use blackrose::cards::Face;
use blackrose::engine::ask::Question;
use blackrose::state::{Making, Source};
use kernel::{Arg, Game, Message, Seat, Viewer};

impl Table<'_> {
    /// The question with its clause, and the numbered options.
    pub(super) fn question(&self, seat: Seat, choices: &[Choice]) -> String {
        let game = self.session.game();
        let state = self.session.state();
        let prompt = game.prompt(state, seat);
        let mut out = String::from("\n");
        if let Some(text) = self.source_text(seat, &prompt.message) {
            for line in wrap(&text, WIDTH, "  ", "    ") {
                out.push_str(&self.paint.faint(&line));
                out.push('\n');
            }
        }
        let asked = format!(
            "{} {}",
            self.words.tongue.message(&prompt.message),
            self.paint.faint(&format!("[{}]", prompt.clause))
        );
        out.push_str(&wrap(&self.paint.bold(&asked), WIDTH, "", "  ").join("\n"));
        out.push('\n');
        for (i, choice) in choices.iter().enumerate() {
            let message = game.choice_message(state, seat, *choice);
            let first = format!("{:>3}  ", i + 1);
            out.push_str(&wrap(&self.words.tongue.message(&message), WIDTH, &first, "     ").join("\n"));
            out.push('\n');
            if let Some(detail) = self.detail(seat, *choice) {
                for line in wrap(&detail, WIDTH, "       ", "       ") {
                    out.push_str(&self.paint.faint(&line));
                    out.push('\n');
                }
            }
        }
        out
    }

    /// The text of the card that the question is about: a Quest, or the card whose effect asks.
    fn source_text(&self, seat: Seat, message: &Message) -> Option<String> {
        let state = self.session.state();
        if matches!(state.ask.question, Question::Action | Question::Prepare | Question::Physical) {
            return None;
        }
        let noun = |wanted: &str| {
            message.args.iter().find_map(|(name, arg)| match arg {
                Arg::Noun(id) if name == wanted => Some(id.to_string()),
                _ => None,
            })
        };
        if let Some(quest) = noun("quest") {
            let face = self.faces.iter().find(|f| f.class == "quest" && f.id == quest)?;
            return Some(format!("{}: {}", face.name, face.effects.first()?.text));
        }
        let source = noun("what").or_else(|| noun("source"))?;
        let running = state.stack.last().map(|frame| frame.source);
        let effect = match running {
            Some(Source::Spell(face, side)) if self.session.game().spell_id(Face(face)) == source => {
                side as usize
            }
            _ => {
                let view = self.session.game().view(state, Viewer::Seat(seat));
                let rebuilt = view.rooms.iter().any(|r| r.room == source && r.rebuilt);
                usize::from(rebuilt)
            }
        };
        let face =
            self.faces.iter().find(|f| f.id == source && !["grimoire", "school"].contains(&f.class))?;
        Some(format!("{}: {}", face.name, face.effects.get(effect)?.text))
    }

    /// What an option would do, in the words of its card.
    fn detail(&self, seat: Seat, choice: Choice) -> Option<String> {
        let game = self.session.game();
        let state = self.session.state();
        let face =
            |classes: &[&str], id: &str| self.faces.iter().find(|f| classes.contains(&f.class) && f.id == id);
        let spells = ["spell", "personal", "forgotten"];
        let plain = Paint { on: false };
        let in_slot = |k: u8| {
            let card = state.slot_card(seat, k as usize)?;
            let side = state.mages[seat.index()].sides[k as usize];
            let effect = face(&spells, &game.spell_id(state.cards.face(card)))?.effects.get(side as usize)?;
            Some(format!("{}. {}", effect.labels.join(", "), effect.text))
        };
        match choice {
            Choice::Mage(m) => {
                Some(face(&["mage"], &game.content.mages.get(m as usize)?.id)?.facts.join(", "))
            }
            Choice::Grimoire(g) => {
                let face = face(&["grimoire"], &game.content.grimoires.get(g as usize)?.id)?;
                Some(face.effects.first()?.text.clone())
            }
            Choice::Cast(k) => in_slot(k),
            Choice::Slot(k) if state.ask.question != Question::Prepare => in_slot(k),
            Choice::Side(side) => {
                let Making::Side(spell, _) = state.mages[seat.index()].making else { return None };
                let effect = face(&spells, &game.content.spells.get(spell as usize)?.id)?
                    .effects
                    .get(side as usize)?;
                Some(format!("{}. {}", effect.labels.join(", "), effect.text))
            }
            Choice::Declare(q) => {
                let (_, quest) = game.quests_in_play(state).nth(q as usize)?;
                Some(face(&["quest"], &quest.id)?.effects.first()?.line(self.words, plain))
            }
            Choice::ActivateRoom => {
                let body = if state.ask.about == blackrose::state::NONE {
                    seat.index()
                } else {
                    state.ask.about as usize
                };
                let space = state.room_of(body)?;
                let face = face(&["room"], &game.room_id(state, space))?;
                if state.rooms[space].used {
                    return Some(self.words.label("detail-used"));
                }
                let effect = face.effects.get(usize::from(state.rooms[space].rebuilt))?;
                Some(format!("{}. {}", effect.labels.join(", "), effect.text))
            }
            Choice::Upgrade(k) => Some(
                face(&["upgrade"], &game.content.upgrades.get(k as usize)?.id)?.effects.first()?.text.clone(),
            ),
            Choice::Jinx(k) => {
                Some(face(&["jinx"], &game.content.jinxes.get(k as usize)?.id)?.effects.first()?.text.clone())
            }
            _ => None,
        }
    }
}
