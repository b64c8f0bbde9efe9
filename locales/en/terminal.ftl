# What the terminal itself says.
heading = { $title }: { $text }
heading-you = You ({ $seat })
heading-bot = { $seat }, { $bot }
semicolon = ;
out = out of the game
turned = hero used
in-force = In force: { $card } ({ $seat })
dice = Dice ({ $where }): { $shown }
unknown-cards = { $number ->
    [0] no cards
    [one] 1 hidden card
   *[other] { $number } hidden cards
}
so-many-times = { $first }, { $number } times.
all-so-many-times = { $first }, { $number } times (each time: { $rest }).
and-more = { $number ->
    [one] And 1 more.
   *[other] And { $number } more.
}

welcome = Welcome to { $game }. Seed { $seed }: the same seed deals the same cards.
welcome-saved = { $game }: the saved match goes on.
welcome-scenario = Position of the scenario “{ $title }” ({ $rules }).
welcome-help = Answer with a number, the notation, or the beginning of its words, such as “p cry”. Type “help” for everything else.
which-game = Which game do you want to play?
which-level = How strong should your opponent be? Enter takes the one that is marked.
pass-the-keyboard = Pass the keyboard to { $seat }, then press Enter.
from-to = { $first } to { $last }
type-an-amount = How much ({ $range })? Just type the number. For example { $sample }: { $label } [{ $pattern }]

by-enter = { $label } (Enter)
passed-for-you = { $number ->
    [one] (Passed for you once.)
   *[other] (Passed for you { $number } times.)
}
settings = What is answered for you, unseen by the others:
respond-always = Responses: you are asked always, so that your pauses tell nothing [respond always]
respond-able = Responses: you are asked whenever you can do something [respond able]
respond-turn = Responses: you are asked only in your own turn [respond turn]
respond-never = Responses: passed for you, always [respond never]
respond-next-turn = Responses: passed for you until the next turn begins [pass turn]
respond-how = When do you want to be asked? Type respond always, respond able (when you can do something), respond turn (only in your own turn) or respond never.
passing-turn = Everything is passed for you until the next turn begins.
status-always = Responses: always
status-able = Responses: when you can do something
status-turn = Responses: in your own turn
status-never = Responses: never
status-next-turn = Responses: from the next turn on
order-hint = (“order auto” leaves this to the game.)
pay-auto = Payment: chosen for you [pay auto]
pay-ask = Payment: you choose, and what is paid in full is paid [pay ask]
pay-more = Payment: you choose, and may pay more than is due [pay more]
order-auto = Order of several things at once: chosen for you [order auto]
order-ask = Order of several things at once: you choose [order ask]

hint-thinking = Thinking…
hint-chances = Your chances of winning, from what you can know: { $win }
hint-win = win
hint-tries = tries
hint-advice = Best: { $label } [{ $notation }]
hint-how = How long may it take? Type hint, or hint and a number of seconds from 1 to 60; analysis shows every answer.
odds-nothing = No dice may be rolled again now.
odds-no-such-answer = You cannot keep { $typed }; type odds and the numbers of the dice that you would keep, such as odds 266.
odds-of-answer = Chances if you keep these dice and then keep well:
odds-of-dice = Chances if you keep well from now on:
odds-now = (as the dice lie)
odds-by-rolls = Chances in per cent, by how often the dice may be rolled, if one keeps well:
odds-no-dice = { $card } has no dice.
hint-nothing = You are not asked anything now.
percent = { $number }%
percent-below = <{ $number }%
percent-above = >{ $number }%
review-thinking = Looking back at your decisions; this may take half a minute…
review-later = A match is looked back at when it is over.
review-nothing = There is nothing to look back at.
review-chances = How likely to win before each decision: { $seat }
review-range = At first { $first }, at worst { $low } (turn { $low-turn }), at best { $high } (turn { $high-turn }).
review-losses = The decisions that cost most, as far as one could know then:
review-turn = Turn { $turn }
review-turn-of = Turn { $turn }, { $seat }
review-decision = Decision { $decision }
review-decision-of = Decision { $decision }, { $seat }
review-moment = { $when }: “{ $taken }” ({ $taken-win }). Better: “{ $best }” ({ $best-win }).
review-no-loss = No decision cost much.
review-caveat = The numbers are estimates; a few percent mean little.
over-hint = Type review to look back, undo to go back, or Enter to leave.

