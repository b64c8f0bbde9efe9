//! Effects as sentences: `gain Evasive`, `roll 2 dice: ..`, `on [Sword], add 2 damage`.

use std::collections::BTreeMap;

use kernel::effect::tree::{Branch, Called, Control, Logic, Trigger, Uses};
use kernel::prelude::*;
use kernel::words::clause::{Joined, Piece};
use kernel::words::phrase::{Around, NounPhrase};
use kernel::words::vocabulary::Vocabulary;
use kernel::words::{card_name, list};
use kernel::{act, say};

use super::condition::span;
use super::noun::{CARD, DISCARD, REMOVE, SPEND};
use super::verb::numberless;
use crate::DiceThrone;
use crate::cards::{Hero, Status};
use crate::language::{Gauge, Measure, Price, Test, Verb};

/// Says effects in one language and remembers what has been spoken of.
#[derive(Clone)]
pub struct Speaker<'a> {
    /// For the names of tokens and companions.
    pub book: &'a Book<DiceThrone>,
    /// Whose dice, companions and abilities are meant.
    pub hero: Option<&'a Hero>,
    pub language: Language,
    /// The status effect whose text it is.
    pub this: Option<&'a Status>,
    /// How many dice the text speaks of.
    pub dice: u8,
    /// What the text has removed, as it stands behind `per`.
    pub removed: Option<String>,
    /// Who has been chosen.
    pub chosen: Vec<Chosen>,
}

/// Players who are chosen, by the name they are given.
#[derive(Clone)]
pub struct Chosen {
    pub name: String,
    /// How they are spoken of for the first time; empty once that has been done.
    pub first: String,
    pub later: String,
    pub plural: bool,
}

