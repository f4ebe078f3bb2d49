//! What instructions mean.

use super::things::Words;
use super::{Compiler, Failed};
use crate::language::ARCHETYPES;
use crate::language::meaning::*;
use crate::language::program::*;
use spellscript::Node;

impl Compiler<'_> {
    pub(super) fn action(&mut self, a: &Node, by: By) -> Result<(), Failed> {
        let n = |i: usize| a.number(i) as u8;
        let op = match a.form {
            "inflict" => {
                Op::Inflict { by, n: quantity(a.node(0), self.lists)?, to: Who::Target, quiet: Quiet::No }
            }
            "inflict-to" => {
                let to = self.models(a.node(1), by)?;
                Op::Inflict { by, n: quantity(a.node(0), self.lists)?, to, quiet: Quiet::No }
            }
            "inflict-each" => Op::Inflict {
                by,
                n: scaled(a.number(0), a.node(1), self.lists)?,
                to: Who::Target,
                quiet: Quiet::No,
            },
            "inflict-each-to" => {
                let to = self.models(a.node(1), by)?;
                Op::Inflict { by, n: scaled(a.number(0), a.node(2), self.lists)?, to, quiet: Quiet::No }
            }
            "inflict-same" => {
                let to = self.models(a.node(0), by)?;
                Op::Inflict { by, n: Quantity::Same, to, quiet: Quiet::No }
            }
            "pain" => Op::Inflict {
                by: By::Rose,
                n: Quantity::Number(a.number(0) as i8),
                to: Who::You,
                quiet: Quiet::No,
            },
            "convert" => Op::Convert { by, n: quantity(a.node(0), self.lists)?, on: Who::Target },
            "convert-on" => {
                let on = self.models(a.node(1), by)?;
                Op::Convert { by, n: quantity(a.node(0), self.lists)?, on }
            }
            "convert-each" => {
                Op::Convert { by, n: scaled(a.number(0), a.node(1), self.lists)?, on: Who::Target }
            }
            "convert-inflicted" => Op::ConvertInflicted { by },
            "heal" => Op::Heal { n: quantity(a.node(0), self.lists)?, on: by.who() },
            "heal-on" => {
                let on = self.models(a.node(1), by)?;
                Op::Heal { n: quantity(a.node(0), self.lists)?, on }
            }
            "heal-each" => Op::Heal { n: scaled(a.number(0), a.node(1), self.lists)?, on: by.who() },
            "ignore" => Op::Ignore(n(0)),
            "ignore-effect" => Op::IgnoreEffect,
            "defeat" => Op::Defeat(self.models(a.node(0), by)?),
            "place" => Op::Place { by, black: false, n: quantity(a.node(0), self.lists)?, at: Where::Target },
            "place-in" | "place-rose" => {
                let at = self.rooms(a.node(1), by)?;
                Op::Place { by, black: a.form == "place-rose", n: quantity(a.node(0), self.lists)?, at }
            }
            "place-each" => Op::Place {
                by,
                black: false,
                n: scaled(a.number(0), a.node(1), self.lists)?,
                at: Where::Target,
            },
            "convert-instability" => {
                Op::ConvertRoom { by, n: quantity(a.node(0), self.lists)?, at: Where::Target }
            }
            "convert-instability-in" => {
                let at = self.rooms(a.node(1), by)?;
                Op::ConvertRoom { by, n: quantity(a.node(0), self.lists)?, at }
            }
            "remove-instability" => {
                let at = self.rooms(a.node(1), by)?;
                Op::RemoveInstability { by, n: n(0), at }
            }
            "rebuild" => Op::Rebuild(self.rooms(a.node(0), by)?),
            "gain" => Op::Gain { by, n: quantity(a.node(0), self.lists)? },
            "gain-each" => Op::Gain { by, n: scaled(a.number(0), a.node(1), self.lists)? },
            "lose" => Op::Lose { by, n: quantity(a.node(0), self.lists)? },
            "lose-each" => Op::Lose { by, n: scaled(a.number(0), a.node(1), self.lists)? },
            "steal" => {
                let from = self.models(a.node(1), by)?;
                Op::Steal { n: n(0), from }
            }
            "move" => {
                let who = self.models(a.node(0), by)?;
                Op::Move { who, n: n(1) }
            }
            "put" => {
                let who = self.models(a.node(0), by)?;
                let at = self.rooms(a.node(1), by)?;
                Op::Put { who, at }
            }
            "swap" => Op::Swap(self.models(a.node(0), by)?),
            "move-times" => Op::Physical { moves: Moves::Number(n(0)), activate: false, attack: None },
            "activate-room" => Op::ActivateRoom(self.rooms(a.node(0), by)?),
            "summon" => Op::Summon { by, kind: index(&self.lists.evocations, a.word(0))?, at: Where::Target },
            "summon-in" => {
                let at = self.rooms(a.node(1), by)?;
                Op::Summon { by, kind: index(&self.lists.evocations, a.word(0))?, at }
            }
            "remove" => Op::Remove(self.models(a.node(0), by)?),
            "assign-upgrade" => {
                let to = self.models(a.node(1), by)?;
                Op::AssignUpgrade { kind: index(&self.lists.upgrades, a.word(0))?, to }
            }
            "assign-any-upgrade" => Op::AssignAnyUpgrade(self.models(a.node(0), by)?),
            "assign-jinx" => {
                let to = self.models(a.node(1), by)?;
                Op::AssignJinx { kind: index(&self.lists.jinxes, a.word(0))?, to }
            }
            "discard-jinx" => Op::DiscardJinx { by, n: n(0) },
            "assign-evocation" => {
                let to = self.models(a.node(1), by)?;
                Op::AssignEvocation { kind: index(&self.lists.evocations, a.word(0))?, to }
            }
            "choose" => {
                self.models(a.node(0), by)?;
                Op::NoteMage
            }
            "choose-room" => {
                let at = self.rooms(a.node(0), by)?;
                Op::NoteRoom(at)
            }
            "attack" | "attack-with" => {
                // REB-466: never a Dummy Model.
                let who = match self.model_words(a.node(0), by)? {
                    Words::Known(who) => who,
                    Words::One(filter) => {
                        self.code.push(Op::Pick(Filter {
                            only: Only::Attackable,
                            near: None,
                            icon: false,
                            ..filter
                        }));
                        Who::It
                    }
                };
                let bonus = if a.form == "attack-with" { a.number(1) as i8 } else { 0 };
                Op::Attack { who, bonus }
            }
            "draw" => Op::Draw { by, n: n(0), from: Pile::Grimoire },
            "draw-library" => Op::Draw { by, n: n(0), from: Pile::Library },
            "draw-random" => Op::Draw { by, n: n(0), from: Pile::RandomMemories },
            "draw-forgotten" => Op::Draw { by, n: n(0), from: Pile::Forgotten },
            "take-memories" => Op::TakeMemories { by, n: n(0) },
            "search" => Op::Search { by, n: n(0) },
            "discard" => Op::Discard { by, n: n(0) },
            "discard-ready" => Op::DiscardReady { by, n: n(0) },
            "refresh" => Op::Refresh { by, n: n(0) },
            "take-crown" => Op::TakeCrown { by },
            "aim" => match self.model_words(a.node(0), by)? {
                Words::Known(who) => Op::AimWho(who),
                Words::One(filter) => Op::AimAt(filter),
            },
            "target-room-of" => Op::AimWhere(self.rooms(a.node(0), by)?),
            "inflict-in" => {
                let n = quantity(a.node(0), self.lists)?;
                let at = self.rooms(a.node(1), by)?;
                Op::Inflict { by, n, to: Who::InRoom(at), quiet: Quiet::No }
            }
            "inflict-quietly" | "inflict-silently" => {
                let quiet = if a.form == "inflict-quietly" { Quiet::Traps } else { Quiet::Spells };
                Op::Inflict { by, n: quantity(a.node(0), self.lists)?, to: Who::Target, quiet }
            }
            "inflict-silently-to" => {
                let to = self.models(a.node(1), by)?;
                Op::Inflict { by, n: quantity(a.node(0), self.lists)?, to, quiet: Quiet::Spells }
            }
            "suffer" | "suffer-each" => {
                let n = match a.form {
                    "suffer" => quantity(a.node(0), self.lists)?,
                    _ => scaled(a.number(0), a.node(1), self.lists)?,
                };
                let to = by.who();
                Op::Inflict { by: By::Rose, n, to, quiet: Quiet::No }
            }
            "have-rose-inflict" => {
                let to = self.models(a.node(1), by)?;
                Op::Inflict { by: By::Rose, n: quantity(a.node(0), self.lists)?, to, quiet: Quiet::No }
            }
            "convert-in" => {
                let n = quantity(a.node(0), self.lists)?;
                let at = self.rooms(a.node(1), by)?;
                Op::Convert { by, n, on: Who::InRoom(at) }
            }
            "heal-mages-own" => Op::HealButRose,
            "place-in-each" => {
                let at = self.rooms(a.node(1), by)?;
                Op::Place { by, black: false, n: scaled(a.number(0), a.node(2), self.lists)?, at }
            }
            "move-speed" => Op::MoveSpeed(self.models(a.node(0), by)?),
            "send" => Op::SendToCell(match self.models(a.node(0), by)? {
                // Nobody is immune to this.
                Who::Each(filter) => Who::Each(Filter { whose: Whose::Anyone, ..filter }),
                who => who,
            }),
            "mirror" => Op::Mirror,
            "summon-same" => Op::SummonSame { by, at: Where::Target },
            "summon-small" => Op::SummonChoice { by, health: n(0), common: false, at: Where::Target },
            "summon-any" => {
                let at = self.rooms(a.node(0), by)?;
                Op::SummonChoice { by, health: u8::MAX, common: true, at }
            }
            "remove-up-to" => Op::RemoveUpTo { n: n(0), archetype: index_of(&ARCHETYPES, a.word(1))? },
            "have-activate" => {
                let who = self.models(a.node(0), by)?;
                Op::Activate { who, under: false, bonus: None }
            }
            "discard-upgrade" => Op::DiscardUpgrade(self.models(a.node(0), by)?),
            "assign-any-jinx" => Op::AssignAnyJinx(self.models(a.node(0), by)?),
            "cube-on-card" => Op::JinxCube,
            "keep-forgotten" => Op::KeepForgotten { by, n: n(0), keep: n(1) },
            "look-school" => Op::LookSchool { by, n: n(0), keep: n(1) },
            "search-both" => Op::SearchBoth { by, n: n(0) },
            "search-summon" => Op::SearchSummon { by, n: n(0) },
            "shuffle-memories" => Op::ShuffleMemories { by },
            "cast-next" => Op::CastNext,
            "swap-revealed" => Op::SwapRevealed,
            "return-revealed" => Op::ReturnRevealed(elements(a.list(0))?),
            "give-forgotten" => {
                let to = self.models(a.node(1), by)?;
                Op::GiveForgotten { n: n(0), to }
            }
            "draw-quest" => Op::DrawQuest { by, n: n(0), moon: THIS_MOON },
            "draw-quest-moon" => Op::DrawQuest { by, n: n(0), moon: moon(a.word(1))? },
            "look-quests" => {
                Op::LookQuests { by, n: scaled(a.number(0), a.node(1), self.lists)?, keep: n(2), next: false }
            }
            "look-quests-next" => {
                Op::LookQuests { by, n: Quantity::Number(a.number(0) as i8), keep: n(1), next: true }
            }
            "discard-quest" => Op::DiscardQuest { by, n: n(0), solved: false },
            "discard-solved" => Op::DiscardQuest { by, n: n(0), solved: true },
            "complete-quest" => Op::CompleteQuest { by, pay: false },
            "pay-for-quest" => Op::CompleteQuest { by, pay: true },
            "complete-that-quest" => Op::CompleteThatQuest,
            "solve-this-quest" => Op::SolveThisQuest,
            "solve-quest" => Op::SolveQuest { by },
            "draw-event" => Op::DrawEvent { by, n: n(0), moon: THIS_MOON },
            "draw-event-moon" => Op::DrawEvent { by, n: n(0), moon: moon(a.word(1))? },
            "discard-event" => Op::DiscardEvent { n: n(0) },
            "give-trophy" => Op::GiveTrophy { by, n: n(0) },
            "move-toward" => Op::MoveToward(Toward::Model(self.models(a.node(0), by)?)),
            "move-toward-room" => {
                let rooms = self.rooms(a.node(0), by)?;
                if let Some(last) = self.code.last_mut()
                    && let Op::PickRoom(choice) = *last
                {
                    *last = Op::PickNearest(choice);
                }
                Op::MoveToward(Toward::Room(rooms))
            }
            "take-trophy" => Op::TakeTrophy { by, of: self.models(a.node(0), by)? },
            other => return Err(format!("an action cannot be of the form {other}")),
        };
        self.code.push(op);
        Ok(())
    }
}
