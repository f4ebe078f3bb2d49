//! Any text is a card text or a clear error; what parses renders to a text that parses to the same tree.
#![no_main]

use blackrose::Packs;
use blackrose::language::{GRAMMAR, words};
use games::packs::PackSource;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let words = words();
    for kind in ["text", "standing", "trigger", "condition"] {
        if let Ok(tree) = GRAMMAR.parse(kind, text, &words) {
            let rendered = GRAMMAR.render(&tree, &words);
            let again = GRAMMAR.parse(kind, &rendered, &words).expect("a rendered text parses");
            assert_eq!(again, tree);
        }
    }
    let head = "id = \"f\"\nfamily = \"blackrose\"\nversion = 1\nname = { en = \"F\" }\n";
    let files = vec![("pack.toml".to_owned(), head.to_owned()), ("spells.toml".to_owned(), text.to_owned())];
    let _ = Packs::read(vec![PackSource::new("fuzz", files)]);
});
