//! The packs of the family: what people wrote, read and checked.

use crate::content::printed::{self, Cards};
use crate::editions::{EDITIONS, Edition, SHARED};
use crate::language::{GRAMMAR, program::Target, words};
use crate::lodge::Range;
use serde_spanned::Spanned;
use spellscript::pack::Shelf;
pub use spellscript::pack::{Of, Origin, Pack, PackError, PackSource};
use spellscript::{Dictionary, Node};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// All packs of a program run, read and checked. A card is known by its id: short in the boxes that have always shared
/// theirs ([`SHARED`]), else with the pack before it.
#[derive(Clone, Default)]
#[allow(missing_docs)]
pub struct Packs {
    pub shelf: Shelf,
    /// The boxes whose cards have short ids.
    short: &'static [&'static str],
    /// All names that texts use, by id.
    pub words: Dictionary,
    /// The names that texts of each pack may use.
    known: Vec<Dictionary>,
    pub schools: Vec<Of<printed::School>>,
    pub spells: Vec<Of<printed::Spell>>,
    pub mages: Vec<Of<printed::Mage>>,
    pub evocations: Vec<Of<printed::Evocation>>,
    pub upgrades: Vec<Of<printed::Attached>>,
    pub jinxes: Vec<Of<printed::Attached>>,
    pub rooms: Vec<Of<printed::Room>>,
    pub quests: Vec<Of<printed::Quest>>,
    pub events: Vec<Of<printed::Event>>,
    pub avatars: Vec<Of<printed::Avatar>>,
    pub commands: Vec<Of<printed::Command>>,
}

/// The family as `pack.toml` names it.
pub const FAMILY: &str = "blackrose";

impl Packs {
    /// Reads packs; nothing is half-loaded: any error refuses all of them.
    pub fn read(sources: Vec<PackSource>) -> Result<Packs, Vec<PackError>> {
        Packs::read_as(&SHARED, sources)
    }

