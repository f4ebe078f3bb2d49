//! Events and choices as messages: a key of `locales/` and typed arguments, in no language yet.

use crate::content::build::Quest;
use crate::cubes::Party;
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Choice, Question};
use crate::events::{Event, Id};
use crate::game::BlackRose;
use crate::language::program::SpellType;
use crate::lodge::Space;
use crate::names::COLOURS;
use crate::state::{Model, Pending, Phase, Side, Slot, State, Tie};
use kernel::small::{Nth, Set, count};
use kernel::{Arg, Message, Seat};
use std::borrow::Cow;

/// A message under construction.
struct Words(Message);

impl Words {
    fn new(key: &'static str) -> Words {
        Words(Message::new(key))
    }

    /// The key `begin` followed by `end`.
    fn keyed(begin: &str, end: &str) -> Words {
        Words(Message { key: Cow::Owned(format!("{begin}{end}")), args: Vec::new() })
    }

    fn noun(self, name: &'static str, id: &str) -> Words {
        Words(self.0.with(name, Arg::Noun(Cow::Owned(id.to_owned()))))
    }

    /// A card of a class, where its id alone might be that of another card.
    fn card(self, name: &'static str, class: &str, id: &str) -> Words {
        self.noun(name, &format!("{class}/{id}"))
    }

    fn number(self, name: &'static str, n: impl Into<i64>) -> Words {
        Words(self.0.with(name, Arg::Number(n.into())))
    }

    /// A word that the language's message selects on.
    fn word(self, name: &'static str, word: &str) -> Words {
        Words(self.0.with(name, Arg::Text(word.to_owned())))
    }

    fn seat(self, name: &'static str, seat: u8) -> Words {
        Words(self.0.with(name, Arg::Seat(seat)))
    }
}

/// Is an Effect's source a card, and not the rules themselves or a Physical Action?
fn is_card(source: &str) -> bool {
    !["rules", "physical", ""].contains(&source)
}

/// The word for a side of a card.
pub(crate) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Light => "light",
        Side::Dark => "dark",
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::BlackRose => "black-rose",
        Phase::Study => "study",
        Phase::Preparation => "preparation",
        Phase::Action => "action",
        Phase::Evocation => "evocation",
        Phase::CleanUp => "clean-up",
        Phase::Scoring => "scoring",
    }
}

impl Phase {
    /// The key of the phase's name.
    pub fn key(self) -> String {
        format!("phase-{}", phase_word(self))
    }
}

impl Event {
    /// What the log says of it.
    pub fn message(&self) -> Message {
        self.words().0
    }

