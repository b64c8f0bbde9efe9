//! A table, the people at it, and what they have been told.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use kernel::table::chance::Random;
use kernel::table::seats::Seat;
use server::history::Happened;
use server::store::Store;
use server::wire::{
    FromClient, FromServer, NewSeat, NewTable, NewTableMade, QuestionId, Scene, Status, TableInfo, UndoKind, ZoneScene,
};

use tokio::sync::mpsc::UnboundedSender;

use crate::common::body_texts;
use crate::common::client::{Person, Socket};

/// After so long the server has gone quiet.
const PATIENCE: Duration = Duration::from_secs(30);

/// A table and the one or two persons at it.
pub struct Table {
    /// Its number among those of the test.
    pub place: usize,
    /// Whether the match has ended.
    pub over: bool,
    /// What the persons have been told.
    pub ledger: Ledger,
    random: Random,
    persons: Vec<Person>,
    id: Option<String>,
    /// The secret of the second seat, until it has been taken.
    invitation: Option<String>,
}

/// What the persons at a table have been told, and what they wait for.
#[derive(Default)]
pub struct Ledger {
    /// The decisions of each seat that were taken.
    answers: [Vec<String>; 2],
    pending: Option<Pending>,
    chat: Vec<String>,
    pending_chat: Option<String>,
    /// How often something was taken back.
    undone: u32,
    pending_undo: bool,
    /// How often, as far as each seat knows.
    branches: [u32; 2],
    /// The last scene of each seat, with how often something had been taken back before it.
    shown: [Option<(u32, Scene)>; 2],
    /// The log as each seat has it.
    logs: [Vec<String>; 2],
    resent: usize,
    /// Decisions that nobody was asked for: those of bots, mostly.
    unasked: usize,
}

/// An answer of which its sender has not heard.
struct Pending {
    side: usize,
    question: QuestionId,
    text: String,
    /// Whether the database has it nevertheless.
    kept: bool,
}

impl Ledger {
    /// Decisions, lines of chat, undos, answers that were sent again, and decisions of bots.
    pub fn tally(&self) -> [usize; 5] {
        let answers = self.answers.iter().map(Vec::len).sum();
        [answers, self.chat.len(), self.undone as usize, self.resent, self.unasked]
    }

    /// Somebody is shown something.
    fn note(&mut self, side: usize, scene: Scene) {
        // Whoever wants to take something back waits until nothing else goes on: this is what comes of it.
        if std::mem::take(&mut self.pending_undo) {
            self.undone += 1;
        }
        if let Some(question) = &scene.question {
            // What the other has taken back unseen does not count here.
            let known = self.branches[side]..=self.undone;
            assert!(known.contains(&question.id.branch), "{} is not in {known:?}", question.id.branch);
            self.branches[side] = question.id.branch;
        }
        let log = &mut self.logs[side];
        log.truncate(scene.news_from as usize);
        assert_eq!(log.len(), scene.news_from as usize, "the log has no gaps");
        log.extend(scene.news.iter().map(|line| line.text.clone()));
        self.shown[side] = Some((self.undone, scene));
    }

    /// Somebody who comes back is shown the same as before, or what has come of it.
    fn recognise(&mut self, side: usize, scene: Scene) {
        let log = std::mem::take(&mut self.logs[side]);
        let before = self.shown[side].take().filter(|(undone, _)| *undone == self.undone);
        self.note(side, scene);
        let (Some((_, before)), Some((_, scene))) = (before, &self.shown[side]) else { return };
        assert!(scene.decisions >= before.decisions, "{} decisions of {}", scene.decisions, before.decisions);
        // The last line may have been followed up meanwhile.
        let sure = log.len().saturating_sub(1);
        assert_eq!(self.logs[side].get(..sure), Some(&log[..sure]), "the log is the same");
        if scene.decisions == before.decisions && scene.asked == before.asked {
            assert_eq!(without_keys(scene), without_keys(&before));
            assert_eq!(scene.seats, before.seats);
            assert_eq!(scene.facts, before.facts);
        }
    }

