//! Card files.

use kernel::effect::node::Answer;
use kernel::effect::tree::Uses;
use kernel::files;
use kernel::prelude::*;
use kernel::table::dice::{DieKind, Symbol};

use super::{Printed, Shift, X, deck, occasion};
use crate::Ashes;
use crate::language::{
    Ability, Aimed, Cost, Does, Filter, Followed, Keyword, Kind, Magic, Pattern, SourceKind, Text, Trigger, Verb, Whom,
};

/// A card as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Both,
    kind: Kind,
    #[serde(default)]
    cost: Vec<Cost>,
    attack: Option<i32>,
    life: Option<i32>,
    recover: Option<i32>,
    #[serde(default)]
    x: Vec<X>,
    #[serde(default)]
    shift: Shift,
    battlefield: Option<u8>,
    spellboard: Option<u8>,
    copies: Option<u8>,
    /// The Phoenixborn that the card belongs to.
    of: Option<String>,
    magic: Option<Magic>,
    #[serde(default)]
    stays: bool,
    attach_to: Option<Filter>,
    answers: Option<(Pattern, Phase)>,
    #[serde(default)]
    play: Text,
    #[serde(default)]
    abilities: Vec<Ability>,
    text: Option<Both>,
    #[serde(default)]
    example: bool,
}

impl Cards for Ashes {
    const DECK_EACH: bool = true;
    const FORMATS: &'static [&'static str] = deck::FORMATS;
    const OPENING: u8 = deck::FIRST_FIVE;

    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        files::read_cards(book, source, |entry: &Entry| &entry.id, add)
    }

    fn check_cards(book: &Book<Self>, source: &Source) -> Vec<LoadError> {
        deck::check_names(book, source)
    }

    /// Conjurations have a pile of their own, Phoenixborn lie open.
    fn back(book: &Book<Self>, face: FaceId) -> u8 {
        u8::from(book.face(face).printed.kind == Kind::Conjuration)
    }

    fn read_deck(book: &Book<Self>, source: &Source) -> Result<Deck, Vec<LoadError>> {
        deck::read(book, source)
    }

    fn check_deck(book: &Book<Self>, format: &str, cards: &[(FaceId, u16)]) -> Result<Vec<Reason>, String> {
        deck::check(book, format, cards)
    }

    fn check_opening(book: &Book<Self>, cards: &[(FaceId, u16)], opening: &[FaceId]) -> Vec<Reason> {
        deck::check_first_five(book, cards, opening)
    }

    fn write_deck(
        book: &Book<Self>,
        id: &str,
        name: &Both,
        cards: &[(FaceId, u16)],
        opening: &[FaceId],
    ) -> Result<String, String> {
        deck::write(book, id, name, cards, opening)
    }
}

fn add(book: &mut Book<Ashes>, entry: Entry) -> Result<(), String> {
    check(&entry)?;
    let mut uses = Vec::new();
    if matches!(entry.kind, Kind::ActionSpell | Kind::ReactionSpell | Kind::Die) {
        let source = if entry.kind == Kind::Die { SourceKind::Power } else { SourceKind::Spell };
        uses.push(followed(book, occasion::PLAY, None, &entry.play, false, source)?);
    }
    let (mut laws, mut places, mut keywords) = (Vec::new(), Vec::new(), Vec::new());
    for (ability, place) in entry.abilities.iter().zip(0_u8..) {
        let spell = entry.kind.is_spell() && !ability.granted;
        let source = if spell { SourceKind::Spell } else { SourceKind::Ability };
        match &ability.does {
            Does::Activate(text) | Does::Anytime(text) => {
                uses.push(followed(book, occasion::ACTIVATE, Some(place), text, false, source)?);
            }
            Does::When(trigger) => {
                laws.push(listener(book, place, trigger, source)?);
                places.push(Some(place));
            }
            Does::Standing(modifier) => {
                laws.push(Law::Modifier(modifier.clone()));
                places.push(Some(place));
            }
            Does::Has(keyword) => keywords.push(*keyword),
            Does::Respark(cost) => {
                let text = Text { cost: cost.clone(), then: vec![Effect::Do(Verb::Respark)], ..Text::default() };
                let when = Pattern::WouldBeDiscardedThis;
                let trigger = Trigger { when, phase: Phase::Before, may: true, text };
                laws.push(listener(book, place, &trigger, source)?);
                places.push(Some(place));
            }
        }
    }
    for keyword in &keywords {
        let (when, then) = match keyword {
            Keyword::Illusion => (Pattern::IllusionBreaks, Verb::Destroy(Whom::This)),
            Keyword::Fleeting => (Pattern::RoundEnds, Verb::DiscardFromPlay(Whom::This)),
            _ => continue,
        };
        let text = Text { then: vec![Effect::Do(then)], ..Text::default() };
        let trigger = Trigger { when, phase: Phase::When, may: false, text };
        laws.push(listener(book, u8::MAX, &trigger, SourceKind::Ability)?);
        places.push(None);
    }
    if let Some(magic) = entry.magic {
        add_die(book, magic, &entry.name)?;
    }
    let heard = Law::kinds_heard(&laws);
    let (mut changes, mut changes_others) = (0, 0);
    for law in &laws {
        let Law::Modifier(modifier) = law else { continue };
        changes |= modifier.of.bit();
        if modifier.on != Subject::This {
            changes_others |= modifier.of.bit();
        }
    }
    book.plan.changes_others |= changes_others;
    let is_usable = |ability: &Ability| matches!(ability.does, Does::Activate(_) | Does::Anytime(_));
    let usable = entry.abilities.iter().position(is_usable).map(|place| place as u8);
    let printed = Printed {
        kind: entry.kind,
        cost: entry.cost,
        attack: entry.attack.unwrap_or(0),
        life: entry.life.unwrap_or(0),
        recover: entry.recover.unwrap_or(0),
        x: entry.x,
        shift: entry.shift,
        keywords,
        battlefield: entry.battlefield.unwrap_or(0),
        spellboard: entry.spellboard.unwrap_or(0),
        copies: entry.copies.unwrap_or(0),
        unique: entry.of,
        magic: entry.magic,
        stays: entry.stays,
        attach_to: entry.attach_to,
        answers: entry.answers,
        play: entry.play,
        abilities: entry.abilities,
        changes,
        changes_others,
        usable,
        laws: places,
    };
    let (example, override_text) = (entry.example, entry.text);
    if let Some(answers) = &printed.answers
        && !book.plan.answered.contains(answers)
    {
        book.plan.answered.push(answers.clone());
    }
    let face = Face { slug: entry.id, name: entry.name, printed, uses, laws, heard, example, override_text };
    let is_die = face.printed.kind == Kind::Die;
    let id = book.add_face(face)?;
    // They stand in the order of their numbers at the table.
    if is_die {
        book.plan.types_of_dice.push(id);
    }
    Ok(())
}

