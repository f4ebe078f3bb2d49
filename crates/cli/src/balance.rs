//! `conclave balance`: who wins with what, as a report.

mod clock;
mod course;
mod health;
mod penumbra;

use self::course::Course;
use crate::arena::{Arena, on_threads, progress};
use crate::fail::Fail;
use crate::matches::MatchArgs;
use crate::say;
use blackrose::setup::Level;
use blackrose::{BlackRose, Packs, Setup};
use bots::BotSpec;
use games::AnySetup;
use games::tongue::Tongue;
use kernel::small::{Nth, count};
use kernel::{Digest, Game, Seed};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  conclave balance
  conclave balance --game rebirth             every number of players, without and with an Avatar
  conclave balance --game rebirth --players 3 only this one
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
    /// How many games at each kind of table, spread evenly over all combinations
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    games: usize,
    /// What all chance grows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for all cores
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Where to write the report; docs/balance/GAME.md when left out, or GAME-report.md where GAME.md says how it was tuned
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
    let setups = kinds(setup, args.the_match.players.is_some());
    let bar = progress(args.games * setups.len(), "games");
    let mut tallies = Vec::new();
    let mut base = None;
    for (n, setup) in setups.into_iter().enumerate() {
        let game = BlackRose::prepare(&setup, packs)?;
        let bots = vec![args.bot; setup.players];
        let seats = Seatings::of(&game);
        let (tables, each) = seats.spread(args.games);
        let root = Seed::from_number(args.seed);
        let root = if n == 0 { root } else { root.child(u64::MAX - n as u64) };
        let play = |i: &usize| -> Result<(Setup, Vec<Course>), Fail> {
            let table = seats.table(&game, &setup, *i);
            let game = game.seated(&table)?;
            let seed = root.child(*i as u64);
            let arena = Arena { bots: &bots, games: each, seed, swap_seats: false, record: false };
            let listen = |n| {
                let course = arena.course(&game, n);
                bar.inc(1);
                course
            };
            Ok((table, (0..each).into_par_iter().map(listen).collect::<Result<_, Fail>>()?))
        };
        let played: Vec<(Setup, Vec<Course>)> =
            on_threads(args.threads, || tables.par_iter().map(play).collect::<Result<_, Fail>>())??;
        let mut tally = Tally { tables: tables.len(), each, all: seats.len(), ..Tally::of(setup) };
        for (table, games) in played {
            games.into_iter().for_each(|course| tally.count(&game, &table, course));
        }
        tallies.push(tally);
        base.get_or_insert(game);
    }
    bar.finish_and_clear();
    let Some(base) = base else { return Err(Fail::failed("there is nothing to play")) };
    let text = report(&args, &base, packs, &tallies)?;
    let name =
        if health::of(base.id()).is_some() { format!("{}-report", base.id()) } else { base.id().into() };
    write(&args, &name, &text, tallies.iter().map(|tally| tally.games).sum())
}

/// Writes the report of a game.
fn write(args: &Args, game: &str, text: &str, games: usize) -> Result<(), Fail> {
    let path = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("docs/balance/{game}.md")));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| Fail::file(folder, error))?;
    }
    std::fs::write(&path, text).map_err(|error| Fail::file(&path, error))?;
    say(format_args!("{games} games; the report is in {}", path.display()));
    Ok(())
}

/// The kinds of tables: the one that was asked for, or each number of players, without and with each Avatar.
fn kinds(setup: Setup, counted: bool) -> Vec<Setup> {
    if counted || setup.avatar.is_some() {
        return vec![setup];
    }
    let mut all = Vec::new();
    if let Some((least, most)) = games::players(&setup.game) {
        all.extend((least..=most).map(|players| Setup { players, ..setup.clone() }));
    }
    if let Some((least, most)) = games::players_with_avatar(&setup.game) {
        for level in [Level::Apprentice, Level::Master] {
            all.extend((least..=most).map(|players| Setup { players, avatar: Some(level), ..setup.clone() }));
        }
    }
    all
}

/// All ways to give each seat a Mage and a Grimoire and one of them the Crown.
struct Seatings {
    mages: Vec<Vec<usize>>,
    grimoires: Vec<Vec<usize>>,
    first: usize,
}

