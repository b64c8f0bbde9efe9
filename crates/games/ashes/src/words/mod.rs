//! An Ashes card as a reader sees it: type line, cost, numbers, and sentences made from its effects.

mod cost;
mod noun;
mod occasion;
mod speaker;
mod verb;

use kernel::effect::tree::Change;
use kernel::prelude::*;
use kernel::say;
use kernel::words::card_name;
use kernel::words::text::{capital, sentence};
use kernel::words::vocabulary::Vocabulary;

use crate::Ashes;
use crate::cards::{Printed, X};
use crate::language::{Ability, Cost, Does, Filter, Kind, Quality, Side, Text, Trigger};
use crate::rules::payment;
use crate::table::dice::{self, SIDES};
use speaker::Speaker;

/// A spell has no more focus than this.
const MOST_FOCUS: u8 = 2;

/// The card in one language.
pub fn card_text(book: &Book<Ashes>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let printed = &face.printed;
    let speaker = Speaker { book, language, kind: printed.kind, slug: &face.slug, aims: &[], spoken: Vec::new() };
    let text = match &face.override_text {
        Some(text) => text.get(language).lines().map(str::to_string).collect(),
        None => paragraphs(&speaker, printed),
    };
    let label = |en: &str, fr: &str| language.pick(en, fr).to_string();
    let details = match printed.kind {
        Kind::Conjuration => vec![(label("copies", "exemplaires"), printed.copies.to_string())],
        Kind::Die => {
            sides().map(|(side, number)| (noun::side(side, language).to_string(), number.to_string())).to_vec()
        }
        _ => Vec::new(),
    };
    CardText {
        slug: face.slug.clone(),
        name: face.name.get(language).to_string(),
        line: line(book, printed, language),
        numbers: numbers(printed, language),
        details,
        text,
        by_hand: face.override_text.is_some(),
    }
}

/// One of the effects that a text lets somebody choose from.
pub fn way_text(book: &Book<Ashes>, node: NodeId, way: u8, language: Language) -> Option<String> {
    let ways = book.tree.written_ways(node)?;
    let effects = ways.get(usize::from(way))?;
    let holds = |effect: &Effect<Ashes>| effect.any(&|one| one.ways().as_deref() == Some(ways));
    let found = book.faces.iter().find_map(|face| {
        let text = face.printed.texts().into_iter().find(|text| text.then.iter().any(holds))?;
        Some((face, text))
    });
    // What the rules themselves ask has no words.
    let (face, text) = found?;
    let (kind, slug, aims) = (face.printed.kind, &*face.slug, &*text.targets);
    let said = Speaker { book, language, kind, slug, aims, spoken: Vec::new() }.inline(effects);
    Some(sentence(&said)).filter(|_| !said.is_empty())
}

/// In how many ways a text can be paid for at most.
pub const WAYS: u8 = 3;

/// A way to pay for a text, as a part of its card: the place of the text, its focus and the way.
pub fn way_part(place: Option<u8>, focus: u8, way: u8) -> u8 {
    let text = place.map_or(0, |place| place + 1);
    (text * (MOST_FOCUS + 1) + focus.min(MOST_FOCUS)) * WAYS + way
}

/// What such a way costs: `1 basic, 1 charm class`. Actions and exhaustion are the same in all ways.
pub fn cost_name(book: &Book<Ashes>, face: FaceId, part: u8, language: Language) -> Option<String> {
    let (way, rest) = (part % WAYS, part / WAYS);
    let (focus, place) = (rest % (MOST_FOCUS + 1), (rest / (MOST_FOCUS + 1)).checked_sub(1));
    let costs = payment::costs(&book.face(face).printed, place, focus, way.into());
    let paid: Vec<Cost> =
        costs.iter().filter(|cost| !matches!(cost, Cost::Main | Cost::Side | Cost::Exhaust)).copied().collect();
    let said = cost::costs(if paid.is_empty() { &costs } else { &paid }, language);
    Some(capital(&said)).filter(|said| !said.is_empty())
}

/// How many sides of a die show the same. `ASH-DICE-1`
fn sides() -> [(Side, usize); 3] {
    let count = |side: Side| (1..=SIDES).filter(|number| dice::side_of(*number) == side).count();
    [Side::Power, Side::Class, Side::Basic].map(|side| (side, count(side)))
}

/// The type, and the Phoenixborn that a card belongs to.
fn line(book: &Book<Ashes>, printed: &Printed, language: Language) -> String {
    let kind = noun::kind(printed.kind, language);
    match &printed.unique {
        Some(of) => format!("{kind} · {}", card_name(book, of, language)),
        None => kind.to_string(),
    }
}

