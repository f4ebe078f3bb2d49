//! The rules of one match, as the kernel knows a game.

use crate::cards::{Cards, Zone};
use crate::content::build::{self as printed, Quest};
use crate::content::{Content, Packs};
use crate::cubes::{Cubes, Parties, Party};
use crate::editions::{EDITIONS, Edition, Ties};
use crate::engine::ask::{Ask, Choice, Question};
use crate::engine::rules::Lists;
use crate::engine::run::Run;
use crate::events::Event;
use crate::language::program::{Models, Op, Standing, Stat};
use crate::limits::*;
use crate::lodge::{Shape, Space};
use crate::position::Position;
use crate::setup::{Resolved, Setup};
use crate::state::*;
use crate::view::View;
use arrayvec::ArrayVec;
use kernel::canon::Manner;
use kernel::small::{Nth, count};
use kernel::{
    About, Chance, Game, Log, Message, Name, Offered, Outcome, PositionError, Prompt, Rejected, Seat, Seats,
    Seed, SetupError, Strain, Version, Viewer,
};

/// What chance is for.
pub mod purpose {
    use kernel::{Purpose, Seat};
    /// The first Crown Holder.
    pub const CROWN: Purpose = Purpose(0);
    /// The Rooms of the ring.
    pub const ROOMS: Purpose = Purpose(1);
    /// The side of the Event card.
    pub const EVENT: Purpose = Purpose(2);
    /// The sides of the Quest cards.
    pub const QUESTS: Purpose = Purpose(3);
    /// The Library.
    pub const LIBRARY: Purpose = Purpose(4);
    /// The Forgotten deck.
    pub const FORGOTTEN: Purpose = Purpose(5);
    /// A random card of the Memories.
    pub const MEMORIES: Purpose = Purpose(6);
    /// The places of the Cells.
    pub const CELLS: Purpose = Purpose(7);
    /// A Mage's Grimoire.
    pub fn grimoire(seat: Seat) -> Purpose {
        Purpose(8 + seat.0)
    }
}

/// The rules of one match of the family.
#[derive(Clone)]
pub struct BlackRose {
    /// The edition.
    pub edition: &'static Edition,
    /// The setup as it was given.
    pub options: Setup,
    /// The setup with names resolved.
    pub setup: Resolved,
    /// How many players.
    pub seats: usize,
    /// How many Mages: the players', and the Avatar.
    pub mages: usize,
    /// The Model of the Avatar, if one plays: the one behind the last seat.
    pub avatar: Option<Nth<Model>>,
    /// The Lodge.
    pub shape: Shape,
    /// The cards.
    pub content: Content,
    /// All programs.
    pub code: Vec<Op>,
    /// All standing abilities.
    pub abilities: Vec<Standing>,
    /// Where the rules' own programs begin.
    pub lists: Lists,
    /// The Quests in play for each choice of card sides.
    quests_by_sides: [Vec<Nth<Quest>>; 4],
    hash: [u8; 32],
}

impl BlackRose {
    /// Prepares a match, or says why it cannot be played.
    pub fn prepare(setup: &Setup, packs: &Packs) -> Result<BlackRose, SetupError> {
        let Some(edition) = EDITIONS.into_iter().find(|edition| edition.id == setup.game) else {
            return Err(SetupError {
                reason: format!("there is no game \"{}\" in this family", setup.game),
                clause: None,
            });
        };
        let packs = packs.known_in(edition.boxes).map_err(|errors| SetupError {
            reason: errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            clause: None,
        })?;
        let packs = &*packs;
        let selection = setup.selection(edition, packs)?;
        let mut code = Vec::new();
        let lists = Lists::write(&mut code, edition);
        let (content, code, abilities) = Content::build(packs, &selection, edition, code)?;
        if content.grimoires.len() < setup.players {
            let reason = format!(
                "{} players need as many starting Grimoires; the School has {}",
                setup.players,
                content.grimoires.len()
            );
            return Err(SetupError { reason, clause: Some(edition.cites.grimoire) });
        }
        let resolved = setup.resolve(edition, &content)?;
        let hash = content.sheet(packs).hash();
        let quests_by_sides = std::array::from_fn(|sides| {
            let up = |q: &Quest| (sides >> ((q.card.saturating_sub(1)) % 2)) & 1 == usize::from(q.side);
            let on_a_card = |q: &Quest| q.card > 0;
            Nth::all(content.quests.len())
                .filter(|i| on_a_card(&content.quests[*i]) && up(&content.quests[*i]))
                .collect()
        });
        Ok(BlackRose {
            quests_by_sides,
            edition,
            options: setup.clone(),
            setup: resolved,
            seats: setup.players,
            mages: setup.mages(),
            avatar: setup.avatar.map(|_| Nth::new(setup.players)),
            shape: (edition.shape)(setup.mages()),
            content,
            code,
            abilities,
            lists,
            hash,
        })
    }