    /// Compares what was told with what has happened according to the database.
    fn check(&mut self, happened: &[Happened]) {
        let (mut decided, mut chat) = ([Vec::new(), Vec::new()], Vec::new());
        let (mut undone, mut standing) = (0, 0);
        self.unasked = 0;
        for event in happened {
            match event {
                Happened::Decided { decision, unasked, .. } => {
                    standing += 1;
                    match unasked {
                        true => self.unasked += 1,
                        false => decided[decision.seat.index()].push(decision.text.as_str()),
                    }
                }
                Happened::TookBack { to, .. } => (undone, standing) = (undone + 1, *to),
                Happened::Said { text, .. } => chat.push(text.clone()),
                _ => {}
            }
        }
        // What nobody was told of may have been kept or not, but only once and only at the end.
        if let Some(pending) = &mut self.pending
            && decided[pending.side].len() == self.answers[pending.side].len() + 1
        {
            pending.kept = true;
            self.answers[pending.side].push(pending.text.clone());
        }
        if let Some(line) = self.pending_chat.take_if(|_| chat.len() == self.chat.len() + 1) {
            self.chat.push(line);
        }
        if std::mem::take(&mut self.pending_undo) && undone == self.undone + 1 {
            self.undone += 1;
        }
        assert_eq!(decided, self.answers, "each decision that was taken, once");
        assert_eq!(chat, self.chat, "each line that was heard, once");
        assert_eq!(undone, self.undone, "each undo, once");
        for (_, scene) in self.shown.iter().flatten().filter(|(branch, _)| *branch == undone) {
            assert!(standing >= scene.decisions as usize, "{standing} decisions, {} were seen", scene.decisions);
        }
    }
}

impl Table {
    /// A table that is yet to be set up: the games take turns, and so do solitary tables and those for two.
    pub fn new(place: usize, seed: u64) -> Table {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        Table {
            place,
            over: false,
            ledger: Ledger::default(),
            random: Random::new(seed),
            persons: vec![Person::new(nowhere); 1 + place / 2 % 2],
            id: None,
            invitation: None,
        }
    }

    /// Puts a new table in its place.
    pub fn replace(&mut self, seed: u64) -> Table {
        let new = Table::new(self.place, seed);
        std::mem::replace(self, new)
    }

    /// Compares what the persons were told with what the database has.
    pub async fn check(&mut self, store: &Store) {
        let Some(id) = &self.id else { return };
        let row = store.table(id).await.expect("tables can be read").expect("a table that was set up is there");
        let bodies = body_texts(store, id).await;
        assert_eq!(bodies.len(), row.length as usize, "the row knows how many events there are");
        let happened: Vec<Happened> =
            bodies.iter().map(|body| serde_json::from_str(body).expect("an event can be read")).collect();
        if self.persons.len() == 2 && self.invitation.is_none() {
            let seats = store.seats(id).await.expect("seats can be read");
            assert!(seats[1].guest.is_some(), "whoever sat down has the seat");
            let sat = |event: &&Happened| matches!(event, Happened::Sat { seat: Seat(1), .. });
            assert_eq!(happened.iter().filter(sat).count(), 1, "somebody sat down, once");
        }
        assert!(!self.over || row.status == Status::Over, "what has ended stays so");
        self.ledger.check(&happened);
    }

    /// Plays until the server is gone or the match is over, and tells whenever something has been told.
    pub async fn play(mut self, server: SocketAddr, tell: UnboundedSender<()>) -> Table {
        // The end of the server is the end of this life. Whatever else goes wrong has panicked.
        let _ = self.live(server, tell).await;
        self
    }

    async fn live(&mut self, server: SocketAddr, tell: UnboundedSender<()>) -> io::Result<()> {
        let mut sockets = self.arrive(server).await?;
        while !self.over {
            self.settle(&mut sockets).await?;
            match self.random.below(20) {
                _ if self.over => {}
                0 => self.chat(&mut sockets).await?,
                1 => self.undo(&mut sockets).await?,
                _ => self.decide(&mut sockets).await?,
            }
            let _ = tell.send(());
        }
        Ok(())
    }

