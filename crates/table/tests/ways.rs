//! Ways: several answers of one's own that are chosen as one and taken back as one.

mod common;

use bots::BotSpec;
use common::{Driver, Sitting, THREE, TWO, find, pick, stream};
use kernel::{Entry, Seat};
use serde_json::Value;
use table::wire::Code;
use table::{Deed, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const ONE: &Sitting = &[None];

/// Ways as their names.
type Names = Vec<String>;

fn things(step: &Value) -> Names {
    let text = |thing: &Value| thing.as_str().expect("text").to_owned();
    step["things"].as_array().into_iter().flatten().map(text).collect()
}

fn names(way: &Value) -> Names {
    let name = |step: &Value| step["name"].as_str().expect("a name").to_owned();
    way["steps"].as_array().expect("a list").iter().map(name).collect()
}

/// What a way ends at.
fn end(way: &Value) -> Names {
    things(way["steps"].as_array().expect("a list").last().expect("an answer"))
}

fn ways(driver: &Driver, seat: Seat) -> Vec<Value> {
    let ways = driver.decision(seat).and_then(|decision| decision["ways"].as_array().cloned());
    ways.unwrap_or_default()
}

/// The first way of a seat for which something holds.
fn way(driver: &Driver, seat: Seat, holds: impl Fn(&[String]) -> bool) -> Option<Names> {
    ways(driver, seat).iter().map(names).find(|names| holds(names))
}

fn go(driver: &Driver, seat: Seat, way: &[String]) -> Deed {
    Deed::Choose { prompt: driver.prompt(seat), choice: way[0].clone(), then: way[1..].to_vec() }
}

fn walks(way: &[String]) -> usize {
    way.iter().filter(|name| name.starts_with("move ")).count()
}

/// From the question what to do to a Room two steps away.
fn walk(names: &[String]) -> bool {
    names.len() == 3 && names[0] == "explore" && walks(names) == 2
}

fn walk_and_use(names: &[String]) -> bool {
    names.len() == 4 && names[0] == "explore" && walks(names) == 2 && names[3] == "activate room"
}

/// A game in which seat A is offered such a way.
fn offered(game: &str, sitting: &Sitting, holds: impl Fn(&[String]) -> bool + Copy) -> (Driver, Names) {
    let (driver, _) = find(game, sitting, &Options::default(), |d| way(d, A, holds).is_some());
    let way = way(&driver, A, holds).expect("it is offered");
    (driver, way)
}

#[test]
fn one_walks_two_rooms_and_uses_the_second() {
    for (game, sitting) in [("duel", TWO), ("rebirth", THREE), ("classic", THREE)] {
        let (mut driver, way) = offered(game, sitting, walk_and_use);
        let entries = driver.table.journal().entries.len();
        let mut single = driver.restarted();
        driver.must(A, go(&driver, A, &way));
        assert!(!driver.stopped, "{game}: {way:?}");
        for name in &way {
            single.choose(A, name);
        }
        assert_eq!(driver.table.digest(), single.table.digest());
        let done = driver.table.journal().entries[entries..].iter().filter_map(|entry| match entry {
            Entry::Choice { seat: A, name } => Some(name.to_string()),
            _ => None,
        });
        assert_eq!(done.take(way.len()).collect::<Names>(), way, "the journal has single choices");
        driver.check_sights();
        assert_eq!(driver.restarted().table.digest(), driver.table.digest());
    }
}

#[test]
fn a_room_is_walked_to_before_it_is_used_and_by_one_route() {
    let (driver, used) = offered("duel", TWO, walk_and_use);
    let all: Vec<(Names, Names)> = ways(&driver, A).iter().map(|way| (end(way), names(way))).collect();
    let room = vec![used[2].replace("move room:", "room/")];
    let to_it: Vec<&Names> = all.iter().filter(|(end, _)| *end == room).map(|(_, names)| names).collect();
    assert_eq!(to_it.len(), 2, "{to_it:?}");
    assert_eq!(to_it[0][..], used[..3]);
    assert_eq!(*to_it[1], used);
}

#[test]
fn a_way_is_taken_back_as_a_whole() {
    for restarts in [false, true] {
        let (mut driver, way) = offered("rebirth", THREE, walk);
        let (before, decision) = (driver.table.digest(), driver.offered(A));
        driver.must(A, go(&driver, A, &way));
        assert_ne!(driver.table.digest(), before);
        if restarts {
            driver = driver.restarted();
        }
        driver.must(A, Deed::Undo);
        assert_eq!((driver.table.digest(), driver.offered(A)), (before, decision));
        assert!(matches!(driver.table.journal().entries.last(), Some(Entry::Undo { seat: A, .. })));
        driver.check_sights();
        // Answers given one by one are taken back one by one.
        for name in &way {
            driver.choose(A, name);
        }
        driver.must(A, Deed::Undo);
        assert_ne!(driver.table.digest(), before);
    }
}

#[test]
fn a_surprise_in_the_middle_stops_it_and_what_was_done_stands() {
    let (mut driver, way) = offered("rebirth", THREE, walk);
    let mut single = driver.restarted();
    let mut wrong = way.clone();
    wrong[2] = "move room:nowhere".into();
    let deed = go(&driver, A, &wrong);
    driver.must(A, deed.clone());
    assert!(driver.stopped);
    single.choose(A, &way[0]);
    single.choose(A, &way[1]);
    assert_eq!(driver.table.digest(), single.table.digest());
    assert_eq!(driver.offered(A), single.offered(A));
    // Again: it is still known that it was stopped, and nothing is done twice.
    driver.must(A, deed);
    assert!(driver.stopped && driver.frames.is_empty());
    assert_eq!(driver.table.digest(), single.table.digest());
    // What was done of it is taken back as one.
    driver.must(A, Deed::Undo);
    assert!(driver.offered(A).contains(&way[0]));
}

#[test]
fn what_reveals_something_stops_it() {
    let casts = |driver: &Driver| driver.offered(A).iter().any(|name| name.starts_with("cast "));
    let (mut driver, _) = find("duel", TWO, &Options::default(), casts);
    let cast = driver.offered(A).into_iter().find(|name| name.starts_with("cast ")).expect("it is offered");
    let mut single = driver.restarted();
    driver.must(A, go(&driver, A, &[cast.clone(), "done".into()]));
    single.choose(A, &cast);
    assert!(driver.stopped);
    assert_eq!(driver.table.digest(), single.table.digest());
}

#[test]
fn a_retry_does_nothing_twice() {
    let (mut driver, way) = offered("duel", TWO, walk_and_use);
    let deed = go(&driver, A, &way);
    driver.must(A, deed.clone());
    let (digest, kept) = (driver.table.digest(), driver.kept.len());
    let check = |driver: &mut Driver| {
        driver.must(A, deed.clone());
        assert_eq!((driver.table.digest(), driver.kept.len()), (digest, kept));
        assert!(driver.frames.is_empty() && !driver.info && !driver.stopped);
    };
    check(&mut driver);
    check(&mut driver.restarted());
}

#[test]
fn another_device_that_answers_first_leaves_nothing_to_do() {
    let (mut driver, way) = offered("duel", TWO, walk);
    let deed = go(&driver, A, &way);
    let other = driver.offered(A).into_iter().find(|name| *name != way[0]).expect("there is another");
    driver.choose(A, &other);
    assert_eq!(driver.refused(A, deed), Code::Stale);
}

#[test]
fn only_who_is_asked_goes_a_way_and_none_is_endless() {
    let (mut driver, way) = offered("duel", TWO, walk);
    let foreign = |prompt| Deed::Choose { prompt, choice: way[0].clone(), then: way[1..].to_vec() };
    assert!((0..100).all(|prompt| driver.act(B, foreign(prompt)).is_err()));
    let long =
        Deed::Choose { prompt: driver.prompt(A), choice: way[0].clone(), then: vec![way[1].clone(); 40] };
    assert_eq!(driver.refused(A, long), Code::TooLarge);
    driver.must(A, go(&driver, A, &way));
}

/// The half of a card is prepared in the first free slot, or in the one it is dragged to; nobody else notices.
#[test]
fn a_half_of_a_card_is_prepared() {
    let (mut driver, _) = find("duel", TWO, &Options::default(), Driver::is_preparing);
    let half = |way: &Value| matches!(&end(way)[..], [part, spell] if part.starts_with("part/") && spell.starts_with("spell/"));
    let halves: Vec<Value> = ways(&driver, A).into_iter().filter(half).collect();
    let spells = driver.offered(A).iter().filter(|name| name.starts_with("prepare ")).count();
    assert_eq!(halves.len(), spells * 2 * 4, "each half in each of four slots");
    let first = names(&halves[0]);
    assert_eq!(first[1], "slot quick", "{first:?}");
    let dragged = halves.iter().find(|way| names(way)[1] == "slot II").expect("it can be dragged there");
    let things: Names = dragged["steps"].as_array().expect("a list").iter().flat_map(things).collect();
    assert!(
        ["spell/", "slot/II", "part/"].iter().all(|kind| things.iter().any(|thing| thing.starts_with(kind)))
    );
    let before = (driver.table.digest(), driver.offered(A));
    driver.must(A, go(&driver, A, &names(dragged)));
    assert!(!driver.stopped);
    assert!(driver.frames.iter().all(|(eye, _)| *eye == A.index()), "it is a secret");
    driver.must(A, Deed::Undo);
    assert_eq!((driver.table.digest(), driver.offered(A)), before);
}

#[test]
fn a_market_card_is_pointed_at_from_the_beginning_of_a_turn() {
    let takes = |way: &[String]| {
        way[0] == "study" && way[1].starts_with("go ") && way[way.len() - 1].starts_with("card ")
    };
    let (mut driver, way) = offered("penumbra", ONE, takes);
    let card = way[way.len() - 1].replace("card ", "card/");
    let ends: Vec<Names> = ways(&driver, A).iter().map(end).collect();
    let alike = ends.iter().filter(|end| end[..] == [card.clone()]).count();
    assert!((1..=4).contains(&alike), "{alike} ways to {card}");
    driver.must(A, go(&driver, A, &way));
    assert!(!driver.stopped);
    let last = driver.table.journal().entries.iter().rev().find_map(|entry| match entry {
        Entry::Choice { name, .. } if *name.as_str() == way[way.len() - 1] => Some(()),
        _ => None,
    });
    assert!(last.is_some(), "{card} was taken");
}

#[test]
fn neither_bots_nor_windows_have_ways() {
    let (driver, _) = find("snares", TWO, &Options::default(), |d| d.window().is_some());
    assert!(driver.asked().into_iter().all(|seat| ways(&driver, seat).is_empty()));
}

/// Every way that is offered can be gone to its end, and reveals nothing before: otherwise it would be stopped.
#[test]
fn every_way_can_be_gone_to_its_end() {
    let mixed: &Sitting = &[None, Some(BotSpec::Random), None];
    let games = [
        ("duel", TWO),
        ("snares", TWO),
        ("rebirth", THREE),
        ("avatar", TWO),
        ("classic", mixed),
        ("penumbra", mixed),
    ];
    for (game, sitting) in games {
        let mut gone = 0;
        for seed in 0..4 {
            let mut driver = Driver::new(game, sitting, Options::default(), seed);
            let mut stream = stream(seed);
            while driver.ended.is_none() {
                let seat = pick(&driver.asked(), &mut stream).filter(|_| stream.below(2) == 0);
                let way = seat.and_then(|seat| Some((seat, pick(&ways(&driver, seat), &mut stream)?)));
                let Some((seat, way)) = way else {
                    driver.step(&mut stream);
                    continue;
                };
                let bytes = serde_json::to_string(&ways(&driver, seat)).expect("JSON").len();
                assert!(bytes < 25_000, "{game}: {bytes} bytes of ways");
                let options = driver.offered(seat);
                let names = names(&way);
                assert!(options.contains(&names[0]), "{game}: a way begins with an option");
                driver.must(seat, go(&driver, seat, &names));
                assert!(!driver.stopped, "{game}, seed {seed}: {names:?}");
                gone += 1;
            }
        }
        assert!(gone > 20, "{game} has ways: {gone}");
    }
}

/// An option says what it could be aimed at.
#[test]
fn what_aims_at_something_says_at_what() {
    let reach = |driver: &Driver| -> Option<Names> {
        let options = driver.decision(A)?["options"].as_array()?.clone();
        let cast = options.iter().find(|option| {
            option["name"].as_str().is_some_and(|name| name.starts_with("cast "))
                && option["reach"].is_array()
        })?;
        Some(vec![cast["name"].as_str()?.to_owned(), cast["reach"].to_string()])
    };
    let (mut driver, _) = find("duel", TWO, &Options::default(), |d| reach(d).is_some());
    let cast = reach(&driver).expect("it is there");
    driver.choose(A, &cast[0]);
    while driver.decision(A).is_none() || driver.window().is_some() {
        let seat = pick(&driver.asked(), &mut stream(1));
        match seat {
            Some(seat) => driver.choose(seat, "done"),
            None => driver.tick_at(driver.now + 2_000),
        }
    }
    let options = driver.decision(A).expect("asked")["options"].as_array().expect("a list").clone();
    for option in options {
        let first = things(&option).into_iter().next();
        assert!(first.is_none_or(|thing| cast[1].contains(&thing)), "{option} in {cast:?}");
    }
}

/// What would come to nothing is said before, and may be chosen all the same.
#[test]
fn what_would_come_to_nothing_says_so() {
    let wasted = |driver: &Driver| -> Option<Names> {
        let seat = *driver.asked().first()?;
        let options = driver.decision(seat)?["options"].as_array()?.clone();
        let option = options.iter().find(|option| option["wasted"].is_object())?;
        Some(vec![option["name"].as_str()?.to_owned(), option["wasted"]["key"].as_str()?.to_owned()])
    };
    let games = [
        ("duel", TWO, "cast "),
        ("rebirth", THREE, "cast "),
        ("classic", THREE, "fight"),
        ("penumbra", ONE, "study"),
    ];
    for (game, sitting, kind) in games {
        let (mut driver, _) = find(game, sitting, &Options::default(), |d| {
            wasted(d).is_some_and(|said| said[0].starts_with(kind))
        });
        let said = wasted(&driver).expect("it is there");
        assert!(said[1].contains("wasted-"), "{game}: {said:?}");
        let seat = driver.asked()[0];
        driver.choose(seat, &said[0]);
    }
}

/// The names of as many answers as the question takes, none more often than it says.
fn picks(driver: &Driver, seat: Seat) -> Option<Names> {
    let decision = driver.decision(seat)?;
    let left = usize::try_from(decision["left"].as_u64()?).expect("few");
    let mut picks = Names::new();
    for option in decision["options"].as_array().expect("a list") {
        let times = usize::try_from(option["times"].as_u64().unwrap_or(1)).expect("few");
        if option["lesser"].as_bool() != Some(true) {
            let name = option["name"].as_str().expect("a name").to_owned();
            picks.extend(std::iter::repeat_n(name, times));
        }
    }
    picks.truncate(left);
    (left > 1 && picks.len() == left).then_some(picks)
}

#[test]
fn several_answers_to_one_question_are_given_together() {
    for (key, sitting) in [("ask-school", THREE), ("ask-keep", THREE), ("ask-convert", THREE)] {
        let asked = |driver: &Driver| {
            driver.decision(A).filter(|decision| decision["message"]["key"] == key).and(picks(driver, A))
        };
        let (mut driver, _) = find("rebirth", sitting, &Options::default(), |d| asked(d).is_some());
        let picked = asked(&driver).expect("it is offered");
        let mut single = driver.restarted();
        driver.must(A, go(&driver, A, &picked));
        assert!(!driver.stopped, "{key}: {picked:?}");
        for name in &picked {
            single.choose(A, name);
        }
        assert_eq!(driver.table.digest(), single.table.digest(), "{key}: {picked:?}");
        assert_eq!(driver.restarted().table.digest(), driver.table.digest());
    }
}
