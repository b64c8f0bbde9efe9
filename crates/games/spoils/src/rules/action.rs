//! Actions: a card is played, an ability used, the turn ended. They are announced, paid for, answered, resolved.
//! `SP-603.1` `SP-605.1` `SP-606.1`

use crate::rules::prelude::*;

use crate::cards::printed::{Printed, occasion};
use crate::language::HOST;
use crate::rules::arrival;
use crate::table::action::{Action, What};

/// What happens to an action.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// It is announced.
    Announce { action: Action },
    /// It has been paid for: it is told, and its user is the last one from now on.
    Commit { seat: Seat, targets: Vec<CardId> },
    /// The opponent may respond to it. `SP-606.1`
    Act { seat: Seat, targets: Vec<CardId> },
    /// An option of its text was chosen. `SP-307.2`
    Way { way: u8 },
    /// The action that is answered is terminated. `SP-314.1`
    Stop,
    /// The character that is being played enters play under somebody's control.
    Welcome { seat: Seat },
    /// It is over.
    Finish,
    /// A tactic, or a card that was terminated, goes from the being-played area to the discard pile.
    Bury { card: CardId },
}

impl Chapter<Spoils> for Event {
    fn apply(&self, state: &mut State<Spoils>, book: &Book<Spoils>) -> Outcome<Spoils> {
        match self {
            Event::Announce { action } => announced(state, book, action.clone()),
            Event::Act { .. } => {}
            Event::Commit { .. } => {
                if let Some(action) = state.extra.actions.last()
                    && let What::Ability(_) = action.what
                {
                    let user = (action.card, action.seat);
                    state.extra.last_users.retain(|(card, _)| *card != user.0);
                    state.extra.last_users.push(user);
                }
            }
            Event::Way { way } => {
                if let Some(action) = state.extra.actions.last_mut() {
                    action.way = *way;
                }
            }
            Event::Stop => change_answered(state, |action| action.stopped = true),
            Event::Welcome { seat } => change_answered(state, |action| action.under = *seat),
            Event::Finish => {
                state.extra.actions.pop();
            }
            Event::Bury { card } => arrival::put_home(state, book, *card, Zone::Discard),
        }
        Outcome::Done
    }

    fn describe(&self, look: Sight) -> Option<Phrase> {
        match self {
            Event::Commit { seat, targets } => {
                let action = look.state.extra.actions.last()?;
                // A single target is told along.
                let at = if let [target] = targets.as_slice() { Some(*target) } else { None };
                let key = match (action.what, at) {
                    (What::Play | What::Free, None) => "log-plays",
                    (What::Play | What::Free, Some(_)) => "log-plays-at",
                    (What::Flip, None) => "log-flips-up",
                    (What::Flip, Some(_)) => "log-flips-up-at",
                    (What::Ability(_), None) => "log-uses",
                    (What::Ability(_), Some(_)) => "log-uses-at",
                    (What::Duplicate, _) => return None,
                    (What::EndTurn, _) => return Some(told("log-ends-turn", *seat)),
                };
                Some(acting(look, told(key, *seat), action, at))
            }
            Event::Stop => {
                let actions = &look.state.extra.actions;
                let stopped = actions.get(actions.len().checked_sub(2)?)?;
                Some(Phrase::new("log-terminated").face("card", stopped.face))
            }
            _ => None,
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Event::Act { .. } => kind::ACT,
            Event::Bury { .. } => kind::BURY,
            _ => UNHEARD,
        }
    }

    fn subject(&self) -> Option<CardId> {
        if let Event::Bury { card } = self { Some(*card) } else { None }
    }
}

/// What somebody is doing, and at what.
pub fn acting(look: Sight, phrase: Phrase, action: &Action, at: Option<CardId>) -> Phrase {
    let mut phrase = phrase.face("card", action.face);
    if let What::Ability(place) = action.what {
        phrase = phrase.fact("ability", Fact::Part(action.face, place + 1));
    }
    match at {
        Some(target) => phrase.card("target", look, target),
        None => phrase,
    }
}

