//! A running game: what players may do, and what follows by itself.

use crate::eyes::Eye;
use crate::kept::{Keep, Note, Out, number};
use crate::options::{Clock, Millis, Options};
use crate::place::{Place, Player};
use crate::proposals::Proposed;
use crate::publish::Telling;
use crate::spent::Spent;
use crate::ways::{LONGEST, goes_on};
use crate::windows::Window;
use crate::wire::{Code, EndedBy, Ending, Refusal};
use kernel::{Game, Illegal, Seat, Seats, Session, Told};

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Answers a prompt by the name of a choice.
    Choose {
        /// The number of the prompt.
        prompt: u32,
        /// The name of the choice.
        choice: String,
        /// What is answered next, as far as nothing comes between.
        then: Vec<String>,
    },
    /// Takes back its last choice.
    Undo,
    /// Asks to go back further.
    Back,
    /// Answers what another asks for, or takes back what it asks for itself.
    Consent {
        /// Does it agree?
        yes: bool,
        /// The number of the request.
        to: u32,
    },
    /// Gives standing orders.
    Orders(Vec<crate::options::Order>),
    /// Holds the open window.
    Wait,
    /// Stops the game.
    Pause,
    /// Goes on.
    Resume,
    /// Gives up.
    Resign,
}

impl Deed {
    /// The type of the message that asks for it.
    pub fn kind(&self) -> &'static str {
        match self {
            Deed::Choose { .. } => "choose",
            Deed::Undo => "undo",
            Deed::Back => "back",
            Deed::Consent { .. } => "consent",
            Deed::Orders(_) => "orders",
            Deed::Wait => "wait",
            Deed::Pause => "pause",
            Deed::Resume => "resume",
            Deed::Resign => "resign",
        }
    }
}

/// One running game.
pub struct Table<G: Game> {
    pub(crate) session: Session<G>,
    pub(crate) options: Options,
    pub(crate) places: Vec<Place<G>>,
    /// What each seat, and last the spectators, have been sent.
    pub(crate) eyes: Vec<Eye>,
    /// What is to be told when all that follows by itself is done.
    pub(crate) telling: Telling,
    pub(crate) window: Option<Window<G::Choice>>,
    /// The window that everybody was told of.
    pub(crate) told_window: Option<u32>,
    pub(crate) proposed: Option<Proposed>,
    /// How many requests there were.
    pub(crate) requests: u32,
    pub(crate) paused: bool,
    pub(crate) ending: Option<Ending>,
    /// Why a seat gave up before a restart.
    pub(crate) given_up: Option<EndedBy>,
    /// How many moves and returns there were that everybody could see.
    pub(crate) moves: u32,
    /// Whose clocks everybody was told to be running.
    pub(crate) ticking: Seats,
    /// How many notes are kept.
    pub(crate) notes: u32,
    /// The round of the last snapshot.
    pub(crate) round: u32,
    /// The entries of answers that were given as one way, from the first to the last of each, ascending.
    pub(crate) ways: Vec<(u32, u32)>,
    /// What the decisions cost that stand, ascending.
    pub(crate) spent: Vec<Spent>,
    /// The clocks as they were kept last.
    pub(crate) clocks_kept: String,
}

impl<G: Game> Table<G> {
    /// A table at the beginning of its game, or where a session stands.
    pub fn new(session: Session<G>, players: &[Player], options: Options) -> Table<G> {
        let left = match options.clock {
            Clock::Game { seconds, .. } => Millis::from(seconds) * 1000,
            _ => 0,
        };
        let round = session.game().round(session.state());
        Table {
            places: players.iter().map(|player| Place::new(*player, left)).collect(),
            eyes: (0..=players.len()).map(|_| Eye::default()).collect(),
            session,
            options,
            telling: Telling::default(),
            window: None,
            told_window: None,
            proposed: None,
            requests: 0,
            paused: false,
            ending: None,
            given_up: None,
            moves: 0,
            ticking: Seats::NONE,
            notes: 0,
            round,
            ways: Vec::new(),
            spent: Vec::new(),
            clocks_kept: String::new(),
        }
    }

