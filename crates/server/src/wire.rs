//! What goes over the wire: the messages of a table's socket and the answers of the HTTP part.
//!
//! These types are apart from the table's own: what a seat may not know is not in them to begin with. All sentences come
//! ready-made in the reader's language. The browser's types are generated from these (`cargo xtask types`), and a test
//! fails when they are stale. Numbers fit into 32 bits, because that is what JSON readers agree on.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The version of these messages. A client that speaks another one is told so and sent away.
pub const VERSION: u32 = 1;

/// What a client says over a table's socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum FromClient {
    /// The first message.
    Hello {
        /// The version of the messages the client speaks.
        version: u32,
        /// The language it wants to hear.
        language: Tongue,
        /// How many lines of the log it has already (0 for all).
        #[serde(default)]
        told: u32,
    },
    /// Answers a question.
    Answer {
        /// Which question: the numbers that came with it.
        question: QuestionId,
        /// One option's notation.
        text: String,
    },
    /// Asks what could be done with a card, why not, and what made its numbers what they are.
    Why {
        /// The card's place.
        at: String,
    },
    /// Asks why something written in the notation could not be done now.
    WhyNot {
        /// The attempt.
        text: String,
    },
    /// Another of the people at this screen sits down; nobody if the seat is left out.
    Sit {
        /// Their seat.
        seat: Option<String>,
    },
    /// Speaks another language from now on.
    Language {
        /// Which.
        language: Tongue,
    },
    /// What is answered for this person unasked. Nobody else is told.
    Habits {
        /// The settings.
        habits: Habits,
    },
    /// Says something to everybody at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Wants the last own decision taken back.
    Undo {},
    /// Answers somebody's wish to take a decision back.
    Consent {
        /// Whether it may be taken back.
        yes: bool,
    },
    /// Leaves an own seat to a bot, or takes it back.
    TakeOver {
        /// The seat.
        seat: String,
        /// The bot; nobody to take the seat back.
        bot: Option<String>,
    },
    /// Wants to play the same again. The table itself begins anew once all persons want it.
    Rematch {},
    /// Asks for a sign of life.
    Ping {},
}

/// What the server says over a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The version of the messages.
        version: u32,
        /// The table.
        table: TableInfo,
        /// The seats of whoever is connected; none for a spectator.
        seats: Vec<String>,
        /// What has been said so far.
        chat: Vec<ChatLine>,
        /// What is answered for this person unasked.
        habits: Habits,
    },
    /// Who sits where has changed, or something else about the table.
    Info {
        /// The table.
        table: TableInfo,
    },
    /// Everything to be seen now. Comes after `welcome`, and whenever something has changed.
    Scene {
        /// It.
        scene: Box<Scene>,
    },
    /// A decision was taken, for ever. Comes before the scene that shows it.
    Taken {
        /// The question that it answered.
        question: QuestionId,
    },
    /// A decision or wish was not taken. Nothing has changed.
    Refused {
        /// The question, if an answer was refused.
        question: Option<QuestionId>,
        /// Why.
        refusal: RefusalText,
    },
    /// The answer to `why` and `whyNot`.
    Because {
        /// What was asked about.
        at: String,
        /// What could be tried, and what the rules say to it.
        attempts: Vec<Attempt>,
        /// What made its numbers what they are.
        numbers: Vec<NumberStory>,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Somebody wants to take a decision back, or that wish was settled.
    Undo {
        /// The wish; nothing once it is settled.
        wish: Option<UndoWish>,
    },
    /// Somebody wants to play again.
    WantsRematch {
        /// The seats of those who have not said so.
        waiting: Vec<String>,
    },
    /// The people at this table play again at another one.
    Moved {
        /// The other table.
        table: String,
    },
    /// The answer to `ping`.
    Pong {},
    /// The connection ends, and why.
    Closing {
        /// A word for programs: `version`, `slow`, `rate`, `shutdown`, `gone`, `fault`.
        code: String,
        /// Why, in words.
        text: String,
    },
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Tongue {
    /// French.
    Fr,
    /// English.
    #[default]
    En,
}

/// Which question an answer is for. Both numbers must be those of the open question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct QuestionId {
    /// How often decisions have been taken back at this table.
    pub branch: u32,
    /// How many decisions the asked seat knows of.
    pub decision: u32,
}

/// When a person wants to be asked where passing is an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum Respond {
    /// Also where there is nothing but to pass, so that the time taken tells nothing.
    Every,
    /// Whenever something can be done.
    #[default]
    Able,
    /// Only in a turn of one's own.
    Turn,
    /// Not at all.
    Never,
}

