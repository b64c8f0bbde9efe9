//! Connections: how they are taken, how long they may dawdle, and how they end.
//!
//! A connection that says nothing, half of something, or takes nothing in is ended after a while, and one address has a
//! bounded number of them, so that nobody can use up all there are. When the server stops, everything that was begun is
//! finished, but not waited for longer than a few seconds.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

use super::gate::Gate;
use super::keys::Keys;
use crate::http::caller::Proxies;

/// Files that are open besides connections.
const OTHER_FILES: usize = 100;
/// How much of a request's head is read before it is refused, in bytes.
const LONGEST_HEAD: usize = 64 * 1024;

/// What connections may do.
#[derive(Clone)]
pub(crate) struct Doorkeeper {
    /// Who is connected.
    pub(crate) gate: Gate,
    /// Whose connections are not counted by address, because they bring many people.
    pub(crate) proxies: Proxies,
    /// How long a client may take to say what it wants, or to take in a part of an answer.
    pub(crate) patience: Duration,
    /// What the server proves with who it is, if it speaks TLS itself.
    pub(crate) keys: Option<Keys>,
}

/// How many connections there can be: as many as are wanted, if the system allows so many open files.
pub(crate) fn most_connections(wanted: usize) -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let files = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    match files.map(|files| files.saturating_sub(OTHER_FILES)) {
        Some(possible) if possible < wanted => {
            tracing::warn!(possible, wanted, "there are too few open files for all connections; see ulimit -n");
            possible
        }
        _ => wanted,
    }
}

/// Takes connections until told to stop; they are ended in order once `ending` says so.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    keeper: Doorkeeper,
    ending: watch::Receiver<bool>,
    stop: impl Future<Output = ()>,
) {
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = take(&listener) => accepted,
            () = &mut stop => return,
        };
        match accepted {
            Ok((stream, address)) => {
                let counted = (!keeper.proxies.has(address.ip())).then(|| address.ip().to_canonical());
                // Whoever is one too many finds the line cut.
                let Some(pass) = keeper.gate.enter(counted) else {
                    metrics::counter!("tapis_connections_refused_total").increment(1);
                    continue;
                };
                let stream = Impatient { stream, patience: keeper.patience, stuck: None };
                let acceptor = keeper.keys.as_ref().map(Keys::acceptor);
                let speaking =
                    Speaking { address, router: router.clone(), patience: keeper.patience, ending: ending.clone() };
                tokio::spawn(async move {
                    let _pass = pass;
                    match acceptor {
                        None => speaking.serve(stream).await,
                        Some(acceptor) => speaking.serve_encrypted(stream, acceptor).await,
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// The next connection. What is sent over it is small and waited for, so it is not held back to be sent with what follows.
async fn take(listener: &TcpListener) -> io::Result<(TcpStream, SocketAddr)> {
    let (stream, address) = listener.accept().await?;
    let _ = stream.set_nodelay(true);
    Ok((stream, address))
}

/// What is said over one connection.
struct Speaking {
    address: SocketAddr,
    router: Router,
    patience: Duration,
    ending: watch::Receiver<bool>,
}

impl Speaking {
    /// Lets a client find out who the server is, within the time there is for it, and serves it.
    async fn serve_encrypted(mut self, stream: Impatient, acceptor: TlsAcceptor) {
        let patience = self.patience;
        let met = tokio::select! {
            met = tokio::time::timeout(patience, acceptor.accept(stream)) => met,
            _ = self.ending.wait_for(|ending| *ending) => return,
        };
        // Who does not trust the server, or speaks without TLS, is not served.
        if let Ok(Ok(stream)) = met {
            self.serve(stream).await;
        }
    }

    async fn serve(mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let Speaking { address, router, .. } = self;
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            router.clone().oneshot(request.map(Body::new))
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.patience)
            .max_buf_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // What went wrong is the client's business.
            _ = connection.as_mut() => return,
            _ = self.ending.wait_for(|ending| *ending) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

/// A stream that breaks when nothing that is written is taken in for too long.
struct Impatient {
    stream: TcpStream,
    patience: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Impatient {
    /// Lets a write wait no longer than patience lasts.
    fn wait<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stuck.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wait(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.wait(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.wait(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(context);
        self.wait(context, ended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_sent_is_not_held_back() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let client = TcpStream::connect(listener.local_addr().expect("it listens"));
        let (client, taken) = tokio::join!(client, take(&listener));
        assert!(!client.expect("connected").nodelay().expect("an open connection"), "by itself it would be");
        assert!(taken.expect("connected").0.nodelay().expect("an open connection"));
    }
}
