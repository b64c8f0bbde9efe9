//! Using an ability, once it has been paid for: it counts against limits, counts as an attack, is followed, is over.
//! `MC-INITIATE-1`

use crate::rules::prelude::*;
use crate::rules::waiting;
use crate::rules::would_change::would_change;
use crate::table::extra::Used;

/// An ability is used.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Used { card: CardRef, face: FaceId, ability: u8, answered: u32, limited: bool, phase: bool },
}

impl Answerable for Event {}

impl Chapter<Champions> for Event {
    fn apply(&self, state: &mut State, _: &Book) -> Outcome {
        let Event::Used { card, face, ability, answered, limited, phase } = *self;
        state.extra.used.push(Used { card, face, ability, answered, limited, phase });
        Outcome::Done
    }

    fn describe(&self, _: Sight) -> Option<Phrase> {
        None
    }
}

/// What a card says for an occasion, to be followed by a player.
pub fn on_occasion(book: &Book, state: &State, card: CardId, seat: Seat, occasion: u8) -> Option<Entry> {
    let found = book.face(state.card(card).face).on(occasion)?;
    Some(Entry::of(Origin::card(state, seat, card), found.node))
}

/// An ability of the card whose text is being followed.
pub fn ability_at(look: Sight<'_>, place: u8) -> Option<&Ability> {
    look.book.face(look.scope.origin.face?).printed.abilities.get(usize::from(place))
}

/// The ability that is being used in a scope.
pub fn current_ability(look: Sight<'_>) -> Option<&Ability> {
    ability_at(look, current_place(look)?)
}

/// Its place among the abilities of its card.
pub fn current_place(look: Sight) -> Option<u8> {
    look.scope.number_in(slot::ABILITY).map(|place| place as u8)
}

/// Whether a limit is one of the phase; otherwise it is one of the round.
pub fn is_per_phase(limit: Option<Limit>) -> bool {
    matches!(limit, Some(Limit::PerPhase(_) | Limit::MaxPerPhase(_)))
}

/// Damage that follows is damage of an attack, if the ability is one.
pub fn mark_attack(look: Sight) -> Proposal {
    match current_ability(look).and_then(|ability| ability.label) {
        Some(Label::Attack) => Proposal::fill(slot::ATTACKING, Target::Number(1)),
        _ => Proposal::Nothing,
    }
}

/// A use counts against limits and answers what it answers only once. `MC-LIMIT-2`
pub fn count_use(look: Sight) -> Proposal {
    let (Some(ability), Some(place), Some(face)) = (current_ability(look), current_place(look), look.scope.origin.face)
    else {
        return Proposal::Nothing;
    };
    let answered = look.scope.number_in(slot::ANSWERED).unwrap_or(0) as u32;
    let (limited, phase) = (ability.limit.is_some(), is_per_phase(ability.limit));
    let used = Event::Used { card: look.scope.origin.this, face, ability: place, answered, limited, phase };
    Proposal::maybe((limited || answered != 0).then_some(used))
}

/// A labelled ability counts as attacking, thwarting or defending. `MC-ATTACK-4` `MC-THWART-4` `MC-DEFEND-2`
pub fn initiate(look: Sight) -> Proposal {
    let read = reader(look);
    let seat = look.you();
    let Some(identity) = read.identity(seat) else { return Proposal::Nothing };
    let by = look.state.refer(identity);
    let begins = |kind| Proposal::one(powers::Event::Begins { kind, by, seat, targets: Vec::new(), basic: false });
    match current_ability(look).and_then(|ability| ability.label) {
        Some(Label::Attack) => begins(ActivationKind::Attack),
        Some(Label::Thwart) => begins(ActivationKind::Thwart),
        Some(Label::Defense) => match look.state.extra.enemy_activation() {
            Some(activation)
                if activation.kind == ActivationKind::EnemyAttack && !activation.defended && read.is_hero(seat) =>
            {
                Proposal::one(activation::Event::Defend { card: identity, seat, exhausts: false })
            }
            _ => Proposal::Nothing,
        },
        None => Proposal::Nothing,
    }
}

