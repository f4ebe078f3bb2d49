//! Which match: the options that name a game, its packs and its setup.

use crate::fail::Fail;
use games::{AnyGame, AnyPacks, AnySetup};
use serde_json::Value;
use std::path::PathBuf;

/// Which match is played.
#[derive(clap::Args, Clone, Debug)]
pub struct MatchArgs {
    /// The game
    #[arg(long, default_value = "duel")]
    pub game: String,
    /// How many players; the game's own number when left out
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// An Avatar plays too: apprentice or master; the players are then only the people
    #[arg(long, value_name = "LEVEL")]
    pub avatar: Option<String>,
    /// A folder with one more pack of cards; may be given again
    #[arg(long = "pack", value_name = "DIR")]
    pub packs: Vec<PathBuf>,
    /// An option of the setup, such as `first=0` or `seats=ulrich,bartholomew`; may be given again
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

impl MatchArgs {
    /// The setup that the options describe.
    pub fn setup(&self) -> Result<AnySetup, Fail> {
        let mut setup = games::default_setup(&self.game)?;
        if let Some(players) = self.players {
            setup = setup.with_players(players);
        }
        if let Some(level) = &self.avatar {
            setup = with(setup, &format!("avatar={level}"))?;
        }
        for option in &self.set {
            setup = with(setup, option)?;
        }
        Ok(setup)
    }

    /// The options that the setup was changed by, as part of a file's name: `avatar-master`.
    pub fn label(&self) -> String {
        let avatar = self.avatar.iter().map(|level| format!("avatar-{level}"));
        let set = self.set.iter().map(|option| option.replace(['=', ','], "-"));
        avatar.chain(set).map(|option| format!("-{option}")).collect()
    }

    /// The packs of the program and those in the folders.
    pub fn load(&self) -> Result<AnyPacks, Fail> {
        Ok(games::packs::load(&self.packs)?)
    }

    /// The match, ready to begin.
    pub fn prepare(&self) -> Result<AnyGame, Fail> {
        let setup = self.setup()?;
        Ok(games::prepare(&setup, &self.load()?)?)
    }
}

/// The setup with one option changed, written as `key=value`.
fn with(setup: AnySetup, option: &str) -> Result<AnySetup, Fail> {
    let Some((key, text)) = option.split_once('=') else {
        return Err(Fail::input(format!("--set {option}: write it as KEY=VALUE, such as first=0")));
    };
    let Ok(Value::Object(mut fields)) = serde_json::to_value(&setup) else {
        return Err(Fail::failed("the setup cannot be written"));
    };
    // What is not written is off, or an empty list.
    let off = match scalar(text) {
        Value::Bool(_) => Value::Bool(false),
        _ => Value::Array(Vec::new()),
    };
    let new = match fields.get(key).unwrap_or(&off) {
        Value::String(_) => Value::from(text),
        Value::Array(_) if text.is_empty() => Value::Array(Vec::new()),
        Value::Array(_) => text.split(',').map(scalar).collect(),
        Value::Null if text.contains(',') => text.split(',').map(scalar).collect(),
        _ => scalar(text),
    };
    fields.insert(key.to_owned(), new);
    AnySetup::read(Value::Object(fields)).map_err(|error| {
        let error = error.to_string();
        let why = match error.split_once(", expected one of ") {
            Some((unknown, known)) if unknown.starts_with("unknown field") => {
                let mut known: Vec<&str> = known.split(", ").map(|name| name.trim_matches('`')).collect();
                known.sort_unstable();
                format!("there is no option \"{key}\": choose one of {}", known.join(", "))
            }
            _ => error,
        };
        Fail::input(format!("--set {option}: {why}"))
    })
}

/// A number, true or false, nothing (`-`), or else a word.
fn scalar(text: &str) -> Value {
    match text.trim() {
        "-" | "" => Value::Null,
        word => match serde_json::from_str(word) {
            Ok(value @ (Value::Bool(_) | Value::Number(_))) => value,
            _ => Value::from(word),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(set: &[&str]) -> MatchArgs {
        let set = set.iter().map(|s| s.to_string()).collect();
        MatchArgs { game: "duel".into(), players: None, avatar: None, packs: Vec::new(), set }
    }

    #[test]
    fn options_of_every_kind_are_read() {
        let setup = args(&["first=1", "seats=ulrich,-", "event-side=b", "fixed-rooms=true", "mages="])
            .setup()
            .unwrap()
            .black_rose()
            .unwrap();
        assert_eq!(setup.first, Some(1));
        assert_eq!(setup.seats, [Some("ulrich".to_owned()), None]);
        assert_eq!(setup.event_side.as_deref(), Some("b"));
        assert!(setup.fixed_rooms && setup.mages.is_empty());
    }

    #[test]
    fn options_of_penumbra_are_read() {
        let args = MatchArgs {
            game: "penumbra".into(),
            players: Some(1),
            ..args(&["level=master", "idle-fate=false"])
        };
        let AnySetup::Penumbra(setup) = args.setup().unwrap() else { panic!("it is Penumbra") };
        assert_eq!((setup.players, setup.level, setup.idle_fate), (1, penumbra::setup::Level::Master, false));
    }

    #[test]
    fn wrong_options_say_what_is_possible() {
        let wrong = |set: &str| args(&[set]).setup().unwrap_err();
        assert!(
            wrong("colour=1").message.contains("colours, ") || wrong("colour=1").message.contains("colours")
        );
        assert!(wrong("first").message.contains("KEY=VALUE"));
        assert_eq!(wrong("first=nobody").code, 2);
        let unknown = MatchArgs { game: "chess".into(), ..args(&[]) }.setup().unwrap_err();
        assert!(unknown.message.contains("duel") && unknown.code == 2);
    }
}
