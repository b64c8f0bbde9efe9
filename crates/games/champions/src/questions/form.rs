//! Why something cannot be done in the form a player is in: which form it takes. `MC-FORM-1`

use kernel::phrase::Fact;
use kernel::quantity::Quantity;

use crate::rules::prelude::*;

/// No, since it takes the other form; whether that can be changed now is said, too.
pub fn refuse_form<W: Why>(
    look: Sight,
    rule: &'static str,
    key: &'static str,
    seat: Seat,
    card: CardId,
) -> Result<(), W> {
    Err(W::because(|| Reason::with(rule, in_other_form(look, key, seat, card))))
}

/// No to an ability, named by what it is: a hero action, an alter-ego resource ability.
pub fn refuse_ability<W: Why>(look: Sight, seat: Seat, card: CardId, ability: &Ability) -> Result<(), W> {
    let event = reader(look).printed(card).kind == Kind::Event;
    let kind = match (ability.form.or(reader(look).printed(card).form), &ability.when) {
        (Some(Form::AlterEgo), When::Action) => "an-alter-ego-action",
        (Some(Form::AlterEgo), When::Interrupt(_)) => "an-alter-ego-interrupt",
        (Some(Form::AlterEgo), When::Response(_)) => "an-alter-ego-response",
        (Some(Form::AlterEgo), _) => "an-alter-ego-resource",
        (_, When::Action) => "a-hero-action",
        (_, When::Interrupt(_)) => "a-hero-interrupt",
        (_, When::Response(_)) => "a-hero-response",
        (_, _) => "a-hero-resource",
    };
    let key = if event { "wrong-form-event" } else { "wrong-form-ability" };
    Err(W::because(|| {
        let phrase = in_other_form(look, key, seat, card).fact("kind", Fact::Word(kind));
        Reason::with("MC-TRIGGERED-2", phrase)
    }))
}

fn in_other_form(look: Sight, key: &'static str, seat: Seat, card: CardId) -> Phrase {
    let changed = look.state.extra.changed & (1 << seat.0) != 0;
    look.about(key, card).number("changed", Quantity::new(i32::from(changed)))
}
