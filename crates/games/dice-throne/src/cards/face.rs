//! What a face of the game is: a hero's board, an ability in one level, a token, a companion, a card.

use kernel::effect::tree::Control;
use kernel::files::check_name;
use kernel::prelude::*;
use kernel::table::dice::{DieKind, Symbol};

use super::{Ability, Activator, Card, Companion, Form, Hero, Level, Needs, Part, Spend, Status};
use crate::DiceThrone;
use crate::language::{DiceOf, Price, RollPhase, Verb};

/// The occasions for which a face has an effect.
pub mod occasion {
    /// A card is played; a hero is set up.
    pub const PLAY: u8 = 0;
    /// The ways of an ability, one after the other.
    pub const WAYS: u8 = 0;
    /// What can be used for a price, one after the other.
    pub const USES: u8 = 64;
    /// The same without the price.
    pub const FREE: u8 = 128;
}

/// What is printed on a face besides its name and effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Printed {
    /// The hero it belongs to, by the place of its die; none for what heroes share.
    pub hero: Option<u8>,
    pub is: Is,
    /// What is wanted for each of its effects to be of any use, by their occasions.
    pub wants: Vec<(u8, Vec<Want>)>,
    /// How many of its texts can be used for a price.
    pub uses_number: u8,
}

/// The kinds of faces.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Is {
    Hero(Box<Hero>),
    Ability(Space),
    Status(Status),
    /// A companion without forms.
    Companion(Companion),
    /// A form of a companion, with the id of the companion.
    Form(String, Form),
    /// An action card.
    Action(Card),
    /// An upgrade, with what it brings to the board.
    Upgrade(Card, Space),
}

/// An ability in one level, on its space of the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Space {
    /// The ability's id, the same in all levels.
    pub ability: String,
    pub part: Part,
    pub side: Option<String>,
    pub level: Level,
    /// What activates each of its ways.
    pub activators: Vec<Activator>,
}

/// What must be there for a text to be of any use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Want {
    /// Dice of somebody that can be turned or rolled again.
    Dice(DiceOf),
    /// Damage that waits to be dealt.
    Incoming,
    /// An Attack of one's own that can be modified.
    Attack,
    /// A roll phase that has Roll Attempts.
    Attempts(RollPhase),
    /// A status effect that can be taken away.
    Tokens,
}

impl Printed {
    /// The ability of a face of the board.
    pub fn space(&self) -> Option<&Space> {
        match &self.is {
            Is::Ability(space) | Is::Upgrade(_, space) => Some(space),
            _ => None,
        }
    }

    /// The card of a deck.
    pub fn card(&self) -> Option<&Card> {
        match &self.is {
            Is::Action(card) | Is::Upgrade(card, _) => Some(card),
            _ => None,
        }
    }

    pub fn hero(&self) -> Option<&Hero> {
        if let Is::Hero(hero) = &self.is { Some(hero) } else { None }
    }

    pub fn status(&self) -> Option<&Status> {
        if let Is::Status(status) = &self.is { Some(status) } else { None }
    }

    /// What can be used for a price, in the order of its occasions.
    pub fn uses(&self) -> Vec<&Spend> {
        match &self.is {
            Is::Status(status) => status.spend.iter().collect(),
            Is::Companion(companion) => companion.uses.iter().collect(),
            Is::Form(_, form) => form.uses.iter().collect(),
            Is::Ability(space) | Is::Upgrade(_, space) => space.level.ways.iter().flat_map(|way| &way.uses).collect(),
            Is::Hero(hero) => {
                hero.companions.iter().filter(|one| !one.forms.is_empty()).flat_map(|one| &one.uses).collect()
            }
            Is::Action(_) => Vec::new(),
        }
    }

    /// All effects that are printed on it, a list for each place where some stand.
    pub fn texts(&self) -> Vec<&[Effect<DiceThrone>]> {
        let mut texts: Vec<&[Effect<DiceThrone>]> = self.uses().into_iter().map(|spend| &*spend.does).collect();
        let mut laws: Vec<&Standing<DiceThrone>> = Vec::new();
        match &self.is {
            Is::Hero(hero) => {
                texts.push(&hero.setup);
                laws.extend(hero.companions.iter().flat_map(|companion| &companion.laws));
            }
            Is::Status(status) => laws.extend(&status.laws),
            Is::Companion(companion) => laws.extend(&companion.laws),
            Is::Ability(_) | Is::Upgrade(..) | Is::Form(..) => {}
            Is::Action(card) => texts.push(&card.does),
        }
        for way in self.space().into_iter().flat_map(|space| &space.level.ways) {
            texts.push(&way.does);
            laws.extend(&way.laws);
        }
        texts.extend(laws.into_iter().filter_map(|law| match law {
            Standing::Trigger(trigger) => Some(&*trigger.then),
            _ => None,
        }));
        texts
    }

