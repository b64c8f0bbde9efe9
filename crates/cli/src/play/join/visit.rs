//! A visit to a table on a server: what has been heard, what was typed, and what follows from both.
//!
//! Nothing here reads or writes: lines to be shown and messages to be sent are collected and fetched by [`super`].

use std::collections::BTreeSet;

use catalog::speech::Speech;
use kernel::book::Language;
use server::wire::{
    AnalysisWanted, FaceInfo, FromClient, Habits, LogLine, QuestionId, Scene, TableInfo, Tongue, UndoWish,
};

use super::show::{Faces, Show, Shown};
use super::thoughts::Extent;
use crate::play::input::menu::Menu;

/// Who sits at this end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// A person, who types when they like.
    Person,
    /// A file or a program: its answers wait for their questions.
    Pipe,
}

/// Why a visit ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The match is over.
    Over,
    /// The visitor leaves.
    Left,
    /// The table cannot be had any more.
    Failed(String),
    /// Everybody plays again at another table.
    Moved(String),
}

/// What is to be fetched from the server besides messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// The cards of the game.
    Faces,
    /// The rules, of which those are shown that have an id or speak of something.
    Rules(String),
    /// What the answers are worth, and how many of them are shown.
    Hint(AnalysisWanted, Extent),
    /// How the match went.
    Outlook,
}

pub struct Visit {
    pub(super) speech: Speech,
    pub(super) reader: Reader,
    pub(super) table: Option<TableInfo>,
    pub(super) scene: Option<Scene>,
    pub(super) faces: Faces,
    pub(super) habits: Habits,
    /// Whether the visitor has changed the habits.
    pub(super) own_habits: bool,
    pub(super) log: Vec<LogLine>,
    pub(super) told: u32,
    pub(super) shown: Shown,
    /// Whether so much has happened since the table was shown that all of it is shown again.
    pub(super) fresh: bool,
    /// How much others have done since something of the table was shown.
    pub(super) by_others: usize,
    /// The question that was put last.
    pub(super) put: Option<QuestionId>,
    /// The answer that the server has not confirmed.
    pub(super) pending: Option<(QuestionId, String)>,
    pub(super) wish: Option<UndoWish>,
    /// Whether anything was taken back since the wish.
    pub(super) taken_back: bool,
    /// Whether the next scene tells what is known already, in other words.
    pub(super) retold: bool,
    pub(super) giving_up: bool,
    pub(super) connection: Option<u32>,
    pub(super) connected_before: bool,
    pub(super) confused: bool,
    /// The seats of everybody who has been here since the visit began.
    pub(super) met: BTreeSet<String>,
    /// Whether the server has been asked something and has not answered yet.
    pub(super) expects: bool,
    /// When something was last said.
    pub(super) chatted: f64,
    /// For whom the visitor was last told to wait.
    pub(super) waiting: String,
    pub(super) over: bool,
    /// Lines to be shown.
    pub lines: Vec<String>,
    /// Messages to be sent over the connection with this number.
    pub messages: Vec<(u32, FromClient)>,
    /// What is to be fetched.
    pub wants: Vec<Want>,
    /// Why the visit ends, once it does.
    pub end: Option<End>,
}

impl Visit {
    /// Comes to a table.
    pub fn new(language: Language, reader: Reader) -> Visit {
        Visit {
            speech: Speech::new(language),
            reader,
            table: None,
            scene: None,
            faces: Faces::new(),
            habits: Habits::default(),
            own_habits: false,
            log: Vec::new(),
            told: 0,
            shown: Shown::default(),
            fresh: true,
            by_others: 0,
            put: None,
            pending: None,
            wish: None,
            taken_back: false,
            retold: false,
            giving_up: false,
            connection: None,
            connected_before: false,
            confused: false,
            met: BTreeSet::new(),
            expects: false,
            chatted: 0.0,
            waiting: String::new(),
            over: false,
            lines: Vec::new(),
            messages: Vec::new(),
            wants: Vec::new(),
            end: None,
        }
    }

    /// The game that is played, once it is known.
    pub fn game(&self) -> Option<&str> {
        self.table.as_ref().map(|table| table.game.as_str())
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.speech.language
    }

    /// Whether a person types.
    pub fn by_person(&self) -> bool {
        self.reader == Reader::Person
    }

    /// Whether the visitor must answer something now.
    pub fn is_asked(&self) -> bool {
        let handed = self.scene.as_ref().is_some_and(|scene| scene.hand_over.is_some());
        self.giving_up || handed || self.question().is_some() || self.must_consent()
    }

