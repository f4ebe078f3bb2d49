//! Lanterns: a small game with everything that makes games hard to get right.
//!
//! Two to four boats on a pond of three spots, and 20 cards: sparks, flames, blazes (worth 1, 2, 3),
//! gusts and shades, four each.
//!
//! - LAN-1. Each seat begins with three cards that only it sees. There are three rounds.
//! - LAN-2. A round begins with bids: all seats at once and in secret put up to two cards aside.
//! - LAN-3. When all are done the bids are shown and discarded. The highest sum takes the bid; seats that
//!   tie each roll a die, the highest wins, and the lowest seat if they tie again.
//! - LAN-4. The winner rolls a die and gains one lantern, or two on 4 or more.
//! - LAN-5. Then each seat in turn, the winner first, has two actions or ends its turn earlier.
//! - LAN-6. Draw: take the top card. LAN-7. Peek: look at the top card and leave it.
//! - LAN-8. Row: to a spot beside yours.
//! - LAN-9. Gust: discard a gust to take a lantern from a seat on your spot or beside it.
//! - LAN-10. Whoever a gust or a shade is played against is asked, if it has cards, whether it answers with
//!   a shade, which stops it. A shade may be answered in the same way, and when it is stopped, the
//!   question stands again.
//! - LAN-11. After its turns a round ends and each seat draws a card.
//! - LAN-12. After three rounds the most lanterns win.

use arrayvec::ArrayVec;
use kernel::{Audience, Chance, Clause, Log, Outcome, Purpose, Seat, Seats, Seed, Stream};
use serde::{Deserialize, Serialize};

pub const CARDS: usize = 20;
pub const ROUNDS: u8 = 3;
pub const BID: usize = 2;
pub const SPOTS: u8 = 3;

const DEAL: Purpose = Purpose(0);
const DICE: Purpose = Purpose(1);
pub const SAMPLE: Purpose = Purpose(0);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    Spark,
    Flame,
    Blaze,
    Gust,
    Shade,
}

impl Face {
    pub const ALL: [Face; 5] = [Face::Spark, Face::Flame, Face::Blaze, Face::Gust, Face::Shade];

