//! One game being played: its state, its journal, and what may be taken back.
//!
//! A seat may take back its own choices from entry `n` on exactly when
//! - [`Game::barrier`] has not risen since before entry `n`, and
//! - every other seat that has acted since was being asked at the same time, from entry `n` until it
//!   acted: they answered in secret at once, and their answers stand.
//!
//! So in a frame of secret answers a seat may take its own back until the last seat is done, and in a
//! turn it may go back to the last moment that nothing hidden depends on. Going back further, alone or
//! by consent, is [`Session::undo_anything`]. Either way the journal gets one more entry and loses none.

use crate::journal::{Digest, FORMAT, Fair, JournalError, Written};
use crate::{
    Clause, Entry, Game, Header, Identity, Illegal, Journal, Log, Name, Offered, Seat, Seats, Seed, Told,
    Version, identity, version,
};
use std::sync::Arc;

/// One game being played.
pub struct Session<G: Game> {
    game: Arc<G>,
    journal: Journal,
    course: Course<G>,
}

/// A choice that stands: it was not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<C> {
    /// What was chosen.
    pub choice: C,
    /// Who chose.
    pub seat: Seat,
    entry: u32,
    options: u16,
    /// Who was being asked.
    pub deciding: Seats,
    /// The barrier before it.
    pub barrier: u32,
}

impl<C> Step<C> {
    /// Its entry in the journal.
    pub fn entry(&self) -> usize {
        self.entry as usize
    }

    /// How many choices the seat had; with 1 it was forced.
    pub fn options(&self) -> usize {
        self.options.into()
    }
}

/// The choices that stand and where they led.
struct Course<G: Game> {
    state: G::State,
    steps: Vec<Step<G::Choice>>,
    /// Where it began, if not at the start of a game.
    placed: Option<Box<G::State>>,
    /// How many steps led to the first state with the barrier of now: no undo reaches further.
    anchor: usize,
    barrier: u32,
}

/// What ends a walk back over one's own choices.
enum WalkEnd {
    Revealed,
    Acted(Seat),
}

/// Why a choice cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotUndo {
    /// No such choice stands.
    #[error("entry {0} is no choice that still stands")]
    NoChoice(usize),
    /// It is somebody else's.
    #[error("entry {0} is a choice of {1}")]
    NotYours(usize, Seat),
    /// Something hidden was revealed, or could have been answered in secret.
    #[error("something was revealed or answered in secret after entry {0}")]
    Revealed(usize),
    /// Another seat has acted on it.
    #[error("{1} has acted after entry {0}")]
    Acted(usize, Seat),
}

/// Why a journal cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is no journal at all.
    #[error("{0}")]
    Unreadable(#[from] JournalError),
    /// It belongs to another format of journals.
    #[error("the journal has format {0}; this program reads format {FORMAT}")]
    OtherFormat(u32),
    /// It belongs to another game.
    #[error("the journal is of the game \"{journal}\"; this is \"{here}\"")]
    OtherGame {
        /// The game of the journal.
        journal: String,
        /// The game at hand.
        here: String,
    },
    /// It was played under another version of the rules.
    #[error(
        "the journal was played under version {journal} of the rules; this is version {here}{}",
        since(changed)
    )]
    OtherRules {
        /// The version of the journal.
        journal: u32,
        /// The version at hand.
        here: u32,
        /// The clauses that changed between them, as far as they are listed.
        changed: Vec<Clause>,
    },
    /// It was played with other cards, rooms or numbers.
    #[error("the journal was played with other content ({journal}; here it is {here})")]
    OtherContent {
        /// The hash in the journal.
        journal: Identity,
        /// The hash at hand.
        here: Identity,
    },
    /// It was played with another setup.
    #[error("the journal was played with another setup ({journal}; here it is {here})")]
    OtherSetup {
        /// The setup in the journal.
        journal: String,
        /// The setup at hand.
        here: String,
    },
    /// An entry chooses what is not offered there.
    #[error("entry {entry}: {illegal}")]
    NotOffered {
        /// The entry, counted from 0.
        entry: usize,
        /// Why it is refused.
        illegal: Illegal,
    },
    /// An entry takes back what cannot be taken back.
    #[error("entry {entry}: {reason}")]
    NotUndone {
        /// The entry, counted from 0.
        entry: usize,
        /// Why it is refused.
        reason: CannotUndo,
    },
    /// All entries were played, but led elsewhere.
    #[error("the journal ends in the state {journal}; playing it again ends in {here}")]
    OtherEnd {
        /// The hash in the journal.
        journal: Identity,
        /// The hash at hand.
        here: Identity,
    },
    /// All entries were played, and the state that the journal names by its hash has none: something is half done.
    #[error("the journal ends in the state {0}; playing it again ends in the middle of something")]
    NoEnd(Identity),
}

