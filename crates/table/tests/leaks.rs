//! What a seat may not know makes no difference to what it is told, refused, or kept waiting for.

mod common;
#[path = "../../blackrose/tests/common/swap.rs"]
mod swap;

use blackrose::BlackRose;
use blackrose::cards::{Card, Zone};
use blackrose::content::build::Printed;
use blackrose::state::{Side, Slot, State};
use common::{START, game, pick, record, stream};
use kernel::{Game, Log, Seat, Seed, Session, Stream, Viewer};
use std::sync::Arc;
use table::{Clock, Deed, Millis, Options, Out, Player, Running, Table, Windows};

/// Something done at both tables of a pair.
#[derive(Clone, Debug)]
enum Op {
    /// A seat answers; the number of the prompt is its own affair.
    Choose(Seat, String),
    /// The seat that must not notice anything does something else.
    Act(Deed),
    /// Time passes.
    Tick(Millis),
}

/// A table opened on a state, with the seat that must not notice anything.
struct World {
    table: Table<BlackRose>,
    seat: Seat,
    now: Millis,
    begun: State,
}

/// All that the seat, a spectator and everybody else at the table can notice.
#[derive(Debug, PartialEq)]
struct Noticed {
    frames: Vec<(usize, Arc<str>)>,
    /// The table as everybody sees it, and whether they are told.
    table: (String, bool),
    wakes: Option<Millis>,
    refused: Option<String>,
    why: String,
}

impl World {
    fn open(rules: &Arc<BlackRose>, state: State, seat: Seat, options: &Options) -> (World, Noticed) {
        let begun = state.clone();
        let session = Session::at(rules.clone(), Seed::from_number(1), state);
        let people = vec![Player::Human; rules.seats];
        let table = Table::new(session, &people, options.clone());
        let mut world = World { table, seat, now: START, begun };
        let mut out = Out::default();
        world.table.begin(world.now, &mut out);
        let seats = (0..rules.seats as u8).map(Seat);
        seats.clone().for_each(|seat| world.table.presence(seat, true, world.now, &mut out));
        let viewers = seats.map(Viewer::Seat).chain([Viewer::Spectator]);
        let views: Vec<Arc<str>> =
            viewers.flat_map(|viewer| world.table.welcome(viewer, "run", None)).collect();
        let mut noticed = world.noticed(out, None);
        noticed.frames.extend([(0, views[seat.index()].clone()), (1, views[rules.seats].clone())]);
        (world, noticed)
    }

    fn noticed(&self, out: Out, refused: Option<String>) -> Noticed {
        let seats = self.table.session().game().seats;
        let sees = |eye: &usize| *eye == self.seat.index() || *eye == seats;
        let mut info = record("snares", &vec![None; seats], Options::default(), 1).info("id", 0);
        self.table.describe(&mut info, self.now);
        let table = (serde_json::to_string(&info).expect("JSON"), out.info);
        Noticed {
            frames: out.frames.into_iter().filter(|(eye, _)| sees(eye)).collect(),
            table,
            wakes: self.table.wakes(),
            refused,
            why: self.table.why(self.seat),
        }
    }

    /// Does the same as in another world; nothing comes of it when another seat is not offered the same.
    fn act(&mut self, op: &Op) -> Option<Noticed> {
        let mut out = Out::default();
        let (seat, deed) = match op {
            Op::Tick(now) => {
                self.now = *now;
                self.table.tick(*now, &mut out);
                return Some(self.noticed(out, None));
            }
            Op::Act(deed) => (self.seat, deed.clone()),
            Op::Choose(seat, choice) => {
                let decision = self.table.decision(*seat);
                let offered =
                    decision.filter(|d| d.options.iter().any(|option| option.name.as_str() == choice));
                match offered {
                    Some(decision) => (
                        *seat,
                        Deed::Choose { prompt: decision.prompt, choice: choice.clone(), then: Vec::new() },
                    ),
                    None if *seat == self.seat => panic!("{choice} is not offered to {seat} in its pair"),
                    None => return None,
                }
            }
        };
        let refused = self.table.act(seat, deed, self.now, &mut out).err().map(|refusal| refusal.write());
        Some(self.noticed(out, refused))
    }

    fn in_window(&self) -> bool {
        let session = self.table.session();
        session.game().window(session.state()).is_some()
    }

    /// The states that the choices that stand have led through, each with whether its seat had no choice there.
    fn course(&self) -> Vec<(State, bool)> {
        let session = self.table.session();
        let mut state = self.begun.clone();
        let mut course = Vec::new();
        for step in session.steps() {
            let forced = step.options() == 1 && session.game().window(&state).is_none();
            course.push((state.clone(), forced));
            let taken = session.game().choose(&mut state, step.seat, step.choice, &mut Log::silent());
            assert!(taken.is_ok());
        }
        course
    }

