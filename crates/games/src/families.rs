//! The families of games: one entry each, which says all that the catalogue knows of a family without knowing its rules.

use crate::page::PageWords;
use crate::tongue::Tongue;
use crate::wire::Sent;
use crate::{AnyPacks, AnySetup, packs, page};
use blackrose::editions::{EDITIONS, Edition};
use kernel::{Switch, Version};
use serde::Serialize;
use serde_json::Value;
use spellscript::pack::PackSource;
use ts_rs::TS;

/// What the catalogue knows of a family.
pub struct Family {
    /// The family as packs name it.
    pub id: &'static str,
    /// Its games.
    pub games: &'static [&'static str],
    /// The boxes that come with the program.
    pub boxes: fn() -> Vec<PackSource>,
    /// The setup of a game before anybody has chosen anything.
    pub setup: fn(&str) -> AnySetup,
    /// Reads a setup from its fields.
    pub read: fn(Value) -> Result<AnySetup, serde_json::Error>,
    /// The versions of a game's rules.
    pub versions: fn(&str) -> &'static [Version],
    /// Fewest and most players of a game.
    pub players: fn(&str) -> Option<(usize, usize)>,
    /// The same beside an Avatar, where there is one.
    pub beside_avatar: fn(&str) -> Option<(usize, usize)>,
    /// The switches of a game's setup.
    pub switches: fn(&str) -> Vec<SwitchInfo>,
    /// What can be chosen of the packs for a game.
    pub choices: fn(&str, &AnyPacks) -> Vec<PackChoice>,
    /// A language, with the names of the packs.
    pub tongue: fn(&str, &AnyPacks) -> Result<Tongue, String>,
    /// The same for the page.
    pub words: fn(&str, &AnyPacks) -> Result<PageWords, String>,
    /// The type of its views on the wire.
    pub view: Sent,
    /// The type of its events there.
    pub event: Sent,
}

/// An option of a setup that is on or off, as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename_all = "camelCase")]
pub struct SwitchInfo {
    /// Its name; the page calls it `setup-` and this.
    pub name: &'static str,
    /// Is it usually on?
    pub usual: bool,
    /// The clause it speaks of.
    pub clause: &'static str,
    /// Does one often want it?
    pub in_sight: bool,
}

/// A list of a setup that names things of packs, and what it can name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PackChoice {
    /// The list.
    pub option: &'static str,
    /// What its entries are: `school`, `mage` or `pack`.
    pub class: &'static str,
    /// The ids to choose from.
    pub ids: Vec<String>,
}

/// All families.
pub static FAMILIES: [Family; 2] = [
    Family {
        id: blackrose::content::pack::FAMILY,
        games: &["duel", "rebirth", "classic"],
        boxes: packs::built_in,
        setup: |game| AnySetup::BlackRose(usual_rose(game)),
        read: |fields| Ok(AnySetup::BlackRose(serde_json::from_value(fields)?)),
        versions: |game| edition(game).map_or(&[], |edition| edition.versions),
        players: |game| edition(game).map(|edition| edition.players),
        beside_avatar: |game| {
            let edition = edition(game)?;
            edition.avatar.map(|_| (1, edition.players.1 - 1))
        },
        switches: |game| edition(game).map_or_else(Vec::new, |e| shown(blackrose::setup::SWITCHES, e)),
        choices: |game, packs| edition(game).map_or_else(Vec::new, |e| rose_choices(e, &packs.rose)),
        tongue: |language, packs| Tongue::new(language, &packs.rose),
        words: |language, packs| page::words(language, &packs.rose),
        view: Sent::of::<blackrose::view::View>(),
        event: Sent::of::<blackrose::Event>(),
    },
    Family {
        id: penumbra::content::pack::FAMILY,
        games: &[penumbra::content::pack::BOX],
        boxes: || vec![packs::penumbra()],
        setup: |_| AnySetup::Penumbra(penumbra::Setup::default()),
        read: |fields| Ok(AnySetup::Penumbra(serde_json::from_value(fields)?)),
        versions: |_| penumbra::versions::PENUMBRA,
        players: |_| Some((1, penumbra::limits::SEATS)),
        beside_avatar: |_| None,
        switches: |_| shown(penumbra::setup::SWITCHES, &()),
        choices: |_, packs| {
            let added = packs.penumbra.packs().iter().map(|pack| pack.id().to_owned());
            let ids: Vec<String> = added.filter(|id| id != penumbra::content::pack::BOX).collect();
            let choice = PackChoice { option: "packs", class: "pack", ids };
            Some(choice).into_iter().filter(|choice| !choice.ids.is_empty()).collect()
        },
        tongue: |language, packs| Tongue::penumbra(language, &packs.penumbra),
        words: page::penumbra::words,
        view: Sent::of::<penumbra::view::View>(),
        event: Sent::of::<penumbra::Event>(),
    },
];

/// The family of a game.
pub fn family_of(game: &str) -> Option<&'static Family> {
    FAMILIES.iter().find(|family| family.games.contains(&game))
}

/// The family that a pack names.
pub fn family_of_pack(source: &PackSource) -> Option<&'static Family> {
    let named = source.said("family")?;
    FAMILIES.iter().find(|family| family.id == named)
}

fn edition(game: &str) -> Option<&'static Edition> {
    EDITIONS.into_iter().find(|edition| edition.id == game)
}

fn usual_rose(game: &str) -> blackrose::Setup {
    let usual = blackrose::Setup::default();
    match edition(game) {
        // Where each Mage has a School, the box's whole ones are used; three play usually.
        Some(edition) if edition.study.own_schools => {
            blackrose::Setup { game: game.into(), players: 3, schools: Vec::new(), ..usual }
        }
        _ => usual,
    }
}

fn shown<S: Clone, E>(switches: &[Switch<S, E>], game: &E) -> Vec<SwitchInfo> {
    let has = switches.iter().filter(|switch| (switch.has)(game));
    let shown = |switch: &Switch<S, E>| SwitchInfo {
        name: switch.name,
        usual: switch.usual,
        clause: switch.clause.0,
        in_sight: switch.in_sight,
    };
    has.map(shown).collect()
}

/// What can be chosen of the packs for a game of the Black Rose; lists with nothing but the box are left out.
fn rose_choices(edition: &Edition, packs: &blackrose::Packs) -> Vec<PackChoice> {
    let schools = packs.schools.iter().map(|(_, school)| school.id.get_ref().clone()).collect();
    let mages = packs.mages.iter().map(|(_, mage)| mage.id.get_ref().clone()).collect();
    let mut choices = vec![
        PackChoice { option: "schools", class: "school", ids: schools },
        PackChoice { option: "mages", class: "mage", ids: mages },
    ];
    for (option, ids) in blackrose::trying::offered(packs, edition) {
        if ids.iter().any(|id| id != edition.id) {
            choices.push(PackChoice { option, class: "pack", ids });
        }
    }
    choices
}
