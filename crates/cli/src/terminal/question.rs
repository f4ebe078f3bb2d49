//! A question at the terminal: what is asked, by which clause, and what each answer would do.

use crate::terminal::faces::{line, quest_line};
use crate::terminal::table::Table;
use crate::terminal::text::{Paint, WIDTH, wrap};
use blackrose::Choice;
use blackrose::cards::Face;
use blackrose::editions::Taking;
use blackrose::engine::ask::Question;
use blackrose::state::{Making, Slot, Source, Work};
use kernel::{Arg, Game, Message, Seat, Viewer};
use spellscript::speech::Value;

/// With more options than this, their cards are not told at length: `card` and `hand` do.
const FEW: usize = 6;
/// The kinds of cards that are Spells.
const SPELLS: [&str; 3] = ["spell", "personal", "forgotten"];

impl Table<'_> {
    /// The question with its clause, and the numbered options.
    pub(super) fn question(&self, seat: Seat, choices: &[Choice]) -> String {
        let game = self.session.game();
        let state = self.session.state();
        let prompt = game.prompt(state, seat);
        let mut out = String::from("\n");
        if let Some(text) = self.source_text(seat, &prompt.message) {
            for line in wrap(&text, *WIDTH, "  ", "    ") {
                out.push_str(&self.paint.faint(&line));
                out.push('\n');
            }
        }
        let mut message = self.words.tongue.message(&prompt.message);
        if let Some((n, of)) = self.count_of_study(seat) {
            let count = [("n", Value::Number(n)), ("of", Value::Number(of))];
            message = format!("{message} {}", self.words.say("school-card", &count));
        }
        let asked = format!("{message} {}", self.paint.faint(&format!("[{}]", prompt.clause)));
        out.push_str(&wrap(&self.paint.bold(&asked), *WIDTH, "", "  ").join("\n"));
        out.push('\n');
        for (i, choice) in choices.iter().enumerate() {
            let message = game.choice_message(state, seat, *choice);
            let first = format!("{:>3}  ", i + 1);
            let mut option = self.words.tongue.message(&message);
            if let Some(note) = self.note(seat, *choice) {
                option = format!("{option} · {}", self.paint.faint(&note));
            }
            out.push_str(&wrap(&option, *WIDTH, &first, "     ").join("\n"));
            out.push('\n');
            let few = choices.len() <= FEW;
            let detail = self.detail(seat, *choice).or_else(|| self.card_detail(*choice).filter(|_| few));
            for detail in detail.iter().flat_map(|detail| detail.lines()) {
                for line in wrap(detail, *WIDTH, "       ", "       ") {
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
        if state.ask.question == Question::ReturnActive {
            // The slots are emptied in order: it is the first that is still Active.
            let slots = &state.mages[seat.index()].slots;
            let k = slots.iter().position(|slot| *slot == Slot::Active)?;
            let spell = self.session.game().spell_id(state.cards.face(state.slot_card(seat, k)?));
            return Some(format!(
                "{}: {}",
                self.words.name(&format!("spell/{spell}")),
                self.in_slot(seat, k)?
            ));
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

    /// What the Spell in a slot does.
    fn in_slot(&self, seat: Seat, k: usize) -> Option<String> {
        let state = self.session.state();
        let spell = self.session.game().spell_id(state.cards.face(state.slot_card(seat, k)?));
        let side = state.mages[seat.index()].sides[k];
        let face = self.faces.iter().find(|f| SPELLS.contains(&f.class) && f.id == spell)?;
        Some(face.effects.get(side as usize)?.plain())
    }

    /// What an option would do, in the words of its card.
    fn detail(&self, seat: Seat, choice: Choice) -> Option<String> {
        let game = self.session.game();
        let state = self.session.state();
        let face =
            |classes: &[&str], id: &str| self.faces.iter().find(|f| classes.contains(&f.class) && f.id == id);
        let plain = Paint { on: false };
        match choice {
            Choice::Mage(m) => {
                Some(face(&["mage"], &game.content.mages.get(m.index())?.id)?.facts.join(", "))
            }
            Choice::Grimoire(g) => {
                let face = face(&["grimoire"], &game.content.grimoires.get(g.index())?.id)?;
                let spells = &face.effects.first()?.text;
                // With one School at the table it goes without saying.
                let several = game.content.schools.len() > 1;
                Some(if several { format!("{}: {spells}", face.facts.join(", ")) } else { spells.clone() })
            }
            Choice::Cast(k) => self.in_slot(seat, k as usize),
            Choice::Slot(k) if state.ask.question != Question::Prepare => self.in_slot(seat, k as usize),
            Choice::Side(side) => {
                let Making::Side(spell, _) = state.mages[seat.index()].making else { return None };
                let effect = face(&SPELLS, &game.content.spells.get(spell as usize)?.id)?
                    .effects
                    .get(side as usize)?;
                Some(effect.plain())
            }
            Choice::Declare(q) => {
                let (_, quest) = game.quests_in_play(state).nth(q as usize)?;
                Some(line(face(&["quest"], &quest.id)?.effects.first()?, self.words, plain))
            }
            Choice::ActivateRoom => {
                let body = state.ask.mover().unwrap_or(seat.into());
                let space = state.room_of(body)?;
                let face = face(&["room"], &game.room_id(state, space))?;
                if state.rooms[space].used {
                    return Some(self.words.label("detail-used"));
                }
                let effect = face.effects.get(usize::from(state.rooms[space].turned))?;
                Some(effect.plain())
            }
            Choice::Upgrade(k) => Some(
                face(&["upgrade"], &game.content.upgrades.get(k.index())?.id)?.effects.first()?.text.clone(),
            ),
            Choice::Jinx(k) => {
                Some(face(&["jinx"], &game.content.jinxes.get(k.index())?.id)?.effects.first()?.text.clone())
            }
            Choice::Quest(q) => {
                let face = face(&["quest"], &game.content.quests.get(q.index())?.id)?;
                Some(format!("{}. {}", face.facts.join(", "), quest_line(face, self.words)))
            }
            Choice::Event(e) => {
                let face = face(&["event"], &game.content.events.get(e.index())?.id)?;
                Some(format!("{}. {}", face.facts.join(", "), face.effects.first()?.text))
            }
            Choice::Evocation(k) => {
                let face = face(&["evocation"], &game.content.evocations.get(k.index())?.id)?;
                let skills: Vec<String> = face.effects.iter().map(|e| line(e, self.words, plain)).collect();
                Some(format!("{}\n{}", face.facts.join(", "), skills.join("\n")))
            }
            _ => None,
        }
    }

    /// Both sides of a Spell that one takes or keeps, in games whose players do not know the decks by heart.
    fn card_detail(&self, choice: Choice) -> Option<String> {
        let game = self.session.game();
        let Choice::Spell(spell) = choice else { return None };
        let taken = [
            Question::Keep,
            Question::LayBack,
            Question::TakeMemories,
            Question::TakeDiscards,
            Question::Search,
            Question::SearchBoth,
            Question::SearchSummon,
            Question::Exchange,
            Question::Give,
        ];
        if game.edition.moons.is_none() || !taken.contains(&self.session.state().ask.question) {
            return None;
        }
        let id = &game.content.spells.get(spell as usize)?.id;
        let face = self.faces.iter().find(|f| f.id == *id && f.class == "spell")?;
        let sides: Vec<String> =
            face.effects.iter().map(|e| line(e, self.words, Paint { on: false })).collect();
        Some(sides.join("\n"))
    }

    /// Where the thing behind an option stands and how it is: in the large Lodge nobody remembers.
    fn note(&self, seat: Seat, choice: Choice) -> Option<String> {
        let game = self.session.game();
        let state = self.session.state();
        game.edition.moons?;
        match choice {
            Choice::Move(space) | Choice::Room(space) => self.with_screen(seat, |screen| {
                let room = screen.view.rooms.get(space.index())?;
                let board = screen.board();
                let mut notes: Vec<String> = board.room_colour(room).into_iter().collect();
                notes.push(board.room_state(room, false));
                let there = screen.view.models.iter().filter(|m| m.at == room.space);
                notes.extend(there.map(|m| self.words.name(&m.model)));
                Some(notes.join(" · "))
            }),
            Choice::Model(m) | Choice::Attack(m) => self.with_screen(seat, |screen| {
                let id = game.model_id(state, m);
                let model = screen.view.models.iter().find(|model| model.model == id)?;
                let room = screen.view.rooms.iter().find(|r| r.space == model.at);
                let place = match room {
                    Some(room) => self.words.name(&format!("room/{}", room.room)),
                    None => self.words.tongue.label("label-cell"),
                };
                Some(format!("{place} · {}", screen.board().bar(model.damage, model.health)))
            }),
            Choice::School(k) => self.with_screen(seat, |screen| {
                let school = screen.view.library.get(k as usize)?;
                let cards = self.words.count("school-cards", school.cards);
                let named = self.named().and_then(|named| named.get(k as usize).copied()).filter(|n| *n > 0);
                let named = named.map(|n| self.words.count("school-named", usize::try_from(n).unwrap_or(0)));
                Some([cards].into_iter().chain(named).collect::<Vec<_>>().join(" · "))
            }),
            _ => None,
        }
    }

    /// Which of the cards to be named or kept in the Study Phase this is, and how many there are.
    fn count_of_study(&self, seat: Seat) -> Option<(i64, i64)> {
        let state = self.session.state();
        let Taking::Look { look, keep } = self.session.game().edition.study.taking else { return None };
        let (look, keep) = (i64::from(look), i64::from(keep));
        if let Some(named) = self.named() {
            return Some((named.iter().sum::<i64>() + 1, look));
        }
        let keeps = state.ask.question == Question::Keep && state.stack.last()?.source == Source::Rules;
        let seen = self.with_screen(seat, |screen| screen.view.seats[seat.index()].looking.len() as i64);
        keeps.then_some((look - seen + 1, keep))
    }

    /// How many cards of each School have been named in this Study Phase, while they are being named.
    pub(super) fn named(&self) -> Option<Vec<i64>> {
        let game = self.session.game();
        let state = self.session.state();
        let Work::Study(study) = state.stack.last()?.work else { return None };
        let schools = (0..).take(game.content.schools.len());
        let names = state.ask.question == Question::School;
        names.then(|| schools.map(|k| study.of_school(k) as i64).collect())
    }
}
