//! Lanterns with one mistake at a time: some law must catch each.

use crate::game::{Lanterns, Position, Setup, View};
use crate::laws::{reseed, swap};
use crate::rules::*;
use kernel::canon::Manner;
use kernel::laws::{Stats, check_barrier, check_chance, check_game, check_hidden};
use kernel::*;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None,
    ViewShowsHands,
    ViewShowsAside,
    ViewShowsSeed,
    DrawIsToldToAll,
    EveryPickIsTold,
    OnlyHoldersAreAsked,
    GustSeesShades,
    ReasonsSeeShades,
    AboutSeesShades,
    AboutIsNoThing,
    EndIsNotSaid,
    NothingIsRevealed,
    PromptSeesShades,
    RefusalSeesShades,
    SampleKeepsHands,
    SampleKeepsSeed,
    SampleDrawsCards,
    FirstIsFavoured,
    BarrierStaysAtBids,
    BarrierFalls,
    BarrierStaysAtDraws,
    RefusedChoiceCosts,
    AnythingGoes,
    OfferIsRefused,
    NamesAreShort,
    OffersWhatItRejects,
    ClauseIsMissing,
    NothingIsOffered,
    EveryoneIsOffered,
    TurnsNeverEnd,
    DrawnCardIsLost,
    ListeningMatters,
    ResultIsEarly,
    HashSkipsCards,
    PositionForgetsKnowledge,
    PositionIsUnreadable,
    WritesAnotherPosition,
    WorthIsNotANumber,
    RulesPanic,
    AnswersAreOthers,
    OldChoicesAreHandedOn,
}

struct Faulty {
    right: Lanterns,
    fault: Fault,
}

impl Faulty {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn holds_shade(&self, state: &State, seat: Seat) -> bool {
        state.hand(seat).chain(state.bid(seat)).any(|card| card.face == Face::Shade)
    }

    fn rivals_hold_shade(&self, state: &State, seat: Seat) -> bool {
        state.all().without(seat).iter().any(|other| self.holds_shade(state, other))
    }
}

impl Game for Faulty {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;
    type Position = Position;

    const MANNER: Manner = Lanterns::MANNER;

    fn id(&self) -> &str {
        "faulty"
    }

    fn seats(&self) -> usize {
        self.right.seats()
    }

    fn setup(&self) -> &Setup {
        self.right.setup()
    }

