//! The card language: every form is said, read and said again.

mod common;

use penumbra::language::{GRAMMAR, words};
use spellscript::laws;

#[test]
fn every_form_has_an_example_of_its_kind() {
    let words = words();
    for form in GRAMMAR.forms() {
        let roots = [form.kind, "text", "standing", "cost", "task", "property", "prophecy", "goal"];
        let says = |kind: &str| {
            GRAMMAR.parse(kind, form.example, &words).is_ok_and(|tree| laws::uses(&tree).contains(form.id))
        };
        assert!(roots.into_iter().any(says), "form {}: \"{}\"", form.id, form.example);
    }
}

#[test]
fn random_trees_come_back() {
    let words = words();
    let mut unused: Option<std::collections::BTreeSet<&str>> = None;
    for kind in ["text", "standing", "cost", "launch", "task", "property", "prophecy", "goal"] {
        let left = laws::random_trees(&GRAMMAR, kind, &words, 2_000, 6).unwrap();
        unused = Some(match unused {
            None => left,
            Some(unused) => unused.intersection(&left).copied().collect(),
        });
    }
    assert_eq!(unused, Some(Default::default()));
}

#[test]
fn the_texts_of_the_pack_are_in_standard_form() {
    for (_, kind, text) in common::PACKS.texts() {
        laws::canonical(&GRAMMAR, kind, text.get_ref(), &common::PACKS.words).unwrap();
        laws::unambiguous(&GRAMMAR, kind, text.get_ref(), &common::PACKS.words).unwrap();
    }
}
