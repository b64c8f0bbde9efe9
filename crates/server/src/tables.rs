//! Setting tables up: new ones, forks, uploaded records and rematches.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::GameEntry;
use catalog::library::SharedGame;
use catalog::speech::Speech;
use kernel::erased::AnyMatch;
use kernel::game::Setup;
use kernel::record::{Decision, Record, hex};
use kernel::table::seats::Seat;

use crate::app::{App, now};
use crate::catalog_info::bot_name;
use crate::history::{Chair, Head, Summary};
use crate::host::Fault;
use crate::http::caller::Caller;
use crate::http::problem::Trouble;
use crate::names;
use crate::secret::{self, Secret};
use crate::store::{NewTable as NewRow, SeatRow};
use crate::stored::{self, Stored, begin, play_on};
use crate::wire::{Invitation, NewSeat, NewTable, NewTableMade, PlayerKind, SeatInfo, Status, Tongue};

/// The longest clock, in seconds.
const LONGEST_CLOCK: u32 = 24 * 3600;
/// The most decks and options that are read.
const MOST: usize = 16;
/// The longest match that is taken as a record, in decisions.
const MOST_DECISIONS: usize = 20_000;
/// The most that decks which are brought along may take, in bytes.
const LARGEST_DECKS: usize = 128 * 1024;

/// Who wants a table: a guest, and from where they ask.
#[derive(Clone, Copy)]
pub struct Asker<'a> {
    pub guest: &'a str,
    pub caller: Caller,
}

impl App {
    /// Sets up a table for a guest.
    pub async fn set_up(
        self: &Arc<App>,
        host: Asker<'_>,
        wanted: NewTable,
        tongue: Tongue,
    ) -> Result<NewTableMade, Trouble> {
        let guest = host.guest;
        self.look_at_files().await;
        let mut title = self.games.find(&wanted.game).map_err(|text| Trouble::bad("game", text))?;
        let links = wanted.seats.iter().any(|seat| matches!(seat, NewSeat::Link {}));
        let seats: Result<Vec<Chair>, Trouble> = wanted.seats.iter().map(|seat| chair_for(&title, seat)).collect();
        let owners = wanted.seats.iter().map(|seat| matches!(seat, NewSeat::Here { .. }).then(|| guest.to_string()));
        let owners: Vec<Option<String>> = owners.collect();
        let seats = seats?;
        let clock = wanted.clock.map(|(time, more)| (time.clamp(10, LONGEST_CLOCK), more.min(LONGEST_CLOCK)));
        let mut head = match &wanted.fork {
            Some((table, decision)) => {
                let head = self.fork(guest, table, *decision as usize).await?;
                title = self.games.find_as_of(&head.game, &head.data).map_err(|text| Trouble::bad("game", text))?;
                if links { dealt_anew(head)? } else { head }
            }
            None if wanted.puzzle.is_some() => puzzle_head(&title, &wanted, &seats)?,
            None => {
                let setup = self.setup(guest, &title, &wanted, links).await?;
                let scenario = wanted.scenario.clone();
                let data = hex(title.game.data());
                let game = wanted.game.clone();
                let seats = seats.clone();
                let (listed, rated) = (wanted.listed && links, wanted.rated);
                let (hints, forked_from, puzzle, start) = (None, None, None, Vec::new());
                Head { game, data, setup, scenario, seats, clock, hints, forked_from, puzzle, listed, rated, start }
            }
        };
        (head.seats, head.clock, head.hints) = (seats, clock, wanted.hints);
        if wanted.rated {
            check_rated(&wanted, &head)?;
            head.hints = Some(false);
        }
        head.hints = Some(head.allows_hints(&head.seats));
        self.keep(title, head, owners, Some(host), tongue).await
    }

