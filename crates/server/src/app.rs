//! What everything in the server shares.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ai::Budget;
use catalog::library::Library;

use crate::bots::Bots;
use crate::bots::outlook::Outlooks;
use crate::cluster::Cluster;
use crate::http::heavy::Heavy;
use crate::hub::Hub;
use crate::openid::OpenId;
use crate::people::{Attempts, Bans};
use crate::room::{Keeping, Room};
use crate::store::Store;
use crate::voices::Voices;

/// The server: games, tables, database, bots.
pub struct App {
    /// All games.
    pub games: Arc<Library>,
    /// Their texts.
    pub voices: Voices,
    /// The database.
    pub store: Store,
    /// The tables that somebody is at.
    pub hub: Hub,
    /// This node among others.
    pub cluster: Arc<Cluster>,
    /// The threads on which bots think.
    pub bots: Bots,
    /// Matches that are looked back at.
    pub outlooks: Outlooks,
    /// Where work is done that takes a while.
    pub heavy: Heavy,
    /// How much room there is for what is new.
    pub room: Room,
    /// Who may not come or speak.
    pub bans: Bans,
    /// Passphrases that were wrong.
    pub attempts: Attempts,
    no_passphrase: OnceLock<String>,
    /// The provider with whom people can sign in, if there is one.
    pub openid: Option<OpenId>,
    /// How much anybody may do.
    pub limits: Limits,
    /// The address under which the server is reached from outside, if it is told: `https://table.example`.
    pub public: Option<String>,
    /// Whether the server speaks TLS itself.
    encrypts: bool,
}

/// How much anybody may do, and how long things take.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// How long a bot and whatever is answered unasked takes, about.
    pub pace: Duration,
    /// How long somebody must be away before others may leave their seat to a bot.
    pub grace: Duration,
    /// How many people may watch a table without a seat.
    pub spectators: usize,
    /// After how long those who only watch are shown what has changed, so that many changes are told once.
    pub crowd: Duration,
    /// Lines of chat a second that somebody may write, on average.
    pub chat: f64,
    /// How many events a table may have; beyond that there is no chat, no taking back and no standing in.
    pub events: u32,
    /// After what time without a word a table goes to sleep.
    pub idle: Duration,
    /// Messages a second that a client may send, on average.
    pub messages: f64,
    /// Requests a second from one address that change something, on average.
    pub requests: f64,
    /// How many sockets may be open.
    pub sockets: usize,
    /// How many connections one address may have; without end if it is zero. Proxies are not counted.
    pub connections: usize,
    /// How long a client may take to say what it wants.
    pub patience: Duration,
    /// How long stopping waits for what was begun.
    pub stop: Duration,
    /// What may be kept, and for how long.
    pub keeping: Keeping,
    /// Threads for bots; without any, other nodes must think.
    pub bots: usize,
    /// How long is thought about a hint.
    pub hint: Budget,
    /// How many iterations are spent on each decision when a match is looked back at, at most.
    pub outlook: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Limits {
            pace: Duration::from_millis(700),
            grace: Duration::from_secs(120),
            spectators: 100,
            crowd: Duration::from_millis(200),
            chat: 1.0,
            events: 20_000,
            idle: Duration::from_secs(60),
            messages: 20.0,
            requests: 5.0,
            sockets: 20_000,
            connections: 200,
            patience: Duration::from_secs(15),
            stop: Duration::from_secs(5),
            keeping: Keeping::default(),
            bots: cores.saturating_sub(1).max(1),
            hint: Budget::Time(Duration::from_secs(1)),
            outlook: 200,
        }
    }
}

impl Limits {
    /// The longest that a bot's answer, or one that is given unasked, is held back.
    pub fn longest_pause(&self) -> Duration {
        self.pace.mul_f64(1.3)
    }
}

impl App {
    /// Puts a server together that is alone.
    pub fn new(games: Arc<Library>, store: Store, limits: Limits, public: Option<String>) -> Arc<App> {
        App::among(Cluster::alone(), games, store, limits, public, false, None)
    }

    /// Puts a server together that is a node among others.
    pub fn among(
        cluster: Arc<Cluster>,
        games: Arc<Library>,
        store: Store,
        limits: Limits,
        public: Option<String>,
        encrypts: bool,
        openid: Option<OpenId>,
    ) -> Arc<App> {
        let bots = Bots::start(limits.bots);
        let app = Arc::new(App {
            voices: Voices::new(&games.current()),
            games,
            store,
            hub: Hub::default(),
            cluster,
            outlooks: Outlooks::default(),
            bots,
            heavy: Heavy::default(),
            room: Room::default(),
            bans: Bans::default(),
            attempts: Attempts::default(),
            no_passphrase: OnceLock::new(),
            openid,
            limits,
            public,
            encrypts,
        });
        app.hub.belong_to(&app);
        app
    }

    /// Looks whether the files of the games have changed, before something new begins. Faults are told in the log, once;
    /// the games stay as they were then.
    pub async fn look_at_files(self: &Arc<App>) {
        if !self.games.may_change() {
            return;
        }
        let app = self.clone();
        let looked = tokio::task::spawn_blocking(move || app.games.look()).await;
        match looked {
            Ok(Ok(true)) => tracing::info!("the files of the games have changed and were read"),
            Ok(Ok(false)) => {}
            Ok(Err(faults)) => {
                tracing::error!("the games stay as they were, since their files are faulty:\n{}", faults.join("\n"));
            }
            Err(_) => tracing::error!("the files of the games could not be read"),
        }
    }

    /// The hash of a passphrase that nobody has.
    pub fn no_passphrase(&self) -> &str {
        self.no_passphrase.get_or_init(|| crate::people::hash(crate::secret::Secret::new().tell()))
    }

    /// Whether clients reach the server over an encrypted connection.
    pub fn is_secure(&self) -> bool {
        self.encrypts || self.public.as_ref().is_some_and(|address| address.starts_with("https://"))
    }
}

/// Seconds since 1970.
pub fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64())
}
