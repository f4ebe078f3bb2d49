//! Which words of a text take their meaning from what the text answers.

use super::*;

/// Words such as "that Mage", as a mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words(u8);

impl Words {
    /// None of them.
    pub const NONE: Words = Words(0);
    /// "That Mage".
    pub const MAGE: Words = Words(1);
    /// "That Room".
    pub const ROOM: Words = Words(2);
    /// "The same amount".
    pub const AMOUNT: Words = Words(4);
    /// "That Model".
    pub const MODEL: Words = Words(8);
    /// "The same Evocation".
    pub const KIND: Words = Words(16);
    /// What happened itself: damage that is ignored.
    pub const FACT: Words = Words(32);

    /// Is the word among them?
    pub fn has(self, word: Words) -> bool {
        self.0 & word.0 != 0
    }

    fn and(self, more: Words) -> Words {
        Words(self.0 | more.0)
    }

    fn but(self, known: Words) -> Words {
        Words(self.0 & !known.0)
    }

    /// Does a text come to the same whether it is resolved for one thing first or for another? So it is with points,
    /// which are counted and nothing else, and with cubes on Jinxes, if there are enough.
    pub fn in_any_order(text: &[Op], cubes_suffice: bool) -> bool {
        let mut text = text.iter().take_while(|op| **op != Op::End);
        text.all(|op| match op.nature().order {
            Order::Nothing => true,
            Order::WithCubes => cubes_suffice,
            Order::Matters => false,
        })
    }

    /// The words of a text that mean what its trigger spoke of.
    pub fn of(text: &[Op]) -> Words {
        let mut chosen = Words::NONE;
        let mut words = Words::NONE;
        for op in text.iter().take_while(|op| **op != Op::End) {
            words = words.and(op.words().but(chosen));
            // From here on the word means what the text has chosen itself.
            chosen = chosen.and(op.nature().chooses);
        }
        words
    }
}

impl By {
    fn words(self) -> Words {
        match self {
            By::ThatMage => Words::MAGE,
            By::You | By::Rose | By::Target | By::Crown | By::Caster => Words::NONE,
        }
    }
}

impl Filter {
    fn words(self) -> Words {
        match self.whose {
            Whose::ThatMages => Words::MAGE,
            Whose::Anyone
            | Whose::Affected
            | Whose::Others
            | Whose::Yours
            | Whose::Targets
            | Whose::AssignedToTarget => Words::NONE,
        }
    }
}

impl Who {
    fn words(self) -> Words {
        match self {
            Who::ThatMage => Words::MAGE,
            Who::ThatModel => Words::MODEL,
            Who::Each(filter) => filter.words(),
            Who::InRooms(_, _, at) | Who::MobileIn(_, _, at) | Who::SparedIn(_, at) => at.words(),
            Who::Target | Who::You | Who::It | Who::Crown | Who::TargetsOwner => Words::NONE,
        }
    }
}

impl Where {
    fn words(self) -> Words {
        match self {
            Where::Of(RoomOf::ThatMage) => Words::MAGE,
            Where::ThatRoom | Where::NamedColour | Where::AdjacentToThat => Words::ROOM,
            Where::Of(RoomOf::Target | RoomOf::It | RoomOf::TargetsOwner)
            | Where::Target
            | Where::Here
            | Where::OfEachMage
            | Where::Each
            | Where::Colour(_)
            | Where::Colours(..)
            | Where::Named(_)
            | Where::TargetWas => Words::NONE,
        }
    }
}

impl Quantity {
    fn words(self) -> Words {
        match self {
            Quantity::Same | Quantity::SameMax(_) | Quantity::SamePlus(_) => Words::AMOUNT,
            Quantity::ForEach { count, .. } | Quantity::Plus { count, .. } => match count {
                Count::ThatMagesRevealed | Count::ThatMagesReady => Words::MAGE,
                _ => Words::NONE,
            },
            Quantity::Number(_) | Quantity::All => Words::NONE,
        }
    }
}

