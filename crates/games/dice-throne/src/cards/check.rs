//! What the files are checked for, beyond being readable: every name is known, every upgrade has its ability.

use std::collections::{BTreeMap, BTreeSet};

use kernel::effect::tree::{Condition, Control, Logic};
use kernel::files::check_name;
use kernel::prelude::*;

use super::{Ability, Card, CardKind, Hero, Library, Needs, Part, Spend};
use crate::DiceThrone;
use crate::language::{Num, Of, Pattern, Price, Test, Tokens, Verb};

/// A fault: the id it is found at, and what is wrong.
type Fault = (String, String);

/// The names a text uses.
#[derive(Default)]
struct Names {
    symbols: BTreeSet<String>,
    sides: BTreeSet<String>,
    statuses: BTreeSet<String>,
}

/// All faults of the files as a whole.
pub fn faults(library: &Library) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    for card in library.common.iter().chain(library.heroes.iter().flat_map(|hero| &hero.cards)) {
        if !ids.insert(&card.id) {
            faults.push((card.id.clone(), "two cards have this id".to_string()));
        }
    }
    for status in &library.statuses {
        named(&status.id, &status.name, &mut faults);
        let mut names = Names::default();
        status.spend.iter().for_each(|spend| names.spend(spend));
        status.laws.iter().for_each(|law| names.law(law));
        names.check(&status.id, library, None, &mut faults);
    }
    library.common.iter().for_each(|card| check_card(library, None, card, &mut faults));
    library.heroes.iter().for_each(|hero| check_hero(library, hero, &mut faults));
    faults
}

fn named(id: &str, name: &Both, faults: &mut Vec<Fault>) {
    faults.extend(check_name(id, name).err().map(|what| (id.to_string(), what)));
}

fn check_hero(library: &Library, hero: &Hero, faults: &mut Vec<Fault>) {
    named(&hero.id, &hero.name, faults);
    let mut names = Names::default();
    names.symbols.extend(hero.die.sides.iter().cloned());
    names.statuses.extend(hero.statuses.iter().cloned());
    names.effects(&hero.setup);
    for companion in &hero.companions {
        named(&companion.id, &companion.name, faults);
        companion.uses.iter().chain(companion.forms.iter().flat_map(|form| &form.uses)).for_each(|u| names.spend(u));
        companion.laws.iter().for_each(|law| names.law(law));
    }
    names.check(&hero.id, library, Some(hero), faults);
    hero.abilities.iter().for_each(|ability| check_ability(library, hero, ability, faults));
    hero.cards.iter().for_each(|card| check_card(library, Some(hero), card, faults));
}

fn check_ability(library: &Library, hero: &Hero, ability: &Ability, faults: &mut Vec<Fault>) {
    named(&ability.id, &ability.name, faults);
    if !(1..=3).contains(&ability.levels.len()) {
        faults.push((ability.id.clone(), "an ability has 1 to 3 levels".to_string()));
    }
    let mut names = Names::default();
    names.sides.extend(ability.side.clone());
    for way in ability.levels.iter().chain(ability.printings.values()).flat_map(|level| &level.ways) {
        let fits = match (&way.needs, ability.part) {
            (Needs::Defence(dice), Part::Defensive) => (1..=5).contains(dice),
            (Needs::Nothing, Part::Passive) => way.does.is_empty(),
            (Needs::SmallStraight | Needs::LargeStraight, Part::Offensive) => true,
            (Needs::Symbols(wanted), Part::Offensive | Part::Ultimate) => {
                (1..=5).contains(&wanted.values().sum::<u8>())
            }
            _ => false,
        };
        if !fits {
            let what = format!("{:?} does not activate what is {:?}", way.needs, ability.part);
            faults.push((ability.id.clone(), what));
        }
        if let Needs::Symbols(wanted) = &way.needs {
            names.symbols.extend(wanted.keys().cloned());
        }
        names.effects(&way.does);
        way.uses.iter().for_each(|spend| names.spend(spend));
        way.laws.iter().for_each(|law| names.law(law));
    }
    names.check(&ability.id, library, Some(hero), faults);
}

fn check_card(library: &Library, hero: Option<&Hero>, card: &Card, faults: &mut Vec<Fault>) {
    named(&card.id, &card.name, faults);
    if (card.kind == CardKind::Upgrade) != card.upgrade.is_some() || card.upgrade.is_some() != card.does.is_empty() {
        faults.push((card.id.clone(), "an upgrade names an ability, every other card does something".to_string()));
    }
    if let Some(upgrade) = &card.upgrade {
        let abilities = hero.map_or(&[][..], |hero| &hero.abilities);
        let covered = abilities.iter().find(|ability| ability.id == upgrade.ability);
        if !covered.is_some_and(|ability| (2..=ability.levels.len()).contains(&usize::from(upgrade.level))) {
            let what = format!("no ability `{}` has a level {}", upgrade.ability, upgrade.level);
            faults.push((card.id.clone(), what));
        }
    }
    let mut names = Names::default();
    names.effects(&card.does);
    names.check(&card.id, library, hero, faults);
}

