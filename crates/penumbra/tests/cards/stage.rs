//! Rich positions in which any card can show what it does, and players who always answer the same way.

use super::common;
use kernel::{Game, Log, Seed, Stream, Told};
use penumbra::content::build::{Card, Sort};
use penumbra::content::printed::Slot;
use penumbra::facing::Facing;
use penumbra::kind::Kind;
use penumbra::language::program::{Ability, Task};
use penumbra::position::{PlacedPosition, Position, SeatPosition};
use penumbra::state::{CardId, Danger, Frame};
use penumbra::{Event, Penumbra, State};
use std::fmt::Write;

/// The game and what is played on it.
pub struct Stage {
    pub game: Penumbra,
}

/// Where a card is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scene {
    Study,
    Prepared,
    Rolled,
    Wounded,
    Passed,
    Poor,
    Resting,
}

pub const SCENES: [Scene; 7] = [
    Scene::Study,
    Scene::Prepared,
    Scene::Rolled,
    Scene::Wounded,
    Scene::Passed,
    Scene::Poor,
    Scene::Resting,
];

/// How questions are answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    First,
    Last,
    /// The first answers, with other dice.
    Lucky(u64),
    /// As the third card of a Chain.
    Chained,
    Random(u64),
}

/// All that could be seen of a course of play.
#[derive(PartialEq)]
pub struct Course {
    pub lines: Vec<String>,
    pub offers: Vec<String>,
    pub end: State,
    pub points: String,
}

fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|s| (*s).to_owned()).collect()
}

impl Stage {
    pub fn new() -> Stage {
        let setup = penumbra::Setup { players: 2, ..penumbra::Setup::default() };
        Stage { game: Penumbra::prepare(&setup, &common::PACKS).unwrap() }
    }

