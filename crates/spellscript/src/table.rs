//! The table of forms and the grammar compiled from it.

use crate::nearest::instead;
use crate::pattern::{Element, Pattern, Person};
use crate::tree::{Arg, Hole, Node};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::panic::Location;

/// One way of saying something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its name, unique in the table.
    pub id: &'static str,
    /// What kind of thing it says.
    pub kind: &'static str,
    /// How it is said, in the notation of this crate.
    pub pattern: &'static str,
    /// A text that says it.
    pub example: &'static str,
    /// Where it is written.
    pub at: &'static Location<'static>,
}

impl Form {
    /// A form of a kind, written where this is called.
    #[track_caller]
    pub const fn new(
        kind: &'static str,
        id: &'static str,
        pattern: &'static str,
        example: &'static str,
    ) -> Form {
        Form { id, kind, pattern, example, at: Location::caller() }
    }

    /// What is wrong with it, and where.
    pub(crate) fn wrong(&self, why: impl std::fmt::Display) -> String {
        format!("{}: form {}: {why}", self.at, self.id)
    }
}

/// A table of forms, checked and ready to parse and render.
#[derive(Debug)]
pub struct Grammar {
    pub(crate) table: &'static [Form],
    /// Every way of saying every form, those of one form together.
    pub(crate) rules: Vec<Rule>,
    /// For each kind its ways.
    pub(crate) kinds: Vec<Vec<usize>>,
    kind_ids: HashMap<&'static str, usize>,
    form_ids: HashMap<&'static str, usize>,
    /// For each form its ways,
    ways: Vec<Range<usize>>,
    /// and the names of the holes and parts of all of them.
    holes: Vec<Vec<&'static str>>,
}

/// One way of saying a form, compiled.
#[derive(Debug)]
pub(crate) struct Rule {
    /// The form, by its place in the table.
    pub form: usize,
    pub pattern: Pattern,
    /// For each element the kind of its hole.
    pub kinds: Vec<usize>,
    pub count: Count,
    pub doer: Doer,
}

impl Rule {
    /// Is the node said in this way?
    fn says(&self, node: &Node) -> bool {
        let Pattern { elements, holes, .. } = &self.pattern;
        let elements = elements.iter().filter(|element| !element.is_fixed());
        let fits = |((element, hole), (name, arg)): ((&Element, &&str), &(&str, Arg))| {
            hole == name
                && match (element, arg) {
                    (Element::Part, Arg::Said)
                    | (Element::Number, Arg::Number(_))
                    | (Element::Word { .. }, Arg::Word(_))
                    | (Element::Hole { list: None, .. }, Arg::Node(_))
                    | (Element::Hole { list: Some(_), .. }, Arg::List(_)) => true,
                    (_, Arg::Said | Arg::Number(_) | Arg::Word(_) | Arg::Node(_) | Arg::List(_)) => false,
                }
        };
        holes.len() == node.args.len() && elements.zip(holes).zip(&node.args).all(fits)
    }
}

/// What number a form stands for when a counted word follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    None,
    One,
    Number(Hole),
    /// That of the only hole of the form.
    Through,
}

/// Who is meant by a form that says who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doer {
    You,
    Other,
    /// As the only hole of the form says.
    Through,
}

impl Grammar {
    /// Compiles a table, or says what is wrong with it.
    pub fn new(forms: &'static [Form]) -> Result<Grammar, String> {
        let mut grammar = Grammar {
            table: forms,
            rules: Vec::with_capacity(forms.len()),
            kinds: Vec::new(),
            kind_ids: HashMap::new(),
            form_ids: HashMap::new(),
            ways: Vec::with_capacity(forms.len()),
            holes: Vec::with_capacity(forms.len()),
        };
        for (i, form) in forms.iter().enumerate() {
            let next = grammar.kind_ids.len();
            grammar.kind_ids.entry(form.kind).or_insert(next);
            if let Some(other) = grammar.form_ids.insert(form.id, i) {
                let other = forms[other].at;
                return Err(form.wrong(format!("there is another form with this id, at {other}: rename one")));
            }
        }
        grammar.kinds = vec![Vec::new(); grammar.kind_ids.len()];
        for (i, form) in forms.iter().enumerate() {
            let first = grammar.rules.len();
            grammar.add(i).map_err(|why| form.wrong(why))?;
            let mut holes: Vec<&'static str> = Vec::new();
            for &name in grammar.rules[first..].iter().flat_map(|rule| &rule.pattern.holes) {
                if !holes.contains(&name) {
                    holes.push(name);
                }
            }
            grammar.ways.push(first..grammar.rules.len());
            grammar.holes.push(holes);
        }
        grammar.check_left_recursion()?;
        grammar.check_endings()?;
        Ok(grammar)
    }

