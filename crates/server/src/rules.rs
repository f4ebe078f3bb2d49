//! The rulebooks: a whole one, and single clauses of them.

use crate::refused::Refused;
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::IntoResponse;
use games::rulebook::{Clause, Library, library_in};
use serde::{Deserialize, Serialize};
use table::wire::Code;
use ts_rs::TS;

/// A clause of a rulebook.
#[derive(Serialize, TS, utoipa::ToSchema)]
pub struct ClauseText {
    clause: String,
    text: String,
}

/// In which language; English if none is named.
#[derive(Deserialize)]
pub struct InLanguage {
    lang: Option<String>,
}

fn books(lang: Option<&str>) -> Result<&'static Library, Refused> {
    library_in(lang.unwrap_or("en")).map_err(|why| Refused::malformed("rules", why))
}

/// The text of one clause.
#[utoipa::path(
    get, path = "/api/rules/{clause}", params(("clause" = String, Path), ("lang" = Option<String>, Query)),
    responses(
        (status = 200, body = ClauseText),
        (status = 400, description = "`Refusal`"),
        (status = 404, description = "`Refusal`")
    )
)]
pub async fn rule(
    Path(clause): Path<String>,
    Query(language): Query<InLanguage>,
) -> Result<Json<ClauseText>, Refused> {
    let found = books(language.lang.as_deref())?.find(&clause);
    let found = found.ok_or_else(|| Refused::new("rule", Code::UnknownTable))?;
    Ok(Json(ClauseText { clause: found.id.clone(), text: found.text.clone() }))
}

/// Which rulebook is wanted.
#[derive(Deserialize)]
pub struct OfGame {
    game: String,
    lang: Option<String>,
}

/// A clause in its place in a rulebook.
#[derive(Serialize, TS, utoipa::ToSchema)]
pub struct RuleClause {
    /// Its id.
    clause: &'static str,
    /// The heading it stands under.
    section: &'static str,
    /// The page of the printed rulebook, such as `p. 13`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    page: Option<&'static str>,
    /// What it says.
    text: &'static str,
}

impl From<&'static Clause> for RuleClause {
    fn from(clause: &'static Clause) -> RuleClause {
        RuleClause {
            clause: &clause.id,
            section: &clause.section,
            page: clause.page.as_deref(),
            text: &clause.text,
        }
    }
}

/// The clauses of a game in the order of its rulebook, and then its worked examples.
#[utoipa::path(
    get, path = "/api/rules", params(("game" = String, Query), ("lang" = Option<String>, Query)),
    responses((status = 200, body = [RuleClause]), (status = 400, description = "`Refusal`"))
)]
pub async fn rules(Query(of): Query<OfGame>) -> Result<impl IntoResponse, Refused> {
    let book = books(of.lang.as_deref())?.book(&of.game).map_err(|why| Refused::malformed("rules", why))?;
    let clauses: Vec<RuleClause> = book.all().map(RuleClause::from).collect();
    Ok(([(header::CACHE_CONTROL, "max-age=60")], Json(clauses)))
}
