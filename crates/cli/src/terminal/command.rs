//! What people type: an answer, or a command.

use crate::terminal::words::Words;

/// Something typed at a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Nothing: the question is asked again.
    Nothing,
    /// The option of this number, from 0.
    Answer(usize),
    /// What cannot be done, and why.
    Why(String),
    /// A clause, or words to look for.
    Rule(String),
    /// A card.
    Card(String),
    /// Take back the last choice.
    Undo,
    /// Write a copy of the game.
    Save(String),
    /// What has happened in this Round, or in the whole game.
    Log(bool),
    /// The whole table.
    View,
    /// The cards in the hand.
    Hand,
    /// The Rooms with what they do.
    Rooms,
    /// The Quests.
    Quests,
    /// The Events.
    Events,
    /// Which cards are where, as far as can be known.
    Unseen,
    /// What can be typed.
    Help,
    /// Leave; the game is saved.
    Quit,
    /// None of these.
    Unknown(String),
}

/// The commands, in the order of the help.
pub const COMMANDS: [&str; 14] = [
    "view", "hand", "rooms", "quests", "events", "card", "why", "rule", "log", "unseen", "undo", "save",
    "help", "quit",
];

/// Reads a line; `names` are the names of the choices on offer.
pub fn read(line: &str, names: &[String], words: &Words) -> Command {
    let line = line.trim();
    if line.is_empty() {
        return Command::Nothing;
    }
    if let Ok(number) = line.parse::<usize>() {
        let index = number.checked_sub(1).filter(|i| *i < names.len());
        return index.map_or_else(|| Command::Unknown(line.to_owned()), Command::Answer);
    }
    if let Some(index) = names.iter().position(|name| name.eq_ignore_ascii_case(line)) {
        return Command::Answer(index);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim().to_owned());
    let command = COMMANDS
        .into_iter()
        .find(|c| *c == word || words.label(&format!("command-{c}")).to_lowercase() == word);
    match command {
        Some("view") => Command::View,
        Some("hand") => Command::Hand,
        Some("card") => Command::Card(rest),
        Some("why") => Command::Why(rest),
        Some("rule") => Command::Rule(rest),
        Some("log") => Command::Log(!rest.is_empty()),
        Some("rooms") => Command::Rooms,
        Some("quests") => Command::Quests,
        Some("events") => Command::Events,
        Some("unseen") => Command::Unseen,
        Some("undo") => Command::Undo,
        Some("save") => Command::Save(rest),
        Some("help") => Command::Help,
        Some("quit") => Command::Quit,
        _ => {
            // The beginning of one name alone is as good as the name, and so is its end or another word of it.
            let lower = line.to_lowercase();
            let only = |fits: &dyn Fn(&str) -> bool| {
                let mut found = (0..names.len()).filter(|i| fits(&names[*i]));
                found.next().filter(|_| found.next().is_none() && lower.chars().count() >= 3)
            };
            let begins = only(&|name| name.starts_with(&lower));
            let ends = || only(&|name| name.rsplit([' ', ':']).next() == Some(&lower));
            let word = || only(&|name| name.split([' ', ':']).any(|word| word.starts_with(&lower)));
            // Half a command is not taken for an answer.
            let command = COMMANDS.iter().any(|c| c.starts_with(&lower));
            begins
                .or_else(|| ends().or_else(word).filter(|_| !command))
                .map_or_else(|| Command::Unknown(line.to_owned()), Command::Answer)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_and_commands() {
        let packs = games::packs::load(&[]).unwrap().rose;
        let words = Words::new("ru", &packs).unwrap();
        let names: Vec<String> = ["explore", "cast quick", "cast I", "done"].map(str::to_owned).to_vec();
        let read = |line: &str| read(line, &names, &words);
        assert_eq!(read("2"), Command::Answer(1));
        assert_eq!(read("5"), Command::Unknown("5".into()));
        assert_eq!(read("0"), Command::Unknown("0".into()));
        assert_eq!(read("Cast I"), Command::Answer(2));
        assert_eq!(read("exp"), Command::Answer(0));
        assert_eq!(read("quick"), Command::Answer(1));
        assert_eq!(read("qui"), Command::Unknown("qui".into()));
        assert_eq!(read("I"), Command::Unknown("I".into()));
        assert_eq!(read("cast"), Command::Unknown("cast".into()));
        assert_eq!(read("  "), Command::Nothing);
        assert_eq!(read("why cast II"), Command::Why("cast II".into()));
        assert_eq!(read("почему"), Command::Why(String::new()));
        assert_eq!(read("RULE due-301"), Command::Rule("due-301".into()));
        assert_eq!(read("log all"), Command::Log(true));
    }
}