impl Condition {
    fn words(self) -> Words {
        match self {
            Condition::MageDefeatedYou | Condition::ThatMageCrowned => Words::MAGE,
            Condition::YouDefeatedTarget
            | Condition::Revealed(_)
            | Condition::RevealedType(..)
            | Condition::RevealedElements(_)
            | Condition::RevealedTypes(_)
            | Condition::RevealedSchool(..)
            | Condition::MagesInYourRoom(_)
            | Condition::YouAreIn(_)
            | Condition::YouAreInTarget
            | Condition::TargetUnhurt
            | Condition::TargetInCompany
            | Condition::YouCrowned
            | Condition::YouOwn(_)
            | Condition::YouHavePower(_)
            | Condition::MageHasMorePower
            | Condition::YouHaveDamage(_)
            | Condition::TargetHasDamage(_)
            | Condition::TargetHasJinx
            | Condition::YourInstabilityHere
            | Condition::YourInstabilityRooms(_)
            | Condition::RebuiltRooms(_)
            | Condition::ModelsInYourRoom(_)
            | Condition::Upgraded
            | Condition::RoseDefeatedYou
            | Condition::YouUnhurt
            | Condition::NoCompletedQuest
            | Condition::EvocationInLodge
            | Condition::TargetWithout(_)
            | Condition::NothingConverted
            | Condition::HasShown(_)
            | Condition::Enhanced(_)
            | Condition::TargetIsRoom(_)
            | Condition::PlayedCrown
            | Condition::MagesDamaged(_)
            | Condition::Inflicted(_)
            | Condition::ColoursEntered(_)
            | Condition::GivenToMove(_)
            | Condition::YourDamageOnOne(_)
            | Condition::DestroyedRooms(_) => Words::NONE,
        }
    }
}

