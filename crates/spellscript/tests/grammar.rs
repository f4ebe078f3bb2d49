//! Reading and writing with the garden's table.

mod toy;

use spellscript::{Arg, Dictionary, Form, Grammar, Hole, Node, Span, laws};
use toy::{grammar, words};

const ALL: Hole = Hole("all");
const WHO: Hole = Hole("who");
const ACTIONS: Hole = Hole("actions");
const CLAUSE: Hole = Hole("clause");
const SEED: Hole = Hole("seed");
const BEDS: Hole = Hole("beds");
const N: Hole = Hole("n");
const EARLY: Hole = Hole("early");

fn read(text: &str) -> Node {
    grammar().parse("text", text, &words()).unwrap_or_else(|why| panic!("{text}: {why} {why:?}"))
}

fn wrong(text: &str) -> spellscript::ParseError {
    grammar().parse("text", text, &words()).expect_err(text)
}

#[test]
fn canonical_texts_come_back() {
    for text in [
        "Water 2 plants. Rest.",
        "Water 1 plant and gain +2 growth.",
        "If it rains, rest or dig.",
        "Each gardener waters 1 plant and rests.",
        "The owner tries to dig.",
        "Water one plant.",
        "Water up to 1 plant.",
        "Water all plants.",
        "Sow an Elder Rose.",
        "Sow 1 Elder and sow 2 Elder Roses.",
        "Remove all Bee's Balms (except 2 boxes).",
        "Mind the red, green bed.",
        "You may rest.",
        "Each time it rains: rest.",
    ] {
        laws::canonical(&grammar(), "text", text, &words()).unwrap();
        laws::unambiguous(&grammar(), "text", text, &words()).unwrap();
    }
}

#[test]
fn the_tree_is_what_was_said() {
    let tree = read("Each gardener waters 2 plants.");
    let by = &tree.list(ALL)[0];
    assert_eq!((by.form, by.span), ("by", Span { start: 0, end: 29 }));
    assert_eq!(by.node(WHO).form, "each");
    assert_eq!(by.list(ACTIONS)[0].node(N).number(N), 2);
    assert_eq!(
        read("Sow an Elder Rose.").list(ALL)[0].node(CLAUSE).list(ACTIONS)[0].word(SEED),
        "elder-rose"
    );
    let sow = Node::new("sow", vec![("seed", Arg::Word("thistle".to_owned()))]);
    assert_eq!(grammar().render(&sow, &words()), "Sow a Thistle");
    assert_eq!(grammar().render_inside(&sow, &words()), "sow a Thistle");
}

#[test]
fn a_sentence_may_begin_small_and_spaces_are_free() {
    let tree = read("water  2 plants .rest.");
    assert_eq!(grammar().render(&tree, &words()), "Water 2 plants. Rest.");
    assert_eq!(
        grammar().format("text", "water  2 plants .rest.", &words()).unwrap(),
        "Water 2 plants. Rest."
    );
    assert_eq!(grammar().format("quantity", "up  to 2", &words()).unwrap(), "up to 2");
    laws::canonical(&grammar(), "quantity", "up to 2", &words()).unwrap();
    laws::canonical(&grammar(), "text", "rest.", &words()).unwrap_err();
    assert!(wrong("Rest and Dig.").message.contains("did you mean \"dig\""));
}

#[test]
fn number_and_person_must_agree() {
    assert_eq!(wrong("Water 1 plants.").message, "\"plants\" should be \"plant\" after 1");
    assert_eq!(wrong("Water 3 plant.").message, "\"plant\" should be \"plants\" after 3");
    assert_eq!(wrong("Each gardener dig.").message, "\"dig\" should be \"digs\" here");
    assert_eq!(wrong("Rest and digs.").message, "\"digs\" should be \"dig\" here");
    assert_eq!(wrong("Sow a Elder.").message, "\"a Elder\" should be \"an Elder\"");
    assert_eq!(wrong("Sow 2 Thistle.").message, "\"Thistle\" should be \"Thistles\" here");
    assert_eq!(wrong("Water 100 plants.").message, "a number is said plainly, from 0 to 99");
    assert_eq!(wrong("Water 99999999999 plants.").message, "a number is said plainly, from 0 to 99");
}

#[test]
fn errors_point_at_the_words_and_name_the_nearest_forms() {
    let error = wrong("Water 2 plants. Digg and rest.");
    assert_eq!(error.message, "cannot read \"Digg\" here; did you mean \"dig\"?");
    assert_eq!(error.span, Span { start: 16, end: 20 });
    assert_eq!(error.expected[0], "dig/digs, as in \"Dig.\"");
    assert!(error.expected.len() <= 5);

    let error = wrong("Sow an Elder Rse.");
    assert_eq!(error.message, "cannot read \"Rse\" here; did you mean \"Elder Rose\"?");
    assert_eq!(error.expected[0], "sow/sows <seed>, as in \"Sow an Elder Rose.\"");

    let error = wrong("Rest");
    assert_eq!((error.message.as_str(), error.span.start), ("a sentence ends with a period", 4));
    assert_eq!(wrong("Water").message, "the text ends too early");
    assert_eq!(wrong("Rest. 7").message, "cannot read \"7\" here");
    assert_eq!(wrong(" ").message, "there is no text");
    let single = grammar().parse("action", "rest now", &words()).unwrap_err();
    assert_eq!(single.message, "the text should end before \"now\"");
}

