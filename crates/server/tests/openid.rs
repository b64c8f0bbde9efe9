//! Signing in with OpenID Connect, with a provider of the test's own on this machine.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use openidconnect::core::{
    CoreIdToken, CoreIdTokenClaims, CoreIdTokenFields, CoreJsonWebKeySet, CoreJwsSigningAlgorithm,
    CoreProviderMetadata, CoreResponseType, CoreRsaPrivateSigningKey, CoreSubjectIdentifierType, CoreTokenResponse,
    CoreTokenType,
};
use openidconnect::{
    AccessToken, AuthUrl, EmptyAdditionalProviderMetadata, EmptyExtraTokenFields, IssuerUrl, JsonWebKeyId,
    JsonWebKeySetUrl, PkceCodeChallenge, PkceCodeVerifier, PrivateSigningKey, ResponseTypes, TokenUrl,
};
use serde_json::Value;
use tokio::net::TcpListener;

use crate::common::Folder;
use crate::common::client::{Answer, Person};
use crate::common::site::{Site, alone, bot, config, here, problem, quick, read, soon, table};
use server::openid::OpenIdOptions;
use server::serve::Config;
use server::wire::TableInfo;

const SECRET: &str = "a secret between both";

/// What somebody has shown at the provider's page: who they are, and what they were sent with.
#[derive(Clone)]
struct Shown {
    subject: String,
    name: String,
    nonce: String,
    challenge: String,
}

struct Provider {
    address: SocketAddr,
    key: CoreRsaPrivateSigningKey,
    codes: Mutex<HashMap<String, Shown>>,
}

impl Provider {
    async fn start() -> Arc<Provider> {
        let made = Command::new("openssl").args(["genrsa", "-traditional", "2048"]).output();
        let made = made.expect("openssl can be run: install the Debian package `openssl`");
        let pem = String::from_utf8(made.stdout).expect("a key is text");
        let key = CoreRsaPrivateSigningKey::from_pem(&pem, Some(JsonWebKeyId::new("one".into()))).expect("a key");
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("it listens");
        let provider = Arc::new(Provider { address, key, codes: Mutex::default() });
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(about))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .with_state(provider.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        provider
    }

