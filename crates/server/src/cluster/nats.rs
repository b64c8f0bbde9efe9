//! The bus of a cluster: NATS. Only its plain subjects are used, nothing that it would have to keep.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr};
use axum::body::Bytes;
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use tokio::sync::mpsc;

use super::bus::{Bus, BusError, Ear, WAITING};

/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a server is asked whether it is there; it is left after two questions without an answer.
const PING: Duration = Duration::from_secs(1);

/// Where NATS is, and who we are there.
#[derive(Clone, Default)]
pub struct NatsOptions {
    /// One or several addresses with commas between them. They may hold a name and a password.
    pub urls: String,
    /// A file with certificates that are trusted beside the system's.
    pub roots: Option<PathBuf>,
    /// Our own certificate and its key.
    pub identity: Option<(PathBuf, PathBuf)>,
}

impl fmt::Debug for NatsOptions {
    /// No part of an address but its host, since addresses hold passwords.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("NatsOptions").field(&shown(&self.urls)).finish()
    }
}

/// A connection to NATS, made again by itself whenever it breaks.
pub(super) struct Nats(Client);

impl fmt::Debug for Nats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nats")
    }
}

impl Nats {
    pub(super) async fn connect(options: &NatsOptions) -> Result<Nats, BusError> {
        let unreadable = |error: &dyn fmt::Display| BusError::Address { fault: format!("cannot be read: {error}") };
        let place = shown(&options.urls);
        let unreachable = |fault: String| BusError::Unreachable { place: place.clone(), fault };
        let addresses = options.urls.split(',').map(|url| url.trim().parse::<ServerAddr>());
        let addresses: Vec<ServerAddr> = addresses.collect::<Result<_, _>>().map_err(|error| unreadable(&error))?;
        let mut connect = ConnectOptions::new()
            .name("tapis")
            .subscription_capacity(WAITING)
            .client_capacity(WAITING)
            .ping_interval(PING)
            .connection_timeout(Duration::from_secs(3))
            .reconnect_delay_callback(|attempts| Duration::from_millis((attempts as u64 * 20).min(500)))
            .event_callback(|event| async move { tracing::info!(%event, "bus") });
        // The client looks at the host of an address alone.
        let named = addresses.iter().find_map(|address| Some((address.username()?, address.password())));
        connect = match named {
            Some((name, Some(password))) => connect.user_and_password(name.to_string(), password.to_string()),
            Some((token, None)) => connect.token(token.to_string()),
            None => connect,
        };
        if let Some(file) = &options.roots {
            connect = connect.add_root_certificates(file.clone());
        }
        if let Some((certificate, key)) = &options.identity {
            connect = connect.add_client_certificate(certificate.clone(), key.clone());
        }
        match tokio::time::timeout(PATIENCE, connect.connect(addresses)).await {
            Ok(connected) => connected.map(Nats).map_err(|error| unreachable(error.to_string())),
            Err(_) => Err(unreachable("nobody answers".to_string())),
        }
    }
}

/// Addresses without what may be secret in them.
fn shown(urls: &str) -> String {
    let bare = |url: &str| {
        let (scheme, rest) = url.trim().split_once("://").unwrap_or(("nats", url.trim()));
        format!("{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, host)| host))
    };
    urls.split(',').map(bare).collect::<Vec<_>>().join(",")
}

impl Bus for Nats {
    fn publish<'a>(&'a self, subject: &'a str, body: Bytes) -> BoxFuture<'a, Result<(), BusError>> {
        Box::pin(async move {
            let said = self.0.publish(subject.to_string(), body).await;
            said.map_err(|error| BusError::Away(error.to_string()))
        })
    }

    fn listen<'a>(&'a self, subject: &'a str) -> BoxFuture<'a, Result<Ear, BusError>> {
        Box::pin(async move {
            let subscribed = self.0.subscribe(subject.to_string()).await;
            let mut subscriber = subscribed.map_err(|error| BusError::Away(error.to_string()))?;
            let (listener, ear) = mpsc::channel(1);
            tokio::spawn(async move {
                while let Some(message) = subscriber.next().await {
                    if listener.send(message.payload).await.is_err() {
                        return;
                    }
                }
            });
            Ok(ear)
        })
    }

    fn flush(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            let _ = tokio::time::timeout(PING, self.0.flush()).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        assert_eq!(shown("nats://ada:s3cret@one:4222, tls://two:4222"), "nats://one:4222,tls://two:4222");
        let options = NatsOptions { urls: "nats://ada:s3cret@one:4222".into(), ..NatsOptions::default() };
        assert!(!format!("{options:?}").contains("s3cret"));
    }
}
