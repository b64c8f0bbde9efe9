//! Conditions as clauses: `you have the Aerial trait`, `no minion is in play`.

use kernel::book::Language;
use kernel::effect::tree::{Condition, Logic};
use kernel::say;
use kernel::words::reference::Owned;
use kernel::words::{at_least, either, with_article};

use super::noun;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::{Filter, Is, Name, Num, Of, Resource, Status, Test, To};

impl Speaker<'_> {
    /// A test, or the opposite of it.
    pub fn test_clause(&mut self, test: &Test, yes: bool) -> String {
        let (not, ne, pas) = if yes { ("", "", "") } else { ("not ", "n’", " pas") };
        match test {
            Test::Form(form) => {
                let form = noun::form(*form, self.language);
                self.is(&To::You, yes, &format!("in {form}"), &format!("sous {form}"))
            }
            Test::Has(to, found) => {
                let name = self.trait_name(*found);
                self.has(to, yes, &format!("the {name} trait"), &format!("le trait {name}"))
            }
            Test::Is(to, Status::Tough) => {
                let de = if yes { "une" } else { "de" };
                self.has(to, yes, "a tough status card", &format!("{de} carte d’état Tenace"))
            }
            Test::Is(to, status) => {
                let word = noun::status(*status, self.language);
                let person = self.clone().reference(to).person;
                let agreed = if *to == To::You { word.to_string() } else { person.agree(word) };
                self.is(to, yes, word, &agreed)
            }
            Test::Fits(to, filter) => self.fits(to, filter, yes),
            Test::InPlay(filter, number) => self.in_play(filter, *number, yes),
            Test::Count(num, least) => self.count(*num, *least, yes),
            Test::PaidWith(kind) => {
                let kind = noun::resource(*kind, self.language);
                let (did, avez) = if yes { ("paid", "avez payé") } else { ("did not pay", "n’avez pas payé") };
                let a = with_article(kind, true, self.language);
                say!(
                    self,
                    "you {did} for this card with {a} resource",
                    "vous {avez} cette carte avec une ressource {kind}"
                )
            }
            Test::FinalStep => {
                let ce = if yes { "c’" } else { "ce n’" };
                say!(
                    self,
                    "this is {not}the final step of the sequence",
                    "{ce}est{pas} la dernière étape de la séquence"
                )
            }
            Test::Undefended => say!(
                self,
                "this is {not}an undefended attack",
                "cette activation {ne}est{pas} une attaque non défendue"
            ),
            Test::DamagedYou => {
                let (it, elle) = if self.at_end { ("it", "elle") } else { ("this activation", "cette activation") };
                match yes {
                    true => say!(self, "{it} dealt damage to you", "{elle} vous a infligé des dégâts"),
                    false => say!(self, "{it} dealt no damage to you", "{elle} ne vous a infligé aucun dégât"),
                }
            }
            Test::Called(name) => self.is_called(*name, yes),
            Test::Rule(_) => String::new(),
        }
    }

    /// `you have`, `the villain does not have`.
    fn has(&mut self, to: &To, yes: bool, en: &str, fr: &str) -> String {
        let (en_you, en_it) = if yes { ("have", "has") } else { ("do not have", "does not have") };
        let (fr_you, fr_it) = if yes { ("avez", "a") } else { ("n’avez pas", "n’a pas") };
        self.states(
            to,
            [&format!("{en_you} {en}"), &format!("{en_it} {en}")],
            [&format!("{fr_you} {fr}"), &format!("{fr_it} {fr}")],
        )
    }

    /// `you are in hero form`, `that minion is not stunned`.
    fn is(&mut self, to: &To, yes: bool, en: &str, fr: &str) -> String {
        let (not, ne, pas) = if yes { ("", "", "") } else { ("not ", "n’", " pas") };
        self.states(
            to,
            [&format!("are {not}{en}"), &format!("is {not}{en}")],
            [&format!("{ne}êtes{pas} {fr}"), &format!("{ne}est{pas} {fr}")],
        )
    }

    /// What is said of you or of a card.
    fn states(&mut self, to: &To, en: [&str; 2], fr: [&str; 2]) -> String {
        if *to == To::You {
            return self.you(en, fr);
        }
        let (card, is, est) = (self.reference(to).subject, en[1], fr[1]);
        say!(self, "{card} {is}", "{card} {est}")
    }

    fn fits(&mut self, to: &To, filter: &Filter, yes: bool) -> String {
        if let Some(kinds) = printed(filter) {
            let words = noun::any_resource(&kinds, self.language);
            let une = if yes { "une" } else { "de" };
            return self.has(
                to,
                yes,
                &format!("a printed {words} resource"),
                &format!("{une} ressource {words} imprimée"),
            );
        }
        let what = self.filter(&filter.0).a();
        self.is(to, yes, &what, &what)
    }

    fn in_play(&mut self, filter: &Filter, number: u8, yes: bool) -> String {
        let called = self.filter(&filter.0);
        let (a, no, many) = (called.a(), called.no(), called.many());
        let at_least = at_least(number, &many, yes, self.language);
        match (yes, called.is_definite()) {
            _ if number > 1 => say!(self, "{at_least} are in play", "{at_least} sont en jeu"),
            (true, _) => say!(self, "{a} is in play", "{a} est en jeu"),
            (false, true) => say!(self, "{a} is not in play", "{a} n’est pas en jeu"),
            (false, false) => say!(self, "{no} is in play", "{no} n’est en jeu"),
        }
    }

    fn count(&mut self, num: Num, least: i32, yes: bool) -> String {
        let Some(of) = num.of else { return say!(self, "always", "toujours") };
        // Whether something was done at all.
        let done = match of {
            Of::Healed => "damage was healed, des dégâts ont été soignés, aucun dégât n’a été soigné",
            Of::Dealt => "damage was dealt, des dégâts ont été infligés, aucun dégât n’a été infligé",
            Of::Placed => "threat was placed, de la menace a été placée, aucune menace n’a été placée",
            Of::Discarded => "card was discarded, une carte a été défaussée, aucune carte n’a été défaussée",
            Of::Attacks => "attack was made, une attaque a été effectuée, aucune attaque n’a été effectuée",
            _ => "",
        };
        match (of, done.split(", ").collect::<Vec<_>>().as_slice()) {
            (_, [done, une, aucune]) if least == 1 => {
                let counted = matches!(of, Of::Discarded | Of::Attacks);
                let some = if counted { with_article(done, false, Language::En) } else { (*done).to_string() };
                match yes {
                    true => say!(self, "{some} this way", "{une} ainsi"),
                    false => say!(self, "no {done} this way", "{aucune} ainsi"),
                }
            }
            (Of::DiscardedIcons(kind), _) if least == 1 => self.icons_discarded(&[kind], yes),
            (Of::DamageHere, _) => {
                self.again = true;
                let this = self.this().object;
                let (at_least, au_moins) = if yes { ("at least", "au moins") } else { ("less than", "moins de") };
                say!(
                    self,
                    "there is {at_least} {least} damage on {this}",
                    "il y a {au_moins} {least} dégâts sur {this}"
                )
            }
            _ => {
                let value = self.value(of);
                match yes {
                    true => say!(self, "{value} is at least {least}", "{value} vaut au moins {least}"),
                    false => say!(self, "{value} is less than {least}", "{value} vaut moins de {least}"),
                }
            }
        }
    }

    /// `a printed [P] or [W] resource was discarded this way`; said again, `[E] or [W] was discarded`.
    fn icons_discarded(&mut self, kinds: &[Resource], yes: bool) -> String {
        let signs: Vec<String> = kinds.iter().map(|kind| format!("[{}]", kind.letter())).collect();
        let words = either(&signs, self.language);
        let (a, une, ne) = if yes { ("a", "une", "") } else { ("no", "aucune", "n’") };
        if std::mem::replace(&mut self.icons_said, yes) && yes {
            return say!(self, "{words} was discarded", "{words} a été défaussée");
        }
        say!(
            self,
            "{a} printed {words} resource was discarded this way",
            "{une} ressource {words} imprimée {ne}a été défaussée ainsi"
        )
    }

    /// Several conditions that ask for one of some resources are one.
    pub fn any_icon(&mut self, logic: &Logic<Champions>, yes: bool) -> Option<String> {
        let Logic::Any(parts) = logic else { return None };
        let one = |part: &Condition<Champions>| match part {
            Condition::Is(Test::Count(Num { times: 1, of: Some(Of::DiscardedIcons(kind)), .. }, 1)) => Some(*kind),
            _ => None,
        };
        let kinds: Vec<Resource> = parts.iter().map(one).collect::<Option<_>>()?;
        Some(self.icons_discarded(&kinds, yes))
    }

    fn is_called(&mut self, name: Name, yes: bool) -> String {
        if !self.names.get(name).is_some_and(|named| named.entered) {
            return match yes {
                true => say!(self, "such a card was found", "une telle carte a été trouvée"),
                false => say!(self, "no such card was found", "aucune carte n’a été trouvée ainsi"),
            };
        }
        let what = self.own(Owned::masculine("nemesis minion", "sbire Némésis"));
        match yes {
            true => say!(self, "{what} entered play this way", "{what} est entré en jeu ainsi"),
            false => say!(self, "{what} did not enter play this way", "{what} n’est pas entré en jeu ainsi"),
        }
    }
}

/// The resources, if nothing but a printed resource is asked for.
fn printed(filter: &Filter) -> Option<Vec<Resource>> {
    let one = |part: &Is| if let Is::Printed(kind) = part { Some(*kind) } else { None };
    match filter.0.as_slice() {
        [Is::Either(parts)] => parts.iter().map(one).collect(),
        [] => None,
        parts => parts.iter().map(one).collect(),
    }
}
