//! Random games meet everything that the laws are to be tried by: floors for what happens and what is asked.

mod common;

use blackrose::setup::Level;
use blackrose::state::Slot;
use blackrose::{BlackRose, Choice, Setup};
use kernel::{Game, Log, Seed, Stream};
use std::collections::BTreeMap;

/// How often things happened, were asked and were answered in random games.
fn met(game: &BlackRose, games: u64) -> BTreeMap<String, usize> {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    let mut note = |what: String| *met.entry(what).or_default() += 1;
    for seed in 0..games {
        let mut state = game.start(Seed::from_number(seed));
        let mut stream = Stream::new(Seed::from_number(seed));
        let mut told = Vec::new();
        while let Some(seat) = game.deciding(&state).iter().next() {
            let mut choices = Vec::new();
            game.choices(&state, seat, &mut choices);
            let question = state.ask.question;
            if choices.len() > 1 {
                note(format!("asked {question:?}"));
            }
            let choice = choices[stream.below(choices.len() as u32) as usize];
            if let Choice::Slot(slot) = choice
                && state.mages[seat.index()].slots[slot as usize] == Slot::Active
            {
                note("a Trap or Protection answered".into());
            }
            told.clear();
            game.choose(&mut state, seat, choice, &mut Log::into(&mut told)).expect("offered");
            for told in &told {
                let event = serde_json::to_value(&told.event).expect("an event");
                let what = event["what"].as_str().expect("a name").to_owned();
                if what == "nothing" {
                    note(format!("nothing {}", event["why"].as_str().expect("a reason")));
                }
                note(what);
            }
        }
    }
    met
}

/// Each of these was met at least so often.
fn assert_met(met: &BTreeMap<String, usize>, floors: &[(&str, usize)]) {
    let short: Vec<String> = floors
        .iter()
        .map(|(what, least)| (what, least, met.get(*what).copied().unwrap_or(0)))
        .filter(|(_, least, n)| n < least)
        .map(|(what, least, n)| format!("{what}: {n} instead of {least}"))
        .collect();
    assert!(short.is_empty(), "{short:?} among {met:?}");
}

#[test]
fn random_duels_meet_what_the_rules_speak_of() {
    let met = met(&common::duel(&Setup::default()), 150);
    assert_met(
        &met,
        &[
            ("mage-defeated", 8),
            ("evocation-defeated", 50),
            ("quest-solved", 70),
            ("asked Declare", 130),
            ("asked ShareDamage", 70),
            ("asked ShareInstability", 8),
            ("asked Convert", 120),
            ("asked Evocation", 80),
            ("asked HandLimit", 110),
            ("triggered", 90),
            ("persistent-begins", 150),
            ("room-rebuilt", 25),
            ("room-track", 450),
            ("bonus", 45),
            ("instability-removed", 45),
            ("left-the-game", 55),
            ("nothing no-cube", 10),
            ("nothing no-free-model", 10),
            ("nothing shielded", 4),
        ],
    );
}

#[test]
fn random_games_of_rebirth_meet_what_the_rules_speak_of() {
    let mut all: BTreeMap<String, usize> = BTreeMap::new();
    let people = (2..=4).map(common::rebirth);
    let levels = [(1, Level::Apprentice), (2, Level::Master), (3, Level::Apprentice)];
    let avatars = levels.map(|(players, level)| common::with_avatar(players, level));
    for game in people.chain(avatars) {
        for (what, n) in met(&game, 40) {
            *all.entry(what).or_default() += n;
        }
    }
    assert_met(
        &all,
        &[
            // Defeats, answers and what they are answers to.
            ("mage-defeated", 130),
            ("trophy", 130),
            ("evocation-defeated", 170),
            ("asked Answer", 130),
            ("a Trap or Protection answered", 60),
            ("returned", 130),
            ("ignored", 20),
            ("asked Ignore", 6),
            ("asked MayTrigger", 20),
            ("asked Order", 5),
            ("triggered", 450),
            ("persistent-begins", 150),
            // Too few cubes, bases, figures and cards.
            ("nothing no-cube", 130),
            ("asked ShareDamage", 15),
            ("asked ShareInstability", 1),
            ("asked MakeRoom", 25),
            ("nothing no-jinx", 50),
            ("nothing no-slot", 60),
            ("asked HandLimit", 100),
            ("asked QuestLimit", 12),
            // Damage and Instability that go elsewhere.
            ("asked Redirect", 130),
            ("redirected", 60),
            ("converted", 55),
            ("healed", 200),
            ("room-rebuilt", 70),
            ("asked RebuildOrder", 5),
            // Evocations, Upgrades and Jinxes.
            ("asked Evocation", 300),
            ("evocation-activates", 1_700),
            ("upgrade-assigned", 80),
            ("jinx-assigned", 95),
            ("jinx-cube", 140),
            ("jinx-discarded", 45),
            // Quests and Events.
            ("quest-completed", 45),
            ("quest-used", 45),
            ("quest-solved", 110),
            ("event-discarded", 280),
            ("given", 2),
            // The Round, the Crown and the Moons.
            ("crown-passes", 220),
            ("moon-changes", 400),
            ("end-nears", 200),
            ("looks", 1_400),
            // The Avatar.
            ("command-revealed", 1_000),
            ("command-plus", 95),
            ("commands-return", 290),
            ("reason", 2_300),
        ],
    );
}

#[test]
fn random_games_of_classic_meet_what_the_rules_speak_of() {
    let mut all: BTreeMap<String, usize> = BTreeMap::new();
    let plain = (2..=4).map(common::classic);
    let options = common::OPTIONS.map(|option| common::classic_with(3, option));
    for game in plain.chain(options) {
        for (what, n) in met(&game, 40) {
            *all.entry(what).or_default() += n;
        }
    }
    assert_met(
        &all,
        &[
            // Quests: given up, above the limit, named with a Room, looked at, completed.
            ("asked GiveUpQuest", 800),
            ("asked QuestLimit", 6),
            ("asked KeepQuest", 30),
            ("quest-discarded", 800),
            ("quest-completed", 25),
            ("quest-returned", 40),
            // Rooms: activated, used, full, fallen.
            ("room-activated", 800),
            ("token-used", 800),
            ("room-ruined", 18),
            ("nothing no-slot", 20),
            ("nothing used-token", 6),
            // Traps and Protections, and what they do.
            ("asked Answer", 45),
            ("a Trap or Protection answered", 25),
            ("cancelled", 6),
            ("ignored", 4),
            ("asked ReturnActive", 20),
            ("returned", 9),
            // Elements, the symbol, Spells from the hand.
            ("asked Element", 85),
            ("asked Vortex", 80),
            ("asked CastHand", 5),
            ("asked Replace", 14),
            // Hands, the Library and its open piles.
            ("asked HandLimit", 55),
            ("asked Thin", 160),
            ("asked LayBack", 140),
            ("asked TakeDiscards", 24),
            ("left-the-game", 5),
            // Damage, defeats, Evocations.
            ("mage-defeated", 10),
            ("trophy", 10),
            ("to-cell", 30),
            ("evocation-defeated", 50),
            ("asked MakeRoom", 15),
            ("asked Convert", 55),
            ("converted", 120),
            ("healed", 100),
            // Events, the Crown and the Moons.
            ("event-discarded", 140),
            ("asked DiscardEvent", 2),
            ("crown-passes", 150),
            ("moon-changes", 200),
        ],
    );
}