    /// One of them, by its place.
    pub fn use_at(&self, place: usize) -> Option<&Spend> {
        match &self.is {
            Is::Status(status) => status.spend.get(place),
            Is::Companion(companion) => companion.uses.get(place),
            Is::Form(_, form) => form.uses.get(place),
            Is::Ability(space) | Is::Upgrade(_, space) => space.level.ways.iter().flat_map(|way| &way.uses).nth(place),
            Is::Hero(_) | Is::Action(_) => self.uses().get(place).copied(),
        }
    }

    /// What is wanted for an effect to be of any use.
    pub fn wants(&self, occasion: u8) -> &[Want] {
        self.wants.iter().find(|(of, _)| *of == occasion).map_or(&[], |(_, wants)| wants)
    }

    /// Whether something of it is a best reconstruction, no printed fact.
    pub fn is_uncertain(&self) -> bool {
        let level = |level: &Level| level.uncertain || level.ways.iter().any(|way| way.uncertain);
        match &self.is {
            Is::Hero(hero) => hero.uncertain_setup,
            Is::Ability(space) => level(&space.level),
            Is::Status(status) => status.uncertain,
            Is::Companion(companion) => companion.uncertain,
            Is::Form(..) => false,
            Is::Action(card) => card.uncertain,
            Is::Upgrade(card, space) => card.uncertain || level(&space.level),
        }
    }

    /// How often in one turn any of its uses serves.
    pub fn times(&self) -> Option<u8> {
        if let Is::Form(_, form) = &self.is { form.times } else { None }
    }
}

/// What a face is, for whoever draws it: its kind, its hero, its cost, its part of the board and its level.
pub fn print(book: &Book<DiceThrone>, face: FaceId) -> Vec<(&'static str, String)> {
    let printed = &book.face(face).printed;
    let kind = match &printed.is {
        Is::Hero(_) => "hero",
        Is::Ability(_) => "ability",
        Is::Status(_) => "status",
        Is::Companion(_) | Is::Form(..) => "companion",
        Is::Action(_) | Is::Upgrade(..) => "card",
    };
    let mut found = vec![("kind", kind.to_string())];
    let hero = printed.hero.and_then(|place| book.dice.kinds.get(usize::from(place)));
    found.extend(hero.map(|kind| ("hero", kind.id.clone())));
    if let Some(card) = printed.card() {
        found.extend([("cost", card.cost.to_string()), ("type", word(card.kind))]);
    }
    if let Some(space) = printed.space() {
        found.push(("part", word(space.part)));
        let sides = hero.map_or(&[][..], |kind| &kind.sides);
        let ways: Vec<String> = space.level.ways.iter().map(|way| needs(book, sides, &way.needs)).collect();
        found.extend(Some(("needs", ways.join("/"))).filter(|(_, ways)| !ways.is_empty()));
    }
    found.extend(hero.map(|kind| ("signs", signs(book, &kind.sides))));
    found.extend(printed.status().map(|status| ("type", word(status.kind))));
    if printed.is_uncertain() {
        found.push(("uncertain", "yes".to_string()));
    }
    found
}

/// What activates a way of an ability, for whoever draws it: `sword*2+pow*1`, `small-straight`, `defence*3`.
fn needs(book: &Book<DiceThrone>, sides: &[Vec<u8>], needs: &Needs) -> String {
    match needs {
        Needs::Symbols(wanted) => {
            let number = |id: &str| wanted.get(id).map(|number| format!("{id}*{number}"));
            let parts: Vec<String> = drawn(book, sides).filter_map(|symbol| number(&symbol.id)).collect();
            parts.join("+")
        }
        Needs::SmallStraight => "small-straight".to_string(),
        Needs::LargeStraight => "large-straight".to_string(),
        Needs::Defence(dice) => format!("defence*{dice}"),
        Needs::Nothing => String::new(),
    }
}

