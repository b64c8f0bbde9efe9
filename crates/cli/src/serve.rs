//! `tapis` and `tapis serve`: the table in the browser, for one or for many.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use catalog::library::Library;
use catalog::speech::Speech;
use clap::Args;
use server::app::Limits;
use server::cluster::{NatsOptions, Together};
use server::openid::OpenIdOptions;
use server::room::Keeping;
use server::serve::{Config, Server, TlsFiles};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use crate::Common;
use crate::output::{Failure, line};
use crate::traces::Traces;

/// The port that is tried first.
const PORT: u16 = 7878;

/// So many copies of a program that plays at tables run at once for each game, at most.
const COPIES: usize = 8;

/// What `tapis serve` takes.
#[derive(Args, Clone)]
pub struct Options {
    /// The address to listen on
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port to listen on; 7878, or any free one if that is taken
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The database: sqlite:///folder/file.db or postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
    /// The bus over which several servers on one database speak with each other: nats://host:4222, several with commas
    #[arg(long, value_name = "URL", env = "NATS_URL", hide_env_values = true)]
    bus: Option<String>,
    /// A file with certificates that are trusted for the bus beside the system's
    #[arg(long, value_name = "FILE")]
    bus_roots: Option<PathBuf>,
    /// Our own certificate for the bus, and its key
    #[arg(long, value_names = ["FILE", "KEY"], num_args = 2)]
    bus_identity: Vec<PathBuf>,
    /// After how many seconds without a sign of life others take a server's tables
    #[arg(long, value_name = "S", default_value_t = 5, value_parser = clap::value_parser!(u64).range(2..=60))]
    lease: u64,
    /// The address under which people reach the server, such as https://table.example
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// The certificate with which the server speaks TLS itself, in PEM; it is read again when it changes
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// Its key, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Where figures for Prometheus can be read
    #[arg(long, value_name = "IP:PORT")]
    metrics: Option<SocketAddr>,
    /// How long a bot's answer takes, about, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    pace: u64,
    /// After how many seconds without a word a table goes to sleep
    #[arg(long, value_name = "S", default_value_t = 60)]
    idle: u64,
    /// How many messages a second a client may send, on average
    #[arg(long, value_name = "N", default_value_t = 20.0)]
    messages: f64,
    /// How many requests a second that change something one address may send, on average
    #[arg(long, value_name = "N", default_value_t = 5.0)]
    requests: f64,
    /// How many clients may be connected at once
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    sockets: usize,
    /// How many connections one address may have at once; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 200)]
    connections: usize,
    /// A proxy in front of the server, whose X-Forwarded-For says who asks; may be given several times
    #[arg(long, value_name = "IP")]
    proxy: Vec<IpAddr>,
    /// After how many days tables that nobody has come back to are forgotten; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    keep: u32,
    /// After how many days tables are forgotten at which nothing has happened or seats are free
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    keep_unused: u32,
    /// After how many days examples of rules, lessons and puzzles are forgotten
    #[arg(long, value_name = "DAYS", default_value_t = 14)]
    keep_examples: u32,
    /// After how many days matches are forgotten that were given up in the middle
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_abandoned: u32,
    /// After how many days guests without an account are forgotten who have not come back
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    keep_guests: u32,
    /// After how many days settled reports, what moderators did, and sessions are forgotten
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    keep_log: u32,
    /// How many tables a guest may set up in a day, and five times as many from one address; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 100)]
    quota: u32,
    /// How large the database may get before nothing new is begun, in gigabytes
    #[arg(long, value_name = "GB", default_value_t = 10)]
    ceiling: u64,
    /// A program of your own among the bots that can be chosen at a table: its name, and cmd:PROGRAM or
    /// python:MODULE:CLASS; may be given several times
    #[arg(long, value_name = "NAME=PROGRAM")]
    bot: Vec<String>,
    /// A provider of OpenID Connect with whom people can sign in, such as https://accounts.example; needs --public
    #[arg(long, value_name = "URL", env = "OPENID_ISSUER", requires_all = ["openid_client", "public"])]
    openid: Option<String>,
    /// The name under which the provider knows this server; the secret is in OPENID_SECRET, or in the file OPENID_SECRET_FILE names
    #[arg(long, value_name = "NAME", env = "OPENID_CLIENT")]
    openid_client: Option<String>,
    /// What the provider is called where people choose it
    #[arg(long, value_name = "TEXT", default_value = "OpenID Connect")]
    openid_label: String,
    /// Where OpenTelemetry takes traces, such as http://127.0.0.1:4318
    #[cfg(feature = "traces")]
    #[arg(long, value_name = "URL", env = "OTEL_EXPORTER_OTLP_ENDPOINT")]
    traces: Option<String>,
    /// Log as JSON
    #[arg(long)]
    log_json: bool,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
}

