//! The sides of the cards in the pack: their names, texts and programs.

use crate::common::DUEL;
use blackrose::BlackRose;
use blackrose::content::printed;
use blackrose::language::program::{Op, Standing};
use std::fmt::Write;

/// Every side of every card, by id and side.
pub fn all() -> Vec<String> {
    let mut sides = Vec::new();
    for (_, card) in &DUEL.spells {
        sides.extend(["light", "dark"].map(|side| format!("{} {side}", card.id.get_ref())));
    }
    for (_, card) in &DUEL.rooms {
        sides.extend(["destroyed", "rebuilt"].map(|side| format!("{} {side}", card.id.get_ref())));
    }
    sides.extend(DUEL.quests.iter().map(|(_, card)| format!("{} quest", card.id.get_ref())));
    sides.extend(DUEL.events.iter().map(|(_, card)| format!("{} event", card.id.get_ref())));
    sides.extend(
        DUEL.evocations
            .iter()
            .filter(|(_, c)| c.skill.is_some())
            .map(|(_, c)| format!("{} skill", c.id.get_ref())),
    );
    sides.extend(DUEL.upgrades.iter().map(|(_, card)| format!("{} upgrade", card.id.get_ref())));
    sides
}

/// Which kind of card a side belongs to.
pub fn kind(side: &str) -> &'static str {
    match split(side).1 {
        "light" | "dark" => "spell",
        "destroyed" | "rebuilt" => "room",
        "quest" => "quest",
        "event" => "event",
        _ => "attached",
    }
}

fn split(side: &str) -> (&str, &str) {
    side.split_once(' ').expect("a card and a side")
}

/// What is printed on the side.
pub fn text(side: &str) -> String {
    let (id, which) = split(side);
    let mut text = String::new();
    match which {
        "light" | "dark" => {
            let (_, card) = DUEL.spells.iter().find(|(_, c)| c.id.get_ref() == id).expect("a Spell");
            let side: &printed::Side =
                if which == "light" { &card.light } else { card.dark.as_ref().unwrap() };
            let vortex = if card.instability { ", Instability" } else { "" };
            let _ = writeln!(
                text,
                "{} ({which}): {:?}, {:?}, {}{vortex}",
                card.name.en,
                side.kind,
                side.element,
                side.target.get_ref()
            );
            let _ = writeln!(text, "{}", side.text.get_ref());
        }
        "destroyed" | "rebuilt" => {
            let (_, card) = DUEL.rooms.iter().find(|(_, c)| c.id.get_ref() == id).expect("a Room");
            let effect = crate::common::effect(card, which);
            let _ = writeln!(text, "{} ({which}): {}", card.name.en, effect.target.get_ref());
            let _ = writeln!(text, "{}", effect.text.get_ref());
        }
        "quest" => {
            let (_, card) = DUEL.quests.iter().find(|(_, c)| c.id.get_ref() == id).expect("a Quest");
            let when = card.trigger.as_ref().or(card.condition.as_ref()).expect("a trigger or a condition");
            let _ = writeln!(text, "{} (Quest {}): {}", card.name.en, card.points, when.get_ref());
            let _ = writeln!(text, "{}", card.text.get_ref());
        }
        "event" => {
            let (_, card) = DUEL.events.iter().find(|(_, c)| c.id.get_ref() == id).expect("an Event");
            let _ = writeln!(
                text,
                "{} (Event, side {}, Round {})\n{}",
                card.name.en,
                card.side.as_deref().unwrap_or_default(),
                card.round.unwrap_or_default(),
                card.text.get_ref()
            );
        }
        "skill" => {
            let (_, card) = DUEL.evocations.iter().find(|(_, c)| c.id.get_ref() == id).expect("an Evocation");
            let skill = card.skill.as_ref().expect("a Skill");
            let _ = writeln!(text, "{} (Skill): {}", card.name.en, skill.trigger.get_ref());
            let _ = writeln!(text, "{}", skill.text.get_ref());
        }
        _ => {
            let (_, card) = DUEL.upgrades.iter().find(|(_, c)| c.id.get_ref() == id).expect("an Upgrade");
            let _ = writeln!(text, "{} (Upgrade)\n{}", card.name.en, card.text.get_ref());
        }
    }
    text
}

/// The operations and abilities of a side, by their places in the match.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub ops: Vec<usize>,
    pub abilities: Vec<usize>,
    /// The Quest whose trigger or conditions belong to it.
    pub quest: Option<usize>,
}

/// Finds the program of a side.
pub fn program(game: &BlackRose, side: &str) -> Program {
    let (id, which) = split(side);
    let content = &game.content;
    let mut program = Program::default();
    match which {
        "light" | "dark" => {
            let spell = content.spells.iter().find(|s| s.id == id).expect("a Spell");
            program.add_code(game, spell.sides[usize::from(which == "dark")].code);
        }
        "destroyed" | "rebuilt" => {
            let room = content.rooms.iter().find(|r| r.id == id).expect("a Room");
            program.add_code(game, if which == "destroyed" { room.first } else { room.token() });
        }
        "quest" => {
            let i = content.quests.iter().position(|q| q.id == id).expect("a Quest");
            program.quest = Some(i);
            program.add_code(game, content.quests[i].code);
        }
        "event" => {
            let event = content.events.iter().find(|e| e.id == id).expect("an Event");
            program.add_code(game, event.now.expect("an Event that does something at once"));
        }
        "skill" => {
            let (first, count) =
                content.evocations.iter().find(|e| e.id == id).expect("an Evocation").abilities;
            (first..first + u16::from(count)).for_each(|ability| program.add_ability(game, ability));
        }
        _ => {
            let (first, count) = content.upgrades.iter().find(|u| u.id == id).expect("an Upgrade").abilities;
            (first..first + u16::from(count)).for_each(|ability| program.add_ability(game, ability));
        }
    }
    program
}

impl Program {
    fn add_code(&mut self, game: &BlackRose, from: u16) {
        let length =
            game.code[from as usize..].iter().position(|op| *op == Op::End).expect("every program ends");
        for at in from as usize..from as usize + length {
            self.ops.push(at);
            if let Op::Persist { first, count } = game.code[at] {
                (first..first + u16::from(count)).for_each(|ability| self.add_ability(game, ability));
            }
        }
    }

    fn add_ability(&mut self, game: &BlackRose, ability: u16) {
        self.abilities.push(ability as usize);
        if let Standing::Answers { code, .. } = game.abilities[ability as usize] {
            self.add_code(game, code);
        }
    }
}