    /// The same match with other Mages, Grimoires, colours and another first Crown Holder, of those that are there.
    pub fn seated(&self, setup: &Setup) -> Result<BlackRose, SetupError> {
        let resolved = setup.resolve(self.edition, &self.content)?;
        Ok(BlackRose { options: setup.clone(), setup: resolved, ..self.clone() })
    }

    /// A state with everything in the supply and nothing running.
    pub fn blank(&self, seed: Seed) -> State {
        let mut upgrades = [0; KINDS];
        let mut jinxes = [0; KINDS];
        let mut figures = [0; KINDS];
        figures[..self.content.figures.len()].copy_from_slice(&self.content.figures);
        for (i, card) in self.content.upgrades.iter().enumerate() {
            upgrades[i] = card.copies;
        }
        for (i, card) in self.content.jinxes.iter().enumerate() {
            jinxes[i] = card.copies;
        }
        // DUE-070: the track markers are cubes of the same supply.
        let mut supply = [0; PARTIES];
        for party in supply.iter_mut().take(self.seats) {
            *party = self.edition.cubes.0 - self.edition.markers.0;
        }
        supply[Party::ROSE.index()] = self.edition.cubes.1 - self.edition.markers.1;
        let room = |tile: usize| Room {
            tile: Nth::new(tile),
            turned: false,
            used: false,
            taken: None,
            cubes: Cubes::empty(),
            over: [0; PARTIES],
            guise: Guise::default(),
        };
        let mage = Mage {
            mage: None,
            colour: None,
            grimoire: None,
            physical_tokens: 0,
            slots: [Slot::Empty; 4],
            sides: [Side::Light; 4],
            making: Making::Nothing,
            thinned: false,
            jinxes: [Jinx::EMPTY; JINXES],
            fulfilled: 0,
            held: Few::default(),
            stale: Few::default(),
            naming: None,
            named: [None; 4],
            fixed: Default::default(),
            over: [0; PARTIES],
            tally: Tally::default(),
            bans: Bans::default(),
        };
        State {
            chance: Luck(Chance::new(seed)),
            stack: ArrayVec::new(),
            facts: ArrayVec::new(),
            pending: ArrayVec::new(),
            watchers: [None; WATCHERS],
            ask: Ask::NOTHING,
            plan: [0; MODELS],
            split: [0; MODELS],
            doomed: Models::EMPTY,
            falling: Models::EMPTY,
            watching: 0,
            answer: None,
            cards: Cards::none(),
            models: [Model::off(None); MODELS],
            summoned: Models::EMPTY,
            rooms: std::array::from_fn(room),
            mages: [mage; SEATS],
            supply,
            aside: Aside::default(),
            power: [0; PARTIES],
            trophies: [0; PARTIES],
            room_track: [0; PARTIES],
            event_side: 0,
            quest_sides: [0; 2],
            quests: [None; QUESTS],
            progress: Progress([0; DECK_QUESTS]),
            figures,
            upgrades,
            jinxes,
            trophy_tokens: [self.edition.trophies.tokens(); SEATS],
            commands: 0,
            cells: std::array::from_fn(count),
            round: 0,
            phase: Phase::Setup,
            moon: 0,
            moon_due: 0,
            grown: false,
            extra: Extra::default(),
            crown: Seat(0),
            first: Seat(0),
            ending: false,
            winner: Party::ROSE,
            turn: Turn::default(),
            barrier: 0,
            over: false,
            reached: Reached::default(),
        }
    }

    /// Resolves a state until something is asked or the game is over.
    pub fn advance(&self, s: &mut State, log: &mut Log<Event>) {
        Run { game: self, s, log }.run();
    }

    /// The Health value of a Model.
    pub fn health(&self, s: &State, model: Nth<Model>) -> usize {
        let chosen = !Model::is_mage(model) || s.mages[model.index()].mage.is_some();
        if self.content.health_varies && chosen {
            return usize::from(self.stat(s, model, Stat::Health)).min(ROW);
        }
        self.printed_health(s, model)
    }

