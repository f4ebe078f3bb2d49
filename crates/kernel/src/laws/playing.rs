//! The laws of playing: what is offered, what is refused, and what a game, once played, still is.

use super::at_once::{check_frame, check_pairs};
use super::{
    Stats, count_choice, json, located, names, once_in, play_out, random_of, same, seats, shown, stream_of,
    viewers,
};
use crate::{About, Commit, Entry, Game, Illegal, Log, Name, Play, Seat, Seed, Session, Stream, identity};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Plays one random game and checks, on the way, all that every game must keep.
///
/// At every step: who is asked has choices and nobody else has; names are unique and fit for a line;
/// what they are about has a kind and an id; every prompt cites its clause; nothing is both offered and rejected; what a
/// choice says to fix is fixed; a choice that is not offered is
/// refused and changes nothing; `check` holds; the barrier never falls; nobody listening changes nothing;
/// there is a result exactly when nobody is asked; the bound holds. At some steps: every offered choice
/// can be made and leads on; the written position places the same game, and is what its hash is taken of; save
/// and load, undo and redo, going back, and answers at once in any order all lead to the same state. At the end: no
/// kept clone has changed, and the journal plays the same game again.
pub fn check_game<G: Game>(game: &Arc<G>, seed: u64) -> Result<Stats, String> {
    located(&**game, seed, |step| {
        check_setup(&**game)?;
        let mut run = Run {
            game: &**game,
            session: Session::new(game.clone(), Seed::from_number(seed)),
            stream: stream_of("check", seed),
            stats: Stats::default(),
            hashes: Vec::new(),
            clones: Vec::new(),
            strangers: Vec::new(),
        };
        run.play(step)?;
        Ok(run.stats)
    })
}

fn check_setup<G: Game>(game: &G) -> Result<(), String> {
    let text = json(game.setup())?;
    let again: G::Setup =
        serde_json::from_str(&text).map_err(|e| format!("the setup cannot be read: {e}"))?;
    if json(&again)? != text {
        return Err(format!("the setup reads back as another: {text}"));
    }
    if !(1..=8).contains(&game.seats()) {
        return Err(format!("{} seats; a game has 1 to 8", game.seats()));
    }
    Ok(())
}

struct Run<'a, G: Game> {
    game: &'a G,
    session: Session<G>,
    stream: Stream,
    stats: Stats,
    /// The hash of the state before each step.
    hashes: Vec<[u8; 32]>,
    /// Clones kept from earlier steps, with their hashes.
    clones: Vec<(G::State, [u8; 32])>,
    /// Choices that were offered once, to somebody.
    strangers: Vec<G::Choice>,
}

