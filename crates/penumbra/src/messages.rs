//! What a player is asked, in words: keys and arguments.

use crate::choice::{Choice, Primal};
use crate::content::printed::{MarkEffect, Side};
use crate::deck::Deck;
use crate::dice::Die;
use crate::engine::effects::RATE;
use crate::engine::trial::CHOOSE;
use crate::events::Id;
use crate::game::Penumbra;
use crate::goods::Ingredient;
use crate::kind::Kind;
use crate::state::*;
use kernel::{Arg, Clause, Message, Prompt, Seat};

impl Penumbra {
    fn noun(&self, card: CardId) -> Arg {
        let id: &Id = &self.content.cards[card].id;
        Arg::Noun(id.to_string().into())
    }

    /// The question and the clause behind it.
    pub fn prompt_of(&self, s: &State, _seat: Seat) -> Prompt {
        let (key, clause) = match s.stack.last() {
            None => ("pen-over", "PEN-927"),
            Some(frame) => match frame {
                Frame::Talents => ("pen-ask-talent", "PEN-150"),
                Frame::Turn => ("pen-ask-turn", "PEN-200"),
                Frame::Study => ("pen-ask-study", "PEN-211"),
                Frame::Placing { .. } => ("pen-ask-placing", "PEN-701"),
                Frame::Visit { .. } => ("pen-ask-visit", "PEN-214"),
                Frame::Trial { step: 1, .. } => ("pen-ask-path", "PEN-806"),
                Frame::Trial { step: 2, .. } => ("pen-ask-shield", "PEN-857"),
                Frame::Trial { step: 3, .. } => ("pen-ask-task", "PEN-806"),
                Frame::Trial { step: CHOOSE, .. } => ("pen-ask-trial", "PEN-217"),
                Frame::Trial { .. } => ("pen-ask-trial-end", "PEN-218"),
                Frame::Rest { .. } => ("pen-ask-rest", "PEN-226"),
                Frame::EndTurn { .. } => ("pen-ask-end", "PEN-219"),
                Frame::Contract { step: 0, .. } => ("pen-ask-contract", "PEN-730"),
                Frame::Contract { .. } => ("pen-ask-contract-task", "PEN-774"),
                Frame::Task { step: 1, .. } => ("pen-ask-rolled", "PEN-755"),
                Frame::Task { .. } => ("pen-ask-task-dice", "PEN-752"),
                Frame::Threat(Threat { step: 0, .. }) => ("pen-ask-prepare", "PEN-452"),
                Frame::Threat(Threat { step: 1, .. }) => ("pen-ask-rift", "PEN-851"),
                Frame::Threat(Threat { step: 3, .. }) => ("pen-ask-change", "PEN-457"),
                Frame::Threat(Threat { value: 0, .. }) => ("pen-ask-distribute", "PEN-458"),
                Frame::Threat(_) => ("pen-ask-hit", "PEN-460"),
                Frame::Mortal { .. } => ("pen-ask-mortal", "PEN-479"),
                Frame::UseCard(_) => ("pen-ask-amplify", "PEN-655"),
                Frame::Launch { .. } => ("pen-ask-launch", "PEN-550"),
                Frame::Pay(_) => ("pen-ask-pay", "PEN-502"),
                Frame::Text(_) => ("pen-ask-may", "PEN-511"),
                Frame::Pick(pick) => pick_asked(*pick),
                Frame::Exchange { .. } => ("pen-ask-exchange", "PEN-719"),
                Frame::Buy { .. } => ("pen-ask-buy", "PEN-507"),
                Frame::Brew => ("pen-ask-brew", "PEN-366"),
            },
        };
        let message = Message::new(key);
        let message = match (s.stack.last(), self.card_behind(s)) {
            (Some(Frame::Placing { section, .. } | Frame::Visit { section, .. }), _) => {
                message.with("section", noun(&self.section(s, *section).id))
            }
            (_, Some(card)) => message.with("card", self.noun(card)),
            _ => message,
        };
        Prompt { message, clause: Clause(clause) }
    }

    /// The card that a question comes from: the innermost that is being used, paid for or attempted.
    fn card_behind(&self, s: &State) -> Option<CardId> {
        let of = |frame: &Frame| match frame {
            Frame::UseCard(Use { card, .. })
            | Frame::Launch { card, .. }
            | Frame::Text(Text { card, .. })
            | Frame::Task { card, .. } => Some(Some(*card)),
            Frame::Trial { card, .. } | Frame::Contract { card, .. } => Some(*card),
            _ => None,
        };
        s.stack.iter().rev().find_map(of).flatten()
    }

