//! Lanterns as a [`Game`]: prompts, names, views and written positions.

use crate::rules::*;
use arrayvec::ArrayVec;
use kernel::canon::Manner;
use kernel::{
    About, Arg, Chance, Clause, Commit, Game, Log, Message, Name, Offered, Outcome, PositionError, Prompt,
    Rejected, Seat, Seats, Seed, SetupError, Thing, Version, Viewer,
};
use serde::{Deserialize, Serialize};

pub struct Lanterns {
    setup: Setup,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: usize,
}

impl Lanterns {
    pub fn prepare(setup: &Setup) -> Result<Lanterns, SetupError> {
        if !(2..=4).contains(&setup.seats) {
            let reason = format!("{} seats; there are 2 to 4", setup.seats);
            return Err(SetupError { reason, clause: Some(Clause("LAN-1")) });
        }
        Ok(Lanterns { setup: setup.clone() })
    }

    pub fn with(seats: usize) -> std::sync::Arc<Lanterns> {
        std::sync::Arc::new(Lanterns::prepare(&Setup { seats }).unwrap())
    }

    fn clause(&self, state: &State) -> Clause {
        match state.stack.last() {
            None => Clause("LAN-12"),
            Some(Frame::Bid { .. }) => Clause("LAN-2"),
            Some(Frame::Turns { .. }) => Clause("LAN-5"),
            Some(Frame::Window { .. }) => Clause("LAN-10"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub round: u8,
    pub lanterns: Vec<u8>,
    pub boats: Vec<u8>,
    pub stack: Vec<Frame>,
    /// The deck from the top; a card that the viewer does not know is null.
    pub deck: Vec<Option<Face>>,
    pub discard: Vec<Face>,
    pub seats: Vec<SeatView>,
    /// How many cards of each face are where the viewer cannot see them.
    pub unseen: [u8; 5],
    /// What a viewer should never see; only faulty games fill it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slip: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Cards in hand and set aside: what is set aside is nobody else's business.
    pub cards: usize,
    /// Those of them that the viewer knows.
    pub known: Vec<Face>,
    /// What the viewer itself has set aside.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<Face>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub round: u8,
    pub lanterns: Vec<u8>,
    pub boats: Vec<u8>,
    /// From the top.
    #[serde(default)]
    pub deck: Vec<Placed>,
    pub hands: Vec<Vec<Placed>>,
    #[serde(default)]
    pub bids: Vec<Vec<Placed>>,
    #[serde(default)]
    pub discard: Vec<Face>,
    pub stack: Vec<Frame>,
}

/// A card and who, besides its owner, knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Placed {
    pub face: Face,
    #[serde(default)]
    pub known: u8,
}

impl Game for Lanterns {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type View = View;
    type Event = Event;
    type Position = Position;

    const MANNER: Manner = Manner::PLAIN;

    fn id(&self) -> &str {
        "lanterns"
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn versions(&self) -> &'static [Version] {
        &[
            Version { number: 5, clauses: &[Clause("LAN-1")] },
            Version { number: 6, clauses: &[Clause("LAN-9"), Clause("LAN-2")] },
            Version { number: 7, clauses: &[Clause("LAN-5"), Clause("LAN-2")] },
        ]
    }

    fn content_hash(&self) -> [u8; 32] {
        Seed::derive("lanterns", b"five faces, four of each").0
    }

    fn start(&self, seed: Seed) -> State {
        start(self.setup.seats, seed)
    }

    fn lay(&self, position: &Position, _log: &mut Log<Event>) -> Result<State, PositionError> {
        place(self.setup.seats, position)
    }

    fn position(&self, state: &State) -> Position {
        position(state)
    }

    fn chance<'a>(&self, state: &'a State) -> &'a Chance {
        &state.chance
    }

    fn deciding(&self, state: &State) -> Seats {
        state.deciding()
    }

    fn prompt(&self, state: &State, _: Seat) -> Prompt {
        let message = match state.stack.last() {
            None => Message::new("over"),
            Some(Frame::Bid { .. }) => Message::new("bid"),
            Some(Frame::Turns { actions, .. }) => {
                Message::new("turn").with("actions", Arg::Number(i64::from(*actions)))
            }
            Some(Frame::Window { card, from, .. }) => Message::new("answer")
                .with("card", Arg::Noun(card.word().into()))
                .with("from", Arg::Seat(from.0)),
        };
        Prompt { message, clause: self.clause(state) }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        state.choices(seat, out);
    }

