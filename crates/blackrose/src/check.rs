//! What must hold in every state of every game.

use crate::cards::{Face, Zone};
use crate::content::build::{Printed, Spell};
use crate::cubes::Party;
use crate::editions::{End, HandLimit};
use crate::engine::ask::Question;
use crate::engine::avatar::seat_of;
use crate::game::BlackRose;
use crate::language::program::{Models, Op, Pile};
use crate::limits::{BOARD, MODELS, PARTIES, SEATS};
use crate::lodge::Place;
use crate::state::{Model, Role, Side, Slot, Source, State, Work};
use kernel::Seat;
use kernel::small::{Nth, count};

/// The most choices one game can take.
///
/// Setup takes at most 6. A Round has at most 12 Actions (DUE-328) and 3 Evocations; an Action or
/// activation has at most 10 parts, each with at most 12 answers (targets, cubes, triggers, Quests, on a
/// stack that is bounded); Study and preparation take at most 50. That is below 2,000 a Round.
///
/// A game with Moons ends because the Black Rose gains points for every Event: the twelve cards of a Moon
/// that are revealed in as many Rounds give her more than its Cube asks for.
pub fn bound(game: &BlackRose) -> usize {
    match game.edition.ending.by {
        End::Rounds(rounds) => 1_000 * game.seats * usize::from(rounds),
        End::Power | End::Standing => 1_000 * game.mages * 40,
    }
}

/// Checks conservation of cubes, cards and Models, and that no list contradicts another.
pub fn check(game: &BlackRose, s: &State) -> Result<(), String> {
    cubes(game, s)?;
    cards(game, s)?;
    models(game, s)?;
    activations(s)?;
    hands(game, s)?;
    let summoned: Models = Model::evocations().filter(|m| s.models[*m].at != Place::OFF).collect();
    if summoned != s.summoned {
        return Err("the mask of Evocations in the Lodge is wrong".into());
    }
    let at_work: u128 = (0..s.watchers.len()).filter(|&i| s.watchers[i].is_some()).map(|i| 1 << i).sum();
    if at_work != s.watching {
        return Err("the mask of abilities at work is wrong".into());
    }
    if s.over == game.outcome_open(s) {
        return Err("the end of the game contradicts the open question".into());
    }
    Ok(())
}

/// DUE-808: for each side, free cubes + Damage + Instability + markers + Quest cubes = all its cubes. Those that
/// a position has put out of the game count with the free ones.
fn cubes(game: &BlackRose, s: &State) -> Result<(), String> {
    let mut seen = [0usize; PARTIES];
    for model in &s.models {
        for party in model.damage.iter() {
            seen[party.index()] += 1;
        }
    }
    for room in &s.rooms[..game.shape.rooms()] {
        for party in room.cubes.iter() {
            seen[party.index()] += 1;
        }
        seen.iter_mut().zip(room.over).for_each(|(sum, over)| *sum += usize::from(over));
        if room.taken.is_some() != (room.turned && game.edition.is_standing()) {
            return Err("a token is not where it belongs".into());
        }
        let slots = usize::from(game.content.rooms[room.tile].slots);
        if room.cubes.len() > slots || (room.turned && !room.cubes.is_empty()) {
            return Err(format!("a Room holds {} cubes in {slots} slots", room.cubes.len()));
        }
    }
    for side in s.quests.iter().flatten() {
        seen[side.index()] += 1;
    }
    for mage in &s.mages {
        seen.iter_mut().zip(mage.over).for_each(|(sum, over)| *sum += usize::from(over));
    }
    for (seat, seen) in seen.iter_mut().enumerate().take(game.seats) {
        *seen += s.mages[seat].jinxes().map(|(_, jinx)| usize::from(jinx.cubes)).sum::<usize>();
        for card in s.cards.in_zone(Zone::Active(Seat(count(seat)))) {
            if let Printed::Quest(quest) = game.content.printed(s.cards.face(card)) {
                *seen += usize::from(s.progress[quest.index()]);
            }
        }
    }
    if let Some(avatar) = game.avatar {
        seen[Party::ROSE.index()] +=
            s.mages[avatar.index()].jinxes().map(|(_, jinx)| usize::from(jinx.cubes)).sum::<usize>();
    }
    for party in Party::all() {
        if party.index() >= game.seats && party != Party::ROSE {
            continue;
        }
        let (of_mage, of_rose) = game.edition.markers;
        let markers = if party == Party::ROSE { of_rose } else { of_mage };
        let free = s.supply[party.index()] + s.aside.0[party.index()];
        let all = seen[party.index()] + usize::from(markers) + usize::from(free);
        let (of_mage, of_rose) = game.edition.cubes;
        let cubes = if party == Party::ROSE { of_rose } else { of_mage };
        if all != usize::from(cubes) {
            return Err(format!("{party:?} has {all} cubes instead of {cubes}"));
        }
    }
    Ok(())
}

