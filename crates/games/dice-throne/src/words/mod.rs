//! Dice Throne in words: abilities by level, status effects, companions and cards, made from their data in French and English.
//!
//! The terms are those of the French rulebook. A text has a line for each way to activate an ability; what depends on an extra
//! roll stands in lines of its own below it. Symbols of the dice stand in brackets: `2 [Sword]`.

mod condition;
mod dice;
mod group;
mod layout;
mod noun;
mod number;
mod occasion;
mod odds;
mod speaker;
mod standing;
mod token;
mod verb;

use kernel::prelude::*;
use kernel::say;
use kernel::words::clause::Piece;
use kernel::words::text::{capital, sentence};
use kernel::words::vocabulary::Vocabulary;

use crate::DiceThrone;
use crate::cards::occasion::USES;
use crate::cards::{Card, Companion, Form, Hero, Is, Level, Needs, Spend, Status, Way};
pub use odds::{odds_table, roll_odds};
use speaker::Speaker;

/// A face in one language.
pub fn card_text(book: &Book<DiceThrone>, face: FaceId, language: Language) -> CardText {
    let face = book.face(face);
    let words = Words::of(book, face.printed.hero, language);
    let label = |en: &str, fr: &str, number: u8| (language.pick(en, fr).to_string(), number.to_string());
    let cost = |card: &Card| label("CP", "PC", card.cost);
    let (line, numbers, text) = match &face.printed.is {
        Is::Hero(hero) => (
            words.language.pick("Hero", "Héros"),
            vec![label("difficulty", "difficulté", hero.difficulty)],
            words.hero_text(hero),
        ),
        Is::Ability(space) => (noun::part(space.part, language), Vec::new(), words.ability(&space.level)),
        Is::Status(status) => {
            let mut limit = label("stack limit", "limite d’empilement", status.limit);
            if let Some(own) = status.own_limit {
                limit.1 = format!("{own}/{}", limit.1);
            }
            (noun::kind(status.kind, language), vec![limit], words.status(status))
        }
        Is::Companion(companion) => {
            let health = companion.health.map(|health| label("Health", "Santé", health));
            (language.pick("Companion", "Familier"), health.into_iter().collect(), words.companion(companion))
        }
        Is::Form(_, form) => {
            (language.pick("Companion", "Familier"), vec![label("at most", "au plus", form.most)], words.form(form))
        }
        Is::Action(card) => (noun::card_kind(card.kind, language), vec![cost(card)], words.action(card)),
        Is::Upgrade(card, space) => {
            (noun::card_kind(card.kind, language), vec![cost(card)], words.ability(&space.level))
        }
    };
    CardText {
        slug: face.slug.clone(),
        name: face.name.get(language).to_string(),
        line: line.to_string(),
        numbers,
        details: Vec::new(),
        text,
        by_hand: false,
    }
}

/// A way of an ability, by its name or by what it needs; from [`USES`] on, what can be used for a price.
pub fn part_name(book: &Book<DiceThrone>, face: FaceId, part: u8, language: Language) -> Option<String> {
    let printed = &book.face(face).printed;
    let words = Words::of(book, printed.hero, language);
    if let Some(place) = part.checked_sub(USES + 1) {
        let speaker = Speaker { this: printed.status(), ..words.speaker() };
        let token = printed.status().map(|_| speaker.token());
        return Some(speaker.used(printed.use_at(usize::from(place))?, token.as_deref()).join(" "));
    }
    let way = printed.space()?.level.ways.get(usize::from(part).checked_sub(1)?)?;
    Some(way.name.as_ref().map_or_else(|| words.needs(&way.needs), |name| name.get(language).to_string()))
}

/// One of the effects that a text lets somebody choose from.
pub fn way_text(book: &Book<DiceThrone>, node: NodeId, way: u8, language: Language) -> Option<String> {
    let ways = book.tree.written_ways(node)?;
    let effects = ways.get(usize::from(way))?;
    // Names of symbols and companions are those of the hero on whose card it stands.
    let holds = |effect: &Effect<DiceThrone>| effect.any(&|one| one.ways().as_deref() == Some(ways));
    let face = book.faces.iter().find(|face| face.printed.texts().into_iter().flatten().any(holds));
    let words = Words::of(book, face.and_then(|face| face.printed.hero), language);
    let this = face.and_then(|face| face.printed.status());
    let text = Speaker { this, ..words.speaker() }.inline(effects);
    Some(sentence(&text)).filter(|_| !text.is_empty())
}