    fn name(&self, _: &State, _: Seat, choice: Choice) -> Name {
        match choice {
            Choice::Bid(face) => format!("bid {}", face.word()).into(),
            Choice::Done => "done".into(),
            Choice::Draw => "draw".into(),
            Choice::Peek => "peek".into(),
            Choice::Row(spot) => format!("row to:{spot}").into(),
            Choice::Gust(seat) => format!("gust at:{seat}").into(),
            Choice::EndTurn => "end turn".into(),
            Choice::Shade => "shade".into(),
            Choice::Let => "let it be".into(),
        }
    }

    fn choice_message(&self, state: &State, seat: Seat, choice: Choice) -> Message {
        Message::new("choice").with("name", Arg::Text(self.name(state, seat, choice).to_string()))
    }

    fn about(&self, _: &State, _: Seat, choice: Choice) -> About {
        let (things, commits) = match choice {
            Choice::Bid(face) => (vec![Thing::new("face", face.word())], None),
            Choice::Row(spot) => (vec![Thing::new("spot", spot)], None),
            Choice::Gust(seat) => (vec![Thing::new("boat", seat)], None),
            Choice::Draw | Choice::Peek => (Vec::new(), Some(Commit::Reveals)),
            Choice::Done | Choice::EndTurn => (Vec::new(), Some(Commit::Ends)),
            Choice::Shade | Choice::Let => (Vec::new(), None),
        };
        About { things, commits, lesser: choice == Choice::Let }
    }

    fn event_message(&self, event: &Event) -> Message {
        Message::new("event").with("event", Arg::Text(format!("{event:?}")))
    }

    fn rejected(&self, state: &State, seat: Seat) -> Vec<Rejected> {
        let mut rejected = Vec::new();
        if let Some(Frame::Turns { .. }) = state.stack.last() {
            for other in state.all().without(seat).iter() {
                let reason = if !state.holds(seat, Face::Gust) {
                    "no-gust"
                } else if !state.beside(seat, other) {
                    "too-far"
                } else if state.lanterns[other.index()] == 0 {
                    "no-lantern"
                } else {
                    continue;
                };
                rejected.push(Rejected {
                    name: self.name(state, seat, Choice::Gust(other)),
                    choice: self.choice_message(state, seat, Choice::Gust(other)),
                    message: Message::new(reason).with("seat", Arg::Seat(other.0)),
                    clause: Clause("LAN-9"),
                });
            }
        }
        rejected
    }

    fn resolve(
        &self,
        state: &mut State,
        seat: Seat,
        offered: Offered<Lanterns>,
        log: &mut Log<Event>,
        _: Option<&mut Vec<Choice>>,
    ) {
        state.choose(seat, offered.choice(), log);
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let sees = |card: &Card| match who {
            Viewer::Seat(seat) => card.known.contains(seat),
            Viewer::Spectator => card.zone == Zone::Discard,
        };
        let mut deck: Vec<(u8, Option<Face>)> = Vec::new();
        let mut unseen = [0; 5];
        for card in &state.cards {
            if let Zone::Deck(place) = card.zone {
                deck.push((place, sees(card).then_some(card.face)));
            }
            unseen[card.face as usize] += u8::from(!sees(card));
        }
        deck.sort_unstable();
        let seats = state.all().iter().map(|seat| {
            let cards = || state.hand(seat).chain(state.bid(seat));
            let own = who == Viewer::Seat(seat);
            SeatView {
                cards: cards().count(),
                known: sorted(cards().filter(|card| sees(card))),
                aside: if own { sorted(state.bid(seat)) } else { Vec::new() },
            }
        });
        View {
            round: state.round,
            lanterns: state.lanterns.to_vec(),
            boats: state.boats.to_vec(),
            stack: state.stack.to_vec(),
            deck: deck.into_iter().map(|(_, face)| face).collect(),
            discard: sorted(state.cards.iter().filter(|card| card.zone == Zone::Discard)),
            seats: seats.collect(),
            unseen,
            slip: None,
        }
    }

    fn barrier(&self, state: &State) -> u32 {
        state.barrier
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        state.sample(seat, &mut chance.begin(SAMPLE))
    }

    fn appraise(&self, state: &State, seat: Seat) -> f32 {
        f32::from(state.lanterns[seat.index()])
    }

