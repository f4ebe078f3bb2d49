//! What is written for good: no layout, no name of a type and no unused field shows in it.

use crate::game::Lanterns;
use kernel::canon::{self, Manner};
use kernel::{Chance, Digest, Game, Identity, Purpose, Seed, Session, Sheet, identity};
use serde::Serialize;
use std::collections::BTreeMap;

fn written(value: &(impl Serialize + ?Sized), manner: &Manner) -> String {
    String::from_utf8(canon::write(value, manner).unwrap()).unwrap()
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Sign {
    Plain,
    Of(u8),
    Between(i8, u64),
    Held { by: Option<u8>, of: u8 },
}

#[derive(Serialize)]
struct Seat {
    name: &'static str,
    hand: Vec<&'static str>,
    signs: Vec<Sign>,
    last: Option<u8>,
}

#[derive(Serialize)]
struct Table {
    round: u8,
    first_seat: u8,
    seats: Vec<Seat>,
    bonus: BTreeMap<String, u8>,
    scratch: [u8; 3],
}

fn table() -> Table {
    let signs = vec![Sign::Plain, Sign::Of(0), Sign::Between(-1, 7), Sign::Held { by: None, of: 2 }];
    let ann = Seat { name: "Ann \"A\"", hand: vec!["b", "a"], signs, last: Some(0) };
    let bob = Seat { name: "Zażółć", hand: Vec::new(), signs: Vec::new(), last: None };
    let bonus = [("two", 2), ("one", 0)].map(|(key, n)| (key.to_owned(), n));
    Table { round: 0, first_seat: 1, seats: vec![ann, bob], bonus: BTreeMap::from(bonus), scratch: [1, 2, 3] }
}

const MANNER: Manner = Manner { layout: &["scratch"], unordered: &["seats.hand"] };
const TEXT: &str = concat!(
    r#"{"bonus":{"one":0,"two":2},"first-seat":1,"round":0,"seats":[{"hand":["a","b"],"last":0,"name":"Ann \"A\"","#,
    r#""signs":["plain",{"of":0},{"between":[-1,7]},{"held":{"of":2}}]},{"name":"Zażółć"}]}"#
);

#[test]
fn the_writing_is_the_same_for_ever() {
    assert_eq!(written(&table(), &MANNER), TEXT);
    let plain = written(&table(), &Manner::PLAIN);
    assert!(plain.contains(r#""hand":["b","a"]"#) && plain.contains(r#""scratch":[1,2,3]"#), "{plain}");
}

/// The same with other types, in another order, with a field more.
#[derive(Serialize)]
struct Person {
    resting: bool,
    tokens: Vec<u8>,
    last: Option<i64>,
    title: Option<&'static str>,
    signs: serde_json::Value,
    name: String,
    hand: [&'static str; 2],
}

#[derive(Serialize)]
struct Board {
    scratch: &'static str,
    seats: (Person, BTreeMap<&'static str, &'static str>),
    note: String,
    #[serde(rename = "first-seat")]
    first: u16,
    bonus: serde_json::Value,
    round: u64,
}

#[test]
fn neither_the_order_of_fields_nor_types_nor_unused_fields_change_it() {
    let signs =
        serde_json::json!(["plain", {"of": 0}, {"between": [-1, 7]}, {"held": {"of": 2, "by": null}}]);
    let ann = Person {
        resting: false,
        tokens: Vec::new(),
        last: Some(0),
        title: None,
        signs,
        name: "Ann \"A\"".into(),
        hand: ["a", "b"],
    };
    let board = Board {
        scratch: "something else",
        seats: (ann, BTreeMap::from([("name", "Zażółć"), ("title", "")])),
        note: String::new(),
        first: 1,
        bonus: serde_json::json!({"two": 2, "one": 0}),
        round: 0,
    };
    assert_eq!(written(&board, &MANNER), TEXT);
    // And as it was kept in a file.
    let kept: serde_json::Value = serde_json::from_str(&serde_json::to_string(&table()).unwrap()).unwrap();
    assert_eq!(written(&kept, &MANNER), TEXT);
}

#[test]
fn what_matters_shows() {
    let changed = |change: fn(&mut Table)| {
        let mut table = table();
        change(&mut table);
        written(&table, &MANNER) != TEXT
    };
    assert!(!changed(|_| {}));
    assert!(changed(|table| table.round = 1));
    assert!(changed(|table| table.seats.swap(0, 1)));
    assert!(changed(|table| table.seats[0].last = None));
    assert!(changed(|table| table.seats[0].signs.swap(0, 1)));
    assert!(changed(|table| table.seats[1].hand.push("")));
    assert!(!changed(|table| table.scratch[0] = 9));
}

#[test]
fn what_has_no_certain_text_is_refused() {
    assert_eq!(canon::write(&[0.5f64], &Manner::PLAIN).unwrap_err().to_string(), "a fraction");
    let numbered = BTreeMap::from([(1u8, 2u8)]);
    assert_eq!(canon::write(&numbered, &Manner::PLAIN).unwrap_err().to_string(), "a key that is no text");
}

#[test]
fn a_sheet_leaves_out_what_says_nothing() {
    let mut sheet = Sheet::default();
    sheet.card("spell", "fire-bolt");
    sheet.fact("copies", &2u8);
    sheet.fact("cubes", &0u8);
    sheet.fact("large", &false);
    sheet.fact("figures", &None::<String>);
    sheet.fact("light.text", "Inflict 2.\nHeal 1.");
    sheet.card("jinx", "rust");
    sheet.fact("elements", &["air", "fire"]);
    let text = "spell fire-bolt\n  copies 2\n  light.text \"Inflict 2.\\nHeal 1.\"\njinx rust\n  elements [\"air\",\"fire\"]\n";
    assert_eq!(sheet.text(), text);
    let hash = "e10e1b6c";
    assert!(Digest(sheet.hash()).to_string().starts_with(hash), "{}", Digest(sheet.hash()));
}

#[test]
fn identities_read_back() {
    let digest = Digest([0xab; 32]);
    for (identity, text) in [
        (Identity::Written(digest), format!("written:{digest}")),
        (Identity::Memory(digest), digest.to_string()),
    ] {
        assert_eq!(identity.to_string(), text);
        assert_eq!(Identity::try_from(text), Ok(identity));
    }
    assert!(
        Identity::try_from("written:ab".to_owned()).is_err()
            && Identity::try_from("spoken:".to_owned()).is_err()
    );
    assert!(Identity::Memory(digest).may_be(Digest([0; 32])));
    assert!(Identity::Written(digest).may_be(digest) && !Identity::Written(digest).may_be(Digest([0; 32])));
}

/// Position, chance and result make the hash of a state; where something is half done there is none.
#[test]
fn a_state_is_known_by_what_is_written_of_it() {
    let game = Lanterns::with(2);
    let mut session = Session::new(game.clone(), Seed::from_number(1));
    let hash =
        |session: &Session<Lanterns>| session.written().map(|digest| digest.to_string()[..16].to_owned());
    assert_eq!(hash(&session).as_deref(), Some("fbc005d004e6403a"));
    let mut other = session.state().clone();
    other.chance.begin(Purpose(11));
    assert_ne!(identity::digest(&*game, &other), session.written());
    let mut halves = 0;
    while let Some(seat) = game.deciding(session.state()).iter().next() {
        let mut choices = Vec::new();
        game.choices(session.state(), seat, &mut choices);
        // A gust wherever one can be sent: it opens a window.
        let gust = choices
            .iter()
            .find(|choice| game.name(session.state(), seat, **choice).as_str().starts_with("gust"));
        let choice = *gust.or(choices.last()).unwrap();
        session.choose(seat, choice, &mut Vec::new()).unwrap();
        let saved = session.save();
        assert_eq!(session.written().is_none(), !game.settled(session.state()));
        assert_eq!(saved.contains("\"end\":"), game.settled(session.state()));
        halves += usize::from(!game.settled(session.state()));
        Session::load(game.clone(), saved.as_bytes()).unwrap();
    }
    assert!(halves > 0, "nothing was ever half done");
    assert_eq!(hash(&session).as_deref(), Some("c1bceed8df75e86d"));
}

/// A purpose that is never used could as well not be there.
#[test]
fn unused_chance_says_nothing() {
    let bytes = |chance: &Chance| {
        let mut bytes = Vec::new();
        chance.write(|more| bytes.extend_from_slice(more));
        bytes
    };
    let mut chance = Chance::new(Seed([7; 32]));
    assert_eq!(bytes(&chance), [7; 32]);
    chance.begin(Purpose(3));
    (0..300).for_each(|_| drop(chance.begin(Purpose(1))));
    assert_eq!(bytes(&chance)[32..], [1, 44, 1, 3, 1, 0]);
}
