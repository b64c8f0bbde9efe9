//! What may be played and used, and how it begins. `MC-INITIATE-1`

use kernel::effect::tree::{Effect, Slot};
use kernel::phrase::Phrase;
use kernel::refusal::{Reason, Why};
use kernel::resolve::event::Entry;
use kernel::resolve::look::Look;
use kernel::resolve::scope::{Origin, Scope, Target};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::Champions;
use crate::language::{Ability, Cost, Form, Keyword, Kind, Label, Limit, Of, Verb, When, Zone};
use crate::log::about;
use crate::rules::cost;
use crate::rules::event::{Event, What};
use crate::table::reading::{Sight, reader};
use crate::table::slot;
use crate::texts::select::{fits, in_form};
use crate::texts::{patterns, would_change};

/// An ability of the card whose text is being followed.
pub fn ability_at<'a>(look: Sight<'a>, place: u8) -> Option<&'a Ability> {
    let face = look.scope.origin.face?;
    look.book.face(face).printed.abilities.get(usize::from(place))
}

/// The surroundings in which a card's ability is thought through.
pub fn scope_of(look: Sight, seat: Seat, card: CardId, event: Option<&Event>) -> Scope<Champions> {
    let mut scope = Scope::new(Origin::card(look.state, seat, card));
    scope.event = event.map(|event| Box::new(event.clone()));
    scope
}

/// Begins something: what must be chosen and paid comes first.
pub fn begin(look: Sight, seat: Seat, card: CardId, what: What) -> Entry<Champions> {
    let mut entry = Entry::of(Origin::card(look.state, seat, card), look.book.plan.act);
    let code = match what {
        What::Use(place) => i32::from(place) + 1,
        What::Play | What::Inner => 0,
    };
    let top = look.state.zone(Zone::Discard, seat).last();
    let top = top.map_or(-1, |card| i32::from(look.state.card(*card).face.0));
    let answered = look.scope.event.as_deref().map_or(0, Event::id);
    entry.chosen = vec![
        (slot::WHAT, Target::Number(code)),
        (slot::CARD, Target::Card(look.state.refer(card))),
        (slot::TOP, Target::Number(top)),
        (slot::ANSWERED, Target::Number(answered as i32)),
    ];
    entry
}

/// Whether a player can play an ally, upgrade or support from hand. `MC-TURN-3`
pub fn can_play<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if read.zone(card) != (Zone::Hand, seat) {
        return Err(W::because(|| Reason::with("MC-PLAY-2", about("not-in-hand", look, card))));
    }
    match printed.kind {
        Kind::Ally | Kind::Upgrade | Kind::Support => {}
        Kind::Resource => {
            return Err(W::because(|| Reason::with("MC-RESCARD-1", about("only-for-resources", look, card))));
        }
        _ => return Err(W::because(|| Reason::with("MC-PLAY-2", about("cannot-be-played", look, card)))),
    }
    if !in_form(look, seat, printed.form) {
        return Err(W::because(|| Reason::with("MC-PLAYRESTRICT-1", about("wrong-form", look, card))));
    }
    can_enter::<W>(look, seat, card)?;
    let costs: &[Cost] = &[];
    cost::can_pay(look, seat, Some(card), What::Play, costs)
}

/// Whether a card could enter play under some player's control: unique, limits, something to be attached to.
pub fn can_enter<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    unique::<W>(look, card)?;
    if printed.any_control {
        let open = |seat| room::<()>(look, seat, card).is_ok();
        if !read.order().any(open) {
            return room(look, seat, card);
        }
    } else {
        room::<W>(look, seat, card)?;
    }
    if let Some(filter) = &printed.attach {
        let scope = scope_of(look, seat, card, None);
        let look = Look { scope: &scope, ..look };
        if !crate::texts::select::in_play(look).into_iter().any(|host| can_host::<()>(look, card, host).is_ok()) {
            let none = crate::texts::select::fitting(look, filter).is_empty();
            let rule = if none { "MC-ATTACHTO-1" } else { "MC-MAX-5" };
            return Err(W::because(|| Reason::with(rule, about("nothing-to-attach-to", look, card))));
        }
    }
    Ok(())
}

