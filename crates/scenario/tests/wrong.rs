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
    with("offers = [\"attack ulrich\"]", "refused = { name = \"attack dummy\", clause = \"DUE-377\" }")
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
    assert_eq!((summary.passed, summary.failed), (0, 2));
    assert!(summary.failures[0].to_string().ends_with("src: there are no scenarios here"));
    assert!(summary.failures[1].to_string().starts_with("no-such-file.toml: cannot be read"));
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
