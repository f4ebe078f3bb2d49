//! The garden in Russian, and counting in Polish.

mod toy;

use spellscript::speech::{NounForms, SpeakError, Speaker, Value};
use toy::{grammar, words};

const LEXICON: &str = include_str!("toy/ru.toml");
const MESSAGES: &str = include_str!("toy/ru.ftl");

fn russian() -> Speaker {
    Speaker::new("ru", &[MESSAGES], LEXICON).unwrap()
}

fn told(text: &str) -> Result<String, SpeakError> {
    let grammar = grammar();
    let tree = grammar.parse("text", text, &words()).unwrap();
    russian().text(&grammar, &tree, &words())
}

fn noun(id: &str) -> Value {
    Value::Noun(id.to_owned())
}

#[test]
fn it_is_what_was_last_spoken_of() {
    for (english, russian) in [
        ("Sow a Rose. Tend it.", "Посадите розу. Ухаживайте за ней."),
        ("Sow a Thistle. Rest. Tend it.", "Посадите чертополох. Отдохните. Ухаживайте за ним."),
        ("Sow a Rose. Sow a Thistle. Tend it.", "Посадите розу. Посадите чертополох. Ухаживайте за ним."),
        ("Tend it. Sow a Rose.", "Ухаживайте за грядкой. Посадите розу."),
    ] {
        assert_eq!(told(english).as_deref(), Ok(russian));
    }
}

#[test]
fn a_sentence_behind_another_has_words_of_its_own() {
    let grammar = grammar();
    let tree = grammar.parse("text", "Rest. Dig. Rest.", &words()).unwrap();
    let calm = russian().text_as(Some("calm"), &grammar, &tree, &words());
    assert_eq!(calm.as_deref(), Ok("Не спеша отдохните. Потом копайте. Потом отдохните."));
    let plain = russian().text_as(Some("hasty"), &grammar, &tree, &words());
    assert_eq!(plain.as_deref(), Ok("Отдохните. Копайте. Отдохните."), "a face that it does not have");
}

#[test]
fn trees_are_told_in_russian() {
    for (english, russian) in [
        ("Water 2 plants. Rest.", "Полейте 2 растения. Отдохните."),
        ("Water 5 plants and dig.", "Полейте 5 растений и копайте."),
        ("Water up to 1 plant.", "Полейте до 1 растения."),
        ("If it rains, rest or dig.", "Если идёт дождь, отдохните или копайте."),
        ("Each gardener waters 1 plant and rests.", "Каждый садовник поливает 1 растение и отдыхает."),
        ("You may sow a Rose.", "Вы можете посадить розу."),
        ("Try to try to dig.", "Попробуйте попробовать копать."),
        ("Sow 3 Roses.", "Посадите 3 розы."),
        ("Sow 11 Thistles.", "Посадите 11 чертополохов."),
        ("Remove all Roses (except 2 boxes).", "Уберите все розы (кроме 2 ящиков)."),
        ("Mind the red bed.", "Берегите красную грядку."),
        ("Mind the red, green, red bed.", "Берегите красную, зелёную, красную грядки."),
        ("If the owner has at least 5 Roses, rest.", "Если у садовника есть хотя бы 5 роз, отдохните."),
        ("Rest and dig and gain +2 growth.", "Отдохните, копайте и получите +2."),
        ("Sow an Elder Rose.", "Посадите семя «Elder Rose»."),
        ("If you visit the garden early, rest.", "Если вы идёте рано утром гулять, отдохните."),
        ("If the owner visits a friend, rest.", "Если хозяин идёт гулять, отдохните."),
        (
            "If each gardener visits the garden to mind their red bed, rest.",
            "Если каждый садовник идёт беречь красную грядку, отдохните.",
        ),
    ] {
        assert_eq!(told(english).as_deref(), Ok(russian));
    }
}

#[test]
fn every_form_is_said_and_random_trees_are_told() {
    let (grammar, words, speaker) = (grammar(), words(), russian());
    speaker.speaks(&grammar).unwrap();
    let mut state = 1u32;
    let mut stream = |n: u32| {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        (state >> 16) % n
    };
    for _ in 0..200 {
        let tree = grammar.random("text", &words, &mut stream, 5);
        speaker.text(&grammar, &tree, &words).unwrap_or_else(|why| panic!("{why}: {tree:?}"));
    }
}

#[test]
fn messages_take_nouns_and_numbers() {
    let speaker = russian();
    let args = [("who", Value::Text("Ада".to_owned())), ("whom", noun("gardener")), ("n", Value::Number(22))];
    assert_eq!(speaker.say("gives", &args).unwrap(), "Ада даёт садовнику 22 розы");
    assert_eq!(speaker.say("red-one", &[("what", noun("rose"))]).unwrap(), "красной розе");
    let some = |n| speaker.say("red-some", &[("what", noun("box")), ("n", Value::Number(n))]).unwrap();
    assert_eq!([some(1), some(3), some(12)], ["1 красный ящик", "3 красных ящика", "12 красных ящиков"]);
    assert_eq!(speaker.say("sleeps", &[("who", noun("rose"))]).unwrap(), "роза уснула");
    assert!(speaker.has("gives") && !speaker.has("takes"));
    assert!(speaker.keys().any(|key| key == "form-each"));
    assert_eq!(speaker.keys().count(), 38);
}

