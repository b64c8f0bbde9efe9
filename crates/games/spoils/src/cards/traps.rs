//! What a card file can say and no game can ever do: refused, with what would do instead.

use kernel::effect::tree::{Branch, Condition, Control, Logic};
use kernel::prelude::*;

use crate::Spoils;
use crate::cards::modifiers;
use crate::cards::printed::Printed;
use crate::language::{Cost, Filter, Is, Pattern, Rewrite, Selection, Test, Verb, Who, Zone};

type Checked = Result<(), String>;

/// Looks through all texts of a card.
pub fn check(printed: &Printed) -> Checked {
    let flip = printed.flip.iter().flat_map(|flip| &flip.extra);
    printed.extra.iter().chain(flip).try_for_each(cost)?;
    effects(&printed.effect)?;
    for way in &printed.ways {
        way.extra.iter().try_for_each(cost)?;
        some("options", &way.effect)?;
    }
    for ability in &printed.abilities {
        ability.cost.iter().try_for_each(cost)?;
        some("abilities", &ability.effect)?;
    }
    printed.text.iter().try_for_each(|paragraph| standing(&paragraph.does))
}

/// A list in which something must stand.
fn some(word: &str, list: &[Effect<Spoils>]) -> Checked {
    if list.is_empty() {
        return Err(format!("`{word}` with an empty list does nothing; write what happens, or leave it out"));
    }
    effects(list)
}

fn effects(list: &[Effect<Spoils>]) -> Checked {
    list.iter().try_for_each(|effect| match effect {
        Effect::Do(verb) => self::verb(verb),
        Effect::Control(control) => self::control(control),
    })
}

fn control(control: &Control<Spoils>) -> Checked {
    match control {
        Control::All(list) => some("All", list),
        Control::May(list) => some("May", list),
        Control::Repeat(_, list) => some("Repeat", list),
        Control::EachPlayer(list) => some("EachPlayer", list),
        Control::AtEnd(_, list) => some("AtEnd", list),
        Control::Pay(_, list) => some("Pay", list),
        Control::When(Branch { cond, then, otherwise }) => {
            condition(cond)?;
            effects(otherwise)?;
            if then.is_empty() && !otherwise.is_empty() { Ok(()) } else { some("When", then) }
        }
        Control::MayPay(_, then, otherwise) => {
            effects(otherwise)?;
            if then.is_empty() && !otherwise.is_empty() { Ok(()) } else { some("MayPay", then) }
        }
        Control::Then(first, then) => some("Then", first).and_then(|()| some("Then", then)),
        Control::OneOf(ways) => ways.iter().try_for_each(|way| some("OneOf", way)),
        Control::Choose(choice) => effects(&choice.then),
        Control::Each(each) => some("Each", &each.then),
        Control::Copy(_) => Err("The Spoils copies tactics only: write `Duplicate` for `Copy`".to_string()),
        Control::ThisTurn(text) => standing(text),
        Control::ThisRound(_) => Err("The Spoils has no rounds: write `ThisTurn` for `ThisRound`".to_string()),
    }
}

fn verb(verb: &Verb) -> Checked {
    match verb {
        Verb::Pick(selection) | Verb::Select(selection) => select(selection),
        Verb::Search(who, selection) => search(*who, selection),
        Verb::InflictEach(_, that, _) | Verb::DestroyEach(that, _) | Verb::RevealUntil(that, ..) => filter(that),
        Verb::PlayCard(that, ..) => filter(that),
        Verb::Pays(_, _, list) => some("Pays", list),
        Verb::Lets(Who::Opponent, list) if list.iter().any(is_yours) => {
            Err("what you do yourself cannot stand in `Lets(Opponent, ..)`; write it for `Opponent`".to_string())
        }
        Verb::Lets(_, list) => some("Lets", list),
        Verb::FlipCoin(list) => some("FlipCoin", list),
        Verb::InflictTogether(blows) if blows.is_empty() => {
            Err("`InflictTogether` with an empty list inflicts nothing; write numbers and cards".to_string())
        }
        Verb::Gains(_, _, texts) if texts.is_empty() => {
            Err("`Gains` with an empty list gives no text; write a Modifier, Trigger or Instead".to_string())
        }
        Verb::Gains(_, _, texts) => texts.iter().try_for_each(standing),
        _ => Ok(()),
    }
}

/// Somebody looks through a deck, whole and alone.
fn search(who: Who, selection: &Selection) -> Checked {
    let whose = match who {
        Who::You => Whose::Yours,
        Who::Opponent => Whose::Opponents,
        _ => selection.whose,
    };
    let elsewhere = selection.whose != whose && selection.whose != Whose::Everyones;
    if selection.from != [Zone::Deck] || elsewhere {
        return Err(format!("`Search({who:?}, ..)` looks through a deck: write `from: [Deck], whose: {whose:?}`"));
    }
    filter(&selection.that)
}

/// Whether it is you who does something, whoever may decide on it.
fn is_yours(effect: &Effect<Spoils>) -> bool {
    let Effect::Do(verb) = effect else { return false };
    matches!(
        verb,
        Verb::Draw(_)
            | Verb::Draws(Who::You, _)
            | Verb::Discards(Who::You, _)
            | Verb::Mill(Who::You, _)
            | Verb::Majigs(_)
            | Verb::RestoreAll
            | Verb::PlayResource
            | Verb::PlayCard(..)
            | Verb::Attack
    )
}

