//! What the words of this game cannot say is refused, so that no card's text tells less than the card does.

use kernel::effect::tree::{
    Amount, CardPick, Change, Choice, Condition, Control, Each, Effect, Logic, Pick, Standing, Subject, Uses, Whose,
};

use crate::Shards;
use crate::language::{Filter, Pattern, Test, Verb, Zone};

type Said = Result<(), String>;

fn no(what: &str) -> Said {
    Err(what.to_string())
}

/// Whether all of some effects can be said.
pub fn effects(list: &[Effect<Shards>]) -> Said {
    list.iter().try_for_each(effect)
}

fn effect(effect: &Effect<Shards>) -> Said {
    let control = match effect {
        Effect::Do(Verb::LoseMastery(..)) => {
            return no(
                "`LoseMastery` is for an opponent: Choose(pick: Seats(Opponents), ..) or Each(of: Seats(Opponents), ..)",
            );
        }
        Effect::Do(_) => return Ok(()),
        Effect::Control(control) => control,
    };
    match &**control {
        Control::All(parts) | Control::May(parts) => effects(parts),
        Control::OneOf(ways) => ways.iter().try_for_each(|way| effects(way)),
        Control::When(branch) => {
            condition(&branch.cond)?;
            effects(&branch.then)?;
            effects(&branch.otherwise)
        }
        Control::Repeat(Amount::Number(_), parts) => effects(parts),
        Control::Repeat(..) => no("`Repeat` takes a number here; for something counted there is `GainPer`"),
        Control::Choose(choice) => choose(choice),
        Control::Each(found) => each(found),
        Control::Copy(_) => Ok(()),
        Control::ThisTurn(text) | Control::ThisRound(text) => standing(text),
        Control::Pay(..) | Control::MayPay(..) | Control::AtEnd(..) | Control::Then(..) | Control::EachPlayer(_) => {
            no("Shards cannot say `Pay`, `MayPay`, `AtEnd`, `Then` and `EachPlayer`")
        }
    }
}

fn condition(found: &Condition<Shards>) -> Said {
    let Condition::Control(logic) = found else { return Ok(()) };
    match &**logic {
        Logic::Not(inner) if asks_for_cards(inner) => {
            no("`Unify` and `Dominion` ask for cards to be shown and cannot stand in `Not`; write `otherwise`")
        }
        Logic::Not(inner) => condition(inner),
        Logic::Every(all) | Logic::Any(all) => all.iter().try_for_each(condition),
        Logic::AtLeast(..) => {
            no("`AtLeast` cannot be said; there are `Mastery`, `Health`, `Champions` and the keywords")
        }
    }
}

/// Whether cards may be shown for a condition.
fn asks_for_cards(found: &Condition<Shards>) -> bool {
    match found {
        Condition::Is(test) => matches!(test, Test::Unify(_) | Test::Dominion(_)),
        Condition::Control(logic) => match &**logic {
            Logic::Not(inner) => asks_for_cards(inner),
            Logic::Every(all) | Logic::Any(all) => all.iter().any(asks_for_cards),
            Logic::AtLeast(..) => false,
        },
        _ => false,
    }
}

/// The cards a player has played this turn, which lie in the own play zone.
fn is_played(pick: &CardPick<Shards>) -> bool {
    let played = matches!(pick.that, Filter::PlayedNonChampion | Filter::PlayedAlly(_));
    played && pick.from == [Zone::Play] && pick.whose == Whose::Yours
}

/// The champions of all opponents.
fn is_enemy(pick: &CardPick<Shards>) -> bool {
    pick.from == [Zone::Play] && pick.whose == Whose::Opponents
}

fn copies(effect: &Effect<Shards>) -> bool {
    matches!(effect, Effect::Control(control) if matches!(**control, Control::Copy(_)))
}

