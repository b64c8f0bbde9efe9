//! What may be played and used, and how it begins. `MC-INITIATE-1`

use kernel::effect::tree::{Effect, Pick};
use kernel::phrase::Fact;
use kernel::quantity::Quantity;

use crate::questions::form::{refuse_ability, refuse_form};
use crate::questions::prelude::*;
use crate::rules::payment::What;
use crate::rules::would_change;
use crate::table::TRIGGER;
use crate::table::extra::Used;

/// Begins something: what must be chosen and paid comes first.
pub fn begin(look: Sight, seat: Seat, card: CardId, what: What) -> Entry {
    let ability = match what {
        What::Use(place) => Some((slot::ABILITY, Target::Number(i32::from(place)))),
        What::Play | What::Inner => None,
    };
    let answered = look.scope.event.as_deref().map_or(0, crate::Event::id);
    Entry::of(Origin::card(look.state, seat, card), look.book.plan.act).with(ability).with([
        (slot::CARD, look.target(card)),
        (slot::TOP, Target::Number(cost::top_of_discard(look, seat))),
        (slot::ANSWERED, Target::Number(answered as i32)),
    ])
}

/// Whether a player can play an ally, upgrade or support from hand. `MC-TURN-3`
pub fn can_play<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if read.zone(card) != (Zone::Hand, seat) {
        return refuse_card(look, "MC-PLAY-2", "not-in-hand", card);
    }
    match printed.kind {
        Kind::Ally | Kind::Upgrade | Kind::Support => {}
        Kind::Resource => {
            return refuse_card(look, "MC-RESCARD-1", "only-for-resources", card);
        }
        _ => return refuse_card(look, "MC-PLAY-2", "cannot-be-played", card),
    }
    if !in_form(look, seat, printed.form) {
        let key = if printed.form == Some(Form::Hero) { "only-hero-plays" } else { "only-alter-ego-plays" };
        return refuse_form(look, "MC-PLAYRESTRICT-1", key, seat, card);
    }
    can_enter::<W>(look, seat, card)?;
    let costs: &[Cost] = &[];
    cost::can_pay(look, seat, Some(card), What::Play, costs)
}

/// Why something is tried: an action in a turn, an answer to something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// An action, in the own turn or on request.
    Action,
    Interrupt,
    Response,
}

impl Occasion {
    /// The occasion for abilities that players use by choice.
    pub fn of(when: &When) -> Option<Occasion> {
        match when {
            When::Action => Some(Occasion::Action),
            When::Interrupt(_) => Some(Occasion::Interrupt),
            When::Response(_) => Some(Occasion::Response),
            _ => None,
        }
    }
}

