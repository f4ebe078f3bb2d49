//! `conclave sim`: many games between bots, counted.

use crate::arena::{Arena, Played, on_threads, progress};
use crate::fail::Fail;
use crate::matches::MatchArgs;
use crate::say;
use bots::BotSpec;
use games::Visitor;
use kernel::{Digest, Game, Seed};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  conclave sim --games 10000
  conclave sim --bots greedy,random --swap-seats --games 2000 --json
  conclave sim --bots search:500,greedy --games 20 --set seats=ulrich,bartholomew
  conclave sim --games 3 --record games/";

/// The options of `conclave sim`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    the_match: MatchArgs,
    /// One bot for each seat: random, greedy, search or search:N; one name stands for all
    #[arg(long, default_value = "random", value_delimiter = ',', value_name = "BOT,…")]
    bots: Vec<BotSpec>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: usize,
    /// What all chance grows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; 0 for all cores
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Move the bots one seat on from game to game
    #[arg(long)]
    swap_seats: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Write the journal of each game into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// What came of all games.
#[derive(Serialize)]
struct Report {
    game: String,
    players: usize,
    bots: Vec<String>,
    games: usize,
    finished: usize,
    decisions: u64,
    forced: u64,
    seconds: f64,
    decisions_per_second: f64,
    options_mean: f64,
    decisions_per_game: Spread,
    wins: BTreeMap<String, u64>,
    ahead: BTreeMap<String, u64>,
    scores: BTreeMap<String, f64>,
    by_bot: Vec<ByBot>,
    limits: BTreeMap<&'static str, Limit>,
    digest: String,
}

/// How near one choice came to a limit of the engine.
#[derive(Serialize)]
struct Limit {
    used: usize,
    most: usize,
}

#[derive(Serialize)]
struct Spread {
    mean: f64,
    p50: u32,
    p95: u32,
}

/// What one bot of the list did, wherever it sat.
#[derive(Serialize)]
struct ByBot {
    bot: String,
    wins: u64,
    ahead: u64,
    score: f64,
}

/// Runs `conclave sim`.
pub fn run(args: Args) -> Result<(), Fail> {
    let game = args.the_match.prepare()?;
    let report = game.visit(Simulation { args: &args })?;
    if args.json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| Fail::failed(error.to_string()))?;
        say(format_args!("{text}"));
    } else {
        report.print();
    }
    Ok(())
}

/// One bot for each seat, from a list of as many or of one.
pub fn seat_bots(bots: &[BotSpec], seats: usize) -> Result<Vec<BotSpec>, Fail> {
    match bots {
        [one] => Ok(vec![*one; seats]),
        many if many.len() == seats => Ok(many.to_vec()),
        many => Err(Fail::input(format!(
            "--bots names {} bots for {seats} seats: name {seats}, or one for all",
            many.len()
        ))),
    }
}

struct Simulation<'a> {
    args: &'a Args,
}

impl Visitor for Simulation<'_> {
    type Out = Result<Report, Fail>;

    fn visit<G: Game>(self, game: Arc<G>) -> Result<Report, Fail> {
        let args = self.args;
        let bots = seat_bots(&args.bots, game.seats())?;
        let arena = Arena {
            bots: &bots,
            games: args.games,
            seed: Seed::from_number(args.seed),
            swap_seats: args.swap_seats,
            record: args.record.is_some(),
        };
        let bar = progress(args.games, "games");
        let began = Instant::now();
        let played = on_threads(args.threads, || arena.play(&game, &bar))??;
        let seconds = began.elapsed().as_secs_f64();
        bar.finish_and_clear();
        if let Some(folder) = &args.record {
            std::fs::create_dir_all(folder).map_err(|error| Fail::file(folder, error))?;
            let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
            for (n, game_played) in played.iter().enumerate() {
                let (label, bots) = (args.the_match.label(), names.join("-"));
                let file = format!("{}{label}-{bots}-{}-{n}.jsonl", game.id(), args.seed).replace(':', "");
                let path = folder.join(file);
                let text = game_played.journal.as_deref().unwrap_or_default();
                std::fs::write(&path, text).map_err(|error| Fail::file(&path, error))?;
            }
        }
        Ok(Report::new(game.id(), &bots, &played, seconds))
    }
}

