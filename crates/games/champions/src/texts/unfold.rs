//! Words that stand for trees: what is chosen is asked first, what is done is measured afterwards.

use kernel::effect::compile::Compiler;
use kernel::effect::node::{Chooser, Choosing, Node, NodeId};
use kernel::effect::tree::{Amount, CardPick, Condition, Effect, Pick, Slot, Until, Whose};
use kernel::notation::{NO, YES};

use crate::language::{Cost, Filter, Is, Measure, Name, Num, Rule, RuleTest, Selection, Test, To, Verb, Zone};
use crate::table::slot;
use crate::{Champions, Moment, word};

type Making<'a, 'b> = &'a mut Compiler<'b, Champions>;

/// The areas where cards are in play.
pub const IN_PLAY: [Zone; 8] =
    [Zone::Villain, Zone::Scheme, Zone::Sides, Zone::Attached, Zone::Identity, Zone::Play, Zone::Engaged, Zone::Drones];

/// The tree that a verb stands for, if it is more than one step.
pub fn unfold(verb: &Verb, compiler: Making) -> Result<Option<NodeId>, String> {
    Ok(Some(match verb {
        Verb::Damage(num, to) => with(compiler, to, &[Is::Hurtable], |to| Verb::Damage(*num, to)),
        Verb::Heal(num, to) => {
            let heal = with(compiler, to, &[Is::Damaged], |to| Verb::Heal(*num, to));
            noted(compiler, heal)
        }
        Verb::HealAll(to) => {
            let heal = with(compiler, to, &[Is::Damaged], Verb::HealAll);
            noted(compiler, heal)
        }
        Verb::MoveDamage(num, from, to) => {
            let elsewhere = Is::NotThose(Box::new(from.clone()));
            with(compiler, to, &[elsewhere, Is::Hurtable], |to| Verb::MoveDamage(*num, from.clone(), to))
        }
        Verb::PutIntoPlay(to) => {
            let (ask, to) = chosen(compiler, to, &[]);
            let note = compiler.tree.verb(Verb::Rule(Rule::NotePut(to.clone())));
            let host = compiler.tree.add(Node::Act(Moment::Host));
            let put = compiler.tree.verb(Verb::PutIntoPlay(to));
            let parts: Vec<NodeId> = ask.into_iter().chain([note, host, put]).collect();
            compiler.tree.all(parts)
        }
        Verb::Threat(num, to) => with(compiler, to, &[], |to| Verb::Threat(*num, to)),
        Verb::RemoveThreat(num, to) => with(compiler, to, &[Is::Removable], |to| Verb::RemoveThreat(*num, to)),
        Verb::Give(status, to) => with(compiler, to, &[Is::Lacks(*status)], |to| Verb::Give(*status, to)),
        Verb::Ready(to) => with(compiler, to, &[Is::Exhausted], Verb::Ready),
        Verb::Exhaust(to) => with(compiler, to, &[Is::Ready], Verb::Exhaust),
        Verb::Discard(to) => {
            let discard = with(compiler, to, &[], Verb::Discard);
            noted(compiler, discard)
        }
        Verb::Remove(to) => with(compiler, to, &[], Verb::Remove),
        Verb::Control(to) => with(compiler, to, &[Is::HasRoom], Verb::Control),
        Verb::DiscardTop(_)
        | Verb::DiscardRandom(_)
        | Verb::EachDiscardsRandom(_)
        | Verb::DiscardFromHand(_)
        | Verb::DiscardEncounter(_)
        | Verb::DiscardUntil(_) => {
            let discard = compiler.tree.verb(verb.clone());
            noted(compiler, discard)
        }
        Verb::DiscardChosen(number) => {
            let ask = choose(
                compiler,
                Chooser::You,
                vec![Zone::Hand],
                Whose::Yours,
                Filter::default(),
                (*number, *number),
                slot::CARDS,
                word::DISCARD,
            );
            let discard = compiler.tree.verb(Verb::Discard(To::At(slot::CARDS)));
            let discard = noted(compiler, discard);
            compiler.tree.all([ask, discard])
        }
        Verb::Select(selection) => select(compiler, selection, false),
        Verb::Search(selection) => select(compiler, selection, true),
        Verb::Attacks(to) => {
            let (ask, to) = chosen(compiler, to, &[]);
            let attack = compiler.tree.verb(Verb::Rule(Rule::Attackers(to)));
            let go = enemies(compiler);
            let parts: Vec<NodeId> = ask.into_iter().chain([attack, go]).collect();
            compiler.tree.all(parts)
        }
        Verb::AttackTheirHeroes(filter) => {
            let attack = compiler.tree.verb(Verb::Rule(Rule::TheirHeroes(filter.clone())));
            let go = enemies(compiler);
            compiler.tree.all([attack, go])
        }
        Verb::Schemes(to) => {
            let (ask, to) = chosen(compiler, to, &[]);
            let scheme = compiler.tree.verb(Verb::Rule(Rule::Schemers(to)));
            let go = enemies(compiler);
            let parts: Vec<NodeId> = ask.into_iter().chain([scheme, go]).collect();
            compiler.tree.all(parts)
        }
        Verb::LookAt(_) => {
            let look = compiler.tree.verb(verb.clone());
            let show = compiler.tree.verb(Verb::Rule(Rule::Show));
            compiler.tree.all([look, show])
        }
        Verb::Drones(num) if num.as_fixed() != Some(1) => {
            let body = compiler.tree.verb(Verb::Drones(Num::fixed(1)));
            compiler.tree.add(Node::Repeat { times: Amount::Measure(Measure(*num)), body })
        }
        Verb::RevealTop(num) if num.as_fixed() != Some(1) => {
            let body = compiler.tree.verb(Verb::RevealTop(Num::fixed(1)));
            compiler.tree.add(Node::Repeat { times: Amount::Measure(Measure(*num)), body })
        }
        Verb::Nemesis => {
            let note = compiler.tree.verb(Verb::Rule(Rule::NoteNemesis));
            let minion = compiler.tree.verb(Verb::Reveal(To::The(Name::Found)));
            let side = compiler.tree.verb(Verb::Reveal(To::At(slot::SIDE)));
            let rest = compiler.tree.verb(Verb::Rule(Rule::ShuffleNemesis));
            compiler.tree.all([note, minion, side, rest])
        }
        Verb::CancelCard => {
            let cancel = compiler.tree.verb(Verb::CancelCard);
            let tick = compiler.tree.verb(Verb::Rule(Rule::Tick));
            compiler.tree.all([cancel, tick])
        }
        Verb::DamageHere => {
            let absorb = compiler.tree.verb(Verb::Rule(Rule::Absorb));
            let instead = compiler.tree.verb(Verb::Instead);
            compiler.tree.all([absorb, instead])
        }
        Verb::TakeAsDamage => {
            let instead = compiler.tree.verb(Verb::Instead);
            let take = compiler.tree.verb(Verb::TakeAsDamage);
            compiler.tree.all([instead, take])
        }
        Verb::Assign(num, filter) => {
            let begin = compiler.tree.verb(Verb::Assign(*num, filter.clone()));
            let ask = compiler.tree.add(Node::Act(Moment::Assign));
            let deal = compiler.tree.verb(Verb::Rule(Rule::Assigned));
            compiler.tree.all([begin, ask, deal])
        }
        Verb::Specials(wanted) => {
            let note = compiler.tree.verb(Verb::Rule(Rule::NoteSpecials(*wanted)));
            let go = specials(compiler);
            compiler.tree.all([note, go])
        }
        Verb::EachPlayer(effects) => {
            let node = compiler.effects(effects)?;
            let body = compiler.tree.verb(Verb::Rule(Rule::As(slot::EACH, node)));
            compiler.tree.add(Node::Each { of: Pick::Seats(Whose::Everyones), slot: slot::EACH, body })
        }
        Verb::APlayer(effects) => {
            let node = compiler.effects(effects)?;
            let ask = compiler.tree.add(Node::Act(Moment::Player(node)));
            let body = compiler.tree.verb(Verb::Rule(Rule::As(slot::PLAYER, node)));
            compiler.tree.all([ask, body])
        }
        Verb::FirstPlayer(effects) => {
            let node = compiler.effects(effects)?;
            let slot = slot::FIRST;
            let note = compiler.tree.verb(Verb::Rule(Rule::NoteFirst(slot)));
            let body = compiler.tree.verb(Verb::Rule(Rule::As(slot, node)));
            compiler.tree.all([note, body])
        }
        Verb::EngagedPlayer(effects) => {
            let node = compiler.effects(effects)?;
            let slot = slot::ENGAGED;
            let note = compiler.tree.verb(Verb::Rule(Rule::NoteEngaged(slot)));
            let body = compiler.tree.verb(Verb::Rule(Rule::As(slot, node)));
            compiler.tree.all([note, body])
        }
        Verb::Pay(costs, effects) => {
            let then = compiler.effects(effects)?;
            pay(compiler, costs, then)
        }
        Verb::MayPay(costs, effects, otherwise) => {
            let then = compiler.effects(effects)?;
            let yes = pay(compiler, costs, then);
            let no = compiler.effects(otherwise)?;
            compiler.tree.add(Node::OneOf { who: Chooser::You, ways: [(YES, yes), (NO, no)].into() })
        }
        Verb::Then(first, second) => {
            let slot = slot::MEASURE;
            let measure = compiler.tree.verb(Verb::Rule(Rule::Measure(slot)));
            let first = compiler.effects(first)?;
            let then = compiler.effects(second)?;
            let otherwise = compiler.tree.all([]);
            let test = Condition::Is(Test::Rule(RuleTest::Done(slot)));
            let rest = compiler.tree.add(Node::If { test, then, otherwise });
            compiler.tree.all([measure, first, rest])
        }
        Verb::AtEnd(term, effects) => {
            let node = compiler.effects(effects)?;
            compiler.tree.verb(Verb::Rule(Rule::Delay(*term, node)))
        }
        Verb::WhileActivating(standing) => {
            let law = Box::new(compiler.law(standing)?);
            let last = compiler.tree.add(Node::Last { law, until: Until::Match, bearer: None });
            let bind = compiler.tree.verb(Verb::Rule(Rule::Bind));
            compiler.tree.all([last, bind])
        }
        _ => return Ok(None),
    }))
}

