//! Whole games at a table: they end, everybody is told what they may know, and all is kept.

mod common;

use bots::BotSpec;
use common::{AGAINST_BOT, Driver, Sitting, THREE, TWO, session, stream};
use kernel::{Entry, Game, Seat, Session};
use std::ops::Range;
use table::wire::Ending;
use table::{Keep, Options, Windows};

/// Plays a game to its end; says how many steps it took and how many windows it had.
fn play(game: &str, sitting: &Sitting, options: Options, seed: u64, every: usize) -> (usize, usize) {
    let mut driver = Driver::new(game, sitting, options, seed);
    let mut stream = stream(seed);
    let mut follower = session(&driver.record);
    let (mut steps, mut windows, mut entries) = (0, 0, 0);
    loop {
        let before = driver.window();
        let went_on = driver.step(&mut stream);
        windows += usize::from(before.is_none() && driver.window().is_some());
        follow(&mut follower, &driver.kept[entries..]);
        entries = driver.kept.len();
        check_asked(&driver, &follower);
        if steps % every == 0 || !went_on {
            driver.check_sights();
        }
        if !went_on {
            break;
        }
        steps += 1;
    }
    check_kept(&driver);
    let ending = driver.ended.expect("it has ended");
    assert_eq!(ending.scores.len(), sitting.len());
    check_ending(&ending, &follower);
    (steps, windows)
}

/// Whoever has won by the rules has won at the table.
fn check_ending(ending: &Ending, follower: &Session<blackrose::BlackRose>) {
    let outcome = follower.game().outcome(follower.state()).expect("it is over");
    assert_eq!(ending.winners, outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>());
    assert_eq!(ending.other_winner.as_deref(), outcome.other_winner);
    assert_eq!(ending.scores, outcome.scores);
}

fn follow(follower: &mut Session<blackrose::BlackRose>, kept: &[Keep]) {
    for keep in kept {
        if let Keep::Entry { line, .. } = keep {
            match serde_json::from_str(line).expect("an entry") {
                Entry::Choice { seat, name } => {
                    follower.choose_named(seat, name.as_str(), &mut Vec::new()).expect("it was offered");
                }
                entry => panic!("nobody took anything back: {entry:?}"),
            }
        }
    }
}

/// Exactly the people are asked who have to decide something, and whose answer is not held.
fn check_asked(driver: &Driver, follower: &Session<blackrose::BlackRose>) {
    assert_eq!(driver.table.digest(), follower.digest());
    let (game, state) = (follower.game(), follower.state());
    let deciding = game.deciding(state);
    let window = game.window(state).is_some();
    for seat in driver.people() {
        let asked = deciding.contains(seat);
        match driver.decision(seat) {
            Some(decision) => {
                assert!(asked, "{seat} is asked and need not decide");
                let mut choices = Vec::new();
                game.choices(state, seat, &mut choices);
                let names: Vec<String> =
                    choices.into_iter().map(|c| game.name(state, seat, c).to_string()).collect();
                assert_eq!(names, driver.offered(seat));
                assert_eq!(decision.get("window").is_some(), window);
            }
            // An answer that is held was kept as a note.
            None => {
                assert!(!asked || window && driver.notes("held") > 0, "{seat} must decide and is not asked")
            }
        }
    }
    assert!(driver.sights[driver.seats()].decision.is_none(), "spectators decide nothing");
}

/// What was kept is the journal, and it leads to the same state.
fn check_kept(driver: &Driver) {
    let journal = driver.kept_journal();
    assert_eq!(&journal, driver.table.journal());
    let game = session(&driver.record).game().clone();
    let again = Session::replay(game, &journal).expect("it can be played again");
    assert_eq!(again.digest(), driver.table.digest());
    let snapshots = driver.kept.iter().filter(|keep| matches!(keep, Keep::Snapshot { .. })).count();
    assert!(snapshots > 1, "each round, and the end");
}

/// Plays many games; says how many steps they took and how many windows they had.
fn play_all(
    game: &str,
    sitting: &Sitting,
    options: &Options,
    seeds: Range<u64>,
    every: usize,
) -> (usize, usize) {
    let games = seeds.map(|seed| play(game, sitting, options.clone(), seed, every));
    let sum = games.fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    println!("{sum:?} steps and windows");
    sum
}

