//! The smallest whole game: a die, a hand and one question. A page to begin a new game from.
//!
//! Each turn the active player's die is rolled. They play a card that is at least as high as the die and score what it shows,
//! or skip. After six turns each, most points win. Larger games have a room for each part: see ARCHITECTURE.

use std::ops::ControlFlow;
use std::sync::Arc;

use kernel::book::{Book, Both, CardText, Face, Language, Source};
use kernel::effect::compile::Tree;
use kernel::effect::node::{Node, NodeId};
use kernel::effect::tree::CardPick;
use kernel::error::{LoadError, SetupError};
use kernel::game::{
    Bots, Cards, Listening, Out, QuestionKind, Refusals, Repeating, Rules, Setup, Staging, Telling, Terms, Unused,
    Verdict, VerdictKind,
};
use kernel::notation::WordSpec;
use kernel::phrase::Phrase;
use kernel::quantity::Quantity;
use kernel::question::{Arg, Choice};
use kernel::refusal::{Reason, Why, refuse, refuse_card};
use kernel::resolve::event::{Outcome, Proposal, Step};
use kernel::resolve::look::Look;
use kernel::ron_text;
use kernel::table::cards::{CardId, FaceId, Mark};
use kernel::table::chance::Stream;
use kernel::table::dice::{Die, DieId};
use kernel::table::seats::{Place, Seat, SeatSet};
use kernel::table::state::State;
use kernel::table::zones::ZoneSpec;
use serde::{Deserialize, Serialize};

const CARDS: &str =
    r#"[(id: "one", number: 1), (id: "three", number: 3), (id: "five", number: 5), (id: "six", number: 6)]"#;
const TURNS: u32 = 6;
const DIE: DieId = DieId(0);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Small;

kernel::zones! {
    /// Where cards lie.
    pub enum Zone {
        Deck = ZoneSpec::personal("deck").closed(),
        Hand = ZoneSpec::personal("hand").owners_only(),
        Discard = ZoneSpec::personal("discard").pile(),
    }
}
kernel::gauges! {
    /// What a seat has.
    pub enum Gauge {
        Points = "points",
    }
}
mod word {
    use super::WordSpec;
    kernel::answer_words! {
        PLAY = WordSpec::new("play", "play {card}", &["hand"]);
        SKIP = WordSpec::plain("skip");
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Extra {
    active: Seat,
    turn: u32,
}

/// A card as its file has it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    id: String,
    number: u8,
}

/// What happens: the die is rolled, a card is played for points, the turn passes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Roll,
    Score { seat: Seat, card: CardId },
    NextTurn,
}

impl Terms for Small {
    const ID: &'static str = "small";
    const MIN_SEATS: usize = 2;
    const MAX_SEATS: usize = 3;
    const WORDS: &'static [WordSpec] = word::WORDS;
    const MARKS: &'static [(&'static str, Mark)] = &[];
    const POOLS: &'static [&'static str] = &["roll"];
    type Zone = Zone;
    type Gauge = Gauge;
    type Extra = Extra;
    type Printed = Printed;
    type Verb = Unused;
    type Test = Unused;
    type Filter = Unused;
    type Quality = Unused;
    type Measure = Unused;
    type Pattern = Unused;
    type Rewrite = Unused;
    type Price = Unused;
    type Ending = Unused;
    type Event = Event;
    type Moment = Moment;
    type Plan = NodeId;
}

impl Rules for Small {
    fn plan(tree: &mut Tree<Self>) -> NodeId {
        let turn = [
            tree.run(|_| Proposal::one(Event::Roll)),
            tree.act(PlayCard),
            tree.run(|_| Proposal::one(Event::NextTurn)),
        ];
        let turn = tree.all(turn);
        tree.add(Node::Loop(turn))
    }
    fn round(plan: &NodeId) -> NodeId {
        *plan
    }
    fn fits<W: Why>(_: Look<Self>, filter: &Unused, _: CardId) -> Result<(), W> {
        match *filter {}
    }
    fn propose(_: Look<Self>, verb: &Unused) -> Proposal<Self> {
        match *verb {}
    }
    fn apply(state: &mut State<Self>, _: &Book<Self>, event: &Event) -> Outcome<Self> {
        match event {
            Event::Roll => {
                let mut random = state.chance.draw(Stream(0));
                state.dice.roll(DIE, &mut random);
                let active = state.extra.active;
                state.dice.get_mut(DIE).expect("the die lies there").owner = active;
            }
            Event::Score { seat, card } => {
                let points = Quantity::new(i32::from(state.dice.get(DIE).expect("the die lies there").shows));
                state.change_gauge(*seat, Gauge::Points, points, 0, Quantity::INFINITE);
                state.put(*card, Zone::Discard, *seat);
            }
            Event::NextTurn => next_turn(state),
        }
        Outcome::Done
    }
    fn turn(state: &State<Self>) -> u32 {
        state.extra.turn
    }
    fn concede(state: &mut State<Self>, _: &Book<Self>, seat: Seat) -> bool {
        state.places[seat.index()].alive = false;
        let left: Vec<Seat> = state.living().collect();
        if let [winner] = left[..] {
            state.verdict = Some(Verdict { winners: SeatSet::only(winner), why: VerdictKind::Won });
        }
        false
    }
}
impl Repeating for Small {}

fn next_turn(state: &mut State<Small>) {
    let next = state.clockwise(state.extra.active).find(|seat| state.place(*seat).alive).expect("somebody plays");
    state.extra = Extra { active: next, turn: state.extra.turn + 1 };
    if state.extra.turn > TURNS * state.places.len() as u32 {
        let most = state.living().map(|seat| state.gauge(seat, Gauge::Points)).max();
        let best = state.living().filter(|seat| Some(state.gauge(*seat, Gauge::Points)) == most);
        let winners = best.fold(SeatSet::NONE, |set, seat| set.with(SeatSet::only(seat)));
        state.verdict = Some(Verdict { winners, why: VerdictKind::Won });
    }
}

