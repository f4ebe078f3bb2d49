//! Scenarios of Penumbra.

mod words;

use crate::family::{Family, Unready};
use crate::names::Names;
use crate::problem::Problem;
use kernel::Seat;
use penumbra::view::dice_words;
use penumbra::{Packs, Penumbra, Setup, position::Position};
use serde::Deserialize;
use spellscript::instead;
use spellscript::pack::PackSource;
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::{Config, TS};

/// What holds of one player.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Player {
    /// Ingredients, those that are named.
    pub store: BTreeMap<String, u8>,
    /// All dice, in any order.
    pub pool: Option<Vec<String>>,
    /// How many dice.
    pub dice: Option<usize>,
    /// All Marks, such as `ruby` or `spark wounded`.
    pub marks: Option<Vec<String>>,
    /// Cards by zone, each with `tapped` or `light` where it is.
    pub grimoire: Option<Vec<String>>,
    /// Potions and Familiars.
    pub inventory: Option<Vec<String>>,
    /// Artifacts.
    pub equipment: Option<Vec<String>>,
    /// Done Contracts and Trials, and Tomes.
    pub experience: Option<Vec<String>>,
    /// Reserved Contracts and Trials.
    pub reserved: Option<Vec<String>>,
    /// Mortal Wounds.
    pub wounds: Option<u8>,
    /// Must the next turn be a Rest turn?
    pub must_rest: Option<bool>,
    /// Points by source: `arcana`, `trials`, `wounds`, `experience`, `contracts`, `board`, `goals`, `fate`,
    /// `escaped`, `total`.
    pub points: BTreeMap<String, i32>,
}

/// What holds in a state.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Expect {
    /// Players by seat: `seat0`, or the Talent.
    pub of: BTreeMap<String, Player>,
    /// Dice in a section, cells and loose ones together.
    pub placed: BTreeMap<String, Vec<String>>,
    /// The row of Trials.
    pub trials: Option<Vec<String>>,
    /// How many cards the Fate deck has.
    pub fate: Option<usize>,
    /// Goals and Prophecies in the shared area.
    pub shared: Option<Vec<String>>,
    /// How many Contracts lie in the row.
    pub row: Option<usize>,
    /// The Contracts of the row, the rightmost first.
    pub contracts: Option<Vec<String>>,
    /// Placements left this turn.
    pub placements: Option<u8>,
    /// Turns left once the end is triggered.
    pub last: Option<u8>,
    /// The rank that a game for one has reached.
    pub rank: Option<String>,
    /// The top cards of a deck, from the top.
    pub decks: BTreeMap<String, Vec<String>>,
    /// The last cards of a deck, the lowest last.
    pub under: BTreeMap<String, Vec<String>>,
    /// The cards of a market.
    pub markets: BTreeMap<String, Vec<String>>,
    /// The length of the running Chain.
    pub chain: Option<u8>,
    /// Threat dice: not yet rolled, and rolled ones by value.
    pub threat: Option<u8>,
    /// Is the game over?
    pub over: Option<bool>,
}

