//! What the rules of a match read of its packs, written for good: [`kernel::Sheet`].
//!
//! Every card is taken apart whole, so that a new field does not compile until it is said whether the rules read it.
//! Names in any language, provenance and notes are for people. In texts other cards stand by their ids. The order of cards
//! is the order in which decks are made, so it counts.

use crate::content::build::Content;
use crate::content::pack::{Of, Origin, Packs, slug};
use crate::content::printed::*;
use crate::language::{GRAMMAR, words};
use kernel::Sheet;
use serde_spanned::Spanned;
use spellscript::Dictionary;
use spellscript::pack::Text;

/// The content of a match as it is written for good.
pub(super) fn sheet(packs: &Packs, content: &Content) -> Sheet {
    let mut writer = Writer { packs, words: words(), sheet: Sheet::default() };
    writer.write(content);
    writer.sheet
}

struct Writer<'a> {
    packs: &'a Packs,
    /// The words of the family without those of packs: a card that is named in a text stands there by its id.
    words: Dictionary,
    sheet: Sheet,
}

fn found<'a, T>(cards: &'a [Of<T>], id: impl Fn(&T) -> &Text, wanted: &str) -> Option<&'a Of<T>> {
    cards.iter().find(|(_, card)| id(card).get_ref() == wanted)
}

