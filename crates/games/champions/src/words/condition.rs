//! Conditions as clauses: `you have the Aerial trait`, `no minion is in play`.

use kernel::book::Language;
use kernel::effect::tree::{Amount, Condition, Logic, Pick};
use kernel::words::{either, list};

use super::noun;
use super::speaker::Speaker;
use crate::Champions;
use crate::language::{Filter, Form, Is, Kind, Name, Num, Of, Resource, Status, Test, To};
use kernel::words::french;

impl Speaker<'_> {
    /// A condition, or the opposite of it.
    pub fn condition(&mut self, condition: &Condition<Champions>, yes: bool) -> String {
        match condition {
            Condition::Is(test) => self.test(test, yes),
            Condition::Filled(_) => match yes {
                true => self.say("something was chosen", "quelque chose a été choisi"),
                false => self.say("nothing was chosen", "rien n’a été choisi"),
            },
            Condition::Control(logic) => match &**logic {
                Logic::Not(inner) => self.condition(inner, !yes),
                Logic::Any(parts) if discarded_icons(parts).is_some() => {
                    let kinds = discarded_icons(parts).unwrap_or_default();
                    self.icons_discarded(&kinds, yes)
                }
                Logic::Every(parts) | Logic::Any(parts) => {
                    let all = matches!(**logic, Logic::Every(_)) == yes;
                    let parts: Vec<String> = parts.iter().map(|part| self.condition(part, yes)).collect();
                    match (all, self.language) {
                        (true, Language::En) => list(&parts, self.language),
                        (false, Language::En) => either(&parts, self.language),
                        (true, Language::Fr) => parts.join(" et si "),
                        (false, Language::Fr) => parts.join(" ou si "),
                    }
                }
                Logic::AtLeast(amount, least) => {
                    let what = self.kernel_amount(amount);
                    match yes {
                        true => {
                            self.say(format!("{what} is at least {least}"), format!("{what} vaut au moins {least}"))
                        }
                        false => {
                            self.say(format!("{what} is less than {least}"), format!("{what} vaut moins de {least}"))
                        }
                    }
                }
            },
        }
    }

    /// A number of the kernel as a noun.
    pub fn kernel_amount(&mut self, amount: &Amount<Champions>) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Measure(measure) => match measure.0.of {
                Some(of) => self.value(of),
                None => measure.0.times.to_string(),
            },
            Amount::Count(Pick::Cards(pick)) => {
                let all = self.called(&pick.that.0).all();
                self.say(format!("the number of {all}"), format!("le nombre {}", french::of(&all)))
            }
            Amount::Count(Pick::Seats(_)) => self.say("the number of players", "le nombre de joueurs"),
            Amount::Count(Pick::Dice(..) | Pick::Numbers(_)) => self.say("the number", "le nombre"),
            Amount::Gauge(gauge) => match *gauge {},
        }
    }

    fn test(&mut self, test: &Test, yes: bool) -> String {
        let (not, ne, pas) = if yes { ("", "", "") } else { ("not ", "n’", " pas") };
        match test {
            Test::Form(form) => {
                let (en, fr) = (noun::form(*form, Language::En), noun::form(*form, Language::Fr));
                self.you(
                    [&format!("are {not}in {en}"), &format!("is {not}in {en}")],
                    [&format!("{ne}êtes{pas} sous {fr}"), &format!("{ne}est{pas} sous {fr}")],
                )
            }
            Test::Has(to, found) => {
                let name = self.trait_name(*found);
                let (en, fr) = (format!("the {name} trait"), format!("le trait {name}"));
                self.has(to, yes, &en, &fr)
            }
            Test::Is(to, Status::Tough) => {
                let de = if yes { "une" } else { "de" };
                self.has(to, yes, "a tough status card", &format!("{de} carte d’état Tenace"))
            }
            Test::Is(to, status) => {
                let word = noun::status(*status, self.language);
                if *to == To::You {
                    return self.you(
                        [&format!("are {not}{word}"), &format!("is {not}{word}")],
                        [&format!("{ne}êtes{pas} {word}"), &format!("{ne}est{pas} {word}")],
                    );
                }
                let card = self.reference(to);
                let word_fr = card.person.agree(word);
                self.say(format!("{} is {not}{word}", card.text), format!("{} {ne}est{pas} {word_fr}", card.text))
            }
            Test::Fits(to, filter) => self.fits(to, filter, yes),
            Test::InPlay(filter, number) => self.in_play(filter, *number, yes),
            Test::Count(num, least) => self.count(*num, *least, yes),
            Test::PaidWith(kind) => {
                let kind = noun::resource(*kind, self.language);
                let an = if kind.starts_with('e') { "an" } else { "a" };
                let (did, avez) = if yes { ("paid", "avez payé") } else { ("did not pay", "n’avez pas payé") };
                self.say(
                    format!("you {did} for this card with {an} {kind} resource"),
                    format!("vous {avez} cette carte avec une ressource {kind}"),
                )
            }
            Test::FinalStep => self.say(
                format!("this is {not}the final step of the sequence"),
                if yes {
                    "c’est la dernière étape de la séquence"
                } else {
                    "ce n’est pas la dernière étape de la séquence"
                },
            ),
            Test::Undefended => match yes {
                true => self.say("this is an undefended attack", "cette activation est une attaque non défendue"),
                false => {
                    self.say("this is not an undefended attack", "cette activation n’est pas une attaque non défendue")
                }
            },
            Test::DamagedYou => {
                let (it, elle) = if self.at_end { ("it", "elle") } else { ("this activation", "cette activation") };
                match yes {
                    true => self.say(format!("{it} dealt damage to you"), format!("{elle} vous a infligé des dégâts")),
                    false => self
                        .say(format!("{it} dealt no damage to you"), format!("{elle} ne vous a infligé aucun dégât")),
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
        if *to == To::You {
            return self.you(
                [&format!("{en_you} {en}"), &format!("{en_it} {en}")],
                [&format!("{fr_you} {fr}"), &format!("{fr_it} {fr}")],
            );
        }
        let card = self.reference(to).text;
        self.say(format!("{card} {en_it} {en}"), format!("{card} {fr_it} {fr}"))
    }

    fn fits(&mut self, to: &To, filter: &Filter, yes: bool) -> String {
        if let Some(kinds) = printed(filter) {
            let words: Vec<String> =
                kinds.iter().map(|kind| noun::resource(*kind, self.language).to_string()).collect();
            let words = either(&words, self.language);
            let une = if yes { "une" } else { "de" };
            let (en, fr) = (format!("a printed {words} resource"), format!("{une} ressource {words} imprimée"));
            return self.has(to, yes, &en, &fr);
        }
        let what = self.filter(filter).a();
        let (not, ne, pas) = if yes { ("", "", "") } else { ("not ", "n’", " pas") };
        if *to == To::You {
            return self.you(
                [&format!("are {not}{what}"), &format!("is {not}{what}")],
                [&format!("{ne}êtes{pas} {what}"), &format!("{ne}est{pas} {what}")],
            );
        }
        let card = self.reference(to).text;
        self.say(format!("{card} is {not}{what}"), format!("{card} {ne}est{pas} {what}"))
    }

    fn in_play(&mut self, filter: &Filter, number: u8, yes: bool) -> String {
        let called = self.filter(filter);
        if number > 1 {
            let many = called.several(number);
            return match yes {
                true => self.say(format!("at least {many} are in play"), format!("au moins {many} sont en jeu")),
                false => self.say(format!("fewer than {many} are in play"), format!("moins de {many} sont en jeu")),
            };
        }
        let a = called.a();
        match (yes, called.is_definite()) {
            (true, _) => self.say(format!("{a} is in play"), format!("{a} est en jeu")),
            (false, true) => self.say(format!("{a} is not in play"), format!("{a} n’est pas en jeu")),
            (false, false) => {
                let no = called.no();
                self.say(format!("{no} is in play"), format!("{no} n’est en jeu"))
            }
        }
    }

    fn count(&mut self, num: Num, least: i32, yes: bool) -> String {
        let Some(of) = num.of else { return self.say("always", "toujours") };
        let (some, none) = match of {
            Of::Healed => (
                ("damage was healed this way", "des dégâts ont été soignés ainsi"),
                ("no damage was healed this way", "aucun dégât n’a été soigné ainsi"),
            ),
            Of::Dealt => (
                ("damage was dealt this way", "des dégâts ont été infligés ainsi"),
                ("no damage was dealt this way", "aucun dégât n’a été infligé ainsi"),
            ),
            Of::Placed => (
                ("threat was placed this way", "de la menace a été placée ainsi"),
                ("no threat was placed this way", "aucune menace n’a été placée ainsi"),
            ),
            Of::Discarded => (
                ("a card was discarded this way", "une carte a été défaussée ainsi"),
                ("no card was discarded this way", "aucune carte n’a été défaussée ainsi"),
            ),
            Of::Attacks => (
                ("an attack was made this way", "une attaque a été effectuée ainsi"),
                ("no attack was made this way", "aucune attaque n’a été effectuée ainsi"),
            ),
            Of::DiscardedIcons(kind) if least == 1 => return self.icons_discarded(&[kind], yes),
            Of::DamageHere => {
                self.again = true;
                let this = self.this().text;
                return match yes {
                    true => self.say(
                        format!("there is at least {least} damage on {this}"),
                        format!("il y a au moins {least} dégâts sur {this}"),
                    ),
                    false => self.say(
                        format!("there is less than {least} damage on {this}"),
                        format!("il y a moins de {least} dégâts sur {this}"),
                    ),
                };
            }
            _ => (("", ""), ("", "")),
        };
        if least == 1 && !some.0.is_empty() {
            let (en, fr) = if yes { some } else { none };
            return self.say(en, fr);
        }
        let value = self.value(of);
        match yes {
            true => self.say(format!("{value} is at least {least}"), format!("{value} vaut au moins {least}")),
            false => self.say(format!("{value} is less than {least}"), format!("{value} vaut moins de {least}")),
        }
    }

    /// `a printed physical or wild resource was discarded this way`.
    fn icons_discarded(&self, kinds: &[Resource], yes: bool) -> String {
        let words: Vec<String> = kinds.iter().map(|kind| noun::resource(*kind, self.language).to_string()).collect();
        let words = either(&words, self.language);
        match yes {
            true => self.say(
                format!("a printed {words} resource was discarded this way"),
                format!("une ressource {words} imprimée a été défaussée ainsi"),
            ),
            false => self.say(
                format!("no printed {words} resource was discarded this way"),
                format!("aucune ressource {words} imprimée n’a été défaussée ainsi"),
            ),
        }
    }

    fn is_called(&mut self, name: Name, yes: bool) -> String {
        let entered = self.named(name).is_some_and(|named| named.entered);
        let minion = noun::kind(Kind::Minion);
        match (entered, yes) {
            (true, true) => {
                let what = self.your("nemesis minion", "sbire Némésis", minion.feminine);
                self.say(format!("{what} entered play this way"), format!("{what} est entré en jeu ainsi"))
            }
            (true, false) => {
                let what = self.your("nemesis minion", "sbire Némésis", minion.feminine);
                self.say(format!("{what} did not enter play this way"), format!("{what} n’est pas entré en jeu ainsi"))
            }
            (false, true) => self.say("such a card was found", "une telle carte a été trouvée"),
            (false, false) => self.say("no such card was found", "aucune carte n’a été trouvée ainsi"),
        }
    }
}

/// The resources, if all conditions ask whether one of a type was discarded.
fn discarded_icons(parts: &[Condition<Champions>]) -> Option<Vec<Resource>> {
    let one = |part: &Condition<Champions>| match part {
        Condition::Is(Test::Count(Num { times: 1, of: Some(Of::DiscardedIcons(kind)), .. }, 1)) => Some(*kind),
        _ => None,
    };
    parts.iter().map(one).collect()
}

/// The resources, if nothing but a printed resource is asked for.
fn printed(filter: &Filter) -> Option<Vec<Resource>> {
    let one = |part: &Is| if let Is::Printed(kind) = part { Some(*kind) } else { None };
    match filter.0.as_slice() {
        [Is::Either(parts)] => parts.iter().map(one).collect(),
        parts if !parts.is_empty() => parts.iter().map(one).collect(),
        _ => None,
    }
}

/// The form that a condition is about, if it is about nothing else.
pub fn only_form(condition: &Condition<Champions>) -> Option<Form> {
    match condition {
        Condition::Is(Test::Form(form)) => Some(*form),
        Condition::Is(_) | Condition::Filled(_) | Condition::Control(_) => None,
    }
}
