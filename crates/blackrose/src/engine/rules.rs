//! The rules as step lists: what a Round, a defeat, an activation consist of, one line a clause. They
//! run in the same interpreter as card texts; an edition names its lists.

use crate::language::program::{Happening, Moves, Op, Pc};
use crate::state::Phase;

/// One step of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Rule {
    // Setup.
    ChooseMages,
    ChooseColours,
    ChooseGrimoires,
    LayOut,
    // A Round.
    BeginRound,
    ApplyEvent,
    ShiftEvents,
    RevealEvent,
    ApplyEvents(Phase),
    GiveUpQuests,
    TakeQuests,
    LimitQuests,
    EndBlackRosePhase,
    Study,
    Prepare,
    TakeActivations,
    LastDeclarations,
    ActivateEvocations,
    DiscardSpells,
    CleanAvatar,
    EndPersistents,
    TurnEvocations,
    RefreshTokens,
    RebuildRooms,
    RefreshRooms,
    TurnMoon,
    RuinRooms,
    FreeQuests,
    NextRound,
    // A Moon begins.
    BeginMoon,
    // Activation of a Room that stands.
    NameQuest,
    AnswerRoom,
    PhysicalResolved,
    RoomEffect,
    RoomAfterAll,
    // Completing a Quest.
    AnswerQuest,
    Reward,
    QuestPoints,
    KeepCompleted,
    // Activation of an Evocation.
    BeginActivation,
    EndActivation,
    Hunt,
    Chart,
    CommandCard,
    // Parts of Effects.
    HandLimits,
    SummonApplied,
    EffectResolved,
    EventApplied,
    Strike,
    Onset,
    Assault,
    AnswerCast,
    LayActive,
    Which,
    JinxCubes,
    Tasks,
    UseToken,
    // Defeat of a Mage.
    StopIfAverted,
    RemoveAssigned,
    ToCell,
    ScoreDefeat,
    Trophy,
    ReturnCubes,
    // The end.
    ScoreTrophies,
    ScoreSolved,
    ScoreCrown,
    ScoreMajorities,
    ScoreRooms,
    ScoreQuests,
    ScoreTokens,
    EndGame,
}

impl Rule {
    /// What happens only through this step.
    pub fn tells(self) -> Option<Happening> {
        match self {
            Rule::EffectResolved => Some(Happening::Resolved),
            Rule::SummonApplied => Some(Happening::Summoned),
            Rule::PhysicalResolved => Some(Happening::Acted),
            Rule::EndBlackRosePhase => Some(Happening::RosePhaseEnded),
            Rule::RuinRooms => Some(Happening::TookToken),
            Rule::AnswerCast => Some(Happening::Cast),
            Rule::ChooseMages
            | Rule::ChooseColours
            | Rule::ChooseGrimoires
            | Rule::LayOut
            | Rule::BeginRound
            | Rule::ApplyEvent
            | Rule::ShiftEvents
            | Rule::RevealEvent
            | Rule::ApplyEvents(_)
            | Rule::GiveUpQuests
            | Rule::TakeQuests
            | Rule::LimitQuests
            | Rule::Study
            | Rule::Prepare
            | Rule::TakeActivations
            | Rule::LastDeclarations
            | Rule::ActivateEvocations
            | Rule::DiscardSpells
            | Rule::CleanAvatar
            | Rule::EndPersistents
            | Rule::TurnEvocations
            | Rule::RefreshTokens
            | Rule::RebuildRooms
            | Rule::RefreshRooms
            | Rule::TurnMoon
            | Rule::FreeQuests
            | Rule::BeginMoon
            | Rule::NameQuest
            | Rule::RoomEffect
            | Rule::RoomAfterAll
            | Rule::Reward
            | Rule::QuestPoints
            | Rule::KeepCompleted
            | Rule::NextRound
            | Rule::BeginActivation
            | Rule::EndActivation
            | Rule::Hunt
            | Rule::Chart
            | Rule::CommandCard
            | Rule::HandLimits
            | Rule::Which
            | Rule::JinxCubes
            | Rule::Tasks
            | Rule::EventApplied
            | Rule::Strike
            | Rule::Onset
            | Rule::Assault
            | Rule::LayActive
            | Rule::UseToken
            | Rule::StopIfAverted
            | Rule::RemoveAssigned
            | Rule::ToCell
            | Rule::ScoreDefeat
            | Rule::Trophy
            | Rule::ReturnCubes
            | Rule::ScoreTrophies
            | Rule::ScoreSolved
            | Rule::ScoreCrown
            | Rule::ScoreMajorities
            | Rule::ScoreRooms
            | Rule::ScoreQuests
            | Rule::ScoreTokens
            | Rule::AnswerRoom
            | Rule::AnswerQuest
            | Rule::EndGame => None,
        }
    }
}

/// Where the step lists of a match begin in its code.
#[derive(Clone, Copy, Debug, Default)]
#[allow(missing_docs)]
pub struct Lists {
    pub game: Pc,
    pub round: Pc,
    pub scoring: Pc,
    pub defeat: Pc,
    pub activation: Pc,
    pub explore: Pc,
    pub fight: Pc,
    pub command: Pc,
    pub momentum: Pc,
    pub period: Pc,
    pub strike: Pc,
    pub which: Pc,
    pub jinx_cubes: Pc,
    pub tasks: Pc,
    pub hunt: Pc,
    pub chart: Pc,
    pub avatar: Pc,
    pub moon: Pc,
    pub limits: Pc,
    pub room: Pc,
    pub complete: Pc,
    pub onset: Pc,
    pub assault: Pc,
    pub lay: Pc,
}

