//! Trap windows: moments in which seats answer at once and in secret.
//!
//! In a sealed window a seat's last answer is held until the time is over, whether or not the others have
//! answered: so neither how long a window lasts nor what a seat is told tells anything. The answer is kept
//! before it is acknowledged, can be taken back until then, and is taken when the time is over.

use crate::kept::{Note, Out};
use crate::options::{Clock, Millis, Standing, Windows, blind, standing};
use crate::table::Table;
use crate::wire::{Code, Refusal};
use kernel::{Game, Log, Name, Seat, Seats};

/// An open window.
#[derive(Debug)]
pub(crate) struct Window<C> {
    /// The barrier it opened behind: another one is another window.
    barrier: u32,
    closing: Closing,
    /// Who asked it to wait.
    waits: Seats,
    /// The last answers of seats, until the time is over.
    held: Vec<(Seat, C)>,
}

/// When a window closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closing {
    /// As soon as all have answered.
    Answered,
    /// Then, and when nobody asked it to wait.
    At(Millis),
    /// So long after the game goes on.
    After(Millis),
}

impl<C> Window<C> {
    fn is_timed(&self) -> bool {
        self.closing != Closing::Answered
    }

    fn is_over(&self, now: Millis) -> bool {
        matches!(self.closing, Closing::At(at) if at <= now)
    }
}

impl<G: Game> Table<G> {
    /// Goes on with the open window; says whether something was answered.
    pub(crate) fn keep_window(&mut self, kind: &'static str, now: Millis, out: &mut Out) -> bool {
        let barrier = self.session.game().barrier(self.session.state());
        if self.window.as_ref().is_none_or(|window| window.barrier != barrier) {
            let closing = self.closing(kind, now);
            self.window = Some(Window { barrier, closing, waits: Seats::NONE, held: Vec::new() });
        }
        if let Some(window) = &mut self.window {
            if let Closing::After(left) = window.closing {
                window.closing = Closing::At(now + left);
            }
            if window.is_over(now) && !window.held.is_empty() {
                let (seat, choice) = window.held.remove(0);
                // The prompt was counted when the answer was given.
                self.places[seat.index()].unanswered();
                self.take(seat, choice, now, out);
                return true;
            }
        }
        self.asked().iter().any(|seat| self.answer_unasked(seat, kind, now, out))
    }

    /// When a window that opens now closes.
    fn closing(&self, kind: &str, now: Millis) -> Closing {
        let deciding = self.session.game().deciding(self.session.state());
        let slow = deciding.iter().any(|seat| {
            let place = &self.places[seat.index()];
            place.driver().is_none() && !blind(place.orders_now(), kind)
        });
        match self.options.windows {
            Windows::Sealed if slow && !self.is_alone() => {
                Closing::At(now + Millis::from(self.options.window_ms))
            }
            _ => Closing::Answered,
        }
    }

    /// Is one person among bots? They look at no clock, so nothing is given away by not asking who has no choice.
    fn is_alone(&self) -> bool {
        self.places.iter().filter(|place| place.is_human()).count() <= 1
    }

    /// What a seat answers without being asked: by its orders, since it has no choice, or since time is up.
    fn answer_unasked(&mut self, seat: Seat, kind: &str, now: Millis, out: &mut Out) -> bool {
        if self.places[seat.index()].driver().is_some() {
            return false;
        }
        let game = self.session.game().clone();
        let state = self.session.state();
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        let cards: Vec<(G::Choice, Option<String>)> =
            choices.into_iter().map(|choice| (choice, game.reveals(state, seat, choice))).collect();
        let decline = cards.iter().find(|(_, card)| card.is_none()).map(|(choice, _)| *choice);
        let orders = self.places[seat.index()].orders_now();
        let said = |card: &Option<String>| card.as_deref().map(|card| standing(orders, card, kind));
        let always = cards.iter().find(|(_, card)| said(card) == Some(Standing::Always));
        let never = cards.iter().all(|(_, card)| said(card).is_none_or(|said| said == Standing::Never));
        let sealed = self.options.windows == Windows::Sealed && !self.is_alone();
        let over = self.window.as_ref().is_some_and(|w| w.is_over(now) && !w.waits.contains(seat));
        let answer = match always {
            Some((choice, _)) => Some(*choice),
            // Whoever has nothing to reveal is asked like everybody else while a window is sealed.
            None if never && (!sealed || blind(orders, kind) || cards.len() > 1) => decline,
            None if over => decline,
            None => None,
        };
        let Some(choice) = answer else { return false };
        self.answer(seat, choice, now, out);
        true
    }

    /// Must the answer be held, since it is the seat's last one in a window whose time is not over?
    pub(crate) fn must_wait(&self, seat: Seat, choice: G::Choice, now: Millis) -> bool {
        let open = self.window.as_ref().is_some_and(|window| window.is_timed() && !window.is_over(now));
        open && self.finishes(seat, choice)
    }