/// Whether a card can be attached to another. `MC-ATTACHTO-5`
pub fn can_host<W: Why>(look: Sight, card: CardId, host: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let Some(filter) = &printed.attach else {
        return Err(W::because(|| Reason::with("MC-ATTACHTO-1", about("not-what-the-card-asks", look, host))));
    };
    fits::<W>(look, filter, host)?;
    if let Some(most) = printed.max_per_host {
        let title = read.title(card);
        let same = read.attached_to(host).into_iter().filter(|other| read.title(*other) == title).count();
        if same >= usize::from(most) {
            return Err(W::because(|| Reason::with("MC-MAX-5", about("already-attached", look, host))));
        }
    }
    Ok(())
}

/// The players together have one copy of each unique card in play, by title and subtitle. `MC-UNIQUE-1`
pub fn unique<W: Why>(look: Sight, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    if !printed.unique {
        return Ok(());
    }
    let own = person(look, card);
    for seat in (0..look.state.places.len() as u8).map(Seat) {
        for zone in [Zone::Identity, Zone::Play] {
            for &other in look.state.zone(zone, seat) {
                let same = || {
                    let (title, name) = person(look, other);
                    // A subtitle is another name. MC-UNIQUE-3 MC-UNIQUE-4
                    title == own.0 && (own.1.is_none() || name.is_none() || own.1 == name)
                };
                if other != card && read.printed(other).unique && same() {
                    return Err(W::because(|| Reason::with("MC-UNIQUE-1", about("unique-in-play", look, other))));
                }
            }
        }
    }
    Ok(())
}

/// Who a card shows: its title, and the subtitle or alter-ego if there is one. An identity is the same person in either
/// form. `MC-SUBTITLE-1`
fn person<'a>(look: Sight<'a>, card: CardId) -> (&'a str, Option<&'a str>) {
    let face = look.face(card);
    let back = face.printed.back.as_deref().and_then(|back| look.book.find(back)).map(|back| look.book.face(back));
    match (face.printed.kind, back) {
        (Kind::Hero, Some(back)) => (&face.name.en, Some(&back.name.en)),
        (Kind::AlterEgo, Some(back)) => (&back.name.en, Some(&face.name.en)),
        _ => (&face.name.en, face.printed.subtitle.as_ref().map(|subtitle| subtitle.en.as_str())),
    }
}

/// Whether a player may control one more such card. `MC-ALLYLIMIT-1` `MC-MAX-5`
pub fn room<W: Why>(look: Sight, seat: Seat, card: CardId) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let own = look.state.zone(Zone::Play, seat);
    if printed.kind == Kind::Ally
        && !look.state.extra.options.discard_down
        && read.allies(seat).count() as i32 >= read.ally_limit(seat)
    {
        return Err(W::because(|| Reason::with("MC-ALLYLIMIT-1", Phrase::new("too-many-allies").seat("seat", seat))));
    }
    if let Some(most) = printed.max_per_player {
        let title = read.title(card);
        if own.iter().filter(|other| read.title(**other) == title).count() >= usize::from(most) {
            return Err(W::because(|| Reason::with("MC-MAX-5", about("max-per-player", look, card))));
        }
    }
    Ok(())
}

/// Why something is tried: an action in a turn, an answer to something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// An action, in the own turn or on request.
    Action,
    /// An interrupt.
    Interrupt,
    /// A response.
    Response,
}

