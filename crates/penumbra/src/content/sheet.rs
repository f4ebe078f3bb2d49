//! What the rules of a match read of its packs, written for good: [`kernel::Sheet`].
//!
//! Every card is taken apart whole, so that a new field does not compile until it is said whether the rules read it. Of
//! names only the English one counts, since cards of one name are told by it (PEN-309); provenance is for people. The
//! order of cards is the order in which decks are made, so it counts.

use crate::content::pack::{Origin, Packs};
use crate::content::part::Part;
use crate::content::printed::*;
use crate::language::GRAMMAR;
use kernel::Sheet;

/// The content of a match as it is written for good.
pub(super) fn sheet(packs: &Packs, part: &Part, players: usize) -> Sheet {
    let mut writer = Writer { packs, players: kernel::small::count(players), sheet: Sheet::default() };
    for (origin, cards) in part.files(packs) {
        writer.cards(origin, cards);
    }
    writer.sheet
}

struct Writer<'a> {
    packs: &'a Packs,
    players: u8,
    sheet: Sheet,
}

impl Writer<'_> {
    fn card(&mut self, class: &str, id: &Text, name: &Names) {
        self.sheet.card(class, id.get_ref());
        self.fact("name", &name.en);
    }

    fn fact(&mut self, name: &str, value: &(impl serde::Serialize + ?Sized)) {
        self.sheet.fact(name, value);
    }

    fn text(&mut self, name: &str, origin: Origin, text: &Text) {
        let standard = GRAMMAR.render(self.packs.tree(origin, text), &self.packs.words);
        self.sheet.fact(name, &standard);
    }

    fn texts<'t>(&mut self, name: &str, origin: Origin, texts: impl IntoIterator<Item = &'t Text>) {
        for text in texts {
            self.text(name, origin, text);
        }
    }

    fn cards(&mut self, o: Origin, cards: &Cards) {
        let Cards {
            card,
            artifact,
            potion,
            talent,
            trial,
            contract,
            prophecy,
            goal,
            event,
            wound: _,
            cell,
            location,
            class,
            resource_die,
            first_game,
        } = cards;
        card.iter().for_each(|c| self.discipline(o, c));
        artifact.iter().for_each(|c| self.artifact(o, c));
        potion.iter().for_each(|c| self.potion(o, c));
        talent.iter().for_each(|c| self.talent(o, c));
        contract.iter().for_each(|c| self.contract(o, c));
        trial.iter().for_each(|c| self.trial(o, c));
        for Prophecy { id, name, always, text, provenance: _ } in prophecy {
            self.card("prophecy", id, name);
            self.fact("always", always);
            self.text("text", o, text);
        }
        for (sort, cards) in [("goal", goal), ("event", event)] {
            for Told { id, name, text, provenance: _ } in cards {
                self.card(sort, id, name);
                self.text("text", o, text);
            }
        }
        for (n, Cell { arcana, value, effect, points, rest, provenance: _ }) in (1..).zip(cell) {
            self.sheet.card("cell", &format!("{n}"));
            self.fact("arcana", arcana);
            self.fact("value", value);
            self.fact("effect", effect);
            self.fact("points", points);
            self.fact("rest", rest);
        }
        for Location { id, name: _, area, effect, cells, provenance: _ } in location {
            self.sheet.card("location", id.get_ref());
            self.fact("area", area);
            self.fact("effect", effect);
            self.spots("cells", cells);
        }
        for Class { id, name: _, discipline, sections, provenance: _ } in class {
            self.sheet.card("class", id.get_ref());
            self.fact("discipline", discipline.get_ref());
            for (n, cells) in (1..).zip(sections) {
                self.spots(&format!("section-{n}"), cells);
            }
        }
        for ResourceDie { faces, provenance: _ } in resource_die {
            self.sheet.card("resource-die", "faces");
            self.fact("faces", faces);
        }
        for FirstGame { row, deck, provenance: _ } in first_game {
            self.sheet.card("first-game", "fate");
            self.ready("row", row);
            self.ready("deck", deck);
        }
    }

    fn discipline(&mut self, o: Origin, card: &Discipline) {
        let Discipline {
            id,
            name,
            discipline,
            kind,
            cost,
            pay,
            active,
            threat,
            wound,
            text,
            standing,
            launches,
            provenance: _,
        } = card;
        self.card("card", id, name);
        self.fact("discipline", discipline.get_ref());
        self.fact("type", kind);
        self.texts("cost", o, cost);
        self.fact("pay", pay);
        self.fact("use", active);
        self.fact("threat", threat);
        self.fact("wound", wound);
        self.texts("text", o, text);
        self.texts("standing", o, standing);
        self.texts("launches", o, launches);
    }

    fn artifact(&mut self, o: Origin, card: &Artifact) {
        let Artifact {
            id,
            name,
            slot,
            price,
            symbol,
            discard,
            active,
            text,
            standing,
            launches,
            provenance: _,
        } = card;
        self.card("artifact", id, name);
        self.fact("slot", slot);
        self.text("price", o, price);
        self.fact("symbol", &symbol.as_ref().map(|symbol| symbol.get_ref()));
        self.fact("discard", discard);
        self.fact("use", active);
        self.texts("text", o, text);
        self.texts("standing", o, standing);
        self.texts("launches", o, launches);
    }

    fn potion(&mut self, o: Origin, card: &Potion) {
        let Potion { id, name, price, active, threat, text, provenance: _ } = card;
        self.card("potion", id, name);
        self.text("price", o, price);
        self.fact("use", active);
        self.fact("threat", threat);
        self.text("text", o, text);
    }

    fn talent(&mut self, o: Origin, talent: &Talent) {
        let Talent {
            id,
            name,
            number,
            discipline,
            goods,
            card,
            cost,
            active,
            wound,
            text,
            standing,
            launches,
            provenance: _,
        } = talent;
        self.card("talent", id, name);
        self.fact("number", number);
        self.fact("discipline", discipline.get_ref());
        self.text("goods", o, goods);
        self.fact("card", card.get_ref());
        self.texts("cost", o, cost);
        self.fact("use", active);
        self.fact("wound", wound);
        self.texts("text", o, text);
        self.texts("standing", o, standing);
        self.texts("launches", o, launches);
    }

    fn contract(&mut self, o: Origin, card: &Contract) {
        let Contract { id, name, difficulty, side, symbol, threat, task, points, reward, provenance: _ } =
            card;
        self.card("contract", id, name);
        self.fact("difficulty", difficulty);
        self.fact("side", side);
        self.fact("symbol", symbol.get_ref());
        self.fact("threat", threat);
        self.text("task", o, task);
        self.fact("points", points);
        self.text("reward", o, reward);
    }

    fn trial(&mut self, o: Origin, card: &Trial) {
        let Trial {
            id,
            name,
            difficulty,
            symbol,
            threat,
            points,
            properties,
            counter,
            undeniable,
            dark,
            light,
            provenance: _,
        } = card;
        self.card("trial", id, name);
        self.fact("difficulty", difficulty);
        self.fact("symbol", symbol.get_ref());
        self.fact("threat", threat);
        self.fact("points", points);
        self.texts("property", o, properties);
        self.fact("counter", counter);
        self.fact("undeniable", undeniable);
        for (side, Path { approach, tasks, reward, fate }) in [("dark", dark), ("light", light)] {
            self.fact(&format!("{side}.approach"), approach.get_ref());
            self.texts(&format!("{side}.task"), o, tasks);
            self.text(&format!("{side}.reward"), o, reward);
            self.fact(&format!("{side}.fate"), fate);
        }
    }

    /// Cells that are open with so many players.
    fn spots(&mut self, name: &str, spots: &[Spot]) {
        for Spot { takes, players, unlimited } in spots {
            if *players <= self.players {
                self.fact(name, takes);
                self.fact(&format!("{name}.unlimited"), unlimited);
            }
        }
    }

    /// Cards of the ready-made Fate deck; alone one plays with those for two.
    fn ready(&mut self, name: &str, cards: &[Ready]) {
        let used = cards.iter().filter(|Ready { players, .. }| *players <= self.players.max(2));
        let ids: Vec<&String> = used.map(|Ready { card, players: _ }| card.get_ref()).collect();
        self.fact(name, &ids);
    }
}