/// What is answered for a person unasked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Habits {
    /// When to be asked where passing is an answer.
    pub respond: Respond,
    /// Whether the game chooses with what to pay.
    pub pay: bool,
    /// Whether the game chooses what comes first of several things at once.
    pub order: bool,
    /// Whether everything is passed until the next turn begins.
    pub pass_turn: bool,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { respond: Respond::Able, pay: true, order: false, pass_turn: false }
    }
}

/// A table, without what lies on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct TableInfo {
    /// The word that names it in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// When it was set up, in seconds since 1970.
    pub created: f64,
    /// When something last happened.
    pub touched: f64,
    /// How far it is.
    pub status: Status,
    /// Who has won, once it is over.
    pub winners: Vec<String>,
    /// How many decisions have been taken, as far as everybody knows.
    pub decisions: u32,
    /// The decks, by id: one for the table, or one a seat; none where the game's own are used.
    pub decks: Vec<String>,
    /// The options of the edition that differ from the default.
    pub options: Vec<(String, String)>,
    /// The scenario whose position it began from.
    pub scenario: Option<String>,
    /// Seconds for each seat, and seconds more after each decision; nothing without clocks.
    pub clock: Option<(u32, u32)>,
    /// The table and decision it was forked from.
    pub forked_from: Option<(String, u32)>,
    /// The seats of whoever asks; none for others.
    pub yours: Vec<String>,
    /// Whether whoever asks may have the record and look at it from every seat: it is over, or they are alone.
    pub open: bool,
    /// Why it cannot be played on, where it cannot: it was played with other cards.
    pub unplayable: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum Status {
    /// Some seats are still free.
    Gathering,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct SeatInfo {
    /// The seat's letter.
    pub seat: String,
    /// The name of whoever sits there; empty while it is free.
    pub name: String,
    /// Who.
    pub player: PlayerKind,
    /// The bot that plays, if one does.
    pub bot: Option<String>,
    /// Whether the person is connected.
    pub here: bool,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum PlayerKind {
    /// Nobody yet.
    Free,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A bot in place of a person, who may come back.
    StandIn,
}

/// Everything that somebody sees at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Scene {
    /// Who looks; nobody for a spectator.
    pub viewer: Option<String>,
    /// How many decisions the viewer knows of.
    pub decisions: u32,
    /// The seats, clockwise.
    pub seats: Vec<SeatScene>,
    /// The zones that are shown.
    pub zones: Vec<ZoneScene>,
    /// The dice.
    pub dice: Vec<DieScene>,
    /// What else everybody can see, a sentence each.
    pub facts: Vec<String>,
    /// Texts in force for a while.
    pub lasting: Vec<LastingScene>,
    /// What has been declared in an open window.
    pub declared: Vec<(String, String)>,
    /// What is asked of the viewer, or for whom everybody waits.
    pub prompt: String,
    /// The card whose text asks: a face.
    pub asking: Option<u32>,
    /// Who is deciding.
    pub asked: Option<String>,
    /// The person at this screen to whom it must be passed before anything secret is shown.
    pub hand_over: Option<String>,
    /// The question, if the viewer must decide.
    pub question: Option<QuestionScene>,
    /// Whether the viewer may ask to take a decision back, and how.
    pub undo: UndoKind,
    /// What has happened since the last scene.
    pub news: Vec<LogLine>,
    /// The number of the first line in `news`; lines from there on are replaced.
    pub news_from: u32,
    /// How it ended.
    pub result: Option<ResultScene>,
    /// Milliseconds left on the clock of each seat.
    pub clocks: Vec<u32>,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct QuestionScene {
    /// Its numbers, to be sent with the answer.
    pub id: QuestionId,
    /// What may be answered, in a fixed order.
    pub options: Vec<OptionScene>,
}

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct OptionScene {
    /// The notation, to be sent back.
    pub text: String,
    /// The same in words.
    pub label: String,
    /// The word of the notation: all options with the same word do the same kind of thing.
    pub word: String,
    /// The places of the first card it is about, equal copies included: a click on any of them means this.
    pub cards: Vec<String>,
    /// The places of a second card it is about: where the first may be dragged.
    pub onto: Vec<String>,
    /// The seat it is about.
    pub seat: Option<String>,
    /// The amount it is about, `∞` for an infinite one.
    pub amount: Option<String>,
    /// The die it is about.
    pub die: Option<u32>,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct SeatScene {
    /// Its letter.
    pub seat: String,
    /// Whether it is still in the game.
    pub alive: bool,
    /// Whether its own piece has been used.
    pub turned: bool,
    /// Its team.
    pub team: u32,
    /// Its numbers.
    pub gauges: Vec<NumberScene>,
}

/// A number with its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct NumberScene {
    /// Its word, for layouts.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What it is: digits, or `∞`.
    pub value: String,
    /// Whether something makes it more (1) or less (-1) than what is printed.
    pub changed: i32,
}

/// A zone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ZoneScene {
    /// Its key: its word, and the letter of its seat if it is personal. `hand:A`, `river`.
    pub id: String,
    /// Its word, for layouts.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// Whose it is.
    pub seat: Option<String>,
    /// Whether it is a pile: its size matters more than its cards.
    pub pile: bool,
    /// Whether it is held by a seat, unseen by the others.
    pub held: bool,
    /// How many cards there are.
    pub count: u32,
    /// The cards, bottom first. Of a pile of unknown cards only the number is told.
    pub cards: Vec<CardScene>,
}

/// A card on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct CardScene {
    /// Its place in this scene: `hand:A/3`.
    pub at: String,
    /// The same card in the next scene has the same key, as far as the viewer can follow it.
    pub key: String,
    /// What is printed on it, if the viewer knows it: the number of a face.
    pub face: Option<u32>,
    /// How the notation calls it, if the viewer knows it.
    pub slug: Option<String>,
    /// Its marks: depleted, new this turn.
    pub marks: Vec<MarkScene>,
    /// What it is worth now: its strength, its damage, the tokens on it.
    pub values: Vec<NumberScene>,
    /// The place of the card it is attached to.
    pub host: Option<String>,
}