/// A slot of its own for each choice of a text: the first is called Target, the next Second.
fn compiler_slot(compiler: Making) -> Slot {
    match compiler.fresh_slot() {
        Slot(0) => Name::Target.slot(),
        Slot(1) => Name::Second.slot(),
        Slot(other) => Slot(120 + other),
    }
}

/// Asks for what is to be chosen, if anything is.
fn chosen(compiler: Making, to: &To, also: &[Is]) -> (Vec<NodeId>, To) {
    let (filter, first) = match to {
        To::One(filter) => (filter, false),
        To::First(filter) => (filter, true),
        other => return (Vec::new(), other.clone()),
    };
    let slot = compiler_slot(compiler);
    let mut parts = Vec::new();
    let who = if first {
        parts.push(compiler.tree.verb(Verb::Rule(Rule::NoteFirst(slot::FIRST))));
        Chooser::Of(slot::FIRST)
    } else {
        Chooser::You
    };
    let mut that = filter.clone();
    that.0.extend(also.iter().filter(|is| !filter.0.contains(is)).cloned());
    parts.push(choose(compiler, who, IN_PLAY.to_vec(), Whose::Everyones, that, (1, 1), slot, word::TARGET));
    (parts, To::At(slot))
}

#[allow(clippy::too_many_arguments)]
fn choose(
    compiler: Making,
    who: Chooser,
    from: Vec<Zone>,
    whose: Whose,
    that: Filter,
    (least, most): (u8, u8),
    slot: Slot,
    word: kernel::notation::WordId,
) -> NodeId {
    let pick = Pick::Cards(CardPick { from, whose, that });
    compiler.tree.add(Node::Choose(Box::new(Choosing { who, pick, least, most, slot, word, secret: false })))
}

