//! What games of Penumbra look like, against what the design asks of a healthy one.

use super::{Args, wilson, write};
use crate::arena::{on_threads, progress};
use crate::fail::Fail;
use bots::Seen;
use games::tongue::Tongue;
use kernel::{Digest, Game, Log, Seed, Told};
use penumbra::content::build::Sort;
use penumbra::engine::scoring::Score;
use penumbra::kind::Kind;
use penumbra::state::Zone;
use penumbra::{Event, Packs, Penumbra, Setup};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Sums over all players of all games.
#[derive(Clone, Default)]
struct Tally {
    games: usize,
    players: usize,
    turns: [u64; 3],
    decisions: u64,
    options: u64,
    places: BTreeMap<String, u64>,
    trials: [[u64; 2]; 4],
    contracts: [[u64; 2]; 2],
    discipline_marks: u64,
    spark_marks: u64,
    disciplines: u64,
    gained: u64,
    used_twice: u64,
    chains: u64,
    longest_chain: u8,
    wounds: u64,
    mortal: u64,
    sources: [i64; 9],
    totals: Vec<i32>,
    winners: i64,
    distance: i64,
    ends: BTreeMap<String, u64>,
    fate_left: u64,
    seats: [u64; 4],
    talents: BTreeMap<String, (u64, u64)>,
    cards: BTreeMap<String, (u64, u64)>,
    ranks: BTreeMap<String, u64>,
    escaped: u64,
}

impl Tally {
    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.players += other.players;
        self.decisions += other.decisions;
        self.options += other.options;
        self.discipline_marks += other.discipline_marks;
        self.spark_marks += other.spark_marks;
        self.disciplines += other.disciplines;
        self.gained += other.gained;
        self.used_twice += other.used_twice;
        self.chains += other.chains;
        self.longest_chain = self.longest_chain.max(other.longest_chain);
        self.wounds += other.wounds;
        self.mortal += other.mortal;
        self.winners += other.winners;
        self.distance += other.distance;
        self.fate_left += other.fate_left;
        self.escaped += other.escaped;
        for (a, b) in self.turns.iter_mut().zip(other.turns) {
            *a += b;
        }
        for (a, b) in self.trials.iter_mut().flatten().zip(other.trials.into_iter().flatten()) {
            *a += b;
        }
        for (a, b) in self.contracts.iter_mut().flatten().zip(other.contracts.into_iter().flatten()) {
            *a += b;
        }
        for (a, b) in self.sources.iter_mut().zip(other.sources) {
            *a += b;
        }
        for (a, b) in self.seats.iter_mut().zip(other.seats) {
            *a += b;
        }
        self.totals.extend(other.totals);
        for (list, more) in
            [(&mut self.places, other.places), (&mut self.ends, other.ends), (&mut self.ranks, other.ranks)]
        {
            more.into_iter().for_each(|(key, n)| *list.entry(key).or_default() += n);
        }
        for (list, more) in [(&mut self.talents, other.talents), (&mut self.cards, other.cards)] {
            for (key, (won, of)) in more {
                let entry = list.entry(key).or_default();
                *entry = (entry.0 + won, entry.1 + of);
            }
        }
        self
    }
}

fn sources(score: &Score) -> [i32; 9] {
    [
        score.trials,
        score.contracts,
        score.experience,
        score.fate,
        score.goals,
        score.arcana,
        score.board,
        score.wounds,
        score.escaped,
    ]
}