/// Whether a player can use an ability, or play an event for it. `MC-TURN-6`
pub fn can_use<W: Why>(look: Sight, occasion: Occasion, seat: Seat, card: CardId, place: i32) -> Result<(), W> {
    let read = reader(look);
    let (zone, holder) = read.zone(card);
    let printed = read.printed(card);
    let ability = usize::try_from(place - 1).ok().and_then(|place| printed.abilities.get(place));
    let Some(ability) = ability.filter(|_| !read.facedown(card)) else {
        return Err(W::because(|| Reason::with("MC-ABILITY-5", about("no-such-ability", look, card))));
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
        return Err(W::because(|| Reason::with(rule, about("not-usable-there", look, card))));
    }
    let event = look.scope.event.as_deref();
    let mut scope = scope_of(look, seat, card, if occasion == Occasion::Action { None } else { event });
    if ability.label == Some(Label::Attack) {
        scope.chosen.push((slot::ATTACKING, Target::Number(1)));
    }
    let inner = Look { scope: &scope, ..look };
    in_time::<W>(look, inner, occasion, ability, card, place)?;
    if !in_form(look, seat, ability.form) || !in_form(look, seat, printed.form.filter(|_| from_hand)) {
        return Err(W::because(|| Reason::with("MC-TRIGGERED-2", about("wrong-form", look, card))));
    }
    if !cost::within_limit(look, card, place, ability.limit) {
        let rule = match ability.limit {
            Some(Limit::MaxPerRound(_) | Limit::MaxPerPhase(_)) if from_hand => "MC-MAX-1",
            Some(Limit::MaxPerRound(_) | Limit::MaxPerPhase(_)) => "MC-MAX-2",
            _ => "MC-LIMIT-1",
        };
        return Err(W::because(|| Reason::with(rule, about("limit-reached", look, card))));
    }
    if ability.only.as_ref().is_some_and(|only| !inner.holds(only)) {
        return Err(W::because(|| Reason::with("MC-PLAYRESTRICT-1", about("restriction-not-met", look, card))));
    }
    cost::can_pay::<W>(inner, seat, Some(card), What::Use(place), &ability.cost)?;
    let node = look.face(card).on(place).map(|found| found.node);
    if node.is_some_and(|node| would_change::lasts_nowhere(inner, node)) {
        return Err(W::because(|| Reason::with("MC-LASTING-5", about("lasts-nowhere", look, card))));
    }
    if !node.is_some_and(|node| would_change::stirs(inner, node)) && !pays_off(inner, ability) {
        let rule = if from_hand { "MC-EVENT-3" } else { "MC-ABILITY-3" };
        return Err(W::because(|| Reason::with(rule, about("nothing-would-change", look, card))));
    }
    Ok(())
}

/// Effects that hang on what is paid: counters for X, threat for cards discarded.
fn pays_off(look: Sight, ability: &Ability) -> bool {
    let read = reader(look);
    let by_discarded = |effect: &Effect<Champions>| match effect {
        Effect::Do(Verb::RemoveThreat(num, _)) => {
            num.of == Some(Of::Discarded) && read.schemes().any(|scheme| crate::texts::select::removable(look, scheme))
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
                return Err(W::because(|| Reason::with("MC-TRIGCOND-1", about("not-the-moment", look, card))));
            };
            if !patterns::answers(inner, pattern, event, occasion == Occasion::Response) {
                return Err(W::because(|| Reason::with("MC-TRIGCOND-1", about("not-the-moment", look, card))));
            }
            let this = look.state.refer(card);
            let again = |used: &crate::table::extra::Used| {
                used.answered == event.id() && used.answered != 0 && used.card == this && used.ability == place
            };
            if look.state.extra.used.iter().any(again) {
                return Err(W::because(|| Reason::with("MC-INTERRUPT-1", about("used-already", look, card))));
            }
            return Ok(());
        }
        (When::Action, _) => ("MC-ACTION-1", "actions-in-turns"),
        (When::Interrupt(_), _) => ("MC-INTERRUPT-1", "not-the-moment"),
        (When::Response(_), _) => ("MC-RESPONSE-1", "not-the-moment"),
        (When::Resource, _) => ("MC-RESABILITY-1", "only-while-paying"),
        (When::Special, _) => ("MC-SPECIAL-1", "only-when-told"),
        _ => ("MC-TRIGGERED-1", "by-the-game-itself"),
    };
    Err(W::because(|| Reason::with(rule, about(key, look, card))))
}

