//! Who may ask, how often, and what browsers are told to forbid.

use crate::app::App;
use crate::refused::Refused;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use table::wire::Code;

/// What browsers are told.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Adds the headers to every answer.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Gives every refusal of the interface the same form, whoever refused.
pub async fn refusals(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let ours = path.starts_with("/api/") && path != "/api/health";
    let response = next.run(request).await;
    let status = response.status();
    let told = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !ours || told || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let reason = status.canonical_reason().unwrap_or_default();
    Refused::with_status(status, &reason.to_lowercase()).into_response()
}

/// Refuses pages of other origins: they may neither write nor open a WebSocket.
pub async fn origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_own(request.headers(), &app.config.origins) {
        return Refused::new("origin", Code::Origin).into_response();
    }
    next.run(request).await
}

/// Does the request come from a page of this server, from an allowed one, or from no page at all?
fn is_own(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.split_once("://").is_some_and(|(scheme, rest)| {
        matches!(scheme, "http" | "https") && !host.is_empty() && rest.eq_ignore_ascii_case(host)
    });
    own || allowed.iter().any(|allowed| allowed == origin)
}

/// How often each address may open tables and take seats.
pub type Doors = DefaultKeyedRateLimiter<IpAddr>;

/// The limits of the settings.
pub fn doors(app: &App) -> Arc<Doors> {
    let minute = NonZeroU32::new(app.config.tables_per_minute).unwrap_or(NonZeroU32::MIN);
    Arc::new(RateLimiter::keyed(Quota::per_minute(minute)))
}

/// Refuses an address that knocks too often.
pub async fn knock(
    State((app, doors)): State<(Arc<App>, Arc<Doors>)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if *request.method() == Method::POST {
        let who = address(&app, request.headers(), peer);
        if doors.check_key(&who).is_err() {
            let mut response = Refused::new("table", Code::TooFast).into_response();
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
            return response;
        }
        if doors.len() > 100_000 {
            doors.retain_recent();
        }
    }
    next.run(request).await
}

/// Whose request it is: the last address before our own proxy, or the peer.
fn address(app: &App, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    last.filter(|_| app.config.behind_proxy).unwrap_or(peer.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origin: &'static str, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        headers.insert(header::HOST, HeaderValue::from_static(host));
        is_own(&headers, &["https://friend.example".to_owned()])
    }

    #[test]
    fn only_own_and_allowed_origins_pass() {
        assert!(from("http://localhost:8080", "localhost:8080"));
        assert!(from("https://friend.example", "localhost:8080"));
        assert!(!from("http://localhost:8081", "localhost:8080"));
        assert!(!from("http://evil.example", "localhost:8080"));
        assert!(!from("null", "localhost:8080"));
        assert!(!from("file://localhost:8080", "localhost:8080"));
        assert!(is_own(&HeaderMap::new(), &[]));
    }
}
