//! The table as one viewer sees it, in their language.
//!
//! A scene is made from the kernel's view of the seat and from nothing else: what the seat may not know is not there to
//! be left out. Cards have keys that tell nothing about where they came from.

mod ahead;
mod dice;

use catalog::GameEntry;
use catalog::attempt::Attempts;
use catalog::letters::capital;
use catalog::speech::{Listener, Speech};
use catalog::story;
use kernel::effect::tree::Change;
use kernel::erased::{AnyMatch, Explanation, OptionText};
use kernel::game::{Goal, Holder, VerdictKind};
use kernel::odds::RollOdds;
use kernel::phrase::{Fact, Phrase};
use kernel::quantity::Quantity;
use kernel::refusal::Refusal;
use kernel::table::cards::{CardId, FaceId};
use kernel::table::seats::Seat;
use kernel::view::{CardView, Chosen, Place, View, ZoneView};

use crate::secret;
use crate::wire::{
    Attempt, CardScene, ChainScene, LastingScene, LogLine, MarkScene, NumberPart, NumberScene, NumberStory, OddsScene,
    OptionScene, QuestionId, QuestionScene, RefusalText, ResultScene, Scene, SeatScene, UndoKind, ZoneScene,
};

/// How many things that somebody may have meant are told of.
const MOST_ATTEMPTS: usize = 20;

fn goal_of(goals: &[Goal], of: Holder, name: &str) -> Option<i32> {
    goals.iter().find(|goal| goal.of == of && goal.name == name).map(|goal| goal.at)
}

fn odds_scene(odds: RollOdds<String>) -> OddsScene {
    let RollOdds { name, needs, now, best, answers } = odds;
    OddsScene { label: name, needs, now, best, answers }
}

/// Somebody who is shown a table: who they are, and how everybody is called.
pub struct Viewer<'a> {
    /// The game.
    pub title: &'a GameEntry,
    /// Their language.
    pub speech: &'a Speech,
    /// Their seat; nobody for a spectator.
    pub seat: Option<Seat>,
    /// The names of the seats.
    pub names: &'a [String],
    /// What the keys of cards are made from; a secret of the table.
    pub salt: u64,
}

