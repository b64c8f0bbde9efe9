# What the browser's client itself says.

# The shell
name = Tapis
title = { $page } · Tapis
home = Tapis, to the first page
skip = Skip to the content
nav = Pages
nav-lobby = Play
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-decks = Decks
nav-nowhere = Nothing here
language = Language
page-lost = This page could not be loaded. Please try again.
nowhere-title = Nothing here
nowhere-text = There is no page at this address.

# The table
table-title = Table of { $names }
table-your-turn = Your decision · Tapis
table-you = you
table-bot = bot
table-out = out
table-turned = hero used
table-unknown-card = Face-down card
table-chosen = chosen
table-chosen-back = chosen; once more takes it back
table-chosen-count = { $number } chosen
table-chosen-of = { $number } of { $most } chosen
table-all-play = Play all { $number }
table-always-order = Always in this order, without asking
table-always-pay = Always pay for me
table-behind = What has happened…
table-steps = Step by step
table-step-back = One step back
table-step-on = One step forward
table-skip = Skip
table-chain = What is being resolved
table-now-you = You decide.
table-now-other = { $name } decides.
table-now-waiting = { $number ->
    [one] One more thing waits:
   *[other] { $number } more things wait:
}
table-gave-up = Gave up: { $names }
table-habits-pace = show others’ turns step by step
table-habits-sound = sounds
table-key-step = step back and forward through what has happened
table-key-skip = skip to what is now
table-held = { $number } of them
table-times = { $number } times
table-card-options = { $number } things can be done
table-zone = { $zone }, { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}
table-pile = { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}
table-pile-open = { $number ->
    [one] 1 card
   *[other] { $number } cards
}: look through
table-area = { $name }’s side
table-board = The table
table-centre = Middle of the table
table-seats = Seats
table-seat-free = free
table-seat-here = at the table
table-seat-away = away
table-seat-stand-in = a bot stands in
table-seat-asked = is deciding
table-seat-number = Seat { $seat }
table-clock = Time left: { $time }
table-close = Close
table-cancel = Cancel
table-menu = What to do
table-less = Less
table-more = More
table-amount = How much
table-pick-second = Choose where to, or
table-options = Everything you can do
table-options-none = There is nothing to decide at the moment.
table-options-over = The match is over.
table-side = Beside the table
table-tab-log = Log
table-tab-options = Options
table-tab-chat = Chat
table-tab-table = Table
table-unread = unread
table-log = What has happened
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-why = About { $card }
table-why-nothing = There is nothing you could do with this card here.
table-do-it = Do it
table-allowed = This is allowed.
table-printed = printed
table-now = now
table-rule = Rule { $rule }, opens in a new tab
table-habits-respond = Where I could pass, ask me…
table-habits-respond-every = always, so that my pauses tell nothing
table-habits-respond-able = when I can do something, once until something changes
table-habits-respond-turn = in my own turn only
table-habits-respond-never = never
table-habits-others = Do for me
table-habits-here = On this device
table-habits-pass-turn = pass everything until the next turn
table-habits-pay = With what to pay
table-habits-pay-due = I choose; what is paid in full is paid
table-habits-pay-more = I choose, and may pay more than is due
table-habits-pay-auto = choose for me
table-habits-order = choose the order of things that happen at once
table-habits-keys = let single keys act (n, o, z …)
table-pass-turn = Pass the turn
table-passing = Passing until the next turn
table-take-back = Take the seat back
table-stand-in = Let a bot play for { $name }
table-stand-in-choose = Let a bot play…
table-give-up = Give up
table-give-up-sure = Do you really want to give up?
table-undo = Take back
table-undo-free = Takes your last decision back
table-undo-consent = Asks the others whether you may take your last decision back
table-undo-allConsent = Asks everybody: somebody has learned something new since
table-undo-wish = Taking a decision back
table-undo-own = You would like to take this back:
table-undo-own-something = You would like to take your last decision back.
table-undo-other = { $name } would like to take this back:
table-undo-other-something = { $name } would like to take a decision back.
table-undo-learned = Somebody has seen something new since, so everybody must agree.
table-undo-yes = Agree
table-undo-no = Decline
table-undo-waits = Waiting for { $names }.
table-end = The end
table-won = You have won
table-lost = You have lost
table-rematch = Play again
table-rematch-waits = Waiting for { $names }.
table-rematch-wanted = Somebody would like to play again.
table-replay = Watch the replay
table-record = Download the record
table-look = Look at the table
table-fork = In the replay you can stop at any moment and play on differently from there.
table-chart = The numbers over time
table-chart-kind = Which chart
table-chart-outlook = Chances
table-chart-numbers = Numbers
table-chart-choice = Which number
table-join = Take a seat
table-join-text = You have been invited to this table. What should the others call you?
table-join-name = Your name
table-join-sit = Sit down
table-join-watch = Only watch
table-unreachable = The server cannot be reached. Please try again.
table-gathering-links = Send each of these links to one person. The match begins when all seats are taken.
table-gathering-wait = The match begins when all seats are taken.
table-link = Link for seat { $seat }
table-copy = Copy
table-copied = Copied
table-pass-screen = Pass the screen to { $name }
table-pass-ready = I am { $name }
table-connecting = Connecting to the table…
table-reconnecting = Connection lost; trying again…
table-try-now = Now
table-watching = You are watching
table-missing = There is no such table
table-unplayable = This table cannot be continued
table-closed = The connection has ended
table-reload = Reload the page
table-old-client = This page is older than the server. Please reload it.
table-help = How to play here
table-help-click = Cards that glow can be used. Click one: if there is only one thing to do, it is done; if there are several, a small menu opens. Where a second card is needed, click that one next.
table-help-drag = You can also drag a card to where it should go.
table-help-why = Click a card that does not glow and you are told why not, with the rule. Hold the pointer over a card (or press and hold it) to see it large.
table-help-keys = Keys
table-key-move = from card to card
table-key-act = use the card
table-key-usual = the usual answer: pass, done, end
table-key-answer = the numbered answer
table-key-options = list of everything you can do
table-key-zoom = see the card large
table-key-why = why, and why not
table-key-undo = take back
table-key-hint = ask for a hint
table-key-log = log
table-key-chat = chat
table-key-table = seats and settings
table-key-cancel = cancel, close
table-key-help = this page

