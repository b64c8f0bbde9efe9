//! Who sits where: persons, bots that stand in for them, and what people say and want.

use catalog::story;
use kernel::table::seats::Seat;

use super::{Fault, Host};
use crate::app::now;
use crate::catalog_info::{bot_name, scenario_name};
use crate::history::{Chair, Happened, Summary};
use crate::names;
use crate::stored;
use crate::wire::{ChatLine, FromServer, Habits, PlayerKind, SeatInfo, Status, TableInfo, Tongue};

impl Host {
    /// The seat that a client acts for: its only one, or that of whoever sits at the screen.
    pub(super) fn acting_seat(&self, number: u32) -> Option<Seat> {
        let connection = self.connections.get(&number)?;
        match connection.seats.as_slice() {
            [only] => Some(*only),
            _ => connection.sitting,
        }
    }

    /// How everybody is called.
    pub(super) fn names(&self, tongue: Tongue) -> Vec<String> {
        let speech = self.app.voices.plain(tongue);
        let names: Vec<String> = self
            .chairs
            .iter()
            .enumerate()
            .map(|(place, chair)| match (chair.player, &chair.bot) {
                (PlayerKind::Bot, Some(bot)) => self.deck_owner(place, tongue).unwrap_or_else(|| bot_name(speech, bot)),
                (PlayerKind::Free, _) => Seat(place as u8).to_string(),
                _ => chair.name.clone(),
            })
            .collect();
        let twin = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let named = names.iter().enumerate();
        named
            .map(|(place, name)| if twin(name) { format!("{name} {}", Seat(place as u8)) } else { name.clone() })
            .collect()
    }

    /// Where all play together, a bot goes by whom its deck is named after: `Captain Marvel: Leadership`.
    fn deck_owner(&self, place: usize, tongue: Tongue) -> Option<String> {
        let teams = self.play.teams();
        let together = teams.len() > 1 && teams.iter().all(|(_, team)| *team == teams[0].1);
        let id = self.head.setup.decks.get(place).filter(|_| together)?;
        stored::deck_owner(&self.title, id, tongue)
    }

    fn seat_infos(&self, tongue: Tongue) -> Vec<SeatInfo> {
        let names = self.names(tongue);
        let info = |(place, chair): (usize, &Chair)| SeatInfo {
            seat: Seat(place as u8).to_string(),
            name: if chair.player == PlayerKind::Free { String::new() } else { names[place].clone() },
            player: chair.player,
            bot: chair.bot.clone(),
            here: self.is_here(Seat(place as u8)),
        };
        self.chairs.iter().enumerate().map(info).collect()
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.connections.values().any(|connection| connection.ready && connection.seats.contains(&seat))
    }

    /// Whether a person waits for what happens next.
    pub(super) fn is_attended(&self) -> bool {
        self.connections.values().any(|connection| connection.ready)
    }

    /// What lists show of the table.
    pub(super) fn summary(&self) -> Summary {
        let winners = self.play.verdict().map(|verdict| verdict.winners.seats().map(|seat| seat.to_string()).collect());
        let seats = self.seat_infos(Tongue::En).into_iter().map(|seat| SeatInfo { here: false, ..seat });
        Summary {
            seats: seats.collect(),
            winners: winners.unwrap_or_default(),
            decisions: self.play.decisions_seen_by(None),
            asked: self.play.asked().filter(|_| self.status() == Status::Playing).map(|seat| seat.to_string()),
            clocks: self.clocks_now(),
        }
    }

    /// The table, for a guest.
    pub(super) fn info(&self, guest: Option<&str>) -> TableInfo {
        self.info_in(guest, Tongue::En)
    }

    /// The table, for a guest, in a language.
    pub(super) fn info_in(&self, guest: Option<&str>, tongue: Tongue) -> TableInfo {
        let Summary { winners, decisions, asked, .. } = self.summary();
        let yours = self.seats_of_guest(guest);
        TableInfo {
            id: self.id.clone(),
            game: self.head.game.clone(),
            seats: self.seat_infos(tongue),
            created: self.created,
            touched: self.touched,
            status: self.status(),
            winners,
            decisions,
            decks: self.head.setup.decks.clone(),
            options: self.head.setup.options.clone().into_iter().collect(),
            scenario: self.head.scenario.as_ref().map(|name| scenario_name(&self.title, name, tongue.into())),
            clock: self.head.clock,
            hints: self.head.allows_hints(&self.chairs),
            listed: self.head.listed,
            rated: self.head.rated,
            asked,
            forked_from: self.head.forked_from.clone(),
            open: stored::is_open(&self.owners, self.status(), guest),
            yours: yours.iter().map(ToString::to_string).collect(),
            data: self.app.games.may_change().then(|| self.head.data.clone()),
            unplayable: None,
        }
    }

