//! What a pack brings to a table: setups that use as much of it as can be, and what of it is never seen.

use crate::content::pack::{Of, Origin, slug};
use crate::content::{Packs, printed};
use crate::editions::{EDITIONS, Edition};
use crate::game::BlackRose;
use crate::setup::{Level, Setup};
use spellscript::pack::Text;
use std::collections::BTreeSet;

/// A card of a pack that no table shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    /// File, line and column.
    pub place: String,
    /// What it is, in a word.
    pub class: &'static str,
    /// Its English name.
    pub name: String,
    /// Why not.
    pub why: String,
}

/// A pack, among those it was read with.
#[derive(Clone, Copy)]
pub struct Trying<'a> {
    packs: &'a Packs,
    pack: usize,
}

fn here<T>(cards: &[Of<T>], pack: usize) -> impl Iterator<Item = &Of<T>> {
    cards.iter().filter(move |(origin, _)| origin.pack == pack)
}

fn of<T>(cards: &[Of<T>], pack: usize) -> impl Iterator<Item = &T> {
    here(cards, pack).map(|(_, card)| card)
}

/// The packs, by id, that each list of a setup can name for a game, the box first.
pub fn offered(packs: &Packs, edition: &Edition) -> Vec<(&'static str, Vec<String>)> {
    let having = |has: &dyn Fn(usize) -> bool| {
        let own = packs.shelf.number(edition.id);
        let others = (0..packs.packs().len()).filter(|pack| Some(*pack) != own);
        let ids = own.into_iter().chain(others).filter(|pack| has(*pack));
        ids.map(|pack| packs.packs()[pack].id().to_owned()).collect()
    };
    vec![
        (
            "forgotten",
            having(&|p| {
                let id = packs.packs()[p].id();
                // The Forgotten Spells of a box whose Rooms are others speak of other tokens, too.
                let others = |of: &&Edition| of.id == id && of.is_standing() != edition.is_standing();
                let forgotten = |spell: &printed::Spell| spell.school.get_ref() == "forgotten";
                !EDITIONS.iter().any(others) && of(&packs.spells, p).any(forgotten)
            }),
        ),
        (
            "quests",
            having(&|p| {
                !packs.is_other_box(p, edition) && of(&packs.quests, p).any(|quest| edition.has_quest(quest))
            }),
        ),
        (
            "events",
            having(&|p| {
                !packs.is_other_box(p, edition) && of(&packs.events, p).any(|event| edition.has_event(event))
            }),
        ),
        ("commands", having(&|p| edition.avatar.is_some() && of(&packs.commands, p).next().is_some())),
        (
            "room-packs",
            having(&|p| {
                packs.packs()[p].id() != edition.id && of(&packs.rooms, p).any(|r| edition.has_room(r))
            }),
        ),
    ]
}