/// The symbols of a die by what texts call them: `sword=Sword=Épée;pow=Pow=Impact`.
fn signs(book: &Book<DiceThrone>, sides: &[Vec<u8>]) -> String {
    let sign = |symbol: &Symbol| format!("{}={}={}", symbol.id, symbol.name.en, symbol.name.fr);
    drawn(book, sides).map(sign).collect::<Vec<_>>().join(";")
}

/// The symbols of a die, each once, in the order of its sides.
fn drawn<'a>(book: &'a Book<DiceThrone>, sides: &'a [Vec<u8>]) -> impl Iterator<Item = &'a Symbol> {
    let mut seen = Vec::new();
    sides.iter().flatten().filter_map(move |symbol| {
        let first = !seen.contains(symbol);
        seen.push(*symbol);
        first.then(|| &book.dice.symbols[usize::from(*symbol)])
    })
}

/// The name of a kind, for whoever draws it.
fn word(kind: impl std::fmt::Debug) -> String {
    format!("{kind:?}").to_lowercase()
}

/// Adds a hero with its board, companions and cards.
pub(super) fn add_hero(book: &mut Book<DiceThrone>, hero: Hero) -> Result<(), String> {
    let place = book.dice.kinds.len() as u8;
    for symbol in &hero.die.symbols {
        if book.dice.symbol(&symbol.id).is_none() {
            book.dice.symbols.push(Symbol { id: symbol.id.clone(), name: symbol.name.clone() });
        }
    }
    let side = |id: &String| book.dice.symbol(id).map(|symbol| vec![symbol]).ok_or(format!("no symbol \"{id}\""));
    let sides = hero.die.sides.iter().map(side).collect::<Result<Vec<_>, _>>()?;
    book.dice.kinds.push(DieKind { id: hero.id.clone(), name: hero.name.clone(), sides });
    let of = Some(place);
    for ability in &hero.abilities {
        let space = |level: &Level| Space {
            ability: ability.id.clone(),
            part: ability.part,
            side: ability.side.clone(),
            level: level.clone(),
            activators: level.activators(Some(&hero.die)),
        };
        let first = ability.levels.first().ok_or_else(|| format!("\"{}\" has no level", ability.id))?;
        add(book, &ability.id, &ability.name, of, Is::Ability(space(first)))?;
        for (printing, level) in &ability.printings {
            add(book, &ability.printed_as(printing), &ability.name, of, Is::Ability(space(level)))?;
        }
        for card in &hero.cards {
            let upgrade = card.upgrade.as_ref().filter(|upgrade| upgrade.ability == ability.id);
            let Some(upgrade) = upgrade else { continue };
            let level = ability.levels.get(usize::from(upgrade.level).wrapping_sub(1));
            let level = level.ok_or_else(|| format!("no level {} of \"{}\"", upgrade.level, ability.id))?;
            add(book, &card.id, &card.name, of, Is::Upgrade(card.clone(), space(level)))?;
        }
    }
    for companion in &hero.companions {
        for form in &companion.forms {
            add(book, &form.id, &form.name, of, Is::Form(companion.id.clone(), form.clone()))?;
        }
        if companion.forms.is_empty() {
            add(book, &companion.id, &companion.name, of, Is::Companion(companion.clone()))?;
        }
    }
    for card in hero.cards.iter().filter(|card| card.upgrade.is_none()) {
        add(book, &card.id, &card.name, of, Is::Action(card.clone()))?;
    }
    let (id, name) = (hero.id.clone(), hero.name.clone());
    add(book, &id, &name, of, Is::Hero(Box::new(hero)))
}

/// Adds an ability of no hero, for scenarios alone.
pub(super) fn add_example(book: &mut Book<DiceThrone>, ability: Ability) -> Result<(), String> {
    let level = ability.levels.first().cloned().ok_or_else(|| format!("\"{}\" has no level", ability.id))?;
    let activators = level.activators(None);
    let space = Space { ability: ability.id.clone(), part: ability.part, side: None, level, activators };
    add(book, &ability.id, &ability.name, None, Is::Ability(space))?;
    let face = book.faces.last_mut().expect("a face was added");
    face.example = true;
    Ok(())
}