impl Writer<'_> {
    fn write(&mut self, content: &Content) {
        let packs = self.packs;
        for id in &content.schools {
            found(&packs.schools, |c| &c.id, id).iter().for_each(|(_, card)| self.school(card));
        }
        for spell in &content.spells {
            found(&packs.spells, |c| &c.id, &spell.id).iter().for_each(|(o, card)| self.spell(*o, card));
        }
        for mage in &content.mages {
            found(&packs.mages, |c| &c.id, &mage.id).iter().for_each(|(_, card)| self.mage(card));
            found(&packs.avatars, |c| &c.id, &mage.id).iter().for_each(|(_, card)| self.avatar(card));
        }
        // Of what nothing of is there, the match reads nothing.
        for evocation in content.evocations.iter().filter(|e| e.joins) {
            let card = found(&packs.evocations, |c| &c.id, &evocation.id);
            card.iter().for_each(|(o, card)| self.evocation(*o, card));
        }
        for upgrade in content.upgrades.iter().filter(|u| u.copies > 0) {
            let card = found(&packs.upgrades, |c| &c.id, &upgrade.id);
            card.iter().for_each(|(o, card)| self.attached("upgrade", *o, card));
        }
        for jinx in content.jinxes.iter().filter(|j| j.copies > 0) {
            let card = found(&packs.jinxes, |c| &c.id, &jinx.id);
            card.iter().for_each(|(o, card)| self.attached("jinx", *o, card));
        }
        for room in &content.rooms {
            found(&packs.rooms, |c| &c.id, &room.id).iter().for_each(|(o, card)| self.room(*o, card));
        }
        for quest in &content.quests {
            found(&packs.quests, |c| &c.id, &quest.id).iter().for_each(|(o, card)| self.quest(*o, card));
        }
        for event in &content.events {
            found(&packs.events, |c| &c.id, &event.id).iter().for_each(|(o, card)| self.event(*o, card));
        }
        for command in &content.commands {
            let card = found(&packs.commands, |c| &c.id, &command.id);
            card.iter().for_each(|(o, card)| self.command(*o, card));
        }
    }

    fn fact(&mut self, name: &str, value: &(impl serde::Serialize + ?Sized)) {
        self.sheet.fact(name, value);
    }

    fn text(&mut self, name: &str, origin: Origin, text: &Text) {
        let standard = GRAMMAR.render(self.packs.tree(origin, text), &self.words);
        self.sheet.fact(name, &standard);
    }

    fn school(&mut self, card: &School) {
        let School { id, name: _, element_counts: _, rules_note: _, grimoire, provenance: _ } = card;
        self.sheet.card("school", id.get_ref());
        for Grimoire { id, name: _, spells } in grimoire {
            let spells: Vec<&String> = spells.iter().map(Spanned::get_ref).collect();
            self.fact(&format!("grimoire.{id}"), &spells);
        }
    }

    fn spell(&mut self, origin: Origin, card: &Spell) {
        let Spell { id, name: _, school, copies, instability, light, dark, room_trap, provenance: _ } = card;
        self.sheet.card("spell", id.get_ref());
        self.fact("school", school.get_ref());
        self.fact("copies", copies);
        self.fact("instability", instability);
        if *room_trap {
            self.fact("room_trap", room_trap);
        }
        self.side("light", origin, light);
        dark.iter().for_each(|dark| self.side("dark", origin, dark));
    }

    fn side(&mut self, which: &str, origin: Origin, side: &Side) {
        let Side { kind, element, target, trigger, text } = side;
        self.fact(&format!("{which}.type"), kind);
        self.fact(&format!("{which}.element"), element);
        self.fact(&format!("{which}.target"), target.get_ref());
        trigger.iter().for_each(|trigger| self.text(&format!("{which}.trigger"), origin, trigger));
        self.text(&format!("{which}.text"), origin, text);
    }

    fn mage(&mut self, card: &Mage) {
        let Mage { id, name: _, health, hand, strength, speed, quest_limit, personal, provenance: _ } = card;
        self.sheet.card("mage", id.get_ref());
        self.fact("health", health);
        self.fact("hand", hand);
        self.fact("strength", strength);
        self.fact("speed", speed);
        self.fact("quest-limit", quest_limit);
        self.fact("personal", personal.get_ref());
    }

    fn avatar(&mut self, card: &Avatar) {
        let Avatar { id, name: _, health, strength, speed, priorities, provenance: _ } = card;
        self.sheet.card("avatar", id.get_ref());
        self.fact("health", health);
        self.fact("strength", strength);
        self.fact("speed", speed);
        self.fact("priorities", priorities);
    }

    fn evocation(&mut self, origin: Origin, card: &Evocation) {
        let Evocation {
            id,
            name: _,
            plural: _,
            archetypes,
            health,
            strength,
            speed,
            copies,
            large,
            forgotten,
            shape,
            cards: _,
            figures,
            skill,
            standing,
            provenance: _,
        } = card;
        self.sheet.card("evocation", id.get_ref());
        let archetypes: Vec<&String> = archetypes.iter().map(Spanned::get_ref).collect();
        self.fact("archetypes", &archetypes);
        self.fact("health", health);
        self.fact("strength", strength);
        self.fact("speed", speed);
        self.fact("copies", copies);
        self.fact("large", large);
        self.fact("forgotten", forgotten);
        self.fact("figures", figures);
        if *shape {
            self.fact("shape", shape);
        }
        if let Some(Skill { trigger, text }) = skill {
            self.text("skill.trigger", origin, trigger);
            self.text("skill.text", origin, text);
        }
        standing.iter().for_each(|standing| self.text("standing", origin, standing));
    }

    fn attached(&mut self, class: &str, origin: Origin, card: &Attached) {
        let Attached { id, name: _, copies, cubes, text, provenance: _ } = card;
        self.sheet.card(class, id.get_ref());
        self.fact("copies", copies);
        self.fact("cubes", cubes);
        self.text("text", origin, text);
    }

    fn room(&mut self, origin: Origin, card: &Room) {
        let Room {
            id,
            name: _,
            base,
            colour,
            centre,
            throne,
            points,
            value,
            slots,
            effect: _,
            destroyed: _,
            rebuilt: _,
            provenance: _,
        } = card;
        self.sheet.card("room", id.get_ref());
        self.fact("base", &slug(base));
        self.fact("colour", colour);
        self.fact("centre", centre);
        self.fact("throne", throne);
        points.iter().for_each(|points| self.fact("points", points));
        value.iter().for_each(|value| self.fact("value", value));
        self.fact("slots", slots);
        for (which, Effect { target, text }) in card.effects() {
            self.fact(&format!("{which}.target"), target.get_ref());
            self.text(&format!("{which}.text"), origin, text);
        }
    }

    fn quest(&mut self, origin: Origin, card: &Quest) {
        let Quest {
            id,
            name: _,
            card: on,
            side,
            moon,
            cubes,
            room,
            instead,
            players,
            points,
            trigger,
            condition,
            text,
            provenance: _,
        } = card;
        self.sheet.card("quest", id.get_ref());
        self.fact("card", on);
        self.fact("side", side);
        self.fact("moon", moon);
        self.fact("cubes", cubes);
        if let Some(room) = room {
            self.fact("room", &slug(room.get_ref()));
            self.fact("instead", instead);
        }
        players.iter().for_each(|players| self.fact("players", players));
        self.fact("points", points);
        trigger.iter().for_each(|trigger| self.text("trigger", origin, trigger));
        condition.iter().for_each(|condition| self.text("condition", origin, condition));
        self.text("text", origin, text);
    }

    fn event(&mut self, origin: Origin, card: &Event) {
        let Event {
            id,
            name: _,
            side,
            round,
            moon,
            crown,
            avatar,
            phase,
            slot,
            reveal,
            discard,
            text,
            provenance: _,
        } = card;
        self.sheet.card("event", id.get_ref());
        self.fact("side", side);
        self.fact("round", round);
        self.fact("moon", moon);
        self.fact("crown", crown);
        self.fact("avatar", avatar);
        self.fact("phase", phase);
        self.fact("slot", slot);
        self.fact("reveal", reveal);
        self.fact("discard", discard);
        self.text("text", origin, text);
    }

    fn command(&mut self, origin: Origin, card: &Command) {
        let Command { id, name: _, moon, copies, parts, token, plus, provenance: _ } = card;
        self.sheet.card("command", id.get_ref());
        self.fact("moon", moon);
        self.fact("copies", copies);
        self.fact("plus", plus);
        for (n, Part { kind, spell, element, target, priority, vortex, text }) in (1..).zip(parts) {
            let name = |what: &str| format!("part-{n}.{what}");
            self.fact(&name("kind"), kind);
            self.fact(&name("type"), spell);
            self.fact(&name("element"), element);
            self.fact(&name("target"), &target.as_ref().map(Spanned::get_ref));
            self.fact(&name("priority"), priority);
            self.fact(&name("vortex"), vortex);
            self.text(&name("text"), origin, text);
        }
        if let Some(Token { spell, element, trigger, priority, text }) = token {
            self.fact("token.type", spell);
            self.fact("token.element", element);
            self.text("token.trigger", origin, trigger);
            self.fact("token.priority", priority);
            self.text("token.text", origin, text);
        }
    }
}
