//! What somebody does and what else a text says, joined into clauses.

use super::verbal::Verbal;
use super::{french, list, text};
use crate::book::Language;

/// A piece of a text: an act that joins others in one sentence, or a clause of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Something that somebody does.
    Act(Act),
    /// Anything else, without capital and full stop.
    Line(String),
    /// What follows happens in place of what would have happened.
    Instead,
    /// An opening and long effects to choose from, each a sentence.
    Ways(String, Vec<String>),
}

/// Something that somebody does, as an order, an infinitive and a statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who does it, if it is not you.
    pub by: Option<String>,
    /// `draw a card`, `piochez une carte`.
    pub order: String,
    /// `draw a card`, `piocher une carte`.
    pub infinitive: String,
    /// `draws a card`, `pioche une carte`.
    pub statement: String,
    /// Whether it only leads to the next: `search your deck for an upgrade and`.
    pub leads: bool,
}

impl Act {
    /// A verb with what follows it.
    pub fn new(verb: Verbal, rest: &str, language: Language) -> Act {
        let [order, infinitive, statement] = match language {
            Language::En => [verb.base, verb.base, verb.third],
            Language::Fr => [verb.order, verb.infinitive, verb.statement],
        };
        let with = |verb: &str| format!("{verb} {rest}").trim_end().to_string();
        Act { by: None, order: with(order), infinitive: with(infinitive), statement: with(statement), leads: false }
    }

    /// A French verb with a pronoun: `mettez-le en jeu`, `la défausser`.
    pub fn with_pronoun(verb: Verbal, pronoun: &str, rest: &str) -> Act {
        let end = |text: String| text.trim_end().to_string();
        Act {
            by: None,
            order: end(format!("{}-{pronoun} {rest}", verb.order)),
            infinitive: end(format!("{} {rest}", french::before(pronoun, verb.infinitive))),
            statement: end(format!("{} {rest}", french::before(pronoun, verb.statement))),
            leads: false,
        }
    }

    /// What whoever does it reads: an order, or a statement about somebody else without the name.
    fn bare(&self) -> &str {
        if self.by.is_some() { &self.statement } else { &self.order }
    }

    /// Whether it is told rather than ordered: `you are stunned` joins no orders.
    fn is_told(&self) -> bool {
        self.by.is_none() && (self.order.starts_with("you ") || self.order.starts_with("vous "))
    }

    /// Whether it leaves room for another in its sentence.
    fn is_short(&self, language: Language) -> bool {
        let text = &self.order;
        text.chars().count() < 48
            && !text.contains([',', ':', '(', ';'])
            && !text.contains(language.pick(" and ", " et "))
    }
}

impl From<Act> for Piece {
    fn from(act: Act) -> Piece {
        Piece::Act(act)
    }
}

impl Piece {
    /// A change to what somebody does; other pieces stay as they are.
    fn map(self, change: impl FnOnce(Act) -> Act) -> Piece {
        match self {
            Piece::Act(act) => Piece::Act(change(act)),
            other => other,
        }
    }

    /// The same, as a lead to what follows.
    pub fn leading(self) -> Piece {
        self.map(|act| Act { leads: true, ..act })
    }

    /// The same as an order, whoever is spoken of.
    pub fn ordered(self) -> Piece {
        self.by(None)
    }

    /// The same, done by somebody.
    pub fn by(self, by: Option<String>) -> Piece {
        self.map(|act| Act { by, ..act })
    }

    /// The same with something behind.
    pub fn with(self, tail: &str) -> Piece {
        self.map(|act| Act {
            order: format!("{}{tail}", act.order),
            infinitive: format!("{}{tail}", act.infinitive),
            statement: format!("{}{tail}", act.statement),
            ..act
        })
    }

    /// The same as a clause that joins no other.
    pub fn alone(self, language: Language) -> Piece {
        Piece::Line(clause(&[self], language))
    }

    /// The act as an infinitive, if it is done by that player.
    pub fn infinitive(&self, by: &Option<String>) -> Option<&str> {
        match self {
            Piece::Act(act) if act.by == *by => Some(&act.infinitive),
            _ => None,
        }
    }
}

/// What one player does as one clause: `exhaust this card and spend [E]`.
pub fn clause(pieces: &[Piece], language: Language) -> String {
    let by = pieces.iter().find_map(|piece| if let Piece::Act(act) = piece { act.by.clone() } else { None });
    let bare = |piece: &Piece| match piece {
        Piece::Act(act) => act.bare().to_string(),
        Piece::Line(line) => line.clone(),
        Piece::Instead | Piece::Ways(..) => String::new(),
    };
    let all = list(&pieces.iter().map(bare).collect::<Vec<_>>(), language);
    match by {
        Some(by) => format!("{by} {all}"),
        None => all,
    }
}