/// What texts are read beside: the names of symbols, tokens and companions, and the language.
#[derive(Clone, Copy)]
struct Words<'a> {
    book: &'a Book<DiceThrone>,
    /// Whose dice and companions are meant; nobody's for common cards and tokens.
    hero: Option<&'a Hero>,
    language: Language,
}

impl<'a> Words<'a> {
    /// Beside a hero, by the place of its die.
    fn of(book: &'a Book<DiceThrone>, hero: Option<u8>, language: Language) -> Words<'a> {
        let mut own = book.faces.iter().filter(|face| hero.is_some() && face.printed.hero == hero);
        Words { book, hero: own.find_map(|face| face.printed.hero()), language }
    }

    fn speaker(&self) -> Speaker<'a> {
        let Words { book, hero, language } = *self;
        Speaker { book, hero, language, this: None, dice: 5, removed: None, chosen: Vec::new() }
    }

    /// A hero: what is done before the first turn, and what its companions are had for.
    fn hero_text(&self, hero: &Hero) -> Vec<String> {
        let mut lines = match hero.setup.is_empty() {
            true => Vec::new(),
            false => self.speaker().lines(&say!(self, "Set-up: ", "Mise en place\u{a0}: "), &hero.setup),
        };
        if hero.uncertain_setup {
            lines.push(self.uncertain());
        }
        let with_forms = hero.companions.iter().filter(|companion| !companion.forms.is_empty());
        lines.extend(with_forms.flat_map(|companion| self.companion(companion)));
        lines
    }

    /// An ability at one of its levels.
    fn ability(&self, level: &Level) -> Vec<String> {
        let mut lines = Vec::new();
        let mut ways = level.ways.as_slice();
        while !ways.is_empty() {
            let (run, rest) = ways.split_at(tiers(ways));
            lines.extend(self.tiers(run));
            ways = rest;
        }
        if level.uncertain {
            lines.push(self.uncertain());
        }
        lines
    }

    /// What activates an ability: `2 [Sword] + 2 [Pow]`, `Small Straight`.
    fn needs(&self, needs: &Needs) -> String {
        match needs {
            Needs::Symbols(wanted) => {
                let speaker = self.speaker();
                let one = |(id, number): (&str, u8)| format!("{number} {}", speaker.symbol(id));
                speaker.in_order(wanted).into_iter().map(one).collect::<Vec<_>>().join(" + ")
            }
            Needs::SmallStraight => say!(self, "Small Straight", "Petite Suite"),
            Needs::LargeStraight => say!(self, "Large Straight", "Grande Suite"),
            Needs::Defence(dice) => say!(self, "Defense Roll {dice}", "Jet Défensif {dice}"),
            Needs::Nothing => String::new(),
        }
    }

    /// Ways that differ in how much they want: what they end with in common is said once.
    fn tiers(&self, ways: &[Way]) -> Vec<String> {
        let shared = if ways.len() > 1 { common_end(ways) } else { 0 };
        let mut lines: Vec<String> = Vec::new();
        for way in ways {
            lines.extend(self.way(way, &way.does[..way.does.len() - shared]));
        }
        let Some(way) = ways.first().filter(|_| shared > 0) else { return lines };
        let mut speaker = self.speaker();
        let pieces = speaker.pieces(&way.does[way.does.len() - shared..]);
        for piece in pieces {
            let opening = match &piece {
                Piece::Act(_) => say!(self, "in each case, ", "dans tous les cas, "),
                _ => String::new(),
            };
            lines.extend(speaker.lines_of(&opening, vec![piece]));
        }
        lines
    }

    fn way(&self, way: &Way, does: &[Effect<DiceThrone>]) -> Vec<String> {
        let needs = self.needs(&way.needs);
        let opening = match (&way.name, needs.is_empty()) {
            (Some(name), _) => format!("{} ({needs}){}", name.get(self.language), self.language.colon()),
            (None, false) => format!("{needs}{}", self.language.colon()),
            (None, true) => String::new(),
        };
        let mut speaker = self.speaker();
        if let Needs::Defence(dice) = way.needs {
            speaker.dice = dice;
        }
        let mut lines = match (&way.needs, does.is_empty()) {
            (_, true) => Vec::new(),
            (Needs::Defence(_), _) => defended(&mut speaker, &opening, does),
            _ => speaker.lines(&opening, does),
        };
        lines.extend(self.uses(&way.uses));
        lines.extend(self.speaker().laws(&way.laws));
        if way.uncertain {
            lines.push(self.uncertain());
        }
        lines
    }