impl Viewer<'_> {
    /// Everything to be seen now, and the log from a line on.
    pub fn scene(&self, play: &dyn AnyMatch, told: usize) -> Scene {
        let view = play.view(self.seat);
        let goals = play.goals();
        let (news_from, news) = self.news(play, &view, told);
        Scene {
            viewer: self.seat.map(|seat| seat.to_string()),
            decisions: view.decisions,
            seats: view.seats.iter().map(|seat| self.seat_scene(seat, &goals)).collect(),
            zones: self.zones(play, &view, &goals),
            dice: view.dice.iter().map(|die| self.die(&view, die)).collect(),
            die_kinds: self.die_kinds(&view),
            facts: view.facts.iter().map(|fact| self.say(fact)).collect(),
            lasting: view.lasting.iter().map(|(seat, face)| self.lasting(*seat, *face)).collect(),
            declared: view.declared.iter().map(|(seat, text)| self.declared(play, *seat, text)).collect(),
            chain: self.chain(&view),
            aims: view.aims.iter().filter_map(|(from, to)| Some((find(&view, *from)?, find(&view, *to)?))).collect(),
            prompt: self.prompt(play),
            asking: self.asking(play),
            asked: view.asked.map(|seat| seat.to_string()),
            hand_over: None,
            question: None,
            undo: UndoKind::Nothing,
            news,
            news_from,
            result: self.result(play, &view),
            clocks: Vec::new(),
            lesson: None,
            example: None,
            puzzle: None,
        }
    }

    /// The table as everybody sees it, with the cards of each seat as that seat sees them: for a match that is over.
    pub fn open_scene(&self, play: &dyn AnyMatch) -> Scene {
        let mut scene = Viewer { seat: None, ..*self }.scene(play, 0);
        for seat in (0..play.seats()).map(Seat) {
            let own = Viewer { seat: Some(seat), ..*self }.scene(play, 0);
            let letter = Some(seat.to_string());
            for zone in own.zones.into_iter().filter(|zone| zone.seat == letter && !zone.pile) {
                if let Some(shown) = scene.zones.iter_mut().find(|shown| shown.id == zone.id) {
                    *shown = zone;
                }
            }
        }
        scene
    }

    /// The open question, for the seat that is asked.
    pub fn question(&self, play: &dyn AnyMatch, id: QuestionId) -> QuestionScene {
        let mut options = self.options(play);
        self.look_ahead(play, &mut options);
        let text = |chosen: &Chosen| match chosen {
            Chosen::Card(place) => place_text(place),
            Chosen::Die(die) => format!("die:{}", die.0),
        };
        let chosen = play.chosen().iter().map(text).collect();
        let odds = play.roll_odds(self.speech.language).into_iter().map(odds_scene).collect();
        let payment = self.payment(play);
        QuestionScene { id, options, chosen, most: play.most().map(u32::from), odds, payment }
    }

    /// The options of the open question, for the seat that is asked.
    pub fn options(&self, play: &dyn AnyMatch) -> Vec<OptionScene> {
        let options = play.options();
        let labels: Vec<String> = options.iter().map(|option| self.say(&option.label)).collect();
        let twin = |label: &String| labels.iter().filter(|other| *other == label).count() > 1;
        let scene = |(number, (option, label)): (usize, (&OptionText, &String))| {
            let places = |number: usize| -> Vec<String> {
                option.cards.get(number).into_iter().flatten().map(place_text).collect()
            };
            // What is said alike is told apart by a number.
            let before = labels[..number].iter().filter(|other| *other == label).count();
            let label = if twin(label) { format!("{label} ({})", before + 1) } else { label.clone() };
            OptionScene {
                label,
                word: option.word.to_string(),
                cards: places(0),
                onto: places(1),
                seat: option.seat.map(|seat| seat.to_string()),
                amount: option.amount.map(|amount| amount.to_string()),
                die: option.die.map(|die| u32::from(die.0)),
                then: Vec::new(),
                by: Vec::new(),
                text: option.text.clone(),
            }
        };
        options.iter().zip(&labels).enumerate().map(scene).collect()
    }

    /// The log from a line on; the last line that was told is told again, since it may have been followed up.
    fn news(&self, play: &dyn AnyMatch, view: &View, told: usize) -> (u32, Vec<LogLine>) {
        let routine = self.routine(view);
        let lines = story::tell(play.log(), 0, &routine);
        // After an undo there may be fewer lines than were told, and the last of them may be another one.
        let from = told.min(lines.len()).saturating_sub(1);
        let decisions = play.decisions();
        // What was told before the first decision is nobody's, then and later.
        let decider = |number: u32| decisions.get(number as usize).filter(|_| number > 0);
        let line = |told: &story::Told| {
            let mut faces: Vec<u32> = Vec::new();
            let mentioned = told.entry.phrase.facts.iter().filter_map(|(_, fact)| match fact {
                Fact::Card(face, known) if known.contains(self.seat) => Some(*face),
                _ => None,
            });
            for face in mentioned.chain(told.entry.cause.filter(|face| !routine.contains(face))) {
                if !faces.contains(&u32::from(face.0)) {
                    faces.push(u32::from(face.0));
                }
            }
            LogLine {
                decision: told.entry.decision,
                seat: decider(told.entry.decision).map(|decision| decision.seat.to_string()),
                turn: told.begins_turn(),
                text: capital(&self.say(&told.entry.phrase)),
                cause: told.cause.map(|face| u32::from(face.0)),
                faces,
            }
        };
        (from as u32, lines[from..].iter().map(line).collect())
    }

    /// How many lines the log has.
    pub fn lines(&self, play: &dyn AnyMatch) -> usize {
        story::tell(play.log(), 0, &self.routine(&play.view(self.seat))).len()
    }

    /// The cards whose texts are a matter of routine.
    fn routine(&self, view: &View) -> Vec<FaceId> {
        let zones = self.speech.list("quiet-causes");
        let quiet = view.zones.iter().filter(|zone| zones.iter().any(|name| name == zone.name));
        quiet.flat_map(|zone| &zone.cards).filter_map(|card| card.known).map(|(_, face)| face).collect()
    }

    fn seat_scene(&self, seat: &kernel::view::SeatView, goals: &[Goal]) -> SeatScene {
        let gauge = |(name, value): &(&'static str, Quantity)| NumberScene {
            name: (*name).to_string(),
            label: self.word(name),
            value: value.to_string(),
            changed: 0,
            goal: goal_of(goals, Holder::Seat(seat.seat), name),
        };
        SeatScene {
            seat: seat.seat.to_string(),
            alive: seat.alive,
            turned: seat.turned,
            team: u32::from(seat.team),
            gauges: seat.gauges.iter().map(gauge).collect(),
        }
    }

    fn zones(&self, play: &dyn AnyMatch, view: &View, goals: &[Goal]) -> Vec<ZoneScene> {
        let mut zones: Vec<ZoneScene> = view.zones.iter().map(|zone| self.zone_scene(play, view, zone)).collect();
        for goal in goals {
            let Holder::Card(card) = goal.of else { continue };
            let Some(at) = find(view, card) else { continue };
            let cards = zones.iter_mut().flat_map(|zone| &mut zone.cards).filter(|card| card.at == at);
            let values = cards.flat_map(|card| &mut card.values).filter(|value| value.name == goal.name);
            values.for_each(|value| value.goal = Some(goal.at));
        }
        zones
    }

    fn zone_scene(&self, play: &dyn AnyMatch, view: &View, zone: &ZoneView) -> ZoneScene {
        let cards = zone.cards.iter().enumerate();
        let shown = cards.filter(|(_, card)| !zone.pile || card.known.is_some());
        ZoneScene {
            id: zone_id(zone.name, zone.seat),
            name: zone.name.to_string(),
            label: self.word(zone.name),
            seat: zone.seat.map(|seat| seat.to_string()),
            pile: zone.pile,
            held: zone.held,
            count: zone.cards.len() as u32,
            cards: shown.map(|(index, card)| self.card_scene(play, view, zone, index, card)).collect(),
        }
    }

    fn card_scene(
        &self,
        play: &dyn AnyMatch,
        view: &View,
        zone: &ZoneView,
        index: usize,
        card: &CardView,
    ) -> CardScene {
        let at = place_text(&Place { zone: zone.name, seat: zone.seat, index: index as u16 });
        let readings = match card.values.is_empty() {
            true => Vec::new(),
            false => play.readings_at(self.seat, zone.name, zone.seat, index),
        };
        let value = |(name, number): &(&'static str, i32)| {
            let reading = readings.iter().find(|(other, _)| other == name).map(|(_, reading)| reading);
            NumberScene {
                name: (*name).to_string(),
                label: self.number_word(name),
                value: number.to_string(),
                changed: reading.map_or(0, |reading| (number - reading.base).signum()),
                goal: None,
            }
        };
        CardScene {
            key: card.known.map_or_else(|| at.clone(), |(id, _)| secret::key(id.0, self.salt)),
            face: card.known.map(|(_, face)| u32::from(face.0)),
            slug: card.known.map(|(_, face)| self.title.game.slug(face).to_string()),
            marks: card.marks.iter().map(|name| self.mark(name)).collect(),
            values: card.values.iter().map(value).collect(),
            host: card.host.and_then(|host| find(view, host)),
            at,
        }
    }

    fn lasting(&self, seat: Seat, face: Option<FaceId>) -> LastingScene {
        let text = face.map(|face| self.title.game.name(face, self.speech.language).to_string());
        LastingScene {
            seat: seat.to_string(),
            face: face.map(|face| u32::from(face.0)),
            text: text.unwrap_or_default(),
        }
    }

    /// What is being resolved: what everybody is told about a card, and the cards whose texts are followed.
    fn chain(&self, view: &View) -> Vec<ChainScene> {
        let known = |fact: &Phrase| {
            fact.facts.iter().find_map(|(_, about)| match about {
                Fact::Card(face, known) if known.contains(self.seat) => Some(u32::from(face.0)),
                _ => None,
            })
        };
        let told = view.facts.iter().filter_map(|fact| Some(ChainScene { face: known(fact)?, text: self.say(fact) }));
        let mut chain: Vec<ChainScene> = told.collect();
        for (_, face) in &view.chain {
            let number = u32::from(face.0);
            if !chain.iter().any(|entry| entry.face == number) {
                let text = self.title.game.name(*face, self.speech.language).to_string();
                chain.push(ChainScene { face: number, text });
            }
        }
        chain
    }

    fn declared(&self, play: &dyn AnyMatch, seat: Seat, text: &str) -> (String, String) {
        let label = play.describe(seat, text).map(|label| self.say(&label));
        (seat.to_string(), label.unwrap_or_else(|| text.to_string()))
    }

    fn prompt(&self, play: &dyn AnyMatch) -> String {
        match play.asked() {
            Some(seat) if Some(seat) == self.seat => play.prompt().map(|phrase| self.say(&phrase)).unwrap_or_default(),
            Some(seat) => self.speech.with("waiting-for", &[("seat", &self.name(seat))]),
            None => String::new(),
        }
    }

    fn asking(&self, play: &dyn AnyMatch) -> Option<u32> {
        play.asked().filter(|seat| Some(*seat) == self.seat)?;
        play.prompt()?.facts.iter().find_map(|(name, fact)| match fact {
            Fact::Card(face, known) if *name == "asking" && known.contains(self.seat) => Some(u32::from(face.0)),
            _ => None,
        })
    }

    fn result(&self, play: &dyn AnyMatch, view: &View) -> Option<ResultScene> {
        let verdict = play.verdict()?;
        let winners: Vec<Seat> = verdict.winners.seats().collect();
        let number = Quantity::new(view.decisions as i32);
        let phrase = |key| Phrase::new(key).number("decisions", number);
        let text = match (verdict.why, winners.as_slice()) {
            (VerdictKind::Loop, _) => self.say(&phrase("result-loop")),
            (VerdictKind::Lost, _) => self.say(&phrase("result-lost")),
            (_, []) => self.say(&phrase("result-nobody")),
            (_, [one]) => self.say(&phrase("result-winner").seat("seat", *one)),
            (_, several) => {
                let names: Vec<String> = several.iter().map(|seat| self.name(*seat)).collect();
                let decisions = view.decisions.to_string();
                self.speech.with("result-winners", &[("names", &names.join(", ")), ("decisions", &decisions)])
            }
        };
        let gave_up = play.decisions().iter().filter(|decision| decision.text == "concede");
        Some(ResultScene {
            text: capital(&text),
            won: self
                .seat
                .filter(|_| !winners.is_empty() || verdict.why == VerdictKind::Lost)
                .map(|seat| winners.contains(&seat)),
            winners: winners.iter().map(ToString::to_string).collect(),
            gave_up: gave_up.map(|decision| decision.seat.to_string()).collect(),
        })
    }

    /// What could be tried with the card at a place, with what the rules say to it.
    pub fn attempts(&self, play: &dyn AnyMatch, place: &At) -> Vec<Attempt> {
        let Some(seat) = self.seat else { return Vec::new() };
        let found = play.why_not_at(seat, &place.zone, place.seat, place.index);
        found.iter().map(|explanation| self.attempt(play, seat, explanation)).collect()
    }

    /// What the rules say to something that a seat has written, in the notation or in words of its own.
    pub fn attempts_of(&self, play: &dyn AnyMatch, seat: Seat, text: &str) -> Vec<Attempt> {
        let refusal = play.explain(seat, text).err();
        let meant = match &refusal {
            Some(refusal) if refusal.rule().is_none() => {
                Attempts { title: self.title, speech: self.speech, play, seat }.read(text)
            }
            _ => Vec::new(),
        };
        if meant.is_empty() {
            return vec![self.attempt(play, seat, &Explanation { text: text.to_string(), refusal })];
        }
        meant.iter().take(MOST_ATTEMPTS).map(|attempt| self.attempt(play, seat, attempt)).collect()
    }

    fn attempt(&self, play: &dyn AnyMatch, seat: Seat, explanation: &Explanation) -> Attempt {
        let label = play.describe(seat, &explanation.text).map(|label| self.say(&label));
        // A text that wants more than the notation says is none.
        let label = label.filter(|text| !text.contains("{$")).unwrap_or_else(|| explanation.text.clone());
        let refusal = explanation.refusal.as_ref().map(|refusal| self.refusal(refusal));
        Attempt { text: explanation.text.clone(), label, refusal }
    }

    /// How the numbers of the card at a place came about.
    pub fn numbers(&self, play: &dyn AnyMatch, place: &At) -> Vec<NumberStory> {
        let readings = play.readings_at(self.seat, &place.zone, place.seat, place.index);
        let story = |(name, reading): &kernel::erased::NamedReading| NumberStory {
            name: (*name).to_string(),
            label: self.number_word(name),
            base: reading.base.to_string(),
            parts: reading.parts.iter().map(|(face, change)| self.number_part(*face, *change)).collect(),
            value: reading.value.to_string(),
        };
        readings.iter().map(story).collect()
    }

    fn number_part(&self, face: Option<FaceId>, change: Change) -> NumberPart {
        let source = match face {
            Some(face) => self.title.game.name(face, self.speech.language).to_string(),
            None => self.speech.text("the-rules"),
        };
        let change = match change {
            Change::Set(number) => format!("= {number}"),
            Change::Add(number) if number < 0 => format!("−{}", number.unsigned_abs()),
            Change::Add(number) => format!("+{number}"),
            Change::Less(number, floor) => format!("−{number} (≥ {floor})"),
            Change::Times(number) => format!("×{number}"),
            Change::Half => "÷2".to_string(),
            Change::Cannot => "×".to_string(),
        };
        NumberPart { source, face: face.map(|face| u32::from(face.0)), change }
    }

    /// Why a decision was not taken.
    pub fn refusal(&self, refusal: &Refusal) -> RefusalText {
        let names = self.names();
        let listener = self.listener(&names);
        let text = match refusal {
            Refusal::Ruled(reason) | Refusal::NotYourDecision { reason, .. } => {
                self.speech.say(&reason.phrase, &listener)
            }
            // What the notation would allow instead is for programs, which have the options.
            Refusal::Unreadable(_) => self.speech.text("refused-unreadable"),
            Refusal::Over => self.speech.refusal(refusal, &listener),
        };
        RefusalText { code: refusal.code().to_string(), text, rule: refusal.rule().map(str::to_string) }
    }

    /// A phrase, said to the viewer.
    pub fn say(&self, phrase: &Phrase) -> String {
        let names = self.names();
        self.speech.say(phrase, &self.listener(&names))
    }

    /// A number of a card may have another name than a zone that is called the same.
    fn number_word(&self, word: &str) -> String {
        self.speech.known(&format!("number-{word}")).unwrap_or_else(|| self.word(word))
    }

    /// A mark of a card or die.
    pub(crate) fn mark(&self, name: &str) -> MarkScene {
        let label = self.speech.known(&format!("mark-{name}")).unwrap_or_else(|| self.word(name));
        MarkScene { name: name.to_string(), label }
    }

    pub(crate) fn word(&self, word: &str) -> String {
        self.speech.text(&format!("word-{word}"))
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// How the viewer calls everybody.
    fn names(&self) -> Vec<String> {
        let seats = (0..self.names.len() as u8).map(Seat);
        seats.map(|seat| if Some(seat) == self.seat { self.speech.text("you") } else { self.name(seat) }).collect()
    }

    fn listener<'b>(&'b self, names: &'b [String]) -> Listener<'b> {
        Listener { game: &*self.title.game, seat: self.seat, names, all: false }
    }
}