fn with(compiler: Making, to: &To, also: &[Is], make: impl Fn(To) -> Verb) -> NodeId {
    let (ask, to) = chosen(compiler, to, also);
    let verb = compiler.tree.verb(make(to));
    let parts: Vec<NodeId> = ask.into_iter().chain([verb]).collect();
    compiler.tree.all(parts)
}

fn noted(compiler: Making, node: NodeId) -> NodeId {
    let [fresh, note] = [Rule::Fresh, Rule::Note].map(|rule| compiler.tree.verb(Verb::Rule(rule)));
    compiler.tree.all([fresh, node, note])
}

/// Cards in areas that a text names. Whoever searches looks at all of them first. `MC-SEARCH-1`
fn select(compiler: Making, selection: &Selection, search: bool) -> NodeId {
    let whose = if selection.everyones { Whose::Everyones } else { Whose::Yours };
    let least = if selection.up_to { 0 } else { selection.number };
    let word = if search { word::FIND } else { word::CHOOSE };
    // The name keeps its slot whatever was chosen before.
    let ask = choose(
        compiler,
        Chooser::You,
        selection.from.clone(),
        whose,
        selection.that.clone(),
        (least, selection.number),
        selection.called.slot(),
        word,
    );
    if !search {
        return ask;
    }
    let look = compiler.tree.verb(Verb::Rule(Rule::LookThrough(Box::new(selection.clone()))));
    compiler.tree.all([look, ask])
}

