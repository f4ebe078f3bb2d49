//! What is asked for over HTTP: games, tables, seats, chat, words.

use crate::app::App;
use crate::chance;
use crate::refused::Refused;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::BotSpec;
use games::families::{PackChoice, SwitchInfo};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::Filter;
use subtle::ConstantTimeEq;
use table::record::{LONGEST_NAME, SeatRecord, tidy};
use table::wire::{Code, TableInfo};
use table::{Options, Record};
use ts_rs::TS;

/// A game that can be played here.
#[derive(Serialize, TS, utoipa::ToSchema)]
pub struct GameInfo {
    /// Its id.
    id: String,
    /// Fewest, most and usual number of players.
    players: Players,
    /// How many people play beside an Avatar, in a game that has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    avatar: Option<Players>,
    /// The options of its setup, as they are when nobody changes them.
    #[ts(type = "{ [option: string]: unknown }")]
    setup: serde_json::Value,
    /// The options that are on or off.
    #[schema(value_type = [Object])]
    switches: Vec<SwitchInfo>,
    /// The lists of its setup that name things of packs, and what they can name.
    #[schema(value_type = [Object])]
    choices: Vec<PackChoice>,
    /// The schools to choose from, in a game that has any.
    schools: Vec<String>,
    /// The mages to choose from, in a game that has any.
    mages: Vec<String>,
    /// The bots to play against.
    bots: Vec<String>,
}

/// How many people play.
#[derive(Serialize, TS, utoipa::ToSchema)]
struct Players {
    min: usize,
    max: usize,
    default: usize,
}

/// The games that the page offers; others are opened by their name.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let packs = app.shelf.now();
    let info = |id: &'static str| {
        let setup = games::default_setup(id).ok()?;
        let (min, max) = games::players(id)?;
        let family = games::family_of(id)?;
        let choices = (family.choices)(id, &packs);
        let listed = |option: &str| {
            let list = choices.iter().find(|choice| choice.option == option);
            list.map(|choice| choice.ids.clone()).unwrap_or_default()
        };
        Some(GameInfo {
            id: id.to_string(),
            players: Players { min, max, default: setup.players() },
            avatar: games::players_with_avatar(id).map(|(min, max)| Players { min, max, default: min }),
            setup: serde_json::to_value(&setup).ok()?,
            schools: listed("schools"),
            mages: listed("mages"),
            switches: (family.switches)(id),
            choices,
            bots: ["random", "greedy", "search"].map(str::to_owned).into(),
        })
    };
    Json(games::games().filter_map(info).collect())
}

/// The tables that everybody may see.
#[derive(Serialize, TS)]
pub struct Tables {
    /// Newest first.
    tables: Vec<TableInfo>,
}

/// The tables that everybody may see, newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "`{tables: TableInfo[]}`")))]
pub async fn tables(State(app): State<Arc<App>>) -> Json<Tables> {
    const MOST: usize = 200;
    let tables = app.public_rooms().into_iter().take(MOST).map(|room| room.info()).collect();
    Json(Tables { tables })
}

/// One table.
#[utoipa::path(
    get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, description = "`TableInfo`"), (status = 404, description = "`Refusal`"))
)]
pub async fn table(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<TableInfo>, Refused> {
    let room = app.room(&id).await.map_err(|code| Refused::new("table", code))?;
    Ok(Json(room.info()))
}

/// A table to be opened.
#[derive(Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    game: String,
    /// Options of its setup that are not as usual.
    #[serde(default)]
    #[ts(optional, type = "{ [option: string]: unknown }")]
    #[schema(value_type = Object)]
    setup: serde_json::Map<String, serde_json::Value>,
    /// The seats in order: `me`, `link`, `open`, or `bot:` and the bot's name.
    seats: Vec<String>,
    /// How the table is run.
    #[serde(default)]
    #[ts(optional, type = "Partial<import(\"./Options\").Options>")]
    #[schema(value_type = Object)]
    options: Options,
    /// The name of whoever opens it.
    #[serde(default)]
    #[ts(optional)]
    name: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, TS, utoipa::ToSchema)]
pub struct Opened {
    /// Its id.
    id: String,
    /// The tokens of the seats `me` and `link`, by seat.
    tokens: Vec<Option<String>>,
    /// The hash of the secret that the seed will grow from.
    hash: String,
}

