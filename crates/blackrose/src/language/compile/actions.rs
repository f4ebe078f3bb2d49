//! What instructions mean.

use super::things::Words;
use super::{Compiler, Failed};
use crate::language::meaning::*;
use crate::language::program::*;
use crate::language::{ARCHETYPES, hole};
use spellscript::Node;

impl Compiler<'_> {
    pub(super) fn action(&mut self, a: &Node, by: By) -> Result<(), Failed> {
        let n = || number(a, hole::N);
        let m = || number(a, hole::M);
        let op = match a.form {
            "inflict" if a.has(hole::WHAT) => Op::InflictBut {
                by,
                n: n(),
                archetype: index_of(&ARCHETYPES, a.word(hole::WHAT))?,
                instead: m(),
            },
            "transfer" => {
                let from = self.models(a.node(hole::FROM), by)?;
                Op::Transfer { n: n(), from, to: self.models(a.node(hole::WHO), by)? }
            }
            "fade" => Op::Fade(n()),
            "inflict" => {
                let to = self.whom(a, by)?.unwrap_or(Who::Target);
                let quiet = match a {
                    a if a.has(hole::QUIET) => Quiet::Traps,
                    a if a.has(hole::SILENT) => Quiet::Spells,
                    _ => Quiet::No,
                };
                Op::Inflict { by, n: self.amount(a)?, to, quiet }
            }
            "pain" => Op::Inflict {
                by: By::Rose,
                n: Quantity::Number(signed(a.number(hole::N))),
                to: Who::You,
                quiet: Quiet::No,
            },
            "suffer" if a.has(hole::K) => {
                let n = Quantity::Number(signed(a.number(hole::K)));
                Op::Inflict { by: By::Caster, n, to: by.who(), quiet: Quiet::No }
            }
            "let-gain" => Op::Gain { by: By::Caster, n: Quantity::Number(signed(a.number(hole::N))) },
            "suffer" => Op::Inflict { by: By::Rose, n: self.amount(a)?, to: by.who(), quiet: Quiet::No },
            "have-rose-inflict" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::Inflict { by: By::Rose, n: self.amount(a)?, to, quiet: Quiet::No }
            }
            "convert" if a.has(hole::TOLL) => {
                let on = self.models(a.node(hole::WHO), by)?;
                Op::ConvertOrLose { by, n: n(), on, toll: m() }
            }
            "convert" => {
                let on = self.whom(a, by)?.unwrap_or(Who::Target);
                Op::Convert { by, n: self.amount(a)?, on }
            }
            "convert-inflicted" => Op::ConvertInflicted { by },
            "heal" => {
                let on = self.whom(a, by)?.unwrap_or(by.who());
                match a.has(hole::UP) {
                    true => Op::Heal { n: Quantity::Number(signed(a.number(hole::N))), may: true, on },
                    false => Op::Heal { n: self.amount(a)?, may: false, on },
                }
            }
            "heal-mages-own" => Op::HealButRose,
            "ignore" if a.has(hole::WHOLLY) => Op::IgnoreAll,
            "ignore" if a.has(hole::SPELL) => Op::IgnoreDamage,
            "ignore" => Op::Ignore(n()),
            "ignore-effect" => Op::IgnoreEffect,
            "cancel" => Op::Cancel(match a {
                a if a.has(hole::ROOM) => Interrupted::Activation,
                a if a.has(hole::CARD) => Interrupted::Quest { barred: a.has(hole::ROUND) },
                _ => Interrupted::Spell,
            }),
            "redirect" => Op::Redirect(self.models(a.node(hole::WHO), by)?),
            "defeat" if a.has(hole::FIRST) => Op::DefeatAsFirst(self.models(a.node(hole::WHO), by)?),
            "defeat" => Op::Defeat(self.models(a.node(hole::WHO), by)?),
            "place" => {
                let at = self.at(a, by)?;
                Op::Place { by, black: a.has(hole::ROSE), n: self.amount(a)?, at }
            }
            "convert-instability" => {
                let at = self.at(a, by)?;
                Op::ConvertRoom { by, n: self.amount(a)?, at }
            }
            "remove-instability" if a.has(hole::ANY) => {
                Op::TakeInstability { by, n: n(), may: a.has(hole::UP), at: self.at(a, by)? }
            }
            "remove-instability" => Op::RemoveInstability { by, n: n(), at: self.at(a, by)? },
            "close" => Op::Close(self.at(a, by)?),
            "name" if a.has(hole::TYPE) => Op::NameType,
            "name" => Op::NameColour,
            "rebuild" => Op::Rebuild(self.at(a, by)?),
            "gain" if a.has(hole::CARD) => Op::GainQuest { by },
            "destroy" => Op::Destroy { by, at: self.at(a, by)? },
            "gain" => Op::Gain { by, n: self.amount(a)? },
            "lose" => Op::Lose { by, n: self.amount(a)? },
            "steal" if a.has(hole::CARD) => Op::StealQuest { from: self.models(a.node(hole::WHO), by)? },
            "steal" => Op::Steal { n: n(), from: self.models(a.node(hole::WHO), by)? },
            "move" => {
                let who = self.models(a.node(hole::WHO), by)?;
                match (a.number_if(hole::K), a.node_if(hole::TO)) {
                    (Some(k), _) => Op::MoveEach(who, unsigned(k)),
                    (None, Some(to)) => Op::MoveInto { who, to: self.models(to, by)? },
                    (None, None) if a.has(hole::SPEED) => Op::MoveSpeed(who),
                    (None, None) => Op::Move { who, n: n() },
                }
            }
            "move-together" => {
                let who = self.models(a.node(hole::WHO), by)?;
                Op::MoveTogether { who, with: self.models(a.node(hole::TO), by)? }
            }
            "put" => {
                let who = self.models(a.node(hole::WHO), by)?;
                Op::Put { who, at: self.at(a, by)? }
            }
            "swap" => Op::Swap(self.models(a.node(hole::WHO), by)?),
            "move-times" => Op::Physical { moves: Moves::Number(n()), activate: false, attack: None },
            "send" => Op::SendToCell(match self.models(a.node(hole::WHO), by)? {
                // Nobody is immune to this.
                Who::Each(filter) => Who::Each(Filter { whose: Whose::Anyone, ..filter }),
                who => who,
            }),
            "move-toward" => Op::MoveToward(match a.node_if(hole::WHO) {
                Some(who) => Toward::Model(self.models(who, by)?),
                None => {
                    let rooms = self.at(a, by)?;
                    if let Some(last) = self.code.last_mut()
                        && let Op::PickRoom(choice) = *last
                    {
                        *last = Op::PickNearest(choice);
                    }
                    Toward::Room(rooms)
                }
            }),
            "activate-room" => Op::ActivateRoom { at: self.at(a, by)?, again: a.has(hole::AGAIN) },
            "mirror" => Op::Mirror { used: a.has(hole::USED) },
            "summon" => {
                let kind = index(&self.lists.evocations, a.word(hole::WHAT))?;
                Op::Summon { by, kind, at: self.at(a, by)? }
            }
            "summon-same" => Op::SummonSame { by, at: Where::Target },
            "summon-choice" => {
                let at = self.at(a, by)?;
                let health = a.number_if(hole::N).map_or(u8::MAX, unsigned);
                Op::SummonChoice { by, health, common: a.has(hole::WHERE), at }
            }
            "remove" => Op::Remove(self.models(a.node(hole::WHO), by)?),
            "remove-up-to" => {
                Op::RemoveUpTo { n: n(), archetype: index_of(&ARCHETYPES, a.word(hole::WHAT))? }
            }
            "have-activate" => {
                let who = self.models(a.node(hole::WHO), by)?;
                Op::Activate { who, under: false, bonus: None }
            }
            "assign-upgrade" => {
                let to = self.models(a.node(hole::WHO), by)?;
                match a.word_if(hole::WHAT) {
                    Some(id) => Op::AssignUpgrade { kind: index(&self.lists.upgrades, id)?, to },
                    None => Op::AssignAnyUpgrade(to),
                }
            }
            "discard-upgrade" => Op::DiscardUpgrade(self.models(a.node(hole::WHO), by)?),
            "assign-jinx" => {
                let to = self.models(a.node(hole::WHO), by)?;
                match a.word_if(hole::WHAT) {
                    Some(id) => Op::AssignJinx { kind: index(&self.lists.jinxes, id)?, to },
                    None => Op::AssignAnyJinx(to),
                }
            }
            "discard-jinx" => Op::DiscardJinx { by, n: n() },
            "cube-on-card" => Op::JinxCube,
            "assign-evocation" => {
                let to = self.models(a.node(hole::WHO), by)?;
                Op::AssignEvocation { kind: index(&self.lists.evocations, a.word(hole::WHAT))?, to }
            }
            "choose" => match a.node_if(hole::WHO) {
                Some(who) => {
                    self.models(who, by)?;
                    Op::NoteMage
                }
                None => Op::NoteRoom(self.at(a, by)?),
            },
            "aim" => match a.node_if(hole::WHO) {
                Some(who) => match self.model_words(who, by)? {
                    Words::Known(who) => Op::AimWho(who),
                    Words::One(filter) => Op::AimAt(filter),
                },
                None => Op::AimWhere(self.at(a, by)?),
            },
            "attack" => {
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
                Op::Attack { who, bonus: a.number_if(hole::N).map_or(0, signed) }
            }
            "have-attack" => {
                let who = self.models(a.node(hole::WHO), by)?;
                let to = a.node_if(hole::TO).map(|to| self.models(to, by)).transpose()?;
                Op::HaveAttack { who, to }
            }
            "become" => Op::Become { by, kind: index(&self.lists.evocations, a.word(hole::WHAT))? },
            "draw" => match (a.number_if(hole::M), pile(a)) {
                (Some(keep), from) => {
                    let rest = if a.has(hole::UNDER) { Rest::Under } else { Rest::Away };
                    Op::Look { by, n: n(), from, keep: unsigned(keep), may: false, rest }
                }
                (None, from) => Op::Draw { by, n: n(), from },
            },
            "take-memories" if a.has(hole::LIBRARY) => Op::TakeDiscards { by, n: n() },
            "take-memories" => Op::TakeMemories { by, n: n() },
            "search" => match a {
                a if a.has(hole::BOTH) => Op::SearchBoth { by, n: n() },
                a if a.has(hole::SUMMON) => Op::SearchSummon { by, n: n() },
                _ => Op::Search { by, n: n() },
            },
            "look-spells" => {
                let from = match a {
                    a if a.has(hole::GRIMOIRE) => Pile::Grimoire,
                    a if a.has(hole::MEMORIES) => Pile::Memories,
                    _ => Pile::Library,
                };
                let rest = match a {
                    a if a.has(hole::BACK) => Rest::OnTop,
                    a if a.has(hole::SHUFFLE) => Rest::Shuffled,
                    _ => Rest::Away,
                };
                Op::Look { by, n: n(), from, keep: m(), may: a.has(hole::UP), rest }
            }
            "look-hand" => Op::LookHand { by, of: self.models(a.node(hole::WHO), by)? },
            "look-ready" => Op::LookReady { by, of: self.models(a.node(hole::WHO), by)? },
            "shuffle-memories" => Op::ShuffleMemories { by },
            "discard" if a.has(hole::QUICK) => Op::DiscardQuick { by },
            "discard" if a.has(hole::STANDARD) && a.has(hole::WHO) => {
                Op::RemoveReady { by, n: n(), of: self.models(a.node(hole::WHO), by)? }
            }
            "discard" if a.has(hole::READY) || a.has(hole::STANDARD) => {
                Op::DiscardReady { by, n: n(), standard: a.has(hole::STANDARD) }
            }
            "discard" => Op::Discard { by, n: n() },
            "refresh" => Op::Refresh { by, n: n() },
            "exhaust" => Op::Exhaust { by, n: a.number_if(hole::N).map_or(u8::MAX, unsigned) },
            "take-crown" => Op::TakeCrown { by },
            "cast-next" if a.has(hole::STANDARD) => {
                Op::CastNextOf { by, of: self.models(a.node(hole::WHO), by)? }
            }
            "cast-next" => Op::CastNext { by },
            "reveal-next" => Op::RevealNext(self.models(a.node(hole::WHO), by)?),
            "cast-hand" => {
                let kind = a.word_if(hole::TYPE).map(spell_type).transpose()?;
                let from = a.node_if(hole::WHERE).map(|at| self.rooms(at, by)).transpose()?;
                Op::CastHand { by, kind, from }
            }
            "swap-revealed" => Op::SwapRevealed,
            "return-revealed" => Op::ReturnRevealed(elements(a.list(hole::ELEMENTS))?),
            "give-forgotten" => Op::GiveForgotten { n: n(), to: self.models(a.node(hole::WHO), by)? },
            "draw-quest" if a.has(hole::SAME) => Op::DrawSameMoon { by, n: n() },
            "take-quest" => Op::TakeQuest { points: a.has(hole::POINTS) },
            "draw-quest" => Op::DrawQuest { by, n: n(), moon: of_moon(a)? },
            "reveal-quest" => Op::RevealQuest { by, moon: of_moon(a)? },
            "add-quest" => Op::AddQuest { by },
            "take-active" => Op::TakeActive { by, of: self.models(a.node(hole::WHO), by)? },
            "look-quests"
                if [hole::BACK, hole::EXCHANGE, hole::GIVE, hole::COMPLETE]
                    .iter()
                    .any(|part| a.has(*part)) =>
            {
                let looked = match a {
                    a if a.has(hole::BACK) => Looked::Keep {
                        n: m(),
                        may: a.has(hole::UP),
                        price: a.number_if(hole::K).map_or(0, unsigned),
                    },
                    a if a.has(hole::GIVE) => Looked::Give { n: m() },
                    a if a.has(hole::COMPLETE) => Looked::Complete,
                    _ => Looked::Exchange,
                };
                Op::PeekQuests { by, n: n(), moon: of_moon(a)?, looked }
            }
            "look-quests" => {
                let number = match a.node_if(hole::EACH) {
                    Some(each) => scaled(a.number(hole::N), each, self.lists)?,
                    None => Quantity::Number(signed(a.number(hole::N))),
                };
                Op::LookQuests { by, n: number, keep: m(), next: a.has(hole::NEXT) }
            }
            "discard-quest" => Op::DiscardQuest { by, n: n(), solved: a.has(hole::SOLVED) },
            "complete-quest" if a.has(hole::THAT) => Op::CompleteThatQuest,
            "complete-quest" => Op::CompleteQuest { by, pay: false },
            "pay-for-quest" => Op::CompleteQuest { by, pay: true },
            "solve-quest" if a.has(hole::THIS) => Op::SolveThisQuest,
            "solve-quest" => Op::SolveQuest { by },
            "draw-event" => Op::DrawEvent { by, n: n(), moon: of_moon(a)? },
            "look-events" => Op::LookEvents { by, n: n(), play: a.has(hole::KEEP) },
            "discard-event" => Op::DiscardEvent { n: n(), share: a.has(hole::SHARE) },
            "give-trophy" => Op::GiveTrophy { by, n: n() },
            "take-trophy" => Op::TakeTrophy { by, of: self.models(a.node(hole::WHO), by)? },
            other => return Err(format!("an action cannot be of the form {other}")),
        };
        self.code.push(op);
        Ok(())
    }

    /// How many: a quantity, a number for each of something, or the same amount.
    fn amount(&self, a: &Node) -> Result<Quantity, Failed> {
        let all = match (a.node_if(hole::N), a.node_if(hole::EACH)) {
            (Some(n), _) => quantity(n, self.lists)?,
            (None, Some(each)) => scaled(a.number(hole::N), each, self.lists)?,
            (None, None) => Quantity::Same,
        };
        match (all, a.number_if(hole::M)) {
            (all, None) => Ok(all),
            (Quantity::Same, Some(most)) => Ok(Quantity::SameMax(signed(most))),
            (_, Some(_)) => Err("only the same amount can have a most".into()),
        }
    }

    /// The Models named, or those in the Room named.
    fn whom(&mut self, a: &Node, by: By) -> Result<Option<Who>, Failed> {
        Ok(match (a.node_if(hole::WHO), a.node_if(hole::WHERE)) {
            (Some(who), _) => Some(self.models(who, by)?),
            (None, Some(at)) => Some(Who::InRooms(Kind::Model, false, self.rooms(at, by)?)),
            (None, None) => None,
        })
    }

    /// The Room named, or that of the target.
    fn at(&mut self, a: &Node, by: By) -> Result<Where, Failed> {
        a.node_if(hole::WHERE).map_or(Ok(Where::Target), |at| self.rooms(at, by))
    }
}

/// Where Spells are drawn from.
fn pile(a: &Node) -> Pile {
    match a {
        a if a.has(hole::PILES) => Pile::LibraryOrDiscards,
        a if a.has(hole::LIBRARY) => Pile::Library,
        a if a.has(hole::MEMORIES) => Pile::Memories,
        a if a.has(hole::RANDOM) => Pile::RandomMemories,
        a if a.has(hole::FORGOTTEN) => Pile::Forgotten,
        _ => Pile::Grimoire,
    }
}

/// The Moon named, the one before, or the one there is.
fn of_moon(a: &Node) -> Result<OfMoon, Failed> {
    Ok(match a.word_if(hole::MOON) {
        Some(word) => OfMoon::Named(moon(word)?),
        None if a.has(hole::PREVIOUS) => OfMoon::Previous,
        None => OfMoon::This,
    })
}
