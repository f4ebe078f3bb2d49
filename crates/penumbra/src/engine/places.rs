//! Placing dice in locations, and what locations do (PEN-700 to PEN-741).

use super::{Flow, Run};
use crate::choice::Choice;
use crate::content::build::Section;
use crate::content::printed::{Effect, MarkEffect, Takes};
use crate::deck::Deck;
use crate::dice::Die;
use crate::events::Event;
use crate::fits;
use crate::game::Penumbra;
use crate::goods::{Goods, Ingredient};
use crate::kind::{Kind, Kinds};
use crate::language::program::*;
use crate::limits::{ANSWERS, MARKS, SCHOOL, SECTIONS};
use crate::state::*;

impl Penumbra {
    /// The sections on the table: those of four Classes, then the others.
    pub fn sections(&self) -> impl Iterator<Item = SectionId> + Clone + use<> {
        SectionId::all((SCHOOL + self.content.sections.len()).min(SECTIONS))
    }

    /// The section outside the School with an effect.
    pub(crate) fn outside_school(&self, s: &State, effect: Effect) -> Option<SectionId> {
        self.sections().skip(SCHOOL).find(|section| self.section(s, *section).effect == effect)
    }

    /// A section on the table.
    pub fn section(&self, s: &State, section: SectionId) -> &Section {
        match section.index() {
            at @ ..SCHOOL => &self.content.classes[s.classes[at / 3].index()][at % 3],
            at => &self.content.sections[at - SCHOOL],
        }
    }

    /// The colour of the Class to which a section belongs; none elsewhere.
    pub fn class_colour(&self, s: &State, section: SectionId) -> Option<Kind> {
        s.classes.get(section.index() / 3).copied()
    }

    /// The colours that a die may count as in a section where that makes a difference (PEN-265).
    fn colours(
        &self,
        s: &State,
        section: SectionId,
        way: Way,
        die: Die,
    ) -> impl Iterator<Item = Option<Kind>> {
        let printed = self.section(s, section);
        let class = self.class_colour(s, section);
        fits::colours(&printed.cells, printed.effect, class, way, die, self.options.spark_primal).into_iter()
    }

    /// The free cell of a section that takes a die: that for any number last.
    fn free_cell(&self, s: &State, section: SectionId, die: Die, colour: Option<Kind>) -> Option<Lies> {
        let printed = self.section(s, section);
        let class = self.class_colour(s, section);
        let placed = &s.placed[section];
        let fits =
            |(placed, cell): (&u8, &Takes)| *placed == 0 && fits::cell_takes(*cell, class, die, colour);
        let mut cells = (0..).zip(placed.cells.iter().zip(&printed.cells));
        let cell = cells.find(|(_, cell)| fits(*cell)).map(|(cell, _)| cell);
        let unlimited = printed.unlimited.is_some_and(|takes| fits::takes(takes, class, die, colour));
        cell.map(Lies::Cell).or(unlimited.then_some(Lies::Loose(State::pooled(die))))
    }

    /// Does any open cell of the section take the die (PEN-684)?
    fn any_cell(&self, s: &State, section: SectionId, die: Die, colour: Option<Kind>) -> bool {
        let printed = self.section(s, section);
        let class = self.class_colour(s, section);
        printed.cells.iter().chain(&printed.unlimited).any(|t| fits::takes(*t, class, die, colour))
    }

    /// May a placed die be knocked out by this one (PEN-653)? Beside the cells any of them says what is demanded
    /// (PEN-683, PEN-684).
    fn knocks(&self, s: &State, section: SectionId, lies: Lies, placed: Die, die: Die) -> bool {
        let class = self.class_colour(s, section);
        let meets = !self.options.knock_out_meets_conditions
            || match lies {
                Lies::Loose(_) => self.any_cell(s, section, die, Some(Kind::Red)),
                Lies::Cell(cell) => {
                    let takes = self.section(s, section).cells.get(usize::from(cell));
                    takes.is_some_and(|takes| fits::takes(*takes, class, die, Some(Kind::Red)))
                }
            };
        placed.value < die.value && meets
    }