    /// The same grammar, if those who read its trees know its holes and parts, and it has all that they read.
    pub fn read_by(self, holes: &[Hole]) -> Result<Grammar, String> {
        for form in self.table {
            if let Some(hole) = self.holes(form.id).find(|name| !holes.contains(&Hole(name))) {
                return Err(
                    form.wrong(format!("nobody reads the hole {hole}: add it to those that are read"))
                );
            }
        }
        match holes.iter().find(|hole| !self.holes.iter().flatten().any(|name| *name == hole.0)) {
            Some(hole) => Err(format!("no pattern has the hole {}", hole.0)),
            None => Ok(self),
        }
    }

    /// The table.
    pub fn forms(&self) -> &'static [Form] {
        self.table
    }

    /// How many ways of saying its forms there are.
    pub fn ways(&self) -> usize {
        self.rules.len()
    }

    /// A form by its id.
    pub fn form(&self, id: &str) -> Option<&'static Form> {
        self.form_ids.get(id).map(|&i| &self.table[i])
    }

    /// The names of a form's holes and parts, of all ways in which it can be said.
    pub fn holes(&self, id: &str) -> impl Iterator<Item = &'static str> {
        self.form_ids.get(id).into_iter().flat_map(|&i| self.holes[i].iter().copied())
    }

    /// The classes of names that the table asks for.
    pub fn classes(&self) -> BTreeSet<&str> {
        let elements = self.rules.iter().flat_map(|rule| &rule.pattern.elements);
        elements
            .filter_map(|element| match element {
                Element::Word { class, .. } => Some(class.as_str()),
                _ => None,
            })
            .collect()
    }

    pub(crate) fn kind(&self, kind: &str) -> Option<usize> {
        self.kind_ids.get(kind).copied()
    }

    /// The way in which a node is said.
    pub(crate) fn rule(&self, node: &Node) -> Option<&Rule> {
        let &form = self.form_ids.get(node.form)?;
        self.rules[self.ways[form].clone()].iter().find(|rule| rule.says(node))
    }

    /// Compiles the ways of a form.
    fn add(&mut self, form: usize) -> Result<(), String> {
        let Form { kind, pattern, .. } = self.table[form];
        let of = self.kind(kind).unwrap_or_default();
        for pattern in Pattern::read(pattern)? {
            let mut kinds = Vec::with_capacity(pattern.elements.len());
            for (i, element) in pattern.elements.iter().enumerate() {
                let kind = match element {
                    Element::Hole { kind, .. } => {
                        let kinds = || self.table.iter().map(|form| form.kind);
                        let missing = || format!("no form has the kind {kind}{}", instead(kind, kinds()));
                        self.kind(kind).ok_or_else(missing)?
                    }
                    _ => 0,
                };
                kinds.push(kind);
                let counted = matches!(element, Element::Counted { .. })
                    || matches!(element, Element::Word { style: crate::pattern::WordStyle::Counted, .. });
                if counted && !pattern.number_may_precede(i) {
                    return Err("a counted word has no number before it".to_owned());
                }
            }
            let said = |pattern: &Pattern| {
                pattern.elements.iter().filter(|e| **e != Element::Part).cloned().collect::<Vec<_>>()
            };
            let words = said(&pattern);
            if let Some(&twin) = self.kinds[of].iter().find(|&&rule| said(&self.rules[rule].pattern) == words)
            {
                return Err(match self.rules[twin].form {
                    twin if twin == form => "says the same in two ways".to_owned(),
                    twin => format!("says the same as form {}", self.table[twin].id),
                });
            }
            let alike = |rule: &&usize| {
                self.rules[**rule].form == form && pattern.is_kept_as(&self.rules[**rule].pattern)
            };
            if let Some(&twin) = self.kinds[of].iter().find(alike) {
                let (one, other) = (&self.rules[twin].pattern.source, &pattern.source);
                return Err(format!("a tree cannot tell \"{one}\" from \"{other}\"; give a part a name"));
            }
            let (count, doer) = (count(&pattern), doer(&pattern));
            self.kinds[of].push(self.rules.len());
            self.rules.push(Rule { form, pattern, kinds, count, doer });
        }
        Ok(())
    }

    /// A kind that begins with itself would never be read to its end.
    fn check_left_recursion(&self) -> Result<(), String> {
        for start in 0..self.kinds.len() {
            let mut seen = vec![false; self.kinds.len()];
            let mut open = vec![start];
            while let Some(kind) = open.pop() {
                for rule in self.kinds[kind].iter().map(|&rule| &self.rules[rule]) {
                    let mut elements = rule.pattern.elements.iter().zip(&rule.kinds);
                    let first = elements.find(|(element, _)| **element != Element::Part);
                    let Some((Element::Hole { .. }, &first)) = first else { continue };
                    if first == start {
                        let kind = self.table[self.rules[self.kinds[start][0]].form].kind;
                        let why = format!("makes the kind {kind} begin with itself: begin with a word");
                        return Err(self.table[rule.form].wrong(why));
                    }
                    if !std::mem::replace(&mut seen[first], true) {
                        open.push(first);
                    }
                }
            }
        }
        Ok(())
    }

    /// A kind whose every form needs the kind again could never be said.
    fn check_endings(&self) -> Result<(), String> {
        let heights = self.heights(&|_| true);
        match self.kind_ids.iter().find(|&(_, &i)| heights.kinds[i].is_none()) {
            Some((kind, _)) => {
                let why = format!("the kind {kind} can never end: give it a form without the kind in it");
                Err(self
                    .table
                    .iter()
                    .find(|form| form.kind == *kind)
                    .map_or(why.clone(), |form| form.wrong(why)))
            }
            None => Ok(()),
        }
    }

    /// The height of the lowest tree of every form and kind, given the classes that have names.
    pub(crate) fn heights(&self, has_names: &dyn Fn(&str) -> bool) -> Heights {
        let mut heights =
            Heights { rules: vec![None; self.rules.len()], kinds: vec![None; self.kinds.len()] };
        loop {
            let mut changed = false;
            for (i, rule) in self.rules.iter().enumerate() {
                let mut height = Some(1);
                for (element, &kind) in rule.pattern.elements.iter().zip(&rule.kinds) {
                    let below = match element {
                        Element::Hole { .. } => heights.kinds[kind].map(|h: usize| h + 1),
                        Element::Word { class, .. } => has_names(class).then_some(1),
                        _ => Some(1),
                    };
                    height = height.zip(below).map(|(a, b)| a.max(b));
                }
                if height != heights.rules[i] {
                    heights.rules[i] = height;
                    changed = true;
                }
            }
            for (kind, rules) in self.kinds.iter().enumerate() {
                heights.kinds[kind] = rules.iter().filter_map(|&rule| heights.rules[rule]).min();
            }
            if !changed {
                return heights;
            }
        }
    }

    /// Forms by kind, for those who write the table down.
    pub fn by_kind(&self) -> BTreeMap<&'static str, Vec<&'static Form>> {
        let mut kinds: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for form in self.table {
            kinds.entry(form.kind).or_default().push(form);
        }
        kinds
    }
}

/// The least height of the trees of each way of saying a form and of each kind; none if it cannot be said.
pub(crate) struct Heights {
    pub rules: Vec<Option<usize>>,
    pub kinds: Vec<Option<usize>>,
}

fn count(pattern: &Pattern) -> Count {
    let holes = pattern.elements.iter().filter(|element| !element.is_fixed());
    let numbers = holes.zip(&pattern.holes).filter(|(element, _)| **element == Element::Number);
    match pattern.elements.as_slice() {
        [Element::Hole { list: None, person: Person::Same, .. }] => Count::Through,
        [.., Element::Literal { text, .. }] if pattern.holes.is_empty() && is_one(text) => Count::One,
        _ => numbers.last().map_or(Count::None, |(_, hole)| Count::Number(Hole(hole))),
    }
}

fn doer(pattern: &Pattern) -> Doer {
    match pattern.elements.as_slice() {
        [Element::Hole { list: None, .. }] => Doer::Through,
        [Element::Literal { text, .. }] if text == "you" => Doer::You,
        _ => Doer::Other,
    }
}

/// The words of English after which one thing is meant.
fn is_one(word: &str) -> bool {
    matches!(word, "a" | "an" | "one" | "another" | "each" | "every")
}
