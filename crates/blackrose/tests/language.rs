//! The table of forms: every form is read, written, understood, and read in one way only.

mod common;

use blackrose::language::compile::{Compiler, Context, Frame, Lists};
use blackrose::language::meaning::conditions;
use blackrose::language::program::{Op, Standing};
use blackrose::language::waiting::trigger;
use blackrose::language::{GRAMMAR, hole, words};
use spellscript::{Dictionary, Node, laws};
use std::collections::BTreeSet;

/// The kinds that stand alone in a pack.
const ROOTS: [&str; 4] = ["text", "standing", "trigger", "condition"];

fn dictionary() -> Dictionary {
    let mut words = words();
    words.add("evocation", "templar", "Templar", "Templars");
    words.add("evocation", "umbra", "Umbra", "Umbrae");
    words.add("evocation", "nigredo", "Nigredo", "Nigredos");
    words.add("evocation", "abomination", "Abomination", "Abominations");
    for (id, name) in [
        ("crypt", "Crypt"),
        ("oracle-room", "Oracle Room"),
        ("garden", "Garden"),
        ("black-rose-room", "Black Rose Room"),
    ] {
        words.add("room", id, name, name);
    }
    words.add("school", "lex", "Lex", "Lex");
    words.add("upgrade", "bone-shield", "Bone Shield", "Bone Shields");
    words.add("jinx", "slowness", "Slowness", "Slownesses");
    words
}

fn lists() -> Lists {
    Lists {
        evocations: vec!["templar".into(), "umbra".into(), "nigredo".into(), "abomination".into()],
        upgrades: vec!["bone-shield".into()],
        jinxes: vec!["slowness".into()],
        schools: dictionary().ids("school").map(str::to_owned).collect(),
        rooms: dictionary().ids("room").map(str::to_owned).collect(),
    }
}

/// What a tree compiles to: its code and its abilities.
fn compiled(kind: &str, tree: &Node, context: Context) -> Result<(Vec<Op>, Vec<Standing>), String> {
    let (mut code, mut abilities) = (Vec::new(), Vec::new());
    let lists = lists();
    let mut compiler = Compiler::new(&mut code, &mut abilities, &lists);
    compiler.context = context;
    match kind {
        "text" => compiler.text(tree, Frame::default()).map(|_| ())?,
        "standing" => compiler.standing(tree.list(hole::ABILITIES)).map(|_| ())?,
        "trigger" => trigger(tree, &lists).map(|_| ())?,
        _ => conditions(tree, &lists).map(|_| ())?,
    }
    Ok((code, abilities))
}

/// Random trees of a kind, the same every time.
fn random_trees(kind: &str, words: &Dictionary, count: usize, depth: usize) -> Vec<Node> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut stream = move |n: u32| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 32) as u32) % n.max(1)
    };
    (0..count)
        .map(|_| GRAMMAR.random(kind, words, &mut stream, depth))
        .filter(|tree| GRAMMAR.render(tree, words).len() <= 1_500)
        .collect()
}

#[test]
fn every_form_has_an_example_that_says_it() {
    let words = dictionary();
    for form in GRAMMAR.forms() {
        let says = ["text", "standing"].iter().any(|root| {
            GRAMMAR.parse(root, form.example, &words).is_ok_and(|tree| laws::uses(&tree).contains(form.id))
        });
        assert!(says, "the example of {} does not say it: {}", form.id, form.example);
    }
}

#[test]
fn every_example_is_written_as_the_grammar_writes_it() {
    let words = dictionary();
    for form in GRAMMAR.forms() {
        let kind = if GRAMMAR.parse("text", form.example, &words).is_ok() { "text" } else { "standing" };
        laws::canonical(&GRAMMAR, kind, form.example, &words).unwrap_or_else(|e| panic!("{}: {e}", form.id));
    }
}

#[test]
fn random_trees_of_every_form_round_trip() {
    let words = dictionary();
    let mut unused: BTreeSet<&str> = GRAMMAR.forms().iter().map(|form| form.id).collect();
    for root in ROOTS {
        let left =
            laws::random_trees(&GRAMMAR, root, &words, 4_000, 7).unwrap_or_else(|e| panic!("{root}: {e}"));
        unused.retain(|form| left.contains(form));
    }
    assert!(unused.is_empty(), "no random tree uses {unused:?}");
}

