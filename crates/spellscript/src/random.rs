//! Random trees, of which every form of the table can be a part.

use crate::dictionary::Dictionary;
use crate::parse::MAX_NUMBER;
use crate::pattern::{Element, Joint};
use crate::table::{Grammar, Heights};
use crate::tree::{Arg, Node};

impl Grammar {
    /// A random tree of a kind, at most `depth` forms high if that is possible; `stream(n)` draws
    /// a number below `n`. Panics if the table has no such kind or the dictionary no name it needs.
    #[expect(clippy::panic, reason = "whoever draws trees has checked table and dictionary")]
    pub fn random(
        &self,
        kind: &str,
        words: &Dictionary,
        stream: &mut impl FnMut(u32) -> u32,
        depth: usize,
    ) -> Node {
        let heights = self.heights(&|class| words.ids(class).next().is_some());
        let Some(kind) = self.kind(kind) else { panic!("no form says a thing of the kind {kind}") };
        Inventor { grammar: self, words, heights, stream }.tree(kind, depth)
    }
}

struct Inventor<'a, S> {
    grammar: &'a Grammar,
    words: &'a Dictionary,
    heights: Heights,
    stream: &'a mut S,
}

impl<S: FnMut(u32) -> u32> Inventor<'_, S> {
    #[expect(clippy::panic, reason = "whoever draws trees has checked table and dictionary")]
    fn tree(&mut self, kind: usize, depth: usize) -> Node {
        let grammar = self.grammar;
        let Some(lowest) = self.heights.kinds[kind] else {
            let form = &grammar.table[grammar.rules[grammar.kinds[kind][0]].form];
            panic!("the dictionary has no name for the kind {}", form.kind)
        };
        let room = depth.max(lowest);
        let fits = |&rule: &usize| self.heights.rules[rule].is_some_and(|height| height <= room);
        let rules: Vec<usize> = grammar.kinds[kind].iter().copied().filter(fits).collect();
        // Every form is as likely, however many ways of saying it there are.
        let mut forms: Vec<usize> = rules.iter().map(|&rule| grammar.rules[rule].form).collect();
        forms.dedup();
        let form = forms[self.below(forms.len())];
        let ways: Vec<usize> = rules.into_iter().filter(|&rule| grammar.rules[rule].form == form).collect();
        let rule = &grammar.rules[ways[self.below(ways.len())]];
        let mut args = Vec::with_capacity(rule.pattern.holes.len());
        for (element, &kind) in rule.pattern.elements.iter().zip(&rule.kinds) {
            match element {
                Element::Literal { .. } | Element::Counted { .. } | Element::Agreeing { .. } => {}
                Element::Part => args.push(Arg::Said),
                Element::Number => args.push(Arg::Number(self.number())),
                Element::Word { class, .. } => {
                    let ids: Vec<&str> = self.words.ids(class).collect();
                    args.push(Arg::Word(ids[self.below(ids.len())].to_owned()));
                }
                Element::Hole { list: None, .. } => args.push(Arg::Node(self.tree(kind, room - 1))),
                Element::Hole { list: Some(list), .. } => {
                    let more = if list.joint == Joint::Period { 4 } else { 3 };
                    let length = list.least + self.below(more);
                    args.push(Arg::List((0..length).map(|_| self.tree(kind, room - 1)).collect()));
                }
            }
        }
        Node::new(grammar.table[form].id, rule.pattern.holes.iter().copied().zip(args).collect())
    }

    fn below(&mut self, n: usize) -> usize {
        (self.stream)(u32::try_from(n).unwrap_or(u32::MAX)) as usize % n
    }

    /// Mostly small, because 1 and 2 are where grammar happens.
    fn number(&mut self) -> i32 {
        let most = if self.below(4) == 0 { MAX_NUMBER } else { 4 };
        (0..=most).nth(self.below(most as usize + 1)).unwrap_or(0)
    }
}
