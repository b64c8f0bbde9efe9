//! A whole server in the test's own process, on a free port and with a database that goes away.

// Not every test uses everything.
#![allow(dead_code)]

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use catalog::Catalog;
use catalog::library::Library;
use serde::de::DeserializeOwned;
use server::app::Limits;
use server::room::Keeping;
use server::serve::{Config, Server};
use server::wire::{
    ChatLine, FromClient, FromServer, NewSeat, NewTable, NewTableMade, Problem, RefusalText, Scene, TableInfo, Tongue,
};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::Folder;
use super::client::{Person, Socket};

/// All games, read once.
pub static CATALOG: LazyLock<Arc<Catalog>> =
    LazyLock::new(|| Arc::new(Catalog::load(None).unwrap_or_else(|faults| panic!("{faults:?}"))));

/// A server that runs. It ends with the test's runtime, or when it is stopped.
pub struct Site {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<io::Result<()>>,
}

/// Limits that do not get in a test's way: hardly any pause, and as many requests as one likes.
pub fn quick() -> Limits {
    let pace = Duration::from_millis(1);
    let (grace, crowd) = (Duration::ZERO, Duration::from_millis(5));
    let (messages, requests, chat) = (10_000.0, 10_000.0, 10_000.0);
    let keeping = Keeping { tables: u32::MAX, bytes: u64::MAX / 10, guests: u32::MAX, ..Keeping::default() };
    Limits { pace, grace, crowd, messages, requests, chat, connections: 0, keeping, bots: 1, ..Limits::default() }
}

/// A server on a free port of this machine.
pub fn config(database: String, limits: Limits) -> Config {
    Config {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database,
        together: server::cluster::Together::Alone,
        metrics: None,
        public: None,
        proxies: Vec::new(),
        tls: None,
        openid: None,
        limits,
        store: server::store::Limits::default(),
    }
}

impl Site {
    /// Starts a server whose database lies in a folder.
    pub async fn start(folder: &Folder) -> Site {
        Site::start_with(folder, quick(), None).await
    }

    /// Starts a server with other limits, or under another name.
    pub async fn start_with(folder: &Folder, limits: Limits, public: Option<&str>) -> Site {
        let config = Config { public: public.map(str::to_string), ..config(folder.url(), limits) };
        Site::start_from(config).await
    }

    /// Starts a server as it is told.
    pub async fn start_from(config: Config) -> Site {
        Site::start_of(Library::from(CATALOG.clone()), config).await
    }

    /// Starts a server with other games.
    pub async fn start_of(games: Library, config: Config) -> Site {
        let server = Server::start(Arc::new(games), config).await.expect("the server starts");
        let address = server.address().expect("it listens");
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Site { address, stop, running }
    }

    /// Somebody new.
    pub fn person(&self) -> Person {
        Person::new(self.address)
    }

    /// Stops it, and waits until everything that was begun is finished.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.running.await.expect("the server does not panic").expect("it stops in order");
    }
}

/// Waits for something that comes soon or never.
pub async fn soon<T>(what: impl Future<Output = io::Result<T>>) -> T {
    let came = tokio::time::timeout(Duration::from_secs(30), what).await;
    came.expect("it comes in time").expect("the server is there")
}

/// What is at a path.
pub async fn read<T: DeserializeOwned>(person: &mut Person, path: &str) -> T {
    soon(async { person.get(path).await?.ok() }).await
}

/// The status and the word of a request that is refused.
pub async fn problem(person: &mut Person, method: &str, path: &str, body: &str) -> (u16, String) {
    let answer = soon(person.request(method, path, "content-type: application/json\r\n", body)).await;
    let problem: Problem = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{path}: {answer:?}"));
    assert!(!problem.text.is_empty());
    (answer.status, problem.code)
}

/// How many decisions somebody is told a table has seen.
pub async fn decisions(person: &mut Person, id: &str) -> u32 {
    read::<TableInfo>(person, &format!("/api/tables/{id}")).await.decisions
}

/// Sits down before a screen on which some lines of the log stand already.
pub async fn hello(person: &Person, id: &str, language: Tongue, told: usize) -> Socket {
    let mut socket = soon(person.open(id)).await;
    soon(socket.say(&FromClient::Hello { version: 1, language, told: told as u32 })).await;
    socket
}

/// Whoever sets a table up and one person for each link, all sitting at screens of their own.
pub async fn gather(site: &Site, wanted: &NewTable) -> (NewTableMade, Vec<Person>, Vec<Socket>) {
    let mut people = vec![site.person()];
    let made = soon(people[0].set_up(wanted)).await;
    for (invitation, name) in made.invitations.iter().zip(["Blaise", "Chloé", "Denis"]) {
        let mut person = site.person();
        soon(person.join(&made.table.id, &invitation.secret, name)).await;
        people.push(person);
    }
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(soon(person.connect(&made.table.id)).await);
    }
    (made, people, sockets)
}

