//! What cards of a kind are called: `another character you control with strength 2 or less`.

use kernel::book::Language;
use kernel::words::{Noun, either, list};

use super::noun;
use super::part::{self, Part};
use super::reference::Ref;
use super::role::{Role, is_of_characters, later, role};
use super::speaker::Speaker;
use crate::language::{Filter, Is, Which};
use kernel::words::french::Person;

/// The cards that a filter means: one kind, or several with `or` between.
pub struct Called {
    kinds: Vec<OneKind>,
    /// What they are all called afterwards.
    pub head: Noun,
    language: Language,
}

/// One kind of card, in one and in several.
struct OneKind {
    one: String,
    many: String,
    feminine: bool,
    /// Whether it is a certain card: `this card`.
    certain: Option<Which>,
}

impl Called {
    /// `a character`, `this card`.
    pub fn a(&self) -> String {
        // "Another" counts for all kinds behind it.
        let another = self.kinds.first().is_some_and(|kind| kind.one.starts_with("other "));
        let each = |(place, kind): (usize, &OneKind)| match (kind.certain, kind.one.strip_prefix("other ")) {
            (Some(_), _) => kind.one.clone(),
            (None, Some(rest)) if another && place > 0 => rest.to_string(),
            (None, _) => kernel::words::with_article(&kind.one, kind.feminine, self.language),
        };
        either(&self.kinds.iter().enumerate().map(each).collect::<Vec<_>>(), self.language)
    }

    /// `character`, without an article.
    pub fn one(&self) -> String {
        either(&self.kinds.iter().map(|kind| kind.one.clone()).collect::<Vec<_>>(), self.language)
    }

    /// `characters or locations`.
    pub fn many(&self) -> String {
        either(&self.kinds.iter().map(|kind| kind.many.clone()).collect::<Vec<_>>(), self.language)
    }

    /// `each character and each location`.
    pub fn each(&self) -> Vec<String> {
        let each = |kind: &OneKind| match (kind.certain, self.language) {
            (Some(_), _) => kind.one.clone(),
            (None, Language::En) => format!("each {}", kind.one),
            (None, Language::Fr) => format!("chaque {}", kind.one),
        };
        self.kinds.iter().map(each).collect()
    }

    /// `all characters and locations`, `tous les personnages et tous les lieux`.
    pub fn all(&self) -> String {
        let each = |kind: &OneKind| match (kind.certain, self.language, kind.feminine) {
            (Some(_), ..) => kind.one.clone(),
            (None, Language::En, _) => format!("all {}", kind.many),
            (None, Language::Fr, true) => format!("toutes les {}", kind.many),
            (None, Language::Fr, false) => format!("tous les {}", kind.many),
        };
        list(&self.kinds.iter().map(each).collect::<Vec<_>>(), self.language)
    }

    /// As the subject of a sentence that speaks of all of them: `characters you control`, `this card`.
    pub fn subject(&self) -> Ref {
        if let [OneKind { one, feminine, certain: Some(_), .. }] = self.kinds.as_slice() {
            return Ref::phrase(one.clone(), Person::one(*feminine));
        }
        let each = |kind: &OneKind| match (kind.certain, self.language) {
            (Some(_), _) => kind.one.clone(),
            (None, Language::En) => kind.many.clone(),
            (None, Language::Fr) => format!("les {}", kind.many),
        };
        let text = list(&self.kinds.iter().map(each).collect::<Vec<_>>(), self.language);
        Ref::phrase(text, Person::many(self.feminine()))
    }

    /// Whether French takes them for feminine.
    pub fn feminine(&self) -> bool {
        self.kinds.iter().all(|kind| kind.feminine)
    }

    /// The certain card that is meant, if it is one.
    pub fn certain(&self) -> Option<Which> {
        match self.kinds.as_slice() {
            [kind] => kind.certain,
            _ => None,
        }
    }
}