#[test]
fn every_form_compiles() {
    let words = dictionary();
    let mut unused: BTreeSet<&str> = GRAMMAR.forms().iter().map(|form| form.id).collect();
    for root in ROOTS {
        for tree in random_trees(root, &words, 3_000, 7) {
            for context in [Context::Card, Context::Event] {
                let (code, _) = compiled(root, &tree, context).unwrap_or_else(|e| {
                    panic!("\"{}\" does not compile: {e}", GRAMMAR.render(&tree, &words))
                });
                for op in &code {
                    if let Op::Jump(to) | Op::IfDone(to) | Op::If(_, to) | Op::May(to) | Op::Either(to) = op {
                        assert!((*to as usize) < code.len(), "a jump leaves its program: {code:?}");
                    }
                }
            }
            for form in laws::uses(&tree) {
                unused.remove(form);
            }
        }
    }
    assert!(unused.is_empty(), "no compiled tree uses {unused:?}");
}

#[test]
fn examples_have_one_reading() {
    let words = dictionary();
    for form in GRAMMAR.forms() {
        let kind = if GRAMMAR.parse("text", form.example, &words).is_ok() { "text" } else { "standing" };
        laws::unambiguous(&GRAMMAR, kind, form.example, &words)
            .unwrap_or_else(|e| panic!("{}: {e}", form.id));
    }
}

#[test]
fn random_texts_have_one_reading() {
    let words = dictionary();
    for root in ROOTS {
        for tree in random_trees(root, &words, 1_500, 6) {
            let text = GRAMMAR.render(&tree, &words);
            laws::unambiguous(&GRAMMAR, root, &text, &words).unwrap_or_else(|e| panic!("{root}: {e}"));
        }
    }
}

#[test]
fn texts_of_our_packs_are_canonical_and_have_one_reading() {
    for folders in [&["packs/duel"][..], &["packs/duel", "examples/packs/tempest"]] {
        let packs = common::packs(folders);
        let texts = packs.texts();
        assert!(texts.len() > 70, "only {} texts were read", texts.len());
        for (_, kind, text) in texts {
            let text = text.get_ref();
            laws::canonical(&GRAMMAR, kind, text, &packs.words).unwrap_or_else(|e| panic!("{e}"));
            laws::unambiguous(&GRAMMAR, kind, text, &packs.words).unwrap_or_else(|e| panic!("{e}"));
        }
    }
}

#[test]
fn every_form_is_in_the_book_of_the_language() {
    let book = std::fs::read_to_string(common::root().join("docs/spellscript.md"))
        .expect("the book of the language");
    let rows: Vec<&str> = book.lines().filter(|line| line.starts_with("| `")).collect();
    for form in GRAMMAR.forms() {
        let row = rows.iter().find(|row| row.starts_with(&format!("| `{}` | `{}` |", form.id, form.pattern)));
        let row = row.unwrap_or_else(|| {
            panic!("docs/spellscript.md lacks {} with its pattern `{}`", form.id, form.pattern)
        });
        assert!(
            row.ends_with(&format!("| {} |", form.example)),
            "docs/spellscript.md has another example for {}",
            form.id
        );
        let meaning = row.split(" | ").nth(2).unwrap_or_default();
        assert!(meaning.len() > 5, "docs/spellscript.md says nothing about {}", form.id);
    }
    for kind in
        ["text", "standing", "sentence", "deed", "action", "ability", "trigger", "state", "models", "rooms"]
    {
        assert!(book.contains(&format!("(`{kind}`)")), "docs/spellscript.md has no part for {kind}");
    }
    // A form that was taken out of the table is taken out of the book.
    let listed = rows.iter().filter(|row| row.matches(" | ").count() == 3).count();
    assert_eq!(listed, GRAMMAR.forms().len());
}

#[test]
fn a_word_that_is_no_word_is_refused_where_it_stands() {
    let words = dictionary();
    for (text, offending) in [
        ("Inflict 2 to each Wizard.", "Wizard"),
        ("Summon a Gargoyle.", "Gargoyle"),
        ("Gain 1 PP. Persistent: you hav +2 Strength.", "hav"),
        ("Inflict 100.", "100"),
    ] {
        let error = GRAMMAR.parse("text", text, &words).expect_err("no such words");
        assert_eq!(&text[error.span.start..error.span.end], offending, "{text}: {}", error.message);
        assert!(!error.message.is_empty());
    }
}