    fn words(&self) -> Words {
        use Event::*;
        match self {
            Looks { mage, n, from } => {
                Words::new("event-looks").noun("mage", mage).number("n", *n).word("from", from)
            }
            PutBack { mage, spell, from } => Words::new("event-put-back")
                .noun("mage", mage)
                .card("spell", "spell", spell)
                .word("from", from),
            SchoolReshuffled { school } => {
                Words::new("event-school-reshuffled").card("school", "school", school)
            }
            Laid { mage, spell, slot } => {
                Words::new("event-laid").noun("mage", mage).card("spell", "spell", spell).word("slot", slot)
            }
            Given { mage, to, spell } => match spell {
                Some(spell) => Words::new("event-given").card("spell", "spell", spell),
                None => Words::new("event-given-hidden"),
            }
            .noun("mage", mage)
            .noun("to", to),
            Redirected { model, mage, n } => {
                Words::new("event-redirected").noun("model", model).noun("mage", mage).number("n", *n)
            }
            JinxCube { jinx, mage } => {
                Words::new("event-jinx-cube").card("jinx", "jinx", jinx).noun("mage", mage)
            }
            QuestDrawn { mage, moon, quest } => match quest {
                Some(quest) => Words::new("event-quest-drawn").card("quest", "quest", quest),
                None => Words::new("event-quest-drawn-hidden"),
            }
            .noun("mage", mage)
            .number("moon", *moon),
            RoseDrewQuest => Words::new("event-rose-drew-quest"),
            QuestRevealed { mage, quest } => quest_words("event-quest-revealed", mage, quest),
            QuestCube { mage, quest } => quest_words("event-quest-cube", mage, quest),
            QuestCompleted { mage, quest } => quest_words("event-quest-completed", mage, quest),
            QuestUsed { mage, quest } => quest_words("event-quest-used", mage, quest),
            QuestDiscarded { mage, quest } => match quest {
                Some(quest) => quest_words("event-quest-discarded", mage, quest),
                None => Words::new("event-quest-discarded-hidden").noun("mage", mage),
            },
            QuestReturned { mage, quest } => match quest {
                Some(quest) => quest_words("event-quest-returned", mage, quest),
                None => Words::new("event-quest-returned-hidden").noun("mage", mage),
            },
            QuestGiven { mage, to, quest } => match quest {
                Some(quest) => quest_words("event-quest-given", mage, quest),
                None => Words::new("event-quest-given-hidden").noun("mage", mage),
            }
            .noun("to", to),
            QuestAdded { mage, quest } => quest_words("event-quest-added", mage, quest),
            LooksAt { mage, of, n, cards } => Words::new("event-looks-at")
                .noun("mage", mage)
                .noun("of", of)
                .number("n", *n)
                .word("cards", cards),
            Exchanged { mage, to, spell } => match spell {
                Some(spell) => Words::new("event-exchanged").card("spell", "spell", spell),
                None => Words::new("event-exchanged-hidden"),
            }
            .noun("mage", mage)
            .noun("to", to),
            SawSpell { mage, spell } => {
                Words::new("event-saw-spell").noun("mage", mage).card("spell", "spell", spell)
            }
            SawQuest { mage, quest } => quest_words("event-saw-quest", mage, quest),
            EventRevealed { mage, event } => {
                Words::new("event-event-revealed").noun("mage", mage).card("event", "event", event)
            }
            EventDiscarded { event } => Words::new("event-event-discarded").card("event", "event", event),
            EndNears => Words::new("event-end-nears"),
            RoundBegins { round, crown } => {
                Words::new("event-round-begins").number("n", *round).noun("mage", crown)
            }
            PhaseBegins { phase } => Words::new("event-phase-begins").word("phase", phase_word(*phase)),
            ColourChosen { seat, colour } => {
                let colour = COLOURS.get(usize::from(*colour)).copied().unwrap_or_default();
                Words::new("event-colour-chosen").seat("player", *seat).word("colour", colour)
            }
            MageChosen { seat, mage } => {
                Words::new("event-mage-chosen").seat("player", *seat).noun("mage", mage)
            }
            GrimoireChosen { mage, grimoire } => {
                Words::new("event-grimoire-chosen").noun("mage", mage).card("grimoire", "grimoire", grimoire)
            }
            EventApplied { event } => Words::new("event-event-applied").card("event", "event", event),
            Drew { mage, from, spell } => match spell {
                Some(spell) => Words::new("event-drew").card("spell", "spell", spell),
                None => Words::new("event-drew-hidden"),
            }
            .noun("mage", mage)
            .word("from", from),
            Reshuffled { mage } => Words::new("event-reshuffled").noun("mage", mage),
            Discarded { mage, spell, from } => Words::new("event-discarded")
                .noun("mage", mage)
                .card("spell", "spell", spell)
                .word("from", from),
            LeftTheGame { spell } => Words::new("event-left-the-game").card("spell", "spell", spell),
            Returned { mage, slot } => Words::new("event-returned").noun("mage", mage).word("slot", slot),
            Prepared { mage, slot, spell, side } => Words::new("event-prepared")
                .noun("mage", mage)
                .card("spell", "spell", spell)
                .word("slot", slot)
                .word("side", side_word(*side)),
            PreparationEnds => Words::new("event-preparation-ends"),
            Acts { mage, action } => Words::new("event-acts").noun("mage", mage).word("action", action),
            Cast { mage, slot, spell, side } => Words::new("event-cast")
                .noun("mage", mage)
                .card("spell", "spell", spell)
                .word("slot", slot)
                .word("side", side_word(*side)),
            CastAsOwn { mage, of, spell, side } => Words::new("event-cast-as-own")
                .noun("mage", mage)
                .noun("of", of)
                .card("spell", "spell", spell)
                .word("side", side_word(*side)),
            ShownReady { mage, slot, spell, side } => Words::new("event-shown-ready")
                .noun("mage", mage)
                .card("spell", "spell", spell)
                .word("slot", slot)
                .word("side", side_word(*side)),
            Activated { mage, slot, kind } => {
                let key = match kind {
                    Some(SpellType::Trap) => "event-activated-trap",
                    Some(SpellType::Protection) => "event-activated-protection",
                    _ => "event-activated",
                };
                Words::new(key).noun("mage", mage).word("slot", slot)
            }
            Targets { source, target } => {
                let words = match target.as_str() {
                    "dummy" => Words::new("event-targets-dummy"),
                    "nothing" => Words::new("event-targets-nothing"),
                    _ if is_card(source) => Words::new("event-targets-source").noun("target", target),
                    _ => Words::new("event-targets").noun("target", target),
                };
                if is_card(source) { words.noun("source", source) } else { words }
            }
            PersistentBegins { mage, spell } => {
                Words::new("event-persistent-begins").noun("mage", mage).card("spell", "spell", spell)
            }
            PersistentEnds { spell } => Words::new("event-persistent-ends").card("spell", "spell", spell),
            Triggered { mage, source } => {
                Words::new("event-triggered").noun("mage", mage).noun("source", source)
            }
            QuestSolved { mage, quest } => {
                Words::new("event-quest-solved").noun("mage", mage).card("quest", "quest", quest)
            }
            CrownPasses { mage } => Words::new("event-crown-passes").noun("mage", mage),
            MoonChanges { moon } => Words::new("event-moon-changes").number("n", *moon),
            GameEnds { winner } => Words::new("event-game-ends").noun("winner", winner),
            AvatarComes { avatar } => Words::new("event-avatar-comes").noun("avatar", avatar),
            CommandRevealed { mage, command } => {
                Words::new("event-command-revealed").noun("mage", mage).card("command", "command", command)
            }
            CommandPlus { avatar } => Words::new("event-command-plus").noun("avatar", avatar),
            CommandsReturn { moon } => Words::new("event-commands-return").number("n", *moon),
            Dominion { avatar } => Words::new("event-dominion").noun("avatar", avatar),
            Reason { why, n, left } => {
                let key = match left.len() {
                    0 => "event-reason-none",
                    1 => "event-reason-one",
                    2 => "event-reason-two",
                    3 => "event-reason-three",
                    _ => "event-reason-many",
                };
                let words = Words::new(key).word("why", why).number("n", *n);
                let words = words.number("many", count(left.len()));
                let named = left.iter().take(if left.len() > 3 { 0 } else { 3 });
                named.zip(["a", "b", "c"]).fold(words, |words, (id, name)| words.noun(name, id))
            }
            Nothing { why, .. } => Words::keyed("nothing-", why),
            LimitReached { limit } => Words::new("event-limit-reached").word("limit", limit),
            Damaged { by, source, victim, dealt, placed } => {
                let key = if is_card(source) { "event-damaged-source" } else { "event-damaged" };
                let words = Words::new(key)
                    .noun("by", by)
                    .noun("victim", victim)
                    .number("n", *dealt)
                    .number("lost", dealt.saturating_sub(*placed));
                if is_card(source) { words.noun("source", source) } else { words }
            }
            Ignored { victim, n } => Words::new("event-ignored").noun("victim", victim).number("n", *n),
            Converted { by, at, from } => {
                Words::new("event-converted").noun("by", by).noun("at", at).noun("from", from)
            }
            Transferred { cube, from, to } => {
                Words::new("event-transferred").noun("cube", cube).noun("from", from).noun("to", to)
            }
            Faded { victim, cube } => Words::new("event-faded").noun("victim", victim).noun("from", cube),
            Healed { victim, cube } => Words::new("event-healed").noun("victim", victim).noun("from", cube),
            Placed { by, colour, room, placed, asked } => {
                let words = if by == colour {
                    Words::new("event-placed")
                } else {
                    Words::new("event-placed-for").noun("colour", colour)
                };
                let lost = asked.saturating_sub(*placed);
                words.noun("by", by).card("room", "room", room).number("n", *placed).number("lost", lost)
            }
            InstabilityRemoved { by, room, n } => Words::new("event-instability-removed")
                .noun("by", by)
                .card("room", "room", room)
                .number("n", *n),
            Gained { party, n, why } => {
                let words = match why.as_str() {
                    "defeat" => Words::new("event-gained-defeat"),
                    "trophies" => Words::new("event-gained-trophies"),
                    "rooms" => Words::new("event-gained-rooms"),
                    "quests" => Words::new("event-gained-quests"),
                    "solved" => Words::new("event-gained-solved"),
                    "crown" => Words::new("event-gained-crown"),
                    "quest" => Words::new("event-gained-quest"),
                    "event" => Words::new("event-gained-event"),
                    why if is_card(why) => Words::new("event-gained-source").noun("source", why),
                    _ => Words::new("event-gained"),
                };
                words.noun("party", party).number("n", *n)
            }
            Lost { party, n, why } => {
                let words = if is_card(why) {
                    Words::new("event-lost-source").noun("source", why)
                } else {
                    Words::new("event-lost")
                };
                words.noun("party", party).number("n", *n)
            }
            Trophy { party } => Words::new("event-trophy").noun("party", party),
            RoomTrack { party, room } => {
                Words::new("event-room-track").noun("party", party).card("room", "room", room)
            }
            RoomRebuilt { room } => Words::new("event-room-rebuilt").card("room", "room", room),
            RoomRuined { room, taker } => {
                Words::new("event-room-ruined").card("room", "room", room).noun("taker", taker)
            }
            ExtraRound => Words::new("event-extra-round"),
            RoomCounts { room, copy: Some(copy), .. } => {
                Words::new("event-room-copies").card("room", "room", room).card("copy", "room", copy)
            }
            RoomCounts { room, copy: None, colour } => {
                Words::new("event-room-counts").card("room", "room", room).word("colour", colour)
            }
            TakesShape { mage, shape } => {
                Words::new("event-takes-shape").noun("mage", mage).card("shape", "evocation", shape)
            }
            TurnsBack { mage } => Words::new("event-turns-back").noun("mage", mage),
            ElementNamed { mage, spell, element } => Words::new("event-element-named")
                .noun("mage", mage)
                .card("spell", "spell", spell)
                .word("element", element),
            Cancelled { source } => Words::new("event-cancelled").noun("source", source),
            TokenUsed { room } => Words::new("event-token-used").card("room", "room", room),
            TokenRefreshed { mage } => Words::new("event-token-refreshed").noun("mage", mage),
            TokensExhausted { mage, n } => {
                Words::new("event-tokens-exhausted").noun("mage", mage).number("n", *n)
            }
            Entered { model, room } => {
                Words::new("event-entered").noun("model", model).card("room", "room", room)
            }
            Summoned { mage, model, room } => Words::new("event-summoned")
                .noun("mage", mage)
                .noun("model", model)
                .card("room", "room", room),
            Removed { model } => Words::new("event-removed").noun("model", model),
            EvocationDefeated { model, by } => {
                Words::new("event-evocation-defeated").noun("model", model).noun("by", by)
            }
            UpgradeAssigned { upgrade, model } => {
                Words::new("event-upgrade-assigned").card("upgrade", "upgrade", upgrade).noun("model", model)
            }
            UpgradeDiscarded { upgrade } => {
                Words::new("event-upgrade-discarded").card("upgrade", "upgrade", upgrade)
            }
            JinxAssigned { jinx, mage } => {
                Words::new("event-jinx-assigned").card("jinx", "jinx", jinx).noun("mage", mage)
            }
            JinxDiscarded { jinx, mage } => {
                Words::new("event-jinx-discarded").card("jinx", "jinx", jinx).noun("mage", mage)
            }
            EvocationActivates { model, controller } => {
                Words::new("event-evocation-activates").noun("model", model).noun("controller", controller)
            }
            ActivationEnds { model } => Words::new("event-activation-ends").noun("model", model),
            Bonus { model, stat, n } => Words::new("event-bonus")
                .noun("model", model)
                .card("stat", "stat", stat)
                .word("sign", if *n < 0 { "−" } else { "+" })
                .number("n", n.unsigned_abs()),
            Attacks { model, victim } => {
                Words::new("event-attacks").noun("model", model).noun("victim", victim)
            }
            RoomActivated { mage, room } => {
                Words::new("event-room-activated").noun("mage", mage).card("room", "room", room)
            }
            MageDefeated { mage, by } => Words::new("event-mage-defeated").noun("mage", mage).noun("by", by),
            DefeatAverted { mage } => Words::new("event-defeat-averted").noun("mage", mage),
            Banned { mage, ban, next, room } => {
                let key = match *ban {
                    "walk" => "event-banned-walk",
                    "move" => "event-banned-move",
                    "activate" => "event-banned-activate",
                    _ => "event-banned-leave",
                };
                let words = Words::new(key).noun("mage", mage);
                match room {
                    Some(room) => words.card("room", "room", room),
                    None => words.word("when", if *next { "next" } else { "now" }),
                }
            }
            BansEnd { mage } => Words::new("event-bans-end").noun("mage", mage),
            TypeNamed { mage, kind } => Words::new("event-type-named").noun("mage", mage).word("type", kind),
            ColourNamed { mage, colour } => {
                Words::new("event-colour-named").noun("mage", mage).word("colour", colour)
            }
            ToCell { mage } => Words::new("event-to-cell").noun("mage", mage),
        }
    }
}

