//! Attacks and schemes of enemies: opened, initiated, boosted, defended against, put away. `MC-ATTACK-ENEMY-1`

use crate::rules::abilities::on_occasion;
use crate::rules::damage::deal_damage;
use crate::rules::prelude::*;

/// An enemy's attack or scheme.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Opens {
        kind: ActivationKind,
        by: CardRef,
        seat: Seat,
        echo: bool,
        others: Vec<Seat>,
    },
    Activate {
        kind: ActivationKind,
        by: CardRef,
        seat: Seat,
        less: i32,
        id: u32,
    },
    Others {
        seat: Seat,
    },
    DealBoost {
        number: i32,
    },
    Overkill,
    TurnBoost {
        card: CardId,
    },
    DropBoost {
        card: CardId,
    },
    Defend {
        card: CardId,
        seat: Seat,
        exhausts: bool,
    },
    Activated {
        kind: ActivationKind,
        by: CardRef,
        seat: Seat,
        began: Seat,
        struck: Option<CardRef>,
        defender: Option<CardRef>,
        damaged: Vec<CardRef>,
        id: u32,
    },
    Close,
}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, book: &Book) -> Outcome {
        match self {
            Event::Opens { kind, by, seat, echo, others } => {
                state.extra.activations.push(Activation {
                    echo: *echo,
                    others: others.clone(),
                    ..Activation::new(*kind, *by, *seat)
                });
            }
            Event::Activate { kind, by, seat, .. } => {
                let Some(enemy) = state.still(*by) else { return Outcome::Nothing };
                if let Some(activation) = state.extra.activations.last_mut() {
                    activation.made = true;
                }
                let attack = *kind == ActivationKind::EnemyAttack;
                state.extra.last.attacks += i32::from(attack);
                let node = if attack { book.plan.attack } else { book.plan.scheme };
                return Outcome::Enter(Entry::of(Origin::card(state, *seat, enemy), node));
            }
            Event::Others { seat } => {
                let read = Reader { book, state };
                let others: Vec<Seat> = read.order().filter(|other| other != seat && read.is_hero(*other)).collect();
                if let Some(activation) = state.extra.activations.last_mut() {
                    activation.others = others;
                }
            }
            Event::DealBoost { number } => {
                for _ in 0..*number {
                    let Some(card) = piles::top_encounter(state) else {
                        end::lose(state);
                        break;
                    };
                    state.put(card, Zone::Boosts, Seat::NONE);
                    if let Some(activation) = state.extra.enemy_activation_mut() {
                        activation.boosts.push(card);
                    }
                    piles::reform_encounter(state);
                }
            }
            Event::Overkill => {
                if let Some(activation) = state.extra.activations.last_mut() {
                    activation.overkill = true;
                }
            }
            Event::TurnBoost { card } => {
                state.show(*card);
                let icons = i32::from(book.face(state.card(*card).face).printed.boost);
                if let Some(activation) = state.extra.enemy_activation_mut() {
                    activation.icons += icons;
                }
            }
            Event::DropBoost { card } => {
                if let Some(activation) = state.extra.enemy_activation_mut() {
                    activation.boosts.retain(|other| other != card);
                }
                if !state.lies_in(*card, Zone::Boosts) {
                    return Outcome::Nothing;
                }
                state.put(*card, Zone::Scrap, Seat::NONE);
            }
            Event::Defend { card, seat, exhausts } => {
                if *exhausts {
                    state.mark(*card, EXHAUSTED, true);
                }
                let reference = state.refer(*card);
                if let Some(activation) = state.extra.enemy_activation_mut() {
                    activation.defender = Some(reference);
                    activation.defended = true;
                    activation.seat = *seat;
                }
            }
            Event::Activated { .. } => {}
            Event::Close => return close(state, book),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        Some(match self {
            Event::Activate { kind, by, seat, .. } => {
                let key = if *kind == ActivationKind::EnemyAttack { "log-enemy-attacks" } else { "log-enemy-schemes" };
                told(key, *seat).card("card", look, by.card)
            }
            Event::DealBoost { number } => Phrase::new("log-boost-dealt").count(*number),
            Event::Overkill => Phrase::new("log-overkill"),
            Event::TurnBoost { card } => {
                look.about("log-boost", *card).count(i32::from(reader(look).printed(*card).boost))
            }
            Event::Defend { card, .. } => look.about("log-defends", *card),
            Event::Opens { .. }
            | Event::Others { .. }
            | Event::DropBoost { .. }
            | Event::Activated { .. }
            | Event::Close => return None,
        })
    }
}