/// Opens a table.
#[utoipa::path(
    post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Opened), (status = 422, description = "`Refusal`"))
)]
pub async fn open_table(
    State(app): State<Arc<App>>,
    body: Result<Json<NewTable>, axum::extract::rejection::JsonRejection>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    let Json(wish) = body.map_err(|why| Refused::unreadable("table", &why))?;
    let bad = |reason: String| Refused::bad_setup(reason);
    if app.is_stopping() {
        return Err(Refused::new("table", Code::ShuttingDown));
    }
    let mut changes = wish.setup;
    changes.entry("players").or_insert_with(|| wish.seats.len().into());
    let setup = App::setup(&wish.game, &changes).map_err(bad)?;
    if let Some(wrong) = wish.options.wrong() {
        return Err(bad(wrong));
    }
    if setup.players() != wish.seats.len() {
        return Err(bad(format!("{} players need {0} seats, not {}", setup.players(), wish.seats.len())));
    }
    let packs = app.shelf.now();
    app.shelf.prepare(&app.shelf.current, &packs, &setup).map_err(|why| bad(why.to_string()))?;
    let chance = |_| Refused::new("table", Code::Store);
    let name = tidy(wish.name.as_deref().unwrap_or_default(), LONGEST_NAME);
    let (mut seats, mut tokens) = (Vec::new(), Vec::new());
    for seat in &wish.seats {
        let (place, token) = match seat.as_str() {
            "me" | "link" => {
                let token = chance::token().map_err(chance)?;
                let mut place = SeatRecord::reserved(&token);
                if seat == "me" {
                    place.name = name.clone();
                    place.taken = true;
                }
                (place, Some(token))
            }
            "open" => (SeatRecord::open(), None),
            other => match other.strip_prefix("bot:").map(BotSpec::parse) {
                Some(Ok(spec)) if allowed(spec) => (SeatRecord::bot(spec), None),
                Some(Ok(spec)) => return Err(bad(format!("{spec} thinks for too long here"))),
                Some(Err(why)) => return Err(bad(why.to_string())),
                None => return Err(bad(format!("a seat is me, link, open or bot:NAME, not \"{other}\""))),
            },
        };
        seats.push(place);
        tokens.push(token);
    }
    if seats.iter().all(|seat| seat.bot.is_some()) {
        return Err(bad("somebody must sit at the table beside the bots".into()));
    }
    let secret = chance::secret().map_err(chance)?;
    let hash = table::fair::commitment(&secret).to_string();
    let record =
        Record { setup, options: wish.options, seats, secret, seed: None, ending: None, closed: false };
    let room = app.open_table(record).await.map_err(|code| Refused::new("table", code))?;
    tracing::info!(table = %room.id, game = wish.game, "opened");
    Ok((StatusCode::CREATED, Json(Opened { id: room.id.to_string(), tokens, hash })))
}

/// Does the bot think little enough for a server?
fn allowed(spec: BotSpec) -> bool {
    !matches!(spec, BotSpec::Search(n) if n > 20_000)
}

/// Who takes a seat.
#[derive(Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// How one wants to be called.
    #[serde(default)]
    name: String,
}

/// A seat that was taken.
#[derive(Serialize, TS, utoipa::ToSchema)]
pub struct Seated {
    /// Its token.
    token: String,
}

/// Takes an open seat.
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}", request_body = Newcomer,
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = 200, body = Seated), (status = 409, description = "`Refusal`"))
)]
pub async fn take_seat(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, usize)>,
    body: Result<Json<Newcomer>, axum::extract::rejection::JsonRejection>,
) -> Result<Json<Seated>, Refused> {
    let Json(who) = body.map_err(|why| Refused::unreadable("seat", &why))?;
    let refused = |code| Refused::new("seat", code);
    let room = app.room(&id).await.map_err(refused)?;
    let token = chance::token().map_err(|_| refused(Code::Store))?;
    let (done, kept) = tokio::sync::oneshot::channel();
    room.take_seat(seat, &who.name, &token, move |result| {
        let _ = done.send(result.is_ok());
    })
    .map_err(Refused::from)?;
    match kept.await {
        Ok(true) => Ok(Json(Seated { token })),
        _ => Err(refused(Code::Store)),
    }
}

