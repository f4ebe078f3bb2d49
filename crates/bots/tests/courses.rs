//! Laws over the course of whole games, told by their events: every Mage studies in every Round, and the points of
//! each side are those it was told to gain and lose. In Classic also: hands, Quests, tokens, the Crown, the Moon, what the
//! Black Rose is paid for, and that no limit of the engine is near.

use blackrose::cards::Zone;
use blackrose::content::build::Printed;
use blackrose::content::printed::When;
use blackrose::cubes::Party;
use blackrose::engine::ask::Question;
use blackrose::events::Event;
use blackrose::setup::Level;
use blackrose::state::Phase;
use blackrose::{BlackRose, Setup, State};
use bots::{Bot, BotSpec, Seen};
use games::AnySetup;
use kernel::small::Nth;
use kernel::{Game, Log, Seat, Seed, Told};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

fn rebirth(players: usize, avatar: Option<Level>) -> Arc<BlackRose> {
    prepared("rebirth", |setup| Setup { players, avatar, ..setup })
}

fn prepared(game: &str, change: impl FnOnce(Setup) -> Setup) -> Arc<BlackRose> {
    let packs = games::packs::load(&[]).expect("the packs of the program");
    let setup = games::default_setup(game).and_then(AnySetup::black_rose).expect("a game of the Black Rose");
    let setup = AnySetup::BlackRose(change(setup));
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

/// Plays a whole game and holds it to its laws; how many studied. `see` gets each state with what was told before it.
fn follow(
    game: &Arc<BlackRose>,
    bot: &str,
    seed: u64,
    mut see: impl FnMut(&State, &State, &[Told<Event>]),
) -> usize {
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
        let before = state.clone();
        game.choose(&mut state, seat, choice, &mut Log::into(&mut told)).expect("offered");
        told.iter().for_each(|told| course.hear(&told.event, seats));
        see(&before, &state, &told);
    }
    course.agrees(game, &state);
    course.studies
}

fn law(players: usize, avatar: Option<Level>, bot: &str, games: u64) {
    let game = rebirth(players, avatar);
    let studies: usize = (0..games).map(|seed| follow(&game, bot, seed, |_, _, _| ())).sum();
    assert!(studies >= 4 * players * games as usize, "{studies} studies in {games} games");
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

/// What a whole game of Classic has to keep to.
struct Ruin<'a> {
    game: &'a BlackRose,
    /// Game and seed, for whoever reads of a fault.
    at: String,
    step: usize,
    /// The tokens of ruined Rooms, by what was told.
    tokens: BTreeMap<String, String>,
    moon: u8,
    /// What the Black Rose is told to have gained, by the reason, and what she should have for Events and Quests.
    rose: BTreeMap<String, u32>,
    events: u32,
    quests: u32,
    /// The most that a choice used of the engine's frames, and of any of its limits in per cent.
    deepest: usize,
    strained: usize,
}

/// What the games had to say to the laws.
#[derive(Debug, Default)]
struct Said {
    ruins: usize,
    discarded: u32,
    defeats: u32,
    effects: u32,
    moons: usize,
    deepest: usize,
    strained: usize,
    rounds: usize,
}