    fn versions(&self) -> &'static [Version] {
        self.right.versions()
    }

    fn content_hash(&self) -> [u8; 32] {
        self.right.content_hash()
    }

    fn start(&self, seed: Seed) -> State {
        self.right.start(seed)
    }

    fn lay(&self, position: &Position, log: &mut Log<Event>) -> Result<State, PositionError> {
        self.right.lay(position, log)
    }

    fn position(&self, state: &State) -> Position {
        let mut position = self.right.position(state);
        if self.is(Fault::PositionForgetsKnowledge) {
            position.deck.iter_mut().for_each(|card| card.known = 0);
        }
        if self.is(Fault::PositionIsUnreadable) {
            position.boats[0] = 9;
        }
        position
    }

    fn written(&self, state: &State) -> Position {
        let mut position = self.position(state);
        position.round += u8::from(self.is(Fault::WritesAnotherPosition));
        position
    }

    fn chance<'a>(&self, state: &'a State) -> &'a Chance {
        self.right.chance(state)
    }

    fn deciding(&self, state: &State) -> Seats {
        self.right.deciding(state)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        let mut prompt = self.right.prompt(state, seat);
        if self.is(Fault::ClauseIsMissing) && prompt.clause == Clause("LAN-10") {
            prompt.clause = Clause("");
        }
        if self.is(Fault::PromptSeesShades) && self.rivals_hold_shade(state, seat) {
            prompt.message = Message::new("beware");
        }
        prompt
    }

    fn choice_message(&self, state: &State, seat: Seat, choice: Choice) -> Message {
        self.right.choice_message(state, seat, choice)
    }

    fn about(&self, state: &State, seat: Seat, choice: Choice) -> About {
        let mut about = self.right.about(state, seat, choice);
        match self.fault {
            Fault::AboutSeesShades => about.lesser |= self.rivals_hold_shade(state, seat),
            Fault::AboutIsNoThing if choice == Choice::EndTurn => about.things.push(Thing::new("turn", "")),
            Fault::EndIsNotSaid if choice == Choice::Done => about.commits = None,
            Fault::NothingIsRevealed if choice == Choice::EndTurn => about.commits = Some(Commit::Reveals),
            _ => {}
        }
        about
    }

    fn event_message(&self, event: &Event) -> Message {
        self.right.event_message(event)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        self.right.choices(state, seat, out);
        let turn = matches!(state.stack.last(), Some(Frame::Turns { .. }));
        match self.fault {
            Fault::GustSeesShades => {
                out.retain(
                    |choice| !matches!(choice, Choice::Gust(other) if self.holds_shade(state, *other)),
                );
            }
            Fault::NothingIsOffered => out.retain(|choice| *choice != Choice::Let),
            Fault::EveryoneIsOffered if turn && out.is_empty() => out.push(Choice::Draw),
            Fault::OfferIsRefused if turn && !out.is_empty() && !out.contains(&Choice::Peek) => {
                out.push(Choice::Peek);
            }
            _ => {}
        }
    }

    fn name(&self, state: &State, seat: Seat, choice: Choice) -> Name {
        match choice {
            Choice::Gust(_) if self.is(Fault::NamesAreShort) => "gust".into(),
            _ => self.right.name(state, seat, choice),
        }
    }

    fn rejected(&self, state: &State, seat: Seat) -> Vec<Rejected> {
        let mut rejected = self.right.rejected(state, seat);
        let one = |message| Rejected {
            name: "draw".into(),
            choice: Message::new("draw"),
            message,
            clause: Clause("LAN-6"),
        };
        if self.is(Fault::OffersWhatItRejects) && rejected.len() == 1 {
            rejected.push(one(Message::new("no")));
        }
        if self.is(Fault::ReasonsSeeShades) && self.rivals_hold_shade(state, seat) {
            rejected.push(Rejected { name: "gust at:shade".into(), ..one(Message::new("shade")) });
        }
        rejected
    }

    fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        let before = state.clone();
        let mut told = Vec::new();
        if let Err(illegal) = self.right.choose(state, seat, choice, &mut Log::into(&mut told)) {
            let not_offered = matches!(illegal, Illegal::NotOffered { .. });
            match self.fault {
                Fault::RefusedChoiceCosts => state.lanterns[0] += 1,
                Fault::AnythingGoes if not_offered && choice == Choice::EndTurn => return Ok(()),
                Fault::RefusalSeesShades if not_offered && self.rivals_hold_shade(state, seat) => {
                    let clause = Clause("LAN-10");
                    return Err(Illegal::NotOffered { name: "not with that shade about".into(), clause });
                }
                _ => {}
            }
            return Err(illegal);
        }
        match self.fault {
            Fault::OnlyHoldersAreAsked => {
                while let Some(Frame::Window { against, .. }) = state.stack.last().copied()
                    && !state.holds(against, Face::Shade)
                {
                    self.right.choose(state, against, Choice::Let, &mut Log::into(&mut told))?;
                }
            }
            Fault::FirstIsFavoured => {
                if let Some(Frame::Bid { done }) = state.stack.last()
                    && *done == Seats::only(seat)
                {
                    state.boats[seat.index()] = 0;
                }
            }
            Fault::BarrierStaysAtBids if matches!(before.stack.last(), Some(Frame::Bid { .. })) => {
                state.barrier = before.barrier;
            }
            Fault::BarrierFalls if choice == Choice::EndTurn => state.barrier = 0,
            Fault::TurnsNeverEnd if matches!(choice, Choice::EndTurn | Choice::Row(_)) => *state = before,
            Fault::DrawnCardIsLost if choice == Choice::Draw => {
                state.cards.pop();
            }
            Fault::ListeningMatters if log.listens() && choice == Choice::Peek => state.boats[0] = 0,
            Fault::RulesPanic if choice == Choice::Shade => panic!("no rule for shades"),
            _ => {}
        }
        for mut told in told {
            match told.event {
                Event::Drew { face: Some(_), .. } if self.is(Fault::DrawIsToldToAll) => {
                    told.audience = Audience::All;
                }
                Event::SetAside { .. } if self.is(Fault::EveryPickIsTold) => told.audience = Audience::All,
                _ => {}
            }
            log.tell(told.audience, || told.event);
        }
        Ok(())
    }

    fn resolve(
        &self,
        state: &mut State,
        seat: Seat,
        offered: Offered<Faulty>,
        log: &mut Log<Event>,
        next: Option<&mut Vec<Choice>>,
    ) {
        let choice = offered.choice();
        // What the faulty game offers beyond the right one leads nowhere.
        let _ = self.choose(state, seat, choice, log);
        if self.is(Fault::AnswersAreOthers) && next.is_some() && choice == Choice::EndTurn {
            state.boats[0] = (state.boats[0] + 1) % SPOTS;
        }
        if let (Fault::OldChoicesAreHandedOn, Some(next)) = (self.fault, next)
            && choice == Choice::Draw
        {
            next.push(Choice::Draw);
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let mut view = self.right.view(state, who);
        match self.fault {
            Fault::ViewShowsHands => {
                let hands: Vec<_> = state.all().iter().map(|seat| sorted(state.hand(seat))).collect();
                view.slip = Some(format!("{hands:?}"));
            }
            Fault::ViewShowsAside => {
                view.slip = Some(format!("{}", state.bid(Seat(0)).count()));
            }
            Fault::ViewShowsSeed => view.slip = Some(format!("{:?}", state.chance)),
            _ => {}
        }
        view
    }

    fn barrier(&self, state: &State) -> u32 {
        if self.is(Fault::BarrierStaysAtDraws) {
            return u32::from(state.round);
        }
        self.right.barrier(state)
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut world = self.right.sample(state, seat, chance);
        match self.fault {
            Fault::SampleKeepsHands => world.cards = state.cards.clone(),
            Fault::SampleKeepsSeed => world.chance = state.chance,
            Fault::SampleDrawsCards => {
                if let Some(top) = world.top() {
                    world.cards[top].zone = Zone::Hand(seat);
                    world.cards[top].known = Seats::only(seat);
                }
            }
            _ => {}
        }
        world
    }

    fn appraise(&self, state: &State, seat: Seat) -> f32 {
        if self.is(Fault::WorthIsNotANumber) { f32::NAN } else { self.right.appraise(state, seat) }
    }

    fn settled(&self, state: &State) -> bool {
        self.right.settled(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if self.is(Fault::ResultIsEarly) && state.lanterns[0] > 3 {
            return self.right.outcome(&State { stack: Default::default(), ..state.clone() });
        }
        self.right.outcome(state)
    }

    fn bound(&self) -> usize {
        self.right.bound()
    }

    fn check(&self, state: &State) -> Result<(), String> {
        self.right.check(state)
    }

    fn hash(&self, state: &State) -> [u8; 32] {
        if self.is(Fault::HashSkipsCards) {
            return self.right.hash(&State { cards: Default::default(), ..state.clone() });
        }
        self.right.hash(state)
    }
}

type Law = fn(&Arc<Faulty>, u64) -> Result<Stats, String>;

const GAME: Law = check_game;
const HIDDEN: Law = |game, seed| check_hidden(&**game, seed, 1, swap);
const BARRIER: Law = |game, seed| check_barrier(&**game, seed, 1);
const CHANCE: Law = |game, seed| check_chance(&**game, seed, reseed);

/// The first error of a law over some games.
fn error(fault: Fault, law: Law, seeds: u64) -> Option<String> {
    (0..seeds).find_map(|seed| {
        let right = Lanterns::prepare(&Setup { seats: 2 + seed as usize % 3 }).unwrap();
        law(&Arc::new(Faulty { right, fault }), seed).err()
    })
}

#[test]
fn without_a_fault_no_law_is_broken() {
    for law in [GAME, HIDDEN, CHANCE, BARRIER] {
        assert_eq!(error(Fault::None, law, 30), None);
    }
}

#[test]
fn every_fault_is_caught() {
    let table: &[(Fault, Law, &str)] = &[
        (Fault::ViewShowsHands, HIDDEN, "in paired states: the view differs"),
        (Fault::ViewShowsAside, HIDDEN, "in paired states: the view differs"),
        (Fault::ViewShowsAside, GAME, "the half-made answer of seat0 is shown to"),
        (Fault::ViewShowsSeed, CHANCE, "with another seed: the view differs"),
        (Fault::DrawIsToldToAll, HIDDEN, "hears it: an event differs"),
        (Fault::EveryPickIsTold, GAME, "the half-made answer of seat"),
        (Fault::OnlyHoldersAreAsked, HIDDEN, "choices after paired states"),
        (Fault::GustSeesShades, HIDDEN, "the names of the choices differs"),
        (Fault::ReasonsSeeShades, HIDDEN, "what is rejected differs"),
        (Fault::AboutSeesShades, HIDDEN, "what the choices are about differs"),
        (Fault::AboutIsNoThing, GAME, "EndTurn is about \"turn/\", which is no thing"),
        (Fault::EndIsNotSaid, GAME, "was the seat's last answer, and did not say so"),
        (Fault::NothingIsRevealed, GAME, "says to reveal something, and does not"),
        (Fault::PromptSeesShades, HIDDEN, "the prompt differs"),
        (Fault::RefusalSeesShades, HIDDEN, "differently in paired states"),
        (Fault::SampleKeepsHands, HIDDEN, "paired states give different worlds"),
        (Fault::SampleKeepsSeed, CHANCE, "depends on the seed of the real one"),
        (Fault::SampleDrawsCards, HIDDEN, "in a sampled world: the view differs"),
        (Fault::FirstIsFavoured, GAME, "the state depends on the order"),
        (Fault::BarrierStaysAtBids, GAME, "must rise when the last seat is done"),
        (Fault::BarrierStaysAtDraws, BARRIER, "reveals something to Seat"),
        (Fault::BarrierFalls, GAME, "the barrier fell at \"end turn\""),
        (Fault::RefusedChoiceCosts, GAME, "but changed something"),
        (Fault::AnythingGoes, GAME, "may choose EndTurn, which was not offered"),
        (Fault::OfferIsRefused, GAME, "was offered \"peek\", but: \"peek\" is not offered here (LAN-5)"),
        (Fault::NamesAreShort, GAME, "is offered \"gust\" twice"),
        (Fault::OffersWhatItRejects, GAME, "is both offered and refused \"draw\""),
        (Fault::ClauseIsMissing, GAME, "lacks its words or its clause"),
        (Fault::NothingIsOffered, GAME, "has no choice"),
        (Fault::EveryoneIsOffered, GAME, "is not asked, but has 1 choices"),
        (Fault::TurnsNeverEnd, GAME, "the bound of the game"),
        (Fault::DrawnCardIsLost, GAME, "cards of each face instead of"),
        (Fault::ListeningMatters, GAME, "leads elsewhere when nobody listens"),
        (Fault::ResultIsEarly, GAME, "there is a result exactly when nobody is asked"),
        (Fault::HashSkipsCards, GAME, "hash and equality disagree about \"bid "),
        (Fault::PositionForgetsKnowledge, GAME, "the placed position, for Seat"),
        (Fault::PositionIsUnreadable, GAME, "cannot be placed: boats: spots are below 3"),
        (Fault::WritesAnotherPosition, GAME, "is written for good otherwise than its position"),
        (Fault::WorthIsNotANumber, GAME, "appraises the position as NaN"),
        (Fault::AnswersAreOthers, GAME, "leads elsewhere when it was just listed"),
        (Fault::OldChoicesAreHandedOn, GAME, "the choices handed on after \"draw\" of seat"),
        (Fault::RulesPanic, GAME, "a panic: no rule for shades"),
    ];
    for &(fault, law, message) in table {
        let found = error(fault, law, 60).unwrap_or_else(|| panic!("{fault:?} is not caught"));
        assert!(found.contains(message), "{fault:?} is caught as: {found}");
        assert!(found.starts_with("faulty, ") && found.contains(", seed "), "{found}");
    }
}
