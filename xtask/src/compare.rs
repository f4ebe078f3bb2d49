//! How fast this program is against an earlier one: both are built, and run in turns on the same work.

use std::fmt::{Display, Formatter};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::ratio::Ratio;

/// What is compared, and for how long.
#[derive(clap::Args)]
pub struct Args {
    /// The revision to compare with: anything that git can name
    rev: String,
    /// Only these games, each with so many players or as many as it has by itself: duel, rebirth:4
    #[arg(long, value_delimiter = ',', default_values_t = games::games().map(String::from), value_name = "GAME[:N],…")]
    games: Vec<String>,
    /// How many times each program takes its turn
    #[arg(long, default_value_t = 15, value_name = "N")]
    turns: usize,
    /// About how long one turn of `sim` takes, in seconds
    #[arg(long, default_value_t = 2.0, value_name = "S")]
    seconds: f64,
    /// The bots of `sim`, one for all seats
    #[arg(long, default_value = "random")]
    bot: String,
    /// Leave out `load`
    #[arg(long)]
    no_load: bool,
}

/// The program of one side.
struct Program {
    name: String,
    path: PathBuf,
}

/// Runs `cargo xtask compare`.
pub fn run(root: &Path, args: &Args) -> Result<()> {
    ensure!(args.turns >= 2, "an interval needs at least two turns");
    ensure!(args.seconds > 0.0, "a turn takes some time");
    let tables = args.games.iter().map(|name| Match::read(name)).collect::<Result<Vec<Match>>>()?;
    let place = root.join("target/compare");
    let then = build_rev(root, &place, &args.rev)?;
    let now = Program { name: "here".into(), path: build(root, root, &place.join("here"))? };
    println!("here against {}: above 1 this program is faster; intervals hold 95 %", then.name);
    for table in &tables {
        let ratio = Sim::of(table, args, &then)?.compare(&now, &then)?;
        println!("sim  {table:11} {ratio}");
    }
    if !args.no_load {
        for table in &tables {
            let ratio = load(&place, table, args.turns, &now, &then)?;
            println!("load {table:11} {ratio}");
        }
    }
    Ok(())
}

/// A game, perhaps with its number of players.
struct Match {
    game: String,
    players: Option<usize>,
}

impl Match {
    /// Reads `rebirth` or `rebirth:3`.
    fn read(name: &str) -> Result<Match> {
        let (game, players) = match name.split_once(':') {
            Some((game, players)) => {
                let players =
                    players.parse().with_context(|| format!("\"{players}\" is no number of players"))?;
                (game, Some(players))
            }
            None => (name, None),
        };
        ensure!(
            games::family_of(game).is_some(),
            "there is no game \"{game}\": choose among {}",
            games::games().collect::<Vec<_>>().join(", ")
        );
        Ok(Match { game: game.to_owned(), players })
    }

    /// The options that name it.
    fn options(&self) -> Vec<String> {
        let mut options = vec!["--game".to_owned(), self.game.clone()];
        if let Some(players) = self.players {
            options.extend(["--players".to_owned(), players.to_string()]);
        }
        options
    }
}

impl Display for Match {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self.players {
            Some(players) => f.pad(&format!("{}:{players}", self.game)),
            None => f.pad(&self.game),
        }
    }
}

