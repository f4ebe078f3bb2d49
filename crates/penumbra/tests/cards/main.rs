//! Every card is played in a prepared position: what happens is pinned, and whatever is taken out of a card is missed.

#[path = "../common/mod.rs"]
mod common;
mod loops;
mod mutations;
mod provenance;
mod stage;

use stage::Stage;

/// What each card does, one file a card.
#[test]
fn every_card_does_what_is_written_here() {
    let stage = Stage::new();
    let content = &stage.game.content;
    for (card, number) in content.cards.iter().zip(content.ids()) {
        let told = stage.told(number);
        assert!(!told.is_empty(), "{} does nothing in any position", card.id);
        insta::with_settings!({
            snapshot_path => "snapshots", prepend_module_to_snapshot => false, omit_expression => true
        }, {
            insta::assert_snapshot!(card.id.as_str(), told);
        });
    }
}