fn announced(state: &mut State<Spoils>, book: &Book<Spoils>, mut action: Action) {
    if action.what.is_play() {
        if book.face(action.face).printed.kind == Kind::Tactic {
            state.extra.tactics.push((action.card.card, action.face));
        }
        // The card moves face-up to the being-played area. SP-603.1c
        let card = action.card.card;
        state.put(card, Zone::Played, action.seat);
        state.card_mut(card).controller = action.seat;
        action.card = state.refer(card);
    }
    state.extra.actions.push(action);
}

/// Changes the action that is being answered: the one below the answer itself.
fn change_answered(state: &mut State<Spoils>, change: impl Fn(&mut Action)) {
    let actions = &mut state.extra.actions;
    if let Some(place) = actions.len().checked_sub(2) {
        change(&mut actions[place]);
    }
}

/// The action is announced.
pub fn announce(look: Sight) -> Made {
    let origin = look.scope.origin;
    let what = What::from_code(look.scope.number_in(slot::WHAT).unwrap_or(0));
    let seat = payer(look);
    let face = origin.face.unwrap_or(FaceId(0));
    let action =
        Action { seat, you: origin.you, card: origin.this, face, what, way: 0, stopped: false, under: seat, total: 0 };
    Proposal::one(Event::Announce { action })
}

/// The action has been paid for.
pub fn commit(look: Sight) -> Made {
    let (seat, targets) = told_of(look);
    Proposal::one(Event::Commit { seat, targets })
}

/// The opponent may respond. `SP-606.1`
pub fn act(look: Sight) -> Made {
    let (seat, targets) = told_of(look);
    Proposal::one(Event::Act { seat, targets })
}

/// Who acts, and the cards that were singled out for it.
fn told_of(look: Sight) -> (Seat, Vec<CardId>) {
    let seat = look.state.extra.actions.last().map_or(look.you(), |action| action.seat);
    let named = look.scope.chosen.iter().filter(|(slot, _)| Name::is_slot(*slot));
    let targets = named.filter_map(|(_, target)| target.card()).filter_map(|card| look.state.still(card));
    (seat, targets.collect())
}

/// The action resolves, unless it was terminated. `SP-603.1h` `SP-605.1g`
pub fn resolve(look: Sight) -> Made {
    let Some(action) = look.state.extra.actions.last() else { return Proposal::Nothing };
    if action.stopped {
        return Proposal::Nothing;
    }
    let printed = &look.book.face(action.face).printed;
    match action.what {
        What::Ability(place) => {
            // Whoever has gained control of the card in between controls the effect. SP-407.1a
            let mut origin = look.scope.origin;
            if let Some(card) = look.this()
                && reader(look).in_play(card)
                && !printed.abilities[place as usize].anyone
            {
                origin.you = look.state.card(card).controller;
            }
            follow(look, origin, action.face, occasion::ability(place))
        }
        What::EndTurn => Proposal::Nothing,
        _ if printed.kind == Kind::Tactic => {
            let origin = Origin { this: action.card, ..look.scope.origin };
            follow(look, origin, action.face, occasion::way(action.way))
        }
        _ => enter_play(look, action, printed),
    }
}

fn follow(look: Sight, origin: Origin, face: FaceId, occasion: u8) -> Made {
    let Some(found) = look.book.face(face).on(occasion) else { return Proposal::Nothing };
    Proposal::Enter(Entry::of(origin, found.node).with(names(look)))
}

/// What was given a name while the action was paid for.
fn names<'a>(look: Sight<'a>) -> impl Iterator<Item = (kernel::effect::tree::Slot, Target)> + 'a {
    look.scope.chosen.iter().filter(|(slot, _)| Name::owns(*slot)).copied()
}