/// A mark on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct MarkScene {
    /// Its word, for layouts.
    pub name: String,
    /// What it is called; empty if it goes without saying.
    pub label: String,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DieScene {
    /// Its name.
    pub die: u32,
    /// Whose it is.
    pub seat: Option<String>,
    /// What it shows.
    pub shows: u32,
}

/// A text in force for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct LastingScene {
    /// Whose.
    pub seat: String,
    /// The face it comes from.
    pub face: Option<u32>,
    /// It, in words.
    pub text: String,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct LogLine {
    /// After how many decisions it happened.
    pub decision: u32,
    /// Who had decided.
    pub seat: Option<String>,
    /// Whether a turn begins with it.
    pub turn: bool,
    /// What happened, a sentence.
    pub text: String,
    /// The card that made it happen, where the reader would not expect it.
    pub cause: Option<u32>,
    /// The faces it speaks of, as far as the reader knows them.
    pub faces: Vec<u32>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ResultScene {
    /// It, in words.
    pub text: String,
    /// The winners' seats.
    pub winners: Vec<String>,
    /// Whether the viewer has won; nothing for spectators and if nobody has.
    pub won: Option<bool>,
}

/// Whether a decision can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum UndoKind {
    /// There is none.
    #[default]
    Nothing,
    /// At once.
    Free,
    /// If another person agrees.
    Consent,
    /// If all agree, since somebody has learned something new.
    AllConsent,
}

/// Somebody's wish to take a decision back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct UndoWish {
    /// Whose wish.
    pub seat: String,
    /// What would be taken back, in words, as far as the reader may know.
    pub text: String,
    /// Whether somebody has learned something new since, so that all must agree.
    pub learned: bool,
    /// Who has not answered yet.
    pub waiting: Vec<String>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ChatLine {
    /// The name of whoever said it.
    pub name: String,
    /// Their seat; nothing for a spectator.
    pub seat: Option<String>,
    /// What.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: f64,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct RefusalText {
    /// A word for programs: `ruled`, `not-your-decision`, `unreadable`, `over`, `stale`, `bad-message`, ...
    pub code: String,
    /// Why, in words.
    pub text: String,
    /// The rule that says so.
    pub rule: Option<String>,
}

/// Something that could be tried with a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Attempt {
    /// The notation.
    pub text: String,
    /// The same in words.
    pub label: String,
    /// Why not; nothing if it is allowed.
    pub refusal: Option<RefusalText>,
}

/// What made a number what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct NumberStory {
    /// Its word, for layouts.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What is printed.
    pub base: String,
    /// What changes it, in order.
    pub parts: Vec<NumberPart>,
    /// What it is now.
    pub value: String,
}

/// One thing that changes a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct NumberPart {
    /// The name of the card that does it, or what else.
    pub source: String,
    /// Its face.
    pub face: Option<u32>,
    /// What it does: `+2`, `= 0`, `-1`.
    pub change: String,
}