/// Enemies act one after the other, in the order the first player chooses. `MC-R15`
pub fn enemies(compiler: Making) -> NodeId {
    let ask = compiler.tree.add(Node::Act(Moment::NextEnemy));
    let act = compiler.tree.verb(Verb::Rule(Rule::DoEnemy));
    let more = compiler.tree.verb(Verb::Rule(Rule::MoreEnemies));
    compiler.tree.all([ask, act, more])
}

/// Special abilities one after the other, in the order the player chooses.
fn specials(compiler: Making) -> NodeId {
    let ask = compiler.tree.add(Node::Act(Moment::NextSpecial));
    let act = compiler.tree.verb(Verb::Rule(Rule::DoSpecial));
    let more = compiler.tree.verb(Verb::Rule(Rule::MoreSpecials));
    compiler.tree.all([ask, act, more])
}

/// A cost inside a text: what must be chosen, what is due, what follows once it is paid.
fn pay(compiler: Making, costs: &[Cost], then: NodeId) -> NodeId {
    let cost = compiler.tree.verb(Verb::Rule(Rule::InnerCost(costs.into())));
    let parts = [Rule::Inner(cost), Rule::CostChoices].map(|rule| compiler.tree.verb(Verb::Rule(rule)));
    let ask = compiler.tree.add(Node::Act(Moment::Pay));
    let paid = compiler.tree.verb(Verb::Rule(Rule::PaidInner(then)));
    let all = compiler.tree.all(parts.into_iter().chain([ask, paid]));
    let otherwise = compiler.tree.all([]);
    compiler.tree.add(Node::If { test: Condition::Is(Test::Rule(RuleTest::Payable(cost, then))), then: all, otherwise })
}

/// The effects of a text that only a labelled ability changes: an attack can only be aimed at what can be attacked.
pub fn aim(effects: &[Effect<Champions>]) -> Vec<Effect<Champions>> {
    effects.iter().map(aim_one).collect()
}

fn aim_one(effect: &Effect<Champions>) -> Effect<Champions> {
    let attackable = |to: &To| match to {
        To::One(filter) => {
            let mut filter = filter.clone();
            filter.0.push(Is::Attackable);
            To::One(filter)
        }
        other => other.clone(),
    };
    match effect {
        Effect::Do(Verb::Damage(num, to)) => Effect::Do(Verb::Damage(*num, attackable(to))),
        Effect::Do(Verb::MoveDamage(num, from, to)) => Effect::Do(Verb::MoveDamage(*num, from.clone(), attackable(to))),
        Effect::Do(Verb::Then(first, second)) => Effect::Do(Verb::Then(aim(first), aim(second))),
        Effect::Control(control) => Effect::Control(Box::new(match &**control {
            kernel::effect::tree::Control::All(parts) => kernel::effect::tree::Control::All(aim(parts)),
            kernel::effect::tree::Control::When(branch) => {
                let mut branch = branch.clone();
                branch.then = aim(&branch.then);
                branch.otherwise = aim(&branch.otherwise);
                kernel::effect::tree::Control::When(branch)
            }
            other => other.clone(),
        })),
        other => other.clone(),
    }
}