# Hints
hint-title = Hint
hint-ask = Shows what the bots would do here; everybody is told that you asked
hint-asked = has asked for a hint
hint-win = Your chance of winning: about { $win }
hint-thinking = Thinking about it…
hint-visits = tried { $number ->
    [one] once
   *[other] { $number } times
}
hint-about = { $number ->
    [one] From what you know, in 1 trial.
   *[other] From what you know, in { $number } trials.
}

# The chances over a match
outlook-title = Chances of winning
outlook-short = Chances
outlook-said = { $name }: { $first } at first, { $last } at the end, between { $least } and { $most }.
outlook-axis = Decisions
outlook-wait = Looking back at the match
outlook-progress = Looking back: { $done } of { $all } decisions
outlook-costly = What cost most
outlook-at = { $name }, decision { $decision }
outlook-better = Better:
outlook-none = No decision cost much.
outlook-table = Read as a table
outlook-about = Estimated by the bots from what each side knew at its own decisions.
outlook-barred = The chances of this match cannot be shown.

# The end of the table's section

# Lobby
lobby-title = What would you like to play?
lobby-about = Tapis knows the rules. Choose a game: one click and the cards are dealt.
lobby-name = Your name
lobby-host = Host
lobby-guest = Guest { $number }
lobby-players = { $number } players
lobby-players-range = { $least } to { $most } players
lobby-cards = { $number } cards
lobby-rules = { $number } rules
lobby-decks = { $number } decks
lobby-play = Play now
lobby-opening = Dealing…
lobby-set-up = Set up…
lobby-against = Opponent
lobby-alone = Alone, at once. “Set up…” brings others to your side: friends or bots.
setup-title = { $game }: a table of your own
setup-seats = Players
setup-who = Who sits where?
setup-seat-who = Who sits on seat { $seat }
setup-seat-name = Name on seat { $seat }
setup-seat-me = Me
setup-seat-here = Somebody at this screen
setup-seat-link = A friend, by link
setup-seat-link-hint = The friend chooses a name.
setup-seat-bots = Bots, weakest first
setup-seat-plain-bots = Plain bots
setup-deck = Deck
setup-deck-of = Deck of seat { $seat }
setup-links = { $number ->
    [one] You get a link to send to your friend. The game begins once they sit down.
   *[other] You get { $number } links to send to your friends. The game begins once all sit down.
}
setup-clock = Clock
setup-clock-none = No clock
setup-clock-usual = { $minutes } minutes each, plus { $seconds } seconds per decision
setup-clock-own = Other times…
setup-clock-minutes = Minutes each
setup-clock-more = Extra seconds per decision
setup-hints = Allow hints
setup-hints-about = Whoever must decide may ask the bots; everybody is told.
setup-more = Rules of the edition and more
setup-usual = { $name } (default)
setup-options = What is played
setup-less = Without: { $name }
setup-seed = Seed
setup-seed-hint = The same seed deals the same cards. Left empty, one is drawn at random.
setup-scenario = Every example of the rulebook can be played from its page:
setup-open = Open the table
lobby-tables-title = Your tables
lobby-tables-none = No table yet. “Play now” opens the first one; it stays here until you have finished it.
lobby-tables-all = Show all { $number }
lobby-row-free = free seat
lobby-row-gathering = Waiting for players
lobby-row-playing = In progress
lobby-row-over = Over
lobby-row-won = { $names } won
lobby-row-unplayable = Cannot be continued
lobby-row-decisions = { $number ->
    [0] no decision yet
    [one] 1 decision
   *[other] { $number } decisions
}
lobby-row-scenario = from the example “{ $title }”
lobby-row-forked = continues from decision { $decision }
lobby-row-resume = Resume
lobby-row-replay = Replay
lobby-row-download = Download the record
lobby-record-title = Open a record
lobby-record-choose = Choose a file, or drop it here
lobby-record-hint = Every finished match can be downloaded as a record: a small file with every decision.
parts-close = Close
parts-cancel = Cancel
parts-loading = One moment…
parts-copy-link = Copy the link
parts-copied = Copied
parts-try-again = Try again
parts-no-answer = The server does not answer. Check the connection, then try again.
parts-games = Games
parts-seat = Seat { $seat }
parts-no-game = There is no game “{ $game }”. Choose one above.

