//! Clauses of the rulebook, each in a small position.

mod common;

use common::Table;
use kernel::{Game, Log, Seed};
use penumbra::content::build::Sort;
use penumbra::deck::Deck;
use penumbra::goods::Ingredient;
use penumbra::kind::Kind;
use penumbra::state::{CardId, Mark, PUBLIC, Zone};
use penumbra::{Choice, Setup};

fn two(first: &str) -> String {
    format!("{first}\n[[seats]]\nmarks = [\"amber\", \"spark\"]\n")
}

// rules: PEN-152, PEN-153, PEN-156, PEN-157, PEN-161
#[test]
fn wizards_begin_with_what_their_talents_show() {
    let setup = Setup {
        players: 3,
        talents: vec!["herbalist".into(), "class-president".into(), "duellist".into()],
        ..Setup::default()
    };
    let game = common::with(&setup);
    let s = common::begun(&game, 5);
    assert_eq!(s.order[..3], [1, 2, 0]);
    assert_eq!(s.turn.seat, 1);
    let herbalist = s.wizard(0);
    assert_eq!(<[u8; 6]>::from(herbalist.store), [0, 0, 0, 8, 1, 0]);
    assert_eq!(herbalist.marks[0], Mark::Charged(Kind::Green));
    assert_eq!(herbalist.marks[8], Mark::Charged(Kind::Spark));
    let mut kinds: Vec<Kind> =
        herbalist.pool.dice().flat_map(|d| vec![d.kind; herbalist.pool.count(d) as usize]).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, [Kind::Green, Kind::Bone, Kind::Bone, Kind::Spark]);
    let card = game.content.find("forage-charm").unwrap();
    assert_eq!(s.zone(card), Zone::Grimoire(0));
}

// rules: PEN-164, PEN-166, PEN-167, PEN-169, PEN-171
#[test]
fn the_shared_area() {
    let game = common::game(4);
    let s = common::begun(&game, 11);
    for seat in 0..4 {
        assert!(s.classes.contains(&s.wizard(seat).marks[0].kind().unwrap()));
    }
    for pool in Deck::with_markets() {
        let open = match pool {
            Deck::Discipline(kind) => s.classes.contains(&kind),
            _ => true,
        };
        let market = (0..2).filter(|slot| s.count_in(Zone::Market(pool, *slot)) == 1).count();
        assert_eq!(market, if open { 2 } else { 0 });
    }
    assert_eq!(s.count_in(Zone::Row), 4);
    assert!(s.cards_in(Zone::Row).all(|c| game.content.cards[c].difficulty == 1));
    let under = s.cards_in(Zone::Deck(Deck::Contracts)).filter(|c| s.places[*c].known == PUBLIC);
    assert!(under.into_iter().all(|c| game.content.cards[c].difficulty == 2));
}

// rules: PEN-202, PEN-203, PEN-679
#[test]
fn the_first_turn_has_one_placement() {
    let mut table = Table::lay(&two(
        "[[seats]]\nfresh = true\nmarks = [\"ruby\", \"spark\"]\npool = [\"bone 1\", \"bone 2\", \"bone 3\"]\nstore = { trinket = 2 }\n",
    ));
    table.say("study");
    assert_eq!(table.s.turn.places[0], 1);
    table.all(&["go forest", "die bone 1", "apply"]);
    assert!(!table.offered("go forest"));
    table.say("make time");
    assert!(table.offered("go forest") && !table.offered("make time"));
}

// rules: PEN-209, PEN-477
#[test]
fn after_a_mortal_wound_one_rests() {
    let table = Table::lay(&two("[[seats]]\nmust-rest = true\nmarks = [\"ruby\", \"spark\"]\n"));
    // The only kind of turn is taken without asking, and the Marks may be used before the thread.
    assert_eq!(table.s.turn.kind, penumbra::state::TurnKind::Rest);
    assert!(!table.s.wizard(0).must_rest);
}

// rules: PEN-219, PEN-220, PEN-224, PEN-781
#[test]
fn a_rest_turn_ends_with_a_new_contract_and_a_fate_card() {
    let mut table = Table::lay(&two(
        "fate = [\"wildwood\", \"basilisk\"]\n[[seats]]\nmarks = [\"ruby wounded\", \"spark wounded\"]\n",
    ));
    let right = table.s.top(Zone::Row).unwrap();
    table.say("rest");
    assert_eq!(table.s.zone(right), Zone::Deck(Deck::Contracts));
    assert_eq!(table.s.count_in(Zone::Row), 4);
    assert_eq!(table.s.zone(table.card("wildwood")), Zone::Trials);
    assert_eq!(table.s.turn.seat, 1);
}