impl Lists {
    /// Is this the end of a sentence that stands alone?
    pub fn is_period(&self, pc: Pc) -> bool {
        pc == self.period
    }

    /// Is this Damage on its way?
    pub fn is_strike(&self, pc: Pc) -> bool {
        pc == self.strike || pc == self.onset || pc == self.assault
    }

    /// Is this a step of activating a Room that stands?
    pub fn activates(&self, pc: Pc) -> bool {
        pc >= self.room && pc < self.complete
    }

    /// Is this a step of completing a Quest?
    pub fn completes(&self, pc: Pc) -> bool {
        pc >= self.complete && pc < self.complete + 6
    }

    /// Is this a step of casting a Spell face down?
    pub fn casts(&self, pc: Pc) -> bool {
        pc >= self.lay && pc < self.lay + 3
    }

    /// Is this a step of a defeat?
    pub fn defeats(&self, pc: Pc) -> bool {
        (self.defeat..self.activation).contains(&pc)
    }

    /// Writes the lists that all editions share, and the edition's own, into the code.
    pub fn write(code: &mut Vec<Op>, edition: &crate::editions::Edition) -> Lists {
        let mut list = |steps: &[Op]| {
            let at = Pc::try_from(code.len()).unwrap_or(Pc::MAX);
            code.extend_from_slice(steps);
            code.push(Op::End);
            at
        };
        // CLA-677: in some editions a Physical Action is answered when it is resolved.
        let physical = |moves: Moves, attack: Option<i8>| {
            let mut steps = vec![Op::Physical { moves, activate: true, attack }];
            if edition.answers.physical_actions {
                steps.push(Op::Rule(Rule::PhysicalResolved));
            }
            steps
        };
        let rules = |steps: &[Rule]| steps.iter().map(|r| Op::Rule(*r)).collect::<Vec<Op>>();
        Lists {
            game: list(&rules(edition.setup)),
            round: list(&rules(edition.round)),
            scoring: list(&rules(edition.scoring)),
            defeat: list(&rules(edition.defeat)),
            // DUE-609, DUE-610, DUE-614: the Skill first, then moves and one attack.
            activation: list(&[
                Op::Rule(Rule::BeginActivation),
                Op::Period,
                Op::Physical { moves: Moves::Speed, activate: false, attack: Some(0) },
                Op::Rule(Rule::EndActivation),
            ]),
            // DUE-308, DUE-312, DUE-322.
            explore: list(&physical(Moves::Speed, None)),
            fight: list(&physical(Moves::Number(0), Some(0))),
            momentum: list(&[Op::Physical { moves: Moves::Number(1), activate: false, attack: None }]),
            // DUE-314, DUE-315: any Evocation the Mage owns.
            command: list(&[
                Op::Pick(crate::engine::select::OWN_EVOCATIONS),
                Op::Activate { who: crate::language::program::Who::It, under: false, bonus: None },
                Op::Period,
            ]),
            period: list(&[Op::Period]),
            strike: list(&[Op::Rule(Rule::Strike)]),
            // REB-573: what an answer is about.
            which: list(&[Op::Rule(Rule::Which)]),
            // REB-645: too few cubes for Jinxes or Tasks go where their Mage likes.
            jinx_cubes: list(&[Op::Rule(Rule::JinxCubes)]),
            tasks: list(&[Op::Rule(Rule::Tasks)]),
            // REB-724: an Evocation of the Black Rose follows its Mage.
            hunt: list(&[
                Op::Rule(Rule::BeginActivation),
                Op::Period,
                Op::Rule(Rule::Hunt),
                Op::Rule(Rule::EndActivation),
            ]),
            // REB-970: one of the Avatar follows the chart.
            chart: list(&[
                Op::Rule(Rule::BeginActivation),
                Op::Period,
                Op::Rule(Rule::Chart),
                Op::Rule(Rule::EndActivation),
            ]),
            avatar: list(&[Op::Rule(Rule::CommandCard)]),
            moon: list(&[Op::Rule(Rule::BeginMoon)]),
            limits: list(&[Op::Rule(Rule::HandLimits), Op::Rule(Rule::LimitQuests)]),
            // CLA-550, CLA-677: answers, the token, the Effect, the Quest that was named.
            room: list(&[
                Op::Rule(Rule::NameQuest),
                Op::Rule(Rule::AnswerRoom),
                Op::Rule(Rule::RoomEffect),
                Op::Rule(Rule::RoomAfterAll),
            ]),
            // CLA-315.
            complete: list(&[
                Op::Rule(Rule::AnswerQuest),
                Op::Rule(Rule::Reward),
                Op::Rule(Rule::QuestPoints),
                Op::Rule(Rule::KeepCompleted),
                Op::Period,
            ]),
            onset: list(&[Op::Rule(Rule::Onset)]),
            assault: list(&[Op::Rule(Rule::Assault)]),
            // CLA-677: what is cast face down can be answered like any cast.
            lay: list(&[Op::Rule(Rule::AnswerCast), Op::Rule(Rule::LayActive)]),
        }
    }
}