/// How a game joins what one player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// Short acts with `and`, the others in sentences of their own.
    And,
    /// Two in a sentence: `draw a card, then discard a card`.
    Then,
}

impl Joined {
    /// Whether an act goes on the sentence that others began. In a tight place everything that can be joined is.
    fn goes_on(self, run: &[Act], next: &Act, tight: bool, language: Language) -> bool {
        let Some(last) = run.last().filter(|last| last.by == next.by) else { return false };
        match self {
            Joined::Then => run.len() < 3 && (run.len() < 2 || last.leads),
            Joined::And => {
                let word = |act: &Act| act.order.split(' ').next().map(str::to_string);
                let short = last.by.is_some() || last.is_short(language) && next.is_short(language);
                let one = run.len() == 1 && word(last) != word(next) && short;
                run.len() < 4 && !(last.is_told() || next.is_told()) && (tight || last.leads || one)
            }
        }
    }

    /// Several acts in one sentence: each with whether it leads to the next.
    pub fn join(self, acts: &[(String, bool)], language: Language) -> String {
        if self == Joined::And {
            return list(&acts.iter().map(|(act, _)| act.clone()).collect::<Vec<_>>(), language);
        }
        let mut text = String::new();
        for (place, (act, _)) in acts.iter().enumerate() {
            if place > 0 {
                text.push_str(match acts[place - 1].1 {
                    true => language.pick(" and ", " et "),
                    false => language.pick(", then ", ", puis "),
                });
            }
            text.push_str(act);
        }
        text
    }

    /// The clauses of some pieces.
    pub fn clauses(self, pieces: Vec<Piece>, tight: bool, language: Language) -> Vec<String> {
        let mut clauses = Vec::new();
        let mut pieces = pieces.into_iter().peekable();
        let mut instead = false;
        while let Some(piece) = pieces.next() {
            let first = match piece {
                Piece::Instead => {
                    instead = true;
                    continue;
                }
                Piece::Line(line) => {
                    clauses.push(line);
                    continue;
                }
                Piece::Ways(choose, ways) => {
                    let ways: Vec<String> = ways.iter().map(|way| text::small(way.trim_end_matches('.'))).collect();
                    let or = language.pick("; or ", "\u{a0}; ou ");
                    clauses.push(format!("{choose}{}{}", language.colon(), ways.join(or)));
                    continue;
                }
                Piece::Act(act) => act,
            };
            let mut run = vec![first];
            while let Some(Piece::Act(next)) = pieces.peek()
                && self.goes_on(&run, next, tight || instead, language)
            {
                run.push(next.clone());
                pieces.next();
            }
            let acts: Vec<(String, bool)> = run.iter().map(|act| (act.bare().to_string(), act.leads)).collect();
            let mut clause = self.join(&acts, language);
            if let Some(by) = &run[0].by {
                clause = format!("{by} {clause}");
            }
            if std::mem::take(&mut instead) {
                clause.push_str(language.pick(" instead", " à la place"));
            }
            clauses.push(clause);
        }
        clauses
    }

    /// Clauses inside a sentence: no full stop, nothing that could be read apart from it.
    pub fn inline(self, clauses: &[String], language: Language) -> String {
        let and = language.pick(" and ", " et ");
        match clauses {
            [one, other] if self == Joined::And && clauses.iter().all(|clause| is_simple(clause, and)) => {
                format!("{one}{and}{other}")
            }
            _ => clauses.join(language.semicolon()),
        }
    }
}

fn is_simple(clause: &str, and: &str) -> bool {
    !clause.contains([',', ';']) && !clause.contains(and)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::verbal::{CHOOSE, PAY};

    #[test]
    fn acts_of_one_player_are_joined() {
        let act = |verb, rest: &str| Piece::from(Act::new(verb, rest, Language::En));
        let pieces = vec![act(CHOOSE, "a card"), act(PAY, "2"), act(PAY, "3").by(Some("a player".to_string()))];
        assert_eq!(
            Joined::Then.clauses(pieces.clone(), false, Language::En),
            ["choose a card, then pay 2", "a player pays 3"]
        );
        assert_eq!(Joined::And.clauses(pieces, false, Language::En), ["choose a card and pay 2", "a player pays 3"]);
        let leads = vec![Piece::Instead, act(CHOOSE, "a card").leading(), act(PAY, "2")];
        assert_eq!(Joined::Then.clauses(leads, false, Language::En), ["choose a card and pay 2 instead"]);
    }

    #[test]
    fn french_pronouns_stand_at_the_verb() {
        let act = Act::with_pronoun(CHOOSE, "la", "");
        assert_eq!((act.order.as_str(), act.infinitive.as_str()), ("choisissez-la", "la choisir"));
    }
}