    async fn setup(&self, guest: &str, title: &GameEntry, wanted: &NewTable, links: bool) -> Result<Setup, Trouble> {
        if wanted.decks.len() > MOST || wanted.options.len() > MOST {
            return Err(Trouble::bad("setup", format!("at most {MOST} decks and {MOST} options")));
        }
        let seed = match &wanted.seed {
            // Whoever knows the seed knows every card.
            Some(_) if links => {
                return Err(Trouble::bad("seed", "with friends at other screens the server chooses the seed"));
            }
            Some(seed) => seed.parse().map_err(|_| Trouble::bad("seed", "a seed is a whole number from 0 on"))?,
            None => secret::number(),
        };
        check_options(title, &wanted.options)?;
        let mut brought = BTreeMap::new();
        for id in &wanted.decks {
            if title.game.decks().iter().any(|deck| deck.id == *id) || brought.contains_key(id) {
                continue;
            }
            let row = self.store.deck(id).await?.filter(|row| row.guest == guest && row.game == wanted.game);
            let row = row.ok_or_else(|| Trouble::bad("deck", "there is no such deck; choose one from the list"))?;
            brought.insert(id.clone(), row.body);
        }
        let seats = u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX);
        let options = wanted.options.iter().cloned().collect();
        // A lesson names every decision, and only those.
        let lesson = wanted.scenario.as_ref().is_some_and(|name| title.lesson(name).is_some());
        Ok(Setup { seats, seed, decks: wanted.decks.clone(), options, brought, ask_when_forced: !lesson })
    }

    /// What a table goes on from that is forked at a decision.
    async fn fork(&self, guest: &str, table: &str, decision: usize) -> Result<Head, Trouble> {
        let stored = Stored::load(self, table).await?;
        if !stored.is_open_to(Some(guest)) {
            return Err(Trouble::forbidden(
                "a match is played on from the middle once it is over, by those who were there",
            ));
        }
        let mut start: Vec<Decision> = stored.decisions.into_iter().map(|(decision, _)| decision).collect();
        if decision > start.len() {
            let text = format!("the match has {} decisions; there is no number {decision}", start.len());
            return Err(Trouble::bad("decision", text));
        }
        start.truncate(decision);
        Ok(Head {
            start,
            forked_from: Some((table.to_string(), decision as u32)),
            puzzle: None,
            listed: false,
            rated: false,
            ..stored.head
        })
    }

    /// Keeps a record as a table whose every seat is the guest's, if it can be played again.
    pub async fn take_record(&self, host: Asker<'_>, record: Record, tongue: Tongue) -> Result<NewTableMade, Trouble> {
        let found = self.games.find_as_of(&record.game, &record.data);
        let title = found.map_err(|text| Trouble::bad("game", text))?;
        check_record(&title, &record)?;
        let seats = (0..record.setup.seats).map(|seat| Chair::person(&Seat(seat).to_string())).collect();
        let head = Head {
            game: record.game,
            data: record.data,
            setup: record.setup,
            scenario: record.scenario,
            seats,
            clock: None,
            hints: Some(true),
            forked_from: None,
            puzzle: None,
            listed: false,
            rated: false,
            start: record.decisions,
        };
        let owners = vec![Some(host.guest.to_string()); head.seats.len()];
        self.keep(title, head, owners, Some(host), tongue).await
    }

    /// Sets up the same table once more, for the same people, with other luck.
    pub async fn rematch(
        self: &Arc<App>,
        head: &Head,
        chairs: &[Chair],
        owners: &[Option<String>],
    ) -> Result<String, crate::wire::Problem> {
        self.look_at_files().await;
        let title = self.games.find(&head.game).expect("the game has just been played");
        let seats = chairs.iter().map(|chair| match chair.player {
            PlayerKind::StandIn => Chair::person(&chair.name),
            _ => chair.clone(),
        });
        let again = Head {
            data: hex(title.game.data()),
            setup: Setup { seed: secret::number(), ..head.setup.clone() },
            seats: seats.collect(),
            forked_from: None,
            listed: false,
            start: Vec::new(),
            ..head.clone()
        };
        let made = self.keep(title, again, owners.to_vec(), None, Tongue::En).await;
        made.map(|made| made.table.id).map_err(|Trouble(_, problem)| problem)
    }

    /// Tries whether the match can be begun, and keeps the table if there is room for it.
    async fn keep(
        &self,
        title: SharedGame,
        mut head: Head,
        owners: Vec<Option<String>>,
        host: Option<Asker<'_>>,
        tongue: Tongue,
    ) -> Result<NewTableMade, Trouble> {
        stored::check_data(&title, &head).map_err(Fault::Unplayable)?;
        let copy = head.clone();
        // To begin a match is quick; to play one again takes its time.
        let again = !head.start.is_empty();
        let tried = self.heavy.work(again.then_some(host).flatten().map(|host| host.caller), move || {
            if copy.scenario.is_none()
                && let Err(error) = title.game.start(&copy.setup)
            {
                let speech = Speech::of(tongue.into(), title.game.id());
                return Err(Trouble::bad("set-up", speech.setup_error(&error, &*title.game)));
            }
            let bad = |text: String| Trouble::bad("setup", text);
            let mut play = begin(&title, &copy).map_err(bad)?;
            let seats = play.view(None).seats.len();
            if seats != copy.seats.len() {
                return Err(bad(format!("this is played by {seats}, not by {}", copy.seats.len())));
            }
            play_on(&mut *play, &copy.start, |_, _| {}).map_err(bad)?;
            if copy.rated && plays_together(&*play) {
                return Err(Trouble::bad("rated", "where all play together there is no rating"));
            }
            let asked = play.asked().map(|seat| seat.to_string());
            let winners = play.verdict().map(|verdict| verdict.winners.seats().map(|seat| seat.to_string()).collect());
            Ok((winners, play.decisions_seen_by(None), asked, play.decisions().to_vec()))
        });
        let (winners, decisions, asked, start) = tried.await??;
        // Kept is what was played, not how it was written.
        head.start = start;
        let free = |chair: &Chair| chair.player == PlayerKind::Free;
        let status = match head.seats.iter().any(free) {
            _ if asked.is_none() => Status::Over,
            true => Status::Gathering,
            false => Status::Playing,
        };
        let mut invitations = Vec::new();
        let rows = head.seats.iter().zip(&owners).enumerate().map(|(place, (chair, owner))| {
            let secret = free(chair).then(Secret::new);
            if let Some(secret) = &secret {
                let seat = Seat(place as u8).to_string();
                invitations.push(Invitation { seat, secret: secret.tell().to_string() });
            }
            SeatRow { seat: place as u8, guest: owner.clone(), secret_hash: secret.map(|secret| secret.hash()) }
        });
        let seats: Vec<SeatRow> = rows.collect();
        let summary = Summary {
            seats: self.seat_infos(&head.seats),
            winners: winners.unwrap_or_default(),
            decisions,
            asked,
            clocks: Vec::new(),
        };
        let created = now();
        let row = NewRow {
            id: secret::id(),
            game: head.game.clone(),
            created,
            status,
            head: serde_json::to_string(&head).expect("a head is a plain value"),
            summary: serde_json::to_string(&summary).expect("a summary is a plain value"),
            seats: seats.clone(),
            events: Vec::new(),
            open: head.listed,
            shows: head.scenario.is_some() || head.puzzle.is_some(),
        };
        let id = row.id.clone();
        if let Some(host) = host {
            self.room.take(self, host.guest, host.caller.0, row.head.len() + row.summary.len())?;
        }
        self.store.create_table(row).await?;
        metrics::counter!("tapis_tables_made_total").increment(1);
        let row = self.store.table(&id).await?.ok_or_else(|| Trouble::missing("the table is gone again"))?;
        let table = stored::info(self, &row, seats, host.map(|host| host.guest), tongue)
            .ok_or_else(|| Trouble::missing("the table is gone again"))?;
        Ok(NewTableMade { table, invitations })
    }

    fn seat_infos(&self, chairs: &[Chair]) -> Vec<SeatInfo> {
        let speech = self.voices.plain(Tongue::En);
        let info = |(place, chair): (usize, &Chair)| SeatInfo {
            seat: Seat(place as u8).to_string(),
            name: chair.bot.as_ref().map_or_else(|| chair.name.clone(), |bot| bot_name(speech, bot)),
            player: chair.player,
            bot: chair.bot.clone(),
            here: false,
        };
        chairs.iter().enumerate().map(info).collect()
    }
}

