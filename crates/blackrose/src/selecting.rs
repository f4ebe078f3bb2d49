//! Which cards of the packs a match uses, by its setup.

use crate::content::build::{Joins, Selection};
use crate::content::pack::{Of, slug};
use crate::content::{Packs, printed};
use crate::editions::{EDITIONS, Edition, End};
use crate::setup::{SWITCHES, Setup, refused};
use kernel::{Clause, SetupError};
use spellscript::instead;

fn listed(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

impl Setup {
    /// Which cards the match uses.
    pub fn selection(&self, edition: &Edition, packs: &Packs) -> Result<Selection, SetupError> {
        let cites = &edition.cites;
        if self.avatar.is_some() && edition.avatar.is_none() {
            return Err(refused(format!("{} has no Avatar", edition.id), cites.avatar));
        }
        if self.avatar.is_some() && !(1..edition.players.1).contains(&self.players) {
            let most = edition.players.1 - 1;
            return Err(refused(
                format!("with the Avatar {} has 1 to {most} players, not {}", edition.id, self.players),
                cites.avatar,
            ));
        }
        let (least, most) = edition.players;
        if self.avatar.is_none() && (self.players < least || self.players > most) {
            let range = if least == most { format!("exactly {least}") } else { format!("{least} to {most}") };
            return Err(refused(
                format!("{} has {range} players, not {}", edition.id, self.players),
                cites.players,
            ));
        }
        if edition.moons.is_none() && self.moons.is_some() {
            return Err(refused(format!("{} has no Moons", edition.id), cites.moons));
        }
        if let Some(switch) = SWITCHES.iter().find(|switch| switch.is_misplaced(self, edition)) {
            return Err(refused(format!("{} {}", edition.id, switch.refusal), switch.clause));
        }
        if edition.quests.own && (self.event_side.is_some() || !self.quest_sides.is_empty()) {
            return Err(refused(
                format!("{} has decks of Events and Quests, and no sides to choose", edition.id),
                cites.sides,
            ));
        }
        let Some(base) = packs.shelf.number(edition.id) else {
            return Err(SetupError {
                reason: format!("the box of {} is not here", edition.id),
                clause: None,
            });
        };
        for pack in &self.room_packs {
            number(packs, pack, cites.rooms)?;
        }
        let selection = Selection {
            schools: self.library(edition, packs)?,
            mages: self.mage_list(edition, packs)?,
            rooms: self.room_list(edition, packs)?,
            base,
            joins: self.joins(edition, packs, base)?,
            avatar: self.avatar.is_some(),
            players: self.players,
        };
        self.decks(edition, packs, &selection)?;
        Ok(selection)
    }

    /// The packs that join with all their cards of a kind.
    fn joins(&self, edition: &Edition, packs: &Packs, base: usize) -> Result<Joins, SetupError> {
        let cites = &edition.cites;
        let written_for_it = || (0..packs.packs().len()).filter(|pack| packs.packs()[*pack].source.own);
        let of = |list: &[String],
                  what: &str,
                  clause: Clause,
                  there: &dyn Fn(usize) -> bool,
                  usual: Option<usize>| {
            let mut chosen = Vec::new();
            for pack in list {
                let pack = number(packs, pack, clause)?;
                if !there(pack) {
                    let having = (0..packs.packs().len()).filter(|pack| there(*pack));
                    let message = format!(
                        "the pack \"{}\" has no {what} for {}: name packs that have, such as {}",
                        packs.packs()[pack].id(),
                        edition.id,
                        listed(having.map(|pack| packs.packs()[pack].id().to_owned()))
                    );
                    return Err(at_head(packs, pack, message, clause));
                }
                chosen.push(pack);
            }
            if list.is_empty() {
                chosen.extend(usual);
            }
            chosen.extend(written_for_it());
            Ok(chosen)
        };
        fn has<T>(cards: &[Of<T>], pack: usize, fits: impl Fn(&T) -> bool) -> bool {
            cards.iter().any(|(origin, card)| origin.pack == pack && fits(card))
        }
        let forgotten = |spell: &printed::Spell| spell.school.get_ref() == "forgotten";
        Ok(Joins {
            forgotten: of(
                &self.forgotten,
                "Forgotten Spells",
                cites.forgotten,
                &|p| has(&packs.spells, p, forgotten),
                Some(base),
            )?,
            quests: of(
                &self.quests,
                "Quests",
                cites.sides,
                &|p| !packs.is_other_box(p, edition) && has(&packs.quests, p, |q| edition.has_quest(q)),
                Some(base),
            )?,
            events: of(
                &self.events,
                "Events",
                cites.sides,
                &|p| !packs.is_other_box(p, edition) && has(&packs.events, p, |e| edition.has_event(e)),
                Some(base),
            )?,
            commands: of(
                &self.commands,
                "Command Cards",
                cites.avatar,
                &|p| has(&packs.commands, p, |_| edition.avatar.is_some()),
                Some(base),
            )?,
            evocations: of(
                &self.evocations,
                "Evocations",
                cites.evocation,
                &|p| has(&packs.evocations, p, |_| true),
                Some(base),
            )?,
            upgrades: of(
                &self.upgrades,
                "Upgrades",
                cites.upgrade,
                &|p| has(&packs.upgrades, p, |_| true),
                Some(base),
            )?,
            jinxes: of(&self.jinxes, "Jinxes", cites.jinx, &|p| has(&packs.jinxes, p, |_| true), Some(base))?,
            spells: of(&self.spells, "Spells", cites.library, &|p| has(&packs.spells, p, |_| true), None)?,
        })
    }

    /// Every deck of Quests, Events and Command Cards has its smallest size, and what lies on cards lies there once.
    fn decks(&self, edition: &Edition, packs: &Packs, selection: &Selection) -> Result<(), SetupError> {
        let (cites, joins) = (&edition.cites, &selection.joins);
        // A deck that is too small is told at the pack that was named last.
        let small = |chosen: &[usize], why: String, clause: Clause| {
            let pack = chosen.iter().copied().rfind(|pack| !packs.packs()[*pack].source.own);
            at_head(packs, pack.unwrap_or(selection.base), why, clause)
        };
        let quests =
            || packs.quests.iter().filter(|(o, c)| joins.quests.contains(&o.pack) && edition.has_quest(c));
        let events = || {
            let fits = |c: &printed::Event| edition.has_event(c) && c.avatar == self.avatar.is_some();
            packs.events.iter().filter(move |(o, c)| joins.events.contains(&o.pack) && fits(c))
        };
        if edition.moons.is_none() {
            for (card, side) in [(1, "a"), (1, "b"), (2, "a"), (2, "b")] {
                let here = |c: &printed::Quest| c.card == Some(card) && c.side.as_deref() == Some(side);
                let mut from: Vec<usize> = quests().filter(|(_, c)| here(c)).map(|(o, _)| o.pack).collect();
                from.dedup();
                if from.len() != 1 {
                    let why = format!(
                        "side {side} of Quest card {card} lies in {} of the chosen packs: name packs in quests so that \
                         each side of both cards lies in one",
                        from.len()
                    );
                    return Err(small(&joins.quests, why, cites.sides));
                }
            }
            let End::Rounds(rounds) = edition.ending.by else { return Ok(()) };
            for (side, round) in
                ["a", "b"].into_iter().flat_map(|side| (1..=rounds).map(move |round| (side, round)))
            {
                let here = |c: &printed::Event| c.round == Some(round) && c.side.as_deref() == Some(side);
                let n = events().filter(|(_, c)| here(c)).count();
                if n != 1 {
                    let why = format!(
                        "side {side} of the Event card has {n} Events for Round {round}: name packs in events so that \
                         there is one for each of {rounds} Rounds on each side"
                    );
                    return Err(small(&joins.events, why, cites.sides));
                }
            }
            return Ok(());
        }
        for moon in 1..=3 {
            // Each Mage without an Active Quest draws one (REB-215); an Event a Round is drawn, if there is any (REB-235).
            let commands =
                packs.commands.iter().filter(|(o, c)| joins.commands.contains(&o.pack) && c.moon == moon);
            let copies: usize = commands.map(|(_, c)| usize::from(c.copies)).sum();
            let turns = self.avatar.and(edition.avatar).map_or(0, |[_, most]| usize::from(most));
            for (what, option, n, least, chosen, clause) in [
                (
                    "Quest",
                    "quests",
                    quests().filter(|(_, c)| c.moon == Some(moon)).count(),
                    self.mages(),
                    &joins.quests,
                    cites.no_quest,
                ),
                (
                    "Event",
                    "events",
                    events().filter(|(_, c)| c.moon == Some(moon)).count(),
                    1,
                    &joins.events,
                    cites.no_event,
                ),
                ("Command", "commands", copies, turns, &joins.commands, cites.avatar),
            ] {
                if n < least {
                    let why = format!(
                        "the {what} deck of Moon {moon} would have {n} card(s), and needs at least {least}: add cards, or \
                         name more packs in {option}, such as {}",
                        edition.id
                    );
                    return Err(small(chosen, why, clause));
                }
            }
        }
        Ok(())
    }

    /// The Schools: as many whole ones as players.
    fn library(&self, edition: &Edition, packs: &Packs) -> Result<Vec<String>, SetupError> {
        let cites = &edition.cites;
        let whole: Vec<&str> = packs.whole_schools().collect();
        let schools: Vec<String> = match self.schools.is_empty() {
            true => usual_schools(edition, packs),
            false => self.schools.clone(),
        };
        for (i, school) in schools.iter().enumerate() {
            if !packs.schools.iter().any(|(_, s)| s.id.get_ref() == school) {
                let there = listed(packs.schools.iter().map(|(_, s)| s.id.get_ref().clone()));
                return Err(refused(
                    format!("there is no School \"{school}\" in these packs: use one of {there}"),
                    cites.no_school,
                ));
            }
            if schools[..i].contains(school) {
                return Err(refused(format!("the School {school} is listed twice"), cites.no_school));
            }
        }
        // A Duel is fought with one School and its two Grimoires; else each Mage has a School.
        let needed = if edition.study.own_schools { self.players } else { 1 };
        let usable = schools.iter().filter(|s| whole.contains(&s.as_str())).count();
        let without = |(_, school): &&Of<printed::School>| {
            schools.contains(school.id.get_ref()) && school.grimoire.len() < 2
        };
        if let Some((origin, school)) = packs.schools.iter().find(without).filter(|_| usable < needed) {
            let message = format!(
                "the School \"{}\" has {} starting Grimoires, and a Mage begins with one of two: give it two \
                 [[school.grimoire]] of six Spells, or choose among {}",
                school.id.get_ref(),
                school.grimoire.len(),
                whole.join(", ")
            );
            let error = packs.shelf.error(*origin, school.id.span(), message);
            return Err(refused(error.told(), cites.schools));
        }
        if usable < needed {
            return Err(refused(
                format!(
                    "{} players need {needed} whole School(s) with starting Grimoires; {usable} of {} are: \
                     whole are {}",
                    self.players,
                    listed(schools.iter().cloned()),
                    whole.join(", ")
                ),
                cites.schools,
            ));
        }
        if !edition.study.own_schools && schools.len() != 1 {
            return Err(refused(
                format!("{} uses one School, not {}", edition.id, schools.len()),
                cites.no_school,
            ));
        }
        Ok(schools)
    }

    fn mage_list(&self, edition: &Edition, packs: &Packs) -> Result<Vec<String>, SetupError> {
        let of_base = |pack: usize| packs.packs()[pack].id() == edition.id;
        let mut mages = if self.mages.is_empty() {
            packs.mages.iter().filter(|(o, _)| of_base(o.pack)).map(|(_, m)| m.id.get_ref().clone()).collect()
        } else {
            self.mages.clone()
        };
        for mage in self.seats.iter().flatten() {
            if !mages.contains(mage) {
                mages.push(mage.clone());
            }
        }
        for (i, mage) in mages.iter().enumerate() {
            if !packs.mages.iter().any(|(_, m)| m.id.get_ref() == mage) {
                let there = listed(packs.mages.iter().map(|(_, m)| m.id.get_ref().clone()));
                return Err(refused(
                    format!("there is no Mage \"{mage}\" in these packs: use one of {there}"),
                    edition.cites.mage,
                ));
            }
            if mages[..i].contains(mage) {
                return Err(refused(format!("the Mage {mage} is listed twice"), edition.cites.mage));
            }
        }
        if mages.len() < self.players {
            return Err(refused(
                format!("{} players need as many Mages; there are {}", self.players, mages.len()),
                edition.cites.mage,
            ));
        }
        if mages.len() < self.mages() {
            return Err(refused(
                format!("the Avatar needs the Model of a Mage nobody plays; there are {} Mages", mages.len()),
                edition.cites.avatar,
            ));
        }
        Ok(mages)
    }

    /// The Rooms that were named, or those of the box with others in the places of those with the same base name
    /// (DUE-903).
    fn named_rooms(&self, edition: &Edition, packs: &Packs) -> Vec<String> {
        let of = |pack: usize| packs.packs()[pack].id();
        let own: Vec<_> = packs.rooms.iter().filter(|(o, _)| of(o.pack) == edition.id).collect();
        if !self.stand_in(edition, packs) {
            return self.rooms.clone();
        }
        let stands_in = |room: &printed::Room| {
            packs.rooms.iter().find(|(o, r)| {
                let named = self.rooms.contains(r.id.get_ref());
                let lent = named || self.room_packs.iter().any(|p| p == of(o.pack));
                lent && slug(&r.base) == slug(&room.base)
            })
        };
        own.iter().map(|(_, r)| stands_in(r).map_or(r, |(_, r)| r).id.get_ref().clone()).collect()
    }

    /// Does the list name only Rooms of other boxes, and too few for the Lodge? Then they stand in for others.
    fn stand_in(&self, edition: &Edition, packs: &Packs) -> bool {
        let mut own = packs.rooms.iter().filter(|(o, _)| packs.packs()[o.pack].id() == edition.id);
        self.rooms.len() < own.clone().count() && !own.any(|(_, r)| self.rooms.contains(r.id.get_ref()))
    }

    /// A Room of another box lies in the place of the one with the same base name, where the edition wants it (DUE-903).
    fn by_name(&self, edition: &Edition, packs: &Packs, rooms: &[String]) -> Result<(), SetupError> {
        let of = |pack: usize| packs.packs()[pack].id();
        let another_box = |pack: usize| of(pack) != edition.id && EDITIONS.iter().any(|e| e.id == of(pack));
        let few = self.stand_in(edition, packs);
        for (origin, room) in packs.rooms.iter().filter(|(_, r)| self.rooms.contains(r.id.get_ref())) {
            let replaced = packs
                .rooms
                .iter()
                .filter(|(o, _)| of(o.pack) == edition.id)
                .any(|(_, r)| slug(&r.base) == slug(&room.base) && !rooms.contains(r.id.get_ref()));
            let lies = rooms.contains(room.id.get_ref()) && replaced;
            if (few || edition.rooms.by_name && another_box(origin.pack)) && !lies {
                return Err(refused(
                    format!("{} takes the place of no Room of the same name", room.id.get_ref()),
                    edition.cites.room_name,
                ));
            }
        }
        Ok(())
    }

    /// The Rooms: as many as the Lodge has, each once, the centre first.
    fn room_list(&self, edition: &Edition, packs: &Packs) -> Result<Vec<String>, SetupError> {
        let cites = &edition.cites;
        for room in &self.rooms {
            if !packs.rooms.iter().any(|(_, r)| r.id.get_ref() == room) {
                return Err(refused(format!("there is no Room \"{room}\" in these packs"), cites.rooms));
            }
        }
        let rooms = self.named_rooms(edition, packs);
        let needed = (edition.shape)(self.mages()).rooms();
        if rooms.len() != needed {
            return Err(refused(format!("this Lodge has {needed} Rooms, not {}", rooms.len()), cites.rooms));
        }
        for (i, room) in rooms.iter().enumerate() {
            if rooms[..i].contains(room) {
                return Err(refused(format!("the Room {room} is listed twice"), cites.room_twice));
            }
        }
        let find = |id: &String| packs.rooms.iter().find(|(_, r)| r.id.get_ref() == id).map(|(_, r)| r);
        if find(&rooms[0]).is_some_and(|room| !room.centre) {
            return Err(refused(
                format!("a Black Rose Room must be in the centre, not {}", rooms[0]),
                cites.centre,
            ));
        }
        if let Some(second) = rooms[1..].iter().find(|id| find(id).is_some_and(|room| room.centre)) {
            return Err(refused(
                format!("{second} lies in the centre; a Lodge has one such Room"),
                cites.centre,
            ));
        }
        let thrones = rooms.iter().filter(|id| find(id).is_some_and(|room| room.throne)).count();
        if edition.rooms.throne && thrones != 1 {
            return Err(refused(format!("this Lodge has one Throne Room, not {thrones}"), cites.throne));
        }
        self.by_name(edition, packs, &rooms)?;
        Ok(rooms)
    }
}

/// What is wrong with a pack, at its id.
fn at_head(packs: &Packs, pack: usize, message: String, clause: Clause) -> SetupError {
    let error = packs.shelf.head_error(pack, &packs.packs()[pack].head.id, message);
    refused(error.told(), clause)
}

/// The number of a pack by its id.
fn number(packs: &Packs, id: &str, clause: Clause) -> Result<usize, SetupError> {
    packs.shelf.number(id).ok_or_else(|| {
        let there = instead(id, packs.packs().iter().map(|pack| pack.id()));
        refused(format!("there is no pack \"{id}\" here{there}"), clause)
    })
}

/// The Schools of a Library that nobody chose: the whole ones of this box.
fn usual_schools(edition: &Edition, packs: &Packs) -> Vec<String> {
    let whole = packs.schools.iter().filter(|(_, school)| school.grimoire.len() >= 2);
    let here = |pack: usize| packs.packs()[pack].source.own || packs.packs()[pack].id() == edition.id;
    whole.filter(|(origin, _)| here(origin.pack)).map(|(_, school)| school.id.get_ref().clone()).collect()
}
