//! What must hold of the cards of packs, apart from their texts.

use crate::content::pack::{Origin, PackError, Packs, parse_target};
use crate::content::printed;
use crate::editions::{EDITIONS, Edition};
use crate::language::ARCHETYPES;
use crate::language::program::SpellType::{self, Protection, Trap};
use spellscript::instead;
use spellscript::pack::Text;
use std::collections::BTreeSet;

impl Packs {
    /// Everything but the texts.
    pub(super) fn check(&self, errors: &mut Vec<PackError>) {
        self.shelf.check_ids(self.ids(), errors);
        self.check_names(errors);
        for (origin, target) in self.targets() {
            if let Err(message) = parse_target(target.get_ref()) {
                errors.push(self.error(origin, target.span(), message));
            }
        }
    }

    /// Every id with its class.
    fn ids(&self) -> Vec<(Origin, &'static str, &Text)> {
        let mut all: Vec<(Origin, &'static str, &Text)> = Vec::new();
        all.extend(self.schools.iter().map(|(o, c)| (*o, "school", &c.id)));
        all.extend(self.spells.iter().map(|(o, c)| (*o, "spell", &c.id)));
        all.extend(self.mages.iter().map(|(o, c)| (*o, "mage", &c.id)));
        all.extend(self.evocations.iter().map(|(o, c)| (*o, "evocation", &c.id)));
        all.extend(self.upgrades.iter().map(|(o, c)| (*o, "upgrade", &c.id)));
        all.extend(self.jinxes.iter().map(|(o, c)| (*o, "jinx", &c.id)));
        all.extend(self.rooms.iter().map(|(o, c)| (*o, "room", &c.id)));
        all.extend(self.quests.iter().map(|(o, c)| (*o, "quest", &c.id)));
        all.extend(self.events.iter().map(|(o, c)| (*o, "event", &c.id)));
        all.extend(self.avatars.iter().map(|(o, c)| (*o, "avatar", &c.id)));
        all.extend(self.commands.iter().map(|(o, c)| (*o, "command", &c.id)));
        all
    }

    fn targets(&self) -> Vec<(Origin, &Text)> {
        let mut targets = Vec::new();
        for (o, c) in &self.spells {
            targets.extend(c.sides().map(|side| (*o, &side.target)));
        }
        for (o, c) in &self.rooms {
            targets.extend(c.effects().map(|(_, effect)| (*o, &effect.target)));
        }
        for (o, c) in &self.commands {
            targets.extend(c.parts.iter().filter_map(|part| part.target.as_ref()).map(|t| (*o, t)));
        }
        targets
    }

    fn check_names(&self, errors: &mut Vec<PackError>) {
        for (origin, school) in &self.schools {
            for spell in school.grimoire.iter().flat_map(|g| &g.spells) {
                if !self.spells.iter().any(|(_, s)| {
                    s.id.get_ref() == spell.get_ref() && s.school.get_ref() == school.id.get_ref()
                }) {
                    let message = format!(
                        "this starting Grimoire names the Spell \"{}\", which the School \"{}\" does not have",
                        spell.get_ref(),
                        school.id.get_ref()
                    );
                    errors.push(self.error(*origin, spell.span(), message));
                }
            }
        }
        for (origin, spell) in &self.spells {
            let school = spell.school.get_ref();
            let known = ["personal", "forgotten"].contains(&school.as_str())
                || self.schools.iter().any(|(_, s)| s.id.get_ref() == school);
            if !known {
                let message =
                    format!("there is no School \"{school}\"; personal and forgotten are possible too");
                errors.push(self.error(*origin, spell.school.span(), message));
            }
            if spell.room_trap
                && let Some(message) = unsound_room_trap(spell)
            {
                errors.push(self.error(*origin, spell.id.span(), message.into()));
            }
            for side in spell.sides() {
                let waits = matches!(side.kind, Trap | Protection);
                if waits != side.trigger.is_some() {
                    let message = if waits {
                        "a Trap or Protection needs a trigger"
                    } else {
                        "only a Trap or Protection has a trigger"
                    };
                    errors.push(self.error(*origin, side.text.span(), message.into()));
                }
            }
        }
        for (origin, mage) in &self.mages {
            let personal = mage.personal.get_ref();
            if !self
                .spells
                .iter()
                .any(|(_, s)| s.id.get_ref() == personal && s.school.get_ref() == "personal")
            {
                let message = format!("there is no Personal Spell \"{personal}\"");
                errors.push(self.error(*origin, mage.personal.span(), message));
            }
        }
        for (origin, evocation) in &self.evocations {
            for archetype in &evocation.archetypes {
                if !ARCHETYPES.contains(&archetype.get_ref().as_str()) {
                    let message = format!(
                        "\"{}\" is no archetype: use one of {}",
                        archetype.get_ref(),
                        ARCHETYPES.join(", ")
                    );
                    errors.push(self.error(*origin, archetype.span(), message));
                }
            }
        }
        for (origin, event) in &self.events {
            let of_card = event.side.as_deref().is_some_and(|side| ["a", "b"].contains(&side))
                && event.round.is_some_and(|round| round > 0)
                && event.moon.is_none();
            let of_deck = event.moon.is_some_and(|moon| (1..=3).contains(&moon))
                && event.side.is_none()
                && event.round.is_none()
                && match event.phase {
                    Some(printed::When::Instant) => event.slot.is_none(),
                    Some(_) => event.slot.is_some_and(|slot| (1..=3).contains(&slot)),
                    None => false,
                };
            if let (Some(phase), Some(edition)) = (event.phase, self.lacks_moment(origin.pack, event)) {
                let moments: Vec<&str> = edition.moments.iter().map(|moment| moment.word()).collect();
                let message = format!(
                    "no Event of {} has the phase \"{}\": use one of {}",
                    edition.id,
                    phase.word(),
                    moments.join(", ")
                );
                errors.push(self.error(*origin, event.id.span(), message));
            }
            if !of_card && !of_deck {
                let message = "an Event lies on side a or b of its card, for Round 1 or later; or in the deck \
                               of Moon 1, 2 or 3, instant or with a phase and a slot from 1 to 3";
                errors.push(self.error(*origin, event.id.span(), message.into()));
            }
        }
        for (origin, command) in &self.commands {
            if let Some(message) = unsound(command) {
                errors.push(self.error(*origin, command.id.span(), message.into()));
            }
        }
        for (origin, quest) in &self.quests {
            let of_card = quest.side.as_deref().is_some_and(|side| ["a", "b"].contains(&side))
                && quest.card.is_some_and(|card| (1..=2).contains(&card))
                && quest.moon.is_none();
            let of_deck = quest.moon.is_some_and(|moon| (1..=3).contains(&moon))
                && quest.side.is_none()
                && quest.card.is_none();
            if !of_card && !of_deck {
                let message = "a Quest lies on side a or b of card 1 or 2; or in the deck of Moon 1, 2 or 3";
                errors.push(self.error(*origin, quest.id.span(), message.into()));
            }
            self.check_task(*origin, quest, errors);
        }
        for (origin, room) in &self.rooms {
            let rebuilt = room.destroyed.is_some() && room.rebuilt.is_some() && room.points.is_some();
            let ruined = room.effect.is_some() && room.value.is_some();
            let of_both = room.effect.is_some() && (room.destroyed.is_some() || room.rebuilt.is_some());
            if of_both || !(rebuilt && room.value.is_none() || ruined && room.points.is_none()) {
                let message = "a Room has either effect and value (it stands, and falls to ruin) or destroyed, rebuilt \
                               and points (it lies destroyed, and is rebuilt)";
                errors.push(self.error(*origin, room.id.span(), message.into()));
            }
        }
    }

    /// The game that a pack is written for, if no Event of it works when this one does.
    fn lacks_moment(&self, pack: usize, event: &printed::Event) -> Option<&'static Edition> {
        let pack = &self.packs()[pack];
        let is_for = |edition: &&&Edition| {
            pack.id() == edition.id || pack.head.needs.iter().any(|needed| needed.get_ref() == edition.id)
        };
        let mut games = EDITIONS.iter().filter(is_for).filter(|edition| edition.moons.is_some()).copied();
        let lacks = |edition: &&'static Edition| !edition.has_event(event);
        games.clone().all(|edition| lacks(&edition)).then(|| games.find(lacks)).flatten()
    }