impl Ruin<'_> {
    fn active(&self, s: &State, seat: Seat) -> BTreeSet<String> {
        let quest = |card| match self.game.content.printed(s.cards.face(card)) {
            Printed::Quest(quest) => self.game.content.quests[quest].id.to_string(),
            _ => panic!("{}: another card lies among the Quests", self.at),
        };
        s.cards.in_zone(Zone::Active(seat)).map(quest).collect()
    }

    fn see(&mut self, before: &State, s: &State, told: &[Told<Event>]) {
        self.step += 1;
        self.hear(before, told);
        let (game, at) = (self.game, format!("{}, after {} choices", self.at, self.step));
        // CLA-301, CLA-302, CLA-357: whoever is not asked has no more than the limits allow. Several who have too many
        // discard one after the other.
        let limiting = matches!(s.ask.question, Question::QuestLimit | Question::HandLimit);
        for seat in Seat::all(game.seats).filter(|seat| !limiting && !s.ask.waiting.contains(*seat)) {
            if let Some(mage) = game.mage_card(s, seat) {
                let quests = s.cards.count(Zone::Active(seat));
                assert!(
                    quests <= usize::from(mage.quest_limit),
                    "{at}: {} has {quests} Active Quests",
                    mage.id
                );
                let hand = s.cards.count(Zone::Hand(seat));
                assert!(hand <= game.hand(s, seat), "{at}: {} holds {hand} Spells", mage.id);
            }
        }
        // CLA-054, CLA-567: each ruined Room's token has one owner, and the other Rooms stand.
        let rooms = &s.rooms[..game.shape.rooms()];
        let taken: Vec<&blackrose::state::Room> = rooms.iter().filter(|room| room.taken.is_some()).collect();
        assert!(taken.iter().all(|room| room.turned), "{at}: a token was taken from a Room that stands");
        let standing = rooms.iter().filter(|room| !room.turned).count();
        assert_eq!(standing + taken.len(), 19, "{at}: standing Rooms and tokens taken");
        assert_eq!(taken.len(), self.tokens.len(), "{at}: tokens as they were told");
        for room in taken {
            let id = &game.content.rooms[room.tile].id;
            let owner = room.taken.map(|party| game.party_id(s, party));
            assert_eq!(self.tokens.get(id.as_str()).map(String::as_str), owner.as_deref(), "{at}: {id}");
            assert!(room.counts().iter().all(|n| *n == 0), "{at}: cubes lie in the ruins of {id}");
        }
        // CLA-052, CLA-209: one Crown, and the Moon never goes back.
        assert!(s.crown.index() < game.seats && s.first.index() < game.seats, "{at}: the Crown");
        assert!(s.moon >= self.moon, "{at}: the Moon went back");
        self.moon = s.moon;
        // Secrets of Quests are about Quests that are there.
        for seat in Seat::all(game.seats) {
            let mage = &s.mages[seat.index()];
            let settled =
                matches!(s.ask.question, Question::Action | Question::Prepare | Question::GiveUpQuest);
            assert!(!settled || mage.naming.is_none(), "{at}: a Quest is named, and no Room is activated");
            // CLA-603: an Element is named for what lies open.
            for (slot, named) in mage.slots.iter().zip(mage.named) {
                let open = *slot == blackrose::state::Slot::Revealed;
                assert!(named.is_none() || open, "{at}: an Element is named for a Spell that is {slot:?}");
            }
        }
        game.strain(s, &mut |strain| {
            assert!(strain.used < strain.most, "{at}: {} of {} {}", strain.used, strain.most, strain.what);
            self.strained = self.strained.max(100 * strain.used / strain.most);
            if strain.what == "effects" {
                self.deepest = self.deepest.max(strain.used);
            }
        });
    }

    fn hear(&mut self, before: &State, told: &[Told<Event>]) {
        let content = &self.game.content;
        let mut active: BTreeSet<String> =
            Seat::all(self.game.seats).flat_map(|seat| self.active(before, seat)).collect();
        let event = |id: &str| {
            let found = content.events.iter().find(|event| event.id == id);
            found.unwrap_or_else(|| panic!("there is no Event {id}"))
        };
        let mut coming = told.iter().map(|told| &told.event).peekable();
        while let Some(told) = coming.next() {
            match told {
                Event::LimitReached { limit } => panic!("{}: the limit of {limit} is reached", self.at),
                Event::RoomRuined { room, taker } => {
                    let old = self.tokens.insert(room.to_string(), taker.to_string());
                    assert_eq!(old, None, "{}: {room} falls twice", self.at);
                }
                Event::EventRevealed { event: id, .. } => {
                    let card = event(id);
                    self.events += u32::from(card.reveal);
                    if card.when == Some(When::Instant) {
                        self.events += u32::from(card.discard);
                    }
                }
                Event::EventDiscarded { event: id } => {
                    let points = event(id).discard;
                    // What a Mage gains of it, by a card that says so, is half of it; the other half is hers.
                    let half = (points / 2).max(1);
                    let shared = coming.peek().is_some_and(|next| {
                        matches!(next, Event::Gained { party, n, .. } if party != "rose" && *n == half)
                    });
                    self.events += u32::from(if shared { half } else { points });
                }
                Event::QuestDrawn { quest: Some(id), .. } => {
                    active.insert(id.to_string());
                }
                // Told twice, to its Mage with the name.
                Event::QuestDiscarded { quest: Some(id), .. } if active.remove(id.as_str()) => {
                    let quest = content.quests.iter().find(|quest| quest.id == *id).expect("a Quest");
                    self.quests += u32::from(quest.moon) + 1;
                }
                Event::Gained { party, n, why } if party == "rose" => {
                    *self.rose.entry(why.to_string()).or_default() += u32::from(*n);
                }
                _ => {}
            }
        }
    }

    /// CLA-252, CLA-254, CLA-258, CLA-303: she has what Events, discarded Quests, defeats and cards have paid.
    fn ends(&self, s: &State, said: &mut Said) {
        let paid = |why: &str| self.rose.get(why).copied().unwrap_or(0);
        assert_eq!(paid("event"), self.events, "{}: for Events", self.at);
        assert_eq!(paid("quest"), self.quests, "{}: for discarded Quests", self.at);
        let content = &self.game.content;
        let of_rules = ["event", "quest", "defeat"];
        for why in self.rose.keys().filter(|why| !of_rules.contains(&why.as_str())) {
            let card = content.spells.iter().any(|card| card.id == **why)
                || content.quests.iter().any(|card| card.id == **why)
                || content.events.iter().any(|card| card.id == **why)
                || content.rooms.iter().any(|card| card.id == **why)
                || content.evocations.iter().any(|card| card.id == **why);
            assert!(card, "{}: the Black Rose was paid for {why}", self.at);
        }
        said.ruins += self.tokens.len();
        said.discarded += self.quests;
        said.defeats += paid("defeat");
        said.effects += self
            .rose
            .iter()
            .filter(|(why, _)| !of_rules.contains(&why.as_str()))
            .map(|(_, n)| n)
            .sum::<u32>();
        said.moons += usize::from(s.moon);
        said.deepest = said.deepest.max(self.deepest);
        said.strained = said.strained.max(self.strained);
        said.rounds += usize::from(s.round);
    }
}