impl Answerable for Event {
    fn heard(&self) -> Option<Heard> {
        Some(match self {
            Event::Activate { by, seat, id, .. } => Heard::of(HeardKind::Activate, *id).about(*by).you(*seat),
            Event::Activated { by, began, id, .. } => Heard::of(HeardKind::Activated, *id).about(*by).you(*began),
            _ => return None,
        })
    }

    fn matches(&self, look: Sight, pattern: &Pattern, done: bool) -> bool {
        let (kind, by, against) = match self {
            Event::Activate { kind, by, seat, .. } if !done => (*kind, *by, *seat),
            Event::Activated { kind, by, began, .. } if done => (*kind, *by, *began),
            _ => return false,
        };
        let you = look.you();
        let attack = kind == ActivationKind::EnemyAttack;
        let is = |filter| still_fits(look, filter, by);
        match (pattern, self) {
            (Pattern::Attacks(filter), _) => attack && is(filter),
            (Pattern::Schemes(filter), _) => !attack && is(filter),
            (Pattern::Activates(filter), _) => is(filter),
            (Pattern::AttacksYou(filter), _) => attack && is_you(look, against) && is(filter),
            (Pattern::AttacksAndDamages(filter), Event::Activated { damaged, .. }) => {
                attack && !damaged.is_empty() && is(filter)
            }
            (Pattern::YourHeroDefends, Event::Activated { defender: Some(card), .. }) => {
                let read = reader(look);
                let own = |card| read.identity(you) == Some(card) && read.form(you) == Form::Hero;
                attack && look.state.still(*card).is_some_and(own)
            }
            (Pattern::WasAttacked(filter), Event::Activated { struck: Some(card), .. }) => {
                attack && still_fits(look, filter, *card)
            }
            _ => false,
        }
    }

    fn rewrite(&mut self, rewrite: &Rewrite) -> bool {
        if let (Rewrite::Less(by), Event::Activate { less, .. }) = (rewrite, self) {
            *less += by;
        }
        true
    }

    fn prompt(&self, look: Sight, _: bool) -> Option<Phrase> {
        Some(match self {
            Event::Activate { kind: ActivationKind::EnemyAttack, by, seat, .. } => {
                told("ask-when-attacks", *seat).card("card", look, by.card)
            }
            Event::Activate { by, .. } => look.about("ask-when-schemes", by.card),
            Event::Activated { kind: ActivationKind::EnemyAttack, by, .. } => look.about("ask-after-attack", by.card),
            Event::Activated { by, .. } => look.about("ask-after-scheme", by.card),
            _ => return None,
        })
    }
}

/// An activation is put away: what lasted with it ends. Further heroes may be attacked next.
fn close(state: &mut State, book: &Book) -> Outcome {
    let Some(activation) = state.extra.activations.pop() else { return Outcome::Nothing };
    state.lasting.retain(|lasting| !activation.texts.contains(&lasting.serial));
    for card in &activation.boosts {
        if state.lies_in(*card, Zone::Boosts) {
            state.put(*card, Zone::Scrap, Seat::NONE);
        }
    }
    let attack = activation.kind == ActivationKind::EnemyAttack;
    let last = &mut state.extra.last;
    last.dealt = if attack && activation.made { activation.amount } else { 0 };
    last.placed = if !attack && activation.made { activation.amount } else { 0 };
    last.damaged = if activation.made { activation.damaged } else { Vec::new() };
    state.extra.dirty = true;
    // An enemy that is gone attacks nobody else, and whoever has left meanwhile is not attacked.
    let Some(enemy) = state.still(activation.by) else { return Outcome::Done };
    let mut others = activation.others.into_iter().filter(|seat| state.place(*seat).alive);
    let Some(next) = others.next() else { return Outcome::Done };
    let rest = others.map(|seat| (slot::OTHERS, Target::Seat(seat)));
    let chosen: Vec<_> = [(slot::ECHO, Target::Number(1))].into_iter().chain(rest).collect();
    Outcome::Enter(Entry::of(Origin::card(state, next, enemy), book.plan.enemy_attack).with(chosen))
}

/// What texts tell about an activation that is going on.
pub fn propose(look: Sight, verb: &Verb) -> Proposal {
    match (verb, look.state.extra.enemy_activation()) {
        (Verb::AlsoAgainstOthers, Some(activation)) if !activation.echo && activation.others.is_empty() => {
            Proposal::one(Event::Others { seat: activation.seat })
        }
        (Verb::MoreBoost(num), Some(_)) => if_positive(number(look, *num), |number| Event::DealBoost { number }),
        (Verb::Overkill, _) => Proposal::one(Event::Overkill),
        _ => Proposal::Nothing,
    }
}

