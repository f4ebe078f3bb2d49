//! What one viewer may know, built up from what it may see.

use crate::content::printed::Side;
use crate::deck::Deck;
use crate::dice::Pool;
use crate::engine::scoring::Score;
use crate::engine::trial::{PASSED, PATH};
use crate::events::Id;
use crate::game::Penumbra;
use crate::state::*;
use kernel::{Clause, Game, Seats, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// A card in sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraCardView")]
pub struct CardView {
    /// Its id; none if the viewer does not know it.
    pub card: Option<Id>,
    /// Is it tapped?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tapped: bool,
    /// Was it passed by the Light path?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub light: bool,
}

/// A Mark cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraMarkView")]
pub struct MarkView {
    /// The Discipline or `spark`.
    pub mark: Id,
    /// `charged`, `discharged` or `wounded`.
    pub state: Id,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraSeatView")]
#[allow(missing_docs)]
pub struct SeatView {
    pub talent: Option<Id>,
    pub dealt: Vec<CardView>,
    pub chosen: Option<Id>,
    pub marks: Vec<Option<MarkView>>,
    pub store: [u8; 6],
    pub pool: Vec<String>,
    pub grimoire: Vec<CardView>,
    pub inventory: Vec<CardView>,
    pub equipment: Vec<CardView>,
    pub experience: Vec<CardView>,
    pub reserved: Vec<CardView>,
    pub looked: Vec<CardView>,
    pub wounds: u8,
    pub must_rest: bool,
    pub score: Score,
}

/// A section of a location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraSectionView")]
#[allow(missing_docs)]
pub struct SectionView {
    pub id: Id,
    pub cells: Vec<Option<String>>,
    pub loose: Vec<String>,
}

/// A deck: how many cards, and those the viewer knows by their place from the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraDeckView")]
#[allow(missing_docs)]
pub struct DeckView {
    pub id: Id,
    pub count: usize,
    pub known: Vec<(u8, Id)>,
    pub market: Vec<Option<Id>>,
}

/// A Threat that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraThreatView")]
#[allow(missing_docs)]
pub struct ThreatView {
    pub dice: u8,
    pub rolled: [u8; 6],
    pub undeniable: bool,
    /// The value of the die that strikes now.
    pub striking: Option<u8>,
    /// The values that miss.
    pub misses: Vec<u8>,
}

/// Who is asked, and by which clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraAsked")]
#[allow(missing_docs)]
pub struct Asked {
    pub seats: Vec<u8>,
    #[ts(type = "string | null")]
    pub clause: Option<Clause>,
}

/// All that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraView")]
#[allow(missing_docs)]
pub struct View {
    /// By this clients tell the views of families apart.
    #[ts(type = "\"penumbra\"")]
    pub family: &'static str,
    pub seat: Option<u8>,
    pub asked: Asked,
    pub turn: u8,
    pub kind: TurnKindView,
    pub actor: u8,
    pub turns: u16,
    pub placements: [u8; 4],
    pub chain: u8,
    pub order: Vec<u8>,
    pub seats: Vec<SeatView>,
    pub classes: Vec<Id>,
    pub sections: Vec<SectionView>,
    pub decks: Vec<DeckView>,
    pub row: Vec<Id>,
    pub trials: Vec<Id>,
    pub attempted: Option<Id>,
    /// The Contract that is being fulfilled.
    pub contract: Option<Id>,
    /// The path that was chosen of the Trial that is attempted.
    pub path: Option<Id>,
    pub cancelled: u8,
    pub fate: DeckView,
    pub shared: Vec<Id>,
    pub offer: Vec<Id>,
    pub threat: Option<ThreatView>,
    pub last_turns: u8,
    /// In a game for one: the rank that was reached.
    pub rank: Option<Id>,
    pub over: bool,
}

/// The kind of the running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PenumbraTurnKindView")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TurnKindView {
    Undeclared,
    Study,
    Trial,
    Rest,
}

/// The dice of a pool as words.
pub fn dice_words(pool: &Pool) -> Vec<String> {
    pool.all().flat_map(|die| std::iter::repeat_n(die.to_string(), pool.count(die).into())).collect()
}

impl View {
    /// What a viewer may know.
    pub fn of(game: &Penumbra, s: &State, who: Viewer) -> View {
        let eyes = Eyes { game, s, who };
        let sections = game.sections().filter(|_| s.turns > 0).map(|i| eyes.section(i));
        let threat = s.threat().map(|t| ThreatView {
            dice: t.dice,
            rolled: t.rolled,
            undeniable: t.undeniable,
            striking: (t.value > 0).then_some(t.value),
            misses: (1..=6).filter(|value| t.misses & 1 << value != 0).collect(),
        });
        let path = s.stack.iter().find_map(|f| match f {
            Frame::Trial { step, side, .. } if (PATH + 1..=PASSED).contains(step) => Some(match side {
                Side::Dark => "dark",
                Side::Light => "light",
            }),
            _ => None,
        });
        // Which of the others have chosen a Talent already is a secret until all have.
        let asked = match (s.stack.last(), who) {
            (Some(Frame::Talents), Viewer::Seat(own)) if !s.choosing.contains(own) => {
                Seats::first(game.seats).without(own)
            }
            (Some(Frame::Talents), _) => Seats::first(game.seats),
            _ => game.deciding(s),
        };
        View {
            family: "penumbra",
            seat: match who {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            },
            asked: Asked {
                seats: asked.iter().map(|seat| seat.0).collect(),
                clause: asked.iter().next().map(|seat| game.prompt_of(s, seat).clause),
            },
            turn: s.turn.seat,
            kind: match s.turn.kind {
                TurnKind::Undeclared => TurnKindView::Undeclared,
                TurnKind::Study => TurnKindView::Study,
                TurnKind::Trial => TurnKindView::Trial,
                TurnKind::Rest => TurnKindView::Rest,
            },
            actor: s.actor,
            turns: s.turns,
            placements: s.turn.places,
            chain: s.chain(),
            order: s.order[..game.seats].to_vec(),
            seats: game.seat_numbers().map(|seat| eyes.seat(seat)).collect(),
            classes: s.classes.iter().filter(|_| s.turns > 0).map(|d| d.mark().into()).collect(),
            sections: sections.collect(),
            decks: Deck::ALL.into_iter().map(|pool| eyes.deck(pool)).collect(),
            row: eyes.open(Zone::Row),
            trials: eyes.open(Zone::Trials),
            attempted: s.turn.attempt.map(|attempt| eyes.id(attempt.card)),
            contract: s.stack.iter().rev().find_map(|f| match f {
                Frame::Contract { card: Some(card), .. } if eyes.sees(*card) => Some(eyes.id(*card)),
                _ => None,
            }),
            path: path.map(Id::from),
            cancelled: s.turn.attempt.map_or(0, |attempt| attempt.cancelled),
            fate: DeckView {
                id: "fate".into(),
                count: s.count_in(Zone::Fate),
                known: eyes.known(Zone::Fate),
                market: Vec::new(),
            },
            shared: eyes.open(Zone::Shared),
            offer: eyes.open(Zone::Offer),
            threat,
            last_turns: s.last,
            rank: game.rank(s).filter(|_| s.over).map(Id::from),
            over: s.over,
        }
    }
}

struct Eyes<'a> {
    game: &'a Penumbra,
    s: &'a State,
    who: Viewer,
}