fn numbers(printed: &Printed, language: Language) -> Vec<(String, String)> {
    let mut numbers = Vec::new();
    let mut add = |en: &str, fr: &str, number: String| numbers.push((language.pick(en, fr).to_string(), number));
    if !printed.cost.is_empty() {
        add("cost", "coût", cost::costs(&printed.cost, language));
    }
    let x = |number: i32, is_x: bool| if is_x { "X".to_string() } else { number.to_string() };
    match printed.kind {
        Kind::Phoenixborn => {
            add("battlefield", "arène", printed.battlefield.to_string());
            add("life", "vie", printed.life.to_string());
            add("spellboard", "grimoire", printed.spellboard.to_string());
        }
        Kind::Ally | Kind::Conjuration => {
            add("attack", "attaque", x(printed.attack, printed.x.contains(&X::Attack)));
            add("life", "vie", x(printed.life, printed.x.contains(&X::Life)));
            add("recover", "regain", printed.recover.to_string());
        }
        Kind::AlterationSpell => {
            let shifts = [
                ("attack", "attaque", printed.shift.attack),
                ("life", "vie", printed.shift.life),
                ("recover", "regain", printed.shift.recover),
            ];
            for (en, fr, number) in shifts.into_iter().filter(|(.., number)| *number != 0) {
                add(en, fr, format!("{number:+}").replace('-', "−"));
            }
        }
        _ => {}
    }
    numbers
}

fn paragraphs(speaker: &Speaker, printed: &Printed) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(filter) = &printed.attach_to {
        lines.push(attaches(speaker, filter));
    }
    if let Some((pattern, phase)) = &printed.answers {
        let when = occasion::occasion(pattern, *phase, speaker.this(), speaker.language);
        lines.push(say!(speaker, "Play this spell {when}.", "Jouez ce sort {when}."));
    }
    if printed.stays {
        lines.push(say!(
            speaker,
            "Place this spell onto your battlefield with as many status tokens as the attack value of a unit an opponent controls. It is an ally with attack and life equal to its status tokens and recover 0.",
            "Placez ce sort dans votre arène avec autant de jetons État que la valeur d’attaque d’une unité que contrôle un adversaire. C’est un allié dont l’attaque et la vie sont égales à ses jetons État, avec un regain de 0."
        ));
    } else if !printed.play.then.is_empty() {
        lines.extend(used(speaker, &printed.play, ""));
    }
    for ability in &printed.abilities {
        lines.extend(ability_lines(speaker, printed, ability));
    }
    lines
}

/// The effects of a text behind an opening.
fn used(speaker: &Speaker, text: &Text, opening: &str) -> Vec<String> {
    let mut speaker = Speaker { aims: &text.targets, spoken: Vec::new(), ..speaker.clone() };
    let lines = speaker.paragraphs(opening, &text.then);
    lines.iter().map(|line| capital(line)).collect()
}

fn ability_lines(speaker: &Speaker, printed: &Printed, ability: &Ability) -> Vec<String> {
    let language = speaker.language;
    let colon = language.colon();
    let lines = match &ability.does {
        Does::Activate(text) | Does::Anytime(text) => {
            let mut opening = cost::costs(&text.cost, language);
            if let Does::Anytime(_) = &ability.does {
                let at = say!(speaker, "at any time in your turn", "à tout moment de votre tour");
                opening = if opening.is_empty() { at } else { format!("{at}, {opening}") };
            }
            if text.needs_status > 0 {
                let this = speaker.this();
                let tokens = noun::count(noun::STATUS, text.needs_status.into(), language);
                opening = say!(
                    speaker,
                    "{opening}, with at least {tokens} on {this}",
                    "{opening}, avec au moins {tokens} sur {this}"
                );
            }
            let mut lines = used(speaker, text, &format!("{}{colon}", capital(&opening)));
            lines.extend(more(speaker, text));
            lines
        }
        Does::When(trigger) => used_when(speaker, trigger),
        Does::Standing(modifier) => standing(speaker, printed, modifier).into_iter().collect(),
        Does::Has(keyword) => vec![sentence(noun::keyword(*keyword, language))],
        Does::Respark(costs) => {
            let cost = cost::costs(costs, language);
            return vec![say!(speaker, "Respark{colon}{cost}.", "Raviver{colon}{cost}.")];
        }
    };
    let mark = say!(speaker, "inexhaustible", "inépuisable");
    let named = |line: String| match (&ability.name, ability.inexhaustible) {
        (Some(name), false) => format!("{}{colon}{line}", name.get(language)),
        (Some(name), true) => format!("{} ({mark}){colon}{line}", name.get(language)),
        (None, true) if matches!(ability.does, Does::When(_) | Does::Anytime(_)) => {
            format!("{}{colon}{line}", capital(&mark))
        }
        (None, _) => line,
    };
    let mut lines = lines.into_iter();
    lines.next().map(named).into_iter().chain(lines).collect()
}