fn choose(choice: &Choice<Shards>) -> Said {
    let one = (choice.least, choice.most) == (1, 1);
    let pick = match (&choice.pick, choice.then.as_slice()) {
        (Pick::Seats(Whose::Opponents), [Effect::Do(Verb::LoseMastery(..))]) if one => return Ok(()),
        (Pick::Seats(_), _) => return no("players are chosen for `LoseMastery` alone, one of Seats(Opponents)"),
        (Pick::Cards(pick), _) => pick,
        _ => return Ok(()),
    };
    match choice.then.as_slice() {
        [Effect::Do(Verb::Destroy(_))] if is_enemy(pick) && pick.that == Filter::AnyChampion && choice.most == 1 => {
            Ok(())
        }
        [Effect::Do(Verb::Destroy(_))] => {
            no("`Destroy` is for one champion of an opponent: Cards(from: [Play], whose: Opponents, that: AnyChampion)")
        }
        [Effect::Do(Verb::RecruitFree(..))] if pick.from == [Zone::River] && pick.whose == Whose::Yours && one => {
            Ok(())
        }
        [Effect::Do(Verb::RecruitFree(..))] => no("`RecruitFree` is for one card: Cards(from: [River], ..)"),
        [first, rest @ ..] if copies(first) => {
            if !is_played(pick) || !one {
                return no("`Copy` is for one card played this turn: Cards(from: [Play], that: PlayedNonChampion)");
            }
            effects(rest)
        }
        then => {
            let personal = |zone: &Zone| matches!(zone, Zone::Hand | Zone::Discard | Zone::Deck | Zone::Play);
            if pick.whose != Whose::Yours || !pick.from.iter().all(personal) || pick.from.is_empty() {
                return no("cards are chosen from your own hand, discard pile, deck or play zone here");
            }
            match then {
                [Effect::Do(Verb::Banish(_) | Verb::Return(_))] if choice.least == 0 || choice.least == choice.most => {
                    Ok(())
                }
                [Effect::Do(Verb::Banish(_) | Verb::Return(_))] => no("`least` is 0 or as large as `most`"),
                _ if !one => no("several cards are chosen for `Banish` or `Return` alone"),
                _ => effects(then),
            }
        }
    }
}

fn each(each: &Each<Shards>) -> Said {
    match (&each.of, each.then.as_slice()) {
        (Pick::Seats(Whose::Opponents), [Effect::Do(Verb::LoseMastery(..))]) => Ok(()),
        (Pick::Cards(pick), [Effect::Do(Verb::Destroy(_))])
            if is_enemy(pick) && matches!(pick.that, Filter::AnyChampion | Filter::Champion(_)) =>
        {
            Ok(())
        }
        (Pick::Cards(pick), [only]) if copies(only) && is_played(pick) => Ok(()),
        _ => no("`Each` is for `Destroy` of enemy champions, `Copy` of played cards and `LoseMastery` of opponents"),
    }
}

/// Whether a text that stays in force can be said.
pub fn standing(text: &Standing<Shards>) -> Said {
    match text {
        Standing::Modifier(modifier) => {
            if modifier.change != Change::Cannot || modifier.per.is_some() {
                return no("what may be attacked is changed by `Cannot` alone");
            }
            modifier.only.iter().try_for_each(condition)?;
            subject(&modifier.on)
        }
        Standing::Instead(instead) => match instead.when {
            Pattern::Recruit(_) if !instead.optional && instead.uses != Uses::Once => Ok(()),
            Pattern::Recruit(_) if !instead.optional => no("the next card uses `Instead` up: write `Next` for `Once`"),
            _ => no("`Instead` is for `Recruit`, and not optional"),
        },
        Standing::Trigger(trigger) => {
            if trigger.optional || trigger.uses != Uses::Always {
                return no("a `Trigger` is neither optional nor used up; use `May` inside it");
            }
            effects(&trigger.then)
        }
    }
}

fn subject(found: &Subject<Shards>) -> Said {
    match found {
        Subject::This | Subject::You | Subject::Seats(Whose::Opponents) => Ok(()),
        Subject::Seats(_) => no("of players there are `You` and Seats(Opponents)"),
        Subject::Cards(pick) => {
            let champions = matches!(pick.that, Filter::AnyChampion | Filter::AnotherChampion | Filter::Champion(_));
            let own = pick.from == [Zone::Play] && pick.whose == Whose::Yours;
            if own && champions {
                Ok(())
            } else {
                no("of cards there are your champions: Cards(from: [Play], that: ..)")
            }
        }
        Subject::AnyOf(parts) => parts.iter().try_for_each(subject),
    }
}
