# What the server says to clients.
waiting-for-players = Waiting for everybody to sit down…
answering-for-you = Passing for you…

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
refused-no-such-bot = There is no such bot.
refused-not-said = A message has between 1 and 500 characters, and comes from somebody who plays.
refused-not-over = The match is still going on.

closing-version = This page is older or newer than the server. Load it again.
closing-shutdown = The server is stopping. Your game is kept and goes on when it is back.
closing-gone = This table cannot be opened.

serving = The table is open at { $address } (Ctrl+C ends it; games are kept).
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
problem-fault = { $text }
