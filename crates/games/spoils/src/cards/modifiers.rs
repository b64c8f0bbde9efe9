//! What a text that stays in force may change, on whom and how: whatever the words could not say is refused.

use kernel::prelude::*;

use crate::Spoils;
use crate::language::{Is, Quality, Zone};

type Checked = Result<(), String>;

/// How a quality is changed.
enum Sort {
    /// It is there.
    Gained,
    /// It is there, or lost.
    Keyword,
    /// It is forbidden.
    Forbidden,
    /// A number of a card that is had, gained and lost.
    Stat,
    /// So much more.
    More,
    /// More or less.
    Number,
}

fn sort(of: Quality) -> Sort {
    match of {
        Quality::Covert => Sort::Keyword,
        Quality::Attack | Quality::Block | Quality::Destruction => Sort::Forbidden,
        Quality::Pick | Quality::PickByOpponent | Quality::Tactics => Sort::Forbidden,
        Quality::Strength | Quality::Life | Quality::Speed | Quality::Structure => Sort::Stat,
        Quality::AttackTax | Quality::MemberTax | Quality::TacticTax | Quality::Provides(_) => Sort::More,
        Quality::Price | Quality::NextPrice | Quality::NextPayment => Sort::Number,
        Quality::DealtToLocation | Quality::Taken | Quality::TakenInBattle => Sort::Number,
        _ => Sort::Gained,
    }
}

/// Whether a quality is a player's, and nothing of a card.
fn is_of_players(of: Quality) -> bool {
    let pays = matches!(of, Quality::NextPrice | Quality::NextPayment | Quality::AttackTax | Quality::TacticTax);
    pays || matches!(of, Quality::Tactics | Quality::PartyOfOne | Quality::HandRevealed | Quality::UseTheirs)
}

/// Looks at a change of a card file.
pub fn check(modifier: &Modifier<Spoils>) -> Checked {
    let (of, change) = (modifier.of, modifier.change);
    let (fits, would_do) = match sort(of) {
        Sort::Gained => (change == Change::Set(1), "`Set(1)`"),
        Sort::Keyword => {
            (matches!(change, Change::Set(1) | Change::Cannot), "`Set(1)` to gain it, `Cannot` to lose it")
        }
        Sort::Forbidden => (change == Change::Cannot, "`Cannot`"),
        Sort::Stat => (
            matches!(change, Change::Add(_) | Change::Less(..) | Change::Set(_)),
            "`Add(..)`, `Less(.., 0)` or `Set(..)`",
        ),
        Sort::More => (matches!(change, Change::Add(1..)), "`Add(..)`"),
        Sort::Number => (matches!(change, Change::Add(_) | Change::Less(..)), "`Add(..)` or `Less(.., 0)`"),
    };
    if !fits {
        return Err(format!("`{of:?}` is not changed like this; write {would_do}"));
    }
    subject(of, &modifier.on)
}

fn subject(of: Quality, on: &Subject<Spoils>) -> Checked {
    let players = matches!(on, Subject::You | Subject::Seats(_));
    match on {
        _ if of == Quality::UseTheirs && *on != Subject::You => Err("`UseTheirs` is for `You` alone".to_string()),
        _ if is_of_players(of) && !players => Err(format!("`{of:?}` is a player's: write `You` or `Seats(..)`")),
        _ if players && !is_of_players(of) && !matches!(of, Quality::Taken | Quality::TakenInBattle) => {
            Err(format!("`{of:?}` is a card's: write `This` or `Cards(..)`"))
        }
        Subject::Cards(pick) => cards(of, pick),
        Subject::AnyOf(parts) => parts.iter().try_for_each(|part| subject(of, part)),
        _ => Ok(()),
    }
}

/// Texts name no area: what they change lies where such a thing matters.
fn cards(of: Quality, pick: &CardPick<Spoils>) -> Checked {
    if pick.that.0.contains(&Is::Host) && (pick.from != [Zone::Play] || pick.whose != Whose::Everyones) {
        return Err("the card this one is attached to is in play, whoever controls it: write \
                    `Cards(from: [Play], whose: Everyones, that: [Host])`"
            .to_string());
    }
    let (fits, would_do) = match of {
        Quality::Provides(_) => (pick.from.iter().all(|zone| matches!(zone, Zone::Play | Zone::FaceDown)), "Play"),
        Quality::Price => (pick.from == [Zone::Hand, Zone::Played, Zone::FaceDown], "Hand, Played, FaceDown"),
        _ => (pick.from == [Zone::Play], "Play"),
    };
    if fits { Ok(()) } else { Err(format!("`{of:?}` changes nothing there; write `from: [{would_do}]`")) }
}
