//! What every request passes: where it comes from, how often, and what browsers may do with the answer.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Site;
use super::problem::Trouble;

/// What pages may load: everything from here, nothing from elsewhere, no code inside the page.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Headers that every answer has.
pub async fn headers(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if site.app.is_secure() {
        headers.insert("strict-transport-security", HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// Whatever changes something comes from a page of ours, and not too often.
pub async fn changes(
    State(site): State<Arc<Site>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        if !is_ours(site.app.public.as_deref(), request.headers()) {
            return Trouble::forbidden("requests are taken from this server's own pages only").into_response();
        }
        if !site.buckets.take(address.ip()) {
            let text = "too many requests; wait a few seconds";
            return Trouble::new(StatusCode::TOO_MANY_REQUESTS, "rate", text).into_response();
        }
    }
    next.run(request).await
}

/// Whether a request comes from a page of ours, or from no page at all.
pub fn is_ours(public: Option<&str>, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if public.is_some_and(|public| origin == public.trim_end_matches('/')) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(public: Option<&str>, origin: Option<&'static str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static("127.0.0.1:7878"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
        }
        is_ours(public, &headers)
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        assert!(ours(None, None));
        assert!(ours(None, Some("http://127.0.0.1:7878")));
        assert!(!ours(None, Some("http://127.0.0.1:7879")));
        assert!(!ours(None, Some("https://evil.example")));
        assert!(!ours(None, Some("null")));
        assert!(ours(Some("https://table.example"), Some("https://table.example")));
        assert!(!ours(Some("https://table.example"), Some("https://table.example.evil")));
    }
}
