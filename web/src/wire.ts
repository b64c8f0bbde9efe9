// Made from crates/server/src/wire by `TYPES=update cargo test -p server --test types`.

/**
 * Who somebody is.
 */
export type AccountInfo = { name: string, role: Role, 
/**
 * Seconds since 1970.
 */
created: number, 
/**
 * Whether they can sign in with a passphrase.
 */
passphrase: boolean, 
/**
 * The providers of OpenID Connect with which they can sign in.
 */
providers: Array<string>, sessions: Array<SessionInfo>, };

/**
 * What the options of the open question are worth, as far as the asked seat knows.
 */
export type Analysis = { 
/**
 * The question.
 */
question: QuestionId, 
/**
 * The seat that is asked.
 */
seat: string, 
/**
 * How likely the seat, or its team, wins: between 0 and 1.
 */
win: number, 
/**
 * How many times the match was played on in thought.
 */
iterations: number, 
/**
 * Every option, the best first.
 */
options: Array<Judged>, };

/**
 * Asks what the options of the open question are worth.
 */
export type AnalysisWanted = { 
/**
 * The seat that is asked; one's own if it is left out.
 */
seat: string | null, 
/**
 * How long to think, at most 2000; about a second if it is left out.
 */
milliseconds: number | null, };

/**
 * Something that could be tried with a card.
 */
export type Attempt = { 
/**
 * The notation.
 */
text: string, 
/**
 * The same in words.
 */
label: string, 
/**
 * Why not; nothing if it is allowed.
 */
refusal: RefusalText | null, };

/**
 * Somebody who may not come, or not speak.
 */
export type Ban = { kind: BanKind, 
/**
 * A guest's id or an address.
 */
whom: string, 
/**
 * Seconds since 1970; 0 for ever.
 */
until: number, why: string, };

export type BanKind = "guest" | "address" | "mute";

/**
 * A moment of a match that is looked at again: what its answers were worth.
 */
export type BoardAnalysis = { 
/**
 * After how many decisions.
 */
decision: number, 
/**
 * The seat that was asked.
 */
seat: string, 
/**
 * How likely it was to win, as far as it knew.
 */
win: number, 
/**
 * How many times the match was played on in thought.
 */
iterations: number, 
/**
 * Every answer, the best first.
 */
answers: Array<JudgedAnswer>, 
/**
 * The notation of what was answered, if the match went on.
 */
taken: string | null, };

/**
 * A bot.
 */
export type BotInfo = { 
/**
 * Its word.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What to expect of it, a sentence; empty if nothing is known.
 */
about: string, 
/**
 * Whether it is a plain bot that every game has, not one of the game's levels.
 */
plain: boolean, 
/**
 * Whether it is a fair opponent for somebody who has just learned the game.
 */
usual: boolean, };

/**
 * Why a bot did what it did.
 */
export type BotReason = { 
/**
 * How many decisions had been taken before it.
 */
decision: number, 
/**
 * Its seat.
 */
seat: string, 
/**
 * What it did, as whoever asks is told it.
 */
act: string, 
/**
 * How likely it thought it would win with it.
 */
win: number, 
/**
 * What else came to its mind, in words.
 */
other: string | null, 
/**
 * How likely it would have won with that.
 */
otherWin: number, 
/**
 * What is better for it at once.
 */
gains: Array<string>, 
/**
 * What is worse for its opponents at once.
 */
losses: Array<string>, };

/**
 * A card on the table.
 */
export type CardScene = { 
/**
 * Its place in this scene: `hand:A/3`.
 */
at: string, 
/**
 * The same card in the next scene has the same key, as far as the viewer can follow it.
 */
key: string, 
/**
 * What is printed on it, if the viewer knows it: the number of a face.
 */
face: number | null, 
/**
 * How the notation calls it, if the viewer knows it.
 */
slug: string | null, 
/**
 * Its marks: depleted, new this turn.
 */
marks: Array<MarkScene>, 
/**
 * What it is worth now: its strength, its damage, the tokens on it.
 */
values: Array<NumberScene>, 
/**
 * The place of the card it is attached to.
 */
host: string | null, };

/**
 * Something that is being resolved.
 */
export type ChainScene = { 
/**
 * The card it is about: a face.
 */
face: number, 
/**
 * What is happening, in words; one of the scene's facts, or the card's name.
 */
text: string, };

/**
 * A chapter of a rulebook.
 */
export type ChapterInfo = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Its rules.
 */
rules: Array<RuleInfo>, };

/**
 * The numbers of the seats over time.
 */
export type Chart = { 
/**
 * The decisions at which the numbers were read.
 */
decisions: Array<number>, 
/**
 * The decisions with which turns began, and whose.
 */
turns: Array<[number, string]>, 
/**
 * One line a seat and number; an infinite amount is told as nothing.
 */
lines: Array<ChartLine>, };

/**
 * One line of a chart.
 */