    /// A status effect; "you" is whoever has the token.
    fn status(&self, status: &'a Status) -> Vec<String> {
        let speaker = Speaker { this: Some(status), ..self.speaker() };
        let token = speaker.token();
        let mut lines: Vec<String> =
            status.spend.iter().flat_map(|spend| speaker.used(spend, Some(token.as_str()))).collect();
        lines.extend(speaker.laws(&status.laws));
        if lines.is_empty() {
            lines.push(say!(
                self,
                "Spent for what abilities, companions and cards say.",
                "Se dépense selon les capacités, les Familiers et les cartes."
            ));
        }
        let mut marks = Vec::new();
        if status.modifier {
            marks.push(say!(self, "Attack Modifier.", "Modificateur d’Attaque."));
        }
        if status.persistent {
            marks.push(say!(self, "Persistent.", "Persistant."));
        }
        if status.fixed {
            marks.push(say!(
                self,
                "Only its own text and its hero’s board can transfer or remove it.",
                "Seuls son propre texte et le plateau de son héros peuvent le transférer ou le retirer."
            ));
        }
        if status.untransferable {
            marks.push(say!(self, "It cannot be transferred.", "Il ne peut pas être transféré."));
        }
        if status.declinable {
            marks.push(say!(self, "Its own hero may decline it.", "Son propre héros peut le refuser."));
        }
        if !marks.is_empty() {
            lines.push(marks.join(" "));
        }
        if status.uncertain {
            lines.push(self.uncertain());
        }
        lines
    }

    fn companion(&self, companion: &Companion) -> Vec<String> {
        let mut lines = self.uses(&companion.uses);
        lines.extend(self.speaker().laws(&companion.laws));
        if companion.uncertain {
            lines.push(self.uncertain());
        }
        lines
    }

    /// One form of a companion.
    fn form(&self, form: &Form) -> Vec<String> {
        let mut lines = self.uses(&form.uses);
        match form.times {
            None => {}
            Some(1) => lines.push(say!(self, "Once per turn.", "Une fois par tour.")),
            Some(times) => lines.push(say!(self, "{times} times per turn.", "{times} fois par tour.")),
        }
        lines
    }

    fn uses(&self, uses: &[Spend]) -> Vec<String> {
        let speaker = self.speaker();
        uses.iter().flat_map(|spend| speaker.used(spend, None)).collect()
    }

    fn action(&self, card: &Card) -> Vec<String> {
        let mut speaker = self.speaker();
        let mut lines: Vec<String> = card.only.map(|only| speaker.only(only)).into_iter().collect();
        lines.extend(speaker.lines("", &card.does));
        if card.modifier {
            lines.push(say!(self, "Attack Modifier.", "Modificateur d’Attaque."));
        }
        if card.uncertain {
            lines.push(self.uncertain());
        }
        lines
    }

    /// What marks a best reconstruction.
    fn uncertain(&self) -> String {
        say!(
            self,
            "(Uncertain: a reconstruction, not a printed fact.)",
            "(Incertain\u{a0}: une reconstitution, non un fait imprimé.)"
        )
    }
}

/// What is done with the dice of a defence: a line each, if it is more than one thing.
fn defended(speaker: &mut Speaker, opening: &str, does: &[Effect<DiceThrone>]) -> Vec<String> {
    let pieces = speaker.pieces(does);
    if pieces.len() < 2 || pieces.iter().any(|piece| matches!(piece, Piece::Ways(..))) {
        return speaker.lines_of(opening, pieces);
    }
    let each = pieces.into_iter().map(|piece| {
        let line = speaker.lines_of("", vec![piece]).join(" ");
        format!("• {}", sentence(&line))
    });
    std::iter::once(capital(opening.trim_end())).chain(each).collect()
}

/// How many of the first ways are tiers of one another: none has a name of its own.
fn tiers(ways: &[Way]) -> usize {
    let named = ways.iter().skip(1).take_while(|way| ways[0].name.is_none() && way.name.is_none());
    1 + named.count()
}

/// How many effects all ways have in common at their end; each keeps at least one of its own.
fn common_end(ways: &[Way]) -> usize {
    let shortest = ways.iter().map(|way| way.does.len()).min().unwrap_or(0);
    let alike = |count: &usize| {
        let end = |way: &'_ Way| way.does[way.does.len() - count..].to_vec();
        ways.iter().all(|way| end(way) == end(&ways[0]))
    };
    (1..shortest).take_while(alike).last().unwrap_or(0)
}
