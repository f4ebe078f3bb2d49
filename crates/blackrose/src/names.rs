//! Readable, stable names: of choices, Models, Rooms and sides.

use crate::cards::Face;
use crate::content::build as printed;
use crate::cubes::Party;
use crate::engine::actions::SLOTS;
use crate::engine::ask::{Among, Choice, Question};
use crate::events::{Event, Id};
use crate::game::BlackRose;
use crate::lodge::{Space, members};
use crate::state::*;
use kernel::Log;
use kernel::small::Nth;
use smol_str::format_smolstr;

/// A colour of a Mage, by its name.
pub type Colour = &'static str;

/// The Mage colours (DUE-007).
pub const COLOURS: [Colour; 4] = ["red", "blue", "green", "yellow"];

impl BlackRose {
    /// A Model: a Mage by its name, an Evocation by kind, owner and base.
    pub fn model_id(&self, s: &State, model: Nth<Model>) -> Id {
        if Model::is_mage(model) {
            return match s.mages[model.index()].mage {
                None => format_smolstr!("seat{model:?}"),
                Some(mage) => self.content.mages[mage].id.clone(),
            };
        }
        let m = &s.models[model];
        let kind = m.kind.map_or("?", |kind| self.content.evocations[kind].id.as_str());
        format_smolstr!("{kind}:{}:{}", self.party_id(s, m.owner), m.base + 1)
    }

    /// A Model's id if anybody listens, else nothing.
    pub fn log_model(&self, log: &Log<Event>, s: &State, model: Nth<Model>) -> Id {
        if log.listens() { self.model_id(s, model) } else { Id::default() }
    }

    /// A side: a Mage by its name, or `rose`.
    pub fn party_id(&self, s: &State, party: Party) -> Id {
        match party.seat() {
            Some(seat) => self.model_id(s, seat.into()),
            None => "rose".into(),
        }
    }

    /// The Room on a space.
    pub fn room_id(&self, s: &State, space: Space) -> Id {
        self.content.rooms[s.rooms[space].tile].id.clone()
    }

    /// A Spell by its face.
    pub fn spell_id(&self, face: Face) -> Id {
        self.content.spells[face.index()].id.clone()
    }

    /// Where an Effect comes from.
    pub fn source_id(&self, _s: &State, source: Source) -> Id {
        let c = &self.content;
        match source {
            Source::Rules => "rules".into(),
            Source::Physical => "physical".into(),
            Source::Spell(face, _) => c.spells[usize::from(face)].id.clone(),
            Source::Room(tile) => c.rooms[tile].id.clone(),
            Source::Quest(q) => c.quests[q].id.clone(),
            Source::Event(e) => c.events[e].id.clone(),
            Source::Evocation(kind) => c.evocations[kind].id.clone(),
            Source::Upgrade(kind) => c.upgrades[kind].id.clone(),
            Source::Jinx(kind) => c.jinxes[kind].id.clone(),
            Source::Command(card, _) => c.commands[card].id.clone(),
        }
    }

    /// What an Effect is aimed at.
    pub fn aim_id(&self, s: &State, aim: Aim) -> Id {
        match aim {
            Aim::Nothing | Aim::Gone(_) => "nothing".into(),
            Aim::Dummy => "dummy".into(),
            Aim::Model(m) | Aim::Healed(m) => self.model_id(s, m),
            Aim::Room(space) => self.room_id(s, space),
        }
    }

    /// What a standing ability comes from; its card may have left already.
    pub fn watcher_source(&self, watcher: &Watcher) -> Source {
        self.content.sources[usize::from(watcher.ability)]
    }

    /// Who did something; nobody if the Model has left the Lodge since.
    fn doer_id(&self, s: &State, doer: Doer) -> Option<Id> {
        match doer {
            Doer::Side(side) => Some(self.party_id(s, side)),
            Doer::Model(m) if s.models[m].at == crate::lodge::Place::OFF => None,
            Doer::Model(m) => Some(self.model_id(s, m)),
            Doer::Kind(kind) => Some(self.content.evocations[kind].id.clone()),
        }
    }