fn enter_play(look: Sight, action: &Action, printed: &Printed) -> Made {
    let Some(card) = look.state.still(action.card) else { return Proposal::Nothing };
    let (seat, read) = (action.under, reader(look));
    let mut host = CardId::NONE;
    if let Some(kind) = printed.attach() {
        // If the target has gone, so has the card. SP-507.2c
        let target = look.cards_in(HOST.slot()).first().copied();
        match target.filter(|target| read.is(*target, kind) && read.in_play(*target)) {
            Some(target) => host = target,
            None => return Proposal::Nothing,
        }
    }
    if printed.enters_attached() {
        host = read.faction(seat).unwrap_or(CardId::NONE);
    }
    let flipped = action.what == What::Flip && action.under == action.seat;
    let chosen = names(look).collect();
    Proposal::one(arrival::Event::Enter { card, seat, host, flipped, attacking: false, chosen })
}

/// The action is over: a tactic, or what did not enter play, goes to the discard pile. `SP-205.2`
pub fn finish(look: Sight) -> Made {
    let Some(action) = look.state.extra.actions.last() else { return Proposal::Nothing };
    let left = look.state.still(action.card).filter(|card| look.state.lies_in(*card, Zone::Played));
    let buried = left.filter(|_| action.what.is_play()).map(|card| Event::Bury { card });
    Proposal::together(buried.into_iter().chain([Event::Finish]))
}

/// A card that was terminated goes to its owner's discard pile at once. `SP-314.1`
pub fn bury_stopped(look: Sight) -> Made {
    let stopped = select::answered_action(look).filter(|action| action.stopped);
    let card = stopped.and_then(|action| look.state.still(action.card));
    Proposal::maybe(card.filter(|card| look.state.lies_in(*card, Zone::Played)).map(|card| Event::Bury { card }))
}

/// A tactic is duplicated: an invisible copy that costs nothing but its extra costs. `SP-307.1` `SP-307.3`
pub fn duplicate(look: Sight) -> Made {
    let Some(face) = select::last_tactic(look) else { return Proposal::Nothing };
    if reader(look).forbidden(Quality::Tactics, Target::Seat(look.you())).is_some() {
        return Proposal::Nothing;
    }
    let origin = Origin { you: look.you(), this: CardRef::NONE, face: Some(face), copied: true };
    let what = (slot::WHAT, Target::Number(What::Duplicate.code()));
    Proposal::Enter(Entry::of(origin, look.book.plan.duplicate).with([what]))
}

/// The card that was chosen to be played is played, perhaps for free.
pub fn play_chosen(look: Sight, name: Name, free: bool) -> Made {
    let Some(chosen) = look.scope.card_in(name.slot()) else { return Proposal::Nothing };
    let what = if free { What::Free } else { What::Play };
    Proposal::Enter(play(look, look.you(), chosen.card, what))
}

/// What somebody does with a card, ready to be entered.
pub fn play(look: Sight, seat: Seat, card: CardId, what: What) -> Entry<Spoils> {
    let plan = &look.book.plan;
    let node = match what {
        What::Flip => plan.flip,
        What::Ability(_) => plan.ability,
        What::EndTurn => plan.end,
        What::Play | What::Free | What::Duplicate => plan.play,
    };
    let mut origin = if what == What::EndTurn { Origin::rules(seat) } else { Origin::card(look.state, seat, card) };
    let mut chosen = vec![(slot::WHAT, Target::Number(what.code()))];
    if let What::Ability(place) = what {
        // "You" on a card is its controller, also when somebody else uses it. SP-407.2
        let controller = look.state.card(card).controller;
        let anyone = reader(look).printed(card).abilities[place as usize].anyone;
        if controller != seat && !anyone && reader(look).in_play(card) {
            origin.you = controller;
            chosen.push((slot::PAYER, Target::Seat(seat)));
        }
    }
    Entry::of(origin, node).with(chosen)
}
