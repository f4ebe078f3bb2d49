//! What happened, as one audience may know it: the log and the animation read it, the rules never do.

use crate::language::program::SpellType;
use crate::state::{Phase, Side};
use kernel::Clause;
use serde::Serialize;
use ts_rs::TS;

/// The id of a card, Room, Mage or Model, as packs and choices name it.
pub type Id = smol_str::SmolStr;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Looks {
        mage: Id,
        n: u8,
        from: &'static str,
    },
    PutBack {
        mage: Id,
        spell: Id,
        from: &'static str,
    },
    SchoolReshuffled {
        school: Id,
    },
    Laid {
        mage: Id,
        spell: Id,
        slot: &'static str,
    },
    Given {
        mage: Id,
        to: Id,
        spell: Option<Id>,
    },
    Redirected {
        model: Id,
        mage: Id,
        n: u8,
    },
    JinxCube {
        jinx: Id,
        mage: Id,
    },
    QuestDrawn {
        mage: Id,
        moon: u8,
        quest: Option<Id>,
    },
    RoseDrewQuest,
    QuestRevealed {
        mage: Id,
        quest: Id,
    },
    QuestCube {
        mage: Id,
        quest: Id,
    },
    QuestCompleted {
        mage: Id,
        quest: Id,
    },
    QuestUsed {
        mage: Id,
        quest: Id,
    },
    QuestDiscarded {
        mage: Id,
        quest: Option<Id>,
    },
    QuestReturned {
        mage: Id,
        quest: Option<Id>,
    },
    QuestGiven {
        mage: Id,
        to: Id,
        quest: Option<Id>,
    },
    QuestAdded {
        mage: Id,
        quest: Id,
    },
    /// Somebody looks at cards of another Mage.
    LooksAt {
        mage: Id,
        of: Id,
        n: u8,
        cards: &'static str,
    },
    /// What was seen there: a Quest of this Mage.
    SawQuest {
        mage: Id,
        quest: Id,
    },
    /// A Spell goes from one hand to another.
    Exchanged {
        mage: Id,
        to: Id,
        spell: Option<Id>,
    },
    /// What was seen there: a Spell of this Mage.
    SawSpell {
        mage: Id,
        spell: Id,
    },
    EventRevealed {
        mage: Id,
        event: Id,
    },
    EventDiscarded {
        event: Id,
    },
    EndNears,
    RoundBegins {
        round: u8,
        crown: Id,
    },
    PhaseBegins {
        phase: Phase,
    },
    ColourChosen {
        seat: u8,
        colour: u8,
    },
    MageChosen {
        seat: u8,
        mage: Id,
    },
    GrimoireChosen {
        mage: Id,
        grimoire: Id,
    },
    EventApplied {
        event: Id,
    },
    Drew {
        mage: Id,
        from: &'static str,
        spell: Option<Id>,
    },
    Reshuffled {
        mage: Id,
    },
    Discarded {
        mage: Id,
        spell: Id,
        from: &'static str,
    },
    LeftTheGame {
        spell: Id,
    },
    Returned {
        mage: Id,
        slot: &'static str,
    },
    Prepared {
        mage: Id,
        slot: &'static str,
        spell: Id,
        side: Side,
    },
    PreparationEnds,
    Acts {
        mage: Id,
        action: &'static str,
    },
    Cast {
        mage: Id,
        slot: &'static str,
        spell: Id,
        side: Side,
    },
    /// The next Spell of another, cast as if it were one's own.
    CastAsOwn {
        mage: Id,
        of: Id,
        spell: Id,
        side: Side,
    },
    /// A Ready Spell is shown to all, and stays Ready.
    ShownReady {
        mage: Id,
        slot: &'static str,
        spell: Id,
        side: Side,
    },
    Activated {
        mage: Id,
        slot: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "string")]
        kind: Option<SpellType>,
    },
    Targets {
        source: Id,
        target: Id,
    },
    Damaged {
        by: Id,
        source: Id,
        victim: Id,
        dealt: u8,
        placed: u8,
    },
    Ignored {
        victim: Id,
        n: u8,
    },
    Converted {
        by: Id,
        at: Id,
        from: Id,
    },
    Healed {
        victim: Id,
        cube: Id,
    },
    Transferred {
        cube: Id,
        from: Id,
        to: Id,
    },
    /// Damage was removed at Clean-up.
    Faded {
        victim: Id,
        cube: Id,
    },
    Placed {
        by: Id,
        colour: Id,
        room: Id,
        placed: u8,
        asked: u8,
    },
    InstabilityRemoved {
        by: Id,
        room: Id,
        n: u8,
    },
    Gained {
        party: Id,
        n: u8,
        why: Id,
    },
    Lost {
        party: Id,
        n: u8,
        why: Id,
    },
    Entered {
        model: Id,
        room: Id,
    },
    Summoned {
        mage: Id,
        model: Id,
        room: Id,
    },
    Removed {
        model: Id,
    },
    EvocationDefeated {
        model: Id,
        by: Id,
    },
    UpgradeAssigned {
        upgrade: Id,
        model: Id,
    },
    UpgradeDiscarded {
        upgrade: Id,
    },
    JinxAssigned {
        jinx: Id,
        mage: Id,
    },
    JinxDiscarded {
        jinx: Id,
        mage: Id,
    },
    EvocationActivates {
        model: Id,
        controller: Id,
    },
    ActivationEnds {
        model: Id,
    },
    Bonus {
        model: Id,
        stat: Id,
        n: i8,
    },
    Attacks {
        model: Id,
        victim: Id,
    },
    RoomActivated {
        mage: Id,
        room: Id,
    },
    PersistentBegins {
        mage: Id,
        spell: Id,
    },
    PersistentEnds {
        spell: Id,
    },
    Triggered {
        mage: Id,
        source: Id,
    },
    MageDefeated {
        mage: Id,
        by: Id,
    },
    DefeatAverted {
        mage: Id,
    },
    ToCell {
        mage: Id,
    },
    Trophy {
        party: Id,
    },
    RoomTrack {
        party: Id,
        room: Id,
    },
    QuestSolved {
        mage: Id,
        quest: Id,
    },
    RoomRebuilt {
        room: Id,
    },
    RoomRuined {
        room: Id,
        taker: Id,
    },
    ExtraRound,
    /// A Room counts as a copy of another, or as one of a colour.
    RoomCounts {
        room: Id,
        copy: Option<Id>,
        colour: &'static str,
    },
    /// A Mage counts as an Evocation, too.
    TakesShape {
        mage: Id,
        shape: Id,
    },
    TurnsBack {
        mage: Id,
    },
    ElementNamed {
        mage: Id,
        spell: Id,
        element: &'static str,
    },
    Cancelled {
        source: Id,
    },
    TokenUsed {
        room: Id,
    },
    TokenRefreshed {
        mage: Id,
    },
    TokensExhausted {
        mage: Id,
        n: u8,
    },
    /// A Mage may not do something: until Clean-up, or in the next Action Phase; or may not leave a Room.
    Banned {
        mage: Id,
        ban: &'static str,
        next: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        room: Option<Id>,
    },
    BansEnd {
        mage: Id,
    },
    TypeNamed {
        mage: Id,
        kind: &'static str,
    },
    ColourNamed {
        mage: Id,
        colour: &'static str,
    },
    CrownPasses {
        mage: Id,
    },
    MoonChanges {
        moon: u8,
    },
    GameEnds {
        winner: Id,
    },
    AvatarComes {
        avatar: Id,
    },
    CommandRevealed {
        mage: Id,
        command: Id,
    },
    CommandPlus {
        avatar: Id,
    },
    CommandsReturn {
        moon: u8,
    },
    Dominion {
        avatar: Id,
    },
    /// Why the Avatar, or an Evocation of its, chooses as it does: who or what is left by a criterion.
    Reason {
        why: &'static str,
        n: u8,
        left: Vec<Id>,
    },
    /// A resolution has reached a limit of the engine, and something was lost to it.
    LimitReached {
        limit: &'static str,
    },
    /// An instruction did nothing, and why.
    Nothing {
        why: &'static str,
        #[ts(type = "string")]
        clause: Clause,
    },
}