    /// Which placement would be used for a section this way: the narrowest that serves.
    pub fn placement(&self, s: &State, section: SectionId, way: Way) -> Option<Extra> {
        let left = |extra: Extra| (s.turn.places[extra.index()] > 0).then_some(extra);
        let area = self.section(s, section).area;
        match way {
            Way::AnyColour => (area == Area::School).then(|| left(Extra::AnyColour)).flatten(),
            Way::Beside if area == Area::City && s.turn.places[Extra::CityBeside.index()] > 0 => {
                left(Extra::CityBeside)
            }
            _ => {
                let school = |extra: Extra| (area == Area::School).then(|| left(extra)).flatten();
                let class = school(Extra::Class);
                class.or_else(|| left(Extra::Anywhere)).or_else(|| school(Extra::AnyColour))
            }
        }
    }

    /// Is a die for this section and way in the pool?
    pub fn placeable(&self, s: &State, section: SectionId, way: Way, out: &mut dyn FnMut(Die, Option<Kind>)) {
        for die in s.me().pool.dice() {
            for colour in self.colours(s, section, way, die) {
                if self.fits(s, section, way, die, colour) {
                    out(die, colour);
                }
            }
        }
    }

    /// May this die be placed in the section this way, counting as a colour?
    fn fits(&self, s: &State, section: SectionId, way: Way, die: Die, colour: Option<Kind>) -> bool {
        match way {
            Way::Cell | Way::AnyColour => self.free_cell(s, section, die, colour).is_some(),
            // PEN-680: with a free cell, too; but in a cell for any number of dice it would lie all the same.
            Way::Appear | Way::Beside => {
                let class = self.class_colour(s, section);
                let unlimited = self.section(s, section).unlimited;
                let same = unlimited.is_some_and(|takes| fits::takes(takes, class, die, colour));
                !same && self.any_cell(s, section, die, colour)
            }
            Way::KnockOut => {
                let mut placed = s.placed[section].dice();
                placed.any(|(lies, placed)| self.knocks(s, section, lies, placed, die))
            }
        }
    }

    /// Where dice may be placed now.
    pub fn options_go(&self, s: &State, out: &mut dyn FnMut(Choice)) {
        if s.turn.places.iter().all(|n| *n == 0) || s.me().pool.is_empty() {
            return;
        }
        let free_appear = self.appears_free(s);
        // What no section allows is not asked of each.
        let somewhere = |way: &Way| match way {
            Way::Cell => true,
            Way::AnyColour => s.turn.places[Extra::AnyColour.index()] > 0,
            Way::KnockOut => s.me().pool.dice().any(|die| die.counts_as(Kind::Red)),
            Way::Appear => s.me().store[Ingredient::Arcana] >= 1,
            Way::Beside => free_appear || s.turn.places[Extra::CityBeside.index()] > 0,
        };
        let ways = [Way::Cell, Way::AnyColour, Way::KnockOut, Way::Appear, Way::Beside];
        let ways: arrayvec::ArrayVec<Way, 5> = ways.into_iter().filter(somewhere).collect();
        for section in self.sections() {
            for way in ways.iter().copied() {
                if self.goes(s, section, way, free_appear) {
                    out(Choice::Go(section, way));
                }
            }
        }
    }

    /// Can a die be placed beside full cells for nothing now?
    pub(super) fn appears_free(&self, s: &State) -> bool {
        s.turn.cell_free || self.once_free(s, Ability::FreeAppear).is_some()
    }

    /// May a die be placed in a section this way now?
    pub(super) fn goes(&self, s: &State, section: SectionId, way: Way, free_appear: bool) -> bool {
        if self.placement(s, section, way).is_none() {
            return false;
        }
        let city_beside =
            self.section(s, section).area == Area::City && s.turn.places[Extra::CityBeside.index()] > 0;
        let beside = free_appear || city_beside;
        let allowed = match way {
            Way::Appear => s.me().store[Ingredient::Arcana] >= 1 && !beside,
            Way::Beside => beside,
            _ => true,
        };
        let pool = &s.me().pool;
        let fits = &self.section(s, section).fits;
        // An extra placement without a cell may also stand beside free cells.
        allowed
            && match way {
                Way::Cell | Way::AnyColour => {
                    let placed = &s.placed[section];
                    pool.faces().meets(fits.free(way, |cell| placed.cells[cell] == 0))
                }
                Way::Appear | Way::Beside => city_beside || pool.faces().meets(fits.beside),
                Way::KnockOut => {
                    let red = |die: &Die| die.counts_as(Kind::Red);
                    pool.dice().filter(red).any(|die| self.fits(s, section, way, die, Some(Kind::Red)))
                }
            }
    }