/// Runs a command to its end; what it says on an error is in the error.
fn done(command: &mut Command) -> Result<String> {
    let shown = format!("{command:?}");
    let ran = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let ran = ran.and_then(Child::wait_with_output).with_context(|| format!("{shown} cannot be run"))?;
    if !ran.status.success() {
        bail!("{shown} failed:\n{}", String::from_utf8_lossy(&ran.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&ran.stdout).trim().to_owned())
}

/// Checks a revision out into a work tree of its own and builds it there.
fn build_rev(root: &Path, place: &Path, rev: &str) -> Result<Program> {
    let git = |arguments: &[&str]| done(Command::new("git").current_dir(root).args(arguments));
    let commit = git(&["rev-parse", "--verify", "--quiet", &format!("{rev}^{{commit}}")])
        .with_context(|| format!("git knows no revision \"{rev}\""))?;
    let tree = place.join("tree");
    let shown = tree.display().to_string();
    if tree.join(".git").exists() {
        done(
            Command::new("git")
                .current_dir(&tree)
                .args(["checkout", "--quiet", "--detach", "--force", &commit]),
        )?;
    } else {
        git(&["worktree", "prune"])?;
        git(&["worktree", "add", "--quiet", "--detach", "--force", &shown, &commit])?;
    }
    let path = build(root, &tree, &place.join("there"))?;
    Ok(Program { name: commit.chars().take(10).collect(), path })
}

/// Builds the program of a tree as it is shipped, and puts it into a folder. What both trees depend on is compiled once.
fn build(root: &Path, tree: &Path, folder: &Path) -> Result<PathBuf> {
    let target = root.join("target");
    eprintln!("building {}", tree.display());
    let cargo = || {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(tree);
        cargo
    };
    // The crates of both trees have the same names and places, so cargo would take those of the other tree for these
    // wherever their files are older.
    let about: Value =
        serde_json::from_str(&done(cargo().args(["metadata", "--no-deps", "--format-version=1"]))?)?;
    let ours =
        about["packages"].as_array().into_iter().flatten().filter_map(|crate_| crate_["name"].as_str());
    let ours = ours.flat_map(|name| ["--package", name]);
    done(cargo().args(["clean", "--release", "--target-dir"]).arg(&target).args(ours))?;
    let built = cargo()
        .args(["build", "--release", "--quiet", "--package", "conclave", "--target-dir"])
        .arg(&target)
        .status();
    ensure!(built.context("cargo cannot be run")?.success(), "{} does not build", tree.display());
    std::fs::create_dir_all(folder)?;
    let path = folder.join("conclave");
    std::fs::copy(target.join("release/conclave"), &path)?;
    Ok(path)
}

/// Games of bots, the same for both programs.
struct Sim<'a> {
    table: &'a Match,
    bot: &'a str,
    games: u64,
    turns: usize,
}

impl Sim<'_> {
    /// As many games as fill a turn.
    fn of<'a>(table: &'a Match, args: &'a Args, with: &Program) -> Result<Sim<'a>> {
        let mut sim = Sim { table, bot: &args.bot, games: 8, turns: args.turns };
        loop {
            let (_, seconds) = sim.run(with)?;
            let wanted = sim.games as f64 * (args.seconds / seconds.max(0.01));
            if seconds > args.seconds / 4.0 || sim.games > 1 << 24 {
                sim.games = (wanted as u64).max(1);
                return Ok(sim);
            }
            sim.games = (wanted as u64).clamp(2 * sim.games, 64 * sim.games);
        }
    }

    fn compare(&self, now: &Program, then: &Program) -> Result<Ratio> {
        in_turns(self.turns, now, then, |program| {
            let (decisions, seconds) = self.run(program)?;
            Ok(decisions / seconds)
        })
    }

    /// How many decisions were made, in how many seconds of the processor.
    fn run(&self, program: &Program) -> Result<(f64, f64)> {
        let mut command = Command::new(&program.path);
        command.arg("sim").args(self.table.options());
        command.args(["--bots", self.bot, "--threads", "1", "--json"]);
        command.args(["--games", &self.games.to_string()]);
        let (said, busy) = timed(&mut command).with_context(|| format!("sim of {}", program.name))?;
        let report: Value = serde_json::from_str(&said).context("sim printed no JSON")?;
        let number = |key: &str| report[key].as_f64().with_context(|| format!("sim told no {key}"));
        Ok((number("decisions")? + number("forced")?, busy.map_or_else(|| number("seconds"), Ok)?))
    }
}

/// Measures both programs in turns, each first in half of them.
fn in_turns(
    turns: usize,
    now: &Program,
    then: &Program,
    mut measure: impl FnMut(&Program) -> Result<f64>,
) -> Result<Ratio> {
    let mut pairs = Vec::new();
    for turn in 0..turns {
        pairs.push(if turn % 2 == 0 {
            let first = measure(now)?;
            (first, measure(then)?)
        } else {
            let first = measure(then)?;
            (measure(now)?, first)
        });
    }
    Ratio::of(&pairs).context("nothing was measured")
}