impl Seatings {
    fn of(game: &BlackRose) -> Seatings {
        let excludes = |a, b| game.content.excludes(game.edition, Nth::new(a), Nth::new(b));
        Seatings {
            mages: orders(game.content.playable(), game.seats, |a, b| a == b),
            grimoires: orders(game.content.grimoires.len(), game.seats, excludes),
            first: game.seats,
        }
    }

    fn len(&self) -> usize {
        self.mages.len() * self.grimoires.len() * self.first
    }

    /// Which of them are played, and how many games each: all of them, or as many as there are games, far apart.
    fn spread(&self, games: usize) -> (Vec<usize>, usize) {
        let all = self.len();
        if all <= games {
            return ((0..all).collect(), games.div_ceil(all));
        }
        // A step near the golden section of the whole that meets everything before it comes back.
        let near = all * 618 / 1000;
        let step = (near..).find(|step| gcd(*step, all) == 1).unwrap_or(1);
        ((0..games.max(1)).map(|n| n * step % all).collect(), 1)
    }

    fn table(&self, game: &BlackRose, setup: &Setup, i: usize) -> Setup {
        let content = &game.content;
        let first = i % self.first;
        let books = &self.grimoires[i / self.first % self.grimoires.len()];
        let mages = &self.mages[i / self.first / self.grimoires.len()];
        Setup {
            seats: mages.iter().map(|mage| Some(content.mages[*mage].id.to_string())).collect(),
            grimoires: books.iter().map(|book| Some(content.grimoires[*book].id.to_string())).collect(),
            first: Some(count(first)),
            ..setup.clone()
        }
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// All ordered picks of `n` of so many things, no two of which exclude each other.
fn orders(things: usize, n: usize, excludes: impl Fn(usize, usize) -> bool + Copy) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in orders(things, n - 1, excludes) {
        for thing in (0..things).filter(|thing| !shorter.iter().any(|other| excludes(*other, *thing))) {
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

    /// The share and its 95 % Wilson interval, in percent; of nothing there is none.
    fn percent(self) -> String {
        if self.of == 0 {
            return "–".into();
        }
        let (low, high) = wilson(self.won as u64, self.of as u64);
        let share = self.won as f64 / self.of.max(1) as f64;
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
    }
}

/// The 95 % Wilson interval of a share.
fn wilson(won: u64, of: u64) -> (f64, f64) {
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

/// Seats that had something, and how often they won.
type Entry = (usize, Share);

/// What was counted at one kind of table.
#[derive(Default)]
struct Tally {
    players: usize,
    avatar: Option<Level>,
    /// How many seatings were played, how many games each, and how many seatings there are.
    tables: usize,
    each: usize,
    all: usize,
    games: usize,
    /// Games that no seat won.
    others: usize,
    other_score: f64,
    score: f64,
    schools: BTreeMap<String, Entry>,
    mages: BTreeMap<String, Entry>,
    grimoires: BTreeMap<String, Entry>,
    pairs: BTreeMap<(String, String), Entry>,
    /// By place in the first play order.
    places: BTreeMap<usize, Entry>,
    decisions: u64,
    courses: Vec<Course>,
}

impl Tally {
    fn of(setup: Setup) -> Tally {
        Tally { players: setup.players, avatar: setup.avatar, ..Tally::default() }
    }

    fn count(&mut self, game: &BlackRose, table: &Setup, course: Course) {
        let Some(outcome) = &course.outcome else { return };
        self.games += 1;
        self.decisions += u64::from(course.decisions);
        let winner = outcome.winners.iter().next().map(|seat| seat.index());
        self.others += usize::from(winner.is_none());
        self.other_score += outcome.other_scores.iter().map(|(_, score)| f64::from(*score)).sum::<f64>();
        for (seat, score) in outcome.scores.iter().enumerate() {
            let won = winner == Some(seat);
            let note = |entry: &mut Entry| {
                entry.0 += 1;
                entry.1.add(won, winner.is_some(), *score);
            };
            self.score += f64::from(*score);
            let mage = table.seats[seat].clone().unwrap_or_default();
            let grimoire = table.grimoires[seat].clone().unwrap_or_default();
            let book = game.content.grimoires.iter().find(|book| book.id.as_str() == grimoire);
            let school = book.and_then(|book| game.content.schools.get(book.school as usize));
            note(self.mages.entry(mage.clone()).or_default());
            note(self.grimoires.entry(grimoire.clone()).or_default());
            note(self.schools.entry(school.map(|id| id.to_string()).unwrap_or_default()).or_default());
            note(self.pairs.entry((mage, grimoire)).or_default());
            let first = usize::from(table.first.unwrap_or(0));
            note(self.places.entry((seat + self.players - first) % self.players).or_default());
        }
        self.courses.push(course);
    }

    /// What the table is called in a report.
    fn name(&self) -> String {
        let players = if self.players == 1 { "1 player".into() } else { format!("{} players", self.players) };
        match self.avatar {
            None => players,
            Some(Level::Apprentice) => format!("{players} and an Apprentice"),
            Some(Level::Master) => format!("{players} and a Master"),
        }
    }
}

fn report(args: &Args, game: &BlackRose, packs: &Packs, tallies: &[Tally]) -> Result<String, Fail> {
    let tongue = Tongue::new("en", packs).map_err(Fail::failed)?;
    let mut text = String::new();
    let mut command = format!("conclave balance --game {}", game.id());
    if let Some(players) = args.the_match.players {
        command += &format!(" --players {players}");
    }
    if let Some(level) = &args.the_match.avatar {
        command += &format!(" --avatar {level}");
    }
    command += &format!(" --bot {} --games {} --seed {}", args.bot, args.games, args.seed);
    for pack in &args.the_match.packs {
        command += &format!(" --pack {}", pack.display());
    }
    for option in &args.the_match.set {
        command += &format!(" --set {option}");
    }
    let body = |text: &mut String| -> std::fmt::Result {
        writeln!(text, "# Balance of `{}`\n", game.id())?;
        writeln!(text, "Written by `{command}`; the same command writes the same report.")?;
        writeln!(
            text,
            "Rules version {}, content {}.\n",
            kernel::version::newest(game.versions()),
            &Digest(game.content_hash()).to_string()[..16]
        )?;
        writeln!(
            text,
            "`{}` plays on every seat. Shares are of the games that a Mage of a player won, with their 95 % Wilson \
             intervals; with two players half is even, with three a third, with four a quarter. The share of the \
             Black Rose is of all games; an Avatar plays for it. What bots do with a Mage or a Grimoire is not what \
             people do: read this as a hint at what to look at.\n",
            args.bot
        )?;
        writeln!(text, "## Tables\n")?;
        writeln!(
            text,
            "A combination is a Mage and a Grimoire for each seat and a first Crown Holder. Where there are more than \
             games, one game is played of each that is played, and they are far apart.\n"
        )?;
        writeln!(
            text,
            "| table | games | combinations | the Black Rose wins | mean score | of a player | decisions |\n\
             |---|---|---|---|---|---|---|"
        )?;
        for tally in tallies {
            let rose = Share { won: tally.others, of: tally.games, score: 0.0 };
            let games = tally.games as f64;
            writeln!(
                text,
                "| {} | {} | {} of {}, {} each | {} | {:.2} | {:.2} | {:.0} |",
                tally.name(),
                tally.games,
                tally.tables,
                tally.all,
                tally.each,
                rose.percent(),
                tally.other_score / games,
                tally.score / games / tally.players as f64,
                tally.decisions as f64 / games
            )?;
        }
        let health = health::of(game.id());
        if let Some(health) = health {
            health::write(text, health, game, tallies, &tongue)?;
        }
        // Alone beside an Avatar every game that is won is won by the same seat.
        let rivals = Rivals {
            tallies: tallies.iter().filter(|tally| tally.players > 1).collect(),
            marked: health.is_some(),
        };
        section(
            text,
            "Play order of the first Round",
            &rivals,
            |tally| &tally.places,
            |place| {
                ["first, with the Crown", "second", "third", "fourth"]
                    .get(*place)
                    .copied()
                    .unwrap_or("")
                    .into()
            },
        )?;
        if game.content.schools.len() > 1 {
            section(text, "Schools", &rivals, |tally| &tally.schools, |id| tongue.name(id))?;
        }
        section(text, "Mages", &rivals, |tally| &tally.mages, |id| tongue.name(id))?;
        section(text, "Grimoires", &rivals, |tally| &tally.grimoires, |id| tongue.name(id))?;
        if rivals.tallies.iter().all(|tally| tally.pairs.len() <= 16) {
            section(
                text,
                "Mages with Grimoires",
                &rivals,
                |tally| &tally.pairs,
                |(mage, book)| format!("{}, {}", tongue.name(mage), tongue.name(book)),
            )?;
        }
        alone(text, tallies, &tongue)
    };
    body(&mut text).map_err(|error| Fail::failed(error.to_string()))?;
    Ok(text)
}

/// Tables at which several seats compete.
struct Rivals<'a> {
    tallies: Vec<&'a Tally>,
    /// Are shares marked that are far from even ones?
    marked: bool,
}

/// One part of the report: how often each thing won at each kind of table.
fn section<K: Ord + Clone>(
    text: &mut String,
    title: &str,
    Rivals { tallies, marked }: &Rivals<'_>,
    of: impl Fn(&Tally) -> &BTreeMap<K, Entry>,
    name: impl Fn(&K) -> String,
) -> std::fmt::Result {
    let things: BTreeSet<K> = tallies.iter().flat_map(|tally| of(tally).keys().cloned()).collect();
    if things.is_empty() {
        return Ok(());
    }
    writeln!(text, "\n## {title}\n")?;
    let names: Vec<String> = tallies.iter().map(|tally| tally.name()).collect();
    writeln!(text, "| | {} | mean score |", names.join(" | "))?;
    writeln!(text, "|---|{}---|", "---|".repeat(tallies.len()))?;
    for thing in things {
        write!(text, "| {} |", name(&thing))?;
        let (mut seats, mut score) = (0, 0.0);
        for tally in tallies {
            let (n, share) = of(tally).get(&thing).copied().unwrap_or_default();
            let mark = if *marked { health::beside(share, tally.players) } else { "" };
            write!(text, " {}{mark} |", share.percent())?;
            seats += n;
            score += share.score;
        }
        writeln!(text, " {:.2} |", score / seats.max(1) as f64)?;
    }
    Ok(())
}

/// What a player alone did against an Avatar, by School: shares of all games.
fn alone(text: &mut String, tallies: &[Tally], tongue: &Tongue) -> std::fmt::Result {
    let alone: Vec<&Tally> = tallies.iter().filter(|tally| tally.players == 1).collect();
    if alone.is_empty() {
        return Ok(());
    }
    writeln!(text, "\n## Alone against an Avatar\n\nShares of all games.\n")?;
    let names: Vec<String> = alone.iter().map(|tally| tally.name()).collect();
    writeln!(text, "| | {} |\n|---|{}", names.join(" | "), "---|".repeat(alone.len()))?;
    let schools: BTreeSet<&String> = alone.iter().flat_map(|tally| tally.schools.keys()).collect();
    for school in schools {
        write!(text, "| {} |", tongue.name(school))?;
        for tally in &alone {
            let (games, share) = tally.schools.get(school).copied().unwrap_or_default();
            write!(text, " {} |", Share { of: games, ..share }.percent())?;
        }
        writeln!(text)?;
    }
    Ok(())
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
        let same = |a, b| a == b;
        assert_eq!(orders(3, 2, same).len(), 6);
        assert_eq!(orders(2, 2, same), [[0, 1], [1, 0]]);
        assert_eq!(orders(4, 2, |a, b| a / 2 == b / 2).len(), 8);
    }

    #[test]
    fn seatings_are_spread_over_all_or_each_played() {
        let seats =
            Seatings { mages: orders(4, 3, |a, b| a == b), grimoires: vec![Vec::new(); 50], first: 3 };
        assert_eq!(seats.len(), 24 * 50 * 3);
        assert_eq!(seats.spread(7200), ((0..3600).collect(), 2));
        let (tables, each) = seats.spread(1000);
        let different: BTreeSet<usize> = tables.iter().copied().collect();
        assert_eq!((different.len(), each), (1000, 1));
        for first in 0..3 {
            assert!((300..=367).contains(&tables.iter().filter(|i| *i % 3 == first).count()));
        }
    }
}
