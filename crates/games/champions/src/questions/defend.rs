//! Who defends. `MC-ATTACK-ENEMY-3`

use crate::questions::prelude::*;

/// Who defends. `MC-ATTACK-ENEMY-3`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Defend;

impl QuestionKind<Champions> for Defend {
    const PRIVATE: bool = false;
    fn asked(self, look: Sight) -> Seat {
        course::seat(look)
    }
    fn prompt(self, look: Sight) -> Phrase {
        match look.state.extra.enemy_activation() {
            Some(activation) => {
                Phrase::new("ask-defend").seat("seat", activation.seat).card("card", look, activation.by.card)
            }
            None => Phrase::new("ask-turn"),
        }
    }
    fn candidates(self, look: Sight, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let read = reader(look);
        for card in read.identity(seat).into_iter().chain(read.allies(seat)) {
            out(Choice::about(word::DEFEND, Arg::Card(card)))?;
        }
        out(Choice::plain(word::DECLINE))
    }
    fn judge<W: Why>(self, look: Sight, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.args[0]) {
            (word::DEFEND, Arg::Card(card)) => can_defend(look, seat, card),
            (word::DECLINE, _) => match must_defend(look, seat) {
                Some(enemy) => refuse_card(look, "MC-GOLDEN-2", "ally-must-defend", enemy),
                None => Ok(()),
            },
            _ => refuse_now(look, seat, self, choice),
        }
    }
    fn perform(self, _: Sight, seat: Seat, choice: &Choice) -> Step {
        let defend = |card| Proposal::one(activation::Event::Defend { card, seat, exhausts: true });
        choice.card().map_or(Step::done(), |card| Step::last(defend(card)))
    }
}

/// Whether a character can defend. `MC-ATTACK-ENEMY-3`
fn can_defend<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let own = matches!(read.zone(card), (Zone::Identity | Zone::Play, holder) if holder == seat);
    let kind = read.printed(card).kind;
    if !own || !(kind.is_identity() || kind == Kind::Ally) {
        return refuse_card(look, "MC-CONTROL-3", "not-your-character", card);
    }
    if kind == Kind::AlterEgo {
        return refuse_card(look, "MC-ATTACK-ENEMY-3", "only-hero-defends", card);
    }
    if kind == Kind::Hero && read.printed(card).defense.is_none() {
        return refuse_card(look, "MC-DASH-1", "no-such-power", card);
    }
    if read.exhausted(card) {
        let rule = if kind == Kind::Hero { "MC-DEFEND-1" } else { "MC-ALLY-5" };
        return refuse_card(look, rule, "is-exhausted", card);
    }
    if kind != Kind::Ally
        && let Some(enemy) = must_defend(look, seat)
    {
        return refuse_card(look, "MC-GOLDEN-2", "ally-must-defend", enemy);
    }
    Ok(())
}

/// The enemy against whose attack a player must defend with an ally, if able.
fn must_defend(look: Sight, seat: Seat) -> Option<CardId> {
    let read = reader(look);
    let enemy = look.state.still(look.state.extra.enemy_activation()?.by)?;
    let demanded = read.ally_must_defend(enemy) && read.seat_of(enemy) == seat;
    (demanded && read.allies(seat).any(|ally| !read.exhausted(ally))).then_some(enemy)
}
