//! Every side of every card of Rebirth and Classic is shown by a scenario that would notice if any part of it were missing.

use blackrose::BlackRose;
use blackrose::content::Packs;
use blackrose::engine::rules::Rule;
use blackrose::language::program::{Modifier, Op, Standing, Stat, Target, Trigger, Where};
use blackrose::lodge::Range;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The games, each with the folders of its cards.
const GAMES: [(&str, &[&str]); 2] = [("rebirth", &["cards", "avatar"]), ("classic", &["cards"])];

/// All sides of a pack's cards, as scenarios name them.
fn sides(packs: &Packs, game: &str) -> Vec<String> {
    let of = |pack: usize| packs.packs()[pack].id() == game;
    let mut sides = Vec::new();
    for (_, c) in packs.spells.iter().filter(|(o, _)| of(o.pack)) {
        let names = ["light", "dark"].into_iter().zip(c.sides());
        sides.extend(names.map(|(part, _)| format!("{} {part}", c.id.get_ref())));
    }
    for (_, c) in packs.rooms.iter().filter(|(o, _)| of(o.pack)) {
        sides.extend(c.effects().map(|(part, _)| format!("{} {part}", c.id.get_ref())));
    }
    for (_, c) in packs.evocations.iter().filter(|(o, _)| of(o.pack)) {
        if c.skill.is_some() || c.standing.is_some() {
            sides.push(format!("{} skill", c.id.get_ref()));
        }
    }
    let mut all = |part: &str, ids: Vec<&String>| {
        sides.extend(ids.into_iter().map(|id| format!("{id} {part}")));
    };
    let ids = |o: usize| of(o);
    all("upgrade", packs.upgrades.iter().filter(|(o, _)| ids(o.pack)).map(|(_, c)| c.id.get_ref()).collect());
    all("jinx", packs.jinxes.iter().filter(|(o, _)| ids(o.pack)).map(|(_, c)| c.id.get_ref()).collect());
    all("quest", packs.quests.iter().filter(|(o, _)| ids(o.pack)).map(|(_, c)| c.id.get_ref()).collect());
    all("event", packs.events.iter().filter(|(o, _)| ids(o.pack)).map(|(_, c)| c.id.get_ref()).collect());
    sides
}

/// What of a scenario is read to know which sides it shows; whether it holds is seen where all scenarios are played.
#[derive(serde::Deserialize)]
struct Shows {
    #[serde(default)]
    card: Vec<String>,
}