/// A place as a client names it: `hand:A/3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At {
    /// The zone's word.
    pub zone: String,
    /// Whose zone.
    pub seat: Option<Seat>,
    /// How many cards lie below.
    pub index: usize,
}

impl At {
    /// Reads a place.
    pub fn read(text: &str) -> Option<At> {
        let (zone, index) = text.split_once('/')?;
        let (zone, seat) = match zone.split_once(':') {
            Some((zone, letter)) => (zone, Some(Seat::from_letter(letter)?)),
            None => (zone, None),
        };
        Some(At { zone: zone.to_string(), seat, index: index.parse().ok()? })
    }
}

fn zone_id(zone: &str, seat: Option<Seat>) -> String {
    seat.map_or_else(|| zone.to_string(), |seat| format!("{zone}:{seat}"))
}

fn place_text(place: &Place) -> String {
    format!("{}/{}", zone_id(place.zone, place.seat), place.index)
}

/// Where a card lies, if the viewer knows it.
pub(crate) fn find(view: &View, card: CardId) -> Option<String> {
    view.zones.iter().find_map(|zone| {
        let index = zone.cards.iter().position(|other| other.known.is_some_and(|(id, _)| id == card))?;
        Some(place_text(&Place { zone: zone.name, seat: zone.seat, index: index as u16 }))
    })
}
