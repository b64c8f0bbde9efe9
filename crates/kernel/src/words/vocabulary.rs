//! What a game brings to its card texts, and what the kernel makes of it.
//!
//! A game says its verbs, tests, nouns and standing texts. Order, choice, conditions and repetition are words of the
//! kernel's effect tree, so they are said here, once for all games.

use super::clause::{Act, Joined, Piece};
use super::phrase::NounPhrase;
use super::reference::Ref;
use super::verbal::{self, Verbal};
use super::{either, french, list, text};
use crate::book::Language;
use crate::effect::tree::{Amount, Branch, CardPick, Condition, Control, Effect, Logic, Pick, Standing, Until};
use crate::game::Terms;

/// Somebody who says the effects of a card in one language and remembers what has been spoken of.
pub trait Vocabulary: Clone {
    /// The game whose cards are said.
    type Game: Terms;

    /// How what one player does is joined.
    const JOINED: Joined;
    /// Whether long effects to choose from stand on lines of their own.
    const LISTS_WAYS: bool;

    fn language(&self) -> Language;

    fn verb(&mut self, verb: &<Self::Game as Terms>::Verb) -> Vec<Piece>;

    /// A test of the game, or its opposite, as a clause without `if`.
    fn test(&mut self, test: &<Self::Game as Terms>::Test, holds: bool) -> String;

    /// What cards are called.
    fn cards(&mut self, pick: &CardPick<Self::Game>) -> NounPhrase;

    /// A number of the game's own, as a noun: `its strength`.
    fn measure(&mut self, measure: &<Self::Game as Terms>::Measure) -> String;

    /// What a gauge shows, as a noun.
    fn gauge(&mut self, gauge: &<Self::Game as Terms>::Gauge) -> String;

    /// Texts that stay in force until some end, as clauses that say so.
    fn lasting(&mut self, standings: &[&Standing<Self::Game>], until: Until) -> Vec<String>;

    /// What is paid inside a text: `pay 2`.
    fn price(&mut self, _: &<Self::Game as Terms>::Price) -> Piece {
        Piece::Line(String::new())
    }

    /// A cost inside a text with what follows it: `pay 2; if you do, draw a card`.
    fn pay(&mut self, price: &<Self::Game as Terms>::Price, then: &[Effect<Self::Game>]) -> Vec<Piece> {
        let opening = self.language().pick("if you do, ", "si vous le faites, ");
        let (price, then) = (self.price(price), self.inline_behind(opening, then));
        // What has no words follows from what is paid for.
        let follows = (then != opening).then_some(Piece::Line(then));
        [price].into_iter().chain(follows).collect()
    }

    /// A cost that may be paid, what follows, and what follows if it is not paid: `you may pay 4; if you do, draw 3 cards`.
    fn may_pay(
        &mut self,
        price: &<Self::Game as Terms>::Price,
        then: &[Effect<Self::Game>],
        otherwise: &[Effect<Self::Game>],
    ) -> Piece {
        let (language, price) = (self.language(), self.price(price));
        let mut text = self.may_of(vec![price]);
        if !then.is_empty() {
            let then = self.inline(then);
            text += &language.pick(format!("; if you do, {then}"), format!("\u{a0}; si vous le faites, {then}"));
        }
        if !otherwise.is_empty() {
            let not = self.inline(otherwise);
            text += &language.pick(format!("; if you do not, {not}"), format!("\u{a0}; sinon, {not}"));
        }
        Piece::Line(text)
    }

    /// What each player does.
    fn each_player(&mut self, effects: &[Effect<Self::Game>]) -> Vec<Piece> {
        self.pieces(effects)
    }

    /// What happens once something has ended: `at the end of the round, draw a card`.
    fn at_end(&mut self, _: &<Self::Game as Terms>::Ending, effects: &[Effect<Self::Game>]) -> String {
        self.inline(effects)
    }

