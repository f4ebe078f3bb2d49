//! No chain of free effects goes on for ever.
//!
//! What makes a card usable again in one turn is an untapping or recharging effect. None of our cards untaps a card
//! that untaps or recharges, none recharges a Spark Mark and none wounds one, so only the Spark Mark that untaps can
//! renew such a card, once in each of its charges. Everything else is used up: taps, dice, ingredients, placements.

use super::common;
use kernel::{Game, Log, Seed, Stream};
use penumbra::content::build::Sort;
use penumbra::language::program::{Op, Untap};
use penumbra::position::{Position, SeatPosition};
use penumbra::state::{CardId, Frame};
use penumbra::{Choice, Penumbra, State};

/// Cards that untap, recharge or launch.
fn renewing(game: &Penumbra) -> Vec<CardId> {
    let cards = &game.content.cards;
    game.content
        .ids()
        .filter(|c| {
            let card = &cards[*c];
            let owned = matches!(
                card.sort,
                Sort::Spell | Sort::Recipe | Sort::Summon | Sort::Artifact | Sort::Potion | Sort::Talent
            );
            owned && (card.renews || card.launches.is_some())
        })
        .collect()
}

#[test]
fn no_card_renews_what_renews() {
    let game = common::game(2);
    for (i, card) in game.content.cards.iter().enumerate() {
        let Some(pc) = card.text else { continue };
        for op in game.content.program(pc) {
            if let Op::Untap { which, .. } = op {
                assert!(*which != Untap::Any, "{} untaps anything", card.id);
            }
        }
        let renews =
            game.content.program(pc).iter().any(|op| matches!(op, Op::Untap { .. } | Op::Recharge(_)));
        assert_eq!(renews, card.renews, "{}", game.content.cards[i].id);
    }
}

/// A Wizard with these cards, all Marks and full stores, alone with the turn.
fn wealthy(game: &Penumbra, cards: &[CardId], seed: u64) -> State {
    let colours = ["amber", "amber", "amber", "emerald", "sapphire", "ruby", "jasper wounded", "amber"];
    let mut me = SeatPosition {
        marks: colours.iter().chain(&["spark", "spark", "spark"]).map(|m| (*m).to_owned()).collect(),
        store: ["blood", "crystal", "valuable", "fruit", "trinket", "arcana"]
            .map(|word| (word.to_owned(), 12))
            .into_iter()
            .collect(),
        grimoire: ["answering-voice", "echo-count", "healing", "price-of-skill", "mint-stamp"]
            .map(str::to_owned)
            .to_vec(),
        ..SeatPosition::default()
    };
    for die in ["red", "orange", "yellow", "green", "blue", "purple", "bone", "spark"] {
        me.pool.extend([format!("{die} 6"), format!("{die} 6")]);
    }
    for card in cards {
        let printed = &game.content.cards[*card];
        let id = printed.id.to_string();
        match printed.sort {
            Sort::Spell => me.grimoire.push(id),
            Sort::Talent => me.talent = Some(id),
            Sort::Artifact => me.equipment.push(id),
            _ => me.inventory.push(id),
        }
    }
    let position = Position { seats: vec![me, SeatPosition::default()], ..Position::default() };
    let mut state = game.place(&position).unwrap();
    state.chance.0.reseed(Seed::from_number(seed));
    state
}

/// Plays one Study turn of somebody who never ends it as long as anything else can be done; gives the choices made and
/// the longest Chain.
fn linger(game: &Penumbra, mut s: State, seed: u64) -> (usize, u8) {
    let mut stream = Stream::new(Seed::from_number(seed));
    let (mut steps, mut longest) = (0, 0);
    let mut choices = Vec::new();
    while s.turn.seat == 0 && !s.over {
        let Some(seat) = game.deciding(&s).iter().next() else { break };
        choices.clear();
        game.choices(&s, seat, &mut choices);
        let idle = |c: &Choice| {
            matches!(
                c,
                Choice::End
                    | Choice::Leave
                    | Choice::Done
                    | Choice::GiveUp
                    | Choice::Rest
                    | Choice::TrialTurn
                    | Choice::Trial(_)
                    | Choice::No
                    | Choice::Discard(_)
            )
        };
        let busy: Vec<Choice> = choices.iter().copied().filter(|c| !idle(c)).collect();
        // Chains and cards first: they are what might go on for ever.
        let eager: Vec<Choice> = busy
            .iter()
            .copied()
            .filter(|c| {
                matches!(
                    c,
                    Choice::Launch(_) | Choice::Use(_) | Choice::Pay(..) | Choice::Mark(_) | Choice::Card(_)
                )
            })
            .collect();
        let menu = matches!(s.stack.last(), Some(Frame::Study | Frame::Launch { .. }));
        let list = match () {
            () if menu && !eager.is_empty() && stream.below(8) > 0 => &eager,
            () if !busy.is_empty() => &busy,
            () => &choices,
        };
        let choice = list[stream.below(list.len() as u32) as usize];
        game.choose(&mut s, seat, choice, &mut Log::silent()).unwrap();
        longest = longest.max(s.chain());
        steps += 1;
        assert!(steps < 3_000, "a turn without an end: {:?}", s.turn);
    }
    (steps, longest)
}

// rules: PEN-558
#[test]
fn turns_end_with_any_pair_and_triple_of_renewing_cards() {
    let game = common::game(2);
    let cards = renewing(&game);
    assert!(cards.len() > 20);
    let slot = |c: CardId| game.content.cards[c].slot;
    let sort = |c: CardId| game.content.cards[c].sort;
    let name = |c: CardId| game.content.cards[c].name;
    let fits = |a: CardId, b: CardId| {
        name(a) != name(b)
            && !(sort(a) == Sort::Talent && sort(b) == Sort::Talent)
            && !(slot(a).is_some() && slot(a) == slot(b))
    };
    let (mut turns, mut most, mut longest) = (0, 0, 0);
    for (i, a) in cards.iter().enumerate() {
        for (j, b) in cards.iter().enumerate().skip(i + 1).filter(|(_, b)| fits(*a, **b)) {
            for c in cards.iter().skip(j).filter(|c| *c == b || fits(*a, **c) && fits(*b, **c)) {
                let hand: Vec<CardId> = if c == b { vec![*a, *b] } else { vec![*a, *b, *c] };
                let hand: Vec<CardId> = hand
                    .into_iter()
                    .filter(|c| game.content.cards[*c].slot != Some(penumbra::content::printed::Slot::Tome))
                    .collect();
                let (steps, chain) = linger(&game, wealthy(&game, &hand, turns), turns);
                most = most.max(steps);
                longest = longest.max(chain);
                turns += 1;
            }
        }
    }
    println!("{turns} turns, at most {most} choices, longest Chain {longest}");
    assert!(turns > 1_000 && longest >= 4);
}
