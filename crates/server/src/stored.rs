//! A table as the store has it: what it was set up with, and what its events come to.

use std::collections::{BTreeSet, VecDeque};

use catalog::GameEntry;
use catalog::library::SharedGame;
use kernel::erased::AnyMatch;
use kernel::record::{Decision, FORMAT, Record, hex};
use kernel::table::seats::Seat;

use crate::app::App;
use crate::catalog_info::{bot_name, scenario_name};
use crate::history::{Chair, Happened, Head, Summary};
use crate::host::Fault;
use crate::store::{EventRow, SeatRow, StoreError, TableRow};
use crate::wire::{ChatLine, PlayerKind, SeatInfo, Status, TableInfo, Tongue};

/// How many lines of chat are kept at hand.
pub const CHAT: usize = 200;

/// How often decisions have been taken back, as far as each seat can know: what somebody takes back that nobody else has seen
/// must not show in the numbers that others are told.
#[derive(Clone)]
pub struct Branches {
    public: u32,
    alone: Vec<u32>,
}

impl Branches {
    fn new(seats: usize) -> Branches {
        Branches { public: 0, alone: vec![0; seats] }
    }

    /// Decisions are taken back; `alone` is the only seat that knows of it.
    pub fn begin(&mut self, alone: Option<Seat>) {
        match alone {
            Some(seat) => self.alone[seat.index()] += 1,
            None => self.public += 1,
        }
    }

    /// As often as a seat knows of, or, without a seat, everybody.
    pub fn of(&self, seat: Option<Seat>) -> u32 {
        self.public + seat.map_or(0, |seat| self.alone[seat.index()])
    }

    pub fn total(&self) -> u32 {
        self.public + self.alone.iter().sum::<u32>()
    }
}

/// A table as the store has it.
pub struct Stored {
    pub row: TableRow,
    /// What it was set up with.
    pub head: Head,
    /// Whose each seat is.
    pub owners: Vec<Option<String>>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The decisions that stand, and whether a person took each.
    pub decisions: Vec<(Decision, bool)>,
    pub branches: Branches,
    /// What has been said.
    pub chat: VecDeque<ChatLine>,
    /// Milliseconds left for each seat.
    pub clocks: Vec<u32>,
    /// The table where the people went on.
    pub moved: Option<String>,
}

impl Stored {
    /// Its game, with the cards it began with if they are still there.
    pub fn title(&self, app: &App) -> Result<SharedGame, String> {
        app.games.find_as_of(&self.head.game, &self.head.data)
    }

    /// Reads a table.
    pub async fn load(app: &App, id: &str) -> Result<Stored, Fault> {
        let failed = |error: StoreError| {
            tracing::error!(table = id, %error, "a table could not be read");
            Fault::Store
        };
        let (row, events) = read_whole(app, id).await.map_err(failed)?.ok_or(Fault::Unknown)?;
        let seats = app.store.seats(id).await.map_err(failed)?;
        let broken = |error: serde_json::Error| {
            tracing::error!(table = id, %error, "a stored table cannot be understood");
            Fault::Store
        };
        let head: Head = serde_json::from_str(&row.head).map_err(broken)?;
        let mut stored = Stored {
            owners: owners(head.seats.len(), seats),
            chairs: head.seats.clone(),
            decisions: head.start.iter().map(|decision| (decision.clone(), false)).collect(),
            branches: Branches::new(head.seats.len()),
            chat: VecDeque::new(),
            clocks: vec![head.clock.map_or(0, |(seconds, _)| seconds.saturating_mul(1000)); head.seats.len()],
            moved: None,
            row,
            head,
        };
        for event in events {
            stored.add(serde_json::from_str(&event.body).map_err(broken)?);
        }
        // A clock that was running when the server stopped has been written down with the summary.
        let clocks = stored.summary().clocks;
        if clocks.len() == stored.clocks.len() {
            stored.clocks = clocks;
        }
        Ok(stored)
    }

