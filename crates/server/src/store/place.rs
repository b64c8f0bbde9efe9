//! Where the data lie: an address, read once, and the connections made from it.
//!
//! The address may hold a password. It stays in here; everybody else gets [`Place::shown`].

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, ConnectOptions};

use super::error::StoreError;

/// How long opening waits for the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// A commit is answered when it has reached the disk: `synchronous = full`.
const SQLITE_SETTINGS: &str = "pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; \
    pragma journal_size_limit = 67108864;";

/// With a write-ahead log readers never wait. The file remembers it.
const SQLITE_MODE: &str = "pragma journal_mode = wal;";

/// The server's own setting may be laxer than what an answer promises. Stricter ones are left alone.
const POSTGRES_SETTINGS: &str = "select set_config('synchronous_commit', 'on', false) \
    where current_setting('synchronous_commit') = 'off';";

/// The parameters of a PostgreSQL address. sqlx would write others to the log, with their values.
const POSTGRES_PARAMETERS: [&str; 13] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "statement-cache-capacity",
    "user",
];

/// Which of the two databases it is. All statements are the same; what differs is in this file and in `schema.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// How a writing transaction begins. SQLite takes the lock at once, so that it waits here or nowhere; PostgreSQL looks
    /// at a row again after waiting for its lock, so that the second writer is refused and does not fail.
    pub(super) fn begin(self) -> &'static str {
        match self {
            Engine::Sqlite => "begin immediate",
            Engine::Postgres => "begin isolation level read committed",
        }
    }

    fn settings(self) -> &'static str {
        match self {
            Engine::Sqlite => SQLITE_SETTINGS,
            Engine::Postgres => POSTGRES_SETTINGS,
        }
    }
}

/// A database, not yet connected to.
pub(super) struct Place {
    pub(super) engine: Engine,
    options: AnyConnectOptions,
    shown: String,
    file: Option<PathBuf>,
}

impl Place {
    /// Reads an address.
    pub(super) fn read(url: &str) -> Result<Place, StoreError> {
        if url.starts_with("sqlite:") {
            read_sqlite(url)
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            read_postgres(url)
        } else {
            Err(StoreError::Address { fault: "begins with neither sqlite: nor postgres:" })
        }
    }

    /// The SQLite database in a file, whatever its name.
    pub(super) fn of_file(path: &Path) -> Result<Place, StoreError> {
        let shown = path.display().to_string();
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(false);
        Ok(Place { engine: Engine::Sqlite, options: quiet(&options)?, shown, file: Some(path.to_path_buf()) })
    }

    /// The database for people to read: no user, no password, no parameters.
    pub(super) fn shown(&self) -> &str {
        &self.shown
    }

    /// Connects once, outside the pools, so that the reason of a failure is known at once.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        if let Some(file) = &self.file {
            make_file(file)?;
        }
        self.connect_existing().await
    }

    /// Connects once to a database that must be there already.
    pub(super) async fn connect_existing(&self) -> Result<AnyConnection, StoreError> {
        sqlx::any::install_default_drivers();
        let unreachable = |source| StoreError::Unreachable { place: self.shown.clone(), source: Arc::new(source) };
        match tokio::time::timeout(PATIENCE, self.connect_patiently()).await {
            Ok(connected) => connected.map_err(unreachable),
            Err(_) => Err(unreachable(sqlx::Error::PoolTimedOut)),
        }
    }

    async fn connect_patiently(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = self.connect_again().await?;
        if self.engine == Engine::Sqlite {
            write_ahead(&mut connection).await?;
        }
        Ok(connection)
    }

    /// Connects once more to a database that has been opened before. A file that is gone is not made anew.
    pub(super) async fn connect_again(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = self.options.connect().await?;
        sqlx::raw_sql(self.engine.settings()).execute(&mut connection).await?;
        Ok(connection)
    }

    /// The file, if the database is one.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The connections that read; whoever wants one waits so long at most.
    pub(super) fn readers(&self, count: u32, patience: Duration) -> AnyPool {
        let settings = self.engine.settings();
        AnyPoolOptions::new()
            .max_connections(count)
            .acquire_timeout(patience)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    sqlx::raw_sql(settings).execute(connection).await?;
                    Ok(())
                })
            })
            .connect_lazy_with(self.options.clone())
    }
}

/// Changes the mode of the file. If somebody else is opening it, that fails at once, whatever the timeout; so try again.
async fn write_ahead(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    loop {
        match sqlx::raw_sql(SQLITE_MODE).execute(&mut *connection).await {
            Ok(_) => return Ok(()),
            Err(error) if is_busy(&error) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => return Err(error),
        }
    }
}

/// Whether SQLite says that somebody else holds the file: its code 5, whatever the higher bits say in detail.
fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == 5)
}

fn read_sqlite(url: &str) -> Result<Place, StoreError> {
    if url.contains('?') || url.contains(":memory:") {
        return Err(StoreError::Address { fault: "has parameters or no file; the store sets all parameters itself" });
    }
    let options = SqliteConnectOptions::from_str(url)
        .map_err(|_| StoreError::Address { fault: "cannot be read" })?
        .create_if_missing(false);
    let file = options.get_filename().to_path_buf();
    if file.file_name().is_none() {
        return Err(StoreError::Address { fault: "names no file" });
    }
    let shown = file.display().to_string();
    Ok(Place { engine: Engine::Sqlite, options: quiet(&options)?, shown, file: Some(file) })
}

fn read_postgres(url: &str) -> Result<Place, StoreError> {
    let unreadable = StoreError::Address {
        fault: "cannot be read; special characters in a password are written as %23 for `#` and so on",
    };
    let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
    let known = |parameter: &str| {
        let key = parameter.split('=').next().unwrap_or_default();
        POSTGRES_PARAMETERS.contains(&key) || key.starts_with("options[")
    };
    if !parameters.split('&').filter(|parameter| !parameter.is_empty()).all(known) {
        return Err(StoreError::Address {
            fault: "has an unknown parameter; there are application_name, dbname, host, hostaddr, options, password, \
                port, sslcert, sslkey, sslmode, sslrootcert, statement-cache-capacity, user",
        });
    }
    let read = PgConnectOptions::from_str(url).map_err(|_| unreadable.clone())?;
    let host = match read.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", read.get_host(), read.get_port()),
    };
    let shown = format!("postgres {} on {host}", read.get_database().unwrap_or("(by user)"));
    let options = AnyConnectOptions::from_str(url).map_err(|_| unreadable)?.disable_statement_logging();
    Ok(Place { engine: Engine::Postgres, options, shown, file: None })
}

/// The options for either database, without a line in the log for every statement.
fn quiet(options: &SqliteConnectOptions) -> Result<AnyConnectOptions, StoreError> {
    AnyConnectOptions::from_url(&options.to_url_lossy())
        .map(ConnectOptions::disable_statement_logging)
        .map_err(|_| StoreError::Address { fault: "cannot be read" })
}

/// Makes folder and file. The file is for its owner only, and SQLite gives its side files the same rights.
fn make_file(path: &Path) -> Result<(), StoreError> {
    let fault = |source| StoreError::File { path: path.to_path_buf(), source: Arc::new(source) };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(fault)?;
    }
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(fault)?;
    Ok(())
}
