//! Packs of the host: they close no table, and what they add is chosen in the lobby.

use crate::host::Host;
use crate::place::Place;
use serde_json::{Value, json};
use std::path::PathBuf;

/// A server with packs in these folders.
fn with_packs(place: &Place, folders: &[PathBuf]) -> Host {
    let folders: Vec<String> = folders.iter().map(|folder| folder.display().to_string()).collect();
    let packs = serde_json::to_string(&folders).unwrap();
    Host::start_with(place, &[("CONCLAVE_PACKS", &packs), ("CONCLAVE_TABLES_PER_MINUTE", "1000")])
}

fn example(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/packs")).join(name)
}

/// A table of this game for so many people, with these options.
fn table(game: &str, players: usize, setup: Value) -> Value {
    json!({ "game": game, "seats": vec!["link"; players], "setup": setup })
}

#[tokio::test]
async fn a_pack_of_seven_evocations_closes_no_table() {
    let place = Place::sqlite();
    let folder = place.folder.path().join("zoo");
    std::fs::create_dir(&folder).unwrap();
    let head = "id = \"zoo\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"Zoo\" }\n";
    let beast = |i: usize| {
        format!(
            "[[evocation]]\nid = \"beast-{i}\"\nname = {{ en = \"Beast {i}\" }}\narchetypes = [\"construct\"]\n\
             health = 2\nstrength = 1\nspeed = 1\ncopies = 3\n"
        )
    };
    std::fs::write(folder.join("pack.toml"), head).unwrap();
    std::fs::write(folder.join("beasts.toml"), (1..=7).map(beast).collect::<String>()).unwrap();
    let host = with_packs(&place, &[folder, example("tempest"), example("almanac"), example("errands")]);
    host.open(&table("duel", 2, json!({})));
    for players in 2..=4 {
        host.open(&table("rebirth", players, json!({})));
    }
    host.open(&table("rebirth", 2, json!({ "avatar": "master" })));
    for players in 1..=4 {
        host.open(&table("penumbra", players, json!({})));
    }
}

#[tokio::test]
async fn what_packs_add_is_chosen_in_the_lobby() {
    let place = Place::sqlite();
    let host = with_packs(&place, &[example("almanac"), example("errands")]);
    let games = host.get("/api/games").json();
    let choices = |game: &str, option: &str| {
        let game = games.as_array().unwrap().iter().find(|each| each["id"] == game).unwrap();
        let choice = game["choices"].as_array().unwrap().iter().find(|choice| choice["option"] == option);
        choice.map(|choice| choice["ids"].clone())
    };
    for option in ["quests", "events"] {
        assert_eq!(choices("rebirth", option).unwrap(), json!(["rebirth", "almanac"]), "{option}");
    }
    assert_eq!(choices("rebirth", "forgotten").unwrap(), json!(["rebirth", "duel", "almanac"]));
    assert_eq!(choices("duel", "quests"), None);
    assert_eq!(choices("penumbra", "packs").unwrap(), json!(["errands"]));
    host.open(&table(
        "rebirth",
        3,
        json!({ "quests": ["rebirth", "almanac"], "events": ["rebirth", "almanac"] }),
    ));
    host.open(&table("penumbra", 2, json!({ "packs": ["errands"] })));
    // The page has words for the lists and for the packs in them.
    for (language, almanac, errands) in
        [("en", "Almanac", "Errands"), ("ru", "Альманах", "Поручения"), ("pl", "Almanach", "Sprawunki")]
    {
        let words = host.get(&format!("/api/words/{language}")).json();
        let messages = words["messages"].as_str().unwrap();
        for option in ["quests", "events", "forgotten", "packs"] {
            assert!(messages.contains(&format!("\nsetup-{option} = ")), "{option} in {language}");
        }
        let names = words["names"].as_array().unwrap();
        let packs = &names.iter().find(|names| names[0] == "pack").unwrap()[1];
        assert_eq!((&packs["almanac"], &packs["errands"]), (&json!(almanac), &json!(errands)), "{language}");
    }
}