impl<'a> Trying<'a> {
    /// The pack with this number.
    pub fn new(packs: &'a Packs, pack: usize) -> Trying<'a> {
        Trying { packs, pack }
    }

    fn id(&self) -> String {
        self.packs.packs()[self.pack].id().to_owned()
    }

    /// Setups that use as much of the pack as a match can hold; `usual` is that of a game before anybody has chosen.
    pub fn setups(&self, usual: impl Fn(&Edition) -> Setup) -> Vec<Setup> {
        let meant = EDITIONS.iter().filter(|edition| self.is_for(edition));
        meant.flat_map(|edition| self.at(edition, usual(edition))).collect()
    }

    /// Is the pack meant for the game: are its box and those it needs boxes of Rooms that fall, or of Rooms that are
    /// rebuilt, as those of the game are? A pack that names no box is meant for the latter.
    fn is_for(&self, edition: &Edition) -> bool {
        let pack = &self.packs.packs()[self.pack];
        let box_of = |id: &str| EDITIONS.iter().find(|edition| edition.id == id);
        let needs = pack.head.needs.iter().map(|needed| needed.get_ref().as_str());
        let mut boxes = std::iter::once(pack.id()).chain(needs).filter_map(box_of).peekable();
        match boxes.peek() {
            Some(_) => boxes.any(|of| of.is_standing() == edition.is_standing()),
            None => !edition.is_standing(),
        }
    }

    fn at(&self, edition: &Edition, usual: Setup) -> Vec<Setup> {
        let (packs, pack) = (self.packs, self.pack);
        let own_box = edition.id == self.id();
        let avatars = of(&packs.events, pack).any(|event| edition.has_event(event) && event.avatar)
            || of(&packs.commands, pack).next().is_some();
        let avatars = avatars && edition.avatar.is_some();
        let mut setup = if own_box { usual.clone() } else { self.filled(edition, usual.clone()) };
        let mut setups = Vec::new();
        let schools: Vec<String> = self.whole_schools().collect();
        if !own_box && !edition.study.own_schools && !schools.is_empty() {
            setups.extend(schools.into_iter().map(|school| Setup { schools: vec![school], ..setup.clone() }));
        } else if own_box || setup != usual {
            setups.push(setup.clone());
        }
        if avatars {
            let both = |chosen: Vec<String>, there: bool| match there && !own_box {
                true => vec![edition.id.to_owned(), self.id()],
                false => chosen,
            };
            setup.avatar = Some(Level::Apprentice);
            setup.players = setup.players.min(edition.players.1 - 1);
            setup.quests = Vec::new();
            setup.events = both(Vec::new(), of(&packs.events, pack).any(|event| event.avatar));
            setup.commands = both(Vec::new(), of(&packs.commands, pack).next().is_some());
            setups.push(setup);
        }
        setups
    }

    fn whole_schools(&self) -> impl Iterator<Item = String> {
        of(&self.packs.schools, self.pack).filter(|s| s.grimoire.len() >= 2).map(|s| s.id.get_ref().clone())
    }

    /// The usual setup of another box with the cards of the pack.
    fn filled(&self, edition: &Edition, mut setup: Setup) -> Setup {
        let (packs, pack) = (self.packs, self.pack);
        let Some(base) = packs.shelf.number(edition.id) else { return setup };
        let both = || vec![edition.id.to_owned(), self.id()];
        let foreign: BTreeSet<&String> =
            self.spells_for_others().map(|spell| spell.school.get_ref()).collect();
        let of_box = || of(&packs.schools, base).filter(|s| s.grimoire.len() >= 2).map(|s| s.id.get_ref());
        if edition.study.own_schools {
            let mut schools: Vec<String> = self.whole_schools().collect();
            schools.extend(foreign.iter().map(|school| (*school).clone()));
            if !schools.is_empty() {
                let room = setup.players.saturating_sub(schools.len());
                let others: Vec<String> =
                    of_box().filter(|s| !schools.contains(s)).take(room).cloned().collect();
                setup.schools = schools.into_iter().chain(others).collect();
            }
        } else if let Some(school) = foreign.first() {
            setup.schools = vec![(*school).clone()];
        }
        if !foreign.is_empty() {
            setup.spells = vec![self.id()];
        }
        let mages: Vec<String> = of(&packs.mages, pack).map(|m| m.id.get_ref().clone()).collect();
        if !mages.is_empty() {
            let others = of(&packs.mages, base).map(|m| m.id.get_ref().clone());
            setup.mages = mages.into_iter().chain(others).collect();
        }
        if of(&packs.rooms, pack).any(|room| self.replaces(edition, room)) {
            setup.room_packs = vec![self.id()];
        }
        if of(&packs.spells, pack).any(|spell| spell.school.get_ref() == "forgotten") {
            setup.forgotten = both();
        }
        let decks = edition.moons.is_some();
        if of(&packs.quests, pack).any(|quest| edition.has_quest(quest)) {
            setup.quests = if decks { both() } else { vec![self.id()] };
        }
        if of(&packs.events, pack).any(|event| edition.has_event(event) && !event.avatar) {
            setup.events = if decks { both() } else { vec![self.id()] };
        }
        setup
    }

    /// Spells for Schools of other packs.
    fn spells_for_others(&self) -> impl Iterator<Item = &'a printed::Spell> {
        let Trying { packs, pack } = *self;
        of(&packs.spells, pack).filter(move |spell| {
            let school = spell.school.get_ref();
            packs.schools.iter().any(|(origin, s)| s.id.get_ref() == school && origin.pack != pack)
        })
    }

    /// Has the box of an edition a Room with the same base name?
    fn replaces(&self, edition: &Edition, room: &printed::Room) -> bool {
        let base = self.packs.shelf.number(edition.id);
        let same = |r: &printed::Room| slug(&r.base) == slug(&room.base);
        edition.has_room(room) && base.is_some_and(|base| of(&self.packs.rooms, base).any(same))
    }

