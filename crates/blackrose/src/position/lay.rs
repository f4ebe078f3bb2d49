//! The cards of a readable position laid out, and the abilities of what lies on the table.

use super::{Position, unknown, wrong};
use crate::cards::{Cards, Face, Zone};
use crate::content::build::Printed;
use crate::content::printed::When;
use crate::cubes::Party;
use crate::engine::actions::SLOTS;
use crate::engine::avatar::seat_of;
use crate::events::Id;
use crate::game::BlackRose;
use crate::language::program::Op;
use crate::limits::*;
use crate::lodge::Place;
use crate::state::*;
use kernel::small::{self, Nth, count};
use kernel::{PositionError, Seat, Seats};

/// What a list of a position names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Spell,
    Quest,
    Event,
    Command,
}

/// Cards that are still to be laid.
struct Rest<'a> {
    game: &'a BlackRose,
    left: Vec<u8>,
    /// Zones with the cards named for them, from the top.
    named: Vec<(Zone, Vec<Face>)>,
}

impl<'a> Rest<'a> {
    fn new(game: &'a BlackRose, s: &State) -> Rest<'a> {
        let content = &game.content;
        let mut left: Vec<u8> = content
            .spells
            .iter()
            .enumerate()
            .map(|(i, spell)| if spell.personal && owner(game, s, i).is_none() { 0 } else { spell.copies })
            .collect();
        left.extend(content.quests.iter().map(|quest| u8::from(quest.card == 0)));
        left.extend(content.events.iter().map(|event| u8::from(event.when.is_some())));
        left.extend(content.commands.iter().map(|command| command.copies));
        Rest { game, left, named: Vec::new() }
    }

    fn face(&self, class: Class, id: &str) -> Option<Face> {
        let content = &self.game.content;
        match class {
            Class::Spell => content.spells.iter().position(|spell| spell.id == id).map(Face::new),
            Class::Quest => Nth::find(&content.quests, |q| q.id == id).map(|i| content.quest_face(i)),
            Class::Event => Nth::find(&content.events, |e| e.id == id).map(|i| content.event_face(i)),
            Class::Command => Nth::find(&content.commands, |c| c.id == id).map(|i| content.command_face(i)),
        }
    }

    /// The ids of all cards of a class.
    fn known(&self, class: Class) -> Vec<&str> {
        let content = &self.game.content;
        match class {
            Class::Spell => content.spells.iter().map(|spell| spell.id.as_str()).collect(),
            Class::Quest => content.quests.iter().map(|quest| quest.id.as_str()).collect(),
            Class::Event => content.events.iter().map(|event| event.id.as_str()).collect(),
            Class::Command => content.commands.iter().map(|command| command.id.as_str()).collect(),
        }
    }

    fn take(&mut self, at: &str, class: Class, id: &str) -> Result<Face, PositionError> {
        let what = match class {
            Class::Spell => "Spell",
            Class::Quest => "Quest",
            Class::Event => "Event",
            Class::Command => "Command Card",
        };
        let face = self.face(class, id);
        let face = face.ok_or_else(|| unknown(at, what, id, self.known(class)))?;
        let left = &mut self.left[face.index()];
        if *left == 0 {
            return Err(wrong(at, format!("no copy of \"{id}\" is left")));
        }
        *left -= 1;
        Ok(face)
    }

    /// Cards named for one zone, or each for the zone its face belongs to.
    fn name(
        &mut self,
        at: &str,
        class: Class,
        ids: &[Id],
        zone: impl Fn(&BlackRose, Face) -> Zone,
    ) -> Result<(), PositionError> {
        for (i, id) in ids.iter().enumerate() {
            let face = self.take(&format!("{at}.{i}"), class, id)?;
            let zone = zone(self.game, face);
            match self.named.iter_mut().find(|(z, _)| *z == zone) {
                Some((_, faces)) => faces.push(face),
                None => self.named.push((zone, vec![face])),
            }
        }
        Ok(())
    }

    /// All cards: what is named nowhere lies under what is named.
    fn cards(self, s: &State) -> Cards {
        let mut cards = Cards::none();
        for face in (0..self.left.len()).rev() {
            for copy in 0..self.left[face] {
                cards.add(Face::new(face), home(self.game, s, Face::new(face), copy));
            }
        }
        for (zone, faces) in self.named {
            for face in faces.into_iter().rev() {
                cards.add(face, zone);
            }
        }
        cards
    }
}

/// The seat whose Personal Spell it is.
fn owner(game: &BlackRose, s: &State, spell: usize) -> Option<Seat> {
    Seats::first(game.seats)
        .iter()
        .find(|seat| game.mage_card(s, *seat).is_some_and(|mage| mage.personal.index() == spell))
}

/// Where a card lies that is named nowhere.
fn home(game: &BlackRose, s: &State, face: Face, copy: u8) -> Zone {
    match game.content.printed(face) {
        Printed::Quest(quest) => Zone::Quests(game.content.quests[quest].moon),
        Printed::Event(event) => Zone::Events(game.content.events[event].moon),
        Printed::Command(command) => Zone::Commands(game.content.commands[command].moon),
        Printed::Spell(i) => {
            let spell = &game.content.spells[i];
            match (owner(game, s, i).filter(|_| spell.personal), spell.school) {
                // Copies that join at the next Moons are set aside.
                (Some(seat), _) if game.edition.study.personal_by_moon && copy + s.moon < 2 => {
                    Zone::Aside(seat)
                }
                (Some(seat), _) => Zone::Memories(seat),
                (_, Some(school)) => Zone::Library(school),
                _ => Zone::Forgotten,
            }
        }
    }
}

impl Position {
    pub(super) fn place_cards(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        let mut rest = Rest::new(game, s);
        for (i, seat) in self.seats.iter().enumerate() {
            let owner = Seat(count(i));
            let at = |field: &str| format!("seats.{i}.{field}");
            for (field, ids, zone) in [
                ("hand", &seat.hand, Zone::Hand(owner)),
                ("grimoire", &seat.grimoire, Zone::Grimoire(owner)),
                ("memories", &seat.memories, Zone::Memories(owner)),
                ("aside", &seat.aside, Zone::Aside(owner)),
            ] {
                rest.name(&at(field), Class::Spell, ids, |_, _| zone)?;
            }
            for (name, slot) in &seat.slots {
                let at = at(&format!("slots.{name}"));
                let k =
                    SLOTS.iter().position(|n| n == name).ok_or_else(|| unknown(&at, "slot", name, SLOTS))?;
                if slot.state == Slot::Empty {
                    return Err(wrong(&at, "a slot with a Spell is ready, active or revealed"));
                }
                let zone = Zone::Slot(owner, count(k));
                rest.name(&at, Class::Spell, std::slice::from_ref(&slot.spell), |_, _| zone)?;
                s.mages[i].slots[k] = slot.state;
                s.mages[i].sides[k] = slot.side;
                s.mages[i].named[k] = slot.element;
            }
            for (n, quest) in seat.active.iter().enumerate() {
                let at = at(&format!("active.{n}"));
                let ids = std::slice::from_ref(&quest.quest);
                rest.name(&at, Class::Quest, ids, |_, _| Zone::Active(owner))?;
                let index = game.content.quests.iter().position(|q| q.id == quest.quest).unwrap_or(0);
                if quest.cubes > 0 && quest.cubes >= game.content.quests[index].cubes {
                    return Err(wrong(at, format!("{} cubes would have completed it", quest.cubes)));
                }
                s.progress[index] = quest.cubes;
                if quest.held {
                    s.mages[i].held.add(Nth::new(index));
                }
                if quest.stale {
                    s.mages[i].stale.add(Nth::new(index));
                }
            }
            rest.name(&at("completed"), Class::Quest, &seat.completed, |_, _| Zone::Completed(owner))?;
            rest.name(&at("solved"), Class::Quest, &seat.solved, |_, _| Zone::Solved(owner))?;
        }
        if let (Some(i), Some(avatar)) = (game.avatar, &self.avatar) {
            let owner = seat_of(i);
            rest.name("avatar.memories", Class::Command, &avatar.memories, |_, _| Zone::Memories(owner))?;
            rest.name("avatar.solved", Class::Quest, &avatar.solved, |_, _| Zone::Solved(owner))?;
        }
        for (slot, id) in self.board.iter().enumerate().filter(|(_, id)| !id.is_empty()) {
            if slot >= BOARD {
                return Err(wrong("board", format!("the Event Board has {BOARD} slots")));
            }
            rest.name("board", Class::Event, std::slice::from_ref(id), |_, _| Zone::Board(count(slot)))?;
        }
        // Personal Spells have no deck, so it does not matter whose they are.
        let nobody = game.blank(kernel::Seed::from_number(0));
        let by_home = |game: &BlackRose, face: Face| home(game, &nobody, face, 0);
        let discards = |game: &BlackRose, face: Face| match by_home(game, face) {
            Zone::Library(school) => Zone::Discards(school),
            zone => zone,
        };
        rest.name("gone", Class::Spell, &self.gone, |_, _| Zone::Gone)?;
        rest.name("library", Class::Spell, &self.library, by_home)?;
        rest.name("discards", Class::Spell, &self.discards, discards)?;
        rest.name("forgotten", Class::Spell, &self.forgotten, |_, _| Zone::Forgotten)?;
        rest.name("quests", Class::Quest, &self.quests, by_home)?;
        rest.name("events", Class::Event, &self.events, by_home)?;
        rest.name("commands", Class::Command, &self.commands, by_home)?;
        rest.name("quest-discards", Class::Quest, &self.quest_discards, |_, _| Zone::QuestDiscards)?;
        rest.name("event-discards", Class::Event, &self.event_discards, |_, _| Zone::EventDiscards)?;
        let mut cards = rest.cards(s);
        cards.hide(game.seats);
        for seat in Seat::all(game.seats) {
            let hidden =
                s.mages[seat.index()].slots.iter().any(|slot| matches!(slot, Slot::Ready | Slot::Active));
            if hidden {
                cards.loosen(seat);
            }
        }
        for card in cards.all() {
            match cards.zone(card) {
                Zone::Slot(seat, k) if s.mages[seat.index()].slots[usize::from(k)] == Slot::Revealed => {
                    cards.reveal(card, game.seats);
                }
                Zone::Active(seat) => {
                    let Printed::Quest(quest) = game.content.printed(cards.face(card)) else { continue };
                    let printed = &game.content.quests[quest];
                    let shown =
                        self.seats[seat.index()].active.iter().any(|q| q.quest == printed.id && q.shown);
                    if !shown && s.progress[quest.index()] == 0 {
                        cards.veil(card, seat, Zone::Quests(printed.moon), game.seats);
                    }
                }
                _ => {}
            }
        }
        s.cards = cards;
        Ok(())
    }