impl Names {
    /// Status effects must be there, symbols must be on the hero's die. What has no hero can name no symbol.
    fn check(&self, id: &str, library: &Library, hero: Option<&Hero>, faults: &mut Vec<Fault>) {
        let symbols = hero.map_or(&[][..], |hero| &hero.die.symbols);
        let unknown = self.symbols.iter().filter(|name| !symbols.iter().any(|symbol| symbol.id == **name));
        faults.extend(unknown.map(|name| (id.to_string(), format!("no symbol `{name}` on the die"))));
        let sides = hero.map_or(&[][..], |hero| &hero.sides);
        let unknown = self.sides.iter().filter(|name| !sides.iter().any(|side| side.id == **name));
        faults.extend(unknown.map(|name| (id.to_string(), format!("the board has no side `{name}`"))));
        let unknown = self.statuses.iter().filter(|name| library.status(name).is_none());
        faults.extend(unknown.map(|name| (id.to_string(), format!("no status effect `{name}`"))));
    }

    fn spend(&mut self, spend: &Spend) {
        spend.pays.iter().for_each(|price| self.price(price));
        spend.only.iter().for_each(|only| self.condition(only));
        self.effects(&spend.does);
    }

    fn law(&mut self, law: &Standing<DiceThrone>) {
        match law {
            Standing::Modifier(modifier) => modifier.only.iter().for_each(|only| self.condition(only)),
            Standing::Trigger(trigger) => {
                match &trigger.when {
                    Pattern::Activate(wanted) => self.symbols(wanted),
                    Pattern::RollFor(status) | Pattern::Receive(status) => self.status(status),
                    _ => {}
                }
                self.effects(&trigger.then);
            }
            Standing::Instead(instead) => match instead.change {},
        }
    }

    fn effects(&mut self, effects: &[Effect<DiceThrone>]) {
        for effect in effects {
            match effect {
                Effect::Do(verb) => self.verb(verb),
                Effect::Control(control) => match &**control {
                    Control::When(branch) => self.condition(&branch.cond),
                    Control::Pay(price, _) | Control::MayPay(price, _, _) => self.price(price),
                    _ => {}
                },
            }
            effect.inner().into_iter().for_each(|inner| self.effects(inner));
        }
    }

    fn condition(&mut self, condition: &Condition<DiceThrone>) {
        match condition {
            Condition::Is(Test::On(wanted)) => self.symbols(wanted),
            Condition::Is(Test::Has(status)) => self.status(status),
            Condition::Is(Test::Side(side)) => drop(self.sides.insert(side.clone())),
            Condition::Control(logic) => match &**logic {
                Logic::Not(part) => self.condition(part),
                Logic::Every(parts) | Logic::Any(parts) => parts.iter().for_each(|part| self.condition(part)),
                Logic::AtLeast(..) => {}
            },
            _ => {}
        }
    }

    fn price(&mut self, price: &Price) {
        if let Price::Tokens(status, _) | Price::Activation(status, ..) = price {
            self.status(status);
        }
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Damage(number, ..)
            | Verb::Isolated(number, ..)
            | Verb::Return(number)
            | Verb::Recoil(number)
            | Verb::Receive(number)
            | Verb::Suffer(number)
            | Verb::AddDamage(number)
            | Verb::Prevent(number, _)
            | Verb::Heal(number, _)
            | Verb::StealHealth(number)
            | Verb::GainCp(number, _)
            | Verb::LoseCp(number, _)
            | Verb::StealCp(number)
            | Verb::Draw(number)
            | Verb::Discard(number, ..)
            | Verb::Roll(number, _)
            | Verb::Grow(number) => self.number(number),
            Verb::Gain(status, number, _) | Verb::Inflict(status, number, _) => {
                self.status(status);
                self.number(number);
            }
            Verb::GainToLimit(status) | Verb::RaiseLimit(status, _) | Verb::Detonate(status, _) => self.status(status),
            Verb::Flip(side) => drop(self.sides.insert(side.clone())),
            Verb::InflictOrGamble(status, other, _) => {
                self.status(status);
                self.status(other);
            }
            Verb::Remove(tokens, number, _) | Verb::RemoveUpTo(tokens, number) => {
                self.tokens(tokens);
                self.number(number);
            }
            Verb::RemoveAll(tokens, _) | Verb::Transfer(tokens, ..) | Verb::PreventStatus(tokens) => {
                self.tokens(tokens);
            }
            _ => {}
        }
    }

    fn tokens(&mut self, tokens: &Tokens) {
        if let Tokens::Of(status) = tokens {
            self.status(status);
        }
    }

    fn number(&mut self, number: &Num) {
        match &number.of {
            Some(Of::Symbol(symbol)) => drop(self.symbols.insert(symbol.clone())),
            Some(Of::Token(status) | Of::Theirs(status)) => self.status(status),
            _ => {}
        }
    }

    fn symbols(&mut self, wanted: &BTreeMap<String, u8>) {
        self.symbols.extend(wanted.keys().cloned());
    }

    fn status(&mut self, status: &str) {
        self.statuses.insert(status.to_string());
    }
}
