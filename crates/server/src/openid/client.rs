//! The provider, spoken to over HTTP.

use std::fmt;
use std::time::{Duration, Instant};

use openidconnect::core::{CoreAuthenticationFlow, CoreClient, CoreProviderMetadata};
use openidconnect::{
    AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointMaybeSet, EndpointNotSet, EndpointSet, IssuerUrl,
    Nonce, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope, reqwest,
};
use tokio::sync::{Mutex, Semaphore};

use super::{Begun, Known, OpenIdError, OpenIdOptions};

/// How long the provider may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// For how long what the provider says about itself is good.
const GOOD: Duration = Duration::from_secs(600);
/// How many ask the provider at once.
const AT_ONCE: usize = 8;

type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// The way to the provider.
pub struct OpenId {
    options: OpenIdOptions,
    issuer: IssuerUrl,
    back: RedirectUrl,
    http: reqwest::Client,
    about: Mutex<Option<(Instant, CoreProviderMetadata)>>,
    turnstile: Semaphore,
}

impl OpenId {
    /// Nobody is asked yet: a provider that is away keeps no server from starting.
    pub fn new(options: OpenIdOptions) -> Result<OpenId, OpenIdError> {
        let address = |what: &str, error: &dyn fmt::Display| OpenIdError::Address {
            what: what.to_string(),
            fault: error.to_string(),
        };
        let issuer = IssuerUrl::new(options.issuer.clone()).map_err(|error| address(&options.issuer, &error))?;
        let back = format!("{}/api/openid/done", options.public.trim_end_matches('/'));
        let back = RedirectUrl::new(back).map_err(|error| address(&options.public, &error))?;
        // Whoever followed redirections could be sent to places that only this machine reaches.
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).timeout(PATIENCE).build();
        let http = http.map_err(|error| address("the client", &error))?;
        Ok(OpenId { options, issuer, back, http, about: Mutex::default(), turnstile: Semaphore::new(AT_ONCE) })
    }

    /// What the provider is called.
    pub fn label(&self) -> &str {
        &self.options.label
    }

    /// Where somebody is sent, with what they must bring back.
    pub async fn begin(&self) -> Result<Begun, OpenIdError> {
        let client = self.client(false).await?;
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let (address, state, nonce) = client
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, CsrfToken::new_random, Nonce::new_random)
            .add_scope(Scope::new("profile".to_string()))
            .set_pkce_challenge(challenge)
            .url();
        Ok(Begun {
            address: address.to_string(),
            state: state.into_secret(),
            nonce: nonce.secret().clone(),
            verifier: verifier.into_secret(),
        })
    }

    /// Who it is that has come back with a code.
    pub async fn finish(&self, code: String, nonce: &str, verifier: String) -> Result<Known, OpenIdError> {
        // Keys change now and then.
        let client = self.client(true).await?;
        let _turn = self.turnstile.acquire().await;
        let exchange = client.exchange_code(AuthorizationCode::new(code)).map_err(|error| self.fault(&error))?;
        let exchange = exchange.set_pkce_verifier(PkceCodeVerifier::new(verifier)).request_async(&self.http).await;
        let tokens = exchange.map_err(|error| OpenIdError::Untrue(error.to_string()))?;
        let token = tokens.extra_fields().id_token();
        let token = token.ok_or_else(|| OpenIdError::Untrue("it says nothing about who it is".to_string()))?;
        let claims = token.claims(&client.id_token_verifier(), &Nonce::new(nonce.to_string()));
        let claims = claims.map_err(|error| OpenIdError::Untrue(error.to_string()))?;
        let name = claims.name().and_then(|name| name.get(None)).map(|name| name.to_string());
        Ok(Known {
            issuer: claims.issuer().to_string(),
            subject: claims.subject().to_string(),
            name: claims.preferred_username().map(|name| name.to_string()).or(name),
        })
    }

    async fn client(&self, anew: bool) -> Result<Client, OpenIdError> {
        let about = self.about(anew).await?;
        let OpenIdOptions { client, secret, .. } = &self.options;
        let secret = secret.clone().map(ClientSecret::new);
        let client = CoreClient::from_provider_metadata(about, ClientId::new(client.clone()), secret);
        Ok(client.set_redirect_uri(self.back.clone()))
    }

    /// What the provider says about itself.
    async fn about(&self, anew: bool) -> Result<CoreProviderMetadata, OpenIdError> {
        let mut known = self.about.lock().await;
        if let Some((_, about)) = known.as_ref().filter(|(at, _)| !anew && at.elapsed() < GOOD) {
            return Ok(about.clone());
        }
        let about = CoreProviderMetadata::discover_async(self.issuer.clone(), &self.http).await;
        let about = about.map_err(|error| self.fault(&error))?;
        *known = Some((Instant::now(), about.clone()));
        Ok(about)
    }

    fn fault(&self, error: &dyn fmt::Display) -> OpenIdError {
        OpenIdError::Provider { issuer: self.options.issuer.clone(), fault: error.to_string() }
    }
}
