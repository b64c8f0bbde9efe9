//! What a card is attached to. `MC-ATTACHTO-1`

use crate::questions::prelude::*;

/// What a card is attached to. `MC-ATTACHTO-1`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Host;

impl QuestionKind<Champions> for Host {
    const PRIVATE: bool = false;
    fn asked(self, look: Sight) -> Seat {
        // Encounter cards are attached as the first player says where several fit. MC-FIRSTPLAYER-2
        let encounter = attaching(look).is_some_and(|card| !reader(look).printed(card).kind.is_player());
        if encounter { look.state.extra.first } else { look.you() }
    }
    fn prompt(self, look: Sight) -> Phrase {
        about_this(look, "ask-host")
    }
    fn candidates(self, look: Sight, _: Seat, out: &mut impl Out) -> ControlFlow<()> {
        match attaching(look) {
            Some(card) if reader(look).printed(card).attach.is_some() => each_card(word::ATTACH, &in_play(look), out),
            _ => ControlFlow::Continue(()),
        }
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0], attaching(look)) {
            (word::ATTACH, Arg::Card(host), Some(card)) => can_host(look, card, host),
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, look: Sight, _: Seat, choice: &Choice) -> Step {
        choice.card().map_or(Step::done(), |host| Step::last(Proposal::fill(slot::HOST, look.target(host))))
    }
}

/// The card that is about to be attached.
fn attaching(look: Sight) -> Option<CardId> {
    look.cards_in(slot::PUT).last().copied().or_else(|| look.this())
}