    /// A choice in words.
    pub fn choice_said(&self, s: &State, choice: Choice) -> Message {
        let plain = |key: &'static str| Message::new(key);
        let card = |key: &'static str, card: CardId| Message::new(key).with("card", self.noun(card));
        let die = |key: &'static str, die: Die| Message::new(key).with("die", noun(&die.to_string()));
        let number = |key: &'static str, n: u8| Message::new(key).with("n", Arg::Number(i64::from(n)));
        let goods = |kind: Ingredient| noun(kind.word());
        let section = |key: &'static str, section: SectionId| {
            Message::new(key).with("section", noun(&self.section(s, section).id))
        };
        match choice {
            Choice::Talent(c) => card("pen-choice-talent", c),
            Choice::Study => plain("pen-choice-study"),
            Choice::TrialTurn => plain("pen-choice-trial-turn"),
            Choice::Trial(c) => card("pen-choice-trial", c),
            Choice::Rest => plain("pen-choice-rest"),
            Choice::End => plain("pen-choice-end"),
            Choice::Go(to, way) => section(
                match way {
                    Way::Cell => "pen-choice-go",
                    Way::AnyColour => "pen-choice-go-any-colour",
                    Way::KnockOut => "pen-choice-go-knocking-out",
                    Way::Appear => "pen-choice-go-for-arcana",
                    Way::Beside => "pen-choice-go-without-a-cell",
                },
                to,
            ),
            Choice::DieAs(d, Some(colour)) if colour != d.kind => {
                die("pen-choice-die-as", d).with("colour", noun(&colour_noun(colour)))
            }
            Choice::DieAs(d, _) | Choice::Die(d) => die("pen-choice-die", d),
            Choice::Up(d) => die("pen-choice-up", d),
            Choice::Down(d) => die("pen-choice-down", d),
            Choice::Flip(d) => die("pen-choice-flip-die", d),
            Choice::Placed(at, lies) => match s.placed[at].die(lies) {
                Some(d) => section("pen-choice-placed", at).with("die", noun(&d.to_string())),
                None => section("pen-choice-go", at),
            },
            Choice::Apply => plain("pen-choice-apply"),
            Choice::Bind => plain("pen-choice-bind"),
            Choice::Extra => plain("pen-choice-extra"),
            Choice::Leave => plain("pen-choice-leave"),
            Choice::Use(c) => card("pen-choice-use", c),
            Choice::Pay(c, variant) => {
                let message = if self.content.cards[c].variants.len() > 1 {
                    "pen-choice-pay-variant"
                } else {
                    "pen-choice-pay"
                };
                card(message, c).with("variant", Arg::Number(i64::from(variant) + 1))
            }
            Choice::Launch(c) => card("pen-choice-launch", c),
            Choice::Mark(cell) => {
                let effect = match self.content.board[cell.index()].effect {
                    MarkEffect::Set => "pen-choice-mark-set",
                    MarkEffect::LaunchSpell => "pen-choice-mark-launch-spell",
                    MarkEffect::RecolourBone => "pen-choice-mark-recolour-bone",
                    MarkEffect::Untap => "pen-choice-mark-untap",
                };
                number(effect, cell.number() + 1)
            }
            Choice::Cell(cell) => number("pen-choice-cell", cell.number() + 1),
            Choice::Primal(primal) => plain(match primal {
                Primal::Reroll => "pen-choice-reroll",
                Primal::Nudge => "pen-choice-nudge",
                Primal::Flip => "pen-choice-flip",
                Primal::Recolour => "pen-choice-recolour",
                Primal::Heal => "pen-choice-heal",
                Primal::PayOff => "pen-choice-pay-off",
                Primal::MakeTime => "pen-choice-make-time",
                Primal::KnockOut => "pen-choice-knock-out",
            }),
            Choice::Discard(c) => card("pen-choice-discard", c),
            Choice::Face(value) => number("pen-choice-face", value),
            Choice::Colour(kind) => plain("pen-choice-colour").with("colour", noun(&colour_noun(kind))),
            Choice::Card(c) => card("pen-choice-card", c),
            Choice::Deck(pool) => plain("pen-choice-deck").with("deck", noun(&pool_noun(pool))),
            Choice::Market(pool) => plain("pen-choice-market").with("market", noun(&pool_noun(pool))),
            Choice::Store => plain("pen-choice-store"),
            Choice::Save(kind) => plain("pen-choice-save").with("goods", goods(kind)),
            Choice::Swap(from, to) => plain("pen-choice-swap")
                .with("n", Arg::Number(i64::from(RATE[from])))
                .with("from", goods(from))
                .with("m", Arg::Number(i64::from(RATE[to])))
                .with("to", goods(to)),
            Choice::Threat(value) => number("pen-choice-threat", value),
            Choice::SetThreat(from, to) => {
                number("pen-choice-set-threat", from).with("to", Arg::Number(i64::from(to)))
            }
            Choice::Path(Side::Dark) => plain("pen-choice-path-dark"),
            Choice::Path(Side::Light) => plain("pen-choice-path-light"),
            Choice::Task(n) => number("pen-choice-task", n + 1),
            Choice::Shield => plain("pen-choice-shield"),
            Choice::GiveUp => plain("pen-choice-give-up"),
            Choice::Roll => plain("pen-choice-roll"),
            Choice::GoOn => plain("pen-choice-go-on"),
            Choice::Property(n) => number("pen-choice-property", n + 1),
            Choice::Number(n) => number("pen-choice-number", n),
            Choice::Protect(d) => die("pen-choice-protect", d),
            Choice::Amplify(d) => die("pen-choice-amplify", d),
            Choice::First => plain("pen-choice-first"),
            Choice::Second => plain("pen-choice-second"),
            Choice::Yes => plain("pen-choice-yes"),
            Choice::No => plain("pen-choice-no"),
            Choice::Done => plain("pen-choice-done"),
        }
    }
}

