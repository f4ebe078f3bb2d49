//! Ways: several answers of one's own in a row that lead to one thing on the table, and what an answer could be aimed at.
//!
//! They are looked for in a sampled world of the seat that is asked, so that they tell nothing it may not know. A way
//! reveals nothing and lets nobody else act before its last answer; whether the real game goes along is seen when it
//! is chosen, answer by answer.

use crate::table::Table;
use crate::wire::{Choice, Way};
use kernel::{About, Chance, Commit, Game, Log, Name, Seat, Seats, Seed, Thing};
use std::borrow::Cow;

/// How many answers a way has at the most.
pub const LONGEST: usize = 6;

/// How many answers are tried for the ways of one question.
const TRIED: usize = 96;

/// How many ways end at the same thing in the same manner.
const ALIKE: usize = 4;

/// How many questions of others one looks behind to see what an answer could be aimed at.
const WINDOWS: usize = 16;

/// How many bytes the ways of one question have as JSON: longer ones are left out beyond.
const BYTES: usize = 24_000;

/// An offered choice as it goes over the wire.
pub(crate) fn choice_of<G: Game>(game: &G, state: &G::State, seat: Seat, choice: G::Choice) -> Choice {
    let About { things, commits, lesser } = game.about(state, seat, choice);
    let message = game.choice_message(state, seat, choice);
    let name = game.name(state, seat, choice);
    Choice { name, message, things, commits, lesser, times: None, reach: Vec::new(), wasted: None }
}

impl<G: Game> Table<G> {
    /// A world that the seat cannot tell from the real one; what it is drawn from everybody knows.
    pub(crate) fn world(&self, seat: Seat, prompt: u32) -> G::State {
        let mut bytes = [seat.0; 5];
        bytes[1..].copy_from_slice(&prompt.to_be_bytes());
        let mut chance = Chance::new(Seed::derive("ways", &bytes));
        self.session.game().sample(self.session.state(), seat, &mut chance)
    }
}

/// A moment that one's own answers led to.
struct Node<G: Game> {
    state: G::State,
    /// The moment before and the answer that led from it; none at the question itself.
    from: Option<(usize, Choice)>,
    depth: usize,
}

/// A way that was found: the moment before its last answer, and that answer.
struct Found {
    before: usize,
    last: Choice,
    /// What the answers before it are about.
    past: Vec<Thing>,
}

/// What an offered choice could be aimed at: what the next question of the seat is about, if it belongs to the choice.
/// Others are taken to decline what they are asked before.
pub(crate) fn reach<G: Game>(game: &G, world: &G::State, seat: Seat, choice: G::Choice) -> Vec<Thing> {
    let mut state = world.clone();
    if game.choose(&mut state, seat, choice, &mut Log::silent()).is_err() {
        return Vec::new();
    }
    let mut choices = Vec::new();
    for _ in 0..WINDOWS {
        if game.window(&state).is_none() {
            break;
        }
        let Some(other) = game.deciding(&state).iter().next() else { break };
        choices.clear();
        game.choices(&state, other, &mut choices);
        let decline = choices.iter().find(|choice| game.reveals(&state, other, **choice).is_none());
        let Some(decline) = decline.copied() else { break };
        if game.choose(&mut state, other, decline, &mut Log::silent()).is_err() {
            break;
        }
    }
    let asked = game.window(&state).is_none() && game.deciding(&state) == Seats::only(seat);
    if !asked || !game.aims(&state) {
        return Vec::new();
    }
    choices.clear();
    game.choices(&state, seat, &mut choices);
    // Whoever walks aims at nothing: its next step is no target of the one before.
    let own = game.about(world, seat, choice).things.into_iter().next();
    let mut things: Vec<Thing> = Vec::new();
    for choice in choices {
        let first = game.about(&state, seat, choice).things.into_iter().next();
        let aimed = |thing: &Thing| own.as_ref().is_none_or(|own| kind_of(own) != kind_of(thing));
        things.extend(first.filter(|thing| aimed(thing) && !things.contains(thing)));
    }
    things
}

