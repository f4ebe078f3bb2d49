//! Before the first Round: Mages, Grimoires, decks (DUE-050 to DUE-071).

use crate::cards::{Face, Zone};
use crate::content::build::{Grimoire, Mage};
use crate::cubes::Party;
use crate::engine::ask::{Among, Choice, Question};
use crate::engine::avatar::seat_of;
use crate::engine::rules::Rule;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::purpose;
use crate::limits::{CARDS, SEATS};
use crate::lodge::Place;
use crate::names::Colour;
use crate::state::{Model, Phase};
use arrayvec::ArrayVec;
use kernel::small::{Nth, Set, count};
use kernel::{Audience, Seat};

impl Run<'_, '_> {
    /// Starting with the Crown Holder each player takes a colour and a Mage (DUE-057, DUE-058).
    pub fn choose_mages(&mut self) -> Flow {
        let n = count(self.game.seats);
        loop {
            let k = self.s.top().step;
            if k == n {
                self.seat_avatar();
                return Flow::Next;
            }
            let seat = self.s.crown.after(usize::from(k), self.game.seats);
            match self.answer() {
                Some(Choice::Colour(colour)) => self.take_colour(seat, colour),
                Some(Choice::Mage(mage)) => self.take_mage(seat, mage),
                _ => {}
            }
            // Where the colours have a step of their own, they come later.
            if !self.game.edition.setup.contains(&Rule::ChooseColours)
                && self.choose_colour(seat) == Flow::Wait
            {
                return Flow::Wait;
            }
            if self.s.mages[seat.index()].mage.is_none() {
                let free: Set<Mage> = Nth::all(self.game.content.playable())
                    .filter(|m| !self.s.mages.iter().any(|taken| taken.mage == Some(*m)))
                    .filter(|m| !self.game.setup.mages.contains(&Some(*m)))
                    .collect();
                match self.game.setup.mages[seat.index()].or(free.only()) {
                    Some(mage) => self.take_mage(seat, mage),
                    None => return self.ask(Question::Mage, seat, Among::Mages(free), false),
                }
            }
            self.s.top_mut().step += 1;
        }
    }

    /// The same for the colours, after all have a Mage (CLA-160).
    pub fn choose_colours(&mut self) -> Flow {
        loop {
            let k = usize::from(self.s.top().step);
            if k == self.game.seats {
                return Flow::Next;
            }
            let seat = self.s.crown.after(k, self.game.seats);
            if let Some(Choice::Colour(colour)) = self.answer() {
                self.take_colour(seat, colour);
            }
            if self.choose_colour(seat) == Flow::Wait {
                return Flow::Wait;
            }
            self.s.top_mut().step += 1;
        }
    }

    /// A seat without a colour gets the one that was fixed, or the last one, or is asked.
    fn choose_colour(&mut self, seat: Seat) -> Flow {
        if self.s.mages[seat.index()].colour.is_some() {
            return Flow::Next;
        }
        let taken = |colour: Nth<Colour>| self.s.mages.iter().any(|m| m.colour == Some(colour));
        let free: Set<Colour> = Nth::all(self.game.mages).filter(|colour| !taken(*colour)).collect();
        match self.game.setup.colours[seat.index()].or(free.only()) {
            Some(colour) => self.take_colour(seat, colour),
            None => return self.ask(Question::Colour, seat, Among::Colours(free), false),
        }
        Flow::Next
    }

    fn take_colour(&mut self, seat: Seat, colour: Nth<Colour>) {
        self.s.mages[seat.index()].colour = Some(colour);
        self.tell(|| Event::ColourChosen { seat: seat.0, colour: colour.number() });
    }

    fn take_mage(&mut self, seat: Seat, mage: Nth<Mage>) {
        self.s.mages[seat.index()].mage = Some(mage);
        self.s.mages[seat.index()].physical_tokens = 2;
        let party = Party::from(seat);
        self.s.models[Nth::from(seat)] =
            Model { at: Place::cell(seat), owner: party, controller: party, ..Model::off(None) };
        let game = self.game;
        self.tell(|| Event::MageChosen { seat: seat.0, mage: game.content.mages[mage].id.clone() });
    }

    /// The Crown Holder takes one of the starting Grimoires, the others take from the rest (DUE-063, DUE-064).
    pub fn choose_grimoires(&mut self) -> Flow {
        let n = count(self.game.seats);
        loop {
            let k = self.s.top().step;
            if k == n {
                return Flow::Next;
            }
            let seat = self.s.crown.after(usize::from(k), self.game.seats);
            if let Some(Choice::Grimoire(grimoire)) = self.answer() {
                self.take_grimoire(seat, grimoire);
            } else {
                // REB-067: in an edition with Moons each Mage has another School.
                let excludes = |a, b| self.game.content.excludes(self.game.edition, a, b);
                let taken = || self.s.mages.iter().filter_map(|m| m.grimoire);
                let fixed = || self.game.setup.grimoires.iter().copied().flatten();
                let free: Set<Grimoire> = Nth::all(self.game.content.grimoires.len())
                    .filter(|g| !taken().chain(fixed()).any(|other| excludes(other, *g)))
                    .collect();
                match self.game.setup.grimoires[seat.index()].or(free.only()) {
                    Some(grimoire) => self.take_grimoire(seat, grimoire),
                    None => return self.ask(Question::Grimoire, seat, Among::Grimoires(free), false),
                }
            }
            self.s.top_mut().step += 1;
        }
    }

