//! What may be chosen directly after an option, and which card does it: so that two answers can be one gesture.

use catalog::habits;
use kernel::erased::{AnyMatch, OptionText};
use kernel::phrase::Fact;
use kernel::table::cards::FaceId;
use kernel::table::seats::Seat;
use kernel::view::{Place, View};

use super::{Viewer, find, place_text};
use crate::wire::{FollowUp, OptionScene};

/// Of more options than this nobody looks ahead: it would take too long.
const MOST_LOOKED_AHEAD: usize = 60;

/// Nothing is paid with more pieces than this.
const MOST_PIECES: usize = 20;

/// How often somebody may let an opportunity go by between an answer and what follows it.
const MOST_PASSES: usize = 6;

impl Viewer<'_> {
    /// Tells of each option what may be chosen directly after it. Whoever looks ahead sees a table with other secrets, so
    /// that nothing can be learned from it.
    pub(super) fn look_ahead(&self, play: &dyn AnyMatch, options: &mut [OptionScene]) {
        let Some(seat) = self.seat.filter(|_| options.len() <= MOST_LOOKED_AHEAD) else { return };
        let imagined = play.redealt(seat, 0);
        let known = imagined.knowledge();
        let texts: Vec<String> = options.iter().map(|option| option.text.clone()).collect();
        let now = imagined.view(Some(seat));
        let (laid, quiet, told) = (laid(&now), now.aims.is_empty(), imagined.log().len());
        for option in options {
            let mut ahead = imagined.fork();
            if ahead.answer(seat, &option.text).is_err() {
                continue;
            }
            option.by = match option.cards.is_empty() {
                true if quiet => aimer(&laid, seat, &*ahead, told),
                true => Vec::new(),
                false => doer(&laid, seat, &option.cards, &*ahead),
            };
            // What comes next if everybody lets it go by.
            for _ in 0..MOST_PASSES {
                let passes = ahead.options().iter().any(|option| option.text == habits::PASS);
                match ahead.asked().filter(|_| passes) {
                    Some(other) if ahead.answer(other, habits::PASS).is_ok() => {}
                    _ => break,
                }
            }
            if ahead.knowledge().has_grown_since(&known) || ahead.asked() != Some(seat) || ahead.verdict().is_some() {
                continue;
            }
            // With what to pay may be answered unasked; where the same can be chosen as before, something new begins.
            let next = ahead.options();
            let apart = |next: &OptionText| [habits::PAY, habits::PASS].contains(&next.text.as_str());
            let about = |next: &OptionText| {
                matches!(next.cards.as_slice(), [first, rest @ ..]
                if !first.is_empty() && rest.first().is_none_or(Vec::is_empty))
            };
            if next.iter().any(|next| apart(next) || texts.contains(&next.text)) || !next.iter().any(about) {
                continue;
            }
            let about = self.options(&*ahead).into_iter().filter(|next| !next.cards.is_empty() && next.onto.is_empty());
            option.then = about
                .map(|next| FollowUp { text: next.text, label: next.label, word: next.word, cards: next.cards })
                .collect();
        }
    }

    /// The answers with which the game would pay what is being paid for piece by piece; none where more than is due would
    /// count. Whoever tries it pays at a table with other secrets.
    pub(super) fn payment(&self, play: &dyn AnyMatch) -> Vec<String> {
        let texts = |play: &dyn AnyMatch| -> Vec<String> { play.options().into_iter().map(|one| one.text).collect() };
        let is_payment = |texts: &[String]| {
            let piece = |text: &String| habits::is_piece(text);
            texts.iter().any(piece) && texts.iter().all(|text| piece(text) || text == habits::PAY)
        };
        let Some(seat) = self.seat.filter(|_| is_payment(&texts(play))) else { return Vec::new() };
        let mut ahead = play.redealt(seat, 0);
        let mut pieces = Vec::new();
        while pieces.len() < MOST_PIECES {
            let (open, prompt) = (texts(&*ahead), ahead.prompt());
            let is_paid = open.iter().any(|text| text == habits::PAY) && !prompt.as_ref().is_some_and(habits::is_due);
            if is_paid || ahead.asked() != Some(seat) || !is_payment(&open) {
                return pieces;
            }
            let Some(best) = ahead.best_by_rank().and_then(|place| open.get(place)) else { break };
            if !habits::is_piece(best) || ahead.answer(seat, best).is_err() {
                break;
            }
            pieces.push(best.clone());
        }
        Vec::new()
    }
}

/// A card that lies openly on the table.
struct Laid {
    face: FaceId,
    seat: Option<Seat>,
    place: String,
}

fn laid(view: &View) -> Vec<Laid> {
    let zones = view.zones.iter().filter(|zone| !zone.held && !zone.pile);
    let cards = zones.flat_map(|zone| {
        let known = zone.cards.iter().enumerate().filter_map(|(index, card)| Some((index, card.known?.1)));
        known.map(|(index, face)| {
            let place = place_text(&Place { zone: zone.name, seat: zone.seat, index: index as u16 });
            Laid { face, seat: zone.seat, place }
        })
    });
    cards.collect()
}

/// The place of the seat's only card that acts on another one now, or is told of in the lines of the log from one on.
fn aimer(laid: &[Laid], seat: Seat, play: &dyn AnyMatch, from: usize) -> Vec<String> {
    let view = play.view(Some(seat));
    let own = || laid.iter().filter(|card| card.seat == Some(seat));
    let aiming: Vec<String> = view.aims.iter().filter_map(|(from, _)| find(&view, *from)).collect();
    let told = |face: FaceId| {
        let mut facts = play.log().iter().skip(from).flat_map(|entry| &entry.phrase.facts);
        facts.any(|(_, fact)| matches!(fact, Fact::Card(told, _) if *told == face))
    };
    let is_doer = |card: &&Laid| if aiming.is_empty() { told(card.face) } else { aiming.contains(&card.place) };
    let mut doers = own().filter(is_doer);
    match (doers.next(), doers.next()) {
        (Some(card), None) => vec![card.place.clone()],
        _ => Vec::new(),
    }
}

/// The place of the seat's card that does something to these cards: the only one that is told of besides them.
fn doer(laid: &[Laid], seat: Seat, about: &[String], play: &dyn AnyMatch) -> Vec<String> {
    let (named, others): (Vec<&Laid>, Vec<&Laid>) = laid.iter().partition(|card| about.contains(&card.place));
    if named.is_empty() || named.iter().any(|card| card.seat == Some(seat)) {
        return Vec::new();
    }
    let told = |face: FaceId| {
        let mut facts = play.log().iter().flat_map(|entry| &entry.phrase.facts);
        facts.any(|(_, fact)| matches!(fact, Fact::Card(told, _) if *told == face))
    };
    let is_doer =
        |card: &&&Laid| card.seat == Some(seat) && named.iter().all(|other| other.face != card.face) && told(card.face);
    let mut doers = others.iter().filter(is_doer);
    match (doers.next(), doers.next()) {
        (Some(card), None) => vec![card.place.clone()],
        _ => Vec::new(),
    }
}
