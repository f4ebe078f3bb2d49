//! `conclave play --terminal`, with what people type fed through a pipe.

#[path = "common/program.rs"]
mod program;
use program::{conclave_typing, fresh};
use std::path::Path;

fn lines(path: &Path) -> Vec<String> {
    std::fs::read_to_string(path).expect("the saved game").lines().map(str::to_owned).collect()
}

/// Plays with these lines typed; says what was printed.
fn play(more: &[&str], save: &Path, typed: &str) -> String {
    let save = save.display().to_string();
    let mut args = vec!["play", "--terminal"];
    args.extend(more);
    if !more.contains(&"--resume") {
        args.extend(["--save", &save]);
    }
    let ran = conclave_typing(&args, typed);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    ran.out
}

#[test]
fn a_whole_game_can_be_played_in_every_language() {
    for language in ["en", "ru", "pl"] {
        let save = fresh(&format!("whole-{language}.jsonl"));
        // The first option again and again is a game too.
        let out = play(&["--seed", "5", "--bot", "random", "--lang", language], &save, &"1\n".repeat(2000));
        let unsaid = ["there is no message", "[event-", "[ask-", "[choice-", "[why-", "[nothing-"];
        let bad = out.lines().find(|l| unsaid.iter().any(|u| l.contains(u)));
        assert_eq!(bad, None, "{language}");
        assert!(!out.contains(['{', '$']), "{language}");
        let winner = ["Winner: ", "Победитель: ", "Zwycięzca: "];
        assert!(winner.iter().any(|w| out.contains(w)), "{language}");
        assert!(lines(&save).last().is_some_and(|l| l.starts_with("{\"end\"")));
        let wide = out.lines().map(|l| l.chars().count()).max().unwrap_or(0);
        assert!(wide <= 100 + save.display().to_string().len(), "{language}: {wide}");
    }
}

#[test]
fn the_points_by_source_add_up() {
    let save = fresh("points.jsonl");
    let out = play(&["--seed", "11", "--bot", "random"], &save, &"1\n".repeat(2000));
    let table: Vec<&str> = out.lines().skip_while(|l| !l.starts_with("Winner: ")).skip(2).collect();
    let numbers = |line: &str| -> Vec<i32> {
        line.chars().skip(38).collect::<String>().split_whitespace().map(|n| n.parse().unwrap_or(0)).collect()
    };
    let mut sums = vec![0; 3];
    for line in &table[..table.len() - 1] {
        for (sum, n) in sums.iter_mut().zip(numbers(line)) {
            *sum += n;
        }
    }
    assert_eq!(sums, numbers(table[table.len() - 1]), "{}", table.join("\n"));
}

#[test]
fn a_game_goes_on_exactly_where_it_was_left() {
    let typed: Vec<String> = (0..400).map(|n| format!("{}\n", 1 + n % 2)).collect();
    let whole = fresh("unbroken.jsonl");
    play(&["--seed", "7"], &whole, &typed.concat());
    for cut in [0, 1, 9, 30] {
        let save = fresh(&format!("broken-off-{cut}.jsonl"));
        let first = play(&["--seed", "7"], &save, &typed[..cut].concat());
        assert!(first.contains("To go on: conclave play --terminal --resume"), "{first}");
        play(&["--resume", &save.display().to_string()], &save, &typed[cut..].concat());
        assert_eq!(lines(&save), lines(&whole), "after {cut} lines");
    }
}

#[test]
fn a_line_that_was_never_finished_is_left_out() {
    let save = fresh("torn.jsonl");
    play(&["--seed", "7"], &save, "1\n1\n");
    let whole = std::fs::read_to_string(&save).expect("the saved game");
    std::fs::write(&save, format!("{whole}{{\"seat\":0,\"cho")).expect("written");
    let out = play(&["--resume", &save.display().to_string()], &save, "");
    assert!(out.contains("The game goes on after"), "{out}");
    assert_eq!(std::fs::read_to_string(&save).expect("the saved game"), whole);
}

