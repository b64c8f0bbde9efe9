//! Hints: what the options of the asked seat are worth, for whoever sits there.
//!
//! The table itself only says whether a hint may be had, and that one was asked for; everything else happens on the
//! bots' threads, here or on another node, and whoever asked waits there. So a hint never keeps a decision waiting.

use std::sync::Arc;

use ai::Budget;
use kernel::table::seats::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::{Fault, Host};
use crate::app::now;
use crate::bots::judge::say;
use crate::bots::{Found, JobKind, Rank, Thinking, Thought};
use crate::history::Happened;
use crate::scene::Viewer;
use crate::secret;
use crate::stored::{CHAT, hint_line};
use crate::wire::{Analysis, ChatLine, FromServer, Status, Tongue};

/// How much may wait to be thought about for one person before nothing is thought about for them beside it.
pub const MOST_WAITING: usize = 16;

/// Who wants a hint, and how.
pub struct HintWanted {
    pub guest: Option<String>,
    /// For which seat; the one that is asked if it is left out.
    pub seat: Option<Seat>,
    pub language: Tongue,
    /// How long to think.
    pub budget: Budget,
}

/// A hint that is being thought about. It is given up when this is dropped.
pub struct Hint {
    /// Where it comes from; nothing comes if the thought breaks.
    pub answer: oneshot::Receiver<Option<Analysis>>,
    _thought: Option<Thought>,
    _one: Arc<()>,
}

impl Hint {
    /// A hint that another node has thought about.
    pub fn found(found: Analysis) -> Hint {
        let (sender, answer) = oneshot::channel();
        let _ = sender.send(Some(found));
        Hint { answer, _thought: None, _one: Arc::default() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum NoHint {
    /// The table cannot be had.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The seat is somebody else's.
    #[error("hints are for whoever sits there")]
    NotYours,
    /// The table was set up without hints.
    #[error("this table is played without hints")]
    NotAllowed,
    /// Nobody, or somebody else, decides now.
    #[error("a hint can be had by whoever must decide; that is not this seat now")]
    NotAsked,
    /// One hint at a time.
    #[error("the last hint is still being thought about")]
    Busy,
}

impl Host {
    /// Begins to think about a hint, and tells everybody that it was asked for.
    pub(super) async fn begin_hint(&mut self, wanted: HintWanted) -> Result<Hint, NoHint> {
        let seats = self.seats_of_guest(wanted.guest.as_deref());
        if seats.is_empty() || wanted.seat.is_some_and(|seat| !seats.contains(&seat)) {
            return Err(NoHint::NotYours);
        }
        if !self.head.allows_hints(&self.chairs) {
            return Err(NoHint::NotAllowed);
        }
        let playing = self.status() == Status::Playing;
        let asked = self.play.asked().filter(|seat| playing && seats.contains(seat) && !self.is_answered_for(*seat));
        let seat = asked.filter(|seat| wanted.seat.is_none_or(|wanted| wanted == *seat)).ok_or(NoHint::NotAsked)?;
        let whose = wanted.guest.clone().unwrap_or_else(|| self.id.clone());
        if self.hinting.upgrade().is_some() || self.app.bots.waiting_of(&whose) >= MOST_WAITING {
            return Err(NoHint::Busy);
        }
        self.tell_hint(seat).await?;
        let one = Arc::new(());
        self.hinting = Arc::downgrade(&one);
        let (app, title, salt) = (self.app.clone(), self.title.clone(), self.salt);
        let (question, language, budget) = (self.question_of(seat), wanted.language, wanted.budget);
        let luck = secret::bot_seed(self.head.setup.seed, self.decisions().len(), seat.0);
        let (names, play) = (self.names(language), self.play.bare());
        let thinking = Thinking::Worth { title: title.clone(), budget, luck };
        let job = self.job(luck, JobKind::Worth { budget: budget.into() });
        let (thought, found) = self.app.bots.think(Rank::Person, &whose, job, self.play.bare(), thinking);
        let (tell, answer) = oneshot::channel();
        tokio::spawn(async move {
            let Some(found) = found.await.ok().flatten().and_then(Found::worth) else { return };
            let speech = app.voices.of(title.game.id(), language);
            let viewer = Viewer { title: &title, speech, seat: Some(seat), names: &names, salt };
            let _ = tell.send(Some(say(&viewer, &*play, question, &found, seat)));
        });
        Ok(Hint { answer, _thought: Some(thought), _one: one })
    }

    /// Tells everybody that a hint was asked for, once for each question.
    async fn tell_hint(&mut self, seat: Seat) -> Result<(), Fault> {
        let question = (self.question_of(seat), seat);
        if self.hinted == Some(question) {
            return Ok(());
        }
        let (name, at) = (self.chairs[seat.index()].name.clone(), now());
        self.store_events(&[Happened::Hinted { seat, name: name.clone(), at }]).await.map_err(|_| Fault::Store)?;
        self.hinted = Some(question);
        self.add_chat(hint_line(seat, name, at));
        Ok(())
    }

    /// Adds a line to what has been said, and tells everybody.
    pub(super) fn add_chat(&mut self, line: ChatLine) {
        if self.chat.len() == CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back(line.clone());
        for (number, connection) in self.connections.iter().filter(|(_, connection)| connection.ready) {
            self.send(*number, &FromServer::Chat { line: self.line_in(&line, connection.language) });
        }
    }

    /// A line of chat as a reader of a language is told it.
    pub(super) fn line_in(&self, line: &ChatLine, tongue: Tongue) -> ChatLine {
        match line.hint {
            true => ChatLine { text: self.app.voices.plain(tongue).text("hint-asked"), ..line.clone() },
            false => line.clone(),
        }
    }
}