#[test]
fn limits_hold() {
    assert!(wrong(&"Rest. ".repeat(400)).message.contains("longer than 2000 bytes"));
    assert!(wrong(&"dig.".repeat(250)).message.contains("more than 400 words"));
    let nested = format!("{}dig.", "try to ".repeat(190));
    assert_eq!(wrong(&nested).message, "the text is nested too deeply");
    read(&format!("Rest{}.", " and rest".repeat(190)));
    read(&"Rest. ".repeat(199));
}

#[test]
fn every_form_round_trips() {
    laws::examples(&grammar(), "text", &words()).unwrap();
    let unused = laws::random_trees(&grammar(), "text", &words(), 3_000, 6).unwrap();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn garbage_is_refused_without_trouble() {
    let (grammar, words) = (grammar(), words());
    let scraps =
        ["water", "2", "plants", ".", "and", "or", "if", "it rains", ",", "try to", "Elder", "é—", "(", "+"];
    let mut state = 7u64;
    for _ in 0..3_000 {
        let mut text = String::new();
        for _ in 0..state % 40 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            text.push_str(scraps[(state >> 33) as usize % scraps.len()]);
            if state >> 62 != 0 {
                text.push(' ');
            }
        }
        state = state.wrapping_add(1);
        if let Err(error) = grammar.parse("text", &text, &words) {
            assert!(text.get(error.span.start..error.span.end).is_some(), "{text}: {error:?}");
        }
    }
}

#[test]
fn broken_tables_are_refused() {
    // What is wrong, behind the place of the form.
    fn refused(forms: &'static [Form]) -> String {
        let why = Grammar::new(forms).expect_err("a broken table");
        let (place, why) = why.split_once(": ").expect("a place");
        assert!(forms.iter().any(|form| form.at.to_string() == place), "{place}");
        why.to_owned()
    }
    #[track_caller]
    const fn form(id: &'static str, kind: &'static str, pattern: &'static str) -> Form {
        Form::new(kind, id, pattern, "")
    }
    static UNKNOWN: [Form; 1] = [form("a", "k", "go {x:nowhere}")];
    static LEFT: [Form; 3] = [form("a", "k", "{m}"), form("b", "m", "{k} on"), form("c", "m", "x")];
    static TWICE: [Form; 2] = [form("a", "k", "go"), form("a", "k", "stay")];
    static SAME: [Form; 2] = [form("a", "k", "go"), form("b", "k", "go")];
    static ENDLESS: [Form; 1] = [form("a", "k", "go {k}")];
    static COUNTED: [Form; 1] = [form("a", "k", "card(s)")];
    static OPEN: [Form; 1] = [form("a", "k", "go {k")];
    static EMPTY: [Form; 1] = [form("a", "k", " ")];
    static NAMES: [Form; 1] = [form("a", "k", "{n:#} or {n:#}")];
    static JOINT: [Form; 1] = [form("a", "k", "go {k nor}")];
    assert_eq!(refused(&UNKNOWN), "form a: no form has the kind nowhere: use one of k");
    assert_eq!(refused(&LEFT), "form b: makes the kind k begin with itself: begin with a word");
    let other = TWICE[0].at;
    assert_eq!(
        refused(&TWICE),
        format!("form a: there is another form with this id, at {other}: rename one")
    );
    assert_eq!(refused(&SAME), "form b: says the same as form a");
    assert_eq!(refused(&ENDLESS), "form a: the kind k can never end: give it a form without the kind in it");
    assert_eq!(refused(&COUNTED), "form a: a counted word has no number before it");
    assert_eq!(refused(&OPEN), "form a: a hole is not closed");
    assert_eq!(refused(&EMPTY), "form a: the pattern is empty");
    assert_eq!(refused(&NAMES), "form a: two holes are named n: give each a name of its own, {NAME:…}");
    static PART_NAMES: [Form; 1] = [form("a", "k", "{n:#} [to {n:#}]")];
    static UNCLOSED: [Form; 1] = [form("a", "k", "go [away")];
    static UNOPENED: [Form; 1] = [form("a", "k", "go away]")];
    static NOBODY: [Form; 1] = [form("a", "k", "go~goes")];
    static TWO_WAYS: [Form; 1] = [form("a", "k", "go <away / far: away>")];
    static ALIKE: [Form; 1] = [form("a", "k", "go <away / home>")];
    static NOTHING: [Form; 1] = [form("a", "k", "[go]")];
    static MANY: [Form; 1] = [form("a", "k", "x [a] [b] [c] [d] [e] [f] [g]")];
    assert_eq!(refused(&PART_NAMES), "form a: two holes are named n: give each a name of its own, {NAME:…}");
    assert_eq!(refused(&UNCLOSED), "form a: a part is not closed with \"]\"");
    assert_eq!(refused(&UNOPENED), "form a: \"]\" closes a part that was not opened");
    assert_eq!(refused(&NOBODY), "form a: a word agrees with nobody before it");
    assert_eq!(refused(&TWO_WAYS), "form a: says the same in two ways");
    assert_eq!(
        refused(&ALIKE),
        "form a: a tree cannot tell \"go away\" from \"go home\"; give a part a name"
    );
    assert_eq!(refused(&NOTHING), "form a: the pattern is empty");
    assert_eq!(refused(&MANY), "form a: can be said in more than 64 ways");
    assert_eq!(refused(&JOINT), "form a: cannot read the hole {k nor}");
}

