//! What the page needs to speak at a table of Penumbra.

use super::{PageWords, adjectives, messages, noun};
use crate::AnyPacks;
use crate::faces::penumbra::printed;
use crate::tongue::Tongue;
use crate::tongue::penumbra::CLASSES;
use penumbra::language::DISCIPLINES;

/// A language for the page at a table of Penumbra. What the page says of itself stays: only nouns, names and cards are
/// of this family.
pub(crate) fn words(language: &str, packs: &AnyPacks) -> Result<PageWords, String> {
    let page = super::words(language, &packs.rose)?;
    let tongue = Tongue::penumbra(language, &packs.penumbra)?;
    let own = messages(&tongue);
    let nouns = tongue.own_nouns().iter().map(|(id, forms)| (id.clone(), noun(forms)));
    let mut manners = page.manners;
    manners.sentences.extend(tongue.sentences());
    Ok(PageWords {
        nouns: page.nouns.into_iter().filter(|(id, _)| !id.contains('/')).chain(nouns).collect(),
        adjectives: page
            .adjectives
            .into_iter()
            .chain(adjectives(tongue.speaker(), &own, &DISCIPLINES))
            .collect(),
        names: CLASSES.into_iter().map(|class| (class, tongue.names_of(class))).collect(),
        messages: page.messages + &own,
        manners,
        cards: Vec::new(),
        penumbra: Some(printed(&tongue, &packs.penumbra)),
        ..page
    })
}
