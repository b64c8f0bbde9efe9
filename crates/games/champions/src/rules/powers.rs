//! Attacks and thwarts of players, by basic powers and by abilities; recovering. `MC-ATTACK-1` `MC-THWART-1`

use crate::rules::damage::deal_damage;
use crate::rules::prelude::*;

/// A player's attack or thwart.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Begins {
        kind: ActivationKind,
        by: CardRef,
        seat: Seat,
        targets: Vec<CardRef>,
        basic: bool,
    },
    Did {
        kind: ActivationKind,
        by: CardRef,
        seat: Seat,
        targets: Vec<CardRef>,
        defeated: Vec<(CardRef, Kind)>,
        basic: bool,
        made: bool,
        id: u32,
    },
    Spilled {
        over: Vec<CardRef>,
    },
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Begins { kind, by, seat, targets, basic } => {
                let Some(card) = state.still(*by) else { return Outcome::Nothing };
                if *basic {
                    state.mark(card, EXHAUSTED, true);
                }
                let status = if *kind == ActivationKind::Attack { Status::Stunned } else { Status::Confused };
                let made = !state.card(card).has(status_mark(status));
                if !made {
                    state.mark(card, status_mark(status), false);
                }
                let targets = targets.clone();
                state.extra.activations.push(Activation {
                    basic: *basic,
                    targets,
                    made,
                    ..Activation::new(*kind, *by, *seat)
                });
                state.extra.last.consequence = None;
            }
            Event::Did { kind, by, made, .. } => {
                if let Some(activation) = state.extra.activations.pop() {
                    state.lasting.retain(|lasting| !activation.texts.contains(&lasting.serial));
                }
                if !made {
                    return Outcome::Nothing;
                }
                let ally = state.still(*by).filter(|card| book.face(state.card(*card).face).printed.kind == Kind::Ally);
                state.extra.last.consequence = ally.map(|card| {
                    let (attack, thwart) = book.face(state.card(card).face).printed.consequences;
                    (*by, i32::from(if *kind == ActivationKind::Attack { attack } else { thwart }))
                });
            }
            Event::Spilled { over } => {
                if let Some(activation) = state.extra.activations.last_mut() {
                    activation.excess.retain(|(card, ..)| !over.contains(card));
                }
            }
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        let Event::Begins { kind, by, targets, basic, .. } = self else { return None };
        let made = look.state.extra.activations.last().is_some_and(|activation| activation.made);
        let key = match (basic, kind, made) {
            (true, ActivationKind::Attack, true) => "log-attacks",
            (true, ActivationKind::Attack, false) => "log-attack-lost",
            (true, _, true) => "log-thwarts",
            (true, _, false) => "log-thwart-lost",
            (false, _, true) => return None,
            (false, ActivationKind::Attack, false) => "log-stun-stops",
            (false, _, false) => "log-confusion-stops",
        };
        let phrase = look.about(key, by.card);
        Some(if *basic { phrase.card("other", look, targets.first()?.card) } else { phrase })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        let Event::Did { by, seat, id, .. } = self else { return None };
        Some(Heard::of(HeardKind::Did, *id).about(*by).you(*seat))
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        let Event::Did { kind, by, targets, defeated, basic, made: true, .. } = self else { return false };
        let attack = *kind == ActivationKind::Attack;
        let yours = || look.state.still(*by).is_some_and(|card| reader(look).identity(look.you()) == Some(card));
        let has_defeated = |filter| {
            defeated.iter().any(|(card, kind)| {
                let gone = defeat::Gone { card: *card, kind: *kind, seat: None, facedown: false };
                defeat::was_fitting(look, filter, gone)
            })
        };
        done && match pattern {
            // Whoever fell, a stage of the villain included, does not retaliate. MC-RETALIATE-2
            Pattern::WasAttacked(filter) => {
                let survived = |card: &CardRef| !defeated.iter().any(|(fallen, _)| fallen == card);
                attack && targets.iter().any(|card| survived(card) && still_fits(look, filter, *card))
            }
            Pattern::YouDefeat(filter) => attack && yours() && has_defeated(filter),
            Pattern::HasAttacked(filter) => attack && still_fits(look, filter, *by),
            Pattern::HasThwarted(filter) => !attack && still_fits(look, filter, *by),
            Pattern::BasicAttack => attack && *basic && yours(),
            Pattern::AttacksAndDefeats(who, whom) => attack && still_fits(look, who, *by) && has_defeated(whom),
            _ => false,
        }
    }

    fn prompt(&self, look: Sight, _: bool) -> Option<Phrase> {
        let Event::Did { kind, by, .. } = self else { return None };
        Some(
            look.about(
                if *kind == ActivationKind::Attack { "ask-after-attacks" } else { "ask-after-thwarts" },
                by.card,
            ),
        )
    }
}

