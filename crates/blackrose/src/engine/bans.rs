//! Bans: what an Effect forbids a Mage for a time (CLA-762).

use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::game::BlackRose;
use crate::language::program::{Barring, Models, Where, Who};
use crate::state::{Banned, Bans, Model, State};
use kernel::Audience;
use kernel::small::Nth;

impl BlackRose {
    /// Does a Ban forbid it to the Model? In its Cell a Mage has none (CLA-510).
    pub fn is_banned(&self, s: &State, model: Nth<Model>, ban: Banned) -> bool {
        s.mages.get(model.index()).is_some_and(|mage| mage.bans.has(ban)) && !s.models[model].at.is_cell()
    }

    /// Does a Ban keep the Mage in the Room where it is?
    fn is_held(&self, s: &State, model: Nth<Model>) -> bool {
        let room = s.mages.get(model.index()).and_then(|mage| mage.bans.leave);
        room.is_some() && s.room_of(model) == room
    }

    /// Can the Model move with Physical Actions, as far as Bans go? Giving up a Spell for a move is none (CLA-763).
    pub fn walks(&self, s: &State, model: Nth<Model>) -> bool {
        !self.is_banned(s, model, Banned::Walk)
            && !self.is_banned(s, model, Banned::Move)
            && !self.is_held(s, model)
    }
}

impl Run<'_, '_> {
    /// "X cannot …": a Ban on each Mage that is meant.
    pub fn ban(&mut self, who: Who, ban: Barring, next: bool) -> Flow {
        let mages = self.reachable(self.who(who)) & Model::MAGES;
        if mages.is_empty() {
            return self.skip("no-model", self.game.edition.cites.skipped);
        }
        for mage in mages {
            let Some(bans) = self.s.mages.get(mage.index()).map(|mage| mage.bans) else { continue };
            let (mut changed, mut held) = (bans, None);
            let word = match ban {
                Barring::Leave(at) => {
                    held = self.spaces(at).lowest();
                    changed.leave = held;
                    "leave"
                }
                Barring::Walk => banned(&mut changed, Banned::Walk, next),
                Barring::Move => banned(&mut changed, Banned::Move, next),
                Barring::Activate => banned(&mut changed, Banned::Activate, next),
            };
            self.s.mages[mage.index()].bans = changed;
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::Banned {
                mage: game.model_id(s, mage),
                ban: word,
                next,
                room: held.map(|space| game.room_id(s, space)),
            });
        }
        self.done(true)
    }

    /// Does a Ban keep the Model from being moved by "you"? What others do moves it all the same (CLA-763).
    pub fn is_kept(&self, model: Nth<Model>) -> bool {
        let frame = self.s.top();
        let spell = self.game.spell_of(frame.source).is_some();
        Model::is_mage(model)
            && self.game.side_of(model) == frame.you()
            && (self.game.is_banned(self.s, model, Banned::Move) || spell && self.game.is_held(self.s, model))
    }

    /// Is there nobody to move, or does a Ban keep whom there is?
    pub fn moves_none(&mut self, who: Who) -> Flow {
        if self.reachable(self.who(who)).iter().any(|m| self.is_kept(m)) {
            return self.skip("banned", self.game.edition.cites.ban);
        }
        self.skip("no-model", self.game.edition.cites.skipped)
    }

    /// Of these Models, those that no Ban keeps in their Room, whoever moves them.
    pub fn mobile(&self, models: Models) -> Models {
        models.filter(|m| !self.game.is_banned(self.s, m, Banned::Move) && !self.game.is_held(self.s, m))
    }

    /// May "you" activate Rooms, as far as Bans go?
    pub fn may_activate(&self) -> bool {
        let mage = self.s.top().you().seat().map(Nth::from);
        mage.is_none_or(|mage| !self.game.is_banned(self.s, mage, Banned::Activate))
    }

    /// Bans end, each Mage's as `end` says.
    pub fn end_bans(&mut self, end: impl Fn(&mut Bans)) {
        for mage in Nth::all(self.game.seats) {
            self.end_bans_of(mage, &end);
        }
    }

    /// The same for one Mage: a Mage who comes into the Cell discards all (CLA-510).
    pub fn end_bans_of(&mut self, mage: Nth<Model>, end: impl Fn(&mut Bans)) {
        let Some(bans) = self.s.mages.get_mut(mage.index()).map(|mage| &mut mage.bans) else { return };
        if bans.is_none() {
            return;
        }
        end(bans);
        if bans.is_none() {
            let id = self.game.log_model(self.log, self.s, mage);
            self.tell(|| Event::BansEnd { mage: id });
        }
    }

    /// The colour of "that Room": every Room of it is meant.
    pub fn of_named_colour(&self) -> crate::lodge::Spaces {
        let named = self.s.top().that_room.map(|space| self.colour(space));
        named.map_or(crate::lodge::Spaces::EMPTY, |colour| self.spaces(Where::Colour(colour)))
    }
}

/// Adds a Ban; its word.
fn banned(bans: &mut Bans, ban: Banned, next: bool) -> &'static str {
    if next {
        bans.next |= ban.bit()
    } else {
        bans.round |= ban.bit()
    }
    ban.word()
}
