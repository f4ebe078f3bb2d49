//! Games that are over: as a journal to keep, and step by step to be watched again.

use crate::app::App;
use crate::refused::Refused;
use crate::room::Room;
use axum::extract::{Path, Query, State as Of};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::AnySetup;
use kernel::{Journal, Seat, Viewer};
use serde::Deserialize;
use std::sync::Arc;
use table::wire::{Code, State};

/// The journal of a game that is over.
#[utoipa::path(
    get, path = "/api/tables/{id}/journal", params(("id" = String, Path)),
    responses((status = 200, content_type = "application/x-ndjson", body = String), (status = 409, description = "`Refusal`"))
)]
pub async fn journal(Of(app): Of<Arc<App>>, Path(id): Path<String>) -> Result<Response, Refused> {
    let (_, _, journal) = past(&app, &id, "journal").await?;
    let file = format!("attachment; filename=\"{id}.jsonl\"");
    let headers =
        [(header::CONTENT_TYPE, "application/x-ndjson".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, journal.write()).into_response())
}

/// From where a game is watched again.
#[derive(Deserialize)]
pub struct Viewpoint {
    /// A seat; without one, as those who only watched saw it.
    seat: Option<u8>,
}

/// A game that is over, step by step, exactly as a seat or a spectator saw it while it was played.
#[utoipa::path(
    get, path = "/api/tables/{id}/replay", params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses(
        (status = 200, description = "`Replay`"), (status = 400, description = "`Refusal`"),
        (status = 404, description = "`Refusal`"), (status = 409, description = "`Refusal`"),
    )
)]
pub async fn replay(
    Of(app): Of<Arc<App>>,
    Path(id): Path<String>,
    Query(from): Query<Viewpoint>,
) -> Result<Response, Refused> {
    let refused = |code| Refused::new("replay", code);
    let (room, setup, journal) = past(&app, &id, "replay").await?;
    let viewer = match from.seat {
        Some(seat) if usize::from(seat) >= setup.players() => {
            return Err(Refused::malformed("replay", format!("there is no seat {seat} at this table")));
        }
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Spectator,
    };
    let game = app.game(&setup, &room.began).map_err(|_| refused(Code::RulesChanged))?;
    // It takes some milliseconds, for which others who share the thread would wait.
    let played = tokio::task::spawn_blocking(move || {
        let replay = table::replay(&game, &journal, viewer).map_err(|why| why.to_string())?;
        serde_json::to_string(&replay).map_err(|why| why.to_string())
    });
    let text = match played.await {
        Ok(Ok(text)) => text,
        Ok(Err(why)) => {
            tracing::error!(table = %id, why, "a game cannot be played again");
            return Err(refused(Code::RulesChanged));
        }
        Err(_) => return Err(refused(Code::ShuttingDown)),
    };
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "max-age=60")];
    Ok((headers, text).into_response())
}

/// A table whose game is over, with its setup and its journal.
async fn past(app: &Arc<App>, id: &str, of: &str) -> Result<(Arc<Room>, AnySetup, Journal), Refused> {
    let room = app.room(id).await.map_err(|code| Refused::new(of, code))?;
    let nothing_yet = || match room.state() {
        State::Waiting => Code::NotStarted,
        State::Running | State::Over | State::Closed => Code::NotOver,
    };
    let (setup, journal) = room.past().ok_or_else(|| Refused::new(of, nothing_yet()))?;
    Ok((room, setup, journal))
}