impl<G: Game> Run<'_, G> {
    fn play(&mut self, step: &Cell<usize>) -> Result<(), String> {
        let game = self.game;
        if game.hash(&game.start(self.session.journal().header.seed)) != self.session.digest().0 {
            return Err("the same seed starts another game".into());
        }
        loop {
            step.set(self.stats.choices);
            let state = self.session.state().clone();
            game.check(&state)?;
            self.hashes.push(game.hash(&state));
            self.check_offers(&state)?;
            self.check_refusals(&state)?;
            if game.deciding(&state).len() > 1 {
                check_pairs(game, &state, &mut self.stream, &mut self.stats)?;
                check_frame(game, &state, &mut self.stream, &mut self.stats)?;
            }
            self.check_sometimes(&state)?;

            let deciding: Vec<Seat> = game.deciding(&state).iter().collect();
            let Some(seat) = random_of(&deciding, &mut self.stream) else { break };
            self.choose(&state, seat)?;
        }
        self.check_journal("the whole game")?;
        for (n, (clone, hash)) in self.clones.iter().enumerate() {
            if game.hash(clone) != *hash {
                return Err(format!("clone {n}, kept from an earlier step, has changed"));
            }
        }
        self.stats.games = 1;
        Ok(())
    }

    fn choose(&mut self, state: &G::State, seat: Seat) -> Result<(), String> {
        let game = self.game;
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        let choice = random_of(&choices, &mut self.stream).ok_or("no choice")?;
        count_choice(game, choices.len(), &mut self.stats)?;
        let (name, about) = (game.name(state, seat, choice), game.about(state, seat, choice));
        let mut events = Vec::new();
        self.session
            .choose(seat, choice, &mut events)
            .map_err(|e| format!("{seat} was offered \"{name}\", but: {e}"))?;
        let mut silent = state.clone();
        game.choose(&mut silent, seat, choice, &mut Log::silent())
            .map_err(|e| format!("{seat} was offered \"{name}\", but: {e}"))?;
        let next = self.session.state();
        if silent != *next {
            return Err(format!("\"{name}\" of {seat} leads elsewhere when nobody listens"));
        }
        self.check_listed(state, seat, choice, &name)?;
        let mut reached = None;
        game.strain(next, &mut |strain| {
            self.stats.strained = self.stats.strained.max(100 * strain.used / strain.most);
            if strain.used > strain.most {
                reached = Some(strain);
            }
        });
        if let Some(strain) = reached {
            return Err(format!("\"{name}\" of {seat} goes beyond the {} {}", strain.most, strain.what));
        }
        if game.barrier(next) < game.barrier(state) {
            return Err(format!("the barrier fell at \"{name}\" of {seat}"));
        }
        check_commit(game, state, next, seat, &about).map_err(|e| format!("\"{name}\" of {seat} {e}"))?;
        if (game.hash(next) == game.hash(state)) != (next == state) {
            return Err(format!("hash and equality disagree about \"{name}\" of {seat}"));
        }
        json(&events)?;
        Ok(())
    }

    /// A choice that was just listed leads where it leads otherwise, and what is handed on is what is offered then.
    fn check_listed(
        &self,
        state: &G::State,
        seat: Seat,
        choice: G::Choice,
        name: &Name,
    ) -> Result<(), String> {
        let (game, next) = (self.game, self.session.state());
        let (mut played, mut room) = (state.clone(), Vec::new());
        let mut play = Play::new(game, &mut played, &mut room);
        let place = play.ask(seat).iter().position(|listed| *listed == choice).ok_or("no choice")?;
        let tried = play.tried(place);
        play.answer(place, &mut Log::silent());
        if play.state() != next || tried.as_ref() != Some(next) {
            return Err(format!("\"{name}\" of {seat} leads elsewhere when it was just listed"));
        }
        let mut choices = Vec::new();
        if let Some(asked) = play.asked() {
            game.choices(next, asked, &mut choices);
        }
        if play.choices() != choices {
            return Err(format!("the choices handed on after \"{name}\" of {seat} are not those offered"));
        }
        Ok(())
    }

    /// Who is asked, and what is offered.
    fn check_offers(&mut self, state: &G::State) -> Result<(), String> {
        let game = self.game;
        let deciding = game.deciding(state);
        if deciding.is_empty() != game.outcome(state).is_some() {
            return Err("there is a result exactly when nobody is asked; here not".into());
        }
        if let Some(seat) = deciding.iter().find(|seat| seat.index() >= game.seats()) {
            return Err(format!("{seat} is asked, but there are only {} seats", game.seats()));
        }
        let mut choices = Vec::new();
        for seat in seats(game) {
            choices.clear();
            game.choices(state, seat, &mut choices);
            if !deciding.contains(seat) {
                if !choices.is_empty() {
                    return Err(format!("{seat} is not asked, but has {} choices", choices.len()));
                }
                continue;
            }
            if choices.is_empty() {
                return Err(format!("{seat} is asked, but has no choice"));
            }
            let mut unique = BTreeSet::new();
            for &choice in &choices {
                let name = game.name(state, seat, choice);
                check_name(&name).map_err(|e| format!("{seat}: {choice:?}: {e}"))?;
                if let Some(name) = unique.replace(name) {
                    return Err(format!("{seat} is offered \"{name}\" twice"));
                }
                for thing in game.about(state, seat, choice).things {
                    if !matches!(thing.as_str().split_once('/'), Some((kind, id)) if !kind.is_empty() && !id.is_empty())
                    {
                        return Err(format!("{choice:?} is about \"{}\", which is no thing", thing.as_str()));
                    }
                }
            }
            let prompt = game.prompt(state, seat);
            if prompt.clause.0.is_empty() || prompt.message.key.is_empty() {
                return Err(format!("the prompt of {seat} lacks its words or its clause: {prompt:?}"));
            }
            for rejected in game.rejected(state, seat) {
                if unique.contains(&rejected.name) {
                    return Err(format!("{seat} is both offered and refused \"{}\"", rejected.name));
                }
                let words = [&rejected.message.key, &rejected.choice.key];
                if rejected.clause.0.is_empty() || words.into_iter().any(|key| key.is_empty()) {
                    return Err(format!("\"{}\" is rejected without words or clause", rejected.name));
                }
                check_name(&rejected.name)?;
            }
            self.strangers.extend(random_of(&choices, &mut self.stream));
        }
        Ok(())
    }

    /// What was offered to others, or at other times, is refused and changes nothing.
    fn check_refusals(&mut self, state: &G::State) -> Result<(), String> {
        let game = self.game;
        let deciding = game.deciding(state);
        let mut choices = Vec::new();
        let mut log = Vec::new();
        for seat in seats(game) {
            choices.clear();
            game.choices(state, seat, &mut choices);
            for _ in 0..2 {
                let Some(stranger) = random_of(&self.strangers, &mut self.stream) else { continue };
                if choices.contains(&stranger) {
                    continue;
                }
                let mut after = state.clone();
                let result = game.choose(&mut after, seat, stranger, &mut Log::into(&mut log));
                match result {
                    Ok(()) => return Err(format!("{seat} may choose {stranger:?}, which was not offered")),
                    Err(Illegal::NotAsked(who)) if who != seat || deciding.contains(seat) => {
                        return Err(format!("{seat} is refused {stranger:?} as if {who} were not asked"));
                    }
                    Err(Illegal::NotOffered { .. }) if !deciding.contains(seat) => {
                        return Err(format!("{seat} is refused {stranger:?} as if it were asked"));
                    }
                    Err(_) => {}
                }
                if after != *state || !log.is_empty() {
                    return Err(format!("{stranger:?} was refused to {seat}, but changed something"));
                }
                self.stats.refused += 1;
            }
        }
        Ok(())
    }

    fn check_sometimes(&mut self, state: &G::State) -> Result<(), String> {
        if once_in(16, &mut self.stream) {
            self.check_every_choice(state)?;
        }
        if once_in(16, &mut self.stream) {
            self.check_position(state)?;
        }
        if once_in(8, &mut self.stream) {
            self.check_undo()?;
        }
        if once_in(32, &mut self.stream) {
            self.check_back()?;
        }
        if once_in(64, &mut self.stream) {
            self.check_journal("a game broken off")?;
        }
        if once_in(16, &mut self.stream) {
            self.clones.push((state.clone(), self.game.hash(state)));
            for seat in seats(self.game) {
                let worth = self.game.appraise(state, seat);
                if !worth.is_finite() {
                    return Err(format!("{seat} appraises the position as {worth}"));
                }
            }
        }
        Ok(())
    }

    /// Every offered choice can be made and leads on.
    fn check_every_choice(&mut self, state: &G::State) -> Result<(), String> {
        let game = self.game;
        for seat in game.deciding(state).iter() {
            for (name, choice) in names(game, state, seat) {
                let mut next = state.clone();
                game.choose(&mut next, seat, choice, &mut Log::silent())
                    .map_err(|e| format!("{seat} was offered \"{name}\", but: {e}"))?;
                game.check(&next).map_err(|e| format!("after \"{name}\" of {seat}: {e}"))?;
                let stuck = game.deciding(&next).iter().find(|seat| names(game, &next, *seat).is_empty());
                if let Some(stuck) = stuck {
                    return Err(format!("after \"{name}\" of {seat}, {stuck} is asked and has no choice"));
                }
            }
        }
        Ok(())
    }

    /// The written position places a game that everybody sees as the same.
    fn check_position(&mut self, state: &G::State) -> Result<(), String> {
        let game = self.game;
        let text = json(&game.position(state))?;
        let position: G::Position =
            serde_json::from_str(&text).map_err(|e| format!("the position cannot be read: {e}"))?;
        let placed = game.place(&position).map_err(|e| format!("the position cannot be placed: {e}"))?;
        game.check(&placed).map_err(|e| format!("the placed position: {e}"))?;
        for who in viewers(game) {
            let (before, after) = (shown(game, state, who)?, shown(game, &placed, who)?);
            same(&before, &after, || format!("the placed position, for {who:?}"))?;
        }
        for (what, state) in [("the state", state), ("the placed position", &placed)] {
            if !identity::is_position_of(&text, game, state)? {
                return Err(format!("{what} is written for good otherwise than its position"));
            }
            if game.settled(state) != identity::digest(game, state).is_some() {
                return Err(format!("{what} has a written hash exactly when nothing is half done; here not"));
            }
        }
        let again = json(&game.position(&placed))?;
        same(&[("it", text)], &[("it", again)], || "the position of the placed position".into())?;
        play_out(game, placed, &mut self.stream).map_err(|e| format!("after placing the position: {e}"))?;
        self.stats.placed += 1;
        Ok(())
    }

    /// What may be taken back can be chosen again, to the same effect.
    fn check_undo(&mut self) -> Result<(), String> {
        let game = self.game;
        for seat in seats(game) {
            let points = self.session.undo_points(seat);
            if points.last().copied() != self.session.can_undo(seat) {
                return Err(format!("{seat} can undo to {points:?}, but last of all to another entry"));
            }
            let Some(to) = random_of(&points, &mut self.stream) else { continue };
            let why = |what: &str| format!("{seat} goes back to entry {to}: {what}");
            let mut other = self.session.clone();
            let since = &self.session.journal().entries[to..];
            let alone =
                since.iter().all(|entry| matches!(entry, Entry::Choice { seat: s, .. } if *s == seat));
            other.undo(seat, to).map_err(|e| why(&e.to_string()))?;
            if alone && other.digest().0 != self.hashes[to] {
                return Err(why("the state is not what it was"));
            }
            if !game.deciding(other.state()).contains(seat) {
                return Err(why("it is not asked there"));
            }
            for entry in since {
                match entry {
                    Entry::Choice { seat: s, name } if *s == seat => {
                        other
                            .choose_named(seat, name.as_str(), &mut Vec::new())
                            .map_err(|e| why(&format!("again \"{name}\": {e}")))?;
                        self.stats.undone += 1;
                    }
                    _ => {}
                }
            }
            if other.state() != self.session.state() {
                return Err(why("the same choices again lead elsewhere"));
            }
            Session::load(other.game().clone(), other.save().as_bytes())
                .map_err(|e| why(&format!("the journal cannot be played again: {e}")))?;
        }
        Ok(())
    }

    /// Going back, by consent, leads to the state that was.
    fn check_back(&mut self) -> Result<(), String> {
        let steps: Vec<usize> = (0..self.session.steps().len()).collect();
        let Some(to) = random_of(&steps, &mut self.stream) else { return Ok(()) };
        let mut other = self.session.clone();
        other.undo_anything(to).map_err(|e| e.to_string())?;
        if other.digest().0 != self.hashes[to] {
            return Err(format!("going back to entry {to} does not lead to the state that was"));
        }
        Ok(())
    }

    /// Saved, loaded and played again, it is the same game.
    fn check_journal(&mut self, what: &str) -> Result<(), String> {
        let loaded = Session::load(self.session.game().clone(), self.session.save().as_bytes())
            .map_err(|e| format!("{what}, saved, cannot be loaded: {e}"))?;
        if loaded.state() != self.session.state() || loaded.journal() != self.session.journal() {
            return Err(format!("{what}, saved and loaded, is another"));
        }
        self.stats.loaded += 1;
        Ok(())
    }
}

fn check_name(name: &Name) -> Result<(), String> {
    let text = name.as_str();
    if text.is_empty() || text.trim() != text || text.chars().any(char::is_control) {
        return Err(format!("\"{text}\" is no name: it must be one line of text without outer spaces"));
    }
    Ok(())
}

/// What a choice said to fix, against what it did.
fn check_commit<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
    about: &About,
) -> Result<(), &'static str> {
    let at_once = game.at_once(before) || game.deciding(before).len() > 1;
    let rose = game.barrier(after) > game.barrier(before);
    if about.commits == Some(Commit::Reveals) && !rose && !at_once {
        return Err("says to reveal something, and does not");
    }
    let asked_on = rose || game.deciding(after).contains(seat);
    if at_once && about.commits.is_none() && !asked_on {
        return Err("was the seat's last answer, and did not say so");
    }
    Ok(())
}
