//! Trees into programs: what each form means.

use super::program::*;
use super::{APPROACHES, hole};
use crate::goods::Ingredient;
use crate::kind::{Kind, Kinds};
use arrayvec::ArrayVec;
use spellscript::{Hole, Node};

/// Why a tree cannot be compiled.
pub type Failed = String;

/// Compiles texts into one shared list of operations.
#[derive(Default)]
pub struct Compiler {
    /// All operations.
    pub code: Vec<Op>,
    /// All costs that operations name.
    pub costs: Vec<Cost>,
}

fn approach(word: &str) -> Result<usize, Failed> {
    APPROACHES.iter().position(|w| *w == word).ok_or_else(|| unknown(word))
}

fn unknown(word: &str) -> Failed {
    format!("\"{word}\" is not known")
}

/// The kind of die that a word names.
pub fn die(word: &str) -> Result<Kind, Failed> {
    Kind::of_die(word).ok_or_else(|| unknown(word))
}

fn dice(word: &str) -> Result<Kinds, Failed> {
    die(word).map(Kinds::only)
}

fn discipline(word: &str) -> Result<Kind, Failed> {
    Kind::of_discipline(word).ok_or_else(|| unknown(word))
}

fn ingredient(word: &str) -> Result<Ingredient, Failed> {
    Ingredient::of_word(word).ok_or_else(|| unknown(word))
}

fn num(node: &Node, hole: Hole) -> u8 {
    // The grammar takes no greater numbers.
    u8::try_from(node.number(hole)).unwrap_or(u8::MAX)
}

impl Compiler {
    fn here(&self) -> Pc {
        // What goes beyond is refused with the number of operations.
        Pc::try_from(self.code.len()).unwrap_or(Pc::MAX)
    }

    /// Compiles a whole text; gives the place where it begins.
    pub fn text(&mut self, node: &Node) -> Result<Pc, Failed> {
        let begin = self.here();
        match node.form {
            "now" => self.sentences(node.list(hole::NOW))?,
            "each-then-you" => {
                self.each(false, node.list(hole::EACH))?;
                self.sentences(node.list(hole::YOU))?;
            }
            "you-then-others" => {
                self.sentences(node.list(hole::YOU))?;
                self.each(true, node.list(hole::OTHERS))?;
            }
            other => return Err(format!("a text cannot be of the form {other}")),
        }
        self.code.push(Op::End);
        Ok(begin)
    }

    fn each(&mut self, others: bool, sentences: &[Node]) -> Result<(), Failed> {
        let at = self.code.len();
        self.code.push(Op::End);
        self.sentences(sentences)?;
        self.code.push(Op::End);
        self.code[at] = Op::Each { others, end: self.here() };
        Ok(())
    }

    fn sentences(&mut self, list: &[Node]) -> Result<(), Failed> {
        list.iter().try_for_each(|node| self.sentence(node))
    }

    fn sentence(&mut self, node: &Node) -> Result<(), Failed> {
        let scale = if node.form == "scaled" { Some(scale(node.node(hole::SCALE))?) } else { None };
        self.code.push(Op::Sentence(scale));
        match node.form {
            "do" => self.actions(node.list(hole::ACTIONS))?,
            "scaled" => self.actions(node.list(hole::ACTIONS))?,
            "may" => {
                let at = self.hole();
                self.actions(node.list(hole::ACTIONS))?;
                self.code[at] = Op::May(self.here());
            }
            "if" => {
                let condition = condition(node.node(hole::CONDITION))?;
                let at = self.hole();
                self.actions(node.list(hole::ACTIONS))?;
                self.code[at] = Op::If(condition, self.here());
            }
            "if-otherwise" => {
                let condition = condition(node.node(hole::CONDITION))?;
                let at = self.hole();
                self.actions(node.list(hole::ACTIONS))?;
                let jump = self.hole();
                self.code[at] = Op::If(condition, self.here());
                self.actions(node.list(hole::OTHER))?;
                self.code[jump] = Op::Jump(self.here());
            }
            "either" => {
                let at = self.hole();
                self.actions(node.list(hole::ACTIONS))?;
                let jump = self.hole();
                self.code[at] = Op::Either(self.here());
                self.actions(node.list(hole::OTHER))?;
                self.code[jump] = Op::Jump(self.here());
            }
            "spend" => {
                let cost = cost(node.list(hole::COST))?;
                self.code.push(Op::Spend(self.costs.len()));
                self.costs.push(cost);
                self.actions(node.list(hole::ACTIONS))?;
            }
            other => return Err(format!("a sentence cannot be of the form {other}")),
        }
        Ok(())
    }

