//! PostgreSQL and NATS over TLS, with certificates of the test's own: whoever is not known is refused on either side.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::common::certificates::Certificates;
use crate::common::site::{CATALOG, Site, answer, config, here, link, quick, soon, table, who_is_asked};
use crate::common::{Folder, PASSWORD, Postgres};
use catalog::library::Library;
use server::cluster::{NatsOptions, Together};
use server::serve::{Config, Server};
use server::store::{Store, StoreError};
use sqlx::{AnyConnection, Connection, Row};

/// A server of NATS that takes nobody but clients whose certificate it knows, ended when it is dropped.
struct Nats(Child);

impl Nats {
    fn start(certificates: &Certificates, port: u16) -> Nats {
        let file = |path: &Path| path.display().to_string();
        let child = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--user", "tapis", "--pass", PASSWORD])
            .args(["--tls", "--tlsverify", "--tlscert", &file(&certificates.server)])
            .args(["--tlskey", &file(&certificates.server_key), "--tlscacert", &file(&certificates.authority)])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        Nats(child.expect("nats-server can be run: install the Debian package `nats-server`"))
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).expect("a free port").local_addr().expect("it listens").port()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn database_and_bus_are_spoken_to_over_tls_by_whoever_is_known() {
    let folders = [Folder::new(), Folder::new()];
    let [certificates, strangers] = [0, 1].map(|place| Certificates::make(folders[place].path()));
    let (port, bus_port) = (free_port(), free_port());
    let Some(mut postgres) = Postgres::start_encrypted(&certificates, port).await else { return };
    let plain = postgres.database().await;
    let name = plain.rsplit_once('?').and_then(|(path, _)| path.rsplit_once('/')).expect("it has a name").1;
    let over_tls = |mode: &str, authority: &Path| {
        let authority = authority.display();
        format!("postgres://postgres:{PASSWORD}@localhost:{port}/{name}?sslmode={mode}&sslrootcert={authority}")
    };
    let database = over_tls("verify-full", &certificates.authority);
    let mut connection = AnyConnection::connect(&database).await.expect("it is known");
    let sql = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
    let encrypted: bool = sqlx::query(sql).fetch_one(&mut connection).await.expect("it answers").get(0);
    assert!(encrypted, "nobody else can read it");
    connection.close().await.expect("closes");
    for (why, other) in [
        ("another authority", over_tls("verify-full", &strangers.authority)),
        ("in the clear", over_tls("disable", &certificates.authority)),
    ] {
        let refused = Store::open(&other).await;
        assert!(matches!(refused, Err(StoreError::Unreachable { .. })), "{why}: {refused:?}");
        assert!(!format!("{refused:?}").contains(PASSWORD), "no error tells a password");
    }

    let _nats = Nats::start(&certificates, bus_port);
    let urls = format!("tls://tapis:{PASSWORD}@localhost:{bus_port}");
    let options = |certificates: &Certificates, identity: bool| NatsOptions {
        urls: urls.clone(),
        roots: Some(certificates.authority.clone()),
        identity: identity.then(|| (certificates.client.clone(), certificates.client_key.clone())),
    };
    let node = |nats: NatsOptions| Config {
        together: Together::Nats(nats, Duration::from_secs(20)),
        ..config(database.clone(), quick())
    };
    tokio::time::sleep(Duration::from_millis(500)).await;
    let known = options(&certificates, true);
    let mut sites = Vec::new();
    for _ in 0..2 {
        sites.push(Site::start_from(node(known.clone())).await);
    }
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let (mut ada, mut blaise) = (sites[0].person(), sites[1].person());
    let made = soon(ada.set_up(&table("shards", vec![here("Ada"), link()]))).await;
    let first = soon(ada.connect(&made.table.id)).await;
    soon(blaise.join(&made.table.id, &made.invitations[0].secret, "Blaise")).await;
    let mut sockets = [first, soon(blaise.connect(&made.table.id)).await];
    for _ in 0..5 {
        let (asked, scenes) = who_is_asked(&mut sockets).await;
        answer(&mut sockets[asked], &scenes[asked], 0).await;
    }
    for (why, nats) in
        [("without a certificate", options(&certificates, false)), ("another authority", options(&strangers, true))]
    {
        let refused = Server::start(Library::from(CATALOG.clone()).into(), node(nats)).await;
        let error = refused.err().unwrap_or_else(|| panic!("{why}: it is refused"));
        assert!(!format!("{error:?} {error}").contains(PASSWORD), "no error tells a password");
    }
    for site in sites {
        site.stop().await;
    }
}
