//! A match at one terminal: who sits where, what has been told to whom, and the way back.
//!
//! A session reads and writes no terminal. Both the lines and the full screen put questions from it and give it
//! what was typed (see [`super::reply`]).

use std::io;
use std::path::{Path, PathBuf};

use ai::Position;
use catalog::GameEntry;
use catalog::habits::{Passed, is_piece};
use catalog::speech::{Listener, Speech};
use catalog::story::Turn;
use kernel::book::Language;
use kernel::erased::{AnyMatch, OptionText};
use kernel::error::SetupError;
use kernel::game::{Setup, VerdictKind};
use kernel::phrase::Phrase;
use kernel::quantity::Quantity;
use kernel::refusal::Refusal;
use kernel::table::seats::Seat;
use kernel::view::View;

use super::bots::Bots;
use crate::play::advice::hint::Patience;
use crate::play::display::board::Board;
use crate::play::display::look::{About, Words};
use crate::play::display::story::{self, Mark};
use crate::play::input::menu::{Label, Menu};
use crate::play::input::settings::{Given, PASS, Settings};

/// How many decisions can be taken back.
const LONGEST_WAY_BACK: usize = 256;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Person,
    /// The bot with this name.
    Bot(String),
}

/// A match at one terminal.
pub struct Session<'a> {
    /// The game with its rules.
    pub title: &'a GameEntry,
    /// The seed of everything random.
    pub seed: u64,
    /// Where the record is kept, if anywhere.
    pub record: Option<PathBuf>,
    /// The scenario whose position it began from, if any.
    pub scenario: Option<String>,
    /// Whether it goes on from a file.
    pub saved_before: bool,
    /// How long hints and reviews are thought about.
    pub patience: Patience,
    /// Whether the next yes gives up.
    pub(super) giving_up: bool,
    /// The files written by hand, which may be written again.
    pub(super) saved: Vec<PathBuf>,
    pub(super) players: Vec<Player>,
    bots: Bots,
    /// What has gone wrong with programs at the table and has not been told.
    faults: Vec<String>,
    play: Box<dyn AnyMatch>,
    /// The person before the screen.
    pub(super) viewer: Option<Seat>,
    /// Who was to decide, and the match just before.
    past: Vec<(Seat, Box<dyn AnyMatch>)>,
    /// How much of the story each seat has been told.
    told: Vec<Mark>,
    /// What is answered for each seat without asking.
    settings: Vec<Settings>,
    /// What has been answered so.
    given: Vec<Given>,
    /// The opportunity that each seat let go by last.
    passed: Vec<Option<Passed>>,
    /// Whether the open question is put in any case, because somebody came back to it.
    held: bool,
    pub(super) speech: Speech,
    pub(super) words: Words,
}

/// A decision that was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenBack {
    pub seat: Seat,
    /// What it was, in words.
    pub text: String,
}