/// The one question: which card is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlayCard;
kernel::questions! { Small: PlayCard }

impl QuestionKind<Small> for PlayCard {
    fn asked(self, look: Look<Small>) -> Seat {
        look.state.extra.active
    }
    fn prompt(self, _: Look<Small>) -> Phrase {
        Phrase::new("ask-play")
    }
    fn candidates(self, look: Look<Small>, seat: Seat, out: &mut impl Out) -> ControlFlow<()> {
        look.state
            .zone(Zone::Hand, seat)
            .iter()
            .try_for_each(|card| out(Choice::about(word::PLAY, Arg::Card(*card))))?;
        out(Choice::plain(word::SKIP))
    }
    fn judge<W: Why>(self, look: Look<Small>, seat: Seat, choice: &Choice) -> Result<(), W> {
        match (choice.word, choice.card()) {
            (word::SKIP, _) => Ok(()),
            (word::PLAY, Some(card)) if !look.state.lies_at(card, Zone::Hand, seat) => {
                refuse_card(look, "SMALL-1", "not-in-hand", card)
            }
            (word::PLAY, Some(card)) => {
                let shows = look.state.dice.get(DIE).map_or(0, |die| die.shows);
                if look.face(card).printed.number < shows {
                    refuse_card(look, "SMALL-2", "too-low", card)
                } else {
                    Ok(())
                }
            }
            _ => refuse("SMALL-1", "play-or-skip"),
        }
    }
    fn perform(self, _: Look<Small>, seat: Seat, choice: &Choice) -> Step<Small> {
        choice.card().map_or(Step::done(), |card| Step::last(Proposal::one(Event::Score { seat, card })))
    }
}

impl Refusals for Small {
    fn not_now(_: Look<Self>, _: Seat, _: Option<Moment>, _: &Choice) -> Reason {
        Reason::new("SMALL-3", "not-your-turn")
    }
    fn misplaced(_: Look<Self>, _: &CardPick<Self>, _: CardId) -> Reason {
        Reason::new("SMALL-1", "not-in-hand")
    }
}

impl Listening for Small {}

impl Telling for Small {
    fn describe(look: Look<Self>, event: &Event) -> Option<Phrase> {
        match event {
            Event::Score { card, .. } => Some(look.about("log-score", *card)),
            Event::Roll | Event::NextTurn => None,
        }
    }
    fn card_text(book: &Book<Self>, face: FaceId, language: Language) -> CardText {
        let face = book.face(face);
        CardText::plain(&face.slug, face.name.get(language))
    }
}

impl Cards for Small {
    fn read_cards(book: &mut Book<Self>, source: &Source) -> Result<(), Vec<LoadError>> {
        let cards: Vec<Printed> = ron_text::read(source).map_err(|fault| vec![fault])?;
        for printed in cards {
            let (slug, name) = (printed.id.clone(), Both { en: printed.id.clone(), fr: printed.id.clone() });
            book.add_face(Face::plain(slug, name, printed))
                .map_err(|what| vec![LoadError::new(source, "cards", what)])?;
        }
        Ok(())
    }
}

impl Staging for Small {
    fn set_up(book: &Book<Self>, setup: &Setup) -> Result<State<Self>, SetupError> {
        let places = (0..setup.seats).map(Place::player).collect();
        let mut state = State::new(places, Extra { active: Seat(0), turn: 1 }, setup.seed);
        state.dice.add(Die { kind: 0, sides: 6, owner: Seat(0), pool: 0, shows: 1, marks: 0, on: CardId::NONE });
        for seat in (0..setup.seats).map(Seat) {
            for face in (0..book.faces.len() as u16).chain(0..book.faces.len() as u16) {
                state.add_card(FaceId(face), seat, Zone::Deck, seat);
            }
            state.shuffle(Zone::Deck, seat, Stream(1 + seat.0));
            for _ in 0..TURNS {
                let top = *state.zone(Zone::Deck, seat).last().expect("a deck has eight cards");
                state.put(top, Zone::Hand, seat);
            }
        }
        Ok(state)
    }
}

impl Bots for Small {
    const FEATURES: &'static [&'static str] = &["points"];
    fn features(look: Look<Self>, seat: Seat, out: &mut Vec<f64>) {
        out.push(f64::from(look.state.gauge(seat, Gauge::Points).raw()));
    }
}

fn book() -> Arc<Book<Small>> {
    let source = Source { path: "cards.ron".to_string(), text: CARDS.to_string() };
    Arc::new(Book::read(&[source], &[]).expect("the cards are well written"))
}

#[test]
fn it_passes_the_conformance_suite() {
    testkit::conformance::conform(&kernel::erased::ErasedGame(book()), 30);
}

#[test]
fn a_card_lower_than_the_die_is_refused_by_its_rule() {
    let mut play = kernel::matches::Match::start(book(), &Setup::new(2, 5)).expect("two may play");
    let seen: Vec<&str> = std::iter::from_fn(|| {
        let seat = play.table.question()?.seat;
        let refusal = play.answer(seat, "play one").err();
        let rule = refusal.as_ref().and_then(kernel::refusal::Refusal::rule);
        if refusal.is_some() {
            play.answer(seat, "skip").expect("skipping is always allowed");
        }
        Some(rule.unwrap_or("played"))
    })
    .collect();
    assert!(seen.contains(&"SMALL-2") && seen.contains(&"played"), "{seen:?}");
}
