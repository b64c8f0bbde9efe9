//! A match in progress: book, table, log and the decisions so far.

use std::ops::ControlFlow;
use std::sync::Arc;

use serde::Serialize;

use crate::book::{Book, Language};
use crate::error::SetupError;
use crate::game::{Game, Setup};
use crate::log::{Diary, Log};
use crate::notation::{self, APPLY, CONCEDE, DONE, FIRST, NO, WAY_1, YES};
use crate::phrase::{Fact, Phrase};
use crate::quantity::Quantity;
use crate::question::{Arg, Ask, Choice};
use crate::record::{Decision, FORMAT, Record, hex};
use crate::refusal::Refusal;
use crate::resolve::table::Table;
use crate::table::cards::{CardId, FaceId};
use crate::table::dice::DieId;
use crate::table::seats::{Seat, SeatSet};
use crate::table::state::State;
use crate::table::zones::ZoneKind;
use crate::view::{self, Chosen, Place};

/// An attempt and what the rules say to it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Explanation {
    /// The attempt, in the notation.
    pub text: String,
    /// Why not; nothing if it is allowed.
    pub refusal: Option<Refusal>,
}

/// An option with its texts, and what it is about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionText {
    /// The notation.
    pub text: String,
    /// The same in words.
    pub label: Phrase,
    /// The word of the notation.
    pub word: &'static str,
    /// For each card it is about: where it lies, and where the copies lie for which it stands.
    pub cards: Vec<Vec<Place>>,
    /// The seat it is about.
    pub seat: Option<Seat>,
    /// The amount it is about.
    pub amount: Option<Quantity>,
    /// The die it is about.
    pub die: Option<DieId>,
}

impl OptionText {
    /// An option that is about nothing in particular.
    pub fn plain(text: String, label: Phrase) -> OptionText {
        OptionText { text, label, word: "", cards: Vec::new(), seat: None, amount: None, die: None }
    }
}

/// What everybody knows at one moment; it is a secret itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Knowledge {
    /// Each card's face and who knows it.
    cards: Vec<(FaceId, SeatSet)>,
    /// How far chance has come.
    chance: u64,
}

impl Knowledge {
    /// Whether chance has decided something since an earlier moment.
    pub fn has_drawn_since(&self, before: &Knowledge) -> bool {
        self.chance != before.chance
    }

    /// Whether somebody has learned something since an earlier moment: a card they did not know, or what chance decided.
    pub fn has_grown_since(&self, before: &Knowledge) -> bool {
        let news = |(number, (face, known)): (usize, &(FaceId, SeatSet))| match before.cards.get(number) {
            Some((old, knew)) if old == face => known.0 & !knew.0 != 0,
            _ => *known != SeatSet::NONE,
        };
        self.has_drawn_since(before) || self.cards.iter().enumerate().any(news)
    }
}

/// What a match is played by. Only copies of the same match share it: threads that play other matches do not wait for
/// each other wherever one is copied.
#[derive(Debug)]
pub struct Base<G: Game> {
    /// What is printed.
    pub book: Arc<Book<G>>,
    /// What was chosen before it began.
    pub setup: Setup,
}

#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// What it is played by.
    pub base: Arc<Base<G>>,
    /// The scenario it began from.
    pub scenario: Option<String>,
    /// The table now.
    pub table: Table<G>,
    /// What has happened.
    pub diary: Diary,
    /// Who has decided what.
    pub decisions: Vec<Decision>,
    /// The cards and dice that the asked seat has chosen one after another for the same thing, while nothing has come of it yet.
    chosen: Vec<(notation::WordId, Arg)>,
}

impl<G: Game> Match<G> {
    /// A new match, at its first question.
    pub fn start(book: Arc<Book<G>>, setup: &Setup) -> Result<Match<G>, SetupError> {
        let state = book.set_up(setup)?;
        Ok(Match::from_state(book, setup, state))
    }