    /// The game being played.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Begins, or goes on after a restart: answers what nobody needs to be asked.
    pub fn begin(&mut self, now: Millis, out: &mut Out) {
        // A game that was given up may have been stopped before its end was kept.
        self.no_later_than(now);
        if let (None, Some(by)) = (&self.ending, self.given_up) {
            self.end_deserted(by, out);
        }
        self.settle(now, out);
    }

    /// A seat does something. A refusal has changed nothing.
    pub fn act(&mut self, seat: Seat, deed: Deed, now: Millis, out: &mut Out) -> Result<(), Refusal> {
        let kind = deed.kind();
        let prompt = match &deed {
            Deed::Choose { prompt, choice, then } => {
                if self.places[seat.index()].has_answered(*prompt, choice) {
                    // A double click or a retry: it was accepted already.
                    out.stopped = !then.is_empty() && self.places[seat.index()].stopped == Some(*prompt);
                    return Ok(());
                }
                Some(*prompt)
            }
            _ => None,
        };
        let refused = |code| Refusal { prompt, ..Refusal::new(kind, code) };
        if self.ending.is_some() {
            return Err(refused(Code::Over));
        }
        if self.places[seat.index()].resigned {
            return Err(refused(Code::NotAsked));
        }
        let stopped = self.paused && !matches!(deed, Deed::Resume | Deed::Resign | Deed::Orders(_));
        if stopped {
            return Err(refused(Code::Paused));
        }
        match deed {
            Deed::Choose { prompt, choice, then } => {
                if then.len() >= LONGEST {
                    return Err(refused(Code::TooLarge));
                }
                self.choose(seat, prompt, &choice, &then, now, out)?;
            }
            Deed::Undo => self.undo(seat, now, out)?,
            Deed::Back => self.ask_back(seat, now, out)?,
            Deed::Consent { yes, to } => self.consent(seat, yes, to, now, out)?,
            Deed::Orders(orders) => {
                if orders.len() > crate::options::MOST_ORDERS {
                    return Err(refused(Code::TooLarge));
                }
                let entries = self.entries();
                out.note(&mut self.notes, &Note::Orders { entries, seat: seat.0, orders: orders.clone() });
                self.give_orders(seat, orders);
            }
            Deed::Wait => self.hold_window(seat, out)?,
            Deed::Pause => self.ask_pause(seat, now, out)?,
            Deed::Resume => {
                if !self.paused {
                    return Err(refused(Code::NotAsked));
                }
                self.pause(false, now, out);
            }
            Deed::Resign => self.resign(seat, EndedBy::Resignation, now, out),
        }
        self.settle(now, out);
        Ok(())
    }

    fn choose(
        &mut self,
        seat: Seat,
        prompt: u32,
        name: &str,
        then: &[String],
        now: Millis,
        out: &mut Out,
    ) -> Result<(), Refusal> {
        let refused = |code| Refusal { prompt: Some(prompt), ..Refusal::new("choose", code) };
        let place = &self.places[seat.index()];
        if prompt != place.prompt {
            return Err(refused(Code::Stale));
        }
        if self.has_held(seat) || place.driver().is_some() {
            return Err(refused(Code::NotAsked));
        }
        let choice = self.session.find(seat, name).map_err(|illegal| match illegal {
            Illegal::NotAsked(_) => refused(Code::NotAsked),
            Illegal::NotOffered { clause, .. } => {
                Refusal { clause: Some(clause), ..refused(Code::NotOffered) }.with("name", name)
            }
        })?;
        if then.is_empty() {
            self.answer(seat, choice, now, out);
        } else {
            self.go(seat, choice, then, now, out);
        }
        Ok(())
    }

