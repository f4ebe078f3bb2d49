//! What Models, Rooms and standing abilities mean.

use super::{Compiler, Context, Failed};
use crate::language::meaning::*;
use crate::language::program::*;
use crate::language::waiting::trigger;
use crate::language::{ARCHETYPES, hole};
use crate::lodge::Range;
use spellscript::Node;

/// Models that a text names.
pub(super) enum Words {
    /// They need no choice.
    Known(Who),
    /// One that fits is to be chosen.
    One(Filter),
}

/// A target Mage at any distance.
pub(super) const ANOTHER_MAGE: Filter =
    Filter { kind: Kind::Mage, whose: Whose::Affected, not_body: true, icon: true, ..Filter::ANY };

/// Does a Model start from "the last one"?
pub(super) fn leaps(m: &Node) -> bool {
    m.form == "another-model" && m.has(hole::LAST)
}

impl Compiler<'_> {
    /// Models; a choice of one is made first and becomes "it".
    pub(super) fn models(&mut self, m: &Node, by: By) -> Result<Who, Failed> {
        Ok(match self.model_words(m, by)? {
            Words::Known(who) => who,
            Words::One(filter) => {
                self.code.push(Op::Pick(filter));
                if leaps(m) && self.leads_on() {
                    // The next one is looked for from where this one is now, also if it is gone by then.
                    self.code.push(Op::NoteRoom(Where::Of(RoomOf::It)));
                }
                Who::It
            }
        })
    }

    /// Does another Model of this text start from the one that is chosen now?
    fn leads_on(&mut self) -> bool {
        let Some(left) = &mut self.leaps else { return true };
        *left = left.saturating_sub(1);
        *left > 0
    }

    /// Is the target Room noted already, whichever way the text has come here?
    fn is_noted(&self, at: Where) -> bool {
        let straight = |op: &&Op| {
            !matches!(
                op,
                Op::End
                    | Op::Jump(_)
                    | Op::IfDone(_)
                    | Op::IfNotDone(_)
                    | Op::If(..)
                    | Op::May(_)
                    | Op::MayThat(_)
                    | Op::Either(_)
                    | Op::Rather(_)
                    | Op::Times(..)
                    | Op::Again(_)
                    | Op::EachMage { .. }
                    | Op::NextMage(_)
            )
        };
        let mut before = self.code.iter().rev().take_while(straight);
        at == Where::Target
            && before.find(|op| matches!(op, Op::NoteRoom(_) | Op::PickRoom(_))) == Some(&Op::NoteRoom(at))
    }

    /// Models that are known, or a description of one to be chosen.
    pub(super) fn model_words(&mut self, m: &Node, by: By) -> Result<Words, Failed> {
        Ok(match self.known(m, by)? {
            Some(who) => Words::Known(who),
            None => Words::One(self.one(m)?),
        })
    }

    /// Models that need no choice.
    fn known(&mut self, m: &Node, by: By) -> Result<Option<Who>, Failed> {
        let cells = self.context == Context::Event;
        // What the Black Rose or an Event does to "each Mage" includes the Mage whose card it is.
        let whose = if by == By::Rose || cells { Whose::Anyone } else { Whose::Affected };
        let any = Filter { whose, cells, ..Filter::ANY };
        let mages = Filter { kind: Kind::Mage, ..any };
        let evocations = Filter { kind: Kind::Evocation, ..any };
        let near = |from: From, filter: Filter| Filter {
            near: Some((Range::Within(number(m, hole::N)), from)),
            ..filter
        };
        let each = match m.form {
            "target" => return Ok(Some(Who::Target)),
            "yourself" | "you-model" => return Ok(Some(Who::You)),
            "it" => return Ok(Some(Who::It)),
            "that-mage-model" => return Ok(Some(Who::ThatMage)),
            "that-model" => return Ok(Some(Who::ThatModel)),
            "targets-owner" => return Ok(Some(Who::TargetsOwner)),
            "each-mage" => mages,
            "each-other-mage" => Filter { whose: Whose::Affected, not_body: true, ..mages },
            "each-model" => any,
            "each-evocation" => evocations,
            "each-of-your-evocations" => Filter { whose: Whose::Yours, ..evocations },
            "each-model-within" => near(From::Body, any),
            "each-mage-within" => near(From::Body, mages),
            "each-model-within-of" => {
                let from = self.from(m.node(hole::FROM), by)?;
                near(from, any)
            }
            "each-mage-within-was" => near(From::TargetWas, mages),
            "each-model-within-was" => near(From::TargetWas, any),
            "each-model-within-target" => near(From::Target, Filter { kind: kind(m), ..any }),
            "each-in" if m.has(hole::FREE) => {
                let everybody = m.has(hole::TOO) || whose == Whose::Anyone;
                return Ok(Some(Who::MobileIn(kind(m), everybody, self.rooms(m.node(hole::WHERE), by)?)));
            }
            "each-in" if m.has(hole::SPARED) => {
                return Ok(Some(Who::SparedIn(kind(m), self.rooms(m.node(hole::WHERE), by)?)));
            }
            "each-in" => {
                let everybody = m.has(hole::TOO) || whose == Whose::Anyone;
                let whose = if everybody { Whose::Anyone } else { whose };
                if m.node(hole::WHERE).form != "target-room" {
                    let at = self.rooms(m.node(hole::WHERE), by)?;
                    return Ok(Some(Who::InRooms(kind(m), everybody, at)));
                }
                Filter { kind: kind(m), whose, near: Some((Range::Within(0), From::Target)), ..any }
            }
            "each-model-damaged" => Filter { kind: kind(m), only: Only::DamagedByThis, ..any },
            "each-hurt" => Filter { kind: kind(m), only: Only::Hurt, ..any },
            "each-mage-but-target" => Filter { not_body: true, only: Only::NotTarget, ..mages },
            "each-mage-unconverted" => Filter { only: Only::Unconverted, ..mages },
            "each-mage-unrosed" => Filter { only: Only::WithoutRoseDamage, ..mages },
            "all-named" => Filter {
                kind: Kind::Named(index(&self.lists.evocations, m.word(hole::WHAT))?),
                whose: Whose::Anyone,
                ..any
            },
            _ => return Ok(None),
        };
        Ok(Some(Who::Each(each)))
    }

    /// Mages who do something one after the other, the Mage whose card it is among them.
    pub(super) fn mages(&mut self, subject: &Node) -> Result<Who, Failed> {
        let mages = Filter { kind: Kind::Mage, cells: self.context == Context::Event, ..Filter::ANY };
        Ok(Who::Each(match subject.form {
            "mages-in" => {
                return Ok(Who::InRooms(Kind::Mage, true, self.rooms(subject.node(hole::WHERE), By::You)?));
            }
            "mages-within-target" => {
                let range = Range::Within(number(subject, hole::N));
                Filter { near: Some((range, From::Target)), cells: false, ..mages }
            }
            "mages-damaged" => Filter { only: Only::DamagedByThis, ..mages },
            _ => Filter { only: Only::Richest, ..mages },
        }))
    }

    /// A description of one Model to be chosen.
    fn one(&self, m: &Node) -> Result<Filter, Failed> {
        let of = |kind: Kind, whose: Whose| Filter { kind, whose, ..Filter::ANY };
        let icon = |kind: Kind| Filter { not_body: true, icon: true, ..of(kind, Whose::Affected) };
        let within =
            |filter: Filter| Filter { near: Some((Range::Within(number(m, hole::N)), From::Body)), ..filter };
        let archetype = || index_of(&ARCHETYPES, m.word(hole::WHAT)).map(Kind::Archetype);
        Ok(match m.form {
            "a-model" if m.has(hole::WAS) => {
                let near = Some((Range::Within(number(m, hole::N)), From::TargetWas));
                Filter { near, ..icon(Kind::Model) }
            }
            "a-model" => within(icon(Kind::Model)),
            "another-model" => {
                let model = Filter { fresh: true, ..icon(Kind::Model) };
                match m {
                    m if m.has(hole::SAME) => {
                        let others = Filter { whose: Whose::Others, ..model };
                        Filter { near: Some((Range::Within(0), From::Target)), ..others }
                    }
                    m if m.has(hole::LAST) => {
                        Filter { near: Some((Range::Within(number(m, hole::N)), From::Last)), ..model }
                    }
                    m if m.has(hole::FOE) => Filter { only: Only::Foe, ..within(model) },
                    _ => within(model),
                }
            }
            "a-mage" => within(icon(Kind::Mage)),
            "an-evocation" => within(icon(Kind::Evocation)),
            "another-mage" | "any-mage" => ANOTHER_MAGE,
            "a-mage-but-target" => Filter { only: Only::NotTarget, ..within(icon(Kind::Mage)) },
            "an-evocation-small" => {
                Filter { only: Only::HealthAtMost(number(m, hole::H)), ..within(icon(Kind::Evocation)) }
            }
            "any-evocation-small" => {
                Filter { only: Only::HealthAtMost(number(m, hole::H)), ..icon(Kind::Evocation) }
            }
            "any-other-model" => Filter { whose: Whose::Anyone, ..icon(Kind::Model) },
            "the-mage-on-you" => {
                Filter { only: Only::MostOnYou, not_body: true, ..of(Kind::Mage, Whose::Anyone) }
            }
            "one-model-damaged" => Filter { only: Only::DamagedByThis, ..of(Kind::Model, Whose::Anyone) },
            "an-archetype-in-target" => {
                let kind = match m.word_if(hole::KIND) {
                    Some(id) => Kind::Named(index(&self.lists.evocations, id)?),
                    None => archetype()?,
                };
                Filter { near: Some((Range::Within(0), From::Target)), ..of(kind, Whose::Anyone) }
            }
            "one-of-your-archetype" if m.has(hole::THERE) => {
                Filter { near: Some((Range::Within(0), From::Target)), ..of(archetype()?, Whose::Yours) }
            }
            "one-of-your-evocations" => of(Kind::Evocation, Whose::Yours),
            "one-of-your-archetype" if m.has(hole::N) => within(of(archetype()?, Whose::Yours)),
            "one-of-your-archetype" => of(archetype()?, Whose::Yours),
            "one-of-your-upgraded" => Filter { only: Only::Upgraded, ..of(archetype()?, Whose::Yours) },
            "one-of-targets-evocations" => of(Kind::Evocation, Whose::Targets),
            "one-of-that-mages-evocations" => of(Kind::Evocation, Whose::ThatMages),
            "one-assigned" => of(archetype()?, Whose::AssignedToTarget),
            "any-evocation" => of(Kind::Evocation, Whose::Anyone),
            "any-archetype" => of(archetype()?, Whose::Anyone),
            "another-archetype" => Filter { not_it: true, ..of(archetype()?, Whose::Anyone) },
            other => return Err(format!("Models cannot be of the form {other}")),
        })
    }

    fn from(&mut self, m: &Node, by: By) -> Result<From, Failed> {
        Ok(match self.models(m, by)? {
            Who::Target => From::Target,
            Who::It => From::It,
            _ => From::Body,
        })
    }

    /// Rooms; a choice of one is made first and becomes "that Room".
    pub(super) fn rooms(&mut self, r: &Node, by: By) -> Result<Where, Failed> {
        let choice = match r.form {
            "target-room" => return Ok(Where::Target),
            "here" => return Ok(Where::Here),
            "room-of" => {
                return Ok(match self.models(r.node(hole::WHO), by)? {
                    Who::Target => Where::Of(RoomOf::Target),
                    Who::ThatMage => Where::Of(RoomOf::ThatMage),
                    Who::TargetsOwner => Where::Of(RoomOf::TargetsOwner),
                    Who::You => Where::Here,
                    _ => Where::Of(RoomOf::It),
                });
            }
            "that-room" => return Ok(Where::ThatRoom),
            "room-of-each-mage" => return Ok(Where::OfEachMage),
            "each-room" => return Ok(Where::Each),
            "each-colour-room" => return Ok(Where::Colour(colour(r.word(hole::COLOUR))?)),
            "each-adjacent-room" => {
                let at = self.rooms(r.node(hole::WHERE), by)?;
                if !self.is_noted(at) {
                    self.code.push(Op::NoteRoom(at));
                }
                return Ok(Where::AdjacentToThat);
            }
            "each-named-colour-room" => return Ok(Where::NamedColour),
            "each-two-colours" => {
                return Ok(Where::Colours(colour(r.word(hole::COLOUR))?, colour(r.word(hole::OTHER))?));
            }
            "named-room" => return Ok(Where::Named(base(self.lists, r)?)),
            "where-target-was" => return Ok(Where::TargetWas),
            "a-two-colours" => {
                RoomChoice::Colours(colour(r.word(hole::COLOUR))?, colour(r.word(hole::OTHER))?)
            }
            "next-to-cell" => RoomChoice::NextToCell,
            "room-with" if r.has(hole::MAGE) => RoomChoice::Holding(Kind::Mage),
            "room-with" if r.has(hole::KIND) => {
                RoomChoice::Holding(Kind::Named(index(&self.lists.evocations, r.word(hole::KIND))?))
            }
            "room-with" => match index_of(&ARCHETYPES, r.word(hole::WHAT))? {
                archetype if r.has(hole::BUT) => RoomChoice::With(archetype),
                archetype => RoomChoice::Holding(Kind::Archetype(archetype)),
            },
            "a-room" => RoomChoice::Near(Range::Within(number(r, hole::N)), From::Body),
            "a-room-of" => {
                let from = self.from(r.node(hole::FROM), by)?;
                RoomChoice::Near(Range::Within(number(r, hole::N)), from)
            }
            "any-room" if r.has(hole::COLOUR) => RoomChoice::NotColour(colour(r.word(hole::COLOUR))?),
            "any-room" => RoomChoice::Near(Range::Anywhere, From::Body),
            "an-adjacent-room" => RoomChoice::NextToTarget { but: r.has(hole::BUT) },
            "most-unstable-room" => RoomChoice::MostUnstable,
            "a-colour-room" => RoomChoice::Colour(colour(r.word(hole::COLOUR))?),
            other => return Err(format!("Rooms cannot be of the form {other}")),
        };
        self.code.push(Op::PickRoom(choice));
        Ok(Where::ThatRoom)
    }

    pub(super) fn ability(&mut self, a: &Node) -> Result<Standing, Failed> {
        let n = || number(a, hole::N);
        let modifier = match a.form {
            "each-time-may-then" => {
                let trigger = trigger(a.node(hole::TRIGGER), self.lists)?;
                let code = self.here();
                self.actions(a.list(hole::ACTIONS))?;
                self.branch(Op::IfDone, |c| c.deeds(a))?;
                self.end_ability(code);
                return Ok(Standing::Answers { trigger, code, may: true, once: false });
            }
            "each-time-they-may" => {
                let trigger = trigger(a.node(hole::TRIGGER), self.lists)?;
                let code = self.here();
                self.branch(Op::MayThat, |c| {
                    for action in a.list(hole::ACTIONS) {
                        c.action(action, By::ThatMage)?;
                    }
                    c.code.push(Op::Period);
                    Ok(())
                })?;
                self.end_ability(code);
                return Ok(Standing::Answers { trigger, code, may: false, once: false });
            }
            "each-time" => {
                let trigger = trigger(a.node(hole::TRIGGER), self.lists)?;
                let code = self.here();
                self.deeds(a)?;
                self.end_ability(code);
                return Ok(Standing::Answers { trigger, code, may: false, once: false });
            }
            "each-time-may" => {
                let trigger = trigger(a.node(hole::TRIGGER), self.lists)?;
                let code = self.here();
                self.actions(a.list(hole::ACTIONS))?;
                self.end_ability(code);
                return Ok(Standing::Answers { trigger, code, may: true, once: false });
            }
            "first-time" => {
                let trigger = trigger(a.node(hole::TRIGGER), self.lists)?;
                let code = self.here();
                self.deeds(a)?;
                self.end_ability(code);
                return Ok(Standing::Answers { trigger, code, may: false, once: true });
            }
            "each-time-in-all" => {
                let trigger = trigger(a.node(hole::TRIGGER), self.lists)?;
                let code = self.here();
                self.deeds(a)?;
                for op in &mut self.code[usize::from(code)..] {
                    if let Op::Gain { by, n } = *op {
                        *op = Op::GainInAll { by, n, most: number(a, hole::N) };
                    }
                }
                self.end_ability(code);
                return Ok(Standing::Answers { trigger, code, may: false, once: false });
            }
            "instead-of-attacking" => {
                let code = self.here();
                self.actions(a.list(hole::ACTIONS))?;
                self.end_ability(code);
                return Ok(Standing::Instead(code));
            }
            "attacks-for-more" => {
                let code = self.here();
                self.branch(Op::May, |c| {
                    for action in a.list(hole::ACTIONS) {
                        c.action(action, By::You)?;
                    }
                    c.branch(Op::IfDone, |c| {
                        c.code.push(Op::AttackMore(n()));
                        Ok(())
                    })?;
                    c.code.push(Op::Period);
                    Ok(())
                })?;
                self.end_ability(code);
                return Ok(Standing::Attacking(code));
            }
            "moves-and-attacks" => Modifier::MovesAndAttacks,
            "you-ignore" => Modifier::YouIgnore(n()),
            "this-ignores" => Modifier::ThisIgnores(n()),
            "you-have" => Modifier::YouHave(stat(a.word(hole::STAT))?, signed(a.number(hole::N))),
            "your-evocations-have" => {
                Modifier::YourEvocationsHave(stat(a.word(hole::STAT))?, signed(a.number(hole::N)))
            }
            "this-has" => Modifier::ThisHas(stat(a.word(hole::STAT))?, signed(a.number(hole::N))),
            "your-stat-is" => Modifier::YourStatIs(stat(a.word(hole::STAT))?, n()),
            "target-stat-is" => Modifier::TargetStatIs(stat(a.word(hole::STAT))?, n()),
            "shields-room" => Modifier::ShieldsRoom(n()),
            "this-has-per-damage" => {
                Modifier::ThisHasPerDamage(stat(a.word(hole::STAT))?, signed(a.number(hole::N)))
            }
            "this-has-while-upgraded" => {
                Modifier::ThisHasWhileUpgraded(stat(a.word(hole::STAT))?, signed(a.number(hole::N)))
            }
            "suffers-for-owner" => Modifier::SuffersForOwner(n()),
            "evocation-suffers" => Modifier::EvocationSuffers,
            "attacks-room" if a.has(hole::YOURS) => Modifier::YouAttackRoom,
            "attacks-room" => Modifier::AttacksRoom,
            "you-place-less" => Modifier::YouPlaceLess(n()),
            "combat-spells-inflict" => Modifier::CombatSpellsInflict(n()),
            "evocations-unhurt" => Modifier::EvocationsUnhurt,
            "rose-takes-trophies" => Modifier::RoseTakesTrophies,
            other => return Err(format!("an ability cannot be of the form {other}")),
        };
        Ok(Standing::Modifies(modifier))
    }
}

/// Models, or only Mages or Evocations, as a form says.
fn kind(m: &Node) -> Kind {
    match m {
        m if m.has(hole::MAGE) => Kind::Mage,
        m if m.has(hole::EVOCATION) => Kind::Evocation,
        _ => Kind::Model,
    }
}
