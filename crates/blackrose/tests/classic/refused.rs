//! Setups that cannot be played are refused with the reason and the clause.

use crate::common::{ALL, OPTIONS, classic_setup};
use crate::{owned, with};
use blackrose::setup::{Level, SWITCHES};
use blackrose::{BlackRose, Packs, Setup};
use std::fmt::Write;

fn refused(setup: &Setup, packs: &Packs) -> (String, Option<&'static str>) {
    match BlackRose::prepare(setup, packs) {
        Ok(_) => panic!("this setup should be refused: {setup:?}"),
        Err(error) => (error.reason, error.clause.map(|c| c.0)),
    }
}

/// A setup for two with a change; it would be sound without.
fn refusal(change: impl FnOnce(&mut Setup)) -> (String, Option<&'static str>) {
    let mut setup = classic_setup(2);
    assert!(BlackRose::prepare(&setup, &ALL).is_ok());
    change(&mut setup);
    refused(&setup, &ALL)
}

fn is(refusal: (String, Option<&'static str>), reason: &str, clause: &'static str) {
    assert_eq!((refusal.0.as_str(), refusal.1), (reason, Some(clause)));
}

/// The Rooms of the box, the centre first.
fn rooms() -> Vec<String> {
    let game = BlackRose::prepare(&classic_setup(2), &ALL).expect("a sound setup");
    game.content.rooms.iter().map(|room| room.id.to_string()).collect()
}

fn with_room(old: &str, new: &str) -> Vec<String> {
    rooms().into_iter().map(|room| if room == old { new.to_owned() } else { room }).collect()
}

#[test]
fn two_to_four_players() {
    for players in [0, 1, 5, 6] {
        let reason = format!("classic has 2 to 4 players, not {players}");
        is(refusal(|setup| setup.players = players), &reason, "CLA-1101");
    }
    for players in 2..=4 {
        assert!(BlackRose::prepare(&classic_setup(players), &ALL).is_ok());
    }
}

#[test]
fn no_avatar_plays() {
    for level in [Level::Apprentice, Level::Master] {
        is(refusal(|setup| setup.avatar = Some(level)), "classic has no Avatar", "CLA-1100");
    }
}

#[test]
fn options_of_other_editions_are_refused_by_name() {
    let rebirth = |option: &str| {
        let mut setup = Setup { game: "rebirth".into(), schools: Vec::new(), ..Setup::default() };
        set(&mut setup, option);
        refused(&setup, &ALL)
    };
    let duel = |option: &str| {
        let mut setup = Setup::default();
        set(&mut setup, option);
        refused(&setup, &ALL)
    };
    let said = [
        ("crown-by-phase", "has no rules for playing in the name of the Crown", "CLA-1000"),
        ("excess-damage", "has no rules for Excess damage", "CLA-1010"),
        ("excess-instability", "has no rules for Excess Instability", "CLA-1020"),
        ("extra-rounds", "has no rules for extra rounds", "CLA-1030"),
    ];
    for (option, reason, clause) in said {
        assert!(OPTIONS.contains(&option));
        is(rebirth(option), &format!("rebirth {reason}"), clause);
        is(duel(option), &format!("duel {reason}"), clause);
        let mut own = classic_setup(3);
        set(&mut own, option);
        assert!(BlackRose::prepare(&own, &ALL).is_ok(), "{option}");
    }
    is(refusal(|setup| setup.steady_crown = true), "classic has no rules for a Steady Crown", "REB-800");
    is(
        refusal(|setup| setup.summoners_crown = true),
        "classic has no rules for the Crown of the Summoner",
        "REB-802",
    );
    let no_sides = "classic has decks of Events and Quests, and no sides to choose";
    is(refusal(|setup| setup.event_side = Some("a".into())), no_sides, "CLA-155");
    is(refusal(|setup| setup.quest_sides = vec![Some("b".into())]), no_sides, "CLA-155");
}

fn set(setup: &mut Setup, option: &str) {
    let switch = SWITCHES.iter().find(|switch| switch.name == option).expect("an option");
    *(switch.at)(setup) = !switch.usual;
}

/// Every switch of the family is one that Classic has or refuses, with its clause.
#[test]
fn every_switch_is_taken_or_refused() {
    let mut taken = Vec::new();
    for switch in SWITCHES {
        let mut setup = classic_setup(4);
        set(&mut setup, switch.name);
        match BlackRose::prepare(&setup, &ALL) {
            Ok(game) => {
                taken.push(switch.name);
                assert_eq!(*(switch.at)(&mut game.options.clone()), !switch.usual, "{}", switch.name);
            }
            Err(error) => assert_eq!(error.clause, Some(switch.clause), "{}", error.reason),
        }
    }
    assert_eq!(taken[0], "fixed-rooms");
    assert_eq!(taken[1..], OPTIONS);
}

#[test]
fn rooms_that_lie_destroyed_at_first_cannot_lie_in_this_lodge() {
    let (reason, clause) = refusal(|setup| setup.rooms = with_room("classic-garden", "garden"));
    assert_eq!(
        (reason.as_str(), clause),
        ("the Room \"garden\" cannot lie in the Lodge of classic", Some("CLA-100"))
    );
    for pack in ["duel", "rebirth"] {
        let (reason, clause) = refusal(|setup| setup.room_packs = owned(&[pack]));
        assert!(reason.ends_with("cannot lie in the Lodge of classic"), "{pack}: {reason}");
        assert_eq!(clause, Some("CLA-100"));
    }
    // And the other way round.
    let rebirth = Setup {
        game: "rebirth".into(),
        schools: Vec::new(),
        rooms: owned(&["classic-garden"]),
        ..Setup::default()
    };
    let (reason, clause) = refused(&rebirth, &ALL);
    assert_eq!(reason, "the Room \"classic-garden\" cannot lie in the Lodge of rebirth");
    assert_eq!(clause, Some("REB-100"));
}

#[test]
fn a_lodge_has_nineteen_different_rooms_with_one_throne() {
    let few = refusal(|setup| setup.rooms = rooms()[..18].to_vec());
    is(few, "this Lodge has 19 Rooms, not 18", "CLA-100");
    let twice = refusal(|setup| setup.rooms = with_room("classic-garden", "classic-forge"));
    is(twice, "the Room classic-forge is listed twice", "CLA-106");
    let elsewhere = refusal(|setup| {
        setup.rooms = rooms();
        setup.rooms.swap(0, 5);
    });
    is(elsewhere, "a Black Rose Room must be in the centre, not classic-sanctuary", "CLA-100");
    let (reason, clause) = refusal(|setup| setup.rooms = with_room("classic-garden", "wine-cellar"));
    assert!(reason.contains("\"wine-cellar\"") && clause == Some("CLA-100"), "{reason} {clause:?}");
}

#[test]
fn seats_mages_grimoires_and_moons_are_possible_ones() {
    is(refusal(|setup| setup.first = Some(2)), "there is no seat 2", "CLA-158");
    let taken = refusal(|setup| setup.seats = vec![Some("nero".into()), Some("nero".into())]);
    is(taken, "the Mage \"nero\" is taken or does not exist", "CLA-159");
    let colour = refusal(|setup| setup.colours = vec![None, Some(2)]);
    is(colour, "colour 2 is taken or does not exist: use 0 to 1", "CLA-160");
    let game = BlackRose::prepare(&classic_setup(2), &ALL).expect("a sound setup");
    let [one, other] = [0, 1].map(|i| Some(game.content.grimoires[i].id.to_string()));
    let reason = format!(
        "the Grimoire \"{}\" or its School is taken, or does not exist",
        other.as_deref().unwrap_or_default()
    );
    is(refusal(|setup| setup.grimoires = vec![one, other]), &reason, "CLA-163");
    let reason = "the Moon Cubes stand one after another, not at 18, 6 and 30";
    is(refusal(|setup| setup.moons = Some([18, 6, 30])), reason, "CLA-206");
    let (reason, clause) = refusal(|setup| setup.schools = owned(&["destruction", "geometry"]));
    assert!(reason.starts_with("there is no School \"geometry\""), "{reason}");
    assert_eq!(clause, Some("CLA-167"));
}

/// So many Quests, Spells or Evocations more than the box has.
fn with_more(n: usize, card: impl Fn(usize) -> String) -> (String, Option<&'static str>) {
    let cards = (0..n).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "{}", card(i));
        text
    });
    refused(&classic_setup(2), &with(&cards))
}