#[test]
fn nothing_missing_is_silent() {
    let speaker = russian();
    assert_eq!(speaker.say("takes", &[]), Err(SpeakError::Missing("takes".to_owned())));
    let why = |result: Result<String, SpeakError>| result.unwrap_err().to_string();
    assert_eq!(why(speaker.say("broken", &[])), "message broken: FORM: noun thistle has no loc sg");
    assert!(why(speaker.say("red-one", &[])).contains("what"));
    assert!(why(speaker.say("red-one", &[("what", noun("nobody"))])).contains("no noun nobody"));
    assert!(why(speaker.say("sleeps", &[("who", noun("nobody"))])).contains("no noun nobody"));
    let incomplete = Speaker::new("ru", &["form-text = { $all }"], LEXICON).unwrap();
    let tree = grammar().parse("text", "Rest.", &words()).unwrap();
    let error = incomplete.text(&grammar(), &tree, &words()).unwrap_err();
    assert_eq!(error, SpeakError::Missing("form-rest".to_owned()));
    assert!(Speaker::new("ru", &["a = { $x"], "").is_err());
    assert!(Speaker::new("ru", &["a = b", "a = c"], "").is_err());
    assert!(Speaker::new("ru", &[], "[noun.x]\nsg = 3").is_err());
    assert!(Speaker::new("!", &[], "").is_err());
}

#[test]
fn names_of_packs_come_at_run_time() {
    let mut speaker = russian();
    let elder = ("seed", "elder");
    assert!(speaker.undeclined(&words()).contains(&elder));
    speaker.add_noun("elder", NounForms { sg: NounForms::plain("бузина", "").sg, ..NounForms::default() });
    speaker.add_name("seed", "bee-balm", "Монарда").unwrap();
    assert!(!speaker.undeclined(&words()).contains(&elder));
    let said = speaker.say("red-one", &[("what", noun("bee-balm"))]);
    assert_eq!(said.unwrap(), "красному семени «Монарда»");
    assert!(speaker.add_name("nothing", "x", "X").is_err());
}

#[test]
fn english_needs_no_messages_for_trees() {
    let speaker = Speaker::new(
        "en-GB",
        &["seen = { $n } { FORM(\"rose\", $n) }"],
        "noun.rose = { sg = 'rose', pl = 'roses' }",
    );
    let speaker = speaker.unwrap();
    let tree = grammar().parse("text", "Rest.", &words()).unwrap();
    assert_eq!(speaker.text(&grammar(), &tree, &words()).unwrap(), "Rest.");
    let seen = |n| speaker.say("seen", &[("n", Value::Number(n))]).unwrap();
    assert_eq!([seen(1), seen(2), seen(21)], ["1 rose", "2 roses", "21 roses"]);
}

#[test]
fn polish_counts_its_own_way() {
    let lexicon = "
        [noun.card]
        gender = 'f'
        sg = { nom = 'karta', gen = 'karty', acc = 'kartę', ins = 'kartą' }
        pl = { nom = 'karty', gen = 'kart', ins = 'kartami' }
        [noun.mage]
        personal = true
        sg = { nom = 'mag', gen = 'maga' }
        pl = { nom = 'magowie', gen = 'magów', acc = 'magów' }
        [adj.small]
        m = { nom = 'mały', gen = 'małego' }
        f = { nom = 'mała', gen = 'małej', acc = 'małą' }
        pl = { nom = 'małe', gen = 'małych' }
        v = { nom = 'mali', gen = 'małych' }
    ";
    let messages = "
count = { $n } { FORM($what, $n, case: \"acc\", adj: \"small\") }
some = { FORM($what, number: \"pl\", adj: \"small\") }
seen = { FORM($what, case: \"acc\", adj: \"small\") }
";
    let speaker = Speaker::new("pl", &[messages], lexicon).unwrap();
    let count = |what, n| speaker.say("count", &[("what", noun(what)), ("n", Value::Number(n))]).unwrap();
    assert_eq!(count("card", 1), "1 małą kartę");
    assert_eq!(count("card", 3), "3 małe karty");
    assert_eq!(count("card", 21), "21 małych kart");
    assert_eq!(count("mage", 1), "1 małego maga");
    assert_eq!(count("mage", 2), "2 małych magów");
    let say = |key, what| speaker.say(key, &[("what", noun(what))]).unwrap();
    assert_eq!([say("some", "card"), say("some", "mage")], ["małe karty", "mali magowie"]);
    assert_eq!([say("seen", "card"), say("seen", "mage")], ["małą kartę", "małego maga"]);
}

#[test]
fn a_speaker_is_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Speaker>();
    shared::<spellscript::Grammar>();
    shared::<spellscript::Dictionary>();
}

#[test]
fn a_language_that_does_not_fit_the_grammar_is_refused() {
    let grammar = grammar();
    let refused = |messages: &str| {
        let speaker = Speaker::new("ru", &[messages], LEXICON).unwrap();
        speaker.speaks(&grammar).expect_err("it does not fit").to_string()
    };
    let without = MESSAGES.replace("form-dig = копайте", "form-dug = копайте");
    let at = grammar.form("dig").expect("a form").at;
    assert_eq!(
        refused(&without),
        format!("{at}: ru does not say the form dig: write form-dig = … in ru, with no holes")
    );
    let more = format!("{MESSAGES}\nform-swim = плывите\n");
    assert_eq!(refused(&more), "message form-swim: there is no form swim");
    let hole = MESSAGES.replace("form-grow = получите +{ $n }", "form-grow = получите +{ $many }");
    assert_eq!(refused(&hole), "message form-grow: no pattern of the form has the hole many");
}