#[test]
fn parts_are_said_or_left_out() {
    for (text, early, beds) in [
        ("If you visit the garden, rest.", false, false),
        ("If the owner visits the garden early, rest.", true, false),
        ("If the owner visits the garden to mind their red bed, rest.", false, true),
        ("If you visit the garden early to mind your red, green bed, rest.", true, true),
        ("If you visit a friend, rest.", false, false),
    ] {
        let tree = laws::canonical(&grammar(), "text", text, &words()).unwrap();
        laws::unambiguous(&grammar(), "text", text, &words()).unwrap();
        let visits = tree.list(ALL)[0].node(Hole("condition"));
        assert_eq!((visits.has(EARLY), visits.has(BEDS)), (early, beds), "{text}");
    }
    assert_eq!(wrong("If you visits a friend, rest.").message, "\"visits\" should be \"visit\" here");
    assert_eq!(wrong("If the owner visit a friend, rest.").message, "\"visit\" should be \"visits\" here");
    let error = wrong("If you visit a frend, rest.");
    assert_eq!(error.message, "cannot read \"frend\" here; did you mean \"friend\"?");
    assert_eq!(error.expected[0], "<visitor> visit/visits a friend");
    // A tree with what no way of saying the form has cannot be said.
    let node = Node::new("visits", vec![("early", Arg::Said)]);
    assert_eq!(grammar().render(&node, &words()), "Visits");
}

#[test]
fn holes_are_checked_when_the_grammar_is_made() {
    const fn form(id: &'static str, pattern: &'static str) -> Form {
        Form::new("k", id, pattern, "")
    }
    static FORMS: [Form; 2] = [form("a", "go {n:#} [far: away]"), form("b", "stay {m:#}")];
    let made = |holes: &[Hole]| Grammar::new(&FORMS).unwrap().read_by(holes).map(|_| ());
    let unread = |i: usize, why: &str| Err(format!("{}: {why}: add it to those that are read", FORMS[i].at));
    let [n, m, far, wher] = ["n", "m", "far", "wher"].map(Hole);
    assert_eq!(made(&[n, m, far]), Ok(()));
    assert_eq!(made(&[n, far]), unread(1, "form b: nobody reads the hole m"));
    assert_eq!(made(&[n, m]), unread(0, "form a: nobody reads the hole far"));
    assert_eq!(made(&[n, m, far, wher]), Err("no pattern has the hole wher".to_owned()));
}

#[test]
fn ambiguities_are_found() {
    static TABLE: [Form; 3] = [
        Form::new("k", "both", "{a:x and+}", ""),
        Form::new("k", "one", "go and go", ""),
        Form::new("x", "go", "go", ""),
    ];
    let grammar = Grammar::new(&TABLE).unwrap();
    let words = Dictionary::default();
    let forms: Vec<_> = grammar.ambiguities("k", "Go and go", &words).iter().map(|tree| tree.form).collect();
    assert_eq!(forms, ["both", "one"]);
    assert_eq!(grammar.parse("k", "Go and go", &words).unwrap().form, "both");
    assert!(laws::unambiguous(&grammar, "k", "Go and go", &words).is_err());
}

#[test]
fn even_a_tangled_table_ends() {
    const fn form(id: &'static str, kind: &'static str, pattern: &'static str) -> Form {
        Form::new(kind, id, pattern, "")
    }
    static TANGLED: [Form; 6] = [
        form("all", "k", "{a:x and}"),
        form("pair", "k", "{x} and {k}"),
        form("three", "k", "{x} and {l:k and} and {m:k and}"),
        form("go", "x", "go"),
        form("try", "x", "try {k}"),
        form("tries", "x", "try {a:k and+} and {b:k and+}"),
    ];
    let grammar = Grammar::new(&TANGLED).unwrap();
    let words = Dictionary::default();
    for text in ["go and ".repeat(199) + "go", "try go and ".repeat(100) + "go", "try ".repeat(300) + "go"] {
        let all = grammar.ambiguities("k", &text, &words);
        assert_eq!(grammar.parse("k", &text, &words).ok().as_ref(), all.first());
    }
}
