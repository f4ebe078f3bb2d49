//! Laws over the course of whole games, told by their events: every Mage studies in every Round, and the points of
//! each side are those it was told to gain and lose.

use blackrose::cubes::Party;
use blackrose::events::Event;
use blackrose::setup::Level;
use blackrose::state::Phase;
use blackrose::{BlackRose, Setup, State};
use bots::{Bot, BotSpec, Seen};
use games::AnySetup;
use kernel::small::Nth;
use kernel::{Game, Log, Seed, Told};
use std::collections::BTreeMap;
use std::sync::Arc;

fn rebirth(players: usize, avatar: Option<Level>) -> Arc<BlackRose> {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let setup = games::default_setup("rebirth").and_then(AnySetup::black_rose).expect("Rebirth");
    let setup = AnySetup::BlackRose(Setup { players, avatar, ..setup });
    games::prepare(&setup, &packs).expect("a sound setup").black_rose().expect("a game of the Black Rose")
}

/// What has been told so far.
#[derive(Default)]
struct Course {
    points: BTreeMap<String, i32>,
    studying: bool,
    /// Who has looked at Spells of the Library in this Study Phase.
    looked: Vec<String>,
    /// Studies seen.
    studies: usize,
}

impl Course {
    fn hear(&mut self, event: &Event, seats: usize) {
        match event {
            Event::Gained { party, n, .. } => {
                *self.points.entry(party.to_string()).or_default() += i32::from(*n)
            }
            Event::Lost { party, n, .. } => {
                *self.points.entry(party.to_string()).or_default() -= i32::from(*n)
            }
            Event::PhaseBegins { phase } => {
                if self.studying {
                    self.looked.sort();
                    self.looked.dedup();
                    assert_eq!(self.looked.len(), seats, "only these studied: {:?}", self.looked);
                    self.studies += seats;
                }
                self.studying = *phase == Phase::Study;
                self.looked.clear();
            }
            Event::Looks { mage, from: "library", .. } if self.studying => self.looked.push(mage.to_string()),
            _ => {}
        }
    }

    fn agrees(&self, game: &BlackRose, state: &State) {
        for (party, power) in state.power.iter().enumerate() {
            let id = game.party_id(state, Party::at(Nth::new(party)));
            let told = self.points.get(id.as_str()).copied().unwrap_or(0);
            assert_eq!(told, i32::from(*power), "the points of {id}");
        }
    }
}

/// Plays a whole game and holds it to its laws; how many studied.
fn follow(game: &Arc<BlackRose>, bot: &str, seed: u64) -> usize {
    let spec = BotSpec::parse(bot).expect("a bot");
    let seats = game.seats();
    let mut bots: Vec<Box<dyn Bot<BlackRose>>> =
        (0..seats as u64).map(|seat| spec.build(Seed::from_number(seed * 8 + seat))).collect();
    let mut state = game.start(Seed::from_number(seed));
    let (mut course, mut choices, mut told) = (Course::default(), Vec::new(), Vec::<Told<Event>>::new());
    while let Some(seat) = game.deciding(&state).iter().next() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let choice = bots[seat.index()].choose(&Seen::new(&**game, &state, seat, &choices));
        told.clear();
        game.choose(&mut state, seat, choice, &mut Log::into(&mut told)).expect("offered");
        told.iter().for_each(|told| course.hear(&told.event, seats));
    }
    course.agrees(game, &state);
    course.studies
}

fn law(players: usize, avatar: Option<Level>, bot: &str, games: u64) {
    let game = rebirth(players, avatar);
    let studies: usize = (0..games).map(|seed| follow(&game, bot, seed)).sum();
    assert!(studies > 4 * players * games as usize, "{studies} studies in {games} games");
}

// rules: REB-352, REB-351
#[test]
fn every_mage_studies_in_every_round() {
    law(3, None, "random", 60);
    law(2, Some(Level::Master), "random", 20);
    law(3, None, "greedy", 1);
}

#[test]
#[ignore = "long: make soak"]
fn every_mage_studies_in_ten_thousand_games() {
    law(3, None, "random", 10_000);
    law(3, None, "greedy", 500);
}