    /// A position with the card where it works, in a scene; none if the card has no place in it.
    pub fn lay(&self, card: CardId, scene: Scene) -> Option<State> {
        let printed = &self.game.content.cards[card];
        let id = printed.id.to_string();
        let colour = match printed.sort {
            Sort::Spell | Sort::Recipe | Sort::Summon => printed.discipline.map_or("ruby", Kind::mark),
            _ => "ruby",
        };
        let mut pool = strings(&["bone 2", "bone 3", "spark 4", "spark 6"]);
        for die in ["red", "orange", "yellow", "green", "blue", "purple"] {
            pool.push(format!("{die} 6"));
            pool.push(format!("{die} 5"));
        }
        for task in printed.paths.iter().flatten().flat_map(|path| &path.tasks) {
            pool.extend(dice_for(task));
        }
        let store =
            [("blood", 5), ("crystal", 6), ("valuable", 6), ("fruit", 9), ("trinket", 6), ("arcana", 3)];
        let mut me = SeatPosition {
            marks: [
                colour,
                colour,
                "amber discharged",
                "jasper wounded",
                "spark",
                "spark discharged",
                "spark wounded",
            ]
            .map(str::to_owned)
            .to_vec(),
            pool,
            store: store.map(|(word, n)| (word.to_owned(), n)).into_iter().collect(),
            grimoire: strings(&[
                "heartbeat tapped",
                "small-alembic",
                "sap-rising",
                "idle-thought",
                "recollection",
                "vein-fire",
                "mint-stamp",
                "half-light",
                "whistle",
                "dusk-tint",
                "fine-tuning",
                "chant",
                "crescendo",
            ]),
            inventory: strings(&["squirrel-court tapped", "fizz"]),
            equipment: strings(&["acorn-locket tapped"]),
            experience: strings(&[
                "scarlet-pact",
                "bait",
                "small-bribe",
                "lost-hut",
                "tutoring",
                "shinehorn",
            ]),
            ..SeatPosition::default()
        };
        for task in printed.paths.iter().flatten().flat_map(|path| &path.tasks) {
            if let Task::Goods(goods) = task {
                for (kind, n) in goods.each() {
                    let there = me.store.entry(kind.word().to_owned()).or_default();
                    *there = (*there).max(n);
                }
            }
        }
        let mut position = Position {
            row: Some(strings(&["crystal-song", "charity-ball", "night-watch", "execution"])),
            trials: strings(&["goldeater", "thunder-heron"]),
            fate: Some(strings(&["wildwood", "aranea", "basilisk"])),
            ..Position::default()
        };
        let mut placed = |section: &str, cells: &[&str], loose: &[&str]| {
            let dice = PlacedPosition { cells: strings(cells), loose: strings(loose) };
            position.placed.insert(section.to_owned(), dice);
        };
        placed("guild", &["blue 2"], &[]);
        placed("ruins", &["bone 4"], &[]);
        placed("forest", &[], &["red 1", "green 3"]);
        let summons = ["leech-swarm", "scar-raven"].into_iter().filter(|other| *other != id);
        position.markets.insert("ruby".into(), summons.map(str::to_owned).collect());
        let mut trial = self.trial_for(card, scene);
        let without = |list: &mut Vec<String>, id: &str| list.retain(|c| c.split(' ').next() != Some(id));
        for list in [&mut me.grimoire, &mut me.inventory, &mut me.equipment, &mut me.experience] {
            without(list, &id);
        }
        for list in [&mut position.trials, position.row.as_mut()?, position.fate.as_mut()?] {
            without(list, &id);
        }
        match printed.sort {
            Sort::Spell => me.grimoire.push(id),
            Sort::Recipe | Sort::Summon if matches!(scene, Scene::Passed | Scene::Rolled) => {
                me.grimoire.push(id)
            }
            Sort::Recipe | Sort::Summon | Sort::Potion => me.inventory.push(id),
            Sort::Artifact if printed.slot == Some(Slot::Tome) => {
                position.markets.insert("artifacts".into(), vec![id]);
            }
            Sort::Artifact => {
                me.equipment.retain(|c| {
                    let other = self.game.content.find(c.split(' ').next().unwrap_or_default());
                    other.is_none_or(|o| self.game.content.cards[o].slot != printed.slot)
                });
                me.equipment.push(id);
            }
            Sort::Talent => me.talent = Some(id),
            Sort::Contract => {
                let row = position.row.as_mut()?;
                row.insert(0, id);
                row.truncate(4);
            }
            Sort::Trial => {
                trial = id.clone();
                position.trials.insert(0, id);
            }
            Sort::Event => position.fate.as_mut()?.insert(0, id),
            Sort::Goal | Sort::Prophecy => position.shared.push(id),
        }
        if !position.trials.contains(&trial) {
            position.trials.push(trial.clone());
        }
        let main = |dice: u8, rolled: &[u8]| Facing {
            danger: Some(Danger::Main),
            card: Some(trial.clone()),
            dice,
            rolled: rolled.to_vec(),
            ..Facing::default()
        };
        match scene {
            Scene::Study | Scene::Resting => {}
            Scene::Prepared => position.facing = Some(main(4, &[])),
            Scene::Rolled => position.facing = Some(main(0, &[1, 1, 6, 2])),
            Scene::Wounded => {
                me.pool.clear();
                position.facing = Some(main(0, &[2, 4]));
            }
            Scene::Poor => {
                me.experience.clear();
                position.facing = Some(main(4, &[]));
            }
            Scene::Passed => {}
        }
        let mut other = SeatPosition { marks: strings(&["amber", "spark"]), ..me_for_others() };
        without(&mut other.grimoire, &self.game.content.cards[card].id);
        position.seats = vec![me, other];
        self.game.place(&position).ok()
    }