    fn hole(&mut self) -> usize {
        self.code.push(Op::End);
        self.code.len() - 1
    }

    fn actions(&mut self, list: &[Node]) -> Result<(), Failed> {
        for node in list {
            if node.form == "gain" {
                for thing in node.list(hole::THINGS) {
                    let op = self.thing(thing)?;
                    self.code.push(op);
                }
            } else {
                let op = action(node)?;
                self.code.push(op);
            }
        }
        Ok(())
    }

    fn thing(&mut self, node: &Node) -> Result<Op, Failed> {
        let n = num(node, hole::N);
        let gain = |hue: Hue, temporary: bool| Ok(Op::Dice { n, hue, temporary });
        match node.form {
            "ingredients" => Ok(Op::Goods(ingredient(node.word(hole::WHAT))?, n)),
            "dice" => gain(Hue::Of(dice(node.word(hole::WHAT))?), false),
            "dice-either" => {
                let either = [die(node.word(hole::A))?, die(node.word(hole::B))?];
                gain(Hue::Of(either.into_iter().collect()), false)
            }
            "dice-any" => gain(Hue::Of(Kinds::COLOURS), false),
            "dice-mark" => gain(Hue::OfMarks, false),
            "dice-first" => gain(Hue::OfFirstMark, false),
            "dice-launching" => gain(Hue::OfLauncher, false),
            "dice-temporary" => gain(Hue::Of(dice(node.word(hole::WHAT))?), true),
            "cards" => Ok(Op::Cards { n, from: Source::Anywhere }),
            "cards-market" => Ok(Op::Cards { n, from: Source::Markets }),
            "cards-deck" => Ok(Op::Cards { n, from: Source::Decks }),
            "summons-market" => Ok(Op::Cards { n, from: Source::SummonMarkets }),
            "potions" => Ok(Op::Potions(n)),
            "artifacts" => Ok(Op::Artifacts(n)),
            other => Err(format!("a thing cannot be of the form {other}")),
        }
    }

    /// Compiles a standing text.
    pub fn standing(&mut self, node: &Node) -> Result<Vec<Ability>, Failed> {
        node.list(hole::ABILITIES).iter().map(|ability| self.ability(ability)).collect()
    }

    fn then(&mut self, node: &Node) -> Result<Pc, Failed> {
        let begin = self.here();
        self.sentence(node)?;
        self.code.push(Op::End);
        Ok(begin)
    }

    fn ability(&mut self, node: &Node) -> Result<Ability, Failed> {
        Ok(match node.form {
            "placed-class" => Ability::Placed(Area::School, self.then(node.node(hole::THEN))?),
            "placed-city" => Ability::Placed(Area::City, self.then(node.node(hole::THEN))?),
            "placed-wild" => Ability::Placed(Area::WildLands, self.then(node.node(hole::THEN))?),
            "wounded" => Ability::Wounded { once: false, then: self.then(node.node(hole::THEN))? },
            "wounded-once" => Ability::Wounded { once: true, then: self.then(node.node(hole::THEN))? },
            "each-rest" => Ability::EachRest(self.then(node.node(hole::THEN))?),
            "fewer-threat" => Ability::FewerThreat { n: num(node, hole::N), main: false },
            "fewer-main-threat" => Ability::FewerThreat { n: num(node, hole::N), main: true },
            "cheaper" => Ability::Cheaper { n: num(node, hole::N), first: false },
            "cheaper-first" => Ability::Cheaper { n: num(node, hole::N), first: true },
            "free-bind" => Ability::FreeBind,
            "free-pay-off" => Ability::FreePayOff,
            "free-appear" => Ability::FreeAppear,
            "ease-trials" => Ability::EaseTrials(num(node, hole::N)),
            "approach" => Ability::Approach {
                approach: approach(node.word(hole::A))?,
                total: num(node, hole::N),
                dice: num(node, hole::D),
                goods: num(node, hole::I),
            },
            "approach-threat" => {
                Ability::ApproachThreat { approach: approach(node.word(hole::A))?, n: num(node, hole::N) }
            }
            "rift-less" => Ability::RiftLess(num(node, hole::N)),
            "vigilance-more" => Ability::VigilanceMore(num(node, hole::N)),
            "market-summon" => Ability::MarketSummon,
            other => return Err(format!("an ability cannot be of the form {other}")),
        })
    }
}

