//! Errors drawn into files.

mod toy;

use serde::Deserialize;
use spellscript::{line_and_column, place_in_file, report, report_in_toml};
use toml::Spanned;
use toy::{grammar, words};

#[test]
fn an_error_is_drawn_where_it_stands() {
    let file = "[[card]]\nid = \"x\"\nlight = { text = 'Rest. Sow a Thistel.' }\n";
    let start = file.find("'Rest").unwrap();
    let error = grammar().parse("text", "Rest. Sow a Thistel.", &words()).unwrap_err();
    let drawn = report("garden/cards.toml", file, start + 1, &error);
    assert_eq!(
        drawn,
        "\
Error: the text cannot be read
   ╭─[ garden/cards.toml:3:31 ]
   │
 3 │ light = { text = 'Rest. Sow a Thistel.' }
   │                               ───┬───  
   │                                  ╰───── cannot read \"Thistel\" here; did you mean \"Thistle\"?
   │ 
   │ Help: what could be read:
   │       sow/sows <seed>, as in \"Sow an Elder Rose.\"
───╯
"
    );
    assert_eq!(report_in_toml("garden/cards.toml", file, start..start + 22, &error, false), drawn);
    assert_eq!(line_and_column(file, start + 1 + error.span.start), (3, 31));
}

#[test]
fn an_error_at_the_very_end_is_drawn_too() {
    let error = grammar().parse("text", "Rest", &words()).unwrap_err();
    assert!(report("a", "Rest", 0, &error).contains("a sentence ends with a period"));
    assert!(report("a", "", 9, &error).contains("a sentence ends with a period"));
}

#[test]
fn every_kind_of_toml_string_is_mapped() {
    #[derive(Deserialize)]
    struct File {
        text: Spanned<String>,
    }
    let escaped = "text = \"é \\\"a\\\" \\u00e9\\t\\U0001F339 word\"";
    let lines = "text = \"\"\"\none \\\n   two\n word \\\\ end\"\"\"";
    let literal = "text = '''\nword 'x' '''";
    for (file, wanted) in [
        ("text = 'a word'", "word"),
        ("x = 1\ntext = \"a word\"", "word"),
        (escaped, "word"),
        (lines, "word"),
        (lines, "two"),
        (lines, "end"),
        (literal, "word"),
    ] {
        let read: File = toml::from_str(file).unwrap();
        let (span, text) = (read.text.span(), read.text.into_inner());
        let at = text.find(wanted).unwrap();
        assert_eq!(place_in_file(file, span.start, at), file.find(wanted), "{file} {wanted}");
        assert!(place_in_file(file, span.start, text.len()).is_some(), "{file}");
        assert_eq!(place_in_file(file, span.start, text.len() + 1), None, "{file}");
    }
    assert_eq!(place_in_file("text = 3", 7, 0), None);
    assert_eq!(place_in_file("text = \"\\q\"", 7, 1), None);
}
