//! `conclave cards` and `conclave rules`, as people use them.

#[path = "common/program.rs"]
mod program;
use program::conclave;

#[test]
fn the_box_is_complete() {
    let ran = conclave(&["cards"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for (kind, count) in [
        ("School Spells", "36 of 36"),
        ("Personal Spells", "6 of 6"),
        ("Forgotten Spells", "2 of 2"),
        ("Mages", "2 of 2"),
        ("Evocations", "3 of 3"),
        ("Upgrades", "6 of 6"),
        ("Rooms", "7 of 7"),
        ("Quests", "12 of 12"),
        ("Events", "8 of 8"),
    ] {
        assert!(ran.out.contains(&format!("{kind}: {count} (DUE-")), "{kind} in\n{}", ran.out);
    }
}

#[test]
fn the_box_of_rebirth_is_complete_and_says_what_is_known() {
    let ran = conclave(&["cards", "--game", "rebirth", "--provenance"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for (kind, size) in [
        ("School Spells", 216),
        ("Personal Spells", 12),
        ("Forgotten Spells", 9),
        ("Evocations", 33),
        ("Upgrades", 18),
        ("Jinxes", 12),
        ("Rooms", 19),
        ("Quests", 49),
        ("Events", 39),
        ("Events of the Avatar", 15),
        ("Command Cards", 30),
    ] {
        let line = ran
            .out
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("{kind}: {size} of {size} (REB-")));
        let line = line.unwrap_or_else(|| panic!("{kind} in\n{}", ran.out));
        let levels = line.rsplit("): ").next().unwrap_or_default();
        let sum: usize =
            levels.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<usize>().ok()).sum();
        assert_eq!(sum, size, "{line}");
    }
}

#[test]
fn every_card_is_told_in_every_language() {
    for language in ["en", "ru", "pl"] {
        let ran = conclave(&["cards", "--lang", language, "--json"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let cards: Vec<serde_json::Value> = serde_json::from_str(&ran.out).expect("JSON");
        assert_eq!(cards.len(), 1 + 2 + 12 + 2 + 2 + 2 + 1 + 5 + 7 + 12 + 8);
        for card in &cards {
            for effect in card["effects"].as_array().expect("a list") {
                let text = effect["text"].as_str().expect("a text");
                assert!(!text.is_empty() && !text.contains(['{', '[', '$']), "{language}: {card}");
            }
        }
    }
}

#[test]
fn provenance_is_told_card_by_card_and_summed_up() {
    let ran = conclave(&["cards", "--provenance"]);
    assert!(ran.out.contains("exact: rulebook") || ran.out.contains("inferred: rulebook"), "{}", ran.out);
    assert!(ran.out.contains("designed: our design; this side is not shown in the rulebook"), "{}", ran.out);
    let last = ran.out.lines().last().unwrap_or_default();
    assert!(
        last.contains("cards exact")
            && last.contains("with inferred fields")
            && last.contains("designed by us"),
        "{last}"
    );
    let numbers: usize =
        last.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<usize>().ok()).sum();
    assert_eq!(numbers, 1 + 12 + 2 + 2 + 2 + 1 + 5 + 7 + 12 + 8, "{last}");
}

#[test]
fn a_filter_narrows_down() {
    let ran = conclave(&["cards", "room", "heal"]);
    assert!(ran.out.contains("Treasure Room of the Templars") && !ran.out.contains("Tremor"), "{}", ran.out);
    let ran = conclave(&["cards", "helicopter"]);
    assert_eq!((ran.code, ran.err.as_str()), (2, "conclave: no card has all these words: helicopter\n"));
}

#[test]
fn wrong_words_are_refused_with_what_is_possible() {
    let ran = conclave(&["cards", "--lang", "fr"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (2, "conclave: there is no language \"fr\": choose one of en, ru, pl\n")
    );
    let ran = conclave(&["cards", "--game", "chess"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (2, "conclave: there is no game \"chess\": choose one of duel, rebirth, classic, penumbra\n")
    );
    let ran = conclave(&["rules", "DUE-999"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there is no clause DUE-999"), "{}", ran.err);
}

#[test]
fn a_clause_is_told() {
    let ran = conclave(&["rules", "due-301"]);
    assert!(ran.out.starts_with("DUE-301 (p. 13)  Action Phase\n"), "{}", ran.out);
}