    /// Has one world gone on since another has no choice there and goes on by itself? People would see that as well.
    fn is_forced_apart(&self, other: &[bool]) -> bool {
        let own: Vec<bool> = self.course().into_iter().map(|(_, forced)| forced).collect();
        let (short, long) = if own.len() < other.len() { (&own[..], other) } else { (other, &own[..]) };
        long.len() > short.len() && long[short.len()]
    }

    /// Something to do next. In windows others never reveal what they hold.
    fn next(&self, stream: &mut Stream) -> Op {
        match stream.below(12) {
            0 => Op::Act(Deed::Undo),
            1 => Op::Act(Deed::Wait),
            2 => Op::Act(Deed::Choose { prompt: stream.below(30), choice: "done".into(), then: Vec::new() }),
            3 | 4 => Op::Tick(self.now + 700),
            _ => {
                let seats: Vec<Seat> = (0..self.table.session().game().seats as u8).map(Seat).collect();
                let asked: Vec<_> =
                    seats.iter().filter_map(|s| Some((*s, self.table.decision(*s)?))).collect();
                let Some((seat, decision)) = pick(&asked, stream) else {
                    return Op::Tick(self.table.wakes().unwrap_or(self.now + 1));
                };
                if self.in_window() && seat != self.seat {
                    return Op::Choose(seat, "done".into());
                }
                let names: Vec<String> =
                    decision.options.into_iter().map(|option| option.name.to_string()).collect();
                let cast =
                    names.iter().find(|name| name.starts_with("cast ")).filter(|_| stream.below(2) == 0);
                Op::Choose(seat, cast.cloned().unwrap_or_else(|| pick(&names, stream).expect("something")))
            }
        }
    }
}

/// Could the face of one card lie where another does, with the side that is up there?
fn may_lie(rules: &BlackRose, s: &State, card: Card, place: Card) -> bool {
    let (face, zone) = (s.cards.face(card), s.cards.zone(place));
    let dark = match zone {
        Zone::Slot(holder, slot) => s.mages[holder.index()].sides[slot as usize] == Side::Dark,
        _ => false,
    };
    let single =
        matches!(rules.content.printed(face), Printed::Spell(spell) if rules.content.spells[spell].single);
    !(dark && single) && blackrose::check::fits(rules, s, face, zone)
}

/// Gives the others' Active Spells other faces that fit, as far as the seat may know them in none of the states.
fn rearm(rules: &BlackRose, path: &[State], other: &mut State, seat: Seat, stream: &mut Stream) {
    let hidden = |c: Card| path.iter().all(|s| !s.cards.known(c, seat));
    let waits = |s: &State, card: Card| match s.cards.zone(card) {
        Zone::Slot(holder, slot) => s.mages[holder.index()].slots[slot as usize] == Slot::Active,
        _ => false,
    };
    let cards: Vec<Card> = other.cards.all().filter(|c| hidden(*c)).collect();
    for &card in cards.iter().filter(|c| path.iter().all(|s| waits(s, **c))) {
        let Zone::Slot(holder, slot) = other.cards.zone(card) else { continue };
        let side = other.mages[holder.index()].sides[slot as usize];
        let announced = rules.announced(other, holder, slot as usize);
        let is_trap = |c: Card| match rules.content.printed(other.cards.face(c)) {
            Printed::Spell(_) => {
                let printed = rules.content.side(other.cards.face(c), side);
                printed.trigger.is_some() && announced.is_none_or(|kind| printed.kind == kind)
            }
            _ => false,
        };
        let fits = |c: &Card| {
            let same_pool = |s: &State| s.cards.pool(*c, seat) == s.cards.pool(card, seat);
            let both = may_lie(rules, other, *c, card) && may_lie(rules, other, card, *c);
            *c != card && is_trap(*c) && both && path.iter().all(|s| same_pool(s) && !waits(s, *c))
        };
        let fitting: Vec<Card> = cards.iter().copied().filter(fits).collect();
        if let Some(partner) = pick(&fitting, stream) {
            let (a, b) = (other.cards.face(card), other.cards.face(partner));
            other.cards.set_face(card, b);
            other.cards.set_face(partner, a);
        }
    }
}

#[derive(Debug, Default)]
struct Pairs {
    pairs: usize,
    together: usize,
    in_windows: usize,
    rearmed: usize,
    parted: usize,
}