fn cards(game: &BlackRose, s: &State) -> Result<(), String> {
    s.cards.check()?;
    let content = &game.content;
    let mut faces = vec![0usize; content.faces()];
    for card in s.cards.all() {
        faces[s.cards.face(card).index()] += 1;
    }
    for (i, spell) in game.content.spells.iter().enumerate() {
        let personal_of_nobody = spell.personal
            && !(0..game.seats).any(|seat| {
                let mage = game.mage_card(s, Seat(count(seat)));
                mage.is_some_and(|mage| mage.personal.index() == i)
            });
        let expected = if s.round == 0 || personal_of_nobody { 0 } else { usize::from(spell.copies) };
        if faces[i] != expected {
            return Err(format!("there are {} copies of {} instead of {expected}", faces[i], spell.id));
        }
    }
    for (face, n) in faces.iter().enumerate().skip(content.spells.len()) {
        let in_deck = game.edition.moons.is_some() && s.round > 0;
        let copies = match content.printed(crate::cards::Face::new(face)) {
            Printed::Command(command) => usize::from(content.commands[command].copies),
            _ => 1,
        };
        let expected = if in_deck { copies } else { 0 };
        if *n != expected {
            return Err(format!(
                "there are {n} copies of {}",
                content.face_id(crate::cards::Face::new(face))
            ));
        }
    }
    for card in s.cards.all() {
        let (face, zone) = (s.cards.face(card), s.cards.zone(card));
        // A written position may give a Mage another's Personal Spell; no game does.
        let personal =
            matches!(content.printed(face), Printed::Spell(spell) if content.spells[spell].personal);
        let with_a_mage = matches!(
            zone,
            Zone::Grimoire(_) | Zone::Hand(_) | Zone::Memories(_) | Zone::Slot(..) | Zone::Look(_)
        );
        let lent = personal && with_a_mage;
        if !lent && !fits(game, s, face, zone) {
            return Err(format!("{} lies in {zone:?}", content.face_id(face)));
        }
    }
    for slot in 0..count(BOARD) {
        if s.cards.count(Zone::Board(slot)) > 1 {
            return Err(format!("slot {slot} of the Event Board holds two Events"));
        }
    }
    for seat in 0..game.seats {
        for slot in 0..4u8 {
            let lying = s.cards.count(Zone::Slot(Seat(count(seat)), slot));
            let expected = usize::from(s.mages[seat].slots[usize::from(slot)] != Slot::Empty);
            if lying != expected {
                return Err(format!("slot {slot} of seat {seat} holds {lying} cards instead of {expected}"));
            }
        }
        prepared(game, s, Seat(count(seat)))?;
    }
    Ok(())
}