impl Vocabulary for Speaker<'_> {
    type Game = DiceThrone;
    const JOINED: Joined = Joined::And;
    const LISTS_WAYS: bool = false;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb) -> Vec<Piece> {
        vec![match numberless(verb) {
            Some((verb, number)) => self.numbered(&verb, &[number]),
            None => self.said(verb),
        }]
    }

    fn test(&mut self, test: &Test, holds: bool) -> String {
        self.tested(test, holds)
    }

    fn logic_shortly(&mut self, logic: &Logic<DiceThrone>, holds: bool) -> Option<String> {
        match logic {
            Logic::AtLeast(Amount::Measure(measure), least) => Some(self.compared(measure, least.raw(), holds)),
            Logic::Any(parts) if !holds => {
                let symbols: Option<Vec<String>> = parts.iter().map(|part| self.on_symbols(part)).collect();
                let (en, fr) = (symbols.clone()?.join(" nor "), symbols?.join(" ni "));
                Some(say!(self, "you roll neither {en}", "vous n’obtenez ni {fr}"))
            }
            _ => None,
        }
    }

    /// `on [Sword], gain Crit; otherwise, draw 1 card`.
    fn branch_shortly(&mut self, branch: &Branch<DiceThrone>) -> Option<Vec<Piece>> {
        let on = match &branch.cond {
            Condition::Is(Test::Shows(from, to)) => span(*from, *to),
            condition => self.on_symbols(condition).unwrap_or_default(),
        };
        let opening = if on.is_empty() {
            let condition = self.condition(&branch.cond, true);
            match is_around_another(branch) {
                true => say!(self, "while {condition}, ", "tant que~{condition}, "),
                false => say!(self, "if {condition}, ", "si~{condition}, "),
            }
        } else {
            say!(self, "on {on}, ", "sur {on}, ")
        };
        let mut other = self.clone();
        let mut text = self.inline_behind(&opening, &branch.then);
        if !branch.otherwise.is_empty() {
            let otherwise = other.inline_behind(self.language.pick("otherwise, ", "sinon, "), &branch.otherwise);
            text = format!("{text}{}{otherwise}", self.language.semicolon());
        }
        Some(vec![Piece::Line(text)])
    }

    fn together(&mut self, effects: &[Effect<DiceThrone>]) -> Option<(Vec<Piece>, usize)> {
        self.grouped(effects)
    }

    fn cards(&mut self, _: &CardPick<DiceThrone>) -> NounPhrase {
        Around::default().phrase(CARD, self.language)
    }

    fn measure(&mut self, _: &Measure) -> String {
        String::new()
    }

    fn gauge(&mut self, _: &Gauge) -> String {
        String::new()
    }

    fn lasting(&mut self, standings: &[&Standing<DiceThrone>], _: Until) -> Vec<String> {
        let said = |standing: &&Standing<DiceThrone>| match standing {
            Standing::Trigger(trigger) => self.clone().this_turn(trigger),
            Standing::Modifier(_) | Standing::Instead(_) => String::new(),
        };
        standings.iter().map(said).collect()
    }

    fn price(&mut self, price: &Price) -> Piece {
        match price {
            Price::Cp(number) => act!(self, SPEND, "{number} CP", "{number} PC"),
            Price::AnyCp => act!(self, SPEND, "any number of CP", "autant de PC que vous voulez"),
            Price::Tokens(status, number) => {
                let name = self.status(status);
                act!(self, SPEND, "{number} {name}")
            }
            Price::Companions(number) => {
                let name = self.companions(*number);
                act!(self, REMOVE, "{number} {name}")
            }
            Price::Activation(status, basic, advanced) => {
                let name = self.status(status);
                act!(
                    self,
                    SPEND,
                    "{basic} {name} ({advanced} if advanced)",
                    "{basic} {name} ({advanced} s’il est avancé)"
                )
            }
            Price::Companion(form, cp) => {
                let (name, cp) = (self.form(form), i32::from(*cp));
                match cp {
                    0 => act!(self, SPEND, "1 {name}"),
                    cp => act!(self, SPEND, "1 {name} and {cp} CP", "1 {name} et {cp} PC"),
                }
            }
            Price::Cards(number, how) => {
                let cards = self.chosen_cards(*number, *how);
                act!(self, DISCARD, "{cards}")
            }
        }
    }

    /// `you may spend 1 Chi to reroll 1 of these dice`.
    fn may_pay(&mut self, price: &Price, then: &[Effect<DiceThrone>], otherwise: &[Effect<DiceThrone>]) -> Piece {
        let price = self.price(price);
        let mut other = self.clone();
        let pieces = self.pieces(then);
        let acts: Option<Vec<String>> =
            pieces.iter().map(|piece| piece.infinitive(&None).map(str::to_string)).collect();
        let may = self.may_of(vec![price]);
        let mut text = match acts {
            Some(acts) => {
                let acts = list(&acts, self.language);
                say!(self, "{may} to {acts}", "{may} pour {acts}")
            }
            None => {
                let then = self.inline_of(pieces);
                say!(self, "{may}; if you do, {then}", "{may}\u{a0}; si vous le faites, {then}")
            }
        };
        if !otherwise.is_empty() {
            let otherwise = other.inline(otherwise);
            text += &say!(self, "; otherwise, {otherwise}", "\u{a0}; sinon, {otherwise}");
        }
        Piece::Line(text)
    }

    /// Rolls inside a sentence: `roll 1 die: on 1-2, ..; on 6, ..`.
    fn inline_of(&self, pieces: Vec<Piece>) -> String {
        let language = self.language;
        let flat = |piece: Piece| match piece {
            Piece::Ways(roll, ways) => {
                Piece::Line(format!("{roll}{}{}", language.colon(), ways.join(language.semicolon())))
            }
            piece => piece,
        };
        let clauses = Self::JOINED.clauses(pieces.into_iter().map(flat).collect(), true, language);
        // Whoever may do the one thing must do the other: no `and` between them.
        match clauses.iter().any(|clause| clause.starts_with(language.pick("you may", "vous pouvez"))) {
            true => clauses.join(language.semicolon()),
            false => Self::JOINED.inline(&clauses, language),
        }
    }
}

