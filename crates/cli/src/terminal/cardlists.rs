//! Lists of cards that people ask for: the hand, the Rooms, what is hidden where.

use crate::terminal::board::rows;
use crate::terminal::faces::tell;
use crate::terminal::screen::{Screen, counted, times};
use crate::terminal::text::{WIDTH, wrap};
use games::faces::Face;
use std::fmt::Write;

impl Screen<'_> {
    /// The cards in one's hand with their texts.
    pub fn hand(&self) -> String {
        let hand = &self.view.seats[self.seat].known_hand;
        if hand.is_empty() {
            return format!("{}\n", self.words.label("hand-empty"));
        }
        let mut out = format!("{}\n", self.paint.bold(&self.words.label("hand-title")));
        for (id, count) in counted(hand) {
            if let Some(face) = self.face(&["spell", "personal", "forgotten"], id) {
                let face = Face { copies: kernel::small::count(count), ..face.clone() };
                out.push_str(&tell(&face, self.words, self.paint, "  "));
            }
        }
        out
    }

    /// The Rooms with what they do now, in the order of the picture.
    pub fn rooms(&self) -> String {
        let mut out = String::new();
        let order = rows(self.shape).into_iter().flat_map(|(_, spaces)| spaces);
        for room in order.filter_map(|k| self.view.rooms.iter().find(|r| r.space == self.shape.name(k))) {
            let Some(face) = self.face(&["room"], &room.room) else { continue };
            let effect =
                face.effects.iter().filter(|e| (e.part == "rebuilt") == room.rebuilt).cloned().collect();
            let face = Face { effects: effect, ..face.clone() };
            out.push_str(&tell(&face, self.words, self.paint, "  "));
        }
        out
    }

    /// Which cards are hidden where.
    pub fn unseen(&self) -> String {
        let mut out = String::new();
        for group in &self.view.hidden {
            let places: Vec<String> =
                group.places.0.iter().map(|(place, n)| format!("{} ({n})", self.place(place))).collect();
            let faces: Vec<String> =
                group.faces.0.iter().map(|(id, n)| times(&self.card_name(id), *n)).collect();
            let line = format!("{}: {}", self.paint.bold(&places.join(" + ")), faces.join(", "));
            for line in wrap(&line, *WIDTH, "  ", "    ") {
                let _ = writeln!(out, "{line}");
            }
        }
        if out.is_empty() { format!("{}\n", self.words.label("unseen-nothing")) } else { out }
    }

    /// A place where cards are hidden: `forgotten`, `library lex`, `hand of ulrich`, `quests of moon 2`.
    fn place(&self, place: &str) -> String {
        if let Some(school) = place.strip_prefix("library ") {
            return match self.view.library.len() {
                1 => self.words.label("place-library"),
                _ => self.words.about("place-school", &self.words.name(&format!("school/{school}"))),
            };
        }
        let joined = [" of moon ", " of ", " by "].iter().find_map(|by| Some((by, place.split_once(by)?)));
        match joined {
            Some((by, (what, whose))) => {
                let key = format!("place-{}", what.replace(' ', "-"));
                let whose = match (*by, what) {
                    (" of moon ", _) => whose.to_owned(),
                    (_, "discards") => self.words.name(&format!("school/{whose}")),
                    _ => self.words.name(whose),
                };
                self.words.about(&key, &whose)
            }
            None => self.words.label(&format!("place-{}", place.replace(' ', "-"))),
        }
    }

    /// The name of a card of any deck.
    fn card_name(&self, id: &str) -> String {
        let face = self.face(&["spell", "personal", "forgotten", "quest", "event"], id);
        face.map_or_else(|| self.words.name(id), |face| face.name.clone())
    }
}
