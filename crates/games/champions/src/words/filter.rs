//! What cards must be, as nouns with all that stands around them: `Tech upgrade you control`.

use kernel::say;
use kernel::words::Noun;
use kernel::words::phrase::{Among, Around, NounPhrase};
use kernel::words::reference::Ref;

use super::noun;
use super::speaker::Speaker;
use crate::language::{Form, Is, Kind, Name, Resource};

impl Speaker<'_> {
    /// What cards are called that are all of these.
    pub fn filter(&mut self, parts: &[Is]) -> NounPhrase {
        if let Some((found, head)) = self.certain(parts) {
            return NounPhrase::definite(found, head, self.language);
        }
        let mut around = Around::default();
        let mut kinds = Vec::new();
        for part in parts {
            match part {
                Is::Either(parts) => kinds = self.either(parts, &mut around),
                _ => self.part(part, &mut around),
            }
        }
        if !kinds.is_empty() {
            return NounPhrase::kinds(kinds, noun::CARD);
        }
        if parts.contains(&Is::MostHitPoints) {
            self.most_hit_points(&mut around);
        }
        around.phrase(noun::CARD, self.language)
    }

    /// The only card that can be meant.
    fn certain(&self, parts: &[Is]) -> Option<(Ref, Noun)> {
        // "Your hero" leaves no room for what the hero must be.
        let further = |part: &Is| matches!(part, Is::Damaged | Is::Ready | Is::Exhausted | Is::Lacks(_));
        let yours = parts.contains(&Is::Yours) && !parts.iter().any(further);
        let the = |kind: Kind| Some((Ref::the(noun::kind(kind), self.language), noun::kind(kind)));
        parts.iter().find_map(|part| match part {
            Is::This => Some((self.this(), noun::kind(self.printed().kind))),
            Is::Host if self.printed().attach.as_ref().is_some_and(|attach| attach.0.contains(&Is::Host)) => None,
            Is::Host => {
                let attach = self.printed().attach.as_ref();
                let head = attach.map_or(noun::CARD, |attach| self.clone().filter(&attach.0).head);
                Some((self.host(), head))
            }
            Is::Named(id) => Some(self.by_name(id, false)),
            Is::Villain => the(Kind::Villain),
            Is::MainScheme => the(Kind::MainScheme),
            Is::Hero if yours => Some((self.side(Form::Hero), noun::kind(Kind::Hero))),
            Is::AlterEgo if yours => Some((self.side(Form::AlterEgo), noun::kind(Kind::AlterEgo))),
            Is::Identity if yours => Some((self.identity(), noun::IDENTITY)),
            _ => None,
        })
    }

    /// One of several things: nouns side by side, resources, or cards of several kinds.
    fn either(&mut self, parts: &[Is], around: &mut Around) -> Vec<NounPhrase> {
        let printed = |part: &Is| if let Is::Printed(kind) = part { Some(*kind) } else { None };
        if let Some(kinds) = parts.iter().map(printed).collect::<Option<Vec<Resource>>>() {
            around.tail(self.printed_resource(&kinds));
        } else if parts.iter().all(|part| matches!(part, Is::Among(_))) {
            around.among = Some(Among::Those);
        } else if let Some(heads) = parts.iter().map(head).collect() {
            around.heads = heads;
        } else {
            return parts.iter().map(|part| self.filter(std::slice::from_ref(part))).collect();
        }
        Vec::new()
    }

    /// `with a printed mental or wild resource`.
    fn printed_resource(&self, kinds: &[Resource]) -> String {
        let words = noun::any_resource(kinds, self.language);
        say!(self, "with a printed {words} resource", "avec une ressource {words} imprimée")
    }

    fn most_hit_points(&self, around: &mut Around) {
        around.superlative = true;
        let mut most = say!(self, "with the highest printed hit points", "avec le plus de points de vie imprimés");
        if !around.tails.is_empty() {
            let ceux = if around.head.unwrap_or(noun::CARD).feminine { "celles" } else { "ceux" };
            most += &say!(self, " among those", " parmi {ceux}");
        }
        around.tails.insert(0, (most.clone(), most));
    }

    /// Adds a word to what stands around a noun.
    fn part(&mut self, part: &Is, around: &mut Around) {
        match part {
            Is::Friendly => {
                around.head = around.head.or(Some(noun::CHARACTER));
                around.adjective("friendly", "ami");
            }
            Is::Trait(found) => around.names.push(self.trait_name(*found)),
            // A property behind a relative clause needs one of its own.
            Is::Printed(kind) if around.among.is_some() => {
                let words = noun::any_resource(&[*kind], self.language);
                around.tail(say!(self, "that has a printed {words} resource", "qui a une ressource {words} imprimée"));
            }
            Is::Printed(kind) => around.tail(self.printed_resource(&[*kind])),
            Is::Yours => {
                let control = self.you_control();
                around.tail(say!(self, "{control}", "que~{control}"));
            }
            Is::WithYou => {
                around.head = around.head.or(Some(noun::kind(Kind::Minion)));
                let with = self.with_you();
                let engaged = |s: &str| say!(self, "engaged {with}", "engagé{s} {with}");
                around.tails.push((engaged(""), engaged("s")));
            }
            Is::FaceDown => around.fixed("facedown", "face cachée"),
            Is::Damaged => around.adjective("damaged", "blessé"),
            Is::Ready => around.adjective("ready", "redressé"),
            Is::Exhausted => around.adjective("exhausted", "incliné"),
            Is::Among(Name::Discarded) => {
                around.among = Some(Among::EachSuch);
                let way = |s: &str| say!(self, "discarded this way", "défaussée{s} ainsi");
                around.tails.insert(0, (way(""), way("s")));
            }
            Is::Among(_) => around.among = Some(Among::Those),
            Is::OtherThan(_) => around.other = true,
            Is::OtherTitle(_) => around.tails.push((
                say!(self, "with another title", "d’un autre titre"),
                say!(self, "with different titles", "de titres différents"),
            )),
            Is::Topmost => {
                around.superlative = true;
                around.fixed("topmost", "du dessus");
            }
            Is::Lacks(status) => {
                let status = noun::status_card(*status, self.language);
                around.tail(say!(self, "without a {status} status card", "sans carte d’état {status}"));
            }
            Is::Without(id) => {
                let name = self.card_name(id);
                around.tail(say!(self, "without {name} attached", "sans carte {name} attachée"));
            }
            Is::Not(part) => self.not(part, around),
            // Only what can be chosen is offered; the rules say so, not the card.
            Is::Removable | Is::Attackable | Is::Hurtable | Is::CanEnter | Is::HasRoom | Is::NotThose(_) => {}
            Is::MostHitPoints => {}
            kind => around.head = head(kind),
        }
    }

    fn not(&mut self, part: &Is, around: &mut Around) {
        match part {
            Is::Ready => around.adjective("exhausted", "incliné"),
            Is::Exhausted => around.adjective("ready", "redressé"),
            Is::Damaged => around.adjective("undamaged", "indemne"),
            Is::FaceDown => around.fixed("faceup", "face visible"),
            Is::Not(part) => self.part(part, around),
            Is::Trait(found) => {
                let name = self.trait_name(*found);
                around.tail(say!(self, "without the {name} trait", "sans le trait {name}"));
            }
            Is::Yours => {
                let not = self.you(["do not control", "does not control"], ["ne contrôlez pas", "ne contrôle pas"]);
                around.tail(say!(self, "{not}", "que~{not}"));
            }
            _ => {
                let what = self.filter(std::slice::from_ref(part)).a();
                let one = say!(self, "that is not {what}", "qui n’est pas {what}");
                around.tails.push((one, say!(self, "other than {what}", "autres que {what}")));
            }
        }
    }
}

/// The noun that a word stands for.
fn head(part: &Is) -> Option<Noun> {
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
        _ => return None,
    })
}
