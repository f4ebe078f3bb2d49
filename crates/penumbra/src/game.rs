//! The rules of one match, as the kernel knows a game.

use crate::appraise::deals::Deals;
use crate::choice::Choice;
use crate::content::part::Part;
use crate::content::{Content, Packs};
use crate::dice::Pool;
use crate::engine::Run;
use crate::events::Event;
use crate::goods::Goods;
use crate::index::Index;
use crate::kind::Kind;
use crate::limits::*;
use crate::position::Position;
use crate::reached::Reached;
use crate::setup::{Level, Setup};
use crate::state::*;
use crate::view::View;
use arrayvec::ArrayVec;
use kernel::canon::Manner;
use kernel::small;
use kernel::{
    About, Chance, Clause, Game, Log, Message, Name, Offered, Outcome, PositionError, Prompt, Rejected, Seat,
    Seats, Seed, SetupError, Strain, Version, Viewer,
};

/// What chance is for.
pub mod purpose {
    use kernel::Purpose;
    /// Dice of players.
    pub const DICE: Purpose = Purpose(0);
    /// Threat dice.
    pub const THREAT: Purpose = Purpose(1);
    /// Resource dice.
    pub const RESOURCE: Purpose = Purpose(2);
    /// The Fate deck.
    pub const FATE: Purpose = Purpose(3);
    /// Talents.
    pub const TALENTS: Purpose = Purpose(4);
    /// Which Classes are in play.
    pub const CLASSES: Purpose = Purpose(5);
    /// All other decks.
    pub const DECKS: Purpose = Purpose(6);
    /// Random decks of Events.
    pub const EVENTS: Purpose = Purpose(7);
    /// The town in a game for one.
    pub const TOWN: Purpose = Purpose(8);
}

/// The rules of one match.
pub struct Penumbra {
    /// The setup as it was given.
    pub options: Setup,
    /// How many players.
    pub seats: usize,
    /// Cards and boards.
    pub content: Content,
    /// Talents that the setup gives to seats.
    pub fixed_talents: Vec<CardId>,
    /// What bots think of Contracts and Trials.
    pub deals: Deals,
    hash: [u8; 32],
}

impl Penumbra {
    /// Prepares a match, or says why it cannot be played.
    pub fn prepare(setup: &Setup, packs: &Packs) -> Result<Penumbra, SetupError> {
        let refused =
            |reason: String, clause: &'static str| SetupError { reason, clause: Some(Clause(clause)) };
        if setup.game != "penumbra" {
            let reason = format!("there is no game \"{}\" in this family", setup.game);
            return Err(SetupError { reason, clause: None });
        }
        if !(1..=SEATS).contains(&setup.players) {
            return Err(refused(format!("{} players; there are 1 to {SEATS}", setup.players), "PEN-001"));
        }
        if setup.players > 1 && setup.level != Level::Adept {
            return Err(refused("only a game for one has a level".into(), "PEN-983"));
        }
        let part = Part::of(packs, &setup.packs)?;
        let content = Content::build(packs, &part, setup.players)?;
        let hash = content.sheet(packs, &part, setup.players).hash();
        let mut fixed_talents = Vec::new();
        for id in &setup.talents {
            let talent =
                content.find(id).filter(|c| content.cards[*c].sort == crate::content::build::Sort::Talent);
            match talent {
                Some(card) if !fixed_talents.contains(&card) => fixed_talents.push(card),
                _ => return Err(refused(format!("\"{id}\" is no Talent, or named twice"), "PEN-150")),
            }
        }
        let talents = content.cards.iter().filter(|c| c.sort == crate::content::build::Sort::Talent).count();
        if setup.talents.len() > setup.players {
            return Err(refused(
                format!("{} Talents for {} players", setup.talents.len(), setup.players),
                "PEN-150",
            ));
        }
        if talents < 2 * setup.players {
            return Err(refused(format!("{talents} Talents are too few"), "PEN-150"));
        }
        if setup.ready_made && content.ready.is_none() {
            return Err(refused("no pack has a ready-made Fate deck".into(), "PEN-115"));
        }
        Ok(Penumbra {
            options: setup.clone(),
            seats: setup.players,
            deals: Deals::of(&content),
            content,
            fixed_talents,
            hash,
        })
    }

