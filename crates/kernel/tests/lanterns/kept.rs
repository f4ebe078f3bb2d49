//! Figures that must stay as they are.

use crate::game::{Lanterns, Position};
use crate::rules::*;
use kernel::laws::sample_frequencies;
use kernel::perft::{divide, perft};
use kernel::{Chance, Game, Log, Purpose, Seat, Seed, Stream};

/// ChaCha8 with the seed as key, purpose and use as stream; computed apart from this program too.
#[test]
fn chance_is_the_same_for_ever() {
    let seed = Seed::from_number(1);
    assert_eq!(String::from(seed), "8e09a07241f91d450073c29e33fd76e983afc093e751cf0b9eebccfc285d465b");
    assert_eq!(
        String::from(seed.child(2)),
        "a7f49bbc2ee237d9691fe2fa33eb1112017829abb397fe2d53ad749ba1bc26b8"
    );
    let mut chance = Chance::new(seed);
    let rolls: Vec<u32> = (0..16).map(|_| chance.below(Purpose(0), 6)).collect();
    assert_eq!(rolls, [2, 1, 5, 5, 5, 2, 0, 5, 3, 2, 3, 3, 0, 2, 5, 4]);
    let mut list: Vec<u8> = (0..12).collect();
    chance.shuffle(Purpose(1), &mut list);
    assert_eq!(list, [2, 11, 10, 7, 3, 9, 1, 0, 5, 4, 8, 6]);
    assert_eq!(chance.begin(Purpose(11)).word(), 7_478_936_107_726_246_682);

    let mut stream = Stream::new(seed);
    assert_eq!([stream.word(), stream.word()], [11_724_700_304_229_451_142, 18_368_709_641_142_645_399]);
    let numbers: Vec<u32> = (0..8).map(|_| stream.below(1_000_000)).collect();
    assert_eq!(numbers, [867_540, 993_627, 309_586, 48_248, 9_227, 950_958, 865_168, 213_595]);
    assert_eq!(
        String::from(stream.seed()),
        "065ecba95a932a52ac7ef805502cf9853d00f40bd4d1b1cdd14d1560451bea4e"
    );
}

/// One more roll shifts no shuffle, and a use has a stream of its own.
#[test]
fn purposes_do_not_disturb_each_other() {
    let (mut a, mut b) = (Chance::new(Seed::from_number(5)), Chance::new(Seed::from_number(5)));
    b.below(Purpose(3), 6);
    assert_eq!(a.begin(Purpose(4)).word(), b.begin(Purpose(4)).word());
    assert_ne!(a, b);
    let words: Vec<u64> = (0..4).map(|_| a.begin(Purpose(4)).word()).collect();
    assert!((1..4).all(|i| words[i] != words[0]), "{words:?}");
}

#[test]
fn below_and_shuffle_are_fair() {
    let mut stream = Stream::new(Seed::from_number(9));
    let mut found = [0; 7];
    (0..70_000).for_each(|_| found[stream.below(7) as usize] += 1);
    assert!(found.iter().all(|n| (9_600..10_400).contains(n)), "{found:?}");
    assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    let mut orders = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut list = [0, 1, 2, 3];
        stream.shuffle(&mut list);
        *orders.entry(list).or_insert(0) += 1;
    }
    assert_eq!(orders.len(), 24);
    assert!(orders.values().all(|n| (850..1150).contains(n)), "{orders:?}");
}

#[test]
fn ways_to_go_on() {
    let counts = |seats: usize| -> Vec<u64> {
        let game = Lanterns::with(seats);
        (0..=8).map(|depth| perft(&*game, &game.start(Seed::from_number(1)), depth)).collect()
    };
    assert_eq!(counts(2), [1, 3, 9, 25, 82, 315, 1308, 5298, 19_651]);
    assert_eq!(counts(3), [1, 4, 13, 31, 94, 270, 830, 3123, 13_293]);
    assert_eq!(counts(4), [1, 3, 9, 23, 59, 142, 346, 968, 3191]);
}

/// One card each, nothing to draw and both boats at the end of the pond: counted by hand.
#[test]
fn ways_counted_by_hand() {
    let state = placed(
        r#"{"round": 1, "lanterns": [0, 0], "boats": [0, 0],
            "hands": [[{"face": "blaze"}], [{"face": "shade"}]], "stack": [{"bid": {"done": 0}}]}"#,
    );
    let game = Lanterns::with(2);
    assert_eq!((0..=4).map(|depth| perft(&*game, &state, depth)).collect::<Vec<_>>(), [1, 2, 3, 5, 10]);
}

