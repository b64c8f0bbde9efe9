//! What cards of a kind are called: `another character you control with strength 2 or less`.

use kernel::book::Language;
use kernel::say;
use kernel::words::phrase::{Adjective, Around, NounPhrase};
use kernel::words::reference::Ref;
use kernel::words::{Noun, either, quoted, translated};

use super::noun;
use super::speaker::Speaker;
use crate::language::{Filter, Is, Num, Which, Who};

/// The part that a word of a filter plays in the name of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It says alone what kind of card it is.
    Kind(Noun),
    /// It is an adjective in both languages.
    Adjective,
    /// It says who controls the card.
    Control,
    /// It is said behind the name, where it may count for several kinds at once.
    Behind,
    /// It is said behind the name in English and is an adjective in French.
    State,
    /// It means a certain card.
    Certain,
    /// It leaves a certain card out.
    Other,
    /// It is several kinds.
    Kinds,
}

/// The part that a word plays.
pub fn role(is: &Is) -> Role {
    match is {
        Is::Character => Role::Kind(noun::CHARACTER),
        Is::Item => Role::Kind(noun::ITEM),
        Is::Location => Role::Kind(noun::LOCATION),
        Is::Resource => Role::Kind(noun::RESOURCE),
        Is::NonResource => Role::Kind(noun::NON_RESOURCE),
        Is::Tactic => Role::Kind(noun::TACTIC),
        Is::Faction => Role::Kind(noun::FACTION),
        Is::Staple => Role::Kind(noun::STAPLE),
        Is::Of(_) | Is::Subtype(_) | Is::FaceDown | Is::Depleted | Is::Attacking | Is::Blocking => Role::Adjective,
        Is::Yours | Is::Theirs => Role::Control,
        Is::Spent | Is::Ready | Is::OutOfBattle => Role::State,
        Is::This | Is::Host => Role::Certain,
        Is::Other | Is::OtherThan(_) => Role::Other,
        Is::Either(ways) if ways.iter().all(|way| role(way) == Role::Adjective) => Role::Adjective,
        Is::Either(_) | Is::Picked(..) => Role::Kinds,
        Is::Not(part) => match (&**part, role(part)) {
            (Is::NonResource, _) => Role::Kind(noun::RESOURCE),
            (Is::Depleted, _) => Role::State,
            (Is::Ready, _) => Role::Adjective,
            (Is::OutOfBattle, _) => Role::Behind,
            (_, Role::Kind(_)) => Role::State,
            (_, Role::Certain) => Role::Other,
            (_, Role::Other) => Role::Certain,
            (_, other) => other,
        },
        _ => Role::Behind,
    }
}

/// Whether only a character can be so.
fn is_of_characters(is: &Is) -> bool {
    match is {
        Is::InBattle | Is::OutOfBattle | Is::Attacking | Is::Blocking | Is::InPartyWithThis => true,
        Is::StrengthAtMost(_) | Is::LifeAtMost(_) | Is::HighestCost => true,
        Is::Either(ways) => ways.iter().all(is_of_characters),
        _ => false,
    }
}

/// What a card is called once it has been spoken of.
fn later(head: Noun) -> Noun {
    match head {
        noun::NON_RESOURCE => noun::CARD,
        noun::STAPLE => noun::RESOURCE,
        head => head,
    }
}

