//! `conclave serve`: tables for many people; and the same on one's own machine for `conclave play`.

use crate::fail::Fail;
use crate::say;
use server::config::Config;
use server::pages;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use tracing_subscriber::EnvFilter;

const EXAMPLES: &str = "\
Examples:
  conclave serve
  conclave serve --listen 0.0.0.0:8080 --data /var/lib/conclave
  conclave serve --database-url postgres://conclave@localhost/conclave
  conclave serve --config conclave.toml

Every setting of the file can be given by the environment too: CONCLAVE_LISTEN, CONCLAVE_DATABASE_URL,
CONCLAVE_ADMIN_TOKEN and so on. docs/hosting.md lists them. The log is JSON, one line for each event; RUST_LOG
chooses what is in it.";

/// The options of `conclave serve`.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A file with settings, in TOML
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Where to listen
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    /// The folder in which tables are kept
    #[arg(long, value_name = "DIR", conflicts_with = "database_url")]
    data: Option<PathBuf>,
    /// The database in which tables are kept, such as postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
    /// A folder with one more pack of cards; may be given again
    #[arg(long = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
}

/// Runs `conclave serve`.
pub fn run(args: Args) -> Result<(), Fail> {
    let mut config = Config::load(args.config.as_deref()).map_err(Fail::input)?;
    config.listen = args.listen.unwrap_or(config.listen);
    if let Some(data) = args.data {
        config.data = data;
        config.database_url = None;
    }
    config.database_url = args.database_url.or(config.database_url);
    config.packs.extend(args.packs);
    let (log, _kept_until_the_end) = tracing_appender::non_blocking(std::io::stderr());
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().json().flatten_event(true).with_env_filter(filter).with_writer(log).init();
    if !pages::is_built() {
        tracing::warn!("{}", pages::NOT_BUILT);
    }
    serve(config, |address| say(format_args!("listening at http://{address}/")))
}

/// Where `conclave play` serves its page.
#[derive(clap::Args)]
pub struct PageArgs {
    /// Where the page is served; a free port of this machine when left out
    #[arg(long, value_name = "ADDR", conflicts_with = "terminal")]
    listen: Option<SocketAddr>,
    /// The folder in which tables are kept; your data folder when left out
    #[arg(long, value_name = "DIR", conflicts_with = "terminal")]
    data: Option<PathBuf>,
    /// Only say the address, and open no browser
    #[arg(long, conflicts_with = "terminal")]
    no_browser: bool,
}

/// Serves the page on this machine and opens it.
pub fn play(args: PageArgs, packs: Vec<PathBuf>, folder: PathBuf) -> Result<(), Fail> {
    if !pages::is_built() {
        return Err(Fail::failed(format!("{}; `conclave play --terminal` needs no page", pages::NOT_BUILT)));
    }
    let config = Config {
        listen: args.listen.unwrap_or(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0)),
        data: args.data.unwrap_or(folder),
        // A power cut may cost the last moments of a game among friends, and no more.
        synchronous: false,
        packs,
        ..Config::default()
    };
    serve(config, move |address| {
        let page = format!("http://{address}/");
        say(format_args!("Conclave is at {page} (Ctrl-C ends it; tables are kept)"));
        if !args.no_browser && open::that_detached(&page).is_err() {
            say("open this address in a browser");
        }
    })
}

fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Fail> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(server::serve(config, ready)).map_err(|why| Fail::failed(why.to_string()))
}