    fn take_grimoire(&mut self, seat: Seat, grimoire: Nth<Grimoire>) {
        self.s.mages[seat.index()].grimoire = Some(grimoire);
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::GrimoireChosen {
            mage: game.model_id(s, seat.into()),
            grimoire: game.content.grimoires[grimoire].id.clone(),
        });
    }

    /// Grimoires, Memories, Library and Forgotten deck are laid out (DUE-059 to DUE-066).
    pub fn lay_out(&mut self) -> Flow {
        let content = &self.game.content;
        let mut left: ArrayVec<u8, CARDS> = content.spells.iter().map(|spell| spell.copies).collect();
        for seat in Seat::all(self.game.seats) {
            let mage = self.s.mages[seat.index()];
            let (Some(grimoire), Some(mage)) = (mage.grimoire, mage.mage) else { continue };
            for face in &content.grimoires[grimoire].spells {
                self.s.cards.add(*face, Zone::Grimoire(seat));
                left[face.index()] -= 1;
            }
            let personal = content.mages[mage].personal;
            let copies = content.spells[personal.index()].copies;
            self.s.cards.add(personal, Zone::Grimoire(seat));
            let later = self.game.edition.study.personal_by_moon;
            for _ in 1..copies {
                // REB-072: or set aside until the Moon changes.
                let zone = if later { Zone::Aside(seat) } else { Zone::Memories(seat) };
                self.s.cards.add(personal, zone);
            }
        }
        for (i, spell) in content.spells.iter().enumerate() {
            let zone = match (spell.forgotten, spell.school) {
                (true, _) => Zone::Forgotten,
                (_, Some(school)) => Zone::Library(school),
                _ => continue,
            };
            for _ in 0..left[i] {
                self.s.cards.add(Face::new(i), zone);
            }
        }
        let chance = &mut self.s.chance.0;
        for seat in Seat::all(self.game.seats) {
            self.s.cards.shuffle(Zone::Grimoire(seat), chance, purpose::grimoire(seat));
        }
        for school in 0..count(content.schools.len()) {
            self.s.cards.shuffle(Zone::Library(school), chance, purpose::LIBRARY);
        }
        self.s.cards.shuffle(Zone::Forgotten, chance, purpose::FORGOTTEN);
        if self.game.edition.moons.is_some() {
            self.lay_out_decks();
        }
        self.bar();
        self.s.round = 1; // DUE-069
        self.s.phase = Phase::Setup;
        Flow::Jump(self.game.lists.round)
    }

    /// The decks of the Moons, the first Memory of each Mage, and the Cells (REB-054, REB-059, REB-071).
    fn lay_out_decks(&mut self) {
        let content = &self.game.content;
        for (i, quest) in Nth::all(content.quests.len()).zip(&content.quests) {
            self.s.cards.add(content.quest_face(i), Zone::Quests(quest.moon));
        }
        for (i, event) in Nth::all(content.events.len()).zip(&content.events) {
            self.s.cards.add(content.event_face(i), Zone::Events(event.moon));
        }
        for (i, command) in Nth::all(content.commands.len()).zip(&content.commands) {
            for _ in 0..command.copies {
                self.s.cards.add(content.command_face(i), Zone::Commands(command.moon));
            }
        }
        let chance = &mut self.s.chance.0;
        for moon in 0..3 {
            self.s.cards.shuffle(Zone::Quests(moon), chance, purpose::QUESTS);
            self.s.cards.shuffle(Zone::Events(moon), chance, purpose::EVENT);
        }
        if let Some(avatar) = self.game.avatar {
            for moon in 0..3 {
                let purpose = purpose::grimoire(seat_of(avatar));
                self.s.cards.shuffle(Zone::Commands(moon), chance, purpose);
            }
        }
        let mut cells: ArrayVec<u8, SEATS> = (0..count(self.game.mages)).collect();
        if !self.game.setup.fixed_rooms {
            chance.shuffle(purpose::CELLS, &mut cells);
        }
        self.s.cells[..cells.len()].copy_from_slice(&cells);
        let remembers = self.game.edition.study.first_memory;
        for seat in Seat::all(self.game.seats).filter(|_| remembers) {
            if let Some(card) = self.s.cards.top(Zone::Grimoire(seat)) {
                self.reveal(card);
                self.s.cards.put(card, Zone::Memories(seat));
            }
        }
    }
}
