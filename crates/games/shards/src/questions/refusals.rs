//! Why something cannot be done that no question's predicate has judged.

use kernel::prelude::*;

use crate::Shards;
use crate::language::{Filter, Kind, Zone};
use crate::questions::{Moment, word};
use crate::table::Sight;

impl Refusals for Shards {
    fn misplaced(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        let (zone, _) = State::<Self>::zone_of(look.state.card(card).zone);
        let rule = match (pick.from.as_slice(), zone) {
            ([Zone::Hand, Zone::Discard], Zone::Play) => "SOI-BANISH-3",
            ([Zone::Hand, Zone::Discard], _) => "SOI-BANISH-1",
            ([Zone::Hand], _) if pick.that == Filter::Shield => "SOI-SHIELD-4",
            ([Zone::Hand], _) => "SOI-REVEAL-1",
            ([Zone::Discard], Zone::Play) => "SOI-ZONE-2",
            ([Zone::River], _) => "SOI-RECRUIT-3",
            _ => "SOI-PLAY-3",
        };
        Reason::with(rule, look.about("lies-elsewhere", card))
    }

    /// Each shield counts once, each card is banished once.
    fn chosen_already(look: Sight, pick: &CardPick<Self>, card: CardId) -> Reason {
        let rule = if pick.that == Filter::Shield { "SOI-SHIELD-2" } else { "SOI-BANISH-1" };
        Reason::with(rule, look.about("already-chosen", card))
    }

    fn unfit(look: Sight, _: Seat, choice: &Choice) -> Reason {
        match choice.card() {
            Some(card) => Reason::with("SOI-PLAY-3", look.about("not-what-the-card-asks", card)),
            None => Reason::new("SOI-PLAY-3", "not-what-is-asked"),
        }
    }

    fn not_now(look: Sight, seat: Seat, moment: Option<Moment>, choice: &Choice) -> Reason {
        let extra = &look.state.extra;
        let attacking = !extra.attack.is_empty();
        let shares = matches!(moment, Some(Moment::Assign(_)));
        let own = extra.active == seat;
        let revealing = choice.word == word::REVEAL;
        let target = extra.attack.iter().find(|assigned| assigned.seat == seat);
        match moment {
            // Shares are being fixed, or have been and the attacked decide on shields.
            _ if attacking && !own && revealing && shares => Reason::new("SOI-ATTACK-4", "shares-first"),
            None if attacking && !own && revealing && target.is_none_or(|assigned| assigned.power == 0) => {
                Reason::new("SOI-SHIELD-1", "not-attacked")
            }
            None if attacking && own && choice.word != word::ASSIGN => Reason::new("SOI-TURN-1", "play-phase-is-over"),
            None if attacking => Reason::new("SOI-ATTACK-4", "attack-is-fixed"),
            Some(Moment::Play(_)) if !own && revealing => {
                let mut champions = look.state.zone(Zone::Play, seat).iter();
                match champions.any(|card| look.face(*card).printed.kind == Kind::Champion) {
                    true => Reason::new("SOI-SHIELD-10", "no-shield-for-champions"),
                    false => Reason::new("SOI-SHIELD-4", "nothing-to-reveal-for"),
                }
            }
            _ if !own => Reason::with("SOI-SETUP-3", told("not-your-turn", extra.active)),
            _ => Reason::new("SOI-PLAY-4", "settle-the-choice-first"),
        }
    }
}