/// A text that is used by whoever chooses to.
fn followed(
    book: &mut Book<Ashes>,
    occasion: u8,
    place: Option<u8>,
    text: &Text,
    optional: bool,
    source: SourceKind,
) -> Result<Use<Ashes>, String> {
    let verb = Verb::Follow(Box::new(Followed { place, text: text.clone(), optional, source }));
    let node = Compiler::new(&mut book.tree).effect(&Effect::Do(verb))?;
    Ok(Use { occasion, node, written: text.then.clone(), copies: false })
}

/// A text that something sets off. Whether it may be left is asked by the text itself, so that nobody is asked about what
/// cannot be paid.
fn listener(book: &mut Book<Ashes>, place: u8, trigger: &Trigger, source: SourceKind) -> Result<Law<Ashes>, String> {
    let optional = trigger.may || !trigger.text.cost.is_empty();
    let followed = Followed { place: Some(place), text: trigger.text.clone(), optional, source };
    let mut compiler = Compiler::new(&mut book.tree);
    let then = compiler.effect(&Effect::Do(Verb::Follow(Box::new(followed))))?;
    let answer = Answer::Trigger { phase: trigger.phase, optional: false, then };
    Ok(Law::Listener(Listener { when: trigger.when.clone(), answer, uses: Uses::Always }))
}

/// A type of die has a power side, three class sides and two basic sides. `ASH-DICE-1`
fn add_die(book: &mut Book<Ashes>, magic: Magic, name: &Both) -> Result<(), String> {
    if book.dice.kinds.len() != magic as usize {
        return Err("types of dice stand in the order of the rulebook: ceremonial, charm, illusion, natural ..".into());
    }
    if book.dice.symbols.is_empty() {
        let words = [("power", "power", "pouvoir"), ("class", "class", "classe"), ("basic", "basic", "base")];
        let symbol = |(id, en, fr): (&str, &str, &str)| Symbol {
            id: id.to_string(),
            name: Both { en: en.to_string(), fr: fr.to_string() },
        };
        book.dice.symbols = words.map(symbol).to_vec();
    }
    let sides = [0, 1, 1, 1, 2, 2].map(|symbol| vec![symbol]).to_vec();
    book.dice.kinds.push(DieKind { id: magic.id().to_string(), name: name.clone(), sides });
    Ok(())
}

/// Refuses what no card can be.
fn check(entry: &Entry) -> Result<(), String> {
    files::check_name(&entry.id, &entry.name)?;
    let numbers = [entry.attack, entry.life, entry.recover].iter().flatten().count();
    let complain = |fault: bool, what: &str| if fault { Err(what.to_string()) } else { Ok(()) };
    match entry.kind {
        Kind::Phoenixborn => complain(
            entry.life.is_none() || entry.battlefield.is_none() || entry.spellboard.is_none() || numbers != 1,
            "a Phoenixborn needs `battlefield`, `life` and `spellboard`",
        )?,
        Kind::Ally | Kind::Conjuration => {
            complain(numbers != 3, "a unit needs `attack`, `life` and `recover`")?;
            complain(
                (entry.kind == Kind::Conjuration) != entry.copies.is_some(),
                "a conjuration, and no other card, has `copies`",
            )?;
        }
        _ => complain(numbers != 0, "only units and Phoenixborn have `attack`, `life` and `recover`")?,
    }
    complain((entry.kind == Kind::Die) != entry.magic.is_some(), "a type of die, and no card, has `magic`")?;
    complain(
        (entry.kind == Kind::ReactionSpell) != entry.answers.is_some(),
        "a reaction spell, and no other card, has `answers`",
    )?;
    complain(
        entry.attach_to.is_some() && entry.kind != Kind::AlterationSpell,
        "only an alteration spell has `attach_to`",
    )?;
    let usable = entry.abilities.iter().filter(|one| matches!(one.does, Does::Activate(_) | Does::Anytime(_)));
    complain(usable.count() > 1, "a card has at most one ability that is activated")?;
    let texts = entry.abilities.iter().filter_map(|ability| match &ability.does {
        Does::Activate(text) | Does::Anytime(text) => Some(text),
        Does::When(trigger) => Some(&trigger.text),
        _ => None,
    });
    for text in texts.chain([&entry.play]) {
        complain(
            text.targets.len() > 3 || text.targets.iter().any(|aim| aim.most == 0 || aim.least > aim.most),
            "a text has at most three targets, each with `least` up to `most`",
        )?;
        let other = text.targets.first().is_some_and(|aim| matches!(aim.at, Aimed::OtherUnit(_)));
        complain(other, "`OtherUnit` is other than the first target")?;
    }
    Ok(())
}