    /// Is the seat asked no more in this window after the choice?
    fn finishes(&self, seat: Seat, choice: G::Choice) -> bool {
        let game = self.session.game();
        let mut after = self.session.state().clone();
        let before = game.barrier(&after);
        game.choose(&mut after, seat, choice, &mut Log::silent()).is_ok()
            && (game.barrier(&after) != before || !game.deciding(&after).contains(seat))
    }

    pub(crate) fn hold(&mut self, seat: Seat, choice: G::Choice, out: &mut Out) {
        let name = self.session.game().name(self.session.state(), seat, choice);
        let options = self.options_of(seat);
        let Some(window) = &mut self.window else { return };
        window.held.push((seat, choice));
        self.places[seat.index()].answered(name.as_str(), options);
        let entries = self.entries();
        out.note(&mut self.notes, &Note::Held { entries, seat: seat.0, name });
        self.telling.acted(seat);
    }

    /// Holds an answer again that was kept before a restart, and counted. The window lasts as long as a new one.
    pub(crate) fn hold_again(&mut self, seat: Seat, name: &Name) {
        let Ok(choice) = self.session.find(seat, name.as_str()) else { return };
        let options = self.options_of(seat);
        let place = &mut self.places[seat.index()];
        place.unanswered();
        place.answered(name.as_str(), options);
        let barrier = self.session.game().barrier(self.session.state());
        let closing = Closing::After(Millis::from(self.options.window_ms));
        let window =
            self.window.get_or_insert(Window { barrier, closing, waits: Seats::NONE, held: Vec::new() });
        window.held.push((seat, choice));
    }

    fn options_of(&self, seat: Seat) -> usize {
        let mut choices = Vec::new();
        self.session.game().choices(self.session.state(), seat, &mut choices);
        choices.len()
    }

    /// Lets go of a held answer of the seat, if there is one.
    pub(crate) fn release(&mut self, seat: Seat, out: &mut Out) -> bool {
        if !self.has_held(seat) {
            return false;
        }
        if let Some(window) = &mut self.window {
            window.held.retain(|(holder, _)| *holder != seat);
        }
        self.renew(seat);
        self.ask_itself(seat);
        let entries = self.entries();
        out.note(&mut self.notes, &Note::Released { entries, seat: seat.0 });
        self.telling.took_back(Seats::only(seat));
        true
    }

    /// The game stops: what is left of the window's time is left when it goes on.
    pub(crate) fn stop_window(&mut self, now: Millis) {
        if let Some(window) = &mut self.window
            && let Closing::At(at) = window.closing
        {
            window.closing = Closing::After((at - now).max(0));
        }
    }

    /// A seat wants the window to wait for its answer.
    pub(crate) fn hold_window(&mut self, seat: Seat, out: &mut Out) -> Result<(), Refusal> {
        let asked = self.asked();
        let Some(window) = self.window.as_mut().filter(|w| w.is_timed() && asked.contains(seat)) else {
            return Err(Refusal::new("wait", Code::WindowClosed));
        };
        window.waits = window.waits.with(seat);
        out.info = true;
        Ok(())
    }

    /// When the open window wants to be looked at again.
    pub(crate) fn window_wakes(&self) -> Option<Millis> {
        let window = self.window.as_ref()?;
        let Closing::At(at) = window.closing else { return None };
        let person = |seat: &Seat| self.places[seat.index()].driver().is_none();
        let declines = |seat: Seat| !window.waits.contains(seat);
        // Then the clock begins to run of who holds it open.
        let pays =
            |seat: Seat| self.options.clock != Clock::None && self.places[seat.index()].since.is_none();
        let changes = self.asked().iter().filter(person).any(|seat| declines(seat) || pays(seat));
        (!window.held.is_empty() || changes).then_some(at)
    }

    /// Does the seat hold a window open whose time is over?
    pub(crate) fn holds_up(&self, seat: Seat, now: Millis) -> bool {
        self.window.as_ref().is_some_and(|window| window.is_over(now) && window.waits.contains(seat))
    }

    /// Milliseconds until the open window closes, and who asked it to wait; none for one without a fixed time.
    pub(crate) fn window_shown(&self, now: Millis) -> Option<(Option<Millis>, Seats)> {
        let window = self.window.as_ref()?;
        let left = match window.closing {
            Closing::Answered => return None,
            Closing::At(at) => (at - now).max(0),
            Closing::After(left) => left,
        };
        Some((window.waits.is_empty().then_some(left), window.waits))
    }

    /// The barrier of the open window, if it has a fixed time.
    pub(crate) fn timed_window(&self) -> Option<u32> {
        self.window.as_ref().filter(|window| window.is_timed()).map(|window| window.barrier)
    }

    /// The seats whose answers are held.
    pub(crate) fn held(&self) -> Seats {
        let held = self.window.iter().flat_map(|window| &window.held);
        held.fold(Seats::NONE, |seats, (seat, _)| seats.with(*seat))
    }

    pub(crate) fn has_held(&self, seat: Seat) -> bool {
        self.held().contains(seat)
    }
}