export type ChartLine = { 
/**
 * The seat.
 */
seat: string, 
/**
 * The number's word.
 */
name: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * Its values.
 */
values: Array<number | null>, };

/**
 * Something said at the table.
 */
export type ChatLine = { 
/**
 * The name of whoever said it.
 */
name: string, 
/**
 * Their seat; nothing for a spectator.
 */
seat: string | null, 
/**
 * What.
 */
text: string, 
/**
 * When, in seconds since 1970.
 */
at: number, 
/**
 * Whether the server says it: that they have asked for a hint.
 */
hint: boolean, };

/**
 * A decision that was worse than another would have been, as estimated.
 */
export type CostlyDecision = { 
/**
 * How many decisions had been taken before it.
 */
decision: number, 
/**
 * Who decided.
 */
seat: string, 
/**
 * What was decided, in words.
 */
chosen: string, 
/**
 * What would have been better.
 */
better: string, 
/**
 * How likely the seat won after the better one.
 */
win: number, 
/**
 * By how much less it was likely to win after what it chose.
 */
lost: number, };

/**
 * A name and a passphrase.
 */
export type Credentials = { name: string, passphrase: string, };

/**
 * What a deck check found.
 */
export type DeckCheck = { 
/**
 * The deck as it was understood.
 */
deck: DeckInfo | null, 
/**
 * What is wrong with it, with the rules that say so.
 */
faults: Array<RefusalText>, };

/**
 * How decks are chosen before a match.
 */
export type DeckChoice = "table" | "seat";

/**
 * A deck in the words of another program.
 */
export type DeckExport = { 
/**
 * The file's text.
 */
text: string, };

/**
 * A deck.
 */
export type DeckInfo = { 
/**
 * Its word.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The faces in it with their numbers.
 */
cards: Array<[number, number]>, 
/**
 * The faces that the deck would begin with.
 */
opening: Array<number>, 
/**
 * Whether it is one of the reader's own.
 */
own: boolean, };

/**
 * A list of cards as text, to be checked or kept as a deck.
 */
export type DeckText = { 
/**
 * What the deck is called.
 */
name: string, 
/**
 * The format, the usual one if it is left out.
 */
format: string | null, 
/**
 * The list: `4 Card Name` a line, or an OCTGN file.
 */
text: string, 
/**
 * The cards that the deck would begin with, beside those that the list names.
 */
opening: Array<string>, };

/**
 * Something that a moderator or administrator has done.
 */
export type Deed = { id: string, at: number, who: string, what: string, about: string, why: string, };

/**
 * What moderators see.
 */
export type Desk = { 
/**
 * What they may do themselves.
 */
role: Role, reports: Array<Report>, bans: Array<Ban>, deeds: Array<Deed>, 
/**
 * The servers that are there; none if there is only one.
 */
nodes: Array<string>, };

/**
 * A kind of die.
 */
export type DieKindScene = { 
/**
 * Its word, for whoever draws it.
 */
name: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * The symbols on each side, from side 1 on; a side without any shows its number.
 */
sides: Array<Array<SymbolScene>>, };

/**
 * A die.
 */
export type DieScene = { 
/**
 * Its name in options.
 */
die: number, 
/**
 * Whose it is.
 */
seat: string | null, 
/**
 * Its kind, by its place in `dieKinds`; nothing for a plain die with numbers.
 */
kind: number | null, 
/**
 * The side on top, from 1.
 */
shows: number, 
/**
 * The pool it lies in: a word for layouts.
 */
pool: string, 
/**
 * What the pool is called.
 */
poolLabel: string, 
/**
 * Whether it is kept, spent and the like.
 */
marks: Array<MarkScene>, 
/**
 * The place of the card it lies on.
 */
on: string | null, };

/**
 * Where editions of the rulebook differ.
 */
export type EditionOption = { 
/**
 * Its word.
 */
id: string, 
/**
 * What it is about.
 */
label: string, 
/**
 * The values with their names, the default first.
 */
values: Array<[string, string]>, };

/**
 * What a scenario invites to try, and what was done of it.
 */
export type ExampleScene = { 
/**
 * The scenario's title, which names it.
 */
title: string, 
/**
 * The claim it makes, in the reader's language.
 */
name: string, 
/**
 * The rules it shows.
 */
rules: Array<string>, 
/**
 * What there is to try, in order.
 */
tries: Array<TryScene>, 
/**
 * The place of what is to be done next.
 */
next: number | null, 
/**
 * Whether somebody has gone another way.
 */
strayed: boolean, 
/**
 * Whether all was done.
 */
done: boolean, };

/**
 * What is printed on a card.
 */
export type FaceInfo = { 
/**
 * Its number.
 */
face: number, 
/**
 * Its word in the notation.
 */
slug: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its type line.
 */
line: string, 
/**
 * Facts for the drawing, by words that are the same in every language: `kind`, `cost`, `strength`.
 */
print: Array<[string, string]>, 
/**
 * What the values of some of these facts are called in the reader's language, by the same words.
 */
labels: Array<[string, string]>, 
/**
 * What these facts themselves are called, by the same words: short, as on the card.
 */
called: Array<[string, string]>, 
/**
 * Printed numbers with their labels.
 */
numbers: Array<[string, string]>, 
/**
 * Its rules text, a paragraph each.
 */
text: Array<string>, 
/**
 * Whether it is no card of the game but shows a rule that no card uses.
 */
example: boolean, };