#[test]
fn a_saved_game_is_never_overwritten() {
    let save = fresh("kept.jsonl");
    play(&["--seed", "7"], &save, "1\n");
    let before = lines(&save);
    let shown = save.display().to_string();
    let ran = conclave_typing(&["play", "--terminal", "--save", &shown], "1\n");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("is there already: go on with it by --resume"), "{}", ran.err);
    assert_eq!(lines(&save), before);
    let other = format!("{shown}.copy");
    let out = play(&["--resume", &shown], &save, &format!("save {shown}\nsave {other}\n"));
    assert!(out.contains("was not written") && out.contains(&format!("saved in {other}")), "{out}");
}

#[test]
fn commands_answer_and_change_nothing() {
    let save = fresh("commands.jsonl");
    let typed = "1\n1\n1\nwhy\nwhy done\nrule DUE-301\nrule line of sight\ncard tremor\ncard nothing-like-it\nhand\nrooms\n\
                 unseen\nlog\nview\nhelp\n\nfoo\n99\n0\ndone\nПочему\n\u{1}\nquit\n1\n";
    let out = play(&["--seed", "3"], &save, typed);
    for expected in [
        "DUE-301 (p. 13)  Action Phase",
        "DUE-370",
        "Tremor ×3",
        "No card is called nothing-like-it.",
        "Your hand",
        "Forgotten deck (2)",
        "Type the number of an option",
        "\"foo\" is no answer here",
        "\"99\" is no answer here",
        "\"0\" is no answer here",
        "[DUE-259]",
        "The game is saved.",
    ] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
    let choices = lines(&save).iter().filter(|l| l.starts_with("{\"seat\":0")).count();
    assert_eq!(choices, 3, "only the three answers were choices");
}

#[test]
fn an_answer_may_be_taken_back_until_something_is_revealed() {
    let save = fresh("undo.jsonl");
    let out = play(&["--seed", "3"], &save, "1\n1\n1\n1\nundo\n2\n1\n1\nundo\nundo\nquit\n");
    assert!(out.contains("Taken back."), "{out}");
    assert!(lines(&save).iter().any(|l| l.contains("\"undo\"")));
    let shown = save.display().to_string();
    let ran = conclave_typing(&["play", "--terminal", "--resume", &shown], "quit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn two_at_one_keyboard_never_see_each_others_hand() {
    let save = fresh("hot-seat.jsonl");
    let out = play(&["--seed", "3", "--hot-seat"], &save, &"1\n".repeat(120));
    assert!(out.contains("Pass the keyboard to "), "{out}");
    // Between two hand-overs only one seat's screen is shown.
    for part in out.split("Pass the keyboard to ").skip(1) {
        let drew = part.lines().filter(|l| l.contains(" draws ") && !l.contains("draws a Spell"));
        let sheets = part.lines().filter(|l| l.contains(" · you · "));
        let mut seen: Vec<&str> =
            drew.chain(sheets).filter_map(|l| l.trim_start_matches("  - ").split(' ').next()).collect();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() <= 1, "{seen:?}");
    }
}

#[test]
fn wrong_options_are_refused() {
    for (args, said) in [
        (vec!["play", "--terminal", "--no-browser"], "--no-browser"),
        (vec!["play", "--terminal", "--bot", "deep-blue"], "there is no bot \"deep-blue\""),
        (vec!["play", "--terminal", "--seat", "2"], "there is no seat 2"),
        (vec!["play", "--terminal", "--lang", "fr"], "choose one of en, ru, pl"),
        (vec!["play", "--terminal", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (vec!["play", "--terminal", "--resume", "README.md"], "README.md"),
        (vec!["play", "--terminal", "--set", "school=nothing"], "nothing"),
    ] {
        let ran = conclave_typing(&args, "");
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
}