    /// A match that begins from a laid-out table.
    pub fn from_state(book: Arc<Book<G>>, setup: &Setup, state: State<G>) -> Match<G> {
        let mut diary = Diary::default();
        diary.open(&book, &state);
        let table = Table::start(&book, state, setup.ask_when_forced, &mut diary);
        let base = Arc::new(Base { book, setup: setup.clone() });
        Match { base, scenario: None, table, diary, decisions: Vec::new(), chosen: Vec::new() }
    }

    /// A match at a table that was kept, without story and record.
    pub fn from_table(book: Arc<Book<G>>, setup: &Setup, table: Table<G>) -> Match<G> {
        let base = Arc::new(Base { book, setup: setup.clone() });
        Match { base, scenario: None, table, diary: Diary::default(), decisions: Vec::new(), chosen: Vec::new() }
    }

    /// Another table of the same match, without story and record.
    pub(crate) fn with_table(&self, table: Table<G>) -> Match<G> {
        Match {
            base: self.base.clone(),
            scenario: None,
            table,
            diary: Diary::default(),
            decisions: Vec::new(),
            chosen: Vec::new(),
        }
    }

    /// The options of the open question.
    pub fn options(&self) -> Vec<Choice> {
        let mut options = Vec::new();
        self.table.options(&self.base.book, &mut options);
        options
    }

    /// Writes a choice of the seat that is asked.
    pub fn write(&self, choice: &Choice) -> String {
        let seat = self.table.question().map_or(Seat::NONE, |question| question.seat);
        notation::write(&self.base.book, &self.table.state, seat, choice)
    }

    /// Reads what a seat has written. What is on offer is meant first, and of equal cards the one on offer.
    pub fn read(&self, seat: Seat, text: &str) -> Result<Choice, Refusal> {
        let found = notation::read(&self.base.book, &self.table.state, seat, text).map_err(Refusal::Unreadable);
        if self.table.question().is_none_or(|question| question.seat != seat) {
            return found;
        }
        let options = self.options();
        if let Ok(choice) = found
            && options.contains(&choice)
        {
            return Ok(choice);
        }
        let wanted: Vec<&str> = text.split_whitespace().collect();
        let written = |option: &&Choice| self.write(option).split(' ').eq(wanted.iter().copied());
        if let Some(option) = options.iter().find(written) {
            return Ok(*option);
        }
        let choice = found?;
        let same = |left: &Arg, right: &Arg| match (left, right) {
            (Arg::Card(left), Arg::Card(right)) => self.table.state.can_stand_for(*left, *right),
            _ => left == right,
        };
        let meant = options.iter().find(|option| {
            option.word == choice.word && option.args.iter().zip(&choice.args).all(|(left, right)| same(left, right))
        });
        Ok(meant.copied().unwrap_or(choice))
    }

    /// Takes a decision, or refuses it and changes nothing.
    pub fn answer(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        if seat.index() >= self.table.state.places.len() {
            return Err(Refusal::Unreadable(format!("no seat called {seat}")));
        }
        let choice = self.read(seat, text)?;
        self.diary.decision = self.table.decisions;
        let written = notation::write(&self.base.book, &self.table.state, seat, &choice);
        let told = self.diary.entries.len();
        if choice.word == CONCEDE {
            self.table.concede(&self.base.book, seat, &mut self.diary)?;
        } else {
            self.table.answer(&self.base.book, seat, &choice, &mut self.diary)?;
        }
        self.decisions.push(Decision { seat, text: written, hash: hex(self.table.digest()) });
        let goes_on = self.table.question().is_some_and(|question| question.seat == seat);
        let thing = choice.die().map(Arg::Die).or(choice.card().map(Arg::Card));
        match thing.filter(|_| goes_on && told == self.diary.entries.len()) {
            Some(thing) => {
                // What is chosen with another word is chosen for something else.
                self.chosen.retain(|(word, _)| *word == choice.word);
                self.chosen.push((choice.word, thing));
            }
            None => self.chosen.clear(),
        }
        Ok(())
    }

