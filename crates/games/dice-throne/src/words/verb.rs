//! The verbs of texts.

use kernel::prelude::*;
use kernel::words::Noun;
use kernel::words::clause::Piece;
use kernel::words::vocabulary::Vocabulary;
use kernel::{act, line, say};

use super::noun::{self, *};
use super::speaker::Speaker;
use crate::language::{How, Num, Of, Tokens, Verb, Who};

/// A verb without its number, and the number.
pub(super) fn numberless(verb: &Verb) -> Option<(Verb, &Num)> {
    const NONE: Num = Num::fixed(0);
    Some(match verb {
        Verb::Damage(number, damage, who) => (Verb::Damage(NONE, *damage, who.clone()), number),
        Verb::Isolated(number, damage, who) => (Verb::Isolated(NONE, *damage, who.clone()), number),
        Verb::Return(number) => (Verb::Return(NONE), number),
        Verb::Recoil(number) => (Verb::Recoil(NONE), number),
        Verb::Receive(number) => (Verb::Receive(NONE), number),
        Verb::Suffer(number) => (Verb::Suffer(NONE), number),
        Verb::AddDamage(number) => (Verb::AddDamage(NONE), number),
        Verb::Prevent(number, who) => (Verb::Prevent(NONE, who.clone()), number),
        Verb::Heal(number, who) => (Verb::Heal(NONE, who.clone()), number),
        Verb::StealHealth(number) => (Verb::StealHealth(NONE), number),
        Verb::GainCp(number, who) => (Verb::GainCp(NONE, who.clone()), number),
        Verb::LoseCp(number, who) => (Verb::LoseCp(NONE, who.clone()), number),
        Verb::StealCp(number) => (Verb::StealCp(NONE), number),
        Verb::Draw(number) => (Verb::Draw(NONE), number),
        Verb::Gain(status, number, who) => (Verb::Gain(status.clone(), NONE, who.clone()), number),
        Verb::Inflict(status, number, who) => (Verb::Inflict(status.clone(), NONE, who.clone()), number),
        Verb::Grow(number) => (Verb::Grow(NONE), number),
        _ => return None,
    })
}

/// Whom a verb names.
pub(super) fn whom_of(verb: &Verb) -> Vec<&Who> {
    match verb {
        Verb::Damage(_, _, who)
        | Verb::Isolated(_, _, who)
        | Verb::Prevent(_, who)
        | Verb::Heal(_, who)
        | Verb::GainCp(_, who)
        | Verb::LoseCp(_, who)
        | Verb::Discard(_, _, who)
        | Verb::LookAtHand(who)
        | Verb::Gain(_, _, who)
        | Verb::Inflict(_, _, who)
        | Verb::Remove(_, _, who)
        | Verb::RemoveAll(_, who)
        | Verb::ExtraAttempt(_, who)
        | Verb::InflictOrGamble(_, _, who) => vec![who],
        Verb::Transfer(_, from, to) => vec![from, to],
        _ => Vec::new(),
    }
}

