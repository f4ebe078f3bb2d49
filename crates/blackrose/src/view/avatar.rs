//! The Avatar's board as everybody sees it.

use super::{Eye, JinxView, sorted};
use crate::cards::Zone;
use crate::engine::avatar::seat_of;
use crate::events::Id;
use crate::language::program::SpellType;
use crate::names::COLOURS;
use crate::state::Model;
use kernel::small::{Nth, count};
use serde::Serialize;
use ts_rs::TS;

/// The Avatar's board.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct AvatarView {
    pub avatar: Id,
    /// The Mage whose Model it uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub figure: Option<Id>,
    pub level: &'static str,
    /// The number that stands for it in `turn`, and the seat that follows it in play order.
    pub number: u8,
    pub before: u8,
    pub colour: Option<&'static str>,
    /// Command Cards it may still resolve in this Action Phase, and in each.
    pub commands: u8,
    pub limit: u8,
    /// Cards in the Command decks of the three Moons.
    pub decks: [usize; 3],
    /// The token on the back of the top card of its deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back: Option<BackView>,
    /// The Command Cards resolved in this Turn, the last first.
    pub memories: Vec<Id>,
    pub jinxes: Vec<JinxView>,
    pub solved: Vec<Id>,
    /// Its own Trophy Tokens that nobody has taken.
    pub trophy_tokens: u8,
}

/// The token on the back of a Command Card.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct BackView {
    /// `trap` or `protection`.
    pub token: &'static str,
    /// `damage`, or `target` when a Combat Spell targets the Avatar.
    pub when: &'static str,
}

impl Eye<'_> {
    pub fn avatar(&self, avatar: Nth<Model>) -> AvatarView {
        let (game, s) = (self.game, self.s);
        let (mage, seat) = (&s.mages[avatar.index()], seat_of(avatar));
        let played = |k| s.mages[..game.seats].iter().any(|m| m.mage == Some(k));
        let chosen = s.mages[..game.seats].iter().all(|m| m.mage.is_some());
        let figure = Nth::all(game.content.playable()).find(|k| !played(*k)).filter(|_| chosen);
        let back = game.back(s).map(|(token, damage)| BackView {
            token: if token == SpellType::Trap { "trap" } else { "protection" },
            when: if damage { "damage" } else { "target" },
        });
        AvatarView {
            avatar: game.content.mages[game.content.playable()].id.clone(),
            figure: figure.map(|k| game.content.mages[k].id.clone()),
            level: match game.options.avatar {
                Some(crate::setup::Level::Master) => "master",
                _ => "apprentice",
            },
            number: avatar.number(),
            before: if mage.colour.is_none() { 0 } else { game.avatar_before(s).0 },
            colour: mage.colour.map(|colour| COLOURS[colour]),
            commands: s.commands,
            limit: game.command_limit(),
            decks: std::array::from_fn(|moon| s.cards.count(Zone::Commands(count(moon)))),
            back,
            memories: self.ids(s.cards.from_top(Zone::Memories(seat)).into_iter()),
            jinxes: self.jinxes(mage),
            solved: sorted(self.ids(s.cards.in_zone(Zone::Solved(seat)))),
            trophy_tokens: s.trophy_tokens[avatar.index()],
        }
    }
}
