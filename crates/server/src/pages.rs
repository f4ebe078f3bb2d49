//! The page, from inside the program.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "$OUT_DIR/page"]
struct Page;

/// What to do when the program was built without its page.
pub const NOT_BUILT: &str = "the page is not in this program: build it with `make build`, \
or with `npm ci && npm run build` in web/ and then `cargo build --release`";

/// Was the program built with its page?
pub fn is_built() -> bool {
    Page::get("index.html").is_some()
}

/// A file of the page; for the page's own addresses its first file.
pub async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let own = path.is_empty() || path == "about" || path.starts_with("t/");
    let (name, file) = match Page::get(path) {
        Some(file) => (path, Some(file)),
        None if own && !is_built() => {
            return (StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT).into_response();
        }
        None if own => ("index.html", Page::get("index.html")),
        None => (path, None),
    };
    file.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |file| send(name, file, &headers))
}

fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response();
    }
    // Files under assets/ have their hash in their name.
    let lasting = name.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [
        (header::CONTENT_TYPE, file.metadata.mimetype().to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
    ];
    (head, Body::from(file.data)).into_response()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