bot-fault = Seat { $seat }: { $fault }
    { $level } answers for it.
left = You leave the table.
end-of-input = The input has ended, and the match stops here.

nothing-typed = Type an answer, or help.
too-long = That was too long; an answer has at most { $most } characters.
several-fit = Several answers fit:
several-cards-fit = Several cards match:
no-such-number = There is no such answer; they go from 1 to { $most }.
no-such-amount = There is no such amount; type a number ({ $range }).
not-understood = I do not understand “{ $typed }”. Type a number, the notation, or help.
refused = { $what }: no. { $why }
allowed = { $what }: yes, you may.
nothing-to-try = Nothing can be done with it where it is.
not-in-sight = You cannot see { $card } now.
not-now = That cannot be done now.
no-card = no card is called “{ $typed }”.
all-of-what = All of what? Type a word of the answers, for example: all { $sample }
which-card = Which card? For example: card crystal
no-zone = No part of the table is called “{ $typed }”.
which-rule = Which rule? Type its id, such as rules { $sample }, or a word to look for.
no-rule = No rule is called “{ $typed }” or speaks of it.
nothing-happened = Nothing has happened yet.
nothing-to-undo = There is no decision to take back.
taken-back-own = Your decision is taken back: { $what }.
taken-back = The decision of { $seat } is taken back: { $what }.
sure-to-concede = Do you really give up? Type yes or no.
playing-on = The match goes on.
saved = The record is in { $file }.
not-saved = The record could not be written to { $file }: { $why }
file-exists = { $file } exists already and is left alone; choose another name.
which-language = Type lang fr or lang en.
what-now =
    Type the number of an answer, or its notation. In doubt:
      ? CARD        what you may do with a card, and which rule forbids the rest
      card NAME     the full text of a card
      rules WORD    the rules about something
      help          everything that can be typed
help =
    An answer is its number, its notation, or the beginning of its words, such as “p cry”.
    Where you are asked for an amount, just type the number.
    Where you may pass, Enter alone passes (on the full screen: Space).
      ?               what is asked now
      ? CARD          what you may do with a card, and which rule forbids the rest
      card NAME       (c) the full text of a card
      rules ID|WORD   (ru) a rule, or all rules that speak of something
      log [N]         (l) what has happened, or its last N paragraphs
      table [ZONE]    (t) the whole table, or one zone in full: table discard
      all WORD        give all answers of this word one after the other: all play
      hint [N]        the best answers, after N seconds of thought
      analysis [N]    every answer with its chances of winning
      odds [DICE]     what the dice may still bring, or if you keep these: odds 266
      undo            (u) take back the last decision a human made
      save [FILE]     (s) write the record of the match
      lang fr|en      speak French or English
      review          after the match: how it went, and what cost most
      concede         give up
      quit            (q) leave the table
    What the terminal answers for you, unseen by the others:
      settings        how it is set now
      respond WHEN    where you may pass, ask me: always, able (if I can do
                      something), turn (only mine) or never
      pass turn       pass everything until the next turn begins
      pay auto|ask|more   let the game choose with what you pay, choose, or choose
                      and be asked even when everything is paid
      order auto|ask  let the game order what happens at once, or choose

screen-log = Log
screen-answers = Answers
screen-card = Card
screen-keys = ↑↓ Enter answer · Tab cards · ? why · F2 hint · PgUp log · F1 help · ^C leave
screen-keys-pass = Space pass · ↑↓ Enter answer · Tab cards · ? why · F2 hint · F1 help
screen-keys-over = F2 look back · Tab cards · PgUp log · F1 help · Enter leave
screen-any-key = ↑↓ scroll · Esc or Enter closes · or just type on
screen-small = The window is too small: at least { $columns } × { $rows } is needed.
screen-over = The match is over. Enter leaves; F2 looks back; undo, log and save still work.
screen-reviewing = Looking back: { $done } of { $all } decisions. Esc stops.
screen-of-this-card = Several answers concern this card: choose one.
screen-no-answer = No answer concerns this card now; ? says why.
screen-seed = seed { $seed }
screen-more = { $number } more
screen-lines = { $number ->
    [one] { $number } line
   *[other] { $number } lines
}