#[test]
fn ways_by_name() {
    let game = Lanterns::with(2);
    let start = game.start(Seed::from_number(1));
    let parts = divide(&*game, &start, 5);
    assert_eq!(parts.iter().map(|(_, n)| n).sum::<u64>(), perft(&*game, &start, 5));
    let parts: Vec<_> = parts.iter().map(|(name, n)| format!("{name}: {n}")).collect();
    assert_eq!(parts, ["bid spark: 63", "bid gust: 55", "done: 197"]);
    assert!(divide(&*game, &start, 0).is_empty());
}

/// At the end there is nothing left to count.
#[test]
fn no_way_leads_on_from_the_end() {
    let game = Lanterns::with(2);
    let mut state = game.start(Seed::from_number(3));
    while let Some(seat) = game.deciding(&state).iter().next() {
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        let last = *choices.last().unwrap();
        game.choose(&mut state, seat, last, &mut Log::silent()).unwrap();
    }
    assert_eq!((perft(&*game, &state, 0), perft(&*game, &state, 1)), (1, 0));
    assert!(divide(&*game, &state, 3).is_empty());
}

fn placed(text: &str) -> State {
    let position: Position = serde_json::from_str(text).unwrap();
    Lanterns::with(2).place(&position).unwrap()
}

/// What seat 1 holds and what lies on top, as a word.
fn world(state: &State) -> String {
    let mut deck: Vec<_> = state
        .cards
        .iter()
        .filter_map(|card| match card.zone {
            Zone::Deck(place) => Some((place, card.face.word())),
            _ => None,
        })
        .collect();
    deck.sort_unstable();
    let deck: Vec<_> = deck.into_iter().map(|(_, word)| word).collect();
    let words = |faces: Vec<Face>| faces.iter().map(|face| face.word()).collect::<Vec<_>>().join(" ");
    let (hand, bid) = (words(sorted(state.hand(Seat(1)))), words(sorted(state.bid(Seat(1)))));
    format!("{hand} / {bid} / {}", deck.join(" "))
}

/// 10,000 samples hit each world of a list as often as its weight says, within five deviations.
fn assert_worlds(state: &State, worlds: &[(&str, f64)]) {
    let n = 10_000;
    let found = sample_frequencies(&*Lanterns::with(2), state, Seat(0), n, world);
    let total: f64 = worlds.iter().map(|(_, weight)| weight).sum();
    assert_eq!(found.keys().collect::<Vec<_>>().len(), worlds.len(), "{found:?}");
    for (world, weight) in worlds {
        let p = weight / total;
        let (mean, deviation) = (n as f64 * p, (n as f64 * p * (1.0 - p)).sqrt());
        let times = found.get(*world).copied().unwrap_or(0) as f64;
        assert!((times - mean).abs() < 5.0 * deviation, "{world}: {times} times, {mean:.0} expected");
    }
}

/// Three cards nobody has shown: two sparks and a gust, two of them in the rival's hand.
#[test]
fn worlds_of_hidden_cards() {
    let state = placed(
        r#"{"round": 1, "lanterns": [0, 1], "boats": [0, 1],
            "deck": [{"face": "spark"}], "hands": [[{"face": "blaze"}], [{"face": "spark"}, {"face": "gust"}]],
            "stack": [{"turns": {"first": 0, "taken": 0, "actions": 2}}]}"#,
    );
    assert_worlds(&state, &[("spark gust /  / spark", 2.0), ("spark spark /  / gust", 1.0)]);
}

/// Seat 0 has peeked at the top card, and at a card that seat 1 has drawn since: only the rest is open.
#[test]
fn worlds_with_knowledge() {
    let state = placed(
        r#"{"round": 1, "lanterns": [0, 1], "boats": [0, 1],
            "deck": [{"face": "flame", "known": 1}, {"face": "gust"}],
            "hands": [[], [{"face": "shade", "known": 1}, {"face": "spark"}]],
            "stack": [{"turns": {"first": 0, "taken": 0, "actions": 2}}]}"#,
    );
    let worlds = [("spark shade /  / flame gust", 1.0), ("gust shade /  / flame spark", 1.0)];
    assert_worlds(&state, &worlds);
}

/// Seat 1 is done with its secret bid of none, one or two of its two cards, each number alike.
#[test]
fn worlds_of_secret_bids() {
    let state = placed(
        r#"{"round": 1, "lanterns": [0, 1], "boats": [0, 1], "deck": [],
            "hands": [[{"face": "blaze"}], [{"face": "shade"}]], "bids": [[], [{"face": "spark"}]],
            "stack": [{"bid": {"done": 2}}]}"#,
    );
    let worlds = [
        ("spark shade /  / ", 2.0),
        ("shade / spark / ", 1.0),
        ("spark / shade / ", 1.0),
        (" / spark shade / ", 2.0),
    ];
    assert_worlds(&state, &worlds);
}