/// What was said at a table. Where not everybody may watch it takes the token of a seat.
#[utoipa::path(
    get, path = "/api/tables/{id}/chat",
    params(("id" = String, Path), ("authorization" = Option<String>, Header, description = "`Bearer` and a token")),
    responses((status = 200, description = "`{seat, text, at}[]`"), (status = 403, description = "`Refusal`"))
)]
pub async fn chat(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<Vec<Said>>, Refused> {
    let refused = |code| Refused::new("chat", code);
    let room = app.room(&id).await.map_err(refused)?;
    if !room.is_public() && room.seat_of(bearer(&headers)).is_none() {
        return Err(refused(Code::Spectator));
    }
    let lines = app.store.chat(&id).await.map_err(|_| refused(Code::Store))?;
    let said = |line: store::ChatLine| Said { seat: line.seat, text: line.text, at: line.at };
    Ok(Json(lines.into_iter().map(said).collect()))
}

/// A line of chat.
#[derive(Serialize, TS)]
pub struct Said {
    seat: Option<u8>,
    text: String,
    #[ts(type = "number")]
    at: i64,
}

/// Which words are wanted.
#[derive(Deserialize)]
pub struct ForTable {
    table: Option<String>,
}

/// All that the page needs to speak a language, with the cards of a table's packs.
#[utoipa::path(
    get, path = "/api/words/{language}", params(("language" = String, Path), ("table" = Option<String>, Query)),
    responses((status = 200, description = "`PageWords`"), (status = 404, description = "`Refusal`"))
)]
pub async fn words(
    State(app): State<Arc<App>>,
    Path(language): Path<String>,
    Query(which): Query<ForTable>,
) -> Result<Response, Refused> {
    let (packs, game) = match which.table {
        Some(id) => {
            let room = app.room(&id).await.map_err(|code| Refused::new("words", code))?;
            (room.began.packs.clone(), Some(room.info().game))
        }
        None => (app.shelf.current.clone(), None),
    };
    let words = app
        .shelf
        .words(&packs, &language, game.as_deref())
        .map_err(|why| Refused::malformed("words", why))?;
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "max-age=60")];
    Ok((headers, words.to_string()).into_response())
}

/// Is the server well? It is when it can write.
#[utoipa::path(get, path = "/api/health", responses((status = 200), (status = 503)))]
pub async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "well\n"),
        Err(why) => {
            tracing::error!(%why, "the store is not well");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not write\n")
        }
    }
}

/// All matches, for the administrator.
#[utoipa::path(get, path = "/api/admin/tables", responses((status = 200), (status = 403)))]
pub async fn admin_tables(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Refused> {
    admin(&app, &headers)?;
    let filter = Filter { archived: true, limit: 1000, ..Filter::default() };
    let heads = app.store.list(&filter).await.map_err(|_| Refused::new("admin", Code::Store))?;
    let shown = heads.into_iter().map(|head| {
        serde_json::json!({
            "id": head.id, "state": format!("{:?}", head.state).to_lowercase(), "game": head.game,
            "rules": head.rules, "created": head.created, "touched": head.touched,
            "archived": head.archived, "entries": head.entries,
        })
    });
    Ok(Json(shown.collect()))
}

/// Closes a table, for the administrator.
#[utoipa::path(
    post, path = "/api/admin/tables/{id}/close", params(("id" = String, Path)),
    responses((status = 204), (status = 403), (status = 404))
)]
pub async fn admin_close(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    admin(&app, &headers)?;
    let refused = |code| Refused::new("admin", code);
    let room = app.room(&id).await.map_err(refused)?;
    let (done, kept) = tokio::sync::oneshot::channel();
    room.close(move |result| {
        let _ = done.send(result.is_ok());
    })
    .map_err(Refused::from)?;
    match kept.await {
        Ok(true) => Ok(StatusCode::NO_CONTENT),
        _ => Err(refused(Code::Store)),
    }
}

/// The token that comes with a request; it never stands in an address.
fn bearer(headers: &HeaderMap) -> &str {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default()
}

fn admin(app: &App, headers: &HeaderMap) -> Result<(), Refused> {
    let given = bearer(headers);
    let hashed = |token: &str| table::record::token_hash(token).0;
    // An empty token is none: it would let everybody in.
    match app.config.admin_token.as_ref().filter(|token| !token.is_empty()) {
        Some(token) if bool::from(hashed(token).ct_eq(&hashed(given))) => Ok(()),
        _ => Err(Refused::new("admin", Code::WrongToken)),
    }
}