impl Options {
    /// The table for whoever sits before this screen.
    pub fn here() -> Options {
        Options {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: None,
            database: None,
            bus: None,
            bus_roots: None,
            bus_identity: Vec::new(),
            lease: 5,
            public: None,
            tls_cert: None,
            tls_key: None,
            metrics: None,
            pace: 700,
            idle: 60,
            messages: 20.0,
            requests: 5.0,
            sockets: 1000,
            connections: 0,
            proxy: Vec::new(),
            keep: 0,
            keep_unused: 0,
            keep_examples: 0,
            keep_abandoned: 0,
            keep_guests: 0,
            keep_log: 0,
            quota: 0,
            ceiling: 10,
            bot: Vec::new(),
            openid: None,
            openid_client: None,
            openid_label: String::new(),
            #[cfg(feature = "traces")]
            traces: None,
            log_json: false,
            no_open: false,
        }
    }
}

/// Serves until it is told to stop.
pub fn run(options: &Options, common: &Common) -> Result<(), Failure> {
    let games = Arc::new(games(options, common)?);
    let speech = Speech::new(common.language());
    let traces = log(options)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Failure::Wanting(error.to_string()))?;
    let served = runtime.block_on(async {
        let database = database(options.database.as_deref())?;
        let together = together(options)?;
        let openid = openid(options)?;
        let tls = options.tls_cert.clone().zip(options.tls_key.clone());
        let tls = tls.map(|(certificate, key)| TlsFiles { certificate, key });
        let limits = Limits {
            pace: Duration::from_millis(options.pace),
            idle: Duration::from_secs(options.idle),
            messages: options.messages,
            chat: options.messages / 20.0,
            requests: options.requests,
            sockets: options.sockets,
            connections: options.connections,
            keeping: keeping(options),
            ..Limits::default()
        };
        let config = |port: u16| Config {
            address: SocketAddr::new(options.address, port),
            database: database.clone(),
            together: together.clone(),
            metrics: options.metrics,
            public: options.public.clone(),
            proxies: options.proxy.clone(),
            tls: tls.clone(),
            openid: openid.clone(),
            limits: limits.clone(),
            store: server::store::Limits::default(),
        };
        let started = match Server::start(games.clone(), config(options.port.unwrap_or(PORT))).await {
            // Somebody has the usual port already.
            Err(server::serve::ServeError::Address { .. }) if options.port.is_none() => {
                Server::start(games, config(0)).await
            }
            started => started,
        };
        let server = started.map_err(|error| Failure::Wanting(error.to_string()))?;
        let address = server.address().map_err(|error| Failure::Wanting(error.to_string()))?;
        let page = format!("{}://{address}/", if tls.is_some() { "https" } else { "http" });
        line(&speech.with("serving", &[("address", &page)]));
        if !options.no_open && open::that_detached(&page).is_err() {
            eprintln!("{}", speech.text("open-yourself"));
        }
        server.run(stop()).await.map_err(|error| Failure::Wanting(error.to_string()))
    });
    traces.finish();
    served
}

