//! `conclave store`: what is kept of tables, played again under the rules of this program.

use crate::fail::Fail;
use crate::say;
use games::RULES_VERSION;
use kernel::Digest;
use server::app::past;
use server::config::Config;
use server::packs::read;
use std::path::PathBuf;
use store::{Filter, Store, StoredMatch, Synchronous};
use table::{CannotRun, Record};

const EXAMPLES: &str = "\
Examples:
  conclave store check --data conclave-data
  conclave store check --database-url postgres://conclave@localhost/conclave

Every match is played again: `same` goes on under this program, `different` ends elsewhere than it did,
`impossible` cannot be played again. Nothing is changed.";

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
    let mut counts = [0usize; 3];
    for head in &heads {
        let Some(stored) = store.load(&head.id).await.map_err(fail)? else { continue };
        let packs = store.packs(&head.packs).await.map_err(fail)?;
        let (verdict, why) = judge(&stored, packs.as_deref());
        counts[verdict as usize] += 1;
        if verdict != Verdict::Same {
            let word = format!("{verdict:?}").to_lowercase();
            say(format_args!("{} {}: {word}: {why}", head.game, head.id));
        }
    }
    let [same, different, impossible] = counts;
    say(format_args!("{} matches: {same} same, {different} different, {impossible} impossible", heads.len()));
    if different + impossible > 0 {
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
    let Some(sources) = packs else { return impossible("its packs are not in the store".into()) };
    let packs = match read(sources) {
        Ok(packs) => packs,
        Err(why) => return impossible(format!("its packs cannot be read: {why}")),
    };
    let (past, content) = match (past(stored), Digest::try_from(head.content.clone())) {
        (Ok(past), Ok(content)) => (past, content),
        (Err(why), _) | (_, Err(why)) => return impossible(why),
    };
    let game = match games::prepare(&record.setup, &packs) {
        Ok(game) => game,
        Err(why) => return impossible(why.to_string()),
    };
    let ended = stored.snapshot.as_ref().filter(|snapshot| snapshot.n as usize == past.entries.len());
    match table::run(&record, &head.id, &game, head.rules, content, &past) {
        Err(CannotRun::NotBegun) => (Verdict::Same, String::new()),
        Err(why) => impossible(format!("{why} (rules version {RULES_VERSION} here)")),
        Ok(table) => match ended {
            Some(kept) if kept.digest != table.digest().to_string() => {
                (Verdict::Different, format!("it stands at {} and stood at {}", table.digest(), kept.digest))
            }
            _ => (Verdict::Same, String::new()),
        },
    }
}
