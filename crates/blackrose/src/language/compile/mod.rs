//! What a text means: trees of forms become flat operations, one way.

mod actions;
mod things;

use crate::engine::rules::Rule;
use crate::language::meaning::*;
use crate::language::program::*;
use crate::language::waiting::trigger;
use crate::language::{ARCHETYPES, ELEMENTS, hole};
use crate::lodge::Range;
use kernel::small;
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
    /// The Schools of the match.
    pub schools: Vec<String>,
    /// Names of Rooms without what an edition adds to them.
    pub rooms: Vec<String>,
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
    /// Enhancements of the text met so far.
    enhancements: u8,
    /// How many Models that start "from the last one" are still to come; unknown where a text goes in circles.
    leaps: Option<usize>,
}

impl<'a> Compiler<'a> {
    /// A compiler that writes behind what is there.
    pub fn new(code: &'a mut Vec<Op>, abilities: &'a mut Vec<Standing>, lists: &'a Lists) -> Compiler<'a> {
        Compiler { code, abilities, lists, context: Context::Card, enhancements: 0, leaps: None }
    }
}

/// The sentences with an Enhancement, in order.
fn enhancements(sentences: &[Node]) -> impl Iterator<Item = &Node> {
    sentences.iter().filter(|s| matches!(s.form, "enhancement" | "enhancement-target"))
}

/// Does the sentence choose the target, in place of the icon?
fn aims(sentence: &Node) -> bool {
    sentence.form == "do"
        && !sentence.has(hole::ALSO)
        && sentence.node(hole::DEED).form == "you"
        && sentence.node(hole::DEED).list(hole::ACTIONS)[0].form == "aim"
}

/// What comes before and after the sentences of a text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
    /// Place 1 Instability first (the symbol in the centre of a Spell).
    pub vortex: bool,
    /// The target.
    pub target: Option<Target>,
    /// May that be after the Effect?
    pub vortex_after: bool,
    /// Is the Element of the Spell named when it is revealed?
    pub names_element: bool,
    /// A Spell's target may be answered before its first sentence.
    pub spell: bool,
    /// Are those in a target Room targets too?
    pub in_areas: bool,
    /// Turn the Room's token to Used afterwards.
    pub token: bool,
    /// The Quest is Solved afterwards, unless its text says when.
    pub quest: bool,
    /// Some Quest, Jinx or Event may wait for the end of the Effect.
    pub awaited: bool,
}

type Failed = String;