/// The scenarios of each side of a game's cards.
fn shown((game, folders): (&str, &[&str])) -> BTreeMap<String, Vec<PathBuf>> {
    fn files(folder: &Path, all: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("the scenarios are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                files(&path, all);
            } else if path.extension().is_some_and(|e| e == "toml") {
                all.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game);
    let mut all = Vec::new();
    folders.iter().for_each(|folder| files(&root.join(folder), &mut all));
    let mut shown: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for path in all {
        let text = std::fs::read_to_string(&path).expect("readable");
        let Shows { card } = toml::from_str(&text).expect("a scenario");
        for card in card {
            shown.entry(card).or_default().push(path.clone());
        }
    }
    shown
}

fn packs() -> Packs {
    Packs::read(games::packs::built_in()).unwrap_or_else(|e| panic!("{e:?}"))
}

#[test]
fn every_side_of_every_card_has_its_scenario() {
    let packs = packs();
    let mut missing = Vec::new();
    for game in GAMES {
        let sides = sides(&packs, game.0);
        let shown = shown(game);
        let unknown: Vec<&String> = shown.keys().filter(|side| !sides.contains(side)).collect();
        assert!(unknown.is_empty(), "there are no such cards: {unknown:?}");
        println!("{}: {} sides", game.0, sides.len());
        missing.extend(sides.into_iter().filter(|side| !shown.contains_key(side)));
    }
    assert!(missing.is_empty(), "no scenario shows {} sides:\n{}", missing.len(), missing.join("\n"));
}

/// The operations and abilities behind a side, and its Quest.
#[derive(Default)]
struct Program {
    ops: Vec<usize>,
    abilities: Vec<usize>,
    quest: Option<usize>,
}

impl Program {
    fn of(game: &BlackRose, side: &str) -> Option<Program> {
        let (id, part) = side.split_once(' ')?;
        let content = &game.content;
        let mut program = Program::default();
        let mut abilities = (0, 0);
        match part {
            "light" | "dark" => {
                let spell = content.spells.iter().find(|s| s.id == id)?;
                program.code(game, spell.sides[usize::from(part == "dark")].code);
            }
            "effect" | "destroyed" | "rebuilt" => {
                let room = content.rooms.iter().find(|r| r.id == id)?;
                program.code(game, if part == "rebuilt" { room.token() } else { room.first });
            }
            "skill" => abilities = content.evocations.iter().find(|e| e.id == id)?.abilities,
            "upgrade" => abilities = content.upgrades.iter().find(|u| u.id == id)?.abilities,
            "jinx" => abilities = content.jinxes.iter().find(|j| j.id == id)?.abilities,
            "quest" => {
                let quest = content.quests.iter().position(|q| q.id == id)?;
                program.quest = Some(quest);
                program.code(game, content.quests[quest].code);
            }
            _ => {
                let event = content.events.iter().find(|e| e.id == id)?;
                if let Some(code) = event.now {
                    program.code(game, code);
                }
                abilities = event.lasting;
            }
        }
        program.abilities(game, abilities);
        Some(program)
    }

    fn code(&mut self, game: &BlackRose, from: u16) {
        for at in from as usize.. {
            match game.code[at] {
                Op::End => break,
                Op::Persist { first, count } => {
                    self.ops.push(at);
                    self.abilities(game, (first, count));
                }
                _ => self.ops.push(at),
            }
        }
    }

    fn abilities(&mut self, game: &BlackRose, (first, count): (u16, u8)) {
        for ability in first..first + u16::from(count) {
            self.abilities.push(ability as usize);
            if let Standing::Answers { code, .. } | Standing::Attacking(code) =
                game.abilities[ability as usize]
            {
                self.code(game, code);
            }
        }
    }
}

/// Something that is taken out of the rules.
#[derive(Clone, Copy, Debug)]
enum Without {
    Op(usize),
    Ability(usize),
    Task(usize),
    /// A Quest of a door handle replaces the Room's Effect where it is added to it, or the other way about.
    Place(usize),
}

impl Without {
    fn apply(self, game: &mut BlackRose) {
        match self {
            Without::Op(at) => game.code[at] = Op::Jump(at as u16 + 1),
            Without::Ability(at) => {
                game.abilities[at] = Standing::Modifies(Modifier::ThisHas(Stat::Speed, 0));
            }
            // Nothing is ever "this Model" of a Quest.
            Without::Task(quest) => {
                game.content.quests[quest].room = None;
                game.content.quests[quest].trigger = Some(Trigger::THIS_IS_GONE);
            }
            Without::Place(quest) => game.content.quests[quest].instead ^= true,
        }
    }
}

/// What can be taken out of a side, in words.
fn parts(game: &BlackRose, side: &str) -> Vec<(String, Without)> {
    let Some(program) = Program::of(game, side) else { return Vec::new() };
    let speaks = |word: &str| program.ops.iter().any(|at| format!("{:?}", game.code[*at]).contains(word));
    let (of_mage, of_target) = (speaks("ThatMage"), speaks("Target"));
    let mut parts = Vec::new();
    for at in &program.ops {
        let op = game.code[*at];
        let silent = match op {
            // The ends of sentences and the ways of a loop are not instructions of the card.
            Op::End | Op::Period | Op::Jump(_) | Op::NextMage(_) | Op::Again(_) => true,
            // An Effect aimed at oneself or at nothing needs no target.
            Op::Aim(Target::Yourself | Target::Special) => true,
            // Without a target Room what is placed or summoned goes to the Room one is in.
            Op::Aim(Target::Room(Range::Within(0))) => true,
            Op::Aim(_) | Op::AimWho(_) => !of_target,
            Op::NoteRoom(Where::ThatRoom) => true,
            Op::NoteMage => !of_mage,
            // What the rules add is shown by their clauses.
            Op::Rule(
                Rule::HandLimits
                | Rule::SummonApplied
                | Rule::EffectResolved
                | Rule::EventApplied
                | Rule::UseToken,
            )
            | Op::VortexAfter => true,
            _ => false,
        };
        // What is asked for cannot fail without making the rest empty: nothing counted, nowhere to be.
        let empty = [
            ("azoth-bomb dark", "Enhanced"),
            ("fountain-of-the-three light", "IfDone"),
            ("visceral-fire light", "YouDefeatedTarget"),
            ("unstable-flames light", "IfDone"),
            // The Room that is targeted is the one that was entered, which is noted already.
            ("blade-barrage light", "NoteRoom"),
            ("hourglass light", "IfDone"),
            ("putrefy dark", "IfDone"),
        ];
        let name = format!("{op:?}");
        let void = empty.iter().any(|(card, word)| *card == side && name.contains(word));
        if !silent && !void {
            parts.push((name, Without::Op(*at)));
        }
    }
    for at in &program.abilities {
        parts.push((format!("{:?}", game.abilities[*at]), Without::Ability(*at)));
    }
    if let Some(quest) = program.quest {
        parts.push(("its Task".to_owned(), Without::Task(quest)));
        if game.content.quests[quest].room.is_some() {
            parts.push(("added to the Room's Effect or in its place".to_owned(), Without::Place(quest)));
        }
    }
    parts
}

#[test]
fn no_part_of_a_card_can_be_taken_out_unnoticed() {
    std::panic::set_hook(Box::new(|_| {}));
    let shown: Vec<(String, Vec<PathBuf>)> = GAMES.into_iter().flat_map(shown).collect();
    let idle: Vec<String> = shown
        .par_iter()
        .flat_map(|(side, files)| {
            // The same cards lie at the same places of the code in every match of one setup: each file is
            // asked for its own.
            let mut unnoticed: BTreeMap<String, usize> = BTreeMap::new();
            for file in files {
                let mut list = Vec::new();
                let _ = scenario::run_file_with(file, |game| list = parts(game, side));
                for (i, (name, without)) in list.iter().enumerate() {
                    let noticed = scenario::run_file_with(file, |game| without.apply(game)).is_err();
                    *unnoticed.entry(format!("{i} {name}")).or_default() += usize::from(noticed);
                }
            }
            let side = side.clone();
            unnoticed
                .into_iter()
                .filter(|(_, n)| *n == 0)
                .map(move |(name, _)| format!("{side}: {name}"))
                .collect::<Vec<_>>()
        })
        .collect();
    let _ = std::panic::take_hook();
    assert!(
        idle.is_empty(),
        "{} parts of cards do nothing that a scenario sees:\n{}",
        idle.len(),
        idle.join("\n")
    );
}