# Rules
rules-title = Rules of { $game }
rules-search = Find rules by number or words
rules-search-hint = Number or words
rules-contents = Chapters
rules-number = { $number } rules
rules-found = { $number ->
    [0] No rule
    [one] 1 rule found
   *[other] { $number } rules found
}
rules-none = No rule has “{ $query }” in it.
rules-show-all = Show all rules
rules-unknown = There is no rule “{ $rule }” in this book.
rules-example = An example
rules-more-examples = { $number ->
    [one] One more example
   *[other] { $number } more examples
}
rules-given = Given
rules-when = When
rules-then = Then
rules-refuse = Refused
rules-about-option = can choose
rules-about-no-option = cannot choose
rules-about-asked = deciding:
rules-about-winner = wins:
rules-also = Also shows
rules-rulings = Rulings
rules-about = About
rules-play = Play this position
rules-play-here = Play all seats yourself

# Replay
replay-title = Replay
replay-public = Seen by everybody
replay-seat = Seen by { $name }
replay-from = Point of view
replay-first = To the beginning
replay-back = Previous decision
replay-forward = Next decision
replay-last = To the end
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-decision = Decision { $decision } of { $all }
replay-at = Decision
replay-of = of { $all }
replay-log = What happened
replay-fork = Play on from here…
replay-fork-title = Play on from decision { $decision }
replay-fork-about = A new table begins with exactly this position. The old one stays as it is.
replay-fork-open = Play on
replay-download = Download the record
replay-keys = Arrow keys step, with Shift by turns; Space plays and pauses.
replay-controls = Steps
replay-to-lobby = To the first page