/// Adds a face with its effects.
pub(super) fn add(book: &mut Book<DiceThrone>, id: &str, name: &Both, hero: Option<u8>, is: Is) -> Result<(), String> {
    check_name(id, name)?;
    let printed = Printed { hero, is, wants: Vec::new(), uses_number: 0 };
    let uses_number = printed.uses().len() as u8;
    let (mut uses, mut laws, mut wants) = (Vec::new(), Vec::new(), Vec::new());
    let mut effect = |book: &mut Book<DiceThrone>, occasion: usize, written: &[Effect<DiceThrone>], as_text: Verb| {
        let node = Compiler::new(&mut book.tree).effect(&Effect::Do(as_text))?;
        wants.push((occasion as u8, wanted(written)));
        uses.push(Use { occasion: occasion as u8, node, written: written.to_vec(), copies: false });
        Ok::<(), String>(())
    };
    match &printed.is {
        Is::Action(card) => effect(book, 0, &card.does, Verb::Text(card.does.clone()))?,
        Is::Hero(hero) => effect(book, 0, &hero.setup, Verb::Text(hero.setup.clone()))?,
        Is::Ability(space) | Is::Upgrade(_, space) => {
            for (place, way) in space.level.ways.iter().enumerate() {
                let text = match space.part {
                    Part::Offensive | Part::Ultimate => Verb::Offence(way.does.clone()),
                    Part::Defensive | Part::Passive => Verb::Text(way.does.clone()),
                };
                effect(book, place, &way.does, text)?;
            }
        }
        Is::Status(_) | Is::Companion(_) | Is::Form(..) => {}
    }
    for (place, spend) in printed.uses().into_iter().enumerate() {
        let own = printed.status().map(|status| Price::Tokens(status.id.clone(), 1));
        let text = Verb::Use(place as u8, spend.pays.clone().or(own), spend.does.clone());
        effect(book, usize::from(occasion::USES) + place, &spend.does, text)?;
        if matches!(printed.is, Is::Form(..)) {
            effect(book, usize::from(occasion::FREE) + place, &spend.does, Verb::Text(spend.does.clone()))?;
        }
    }
    let standing: Vec<Standing<DiceThrone>> = match &printed.is {
        Is::Status(status) => status.laws.clone(),
        Is::Companion(companion) => companion.laws.clone(),
        Is::Ability(space) | Is::Upgrade(_, space) => {
            space.level.ways.iter().flat_map(|way| way.laws.clone()).collect()
        }
        Is::Form(..) | Is::Hero(_) | Is::Action(_) => Vec::new(),
    };
    for law in &standing {
        laws.push(Compiler::new(&mut book.tree).law(law)?);
    }
    let heard = Law::kinds_heard(&laws);
    let face = Face {
        slug: id.to_string(),
        name: name.clone(),
        printed: Printed { wants, uses_number, ..printed },
        uses,
        laws,
        heard,
        example: false,
        override_text: None,
    };
    book.add_face(face).map(|_| ())
}

/// What a text wants to be of any use: nothing, if a part of it is of use in any case.
fn wanted(effects: &[Effect<DiceThrone>]) -> Vec<Want> {
    let parts = effects.iter().map(want).collect::<Option<Vec<_>>>();
    parts.unwrap_or_default().into_iter().flatten().collect()
}

fn want(effect: &Effect<DiceThrone>) -> Option<Vec<Want>> {
    let want = match effect {
        Effect::Do(Verb::Turn(_, of, _) | Verb::Reroll(_, of)) => Want::Dice(*of),
        Effect::Do(Verb::Ransom(_)) => Want::Dice(DiceOf::Opponents),
        Effect::Do(Verb::Prevent(..) | Verb::PreventHalf | Verb::Avoid) => Want::Incoming,
        Effect::Do(Verb::AddDamage(_) | Verb::MakeUndefendable) => Want::Attack,
        Effect::Do(Verb::ExtraAttempt(phase, _)) => Want::Attempts(*phase),
        Effect::Do(Verb::Remove(..) | Verb::RemoveAll(..) | Verb::Transfer(..)) => Want::Tokens,
        Effect::Do(_) => return None,
        Effect::Control(control) => match &**control {
            Control::Choose(choice) => return Some(wanted(&choice.then)).filter(|wants| !wants.is_empty()),
            _ => return None,
        },
    };
    Some(vec![want])
}