    /// The seats, by their numbers.
    pub fn seat_numbers(&self) -> std::ops::Range<u8> {
        0..small::count(self.seats)
    }

    /// A state before anything is laid out.
    pub fn blank(&self, seed: Seed) -> State {
        let wizard = Wizard {
            marks: [Mark::Empty; MARKS],
            store: Goods::NOTHING,
            pool: Pool::default(),
            wounds: 0,
            must_rest: false,
            begun: false,
            chosen: None,
        };
        let place = Place { zone: Zone::Box, order: 0, known: PUBLIC, tapped: false, light: false };
        State {
            chance: Luck(Chance::new(seed)),
            stack: ArrayVec::new(),
            actor: 0,
            places: [place; CARDS],
            index: Index::default(),
            wizards: [wizard; SEATS],
            placed: [Placed::default(); SECTIONS],
            classes: [Kind::Red, Kind::Orange, Kind::Yellow, Kind::Green],
            order: [0, 1, 2, 3],
            turn: Turn::of(0),
            studies: 0,
            turns: 0,
            escaped: 0,
            last: 0,
            barrier: 0,
            over: false,
            choosing: Seats::NONE,
            reached: Reached::default(),
        }
    }

    /// Resolves a state until something is asked or the game is over.
    pub fn advance(&self, s: &mut State, log: &mut Log<Event>) {
        Run::new(self, s, log, true).run();
    }
}

impl Game for Penumbra {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;
    type Position = Position;

    // A position does not say what a running turn has used up; where a turn begins it says all.
    const MANNER: Manner = Manner { layout: &["turn", "stack", "facing"], unordered: &[] };

    fn id(&self) -> &str {
        "penumbra"
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn setup(&self) -> &Setup {
        &self.options
    }

    fn versions(&self) -> &'static [Version] {
        crate::versions::PENUMBRA
    }

    fn content_hash(&self) -> [u8; 32] {
        self.hash
    }

    fn start(&self, seed: Seed) -> State {
        let mut s = self.blank(seed);
        Run::new(self, &mut s, &mut Log::silent(), true).begin();
        s
    }

