//! The words of the terminal in the player's language.

use blackrose::Packs;
use games::tongue::Tongue;
use spellscript::speech::{Speaker, Value};

static MESSAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/terminal.ftl")),
    ("ru", include_str!("../../../../locales/ru/terminal.ftl")),
    ("pl", include_str!("../../../../locales/pl/terminal.ftl")),
];

/// A language: the game's tongue, and the labels of the terminal.
pub struct Words {
    /// Card texts, prompts, choices, events and names.
    pub tongue: Tongue,
    labels: Speaker,
}

impl Words {
    /// The words of a language, with the names of these packs.
    pub fn new(language: &str, packs: &Packs) -> Result<Words, String> {
        let tongue = Tongue::new(language, packs)?;
        let text = MESSAGES.iter().find(|(l, _)| *l == language).map_or("", |(_, text)| text);
        let labels = Speaker::new(language, &[text], "")
            .map_err(|why| format!("locales/{language}/terminal.ftl: {why}"))?;
        Ok(Words { tongue, labels })
    }

    /// A label.
    pub fn label(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A line with arguments, of the terminal or one that all clients share; what cannot be said is shown by its key and why.
    pub fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        if self.labels.has(key) {
            self.labels.say(key, args).unwrap_or_else(|why| format!("[{key}: {why}]"))
        } else {
            self.tongue.say(key, args)
        }
    }

    /// A line with one number.
    pub fn count(&self, key: &str, n: usize) -> String {
        self.say(key, &[("n", Value::Number(n as i64))])
    }

    /// A line with one text.
    pub fn about(&self, key: &str, what: &str) -> String {
        self.say(key, &[("what", text(what))])
    }

    /// The name of a card, Mage, Room or Model.
    pub fn name(&self, id: &str) -> String {
        self.tongue.name(id)
    }
}

/// An argument that is shown as it is.
pub fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of a file with the arguments each line uses.
    fn keys(text: &str) -> Vec<(String, Vec<String>)> {
        let mut keys: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines() {
            if let Some((key, _)) = line.split_once(" = ").filter(|(k, _)| !k.starts_with([' ', '#'])) {
                keys.push((key.to_owned(), Vec::new()));
            }
            let Some((_, args)) = keys.last_mut() else { continue };
            args.extend(line.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>()
            }));
            args.sort();
            args.dedup();
        }
        keys.sort();
        keys
    }

    #[test]
    fn every_language_has_every_line_with_the_same_arguments() {
        let english = keys(MESSAGES[0].1);
        assert!(english.len() > 50);
        for (language, text) in &MESSAGES[1..] {
            assert_eq!(keys(text), english, "{language}");
        }
    }
}
