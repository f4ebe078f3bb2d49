//! A game being played by names: what is offered, what is answered, what is told.

use super::start::{Start, letters};
use blackrose::cards::Zone;
use blackrose::cubes::Party;
use blackrose::engine::rules::Rule;
use blackrose::language::program::{Op, Stat};
use blackrose::lodge::Place;
use blackrose::state::{Model, Slot, State, Tie};
use blackrose::{BlackRose, Event};
use kernel::small::Nth;
use kernel::{Game, Log, Seat, Told, Viewer};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// One game on the table.
pub struct Table {
    pub game: Arc<BlackRose>,
    pub s: State,
    pub told: Vec<Told<Event>>,
}

impl Table {
    /// Lays a position out.
    pub fn new(game: &Arc<BlackRose>, start: &Start) -> Table {
        let s = game
            .place(&start.0)
            .unwrap_or_else(|e| panic!("the position is not sound: {} {}", e.at, e.reason));
        Table { game: game.clone(), s, told: Vec::new() }
    }

    /// Lays a position out in the Action Phase and goes on with a step of a Round, so that it is told.
    pub fn rule(game: &Arc<BlackRose>, start: &Start, rule: Rule) -> Table {
        let mut table = Table::new(game, start);
        let pc = game.code.iter().position(|op| *op == Op::Rule(rule)).expect("a step of a Round");
        let frame = &mut table.s.stack[0];
        frame.go(pc as u16);
        game.advance(&mut table.s, &mut Log::into(&mut table.told));
        table
    }

    /// The seats that are asked.
    pub fn asked(&self) -> Vec<u8> {
        self.game.deciding(&self.s).iter().map(|s| s.0).collect()
    }

