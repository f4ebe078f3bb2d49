//! What is too much for the stack ends the turn, and is told.

mod common;

use common::Table;
use kernel::{Game, Log};
use penumbra::deck::Deck;
use penumbra::limits::FRAMES;
use penumbra::state::{Frame, Zone};
use penumbra::{Event, Packs, Penumbra, Setup};
use spellscript::pack::PackSource;

const HEAD: &str = "id = \"veils\"\nfamily = \"penumbra\"\nversion = 1\nname = { en = \"Veils\", ru = \"Veils\", pl = \"Veils\" }\ndescription = { en = \"Veils.\", ru = \"Veils.\", pl = \"Veils.\" }\n";

fn crowded(frames: usize) -> Table {
    let mut table = Table::lay(
        "[markets]\npotions = [\"broth\", \"fizz\"]\n\
         [[seats]]\nmarks = [\"ruby\"]\npool = [\"bone 1\", \"red 2\"]\ngrimoire = [\"heartbeat\", \"vein-fire\"]\nstore = { blood = 2 }\n\
         [[seats]]\npool = [\"bone 1\"]\n",
    );
    table.say("study");
    while table.s.stack.len() < frames {
        table.s.stack.push(Frame::Study);
    }
    table
}

#[test]
fn a_full_stack_ends_the_turn_and_says_so() {
    for frames in [FRAMES - 2, FRAMES - 1, FRAMES] {
        let mut table = crowded(frames);
        let seat = table.seat();
        let mut choices = Vec::new();
        table.game.choices(&table.s, seat, &mut choices);
        let name = |c: &penumbra::Choice| table.game.name(&table.s, seat, *c).to_string();
        let choice = choices.iter().copied().find(|c| name(c) == "pay vein-fire").unwrap();
        let mut log = Vec::new();
        table.game.choose(&mut table.s, seat, choice, &mut Log::into(&mut log)).unwrap();
        let told = log.iter().any(|told| told.event == Event::BrokenOff { seat: 0 });
        assert!(told, "{frames} frames: {log:?}");
        table.game.check(&table.s).unwrap();
        // The next player goes on as if nothing had happened.
        assert_eq!((table.seat().0, table.s.turn.seat), (1, 1));
        assert!(table.offered("study") && table.offered("rest"));
        table.all(&["study", "go forest", "apply"]);
    }
}

#[test]
fn cards_that_were_looked_at_go_back() {
    let mut table = crowded(FRAMES);
    let card = table.s.top(Zone::Deck(Deck::Potions)).unwrap();
    let place = penumbra::state::Place { zone: Zone::Looked(0), order: 0, ..table.s.places[card] };
    // As if the card had been drawn a moment before there was no room any more.
    let below: Vec<_> = table.s.cards_in(Zone::Deck(Deck::Potions)).filter(|c| *c != card).collect();
    for other in below {
        table.s.places[other].order -= 1;
    }
    table.s.put(card, place);
    table.say("pay vein-fire");
    assert_eq!(table.s.zone(card), Zone::Deck(Deck::Potions));
    assert_eq!(table.s.count_in(Zone::Looked(0)), 0);
}

#[test]
fn a_game_tells_how_near_it_came() {
    let frames = |table: &Table| {
        let mut used = 0;
        table.game.strain(&table.s, &mut |strain| {
            if strain.most == FRAMES {
                used = strain.used;
            }
        });
        used
    };
    let mut table = crowded(FRAMES - 8);
    table.say("pay vein-fire");
    assert!((FRAMES - 7..FRAMES).contains(&frames(&table)), "{}", frames(&table));
    // What one choice needed says nothing of the next.
    table.s.stack.truncate(2);
    table.say("end turn");
    assert!(frames(&table) < 8);
    let mut table = crowded(FRAMES);
    table.say("pay vein-fire");
    assert_eq!(frames(&table), FRAMES + 1);
}

#[test]
fn a_pack_with_too_many_answers_is_refused_with_the_number() {
    let card = |n: usize| {
        format!(
            "[[artifact]]\nid = \"veil-{n}\"\nname = {{ en = \"Veil {n}\", ru = \"Veil {n}\", pl = \"Veil {n}\" }}\nslot = \"mantle\"\n\
             price = '1 Trinket'\nstanding = 'Once per turn, you may place without a cell.'\n\
             provenance = {{ source = \"ours\", fields = \"designed\" }}\n"
        )
    };
    let with = |n: usize| {
        let mut sources = common::sources();
        let cards: String = (0..n).map(card).collect();
        let files = vec![("pack.toml".to_owned(), HEAD.to_owned()), ("veils.toml".to_owned(), cards)];
        sources.push(PackSource { folder: "veils".into(), files, own: true });
        let packs = Packs::read(sources).unwrap_or_else(|errors| panic!("{:?}", errors[0].to_string()));
        Penumbra::prepare(&Setup::default(), &packs).map(|_| ())
    };
    assert!(with(3).is_ok());
    let refused = with(4).unwrap_err().reason;
    assert!(
        refused.contains("9 abilities that work once per turn") && refused.contains("at most 8"),
        "{refused}"
    );
}
