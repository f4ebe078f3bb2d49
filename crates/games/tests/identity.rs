//! What content and states are known by: nothing but what the rules read and what is written changes it.

use blackrose::Setup;
use blackrose::position::{EvocationAt, JinxAt, Position, QuestAt, SeatAt, SlotAt};
use blackrose::setup::Level;
use blackrose::state::{Side, Slot};
use games::packs::{PackSource, read_folder};
use games::{AnyGame, AnyPacks, AnySetup, Visitor};
use kernel::{Digest, Game, Identity, Log, Seed, Sheet, Stream, canon, identity};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// All packs of the program.
fn sources() -> Vec<PackSource> {
    games::packs::own_boxes()
}

fn read(sources: Vec<PackSource>) -> AnyPacks {
    AnyPacks::read(sources).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// One setup of each kind.
fn setups() -> Vec<AnySetup> {
    let of = |game: &str| games::default_setup(game).expect("a game");
    let schools = ["agony", "alchemy", "hex"].map(String::from).to_vec();
    let rebirth = of("rebirth").black_rose().expect("of the Black Rose");
    let chosen = Setup { schools: schools.clone(), ..rebirth.clone() };
    let avatar = Setup { players: 2, avatar: Some(Level::Master), schools, ..rebirth };
    vec![of("duel"), AnySetup::BlackRose(chosen), AnySetup::BlackRose(avatar), of("penumbra").with_players(3)]
}

fn contents(packs: &AnyPacks) -> Vec<Identity> {
    let content = |setup| games::prepare(&setup, packs).unwrap_or_else(|why| panic!("{why}")).content();
    setups().into_iter().map(content).collect()
}

/// Every file of the packs with its tables changed, and written anew: in another layout, its fields in another order.
fn changed(change: &mut impl FnMut(&mut toml::Table)) -> Vec<PackSource> {
    fn walk(value: &mut toml::Value, change: &mut impl FnMut(&mut toml::Table)) {
        match value {
            toml::Value::Table(table) => {
                change(table);
                table.iter_mut().for_each(|(_, value)| walk(value, change));
            }
            toml::Value::Array(list) => list.iter_mut().for_each(|value| walk(value, change)),
            _ => {}
        }
    }
    let mut sources = sources();
    for (_, text) in sources.iter_mut().flat_map(|source| &mut source.files) {
        let mut value = toml::Value::Table(text.parse().expect("TOML"));
        walk(&mut value, change);
        *text = toml::to_string(&value).expect("TOML");
    }
    sources
}

#[test]
fn languages_provenance_and_layout_change_no_hash() {
    let here = contents(&read(sources()));
    let mut others = 0;
    let mut foreign = changed(&mut |table: &mut toml::Table| {
        if table.contains_key("en") {
            others += usize::from(table.remove("ru").is_some()) + usize::from(table.remove("pl").is_some());
        }
        if let Some(toml::Value::Table(provenance)) = table.get_mut("provenance") {
            *provenance = toml::Table::from_iter([
                ("source".to_owned(), "hearsay".into()),
                ("fields".to_owned(), "designed".into()),
            ]);
        }
    });
    assert!(others > 500, "{others}");
    for source in &mut foreign {
        source.folder.push_str("-elsewhere");
        source.files.retain(|(name, _)| !name.starts_with("lexicon."));
    }
    assert_eq!(contents(&read(foreign)), here);
}

#[test]
fn names_of_other_cards_change_no_hash_of_the_black_rose() {
    let here = contents(&read(sources()));
    // Spells and Mages are named in no text.
    let renamed = changed(&mut |table: &mut toml::Table| {
        let card = ["school", "personal"].iter().any(|key| table.contains_key(*key));
        if let Some(toml::Value::Table(name)) = table.get_mut("name").filter(|_| card) {
            name.insert("en".into(), "Whatever".into());
        }
    });
    assert_eq!(contents(&read(renamed))[..3], here[..3]);
}

#[test]
fn what_the_rules_read_changes_the_hash() {
    let here = contents(&read(sources()));
    for key in ["health", "points", "copies", "strength", "threat"] {
        let more = changed(&mut |table: &mut toml::Table| {
            if let Some(toml::Value::Integer(n)) = table.get_mut(key).filter(|n| n.as_integer() < Some(9)) {
                *n += 1;
            }
        });
        let there = contents(&read(more));
        let different = here.iter().zip(&there).filter(|(here, there)| here != there).count();
        assert!(different >= 1, "{key}: {here:?} {there:?}");
    }
    // A deck in another order is shuffled into another one.
    let turned = changed(&mut |table: &mut toml::Table| {
        if let Some(toml::Value::Array(cards)) = table.get_mut("spell") {
            cards.reverse();
        }
    });
    assert_ne!(contents(&read(turned))[0], here[0]);
}

/// The hash of where a random game ends.
struct Played(u64);

impl Visitor for Played {
    type Out = Digest;

    fn visit<G: Game>(self, game: Arc<G>) -> Digest {
        let mut state = game.start(Seed::from_number(self.0));
        let mut stream = Stream::new(Seed::from_number(self.0));
        let mut choices = Vec::new();
        while let Some(seat) = game.deciding(&state).iter().next() {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            let choice = choices[stream.below(choices.len() as u32) as usize];
            game.choose(&mut state, seat, choice, &mut Log::silent()).expect("it was offered");
        }
        identity::digest(&*game, &state).expect("a game that is over is written")
    }
}

#[test]
fn a_pack_that_is_not_used_changes_neither_hashes_nor_games() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let example = read_folder(&root.join("examples/packs/tempest")).expect("the example pack is there");
    let with = read([vec![example.clone()], sources()].concat());
    let after = read([sources(), vec![example]].concat());
    let here = read(sources());
    assert_eq!(contents(&with), contents(&here));
    assert_eq!(contents(&after), contents(&here));
    // The Duel alone, without the other box.
    let alone = read(sources().into_iter().filter(|source| source.folder == "packs/duel").collect());
    let duel = |packs: &AnyPacks| games::prepare(&setups()[0], packs).expect("a Duel");
    assert_eq!(duel(&alone).content(), duel(&here).content());
    for seed in 0..4 {
        assert_eq!(duel(&alone).visit(Played(seed)), duel(&here).visit(Played(seed)));
        for setup in setups() {
            let played = |packs| games::prepare(&setup, packs).expect("a match").visit(Played(seed));
            assert_eq!(played(&with), played(&here));
        }
    }
}