/// `this match has N cards; it can hold at most MOST`: both numbers, and the second is the limit.
fn too_many(refusal: (String, Option<&'static str>), what: &str, most: usize) {
    let reason = refusal.0;
    let there = reason.strip_prefix("this match has ").and_then(|rest| rest.split(' ').next());
    let there: usize = there.and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{reason}"));
    assert_eq!(reason, format!("this match has {there} {what}; it can hold at most {most}"));
    assert!(there > most, "{reason}");
}

#[test]
fn more_than_the_engine_holds_is_refused_with_both_numbers() {
    let name = |i: usize| format!("name = {{ en = \"Number {i}\" }}");
    let quests = with_more(blackrose::limits::DECK_QUESTS, |i| {
        format!(
            "[[quest]]\nid = \"q{i}\"\n{}\nmoon = 1\npoints = 1\nroom = \"Garden\"\ntext = 'Gain 1 PP.'",
            name(i)
        )
    });
    too_many(quests, "Quests", blackrose::limits::DECK_QUESTS);
    let kinds = with_more(24, |i| {
        format!(
            "[[evocation]]\nid = \"e{i}\"\n{}\narchetypes = [\"undead\"]\nhealth = 1\nstrength = 1\nspeed = 1\ncopies = 1",
            name(i)
        )
    });
    too_many(kinds, "kinds of Evocations", blackrose::limits::KINDS);
    let spells = with_more(120, |i| {
        format!(
            "[[spell]]\nid = \"s{i}\"\n{}\nschool = \"destruction\"\ncopies = 3\nlight = {{ type = \"combat\", element = \
             \"fire\", target = \"model 0\", text = 'Inflict 1.' }}",
            name(i)
        )
    });
    too_many(spells, "cards", blackrose::limits::CARDS);
}
