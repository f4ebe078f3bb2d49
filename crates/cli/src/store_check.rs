//! `conclave store`: what is kept of tables, played again under the rules of this program.

use crate::fail::Fail;
use crate::say;
use games::Visitor;
use kernel::{Game, Identity, Log, ReplayError, Seed, Session, identity, version};
use server::app::past;
use server::config::Config;
use server::packs::read;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use store::{Filter, Snapshot, Store, StoredMatch, Synchronous};
use table::{CannotRun, Past, Record};

const EXAMPLES: &str = "\
Examples:
  conclave store check --data conclave-data
  conclave store check --database-url postgres://conclave@localhost/conclave

Every match is played again: `same` goes on under this program, `changed` was begun under an older version of
its game's rules and does not go on, `different` led elsewhere than it did, `impossible` cannot be played
again. Of a game with changed matches the clauses that changed are listed. Nothing in the store is changed.";

/// The options of `conclave store`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Play every kept match again and say whether it goes on as before
    Check(Where),
}

#[derive(clap::Args)]
struct Where {
    /// The folder in which tables are kept
    #[arg(long, value_name = "DIR", conflicts_with = "database_url")]
    data: Option<PathBuf>,
    /// The database in which tables are kept
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
}

/// What became of a match under the rules of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Same,
    Changed,
    Different,
    Impossible,
}

/// Runs `conclave store`.
pub fn run(args: Args) -> Result<(), Fail> {
    let What::Check(place) = args.what;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(check(place))
}

async fn check(place: Where) -> Result<(), Fail> {
    let config = Config::load(None).map_err(Fail::input)?;
    let config = Config {
        data: place.data.unwrap_or(config.data),
        database_url: place.database_url.or(config.database_url),
        ..config
    };
    let fail = |why: store::StoreError| Fail::failed(why.to_string());
    let store = Store::open(&config.store_url(), Synchronous::Full).await.map_err(fail)?;
    let all = Filter { archived: true, limit: u32::MAX, ..Filter::default() };
    let heads = store.list(&all).await.map_err(fail)?;
    let mut counts = [0usize; 4];
    // The oldest version of each game among the matches that were begun under an older one.
    let mut oldest: BTreeMap<String, u32> = BTreeMap::new();
    for head in &heads {
        let Some(stored) = store.load(&head.id).await.map_err(fail)? else { continue };
        let packs = store.packs(&head.packs).await.map_err(fail)?;
        let (verdict, why) = judge(&stored, packs.as_deref());
        counts[verdict as usize] += 1;
        if verdict != Verdict::Same {
            let word = format!("{verdict:?}").to_lowercase();
            say(format_args!("{} {}: {word}: {why}", head.game, head.id));
        }
        if verdict == Verdict::Changed {
            let rules = oldest.entry(head.game.clone()).or_insert(head.rules);
            *rules = head.rules.min(*rules);
        }
    }
    for (game, rules) in &oldest {
        for version in games::versions(game).iter().filter(|version| version.number > *rules) {
            let clauses: Vec<&str> = version.clauses.iter().map(|clause| clause.0).collect();
            say(format_args!(
                "{game}, version {} of the rules changed {}",
                version.number,
                clauses.join(", ")
            ));
        }
    }
    let [same, changed, different, impossible] = counts;
    say(format_args!(
        "{} matches: {same} same, {changed} changed, {different} different, {impossible} impossible",
        heads.len()
    ));
    if same < heads.len() {
        return Err(Fail::failed(""));
    }
    Ok(())
}

/// Plays a match again. A match that has not begun is the same.
fn judge(stored: &StoredMatch, packs: Option<&str>) -> (Verdict, String) {
    let impossible = |why: String| (Verdict::Impossible, why);
    let head = &stored.head;
    let record: Record = match serde_json::from_str(&head.record) {
        Ok(record) => record,
        Err(why) => return impossible(format!("its record cannot be read: {why}")),
    };
    let here = version::newest(games::versions(&head.game));
    let older = head.rules < here;
    let begun = |how: String| {
        let rules = head.rules;
        (
            Verdict::Changed,
            format!("begun under version {rules} of the rules, which are now at {here}; {how}"),
        )
    };
    let Some(sources) = packs else { return impossible("its packs are not in the store".into()) };
    let packs = match read(sources) {
        Ok(packs) => packs,
        Err(why) if older => return begun(format!("its packs cannot be read any more: {why}")),
        Err(why) => return impossible(format!("its packs cannot be read: {why}")),
    };
    let (past, content) = match (past(stored), Identity::try_from(head.content.clone())) {
        (Ok(past), Ok(content)) => (past, content),
        (Err(why), _) | (_, Err(why)) => return impossible(why),
    };
    let game = match games::prepare(&record.setup, &packs) {
        Ok(game) => game,
        Err(why) if older => return begun(format!("it cannot be prepared any more: {why}")),
        Err(why) => return impossible(why.to_string()),
    };
    let Some(seed) = record.seed else { return (Verdict::Same, String::new()) };
    let led = game.visit(Again { seed, past: &past, snapshot: stored.snapshot.as_ref() });
    if older {
        return begun(match led {
            Ok(Led::There) => "its choices still lead where they led".into(),
            Ok(Led::Elsewhere(where_to)) => format!("its choices lead elsewhere: {where_to}"),
            Err(why) => format!("its choices are not offered any more: {why}"),
        });
    }
    match table::run(&record, &head.id, &game, head.rules, content, &past) {
        Err(CannotRun::NotBegun) => (Verdict::Same, String::new()),
        Err(why) => impossible(format!("{why} (rules version {here} here)")),
        Ok(_) => match led {
            Ok(Led::There) => (Verdict::Same, String::new()),
            Ok(Led::Elsewhere(where_to)) => (Verdict::Different, where_to),
            Err(why) => impossible(why.to_string()),
        },
    }
}

/// Where the choices of a match lead under the rules of this program.
enum Led {
    There,
    Elsewhere(String),
}

/// Plays the choices of a match, and compares the position that was kept on the way.
struct Again<'a> {
    seed: Seed,
    past: &'a Past,
    snapshot: Option<&'a Snapshot>,
}

impl Visitor for Again<'_> {
    type Out = Result<Led, ReplayError>;

    fn visit<G: Game>(self, game: Arc<G>) -> Result<Led, ReplayError> {
        let mut session = Session::new(game, self.seed);
        let mut led = self.compare(&session);
        for (entry, _) in &self.past.entries {
            session.follow(entry, &mut Log::silent())?;
            led = led.or_else(|| self.compare(&session));
        }
        Ok(led.map_or(Led::There, Led::Elsewhere))
    }
}

impl Again<'_> {
    /// What is different, if a position was kept here and it is.
    fn compare<G: Game>(&self, session: &Session<G>) -> Option<String> {
        let entries = session.journal().entries.len();
        let kept = self.snapshot.filter(|snapshot| snapshot.n as usize == entries)?;
        let after = |what: String| Some(format!("after {entries} entries {what}"));
        match identity::is_position_of(&kept.position, &**session.game(), session.state()) {
            Err(why) => return after(format!("the position that was kept cannot be read: {why}")),
            Ok(false) => return after("it stands in another position than it did".into()),
            Ok(true) => {}
        }
        let (stood, stands) = (Identity::try_from(kept.digest.clone()).ok()?, session.written()?);
        match stood.may_be(stands) {
            true => None,
            false => after(format!("it stands at {} and stood at {stood}", Identity::Written(stands))),
        }
    }
}