fn action(node: &Node) -> Result<Op, Failed> {
    let n = || num(node, hole::N);
    let turn = |how: Turning, kinds: Kinds| Op::Turn { n: num(node, hole::N), how, kinds };
    Ok(match node.form {
        "roll-resource" => Op::Resource(n()),
        "reroll" => turn(Turning::Reroll, Kinds::ALL),
        "reroll-kind" => turn(Turning::Reroll, dice(node.word(hole::WHAT))?),
        "reroll-all" => Op::RerollAny,
        "nudge" => turn(Turning::Nudge, Kinds::ALL),
        "flip" => turn(Turning::Flip, Kinds::ALL),
        "nudge-or-flip" => turn(Turning::NudgeOrFlip, Kinds::ALL),
        "set" => turn(Turning::Set, Kinds::ALL),
        "set-kind" => turn(Turning::Set, dice(node.word(hole::WHAT))?),
        "recolour" => turn(Turning::Recolour, Kinds::ALL),
        "recolour-to" => turn(Turning::RecolourTo(die(node.word(hole::C))?), Kinds::ALL),
        "recolour-bone" => turn(Turning::RecolourTo(die(node.word(hole::C))?), Kinds::only(Kind::Bone)),
        "recolour-bones" => Op::Turn {
            n: 20,
            how: Turning::RecolourTo(die(node.word(hole::C))?),
            kinds: Kinds::only(Kind::Bone),
        },
        "set-it" => Op::TurnIt(Turning::Set),
        "reroll-it" => Op::TurnIt(Turning::Reroll),
        "flip-it" => Op::TurnIt(Turning::Flip),
        "recharge" => Op::Recharge(n()),
        "heal" => Op::Heal(n()),
        "discard-threat" => Op::DiscardThreat(n()),
        "set-threat" => Op::SetThreat(n()),
        "name-values" => Op::NameValues(n()),
        "ward" => Op::Ward(n()),
        "ignore-next-wound" => Op::IgnoreNextWound,
        "ignore-wound" => Op::IgnoreWound,
        "discard-placed" => Op::DiscardPlaced { n: n(), goods: Ingredient::Blood, amount: 0 },
        "discard-placed-gain" => Op::DiscardPlaced {
            n: n(),
            goods: ingredient(node.word(hole::WHAT))?,
            amount: num(node, hole::M),
        },
        "take-placed" => Op::TakePlaced(n()),
        "untap-spells" => Op::Untap { n: n(), which: Untap::Spells },
        "untap-familiars" => Op::Untap { n: n(), which: Untap::Familiars },
        "untap-cards" => Op::Untap { n: n(), which: Untap::Cards },
        "place-more" => Op::Place { n: n(), extra: Extra::Anywhere },
        "place-class" => Op::Place { n: n(), extra: Extra::Class },
        "place-any-colour" => Op::Place { n: n(), extra: Extra::AnyColour },
        "place-city" => Op::Place { n: n(), extra: Extra::CityBeside },
        "cell-free" => Op::CellFree,
        "look-deck" => Op::LookDeck { look: n(), keep: num(node, hole::M) },
        "summon-it" => Op::SummonIt,
        "buy-any" => Op::Buy { wares: Wares::Either, less: 0 },
        "buy-any-less" => Op::Buy { wares: Wares::Either, less: n() },
        "buy-potion" => Op::Buy { wares: Wares::Potion, less: 0 },
        "buy-potion-less" => Op::Buy { wares: Wares::Potion, less: n() },
        "buy-artifact" => Op::Buy { wares: Wares::Artifact, less: 0 },
        "buy-artifact-less" => Op::Buy { wares: Wares::Artifact, less: n() },
        "exchange" => Op::Exchange(None),
        "exchange-once" => Op::Exchange(Some(1)),
        "convert" => {
            Op::Convert { n: n(), from: ingredient(node.word(hole::A))?, to: ingredient(node.word(hole::B))? }
        }
        "reserve-contract" => Op::ReserveContract { open: true },
        "reserve-contract-deck" => Op::ReserveContract { open: false },
        "reserve-trial" => Op::ReserveTrial,
        "cancel" => Op::Cancel(n()),
        "ignore-rift" => Op::IgnoreRift,
        "ease" => Op::Ease(n()),
        "look-fate" => Op::LookFate,
        "refresh-brewery" => Op::RefreshBrewery,
        "hand-out" => Op::HandOut,
        other => return Err(format!("an action cannot be of the form {other}")),
    })
}

