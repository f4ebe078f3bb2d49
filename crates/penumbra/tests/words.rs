//! Everything that is said has words in every language.

use std::path::Path;

/// All message keys in the sources.
fn keys() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut keys = Vec::new();
    for file in ["messages.rs", "events.rs", "reasons.rs", "game.rs"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        keys.extend(text.split('"').filter(|word| word.starts_with("pen-")).map(str::to_owned));
    }
    keys.sort();
    keys.dedup();
    keys
}

#[test]
fn every_message_has_words_in_three_languages() {
    let keys = keys();
    assert!(keys.len() > 90);
    for language in ["en", "ru", "pl"] {
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{language}/penumbra.ftl"));
        let text = std::fs::read_to_string(file).unwrap();
        let said: Vec<&str> =
            text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect();
        for key in &keys {
            assert!(said.contains(&key.as_str()), "{language}: {key} is not said");
        }
        for key in &said {
            assert!(keys.iter().any(|k| k == key), "{language}: {key} is never used");
        }
    }
}