/// What the enemies of a list do.
pub mod how {
    /// They attack you.
    pub const ATTACK: i32 = 0;
    /// They attack the heroes they are engaged with.
    pub const THEIRS: i32 = 1;
    pub const SCHEME: i32 = 2;
    /// They activate against you. `MC-MINION-2`
    pub const ACTIVATE: i32 = 3;
}

/// An enemy's attack against a player, or its scheme.
fn begin(look: Sight, enemy: CardId, seat: Seat, attack: bool) -> Proposal {
    let plan = &look.book.plan;
    let node = if attack { plan.enemy_attack } else { plan.enemy_scheme };
    Proposal::Enter(Entry::of(Origin::card(look.state, seat, enemy), node))
}

/// Step two of the villain phase: the villain activates against a player. `MC-VILLAINPHASE-2`
pub fn activate_villain(look: Sight) -> Proposal {
    let (read, seat) = (reader(look), super::course::seat(look));
    match read.villain() {
        Some(villain) if look.state.place(seat).alive => begin(look, villain, seat, read.is_hero(seat)),
        _ => Proposal::Nothing,
    }
}

/// Step two: then the minions engaged with that player.
pub fn activate_minions(look: Sight) -> Proposal {
    let seat = super::course::seat(look);
    let minions = reader(look).minions(seat).map(|card| (slot::ENEMIES, look.target(card)));
    let list = minions.chain([(slot::HOW, Target::Number(how::ACTIVATE))]);
    Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.enemies).with(list))
}

/// Enemies that act one after the other. Those that attack a player in alter-ego form do not.
pub fn enemies(look: Sight, cards: Vec<CardId>, what: i32) -> Proposal {
    let read = reader(look);
    let idle = what == how::ATTACK && !read.is_hero(look.you());
    let list = cards.into_iter().filter(|card| !idle && read.in_play(*card));
    let list = list.map(|card| (slot::ENEMIES, look.target(card)));
    let before = Target::Number(look.state.extra.last.attacks);
    Proposal::Fill(list.chain([(slot::HOW, Target::Number(what)), (slot::ATTACKS_BEFORE, before)]).collect())
}

/// The next of several enemies acts, if its player is still there to be acted against.
pub fn next_enemy(look: Sight) -> Proposal {
    let read = reader(look);
    let Some(Target::Card(next)) = look.scope.in_slot(slot::ACTED).last() else { return Proposal::Nothing };
    let Some(enemy) = look.state.still(next) else { return Proposal::Nothing };
    let what = look.scope.number_in(slot::HOW).unwrap_or(how::ATTACK);
    let seat = if what == how::THEIRS { read.seat_of(enemy) } else { look.you() };
    let attack = match what {
        how::SCHEME => false,
        how::ACTIVATE => read.is_hero(seat),
        _ => true,
    };
    if (attack && !read.is_hero(seat)) || !look.state.place(seat).alive {
        return Proposal::Nothing;
    }
    begin(look, enemy, seat, attack)
}

/// The rest of them, if any are left.
pub fn more_enemies(look: Sight) -> Proposal {
    let more = !super::waiting(look, slot::ENEMIES).is_empty();
    if more { Proposal::Enter(Entry::here(look.book.plan.enemies)) } else { Proposal::Nothing }
}

fn open(look: Sight, kind: ActivationKind) -> Proposal {
    let echo = look.scope.number_in(slot::ECHO).is_some();
    let others = look.scope.in_slot(slot::OTHERS);
    let others = others.filter_map(|target| if let Target::Seat(seat) = target { Some(seat) } else { None }).collect();
    Proposal::one(Event::Opens { kind, by: look.scope.origin.this, seat: look.you(), echo, others })
}

/// An enemy's attack is opened.
pub fn open_attack(look: Sight) -> Proposal {
    open(look, ActivationKind::EnemyAttack)
}

/// An enemy's scheme is opened.
pub fn open_scheme(look: Sight) -> Proposal {
    open(look, ActivationKind::EnemyScheme)
}

/// The activation is initiated, unless a status card takes its place. `MC-STATUS-7` `MC-STATUS-10`
pub fn activate(look: Sight) -> Proposal {
    let (Some(activation), Some(enemy)) = (look.state.extra.activations.last(), look.this()) else {
        return Proposal::Nothing;
    };
    let status = if activation.kind == ActivationKind::EnemyAttack { Status::Stunned } else { Status::Confused };
    if reader(look).has_status(enemy, status) {
        return Proposal::one(characters::spend_status(enemy, status));
    }
    let (kind, by, seat) = (activation.kind, activation.by, activation.seat);
    Proposal::one(Event::Activate { kind, by, seat, less: 0, id: look.state.extra.next() })
}