    /// The die for a chosen section, and before it the one to knock out.
    pub(super) fn options_placing(
        &self,
        s: &State,
        section: SectionId,
        way: Way,
        target: Option<Lies>,
        out: &mut dyn FnMut(Choice),
    ) {
        let city_beside = way == Way::Beside && self.placement(s, section, way) == Some(Extra::CityBeside);
        if way == Way::KnockOut {
            for (lies, placed) in s.placed[section].dice() {
                if target.is_none() {
                    let dice =
                        s.me().pool.dice().any(|die| {
                            die.counts_as(Kind::Red) && self.knocks(s, section, lies, placed, die)
                        });
                    if dice {
                        out(Choice::Placed(section, lies));
                    }
                } else if target == Some(lies) {
                    for die in s.me().pool.dice() {
                        if die.counts_as(Kind::Red) && self.knocks(s, section, lies, placed, die) {
                            out(Choice::DieAs(die, Some(Kind::Red)));
                        }
                    }
                }
            }
        } else if city_beside {
            for die in s.me().pool.dice() {
                for colour in self.colours(s, section, way, die) {
                    out(Choice::DieAs(die, colour));
                }
            }
        } else {
            self.placeable(s, section, way, &mut |die, colour| out(Choice::DieAs(die, colour)));
        }
    }

    /// Can the effect of a section be applied now?
    fn applies(&self, s: &State, section: SectionId, less: u8) -> bool {
        let seat = s.actor;
        let class = self.class_colour(s, section);
        let sells = |pool: Deck| {
            let less = less + self.purchase_less(s);
            s.index.open().any(|c| {
                matches!(s.zone(c), Zone::Market(of, _) if of == pool)
                    && !self.has_name(s, seat, c)
                    && self.buys(s, seat, &self.content.cards[c].price, less)
            })
        };
        match self.section(s, section).effect {
            // PEN-716.
            Effect::Mark => {
                let cell = class.and_then(|class| self.next_cell(s, seat, class));
                cell.is_some_and(|cell| {
                    s.wizard(seat).store[Ingredient::Arcana] >= self.content.board[cell.index()].arcana
                })
            }
            Effect::Card => {
                let mut any = false;
                if let Some(class) = class {
                    self.discipline_cards(s, Source::Class(class), &mut |_| any = true);
                }
                any
            }
            Effect::Die | Effect::Guild | Effect::Forest | Effect::Ruins => true,
            Effect::Bazaar => {
                let store = &s.wizard(seat).store;
                crate::engine::effects::RATE.each().any(|(kind, n)| n > 0 && store[kind] >= n)
            }
            Effect::Brewery => sells(Deck::Potions),
            Effect::Shop => sells(Deck::Artifacts),
            Effect::Sanctuary => s.blood(seat) >= 1,
        }
    }

    /// What may be done inside a placement.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn options_visit(
        &self,
        s: &State,
        section: SectionId,
        colour: Option<Kind>,
        applied: bool,
        bound: bool,
        rolled: bool,
        less: u8,
        out: &mut dyn FnMut(Choice),
    ) {
        if !applied && self.applies(s, section, less) {
            out(Choice::Apply);
        }
        if !bound && self.can_bind(s, section) {
            out(Choice::Bind);
        }
        if !rolled && self.extra_die(s, section, colour) {
            out(Choice::Extra);
        }
        self.effects(s, out);
        out(Choice::Leave);
    }

    /// PEN-671.
    fn can_bind(&self, s: &State, section: SectionId) -> bool {
        self.section(s, section).area == Area::City
            && (s.blood(s.actor) >= 1 || self.once_free(s, Ability::FreeBind).is_some())
            && (s.count_in(Zone::Row) > 0 || s.count_in(Zone::Deck(Deck::Contracts)) > 0)
    }

    /// Can Bind still come (PEN-674): now, or when some other effect has brought Blood?
    fn may_bind(&self, s: &State, section: SectionId) -> bool {
        let bound = self.section(s, section).area == Area::City
            && (s.count_in(Zone::Row) > 0 || s.count_in(Zone::Deck(Deck::Contracts)) > 0);
        bound && (self.can_bind(s, section) || self.blood_may_come(s))
    }

    /// Has the actor a card that could still bring Blood in this turn?
    fn blood_may_come(&self, s: &State) -> bool {
        let market = self.abilities(s, s.actor).any(|(_, a)| a == Ability::MarketSummon);
        let summons =
            s.index.open().filter(|c| market && matches!(s.zone(*c), Zone::Market(Deck::Discipline(_), _)));
        let printed = |card: CardId| &self.content.cards[card];
        let untaps = Cell::all(MARKS).any(|cell| {
            self.content.board[cell.index()].effect == MarkEffect::Untap
                && matches!(s.me().marks[cell], Mark::Charged(_))
        });
        let renewed = untaps || s.index.owned(s.actor).any(|card| printed(card).renews && !s.tapped(card));
        let mut cards = s.index.owned(s.actor).chain(summons);
        cards.any(|card| printed(card).bleeds && (renewed || !s.tapped(card)))
    }

    /// Does the placement also roll a Resource die (PEN-662, PEN-667)? In the Forest it rolls with the first.
    fn extra_die(&self, s: &State, section: SectionId, colour: Option<Kind>) -> bool {
        let printed = self.section(s, section);
        match printed.area {
            Area::City => colour == Some(Kind::Purple),
            Area::WildLands => colour == Some(Kind::Green) && printed.effect != Effect::Forest,
            Area::School => false,
        }
    }
}

