//! What each verb of the card language comes to.

use kernel::effect::tree::Called;

use crate::language::{Rewrite, Verb, Whom};
use crate::rules::damage::{self, To};
use crate::rules::prelude::*;
use crate::rules::select::{meant, number, reached};
use crate::rules::{piles, play, tokens};
use crate::table::dice;
use crate::texts;

/// Makes a verb concrete.
pub fn propose(look: Sight, verb: &Verb) -> Made {
    let (you, plan) = (look.you(), &look.book.plan);
    let chosen_seat = |called: &Called| look.scope.seat_in(called.slot());
    match verb {
        Verb::Deal(whom, num) => harm(look, whom, Harm::Damage, number(look, *num) * texts::times(look)),
        Verb::Wound(whom, num) => harm(look, whom, Harm::Wounds, number(look, *num)),
        Verb::Destroy(whom) => harm(look, whom, Harm::Destruction, 0),
        Verb::Heal(whom, num) => {
            let most = number(look, *num);
            each(look, whom, |card| {
                let number = most.min(reader(look).wounds(card)) as i16;
                (number > 0).then(|| tokens::Event::Heal { card: look.state.refer(card), number })
            })
        }
        Verb::Exhaust(whom, num) => {
            let number = number(look, *num) as i16;
            each(look, whom, |card| Some(tokens::Event::Exhaust { card: look.state.refer(card), number }))
        }
        Verb::Refresh(whom, num) => {
            let most = num.map_or(i16::MAX, |num| number(look, num) as i16);
            each(look, whom, |card| {
                let number = most.min(look.state.counters.get(card, EXHAUSTION));
                (number > 0).then(|| tokens::Event::Refresh { card: look.state.refer(card), number })
            })
        }
        Verb::AddStatus(whom, num) => {
            let number = number(look, *num) as i16;
            each(look, whom, |card| Some(tokens::Event::Status { card: look.state.refer(card), number }))
        }
        Verb::Summon(slug, num, onto) => {
            let onto = onto.as_ref().map_or(Some(you), chosen_seat);
            onto.map_or(Proposal::Nothing, |seat| summon(look, &[slug], number(look, *num), seat))
        }
        Verb::SummonEach(slugs) => summon(look, &slugs.iter().collect::<Vec<_>>(), 1, you),
        Verb::PutBack => Proposal::Enter(Entry::of(look.scope.origin, plan.put_back)),
        Verb::Draw(num) => piles::draw(look, you, number(look, *num)),
        Verb::Mill(called, num) => {
            chosen_seat(called).map_or(Proposal::Nothing, |seat| piles::mill(look, seat, number(look, *num)))
        }
        Verb::DiscardFromHand(called, num) => {
            chosen_seat(called).map_or(Proposal::Nothing, |seat| discard(look, seat, number(look, *num)))
        }
        Verb::Discard(num) => discard(look, you, number(look, *num)),
        Verb::DiscardFromPlay(whom) => each(look, whom, |card| Some(damage::leaves(look, card, To::Discard))),
        Verb::Return(whom) => each(look, whom, |card| Some(damage::leaves(look, card, To::Hand))),
        Verb::Take(whom) => {
            let cards = meant(look, whom).into_iter();
            Proposal::together(cards.map(|card| piles::Event::Take { seat: you, card }))
        }
        Verb::ShuffleDeck => Proposal::one(piles::Event::Shuffle { seat: you }),
        Verb::RemoveIfAlly(whom) => {
            let cards = meant(look, whom).into_iter().filter(|card| reader(look).kind(*card) == Kind::Ally);
            Proposal::together(cards.map(|card| tokens::Event::Forfeit { card: look.state.refer(card) }))
        }
        Verb::TurnDice(number) => count_down(look, plan.turn_dice, *number, you),
        Verb::RecoverDice(number) => count_down(look, plan.recover_dice, *number, you),
        Verb::RerollDice(number) => count_down(look, plan.reroll_dice, *number, you),
        Verb::ExhaustDice(called, number) => {
            chosen_seat(called).map_or(Proposal::Nothing, |seat| count_down(look, plan.exhaust_dice, *number, seat))
        }
        Verb::Overtime => Proposal::Enter(Entry::here(plan.overtime)),
        Verb::Shield => Proposal::Enter(Entry::here(plan.shield)),
        Verb::Redirect(whom) => {
            let card = meant(look, whom).first().map(|card| look.state.refer(*card));
            Proposal::Amend(Rewrite::To(card))
        }
        Verb::Cancel => Proposal::Amend(Rewrite::Nothing),
        Verb::Silence => silence(look),
        Verb::SummonWith(slug, num) => {
            let pile = look.state.zone(Zone::Conjurations, you).iter().copied();
            let card = pile.filter(|_| reader(look).room(you) > 0).find(|card| look.face(*card).slug == *slug);
            let status = number(look, *num) as i16;
            let zone = Zone::Battlefield;
            Proposal::maybe(card.map(|card| play::Event::Enter { seat: you, card, zone, host: None, status }))
        }
        Verb::MoveToken(from, to) => {
            let first = |called: &Called| look.cards_in(called.slot()).first().map(|card| look.target(*card));
            match (first(from), first(to)) {
                (Some(from), Some(to)) => {
                    let entry = Entry::of(look.scope.origin, plan.move_token);
                    Proposal::Enter(entry.with([(slot::VICTIM, from), (slot::HOST, to)]))
                }
                _ => Proposal::Nothing,
            }
        }
        Verb::Respark => Proposal::Amend(Rewrite::ToHand),
        Verb::AddAttack(..) | Verb::Gain(..) | Verb::Charm(_) | Verb::Ward(..) => unreachable!("it stands for a tree"),
        Verb::AllMayDraw(_) | Verb::Search | Verb::Follow(_) => unreachable!("it stands for a tree"),
    }
}

