//! Playing in the terminal at a table on a server.
//!
//! [`visit`] holds what has been heard and decides what is said; here its lines go to the terminal and its messages to
//! the [`client`]. Nothing here knows a rule: the server sends what may be seen and answered.

mod address;
mod clean;
mod client;
mod heard;
mod http;
mod kept;
mod rows;
mod show;
mod story;
#[cfg(test)]
mod tests;
mod thoughts;
mod typed;
mod visit;

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use catalog::speech::Speech;
use kernel::book::Language;
use server::wire::{Analysis, ChapterInfo, FaceInfo, Join, Outlook, RuleInfo, TableInfo};
use tokio::sync::mpsc;

use self::address::Address;
use self::client::Client;
use self::http::RequestError;
use self::kept::Kept;
use self::visit::{End, Reader, Visit, Want};
use super::lines::Terminal;
use crate::output::Failure;
use crate::play::display::page;
use crate::play::display::text::quoted;

/// How many typed lines may wait.
const TYPED: usize = 64;

/// How often the server is asked how far it has looked back, and for how long at most.
const LOOK_AGAIN: Duration = Duration::from_millis(500);
const LONGEST_LOOK: Duration = Duration::from_secs(90);

/// What somebody is called whom the server knows by another name already.
const KNOWN: &str = "tapis";

