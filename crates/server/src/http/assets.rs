//! The client's files, which are part of the program.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::problem::Trouble;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// A file of the client. Addresses without a file are pages, and pages are one file.
pub async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Trouble::missing("there is nothing at this address").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Client::get(path) {
        Some(file) => send(path, &file, &headers),
        None if path.starts_with("assets/") => Trouble::missing("there is no such file").into_response(),
        None => match Client::get("index.html") {
            Some(page) => send("index.html", &page, &headers),
            None => Trouble::missing("the client has not been built").into_response(),
        },
    }
}

fn send(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag: String = file.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // The names of files under `assets` change with what is in them.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let same = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let fixed = [(CONTENT_TYPE, kind(path).to_string()), (CACHE_CONTROL, keep.to_string()), (ETAG, tag)];
    if same {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, Body::from(file.data.clone().into_owned())).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
