//! Penumbra by the program: simulated, shown, played, replayed and reported on.

#[path = "common/program.rs"]
mod program;

use program::{conclave, conclave_typing, fresh};
use serde_json::Value;

fn sim(players: &str, more: &[&str]) -> Value {
    let ran = conclave(&[&["sim", "--json", "--game", "penumbra", "--players", players], more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

#[test]
fn games_of_one_to_four_are_simulated() {
    for players in ["1", "2", "3", "4"] {
        let report = |threads: &str| sim(players, &["--games", "60", "--seed", "3", "--threads", threads]);
        let one = report("1");
        assert_eq!((&one["finished"], &one["game"]), (&Value::from(60), &Value::from("penumbra")));
        assert_eq!(one["digest"], report("2")["digest"]);
    }
    let refused = conclave(&["sim", "--game", "penumbra", "--players", "5"]);
    assert!(refused.code == 2 && refused.err.contains("1 to 4"), "{}", refused.err);
}

#[test]
fn greedy_is_ahead_of_random() {
    let report = sim("2", &["--games", "12", "--bots", "greedy,random", "--swap-seats"]);
    assert!(report["by_bot"][0]["ahead"].as_u64() >= Some(10), "{}", report["by_bot"]);
}

/// What is printed when something has no words.
fn unsaid(line: &str) -> bool {
    ["there is no", "[pen-", "lexicon has", "seat0", "seat1"].iter().any(|mark| line.contains(mark))
        || line.contains(['{', '$'])
}

#[test]
fn all_cards_are_shown_in_every_language() {
    for (language, card) in [("en", "Basilisk"), ("ru", "Василиск"), ("pl", "Bazyliszek")] {
        let ran = conclave(&["cards", "--game", "penumbra", "--lang", language, "--provenance"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(card), "{language}");
        assert_eq!(ran.out.lines().find(|line| unsaid(line)), None, "{language}");
        let ran = conclave(&["cards", "--game", "penumbra", "--lang", language, "--json"]);
        let cards: Vec<Value> = serde_json::from_str(&ran.out).expect("JSON");
        assert_eq!(cards.len(), 96 + 36 + 14 + 12 + 36 + 24 + 9 + 4 + 8);
    }
    let ran = conclave(&["cards", "--game", "penumbra", "--provenance"]);
    let counts = ran.out.lines().last().unwrap_or_default().to_owned();
    insta::assert_snapshot!(counts);
    let none = conclave(&["cards", "--game", "penumbra", "xyzzy"]);
    assert_eq!(none.code, 2);
}

#[test]
fn whole_games_are_played_in_the_terminal() {
    for (language, total) in [("en", "Total"), ("ru", "Всего"), ("pl", "Razem")] {
        for players in ["1", "2"] {
            let save = fresh(&format!("penumbra-{language}-{players}.jsonl")).display().to_string();
            let args = [
                "play",
                "--terminal",
                "--game",
                "penumbra",
                "--players",
                players,
                "--seed",
                "5",
                "--bot",
                "random",
                "--lang",
                language,
                "--save",
                &save,
            ];
            // What is asked for changes nothing; the last answer again and again is a game too.
            let typed = format!("h\nc basilisk\nw\ns\nnonsense\n{}", "2\n1\n".repeat(3000));
            let ran = conclave_typing(&args, &typed);
            assert_eq!(ran.code, 0, "{}", ran.err);
            assert_eq!(ran.out.lines().find(|line| unsaid(line)), None, "{language}");
            assert!(ran.out.contains(total), "{language}");
            let wide = ran.out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(wide <= 140, "{language}: {wide}");
            let again = conclave(&["replay", "--log", "--lang", language, &save]);
            assert!(again.code == 0 && again.out.contains("over: "), "{}{}", again.out, again.err);
            assert_eq!(again.out.lines().find(|line| line.contains("[pen-")), None, "{language}");
        }
    }
}

#[test]
fn a_balance_report_is_written() {
    let file = fresh("penumbra-balance.md");
    let name = file.display().to_string();
    for players in ["1", "2"] {
        let ran = conclave(&[
            "balance",
            "--game",
            "penumbra",
            "--players",
            players,
            "--bot",
            "random",
            "--games",
            "20",
            "--out",
            &name,
        ]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let text = std::fs::read_to_string(&file).expect("the report");
        assert!(text.contains("--game penumbra") && text.contains("| turns |"), "{text}");
    }
}

#[test]
fn clauses_can_be_looked_up() {
    let ran = conclave(&["rules", "PEN-970"]);
    assert!(ran.code == 0 && ran.out.contains("12 cards"), "{}{}", ran.out, ran.err);
}