/// One sentence of a pack in words that no language has.
fn unreadable(mut source: PackSource) -> PackSource {
    let cards = source.files.iter_mut().find(|(_, text)| text.contains("text = '"));
    let (_, text) = cards.expect("a file with cards");
    *text = text.replacen("text = '", "text = 'Forsooth, ", 1);
    source
}

/// Matches whose boxes were kept when a language had other forms go on with the boxes of the program.
#[test]
fn own_boxes_that_cannot_be_read_any_more_are_those_of_the_program() {
    let old: Vec<PackSource> = sources().into_iter().map(unreadable).collect();
    assert!(AnyPacks::read(old.clone()).is_err());
    assert_eq!(contents(&AnyPacks::read_kept(old)), contents(&read(sources())));
}

/// A user's pack that cannot be read any more hinders only the matches of its own family.
#[test]
fn a_family_that_cannot_be_read_any_more_leaves_the_other_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let example = read_folder(&root.join("examples/packs/tempest")).expect("the example pack is there");
    let packs = AnyPacks::read_kept([sources(), vec![unreadable(example)]].concat());
    let here = contents(&read(sources()));
    let prepared = |i: usize| games::prepare(&setups()[i], &packs);
    assert_eq!(prepared(3).expect("Penumbra").content(), here[3]);
    let refused = prepared(0).err().expect("it is refused").to_string();
    assert!(
        refused.starts_with("the packs cannot be read any more: ") && refused.contains("tempest"),
        "{refused}"
    );
}

/// The first card of each class.
fn one_of_each(sheet: &Sheet) -> String {
    let mut seen = BTreeSet::new();
    let mut shown = String::new();
    let mut on = false;
    for line in sheet.text().lines() {
        if !line.starts_with(' ') {
            on = seen.insert(line.split(' ').next());
        }
        if on {
            shown += &format!("{line}\n");
        }
    }
    shown
}