/// How often an offered choice can be given one time after the other to a question that takes so many answers.
pub(crate) fn times<G: Game>(game: &G, world: &G::State, seat: Seat, choice: G::Choice, left: u8) -> u8 {
    let name = game.name(world, seat, choice);
    let mut state = world.clone();
    let mut next = Some(choice);
    let mut choices = Vec::new();
    for given in 0..left {
        let Some(choice) = next else { return given };
        if game.choose(&mut state, seat, choice, &mut Log::silent()).is_err() {
            return given;
        }
        let goes_on =
            game.deciding(&state).contains(seat) && game.left(&state, seat) == Some(left - given - 1);
        choices.clear();
        if goes_on {
            game.choices(&state, seat, &mut choices);
        }
        next = choices.iter().copied().find(|choice| game.name(&state, seat, *choice) == name);
    }
    left
}

/// The search from one question on.
struct Search<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    barrier: u32,
    nodes: Vec<Node<G>>,
    found: Vec<Found>,
    tried: usize,
    room: Vec<G::Choice>,
}

/// What a way ends at, and in which manner: its last answer's things, and the key of its words.
type End = (Vec<Thing>, Cow<'static, str>);

fn end_of(choice: &Choice) -> Option<End> {
    (!choice.things.is_empty()).then(|| (choice.things.clone(), choice.message.key.clone()))
}

fn is_same_end(one: &Choice, other: &Choice) -> bool {
    one.things == other.things && one.message.key == other.message.key
}

fn kind_of(thing: &Thing) -> &str {
    thing.as_str().split('/').next().unwrap_or_default()
}

/// The ways from the question that a seat is asked in this world, shortest first.
pub(crate) fn ways<G: Game>(game: &G, world: G::State, seat: Seat) -> Vec<Way> {
    if game.window(&world).is_some() {
        return Vec::new();
    }
    let barrier = game.barrier(&world);
    let root = Node { state: world, from: None, depth: 0 };
    let mut search =
        Search { game, seat, barrier, nodes: vec![root], found: Vec::new(), tried: 0, room: Vec::new() };
    search.run();
    search.chosen()
}

impl<G: Game> Search<'_, G> {
    fn run(&mut self) {
        // What no longer way need lead to.
        let mut known: Vec<End> = Vec::new();
        let (mut begin, mut end) = (0, 1);
        while begin < end {
            let mut fresh = Vec::new();
            for at in begin..end {
                let goes_on = |search: &Self| {
                    let (begun, now) = (&search.nodes[0].state, &search.nodes[at].state);
                    search.game.continues(begun, now, search.seat)
                };
                if at == 0 || goes_on(self) {
                    self.look_on(at, &known, &mut fresh);
                }
            }
            known.append(&mut fresh);
            (begin, end) = (end, self.nodes.len());
        }
    }

    /// Looks at what can be answered at a moment, and where that leads.
    fn look_on(&mut self, at: usize, known: &[End], fresh: &mut Vec<End>) {
        let (game, seat, depth) = (self.game, self.seat, self.nodes[at].depth);
        let mut choices = std::mem::take(&mut self.room);
        choices.clear();
        game.choices(&self.nodes[at].state, seat, &mut choices);
        let said = |choice: &G::Choice| (*choice, choice_of(game, &self.nodes[at].state, seat, *choice));
        let mut offered: Vec<(G::Choice, Choice)> = choices.iter().map(said).collect();
        offered.sort_by_key(|(_, choice)| choice.lesser);
        self.room = choices;
        for (choice, said) in offered {
            let end = end_of(&said);
            let is_known = end.as_ref().is_some_and(|end| known.contains(end));
            let before = self.nodes[at].from.as_ref().map(|(_, before)| before);
            let walks_back = is_known && before.is_some_and(|before| before.message.key == said.message.key);
            if walks_back {
                continue;
            }
            let past = self.past(at, &said);
            let leads_here = depth > 0
                && !is_known
                && end.is_some()
                && !matches!(said.commits, Some(Commit::Rolls | Commit::Spends));
            if leads_here {
                let alike = |found: &Found| is_same_end(&found.last, &said) && found.past == past;
                if self.found.iter().any(alike) {
                    continue;
                }
                self.found.push(Found { before: at, last: said.clone(), past });
            }
            let goes_on = depth + 1 < LONGEST && said.commits.is_none() && !said.lesser && self.tried < TRIED;
            if goes_on
                && let Some(state) = self.after(at, choice)
                && !self.nodes.iter().any(|node| node.state == state)
            {
                self.nodes.push(Node { state, from: Some((at, said)), depth: depth + 1 });
            }
            fresh.extend(end.filter(|end| !is_known && !fresh.contains(end)));
        }
    }

    /// What the answers before a last one are about, but for things of its own kind, on which it only passes by: which
    /// of several routes one takes makes no other way.
    fn past(&self, at: usize, last: &Choice) -> Vec<Thing> {
        let kind = last.things.first().map(kind_of);
        let firsts = self.back(at).filter_map(|choice| choice.things.first());
        firsts.filter(|thing| Some(kind_of(thing)) != kind).cloned().collect()
    }

    /// The next question of the seat after an answer, unless something is revealed or somebody else is asked before.
    fn after(&mut self, at: usize, choice: G::Choice) -> Option<G::State> {
        let (game, seat) = (self.game, self.seat);
        let mut state = self.nodes[at].state.clone();
        let mut choice = choice;
        loop {
            self.tried += 1;
            game.choose(&mut state, seat, choice, &mut Log::silent()).ok()?;
            if !goes_on(game, &state, seat, self.barrier) {
                return None;
            }
            // What can be answered in one way is not asked.
            self.room.clear();
            game.choices(&state, seat, &mut self.room);
            match self.room[..] {
                [only] if self.tried < TRIED => choice = only,
                [_] => return None,
                _ => return Some(state),
            }
        }
    }

    /// The ways that are offered of those that were found. What many different answers lead to is not meant by pointing
    /// at it: one would have to say which.
    fn chosen(self) -> Vec<Way> {
        let firsts: Vec<Name> = self.found.iter().map(|found| self.first_of(found)).collect();
        let mut ways: Vec<Way> = Vec::new();
        for (i, found) in self.found.iter().enumerate() {
            let alike = |other: &usize| is_same_end(&self.found[*other].last, &found.last);
            let all: Vec<usize> = (0..self.found.len()).filter(alike).collect();
            let mut first: Vec<&Name> = all.iter().map(|other| &firsts[*other]).collect();
            first.sort();
            first.dedup();
            if first.len() <= ALIKE && all.iter().position(|other| *other == i).is_some_and(|n| n < ALIKE) {
                ways.push(Way { steps: self.steps_of(found) });
            }
        }
        let mut bytes = 0;
        // They were found in the order of their length.
        ways.retain(|way| {
            bytes += serde_json::to_string(way).map_or(0, |json| json.len());
            bytes <= BYTES
        });
        ways
    }

    /// The answers that led to a moment, the last one first.
    fn back(&self, mut at: usize) -> impl Iterator<Item = &Choice> {
        std::iter::from_fn(move || {
            let (before, choice) = self.nodes[at].from.as_ref()?;
            at = *before;
            Some(choice)
        })
    }

    fn first_of(&self, found: &Found) -> Name {
        self.back(found.before).last().unwrap_or(&found.last).name.clone()
    }

    fn steps_of(&self, found: &Found) -> Vec<Choice> {
        let mut steps: Vec<Choice> =
            std::iter::once(&found.last).chain(self.back(found.before)).cloned().collect();
        steps.reverse();
        steps
    }
}

/// Is the same seat asked, and was nothing revealed and nobody else asked on the way?
pub(crate) fn goes_on<G: Game>(game: &G, state: &G::State, seat: Seat, barrier: u32) -> bool {
    let deciding = game.deciding(state);
    game.barrier(state) == barrier
        && deciding.contains(seat)
        && game.window(state).is_none()
        && (game.at_once(state) || deciding == Seats::only(seat))
}
