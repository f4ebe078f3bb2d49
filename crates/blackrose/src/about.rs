//! What a choice is about: things on the table, and what it fixes.
//!
//! The kinds of things: `room`, `model`, `slot` (one's own), a card by its class (`spell`, `quest`, `mage`, `grimoire`,
//! `school`, `event`, `evocation`, `upgrade`, `jinx`), and `part`, the side of the card beside it.

use crate::cards::Zone;
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Choice, Question};
use crate::events::Id;
use crate::game::BlackRose;
use crate::limits::MODELS;
use crate::lodge::{Place, Space};
use crate::messages::side_word;
use crate::state::{Making, Model, Slot, State};
use kernel::small::Nth;
use kernel::{About, Commit, Seat, Thing};

impl BlackRose {
    /// What an offered choice is about.
    pub(crate) fn choice_about(&self, s: &State, seat: Seat, choice: Choice) -> About {
        let things = match choice {
            Choice::Side(side) => {
                let mut things = vec![Thing::new("part", side_word(side))];
                things.extend(self.making(s, seat).map(|face| self.spell_thing(face)));
                things
            }
            Choice::Slot(_) if s.ask.question == Question::RemoveReady => Vec::new(),
            Choice::Slot(k) | Choice::Cast(k) | Choice::Momentum(k) => self.slot_things(s, seat, k),
            Choice::Cause(fact) => {
                let (who, room, _) = self.cause_id(s, fact);
                let stands = |m: Nth<Model>| s.models[m].at != Place::OFF && Some(self.model_id(s, m)) == who;
                let who = Nth::all(MODELS).find(|m| stands(*m)).map(|m| self.model_thing(s, m));
                room.map(|room| Thing::new("room", room)).into_iter().chain(who).collect()
            }
            other => self.thing_of(s, seat, other).into_iter().collect(),
        };
        let lesser = matches!(choice, Choice::Done | Choice::No | Choice::Dummy);
        About { things, commits: self.commits(s, seat, choice), lesser }
    }

    /// The one thing that such a choice is about.
    fn thing_of(&self, s: &State, seat: Seat, choice: Choice) -> Option<Thing> {
        let content = &self.content;
        let card = |class: &str, id: Option<&Id>| id.map(|id| Thing::new(class, id));
        let room = |space: Space| Thing::new("room", self.room_id(s, space));
        match choice {
            Choice::Mage(m) => card("mage", content.mages.get(m.index()).map(|m| &m.id)),
            Choice::Grimoire(g) => card("grimoire", content.grimoires.get(g.index()).map(|g| &g.id)),
            Choice::Spell(face) | Choice::Thin(face) | Choice::CastHand(face, _) => {
                Some(self.spell_thing(face))
            }
            Choice::Declare(q) => {
                card("quest", self.quests_in_play(s).nth(usize::from(q)).map(|(_, quest)| &quest.id))
            }
            Choice::Quest(q) | Choice::Hold(q) | Choice::ActivateFor(q) => {
                card("quest", content.quests.get(q.index()).map(|quest| &quest.id))
            }
            Choice::School(k) | Choice::Pile(k) => card("school", content.schools.get(usize::from(k))),
            Choice::Event(e) => card("event", content.events.get(e.index()).map(|event| &event.id)),
            Choice::Evocation(k) => card("evocation", content.evocations.get(k.index()).map(|e| &e.id)),
            Choice::Upgrade(k) => card("upgrade", content.upgrades.get(k.index()).map(|u| &u.id)),
            Choice::Jinx(k) => card("jinx", content.jinxes.get(k.index()).map(|j| &j.id)),
            Choice::OwnJinx(place) => card("jinx", Some(&self.own_jinx(s, place).0)),
            Choice::Move(space) | Choice::Room(space) => Some(room(space)),
            Choice::ActivateRoom => {
                let body = s.ask.mover().unwrap_or(seat.into());
                s.room_of(body).map(room)
            }
            Choice::Attack(m) | Choice::Model(m) => Some(self.model_thing(s, m)),
            Choice::Colour(_)
            | Choice::Slot(_)
            | Choice::Side(_)
            | Choice::Done
            | Choice::Explore
            | Choice::Fight
            | Choice::Command
            | Choice::Cast(_)
            | Choice::Momentum(_)
            | Choice::Dummy
            | Choice::Yes
            | Choice::No
            | Choice::First
            | Choice::Second
            | Choice::Cube(_)
            | Choice::AttackRoom
            | Choice::Element(_)
            | Choice::Type(_)
            | Choice::RoomColour(_)
            | Choice::Instead(_)
            | Choice::Trigger(_)
            | Choice::Token
            | Choice::Cause(_)
            | Choice::Number(_) => None,
        }
    }

    /// One's own slot, and the Spell in it with its side.
    fn slot_things(&self, s: &State, seat: Seat, slot: u8) -> Vec<Thing> {
        let Some(word) = SLOTS.get(usize::from(slot)) else { return Vec::new() };
        let mut things = vec![Thing::new("slot", word)];
        let mage = &s.mages[seat.index()];
        if mage.slots[usize::from(slot)] != Slot::Empty
            && let Some(card) = s.slot_card(seat, usize::from(slot))
        {
            things.push(self.spell_thing(s.cards.face(card).0));
            things.push(Thing::new("part", side_word(mage.sides[usize::from(slot)])));
        }
        things
    }

    fn model_thing(&self, s: &State, model: Nth<Model>) -> Thing {
        Thing::new("model", self.model_id(s, model))
    }

    fn spell_thing(&self, face: u16) -> Thing {
        Thing::new("spell", &self.content.spells[usize::from(face)].id)
    }

    /// The Spell that the seat is preparing.
    fn making(&self, s: &State, seat: Seat) -> Option<u16> {
        match s.mages[seat.index()].making {
            Making::Slot(face) | Making::Side(face, _) => Some(face),
            _ => None,
        }
    }

    fn commits(&self, s: &State, seat: Seat, choice: Choice) -> Option<Commit> {
        match (choice, s.ask.question) {
            (Choice::Cast(_) | Choice::Token, _) => Some(Commit::Reveals),
            (Choice::Slot(_), Question::Answer) => Some(Commit::Reveals),
            (Choice::Momentum(_), _) => Some(Commit::Spends),
            (Choice::Done, Question::Prepare | Question::Action | Question::Answer) => Some(Commit::Ends),
            (_, Question::Prepare) if self.lays_last(s, seat, choice) => Some(Commit::EndsEarly),
            _ => None,
        }
    }

    /// Is the last Spell laid with this choice, so that the preparation ends? What can be laid in one way only is laid
    /// without a question.
    fn lays_last(&self, s: &State, seat: Seat, choice: Choice) -> bool {
        let mage = &s.mages[seat.index()];
        let single = |face: u16| self.content.spells[usize::from(face)].single;
        let lays = match choice {
            Choice::Side(_) => true,
            Choice::Slot(_) => self.making(s, seat).is_some_and(single),
            Choice::Spell(face) => single(face) && self.slots_to_fill(s, seat).count() == 1,
            _ => false,
        };
        let filled = mage.slots.iter().filter(|slot| **slot != Slot::Empty).count();
        lays && (filled + 1 >= self.edition.preparation.spells.1 || s.cards.count(Zone::Hand(seat)) == 1)
    }
}
