//! Battles: an attack is announced, parties are formed, damage is assigned and inflicted by speed. `SP-607.1` `SP-608.1`

use crate::rules::prelude::*;

use crate::rules::{condition, damage};
use crate::table::battle::{Assigned, Battle, members, next_speed, side, unassigned};
use crate::table::marks::{ATTACKED, DEPLETED, FRESH};

/// What happens in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// An attack is announced.
    Declare { seat: Seat, target: CardId },
    /// A party is formed.
    Party { attacking: bool, cards: Vec<CardId> },
    /// A character is added to a party.
    Join { card: CardId, attacking: bool },
    /// A character leaves the battle.
    Withdraw { card: CardId },
    /// A speed level begins.
    Level { speed: i32 },
    /// A character assigns damage to a card.
    Assign { from: CardId, to: CardId, amount: i32 },
    /// Everybody of that speed has assigned.
    Assigned,
    /// The battle is over.
    End,
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Declare { seat, target } => {
                let battle = Battle::new(*seat, state.refer(*target));
                state.extra.battle = Some(Box::new(battle));
            }
            Event::Party { attacking, cards } => formed(state, *attacking, cards),
            Event::Join { card, attacking } => {
                let joined = state.refer(*card);
                if let Some(battle) = &mut state.extra.battle {
                    battle.join(joined, *attacking);
                }
            }
            Event::Withdraw { card } => remove(state, *card),
            Event::Level { speed } => {
                if let Some(battle) = &mut state.extra.battle {
                    battle.speed = *speed;
                    battle.assigned.clear();
                }
            }
            Event::Assign { from, to, amount } => {
                let (from, to) = (state.refer(*from), state.refer(*to));
                if let Some(battle) = &mut state.extra.battle {
                    battle.assigned.push(Assigned { from, to, amount: *amount });
                }
            }
            Event::Assigned => mark_done(state, book),
            Event::End => state.extra.battle = None,
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Declare { seat, target } => Some(told("log-attacks", *seat).card("card", look, *target)),
            Event::Party { attacking, cards } => {
                let keys = match attacking {
                    true => ["log-sends", "log-sends-two", "log-sends-three", "log-sends-many"],
                    false => ["log-blocks", "log-blocks-two", "log-blocks-three", "log-blocks-many"],
                };
                let seat = look.state.extra.battle.as_ref()?.seat(*attacking);
                list(keys, |key| told(key, seat), look, cards)
                    .or_else(|| (!attacking).then(|| told("log-no-block", seat)))
            }
            Event::Join { card, .. } => Some(look.about("log-joins", *card)),
            Event::Withdraw { card } => Some(look.about("log-withdrawn", *card)),
            Event::End => Some(Phrase::new("log-battle-over")),
            Event::Level { .. } | Event::Assign { .. } | Event::Assigned => None,
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Declare { .. } => kind::DECLARE,
            Event::Party { .. } => kind::PARTY,
            _ => UNHEARD,
        }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Declare { target, .. } = self { Some(*target) } else { None }
    }
}

fn formed(state: &mut State<Spoils>, attacking: bool, cards: &[CardId]) {
    let members: Vec<CardRef> = cards.iter().map(|card| state.refer(*card)).collect();
    if attacking {
        for card in cards {
            state.mark(*card, DEPLETED, true);
            state.mark(*card, ATTACKED, true);
        }
    }
    if let Some(battle) = &mut state.extra.battle {
        battle.form(attacking, members);
    }
}

/// A character leaves the battle: what was assigned to it is lost, what it assigned stays. `SP-302.15` `SP-R1`
pub fn remove(state: &mut State<Spoils>, card: CardId) {
    let card = state.refer(card);
    if let Some(battle) = &mut state.extra.battle {
        // Only what was assigned to a character is lost with it. SP-R1
        if battle.attackers.contains(&card) || battle.blockers.contains(&card) {
            battle.assigned.retain(|assigned| assigned.to != card);
        }
        battle.attackers.retain(|member| *member != card);
        battle.blockers.retain(|member| *member != card);
        battle.waiting.retain(|member| *member != card);
    }
}