/// Whoever goes on from the middle of a match knows its seed, and with it everybody's cards. So with friends at other
/// screens it is dealt anew, which is possible only at the beginning.
fn dealt_anew(head: Head) -> Result<Head, Trouble> {
    if !head.start.is_empty() {
        let text = "whoever goes on from the middle of a match knows all cards; with friends at other screens begin it \
            anew, from decision 0: then it is dealt anew";
        return Err(Trouble::bad("fork", text));
    }
    Ok(Head { setup: Setup { seed: secret::number(), ..head.setup }, ..head })
}

/// What a table is set up with at which a puzzle is to be solved.
fn puzzle_head(title: &GameEntry, wanted: &NewTable, seats: &[Chair]) -> Result<Head, Trouble> {
    let id = wanted.puzzle.clone().unwrap_or_default();
    let missing = || Trouble::bad("puzzle", "there is no such puzzle; the page Learn lists them");
    let puzzle = title.puzzle(&id).ok_or_else(missing)?;
    if wanted.seats.iter().any(|seat| matches!(seat, NewSeat::Link {})) {
        return Err(Trouble::bad("puzzle", "everybody knows the cards of a puzzle: it is solved at one screen"));
    }
    let position = puzzle.open(title).map_err(|text| Trouble::bad("puzzle", text))?;
    Ok(Head {
        game: wanted.game.clone(),
        data: hex(title.game.data()),
        setup: puzzle.setup.clone(),
        scenario: None,
        seats: seats.to_vec(),
        clock: None,
        hints: None,
        forked_from: None,
        puzzle: Some(id),
        listed: false,
        rated: false,
        start: position.decisions().to_vec(),
    })
}