    /// What the asked seat has chosen one after another and nothing has come of yet: cards to be put away, what is
    /// spent, who attacks.
    pub fn chosen(&self) -> Vec<Chosen> {
        let (state, asked) = (&self.table.state, self.table.question().map(|question| question.seat));
        let seen = |thing: &Arg| match *thing {
            Arg::Card(card) => {
                state.card(card).known.contains(asked).then(|| Chosen::Card(view::place_of(state, card)))
            }
            Arg::Die(die) => Some(Chosen::Die(die)),
            _ => None,
        };
        self.chosen.iter().filter_map(|(_, thing)| seen(thing)).collect()
    }

    /// How many may be chosen in all, where a card's text says it.
    pub fn most(&self) -> Option<u8> {
        self.table.choosing(&self.base.book).map(|(choosing, _)| choosing.most)
    }

    /// Takes one of the options that were just derived, without record or log: for search and measuring.
    pub fn answer_option(&mut self, choice: &Choice, log: &mut impl Log<G>) {
        self.table.answer_option(&self.base.book, choice, log);
    }

    /// Whether something could be done now, and if not, why.
    pub fn explain(&self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let choice = self.read(seat, text)?;
        if choice.word == CONCEDE {
            return Ok(());
        }
        self.table.judge(&self.base.book, seat, &choice)
    }

    /// Everything that could be tried now with a card the seat can see, each with the reason against it.
    pub fn why_not(&self, seat: Seat, card: &str) -> Result<Vec<Explanation>, Refusal> {
        let cards =
            notation::find_cards(&self.base.book, &self.table.state, seat, card).map_err(Refusal::Unreadable)?;
        Ok(self.try_all(seat, &cards))
    }

    /// Everything that could be tried now with some cards, each with the reason against it.
    pub fn try_all(&self, seat: Seat, cards: &[CardId]) -> Vec<Explanation> {
        let (book, state) = (&*self.base.book, &self.table.state);
        let asked = self.table.choosing(book).map(|(choosing, _)| choosing.word);
        let mut answers: Vec<Explanation> = Vec::new();
        for (word, spec) in notation::words::<G>() {
            // While a text asks, only its word answers; otherwise words that answer texts are beside the point.
            let fits = asked.map_or(!spec.when_asked, |asked| asked == word);
            let about_a_card = spec.pattern.contains("{card}")
                && !["{seat}", "{number}", "{die}"].iter().any(|part| spec.pattern.contains(part));
            if !fits || !about_a_card {
                continue;
            }
            if spec.pattern.matches("{card}").count() > 1 {
                answers.extend(self.try_pairs(seat, word, cards));
                continue;
            }
            for &card in cards {
                let choice = Choice::about(word, Arg::Card(card));
                let verdict = self.table.judge(book, seat, &choice);
                let zone = State::<G>::zone_of(state.card(card).zone).0.name();
                if spec.zones.contains(&zone) || verdict.is_ok() || asked.is_some() {
                    let text = notation::write(book, state, seat, &choice);
                    answers.push(Explanation { text, refusal: verdict.err() });
                }
            }
        }
        answers
    }

    /// What could be tried with a word about two cards, one of which is among some.
    fn try_pairs(&self, seat: Seat, word: notation::WordId, cards: &[CardId]) -> Vec<Explanation> {
        let (book, state) = (&*self.base.book, &self.table.state);
        let mut found = Vec::new();
        if let Some(question) = self.table.question().filter(|question| question.seat == seat)
            && let Ask::Act(moment) = question.ask
        {
            let _ = G::candidates(self.table.look(book), moment, seat, &mut |choice| {
                let about = |arg: &Arg| matches!(arg, Arg::Card(card) if cards.contains(card));
                if choice.word == word && choice.args.iter().any(about) {
                    let refusal = self.table.judge(book, seat, &choice).err();
                    found.push(Explanation { text: notation::write(book, state, seat, &choice), refusal });
                }
                ControlFlow::Continue(())
            });
        }
        found
    }

