//! The games kept in `replays/`: renewed with their choices as they are, or recorded anew where a rule has changed.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

/// What is recorded, as arguments of `conclave sim`.
const RECORDED: [&str; 12] = [
    "--bots random --games 4",
    "--bots greedy --games 4",
    "--bots search:200,greedy --games 1",
    "--game rebirth --bots random --games 2",
    "--game rebirth --bots greedy --games 1",
    "--game rebirth --players 1 --avatar apprentice --bots random --games 1",
    "--game rebirth --players 2 --avatar master --bots greedy --games 1",
    "--game classic --bots random --games 2",
    "--game classic --players 2 --bots greedy --games 1",
    "--game penumbra --bots random --games 2",
    "--game penumbra --players 1 --bots greedy --games 1",
    "--game penumbra --players 3 --bots greedy --games 1",
];

/// Runs `cargo xtask replays`.
pub fn run(root: &Path) -> Result<()> {
    build(root)?;
    renew(root)
}

/// Builds the program that plays them.
fn build(root: &Path) -> Result<()> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // Without `--package` nothing is compiled that the tests have compiled.
    cargo.current_dir(root).args(["build", "--quiet", "--profile", "checked", "--bin", "conclave"]);
    ensure!(cargo.status().context("cargo cannot be run")?.success(), "the program does not build");
    Ok(())
}

/// Renews them with the program that is built.
pub fn renew(root: &Path) -> Result<()> {
    let conclave = root.join("target/checked/conclave");
    let folder = root.join("replays");
    let mut refused: BTreeMap<String, String> = BTreeMap::new();
    let mut kept = 0;
    for name in journals(&folder)? {
        let ran = Command::new(&conclave).args(["replay", "--renew"]).arg(folder.join(&name)).output()?;
        match ran.status.success() {
            true => kept += 1,
            false => drop(refused.insert(name, String::from_utf8_lossy(&ran.stderr).trim().to_owned())),
        }
    }
    let fresh = root.join("target/replays");
    if fresh.exists() {
        std::fs::remove_dir_all(&fresh)?;
    }
    for arguments in RECORDED {
        let mut sim = Command::new(&conclave);
        sim.arg("sim").args(arguments.split(' ')).args(["--seed", "1", "--record"]).arg(&fresh);
        let ran = sim.output()?;
        if !ran.status.success() {
            bail!("sim {arguments}: {}", String::from_utf8_lossy(&ran.stderr).trim());
        }
    }
    let recorded = journals(&fresh)?;
    for name in &recorded {
        let old = folder.join(name);
        if !old.exists() || refused.contains_key(name) {
            std::fs::copy(fresh.join(name), &old)?;
            match refused.remove(name) {
                Some(why) => println!("{name}: recorded anew: {why}"),
                None => println!("{name}: recorded"),
            }
        }
    }
    for (name, why) in &refused {
        eprintln!("error: {name} cannot be played any more and is none of the recorded games: {why}");
    }
    println!("{kept} with their choices as they were, {} in all", recorded.len());
    ensure!(refused.is_empty(), "{} of replays/ cannot be played", refused.len());
    Ok(())
}

fn journals(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".jsonl") {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
