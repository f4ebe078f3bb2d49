//! `conclave cards`: the cards of a game with their text, and where their facts come from.

use crate::fail::Fail;
use crate::terminal::faces::tell;
use crate::terminal::text::{Paint, WIDTH, print, wrap};
use crate::terminal::words::Words;
use games::AnySetup;
use games::faces::{CLASSES, Face, faces};
use games::packs;
use spellscript::pack::{Level, Provenance};
use spellscript::speech::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  conclave cards                         all cards of the Duel
  conclave cards --game rebirth crypt    cards of Rebirth with this word
  conclave cards tremor                  one card
  conclave cards room --lang pl          a kind of card, in Polish
  conclave cards --game penumbra --lang ru
  conclave cards templar --lang ru       every card that mentions Templars
  conclave cards --provenance            what is known, inferred or ours
  conclave cards --pack my-pack --json   with a pack of your own, for programs";

/// The options of `conclave cards`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game
    #[arg(long, default_value = "duel")]
    game: String,
    /// The language: en, ru or pl
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: String,
    /// Say of each card which fields are exact, inferred or designed
    #[arg(long)]
    provenance: bool,
    /// Print the cards as JSON
    #[arg(long)]
    json: bool,
    /// A folder with one more pack of cards; may be given again
    #[arg(long = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
    /// Only cards whose kind, name or text has all these words
    #[arg(value_name = "FILTER")]
    filter: Vec<String>,
}

/// What the printed box of a game holds: kinds of cards with their number, and the clause that says so.
const DUEL_BOX: &[(&str, usize, &str)] = &[
    ("school", 1, "DUE-005"),
    ("grimoire", 2, "DUE-013"),
    ("spell", 36, "DUE-004"),
    ("personal", 6, "DUE-004"),
    ("forgotten", 2, "DUE-004"),
    ("mage", 2, "DUE-002"),
    ("evocation", 3, "DUE-005"),
    ("upgrade", 6, "DUE-005"),
    ("room", 7, "DUE-001"),
    ("quest", 12, "DUE-053"),
    ("event", 8, "DUE-005"),
];

/// What the box of Rebirth holds.
const REBIRTH_BOX: &[(&str, usize, &str)] = &[
    ("school", 6, "REB-012"),
    ("grimoire", 12, "REB-068"),
    ("spell", 216, "REB-012"),
    ("personal", 12, "REB-013"),
    ("forgotten", 9, "REB-013"),
    ("mage", 4, "REB-018"),
    ("evocation", 33, "REB-014"),
    ("upgrade", 18, "REB-014"),
    ("jinx", 12, "REB-014"),
    ("room", 19, "REB-002"),
    ("quest", 49, "REB-015"),
    ("event", 39, "REB-016"),
    ("avatar-event", 15, "REB-021"),
    ("avatar", 1, "REB-021"),
    ("command", 30, "REB-021"),
];