    /// What a Quest asks for: one of an event, a state and the activation of a Room.
    fn check_task(&self, origin: Origin, quest: &printed::Quest, errors: &mut Vec<PackError>) {
        let tasks = [quest.trigger.is_some(), quest.condition.is_some(), quest.room.is_some()];
        if tasks.iter().filter(|task| **task).count() != 1 {
            let message = "a Quest has one of a trigger (an event), a condition (a state) and a room (whose activation \
                           is the Task)";
            errors.push(self.error(origin, quest.id.span(), message.into()));
        }
        let (known, named) = (|name: &str| self.rooms.iter().any(|(_, room)| room.base == name), &quest.room);
        if let Some(room) = named.as_ref().filter(|room| !known(room.get_ref())) {
            let bases: BTreeSet<&str> = self.rooms.iter().map(|(_, room)| room.base.as_str()).collect();
            let message =
                format!("there is no Room \"{}\"{}", room.get_ref(), instead(room.get_ref(), bases));
            errors.push(self.error(origin, room.span(), message));
        }
        if quest.instead && named.is_none() {
            let message = "only a Quest with a room can take the place of its Effect";
            errors.push(self.error(origin, quest.id.span(), message.into()));
        }
    }

    fn error(&self, origin: Origin, span: std::ops::Range<usize>, message: String) -> PackError {
        self.shelf.error(origin, span, message)
    }
}