/// Whether a table may count for ratings: its people are strangers to its cards and to each other's screens.
fn check_rated(wanted: &NewTable, head: &Head) -> Result<(), Trouble> {
    let here = wanted.seats.iter().filter(|seat| matches!(seat, NewSeat::Here { .. })).count();
    let bots = wanted.seats.iter().any(|seat| matches!(seat, NewSeat::Bot { .. }));
    let text = match () {
        () if bots => "a match counts for ratings only among people",
        () if here > 1 || wanted.seats.len() < 2 => {
            "a match counts for ratings only with each person at their own screen"
        }
        () if head.scenario.is_some() || !head.start.is_empty() => "only a match from the beginning counts for ratings",
        () => return Ok(()),
    };
    Err(Trouble::bad("rated", text))
}

fn plays_together(play: &dyn AnyMatch) -> bool {
    let teams = play.teams();
    teams.len() > 1 && teams.iter().all(|(_, team)| *team == teams[0].1)
}

fn check_options<'a>(
    title: &GameEntry,
    options: impl IntoIterator<Item = &'a (String, String)>,
) -> Result<(), Trouble> {
    let editions = title.game.editions();
    let known =
        |(name, value): &(String, String)| editions.iter().any(|option| option.name == name && option.has(value));
    match options.into_iter().all(known) {
        true => Ok(()),
        false => Err(Trouble::bad("option", "there is no such option, or it has no such value")),
    }
}

/// Whether a record holds nothing but what a match needs. Whether it can be played is tried afterwards.
fn check_record(title: &GameEntry, record: &Record) -> Result<(), Trouble> {
    let bad = |text: &str| Err(Trouble::bad("record", text));
    let Setup { seats, decks, options, brought, .. } = &record.setup;
    let (least, most) = title.game.seats();
    if !(least..=most).contains(&usize::from(*seats)) {
        return Err(Trouble::bad("record", format!("this is played by {least} to {most}, not by {seats}")));
    }
    if record.decisions.len() > MOST_DECISIONS {
        return Err(Trouble::bad("record", format!("a match of more than {MOST_DECISIONS} decisions is not taken")));
    }
    if record.scenario.is_some() && !(decks.is_empty() && options.is_empty() && brought.is_empty()) {
        return bad("a match from a scenario has neither decks nor options");
    }
    if decks.len() > MOST || options.len() > MOST || brought.len() > MOST {
        return Err(Trouble::bad("record", format!("at most {MOST} decks and {MOST} options")));
    }
    let pairs: Vec<(String, String)> = options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    check_options(title, &pairs)?;
    let known = |id: &String| brought.contains_key(id) || title.game.decks().iter().any(|deck| deck.id == *id);
    if !decks.iter().all(known) || !brought.keys().all(|id| decks.contains(id)) {
        return bad("the decks that are named and those that are brought along are not the same");
    }
    if brought.iter().map(|(id, text)| id.len() + text.len()).sum::<usize>() > LARGEST_DECKS {
        return Err(Trouble::bad("record", format!("decks are at most {LARGEST_DECKS} bytes long together")));
    }
    Ok(())
}

fn chair_for(title: &GameEntry, seat: &NewSeat) -> Result<Chair, Trouble> {
    match seat {
        NewSeat::Here { name } => {
            let name =
                names::name(name).ok_or_else(|| Trouble::bad("name", "a name has at least one letter or digit"))?;
            Ok(Chair::person(&name))
        }
        NewSeat::Link {} => Ok(Chair::free()),
        NewSeat::Bot { bot } => {
            let bots = title.bots.names();
            let known = bots.contains(&bot.as_str()).then(|| Chair::bot(bot));
            known.ok_or_else(|| Trouble::bad("bot", format!("there is no such bot; there are: {}", bots.join(", "))))
        }
    }
}
