//! Conditions and keywords: Unify, Dominion, Inspire, Echo, thresholds, and the cards they look for.

use kernel::effect::compile::Compiler;
use kernel::effect::node::{Answer, Chooser, Choosing, Law, Listener, Node, NodeId};
use kernel::effect::tree::{Called, CardPick, Condition, Pick, Slot, Until, Uses, Whose};
use kernel::quantity::Quantity;
use kernel::refusal::{Reason, Why};
use kernel::table::cards::CardId;
use kernel::table::seats::Seat;

use crate::language::{Destination, Faction, Filter, Kind, Pattern, Resource, Rewrite, Rule, Tally, Test, Verb, Zone};
use crate::{Played, Shards, Sight, is_of, occasion, word};

/// Whether a condition holds now, with nothing shown.
pub fn test(look: Sight, test: &Test) -> bool {
    let (state, you) = (look.state, look.you());
    match test {
        Test::Mastery(least) => state.gauge(you, Resource::Mastery) >= Quantity::new(i32::from(*least)),
        Test::Health(exactly) => state.gauge(you, Resource::Health) == Quantity::new(i32::from(*exactly)),
        Test::Unify(faction) => {
            let this = look.scope.origin.this;
            played(look).iter().any(|played| {
                let printed = &look.book.face(played.face).printed;
                played.card != this && printed.kind.is_ally() && is_of(printed, *faction)
            })
        }
        Test::Dominion(factions) => factions.iter().all(|faction| played_of(look, *faction)),
        Test::PlayedOf(faction) => played_of(look, *faction),
        Test::CanShow(factions) => factions.iter().all(|faction| played_of(look, *faction) || holds_of(look, *faction)),
        Test::Inspire => count(look, you, |kind, _| kind == Kind::Champion) > 0,
        Test::Echo(faction) => tally(look, &Tally::Discarded(*faction)) > 0,
        Test::Champions(faction, least) => tally(look, &Tally::Champions(*faction)) >= i32::from(*least),
        Test::InPlay(slug) => state.zone(Zone::Play, you).iter().any(|&card| look.face(card).slug == *slug),
        Test::CanAttack => {
            state.gauge(you, Resource::Power) > Quantity::ZERO && crate::legal::attackable(look).next().is_some()
        }
        Test::Attacked(slot) => look
            .scope
            .seat_in(*slot)
            .is_some_and(|seat| state.extra.attack.iter().any(|assigned| assigned.seat == seat && assigned.power > 0)),
    }
}

/// Whether a condition could be met, with cards shown from hand if need be.
pub fn provable(look: Sight, wanted: &Test) -> bool {
    match wanted {
        Test::Unify(faction) => {
            test(look, wanted)
                || look.state.zone(Zone::Hand, look.you()).iter().any(|&card| {
                    let printed = &look.face(card).printed;
                    printed.kind.is_ally() && is_of(printed, *faction)
                })
        }
        Test::Dominion(factions) => test(look, &Test::CanShow(factions.clone())),
        other => test(look, other),
    }
}

/// The cards you have played this turn.
fn played<'a>(look: Sight<'a>) -> &'a [Played] {
    if look.state.extra.active == look.you() { &look.state.extra.played } else { &[] }
}

fn played_of(look: Sight, faction: Faction) -> bool {
    played(look).iter().any(|played| is_of(&look.book.face(played.face).printed, faction))
}

fn holds_of(look: Sight, faction: Faction) -> bool {
    look.state.zone(Zone::Hand, look.you()).iter().any(|&card| is_of(&look.face(card).printed, faction))
}

fn count(look: Sight, seat: Seat, fits: impl Fn(Kind, Option<Faction>) -> bool) -> i32 {
    let cards = look.state.zone(Zone::Play, seat).iter();
    cards.filter(|&&card| fits(look.face(card).printed.kind, look.face(card).printed.faction)).count() as i32
}

