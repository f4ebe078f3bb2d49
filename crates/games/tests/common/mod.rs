//! The packs of the program with the example pack, and all that is said over some games.
#![allow(dead_code)]

use blackrose::language::GRAMMAR;
use blackrose::language::program::SpellType;
use blackrose::state::{Phase, Side};
use blackrose::{BlackRose, Event, Packs, Setup};
use games::packs::{built_in, read_folder};
use games::tongue::Tongue;
use kernel::{Clause, Game, Log, Message, Seed, Stream};
use spellscript::{Dictionary, Node};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Our packs and the example pack, which comes with lexicons of its own.
pub fn packs() -> Packs {
    let mut sources = built_in();
    sources.push(read_folder(&root().join("examples/packs/tempest")).expect("the example pack is there"));
    Packs::read(sources).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// A language with these packs.
pub fn tongue(language: &str, packs: &Packs) -> Tongue {
    Tongue::new(language, packs).unwrap_or_else(|why| panic!("{why}"))
}

/// The words of the packs, and a Jinx, of which they have none.
pub fn words(packs: &Packs) -> Dictionary {
    let mut words = packs.words.clone();
    words.add("jinx", "slowness", "Slowness", "Slownesses");
    words
}

/// Many trees of every kind that a card may have, always the same.
pub fn random_trees(words: &Dictionary) -> Vec<Node> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut stream = move |n: u32| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 32) as u32) % n.max(1)
    };
    let kinds = ["text", "standing", "trigger", "condition"];
    kinds
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, 1_500))
        .map(|kind| GRAMMAR.random(kind, words, &mut stream, 8))
        .collect()
}

/// Every question, choice, refusal and event of some random games, and one event of each kind.
pub fn uttered(packs: &Packs) -> Vec<Message> {
    let mut said = BTreeMap::new();
    let tempest = Setup {
        schools: vec!["tempest/tempest".into()],
        mages: vec!["tempest/aurelia-vane".into(), "ulrich".into()],
        ..Setup::default()
    };
    let rebirth = |players| {
        let setup = games::default_setup("rebirth").expect("a game").with_players(players);
        let here = packs.schools.iter().filter(|(origin, _)| packs.packs()[origin.pack].id() != "classic");
        let schools = here.map(|(_, school)| school.id.get_ref().clone());
        let schools = schools.filter(|school| school != "lex").collect();
        Setup { schools, ..setup.black_rose().expect("it is of the Black Rose") }
    };
    let classic = |players| {
        let setup = games::default_setup("classic").expect("a game").with_players(players);
        setup.black_rose().expect("it is of the Black Rose")
    };
    let solo = Setup { avatar: Some(blackrose::setup::Level::Master), ..rebirth(1) };
    let three = Setup { avatar: Some(blackrose::setup::Level::Apprentice), ..rebirth(3) };
    for (setup, games) in [
        (Setup::default(), 60),
        (tempest, 60),
        (rebirth(2), 30),
        (rebirth(3), 30),
        (solo, 30),
        (three, 20),
        (classic(2), 15),
        (classic(3), 15),
        (classic(4), 10),
    ] {
        let game = BlackRose::prepare(&setup, packs).unwrap_or_else(|why| panic!("{why}"));
        for seed in 0..games {
            play(&game, seed, &mut said);
        }
    }
    for event in events() {
        keep(event.message(), &mut said);
    }
    said.into_values().collect()
}

/// Keeps a message, once.
pub fn keep(message: Message, said: &mut BTreeMap<String, Message>) {
    said.insert(format!("{message:?}"), message);
}

fn play(game: &BlackRose, seed: u64, said: &mut BTreeMap<String, Message>) {
    let mut stream = Stream::new(Seed::from_number(seed));
    let mut s = game.start(Seed::from_number(seed));
    let mut choices = Vec::new();
    while let Some(seat) = game.deciding(&s).iter().next() {
        choices.clear();
        game.choices(&s, seat, &mut choices);
        keep(game.prompt(&s, seat).message, said);
        for choice in &choices {
            keep(game.choice_message(&s, seat, *choice), said);
        }
        for rejected in game.rejected(&s, seat) {
            keep(rejected.message, said);
            keep(rejected.choice, said);
        }
        let choice = choices[stream.below(choices.len() as u32) as usize];
        let mut told = Vec::new();
        game.choose(&mut s, seat, choice, &mut Log::into(&mut told)).expect("what is offered can be chosen");
        for told in told {
            keep(told.event.message(), said);
        }
    }
}