/// Plays two tables on together from states that are alike for the seat; stops where they may part.
fn check_pair(
    rules: &Arc<BlackRose>,
    state: &State,
    seat: Seat,
    options: &Options,
    stream: &mut Stream,
    pairs: &mut Pairs,
) -> Result<(), String> {
    let (mut world, opened) = World::open(rules, state.clone(), seat, options);
    let at_first: Vec<bool> = world.course().into_iter().map(|(_, forced)| forced).collect();
    let mut path = vec![state.clone()];
    path.extend(world.course().into_iter().map(|(state, _)| state));
    path.push(world.table.session().state().clone());
    let mut done = Vec::new();
    for _ in 0..stream.below(14) + 2 {
        if world.table.ending().is_some() {
            break;
        }
        let op = world.next(stream);
        let noticed = world.act(&op).expect("it is offered here");
        let course = world.course();
        let forced: Vec<bool> = course.iter().map(|(_, forced)| *forced).collect();
        path.extend(course.into_iter().map(|(state, _)| state));
        path.push(world.table.session().state().clone());
        done.push((op, noticed, forced, world.in_window()));
    }
    let mut other = swap::swap(rules, &path, seat, stream);
    let swapped = other.clone();
    rearm(rules, &path, &mut other, seat, stream);
    rules.check(&other).map_err(|why| format!("the swapper made an impossible state: {why}"))?;
    pairs.rearmed += usize::from(other != swapped);
    pairs.pairs += 1;

    let (mut world, first) = World::open(rules, other, seat, options);
    if first != opened {
        let forced = world.is_forced_apart(&at_first);
        return if forced { Ok(()) } else { Err(format!("when it opens: {opened:?}\nagainst\n{first:?}")) };
    }
    for (n, (op, noticed, forced, in_window)) in done.iter().enumerate() {
        let Some(other) = world.act(op) else {
            pairs.parted += 1;
            return Ok(());
        };
        if world.is_forced_apart(forced) {
            pairs.parted += 1;
            return Ok(());
        }
        if other != *noticed {
            return Err(format!("{n} after, {op:?} for {seat}: {noticed:?}\nagainst\n{other:?}"));
        }
        pairs.together += 1;
        pairs.in_windows += usize::from(*in_window);
    }
    Ok(())
}

fn check_pairs(name: &str, seats: usize, options: &Options, seeds: std::ops::Range<u64>) -> (Pairs, usize) {
    let rules = game(&record(name, &vec![None; seats], Options::default(), 0));
    let (mut pairs, mut told) = (Pairs::default(), 0);
    for seed in seeds {
        let mut stream = stream(seed);
        let mut state = rules.start(Seed::from_number(seed));
        while !rules.deciding(&state).is_empty() {
            let active = state.mages.iter().any(|mage| mage.slots.contains(&Slot::Active));
            // A window that is open already was counted for the cards as they are.
            if rules.window(&state).is_none() && stream.below(if active { 3 } else { 15 }) == 0 {
                let seat = Seat(stream.below(seats as u32) as u8);
                if let Err(why) = check_pair(&rules, &state, seat, options, &mut stream, &mut pairs) {
                    if options.windows == Windows::Sealed {
                        panic!("game {seed}, {why}");
                    }
                    told += 1;
                }
            }
            let deciding: Vec<Seat> = rules.deciding(&state).iter().collect();
            let seat = pick(&deciding, &mut stream).expect("somebody decides");
            let mut choices = Vec::new();
            rules.choices(&state, seat, &mut choices);
            let names = |c: &blackrose::engine::ask::Choice| rules.name(&state, seat, *c).0;
            let cast =
                choices.iter().find(|c| names(c).starts_with("cast ")).filter(|_| stream.below(2) == 0);
            let choice = cast.copied().unwrap_or_else(|| pick(&choices, &mut stream).expect("something"));
            rules.choose(&mut state, seat, choice, &mut Log::silent()).expect("it was offered");
        }
    }
    println!("{pairs:?}, {told} told");
    (pairs, told)
}

#[test]
fn paired_duels_are_told_alike() {
    let clocks = [Clock::None, Clock::Move { seconds: 2 }, Clock::Game { seconds: 60, increment: 3 }];
    for (clock, seeds) in clocks.into_iter().zip([0..12, 20..26, 30..36]) {
        let (pairs, _) = check_pairs("snares", 2, &Options { clock, ..Options::default() }, seeds);
        assert!(pairs.together > 800 && pairs.in_windows > 50 && pairs.rearmed > 30, "{pairs:?}");
    }
}

#[test]
fn paired_games_of_rebirth_are_told_alike() {
    let (pairs, _) = check_pairs("rebirth", 3, &Options::default(), 0..3);
    assert!(pairs.together > 200 && pairs.in_windows > 10, "{pairs:?}");
}

#[test]
fn paired_games_for_four_are_told_alike() {
    let (pairs, _) = check_pairs("rebirth", 4, &Options::default(), 0..2);
    assert!(pairs.together > 100, "{pairs:?}");
}

#[test]
fn paired_games_of_classic_are_told_alike() {
    let (pairs, _) = check_pairs("classic", 3, &Options::default(), 0..2);
    assert!(pairs.together > 100, "{pairs:?}");
}

#[test]
fn paired_games_beside_an_avatar_are_told_alike() {
    for players in 1..=3 {
        let (pairs, _) = check_pairs("avatar", players, &Options::default(), 0..2);
        assert!(pairs.together > 30, "{players}: {pairs:?}");
    }
}

#[test]
fn quick_windows_tell_who_holds_what() {
    let options = Options { windows: Windows::Quick, ..Options::default() };
    let (_, told) = check_pairs("snares", 2, &options, 0..15);
    assert!(told > 5, "this test would notice");
}