impl Compiler<'_> {
    /// Compiles a whole text; where it begins.
    pub fn text(&mut self, tree: &Node, frame: Frame) -> Result<Pc, Failed> {
        let persistent = match tree.form {
            "persistent" | "now-persistent" | "persistent-now" => Some(tree.list(hole::THEN)),
            _ => None,
        };
        let standing = match persistent {
            Some(list) => Some(self.standing(list)?),
            None => None,
        };
        let start = self.here();
        let sentences: &[Node] = match tree.form {
            "now" | "now-persistent" | "persistent-now" => tree.list(hole::NOW),
            _ => &[],
        };
        let lasts_first = matches!(tree.form, "persistent" | "persistent-now");
        let circles = sentences.is_empty() || sentences.iter().any(|s| s.form == "again-and-again");
        let mut leaps = 0;
        sentences.iter().for_each(|s| s.walk(&mut |node| leaps += usize::from(things::leaps(node))));
        self.leaps = Some(leaps).filter(|_| !circles);
        self.enhancements = 0;
        for (number, sentence) in enhancements(sentences).enumerate() {
            let mut elements = [0; 7];
            for symbol in sentence.list(hole::ELEMENTS) {
                elements[usize::from(index_of(&ELEMENTS, symbol.word(hole::ELEMENT))?)] += 1;
            }
            self.code.push(Op::Enhance { number: small::count(number), elements });
        }
        if sentences.iter().any(|s| s.form == "unshielded") {
            self.code.push(Op::Unshielded);
        }
        if let Some(claim) = sentences.iter().find(|s| s.form == "only-you-gain") {
            self.code.push(Op::OnlyYouGain(number(claim, hole::N)));
        }
        if frame.names_element {
            self.code.push(Op::NameElement);
        }
        let vortex = self.code.len();
        if frame.vortex && frame.vortex_after {
            self.code.push(Op::Vortex { matters: false, uses: false });
        } else if frame.vortex {
            self.code.push(Op::Place { by: By::You, black: false, n: Quantity::Number(1), at: Where::Here });
        }
        let target = frame.target.filter(|_| !sentences.first().is_some_and(aims));
        // A Spell that is revealed is answered before its Effect; the symbol's cube belongs to the reveal (DUE-318). Where
        // those in a target Room are targets, so does the choice of the target (CLA-677).
        let aims = matches!(
            target,
            Some(Target::Model(_) | Target::Mage(_) | Target::Evocation(_) | Target::Room(_))
        );
        if (frame.vortex || frame.spell) && !(frame.spell && frame.in_areas && aims) {
            self.code.push(Op::Period);
        }
        if let Some(target) = target {
            self.aim(target, sentences)?;
            let answered = match target {
                Target::Yourself | Target::Special => false,
                Target::Room(_) => frame.in_areas,
                Target::Model(_) | Target::Mage(_) | Target::Evocation(_) => true,
            };
            if frame.spell && answered {
                self.code.push(Op::Period);
            }
        }
        let body = self.code.len();
        match tree.form {
            "now" | "now-persistent" => self.sentences(tree.list(hole::NOW))?,
            "each-in-order" => {
                let back = self.here();
                let at = self.code.len();
                self.code.push(Op::End);
                self.sentences(tree.list(hole::EACH))?;
                self.code.push(Op::NextMage(back));
                let exit = self.here();
                self.code[at] =
                    Op::EachMage { cells: self.context == Context::Event, others: false, of: None, exit };
            }
            "persistent" | "persistent-now" => {
                self.persists(standing);
                self.sentences(sentences)?;
            }
            other => return Err(format!("a text cannot be of the form {other}")),
        }
        if !lasts_first {
            self.persists(standing);
        }
        if self.used(body, |nature| nature.summons) {
            self.summon_applied(frame.awaited);
        }
        if frame.vortex && frame.vortex_after {
            let text = &self.code[body..];
            let matters = text.iter().any(|op| op.works_instability());
            let uses = text.iter().any(|op| op.uses_cubes());
            self.code[vortex] = Op::Vortex { matters, uses };
            self.code.push(Op::VortexAfter);
            self.code.push(Op::Period);
        }
        if frame.awaited {
            self.code.push(Op::Rule(Rule::EffectResolved));
            self.code.push(Op::Period);
        }
        if frame.quest && !self.code[body..].contains(&Op::SolveThisQuest) {
            self.code.push(Op::SolveThisQuest);
            self.code.push(Op::Period);
        }
        self.leaps = None;
        self.hand_limits(body);
        if frame.token {
            self.code.push(Op::Rule(Rule::UseToken));
        }
        self.code.push(Op::End);
        Ok(start)
    }

    fn persists(&mut self, standing: Option<(u16, u8)>) {
        self.code.extend(standing.map(|(first, count)| Op::Persist { first, count }));
    }

    /// Does an operation since `from` have such a nature?
    fn used(&self, from: usize, such: impl Fn(Nature) -> bool) -> bool {
        self.code[from..].iter().any(|op| such(op.nature()))
    }

    /// DUE-956: once an Effect, after its last sentence; another sentence may follow.
    fn summon_applied(&mut self, more: bool) {
        self.code.push(Op::Rule(Rule::SummonApplied));
        if !more {
            self.code.push(Op::Period);
        }
    }

    /// DUE-258: the Hand value holds again at the end of whatever may have filled a hand.
    fn hand_limits(&mut self, from: usize) {
        if self.used(from, |nature| nature.fills_hand) {
            self.code.push(Op::Rule(Rule::HandLimits));
        }
    }

    /// The end of an ability's program, which is an Effect like any other.
    fn end_ability(&mut self, code: Pc) {
        if self.used(usize::from(code), |nature| nature.summons) {
            self.summon_applied(false);
        }
        self.hand_limits(usize::from(code));
        self.code.push(Op::End);
    }

    /// Chooses the target; an Enhancement may change its kind.
    fn aim(&mut self, target: Target, sentences: &[Node]) -> Result<(), Failed> {
        let changed = enhancements(sentences).enumerate().find(|(_, s)| s.form == "enhancement-target");
        let Some((number, sentence)) = changed else {
            self.code.push(Op::Aim(target));
            return Ok(());
        };
        let mut jump = 0;
        self.when(&[Condition::Enhanced(small::count(number))], |c| {
            c.code.push(Op::Aim(Target::Room(Range::Within(unsigned(sentence.number(hole::N))))));
            jump = c.code.len();
            c.code.push(Op::End);
            Ok(())
        })?;
        self.code.push(Op::Aim(target));
        self.code[jump] = Op::Jump(self.here());
        Ok(())
    }

    /// Compiles an Event: what is done at once, and what lasts.
    pub fn event(&mut self, tree: &Node) -> Result<(Option<Pc>, (u16, u8)), Failed> {
        let lasting = match tree.form {
            "persistent" | "now-persistent" | "persistent-now" => self.standing(tree.list(hole::THEN))?,
            _ => (0, 0),
        };
        let now = match tree.form {
            "persistent" => None,
            "now-persistent" | "persistent-now" => {
                let start = self.here();
                self.sentences(tree.list(hole::NOW))?;
                self.hand_limits(usize::from(start));
                self.code.push(Op::Rule(Rule::EventApplied));
                self.code.push(Op::End);
                Some(start)
            }
            _ => {
                let start = self.text(tree, Frame::default())?;
                let end = self.code.len() - 1;
                self.code[end] = Op::Rule(Rule::EventApplied);
                self.code.push(Op::End);
                Some(start)
            }
        };
        Ok((now, lasting))
    }

    /// Compiles standing abilities; the first and their number.
    pub fn standing(&mut self, abilities: &[Node]) -> Result<(u16, u8), Failed> {
        let first = self.next_ability();
        let list = abilities.iter().map(|node| self.ability(node)).collect::<Result<Vec<_>, _>>()?;
        let count = small::count(list.len());
        self.abilities.extend(list);
        Ok((first, count))
    }

    /// Compiles a Skill: a text that waits for something. Its number.
    pub fn skill(&mut self, when: &Node, text: &Node, awaited: bool) -> Result<u16, Failed> {
        let trigger = trigger(when, self.lists)?;
        let code = self.text(text, Frame { awaited, ..Frame::default() })?;
        self.abilities.push(Standing::Answers { trigger, code, may: false, once: false });
        Ok(self.next_ability() - 1)
    }

    /// The number of the next standing ability; a match beyond the limit is refused.
    pub fn next_ability(&self) -> u16 {
        u16::try_from(self.abilities.len()).unwrap_or(u16::MAX)
    }

    fn here(&self) -> Pc {
        Pc::try_from(self.code.len()).unwrap_or(Pc::MAX)
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
            "do" => self.deeds(s)?,
            "may" => self.branch(Op::May, |c| c.actions(s.list(hole::ACTIONS)))?,
            "if-you-do" => self.branch(Op::IfDone, |c| c.deeds(s))?,
            "if-you-do-may" => {
                self.branch(Op::IfDone, |c| c.branch(Op::May, |c| c.actions(s.list(hole::ACTIONS))))?;
            }
            "if-you-do-either" => self.branch(Op::IfDone, |c| {
                c.either(s, None)?;
                c.code.push(Op::Period);
                Ok(())
            })?,
            "if" => {
                let conditions = conditions(s.node(hole::CONDITION), self.lists)?;
                self.when(&conditions, |c| c.deeds(s))?;
            }
            "if-otherwise" => {
                let conditions = conditions(s.node(hole::CONDITION), self.lists)?;
                let mut jump = 0;
                self.when(&conditions, |c| {
                    c.deed(s.node(hole::DEED))?;
                    c.code.push(Op::Period);
                    jump = c.code.len();
                    c.code.push(Op::End);
                    Ok(())
                })?;
                self.deed(s.node(hole::OTHERWISE))?;
                self.code.push(Op::Period);
                self.code[jump] = Op::Jump(self.here());
            }
            "again-and-again" => {
                let back = self.here();
                self.branch(Op::May, |c| {
                    c.actions(s.list(hole::ACTIONS))?;
                    c.code.push(Op::Jump(back));
                    Ok(())
                })?;
            }
            "if-you-do-not" => self.branch(Op::IfNotDone, |c| c.deeds(s))?,
            "for-each-do" => {
                let count = count(s.node(hole::COUNT), self.lists)?;
                let back = self.here();
                self.branch(
                    |exit| Op::Times(count, exit),
                    |c| {
                        c.deed(s.node(hole::DEED))?;
                        c.code.push(Op::Again(back));
                        Ok(())
                    },
                )?;
                self.code.push(Op::Period);
            }
            "enhancement" => {
                let number = self.enhancements;
                self.enhancements += 1;
                self.when(&[Condition::Enhanced(number)], |c| c.deeds(s))?;
            }
            "enhancement-target" => self.enhancements += 1,
            // Said of the whole text, before its first sentence.
            "unshielded" | "only-you-gain" => {}
            "they-may" => self.branch(Op::MayThat, |c| {
                for action in s.list(hole::ACTIONS) {
                    c.action(action, By::ThatMage)?;
                }
                c.code.push(Op::Period);
                Ok(())
            })?,
            "if-they-do-not-either" => self.branch(Op::IfNotDone, |c| {
                c.either(s, None)?;
                c.code.push(Op::Period);
                Ok(())
            })?,
            "may-either" => self.branch(Op::May, |c| {
                c.either(s, None)?;
                c.code.push(Op::Period);
                Ok(())
            })?,
            "either" => {
                self.either(s, s.has(hole::ACTIONS).then(|| s.list(hole::ACTIONS)))?;
                self.code.push(Op::Period);
            }
            other => return Err(format!("a sentence cannot be of the form {other}")),
        }
        Ok(())
    }

    /// A deed, and perhaps another in the same sentence.
    pub(super) fn deeds(&mut self, s: &Node) -> Result<(), Failed> {
        self.deed(s.node(hole::DEED))?;
        if let Some(also) = s.node_if(hole::ALSO) {
            self.deed(also)?;
        }
        self.code.push(Op::Period);
        Ok(())
    }

    /// One deed, and perhaps what one may do after it, or the other.
    fn either(&mut self, s: &Node, may: Option<&[Node]>) -> Result<(), Failed> {
        let mut jump = 0;
        self.branch(Op::Either, |c| {
            c.deed(s.node(hole::DEED))?;
            if let Some(actions) = may {
                c.code.push(Op::Period);
                c.branch(Op::May, |c| c.actions(actions))?;
            }
            jump = c.code.len();
            c.code.push(Op::End);
            Ok(())
        })?;
        self.deed(s.node(hole::OTHER))?;
        self.code[jump] = Op::Jump(self.here());
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
                for action in d.list(hole::ACTIONS) {
                    self.action(action, By::You)?;
                }
            }
            "by" => self.by(d, |c, by| {
                for action in d.list(hole::ACTIONS) {
                    c.action(action, by)?;
                }
                Ok(())
            })?,
            "by-either" => self.by(d, |c, by| {
                let mut jump = 0;
                c.branch(Op::Rather, |c| {
                    for action in d.list(hole::ACTIONS) {
                        c.action(action, by)?;
                    }
                    jump = c.code.len();
                    c.code.push(Op::End);
                    Ok(())
                })?;
                for action in d.list(hole::THEN) {
                    c.action(action, by)?;
                }
                c.code[jump] = Op::Jump(c.here());
                Ok(())
            })?,
            "price" => {
                for action in d.list(hole::ACTIONS) {
                    self.action(action, By::You)?;
                }
                self.branch(Op::IfDone, |c| {
                    for action in d.list(hole::THEN) {
                        c.action(action, By::You)?;
                    }
                    Ok(())
                })?;
            }
            "activates" => {
                let who = self.models(d.node(hole::WHO), By::You)?;
                let bonus = match d.number_if(hole::N) {
                    Some(n) => Some((stat(d.word(hole::STAT))?, signed(n))),
                    None => None,
                };
                self.code.push(Op::Activate { who, under: d.has(hole::UNDER), bonus });
            }
            "has-bonus" => {
                let who = self.models(d.node(hole::WHO), By::You)?;
                let lasting = match d {
                    d if d.has(hole::ROUND) => Lasting::Round,
                    d if d.has(hole::NEXT) => Lasting::NextActivation,
                    _ => Lasting::Activation,
                };
                let n = signed(d.number(hole::N));
                self.code.push(Op::Bonus { who, stat: stat(d.word(hole::STAT))?, n, lasting });
            }
            "banned" => {
                let who = self.models(d.node(hole::WHO), By::You)?;
                let ban = match d {
                    d if d.has(hole::ROOM) => Barring::Activate,
                    d if d.has(hole::LEAVE) => Barring::Leave(self.rooms(d.node(hole::WHERE), By::You)?),
                    d if d.has(hole::WITH) => Barring::Walk,
                    _ => Barring::Move,
                };
                self.code.push(Op::Ban { who, ban, next: d.has(hole::NEXT) });
            }
            "counts-as" if d.has(hole::COPY) => {
                let at = self.rooms(d.node(hole::WHERE), By::You)?;
                self.code.push(Op::PickRoom(RoomChoice::Copied));
                self.code.push(Op::Copy(at));
            }
            "counts-as" => {
                let at = self.rooms(d.node(hole::WHERE), By::You)?;
                self.code.push(Op::Recolour(at, colour(d.word(hole::COLOUR))?));
            }
            "after" => {
                self.code.push(Op::AfterSpell);
                for action in d.list(hole::ACTIONS) {
                    self.action(action, By::You)?;
                }
            }
            "each-assigned-activates" => {
                let archetype = index_of(&ARCHETYPES, d.word(hole::WHAT))?;
                self.code.push(Op::ActivateEach(Batch::AssignedToTarget(archetype)));
            }
            "those-activate" => self.code.push(Op::ActivateEach(Batch::ByThisEffect)),
            other => return Err(format!("a deed cannot be of the form {other}")),
        }
        Ok(())
    }

    /// What a subject does: somebody, or each of several Mages in turn.
    fn by(&mut self, d: &Node, body: impl Fn(&mut Self, By) -> Result<(), Failed>) -> Result<(), Failed> {
        let subject = d.node(hole::SUBJECT);
        let mut of = None;
        let (by, each) = match subject.form {
            "rose" => (By::Rose, None),
            "target-mage" => (By::Target, None),
            "that-mage" => (By::ThatMage, None),
            "crown-holder" => (By::Crown, None),
            "another-mage-does" => {
                self.code.push(Op::Pick(things::ANOTHER_MAGE));
                self.code.push(Op::NoteMage);
                (By::ThatMage, None)
            }
            "every-mage" => (By::You, Some(false)),
            "mages-in" | "mages-within-target" | "mages-damaged" | "mages-richest" => {
                of = Some(self.mages(subject)?);
                (By::You, Some(subject.has(hole::OTHER)))
            }
            _ => (By::You, Some(true)),
        };
        let Some(others) = each else { return body(self, by) };
        let back = self.here();
        let at = self.code.len();
        self.code.push(Op::End);
        body(self, By::You)?;
        self.code.push(Op::NextMage(back));
        let exit = self.here();
        self.code[at] = Op::EachMage { cells: self.context == Context::Event, others, of, exit };
        Ok(())
    }
}