/// Whether a player can use an ability, or play an event for it. `MC-TURN-6`
pub fn can_use<W: Why>(look: Sight, occasion: Occasion, seat: Seat, card: CardId, place: i32) -> Result<(), W> {
    let read = reader(look);
    let (zone, holder) = read.zone(card);
    let printed = read.printed(card);
    let ability = usize::try_from(place - 1).ok().and_then(|place| printed.abilities.get(place));
    let Some(ability) = ability.filter(|_| !read.facedown(card)) else {
        return refuse_card(look, "MC-ABILITY-5", "no-such-ability", card);
    };
    let place = place as u8 - 1;
    let from_hand = printed.kind == Kind::Event;
    let lies = match zone {
        Zone::Hand => from_hand && holder == seat,
        Zone::Identity | Zone::Play => !from_hand && holder == seat,
        // Actions on encounter cards in play are anybody's. MC-TURN-6
        Zone::Engaged | Zone::Villain | Zone::Scheme | Zone::Sides | Zone::Attached => ability.when == When::Action,
        _ => false,
    };
    if !lies {
        let rule = match zone {
            Zone::Identity | Zone::Play => "MC-COST-7",
            _ if from_hand => "MC-PLAY-2",
            _ => "MC-ABILITY-2",
        };
        let key = match zone {
            Zone::Hand if holder == seat => "still-in-hand",
            Zone::Identity | Zone::Play => "others-card",
            _ => "not-usable-there",
        };
        return refuse_card(look, rule, key, card);
    }
    let event = look.scope.event.as_deref();
    let mut scope = Scope::new(Origin::card(look.state, seat, card));
    scope.event = event.filter(|_| occasion != Occasion::Action).cloned().map(Box::new);
    if ability.label == Some(Label::Attack) {
        scope.chosen.push((slot::ATTACKING, Target::Number(1)));
    }
    let inner = Look { scope: &scope, ..look };
    in_time::<W>(look, inner, occasion, ability, card, place)?;
    if !in_form(look, seat, ability.form) || !in_form(look, seat, printed.form.filter(|_| from_hand)) {
        return refuse_ability(look, seat, card, ability);
    }
    if !cost::within_limit(look, card, place, ability.limit) {
        let rule = match ability.limit {
            Some(Limit::MaxPerRound(_) | Limit::MaxPerPhase(_)) if from_hand => "MC-MAX-1",
            Some(Limit::MaxPerRound(_) | Limit::MaxPerPhase(_)) => "MC-MAX-2",
            _ => "MC-LIMIT-1",
        };
        let phase = i32::from(matches!(ability.limit, Some(Limit::PerPhase(_) | Limit::MaxPerPhase(_))));
        let phrase = || look.about("limit-reached", card).number("phase", Quantity::new(phase));
        return Err(W::because(|| Reason::with(rule, phrase())));
    }
    if ability.only.as_ref().is_some_and(|only| !inner.holds(only)) {
        return refuse_card(look, "MC-PLAYRESTRICT-1", "restriction-not-met", card);
    }
    cost::can_pay::<W>(inner, seat, Some(card), What::Use(place), &ability.cost)?;
    let node = look.face(card).on(place).map(|found| found.node);
    if node.is_some_and(|node| would_change::lasts_nowhere(inner, node)) {
        return refuse_card(look, "MC-LASTING-5", "lasts-nowhere", card);
    }
    if !node.is_some_and(|node| would_change::would_change(inner, node)) && !pays_off(inner, ability) {
        let rule = if from_hand { "MC-EVENT-3" } else { "MC-ABILITY-3" };
        return refuse_card(look, rule, "nothing-would-change", card);
    }
    Ok(())
}

/// Effects that hang on what is paid: counters for X, threat for cards discarded.
fn pays_off(look: Sight, ability: &Ability) -> bool {
    let read = reader(look);
    let by_discarded = |effect: &Effect<Champions>| match effect {
        Effect::Do(Verb::RemoveThreat(num, _)) => {
            num.of == Some(Of::Discarded) && read.schemes().any(|scheme| removable(look, scheme))
        }
        Effect::Do(Verb::Damage(num, _)) => num.of == Some(Of::Discarded),
        _ => false,
    };
    ability.cost.iter().any(|cost| match cost {
        Cost::SpendX(_) | Cost::PayFor(_) => true,
        Cost::DiscardCards(..) => ability.effect.iter().any(by_discarded),
        _ => false,
    })
}

/// Whether it is the time of an ability.
fn in_time<W: Why>(
    look: Sight,
    inner: Sight,
    occasion: Occasion,
    ability: &Ability,
    card: CardId,
    place: u8,
) -> Result<(), W> {
    let (rule, key) = match (&ability.when, occasion) {
        (When::Action, Occasion::Action) => return Ok(()),
        (When::Interrupt(pattern), Occasion::Interrupt) | (When::Response(pattern), Occasion::Response) => {
            let Some(event) = inner.scope.event.as_deref() else {
                return not_the_moment(look, "MC-TRIGCOND-1", card, place);
            };
            if !event.matches(inner, pattern, occasion == Occasion::Response) {
                return not_the_moment(look, "MC-TRIGCOND-1", card, place);
            }
            let this = look.state.refer(card);
            let again = |used: &Used| {
                used.answered == event.id() && used.answered != 0 && used.card == this && used.ability == place
            };
            if look.state.extra.used.iter().any(again) {
                return refuse_card(look, "MC-INTERRUPT-1", "used-already", card);
            }
            return Ok(());
        }
        (When::Action, _) => ("MC-ACTION-1", "actions-in-turns"),
        (When::Interrupt(_), _) => return not_the_moment(look, "MC-INTERRUPT-1", card, place),
        (When::Response(_), _) => return not_the_moment(look, "MC-RESPONSE-1", card, place),
        (When::Resource, _) => ("MC-RESABILITY-1", "only-while-paying"),
        (When::Special, _) => ("MC-SPECIAL-1", "only-when-told"),
        _ => ("MC-TRIGGERED-1", "by-the-game-itself"),
    };
    refuse_card(look, rule, key, card)
}