/// Runs `conclave cards`.
pub fn run(args: Args) -> Result<(), Fail> {
    let setup = games::default_setup(&args.game)?;
    let packs = packs::load(&args.packs)?;
    let packs = match setup {
        AnySetup::Penumbra(_) => return penumbra_cards(&args, &packs.penumbra),
        AnySetup::BlackRose(_) => packs.rose,
    };
    let words = Words::new(&args.lang, &packs).map_err(Fail::input)?;
    let paint = Paint::for_output();
    // The game's own pack and those that were asked for.
    let built_in = packs::built_in().len();
    let wanted: Vec<&str> = (packs.packs().iter().enumerate())
        .filter(|(i, p)| *i >= built_in || p.id() == args.game)
        .map(|(_, p)| p.id())
        .collect();
    let all: Vec<Face> =
        faces(&words.tongue, &packs).into_iter().filter(|f| wanted.contains(&f.pack.as_str())).collect();
    let filter: Vec<String> = args.filter.iter().map(|w| w.to_lowercase()).collect();
    let shown: Vec<&Face> = all.iter().filter(|f| has_all(f, &words, &filter)).collect();
    if shown.is_empty() {
        return Err(Fail::input(format!("no card has all these words: {}", args.filter.join(" "))));
    }
    if args.json {
        let text = serde_json::to_string_pretty(&shown).map_err(|e| Fail::failed(e.to_string()))?;
        print(&format!("{text}\n"));
        return Ok(());
    }
    let mut out = String::new();
    for class in CLASSES {
        let of_class: Vec<&&Face> = shown.iter().filter(|f| f.class == class).collect();
        if of_class.is_empty() {
            continue;
        }
        let _ = writeln!(out, "{}", paint.bold(&words.label(&format!("class-{class}"))));
        for face in of_class {
            out.push_str(&tell(face, &words, paint, "  "));
            if args.provenance {
                out.push_str(&origin(&words, face, paint));
            }
        }
        out.push('\n');
    }
    if filter.is_empty() {
        let avatar = |face: &Face| {
            let card = packs.events.iter().find(|(_, card)| *card.id.get_ref() == face.id);
            face.class == "event" && card.is_some_and(|(_, card)| card.avatar)
        };
        let class = |face: &Face| if avatar(face) { "avatar-event" } else { face.class };
        out.push_str(&against_the_box(&words, &all, class, &args));
    }
    if args.provenance {
        out.push_str(&levels(&words, &shown));
    }
    print(&out);
    Ok(())
}

/// The cards of Penumbra.
fn penumbra_cards(args: &Args, packs: &penumbra::Packs) -> Result<(), Fail> {
    use games::faces::penumbra as cards;
    let tongue = games::tongue::Tongue::penumbra(&args.lang, packs).map_err(Fail::input)?;
    let all = cards::faces(&tongue, packs);
    let shown: Vec<_> = all.iter().filter(|face| args.filter.iter().all(|word| face.has(word))).collect();
    if shown.is_empty() {
        return Err(Fail::input(format!("no card has all these words: {}", args.filter.join(" "))));
    }
    if args.json {
        let text = serde_json::to_string_pretty(&shown).map_err(|e| Fail::failed(e.to_string()))?;
        print(&format!("{text}\n"));
        return Ok(());
    }
    let paint = Paint::for_output();
    let mut out = String::new();
    for class in cards::CLASSES {
        let of_class: Vec<_> = shown.iter().filter(|face| face.class == class).collect();
        if of_class.is_empty() {
            continue;
        }
        let title = tongue.label(&format!("pen-class-{class}"));
        let _ = writeln!(out, "{} ({})", paint.bold(&title), of_class.len());
        for face in of_class {
            out.push_str(&crate::terminal::penumbra::lines(face, &tongue, paint, "  "));
            if args.provenance {
                let known = &face.provenance;
                let level = format!("{:?}", known.weakest()).to_lowercase();
                let exact = if known.exact.is_empty() {
                    String::new()
                } else {
                    format!("; exact: {}", known.exact.join(", "))
                };
                for line in wrap(&format!("{level}: {}{exact}", known.source), *WIDTH, "    ", "      ") {
                    let _ = writeln!(out, "{}", paint.faint(&line));
                }
            }
        }
        out.push('\n');
    }
    if args.provenance {
        let of = |level: Level| {
            Value::Number(shown.iter().filter(|face| face.provenance.weakest() == level).count() as i64)
        };
        let counts = [
            ("exact", of(Level::Exact)),
            ("inferred", of(Level::Inferred)),
            ("designed", of(Level::Designed)),
        ];
        let _ = writeln!(out, "{}", tongue.say("pen-levels", &counts));
        let known = shown.iter().map(|face| &face.provenance);
        let known = known.filter(|known| !known.exact.is_empty() || !known.inferred.is_empty());
        let number = |n: usize| Value::Number(n as i64);
        let fields = [
            ("cards", number(known.clone().count())),
            ("exact", number(known.clone().map(|known| known.exact.len()).sum())),
            ("inferred", number(known.map(|known| known.inferred.len()).sum())),
        ];
        let _ = writeln!(out, "{}", tongue.say("pen-known-fields", &fields));
    }
    print(&out);
    Ok(())
}

