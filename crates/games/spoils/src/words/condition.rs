//! Conditions in words: `you control an even number of characters`, `during your turn`.

use kernel::book::Language;
use kernel::effect::tree::{Amount, Condition, Logic, Pick};
use kernel::words::{either, list};

use super::player::DISCARD;
use super::role::{Role, role};
use super::speaker::{How, Speaker};
use crate::Spoils;
use crate::language::Measure;
use crate::language::{Filter, Is, Name, Test, Which};
use kernel::words::french;

impl Speaker<'_> {
    /// A condition, or its opposite, as a clause without `if`.
    pub fn condition(&mut self, condition: &Condition<Spoils>, yes: bool) -> String {
        let logic = match condition {
            Condition::Is(test) => return self.test(test, yes),
            Condition::Filled(_) => unreachable!("no card file can write this condition"),
            Condition::Control(logic) => logic,
        };
        match &**logic {
            Logic::Not(part) => self.condition(part, !yes),
            Logic::Every(parts) | Logic::Any(parts) => {
                let every = matches!(**logic, Logic::Every(_)) == yes;
                // What refers back to the sentence before comes first: `if you do and ...`.
                let mut parts: Vec<&Condition<Spoils>> = parts.iter().collect();
                parts.sort_by_key(|part| !matches!(part, Condition::Is(Test::Called(_))));
                let parts: Vec<String> = parts.into_iter().map(|part| self.condition(part, yes)).collect();
                match (self.language, every) {
                    (Language::En, true) => parts.join(" and "),
                    (Language::En, false) => parts.join(" or "),
                    (Language::Fr, every) => {
                        let and = if every { "et" } else { "ou" };
                        let mut text = parts[0].clone();
                        for part in &parts[1..] {
                            text = format!("{text} {and} {}", french::that(part));
                        }
                        text
                    }
                }
            }
            Logic::AtLeast(amount, least) => {
                let what = self.counted_things(amount);
                match yes {
                    true => self
                        .say(format!("there are at least {least} {what}"), format!("il y a au moins {least} {what}")),
                    false => self
                        .say(format!("there are fewer than {least} {what}"), format!("il y a moins de {least} {what}")),
                }
            }
        }
    }

    fn counted_things(&mut self, amount: &Amount<Spoils>) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Gauge(_) => self.say("influence", "d’influence"),
            Amount::Measure(Measure::Num(num) | Measure::DamageUpTo(_, num)) => self.value(*num),
            Amount::Count(Pick::Cards(pick)) => {
                let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                let (one, many) = self.place(&pick.from, pick.whose, false);
                self.called(&parts, &one, &many).many()
            }
            Amount::Count(Pick::Seats(_) | Pick::Dice(..) | Pick::Numbers(_)) => self.say("players", "joueurs"),
        }
    }

    fn either_way(&self, yes: bool, texts: [&str; 4]) -> String {
        let [en, not_en, fr, not_fr] = texts;
        if yes { self.say(en, fr) } else { self.say(not_en, not_fr) }
    }

    /// A condition of the game, or its opposite.
    pub fn test(&mut self, test: &Test, yes: bool) -> String {
        match test {
            Test::YourTurn => self.either_way(
                yes,
                ["it is your turn", "it is not your turn", "c’est votre tour", "ce n’est pas votre tour"],
            ),
            Test::TheirTurn => self.either_way(
                yes,
                [
                    "it is your opponent’s turn",
                    "it is not your opponent’s turn",
                    "c’est le tour de votre adversaire",
                    "ce n’est pas le tour de votre adversaire",
                ],
            ),
            Test::Battle => self.either_way(
                yes,
                [
                    "a battle is going on",
                    "no battle is going on",
                    "un combat est en cours",
                    "aucun combat n’est en cours",
                ],
            ),
            Test::YouAttack => self.either_way(
                yes,
                ["you are attacking", "you are not attacking", "vous attaquez", "vous n’attaquez pas"],
            ),
            Test::YouAreAttacked => self.either_way(
                yes,
                [
                    "you are being attacked",
                    "you are not being attacked",
                    "vous êtes attaqué",
                    "vous n’êtes pas attaqué",
                ],
            ),
            Test::Answers(answered) => {
                self.answered = *answered;
                let to = self.answering(*answered);
                self.say(format!("this is {to}"), format!("ceci est {to}"))
            }
            Test::TacticPlayed => self.either_way(
                yes,
                [
                    "a tactic with another name was played this turn",
                    "no tactic with another name was played this turn",
                    "une tactique d’un autre nom a été jouée ce tour",
                    "aucune tactique d’un autre nom n’a été jouée ce tour",
                ],
            ),
            Test::NotLastUser => self.either_way(
                yes,
                [
                    "you were not the last player to use it this turn",
                    "you were the last player to use it this turn",
                    "vous n’êtes pas le dernier joueur à l’avoir utilisée ce tour",
                    "vous êtes le dernier joueur à l’avoir utilisée ce tour",
                ],
            ),
            Test::InPlay(filter, least) => self.in_play(filter, *least, yes),
            Test::EvenCharacters => self.either_way(
                yes,
                [
                    "you control an even number of characters",
                    "you control an odd number of characters",
                    "vous contrôlez un nombre pair de personnages",
                    "vous contrôlez un nombre impair de personnages",
                ],
            ),
            Test::Discarded(who, least) => {
                let pile = self.owned(*who, DISCARD);
                match yes {
                    true => self.say(
                        format!("{pile} holds {least} or more cards"),
                        format!("{pile} contient au moins {least} cartes"),
                    ),
                    false => self.say(
                        format!("{pile} holds fewer than {least} cards"),
                        format!("{pile} contient moins de {least} cartes"),
                    ),
                }
            }
            Test::FlippedUp => {
                let card = self.mention(Which::This);
                let it = card.object;
                let (fr, not_fr) = match card.pronoun {
                    true => ("vous l’avez jouée".to_string(), "vous ne l’avez pas jouée".to_string()),
                    false => (format!("vous avez joué {it}"), format!("vous n’avez pas joué {it}")),
                };
                match yes {
                    true => self.say(format!("you played {it} with Flip Up"), format!("{fr} avec Flip Up")),
                    false => self.say(format!("you did not play {it} with Flip Up"), format!("{not_fr} avec Flip Up")),
                }
            }
            Test::Attacked => {
                let card = self.mention(Which::This).subject;
                match yes {
                    true => self.say(format!("{card} attacked this turn"), format!("{card} a attaqué ce tour")),
                    false => {
                        self.say(format!("{card} did not attack this turn"), format!("{card} n’a pas attaqué ce tour"))
                    }
                }
            }
            Test::Matches(which, filter) => self.matches(*which, filter, yes),
            Test::Called(name) => self.was_chosen(*name, yes),
            Test::Destroyed(name) => {
                let card = self.mention(Which::The(*name));
                let (subject, person) = (card.subject, card.person);
                let (is, be) = (person.of("is", "are"), person.of("est", "sont"));
                let gone = person.agree("détruit");
                match yes {
                    true => self.say(
                        format!("{subject} {is} destroyed this way"),
                        format!("{subject} {be} {gone} de cette façon"),
                    ),
                    false => self.say(
                        format!("{subject} {is} not destroyed this way"),
                        format!("{subject} n’{be} pas {gone} de cette façon"),
                    ),
                }
            }
            Test::Tokens(least) => {
                let card = self.mention(Which::This).subject;
                match (yes, least) {
                    (true, 1) => self.say(format!("{card} has a token"), format!("{card} a un marqueur")),
                    (false, 1) => self.say(format!("{card} has no tokens"), format!("{card} n’a aucun marqueur")),
                    (true, _) => self.say(
                        format!("{card} has {least} or more tokens"),
                        format!("{card} a au moins {least} marqueurs"),
                    ),
                    (false, _) => self.say(
                        format!("{card} has fewer than {least} tokens"),
                        format!("{card} a moins de {least} marqueurs"),
                    ),
                }
            }
            Test::CanPay(num) => {
                let num = self.value(*num);
                match yes {
                    true => self.say(format!("you can pay {num}"), format!("vous pouvez payer {num}")),
                    false => self.say(format!("you cannot pay {num}"), format!("vous ne pouvez pas payer {num}")),
                }
            }
            Test::Rule(_) => unreachable!("no card file can write a step of the rules"),
        }
    }

    /// `your opponent controls an item`, `you control 3 or more characters`, `a location is in play`.
    fn in_play(&mut self, filter: &Filter, least: u8, yes: bool) -> String {
        let rest: Vec<Is> = filter.0.iter().filter(|is| !matches!(is, Is::Yours | Is::Theirs)).cloned().collect();
        let called = self.called(&rest, "", "");
        let (a, one, many) = (called.a(), called.one(), called.many());
        let none = if called.feminine() { "aucune" } else { "aucun" };
        let (en, fr, not_fr) = if filter.0.contains(&Is::Yours) {
            ("you control", "vous contrôlez", "vous ne contrôlez")
        } else if filter.0.contains(&Is::Theirs) {
            ("your opponent controls", "votre adversaire contrôle", "votre adversaire ne contrôle")
        } else {
            return match (yes, least) {
                (true, 1) => self.say(format!("{a} is in play"), format!("{a} est en jeu")),
                (false, 1) => self.say(format!("no {one} is in play"), format!("{none} {one} n’est en jeu")),
                (true, _) => self
                    .say(format!("{least} or more {many} are in play"), format!("au moins {least} {many} sont en jeu")),
                (false, _) => self.say(
                    format!("fewer than {least} {many} are in play"),
                    format!("moins de {least} {many} sont en jeu"),
                ),
            };
        };
        match (yes, least) {
            (true, 1) => self.say(format!("{en} {a}"), format!("{fr} {a}")),
            (false, 1) => self.say(format!("{en} no {many}"), format!("{not_fr} {none} {one}")),
            (true, _) => self.say(format!("{en} {least} or more {many}"), format!("{fr} au moins {least} {many}")),
            (false, _) => self.say(format!("{en} fewer than {least} {many}"), format!("{fr} moins de {least} {many}")),
        }
    }

    /// `if you do`, `if one was found`.
    fn was_chosen(&mut self, name: Name, yes: bool) -> String {
        let how = self.named(name).map_or(How::Chosen, |named| named.how);
        self.spoke(Which::The(name));
        match how {
            How::Picked | How::Chosen | How::Played | How::Left => {
                self.either_way(yes, ["you do", "you do not", "vous le faites", "vous ne le faites pas"])
            }
            How::Seen | How::Found => self
                .either_way(yes, ["you find one", "you find none", "vous en trouvez une", "vous n’en trouvez aucune"]),
            How::Shown => {
                let head = self.named(name).map_or(super::noun::CARD, |named| named.head);
                let (a, e) = (head.a(self.language), if head.feminine { "e" } else { "" });
                let none = if head.feminine { "aucune" } else { "aucun" };
                match yes {
                    true => self.say(format!("{a} was revealed"), format!("{a} a été révélé{e}")),
                    false => self
                        .say(format!("no {} was revealed", head.one), format!("{none} {} n’a été révélé{e}", head.un)),
                }
            }
        }
    }

    /// `it is attacking`, `that character has life 4 or less`.
    fn matches(&mut self, which: Which, filter: &Filter, yes: bool) -> String {
        let mut card = self.mention(which);
        // French says what somebody is with "ce".
        let kind = matches!(filter.0.as_slice(), [is] if matches!(role(is), Role::Kind(_)));
        if self.language == Language::Fr && card.pronoun && !card.person.plural && kind {
            let a = self.filter(filter).a();
            return if yes { format!("c’est {a}") } else { format!("ce n’est pas {a}") };
        }
        if self.language == Language::En && card.pronoun {
            card.subject = card.person.of("it", "they").to_string();
        }
        let parts: Vec<String> = filter.0.iter().map(|is| self.predicate(is, card.person, yes)).collect();
        let parts = match yes {
            true => list(&parts, self.language),
            false => either(&parts, self.language),
        };
        format!("{} {parts}", card.subject)
    }
}