fn cost(cost: &Cost) -> Checked {
    match cost {
        Cost::Pick(selection) | Cost::Choose(selection) => select(selection),
        Cost::Only(only) => condition(only),
        _ => Ok(()),
    }
}

fn select(selection: &Selection) -> Checked {
    if selection.from.is_empty() {
        return Err("`from` with an empty list looks nowhere; name an area, or leave it out for play".to_string());
    }
    let named = |is: &Is| matches!(is, Is::Among(_));
    if selection.from.contains(&Zone::Deck) && !selection.that.0.iter().any(named) {
        return Err(
            "nobody sees a deck: look for its cards with `Search`, or name them with `LookTop` or `RevealTop` and \
                    write `Among(..)`"
                .to_string(),
        );
    }
    let names_faction = |is: &Is| match is {
        Is::Either(parts) => parts.contains(&Is::Faction),
        is => *is == Is::Faction,
    };
    if selection.from.contains(&Zone::Faction) && !selection.that.0.iter().any(names_faction) {
        return Err("only a faction lies in `Faction`: leave it out, or let the filter name `Faction`".to_string());
    }
    filter(&selection.that)
}

fn condition(condition: &Condition<Spoils>) -> Checked {
    match condition {
        Condition::Is(Test::InPlay(that, _) | Test::Matches(_, that)) => filter(that),
        Condition::Control(logic) => match &**logic {
            Logic::Not(part) => self::condition(part),
            Logic::Every(parts) | Logic::Any(parts) => parts.iter().try_for_each(self::condition),
            Logic::AtLeast(..) => Ok(()),
        },
        _ => Ok(()),
    }
}

fn standing(standing: &Standing<Spoils>) -> Checked {
    match standing {
        Standing::Trigger(trigger) => pattern(&trigger.when).and_then(|()| some("Trigger", &trigger.then)),
        Standing::Instead(instead) => {
            if instead.change == Rewrite::Each(Vec::new()) {
                return Err("`Each` with an empty list puts nothing in its place; write what happens".to_string());
            }
            pattern(&instead.when)
        }
        Standing::Modifier(modifier) => {
            if let Subject::Cards(pick) = &modifier.on {
                filter(&pick.that)?;
            }
            modifiers::check(modifier)?;
            modifier.only.iter().try_for_each(condition)
        }
    }
}

fn pattern(pattern: &Pattern) -> Checked {
    match pattern {
        Pattern::Enters(that)
        | Pattern::Leaves(that)
        | Pattern::Destroyed(that)
        | Pattern::PutToken(that)
        | Pattern::Attacks(that)
        | Pattern::Blocks(that)
        | Pattern::IsBlocked(that)
        | Pattern::HitsFaction(that)
        | Pattern::WouldBeDestroyed(that)
        | Pattern::WouldReturn(that)
        | Pattern::WouldBeBuried(that)
        | Pattern::WouldBeDamaged(that) => {
            if that.0.contains(&Is::Tactic) {
                return Err(
                    "a Tactic is never in play, so this never happens; `TacticResolves` waits for one".to_string()
                );
            }
            filter(that)
        }
        Pattern::WouldBeDestroyedBy(source, that) => filter(source).and_then(|()| filter(that)),
        Pattern::Starts(_) | Pattern::Ends(_) | Pattern::Draws(_) | Pattern::Announces(_) => Ok(()),
        Pattern::WouldGain(_) | Pattern::TacticResolves(_) => Ok(()),
    }
}

/// Two words that no card can be at once.
const OPPOSITES: [(Is, Is); 7] = [
    (Is::Yours, Is::Theirs),
    (Is::Depleted, Is::Ready),
    (Is::InBattle, Is::OutOfBattle),
    (Is::Attacking, Is::Blocking),
    (Is::Resource, Is::NonResource),
    (Is::This, Is::Other),
    (Is::Faction, Is::NonResource),
];

/// A filter that some card can meet.
fn filter(filter: &Filter) -> Checked {
    if filter.0.contains(&Is::HighestCost) && !filter.0.contains(&Is::Theirs) {
        return Err("`HighestCost` compares what your opponent controls: write `Theirs` beside it".to_string());
    }
    for is in &filter.0 {
        match is {
            Is::Either(parts) if parts.is_empty() => {
                return Err("`Either` with an empty list holds of no card; write what it may be".to_string());
            }
            Is::Either(parts) => parts.iter().try_for_each(|part| self::filter(&Filter(vec![part.clone()])))?,
            Is::Not(part) if filter.0.contains(part) => {
                return Err(format!("no card is `{part:?}` and not `{part:?}` at once; leave one of them out"));
            }
            _ => {}
        }
    }
    let clash = OPPOSITES.iter().find(|(one, other)| filter.0.contains(one) && filter.0.contains(other));
    clash.map_or(Ok(()), |(one, other)| {
        Err(format!("no card is `{one:?}` and `{other:?}` at once; leave one of them out, or write `Either([..])`"))
    })
}
