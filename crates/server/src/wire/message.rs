//! What is said over a table's socket, both ways.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Tongue;
use super::scene::Scene;
use super::table::TableInfo;

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
    /// Lets a bot sit down on a free seat.
    Fill {
        /// The seat.
        seat: String,
        /// The bot.
        bot: String,
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
        /// A word for programs: `version`, `rate`, `shutdown`, `store`, `full`, `gone`, `bad-message`. After `shutdown` and
        /// `store` it is worth coming back.
        code: String,
        /// Why, in words.
        text: String,
    },
}

/// Which question an answer is for. Both numbers must be those of the open question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct QuestionId {
    /// How often decisions have been taken back that the asked seat knew of.
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

/// Who chooses with what to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(export_to = "wire.ts")]
pub enum Pay {
    /// The person; what is paid in full is paid.
    #[default]
    Due,
    /// The person, who may pay more than is due.
    More,
    /// The game.
    Auto,
}

/// What is answered for a person unasked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Habits {
    /// When to be asked where passing is an answer.
    pub respond: Respond,
    /// Who chooses with what to pay.
    pub pay: Pay,
    /// Whether the game chooses what comes first of several things at once.
    pub order: bool,
    /// Whether everything is passed until the next turn begins.
    pub pass_turn: bool,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { respond: Respond::Able, pay: Pay::Due, order: false, pass_turn: false }
    }
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
    /// Whether the server says it: that they have asked for a hint.
    #[serde(default)]
    pub hint: bool,
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