impl Speaker<'_> {
    /// What the cards of a filter are called.
    pub fn filter(&mut self, filter: &Filter) -> Called {
        self.called(&filter.0, "", "")
    }

    /// The same with something behind it: `a character in your discard pile`.
    pub fn called(&mut self, parts: &[Is], tail_one: &str, tail_many: &str) -> Called {
        let language = self.language;
        // Whoever controls it is said first.
        let mut parts = parts.to_vec();
        // What is attached to your faction is yours.
        if parts.contains(&Is::Spent) {
            parts.retain(|is| *is != Is::Yours);
        }
        parts.sort_by_key(|is| role(is) != Role::Control);
        let kinds = |is: &Is| matches!(is, Is::Either(_)) && role(is) == Role::Kinds;
        let split = parts.iter().position(kinds).map(|place| parts.remove(place));
        let Some(Is::Either(ways)) = split else {
            let (kind, head) = self.one_kind(&parts, tail_one, tail_many);
            return Called { kinds: vec![kind], head: later(head), language };
        };
        let rest = parts;
        let mut kinds = Vec::new();
        let mut heads: Vec<Noun> = Vec::new();
        for (number, way) in ways.iter().enumerate() {
            let last = number + 1 == ways.len();
            // What all have in common is said once: in front of the first, behind the last.
            let common = rest.iter().filter(|is| match (role(is), role(way)) {
                (Role::Control | Role::Behind, Role::Kind(_)) => last,
                (_, Role::Certain) => false,
                (Role::Other, kind) => self.could_be(is, kind),
                _ => true,
            });
            let own: Vec<Is> = common.cloned().chain([way.clone()]).collect();
            let (one, many) = if last { (tail_one, tail_many) } else { ("", "") };
            let (kind, head) = self.one_kind(&own, one, many);
            kinds.push(kind);
            heads.push(head);
        }
        let head = if heads.windows(2).all(|pair| pair[0] == pair[1]) { heads[0] } else { noun::CARD };
        Called { kinds, head: later(head), language }
    }

    /// Whether a card of a kind could be the one that is left out; if not, `other` need not be said.
    fn could_be(&self, out: &Is, kind: Role) -> bool {
        let out = if let Is::OtherThan(name) = out {
            self.named(*name).map(|named| named.head)
        } else {
            Some(noun::kind(self.printed.kind))
        };
        match (out, kind) {
            (Some(out), Role::Kind(kind)) => out == kind || out == noun::CARD,
            _ => true,
        }
    }

    fn one_kind(&mut self, parts: &[Is], tail_one: &str, tail_many: &str) -> (OneKind, Noun) {
        let mut head = None;
        let (mut adjectives, mut ones, mut manies) = (Vec::new(), Vec::new(), Vec::new());
        let (mut nots, mut lasts) = (Vec::new(), Vec::new());
        let (mut other, mut certain) = (false, None);
        let in_battle = parts.iter().any(is_of_characters);
        let read: Vec<Part> = parts.iter().map(|is| self.part(is)).collect();
        for part in read {
            match part {
                Part::Head(found) => head = Some(found),
                Part::Adjective(en, fr) => adjectives.push((en, fr)),
                Part::Tail(one, many) => {
                    ones.push(one);
                    manies.push(many);
                }
                Part::IsNot(what) => nots.push(what),
                Part::Last(one, many) => lasts.push((one, many)),
                Part::Other => other = true,
                Part::Certain(which) => certain = Some(which),
            }
        }
        let head = head.unwrap_or(if in_battle { noun::CHARACTER } else { noun::CARD });
        for (one, many) in lasts {
            ones.push(one);
            manies.push(many);
        }
        ones.extend([is_not("is", &nots), tail_one.to_string()]);
        manies.extend([is_not("are", &nots), tail_many.to_string()]);
        let behind = |tails: Vec<String>| -> String {
            tails.iter().filter(|tail| !tail.is_empty()).map(|tail| format!(" {tail}")).collect()
        };
        let (ones, manies) = (behind(ones), behind(manies));
        if let Some(which) = certain {
            let card = self.mention(which);
            let text = format!("{}{ones}", card.object);
            return (OneKind { one: text.clone(), many: text, feminine: card.person.feminine, certain }, head);
        }
        let name = |person: Person| match self.language {
            Language::En => {
                let before: String = adjectives.iter().map(|(en, _)| format!("{en} ")).collect();
                let other = if other { "other " } else { "" };
                format!("{other}{before}{}", if person.plural { head.many } else { head.one })
            }
            Language::Fr => {
                let agreed = |words: &Vec<String>| -> String {
                    let words: Vec<String> = words.iter().map(|word| part::agree(person, word)).collect();
                    format!(" {}", either(&words, Language::Fr))
                };
                let behind: String = adjectives.iter().map(|(_, fr)| agreed(fr)).collect();
                let other = if other { person.of("autre ", "autres ") } else { "" };
                format!("{other}{}{behind}", if person.plural { head.plusieurs } else { head.un })
            }
        };
        let one = format!("{}{ones}", name(Person::one(head.feminine)));
        let many = format!("{}{manies}", name(Person::many(head.feminine)));
        (OneKind { one, many, feminine: head.feminine, certain: None }, head)
    }
}

/// `that is not depleted`, `that is neither depleted nor in a battle`.
fn is_not(is: &str, nots: &[String]) -> String {
    match nots {
        [] => String::new(),
        [one] => format!("that {is} not {one}"),
        several => format!("that {is} neither {}", several.join(" nor ")),
    }
}