impl Run<'_, '_> {
    pub(super) fn answer_placing(&mut self, section: SectionId, way: Way, choice: Choice) {
        match choice {
            Choice::Placed(_, lies) => {
                self.become_frame(Frame::Placing { section, way, target: Some(lies) });
            }
            Choice::DieAs(die, colour) => self.place_die(section, way, die, colour),
            _ => {}
        }
    }

    fn place_die(&mut self, section: SectionId, way: Way, die: Die, colour: Option<Kind>) {
        let target = match self.s.stack.pop() {
            Some(Frame::Placing { target, .. }) => target,
            _ => None,
        };
        let game = self.game;
        if let Some(extra) = game.placement(self.s, section, way) {
            let city = extra == Extra::CityBeside;
            self.s.turn.places[extra.index()] -= 1;
            if way == Way::Beside && !city && !self.s.turn.cell_free {
                let card = game.once_free(self.s, Ability::FreeAppear);
                if let Some(card) = card {
                    let _ = self.s.turn.once.try_push(card);
                }
            }
        }
        if way == Way::Appear {
            self.lose_goods(Ingredient::Arcana, 1);
        }
        let place = match way {
            Way::Cell | Way::AnyColour => game.free_cell(self.s, section, die, colour),
            Way::KnockOut => target,
            Way::Appear | Way::Beside => None,
        };
        let seat = self.s.actor;
        if let (Way::KnockOut, Some(target)) = (way, target) {
            self.take_placed(section, target);
        }
        self.s.me_mut().pool.take(die);
        // PEN-274, PEN-286: it is an ordinary placed die of its own kind.
        let placed = &mut self.s.placed[section];
        match place {
            Some(Lies::Cell(cell)) => placed.cells[usize::from(cell)] = State::pooled(die).code(),
            Some(Lies::Loose(_)) | None => placed.loose.add(die.kind, die.value),
        }
        let (id, area, effect) = {
            let printed = game.section(self.s, section);
            (printed.id.clone(), printed.area, printed.effect)
        };
        self.tell(|| Event::Placed { seat, die: die.to_string(), section: id });
        let less = u8::from(colour == Some(Kind::Blue) && matches!(effect, Effect::Brewery | Effect::Shop));
        self.push(Frame::Visit {
            section,
            colour,
            applied: false,
            bound: false,
            rolled: false,
            step: 0,
            less,
        });
        // PEN-521: conditions answer the placement.
        let answers: arrayvec::ArrayVec<(CardId, Pc), ANSWERS> = game
            .abilities(self.s, seat)
            .filter_map(|(card, ability)| match ability {
                Ability::Placed(of, pc) if of == area => Some((card, pc)),
                _ => None,
            })
            .take(ANSWERS)
            .collect();
        for (card, pc) in answers {
            self.push(Frame::Text(Text::of(pc, card)));
        }
    }

    /// Takes a placed die away; gives it.
    pub(super) fn take_placed(&mut self, section: SectionId, lies: Lies) -> Option<Die> {
        let placed = &mut self.s.placed[section];
        let die = match lies {
            Lies::Loose(die) => placed.loose.take(die.kind, die.value).then_some(die)?,
            Lies::Cell(cell) => Die::of_code(std::mem::take(&mut placed.cells[usize::from(cell)]))?,
        };
        let seat = self.s.actor;
        let id = self.game.section(self.s, section).id.clone();
        self.tell(|| Event::KnockedOut { seat, die: die.to_string(), section: id });
        Some(die)
    }

