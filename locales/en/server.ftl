# What the server says to clients.
waiting-for-players = Waiting for everybody to sit down…
answering-for-you = Passing for you…
lesson-done = This lesson is done.
thinking = { $name } is thinking…
hint-asked = I have asked for a hint.

# The levels of the bots, and what to expect of each.
bot-beginner = beginner
bot-beginner-about = Knows the rules, and errs as newcomers do.
bot-casual = casual player
bot-casual-about = Takes what looks good, and rarely thinks ahead.
bot-club = club player
bot-club-about = A fair player: plans a little, and answers at once.
bot-expert = expert
bot-expert-about = Thinks several moves ahead; mistakes are punished.
bot-master = master
bot-master-about = As strong as it gets; takes a moment to think.
bot-random-about = Takes any answer at all.
bot-greedy-about = Takes whatever looks best after one step.

refused-stale = The table has moved on; this answer came too late.
refused-no-seat = You have no seat here: you are watching.
refused-not-your-seat = That is somebody else’s seat.
refused-too-long-answer = That is too long to be an answer.
refused-not-begun = The match begins once all seats are taken.
refused-not-kept = That could not be written down, so it has not happened. Try again in a moment.
refused-not-your-decision = It is not your decision now.
refused-unreadable = That is no answer here.
refused-bad-place = There is no such place on the table.
refused-nothing-to-undo = There is no decision of yours to take back.
refused-rated = This match counts for ratings: only people play it.
refused-no-such-bot = There is no such bot.
refused-hushed = One player must decide alone now: the chat is closed until that is done.
refused-not-said = A message has between 1 and 500 characters, and comes from somebody who plays.
refused-just-left = They have only just left. A bot may stand in for them when they have been away for a while.
refused-clock-decides = This match is played with a clock: whoever stays away runs out of time.
refused-wished-enough = That has been asked often enough; the match has to go on first.
refused-talks-too-much = That is too much at once. Wait a few seconds.
refused-table-full = So much has happened at this table that only decisions are taken any more.
refused-not-over = The match is still going on.
refused-lesson = The rules allow that, but here it is about something else: { $meant }.
refused-lesson-done = This lesson is done. Go on to the next one.

closing-version = This page is older or newer than the server. Load it again.
closing-shutdown = The server is stopping. Your game is kept and goes on when it is back.
closing-store = The database does not answer. Your game is as it was last shown to be kept; the page tries again by itself.
closing-full = Too many people are watching this table. Try again later.
closing-gone = This table cannot be opened.

serving = The table is open at { $address } (Ctrl+C ends it; games are kept).
copied = Copied: tables { $tables }, events { $events }, seats { $seats }, guests { $guests }, decks { $decks }.
open-yourself = No browser could be opened; open the address yourself.

# What is wrong with a request, for readers of French; in English the details themselves are told.
problem-game = { $text }
problem-name = { $text }
problem-bot = { $text }
problem-seed = { $text }
problem-deck = { $text }
problem-format = { $text }
problem-setup = { $text }
problem-decision = { $text }
problem-seat = { $text }
problem-record = { $text }
problem-forbidden = { $text }
problem-missing = { $text }
problem-taken = { $text }
problem-unplayable = { $text }
problem-store = { $text }
problem-rate = { $text }
problem-too-large = { $text }
problem-full = { $text }
problem-slow = { $text }
problem-bad-request = { $text }
problem-no-hints = { $text }
problem-not-asked = { $text }
problem-hint-busy = { $text }
problem-budget = { $text }
problem-not-over = { $text }
problem-quota = { $text }
problem-no-room = { $text }
problem-host = { $text }
problem-fork = { $text }
problem-fault = { $text }