impl<'a> Session<'a> {
    /// Begins a match. Nobody has decided yet, not even a bot.
    pub fn start(
        title: &'a GameEntry,
        players: Vec<Player>,
        decks: Vec<String>,
        options: crate::edition::Chosen,
        seed: u64,
        language: Language,
    ) -> Result<Session<'a>, SetupError> {
        let setup = Setup { decks, options, ..Setup::new(u8::try_from(players.len()).unwrap_or(u8::MAX), seed) };
        Ok(Session::of(title, players, title.game.start(&setup)?, language))
    }

    /// Sits down at a match that has begun.
    pub fn of(title: &'a GameEntry, players: Vec<Player>, play: Box<dyn AnyMatch>, language: Language) -> Session<'a> {
        let record = play.record();
        // One person alone always looks; several sit down one after the other.
        let persons: Vec<Seat> =
            seats(&players).filter(|(_, player)| **player == Player::Person).map(|(seat, _)| seat).collect();
        let viewer = if let [only] = persons.as_slice() { Some(*only) } else { None };
        let seats = players.len();
        let speech = Speech::of(language, title.game.id());
        Session {
            title,
            seed: record.setup.seed,
            record: None,
            scenario: record.scenario,
            saved_before: false,
            patience: Patience::default(),
            giving_up: false,
            saved: Vec::new(),
            bots: Bots::default(),
            faults: Vec::new(),
            players,
            play,
            viewer,
            past: Vec::new(),
            told: vec![Mark::default(); seats],
            settings: vec![Settings::default(); seats],
            given: Vec::new(),
            passed: vec![None; seats],
            held: false,
            words: Words::new(&speech),
            speech,
        }
    }

    /// The match.
    pub fn play(&self) -> &dyn AnyMatch {
        &*self.play
    }

    /// Who plays each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How many persons play.
    pub fn persons(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Person).count()
    }

    /// The person who must decide; nobody while a bot must, or after the end.
    pub fn asked(&self) -> Option<Seat> {
        self.play.asked().filter(|seat| self.players[seat.index()] == Player::Person)
    }

    /// The person before the screen; nobody in a game of bots, and none before the first has sat down.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.play.verdict().is_some() || self.play.asked().is_none()
    }

    /// Lets one bot decide, or gives an answer that a person wants to be given unasked; false if neither is asked.
    pub fn step(&mut self) -> bool {
        let stepped = self.step_bot() || self.answer_unasked();
        while stepped && self.answer_unasked() {}
        stepped
    }

    fn step_bot(&mut self) -> bool {
        let Some(position) = Position::of(&*self.play) else { return false };
        let seat = position.seat();
        let Player::Bot(name) = &self.players[seat.index()] else { return false };
        let seed = self.thought_seed(seat);
        let bot = || self.title.bots.bot(name, seed).expect("the names of bots were checked");
        let text = self.bots.decide(&position, self.play.digest(), bot);
        if let Some(fault) = self.bots.take_fault() {
            let level = super::saying::bot_name(&self.speech, self.title.bots.middle());
            let values = [("seat", seat.to_string()), ("fault", fault), ("level", level)];
            self.faults.push(self.with("bot-fault", &values.each_ref().map(|(name, value)| (*name, value.as_str()))));
        }
        self.play.answer(seat, &text).expect("an option is accepted");
        true
    }

    /// The seed of what is thought about for a seat at this decision.
    pub(super) fn thought_seed(&self, seat: Seat) -> u64 {
        let decisions = u64::from(self.play.view(None).decisions);
        self.seed ^ (decisions << 8 | u64::from(seat.0)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Gives the answer that a person wants to be given unasked, if there is one.
    fn answer_unasked(&mut self) -> bool {
        if self.held {
            return false;
        }
        let (Some(text), Some(seat)) = (self.automatic(), self.asked()) else { return false };
        let (decision, place) = (self.decisions(), self.play.log().len());
        self.play.answer(seat, &text).expect("an option is accepted");
        self.given.push(Given { seat, decision, place, passed: text == PASS });
        true
    }

    /// How many decisions have been taken.
    fn decisions(&self) -> usize {
        self.play.record().decisions.len()
    }

    /// How many decisions have been taken that are worth a look at the table: none that was answered unasked, and no
    /// opportunity that another let go by.
    pub fn steps(&self) -> usize {
        let unasked = |number: usize| self.given.iter().any(|given| given.decision == number);
        let decisions = self.play.record().decisions;
        let telling = decisions.iter().enumerate().filter(|(number, decision)| {
            !unasked(*number) && (decision.text != PASS || Some(decision.seat) == self.viewer)
        });
        telling.count()
    }

    /// What has been answered without asking.
    pub fn given(&self) -> &[Given] {
        &self.given
    }

    /// What is answered for a seat without asking.
    pub fn settings_of(&self, seat: Seat) -> &Settings {
        &self.settings[seat.index()]
    }

    /// The opportunity that a seat let go by last.
    pub(super) fn passed_by(&self, seat: Seat) -> Option<&Passed> {
        self.passed[seat.index()].as_ref()
    }

    /// The same for the person before the screen.
    pub fn own_settings(&self) -> Settings {
        self.viewer.map(|seat| self.settings[seat.index()]).unwrap_or_default()
    }

    /// Changes what is answered for the person before the screen.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        if let Some(seat) = self.viewer {
            change(&mut self.settings[seat.index()]);
            self.held = false;
        }
    }

    /// Lets bots decide until a person must, or the match is over.
    pub fn advance(&mut self) {
        while self.step() {}
    }

    /// The person to whom the keyboard must be passed before anything is shown.
    pub fn hand_over(&self) -> Option<Seat> {
        self.asked().filter(|seat| Some(*seat) != self.viewer)
    }

    /// A person sits down before the screen.
    pub fn sit_down(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.giving_up = false;
    }

    /// Takes the decision of the person who is asked, or says why not.
    pub fn answer(&mut self, text: &str) -> Result<(), Box<Refusal>> {
        let Some(seat) = self.asked() else { return Err(Box::new(Refusal::Over)) };
        let before = self.play.fork();
        let options = self.play.options().into_iter().map(|option| option.text);
        let (turn, options) = (Turn::of(self.play.log()).number, options.collect());
        self.play.answer(seat, text)?;
        if self.play.decisions().last().is_some_and(|decision| decision.text == PASS) {
            self.passed[seat.index()] = Some(Passed { turn, options, decisions: self.decisions() });
        }
        if self.past.len() == LONGEST_WAY_BACK {
            self.past.remove(0);
        }
        self.past.push((seat, before));
        self.held = false;
        while self.answer_unasked() {}
        Ok(())
    }

    /// Goes back to before the last decision of a person.
    pub fn undo(&mut self) -> Option<TakenBack> {
        let (seat, before) = self.past.pop()?;
        let taken = before.record().decisions.len();
        let text = self.play.record().decisions.swap_remove(taken).text;
        let text = self.describe(&*before, &text);
        self.play = before;
        self.bots.forget();
        self.given.retain(|given| given.decision < taken);
        // The question is put again, whatever the settings say.
        self.settings[seat.index()].passing = None;
        self.passed.iter_mut().for_each(|passed| *passed = None);
        self.held = true;
        let end = self.end();
        for told in &mut self.told {
            *told = told.until(end);
        }
        Some(TakenBack { seat, text })
    }

    /// What the person before the screen sees, or a spectator.
    pub fn view(&self) -> View {
        self.play.view(self.viewer)
    }

    /// The same, arranged to be shown.
    pub fn board(&self) -> Board {
        Board::new(self, &self.view())
    }

    /// What may be answered; empty if no person is asked.
    pub fn menu(&self) -> Menu {
        if self.asked().is_none() {
            return Menu::default();
        }
        let options = self.play.options();
        let view = self.view();
        let labels = options.iter().map(|option| self.label(&view, option)).collect();
        Menu::new(&options, labels)
    }

    /// What is asked, in words; for whom the others wait if the person before the screen is not asked.
    pub fn prompt(&self) -> Option<String> {
        let seat = self.play.asked()?;
        if self.viewer.is_some() && self.viewer != Some(seat) {
            return Some(self.with("waiting-for", &[("seat", &self.heading(seat))]));
        }
        self.play.prompt().map(|phrase| self.say(&phrase))
    }

    /// What has happened that the person before the screen has not been told, a paragraph a decider.
    pub fn news(&mut self) -> Vec<String> {
        let from = self.mark_told();
        let mut news = self.take_faults();
        news.extend(story::tell(self, from..self.end()));
        news
    }

    /// What has gone wrong with programs at the table since this was asked last.
    pub fn take_faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }

    /// Counts everything as told, and gives how much had been told before.
    pub fn mark_told(&mut self) -> Mark {
        let listener = self.viewer.map_or(0, Seat::index);
        let end = self.end();
        std::mem::replace(&mut self.told[listener], end)
    }

    /// The end of the story so far.
    pub fn end(&self) -> Mark {
        Mark { place: self.play.log().len(), given: self.given.len() }
    }

    /// Everything that has happened, as the person before the screen may know it.
    pub fn history(&self) -> Vec<String> {
        story::tell(self, Mark::default()..self.end())
    }

    /// How it ended.
    pub fn result(&self) -> Option<String> {
        let verdict = self.play.verdict()?;
        let decisions = Quantity::new(self.view().decisions as i32);
        let winners: Vec<Seat> = verdict.winners.seats().collect();
        let key = match (verdict.why, winners.as_slice()) {
            (VerdictKind::Loop, _) => "result-loop",
            (VerdictKind::Lost, _) => "result-lost",
            (_, []) => "result-nobody",
            (_, [_]) => "result-winner",
            _ => "result-winners",
        };
        let phrase = Phrase::new(key).number("decisions", decisions);
        let phrase = winners.first().map_or(phrase.clone(), |seat| phrase.seat("seat", *seat));
        // Several persons read the end together: "you" would be whoever sat down last.
        let viewer = self.viewer.filter(|_| self.persons() == 1);
        let names: Vec<String> = seats(&self.players)
            .map(|(seat, _)| if Some(seat) == viewer { self.text("you") } else { seat.to_string() })
            .collect();
        let listener = Listener { seat: viewer, ..self.listener(&names) };
        let names: Vec<String> = winners.iter().map(|seat| names[seat.index()].clone()).collect();
        if names.len() > 1 {
            let decisions = decisions.to_string();
            return Some(self.speech.with(key, &[("names", &names.join(", ")), ("decisions", &decisions)]));
        }
        Some(self.speech.say(&phrase, &listener))
    }

    /// Writes the record to a file.
    pub fn write_record(&self, path: &Path) -> io::Result<()> {
        std::fs::write(path, self.play.record().write())
    }

    /// Writes the record where it is kept, if anywhere.
    pub fn keep_record(&self) -> Result<(), String> {
        match &self.record {
            Some(path) => self.write_record(path).map_err(|error| format!("{}: {error}", path.display())),
            None => Ok(()),
        }
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.speech = Speech::of(language, self.title.game.id());
        self.words = Words::new(&self.speech);
    }

    /// An option in words, with the numbers of a card in play or one that is not the person's own.
    fn label(&self, view: &View, option: &OptionText) -> Label {
        let text = self.say(&option.label);
        if is_piece(&option.text) {
            return Label { text, numbers: Vec::new() };
        }
        let Some(about) = About::read(&option.label, self.viewer) else { return Label { text, numbers: Vec::new() } };
        if let Some(look) = self.look_of(view, &about, &option.text) {
            return Label { text, numbers: look.parts() };
        }
        // A card that lies nowhere is known by its name alone; where values are told, what is printed matters no more.
        let valued = view.zones.iter().flat_map(|zone| &zone.cards).any(|card| !card.values.is_empty());
        if about.zone.is_some() && !valued && about.holder.is_none_or(|seat| Some(seat) != self.viewer) {
            let printed = self.title.game.card_text(about.face, self.language()).numbers;
            return Label { text, numbers: self.words.shorten(self, &printed) };
        }
        Label { text, numbers: Vec::new() }
    }
}

/// The seats with who plays each.
pub fn seats(players: &[Player]) -> impl Iterator<Item = (Seat, &Player)> {
    players.iter().enumerate().map(|(place, player)| (Seat(place as u8), player))
}
