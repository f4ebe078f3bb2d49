//! What cards and boards print as signs: costs, tasks, properties, Launches and plain rewards.

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
        "now" | "do" | "gain" | "pay" | "task-discard" => return together(node.list(0)),
        "roll-resource" => vec![counted("resource", node.number(0))],
        "ingredients" | "dice" | "price-ingredients" | "price-dice" => {
            vec![counted(node.word(1), node.number(0))]
        }
        "dice-either" => vec![counted(node.word(1), node.number(0)), plain("or"), plain(node.word(2))],
        "dice-any" => vec![counted("any-die", node.number(0))],
        "cards" => vec![counted("card", node.number(0))],
        "potions" => vec![counted("potion", node.number(0))],
        "artifacts" => vec![counted("artifact", node.number(0))],
        "price-value" => vec![plain(&format!("{} {}", node.word(0), node.number(1)))],
        "launched-by" => after(plain("launched"), signs(node.node(0))?),
        "any-spell" | "that-spell" => vec![plain("spell")],
        "any-spell-strong" => vec![plain("spell"), counted("strength", node.number(0))],
        "colour-spell" => vec![plain(&format!("spell-{}", node.word(0)))],
        "not-colour-spell" => vec![plain("not"), plain(&format!("spell-{}", node.word(0)))],
        "other-colour-spell" => vec![plain("spell-other")],
        "task-total" => {
            let mut signs = either(node.list(0))?;
            signs.push(counted("total", node.number(1)));
            signs
        }
        "task-any-total" => vec![plain("any-die"), counted("total", node.number(0))],
        "task-exact" => {
            let mut signs = either(node.list(0))?;
            signs.extend(together(node.list(1))?);
            signs
        }
        "hue" => vec![plain(node.word(0))],
        "value" => vec![counted("value", node.number(0))],
        "task-roll" => {
            let dice = counted(node.word(1), node.number(0));
            vec![plain("roll"), dice, counted("total", node.number(2))]
        }
        "task-withstand" => vec![counted("threat", node.number(0))],
        "rift" | "vigilance" => vec![counted(node.form, node.number(0))],
        "shield" => after(plain("shield"), signs(node.node(0))?),
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