/// What else may be paid, and what focus makes cheaper.
fn more(speaker: &Speaker, text: &Text) -> Vec<String> {
    let language = speaker.language;
    let colon = language.colon();
    let mut lines = Vec::new();
    if !text.more.is_empty() {
        let cost = cost::costs(&text.more, language);
        let level = text.more_with_focus;
        lines.push(match level {
            0 => say!(
                speaker,
                "Additional cost you may pay{colon}{cost}.",
                "Coût supplémentaire facultatif{colon}{cost}."
            ),
            _ => say!(
                speaker,
                "Focus {level}, additional cost you may pay{colon}{cost}.",
                "Concentration {level}, coût supplémentaire facultatif{colon}{cost}."
            ),
        });
    }
    if !text.focus_cost.is_empty() {
        let cost = cost::costs(&text.focus_cost, language);
        lines.push(say!(
            speaker,
            "Focus 1{colon}you may pay {cost} instead.",
            "Concentration 1{colon}vous pouvez payer {cost} à la place."
        ));
    }
    if text.focus_saves > 0 {
        let saved = text.focus_saves;
        let symbols = noun::count(noun::SYMBOL, saved.into(), Language::Fr);
        lines.push(say!(
            speaker,
            "Focus 1{colon}{saved} basic less. Focus 2{colon}{saved} basic less again.",
            "Concentration 1{colon}{symbols} de base de moins. Concentration 2{colon}encore {symbols} de base de moins."
        ));
    }
    lines
}

/// A text that something sets off, with its cost or its leave.
fn used_when(speaker: &Speaker, trigger: &Trigger) -> Vec<String> {
    let language = speaker.language;
    let when = occasion::occasion(&trigger.when, trigger.phase, speaker.this(), language);
    let text = &trigger.text;
    let mut inner = Speaker { aims: &text.targets, spoken: Vec::new(), ..speaker.clone() };
    if !text.cost.is_empty() {
        let (cost, effects) = (cost::acts(&text.cost, speaker.this(), language), inner.inline(&text.then));
        let line = say!(
            speaker,
            "{when}, you may {cost}; if you do, {effects}",
            "{when}, vous pouvez {cost}\u{a0}; si vous le faites, {effects}"
        );
        return vec![sentence(&line)];
    }
    let effects = if trigger.may {
        let pieces = inner.pieces(&text.then);
        inner.may_of(pieces)
    } else {
        inner.inline(&text.then)
    };
    vec![sentence(&format!("{when}, {effects}"))]
}

/// What an alteration may be attached to.
fn attaches(speaker: &Speaker, filter: &Filter) -> String {
    let unit = match filter {
        Filter::Has(keyword) => {
            let keyword = noun::keyword(*keyword, speaker.language);
            say!(speaker, "a unit with {keyword}", "une unité avec {keyword}")
        }
        Filter::AttackAtMost(most) => {
            say!(
                speaker,
                "a unit with an attack value of {most} or less",
                "une unité dont la valeur d’attaque est de {most} ou moins"
            )
        }
        _ => say!(speaker, "a unit", "une unité"),
    };
    say!(speaker, "Attach this spell only to {unit}.", "Ne liez ce sort qu’à {unit}.")
}

/// A value that changes while the card is in play.
fn standing(speaker: &Speaker, printed: &Printed, modifier: &Modifier<Ashes>) -> Option<String> {
    let mut inner = speaker.clone();
    let per = modifier.per.as_ref().map(|amount| inner.amount_of(amount));
    let this = speaker.this();
    Some(match (modifier.of, modifier.change) {
        (Quality::Attack | Quality::Life, _) if printed.stays => return None,
        (Quality::Attack, _) if printed.x.contains(&X::Attack) => {
            let per = per.unwrap_or_default();
            say!(speaker, "X is {per}.", "X est {per}.")
        }
        (Quality::Life, _) if printed.x.contains(&X::Life) => {
            let per = per.unwrap_or_default();
            say!(speaker, "X is {per}.", "X est {per}.")
        }
        (Quality::Attack, Change::Add(number)) => match per {
            Some(per) => say!(
                speaker,
                "Add {per} to the attack value of {this}.",
                "Ajoutez {per} à la valeur d’attaque de~{this}."
            ),
            None => say!(
                speaker,
                "Add {number} to the attack value of {this}.",
                "Ajoutez {number} à la valeur d’attaque de~{this}."
            ),
        },
        (Quality::Recover, Change::Add(number)) => say!(
            speaker,
            "Add {number} to the recover value of {this}.",
            "Ajoutez {number} à la valeur de regain de~{this}."
        ),
        (Quality::Keyword(keyword), Change::Cannot) => {
            let keyword = noun::keyword(keyword, speaker.language);
            say!(speaker, "The attached unit does not have {keyword}.", "L’unité liée n’a pas {keyword}.")
        }
        (Quality::Abilities, _) => say!(
            speaker,
            "The attached unit has no abilities other than inexhaustible ones.",
            "L’unité liée n’a d’autres capacités que celles qui sont inépuisables."
        ),
        (Quality::Alterations, _) => say!(
            speaker,
            "No alteration spell can be attached to this card.",
            "Aucun sort d’altération ne peut être lié à cette carte."
        ),
        _ => return None,
    })
}
