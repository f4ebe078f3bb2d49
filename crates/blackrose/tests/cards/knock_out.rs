//! Which operations of a card do anything: each is taken out of the program in turn, and some case of the
//! card must notice.

use crate::case::{Case, Trace, game};
use crate::sides::{Program, program};
use blackrose::BlackRose;
use blackrose::engine::rules::Rule;
use blackrose::language::program::{Modifier, Op, Standing, Stat, Target, Trigger};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A way to take something out of the rules.
enum Without {
    Op(usize),
    Ability(usize),
    Trigger(usize),
    Condition(usize, usize),
}

impl Without {
    fn applied(&self) -> BlackRose {
        let mut game = game();
        match *self {
            Without::Op(at) => game.code[at] = Op::Jump(at as u16 + 1),
            Without::Ability(at) => {
                game.abilities[at] = Standing::Modifies(Modifier::ThisHas(Stat::Speed, 0))
            }
            // Nothing is ever "this Model" of a Quest.
            Without::Trigger(quest) => game.content.quests[quest].trigger = Some(Trigger::THIS_IS_GONE),
            Without::Condition(quest, at) => {
                game.content.quests[quest].conditions.remove(at);
            }
        }
        game
    }
}

/// What can be taken out of a side, with a name.
fn parts(game: &BlackRose, side: &str) -> Vec<(String, Without)> {
    let Program { ops, abilities, quest } = program(game, side);
    let spoken_of = ops.iter().any(|at| format!("{:?}", game.code[*at]).contains("ThatMage"));
    let mut parts = Vec::new();
    for at in ops {
        let op = game.code[at];
        let silent = match op {
            // The ends of sentences, and the way back in a loop, are not instructions of the card.
            Op::End | Op::Period | Op::Jump(_) | Op::NextMage(_) => true,
            // An Effect aimed at oneself or at nothing needs no target.
            Op::Aim(Target::Yourself | Target::Special) => true,
            Op::NoteMage => !spoken_of,
            // What the rules add after drawing and summoning is shown by their clauses.
            Op::Rule(Rule::HandLimits | Rule::SummonApplied | Rule::EventApplied | Rule::EffectResolved) => {
                true
            }
            _ => false,
        };
        if !silent {
            parts.push((format!("{op:?}"), Without::Op(at)));
        }
    }
    for at in abilities {
        parts.push((format!("{:?}", game.abilities[at]), Without::Ability(at)));
    }
    if let Some(quest) = quest {
        let card = &game.content.quests[quest];
        parts.extend(card.trigger.map(|t| (format!("{t:?}"), Without::Trigger(quest))));
        let conditions = card.conditions.iter().enumerate();
        parts.extend(conditions.map(|(i, c)| (format!("{c:?}"), Without::Condition(quest, i))));
    }
    parts
}

/// The parts of a side that no case notices.
pub fn idle(side: &str, cases: &[&Case]) -> Vec<String> {
    let whole: Vec<Result<Trace, String>> = cases.iter().map(|case| case.run(game())).collect();
    let notices = |without: &Without, i: usize| {
        // A program that no longer ends has noticed, too.
        let trace = catch_unwind(AssertUnwindSafe(|| cases[i].run(without.applied())));
        trace.ok() != Some(whole[i].clone())
    };
    parts(&game(), side)
        .into_iter()
        .filter(|(_, without)| !(0..cases.len()).any(|i| notices(without, i)))
        .map(|(name, _)| format!("{side}: {name}"))
        .collect()
}
