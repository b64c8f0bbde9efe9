//! Telling clients what they may know: everyone their own scene, in their own language.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::lessons::Stage;
use kernel::table::seats::Seat;
use tokio::sync::mpsc;

use super::Host;
use crate::app::App;
use crate::http::bucket::Bucket;
use crate::scene::Viewer;
use crate::wire::{FromServer, Scene, Status, TableInfo, Tongue, VERSION};

/// A moment of a match as somebody sees it: how often decisions have been taken back, how many decisions they know of,
/// and who is asked.
pub type Moment = (u32, u32, Option<Seat>);

/// Somebody who watches a table or plays there.
pub struct Connection {
    /// Who; nobody for somebody without a name.
    pub guest: Option<String>,
    /// Where messages go.
    pub out: mpsc::Sender<Arc<str>>,
    pub language: Tongue,
    pub seats: Vec<Seat>,
    /// Which of several persons sits at the screen.
    pub sitting: Option<Seat>,
    /// How many lines of the log they have.
    pub told: usize,
    /// Whether they have said hello.
    pub ready: bool,
    /// What they were shown last.
    pub shown: Option<Moment>,
    /// Whether they only watch and are to be shown the table soon.
    pub due: bool,
    /// How much they may still say.
    pub chat: Bucket,
    /// What they were last told of who sits where.
    info: Option<TableInfo>,
    /// Whether they did not take their messages.
    lost: AtomicBool,
}

impl Connection {
    /// Somebody new.
    pub fn new(guest: Option<String>, out: mpsc::Sender<Arc<str>>, chat: f64) -> Connection {
        Connection {
            guest,
            out,
            language: Tongue::default(),
            seats: Vec::new(),
            sitting: None,
            told: 0,
            ready: false,
            shown: None,
            due: false,
            chat: Bucket::new(chat),
            info: None,
            lost: AtomicBool::new(false),
        }
    }

    /// Sends a message; a client that does not take its messages is sent away.
    fn send(&self, message: &FromServer) {
        self.send_text(write(message));
    }

    /// Sends a message that is written already.
    pub fn send_text(&self, text: Arc<str>) {
        if self.out.try_send(text).is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a message could not be handed over: whoever misses one must begin again.
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    /// Says goodbye. Whoever is sent to another node need not know more than that it is worth coming back.
    pub fn close(&self, code: &str, app: &App) {
        let text = app.voices.plain(self.language).text(&format!("closing-{code}"));
        let code = if code == "moved" { "shutdown" } else { code };
        self.send(&FromServer::Closing { code: code.to_string(), text });
    }
}

/// A message as it is sent.
pub(super) fn write(message: &FromServer) -> Arc<str> {
    serde_json::to_string(message).expect("a message is a plain value").into()
}

impl Host {
    /// Somebody says hello.
    pub(super) async fn welcome(&mut self, number: u32, version: u32, language: Tongue, told: u32) {
        let guest = self.connections.get(&number).and_then(|connection| connection.guest.clone());
        let seats = self.seats_of_guest(guest.as_deref());
        if version == VERSION {
            self.give_back(&seats).await;
        }
        let alone = !self.connections.values().any(|other| other.ready && other.seats == seats);
        let Some(connection) = self.connections.get_mut(&number) else { return };
        connection.language = language;
        if version != VERSION {
            connection.close("version", &self.app);
            self.connections.remove(&number);
            return;
        }
        connection.sitting = if let [only] = seats.as_slice() { Some(*only) } else { None };
        connection.seats = seats.clone();
        connection.told = told as usize;
        connection.ready = true;
        connection.info = None;
        if alone {
            // Whoever was away has lost sight of every card.
            match seats.as_slice() {
                [] => self.aliases.forget(None),
                seats => seats.iter().for_each(|seat| self.aliases.forget(Some(*seat))),
            }
        }
        let habits = seats.first().map(|seat| self.habits[seat.index()]).unwrap_or_default();
        self.send(
            number,
            &FromServer::Welcome {
                version: VERSION,
                table: self.info_in(guest.as_deref(), language),
                seats: seats.iter().map(ToString::to_string).collect(),
                chat: self.chat.iter().map(|line| self.line_in(line, language)).collect(),
                habits,
            },
        );
        self.schedule_next_answer();
        self.keep_score().await;
        self.tell_info();
        self.tell(number);
        if self.wish.is_some() {
            self.tell_wish_to(number);
        }
    }

    /// Speaks another language from now on.
    pub(super) fn speak(&mut self, number: u32, language: Tongue) {
        if let Some(connection) = self.connections.get_mut(&number) {
            connection.language = language;
            connection.told = 0;
            let guest = connection.guest.clone();
            self.send(number, &FromServer::Info { table: self.info_in(guest.as_deref(), language) });
            self.tell(number);
        }
    }

    /// Whose eyes a client sees through now: nobody's while the screen changes hands.
    fn viewing_seat(&self, number: u32) -> (Option<Seat>, Option<Seat>) {
        let Some(connection) = self.connections.get(&number) else { return (None, None) };
        if let [only] = connection.seats.as_slice() {
            return (Some(*only), None);
        }
        match self.play.asked() {
            Some(asked) if connection.seats.contains(&asked) && connection.sitting != Some(asked) => {
                (None, Some(asked))
            }
            _ => (connection.sitting, None),
        }
    }

