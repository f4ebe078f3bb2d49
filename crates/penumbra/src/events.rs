//! What happened, as the log tells it.

use kernel::{Arg, Message};
use serde::Serialize;
use smol_str::SmolStr;
use ts_rs::TS;

/// The id of a card, section or ingredient.
pub type Id = SmolStr;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraEvent")]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Talent { seat: u8, card: Id },
    Turn { seat: u8, turn: Id },
    Placed { seat: u8, die: String, section: Id },
    KnockedOut { seat: u8, die: String, section: Id },
    Used { seat: u8, card: Id },
    Transformed { seat: u8, card: Id },
    MarkUsed { seat: u8, cell: u8 },
    MarkGained { seat: u8, mark: Id, cell: u8 },
    MarkHealed { seat: u8, cell: u8 },
    MarkRecharged { seat: u8, cell: u8 },
    MarkWounded { seat: u8, cell: u8 },
    BloodOfMark { seat: u8, cell: u8 },
    Gained { seat: u8, goods: Id, n: u8 },
    Paid { seat: u8, goods: Id, n: u8 },
    DieGained { seat: u8, die: String },
    DieLost { seat: u8, die: String },
    DieTurned { seat: u8, from: String, to: String },
    Resource { seat: u8, face: u8 },
    CardGained { seat: u8, card: Id },
    CardDiscarded { seat: u8, card: Id },
    Untapped { seat: u8, card: Id },
    Refreshed { market: Id },
    Reserved { seat: u8, card: Option<Id> },
    Looked { seat: u8, card: Id },
    Threat { seat: u8, dice: u8 },
    ThreatRolled { seat: u8, values: Vec<u8> },
    Missed { seat: u8, value: u8 },
    MortalWound { seat: u8 },
    WoundIgnored { seat: u8 },
    TaskRolled { seat: u8, values: Vec<u8> },
    Attempts { seat: u8, card: Id },
    Completed { seat: u8, card: Id },
    Failed { seat: u8, card: Id },
    PropertyCancelled { seat: u8, card: Id, property: u8 },
    Fate { card: Id },
    Prophecy { card: Id },
    Escaped { card: Id },
    Town { die: String, section: Id },
    BrokenOff { seat: u8 },
    Over { points: Vec<i32> },
    Rank { rank: Id },
}

