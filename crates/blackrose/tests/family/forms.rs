//! Every form that no card of the boxes uses, each in a text with exactly what it changes.

use crate::common::ALL;
use crate::probe::{Carrier, Probe, game};
use crate::{asking, deeds, waiting};
use blackrose::language::GRAMMAR;
use spellscript::laws;
use std::collections::BTreeSet;

fn probes() -> Vec<Probe> {
    [deeds::probes(), waiting::probes(), asking::probes()].concat()
}

#[test]
fn every_probe_changes_exactly_what_it_says() {
    let mut wrong = Vec::new();
    for probe in probes() {
        let changes = probe.changes();
        let mut found: Vec<&str> =
            changes.split("; ").filter(|c| !c.is_empty() && !c.starts_with("persistent")).collect();
        let mut expected: Vec<&str> = probe.expect.split("; ").filter(|c| !c.is_empty()).collect();
        found.sort_unstable();
        expected.sort_unstable();
        if found != expected {
            wrong.push(format!(
                "{}: {}\n  found    {}\n  expected {}",
                probe.form,
                probe.text,
                found.join("; "),
                expected.join("; ")
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_form_is_shown_by_a_card_or_a_probe() {
    let mut shown: BTreeSet<&str> = BTreeSet::new();
    for (_, kind, text) in ALL.texts() {
        let tree = GRAMMAR.parse(kind, text.get_ref(), &ALL.words).expect("it was read before");
        shown.extend(laws::uses(&tree));
    }
    let (packs, _) = game("Gain 1 PP.", Carrier::Spell("special"));
    for probe in probes() {
        let kind = if matches!(probe.carrier, Carrier::Spell(_)) { "text" } else { "standing" };
        let tree = GRAMMAR.parse(kind, probe.text, &packs.words).expect("the pack was read");
        assert!(laws::uses(&tree).contains(probe.form), "\"{}\" does not use {}", probe.text, probe.form);
        shown.insert(probe.form);
    }
    // Shown with the Protections, which are the only cards that can say them, and by a scenario.
    shown.extend(["ignore", "ignore-effect", "solve-quest"]);
    let missing: Vec<&str> = GRAMMAR.forms().iter().map(|f| f.id).filter(|id| !shown.contains(id)).collect();
    assert!(missing.is_empty(), "no card and no probe shows {missing:?}");
}

/// The holes and parts that a tree says, each with its form.
fn said(tree: &spellscript::Node) -> BTreeSet<(&'static str, &'static str)> {
    let mut said = BTreeSet::new();
    tree.walk(&mut |node| said.extend(node.args.iter().map(|(hole, _)| (node.form, *hole))));
    said
}

#[test]
fn every_part_of_a_form_is_shown_by_a_card_or_a_probe() {
    let mut shown = BTreeSet::new();
    for (_, kind, text) in ALL.texts() {
        shown
            .append(&mut said(&GRAMMAR.parse(kind, text.get_ref(), &ALL.words).expect("it was read before")));
    }
    let (packs, _) = game("Gain 1 PP.", Carrier::Spell("special"));
    for probe in probes() {
        let kind = if matches!(probe.carrier, Carrier::Spell(_)) { "text" } else { "standing" };
        shown.append(&mut said(&GRAMMAR.parse(kind, probe.text, &packs.words).expect("the pack was read")));
    }
    // Shown with the Protections, which are the only cards that can say them.
    shown.extend([("ignore", "n"), ("ignore", "wholly")]);
    // Shown by a scenario, for there are no such decks in the game of the probes.
    shown.extend([("reveal-quest", "moon"), ("draw-event", "previous")]);
    let all = GRAMMAR.forms().iter().flat_map(|form| GRAMMAR.holes(form.id).map(|hole| (form.id, hole)));
    let missing: Vec<_> = all.filter(|part| !shown.contains(part)).collect();
    assert!(missing.is_empty(), "no card and no probe shows {missing:?}");
}