/**
 * An answer about a card that is asked for directly after another answer.
 */
export type FollowUp = { 
/**
 * The notation, to be sent once it is asked for.
 */
text: string, 
/**
 * The same in words.
 */
label: string, 
/**
 * The word of the notation.
 */
word: string, 
/**
 * The places of the card it is about, equal copies included.
 */
cards: Array<string>, };

/**
 * What a client says over a table's socket.
 */
export type FromClient = { "type": "hello", 
/**
 * The version of the messages the client speaks.
 */
version: number, 
/**
 * The language it wants to hear.
 */
language: Tongue, 
/**
 * How many lines of the log it has already (0 for all).
 */
told: number, } | { "type": "answer", 
/**
 * Which question: the numbers that came with it.
 */
question: QuestionId, 
/**
 * One option's notation.
 */
text: string, } | { "type": "why", 
/**
 * The card's place.
 */
at: string, } | { "type": "whyNot", 
/**
 * The attempt.
 */
text: string, } | { "type": "sit", 
/**
 * Their seat.
 */
seat: string | null, } | { "type": "language", 
/**
 * Which.
 */
language: Tongue, } | { "type": "habits", 
/**
 * The settings.
 */
habits: Habits, } | { "type": "chat", 
/**
 * What.
 */
text: string, } | { "type": "undo", } | { "type": "consent", 
/**
 * Whether it may be taken back.
 */
yes: boolean, } | { "type": "takeOver", 
/**
 * The seat.
 */
seat: string, 
/**
 * The bot; nobody to take the seat back.
 */
bot: string | null, } | { "type": "fill", 
/**
 * The seat.
 */
seat: string, 
/**
 * The bot.
 */
bot: string, } | { "type": "rematch", } | { "type": "ping", };

/**
 * What the server says over a table's socket.
 */
export type FromServer = { "type": "welcome", 
/**
 * The version of the messages.
 */
version: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The seats of whoever is connected; none for a spectator.
 */
seats: Array<string>, 
/**
 * What has been said so far.
 */
chat: Array<ChatLine>, 
/**
 * What is answered for this person unasked.
 */
habits: Habits, } | { "type": "info", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "scene", 
/**
 * It.
 */
scene: Scene, } | { "type": "taken", 
/**
 * The question that it answered.
 */
question: QuestionId, } | { "type": "refused", 
/**
 * The question, if an answer was refused.
 */
question: QuestionId | null, 
/**
 * Why.
 */
refusal: RefusalText, } | { "type": "because", 
/**
 * What was asked about.
 */
at: string, 
/**
 * What could be tried, and what the rules say to it.
 */
attempts: Array<Attempt>, 
/**
 * What made its numbers what they are.
 */
numbers: Array<NumberStory>, } | { "type": "chat", 
/**
 * What.
 */
line: ChatLine, } | { "type": "undo", 
/**
 * The wish; nothing once it is settled.
 */
wish: UndoWish | null, } | { "type": "wantsRematch", 
/**
 * The seats of those who have not said so.
 */
waiting: Array<string>, } | { "type": "moved", 
/**
 * The other table.
 */
table: string, } | { "type": "pong", } | { "type": "closing", 
/**
 * A word for programs: `version`, `rate`, `shutdown`, `store`, `full`, `gone`, `bad-message`. After `shutdown` and
 * `store` it is worth coming back.
 */
code: string, 
/**
 * Why, in words.
 */
text: string, };

/**
 * A game that can be played.
 */
export type GameInfo = { 
/**
 * Its word.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * One sentence about it.
 */
about: string, 
/**
 * The fewest seats.
 */
leastSeats: number, 
/**
 * The most seats.
 */
mostSeats: number, 
/**
 * The decks to choose from.
 */
decks: Array<DeckInfo>, 
/**
 * How decks are chosen.
 */
deckChoice: DeckChoice, 
/**
 * The formats in which decks are built; none where they are not.
 */
formats: Array<string>, 
/**
 * How many cards a deck may name that it begins with; 0 where nobody chooses them.
 */
opening: number, 
/**
 * In whose words a deck can be written, by words such as `text` and `o8d`.
 */
exports: Array<string>, 
/**
 * Where editions of the rulebook differ.
 */
options: Array<EditionOption>, 
/**
 * The bots: the levels of the game, weakest first, then the plain ones.
 */
bots: Array<BotInfo>, 
/**
 * How many rules the ledger has, and scenarios.
 */
rules: number, 
/**
 * How many scenarios there are.
 */
scenarios: number, 
/**
 * How many cards.
 */
cards: number, 
/**
 * How many lessons there are.
 */
lessons: number, 
/**
 * How many puzzles.
 */
puzzles: number, };