    /// What of the pack is in none of these matches, and why.
    pub fn unseen(&self, games: &[BlackRose]) -> Vec<Unseen> {
        let (packs, pack) = (self.packs, self.pack);
        let mut seen: BTreeSet<(&'static str, String)> = BTreeSet::new();
        for game in games {
            let content = &game.content;
            let mut add = |class, id: &str| {
                seen.insert((class, id.to_owned()));
            };
            content.schools.iter().for_each(|id| add("School", id));
            content.spells.iter().for_each(|c| add("Spell", &c.id));
            content.mages.iter().for_each(|c| add("Mage", &c.id));
            content.evocations.iter().filter(|c| c.joins).for_each(|c| add("Evocation", &c.id));
            content.upgrades.iter().filter(|c| c.copies > 0).for_each(|c| add("Upgrade", &c.id));
            content.jinxes.iter().filter(|c| c.copies > 0).for_each(|c| add("Jinx", &c.id));
            content.rooms.iter().for_each(|c| add("Room", &c.id));
            content.quests.iter().for_each(|c| add("Quest", &c.id));
            content.events.iter().for_each(|c| add("Event", &c.id));
            content.commands.iter().for_each(|c| add("Command Card", &c.id));
        }
        let mut unseen = Vec::new();
        let mut look = |class, origin: Origin, id: &Text, name: &printed::Names, why: &dyn Fn() -> String| {
            if !seen.contains(&(class, id.get_ref().clone())) {
                let place = packs.shelf.error(origin, id.span(), "").place;
                unseen.push(Unseen { place, class, name: name.en.clone(), why: why() });
            }
        };
        let no_grimoires = || "a School needs two [[school.grimoire]] of six Spells".to_owned();
        let box_of = EDITIONS.iter().rev().find(|edition| packs.shelf.number(edition.id).is_some());
        let with = box_of.map_or_else(|| self.id(), |edition| format!("{},{}", edition.id, self.id()));
        let by_choice = |option: &str| {
            format!("no card that takes part names it; --set {option}={with} adds it to what can be chosen")
        };
        let of_one_pack =
            |what: &str| format!("the {what} cards of a match come from one pack, with all their sides");
        for (o, c) in here(&packs.schools, pack) {
            look("School", *o, &c.id, &c.name, &no_grimoires);
        }
        for (o, c) in here(&packs.spells, pack) {
            look("Spell", *o, &c.id, &c.name, &|| match c.school.get_ref().as_str() {
                "personal" => "no Mage has it as Personal Spell".into(),
                _ => no_grimoires(),
            });
        }
        for (o, c) in here(&packs.mages, pack) {
            look("Mage", *o, &c.id, &c.name, &|| "no table has room for it".into());
        }
        for (o, c) in here(&packs.evocations, pack) {
            look("Evocation", *o, &c.id, &c.name, &|| by_choice("evocations"));
        }
        for (class, option, cards) in
            [("Upgrade", "upgrades", &packs.upgrades), ("Jinx", "jinxes", &packs.jinxes)]
        {
            here(cards, pack).for_each(|(o, c)| look(class, *o, &c.id, &c.name, &|| by_choice(option)));
        }
        for (o, c) in here(&packs.rooms, pack) {
            look("Room", *o, &c.id, &c.name, &|| match EDITIONS.iter().any(|e| self.replaces(e, c)) {
                true => "another Room of this pack has the same base name".into(),
                false => {
                    format!("no Room of a box has the base name \"{}\", whose place it could take", c.base)
                }
            });
        }
        for (o, c) in here(&packs.quests, pack) {
            look("Quest", *o, &c.id, &c.name, &|| match c.players {
                Some(players) => format!("it is in the deck only with at least {players} players"),
                None => of_one_pack("Quest"),
            });
        }
        for (o, c) in here(&packs.events, pack) {
            look("Event", *o, &c.id, &c.name, &|| of_one_pack("Event"));
        }
        for (o, c) in here(&packs.commands, pack) {
            look("Command Card", *o, &c.id, &c.name, &|| "it joins only where there is an Avatar".into());
        }
        for (o, c) in here(&packs.avatars, pack) {
            look("Mage", *o, &c.id, &c.name, &|| "the Avatar is that of the box".into());
        }
        unseen
    }
}
