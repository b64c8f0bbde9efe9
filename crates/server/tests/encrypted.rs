//! The server's own TLS: who it is, who is not served, and a certificate that is renewed while people play.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::common::Folder;
use crate::common::certificates::Certificates;
use crate::common::client::Person;
use crate::common::site::{Site, answer, bot, config, here, quick, soon, table};
use catalog::library::Library;
use server::app::Limits;
use server::serve::{Config, ServeError, Server, TlsFiles};

/// Whoever trusts an authority, and no other.
async fn connect(to: SocketAddr, authority: &Path) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(authority).expect("a certificate")).expect("an authority");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual ones")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(to).await?;
    TlsConnector::from(Arc::new(config)).connect(ServerName::from(to.ip()), stream).await
}

/// A port at which everything is sent on over TLS, for people who speak without.
async fn tunnel(to: SocketAddr, authority: &Path) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("it listens");
    let authority = authority.to_path_buf();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let authority = authority.clone();
            tokio::spawn(async move {
                if let Ok(mut server) = connect(to, &authority).await {
                    let _ = copy_bidirectional(&mut stream, &mut server).await;
                }
            });
        }
    });
    address
}

fn files(certificates: &Certificates) -> TlsFiles {
    TlsFiles { certificate: certificates.server.clone(), key: certificates.server_key.clone() }
}

fn encrypted(folder: &Folder, tls: TlsFiles) -> Config {
    let limits = Limits { patience: Duration::from_secs(1), ..quick() };
    Config { tls: Some(tls), ..config(folder.url(), limits) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_over_tls_and_a_renewed_certificate_is_taken() {
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let [one, other] = [0, 1].map(|place| Certificates::make(folders[place].path()));
    let site = Site::start_from(encrypted(&folders[2], files(&one))).await;
    let mut ada = Person::new(tunnel(site.address, &one.authority).await);
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), bot("random")]))).await;
    assert!(ada.cookie().is_some_and(|cookie| cookie.starts_with("__Host-")), "browsers give it to nobody else");
    let page = soon(ada.get("/")).await;
    assert!(page.header("strict-transport-security").is_some());
    let mut socket = soon(ada.connect(&made.table.id)).await;
    let scene = soon(socket.question()).await;

    // Whoever does not trust it, speaks without TLS or says nothing is not served, and keeps nobody waiting.
    connect(site.address, &other.authority).await.expect_err("another authority");
    let mut plain = TcpStream::connect(site.address).await.expect("it listens");
    plain.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("taken");
    let mut heard = Vec::new();
    let _ = plain.read_to_end(&mut heard).await;
    assert!(!heard.starts_with(b"HTTP/"), "{heard:?}");
    let (begun, mut silent) = (Instant::now(), TcpStream::connect(site.address).await.expect("it listens"));
    let _ = silent.read_to_end(&mut heard).await;
    assert!(begun.elapsed() < Duration::from_secs(20), "whoever says nothing is sent away");

    // Half of a renewal changes nothing; the whole of it is taken by new connections, and who is there stays.
    std::fs::copy(&other.server, &one.server).expect("the folder is ours");
    tokio::time::sleep(Duration::from_secs(5)).await;
    connect(site.address, &one.authority).await.expect("the certificate that was good last");
    std::fs::copy(&other.server_key, &one.server_key).expect("the folder is ours");
    let begun = Instant::now();
    while connect(site.address, &other.authority).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "a renewed certificate is taken");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    connect(site.address, &one.authority).await.expect_err("the old one is gone");
    answer(&mut socket, &scene, 0).await;
    soon(socket.question()).await;
    site.stop().await;
}

#[tokio::test]
async fn a_server_does_not_start_with_keys_that_do_not_fit() {
    let folders = [Folder::new(), Folder::new(), Folder::new()];
    let [one, other] = [0, 1].map(|place| Certificates::make(folders[place].path()));
    let nothing = folders[0].path().join("nothing.pem");
    std::fs::write(&nothing, "nothing").expect("the folder is ours");
    for (why, tls) in [
        ("another's key", TlsFiles { key: other.server_key.clone(), ..files(&one) }),
        ("no certificate", TlsFiles { certificate: nothing.clone(), ..files(&one) }),
        ("no key", TlsFiles { key: nothing.clone(), ..files(&one) }),
        ("no file", TlsFiles { key: folders[0].path().join("missing"), ..files(&one) }),
    ] {
        let games = Library::from(crate::common::site::CATALOG.clone());
        let refused = Server::start(games.into(), encrypted(&folders[2], tls)).await;
        let error = refused.err().unwrap_or_else(|| panic!("{why}: it is refused"));
        assert!(matches!(error, ServeError::Tls(_)), "{why}: {error}");
    }
}
