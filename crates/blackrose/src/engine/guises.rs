//! What counts as something else until Clean-up: Rooms as Rooms of another colour or as copies, Mages as Evocations.

use crate::BlackRose;
use crate::content::build::{Evocation, Room};
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{By, Colour, Models, Where};
use crate::lodge::Space;
use crate::state::{Guise, Model, State};
use kernel::Audience;
use kernel::small::Nth;

impl BlackRose {
    /// The Room as which the one on a space counts: that of which it is a copy, or itself (CLA-575).
    pub fn counted_tile(&self, s: &State, space: Space) -> Nth<Room> {
        let room = &s.rooms[space];
        room.guise.copy.unwrap_or(room.tile)
    }

    /// The colour that the Room on a space counts as.
    pub fn colour_of(&self, s: &State, space: Space) -> Colour {
        let printed = || self.content.rooms[self.counted_tile(s, space)].colour;
        s.rooms[space].guise.colour.unwrap_or_else(printed)
    }
}

impl State {
    /// Mages who count as Evocations, too.
    pub fn shaped(&self) -> Models {
        Model::MAGES.filter(|mage| self.models[mage].kind.is_some())
    }

    /// Is it an Evocation, or a Mage who counts as one?
    pub fn is_evocation(&self, model: Nth<Model>) -> bool {
        !Model::is_mage(model) || self.models[model].kind.is_some()
    }

    /// All in the Lodge that counts as an Evocation.
    pub fn creatures(&self) -> Models {
        self.evocations() | self.shaped().filter(|mage| self.room_of(mage).is_some())
    }
}

impl Run<'_, '_> {
    /// "Rooms count as Rooms of a colour".
    pub fn recolour(&mut self, at: Where, colour: Colour) -> Flow {
        let spaces = self.spaces(at);
        for space in spaces.iter() {
            let own = self.game.content.rooms[self.game.counted_tile(self.s, space)].colour;
            self.s.rooms[space].guise.colour = Some(colour).filter(|colour| *colour != own);
            self.tell_guise(space);
        }
        self.done(!spaces.is_empty())
    }

    /// "Rooms count as copies of another": of the one last chosen, with its Effect and its colour.
    pub fn copy_room(&mut self, at: Where) -> Flow {
        let (spaces, Some(source)) = (self.spaces(at), self.s.top().that_room) else {
            return self.skip("no-room", self.game.edition.cites.skipped);
        };
        let tile = self.game.counted_tile(self.s, source);
        let colour = self.s.rooms[source].guise.colour;
        for space in spaces.iter() {
            let copy = Some(tile).filter(|tile| *tile != self.s.rooms[space].tile);
            self.s.rooms[space].guise = Guise { colour, copy };
            self.tell_guise(space);
        }
        self.done(!spaces.is_empty())
    }

    fn tell_guise(&mut self, space: Space) {
        let (game, s) = (self.game, &*self.s);
        let copy = s.rooms[space].guise.copy;
        self.log.tell(Audience::All, || Event::RoomCounts {
            room: game.room_id(s, space),
            copy: copy.map(|tile| game.content.rooms[tile].id.clone()),
            colour: game.colour_of(s, space).word(),
        });
    }

    /// "Become X": the Mage counts as such an Evocation, too, and has its Strength and Speed.
    pub fn take_shape(&mut self, by: By, kind: Nth<Evocation>) -> Flow {
        let mage = self.party(by).and_then(|party| self.game.mage_of(party));
        let Some(mage) = mage else { return self.skip("nobody", self.game.edition.cites.skipped) };
        self.s.models[mage].kind = Some(kind);
        self.s.models[mage].activated = false;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::TakesShape {
            mage: game.model_id(s, mage),
            shape: game.content.evocations[kind].id.clone(),
        });
        self.done(true)
    }

    /// The Mage is nothing but a Mage again.
    pub fn turn_back(&mut self, mage: Nth<Model>) {
        self.s.models[mage].kind = None;
        self.s.models[mage].activated = false;
        let id = self.game.log_model(self.log, self.s, mage);
        self.tell(|| Event::TurnsBack { mage: id });
    }

    /// What counted as something else no longer does (CLA-575, CLA-608).
    pub fn end_guises(&mut self) {
        for space in self.game.shape.all() {
            self.s.rooms[space].guise = Guise::default();
        }
        for mage in self.s.shaped() {
            self.turn_back(mage);
        }
    }
}
