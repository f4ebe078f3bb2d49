//! How a healthy game looks, beside how games were: rows of numbers, each with what its design asks for.

use super::course::{Course, Fate, From};
use super::{Entry, Share, Tally};
use blackrose::BlackRose;
use blackrose::cubes::Party;
use games::tongue::Tongue;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A range of a number.
type Range = (f64, f64);

/// No bound on that side.
const LOW: f64 = f64::MIN;
const HIGH: f64 = f64::MAX;

/// One row: what is counted at one kind of table, and what the design asks of it.
struct Row {
    name: &'static str,
    percent: bool,
    /// The smallest and the largest of the numbers that it is about: mostly one number twice.
    value: fn(&Tally) -> Option<Range>,
    /// What is healthy with two, three and four players.
    healthy: [Range; 3],
    /// Beyond it something is wrong.
    alarm: Range,
}

/// What the design of a game asks for.
pub struct Health {
    game: &'static str,
    /// How a Quest that was drawn often enough does.
    each_quest: Range,
    games: &'static [Row],
    quests: &'static [Row],
    events: &'static [Row],
}

/// The games of which it is known.
static KNOWN: [Health; 1] = [Health {
    game: "classic",
    each_quest: (20.0, 85.0),
    games: &[
        row(
            "Rounds",
            false,
            |t| mean(t, |c| f64::from(c.rounds)),
            [(8.0, 11.0), (6.5, 9.0), (5.5, 8.0)],
            (5.0, 13.0),
        ),
        row(
            "the Black Rose wins",
            true,
            |t| one(100.0 * t.others as f64 / t.games as f64),
            [(3.0, 12.0); 3],
            (0.1, 20.0),
        ),
        row(
            "she brings the Second Moon",
            true,
            |t| first(t, 0),
            [(35.0, 65.0), (30.0, 60.0), (25.0, 55.0)],
            (10.0, 75.0),
        ),
        row(
            "she brings the Third Moon",
            true,
            |t| first(t, 1),
            [(25.0, 55.0), (20.0, 50.0), (15.0, 45.0)],
            (10.0, 75.0),
        ),
        row(
            "Trophies taken",
            false,
            |t| mean(t, |c| f64::from(c.trophies)),
            [(3.0, 6.0), (5.0, 9.0), (7.0, 12.0)],
            (2.0, 15.0),
        ),
        row(
            "Rooms destroyed",
            false,
            |t| mean(t, |c| c.rooms.len() as f64),
            [(3.0, 7.0), (4.0, 8.0), (5.0, 9.0)],
            (1.0, 12.0),
        ),
        row(
            "Forgotten Spells drawn",
            false,
            |t| mean(t, |c| c.forgotten as f64),
            [(0.5, 2.0), (0.5, 2.5), (0.5, 3.0)],
            (0.01, HIGH),
        ),
        row(
            "a Mage's points by defeats and Trophies",
            true,
            |t| source(t, From::Defeats),
            [(25.0, 40.0); 3],
            (LOW, 55.0),
        ),
        row("by Quests with their bonus", true, |t| source(t, From::Quests), [(20.0, 30.0); 3], (12.0, 40.0)),
        row("by Spells, Rooms, Events", true, |t| source(t, From::Effects), [(20.0, 35.0); 3], (LOW, 55.0)),
        row("by tokens of Rooms", true, |t| source(t, From::Rooms), [(8.0, 18.0); 3], (LOW, 55.0)),
        row(
            "the winner's points",
            false,
            |t| mean(t, |c| best(c, 0)),
            [(34.0, 44.0), (34.0, 44.0), (33.0, 43.0)],
            (30.0, 50.0),
        ),
        row(
            "ahead of the second Mage",
            false,
            |t| mean(t, |c| best(c, 0) - best(c, 1)),
            [(3.0, 9.0), (3.0, 8.0), (2.0, 7.0)],
            (LOW, 12.0),
        ),
        row("seats, of an even share", false, |t| spread(t, &t.places), [EVEN; 3], FAR),
        row("Mages, of an even share", false, |t| spread(t, &t.mages), [EVEN; 3], FAR),
        row("Schools, of an even share", false, |t| spread(t, &t.schools), [EVEN; 3], FAR),
        row("Grimoires, of an even share", false, |t| spread(t, &t.grimoires), [EVEN; 3], FAR),
    ],
    quests: &[
        row("of Quests drawn: completed", true, |t| fate(t, completed), [(45.0, 65.0); 3], (35.0, HIGH)),
        row("given up", true, |t| fate(t, |f| f == Fate::GivenUp), [(15.0, 30.0); 3], (LOW, HIGH)),
        row("held at the end", true, |t| fate(t, |f| f == Fate::Held), [(15.0, 30.0); 3], (LOW, HIGH)),
        row(
            "completed by a Mage in a game",
            false,
            |t| mean(t, |c| done(c) / t.players as f64),
            [(2.5, 4.5); 3],
            (1.5, 6.0),
        ),
        row("of those completed, by a door handle", true, by_handle, [(40.0, 60.0); 3], (30.0, HIGH)),
        row("completed in the Round they were drawn", true, at_once, [(0.0, 35.0); 3], (LOW, 50.0)),
        row("completed, of the First Moon", true, |t| of_moon(t, 0), [(53.0, 77.0); 3], (LOW, HIGH)),
        row("of the Second Moon", true, |t| of_moon(t, 1), [(43.0, 67.0); 3], (LOW, HIGH)),
        row("of the Third Moon", true, |t| of_moon(t, 2), [(33.0, 57.0); 3], (LOW, HIGH)),
        row("door handles that die with their Room", true, dead, [(0.0, 12.0); 3], (LOW, 20.0)),
        row(
            "the Black Rose's points by Quests",
            false,
            |t| mean(t, |c| f64::from(c.rose_by_quests)),
            [(2.0, 6.0); 3],
            (LOW, 9.0),
        ),
    ],
    events: &[
        row("Rounds in which an Event moves the Crown", true, crowns, [(35.0, 45.0); 3], (LOW, HIGH)),
        row("cubes of the Black Rose at a defeat", true, black, [(5.0, 20.0); 3], (LOW, HIGH)),
        row("Rooms that fall to her", true, hers, [(15.0, 35.0); 3], (LOW, HIGH)),
        row(
            "Rooms that fall to her in Rounds 1 and 2",
            false,
            |t| mean(t, early),
            [(0.0, 0.02); 3],
            (LOW, HIGH),
        ),
    ],
}];