fn scale(node: &Node) -> Result<Scale, Failed> {
    Ok(match node.form {
        "per-mark" => Scale::Marks { discipline: discipline(node.word(hole::D))?, more: 0, most: None },
        "per-mark-max" => Scale::Marks {
            discipline: discipline(node.word(hole::D))?,
            more: 0,
            most: Some(num(node, hole::M)),
        },
        "per-mark-more" => {
            Scale::Marks { discipline: discipline(node.word(hole::D))?, more: num(node, hole::N), most: None }
        }
        "per-wounded" => Scale::Wounded { most: num(node, hole::M) },
        "per-chain" => Scale::Chain { most: num(node, hole::M) },
        "per-chain-marks" => {
            Scale::ChainMarks { discipline: discipline(node.word(hole::D))?, more: num(node, hole::N) }
        }
        other => return Err(format!("a scale cannot be of the form {other}")),
    })
}

fn condition(node: &Node) -> Result<Condition, Failed> {
    Ok(match node.form {
        "chain-of" => Condition::Chain(num(node, hole::N)),
        "dark-of" => Condition::Dark(num(node, hole::N)),
        "light-of" => Condition::Light(num(node, hole::N)),
        "have-wounded" => Condition::Wounded,
        other => return Err(format!("a condition cannot be of the form {other}")),
    })
}

/// A price list.
pub fn cost(parts: &[Node]) -> Result<Cost, Failed> {
    let mut cost = Cost::default();
    for part in parts {
        let mut die_of = |kind, value| {
            cost.dice.try_push(CostDie { kind, value }).map_err(|_| "a cost has at most 4 dice".to_owned())
        };
        match part.form {
            "price-ingredients" => cost.goods[ingredient(part.word(hole::WHAT))?] += num(part, hole::N),
            "price-dice" => {
                for _ in 0..num(part, hole::N) {
                    die_of(die(part.word(hole::WHAT))?, 0)?;
                }
            }
            "price-value" => {
                let value = num(part, hole::VALUE);
                if !(1..=6).contains(&value) {
                    return Err(format!("a die shows 1 to 6, not {value}"));
                }
                die_of(die(part.word(hole::WHAT))?, value)?;
            }
            other => return Err(format!("a price cannot be of the form {other}")),
        }
    }
    Ok(cost)
}

/// A Launch icon.
pub fn launch(node: &Node) -> Result<Launch, Failed> {
    Ok(match node.form {
        "any-spell" => Launch::Any(0),
        "any-spell-strong" => Launch::Any(num(node, hole::N)),
        "colour-spell" => Launch::Colour(die(node.word(hole::C))?),
        "not-colour-spell" => Launch::Not(die(node.word(hole::C))?),
        "other-colour-spell" => Launch::Other,
        "that-spell" => Launch::That,
        other => return Err(format!("a Launch cannot be of the form {other}")),
    })
}