    pub(super) fn seats_of_guest(&self, guest: Option<&str>) -> Vec<Seat> {
        stored::seats_of(&self.owners, guest)
    }

    /// The letters of the seats of some guests.
    pub(super) fn seats_of(&self, guests: &[String]) -> Vec<String> {
        guests.iter().flat_map(|guest| self.seats_of_guest(Some(guest))).map(|seat| seat.to_string()).collect()
    }

    /// Somebody sits down on a free seat.
    pub(super) async fn sit_down(&mut self, seat: Seat, guest: String, name: String) -> Result<(), Fault> {
        let Some(chair) = self.chairs.get(seat.index()) else { return Err(Fault::Unknown) };
        if chair.player == PlayerKind::Bot {
            return Err(Fault::Taken);
        }
        self.owners[seat.index()] = Some(guest.clone());
        if chair.player == PlayerKind::Free {
            self.chairs[seat.index()] = Chair::person(&name);
            // The match begins with the last of them; sitting down again where one sits begins nothing.
            self.start_clock();
            self.store_events(&[Happened::Sat { seat, name }]).await.map_err(|_| Fault::Store)?;
        }
        for connection in self.connections.values_mut().filter(|connection| connection.guest.as_deref() == Some(&guest))
        {
            if !connection.seats.contains(&seat) {
                connection.seats.push(seat);
                connection.seats.sort();
            }
        }
        self.schedule_next_answer();
        self.tell_info();
        self.tell_all();
        Ok(())
    }

