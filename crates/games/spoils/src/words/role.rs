//! What part each word of a filter plays in the name of a card.

use kernel::words::Noun;

use super::noun;
use crate::language::Is;

/// The part that a word plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It says alone what kind of card it is.
    Kind(Noun),
    /// It is an adjective in both languages.
    Adjective,
    /// It says who controls the card.
    Control,
    /// It is said behind the name, where it may count for several kinds at once.
    Behind,
    /// It is said behind the name in English and is an adjective in French.
    State,
    /// It means a certain card.
    Certain,
    /// It leaves a certain card out.
    Other,
    /// It is several kinds.
    Kinds,
}

/// The part that a word plays.
pub fn role(is: &Is) -> Role {
    match is {
        Is::Character => Role::Kind(noun::CHARACTER),
        Is::Item => Role::Kind(noun::ITEM),
        Is::Location => Role::Kind(noun::LOCATION),
        Is::Resource => Role::Kind(noun::RESOURCE),
        Is::NonResource => Role::Kind(noun::NON_RESOURCE),
        Is::Tactic => Role::Kind(noun::TACTIC),
        Is::Faction => Role::Kind(noun::FACTION),
        Is::Staple => Role::Kind(noun::STAPLE),
        Is::Of(_) | Is::Subtype(_) | Is::FaceDown | Is::Depleted | Is::Attacking | Is::Blocking => Role::Adjective,
        Is::Yours | Is::Theirs => Role::Control,
        Is::Owned
        | Is::Among(_)
        | Is::InBattle
        | Is::InPartyWithThis
        | Is::Damaged
        | Is::CostAtMost(_)
        | Is::StrengthAtMost(_)
        | Is::LifeAtMost(_)
        | Is::HighestCost => Role::Behind,
        Is::Spent | Is::Ready | Is::OutOfBattle => Role::State,
        Is::This | Is::Host => Role::Certain,
        Is::Other | Is::OtherThan(_) => Role::Other,
        Is::Either(ways) if ways.iter().all(|way| role(way) == Role::Adjective) => Role::Adjective,
        Is::Either(_) | Is::Picked(..) => Role::Kinds,
        Is::Not(part) => match (&**part, role(part)) {
            (Is::NonResource, _) => Role::Kind(noun::RESOURCE),
            (Is::Depleted, _) => Role::State,
            (Is::Ready, _) => Role::Adjective,
            (Is::OutOfBattle, _) => Role::Behind,
            (_, Role::Kind(_)) => Role::State,
            (_, Role::Certain) => Role::Other,
            (_, Role::Other) => Role::Certain,
            (_, other) => other,
        },
    }
}

/// Whether only a character can be so.
pub fn is_of_characters(is: &Is) -> bool {
    match is {
        Is::InBattle
        | Is::OutOfBattle
        | Is::Attacking
        | Is::Blocking
        | Is::InPartyWithThis
        | Is::StrengthAtMost(_)
        | Is::LifeAtMost(_)
        | Is::HighestCost => true,
        Is::Either(ways) => ways.iter().all(is_of_characters),
        Is::Character
        | Is::Item
        | Is::Location
        | Is::Resource
        | Is::NonResource
        | Is::Tactic
        | Is::Faction
        | Is::Staple
        | Is::Of(_)
        | Is::Subtype(_)
        | Is::Yours
        | Is::Theirs
        | Is::Owned
        | Is::This
        | Is::Other
        | Is::Host
        | Is::OtherThan(_)
        | Is::Among(_)
        | Is::FaceDown
        | Is::Spent
        | Is::Depleted
        | Is::Ready
        | Is::Damaged
        | Is::CostAtMost(_)
        | Is::Not(_)
        | Is::Picked(..) => false,
    }
}

/// What a card is called once it has been spoken of.
pub fn later(head: Noun) -> Noun {
    match head {
        noun::NON_RESOURCE => noun::CARD,
        noun::STAPLE => noun::RESOURCE,
        head => head,
    }
}
