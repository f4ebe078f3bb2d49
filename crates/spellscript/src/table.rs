//! The table of forms and the grammar compiled from it.

use crate::pattern::{Element, Pattern, Person};
use std::collections::{BTreeMap, BTreeSet, HashMap};

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
}

/// A table of forms, checked and ready to parse and render.
#[derive(Debug)]
pub struct Grammar {
    pub(crate) table: &'static [Form],
    pub(crate) forms: Vec<Rule>,
    pub(crate) kinds: Vec<Vec<usize>>,
    kind_ids: HashMap<&'static str, usize>,
    form_ids: HashMap<&'static str, usize>,
}

/// A compiled form.
#[derive(Debug)]
pub(crate) struct Rule {
    pub pattern: Pattern,
    /// For each element the kind of its hole.
    pub kinds: Vec<usize>,
    pub count: Count,
}

/// What number a form stands for when a counted word follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    None,
    One,
    Number(usize),
    /// That of the only hole of the form.
    Through,
}

impl Grammar {
    /// Compiles a table, or says what is wrong with it.
    pub fn new(forms: &'static [Form]) -> Result<Grammar, String> {
        let mut grammar = Grammar {
            table: forms,
            forms: Vec::with_capacity(forms.len()),
            kinds: Vec::new(),
            kind_ids: HashMap::new(),
            form_ids: HashMap::new(),
        };
        for (i, form) in forms.iter().enumerate() {
            let next = grammar.kinds.len();
            let kind = *grammar.kind_ids.entry(form.kind).or_insert(next);
            if kind == next {
                grammar.kinds.push(Vec::new());
            }
            grammar.kinds[kind].push(i);
            if grammar.form_ids.insert(form.id, i).is_some() {
                return Err(format!("two forms have the id {}", form.id));
            }
        }
        for form in forms {
            let rule = grammar.compile(form).map_err(|why| format!("form {}: {why}", form.id))?;
            grammar.forms.push(rule);
        }
        grammar.check_left_recursion()?;
        grammar.check_endings()?;
        Ok(grammar)
    }

    /// The table.
    pub fn forms(&self) -> &'static [Form] {
        self.table
    }

    /// A form by its id.
    pub fn form(&self, id: &str) -> Option<&'static Form> {
        self.form_ids.get(id).map(|&i| &self.table[i])
    }

    /// The names of a form's holes, in the order of a node's arguments.
    pub fn holes(&self, id: &str) -> impl Iterator<Item = &str> {
        let rule = self.form_ids.get(id).map(|&i| &self.forms[i]);
        rule.into_iter().flat_map(|rule| rule.pattern.holes.iter().map(String::as_str))
    }

    /// The classes of names that the table asks for.
    pub fn classes(&self) -> BTreeSet<&str> {
        let elements = self.forms.iter().flat_map(|rule| &rule.pattern.elements);
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

    pub(crate) fn rule(&self, id: &str) -> Option<&Rule> {
        self.form_ids.get(id).map(|&i| &self.forms[i])
    }

    fn compile(&self, form: &Form) -> Result<Rule, String> {
        let pattern = Pattern::read(form.pattern)?;
        let mut kinds = Vec::with_capacity(pattern.elements.len());
        for (i, element) in pattern.elements.iter().enumerate() {
            let kind = match element {
                Element::Hole { kind, .. } => {
                    self.kind(kind).ok_or_else(|| format!("no form has the kind {kind}"))?
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
        let twin = self
            .table
            .iter()
            .find(|other| other.id != form.id && other.kind == form.kind && other.pattern == form.pattern);
        if let Some(twin) = twin {
            return Err(format!("says the same as form {}", twin.id));
        }
        let count = count(&pattern);
        Ok(Rule { pattern, kinds, count })
    }

    /// A kind that begins with itself would never be read to its end.
    fn check_left_recursion(&self) -> Result<(), String> {
        for start in 0..self.kinds.len() {
            let mut seen = vec![false; self.kinds.len()];
            let mut open = vec![start];
            while let Some(kind) = open.pop() {
                for &form in &self.kinds[kind] {
                    let rule = &self.forms[form];
                    if !matches!(rule.pattern.elements[0], Element::Hole { .. }) {
                        continue;
                    }
                    let first = rule.kinds[0];
                    if first == start {
                        let kind = self.table[self.kinds[start][0]].kind;
                        let form = self.table[form].id;
                        return Err(format!("form {form} makes the kind {kind} begin with itself"));
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
            Some((kind, _)) => Err(format!("the kind {kind} can never end")),
            None => Ok(()),
        }
    }

    /// The height of the lowest tree of every form and kind, given the classes that have names.
    pub(crate) fn heights(&self, has_names: &dyn Fn(&str) -> bool) -> Heights {
        let mut heights =
            Heights { forms: vec![None; self.forms.len()], kinds: vec![None; self.kinds.len()] };
        loop {
            let mut changed = false;
            for (i, rule) in self.forms.iter().enumerate() {
                let mut height = Some(1);
                for (element, &kind) in rule.pattern.elements.iter().zip(&rule.kinds) {
                    let below = match element {
                        Element::Hole { .. } => heights.kinds[kind].map(|h: usize| h + 1),
                        Element::Word { class, .. } => has_names(class).then_some(1),
                        _ => Some(1),
                    };
                    height = height.zip(below).map(|(a, b)| a.max(b));
                }
                if height != heights.forms[i] {
                    heights.forms[i] = height;
                    changed = true;
                }
            }
            for (kind, forms) in self.kinds.iter().enumerate() {
                heights.kinds[kind] = forms.iter().filter_map(|&form| heights.forms[form]).min();
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

/// The least height of the trees of each form and kind; none if it cannot be said.
pub(crate) struct Heights {
    pub forms: Vec<Option<usize>>,
    pub kinds: Vec<Option<usize>>,
}

fn count(pattern: &Pattern) -> Count {
    let mut arg = 0;
    let mut count = Count::None;
    for element in &pattern.elements {
        match element {
            Element::Number => count = Count::Number(arg),
            Element::Literal { .. } | Element::Counted { .. } => continue,
            _ => {}
        }
        arg += 1;
    }
    match pattern.elements.as_slice() {
        [Element::Hole { list: None, person: Person::Same, .. }] => Count::Through,
        [.., Element::Literal { text, .. }] if arg == 0 && is_one(text) => Count::One,
        _ => count,
    }
}

/// The words of English after which one thing is meant.
fn is_one(word: &str) -> bool {
    matches!(word, "a" | "an" | "one" | "another" | "each" | "every")
}