    /// Comes to the table, for the first time or again, and hears how things are.
    async fn arrive(&mut self, server: SocketAddr) -> io::Result<Vec<Socket>> {
        self.persons.iter_mut().for_each(|person| person.server = server);
        if self.id.is_none() {
            self.set_up().await?;
        }
        let id = self.id.clone().expect("it has been set up");
        if let Some(secret) = &self.invitation {
            let body = server::wire::Join { secret: secret.clone(), name: "Blaise".to_string() };
            let info: TableInfo = sure(self.persons[1].post(&format!("/api/tables/{id}/join"), &body).await?);
            assert_eq!(info.yours, ["B"]);
            self.invitation = None;
        }
        let mut sockets = Vec::new();
        for (side, person) in self.persons.iter().enumerate() {
            // A database that is slow to answer, on a busy machine, sends people away; they come back by themselves.
            let (mut socket, welcome) = loop {
                let mut socket = person.connect(&id).await?;
                match hear(&mut socket).await? {
                    FromServer::Closing { code, .. } if code == "store" => {}
                    welcome => break (socket, welcome),
                }
            };
            let FromServer::Welcome { chat, seats, .. } = welcome else { panic!("no welcome but {welcome:?}") };
            assert_eq!(seats, [Seat(side as u8).to_string()]);
            let heard: Vec<String> = chat.into_iter().map(|line| line.text).collect();
            assert!(self.ledger.chat.ends_with(&heard), "the chat is the same: {heard:?}");
            assert_eq!(heard.len(), self.ledger.chat.len().min(server::stored::CHAT));
            let scene = loop {
                if let FromServer::Scene { scene } = hear(&mut socket).await? {
                    break *scene;
                }
            };
            self.over |= scene.result.is_some();
            self.ledger.recognise(side, scene);
            sockets.push(socket);
        }
        if let Some(Pending { side, question, text, kept }) = &self.ledger.pending {
            let (side, question) = (*side, *question);
            self.ledger.resent += 1;
            sockets[side].answer(question, text).await?;
            if *kept {
                self.ledger.pending = None;
            }
            self.hear_taken(&mut sockets, side, question).await?;
        }
        Ok(sockets)
    }

    async fn set_up(&mut self) -> io::Result<()> {
        let new = |seats| NewTable {
            game: ["shards", "spoils"][self.place % 2].to_string(),
            seats,
            decks: Vec::new(),
            options: Vec::new(),
            seed: None,
            scenario: None,
            fork: None,
            clock: None,
            hints: None,
            puzzle: None,
            listed: false,
            rated: false,
        };
        let here = |name: &str| NewSeat::Here { name: name.to_string() };
        let bot = NewSeat::Bot { bot: ["random", "greedy"][self.place / 4 % 2].to_string() };
        let other = match self.persons.as_mut_slice() {
            [_, second] => {
                // A guest who is new to the server would not know who they are if they missed the answer to a join.
                if second.cookie().is_none() {
                    let _: NewTableMade = sure(second.post("/api/tables", &new(vec![here("Blaise"), bot])).await?);
                }
                NewSeat::Link {}
            }
            _ => bot,
        };
        let made: NewTableMade = sure(self.persons[0].post("/api/tables", &new(vec![here("Ada"), other])).await?);
        self.invitation = made.invitations.into_iter().next().map(|invitation| invitation.secret);
        self.id = Some(made.table.id);
        Ok(())
    }

    /// Hears the next message, and who hears it.
    async fn hear(&mut self, sockets: &mut [Socket]) -> io::Result<(usize, FromServer)> {
        let (side, message) = match sockets {
            [ada, blaise] => tokio::select! {
                message = hear(ada) => (0, message?),
                message = hear(blaise) => (1, message?),
            },
            [ada, ..] => (0, hear(ada).await?),
            [] => unreachable!("somebody is at the table"),
        };
        match &message {
            FromServer::Scene { scene } => {
                self.over |= scene.result.is_some();
                self.ledger.note(side, (**scene).clone());
            }
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            FromServer::Closing { code, text } => panic!("closing, {code}: {text}"),
            _ => {}
        }
        Ok((side, message))
    }

    /// Whoever is asked.
    fn asked(&self) -> Option<usize> {
        let shown = &self.ledger.shown;
        shown.iter().position(|shown| shown.as_ref().is_some_and(|(_, scene)| scene.question.is_some()))
    }

    /// Hears everything there is to hear, until somebody is asked: then nothing happens unless they want it.
    async fn settle(&mut self, sockets: &mut [Socket]) -> io::Result<()> {
        loop {
            for socket in sockets.iter_mut() {
                socket.say(&FromClient::Ping {}).await?;
            }
            let mut pongs = 0;
            while pongs < sockets.len() {
                let (_, message) = self.hear(sockets).await?;
                pongs += usize::from(message == FromServer::Pong {});
            }
            if self.asked().is_some() || self.over {
                return Ok(());
            }
            self.hear(sockets).await?;
        }
    }