// rules: PEN-230, PEN-215
#[test]
fn many_studies_in_a_row_reveal_a_fate_card() {
    let mut table = Table::lay(&two(
        "studies = 10\nfate = [\"wildwood\", \"basilisk\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\n",
    ));
    table.say("study");
    assert_eq!((table.s.count_in(Zone::Fate), table.s.turn.seat), (2, 1));
    table.say("study");
    assert_eq!((table.s.count_in(Zone::Fate), table.s.studies), (1, 0));
}

// rules: PEN-907, PEN-908, PEN-909, PEN-911
#[test]
fn the_end_comes_after_one_more_turn_each() {
    let mut table = Table::lay(&two(
        "fate = [\"wildwood\"]\nshared = [\"end-of-times\"]\n[[seats]]\nmarks = [\"ruby wounded\", \"spark wounded\"]\n",
    ));
    table.say("rest");
    assert_eq!(table.s.last, 2);
    table.say("study");
    assert!(!table.s.over);
    table.all(&["study", "end turn"]);
    assert!(table.s.over && table.game.outcome(&table.s).is_some());
}

// rules: PEN-652, PEN-653, PEN-654
#[test]
fn knocking_out() {
    let lay = "[placed.shop]\ncells = [\"bone 3\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"red 3\", \"red 4\"]\nstore = { valuable = 2, trinket = 2, crystal = 2 }\n";
    let mut table = Table::lay(&two(lay));
    table.say("study");
    assert!(!table.offered("go shop"));
    table.say("go shop knocking out");
    // Only the 4 is higher than the 3, so nothing else is asked.
    assert_eq!(table.s.placed.iter().flat_map(|p| p.cells).filter(|c| *c > 0).count(), 1);
    assert_eq!(table.pool(0), ["red 3"]);
    let mut table = Table::lay(&two(lay));
    table.all(&["study", "knock out", "die red 3"]);
    assert_eq!(table.pool(0), ["red 4"]);
    assert!(table.offered("go shop"));
}

// rules: PEN-680, PEN-681, PEN-684
#[test]
fn appearing_without_a_cell() {
    let lay = "[placed.ruby-card]\ncells = [\"red 1\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"red 3\", \"bone 4\"]\nstore = { arcana = 1 }\n";
    let mut table = Table::lay(&two(lay));
    table.say("study");
    assert!(!table.offered("go ruby-card"));
    table.say("go ruby-card for arcana");
    assert_eq!((table.store(0, Ingredient::Arcana), table.pool(0)), (0, vec!["bone 4".to_owned()]));
    assert!(table.offered("apply"));
}

// rules: PEN-664, PEN-665, PEN-666, PEN-726
#[test]
fn a_blue_die_lowers_the_price_once() {
    let lay = "[markets]\npotions = [\"rainbow-lemonade\", \"broth\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"blue 3\"]\nstore = { valuable = 1 }\n";
    let mut table = Table::lay(&two(lay));
    table.all(&["study", "go brewery", "apply", "card rainbow-lemonade"]);
    assert_eq!(table.store(0, Ingredient::Valuable), 1);
    table.say("card broth");
    assert_eq!(table.store(0, Ingredient::Valuable), 0);
    assert_eq!(table.s.count_in(Zone::Inventory(0)), 2);
}

// rules: PEN-711, PEN-716, PEN-717, PEN-402
#[test]
fn a_mark_is_gained_in_a_class() {
    let lay = |arcana: u8| {
        two(&format!(
            "[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"red 6\"]\nstore = {{ arcana = {arcana} }}\n"
        ))
    };
    let mut table = Table::lay(&lay(0));
    table.say("study");
    table.say("go ruby-mark");
    assert!(!table.offered("apply"));
    let mut table = Table::lay(&lay(1));
    table.all(&["study", "go ruby-mark", "apply"]);
    assert_eq!(table.s.wizard(0).marks[1], Mark::Charged(Kind::Red));
    // The die of the Rest effect is the very die just placed.
    assert_eq!(table.s.wizard(0).pool.len(), 1);
    assert!(table.s.placed.iter().all(|p| p.cells.iter().all(|c| *c == 0)));
    table.say("deck ruby");
    assert_eq!(table.s.count_in(Zone::Grimoire(0)), 1);
}

// rules: PEN-677, PEN-685, PEN-678
#[test]
fn a_market_is_refreshed() {
    let mut table = Table::lay(&two("[[seats]]\nmarks = [\"ruby\", \"spark\"]\nstore = { valuable = 1 }\n"));
    let before: Vec<CardId> = (0..2)
        .map(|slot| table.s.cards_in(Zone::Market(Deck::Discipline(Kind::Red), slot)).next().unwrap())
        .collect();
    table.all(&["study", "pay off", "market ruby"]);
    for card in before {
        assert_eq!(table.s.zone(card), Zone::Deck(Deck::Discipline(Kind::Red)));
    }
    assert_eq!(table.s.count_in(Zone::Market(Deck::Discipline(Kind::Red), 0)), 1);
}

