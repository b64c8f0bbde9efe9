//! One table that is being played: everything that happens there happens in one task, one thing after the other.
//!
//! A host holds the only match. Whatever changes it is written to the store first and told afterwards, so that nobody is
//! ever told of something that a crash could undo. A host that nobody needs goes to sleep: its match is dropped and made
//! again from the store by whoever speaks next.

mod aliases;
mod answer;
mod arrive;
mod clock;
mod crowd;
mod example;
mod hints;
mod lesson;
mod puzzle;
mod score;
mod seats;
mod telling;
mod thinkers;
mod undo;
mod waiting;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Weak};

use catalog::example::Example;
use catalog::habits::Passed;
use catalog::library::SharedGame;
use catalog::puzzles::Puzzle;
use catalog::story::Turn;
use kernel::erased::{AnyMatch, Knowledge};
use kernel::record::Decision;
use kernel::table::seats::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::{App, now};
use crate::cluster::table::Ended;
use crate::history::{Chair, Happened, Head};
use crate::store::{End, Progress, StoreError};
use crate::stored::Branches;
use crate::wire::{ChatLine, FromClient, Habits, QuestionId, Status, TableInfo};

use aliases::Aliases;
pub use arrive::Fault;
use clock::{Clock, Moment};
pub use hints::{Hint, HintWanted, MOST_WAITING, NoHint};
pub use puzzle::aim;
pub use telling::Connection;
use thinkers::Thinkers;
use undo::Wish;
use waiting::Waiting;

/// How many things may wait for a host.
pub const INBOX: usize = 64;
/// How many answers are remembered, in case they come twice.
const ANSWERED: usize = 64;

/// What a host is told.
pub enum ToHost {
    /// Somebody connects.
    Connect {
        /// Who, and where to reach them.
        connection: Box<Connection>,
        /// Under which number, or why not.
        reply: oneshot::Sender<Result<u32, Fault>>,
    },
    /// A connection has ended.
    Disconnect(u32),
    /// A client says something.
    Said(u32, FromClient),
    /// Somebody has sat down; the store knows it already.
    Sat {
        seat: Seat,
        guest: String,
        name: String,
        /// Once it is written down.
        reply: oneshot::Sender<Result<TableInfo, Fault>>,
    },
    /// Somebody wants to know about the table.
    Info { guest: Option<String>, reply: oneshot::Sender<Result<TableInfo, Fault>> },
    /// Somebody wants a hint.
    Hint {
        wanted: HintWanted,
        /// The hint that is being thought about, or why there is none.
        reply: oneshot::Sender<Result<Hint, NoHint>>,
    },
    /// The same, from another node, where somebody believes that the table is here.
    Far(Box<ToHost>),
    /// The table may be on another node by now.
    LetGo,
    /// The server stops.
    Stop,
}

/// A table that is being played.
pub struct Host {
    app: Arc<App>,
    id: String,
    head: Head,
    title: SharedGame,
    chairs: Vec<Chair>,
    /// Whose each seat is.
    owners: Vec<Option<String>>,
    play: Box<dyn AnyMatch>,
    branches: Branches,
    /// What the table invites to try, if it shows a rule.
    example: Option<Example>,
    /// What is to be reached, and the turn in which it begins.
    puzzle: Option<(Puzzle, Turn)>,
    /// Since when this node has the table.
    epoch: u64,
    /// How many events the store has.
    length: u32,
    created: f64,
    touched: f64,
    /// The answers that were taken last, by the question they answered.
    answered: VecDeque<(QuestionId, Seat, String)>,
    /// The decisions that persons took themselves, by number.
    deliberate: Vec<(usize, Seat)>,
    /// What was known before the last deliberate decision of each seat.
    knew: Vec<Knowledge>,
    chat: VecDeque<ChatLine>,
    moved: Option<String>,
    habits: Vec<Habits>,
    /// The turn in which a seat lets everything go by.
    passing: Vec<Option<usize>>,
    /// The opportunity that a seat let go by last.
    passed: Vec<Option<Passed>>,
    connections: BTreeMap<u32, Connection>,
    waiting: Waiting,
    thinkers: Thinkers,
    /// Whether a hint is being thought about.
    hinting: Weak<()>,
    /// The question for which a hint was asked last.
    hinted: Option<(QuestionId, Seat)>,
    /// Whether the open question is put in any case, because somebody came back to it.
    held: bool,
    wish: Option<Wish>,
    /// Who wants to play again.
    again: Vec<String>,
    /// How often a wish to take something back has been told at this point of the match.
    wishes: (Moment, u32),
    clock: Clock,
    /// Since when each seat's person is away, where they are.
    left: Vec<Instant>,
    /// When those who only watch are shown what has changed.
    crowd_due: Option<Instant>,
    aliases: Aliases,
    active: Instant,
    salt: u64,
    /// Whether the store knows how the match went.
    scored: bool,
    /// Whether this is no longer what the store has, and cannot be made so.
    lost: bool,
}