    fn add(&mut self, event: Happened) {
        match event {
            Happened::Decided { decision, unasked, clocks } => {
                self.decisions.push((decision, !unasked));
                if clocks.len() == self.clocks.len() {
                    self.clocks = clocks;
                }
            }
            Happened::TookBack { to, alone } => {
                self.decisions.truncate(to);
                self.branches.begin(alone);
            }
            Happened::Sat { seat, name } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    *chair = Chair::person(&name);
                }
            }
            Happened::Filled { seat, bot } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    *chair = Chair::bot(&bot);
                }
            }
            Happened::TookOver { seat, bot, away } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.let_play(bot, away);
                }
            }
            Happened::Said { seat, name, text, at } => {
                if self.chat.len() == CHAT {
                    self.chat.pop_front();
                }
                self.chat.push_back(ChatLine { name, seat: seat.map(|seat| seat.to_string()), text, at, hint: false });
            }
            Happened::Hinted { seat, name, at } => {
                if self.chat.len() == CHAT {
                    self.chat.pop_front();
                }
                self.chat.push_back(hint_line(seat, name, at));
            }
            Happened::Moved { table } => self.moved = Some(table),
        }
    }

    /// The guests who play here.
    pub fn persons(&self) -> BTreeSet<&str> {
        self.owners.iter().flatten().map(String::as_str).collect()
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: Option<&str>) -> Vec<Seat> {
        seats_of(&self.owners, guest)
    }

    /// Whether a guest may see everything: it is over and they were there, or they are alone.
    pub fn is_open_to(&self, guest: Option<&str>) -> bool {
        is_open(&self.owners, self.row.status, guest)
    }

    /// The decisions that a guest may know of: what is chosen in secret is counted once it shows.
    pub fn decisions_for(&self, guest: Option<&str>) -> Vec<Decision> {
        let all = self.decisions.iter().map(|(decision, _)| decision.clone());
        if self.is_open_to(guest) { all.collect() } else { all.take(self.summary().decisions as usize).collect() }
    }

    fn summary(&self) -> Summary {
        serde_json::from_str(&self.row.summary).unwrap_or_default()
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        let over = self.row.status == Status::Over;
        let winners = self.summary().winners.into_iter().filter_map(|letter| Seat::from_letter(&letter)).collect();
        Record {
            tapis: FORMAT,
            game: self.head.game.clone(),
            data: self.head.data.clone(),
            setup: self.head.setup.clone(),
            scenario: self.head.scenario.clone(),
            decisions: self.decisions.iter().map(|(decision, _)| decision.clone()).collect(),
            winners: over.then_some(winners),
        }
    }
}

/// A table and its events as of one moment: a commit between the two reads is waited out.
async fn read_whole(app: &App, id: &str) -> Result<Option<(TableRow, Vec<EventRow>)>, StoreError> {
    for _ in 0..4 {
        let Some(row) = app.store.table(id).await? else { return Ok(None) };
        let events = app.store.events(id, 0).await?;
        let last = events.last().map_or(0, |event| event.seq + 1);
        if last == row.length && events.len() == row.length as usize {
            return Ok(Some((row, events)));
        }
    }
    let fault = format!("table {id:?} lacks events");
    Err(StoreError::NotWhole { what: "the database".to_string(), fault })
}

/// The line of chat that says that somebody has asked for a hint; what it says depends on the reader's language.
pub fn hint_line(seat: Seat, name: String, at: f64) -> ChatLine {
    ChatLine { name, seat: Some(seat.to_string()), text: String::new(), at, hint: true }
}

fn owners(count: usize, seats: Vec<SeatRow>) -> Vec<Option<String>> {
    let mut owners = vec![None; count];
    for seat in seats {
        if let Some(owner) = owners.get_mut(usize::from(seat.seat)) {
            *owner = seat.guest;
        }
    }
    owners
}

/// The seats of a guest.
pub fn seats_of(owners: &[Option<String>], guest: Option<&str>) -> Vec<Seat> {
    let Some(guest) = guest else { return Vec::new() };
    let owned = owners.iter().enumerate().filter(|(_, owner)| owner.as_deref() == Some(guest));
    owned.map(|(place, _)| Seat(place as u8)).collect()
}

/// Whether a guest may see everything of a table: it is over and they were there, or they are alone.
pub fn is_open(owners: &[Option<String>], status: Status, guest: Option<&str>) -> bool {
    let Some(guest) = guest else { return false };
    let mut persons = owners.iter().flatten();
    let there = owners.iter().flatten().any(|owner| owner == guest);
    there && (status == Status::Over || (persons.all(|owner| owner == guest) && status != Status::Gathering))
}

/// Whom a deck is named after: `Captain Marvel` of `Captain Marvel: Leadership`.
pub fn deck_owner(title: &GameEntry, deck: &str, tongue: Tongue) -> Option<String> {
    let deck = title.game.decks().iter().find(|known| known.id == deck)?;
    let (owner, _) = deck.name.get(tongue.into()).split_once(':')?;
    Some(owner.trim().to_string())
}

