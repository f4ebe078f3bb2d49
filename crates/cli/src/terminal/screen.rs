//! The table as one seat sees it.

use crate::terminal::board::Board;
use crate::terminal::text::{Paint, WIDTH, wrap};
use crate::terminal::words::{Words, text};
use blackrose::cubes::Party;
use blackrose::events::Id;
use blackrose::lodge::{Shape, Spaces};
use blackrose::state::{Side, Slot};
use blackrose::view::{SeatView, View};
use games::faces::Face;
use games::tongue::capitalised;
use kernel::Seat;
use spellscript::speech::Value;
use std::fmt::Write;

/// What is needed to show the table.
pub struct Screen<'a> {
    /// What the seat may know.
    pub view: &'a View,
    /// Whose eyes these are.
    pub seat: usize,
    /// The Lodge.
    pub shape: &'a Shape,
    /// The Rooms next to each seat's Cell; none before it has one.
    pub doors: Vec<Spaces>,
    /// The language.
    pub words: &'a Words,
    /// All cards.
    pub faces: &'a [Face],
    /// Colours or none.
    pub paint: Paint,
}

impl Screen<'_> {
    /// Everything: round, Lodge, the Mages, the Black Rose, Events and Quests.
    pub fn whole(&self) -> String {
        let mut out = self.head();
        out.push_str(&self.board().draw());
        for line in wrap(&self.legend(), *WIDTH, "", "") {
            let _ = writeln!(out, "{}", self.paint.faint(&line));
        }
        for seat in 0..self.view.seats.len() {
            out.push_str(&self.sheet(seat));
        }
        out.push_str(&self.avatar());
        out.push_str(&self.rose());
        out.push_str(&self.events());
        if self.view.moon.is_none() {
            out.push_str(&self.quests());
        }
        out
    }

    pub(super) fn board(&self) -> Board<'_> {
        Board {
            view: self.view,
            shape: self.shape,
            doors: &self.doors,
            words: self.words,
            faces: self.faces,
            paint: self.paint,
        }
    }

    fn head(&self) -> String {
        if let Some(moon) = &self.view.moon {
            return self.moon_head(moon);
        }
        let phase = self.words.tongue.label(&self.view.phase.key());
        let round = self.words.say("head-round", &[("n", Value::Number(i64::from(self.view.round)))]);
        let library =
            self.words.count("head-library", self.view.library.iter().map(|school| school.cards).sum());
        let forgotten = self.words.count("head-forgotten", self.view.forgotten);
        let head = format!("{round} · {phase} · {library} · {forgotten}");
        format!("{}\n", self.paint.bold(&head))
    }

    fn legend(&self) -> String {
        let board = self.board();
        let mut parts: Vec<String> = Vec::new();
        for (seat, view) in self.view.seats.iter().enumerate() {
            if view.colour.is_some() {
                parts.push(format!("{} = {}", board.letter(Seat::nth(seat).into()), self.seat_name(seat)));
            }
        }
        parts.push(format!("{} = {}", board.letter(Party::ROSE), self.words.name("rose")));
        parts.push(self.words.label("legend-free"));
        parts.push(self.words.label("legend-damage"));
        parts.join(", ")
    }

    /// The name of a seat: its Mage, once it has one.
    pub fn seat_name(&self, seat: usize) -> String {
        match self.view.seats.get(seat).and_then(|s| s.mage.as_ref()) {
            Some(mage) => self.words.name(&format!("mage/{mage}")),
            None if seat == Party::ROSE.index() => self.words.name("rose"),
            None => self.words.count("seat", seat + 1),
        }
    }

    fn sheet(&self, seat: usize) -> String {
        let view = &self.view.seats[seat];
        let Some(colour) = view.colour else { return String::new() };
        let board = self.board();
        let name = format!("{} ({})", self.seat_name(seat), self.words.label(&format!("colour-{colour}")));
        let mut head = self.paint.side(colour, &self.paint.bold(&name));
        let mut notes: Vec<String> = Vec::new();
        if seat == self.seat {
            notes.push(self.words.label("sheet-you"));
        }
        if self.view.crown as usize == seat {
            notes.push(self.words.label("sheet-crown"));
        }
        if self.view.moon.is_some() && self.view.first as usize == seat {
            notes.push(self.words.label("sheet-first"));
        }
        notes.push(self.tracks(Seat::nth(seat).into()));
        let _ = write!(head, " · {}", notes.join(" · "));
        let mut lines = vec![head];
        if let Some(model) = self.view.models.iter().find(|m| Some(&m.model) == view.mage.as_ref()) {
            let values = [
                ("bar", text(&board.bar(model.damage, model.health))),
                ("damage", Value::Number(model.damage.len() as i64)),
                ("health", Value::Number(model.health as i64)),
                ("strength", Value::Number(i64::from(model.strength))),
                ("speed", Value::Number(i64::from(model.speed))),
                ("tokens", Value::Number(i64::from(view.tokens))),
            ];
            lines.push(format!("  {}", self.words.say("sheet-values", &values)));
        }
        let slots: Vec<String> = (0..view.slots.len()).map(|k| self.slot(view, k)).collect();
        lines.extend(wrap(&slots.join(" · "), *WIDTH, "  ", "  "));
        let mut cards = vec![self.words.count("sheet-hand", view.hand)];
        if seat != self.seat && !view.known_hand.is_empty() {
            cards.push(self.words.about("sheet-known", &self.listed(&view.known_hand)));
        }
        cards.push(self.words.count("sheet-grimoire", view.grimoire));
        cards.push(match view.memories.len() {
            0 => self.words.label("sheet-no-memories"),
            n => format!("{}: {}", self.words.count("sheet-memories", n), self.listed(&view.memories)),
        });
        if view.aside > 0 {
            cards.push(self.words.count("sheet-aside", view.aside));
        }
        lines.extend(wrap(&cards.join(" · "), *WIDTH, "  ", "    "));
        lines.extend(self.models_of(Seat::nth(seat).into()));
        lines.extend(self.persistents(seat));
        lines.extend(self.bans(view));
        if self.view.moon.is_some() {
            lines.extend(self.jinxes(view));
            lines.extend(self.held(view));
        } else if !view.jinxes.is_empty() {
            let names: Vec<String> =
                view.jinxes.iter().map(|j| self.words.name(&format!("jinx/{}", j.jinx))).collect();
            lines.push(format!("  {}", self.words.about("sheet-jinxes", &names.join(", "))));
        }
        lines.join("\n") + "\n"
    }

    fn tracks(&self, party: Party) -> String {
        let Some(side) = self.view.sides.iter().find(|s| s.side == party.id()) else { return String::new() };
        let number = |n: u8| Value::Number(i64::from(n));
        let key = if self.view.moon.is_some() { "sheet-tracks-moons" } else { "sheet-tracks" };
        self.words.say(
            key,
            &[
                ("power", number(side.power)),
                ("trophies", number(side.trophies)),
                ("rooms", number(side.room_track)),
                ("cubes", number(side.cubes)),
            ],
        )
    }

    fn slot(&self, view: &SeatView, k: usize) -> String {
        let slot = &view.slots[k];
        let name = self.paint.bold(&self.words.label(&format!("slot-{}", slot.slot)));
        let inside = match (&slot.spell, slot.side, slot.state) {
            (_, _, Slot::Empty) => self.words.label("slot-empty"),
            (Some(spell), Some(side), state) => {
                let spell = self.words.name(&format!("spell/{spell}"));
                let side = self.words.label(if side == Side::Light { "part-light" } else { "part-dark" });
                let how = match state {
                    Slot::Revealed => "slot-revealed",
                    Slot::Active => "slot-active",
                    _ => "slot-ready",
                };
                format!("{spell}, {side} ({})", self.words.label(how))
            }
            (_, _, Slot::Active) => {
                let kind = slot.kind.map(|kind| self.words.label(&format!("type-{}", kind.word())));
                let state = self.words.label("slot-active");
                kind.map_or(state.clone(), |kind| format!("{kind} ({state})"))
            }
            _ => self.words.label("slot-face-down"),
        };
        // The spaces inside a slot hold it together when the line is wrapped.
        format!("{name} {inside}").replace(' ', "\u{a0}")
    }

    /// The Evocations of a side.
    fn models_of(&self, party: Party) -> Vec<String> {
        let board = self.board();
        let own =
            self.view.models.iter().filter(|m| m.owner == party.place().number() && m.model.contains(':'));
        own.map(|model| {
            let at = self.view.rooms.iter().find(|r| r.space == model.at);
            let values = [
                ("model", text(&board.model(model))),
                ("room", text(&at.map(|r| self.words.name(&format!("room/{}", r.room))).unwrap_or_default())),
                ("strength", Value::Number(i64::from(model.strength))),
                ("speed", Value::Number(i64::from(model.speed))),
            ];
            let mut line = format!("  {}", self.words.say("sheet-evocation", &values));
            if let Some(upgrade) = &model.upgrade {
                let _ = write!(line, ", {}", self.words.name(&format!("upgrade/{upgrade}")));
            }
            if model.controller != model.owner {
                let _ = write!(
                    line,
                    ", {}",
                    self.words.about("sheet-controlled", &self.seat_name(model.controller as usize))
                );
            }
            if let Some(seat) = model.assigned {
                let _ =
                    write!(line, ", {}", self.words.about("sheet-assigned", &self.seat_name(seat as usize)));
            }
            if model.activated {
                let _ = write!(line, ", {}", self.words.label("sheet-activated"));
            }
            line
        })
        .collect()
    }

    fn persistents(&self, seat: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for persistent in self.view.persistents.iter().filter(|p| p.caster as usize == seat) {
            let name = self.words.name(&format!("spell/{}", persistent.spell));
            let mut line = self.words.about("sheet-persistent", &name);
            let own = self.view.seats[seat].mage.as_ref();
            if let Some(target) = persistent.target.as_ref().filter(|target| Some(*target) != own) {
                let _ = write!(line, " → {}", self.words.name(target));
            }
            if let Some(effect) = self.revealed_effect(seat, &persistent.spell) {
                let _ = write!(line, ". {effect}");
            }
            lines.extend(wrap(&line, *WIDTH, "  ", "    "));
        }
        lines
    }

    /// The text of the revealed side of a seat's Spell; of two copies with different sides, none.
    fn revealed_effect(&self, seat: usize, spell: &str) -> Option<String> {
        let slots = self.view.seats[seat].slots.iter();
        let mut sides = slots
            .filter(|s| s.spell.as_deref() == Some(spell) && s.state == Slot::Revealed)
            .filter_map(|s| s.side);
        let side = sides.next()?;
        if sides.any(|other| other != side) {
            return None;
        }
        let face = self.face(&["spell", "personal", "forgotten"], spell)?;
        face.effects.get(side as usize).map(|e| e.text.clone())
    }

    /// The Avatar's board: its values, its Command Cards, what the back of the next one shows.
    fn avatar(&self) -> String {
        let Some(avatar) = &self.view.avatar else { return String::new() };
        let name = self.paint.side("black", &self.paint.bold(&self.words.name(&avatar.avatar)));
        let level = self.words.label(&format!("avatar-{}", avatar.level));
        let mut lines = vec![format!("{name} · {level}")];
        if let Some(model) = self.view.models.iter().find(|m| m.model == avatar.avatar) {
            let values = [
                ("bar", text(&self.board().bar(model.damage, model.health))),
                ("damage", Value::Number(model.damage.len() as i64)),
                ("health", Value::Number(model.health as i64)),
                ("strength", Value::Number(i64::from(model.strength))),
                ("speed", Value::Number(i64::from(model.speed))),
            ];
            lines.push(format!("  {}", self.words.say("avatar-values", &values)));
        }
        let commands = [
            ("n", Value::Number(i64::from(avatar.commands))),
            ("limit", Value::Number(i64::from(avatar.limit))),
            ("decks", text(&avatar.decks.map(|n| n.to_string()).join("/"))),
        ];
        lines.push(format!("  {}", self.words.say("avatar-commands", &commands)));
        if let Some(back) = &avatar.back {
            let back = [("token", text(back.token)), ("when", text(back.when))];
            lines.push(format!("  {}", self.words.say("avatar-back", &back)));
        }
        for (key, class, ids) in [
            ("avatar-memories", "command", avatar.memories.clone()),
            ("avatar-solved", "quest", avatar.solved.clone()),
            ("sheet-jinxes", "jinx", avatar.jinxes.iter().map(|j| j.jinx.clone()).collect()),
        ] {
            let names: Vec<String> = ids.iter().map(|id| self.words.name(&format!("{class}/{id}"))).collect();
            if !names.is_empty() {
                lines.extend(wrap(&self.words.about(key, &names.join(", ")), *WIDTH, "  ", "    "));
            }
        }
        lines.join("\n") + "\n"
    }

    fn rose(&self) -> String {
        let name = self.paint.side("black", &self.paint.bold(&capitalised(&self.words.name("rose"))));
        let mut lines = vec![format!("{name} · {}", self.tracks(Party::ROSE))];
        lines.extend(self.models_of(Party::ROSE));
        lines.join("\n") + "\n"
    }

    /// The Event of the Round, or the Event Board.
    pub fn events(&self) -> String {
        if self.view.moon.is_some() {
            return self.event_board();
        }
        let Some(face) = self.view.event.as_ref().and_then(|id| self.face(&["event"], id)) else {
            return String::new();
        };
        let text = face.effects.first().map(|e| e.text.as_str()).unwrap_or_default();
        let line = format!("{} {text}", self.paint.bold(&self.words.about("head-event", &face.name)));
        wrap(&line, *WIDTH, "", "  ").join("\n") + "\n"
    }

    /// The Quests on the table, or those of each Mage.
    pub fn quests(&self) -> String {
        if self.view.moon.is_some() {
            return self.all_quests();
        }
        let mut out = format!("{}\n", self.paint.bold(&self.words.label("head-quests")));
        for quest in &self.view.quests {
            let Some(face) = self.face(&["quest"], &quest.quest) else { continue };
            let Some(effect) = face.effects.first() else { continue };
            let worth = self.words.count("quest-points", quest.points as usize);
            let line = match quest.solved_by {
                Some(seat) => {
                    let solved = self.words.about("quest-solved", &self.seat_name(seat as usize));
                    self.paint.faint(&format!("{} ({worth}): {solved}", face.name))
                }
                None => format!("{} ({worth}): {}", face.name, effect.when.as_deref().unwrap_or_default()),
            };
            for line in wrap(&line, *WIDTH, "  ", "    ") {
                let _ = writeln!(out, "{line}");
            }
        }
        out
    }

    /// The card of one of these kinds with this id.
    pub fn face(&self, classes: &[&str], id: &str) -> Option<&Face> {
        self.faces.iter().find(|f| classes.contains(&f.class) && f.id == id)
    }

    pub(super) fn listed(&self, ids: &[Id]) -> String {
        let names: Vec<String> = counted(ids)
            .into_iter()
            .map(|(id, n)| times(&self.words.name(&format!("spell/{id}")), n))
            .collect();
        names.join(", ")
    }
}

pub(super) fn times(name: &str, n: usize) -> String {
    if n == 1 { name.to_owned() } else { format!("{name} ×{n}") }
}

/// Each id once, with how often it is there, in the order of the list.
pub(super) fn counted(ids: &[Id]) -> Vec<(&Id, usize)> {
    let mut counted: Vec<(&Id, usize)> = Vec::new();
    for id in ids {
        match counted.iter_mut().find(|(known, _)| *known == id) {
            Some((_, n)) => *n += 1,
            None => counted.push((id, 1)),
        }
    }
    counted
}