/// How many there are of what is counted.
pub fn tally(look: Sight, tally: &Tally) -> i32 {
    let you = look.you();
    match tally {
        Tally::Champions(faction) => count(look, you, |kind, of| kind == Kind::Champion && of == Some(*faction)),
        Tally::AlliesPlayed(faction) => {
            let allies = played(look).iter().map(|played| &look.book.face(played.face).printed);
            allies.filter(|printed| printed.kind.is_ally() && is_of(printed, *faction)).count() as i32
        }
        Tally::Discarded(faction) => {
            let cards = look.state.zone(Zone::Discard, you).iter();
            cards.filter(|&&card| is_of(&look.face(card).printed, *faction)).count() as i32
        }
    }
}

/// Whether a card is what a text speaks of.
pub fn fits<W: Why>(look: Sight, filter: &Filter, card: CardId) -> Result<(), W> {
    let face = look.face(card);
    let printed = &face.printed;
    let is_played = || played(look).iter().any(|played| played.card == look.state.refer(card));
    let fits = match filter {
        Filter::Any => true,
        Filter::AnyChampion => printed.kind == Kind::Champion,
        Filter::AnotherChampion => printed.kind == Kind::Champion && look.this() != Some(card),
        Filter::AnyMercenary => printed.kind == Kind::Mercenary,
        Filter::Of(faction) | Filter::Shown(faction) => is_of(printed, *faction),
        Filter::Champion(faction) => printed.kind == Kind::Champion && is_of(printed, *faction),
        Filter::CostAtMost(most) => printed.cost.is_some_and(|cost| cost <= *most),
        Filter::PlayedNonChampion => {
            // A copied text that copies may not pick one that copies: chains of copies must end.
            let endless = look.scope.origin.copied && face.on(occasion::PLAY).is_some_and(|found| found.copies);
            printed.kind.is_ally() && look.this() != Some(card) && is_played() && !endless
        }
        Filter::PlayedAlly(faction) => printed.kind.is_ally() && is_of(printed, *faction) && is_played(),
        Filter::Companion(faction) => printed.kind.is_ally() && is_of(printed, *faction) && look.this() != Some(card),
        Filter::Shield => printed.shield.is_some(),
    };
    match (fits, filter) {
        (true, _) => Ok(()),
        (false, Filter::Shield) => Err(W::because(|| Reason::new("SOI-SHIELD-3", "no-shield"))),
        (false, Filter::Companion(_)) => Err(W::because(|| Reason::new("SOI-UNION-1", "not-what-the-card-asks"))),
        (false, Filter::Shown(_)) => Err(W::because(|| Reason::new("SOI-REVEAL-1", "not-what-the-card-asks"))),
        (false, _) => Err(W::because(|| Reason::new("SOI-PLAY-3", "not-what-the-card-asks"))),
    }
}

/// Looks up the slots of verbs, and unfolds what stands for a tree.
pub fn unfold(verb: &Verb, compiler: &mut Compiler<Shards>) -> Result<Option<NodeId>, String> {
    let found = match verb {
        Verb::LoseMastery(called, number) => Verb::LoseMastery(compiler.called(called)?, *number),
        Verb::Banish(called) => Verb::Banish(compiler.called(called)?),
        Verb::Return(called) => Verb::Return(compiler.called(called)?),
        Verb::Destroy(called) => Verb::Destroy(compiler.called(called)?),
        Verb::RecruitFree(called, tiers) => return recruit_free(&compiler.called(called)?, tiers, compiler).map(Some),
        _ => return Ok(None),
    };
    Ok(Some(compiler.tree.verb(found)))
}

/// A free recruit whose destination depends on mastery: the other destination is a replacement for this one
/// recruit, so that it competes fairly with those of other cards.
fn recruit_free(
    called: &Called,
    tiers: &[(u8, Destination)],
    compiler: &mut Compiler<Shards>,
) -> Result<NodeId, String> {
    let mut redirect = compiler.tree.all([]);
    for (threshold, to) in tiers {
        let way = if *to == Destination::Discard {
            compiler.tree.all([])
        } else {
            let law = Box::new(Law::Listener(Listener {
                when: Pattern::Recruit(Filter::Any),
                answer: Answer::Instead { rewrite: Rewrite::To(*to), optional: false },
                uses: Uses::Next,
            }));
            compiler.tree.add(Node::Last { law, until: Until::Turn, bearer: None })
        };
        let test = Condition::Is(Test::Mastery(*threshold));
        redirect = compiler.tree.add(Node::If { test, then: way, otherwise: redirect });
    }
    let recruit = compiler.tree.verb(Verb::RecruitFree(called.clone(), Vec::new()));
    let refill = compiler.tree.verb(Verb::Rule(Rule::Refill));
    Ok(compiler.tree.all([redirect, recruit, refill]))
}