/**
 * An order with its reason.
 */
export type Given = { order: Order, why: string, };

/**
 * What to think about when something is asked.
 */
export type GuideAsk = { 
/**
 * In words.
 */
text: string, 
/**
 * The rule behind it.
 */
rule: string, };

/**
 * What is explained in a first match.
 */
export type GuideInfo = { 
/**
 * How many decisions had been taken.
 */
decisions: number, 
/**
 * What to think about now, if whoever asks must decide.
 */
ask: GuideAsk | null, 
/**
 * Why the bots did what they did since the decision that was named, the latest last.
 */
reasons: Array<BotReason>, };

/**
 * What is answered for a person unasked.
 */
export type Habits = { 
/**
 * When to be asked where passing is an answer.
 */
respond: Respond, 
/**
 * Who chooses with what to pay.
 */
pay: Pay, 
/**
 * Whether the game chooses what comes first of several things at once.
 */
order: boolean, 
/**
 * Whether everything is passed until the next turn begins.
 */
passTurn: boolean, };

/**
 * The secret of a free seat.
 */
export type Invitation = { 
/**
 * The seat.
 */
seat: string, 
/**
 * The secret, for the part of the address after `#`, which browsers keep to themselves.
 */
secret: string, };

/**
 * Sits down on a free seat.
 */
export type Join = { 
/**
 * The seat's secret.
 */
secret: string, 
/**
 * The name of whoever sits down.
 */
name: string, };

/**
 * What an option is worth.
 */
export type Judged = { 
/**
 * The notation, to be answered with.
 */
text: string, 
/**
 * The same in words.
 */
label: string, 
/**
 * How likely the seat wins if it takes it.
 */
win: number, 
/**
 * How often it was tried.
 */
visits: number, };

/**
 * An answer with what it was worth.
 */
export type JudgedAnswer = { 
/**
 * The answer, with the places of its cards.
 */
option: OptionScene, 
/**
 * How likely the seat wins with it.
 */
win: number, 
/**
 * How often it was tried.
 */
visits: number, };

/**
 * A decision, and how much less likely it made a win than the best answer would have.
 */
export type JudgedDecision = { 
/**
 * How many decisions had been taken before it.
 */
decision: number, 
/**
 * Who decided.
 */
seat: string, 
/**
 * What was decided, in words.
 */
chosen: string, 
/**
 * What would have been better, if anything.
 */
better: string | null, 
/**
 * By how much less the seat was likely to win.
 */
lost: number, };

/**
 * A text in force for a while.
 */
export type LastingScene = { 
/**
 * Whose.
 */
seat: string, 
/**
 * The face it comes from.
 */
face: number | null, 
/**
 * It, in words.
 */
text: string, };

/**
 * A lesson. A table that is set up with its title as scenario is taught.
 */
export type LessonInfo = { 
/**
 * What names it.
 */
title: string, 
/**
 * What is learned, in the reader's language.
 */
name: string, 
/**
 * How many sit at its table.
 */
seats: number, 
/**
 * The seat of whoever learns.
 */
learner: string, };

/**
 * Where a lesson stands.
 */
export type LessonScene = { 
/**
 * The lesson's title, which names it.
 */
title: string, 
/**
 * The same in the reader's language.
 */
name: string, 
/**
 * Its number among the lessons of the game, from 1.
 */
number: number, 
/**
 * How many lessons the game has.
 */
count: number, 
/**
 * What the teacher says now.
 */
say: string, 
/**
 * How many of the learner's decisions are taken.
 */
step: number, 
/**
 * How many there are.
 */
steps: number, 
/**
 * Whether all is done.
 */
done: boolean, };

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * After how many decisions it happened.
 */
decision: number, 
/**
 * Who had decided.
 */
seat: string | null, 
/**
 * Whether a turn begins with it.
 */
turn: boolean, 
/**
 * What happened, a sentence.
 */
text: string, 
/**
 * The card that made it happen, where the reader would not expect it.
 */
cause: number | null, 
/**
 * The faces it speaks of, as far as the reader knows them.
 */
faces: Array<number>, };

/**
 * A mark on a card.
 */
export type MarkScene = { 
/**
 * Its word, for layouts.
 */
name: string, 
/**
 * What it is called; empty if it goes without saying.
 */
label: string, };

/**
 * How well somebody plays.
 */
export type Mine = { 
/**
 * All matches added up, game by game.
 */
games: Array<StandingInfo>, 
/**
 * The last matches, the latest first.
 */
last: Array<ResultInfo>, };

/**
 * Another passphrase in place of the present one.
 */
export type NewPassphrase = { passphrase: string, new: string, };

/**
 * What somebody wants looked at.
 */
export type NewReport = { 
/**
 * The letter of the seat it is about; nothing for the table as a whole.
 */
seat: string | null, text: string, };

/**
 * Who is to sit on a seat.
 */
