//! Elements of Spells.

mod common;

use blackrose::content::printed::Cards;

// rules: DUE-012
#[test]
fn there_are_seven_elements_and_any() {
    let spell = |element: &str| {
        format!(
            "[[spell]]\nid = \"x\"\nname = {{ en = \"X\" }}\nschool = \"lex\"\ncopies = 1\n\
             light = {{ type = \"combat\", element = \"{element}\", target = \"self\", text = \"Gain 1 PP.\" }}\n\
             dark = {{ type = \"combat\", element = \"{element}\", target = \"self\", text = \"Gain 1 PP.\" }}\n"
        )
    };
    for element in ["air", "earth", "fire", "water", "sacred", "profane", "magic", "any"] {
        assert!(toml::from_str::<Cards>(&spell(element)).is_ok(), "{element}");
    }
    let error = toml::from_str::<Cards>(&spell("ice")).expect_err("no such Element");
    assert!(error.to_string().contains("ice"), "{error}");
}
