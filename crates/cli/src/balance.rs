//! `conclave balance`: who wins with what, as a report.

mod penumbra;

use crate::arena::{Arena, Played, on_threads, progress};
use crate::fail::Fail;
use crate::matches::MatchArgs;
use crate::say;
use blackrose::{BlackRose, Packs, Setup};
use bots::BotSpec;
use games::tongue::Tongue;
use games::{AnySetup, RULES_VERSION};
use kernel::{Digest, Game, Seed};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  conclave balance
  conclave balance --games 2000 --bot search:200 --out my-report.md";

/// The options of `conclave balance`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    the_match: MatchArgs,
    /// Who plays on all seats
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    bot: BotSpec,
    /// How many games, spread evenly over all combinations
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    games: usize,
    /// What all chance grows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for all cores
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Where to write the report; docs/balance/GAME.md when left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Runs `conclave balance`.
pub fn run(args: Args) -> Result<(), Fail> {
    let packs = args.the_match.load()?;
    let setup = match args.the_match.setup()? {
        AnySetup::BlackRose(setup) => setup,
        AnySetup::Penumbra(setup) => return penumbra::run(&args, &setup, &packs.penumbra),
    };
    let packs = &packs.rose;
    let base = BlackRose::prepare(&setup, packs)?;
    let tables = combinations(&base, &setup);
    let each = args.games.div_ceil(tables.len()).max(1);
    let bots = vec![args.bot; setup.players];
    let bar = progress(each * tables.len(), "games");
    let mut tally = Tally::default();
    for (n, table) in tables.iter().enumerate() {
        let game = std::sync::Arc::new(BlackRose::prepare(table, packs)?);
        let seed = Seed::from_number(args.seed).child(n as u64);
        let arena = Arena { bots: &bots, games: each, seed, swap_seats: false, record: false };
        for played in on_threads(args.threads, || arena.play(&game, &bar))?? {
            tally.count(table, &played);
        }
    }
    bar.finish_and_clear();
    let text = report(&args, &base, packs, &tally, tables.len(), each)?;
    write(&args, base.id(), &text)?;
    say(format_args!("{} games", tally.games));
    Ok(())
}

/// Writes the report of a game.
fn write(args: &Args, game: &str, text: &str) -> Result<(), Fail> {
    let path = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("docs/balance/{game}.md")));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| Fail::file(folder, error))?;
    }
    std::fs::write(&path, text).map_err(|error| Fail::file(&path, error))?;
    say(format_args!("the report is in {}", path.display()));
    Ok(())
}

/// All ways to give each seat a Mage and a Grimoire and one of them the Crown.
fn combinations(game: &BlackRose, setup: &Setup) -> Vec<Setup> {
    let mages: Vec<&str> = game.content.mages.iter().map(|mage| mage.id.as_str()).collect();
    let grimoires: Vec<&str> = game.content.grimoires.iter().map(|grimoire| grimoire.id.as_str()).collect();
    let mut all = Vec::new();
    for seats in orders(&mages, setup.players) {
        for books in orders(&grimoires, setup.players) {
            for first in 0..setup.players {
                all.push(Setup {
                    seats: seats.iter().map(|mage| Some((*mage).to_owned())).collect(),
                    grimoires: books.iter().map(|book| Some((*book).to_owned())).collect(),
                    first: Some(first as u8),
                    ..setup.clone()
                });
            }
        }
    }
    all
}

/// All ordered picks of `n` different things.
fn orders<'a>(things: &[&'a str], n: usize) -> Vec<Vec<&'a str>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in orders(things, n - 1) {
        for thing in things.iter().filter(|thing| !shorter.contains(thing)) {
            let mut longer = shorter.clone();
            longer.push(thing);
            all.push(longer);
        }
    }
    all
}

/// How often something won of how often it could.
#[derive(Clone, Copy, Default)]
struct Share {
    won: usize,
    of: usize,
    score: f64,
}

impl Share {
    fn add(&mut self, won: bool, decided: bool, score: i32) {
        self.won += usize::from(won);
        self.of += usize::from(decided);
        self.score += f64::from(score);
    }

    /// The share and its 95 % Wilson interval, in percent.
    fn percent(self) -> String {
        let (low, high) = wilson(self.won, self.of);
        let share = self.won as f64 / self.of.max(1) as f64;
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
    }
}

/// The 95 % Wilson interval of a share.
fn wilson(won: usize, of: usize) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (z, n) = (1.959_964, of as f64);
    let share = won as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    ((middle - half) / all, (middle + half) / all)
}