// The HTTP part.

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct GameInfo {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// The fewest seats.
    pub least_seats: u32,
    /// The most seats.
    pub most_seats: u32,
    /// The decks to choose from.
    pub decks: Vec<DeckInfo>,
    /// How decks are chosen.
    pub deck_choice: DeckChoice,
    /// The formats in which decks are built; none where they are not.
    pub formats: Vec<String>,
    /// Where editions of the rulebook differ.
    pub options: Vec<EditionOption>,
    /// The bots, weakest first.
    pub bots: Vec<BotInfo>,
    /// How many rules the ledger has, and scenarios.
    pub rules: u32,
    /// How many scenarios there are.
    pub scenarios: u32,
    /// How many cards.
    pub cards: u32,
}

/// How decks are chosen before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum DeckChoice {
    /// One for the table.
    Table,
    /// One for each seat.
    Seat,
}

/// A deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DeckInfo {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The faces in it with their numbers.
    pub cards: Vec<(u32, u32)>,
    /// Whether it is one of the reader's own.
    pub own: bool,
}

/// A bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct BotInfo {
    /// Its word.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Where editions of the rulebook differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct EditionOption {
    /// Its word.
    pub id: String,
    /// What it is about.
    pub label: String,
    /// The values with their names, the default first.
    pub values: Vec<(String, String)>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct FaceInfo {
    /// Its number.
    pub face: u32,
    /// Its word in the notation.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its type line.
    pub line: String,
    /// Facts for the drawing, by words that are the same in every language: `kind`, `cost`, `strength`.
    pub print: Vec<(String, String)>,
    /// Printed numbers with their labels.
    pub numbers: Vec<(String, String)>,
    /// Its rules text, a paragraph each.
    pub text: Vec<String>,
    /// Whether it is no card of the game but shows a rule that no card uses.
    pub example: bool,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ChapterInfo {
    /// What it is called.
    pub name: String,
    /// Its rules.
    pub rules: Vec<RuleInfo>,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct RuleInfo {
    /// Its id.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Whether a program can show it.
    pub testable: bool,
    /// The scenarios that show it.
    pub scenarios: Vec<ScenarioInfo>,
}

/// A scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ScenarioInfo {
    /// The claim it makes, which names it.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// Its lines, as written.
    pub lines: Vec<String>,
}

/// Sets up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Who is to sit where. With a scenario or fork: as many as it has.
    pub seats: Vec<NewSeat>,
    /// The decks, by id: one for the table, or one a seat; the game's own where it is left out.
    #[serde(default)]
    pub decks: Vec<String>,
    /// The options of the edition.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The seed of everything random; chosen by the server if left out.
    #[serde(default)]
    pub seed: Option<String>,
    /// The scenario whose position it begins from.
    #[serde(default)]
    pub scenario: Option<String>,
    /// The table and decision it goes on from.
    #[serde(default)]
    pub fork: Option<(String, u32)>,
    /// Seconds for each seat, and seconds more after each decision.
    #[serde(default)]
    pub clock: Option<(u32, u32)>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "who", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum NewSeat {
    /// Whoever sets the table up, or somebody else at the same screen.
    Here {
        /// Their name.
        name: String,
    },
    /// Whoever gets the link.
    Link {},
    /// A bot.
    Bot {
        /// Its word.
        bot: String,
    },
}

/// A table that has been set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct NewTableMade {
    /// The table.
    pub table: TableInfo,
    /// The secret of each seat that is still free: whoever has it may sit down.
    pub invitations: Vec<Invitation>,
}

/// The secret of a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Invitation {
    /// The seat.
    pub seat: String,
    /// The secret, for the part of the address after `#`, which browsers keep to themselves.
    pub secret: String,
}

/// Sits down on a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Join {
    /// The seat's secret.
    pub secret: String,
    /// The name of whoever sits down.
    pub name: String,
}

/// The numbers of the seats over time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Chart {
    /// The decisions at which the numbers were read.
    pub decisions: Vec<u32>,
    /// The decisions with which turns began, and whose.
    pub turns: Vec<(u32, String)>,
    /// One line a seat and number; an infinite amount is told as nothing.
    pub lines: Vec<ChartLine>,
}

/// One line of a chart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct ChartLine {
    /// The seat.
    pub seat: String,
    /// The number's word.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// Its values.
    pub values: Vec<Option<i32>>,
}

/// A list of cards as text, to be checked or kept as a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct DeckText {
    /// What the deck is called.
    pub name: String,
    /// The format, the usual one if it is left out.
    #[serde(default)]
    pub format: Option<String>,
    /// The list: `4 Card Name` a line, or an OCTGN file.
    pub text: String,
}

/// What a deck check found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct DeckCheck {
    /// The deck as it was understood.
    pub deck: Option<DeckInfo>,
    /// What is wrong with it, with the rules that say so.
    pub faults: Vec<RefusalText>,
}

/// Something went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// What, where, and what would do.
    pub text: String,
    /// The rule that says so.
    pub rule: Option<String>,
}