/// A basic attack or thwart begins: the character exhausts for it.
fn begin(look: Sight, kind: ActivationKind) -> Proposal {
    let targets = look.scope.in_slot(Name::Target.slot()).filter_map(Target::card).collect();
    let (by, seat) = (look.scope.origin.this, look.you());
    Proposal::one(Event::Begins { kind, by, seat, targets, basic: true })
}

/// A character makes a basic attack. `MC-ATTACK-2`
pub fn attack(look: Sight) -> Proposal {
    begin(look, ActivationKind::Attack)
}

/// A character thwarts. `MC-THWART-2`
pub fn thwart(look: Sight) -> Proposal {
    begin(look, ActivationKind::Thwart)
}

/// The attack or thwart that this character makes, unless a status card stopped it.
fn under_way(look: Sight<'_>) -> Option<(&Activation, CardId)> {
    look.state.extra.activations.last().filter(|activation| activation.made).zip(look.this())
}

/// The damage of a basic attack.
pub fn hit(look: Sight) -> Proposal {
    let Some((activation, by)) = under_way(look) else { return Proposal::Nothing };
    let read = reader(look);
    let amount = read.value(Quality::Attack, by);
    let overkill = activation.overkill || read.has_keyword(by, &Keyword::Overkill);
    let targets = look.cards_in(Name::Target.slot());
    Proposal::together(targets.into_iter().filter_map(|card| deal_damage(look, card, amount, true, overkill)))
}

/// The threat that a basic thwart removes.
pub fn relieve(look: Sight) -> Proposal {
    let Some((_, by)) = under_way(look) else { return Proposal::Nothing };
    schemes::relieve(look, look.cards_in(Name::Target.slot()), reader(look).value(Quality::Thwart, by))
}

/// The alter-ego exhausts to recover. `MC-RECOVER-2`
pub fn recover(look: Sight) -> Proposal {
    Proposal::maybe(look.this().map(|card| characters::Event::Exhaust { cards: vec![card] }))
}

/// It heals.
pub fn recovered(look: Sight) -> Proposal {
    let Some(card) = look.this() else { return Proposal::Nothing };
    let read = reader(look);
    let by = i32::from(read.printed(card).recover.unwrap_or(0)).min(read.damage(card));
    Proposal::maybe((by != 0).then_some(damage::Event::Heal { card, by }))
}

/// An ally's consequential damage. `MC-CONSEQ-1`
pub fn consequence(look: Sight) -> Proposal {
    let Some((card, amount)) = look.state.extra.last.consequence else { return Proposal::Nothing };
    Proposal::together(look.state.still(card).and_then(|card| deal_damage(look, card, amount, false, false)))
}

/// Overkill damage past a minion. `MC-OVERKILL-2`
pub fn spill_over(look: Sight) -> Proposal {
    spill(look, ActivationKind::Attack, |_| reader(look).villain())
}

/// Damage beyond what defeated somebody goes on. `MC-OVERKILL-1` `MC-OVERKILL-2`
pub fn spill(look: Sight, kind: ActivationKind, to: impl Fn(Seat) -> Option<CardId>) -> Proposal {
    let activation = look.state.extra.activations.last().filter(|activation| activation.kind == kind);
    let Some((card, seat, amount)) = activation.and_then(|activation| activation.excess.first().copied()) else {
        return Proposal::Nothing;
    };
    // Only what was defeated leaves anything in excess. MC-OVERKILL-2
    let over = look.state.still(card).is_none();
    let spilled: crate::Event = Event::Spilled { over: vec![card] }.into();
    let further = to(seat).filter(|_| over).and_then(|target| deal_damage(look, target, amount, true, false));
    Proposal::together([spilled].into_iter().chain(further))
}

/// A player's attack or thwart is over. `MC-AFTER-1`
pub fn conclude(look: Sight) -> Proposal {
    let Some(activation) = look.state.extra.activations.last() else { return Proposal::Nothing };
    let Activation { kind, by, seat, basic, made, .. } = *activation;
    if !matches!(kind, ActivationKind::Attack | ActivationKind::Thwart) {
        return Proposal::Nothing;
    }
    let label = abilities::current_ability(look).and_then(|ability| ability.label);
    // An ability that comes between is not the attack's own.
    let between = abilities::current_place(look).is_some() && basic;
    if between || !basic && !matches!(label, Some(Label::Attack | Label::Thwart)) {
        return Proposal::Nothing;
    }
    let mut targets = activation.targets.clone();
    if !basic {
        for name in [Name::Target, Name::Second] {
            for card in look.scope.in_slot(name.slot()).filter_map(Target::card) {
                if !targets.contains(&card) {
                    targets.push(card);
                }
            }
        }
        if targets.is_empty()
            && let Some(crate::Event::Activation(activation::Event::Activated { by, .. })) = look.scope.event.as_deref()
        {
            targets.push(*by);
        }
    }
    let (defeated, id) = (activation.defeated.clone(), look.state.extra.next());
    Proposal::one(Event::Did { kind, by, seat, targets, defeated, basic, made, id })
}