impl Event {
    /// What the log says of it.
    pub fn message(&self) -> Message {
        let key = |key: &'static str| Message::new(key);
        let noun = |id: &Id| Arg::Noun(id.to_string().into());
        let number = |n: u8| Arg::Number(i64::from(n));
        let card = |message: Message, seat: u8, id: &Id| {
            message.with("seat", Arg::Seat(seat)).with("card", noun(id))
        };
        let cell = |message: Message, seat: u8, n: u8| {
            message.with("seat", Arg::Seat(seat)).with("cell", number(n + 1))
        };
        let die = |message: Message, seat: u8, text: &str| {
            message.with("seat", Arg::Seat(seat)).with("die", Arg::Noun(text.to_owned().into()))
        };
        let values = |message: Message, seat: u8, list: &[u8]| {
            let text = list.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let n = Arg::Number(list.len() as i64);
            message.with("seat", Arg::Seat(seat)).with("values", Arg::Text(text)).with("n", n)
        };
        match self {
            Event::Talent { seat, card: id } => card(key("pen-log-talent"), *seat, id),
            Event::Turn { seat, turn } => key("pen-log-turn")
                .with("seat", Arg::Seat(*seat))
                .with("turn", noun(&format!("turn-{turn}").into())),
            Event::Placed { seat, die: d, section } => {
                die(key("pen-log-placed"), *seat, d).with("section", noun(section))
            }
            Event::KnockedOut { seat, die: d, section } => {
                die(key("pen-log-knocked-out"), *seat, d).with("section", noun(section))
            }
            Event::Used { seat, card: id } => card(key("pen-log-used"), *seat, id),
            Event::Transformed { seat, card: id } => card(key("pen-log-transformed"), *seat, id),
            Event::MarkUsed { seat, cell: n } => cell(key("pen-log-mark-used"), *seat, *n),
            Event::MarkGained { seat, mark, cell: n } => {
                cell(key("pen-log-mark-gained"), *seat, *n).with("mark", noun(mark))
            }
            Event::MarkHealed { seat, cell: n } => cell(key("pen-log-mark-healed"), *seat, *n),
            Event::MarkRecharged { seat, cell: n } => cell(key("pen-log-mark-recharged"), *seat, *n),
            Event::MarkWounded { seat, cell: n } => cell(key("pen-log-mark-wounded"), *seat, *n),
            Event::BloodOfMark { seat, cell: n } => cell(key("pen-log-blood-of-mark"), *seat, *n),
            Event::Gained { seat, goods, n } => key("pen-log-gained")
                .with("seat", Arg::Seat(*seat))
                .with("n", number(*n))
                .with("goods", noun(goods)),
            Event::Paid { seat, goods, n } => key("pen-log-paid")
                .with("seat", Arg::Seat(*seat))
                .with("n", number(*n))
                .with("goods", noun(goods)),
            Event::DieGained { seat, die: d } => die(key("pen-log-die-gained"), *seat, d),
            Event::DieLost { seat, die: d } => die(key("pen-log-die-lost"), *seat, d),
            Event::DieTurned { seat, from, to } => {
                die(key("pen-log-die-turned"), *seat, from).with("to", Arg::Noun(to.clone().into()))
            }
            Event::Resource { seat, face } => {
                key("pen-log-resource").with("seat", Arg::Seat(*seat)).with("face", number(*face))
            }
            Event::CardGained { seat, card: id } => card(key("pen-log-card-gained"), *seat, id),
            Event::CardDiscarded { seat, card: id } => card(key("pen-log-card-discarded"), *seat, id),
            Event::Untapped { seat, card: id } => card(key("pen-log-untapped"), *seat, id),
            Event::Refreshed { market } => {
                key("pen-log-refreshed").with("market", noun(&format!("deck-{market}").into()))
            }
            Event::Reserved { seat, card: Some(id) } => card(key("pen-log-reserved"), *seat, id),
            Event::Reserved { seat, card: None } => {
                key("pen-log-reserved-unseen").with("seat", Arg::Seat(*seat))
            }
            Event::Looked { seat, card: id } => card(key("pen-log-looked"), *seat, id),
            Event::Threat { seat, dice } => {
                key("pen-log-threat").with("seat", Arg::Seat(*seat)).with("n", number(*dice))
            }
            Event::ThreatRolled { seat, values: v } => values(key("pen-log-threat-rolled"), *seat, v),
            Event::Missed { seat, value } => {
                key("pen-log-missed").with("seat", Arg::Seat(*seat)).with("value", number(*value))
            }
            Event::MortalWound { seat } => key("pen-log-mortal-wound").with("seat", Arg::Seat(*seat)),
            Event::WoundIgnored { seat } => key("pen-log-wound-ignored").with("seat", Arg::Seat(*seat)),
            Event::TaskRolled { seat, values: v } => values(key("pen-log-task-rolled"), *seat, v),
            Event::Attempts { seat, card: id } => card(key("pen-log-attempts"), *seat, id),
            Event::Completed { seat, card: id } => card(key("pen-log-completed"), *seat, id),
            Event::Failed { seat, card: id } => card(key("pen-log-failed"), *seat, id),
            Event::PropertyCancelled { seat, card: id, property } => {
                card(key("pen-log-property-cancelled"), *seat, id).with("n", number(*property + 1))
            }
            Event::Fate { card: id } => key("pen-log-fate").with("card", noun(id)),
            Event::Prophecy { card: id } => key("pen-log-prophecy").with("card", noun(id)),
            Event::BrokenOff { seat } => key("pen-log-broken-off").with("seat", Arg::Seat(*seat)),
            Event::Escaped { card: id } => key("pen-log-escaped").with("card", noun(id)),
            Event::Town { die, section } => {
                key("pen-log-town").with("die", Arg::Noun(die.clone().into())).with("section", noun(section))
            }
            Event::Rank { rank } => key(match rank.as_str() {
                "sent-home" => "pen-log-rank-sent-home",
                "promoted" => "pen-log-rank-promoted",
                "promoted-with-praise" => "pen-log-rank-promoted-with-praise",
                "best-of-the-year" => "pen-log-rank-best-of-the-year",
                "candidate-for-the-cup" => "pen-log-rank-candidate-for-the-cup",
                _ => "pen-log-rank-holder-of-the-cup",
            }),
            Event::Over { points } => key("pen-log-over")
                .with("points", Arg::Text(points.iter().map(i32::to_string).collect::<Vec<_>>().join(", "))),
        }
    }
}
