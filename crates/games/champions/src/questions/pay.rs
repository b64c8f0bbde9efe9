//! How something is paid for. `MC-RESOURCE-1`

use crate::questions::mulligan::is_put_aside;
use crate::questions::prelude::*;
use crate::rules::payment::What;

/// How something is paid for. `MC-RESOURCE-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pay;

impl QuestionKind<Champions> for Pay {
    const PRIVATE: bool = false;
    fn prompt(self, look: Sight) -> Phrase {
        let charge = cost::due(look, look.you());
        let (have, undeclared) = cost::generated(look, look.you());
        if charge.minds && undeclared > 0 {
            return Phrase::new("ask-declare");
        }
        // More than is due may be generated. MC-COST-4
        let met = charge.is_met(have);
        let prompt = charge.told(about_this(look, if met { "ask-pay-more" } else { "ask-pay" }), have);
        if cost::more_would_count(look, &charge) {
            return prompt;
        }
        prompt.number("due", kernel::quantity::Quantity::new(if met { 0 } else { charge.missing(have) }))
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let charge = cost::due(look, seat);
        if charge.is_free() {
            return out(Choice::plain(word::PAY));
        }
        if charge.minds && cost::generated(look, seat).1 > 0 {
            return DECLARATIONS.into_iter().try_for_each(|word| out(Choice::plain(word)));
        }
        each_card(word::SPEND, look.state.zone(Zone::Hand, seat), out)?;
        let mut found = Vec::new();
        cost::sources(look, seat, |card, _, _| found.push(card));
        each_card(word::GENERATE, &found, out)?;
        out(Choice::plain(word::PAY))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        // What has been generated matters for types and at the end only.
        let minds = cost::is_begun(look) && cost::minds(look);
        let (have, undeclared) = match minds || choice.word == word::PAY {
            true => cost::generated(look, seat),
            false => ([0; 4], 0),
        };
        let declared = DECLARATIONS.into_iter().position(|word| word == choice.word);
        match (minds && undeclared > 0, declared) {
            (true, None) => return refuse("MC-WILD-1", "declare-wild"),
            (false, Some(_)) => return refuse("MC-WILD-2", "nothing-to-declare"),
            (_, Some(kind)) if cost::could_still_pay(look, seat, kind) => return Ok(()),
            (_, Some(_)) => return refuse("MC-INITIATE-6", "could-not-be-paid"),
            _ => {}
        }
        match (choice.word, choice.args[0]) {
            (word::PAY, _) => {
                let charge = cost::due(look, seat);
                if charge.is_met(have) { Ok(()) } else { Err(W::because(|| charge.unmet("not-paid-yet", have))) }
            }
            (word::SPEND, Arg::Card(card)) => can_spend(look, seat, card),
            (word::GENERATE, Arg::Card(card)) => can_use_source(look, seat, card),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step {
        if let Some(kind) = DECLARATIONS.into_iter().position(|word| word == choice.word) {
            return Step::again(Proposal::fill(slot::DECLARED, Target::Number(kind as i32)));
        }
        match (choice.word, choice.args[0]) {
            (word::SPEND, Arg::Card(card)) => Step::again(Proposal::fill(slot::SPENT, look.target(card))),
            (word::GENERATE, Arg::Card(card)) => {
                let mut place = 0;
                cost::sources(look, seat, |other, ability, _| {
                    if other == card {
                        place = i32::from(ability);
                    }
                });
                let ability = (slot::SOURCE_ABILITY, Target::Number(place));
                Step::again(Proposal::Fill(vec![(slot::SOURCES, look.target(card)), ability]))
            }
            _ => Step::done(),
        }
    }
}

/// What a wild resource is declared to be, in the order of the types. `MC-WILD-1`
const DECLARATIONS: [kernel::notation::WordId; 3] = [word::ENERGY, word::MENTAL, word::PHYSICAL];

fn can_spend<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.zone(card) != (Zone::Hand, seat) {
        return refuse_card(look, "MC-COST-7", "not-in-hand", card);
    }
    let key = if card == cost::paying(look) && cost::what(look) != What::Inner {
        "pays-not-for-itself"
    } else if look.scope.in_slot(slot::SPENT).any(|other| other == look.target(card)) {
        "chosen-already"
    } else if is_put_aside(look, card) || read.printed(card).resources.count() == 0 {
        "no-resources"
    } else {
        return Ok(());
    };
    refuse_card(look, "MC-RESOURCE-1", key, card)
}

fn can_use_source<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let mut open = false;
    cost::sources(look, seat, |other, _, _| open |= other == card);
    let used = look.scope.in_slot(slot::SOURCES).any(|other| other == look.target(card));
    if open && !used {
        return Ok(());
    }
    let own = matches!(reader(look).zone(card), (Zone::Identity | Zone::Play, holder) if holder == seat);
    refuse_card(look, if own { "MC-RESABILITY-1" } else { "MC-COST-7" }, "no-resources", card)
}
