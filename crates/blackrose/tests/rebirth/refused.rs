//! Setups that cannot be played are refused with the reason and the clause.

use crate::common::{self, ALL};
use crate::{owned, rebirth_setup};
use blackrose::{BlackRose, Packs, Setup};
use spellscript::pack::PackSource;
use std::sync::LazyLock;

/// The two boxes without the example.
static BOXES: LazyLock<Packs> = LazyLock::new(|| common::packs(&["packs/duel", "packs/rebirth"]));

fn refused(setup: &Setup, packs: &Packs) -> (String, Option<&'static str>) {
    match BlackRose::prepare(setup, packs) {
        Ok(_) => panic!("this setup should be refused: {setup:?}"),
        Err(error) => (error.reason, error.clause.map(|c| c.0)),
    }
}

/// A setup for two with a change; it would be sound without.
fn refusal(change: impl FnOnce(&mut Setup)) -> (String, Option<&'static str>) {
    let mut setup = rebirth_setup(2);
    assert!(BlackRose::prepare(&setup, &ALL).is_ok());
    change(&mut setup);
    refused(&setup, &ALL)
}

fn is(refusal: (String, Option<&'static str>), reason: &str, clause: &'static str) {
    assert_eq!((refusal.0.as_str(), refusal.1), (reason, Some(clause)));
}

/// The Rooms of the box, the centre first.
fn rooms() -> Vec<String> {
    let own = ALL.rooms.iter().filter(|(o, _)| ALL.packs()[o.pack].id() == "rebirth");
    own.map(|(_, room)| room.id.get_ref().clone()).collect()
}

fn with_room(old: &str, new: &str) -> Vec<String> {
    rooms().into_iter().map(|room| if room == old { new.to_owned() } else { room }).collect()
}

// rules: REB-055
#[test]
fn two_to_four_players() {
    for players in [0, 1, 5] {
        let reason = format!("rebirth has 2 to 4 players, not {players}");
        is(refusal(|setup| setup.players = players), &reason, "REB-055");
    }
    for players in 2..=4 {
        assert!(BlackRose::prepare(&rebirth_setup(players), &ALL).is_ok());
    }
}

// rules: REB-055, REB-063
#[test]
fn as_many_colours_as_players() {
    let colours = |colours: &[Option<u8>]| refusal(|setup| setup.colours = colours.to_vec());
    let reason = "colour 2 is taken or does not exist: use 0 to 1";
    is(colours(&[None, Some(2)]), reason, "REB-063");
    let reason = "colour 1 is taken or does not exist: use 0 to 1";
    is(colours(&[Some(1), Some(1)]), reason, "REB-063");
    is(colours(&[None, None, Some(1)]), "colours has 3 entries for 2 players", "REB-055");
}

// rules: REB-062
#[test]
fn the_first_crown_holder_sits_at_the_table() {
    is(refusal(|setup| setup.first = Some(2)), "there is no seat 2", "REB-062");
}

// rules: REB-067, REB-077
#[test]
fn every_player_needs_a_whole_school() {
    let with = |schools: &[&str]| Setup { schools: owned(schools), ..rebirth_setup(4) };
    assert!(BlackRose::prepare(&rebirth_setup(4), &BOXES).is_ok());
    assert!(BlackRose::prepare(&with(&["agony", "hex", "alchemy", "nightmare"]), &BOXES).is_ok());
    let (reason, clause) = refused(&with(&["lex", "agony", "alchemy"]), &BOXES);
    assert!(reason.starts_with("4 players need 4 whole School(s) with starting Grimoires; 3 of"), "{reason}");
    assert!(["lex", "agony", "alchemy"].iter().all(|school| reason.contains(school)), "{reason}");
    assert!(matches!(clause, Some("REB-077")), "{clause:?}");
    // A School that is not whole may lie in the Library, but nobody can begin with it.
    let packs = with_a_half_school();
    let with = |schools: &[&str]| Setup { schools: owned(schools), ..rebirth_setup(3) };
    assert!(BlackRose::prepare(&with(&["agony", "spark", "alchemy", "hex"]), &packs).is_ok());
    let (reason, clause) = refused(&with(&["agony", "spark", "alchemy"]), &packs);
    assert!(
        reason.starts_with("spark/cards.toml:2:6: the School \"spark\" has 0 starting Grimoires"),
        "{reason}"
    );
    assert!(matches!(clause, Some("REB-077")), "{clause:?}");
}

/// All boxes, and a School of one Spell and no Grimoire.
fn with_a_half_school() -> Packs {
    let cards = "[[school]]\nid = \"spark\"\nname = { en = \"Spark\" }\n\
        [[spell]]\nid = \"flash\"\nname = { en = \"Flash\" }\nschool = \"spark\"\ncopies = 3\n\
        light = { type = \"combat\", element = \"air\", target = \"room 1\", text = 'Inflict 1.' }\n";
    let head = "id = \"spark\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Spark\" }\n";
    let spark = PackSource {
        folder: "spark".into(),
        files: vec![("cards.toml".into(), cards.into()), ("pack.toml".into(), head.into())],
        own: true,
    };
    Packs::read(vec![common::source("packs/duel"), common::source("packs/rebirth"), spark])
        .unwrap_or_else(|errors| panic!("{}", errors[0]))
}

// rules: REB-065
#[test]
fn each_school_is_there_and_once() {
    let schools = |schools: &[&str]| refusal(|setup| setup.schools = owned(schools));
    let (reason, clause) = schools(&["agony", "geometry"]);
    assert!(reason.starts_with("there is no School \"geometry\" in these packs: use one of "), "{reason}");
    assert_eq!(clause, Some("REB-065"));
    is(schools(&["agony", "alchemy", "agony"]), "the School agony is listed twice", "REB-065");
}

// rules: REB-068, REB-067
#[test]
fn no_two_grimoires_of_one_school() {
    let grimoires = |one: &str, other: &str| {
        refusal(|setup| setup.grimoires = vec![Some(one.into()), Some(other.into())])
    };
    for other in ["algolagnia", "sadistic-fury", "necronomicon"] {
        let reason = format!("the Grimoire \"{other}\" or its School is taken, or does not exist");
        is(grimoires("sadistic-fury", other), &reason, "REB-068");
    }
    let (reason, clause) = refusal(|setup| setup.grimoires = vec![None; 3]);
    assert_eq!((reason.as_str(), clause), ("grimoires has 3 entries for 2 players", Some("REB-055")));
}

// rules: REB-064
#[test]
fn each_player_has_a_mage_of_the_packs() {
    let taken = refusal(|setup| setup.seats = vec![Some("rikkart".into()), Some("rikkart".into())]);
    is(taken, "the Mage \"rikkart\" is taken or does not exist", "REB-064");
    let (reason, clause) = refusal(|setup| setup.seats = vec![Some("merlin".into())]);
    assert!(reason.contains("\"merlin\"") && clause == Some("REB-064"), "{reason} {clause:?}");
    let (reason, _) = refusal(|setup| setup.mages = owned(&["rikkart", "merlin"]));
    assert!(reason.contains("\"merlin\""), "{reason}");
    is(
        refusal(|setup| setup.mages = owned(&["rikkart", "rikkart"])),
        "the Mage rikkart is listed twice",
        "REB-064",
    );
    let few = refusal(|setup| setup.mages = owned(&["rikkart"]));
    is(few, "2 players need as many Mages; there are 1", "REB-064");
}

// rules: REB-100, REB-052
#[test]
fn a_lodge_has_nineteen_different_rooms() {
    let few = refusal(|setup| setup.rooms = rooms()[..18].to_vec());
    is(few, "this Lodge has 19 Rooms, not 18", "REB-100");
    let twice = refusal(|setup| setup.rooms = with_room("garden", "forge"));
    is(twice, "the Room forge is listed twice", "REB-052");
    let (reason, clause) = refusal(|setup| setup.rooms = with_room("garden", "wine-cellar"));
    assert!(reason.contains("\"wine-cellar\"") && clause == Some("REB-100"), "{reason} {clause:?}");
    // All of them in another order, or with a Room of another box, is a Lodge.
    let others = Setup { rooms: with_room("crypt", "crypt-of-the-saint"), ..rebirth_setup(2) };
    assert!(BlackRose::prepare(&others, &ALL).is_ok());
}

// rules: REB-050
#[test]
fn one_black_rose_room_lies_in_the_centre() {
    let elsewhere = refusal(|setup| {
        setup.rooms = rooms();
        setup.rooms.swap(0, 5);
    });
    is(elsewhere, "a Black Rose Room must be in the centre, not crypt", "REB-050");
    let two = refusal(|setup| setup.rooms = with_room("crypt", "occult-black-rose-room"));
    is(two, "occult-black-rose-room lies in the centre; a Lodge has one such Room", "REB-050");
    let none = refusal(|setup| setup.rooms = with_room("black-rose-room", "crypt-of-the-saint"));
    is(none, "a Black Rose Room must be in the centre, not crypt-of-the-saint", "REB-050");
    let other = Setup { rooms: with_room("black-rose-room", "occult-black-rose-room"), ..rebirth_setup(2) };
    assert!(BlackRose::prepare(&other, &ALL).is_ok());
}

// rules: REB-051
#[test]
fn a_lodge_has_a_throne_room() {
    let none = refusal(|setup| setup.rooms = with_room("throne-room", "crypt-of-the-saint"));
    is(none, "this Lodge has one Throne Room, not 0", "REB-051");
}

// rules: REB-801
#[test]
fn moon_cubes_stand_one_after_another() {
    for moons in [[18, 6, 30], [6, 6, 30], [6, 30, 30], [6, 30, 18], [0, 18, 30]] {
        let [second, third, end] = moons;
        let reason = format!("the Moon Cubes stand one after another, not at {second}, {third} and {end}");
        is(refusal(|setup| setup.moons = Some(moons)), &reason, "REB-801");
    }
    assert!(BlackRose::prepare(&Setup { moons: Some([1, 2, 3]), ..rebirth_setup(2) }, &ALL).is_ok());
}

// rules: REB-066
#[test]
fn forgotten_spells_and_other_rooms_come_from_known_packs() {
    let reason = "there is no pack \"atlantis\" here: use one of duel, rebirth, classic, tempest";
    is(refusal(|setup| setup.forgotten = owned(&["rebirth", "atlantis"])), reason, "REB-066");
    let (said, clause) = refusal(|setup| setup.room_packs = owned(&["atlantis"]));
    assert_eq!(said, reason);
    assert!(clause.is_some());
}

// rules: DUE-060, DUE-904, DUE-063
#[test]
fn a_duel_has_one_whole_school() {
    let duel = |schools: &[&str]| Setup { schools: owned(schools), ..Setup::default() };
    is(refused(&duel(&["lex", "agony"]), &ALL), "duel uses one School, not 2", "DUE-060");
    let (reason, clause) = refused(&duel(&["spark"]), &with_a_half_school());
    assert!(reason.starts_with("spark/cards.toml:2:6: the School \"spark\" has 0 starting"), "{reason}");
    assert_eq!(clause, Some("DUE-063"));
    for school in ["lex", "agony", "alchemy"] {
        assert!(BlackRose::prepare(&duel(&[school]), &ALL).is_ok());
    }
}

// rules: DUE-907, DUE-058
#[test]
fn a_duel_takes_mages_of_other_boxes_but_no_unknown_ones() {
    let with = |mages: &[&str]| Setup { mages: owned(mages), ..Setup::default() };
    assert!(BlackRose::prepare(&with(&["gramigna", "ulrich"]), &ALL).is_ok());
    let (reason, _) = refused(&with(&["gramigna", "merlin"]), &ALL);
    assert!(reason.contains("\"merlin\""), "{reason}");
    is(refused(&with(&["gramigna"]), &ALL), "2 players need as many Mages; there are 1", "DUE-058");
}

// rules: DUE-912, REB-059
#[test]
fn options_of_the_other_game_are_refused() {
    assert!(BlackRose::prepare(&Setup::default(), &ALL).is_ok());
    let duel = |change: fn(&mut Setup)| {
        let mut setup = Setup::default();
        change(&mut setup);
        refused(&setup, &ALL)
    };
    is(duel(|setup| setup.moons = Some([10, 20, 30])), "duel has no Moons", "DUE-912");
    let no_steady_crown = "duel has no rules for a Steady Crown";
    is(duel(|setup| setup.steady_crown = true), no_steady_crown, "REB-800");
    let no_summoner = "duel has no rules for the Crown of the Summoner";
    is(duel(|setup| setup.summoners_crown = true), no_summoner, "REB-802");
    let no_sides = "rebirth has decks of Events and Quests, and no sides to choose";
    is(refusal(|setup| setup.event_side = Some("a".into())), no_sides, "REB-059");
    is(refusal(|setup| setup.quest_sides = vec![Some("b".into())]), no_sides, "REB-059");
}

#[test]
fn a_game_that_is_not_there_is_refused() {
    let (reason, _) = refusal(|setup| setup.game = "atlantis".into());
    assert_eq!(reason, "there is no game \"atlantis\" in this family");
}