    /// An option with its texts and what it is about, for the seat that is asked.
    pub fn option_text(&self, choice: &Choice) -> OptionText {
        let state = &self.table.state;
        let mut text = OptionText {
            word: notation::spec::<G>(choice.word).name,
            seat: choice.seat(),
            amount: choice.number().map(|raw| if raw == i32::MAX { Quantity::INFINITE } else { raw.into() }),
            die: choice.die(),
            ..OptionText::plain(self.write(choice), self.label(choice))
        };
        let asked = self.table.question().map(|question| question.seat);
        for card in choice.args.iter().filter_map(|arg| if let Arg::Card(card) = arg { Some(*card) } else { None }) {
            let known = |card: CardId| state.card(card).known.contains(asked);
            let same_face = notation::spec::<G>(choice.word).by_face;
            let like = |other: CardId| match same_face {
                true => state.card(other).face == state.card(card).face,
                false => state.can_stand_for(card, other),
            };
            let zone = state.zone_by_id(state.card(card).zone);
            let likes =
                zone.iter().copied().filter(|&other| other == card || (known(card) && known(other) && like(other)));
            text.cards.push(likes.map(|card| view::place_of(state, card)).collect());
        }
        text
    }

    /// What everybody knows now.
    pub fn knowledge(&self) -> Knowledge {
        let state = &self.table.state;
        let cards = state.cards().iter().map(|card| (card.face, card.known)).collect();
        Knowledge { cards, chance: state.chance.drawn() }
    }

    /// What is asked, in words, with the card whose text asks.
    pub fn prompt(&self) -> Option<Phrase> {
        let question = self.table.question()?;
        let face = match question.ask {
            Ask::Order => None,
            Ask::Trigger => self.table.waiting_text(0),
            _ => self.table.origin().face,
        };
        let phrase = self.question_text()?;
        Some(match face {
            Some(face) => phrase.fact("asking", Fact::Card(face, SeatSet::only(question.seat))),
            None => phrase,
        })
    }

    fn question_text(&self) -> Option<Phrase> {
        let question = self.table.question()?;
        let look = self.table.look(&self.base.book);
        Some(match question.ask {
            Ask::Act(moment) => G::prompt(look, moment),
            Ask::Choose => {
                let (choosing, taken) = self.table.choosing(&self.base.book)?;
                if let Some(phrase) = G::prompt_choice(look, choosing.word, question.seat) {
                    return Some(phrase.number("left", i32::from(choosing.most - taken).into()));
                }
                let word = notation::spec::<G>(choosing.word).name;
                Phrase::new("ask")
                    .word("word", word)
                    .seat("seat", question.seat)
                    .number("left", i32::from(choosing.most - taken).into())
            }
            // Yes or no is another question than which of several.
            Ask::OneOf if self.options().iter().any(|option| option.word == YES) => {
                Phrase::new("ask-trigger").seat("seat", question.seat)
            }
            Ask::OneOf => Phrase::new("ask-one-of").seat("seat", question.seat),
            Ask::Order => Phrase::new("ask-order").seat("seat", question.seat),
            Ask::Trigger => Phrase::new("ask-trigger").seat("seat", question.seat),
            Ask::Replace => Phrase::new("ask-replace").seat("seat", question.seat),
        })
    }

    /// An option in words.
    pub fn label(&self, choice: &Choice) -> Phrase {
        self.label_of(choice, true)
    }

    /// Something that a seat has written, in words. Whoever is not asked hears nothing about the open question.
    pub fn describe(&self, seat: Seat, text: &str) -> Option<Phrase> {
        let choice = self.read(seat, text).ok()?;
        let asked = self.table.question().is_some_and(|question| question.seat == seat);
        let said = || self.table.declared(&self.base.book).iter().any(|(whose, said)| *whose == seat && said == text);
        Some(self.label_of(&choice, asked || said()))
    }

