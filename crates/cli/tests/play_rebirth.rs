//! `conclave play --terminal --game rebirth`: the large Lodge, Moons, Quests and Events.

#[path = "common/program.rs"]
mod program;
use program::{conclave_typing, fresh};

/// Plays with these lines typed; says what was printed.
fn play(more: &[&str], name: &str, typed: &str) -> String {
    let save = fresh(&format!("{name}.jsonl")).display().to_string();
    let mut args = vec!["play", "--terminal", "--game", "rebirth", "--save", &save];
    args.extend(more);
    let ran = conclave_typing(&args, typed);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    ran.out.replace(&save, "the file")
}

/// What is printed when a message is missing, and ids that should have been names.
fn unsaid(line: &str) -> bool {
    let marks = ["there is no message", "[event-", "[ask-", "[choice-", "[why-", "[nothing-", "[place-"];
    let ids = ["spell/", "quest/", "event/", "room/", "school/", "seat0", "seat1", "seat2"];
    marks.iter().chain(&ids).any(|mark| line.contains(mark)) || line.contains(['{', '$'])
}

#[test]
fn a_whole_game_can_be_played_in_every_language() {
    for (language, winner) in [("en", "Winner: "), ("ru", "Победитель: "), ("pl", "Zwycięzca: ")] {
        let more = ["--players", "3", "--seed", "5", "--bot", "random", "--lang", language];
        // What is asked for changes nothing; the first option again and again is a game too.
        let typed = format!("1\n1\n1\nunseen\nquests\nevents\nrooms\n{}", "1\n".repeat(4000));
        let out = play(&more, &format!("rebirth-whole-{language}"), &typed);
        assert_eq!(out.lines().find(|l| unsaid(l)), None, "{language}");
        assert!(out.contains(winner), "{language}");
        let wide = out.lines().map(|l| l.chars().count()).max().unwrap_or(0);
        assert!(wide <= 100, "{language}: {wide}");
    }
}

#[test]
fn the_table_shows_what_a_mage_may_see() {
    let out = play(&["--players", "3", "--seed", "5", "--set", "first=0"], "rebirth-table", "1\n1\n1\n");
    let table: Vec<&str> = out
        .lines()
        .skip_while(|l| !l.starts_with("Round 1 · "))
        .take_while(|l| !l.starts_with("Your hand"))
        .collect();
    insta::assert_snapshot!("rebirth_table", table.join("\n"));
}

#[test]
fn cards_clauses_quests_and_events_can_be_looked_up() {
    let typed = "1\n1\n1\nrule REB-352\nrule line of sight\ncard crypt\ncard slowness\nquests\nevents\nunseen\n\
                 why\nrule\nhelp\nquit\n";
    let out = play(&["--players", "2", "--seed", "5"], "rebirth-lookup", typed);
    for expected in [
        "REB-352 (p. 14)",
        "REB-104",
        "Crypt  grey, 4/2/1 PP, 6 Instability Slots",
        "Slowness ×3",
        "Quest decks",
        "Event Board",
        "Quests of Moon 2 (21)",
        "Library, Agony",
        "rule REB-",
        "the Event Board and what has been discarded",
    ] {
        assert!(out.contains(expected), "{expected} in\n{out}");
    }
    assert_eq!(out.lines().find(|l| unsaid(l)), None);
}

#[test]
fn quests_face_down_are_told_to_their_mage_alone() {
    let out = play(&["--players", "2", "--seed", "3", "--hot-seat"], "rebirth-hot-seat", &"1\n".repeat(200));
    let mut own = false;
    let (mut told, mut hidden) = (0, 0);
    for line in out.lines() {
        if line.contains(" · Power ") {
            own = line.contains(" · you · ");
        }
        if line.starts_with("  Active Quest: ") && line.contains("face down") {
            assert!(own, "{line}");
            told += 1;
        }
        if line.starts_with("  Active Quests face down: ") {
            assert!(!own, "{line}");
            hidden += 1;
        }
    }
    assert!(told > 0 && hidden > 0, "{told} told, {hidden} hidden");
}

#[test]
fn a_word_of_one_option_alone_is_an_answer() {
    let out =
        play(&["--players", "2", "--seed", "5", "--set", "first=0"], "rebirth-words", "blue\nrikkart\n");
    assert!(out.contains("Player 1 takes blue.") && out.contains("Player 1 plays Rikkart."), "{out}");
}
