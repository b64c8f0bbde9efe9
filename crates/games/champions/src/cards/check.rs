//! What no card can be, and what a card could say that would never happen.

use kernel::book::Book;
use kernel::effect::tree::{CardPick, Control, Effect, Standing, Subject, Whose};
use kernel::files;
use kernel::table::zones::ZoneKind;

use super::{Printed, SETS, TRAITS, doers, names};
use crate::Champions;
use crate::language::{Class, Filter, Is, Kind, Pattern, When, Zone};

/// Refuses what no card can be.
pub fn check(book: &Book<Champions>, printed: &Printed) -> Result<(), String> {
    files::check_name(&printed.id, &printed.name)?;
    if let Some(other) = book.faces.iter().find(|face| face.printed.code == printed.code) {
        return Err(format!("a second card with the code \"{}\" of {}; give it another", printed.code, other.slug));
    }
    for name in &printed.traits {
        if !book.plan.traits.iter().any(|known| known.en == name.name()) {
            return Err(format!("no trait called \"{}\"; add it to {TRAITS}", name.name()));
        }
    }
    if let Some(set) = &printed.set
        && !book.plan.sets.iter().any(|known| known.id == *set)
    {
        return Err(format!("no set called \"{set}\"; add it to {SETS}"));
    }
    let kind = printed.kind;
    if kind.is_character() != printed.health.is_some() {
        return Err("a character needs `health`, and nothing else has it".to_string());
    }
    let costs = matches!(kind, Kind::Ally | Kind::Event | Kind::Support | Kind::Upgrade);
    if costs != printed.cost.is_some() {
        return Err("an Ally, Event, Support or Upgrade needs `cost`, and nothing else has one".to_string());
    }
    if (kind.is_player() || kind.is_identity()) == (printed.class == Class::Encounter) {
        return Err("player cards have a class other than Encounter, and encounter cards have that one".to_string());
    }
    if kind.is_identity() && (printed.back.is_none() || printed.hand.is_none()) {
        return Err("an identity needs `back` and `hand`".to_string());
    }
    if kind == Kind::SideScheme && printed.threat.is_none() {
        return Err("a SideScheme needs `threat`".to_string());
    }
    if (kind == Kind::Event) && printed.abilities.len() != 1 {
        return Err("an Event has exactly one ability".to_string());
    }
    if printed.cost.is_some_and(|cost| cost > 20) || printed.resources.count() > 9 {
        return Err("`cost` is at most 20, and at most 9 resources are printed".to_string());
    }
    printed.abilities.iter().try_for_each(|ability| check_trigger(&ability.when))?;
    printed.abilities.iter().try_for_each(|ability| doers::check(&ability.effect, None))?;
    printed.abilities.iter().try_for_each(names::check)?;
    printed.text.iter().try_for_each(|standing| check_constant(printed, standing))?;
    printed.abilities.iter().flat_map(|ability| &ability.effect).try_for_each(check_lasting)?;
    if printed.abilities.len() > 8 || printed.text.len() > 8 {
        return Err("at most 8 abilities and 8 constant texts".to_string());
    }
    Ok(())
}

/// Refuses triggers that nothing ever sets off, and says what would do.
fn check_trigger(when: &When) -> Result<(), String> {
    let (word, pattern, before) = match when {
        When::Interrupt(pattern) => ("Interrupt", pattern, true),
        When::ForcedInterrupt(pattern) => ("ForcedInterrupt", pattern, true),
        When::Response(pattern) => ("Response", pattern, false),
        When::ForcedResponse(pattern) => ("ForcedResponse", pattern, false),
        _ => return Ok(()),
    };
    let name = format!("{pattern:?}");
    let name = name.split(['(', ' ']).next().unwrap_or_default();
    let after = |what: &str| {
        let response = word.replace("Interrupt", "Response");
        Err(format!("{word}({name}) never happens: {what}; write {response}({name})"))
    };
    match pattern {
        Pattern::AttacksAndDamages(_) | Pattern::WasAttacked(_) if before => {
            after("whom an attack hits shows when it is over; for the attack itself write Attacks, otherwise")
        }
        Pattern::YourHeroDefends if before => after("a defense is answered when the attack is over"),
        Pattern::ThreatInStepOne(_) if before => after("for threat that would be placed write ThreatOn, otherwise"),
        Pattern::Enters(_) | Pattern::YouPlay(_) if before => after("only what has entered play can be answered"),
        Pattern::YouDefeat(_) if before => after("who did it shows when it is done; before it, write Defeated"),
        Pattern::HasAttacked(_) | Pattern::BasicAttack | Pattern::AttacksAndDefeats(..) | Pattern::HasThwarted(_)
            if before =>
        {
            after("attacks and thwarts of players are answered when they are over")
        }
        Pattern::ChangesTo(_) if before => after("a change of form is answered when it is done"),
        Pattern::YouPlay(filter) if never_enters(filter) => Err(format!(
            "{word}(YouPlay) waits for what enters play, and such a card never does; \
             name Ally, Upgrade or Support, or leave the kind out"
        )),
        Pattern::Defeated(filter) | Pattern::YouDefeat(filter) | Pattern::AttacksAndDefeats(_, filter) if !before => {
            let seat = matches!(pattern, Pattern::Defeated(_));
            check_gone(word, name, filter, seat)
        }
        _ => Ok(()),
    }
}

