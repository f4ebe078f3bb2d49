//! Setups that cannot be played are refused with the reason and the clause; nothing is half-prepared.

mod common;

use blackrose::{BlackRose, Packs, Setup};
use spellscript::pack::PackSource;

fn refusal(change: impl FnOnce(&mut Setup)) -> (String, Option<&'static str>) {
    let mut setup = Setup::default();
    change(&mut setup);
    match BlackRose::prepare(&setup, &common::DUEL) {
        Ok(_) => panic!("this setup should be refused"),
        Err(error) => (error.reason, error.clause.map(|c| c.0)),
    }
}

fn rooms() -> Vec<String> {
    common::DUEL.rooms.iter().map(|(_, room)| room.id.get_ref().clone()).collect()
}

// rules: DUE-909, DUE-908
#[test]
fn a_black_rose_room_must_lie_in_the_centre() {
    let (reason, clause) = refusal(|setup| {
        setup.rooms = rooms();
        setup.rooms.swap(0, 1);
    });
    assert_eq!(clause, Some("DUE-909"), "{reason}");
}

// rules: DUE-100, DUE-051
#[test]
fn a_lodge_has_seven_different_rooms() {
    let (reason, clause) = refusal(|setup| setup.rooms = rooms()[..6].to_vec());
    assert_eq!((reason.as_str(), clause), ("this Lodge has 7 Rooms, not 6", Some("DUE-100")));
    let (reason, clause) = refusal(|setup| {
        setup.rooms = rooms();
        setup.rooms[3] = setup.rooms[4].clone();
    });
    assert!(reason.contains("listed twice"), "{reason}");
    assert_eq!(clause, Some("DUE-051"));
}

// rules: DUE-906
#[test]
fn forgotten_spells_come_from_known_packs() {
    let (reason, clause) = refusal(|setup| setup.forgotten.push("atlantis".into()));
    assert_eq!(
        (reason.as_str(), clause),
        ("there is no pack \"atlantis\" here: use one of duel", Some("DUE-906"))
    );
}

// rules: DUE-917
#[test]
fn a_card_that_waits_in_vain_is_named() {
    let dread = |trigger: &str| {
        let text = format!("Persistent: each time {trigger}, gain 1 PP.");
        let card = format!(
            "[[spell]]\nid = \"dread\"\nname = {{ en = \"Dread\" }}\nschool = \"lex\"\ncopies = 1\n\
             light = {{ type = \"contingency\", element = \"air\", target = \"self\", text = {text:?} }}\n\
             dark = {{ type = \"contingency\", element = \"air\", target = \"self\", text = 'Gain 1 PP.' }}\n"
        );
        let head = "id = \"dread\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Dread\" }\n";
        let pack = PackSource {
            folder: "dread".into(),
            files: vec![("cards.toml".into(), card), ("pack.toml".into(), head.into())],
            own: true,
        };
        let packs = Packs::read(vec![common::source("packs/duel"), pack]).expect("packs that can be read");
        BlackRose::prepare(&Setup::default(), &packs).err().map(|e| (e.reason, e.clause.map(|c| c.0)))
    };
    let in_vain = ("dread of lex waits for what can never happen in duel".to_owned(), Some("DUE-917"));
    assert_eq!(dread("another Mage assigns a Jinx to you"), Some(in_vain));
    // Solving a Quest is enough, and the Black Rose Phase ends in every game.
    assert_eq!(dread("you discard a Jinx or solve a Quest"), None);
    assert_eq!(dread("the Black Rose Phase ends"), None);
}

// rules: DUE-904
#[test]
fn the_school_must_be_in_a_pack() {
    let (reason, _) = refusal(|setup| setup.schools = vec!["geometry".into()]);
    assert_eq!(reason, "there is no School \"geometry\" in these packs: use one of lex");
}

// rules: DUE-057, DUE-058, DUE-063
#[test]
fn exactly_two_players_with_a_mage_and_a_grimoire_each() {
    let (reason, _) = refusal(|setup| setup.players = 3);
    assert_eq!(reason, "duel has exactly 2 players, not 3");
    let (reason, clause) = refusal(|setup| setup.seats = vec![Some("ulrich".into()), Some("ulrich".into())]);
    assert!(reason.contains("taken"), "{reason}");
    assert_eq!(clause, Some("DUE-058"));
    let (reason, clause) =
        refusal(|setup| setup.grimoires = vec![Some("knight".into()), Some("knight".into())]);
    assert!(reason.contains("taken"), "{reason}");
    assert_eq!(clause, Some("DUE-063"));
}