export type NewSeat = { "who": "here", 
/**
 * Their name.
 */
name: string, } | { "who": "link", } | { "who": "bot", 
/**
 * Its word.
 */
bot: string, };

/**
 * Sets up a table.
 */
export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * Who is to sit where. With a scenario or fork: as many as it has.
 */
seats: Array<NewSeat>, 
/**
 * The decks, by id: one for the table, or one a seat; the game's own where it is left out.
 */
decks: Array<string>, 
/**
 * The options of the edition.
 */
options: Array<[string, string]>, 
/**
 * The seed of everything random; chosen by the server if left out.
 */
seed: string | null, 
/**
 * The scenario whose position it begins from.
 */
scenario: string | null, 
/**
 * The puzzle that is to be solved, by its id.
 */
puzzle: string | null, 
/**
 * The table and decision it goes on from.
 */
fork: [string, number] | null, 
/**
 * Seconds for each seat, and seconds more after each decision.
 */
clock: [number, number] | null, 
/**
 * Whether those who play may ask for hints; if it is left out, only where one person plays.
 */
hints: boolean | null, 
/**
 * Whether anybody may sit down: the table stands in the lobby until its seats are taken.
 */
listed: boolean, 
/**
 * Whether it counts for ratings: people alone, each at a screen of their own, and no hints.
 */
rated: boolean, };

/**
 * A table that has been set up.
 */
export type NewTableMade = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The secret of each seat that is still free: whoever has it may sit down.
 */
invitations: Array<Invitation>, };

/**
 * One thing that changes a number.
 */
export type NumberPart = { 
/**
 * The name of the card that does it, or what else.
 */
source: string, 
/**
 * Its face.
 */
face: number | null, 
/**
 * What it does: `+2`, `= 0`, `-1`.
 */
change: string, };

/**
 * A number with its name.
 */
export type NumberScene = { 
/**
 * Its word, for layouts.
 */
name: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * What it is: digits, or `∞`.
 */
value: string, 
/**
 * Whether something makes it more (1) or less (-1) than what is printed.
 */
changed: number, 
/**
 * The number that decides the match once it is reached.
 */
goal: number | null, };

/**
 * What made a number what it is.
 */
export type NumberStory = { 
/**
 * Its word, for layouts.
 */
name: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * What is printed.
 */
base: string, 
/**
 * What changes it, in order.
 */
parts: Array<NumberPart>, 
/**
 * What it is now.
 */
value: string, };

/**
 * Something that the dice may still bring, with its chances from 0 to 1.
 */
export type OddsScene = { 
/**
 * What it is called.
 */
label: string, 
/**
 * What the dice must show.
 */
needs: string, 
/**
 * With the dice as they lie: 1 or 0.
 */
now: number, 
/**
 * With the best answer, or with the dice as they lie if that is better.
 */
best: number, 
/**
 * With each answer that rolls dice again: the option's text and the chance.
 */
answers: Array<[string, number]>, };

/**
 * One answer.
 */
export type OptionScene = { 
/**
 * The notation, to be sent back.
 */
text: string, 
/**
 * The same in words.
 */
label: string, 
/**
 * The word of the notation: all options with the same word do the same kind of thing.
 */
word: string, 
/**
 * The places of the first card it is about, equal copies included: a click on any of them means this.
 */
cards: Array<string>, 
/**
 * The places of a second card it is about: where the first may be dragged.
 */
onto: Array<string>, 
/**
 * The seat it is about.
 */
seat: string | null, 
/**
 * The amount it is about, `∞` for an infinite one.
 */
amount: string | null, 
/**
 * The die it is about.
 */
die: number | null, 
/**
 * What may be chosen directly after it, where the same seat goes on and nothing new is learned in between.
 */
then: Array<FollowUp>, 
/**
 * The places of the own card that does it although it does not name it, where there is no other.
 */
by: Array<string>, };

/**
 * Something to be done.
 */
export type Order = { "what": "ban", kind: BanKind, 
/**
 * A guest's id, a seat at a table (`TABLE/A`), the name of an account (`@name`), or an address.
 */
whom: string, 
/**
 * For how many days; 0 for ever.
 */
days: number, } | { "what": "unban", kind: BanKind, whom: string, } | { "what": "settle", report: string, } | { "what": "close", table: string, } | { "what": "open", table: string, } | { "what": "role", whom: string, role: Role, } | { "what": "forget", whom: string, };

/**
 * How likely each side was to win, over a match that is over.
 */
export type Outlook = { 
/**
 * Whether everything is known.
 */
ready: boolean, 
/**
 * How many decisions have been looked at.
 */
done: number, 
/**
 * How many decisions there are.
 */
all: number, 
/**
 * One line a seat, or a team where there are teams.
 */
lines: Array<OutlookLine>, 
/**
 * The decisions that cost most, the worst first.
 */
costly: Array<CostlyDecision>, 
/**
 * Every decision with a choice, in order, with what it cost.
 */
decisions: Array<JudgedDecision>, };

