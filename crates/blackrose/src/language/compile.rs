//! What a text means: trees of forms become flat operations, one way.

use crate::engine::rules::Rule;
use crate::language::ARCHETYPES;
use crate::language::meaning::*;
use crate::language::program::*;
use crate::lodge::Range;
use spellscript::Node;

/// Where a text stands: it decides whom "each Mage" reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Context {
    /// A Spell, Room, Skill, Upgrade or Jinx.
    Card,
    /// An Event or a Quest, which also reach Mages in a Cell.
    Event,
}

/// Names that texts use, in the order of the match's lists.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Lists {
    pub evocations: Vec<String>,
    pub upgrades: Vec<String>,
    pub jinxes: Vec<String>,
}

/// Compiles texts into the code of a match.
pub struct Compiler<'a> {
    /// The code written so far.
    pub code: &'a mut Vec<Op>,
    /// The standing abilities written so far.
    pub abilities: &'a mut Vec<Standing>,
    /// Names of the match.
    pub lists: &'a Lists,
    /// Where the text stands.
    pub context: Context,
}

/// What comes before and after the sentences of a text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
    /// Place 1 Instability first (the symbol in the centre of a Spell).
    pub vortex: bool,
    /// The target.
    pub target: Option<Target>,
    /// A Spell's target may be answered before its first sentence.
    pub spell: bool,
    /// Turn the Room's token to Used afterwards.
    pub token: bool,
}

type Failed = String;