/// A table as lists show it, without reading its events.
pub fn info(app: &App, row: &TableRow, seats: Vec<SeatRow>, guest: Option<&str>, tongue: Tongue) -> Option<TableInfo> {
    let head: Head = serde_json::from_str(&row.head).ok()?;
    let summary: Summary = serde_json::from_str(&row.summary).ok()?;
    let owners = owners(head.seats.len(), seats);
    let speech = app.voices.plain(tongue);
    let hints =
        head.hints.unwrap_or_else(|| summary.seats.iter().filter(|seat| seat.player != PlayerKind::Bot).count() < 2);
    let title = app.games.find_as_of(&head.game, &head.data);
    // A bot that goes by whom its deck is named after does so here, too.
    let owner = |place: usize, name: &str| {
        let title = title.as_ref().ok()?;
        let owner = |tongue| deck_owner(title, head.setup.decks.get(place)?, tongue);
        name.starts_with(&owner(Tongue::En)?).then(|| owner(tongue)).flatten()
    };
    let named = |(place, seat): (usize, SeatInfo)| match (&seat.bot, seat.player) {
        (Some(bot), PlayerKind::Bot) => {
            let name = owner(place, &seat.name).unwrap_or_else(|| bot_name(speech, bot));
            SeatInfo { name, ..seat }
        }
        _ => seat,
    };
    let seats = summary.seats.into_iter().enumerate().map(named).collect();
    let unplayable = title.as_ref().map(|title| check_data(title, &head).err()).map_err(Clone::clone);
    let scenario = head.scenario.as_ref().map(|name| match &title {
        Ok(title) => scenario_name(title, name, tongue.into()),
        Err(_) => name.clone(),
    });
    Some(TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        seats,
        created: row.created,
        touched: row.touched,
        status: row.status,
        winners: summary.winners,
        decisions: summary.decisions,
        decks: head.setup.decks,
        options: head.setup.options.into_iter().collect(),
        scenario,
        clock: head.clock,
        hints,
        listed: head.listed,
        rated: head.rated,
        asked: summary.asked,
        forked_from: head.forked_from,
        yours: seats_of(&owners, guest).iter().map(ToString::to_string).collect(),
        open: is_open(&owners, row.status, guest),
        data: app.games.may_change().then_some(head.data),
        unplayable: unplayable.unwrap_or_else(Some).map(|why| speech.with("problem-unplayable", &[("text", &why)])),
    })
}

/// Whether a lesson is taught or a puzzle solved at a table: such tables are begun anew rather than kept in lists.
pub fn is_lesson(app: &App, row: &TableRow) -> bool {
    let head: Option<Head> = serde_json::from_str(&row.head).ok();
    head.is_some_and(|head| {
        head.puzzle.is_some() || app.games.find(&head.game).is_ok_and(|title| head.lesson(&title).is_some())
    })
}

/// Whether a table was played with the cards that there are.
pub fn check_data(title: &GameEntry, head: &Head) -> Result<(), String> {
    let data = hex(title.game.data());
    if head.data == data { Ok(()) } else { Err(format!("played with other cards (data {}, here {data})", head.data)) }
}

/// Begins the match of a table, before any decision.
pub fn begin(title: &GameEntry, head: &Head) -> Result<Box<dyn AnyMatch>, String> {
    check_data(title, head)?;
    match &head.scenario {
        Some(scenario) => title.game.open(title.scenario(scenario)?, head.setup.ask_when_forced),
        None => title.game.start(&head.setup).map_err(|error| error.to_string()),
    }
}

/// Plays decisions on, and compares every hash.
pub fn play_on<'a>(
    play: &mut dyn AnyMatch,
    decisions: impl IntoIterator<Item = &'a Decision>,
    mut before: impl FnMut(&dyn AnyMatch, &Decision),
) -> Result<(), String> {
    for decision in decisions {
        before(play, decision);
        let number = play.decisions().len() + 1;
        play.answer(decision.seat, &decision.text)
            .map_err(|refusal| format!("decision {number}, `{}`: {refusal}", decision.text))?;
        let found = play.decisions().last().map(|last| last.hash.as_str()).unwrap_or_default();
        if found != decision.hash {
            return Err(format!("decision {number} leads to another table than it did: another version played it"));
        }
    }
    Ok(())
}