impl Eyes<'_> {
    fn id(&self, card: CardId) -> Id {
        self.game.content.cards[card].id.clone()
    }

    fn sees(&self, card: CardId) -> bool {
        match self.who {
            Viewer::Seat(seat) => self.s.knows(card, seat),
            Viewer::Spectator => self.s.places[card].known & PUBLIC != 0,
        }
    }

    fn sorted(&self, zone: Zone) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.s.cards_in(zone).collect();
        cards.sort_by_key(|c| self.s.places[*c].order);
        cards
    }

    fn open(&self, zone: Zone) -> Vec<Id> {
        self.sorted(zone).into_iter().map(|c| self.id(c)).collect()
    }

    fn known(&self, zone: Zone) -> Vec<(u8, Id)> {
        let cards = self.sorted(zone).into_iter().filter(|c| self.sees(*c));
        cards.map(|c| (self.s.places[c].order, self.id(c))).collect()
    }

    fn cards(&self, zone: Zone) -> Vec<CardView> {
        let mut cards: Vec<CardView> = self
            .sorted(zone)
            .into_iter()
            .map(|c| {
                let place = &self.s.places[c];
                CardView { card: self.sees(c).then(|| self.id(c)), tapped: place.tapped, light: place.light }
            })
            .collect();
        if matches!(zone, Zone::Dealt(_)) {
            cards.sort_by(|a, b| a.card.cmp(&b.card));
        }
        cards
    }

    fn deck(&self, pool: Deck) -> DeckView {
        let zone = Zone::Deck(pool);
        let market = (0..2)
            .filter(|_| pool != Deck::Contracts)
            .map(|slot| self.s.cards_in(Zone::Market(pool, slot)).next().map(|c| self.id(c)));
        DeckView {
            id: pool.word().into(),
            count: self.s.count_in(zone),
            known: self.known(zone),
            market: market.collect(),
        }
    }

    fn section(&self, section: SectionId) -> SectionView {
        let printed = self.game.section(self.s, section);
        let placed = &self.s.placed[section];
        let word = |code: u8| crate::dice::Die::of_code(code).map(|d| d.to_string());
        let loose = placed.loose.each().flat_map(|(kind, value, n)| {
            let die = crate::dice::Die::new(kind, value).to_string();
            std::iter::repeat_n(die, n.into())
        });
        SectionView {
            id: printed.id.clone(),
            cells: (0..printed.cells.len()).map(|i| word(placed.cells[i])).collect(),
            loose: loose.collect(),
        }
    }

    fn seat(&self, seat: u8) -> SeatView {
        let wizard = self.s.wizard(seat);
        let own = matches!(self.who, Viewer::Seat(me) if me.0 == seat);
        let mark = |m: &Mark| {
            let state = match m {
                Mark::Empty => return None,
                Mark::Charged(_) => "charged",
                Mark::Discharged(_) => "discharged",
                Mark::Wounded(_) => "wounded",
            };
            Some(MarkView { mark: m.kind()?.mark().into(), state: state.into() })
        };
        SeatView {
            talent: self.s.cards_in(Zone::Talent(seat)).next().map(|c| self.id(c)),
            dealt: self.cards(Zone::Dealt(seat)),
            chosen: wizard.chosen.filter(|_| own).map(|card| self.id(card)),
            marks: wizard.marks.iter().map(mark).collect(),
            store: wizard.store.into(),
            pool: dice_words(&wizard.pool),
            grimoire: self.cards(Zone::Grimoire(seat)),
            inventory: self.cards(Zone::Inventory(seat)),
            equipment: self.cards(Zone::Equipment(seat)),
            experience: self.cards(Zone::Experience(seat)),
            reserved: self.cards(Zone::Reserved(seat)),
            looked: self.cards(Zone::Looked(seat)),
            wounds: wizard.wounds,
            must_rest: wizard.must_rest,
            score: self.game.score(self.s, seat),
        }
    }
}