/// Joins a table and plays there, or watches.
pub fn run(url: &str, name: Option<&str>, language: Language) -> Result<(), Failure> {
    let address = Address::read(url).map_err(Failure::Misuse)?;
    let speech = Speech::new(language);
    let kept = Kept::file().and_then(|path| Kept::read(&path).ok());
    let cookie = kept.and_then(|kept| kept.cookie(&address).map(str::to_string));
    let name = match name {
        Some(name) => name.to_string(),
        // Whoever comes back is known already.
        None if address.secret.is_some() && cookie.is_none() => own_name(&speech)?,
        None => KNOWN.to_string(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Wanting(error.to_string()))?;
    let played = runtime.block_on(async {
        let mut seat = Seat::take(address, cookie, name, &speech).await?;
        let mut room = Room::new();
        let mut language = language;
        loop {
            let reader = if room.by_person { Reader::Person } else { Reader::Pipe };
            let mut visit = Visit::new(language, reader);
            let end = room.stay(&mut visit, &seat).await.map_err(Played::Terminal)?;
            language = visit.language();
            let speech = Speech::new(language);
            match end {
                End::Over => return Ok(()),
                End::Left => return room.show(&[speech.text("join-left")]).map_err(Played::Terminal),
                End::Failed(why) => return Err(Failure::Wanting(why).into()),
                End::Moved(table) => {
                    let Some(address) = seat.address.at(&table) else { return Ok(()) };
                    room.show(&[String::new(), speech.text("join-moved")]).map_err(Played::Terminal)?;
                    seat.address = address;
                    seat.keep(&speech);
                }
            }
        }
    });
    match played {
        Ok(()) => Ok(()),
        Err(Played::Failed(failure)) => Err(failure),
        // A reader that has gone away is no fault of ours.
        Err(Played::Terminal(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(Played::Terminal(error)) => Err(Failure::Wanting(error.to_string())),
    }
}

/// Why a visit did not go well.
enum Played {
    Failed(Failure),
    Terminal(io::Error),
}

impl From<Failure> for Played {
    fn from(failure: Failure) -> Played {
        Played::Failed(failure)
    }
}

/// The name of whoever uses this machine, or the one that they give.
fn own_name(speech: &Speech) -> Result<String, Failure> {
    let user = ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    if let Some(user) = user.filter(|user| user.chars().any(char::is_alphanumeric)) {
        return Ok(user);
    }
    if io::stdin().is_terminal() {
        let mut terminal = Terminal { input: io::stdin().lock(), output: io::stdout(), echo: false };
        let typed = terminal.show(&[speech.text("join-name")]).and_then(|()| terminal.ask());
        let typed = typed.map_err(|error| Failure::Wanting(error.to_string()))?.unwrap_or_default();
        if !typed.trim().is_empty() {
            return Ok(typed.trim().to_string());
        }
    }
    Err(Failure::Misuse("nobody said who you are; --name NAME does".to_string()))
}

/// A table, and the cookie that says who visits it.
struct Seat {
    address: Address,
    cookie: Option<String>,
}

impl Seat {
    /// Sits down with an invitation, comes back to an own seat, or comes to watch.
    async fn take(address: Address, cookie: Option<String>, name: String, speech: &Speech) -> Result<Seat, Failure> {
        let path = format!("/api/tables/{}", address.table);
        let mut cookie = cookie;
        if address.secret.is_some() && cookie.is_none() {
            // Known first, seated afterwards: so the seat can be taken again even if the answer to that is lost.
            let known = http::post::<serde_json::Value>(&address, "/api/guests", None, &serde_json::json!({})).await;
            cookie = known.map_err(|error| failure(&address, &error))?.cookie;
        }
        let answer = match &address.secret {
            Some(secret) => {
                let join = Join { secret: secret.clone(), name };
                http::post::<TableInfo>(&address, &format!("{path}/join"), cookie.as_deref(), &join).await
            }
            None => http::get::<TableInfo>(&address, &path, cookie.as_deref()).await,
        };
        let answer = answer.map_err(|error| failure(&address, &error))?;
        if let Some(why) = answer.body.unplayable {
            return Err(Failure::Wanting(why));
        }
        let seat = Seat { cookie: answer.cookie.or(cookie), address };
        if seat.address.secret.is_some() {
            seat.keep(speech);
        }
        Ok(seat)
    }

    /// Keeps the cookie, so that the seat can be taken again.
    fn keep(&self, speech: &Speech) {
        let Some(cookie) = &self.cookie else { return };
        let kept = Kept::file().ok_or_else(|| "no data folder".to_string()).and_then(|path| {
            let mut kept = Kept::read(&path)?;
            kept.keep(&self.address, cookie);
            kept.write(&path)
        });
        if let Err(why) = kept {
            eprintln!("tapis: {}", speech.with("join-not-kept", &[("why", &why)]));
        }
    }
}

/// What a server refuses at the door was asked for wrongly; everything else may go better another time.
fn failure(address: &Address, error: &RequestError) -> Failure {
    match error {
        RequestError::Refused { status: 400 | 403 | 404, text } => {
            Failure::Misuse(format!("{}/t/{}: {text}", address.server(), address.table))
        }
        RequestError::Refused { text, .. } => {
            Failure::Wanting(format!("{}/t/{}: {text}", address.server(), address.table))
        }
        _ => Failure::Wanting(error.to_string()),
    }
}

/// The terminal, which is heard while a server is.
struct Room {
    typed: mpsc::Receiver<String>,
    /// Lines that wait for their time.
    waiting: VecDeque<String>,
    /// Whether nothing more will be typed.
    ended: bool,
    by_person: bool,
    /// Whether the sign that something may be typed stands alone on its line.
    prompted: bool,
}

impl Room {
    fn new() -> Room {
        let (sender, typed) = mpsc::channel(TYPED);
        // Reading from a terminal cannot be given up, so it has a thread that ends with the program.
        std::thread::spawn(move || {
            let mut terminal = Terminal { input: io::stdin().lock(), output: io::sink(), echo: false };
            while let Ok(Some(line)) = terminal.ask() {
                if sender.blocking_send(line).is_err() {
                    break;
                }
            }
        });
        let by_person = io::stdin().is_terminal();
        Room { typed, waiting: VecDeque::new(), ended: false, by_person, prompted: false }
    }

    /// Stays at a table until the visit ends.
    async fn stay(&mut self, visit: &mut Visit, seat: &Seat) -> io::Result<End> {
        let mut client = Client::open(seat.address.clone(), seat.cookie.clone());
        let end = loop {
            self.attend(visit, &client, seat).await?;
            if let Some(end) = visit.end.take() {
                break end;
            }
            tokio::select! {
                heard = client.heard.recv() => match heard {
                    Some(heard) => visit.hear(heard),
                    None => break End::Failed("the connection has ended".to_string()),
                },
                typed = self.typed.recv(), if !self.ended && self.waiting.len() < TYPED => match typed {
                    Some(line) => self.waiting.push_back(line),
                    None => self.ended = true,
                },
            }
        };
        client.close().await;
        Ok(end)
    }

    /// Does whatever follows from what was heard and typed so far.
    async fn attend(&mut self, visit: &mut Visit, client: &Client, seat: &Seat) -> io::Result<()> {
        loop {
            for (number, words) in visit.messages.drain(..) {
                client.say(number, words).await;
            }
            for want in std::mem::take(&mut visit.wants) {
                // Thinking takes a while: what was said before is read meanwhile.
                let lines = std::mem::take(&mut visit.lines);
                self.show(&lines)?;
                fetch(visit, seat, want).await;
            }
            let lines = std::mem::take(&mut visit.lines);
            self.show(&lines)?;
            if visit.end.is_some() {
                return Ok(());
            }
            let Some(line) = self.waiting.pop_front_if(|line| visit.takes(line)) else { break };
            self.echo(&line)?;
            visit.enter(&line);
        }
        let idle = self.ended && self.waiting.is_empty() && !visit.is_answering() && !visit.is_expecting();
        // Whoever only looks on may do so without a keyboard.
        if idle && visit.table.is_some() && (self.by_person || !visit.is_watching()) {
            let speech = Speech::new(visit.language());
            self.show(&[speech.text("join-end-of-input")])?;
            visit.end = Some(End::Over);
            return Ok(());
        }
        if !visit.is_expecting() && (visit.is_asked() || (visit.is_over() && visit.by_person())) {
            self.prompt()?;
        }
        Ok(())
    }

    fn show(&mut self, lines: &[String]) -> io::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        let mut out = io::stdout().lock();
        if std::mem::take(&mut self.prompted) {
            writeln!(out)?;
        }
        for line in page::fit(lines) {
            writeln!(out, "{}", line.trim_end())?;
        }
        out.flush()
    }

    fn prompt(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.prompted, true) {
            let mut out = io::stdout().lock();
            write!(out, "> ")?;
            out.flush()?;
        }
        Ok(())
    }

    /// A line has been typed; one that does not come from a keyboard is shown.
    fn echo(&mut self, line: &str) -> io::Result<()> {
        let prompted = std::mem::take(&mut self.prompted);
        if !self.by_person {
            let mut out = io::stdout().lock();
            writeln!(out, "{}{}", if prompted { "" } else { "> " }, quoted(line))?;
        }
        Ok(())
    }
}

/// Fetches what a visit wants to know besides what it is told.
async fn fetch(visit: &mut Visit, seat: &Seat, want: Want) {
    let Some(game) =
        visit.game().filter(|game| game.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-'))
    else {
        return;
    };
    let language = match visit.language() {
        Language::Fr => "fr",
        Language::En => "en",
    };
    match want {
        Want::Faces => {
            let data = visit.table.as_ref().and_then(|table| table.data.as_deref());
            let data = data.filter(|data| data.bytes().all(|letter| letter.is_ascii_alphanumeric()));
            let data = data.map(|data| format!("&data={data}")).unwrap_or_default();
            let path = format!("/api/games/{game}/cards?language={language}{data}");
            // Without them cards are called as the notation calls them.
            if let Ok(answer) = http::get::<Vec<FaceInfo>>(&seat.address, &path, None).await {
                visit.take_faces(answer.body);
            }
        }
        Want::Rules(wanted) => {
            let path = format!("/api/games/{game}/rules?language={language}");
            match http::get::<Vec<ChapterInfo>>(&seat.address, &path, None).await {
                Ok(answer) => {
                    let rules: Vec<RuleInfo> = answer.body.into_iter().flat_map(|chapter| chapter.rules).collect();
                    visit.show_rules(&rules, &wanted);
                }
                Err(error) => visit.lines.push(error.to_string()),
            }
        }
        Want::Hint(wanted, extent) => {
            let path = format!("/api/tables/{}/analysis?language={language}", seat.address.table);
            match http::post::<Analysis>(&seat.address, &path, seat.cookie.as_deref(), &wanted).await {
                Ok(answer) => visit.show_hint(&answer.body, extent),
                Err(error) => visit.lines.push(error.to_string()),
            }
        }
        Want::Outlook => match look_back(seat, language).await {
            Ok(outlook) => visit.show_outlook(&outlook),
            Err(error) => visit.lines.push(error.to_string()),
        },
    }
}

/// Waits until the server knows how the match went, or for what it knows by then.
async fn look_back(seat: &Seat, language: &str) -> Result<Outlook, RequestError> {
    let path = format!("/api/tables/{}/outlook?language={language}", seat.address.table);
    let begun = Instant::now();
    loop {
        let outlook = http::get::<Outlook>(&seat.address, &path, seat.cookie.as_deref()).await?.body;
        if outlook.ready || begun.elapsed() > LONGEST_LOOK {
            return Ok(outlook);
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}
