//! The active player's own turn: actions, attacks, its end. `SP-602.2`

use crate::questions::actions::{self, Time};
use crate::questions::prelude::*;
use crate::rules::action::play;
use crate::rules::battle::attack;
use crate::rules::party;
use crate::table::action::What;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn;

impl QuestionKind<Spoils> for Turn {
    fn asked(self, look: Sight) -> Seat {
        look.state.extra.active
    }

    fn prompt(self, _: Sight) -> Phrase {
        Phrase::new("ask-turn")
    }

    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        actions::candidates(look, seat, out)?;
        each_card(word::ATTACK, &party::targets(reader(look), seat), out)?;
        out(Choice::plain(word::END))
    }

    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::ATTACK, Arg::Card(card)) => can_declare(look, seat, card),
            // Without a target the opponent's faction is meant. SP-607.1a
            (word::ATTACK_FACTION, _) => match reader(look).faction(rival(seat)) {
                Some(faction) => can_declare(look, seat, faction),
                None => not_asked(look, seat, self),
            },
            (word::END, _) => Ok(()),
            _ => actions::judge(look, Time::OwnTurn, seat, choice).unwrap_or_else(|| not_asked(look, seat, self)),
        }
    }

    fn perform(self, look: Sight, seat: Seat, choice: &Choice) -> Step<Spoils> {
        match (choice.word, choice.args) {
            (word::ATTACK | word::ATTACK_FACTION, _) => {
                let faction = reader(look).faction(rival(seat));
                let target = choice.card().or(faction).expect("a player has a faction");
                Step::again(attack(look, seat, target))
            }
            (word::END, _) => Step::last(Proposal::Enter(play(look, seat, CardId::NONE, What::EndTurn))),
            _ => actions::perform(look, seat, choice),
        }
    }
}

/// Whether an attack can be announced. `SP-607.1a`
fn can_declare<W: Why>(look: Sight, seat: Seat, target: CardId) -> Result<(), W> {
    if look.state.card(target).controller == seat && reader(look).in_play(target) {
        let fights = reader(look).is(target, Kind::Character);
        let key = if fights { "announce-the-attack-first" } else { "own-cards-are-no-targets" };
        return refuse_card(look, "SP-607.1a", key, target);
    }
    party::can_attack_target(look, seat, target)
}

/// Whether a player can do nothing but end the turn.
pub fn can_only_end(look: Sight, seat: Seat) -> bool {
    let other = Turn.candidates(look, seat, &mut |choice: Choice| {
        let open = choice.word != word::END && Turn.judge::<()>(look, seat, &choice).is_ok();
        if open { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    other.is_continue()
}

impl kernel::game::Repeating for Spoils {
    fn note_decision(state: &mut kernel::table::state::State<Self>, seat: Seat, choice: &Choice) {
        if choice.word != word::REPEAT {
            let depth = state.extra.actions.len();
            state.extra.series.note(seat, choice, depth);
        }
    }
    fn repeated_answer(state: &mut kernel::table::state::State<Self>, seat: Seat) -> Option<Choice> {
        let depth = state.extra.actions.len();
        state.extra.series.next(seat, depth)
    }
    fn ordered_in_a_row(state: &kernel::table::state::State<Self>) -> u32 {
        state.extra.series.orders()
    }
    fn stop_repeating(state: &mut kernel::table::state::State<Self>, seat: Seat) {
        state.extra.series.stop(seat);
    }
}