/// No, since what an ability waits for is not happening. `MC-TRIGCOND-1`
fn not_the_moment<W: Why>(look: Sight, rule: &'static str, card: CardId, place: u8) -> Result<(), W> {
    let trigger = Fact::Part(look.state.card(card).face, TRIGGER + place);
    Err(W::because(|| Reason::with(rule, look.about("not-the-moment", card).fact("trigger", trigger))))
}

/// The one card that an ability can be aimed at, if there is just one: it is taken unasked.
pub fn sole_target(look: Sight, card: CardId, place: u8) -> Option<CardId> {
    let (zone, holder) = reader(look).zone(card);
    let seat = if matches!(zone, Zone::Hand | Zone::Identity | Zone::Play) { holder } else { look.you() };
    let mut scope = Scope::new(Origin::card(look.state, seat, card));
    scope.event = look.scope.event.clone();
    aimed_at(Look { scope: &scope, ..look }, look.face(card).on(place)?.node).flatten()
}

/// The one card that a card can be attached to as it is played, if there is just one.
pub fn sole_host(look: Sight, card: CardId) -> Option<CardId> {
    reader(look).printed(card).attach.as_ref()?;
    let scope = Scope::new(Origin::card(look.state, reader(look).zone(card).1, card));
    let look = Look { scope: &scope, ..look };
    let mut hosts = in_play(look).into_iter().filter(|host| can_host::<()>(look, card, *host).is_ok());
    hosts.next().filter(|_| hosts.next().is_none())
}

/// What the first choice of an effect comes to: nothing if it has none, or several cards to choose from.
fn aimed_at(look: Sight, node: NodeId) -> Option<Option<CardId>> {
    match look.book.tree.get(node) {
        Node::All(parts) => parts.iter().find_map(|part| aimed_at(look, *part)),
        Node::If { test, then, otherwise } => aimed_at(look, if look.holds(test) { *then } else { *otherwise }),
        Node::Choose(choosing) => match &choosing.pick {
            Pick::Cards(pick) if choosing.word == word::TARGET && choosing.most == 1 => {
                let mut found = Vec::new();
                let _ = look.each_card(pick, |card| {
                    found.push(card);
                    ControlFlow::Continue(())
                });
                Some(if let [only] = found[..] { Some(only) } else { None })
            }
            _ => Some(None),
        },
        _ => None,
    }
}

/// Whether a character can use a basic power at all. `MC-DASH-1`
pub fn can_use_power<W: Why>(look: Sight, seat: Seat, card: CardId, power: Power) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let (zone, holder) = read.zone(card);
    let own = matches!(zone, Zone::Identity | Zone::Play) && holder == seat;
    if !own || !(printed.kind.is_identity() || printed.kind == Kind::Ally) {
        return refuse_card(look, "MC-CONTROL-3", "not-your-character", card);
    }
    let form = if power == Power::Recover { Kind::AlterEgo } else { Kind::Hero };
    if printed.kind.is_identity() && printed.kind != form {
        let rule = if power == Power::Recover { "MC-RECOVER-1" } else { "MC-TURN-4" };
        let key = if power == Power::Recover { "only-alter-ego-recovers" } else { "only-hero-attacks" };
        return refuse_form(look, rule, key, seat, card);
    }
    let value = match power {
        Power::Attack => printed.attack,
        Power::Thwart => printed.thwart,
        Power::Recover => printed.recover,
    };
    if value.is_none() {
        return refuse_card(look, "MC-DASH-1", "no-such-power", card);
    }
    if read.exhausted(card) {
        let rule = match (power, printed.kind) {
            (_, Kind::Ally) => "MC-ALLY-3",
            (Power::Attack, _) => "MC-ATTACK-2",
            (Power::Thwart, _) => "MC-THWART-2",
            (Power::Recover, _) => "MC-RECOVER-2",
        };
        return refuse_card(look, rule, "is-exhausted", card);
    }
    Ok(())
}

/// The basic powers that are used in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    Attack,
    Thwart,
    Recover,
}