/// The writing itself: whoever changes it changes every hash that was ever kept.
#[test]
fn cards_are_written_as_they_were() {
    let packs = read(sources());
    for (name, setup) in ["duel", "rebirth", "avatar", "penumbra"].into_iter().zip(setups()) {
        let sheet = match games::prepare(&setup, &packs).expect("a match") {
            AnyGame::BlackRose(game) => game.content.sheet(&packs.rose),
            AnyGame::Penumbra(game) => {
                let part = penumbra::content::part::Part::of(&packs.penumbra, &[]).expect("the box is there");
                game.content.sheet(&packs.penumbra, &part, game.seats)
            }
        };
        insta::assert_snapshot!(format!("sheet_{name}"), one_of_each(&sheet));
    }
}

/// A position as it is written for good, with a line for each field.
fn written<G: Game>(game: &G, state: &G::State) -> String {
    let text = canon::write(&game.written(state), &G::MANNER).expect("it can be written");
    String::from_utf8(text).expect("text").replace(",\"", ",\n\"")
}

/// The writing of positions: laid out by hand, so that no rule has a part in it.
#[test]
fn positions_are_written_as_they_were() {
    let packs = read(sources());
    let rose = |setup: &AnySetup| {
        games::prepare(setup, &packs).expect("a match").black_rose().expect("of the Black Rose")
    };
    let spell =
        |spell: &str, side, state| SlotAt { spell: spell.into(), side, state, element: None, target: None };
    let templar = |at: &str, base| EvocationAt {
        kind: "templar".into(),
        owner: "ulrich".into(),
        base: Some(base),
        at: at.into(),
        ..EvocationAt::default()
    };
    let mut caster =
        SeatAt { at: "ne".into(), mage: Some("bartholomew".into()), power: 3, ..SeatAt::default() };
    caster.slots.insert("II".into(), spell("invisible-strike", Side::Light, Slot::Ready));
    let other = SeatAt { at: "e".into(), mage: Some("ulrich".into()), ..SeatAt::default() };
    let duel = Position {
        round: 2,
        seats: vec![caster, other],
        evocations: vec![templar("w", 2), templar("ne", 1)],
        ..Position::default()
    };
    let setups = setups();
    let game = rose(&setups[0]);
    insta::assert_snapshot!("position_duel", written(&*game, &game.place(&duel).expect("sound")));

    let game = rose(&setups[2]);
    let jinx = |n: usize, cubes| JinxAt::Full { jinx: game.content.jinxes[n].id.clone(), cubes };
    let quest =
        |n: usize| QuestAt { quest: game.content.quests[n].id.clone(), shown: true, ..QuestAt::default() };
    let first = SeatAt {
        at: "centre".into(),
        mage: Some(game.content.mages[0].id.clone()),
        jinxes: vec![jinx(1, 1), jinx(0, 0)],
        active: vec![quest(1), quest(0)],
        ..SeatAt::default()
    };
    let second =
        SeatAt { at: "ne".into(), mage: Some(game.content.mages[1].id.clone()), ..SeatAt::default() };
    let position = Position { seats: vec![first, second], ..Position::default() };
    insta::assert_snapshot!("position_avatar", written(&*game, &game.place(&position).expect("sound")));

    let AnyGame::Penumbra(game) = games::prepare(&setups[3], &packs).expect("a match") else { panic!() };
    let seat = penumbra::position::SeatPosition {
        marks: vec!["ruby".into(), "amber wounded".into(), "spark discharged".into()],
        pool: vec!["red 3".into()],
        wounds: 1,
        ..Default::default()
    };
    let position = penumbra::position::Position {
        seats: vec![seat, Default::default(), Default::default()],
        next: 1,
        ..Default::default()
    };
    insta::assert_snapshot!("position_penumbra", written(&*game, &game.place(&position).expect("sound")));
}

#[test]
fn versions_name_clauses_of_the_rulebooks() {
    for game in games::games() {
        let versions = games::versions(game);
        let first = if game == "classic" { 1 } else { 4 };
        assert_eq!(versions[0].number, first, "{game}: where the versions of each game begin");
        for pair in versions.windows(2) {
            assert_eq!(pair[1].number, pair[0].number + 1, "{game}");
            assert!(!pair[1].clauses.is_empty(), "{game}: version {} changes no clause", pair[1].number);
        }
        for clause in versions.iter().flat_map(|version| version.clauses) {
            assert!(games::rulebook::library().knows(clause.0), "{game}: there is no clause {clause}");
        }
    }
    assert!(games::versions("chess").is_empty());
}