/// Plays one game and counts it.
fn one(args: &Args, game: &Penumbra, n: usize) -> Tally {
    let seed = Seed::from_number(args.seed).child(n as u64);
    let mut tally = Tally { games: 1, players: game.seats, ..Tally::default() };
    let mut players: Vec<_> =
        (0..game.seats).map(|i| args.bot.build::<Penumbra>(seed.child(1 + i as u64))).collect();
    let mut state = game.start(seed);
    let mut uses: BTreeMap<(u8, String), u64> = BTreeMap::new();
    let mut had: Vec<BTreeSet<String>> = vec![BTreeSet::new(); game.seats];
    let (mut choices, mut events): (Vec<_>, Vec<Told<Event>>) = Default::default();
    let mut chain = 0;
    let card = |id: &str| game.content.find(id).map(|c| &game.content.cards[c]);
    while let Some(seat) = game.deciding(&state).iter().next() {
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let choice = match choices.as_slice() {
            [only] => *only,
            many => {
                tally.decisions += 1;
                tally.options += many.len() as u64;
                players[seat.index()].choose(&Seen::new(game, &state, seat, many))
            }
        };
        events.clear();
        if game.choose(&mut state, seat, choice, &mut Log::into(&mut events)).is_err() {
            break;
        }
        if state.chain() < chain && chain >= 3 {
            tally.chains += 1;
        }
        chain = state.chain();
        tally.longest_chain = tally.longest_chain.max(chain);
        for told in &events {
            match &told.event {
                Event::Turn { turn, .. } => {
                    let kind = ["study", "rest", "trial"].iter().position(|kind| kind == turn);
                    kind.into_iter().for_each(|kind| tally.turns[kind] += 1);
                }
                Event::Placed { section, .. } => {
                    let place = section.rsplit_once('-').map_or(section.as_str(), |(_, part)| part);
                    *tally.places.entry(place.to_owned()).or_default() += 1;
                }
                Event::Completed { card: id, .. } | Event::Failed { card: id, .. } => {
                    let passed = matches!(told.event, Event::Completed { .. });
                    match card(id) {
                        Some(card) if card.sort == Sort::Trial => {
                            tally.trials[usize::from(card.difficulty) - 1][usize::from(!passed)] += 1;
                        }
                        Some(card) if passed => {
                            let light = card.paths[1].is_some();
                            tally.contracts[usize::from(card.difficulty) - 1][usize::from(light)] += 1;
                        }
                        _ => {}
                    }
                }
                Event::CardGained { seat, card: id } => {
                    had[usize::from(*seat)].insert(id.to_string());
                    tally.gained += 1;
                }
                Event::Used { seat, card: id } => *uses.entry((*seat, id.to_string())).or_default() += 1,
                Event::MarkWounded { .. } => tally.wounds += 1,
                Event::MortalWound { .. } => tally.mortal += 1,
                Event::Prophecy { card: id } => {
                    *tally.ends.entry(id.to_string()).or_default() += 1;
                    tally.fate_left += state.count_in(Zone::Fate) as u64;
                }
                Event::Rank { rank } => *tally.ranks.entry(rank.to_string()).or_default() += 1,
                Event::Escaped { .. } => tally.escaped += 1,
                _ => {}
            }
        }
    }
    tally.used_twice =
        uses.iter().filter(|((seat, id), n)| **n >= 2 && had[usize::from(*seat)].contains(id)).count() as u64;
    let Some(outcome) = game.outcome(&state) else { return tally };
    for seat in game.seat_numbers() {
        let score = game.score(&state, seat);
        for (sum, points) in tally.sources.iter_mut().zip(sources(&score)) {
            *sum += i64::from(points);
        }
        tally.totals.push(score.total());
        tally.discipline_marks += u64::from(state.discipline_marks(seat));
        tally.spark_marks += u64::from(state.marks(seat, Kind::Spark));
        tally.disciplines += Kind::COLOURS.iter().filter(|d| state.marks(seat, **d) > 0).count() as u64;
        let won = u64::from(outcome.winners.contains(kernel::Seat(seat)) && outcome.winners.len() == 1);
        if let Some(talent) = state.cards_in(Zone::Talent(seat)).next() {
            let entry = tally.talents.entry(game.content.cards[talent].id.to_string()).or_default();
            *entry = (entry.0 + won, entry.1 + 1);
        }
        for id in &had[usize::from(seat)] {
            let entry = tally.cards.entry(id.clone()).or_default();
            *entry = (entry.0 + won, entry.1 + 1);
        }
        let place = state.order[..game.seats].iter().position(|s| *s == seat).unwrap_or(0);
        tally.seats[place] += won;
    }
    let mut totals = outcome.scores.clone();
    totals.sort_unstable_by(|a, b| b.cmp(a));
    tally.winners += i64::from(totals[0]);
    tally.distance += i64::from(totals[0] - totals.get(1).copied().unwrap_or(totals[0]));
    tally
}