/// Begins to log, and to send traces where they are wanted.
fn log(options: &Options) -> Result<Traces, Failure> {
    let filter = EnvFilter::try_from_env("TAPIS_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if options.log_json { lines.json().boxed() } else { lines.boxed() };
    let log = tracing_subscriber::registry().with(lines.with_filter(filter));
    #[cfg(feature = "traces")]
    if let Some(address) = &options.traces {
        let (traces, layer) = Traces::begin(address)?;
        let _ = log.with(layer).try_init();
        return Ok(traces);
    }
    let _ = log.try_init();
    Ok(Traces::default())
}

/// The provider with whom people can sign in.
fn openid(options: &Options) -> Result<Option<OpenIdOptions>, Failure> {
    let (Some(issuer), Some(client), Some(public)) = (&options.openid, &options.openid_client, &options.public) else {
        return Ok(None);
    };
    let secret = match std::env::var("OPENID_SECRET") {
        Ok(secret) => Some(secret),
        Err(_) => secret_file("OPENID_SECRET_FILE")?,
    };
    Ok(Some(OpenIdOptions {
        issuer: issuer.clone(),
        client: client.clone(),
        secret,
        label: options.openid_label.clone(),
        public: public.clone(),
    }))
}

/// The games, with the programs that are named among their bots.
fn games(options: &Options, common: &Common) -> Result<Library, Failure> {
    let mut named = Vec::new();
    for text in &options.bot {
        let fault =
            || Failure::Misuse(format!("\"{text}\" is no bot; write NAME=cmd:PROGRAM or NAME=python:MODULE:CLASS"));
        let (name, program) = text.split_once('=').ok_or_else(fault)?;
        let command = pipe::Command::read(program).ok_or_else(fault)?.map_err(Failure::Misuse)?;
        if named.iter().any(|(known, _)| known == name) {
            return Err(Failure::Misuse(format!("there is a bot called \"{name}\" already")));
        }
        named.push((name.to_string(), command));
    }
    let bots = named.clone();
    let library = Library::prepared(common.data.clone(), move |catalog| pipe::admit_named(catalog, &bots, COPIES));
    let library = library.map_err(Failure::Data)?;
    let shipped = catalog::Catalog::load(None).map_err(Failure::Data)?;
    for (name, _) in &named {
        pipe::check_name(&shipped, name).map_err(Failure::Misuse)?;
        // A program that cannot be started should not be found out by somebody at a table.
        let current = library.current();
        current.titles.first().map_or(Ok(()), |title| title.bots.bot(name, 0).map(drop)).map_err(Failure::Misuse)?;
    }
    Ok(library)
}

/// The other servers on this database.
fn together(options: &Options) -> Result<Together, Failure> {
    let from_file = secret_file("NATS_URL_FILE")?;
    let Some(urls) = options.bus.as_ref().or(from_file.as_ref()) else { return Ok(Together::Alone) };
    let identity = match options.bus_identity.as_slice() {
        [certificate, key] => Some((certificate.clone(), key.clone())),
        _ => None,
    };
    let nats = NatsOptions { urls: urls.clone(), roots: options.bus_roots.clone(), identity };
    Ok(Together::Nats(nats, Duration::from_secs(options.lease)))
}

/// What is kept, and for how long. Whoever plays at their own screen keeps everything. `--keep 0` alone keeps all matches.
fn keeping(options: &Options) -> Keeping {
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 3600);
    let usual = match options.quota {
        0 => Keeping { tables: u32::MAX, bytes: u64::MAX / 10, guests: u32::MAX, ..Keeping::default() },
        tables => Keeping { tables, guests: tables.saturating_mul(5), ..Keeping::default() },
    };
    let match_days = |own: u32| match (options.keep, own) {
        (0, _) | (_, 0) => Duration::ZERO,
        (keep, own) => days(own.min(keep)),
    };
    Keeping {
        age: days(options.keep),
        unused: match_days(options.keep_unused),
        abandoned: match_days(options.keep_abandoned),
        shows: days(options.keep_examples),
        guests_age: days(options.keep_guests),
        log: days(options.keep_log),
        ceiling: options.ceiling.saturating_mul(1 << 30),
        ..usual
    }
}

/// The address of the database that is named, or else of the one in the user's data folder.
pub fn database(named: Option<&str>) -> Result<String, Failure> {
    match (named, secret_file("DATABASE_URL_FILE")?) {
        (Some(url), _) => Ok(url.to_string()),
        (None, Some(url)) => Ok(url),
        (None, None) => Ok(format!("sqlite://{}", usual_file()?.display())),
    }
}

/// What stands in the file that the environment names, for secrets that nobody should see among the environment.
fn secret_file(variable: &str) -> Result<Option<String>, Failure> {
    let Some(path) = std::env::var_os(variable) else { return Ok(None) };
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text.trim().to_string())),
        Err(error) => Err(Failure::Misuse(format!("{variable} names {}: {error}", PathBuf::from(path).display()))),
    }
}

/// The database in the user's data folder.
fn usual_file() -> Result<PathBuf, Failure> {
    let folder = dirs::data_dir().ok_or_else(|| {
        Failure::Misuse("there is no data folder here; name a database: --database sqlite:///folder/tapis.db".into())
    })?;
    Ok(folder.join("tapis").join("tapis.db"))
}

/// Waits until the program is told to stop.
async fn stop() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