    /// Who acts, if it is not the reader.
    fn doer(&self) -> Option<String> {
        None
    }

    /// Effects that are said together in other words, and how many they are.
    fn together(&mut self, _effects: &[Effect<Self::Game>]) -> Option<(Vec<Piece>, usize)> {
        None
    }

    /// A condition with its consequences in shorter words.
    fn branch_shortly(&mut self, _branch: &Branch<Self::Game>) -> Option<Vec<Piece>> {
        None
    }

    /// Conditions that are said together in other words.
    fn logic_shortly(&mut self, _logic: &Logic<Self::Game>, _holds: bool) -> Option<String> {
        None
    }

    /// Whether a test refers back to the sentence before, so that it comes first: `if you do and ...`.
    fn refers_back(&self, _test: &<Self::Game as Terms>::Test) -> bool {
        false
    }

    /// Another clause begins.
    fn next_clause(&mut self) {}

    /// Takes over what must outlive an alternative that was said by a copy: letters for numbers.
    fn keep(&mut self, _said: &Self) {}

    /// What the letters stand for, a clause each.
    fn explained(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Pieces as they stand behind an opening such as `if you do`.
    fn behind_opening(&self, pieces: Vec<Piece>) -> Vec<Piece> {
        pieces
    }

    /// Whether an object comes last in French: it is long, and there is something it could come after.
    fn comes_last(&self, card: &Ref) -> bool {
        card.object.chars().count() > 30
    }

    /// A verb with what follows it.
    fn act(&self, verb: Verbal, rest: &str) -> Piece {
        Piece::from(Act::new(verb, rest, self.language())).by(self.doer())
    }

    /// Something in three forms of its own: `you are stunned`, `be stunned`, `is stunned`.
    fn act_in(&self, order: String, infinitive: String, statement: String) -> Piece {
        Piece::Act(Act { by: self.doer(), order, infinitive, statement, leads: false })
    }

    /// A French verb with a pronoun: `mettez-le en jeu`.
    fn act_with_pronoun(&self, verb: Verbal, pronoun: &str, rest: &str) -> Piece {
        Piece::from(Act::with_pronoun(verb, pronoun, rest)).by(self.doer())
    }

    /// A verb with a card as its object: `put it into play`, `mettez-le en jeu`.
    fn act_on(&self, verb: Verbal, card: &Ref, en: &str, fr: &str) -> Piece {
        let object = &card.object;
        match self.language() {
            Language::En => self.act(verb, &format!("{object} {en}")),
            Language::Fr if card.pronoun => self.act_with_pronoun(verb, card.person.object(), fr),
            Language::Fr if self.comes_last(card) && !fr.is_empty() => self.act(verb, &format!("{fr} {object}")),
            Language::Fr => self.act(verb, &format!("{object} {fr}")),
        }
    }

    /// A verb that does something to a card: `inflict 3 damage to it`, `infligez-lui 3 dégâts`.
    fn act_to(&self, verb: Verbal, what: &str, card: &Ref, tail: &str) -> Piece {
        match self.language() {
            Language::En => self.act(verb, &format!("{what} to {}{tail}", card.object)),
            Language::Fr if card.pronoun => {
                self.act_with_pronoun(verb, card.person.of("lui", "leur"), &format!("{what}{tail}"))
            }
            Language::Fr => self.act(verb, &format!("{what} {}{tail}", french::to(&card.object))),
        }
    }

    /// A verb about something of a card: `take control of it`, `prenez-en le contrôle`; English with its preposition.
    fn act_of(&self, verb: Verbal, en: &str, fr: &str, card: &Ref, tail: &str) -> Piece {
        match self.language() {
            Language::En => self.act(verb, &format!("{en} {}{tail}", card.object)),
            Language::Fr if card.pronoun => self.act_with_pronoun(verb, "en", &format!("{fr}{tail}")),
            Language::Fr => self.act(verb, &format!("{fr} {}{tail}", french::of(&card.object))),
        }
    }

    /// Effects behind an opening, a line a paragraph; the first letter is left as it is.
    fn paragraphs(&mut self, opening: &str, effects: &[Effect<Self::Game>]) -> Vec<String> {
        let pieces = self.pieces(effects);
        self.paragraphs_of(opening, pieces)
    }

    /// The same from pieces.
    fn paragraphs_of(&mut self, opening: &str, pieces: Vec<Piece>) -> Vec<String> {
        let language = self.language();
        let pieces = if opening.ends_with(", ") { self.behind_opening(pieces) } else { pieces };
        let mut sentences: Vec<String> = Vec::new();
        let mut ways: Vec<String> = Vec::new();
        let mut run: Vec<Piece> = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Ways(choose, found) if ways.is_empty() => {
                    sentences.extend(Self::JOINED.clauses(std::mem::take(&mut run), false, language));
                    sentences.push(choose);
                    ways = found;
                }
                _ => run.push(piece),
            }
        }
        let mut behind = Self::JOINED.clauses(run, false, language);
        behind.extend(self.explained());
        if ways.is_empty() {
            sentences.extend(behind);
            return vec![text::paragraph(opening, &sentences)];
        }
        let choose = text::paragraph(opening, &sentences);
        let mut lines = vec![format!("{}{}", choose.trim_end_matches('.'), language.colon().trim_end())];
        lines.extend(ways.into_iter().map(|way| format!("• {way}")));
        if !behind.is_empty() {
            lines.push(text::capital(&text::paragraph("", &behind)));
        }
        lines
    }

    /// Effects inside a sentence: no full stop, nothing that could be read apart from it.
    fn inline(&mut self, effects: &[Effect<Self::Game>]) -> String {
        let pieces = self.pieces(effects);
        self.inline_of(pieces)
    }

    /// The same from pieces.
    fn inline_of(&self, pieces: Vec<Piece>) -> String {
        let language = self.language();
        Self::JOINED.inline(&Self::JOINED.clauses(pieces, true, language), language)
    }

    /// The same behind an opening such as `if you do, `.
    fn inline_behind(&mut self, opening: &str, effects: &[Effect<Self::Game>]) -> String {
        let pieces = self.pieces(effects);
        format!("{opening}{}", self.inline_of(self.behind_opening(pieces)))
    }

    /// The pieces of effects, one after the other.
    fn pieces(&mut self, effects: &[Effect<Self::Game>]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut place = 0;
        while let Some(effect) = effects.get(place) {
            if place > 0 {
                self.next_clause();
            }
            let rest = &effects[place..];
            let said = self.together(rest).or_else(|| self.until(rest));
            let (said, step) = said.unwrap_or_else(|| (self.piece(effect), 1));
            pieces.extend(said);
            place += step;
        }
        pieces
    }

    /// Texts that stay in force until the same end are said together.
    fn until(&mut self, effects: &[Effect<Self::Game>]) -> Option<(Vec<Piece>, usize)> {
        let lasting = |effect| standing_until(effect);
        let (_, until) = effects.first().and_then(lasting)?;
        let same = effects.iter().map_while(lasting).take_while(|(_, other)| *other == until);
        let standings: Vec<&Standing<Self::Game>> = same.map(|(standing, _)| standing).collect();
        let lines = self.lasting(&standings, until);
        Some((lines.into_iter().map(Piece::Line).collect(), standings.len()))
    }

    /// The pieces of one effect.
    fn piece(&mut self, effect: &Effect<Self::Game>) -> Vec<Piece> {
        let control = match effect {
            Effect::Do(verb) => return self.verb(verb),
            Effect::Control(control) => control,
        };
        let (language, colon) = (self.language(), self.language().colon());
        match &**control {
            Control::All(parts) => self.pieces(parts),
            Control::When(branch) => self.branch(branch),
            Control::May(parts) => {
                let pieces = self.pieces(parts);
                vec![Piece::Line(self.may_of(pieces))]
            }
            Control::OneOf(ways) => vec![self.one_of(ways)],
            Control::Choose(choice) => {
                let what = self.picked(&choice.pick);
                let mut pieces = vec![self.act(verbal::CHOOSE, &what).leading()];
                pieces.extend(self.pieces(&choice.then));
                pieces
            }
            Control::Each(each) => {
                let (what, inner) = (self.picked(&each.of), self.inline(&each.then));
                let each = language.pick("for each of", "pour chacun parmi");
                vec![Piece::Line(format!("{each} {what}{colon}{inner}"))]
            }
            Control::Repeat(times, parts) => {
                let (times, inner) = (self.amount_of(times), self.inline(parts));
                let this = language.pick(format!("this {times} times"), format!("ceci {times} fois"));
                vec![self.act(verbal::REPEAT, &format!("{this}{colon}{inner}")).alone(language)]
            }
            Control::Pay(price, then) => self.pay(price, then),
            Control::MayPay(price, then, otherwise) => vec![self.may_pay(price, then, otherwise)],
            Control::Then(first, then) => {
                let mut pieces = self.pieces(first);
                let then = self.inline(then);
                pieces.push(Piece::Line(format!("{}, {then}", language.pick("then", "ensuite"))));
                pieces
            }
            Control::EachPlayer(parts) => self.each_player(parts),
            Control::AtEnd(ending, parts) => vec![Piece::Line(self.at_end(ending, parts))],
            Control::Copy(_) => vec![self.act(verbal::COPY, language.pick("its effect", "son effet"))],
            Control::ThisTurn(_) | Control::ThisRound(_) => Vec::new(),
        }
    }

    /// `you may draw a card`; what else follows, follows if you do.
    fn may_of(&self, pieces: Vec<Piece>) -> String {
        let (language, doer) = (self.language(), self.doer());
        let number = pieces.iter().take_while(|piece| piece.infinitive(&doer).is_some()).count();
        let (acts, rest) = pieces.split_at(number);
        let act = |piece: &Piece| match piece {
            Piece::Act(act) => (act.infinitive.clone(), act.leads),
            _ => (String::new(), false),
        };
        let acts: Vec<(String, bool)> = acts.iter().map(act).collect();
        let (firsts, lasts) = acts.split_at(number.saturating_sub(2));
        let firsts: String = firsts.iter().map(|(act, _)| format!("{act}, ")).collect();
        let acts = format!("{firsts}{}", Self::JOINED.join(lasts, language));
        let rest = self.inline_of(rest.to_vec());
        let do_this = language.pick("do this", "faire ceci");
        match (acts.is_empty(), rest.is_empty()) {
            (false, true) => self.may(&acts),
            (false, false) => {
                let if_so = language.pick("; if you do, ", "\u{a0}; si vous le faites, ");
                format!("{}{if_so}{rest}", self.may(&acts))
            }
            // Whoever may do something needs no second leave.
            (true, _) if rest.starts_with(language.pick("you may ", "vous pouvez ")) => rest,
            (true, _) => self.may(&format!("{do_this}{}{rest}", language.colon())),
        }
    }

    /// `you may` or `that player may` with infinitives.
    fn may(&self, acts: &str) -> String {
        let language = self.language();
        match self.doer() {
            None => format!("{} {acts}", language.pick("you may", "vous pouvez")),
            Some(name) => format!("{name} {} {acts}", language.pick("may", "peut")),
        }
    }

    /// `choose one: take 2 damage or place 1 threat on the main scheme`.
    fn one_of(&mut self, ways: &[Vec<Effect<Self::Game>>]) -> Piece {
        let (language, doer, before) = (self.language(), self.doer(), self.clone());
        let pieces: Vec<Vec<Piece>> = ways
            .iter()
            .map(|way| {
                let mut inner = before.clone();
                inner.keep(self);
                let pieces = inner.pieces(way);
                self.keep(&inner);
                pieces
            })
            .collect();
        if let Some(line) = one_ending(&pieces, language) {
            return Piece::Line(line);
        }
        let one = language.pick("one", "une option");
        let single = |way: &Vec<Piece>| match way.as_slice() {
            [piece] => piece.infinitive(&doer).map(str::to_string),
            _ => None,
        };
        if let Some(acts) = pieces.iter().map(single).collect::<Option<Vec<String>>>() {
            let acts = alternatives(&acts, language);
            return self.act(verbal::CHOOSE, &format!("{one}{}{acts}", language.colon()));
        }
        let choose = self.act(verbal::CHOOSE, one);
        if !Self::LISTS_WAYS {
            let ways: Vec<String> = pieces.into_iter().map(|way| self.inline_of(way)).collect();
            return choose.with(&format!("{}{}", language.colon(), alternatives(&ways, language))).alone(language);
        }
        // Each way is read on its own and explains its own letters.
        self.keep(&before);
        let ways = ways.iter().map(|way| text::capital(&before.apart().paragraphs("", way).join(" "))).collect();
        Piece::Ways(super::clause::clause(&[choose], language), ways)
    }

    /// The same speaker for a text that stands on its own.
    fn apart(&self) -> Self {
        self.clone()
    }

    /// `if you have the Aerial trait, draw 1 card`; `otherwise, ...`.
    fn branch(&mut self, branch: &Branch<Self::Game>) -> Vec<Piece> {
        if let Some(pieces) = self.branch_shortly(branch) {
            return pieces;
        }
        let language = self.language();
        let holds = !branch.then.is_empty();
        let condition = self.condition(&branch.cond, holds);
        let opening = language.pick(format!("if {condition}, "), format!("{}, ", french::given(&condition)));
        if !holds {
            return vec![Piece::Line(self.inline_behind(&opening, &branch.otherwise))];
        }
        let mut other = self.clone();
        let mut pieces = vec![Piece::Line(self.inline_behind(&opening, &branch.then))];
        if !branch.otherwise.is_empty() {
            other.keep(self);
            pieces.push(Piece::Line(other.inline_behind(language.pick("otherwise, ", "sinon, "), &branch.otherwise)));
            self.keep(&other);
        }
        pieces
    }

    /// A condition, or its opposite, as a clause without `if`.
    fn condition(&mut self, condition: &Condition<Self::Game>, holds: bool) -> String {
        let language = self.language();
        let logic = match condition {
            Condition::Is(test) => return self.test(test, holds),
            Condition::Filled(_) if holds => {
                return language.pick("something was chosen", "quelque chose a été choisi").to_string();
            }
            Condition::Filled(_) => return language.pick("nothing was chosen", "rien n’a été choisi").to_string(),
            Condition::DoneSince(_) if holds => return language.pick("you did", "vous l’avez fait").to_string(),
            Condition::DoneSince(_) => return language.pick("you did not", "vous ne l’avez pas fait").to_string(),
            Condition::Control(logic) => logic,
        };
        if let Some(said) = self.logic_shortly(logic, holds) {
            return said;
        }
        match &**logic {
            Logic::Not(part) => self.condition(part, !holds),
            Logic::Every(parts) | Logic::Any(parts) => {
                let every = matches!(**logic, Logic::Every(_)) == holds;
                let mut parts: Vec<&Condition<Self::Game>> = parts.iter().collect();
                parts.sort_by_key(|part| !matches!(part, Condition::Is(test) if self.refers_back(test)));
                let parts: Vec<String> = parts.into_iter().map(|part| self.condition(part, holds)).collect();
                match language {
                    Language::En if every => list(&parts, language),
                    Language::En => either(&parts, language),
                    Language::Fr => {
                        let and = if every { " et " } else { " ou " };
                        let further = parts.iter().skip(1).map(|part| format!("{and}{}", french::that(part)));
                        parts.iter().take(1).cloned().chain(further).collect()
                    }
                }
            }
            Logic::AtLeast(amount, least) => {
                let what = self.amount_of(amount);
                match holds {
                    true => {
                        language.pick(format!("{what} is at least {least}"), format!("{what} vaut au moins {least}"))
                    }
                    false => {
                        language.pick(format!("{what} is less than {least}"), format!("{what} vaut moins de {least}"))
                    }
                }
            }
        }
    }

    /// A number as a noun: `3`, `the number of minions in play`.
    fn amount_of(&mut self, amount: &Amount<Self::Game>) -> String {
        let language = self.language();
        let counted = match amount {
            Amount::Number(number) => return number.to_string(),
            Amount::Measure(measure) => return self.measure(measure),
            Amount::Gauge(gauge) => return self.gauge(gauge),
            Amount::Count(Pick::Cards(pick)) => self.cards(pick).many(),
            Amount::Count(Pick::Seats(_)) => language.pick("players", "joueurs").to_string(),
            Amount::Count(Pick::Dice(..)) => language.pick("dice", "dés").to_string(),
            Amount::Count(Pick::Numbers(_)) => language.pick("numbers", "nombres").to_string(),
        };
        language.pick(format!("the number of {counted}"), format!("le nombre {}", french::of(&counted)))
    }

    /// What is chosen from: `a character you control`, `a player`.
    fn picked(&mut self, pick: &Pick<Self::Game>) -> String {
        let language = self.language();
        match pick {
            Pick::Cards(pick) => self.cards(pick).a(),
            Pick::Seats(_) => language.pick("a player", "un joueur").to_string(),
            Pick::Dice(..) => language.pick("a die", "un dé").to_string(),
            Pick::Numbers(_) => language.pick("a number", "un nombre").to_string(),
        }
    }
}