/// Everybody of this speed has assigned, also who had nothing to assign to. `SP-608.2`
fn mark_done(state: &mut State<Spoils>, book: &Book<Spoils>) {
    let read = Reader { book, state };
    let Some(battle) = &state.extra.battle else { return };
    let of_speed = |card: &CardId| read.speed(*card) == battle.speed;
    let sides = unassigned(read, true).chain(unassigned(read, false)).filter(of_speed);
    let mut done: Vec<CardRef> = sides.map(|card| state.refer(card)).collect();
    done.extend(battle.assigned.iter().map(|part| part.from));
    if let Some(battle) = &mut state.extra.battle {
        battle.done.extend(done);
    }
}

/// An attack on a target, ready to be entered.
pub fn attack(look: Sight, seat: Seat, target: CardId) -> Made {
    let target = (slot::ATTACKED, look.target(target));
    Proposal::Enter(Entry::of(Origin::rules(seat), look.book.plan.battle).with([target]))
}

/// An attack is announced.
pub fn declare(look: Sight) -> Made {
    let target = look.cards_in(slot::ATTACKED).first().copied();
    Proposal::maybe(target.map(|target| Event::Declare { seat: look.you(), target }))
}

/// The attacking party is formed of the chosen cards; without one there is no battle.
pub fn form_attack(look: Sight) -> Made {
    match look.cards_in(slot::ATTACKERS) {
        cards if cards.is_empty() => Proposal::one(Event::End),
        cards => Proposal::one(Event::Party { attacking: true, cards }),
    }
}

/// The blocking party is formed of the chosen cards.
pub fn form_block(look: Sight) -> Made {
    let mut cards = look.cards_in(slot::BLOCKERS);
    cards.retain(|card| look.state.card(*card).controller != look.you());
    Proposal::one(Event::Party { attacking: false, cards })
}

/// The speed level is fixed. `SP-608.1b`
pub fn fix_level(look: Sight) -> Made {
    Proposal::maybe(next_speed(reader(look)).map(|speed| Event::Level { speed }))
}

/// Everybody of that speed has assigned.
pub fn assigned(_: Sight) -> Made {
    Proposal::one(Event::Assigned)
}

/// All damage of the level is inflicted, summed for each recipient that is still there. `SP-608.1f`
pub fn inflict(look: Sight) -> Made {
    let mut found: Vec<(CardRef, Vec<(CardRef, i32)>)> = Vec::new();
    for part in look.state.extra.battle.iter().flat_map(|battle| &battle.assigned) {
        match found.iter_mut().find(|(to, _)| *to == part.to) {
            Some((_, parts)) => parts.push((part.from, part.amount)),
            None => found.push((part.to, vec![(part.from, part.amount)])),
        }
    }
    Proposal::together(found.into_iter().map(|(to, parts)| damage::Event::Inflict { to, parts, battle: true }))
}

/// The next level, if somebody is left.
pub fn next_level(look: Sight) -> Made {
    match next_speed(reader(look)) {
        Some(_) => Proposal::Enter(Entry::here(look.book.plan.level)),
        None => Proposal::Nothing,
    }
}

/// Every surviving character in the battle is depleted.
pub fn end(look: Sight) -> Made {
    let fighting = members(look.state, true).chain(members(look.state, false));
    let cards: Vec<CardId> = fighting.filter(|card| !look.state.card(*card).has(DEPLETED)).collect();
    Proposal::together([rules::Event::from(condition::Event::Deplete { cards }), Event::End.into()])
}

