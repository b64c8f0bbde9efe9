//! What a single word of a filter adds to a noun.

use kernel::book::Language;
use kernel::words::Noun;

use super::filter::Around;
use super::noun;
use super::speaker::Speaker;
use crate::language::{Is, Kind};
use kernel::words::french;

impl Speaker<'_> {
    /// Adds a word to what stands around a noun.
    pub fn part(&mut self, part: &Is, around: &mut Around) {
        let with = self.with_you();
        let mut tail = |en: &str, one: String, many: String| match self.language {
            Language::En => around.tails.push((en.to_string(), en.to_string())),
            Language::Fr => around.tails.push((one, many)),
        };
        match part {
            Is::Enemy
            | Is::Minion
            | Is::Character
            | Is::Ally
            | Is::Identity
            | Is::Hero
            | Is::AlterEgo
            | Is::Upgrade
            | Is::Support
            | Is::Event
            | Is::Treachery
            | Is::Attachment
            | Is::Environment
            | Is::Scheme
            | Is::SideScheme
            | Is::Villain
            | Is::MainScheme => around.head = head(part),
            Is::Friendly => {
                around.head = around.head.or(Some(noun::CHARACTER));
                around.adjectives.push(("friendly", "allié"));
            }
            Is::Trait(found) => around.traits.push(self.trait_name(*found)),
            Is::Printed(kind) => {
                let text = self.printed_resource(&[*kind]);
                around.tails.push((text.clone(), text));
            }
            Is::Yours => {
                let text = self.you(["control", "controls"], ["contrôlez", "contrôle"]);
                let fr = french::that(&text);
                tail(&text, fr.clone(), fr);
            }
            Is::WithYou => {
                around.head = around.head.or(Some(noun::kind(Kind::Minion)));
                around.tails.push(engaged(self.language, &with));
            }
            Is::FaceDown => around.adjectives.push(("facedown", "face cachée")),
            Is::Damaged => around.adjectives.push(("damaged", "blessé")),
            Is::Ready => around.adjectives.push(("ready", "redressé")),
            Is::Exhausted => around.adjectives.push(("exhausted", "incliné")),
            Is::Among(name) => around.among = Some(*name),
            Is::OtherThan(_) => around.other = true,
            Is::OtherTitle(_) => match self.language {
                Language::En => {
                    around.tails.push(("with another title".to_string(), "with different titles".to_string()));
                }
                Language::Fr => around.tails.push(("d’un autre titre".to_string(), "de titres différents".to_string())),
            },
            // Only what can be chosen is offered; the rules say so, not the card.
            Is::Removable | Is::Attackable | Is::Hurtable | Is::CanEnter | Is::HasRoom | Is::NotThose(_) => {}
            Is::Topmost => {
                around.superlative = true;
                around.adjectives.push(("topmost", "du dessus"));
            }
            Is::Lacks(status) => {
                let fr = format!("sans carte d’état {}", noun::status_card(*status, Language::Fr));
                tail(&format!("without a {} status card", noun::status_card(*status, Language::En)), fr.clone(), fr);
            }
            Is::MostHitPoints => {
                around.superlative = true;
                around.most_hit_points = true;
            }
            Is::Without(id) => {
                let name = self.card_name(id);
                let fr = format!("sans carte {name} attachée");
                tail(&format!("without {name} attached"), fr.clone(), fr);
            }
            Is::Not(part) => self.not(part, around),
            Is::This | Is::Host | Is::Named(_) | Is::Either(_) => {}
        }
    }

    fn not(&mut self, part: &Is, around: &mut Around) {
        match part {
            Is::Ready => around.adjectives.push(("exhausted", "incliné")),
            Is::Exhausted => around.adjectives.push(("ready", "redressé")),
            Is::Damaged => around.adjectives.push(("undamaged", "indemne")),
            Is::FaceDown => around.adjectives.push(("faceup", "face visible")),
            Is::Not(part) => self.part(part, around),
            Is::Trait(found) => {
                let name = self.trait_name(*found);
                let text = self.say(format!("without the {name} trait"), format!("sans le trait {name}"));
                around.tails.push((text.clone(), text));
            }
            Is::Yours => {
                let text = self.you(["do not control", "does not control"], ["ne contrôlez pas", "ne contrôle pas"]);
                let text = self.say(text.clone(), french::that(&text));
                around.tails.push((text.clone(), text));
            }
            _ => {
                let what = self.called(std::slice::from_ref(part)).a();
                let one = self.say(format!("that is not {what}"), format!("qui n’est pas {what}"));
                let many = self.say(format!("other than {what}"), format!("autres que {what}"));
                around.tails.push((one, many));
            }
        }
    }
}

/// The noun that a word stands for.
pub fn head(part: &Is) -> Option<Noun> {
    Some(match part {
        Is::Enemy => noun::ENEMY,
        Is::Minion => noun::kind(Kind::Minion),
        Is::Character => noun::CHARACTER,
        Is::Ally => noun::kind(Kind::Ally),
        Is::Identity => noun::IDENTITY,
        Is::Hero => noun::kind(Kind::Hero),
        Is::AlterEgo => noun::kind(Kind::AlterEgo),
        Is::Upgrade => noun::kind(Kind::Upgrade),
        Is::Support => noun::kind(Kind::Support),
        Is::Event => noun::kind(Kind::Event),
        Is::Treachery => noun::kind(Kind::Treachery),
        Is::Attachment => noun::kind(Kind::Attachment),
        Is::Environment => noun::kind(Kind::Environment),
        Is::Scheme => noun::SCHEME,
        Is::SideScheme => noun::kind(Kind::SideScheme),
        Is::Villain
        | Is::MainScheme
        | Is::Friendly
        | Is::Trait(_)
        | Is::Printed(_)
        | Is::Yours
        | Is::WithYou
        | Is::FaceDown
        | Is::This
        | Is::Host
        | Is::Named(_)
        | Is::Among(_)
        | Is::OtherThan(_)
        | Is::OtherTitle(_)
        | Is::Damaged
        | Is::Ready
        | Is::Exhausted
        | Is::Removable
        | Is::Attackable
        | Is::Topmost
        | Is::Hurtable
        | Is::CanEnter
        | Is::HasRoom
        | Is::NotThose(_)
        | Is::Lacks(_)
        | Is::MostHitPoints
        | Is::Without(_)
        | Is::Either(_)
        | Is::Not(_) => return None,
    })
}

/// `engaged with you`, `engagés avec vous`. Only minions are engaged.
fn engaged(language: Language, with: &str) -> (String, String) {
    match language {
        Language::En => (format!("engaged {with}"), format!("engaged {with}")),
        Language::Fr => (format!("engagé {with}"), format!("engagés {with}")),
    }
}