/// A share of what would be even.
const EVEN: Range = (0.8, 1.25);
const FAR: Range = (0.65, 1.5);

const fn row(
    name: &'static str,
    percent: bool,
    value: fn(&Tally) -> Option<Range>,
    healthy: [Range; 3],
    alarm: Range,
) -> Row {
    Row { name, percent, value, healthy, alarm }
}

/// What the design of a game asks for, if it says so.
pub fn of(game: &str) -> Option<&'static Health> {
    KNOWN.iter().find(|health| health.game == game)
}

fn one(value: f64) -> Option<Range> {
    Some((value, value))
}

fn mean(tally: &Tally, of: impl Fn(&Course) -> f64) -> Option<Range> {
    ratio(tally, of, |_| 1.0)
}

/// One sum by another; of nothing there is none.
fn ratio(tally: &Tally, part: impl Fn(&Course) -> f64, whole: impl Fn(&Course) -> f64) -> Option<Range> {
    let sum = |of: &dyn Fn(&Course) -> f64| -> f64 { tally.courses.iter().map(of).sum() };
    let all = sum(&whole);
    if all > 0.0 { one(sum(&part) / all) } else { None }
}

fn percent(tally: &Tally, part: impl Fn(&Course) -> f64, whole: impl Fn(&Course) -> f64) -> Option<Range> {
    ratio(tally, part, whole).map(|(share, _)| (100.0 * share, 100.0 * share))
}