fn quest_words(key: &'static str, mage: &str, quest: &str) -> Words {
    Words::new(key).noun("mage", mage).card("quest", "quest", quest)
}

impl BlackRose {
    /// A choice of a seat in words.
    pub(crate) fn choice_said(&self, s: &State, seat: Seat, choice: Choice) -> Message {
        self.choice_words(s, seat, choice).0
    }

    fn choice_words(&self, s: &State, seat: Seat, choice: Choice) -> Words {
        let content = &self.content;
        let spell = |face: u16| content.spells.get(usize::from(face)).map_or("", |spell| spell.id.as_str());
        let room = |space: Space| {
            if self.shape.all().contains(space) { self.room_id(s, space) } else { Id::default() }
        };
        let model = |m: Nth<Model>| self.model_id(s, m);
        let quest = |q: Nth<Quest>| content.quests.get(q.index()).map_or("", |quest| quest.id.as_str());
        match choice {
            Choice::Colour(c) => Words::new("choice-colour")
                .word("colour", COLOURS.get(c.index()).copied().unwrap_or_default()),
            Choice::Mage(m) => Words::new("choice-mage")
                .noun("mage", content.mages.get(m.index()).map_or("", |m| m.id.as_str())),
            Choice::Grimoire(g) => {
                let id = content.grimoires.get(g.index()).map_or("", |g| g.id.as_str());
                Words::new("choice-grimoire").card("grimoire", "grimoire", id)
            }
            Choice::Spell(face) => match s.ask.question {
                Question::Prepare => Words::new("choice-prepare"),
                Question::TakeMemories
                | Question::TakeDiscards
                | Question::Search
                | Question::SearchBoth
                | Question::SearchSummon => Words::new("choice-take"),
                Question::TakeFromHand => Words::new("choice-take"),
                Question::GiveInExchange => Words::new("choice-give"),
                Question::Keep => Words::new("choice-keep"),
                Question::LayBack => Words::new("choice-lay-back"),
                Question::Exchange => Words::new("choice-lay"),
                Question::Give => Words::new("choice-give"),
                _ => Words::new("choice-discard"),
            }
            .card("spell", "spell", spell(face)),
            Choice::Slot(k) => match s.ask.question {
                // What lies there nobody knows who is asked.
                Question::RemoveReady => Words::new("choice-remove-slot").word("slot", slot_word(k)),
                Question::DiscardReady => self.slot_words(s, seat, k, "choice-discard-slot"),
                Question::Answer | Question::Order => self.slot_words(s, seat, k, "choice-reveal"),
                Question::Revealed => self.slot_words(s, seat, k, "choice-revealed"),
                Question::Replace => self.slot_words(s, seat, k, "choice-replace"),
                _ => Words::new("choice-slot").word("slot", slot_word(k)),
            },
            Choice::Side(side) => Words::new("choice-side").word("side", side_word(side)),
            Choice::Done => Words::new(match s.ask.question {
                Question::Prepare => "choice-done-preparing",
                Question::Action => "choice-done-activation",
                Question::Physical => "choice-done-action",
                Question::Step => "choice-done-moving",
                Question::MakeRoom => "choice-done-removing",
                Question::Answer => "choice-done-answering",
                Question::Thin => "choice-done-thinning",
                Question::GiveUpQuest => "choice-done-quests",
                Question::NameQuest => "choice-done-naming",
                _ => "choice-done",
            }),
            Choice::Explore => Words::new("choice-explore"),
            Choice::Fight => Words::new(self.fight_words(s, seat)),
            Choice::Command => Words::new("choice-command"),
            Choice::Cast(k) => self.slot_words(s, seat, k, "choice-cast"),
            Choice::Momentum(k) => self.slot_words(s, seat, k, "choice-momentum"),
            Choice::Declare(q) => {
                let quest =
                    self.quests_in_play(s).nth(usize::from(q)).map_or("", |(_, quest)| quest.id.as_str());
                Words::new("choice-declare").card("quest", "quest", quest)
            }
            Choice::Move(space) => Words::new("choice-move").card("room", "room", &room(space)),
            Choice::ActivateRoom => {
                let body = s.ask.mover().unwrap_or(seat.into());
                match s.room_of(body) {
                    Some(space) => Words::new("choice-activate-room").card("room", "room", &room(space)),
                    None => Words::new("choice-activate-this-room"),
                }
            }
            Choice::ActivateFor(q) => Words::new("choice-activate-for").card("quest", "quest", quest(q)),
            Choice::Hold(q) => Words::new("choice-hold-quest").card("quest", "quest", quest(q)),
            Choice::Type(kind) => Words::new("choice-type").word("type", kind.word()),
            Choice::RoomColour(colour) => Words::new("choice-room-colour").word("colour", colour.word()),
            Choice::Element(element) => Words::new("choice-element").word("element", element.word()),
            Choice::Instead(k) => Words::new("choice-instead").number("n", k + 1),
            Choice::AttackRoom => Words::new("choice-attack-room"),
            Choice::Pile(k) => {
                let id = content.schools.get(usize::from(k)).map_or("", Id::as_str);
                Words::new("choice-pile").card("school", "school", id)
            }
            Choice::School(k) => {
                let id = content.schools.get(usize::from(k)).map_or("", Id::as_str);
                Words::new("choice-school").card("school", "school", id)
            }
            Choice::CastHand(face, side) => Words::new("choice-cast-hand")
                .card("spell", "spell", spell(face))
                .word("side", side_word(side)),
            Choice::Thin(face) => Words::new("choice-thin").card("spell", "spell", spell(face)),
            Choice::Quest(q) => Words::new(match s.ask.question {
                Question::NameQuest => "choice-name-quest",
                Question::Action => "choice-use-quest",
                Question::KeepQuest => "choice-keep-quest",
                Question::LayBack => "choice-lay-back-quest",
                Question::ChooseQuest => "choice-choose-quest",
                Question::TakeQuest => "choice-take-quest",
                Question::ShareTasks => "choice-cube-on-quest",
                _ => "choice-discard-quest",
            })
            .card("quest", "quest", quest(q)),
            Choice::Event(e) => {
                let id = content.events.get(e.index()).map_or("", |event| event.id.as_str());
                Words::new(match s.ask.question {
                    Question::PlayEvent => "choice-play-event",
                    Question::LayBack => "choice-lay-back-event",
                    _ => "choice-discard-event",
                })
                .card("event", "event", id)
            }
            Choice::Evocation(k) => {
                let id = content.evocations.get(k.index()).map_or("", |e| e.id.as_str());
                Words::new("choice-summon").card("evocation", "evocation", id)
            }
            Choice::Attack(m) => Words::new("choice-attack").noun("model", &model(m)),
            Choice::Model(m) => Words::new(match s.ask.question {
                Question::Target => "choice-target",
                Question::ShareDamage | Question::ShareConversion => "choice-cube-on",
                Question::MakeRoom => "choice-remove",
                Question::DefeatOrder => "choice-defeat",
                Question::Evocation => "choice-activate",
                _ => "choice-choose",
            })
            .noun("model", &model(m)),
            Choice::Dummy => Words::new("choice-dummy"),
            Choice::Room(space) => Words::new(match s.ask.question {
                Question::Target => "choice-target-room",
                Question::ShareInstability | Question::ShareConversion => "choice-cube-in",
                Question::RebuildOrder => "choice-rebuild",
                _ => "choice-choose-room",
            })
            .card("room", "room", &room(space)),
            Choice::Yes => Words::new("choice-yes"),
            Choice::No => Words::new("choice-no"),
            Choice::First if s.ask.question == Question::WhichMoon => Words::new("choice-this-moon"),
            Choice::Second if s.ask.question == Question::WhichMoon => Words::new("choice-next-moon"),
            Choice::First if s.ask.question == Question::Vortex => Words::new("choice-vortex-before"),
            Choice::Second if s.ask.question == Question::Vortex => Words::new("choice-vortex-after"),
            Choice::First => Words::new("choice-first"),
            Choice::Second => Words::new("choice-second"),
            Choice::Cube(party) if s.ask.question == Question::Winner => {
                Words::new("choice-winner").noun("party", &self.party_id(s, party))
            }
            Choice::Cube(party) => Words::new("choice-cube").noun("party", &self.party_id(s, party)),
            Choice::Upgrade(k) => {
                let id = content.upgrades.get(k.index()).map_or("", |u| u.id.as_str());
                Words::new("choice-upgrade").card("upgrade", "upgrade", id)
            }
            Choice::Jinx(k) => {
                let id = content.jinxes.get(k.index()).map_or("", |j| j.id.as_str());
                Words::new("choice-jinx").card("jinx", "jinx", id)
            }
            Choice::OwnJinx(place) => match self.own_jinx(s, place) {
                (id, 0) => Words::new("choice-jinx").card("jinx", "jinx", &id),
                (id, cubes) => Words::new("choice-own-jinx").card("jinx", "jinx", &id).number("n", cubes),
            },
            Choice::Number(n) => Words::new("choice-ignore").number("n", n),
            Choice::Token => Words::new("choice-reveal-command"),
            Choice::Cause(fact) => match self.cause_id(s, fact) {
                (Some(who), Some(room), _) => {
                    Words::new("choice-cause-in").noun("model", &who).card("room", "room", &room)
                }
                (Some(who), None, _) => Words::new("choice-cause").noun("model", &who),
                (None, Some(room), _) => Words::new("choice-cause-room").card("room", "room", &room),
                (None, None, number) => Words::new("choice-cause-number").number("n", count(number)),
            },
            Choice::Trigger(i) => self.trigger_words(s, i),
        }
    }