    /// Whom a fact is about: the victim, or else who did it.
    pub fn fact_id(&self, s: &State, fact: &Fact) -> Option<Id> {
        let parts = fact.parts();
        parts.victim.map(Doer::Model).or(parts.doer).and_then(|doer| self.doer_id(s, doer))
    }

    /// What tells a fact from the others that are offered beside it: a Model or side, a Room, and its number among
    /// those that nothing tells apart.
    pub fn cause_id(&self, s: &State, fact: Nth<Fact>) -> (Option<Id>, Option<Id>, usize) {
        let parts = |i: Nth<Fact>| s.facts.get(i.index()).map(Fact::parts);
        let Some(this) = parts(fact) else { return (None, None, 1) };
        let Among::Causes { first, open } = s.ask.among else { return (None, None, 1) };
        let offered = || members(open).map(|i| Nth::new(first.index() + i));
        let doers = offered().any(|i| parts(i).is_some_and(|p| p.doer != this.doer));
        let victims = offered().any(|i| parts(i).is_some_and(|p| p.victim != this.victim));
        let rooms = offered().any(|i| parts(i).is_some_and(|p| p.room != this.room));
        let who = match (this.doer, this.victim) {
            (Some(doer), _) if doers => self.doer_id(s, doer),
            (_, Some(victim)) if victims => self.doer_id(s, Doer::Model(victim)),
            _ => None,
        };
        let room = this.room.filter(|_| rooms).map(|room| self.room_id(s, room));
        let alike = |p: Particulars| {
            (!doers || p.doer == this.doer) && (doers || p.victim == this.victim) && p.room == this.room
        };
        let number = offered().filter(|i| *i <= fact && parts(*i).is_some_and(alike)).count();
        (who, room, number)
    }

    /// A Jinx of the Mage a question is about, and its cubes where another of its kind is offered.
    pub fn own_jinx(&self, s: &State, place: Nth<Jinx>) -> (Id, u8) {
        let Among::OwnJinxes { mage, places } = s.ask.among else { return ("?".into(), 0) };
        let mage = &s.mages[mage.index()];
        let jinx = |place: usize| mage.jinxes.get(place).copied().unwrap_or(Jinx::EMPTY);
        let this = jinx(place.index());
        let Some(kind) = this.kind else { return ("?".into(), 0) };
        let twin = members(places).any(|other| {
            other != place.index() && jinx(other).kind == this.kind && jinx(other).cubes != this.cubes
        });
        (self.content.jinxes[kind].id.clone(), if twin { this.cubes } else { 0 })
    }