// rules: PEN-851, PEN-852, PEN-855
#[test]
fn rift_takes_dice_before_the_roll() {
    let mut table = Table::lay(&two(
        "trials = [\"fog-of-oblivion\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"bone 1\", \"yellow 2\"]\n",
    ));
    table.all(&["trial", "trial fog-of-oblivion", "roll"]);
    assert_eq!(table.offers(), ["die yellow 2", "die bone 1"]);
}

// rules: PEN-854, PEN-856
#[test]
fn vigilance_counts_cards() {
    let lay = "trials = [\"umbral-swarm\"]\n[[seats]]\nmarks = [\"jasper\", \"spark\"]\ninventory = [\"clay-golem\", \"old-badger\"]\npool = [\"yellow 2\"]\n";
    let mut table = Table::lay(&two(lay));
    table.all(&["trial", "trial umbral-swarm"]);
    assert!(table.offered("use clay-golem") && table.offered("use old-badger"));
    table.all(&["use clay-golem", "first"]);
    assert!(!table.offered("use old-badger") && table.offered("protect yellow 2"));
}

// rules: PEN-861
#[test]
fn crystals_are_suppressed() {
    let mut table = Table::lay(&two(
        "trials = [\"guild-audit\", \"wildwood\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"yellow 1\"]\nstore = { crystal = 5 }\n",
    ));
    let mut other = Table::lay(&two(
        "trials = [\"wildwood\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"yellow 1\"]\nstore = { crystal = 5 }\n",
    ));
    assert!(!table.all(&["trial", "trial guild-audit"]).offered("reroll"));
    assert!(other.all(&["trial", "trial wildwood"]).offered("reroll"));
}

// rules: PEN-217, PEN-881, PEN-882, PEN-883
#[test]
fn a_reserved_trial_comes_first_by_the_correction() {
    let lay = two(
        "trials = [\"wildwood\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\nstore = { crystal = 1 }\npool = [\"bone 1\"]\nreserved = [\"aranea known:128\"]\n",
    );
    let mut table = Table::lay(&lay);
    table.say("trial");
    assert!(table.offered("trial aranea") && table.offered("trial wildwood"));
    let game = common::with(&Setup { reserved_trial_first: true, ..Setup::default() });
    let s = game.place(&toml::from_str(&lay).unwrap()).unwrap();
    let mut table = Table { game, s };
    table.say("trial");
    assert!(table.offered("trial aranea") && !table.offered("trial wildwood"));
}

// rules: PEN-306, PEN-304
#[test]
fn a_slot_holds_one_artifact() {
    let lay = "[markets]\nartifacts = [\"acorn-locket\", \"everwood-wand\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\nequipment = [\"watchful-eye\"]\npool = [\"bone 1\"]\nstore = { valuable = 2 }\n";
    for (answer, kept) in [("yes", "acorn-locket"), ("no", "watchful-eye")] {
        let mut table = Table::lay(&two(lay));
        table.all(&["study", "go shop", "apply", "card acorn-locket", answer]);
        let card = table.card(kept);
        assert_eq!(table.s.cards_in(Zone::Equipment(0)).collect::<Vec<_>>(), [card]);
    }
}

// rules: PEN-312, PEN-313
#[test]
fn a_name_is_owned_once() {
    let lay = "[markets]\npotions = [\"ready-triplet\", \"broth\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\ngrimoire = [\"triplet\"]\npool = [\"bone 1\"]\nstore = { valuable = 9 }\n";
    let mut table = Table::lay(&two(lay));
    table.all(&["study", "go brewery", "apply"]);
    assert!(table.offered("card broth") && !table.offered("card ready-triplet"));
}

// rules: PEN-353, PEN-354, PEN-355, PEN-356, PEN-361
#[test]
fn the_rest_thread() {
    let lay = "[placed.forest]\nloose = [\"red 2\"]\n[[seats]]\nmarks = [\"ruby discharged\", \"amber wounded\", \"spark wounded\"]\ngrimoire = [\"chant tapped\"]\n";
    let mut table = Table::lay(&two(lay));
    table.say("rest");
    let s = &table.s;
    assert_eq!(s.wizard(0).marks[..2], [Mark::Charged(Kind::Red), Mark::Wounded(Kind::Orange)]);
    assert!(!s.tapped(table.card("chant")));
    // Two Bone dice and a Red one, which came from the Forest.
    assert_eq!(s.wizard(0).pool.len(), 3);
    assert!(s.placed.iter().all(|p| p.loose.is_empty()));
}