    /// The Trial that is attempted: one with the approach that the card eases, or one with a property. What eases a
    /// Threat to withstand finds one after the roll.
    fn trial_for(&self, card: CardId, scene: Scene) -> String {
        let content = &self.game.content;
        let withstood = content.cards[card].abilities.iter().find_map(|ability| match ability {
            Ability::ApproachThreat { approach, .. } if scene == Scene::Rolled => Some(*approach),
            _ => None,
        });
        let withstands = |trial: &&Card| {
            let dark = trial.paths[0].as_ref().filter(|_| trial.sort == Sort::Trial);
            dark.is_some_and(|path| path.approach == withstood && matches!(path.tasks[0], Task::Withstand(_)))
        };
        if let Some(trial) = content.cards.iter().find(withstands) {
            return trial.id.to_string();
        }
        let eased = content.cards[card].abilities.iter().find_map(|ability| match ability {
            Ability::Approach { approach, .. } => Some(*approach),
            _ => None,
        });
        let fits = |trial: &&Card| {
            let mut paths = trial.paths.iter().flatten();
            trial.sort == Sort::Trial
                && paths.any(|path| {
                    path.approach == eased && !matches!(path.tasks[0], Task::Withstand(_) | Task::Roll { .. })
                })
        };
        content.cards.iter().find(fits).map_or("fog-of-oblivion".into(), |trial| trial.id.to_string())
    }

    /// What a card is used for in its scene: answers that are given whenever they are offered.
    fn wanted(&self, card: CardId, scene: Scene, manner: Manner) -> Vec<String> {
        let printed = &self.game.content.cards[card];
        let id = &printed.id;
        let list = |words: &[&str]| strings(words);
        if manner == Manner::Chained {
            let last = format!("launch {id}");
            return list(&["study", "launch crescendo", &last, "pay chant"]);
        }
        let mut wanted = match printed.sort {
            Sort::Contract => list(&["study", "go guild", "apply", "roll", "go on", "task 1"]),
            Sort::Trial if manner == Manner::Last => {
                list(&["trial", "roll", "go on", "path light", "shield", "task 2", "task 1"])
            }
            Sort::Trial => list(&["trial", "roll", "go on", "path dark", "shield", "task 2", "task 1"]),
            Sort::Event => list(&["rest", "go on", "end turn"]),
            Sort::Artifact if printed.slot == Some(Slot::Tome) => list(&["study", "go shop", "apply"]),
            _ if scene == Scene::Resting => list(&["rest", "go on"]),
            _ => list(&["study"]),
        };
        wanted.insert(0, format!("card {id}"));
        wanted.insert(0, format!("trial {id}"));
        wanted.insert(0, format!("pay {id}"));
        wanted.insert(0, format!("use {id}"));
        wanted
    }

