//! For whom a table waits, and how long.
//!
//! What a bot answers, what a habit answers and what has no other answer comes after a pause of the same kind, so that the
//! pause tells nothing about what somebody could have done. Bots think only while a person is there to wait for them.

use std::time::Duration;

use catalog::habits::{self, Asked, Passed, QUIET};
use catalog::lessons::Stage;
use catalog::story::Turn;
use kernel::table::seats::Seat;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Host;
use crate::bots::{Found, Job, JobKind, Rank, Thinking, Thought};
use crate::secret;
use crate::wire::{Pay, PlayerKind, Respond, Status};

/// For whom a table waits.
pub(super) enum Waiting {
    /// For nobody: it is over, has not begun, or nobody is there.
    Nobody,
    Person,
    /// Until an answer that is given unasked is due.
    Unasked {
        /// Who is asked.
        seat: Seat,
        /// After how many decisions.
        decisions: usize,
        /// The answer.
        text: String,
        at: Instant,
    },
    Bot {
        /// Whose seat it plays.
        seat: Seat,
        /// After how many decisions it was asked.
        decisions: usize,
        /// Its name.
        bot: String,
        /// What it says; nothing if it could not think.
        said: Option<Option<String>>,
        /// Where its answer comes from, and the thought, given up when this is; nothing if it knows the table already.
        thought: Option<(Thought, oneshot::Receiver<Option<Found>>)>,
        /// Not before this.
        at: Instant,
    },
}

/// What has become due.
pub(super) struct Due {
    seat: Seat,
    text: Option<String>,
}

impl Host {
    /// Finds out for whom the table waits now.
    pub(super) fn schedule_next_answer(&mut self) {
        let before = std::mem::replace(&mut self.waiting, Waiting::Nobody);
        let Some(seat) = self.play.asked().filter(|_| self.status() == Status::Playing) else { return };
        if let Some(stage) = self.stage() {
            self.waiting = match stage {
                Stage::Table(done) => self.give_unasked(before, done.seat, done.text.clone(), false),
                Stage::Learner(..) => Waiting::Person,
                Stage::Done => Waiting::Nobody,
            };
            return;
        }
        if let Some(text) = self.example_answer(seat).filter(|_| self.is_attended()) {
            self.waiting = self.give_unasked(before, seat, text, false);
            return;
        }
        let chair = &self.chairs[seat.index()];
        self.waiting = match (chair.player, chair.bot.clone()) {
            (PlayerKind::Bot | PlayerKind::StandIn, Some(bot)) => match before {
                Waiting::Bot { seat: whose, decisions, .. } if whose == seat && decisions == self.decisions().len() => {
                    before
                }
                _ if !self.is_attended() => Waiting::Nobody,
                _ => self.ask_bot(seat, bot),
            },
            _ => match self.automatic_answer(seat) {
                Some((text, soon)) => self.give_unasked(before, seat, text, soon),
                None => Waiting::Person,
            },
        };
    }

    /// Waits until an answer is given unasked, at once or after a pause; a pause that has begun is not begun anew.
    fn give_unasked(&self, before: Waiting, seat: Seat, text: String, soon: bool) -> Waiting {
        let decisions = self.decisions().len();
        match &before {
            Waiting::Unasked { seat: whose, decisions: then, text: same, .. }
                if *whose == seat && *then == decisions && *same == text =>
            {
                before
            }
            _ => {
                let at = if soon { Instant::now() } else { self.after_a_pause() };
                Waiting::Unasked { seat, decisions, text, at }
            }
        }
    }

    fn ask_bot(&mut self, seat: Seat, bot: String) -> Waiting {
        let (decisions, at) = (self.decisions().len(), self.after_a_pause());
        if let Some(text) = self.thinkers.earlier_answer(self.play.digest()) {
            return Waiting::Bot { seat, decisions, bot, said: Some(Some(text)), thought: None, at };
        }
        // What a new mind chooses hangs on the seed and the number of decisions alone.
        let luck = secret::bot_seed(self.head.setup.seed, decisions, seat.0);
        let mind = self.thinkers.take_bot(seat, &bot, &self.title.bots, luck);
        let whose = self.owners.iter().flatten().next().unwrap_or(&self.id);
        // Programs that were brought are here and nowhere else.
        let kind = (!self.title.bots.is_brought(&bot)).then(|| JobKind::Answer { bot: bot.clone() });
        let job = kind.and_then(|kind| self.job(luck, kind));
        let think = |mind| self.app.bots.think(Rank::Bot, whose, job, self.play.bare(), Thinking::Answer(mind));
        let thought = mind.map(think);
        Waiting::Bot { seat, decisions, bot, said: None, thought, at }
    }