    /// What a seat is offered.
    pub fn offered(&self, seat: u8) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(&self.s, Seat(seat), &mut choices);
        choices.iter().map(|c| self.game.name(&self.s, Seat(seat), *c).to_string()).collect()
    }

    /// What the first seat that is asked is offered.
    pub fn offers(&self) -> Vec<String> {
        self.asked().first().map_or_else(Vec::new, |seat| self.offered(*seat))
    }

    /// Is this offered to the seat that is asked?
    pub fn is_offered(&self, name: &str) -> bool {
        self.offers().contains(&self.room_names(name))
    }

    /// `@ne` stands for the Room on that space.
    fn room_names(&self, name: &str) -> String {
        match name.split_once('@') {
            None => name.to_owned(),
            Some((before, space)) => {
                let space =
                    self.game.shape.space(space).unwrap_or_else(|| panic!("no space is called {space}"));
                format!("{before}{}", self.game.room_id(&self.s, space))
            }
        }
    }

    /// Answers by name. `1: done` answers for seat 1; without a number the only seat asked answers.
    pub fn answer(&mut self, name: &str) -> Result<(), String> {
        let (seat, name) = match name.split_once(": ") {
            Some((seat, name)) => (seat.parse::<u8>().map_err(|_| format!("no seat {seat}"))?, name),
            None => {
                (*self.asked().first().ok_or_else(|| format!("nobody is asked, so not \"{name}\""))?, name)
            }
        };
        let name = self.room_names(name);
        let mut choices = Vec::new();
        self.game.choices(&self.s, Seat(seat), &mut choices);
        let choice = choices.into_iter().find(|c| self.game.name(&self.s, Seat(seat), *c).0 == name);
        let choice = choice.ok_or_else(|| {
            format!("\"{name}\" is not offered to seat {seat}, but {:?}", self.offered(seat))
        })?;
        let game = self.game.clone();
        game.choose(&mut self.s, Seat(seat), choice, &mut Log::into(&mut self.told))
            .map_err(|e| e.to_string())?;
        if self.s.stack.is_empty() && !self.s.over {
            // A test has cut the Round short; nothing more is asked.
            return Ok(());
        }
        game.check(&self.s).map_err(|e| format!("after \"{name}\": {e}"))
    }

    /// Answers by name, several with `; ` between them; panics at what is not offered.
    pub fn play(&mut self, names: &str) -> &mut Table {
        for name in names.split("; ").filter(|n| !n.is_empty()) {
            self.answer(name).unwrap_or_else(|e| panic!("{e}\n{}", self.log()));
        }
        self
    }

    /// The number of a Model in play.
    pub fn model(&self, id: &str) -> Nth<Model> {
        self.game.find_model(&self.s, id).unwrap_or_else(|| panic!("{id} is not in play"))
    }

    /// Damage on a Model, as letters.
    pub fn damage(&self, id: &str) -> String {
        letters(self.s.models[self.model(id)].damage)
    }

    /// Where a Model is: a space, `cell`, or `off`.
    pub fn place(&self, id: &str) -> String {
        match self.game.find_model(&self.s, id) {
            None => "off".into(),
            Some(m) => self.s.room_of(m).map_or("cell", |space| self.game.shape.name(space)).to_owned(),
        }
    }

    /// Instability on a space, as letters.
    pub fn instability(&self, space: &str) -> String {
        letters(self.s.rooms[self.game.shape.space(space).expect("a space")].cubes)
    }

    pub fn is_rebuilt(&self, space: &str) -> bool {
        self.s.rooms[self.game.shape.space(space).expect("a space")].turned
    }

    /// Power Points of red, blue and the Black Rose.
    pub fn power(&self) -> [u8; 3] {
        [self.s.power[0], self.s.power[1], self.s.power[Party::ROSE.index()]]
    }

    /// Free cubes of red, blue and the Black Rose.
    pub fn supply(&self) -> [u8; 3] {
        [self.s.supply[0], self.s.supply[1], self.s.supply[Party::ROSE.index()]]
    }

    pub fn stat(&self, id: &str, stat: Stat) -> u8 {
        self.game.stat(&self.s, self.model(id), stat)
    }

    /// The Spells in a zone, from the top where the zone has an order.
    pub fn zone(&self, zone: Zone) -> Vec<String> {
        let mut list: Vec<String> = match zone {
            Zone::Hand(_) | Zone::Gone => {
                self.s.cards.in_zone(zone).map(|c| self.game.spell_id(self.s.cards.face(c)).into()).collect()
            }
            _ => self
                .s
                .cards
                .from_top(zone)
                .into_iter()
                .map(|c| self.game.spell_id(self.s.cards.face(c)).into())
                .collect(),
        };
        if matches!(zone, Zone::Hand(_) | Zone::Gone) {
            list.sort();
        }
        list
    }

    pub fn hand(&self, seat: u8) -> Vec<String> {
        self.zone(Zone::Hand(Seat(seat)))
    }

    /// What happened, one line each.
    pub fn log(&self) -> String {
        self.told.iter().fold(String::new(), |mut text, told| {
            let _ = writeln!(text, "{}", line(&told.event));
            text
        })
    }

    /// What a seat has been told.
    pub fn told_to(&self, seat: Seat) -> impl Iterator<Item = &Event> {
        self.told.iter().filter(move |t| t.audience.includes(Viewer::Seat(seat))).map(|t| &t.event)
    }

    /// Has something been told of which the line contains this?
    pub fn has_told(&self, part: &str) -> bool {
        self.told.iter().any(|told| line(&told.event).contains(part))
    }

    /// All that can be seen on an open table, by name.
    pub fn seen(&self) -> BTreeMap<String, String> {
        let (game, s) = (&self.game, &self.s);
        let mut seen = BTreeMap::new();
        let mut note = |key: String, value: String| {
            if !value.is_empty() {
                seen.insert(key, value);
            }
        };
        for (name, party) in [("red", Seat(0).into()), ("blue", Seat(1).into()), ("rose", Party::ROSE)] {
            let i = party.index();
            note(format!("{name} power"), s.power[i].to_string());
            note(format!("{name} trophies"), s.trophies[i].to_string());
            note(format!("{name} room track"), s.room_track[i].to_string());
            note(format!("{name} free cubes"), s.supply[i].to_string());
        }
        for m in Nth::all(blackrose::limits::MODELS).filter(|m| s.models[*m].at != Place::OFF) {
            let id = game.model_id(s, m);
            note(format!("{id} at"), self.place(&id));
            note(format!("{id} damage"), letters(s.models[m].damage));
            let values = [Stat::Strength, Stat::Speed].map(|stat| game.stat(s, m, stat).to_string());
            note(format!("{id} strength, speed"), values.join(", "));
            note(
                format!("{id} upgrade"),
                s.models[m].upgrade.map_or(String::new(), |u| game.content.upgrades[u].id.to_string()),
            );
            note(format!("{id} controller"), s.models[m].controller.id().to_owned());
            if let Some(mage) = s.models[m].assigned {
                note(format!("{id} assigned"), game.model_id(s, mage).into());
            }
        }
        for space in game.shape.all() {
            let room = &s.rooms[space];
            let id = game.room_id(s, space);
            note(format!("{id} instability"), letters(room.cubes));
            if room.turned {
                note(format!("{id} rebuilt, token"), if room.used { "used" } else { "available" }.into());
            }
        }
        for seat in (0..game.seats as u8).map(Seat) {
            let id = game.model_id(s, seat.into());
            let mage = &s.mages[seat.index()];
            note(format!("{id} tokens"), mage.physical_tokens.to_string());
            note(format!("{id} hand"), self.zone(Zone::Hand(seat)).join(", "));
            note(format!("{id} grimoire"), self.zone(Zone::Grimoire(seat)).join(", "));
            note(format!("{id} memories"), self.zone(Zone::Memories(seat)).join(", "));
            for (k, name) in blackrose::engine::actions::SLOTS.iter().enumerate() {
                if mage.slots[k] != Slot::Empty {
                    let spell = self.zone(Zone::Slot(seat, k as u8)).join(", ");
                    note(
                        format!("{id} slot {name}"),
                        format!("{spell} {:?} {:?}", mage.sides[k], mage.slots[k]).to_lowercase(),
                    );
                }
            }
            note(
                format!("{id} jinxes"),
                mage.jinxes()
                    .filter_map(|(_, j)| Some(game.content.jinxes[j.kind?].id.clone()))
                    .collect::<Vec<_>>()
                    .join(", "),
            );
        }
        for (q, quest) in game.quests_in_play(s) {
            if let Some(side) = s.quests[q] {
                note(format!("quest {}", quest.id), game.party_id(s, side).into());
            }
        }
        for (k, upgrade) in game.content.upgrades.iter().enumerate() {
            note(format!("upgrades left, {}", upgrade.id), s.upgrades[k].to_string());
        }
        for watcher in s.watchers.iter().flatten() {
            if let Tie::Slot(seat, slot) = watcher.tie {
                let source = game.source_id(s, game.watcher_source(watcher));
                let target = watcher.target.map_or("nobody".into(), |target| game.model_id(s, target));
                let caster = game.party_id(s, seat);
                note(format!("persistent {source} of {caster} in slot {slot}"), format!("target {target}"));
            }
        }
        let library = self.zone(Zone::Library(0));
        note(
            "library".into(),
            format!("{} cards, {} on top", library.len(), library.first().map_or("nothing", |s| s)),
        );
        note("forgotten".into(), self.zone(Zone::Forgotten).join(", "));
        note("gone".into(), self.zone(Zone::Gone).join(", "));
        note("crown".into(), game.model_id(s, s.crown.into()).into());
        note("round".into(), s.round.to_string());
        note("phase".into(), format!("{:?}", s.phase).to_lowercase());
        seen
    }
}

/// What is different between two moments, one line each.
pub fn changes(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    let keys: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let nothing = "–".to_owned();
    for key in keys {
        let (old, new) = (before.get(key).unwrap_or(&nothing), after.get(key).unwrap_or(&nothing));
        if old != new {
            let _ = writeln!(text, "{key}: {old} → {new}");
        }
    }
    text
}

/// An event as a line: what happened, then its fields by name.
pub fn line(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("an event can be written");
    let mut text = value["what"].as_str().unwrap_or_default().to_owned();
    for (key, value) in value.as_object().expect("an object") {
        if key != "what" {
            let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let _ = write!(text, " {key}={shown}");
        }
    }
    text
}