impl Speaker<'_> {
    /// A symbol of the die: `[Sword]`.
    pub(super) fn symbol(&self, id: &str) -> String {
        let symbols = self.hero.map_or(&[][..], |hero| &hero.die.symbols);
        let name = symbols.iter().find(|symbol| symbol.id == id).map_or(id, |symbol| symbol.name.get(self.language));
        format!("[{name}]")
    }

    /// Several symbols as `on` wants them: `2 [Cutlass] and [Skull]`.
    pub(super) fn symbols(&self, wanted: &BTreeMap<String, u8>) -> String {
        let one = |(id, number): (&str, u8)| match number {
            1 => self.symbol(id),
            number => format!("{number} {}", self.symbol(id)),
        };
        list(&self.in_order(wanted).into_iter().map(one).collect::<Vec<_>>(), self.language)
    }

    /// Symbols in the order of the die's sides.
    pub(super) fn in_order<'b>(&self, wanted: &'b BTreeMap<String, u8>) -> Vec<(&'b str, u8)> {
        let place = |id: &str| self.hero.and_then(|hero| hero.die.symbols.iter().position(|symbol| symbol.id == id));
        let mut symbols: Vec<(&str, u8)> = wanted.iter().map(|(id, number)| (id.as_str(), *number)).collect();
        symbols.sort_by_key(|(id, _)| place(id));
        symbols
    }

    /// The name of a status effect.
    pub(super) fn status(&self, id: &str) -> String {
        card_name(self.book, id, self.language).to_string()
    }

    /// A side of the board, as it stands before `side` and behind `face`.
    pub(super) fn side(&self, id: &str) -> String {
        let mut sides = self.hero.iter().flat_map(|hero| &hero.sides);
        sides.find(|side| side.id == id).map_or(id, |side| side.name.get(self.language)).to_string()
    }

    /// The name of a companion; a token may speak of one without a hero beside it.
    pub(super) fn companion(&self, id: &str) -> String {
        let heroes = self.book.faces.iter().filter_map(|face| face.printed.hero());
        let mut companions = heroes.flat_map(|hero| &hero.companions).filter(|companion| companion.id == id);
        companions.next().map_or(id, |companion| companion.name.get(self.language)).to_string()
    }

    /// What the companions of the hero are called, for so many of them: `Spirit`, `Spirits`.
    pub(super) fn companions(&self, number: u8) -> String {
        let many = self.hero.and_then(|hero| hero.companions.first());
        let many = many.map_or_else(String::new, |companion| companion.name.get(self.language).to_string());
        if number == 1 { many.trim_end_matches('s').to_string() } else { many }
    }

    pub(super) fn form(&self, id: &str) -> String {
        let forms = self.hero.into_iter().flat_map(|hero| &hero.companions).flat_map(|companion| &companion.forms);
        let mut forms = forms.filter(|form| form.id == id);
        forms.next().map_or(id, |form| form.name.get(self.language)).to_string()
    }

    /// Somebody who was chosen, by what they are when they are first spoken of; and whether they are several.
    pub(super) fn the(&mut self, called: &Called) -> (String, bool) {
        let Called::Name(name) = called else { return (String::new(), false) };
        let that = say!(self, "that player", "ce joueur");
        let Some(chosen) = self.chosen.iter_mut().rev().find(|chosen| chosen.name == *name) else {
            // Somebody who was chosen before this part of the text began.
            return (that, false);
        };
        let first = std::mem::take(&mut chosen.first);
        (if first.is_empty() { chosen.later.clone() } else { first }, chosen.plural)
    }

    /// Something that is set off for the rest of the turn.
    fn this_turn(&mut self, trigger: &Trigger<DiceThrone>) -> String {
        let occasion = self.occasion(&trigger.when, trigger.phase);
        let occasion = match trigger.uses {
            Uses::Always => occasion,
            Uses::Once | Uses::Next => {
                let rest = occasion.trim_start_matches("when ").trim_start_matches("lorsque ");
                say!(self, "the next time {rest}", "la prochaine fois que~{rest}")
            }
        };
        let then = self.triggered(trigger);
        say!(self, "this turn, {occasion}, {then}", "pendant ce tour, {occasion}, {then}")
    }

    /// What a trigger does, inside a sentence.
    fn triggered(&mut self, trigger: &Trigger<DiceThrone>) -> String {
        self.dice = 1;
        let pieces = self.pieces(&trigger.then);
        if trigger.optional { self.may_of(pieces) } else { self.inline_of(pieces) }
    }
}

/// Whether a condition has nothing under it but another one.
fn is_around_another(branch: &Branch<DiceThrone>) -> bool {
    match branch.then.as_slice() {
        [Effect::Control(control)] => matches!(**control, Control::When(_)) && branch.otherwise.is_empty(),
        _ => false,
    }
}
