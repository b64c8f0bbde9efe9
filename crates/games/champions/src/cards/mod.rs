//! Card files.

mod aim;
mod check;
pub(crate) mod deck;
mod doers;
mod names;
pub(crate) mod scenarios;

use kernel::book::{Book, Both, Deck, Face, Source, Use};
use kernel::effect::compile::Compiler;
use kernel::effect::node::{Answer, Law, Listener, NodeId};
use kernel::effect::tree::{Condition, Control, Effect, Logic, Phase, Standing, Subject, Uses};
use kernel::error::LoadError;
use kernel::files;
use kernel::game::{Cards, Listening};
use kernel::refusal::Reason;
use kernel::ron_text;
use kernel::table::cards::FaceId;
use serde::Deserialize;

use crate::cards::scenarios::{CardSet, SCENARIOS, Scenario};
use crate::language::{
    Ability, Class, Filter, Form, Is, Keyword, Kind, Label, Num, Of, Pattern, Quality, Resources, Test, To, Trait,
    Verb, When,
};
use crate::{Champions, occasion};

/// Hit points, threat or the like: so many, perhaps for each player. Written `12`, or `"12 per player"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    pub number: u8,
    /// For each player who started the scenario. `MC-PERPLAYER-1`
    pub per_player: bool,
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let num = Num::deserialize(deserializer)?;
        let whole = |number: i32| u8::try_from(number).map_err(serde::de::Error::custom);
        match num {
            Num { times, of: None, plus: 0, most: None } => Ok(Amount { number: whole(times)?, per_player: false }),
            Num { times, of: Some(Of::Players), plus: 0, most: None } => {
                Ok(Amount { number: whole(times)?, per_player: true })
            }
            _ => Err(serde::de::Error::custom("write a number, or \"12 per player\"")),
        }
    }
}

impl Amount {
    /// The number for so many players.
    pub fn at(self, players: u8) -> i32 {
        i32::from(self.number) * if self.per_player { i32::from(players) } else { 1 }
    }
}

/// What is printed on a side of a card besides its name and abilities.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The word that names it.
    pub id: String,
    pub name: Both,
    /// Whether it is no card of the game but shows a rule that no card uses.
    #[serde(default)]
    pub example: bool,
    /// A text written by hand.
    pub wording: Option<Both>,
    /// Its number in the box.
    pub code: String,
    pub kind: Kind,
    /// Where it belongs.
    pub class: Class,
    /// The set: a hero, a scenario, a modular set.
    pub set: Option<String>,
    /// How many copies the box holds.
    #[serde(default = "one")]
    pub copies: u8,
    /// How many copies a deck may hold. `MC-DECK-6`
    #[serde(default = "three")]
    pub deck_limit: u8,
    /// The other side of the card.
    pub back: Option<String>,
    /// Unique. `MC-UNIQUE-1`
    #[serde(default)]
    pub unique: bool,
    /// The subtitle. `MC-SUBTITLE-1`
    pub subtitle: Option<Both>,
    /// The name of the counters on it, where no keyword names them.
    pub counter: Option<Both>,
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// What it costs to play. `MC-COST-1`
    pub cost: Option<u8>,
    /// The resources it generates when it is discarded for them. `MC-RESOURCE-1`
    #[serde(default)]
    pub resources: Resources,
    /// The aspect for whose cards it generates twice as much.
    pub doubles: Option<Class>,
    /// ATK; none is a dash. `MC-DASH-1`
    pub attack: Option<u8>,
    pub thwart: Option<u8>,
    pub defense: Option<u8>,
    pub recover: Option<u8>,
    pub scheme: Option<u8>,
    /// Whether ATK is printed as X, which the text explains.
    #[serde(default)]
    pub attack_x: bool,
    /// Damage an ally takes after attacking and after thwarting. `MC-CONSEQ-1`
    #[serde(default)]
    pub consequences: (u8, u8),
    /// What an attachment adds to ATK and SCH of the card it is attached to. `MC-ATTACHMENT-2`
    #[serde(default)]
    pub adds: (u8, u8),
    pub health: Option<Amount>,
    /// Hand size. `MC-HANDSIZE-1`
    pub hand: Option<u8>,
    /// Boost icons. `MC-BOOST-2`
    #[serde(default)]
    pub boost: u8,
    /// The stage of a villain or main scheme.
    pub stage: Option<String>,
    /// Starting threat. `MC-ANATOMY-SCENARIO-1`
    pub threat: Option<Amount>,
    /// Target threat. `MC-TARGETTHREAT-1`
    pub target: Option<Amount>,
    /// Threat placed on a main scheme in step one of the villain phase. `MC-VILLAINPHASE-1`
    pub accelerates: Option<Amount>,
    /// Side scheme icons. `MC-RECAP-3`
    #[serde(default)]
    pub crisis: bool,
    #[serde(default)]
    pub hazard: u8,
    #[serde(default)]
    pub acceleration: u8,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// What it is attached to as it enters play. `MC-ATTACHTO-1`
    pub attach: Option<Filter>,
    /// It can be played in this form only.
    pub form: Option<Form>,
    /// How many copies each player may control. `MC-MAX-5`
    pub max_per_player: Option<u8>,
    /// How many copies may be attached to one card.
    pub max_per_host: Option<u8>,
    /// It may be played under any player's control.
    #[serde(default)]
    pub any_control: bool,
    /// The identity whose player an obligation is given to, by the id of its alter-ego. `MC-OBLIGATION-2`
    pub given_to: Option<String>,
    /// Abilities, in printed order.
    #[serde(default = "Vec::new")]
    pub abilities: Vec<Ability>,
    /// Constant abilities. `MC-CONSTANT-1`
    #[serde(default = "Vec::new")]
    pub text: Vec<Standing<Champions>>,
    /// The kinds of events that its interrupts wait for; found when the card is read, like what follows.
    #[serde(skip)]
    pub interrupts: u64,
    /// Those that its responses wait for.
    #[serde(skip)]
    pub responses: u64,
    /// Whether it has an action.
    #[serde(skip)]
    pub acts: bool,
    /// Whether it asks with what it was paid for.
    #[serde(skip)]
    pub minds: bool,
    /// Whether it takes damage in place of what it is attached to.
    #[serde(skip)]
    pub absorbs: bool,
    /// Where each of its laws comes from.
    #[serde(skip)]
    pub law_sources: Vec<LawSource>,
}