/// Whether a verb plainly has nothing to do: whoever may do it is not asked.
pub fn is_idle(look: Sight, verb: &Verb) -> bool {
    let you = look.you();
    match verb {
        Verb::Draw(_) => look.state.zone(Zone::Deck, you).is_empty(),
        Verb::RerollDice(_) | Verb::RecoverDice(_) => dice::of(look.state, you, dice::EXHAUSTED).is_empty(),
        Verb::Heal(whom, _) => reached(look, whom).iter().all(|card| reader(look).wounds(*card) == 0),
        _ => false,
    }
}

fn each<E: Into<rules::Event>>(look: Sight, whom: &Whom, event: impl Fn(CardId) -> Option<E>) -> Made {
    Proposal::together(reached(look, whom).into_iter().filter_map(event))
}

/// Damage is dealt, or what starts the process later; it waits for the end of the effect. `ASH-DAMAGE-0A` `ASH-DAMAGE-0B`
fn harm(look: Sight, whom: &Whom, harm: Harm, amount: i32) -> Made {
    if amount <= 0 && harm != Harm::Destruction {
        return Proposal::Nothing;
    }
    let (amount, cause) = (amount.min(999) as i16, texts::cause(look));
    // What strikes back is dealt at the same time by the first printing. ASH-R9
    let level = u8::from(*whom == Whom::Dealers && look.state.extra.options.original_text);
    let packet = |card| Packet { level, victim: look.state.refer(card), harm, amount, cause, dealers: Vec::new() };
    Proposal::together(reached(look, whom).into_iter().map(|card| damage::Event::Deal(packet(card))))
}

/// Conjurations come from the pile of whoever uses the effect, one after the other, as many as there are and fit.
/// `ASH-ENTER-1` `ASH-ENTER-2` `ASH-PUPPET-1`
fn summon(look: Sight, slugs: &[&String], number: i32, seat: Seat) -> Made {
    let pile = look.state.zone(Zone::Conjurations, look.you());
    let mut chosen = vec![(slot::SEAT, Target::Seat(seat))];
    for slug in slugs {
        let fitting = pile.iter().filter(|card| look.face(**card).slug == **slug).take(number.max(0) as usize);
        chosen.extend(fitting.map(|card| (slot::CARDS, look.target(*card))));
    }
    Proposal::Enter(Entry::of(look.scope.origin, look.book.plan.arrive).with(chosen))
}

/// Somebody discards cards of their choice.
fn discard(look: Sight, seat: Seat, number: i32) -> Made {
    let entry = Entry::of(look.scope.origin, look.book.plan.discard);
    Proposal::Enter(entry.with([(slot::SEAT, Target::Seat(seat)), (slot::NUMBER, Target::Number(number))]))
}

/// So many dice, one after the other.
fn count_down(look: Sight, node: NodeId, number: u8, seat: Seat) -> Made {
    let entry = Entry::of(look.scope.origin, node);
    Proposal::Enter(entry.with([(slot::SEAT, Target::Seat(seat)), (slot::NUMBER, Target::Number(number.into()))]))
}

/// The card whose ability is answered has none of its kind for the rest of the turn.
fn silence(look: Sight) -> Made {
    match look.scope.event.as_deref() {
        Some(rules::Event::Play(play::Event::Use { source, .. })) => {
            Proposal::one(tokens::Event::Choke { card: source.this })
        }
        _ => Proposal::Nothing,
    }
}