#[derive(Default)]
struct Tally {
    games: usize,
    /// Games that no seat won.
    others: usize,
    other_score: f64,
    mages: BTreeMap<String, (usize, Share)>,
    grimoires: BTreeMap<String, (usize, Share)>,
    pairs: BTreeMap<(String, String), (usize, Share)>,
    crown: (usize, Share),
    decisions: u64,
}

impl Tally {
    fn count(&mut self, table: &Setup, played: &Played) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        let winner = played.outcome.winners.iter().next().map(|seat| seat.index());
        self.others += usize::from(winner.is_none());
        self.other_score +=
            played.outcome.other_scores.iter().map(|(_, score)| f64::from(*score)).sum::<f64>();
        for (seat, score) in played.outcome.scores.iter().enumerate() {
            let won = winner == Some(seat);
            let note = |entry: &mut (usize, Share)| {
                entry.0 += 1;
                entry.1.add(won, winner.is_some(), *score);
            };
            let mage = table.seats[seat].clone().unwrap_or_default();
            let grimoire = table.grimoires[seat].clone().unwrap_or_default();
            note(self.mages.entry(mage.clone()).or_default());
            note(self.grimoires.entry(grimoire.clone()).or_default());
            note(self.pairs.entry((mage, grimoire)).or_default());
            if table.first == Some(seat as u8) {
                note(&mut self.crown);
            }
        }
    }
}

fn report(
    args: &Args,
    game: &BlackRose,
    packs: &Packs,
    tally: &Tally,
    tables: usize,
    each: usize,
) -> Result<String, Fail> {
    let tongue = Tongue::new("en", packs).map_err(Fail::failed)?;
    let mut text = String::new();
    let mut command = format!(
        "conclave balance --game {} --bot {} --games {} --seed {}",
        game.id(),
        args.bot,
        args.games,
        args.seed
    );
    for pack in &args.the_match.packs {
        command += &format!(" --pack {}", pack.display());
    }
    for option in &args.the_match.set {
        command += &format!(" --set {option}");
    }
    let rose = Share { won: tally.others, of: tally.games, score: tally.other_score };
    let games = tally.games as f64;
    let body = |text: &mut String| -> std::fmt::Result {
        writeln!(text, "# Balance of `{}`\n", game.id())?;
        writeln!(text, "Written by `{command}`; the same command writes the same report.")?;
        writeln!(
            text,
            "Rules version {RULES_VERSION}, content {}.\n",
            &Digest(game.content_hash()).to_string()[..16]
        )?;
        writeln!(
            text,
            "{} games, {each} for each of the {tables} combinations of Mages, Grimoires and first Crown Holder, with \
             `{}` on every seat. Shares are of the games that a Mage won, with their 95 % Wilson intervals; half \
             is even. What bots do with a Mage or a Grimoire is not what people do: read this as a hint at what to look at.\n",
            tally.games, args.bot
        )?;
        writeln!(text, "| | wins | mean score |\n|---|---|---|")?;
        writeln!(text, "| The Black Rose, of all games | {} | {:.2} |", rose.percent(), rose.score / games)?;
        row(text, "The first Crown Holder", &tally.crown)?;
        writeln!(text, "\n## Mages\n\n| Mage | wins | mean score |\n|---|---|---|")?;
        for (mage, share) in &tally.mages {
            row(text, &tongue.name(mage), share)?;
        }
        writeln!(text, "\n## Grimoires\n\n| Grimoire | wins | mean score |\n|---|---|---|")?;
        for (grimoire, share) in &tally.grimoires {
            row(text, &tongue.name(grimoire), share)?;
        }
        writeln!(
            text,
            "\n## Mages with Grimoires\n\n| Mage and Grimoire | wins | mean score |\n|---|---|---|"
        )?;
        for ((mage, grimoire), share) in &tally.pairs {
            row(text, &format!("{}, {}", tongue.name(mage), tongue.name(grimoire)), share)?;
        }
        writeln!(text, "\nA game takes {:.0} decisions on average.", tally.decisions as f64 / games)
    };
    body(&mut text).map_err(|error| Fail::failed(error.to_string()))?;
    Ok(text)
}

fn row(text: &mut String, title: &str, (seats, share): &(usize, Share)) -> std::fmt::Result {
    writeln!(text, "| {title} | {} | {:.2} |", share.percent(), share.score / (*seats).max(1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_known_ones() {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-4;
        let (low, high) = wilson(50, 100);
        assert!(near(low, 0.4038) && near(high, 0.5962), "{low} {high}");
        let (low, high) = wilson(0, 10);
        assert!(near(low, 0.0) && near(high, 0.2775), "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn orders_are_all_and_different() {
        assert_eq!(orders(&["a", "b", "c"], 2).len(), 6);
        assert_eq!(orders(&["a", "b"], 2), [["a", "b"], ["b", "a"]]);
    }
}
