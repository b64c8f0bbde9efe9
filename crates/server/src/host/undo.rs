//! Taking decisions back: alone freely, with others by consent, and past something newly learned only if all agree.

use kernel::table::seats::Seat;

use super::example::{example_of, note};
use super::{Host, Knowledge};
use crate::history::Happened;
use crate::stored::{begin, play_on};
use crate::wire::{FromServer, Status, UndoKind, UndoWish};

/// How often wishes are told before the match goes on.
const MOST_WISHES: u32 = 3;

/// Somebody wants to take a decision back.
pub(super) struct Wish {
    seat: Seat,
    /// How many decisions would remain.
    to: usize,
    learned: bool,
    /// The guests who have not answered.
    waiting: Vec<String>,
}

impl Host {
    /// The last decision that a person took for one of these seats: its number and seat.
    fn last_of(&self, seats: &[Seat]) -> Option<(usize, Seat)> {
        // What has been counted is not undone.
        if self.head.rated && self.status() == Status::Over {
            return None;
        }
        self.deliberate.iter().rev().find(|(_, seat)| seats.contains(seat)).copied()
    }

    /// How a client may take a decision back.
    pub(super) fn undo_kind(&self, seats: &[Seat]) -> UndoKind {
        match self.last_of(seats) {
            None => UndoKind::Nothing,
            Some((number, _)) if self.persons().len() < 2 || self.is_unfinished(number) => UndoKind::Free,
            Some((_, seat)) if self.has_learned(seat) => UndoKind::AllConsent,
            Some(_) => UndoKind::Consent,
        }
    }

    /// Whether nothing has come of a decision yet: more is being chosen, and nobody else has seen anything.
    fn is_unfinished(&self, number: usize) -> bool {
        number + 1 == self.decisions().len() && !self.play.chosen().is_empty()
    }

    /// Whether somebody has learned something since a seat's last decision.
    fn has_learned(&self, seat: Seat) -> bool {
        let before: Option<&Knowledge> = self.knew.get(seat.index());
        before.is_none_or(|before| self.play.knowledge().has_grown_since(before))
    }

    /// A client wants to take its last decision back.
    pub(super) async fn want_undo(&mut self, number: u32) {
        let Some(connection) = self.connections.get(&number) else { return };
        let (seats, guest) = (connection.seats.clone(), connection.guest.clone());
        let Some((to, seat)) = self.last_of(&seats) else {
            self.refuse(number, None, "nothing-to-undo");
            return;
        };
        let others: Vec<String> =
            self.persons().into_iter().filter(|other| Some(*other) != guest.as_deref()).map(str::to_string).collect();
        if others.is_empty() || self.is_unfinished(to) {
            self.take_back(to).await;
            return;
        }
        // Everybody hears of a wish; saying it again and again is no argument.
        if self.wish.as_ref().is_some_and(|wish| wish.seat == seat && wish.to == to) {
            return;
        }
        let moment = self.public_moment();
        let told = if self.wishes.0 == moment { self.wishes.1 } else { 0 };
        if told >= MOST_WISHES {
            self.refuse(number, None, "wished-enough");
            return;
        }
        self.wishes = (moment, told + 1);
        self.wish = Some(Wish { seat, to, learned: self.has_learned(seat), waiting: others });
        self.tell_wish();
    }

    /// Somebody answers the wish.
    pub(super) async fn consent(&mut self, number: u32, yes: bool) {
        let guest = self.connections.get(&number).and_then(|connection| connection.guest.clone());
        let (Some(guest), Some(wish)) = (guest, &mut self.wish) else { return };
        let Some(place) = wish.waiting.iter().position(|waiting| *waiting == guest) else { return };
        wish.waiting.remove(place);
        let (to, enough) = (wish.to, !wish.learned || wish.waiting.is_empty());
        if !yes {
            self.drop_wish();
        } else if enough {
            self.wish = None;
            self.take_back(to).await;
            self.tell_wish();
        } else {
            self.tell_wish();
        }
    }

    /// The wish is settled, or the table has moved on.
    pub(super) fn drop_wish(&mut self) {
        if self.wish.take().is_some() {
            self.tell_wish();
        }
    }

    /// Goes back to before a decision.
    async fn take_back(&mut self, to: usize) {
        let Some(seat) = self.decisions().get(to).map(|decision| decision.seat) else { return };
        let shows = !self.is_unfinished(to);
        let (title, head) = (self.title.clone(), self.head.clone());
        let decisions = self.decisions()[..to].to_vec();
        let rebuilt = tokio::task::spawn_blocking(move || {
            let mut play = begin(&title, &head)?;
            let mut example = example_of(&title, &head);
            play_on(&mut *play, &decisions, |play, decision| {
                note(&mut example, play, decision.seat, &decision.text);
            })?;
            Ok::<_, String>((play, example))
        });
        let Ok(Ok((play, example))) = rebuilt.await else {
            tracing::error!(table = %self.id, "decisions could not be taken back");
            return;
        };
        self.charge_clock();
        let asked = self.play.asked();
        (self.play, self.example) = (play, example);
        self.thinkers.forget();
        let alone = (!shows).then_some(seat);
        self.branches.begin(alone);
        // An answer that comes once more from before is late, not a repetition.
        self.answered.clear();
        self.deliberate.retain(|(number, _)| *number < to);
        // What was known before an even earlier decision has been forgotten: all must agree then.
        self.knew.iter_mut().for_each(|knew| *knew = Knowledge::default());
        self.passing.iter_mut().for_each(|passing| *passing = None);
        self.passed.iter_mut().for_each(|passed| *passed = None);
        // What nobody else has seen being chosen, nobody else sees being taken back.
        let took_back = [Happened::TookBack { to, alone }];
        let kept = if shows { self.store_events(&took_back).await } else { self.keep_quietly(&took_back).await };
        if kept.is_err() {
            return;
        }
        // Whoever chooses and takes back again and again thinks all the while.
        if self.play.asked() != asked {
            self.start_clock();
        }
        // The question is put again, whatever the habits say.
        self.held = true;
        self.schedule_next_answer();
        for number in self.connections.keys().copied().collect::<Vec<_>>() {
            if shows || self.connections[&number].seats.contains(&seat) {
                self.tell(number);
            } else {
                let moment = self.moment_seen(number);
                self.connections.entry(number).and_modify(|other| other.shown = Some(moment));
            }
        }
    }

    /// Tells everybody of the wish, or that there is none any more.
    pub(super) fn tell_wish(&self) {
        for number in self.connections.keys() {
            self.tell_wish_to(*number);
        }
    }

    /// Tells a client of the wish, or that there is none any more.
    pub(super) fn tell_wish_to(&self, number: u32) {
        let wish = self.wish.as_ref().and_then(|wish| {
            let decision = self.decisions().get(wish.to)?;
            let text = self.with_viewer(number, |viewer| {
                // What another seat has decided is said as far as it shows on the table.
                let own = viewer.seat == Some(wish.seat);
                let label = self.play.describe(wish.seat, &decision.text).filter(|_| own);
                label.map(|label| viewer.say(&label)).unwrap_or_default()
            })?;
            let waiting = self.seats_of(&wish.waiting);
            Some(UndoWish { seat: wish.seat.to_string(), text, learned: wish.learned, waiting })
        });
        self.send(number, &FromServer::Undo { wish });
    }
}
