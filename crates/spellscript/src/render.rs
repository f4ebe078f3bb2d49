//! Trees into English, by the patterns they were read with.

use crate::dictionary::Dictionary;
use crate::pattern::{Element, Joint, Person, WordStyle};
use crate::table::{Count, Doer, Grammar};
use crate::token::{Prose, article};
use crate::tree::{Arg, Node};
use crate::trouble::ParseError;

impl Grammar {
    /// The English text of a tree, beginning with a capital.
    pub fn render(&self, node: &Node, words: &Dictionary) -> String {
        let mut prose = Prose::default();
        prose.begin_sentence();
        self.write(node, false, words, &mut prose);
        prose.into_text()
    }

    /// The English text of a tree as it stands inside a sentence.
    pub fn render_inside(&self, node: &Node, words: &Dictionary) -> String {
        let mut prose = Prose::default();
        self.write(node, false, words, &mut prose);
        prose.into_text()
    }

    /// A text as the grammar would write it. A thing that is no sentence may begin small.
    pub fn format(&self, kind: &str, text: &str, words: &Dictionary) -> Result<String, ParseError> {
        let tree = self.parse(kind, text, words)?;
        let small = text.trim_start().starts_with(char::is_lowercase);
        let inside = self.render_inside(&tree, words);
        let sentence = inside.ends_with('.');
        Ok(if small && !sentence { inside } else { self.render(&tree, words) })
    }

    /// The number a node stands for, if it is a quantity.
    pub fn count(&self, node: &Node) -> Option<i32> {
        match (self.rule(node)?.count, node.args.first()) {
            (Count::One, _) => Some(1),
            (Count::Number(hole), _) => node.number_if(hole),
            (Count::Through, Some((_, Arg::Node(inner)))) => self.count(inner),
            (Count::Through | Count::None, _) => None,
        }
    }

    fn is_you(&self, node: &Node) -> bool {
        match (self.rule(node).map(|rule| rule.doer), node.args.first()) {
            (Some(Doer::You), _) => true,
            (Some(Doer::Through), Some((_, Arg::Node(inner)))) => self.is_you(inner),
            (Some(Doer::Through | Doer::Other) | None, _) => false,
        }
    }

    fn write(&self, node: &Node, third: bool, words: &Dictionary, prose: &mut Prose) {
        let Some(rule) = self.rule(node) else {
            prose.push(node.form);
            return;
        };
        let mut args = node.args.iter().map(|(_, arg)| arg);
        let mut count = None;
        let mut you = None;
        for element in &rule.pattern.elements {
            match element {
                Element::Literal { text, third: other } => {
                    prose.push(other.as_ref().filter(|_| third).unwrap_or(text));
                }
                Element::Counted { one, several } => prose.push(if count == Some(1) { one } else { several }),
                Element::Agreeing { you: doing, other } => {
                    prose.push(if you == Some(true) { doing } else { other });
                }
                Element::Part => {
                    args.next();
                }
                Element::Number => {
                    if let Some(Arg::Number(n)) = args.next() {
                        count = Some(*n);
                        prose.push(&n.to_string());
                    }
                }
                Element::Word { class, style } => {
                    if let Some(Arg::Word(id)) = args.next() {
                        write_name(class, id, style.is_plural(count), *style, words, prose);
                    }
                }
                Element::Hole { list, person, .. } => {
                    let third = person.is_third(third);
                    match (args.next(), list) {
                        (Some(Arg::Node(inner)), _) => {
                            count = self.count(inner).or(count);
                            you = you.or_else(|| Some(self.is_you(inner)));
                            self.write(inner, third, words, prose);
                        }
                        (Some(Arg::List(items)), Some(list)) => {
                            self.write_list(items, list.joint, third, words, prose);
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    fn write_list(&self, items: &[Node], joint: Joint, third: bool, words: &Dictionary, prose: &mut Prose) {
        for (i, item) in items.iter().enumerate() {
            // The first sentence of a list goes on where it stands: small after a colon.
            if i > 0 && joint == Joint::Period {
                prose.begin_sentence();
            } else if i > 0 {
                prose.push(joint.token());
            }
            self.write(item, third, words, prose);
            if joint == Joint::Period {
                prose.period();
            }
        }
    }
}

fn write_name(class: &str, id: &str, plural: bool, style: WordStyle, words: &Dictionary, prose: &mut Prose) {
    let name = if plural { words.plural(class, id) } else { words.singular(class, id) };
    let name = name.unwrap_or(id);
    if style == WordStyle::WithArticle {
        prose.push(article(name));
    }
    prose.push(name);
}

impl WordStyle {
    pub(crate) fn is_plural(self, count: Option<i32>) -> bool {
        match self {
            WordStyle::Singular | WordStyle::WithArticle => false,
            WordStyle::Plural => true,
            WordStyle::Counted => count != Some(1),
        }
    }
}

impl Person {
    /// Whether a hole is in the third person, in a form that is or is not.
    pub(crate) fn is_third(self, around: bool) -> bool {
        match self {
            Person::Imperative => false,
            Person::Third => true,
            Person::Same => around,
        }
    }
}
