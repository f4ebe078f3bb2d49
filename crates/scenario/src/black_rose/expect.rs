//! What must hold in a state, compared with what is there.

use super::format::{Expect, Pile, Row};
use crate::family::Family;
use crate::names::Names;
use crate::problem::Problem;
use blackrose::cubes::Party;
use blackrose::events::Id;
use blackrose::position::{BansAt, JinxAt, Position, SeatAt, SlotAt};
use blackrose::view::{ModelView, RoomView, SideView, View};
use blackrose::{BlackRose, State};
use kernel::{Game, Viewer};
use spellscript::instead;
use std::collections::BTreeMap;
use std::fmt::Display;

/// What does not hold, one line each.
pub fn check(game: &BlackRose, state: &State, expect: &Expect) -> Vec<Problem> {
    let mut table = Table {
        game,
        state,
        position: Position::of(game, state),
        view: View::of(game, state, Viewer::Spectator),
        problems: Vec::new(),
    };
    table.sides(expect);
    table.models(expect);
    table.rooms(expect);
    table.cards(expect);
    table.game(expect);
    table.problems
}

struct Table<'a> {
    game: &'a BlackRose,
    state: &'a State,
    position: Position,
    view: View,
    problems: Vec<Problem>,
}

impl Table<'_> {
    fn same<T: PartialEq + Display + ?Sized>(&mut self, what: impl Display, expected: &T, there: &T) {
        if expected != there {
            self.differs(what, expected, there);
        }
    }

    /// Something else is there than was expected; perhaps what was expected does not even exist.
    fn differs(&mut self, what: impl Display, expected: impl Display, there: impl Display) {
        let expected = expected.to_string();
        let names = Names::of(self.game);
        let words = expected.split([',', ' ', '[', ']']).filter(|word| !word.is_empty());
        let hint: String = words.filter_map(|word| names.hint(word)).collect();
        self.wrong(what, format!("expected {expected}, got {there}{hint}"));
    }

    fn wrong(&mut self, what: impl Display, text: impl Display) {
        self.problems.push(Problem::new(what.to_string(), format!("{what}: {text}")));
    }

    fn unknown(&mut self, field: &str, kind: &str, name: &str, known: Vec<Id>) {
        let instead = instead(name, known.iter().map(Id::as_str));
        let text = format!("{field}: there is no {kind} \"{name}\"{instead}");
        self.problems.push(Problem::new(format!("{field}.{name}"), text));
    }

    /// `seat0` or `rose`, from such a name or from a Mage's.
    fn side_id(&self, name: &str) -> Option<&'static str> {
        // The Avatar is one side with the Black Rose.
        if self.view.avatar.as_ref().is_some_and(|avatar| avatar.avatar == name) {
            return Some("rose");
        }
        let mages = self.view.seats.iter().map(|seat| seat.mage.as_deref());
        let mut known = self.view.sides.iter().map(|s| s.side).zip(mages.chain([None]));
        known.find(|(side, mage)| *side == name || *mage == Some(name)).map(|(side, _)| side)
    }

    fn side_names(&self) -> Vec<Id> {
        let mages = self.view.seats.iter().map(|s| s.mage.clone());
        let mut names: Vec<Id> = mages.flatten().collect();
        names.push("rose".into());
        names
    }

    /// The name of a side for people.
    fn side_name(&self, number: u8) -> Id {
        if let Some(avatar) = self.view.avatar.as_ref().filter(|avatar| avatar.number == number) {
            return avatar.avatar.clone();
        }
        self.view.seats.get(usize::from(number)).map_or_else(
            || "rose".into(),
            |seat| seat.mage.clone().unwrap_or_else(|| format!("seat{number}").into()),
        )
    }

    fn sides(&mut self, expect: &Expect) {
        type Field<'e> = (&'static str, &'e BTreeMap<Id, u8>, fn(&SideView) -> u8);
        let fields: [Field; 4] = [
            ("power", &expect.power, |s| s.power),
            ("trophies", &expect.trophies, |s| s.trophies),
            ("room-track", &expect.room_track, |s| s.room_track),
            ("supply", &expect.supply, |s| s.cubes),
        ];
        for (field, wanted, value) in fields {
            for (name, number) in wanted {
                let id = self.side_id(name);
                match self.view.sides.iter().find(|s| Some(s.side) == id).map(value) {
                    Some(there) => self.same(format!("{field}.{name}"), number, &there),
                    None => self.unknown(field, "side", name, self.side_names()),
                }
            }
        }
    }

    /// The Model of a field's entry, or a complaint.
    fn model(&mut self, field: &str, name: &str) -> Option<ModelView> {
        let found = self.view.models.iter().find(|m| m.model == name).cloned();
        if found.is_none() {
            let known = self.view.models.iter().map(|m| m.model.clone()).collect();
            self.unknown(field, "Model", name, known);
        }
        found
    }

    fn models(&mut self, expect: &Expect) {
        for (name, place) in &expect.at {
            if place == "supply" {
                if self.view.models.iter().any(|m| m.model == *name) {
                    self.wrong(format!("at.{name}"), "expected to be in the supply, but it is in play");
                }
                let models = self.game.words("model");
                if !models.iter().any(|model| model == name) {
                    self.unknown("at", "Model", name, models.into_iter().map(Id::from).collect());
                }
                continue;
            }
            let Some(model) = self.model("at", name) else { continue };
            let room = self.view.rooms.iter().find(|r| r.space == model.at).map(|r| r.room.clone());
            if room.as_ref() != Some(place) {
                self.same(format!("at.{name}"), place, &model.at.into());
            }
        }
        for (name, row) in &expect.damage {
            if let Some(model) = self.model("damage", name) {
                let there = model.damage.iter().map(|p| p.id()).collect::<Vec<_>>();
                self.row(format!("damage.{name}"), row, &there);
            }
        }
        type Field<'e> = (&'static str, &'e BTreeMap<Id, u8>, fn(&ModelView) -> u8);
        let fields: [Field; 2] =
            [("strength", &expect.strength, |m| m.strength), ("speed", &expect.speed, |m| m.speed)];
        for (field, wanted, value) in fields {
            for (name, number) in wanted {
                if let Some(model) = self.model(field, name) {
                    self.same(format!("{field}.{name}"), number, &value(&model));
                }
            }
        }
        for (name, health) in &expect.health {
            if let Some(model) = self.model("health", name) {
                self.same(format!("health.{name}"), health, &model.health);
            }
        }
        for (name, mage) in &expect.assigned {
            if let Some(model) = self.model("assigned", name) {
                let there = model.assigned.map_or_else(|| "nobody".into(), |seat| self.side_name(seat));
                self.same(format!("assigned.{name}"), mage, &there);
            }
        }
        for (name, controller) in &expect.controller {
            if let Some(model) = self.model("controller", name) {
                let there = self.side_name(model.controller);
                self.same(format!("controller.{name}"), controller, &there);
            }
        }
        for (name, activated) in &expect.activated {
            if let Some(model) = self.model("activated", name) {
                self.same(format!("activated.{name}"), activated, &model.activated);
            }
        }
        for (name, upgrade) in &expect.upgrade {
            if let Some(model) = self.model("upgrade", name) {
                let there = model.upgrade.unwrap_or_else(|| "none".into());
                self.same(format!("upgrade.{name}"), upgrade, &there);
            }
        }
        if let Some(wanted) = &expect.evocations {
            let there: Vec<Id> =
                self.view.models.iter().filter(|m| m.model.contains(':')).map(|m| m.model.clone()).collect();
            self.any_order("evocations", wanted, &there);
        }
        for (name, left) in &expect.upgrades {
            match self.view.upgrades.get(name).copied() {
                Some(there) => self.same(format!("upgrades.{name}"), left, &there),
                None => {
                    let known = self.view.upgrades.keys().cloned().collect();
                    self.unknown("upgrades", "Upgrade", name, known);
                }
            }
        }
    }

    fn row(&mut self, what: String, expected: &Row, there: &[&str]) {
        let shown = |ids: &[&str]| if ids.is_empty() { "none".to_owned() } else { ids.join(" ") };
        let names: Vec<&Id> = match expected {
            Row::Number(_) => Vec::new(),
            Row::Order(names) => names.iter().collect(),
            Row::Counts(counts) => counts.keys().collect(),
        };
        if let Some(name) = names.into_iter().find(|n| self.side_id(n).is_none()) {
            return self.unknown(&what, "side", name, self.side_names());
        }
        match expected {
            Row::Number(n) => self.same(what, n, &there.len()),
            Row::Order(names) => {
                let wanted: Vec<&str> = names.iter().filter_map(|n| self.side_id(n)).collect();
                self.same(what, &shown(&wanted), &shown(there));
            }
            Row::Counts(counts) => {
                // A side that is not named has no cube there.
                let mut wanted: BTreeMap<&str, usize> = BTreeMap::new();
                for (name, n) in counts.iter().filter(|(_, n)| **n > 0) {
                    wanted.extend(self.side_id(name).map(|id| (id, *n)));
                }
                let mut found: BTreeMap<&str, usize> = BTreeMap::new();
                for id in there {
                    *found.entry(id).or_default() += 1;
                }
                if wanted != found {
                    self.wrong(what, format!("expected {wanted:?}, got {found:?}"));
                }
            }
        }
    }

    fn room(&mut self, field: &str, name: &str) -> Option<RoomView> {
        let found = self.view.rooms.iter().find(|r| r.room == name || r.space == name).cloned();
        if found.is_none() {
            let known = self.view.rooms.iter().map(|r| r.room.clone()).collect();
            self.unknown(field, "Room", name, known);
        }
        found
    }

    fn rooms(&mut self, expect: &Expect) {
        for (name, row) in &expect.instability {
            if let Some(room) = self.room("instability", name) {
                let mut there = room.cubes.iter().map(|p| p.id()).collect::<Vec<_>>();
                for (side, n) in Party::all().zip(&room.over) {
                    there.extend((0..*n).map(|_| side.id()));
                }
                self.row(format!("instability.{name}"), row, &there);
            }
        }
        for (name, rebuilt) in &expect.rebuilt {
            if let Some(room) = self.room("rebuilt", name) {
                self.same(format!("rebuilt.{name}"), rebuilt, &room.rebuilt);
            }
        }
        for (name, ruined) in &expect.ruined {
            if let Some(room) = self.room("ruined", name) {
                self.same(format!("ruined.{name}"), ruined, &room.ruined);
            }
        }
        for (name, taker) in &expect.taken_by {
            if let Some(room) = self.room("taken-by", name) {
                let seat = self.view.seats.iter().position(|seat| seat.mage.as_ref() == Some(taker));
                let side = seat.map_or(taker.to_string(), |seat| format!("seat{seat}"));
                self.same(format!("taken-by.{name}"), side.as_str(), room.taken_by.unwrap_or("nobody"));
            }
        }
        for (name, token) in &expect.token {
            if let Some(room) = self.room("token", name) {
                self.same(format!("token.{name}"), token.as_str(), room.token.unwrap_or("none"));
            }
        }
        for (space, id) in &expect.room {
            if let Some(room) = self.room("room", space) {
                self.same(format!("room.{space}"), id, &room.room);
            }
        }
    }

    fn any_order(&mut self, what: impl Display, expected: &[Id], there: &[Id]) {
        let (mut wanted, mut found) = (expected.to_vec(), there.to_vec());
        wanted.sort();
        found.sort();
        if wanted != found {
            self.differs(what, format!("[{}]", wanted.join(", ")), format!("[{}]", found.join(", ")));
        }
    }

    fn pile(&mut self, what: impl Display, expected: &Pile, there: &[Id]) {
        match expected {
            Pile::Number(n) => self.same(what, n, &there.len()),
            Pile::Spells(spells) => self.any_order(what, spells, there),
        }
    }

    /// Of a deck only the top is looked at, in order.
    fn deck(&mut self, what: &str, expected: &Option<Pile>, there: &[Id]) {
        match expected {
            Some(Pile::Spells(spells)) => {
                let top = there[..spells.len().min(there.len())].join(", ");
                self.same(what, &spells.join(", "), &top);
            }
            Some(pile) => self.pile(what, pile, there),
            None => {}
        }
    }

    fn seat(&mut self, field: &str, name: &str) -> Option<SeatAt> {
        if let (Some(shown), Some(avatar)) = (&self.view.avatar, &self.position.avatar)
            && shown.avatar == name
        {
            return Some(SeatAt {
                memories: avatar.memories.clone(),
                jinxes: avatar.jinxes.clone(),
                solved: avatar.solved.clone(),
                tokens: avatar.commands.unwrap_or(0),
                trophy_tokens: avatar.trophy_tokens,
                ..SeatAt::default()
            });
        }
        let id =
            self.side_id(name).and_then(|id| id.strip_prefix("seat")).and_then(|n| n.parse::<usize>().ok());
        let found = id.and_then(|i| self.position.seats.get(i)).cloned();
        if found.is_none() {
            let known = self.view.seats.iter().filter_map(|s| s.mage.clone()).collect();
            self.unknown(field, "Mage", name, known);
        }
        found
    }

    fn cards(&mut self, expect: &Expect) {
        type Field<'e> = (&'static str, &'e BTreeMap<Id, Pile>, fn(&SeatAt) -> &Vec<Id>);
        let fields: [Field; 3] = [
            ("hand", &expect.hand, |s| &s.hand),
            ("memories", &expect.memories, |s| &s.memories),
            ("grimoire", &expect.grimoire, |s| &s.grimoire),
        ];
        for (field, wanted, value) in fields {
            for (name, pile) in wanted {
                if let Some(seat) = self.seat(field, name) {
                    self.pile(format!("{field}.{name}"), pile, value(&seat));
                }
            }
        }
        for (name, slots) in &expect.slots {
            let Some(seat) = self.seat("slots", name) else { continue };
            for (slot, words) in slots {
                if !blackrose::engine::actions::SLOTS.contains(&slot.as_str()) {
                    let known = blackrose::engine::actions::SLOTS.map(Id::from).to_vec();
                    self.unknown("slots", "slot", slot, known);
                    continue;
                }
                let there = seat.slots.get(slot).map_or_else(|| "empty".into(), slot_words);
                let holds = words.split_whitespace().all(|word| there.split(' ').any(|w| w == word));
                if !holds || words.trim().is_empty() {
                    self.differs(format!("slots.{name}.{slot}"), words, &there);
                }
            }
        }
        for (name, tokens) in &expect.tokens {
            if let Some(seat) = self.seat("tokens", name) {
                self.same(format!("tokens.{name}"), tokens, &seat.tokens);
            }
        }
        for (name, bans) in &expect.bans {
            if let Some(seat) = self.seat("bans", name) {
                self.any_order(format!("bans.{name}"), bans, &ban_words(&seat.bans));
            }
        }
        for (name, jinxes) in &expect.jinxes {
            if let Some(seat) = self.seat("jinxes", name) {
                let there: Vec<Id> = seat.jinxes.iter().map(jinx_words).collect();
                self.any_order(format!("jinxes.{name}"), jinxes, &there);
            }
        }
        self.quest_cards(expect);
        let (library, forgotten, gone) =
            (self.position.library.clone(), self.position.forgotten.clone(), self.position.gone.clone());
        self.deck("library", &expect.library, &library);
        self.deck("forgotten", &expect.forgotten, &forgotten);
        let commands = self.position.commands.clone();
        self.deck("commands", &expect.commands, &commands);
        if let Some(pile) = &expect.gone {
            self.pile("gone", pile, &gone);
        }
        if let Some(wanted) = &expect.persistents {
            let there: Vec<Id> = self.view.persistents.iter().map(|p| p.spell.clone()).collect();
            self.any_order("persistents", wanted, &there);
        }
    }

    /// Quests with their Mages, Events, discards and what is set aside.
    fn quest_cards(&mut self, expect: &Expect) {
        for (field, lists) in [
            ("active", &expect.active),
            ("shown", &expect.shown),
            ("completed", &expect.completed),
            ("solved", &expect.solved),
        ] {
            for (name, wanted) in lists {
                let Some(seat) = self.seat(field, name) else { continue };
                let there: Vec<Id> = match field {
                    "active" => seat.active.iter().map(|q| with_cubes(&q.quest, q.cubes)).collect(),
                    "shown" => seat.active.iter().filter(|q| q.shown).map(|q| q.quest.clone()).collect(),
                    "completed" => seat.completed.clone(),
                    _ => seat.solved.clone(),
                };
                self.any_order(format!("{field}.{name}"), wanted, &there);
            }
        }
        for (name, wanted) in &expect.aside {
            if let Some(seat) = self.seat("aside", name) {
                self.same(format!("aside.{name}"), wanted, &seat.aside.len());
            }
        }
        for (name, wanted) in &expect.trophy_tokens {
            if let Some(seat) = self.seat("trophy-tokens", name) {
                self.same(format!("trophy-tokens.{name}"), wanted, &seat.trophy_tokens.unwrap_or(0));
            }
        }
        if let Some(board) = &expect.board {
            let there = self.position.board.clone();
            self.same("board", &board.join(", "), &there.join(", "));
        }
        for (field, wanted, there) in [
            ("event-discards", &expect.event_discards, self.position.event_discards.clone()),
            ("quest-discards", &expect.quest_discards, self.position.quest_discards.clone()),
        ] {
            if let Some(wanted) = wanted {
                self.pile(field, wanted, &there);
            }
        }
        for (name, wanted) in &expect.discards {
            let school = self.view.library.iter().find(|school| school.school == *name);
            match school.map(|school| school.discards.clone()) {
                Some(there) => self.pile(format!("discards.{name}"), wanted, &there),
                None => {
                    let known = self.view.library.iter().map(|school| school.school.clone()).collect();
                    self.unknown("discards", "School", name, known);
                }
            }
        }
    }

    fn game(&mut self, expect: &Expect) {
        if let Some(moon) = expect.moon {
            self.same("moon", &moon, &self.position.moon.clone());
        }
        if let Some(ending) = expect.ending {
            self.same("ending", &ending, &self.position.ending.clone());
        }
        if let Some(first) = &expect.first {
            let there = self.side_name(self.view.first);
            self.same("first", first, &there);
        }
        for (name, by) in &expect.quests {
            let Some(quest) = self.view.quests.iter().find(|q| q.quest == *name) else {
                let known = self.view.quests.iter().map(|q| q.quest.clone()).collect();
                self.unknown("quests", "Quest in play", name, known);
                continue;
            };
            let there = quest.solved_by.map_or_else(|| "open".into(), |seat| self.side_name(seat));
            self.same(format!("quests.{name}"), by, &there);
        }
        if let Some(round) = expect.round {
            self.same("round", &round, &self.position.round.clone());
        }
        if let Some(phase) = expect.phase.filter(|phase| *phase != self.view.phase) {
            self.wrong("phase", format!("expected {phase:?}, got {:?}", self.view.phase));
        }
        if let Some(crown) = &expect.crown {
            let there = self.side_name(self.view.crown);
            self.same("crown", crown, &there);
        }
        if let Some(over) = expect.over {
            self.same("over", &over, &self.view.over.clone());
        }
        if let Some(winner) = &expect.winner {
            let there = match self.game.outcome(self.state) {
                Some(outcome) => {
                    let seats = outcome.winners.iter().map(|seat| self.side_name(seat.0));
                    let all: Vec<Id> = seats.chain(outcome.other_winner.map(Id::from)).collect();
                    all.join(", ")
                }
                None => "nobody yet".into(),
            };
            self.same("winner", winner, &there.into());
        }
    }
}

/// A name, and the cubes on it if there are any.
fn with_cubes(name: &str, cubes: u8) -> Id {
    if cubes == 0 { name.into() } else { format!("{name} {cubes}").into() }
}

/// What a Mage may not do: `walk`, `move next` in the next Action Phase, `leave w`.
fn ban_words(bans: &BansAt) -> Vec<Id> {
    let now = bans.round.iter().chain(&bans.phase).map(|ban| Id::from(ban.word()));
    let next = bans.next.iter().map(|ban| Id::from(format!("{} next", ban.word())));
    let held = bans.leave.iter().map(|space| Id::from(format!("leave {space}")));
    now.chain(next).chain(held).collect()
}

fn jinx_words(jinx: &JinxAt) -> Id {
    match jinx {
        JinxAt::Name(jinx) => jinx.clone(),
        JinxAt::Full { jinx, cubes } => with_cubes(jinx, *cubes),
    }
}

fn slot_words(slot: &SlotAt) -> Id {
    let (side, state) = (format!("{:?}", slot.side), format!("{:?}", slot.state));
    format!("{} {} {}", slot.spell, side.to_lowercase(), state.to_lowercase()).into()
}