/// Runs a program: what it prints, and the time of the processor it took, where the system tells it.
fn timed(command: &mut Command) -> Result<(String, Option<f64>)> {
    use std::io::Read;
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut said = String::new();
    if let Some(out) = &mut child.stdout {
        out.read_to_string(&mut said)?;
    }
    // It has said all: until it is waited for, the system keeps its account.
    let mut busy = None;
    for _ in 0..200 {
        match account(child.id()) {
            Some((seconds, true)) => {
                busy = Some(seconds);
                break;
            }
            Some(_) => std::thread::sleep(Duration::from_millis(5)),
            None => break,
        }
    }
    let ended = child.wait_with_output()?;
    if !ended.status.success() {
        bail!("{}", String::from_utf8_lossy(&ended.stderr).trim());
    }
    Ok((said, busy))
}

/// The time of the processor that a process has taken, in seconds, and whether it has ended.
fn account(pid: u32) -> Option<(f64, bool)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program may hold anything; what counts stands behind its last bracket.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some((ticks / 100.0, fields.first() == Some(&"Z")))
}

/// A server that ends with its measuring.
struct Serving {
    child: Child,
    url: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Serving {
    fn start(program: &Program, data: &Path) -> Result<Serving> {
        // A free port: the system gives one, and it is free again at once.
        let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = format!("127.0.0.1:{port}");
        if data.exists() {
            std::fs::remove_dir_all(data)?;
        }
        let child = Command::new(&program.path)
            .args(["serve", "--listen", &address, "--data"])
            .arg(data)
            .envs([("CONCLAVE_TABLES_PER_MINUTE", "1000000"), ("CONCLAVE_MESSAGES_PER_SECOND", "1000000")])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("the server of {} cannot be started", program.name))?;
        let mut serving = Serving { child, url: format!("http://{address}") };
        for _ in 0..200 {
            if std::net::TcpStream::connect(&address).is_ok() {
                return Ok(serving);
            }
            if let Some(status) = serving.child.try_wait()? {
                bail!("the server of {} ended at once ({status})", program.name);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        bail!("the server of {} does not answer", program.name)
    }
}

/// Moves at a server for each second that its processor worked.
fn load(place: &Path, table: &Match, turns: usize, now: &Program, then: &Program) -> Result<Ratio> {
    let players = table.players.unwrap_or(if table.game == "rebirth" { 3 } else { 2 });
    let table = Match { game: table.game.clone(), players: Some(players) };
    in_turns(turns.min(8), now, then, |program| {
        let serving = Serving::start(program, &place.join("data"))?;
        let said = done(
            Command::new(&program.path)
                .arg("load")
                .args(table.options())
                .args(["--json", "--tables", "20", "--seconds", "4"])
                .args(["--url", &serving.url, "--server-pid", &serving.child.id().to_string()]),
        )
        .with_context(|| format!("load of {}", program.name))?;
        let measured: Value = serde_json::from_str(&said).context("load printed no JSON")?;
        let number = |key: &str| measured[key].as_f64();
        let moves = number("moves").context("load told no moves")?;
        match number("server_cpu_seconds") {
            Some(busy) if busy > 0.0 => Ok(moves / busy),
            _ => number("moves_per_second").context("load told no speed"),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_may_say_how_many_play() {
        let told = |name: &str| Match::read(name).map(|table| (table.to_string(), table.options()));
        let (shown, options) = told("rebirth:4").unwrap();
        assert_eq!((shown.as_str(), options.join(" ").as_str()), ("rebirth:4", "--game rebirth --players 4"));
        assert_eq!(told("duel").unwrap().1, ["--game", "duel"]);
        assert!(told("chess").unwrap_err().to_string().starts_with("there is no game \"chess\""));
        assert!(told("duel:two").unwrap_err().to_string().contains("\"two\" is no number of players"));
    }
}
