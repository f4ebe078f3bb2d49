//! Which cards may lie where, as far as a viewer can tell.

use super::Eye;
use crate::cards::{Card, Zone};
use crate::events::Id;
use kernel::Seat;
use serde::Serialize;
use smol_str::format_smolstr;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Cards whose faces can be listed and whose places cannot be told apart.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct HiddenView {
    #[ts(as = "BTreeMap<Id, usize>")]
    pub places: Counts,
    #[ts(as = "BTreeMap<Id, usize>")]
    pub faces: Counts,
}

/// How many there are of each.
#[derive(Clone, Debug)]
pub struct Counts(pub Vec<(Id, usize)>);

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(id, n)| (id, n)))
    }
}

impl Eye<'_> {
    /// The name of the place of a hidden card, as finely as the viewer can tell places apart.
    fn place(&self, card: Card) -> Id {
        let (game, s) = (self.game, self.s);
        let of = |seat: Seat| game.model_id(s, seat.into());
        match s.cards.zone(card) {
            Zone::Library(school) => format_smolstr!("library {}", game.content.schools[usize::from(school)]),
            Zone::Discards(school) => {
                format_smolstr!("discards of {}", game.content.schools[usize::from(school)])
            }
            Zone::Quests(moon) => format_smolstr!("quests of moon {}", moon + 1),
            Zone::Events(moon) => format_smolstr!("events of moon {}", moon + 1),
            Zone::Commands(moon) => format_smolstr!("commands of moon {}", moon + 1),
            Zone::QuestDiscards => "discarded quests".into(),
            Zone::EventDiscards => "discarded events".into(),
            Zone::Board(slot) => format_smolstr!("board {}", slot + 1),
            Zone::Aside(seat) => format_smolstr!("aside of {}", of(seat)),
            Zone::Look(seat) => format_smolstr!("looked at by {}", of(seat)),
            Zone::Active(seat) => format_smolstr!("active quests of {}", of(seat)),
            Zone::Completed(seat) => format_smolstr!("completed quests of {}", of(seat)),
            Zone::Solved(seat) => format_smolstr!("solved quests of {}", of(seat)),
            Zone::Forgotten => "forgotten".into(),
            Zone::Grimoire(seat) => format_smolstr!("grimoire of {}", of(seat)),
            Zone::Hand(seat) | Zone::Slot(seat, _) if self.lost(card) => {
                format_smolstr!("hand or slots of {}", of(seat))
            }
            Zone::Hand(seat) | Zone::Slot(seat, _) => format_smolstr!("hand of {}", of(seat)),
            Zone::Memories(seat) => format_smolstr!("memories of {}", of(seat)),
            Zone::Gone => "gone".into(),
        }
    }

    /// Groups of hidden cards with what they must hold. A spectator is told of places only through the
    /// seats' public counts.
    pub(super) fn hidden(&self) -> Vec<HiddenView> {
        let Some(seat) = self.seat else { return Vec::new() };
        let s = self.s;
        let mut hidden: Vec<Hidden> = Vec::with_capacity(s.cards.total());
        for card in s.cards.all() {
            let loose = s.cards.lost(card, seat);
            let holder = s.cards.holder(card);
            let place = match holder {
                Some(holder) => 256 + 16 * u16::from(loose) + u16::from(holder.0),
                None => u16::from(s.cards.place(card).0),
            };
            let group = if !self.knows(card) {
                (s.cards.pool(card, seat), 0)
            } else if loose && holder.is_some_and(|h| h != seat) {
                // Known to be among the other's hidden cards, but not which of them.
                (u8::MAX, place)
            } else {
                continue;
            };
            hidden.push(Hidden { group, place, face: s.cards.face(card).0, card });
        }
        // Cards begin in the order of their faces, so those of a group are nearly sorted by them.
        hidden.sort_by_key(|hidden| hidden.group);
        let counted = |group: &mut [Hidden]| {
            let faces = alike(group, |hidden| hidden.face);
            (alike(group, |hidden| hidden.place), faces)
        };
        let mut groups: Vec<_> = hidden.chunk_by_mut(|a, b| a.group == b.group).map(counted).collect();
        // In an order that does not tell which pool is which.
        groups.sort_unstable_by(|a, b| {
            let numbers = |alike: &Alike| (alike.number, alike.many);
            let order = |a: &[Alike], b: &[Alike]| a.iter().map(numbers).cmp(b.iter().map(numbers));
            order(&a.0, &b.0).then_with(|| order(&a.1, &b.1))
        });
        let named = |(places, faces): (Vec<Alike>, Vec<Alike>)| HiddenView {
            places: Counts(places.iter().map(|alike| (self.place(alike.card), alike.many)).collect()),
            faces: Counts(faces.iter().map(|alike| (self.id(alike.card), alike.many)).collect()),
        };
        groups.into_iter().map(named).collect()
    }
}

/// A card whose place or face the viewer cannot tell.
struct Hidden {
    /// Cards of a group cannot be told apart.
    group: (u8, u16),
    place: u16,
    face: u16,
    card: Card,
}

/// Hidden cards of a group with the same place, or the same face.
struct Alike {
    number: u16,
    /// One of them.
    card: Card,
    many: usize,
}

fn alike(cards: &mut [Hidden], number: impl Fn(&Hidden) -> u16) -> Vec<Alike> {
    cards.sort_unstable_by_key(&number);
    let alike = cards.chunk_by(|a, b| number(a) == number(b));
    alike.map(|same| Alike { number: number(&same[0]), card: same[0].card, many: same.len() }).collect()
}
