//! Signing in with OpenID Connect: somebody else says who a person is.
//!
//! The provider is spoken to only if the program was built with the feature `openid`. What a browser must bring back (state, nonce
//! and the verifier of PKCE) is in a cookie of its own, so that any server of a cluster can finish what another began.

#[cfg(feature = "openid")]
mod client;

use std::fmt;

/// The provider, and who we are there.
#[derive(Clone, PartialEq, Eq)]
pub struct OpenIdOptions {
    /// The provider's address, such as `https://accounts.example`.
    pub issuer: String,
    /// The name under which the provider knows this server.
    pub client: String,
    pub secret: Option<String>,
    /// What the provider is called where people choose it.
    pub label: String,
    /// The address under which people reach this server.
    pub public: String,
}

impl fmt::Debug for OpenIdOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenIdOptions").field("issuer", &self.issuer).field("client", &self.client).finish()
    }
}

/// Why nobody can sign in with the provider.
#[derive(Debug, thiserror::Error)]
pub enum OpenIdError {
    #[error("this program was built without OpenID Connect; build it with --features openid")]
    NotBuilt,
    #[error("{what} is no address: {fault}")]
    Address { what: String, fault: String },
    /// The provider does not answer, or not as it should.
    #[error("the provider {issuer} cannot be asked: {fault}")]
    Provider { issuer: String, fault: String },
    /// What came back is not what was asked for.
    #[error("the provider's answer cannot be trusted: {0}")]
    Untrue(String),
}

/// What somebody is sent to the provider with, and must bring back.
#[derive(Clone, PartialEq, Eq)]
pub struct Begun {
    /// Where they go.
    pub address: String,
    pub state: String,
    pub nonce: String,
    /// The verifier of PKCE.
    pub verifier: String,
}

/// Who somebody is, by the provider's word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    pub issuer: String,
    pub subject: String,
    /// What they are called there, if that is told.
    pub name: Option<String>,
}

/// The way to the provider.
#[cfg(feature = "openid")]
pub use client::OpenId;

/// The way to the provider: there is none in this program.
#[cfg(not(feature = "openid"))]
pub enum OpenId {}

#[cfg(not(feature = "openid"))]
impl OpenId {
    pub fn new(_: OpenIdOptions) -> Result<OpenId, OpenIdError> {
        Err(OpenIdError::NotBuilt)
    }

    pub fn label(&self) -> &str {
        match *self {}
    }

    pub async fn begin(&self) -> Result<Begun, OpenIdError> {
        match *self {}
    }

    pub async fn finish(&self, _: String, _: &str, _: String) -> Result<Known, OpenIdError> {
        match *self {}
    }
}