    fn printed_health(&self, s: &State, model: Nth<Model>) -> usize {
        if Model::is_mage(model) {
            s.mages[model.index()].mage.map_or(ROW, |mage| usize::from(self.content.mages[mage].health))
        } else {
            self.evocation(s, model).map_or(ROW, |card| usize::from(card.health))
        }
    }

    /// The printed Strength or Speed of a Model.
    pub fn printed(&self, s: &State, model: Nth<Model>, stat: Stat) -> u8 {
        // A Mage who counts as an Evocation has its values.
        let values = if Model::is_mage(model) && !s.is_evocation(model) {
            s.mages[model.index()]
                .mage
                .map(|mage| &self.content.mages[mage])
                .map(|mage| (mage.strength, mage.speed))
        } else {
            self.evocation(s, model).map(|card| (card.strength, card.speed))
        };
        let (strength, speed) = values.unwrap_or_default();
        match stat {
            Stat::Strength => strength,
            Stat::Speed => speed,
            Stat::Health => count(self.printed_health(s, model)),
        }
    }

    /// The Hand value of a seat.
    pub fn hand(&self, s: &State, seat: Seat) -> usize {
        self.mage_card(s, seat).map_or(0, |mage| usize::from(mage.hand))
    }

    /// The card of a seat's Mage, once it is chosen.
    pub fn mage_card(&self, s: &State, seat: Seat) -> Option<&printed::Mage> {
        s.mages[seat.index()].mage.map(|mage| &self.content.mages[mage])
    }

    /// The card of an Evocation; a Mage has none.
    pub fn evocation(&self, s: &State, model: Nth<Model>) -> Option<&printed::Evocation> {
        s.models[model].kind.map(|kind| &self.content.evocations[kind])
    }

    /// Free Instability Slots of the Room on a space.
    pub fn free_slots(&self, s: &State, space: Space) -> usize {
        let room = &s.rooms[space];
        if room.turned { 0 } else { usize::from(self.content.rooms[room.tile].slots) - room.cubes.len() }
    }

    /// The Quests in play, numbered as in [`State::quests`].
    pub fn quests_in_play<'a>(&'a self, s: &State) -> impl Iterator<Item = (usize, &'a Quest)> + use<'a> {
        self.quest_cards(s).iter().map(|i| &self.content.quests[*i]).enumerate()
    }

    fn quest_cards(&self, s: &State) -> &[Nth<Quest>] {
        &self.quests_by_sides[usize::from(s.quest_sides[0] + 2 * s.quest_sides[1])]
    }

    /// The place of a Quest in play in the match's list.
    pub fn quest_index(&self, s: &State, quest: usize) -> Nth<Quest> {
        self.quest_cards(s)[quest]
    }

    /// The sides that may have won: those with most points, where the Black Rose does not win ties, after
    /// Solved Quests and Trophies (DUE-860 to DUE-862, REB-787 to REB-789).
    pub fn winners(&self, s: &State) -> Parties {
        let mut first = Parties::first(PARTIES);
        let mut best = |worth: &dyn Fn(Party) -> usize| {
            let most = first.iter().map(|p| worth(Party::at(p))).max().unwrap_or(0);
            first = first.filter(|p| worth(Party::at(p)) == most);
        };
        let playing = |p: Party| p.index() < self.seats || p == Party::ROSE;
        best(&|p| if playing(p) { usize::from(s.power[p.index()]) + 1 } else { 0 });
        let ties = self.edition.ending.ties;
        if ties != Ties::Rose {
            let solved = |p: Party| {
                let mage = self.mage_of(p).and_then(|mage| mage.seat(SEATS));
                mage.map_or(0, |mage| s.cards.count(Zone::Solved(mage)))
            };
            // CLA-959: a Mage who is level with the Black Rose wins.
            if ties == Ties::Crown {
                best(&|p| usize::from(p != Party::ROSE));
            }
            best(&solved);
            best(&|p| usize::from(s.trophies[p.index()]));
            // CLA-960: the Crown Holder would choose nobody else.
            if ties == Ties::Crown {
                best(&|p| usize::from(p == Party::from(s.crown)));
            }
        }
        first
    }

    /// The Mages with most points of all.
    pub fn leaders(&self, s: &State) -> Parties {
        let most = s.power.iter().copied().max().unwrap_or(0);
        let level = |p: &Party| s.power[p.index()] == most && p.index() < self.seats;
        Party::all().filter(level).map(Party::place).collect()
    }

    /// The Quests that the seat may hold back in this Round: those whose Task is no activation of a Room (CLA-318).
    pub fn may_hold(&self, s: &State, seat: Seat) -> QuestSet {
        if !self.edition.quests.at_once {
            return 0;
        }
        let held = &s.mages[seat.index()].held;
        s.cards.in_zone(Zone::Active(seat)).fold(0, |mask, card| {
            match self.content.printed(s.cards.face(card)) {
                printed::Printed::Quest(quest)
                    if self.content.quests[quest].room.is_none() && !held.has(quest) =>
                {
                    mask | 1 << quest.number()
                }
                _ => mask,
            }
        })
    }

    /// Has the seat nothing left to prepare?
    pub fn prepare_over(&self, s: &State, seat: Seat) -> bool {
        let mage = &s.mages[seat.index()];
        // Whoever has nothing to lay is still asked, if a Quest may be held back, as far as others know (CLA-318).
        let laid = mage.slots.iter().any(|slot| *slot != Slot::Empty);
        let holds = self.edition.quests.at_once && s.cards.count(Zone::Active(seat)) > 0;
        mage.making == Making::Card
            && (laid || !holds)
            && (mage.slots.iter().filter(|slot| **slot != Slot::Empty).count()
                >= self.edition.preparation.spells.1
                || s.cards.count(Zone::Hand(seat)) == 0)
    }
}

