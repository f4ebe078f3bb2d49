//! What must hold for every table, for the tests of those who write one.

use crate::dictionary::Dictionary;
use crate::table::Grammar;
use crate::tree::Node;
use std::collections::BTreeSet;

/// A text that is already as the grammar would write it.
pub fn canonical(grammar: &Grammar, kind: &str, text: &str, words: &Dictionary) -> Result<Node, String> {
    let tree = grammar.parse(kind, text, words).map_err(|why| format!("\"{text}\": {why}"))?;
    let again = grammar.format(kind, text, words).map_err(|why| why.message)?;
    if again == text { Ok(tree) } else { Err(format!("\"{text}\" would be written \"{again}\"")) }
}

/// A tree whose English is read as that tree.
pub fn round_trip(grammar: &Grammar, kind: &str, tree: &Node, words: &Dictionary) -> Result<(), String> {
    let text = grammar.render(tree, words);
    let again = grammar.parse(kind, &text, words).map_err(|why| format!("\"{text}\": {why}\n{tree:?}"))?;
    if again != *tree {
        return Err(format!("\"{text}\" is read as\n{again:?}\ninstead of\n{tree:?}"));
    }
    Ok(())
}

/// A text with exactly one reading.
pub fn unambiguous(grammar: &Grammar, kind: &str, text: &str, words: &Dictionary) -> Result<(), String> {
    match grammar.ambiguities(kind, text, words).as_slice() {
        [_] => Ok(()),
        [] => Err(format!("\"{text}\" cannot be read")),
        [a, b, ..] => Err(format!("\"{text}\" can be read as\n{a:?}\nand as\n{b:?}")),
    }
}

/// Every form has an example that says it: as a thing of its own kind, or as a whole text of `root`.
pub fn examples(grammar: &Grammar, root: &str, words: &Dictionary) -> Result<(), String> {
    let mut wrong = Vec::new();
    for form in grammar.forms() {
        let says = |kind: &str| match grammar.parse(kind, form.example, words) {
            Ok(tree) if uses(&tree).contains(form.id) => Ok(()),
            Ok(tree) => Err(format!("form {}: \"{}\" is read as {tree:?}", form.id, form.example)),
            Err(why) => Err(format!("form {}: \"{}\": {why}", form.id, form.example)),
        };
        if let Err(why) = says(form.kind)
            && says(root).is_err()
        {
            wrong.push(why);
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Makes `count` random trees of a kind and round-trips each; gives the forms that none of them used.
pub fn random_trees(
    grammar: &Grammar,
    kind: &str,
    words: &Dictionary,
    count: usize,
    depth: usize,
) -> Result<BTreeSet<&'static str>, String> {
    let mut unused: BTreeSet<&'static str> = grammar.forms().iter().map(|form| form.id).collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut stream = move |n: u32| -> u32 {
        // A plain xorshift: tests want the same trees every time, not good chance.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let [_, _, _, _, word @ ..] = state.to_le_bytes();
        u32::from_le_bytes(word) % n.max(1)
    };
    for _ in 0..count {
        let tree = grammar.random(kind, words, &mut stream, depth);
        // A text can be too long to be a text; nothing is lost by leaving it out.
        if grammar.render(&tree, words).len() > 1_500 {
            continue;
        }
        round_trip(grammar, kind, &tree, words)?;
        for form in uses(&tree) {
            unused.remove(form);
        }
    }
    Ok(unused)
}

/// The forms a tree uses.
pub fn uses(tree: &Node) -> BTreeSet<&'static str> {
    let mut forms = BTreeSet::new();
    tree.walk(&mut |node| {
        forms.insert(node.form);
    });
    forms
}
