//! What a player is asked, in words: keys and arguments.

use crate::choice::Choice;
use crate::events::Id;
use crate::game::Penumbra;
use crate::state::*;
use kernel::{Arg, Clause, Message, Prompt, Rejected, Seat};

impl Penumbra {
    fn noun(&self, card: CardId) -> Arg {
        let id: &Id = &self.content.cards[card as usize].id;
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
                Frame::UseCard { .. } => ("pen-ask-amplify", "PEN-655"),
                Frame::Launch { .. } => ("pen-ask-launch", "PEN-550"),
                Frame::Pay(_) => ("pen-ask-pay", "PEN-502"),
                Frame::Text { .. } => ("pen-ask-may", "PEN-511"),
                Frame::Pick(pick) => pick_asked(*pick),
                Frame::Exchange { .. } => ("pen-ask-exchange", "PEN-719"),
                Frame::Buy { .. } => ("pen-ask-buy", "PEN-507"),
                Frame::Brew => ("pen-ask-brew", "PEN-366"),
            },
        };
        Prompt { message: Message::new(key), clause: Clause(clause) }
    }

    /// A choice in words.
    pub fn choice_said(&self, s: &State, choice: Choice) -> Message {
        let card = |key: &'static str, card: CardId| Message::new(key).with("card", self.noun(card));
        match choice {
            Choice::Talent(c) => card("pen-choice-talent", c),
            Choice::Trial(c) => card("pen-choice-trial", c),
            Choice::Use(c) => card("pen-choice-use", c),
            Choice::Pay(c, variant) => {
                card("pen-choice-pay", c).with("variant", Arg::Number(i64::from(variant) + 1))
            }
            Choice::Launch(c) => card("pen-choice-launch", c),
            Choice::Discard(c) => card("pen-choice-discard", c),
            Choice::Card(c) => card("pen-choice-card", c),
            choice => {
                Message::new("pen-choice").with("name", Arg::Text(self.choice_name(s, choice).to_string()))
            }
        }
    }

    /// What a player might have expected to be offered and is not.
    pub fn rejected_options(&self, s: &State, _seat: Seat) -> Vec<Rejected> {
        let mut rejected = Vec::new();
        if matches!(s.stack.last(), Some(Frame::Turn)) && s.me().must_rest {
            rejected.push(Rejected {
                name: "study".into(),
                message: Message::new("pen-refused-must-rest"),
                clause: Clause("PEN-209"),
            });
        }
        rejected
    }
}

fn pick_asked(pick: Pick) -> (&'static str, &'static str) {
    match pick {
        Pick::Turn { .. } => ("pen-pick-turn", "PEN-277"),
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