deck-is-legal = { $deck }: legal in the format { $format }.
deck-is-not-legal = { $deck }: not legal in the format { $format }.
no-deck-building = { $game } is played with ready-made decks: there are none to build, check or exchange.
no-ashes-live = ashes.live and Ashteki have no decks of { $game }; there are the forms text and o8d.
no-marvelcdb = MarvelCDB has no decks of { $game }; there are the forms text and o8d.

# At a table on a server.
join-name = What is your name?
join-welcome = { $game }: you sit at { $seat }.
join-watching = { $game }: you are watching; you have no seat here.
join-heading = { $name } ({ $seat })
join-away = { $name } ({ $seat }, away)
join-free = { $seat } (free)
join-clock = clock { $time }
join-hidden-one = 1 hidden card
join-hidden = { $number } hidden cards
join-log-hint = (Earlier turns: type log.)
join-number = { $label } { $value }: { $base } printed{ $parts }
join-chat = { $name } says: { $text }
join-chat-own = You say: { $text }
join-say-what = Say what? For example: say hello
join-sat = { $name } sits down at { $seat }.
join-gone = { $name } ({ $seat }) has lost the connection or left; the seat is kept.
join-returned = { $name } ({ $seat }) is here again.
join-stand-in = A bot plays on for { $name } ({ $seat }).
join-undo-asked = The others are asked whether you may take your last decision back.
join-undo-wish = { $name } wants to take a decision back. Do you agree? Type yes or no.
join-undo-others = { $name } wants to take a decision back; the others are asked.
join-undo-learned = (Somebody has learned something since, so all must agree.)
join-undo-dropped = Nothing is taken back.
join-taken-back = A decision is taken back.
join-not-asked = You are not asked anything now.
join-not-here = That cannot be done at a server’s table.
join-concede-later = You can give up when you are asked something.
join-hint-asked = { $name } has asked for a hint.
join-no-hints = There are no hints at this table.
join-not-over = The match is still going on.
join-over = Type again to play again, review to look back, say to say something, or quit.
join-again-wanted = The others want to play again. Type again if you want, too.
join-again-waiting = Waiting for the others to say that they want to play again…
join-moved = You play again, at a new table.
join-lost = The connection is lost and tried again. Type quit to leave.
join-still-lost = The server still does not answer.
join-back = Connected again.
join-no-connection = There is no connection now; that was not sent.
join-answer-kept = There is no connection now; your answer is sent as soon as there is one.
join-nonsense = The server says something that this program does not understand. One of them may be too old.
join-not-kept = your seat cannot be remembered on this machine: { $why }
join-left = You leave the table. The match is kept; the same command brings you back.
join-end-of-input = The input has ended. The match is kept; the same command brings you back.
join-help =
    An answer is its number, its notation, or the beginning of its words (“p cry”).
    Where you are asked for an amount, just type the number.
    Where you may pass, Enter alone passes.
      ?               what is asked now
      ? CARD          what you may do with a card, and which rule forbids the rest
      card NAME       (c) the full text of a card
      rules ID|WORD   (ru) a rule, or all rules that speak of something
      log [N]         (l) what has happened, or its last N paragraphs
      board           (t) the whole table
      hint, analysis  the best answers, or all, from what you can know
      odds [DICE]     what the dice may still bring, or if you keep these: odds 266
      review          after the match: how it went, and what cost most
      say TEXT        say something to everybody
      undo            (u) take your last decision back, if the others agree
      yes, no         agree or not when somebody else wants to take something back
      lang fr|en      speak French or English
      concede         give up
      quit            (q) leave; the same command brings you back
    What is answered for you, unseen by the others:
      settings        how it is set now
      respond WHEN    ask me for responses: always, able, turn (only mine) or never
      pass turn       pass everything until the next turn begins
      pay auto|ask|more   let the game choose with what you pay, choose, or choose
                      and be asked even when everything is paid
      order auto|ask  let the game order what happens at once, or choose

