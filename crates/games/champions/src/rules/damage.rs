//! Damage: dealt, absorbed, healed, moved; who is to blame for it. `MC-DAMAGE-1`

use crate::rules::prelude::*;
use crate::table::extra::Blame;

/// What happens to hit points.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Damage { to: CardRef, amount: i32, seat: Seat, attack: bool, overkill: bool, id: u32 },
    Absorb { to: CardId, by: CardId, amount: i32 },
    Heal { card: CardId, by: i32 },
    Move { from: CardId, to: CardRef, amount: i32 },
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Damage { to, amount, seat, attack, overkill, .. } => {
                let Some(card) = state.still(*to) else { return Outcome::Nothing };
                let read = Reader { book, state };
                let (remaining, kind, holder) = (read.remaining(card), read.kind(card), read.seat_of(card));
                note_damage(state, card, *amount, *seat, *attack);
                state.counters.add(card, DAMAGE, small(*amount));
                let spills = *overkill && *amount > remaining && matches!(kind, Kind::Ally | Kind::Minion);
                if spills && let Some(activation) = state.extra.activations.last_mut() {
                    activation.excess.push((*to, holder, *amount - remaining));
                }
                state.extra.last.done += 1;
                state.extra.dirty = true;
            }
            Event::Absorb { to, amount, .. } => {
                state.counters.add(*to, DAMAGE, small(*amount));
                state.extra.dirty = true;
            }
            Event::Heal { card, by } => {
                let there = i32::from(state.counters.get(*card, DAMAGE));
                state.counters.add(*card, DAMAGE, -small(*by));
                state.extra.last.healed += there.min(*by);
                state.extra.last.done += 1;
            }
            Event::Move { from, to, amount } => {
                // Only damage that is there can be moved. MC-MOVE-2
                state.counters.add(*from, DAMAGE, -small(*amount));
                let Some(target) = state.still(*to) else { return Outcome::Nothing };
                note_damage(state, target, *amount, Seat::NONE, true);
                state.counters.add(target, DAMAGE, small(*amount));
                state.extra.dirty = true;
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Damage { to, amount, .. } => look.about("log-damage", to.card).count(*amount),
            Event::Absorb { to, by, amount } => look.about("log-absorbed", *to).count(*amount).card("other", look, *by),
            Event::Heal { card, by } => look.about("log-heals", *card).count(*by),
            Event::Move { from, to, amount } => {
                look.about("log-moves-damage", *from).count(*amount).card("other", look, to.card)
            }
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Damage { to, seat, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Damage, *id).about(*to).you(*seat))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, _: bool) -> bool {
        let Event::Damage { to, amount, attack, .. } = self else { return false };
        match pattern {
            Pattern::TakesDamage(filter) => *amount > 0 && still_fits(look, filter, *to),
            Pattern::TakesAttackDamage(filter) => *attack && *amount > 0 && still_fits(look, filter, *to),
            _ => false,
        }
    }

    fn rewrite(&mut self, rewrite: &Rewrite) -> bool {
        match (rewrite, self) {
            (Rewrite::Less(by), Event::Damage { amount, .. }) => {
                *amount -= by;
                *amount > 0
            }
            _ => true,
        }
    }

    fn prompt(&self, look: Sight, done: bool) -> Option<Phrase> {
        let Event::Damage { to, amount, .. } = self else { return None };
        let key = if done { "ask-after-damage" } else { "ask-when-damage" };
        Some(look.about(key, to.card).count(*amount))
    }
}

/// Who is damaged, by whom, for whoever wants to know later.
fn note_damage(state: &mut State, card: CardId, amount: i32, seat: Seat, attack: bool) {
    let reference = state.refer(card);
    let depth = state.extra.activations.len();
    let attacking = attack && state.extra.attack().is_some();
    let activation = attacking.then(|| depth as u8 - 1);
    let doer = if seat == Seat::NONE && attacking {
        let own = |activation: &&Activation| {
            activation.kind == ActivationKind::Attack && state.lies_in(activation.by.card, Zone::Identity)
        };
        state.extra.activations.last().filter(own).map_or(seat, |activation| activation.seat)
    } else {
        seat
    };
    state.extra.blame.retain(|blame| blame.card != card);
    state.extra.blame.push(Blame { card, seat: doer, activation });
    if attacking && let Some(activation) = state.extra.activations.last_mut() {
        if !activation.damaged.contains(&reference) {
            activation.damaged.push(reference);
        }
        activation.amount += amount;
    }
}