    fn issuer(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Somebody shows there who they are; what they are sent back with.
    fn show(&self, address: &str, subject: &str, name: &str) -> String {
        let query: HashMap<&str, &str> =
            address.split_once('?').expect("a query").1.split('&').filter_map(|pair| pair.split_once('=')).collect();
        assert_eq!((query["response_type"], query["code_challenge_method"]), ("code", "S256"));
        let code = format!("code{}", self.codes.lock().expect("no panic").len());
        let [subject, name, nonce, challenge] =
            [subject, name, query["nonce"], query["code_challenge"]].map(str::to_string);
        self.codes.lock().expect("no panic").insert(code.clone(), Shown { subject, name, nonce, challenge });
        format!("code={code}&state={}", query["state"])
    }
}

async fn about(State(provider): State<Arc<Provider>>) -> Json<CoreProviderMetadata> {
    let at = |path: &str| format!("{}{path}", provider.issuer());
    let about = CoreProviderMetadata::new(
        IssuerUrl::new(provider.issuer()).expect("an address"),
        AuthUrl::new(at("/authorize")).expect("an address"),
        JsonWebKeySetUrl::new(at("/keys")).expect("an address"),
        vec![ResponseTypes::new(vec![CoreResponseType::Code])],
        vec![CoreSubjectIdentifierType::Public],
        vec![CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256],
        EmptyAdditionalProviderMetadata {},
    );
    Json(about.set_token_endpoint(Some(TokenUrl::new(at("/token")).expect("an address"))))
}

async fn keys(State(provider): State<Arc<Provider>>) -> Json<CoreJsonWebKeySet> {
    Json(CoreJsonWebKeySet::new(vec![provider.key.as_verification_key()]))
}

async fn token(
    State(provider): State<Arc<Provider>>,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Json<CoreTokenResponse>, axum::http::StatusCode> {
    let refused = axum::http::StatusCode::BAD_REQUEST;
    // A code is good once.
    let shown = provider.codes.lock().expect("no panic").insert(
        form["code"].clone(),
        Shown { subject: String::new(), name: String::new(), nonce: String::new(), challenge: String::new() },
    );
    let shown = shown.filter(|shown| !shown.challenge.is_empty()).ok_or(refused)?;
    let verifier = PkceCodeVerifier::new(form["code_verifier"].clone());
    if PkceCodeChallenge::from_code_verifier_sha256(&verifier).as_str() != shown.challenge {
        return Err(refused);
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs();
    let claims = serde_json::json!({
        "iss": provider.issuer(), "aud": ["tapis"], "exp": now + 60, "iat": now,
        "sub": shown.subject, "preferred_username": shown.name, "nonce": shown.nonce,
    });
    let claims: CoreIdTokenClaims = serde_json::from_value(claims).expect("claims");
    let access = AccessToken::new("of no use".into());
    let algorithm = CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256;
    let token = CoreIdToken::new(claims, &provider.key, algorithm, Some(&access), None).expect("it can be signed");
    let fields = CoreIdTokenFields::new(Some(token), EmptyExtraTokenFields {});
    Ok(Json(CoreTokenResponse::new(access, CoreTokenType::Bearer, fields)))
}

async fn site(folder: &Folder, provider: &Provider) -> Site {
    let free = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    let address = free.local_addr().expect("it listens");
    drop(free);
    let openid = OpenIdOptions {
        issuer: provider.issuer(),
        client: "tapis".into(),
        secret: Some(SECRET.into()),
        label: "the test".into(),
        public: format!("http://{address}"),
    };
    assert!(!format!("{openid:?}").contains(SECRET));
    Site::start_from(Config { address, openid: Some(openid), ..config(folder.url(), quick()) }).await
}

fn cookie_of(answer: &Answer, name: &str) -> Option<String> {
    let cookies = answer.headers.iter().filter(|(header, _)| header == "set-cookie");
    let pairs = cookies.filter_map(|(_, cookie)| cookie.split(';').next()?.split_once('='));
    let found = pairs.filter(|(key, _)| *key == name).map(|(_, value)| value.to_string());
    found.filter(|value| !value.is_empty()).last()
}

/// Goes to the provider: the address there, and what the browser keeps meanwhile.
async fn begin(person: &Person) -> (String, String) {
    let answer = soon(person.clone().get("/api/openid")).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    (answer.header("location").expect("where to").to_string(), cookie_of(&answer, "tapis-openid").expect("a cookie"))
}

/// Comes back: the answer, and the person with the cookie that they have then.
async fn finish(person: &Person, kept: &str, query: &str) -> (Answer, Person) {
    let cookie = format!("cookie: tapis-openid={kept}\r\n");
    let path = format!("/api/openid/done?{query}");
    let answer = soon(person.clone().request("GET", &path, &cookie, "")).await;
    let known = cookie_of(&answer, "tapis").map(|value| Person::known_by(person.server, &format!("tapis={value}")));
    (answer, known.unwrap_or_else(|| person.clone()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_the_provider_knows_is_signed_in() {
    let (folder, provider) = (Folder::new(), Provider::start().await);
    let site = site(&folder, &provider).await;
    let ways: Value = read(&mut site.person(), "/api/account/ways").await;
    assert_eq!(ways["openid"], "the test");
    // A guest with a table becomes an account and keeps it.
    let (ada, id, _socket) = alone(&site, "shards").await;
    let (address, kept) = begin(&ada).await;
    let back = provider.show(&address, "17", "Ada");
    let (answer, mut ada) = finish(&ada, &kept, &back).await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/account")), "{answer:?}");
    let info: Value = read(&mut ada, "/api/account").await;
    assert_eq!(
        (&info["name"], &info["passphrase"], &info["providers"][0]),
        (&"Ada".into(), &false.into(), &provider.issuer().into())
    );
    let tables: Vec<TableInfo> = read(&mut ada, "/api/tables").await;
    assert_eq!(tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&id], "the games came along");
    // The same code, or another browser's, is of no use.
    assert_eq!(finish(&ada, &kept, &back).await.0.status, 502, "a code is good once");
    let (address, _) = begin(&ada).await;
    let stolen = provider.show(&address, "17", "Ada");
    let (_, eves) = begin(&site.person()).await;
    assert_eq!(finish(&site.person(), &eves, &stolen).await.0.status, 403, "it was begun elsewhere");
    assert_eq!(finish(&site.person(), "", &stolen).await.0.status, 403);
    // In another browser it is the same person; somebody else of the same name is somebody else.
    let elsewhere = site.person();
    let (address, kept) = begin(&elsewhere).await;
    let (_, mut elsewhere) = finish(&elsewhere, &kept, &provider.show(&address, "17", "Ada")).await;
    let tables: Vec<TableInfo> = read(&mut elsewhere, "/api/tables").await;
    assert_eq!(tables.len(), 1);
    let other = site.person();
    let (address, kept) = begin(&other).await;
    let (_, mut other) = finish(&other, &kept, &provider.show(&address, "18", "ADA")).await;
    let info: Value = read(&mut other, "/api/account").await;
    assert_eq!(info["name"], "ADA 2");
    // Nobody signs in with an empty passphrase, and a first one can be set.
    let nothing = serde_json::json!({ "name": "Ada", "passphrase": "" });
    assert_eq!(problem(&mut site.person(), "POST", "/api/session", &nothing.to_string()).await.0, 403);
    let first = serde_json::json!({ "passphrase": "", "new": "a heron in the reeds" }).to_string();
    let set = soon(ada.request("PUT", "/api/account/passphrase", "content-type: application/json\r\n", &first));
    assert_eq!(set.await.status, 200);
    let now = serde_json::json!({ "name": "Ada", "passphrase": "a heron in the reeds" });
    assert_eq!(soon(site.person().post("/api/session", &now)).await.status, 200);
    // Whoever changes their mind there is where they were; a provider that is away is no reason to be away.
    let (_, kept) = begin(&site.person()).await;
    let state = kept.split('.').next().expect("it begins with the state");
    let (answer, _) = finish(&site.person(), &kept, &format!("error=access_denied&state={state}")).await;
    assert_eq!((answer.status, cookie_of(&answer, "tapis")), (303, None));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_word_that_was_not_for_us_is_not_taken() {
    let (folder, provider) = (Folder::new(), Provider::start().await);
    let site = site(&folder, &provider).await;
    let ada = site.person();
    let (address, kept) = begin(&ada).await;
    let back = provider.show(&address, "17", "Ada");
    // The provider answers what somebody else was asked.
    for shown in provider.codes.lock().expect("no panic").values_mut() {
        shown.nonce = "another".into();
    }
    let (answer, mut ada) = finish(&ada, &kept, &back).await;
    assert_eq!(answer.status, 502, "{answer:?}");
    assert_eq!(soon(ada.get("/api/account")).await.status, 401);
    // No such code was given.
    let (address, kept) = begin(&ada).await;
    let made_up = provider.show(&address, "17", "Ada").replace("code=", "code=made-up");
    assert_eq!(finish(&ada, &kept, &made_up).await.0.status, 502);
    site.stop().await;
    // A server whose provider is away starts and serves.
    let gone = OpenIdOptions {
        issuer: "http://127.0.0.1:9".into(),
        client: "tapis".into(),
        secret: None,
        label: "gone".into(),
        public: "http://127.0.0.1".into(),
    };
    let folder = Folder::new();
    let site = Site::start_from(Config { openid: Some(gone), ..config(folder.url(), quick()) }).await;
    assert_eq!(problem(&mut site.person(), "GET", "/api/openid", "").await, (502, "openid".into()));
    soon(site.person().set_up(&table("shards", vec![here("Ada"), bot("random")]))).await;
    site.stop().await;
}