/// Whether a filter means only cards that never enter play.
fn never_enters(filter: &Filter) -> bool {
    filter.0.iter().any(|is| matches!(is, Is::Event | Is::Treachery))
}

/// Refuses what cannot be said of a card that is no longer there.
fn check_gone(word: &str, name: &str, filter: &Filter, seat: bool) -> Result<(), String> {
    let unknown = filter.0.iter().find(|is| !known_of_gone(is, seat));
    unknown.map_or(Ok(()), |is| {
        Err(format!(
            "{word}({name}): {is:?} cannot be said of a card that is gone; there are: its kind, Trait, Named, Printed, \
             This, Host, FaceDown{}, Either, Not",
            if seat { ", Yours, WithYou" } else { "" }
        ))
    })
}

fn known_of_gone(is: &Is, seat: bool) -> bool {
    match is {
        Is::Yours | Is::WithYou => seat,
        Is::Either(parts) => parts.iter().all(|part| known_of_gone(part, seat)),
        Is::Not(part) => known_of_gone(part, seat),
        Is::Among(_) | Is::OtherThan(_) | Is::OtherTitle(_) | Is::Damaged | Is::Ready | Is::Exhausted => false,
        Is::Removable | Is::Attackable | Is::Topmost | Is::CanEnter | Is::HasRoom | Is::NotThose(_) => false,
        Is::Hurtable | Is::Lacks(_) | Is::MostHitPoints | Is::Without(_) => false,
        _ => true,
    }
}

/// Refuses constant texts of the scenario that speak of "yours": nobody controls its cards.
fn check_constant(printed: &Printed, standing: &Standing<Champions>) -> Result<(), String> {
    let Standing::Modifier(modifier) = standing else { return Ok(()) };
    check_identities(&modifier.on)?;
    if printed.class == Class::Encounter && is_yours(&modifier.on) {
        return Err("a constant text of an encounter card has no \"you\", since nobody controls it; \
                    write `whose: Everyones` or `Seats(Everyones)`"
            .to_string());
    }
    Ok(())
}

/// Refuses what lasts for a while and would change nothing.
fn check_lasting(effect: &Effect<Champions>) -> Result<(), String> {
    let changed = |effect: &Effect<Champions>| {
        let Effect::Control(control) = effect else { return Ok(()) };
        match &**control {
            Control::ThisTurn(Standing::Modifier(lasting)) | Control::ThisRound(Standing::Modifier(lasting)) => {
                check_identities(&lasting.on)
            }
            _ => Ok(()),
        }
    };
    match effect.any(&|inner| changed(inner).is_err()) {
        true => Err(NOT_THERE.to_string()),
        false => Ok(()),
    }
}

const NOT_THERE: &str = "heroes and alter egos lie in one place: write `from: [Identity]`";

/// Refuses a look for heroes and alter egos where none ever lies.
fn check_identities(subject: &Subject<Champions>) -> Result<(), String> {
    match subject {
        Subject::Cards(pick) => {
            let identity = pick.that.0.iter().any(|is| matches!(is, Is::Hero | Is::AlterEgo));
            match identity && !pick.from.contains(&Zone::Identity) {
                true => Err(NOT_THERE.to_string()),
                false => Ok(()),
            }
        }
        Subject::AnyOf(parts) => parts.iter().try_for_each(check_identities),
        Subject::This | Subject::You | Subject::Seats(_) => Ok(()),
    }
}

fn is_yours(subject: &Subject<Champions>) -> bool {
    match subject {
        Subject::This => false,
        Subject::You => true,
        Subject::Seats(whose) => *whose == Whose::Yours,
        Subject::Cards(CardPick { from, whose, that }) => {
            let personal = from.iter().any(|zone| zone.is_personal());
            (*whose == Whose::Yours && personal) || that.0.iter().any(|is| matches!(is, Is::Yours | Is::WithYou))
        }
        Subject::AnyOf(parts) => parts.iter().any(is_yours),
    }
}
