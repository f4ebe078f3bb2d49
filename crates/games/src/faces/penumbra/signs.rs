//! What cards and boards print as signs: costs, tasks, properties, Launches and plain rewards.

use penumbra::language::hole;
use serde::Serialize;
use spellscript::Node;
use ts_rs::TS;

/// One sign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraSign")]
pub struct Sign {
    /// What is drawn: an ingredient (`blood`), a die (`red`, or `red 6` for one value), `or`, `total`, `spell-red` …
    pub sign: String,
    /// The number on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub n: Option<u8>,
}

/// A sign without a number.
pub(super) fn plain(sign: &str) -> Sign {
    Sign { sign: sign.to_owned(), n: None }
}

/// A sign with a number.
pub(super) fn counted(sign: &str, n: i32) -> Sign {
    Sign { sign: sign.to_owned(), n: u8::try_from(n).ok() }
}

/// A text in signs; none where signs cannot say it.
pub(super) fn signs(node: &Node) -> Option<Vec<Sign>> {
    Some(match node.form {
        "now" => return together(node.list(hole::NOW)),
        "do" => return together(node.list(hole::ACTIONS)),
        "gain" => return together(node.list(hole::THINGS)),
        "pay" => return together(node.list(hole::PARTS)),
        "task-discard" => return together(node.list(hole::COST)),
        "roll-resource" => vec![counted("resource", node.number(hole::N))],
        "ingredients" | "dice" | "price-ingredients" | "price-dice" => {
            vec![counted(node.word(hole::WHAT), node.number(hole::N))]
        }
        "dice-either" => {
            vec![counted(node.word(hole::A), node.number(hole::N)), plain("or"), plain(node.word(hole::B))]
        }
        "dice-any" => vec![counted("any-die", node.number(hole::N))],
        "cards" => vec![counted("card", node.number(hole::N))],
        "potions" => vec![counted("potion", node.number(hole::N))],
        "artifacts" => vec![counted("artifact", node.number(hole::N))],
        "price-value" => vec![plain(&format!("{} {}", node.word(hole::WHAT), node.number(hole::VALUE)))],
        "launched-by" => after(plain("launched"), signs(node.node(hole::LAUNCH))?),
        "any-spell" | "that-spell" => vec![plain("spell")],
        "any-spell-strong" => vec![plain("spell"), counted("strength", node.number(hole::N))],
        "colour-spell" => vec![plain(&format!("spell-{}", node.word(hole::C)))],
        "not-colour-spell" => vec![plain("not"), plain(&format!("spell-{}", node.word(hole::C)))],
        "other-colour-spell" => vec![plain("spell-other")],
        "task-total" => {
            let mut signs = either(node.list(hole::COLOURS))?;
            signs.push(counted("total", node.number(hole::N)));
            signs
        }
        "task-any-total" => vec![plain("any-die"), counted("total", node.number(hole::N))],
        "task-exact" => {
            let mut signs = either(node.list(hole::COLOURS))?;
            signs.extend(together(node.list(hole::VALUES))?);
            signs
        }
        "hue" => vec![plain(node.word(hole::C))],
        "value" => vec![counted("value", node.number(hole::N))],
        "task-roll" => {
            let dice = counted(node.word(hole::C), node.number(hole::N));
            vec![plain("roll"), dice, counted("total", node.number(hole::M))]
        }
        "task-withstand" => vec![counted("threat", node.number(hole::N))],
        "rift" | "vigilance" => vec![counted(node.form, node.number(hole::N))],
        "shield" => after(plain("shield"), signs(node.node(hole::TASK))?),
        "trap" | "no-crystals" | "no-potions" | "no-artifacts" | "no-familiars" => vec![plain(node.form)],
        _ => return None,
    })
}

fn together(nodes: &[Node]) -> Option<Vec<Sign>> {
    let each: Option<Vec<Vec<Sign>>> = nodes.iter().map(signs).collect();
    Some(each?.concat())
}

fn either(nodes: &[Node]) -> Option<Vec<Sign>> {
    let each: Option<Vec<Vec<Sign>>> = nodes.iter().map(signs).collect();
    Some(each?.join(&plain("or")))
}

fn after(first: Sign, rest: Vec<Sign>) -> Vec<Sign> {
    std::iter::once(first).chain(rest).collect()
}