impl Speaker<'_> {
    /// Somebody as a noun.
    pub(super) fn whom(&mut self, who: &Who) -> String {
        match who {
            Who::You => say!(self, "you", "vous"),
            Who::Target => say!(self, "an opponent", "un adversaire"),
            Who::Attacker => say!(self, "the attacker", "l’Attaquant"),
            Who::Inflicter => say!(self, "whoever inflicted it", "celui qui l’a infligé"),
            Who::Opponents => say!(self, "all opponents", "tous les adversaires"),
            Who::Team => say!(self, "you and your teammate", "votre coéquipier et vous"),
            Who::Companion(companion) => self.companion(companion),
            Who::The(called) => self.the(called).0,
        }
    }

    /// Who does something, if it is not you.
    pub(super) fn doer_of(&mut self, who: &Who) -> Option<String> {
        if *who == Who::You { None } else { Some(self.whom(who)) }
    }

    /// ` to all opponents`, ` à tous les adversaires`; nothing where the target is meant.
    fn to(&mut self, who: &Who) -> String {
        if *who == Who::Target {
            return String::new();
        }
        let who = self.whom(who);
        say!(self, " to {who}", " à~{who}")
    }

    /// ` on the attacker`, ` à l’Attaquant`; nothing where the target is meant.
    pub(super) fn onto(&mut self, who: &Who) -> String {
        if *who == Who::Target {
            return String::new();
        }
        let who = self.whom(who);
        say!(self, " on {who}", " à~{who}")
    }

    /// A verb with its number, or with several that add up.
    pub(super) fn numbered(&mut self, verb: &Verb, numbers: &[&Num]) -> Piece {
        let of = |counted: Noun| self.amount(numbers, &Counted::Noun(counted));
        match verb {
            Verb::Damage(_, damage, who) => {
                let what = of(noun::damage(*damage));
                // What others have is counted of each of them.
                if numbers.iter().any(|number| matches!(number.of, Some(Of::Theirs(_)))) {
                    return act!(self, DEAL, "each opponent {what}", "à chaque adversaire {what}");
                }
                let to = self.to(who);
                act!(self, DEAL, "{what}{to}")
            }
            Verb::Isolated(_, damage, _) => {
                let what = of(noun::damage(*damage));
                act!(self, RECEIVE, "{what} (isolated source)", "{what} (source isolée)")
            }
            Verb::Return(_) => {
                let what = of(DAMAGE);
                act!(self, DEAL, "{what} to the attacker", "{what} à l’Attaquant")
            }
            Verb::Recoil(_) => {
                let what = of(DAMAGE);
                act!(
                    self,
                    RECEIVE,
                    "{what} in return if the Attack deals at least 1 damage",
                    "{what} en retour si l’Attaque inflige au moins 1 dégât"
                )
            }
            Verb::Receive(_) => {
                let what = of(DAMAGE);
                act!(self, RECEIVE, "{what}")
            }
            Verb::Suffer(_) => {
                let what = of(DAMAGE);
                act!(
                    self,
                    RECEIVE,
                    "{what} that cannot be reduced or prevented",
                    "{what} qui ne peuvent être ni réduits ni prévenus"
                )
            }
            Verb::AddDamage(_) if numbers.iter().any(|number| number.times < 0) => {
                let what = self.amount(numbers, &Counted::Bare);
                act!(self, REDUCE, "that damage by {what}", "ces dégâts de {what}")
            }
            Verb::AddDamage(_) => {
                let what = of(DAMAGE);
                act!(self, ADD, "{what}")
            }
            Verb::Prevent(_, Who::You) => {
                let what = of(DAMAGE);
                act!(self, PREVENT, "{what}")
            }
            Verb::Prevent(_, who) => {
                let (what, by) = (of(INCOMING), self.doer_of(who));
                act!(self, PREVENT, "{what}").by(by)
            }
            Verb::Heal(_, who @ Who::Companion(_)) => {
                let (what, whom) = (of(HEALTH), self.whom(who));
                act!(self, HEAL, "{whom} for {what}", "{whom} de~{what}")
            }
            Verb::Heal(_, who) => {
                let (what, by) = (of(HEALTH), self.doer_of(who));
                act!(self, HEAL, "{what}").by(by)
            }
            Verb::StealHealth(_) => {
                let what = of(HEALTH);
                act!(self, STEAL, "{what}")
            }
            Verb::GainCp(_, who) => {
                let what = of(CP);
                self.gains(who, &what)
            }
            Verb::LoseCp(_, who) => {
                let (what, by) = (of(CP), self.doer_of(who));
                act!(self, LOSE, "{what}").by(by)
            }
            Verb::StealCp(_) => {
                let what = of(CP);
                act!(self, STEAL, "{what}")
            }
            Verb::Draw(_) => {
                let what = of(CARD);
                act!(self, DRAW, "{what}")
            }
            Verb::Gain(status, _, who) => {
                let what = self.amount(numbers, &Counted::Token(self.status(status)));
                self.gains(who, &what)
            }
            Verb::Inflict(status, _, who) => {
                let what = self.amount(numbers, &Counted::Token(self.status(status)));
                let on = self.onto(who);
                act!(self, INFLICT, "{what}{on}")
            }
            Verb::Grow(_) => {
                let spirits = match numbers {
                    [number] if number.plus == 1 || number.times == 1 => self.companions(1),
                    _ => self.companions(2),
                };
                let what = self.amount(numbers, &Counted::Token(spirits.clone()));
                let what = if what == spirits { format!("1 {what}") } else { what };
                act!(self, GROW, "{what}")
            }
            verb => self.said(verb),
        }
    }

    /// A verb without a number of its own.
    pub(super) fn said(&mut self, verb: &Verb) -> Piece {
        match verb {
            Verb::MakeUndefendable => act!(self, MAKE, "the Attack undefendable", "l’Attaque imparable"),
            Verb::PreventHalf => act!(
                self,
                PREVENT,
                "half of the incoming damage (rounded up)",
                "la moitié des dégâts entrants (arrondie au chiffre supérieur)"
            ),
            Verb::Avoid => act!(self, AVOID, "the damage", "les dégâts"),
            Verb::HalveDamage => line!(
                self,
                "all damage you deal in this Roll Phase is halved (rounded up)",
                "tous les dégâts que vous infligez pendant cette Phase de Lancer sont réduits de moitié (arrondie au chiffre supérieur)"
            ),
            Verb::Fail => line!(
                self,
                "the ability you activated has no effect of any kind",
                "la capacité que vous avez activée n’a aucun effet"
            ),
            Verb::ShareDamage(companion) => {
                let name = self.companion(companion);
                line!(
                    self,
                    "instead of defending, divide the damage of this Roll Phase between you and {name} as you like",
                    "au lieu de vous défendre, répartissez à votre gré les dégâts de cette Phase de Lancer entre {name} et vous"
                )
            }
            Verb::PassDamage(companion) => {
                let name = self.companion(companion);
                act!(
                    self,
                    HAVE,
                    "{name} receive all damage of the Attack instead of defending",
                    "subir à~{name} tous les dégâts de l’Attaque au lieu de vous défendre"
                )
            }
            Verb::SetHealth(number) => {
                act!(self, SET, "your Health to {number}", "votre Santé à {number}")
            }
            Verb::Discard(number, how, who) => {
                let (cards, by) = (self.chosen_cards(number.plus as u8, *how), self.doer_of(who));
                match (how, who) {
                    (How::OwnersChoice, who) if *who != Who::You => {
                        act!(self, DISCARD, "{cards} of their choice", "{cards} de son choix").by(by)
                    }
                    _ => act!(self, DISCARD, "{cards}").by(by),
                }
            }
            Verb::DiscardHand => act!(self, DISCARD, "your hand", "votre main"),
            Verb::LookAtHand(who) => {
                let who = self.whom(who);
                act!(self, LOOK, "at the hand of {who}", "la main de~{who}")
            }
            Verb::GainToLimit(status) => {
                let name = self.status(status);
                act!(self, GAIN, "{name} up to your stack limit", "{name} jusqu’à votre limite d’empilement")
            }
            Verb::RaiseLimit(status, number) => {
                let name = self.status(status);
                act!(
                    self,
                    RAISE,
                    "your {name} stack limit by {number}",
                    "de {number} votre limite d’empilement de~{name}"
                )
            }
            Verb::Remove(..) | Verb::RemoveUpTo(..) | Verb::RemoveAll(..) | Verb::PreventStatus(..) => {
                self.said_of_tokens(verb)
            }
            Verb::Transfer(Tokens::This, _, to) => {
                let to = self.whom(to);
                act!(self, TRANSFER, "this token to {to}", "ce jeton à~{to}")
            }
            Verb::PassOn => line!(
                self,
                "you may transfer this token to another player",
                "vous pouvez transférer ce jeton à un autre joueur"
            ),
            Verb::Transfer(_, from, to) => {
                let (from, to) = (self.whom(from), self.whom(to));
                let token = TOKEN.form(false, self.language);
                act!(self, TRANSFER, "1 {token} from {from} to {to}", "1 {token} de~{from} vers {to}")
            }
            Verb::InflictOrGamble(status, other, who) => {
                let (who, status, other) = (self.whom(who), self.status(status), self.status(other));
                line!(
                    self,
                    "inflict {status} on {who}, who may roll 1 die instead: on 1-2, nothing happens; otherwise, inflict {status} and {other}",
                    "infligez {status} à~{who}, qui peut lancer 1 dé à la place\u{a0}: sur 1-2, il ne se passe rien\u{a0}; sinon, infligez {status} et {other}"
                )
            }
            Verb::Flip(side) => {
                let side = self.side(side);
                act!(
                    self,
                    FLIP,
                    "your board to its {side} side for the rest of the game",
                    "votre plateau sur sa face {side} jusqu’à la fin de la partie"
                )
            }
            Verb::LayDie
            | Verb::Turn(..)
            | Verb::Reroll(..)
            | Verb::Ransom(_)
            | Verb::ExtraAttempt(..)
            | Verb::ExtraPhase(_)
            | Verb::SkipPhase => self.said_of_dice(verb),
            verb => self.said_of_companions(verb),
        }
    }

    /// `1 card of their choice`, `1 carte au hasard`.
    pub(super) fn chosen_cards(&self, number: u8, how: How) -> String {
        let cards = CARD.count(Quantity::new(i32::from(number)), self.language);
        match how {
            How::OwnersChoice => cards,
            How::AtRandom => say!(self, "{cards} at random", "{cards} au hasard"),
        }
    }
}