/// A task.
pub fn task(node: &Node) -> Result<Task, Failed> {
    let kinds =
        |list: &[Node]| -> Result<Kinds, Failed> { list.iter().map(|hue| die(hue.word(hole::C))).collect() };
    Ok(match node.form {
        "task-discard" => {
            let cost = cost(node.list(hole::COST))?;
            if !cost.dice.is_empty() {
                return Err("a task to discard dice names a total or values".into());
            }
            Task::Goods(cost.goods)
        }
        "task-total" => Task::Total { kinds: kinds(node.list(hole::COLOURS))?, total: num(node, hole::N) },
        "task-any-total" => Task::Total { kinds: Kinds::ALL, total: num(node, hole::N) },
        "task-exact" => {
            let mut values = ArrayVec::new();
            for value in node.list(hole::VALUES) {
                let value = num(value, hole::N);
                if !(1..=6).contains(&value) || values.try_push(value).is_err() {
                    return Err("an exact task asks for at most 4 values from 1 to 6".into());
                }
            }
            values.sort_unstable();
            Task::Exact { kinds: kinds(node.list(hole::COLOURS))?, values }
        }
        "task-roll" => Task::Roll {
            count: num(node, hole::N),
            kind: die(node.word(hole::C))?,
            total: num(node, hole::M),
        },
        "task-withstand" => Task::Withstand(num(node, hole::N)),
        other => return Err(format!("a task cannot be of the form {other}")),
    })
}

/// A property of a Trial.
pub fn property(node: &Node) -> Result<Property, Failed> {
    Ok(match node.form {
        "rift" => Property::Rift(num(node, hole::N)),
        "vigilance" => Property::Vigilance(num(node, hole::N)),
        "shield" => match task(node.node(hole::TASK))? {
            Task::Withstand(_) | Task::Roll { .. } => return Err("a Shield is paid with dice".into()),
            task => Property::Shield(task),
        },
        "trap" => Property::Trap,
        "no-crystals" => Property::NoCrystals,
        "no-potions" => Property::NoPotions,
        "no-artifacts" => Property::NoArtifacts,
        "no-familiars" => Property::NoFamiliars,
        other => return Err(format!("a property cannot be of the form {other}")),
    })
}

/// The conditions of a Prophecy.
pub fn omens(node: &Node) -> Result<Vec<Omen>, Failed> {
    let omen = |node: &Node| {
        Ok(match node.form {
            "deck-out" => Omen::DeckOut,
            "contracts-done" => Omen::Contracts(num(node, hole::N)),
            "trial-points" => Omen::TrialPoints(num(node, hole::N)),
            "spark-and-marks" => Omen::Marks { spark: num(node, hole::S), discipline: num(node, hole::D) },
            "marks-of" => Omen::Marks { spark: 0, discipline: num(node, hole::D) },
            "fate-differs" => Omen::FateDiffers(num(node, hole::N)),
            "symbols-of" => Omen::Symbols(num(node, hole::N)),
            "slots-of" => Omen::Slots(num(node, hole::N)),
            "kinds-of" => Omen::Kinds(num(node, hole::N)),
            other => return Err(format!("an omen cannot be of the form {other}")),
        })
    };
    node.list(hole::OMENS).iter().map(omen).collect()
}

/// What a Goal scores.
pub fn aims(node: &Node) -> Result<Vec<Aim>, Failed> {
    let aim = |node: &Node| {
        Ok(match node.form {
            "aim-marks" => Aim::Marks { points: num(node, hole::N), after: num(node, hole::M) },
            "aim-inventory" => Aim::Inventory {
                familiar: num(node, hole::N),
                potion: num(node, hole::M),
                most: num(node, hole::K),
            },
            "aim-slots" => {
                Aim::Slots([num(node, hole::A), num(node, hole::B), num(node, hole::C), num(node, hole::D)])
            }
            "aim-disciplines" => Aim::Disciplines { points: num(node, hole::N), all: num(node, hole::M) },
            other => return Err(format!("an aim cannot be of the form {other}")),
        })
    };
    node.list(hole::PARTS).iter().map(aim).collect()
}