fn has_all(face: &Face, words: &Words, filter: &[String]) -> bool {
    let mut text = format!(
        "{} {} {} {} {}",
        face.class,
        words.label(&format!("class-{}", face.class)),
        face.id,
        face.name,
        face.english
    );
    for effect in &face.effects {
        let _ = write!(
            text,
            " {} {} {}",
            effect.labels.join(" "),
            effect.when.as_deref().unwrap_or_default(),
            effect.text
        );
    }
    let text = format!("{text} {}", face.facts.join(" ")).to_lowercase();
    filter.iter().all(|word| text.contains(word))
}

/// How many cards of each kind there are, against the printed box.
fn against_the_box(
    words: &Words,
    all: &[Face],
    class_of: impl Fn(&Face) -> &'static str,
    args: &Args,
) -> String {
    let game = args.game.as_str();
    let mut out = format!("{}\n", words.label("box-title"));
    let printed_box = if game == "rebirth" { REBIRTH_BOX } else { DUEL_BOX };
    for &(class, printed, clause) in printed_box {
        let of_class = || all.iter().filter(|f| class_of(f) == class);
        let cards: usize = of_class().filter(|f| f.pack == game).map(|f| f.copies as usize).sum();
        let more: usize = of_class().filter(|f| f.pack != game).map(|f| f.copies as usize).sum();
        let here = [
            ("class", Value::Text(words.label(&format!("class-{class}")))),
            ("here", Value::Number(cards as i64)),
            ("printed", Value::Number(printed as i64)),
            ("clause", Value::Text(clause.to_owned())),
        ];
        let _ = write!(out, "  {}", words.say("box-line", &here));
        if more > 0 {
            let _ = write!(out, " {}", words.count("box-more", more));
        }
        let known: Vec<(Level, usize)> =
            of_class().filter_map(|f| Some((f.provenance.as_ref()?.weakest(), f.copies as usize))).collect();
        if args.provenance && !known.is_empty() {
            let of = |level| known.iter().filter(|(l, _)| *l == level).map(|(_, n)| *n as i64).sum();
            let counts = [
                ("exact", Value::Number(of(Level::Exact))),
                ("inferred", Value::Number(of(Level::Inferred))),
                ("designed", Value::Number(of(Level::Designed))),
            ];
            let _ = write!(out, ": {}", words.say("box-levels", &counts));
        }
        out.push('\n');
    }
    out
}

/// Where the facts of one card come from.
fn origin(words: &Words, face: &Face, paint: Paint) -> String {
    let mut out = String::new();
    let text = match &face.provenance {
        None => words.label("level-none"),
        Some(provenance) => described(words, provenance),
    };
    for line in wrap(&text, *WIDTH, "    ", "      ") {
        let _ = writeln!(out, "{}", paint.faint(&line));
    }
    out
}

fn described(words: &Words, provenance: &Provenance) -> String {
    let level = |level: Level| words.label(&format!("level-{}", format!("{level:?}").to_lowercase()));
    let mut text = format!("{}: {}", level(provenance.weakest()), provenance.source);
    for (listed, fields) in [(Level::Inferred, &provenance.inferred), (Level::Designed, &provenance.designed)]
    {
        if !fields.is_empty() && provenance.fields != listed {
            let _ = write!(text, "; {}: {}", level(listed), fields.join(", "));
        }
    }
    text
}

/// How many of the cards are exact, inferred and designed; each counts by its weakest field.
fn levels(words: &Words, shown: &[&Face]) -> String {
    let mut counts: BTreeMap<Level, usize> = BTreeMap::new();
    for face in shown.iter().filter(|f| f.class != "grimoire") {
        if let Some(provenance) = &face.provenance {
            *counts.entry(provenance.weakest()).or_default() += 1;
        }
    }
    let of = |level: Level| Value::Number(counts.get(&level).copied().unwrap_or(0) as i64);
    let args =
        [("exact", of(Level::Exact)), ("inferred", of(Level::Inferred)), ("designed", of(Level::Designed))];
    format!("{}\n", words.say("levels", &args))
}