/// How often the Black Rose is the first at a mark, of the games in which somebody is.
fn first(tally: &Tally, mark: usize) -> Option<Range> {
    let hers = |c: &Course| f64::from(u8::from(c.first_at[mark] == Some(Party::ROSE.index())));
    percent(tally, hers, |c| f64::from(u8::from(c.first_at[mark].is_some())))
}

fn source(tally: &Tally, from: From) -> Option<Range> {
    let sum = |c: &Course| -> i32 { c.gained.iter().map(|by| by[from as usize]).sum() };
    let all = |c: &Course| -> i32 { c.gained.iter().flatten().sum() };
    percent(tally, |c| f64::from(sum(c)), |c| f64::from(all(c)))
}

/// The points of the Mage in a place of the standings.
fn best(course: &Course, place: usize) -> f64 {
    let mut scores = course.outcome.as_ref().map(|outcome| outcome.scores.clone()).unwrap_or_default();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores.get(place).copied().map_or(0.0, f64::from)
}

/// The least and the largest share of an even one.
fn spread<K>(tally: &Tally, entries: &BTreeMap<K, Entry>) -> Option<Range> {
    let players = tally.players as f64;
    let played = entries.values().map(|(_, share)| share).filter(|share| share.of > 0);
    let shares = played.map(|share| players * share.won as f64 / share.of as f64);
    shares.map(|share| (share, share)).reduce(|(low, high), (share, _)| (low.min(share), high.max(share)))
}

fn completed(fate: Fate) -> bool {
    matches!(fate, Fate::Completed(_))
}

fn drawn(course: &Course) -> f64 {
    course.quests.len() as f64
}

fn done(course: &Course) -> f64 {
    course.quests.iter().filter(|drawn| completed(drawn.fate)).count() as f64
}

fn fate(tally: &Tally, is: fn(Fate) -> bool) -> Option<Range> {
    percent(tally, |c| c.quests.iter().filter(|drawn| is(drawn.fate)).count() as f64, drawn)
}

fn by_handle(tally: &Tally) -> Option<Range> {
    let by =
        |c: &Course| c.quests.iter().filter(|drawn| completed(drawn.fate) && drawn.handle).count() as f64;
    percent(tally, by, done)
}

fn at_once(tally: &Tally) -> Option<Range> {
    let same = |c: &Course| {
        c.quests.iter().filter(|drawn| drawn.fate == Fate::Completed(drawn.round)).count() as f64
    };
    percent(tally, same, done)
}

fn of_moon(tally: &Tally, moon: u8) -> Option<Range> {
    let of = |c: &Course, done: bool| {
        c.quests.iter().filter(|d| d.moon == moon && (!done || completed(d.fate))).count() as f64
    };
    percent(tally, |c| of(c, true), |c| of(c, false))
}

fn dead(tally: &Tally) -> Option<Range> {
    let handles = |c: &Course| c.quests.iter().filter(|drawn| drawn.handle).count() as f64;
    percent(tally, |c| c.quests.iter().filter(|drawn| drawn.dead).count() as f64, handles)
}

fn crowns(tally: &Tally) -> Option<Range> {
    percent(tally, |c| f64::from(c.crowns), |c| f64::from(c.rounds))
}

fn black(tally: &Tally) -> Option<Range> {
    percent(tally, |c| f64::from(c.defeats[2]), |c| f64::from(c.defeats[1]))
}

fn hers(tally: &Tally) -> Option<Range> {
    percent(tally, |c| c.rooms.iter().filter(|room| room.hers).count() as f64, |c| c.rooms.len() as f64)
}

fn early(course: &Course) -> f64 {
    course.rooms.iter().filter(|room| room.hers && room.round <= 2).count() as f64
}

