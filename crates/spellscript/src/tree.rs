//! What a text says, as a tree.

/// A span of bytes in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Span {
    /// Its first byte.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
}

/// One said thing; equality ignores spans.
#[derive(Clone, Debug)]
pub struct Node {
    /// The form that said it.
    pub form: &'static str,
    /// What stands in the holes of the form, in their order.
    pub args: Vec<Arg>,
    /// Where it stood in the text.
    pub span: Span,
}

/// What stands in one hole.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// One node.
    Node(Node),
    /// The elements of a list hole.
    List(Vec<Node>),
    /// A number.
    Number(i32),
    /// The id of a name in the dictionary.
    Word(String),
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.form == other.form && self.args == other.args
    }
}

impl Node {
    /// A node that stood in no text.
    pub fn new(form: &'static str, args: Vec<Arg>) -> Node {
        Node { form, args, span: Span::default() }
    }

    /// The node in hole `i`; panics if the form has no node there.
    pub fn node(&self, i: usize) -> &Node {
        match self.args.get(i) {
            Some(Arg::Node(node)) => node,
            other => self.mismatch(i, "a node", other),
        }
    }

    /// The list in hole `i`; panics if the form has no list there.
    pub fn list(&self, i: usize) -> &[Node] {
        match self.args.get(i) {
            Some(Arg::List(list)) => list,
            other => self.mismatch(i, "a list", other),
        }
    }

    /// The number in hole `i`; panics if the form has no number there.
    pub fn number(&self, i: usize) -> i32 {
        match self.args.get(i) {
            Some(Arg::Number(number)) => *number,
            other => self.mismatch(i, "a number", other),
        }
    }

    /// The id of the name in hole `i`; panics if the form has no name there.
    pub fn word(&self, i: usize) -> &str {
        match self.args.get(i) {
            Some(Arg::Word(word)) => word,
            other => self.mismatch(i, "a name", other),
        }
    }

    /// Calls `see` for this node and every node below it.
    pub fn walk<'a>(&'a self, see: &mut impl FnMut(&'a Node)) {
        see(self);
        for arg in &self.args {
            match arg {
                Arg::Node(node) => node.walk(see),
                Arg::List(list) => list.iter().for_each(|node| node.walk(see)),
                Arg::Number(_) | Arg::Word(_) => {}
            }
        }
    }

    // Only a reader of trees that disagrees with its own table comes here.
    #[expect(clippy::panic, reason = "a family's reader and its table are one program")]
    fn mismatch(&self, i: usize, wanted: &str, found: Option<&Arg>) -> ! {
        panic!("hole {i} of form {} is not {wanted}: {found:?}", self.form)
    }
}