/// What of a card a law comes from, by its place among its like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LawSource {
    /// A forced ability.
    Ability(u8),
    /// A keyword that waits for something.
    Keyword(u8),
    /// A constant text.
    Text(u8),
}

fn one() -> u8 {
    1
}

fn three() -> u8 {
    3
}

/// The files that come before the cards: the names of traits, and the sets.
const TRAITS: &str = "_traits.ron";
const SETS: &str = "_sets.ron";

/// Reads one card file.
pub fn read(book: &mut Book<Champions>, source: &Source) -> Result<(), Vec<LoadError>> {
    let one = |fault| vec![fault];
    if source.is_called(TRAITS) {
        book.plan.traits.extend(ron_text::read::<Vec<Both>>(source).map_err(one)?);
        return Ok(());
    }
    if source.is_called(SETS) {
        book.plan.sets.extend(ron_text::read::<Vec<CardSet>>(source).map_err(one)?);
        return Ok(());
    }
    if source.is_called(SCENARIOS) {
        book.plan.scenarios.extend(ron_text::read::<Vec<Scenario>>(source).map_err(one)?);
        return Ok(());
    }
    files::read_cards(book, source, |entry: &Printed| &entry.id, add)
}

fn add(book: &mut Book<Champions>, mut printed: Printed) -> Result<(), String> {
    check::check(book, &printed)?;
    let mut uses = Vec::new();
    let mut laws: Vec<Law<Champions>> = Vec::new();
    for (place, ability) in printed.abilities.iter().enumerate() {
        let mut aimed =
            if ability.label == Some(Label::Attack) { aim::aim(&ability.effect) } else { ability.effect.clone() };
        // The cost of a forced ability is paid as part of it.
        let forces = matches!(ability.when, When::ForcedInterrupt(_) | When::ForcedResponse(_));
        if forces && !ability.cost.is_empty() {
            aimed = vec![Effect::Control(Box::new(Control::Pay(ability.cost.clone(), aimed)))];
        }
        let node = Compiler::new(&mut book.tree).effects(&aimed)?;
        uses.push(Use { occasion: place as u8, node, written: ability.effect.clone(), copies: false });
        match &ability.when {
            When::ForcedInterrupt(pattern) => laws.push(forced(pattern.clone(), Phase::Before, node)),
            When::ForcedResponse(pattern) => {
                laws.push(forced(Pattern::Done(Box::new(pattern.clone())), Phase::After, node));
            }
            // Not before: what is replaced was not defeated.
            When::Defeated => {
                // The next stage of a villain is the same card: its own text comes before.
                let phase = if printed.kind == Kind::Villain { Phase::Before } else { Phase::When };
                laws.push(forced(Pattern::Defeated(Filter(vec![Is::This])), phase, node));
            }
            When::Interrupt(pattern) => printed.interrupts |= Champions::kinds(pattern),
            When::Response(pattern) => {
                printed.responses |= Champions::kinds(&Pattern::Done(Box::new(pattern.clone())));
            }
            When::Action => printed.acts = true,
            _ => {}
        }
        if laws.len() > printed.law_sources.len() {
            printed.law_sources.push(LawSource::Ability(place as u8));
        }
    }
    occasions(book, &printed, &mut uses);
    let keywords = keyword_laws(book, &printed)?;
    printed.law_sources.extend((0..keywords.len()).map(|place| LawSource::Keyword(place as u8)));
    laws.extend(keywords);
    for (place, standing) in printed.text.iter().enumerate() {
        laws.push(Compiler::new(&mut book.tree).law(standing)?);
        printed.law_sources.push(LawSource::Text(place as u8));
    }
    let heard = laws.iter().fold(0, |heard, law| match law {
        Law::Listener(listener) => heard | Champions::kinds(&listener.when),
        Law::Modifier(_) => heard,
    });
    printed.minds = printed.abilities.iter().any(|ability| ability.effect.iter().any(asks_payment));
    printed.absorbs = printed
        .abilities
        .iter()
        .any(|ability| ability.effect.iter().any(|effect| matches!(effect, Effect::Do(Verb::DamageHere))));
    let (slug, name) = (printed.id.clone(), printed.name.clone());
    let (example, override_text) = (printed.example, printed.wording.clone());
    book.add_face(Face { slug, name, printed, uses, laws, heard, example, override_text }).map(|_| ())
}

