//! A pack made for one text: a Spell, an Upgrade or a Jinx that says it, and a few cards to play against.

use crate::common::play::{Table, changes};
use crate::common::start::Start;
use crate::common::{self, root};
use blackrose::{BlackRose, Packs, Setup};
use spellscript::pack::PackSource;
use std::sync::Arc;

/// What carries the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// A Spell with this target, prepared as `probe light`.
    Spell(&'static str),
    /// The Upgrade `probe-upgrade`.
    Upgrade,
    /// The Jinx `probe-jinx`.
    Jinx,
}

/// One text, and exactly what it changes.
#[derive(Clone, Debug)]
pub struct Probe {
    /// The form that it shows.
    pub form: &'static str,
    pub text: &'static str,
    pub carrier: Carrier,
    pub start: Start,
    pub play: &'static str,
    /// Everything that is different afterwards but the slots, with `; ` between.
    pub expect: &'static str,
}

fn pack(text: &str, carrier: Carrier) -> PackSource {
    let quoted = format!("{text:?}");
    let says = |this: bool, otherwise: &str| if this { quoted.clone() } else { format!("{otherwise:?}") };
    let target = if let Carrier::Spell(target) = carrier { target } else { "special" };
    let spell = says(matches!(carrier, Carrier::Spell(_)), "Gain 1 PP.");
    let upgrade = says(carrier == Carrier::Upgrade, "This Model has +1 Strength.");
    let jinx = says(carrier == Carrier::Jinx, "Your Strength is 1.");
    let template = std::fs::read_to_string(root().join("crates/blackrose/tests/packs/probe/cards.toml"))
        .expect("the template");
    let cards = template
        .replace("\"{target}\"", &format!("{target:?}"))
        .replace("\"{spell}\"", &spell)
        .replace("\"{upgrade}\"", &upgrade)
        .replace("\"{jinx}\"", &jinx);
    let head = std::fs::read_to_string(root().join("crates/blackrose/tests/packs/probe/pack.toml"))
        .expect("the head");
    PackSource {
        folder: "probe".into(),
        files: vec![("cards.toml".into(), cards), ("pack.toml".into(), head)],
        own: true,
    }
}

/// The Duel with the probe's School.
pub fn game(text: &str, carrier: Carrier) -> (Packs, BlackRose) {
    let packs =
        Packs::read(vec![common::source("packs/duel"), pack(text, carrier)]).unwrap_or_else(|errors| {
            panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        });
    let game = BlackRose::prepare(&Setup { schools: vec!["probe".into()], ..Setup::default() }, &packs)
        .expect("a sound setup");
    (packs, game)
}

impl Probe {
    /// Plays the probe and gives what has changed.
    pub fn changes(&self) -> String {
        let (_, game) = game(self.text, self.carrier);
        let mut table = Table::new(&Arc::new(game), &self.start);
        let before = table.seen();
        for answer in self.play.split("; ").filter(|a| !a.is_empty()) {
            if let Err(e) = table.answer(answer) {
                return format!("{e}\n{}", table.log());
            }
        }
        changes(&before, &table.seen())
            .lines()
            .filter(|line| !line.contains(" slot "))
            .collect::<Vec<_>>()
            .join("; ")
    }
}

/// A Spell of seat 0 (Bartholomew, red, in ne), ready in slot I.
pub fn spell(
    form: &'static str,
    target: &'static str,
    text: &'static str,
    start: Start,
    play: &'static str,
    expect: &'static str,
) -> Probe {
    let start = start.ready(0, "I", "probe light");
    Probe { form, text, carrier: Carrier::Spell(target), start, play, expect }
}

/// An Upgrade on a Templar of seat 0.
pub fn upgrade(
    form: &'static str,
    text: &'static str,
    start: Start,
    play: &'static str,
    expect: &'static str,
) -> Probe {
    Probe { form, text, carrier: Carrier::Upgrade, start, play, expect }
}