    /// A seat goes a way: answer after answer, as long as nothing was revealed and nobody else is asked, or the same question
    /// takes more answers.
    fn go(&mut self, seat: Seat, choice: G::Choice, then: &[String], now: Millis, out: &mut Out) {
        let (game, prompt) = (self.session.game().clone(), self.places[seat.index()].prompt);
        let barrier = game.barrier(self.session.state());
        let begin = self.entries();
        let windowed = game.window(self.session.state()).is_some();
        let mut left = game.left(self.session.state(), seat);
        self.answer(seat, choice, now, out);
        let mut done = 0;
        while !windowed && done < then.len() {
            let state = self.session.state();
            let before = std::mem::replace(&mut left, game.left(state, seat));
            let takes_more =
                left.is_some() && before == left.map(|left| left + 1) && game.deciding(state).contains(seat);
            if !takes_more && !goes_on(&*game, state, seat, barrier) {
                break;
            }
            let mut choices = Vec::new();
            game.choices(self.session.state(), seat, &mut choices);
            let is_next =
                |choice: &G::Choice| game.name(self.session.state(), seat, *choice).as_str() == then[done];
            let next = choices.iter().find(|choice| is_next(choice)).copied();
            done += usize::from(next.is_some());
            // What can be answered in one way is not asked, so it need not be named.
            let forced = choices.first().filter(|_| choices.len() == 1).copied();
            let Some(next) = next.or(forced) else { break };
            let before = std::mem::take(&mut self.places[seat.index()].recent);
            self.take(seat, next, now, out);
            // The whole way answers the prompt it began with.
            self.places[seat.index()].recent.splice(0..0, before);
        }
        if done < then.len() {
            self.places[seat.index()].stopped = Some(prompt);
            out.stopped = true;
        }
        let end = self.entries();
        if end > begin + 1 {
            self.ways.push((begin, end - 1));
            out.note(&mut self.notes, &Note::Way { entries: begin, last: end - 1 });
        }
    }

    /// The entry with which the way began that this entry belongs to; the entry itself if it belongs to none.
    pub(crate) fn way_begins(&self, entry: usize) -> usize {
        let after = self.ways.partition_point(|(first, _)| *first as usize <= entry);
        let way = after.checked_sub(1).map(|i| self.ways[i]);
        way.filter(|(_, last)| entry <= *last as usize).map_or(entry, |(first, _)| first as usize)
    }

    /// A seat's answer to its prompt: it is taken at once, or held until the window closes.
    pub(crate) fn answer(&mut self, seat: Seat, choice: G::Choice, now: Millis, out: &mut Out) {
        if self.must_wait(seat, choice, now) {
            self.hold(seat, choice, out);
        } else {
            self.take(seat, choice, now, out);
        }
    }

    /// Takes a choice: it is kept, and everybody will be told what they may know of it.
    pub(crate) fn take(&mut self, seat: Seat, choice: G::Choice, now: Millis, out: &mut Out) {
        let before = self.moment();
        let mut events: Vec<Told<G::Event>> = Vec::new();
        let Ok(entry) = self.session.choose(seat, choice, &mut events) else {
            // Only what was offered comes here.
            debug_assert!(false, "{choice:?} was not offered to {seat}");
            return;
        };
        let lines: Vec<_> = events.iter().map(|told| (told.audience, self.line(&told.event))).collect();
        self.telling.lines.extend(lines);
        self.telling.acted(seat);
        let spent = self.stop_clock(seat, now);
        self.spend(number(entry), seat, spent);
        let options = self.session.steps().last().map_or(1, |step| step.options());
        let line = &self.session.journal().entries[entry];
        out.keep.push(Keep::Entry { n: number(entry), spent, line: line.to_string() });
        if let kernel::Entry::Choice { name, .. } = line {
            self.places[seat.index()].answered(name.as_str(), options);
        }
        if !before.goes_on_in(&self.moment()) {
            self.telling.noticed = true;
            self.moves += 1;
            out.info |= self.options.clock != Clock::None;
        }
        self.keep_snapshot(out);
    }

    /// What is asked now, as far as it shows whether another moment belongs to the same question.
    pub(crate) fn moment(&self) -> Moment {
        let (game, state) = (self.session.game(), self.session.state());
        Moment { at_once: game.at_once(state), barrier: game.barrier(state), deciding: game.deciding(state) }
    }

