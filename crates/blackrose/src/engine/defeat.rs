//! The defeat of a Mage, step by step.

use crate::cubes::Party;
use crate::editions::Trophies;
use crate::engine::avatar::seat_of;
use crate::engine::run::{Flow, Run};
use crate::events::Event;
use crate::language::program::{Modifier, Op, Pc, Who};
use crate::limits::PARTIES;
use crate::lodge::{Place, members};
use crate::state::{Aim, Bans, Claim, Fact, Frame, How, Model, Phase, Role, Source};
use kernel::Audience;
use kernel::small::{Nth, count};

impl Run<'_, '_> {
    /// Starts the steps of a defeat; `false` if they are too many Effects inside one another.
    pub fn push_defeat(&mut self, mage: Nth<Model>) -> bool {
        // Nothing else takes up this defeat while its steps run.
        self.s.falling.insert(mage);
        let side = self.game.side_of(mage);
        let mut frame = Frame::new(self.game.lists.defeat, side, Some(mage), Source::Rules);
        frame.facts = count(self.s.facts.len());
        frame.chain = self.s.top().chain;
        self.push(frame)
    }

    /// The Mage whose defeat runs: the steps of a defeat have one.
    fn defeated(&self) -> Nth<Model> {
        self.s.top().body.unwrap_or(self.s.top().you.as_model())
    }

    /// An Effect that made the Mage no longer defeated ends the steps here.
    pub fn stop_if_averted(&mut self) -> Flow {
        let mage = self.defeated();
        let stands = self.s.models[mage].damage.len() >= self.health(mage) || self.s.doomed.contains(mage);
        if stands {
            let by = self.s.models[mage].last_hit;
            let (game, s) = (self.game, &*self.s);
            self.log.tell(Audience::All, || Event::MageDefeated {
                mage: game.model_id(s, mage),
                by: game.party_id(s, by),
            });
            return Flow::Next;
        }
        let id = self.game.log_model(self.log, self.s, mage);
        self.tell(|| Event::DefeatAverted { mage: id });
        self.s.falling.remove(mage);
        self.s.stack.pop();
        Flow::Stay
    }

    /// Evocations assigned to the Mage are removed.
    pub fn remove_assigned(&mut self) -> Flow {
        let mage = self.defeated();
        if self.s.top().step == 1 {
            return Flow::Next;
        }
        let facts = self.s.facts.len();
        for m in self.s.evocations().iter() {
            if self.s.models[m].assigned == Some(mage) {
                self.remove_model(m, None);
            }
        }
        if self.s.facts.len() == facts {
            return Flow::Next;
        }
        // REB-625: what follows from their removal comes first.
        self.s.top_mut().step = 1;
        self.push_period(facts);
        Flow::Stay
    }

    /// The Model goes to its own Cell (DUE-471); the rest of a Physical Action is lost (DUE-334).
    pub fn to_cell(&mut self) -> Flow {
        let mage = self.defeated();
        self.s.top_mut().that_room = self.s.room_of(mage);
        for frame in &mut self.s.stack {
            let physical = matches!(self.game.code[usize::from(frame.pc())], Op::Physical { .. });
            // REB-744: of a commanded Evocation too the rest is lost.
            if physical && (frame.body == Some(mage) || frame.commanded() == Some(mage)) {
                frame.lost = true;
            }
        }
        if self.game.edition.defeats.ends_turn {
            self.end_turn_of(mage);
        }
        self.put_in_cell(mage);
        Flow::Next
    }

    /// A Mage who is defeated in the own turn loses the rest of the action and of the turn (CLA-660, CLA-661,
    /// CLA-814). The sentence that runs is finished; a Quest that is being completed still gives its points.
    fn end_turn_of(&mut self, mage: Nth<Model>) {
        if self.s.phase != Phase::Action || self.s.turn.seat != mage.number() {
            return;
        }
        (self.s.turn.actions, self.s.turn.over) = (2, true);
        let (side, lists) = (self.game.side_of(mage), &self.game.lists);
        let kept =
            |pc: Pc| lists.is_period(pc) || lists.is_strike(pc) || lists.completes(pc) || lists.defeats(pc);
        for frame in &mut self.s.stack {
            // Where each Mage in turn is "you", the Effect is still that of whoever began it.
            let whose = if let Role::EachMage(_, before) = frame.role { before } else { frame.you() };
            frame.stopped |= whose == side && frame.source != Source::Rules && !kept(frame.pc());
        }
    }

    /// Puts a Mage into the own Cell.
    pub fn put_in_cell(&mut self, mage: Nth<Model>) {
        let room = self.s.room_of(mage);
        self.s.models[mage].at = Place::cell(seat_of(mage));
        let (game, avatar) = (self.game, self.game.is_avatar(mage));
        for frame in &mut self.s.stack {
            // REB-915: of the Physical Action part that runs the rest is lost.
            frame.lost |= avatar && frame.pc() != game.lists.avatar && game.is_physical_part(frame.source);
            if frame.aim == Aim::Model(mage) && room.is_some() {
                frame.target_was = room;
            }
        }
        self.s.note(Fact::InCell { mage });
        let id = self.game.log_model(self.log, self.s, mage);
        self.tell(|| Event::ToCell { mage: id });
        self.end_bans_of(mage, |bans| *bans = Bans::default());
    }

    /// "Send X to their Cell".
    pub fn send_to_cell(&mut self, who: Who) -> Flow {
        let mages = self.who(who) & Model::MAGES;
        let mut any = false;
        for mage in mages.iter() {
            if self.s.room_of(mage).is_some() {
                self.put_in_cell(mage);
                any = true;
            }
        }
        if any { self.done(true) } else { self.skip("no-model", self.game.edition.cites.skipped) }
    }