    /// Does something with the eyes and the language of a client.
    pub(super) fn with_viewer<T>(&self, number: u32, act: impl FnOnce(&Viewer) -> T) -> Option<T> {
        let connection = self.connections.get(&number)?;
        let names = self.names(connection.language);
        let speech = self.app.voices.of(&self.head.game, connection.language);
        let seat = self.viewing_seat(number).0;
        Some(act(&Viewer { title: &self.title, speech, seat, names: &names, salt: self.salt }))
    }

    /// Shows a client everything it may see; those who only watch wait for a moment.
    pub(super) fn tell(&mut self, number: u32) {
        let Some(connection) = self.connections.get(&number).filter(|connection| connection.ready) else { return };
        if connection.seats.is_empty() {
            self.tell_soon(number);
            return;
        }
        let Some((lines, scene)) = self.scene_for(number) else { return };
        self.send(number, &FromServer::Scene { scene: Box::new(scene) });
        let shown = Some(self.moment_seen(number));
        if let Some(connection) = self.connections.get_mut(&number) {
            (connection.told, connection.shown) = (lines, shown);
        }
    }

    /// What a client sees, and how many lines of the log it has then.
    pub(super) fn scene_for(&mut self, number: u32) -> Option<(usize, Scene)> {
        let connection = self.connections.get(&number)?;
        let (told, seats) = (connection.told, connection.seats.clone());
        let (eyes, hand_over) = self.viewing_seat(number);
        let made = self.with_viewer(number, |viewer| {
            let mut scene: Scene = viewer.scene(&*self.play, told);
            let lines = scene.news_from as usize + scene.news.len();
            scene.hand_over = hand_over.map(|seat| seat.to_string());
            scene.undo = self.undo_kind(&seats);
            scene.clocks = self.clocks_now();
            scene.lesson = self.lesson_scene(viewer);
            // How far an example or a puzzle is tells what somebody has chosen: it is for whoever plays all of it.
            if self.is_one_persons() && !seats.is_empty() {
                scene.example = self.example_scene(viewer);
                scene.puzzle = self.puzzle_scene(viewer);
            }
            let asked = self.play.asked().filter(|seat| Some(*seat) == viewer.seat);
            match (self.status(), asked) {
                (Status::Gathering, _) => scene.prompt = viewer.speech.text("waiting-for-players"),
                (Status::Playing, Some(seat)) if self.is_answered_for(seat) => {
                    scene.prompt = viewer.speech.text("answering-for-you");
                }
                (Status::Playing, Some(_)) if self.stage() == Some(Stage::Done) => {
                    scene.prompt = viewer.speech.text("lesson-done");
                }
                (Status::Playing, Some(seat)) => {
                    let id = self.question_of(seat);
                    scene.question = Some(viewer.question(&*self.play, id));
                }
                (Status::Playing, None) => {
                    if let Some(name) = self.thinking_seat().and_then(|seat| viewer.names.get(seat.index())) {
                        scene.prompt = viewer.speech.with("thinking", &[("name", name)]);
                    }
                }
                _ => {}
            }
            (lines, scene)
        });
        let (lines, mut scene) = made?;
        self.aliases.rename(eyes, scene.zones.iter_mut().flat_map(|zone| &mut zone.cards));
        Some((lines, scene))
    }

    pub(super) fn moment_seen(&self, number: u32) -> Moment {
        let eyes = self.viewing_seat(number).0;
        (self.branches.of(eyes), self.play.decisions_seen_by(eyes), self.play.asked())
    }

    /// Shows everybody a decision that has just been taken. Whoever cannot see that it was taken hears nothing: how many
    /// messages come must not tell how much somebody has chosen in secret.
    pub(super) fn tell_decision(&mut self) {
        for number in self.connections.keys().copied().collect::<Vec<_>>() {
            if self.connections[&number].shown != Some(self.moment_seen(number)) {
                self.tell(number);
            }
        }
    }

    /// Shows everybody everything they may see.
    pub(super) fn tell_all(&mut self) {
        for number in self.connections.keys().copied().collect::<Vec<_>>() {
            self.tell(number);
        }
    }

    /// Tells everybody who sits where, if it is not what they were told last. Who comes and goes to watch changes nothing.
    pub(super) fn tell_info(&mut self) {
        let mut for_watchers: Vec<(Tongue, TableInfo)> = Vec::new();
        let ready = self.connections.iter().filter(|(_, connection)| connection.ready);
        for number in ready.map(|(number, _)| *number).collect::<Vec<u32>>() {
            let Some(connection) = self.connections.get(&number) else { continue };
            let language = connection.language;
            let watches = connection.seats.is_empty();
            let known = for_watchers.iter().find(|(tongue, _)| watches && *tongue == language);
            let table = match known {
                Some((_, table)) => table.clone(),
                None => self.info_in(connection.guest.as_deref(), language),
            };
            if watches && known.is_none() {
                for_watchers.push((language, table.clone()));
            }
            let Some(connection) = self.connections.get_mut(&number) else { continue };
            // That something has been decided is told by scenes.
            let still = |table: &TableInfo| TableInfo { touched: 0.0, decisions: 0, asked: None, ..table.clone() };
            if connection.info.as_ref() != Some(&still(&table)) {
                connection.info = Some(still(&table));
                connection.send(&FromServer::Info { table });
            }
        }
    }

    /// Sends one client a message.
    pub(super) fn send(&self, number: u32, message: &FromServer) {
        if let Some(connection) = self.connections.get(&number) {
            connection.send(message);
        }
    }

    /// Sends every client the same message.
    pub(super) fn send_all(&self, message: &FromServer) {
        for connection in self.connections.values().filter(|connection| connection.ready) {
            connection.send(message);
        }
    }
}