    pub(super) fn step_visit(
        &mut self,
        section: SectionId,
        colour: Option<Kind>,
        applied: bool,
        bound: bool,
        rolled: bool,
        step: u8,
    ) -> Flow {
        if step == 1 {
            // PEN-738: the Blood of the Ruins comes after the Threat, whatever it did.
            self.gain_goods(Ingredient::Blood, 2);
            if let Some(Frame::Visit { step, .. }) = self.s.stack.last_mut() {
                *step = 0;
            }
            return Flow::Go;
        }
        let over = applied
            && (bound || !self.game.may_bind(self.s, section))
            && (rolled || !self.game.extra_die(self.s, section, colour));
        if over {
            self.s.stack.pop();
            return Flow::Go;
        }
        Flow::Ask
    }

    pub(super) fn answer_visit(&mut self, visit: Frame, choice: Choice) {
        let Frame::Visit { section, colour, applied, rolled, less, .. } = visit else { return };
        match choice {
            Choice::Leave => {
                // The extra Resource die is rolled in any case (PEN-670), in the Forest too (PEN-662).
                let forest = self.game.section(self.s, section).effect == Effect::Forest;
                let alone = forest && colour == Some(Kind::Green) && !applied;
                if alone || !rolled && self.game.extra_die(self.s, section, colour) {
                    self.roll_resource(1);
                }
                self.s.stack.pop();
            }
            Choice::Extra => {
                if let Some(Frame::Visit { rolled, .. }) = self.s.stack.last_mut() {
                    *rolled = true;
                }
                self.roll_resource(1);
            }
            Choice::Bind => {
                if let Some(Frame::Visit { bound, .. }) = self.s.stack.last_mut() {
                    *bound = true;
                }
                self.push(Frame::Pick(Pick::Reserve { open: true }));
                match self.game.once_free(self.s, Ability::FreeBind) {
                    Some(card) => {
                        let _ = self.s.turn.once.try_push(card);
                    }
                    None => self.pay_goods(Goods::of(Ingredient::Blood, 1), 0),
                }
            }
            Choice::Apply => {
                if let Some(Frame::Visit { applied, .. }) = self.s.stack.last_mut() {
                    *applied = true;
                }
                self.apply_section(section, colour, less);
            }
            _ => {}
        }
    }

    fn apply_section(&mut self, section: SectionId, colour: Option<Kind>, less: u8) {
        let seat = self.s.actor;
        match (self.game.section(self.s, section).effect, self.game.class_colour(self.s, section)) {
            (Effect::Mark, Some(class)) => {
                // PEN-711: Arcana, the Mark with its Rest effect, a card.
                if let Some(cell) = self.game.next_cell(self.s, seat, class) {
                    self.lose_goods(Ingredient::Arcana, self.game.content.board[cell.index()].arcana);
                    self.push(Frame::Pick(Pick::Card { left: 1, from: Source::Class(class) }));
                    self.gain_mark(class);
                }
            }
            (Effect::Card, Some(class)) => {
                self.push(Frame::Pick(Pick::Card { left: 1, from: Source::Class(class) }));
            }
            (Effect::Die, Some(class)) => {
                self.gain_die(class, false);
            }
            // Only a Class has them.
            (Effect::Mark | Effect::Card | Effect::Die, None) => {}
            (Effect::Bazaar, _) => self.push(Frame::Exchange { left: None, taken: 0, inside: true }),
            (Effect::Brewery, _) => {
                let (wares, left) = (Wares::Potion, None);
                self.push(Frame::Buy { wares, less, each: 0, left, inside: true });
            }
            (Effect::Shop, _) => {
                self.push(Frame::Buy { wares: Wares::Artifact, less, each: 0, left: Some(1), inside: true });
            }
            (Effect::Guild, _) => {
                self.push(Frame::Contract {
                    card: None,
                    step: 0,
                    protect: colour == Some(Kind::Yellow),
                    ease: 0,
                });
            }
            // PEN-663.
            (Effect::Forest, _) => self.roll_resource(if colour == Some(Kind::Green) { 2 } else { 1 }),
            (Effect::Sanctuary, _) => {
                self.push(Frame::Pick(Pick::GainColour {
                    left: 1,
                    kinds: Kinds::only(Kind::Spark),
                    temporary: false,
                }));
                self.pay_goods(Goods::of(Ingredient::Blood, 1), 0);
            }
            (Effect::Ruins, _) => {
                if let Some(Frame::Visit { step, .. }) = self.s.stack.last_mut() {
                    *step = 1;
                }
                self.threaten(1, Danger::Ruins, false, colour == Some(Kind::Yellow));
            }
        }
    }
}
