//! What instructions mean.

use super::things::Words;
use super::{Compiler, Failed};
use crate::language::meaning::*;
use crate::language::program::*;
use crate::language::{ARCHETYPES, hole};
use spellscript::Node;

impl Compiler<'_> {
    pub(super) fn action(&mut self, a: &Node, by: By) -> Result<(), Failed> {
        let n = || a.number(hole::N) as u8;
        let m = || a.number(hole::M) as u8;
        let op = match a.form {
            "inflict" => Op::Inflict {
                by,
                n: quantity(a.node(hole::N), self.lists)?,
                to: Who::Target,
                quiet: Quiet::No,
            },
            "inflict-to" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::Inflict { by, n: quantity(a.node(hole::N), self.lists)?, to, quiet: Quiet::No }
            }
            "inflict-each" => Op::Inflict {
                by,
                n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                to: Who::Target,
                quiet: Quiet::No,
            },
            "inflict-each-to" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::Inflict {
                    by,
                    n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                    to,
                    quiet: Quiet::No,
                }
            }
            "inflict-same" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::Inflict { by, n: Quantity::Same, to, quiet: Quiet::No }
            }
            "pain" => Op::Inflict {
                by: By::Rose,
                n: Quantity::Number(a.number(hole::N) as i8),
                to: Who::You,
                quiet: Quiet::No,
            },
            "convert" => Op::Convert { by, n: quantity(a.node(hole::N), self.lists)?, on: Who::Target },
            "convert-on" => {
                let on = self.models(a.node(hole::WHO), by)?;
                Op::Convert { by, n: quantity(a.node(hole::N), self.lists)?, on }
            }
            "convert-each" => Op::Convert {
                by,
                n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                on: Who::Target,
            },
            "convert-inflicted" => Op::ConvertInflicted { by },
            "heal" => Op::Heal { n: quantity(a.node(hole::N), self.lists)?, on: by.who() },
            "heal-on" => {
                let on = self.models(a.node(hole::WHO), by)?;
                Op::Heal { n: quantity(a.node(hole::N), self.lists)?, on }
            }
            "heal-each" => {
                Op::Heal { n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?, on: by.who() }
            }
            "ignore" => Op::Ignore(n()),
            "ignore-effect" => Op::IgnoreEffect,
            "defeat" => Op::Defeat(self.models(a.node(hole::WHO), by)?),
            "place" => {
                Op::Place { by, black: false, n: quantity(a.node(hole::N), self.lists)?, at: Where::Target }
            }
            "place-in" | "place-rose" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::Place { by, black: a.form == "place-rose", n: quantity(a.node(hole::N), self.lists)?, at }
            }
            "place-each" => Op::Place {
                by,
                black: false,
                n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                at: Where::Target,
            },
            "convert-instability" => {
                Op::ConvertRoom { by, n: quantity(a.node(hole::N), self.lists)?, at: Where::Target }
            }
            "convert-instability-in" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::ConvertRoom { by, n: quantity(a.node(hole::N), self.lists)?, at }
            }
            "remove-instability" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::RemoveInstability { by, n: n(), at }
            }
            "rebuild" => Op::Rebuild(self.rooms(a.node(hole::WHERE), by)?),
            "gain" => Op::Gain { by, n: quantity(a.node(hole::N), self.lists)? },
            "gain-each" => Op::Gain { by, n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)? },
            "lose" => Op::Lose { by, n: quantity(a.node(hole::N), self.lists)? },
            "lose-each" => Op::Lose { by, n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)? },
            "steal" => {
                let from = self.models(a.node(hole::WHO), by)?;
                Op::Steal { n: n(), from }
            }
            "move" => {
                let who = self.models(a.node(hole::WHO), by)?;
                Op::Move { who, n: n() }
            }
            "put" => {
                let who = self.models(a.node(hole::WHO), by)?;
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::Put { who, at }
            }
            "swap" => Op::Swap(self.models(a.node(hole::WHO), by)?),
            "move-times" => Op::Physical { moves: Moves::Number(n()), activate: false, attack: None },
            "activate-room" => Op::ActivateRoom(self.rooms(a.node(hole::WHERE), by)?),
            "summon" => {
                Op::Summon { by, kind: index(&self.lists.evocations, a.word(hole::WHAT))?, at: Where::Target }
            }
            "summon-in" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::Summon { by, kind: index(&self.lists.evocations, a.word(hole::WHAT))?, at }
            }
            "remove" => Op::Remove(self.models(a.node(hole::WHO), by)?),
            "assign-upgrade" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::AssignUpgrade { kind: index(&self.lists.upgrades, a.word(hole::WHAT))?, to }
            }
            "assign-any-upgrade" => Op::AssignAnyUpgrade(self.models(a.node(hole::WHO), by)?),
            "assign-jinx" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::AssignJinx { kind: index(&self.lists.jinxes, a.word(hole::WHAT))?, to }
            }
            "discard-jinx" => Op::DiscardJinx { by, n: n() },
            "assign-evocation" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::AssignEvocation { kind: index(&self.lists.evocations, a.word(hole::WHAT))?, to }
            }
            "choose" => {
                self.models(a.node(hole::WHO), by)?;
                Op::NoteMage
            }
            "choose-room" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::NoteRoom(at)
            }
            "attack" | "attack-with" => {
                // REB-466: never a Dummy Model.
                let who = match self.model_words(a.node(hole::WHO), by)? {
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
                let bonus = if a.form == "attack-with" { a.number(hole::N) as i8 } else { 0 };
                Op::Attack { who, bonus }
            }
            "draw" => Op::Draw { by, n: n(), from: Pile::Grimoire },
            "draw-library" => Op::Draw { by, n: n(), from: Pile::Library },
            "draw-random" => Op::Draw { by, n: n(), from: Pile::RandomMemories },
            "draw-forgotten" => Op::Draw { by, n: n(), from: Pile::Forgotten },
            "take-memories" => Op::TakeMemories { by, n: n() },
            "search" => Op::Search { by, n: n() },
            "discard" => Op::Discard { by, n: n() },
            "discard-ready" => Op::DiscardReady { by, n: n() },
            "refresh" => Op::Refresh { by, n: n() },
            "take-crown" => Op::TakeCrown { by },
            "aim" => match self.model_words(a.node(hole::WHO), by)? {
                Words::Known(who) => Op::AimWho(who),
                Words::One(filter) => Op::AimAt(filter),
            },
            "target-room-of" => Op::AimWhere(self.rooms(a.node(hole::WHERE), by)?),
            "inflict-in" => {
                let n = quantity(a.node(hole::N), self.lists)?;
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::Inflict { by, n, to: Who::InRoom(at), quiet: Quiet::No }
            }
            "inflict-quietly" | "inflict-silently" => {
                let quiet = if a.form == "inflict-quietly" { Quiet::Traps } else { Quiet::Spells };
                Op::Inflict { by, n: quantity(a.node(hole::N), self.lists)?, to: Who::Target, quiet }
            }
            "inflict-silently-to" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::Inflict { by, n: quantity(a.node(hole::N), self.lists)?, to, quiet: Quiet::Spells }
            }
            "suffer" | "suffer-each" => {
                let n = match a.form {
                    "suffer" => quantity(a.node(hole::N), self.lists)?,
                    _ => scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                };
                let to = by.who();
                Op::Inflict { by: By::Rose, n, to, quiet: Quiet::No }
            }
            "have-rose-inflict" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::Inflict { by: By::Rose, n: quantity(a.node(hole::N), self.lists)?, to, quiet: Quiet::No }
            }
            "convert-in" => {
                let n = quantity(a.node(hole::N), self.lists)?;
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::Convert { by, n, on: Who::InRoom(at) }
            }
            "heal-mages-own" => Op::HealButRose,
            "place-in-each" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::Place {
                    by,
                    black: false,
                    n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                    at,
                }
            }
            "move-speed" => Op::MoveSpeed(self.models(a.node(hole::WHO), by)?),
            "send" => Op::SendToCell(match self.models(a.node(hole::WHO), by)? {
                // Nobody is immune to this.
                Who::Each(filter) => Who::Each(Filter { whose: Whose::Anyone, ..filter }),
                who => who,
            }),
            "mirror" => Op::Mirror,
            "summon-same" => Op::SummonSame { by, at: Where::Target },
            "summon-small" => Op::SummonChoice { by, health: n(), common: false, at: Where::Target },
            "summon-any" => {
                let at = self.rooms(a.node(hole::WHERE), by)?;
                Op::SummonChoice { by, health: u8::MAX, common: true, at }
            }
            "remove-up-to" => {
                Op::RemoveUpTo { n: n(), archetype: index_of(&ARCHETYPES, a.word(hole::WHAT))? }
            }
            "have-activate" => {
                let who = self.models(a.node(hole::WHO), by)?;
                Op::Activate { who, under: false, bonus: None }
            }
            "discard-upgrade" => Op::DiscardUpgrade(self.models(a.node(hole::WHO), by)?),
            "assign-any-jinx" => Op::AssignAnyJinx(self.models(a.node(hole::WHO), by)?),
            "cube-on-card" => Op::JinxCube,
            "keep-forgotten" => Op::KeepForgotten { by, n: n(), keep: m() },
            "look-school" => Op::LookSchool { by, n: n(), keep: m() },
            "search-both" => Op::SearchBoth { by, n: n() },
            "search-summon" => Op::SearchSummon { by, n: n() },
            "shuffle-memories" => Op::ShuffleMemories { by },
            "cast-next" => Op::CastNext,
            "swap-revealed" => Op::SwapRevealed,
            "return-revealed" => Op::ReturnRevealed(elements(a.list(hole::ELEMENTS))?),
            "give-forgotten" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::GiveForgotten { n: n(), to }
            }
            "draw-quest" => Op::DrawQuest { by, n: n(), moon: THIS_MOON },
            "draw-quest-moon" => Op::DrawQuest { by, n: n(), moon: moon(a.word(hole::MOON))? },
            "look-quests" => Op::LookQuests {
                by,
                n: scaled(a.number(hole::N), a.node(hole::EACH), self.lists)?,
                keep: m(),
                next: false,
            },
            "look-quests-next" => {
                Op::LookQuests { by, n: Quantity::Number(a.number(hole::N) as i8), keep: m(), next: true }
            }
            "discard-quest" => Op::DiscardQuest { by, n: n(), solved: false },
            "discard-solved" => Op::DiscardQuest { by, n: n(), solved: true },
            "complete-quest" => Op::CompleteQuest { by, pay: false },
            "pay-for-quest" => Op::CompleteQuest { by, pay: true },
            "complete-that-quest" => Op::CompleteThatQuest,
            "solve-this-quest" => Op::SolveThisQuest,
            "solve-quest" => Op::SolveQuest { by },
            "draw-event" => Op::DrawEvent { by, n: n(), moon: THIS_MOON },
            "draw-event-moon" => Op::DrawEvent { by, n: n(), moon: moon(a.word(hole::MOON))? },
            "discard-event" => Op::DiscardEvent { n: n() },
            "give-trophy" => Op::GiveTrophy { by, n: n() },
            "move-toward" => Op::MoveToward(Toward::Model(self.models(a.node(hole::WHO), by)?)),
            "move-toward-room" => {
                let rooms = self.rooms(a.node(hole::WHERE), by)?;
                if let Some(last) = self.code.last_mut()
                    && let Op::PickRoom(choice) = *last
                {
                    *last = Op::PickNearest(choice);
                }
                Op::MoveToward(Toward::Room(rooms))
            }
            "take-trophy" => Op::TakeTrophy { by, of: self.models(a.node(hole::WHO), by)? },
            other => return Err(format!("an action cannot be of the form {other}")),
        };
        self.code.push(op);
        Ok(())
    }
}