    /// Power Points for the opponents by their cubes on the Health Bar (DUE-472 to DUE-474).
    pub fn score_defeat(&mut self) -> Flow {
        let mage = self.defeated();
        let mut counts = self.s.models[mage].damage.counts();
        counts.iter_mut().zip(self.s.mages[mage.index()].over).for_each(|(sum, over)| *sum += over);
        let (own, scores) = (self.game.side_of(mage), self.game.edition.defeats);
        if !scores.own_cubes_rank {
            counts[own.index()] = 0;
        }
        let why = "defeat";
        match self.claimed(mage) {
            Some((you, Claim::Only(n))) => {
                self.count_in_extra_round(you, n);
                self.gain(you, n, How::Rules, why);
                return Flow::Next;
            }
            Some((you, Claim::First)) => {
                counts[you.index()] = 1 + counts.iter().copied().max().unwrap_or(0);
            }
            Some((_, Claim::None)) | None => {}
        }
        let sides = counts.iter().filter(|c| **c > 0).count();
        // CLA-811: the Mage's own cubes earn nothing.
        for party in Party::all().filter(|party| *party != own) {
            let mine = counts[party.index()];
            if mine == 0 {
                continue;
            }
            let (rank, tied) = rank(&counts, party);
            let rank = rank.min(2);
            let less = if tied { scores.tie[rank] } else { 0 };
            let points = if sides == 1 { scores.alone } else { scores.ranks[rank].saturating_sub(less) };
            self.count_in_extra_round(party, points);
            self.gain(party, points, How::Rules, why);
        }
        Flow::Next
    }

    /// The side whose Effect has brought the defeat about, and how that scores it, if the last Damage is that side's.
    fn claimed(&self, mage: Nth<Model>) -> Option<(Party, Claim)> {
        let effect = &self.s.stack[self.effect_below(self.s.stack.len() - 1)];
        (effect.you() == self.s.models[mage].last_hit).then_some((effect.you(), effect.record.claim))
    }

    /// The side that placed the last Damage moves on the Trophy Track (DUE-475, DUE-477).
    pub fn trophy(&mut self) -> Flow {
        let mage = self.defeated();
        let by = self.s.models[mage].last_hit;
        let cubes = self.s.models[mage].damage.iter().collect();
        let room = self.s.top().that_room;
        let dealer = self.last_dealer(mage);
        self.s.note(Fact::Defeated { mage, by: dealer, room, cubes });
        self.credit_below(by, mage);
        let mut taker = by;
        self.game.each_modifier(self.s, |_, modifier| {
            if modifier == Modifier::RoseTakesTrophies {
                taker = Party::ROSE;
            }
        });
        // REB-629, REB-634: not without a token, and not for one's own defeat.
        // CLA-812: not for cubes of the Mage's own alone.
        let own = self.game.side_of(mage);
        let row = self.s.models[mage].damage;
        let first = self.claimed(mage).is_some_and(|(_, claim)| claim == Claim::First);
        let alone = self.game.edition.defeats.own_cubes_rank
            && !first
            && !row.is_empty()
            && row.iter().all(|cube| cube == own)
            && self.s.mages[mage.index()].over.iter().enumerate().all(|(i, n)| *n == 0 || i == own.index());
        if self.s.trophy_tokens[mage.index()] == 0 || taker == own || alone {
            self.nothing("no-trophy", self.game.edition.cites.skipped);
            return Flow::Next;
        }
        if let Trophies::Tokens(_) = self.game.edition.trophies {
            self.s.trophy_tokens[mage.index()] -= 1;
        }
        self.s.trophies[taker.index()] += 1;
        let (game, s) = (self.game, &*self.s);
        self.log.tell(Audience::All, || Event::Trophy { party: game.party_id(s, taker) });
        Flow::Next
    }

    fn credit_below(&mut self, by: Party, mage: Nth<Model>) {
        let this = self.s.stack.len() - 1;
        for frame in self.s.stack[..this].iter_mut().rev().take(2) {
            if frame.you() == by {
                frame.defeated.insert(mage);
            }
        }
        let effect = self.effect_below(this);
        let side = self.game.side_of(mage);
        let effect = &mut self.s.stack[effect];
        effect.record.felled |= effect.you() == side && by == Party::ROSE;
    }

    /// All cubes on the bar go back to their owners (DUE-476).
    pub fn return_cubes(&mut self) -> Flow {
        let mage = self.defeated();
        for owner in self.s.models[mage].damage.iter() {
            self.s.supply[owner.index()] += 1;
        }
        self.s.models[mage].damage = crate::cubes::Cubes::empty();
        self.s.models[mage].fading = [0; PARTIES];
        let over = std::mem::take(&mut self.s.mages[mage.index()].over);
        self.s.supply.iter_mut().zip(over).for_each(|(free, n)| *free += n);
        self.s.doomed.remove(mage);
        self.s.falling.remove(mage);
        // The triggers on the defeat belong to the period that it interrupts.
        self.gather(usize::from(self.s.top().facts), self.s.stack.len() - 1);
        Flow::Next
    }
}

/// A side's dense rank by cubes, from 0, and whether it shares it (DUE-713).
pub fn rank(counts: &[u8; PARTIES], party: Party) -> (usize, bool) {
    let mine = counts[party.index()];
    let mut higher = 0u64;
    let mut same = 0;
    for count in counts {
        if *count > mine {
            higher |= 1 << count;
        }
        if *count == mine {
            same += 1;
        }
    }
    (members(higher).count(), same > 1)
}