/// Runs `conclave balance --game penumbra`.
pub fn run(args: &Args, setup: &Setup, packs: &Packs) -> Result<(), Fail> {
    let game = Penumbra::prepare(setup, packs)?;
    let bar = progress(args.games, "games");
    let played = on_threads(args.threads, || {
        (0..args.games)
            .into_par_iter()
            .map(|n| {
                let tally = one(args, &game, n);
                bar.inc(1);
                tally
            })
            .collect::<Vec<_>>()
    })?;
    bar.finish_and_clear();
    let tally = played.into_iter().fold(Tally::default(), Tally::add);
    let tongue = Tongue::penumbra("en", packs).map_err(Fail::failed)?;
    let text = report(args, &game, &tongue, &tally).map_err(|error| Fail::failed(error.to_string()))?;
    write(args, &format!("penumbra-{}", game.seats), &text, tally.games)
}

fn report(args: &Args, game: &Penumbra, tongue: &Tongue, t: &Tally) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let players = t.players.max(1) as f64;
    let games = t.games.max(1) as f64;
    let each = |n: u64| n as f64 / players;
    let percent = |n: u64, of: u64| 100.0 * n as f64 / of.max(1) as f64;
    let turns: u64 = t.turns.iter().sum();
    let mut command = format!(
        "conclave balance --game penumbra --players {} --bot {} --games {} --seed {}",
        game.seats, args.bot, args.games, args.seed
    );
    for option in &args.the_match.set {
        command += &format!(" --set {option}");
    }
    writeln!(out, "# Penumbra with {} and `{}`\n", count(game.seats), args.bot)?;
    writeln!(out, "Written by `{command}`; the same command writes the same report.")?;
    writeln!(
        out,
        "Rules version {}, content {}.\n",
        kernel::version::newest(game.versions()),
        &Digest(game.content_hash()).to_string()[..16]
    )?;
    writeln!(out, "| per player | mean | healthy |\n|---|---|---|")?;
    writeln!(out, "| turns | {:.1} | 11–15 |", each(turns))?;
    writeln!(
        out,
        "| Study / Rest / Trial | {:.0} / {:.0} / {:.0} % | 50–60 / 25–30 / 15–25 % |",
        percent(t.turns[0], turns),
        percent(t.turns[1], turns),
        percent(t.turns[2], turns)
    )?;
    let placed: u64 = t.places.values().sum();
    writeln!(out, "| placements | {:.1} | 12–20 |", each(placed))?;
    let (passed, failed) = t.trials.iter().fold((0, 0), |(p, f), [a, b]| (p + a, f + b));
    writeln!(out, "| Trials passed | {:.2} | 2–3 |", each(passed))?;
    writeln!(out, "| of those attempted | {:.0} % | 75–90 % |", percent(passed, passed + failed))?;
    let contracts: u64 = t.contracts.iter().flatten().sum();
    writeln!(out, "| Contracts completed | {:.2} | 5–7 |", each(contracts))?;
    let light: u64 = t.contracts.iter().map(|c| c[1]).sum();
    writeln!(out, "| of them light | {:.0} % | 40–60 % |", percent(light, contracts))?;
    let hard: u64 = t.contracts[1].iter().sum();
    writeln!(out, "| of them difficult | {:.0} % | |", percent(hard, contracts))?;
    writeln!(out, "| Discipline Marks at the end | {:.2} | 4.5–6 |", each(t.discipline_marks))?;
    writeln!(out, "| Spark Marks at the end | {:.2} | 2–2.5 |", each(t.spark_marks))?;
    writeln!(out, "| Disciplines with a Mark | {:.2} | 2–3 |", each(t.disciplines))?;
    writeln!(out, "| cards gained | {:.1} | 6–9 |", each(t.gained))?;
    writeln!(out, "| of them used twice | {:.0} % | 60 % |", percent(t.used_twice, t.gained))?;
    writeln!(out, "| Chains of three and more | {:.2} | |", each(t.chains))?;
    writeln!(out, "| wounds | {:.2} | 2–5 |", each(t.wounds))?;
    writeln!(out, "| Mortal Wounds | {:.2} | 0.2–0.4 |", each(t.mortal))?;
    let total: i64 = t.sources.iter().sum();
    let mut sorted = t.totals.clone();
    sorted.sort_unstable();
    let at = |share: usize| sorted.get(sorted.len() * share / 100).copied().unwrap_or(0);
    writeln!(
        out,
        "| points (10 / 50 / 90 %) | {:.1} ({} / {} / {}) | 45–55 (30 / – / 65) |",
        total as f64 / players,
        at(10),
        at(50),
        at(90)
    )?;
    writeln!(out, "| the winner's | {:.1} | 55–65 |", t.winners as f64 / games)?;
    let ahead = match game.seats {
        1 => "",
        2 => "12–20",
        _ => "9–15",
    };
    writeln!(out, "| ahead of the second | {:.1} | {ahead} |", t.distance as f64 / games)?;
    writeln!(
        out,
        "| decisions a turn | {:.1}, of {:.1} options | 8–25 |",
        t.decisions as f64 / turns.max(1) as f64,
        t.options as f64 / t.decisions.max(1) as f64
    )?;
    writeln!(out, "\nThe longest Chain had {} cards.\n", t.longest_chain)?;
    writeln!(out, "| points by source | mean | share | healthy |\n|---|---|---|---|")?;
    for (n, (source, healthy)) in [
        ("Trials", "25–32 %"),
        ("Contracts", "22–30 %"),
        ("experience", "20–27 %"),
        ("fate", "6–10 %"),
        ("Goal", "4–8 %"),
        ("Arcana", "4–8 %"),
        ("board", "2–6 %"),
        ("Mortal Wounds", ""),
        ("escaped Trials", ""),
    ]
    .into_iter()
    .enumerate()
    {
        let sum = t.sources[n];
        writeln!(
            out,
            "| {source} | {:.2} | {:.0} % | {healthy} |",
            sum as f64 / players,
            100.0 * sum as f64 / total.max(1) as f64
        )?;
    }
    writeln!(out, "\n| placed in | share |\n|---|---|")?;
    for (place, n) in &t.places {
        writeln!(out, "| {place} | {:.1} % |", percent(*n, placed))?;
    }
    writeln!(out, "\n| Trials of difficulty | attempted | passed |\n|---|---|---|")?;
    for (n, [passed, failed]) in t.trials.iter().enumerate() {
        writeln!(
            out,
            "| {} | {:.2} | {:.0} % |",
            n + 1,
            each(passed + failed),
            percent(*passed, passed + failed)
        )?;
    }
    let ended: u64 = t.ends.values().sum();
    writeln!(
        out,
        "\nFate cards left when the end was triggered: {:.1}.\n",
        t.fate_left as f64 / ended.max(1) as f64
    )?;
    writeln!(out, "| the end came by | share |\n|---|---|")?;
    for (card, n) in &t.ends {
        writeln!(out, "| {} | {:.1} % |", tongue.name(card), percent(*n, ended))?;
    }
    if game.solo() {
        writeln!(out, "\nEscaped Trials: {:.2} a game.\n\n| rank | share |\n|---|---|", each(t.escaped))?;
        for (rank, n) in &t.ranks {
            writeln!(out, "| {} | {:.1} % |", rank.replace('-', " "), percent(*n, t.games as u64))?;
        }
        return Ok(out);
    }
    let wins = |out: &mut String, name: &str, won: u64, of: u64| {
        let (low, high) = wilson(won, of);
        let share = percent(won, of);
        writeln!(out, "| {name} | {of} | {share:.1} % ({:.1} to {:.1}) |", 100.0 * low, 100.0 * high)
    };
    writeln!(out, "\n| in turn order | games | won alone |\n|---|---|---|")?;
    for (n, won) in t.seats[..game.seats].iter().enumerate() {
        wins(&mut out, &format!("{}", n + 1), *won, t.games as u64)?;
    }
    writeln!(out, "\n| Talent | games | won alone |\n|---|---|---|")?;
    for (id, (won, of)) in &t.talents {
        wins(&mut out, &tongue.name(id), *won, *of)?;
    }
    let mut cards: Vec<_> = t.cards.iter().filter(|(_, (_, of))| *of >= 30).collect();
    cards.sort_by(|(_, (a, m)), (_, (b, n))| (b * m).cmp(&(a * n)));
    let shown = cards.iter().take(10).chain(cards.iter().rev().take(10).rev());
    writeln!(
        out,
        "\nThe cards whose owners won most, and least:\n\n| card | owners | won alone |\n|---|---|---|"
    )?;
    for (id, (won, of)) in shown {
        wins(&mut out, &tongue.name(id), *won, *of)?;
    }
    Ok(out)
}

fn count(players: usize) -> String {
    if players == 1 { "one player".into() } else { format!("{players} players") }
}
