//! Starting and stopping the server.

mod accept;
pub mod gate;
mod keys;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use catalog::library::Library;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::app::{App, Limits};
use crate::cluster::bus::BusError;
use crate::cluster::{Cluster, Together};
use crate::http::caller::Proxies;
use crate::http::{self, Door};
use crate::openid::{OpenId, OpenIdError, OpenIdOptions};
use crate::people;
use crate::room;
use crate::store::{Limits as StoreLimits, Store, StoreError};
use accept::{Doorkeeper, accept, most_connections};
use gate::Gate;
use keys::Keys;

pub use keys::{TlsError, TlsFiles};

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    pub database: String,
    /// The other servers on this database.
    pub together: Together,
    /// Where its figures can be read, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// The address under which it is reached from outside.
    pub public: Option<String>,
    /// The proxies that say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// The certificate and key with which the server speaks TLS itself.
    pub tls: Option<TlsFiles>,
    /// The provider of OpenID Connect with whom people can sign in.
    pub openid: Option<OpenIdOptions>,
    /// How much anybody may do.
    pub limits: Limits,
    /// How much the database does at once, and how long it is waited for.
    pub store: StoreLimits,
}

/// Why a server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Its database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The way to the other servers.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// Its certificate.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The way to the provider of OpenID Connect.
    #[error(transparent)]
    OpenId(#[from] OpenIdError),
    #[error("{address}: {error}; choose another with --port")]
    Address {
        address: SocketAddr,
        /// What is wrong with it.
        error: io::Error,
    },
}

/// A server that is ready.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    proxies: Proxies,
    keys: Option<Keys>,
    metrics: Option<(TcpListener, PrometheusHandle)>,
}

impl Server {
    /// Opens database and address.
    pub async fn start(games: Arc<Library>, config: Config) -> Result<Server, ServeError> {
        let listen =
            async |address| TcpListener::bind(address).await.map_err(|error| ServeError::Address { address, error });
        let listener = listen(config.address).await?;
        let metrics = match config.metrics {
            None => None,
            Some(address) => {
                let listener = listen(address).await?;
                PrometheusBuilder::new().install_recorder().ok().map(|handle| (listener, handle))
            }
        };
        let keys = config.tls.map(Keys::read).transpose()?;
        let store = Store::open_with(&config.database, config.store).await?;
        let cluster = Cluster::join(&config.together).await?;
        let openid = match config.openid {
            Some(options) => Some(OpenId::new(options)?),
            None => None,
        };
        let app = App::among(cluster.clone(), games, store, config.limits, config.public, keys.is_some(), openid);
        cluster.start(&app).await?;
        app.bans.read(&app).await?;
        Ok(Server { app, listener, proxies: Proxies::new(config.proxies), keys, metrics })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until it is told to stop; then everybody is told, and what was begun is finished, for a few seconds at most.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let address = self.address()?;
        let loopback = address.ip().is_loopback();
        let Server { app, listener, proxies, keys, metrics } = self;
        if let Some((listener, handle)) = metrics {
            let figures = Router::new().route("/metrics", get(figures)).with_state((app.clone(), handle));
            tokio::spawn(async move { axum::serve(listener, figures).await });
        }
        let housekeeping = tokio::spawn(room::keep_house(Arc::downgrade(&app)));
        let reading = tokio::spawn(people::keep_reading(Arc::downgrade(&app)));
        let limits = &app.limits;
        let each = if limits.connections == 0 { usize::MAX } else { limits.connections };
        // A socket begins as a connection; beside sockets there are requests.
        let gate = Gate::new(most_connections(limits.sockets.saturating_add(2000)), each);
        let sockets = Gate::new(limits.sockets, each);
        let door = Door { loopback, address, proxies: proxies.clone(), sockets: sockets.clone() };
        let reading_keys = keys.clone().map(|keys| tokio::spawn(keys.keep_reading()));
        let keeper = Doorkeeper { gate: gate.clone(), proxies, patience: limits.patience, keys };
        let (end, ending) = watch::channel(false);
        accept(listener, http::router(app.clone(), door), keeper, ending, stop).await;
        // Everybody at a table is told, and other nodes may have it; then connections finish what they do.
        app.cluster.drain();
        let _ = timeout(limits.stop, app.hub.stop()).await;
        app.cluster.leave(&app).await;
        let _ = end.send(true);
        let _ = timeout(limits.stop, async {
            while gate.count() + sockets.count() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
        housekeeping.abort();
        reading.abort();
        reading_keys.inspect(|reading| reading.abort());
        let _ = timeout(2 * limits.stop, app.store.close()).await;
        Ok(())
    }
}

async fn figures(State((app, handle)): State<(Arc<App>, PrometheusHandle)>) -> String {
    metrics::gauge!("tapis_tables_awake").set(app.hub.count() as f64);
    metrics::gauge!("tapis_serving").set(f64::from(u8::from(app.cluster.is_ready())));
    metrics::gauge!("tapis_bots_waiting").set(app.bots.waiting().0 as f64);
    if let Ok(counts) = app.store.count_tables().await {
        for (status, count) in [("gathering", counts.gathering), ("playing", counts.playing), ("over", counts.over)] {
            metrics::gauge!("tapis_tables", "status" => status).set(count as f64);
        }
    }
    handle.run_upkeep();
    handle.render()
}