    /// The same packs where cards of these boxes have short ids.
    pub fn known_in(&self, boxes: &'static [&'static str]) -> Result<Cow<'_, Packs>, Vec<PackError>> {
        if self.short == boxes {
            return Ok(Cow::Borrowed(self));
        }
        let sources = self.packs().iter().map(|pack| pack.source.clone()).collect();
        Packs::read_as(boxes, sources).map(Cow::Owned)
    }

    fn read_as(boxes: &'static [&'static str], sources: Vec<PackSource>) -> Result<Packs, Vec<PackError>> {
        let mut errors = Vec::new();
        let (shelf, files) = Shelf::read(FAMILY, boxes, sources, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut packs = Packs { shelf, short: boxes, ..Packs::default() };
        for (origin, cards) in files {
            packs.take(origin, cards);
        }
        packs.learn();
        packs.check(&mut errors);
        let mut shelf = std::mem::take(&mut packs.shelf);
        shelf.parse(&GRAMMAR, |pack| &packs.known[pack], packs.texts(), &mut errors);
        packs.shelf = shelf;
        if errors.is_empty() { Ok(packs) } else { Err(errors) }
    }

    fn take(&mut self, origin: Origin, cards: Cards) {
        fn of<T>(origin: Origin, cards: Vec<T>) -> impl Iterator<Item = Of<T>> {
            cards.into_iter().map(move |card| (origin, card))
        }
        self.schools.extend(of(origin, cards.school));
        self.spells.extend(of(origin, cards.spell));
        self.mages.extend(of(origin, cards.mage));
        self.evocations.extend(of(origin, cards.evocation));
        self.upgrades.extend(of(origin, cards.upgrade));
        self.jinxes.extend(of(origin, cards.jinx));
        self.rooms.extend(of(origin, cards.room));
        self.quests.extend(of(origin, cards.quest));
        self.events.extend(of(origin, cards.event));
        self.avatars.extend(of(origin, cards.avatar));
        self.commands.extend(of(origin, cards.command));
    }

    /// The names that texts use. A pack knows its own, those of the boxes and those of the packs it needs; where two are
    /// alike it means its own.
    fn learn(&mut self) {
        let mut named: Vec<(usize, &str, String, String, String)> = Vec::new();
        for (origin, card) in &self.evocations {
            let plural = card.plural.clone().unwrap_or_else(|| format!("{}s", card.name.en));
            named.push((origin.pack, "evocation", card.id.get_ref().clone(), card.name.en.clone(), plural));
        }
        for (class, cards) in [("upgrade", &self.upgrades), ("jinx", &self.jinxes)] {
            for (origin, card) in cards {
                let name = card.name.en.clone();
                named.push((origin.pack, class, card.id.get_ref().clone(), name.clone(), format!("{name}s")));
            }
        }
        for (origin, room) in &self.rooms {
            let name = room.base.strip_prefix("The ").unwrap_or(&room.base).to_owned();
            named.push((origin.pack, "room", slug(&room.base), name.clone(), format!("{name}s")));
        }
        for (origin, school) in &self.schools {
            let name = school.name.en.clone();
            named.push((origin.pack, "school", school.id.get_ref().clone(), name.clone(), name));
        }
        self.words = words();
        for (_, class, id, name, plural) in &named {
            self.words.add(class, id, name, plural);
        }
        let known = |pack: usize| {
            let needs = &self.packs()[pack].head.needs;
            let near = |other: usize| {
                other == pack
                    || self.is_box(other)
                    || needs.iter().any(|needed| needed.get_ref() == self.packs()[other].id())
            };
            let own: BTreeSet<(&str, &str)> = named
                .iter()
                .filter(|(of, ..)| *of == pack)
                .map(|(_, class, _, name, _)| (*class, name.as_str()))
                .collect();
            let mut dictionary = words();
            for (of, class, id, name, plural) in named.iter().filter(|(of, ..)| near(*of)) {
                if *of == pack || *class == "room" || !own.contains(&(*class, name.as_str())) {
                    dictionary.add(class, id, name, plural);
                }
            }
            dictionary
        };
        self.known = (0..self.packs().len()).map(known).collect();
    }

    /// All packs.
    pub fn packs(&self) -> &[Pack] {
        self.shelf.packs()
    }

    /// Is the pack the box of a game, or written for one match?
    pub fn is_box(&self, pack: usize) -> bool {
        let pack = &self.packs()[pack];
        pack.source.own || EDITIONS.iter().any(|edition| edition.id == pack.id())
    }

    /// Is the pack the box of another game? Its decks of Quests and Events stay with it.
    pub fn is_other_box(&self, pack: usize, edition: &Edition) -> bool {
        let id = self.packs()[pack].id();
        id != edition.id && EDITIONS.iter().any(|edition| edition.id == id)
    }

    /// The names that texts of a pack may use.
    pub fn words_of(&self, pack: usize) -> &Dictionary {
        &self.known[pack]
    }

    /// Every rule text with its kind.
    pub fn texts(&self) -> Vec<(Origin, &'static str, &Spanned<String>)> {
        let mut texts = Vec::new();
        for (o, c) in &self.spells {
            for side in c.sides() {
                texts.push((*o, "text", &side.text));
                texts.extend(side.trigger.iter().map(|t| (*o, "trigger", t)));
            }
        }
        for (o, c) in &self.evocations {
            if let Some(skill) = &c.skill {
                texts.push((*o, "trigger", &skill.trigger));
                texts.push((*o, "text", &skill.text));
            }
            texts.extend(c.standing.iter().map(|t| (*o, "standing", t)));
        }
        for (o, c) in self.upgrades.iter().chain(&self.jinxes) {
            texts.push((*o, "standing", &c.text));
        }
        for (o, c) in &self.rooms {
            texts.extend(c.effects().map(|(_, effect)| (*o, "text", &effect.text)));
        }
        for (o, c) in &self.quests {
            texts.extend(c.trigger.iter().map(|t| (*o, "trigger", t)));
            texts.extend(c.condition.iter().map(|t| (*o, "condition", t)));
            texts.push((*o, "text", &c.text));
        }
        for (o, c) in &self.events {
            texts.push((*o, "text", &c.text));
        }
        for (o, c) in &self.commands {
            texts.extend(c.parts.iter().map(|part| (*o, "text", &part.text)));
            if let Some(token) = &c.token {
                texts.push((*o, "trigger", &token.trigger));
                texts.push((*o, "text", &token.text));
            }
        }
        texts
    }

    /// Schools that a Mage can begin with: those with two starting Grimoires.
    pub fn whole_schools(&self) -> impl Iterator<Item = &str> {
        self.schools
            .iter()
            .filter(|(_, school)| school.grimoire.len() >= 2)
            .map(|(_, s)| s.id.as_ref().as_str())
    }

    /// The tree of a rule text that was read with these packs.
    pub fn tree(&self, origin: Origin, text: &Spanned<String>) -> &Node {
        self.shelf.tree(origin, text)
    }
}

/// Reads a target such as `model 1`, `room *` or `self`.
pub fn parse_target(text: &str) -> Result<Target, String> {
    let wrong = || {
        format!(
            "\"{text}\" is no target: use self, special, or model, mage, evocation or room with a range (0, 1, 2 … or *)"
        )
    };
    let mut parts = text.split(' ');
    let kind = parts.next().unwrap_or_default();
    let range = parts.next();
    if parts.next().is_some() {
        return Err(wrong());
    }
    let range = match range {
        None => None,
        Some("*") => Some(Range::Anywhere),
        Some(n) => Some(Range::Within(n.parse::<u8>().ok().filter(|n| *n <= 9).ok_or_else(wrong)?)),
    };
    match (kind, range) {
        ("self", None) => Ok(Target::Yourself),
        ("special", None) => Ok(Target::Special),
        ("model", Some(range)) => Ok(Target::Model(range)),
        ("mage", Some(range)) => Ok(Target::Mage(range)),
        ("evocation", Some(range)) => Ok(Target::Evocation(range)),
        ("room", Some(range)) => Ok(Target::Room(range)),
        _ => Err(wrong()),
    }
}

/// The id of a Room that has this name and nothing added to it.
pub fn slug(base: &str) -> String {
    base.to_lowercase().replace(' ', "-")
}