/**
 * How likely one side was to win, as it knew the table at its own decisions.
 */
export type OutlookLine = { 
/**
 * Its seats.
 */
seats: Array<string>, 
/**
 * After how many decisions, and how likely it won from there. The last is how it ended.
 */
points: Array<[number, number]>, };

/**
 * Who chooses with what to pay.
 */
export type Pay = "due" | "more" | "auto";

/**
 * Who plays a seat.
 */
export type PlayerKind = "free" | "person" | "bot" | "standIn";

/**
 * Something went wrong.
 */
export type Problem = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * What, where, and what would do.
 */
text: string, 
/**
 * The rule that says so.
 */
rule: string | null, };

/**
 * What is to be reached before a turn is over.
 */
export type PuzzleAim = "win" | "survive";

/**
 * How often an answer reaches what a puzzle asks for.
 */
export type PuzzleChance = { 
/**
 * The answer in words.
 */
answer: string, 
/**
 * Of a thousand times.
 */
ofThousand: number, 
/**
 * Whether it was given.
 */
taken: boolean, };

/**
 * A puzzle. A table that is set up with its id has its position.
 */
export type PuzzleInfo = { 
/**
 * What names it.
 */
id: string, 
/**
 * What is to be reached.
 */
aim: PuzzleAim, 
/**
 * The seat of whoever solves it.
 */
seat: string, 
/**
 * How many sit at its table.
 */
seats: number, 
/**
 * How many decisions a solution has.
 */
moves: number, 
/**
 * Whether it can be solved whatever the hidden cards are.
 */
sure: boolean, 
/**
 * Whether a single answer is looked for: the one with the best chance.
 */
choice: boolean, };

/**
 * Where a puzzle stands.
 */
export type PuzzleScene = { 
/**
 * What names it.
 */
id: string, 
/**
 * What is to be reached.
 */
aim: PuzzleAim, 
/**
 * The seat of whoever solves it.
 */
seat: string, 
/**
 * How many decisions a solution has.
 */
moves: number, 
/**
 * Whether it can be solved whatever the hidden cards are.
 */
sure: boolean, 
/**
 * On so many tables that look the same the solution holds,
 */
held: number, 
/**
 * of so many.
 */
of: number, 
/**
 * How far it is.
 */
stand: PuzzleStand, 
/**
 * The solver's decisions of a solution, in words, once it is over.
 */
solution: Array<string>, 
/**
 * Whether a single answer is looked for: the one with the best chance.
 */
choice: boolean, 
/**
 * The chances of all answers, once one was given; the best one first.
 */
chances: Array<PuzzleChance>, };

/**
 * How far a puzzle is.
 */
export type PuzzleStand = "open" | "solved" | "failed";

/**
 * Which question an answer is for. Both numbers must be those of the open question.
 */
export type QuestionId = { 
/**
 * How often decisions have been taken back that the asked seat knew of.
 */
branch: number, 
/**
 * How many decisions the asked seat knows of.
 */
decision: number, };

/**
 * What is asked.
 */
export type QuestionScene = { 
/**
 * Its numbers, to be sent with the answer.
 */
id: QuestionId, 
/**
 * What may be answered, in a fixed order.
 */
options: Array<OptionScene>, 
/**
 * The places of the cards that were chosen for this, and `die:2` for the die of that number, one after another; each can
 * still be taken back.
 */
chosen: Array<string>, 
/**
 * How many may be chosen in all, where that is known.
 */
most: number | null, 
/**
 * What the dice may still bring, where some of them may be rolled again.
 */
odds: Array<OddsScene>, 
/**
 * Where something is paid for piece by piece: the answers with which the game would pay all of it.
 */
payment: Array<string>, };

/**
 * Looks for somebody to play with.
 */
export type QuickMatch = { 
/**
 * The game.
 */
game: string, 
/**
 * The name of whoever looks.
 */
name: string, 
/**
 * Whether it shall count for ratings.
 */
rated: boolean, };

/**
 * Where others can reach the server.
 */
export type Reach = { 
/**
 * The address that others can open; nothing if only this machine can reach the server.
 */
address: string | null, 
/**
 * This machine in its network, where that is known: the address that others could open if the server were open to them.
 */
network: string | null, 
/**
 * Whether only machines of the same network reach it.
 */
nearby: boolean, };

/**
 * Why something was not done.
 */
export type RefusalText = { 
/**
 * A word for programs: `ruled`, `not-your-decision`, `unreadable`, `over`, `stale`, `bad-message`, ...
 */
code: string, 
/**
 * Why, in words.
 */
text: string, 
/**
 * The rule that says so.
 */
rule: string | null, };

/**
 * Something that somebody wants looked at.
 */
export type Report = { id: string, at: number, guest: string, table: string, 
/**
 * The letter of the seat it is about; empty for the table.
 */
seat: string, text: string, 
/**
 * When it was settled; 0 while it is not.
 */
settled: number, };