/// Two people at a table of their own, each at a screen: the table, the people, their sockets.
pub async fn two_people(site: &Site, game: &str) -> (String, [Person; 2], [Socket; 2]) {
    let (made, people, sockets) = two_people_at(site, &table(game, vec![here("Ada"), link()])).await;
    (made.table.id, people, sockets)
}

/// Two people at a table with something special.
pub async fn two_people_at(site: &Site, wanted: &NewTable) -> (NewTableMade, [Person; 2], [Socket; 2]) {
    let (made, people, sockets) = gather(site, wanted).await;
    let two = |sockets: Vec<Socket>| sockets.try_into().unwrap_or_else(|_| panic!("a table for two"));
    (made, people.try_into().expect("a table for two"), two(sockets))
}

/// Somebody alone against a bot that plays at random: the person, the table, their socket.
pub async fn alone(site: &Site, game: &str) -> (Person, String, Socket) {
    let (made, mut people, mut sockets) = gather(site, &table(game, vec![here("Ada"), bot("random")])).await;
    (people.remove(0), made.table.id, sockets.remove(0))
}

/// Who of two people is asked next, and what both see then; or anybody, once the match is over.
pub async fn who_is_asked(sockets: &mut [Socket; 2]) -> (usize, [Scene; 2]) {
    let (asked, scene) = loop {
        let [one, two] = &mut *sockets;
        let (place, scene) = soon(async {
            tokio::select! {
                scene = one.scene() => scene.map(|scene| (0, scene)),
                scene = two.scene() => scene.map(|scene| (1, scene)),
            }
        })
        .await;
        if scene.question.is_some() || scene.result.is_some() {
            break (place, scene);
        }
    };
    let other = now(&mut sockets[1 - asked]).await;
    (asked, if asked == 0 { [scene, other] } else { [other, scene] })
}

/// What somebody sees now. Whatever had been sent before is heard.
pub async fn now(socket: &mut Socket) -> Scene {
    soon(socket.say(&FromClient::Language { language: Tongue::En })).await;
    soon(socket.say(&FromClient::Ping {})).await;
    let mut last = None;
    loop {
        match soon(socket.hear()).await {
            FromServer::Scene { scene } => last = Some(*scene),
            FromServer::Pong {} => return last.expect("a change of language is answered by a scene"),
            _ => {}
        }
    }
}

/// A scene without the keys of its cards, which are others once a card has been out of sight.
pub fn without_keys(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    scene.zones.iter_mut().flat_map(|zone| &mut zone.cards).for_each(|card| card.key.clear());
    scene
}

/// Answers with the option of this number, counted round.
pub async fn answer(socket: &mut Socket, scene: &Scene, number: usize) -> String {
    let question = scene.question.as_ref().expect("a question");
    let text = question.options[number % question.options.len()].text.clone();
    soon(socket.answer(question.id, &text)).await;
    text
}

/// The next thing that is refused.
pub async fn refusal(socket: &mut Socket) -> RefusalText {
    let refused = |message| if let FromServer::Refused { refusal, .. } = message { Some(refusal) } else { None };
    soon(socket.hear_until(refused)).await
}

/// The next word about who sits where.
pub async fn info(socket: &mut Socket) -> TableInfo {
    soon(socket.hear_until(|message| if let FromServer::Info { table } = message { Some(table) } else { None })).await
}

/// The next thing that somebody says.
pub async fn chat(socket: &mut Socket) -> ChatLine {
    soon(socket.hear_until(|message| if let FromServer::Chat { line } = message { Some(line) } else { None })).await
}

/// The word with which a connection is closed; afterwards it is.
pub async fn closing(socket: &mut Socket) -> String {
    let word = |message| if let FromServer::Closing { code, .. } = message { Some(code) } else { None };
    let code = soon(socket.hear_until(word)).await;
    let end = tokio::time::timeout(Duration::from_secs(30), socket.hear_text()).await.expect("it comes in time");
    assert!(end.is_err(), "the connection is closed after {code}, not: {end:?}");
    code
}

/// A table without anything special.
pub fn table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: game.to_string(),
        seats,
        decks: Vec::new(),
        options: Vec::new(),
        seed: None,
        scenario: None,
        puzzle: None,
        fork: None,
        clock: None,
        hints: None,
        listed: false,
        rated: false,
    }
}

/// Somebody at the screen of whoever sets the table up.
pub fn here(name: &str) -> NewSeat {
    NewSeat::Here { name: name.to_string() }
}

/// Somebody with a link.
pub fn link() -> NewSeat {
    NewSeat::Link {}
}

pub fn bot(name: &str) -> NewSeat {
    NewSeat::Bot { bot: name.to_string() }
}