    /// Somebody who plays here lets a bot sit down on a free seat.
    pub(super) async fn fill(&mut self, number: u32, letter: &str, bot: &str) {
        let plays = self.connections.get(&number).is_some_and(|connection| !connection.seats.is_empty());
        let free = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|chair| chair.player == PlayerKind::Free);
        let seat = Seat::from_letter(letter).filter(free);
        let (true, Some(seat)) = (plays, seat) else {
            self.refuse(number, None, "no-seat");
            return;
        };
        if self.head.rated {
            self.refuse(number, None, "rated");
            return;
        }
        if !self.title.bots.names().contains(&bot) {
            self.refuse(number, None, "no-such-bot");
            return;
        }
        // Whoever has the link and was quicker has the seat.
        if self.app.store.close_seat(&self.id, self.epoch, seat.0).await.is_err() {
            self.refuse(number, None, "no-seat");
            return;
        }
        self.chairs[seat.index()] = Chair::bot(bot);
        self.start_clock();
        if self.store_events(&[Happened::Filled { seat, bot: bot.to_string() }]).await.is_ok() {
            self.schedule_next_answer();
            self.tell_info();
            self.tell_all();
        }
    }

    /// Somebody else of those at one screen sits down before it.
    pub(super) fn take_the_screen(&mut self, number: u32, letter: Option<String>) {
        let seat = letter.as_deref().and_then(Seat::from_letter);
        let Some(connection) = self.connections.get_mut(&number) else { return };
        if seat.is_some_and(|seat| !connection.seats.contains(&seat)) || (letter.is_some() && seat.is_none()) {
            self.refuse(number, None, "no-seat");
            return;
        }
        connection.sitting = seat;
        connection.told = 0;
        self.tell(number);
    }

    /// A person leaves a seat to a bot, or takes it back. The seat of somebody who has been away for a while may be left to
    /// one, too, until they come back; but not where a clock decides.
    pub(super) async fn take_over(&mut self, number: u32, letter: &str, bot: Option<String>) {
        let Some(connection) = self.connections.get(&number) else { return };
        let seat =
            Seat::from_letter(letter).filter(|seat| self.chairs.get(seat.index()).is_some_and(Chair::is_persons));
        let Some(seat) = seat else {
            self.refuse(number, None, "no-seat");
            return;
        };
        let own = connection.seats.contains(&seat);
        if self.head.rated && bot.is_some() {
            self.refuse(number, None, "rated");
            return;
        }
        if !own {
            let away = !connection.seats.is_empty() && bot.is_some() && !self.is_here(seat);
            let why_not = match away {
                false => Some("not-your-seat"),
                true if self.head.clock.is_some() => Some("clock-decides"),
                true if self.left[seat.index()].elapsed() < self.app.limits.grace => Some("just-left"),
                true => None,
            };
            if let Some(code) = why_not {
                self.refuse(number, None, code);
                return;
            }
        }
        if bot.as_ref().is_some_and(|bot| !self.title.bots.names().contains(&bot.as_str())) {
            self.refuse(number, None, "no-such-bot");
            return;
        }
        if self.let_play(seat, bot, !own).await {
            self.schedule_next_answer();
            self.tell_info();
            self.tell_all();
        }
    }

    /// Lets a bot play for a person, or the person again; whether it could be written down.
    async fn let_play(&mut self, seat: Seat, bot: Option<String>, away: bool) -> bool {
        self.charge_clock();
        self.chairs[seat.index()].let_play(bot.clone(), away);
        self.store_events(&[Happened::TookOver { seat, bot, away }]).await.is_ok()
    }

    /// Gives somebody who comes back the seats that others have left to a bot meanwhile.
    pub(super) async fn give_back(&mut self, seats: &[Seat]) {
        for seat in seats.iter().copied() {
            if self.chairs[seat.index()].away && !self.let_play(seat, None, false).await {
                return;
            }
        }
    }

    /// Notes since when the people of some seats are away, once nobody of them is connected.
    pub(super) fn note_leaving(&mut self, seats: &[Seat]) {
        for seat in seats {
            if !self.is_here(*seat) {
                self.left[seat.index()] = tokio::time::Instant::now();
            }
        }
    }

    /// What is answered for a person unasked from now on.
    pub(super) fn set_habits(&mut self, number: u32, habits: Habits) {
        let Some(connection) = self.connections.get(&number) else { return };
        if connection.seats.is_empty() {
            self.refuse(number, None, "no-seat");
            return;
        }
        let turn = catalog::story::Turn::of(self.play.log()).number;
        let seats = connection.seats.clone();
        for seat in seats.iter().copied() {
            self.habits[seat.index()] = Habits { pass_turn: false, ..habits };
            self.passing[seat.index()] = habits.pass_turn.then_some(turn);
        }
        // Whoever comes back to a question is asked it; only they themselves may let it go by.
        if self.play.asked().is_some_and(|asked| seats.contains(&asked)) {
            self.held = false;
        }
        self.schedule_next_answer();
        self.tell(number);
    }

    /// Somebody says something to everybody.
    pub(super) async fn say(&mut self, number: u32, text: &str) {
        let (Some(seat), Some(text)) = (self.acting_seat(number), names::chat(text)) else {
            self.refuse(number, None, "not-said");
            return;
        };
        let guest = self.connections.get(&number).and_then(|connection| connection.guest.as_deref());
        if guest.is_some_and(|guest| self.app.bans.mutes(guest)) {
            self.refuse(number, None, "muted");
            return;
        }
        // While one player must decide alone nobody advises.
        if story::is_hushed(&self.play.view(None).facts) {
            self.refuse(number, None, "hushed");
            return;
        }
        let talks = self.connections.get_mut(&number).is_some_and(|connection| connection.chat.take());
        if !talks {
            self.refuse(number, None, "talks-too-much");
            return;
        }
        let (name, at) = (self.chairs[seat.index()].name.clone(), now());
        let said = Happened::Said { seat: Some(seat), name: name.clone(), text: text.clone(), at };
        if self.store_events(&[said]).await.is_err() {
            self.refuse(number, None, "not-kept");
            return;
        }
        self.add_chat(ChatLine { name, seat: Some(seat.to_string()), text, at, hint: false });
    }

    /// Somebody wants to play again; once all persons do, a new table is set up for them.
    pub(super) async fn want_rematch(&mut self, number: u32) {
        let guest = self.connections.get(&number).and_then(|connection| connection.guest.clone());
        let Some(guest) = guest.filter(|guest| self.persons().contains(&guest.as_str())) else {
            self.refuse(number, None, "no-seat");
            return;
        };
        if let Some(table) = self.moved.clone() {
            self.send(number, &FromServer::Moved { table });
            return;
        }
        if self.status() != Status::Over {
            self.refuse(number, None, "not-over");
            return;
        }
        if !self.again.contains(&guest) {
            self.again.push(guest);
        }
        if self.persons().iter().any(|person| !self.again.iter().any(|again| again == person)) {
            let waiting: Vec<String> = self.persons().into_iter().map(str::to_string).collect();
            let missing: Vec<String> = waiting.into_iter().filter(|person| !self.again.contains(person)).collect();
            let seats = self.seats_of(&missing);
            self.send_all(&FromServer::WantsRematch { waiting: seats });
            return;
        }
        match self.app.rematch(&self.head, &self.chairs, &self.owners).await {
            Ok(table) => {
                if self.store_events(&[Happened::Moved { table: table.clone() }]).await.is_ok() {
                    self.moved = Some(table.clone());
                    self.send_all(&FromServer::Moved { table });
                }
            }
            Err(problem) => {
                tracing::error!(table = %self.id, code = %problem.code, "a rematch could not be set up");
                self.refuse(number, None, "not-kept");
            }
        }
    }
}
