//! Decisions, and questions about them.

use catalog::habits::PASS;
use catalog::story::Turn;
use kernel::refusal::Refusal;
use kernel::table::seats::Seat;

use super::{ANSWERED, Host};
use crate::history::Happened;
use crate::scene::At;
use crate::wire::{Attempt, FromServer, QuestionId, RefusalText, Status};

/// The longest answer that is read.
pub const LONGEST_ANSWER: usize = 256;

/// Why a decision was not taken.
pub(super) enum Trouble {
    /// The rules say no.
    Refused(Refusal),
    /// It could not be written down.
    Store,
}

impl Host {
    /// Takes a decision: the rules judge it, the store keeps it, and only then is it true.
    #[tracing::instrument(level = "info", name = "decision", skip_all,
        fields(table = %self.id, game = %self.head.game, %seat, number = self.decisions().len(), unasked))]
    pub(super) async fn take(&mut self, seat: Seat, text: &str, unasked: bool) -> Result<(), Trouble> {
        let question = self.question_of(seat);
        let knew = (!unasked && self.persons().len() > 1).then(|| self.play.knowledge());
        let before = self.public_moment();
        let passes = (!unasked && text == PASS).then(|| (self.play.options(), Turn::of(self.play.log()).number));
        let meant = self.example.as_ref().and_then(|example| example.offered(&*self.play, seat));
        self.play.answer(seat, text).map_err(Trouble::Refused)?;
        if let Some((options, turn)) = passes {
            self.remember_passing(seat, options.into_iter().map(|option| option.text).collect(), turn);
        }
        // What is chosen in secret does not show until it is: neither on the clock nor in when the table was touched.
        let shows = self.public_moment() != before;
        if shows {
            self.stop_clock(seat);
        }
        let clocks = self.clocks();
        let number = self.decisions().len() - 1;
        let decision = self.decisions()[number].clone();
        let written = decision.text.clone();
        let decided = [Happened::Decided { decision, unasked, clocks }];
        let kept = if shows { self.store_events(&decided).await } else { self.keep_quietly(&decided).await };
        kept.map_err(|_| Trouble::Store)?;
        if self.answered.len() == ANSWERED {
            self.answered.pop_front();
        }
        self.answered.push_back((question, seat, written));
        if !unasked {
            self.deliberate.push((number, seat));
            if let (Some(knew), Some(place)) = (knew, self.knew.get_mut(seat.index())) {
                *place = knew;
            }
        }
        if let (Some(example), Some(last)) = (&mut self.example, self.play.decisions().last()) {
            example.decided(seat, &last.text, meant.as_deref());
        }
        self.held = false;
        if shows {
            self.drop_wish();
        }
        metrics::counter!("tapis_decisions_total").increment(1);
        if self.status() == Status::Over {
            self.keep_score().await;
            metrics::counter!("tapis_matches_over_total").increment(1);
        }
        Ok(())
    }

    /// The numbers of the question that a seat would answer now.
    pub(super) fn question_of(&self, seat: Seat) -> QuestionId {
        QuestionId { branch: self.branches.of(Some(seat)), decision: self.play.decisions_seen_by(Some(seat)) }
    }

    /// A client answers.
    pub(super) async fn answer(&mut self, number: u32, question: QuestionId, text: String) {
        let Some(seat) = self.acting_seat(number) else {
            self.refuse(number, Some(question), "no-seat");
            return;
        };
        // The same answer to the same question once more: it has been taken, and the sender did not hear of it.
        let before = self.answered.iter().find(|(id, whose, _)| *id == question && *whose == seat);
        if let Some((_, _, taken)) = before {
            if *taken == text {
                self.send(number, &FromServer::Taken { question });
                self.tell(number);
            } else {
                self.refuse(number, Some(question), "stale");
            }
            return;
        }
        if text.len() > LONGEST_ANSWER {
            self.refuse(number, Some(question), "too-long-answer");
            return;
        }
        if self.status() == Status::Gathering {
            self.refuse(number, Some(question), "not-begun");
            return;
        }
        if question != self.question_of(seat) {
            self.refuse(number, Some(question), "stale");
            return;
        }
        let not_taught = self.with_viewer(number, |viewer| self.not_taught(seat, &text, viewer)).flatten();
        if let Some(refusal) = not_taught {
            self.send(number, &FromServer::Refused { question: Some(question), refusal });
            return;
        }
        match self.take(seat, &text, false).await {
            Ok(()) => {
                self.send(number, &FromServer::Taken { question });
                self.schedule_next_answer();
                self.tell_decision();
            }
            // Of cards that only the asked seat sees, the others cannot even speak.
            Err(Trouble::Refused(Refusal::Unreadable(_))) if self.play.asked() != Some(seat) => {
                self.refuse(number, Some(question), "not-your-decision");
            }
            Err(Trouble::Refused(refusal)) => {
                metrics::counter!("tapis_refusals_total").increment(1);
                let refusal = self.with_viewer(number, |viewer| viewer.refusal(&refusal));
                if let Some(refusal) = refusal {
                    let attempt = Attempt { text, label: String::new(), refusal: Some(refusal.clone()) };
                    self.send(number, &FromServer::Refused { question: Some(question), refusal });
                    self.note_refusals(number, &[attempt]);
                }
            }
            Err(Trouble::Store) => self.refuse(number, Some(question), "not-kept"),
        }
    }

    /// A client asks about a card.
    pub(super) fn explain(&mut self, number: u32, at: String) {
        let Some(place) = At::read(&at) else {
            self.refuse(number, None, "bad-place");
            return;
        };
        let found = self
            .with_viewer(number, |viewer| (viewer.attempts(&*self.play, &place), viewer.numbers(&*self.play, &place)));
        if let Some((attempts, numbers)) = found {
            self.send(number, &FromServer::Because { at, attempts: attempts.clone(), numbers });
            self.note_refusals(number, &attempts);
        }
    }

    /// A client asks about something in the notation.
    pub(super) fn explain_text(&mut self, number: u32, text: String) {
        let Some(seat) = self.acting_seat(number) else {
            self.refuse(number, None, "no-seat");
            return;
        };
        if text.len() > LONGEST_ANSWER {
            self.refuse(number, None, "too-long-answer");
            return;
        }
        let attempts = self.with_viewer(number, |viewer| viewer.attempts_of(&*self.play, seat, &text));
        if let Some(attempts) = attempts {
            self.send(number, &FromServer::Because { at: text, attempts: attempts.clone(), numbers: Vec::new() });
            self.note_refusals(number, &attempts);
        }
    }

    /// Tells a client that something was not done, for a reason that is no rule's.
    pub(super) fn refuse(&self, number: u32, question: Option<QuestionId>, code: &str) {
        let Some(connection) = self.connections.get(&number) else { return };
        let speech = self.app.voices.of(&self.head.game, connection.language);
        let text = speech.text(&format!("refused-{code}"));
        let refusal = RefusalText { code: code.to_string(), text, rule: None };
        self.send(number, &FromServer::Refused { question, refusal });
    }
}