/// A forced ability: the game itself triggers it. `MC-TRIGGERED-1`
fn forced(when: Pattern, phase: Phase, then: NodeId) -> Law<Champions> {
    Law::Listener(Listener { when, answer: Answer::Trigger { phase, optional: false, then }, uses: Uses::Always })
}

/// Abilities that the rules look for: revealed in either form, boost, set-up, completion.
fn occasions(book: &mut Book<Champions>, printed: &Printed, uses: &mut Vec<Use<Champions>>) {
    let own = uses.clone();
    let mut gather = |occasion: u8, fits: &dyn Fn(&Ability) -> bool| {
        let fitting = printed.abilities.iter().zip(&own).filter(|(ability, _)| fits(ability));
        let nodes: Vec<NodeId> = fitting.map(|(_, found)| found.node).collect();
        if !nodes.is_empty() {
            let node = book.tree.all(nodes);
            uses.push(Use { occasion, node, written: Vec::new(), copies: false });
        }
    };
    let shown = |ability: &Ability, form: Form| {
        ability.when == When::Revealed && ability.form.is_none_or(|wanted| wanted == form)
    };
    gather(occasion::REVEALED_HERO, &|ability| shown(ability, Form::Hero));
    gather(occasion::REVEALED, &|ability| shown(ability, Form::AlterEgo));
    gather(occasion::BOOST, &|ability| ability.when == When::Boost);
    gather(occasion::SET_UP, &|ability| ability.when == When::Setup);
    gather(occasion::COMPLETED, &|ability| ability.when == When::Completed);
}

/// Keywords that wait for something, printed or given to what the card is attached to.
fn keyword_laws(book: &mut Book<Champions>, printed: &Printed) -> Result<Vec<Law<Champions>>, String> {
    let mut laws = Vec::new();
    let mut law = |when: Pattern, verb: Verb| -> Result<(), String> {
        let node = Compiler::new(&mut book.tree).effects(&[Effect::Do(verb)])?;
        laws.push(forced(Pattern::Done(Box::new(when)), Phase::After, node));
        Ok(())
    };
    for keyword in &printed.keywords {
        match keyword {
            Keyword::Retaliate(number) => {
                let when = Pattern::WasAttacked(Filter(vec![Is::This]));
                law(when, Verb::Damage(Num::fixed(i32::from(*number)), To::Attacker))?;
            }
            Keyword::Quickstrike => {
                law(Pattern::Enters(Filter(vec![Is::This])), Verb::Attacks(To::This))?;
            }
            _ => {}
        }
    }
    for standing in &printed.text {
        if let Standing::Modifier(modifier) = standing
            && modifier.of == Quality::Retaliate
            && let Subject::Cards(pick) = &modifier.on
            && let kernel::effect::tree::Change::Add(number) = modifier.change
        {
            law(Pattern::WasAttacked(pick.that.clone()), Verb::Damage(Num::fixed(number), To::Attacker))?;
        }
    }
    Ok(laws)
}