/// The villain is dealt a boost card. `MC-BOOST-1`
pub fn deal_boost(look: Sight) -> Proposal {
    let villain = look.this().filter(|enemy| reader(look).kind(*enemy) == Kind::Villain);
    Proposal::maybe(villain.map(|_| Event::DealBoost { number: 1 }))
}

fn next_boost(look: Sight) -> Option<CardId> {
    look.state.extra.enemy_activation().and_then(|activation| activation.boosts.first().copied())
}

/// The next boost card is turned up, until none is left.
pub fn boosts(look: Sight) -> Proposal {
    next_boost(look).map_or(Proposal::Nothing, |_| Proposal::Enter(Entry::here(look.book.plan.boost)))
}

/// The boost card is shown.
pub fn show_boost(look: Sight) -> Proposal {
    Proposal::maybe(next_boost(look).map(|card| Event::TurnBoost { card }))
}

/// Only the text below the line is active. `MC-BOOST-5`
pub fn boost_ability(look: Sight) -> Proposal {
    let Some((activation, card)) = look.state.extra.enemy_activation().zip(next_boost(look)) else {
        return Proposal::Nothing;
    };
    let text = on_occasion(look.book, look.state, card, activation.seat, occasion::BOOST);
    text.map_or(Proposal::Nothing, Proposal::Enter)
}

/// The boost card is discarded.
pub fn drop_boost(look: Sight) -> Proposal {
    Proposal::maybe(next_boost(look).map(|card| Event::DropBoost { card }))
}

/// Who is struck, and how hard. `MC-ATTACK-ENEMY-6`
pub fn strike(look: Sight) -> Proposal {
    let read = reader(look);
    let (Some(activation), Some(enemy)) = (look.state.extra.enemy_activation(), look.this()) else {
        return Proposal::Nothing;
    };
    let attack = read.value(Quality::Attack, enemy) + activation.icons;
    let defender = activation.defender.and_then(|card| look.state.still(card));
    let overkill = activation.overkill || read.has_keyword(enemy, &Keyword::Overkill);
    let (target, amount) = match defender {
        Some(card) if read.kind(card) == Kind::Ally => (Some(card), attack),
        Some(card) => (Some(card), (attack - read.value(Quality::Defense, card)).max(0)),
        // Undefended, or the defender is gone: the identity in whatever form. MC-R1 MC-R31
        None => (read.identity(activation.seat), attack),
    };
    Proposal::together(target.and_then(|card| deal_damage(look, card, amount, true, overkill)))
}

/// Overkill damage past an ally. `MC-OVERKILL-1`
pub fn spill(look: Sight) -> Proposal {
    let read = reader(look);
    powers::spill(look, ActivationKind::EnemyAttack, |seat| read.identity(seat).filter(|_| read.is_hero(seat)))
}

/// The threat that a scheme places. `MC-SCHEME-ENEMY-5`
pub fn scheme_threat(look: Sight) -> Proposal {
    let read = reader(look);
    let (Some(activation), Some(enemy), Some(scheme)) =
        (look.state.extra.enemy_activation(), look.this(), read.main_scheme())
    else {
        return Proposal::Nothing;
    };
    let less = match look.scope.event.as_deref() {
        Some(crate::Event::Activation(Event::Activate { less, .. })) => *less,
        _ => 0,
    };
    let amount = read.value(Quality::Scheme, enemy) + activation.icons - less;
    let (scheme, id) = (look.state.refer(scheme), look.state.extra.next());
    if_positive(amount, |amount| schemes::Event::Threat { scheme, amount, step_one: false, scheming: true, id })
}

/// The activation has been made: what it did is told to those who respond.
pub fn activated(look: Sight) -> Proposal {
    let read = reader(look);
    let Some(activation) = look.state.extra.enemy_activation() else { return Proposal::Nothing };
    let struck = match activation.kind {
        ActivationKind::EnemyAttack => {
            activation.defender.or_else(|| read.identity(activation.seat).map(|card| look.state.refer(card)))
        }
        _ => None,
    };
    let Activation { kind, by, seat, began, defender, .. } = *activation;
    let (damaged, id) = (activation.damaged.clone(), look.state.extra.next());
    Proposal::one(Event::Activated { kind, by, seat, began, struck, defender, damaged, id })
}