impl ReplayError {
    /// Other rules than those of a journal, with what changed since.
    pub fn other_rules(journal: u32, versions: &[Version]) -> ReplayError {
        let changed = version::changed_since(versions, journal);
        ReplayError::OtherRules { journal, here: version::newest(versions), changed }
    }
}

fn since(changed: &[Clause]) -> String {
    match changed {
        [] => String::new(),
        some => format!("; changed since: {}", some.iter().map(|c| c.0).collect::<Vec<_>>().join(", ")),
    }
}

impl<G: Game> Session<G> {
    /// A game at its beginning, under the newest version of its rules.
    pub fn new(game: Arc<G>, seed: Seed) -> Session<G> {
        let header = Header {
            format: FORMAT,
            game: game.id().to_owned(),
            rules: version::newest(game.versions()),
            content: Identity::Written(Digest(game.content_hash())),
            setup: Written::of(game.setup()),
            seed,
            fair: None,
        };
        let course = Course::new(&*game, game.start(seed));
        Session { game, journal: Journal::new(header), course }
    }

    /// A game that goes on from any state, for tests and tools: its journal begins there, so it cannot be played
    /// again from its seed.
    pub fn at(game: Arc<G>, seed: Seed, state: G::State) -> Session<G> {
        let mut session = Session::new(game, seed);
        session.course =
            Course { placed: Some(Box::new(state.clone())), ..Course::new(&*session.game, state) };
        session
    }

    /// Plays a journal again, undos included.
    pub fn replay(game: Arc<G>, journal: &Journal) -> Result<Session<G>, ReplayError> {
        let header = &journal.header;
        if header.format != FORMAT {
            return Err(ReplayError::OtherFormat(header.format));
        }
        if header.game != game.id() {
            return Err(ReplayError::OtherGame { journal: header.game.clone(), here: game.id().to_owned() });
        }
        if header.rules != version::newest(game.versions()) {
            return Err(ReplayError::other_rules(header.rules, game.versions()));
        }
        let content = Digest(game.content_hash());
        if !header.content.may_be(content) {
            return Err(ReplayError::OtherContent {
                journal: header.content,
                here: Identity::Written(content),
            });
        }
        let session = Session::play(game, journal)?;
        match (journal.end, session.written()) {
            (Some(end), Some(here)) if !end.may_be(here) => {
                Err(ReplayError::OtherEnd { journal: end, here: Identity::Written(here) })
            }
            (Some(end @ Identity::Written(_)), None) => Err(ReplayError::NoEnd(end)),
            _ => Ok(session),
        }
    }

    /// Plays the entries of a journal under the rules at hand, whatever rules and content it was played with and wherever
    /// it led.
    pub fn play(game: Arc<G>, journal: &Journal) -> Result<Session<G>, ReplayError> {
        let header = &journal.header;
        // Read and written again, so that a field that has a default since then makes no difference.
        let setup = header.setup.read::<G::Setup>().map(|setup| Written::of(&setup));
        let here = Written::of(game.setup());
        if !setup.is_ok_and(|setup| setup == here) {
            return Err(ReplayError::OtherSetup {
                journal: header.setup.to_string(),
                here: here.to_string(),
            });
        }

        let mut session = Session::new(game, header.seed);
        session.journal.header.setup = header.setup.clone();
        session.journal.header.fair = header.fair.clone();
        for entry in &journal.entries {
            session.follow(entry, &mut Log::silent())?;
        }
        Ok(session)
    }

    /// Does what the next entry of a journal says; what is taken back is told to nobody.
    pub fn follow(&mut self, entry: &Entry, log: &mut Log<G::Event>) -> Result<(), ReplayError> {
        let n = self.journal.entries.len();
        let undone = match entry {
            Entry::Choice { seat, name } => {
                let choice = self.find(*seat, name.as_str()).and_then(|choice| self.take(*seat, choice, log));
                return choice.map(drop).map_err(|illegal| ReplayError::NotOffered { entry: n, illegal });
            }
            Entry::Undo { seat, to } => self.undo(*seat, *to),
            Entry::Back { to } => self.undo_anything(*to),
        };
        undone.map_err(|reason| ReplayError::NotUndone { entry: n, reason })
    }