/// Can a card with this face lie there?
pub fn fits(game: &BlackRose, s: &State, face: Face, zone: Zone) -> bool {
    let content = &game.content;
    match (content.printed(face), zone) {
        (_, Zone::Gone) => true,
        (Printed::Spell(spell), zone) => {
            let printed = &content.spells[spell];
            let own = |seat: Seat| game.mage_card(s, seat).is_some_and(|mage| mage.personal.index() == spell);
            match zone {
                Zone::Library(school) | Zone::Discards(school) => printed.school == Some(school),
                Zone::Forgotten => printed.forgotten,
                Zone::Aside(seat) => own(seat),
                Zone::Look(_) if !may_be_looked_at(game, s, printed) => false,
                Zone::Grimoire(seat)
                | Zone::Hand(seat)
                | Zone::Memories(seat)
                | Zone::Slot(seat, _)
                | Zone::Look(seat) => seat.index() < game.seats && (!printed.personal || own(seat)),
                _ => false,
            }
        }
        (Printed::Quest(quest), zone) => match zone {
            Zone::Quests(moon) => content.quests[quest].moon == moon,
            zone => matches!(
                zone,
                Zone::Active(_) | Zone::Completed(_) | Zone::Solved(_) | Zone::Look(_) | Zone::QuestDiscards
            ),
        },
        (Printed::Event(event), zone) => match zone {
            Zone::Events(moon) => content.events[event].moon == moon,
            zone => matches!(zone, Zone::Board(_) | Zone::EventDiscards | Zone::Look(_)),
        },
        (Printed::Command(command), zone) => match zone {
            Zone::Commands(moon) => content.commands[command].moon == moon,
            Zone::Memories(seat) => Some(seat.into()) == game.avatar,
            _ => false,
        },
    }
}

/// Can the Spell be among those that somebody is looking at? All of them come from one pile.
fn may_be_looked_at(game: &BlackRose, s: &State, spell: &Spell) -> bool {
    let Some(frame) = s.stack.last() else { return true };
    match (game.code[usize::from(frame.pc())], frame.work) {
        (Op::Look { from: Pile::Forgotten, .. }, _) => spell.forgotten,
        (Op::Look { .. }, Work::Looking { school: Some(school), .. }) => spell.school == Some(school),
        _ => true,
    }
}

/// What lies in the slots of a Mage was prepared and activated as it may be.
fn prepared(game: &BlackRose, s: &State, seat: Seat) -> Result<(), String> {
    let mage = &s.mages[seat.index()];
    for slot in 0..mage.slots.len() {
        let Some(card) = s.slot_card(seat, slot) else { continue };
        let Printed::Spell(spell) = game.content.printed(s.cards.face(card)) else { continue };
        let (spell, side) = (&game.content.spells[spell], mage.sides[slot]);
        let both = spell.room_trap && mage.slots[slot] == Slot::Revealed;
        if spell.single && side == Side::Dark && !both {
            return Err(format!("{} of {seat} shows a side it does not have", spell.id));
        }
        // DUE-910, REB-470: only Traps and Protections wait face down.
        let waits = spell.sides[side.index()].kind.waits();
        if mage.slots[slot] == Slot::Active && !waits {
            return Err(format!("{} of {seat} is Active and neither Trap nor Protection", spell.id));
        }
    }
    if s.ask.question == Question::Prepare && s.ask.seats.contains(seat) {
        let lies = mage.slots.map(|slot| slot != Slot::Empty);
        let (least, most) = game.edition.preparation.spells;
        let n = lies.iter().filter(|lies| **lies).count();
        let there = n + s.cards.count(Zone::Hand(seat));
        let done = !s.ask.waiting.contains(seat);
        if n > most || done && n < least.min(there) {
            return Err(format!("{seat} has prepared {n} of {there} Spells"));
        }
        let gap = lies[1..].windows(2).any(|pair| !pair[0] && pair[1]);
        if game.edition.preparation.slots_in_order && gap {
            return Err(format!("{seat} has prepared a slot and left out the one before it"));
        }
    }
    Ok(())
}

/// DUE-258, CLA-357, CLA-301: nobody holds more than the Hand value, nor more Quests than the limit, where they count
/// between Actions or always; whoever is asked may be about to discard.
fn hands(game: &BlackRose, s: &State) -> Result<(), String> {
    let settled = matches!(s.ask.question, Question::Action | Question::Prepare);
    // Those who have too many discard one after the other.
    let limiting = matches!(s.ask.question, Question::QuestLimit | Question::HandLimit);
    let counts = |seat: Seat| match game.edition.study.hand {
        HandLimit::Study => false,
        HandLimit::Effects => settled,
        HandLimit::Always => settled || !limiting && !s.ask.seats.contains(seat),
    };
    for seat in Seat::all(game.seats).filter(|seat| counts(*seat)) {
        let (held, most) = (s.cards.count(Zone::Hand(seat)), game.hand(s, seat));
        let limit = game.mage_card(s, seat).map_or(0, |mage| usize::from(mage.quest_limit));
        if game.edition.quests.limit_at_once && s.cards.count(Zone::Active(seat)) > limit {
            return Err(format!("seat {} holds more than {limit} Quests", seat.0));
        }
        if held > most {
            return Err(format!("seat {} holds {held} Spells; its Hand value is {most}", seat.0));
        }
    }
    Ok(())
}