// rules: PEN-479, PEN-859
#[test]
fn a_phylactery_answers_a_mortal_wound() {
    let lay = "trials = [\"thunder-heron\"]\n[[seats]]\nmarks = [\"ruby\", \"spark\"]\nequipment = [\"phylactery\"]\npool = [\"yellow 1\", \"yellow 1\", \"yellow 1\", \"yellow 1\", \"yellow 1\"]\n";
    let mut table = Table::lay(&two(lay));
    table.all(&["trial", "trial thunder-heron"]);
    for _ in 0..5 {
        table.say("protect yellow 1");
    }
    // The task cannot be done: the Trial fails, and its Trap strikes.
    table.say("path dark");
    assert_eq!(table.offers(), ["use phylactery", "no"]);
    table.say("use phylactery");
    assert_eq!((table.s.wizard(0).wounds, table.s.wizard(0).must_rest), (0, false));
    assert_eq!(table.s.zone(table.card("thunder-heron")), Zone::Box);
    let mut table = Table::lay(&two(&lay.replace("equipment = [\"phylactery\"]\n", "")));
    table.all(&["trial", "trial thunder-heron"]);
    for _ in 0..5 {
        table.say("protect yellow 1");
    }
    table.say("path light");
    assert_eq!((table.s.wizard(0).wounds, table.s.wizard(0).must_rest), (1, true));
}

// rules: PEN-264, PEN-265, PEN-286
#[test]
fn a_spark_die_counts_as_a_colour_while_it_is_used() {
    let mut table = Table::lay(&two(
        "[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"spark 6\"]\nstore = { arcana = 1 }\n",
    ));
    table.say("study");
    assert!(table.offered("go ruby-mark") && table.offered("go amber-card"));
    table.say("go guild");
    assert_eq!(table.offers(), ["die spark 6", "die spark 6 as yellow", "die spark 6 as purple"]);
    table.all(&["die spark 6 as purple", "roll resource", "leave"]);
    let section = table.s.placed.iter().find(|p| p.cells[0] > 0).unwrap();
    assert_eq!(penumbra::dice::Die::of_code(section.cells[0]).unwrap().to_string(), "spark 6");
}

// rules: PEN-671, PEN-673, PEN-876
#[test]
fn what_is_bound_from_the_deck_is_secret() {
    let mut table = Table::lay(&two(
        "[[seats]]\nmarks = [\"ruby\", \"spark\"]\npool = [\"bone 2\"]\nstore = { blood = 1 }\n",
    ));
    table.all(&["study", "go guild", "bind", "deck contracts", "card tutoring"]);
    let view = |who| serde_json::to_string(&table.game.view(&table.s, who)).unwrap();
    assert!(view(kernel::Viewer::Seat(kernel::Seat(0))).contains("tutoring"));
    assert!(!view(kernel::Viewer::Seat(kernel::Seat(1))).contains("tutoring"));
    assert!(!view(kernel::Viewer::Spectator).contains("tutoring"));
}

// rules: PEN-056, PEN-057, PEN-058, PEN-059, PEN-061
#[test]
fn decks_have_their_printed_size() {
    let game = common::game(4);
    let count = |sort: Sort| game.content.cards.iter().filter(|c| c.sort == sort).count();
    let disciplines = count(Sort::Spell) + count(Sort::Recipe) + count(Sort::Summon);
    assert_eq!((disciplines, count(Sort::Spell), count(Sort::Recipe), count(Sort::Summon)), (96, 54, 23, 19));
    let others = [Sort::Artifact, Sort::Potion, Sort::Talent, Sort::Contract, Sort::Trial].map(count);
    assert_eq!(others, [36, 14, 12, 36, 24]);
    assert_eq!([Sort::Prophecy, Sort::Goal, Sort::Event].map(count), [9, 4, 8]);
    for discipline in Kind::COLOURS.map(Some) {
        let cards =
            game.content.cards.iter().filter(|c| c.discipline == discipline && c.sort != Sort::Talent);
        assert_eq!(cards.count(), 16);
    }
    for symbol in (0..6).map(Some) {
        assert_eq!(game.content.cards.iter().filter(|c| c.symbol == symbol).count(), 12);
    }
}

#[test]
fn a_choice_that_is_not_offered_is_refused() {
    let game = common::game(2);
    let mut s = game.start(Seed::from_number(1));
    let before = s.clone();
    let seat = game.deciding(&s).iter().next().unwrap();
    assert!(game.choose(&mut s, seat, Choice::Rest, &mut Log::silent()).is_err());
    assert_eq!(s, before);
}