/// A text that stays in force, and until when, if the effect puts one.
fn standing_until<G: Terms>(effect: &Effect<G>) -> Option<(&Standing<G>, Until)> {
    let Effect::Control(control) = effect else { return None };
    match &**control {
        Control::ThisTurn(standing) => Some((standing, Until::Turn)),
        Control::ThisRound(standing) => Some((standing, Until::Round)),
        _ => None,
    }
}

/// Ways to choose from inside a sentence: the longer they are, the more parts them.
fn alternatives(ways: &[String], language: Language) -> String {
    let plain = ways.iter().all(|way| !way.contains([',', ';', '(']));
    let short = ways.iter().all(|way| way.chars().count() < 48);
    match (plain, short || ways.len() > 2) {
        (true, true) => either(ways, language),
        (true, false) => ways.join(language.pick(", or ", ", ou ")),
        (false, _) => ways.join(language.pick("; or ", "\u{a0}; ou ")),
    }
}

/// Ways that differ in their last words only: `Vision gets +2 THW or ATK (your choice)`.
fn one_ending(ways: &[Vec<Piece>], language: Language) -> Option<String> {
    let line = |way: &Vec<Piece>| if let [Piece::Line(line)] = way.as_slice() { Some(line.clone()) } else { None };
    let lines: Vec<String> = ways.iter().map(line).collect::<Option<_>>()?;
    let (first, rest) = lines.split_first()?;
    let alike = |length: &usize| rest.iter().all(|line| line.get(..*length) == first.get(..*length));
    let length = first.char_indices().filter(|(_, letter)| *letter == ' ').map(|(place, _)| place + 1);
    let length = length.filter(alike).max().filter(|length| *length > 20)?;
    let ends: Vec<String> = lines.iter().map(|line| line[length..].to_string()).collect();
    let choice = language.pick(" (your choice)", " (au choix)");
    Some(format!("{}{}{choice}", &first[..length], either(&ends, language)))
}