/// The cards whose cost can be paid for an effect, in any player's discard pile.
pub fn each_pay_target(look: Sight, seat: Seat, cost: &Cost, mut out: impl FnMut(CardId)) {
    let paying = look.scope.origin.this.card;
    for owner in (0..look.state.places.len() as u8).map(Seat) {
        for &card in look.state.zone(Zone::Discard, owner) {
            if can_pay_for::<()>(look, seat, cost, card, paying).is_ok() {
                out(card);
            }
        }
    }
}

/// Whether the printed cost of a card in a discard pile can be paid, and the card put into play.
pub fn can_pay_for<W: Why>(look: Sight, seat: Seat, cost: &Cost, card: CardId, paying: CardId) -> Result<(), W> {
    let read = reader(look);
    if read.zone(card).0 != Zone::Discard || !cost::fits_cost(look, cost, card) {
        return Err(W::because(|| Reason::with("MC-PLAYRESTRICT-2", about("not-what-the-card-asks", look, card))));
    }
    can_enter::<W>(look, seat, card)?;
    let what = cost::what(look);
    let mut charge = cost::charge(look, seat, paying, what, &[], None);
    charge.any += i32::from(read.printed(card).cost.unwrap_or(0));
    cost::can_generate(look, seat, paying, what, charge)
}

/// Whether a character can use a basic power at all. `MC-DASH-1`
pub fn can_use_power<W: Why>(look: Sight, seat: Seat, card: CardId, power: Power) -> Result<(), W> {
    let read = reader(look);
    let printed = read.printed(card);
    let (zone, holder) = read.zone(card);
    let own = matches!(zone, Zone::Identity | Zone::Play) && holder == seat;
    if !own || !(printed.kind.is_identity() || printed.kind == Kind::Ally) {
        return Err(W::because(|| Reason::with("MC-CONTROL-3", about("not-your-character", look, card))));
    }
    let form = if power == Power::Recover { Kind::AlterEgo } else { Kind::Hero };
    if printed.kind.is_identity() && printed.kind != form {
        let rule = if power == Power::Recover { "MC-RECOVER-1" } else { "MC-TURN-4" };
        return Err(W::because(|| Reason::with(rule, about("wrong-form", look, card))));
    }
    let value = match power {
        Power::Attack => printed.attack,
        Power::Thwart => printed.thwart,
        Power::Recover => printed.recover,
    };
    if value.is_none() {
        return Err(W::because(|| Reason::with("MC-DASH-1", about("no-such-power", look, card))));
    }
    if read.exhausted(card) {
        let rule = match (power, printed.kind) {
            (_, Kind::Ally) => "MC-ALLY-3",
            (Power::Attack, _) => "MC-ATTACK-2",
            (Power::Thwart, _) => "MC-THWART-2",
            (Power::Recover, _) => "MC-RECOVER-2",
        };
        return Err(W::because(|| Reason::with(rule, about("is-exhausted", look, card))));
    }
    Ok(())
}

/// The basic powers that are used in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Power {
    Attack,
    Thwart,
    Recover,
}

/// Whether a player has changed form by choice this round. `MC-FORM-2`
pub fn has_changed(look: Sight, seat: Seat) -> bool {
    look.state.extra.changed & (1 << seat.0) != 0
}

/// The other form.
pub fn other(form: Form) -> Form {
    match form {
        Form::Hero => Form::AlterEgo,
        Form::AlterEgo => Form::Hero,
    }
}

/// Whether a card has a keyword that counts uses. `MC-USES-3`
pub fn is_used_up(look: Sight, card: CardId) -> bool {
    let read = reader(look);
    let uses = read.printed(card).keywords.iter().any(|keyword| matches!(keyword, Keyword::Uses(..)));
    uses && look.state.counters.get(card, crate::COUNTER) == 0
}

/// Where a chosen thing of a cost is kept.
pub const PAY_TARGET: Slot = crate::language::Name::Target.slot();
