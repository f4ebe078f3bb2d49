//! `conclave sim`, `perft`, `balance`, `replay` and `scenario`, run as people run them.

#[path = "common/program.rs"]
mod program;

use program::{conclave, fresh};
use serde_json::Value;

fn sim(args: &[&str]) -> Value {
    let ran = conclave(&[&["sim", "--json"], args].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

#[test]
fn a_simulation_says_all_that_happened() {
    let report = sim(&["--games", "200", "--bots", "random,random", "--threads", "2"]);
    assert_eq!(report["game"], "duel");
    assert_eq!(report["players"], 2);
    assert_eq!(report["bots"], serde_json::json!(["random", "random"]));
    assert_eq!((&report["games"], &report["finished"]), (&Value::from(200), &Value::from(200)));
    let number = |value: &Value| value.as_f64().expect("a number");
    for field in ["decisions", "forced", "seconds", "decisions_per_second", "options_mean"] {
        assert!(number(&report[field]) > 0.0, "{field}");
    }
    for field in ["mean", "p50", "p95"] {
        assert!(number(&report["decisions_per_game"][field]) > 50.0, "{field}");
    }
    for (table, sum) in [("wins", 200.0), ("ahead", 200.0)] {
        let counts = report[table].as_object().expect("a table");
        assert!(counts.contains_key("seat0") && counts.contains_key("seat1") && counts.contains_key("draw"));
        assert_eq!(counts.values().map(number).sum::<f64>(), sum, "{table}");
    }
    assert!(report["wins"]["rose"].is_u64() && report["scores"]["rose"].is_f64());
}

#[test]
fn the_digest_depends_on_the_seed_alone() {
    let digest = |seed: &str, threads: &str, bots: &str, games: &str| {
        sim(&["--games", games, "--seed", seed, "--threads", threads, "--bots", bots])["digest"].clone()
    };
    let one = digest("5", "1", "random", "100");
    assert_eq!(one, digest("5", "3", "random", "100"));
    assert_ne!(one, digest("6", "1", "random", "100"));
    assert_eq!(digest("1", "1", "greedy,random", "4"), digest("1", "2", "greedy,random", "4"));
}

#[test]
fn swapped_seats_are_counted_by_bot() {
    let report = sim(&["--games", "8", "--bots", "greedy,random", "--swap-seats"]);
    assert_eq!(report["by_bot"][0]["bot"], "greedy");
    assert!(report["by_bot"][0]["ahead"].as_u64() >= Some(7), "{}", report["by_bot"]);
}

#[test]
#[ignore = "long: make soak"]
fn greedy_is_ahead_of_random_in_classic() {
    let report = sim(&[
        "--game",
        "classic",
        "--players",
        "2",
        "--games",
        "2000",
        "--bots",
        "greedy,random",
        "--swap-seats",
    ]);
    assert!(report["by_bot"][0]["ahead"].as_u64() >= Some(1900), "{}", report["by_bot"]);
}

#[test]
#[ignore = "long: make soak"]
fn games_of_classic_end_the_same_way_on_any_number_of_threads() {
    for players in ["2", "3", "4"] {
        let played = |threads: &str| {
            sim(&["--game", "classic", "--players", players, "--games", "20000", "--threads", threads])
        };
        let (one, two) = (played("1"), played("2"));
        assert_eq!(one["finished"], 20000, "{players} players");
        assert_eq!(one["digest"], two["digest"], "{players} players");
    }
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    for (args, says) in [
        (&["sim", "--game", "chess"][..], "duel"),
        (&["sim", "--bots", "genius"], "greedy"),
        (&["sim", "--bots", "greedy,greedy,greedy"], "2 seats"),
        (&["sim", "--players", "3"], "exactly 2"),
        (&["sim", "--set", "rooom=1"], "rooms"),
        (&["sim", "--set", "school=nothing"], "nothing"),
        (&["sim", "--pack", "no-such-folder"], "no-such-folder"),
        (&["sim", "--frobnicate"], "--frobnicate"),
        (&["perft"], "--depth"),
        (&["replay", "no-such-file.jsonl"], "no-such-file.jsonl"),
        (&["scenario", "run", "no-such-folder"], "no-such-folder"),
        (&["nonsense"], "nonsense"),
    ] {
        let ran = conclave(args);
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(says), "{args:?}: {}", ran.err);
        assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    }
}

#[test]
fn a_recorded_game_is_played_again() {
    let folder = fresh("recorded");
    let shown = folder.display().to_string();
    assert_eq!(conclave(&["sim", "--games", "1", "--seed", "4", "--record", &shown]).code, 0);
    let file = folder.join("duel-random-random-4-0.jsonl");
    let name = file.display().to_string();
    let ran = conclave(&["replay", &name]);
    assert!(ran.code == 0 && ran.out.contains("the same end"), "{}{}", ran.out, ran.err);
    let log = conclave(&["replay", "--log", &name]).out;
    assert!(log.contains("seat0: ") && log.lines().count() > 300, "{log}");

    let text = std::fs::read_to_string(&file).expect("the journal");
    let spoil = |from: &str, to: &str| {
        std::fs::write(&file, text.replacen(from, to, 1)).expect("written");
        conclave(&["replay", &name])
    };
    let other_rules = spoil("\"rules\":", "\"rules\":9");
    assert_eq!(other_rules.code, 2);
    assert!(
        other_rules.err.contains("version 9") && other_rules.err.contains("this is version"),
        "{}",
        other_rules.err
    );
    assert_eq!(spoil("\"end\":\"", "\"end\":\"0").code, 2);
    let other_seed = spoil("\"seed\":\"", "\"seed\":\"0");
    assert_eq!(other_seed.code, 2, "{}", other_seed.err);
    assert_eq!(spoil("{\"seat\":", "{\"seat\":7").code, 1);
    assert_eq!(spoil("{", "[").code, 2);
}

#[test]
fn ways_to_begin_are_counted() {
    let ran = conclave(&["perft", "--depth", "2", "--divide"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let first: u64 = ran
        .out
        .lines()
        .filter(|line| line.contains(": "))
        .map(|line| line.rsplit(' ').next().expect("a count").parse::<u64>().expect("a number"))
        .sum();
    assert!(ran.out.ends_with(&format!("{first} ways of 2 choices\n")), "{}", ran.out);
}

#[test]
fn a_balance_report_is_written() {
    let file = fresh("balance.md");
    let name = file.display().to_string();
    let ran = conclave(&["balance", "--bot", "random", "--games", "80", "--out", &name]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(&file).expect("the report");
    for part in [
        "conclave balance --game duel --bot random --games 80 --seed 1",
        "Black Rose",
        "Ulrich",
        "Knight",
        "Crown",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn a_balance_report_has_every_table_of_a_game() {
    let file = fresh("balance-rebirth.md");
    let name = file.display().to_string();
    let ran = conclave(&["balance", "--game", "rebirth", "--bot", "random", "--games", "12", "--out", &name]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("108 games"), "{}", ran.out);
    let text = std::fs::read_to_string(&file).expect("the report");
    for part in
        ["| 4 players |", "| 1 player and an Apprentice |", "| 3 players and a Master |", "## Schools", "Hex"]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let ran = conclave(&[
        "balance",
        "--game",
        "rebirth",
        "--players",
        "2",
        "--avatar",
        "master",
        "--bot",
        "random",
        "--games",
        "3",
        "--out",
        &name,
    ]);
    assert_eq!(ran.out.split(' ').next(), Some("3"), "{}", ran.err);
}

/// Where the design of a game says how a healthy one looks, its numbers stand beside what games were like.
#[test]
fn a_balance_report_says_where_games_are_not_healthy() {
    let file = fresh("balance-classic.md");
    let name = file.display().to_string();
    let ran = conclave(&["balance", "--game", "classic", "--bot", "random", "--games", "12", "--out", &name]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(&file).expect("the report");
    for part in [
        "| | 2 players | healthy | 3 players | healthy | 4 players | healthy |",
        "| 8.0–11.0 |",
        "| of Quests drawn: completed |",
        "| by Events alone |",
        "| 4 players, by Events and Quests |",
        "## Grimoires",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    // Players by chance complete hardly any Quest.
    let completed =
        text.lines().find(|line| line.starts_with("| of Quests drawn: completed")).expect("a row");
    assert_eq!(completed.matches("**alarm**").count(), 3, "{completed}");
    // All that was gained came from somewhere: the shares of what the Mages gained are a whole, but for the Crown.
    let shares = |row: &str| -> f64 {
        let line = text.lines().find(|line| line.starts_with(&format!("| {row} |"))).expect("a row");
        line.split(['|', ' '])
            .filter(|word| !word.is_empty())
            .find_map(|word| word.parse().ok())
            .expect("a number")
    };
    let sum: f64 = [
        "a Mage's points by defeats and Trophies",
        "by Quests with their bonus",
        "by Spells, Rooms, Events",
        "by tokens of Rooms",
    ]
    .map(shares)
    .iter()
    .sum();
    assert!((75.0..=101.0).contains(&sum), "{sum}");
}

#[test]
fn scenarios_are_counted_and_failures_fail() {
    let file = fresh("wrong.toml");
    std::fs::write(&file, "name = \"nothing to see\"\n").expect("written");
    let (wrong, junit) = (file.display().to_string(), fresh("scenarios.xml"));
    let good = "scenarios/duel/examples/ex-03-explore.toml";
    let ran = conclave(&["scenario", "run", &wrong, good, "--junit", &junit.display().to_string()]);
    assert_eq!(ran.code, 1);
    assert_eq!(ran.out.lines().last(), Some("1 passed, 1 failed"), "{}", ran.out);
    let report = std::fs::read_to_string(&junit).expect("written");
    assert!(report.contains(&format!("name=\"{wrong}\" classname=\"scenarios\"><failure>")), "{report}");
    assert!(report.contains(&format!("name=\"{good}\" classname=\"scenarios\"/>")), "{report}");
    let ran = conclave(&["scenario", "run", "scenarios/duel/examples"]);
    let last = ran.out.lines().last().unwrap_or_default();
    assert!(last.ends_with(" 0 failed") && ran.code == 0, "{}", ran.out);
}
