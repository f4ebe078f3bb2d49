//! One kind of card after another, and the boards, compiled for a match.

use crate::card_id::CardId;
use crate::content::build::*;
use crate::content::pack::{Origin, PackError, Packs};
use crate::content::printed::{self, Effect, Slot, Spot, Takes, Text, Type};
use crate::fits::Fits;
use crate::goods::{Goods, Ingredient};
use crate::kind::Kind;
use crate::language::compile::{self, Compiler};
use crate::language::program::*;
use crate::language::{APPROACHES, SYMBOLS, hole};
use crate::limits::*;
use kernel::SetupError;
use smol_str::SmolStr;
use spellscript::Node;
use std::ops::Range;

/// Compiles the cards of packs.
pub(super) struct Builder<'a> {
    pub packs: &'a Packs,
    pub compiler: Compiler,
    pub names: Vec<String>,
    pub content: Content,
}

fn place(list: &[&str], word: &Text) -> Option<usize> {
    list.iter().position(|w| w == word.get_ref())
}

fn discipline(word: &Text) -> Option<Kind> {
    Kind::of_discipline(word.get_ref())
}

/// What cannot be compiled, and why.
type Wrong = (Range<usize>, String);

impl<'a> Builder<'a> {
    pub fn new(packs: &'a Packs) -> Builder<'a> {
        Builder { packs, compiler: Compiler::default(), names: Vec::new(), content: Content::default() }
    }

    /// What of the packs cannot be compiled, the first thing of each file.
    pub fn unsound(packs: &Packs) -> Vec<PackError> {
        let mut builder = Builder::new(packs);
        let wrong = packs.files.iter().filter_map(|(origin, cards)| {
            let (span, why) = builder.cards(*origin, cards).err()?;
            Some(packs.shelf.error(*origin, span, why))
        });
        wrong.collect()
    }

    fn name(&mut self, name: &str) -> usize {
        let known = self.names.iter().position(|n| n == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }

    /// What a text means, or that this text cannot mean it.
    fn meant<T>(
        &mut self,
        o: Origin,
        text: &Text,
        meaning: impl FnOnce(&mut Compiler, &Node) -> Result<T, String>,
    ) -> Result<T, Wrong> {
        meaning(&mut self.compiler, self.packs.tree(o, text)).map_err(|why| (text.span(), why))
    }

    fn text(&mut self, o: Origin, text: &Option<Text>) -> Result<Option<Pc>, Wrong> {
        text.as_ref().map(|text| self.meant(o, text, Compiler::text)).transpose()
    }

    fn standing(&mut self, o: Origin, text: &Option<Text>) -> Result<Vec<Ability>, Wrong> {
        text.as_ref().map_or(Ok(Vec::new()), |text| self.meant(o, text, Compiler::standing))
    }

    fn launch(&mut self, o: Origin, text: &Option<Text>) -> Result<Option<Launch>, Wrong> {
        text.as_ref().map(|text| self.meant(o, text, |_, tree| compile::launch(tree))).transpose()
    }

    fn variant(&mut self, o: Origin, text: &Text) -> Result<Variant, Wrong> {
        self.meant(o, text, |_, tree| match tree.form {
            "launched-by" => Ok(Variant::Launched(compile::launch(tree.node(hole::LAUNCH))?)),
            _ => Ok(Variant::Pay(compile::cost(tree.list(hole::PARTS))?)),
        })
    }

    fn goods(&mut self, o: Origin, text: &Text) -> Result<Goods, Wrong> {
        match self.variant(o, text)? {
            Variant::Pay(cost) if cost.dice.is_empty() => Ok(cost.goods),
            _ => Err((text.span(), "only ingredients can stand here".into())),
        }
    }

    pub fn cards(&mut self, o: Origin, cards: &printed::Cards) -> Result<(), Wrong> {
        for c in &cards.card {
            let sort = match c.kind {
                Type::Spell => Sort::Spell,
                Type::Recipe => Sort::Recipe,
                Type::Summon => Sort::Summon,
            };
            let mut card = Card::new(&c.id, sort);
            card.name = self.name(&c.name.en);
            card.discipline = discipline(&c.discipline);
            for text in &c.cost {
                card.variants.push(self.variant(o, text)?);
            }
            (card.pay, card.active, card.threat, card.wound) = (c.pay, c.active, c.threat, c.wound);
            card.text = self.text(o, &c.text)?;
            card.abilities = self.standing(o, &c.standing)?;
            card.launches = self.launch(o, &c.launches)?;
            card.tap = card.activates();
            self.content.cards.push(card);
        }
        for c in &cards.artifact {
            let mut card = Card::new(&c.id, Sort::Artifact);
            card.name = self.name(&c.name.en);
            card.price = self.goods(o, &c.price)?;
            card.slot = Some(c.slot);
            card.symbol = c.symbol.as_ref().and_then(|s| place(&SYMBOLS, s));
            card.active = c.active;
            card.text = self.text(o, &c.text)?;
            card.abilities = self.standing(o, &c.standing)?;
            card.launches = self.launch(o, &c.launches)?;
            card.discard = c.discard;
            card.tap = card.activates() && !c.discard && c.slot != Slot::Tome;
            self.content.cards.push(card);
        }
        for c in &cards.potion {
            let mut card = Card::new(&c.id, Sort::Potion);
            card.name = self.name(&c.name.en);
            card.price = self.goods(o, &c.price)?;
            (card.active, card.threat) = (c.active, c.threat);
            card.text = Some(self.meant(o, &c.text, Compiler::text)?);
            card.discard = true;
            self.content.cards.push(card);
        }
        for c in &cards.talent {
            let mut card = Card::new(&c.id, Sort::Talent);
            card.name = self.name(&c.name.en);
            (card.number, card.active, card.wound) = (c.number, c.active, c.wound);
            card.discipline = discipline(&c.discipline);
            card.goods = self.goods(o, &c.goods)?;
            if let Some(text) = &c.cost {
                card.variants.push(self.variant(o, text)?);
            }
            card.text = self.text(o, &c.text)?;
            card.abilities = self.standing(o, &c.standing)?;
            card.launches = self.launch(o, &c.launches)?;
            card.tap = card.activates();
            self.content.cards.push(card);
        }
        self.fate(o, cards)
    }

    fn task(&mut self, o: Origin, text: &Text) -> Result<Task, Wrong> {
        self.meant(o, text, |_, tree| compile::task(tree))
    }

    fn path(&mut self, o: Origin, path: &printed::Path) -> Result<Path, Wrong> {
        let tasks = path.tasks.iter().map(|text| self.task(o, text)).collect::<Result<_, _>>()?;
        Ok(Path {
            approach: place(&APPROACHES, &path.approach),
            tasks,
            reward: self.meant(o, &path.reward, Compiler::text)?,
            fate: path.fate,
        })
    }

    fn fate(&mut self, o: Origin, cards: &printed::Cards) -> Result<(), Wrong> {
        for c in &cards.contract {
            let mut card = Card::new(&c.id, Sort::Contract);
            card.name = self.name(&c.name.en);
            (card.difficulty, card.threat, card.points) = (c.difficulty, c.threat, c.points);
            card.symbol = place(&SYMBOLS, &c.symbol);
            let task = self.task(o, &c.task)?;
            let reward = self.meant(o, &c.reward, Compiler::text)?;
            let path = Path { approach: None, tasks: vec![task], reward, fate: 1 };
            card.paths[c.side.index()] = Some(path);
            self.content.cards.push(card);
        }
        for c in &cards.trial {
            let mut card = Card::new(&c.id, Sort::Trial);
            card.name = self.name(&c.name.en);
            (card.difficulty, card.threat, card.points) = (c.difficulty, c.threat, c.points);
            (card.counter, card.undeniable) = (c.counter, c.undeniable);
            card.symbol = place(&SYMBOLS, &c.symbol);
            for text in &c.properties {
                card.properties.push(self.meant(o, text, |_, tree| compile::property(tree))?);
            }
            if card.properties.len() > PROPERTIES || !(1..=4).contains(&c.difficulty) {
                let why = format!("a Trial has difficulty 1 to 4 and at most {PROPERTIES} properties");
                return Err((c.id.span(), why));
            }
            card.paths = [Some(self.path(o, &c.dark)?), Some(self.path(o, &c.light)?)];
            self.content.cards.push(card);
        }
        for c in &cards.prophecy {
            let mut card = Card::new(&c.id, Sort::Prophecy);
            card.name = self.name(&c.name.en);
            card.always = c.always;
            card.omens = self.meant(o, &c.text, |_, tree| compile::omens(tree))?;
            self.content.cards.push(card);
        }
        for c in &cards.goal {
            let mut card = Card::new(&c.id, Sort::Goal);
            card.name = self.name(&c.name.en);
            card.aims = self.meant(o, &c.text, |_, tree| compile::aims(tree))?;
            self.content.cards.push(card);
        }
        for c in &cards.event {
            let mut card = Card::new(&c.id, Sort::Event);
            card.name = self.name(&c.name.en);
            card.text = Some(self.meant(o, &c.text, Compiler::text)?);
            self.content.cards.push(card);
        }
        Ok(())
    }

    pub fn boards(&mut self, cards: &printed::Cards, players: usize) -> Result<(), SetupError> {
        for cell in &cards.cell {
            let printed::Cell { arcana, value, effect, points, rest, .. } = *cell;
            self.content.board.push(BoardCell { arcana, value, effect, points, rest });
        }
        let section = |id: SmolStr, area: Area, class: Option<Kind>, effect: Effect, spots: &[Spot]| {
            let open = spots.iter().filter(|spot| usize::from(spot.players) <= players);
            let cells: Vec<Takes> = open.clone().filter(|s| !s.unlimited).map(|s| s.takes).collect();
            let unlimited = open.clone().find(|spot| spot.unlimited).map(|spot| spot.takes);
            let fits = Fits::of(&cells, unlimited, effect, class);
            Section { id, area, effect, cells, unlimited, fits }
        };
        for c in &cards.location {
            let id = c.id.get_ref().as_str().into();
            self.content.sections.push(section(id, c.area, None, c.effect, &c.cells));
        }
        let mut classes: Vec<_> = cards.class.iter().collect();
        classes.sort_by_key(|c| discipline(&c.discipline));
        for c in classes {
            let [first, second, third] = c.sections.as_slice() else {
                return Err(refused(format!("{}: a Class has three sections", c.id.get_ref())));
            };
            let make = |name: &str, effect, spots: &Vec<Spot>| {
                section(
                    format!("{}-{name}", c.id.get_ref()).into(),
                    Area::School,
                    discipline(&c.discipline),
                    effect,
                    spots,
                )
            };
            self.content.classes.push([
                make("mark", Effect::Mark, first),
                make("card", Effect::Card, second),
                make("die", Effect::Die, third),
            ]);
        }
        for die in &cards.resource_die {
            for face in &die.faces {
                let mut goods = Goods::NOTHING;
                for (what, n) in face {
                    let Some(ingredient) = Ingredient::of_word(what) else {
                        return Err(refused(format!("\"{what}\" is no ingredient")));
                    };
                    goods[ingredient] = *n;
                }
                self.content.faces.push(goods);
            }
        }
        Ok(())
    }

    /// Cards that name other cards.
    pub fn links(&mut self, cards: &printed::Cards, players: usize, of_box: bool) -> Result<(), SetupError> {
        for c in &cards.talent {
            let (Some(talent), Some(start)) =
                (self.content.find(c.id.get_ref()), self.content.find(c.card.get_ref()))
            else {
                return Err(refused(format!(
                    "{} begins with {}, whose pack does not take part",
                    c.id.get_ref(),
                    c.card.get_ref()
                )));
            };
            self.content.cards[talent].start = Some(start);
        }
        for game in cards.first_game.iter().filter(|_| of_box) {
            let list = |ready: &[printed::Ready]| -> Result<Vec<CardId>, SetupError> {
                let used = ready.iter().filter(|r| usize::from(r.players) <= players.max(2));
                used.map(|r| {
                    let id = r.card.get_ref();
                    self.content
                        .find(id)
                        .ok_or_else(|| refused(format!("the ready-made deck names \"{id}\"")))
                })
                .collect()
            };
            self.content.ready = Some((list(&game.row)?, list(&game.deck)?));
        }
        Ok(())
    }
}