/// A number as it is written, with a word where it is not healthy.
fn said(row: &Row, players: usize, value: Option<Range>) -> (String, String) {
    let Some((low, high)) = value else { return ("–".into(), String::new()) };
    let write = |(low, high): Range| {
        let digits = usize::from(!row.percent) + usize::from(!row.percent && high < 3.0);
        let unit = if row.percent { " %" } else { "" };
        if low == high {
            format!("{low:.digits$}{unit}")
        } else {
            format!("{low:.digits$}–{high:.digits$}{unit}")
        }
    };
    let (least, most) = row.healthy[players.clamp(2, 4) - 2];
    let mark = match (low, high) {
        _ if low < row.alarm.0 || high > row.alarm.1 => " **alarm**",
        _ if low < least && high > most => " *wide*",
        _ if low < least => " *low*",
        _ if high > most => " *high*",
        _ => "",
    };
    (write((low, high)) + mark, write((least, most)))
}

/// The tables of a game whose design says how a healthy one looks.
pub fn write(
    text: &mut String,
    health: &Health,
    game: &BlackRose,
    tallies: &[Tally],
    tongue: &Tongue,
) -> std::fmt::Result {
    let rivals: Vec<&Tally> = tallies.iter().filter(|tally| tally.players > 1).collect();
    writeln!(
        text,
        "\n## How games go\n\nBeside each number stands what the design asks for. *low*, *high* and *wide* are outside of it, \
         **alarm** far outside."
    )?;
    rows(text, health.games, &rivals)?;
    writeln!(text, "\n## Quests")?;
    rows(text, health.quests, &rivals)?;
    quests(text, health, &rivals, tongue)?;
    writeln!(text, "\n## Events and the Black Rose's clock")?;
    rows(text, health.events, &rivals)?;
    clock(text, game, &rivals)?;
    events(text, game, &rivals, tongue)
}

fn rows(text: &mut String, rows: &[Row], tallies: &[&Tally]) -> std::fmt::Result {
    let names: Vec<String> = tallies.iter().map(|tally| format!("{} | healthy", tally.name())).collect();
    writeln!(text, "\n| | {} |\n|---|{}", names.join(" | "), "---|---|".repeat(tallies.len()))?;
    for row in rows {
        write!(text, "| {} |", row.name)?;
        for tally in tallies {
            let (value, healthy) = said(row, tally.players, (row.value)(tally));
            write!(text, " {value} | {healthy} |")?;
        }
        writeln!(text)?;
    }
    Ok(())
}

/// What became of each Quest, all tables together.
fn quests(text: &mut String, health: &Health, tallies: &[&Tally], tongue: &Tongue) -> std::fmt::Result {
    let mut each: BTreeMap<(u8, bool, &str, u8), [usize; 4]> = BTreeMap::new();
    for drawn in tallies.iter().flat_map(|tally| &tally.courses).flat_map(|course| &course.quests) {
        let counts = each.entry((drawn.moon, !drawn.handle, &drawn.quest, drawn.points)).or_default();
        counts[0] += 1;
        match drawn.fate {
            Fate::Completed(_) => counts[1] += 1,
            Fate::GivenUp => counts[2] += 1,
            Fate::Held => {}
        }
        counts[3] += usize::from(drawn.fate == Fate::Completed(drawn.round));
    }
    writeln!(
        text,
        "\nEach Quest, of the times it was drawn.\n\n| Quest | Moon | door handle | points | drawn | completed | given up | \
         held | in its Round |\n|---|---|---|---|---|---|---|---|---|"
    )?;
    for ((moon, task, id, points), [drawn, done, given_up, at_once]) in each {
        let share = |n: usize| 100.0 * n as f64 / drawn as f64;
        let (least, most) = health.each_quest;
        let mark = match share(done) {
            _ if drawn < 30 => "",
            share if share < least => " *low*",
            share if share > most => " *high*",
            _ => "",
        };
        writeln!(
            text,
            "| {} | {} | {} | {points} | {drawn} | {:.0} %{mark} | {:.0} % | {:.0} % | {:.0} % |",
            tongue.name(id),
            moon + 1,
            if task { "" } else { "yes" },
            share(done),
            share(given_up),
            share(drawn - done - given_up),
            share(at_once)
        )?;
    }
    Ok(())
}