    pub fn word(self) -> &'static str {
        ["spark", "flame", "blaze", "gust", "shade"][self as usize]
    }

    fn worth(self) -> u8 {
        [1, 2, 3, 0, 0][self as usize]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Zone {
    /// The place from the top.
    Deck(u8),
    Hand(Seat),
    Bid(Seat),
    Discard,
}

/// A card by its place; the face is what is hidden about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub zone: Zone,
    pub face: Face,
    /// Who knows the face.
    pub known: Seats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Secret bids; the cursor of a seat is what it has put aside.
    Bid { done: Seats },
    /// The turns of a round.
    Turns { first: Seat, taken: u8, actions: u8 },
    /// A gust or shade that may be answered.
    Window { card: Face, from: Seat, against: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    pub chance: Chance,
    pub cards: ArrayVec<Card, CARDS>,
    pub lanterns: ArrayVec<u8, 4>,
    pub boats: ArrayVec<u8, 4>,
    pub round: u8,
    /// What is going on; empty when the game is over.
    pub stack: ArrayVec<Frame, 12>,
    pub barrier: u32,
    /// How many cards of each face there are.
    pub total: [u8; 5],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Bid(Face),
    Done,
    Draw,
    Peek,
    Row(u8),
    Gust(Seat),
    EndTurn,
    Shade,
    Let,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    SetAside { face: Face },
    Ready { seat: Seat },
    Bids { bids: Vec<Vec<Face>> },
    Rolled { seat: Seat, die: u8 },
    Lanterns { seat: Seat, now: u8 },
    Drew { seat: Seat, face: Option<Face> },
    Peeked { seat: Seat, face: Option<Face> },
    Rowed { seat: Seat, to: u8 },
    Played { seat: Seat, face: Face },
    Stopped { card: Face, clause: Clause },
    Round { round: u8 },
}

pub fn start(seats: usize, seed: Seed) -> State {
    let mut faces = [Face::Spark; CARDS];
    for (i, face) in faces.iter_mut().enumerate() {
        *face = Face::ALL[i % 5];
    }
    let mut chance = Chance::new(seed);
    chance.shuffle(DEAL, &mut faces);
    let dealt = 3 * seats;
    let cards = faces.iter().enumerate().map(|(i, &face)| {
        let seat = Seat((i % seats) as u8);
        if i < dealt {
            Card { zone: Zone::Hand(seat), face, known: Seats::only(seat) }
        } else {
            Card { zone: Zone::Deck((i - dealt) as u8), face, known: Seats::NONE }
        }
    });
    State {
        chance,
        cards: cards.collect(),
        lanterns: (0..seats).map(|_| 0).collect(),
        boats: (0..seats).map(|i| i as u8 % SPOTS).collect(),
        round: 1,
        stack: ArrayVec::from_iter([Frame::Bid { done: Seats::NONE }]),
        barrier: 0,
        total: [4; 5],
    }
}

impl State {
    pub fn seats(&self) -> usize {
        self.lanterns.len()
    }

    pub fn all(&self) -> Seats {
        Seats::first(self.seats())
    }

    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.zone == Zone::Hand(seat))
    }

    pub fn bid(&self, seat: Seat) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.zone == Zone::Bid(seat))
    }

    pub fn holds(&self, seat: Seat, face: Face) -> bool {
        self.hand(seat).any(|card| card.face == face)
    }

    pub fn top(&self) -> Option<usize> {
        let on_deck = |i: &usize| matches!(self.cards[*i].zone, Zone::Deck(_));
        (0..self.cards.len()).filter(on_deck).min_by_key(|i| match self.cards[*i].zone {
            Zone::Deck(place) => place,
            _ => u8::MAX,
        })
    }

    pub fn beside(&self, a: Seat, b: Seat) -> bool {
        self.boats[a.index()].abs_diff(self.boats[b.index()]) <= 1
    }

    /// Who is asked. LAN-10 asks by the number of cards, not by the cards.
    pub fn deciding(&self) -> Seats {
        match self.stack.last() {
            None => Seats::NONE,
            Some(Frame::Bid { done }) => Seats(self.all().0 & !done.0),
            Some(Frame::Turns { .. }) => self.turn().map_or(Seats::NONE, Seats::only),
            Some(Frame::Window { against, .. }) => Seats::only(*against),
        }
    }

    fn turn(&self) -> Option<Seat> {
        match self.stack.last() {
            Some(Frame::Turns { first, taken, .. }) => Some(Seat((first.0 + taken) % self.seats() as u8)),
            _ => None,
        }
    }

    pub fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if !self.deciding().contains(seat) {
            return;
        }
        match self.stack.last() {
            None => {}
            Some(Frame::Bid { .. }) => {
                if self.bid(seat).count() < BID {
                    out.extend(
                        Face::ALL.iter().filter(|face| self.holds(seat, **face)).map(|f| Choice::Bid(*f)),
                    );
                }
                out.push(Choice::Done);
            }
            Some(Frame::Turns { .. }) => {
                if let Some(top) = self.top() {
                    out.push(Choice::Draw);
                    if !self.cards[top].known.contains(seat) {
                        out.push(Choice::Peek);
                    }
                }
                let boat = self.boats[seat.index()];
                out.extend((0..SPOTS).filter(|spot| spot.abs_diff(boat) == 1).map(Choice::Row));
                if self.holds(seat, Face::Gust) {
                    let others = self.all().without(seat);
                    let near = |s: &Seat| self.beside(seat, *s) && self.lanterns[s.index()] > 0;
                    out.extend(others.iter().filter(near).map(Choice::Gust));
                }
                out.push(Choice::EndTurn);
            }
            Some(Frame::Window { .. }) => {
                if self.holds(seat, Face::Shade) {
                    out.push(Choice::Shade);
                }
                out.push(Choice::Let);
            }
        }
    }

    /// Does what was offered, and goes on to the next question.
    pub fn choose(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        match choice {
            Choice::Bid(face) => {
                self.set_aside(seat, face);
                log.tell(Audience::only(seat), || Event::SetAside { face });
            }
            Choice::Done => {
                if let Some(Frame::Bid { done }) = self.stack.last_mut() {
                    *done = done.with(seat);
                }
                log.tell(Audience::All, || Event::Ready { seat });
            }
            Choice::Draw => {
                self.draw(seat, log);
                self.spend();
            }
            Choice::Peek => {
                if let Some(top) = self.top() {
                    let card = &mut self.cards[top];
                    card.known = card.known.with(seat);
                    let face = card.face;
                    log.tell(Audience::only(seat), || Event::Peeked { seat, face: Some(face) });
                    log.tell(Audience::except(seat), || Event::Peeked { seat, face: None });
                }
                self.barrier += 1;
                self.spend();
            }
            Choice::Row(to) => {
                self.boats[seat.index()] = to;
                log.tell(Audience::All, || Event::Rowed { seat, to });
                self.spend();
            }
            Choice::Gust(against) => {
                self.spend();
                self.play(seat, against, Face::Gust, log);
            }
            Choice::EndTurn => {
                if let Some(Frame::Turns { actions, .. }) = self.stack.last_mut() {
                    *actions = 0;
                }
            }
            Choice::Shade => {
                if let Some(Frame::Window { from, .. }) = self.stack.last() {
                    let against = *from;
                    self.play(seat, against, Face::Shade, log);
                }
            }
            Choice::Let => {
                self.barrier += 1;
                self.stands(log);
            }
        }
        self.go_on(log);
    }

    fn spend(&mut self) {
        if let Some(Frame::Turns { actions, .. }) = self.stack.last_mut() {
            *actions -= 1;
        }
    }

    /// Moves a card of this face from the hand to the bid: the copy that most seats know.
    pub fn set_aside(&mut self, seat: Seat, face: Face) {
        let copies = self.cards.iter().enumerate();
        let copies = copies.filter(|(_, card)| card.zone == Zone::Hand(seat) && card.face == face);
        if let Some((i, _)) = copies.max_by_key(|(i, card)| (card.known.len(), usize::MAX - i)) {
            self.cards[i].zone = Zone::Bid(seat);
        }
    }

    /// Discards a card for all to see. Who knew another copy in that hand cannot tell it from this one.
    fn reveal(&mut self, i: usize) {
        let Card { zone, face, known } = self.cards[i];
        if let Zone::Hand(owner) | Zone::Bid(owner) = zone {
            let mut fooled = Seats(self.all().0 & !known.0).without(owner);
            for card in &mut self.cards {
                if (card.zone == Zone::Hand(owner) || card.zone == Zone::Bid(owner)) && card.face == face {
                    let forgets = Seats(card.known.0 & fooled.0);
                    card.known = Seats(card.known.0 & !forgets.0);
                    fooled = Seats(fooled.0 & !forgets.0);
                }
            }
        }
        let all = self.all();
        self.cards[i] = Card { zone: Zone::Discard, face, known: all };
        self.barrier += 1;
    }

    /// Plays a gust or shade against a seat and opens its window.
    fn play(&mut self, seat: Seat, against: Seat, face: Face, log: &mut Log<Event>) {
        let copies = self.cards.iter().enumerate();
        let copies = copies.filter(|(_, card)| card.zone == Zone::Hand(seat) && card.face == face);
        if let Some((i, _)) = copies.max_by_key(|(i, card)| (card.known.len(), usize::MAX - i)) {
            self.reveal(i);
            log.tell(Audience::All, || Event::Played { seat, face });
            self.stack.push(Frame::Window { card: face, from: seat, against });
        }
    }

    /// What is on top was not stopped: it happens.
    fn stands(&mut self, log: &mut Log<Event>) {
        match self.stack.pop() {
            Some(Frame::Window { card: Face::Gust, from, against }) => {
                self.lanterns[against.index()] -= 1;
                self.lanterns[from.index()] += 1;
                for seat in [against, from] {
                    let now = self.lanterns[seat.index()];
                    log.tell(Audience::All, || Event::Lanterns { seat, now });
                }
            }
            Some(Frame::Window { .. }) => {
                if let Some(Frame::Window { card, .. }) = self.stack.pop() {
                    log.tell(Audience::All, || Event::Stopped { card, clause: Clause("LAN-10") });
                }
            }
            _ => {}
        }
    }

    fn draw(&mut self, seat: Seat, log: &mut Log<Event>) {
        if let Some(top) = self.top() {
            let card = &mut self.cards[top];
            card.zone = Zone::Hand(seat);
            card.known = card.known.with(seat);
            let face = card.face;
            log.tell(Audience::only(seat), || Event::Drew { seat, face: Some(face) });
            log.tell(Audience::except(seat), || Event::Drew { seat, face: None });
            self.barrier += 1;
        }
    }

    pub fn go_on(&mut self, log: &mut Log<Event>) {
        while let Some(frame) = self.stack.last().copied() {
            match frame {
                Frame::Bid { done } if done == self.all() => {
                    self.stack.pop();
                    let first = self.show_bids(log);
                    self.stack.push(Frame::Turns { first, taken: 0, actions: 2 });
                }
                Frame::Turns { first, taken, actions: 0 } => {
                    self.stack.pop();
                    self.stack.push(Frame::Turns { first, taken: taken + 1, actions: 2 });
                }
                Frame::Turns { taken, .. } if usize::from(taken) == self.seats() => {
                    self.stack.pop();
                    for seat in self.all().iter() {
                        self.draw(seat, log);
                    }
                    if self.round < ROUNDS {
                        self.round += 1;
                        let round = self.round;
                        log.tell(Audience::All, || Event::Round { round });
                        self.stack.push(Frame::Bid { done: Seats::NONE });
                    }
                }
                Frame::Window { against, .. } if self.hand(against).next().is_none() => self.stands(log),
                _ => return,
            }
        }
    }

    fn roll(&mut self, seat: Seat, log: &mut Log<Event>) -> u8 {
        let die = self.chance.below(DICE, 6) as u8 + 1;
        self.barrier += 1;
        log.tell(Audience::All, || Event::Rolled { seat, die });
        die
    }

    /// LAN-3, LAN-4: shows and discards the bids; says who won.
    fn show_bids(&mut self, log: &mut Log<Event>) -> Seat {
        self.barrier += 1;
        log.tell(Audience::All, || Event::Bids {
            bids: self.all().iter().map(|seat| sorted(self.bid(seat))).collect(),
        });
        let sums: Vec<u8> =
            self.all().iter().map(|seat| self.bid(seat).map(|card| card.face.worth()).sum()).collect();
        for i in 0..self.cards.len() {
            if matches!(self.cards[i].zone, Zone::Bid(_)) {
                self.reveal(i);
            }
        }
        let most = sums.iter().copied().max().unwrap_or(0);
        let tied: Vec<Seat> = self.all().iter().filter(|seat| sums[seat.index()] == most).collect();
        let mut winner = tied[0];
        if tied.len() > 1 {
            let rolls: Vec<u8> = tied.iter().map(|seat| self.roll(*seat, log)).collect();
            let best = rolls.iter().copied().max().unwrap_or(0);
            winner = tied[rolls.iter().position(|roll| *roll == best).unwrap_or(0)];
        }
        let gain = if self.roll(winner, log) >= 4 { 2 } else { 1 };
        self.lanterns[winner.index()] += gain;
        let now = self.lanterns[winner.index()];
        log.tell(Audience::All, || Event::Lanterns { seat: winner, now });
        winner
    }

    /// LAN-12.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.stack.is_empty() {
            return None;
        }
        let most = self.lanterns.iter().copied().max()?;
        let winners = self.all().iter().filter(|seat| self.lanterns[seat.index()] == most);
        Some(Outcome {
            winners: winners.fold(Seats::NONE, Seats::with),
            other_winner: None,
            scores: self.lanterns.iter().map(|n| i32::from(*n)).collect(),
            other_scores: Vec::new(),
        })
    }

    pub fn check(&self) -> Result<(), String> {
        let mut total = [0; 5];
        let mut deck = Vec::new();
        let bidding = matches!(self.stack.last(), Some(Frame::Bid { .. }));
        for card in &self.cards {
            total[card.face as usize] += 1;
            let fits = match card.zone {
                Zone::Deck(place) => {
                    deck.push(place);
                    true
                }
                Zone::Hand(seat) => card.known.contains(seat),
                Zone::Bid(seat) => bidding && card.known.contains(seat) && self.bid(seat).count() <= BID,
                Zone::Discard => card.known == self.all(),
            };
            if !fits {
                return Err(format!("a card that cannot be: {card:?}"));
            }
        }
        if total != self.total {
            return Err(format!("{total:?} cards of each face instead of {:?}", self.total));
        }
        deck.sort_unstable();
        deck.dedup();
        if deck.len() != self.cards.iter().filter(|card| matches!(card.zone, Zone::Deck(_))).count() {
            return Err("two cards in one place of the deck".into());
        }
        Ok(())
    }

    /// A world that the seat cannot tell from this one.
    pub fn sample(&self, seat: Seat, stream: &mut Stream) -> State {
        let mut world = self.clone();
        world.chance.reseed(stream.seed());
        let hidden: Vec<usize> =
            (0..self.cards.len()).filter(|i| !self.cards[*i].known.contains(seat)).collect();
        let mut faces: Vec<Face> = hidden.iter().map(|i| self.cards[*i].face).collect();
        // The order of the faces here would tell where they really are.
        faces.sort_unstable();
        stream.shuffle(&mut faces);
        for (i, face) in hidden.iter().zip(faces) {
            world.cards[*i].face = face;
        }
        if matches!(self.stack.last(), Some(Frame::Bid { .. })) {
            for other in self.all().without(seat).iter() {
                world.take_up(other);
                let most = BID.min(world.hand(other).count());
                for _ in 0..stream.below(most as u32 + 1) {
                    let hand = sorted(world.hand(other));
                    world.set_aside(other, hand[stream.below(hand.len() as u32) as usize]);
                }
            }
        }
        world
    }

    /// Takes a bid back into the hand.
    pub fn take_up(&mut self, seat: Seat) {
        for card in &mut self.cards {
            if card.zone == Zone::Bid(seat) {
                card.zone = Zone::Hand(seat);
            }
        }
    }
}

pub fn sorted<'a>(cards: impl Iterator<Item = &'a Card>) -> Vec<Face> {
    let mut faces: Vec<Face> = cards.map(|card| card.face).collect();
    faces.sort_unstable();
    faces
}