impl Game for BlackRose {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;
    type Position = Position;

    const MANNER: Manner = Manner {
        layout: &["resume", "seed", "turn.tried"],
        unordered: &["evocations", "seats.active", "seats.jinxes", "avatar.jinxes"],
    };

    fn id(&self) -> &str {
        self.edition.id
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn setup(&self) -> &Setup {
        &self.options
    }

    fn versions(&self) -> &'static [Version] {
        self.edition.versions
    }

    fn content_hash(&self) -> [u8; 32] {
        self.hash
    }

    fn start(&self, seed: Seed) -> State {
        let mut s = self.blank(seed);
        let chance = &mut s.chance.0;
        s.crown = self
            .setup
            .first
            .unwrap_or_else(|| Seat(0).after(chance.place(purpose::CROWN, self.seats), self.seats));
        s.first = s.crown;
        let mut ring: ArrayVec<Nth<printed::Room>, ROOMS> = Nth::all(self.shape.rooms()).skip(1).collect();
        if !self.setup.fixed_rooms {
            chance.shuffle(purpose::ROOMS, &mut ring);
            self.seat_throne(&mut ring, chance);
        }
        for (i, tile) in ring.into_iter().enumerate() {
            s.rooms[i + 1].tile = tile;
        }
        s.event_side = self.setup.event_side.unwrap_or_else(|| count(chance.place(purpose::EVENT, 2)));
        for card in 0..2 {
            let side = count(chance.place(purpose::QUESTS, 2));
            s.quest_sides[card] = self.setup.quest_sides[card].unwrap_or(side);
        }
        s.stack.push(Frame::new(self.lists.game, Party::ROSE, None, Source::Rules));
        self.advance(&mut s, &mut Log::silent());
        s
    }

