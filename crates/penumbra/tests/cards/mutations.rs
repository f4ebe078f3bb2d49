//! Whatever is taken out of a card, some course of play is another one.

use super::stage::{Course, Manner, SCENES, Scene, Stage};
use penumbra::content::build::{Sort, Variant};
use penumbra::language::program::{Ability, Moment, Op, Pc, Timing};
use penumbra::state::CardId;

/// Courses of random play that look for a difference, after the played ones.
const RANDOM: u64 = 80;

type Change = (String, Box<dyn Fn(&mut penumbra::content::Content)>);

fn manners() -> impl Iterator<Item = (Scene, Manner)> {
    let played = SCENES.into_iter().flat_map(|scene| {
        let fixed = [Manner::First, Manner::Last, Manner::Chained].into_iter();
        fixed.chain((1..6).map(Manner::Lucky)).map(move |manner| (scene, manner))
    });
    let random = (0..RANDOM).flat_map(|seed| {
        [Scene::Study, Scene::Prepared, Scene::Rolled, Scene::Resting]
            .map(|scene| (scene, Manner::Random(seed)))
    });
    played.chain(random)
}

/// Everything that can be taken out of a card.
fn changes(stage: &Stage, card: CardId) -> Vec<Change> {
    let content = &stage.game.content;
    let printed = &content.cards[card];
    let i = card.index();
    let mut all: Vec<Change> = Vec::new();
    let mut programs: Vec<(String, Pc)> = printed.text.iter().map(|pc| ("text".to_owned(), *pc)).collect();
    for (n, ability) in printed.abilities.iter().enumerate() {
        let then = match ability {
            Ability::Placed(_, pc) | Ability::EachRest(pc) | Ability::Wounded { then: pc, .. } => Some(*pc),
            _ => None,
        };
        programs.extend(then.map(|pc| (format!("ability {n}"), pc)));
        all.push((
            format!("ability {n}"),
            Box::new(move |c| {
                c.cards[i].abilities.remove(n);
            }),
        ));
    }
    for (side, path) in printed.paths.iter().enumerate() {
        let Some(path) = path else { continue };
        programs.push((format!("reward {side}"), path.reward));
        for task in 0..path.tasks.len() {
            all.push((
                format!("task {side} {task}"),
                Box::new(move |c| {
                    if let Some(path) = &mut c.cards[i].paths[side] {
                        path.tasks.remove(task);
                    }
                }),
            ));
        }
        all.push((
            format!("fate {side}"),
            Box::new(move |c| c.cards[i].paths[side].iter_mut().for_each(|path| path.fate = 0)),
        ));
    }
    for (name, start) in programs {
        for (at, op) in content.program(start).iter().enumerate() {
            let pc = start as usize + at;
            let instead = match op {
                Op::End | Op::Jump(_) | Op::Sentence(None) => continue,
                Op::Sentence(Some(_)) => Op::Sentence(None),
                Op::IgnoreWound => {
                    // Its meaning is the moment in which the card is used.
                    all.push((name.clone(), Box::new(move |c| c.cards[i].moment = Moment::Any)));
                    continue;
                }
                _ => Op::Jump(pc as Pc + 1),
            };
            all.push((format!("{name}: {op:?}"), Box::new(move |c| c.code[pc] = instead)));
        }
    }
    for variant in 0..printed.variants.len() {
        all.push((
            format!("cost {variant}"),
            Box::new(move |c| c.cards[i].variants[variant] = Variant::Pay(Default::default())),
        ));
    }
    let mut field = |name: &str, there: bool, change: Box<dyn Fn(&mut penumbra::content::Content)>| {
        if there {
            all.push((name.to_owned(), change));
        }
    };
    field("launches", printed.launches.is_some(), Box::new(move |c| c.cards[i].launches = None));
    field("threat", printed.threat > 0, Box::new(move |c| c.cards[i].threat = 0));
    field("wound", printed.wound, Box::new(move |c| c.cards[i].wound = false));
    field("tap", printed.tap, Box::new(move |c| c.cards[i].tap = false));
    field("discard", printed.discard, Box::new(move |c| c.cards[i].discard = false));
    field("counter", printed.counter > 0, Box::new(move |c| c.cards[i].counter = 0));
    field("points", printed.points > 0, Box::new(move |c| c.cards[i].points = 0));
    field("symbol", printed.symbol.is_some(), Box::new(move |c| c.cards[i].symbol = None));
    field("pay", printed.pay != Timing::Any, Box::new(move |c| c.cards[i].pay = Timing::Any));
    field("use", printed.active != Timing::Any, Box::new(move |c| c.cards[i].active = Timing::Any));
    field("properties", !printed.properties.is_empty(), Box::new(move |c| c.cards[i].properties.clear()));
    field("aims", !printed.aims.is_empty(), Box::new(move |c| c.cards[i].aims.clear()));
    all
}

