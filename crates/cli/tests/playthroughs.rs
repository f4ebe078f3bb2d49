//! Whole games in the terminal, kept as they were typed and shown: `playthroughs/`.

#[path = "common/program.rs"]
mod program;

use bots::{BotSpec, Seen};
use games::{AnySetup, Visitor};
use kernel::{Entry, Game, Journal, Log, Seat, Seed, Session};
use program::{conclave, conclave_typing_in, fresh, root};
use std::sync::Arc;

/// The kept games: what their files are called, and which game it is, as options of `conclave play`.
/// `cargo xtask renew` records one that has no files yet.
const PLAYTHROUGHS: &[(&str, &str)] = &[
    ("duel-1", "--game duel --seed 2026 --set first=0"),
    ("rebirth-1", "--game rebirth --players 2 --seed 2 --set first=0"),
    ("classic-1", "--game classic --players 2 --seed 4 --set first=0"),
    ("penumbra-1", "--game penumbra --players 2 --seed 5"),
];

/// Where whoever types sits.
const YOU: Seat = Seat(0);

/// What is kept of a game.
struct Kept {
    /// What was typed: answers by number or name, and commands that only show something.
    typed: String,
    /// Every choice of every seat.
    journal: String,
    /// All that was shown, with what was typed.
    shown: String,
}

/// Where it is kept, in that order.
fn files(name: &str) -> [String; 3] {
    ["in", "jsonl", "txt"].map(|ending| format!("playthroughs/{name}.{ending}"))
}

impl Kept {
    /// Nothing is in a file that is not there yet.
    fn read(name: &str) -> Kept {
        let read = |file| std::fs::read_to_string(root().join(file)).unwrap_or_default();
        let [typed, journal, shown] = files(name).map(read);
        Kept { typed, journal, shown }
    }

    fn write(&self, name: &str) {
        for (file, text) in files(name).iter().zip([&self.typed, &self.journal, &self.shown]) {
            std::fs::write(root().join(file), text).expect("written");
        }
    }

    /// The journal without what names rules and content, and the position at the end.
    fn choices(&self) -> String {
        let line =
            |line: &str| if line.contains("\"choose\"") { format!("{line}\n") } else { "\n".to_owned() };
        self.journal.lines().map(line).collect()
    }

    fn is_over(&self) -> bool {
        self.journal.lines().last().is_some_and(|line| line.starts_with("{\"end\""))
    }
}

/// Plays with the real program, in a folder of its own, so that no path of this machine is shown: types the lines again
/// and lets the others play as recorded, or as bots where nothing is.
fn play(name: &str, options: &str, kept: &Kept) -> Kept {
    let [_, journal, _] = files(name);
    let save = fresh(&format!("{name}.jsonl"));
    let folder = save.parent().expect("it lies in a folder");
    let mut args: Vec<&str> = "play --terminal".split(' ').chain(options.split(' ')).collect();
    let bot = format!("journal:{journal}");
    if !kept.journal.is_empty() {
        std::fs::create_dir(folder.join("playthroughs")).expect("a folder for the journal");
        std::fs::write(folder.join(&journal), &kept.journal).expect("written");
        args.extend(["--bot", &bot]);
    }
    let file = format!("{name}.jsonl");
    args.extend(["--save", &file]);
    let ran = conclave_typing_in(folder, &args, &kept.typed);
    assert_eq!(ran.code, 0, "{name}: {}", ran.err);
    let prompts = ran.out.lines().filter_map(|line| line.split_once("> "));
    Kept {
        typed: prompts.map(|(_, typed)| format!("{typed}\n")).collect(),
        journal: std::fs::read_to_string(&save).expect("the saved game"),
        shown: ran.out,
    }
}

/// Plays a kept game as far as it can be played under the rules at hand, and then on to its end as a bot does.
struct PlayOn<'a> {
    kept: &'a Kept,
    seed: Seed,
}