    /// The standing abilities of what lies on the table.
    pub(super) fn watchers(&self, game: &BlackRose, s: &mut State) -> Result<(), PositionError> {
        let watch = |s: &mut State, watcher: Watcher| {
            let free = free_number(s.watching);
            if free < WATCHERS {
                s.watchers[free] = Some(watcher);
                s.watching |= 1 << free;
            }
        };
        for m in Model::evocations() {
            let model = s.models[m];
            if model.at == Place::OFF {
                continue;
            }
            let you = model.owner;
            let (first, count) = game.evocation(s, m).map_or((0, 0), |card| card.abilities);
            for ability in first..first + u16::from(count) {
                watch(s, Watcher { ability, you, target: None, model: Some(m), tie: Tie::Model(m) });
            }
            if let Some(upgrade) = model.upgrade {
                let (first, count) = game.content.upgrades[upgrade].abilities;
                for ability in first..first + u16::from(count) {
                    watch(s, Watcher { ability, you, target: None, model: Some(m), tie: Tie::Upgrade(m) });
                }
            }
        }
        for i in 0..game.mages {
            for (place, jinx) in Nth::all(JINXES).zip(s.mages[i].jinxes) {
                let Some(kind) = jinx.kind else { continue };
                let (first, count) = game.content.jinxes[kind].abilities;
                for ability in first..first + u16::from(count) {
                    let mage = Nth::new(i);
                    let (you, tie) = (Party::of_mage(mage), Tie::Jinx(mage, place));
                    watch(s, Watcher { ability, you, target: None, model: Some(mage), tie });
                }
            }
        }
        for (i, seat) in self.seats.iter().enumerate() {
            for (name, slot) in seat.slots.iter().filter(|(_, slot)| slot.state == Slot::Revealed) {
                let at = format!("seats.{i}.slots.{name}.target");
                let target = match &slot.target {
                    None => None,
                    Some(id) => Some(game.find_model(s, id).ok_or_else(|| {
                        let there: Vec<Id> = Nth::all(MODELS)
                            .filter(|m| s.models[*m].at != Place::OFF)
                            .map(|m| game.model_id(s, m))
                            .collect();
                        unknown(at, "Model in play", id, there.iter().map(Id::as_str))
                    })?),
                };
                let k = SLOTS.iter().position(|n| n == name).unwrap_or(0);
                let face = game.content.spells.iter().position(|spell| spell.id == slot.spell).unwrap_or(0);
                let code = usize::from(game.content.spells[face].sides[slot.side.index()].code);
                let persist =
                    game.code[code..].iter().take_while(|op| **op != Op::End).find_map(|op| match op {
                        Op::Persist { first, count } => Some((*first, *count)),
                        _ => None,
                    });
                if let Some((first, count)) = persist {
                    for ability in first..first + u16::from(count) {
                        let you = Party::of_mage(Nth::new(i));
                        let tie = Tie::Slot(you, small::count(k));
                        watch(s, Watcher { ability, you, target, model: None, tie });
                    }
                }
            }
        }
        // Events that always work, and those of the Phase in which the position begins.
        for slot in 0..count(BOARD) {
            let Some(card) = s.cards.in_zone(Zone::Board(slot)).next() else { continue };
            let Printed::Event(event) = game.content.printed(s.cards.face(card)) else { continue };
            let printed = &game.content.events[event];
            let works = match printed.when {
                Some(When::Always) => true,
                Some(When::Action) => self.phase == Phase::Action,
                _ => false,
            };
            let (first, count) = printed.lasting;
            for ability in (first..first + u16::from(count)).filter(|_| works) {
                let tie = Tie::Event(event);
                watch(s, Watcher { ability, you: Party::ROSE, target: None, model: None, tie });
            }
        }
        Ok(())
    }
}