    fn lay(&self, position: &Position, log: &mut Log<Event>) -> Result<State, PositionError> {
        position.place(self, log)
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn written(&self, state: &State) -> Position {
        Position::written(self, state)
    }

    fn chance<'a>(&self, s: &'a State) -> &'a Chance {
        &s.chance.0
    }

    fn deciding(&self, s: &State) -> Seats {
        s.ask.waiting
    }

    fn prompt(&self, s: &State, seat: Seat) -> Prompt {
        self.prompt_of(s, seat)
    }

    fn choices(&self, s: &State, seat: Seat, out: &mut Vec<Choice>) {
        if s.ask.waiting.contains(seat) {
            self.options(s, seat, |choice| out.push(choice));
        }
    }

    fn name(&self, s: &State, _seat: Seat, choice: Choice) -> Name {
        Name(self.choice_name(s, choice))
    }

    fn choice_message(&self, s: &State, seat: Seat, choice: Choice) -> Message {
        self.choice_said(s, seat, choice)
    }

    fn about(&self, s: &State, seat: Seat, choice: Choice) -> About {
        self.choice_about(s, seat, choice)
    }

    fn event_message(&self, event: &Event) -> Message {
        event.message()
    }

    fn rejected(&self, s: &State, seat: Seat) -> Vec<Rejected> {
        self.rejected_options(s, seat)
    }

    fn offers(&self, s: &State, seat: Seat, choice: Choice) -> bool {
        let mut found = false;
        self.options(s, seat, |offered| found |= offered == choice);
        found
    }

    fn resolve(
        &self,
        s: &mut State,
        seat: Seat,
        offered: Offered<BlackRose>,
        log: &mut Log<Event>,
        _: Option<&mut Vec<Choice>>,
    ) {
        let choice = offered.choice();
        let mut run = Run { game: self, s, log };
        let over = match run.s.ask.question {
            Question::Prepare => run.prepare_answer(seat, choice),
            Question::Answer => run.declare_answer(seat, choice),
            _ => {
                run.s.answer = Some(choice);
                true
            }
        };
        if over {
            run.run();
        }
    }

    fn view(&self, s: &State, who: Viewer) -> View {
        View::of(self, s, who)
    }

    fn barrier(&self, s: &State) -> u32 {
        s.barrier
    }

    fn sample(&self, s: &State, seat: Seat, chance: &mut Chance) -> State {
        crate::sample::sample(self, s, seat, chance)
    }

    fn appraise(&self, s: &State, seat: Seat) -> f32 {
        crate::appraise::appraise(self, s, seat)
    }

    fn settled(&self, s: &State) -> bool {
        match s.ask.question {
            Question::HandLimit => s.phase == Phase::Study,
            // Behind it the points of a Quest may wait that is completed at once.
            Question::School if self.edition.quests.at_once => s.phase == Phase::Study,
            question => matches!(
                question,
                Question::Nothing
                    | Question::Action
                    | Question::Prepare
                    | Question::Evocation
                    | Question::Colour
                    | Question::Mage
                    | Question::Grimoire
                    | Question::GiveUpQuest
                    | Question::School
                    | Question::Thin
            ),
        }
    }

    fn wasted(&self, s: &State, seat: Seat, choice: Choice) -> Option<Message> {
        self.comes_to_nothing(s, seat, choice)
    }

    fn aims(&self, s: &State) -> bool {
        matches!(
            s.ask.question,
            Question::Target | Question::Pick | Question::PickRoom | Question::Physical | Question::Step
        )
    }

    fn left(&self, s: &State, _seat: Seat) -> Option<u8> {
        self.picks_left(s)
    }

    fn continues(&self, _begun: &State, s: &State, seat: Seat) -> bool {
        match s.ask.question {
            Question::Physical | Question::Step => true,
            Question::Prepare => matches!(s.mages[seat.index()].making, Making::Slot(_) | Making::Side(..)),
            _ => false,
        }
    }

    fn at_once(&self, s: &State) -> bool {
        matches!(s.ask.question, Question::Prepare | Question::Answer)
    }

    fn window(&self, s: &State) -> Option<&'static str> {
        let frame = s.stack.last().filter(|_| s.ask.question == Question::Answer)?;
        Some(s.facts.get(usize::from(frame.facts)).map_or("other", Fact::kind))
    }

    fn reveals(&self, s: &State, seat: Seat, choice: Choice) -> Option<String> {
        match choice {
            Choice::Slot(slot) if s.ask.question == Question::Answer => {
                s.slot_card(seat, usize::from(slot)).map(|card| self.spell_id(s.cards.face(card)).into())
            }
            _ => None,
        }
    }

    fn round(&self, s: &State) -> u32 {
        u32::from(s.round)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        if !s.over {
            return None;
        }
        let winner = s.winner;
        Some(Outcome {
            winners: winner.seat().map_or(Seats::NONE, Seats::only),
            other_winner: (winner == Party::ROSE).then_some("rose"),
            scores: (0..self.seats).map(|i| i32::from(s.power[i])).collect(),
            other_scores: vec![("rose", i32::from(s.power[Party::ROSE.index()]))],
        })
    }

    fn bound(&self) -> usize {
        crate::check::bound(self)
    }

    fn strain(&self, s: &State, each: &mut dyn FnMut(Strain)) {
        s.reached.strain(each);
    }

    fn check(&self, s: &State) -> Result<(), String> {
        crate::check::check(self, s)
    }

    fn hash(&self, s: &State) -> [u8; 32] {
        kernel::fingerprint(s)
    }
}

impl BlackRose {
    /// The Throne Room lies next to the centre (REB-051): it changes places with a Room there.
    fn seat_throne(&self, ring: &mut [Nth<printed::Room>], chance: &mut Chance) {
        let throne = ring.iter().position(|tile| self.content.rooms[*tile].throne);
        if let Some(throne) = throne {
            let centre = Space::new(0);
            let near: ArrayVec<usize, 6> =
                self.shape.adjacent(centre).iter().map(|space| space.index() - 1).collect();
            let place = near[chance.place(purpose::ROOMS, near.len())];
            ring.swap(throne, place);
        }
    }
}