impl Op {
    /// The words that the operation reads.
    fn words(self) -> Words {
        match self {
            Op::Ignore(_) | Op::IgnoreAll => Words::FACT,
            Op::HaveAttack { who, to } => who.words().and(to.map_or(Words::NONE, Who::words)),
            Op::RevealNext(who) => who.words(),
            Op::CastNextOf { by, of } => by.words().and(of.words()),
            Op::If(condition, _) => condition.words(),
            Op::MayThat(_) => Words::MAGE,
            Op::EachMage { of: Some(who), .. } => who.words(),
            Op::AimAt(filter) | Op::Pick(filter) => filter.words(),
            Op::Cancel(_) => Words::FACT,
            Op::Redirect(who) => who.words().and(Words::FACT),
            Op::AimWho(who)
            | Op::Defeat(who)
            | Op::DefeatAsFirst(who)
            | Op::MoveSpeed(who)
            | Op::MoveEach(who, _)
            | Op::SendToCell(who)
            | Op::Swap(who)
            | Op::Remove(who)
            | Op::DiscardUpgrade(who)
            | Op::AssignAnyUpgrade(who)
            | Op::AssignAnyJinx(who)
            | Op::MoveToward(Toward::Model(who))
            | Op::Steal { from: who, .. }
            | Op::StealQuest { from: who }
            | Op::Move { who, .. }
            | Op::AssignUpgrade { to: who, .. }
            | Op::AssignJinx { to: who, .. }
            | Op::AssignEvocation { to: who, .. }
            | Op::Activate { who, .. }
            | Op::Bonus { who, .. }
            | Op::Attack { who, .. }
            | Op::GiveForgotten { to: who, .. } => who.words(),
            Op::AimWhere(at)
            | Op::NoteRoom(at)
            | Op::Rebuild(at)
            | Op::Close(at)
            | Op::Recolour(at, _)
            | Op::ActivateRoom { at, .. }
            | Op::MoveToward(Toward::Room(at)) => at.words(),
            // The Room that is copied is chosen.
            Op::Copy(at) => at.words(),
            Op::Put { who, at } | Op::Ban { who, ban: Barring::Leave(at), .. } => who.words().and(at.words()),
            Op::Ban { who, .. } => who.words(),
            Op::Heal { n, on, .. } => n.words().and(on.words()),
            Op::ConvertOrLose { by, on, .. } => by.words().and(on.words()),
            Op::MoveInto { who, to } | Op::MoveTogether { who, with: to } => who.words().and(to.words()),
            Op::Transfer { from, to, .. } => from.words().and(to.words()),
            Op::Inflict { by, n, to: who, .. } | Op::Convert { by, n, on: who } => {
                by.words().and(n.words()).and(who.words())
            }
            Op::Place { by, n, at, .. } | Op::ConvertRoom { by, n, at } => {
                by.words().and(n.words()).and(at.words())
            }
            Op::RemoveInstability { by, at, .. }
            | Op::Destroy { by, at }
            | Op::TakeInstability { by, at, .. }
            | Op::Summon { by, at, .. }
            | Op::SummonChoice { by, at, .. } => by.words().and(at.words()),
            Op::SummonSame { by, at } => by.words().and(at.words()).and(Words::KIND),
            Op::Gain { by, n }
            | Op::GainInAll { by, n, .. }
            | Op::Lose { by, n }
            | Op::LookQuests { by, n, .. } => by.words().and(n.words()),
            Op::CastHand { by, from, .. } => by.words().and(from.map_or(Words::NONE, Where::words)),
            Op::TakeTrophy { by, of }
            | Op::TakeActive { by, of }
            | Op::RemoveReady { by, of, .. }
            | Op::LookReady { by, of }
            | Op::LookHand { by, of } => by.words().and(of.words()),
            Op::ConvertInflicted { by }
            | Op::InflictBut { by, .. }
            | Op::DiscardJinx { by, .. }
            | Op::Draw { by, .. }
            | Op::TakeMemories { by, .. }
            | Op::TakeDiscards { by, .. }
            | Op::Search { by, .. }
            | Op::Discard { by, .. }
            | Op::DiscardReady { by, .. }
            | Op::DiscardQuick { by }
            | Op::Refresh { by, .. }
            | Op::Exhaust { by, .. }
            | Op::TakeCrown { by }
            | Op::Look { by, .. }
            | Op::SearchBoth { by, .. }
            | Op::SearchSummon { by, .. }
            | Op::ShuffleMemories { by }
            | Op::DrawQuest { by, .. }
            | Op::DrawSameMoon { by, .. }
            | Op::PeekQuests { by, .. }
            | Op::RevealQuest { by, .. }
            | Op::GainQuest { by }
            | Op::AddQuest { by }
            | Op::LookEvents { by, .. }
            | Op::CastNext { by }
            | Op::Become { by, .. }
            | Op::DiscardQuest { by, .. }
            | Op::CompleteQuest { by, .. }
            | Op::SolveQuest { by }
            | Op::DrawEvent { by, .. }
            | Op::GiveTrophy { by, .. } => by.words(),
            Op::Vortex { .. } | Op::VortexAfter | Op::NameElement | Op::NameColour | Op::NameType => {
                Words::NONE
            }
            Op::End
            | Op::Period
            | Op::Jump(_)
            | Op::IfDone(_)
            | Op::May(_)
            | Op::Either(_)
            | Op::Rather(_)
            | Op::IfNotDone(_)
            | Op::Times(..)
            | Op::Again(_)
            | Op::Enhance { .. }
            | Op::Unshielded
            | Op::OnlyYouGain(_)
            | Op::TakeQuest { .. }
            | Op::Aim(_)
            | Op::EachMage { of: None, .. }
            | Op::NextMage(_)
            | Op::PickRoom(_)
            | Op::PickNearest(_)
            | Op::NoteMage
            | Op::IgnoreEffect
            | Op::IgnoreDamage
            | Op::AfterSpell
            | Op::AttackMore(_)
            | Op::Fade(_)
            | Op::HealButRose
            | Op::Mirror { .. }
            | Op::Physical { .. }
            | Op::RemoveUpTo { .. }
            | Op::JinxCube
            | Op::ActivateEach(_)
            | Op::SwapRevealed
            | Op::ReturnRevealed(_)
            | Op::CompleteThatQuest
            | Op::SolveThisQuest
            | Op::DiscardEvent { .. }
            | Op::Persist { .. }
            | Op::Rule(_) => Words::NONE,
        }
    }
}