/**
 * When a person wants to be asked where passing is an answer.
 */
export type Respond = "every" | "able" | "turn" | "never";

/**
 * How a match went for somebody.
 */
export type ResultInfo = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * When, in seconds since 1970.
 */
at: number, 
/**
 * Their seat.
 */
seat: string, 
/**
 * 1 won, 0 lost, one half neither.
 */
score: number, 
/**
 * How many people played.
 */
persons: number, 
/**
 * The rating before it, if it counted.
 */
before: number | null, 
/**
 * The rating after it, if it counted.
 */
after: number | null, };

/**
 * How a match ended.
 */
export type ResultScene = { 
/**
 * It, in words.
 */
text: string, 
/**
 * The winners' seats.
 */
winners: Array<string>, 
/**
 * Whether the viewer has won; nothing for spectators and in a draw.
 */
won: boolean | null, 
/**
 * The seats that gave up.
 */
gaveUp: Array<string>, };

/**
 * What somebody may do beside playing; each may do what those before it may.
 */
export type Role = "player" | "moderator" | "administrator";

/**
 * A rule, or a ruling on what rules leave open.
 */
export type RuleInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The question that it answers, if it is a ruling.
 */
question: string | null, 
/**
 * What it says.
 */
text: string, 
/**
 * The rulings about a rule, or the rules that a ruling is about.
 */
related: Array<string>, 
/**
 * Whether a program can show it.
 */
testable: boolean, 
/**
 * The scenarios that show it.
 */
scenarios: Array<ScenarioInfo>, };

/**
 * A scenario.
 */
export type ScenarioInfo = { 
/**
 * The claim it makes, which names it.
 */
title: string, 
/**
 * The same in the reader's language.
 */
name: string, 
/**
 * The rules it shows.
 */
rules: Array<string>, 
/**
 * Its lines, as written.
 */
lines: Array<string>, };

/**
 * Everything that somebody sees at one moment.
 */
export type Scene = { 
/**
 * Who looks; nobody for a spectator.
 */
viewer: string | null, 
/**
 * How many decisions the viewer knows of.
 */
decisions: number, 
/**
 * The seats, clockwise.
 */
seats: Array<SeatScene>, 
/**
 * The zones that are shown.
 */
zones: Array<ZoneScene>, 
/**
 * The dice.
 */
dice: Array<DieScene>, 
/**
 * The kinds of dice that lie on the table.
 */
dieKinds: Array<DieKindScene>, 
/**
 * What else everybody can see, a sentence each.
 */
facts: Array<string>, 
/**
 * Texts in force for a while.
 */
lasting: Array<LastingScene>, 
/**
 * What has been declared in an open window.
 */
declared: Array<[string, string]>, 
/**
 * What is being resolved, each within the one before it.
 */
chain: Array<ChainScene>, 
/**
 * Who is acting on whom, as places of cards: attackers and what they attack, blockers and whom they block.
 */
aims: Array<[string, string]>, 
/**
 * What is asked of the viewer, or for whom everybody waits.
 */
prompt: string, 
/**
 * The card whose text asks: a face.
 */
asking: number | null, 
/**
 * Who is deciding.
 */
asked: string | null, 
/**
 * The person at this screen to whom it must be passed before anything secret is shown.
 */
handOver: string | null, 
/**
 * The question, if the viewer must decide.
 */
question: QuestionScene | null, 
/**
 * Whether the viewer may ask to take a decision back, and how.
 */
undo: UndoKind, 
/**
 * What has happened since the last scene.
 */
news: Array<LogLine>, 
/**
 * The number of the first line in `news`; lines from there on are replaced.
 */
newsFrom: number, 
/**
 * How it ended.
 */
result: ResultScene | null, 
/**
 * Milliseconds left on the clock of each seat.
 */
clocks: Array<number>, 
/**
 * What the teacher says, at the table of a lesson.
 */
lesson: LessonScene | null, 
/**
 * What there is to try, at a table that shows a rule.
 */
example: ExampleScene | null, 
/**
 * What is to be reached, at the table of a puzzle.
 */
puzzle: PuzzleScene | null, };

/**
 * Who sits on a seat.
 */
export type SeatInfo = { 
/**
 * The seat's letter.
 */
seat: string, 
/**
 * The name of whoever sits there; empty while it is free.
 */
name: string, 
/**
 * Who.
 */
player: PlayerKind, 
/**
 * The bot that plays, if one does.
 */
bot: string | null, 
/**
 * Whether the person is connected.
 */
here: boolean, };

/**
 * A seat as everybody sees it.
 */
export type SeatScene = { 
/**
 * Its letter.
 */
seat: string, 
/**
 * Whether it is still in the game.
 */
alive: boolean, 
/**
 * Whether its own piece has been used.
 */
turned: boolean, 
/**
 * Its team.
 */
team: number, 
/**
 * Its numbers.
 */
gauges: Array<NumberScene>, };

/**
 * A browser in which somebody has signed in.
 */