/// A word of the lexicon, or of the packs.
fn noun(id: &str) -> Arg {
    Arg::Noun(id.to_owned().into())
}

/// The noun for a colour or kind of dice.
fn colour_noun(kind: Kind) -> String {
    format!("colour-{}", kind.die())
}

/// The noun for a deck or market.
fn pool_noun(pool: Deck) -> String {
    format!("deck-{}", pool.word())
}

fn pick_asked(pick: Pick) -> (&'static str, &'static str) {
    match pick {
        Pick::Turn { .. } => ("pen-pick-turn", "PEN-277"),
        Pick::RerollAny { .. } => ("pen-pick-reroll", "PEN-280"),
        Pick::Face { .. } => ("pen-pick-face", "PEN-282"),
        Pick::Colour { .. } => ("pen-pick-colour", "PEN-285"),
        Pick::GainColour { .. } => ("pen-pick-gain-colour", "PEN-270"),
        Pick::Heal { .. } => ("pen-pick-heal", "PEN-417"),
        Pick::Recharge { .. } => ("pen-pick-recharge", "PEN-413"),
        Pick::WoundMark => ("pen-pick-wound", "PEN-414"),
        Pick::SetThreat { .. } => ("pen-pick-set-threat", "PEN-457"),
        Pick::NameValue { .. } => ("pen-pick-name-value", "PEN-453"),
        Pick::DiscardPlaced { .. } => ("pen-pick-discard-placed", "PEN-654"),
        Pick::TakePlaced { .. } => ("pen-pick-take-placed", "PEN-276"),
        Pick::RestDie { .. } => ("pen-pick-rest-die", "PEN-361"),
        Pick::Untap { .. } => ("pen-pick-untap", "PEN-517"),
        Pick::Card { .. } => ("pen-pick-card", "PEN-762"),
        Pick::Potion { .. } => ("pen-pick-potion", "PEN-763"),
        Pick::Artifact { .. } => ("pen-pick-artifact", "PEN-764"),
        Pick::DeckToLook { .. } => ("pen-pick-deck", "PEN-511"),
        Pick::Looked { .. } => ("pen-pick-looked", "PEN-673"),
        Pick::Reserve { .. } => ("pen-pick-reserve", "PEN-672"),
        Pick::ReserveTrial => ("pen-pick-reserve-trial", "PEN-875"),
        Pick::Cancel { .. } => ("pen-pick-cancel", "PEN-864"),
        Pick::Equip { .. } => ("pen-pick-equip", "PEN-306"),
        Pick::PayOff => ("pen-pick-pay-off", "PEN-677"),
        Pick::RedDie => ("pen-pick-red-die", "PEN-652"),
        Pick::KnockOut => ("pen-pick-knock-out", "PEN-654"),
        Pick::Convert { .. } => ("pen-pick-convert", "PEN-511"),
        Pick::Offer => ("pen-pick-offer", "PEN-311"),
        Pick::Launch { .. } => ("pen-pick-launch", "PEN-421"),
    }
}
