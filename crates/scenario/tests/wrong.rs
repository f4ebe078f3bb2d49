//! Wrong scenarios fail, and say what is wrong.

use std::path::Path;

/// A scenario that holds, to be spoilt.
const GOOD: &str = r#"
name = "An attack"
rule = ["DUE-313"]
about = "A Physical Attack inflicts Damage equal to the attacker's Strength."

[position]

[[position.seats]]
at = "e"

[[position.seats]]
at = "e"

[[step]]
by = "bartholomew"
choose = "fight"
offers = ["attack ulrich"]

[[step]]
by = "bartholomew"
choose = "attack ulrich"
log = ["damaged placed=2 victim=ulrich"]

[expect]
damage.ulrich = { bartholomew = 2 }
"#;

/// What is said about a scenario; its folder is left out.
fn said(name: &str, text: &str) -> String {
    let folder = std::env::temp_dir().join(format!("conclave-scenario-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("wrong.toml");
    std::fs::write(&file, text).unwrap();
    let summary = scenario::run_paths(std::slice::from_ref(&file));
    std::fs::remove_dir_all(&folder).unwrap();
    summary.to_string().replace(&format!("{}/", folder.display()), "")
}

/// The good scenario with one change.
fn with(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1)
}

#[test]
fn the_good_scenario_holds() {
    assert_eq!(said("good", GOOD), "1 passed, 0 failed");
}

macro_rules! spoilt {
    ($name:ident, $text:expr) => {
        #[test]
        fn $name() {
            insta::assert_snapshot!(said(stringify!($name), &$text));
        }
    };
}

spoilt!(
    a_wrong_expectation_at_the_end,
    with("damage.ulrich = { bartholomew = 2 }", "damage.ulrich = { bartholomew = 3 }\npower.rose = 1")
);
spoilt!(a_wrong_order_of_cubes, with("{ bartholomew = 2 }", "[\"rose\", \"bartholomew\"]"));
spoilt!(a_wrong_line_of_the_log, with("placed=2", "placed=3"));
spoilt!(
    an_unwanted_line_of_the_log,
    with("log = [\"damaged placed=2 victim=ulrich\"]", "no-log = [\"damaged\"]")
);
spoilt!(a_choice_that_is_not_offered, with("choose = \"attack ulrich\"", "choose = \"attack bartholomew\""));
spoilt!(a_seat_that_is_not_asked, with("by = \"bartholomew\"", "by = \"ulrich\""));
spoilt!(a_seat_that_does_not_exist, with("by = \"bartholomew\"", "by = \"merlin\""));
spoilt!(an_offer_that_is_missing, with("offers = [\"attack ulrich\"]", "offers = [\"attack rose\"]"));
spoilt!(offers_that_are_not_all, with("offers = [\"attack ulrich\"]", "offered = [\"attack ulrich\"]"));
spoilt!(
    an_offer_that_should_not_be,
    with("offers = [\"attack ulrich\"]", "not-offered = [\"attack ulrich\"]")
);
spoilt!(
    a_refusal_that_is_none,
    with("offers = [\"attack ulrich\"]", "refused = { name = \"attack ulrich\", clause = \"DUE-377\" }")
);
spoilt!(
    a_refusal_for_another_reason,
    with(
        "offers = [\"attack ulrich\"]",
        "refused = { name = \"attack templar:ulrich:1\", clause = \"DUE-377\" }"
    )
);
spoilt!(somebody_else_is_asked, with("offers = [\"attack ulrich\"]", "asked = \"nobody\""));
spoilt!(another_clause, with("offers = [\"attack ulrich\"]", "clause = \"DUE-301\""));
spoilt!(an_unknown_side, with("{ bartholomew = 2 }", "{ merlin = 2 }"));
spoilt!(an_unknown_model, with("damage.ulrich", "damage.merlin"));
spoilt!(an_unknown_room, with("damage.ulrich = { bartholomew = 2 }", "instability.cellar = 2"));
spoilt!(an_unknown_field, with("about =", "abuot ="));
spoilt!(an_unknown_field_of_a_step, with("offers =", "ofers ="));
spoilt!(an_unknown_expectation, with("damage.ulrich = { bartholomew = 2 }", "damages.ulrich = 2"));
spoilt!(a_row_of_another_kind, with("{ bartholomew = 2 }", "\"two\""));
spoilt!(
    six_rules,
    with("[\"DUE-313\"]", "[\"DUE-1\", \"DUE-2\", \"DUE-3\", \"DUE-4\", \"DUE-5\", \"DUE-6\"]")
);
spoilt!(no_rule, with("[\"DUE-313\"]", "[]"));
spoilt!(no_clause, with("\"DUE-313\"", "\"due 313\""));
spoilt!(a_clause_twice, with("\"DUE-313\"", "\"DUE-313\", \"DUE-313\""));
spoilt!(no_position, GOOD.replace("[position]", "").replace("[[position.seats]]\nat = \"e\"\n", ""));
spoilt!(a_position_and_a_seed, with("[position]", "seed = 1\n[position]"));
spoilt!(a_position_that_cannot_be, with("at = \"e\"", "at = \"roof\""));
spoilt!(an_unknown_field_of_a_seat, with("at = \"e\"", "place = \"e\""));
spoilt!(nobody_chooses, with("by = \"bartholomew\"\n", ""));
spoilt!(nothing_is_chosen, with("choose = \"fight\"\n", ""));
spoilt!(an_unknown_setup, with("[position]", "setup.scool = \"lex\"\n[position]"));
spoilt!(a_setup_that_cannot_be, with("[position]", "setup.school = \"chaos\"\n[position]"));
spoilt!(a_pack_that_is_missing, with("[position]", "packs = [\"nowhere\"]\n[position]"));
spoilt!(
    a_card_that_cannot_be_read,
    with(
        "[position]",
        "pack = '''\n[[spell]]\nid = \"bolt\"\nname = { en = \"Bolt\" }\nschool = \"lex\"\ncopies = 1\n\
         light = { type = \"combat\", element = \"fire\", target = \"model 1\", text = 'Inflict 2 twice.' }\n\
         dark = { type = \"combat\", element = \"fire\", target = \"model 1\", text = 'Inflict 2.' }\n'''\n[position]"
    )
);

// What does not exist is nowhere, which must not be taken for what was meant.
spoilt!(a_clause_that_does_not_exist, with("\"DUE-313\"", "\"DUE-313\", \"DUE-3133\""));
spoilt!(a_clause_of_a_question_that_does_not_exist, with("offers =", "clause = \"DUE-3O1\"\noffers ="));
spoilt!(a_card_that_does_not_exist, with("rule = [\"DUE-313\"]", "card = [\"tremro light\"]"));
spoilt!(a_side_of_a_card_that_does_not_exist, with("rule = [\"DUE-313\"]", "card = [\"tremor quest\"]"));
spoilt!(
    a_card_of_the_position_that_does_not_exist,
    with("at = \"e\"", "at = \"e\"\nhand = [\n    \"violence\",\n    \"tremro\",\n]")
);
spoilt!(
    an_expected_card_that_does_not_exist,
    with("damage.ulrich = { bartholomew = 2 }", "hand.ulrich = [\"tremro\"]")
);
spoilt!(
    a_model_in_the_supply_that_does_not_exist,
    with("damage.ulrich = { bartholomew = 2 }", "at.\"templer:ulrich:1\" = \"supply\"")
);
spoilt!(
    a_refused_choice_that_does_not_exist,
    with("offers = [\"attack ulrich\"]", "refused = { name = \"cast IIII\", clause = \"DUE-313\" }")
);
spoilt!(
    choices_not_offered_that_do_not_exist,
    with(
        "offers = [\"attack ulrich\"]",
        "not-offered = [\n    \"atack ulrich\",\n    \"attack ulirch\",\n    \"cast slot:I\",\n    \"fly\",\n]"
    )
);
spoilt!(
    lines_not_in_the_log_that_cannot_be,
    with(
        "log = [\"damaged placed=2 victim=ulrich\"]",
        "no-log = [\n    \"damged victim=ulrich\",\n    \"healed victm=ulrich\",\n    \"healed victim=ulrihc\",\n    \
         \"gained n=two\",\n    \"nothing clause=DUE-9999\",\n]"
    )
);
spoilt!(an_offer_that_does_not_exist, with("offers = [\"attack ulrich\"]", "offers = [\"attack ulirch\"]"));
spoilt!(
    two_rooms_on_one_space,
    with("[position]", "[position]\nrooms = [{ space = \"e\" }, { space = \"e\" }]")
);
spoilt!(a_seat_that_has_not_hit, with("at = \"e\"", "at = \"e\"\nlast-hit = \"seat3\""));
spoilt!(another_question, with("offers = [\"attack ulrich\"]", "asks = \"may source=tremor\""));
spoilt!(
    what_happened_before_the_first_question,
    with("[[step]]", "[[step]]\nlog = [\"phase-begins phase=study\"]\n\n[[step]]").replacen(
        "[position]",
        "[position]\nphase = \"evocation\"",
        1
    )
);
spoilt!(more_free_cubes_than_there_are, with("[position]", "[position]\nsupply = { ulrich = 90 }"));
spoilt!(a_side_without_cubes, with("[position]", "[position]\nsupply = { merlin = 1 }"));

/// A scenario of Penumbra that holds, to be spoilt.
const TURN: &str = r#"
name = "A turn"
rule = ["PEN-200"]
about = "A turn is one of three."
setup = { game = "penumbra", players = 2 }

[position]

[[position.seats]]
marks = ["ruby"]
store = { blood = 1 }

[[step]]
by = "seat0"
choose = "study"

[expect.of.seat0]
store = { blood = 1 }
"#;

#[test]
fn the_turn_holds() {
    assert_eq!(said("turn", TURN), "1 passed, 0 failed");
}

/// The turn with one change.
fn turn(from: &str, to: &str) -> String {
    assert!(TURN.contains(from), "{from}");
    TURN.replacen(from, to, 1)
}

const EXPECTED: &str = "[expect.of.seat0]\nstore = { blood = 1 }";
spoilt!(a_market_that_does_not_exist, turn(EXPECTED, "[expect.markets]\npotion = []"));
spoilt!(a_market_that_is_none, turn(EXPECTED, "[expect.markets]\ncontracts = []"));
spoilt!(a_deck_that_does_not_exist, turn(EXPECTED, "[expect.decks]\nrubby = []"));
spoilt!(a_lowest_card_of_a_deck_that_does_not_exist, turn(EXPECTED, "[expect.under]\nrubby = []"));
spoilt!(a_section_that_does_not_exist, turn(EXPECTED, "[expect.placed]\nshopp = []"));
spoilt!(an_ingredient_that_does_not_exist, turn(EXPECTED, "[expect.of.seat0]\nstore = { crystals = 0 }"));
spoilt!(
    an_expected_card_of_penumbra_that_does_not_exist,
    turn(EXPECTED, "[expect.of.seat0]\ngrimoire = [\"chantt\"]")
);
spoilt!(
    an_ingredient_of_the_position_that_does_not_exist,
    turn("store = { blood = 1 }\n\n[[step]]", "store = { blod = 1 }\n\n[[step]]")
);
spoilt!(
    a_market_of_the_position_that_does_not_exist,
    turn("[position]\n", "[position]\nmarkets = { potion = [] }\n")
);
spoilt!(
    a_deck_of_the_position_that_does_not_exist,
    turn("[position]\n", "[position]\ndecks = { potion = [] }\n")
);
spoilt!(a_mark_that_does_not_exist, turn("\"ruby\"", "\"rubi\""));
spoilt!(a_card_of_penumbra_that_does_not_exist, turn("marks =", "grimoire = [\"chantt\"]\nmarks ="));
spoilt!(a_roll_that_no_die_shows, turn("[position]\n", "[position]\nrolls = { threat = [2, 7] }\n"));
spoilt!(rest_in_two_words, turn("marks =", "must_rest = true\nmarks ="));

#[test]
fn what_happened_before_the_first_question_can_be_expected() {
    let begins = |log: &str| {
        format!(
            "name = \"Before\"\nrule = [\"DUE-201\"]\nabout = \"A Round ends.\"\n[position]\nphase = \"clean-up\"\n\
             [[step]]\n{log}\n"
        )
    };
    let passed = "1 passed, 0 failed";
    assert_eq!(
        said("before", &begins("log = [\"crown-passes mage=ulrich\", \"round-begins round=2\"]")),
        passed
    );
    assert_ne!(
        said("order", &begins("log = [\"round-begins round=2\", \"crown-passes mage=ulrich\"]")),
        passed
    );
    assert_ne!(said("unwanted", &begins("no-log = [\"crown-passes\"]")), passed);
    // A look at what happened in the last choice.
    let look = format!("{}\n[[step]]\nlog = [\"damaged\"]\n", GOOD.split("[expect]").next().unwrap());
    assert_eq!(said("look", &look), passed);
    assert_ne!(said("look-again", &look.replace("log = [\"damaged\"]", "no-log = [\"damaged\"]")), passed);
}

#[test]
fn a_supply_can_be_set() {
    let scarce =
        with("[position]", "[position]\nsupply = { bartholomew = 1 }").replace("placed=2", "placed=1");
    let scarce = scarce
        .replace("{ bartholomew = 2 }", "{ bartholomew = 1 }\nsupply = { bartholomew = 0, ulrich = 23 }");
    assert_eq!(said("scarce", &scarce), "1 passed, 0 failed");
}

#[test]
fn the_next_rolls_can_be_set() {
    let rolls =
        "[position.facing]\ndice = 3\n\n[position.rolls]\nthreat = [6, 2, 5]\n\n[[position.seats]]\nmarks";
    let text = TURN.replacen("[[position.seats]]\nmarks", rolls, 1);
    let (head, _) = text.split_once("[[step]]").unwrap();
    let step = "[[step]]\nlog = [\"threat-rolled seat=0 values=6+2+5\"]\n";
    assert_eq!(said("rolls", &format!("{head}{step}")), "1 passed, 0 failed");
}

#[test]
fn a_scenario_that_expects_nothing_is_refused() {
    let text = GOOD
        .replace("offers = [\"attack ulrich\"]\n", "")
        .replace("log = [\"damaged placed=2 victim=ulrich\"]\n", "")
        .replace("[expect]\ndamage.ulrich = { bartholomew = 2 }\n", "");
    insta::assert_snapshot!(said("silent", &text));
}

#[test]
fn a_variant_must_hold_as_well() {
    let variants = "[[variant]]\nname = \"right\"\nexpect.damage.ulrich = 2\n\n\
                    [[variant]]\nname = \"wrong\"\nexpect.damage.ulrich = 1\n";
    insta::assert_snapshot!(said("variants", &format!("{GOOD}\n{variants}")));
}

#[test]
fn a_path_without_scenarios_fails() {
    let nowhere = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let summary = scenario::run_paths(&[nowhere, "no-such-file.toml".into()]);
    let failures: Vec<String> = summary.failures().map(ToString::to_string).collect();
    assert_eq!((summary.reports().count(), failures.len()), (0, 2));
    assert!(failures[0].ends_with("src: there are no scenarios here"));
    assert!(failures[1].starts_with("no-such-file.toml: cannot be read"));
}

// rules: DUE-808
#[test]
fn a_position_with_too_many_cubes_is_refused() {
    let cubes = ["\"seat0\""; 10].join(", ");
    let rooms = ["centre", "ne", "e"].map(|space| {
        let n = if space == "centre" { 10 } else { 6 };
        format!(
            "{{ space = \"{space}\", cubes = [{}] }}",
            cubes.split(", ").take(n).collect::<Vec<_>>().join(", ")
        )
    });
    let text = GOOD
        .replacen("[position]", &format!("[position]\nrooms = [{}]", rooms.join(", ")), 1)
        .replacen("at = \"e\"", "at = \"e\"\ndamage = [\"seat1\"]", 1)
        .replacen(
            "[[position.seats]]\nat = \"e\"\n\n[[step]]",
            "[[position.seats]]\nat = \"e\"\ndamage = [\"seat0\", \"seat0\"]\n\n[[step]]",
            1,
        );
    insta::assert_snapshot!(said("cubes", &text));
}
