//! Who attacks. `SP-607.1b`

use crate::questions::prelude::*;
use crate::rules::battle::{refuse_fighter, why_no_attack};
use crate::rules::party::{self, Demands};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attackers;

impl QuestionKind<Spoils> for Attackers {
    const PRIVATE: bool = false;

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-attackers")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        each_card(word::SEND, look.state.zone(Zone::Play, seat), out)?;
        out(Choice::plain(DONE))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::SEND, Arg::Card(card)) => can_send(look, seat, card),
            (DONE, _) => can_form(look, seat),
            _ => not_asked(look, seat, self),
        }
    }

    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step<Spoils> {
        match choice.card() {
            Some(card) => Step::again(Proposal::fill(slot::ATTACKERS, look.target(card))),
            None => Step::done(),
        }
    }
}

/// The characters chosen so far for a party.
pub fn chosen(look: Sight, seat: Seat, slot: Slot) -> Vec<CardId> {
    let mut cards = look.cards_in(slot);
    cards.retain(|card| look.state.card(*card).controller == seat);
    cards
}

/// Whether a card is a player's own in play.
pub fn is_own<W: Why>(look: Sight, seat: Seat, card: CardId, rule: &'static str) -> Result<(), W> {
    if look.state.card(card).controller == seat && reader(look).zone(card).0 == Zone::Play {
        return Ok(());
    }
    let held = reader(look).zone(card) == (Zone::Hand, seat);
    refuse_card(look, rule, if held { "still-in-hand" } else { "not-your-character" }, card)
}

fn can_send<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    is_own::<W>(look, seat, card, "SP-607.1b")?;
    let read = reader(look);
    let mut members = chosen(look, seat, slot::ATTACKERS);
    if members.contains(&card) {
        return refuse_card(look, "SP-607.1b", "already-chosen", card);
    }
    if let Some(why) = why_no_attack(read, card) {
        return refuse_fighter(look, card, why);
    }
    if !party::is_demanding(read) {
        return Ok(());
    }
    members.push(card);
    let demands = party::attack(read, seat);
    if !demands.lead_on(&members) {
        return refuse_card(look, "SP-505.2", "breaks-requirements", card);
    }
    // A party that cannot be paid for cannot be formed. SP-505.2a
    let (need, have) = (party::tax(look, seat, &completed(&demands, &members)), read.purse(seat));
    if need > have {
        let phrase = Phrase::new("cannot-pay-to-attack").number("need", Quantity::new(need));
        return Err(W::because(|| Reason::with("SP-505.2a", phrase.number("have", Quantity::new(have)))));
    }
    Ok(())
}

fn completed(demands: &Demands, members: &[CardId]) -> Vec<CardId> {
    let mut whole = members.to_vec();
    if !demands.allow(members) {
        whole.extend(demands.members.iter().copied().filter(|card| !members.contains(card)));
    }
    whole
}

fn can_form<W: Why>(look: Sight, seat: Seat) -> Result<(), W> {
    let members = chosen(look, seat, slot::ATTACKERS);
    if members.is_empty() {
        return refuse("SP-607.1b", "an-attack-needs-attackers");
    }
    if party::is_demanding(reader(look)) && !party::attack(reader(look), seat).allow(&members) {
        return refuse("SP-505.2", "requirements-left");
    }
    // That it can be paid for was seen when its last member was sent.
    Ok(())
}