    /// A waiting trigger; what sets it apart where another of the same card is offered.
    fn trigger_words(&self, s: &State, i: Nth<Pending>) -> Words {
        let Some(pending) = s.pending.get(i.index()) else {
            return Words::new("choice-resolve").noun("source", "");
        };
        let source = self.source_id(s, pending.source);
        let triggers = match s.ask.among {
            Among::Answers { triggers, .. } => triggers,
            _ => Set::EMPTY,
        };
        let same =
            |other: Nth<Pending>| s.pending.get(other.index()).is_some_and(|p| p.source == pending.source);
        let twin = triggers.iter().any(|other| other != i && same(other));
        match pending.watcher.tie {
            Tie::Jinx(mage, place) if twin => {
                let cubes = s.mages[mage.index()].jinxes[place].cubes;
                Words::new("choice-resolve-jinx").noun("source", &source).number("n", cubes)
            }
            _ => match s.facts.get(pending.fact.index()).and_then(|fact| self.fact_id(s, fact)) {
                Some(who) if twin => {
                    Words::new("choice-resolve-about").noun("source", &source).noun("model", &who)
                }
                _ => Words::new("choice-resolve").noun("source", &source),
            },
        }
    }

    /// Is neither half of a Fight possible here?
    pub(crate) fn fights_nothing(&self, s: &State, seat: Seat) -> bool {
        self.fight_words(s, seat) == "choice-fight-nothing"
    }