export type SessionInfo = { id: string, 
/**
 * What the browser says it is.
 */
about: string, created: number, seen: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };

/**
 * Sits down at an open table.
 */
export type SitDown = { 
/**
 * The name of whoever sits down.
 */
name: string, };

/**
 * All matches of somebody in a game, added up.
 */
export type StandingInfo = { 
/**
 * The game.
 */
game: string, 
/**
 * How many matches.
 */
played: number, 
/**
 * How many of them were won.
 */
won: number, 
/**
 * How many nobody won.
 */
drawn: number, 
/**
 * How many counted for the rating.
 */
rated: number, 
/**
 * The rating; nothing before the first match that counts.
 */
rating: number | null, 
/**
 * How unsure the rating is.
 */
deviation: number | null, };

/**
 * How far a table is.
 */
export type Status = "gathering" | "playing" | "over";

/**
 * A symbol on a die.
 */
export type SymbolScene = { 
/**
 * Its word, for whoever draws it.
 */
name: string, 
/**
 * What it is called.
 */
label: string, };

/**
 * A table, without what lies on it.
 */
export type TableInfo = { 
/**
 * The word that names it in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The seats, clockwise.
 */
seats: Array<SeatInfo>, 
/**
 * When it was set up, in seconds since 1970.
 */
created: number, 
/**
 * When something last happened.
 */
touched: number, 
/**
 * How far it is.
 */
status: Status, 
/**
 * Who has won, once it is over.
 */
winners: Array<string>, 
/**
 * How many decisions have been taken, as far as everybody knows.
 */
decisions: number, 
/**
 * The decks, by id: one for the table, or one a seat; none where the game's own are used.
 */
decks: Array<string>, 
/**
 * The options of the edition that differ from the default.
 */
options: Array<[string, string]>, 
/**
 * The scenario whose position it began from.
 */
scenario: string | null, 
/**
 * Seconds for each seat, and seconds more after each decision; nothing without clocks.
 */
clock: [number, number] | null, 
/**
 * Whether those who play may ask for hints.
 */
hints: boolean, 
/**
 * Whether anybody may sit down while a seat is free.
 */
listed: boolean, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * Whose decision it is, as far as everybody knows.
 */
asked: string | null, 
/**
 * The table and decision it was forked from.
 */
forkedFrom: [string, number] | null, 
/**
 * The seats of whoever asks; none for others.
 */
yours: Array<string>, 
/**
 * Whether whoever asks may have the record and look at it from every seat: it is over, or they are alone.
 */
open: boolean, 
/**
 * Which cards it is played with; nothing where a server's cards cannot change.
 */
data: string | null, 
/**
 * Why it cannot be played on, where it cannot: it was played with other cards.
 */
unplayable: string | null, };

/**
 * A word or sign on cards, and the rule that says what it means.
 */
export type TermInfo = { 
/**
 * The rule.
 */
rule: string, 
/**
 * What it says.
 */
text: string, 
/**
 * How it is written on cards in the reader's language; none if it is only drawn.
 */
words: Array<string>, 
/**
 * The names of the numbers, marks and letters that stand for it.
 */
signs: Array<string>, };

/**
 * A language.
 */
export type Tongue = "fr" | "en";

/**
 * One thing to try.
 */
export type TryScene = { 
/**
 * Whose it is.
 */
seat: string, 
/**
 * The notation.
 */
text: string, 
/**
 * The same in words.
 */
label: string, 
/**
 * The rule that refuses it; nothing if it is allowed.
 */
refused: string | null, 
/**
 * Whether it was done, or the refusal was seen.
 */
done: boolean, };

/**
 * Whether a decision can be taken back.
 */
export type UndoKind = "nothing" | "free" | "consent" | "allConsent";

/**
 * Somebody's wish to take a decision back.
 */
export type UndoWish = { 
/**
 * Whose wish.
 */
seat: string, 
/**
 * What would be taken back, in words, as far as the reader may know.
 */
text: string, 
/**
 * Whether somebody has learned something new since, so that all must agree.
 */
learned: boolean, 
/**
 * Who has not answered yet.
 */
waiting: Array<string>, };

/**
 * How one can sign in beside name and passphrase.
 */
export type WaysIn = { 
/**
 * What the provider of OpenID Connect is called, if there is one.
 */
openid: string | null, };

/**
 * A zone.
 */
export type ZoneScene = { 
/**
 * Its key: its word, and the letter of its seat if it is personal. `hand:A`, `river`.
 */
id: string, 
/**
 * Its word, for layouts.
 */
name: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * Whose it is.
 */
seat: string | null, 
/**
 * Whether it is a pile: its size matters more than its cards.
 */
pile: boolean, 
/**
 * Whether it is held by a seat, unseen by the others.
 */
held: boolean, 
/**
 * How many cards there are.
 */
count: number, 
/**
 * The cards, bottom first. Of a pile of unknown cards only the number is told.
 */
cards: Array<CardScene>, };

export const VERSION = 1;