/// Whether an effect asks with what the card was paid for.
fn asks_payment(effect: &Effect<Champions>) -> bool {
    match effect {
        Effect::Do(_) => false,
        Effect::Control(control) => match &**control {
            Control::When(branch) => {
                asks(&branch.cond) || branch.then.iter().chain(&branch.otherwise).any(asks_payment)
            }
            Control::All(parts) => parts.iter().any(asks_payment),
            _ => false,
        },
    }
}

fn asks(condition: &Condition<Champions>) -> bool {
    match condition {
        Condition::Is(test) => matches!(test, Test::PaidWith(_)),
        Condition::Filled(_) | Condition::DoneSince(_) => false,
        Condition::Control(logic) => match &**logic {
            Logic::Not(part) => asks(part),
            Logic::Every(parts) | Logic::Any(parts) => parts.iter().any(asks),
            Logic::AtLeast(..) => false,
        },
    }
}

/// What is printed on a card, by words for whoever draws it.
pub fn print(printed: &Printed) -> Vec<(&'static str, String)> {
    let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
    let mut facts = vec![("kind", word(&printed.kind)), ("class", word(&printed.class))];
    let mut add = |name, value: Option<String>| facts.extend(value.map(|value| (name, value)));
    let number = |value: Option<u8>| value.map(|value| value.to_string());
    let flag = |on: bool| on.then(|| "1".to_string());
    let some = |value: u8| (value > 0).then(|| value.to_string());
    let amount = |value: Option<Amount>| value.map(|value| value.number.to_string());
    let each = |value: Option<Amount>| flag(value.is_some_and(|value| value.per_player && value.number > 0));
    add("code", Some(printed.code.clone()));
    add("set", printed.set.clone());
    add("back", printed.back.clone());
    add("cost", number(printed.cost));
    add("resources", (printed.resources.count() > 0).then(|| printed.resources.letters()));
    add("attack", if printed.attack_x { Some("X".to_string()) } else { number(printed.attack) });
    add("thwart", number(printed.thwart));
    add("defense", number(printed.defense));
    add("recover", number(printed.recover));
    add("scheme", number(printed.scheme));
    if printed.kind == Kind::Attachment {
        add("attack", (printed.adds.0 > 0).then(|| format!("+{}", printed.adds.0)));
        add("scheme", (printed.adds.1 > 0).then(|| format!("+{}", printed.adds.1)));
    }
    add("health", amount(printed.health));
    add("health-each", each(printed.health));
    add("hand", number(printed.hand));
    add("boost", some(printed.boost));
    add("star", flag(printed.abilities.iter().any(|ability| ability.when == When::Boost)));
    add("stage", printed.stage.clone());
    add("threat", amount(printed.threat));
    add("threat-each", each(printed.threat));
    add("target", amount(printed.target));
    add("target-each", each(printed.target));
    add("accelerates", amount(printed.accelerates));
    add("accelerates-each", each(printed.accelerates));
    add("crisis", flag(printed.crisis));
    add("hazard", some(printed.hazard));
    add("acceleration", some(printed.acceleration));
    add("unique", flag(printed.unique));
    let (attack, thwart) = printed.consequences;
    add("consequences", (printed.kind == Kind::Ally).then(|| format!("{attack} {thwart}")));
    let traits: Vec<&str> = printed.traits.iter().map(Trait::name).collect();
    add("traits", (!traits.is_empty()).then(|| traits.join(",")));
    facts
}

impl Cards for Champions {
    const DECK_EACH: bool = true;
    const FORMATS: &'static [&'static str] = &[deck::FORMAT];
    fn read_cards(book: &mut Book<Champions>, source: &Source) -> Result<(), Vec<LoadError>> {
        read(book, source)
    }
    fn check_cards(book: &Book<Champions>, source: &Source) -> Vec<LoadError> {
        scenarios::check(book, source)
    }
    fn read_deck(book: &Book<Champions>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        deck::read(book, source)
    }
    fn check_deck(book: &Book<Champions>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        deck::check(book, format, cards)
    }
    fn write_deck(
        book: &Book<Champions>,
        id: &str,
        name: &Both,
        cards: &[(FaceId, u16)],
        _: &[FaceId],
    ) -> Result<String, String> {
        deck::write(book, id, name, cards)
    }
}