/// Whether the ability goes on: a stunned or confused character has only lost the status card. `MC-R2`
pub fn goes_on(look: Sight) -> bool {
    let label = current_ability(look).and_then(|ability| ability.label);
    !matches!(label, Some(Label::Attack | Label::Thwart))
        || look.state.extra.activations.last().is_some_and(|activation| activation.made)
}

/// The ability's effect.
pub fn follow(look: Sight) -> Proposal {
    let found =
        look.scope.origin.face.zip(current_place(look)).and_then(|(face, place)| look.book.face(face).on(place));
    found.map_or(Proposal::Nothing, |found| Proposal::Enter(Entry::here(found.node)))
}

/// An event goes to its owner's discard pile; a card without uses left, too. `MC-EVENT-1` `MC-USES-3`
pub fn finish(look: Sight) -> Proposal {
    let read = reader(look);
    let over = |card: &CardId| match read.zone(*card).0 {
        Zone::Played => true,
        Zone::Play => is_used_up(read, *card),
        _ => false,
    };
    leave(look.this().filter(over).into_iter().collect(), Exit::Discard)
}

/// Whether a card whose uses are counted has none left. `MC-USES-3`
pub fn is_used_up(read: Reader, card: CardId) -> bool {
    let uses = read.printed(card).keywords.iter().any(|keyword| matches!(keyword, Keyword::Uses(..)));
    uses && read.state.counters.get(card, COUNTER) == 0
}

/// Upgrades with Special abilities are noted. `MC-SPECIAL-1`
pub fn note_specials(look: Sight, wanted: Trait) -> Proposal {
    let read = reader(look);
    let special = |card: &&CardId| {
        let printed = read.printed(**card);
        printed.kind == Kind::Upgrade
            && read.has_trait(**card, wanted)
            && printed.abilities.iter().any(|ability| ability.when == When::Special)
    };
    let own = look.state.zone(Zone::Play, look.you()).iter().filter(special);
    Proposal::Fill(own.map(|card| (slot::SPECIALS, look.target(*card))).collect())
}

/// The Special ability of a card as it would be resolved now, if it could change anything. `MC-ABILITY-3`
pub fn special(look: Sight, card: CardId) -> Option<Entry> {
    let abilities = &reader(look).printed(card).abilities;
    let place = abilities.iter().position(|ability| ability.when == When::Special)?;
    let last = waiting(look, slot::SPECIALS).is_empty().then_some((slot::FINAL, Target::Number(1)));
    let entry = Entry::of(Origin::card(look.state, look.you(), card), look.book.plan.resolve);
    let entry = entry.with([(slot::ABILITY, Target::Number(place as i32))]).with(last);
    let attack = abilities[place].label == Some(Label::Attack);
    let marks = attack.then_some((slot::ATTACKING, Target::Number(1)));
    let scope = Scope { chosen: entry.chosen.iter().copied().chain(marks).collect(), ..Scope::new(entry.origin?) };
    let node = look.face(card).on(place as u8)?.node;
    would_change(Look { scope: &scope, ..look }, node).then_some(entry)
}

/// The chosen Special ability is resolved; the last one knows that it is. `MC-SPECIAL-1`
pub fn next_special(look: Sight) -> Proposal {
    let Some(Target::Card(next)) = look.scope.in_slot(slot::ACTED).last() else { return Proposal::Nothing };
    let entry = look.state.still(next).and_then(|card| special(look, card));
    entry.map_or(Proposal::Nothing, Proposal::Enter)
}

/// The rest of them, if any are left.
pub fn more_specials(look: Sight) -> Proposal {
    let more = !waiting(look, slot::SPECIALS).is_empty();
    if more { Proposal::Enter(Entry::here(look.book.plan.specials)) } else { Proposal::Nothing }
}