    /// All that follows by itself: forced answers, standing orders, windows, the end.
    pub(crate) fn settle(&mut self, now: Millis, out: &mut Out) {
        while self.ending.is_none() && !self.paused {
            let game = self.session.game().clone();
            if let Some(outcome) = game.outcome(self.session.state()) {
                let sides = outcome.other_scores.into_iter();
                let ending = Ending {
                    by: EndedBy::Play,
                    winners: outcome.winners.iter().map(|seat| seat.0).collect(),
                    other_winner: outcome.other_winner.map(str::to_owned),
                    scores: outcome.scores,
                    other_scores: sides.map(|(side, n)| (side.into(), n)).collect(),
                };
                self.end(ending, out);
                break;
            }
            let went_on = match game.window(self.session.state()) {
                Some(kind) => self.keep_window(kind, now, out),
                None => {
                    self.window = None;
                    self.take_forced(now, out)
                }
            };
            if !went_on {
                break;
            }
        }
        self.start_clocks(now, out);
        self.keep_clocks(out);
        let timed = self.timed_window();
        out.info |= std::mem::replace(&mut self.told_window, timed) != timed;
        self.tell(out);
    }

    /// Answers the first decision that has one option.
    fn take_forced(&mut self, now: Millis, out: &mut Out) -> bool {
        let game = self.session.game().clone();
        let mut choices = Vec::new();
        for seat in game.deciding(self.session.state()).iter() {
            choices.clear();
            game.choices(self.session.state(), seat, &mut choices);
            if let [only] = choices[..] {
                self.take(seat, only, now, out);
                return true;
            }
        }
        false
    }

    /// Who is asked and has not answered, held answers counted as given.
    pub(crate) fn asked(&self) -> Seats {
        if self.ending.is_some() {
            return Seats::NONE;
        }
        let deciding = self.session.game().deciding(self.session.state());
        Seats(deciding.0 & !self.held().0)
    }

    fn end(&mut self, ending: Ending, out: &mut Out) {
        self.window = None;
        self.proposed = None;
        self.ending = Some(ending.clone());
        self.last_snapshot(out);
        out.ended = Some(ending);
        out.info = true;
    }

    /// A seat gives up, or its time is over: a bot plays on for it, if there is still somebody to play against.
    pub(crate) fn resign(&mut self, seat: Seat, by: EndedBy, now: Millis, out: &mut Out) {
        self.places[seat.index()].resigned = true;
        self.release(seat, out);
        out.note(&mut self.notes, &Note::Resigned { seat: seat.0, by });
        out.info = true;
        self.end_deserted(by, out);
        if self.ending.is_none() {
            self.lose_voter(seat, now, out);
        }
    }

    /// Ends the game when nobody is left to play against, or no person.
    fn end_deserted(&mut self, by: EndedBy, out: &mut Out) {
        let left: Vec<u8> =
            self.seats().filter(|seat| !self.places[seat.index()].resigned).map(|seat| seat.0).collect();
        if left.len() < 2 || !self.places.iter().any(Place::plays) {
            let (winners, scores) = (left, Vec::new());
            self.end(Ending { by, winners, other_winner: None, scores, other_scores: Vec::new() }, out);
        }
    }

    /// What the seat was asked or answered is no more: its next prompt is a new one.
    pub(crate) fn renew(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        place.prompt += 1;
        place.recent.clear();
    }

    /// The seat has taken back what it answered: it is asked itself, whatever it has ordered.
    pub(crate) fn ask_itself(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        place.own = Some(place.prompt);
    }

    /// New orders hold at once, also for what was taken back.
    pub(crate) fn give_orders(&mut self, seat: Seat, orders: Vec<crate::options::Order>) {
        let place = &mut self.places[seat.index()];
        (place.orders, place.own) = (orders, None);
    }
}

/// What is asked at a moment.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    at_once: bool,
    barrier: u32,
    pub(crate) deciding: Seats,
}

impl Moment {
    /// Is the other moment one of the same question, which several seats answer at once and in secret?
    pub(crate) fn goes_on_in(&self, other: &Moment) -> bool {
        self.at_once && other.at_once && self.barrier == other.barrier
    }
}
