//! What tests need: a folder that goes away, a real PostgreSQL in it, things to keep, and somebody at a table.

// Not every test uses everything.
#![allow(dead_code)]

pub mod certificates;
pub mod client;
pub mod site;

use std::fs::File;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use certificates::Certificates;
use server::store::{Guest, NewTable, Progress, Store};
use server::wire::Status;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

/// What no error and no line of a log may contain.
pub const PASSWORD: &str = "kingfisher";

/// A new folder, gone when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tapis-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
        Folder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The address of an SQLite database in a folder that is not there yet.
    pub fn url(&self) -> String {
        format!("sqlite://{}/data/store.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A PostgreSQL of our own, stopped and removed when it is dropped. It speaks through a socket in its folder only.
pub struct Postgres {
    server: Child,
    programs: PathBuf,
    owner: Option<Owner>,
    /// Where it listens; the socket is named after it.
    port: u16,
    /// What it is started with beside the usual.
    settings: Vec<String>,
    databases: u32,
    // Last, so that it goes after the server.
    folder: Folder,
}

/// Whom the server runs as, since it refuses to be root.
#[derive(Clone)]
struct Owner {
    user: u32,
    group: u32,
}

impl Postgres {
    /// Starts one. Nothing if `TAPIS_WITHOUT_POSTGRES=1` says that these tests are not wanted.
    pub async fn start() -> Option<Postgres> {
        Postgres::start_with(None).await
    }

    /// Starts one that takes nobody over the network but with TLS, at a port of this machine.
    pub async fn start_encrypted(certificates: &Certificates, port: u16) -> Option<Postgres> {
        Postgres::start_with(Some((certificates, port))).await
    }

    async fn start_with(encrypted: Option<(&Certificates, u16)>) -> Option<Postgres> {
        if std::env::var_os("TAPIS_WITHOUT_POSTGRES").is_some_and(|value| value == "1") {
            eprintln!("left out: TAPIS_WITHOUT_POSTGRES=1");
            return None;
        }
        let programs = find_programs();
        let owner = find_owner();
        let folder = Folder::new();
        let data = folder.path().join("postgres");
        let password = folder.path().join("password");
        std::fs::write(&password, PASSWORD).expect("the folder can be written to");
        std::fs::create_dir(&data).expect("the folder can be written to");
        std::fs::set_permissions(&data, PermissionsExt::from_mode(0o700)).expect("the folder is ours");
        if let Some(owner) = &owner {
            std::os::unix::fs::chown(&data, Some(owner.user), Some(owner.group)).expect("root may do that");
        }
        let made = command(&programs, "initdb", owner.as_ref())
            .args(["--no-sync", "--encoding=UTF8", "--locale=C", "--username=postgres", "--auth=scram-sha-256"])
            .arg(format!("--pwfile={}", password.display()))
            .arg(&data)
            .output()
            .expect("initdb can be run");
        assert!(made.status.success(), "initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        let (mut settings, mut port) = (Vec::new(), 5432);
        if let Some((certificates, own)) = encrypted {
            port = own;
            let hba = "local all all scram-sha-256\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
            std::fs::write(data.join("pg_hba.conf"), hba).expect("the folder can be written to");
            for (file, name) in [(&certificates.server, "server.pem"), (&certificates.server_key, "server.key")] {
                std::fs::copy(file, data.join(name)).expect("the folder can be written to");
                std::fs::set_permissions(data.join(name), PermissionsExt::from_mode(0o600)).expect("it is ours");
                if let Some(owner) = &owner {
                    std::os::unix::fs::chown(data.join(name), Some(owner.user), Some(owner.group)).expect("root may");
                }
            }
            let own = [format!("port={port}"), "listen_addresses=127.0.0.1".into(), "ssl=on".into()];
            settings =
                own.into_iter().chain(["ssl_cert_file=server.pem".into(), "ssl_key_file=server.key".into()]).collect();
        }
        let server = run(&programs, owner.as_ref(), folder.path(), &settings);
        let mut postgres = Postgres { server, programs, owner, port, settings, databases: 0, folder };
        postgres.wait().await;
        Some(postgres)
    }

    /// The address of a new, empty database.
    pub async fn database(&mut self) -> String {
        self.databases += 1;
        let name = format!("test{}", self.databases);
        let mut connection = AnyConnection::connect(&self.url("postgres")).await.expect("the server runs");
        let create = format!("create database {name}");
        sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connection).await.expect("a database can be made");
        connection.close().await.expect("the server runs");
        self.url(&name)
    }

    /// The address of a database of this name.
    pub fn url(&self, name: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres://postgres:{PASSWORD}@localhost/{name}?host={folder}/postgres&port={}", self.port)
    }

    /// The socket through which it speaks.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join("postgres/.s.PGSQL.5432")
    }

    /// Lets the server die without tidying up, as in a power cut as far as its own files go.
    pub fn crash(&mut self) {
        signal(&self.server, "QUIT");
        self.server.wait().expect("the server was started");
    }

    /// Lets the server and everything it has started hang: connections stay open and nothing answers.
    pub fn hang(&self) {
        self.signal_all("STOP");
    }

    /// Lets it go on.
    pub fn go_on(&self) {
        self.signal_all("CONT");
    }

    fn signal_all(&self, name: &str) {
        let server = self.server.id().to_string();
        let _ = Command::new("pkill").arg(format!("-{name}")).args(["-P", &server]).status();
        signal(&self.server, name);
    }

    /// Starts the server again.
    pub async fn restart(&mut self) {
        self.server = run(&self.programs, self.owner.as_ref(), self.folder.path(), &self.settings);
        self.wait().await;
    }

    /// Waits until it answers.
    async fn wait(&mut self) {
        sqlx::any::install_default_drivers();
        let start = Instant::now();
        loop {
            let Err(error) = AnyConnection::connect(&self.url("postgres")).await else { return };
            let gone = self.server.try_wait().expect("the server was started").is_some();
            if gone || start.elapsed() > Duration::from_secs(60) {
                let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                panic!("PostgreSQL did not start: {error}\n{log}");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        signal(&self.server, "INT");
        let start = Instant::now();
        while matches!(self.server.try_wait(), Ok(None)) {
            if start.elapsed() > Duration::from_secs(10) {
                let _ = self.server.kill();
                let _ = self.server.wait();
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

pub fn guest(id: &str) -> Guest {
    Guest { id: id.into(), secret_hash: format!("hash of {id}"), name: "Zoé".into(), created: 1.5, seen: 2.5 }
}

pub fn new_table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "shards".into(),
        created: 1_700_000_000.25,
        status: Status::Gathering,
        head: r#"{"seats":2}"#.into(),
        summary: "{}".into(),
        seats: vec![],
        events: vec![],
        open: false,
        shows: false,
    }
}

pub fn progress(touched: f64) -> Progress {
    Progress { touched, status: Status::Playing, summary: None }
}

pub fn bodies(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// The events of a table, which have no gaps.
pub async fn body_texts(store: &Store, table: &str) -> Vec<String> {
    let events = store.events(table, 0).await.expect("events can be read");
    for (event, number) in events.iter().zip(0..) {
        assert_eq!(event.seq, number, "events have no gaps");
    }
    events.into_iter().map(|event| event.body).collect()
}

/// Debian keeps the programs of each version in a folder of its own, elsewhere they are on the path.
fn find_programs() -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists()).expect(
        "PostgreSQL is missing: install the Debian package `postgresql`, or set TAPIS_WITHOUT_POSTGRES=1 to leave \
         these tests out",
    )
}

/// The user that runs the server: ourselves, or if we are root the one that the package has made.
fn find_owner() -> Option<Owner> {
    let ourselves = std::fs::metadata("/proc/self").expect("this is Linux").uid();
    if ourselves != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("there are users");
    let line = users.lines().find(|line| line.starts_with("postgres:"));
    let line = line.expect("PostgreSQL does not run as root, and the user `postgres` is missing: install `postgresql`");
    let mut numbers = line.split(':').skip(2).map(|number| number.parse().expect("/etc/passwd has numbers there"));
    let mut next = || numbers.next().expect("/etc/passwd has two numbers");
    Some(Owner { user: next(), group: next() })
}

/// A program of PostgreSQL, as its owner. It ends when the test is killed.
fn command(programs: &Path, name: &str, owner: Option<&Owner>) -> Command {
    let program = programs.join(name);
    let Some(owner) = owner else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={}", owner.user)).arg(format!("--regid={}", owner.group));
    command.args(["--clear-groups", "--pdeathsig=INT", "--"]).arg(program).current_dir("/");
    command
}

/// Starts the server. `fsync` is on, as by default: an answer has to be true.
fn run(programs: &Path, owner: Option<&Owner>, folder: &Path, settings: &[String]) -> Child {
    let log = File::options().create(true).append(true).open(folder.join("log")).expect("the folder is ours");
    let data = folder.join("postgres");
    command(programs, "postgres", owner)
        .arg("-D")
        .arg(&data)
        .args(["-c", "listen_addresses=", "-c", "fsync=on", "-c"])
        .arg(format!("unix_socket_directories={}", data.display()))
        .args(settings.iter().flat_map(|setting| ["-c", setting]))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .expect("postgres can be run")
}

fn signal(server: &Child, name: &str) {
    let _ = Command::new("kill").arg(format!("-{name}")).arg(server.id().to_string()).status();
}
