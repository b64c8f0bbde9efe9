//! Effects that are said together: what is gained at once, sums, rolls with what depends on them, choices.

use kernel::effect::tree::{Called, Choice, Control};
use kernel::prelude::*;
use kernel::words::clause::{Piece, clause};
use kernel::words::verbal::CHOOSE;
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{either, list};
use kernel::{act, line, say};

use super::noun::{Counted, DIE, GAIN, INFLICT, OPPONENT, PLAYER, ROLL};
use super::number::{adds_up, is_fixed};
use super::speaker::{Chosen, Speaker};
use super::verb::{numberless, whom_of};
use crate::DiceThrone;
use crate::language::{Measure, Verb, Who};

type Said = Option<(Vec<Piece>, usize)>;

impl Speaker<'_> {
    /// The first of some effects with those that are said in the same breath, and how many they are.
    pub(super) fn grouped(&mut self, effects: &[Effect<DiceThrone>]) -> Said {
        let all = effects.len();
        match effects.first()? {
            Effect::Do(Verb::Pause) => Some((self.behind("then ", "puis ", &effects[1..]), all)),
            Effect::Do(Verb::Additionally) => Some((self.behind("additionally, ", "de plus, ", &effects[1..]), all)),
            Effect::Do(Verb::Roll(..) | Verb::Compare(_)) => Some((self.rolled(effects), all)),
            Effect::Do(Verb::Gain(..) | Verb::GainCp(..)) => self.gained(effects).or_else(|| self.summed(effects)),
            Effect::Do(Verb::Inflict(..)) => self.inflicted(effects).or_else(|| self.summed(effects)),
            Effect::Do(_) => self.summed(effects),
            Effect::Control(control) => match &**control {
                Control::MayPay(_, then, _) if is_laid(then) => Some((self.rolled(effects), all)),
                Control::Choose(choice) => Some((self.choice(choice), 1)),
                Control::OneOf(ways) => Some((vec![self.one_way(ways)], 1)),
                Control::Repeat(times, parts) => Some((vec![self.repeated(times, parts)], 1)),
                _ => None,
            },
        }
    }

    /// Effects behind a word that orders them.
    fn behind(&mut self, en: &str, fr: &str, effects: &[Effect<DiceThrone>]) -> Vec<Piece> {
        let (language, word) = (self.language, self.language.pick(en, fr));
        let mut pieces = self.pieces(effects).into_iter();
        let first = match pieces.next() {
            Some(Piece::Ways(roll, ways)) => Some(Piece::Ways(format!("{word}{roll}"), ways)),
            Some(piece) => Some(Piece::Line(format!("{word}{}", clause(&[piece], language)))),
            None => None,
        };
        first.into_iter().chain(pieces).collect()
    }

    /// A roll, what depends on it, and what else follows.
    fn rolled(&mut self, effects: &[Effect<DiceThrone>]) -> Vec<Piece> {
        let language = self.language;
        let (roll, dice) = self.roll(&effects[0]);
        self.dice = dice;
        let mut last = effects.iter().skip(1).rposition(Self::depends_on_roll).map_or(1, |place| place + 2);
        // What is added to the same sum belongs to it.
        while last > 1 && last < effects.len() && is_same(&effects[last - 1], &effects[last]) {
            last += 1;
        }
        let ways = self.pieces(&effects[1..last]);
        let ways: Vec<String> = ways
            .into_iter()
            .map(|way| if let Piece::Ways(..) = way { self.inline_of(vec![way]) } else { clause(&[way], language) })
            .collect();
        let mut pieces = vec![if ways.is_empty() { Piece::Line(roll) } else { Piece::Ways(roll, ways) }];
        pieces.extend(self.pieces(&effects[last..]));
        pieces
    }

    /// `roll 2 dice`, and how many dice lie there.
    fn roll(&mut self, effect: &Effect<DiceThrone>) -> (String, u8) {
        let language = self.language;
        let roll = |what: String, dice: u8| (clause(&[self.act(ROLL, &what)], language), dice);
        match effect {
            Effect::Do(Verb::Roll(number, again)) => {
                let dice = DIE.count(Quantity::new(number.plus), language);
                let all = number.plus as u8;
                let again = match (*again, all) {
                    (0, _) => String::new(),
                    (again, all) if again >= all => say!(
                        self,
                        " (you may reroll any of them once)",
                        " (vous pouvez en relancer autant que vous voulez une fois)"
                    ),
                    (1, _) => say!(self, " (you may reroll 1 of them once)", " (vous pouvez en relancer 1 une fois)"),
                    (again, _) => say!(
                        self,
                        " (you may reroll up to {again} of them once)",
                        " (vous pouvez en relancer jusqu’à {again} une fois)"
                    ),
                };
                roll(format!("{dice}{again}"), all)
            }
            Effect::Do(Verb::Compare(Who::Attacker)) => {
                (say!(self, "you and the attacker each roll 1 die", "l’Attaquant et vous lancez chacun 1 dé"), 1)
            }
            Effect::Do(Verb::Compare(_)) => (
                say!(
                    self,
                    "you and the targeted opponent each roll 1 die",
                    "l’adversaire ciblé et vous lancez chacun 1 dé"
                ),
                1,
            ),
            Effect::Control(control) => match &**control {
                Control::MayPay(price, ..) => {
                    let price = self.price(price);
                    let price = clause(&[price], language);
                    let text = say!(
                        self,
                        "roll 1 die, or {price} and choose its side",
                        "lancez 1 dé, ou {price} et choisissez sa face"
                    );
                    (text, 1)
                }
                _ => (String::new(), 1),
            },
            Effect::Do(_) => (String::new(), 1),
        }
    }

    /// Tokens and Combat Points that one player gains at once.
    fn gained(&mut self, effects: &[Effect<DiceThrone>]) -> Said {
        let gain = |effect: &Effect<DiceThrone>| match effect {
            Effect::Do(Verb::Gain(status, number, who)) if is_fixed(number) => {
                Some((Counted::Token(self.status(status)), number.plus, who.clone()))
            }
            Effect::Do(Verb::GainCp(number, who)) if is_fixed(number) => {
                Some((Counted::Noun(super::noun::CP), number.plus, who.clone()))
            }
            _ => None,
        };
        let run = run_of(effects, gain)?;
        let what = run.iter().map(|(counted, number, _)| counted.fixed(*number, self.language)).collect::<Vec<_>>();
        let what = list(&what, self.language);
        Some((vec![self.gains(&run[0].2, &what)], run.len()))
    }

    /// Somebody gains something.
    pub(super) fn gains(&mut self, who: &Who, what: &str) -> Piece {
        match who {
            Who::Team => {
                line!(self, "you and your teammate gain {what}", "votre coéquipier et vous gagnez {what}")
            }
            Who::The(called) => match self.the(called) {
                (players, true) => line!(self, "{players} gain {what}", "{players} gagnent {what}"),
                (player, false) => self.act(GAIN, what).by(Some(player)),
            },
            who => {
                let by = self.doer_of(who);
                self.act(GAIN, what).by(by)
            }
        }
    }

    /// Tokens that are inflicted on the same player at once.
    fn inflicted(&mut self, effects: &[Effect<DiceThrone>]) -> Said {
        let inflict = |effect: &Effect<DiceThrone>| match effect {
            Effect::Do(Verb::Inflict(status, number, who)) if is_fixed(number) => {
                Some((Counted::Token(self.status(status)), number.plus, who.clone()))
            }
            _ => None,
        };
        let run = run_of(effects, inflict)?;
        let what = run.iter().map(|(counted, number, _)| counted.fixed(*number, self.language)).collect::<Vec<_>>();
        let what = list(&what, self.language);
        let on = self.onto(&run[0].2);
        Some((vec![act!(self, INFLICT, "{what}{on}")], run.len()))
    }

    /// Numbers of the same thing that add up: `2 damage per [Sword] and 1 per [Helmet]`.
    fn summed(&mut self, effects: &[Effect<DiceThrone>]) -> Said {
        let number = |effect: &Effect<DiceThrone>| match effect {
            Effect::Do(verb) => numberless(verb).map(|(bare, number)| (bare, number.clone())),
            Effect::Control(_) => None,
        };
        let all: Vec<_> = effects.iter().map_while(number).collect();
        let alike = all.iter().take_while(|(bare, _)| *bare == all[0].0).count();
        let numbers: Vec<_> = all[..alike].iter().map(|(_, number)| number).collect();
        if numbers.len() < 2 || !adds_up(&numbers) {
            return None;
        }
        Some((vec![self.numbered(&all[0].0, &numbers)], numbers.len()))
    }

    /// Ways to choose from: `gain Evasive or Cleanse`. `DT-TEXT-OR-1`
    fn one_way(&mut self, ways: &[Vec<Effect<DiceThrone>>]) -> Piece {
        let gain = |way: &Vec<Effect<DiceThrone>>| match way.as_slice() {
            [Effect::Do(Verb::Gain(status, number, Who::You))] if is_fixed(number) => {
                Some(Counted::Token(self.status(status)).fixed(number.plus, self.language))
            }
            _ => None,
        };
        if let Some(tokens) = ways.iter().map(gain).collect::<Option<Vec<_>>>() {
            return self.act(GAIN, &either(&tokens, self.language));
        }
        let inline = |way: &Vec<Effect<DiceThrone>>| self.clone().inline(way);
        let ways: Vec<String> = ways.iter().map(inline).collect();
        let and = self.language.pick(" and ", " et ");
        let is_long = ways.iter().any(|way| way.contains(and) || way.contains(','));
        Piece::Line(match is_long {
            true => ways.join(self.language.pick("; or ", "\u{a0}; ou ")),
            false => either(&ways, self.language),
        })
    }

    /// The same several times over.
    fn repeated(&mut self, times: &Amount<DiceThrone>, parts: &[Effect<DiceThrone>]) -> Piece {
        let inner = self.inline(parts);
        match times {
            Amount::Measure(Measure::Symbols(symbol)) => {
                let symbol = self.symbol(symbol);
                line!(self, "for each {symbol}, {inner}", "pour chaque {symbol}, {inner}")
            }
            Amount::Measure(Measure::Tokens(status)) => {
                let name = self.status(status);
                line!(self, "for each {name}, {inner}", "pour chaque {name}, {inner}")
            }
            times => {
                let times = self.amount_of(times);
                line!(self, "{times} times, {inner}", "{times} fois, {inner}")
            }
        }
    }

    /// A choice of players: said with what is done to them, or first if that comes later.
    fn choice(&mut self, choice: &Choice<DiceThrone>) -> Vec<Piece> {
        let language = self.language;
        let noun = if matches!(choice.pick, Pick::Seats(Whose::Opponents)) { OPPONENT } else { PLAYER };
        let other = self.chosen.iter().any(|chosen| !chosen.first.is_empty());
        let plural = choice.most > 1;
        let several = noun.form(plural, language);
        let a = match (choice.least, choice.most) {
            (_, 1) if other => say!(self, "another {several}", "un autre {several}"),
            (_, 1) => noun.a(language),
            (0, most) => say!(self, "up to {most} {several}", "{most} {several}"),
            (least, most) => say!(self, "{least} or {most} {several}", "{least} ou {most} {several}"),
        };
        let later = match plural {
            true => say!(self, "those players", "ces joueurs"),
            false => say!(self, "that {several}", "ce~{several}"),
        };
        let most = match (self.language, plural && choice.least == 0) {
            (Language::Fr, true) => " au maximum",
            _ => "",
        };
        let is_said = choice.then.first().is_some_and(|effect| speaks_of(effect, &choice.called));
        let first = if is_said { say!(self, "{a} of your choice", "{a} de votre choix{most}") } else { String::new() };
        self.chosen.push(Chosen { name: choice.called.clone(), first, later, plural });
        let mut pieces = if is_said { Vec::new() } else { vec![self.act(CHOOSE, &a)] };
        pieces.extend(self.pieces(&choice.then));
        match (choice.least, choice.most) {
            (0, 1) => vec![Piece::Line(self.may_of(pieces))],
            _ => pieces,
        }
    }
}

