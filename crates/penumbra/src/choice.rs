//! One atomic answer, and its readable name.

use crate::content::printed::Side;
use crate::deck::Deck;
use crate::dice::Die;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kind;
use crate::state::{CardId, Cell, Lies, SectionId, State, Way};
use smol_str::{SmolStr, format_smolstr};

/// Magic that needs no card (PEN-650), as it stands in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Primal {
    Reroll,
    Nudge,
    Flip,
    Recolour,
    Heal,
    PayOff,
    MakeTime,
    KnockOut,
}

impl Primal {
    /// Its word in names.
    pub fn word(self) -> &'static str {
        match self {
            Primal::Reroll => "reroll",
            Primal::Nudge => "nudge",
            Primal::Flip => "flip",
            Primal::Recolour => "recolour",
            Primal::Heal => "heal",
            Primal::PayOff => "pay off",
            Primal::MakeTime => "make time",
            Primal::KnockOut => "knock out",
        }
    }
}

/// One atomic answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Choice {
    Talent(CardId),
    Study,
    TrialTurn,
    Trial(CardId),
    Rest,
    End,
    Go(SectionId, Way),
    DieAs(Die, Option<Kind>),
    Die(Die),
    Up(Die),
    Down(Die),
    Flip(Die),
    /// A die placed in a section.
    Placed(SectionId, Lies),
    Apply,
    Bind,
    Extra,
    Leave,
    Use(CardId),
    Pay(CardId, u8),
    Launch(CardId),
    Mark(Cell),
    Cell(Cell),
    Primal(Primal),
    Discard(CardId),
    Face(u8),
    Colour(Kind),
    Card(CardId),
    Deck(Deck),
    Market(Deck),
    Store,
    Save(Ingredient),
    Swap(Ingredient, Ingredient),
    Threat(u8),
    SetThreat(u8, u8),
    Path(Side),
    Task(u8),
    Shield,
    GiveUp,
    Roll,
    GoOn,
    Property(u8),
    Number(u8),
    Protect(Die),
    Amplify(Die),
    First,
    Second,
    Yes,
    No,
    Done,
}

impl Penumbra {
    /// The readable, stable name of a choice.
    pub fn choice_name(&self, s: &State, choice: Choice) -> SmolStr {
        let id = |card: CardId| &self.content.cards[card].id;
        match choice {
            Choice::Talent(card) => format_smolstr!("talent {}", id(card)),
            Choice::Study => "study".into(),
            Choice::TrialTurn => "trial".into(),
            Choice::Trial(card) => format_smolstr!("trial {}", id(card)),
            Choice::Rest => "rest".into(),
            Choice::End => "end turn".into(),
            Choice::Go(section, way) => {
                let section = &self.section(s, section).id;
                match way {
                    Way::Cell => format_smolstr!("go {section}"),
                    Way::AnyColour => format_smolstr!("go {section} with any colour"),
                    Way::KnockOut => format_smolstr!("go {section} knocking out"),
                    Way::Appear => format_smolstr!("go {section} for arcana"),
                    Way::Beside => format_smolstr!("go {section} without a cell"),
                }
            }
            Choice::DieAs(die, Some(colour)) if colour != die.kind => {
                format_smolstr!("die {die} as {}", colour.die())
            }
            Choice::DieAs(die, _) => format_smolstr!("die {die}"),
            Choice::Die(die) => format_smolstr!("die {die}"),
            Choice::Up(die) => format_smolstr!("up {die}"),
            Choice::Down(die) => format_smolstr!("down {die}"),
            Choice::Flip(die) => format_smolstr!("flip {die}"),
            Choice::Placed(section, lies) => {
                let id = &self.section(s, section).id;
                match (lies, s.placed[section].die(lies)) {
                    (Lies::Cell(cell), Some(die)) => format_smolstr!("placed {id} cell:{} {die}", cell + 1),
                    (Lies::Loose(die), _) => format_smolstr!("placed {id} {die}"),
                    (Lies::Cell(cell), None) => format_smolstr!("placed {id} cell:{}", cell + 1),
                }
            }
            Choice::Apply => "apply".into(),
            Choice::Bind => "bind".into(),
            Choice::Extra => "roll resource".into(),
            Choice::Leave => "leave".into(),
            Choice::Use(card) => format_smolstr!("use {}", id(card)),
            Choice::Pay(card, 0) => format_smolstr!("pay {}", id(card)),
            Choice::Pay(card, variant) => format_smolstr!("pay {} variant:{}", id(card), variant + 1),
            Choice::Launch(card) => format_smolstr!("launch {}", id(card)),
            Choice::Mark(cell) => format_smolstr!("use mark:{}", cell.number() + 1),
            Choice::Cell(cell) => format_smolstr!("mark:{}", cell.number() + 1),
            Choice::Primal(primal) => primal.word().into(),
            Choice::Discard(card) => format_smolstr!("discard {}", id(card)),
            Choice::Face(value) => format_smolstr!("value {value}"),
            Choice::Colour(kind) => format_smolstr!("colour {}", kind.die()),
            Choice::Card(card) => format_smolstr!("card {}", id(card)),
            Choice::Deck(pool) => format_smolstr!("deck {}", pool.word()),
            Choice::Market(pool) => format_smolstr!("market {}", pool.word()),
            Choice::Store => "blood from the store".into(),
            Choice::Save(goods) => format_smolstr!("save {}", goods.word()),
            Choice::Swap(from, to) => {
                format_smolstr!("exchange {} {}", from.word(), to.word())
            }
            Choice::Threat(value) => format_smolstr!("threat {value}"),
            Choice::SetThreat(from, to) => format_smolstr!("threat {from} to {to}"),
            Choice::Path(Side::Dark) => "path dark".into(),
            Choice::Path(Side::Light) => "path light".into(),
            Choice::Task(n) => format_smolstr!("task {}", n + 1),
            Choice::Shield => "shield".into(),
            Choice::GiveUp => "give up".into(),
            Choice::Roll => "roll".into(),
            Choice::GoOn => "go on".into(),
            Choice::Property(n) => format_smolstr!("property {}", n + 1),
            Choice::Number(n) => format_smolstr!("number {n}"),
            Choice::Protect(die) => format_smolstr!("protect {die}"),
            Choice::Amplify(die) => format_smolstr!("amplify {die}"),
            Choice::First => "first".into(),
            Choice::Second => "second".into(),
            Choice::Yes => "yes".into(),
            Choice::No => "no".into(),
            Choice::Done => "done".into(),
        }
    }
}