    /// What a Fight would be here: either half of it may be impossible (REB-457, REB-464).
    fn fight_words(&self, s: &State, seat: Seat) -> &'static str {
        let body = Nth::from(seat);
        let attack = !self.attackable(s, body, Party::from(seat)).is_empty();
        let open = s.room_of(body).is_some_and(|space| !self.closed(s, space));
        match (attack, open) {
            (true, true) => "choice-fight",
            (false, true) => "choice-fight-room",
            (true, false) => "choice-fight-attack",
            (false, false) => "choice-fight-nothing",
        }
    }

    /// A choice about the seat's own prepared Spell, which the seat knows.
    fn slot_words(&self, s: &State, seat: Seat, slot: u8, key: &'static str) -> Words {
        let words = Words::new(key).word("slot", slot_word(slot));
        let mage = &s.mages[seat.index()];
        let prepared = mage.slots.get(usize::from(slot)).is_some_and(|slot| *slot != Slot::Empty);
        let card = s.slot_card(seat, usize::from(slot)).filter(|_| prepared);
        let id = card.map(|card| self.spell_id(s.cards.face(card))).unwrap_or_default();
        let side = mage.sides.get(usize::from(slot)).copied().unwrap_or(Side::Light);
        words.card("spell", "spell", &id).word("side", side_word(side))
    }
}

fn slot_word(slot: u8) -> &'static str {
    SLOTS.get(usize::from(slot)).copied().unwrap_or_default()
}