/// One event of each kind, and more where its words differ.
pub fn events() -> Vec<Event> {
    use Event::*;
    let id = |id: &str| blackrose::events::Id::from(id);
    let (mage, other, model, room) =
        (id("ulrich"), id("bartholomew"), id("templar:ulrich:1"), id("abyss-of-faith"));
    let spell = id("tremor");
    let mut all = vec![
        RoundBegins { round: 2, crown: mage.clone() },
        ColourChosen { seat: 0, colour: 1 },
        MageChosen { seat: 1, mage: mage.clone() },
        GrimoireChosen { mage: mage.clone(), grimoire: id("knight") },
        EventApplied { event: id("collapse") },
        Reshuffled { mage: mage.clone() },
        LeftTheGame { spell: id("shadow-form") },
        Returned { mage: mage.clone(), slot: "I" },
        PreparationEnds,
        Activated { mage: mage.clone(), slot: "quick", kind: None },
        Activated { mage: mage.clone(), slot: "quick", kind: Some(SpellType::Trap) },
        Activated { mage: mage.clone(), slot: "I", kind: Some(SpellType::Protection) },
        Targets { source: spell.clone(), target: model.clone() },
        Targets { source: id("physical"), target: room.clone() },
        Targets { source: spell.clone(), target: id("dummy") },
        Targets { source: spell.clone(), target: id("nothing") },
        Damaged { by: id("rose"), source: id("collapse"), victim: other.clone(), dealt: 3, placed: 1 },
        Damaged { by: mage.clone(), source: id("physical"), victim: model.clone(), dealt: 1, placed: 1 },
        Ignored { victim: mage.clone(), n: 2 },
        Converted { by: mage.clone(), at: room.clone(), from: id("rose") },
        Converted { by: mage.clone(), at: model.clone(), from: other.clone() },
        Healed { victim: model.clone(), cube: id("rose") },
        Placed { by: mage.clone(), colour: mage.clone(), room: room.clone(), placed: 1, asked: 2 },
        Placed { by: mage.clone(), colour: id("rose"), room: room.clone(), placed: 5, asked: 5 },
        InstabilityRemoved { by: mage.clone(), room: room.clone(), n: 1 },
        Lost { party: mage.clone(), n: 1, why: id("magic-bond") },
        Lost { party: mage.clone(), n: 2, why: id("rules") },
        Entered { model: mage.clone(), room: room.clone() },
        Summoned { mage: mage.clone(), model: model.clone(), room: room.clone() },
        Removed { model: model.clone() },
        EvocationDefeated { model: model.clone(), by: id("rose") },
        UpgradeAssigned { upgrade: id("bone-shield"), model: model.clone() },
        UpgradeDiscarded { upgrade: id("pale-steed") },
        EvocationActivates { model: model.clone(), controller: other.clone() },
        ActivationEnds { model: model.clone() },
        Bonus { model: model.clone(), stat: id("strength"), n: 1 },
        Bonus { model: model.clone(), stat: id("speed"), n: -1 },
        Attacks { model: model.clone(), victim: other.clone() },
        RoomActivated { mage: mage.clone(), room: room.clone() },
        PersistentBegins { mage: mage.clone(), spell: spell.clone() },
        PersistentEnds { spell: spell.clone() },
        Triggered { mage: mage.clone(), source: id("magic-bond") },
        MageDefeated { mage: mage.clone(), by: other.clone() },
        DefeatAverted { mage: mage.clone() },
        ToCell { mage: mage.clone() },
        Trophy { party: id("rose") },
        RoomTrack { party: other, room: room.clone() },
        QuestSolved { mage: mage.clone(), quest: id("destroyer") },
        RoomRebuilt { room: room.clone() },
        TokenUsed { room },
        TokenRefreshed { mage: mage.clone() },
        TokensExhausted { mage: mage.clone(), n: 1 },
        TokensExhausted { mage: mage.clone(), n: 2 },
        Banned { mage: mage.clone(), ban: "walk", next: false, room: None },
        Banned { mage: mage.clone(), ban: "move", next: true, room: None },
        Banned { mage: mage.clone(), ban: "activate", next: true, room: None },
        Banned { mage: mage.clone(), ban: "leave", next: false, room: Some("crypt".into()) },
        BansEnd { mage: mage.clone() },
        TypeNamed { mage: mage.clone(), kind: "trap" },
        ColourNamed { mage: mage.clone(), colour: "red" },
        SawSpell { mage: mage.clone(), spell: "violence".into() },
        Exchanged { mage: mage.clone(), to: "bartholomew".into(), spell: Some("violence".into()) },
        Exchanged { mage: mage.clone(), to: "bartholomew".into(), spell: None },
        CrownPasses { mage: mage.clone() },
        MoonChanges { moon: 2 },
        MoonChanges { moon: 3 },
        Looks { mage: mage.clone(), n: 4, from: "library" },
        Looks { mage: mage.clone(), n: 1, from: "quests" },
        PutBack { mage: mage.clone(), spell: spell.clone(), from: "hand" },
        PutBack { mage: mage.clone(), spell: spell.clone(), from: "library" },
        SchoolReshuffled { school: id("agony") },
        Laid { mage: mage.clone(), spell: spell.clone(), slot: "quick" },
        Laid { mage: mage.clone(), spell: spell.clone(), slot: "II" },
        Given { mage: mage.clone(), to: id("gramigna"), spell: Some(id("cursed-bond")) },
        Given { mage: mage.clone(), to: id("gramigna"), spell: None },
        Redirected { model: id("succubus:ulrich:1"), mage: mage.clone(), n: 1 },
        JinxAssigned { jinx: id("slowness"), mage: mage.clone() },
        JinxCube { jinx: id("slowness"), mage: mage.clone() },
        JinxDiscarded { jinx: id("slowness"), mage: mage.clone() },
        QuestDrawn { mage: mage.clone(), moon: 2, quest: Some(id("wise-moon")) },
        QuestDrawn { mage: mage.clone(), moon: 2, quest: None },
        RoseDrewQuest,
        QuestRevealed { mage: mage.clone(), quest: id("wise-moon") },
        QuestCube { mage: mage.clone(), quest: id("wise-moon") },
        QuestCompleted { mage: mage.clone(), quest: id("wise-moon") },
        QuestUsed { mage: mage.clone(), quest: id("wise-moon") },
        QuestDiscarded { mage: mage.clone(), quest: Some(id("wise-moon")) },
        QuestDiscarded { mage: mage.clone(), quest: None },
        EventRevealed { mage: mage.clone(), event: id("assault") },
        EventDiscarded { event: id("assault") },
        EndNears,
        GameEnds { winner: id("rose") },
        AvatarComes { avatar: id("possessed") },
        CommandRevealed { mage: mage.clone(), command: id("corrupted-ray") },
        CommandPlus { avatar: id("possessed") },
        CommandsReturn { moon: 2 },
        Dominion { avatar: id("possessed") },
        CastAsOwn { mage: mage.clone(), of: id("gramigna"), spell: spell.clone(), side: Side::Dark },
        ShownReady { mage: mage.clone(), slot: "II", spell: spell.clone(), side: Side::Light },
        RoomCounts { room: id("garden"), copy: None, colour: "blue" },
        RoomCounts { room: id("garden"), copy: Some(id("crypt")), colour: "grey" },
        TakesShape { mage: mage.clone(), shape: id("abomination") },
        TurnsBack { mage: mage.clone() },
        TokensExhausted { mage: mage.clone(), n: 1 },
        TokensExhausted { mage: mage.clone(), n: 2 },
        Reason { why: "evocations", n: 0, left: Vec::new() },
        Reason { why: "only", n: 0, left: vec![mage.clone()] },
        Reason { why: "nearest", n: 2, left: vec![mage.clone(), id("gramigna")] },
        Reason { why: "power", n: 11, left: vec![mage.clone(), id("gramigna"), id("possessed")] },
        Reason { why: "mages-inside", n: 1, left: ["crypt", "forge", "garden", "arena"].map(id).to_vec() },
    ];
    let phases = [
        Phase::Setup,
        Phase::BlackRose,
        Phase::Study,
        Phase::Preparation,
        Phase::Action,
        Phase::Evocation,
        Phase::CleanUp,
        Phase::Scoring,
    ];
    all.extend(phases.map(|phase| PhaseBegins { phase }));
    for from in ["grimoire", "library", "memories", "forgotten", "sheet", "aside"] {
        all.push(Drew { mage: mage.clone(), from, spell: Some(spell.clone()) });
        all.push(Drew { mage: mage.clone(), from, spell: None });
    }
    for from in ["hand", "quick", "II"] {
        all.push(Discarded { mage: mage.clone(), spell: spell.clone(), from });
    }
    for (slot, side) in [("quick", Side::Light), ("III", Side::Dark)] {
        all.push(Prepared { mage: mage.clone(), slot, spell: spell.clone(), side });
        all.push(Cast { mage: mage.clone(), slot, spell: spell.clone(), side });
    }
    for action in ["explore", "fight", "command", "momentum"] {
        all.push(Acts { mage: mage.clone(), action });
    }
    for (n, why) in
        ["defeat", "trophies", "rooms", "quests", "rules", "collapse", "solved", "crown", "quest", "event"]
            .into_iter()
            .enumerate()
    {
        all.push(Gained { party: mage.clone(), n: n as u8 + 1, why: id(why) });
    }
    for why in nothing_reasons() {
        all.push(Nothing { why, clause: Clause("DUE-353") });
    }
    all
}

/// The reasons the engine gives when an instruction does nothing, read from its source.
pub fn nothing_reasons() -> Vec<&'static str> {
    let mut found = Vec::new();
    for text in sources() {
        for call in ["skip(\"", "nothing(\""] {
            let reasons = text.split(call).skip(1).filter_map(|rest| rest.split('"').next());
            found.extend(reasons.map(|reason| &*Box::leak(reason.to_owned().into_boxed_str())));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The source files of the family.
pub fn sources() -> Vec<String> {
    let mut folders = vec![root().join("crates/blackrose/src")];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the family's source is there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                texts.push(std::fs::read_to_string(&path).expect("text"));
            }
        }
    }
    texts
}
