//! What is said of a card that has been spoken of: `is attacking`, `has life 4 or less`.

use kernel::book::Language;
use kernel::words::either;

use super::noun;
use super::speaker::Speaker;
use crate::language::{Is, Num, Which};
use kernel::words::french::Person;

impl Speaker<'_> {
    /// A word of a filter, or its opposite, as what a sentence says of a card.
    pub fn predicate(&mut self, is: &Is, person: Person, yes: bool) -> String {
        let (en_is, fr_is) = match (yes, person.plural) {
            (true, false) => ("is", "est"),
            (true, true) => ("are", "sont"),
            (false, false) => ("is not", "n’est pas"),
            (false, true) => ("are not", "ne sont pas"),
        };
        let being = |speaker: &Speaker, en: &str, fr: &str| {
            speaker.say(format!("{en_is} {en}"), format!("{fr_is} {}", noun::agreeing(fr, person)))
        };
        let plainly =
            |speaker: &Speaker, en: &str, fr: &str| speaker.say(format!("{en_is} {en}"), format!("{fr_is} {fr}"));
        match is {
            Is::Character
            | Is::Item
            | Is::Location
            | Is::Resource
            | Is::NonResource
            | Is::Tactic
            | Is::Faction
            | Is::Staple => {
                let called = self.called(std::slice::from_ref(is), "", "");
                let (en, fr) = match person.plural {
                    false => (called.a(), called.a()),
                    true => (called.many(), format!("des {}", called.many())),
                };
                plainly(self, &en, &fr)
            }
            Is::Of(trade) => {
                let (en, fr) = (noun::trade(*trade, Language::En), noun::trade(*trade, Language::Fr));
                being(self, en, fr)
            }
            Is::Subtype(name) => {
                let name = self.subtype(name);
                let card = kernel::words::with_article(&format!("{name} card"), true, Language::En);
                plainly(self, &card, &format!("une carte {name}"))
            }
            Is::Yours => plainly(self, "under your control", "sous votre contrôle"),
            Is::Theirs => plainly(self, "under your opponent’s control", "sous le contrôle de votre adversaire"),
            Is::Owned => self.say(
                if yes { "belongs to you" } else { "does not belong to you" },
                if yes { "vous appartient" } else { "ne vous appartient pas" },
            ),
            Is::This => plainly(self, "this card", "cette carte"),
            Is::Other => plainly(self, "another card", "une autre carte"),
            Is::Host => {
                let host = self.mention(Which::Host).object;
                plainly(self, &host, &host)
            }
            Is::OtherThan(name) => {
                let other = self.mention(Which::The(*name)).object;
                self.say(format!("{en_is} not {other}"), format!("{fr_is} autre que {other}"))
            }
            Is::Among(name) => {
                let cards = self.mention(Which::The(*name)).object;
                self.say(format!("{en_is} among {cards}"), format!("{fr_is} parmi {cards}"))
            }
            Is::FaceDown => plainly(self, "face-down", "face cachée"),
            Is::Spent => {
                let attached = format!("{} à votre faction", person.agree("attaché"));
                plainly(self, "attached to your faction", &attached)
            }
            Is::Depleted => being(self, "depleted", "engagé"),
            Is::Ready => self.predicate(&Is::Depleted, person, !yes),
            Is::InBattle => plainly(self, "in a battle", "en combat"),
            Is::OutOfBattle => self.predicate(&Is::InBattle, person, !yes),
            Is::Attacking => being(self, "attacking", "attaquant"),
            Is::Blocking => being(self, "blocking", "défenseur"),
            Is::InPartyWithThis => plainly(self, "in a party with this card", "en groupe avec cette carte"),
            Is::Damaged => match (yes, person.plural) {
                (true, plural) => self.say(
                    "received damage this turn",
                    if plural { "ont reçu des dégâts ce tour" } else { "a reçu des dégâts ce tour" },
                ),
                (false, plural) => self.say(
                    "received no damage this turn",
                    if plural {
                        "n’ont pas reçu de dégâts ce tour"
                    } else {
                        "n’a pas reçu de dégâts ce tour"
                    },
                ),
            },
            Is::CostAtMost(most) => self.has_at_most("numeric cost", "un coût numérique", *most, person, yes),
            Is::StrengthAtMost(most) => self.has_at_most("strength", "une force", *most, person, yes),
            Is::LifeAtMost(most) => self.has_at_most("life", "une vie", *most, person, yes),
            Is::HighestCost => {
                let (en, fr) = (person.of("has", "have"), person.of("a", "ont"));
                self.say(format!("{en} the highest numeric cost"), format!("{fr} le coût numérique le plus élevé"))
            }
            Is::Either(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| self.predicate(way, person, yes)).collect();
                either(&ways, self.language)
            }
            Is::Not(part) => self.predicate(part, person, !yes),
            Is::Picked(..) => unreachable!("no card file can write this filter"),
        }
    }

    fn has_at_most(&mut self, en: &str, fr: &str, most: Num, person: Person, yes: bool) -> String {
        let (has, a) = (person.of("has", "have"), person.of("a", "ont"));
        let literal = noun::literal(most);
        let most = self.value(most);
        match (literal, yes) {
            (_, true) => self.say(format!("{has} {en} {most} or less"), format!("{a} {fr} de {most} ou moins")),
            (Some(number), false) => {
                let more = number + 1;
                self.say(format!("{has} {en} {more} or more"), format!("{a} {fr} de {more} ou plus"))
            }
            (None, false) => self.say(format!("{has} {en} higher than {most}"), format!("{a} {fr} de plus de {most}")),
        }
    }
}