# Cards
cards-title = Cards of { $game }
cards-search = Find cards by name or text
cards-search-hint = Name or words of the text
cards-any = any
cards-filters = Filters
cards-only = Only these
cards-all = Show all cards
cards-shown = { $shown ->
    [one] 1 of { $all } cards
   *[other] { $shown } of { $all } cards
}
cards-none = No card matches all of that.
cards-turn = Turn over: { $name }
cards-before = Previous card
cards-after = Next card

# Decks
decks-title = Decks of { $game }
decks-own = Your decks
decks-own-none = None yet. Import a list and it can be played at once.
decks-shipped = Decks that come with the game
decks-size = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
decks-curve = Cards by cost
decks-curve-point = { $number ->
    [one] 1 card costs { $cost }
   *[other] { $number } cards cost { $cost }
}
decks-play = Play with this deck
decks-edit = Edit a copy
decks-copy = Copy the list
decks-drop = Delete
decks-sure = Delete this deck for good?
decks-import-about = One card a line, its number first; or what OCTGN, MarvelCDB, ashes.live and Ashteki write.
decks-name = Name of the deck
decks-unnamed = New deck
decks-format = Format
decks-format-constructed = Constructed
decks-format-limited = Limited
decks-list = Cards
decks-list-hint = 4 Card Name
decks-file = Choose a file…
decks-check = Check
decks-keep = Save the deck
decks-legal = Everything is in order: { $number } cards.
decks-faults = { $number ->
    [one] This is not a legal deck yet:
   *[other] This is not a legal deck yet, for { $number } reasons:
}
decks-fixed = In this game everybody plays with the same cards: there are no decks to build.

# The end of the pages' sections

# A card as it is drawn
card-unknown = Card face down
card-covered = face down
card-more = { $number }, raised
card-less = { $number }, lowered
card-now = Now
card-printed = (printed { $number })
card-other-side = The other side
table-partner = partner
table-pay-with = Pay with { $things }
table-pay-so-many = Pay with these { $number }
table-roll = { $number ->
    [0] Nothing to roll
    [one] Roll one die
   *[other] Roll { $number } dice
}
table-die-keep = keep it
table-die-kept = kept; once more rolls it again
table-odds-keep = Lay aside what makes this most likely
table-odds = Chances
table-odds-kept = with these
table-odds-best = at best
table-die = Die { $number }: { $side }
table-dice = Dice
# The end of the drawn cards' section

# Lessons
learn-title = Learn { $game }
learn-about = One to three decisions each, at the real table, with a teacher beside you. Done: { $done } of { $count }.
learn-finished = You have done all lessons. Now play: a beginner among the bots errs as newcomers do.
learn-begin = Begin the first lesson
learn-go-on = Go on with lesson { $number }
learn-start = Start
learn-again = Again
learn-done = done
learn-none = There are no lessons for this game yet; its rules explain it with examples:
learn-lesson = Lesson { $number } of { $count }
learn-steps = { $step } of { $steps } decisions
learn-next = Next lesson
learn-all = All lessons
learn-play = Play now

table-goal = of { $goal }
example-title = Example
example-try = Try: { $label }
example-refused = Try what is not allowed: { $label }. A click on it says why.
example-done = Done: so it works.
example-strayed = You went another way than the example. Play on, or begin it again.
example-again = Begin again
example-was-done = done:
example-not-done = not yet:

table-gathering-title = { $game }: waiting for the others
table-gathering-host = { $host } has set this table up.
table-listed = It stands in the lobby: anybody may sit down.
table-rated = This match counts for ratings.
table-bot-for = Bot for seat { $seat }
table-bot-add = Let a bot play
table-join-invited = { $names } — { $game }.
invite-words = { $host } invites you to a game of { $game }: { $address }
invite-copy = Copy with a few words
invite-qr = QR code
invite-qr-of = QR code of the link for seat { $seat }
invite-closed = Only this computer can open these links.
invite-closed-how = For friends at other computers end the program and start it so that your network reaches it:
invite-closed-then = Whoever is in your network then opens { $address }. Beyond it you need a server with a name of its own (--public).
invite-nearby = The links work for whoever is in the same network as this computer.
openings-title = Play with others
openings-game = Game
openings-rated = Rated
openings-name-first = Give yourself a name first: ratings are for those who have one.
openings-quick = Quick match
openings-none = Nobody waits at an open table right now. A quick match puts you at one.
openings-seats = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
openings-clock = { $minutes } min each
openings-options = { $number ->
    [one] 1 option of its own
   *[other] { $number } options of its own
}
standing-title = Your matches
standing-game = Game
standing-played = Played
standing-won = Won
standing-rating = Rating
rated-title = Ratings
setup-listed = Open table
setup-listed-about = It stands in the lobby, and anybody may take a seat that is still free.
setup-rated = Rated
setup-rated-about = The result changes the ratings of those who play. Without hints and stand-ins.
moves-title = Your move
moves-allow = Tell me when it is my move
tables-drop = Delete
tables-drop-sure = Really delete
tables-drop-examples = { $number ->
    [one] Delete the example
   *[other] Delete { $number } examples
}
replay-all-hands = All hands

builder-title = Build a deck
builder-back = ‹ All decks
builder-keys = Enter adds a card, − takes one away, arrows lead from card to card
builder-add = Add { $name }, { $number } in the deck
builder-first = Starting hand
builder-first-about = Click a star, or press F on a card. Without a choice it is made at the table.
builder-first-less = Do not begin with { $name }
builder-first-mark = Begin with { $name }
builder-first-number = { $number } of { $most }
builder-first-told = { $chosen ->
    [true] { $name } is in the starting hand.
   *[other] { $name } is not in the starting hand.
  } It has { $number } cards.
builder-more = One more of { $name }
builder-less = One less of { $name }
builder-told = { $name }: { $number }. { $size } cards in all.
builder-empty = Click on cards to add them, or paste a list.
builder-paste = Paste a list
builder-take = Take over
builder-clear = Empty
builder-export = Take along
builder-share = Copy as a link
builder-copy = Copy as { $form }
decks-form-text = text
decks-form-o8d = OCTGN
decks-form-marvelcdb = MarvelCDB
decks-form-ashes-live = ashes.live
decks-form-ashteki = Ashteki

puzzles-title = Puzzles
puzzles-about = Positions from real matches, with something to be reached before the turn is over. Solved: { $done } of { $count }.
puzzle-aim-win = Win this turn
puzzle-aim-survive = Survive this turn
puzzle-moves = { $moves } decisions
puzzle-likely-short = likely
puzzle-sure-short = certain
puzzle-choice-short = best chance
puzzle-best-win = Which answer gives you the best chance to win this turn?
puzzle-best-survive = Which answer gives you the best chance to be still in the game when your next turn begins?
puzzle-measured = The chances are likely, not certain: they were counted on { $of } tables with other hidden cards and dice.
puzzle-percent = { $percent } %
puzzle-worse = Another answer has a better chance. Take it back, or begin again.
puzzle-yours = (yours)
puzzle-title = Puzzle
puzzle-sure = It can be solved whatever the hidden cards are.
puzzle-likely = Likely, not certain: the solution holds on { $held } of { $of } tables with other hidden cards.
puzzle-say-win = Win before your turn is over. A solution has { $moves } decisions.
puzzle-say-survive = Still be in the game when your next turn begins. A solution has { $moves } decisions, until then.
puzzle-solved = Solved.
puzzle-failed = That was not it. Take decisions back, or begin again.
puzzle-next = Next puzzle
puzzle-solution = A solution
puzzle-all = All puzzles