impl Compiler<'_> {
    /// Compiles a whole text; where it begins.
    pub fn text(&mut self, tree: &Node, frame: Frame) -> Result<Pc, Failed> {
        let persistent = match tree.form {
            "persistent" => Some(tree.list(0)),
            "now-persistent" => Some(tree.list(1)),
            _ => None,
        };
        let standing = match persistent {
            Some(list) => Some(self.standing(list)?),
            None => None,
        };
        let start = self.here();
        if frame.vortex {
            self.code.push(Op::Place { by: By::You, black: false, n: Quantity::Number(1), at: Where::Here });
            self.code.push(Op::Period);
        }
        if let Some(target) = frame.target {
            self.code.push(Op::Aim(target));
            if frame.spell && !matches!(target, Target::Yourself | Target::Special | Target::Room(_)) {
                self.code.push(Op::Period);
            }
        }
        let body = self.code.len();
        match tree.form {
            "now" | "now-persistent" => self.sentences(tree.list(0))?,
            "each-in-order" => {
                let back = self.here();
                let at = self.code.len();
                self.code.push(Op::End);
                self.sentences(tree.list(0))?;
                self.code.push(Op::NextMage(back));
                let exit = self.here();
                self.code[at] = Op::EachMage { cells: self.context == Context::Event, others: false, exit };
            }
            "persistent" => {}
            other => return Err(format!("a text cannot be of the form {other}")),
        }
        if let Some((first, count)) = standing {
            self.code.push(Op::Persist { first, count });
        }
        let used = |code: &[Op], op: fn(&Op) -> bool| code[body..].iter().any(op);
        if used(self.code, |op| matches!(op, Op::Summon { .. })) {
            // DUE-956: once an Effect, after its last sentence.
            self.code.push(Op::Rule(Rule::SummonApplied));
            self.code.push(Op::Period);
        }
        if used(self.code, |op| matches!(op, Op::Draw { .. } | Op::TakeMemories { .. } | Op::Search { .. })) {
            self.code.push(Op::Rule(Rule::HandLimits));
        }
        if frame.token {
            self.code.push(Op::Rule(Rule::UseToken));
        }
        self.code.push(Op::End);
        Ok(start)
    }

    /// Compiles standing abilities; the first and their number.
    pub fn standing(&mut self, abilities: &[Node]) -> Result<(u16, u8), Failed> {
        let first = self.abilities.len() as u16;
        let list = abilities.iter().map(|node| self.ability(node)).collect::<Result<Vec<_>, _>>()?;
        let count = list.len() as u8;
        self.abilities.extend(list);
        Ok((first, count))
    }

    /// Compiles a Skill: a text that waits for something. Its number.
    pub fn skill(&mut self, when: &Node, text: &Node) -> Result<u16, Failed> {
        let trigger = trigger(when)?;
        let code = self.text(text, Frame::default())?;
        self.abilities.push(Standing::Answers { trigger, code, may: false });
        Ok(self.abilities.len() as u16 - 1)
    }

    fn here(&self) -> Pc {
        self.code.len() as Pc
    }

    fn sentences(&mut self, list: &[Node]) -> Result<(), Failed> {
        for sentence in list {
            self.sentence(sentence)?;
        }
        Ok(())
    }

    /// Emits a branch whose target is known after `body`.
    fn branch(
        &mut self,
        op: impl Fn(Pc) -> Op,
        body: impl FnOnce(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        let at = self.code.len();
        self.code.push(Op::End);
        body(self)?;
        self.code[at] = op(self.here());
        Ok(())
    }

    fn sentence(&mut self, s: &Node) -> Result<(), Failed> {
        match s.form {
            "do" => {
                self.deed(s.node(0))?;
                self.code.push(Op::Period);
            }
            "do-both" => {
                self.deed(s.node(0))?;
                self.deed(s.node(1))?;
                self.code.push(Op::Period);
            }
            "may" => self.branch(Op::May, |c| c.actions(s.list(0)))?,
            "if-you-do" | "if-she-does" | "if-they-do" => self.branch(Op::IfDone, |c| {
                c.deed(s.node(0))?;
                c.code.push(Op::Period);
                Ok(())
            })?,
            "if-you-do-both" => self.branch(Op::IfDone, |c| {
                c.deed(s.node(0))?;
                c.deed(s.node(1))?;
                c.code.push(Op::Period);
                Ok(())
            })?,
            "if-you-do-may" => {
                self.branch(Op::IfDone, |c| c.branch(Op::May, |c| c.actions(s.list(0))))?;
            }
            "if" => {
                let conditions = conditions(s.node(0))?;
                self.when(&conditions, |c| {
                    c.deed(s.node(1))?;
                    c.code.push(Op::Period);
                    Ok(())
                })?;
            }
            "if-otherwise" => {
                let conditions = conditions(s.node(0))?;
                let mut jump = 0;
                self.when(&conditions, |c| {
                    c.deed(s.node(1))?;
                    c.code.push(Op::Period);
                    jump = c.code.len();
                    c.code.push(Op::End);
                    Ok(())
                })?;
                self.deed(s.node(2))?;
                self.code.push(Op::Period);
                self.code[jump] = Op::Jump(self.here());
            }
            "either" => {
                let mut jump = 0;
                self.branch(Op::Either, |c| {
                    c.deed(s.node(0))?;
                    jump = c.code.len();
                    c.code.push(Op::End);
                    Ok(())
                })?;
                self.deed(s.node(1))?;
                self.code[jump] = Op::Jump(self.here());
                self.code.push(Op::Period);
            }
            other => return Err(format!("a sentence cannot be of the form {other}")),
        }
        Ok(())
    }

    fn when(
        &mut self,
        conditions: &[Condition],
        body: impl FnOnce(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        let from = self.code.len();
        for condition in conditions {
            self.code.push(Op::If(*condition, 0));
        }
        body(self)?;
        let otherwise = self.here();
        for at in from..from + conditions.len() {
            if let Op::If(condition, _) = self.code[at] {
                self.code[at] = Op::If(condition, otherwise);
            }
        }
        Ok(())
    }

    fn actions(&mut self, actions: &[Node]) -> Result<(), Failed> {
        for action in actions {
            self.action(action, By::You)?;
        }
        self.code.push(Op::Period);
        Ok(())
    }

    fn deed(&mut self, d: &Node) -> Result<(), Failed> {
        match d.form {
            "you" => {
                for action in d.list(0) {
                    self.action(action, By::You)?;
                }
            }
            "by" => {
                let (by, each) = match d.node(0).form {
                    "rose" => (By::Rose, None),
                    "target-mage" => (By::Target, None),
                    "that-mage" => (By::ThatMage, None),
                    "every-mage" => (By::You, Some(false)),
                    _ => (By::You, Some(true)),
                };
                let Some(others) = each else {
                    for action in d.list(1) {
                        self.action(action, by)?;
                    }
                    return Ok(());
                };
                let back = self.here();
                let at = self.code.len();
                self.code.push(Op::End);
                for action in d.list(1) {
                    self.action(action, By::You)?;
                }
                self.code.push(Op::NextMage(back));
                let exit = self.here();
                self.code[at] = Op::EachMage { cells: self.context == Context::Event, others, exit };
            }
            "activates" => {
                let who = self.models(d.node(0), By::You)?;
                self.code.push(Op::Activate { who, under: false, bonus: None });
            }
            "activates-under" => {
                let who = self.models(d.node(0), By::You)?;
                self.code.push(Op::Activate { who, under: true, bonus: None });
            }
            "activates-with" | "activates-under-with" => {
                let who = self.models(d.node(0), By::You)?;
                let bonus = Some((stat(d.word(2))?, d.number(1) as i8));
                self.code.push(Op::Activate { who, under: d.form == "activates-under-with", bonus });
            }
            "has-this-activation" | "has-this-round" => {
                let who = self.models(d.node(0), By::You)?;
                let lasting = if d.form == "has-this-round" { Lasting::Round } else { Lasting::Activation };
                self.code.push(Op::Bonus { who, stat: stat(d.word(2))?, n: d.number(1) as i8, lasting });
            }
            other => return Err(format!("a deed cannot be of the form {other}")),
        }
        Ok(())
    }

    fn action(&mut self, a: &Node, by: By) -> Result<(), Failed> {
        let n = |i: usize| a.number(i) as u8;
        let op = match a.form {
            "inflict" => Op::Inflict { by, n: quantity(a.node(0))?, to: Who::Target },
            "inflict-to" => {
                let to = self.models(a.node(1), by)?;
                Op::Inflict { by, n: quantity(a.node(0))?, to }
            }
            "inflict-each" => Op::Inflict { by, n: scaled(a.number(0), a.node(1))?, to: Who::Target },
            "inflict-each-to" => {
                let to = self.models(a.node(1), by)?;
                Op::Inflict { by, n: scaled(a.number(0), a.node(2))?, to }
            }
            "inflict-same" => {
                let to = self.models(a.node(0), by)?;
                Op::Inflict { by, n: Quantity::Same, to }
            }
            "pain" => Op::Inflict { by: By::Rose, n: Quantity::Number(a.number(0) as i8), to: Who::You },
            "convert" => Op::Convert { by, n: quantity(a.node(0))?, on: Who::Target },
            "convert-on" => {
                let on = self.models(a.node(1), by)?;
                Op::Convert { by, n: quantity(a.node(0))?, on }
            }
            "convert-each" => Op::Convert { by, n: scaled(a.number(0), a.node(1))?, on: Who::Target },
            "convert-inflicted" => Op::ConvertInflicted { by },
            "heal" => Op::Heal { n: quantity(a.node(0))?, on: Who::You },
            "heal-on" => {
                let on = self.models(a.node(1), by)?;
                Op::Heal { n: quantity(a.node(0))?, on }
            }
            "heal-each" => Op::Heal { n: scaled(a.number(0), a.node(1))?, on: Who::You },
            "ignore" => Op::Ignore(n(0)),
            "ignore-effect" => Op::IgnoreEffect,
            "defeat" => Op::Defeat(self.models(a.node(0), by)?),
            "place" => Op::Place { by, black: false, n: quantity(a.node(0))?, at: Where::Target },
            "place-in" | "place-rose" => {
                let at = self.rooms(a.node(1), by)?;
                Op::Place { by, black: a.form == "place-rose", n: quantity(a.node(0))?, at }
            }
            "place-each" => {
                Op::Place { by, black: false, n: scaled(a.number(0), a.node(1))?, at: Where::Target }
            }
            "convert-instability" => Op::ConvertRoom { by, n: quantity(a.node(0))?, at: Where::Target },
            "convert-instability-in" => {
                let at = self.rooms(a.node(1), by)?;
                Op::ConvertRoom { by, n: quantity(a.node(0))?, at }
            }
            "remove-instability" => {
                let at = self.rooms(a.node(1), by)?;
                Op::RemoveInstability { by, n: n(0), at }
            }
            "rebuild" => Op::Rebuild(self.rooms(a.node(0), by)?),
            "gain" => Op::Gain { by, n: quantity(a.node(0))? },
            "gain-each" => Op::Gain { by, n: scaled(a.number(0), a.node(1))? },
            "lose" => Op::Lose { by, n: quantity(a.node(0))? },
            "lose-each" => Op::Lose { by, n: scaled(a.number(0), a.node(1))? },
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
            "move-and-attack" => {
                Op::Physical { moves: Moves::Number(n(0)), activate: false, attack: Some(a.number(1) as i8) }
            }
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
                let who = self.models(a.node(0), by)?;
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
            other => return Err(format!("an action cannot be of the form {other}")),
        };
        self.code.push(op);
        Ok(())
    }

    /// Models; a choice of one is made first and becomes "it".
    fn models(&mut self, m: &Node, by: By) -> Result<Who, Failed> {
        let cells = self.context == Context::Event;
        // What the Black Rose or an Event does to "each Mage" includes the Mage whose card it is.
        let whose = if by == By::Rose || cells { Whose::Anyone } else { Whose::Affected };
        let any = Filter { kind: Kind::Model, whose, near: None, cells, not_it: false, not_body: false };
        let within = |i: usize, from: From| Some((Range::Within(m.number(i) as u8), from));
        let picked = |kind: Kind, whose: Whose| Filter { kind, whose, cells: false, ..any };
        let archetype = |i: usize| index_of(&ARCHETYPES, m.word(i)).map(Kind::Archetype);
        let pick = match m.form {
            "target" => return Ok(Who::Target),
            "yourself" | "you-model" => return Ok(Who::You),
            "it" => return Ok(Who::It),
            "that-mage-model" => return Ok(Who::ThatMage),
            "each-mage" => return Ok(Who::Each(Filter { kind: Kind::Mage, ..any })),
            "each-other-mage" => {
                return Ok(Who::Each(Filter {
                    kind: Kind::Mage,
                    whose: Whose::Affected,
                    not_body: true,
                    ..any
                }));
            }
            "each-model" => return Ok(Who::Each(any)),
            "each-evocation" => return Ok(Who::Each(Filter { kind: Kind::Evocation, ..any })),
            "each-of-your-evocations" => {
                return Ok(Who::Each(Filter { kind: Kind::Evocation, whose: Whose::Yours, ..any }));
            }
            "each-model-within" => return Ok(Who::Each(Filter { near: within(0, From::Body), ..any })),
            "each-mage-within" => {
                return Ok(Who::Each(Filter { kind: Kind::Mage, near: within(0, From::Body), ..any }));
            }
            "each-model-within-of" => {
                let from = self.from(m.node(1), by)?;
                return Ok(Who::Each(Filter { near: within(0, from), ..any }));
            }
            "all-named" => {
                let kind = Kind::Named(index(&self.lists.evocations, m.word(0))?);
                return Ok(Who::Each(Filter { kind, whose: Whose::Anyone, ..any }));
            }
            "a-model" => {
                Filter { near: within(0, From::Body), not_body: true, ..picked(Kind::Model, Whose::Affected) }
            }
            "a-mage" => {
                Filter { near: within(0, From::Body), not_body: true, ..picked(Kind::Mage, Whose::Affected) }
            }
            "an-evocation" => Filter {
                near: within(0, From::Body),
                not_body: true,
                ..picked(Kind::Evocation, Whose::Affected)
            },
            "another-mage" => Filter { not_body: true, ..picked(Kind::Mage, Whose::Affected) },
            "one-of-your-evocations" => picked(Kind::Evocation, Whose::Yours),
            "one-of-your-archetype" => picked(archetype(0)?, Whose::Yours),
            "one-of-targets-evocations" => picked(Kind::Evocation, Whose::Targets),
            "one-of-that-mages-evocations" => picked(Kind::Evocation, Whose::ThatMages),
            "any-evocation" => picked(Kind::Evocation, Whose::Anyone),
            "any-archetype" => picked(archetype(0)?, Whose::Anyone),
            "another-archetype" => Filter { not_it: true, ..picked(archetype(0)?, Whose::Anyone) },
            other => return Err(format!("Models cannot be of the form {other}")),
        };
        self.code.push(Op::Pick(pick));
        Ok(Who::It)
    }

    fn from(&mut self, m: &Node, by: By) -> Result<From, Failed> {
        Ok(match self.models(m, by)? {
            Who::Target => From::Target,
            Who::It => From::It,
            _ => From::Body,
        })
    }

    /// Rooms; a choice of one is made first and becomes "that Room".
    fn rooms(&mut self, r: &Node, by: By) -> Result<Where, Failed> {
        let choice = match r.form {
            "target-room" => return Ok(Where::Target),
            "here" => return Ok(Where::Here),
            "room-of" => {
                return Ok(match self.models(r.node(0), by)? {
                    Who::Target => Where::Of(RoomOf::Target),
                    Who::ThatMage => Where::Of(RoomOf::ThatMage),
                    Who::You => Where::Here,
                    _ => Where::Of(RoomOf::It),
                });
            }
            "that-room" => return Ok(Where::ThatRoom),
            "room-of-each-mage" => return Ok(Where::OfEachMage),
            "each-room" => return Ok(Where::Each),
            "each-colour-room" => return Ok(Where::Colour(colour(r.word(0))?)),
            "each-adjacent-room" => {
                let at = self.rooms(r.node(0), by)?;
                self.code.push(Op::NoteRoom(at));
                return Ok(Where::AdjacentToThat);
            }
            "a-room" => RoomChoice::Near(Range::Within(r.number(0) as u8), From::Body),
            "a-room-of" => {
                let from = self.from(r.node(1), by)?;
                RoomChoice::Near(Range::Within(r.number(0) as u8), from)
            }
            "any-room" => RoomChoice::Near(Range::Anywhere, From::Body),
            "a-colour-room" => RoomChoice::Colour(colour(r.word(0))?),
            other => return Err(format!("Rooms cannot be of the form {other}")),
        };
        self.code.push(Op::PickRoom(choice));
        Ok(Where::ThatRoom)
    }

    fn ability(&mut self, a: &Node) -> Result<Standing, Failed> {
        let n = |i: usize| a.number(i) as u8;
        let modifier = match a.form {
            "each-time" | "each-time-may" => {
                let trigger = trigger(a.node(0))?;
                let may = a.form == "each-time-may";
                let code = self.here();
                if may {
                    self.actions(a.list(1))?;
                } else {
                    self.deed(a.node(1))?;
                    self.code.push(Op::Period);
                }
                self.code.push(Op::End);
                return Ok(Standing::Answers { trigger, code, may });
            }
            "you-ignore" => Modifier::YouIgnore(n(0)),
            "this-ignores" => Modifier::ThisIgnores(n(0)),
            "you-have" => Modifier::YouHave(stat(a.word(1))?, a.number(0) as i8),
            "your-evocations-have" => Modifier::YourEvocationsHave(stat(a.word(1))?, a.number(0) as i8),
            "this-has" => Modifier::ThisHas(stat(a.word(1))?, a.number(0) as i8),
            "your-stat-is" => Modifier::YourStatIs(stat(a.word(0))?, n(1)),
            "target-stat-is" => Modifier::TargetStatIs(stat(a.word(0))?, n(1)),
            "shields-room" => Modifier::ShieldsRoom(n(0)),
            other => return Err(format!("an ability cannot be of the form {other}")),
        };
        Ok(Standing::Modifies(modifier))
    }
}