    /// The readable name of a choice.
    pub fn choice_name(&self, s: &State, choice: Choice) -> Id {
        let content = &self.content;
        let spell = |face: u16| content.spells.get(usize::from(face)).map_or("?", |spell| spell.id.as_str());
        let room = |space: Space| {
            if self.shape.all().contains(space) { self.room_id(s, space) } else { "?".into() }
        };
        let model = |m: Nth<Model>| {
            let stands = s.models.get(m.index()).is_some_and(|m| m.at != crate::lodge::Place::OFF);
            if stands { self.model_id(s, m) } else { "?".into() }
        };
        let quest =
            |q: Nth<printed::Quest>| content.quests.get(q.index()).map_or("?", |quest| quest.id.as_str());
        let slot = |k: u8| SLOTS.get(usize::from(k)).copied().unwrap_or("?");
        match choice {
            Choice::Colour(c) => format_smolstr!("colour {}", COLOURS.get(c.index()).unwrap_or(&"?")),
            Choice::Mage(m) => {
                format_smolstr!("mage {}", content.mages.get(m.index()).map_or("?", |m| m.id.as_str()))
            }
            Choice::Grimoire(g) => {
                format_smolstr!(
                    "grimoire {}",
                    content.grimoires.get(g.index()).map_or("?", |g| g.id.as_str())
                )
            }
            Choice::Spell(face) => match s.ask.question {
                Question::Prepare => format_smolstr!("prepare {}", spell(face)),
                Question::TakeMemories
                | Question::TakeDiscards
                | Question::Search
                | Question::SearchBoth
                | Question::SearchSummon => format_smolstr!("take {}", spell(face)),
                Question::TakeFromHand => format_smolstr!("take {}", spell(face)),
                Question::GiveInExchange => format_smolstr!("give {}", spell(face)),
                Question::Keep => format_smolstr!("keep {}", spell(face)),
                Question::LayBack => format_smolstr!("back {}", spell(face)),
                Question::Exchange => format_smolstr!("lay {}", spell(face)),
                Question::Give => format_smolstr!("give {}", spell(face)),
                _ => format_smolstr!("discard {}", spell(face)),
            },
            Choice::Slot(k) => match s.ask.question {
                Question::DiscardReady | Question::RemoveReady => format_smolstr!("discard slot:{}", slot(k)),
                Question::Answer | Question::Order => format_smolstr!("reveal slot:{}", slot(k)),
                Question::Revealed => format_smolstr!("choose slot:{}", slot(k)),
                Question::Replace => format_smolstr!("replace slot:{}", slot(k)),
                _ => format_smolstr!("slot {}", slot(k)),
            },
            Choice::Side(side) => if side == Side::Light { "side light" } else { "side dark" }.into(),
            Choice::Done => "done".into(),
            Choice::Explore => "explore".into(),
            Choice::Fight => "fight".into(),
            Choice::Command => "command".into(),
            Choice::Cast(k) => format_smolstr!("cast {}", slot(k)),
            Choice::Momentum(k) => format_smolstr!("momentum {}", slot(k)),
            Choice::Declare(q) => {
                let quest =
                    self.quests_in_play(s).nth(usize::from(q)).map_or("?", |(_, quest)| quest.id.as_str());
                format_smolstr!("declare {quest}")
            }
            Choice::Move(space) => format_smolstr!("move room:{}", room(space)),
            Choice::ActivateRoom => "activate room".into(),
            Choice::ActivateFor(q) => format_smolstr!("activate room quest:{}", quest(q)),
            Choice::Hold(q) => format_smolstr!("hold {}", quest(q)),
            Choice::Type(kind) => format_smolstr!("type {}", kind.word()),
            Choice::RoomColour(colour) => format_smolstr!("name {}", colour.word()),
            Choice::Element(element) => format_smolstr!("element {}", element.word()),
            Choice::Attack(m) => format_smolstr!("attack {}", model(m)),
            Choice::Instead(k) => format_smolstr!("instead {}", k + 1),
            Choice::AttackRoom => "attack room".into(),
            Choice::Pile(k) => {
                format_smolstr!("pile {}", content.schools.get(usize::from(k)).map_or("?", Id::as_str))
            }
            Choice::School(k) => {
                format_smolstr!("school {}", content.schools.get(usize::from(k)).map_or("?", Id::as_str))
            }
            Choice::CastHand(face, side) => {
                format_smolstr!("cast {} {}", spell(face), if side == Side::Light { "light" } else { "dark" })
            }
            Choice::Thin(face) => format_smolstr!("thin {}", spell(face)),
            Choice::Quest(q) => {
                let quest = quest(q);
                match s.ask.question {
                    Question::NameQuest => format_smolstr!("quest {quest}"),
                    Question::Action => format_smolstr!("use {quest}"),
                    Question::KeepQuest => format_smolstr!("keep {quest}"),
                    Question::LayBack => format_smolstr!("back {quest}"),
                    Question::ChooseQuest => format_smolstr!("choose {quest}"),
                    Question::TakeQuest => format_smolstr!("take {quest}"),
                    Question::ShareTasks => format_smolstr!("cube on:{quest}"),
                    _ => format_smolstr!("discard {quest}"),
                }
            }
            Choice::Event(e) => {
                let event = content.events.get(e.index()).map_or("?", |e| e.id.as_str());
                match s.ask.question {
                    Question::PlayEvent => format_smolstr!("play {event}"),
                    Question::LayBack => format_smolstr!("back {event}"),
                    _ => format_smolstr!("discard {event}"),
                }
            }
            Choice::Evocation(k) => {
                format_smolstr!("summon {}", content.evocations.get(k.index()).map_or("?", |e| e.id.as_str()))
            }
            Choice::Model(m) => match s.ask.question {
                Question::Target => format_smolstr!("target {}", model(m)),
                Question::ShareDamage | Question::ShareConversion => format_smolstr!("cube on:{}", model(m)),
                Question::MakeRoom => format_smolstr!("remove {}", model(m)),
                Question::DefeatOrder => format_smolstr!("defeat {}", model(m)),
                Question::Evocation => format_smolstr!("activate {}", model(m)),
                _ => format_smolstr!("choose {}", model(m)),
            },
            Choice::Dummy => match s.ask.question {
                Question::Pick => "choose dummy".into(),
                _ => "target dummy".into(),
            },
            Choice::Room(space) => match s.ask.question {
                Question::Target => format_smolstr!("target room:{}", room(space)),
                Question::ShareInstability | Question::ShareConversion => {
                    format_smolstr!("cube in:{}", room(space))
                }
                Question::RebuildOrder => format_smolstr!("rebuild room:{}", room(space)),
                _ => format_smolstr!("choose room:{}", room(space)),
            },
            Choice::Yes => "yes".into(),
            Choice::No => "no".into(),
            Choice::First if s.ask.question == Question::Vortex => "vortex before".into(),
            Choice::Second if s.ask.question == Question::Vortex => "vortex after".into(),
            Choice::First => "first".into(),
            Choice::Second => "second".into(),
            Choice::Cube(party) => {
                if party.index() > Party::ROSE.index() {
                    "cube ?".into()
                } else if s.ask.question == Question::Winner {
                    format_smolstr!("winner {}", self.party_id(s, party))
                } else {
                    format_smolstr!("cube {}", self.party_id(s, party))
                }
            }
            Choice::Upgrade(k) => {
                format_smolstr!("upgrade {}", content.upgrades.get(k.index()).map_or("?", |u| u.id.as_str()))
            }
            Choice::Jinx(k) => {
                format_smolstr!("jinx {}", content.jinxes.get(k.index()).map_or("?", |j| j.id.as_str()))
            }
            Choice::OwnJinx(place) => match self.own_jinx(s, place) {
                (id, 0) => format_smolstr!("jinx {id}"),
                (id, cubes) => format_smolstr!("jinx {id} {cubes}"),
            },
            Choice::Number(n) => format_smolstr!("ignore {n}"),
            Choice::Token => "reveal command".into(),
            Choice::Cause(fact) => {
                let (who, room, number) = self.cause_id(s, fact);
                let mut name = String::from("choose");
                if let Some(who) = who {
                    name = format!("{name} {who}");
                }
                if let Some(room) = room {
                    name = format!("{name} room:{room}");
                }
                if number > 1 { format_smolstr!("{name} {number}") } else { name.into() }
            }
            Choice::Trigger(i) => match s.pending.get(i.index()) {
                Some(pending) => {
                    let source = self.source_id(s, pending.source);
                    let same = s.pending[..i.index()]
                        .iter()
                        .filter(|p| p.level == pending.level && p.watcher.you == pending.watcher.you)
                        .filter(|p| self.source_id(s, p.source) == source)
                        .count();
                    if same == 0 {
                        format_smolstr!("resolve {source}")
                    } else {
                        format_smolstr!("resolve {source} {}", same + 1)
                    }
                }
                None => "resolve ?".into(),
            },
        }
    }
}