/// What is wrong with a Trap of two colours, apart from its texts.
fn unsound_room_trap(spell: &printed::Spell) -> Option<&'static str> {
    let halves: Vec<&printed::Side> = spell.sides().collect();
    // "enters a red Room": the word before the Room.
    let colour = |side: &printed::Side| {
        let words: Vec<&str> = side.trigger.as_ref()?.get_ref().split(' ').collect();
        let [.., "enters", "a", colour, "Room"] = words.as_slice() else { return None };
        Some((*colour).to_owned())
    };
    match halves.as_slice() {
        [light, dark] if light.kind == Trap && dark.kind == Trap => match (colour(light), colour(dark)) {
            (Some(one), Some(other)) if one != other => None,
            _ => Some("the two halves of a room_trap wait for entering Rooms of two different colours"),
        },
        _ => Some("a room_trap has two halves, light and dark, and both are Traps"),
    }
}

/// What is wrong with a Command Card, apart from its texts.
fn unsound(command: &printed::Command) -> Option<&'static str> {
    use SpellType::{Combat, Contingency};
    let priority = |n: Option<u8>| n.is_none_or(|n| (1..=3).contains(&n));
    let sound = |part: &printed::Part| match part.kind {
        printed::PartKind::Physical => {
            part.spell.is_none() && part.element.is_none() && part.target.is_none()
        }
        printed::PartKind::Spell => {
            matches!(part.spell, Some(Combat | Contingency))
                && part.element.is_some()
                && part.target.is_some()
        }
    };
    let waits = |token: &printed::Token| {
        let trigger = token.trigger.get_ref().as_str();
        matches!(token.spell, Trap | Protection)
            && ["you suffer damage", "a Combat Spell targets you"].contains(&trigger)
            && priority(token.priority)
    };
    if !(1..=3).contains(&command.moon) || command.parts.is_empty() || command.parts.len() > 2 {
        return Some("a Command Card lies in the deck of Moon 1, 2 or 3 and has one or two parts");
    }
    if !command.parts.iter().all(|part| sound(part) && priority(part.priority)) {
        return Some(
            "a part is physical, or a spell with type combat or contingency, element and target; its priority \
             is 1, 2 or 3",
        );
    }
    if !command.token.as_ref().is_none_or(waits) {
        return Some(
            "a token is a trap or a protection with the trigger \"you suffer damage\" or \"a Combat Spell \
             targets you\"",
        );
    }
    None
}