fn ruin(game: &Arc<BlackRose>, bot: &str, seeds: std::ops::Range<u64>) -> Said {
    let mut said = Said::default();
    let games = seeds.end - seeds.start;
    let mut studies = 0;
    for seed in seeds {
        let mut ruin = Ruin {
            game,
            at: format!("classic for {}, {bot}, seed {seed}", game.seats),
            step: 0,
            tokens: BTreeMap::new(),
            moon: 0,
            rose: BTreeMap::new(),
            events: 0,
            quests: 0,
            deepest: 0,
            strained: 0,
        };
        let mut last = None;
        studies += follow(game, bot, seed, |before, state, told| {
            ruin.see(before, state, told);
            if state.over {
                last = Some(state.clone());
            }
        });
        ruin.ends(&last.expect("an end"), &mut said);
    }
    println!("{} players, {bot}, {games} games, {studies} studies: {said:?}", game.seats);
    assert!(studies > 3 * game.seats * games as usize, "{studies} studies in {games} games");
    assert!(said.strained < 70, "{said:?}");
    said
}

fn classic(players: usize) -> Arc<BlackRose> {
    prepared("classic", |setup| Setup { players, ..setup })
}

// rules: CLA-351, CLA-209, CLA-254, CLA-303
#[test]
fn games_of_classic_keep_to_their_laws() {
    for players in 2..=4 {
        let said = ruin(&classic(players), "random", 0..30);
        assert!(said.ruins > 0 && said.discarded > 0 && said.moons > 0, "{said:?}");
    }
    ruin(&classic(3), "greedy", 0..1);
}

#[test]
fn games_of_classic_with_its_options_keep_to_their_laws() {
    ruin(&prepared("classic", |setup| Setup { players: 3, crown_by_phase: true, ..setup }), "random", 0..6);
    ruin(&prepared("classic", |setup| Setup { players: 4, excess_damage: true, ..setup }), "random", 0..6);
    ruin(
        &prepared("classic", |setup| Setup { players: 2, excess_instability: true, ..setup }),
        "random",
        0..6,
    );
}

#[test]
#[ignore = "long: make soak"]
fn two_thousand_games_of_classic_for_each_number_of_players_keep_to_their_laws() {
    for players in 2..=4 {
        ruin(&classic(players), "random", 100..2_100);
        ruin(&classic(players), "greedy", 0..20);
    }
}
