//! Penumbra in every language: every form, every card, everything that is said at a table.

use games::AnyPacks;
use games::faces::penumbra::{Sign, printed};
use games::page::{PageWords, words_at};
use games::tongue::Tongue;
use kernel::{Game, Log, Message, Seed, Stream, Told};
use penumbra::language::GRAMMAR;
use penumbra::{Packs, Penumbra, Setup};
use spellscript::laws::uses;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

fn packs() -> Packs {
    Packs::read(vec![games::packs::penumbra()]).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn tongue(language: &str) -> Tongue {
    Tongue::penumbra(language, &packs()).unwrap_or_else(|why| panic!("{why}"))
}

/// The kinds of texts that a pack may have.
const KINDS: [&str; 8] = ["text", "standing", "cost", "launch", "task", "property", "prophecy", "goal"];

#[test]
fn every_form_is_said_in_every_language() {
    for language in ["ru", "pl"] {
        tongue(language).speaker().speaks(&GRAMMAR).unwrap_or_else(|why| panic!("{language}: {why}"));
    }
    assert!(Tongue::penumbra("xx", &packs()).err().is_some_and(|why| why.contains("en, ru, pl")));
}

#[test]
fn random_trees_are_told_in_every_language() {
    let words = packs().words;
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut stream = move |n: u32| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 32) as u32) % n.max(1)
    };
    let kinds = KINDS.into_iter().flat_map(|kind| std::iter::repeat_n(kind, 800));
    let trees: Vec<_> = kinds.map(|kind| GRAMMAR.random(kind, &words, &mut stream, 8)).collect();
    for language in ["ru", "pl"] {
        let tongue = tongue(language);
        let mut unused: BTreeSet<&str> = GRAMMAR.forms().iter().map(|form| form.id).collect();
        for tree in &trees {
            let text = tongue.try_text(tree);
            let text =
                text.unwrap_or_else(|why| panic!("{language}: {why}\n{}", GRAMMAR.render(tree, &words)));
            assert!(!text.contains(['{', '}', '$', '[']) && !text.contains("  "), "{text}");
            for form in uses(tree) {
                unused.remove(form);
            }
        }
        assert!(unused.is_empty(), "{language} was never asked for {unused:?}");
    }
}

#[test]
fn the_texts_of_all_cards() {
    let packs = packs();
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language);
        let mut out = String::new();
        for (origin, kind, text) in packs.texts() {
            let said = tongue.try_text(packs.tree(origin, text));
            let said = said.unwrap_or_else(|why| panic!("{language}: {why}: {text:?}"));
            if language == "en" {
                assert_eq!(&said, text.get_ref(), "{kind}");
            }
            let _ = writeln!(out, "{kind}: {said}");
        }
        if language != "en" {
            insta::assert_snapshot!(format!("penumbra_cards_{language}"), out);
        }
    }
}

/// Everything that is asked, offered and told in some games.
fn uttered() -> Vec<Message> {
    let packs = packs();
    let mut said: BTreeMap<String, Message> = BTreeMap::new();
    for players in 1..=3 {
        let game = Penumbra::prepare(&Setup { players, ..Setup::default() }, &packs).unwrap();
        for seed in 0..12 {
            let mut state = game.start(Seed::from_number(seed));
            let mut stream = Stream::new(Seed::from_number(seed));
            let mut choices = Vec::new();
            while let Some(seat) = game.deciding(&state).iter().next() {
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let mut say = |message: Message| {
                    said.entry(format!("{} {:?}", message.key, message.args)).or_insert(message);
                };
                say(game.prompt(&state, seat).message);
                choices.iter().for_each(|c| say(game.choice_message(&state, seat, *c)));
                game.rejected(&state, seat).into_iter().for_each(|r| {
                    say(r.message);
                    say(r.choice);
                });
                let choice = choices[stream.below(choices.len() as u32) as usize];
                let mut events: Vec<Told<penumbra::Event>> = Vec::new();
                game.choose(&mut state, seat, choice, &mut Log::into(&mut events)).unwrap();
                events.iter().for_each(|told| say(game.event_message(&told.event)));
            }
        }
    }
    said.into_values().collect()
}

#[test]
fn everything_at_a_table_is_said_in_every_language() {
    let said = uttered();
    let keys: BTreeSet<&str> = said.iter().map(|m| m.key.as_ref()).collect();
    assert!(keys.len() > 110, "only {} messages came up", keys.len());
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language);
        for message in &said {
            let text =
                tongue.try_message(message).unwrap_or_else(|why| panic!("{language}: {message:?}: {why}"));
            assert!(!text.contains(['{', '}', '$', '[']), "{language}: {text}");
            let first = text.chars().next().unwrap_or('A');
            assert!(!first.is_lowercase(), "{language}: {text}");
        }
    }
}