impl Family for Penumbra {
    type Expect = Expect;
    const PARTS: &'static [&'static str] = &["card"];
    const FAMILY: &'static str = penumbra::content::pack::FAMILY;
    const NAMES: &'static [&'static str] = words::NAMES;
    const SAID: &'static [&'static str] = words::SAID;

    fn ready(own: toml::Table, packs: Vec<PackSource>) -> Result<Arc<Penumbra>, Unready> {
        let setup = Setup::deserialize(own).map_err(|e| Unready::Setup(format!("setup: {}", e.message())))?;
        let mut sources = vec![games::packs::penumbra()];
        sources.extend(packs);
        let packs = Packs::read(sources).map_err(|errors| {
            Unready::Packs(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        })?;
        let game = Penumbra::prepare(&setup, &packs)
            .map_err(|e| Unready::Setup(format!("this match cannot be prepared: {e}")))?;
        Ok(Arc::new(game))
    }

    fn fill(&self, position: &mut Position) {
        while position.seats.len() < self.seats {
            position.seats.push(Default::default());
        }
    }

    fn seat_name(&self, _state: &Self::State, seat: Seat) -> String {
        seat.to_string()
    }

    fn words(&self, hole: &str) -> Vec<String> {
        words::of(self, hole)
    }

    fn cards(&self, _part: &str) -> Vec<String> {
        words::of(self, "card")
    }

    fn events() -> String {
        <penumbra::Event as TS>::inline(&Config::default())
    }

    fn compare(&self, state: &Self::State, expect: &Expect) -> Vec<Problem> {
        let position = Position::of(self, state);
        let mut problems = unknown(self, expect);
        let mut same = |what: String, expected: String, there: String| {
            if expected != there {
                let names = Names::of(self);
                let words = expected.split([',', ' ', '[', ']']).filter(|word| !word.is_empty());
                let hint: String = words.filter_map(|word| names.hint(word)).collect();
                let text = format!("{what}: expected {expected}, got {there}{hint}");
                problems.push(Problem::new(what, text));
            }
        };
        for (name, player) in &expect.of {
            let Some(seat) = self.seat_numbers().find(|seat| Seat(*seat).to_string() == *name) else {
                same(format!("of.{name}"), "a seat such as seat0".into(), "no such seat".into());
                continue;
            };
            compare_player(self, state, &position, seat, player, &mut same);
        }
        for (section, dice) in &expect.placed {
            let there = position.placed.get(section).cloned().unwrap_or_default();
            let there = there.cells.into_iter().filter(|die| !die.is_empty()).chain(there.loose).collect();
            same(format!("placed.{section}"), sorted(dice.clone()), sorted(there));
        }
        let plain = |list: &[String]| list.iter().map(|card| card_word(card)).collect::<Vec<_>>();
        let lists =
            [("trials", &expect.trials, &position.trials), ("shared", &expect.shared, &position.shared)];
        for (what, expected, there) in lists {
            if let Some(expected) = expected {
                same(what.into(), sorted(expected.clone()), sorted(plain(there)));
            }
        }
        if let Some(expected) = &expect.contracts {
            let there = plain(position.row.as_deref().unwrap_or_default());
            same("contracts".into(), expected.join(", "), there.join(", "));
        }
        for (deck, expected) in &expect.decks {
            let there = plain(position.decks.get(deck).map(Vec::as_slice).unwrap_or_default());
            let there = &there[..expected.len().min(there.len())];
            same(format!("decks.{deck}"), expected.join(", "), there.join(", "));
        }
        for (deck, expected) in &expect.under {
            let there = plain(position.decks.get(deck).map(Vec::as_slice).unwrap_or_default());
            let there = &there[there.len().saturating_sub(expected.len())..];
            same(format!("under.{deck}"), expected.join(", "), there.join(", "));
        }
        for (market, expected) in &expect.markets {
            let there = plain(position.markets.get(market).map(Vec::as_slice).unwrap_or_default());
            let there: Vec<String> = there.into_iter().filter(|card| !card.is_empty()).collect();
            same(format!("markets.{market}"), sorted(expected.clone()), sorted(there));
        }
        if let Some(expected) = &expect.rank {
            same("rank".into(), expected.clone(), self.rank(state).unwrap_or("none").into());
        }
        let threat = state.threat().map(|threat| threat.dice + threat.rolled.iter().sum::<u8>());
        let numbers = [
            ("fate", expect.fate, position.fate.as_ref().map_or(0, Vec::len)),
            ("row", expect.row, position.row.as_ref().map_or(0, Vec::len)),
            ("chain", expect.chain.map(usize::from), usize::from(state.chain())),
            ("threat", expect.threat.map(usize::from), usize::from(threat.unwrap_or(0))),
            (
                "placements",
                expect.placements.map(usize::from),
                state.turn.places.iter().map(|n| usize::from(*n)).sum(),
            ),
            ("last", expect.last.map(usize::from), usize::from(state.last)),
            ("over", expect.over.map(usize::from), usize::from(state.over)),
        ];
        for (what, expected, there) in numbers {
            if let Some(expected) = expected {
                same(what.into(), expected.to_string(), there.to_string());
            }
        }
        problems
    }
}