# Many matches of bots
sim-progress = { $done } of { $total } matches, { $rate } a second, { $left } left
sim-stopped = stopped after { $done } of { $total } matches
sim-stopped-kept = stopped after { $done } of { $total } matches; the same command goes on with them
sim-head = { $game }: { $matches } matches, seed { $seed }
sim-head-mirrored = { $game }: { $matches } matches, mirrored seats, seed { $seed }
sim-entrant = entrant
sim-matches = matches
sim-won = won
sim-drawn = drawn
sim-rate = rate
sim-rating = rating
sim-interval = 95% interval
sim-table = table
sim-against = wins against
sim-first = Whoever begins wins { $rate } ({ $interval }).
sim-turns = Turns: { $mean } on average, median { $median }, { $least } to { $most }.
sim-decisions = Decisions: { $mean } on average, median { $median }, { $least } to { $most }.
sim-endings = Endings: { $list }.
sim-end-won = won
sim-end-draw = drawn
sim-end-loop = endless loop
sim-end-lost = lost
sim-end-given-up = given up as too long
sim-opponent = against
sim-begins = wins beginning
sim-second = wins otherwise
sim-begun-many = Who wins against whom when they begin is in the report and in --json.
sim-aimed = { $entrant } wins { $rate } of the matches (95% interval { $interval }, valid whenever it stops).
sim-advice = What an opening hand with a card changes for { $entrant }, in points of its win rate; the shuffle alone decides who holds what:
sim-advice-card = card
sim-advice-held = held
sim-advice-change = change
sim-advice-q = q
sim-advice-drawn = ever in hand
sim-advice-none = No card was in some opening hands and not in others.
sim-advice-out = Take out { $card } first: it does less for this deck than its cards do in the mean.
sim-advice-unclear = No card can be told to be worse than the others: more matches would tell.
sim-compare-head = { $game }: { $matches } matches, { $seeds } seeds with either file and every seating, seed { $seed }
sim-cards-file = cards
sim-difference = The second file changes the win rate of { $entrant } by { $difference } points (95% interval { $interval }, valid whenever it stops).
sim-difference-clear = The files differ.
sim-difference-unclear = No difference can be told.
sim-not-enough = Stopped before the interval was within { $precision } points.
sim-no-change = No card differs.
sim-card = changed card
sim-played-before = played, first
sim-played-after = played, second
sim-rate-before = players win, first
sim-rate-after = players win, second
sim-compare-turns = Turns on average: { $before }, then { $after }.
sim-compare-first = Whoever begins wins: { $before }, then { $after }.

learn-lesson = Lesson { $number } of { $count }: { $name }
learn-says = “{ $text }”
learn-none = There are no lessons for this game yet.
learn-no-such = The lessons have the numbers 1 to { $count }.
learn-not-this = The rules allow that, but this lesson is about something else: { $meant }.
learn-all-done = That was the last lesson. “tapis play” begins a match.

puzzle-win = { $seat } is to win this turn ({ $moves } decisions).
puzzle-survive = { $seat } is to be still in the game when their next turn begins ({ $moves } decisions).
puzzle-sure = It is sure.
puzzle-likely = It is likely: { $held } of { $of } tables with other hidden cards.
puzzle-best-win = Which answer gives { $seat } the best chance to win this turn?
puzzle-best-survive = Which answer gives { $seat } the best chance to be still in the game when their next turn begins?
puzzle-measured = The chances are likely, not certain: the best answer was played on { $of } tables with other hidden cards and dice, and reached it on { $held }.
puzzle-chance = { $percent } %: { $answer }
puzzle-chance-taken = { $percent } %: { $answer } (yours)
puzzle-solved = Solved.
puzzle-failed = That was not it.
puzzle-begins = A way that reaches it begins with: { $first }
puzzles-checked = { $count } puzzles, each with a solution that reaches its aim.