/// A character that you do not control cannot join your party: the effect is terminated. `SP-407.6`
pub fn join_blockers(look: Sight, which: Which) -> Made {
    let read = reader(look);
    let defending = look.state.extra.battle.as_ref().is_some_and(|battle| battle.seat(false) == look.you());
    let own = |card: &CardId| {
        let controlled = look.state.card(*card).controller == look.you();
        controlled && read.is(*card, Kind::Character) && read.in_play(*card)
    };
    let joining = cards(look, which).into_iter().filter(|card| defending && own(card));
    Proposal::together(joining.map(|card| Event::Join { card, attacking: false }))
}

/// Cards are removed from the battle. `SP-302.15`
pub fn withdraw(look: Sight, which: Which) -> Made {
    let fighting = cards(look, which).into_iter().filter(|card| side(look.state, *card).is_some());
    Proposal::together(fighting.map(|card| Event::Withdraw { card }))
}

const CANNOT_ATTACK: &str = "cannot-attack";
const CANNOT_BLOCK: &str = "cannot-block";

/// The answer no for a character that cannot fight: with the card that says so, where one does.
pub fn refuse_fighter<W: Why>(look: Sight, card: CardId, why: (&'static str, &'static str)) -> Result<(), W> {
    let (rule, key) = why;
    let of = match key {
        CANNOT_ATTACK => Quality::Attack,
        CANNOT_BLOCK => Quality::Block,
        _ => return refuse_card(look, rule, key, card),
    };
    let by = reader(look).cause(of, card);
    Err(W::because(|| Reason::with(rule, select::says_so(look, key, card, by))))
}

/// Why a character cannot be sent to attack, taken by itself: the rule, and what to say. `SP-607.1b`
pub fn why_no_attack(read: Reader, card: CardId) -> Option<(&'static str, &'static str)> {
    let entry = read.state.card(card);
    if read.zone(card).0 != Zone::Play || !read.is(card, Kind::Character) {
        return Some(("SP-607.1b", "only-characters-fight"));
    }
    if entry.has(DEPLETED) {
        return Some(("SP-607.1b", "is-depleted"));
    }
    if read.card_forbidden(Quality::Attack, card).is_some()
        && !read.is_allowed_later(Quality::AttackAtOnce, Quality::Attack, card)
    {
        return Some(("SP-402.7", CANNOT_ATTACK));
    }
    if entry.has(FRESH) && !read.card_has(Quality::AttackAtOnce, card) {
        return Some(("SP-204.3", "came-this-turn"));
    }
    None
}

/// Whether every attacker has covert, or cannot be blocked. `SP-302.11` `SP-412.1`
fn all_attackers(read: Reader, has: impl Fn(CardId) -> bool) -> bool {
    let mut attackers = members(read.state, true).peekable();
    attackers.peek().is_some() && attackers.all(has)
}

/// Why a character cannot block: the rule, and what to say.
pub fn why_no_block(read: Reader, card: CardId) -> Option<(&'static str, &'static str)> {
    if read.zone(card).0 != Zone::Play || !read.is(card, Kind::Character) {
        return Some(("SP-607.1d", "only-characters-fight"));
    }
    if read.state.card(card).has(DEPLETED) {
        return Some(("SP-607.1d", "is-depleted"));
    }
    if read.card_forbidden(Quality::Block, card).is_some()
        && !read.is_allowed_later(Quality::BlockCovert, Quality::Block, card)
    {
        return Some(("SP-402.7", CANNOT_BLOCK));
    }
    if all_attackers(read, |attacker| read.card_has(Quality::Unblockable, attacker)) {
        return Some(("SP-412.1", "party-cannot-be-blocked"));
    }
    let covert_party = all_attackers(read, |attacker| read.covert(attacker));
    match (covert_party, read.covert(card)) {
        (true, false) if !read.card_has(Quality::BlockCovert, card) => Some(("SP-507.3b", "party-is-covert")),
        (false, true) => Some(("SP-507.3c", "blocks-only-covert")),
        _ => None,
    }
}