    /// Whether the visitor only looks on.
    pub fn is_watching(&self) -> bool {
        self.table.as_ref().is_none_or(|table| table.yours.is_empty())
    }

    /// Whether an answer is on its way.
    pub fn is_answering(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether the server has something to say before anything else is typed.
    pub fn is_expecting(&self) -> bool {
        self.expects || self.retold && self.connection.is_some()
    }

    /// Whether the end of the match has been shown.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The open question, unless it has been answered.
    pub(super) fn question(&self) -> Option<QuestionId> {
        let question = self.scene.as_ref()?.question.as_ref()?;
        self.pending.is_none().then_some(question.id)
    }

    /// Whether somebody's wish waits for the visitor.
    pub(super) fn must_consent(&self) -> bool {
        let Some(table) = &self.table else { return false };
        self.wish.as_ref().is_some_and(|wish| wish.waiting.iter().any(|seat| table.yours.contains(seat)))
    }

    /// What is to be seen now, with what is needed to show it.
    pub(super) fn show(&self) -> Option<Show<'_>> {
        let (table, scene) = (self.table.as_ref()?, self.scene.as_ref()?);
        Some(Show { speech: &self.speech, faces: &self.faces, table, scene })
    }

    pub(super) fn menu(&self) -> Menu {
        self.show().filter(|_| self.question().is_some()).map(|show| show.menu()).unwrap_or_default()
    }

    pub(super) fn say(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    pub(super) fn say_key(&mut self, key: &str) {
        let text = self.speech.text(key);
        self.lines.extend(text.lines().map(str::to_string));
    }

    pub(super) fn say_with(&mut self, key: &str, values: &[(&str, &str)]) {
        let text = self.speech.with(key, values);
        self.say(text);
    }

    /// Sends a message; false without a connection.
    pub(super) fn send(&mut self, words: FromClient) -> bool {
        if let Some(number) = self.connection {
            self.messages.push((number, words));
        }
        self.connection.is_some()
    }

    /// Sends a message that the server answers, or says that there is no connection.
    pub(super) fn send_or_say(&mut self, words: FromClient) {
        match self.send(words) {
            true => self.expects = true,
            false => self.say_key("join-no-connection"),
        }
    }

    /// Answers the open question. Without a connection the answer is kept until there is one.
    pub(super) fn decide(&mut self, text: &str) {
        let Some(question) = self.question() else { return };
        self.pending = Some((question, text.to_string()));
        if !self.send(FromClient::Answer { question, text: text.to_string() }) {
            self.say_key("join-answer-kept");
        }
    }

    /// Takes the cards of the game.
    pub fn take_faces(&mut self, faces: Vec<FaceInfo>) {
        self.faces = faces.into_iter().map(|face| (face.face, face)).collect();
    }

    /// Shows the table: all of it, or what is new.
    pub(super) fn show_table(&mut self, whole: bool) {
        let mut shown = std::mem::take(&mut self.shown);
        let status = self.status();
        let lines = self.show().map(|show| match whole {
            true => show.whole(status, &mut shown),
            false => show.brief(&mut shown),
        });
        self.shown = shown;
        (self.fresh, self.by_others) = (false, 0);
        let mut lines = lines.unwrap_or_default();
        if whole && !lines.is_empty() {
            lines.insert(0, String::new());
            lines.push(String::new());
        }
        self.lines.append(&mut lines);
    }

    /// Puts the open question.
    pub(super) fn ask(&mut self) {
        if self.question().is_some() {
            let lines = self.show().map(|show| show.question(&show.menu()));
            self.lines.append(&mut lines.unwrap_or_default());
        }
    }

    /// Speaks another language from now on.
    pub(super) fn speak(&mut self, language: Language) {
        self.speech = Speech::of(language, self.game().unwrap_or_default());
        (self.retold, self.put, self.told) = (true, None, 0);
        self.shown = Shown::default();
        self.wants.push(Want::Faces);
        self.send_or_say(FromClient::Language { language: tongue(language) });
    }

    /// Another of several persons at this terminal sits down.
    pub(super) fn sit(&mut self) {
        let seat = self.scene.as_ref().and_then(|scene| scene.hand_over.clone());
        self.retold = true;
        self.send_or_say(FromClient::Sit { seat });
    }
}

/// A language as it is named to servers.
pub(super) fn tongue(language: Language) -> Tongue {
    match language {
        Language::Fr => Tongue::Fr,
        Language::En => Tongue::En,
    }
}
