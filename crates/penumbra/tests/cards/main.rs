//! Every card is played in a prepared position: what happens is pinned, and whatever is taken out of a card is missed.

#[path = "../common/mod.rs"]
mod common;
mod loops;
mod mutations;
mod provenance;
mod stage;

use penumbra::content::build::Sort;
use stage::Stage;
use std::fmt::Write;

/// What each card does, by kind of card.
#[test]
fn every_card_does_what_is_written_here() {
    let stage = Stage::new();
    for (name, sorts) in [
        ("disciplines", &[Sort::Spell, Sort::Recipe, Sort::Summon][..]),
        ("things", &[Sort::Artifact, Sort::Potion, Sort::Talent]),
        ("tasks", &[Sort::Contract, Sort::Trial]),
        ("fate", &[Sort::Event, Sort::Goal, Sort::Prophecy]),
    ] {
        let mut out = String::new();
        let cards = (0..stage.game.content.cards.len() as u16)
            .filter(|c| sorts.contains(&stage.game.content.cards[*c as usize].sort));
        for card in cards {
            let told = stage.told(card);
            let id = &stage.game.content.cards[card as usize].id;
            assert!(!told.is_empty(), "{id} does nothing in any position");
            let _ = writeln!(out, "{id}\n{told}");
        }
        insta::assert_snapshot!(name, out);
    }
}