impl Report {
    fn new(game: &str, bots: &[BotSpec], played: &[Played], seconds: f64) -> Report {
        let count = played.len().max(1) as f64;
        let decisions: u64 = played.iter().map(|p| u64::from(p.decisions)).sum();
        let options: u64 = played.iter().map(|p| p.options).sum();
        let mut each: Vec<u32> = played.iter().map(|p| p.decisions).collect();
        each.sort_unstable();
        let at = |share: usize| {
            each.get((each.len() * share / 100).min(each.len().saturating_sub(1))).copied().unwrap_or(0)
        };
        let seat_name = |seat: usize| format!("seat{seat}");
        let mut wins: BTreeMap<String, u64> = (0..bots.len()).map(|seat| (seat_name(seat), 0)).collect();
        wins.insert("draw".into(), 0);
        let mut ahead = wins.clone();
        let mut scores: BTreeMap<String, f64> = (0..bots.len()).map(|seat| (seat_name(seat), 0.0)).collect();
        let mut by_bot: Vec<ByBot> =
            bots.iter().map(|bot| ByBot { bot: bot.to_string(), wins: 0, ahead: 0, score: 0.0 }).collect();
        let mut digest = blake3::Hasher::new();
        let mut limits: BTreeMap<&'static str, Limit> = BTreeMap::new();
        for p in played {
            for strain in &p.strains {
                let limit = limits.entry(strain.what).or_insert(Limit { used: 0, most: strain.most });
                limit.used = limit.used.max(strain.used);
            }
            digest.update(&p.hash.0);
            let winner = match (p.outcome.winners.len(), p.outcome.other_winner) {
                (_, Some(other)) => other.to_owned(),
                (1, None) => p.outcome.winners.iter().next().map(|seat| seat.to_string()).unwrap_or_default(),
                _ => "draw".to_owned(),
            };
            *wins.entry(winner).or_default() += 1;
            for seat in p.outcome.winners.iter() {
                by_bot[p.bot(seat.index())].wins += 1;
            }
            match p.ahead() {
                Some(seat) => {
                    *ahead.entry(seat_name(seat)).or_default() += 1;
                    by_bot[p.bot(seat)].ahead += 1;
                }
                None => *ahead.entry("draw".into()).or_default() += 1,
            }
            for (seat, score) in p.outcome.scores.iter().enumerate() {
                *scores.entry(seat_name(seat)).or_default() += f64::from(*score) / count;
                by_bot[p.bot(seat)].score += f64::from(*score) / count;
            }
            for (side, score) in &p.outcome.other_scores {
                wins.entry((*side).to_owned()).or_default();
                *scores.entry((*side).to_owned()).or_default() += f64::from(*score) / count;
            }
        }
        Report {
            game: game.to_owned(),
            players: bots.len(),
            bots: bots.iter().map(ToString::to_string).collect(),
            games: played.len(),
            finished: played.len(),
            decisions,
            forced: played.iter().map(|p| u64::from(p.forced)).sum(),
            seconds,
            decisions_per_second: decisions as f64 / seconds.max(1e-9),
            options_mean: options as f64 / decisions.max(1) as f64,
            decisions_per_game: Spread { mean: decisions as f64 / count, p50: at(50), p95: at(95) },
            wins,
            ahead,
            scores,
            by_bot,
            limits,
            digest: Digest(*digest.finalize().as_bytes()).to_string(),
        }
    }

    fn print(&self) {
        say(format_args!(
            "{} games of {} with {}, all finished",
            self.games,
            self.game,
            self.bots.join(" and ")
        ));
        say(format_args!(
            "{} decisions and {} forced ones in {:.2} s: {:.0} decisions a second",
            self.decisions, self.forced, self.seconds, self.decisions_per_second
        ));
        let each = &self.decisions_per_game;
        say(format_args!(
            "{:.1} decisions a game (half below {}, 95 % below {}), {:.1} choices each",
            each.mean, each.p50, each.p95, self.options_mean
        ));
        let count = self.games.max(1) as f64;
        for (title, counts) in [("won", &self.wins), ("ahead", &self.ahead)] {
            let parts: Vec<String> =
                counts.iter().map(|(who, n)| format!("{who} {:.1} %", 100.0 * *n as f64 / count)).collect();
            say(format_args!("{title}: {}", parts.join(", ")));
        }
        let parts: Vec<String> = self.scores.iter().map(|(who, mean)| format!("{who} {mean:.2}")).collect();
        say(format_args!("mean score: {}", parts.join(", ")));
        for bot in &self.by_bot {
            say(format_args!(
                "{}: won {:.1} %, ahead {:.1} %, mean score {:.2}",
                bot.bot,
                100.0 * bot.wins as f64 / count,
                100.0 * bot.ahead as f64 / count,
                bot.score
            ));
        }
        if !self.limits.is_empty() {
            let parts: Vec<String> =
                self.limits.iter().map(|(what, n)| format!("{what} {} of {}", n.used, n.most)).collect();
            say(format_args!("most used: {}", parts.join(", ")));
        }
        say(format_args!("digest {}", self.digest));
    }
}