/// Unify and Dominion ask: what has not been played may be shown from hand.
pub fn unfold_test(
    test: &Test,
    compiler: &mut Compiler<Shards>,
    then: NodeId,
    otherwise: NodeId,
) -> Result<Option<NodeId>, String> {
    Ok(match test {
        Test::Unify(faction) => Some(unify(*faction, compiler, then, otherwise, 0)),
        Test::Dominion(factions) => Some(dominion(factions, compiler, then, otherwise, 0)),
        _ => None,
    })
}

/// A condition without which a champion cannot be activated: whoever activates it shows what is missing.
pub fn demand(test: &Test, compiler: &mut Compiler<Shards>, then: NodeId) -> Result<NodeId, String> {
    let nothing = compiler.tree.all([]);
    Ok(match test {
        Test::Unify(faction) => unify(*faction, compiler, then, nothing, 1),
        Test::Dominion(factions) => dominion(factions, compiler, then, nothing, 1),
        _ => compiler.tree.add(Node::If { test: Condition::Is(test.clone()), then, otherwise: nothing }),
    })
}

fn unify(faction: Faction, compiler: &mut Compiler<Shards>, then: NodeId, otherwise: NodeId, least: u8) -> NodeId {
    let slot = compiler.fresh_slot();
    let choose = show(compiler, Filter::Companion(faction), slot, least);
    let reveal = compiler.tree.verb(Verb::Rule(Rule::Reveal(vec![slot])));
    let shown = compiler.tree.all([reveal, then]);
    let branch = compiler.tree.add(Node::If { test: Condition::Filled(slot), then: shown, otherwise });
    let ask = compiler.tree.all([choose, branch]);
    when(compiler, Test::Unify(faction), then, ask)
}

fn dominion(
    factions: &[Faction],
    compiler: &mut Compiler<Shards>,
    then: NodeId,
    otherwise: NodeId,
    least: u8,
) -> NodeId {
    let slots: Vec<Slot> = factions.iter().map(|_| compiler.fresh_slot()).collect();
    let reveal = compiler.tree.verb(Verb::Rule(Rule::Reveal(slots.clone())));
    let mut next = compiler.tree.all([reveal, then]);
    for (faction, slot) in factions.iter().zip(&slots).rev() {
        let choose = show(compiler, Filter::Shown(*faction), *slot, least);
        let branch = compiler.tree.add(Node::If { test: Condition::Filled(*slot), then: next, otherwise });
        let ask = compiler.tree.all([choose, branch]);
        next = when(compiler, Test::PlayedOf(*faction), next, ask);
    }
    let try_it = when(compiler, Test::CanShow(factions.to_vec()), next, otherwise);
    when(compiler, Test::Dominion(factions.to_vec()), then, try_it)
}

fn when(compiler: &mut Compiler<Shards>, test: Test, then: NodeId, otherwise: NodeId) -> NodeId {
    compiler.tree.add(Node::If { test: Condition::Is(test), then, otherwise })
}

/// Asks for one card of the hand to be shown. It stays unseen until all that is needed has been chosen.
fn show(compiler: &mut Compiler<Shards>, that: Filter, slot: Slot, least: u8) -> NodeId {
    compiler.tree.add(Node::Choose(Box::new(Choosing {
        who: Chooser::You,
        pick: Pick::Cards(CardPick { from: vec![Zone::Hand], whose: Whose::Yours, that }),
        least,
        most: 1,
        slot,
        word: word::REVEAL,
        secret: true,
    })))
}
