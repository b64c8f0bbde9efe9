//! What cards must be, as nouns with all that stands around them: `Tech upgrade you control`.

use kernel::book::Language;
use kernel::words::{Noun, either, list};

use super::called::Called;
use super::noun;
use super::part::head;
use super::reference::Ref;
use super::speaker::Speaker;
use crate::language::{Filter, Form, Is, Kind, Name, Resource};
use kernel::words::french::Person;

/// What stands around a noun, in one language.
#[derive(Default)]
pub struct Around {
    /// What it is.
    pub head: Option<Noun>,
    /// Traits: before the noun in English, right behind it in French.
    pub traits: Vec<String>,
    /// Adjectives in both languages.
    pub adjectives: Vec<(&'static str, &'static str)>,
    /// What follows, for one and for several.
    pub tails: Vec<(String, String)>,
    /// Not one that was chosen before.
    pub other: bool,
    /// One of those so called.
    pub among: Option<Name>,
    /// The one that has most of something.
    pub superlative: bool,
    /// `with the highest printed hit points`.
    pub most_hit_points: bool,
    /// `upgrade or support`.
    pub heads: Vec<Noun>,
}

impl Speaker<'_> {
    /// What such cards are called.
    pub fn filter(&mut self, filter: &Filter) -> Called {
        self.called(&filter.0)
    }

    /// The same for a list.
    pub fn called(&mut self, parts: &[Is]) -> Called {
        if let Some((found, head)) = self.certain(parts) {
            return Called {
                language: self.language,
                head,
                feminine: found.person.feminine,
                you: found.you,
                one: found.text.clone(),
                many: found.text.clone(),
                with_articles: None,
                definite: Some(found.text),
                other: false,
                among: None,
                superlative: false,
                kinds: Vec::new(),
            };
        }
        let mut around = Around::default();
        let mut kinds = Vec::new();
        for part in parts {
            match part {
                Is::Either(parts) => kinds = self.either(parts, &mut around),
                _ => self.part(part, &mut around),
            }
        }
        self.assemble(around, kinds)
    }

    /// The only card that can be meant.
    fn certain(&mut self, parts: &[Is]) -> Option<(Ref, Noun)> {
        let yours = parts.contains(&Is::Yours);
        parts.iter().find_map(|part| match part {
            Is::This => Some((self.this(), noun::kind(self.printed().kind))),
            Is::Host if self.printed().attach.as_ref().is_some_and(|attach| attach.0.contains(&Is::Host)) => None,
            Is::Host => {
                let head = match &self.printed().attach {
                    Some(attach) => self.filter(attach).head,
                    None => noun::CARD,
                };
                Some((self.host(), head))
            }
            Is::Named(id) => Some(self.by_name(id, false)),
            Is::Villain => Some((self.the(noun::kind(Kind::Villain)), noun::kind(Kind::Villain))),
            Is::MainScheme => Some((self.the(noun::kind(Kind::MainScheme)), noun::kind(Kind::MainScheme))),
            Is::Hero if yours => Some((self.side(Form::Hero), noun::kind(Kind::Hero))),
            Is::AlterEgo if yours => Some((self.side(Form::AlterEgo), noun::kind(Kind::AlterEgo))),
            Is::Identity if yours => Some((self.identity(), noun::IDENTITY)),
            _ => None,
        })
    }

    /// One of several things: nouns side by side, resources, or cards of several kinds.
    fn either(&mut self, parts: &[Is], around: &mut Around) -> Vec<Called> {
        let printed: Vec<Resource> =
            parts.iter().filter_map(|part| if let Is::Printed(kind) = part { Some(*kind) } else { None }).collect();
        if printed.len() == parts.len() {
            let tail = self.printed_resource(&printed);
            around.tails.push((tail.clone(), tail));
            return Vec::new();
        }
        if parts.iter().all(|part| matches!(part, Is::Among(_))) {
            around.among = Some(Name::Target);
            return Vec::new();
        }
        let heads: Option<Vec<Noun>> = parts.iter().map(head).collect();
        if let Some(heads) = heads {
            around.heads = heads;
            return Vec::new();
        }
        parts.iter().map(|part| self.called(std::slice::from_ref(part))).collect()
    }

    /// `with a printed mental or wild resource`.
    pub fn printed_resource(&self, kinds: &[Resource]) -> String {
        let words: Vec<String> = kinds.iter().map(|kind| noun::resource(*kind, self.language).to_string()).collect();
        let words = either(&words, self.language);
        self.say(format!("with a printed {words} resource"), format!("avec une ressource {words} imprimée"))
    }

    fn assemble(&self, mut around: Around, kinds: Vec<Called>) -> Called {
        if around.among == Some(Name::Discarded) {
            let way = |fr: &str| self.say("discarded this way", fr);
            around.tails.insert(0, (way("défaussée ainsi"), way("défaussées ainsi")));
        }
        let head = around.head.or(around.heads.first().copied()).unwrap_or(noun::CARD);
        let feminine = match around.heads.as_slice() {
            [] => head.feminine,
            heads => heads.iter().all(|head| head.feminine),
        };
        let nouns = |plural: bool| {
            let of = |noun: &Noun| match (self.language, plural) {
                (Language::En, false) => noun.one,
                (Language::En, true) => noun.many,
                (Language::Fr, false) => noun.un,
                (Language::Fr, true) => noun.plusieurs,
            };
            let words: Vec<String> = match around.heads.as_slice() {
                [] => vec![of(&head).to_string()],
                heads => heads.iter().map(|head| of(head).to_string()).collect(),
            };
            // All heroes and allies, but one hero or ally.
            match (plural, self.language) {
                (true, Language::Fr) => words.join(" et les "),
                (true, Language::En) => list(&words, self.language),
                (false, _) => either(&words, self.language),
            }
        };
        let articles = |nouns: &[Noun]| {
            let each =
                |noun: &Noun| kernel::words::with_article(&self.say(noun.one, noun.un), noun.feminine, self.language);
            either(&nouns.iter().map(each).collect::<Vec<_>>(), self.language)
        };
        let phrase = |plural: bool, nouns: String| {
            let person = Person { feminine, plural };
            let mut words: Vec<String> = Vec::new();
            match self.language {
                Language::En => {
                    words.extend(around.adjectives.iter().map(|(en, _)| (*en).to_string()));
                    words.extend(around.traits.iter().cloned());
                    words.push(nouns.clone());
                }
                Language::Fr => {
                    words.push(nouns.clone());
                    words.extend(around.traits.iter().cloned());
                    words.extend(around.adjectives.iter().map(|(_, fr)| match *fr {
                        "face cachée" | "face visible" | "du dessus" => (*fr).to_string(),
                        "indemne" => if plural { "indemnes" } else { "indemne" }.to_string(),
                        word => person.agree(word),
                    }));
                }
            }
            if around.most_hit_points {
                words.push(self.say("with the highest printed hit points", "avec le plus de points de vie imprimés"));
                if !around.tails.is_empty() {
                    let ceux = if feminine { "celles" } else { "ceux" };
                    words.push(self.say("among those", format!("parmi {ceux}")));
                }
            }
            words.extend(around.tails.iter().map(|(one, many)| if plural { many.clone() } else { one.clone() }));
            words.join(" ")
        };
        // English puts adjectives and traits behind the article.
        let plain = around.adjectives.is_empty() && around.traits.is_empty() || self.language == Language::Fr;
        Called {
            language: self.language,
            head: if around.heads.is_empty() { head } else { noun::CARD },
            feminine,
            you: false,
            one: phrase(false, nouns(false)),
            many: phrase(true, nouns(true)),
            with_articles: (around.heads.len() > 1 && plain).then(|| phrase(false, articles(&around.heads))),
            definite: None,
            other: around.other,
            among: around.among,
            superlative: around.superlative,
            kinds,
        }
    }
}
