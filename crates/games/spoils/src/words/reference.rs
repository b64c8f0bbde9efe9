//! Cards in a sentence: `that character`, `it`, `the first card`.

use kernel::book::Language;
use kernel::words::Noun;

use super::noun;
use super::speaker::{How, It, Named, Speaker};
use crate::language::{Answered, Name, Which};
use kernel::words::french::{self, Person};

/// A card in a sentence.
#[derive(Clone, Debug)]
pub struct Ref {
    /// As the subject of a sentence: `it`, `that character`.
    pub subject: String,
    /// As an object: `them`, `those characters`; never a pronoun in French.
    pub object: String,
    /// Whether a pronoun says enough.
    pub pronoun: bool,
    /// Whether it is spoken of for the first time: `a character you control`.
    pub first: bool,
    /// Its gender and number.
    pub person: Person,
}

impl Ref {
    /// A phrase that is no pronoun.
    pub fn phrase(text: String, person: Person) -> Ref {
        Ref { subject: text.clone(), object: text, pronoun: false, first: false, person }
    }

    /// Behind a French preposition: `sur elle`, `sur cette carte`.
    pub fn behind(&self) -> &str {
        match (self.pronoun, self.person.feminine, self.person.plural) {
            (false, ..) => &self.object,
            (true, false, false) => "lui",
            (true, true, false) => "elle",
            (true, false, true) => "eux",
            (true, true, true) => "elles",
        }
    }
}

impl Speaker<'_> {
    /// A card that is spoken of: a pronoun if it is clear, otherwise what it is called.
    pub fn mention(&mut self, which: Which) -> Ref {
        let which = self.same(which);
        if let Some((_, phrase)) = self.fresh.take_if(|(fresh, _)| *fresh == which) {
            self.spoke_as(which, phrase.person.feminine);
            return Ref { first: true, ..phrase };
        }
        let (full, person) = self.full(which);
        let Some(feminine) = self.gender(which) else {
            self.spoke_as(which, person.feminine);
            return Ref::phrase(full, person);
        };
        self.spoke_as(which, feminine);
        let person = Person { feminine, ..person };
        let (subject, object) = match self.language {
            Language::En => (person.of("it", "they").to_string(), person.of("it", "them").to_string()),
            Language::Fr => (person.subject().to_string(), full),
        };
        Ref { subject, object, pronoun: true, first: false, person }
    }

    /// What a card is called in full.
    pub fn full(&self, which: Which) -> (String, Person) {
        match which {
            Which::This => (self.say("this card", "cette carte"), Person::one(true)),
            Which::Host => {
                let head = self.printed.attach().map_or(noun::CARD, noun::kind);
                let bearer = format!(
                    "{} {} {} cette carte est attachée",
                    if head.feminine { "la" } else { "le" },
                    head.un,
                    if head.feminine { "à laquelle" } else { "auquel" }
                );
                (self.say(format!("the attached {}", head.one), bearer), Person::one(head.feminine))
            }
            Which::It => {
                let head = match &self.it {
                    Some(It::Some(head)) => *head,
                    Some(It::Same(_)) | None => noun::CARD,
                };
                let fr = if head == noun::CARD { "cette carte-là".to_string() } else { that_fr(head, false) };
                (self.say(format!("that {}", head.one), fr), Person::one(head.feminine))
            }
            Which::Answered => {
                let (en, fr, feminine) = self.answered_action();
                (self.say(en, fr), Person::one(feminine))
            }
            Which::The(name) => self.full_name(name),
        }
    }

    /// The action that is responded to, and whether French takes it for feminine.
    pub fn answered_action(&self) -> (&'static str, &'static str, bool) {
        match self.answered {
            Answered::Card => ("that card", "la carte jouée", true),
            Answered::Character => ("that character", "le personnage joué", false),
            Answered::Ability => ("that ability", "la compétence utilisée", true),
        }
    }

    fn full_name(&self, name: Name) -> (String, Person) {
        let Some(named) = self.named(name) else {
            return (self.say("that card", "cette carte-là"), Person::one(true));
        };
        let (head, plural) = (named.head, named.plural);
        let person = Person { feminine: head.feminine, plural };
        let others: Vec<&(Name, Named)> = self.names.iter().filter(|(_, other)| self.alike(named, other)).collect();
        let text = if named.how == How::Left {
            self.say(format!("the other {}", head.many), format!("les autres {}", head.plusieurs))
        } else if others.len() > 1 {
            let same_way = others.iter().filter(|(_, other)| other.how == named.how).count() > 1;
            let first = others.first().is_some_and(|(other, _)| *other == name);
            self.told_apart(named, person, same_way.then_some(first))
        } else {
            match self.language {
                Language::En => format!("{} {}", person.of("that", "those"), if plural { head.many } else { head.one }),
                // "Cette carte" is always the card itself.
                Language::Fr if !plural && head == noun::CARD => self.told_apart(named, person, None),
                Language::Fr => that_fr(head, plural),
            }
        };
        (text, person)
    }

    /// Whether two names could be mistaken for each other.
    fn alike(&self, one: &Named, other: &Named) -> bool {
        one.head == other.head && one.plural == other.plural && !other.gone && other.how != How::Left
    }

    /// `the picked character`, `la première carte`.
    fn told_apart(&self, named: &Named, person: Person, first: Option<bool>) -> String {
        let head = named.head;
        match self.language {
            Language::En => {
                let which = match (first, named.how) {
                    (Some(true), _) => "first",
                    (Some(false), _) => "second",
                    (None, How::Picked) => "picked",
                    (None, How::Chosen | How::Left) => "chosen",
                    (None, How::Found) => "found",
                    (None, How::Seen) => return self.say(format!("that {}", head.one), ""),
                    (None, How::Shown) => "revealed",
                    (None, How::Played) => "played",
                };
                format!("the {which} {}", if person.plural { head.many } else { head.one })
            }
            Language::Fr => {
                let article = person.object();
                let noun = if person.plural { head.plusieurs } else { head.un };
                let which = match (first, named.how) {
                    (Some(true), _) if person.feminine => return format!("{article} première {noun}"),
                    (Some(true), _) => return format!("{article} premier {noun}"),
                    (Some(false), _) => return format!("{article} {} {noun}", person.agree("second")),
                    (None, How::Picked) => "ciblé",
                    (None, How::Chosen | How::Left) => "choisi",
                    (None, How::Found) => "trouvé",
                    (None, How::Seen) => "regardé",
                    (None, How::Shown) => "révélé",
                    (None, How::Played) => "joué",
                };
                let article = french::before(article, noun);
                format!("{article} {}", person.agree(which))
            }
        }
    }

    /// `its strength`, `that character’s strength`; `sa force`, `la force de ce personnage`.
    pub fn its(&mut self, which: Which, en: &str, fr: &str) -> String {
        let card = self.mention(which);
        let (article, bare) = fr.split_once(' ').unwrap_or(("le", fr));
        match (self.language, card.pronoun) {
            (Language::En, true) => format!("{} {en}", card.person.of("its", "their")),
            (Language::En, false) => format!("{}’s {en}", card.object),
            (Language::Fr, true) => {
                let own = match (card.person.plural, article) {
                    (true, _) => "leur",
                    (false, "la") => "sa",
                    (false, _) => "son",
                };
                format!("{own} {bare}")
            }
            (Language::Fr, false) => format!("{fr} {}", french::of(&card.object)),
        }
    }
}

/// `ce personnage`, `cet objet`, `ces cartes`.
fn that_fr(head: Noun, plural: bool) -> String {
    if plural { format!("ces {}", head.plusieurs) } else { french::this(head.un, head.feminine) }
}