#[test]
fn names_are_those_of_the_packs() {
    assert_eq!(tongue("ru").name("basilisk"), "Василиск");
    assert_eq!(tongue("en").name("forest"), "Forest");
    for (language, named) in [("en", "Red 4"), ("ru", "красный кубик (4)"), ("pl", "czerwona kość (4)")]
    {
        assert_eq!(tongue(language).name("red 4"), named);
    }
    assert_eq!(tongue("pl").name("bone 2"), "Kościana kostka (2)");
    for language in Tongue::LANGUAGES {
        let tongue = tongue(language);
        for id in ["ruby-mark", "guild", "colour-bone", "deck-potions", "crystal"] {
            assert_ne!(tongue.name(id), id, "{language}");
        }
    }
}

/// What is said of a card text in the other languages.
#[test]
fn what_is_allowed_once_is_not_commanded_and_others_are_spoken_of() {
    let words = packs().words;
    let said = |language: &str, kind: &str, text: &str| {
        let tree = GRAMMAR.parse(kind, text, &words).unwrap_or_else(|why| panic!("{why}"));
        tongue(language).try_text(&tree).unwrap_or_else(|why| panic!("{language}: {why}"))
    };
    for (kind, text, ru, pl) in [
        ("text", "Reroll up to 1 die.", "Можете перебросить 1 кубик.", "Możesz przerzucić 1 kość."),
        ("text", "Reroll up to 2 dice.", "Перебросьте до 2 кубиков.", "Przerzuć do 2 kości."),
        (
            "text",
            "Recolour up to 1 die and set it.",
            "Можете перекрасить 1 кубик и установить его.",
            "Możesz przebarwić 1 kość i ją ustawić.",
        ),
        (
            "text",
            "Gain 1 Red die and set it.",
            "Получите 1 красный кубик и установите его.",
            "Zyskaj 1 czerwoną kość i ustaw ją.",
        ),
        (
            "text",
            "Each player: roll 1 Resource die. Then you: roll 1 Resource die.",
            "Каждый игрок бросает 1 кубик Ресурсов. Затем бросьте 1 кубик Ресурсов.",
            "Każdy gracz rzuca 1 kością Zasobów. Potem rzuć 1 kością Zasobów.",
        ),
        (
            "text",
            "First you: gain 1 Fruit. Then each other player: gain 1 die of the colour of one of your Marks.",
            "Сначала получите 1 Плод. Затем каждый другой игрок получает 1 кубик цвета одной из своих Меток.",
            "Najpierw zyskaj 1 Owoc. Potem każdy inny gracz zyskuje 1 kość w kolorze jednego ze swoich Znaków.",
        ),
        (
            "text",
            "Either cancel up to 1 property, or roll 1 Resource die.",
            "Можете либо отменить 1 свойство, либо бросить 1 кубик Ресурсов.",
            "Możesz albo anulować 1 właściwość, albo rzucić 1 kością Zasobów.",
        ),
        (
            "task",
            "Discard Yellow or Blue dice showing 4",
            "Сбросьте жёлтый или синий кубик со значением 4",
            "Odrzuć żółtą lub niebieską kość o wartości 4",
        ),
        (
            "task",
            "Discard Spark dice for a total of 5",
            "Сбросьте кубики Искры на сумму от 5",
            "Odrzuć kości Iskry o sumie co najmniej 5",
        ),
    ] {
        assert_eq!(said("ru", kind, text), ru);
        assert_eq!(said("pl", kind, text), pl);
    }
}

/// What the log tells: dice and cards stand in their case, cards behind a noun, and nothing is left empty.
#[test]
fn the_log_declines_what_it_names() {
    use penumbra::Event;
    let said = |language: &str, event: &Event| tongue(language).message(&event.message());
    for (event, ru, pl) in [
        (
            Event::DieLost { seat: 0, die: "purple 5".into() },
            "Игрок 1 теряет фиолетовый кубик (5).",
            "Gracz 1 traci fioletową kość (5).",
        ),
        (
            Event::DieGained { seat: 0, die: "spark 3".into() },
            "Игрок 1 получает кубик Искры (3).",
            "Gracz 1 zyskuje kość Iskry (3).",
        ),
        (
            Event::CardDiscarded { seat: 0, card: "sun-syrup".into() },
            "Игрок 1 сбрасывает карту «Солнечный сироп».",
            "Gracz 1 odrzuca kartę „Słoneczny syrop”.",
        ),
        (
            Event::Attempts { seat: 1, card: "guild-audit".into() },
            "Игрок 2 берётся за Испытание «Ревизия гильдии».",
            "Gracz 2 podejmuje Próbę „Kontrola gildii”.",
        ),
        (
            Event::MarkGained { seat: 0, cell: 0, mark: "jasper".into() },
            "Игрок 1 получает Яшмовую Метку, ячейка 1.",
            "Gracz 1 zyskuje Znak Jaspisowy, pole 1.",
        ),
        (
            Event::ThreatRolled { seat: 0, values: Vec::new() },
            "Игрок 1 бросает на Угрозу: кубиков не осталось.",
            "Gracz 1 rzuca na Zagrożenie: nie ma już kości.",
        ),
    ] {
        assert_eq!(said("ru", &event), ru);
        assert_eq!(said("pl", &event), pl);
    }
}

