//! Many tables for many people: lobby, WebSocket, and the page, in one process.
//!
//! Whatever is done at a table goes through its [`room::Room`]: the table says what must be kept, the store
//! keeps it, and only then everybody is told.

#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::cast_possible_truncation)]

pub mod app;
mod chance;
mod clock;
pub mod config;
pub mod connection;
mod guard;
mod keeping;
mod line;
pub mod lobby;
pub mod packs;
pub mod pages;
mod refused;
pub mod replays;
mod room;
pub mod rules;

use app::{App, CannotServe};
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use config::Config;
use connection::Counted;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use refused::Refused;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::wire::Code;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use utoipa::OpenApi;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// The description of the interface over HTTP.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Conclave",
        description = "Tables for wizard board games. The WebSocket is described in docs/protocol.md."
    ),
    paths(
        lobby::games,
        lobby::tables,
        lobby::table,
        lobby::open_table,
        lobby::take_seat,
        replays::journal,
        replays::replay,
        lobby::chat,
        lobby::words,
        rules::rules,
        rules::rule,
        lobby::health,
        lobby::admin_tables,
        lobby::admin_close,
    )
)]
pub struct Description;

/// Serves until the process is told to stop; `ready` is told the address once it listens.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), CannotServe> {
    let app = App::open(config).await?;
    let listen = app.config.listen;
    let listener = TcpListener::bind(listen).await.map_err(|why| CannotServe::Listen(listen, why))?;
    let address = listener.local_addr().map_err(|why| CannotServe::Listen(listen, why))?;
    let looking = tokio::spawn(app.clone().look_after());
    tracing::info!(%address, store = kind_of(&app.config.store_url()), "listening");
    ready(address);
    let router = router(&app).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = app.clone();
    let served = axum::serve(listener, router).with_graceful_shutdown(async move {
        signal().await;
        tracing::info!("stopping");
        stopping.stop();
    });
    let grace = Duration::from_secs(app.config.grace_s);
    let late = async {
        app.stopped().await;
        tokio::time::sleep(grace).await;
    };
    tokio::select! {
        served = std::future::IntoFuture::into_future(served) => served.map_err(|why| CannotServe::Listen(address, why))?,
        () = late => tracing::warn!("some connections did not end in time"),
    }
    // All that was acknowledged is kept already; this is for what was about to be.
    app.writer.flush().await;
    looking.abort();
    app.store.clone().close().await;
    tracing::info!("stopped");
    Ok(())
}

/// The kind of a database, without what it may tell.
fn kind_of(url: &str) -> &str {
    url.split(':').next().unwrap_or_default()
}

fn router(app: &Arc<App>) -> Router {
    let doors = guard::doors(app);
    let knocking = Router::new()
        .route("/api/tables", get(lobby::tables).post(lobby::open_table))
        .route("/api/tables/{id}/seats/{seat}", post(lobby::take_seat))
        .layer(axum::middleware::from_fn_with_state((app.clone(), doors), guard::knock));
    let metrics = recorder();
    Router::new()
        .merge(knocking)
        .route("/api/games", get(lobby::games))
        .route("/api/tables/{id}", get(lobby::table))
        .route("/api/tables/{id}/journal", get(replays::journal))
        .route("/api/tables/{id}/replay", get(replays::replay))
        .route("/api/tables/{id}/chat", get(lobby::chat))
        .route("/api/words/{language}", get(lobby::words))
        .route("/api/rules", get(rules::rules))
        .route("/api/rules/{clause}", get(rules::rule))
        .route("/api/health", get(lobby::health))
        .route("/api/admin/tables", get(lobby::admin_tables))
        .route("/api/admin/tables/{id}/close", post(lobby::admin_close))
        .route("/api/openapi.json", get(|| async { axum::Json(Description::openapi()) }))
        .route(
            "/metrics",
            get(move || async move { metrics.map(|handle| handle.render()).unwrap_or_default() }),
        )
        .layer(CompressionLayer::new())
        // Connections are long; what they say is small and has limits of its own.
        .route("/api/tables/{id}/ws", get(connect))
        .fallback_service(get(pages::page).layer(CompressionLayer::new()))
        .layer(RequestBodyLimitLayer::new(LONGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::origin))
        .layer(axum::middleware::from_fn(guard::refusals))
        .layer(axum::middleware::from_fn(guard::headers))
        .with_state(app.clone())
}

async fn connect(State(app): State<Arc<App>>, Path(id): Path<String>, mut request: Request) -> Response {
    let agreed = match create_response_with_body(&request, Body::empty) {
        Ok(agreed) => agreed,
        Err(why) => return Refused::malformed("join", why.to_string()).into_response(),
    };
    if app.is_stopping() {
        return Refused::new("join", Code::ShuttingDown).into_response();
    }
    let Some(guest) = Counted::new(&app) else {
        return Refused::new("join", Code::Full).into_response();
    };
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // Whoever goes before the connection is a WebSocket was never here.
        let Ok(upgraded) = upgraded.await else { return };
        let Ok(parts) = downcast::<TokioIo<TcpStream>>(upgraded) else { return };
        // What HTTP needed is far larger than what follows, and is dropped first.
        let (stream, read) = (parts.io.into_inner(), parts.read_buf.to_vec());
        drop(parts.read_buf);
        let socket = connection::socket(stream, read).await;
        Box::pin(connection::serve(app, id, socket, guest)).await;
    });
    agreed
}

/// The bounds of handling times, in seconds.
const BUCKETS: [f64; 8] = [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.005, 0.025, 0.1];

/// What counts for Prometheus; one for the whole process.
pub(crate) fn recorder() -> Option<PrometheusHandle> {
    static HANDLE: std::sync::OnceLock<Option<PrometheusHandle>> = std::sync::OnceLock::new();
    let build = || PrometheusBuilder::new().set_buckets(&BUCKETS)?.install_recorder();
    HANDLE.get_or_init(|| build().ok()).clone()
}

/// Waits for the signal to stop.
async fn signal() {
    let ctrl_c = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! { _ = ctrl_c => {}, _ = terminate.recv() => {} }
            }
            Err(_) => drop(ctrl_c.await),
        }
    }
    #[cfg(not(unix))]
    drop(ctrl_c.await);
}