/// Sections, decks, markets, ingredients and sources of points that do not exist: of each there is nothing, which is
/// what a scenario might expect.
fn unknown(game: &Penumbra, expect: &Expect) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut look = |kind: &str, hole: &str, at: String, names: Vec<&String>| {
        let known = game.words(hole);
        for name in names.into_iter().filter(|name| !known.contains(name)) {
            let instead = instead(name, known.iter().map(String::as_str));
            let at = format!("{at}.{name}");
            let text = format!("{at}: there is no {kind} \"{name}\"{instead}");
            problems.push(Problem::new(at, text));
        }
    };
    look("section", "section", "placed".into(), expect.placed.keys().collect());
    look("deck", "deck", "decks".into(), expect.decks.keys().collect());
    look("deck", "deck", "under".into(), expect.under.keys().collect());
    look("market", "market", "markets".into(), expect.markets.keys().collect());
    for (seat, player) in &expect.of {
        look("ingredient", "goods", format!("of.{seat}.store"), player.store.keys().collect());
    }
    problems
}

fn compare_player(
    game: &Penumbra,
    state: &penumbra::State,
    position: &Position,
    seat: u8,
    player: &Player,
    same: &mut impl FnMut(String, String, String),
) {
    let at = |what: &str| format!("of.seat{seat}.{what}");
    let there = &position.seats[usize::from(seat)];
    let wizard = state.wizard(seat);
    for (goods, n) in &player.store {
        let got = there.store.get(goods).copied().unwrap_or(0);
        same(at(&format!("store.{goods}")), n.to_string(), got.to_string());
    }
    if let Some(pool) = &player.pool {
        same(at("pool"), sorted(pool.clone()), sorted(dice_words(&wizard.pool)));
    }
    if let Some(dice) = player.dice {
        same(at("dice"), dice.to_string(), dice_words(&wizard.pool).len().to_string());
    }
    if let Some(marks) = &player.marks {
        same(at("marks"), marks.join(", "), there.marks.join(", "));
    }
    for (what, expected, got) in [
        ("grimoire", &player.grimoire, &there.grimoire),
        ("inventory", &player.inventory, &there.inventory),
        ("equipment", &player.equipment, &there.equipment),
        ("experience", &player.experience, &there.experience),
        ("reserved", &player.reserved, &there.reserved),
    ] {
        if let Some(expected) = expected {
            let got = got.iter().map(|card| card_word(card)).collect();
            same(at(what), sorted(expected.clone()), sorted(got));
        }
    }
    if let Some(wounds) = player.wounds {
        same(at("wounds"), wounds.to_string(), wizard.wounds.to_string());
    }
    if let Some(must) = player.must_rest {
        same(at("must-rest"), must.to_string(), wizard.must_rest.to_string());
    }
    let score = game.score(state, seat);
    for (source, points) in &player.points {
        let got = match source.as_str() {
            "arcana" => score.arcana,
            "trials" => score.trials,
            "wounds" => score.wounds,
            "experience" => score.experience,
            "contracts" => score.contracts,
            "board" => score.board,
            "goals" => score.goals,
            "fate" => score.fate,
            "escaped" => score.escaped,
            "total" => score.total(),
            _ => {
                same(at(&format!("points.{source}")), "a source of points".into(), "no such source".into());
                continue;
            }
        };
        same(at(&format!("points.{source}")), points.to_string(), got.to_string());
    }
}

/// A card without the mask of those who know it.
fn card_word(card: &str) -> String {
    card.split(' ').filter(|word| !word.starts_with("known:")).collect::<Vec<_>>().join(" ")
}

fn sorted(mut list: Vec<String>) -> String {
    list.sort();
    format!("[{}]", list.join(", "))
}