/// When she reaches the marks of the Power Board.
fn clock(text: &mut String, game: &BlackRose, tallies: &[&Tally]) -> std::fmt::Result {
    writeln!(
        text,
        "\nThe Round in which the Black Rose reaches a mark: by Events alone over {SHUFFLES} shuffles of the decks, by Events and \
         Quests that are given up in games, and by all she gets in games, with the share of games in which she does.\n\n\
         | | {} points | {} points | {} points |\n|---|---|---|---|",
        game.setup.moons[0], game.setup.moons[1], game.setup.moons[2]
    )?;
    if let Some([second, third, end]) = super::clock::mean(game, SHUFFLES) {
        writeln!(text, "| by Events alone | {second:.1} | {third:.1} | {end:.1} |")?;
    }
    for tally in tallies {
        for (name, of) in
            [("by Events and Quests", (|c: &Course| c.clock) as fn(&Course) -> _), ("by all", |c| c.rose_at)]
        {
            write!(text, "| {}, {name} |", tally.name())?;
            for mark in 0..3 {
                let rounds: Vec<u8> = tally.courses.iter().filter_map(|course| of(course)[mark]).collect();
                let share = 100.0 * rounds.len() as f64 / tally.courses.len().max(1) as f64;
                let mean =
                    rounds.iter().map(|round| f64::from(*round)).sum::<f64>() / rounds.len().max(1) as f64;
                write!(text, " {mean:.1} ({share:.0} %) |")?;
            }
            writeln!(text)?;
        }
    }
    Ok(())
}

/// Shuffles for the clock of a report.
const SHUFFLES: u64 = 4000;

/// How long games with each Event were, and what it brought.
fn events(text: &mut String, game: &BlackRose, tallies: &[&Tally], tongue: &Tongue) -> std::fmt::Result {
    let moon =
        |id: &str| game.content.events.iter().find(|event| event.id == id).map_or(0, |event| event.moon);
    // How often it was revealed, the Rounds of those games beyond the mean of all, and points.
    let mut each: BTreeMap<(u8, &str), (usize, f64, i32)> = BTreeMap::new();
    let mut of_moon = [(0, 0.0); 3];
    for tally in tallies {
        let rounds = mean(tally, |c| f64::from(c.rounds)).map_or(0.0, |(mean, _)| mean);
        for (course, shown) in
            tally.courses.iter().flat_map(|course| course.events.iter().map(move |shown| (course, shown)))
        {
            let moon = moon(&shown.event);
            let longer = f64::from(course.rounds) - rounds;
            let (n, sum, points) = each.entry((moon, &shown.event)).or_default();
            (*n, *sum, *points) = (*n + 1, *sum + longer, *points + shown.points);
            let (n, sum) = &mut of_moon[usize::from(moon)];
            (*n, *sum) = (*n + 1, *sum + longer);
        }
    }
    writeln!(
        text,
        "\nEach Event: how much longer games with it were than those with any of its Moon, and what all Mages together gained by it.\n\n\
         | Event | Moon | revealed | Rounds | points |\n|---|---|---|---|---|"
    )?;
    for ((moon, id), (n, sum, points)) in each {
        let (all, total) = of_moon[usize::from(moon)];
        let longer = sum / n as f64 - total / f64::from(all.max(1));
        let mark = if longer.abs() > LONGER && n >= 30 { " *far*" } else { "" };
        writeln!(
            text,
            "| {} | {} | {n} | {longer:+.2}{mark} | {:+.2} |",
            tongue.name(id),
            moon + 1,
            f64::from(points) / n as f64
        )?;
    }
    Ok(())
}

/// An Event should not change the length of a game by more Rounds.
const LONGER: f64 = 1.5;

/// A share with a word where it is far from an even one.
pub fn beside(share: Share, players: usize) -> &'static str {
    let of = players as f64 * share.won as f64 / share.of.max(1) as f64;
    match of {
        _ if share.of == 0 => "",
        of if of < FAR.0 || of > FAR.1 => " **alarm**",
        of if of < EVEN.0 => " *low*",
        of if of > EVEN.1 => " *high*",
        _ => "",
    }
}
