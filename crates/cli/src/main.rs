//! The `conclave` program.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

mod arena;
mod balance;
mod cards;
mod check;
mod fail;
mod format;
mod load;
mod matches;
mod perft;
mod play;
mod replay;
mod rules;
mod scenario;
mod serve;
mod sim;
mod store_check;
mod terminal;
mod words_cmd;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Views and frames are many small pieces of memory.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A digital tabletop for wizard board games.
#[derive(Parser)]
#[command(name = "conclave", version, arg_required_else_help = true)]
struct Program {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the browser, or in the terminal
    Play(play::Args),
    /// Run tables for many people
    Serve(serve::Args),
    /// Play random games at a server with many clients, and measure it
    Load(load::Args),
    /// Look after what is kept of tables
    Store(store_check::Args),
    /// Simulate many games between bots and count what happened
    Sim(sim::Args),
    /// Write the balance report: who wins with what
    Balance(balance::Args),
    /// Count the ways a game can begin
    Perft(perft::Args),
    /// Play a recorded game again and check that it ends the same way
    Replay(replay::Args),
    /// Run scenarios: positions, choices and what must follow
    Scenario(scenario::Args),
    /// Show the cards of a game with their text
    Cards(cards::Args),
    /// Print all that the page needs to speak a language, as JSON
    Words(words_cmd::Args),
    /// Check packs and say what is in them
    Check(check::Args),
    /// Rewrite the rule texts of packs in their canonical form
    Fmt(format::Args),
    /// Look up clauses of the rules
    Rules(rules::Args),
}

/// Says a line on the standard output. A reader that has gone away (`| head`) ends the output, not the
/// program.
fn say(line: impl std::fmt::Display) {
    terminal::text::print(&format!("{line}\n"));
}

fn main() -> ExitCode {
    let done = match Program::parse().command {
        Command::Play(args) => play::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Load(args) => load::run(args),
        Command::Store(args) => store_check::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Balance(args) => balance::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Scenario(args) => scenario::run(args),
        Command::Cards(args) => cards::run(args),
        Command::Words(args) => words_cmd::run(args),
        Command::Check(args) => check::run(args),
        Command::Fmt(args) => format::run(args),
        Command::Rules(args) => rules::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => fail.report(),
    }
}