    /// Whoever is asked answers something; one in eight sends it twice.
    async fn decide(&mut self, sockets: &mut [Socket]) -> io::Result<()> {
        let side = self.asked().expect("somebody is asked");
        let (_, scene) = self.ledger.shown[side].as_ref().expect("there is a scene");
        let asked = scene.question.as_ref().expect("there is a question");
        let choice = self.random.below(asked.options.len() as u32) as usize;
        let (question, text) = (asked.id, asked.options[choice].text.clone());
        let times = if self.random.below(8) == 0 { 2 } else { 1 };
        self.ledger.pending = Some(Pending { side, question, text: text.clone(), kept: false });
        for _ in 0..times {
            sockets[side].answer(question, &text).await?;
        }
        for _ in 0..times {
            self.hear_taken(sockets, side, question).await?;
        }
        Ok(())
    }

    async fn hear_taken(&mut self, sockets: &mut [Socket], side: usize, question: QuestionId) -> io::Result<()> {
        while self.hear(sockets).await? != (side, FromServer::Taken { question }) {}
        if let Some(pending) = self.ledger.pending.take() {
            self.ledger.answers[side].push(pending.text);
        }
        Ok(())
    }

    async fn chat(&mut self, sockets: &mut [Socket]) -> io::Result<()> {
        let side = self.random.below(sockets.len() as u32) as usize;
        let text = format!("line {}, {}", self.ledger.chat.len(), self.random.bits());
        self.ledger.pending_chat = Some(text.clone());
        sockets[side].say(&FromClient::Chat { text }).await?;
        for _ in 0..sockets.len() {
            while !matches!(self.hear(sockets).await?.1, FromServer::Chat { .. }) {}
            self.ledger.chat.extend(self.ledger.pending_chat.take());
        }
        Ok(())
    }

    async fn undo(&mut self, sockets: &mut [Socket]) -> io::Result<()> {
        let can =
            |shown: &Option<(u32, Scene)>| shown.as_ref().is_some_and(|(_, scene)| scene.undo != UndoKind::Nothing);
        let Some(side) = self.ledger.shown.iter().position(can) else { return Ok(()) };
        let before = self.ledger.undone;
        // What nobody else has seen anything of is taken back without asking.
        let free = self.ledger.shown[side].as_ref().is_some_and(|(_, scene)| scene.undo == UndoKind::Free);
        self.ledger.pending_undo = free;
        sockets[side].say(&FromClient::Undo {}).await?;
        if !free && sockets.len() == 2 {
            let other = 1 - side;
            while !matches!(self.hear(sockets).await?, (who, FromServer::Undo { wish: Some(_) }) if who == other) {}
            self.ledger.pending_undo = true;
            sockets[other].say(&FromClient::Consent { yes: true }).await?;
        } else {
            self.ledger.pending_undo = true;
        }
        while self.ledger.undone == before {
            self.hear(sockets).await?;
        }
        Ok(())
    }

    /// Ends the match if it goes on, and plays its record again with the program, which compares every hash.
    pub async fn replay(&mut self, server: SocketAddr, folder: &Path) {
        let Some(id) = self.id.clone() else { return };
        let finish = async {
            let mut sockets = self.arrive(server).await?;
            self.settle(&mut sockets).await?;
            if let Some(side) = self.asked().filter(|_| !self.over) {
                let (_, scene) = self.ledger.shown[side].as_ref().expect("there is a scene");
                let question = scene.question.as_ref().expect("there is a question").id;
                sockets[side].answer(question, "concede").await?;
                self.hear_taken(&mut sockets, side, question).await?;
            }
            self.persons[0].get(&format!("/api/tables/{id}/record")).await
        };
        let record = finish.await.expect("the server is there");
        assert_eq!(record.status, 200, "{}", record.body);
        let file = folder.join(format!("{id}.json"));
        std::fs::write(&file, record.body).expect("the folder is ours");
        let replayed = Command::new(env!("CARGO_BIN_EXE_tapis")).arg("replay").arg(&file).output();
        let replayed = replayed.expect("the program can be run");
        assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    }
}

/// What was asked for, which must not be refused.
fn sure<T: serde::de::DeserializeOwned>(answer: crate::common::client::Answer) -> T {
    answer.ok().unwrap_or_else(|error| panic!("{error}"))
}

/// The next message, which must not take too long.
async fn hear(socket: &mut Socket) -> io::Result<FromServer> {
    tokio::time::timeout(PATIENCE, socket.hear()).await.expect("the server has gone quiet")
}

/// The zones without the keys of their cards: those are made anew when a table is read again, so that they tell nothing.
fn without_keys(scene: &Scene) -> Vec<ZoneScene> {
    let mut zones = scene.zones.clone();
    for card in zones.iter_mut().flat_map(|zone| &mut zone.cards) {
        card.key.clear();
    }
    zones
}