    fn label_of(&self, choice: &Choice, asked: bool) -> Phrase {
        let state = &self.table.state;
        // To be done with a choice of which nothing has been taken is to choose nothing.
        let untouched = || self.table.choosing(&self.base.book).is_some_and(|(_, taken)| taken == 0);
        let nothing = choice.word == DONE && asked && untouched();
        let word = if nothing { "none" } else { notation::spec::<G>(choice.word).name };
        let mut phrase = Phrase::new("do").word("word", word);
        for arg in choice.args {
            phrase = match arg {
                Arg::None => phrase,
                Arg::Card(card) => {
                    let entry = state.card(card);
                    let (kind, holder) = State::<G>::zone_of(entry.zone);
                    let phrase = phrase.fact("card", Fact::Card(entry.face, entry.known)).word("zone", kind.name());
                    if kind.is_personal() { phrase.seat("holder", holder) } else { phrase }
                }
                Arg::Seat(seat) => phrase.seat("seat", seat),
                Arg::Number(raw) => {
                    let number = if raw == i32::MAX { Quantity::INFINITE } else { raw.into() };
                    let text = match choice.word {
                        _ if !asked => None,
                        FIRST => place_in_list(raw).and_then(|place| self.table.waiting_text(place)),
                        APPLY => place_in_list(raw)
                            .and_then(|place| self.table.replacing_law(&self.base.book, place))
                            .map(|(face, _)| face),
                        _ => None,
                    };
                    let mut phrase = phrase.number("number", number);
                    if choice.word == FIRST && asked && text.is_none() {
                        phrase.facts[0].1 = Fact::Word("first-answers");
                    }
                    match text {
                        Some(face) => phrase.fact("card", Fact::Card(face, SeatSet::ALL)),
                        None => phrase,
                    }
                }
                Arg::Die(die) => phrase.number("die", i32::from(die.0 + 1).into()),
            };
        }
        phrase.facts.extend(G::label_facts(self.table.look(&self.base.book), choice));
        if phrase.facts.iter().any(|(name, _)| *name == "option") {
            phrase.facts[0].1 = Fact::Word("option-text");
        }
        if let Some((word, text)) = self.own_words(choice).filter(|_| asked) {
            phrase.facts[0].1 = Fact::Word(word);
            phrase = phrase.fact("text", text);
        }
        phrase
    }

    /// An option that stands for a text of a card is said in that text's words.
    fn own_words(&self, choice: &Choice) -> Option<(&'static str, Fact)> {
        if choice.word == FIRST {
            let (face, law) = self.table.waiting_law(place_in_list(choice.number()?)?)?;
            let said = G::law_text(&self.base.book, face, law, Language::En).is_some();
            return said.then_some(("first-text", Fact::Law(face, law)));
        }
        if choice.word == APPLY {
            let (face, law) = self.table.replacing_law(&self.base.book, place_in_list(choice.number()?)?)?;
            let said = G::law_text(&self.base.book, face, law, Language::En).is_some();
            return said.then_some(("apply-text", Fact::Law(face, law)));
        }
        let (key, way) = match choice.word {
            YES => ("yes-text", 0),
            NO => ("no-text", 1),
            word => ("way-text", word.0.checked_sub(WAY_1.0).filter(|way| *way < 6)?),
        };
        let node = self.table.open_ways()?;
        let said = G::way_text(&self.base.book, node, way, Language::En).is_some();
        said.then_some((key, Fact::Way(node, way)))
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        Record {
            tapis: FORMAT,
            game: G::ID.to_string(),
            data: hex(self.base.book.data),
            setup: self.base.setup.clone(),
            scenario: self.scenario.clone(),
            decisions: self.decisions.clone(),
            winners: self.table.state.verdict.as_ref().map(|verdict| verdict.winners.seats().collect()),
        }
    }
}

/// The place that a number names which is counted from one.
fn place_in_list(number: i32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