/// What texts tell to do to hit points.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    let read = reader(look);
    match verb {
        Verb::Damage(num, to) => {
            let amount = number(look, *num);
            Proposal::together(cards(look, to).into_iter().filter_map(|card| deal_by_text(look, card, amount)))
        }
        Verb::Heal(num, to) => {
            let by = number(look, *num);
            let damaged = cards(look, to).into_iter().filter(|card| by > 0 && read.damage(*card) > 0);
            Proposal::together(damaged.map(|card| Event::Heal { card, by: by.min(read.damage(card)) }))
        }
        Verb::HealAll(to) => {
            let damaged = cards(look, to).into_iter().filter(|card| read.damage(*card) > 0);
            Proposal::together(damaged.map(|card| Event::Heal { card, by: read.damage(card) }))
        }
        Verb::MoveDamage(num, from, to) => match (cards(look, from).first(), cards(look, to).first()) {
            (Some(&from), Some(&to)) if from != to => move_damage(look, number(look, *num), from, to),
            _ => Proposal::Nothing,
        },
        Verb::Assign(num, filter) => {
            let targets = fitting(look, filter).into_iter().map(|card| (slot::ASSIGNABLE, look.target(card)));
            let total = (Name::X.slot(), Target::Number(number(look, *num)));
            Proposal::Fill(targets.chain([total]).collect())
        }
        _ => Proposal::Nothing,
    }
}

/// What is moved is taken: a tough card takes it first, and who cannot take damage gets none.
fn move_damage(look: Sight, number: i32, from: CardId, to: CardId) -> Proposal {
    let read = reader(look);
    let amount = number.min(read.damage(from));
    if amount <= 0 || read.forbidden(Quality::Harm, to).is_some() || ignores_damage_of_text(look, to) {
        return Proposal::Nothing;
    }
    if read.has_status(to, Status::Tough) {
        let heal = Event::Heal { card: from, by: amount };
        return Proposal::Together(vec![heal.into(), characters::lose_tough(to).into()]);
    }
    Proposal::one(Event::Move { from, to: look.state.refer(to), amount })
}

/// Damage that was assigned is dealt. `MC-INDIRECT-1`
pub fn deal_assigned(look: Sight) -> Proposal {
    let list: Vec<CardId> = look.scope.in_slot(slot::CARDS).filter_map(Target::card).map(|card| card.card).collect();
    let first = |place: &usize| list.iter().position(|card| *card == list[*place]) == Some(*place);
    let share = |card: CardId| list.iter().filter(|other| **other == card).count() as i32;
    let blows = (0..list.len()).filter(first).filter_map(|place| {
        let card = list[place];
        deal_damage(look, card, share(card), false, false)
    });
    Proposal::together(blows)
}

/// Damage is placed on this card in place of another. `MC-R3`
pub fn absorb(look: Sight) -> Proposal {
    match (look.scope.event.as_deref(), look.this()) {
        (Some(crate::Event::Damage(Event::Damage { amount, to, .. })), Some(card)) => {
            Proposal::one(Event::Absorb { to: card, by: to.card, amount: *amount })
        }
        _ => Proposal::Nothing,
    }
}

/// Whose identity or ability does something; nobody's for the scenario.
fn doer(look: Sight) -> Seat {
    let origin = look.scope.origin;
    // "You" is never an ally. MC-R20
    let own = origin.face.is_some_and(|face| {
        let kind = look.book.face(face).printed.kind;
        (kind.is_player() && kind != Kind::Ally) || kind.is_identity()
    });
    if own { look.state.card(origin.this.card).controller } else { Seat::NONE }
}

/// Damage that a text deals: an attack's, if the text is an attack.
pub fn deal_by_text(look: Sight, card: CardId, amount: i32) -> Option<crate::Event> {
    let attack = look.scope.number_in(slot::ATTACKING).is_some();
    // An attack that a guard forbids deals nothing. MC-GUARD-1
    if attack && reader(look).guarded(look.you(), card).is_some() {
        return None;
    }
    let overkill = attack && look.state.extra.attack().is_some_and(|activation| activation.overkill);
    deal_damage(look, card, amount, attack, overkill)
}

/// Damage to a character, or what becomes of it: a tough card takes it first. `MC-STATUS-4` `MC-STATUS-11`
pub fn deal_damage(look: Sight, card: CardId, amount: i32, attack: bool, overkill: bool) -> Option<crate::Event> {
    let read = reader(look);
    if amount <= 0 || !read.in_play(card) || !read.kind(card).is_character() {
        return None;
    }
    if read.forbidden(Quality::Harm, card).is_some() || ignores_damage_of_text(look, card) {
        return None;
    }
    let absorbed = look.state.extra.options.dealt_then_taken && absorbs(look, card);
    if read.has_status(card, Status::Tough) && !absorbed {
        return Some(characters::lose_tough(card).into());
    }
    let (to, id) = (look.state.refer(card), look.state.extra.next());
    Some(Event::Damage { to, amount, seat: doer(look), attack, overkill, id }.into())
}

/// Whether something attached to a card takes damage in its place. `MC-R3`
fn absorbs(look: Sight, card: CardId) -> bool {
    let read = reader(look);
    read.attached_to(card).into_iter().any(|other| read.printed(other).absorbs)
}