# Accounts
nav-account = Account
account-about = You can play as a guest for as long as you like. With an account you find your tables, decks and ratings again in any browser; what you have as a guest here stays yours.
account-sign-up = Create an account
account-sign-up-about = Your tables, decks and ratings in this browser become the account’s.
account-sign-in = Sign in
account-sign-in-about = For whoever has an account already. What you have here as a guest does not come along.
account-name = Name
account-passphrase = Passphrase
account-passphrase-hint = At least ten characters; several words are easy to remember and hard to guess.
account-with = With { $provider }
account-made = You have an account now.
account-signed-in = You are signed in.
account-signed-out = You are signed out here.
account-since = { $role } since { $when }
account-provider = Known to { $provider }
account-sign-out = Sign out here
role-player = Player
role-moderator = Moderator
role-administrator = Administrator
account-sessions = Where you are signed in
account-sessions-about = The browser in which you created the account is signed in, too, and stands in no list.
account-browser = A browser
account-here = this one
account-end = End
account-end-one = End the session of { $browser }
account-end-others = End all others
account-end-everywhere = End all sessions but this one
account-ended = That session has ended.
account-change = Change the passphrase
account-first-passphrase = Set a passphrase
account-passphrase-now = Present passphrase
account-passphrase-new = New passphrase
account-change-about = At least ten characters. All other sessions end.
account-passphrase-changed = The passphrase is changed, and all other sessions have ended.
account-data = What is known of you
account-data-about = A file with your tables, what you have said there, your decks and sessions; or nothing more of it at all.
account-export = Download everything
account-delete = Delete everything
account-delete-about = Your account, decks, sessions and the tables at which nobody else sits are deleted. Where others play, too, the match stays, without your name and without what you have said. Nobody can bring that back.
account-delete-sure = Yes, delete everything that is mine.
account-deleted = Everything that was yours is deleted.
report-title = Report somebody
report-about = Moderators read what you write and what table it is about.
report-table = Table
report-choose = Choose a table
report-one = { $game } with { $names }, { $when }
report-seat = About
report-whole-table = The table as a whole
report-text = What happened
report-send = Send to the moderators
report-done = Sent. Thank you.

# Moderation
nav-admin = Moderation
admin-done = Done.
admin-reports = Reports
admin-no-reports = Nothing has been reported.
admin-report = { $when }, table { $table }, seat { $seat }
admin-settled = settled { $when }
admin-mute-week = Mute for a week
admin-ban-week = Ban for a week
admin-close = Close the table
admin-settle = Settled
admin-order = Do something
admin-what = What
admin-whom = Whom
admin-whom-hint = @name for an account, TABLE/A for a seat, or a guest’s id
admin-table = Table
admin-address = Address
admin-days = Days (0 for ever)
admin-role = Role
admin-why = Why
admin-carry-out = Carry out
order-ban = Ban somebody
order-mute = Mute somebody
order-ban-address = Ban an address
order-close = Close a table
order-open = Open a table again
order-role = Give a role
order-forget = Delete a person
admin-bans = Who may not come or speak
admin-no-bans = Everybody may come and speak.
admin-until = until { $when }
admin-for-ever = for ever
admin-lift = Lift
admin-lift-one = Lift what { $whom } may not do
admin-lifted = lifted
ban-guest = Banned
ban-mute = Muted
ban-address = Banned address
admin-nodes = Servers
admin-deeds = What has been done
admin-no-deeds = Nothing yet.
admin-when = When
admin-who = Who
admin-about = About

# A first match with a guide.
guide-first = Your first match, with a guide
guide-about = A whole match with a beginner among the bots. The guide says what to think about whenever you are asked, and the bot says why it does what it does.
guide-begin = Play with a guide
guide-title = The guide
guide-away = Play on without it
guide-win = I reckon I win { $win } of the time like this.
guide-gains = Better for me: { $things }.
guide-losses = Worse for you: { $things }.
guide-other = With “{ $other }” it would be { $win }.
guide-nothing = Nothing I could do promised more.

# The analysis board of a replay.
board-short = Analysis
board-about = What the best answer was at each moment, and what each decision cost
board-title = Answers at this moment
board-asked = { $name } decides and wins { $win } of the time, as far as they know.
board-best = The best answer was given.
board-lost = What was answered cost { $lost }.
board-taken = answered
board-nobody = Nobody decides here any more.
outlook-every = { $number ->
    [one] The only decision, and what it cost
   *[other] All { $number } decisions, and what each cost
}