#[test]
fn duels_of_two_people() {
    play_all("duel", TWO, &Options::default(), 0..12, 3);
}

#[test]
fn duels_with_traps() {
    let (_, windows) = play_all("snares", TWO, &Options::default(), 0..12, 3);
    assert!(windows > 20);
}

#[test]
fn duels_with_quick_windows() {
    let options = Options { windows: Windows::Quick, ..Options::default() };
    let (_, windows) = play_all("snares", TWO, &options, 100..112, 5);
    assert!(windows > 1);
}

#[test]
fn duels_against_a_bot() {
    play_all("snares", AGAINST_BOT, &Options::default(), 200..220, 5);
    play("duel", &[Some(BotSpec::Greedy), None], Options::default(), 250, 5);
}

#[test]
fn bots_alone() {
    let bots = [Some(BotSpec::Random), Some(BotSpec::Random)];
    let (_, windows) = play_all("snares", &bots, &Options::default(), 300..320, 10);
    assert_eq!(windows, 0, "no person is asked");
}

#[test]
fn rebirth_for_three_people() {
    let (_, windows) = play_all("rebirth", THREE, &Options::default(), 0..3, 20);
    assert!(windows > 5);
}

#[test]
fn classic_for_three_people() {
    let (_, windows) = play_all("classic", THREE, &Options::default(), 0..2, 20);
    assert!(windows > 2, "{windows}");
}

#[test]
fn rebirth_beside_an_avatar() {
    for sitting in [&[None][..], TWO, THREE] {
        play_all("avatar", sitting, &Options::default(), 0..1, 20);
    }
}

#[test]
fn rebirth_for_two_people_and_a_bot() {
    play("rebirth", &[None, Some(BotSpec::Random), None], Options::default(), 9, 20);
}

#[test]
fn nobody_is_told_of_what_nobody_noticed() {
    // While both prepare in secret, an answer of one sends the other nothing.
    let mut driver = Driver::new("duel", TWO, Options::default(), 1);
    let mut stream = stream(1);
    let preparing = |d: &Driver| d.asked().len() == 2 && d.window().is_none();
    assert!(driver.until(&mut stream, preparing));
    let choice = driver.offered(Seat(0))[0].clone();
    driver.choose(Seat(0), &choice);
    let eyes: Vec<usize> = driver.frames.iter().map(|(eye, _)| *eye).collect();
    assert_eq!(eyes, [0]);
    assert!(!driver.info);
}

#[test]
fn mages_win_sometimes_and_are_told_so() {
    let both = &[Some(BotSpec::Greedy), Some(BotSpec::Greedy)];
    let mut won = 0;
    for seed in 0..12 {
        let mut driver = Driver::new("duel", both, Options::default(), seed);
        let mut stream = stream(seed);
        while driver.step(&mut stream) {}
        let mut follower = session(&driver.record);
        follow(&mut follower, &driver.kept);
        let ending = driver.ended.as_ref().expect("it has ended");
        check_ending(ending, &follower);
        won += usize::from(!ending.winners.is_empty());
    }
    assert!(won > 2, "nobody has won, so nothing was shown");
}

#[test]
fn a_bot_chooses_among_all_that_it_is_offered() {
    let mut driver = Driver::new("duel", AGAINST_BOT, Options::default(), 1);
    let mut stream = stream(1);
    while driver.step(&mut stream) {}
    let people = driver.people();
    let (mut follower, mut others) = (session(&driver.record), 0);
    for keep in &driver.kept {
        if let Keep::Entry { line, .. } = keep
            && let Entry::Choice { seat, name } = serde_json::from_str(line).expect("an entry")
        {
            let mut choices = Vec::new();
            follower.game().choices(follower.state(), seat, &mut choices);
            let first = follower.game().name(follower.state(), seat, choices[0]);
            others += usize::from(!people.contains(&seat) && first != name);
            follower.choose_named(seat, name.as_str(), &mut Vec::new()).expect("it was offered");
        }
    }
    assert!(others > 10, "{others} choices of the bot are not the first that is offered");
}
