//! Starting and stopping the server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use catalog::Catalog;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use crate::app::{App, Limits};
use crate::http;
use crate::store::{Store, StoreError};

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its database.
    pub database: String,
    /// Where its figures can be read, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// The address under which it is reached from outside.
    pub public: Option<String>,
    /// How much anybody may do.
    pub limits: Limits,
}

/// Why a server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Its database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its address.
    #[error("{address}: {error}; choose another with --port")]
    Address {
        /// Which.
        address: SocketAddr,
        /// What is wrong with it.
        error: io::Error,
    },
}

/// A server that is ready.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    metrics: Option<(TcpListener, PrometheusHandle)>,
}

impl Server {
    /// Opens database and address.
    pub async fn start(catalog: &'static Catalog, config: Config) -> Result<Server, ServeError> {
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
        let store = Store::open(&config.database).await?;
        Ok(Server { app: App::new(catalog, store, config.limits, config.public), listener, metrics })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until it is told to stop; then tables are told, and everything that was begun is finished.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { app, listener, metrics } = self;
        if let Some((listener, handle)) = metrics {
            let figures = Router::new().route("/metrics", get(figures)).with_state((app.clone(), handle));
            tokio::spawn(async move { axum::serve(listener, figures).await });
        }
        let stopping = app.clone();
        let stop = async move {
            stop.await;
            stopping.hub.stop().await;
        };
        axum::serve(listener, http::service(app.clone())).with_graceful_shutdown(stop).await?;
        app.hub.stop().await;
        app.store.close().await;
        Ok(())
    }
}

async fn figures(State((app, handle)): State<(Arc<App>, PrometheusHandle)>) -> String {
    metrics::gauge!("tapis_tables_awake").set(app.hub.count() as f64);
    metrics::gauge!("tapis_bots_waiting").set(app.bots.waiting() as f64);
    if let Ok(counts) = app.store.count_tables().await {
        for (status, count) in [("gathering", counts.gathering), ("playing", counts.playing), ("over", counts.over)] {
            metrics::gauge!("tapis_tables", "status" => status).set(count as f64);
        }
    }
    handle.run_upkeep();
    handle.render()
}