/// The words that the page is tested with: what is said of Penumbra, without cards and boards.
fn tested_words(language: &str) -> PageWords {
    let packs = AnyPacks { penumbra: packs(), ..AnyPacks::default() };
    let words = |game| words_at(language, &packs, game).unwrap_or_else(|why| panic!("{why}"));
    let (lobby, table) = (words(None), words(Some("penumbra")));
    let own = table.messages.strip_prefix(lobby.messages.as_str()).expect("what the lobby says comes first");
    PageWords { messages: own.to_owned(), penumbra: None, ..table }
}

/// What the page is tested with: its words, and some messages of every key as the table says them.
fn parity(language: &str, said: &[Message]) -> String {
    const EACH: usize = 2;
    let mut by_key: BTreeMap<&str, Vec<&Message>> = BTreeMap::new();
    for message in said {
        by_key.entry(&message.key).or_default().push(message);
    }
    let spread = |messages: Vec<&Message>| -> Vec<String> {
        let step = messages.len().div_ceil(EACH).max(1);
        let told = |m: &Message| serde_json::json!({ "message": m, "said": tongue(language).message(m) });
        messages.into_iter().step_by(step).map(|m| told(m).to_string()).collect()
    };
    let lines: Vec<String> = by_key.into_values().flat_map(spread).collect();
    let words = serde_json::to_string(&tested_words(language)).expect("JSON");
    format!("{{\n\"words\": {words},\n\"said\": [\n{}\n]\n}}\n", lines.join(",\n"))
}

#[test]
fn what_the_page_is_tested_with_is_what_the_table_says() {
    let said = uttered();
    for language in Tongue::LANGUAGES {
        let file = format!("../../web/src/speech/penumbra.{language}.json");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let fresh = parity(language, &said);
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(&file, &fresh).expect("it can be written");
        }
        let kept = std::fs::read_to_string(&file).expect("it is kept");
        assert!(kept == fresh, "{language}: cargo xtask renew writes it anew");
    }
}

#[test]
fn the_page_draws_what_the_packs_print() {
    let packs = packs();
    for language in Tongue::LANGUAGES {
        let printed = printed(&tongue(language), &packs);
        let texts = (printed.cards.iter())
            .flat_map(|card| card.texts.iter().map(|part| &part.text).chain(&card.facts).chain([&card.name]))
            .chain(printed.board.cells.iter().flat_map(|cell| [&cell.text, &cell.thread]))
            .chain(printed.sections.iter().flat_map(|section| [&section.text, &section.name]))
            .chain(printed.sections.iter().flat_map(|section| section.cells.iter().map(|spot| &spot.text)))
            .chain([&printed.board.start, &printed.board.wound]);
        for text in texts {
            assert!(!text.is_empty() && !text.contains(['[', '{']), "{language}: {text}");
        }
    }
    let printed = printed(&tongue("en"), &packs);
    assert_eq!(
        printed.board.cells.iter().map(|cell| cell.value).collect::<Vec<_>>(),
        [1, 1, 2, 2, 3, 3, 4, 5, 6, 5, 4]
    );
    assert_eq!(printed.board.cells.iter().filter(|cell| cell.spark).count(), 3);
    let game = Penumbra::prepare(&Setup::default(), &packs).unwrap_or_else(|why| panic!("{why}"));
    let ids: BTreeSet<&str> = printed.sections.iter().map(|section| section.id.as_str()).collect();
    assert_eq!(ids.len(), printed.sections.len());
    let known = game.content.sections.iter().chain(game.content.classes.iter().flatten());
    assert_eq!(known.map(|section| section.id.as_str()).collect::<BTreeSet<_>>(), ids);
    let signs = |id: &str, part: &str| -> Vec<String> {
        let face = printed.cards.iter().find(|face| face.id == id).unwrap_or_else(|| panic!("{id}"));
        let parts = face.texts.iter().filter(|text| text.part == part);
        let said = |sign: &Sign| sign.n.map_or(sign.sign.clone(), |n| format!("{n} {}", sign.sign));
        parts.flat_map(|text| &text.signs).map(said).collect()
    };
    assert_eq!(signs("goldeater", "dark-task"), ["red", "or", "purple", "8 total"]);
    assert_eq!(signs("goldeater", "light-reward"), ["1 arcana", "1 green"]);
    assert_eq!(signs("open-wounds", "cost"), ["red 6"]);
    assert_eq!(signs("choirmaster", "launched"), ["launched", "spell"]);
    assert_eq!(signs("second-pulse", "text"), Vec::<String>::new());
}
