//! The operations that the interpreter runs.

use super::*;

/// One step of a program: of a card or of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Op {
    // Flow.
    /// The end of the program.
    End,
    /// The end of a sentence: where triggers, defeats and declarations happen.
    Period,
    Jump(Pc),
    /// Goes on if the previous instruction was carried out in full.
    IfDone(Pc),
    If(Condition, Pc),
    /// Asks "do you want to?"; "no" jumps.
    May(Pc),
    /// Asks which of two; the second jumps.
    Either(Pc),
    /// Asks which of two, unless the first cannot be done, as far as everybody can see; the second jumps.
    Rather(Pc),
    /// Asks that Mage "do you want to?"; "no" jumps.
    MayThat(Pc),
    /// Goes on if the previous instruction was not carried out in full.
    IfNotDone(Pc),
    /// Runs the code up to `Again` once for each; then jumps.
    Times(Count, Pc),
    Again(Pc),
    /// What follows is done when the Spell that the answer interrupts is over.
    AfterSpell,
    /// Looks, once, whether an Enhancement holds: its number in the text and its Elements as counts.
    Enhance {
        number: u8,
        elements: [u8; 7],
    },
    /// No Protection may answer this Spell.
    Unshielded,
    /// A Mage whom the Effect defeats brings so many points to "you", and none to others.
    OnlyYouGain(u8),
    /// Chooses the target of the Effect.
    Aim(Target),
    /// Chooses as the target a Model that fits, or a Dummy Model.
    AimAt(Filter),
    /// The Models or the Room that the text has just named become the target.
    AimWho(Who),
    AimWhere(Where),
    /// Each Mage in play order becomes "you" for the code up to `NextMage`.
    EachMage {
        cells: bool,
        others: bool,
        /// Only these, as they are at the start.
        of: Option<Who>,
        exit: Pc,
    },
    NextMage(Pc),
    Pick(Filter),
    PickRoom(RoomChoice),
    /// The nearest of these Rooms, for a move toward it.
    PickNearest(RoomChoice),
    /// The Mage just picked, or the owner of the Model just picked, becomes "that Mage".
    NoteMage,
    /// The Room `Where` names becomes "that Room".
    NoteRoom(Where),

    // Damage.
    Inflict {
        by: By,
        n: Quantity,
        to: Who,
        quiet: Quiet,
    },
    Convert {
        by: By,
        n: Quantity,
        on: Who,
    },
    /// So much damage, but another number on the Models of an archetype.
    InflictBut {
        by: By,
        n: u8,
        archetype: u8,
        instead: u8,
    },
    /// Cubes of one Model, of any sides, come to lie on another.
    Transfer {
        n: u8,
        from: Who,
        to: Who,
    },
    /// Converts, and who has too few cubes for it loses so many points for each that is missing.
    ConvertOrLose {
        by: By,
        n: u8,
        on: Who,
        toll: u8,
    },
    /// So much of the damage that this Effect has placed on each Model is removed at Clean-up.
    Fade(u8),
    ConvertInflicted {
        by: By,
    },
    /// As much, or as little as one likes if one `may` stop.
    Heal {
        n: Quantity,
        may: bool,
        on: Who,
    },
    Ignore(u8),
    /// All of it, without a choice.
    IgnoreAll,
    /// All damage that the interrupted Spell inflicts.
    IgnoreDamage,
    IgnoreEffect,
    /// Nothing more is done of what the answer interrupts.
    Cancel(Interrupted),
    /// The Spell that the answer interrupts has another target.
    Redirect(Who),
    Defeat(Who),
    /// The same, and one's own damage there counts as the most.
    DefeatAsFirst(Who),
    HealButRose,

    // Instability.
    Place {
        by: By,
        black: bool,
        n: Quantity,
        at: Where,
    },
    ConvertRoom {
        by: By,
        n: Quantity,
        at: Where,
    },
    RemoveInstability {
        by: By,
        n: u8,
        at: Where,
    },
    /// Cubes of any sides, all of them or none; or at most so many, if one `may` stop.
    TakeInstability {
        by: By,
        n: u8,
        may: bool,
        at: Where,
    },
    Rebuild(Where),
    /// Makes Rooms ruins, and the side takes their tokens.
    Destroy {
        by: By,
        at: Where,
    },
    /// The symbol's cube, before or after the Effect: can it matter which, and does the Effect use cubes?
    Vortex {
        matters: bool,
        uses: bool,
    },
    /// The symbol's cube, if it comes after the Effect.
    VortexAfter,
    /// Names the Element of a Spell of any Element.
    NameElement,
    /// Turns the tokens of Rooms to Used.
    Close(Where),
    /// Names a colour of Rooms: a Room of it becomes "that Room".
    NameColour,
    /// Names a type of Spells, for the abilities of the Spell that runs.
    NameType,
    /// Puts a Ban on Mages, until Clean-up or for their `next` Action Phase.
    Ban {
        who: Who,
        ban: Barring,
        next: bool,
    },
    /// Rooms count as others until Clean-up: as Rooms of a colour, or as copies of the Room last chosen.
    Recolour(Where, Colour),
    Copy(Where),

    // Power Points.
    Gain {
        by: By,
        n: Quantity,
    },
    Lose {
        by: By,
        n: Quantity,
    },
    Steal {
        n: u8,
        from: Who,
    },
    /// Gains points, but no more than so many with all answers of its Spell together.
    GainInAll {
        by: By,
        n: Quantity,
        most: u8,
    },

    // Movement and Rooms.
    Move {
        who: Who,
        n: u8,
    },
    Put {
        who: Who,
        at: Where,
    },
    MoveSpeed(Who),
    /// Each of them once, each into an adjacent Room of your choice.
    MoveEach(Who, u8),
    /// Into the Room of another Model, if it is adjacent.
    MoveInto {
        who: Who,
        to: Who,
    },
    /// Both into the same adjacent Room, at the same time.
    MoveTogether {
        who: Who,
        with: Who,
    },
    /// Moves the Model applying it by a shortest way, as far as its Speed goes.
    MoveToward(Toward),
    SendToCell(Who),
    Swap(Who),
    /// Applies the Effect of a Room; `again` if its token is Used, and only then.
    ActivateRoom {
        at: Where,
        again: bool,
    },
    /// Resolves the Effect of another Room's token, or of one whose token is Used.
    Mirror {
        used: bool,
    },
    /// Moves and other parts of a Physical Action, taken by the Model applying it.
    Physical {
        moves: Moves,
        activate: bool,
        attack: Option<i8>,
    },

    // Evocations.
    Summon {
        by: By,
        kind: Nth<Evocation>,
        at: Where,
    },
    /// The kind that the trigger spoke of.
    SummonSame {
        by: By,
        at: Where,
    },
    /// A kind of one's choice, with at most so much Health, and not Forgotten if `common`.
    SummonChoice {
        by: By,
        health: u8,
        common: bool,
        at: Where,
    },
    Remove(Who),
    RemoveUpTo {
        n: u8,
        archetype: u8,
    },
    DiscardUpgrade(Who),
    AssignUpgrade {
        kind: Nth<Attached>,
        to: Who,
    },
    AssignAnyUpgrade(Who),
    AssignJinx {
        kind: Nth<Attached>,
        to: Who,
    },
    AssignAnyJinx(Who),
    /// Puts a cube of its Mage on the Jinx that runs.
    JinxCube,
    DiscardJinx {
        by: By,
        n: u8,
    },
    AssignEvocation {
        kind: Nth<Evocation>,
        to: Who,
    },
    Activate {
        who: Who,
        under: bool,
        bonus: Option<(Stat, i8)>,
    },
    /// Each of these activates under your control, in an order of your choice.
    ActivateEach(Batch),
    Bonus {
        who: Who,
        stat: Stat,
        n: i8,
        lasting: Lasting,
    },
    Attack {
        who: Who,
        bonus: i8,
    },
    /// The attack that is about to be made inflicts so much more.
    AttackMore(u8),
    /// A Model attacks one of these, or one in its Room, by the decision of "you".
    HaveAttack {
        who: Who,
        to: Option<Who>,
    },
    /// A Mage counts as an Evocation of this kind, too, until Clean-up.
    Become {
        by: By,
        kind: Nth<Evocation>,
    },

    // Cards and tokens.
    Draw {
        by: By,
        n: u8,
        from: Pile,
    },
    TakeMemories {
        by: By,
        n: u8,
    },
    TakeDiscards {
        by: By,
        n: u8,
    },
    Search {
        by: By,
        n: u8,
    },
    Discard {
        by: By,
        n: u8,
    },
    /// Ready Spells; only those of the numbered slots, if they must be `standard`.
    DiscardReady {
        by: By,
        n: u8,
        standard: bool,
    },
    /// Ready Spells of another Mage in the numbered slots, unseen.
    RemoveReady {
        by: By,
        n: u8,
        of: Who,
    },
    LookReady {
        by: By,
        of: Who,
    },
    /// Looks at the hand of another Mage and may exchange a Spell.
    LookHand {
        by: By,
        of: Who,
    },
    /// What lies in the Quick slot, Ready or not.
    DiscardQuick {
        by: By,
    },
    Refresh {
        by: By,
        n: u8,
    },
    /// Turns Available Physical Action Tokens over, at most so many.
    Exhaust {
        by: By,
        n: u8,
    },
    TakeCrown {
        by: By,
    },
    /// Draws or looks at cards of a pile, or of one School, and keeps some of them, or up to so many if one `may`.
    Look {
        by: By,
        n: u8,
        from: Pile,
        keep: u8,
        may: bool,
        rest: Rest,
    },
    SearchBoth {
        by: By,
        n: u8,
    },
    SearchSummon {
        by: By,
        n: u8,
    },
    ShuffleMemories {
        by: By,
    },
    CastNext {
        by: By,
    },
    /// The next one in the numbered slots of another Mage, as if it were one's own.
    CastNextOf {
        by: By,
        of: Who,
    },
    /// Turns up the next Ready Spell of a Mage.
    RevealNext(Who),
    /// Casts a Spell from the hand in the place of one on the Mage Sheet, perhaps from a Room far away.
    CastHand {
        by: By,
        kind: Option<SpellType>,
        from: Option<Where>,
    },
    SwapRevealed,
    ReturnRevealed(u8),
    GiveForgotten {
        n: u8,
        to: Who,
    },

    // Quests, Events, Trophies.
    DrawQuest {
        by: By,
        n: u8,
        moon: OfMoon,
    },
    /// Draws Quests of the Moon of the Quest that is being completed.
    DrawSameMoon {
        by: By,
        n: u8,
    },
    /// The points of the Quest that is being completed, or the card of it, go to "you".
    TakeQuest {
        points: bool,
    },
    LookQuests {
        by: By,
        n: Quantity,
        keep: u8,
        next: bool,
    },
    /// Looks at Quests and puts those back on their deck that are not taken.
    PeekQuests {
        by: By,
        n: u8,
        moon: OfMoon,
        looked: Looked,
    },
    /// Looks at the Active Quests of these Mages and takes one, or none.
    TakeActive {
        by: By,
        of: Who,
    },
    /// Turns up the top Quest of a Moon, which is discarded and becomes "that Quest".
    RevealQuest {
        by: By,
        moon: OfMoon,
    },
    /// The points of that Quest.
    GainQuest {
        by: By,
    },
    /// That Quest comes from its discard pile to the Completed ones.
    AddQuest {
        by: By,
    },
    DiscardQuest {
        by: By,
        n: u8,
        solved: bool,
    },
    CompleteQuest {
        by: By,
        pay: bool,
    },
    CompleteThatQuest,
    SolveThisQuest,
    SolveQuest {
        by: By,
    },
    DrawEvent {
        by: By,
        n: u8,
        moon: OfMoon,
    },
    /// Looks at Events, may `play` one of them, and puts the others back on their deck.
    LookEvents {
        by: By,
        n: u8,
        play: bool,
    },
    /// An Event of the board; you and the Black Rose may `share` its points.
    DiscardEvent {
        n: u8,
        share: bool,
    },
    /// One of their Completed Quests comes to "you".
    StealQuest {
        from: Who,
    },
    GiveTrophy {
        by: By,
        n: u8,
    },
    /// Takes a Trophy Token of a Mage.
    TakeTrophy {
        by: By,
        of: Who,
    },
    /// Begins the standing abilities of a Persistent Spell.
    Persist {
        first: u16,
        count: u8,
    },

    /// A step of the rules themselves.
    Rule(crate::engine::rules::Rule),
}