    fn lay(&self, position: &Position, log: &mut Log<Event>) -> Result<State, PositionError> {
        position.place(self, log)
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn chance<'a>(&self, s: &'a State) -> &'a Chance {
        &s.chance.0
    }

    fn deciding(&self, s: &State) -> Seats {
        match s.stack.last() {
            _ if s.over => Seats::NONE,
            Some(Frame::Talents) => s.choosing,
            Some(_) => Seats::only(Seat(s.actor)),
            None => Seats::NONE,
        }
    }

    fn prompt(&self, s: &State, seat: Seat) -> Prompt {
        self.prompt_of(s, seat)
    }

    fn choices(&self, s: &State, seat: Seat, out: &mut Vec<Choice>) {
        if !self.deciding(s).contains(seat) {
            return;
        }
        match s.stack.last() {
            Some(Frame::Talents) => out.extend(self.talents(s, seat.0).map(Choice::Talent)),
            _ => self.options(s, &mut |choice| out.push(choice)),
        }
    }

    fn name(&self, s: &State, _seat: Seat, choice: Choice) -> Name {
        Name(self.choice_name(s, choice))
    }

    fn choice_message(&self, s: &State, _seat: Seat, choice: Choice) -> Message {
        self.choice_said(s, choice)
    }

    fn about(&self, s: &State, _seat: Seat, choice: Choice) -> About {
        self.choice_about(s, choice)
    }

    fn event_message(&self, event: &Event) -> Message {
        event.message()
    }

    fn rejected(&self, s: &State, seat: Seat) -> Vec<Rejected> {
        self.rejected_options(s, seat)
    }

    fn offers(&self, s: &State, seat: Seat, choice: Choice) -> bool {
        match (s.stack.last(), choice) {
            (Some(Frame::Talents), Choice::Talent(card)) => self.talents(s, seat.0).any(|c| c == card),
            (Some(Frame::Talents), _) => false,
            _ => self.has_option(s, choice),
        }
    }

    fn resolve(
        &self,
        s: &mut State,
        seat: Seat,
        offered: Offered<Penumbra>,
        log: &mut Log<Event>,
        next: Option<&mut Vec<Choice>>,
    ) {
        let choice = offered.choice();
        if let (Some(Frame::Talents), Choice::Talent(card)) = (s.stack.last(), choice) {
            s.wizards[seat.index()].chosen = Some(card);
            s.choosing = s.choosing.without(seat);
            if s.choosing.is_empty() {
                let mut run = Run { listed: next, ..Run::new(self, s, log, false) };
                run.talents_chosen();
                run.run();
            }
            return;
        }
        s.reached = Reached::default();
        let mut run = Run { listed: next, ..Run::new(self, s, log, false) };
        run.answer(choice);
        run.run();
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
        s.over || matches!(s.stack.last(), Some(Frame::Turn | Frame::Study | Frame::Talents))
    }

    fn settles(&self) -> bool {
        true
    }

    fn wasted(&self, s: &State, seat: Seat, choice: Choice) -> Option<Message> {
        if choice != Choice::Study {
            return None;
        }
        let mut begun = s.clone();
        self.choose(&mut begun, seat, choice, &mut Log::silent()).ok()?;
        let mut places = false;
        self.options(&begun, &mut |choice| places |= matches!(choice, Choice::Go(..)));
        (!places).then(|| Message::new("pen-wasted-study"))
    }

    fn aims(&self, s: &State) -> bool {
        matches!(s.stack.last(), Some(Frame::Placing { .. } | Frame::Trial { card: None, .. }))
    }

    fn continues(&self, begun: &State, s: &State, _seat: Seat) -> bool {
        let plain = |frame: &Frame| {
            matches!(
                frame,
                Frame::Study
                    | Frame::EndTurn { .. }
                    | Frame::Placing { .. }
                    | Frame::Visit { .. }
                    | Frame::Buy { .. }
                    | Frame::Pick(_)
            )
        };
        match s.stack.last() {
            Some(Frame::Study) => matches!(begun.stack.last(), Some(Frame::Turn)) && begun.placed == s.placed,
            Some(Frame::Trial { card: None, .. }) => true,
            Some(Frame::Placing { .. } | Frame::Visit { .. } | Frame::Buy { .. } | Frame::Pick(_)) => {
                s.stack.iter().all(plain)
            }
            _ => false,
        }
    }

    fn at_once(&self, s: &State) -> bool {
        matches!(s.stack.last(), Some(Frame::Talents))
    }

    fn round(&self, s: &State) -> u32 {
        u32::from(s.turns)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        if !s.over {
            return None;
        }
        let scores: Vec<i32> = self.seat_numbers().map(|seat| self.score(s, seat).total()).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        // PEN-009: a tie is a shared victory.
        let winners = self.seat_numbers().map(Seat).filter(|seat| scores[seat.index()] == most);
        // PEN-980: alone one wins by being promoted.
        let winners = winners.filter(|_| !self.solo() || self.promoted(s));
        Some(Outcome {
            winners: winners.fold(Seats::NONE, Seats::with),
            other_winner: None,
            scores,
            other_scores: Vec::new(),
        })
    }

    fn bound(&self) -> usize {
        crate::check::bound(self)
    }

    fn check(&self, s: &State) -> Result<(), String> {
        crate::check::check(self, s)
    }

    fn strain(&self, s: &State, each: &mut dyn FnMut(Strain)) {
        s.reached.strain(each);
    }

    fn hash(&self, s: &State) -> [u8; 32] {
        kernel::fingerprint(s)
    }
}