    fn settled(&self, state: &State) -> bool {
        !matches!(state.stack.last(), Some(Frame::Window { .. }))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome()
    }

    /// Each round three answers to the bid and two actions a seat; each of 8 gusts and shades opens one
    /// window, which takes one answer, and one more for each of 4 shades.
    fn bound(&self) -> usize {
        usize::from(ROUNDS) * self.setup.seats * 5 + 12
    }

    fn check(&self, state: &State) -> Result<(), String> {
        state.check()
    }

    fn hash(&self, state: &State) -> [u8; 32] {
        Seed::derive("state", &postcard::to_stdvec(state).unwrap()).0
    }
}

fn position(state: &State) -> Position {
    let seats = |zone: fn(Seat) -> Zone| -> Vec<Vec<Placed>> {
        state
            .all()
            .iter()
            .map(|seat| {
                let cards = state.cards.iter().filter(|card| card.zone == zone(seat));
                let mut list: Vec<Placed> =
                    cards.map(|card| Placed { face: card.face, known: card.known.without(seat).0 }).collect();
                list.sort_unstable();
                list
            })
            .collect()
    };
    let mut deck: Vec<(u8, Placed)> = state
        .cards
        .iter()
        .filter_map(|card| match card.zone {
            Zone::Deck(place) => Some((place, Placed { face: card.face, known: card.known.0 })),
            _ => None,
        })
        .collect();
    deck.sort_unstable();
    Position {
        round: state.round,
        lanterns: state.lanterns.to_vec(),
        boats: state.boats.to_vec(),
        deck: deck.into_iter().map(|(_, placed)| placed).collect(),
        hands: seats(Zone::Hand),
        bids: seats(Zone::Bid),
        discard: sorted(state.cards.iter().filter(|card| card.zone == Zone::Discard)),
        stack: state.stack.to_vec(),
    }
}

fn place(seats: usize, position: &Position) -> Result<State, PositionError> {
    let wrong = |at: &str, reason: String| Err(PositionError { at: at.into(), reason });
    let bids = position.bids.is_empty() || position.bids.len() == seats;
    if position.lanterns.len() != seats
        || position.boats.len() != seats
        || position.hands.len() != seats
        || !bids
    {
        return wrong("seats", format!("there are {seats}"));
    }
    if position.boats.iter().any(|spot| *spot >= SPOTS) {
        return wrong("boats", format!("spots are below {SPOTS}"));
    }
    let all = Seats::first(seats);
    let fits = |frame: &Frame| match frame {
        Frame::Bid { done } => done.0 & !all.0 == 0,
        Frame::Turns { first, taken, actions } => {
            all.contains(*first) && usize::from(*taken) <= seats && *actions <= 2
        }
        Frame::Window { from, against, .. } => all.contains(*from) && all.contains(*against),
    };
    if position.stack.len() > 6 || !position.stack.iter().all(fits) {
        return wrong("stack", "no such frames".into());
    }
    let mut cards: Vec<Card> = Vec::new();
    for (place, card) in position.deck.iter().enumerate() {
        cards.push(Card { zone: Zone::Deck(place as u8), face: card.face, known: Seats(card.known) });
    }
    for (zone, lists) in [(Zone::Hand as fn(Seat) -> Zone, &position.hands), (Zone::Bid, &position.bids)] {
        for (seat, list) in (0..).map(Seat).zip(lists) {
            for card in list {
                cards.push(Card { zone: zone(seat), face: card.face, known: Seats(card.known).with(seat) });
            }
        }
    }
    cards.extend(position.discard.iter().map(|face| Card { zone: Zone::Discard, face: *face, known: all }));
    if cards.len() > CARDS {
        return wrong("deck", format!("{} cards; there are at most {CARDS}", cards.len()));
    }
    let mut total = [0; 5];
    cards.iter().for_each(|card| total[card.face as usize] += 1);
    let mut state = State {
        chance: Chance::new(Seed::from_number(0)),
        cards: cards.into_iter().collect(),
        lanterns: position.lanterns.iter().copied().collect(),
        boats: position.boats.iter().copied().collect(),
        round: position.round,
        stack: ArrayVec::from_iter(position.stack.iter().copied()),
        barrier: 0,
        total,
    };
    if let Err(reason) = state.check() {
        return wrong("cards", reason);
    }
    state.go_on(&mut Log::silent());
    Ok(state)
}
