//! Persistence Tokens, as every viewer sees them.

mod common;

use blackrose::Setup;
use blackrose::position::{Position, SeatAt, SlotAt};
use blackrose::state::{Side, Slot};
use kernel::{Game, Viewer};

fn revealed(spell: &str, side: Side, target: Option<&str>) -> SlotAt {
    SlotAt { spell: spell.into(), side, state: Slot::Revealed, element: None, target: target.map(Into::into) }
}

// rules: DUE-403
#[test]
fn the_token_of_the_slot_lies_on_the_card_of_the_target_or_of_the_caster() {
    let game = common::duel(&Setup::default());
    let mut caster = SeatAt { at: "ne".into(), mage: Some("bartholomew".into()), ..SeatAt::default() };
    caster.slots.insert("quick".into(), revealed("shadow-threat", Side::Light, Some("ulrich")));
    caster.slots.insert("II".into(), revealed("invisible-strike", Side::Light, None));
    let other = SeatAt { at: "e".into(), mage: Some("ulrich".into()), ..SeatAt::default() };
    let state = game.place(&Position { seats: vec![caster, other], ..Position::default() }).expect("sound");
    let tokens: Vec<(String, &str, u8)> = game
        .view(&state, Viewer::Spectator)
        .persistents
        .into_iter()
        .map(|p| (p.spell.to_string(), p.slot, p.on))
        .collect();
    assert!(tokens.contains(&("shadow-threat".into(), "quick", 1)), "on the target's card: {tokens:?}");
    assert!(tokens.contains(&("invisible-strike".into(), "II", 0)), "on the caster's card: {tokens:?}");
}