/// The first effects that something is said of, as long as the same player is meant.
fn run_of(
    effects: &[Effect<DiceThrone>],
    said: impl Fn(&Effect<DiceThrone>) -> Option<(Counted, i32, Who)>,
) -> Option<Vec<(Counted, i32, Who)>> {
    let first = effects.first().and_then(&said)?;
    let all = effects.iter().map_while(said);
    Some(all.take_while(|(.., who)| *who == first.2).collect())
}

/// Whether two effects differ in their numbers only.
fn is_same(one: &Effect<DiceThrone>, other: &Effect<DiceThrone>) -> bool {
    match (one, other) {
        (Effect::Do(one), Effect::Do(other)) => match (numberless(one), numberless(other)) {
            (Some((one, _)), Some((other, _))) => one == other,
            _ => false,
        },
        _ => false,
    }
}

/// Whether a die is laid as one likes.
fn is_laid(effects: &[Effect<DiceThrone>]) -> bool {
    matches!(effects, [Effect::Do(Verb::LayDie)])
}

/// Whether an effect begins by speaking of somebody who was chosen.
fn speaks_of(effect: &Effect<DiceThrone>, name: &str) -> bool {
    let is_meant = |who: &&Who| matches!(who, Who::The(Called::Name(called)) if called == name);
    match effect {
        Effect::Do(verb) => whom_of(verb).iter().any(is_meant),
        Effect::Control(control) => match &**control {
            Control::Choose(inner) => inner.then.first().is_some_and(|effect| speaks_of(effect, name)),
            _ => false,
        },
    }
}
