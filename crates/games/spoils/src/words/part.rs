//! What each word of a filter adds to the name of a card.

use kernel::book::Language;
use kernel::words::{Noun, either};

use super::noun;
use super::role::{Role, role};
use super::speaker::Speaker;
use crate::language::{Is, Num, Trade, Which, Who};
use kernel::words::french::Person;

/// What a single word of a filter adds to the name.
pub enum Part {
    /// What kind of card it is.
    Head(Noun),
    /// In front of the noun in English, behind it in French, where it agrees.
    Adjective(String, Vec<String>),
    /// Behind everything, for one and for several.
    Tail(String, String),
    /// What it is not, in English; behind everything.
    IsNot(String),
    /// What it is not, in French; behind everything, for one and for several.
    Last(String, String),
    /// Another than some card.
    Other,
    /// A certain card.
    Certain(Which),
}

impl Speaker<'_> {
    /// What a single word adds to the name.
    pub fn part(&mut self, is: &Is) -> Part {
        let adjective = |en: &str, fr: &str| Part::Adjective(en.to_string(), vec![fr.to_string()]);
        match is {
            Is::Character
            | Is::Item
            | Is::Location
            | Is::Resource
            | Is::NonResource
            | Is::Tactic
            | Is::Faction
            | Is::Staple => Part::Head(kind_of(is)),
            Is::Of(of) => adjective(noun::trade(*of, Language::En), noun::trade(*of, Language::Fr)),
            Is::Subtype(name) => {
                let name = self.subtype(name);
                adjective(&name, &name)
            }
            Is::Yours | Is::Theirs => self.under_control(*is == Is::Yours, true),
            Is::Owned => self.tail("you own", "qui vous appartient", "qui vous appartiennent"),
            Is::This => Part::Certain(Which::This),
            Is::Host => Part::Certain(Which::Host),
            Is::Other => Part::Other,
            Is::OtherThan(_) => Part::Other,
            Is::Among(name) => match self.named(*name) {
                Some(named) if named.plural => {
                    let cards = self.mention(Which::The(*name)).object;
                    self.tail(&format!("among {cards}"), &format!("parmi {cards}"), &format!("parmi {cards}"))
                }
                Some(_) | None => Part::Certain(Which::The(*name)),
            },
            Is::FaceDown => adjective("face-down", "face cachée"),
            Is::Spent => match self.language {
                Language::En => self.tail("attached to your faction", "", ""),
                Language::Fr => adjective("", "attaché à votre faction"),
            },
            Is::Depleted => adjective("depleted", "engagé"),
            Is::Ready => self.not_so("depleted", "non engagé"),
            Is::InBattle => self.tail("in a battle", "en combat", "en combat"),
            Is::OutOfBattle => self.not_so("in a battle", "hors combat"),
            Is::Attacking => adjective("attacking", "attaquant"),
            Is::Blocking => adjective("blocking", "défenseur"),
            Is::InPartyWithThis => {
                self.tail("in a party with this card", "en groupe avec cette carte", "en groupe avec cette carte")
            }
            Is::Damaged => self.damaged(true),
            Is::CostAtMost(most) => self.at_most("numeric cost", "un coût numérique", *most, true),
            Is::StrengthAtMost(most) => self.at_most("strength", "une force", *most, true),
            Is::LifeAtMost(most) => self.at_most("life", "une vie", *most, true),
            Is::HighestCost => self.tail(
                "with the highest numeric cost",
                "avec le coût numérique le plus élevé",
                "avec le coût numérique le plus élevé",
            ),
            Is::Either(ways) => self.any_of(ways),
            Is::Not(part) => self.not(part),
            Is::Picked(plain, _) => self.any_of(&plain.that.0),
        }
    }

    fn tail(&self, en: &str, one: &str, many: &str) -> Part {
        Part::Tail(self.say(en, one), self.say(en, many))
    }

    /// What is said with a verb in English and an adjective in French.
    fn not_so(&self, en: &str, fr: &str) -> Part {
        match self.language {
            Language::En => Part::IsNot(en.to_string()),
            Language::Fr => Part::Adjective(String::new(), vec![fr.to_string()]),
        }
    }

    fn damaged(&self, yes: bool) -> Part {
        match (self.language, yes) {
            (Language::En, true) => self.tail("that received damage this turn", "", ""),
            (Language::En, false) => self.tail("that received no damage this turn", "", ""),
            (Language::Fr, true) => self.tail("", "qui a reçu des dégâts ce tour", "qui ont reçu des dégâts ce tour"),
            (Language::Fr, false) => {
                self.tail("", "qui n’a pas reçu de dégâts ce tour", "qui n’ont pas reçu de dégâts ce tour")
            }
        }
    }

    /// `you control`, `they control`: seen from whoever singles cards out.
    fn under_control(&self, yours: bool, yes: bool) -> Part {
        let by_you = self.by == Who::You;
        let (en, fr) = match (yours, by_you, yes) {
            (true, _, true) => ("you control", "que vous contrôlez"),
            (true, _, false) => ("you do not control", "que vous ne contrôlez pas"),
            (false, true, true) => ("your opponent controls", "que votre adversaire contrôle"),
            (false, true, false) => ("your opponent does not control", "que votre adversaire ne contrôle pas"),
            (false, false, true) => ("they control", "qu’il contrôle"),
            (false, false, false) => ("they do not control", "qu’il ne contrôle pas"),
        };
        self.tail(en, fr, fr)
    }

    /// `with strength 2 or less`, and the opposite.
    fn at_most(&mut self, en: &str, fr: &str, most: Num, yes: bool) -> Part {
        let (en, fr) = match (noun::literal(most), most, yes) {
            (Some(most), _, true) => (format!("with {en} {most} or less"), format!("avec {fr} de {most} ou moins")),
            (Some(most), _, false) => {
                (format!("with {en} {} or more", most + 1), format!("avec {fr} de {} ou plus", most + 1))
            }
            (None, Num::The(_), true) => {
                let most = self.value(most);
                (format!("with {en} {most} or less"), format!("avec {fr} de {most} ou moins"))
            }
            (None, _, true) => {
                let most = self.value(most);
                (format!("with {en} no higher than {most}"), format!("avec {fr} ne dépassant pas {most}"))
            }
            (None, _, false) => {
                let most = self.value(most);
                (format!("with {en} higher than {most}"), format!("avec {fr} de plus de {most}"))
            }
        };
        self.tail(&en, &fr, &fr)
    }

    /// `“hound” or “eel”`.
    fn any_of(&mut self, ways: &[Is]) -> Part {
        let (mut ens, mut frs, mut tails) = (Vec::new(), Vec::new(), Vec::new());
        for way in ways {
            match self.part(way) {
                Part::Adjective(en, fr) => {
                    ens.push(en);
                    frs.extend(fr);
                }
                Part::Tail(one, _) | Part::Last(one, _) => tails.push(one),
                Part::Head(noun) => tails.push(
                    self.say(format!("that is {}", noun.a(Language::En)), format!("qui est {}", noun.a(Language::Fr))),
                ),
                Part::IsNot(what) => tails.push(format!("that is not {what}")),
                Part::Other | Part::Certain(_) => {}
            }
        }
        if tails.is_empty() {
            return Part::Adjective(either(&ens, Language::En), frs);
        }
        let text = either(&tails, self.language);
        Part::Tail(text.clone(), text)
    }

    fn not(&mut self, part: &Is) -> Part {
        match part {
            Is::Character | Is::Item | Is::Location | Is::Resource | Is::Tactic | Is::Faction | Is::Staple => {
                let Part::Head(noun) = self.part(part) else { return Part::Other };
                let (en, fr) = (noun.a(Language::En), noun.a(Language::Fr));
                match self.language {
                    Language::En => Part::IsNot(en),
                    Language::Fr => {
                        Part::Last(format!("qui n’est pas {fr}"), format!("qui ne sont pas des {}", noun.plusieurs))
                    }
                }
            }
            Is::NonResource => Part::Head(noun::RESOURCE),
            Is::Of(of) => non(trade_of(*of, Language::En), trade_of(*of, Language::Fr)),
            Is::Subtype(name) => {
                let name = self.subtype(name);
                non(name.clone(), name)
            }
            Is::Yours | Is::Theirs => self.under_control(*part == Is::Yours, false),
            Is::Owned => self.tail("you do not own", "qui ne vous appartient pas", "qui ne vous appartiennent pas"),
            Is::This | Is::Among(_) | Is::Host => Part::Other,
            Is::Other => Part::Certain(Which::This),
            Is::OtherThan(name) => Part::Certain(Which::The(*name)),
            Is::FaceDown => Part::Adjective("face-up".to_string(), vec!["face visible".to_string()]),
            Is::Spent => match self.language {
                Language::En => self.tail("not attached to your faction", "", ""),
                Language::Fr => Part::Adjective(String::new(), vec!["non attaché à votre faction".to_string()]),
            },
            Is::Depleted => self.part(&Is::Ready),
            Is::Ready => self.part(&Is::Depleted),
            Is::InBattle => self.part(&Is::OutOfBattle),
            Is::OutOfBattle => self.part(&Is::InBattle),
            Is::Attacking => non("attacking".to_string(), "attaquant".to_string()),
            Is::Blocking => non("blocking".to_string(), "défenseur".to_string()),
            Is::InPartyWithThis => {
                let fr = "hors du groupe de cette carte";
                self.tail("not in a party with this card", fr, fr)
            }
            Is::Damaged => self.damaged(false),
            Is::CostAtMost(most) => self.at_most("numeric cost", "un coût numérique", *most, false),
            Is::StrengthAtMost(most) => self.at_most("strength", "une force", *most, false),
            Is::LifeAtMost(most) => self.at_most("life", "une vie", *most, false),
            Is::HighestCost => {
                let fr = "sans le coût numérique le plus élevé";
                self.tail("without the highest numeric cost", fr, fr)
            }
            Is::Not(part) => self.part(part),
            Is::Either(_) | Is::Picked(..) => {
                let called = self.called(std::slice::from_ref(part), "", "");
                let (a, one) = (called.a(), called.one());
                self.tail(&format!("that is not {a}"), &format!("qui n’est pas {a}"), &format!("autres que {one}"))
            }
        }
    }

    /// A subtype in quotation marks.
    pub fn subtype(&self, name: &str) -> String {
        let both = self.book.plan.subtypes.iter().find(|both| both.en == name);
        kernel::words::quoted(both.map_or(name, |both| both.get(self.language)), self.language)
    }
}

fn trade_of(of: Trade, language: Language) -> String {
    noun::trade(of, language).to_string()
}

fn non(en: String, fr: String) -> Part {
    Part::Adjective(format!("non-{en}"), vec![format!("non {fr}")])
}

/// Agrees the last word only: `non engagée`; what is in quotation marks stays.
pub fn agree(person: Person, words: &str) -> String {
    if words.contains('«') || words.starts_with("face ") || words == "hors combat" {
        return words.to_string();
    }
    let (non, words) = match words.strip_prefix("non ") {
        Some(word) => ("non ", word),
        None => ("", words),
    };
    match words.split_once(" à ") {
        Some((word, rest)) => format!("{non}{} à {rest}", person.agree(word)),
        None => format!("{non}{}", noun::agreeing(words, person)),
    }
}

fn kind_of(is: &Is) -> Noun {
    match role(is) {
        Role::Kind(head) => head,
        _ => noun::CARD,
    }
}