/// Plays a table that this node has since an epoch, until nobody needs it any more or the node does not have it.
pub async fn run(app: &Arc<App>, id: &str, epoch: u64, first: ToHost, inbox: &mut mpsc::Receiver<ToHost>) -> Ended {
    let mut host: Option<Host> = None;
    let mut first = Some(first);
    let mut asleep = Asleep::default();
    loop {
        let message = match &mut host {
            _ if first.is_some() => Some(first.take()),
            Some(host) => {
                let idle = host.active + app.limits.idle;
                let (flag, keep, crowd) = (host.flag_falls(), host.clock_is_kept(), host.crowd_due);
                tokio::select! {
                    message = inbox.recv() => message.map(Some),
                    due = host.wait_until_due() => {
                        host.apply_due_answer(due).await;
                        host.drop_lost();
                        Some(None)
                    }
                    () = sleep_until(flag) => {
                        host.run_out_of_time().await;
                        Some(None)
                    }
                    () = sleep_until(keep) => {
                        host.keep_clock().await;
                        Some(None)
                    }
                    () = sleep_until(crowd) => {
                        host.tell_crowd();
                        host.drop_lost();
                        Some(None)
                    }
                    () = tokio::time::sleep_until(idle), if host.is_idle() => None,
                }
            }
            None if asleep.connections.is_empty() => return Ended::Asleep,
            None => inbox.recv().await.map(Some),
        };
        let Some(message) = message else {
            if let Some(host) = host.take() {
                asleep = host.sleep();
            }
            continue;
        };
        let Some(message) = message else {
            if host.as_ref().is_some_and(|host| host.lost) {
                return Ended::LetGo;
            }
            continue;
        };
        let message = match message {
            ToHost::Far(message) => *message,
            message => message,
        };
        if let ToHost::Stop | ToHost::LetGo = message {
            let stops = matches!(message, ToHost::Stop);
            if let Some(host) = host.as_mut().filter(|_| stops) {
                host.keep_clock().await;
            }
            let word = if stops && !app.cluster.has_others() { "shutdown" } else { "moved" };
            let connections = host.map(Host::sleep).unwrap_or(asleep).connections;
            for (_, connection) in connections {
                connection.close(word, app);
            }
            return if stops { Ended::Stopped } else { Ended::LetGo };
        }
        if host.is_none() {
            // Whoever is the last to leave a sleeping table need not wake it, nor does anybody who has been sent away.
            if let ToHost::Disconnect(number) | ToHost::Said(number, _) = message {
                let leaves = matches!(message, ToHost::Disconnect(_)) && asleep.connections.keys().eq([&number]);
                if leaves || !asleep.connections.contains_key(&number) {
                    asleep.connections.remove(&number);
                    continue;
                }
            }
            match Host::load(app.clone(), id, epoch).await {
                Ok(loaded) => host = Some(loaded.wake(std::mem::take(&mut asleep))),
                Err(fault) => {
                    let code = fault.closing();
                    fault.answer(message);
                    for (_, connection) in std::mem::take(&mut asleep.connections) {
                        connection.close(code, app);
                    }
                    continue;
                }
            }
        }
        if let Some(host) = &mut host {
            host.active = Instant::now();
            host.handle_message(message).await;
            host.drop_lost();
        }
        // What the database does not have has not happened: a table that could not be read again is not played on.
        if host.as_ref().is_some_and(|host| host.lost) {
            return Ended::LetGo;
        }
    }
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// What remains of a table while it sleeps.
#[derive(Default)]
struct Asleep {
    connections: BTreeMap<u32, Connection>,
    habits: Vec<Habits>,
}

impl Host {
    fn sleep(self) -> Asleep {
        Asleep { connections: self.connections, habits: self.habits }
    }

    fn wake(mut self, asleep: Asleep) -> Host {
        self.connections = asleep.connections;
        if asleep.habits.len() == self.habits.len() {
            self.habits = asleep.habits;
        }
        self.schedule_next_answer();
        self
    }

    async fn handle_message(&mut self, message: ToHost) {
        match message {
            ToHost::Connect { connection, reply } if self.is_full_for(&connection) => {
                let _ = reply.send(Err(Fault::Full));
            }
            ToHost::Connect { connection, reply } => {
                let number = self.app.cluster.connection();
                self.connections.insert(number, *connection);
                let _ = reply.send(Ok(number));
            }
            ToHost::Disconnect(number) => {
                if let Some(connection) = self.connections.remove(&number) {
                    self.note_leaving(&connection.seats);
                    self.tell_info();
                    self.schedule_next_answer();
                }
            }
            ToHost::Said(number, words) => self.hear_client(number, words).await,
            ToHost::Sat { seat, guest, name, reply } => {
                let result = self.sit_down(seat, guest.clone(), name).await;
                let _ = reply.send(result.map(|()| self.info(Some(&guest))));
            }
            ToHost::Info { guest, reply } => {
                let _ = reply.send(Ok(self.info(guest.as_deref())));
            }
            ToHost::Hint { wanted, reply } => {
                let _ = reply.send(self.begin_hint(wanted).await);
            }
            ToHost::Far(_) | ToHost::LetGo | ToHost::Stop => {}
        }
    }

    async fn hear_client(&mut self, number: u32, words: FromClient) {
        let banned =
            |connection: &&Connection| connection.guest.as_deref().is_some_and(|guest| self.app.bans.keeps_out(guest));
        if let Some(connection) = self.connections.get(&number).filter(banned) {
            connection.close("banned", &self.app);
            let gone = self.connections.remove(&number);
            self.note_leaving(&gone.map(|connection| connection.seats).unwrap_or_default());
            self.tell_info();
            self.schedule_next_answer();
            return;
        }
        // Decisions come to an end by themselves; these need not.
        let endless = matches!(
            words,
            FromClient::Chat { .. } | FromClient::Undo {} | FromClient::TakeOver { .. } | FromClient::Fill { .. }
        );
        if endless && self.length >= self.app.limits.events {
            self.refuse(number, None, "table-full");
            return;
        }
        match words {
            FromClient::Hello { version, language, told } => self.welcome(number, version, language, told).await,
            FromClient::Answer { question, text } => self.answer(number, question, text).await,
            FromClient::Why { at } => self.explain(number, at),
            FromClient::WhyNot { text } => self.explain_text(number, text),
            FromClient::Sit { seat } => self.take_the_screen(number, seat),
            FromClient::Language { language } => self.speak(number, language),
            FromClient::Habits { habits } => self.set_habits(number, habits),
            FromClient::Chat { text } => self.say(number, &text).await,
            FromClient::Undo {} => self.want_undo(number).await,
            FromClient::Consent { yes } => self.consent(number, yes).await,
            FromClient::TakeOver { seat, bot } => self.take_over(number, &seat, bot).await,
            FromClient::Fill { seat, bot } => self.fill(number, &seat, &bot).await,
            FromClient::Rematch {} => self.want_rematch(number).await,
            FromClient::Ping {} => self.send(number, &crate::wire::FromServer::Pong {}),
        }
    }

    /// Writes down what has happened. Only then may anybody be told.
    async fn store_events(&mut self, happened: &[Happened]) -> Result<(), StoreError> {
        self.keep_as_of(now(), happened).await
    }

    /// Writes down what nobody may notice yet: when a table was last touched is told to everybody.
    async fn keep_quietly(&mut self, happened: &[Happened]) -> Result<(), StoreError> {
        self.keep_as_of(self.touched, happened).await
    }

    #[tracing::instrument(level = "info", name = "commit", skip_all, fields(table = %self.id, events = happened.len()))]
    async fn keep_as_of(&mut self, touched: f64, happened: &[Happened]) -> Result<(), StoreError> {
        let bodies = happened.iter().map(|event| serde_json::to_string(event).expect("an event is a plain value"));
        let bodies: Vec<String> = bodies.collect();
        let count = bodies.len() as u32;
        let summary = serde_json::to_string(&self.summary()).expect("a summary is a plain value");
        let progress = Progress { touched, status: self.status(), summary: Some(summary) };
        let begun = Instant::now();
        let kept = tokio::select! {
            kept = self.app.store.append(&self.id, self.end(), bodies, progress) => kept,
            // Whether it was kept is for whoever has the table next to find out.
            () = self.app.cluster.lets_go() => Err(StoreError::Fenced { table: self.id.clone() }),
        };
        metrics::histogram!("tapis_commit_seconds").record(begun.elapsed().as_secs_f64());
        match kept {
            Ok(()) => {
                self.length += count;
                self.touched = touched;
                Ok(())
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "an event could not be kept");
                metrics::counter!("tapis_commit_failures_total").increment(1);
                self.reload().await;
                Err(error)
            }
        }
    }

    fn end(&self) -> End {
        End { epoch: self.epoch, length: self.length }
    }

    /// Makes everything anew from the store, after a write has failed: what was not written has not happened. If that
    /// fails, too, everybody is sent away to come back later, and nothing more is told from here.
    async fn reload(&mut self) {
        let connections = std::mem::take(&mut self.connections);
        let loaded = tokio::select! {
            loaded = Host::load(self.app.clone(), &self.id, self.epoch) => loaded,
            () = self.app.cluster.lets_go() => Err(Fault::Moved),
        };
        match loaded {
            Ok(fresh) => {
                let habits = std::mem::take(&mut self.habits);
                let mut fresh = fresh.wake(Asleep { connections, habits });
                std::mem::swap(&mut fresh.left, &mut self.left);
                *self = fresh;
                for connection in self.connections.values_mut() {
                    connection.told = 0;
                }
                self.tell_all();
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a table is given up until it can be read again");
                self.lost = true;
                for connection in connections.values() {
                    connection.close(fault.closing(), &self.app);
                }
            }
        }
    }

    /// Lets go of clients that do not take their messages; they come back and are told everything again.
    fn drop_lost(&mut self) {
        let lost: Vec<Connection> =
            self.connections.extract_if(.., |_, connection| connection.is_lost()).map(|(_, lost)| lost).collect();
        for connection in &lost {
            metrics::counter!("tapis_slow_clients_total").increment(1);
            self.note_leaving(&connection.seats);
        }
        if !lost.is_empty() {
            self.tell_info();
        }
    }

    /// How far the table is.
    fn status(&self) -> Status {
        if self.play.verdict().is_some() || self.play.asked().is_none() {
            Status::Over
        } else if self.chairs.iter().any(|chair| chair.player == crate::wire::PlayerKind::Free) {
            Status::Gathering
        } else {
            Status::Playing
        }
    }

    /// Whether one person plays, alone or on several seats.
    fn is_one_persons(&self) -> bool {
        self.persons().len() == 1 && self.chairs.iter().all(|chair| chair.player != crate::wire::PlayerKind::Free)
    }

    /// The guests who play here.
    fn persons(&self) -> Vec<&str> {
        let mut persons: Vec<&str> = Vec::new();
        for guest in self.owners.iter().flatten() {
            if !persons.contains(&guest.as_str()) {
                persons.push(guest);
            }
        }
        persons
    }

    fn decisions(&self) -> &[Decision] {
        self.play.decisions()
    }
}