impl Visitor for PlayOn<'_> {
    type Out = Kept;

    fn visit<G: Game>(self, game: Arc<G>) -> Kept {
        let mut session = Session::new(game.clone(), self.seed);
        let options = |session: &Session<G>, seat| {
            let mut choices = Vec::new();
            game.choices(session.state(), seat, &mut choices);
            choices
        };
        let mut lines = self.kept.typed.lines();
        let mut typed = Vec::new();
        let kept = Journal::read(self.kept.journal.as_bytes()).map_or(Vec::new(), |kept| kept.entries);
        for entry in &kept {
            let answer = match entry {
                Entry::Choice { seat: YOU, name } if options(&session, YOU).len() > 1 => Some(name.as_str()),
                _ => None,
            };
            if session.follow(entry, &mut Log::silent()).is_err() {
                break;
            }
            if let Some(answer) = answer {
                // What was looked at before is typed again, too.
                let answers = |line: &str| line == answer || line.parse::<usize>().is_ok();
                let looked = lines.clone().take_while(|line| !answers(line)).count();
                typed.extend(lines.by_ref().take(looked + 1).map(str::to_owned));
            }
        }
        // The others need not wait for whoever types.
        let next = |session: &Session<G>| {
            let deciding = game.deciding(session.state());
            deciding.iter().find(|seat| *seat != YOU).or_else(|| deciding.iter().next())
        };
        while let Some(seat) = next(&session) {
            let choices = options(&session, seat);
            let seed = self.seed.child(session.journal().entries.len() as u64);
            let choice = match choices.as_slice() {
                [only] => *only,
                _ => {
                    let seen = Seen::new(&*game, session.state(), seat, &choices);
                    BotSpec::Greedy.build::<G>(seed).choose(&seen)
                }
            };
            if seat == YOU && choices.len() > 1 {
                typed.push(game.name(session.state(), seat, choice).to_string());
            }
            session.choose(seat, choice, &mut Vec::new()).expect("it was offered");
        }
        let typed = typed.iter().map(|line| format!("{line}\n")).collect();
        Kept { typed, journal: session.save(), shown: String::new() }
    }
}

/// The game as it is now: the kept choices where they can still be made, with what is shown today.
fn renewed(name: &str, options: &str, kept: &Kept) -> Kept {
    let nothing = Kept { typed: String::new(), journal: String::new(), shown: String::new() };
    let begun = play(name, options, &nothing).journal;
    let begun = Journal::read(begun.as_bytes()).expect("the journal").header;
    let setup: AnySetup = begun.setup.read().expect("a setup");
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let game = games::prepare(&setup, &packs).expect("the match");
    play(name, options, &game.visit(PlayOn { kept, seed: begun.seed }))
}

/// The first line that is not as it was kept.
fn difference(file: &str, now: &str, kept: &str) -> Option<String> {
    let (mut now, mut kept) = (now.lines(), kept.lines());
    for n in 1.. {
        match (now.next(), kept.next()) {
            (None, None) => break,
            (now, kept) if now == kept => {}
            (now, kept) => {
                let said = |line: Option<&str>| line.unwrap_or("(it ends)").to_owned();
                return Some(format!("{file}, line {n}\n  kept: {}\n  now:  {}", said(kept), said(now)));
            }
        }
    }
    None
}

/// The languages in which the whole log of each game is kept, too.
const LOGS: [&str; 2] = ["ru", "pl"];

/// All that happened in a game, as a language says it.
fn log(name: &str, language: &str, kept: &Kept) -> String {
    let journal = fresh(&format!("{name}-{language}.jsonl"));
    std::fs::write(&journal, &kept.journal).expect("written");
    let ran = conclave(&["replay", "--log", "--lang", language, &journal.display().to_string()]);
    assert_eq!(ran.code, 0, "{name}, {language}: {}", ran.err);
    // Choices stand at the margin; what came of them is set in.
    ran.out.lines().filter_map(|line| line.strip_prefix("  ")).map(|line| format!("{line}\n")).collect()
}

/// `cargo xtask renew` writes them anew.
#[test]
fn the_playthroughs_still_read_the_same() {
    for (name, options) in PLAYTHROUGHS {
        let mut kept = Kept::read(name);
        if std::env::var_os("RENEW").is_some() {
            kept = renewed(name, options, &kept);
            kept.write(name);
        }
        let now = play(name, options, &kept);
        let [typed, journal, shown] = files(name);
        let differences = [
            difference(&journal, &now.choices(), &kept.choices()),
            difference(&typed, &now.typed, &kept.typed),
            difference(&shown, &now.shown, &kept.shown),
        ];
        if let Some(first) = differences.into_iter().flatten().next() {
            panic!("{first}");
        }
        for language in LOGS {
            let file = format!("playthroughs/{name}.{language}.txt");
            let said = log(name, language, &now);
            if std::env::var_os("RENEW").is_some() {
                std::fs::write(root().join(&file), &said).expect("written");
            }
            let kept = std::fs::read_to_string(root().join(&file)).unwrap_or_default();
            assert_eq!(difference(&file, &said, &kept), None);
        }
        assert!(now.is_over(), "{name} is not played to its end");
    }
}
