//! Effects as sentences: what is done one after the other, under conditions, by choice.

use kernel::effect::tree::{Control, Effect, Standing};

use super::act::{self, Act};
use super::speaker::{Speaker, Voice};
use crate::Champions;

/// A piece of a text: an act that joins others in one sentence, or a clause of its own.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Something that somebody does.
    Act(Act),
    /// Anything else, without capital and full stop.
    Line(String),
    /// What follows happens in place of what would have happened.
    Instead,
    /// Long effects to choose from, each a sentence.
    Ways(String, Vec<String>),
}

impl Speaker<'_> {
    /// Effects behind an opening, a line a paragraph; the first letter is left as it is.
    pub fn paragraphs(&mut self, opening: &str, effects: &[Effect<Champions>]) -> Vec<String> {
        let pieces = self.pieces(effects);
        let mut sentences: Vec<String> = Vec::new();
        let mut ways: Vec<String> = Vec::new();
        let mut run: Vec<Piece> = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Ways(choose, found) if ways.is_empty() => {
                    sentences.extend(self.clauses(std::mem::take(&mut run), false));
                    sentences.push(choose);
                    ways = found;
                }
                _ => run.push(piece),
            }
        }
        let behind = self.clauses(run, false);
        if ways.is_empty() {
            sentences.extend(behind);
            sentences.extend(self.explained());
            return vec![joined(opening, &sentences)];
        }
        let mut lines = vec![joined(opening, &sentences).trim_end_matches('.').to_string() + self.colon().trim_end()];
        lines.extend(ways.into_iter().map(|way| format!("• {way}")));
        let mut last = behind;
        last.extend(self.explained());
        if !last.is_empty() {
            lines.push(capital(&joined("", &last)));
        }
        lines
    }

    /// Effects inside a sentence: no full stop, nothing that could be read apart from it.
    pub fn inline(&mut self, effects: &[Effect<Champions>]) -> String {
        let pieces = self.pieces(effects);
        self.inline_of(pieces)
    }

    /// The same from pieces.
    pub fn inline_of(&self, pieces: Vec<Piece>) -> String {
        let clauses = self.clauses(pieces, true);
        let simple =
            clauses.iter().all(|clause| !clause.contains([',', ';']) && !clause.contains(&self.say(" and ", " et ")));
        match clauses.as_slice() {
            [one, other] if simple => self.say(format!("{one} and {other}"), format!("{one} et {other}")),
            _ => clauses.join(&self.say("; ", "\u{a0}; ")),
        }
    }

    /// Joins what one player does. In a tight place everything that can be joined is.
    fn clauses(&self, pieces: Vec<Piece>, tight: bool) -> Vec<String> {
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
                    let ways: Vec<String> = ways.iter().map(|way| small(way.trim_end_matches('.'))).collect();
                    clauses.push(format!("{choose}{}{}", self.colon(), ways.join(&self.say("; or ", "\u{a0}; ou "))));
                    continue;
                }
                Piece::Act(act) => act,
            };
            let mut run = vec![first];
            while let Some(last) = run.last()
                && run.len() < 4
                && let Some(Piece::Act(next)) = pieces.peek()
                && next.by == last.by
                && !(is_told(last) || is_told(next))
                && (tight || instead || last.leads || (run.len() == 1 && self.are_one(last, next)))
            {
                run.push(next.clone());
                pieces.next();
            }
            let clause = act::clause(&run, self.language);
            clauses.push(match std::mem::take(&mut instead) {
                true => self.say(format!("{clause} instead"), format!("{clause} à la place")),
                false => clause,
            });
        }
        clauses
    }

    /// Whether two acts are said in one sentence where they need not be.
    fn are_one(&self, one: &Act, next: &Act) -> bool {
        let word = |act: &Act| act.order.split(' ').next().map(str::to_string);
        word(one) != word(next) && (one.by.is_some() || self.is_short(one) && self.is_short(next))
    }

    /// Whether an act leaves room for another in its sentence.
    fn is_short(&self, act: &Act) -> bool {
        let text = &act.order;
        text.chars().count() < 48 && !text.contains([',', ':', '(', ';']) && !text.contains(&self.say(" and ", " et "))
    }

    /// The pieces of effects, one after the other.
    pub fn pieces(&mut self, effects: &[Effect<Champions>]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut place = 0;
        while let Some(effect) = effects.get(place) {
            let (said, step) = self.several(&effects[place..]).unwrap_or_else(|| (self.piece(effect), 1));
            pieces.extend(said);
            place += step;
        }
        pieces
    }

    fn piece(&mut self, effect: &Effect<Champions>) -> Vec<Piece> {
        match effect {
            Effect::Do(verb) => self.verb(verb),
            Effect::Control(control) => self.control(control),
        }
    }

    /// Effects that are said together, and how many they are.
    fn several(&mut self, effects: &[Effect<Champions>]) -> Option<(Vec<Piece>, usize)> {
        if let Some(found) = self.choose_different(effects) {
            return Some(found);
        }
        let lasting = |effect: &Effect<Champions>| match effect {
            Effect::Control(control) => match &**control {
                Control::ThisTurn(standing) => Some((standing.clone(), false)),
                Control::ThisRound(standing) => Some((standing.clone(), true)),
                _ => None,
            },
            Effect::Do(_) => None,
        };
        let (_, round) = effects.first().and_then(lasting)?;
        let standings: Vec<Standing<Champions>> =
            effects.iter().map_while(lasting).take_while(|(_, other)| *other == round).map(|(text, _)| text).collect();
        let until = match round {
            true => self.say("until the end of the round, ", "jusqu’à la fin du round, "),
            false => self.say("until the end of the phase, ", "jusqu’à la fin de la phase, "),
        };
        let all: Vec<&Standing<Champions>> = standings.iter().collect();
        let lines = self.standings(&all).into_iter().map(|line| Piece::Line(format!("{until}{line}"))).collect();
        Some((lines, standings.len()))
    }

    fn control(&mut self, control: &Control<Champions>) -> Vec<Piece> {
        match control {
            Control::All(parts) => self.pieces(parts),
            Control::When(branch) => self.branch(branch),
            Control::May(parts) => {
                let mut pieces = self.pieces(parts);
                let may = match self.infinitives(&pieces) {
                    Some(acts) => self.may(&acts),
                    None => {
                        let inner = self.inline_of(std::mem::take(&mut pieces));
                        let colon = self.colon();
                        self.may(&self.say(format!("do this{colon}{inner}"), format!("faire ceci{colon}{inner}")))
                    }
                };
                vec![Piece::Line(may)]
            }
            Control::OneOf(ways) => vec![self.one_of(ways)],
            Control::Choose(choice) => {
                let mut pieces = vec![Piece::Act(self.act(
                    super::act::verbs::CHOOSE,
                    "what this text asks for",
                    "ce que ce texte demande",
                ))];
                pieces.extend(self.pieces(&choice.then));
                pieces
            }
            Control::Each(each) => {
                let inner = self.inline(&each.then);
                let colon = self.colon();
                vec![Piece::Line(self.say(format!("for each one{colon}{inner}"), format!("pour chacun{colon}{inner}")))]
            }
            Control::Repeat(amount, parts) => {
                let (times, inner) = (self.kernel_amount(amount), self.inline(parts));
                let colon = self.colon();
                vec![Piece::Line(self.say(
                    format!("do this as often as {times}{colon}{inner}"),
                    format!("faites ceci autant de fois que {times}{colon}{inner}"),
                ))]
            }
            Control::Copy(_) => {
                vec![Piece::Act(self.act(super::act::verbs::RESOLVE, "its effect", "son effet"))]
            }
            // Said together with those that follow, in `several`.
            Control::ThisTurn(standing) | Control::ThisRound(standing) => {
                self.standings(&[standing]).into_iter().map(Piece::Line).collect()
            }
        }
    }

    /// `you may draw 1 card`.
    pub fn may(&self, acts: &str) -> String {
        match self.voice.subject(self.language) {
            None => self.say(format!("you may {acts}"), format!("vous pouvez {acts}")),
            Some(name) => self.say(format!("{name} may {acts}"), format!("{name} peut {acts}")),
        }
    }

    /// Acts as infinitives, if there is nothing else.
    pub fn infinitives(&self, pieces: &[Piece]) -> Option<String> {
        let acts: Option<Vec<String>> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Act(act) => Some(act.infinitive.clone()),
                Piece::Line(_) | Piece::Instead | Piece::Ways(..) => None,
            })
            .collect();
        acts.filter(|acts| !acts.is_empty()).map(|acts| kernel::words::list(&acts, self.language))
    }

    /// Words around other words: what somebody else does.
    pub fn done_by(&mut self, voice: Voice, effects: &[Effect<Champions>]) -> Vec<Piece> {
        self.as_voice(voice, |speaker| speaker.pieces(effects))
    }
}

/// Whether an act is told to you rather than ordered: `you are stunned` joins no orders.
fn is_told(act: &Act) -> bool {
    act.by.is_none() && (act.order.starts_with("you ") || act.order.starts_with("vous "))
}

/// Clauses as sentences behind an opening.
fn joined(opening: &str, clauses: &[String]) -> String {
    let mut text = opening.to_string();
    for (place, clause) in clauses.iter().enumerate() {
        if place == 0 {
            text.push_str(clause);
        } else {
            text = format!("{} {}", full_stop(text), capital(clause));
        }
    }
    full_stop(text)
}

/// A full stop behind the text, unless it has one.
pub fn full_stop(mut text: String) -> String {
    let bare = text.trim_end_matches([')', '”', '»', '\u{a0}']);
    // A bracket or quotation may have brought its own.
    let done = text.is_empty() || bare.ends_with(['!', '?']) || bare.ends_with('.');
    if !done {
        text.push('.');
    }
    text
}

/// A capital in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.clone()).collect()
}

/// A small letter in front.
pub fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters.clone()).collect()
}