    /// The game as the text of its journal, with the hash of the state unless something is half done.
    pub fn save(&self) -> String {
        let mut journal = self.journal.clone();
        journal.end = self.written().map(Identity::Written);
        journal.write()
    }

    /// The game that a saved text describes.
    pub fn load(game: Arc<G>, text: &[u8]) -> Result<Session<G>, ReplayError> {
        Session::replay(game, &Journal::read(text)?)
    }

    /// Says where the seed came from, for whoever reads the journal.
    pub fn prove(&mut self, fair: Fair) {
        self.journal.header.fair = Some(fair);
    }

    /// The rules of the game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.course.state
    }

    /// All that was chosen and taken back so far; its `end` is open.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The choices that stand.
    pub fn steps(&self) -> &[Step<G::Choice>] {
        &self.course.steps
    }

    /// The hash of the state now, in memory: to compare states in one program.
    pub fn digest(&self) -> Digest {
        Digest(self.game.hash(self.state()))
    }

    /// The hash of the state now, as it is written for good; none where something is half done.
    pub fn written(&self) -> Option<Digest> {
        identity::digest(&*self.game, self.state())
    }

    /// Answers for a seat; says the number of the entry.
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        events: &mut Vec<Told<G::Event>>,
    ) -> Result<usize, Illegal> {
        self.take(seat, choice, &mut Log::into(events))
    }

    /// Answers for a seat with the choice of this name; says the number of the entry.
    pub fn choose_named(
        &mut self,
        seat: Seat,
        name: &str,
        events: &mut Vec<Told<G::Event>>,
    ) -> Result<usize, Illegal> {
        let choice = self.find(seat, name)?;
        self.take(seat, choice, &mut Log::into(events))
    }

    fn take(&mut self, seat: Seat, choice: G::Choice, log: &mut Log<G::Event>) -> Result<usize, Illegal> {
        let entry = self.journal.entries.len();
        let name = self.course.take(&*self.game, entry, seat, choice, log)?;
        push(&mut self.journal.entries, Entry::Choice { seat, name });
        Ok(entry)
    }

    /// The choice that the seat is offered under this name.
    pub fn find(&self, seat: Seat, name: &str) -> Result<G::Choice, Illegal> {
        find(&*self.game, self.state(), seat, name)
    }

    /// The entries to which the seat may go back on its own, ascending: the first is the farthest, the
    /// last takes back one choice.
    pub fn undo_points(&self, seat: Seat) -> Vec<usize> {
        let mut points = Vec::new();
        self.look_back(seat, |step| {
            points.push(step.entry());
            true
        });
        points.reverse();
        points
    }

    /// The entry that takes back the seat's last choice, if it may be taken back.
    pub fn can_undo(&self, seat: Seat) -> Option<usize> {
        let mut nearest = None;
        self.look_back(seat, |step| {
            nearest = Some(step.entry());
            false
        });
        nearest
    }

    /// Walks back over the seat's own choices that may be taken back, while `on` says so; says what ends
    /// the walk, if it is a rule.
    fn look_back(&self, seat: Seat, mut on: impl FnMut(&Step<G::Choice>) -> bool) -> Option<WalkEnd> {
        let mut acted = Seats::NONE;
        for step in self.course.steps[self.course.anchor..].iter().rev() {
            if step.seat != seat {
                acted = acted.with(step.seat);
            }
            if let Some(other) = acted.iter().find(|other| !step.deciding.contains(*other)) {
                return Some(WalkEnd::Acted(other));
            }
            if step.seat == seat && !on(step) {
                return None;
            }
        }
        Some(WalkEnd::Revealed)
    }

    /// Takes back the seat's own choices from entry `to` on; those of others stand.
    pub fn undo(&mut self, seat: Seat, to: usize) -> Result<(), CannotUndo> {
        let step = self.step(to)?;
        if step.seat != seat {
            return Err(CannotUndo::NotYours(to, step.seat));
        }
        match self.look_back(seat, |step| step.entry() != to) {
            Some(WalkEnd::Revealed) => return Err(CannotUndo::Revealed(to)),
            Some(WalkEnd::Acted(other)) => return Err(CannotUndo::Acted(to, other)),
            None => {}
        }
        let anchor = self.course.anchor;
        let mut course = self.cut(anchor).ok_or(CannotUndo::NoChoice(to))?;
        let kept = self.course.steps[anchor..].iter().filter(|step| step.seat != seat || step.entry() < to);
        for step in kept {
            // Answers given at once stand without each other, or they were not secret.
            course
                .take(&*self.game, step.entry(), step.seat, step.choice, &mut Log::silent())
                .map_err(|_| CannotUndo::Acted(to, step.seat))?;
        }
        self.course = course;
        self.journal.entries.push(Entry::Undo { seat, to });
        Ok(())
    }

    /// Takes back every choice from entry `to` on, whoever made it: for one alone, or by consent of all.
    pub fn undo_anything(&mut self, to: usize) -> Result<(), CannotUndo> {
        self.step(to)?;
        let kept = self.course.steps.partition_point(|step| step.entry() < to);
        let course = self.cut(kept).ok_or(CannotUndo::NoChoice(to))?;
        self.course = course;
        self.journal.entries.push(Entry::Back { to });
        Ok(())
    }

    /// The course up to its first `kept` steps, played again from its beginning: states are large, and going back
    /// is rare.
    fn cut(&self, kept: usize) -> Option<Course<G>> {
        let begin = match &self.course.placed {
            Some(state) => (**state).clone(),
            None => self.game.start(self.journal.header.seed),
        };
        let mut course = Course { placed: self.course.placed.clone(), ..Course::new(&*self.game, begin) };
        for step in &self.course.steps[..kept] {
            course.take(&*self.game, step.entry(), step.seat, step.choice, &mut Log::silent()).ok()?;
        }
        Some(course)
    }

    fn step(&self, entry: usize) -> Result<&Step<G::Choice>, CannotUndo> {
        // Entries ascend: an undo keeps the order of what stands.
        let found = self.course.steps.binary_search_by_key(&entry, |step| step.entry());
        found.map(|i| &self.course.steps[i]).map_err(|_| CannotUndo::NoChoice(entry))
    }
}

impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Session<G> {
        let course = Course {
            state: self.course.state.clone(),
            steps: self.course.steps.clone(),
            placed: self.course.placed.clone(),
            ..self.course
        };
        Session { game: self.game.clone(), journal: self.journal.clone(), course }
    }
}

impl<G: Game> Course<G> {
    fn new(game: &G, state: G::State) -> Course<G> {
        let barrier = game.barrier(&state);
        Course { state, steps: Vec::new(), placed: None, anchor: 0, barrier }
    }

    fn take(
        &mut self,
        game: &G,
        entry: usize,
        seat: Seat,
        choice: G::Choice,
        log: &mut Log<G::Event>,
    ) -> Result<Name, Illegal> {
        let deciding = game.deciding(&self.state);
        if !deciding.contains(seat) {
            return Err(Illegal::NotAsked(seat));
        }
        let mut choices = Vec::new();
        game.choices(&self.state, seat, &mut choices);
        if !choices.contains(&choice) {
            let clause = game.prompt(&self.state, seat).clause;
            return Err(Illegal::NotOffered { name: format!("{choice:?}").into(), clause });
        }
        let name = game.name(&self.state, seat, choice);
        game.resolve(&mut self.state, seat, Offered(choice), log, None);
        let options = u16::try_from(choices.len()).unwrap_or(u16::MAX);
        let (entry, barrier) = (u32::try_from(entry).unwrap_or(u32::MAX), self.barrier);
        push(&mut self.steps, Step { choice, seat, entry, options, deciding, barrier });
        let barrier = game.barrier(&self.state);
        if barrier != self.barrier {
            self.barrier = barrier;
            self.anchor = self.steps.len();
        }
        Ok(name)
    }
}

/// Pushes without the usual doubling: a server has many games, and most of them are long.
fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(32);
    }
    list.push(item);
}

/// The choice that a seat is offered under this name.
fn find<G: Game>(game: &G, state: &G::State, seat: Seat, name: &str) -> Result<G::Choice, Illegal> {
    if !game.deciding(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let found = choices.into_iter().find(|choice| game.name(state, seat, *choice).as_str() == name);
    found.ok_or_else(|| Illegal::NotOffered { name: name.into(), clause: game.prompt(state, seat).clause })
}
