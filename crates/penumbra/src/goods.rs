//! Ingredients, and how many of each.

use crate::language::INGREDIENTS;
use serde::{Deserialize, Serialize};
use std::ops::{Add, Index, IndexMut};

/// An ingredient (PEN-250).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[allow(missing_docs)]
pub enum Ingredient {
    Blood,
    Crystal,
    Valuable,
    Fruit,
    Trinket,
    Arcana,
}

impl Ingredient {
    /// All of them.
    pub const ALL: [Ingredient; 6] = [
        Ingredient::Blood,
        Ingredient::Crystal,
        Ingredient::Valuable,
        Ingredient::Fruit,
        Ingredient::Trinket,
        Ingredient::Arcana,
    ];

    /// Its place among all ingredients.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        INGREDIENTS[self.index()]
    }

    /// The ingredient that a word names.
    pub fn of_word(word: &str) -> Option<Ingredient> {
        Ingredient::ALL.into_iter().find(|ingredient| ingredient.word() == word)
    }
}

impl From<Ingredient> for u8 {
    fn from(ingredient: Ingredient) -> u8 {
        ingredient as u8
    }
}

impl TryFrom<u8> for Ingredient {
    type Error = String;
    fn try_from(n: u8) -> Result<Ingredient, String> {
        Ingredient::ALL.get(usize::from(n)).copied().ok_or_else(|| format!("there is no ingredient {n}"))
    }
}

/// Ingredients by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods([u8; 6]);

impl Goods {
    /// None of any.
    pub const NOTHING: Goods = Goods([0; 6]);

    /// So many of each, in the order of [`Ingredient::ALL`].
    pub const fn new(each: [u8; 6]) -> Goods {
        Goods(each)
    }

    /// So many of one ingredient.
    pub fn of(ingredient: Ingredient, n: u8) -> Goods {
        let mut goods = Goods::NOTHING;
        goods[ingredient] = n;
        goods
    }

    /// Each ingredient, and how many of it.
    pub fn each(self) -> impl Iterator<Item = (Ingredient, u8)> {
        Ingredient::ALL.into_iter().zip(self.0)
    }

    /// All together.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

impl Index<Ingredient> for Goods {
    type Output = u8;
    fn index(&self, ingredient: Ingredient) -> &u8 {
        &self.0[ingredient.index()]
    }
}

impl IndexMut<Ingredient> for Goods {
    fn index_mut(&mut self, ingredient: Ingredient) -> &mut u8 {
        &mut self.0[ingredient.index()]
    }
}

impl Add for Goods {
    type Output = Goods;
    fn add(self, more: Goods) -> Goods {
        Goods(std::array::from_fn(|i| self.0[i] + more.0[i]))
    }
}

impl From<Goods> for [u8; 6] {
    fn from(goods: Goods) -> [u8; 6] {
        goods.0
    }
}