    /// Plays the card from a position.
    pub fn play(&self, card: CardId, mut s: State, scene: Scene, manner: Manner) -> Course {
        let game = &self.game;
        let wanted = self.wanted(card, scene, manner);
        let mut used: Vec<String> = Vec::new();
        let mut lines = Vec::new();
        let mut offers = Vec::new();
        if let Manner::Lucky(seed) = manner {
            s.chance.0.reseed(Seed::from_number(seed));
        }
        let mut stream = Stream::new(Seed::from_number(match manner {
            Manner::Random(seed) => seed,
            _ => 0,
        }));
        let most = if matches!(manner, Manner::Random(_)) { 90 } else { 50 };
        for _ in 0..most {
            let Some(seat) = game.deciding(&s).iter().next() else { break };
            let mut choices = Vec::new();
            game.choices(&s, seat, &mut choices);
            let names: Vec<String> = choices.iter().map(|c| game.name(&s, seat, *c).to_string()).collect();
            offers.push(names.join(", "));
            let menu = matches!(
                s.stack.last(),
                Some(
                    Frame::Turn
                        | Frame::Study
                        | Frame::Visit { .. }
                        | Frame::Trial { .. }
                        | Frame::Rest { .. }
                )
            ) || matches!(s.stack.last(), Some(Frame::Threat(t)) if t.step == 0 || t.step == 3)
                || matches!(s.stack.last(), Some(Frame::Contract { .. }));
            let free = |name: &String| {
                !used.contains(name) || matches!(name.as_str(), "go on" | "roll") && used.len() < 40
            };
            let want = wanted.iter().find_map(|w| names.iter().position(|n| n == w && free(n)));
            let at = match (want, manner) {
                (_, Manner::Random(_)) => stream.below(choices.len() as u32) as usize,
                (Some(at), _) => at,
                (None, _) if menu && !matches!(s.stack.last(), Some(Frame::Trial { .. })) => break,
                (None, Manner::First | Manner::Chained | Manner::Lucky(_)) => 0,
                (None, Manner::Last) => {
                    // The last that is no way out and throws nothing away.
                    let out = ["done", "give up", "end turn", "no"];
                    let keeps = |n: &String| !out.contains(&n.as_str()) && !n.starts_with("discard ");
                    names.iter().rposition(keeps).unwrap_or(0)
                }
            };
            used.push(names[at].clone());
            let mut events: Vec<Told<Event>> = Vec::new();
            game.choose(&mut s, seat, choices[at], &mut Log::into(&mut events)).unwrap();
            game.check(&s).unwrap();
            lines.push(format!("> {}", names[at]));
            lines.extend(events.iter().map(|told| short(&told.event)));
        }
        let points = format!("{:?} {:?}", game.score(&s, 0), game.score(&s, 1));
        Course { lines, offers, end: s, points }
    }

    /// What a card does in all its scenes, in short.
    pub fn told(&self, card: CardId) -> String {
        let mut out = String::new();
        let sort = self.game.content.cards[card].sort;
        let id = self.game.content.cards[card].id.to_string();
        for scene in SCENES {
            for manner in [Manner::First, Manner::Last] {
                let Some(s) = self.lay(card, scene) else { continue };
                let fixed = matches!(sort, Sort::Goal | Sort::Prophecy);
                let course = self.play(card, s, scene, manner);
                let shown = course.lines.iter().any(|line| line.contains(&id));
                let standing = !self.game.content.cards[card].abilities.is_empty();
                let first = scene == Scene::Study && manner == Manner::First;
                if fixed || standing {
                    if first {
                        let _ = writeln!(out, "{}", course.points);
                    }
                } else if shown {
                    let _ = writeln!(out, "{scene:?}, {manner:?}: {}", course.lines.join("; "));
                }
            }
        }
        out
    }
}

/// Dice with which a task can be done.
fn dice_for(task: &Task) -> Vec<String> {
    let die = |kind: Option<Kind>, value: u8| format!("{} {value}", kind.map_or("bone", Kind::die));
    match task {
        Task::Exact { kinds, values } => {
            values.iter().map(|value| die(kinds.iter().next(), *value)).collect()
        }
        Task::Total { kinds, .. } => (0..5).map(|n| die(kinds.iter().next(), 3 + n % 3)).collect(),
        Task::Roll { kind, .. } => (0..3).map(|_| die(Some(*kind), 4)).collect(),
        Task::Goods(_) | Task::Withstand(_) => Vec::new(),
    }
}

fn me_for_others() -> SeatPosition {
    SeatPosition {
        store: [("valuable".to_owned(), 3), ("fruit".to_owned(), 4)].into_iter().collect(),
        grimoire: strings(&["mystery tapped"]),
        ..SeatPosition::default()
    }
}

/// An event in short.
fn short(event: &Event) -> String {
    let value = serde_json::to_value(event).unwrap();
    let serde_json::Value::Object(fields) = value else { return String::new() };
    let mut words = vec![fields["what"].as_str().unwrap_or_default().to_owned()];
    let rest = fields.iter().filter(|(key, _)| *key != "what" && *key != "seat");
    words.extend(rest.map(|(_, value)| value.to_string().replace('"', "")));
    words.join(" ")
}
