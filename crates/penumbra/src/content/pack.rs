//! The packs of Penumbra: what people wrote, read and checked.

use crate::content::compiled::Builder;
use crate::content::printed::{self, Names, Text, Type};
use crate::language::{APPROACHES, DISCIPLINES, GRAMMAR, SYMBOLS, words};
use spellscript::pack::Shelf;
pub use spellscript::pack::{Of, Origin, Pack, PackError, PackSource};
use spellscript::{Dictionary, Node};

/// All packs of a program run, read and checked. A card is known by its id: short in the box, else with the pack before
/// it.
#[derive(Clone, Default)]
pub struct Packs {
    /// The packs, and the trees of their texts.
    pub shelf: Shelf,
    /// Words of the game.
    pub words: Dictionary,
    /// What the files print, each with its origin.
    pub files: Vec<Of<printed::Cards>>,
}

/// The family as `pack.toml` names it.
pub const FAMILY: &str = "penumbra";

/// The box of the game.
pub const BOX: &str = "penumbra";

impl Packs {
    /// Reads packs; nothing is half-loaded: any error refuses all of them.
    pub fn read(sources: Vec<PackSource>) -> Result<Packs, Vec<PackError>> {
        let mut errors = Vec::new();
        let (shelf, files) = Shelf::read(FAMILY, &[BOX], sources, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut packs = Packs { shelf, words: words(), files };
        packs.check(&mut errors);
        let mut shelf = std::mem::take(&mut packs.shelf);
        shelf.parse(&GRAMMAR, |_| &packs.words, packs.texts(), &mut errors);
        packs.shelf = shelf;
        if errors.is_empty() {
            errors.extend(Builder::unsound(&packs));
        }
        if errors.is_empty() { Ok(packs) } else { Err(errors) }
    }

    /// All packs.
    pub fn packs(&self) -> &[Pack] {
        self.shelf.packs()
    }

    /// Every rule text with its kind.
    pub fn texts(&self) -> Vec<(Origin, &'static str, &Text)> {
        let mut texts = Vec::new();
        for (o, cards) in &self.files {
            let mut all: Vec<(&'static str, &Text)> = Vec::new();
            for c in &cards.card {
                all.extend(c.cost.iter().map(|t| ("cost", t)));
                all.extend(played(&c.text, &c.standing, &c.launches));
            }
            for c in &cards.artifact {
                all.push(("cost", &c.price));
                all.extend(played(&c.text, &c.standing, &c.launches));
            }
            for c in &cards.potion {
                all.extend([("cost", &c.price), ("text", &c.text)]);
            }
            for c in &cards.talent {
                all.push(("cost", &c.goods));
                all.extend(c.cost.iter().map(|t| ("cost", t)));
                all.extend(played(&c.text, &c.standing, &c.launches));
            }
            for c in &cards.trial {
                all.extend(c.properties.iter().map(|t| ("property", t)));
                for path in [&c.dark, &c.light] {
                    all.extend(path.tasks.iter().map(|t| ("task", t)));
                    all.push(("text", &path.reward));
                }
            }
            for c in &cards.contract {
                all.extend([("task", &c.task), ("text", &c.reward)]);
            }
            all.extend(cards.prophecy.iter().map(|c| ("prophecy", &c.text)));
            all.extend(cards.goal.iter().map(|c| ("goal", &c.text)));
            all.extend(cards.event.iter().map(|c| ("text", &c.text)));
            texts.extend(all.into_iter().map(|(kind, text)| (*o, kind, text)));
        }
        texts
    }

    /// Every name of a card or location, with the class that sentences call it by, and its id. What becomes a Potion or a
    /// Familiar is just a card; a location has no class.
    pub fn names(&self) -> Vec<(&'static str, &str, &Names)> {
        let mut names: Vec<(&'static str, &Text, &Names)> = Vec::new();
        for (_, cards) in &self.files {
            names.extend(cards.card.iter().map(|c| {
                let class = if c.kind == Type::Spell { "spell" } else { "card" };
                (class, &c.id, &c.name)
            }));
            names.extend(cards.artifact.iter().map(|c| ("artifact", &c.id, &c.name)));
            names.extend(cards.potion.iter().map(|c| ("potion", &c.id, &c.name)));
            names.extend(cards.talent.iter().map(|c| ("talent", &c.id, &c.name)));
            names.extend(cards.trial.iter().map(|c| ("trial", &c.id, &c.name)));
            names.extend(cards.contract.iter().map(|c| ("contract", &c.id, &c.name)));
            names.extend(cards.prophecy.iter().map(|c| ("prophecy", &c.id, &c.name)));
            names.extend(cards.goal.iter().map(|c| ("goal", &c.id, &c.name)));
            names.extend(cards.event.iter().map(|c| ("event", &c.id, &c.name)));
            names.extend(cards.location.iter().map(|c| ("", &c.id, &c.name)));
        }
        names.into_iter().map(|(class, id, name)| (class, id.get_ref().as_str(), name)).collect()
    }

    /// The tree of a rule text that was read with these packs.
    pub fn tree(&self, origin: Origin, text: &Text) -> &Node {
        self.shelf.tree(origin, text)
    }

    /// Everything but the texts.
    fn check(&self, errors: &mut Vec<PackError>) {
        let mut ids: Vec<(Origin, &'static str, &Text)> = Vec::new();
        let mut known: Vec<(Origin, &Text, &[&str])> = Vec::new();
        for (o, cards) in &self.files {
            for c in &cards.card {
                ids.push((*o, "", &c.id));
                known.push((*o, &c.discipline, &DISCIPLINES));
            }
            for c in &cards.artifact {
                ids.push((*o, "", &c.id));
                known.extend(c.symbol.iter().map(|symbol| (*o, symbol, &SYMBOLS[..])));
            }
            for c in &cards.talent {
                ids.push((*o, "", &c.id));
                known.push((*o, &c.discipline, &DISCIPLINES));
            }
            for c in &cards.trial {
                ids.push((*o, "", &c.id));
                known.push((*o, &c.symbol, &SYMBOLS));
                known.push((*o, &c.dark.approach, &APPROACHES));
                known.push((*o, &c.light.approach, &APPROACHES));
            }
            for c in &cards.contract {
                ids.push((*o, "", &c.id));
                known.push((*o, &c.symbol, &SYMBOLS));
            }
            ids.extend(cards.potion.iter().map(|c| (*o, "", &c.id)));
            ids.extend(cards.prophecy.iter().map(|c| (*o, "", &c.id)));
            ids.extend(cards.goal.iter().chain(&cards.event).map(|c| (*o, "", &c.id)));
            known.extend(cards.class.iter().map(|c| (*o, &c.discipline, &DISCIPLINES[..])));
        }
        self.shelf.check_ids(ids, errors);
        for (origin, word, list) in known {
            if !list.contains(&word.get_ref().as_str()) {
                let message = format!("\"{}\" is none of {}", word.get_ref(), list.join(", "));
                errors.push(self.shelf.error(origin, word.span(), message));
            }
        }
        for (origin, cards) in &self.files {
            for talent in &cards.talent {
                let card = talent.card.get_ref();
                if !self.files.iter().any(|(_, cards)| cards.card.iter().any(|c| c.id.get_ref() == card)) {
                    let message =
                        format!("there is no Discipline card \"{card}\" for this Talent to begin with");
                    errors.push(self.shelf.error(*origin, talent.card.span(), message));
                }
            }
        }
    }
}

/// The texts of a card that is used.
fn played<'a>(
    text: &'a Option<Text>,
    standing: &'a Option<Text>,
    launches: &'a Option<Text>,
) -> impl Iterator<Item = (&'static str, &'a Text)> {
    let text = text.iter().map(|t| ("text", t));
    let standing = standing.iter().map(|t| ("standing", t));
    text.chain(standing).chain(launches.iter().map(|t| ("launch", t)))
}
