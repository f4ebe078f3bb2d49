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
    /// What stands in the holes of the form, by their names and in their order.
    pub args: Vec<(&'static str, Arg)>,
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
    /// A part with a name was said.
    Said,
}

/// The name of a hole, for those who read trees; a grammar checks that it has them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hole(pub &'static str);

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.form == other.form && self.args == other.args
    }
}

impl Node {
    /// A node that stood in no text.
    pub fn new(form: &'static str, args: Vec<(&'static str, Arg)>) -> Node {
        Node { form, args, span: Span::default() }
    }

    /// What stands in a hole, if the hole or the part was said.
    pub fn get(&self, hole: Hole) -> Option<&Arg> {
        self.args.iter().find(|(name, _)| *name == hole.0).map(|(_, arg)| arg)
    }

    /// Was the hole or the part said?
    pub fn has(&self, hole: Hole) -> bool {
        self.get(hole).is_some()
    }

    /// The node in a hole; panics if the form has no node there.
    pub fn node(&self, hole: Hole) -> &Node {
        self.node_if(hole).unwrap_or_else(|| self.mismatch(hole, "a node"))
    }

    /// The node in a hole, if there is one.
    pub fn node_if(&self, hole: Hole) -> Option<&Node> {
        match self.get(hole) {
            Some(Arg::Node(node)) => Some(node),
            _ => None,
        }
    }

    /// The list in a hole; panics if the form has no list there.
    pub fn list(&self, hole: Hole) -> &[Node] {
        match self.get(hole) {
            Some(Arg::List(list)) => list,
            _ => self.mismatch(hole, "a list"),
        }
    }

    /// The number in a hole; panics if the form has no number there.
    pub fn number(&self, hole: Hole) -> i32 {
        self.number_if(hole).unwrap_or_else(|| self.mismatch(hole, "a number"))
    }

    /// The number in a hole, if there is one.
    pub fn number_if(&self, hole: Hole) -> Option<i32> {
        match self.get(hole) {
            Some(Arg::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The id of the name in a hole; panics if the form has no name there.
    pub fn word(&self, hole: Hole) -> &str {
        self.word_if(hole).unwrap_or_else(|| self.mismatch(hole, "a name"))
    }

    /// The id of the name in a hole, if there is one.
    pub fn word_if(&self, hole: Hole) -> Option<&str> {
        match self.get(hole) {
            Some(Arg::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Calls `see` for this node and every node below it.
    pub fn walk<'a>(&'a self, see: &mut impl FnMut(&'a Node)) {
        see(self);
        for (_, arg) in &self.args {
            match arg {
                Arg::Node(node) => node.walk(see),
                Arg::List(list) => list.iter().for_each(|node| node.walk(see)),
                Arg::Number(_) | Arg::Word(_) | Arg::Said => {}
            }
        }
    }

    // Only a reader of trees that disagrees with its own table comes here.
    #[expect(clippy::panic, reason = "a family's reader and its table are one program")]
    fn mismatch(&self, hole: Hole, wanted: &str) -> ! {
        panic!("hole {} of form {} is not {wanted}: {:?}", hole.0, self.form, self.get(hole))
    }
}