#[test]
fn whatever_is_taken_out_of_a_card_is_missed() {
    let (whole, mut changed) = (Stage::new(), Stage::new());
    let mut unnoticed = Vec::new();
    let mut tried = 0;
    let cards = &whole.game.content.cards;
    // Prophecies are shown one by one below.
    for card in whole.game.content.ids().filter(|c| cards[*c].sort != Sort::Prophecy) {
        let mut known: Vec<Option<Course>> = Vec::new();
        for (what, change) in changes(&whole, card) {
            tried += 1;
            changed.game.content = whole.game.content.clone();
            change(&mut changed.game.content);
            let noticed = manners().enumerate().any(|(n, (scene, manner))| {
                let play = |stage: &Stage| stage.lay(card, scene).map(|s| stage.play(card, s, scene, manner));
                if known.len() == n {
                    known.push(play(&whole));
                }
                known[n].is_some() && play(&changed) != known[n]
            });
            if !noticed {
                unnoticed.push(format!("{} {what}", cards[card].id));
            }
        }
    }
    println!("{tried} changes");
    assert!(tried > 900, "{tried}");
    assert!(unnoticed.is_empty(), "{} of {tried}:\n{}", unnoticed.len(), unnoticed.join("\n"));
}

/// Each Prophecy with a Wizard who fulfils it and one who lacks a little.
const OMENS: [(&str, &str, &str); 8] = [
    (
        "rebirth-of-the-guild",
        "experience = ['bait', 'lost-hut', 'tutoring', 'shinehorn', 'night-watch', 'execution', 'small-bribe', 'crystal-song']",
        "experience = ['bait', 'lost-hut', 'tutoring', 'shinehorn', 'night-watch', 'execution', 'small-bribe', 'wildwood']",
    ),
    (
        "song-of-overcoming",
        "experience = ['basilisk', 'wildwood', 'goldeater']",
        "experience = ['basilisk', 'wildwood', 'bait']",
    ),
    (
        "awakened-spark",
        "marks = ['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'spark', 'spark', 'spark']",
        "marks = ['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'spark', 'spark']",
    ),
    (
        "sixth-seal",
        "marks = ['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'amber', 'spark']",
        "marks = ['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'spark', 'spark']",
    ),
    (
        "parting-of-ways",
        "experience = ['basilisk', 'council-of-masks', 'scarlet-pact', 'bait', 'small-bribe', 'execution']",
        "experience = ['basilisk', 'council-of-masks', 'scarlet-pact', 'bait', 'small-bribe', 'lost-hut']",
    ),
    (
        "full-chronicle",
        "experience = ['bait', 'lost-hut', 'tutoring', 'shinehorn', 'night-watch', 'execution', 'small-bribe', 'wildwood', 'trail-maps', 'marginalia']",
        "experience = ['bait', 'lost-hut', 'tutoring', 'shinehorn', 'night-watch', 'execution', 'small-bribe', 'wildwood', 'trail-maps']",
    ),
    (
        "armoured-heir",
        "equipment = ['acorn-locket', 'quilted-coat', 'oak-ring', 'everwood-wand']",
        "equipment = ['acorn-locket', 'quilted-coat', 'oak-ring']",
    ),
    (
        "six-doors",
        "experience = ['bait', 'lost-hut', 'tutoring', 'night-watch', 'small-bribe', 'crystal-song']",
        "experience = ['bait', 'lost-hut', 'tutoring', 'night-watch', 'small-bribe', 'execution']",
    ),
];

// rules: PEN-907
#[test]
fn each_prophecy_comes_true_at_its_number() {
    for (id, fulfilled, lacking) in OMENS {
        for (seat, comes) in [(fulfilled, true), (lacking, false)] {
            let table =
                super::common::Table::lay(&format!("shared = ['{id}']\n[[seats]]\n{seat}\n[[seats]]\n"));
            assert_eq!(table.s.last > 0, comes, "{id} with {seat}");
        }
    }
}