impl Speaker<'_> {
    /// What the cards of a filter are called.
    pub fn filter(&mut self, filter: &Filter) -> NounPhrase {
        self.called(&filter.0, "")
    }

    /// The same with something behind it: `a character in your discard pile`.
    pub fn called(&mut self, parts: &[Is], place: &str) -> NounPhrase {
        let mut rest = parts.to_vec();
        // What is attached to your faction is yours; the highest cost is that among your opponent's.
        if rest.contains(&Is::Spent) {
            rest.retain(|is| *is != Is::Yours);
        }
        if rest.contains(&Is::HighestCost) {
            rest.retain(|is| *is != Is::Theirs);
        }
        // Whoever controls it is said last: what stands behind a relative clause would belong to it.
        rest.sort_by_key(|is| match (role(is), is) {
            (Role::Control, _) => 2,
            (_, Is::Owned | Is::Damaged) => 1,
            _ => 0,
        });
        let kinds = |is: &Is| matches!(is, Is::Either(_)) && role(is) == Role::Kinds;
        let split = rest.iter().position(kinds).map(|place| rest.remove(place));
        let Some(Is::Either(ways)) = split else {
            let kind = self.one_kind(&rest, place);
            let head = later(kind.head);
            return NounPhrase::kinds(vec![kind], head);
        };
        let mut kinds = Vec::new();
        self.several = ways.len() > 1;
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
            kinds.push(self.one_kind(&own, if last { place } else { "" }));
        }
        self.several = false;
        let alike = kinds.windows(2).all(|pair| pair[0].head == pair[1].head);
        let head = if alike { kinds[0].head } else { noun::CARD };
        NounPhrase::kinds(kinds, later(head))
    }

    /// Whether a card of a kind could be the one that is left out; if not, `other` need not be said.
    fn could_be(&self, out: &Is, kind: Role) -> bool {
        let out = if let Is::OtherThan(name) = out {
            self.names.get(*name).map(|named| named.head)
        } else {
            Some(noun::kind(self.printed.kind))
        };
        match (out, kind) {
            (Some(out), Role::Kind(kind)) => out == kind || out == noun::CARD,
            _ => true,
        }
    }

    fn one_kind(&mut self, parts: &[Is], place: &str) -> NounPhrase {
        let mut around = Around { place: place.to_string(), ..Around::default() };
        for is in parts {
            self.part(is, &mut around);
        }
        let head = if parts.iter().any(is_of_characters) { noun::CHARACTER } else { noun::CARD };
        let Some(which) = self.certain(parts) else { return around.phrase(head, self.language) };
        let card = self.mention(which);
        let behind = around.behind(card.person, self.language);
        let text = format!("{} {behind}", card.object);
        let card = Ref { you: false, ..Ref::new(text.trim_end(), card.person.feminine) };
        NounPhrase::definite(card, around.head.unwrap_or(head), self.language)
    }

    /// The certain card that a filter means, if it means one.
    pub fn certain(&self, parts: &[Is]) -> Option<Which> {
        parts.iter().rev().find_map(|is| match is {
            Is::This => Some(Which::This),
            Is::Host => Some(Which::Host),
            Is::Among(name) if !self.names.get(*name).is_some_and(|named| named.plural) => Some(Which::The(*name)),
            Is::Not(part) => match &**part {
                Is::Other => Some(Which::This),
                Is::OtherThan(name) => Some(Which::The(*name)),
                Is::Not(part) => self.certain(std::slice::from_ref(part)),
                _ => None,
            },
            _ => None,
        })
    }

    /// What a single word adds to the name.
    fn part(&mut self, is: &Is, around: &mut Around) {
        if let Role::Kind(head) = role(is) {
            around.head = Some(head);
            return;
        }
        match is {
            Is::Of(of) => around.adjectives.push(Adjective {
                en: noun::trade(*of, Language::En).to_string(),
                fr: vec![(noun::trade(*of, Language::Fr).to_string(), noun::agrees(*of))],
            }),
            Is::Subtype(name) => {
                let name = self.subtype(name);
                around.fixed(name.clone(), name);
            }
            Is::Yours | Is::Theirs => {
                let control = self.under_control(*is == Is::Yours, true);
                around.tail(if !around.tails.is_empty() { say!(self, "that {control}", "{control}") } else { control });
            }
            Is::Owned => self.clause(around, "you own", "qui vous appartient", "qui vous appartiennent"),
            Is::Other | Is::OtherThan(_) => around.other = true,
            Is::Among(name) if self.names.get(*name).is_some_and(|named| named.plural) => {
                let cards = self.mention(Which::The(*name)).object;
                around.tail(say!(self, "among {cards}", "parmi {cards}"));
            }
            Is::FaceDown => around.fixed("face-down", "face cachée"),
            Is::Spent => self.state(around, "attached to your faction", "attaché à votre faction"),
            Is::Depleted => around.adjective("depleted", "engagé"),
            Is::Ready => self.not_so(around, "depleted", "non engagé"),
            Is::InBattle => around.tail(say!(self, "in a battle", "en combat")),
            Is::OutOfBattle => self.not_so(around, "in a battle", "hors combat"),
            Is::Attacking => around.adjective("attacking", "attaquant"),
            Is::Blocking => around.adjective("blocking", "défenseur"),
            Is::InPartyWithThis => around.tail(say!(self, "in a party with this card", "en groupe avec cette carte")),
            Is::Damaged => self.damaged(around, true),
            Is::CostAtMost(_) | Is::StrengthAtMost(_) | Is::LifeAtMost(_) => self.at_most(is, around, true),
            Is::HighestCost => around.tail(say!(
                self,
                "with the highest numeric cost among those your opponent controls",
                "avec le coût numérique le plus élevé parmi ceux que contrôle votre adversaire"
            )),
            Is::Either(ways) => self.any_of(ways, around),
            Is::Not(part) => self.not(part, around),
            Is::Picked(plain, _) => self.any_of(&plain.that.0, around),
            _ => {}
        }
    }

    /// What stands behind the noun in English and is an adjective in French.
    fn state(&self, around: &mut Around, en: &str, fr: &str) {
        match self.language {
            Language::En => around.tail(en),
            Language::Fr => around.adjective("", fr),
        }
    }

    /// What is said with a verb in English and an adjective in French.
    fn not_so(&self, around: &mut Around, en: &str, fr: &str) {
        match self.language {
            Language::En => around.nots.push((en.to_string(), en.to_string())),
            Language::Fr => around.adjective("", fr),
        }
    }

    /// What stands behind the noun and has another form for several in French.
    fn clause(&self, around: &mut Around, en: &str, one: &str, many: &str) {
        around.tails.push((say!(self, "{en}", "{one}"), say!(self, "{en}", "{many}")));
    }

    fn damaged(&self, around: &mut Around, yes: bool) {
        let (no, a, ont, des) = if yes { ("", "a", "ont", "des") } else { ("no ", "n’a pas", "n’ont pas", "de") };
        let fr = |a: &str| format!("qui {a} reçu {des} dégâts ce tour");
        self.clause(around, &format!("that received {no}damage this turn"), &fr(a), &fr(ont));
    }

    /// `you control`, `they control`: seen from whoever singles cards out.
    fn under_control(&self, yours: bool, yes: bool) -> String {
        match (yours, self.by == Who::You, yes) {
            (true, _, true) => say!(self, "you control", "que vous contrôlez"),
            (true, _, false) => say!(self, "you do not control", "que vous ne contrôlez pas"),
            (false, true, true) => say!(self, "your opponent controls", "que votre adversaire contrôle"),
            (false, true, false) => {
                say!(self, "your opponent does not control", "que votre adversaire ne contrôle pas")
            }
            (false, false, true) => say!(self, "they control", "qu’il contrôle"),
            (false, false, false) => say!(self, "they do not control", "qu’il ne contrôle pas"),
        }
    }

    /// `with strength 2 or less`, and the opposite.
    fn at_most(&mut self, is: &Is, around: &mut Around, yes: bool) {
        let most = self.limit(is, yes, true);
        let one = say!(self, "with {most}", "avec {most}");
        let each = say!(self, "each with {most}", "ayant chacun {most}");
        around.tails.push((one.clone(), if self.several { each } else { one }));
    }

    /// `strength 2 or less`, and the opposite; a value of another card may not be exceeded.
    fn limit(&mut self, is: &Is, yes: bool, named: bool) -> String {
        let (en, fr, most) = match is {
            Is::StrengthAtMost(most) => ("strength", "une force", *most),
            Is::LifeAtMost(most) => ("life", "une vitalité", *most),
            Is::CostAtMost(most) => ("numeric cost", "un coût numérique", *most),
            _ => return String::new(),
        };
        let value = self.value(most);
        match (most, yes) {
            (Num::Fixed(most), false) => {
                let more = most + 1;
                say!(self, "{en} {more} or more", "{fr} de {more} ou plus")
            }
            (_, false) => say!(self, "{en} higher than {value}", "{fr} de plus de {value}"),
            (Num::Fixed(_) | Num::The(_), true) => say!(self, "{en} {value} or less", "{fr} de {value} ou moins"),
            (_, true) if named => say!(self, "{en} no higher than {value}", "{fr} ne dépassant pas {value}"),
            (_, true) => say!(self, "{en} {value} or less", "{fr} de {value} ou moins"),
        }
    }

    /// `“hound” or “eel”`.
    fn any_of(&mut self, ways: &[Is], around: &mut Around) {
        let (mut ens, mut frs, mut tails) = (Vec::new(), Vec::new(), Vec::new());
        for way in ways {
            let mut one = Around::default();
            self.part(way, &mut one);
            for adjective in one.adjectives {
                ens.push(adjective.en);
                frs.extend(adjective.fr);
            }
            tails.extend(one.tails.into_iter().map(|(tail, _)| tail));
            tails.extend(one.nots.into_iter().map(|(not, _)| say!(self, "that is not {not}", "{not}")));
            if let Some(head) = one.head {
                let a = head.a(self.language);
                tails.push(say!(self, "that is {a}", "qui est {a}"));
            }
        }
        match tails.is_empty() {
            true => around.adjectives.push(Adjective { en: either(&ens, Language::En), fr: frs }),
            false => around.tail(either(&tails, self.language)),
        }
    }

    fn not(&mut self, part: &Is, around: &mut Around) {
        if let Role::Kind(head) = role(part) {
            let (a, many) = (head.a(self.language), head.plusieurs);
            around.nots.push((say!(self, "{a}", "qui n’est pas {a}"), say!(self, "{a}", "qui ne sont pas des {many}")));
            return;
        }
        match part {
            Is::Of(_) | Is::Subtype(_) | Is::Attacking | Is::Blocking => {
                let mut plain = Around::default();
                self.part(part, &mut plain);
                around.adjectives.extend(plain.adjectives.into_iter().map(|word| Adjective {
                    en: format!("non-{}", word.en),
                    fr: word.fr.into_iter().map(|(fr, agrees)| (format!("non {fr}"), agrees)).collect(),
                }));
            }
            Is::Yours | Is::Theirs => around.tail(self.under_control(*part == Is::Yours, false)),
            Is::Owned => {
                self.clause(around, "you do not own", "qui ne vous appartient pas", "qui ne vous appartiennent pas");
            }
            Is::This | Is::Among(_) | Is::Host => around.other = true,
            Is::FaceDown => around.fixed("face-up", "face visible"),
            Is::Spent => self.state(around, "not attached to your faction", "non attaché à votre faction"),
            Is::Depleted => self.part(&Is::Ready, around),
            Is::Ready => self.part(&Is::Depleted, around),
            Is::InBattle => self.part(&Is::OutOfBattle, around),
            Is::OutOfBattle => self.part(&Is::InBattle, around),
            Is::InPartyWithThis => {
                around.tail(say!(self, "not in a party with this card", "hors du groupe de cette carte"));
            }
            Is::Damaged => self.damaged(around, false),
            Is::CostAtMost(_) | Is::StrengthAtMost(_) | Is::LifeAtMost(_) => self.at_most(part, around, false),
            Is::HighestCost => {
                around.tail(say!(self, "without the highest numeric cost", "sans le coût numérique le plus élevé"));
            }
            Is::Not(part) => self.part(part, around),
            Is::Either(_) | Is::Picked(..) => {
                let called = self.called(std::slice::from_ref(part), "");
                let (a, one) = (called.a(), called.one());
                around.tails.push((
                    say!(self, "that is not {a}", "qui n’est pas {a}"),
                    say!(self, "that is not {a}", "autres que {one}"),
                ));
            }
            _ => {}
        }
    }

    /// A subtype in quotation marks.
    fn subtype(&self, name: &str) -> String {
        quoted(translated(&self.book.plan.subtypes, name, self.language), self.language)
    }

    /// A word of a filter, or its opposite, as what a sentence says of a card: `is attacking`, `has life 4 or less`.
    pub fn predicate(&mut self, is: &Is, card: &Ref, yes: bool) -> String {
        let person = card.person;
        let est = match (yes, person.plural) {
            (true, false) => say!(self, "is", "est"),
            (true, true) => say!(self, "are", "sont"),
            (false, false) => say!(self, "is not", "n’est pas"),
            (false, true) => say!(self, "are not", "ne sont pas"),
        };
        let (has, a) = (person.of("has", "have"), person.of("a", "ont"));
        let being = |speaker: &Speaker, en: &str, fr: &str| {
            let fr = person.agree_first(fr);
            say!(speaker, "{est} {en}", "{est} {fr}")
        };
        if let Role::Kind(_) = role(is) {
            let called = self.called(std::slice::from_ref(is), "");
            let (a, many) = (called.a(), called.many());
            return match person.plural {
                false => format!("{est} {a}"),
                true => say!(self, "{est} {many}", "{est} des {many}"),
            };
        }
        match is {
            Is::Of(trade) => {
                let (en, fr) = (noun::trade(*trade, Language::En), noun::trade(*trade, Language::Fr));
                if noun::agrees(*trade) { being(self, en, fr) } else { say!(self, "{est} {en}", "{est} {fr}") }
            }
            Is::Subtype(name) => {
                let name = self.subtype(name);
                let card = kernel::words::with_article(&format!("{name} card"), true, Language::En);
                say!(self, "{est} {card}", "{est} une carte {name}")
            }
            Is::Yours => say!(self, "{est} under your control", "{est} sous votre contrôle"),
            Is::Theirs => {
                say!(self, "{est} under your opponent’s control", "{est} sous le contrôle de votre adversaire")
            }
            Is::Owned if yes => say!(self, "belongs to you", "vous appartient"),
            Is::Owned => say!(self, "does not belong to you", "ne vous appartient pas"),
            Is::This => say!(self, "{est} this card", "{est} cette carte"),
            Is::Other => say!(self, "{est} another card", "{est} une autre carte"),
            Is::Host => format!("{est} {}", self.mention(Which::Host).object),
            Is::OtherThan(name) => {
                let other = self.mention(Which::The(*name)).object;
                say!(self, "{est} not {other}", "{est} autre que {other}")
            }
            Is::Among(name) => {
                let cards = self.mention(Which::The(*name)).object;
                say!(self, "{est} among {cards}", "{est} parmi {cards}")
            }
            Is::FaceDown => say!(self, "{est} face-down", "{est} face cachée"),
            Is::Spent => being(self, "attached to your faction", "attaché à votre faction"),
            Is::Depleted => being(self, "depleted", "engagé"),
            Is::Ready => self.predicate(&Is::Depleted, card, !yes),
            Is::InBattle => say!(self, "{est} in a battle", "{est} en combat"),
            Is::OutOfBattle => self.predicate(&Is::InBattle, card, !yes),
            Is::Attacking => being(self, "attacking", "attaquant"),
            Is::Blocking => being(self, "blocking", "défenseur"),
            Is::InPartyWithThis => say!(self, "{est} in a party with this card", "{est} en groupe avec cette carte"),
            Is::CostAtMost(_) | Is::StrengthAtMost(_) | Is::LifeAtMost(_) => {
                let most = self.limit(is, yes, false);
                say!(self, "{has} {most}", "{a} {most}")
            }
            Is::Damaged if yes => say!(self, "received damage this turn", "{a} reçu des dégâts ce tour"),
            Is::Damaged => say!(self, "received no damage this turn", "n’{a} pas reçu de dégâts ce tour"),
            Is::HighestCost => say!(self, "{has} the highest numeric cost", "{a} le coût numérique le plus élevé"),
            Is::Either(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| self.predicate(way, card, yes)).collect();
                either(&ways, self.language)
            }
            Is::Not(part) => self.predicate(part, card, !yes),
            _ => unreachable!("no card file can write this filter"),
        }
    }
}