fn models(game: &BlackRose, s: &State) -> Result<(), String> {
    let mut upgrades: Vec<u8> = game.content.upgrades.iter().map(|u| u.copies).collect();
    for m in Nth::all(MODELS) {
        let model = &s.models[m];
        if model.at == Place::OFF {
            if !model.damage.is_empty() || model.upgrade.is_some() {
                return Err(format!("Model {m:?} is off the board and not empty"));
            }
            continue;
        }
        if model.at.is_cell() && model.at != Place::cell(seat_of(m)) {
            return Err(format!("Model {m:?} is in a Cell that is not its own"));
        }
        // One that loses Health with an Upgrade is defeated at the period.
        if model.damage.len() > game.health(s, m) && !(s.falling | s.doomed).contains(m) {
            return Err(format!("Model {m:?} holds more Damage than its Health"));
        }
        if let Some(upgrade) = model.upgrade {
            upgrades[upgrade.index()] = upgrades[upgrade.index()].wrapping_sub(1);
        }
    }
    if upgrades[..] != s.upgrades[..upgrades.len()] {
        return Err("Upgrades are lost".into());
    }
    let mut figures = game.content.figures.clone();
    for m in s.summoned.iter() {
        let Some(card) = game.evocation(s, m) else { continue };
        let group = usize::from(card.figures);
        figures[group] = figures[group].wrapping_sub(1);
    }
    if figures[..] != s.figures[..figures.len()] {
        return Err("figures are lost".into());
    }
    let mut jinxes: Vec<u8> = game.content.jinxes.iter().map(|j| j.copies).collect();
    for kind in s.mages.iter().flat_map(|mage| mage.jinxes()).filter_map(|(_, jinx)| jinx.kind) {
        jinxes[kind.index()] = jinxes[kind.index()].wrapping_sub(1);
    }
    if jinxes[..] != s.jinxes[..jinxes.len()] {
        return Err("Jinxes are lost".into());
    }
    for seat in Nth::all(SEATS) {
        let owned: Vec<Nth<Model>> = Model::evocations()
            .filter(|m| s.models[*m].at != Place::OFF && game.owner_of(s, *m) == Some(seat))
            .collect();
        let mut bases: Vec<u8> = owned.iter().map(|&m| s.models[m].base).collect();
        bases.sort_unstable();
        bases.dedup();
        if bases.len() != owned.len() || owned.len() > 3 {
            return Err(format!("seat {seat:?} owns {} Evocations on {} bases", owned.len(), bases.len()));
        }
    }
    Ok(())
}

impl BlackRose {
    /// Is somebody asked?
    fn outcome_open(&self, s: &State) -> bool {
        !s.ask.waiting.is_empty()
    }
}

/// An activation is that of one Evocation to its end; control and bonuses of an activation end with it (REB-715,
/// REB-744, REB-745).
fn activations(s: &State) -> Result<(), String> {
    let mut active = Models::EMPTY;
    for frame in s.stack.iter().filter(|frame| matches!(frame.role, Role::Activation(_))) {
        let Some(body) = frame.body else { continue };
        let model = &s.models[body];
        active.insert(body);
        let stands = model.at != Place::OFF && !Model::is_mage(body);
        if stands && Some(frame.source) != model.kind.map(Source::Evocation) {
            return Err(format!("another Evocation goes on with the activation of Model {body:?}"));
        }
    }
    for m in s.evocations() - active {
        let model = &s.models[m];
        if model.controller != model.owner || model.now != [0; 3] {
            return Err(format!("control or a bonus of Model {m:?} outlives its activation"));
        }
    }
    Ok(())
}