    /// What is thought about this table now, for another node, if there are others.
    pub(super) fn job(&self, luck: u64, what: JobKind) -> Option<Job> {
        let decisions = self.decisions();
        let hash = decisions.last().map(|last| last.hash.clone()).unwrap_or_default();
        let job = || Job { table: self.id.clone(), decisions: decisions.len(), hash, luck, what };
        self.app.cluster.has_others().then(job)
    }

    /// The seat whose bot is thinking.
    pub(super) fn thinking_seat(&self) -> Option<Seat> {
        if let Waiting::Bot { seat, .. } = &self.waiting { Some(*seat) } else { None }
    }

    /// A pause that looks the same whatever the reason for it.
    fn after_a_pause(&self) -> Instant {
        let longest = self.app.limits.longest_pause().as_micros() as u64;
        Instant::now() + Duration::from_micros(longest * (7 + secret::number() % 7) / 13)
    }

    /// The answer that is given for a person unasked, and whether it is given at once.
    fn automatic_answer(&self, seat: Seat) -> Option<(String, bool)> {
        if self.held {
            return None;
        }
        let options = self.play.options();
        let options: Vec<&str> = options.iter().map(|option| option.text.as_str()).collect();
        let mine = self.habits[seat.index()];
        let respond = match mine.respond {
            Respond::Every => habits::Respond::Every,
            Respond::Able => habits::Respond::Able,
            Respond::Turn => habits::Respond::Turn,
            Respond::Never => habits::Respond::Never,
        };
        let pay = match mine.pay {
            Pay::Due => habits::Pay::Due,
            Pay::More => habits::Pay::More,
            Pay::Auto => habits::Pay::Auto,
        };
        let settings = habits::Settings { respond, pay, order: mine.order, passing: self.passing[seat.index()] };
        let (prompt, turn) = (self.play.prompt(), Turn::of(self.play.log()));
        let best = if settings.pay == habits::Pay::Auto { self.play.best_by_rank() } else { None };
        let asked = Asked {
            seat,
            prompt: prompt.as_ref(),
            options: &options,
            best: best.and_then(|place| options.get(place).copied()),
            turn: &turn,
            decisions: self.decisions(),
            passed: self.passed[seat.index()].as_ref(),
        };
        let text = settings.answer(&asked)?;
        // What does nothing takes a while, as if a person had let it go by.
        Some((text.to_string(), !QUIET.contains(&text)))
    }

    /// A person has let an opportunity go by in a turn that may have ended with it.
    pub(super) fn remember_passing(&mut self, seat: Seat, options: Vec<String>, turn: usize) {
        let decisions = self.decisions().len();
        self.passed[seat.index()] = Some(Passed { turn, options, decisions });
    }

    /// Waits until something is due. May be given up at any point and begun again.
    pub(super) async fn wait_until_due(&mut self) -> Due {
        match &mut self.waiting {
            Waiting::Nobody | Waiting::Person => std::future::pending().await,
            Waiting::Unasked { seat, text, at, .. } => {
                tokio::time::sleep_until(*at).await;
                Due { seat: *seat, text: Some(text.clone()) }
            }
            Waiting::Bot { seat, bot, said, thought, at, .. } => {
                if said.is_none() {
                    let answer = match thought {
                        Some((_, answer)) => answer.await.ok().flatten().and_then(Found::answer),
                        None => None,
                    };
                    *said = Some(answer.map(|(text, mind)| {
                        if let Some(mind) = mind {
                            self.thinkers.keep(*seat, bot, mind);
                        }
                        self.thinkers.remember(self.play.digest(), &text);
                        text
                    }));
                }
                tokio::time::sleep_until(*at).await;
                Due { seat: *seat, text: said.clone().flatten() }
            }
        }
    }

    /// Does what has become due.
    pub(super) async fn apply_due_answer(&mut self, due: Due) {
        self.waiting = Waiting::Nobody;
        if self.play.asked() == Some(due.seat) {
            // A bot that could not think lets the match go on with any answer.
            let any = || self.play.options().first().map(|option| option.text.clone());
            if let Some(text) = due.text.or_else(any)
                && self.take(due.seat, &text, true).await.is_err()
            {
                tracing::warn!(table = %self.id, "an answer that was offered has not been taken");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
        self.schedule_next_answer();
        self.tell_decision();
    }

    /// Whether nothing will happen here unless somebody says something.
    pub(super) fn is_idle(&self) -> bool {
        let waits = matches!(self.waiting, Waiting::Nobody | Waiting::Person);
        waits && self.flag_falls().is_none() && self.crowd_due.is_none()
    }

    /// Whether an answer for this seat is on its way without being asked for.
    pub(super) fn is_answered_for(&self, seat: Seat) -> bool {
        matches!(&self.waiting, Waiting::Unasked { seat: whose, .. } if *whose == seat)
    }
}
