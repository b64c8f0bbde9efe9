//! Effects as sentences: what is done one after the other, under conditions, by choice.

use kernel::book::Language;
use kernel::effect::tree::{Amount, Branch, Choice, Condition, Control, Effect, Pick, Whose};

use super::act::Act;
use super::noun;
use super::player::Player;
use super::speaker::{How, Named, Speaker};
use super::verb::object;
use crate::Spoils;
use crate::language::Measure;
use crate::language::{Name, Selection, Test, Verb, Which, Who};
use kernel::words::french;

/// A piece of a text: an act that joins others in one sentence, or a clause of its own.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Something that somebody does.
    Act(Act),
    /// Anything else, without capital and full stop.
    Line(String),
}

impl Speaker<'_> {
    /// Effects as a paragraph behind an opening: `When this card enters play, draw a card. ...`
    pub fn paragraph(&mut self, opening: &str, effects: &[Effect<Spoils>]) -> String {
        let pieces = self.pieces(effects);
        self.paragraph_of(opening, pieces)
    }

    /// The same from pieces.
    pub fn paragraph_of(&self, opening: &str, pieces: Vec<Piece>) -> String {
        let pieces = if opening.ends_with(", ") { self.turn_last(pieces) } else { pieces };
        let clauses = self.clauses(pieces);
        let mut text = opening.to_string();
        for (place, clause) in clauses.iter().enumerate() {
            if place == 0 && !opening.is_empty() {
                text.push_str(clause);
            } else {
                if place > 0 {
                    text = full_stop(text);
                    text.push(' ');
                }
                text.push_str(&capital(clause));
            }
        }
        full_stop(text)
    }

    /// Effects inside a sentence: no full stop, further clauses behind semicolons.
    pub fn inline(&mut self, effects: &[Effect<Spoils>]) -> String {
        let pieces = self.pieces(effects);
        self.inline_of(pieces)
    }

    /// The same from pieces.
    pub fn inline_of(&self, pieces: Vec<Piece>) -> String {
        self.clauses(pieces).join(&self.say("; ", "\u{a0}; "))
    }

    /// Pieces behind an opening such as `if you win`: there `this turn` comes last.
    pub fn inline_after(&self, opening: &str, pieces: Vec<Piece>) -> String {
        let text = self.inline_of(self.turn_last(pieces));
        format!("{opening}{text}")
    }

    fn turn_last(&self, mut pieces: Vec<Piece>) -> Vec<Piece> {
        let (first, last) = (self.say("this turn, ", "ce tour, "), self.say(" this turn", " ce tour"));
        if let Some(Piece::Line(line)) = pieces.first_mut()
            && let Some(rest) = line.strip_prefix(&first)
            && !rest.contains([',', ';', '”', '»'])
        {
            *line = format!("{rest}{last}");
        }
        pieces
    }

    /// Joins what one player does in pairs: `draw a card, then discard a card`.
    fn clauses(&self, pieces: Vec<Piece>) -> Vec<String> {
        let mut clauses = Vec::new();
        let mut pieces = pieces.into_iter().peekable();
        while let Some(piece) = pieces.next() {
            let act = match piece {
                Piece::Line(line) => {
                    clauses.push(line);
                    continue;
                }
                Piece::Act(act) => act,
            };
            let mut clause = act.clause();
            let mut leads = act.leads;
            let mut joined = 1;
            while joined < 3
                && (joined < 2 || leads)
                && let Some(Piece::Act(next)) =
                    pieces.next_if(|next| matches!(next, Piece::Act(next) if next.by == act.by))
            {
                let then = match act.by {
                    Player::You => &next.order,
                    Player::Other(_) => &next.statement,
                };
                clause = format!("{clause}{}{then}", self.and_then(leads));
                leads = next.leads;
                joined += 1;
            }
            clauses.push(clause);
        }
        clauses
    }

    fn and_then(&self, leads: bool) -> String {
        if leads { self.say(" and ", " et ") } else { self.say(", then ", ", puis ") }
    }

    /// The pieces of effects, one after the other.
    pub fn pieces(&mut self, effects: &[Effect<Spoils>]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for (place, effect) in effects.iter().enumerate() {
            let next = effects.get(place + 1);
            if place > 0 {
                self.next_clause();
            }
            match effect {
                Effect::Do(Verb::Select(selection)) if self.is_said_with(selection, next) => {
                    self.say_with(selection, next);
                }
                Effect::Do(verb) => pieces.extend(self.verb(verb)),
                Effect::Control(control) => pieces.extend(self.control(control)),
            }
        }
        pieces
    }

    /// Whether a choice is said in the words of what is done with it: `destroy a character you control`.
    fn is_said_with(&self, selection: &Selection, next: Option<&Effect<Spoils>>) -> bool {
        let Some(Effect::Do(verb)) = next else { return false };
        let theirs = matches!(verb, Verb::Discard(_)) && selection.whose != Whose::Yours;
        selection.by == Who::You && !theirs && object(verb) == Some(Which::The(selection.called))
    }

    fn say_with(&mut self, selection: &Selection, next: Option<&Effect<Spoils>>) {
        let chosen = match next {
            Some(Effect::Do(Verb::Discard(_))) => self.selection_there(selection, How::Chosen),
            Some(Effect::Do(Verb::Remove(_))) => self.selection(selection, How::Chosen, self.language == Language::Fr),
            _ => self.selection(selection, How::Chosen, true),
        };
        self.fresh = Some((Which::The(selection.called), chosen));
    }

    fn control(&mut self, control: &Control<Spoils>) -> Vec<Piece> {
        match control {
            Control::All(parts) => self.pieces(parts),
            Control::When(branch) => self.branch(branch),
            Control::May(parts) => vec![self.may(parts)],
            Control::OneOf(ways) => vec![self.one_of(ways)],
            Control::Choose(choice) => self.choice(choice),
            Control::Each(each) => {
                let what = self.chosen_from(&each.of);
                let inner = self.inline(&each.then);
                vec![Piece::Line(
                    self.say(
                        format!("for each of {what}: {inner}"),
                        format!("pour chacun parmi {what}\u{a0}: {inner}"),
                    ),
                )]
            }
            Control::Repeat(times, parts) => {
                let times = match times {
                    Amount::Number(number) => number.to_string(),
                    Amount::Measure(Measure::Num(num) | Measure::DamageUpTo(_, num)) => self.value(*num),
                    Amount::Count(_) | Amount::Gauge(_) => "X".to_string(),
                };
                let inner = self.inline(parts);
                vec![Piece::Line(self.say(
                    format!("do this {times} times: {inner}"),
                    format!("faites ceci {times} fois\u{a0}: {inner}"),
                ))]
            }
            Control::Copy(_) => {
                vec![Piece::Line(self.say("resolve its effect", "résolvez son effet"))]
            }
            Control::ThisTurn(standing) | Control::ThisRound(standing) => {
                let standings = [standing];
                self.standings(&standings, false, true).into_iter().map(Piece::Line).collect()
            }
        }
    }

    /// What you may do, and what follows if you do.
    pub fn may(&mut self, parts: &[Effect<Spoils>]) -> Piece {
        let pieces = self.pieces(parts);
        Piece::Line(self.may_of(pieces))
    }

    /// The same from pieces.
    pub fn may_of(&self, pieces: Vec<Piece>) -> String {
        let mut infinitives: Vec<(String, bool)> = Vec::new();
        let mut rest = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Act(act) if act.by == Player::You && rest.is_empty() => {
                    infinitives.push((act.infinitive, act.leads));
                }
                piece => rest.push(piece),
            }
        }
        let last = infinitives.len().saturating_sub(1);
        let mut acts = String::new();
        for (place, (infinitive, _)) in infinitives.iter().enumerate() {
            if place > 0 {
                let leads = infinitives[place - 1].1;
                let and = if place == last { self.and_then(leads) } else { ", ".to_string() };
                acts.push_str(&and);
            }
            acts.push_str(infinitive);
        }
        let rest = self.inline_of(rest);
        match (acts.is_empty(), rest.is_empty()) {
            (false, true) => self.say(format!("you may {acts}"), format!("vous pouvez {acts}")),
            (false, false) => self.say(
                format!("you may {acts}; if you do, {rest}"),
                format!("vous pouvez {acts}\u{a0}; si vous le faites, {rest}"),
            ),
            (true, _) => match rest.strip_prefix(&self.say("you may ", "vous pouvez ")) {
                Some(_) => rest,
                None => self.say(format!("you may do this: {rest}"), format!("vous pouvez faire ceci\u{a0}: {rest}")),
            },
        }
    }

    fn one_of(&mut self, ways: &[Vec<Effect<Spoils>>]) -> Piece {
        let ways: Vec<String> = ways
            .iter()
            .map(|way| {
                let mut inner = self.clone();
                inner.inline(way)
            })
            .collect();
        let opening = self.say("choose one: ", "choisissez une option\u{a0}: ");
        let simple = ways.iter().all(|way| !way.contains([',', ';']));
        let ways = match simple {
            true => kernel::words::either(&ways, self.language),
            false => ways.join(&self.say("; or ", "\u{a0}; ou ")),
        };
        Piece::Line(format!("{opening}{ways}"))
    }

    fn branch(&mut self, branch: &Branch<Spoils>) -> Vec<Piece> {
        if let Some(piece) = self.both_pick(branch) {
            return vec![piece];
        }
        let condition = self.condition(&branch.cond, true);
        let opening = self.say(format!("if {condition}, "), format!("{}, ", french::given(&condition)));
        let before = self.clone();
        let then = self.pieces(&branch.then);
        let mut pieces = vec![Piece::Line(self.inline_after(&opening, then))];
        if !branch.otherwise.is_empty() {
            let mut other = before;
            let otherwise = other.pieces(&branch.otherwise);
            let opening = self.say("otherwise, ", "sinon, ");
            pieces.push(Piece::Line(self.inline_after(&opening, otherwise)));
        }
        pieces
    }

    /// Both players pick, whoever's turn it is first.
    fn both_pick(&mut self, branch: &Branch<Spoils>) -> Option<Piece> {
        let (Condition::Is(Test::YourTurn), [first, second], [third, fourth]) =
            (&branch.cond, branch.then.as_slice(), branch.otherwise.as_slice())
        else {
            return None;
        };
        let (Effect::Do(Verb::Pick(own)), Effect::Do(Verb::Pick(other))) = (first, second) else { return None };
        if first != fourth || second != third || own.by != Who::You || other.by != Who::Opponent {
            return None;
        }
        self.selection(own, How::Picked, false);
        let theirs = self.selection(other, How::Picked, false).object;
        Some(Piece::Line(self.say(
            format!("each player picks {theirs}, the active player first"),
            format!("chaque joueur cible {theirs}, le joueur actif en premier"),
        )))
    }

    fn choice(&mut self, choice: &Choice<Spoils>) -> Vec<Piece> {
        let what = self.chosen_from(&choice.pick);
        let mut pieces = vec![Piece::Act(self.act(super::act::verbs::CHOOSE, &what, &what).leading())];
        pieces.extend(self.pieces(&choice.then));
        pieces
    }

    fn chosen_from(&mut self, pick: &Pick<Spoils>) -> String {
        match pick {
            Pick::Cards(pick) => {
                let parts = self.with_owner(&pick.from, pick.whose, &pick.that.0);
                let (one, many) = self.place(&pick.from, pick.whose, false);
                self.called(&parts, &one, &many).a()
            }
            Pick::Seats(_) => self.say("a player", "un joueur"),
            Pick::Dice(..) => self.say("a die", "un dé"),
            Pick::Numbers(_) => self.say("a number", "un nombre"),
        }
    }

    /// Something that was looked at, revealed or found gets its name.
    pub fn note(&mut self, name: Name, plural: bool, how: How, whose: Option<Whose>) {
        self.call(name, Named { head: noun::CARD, plural, how, whose, gone: false });
        self.spoke(Which::The(name));
    }
}

/// A full stop behind the text, unless a quoted sentence has brought its own.
pub fn full_stop(mut text: String) -> String {
    let bare = text.trim_end_matches(['”', '»', '\u{a0}']);
    if !text.is_empty() && !bare.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// A capital in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.clone()).collect()
}
