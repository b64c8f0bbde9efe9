# The report of a run of the laboratory.
report-title = { $game }: laboratory report
report-kicker = Laboratory report
report-table = table
report-option = { $option }: { $value }

report-fact-matches = Matches
report-fact-bots = Played by
report-fact-decks = Decks
report-fact-tables = Tables
report-fact-seats = Seats
report-fact-seed = Seed
report-fact-version = Version
report-tables-usual = the usual one
report-seats-mirrored = mirrored: each seed once for every seating
report-seats-plain = as given

report-interval = 95% interval: { $range }
report-glance-together = Won against the game
report-glance-best = Most successful
report-glance-first = The first player wins
report-glance-length = Length (median)
report-glance-turns = { $number } turns
report-glance-decisions = { $number } decisions
report-glance-cards = Cards that stand out
report-glance-tested = of { $number } that could be tested

report-rates = Win rates
report-rates-about = Won matches of all matches, with the 95% interval as a whisker. The dashed line is where everybody would stand if all were equally strong.
report-rates-together = Everybody wins or loses together, against the game. Won matches of all matches, with the 95% interval as a whisker.
report-elo-about = Ratings are on Elo’s scale around a mean of 0: 100 points more are won in about 64 matches of 100.
report-elo = rating { $rating } ± { $reach }
report-tally = { $won } won, { $lost } lost
report-tally-drawn = { $won } won, { $drawn } drawn, { $lost } lost
report-of-matches = Matches: { $number }

report-matrix = Who beats whom
report-matrix-about = How often the row beats the column, with the 95% interval below. Blue: more than half; orange: less.
report-matrix-corner = wins against
report-tables = Success at each table
report-tables-about = How often the row wins at the table of the column, with the 95% interval below. The bluer, the more often.
report-tables-corner = wins at

report-places = First player’s edge
report-places-edge = Whoever begins wins { $rate } of the matches (95% interval: { $range }); even would be { $even }. Beginning is an advantage of { $edge } points.
report-places-burden = Whoever begins wins { $rate } of the matches (95% interval: { $range }); even would be { $even }. Beginning is a disadvantage of { $edge } points.
report-places-none = Whoever begins wins { $rate } of the matches (95% interval: { $range }); even would be { $even }. These matches show neither an advantage nor a disadvantage.
report-place-1 = First player
report-place-2 = Second player
report-place-3 = Third player
report-place-4 = Fourth player

report-length = Length of a match
report-length-turns = Turns
report-length-decisions = Decisions
report-mean = mean { $number }
report-median = median { $number }
report-from-to = from { $least } to { $most }

report-endings = How matches end
report-ending-won = Somebody wins
report-ending-won-together = The players win
report-ending-lost-together = The players lose
report-ending-draw = Draw
report-ending-loop = An endless loop
report-ending-lost = Everybody loses
report-ending-given-up = Given up: too long

report-cards = Cards
report-cards-about = For each card: how often seats won that played it, compared with seats of the same bot and deck that saw it and did not play it. The difference is in percentage points, with a 95% interval.
report-cards-caveat = Read with care: a card need not be the reason. Whoever is ahead can afford expensive cards, and whoever is about to lose no longer plays any; a card that is played in winning positions looks good even if it does nothing. To learn what a card does, change it and compare both versions with the same seeds.
report-forest = Won when played, compared with seen but not played
report-forest-key = Difference in percentage points with its 95% interval. Filled: stands out after correction for the number of cards (q ≤ 0.05).
report-cards-between = { $number } more cards in between
report-column-card = Card
report-column-card-about = The card’s name
report-column-seen = Seen
report-column-seen-about = Seats that saw the card, and their share of the seats that could have
report-column-won-seen = Won when seen
report-column-won-seen-about = Win rate of the seats that saw the card
report-column-against-unseen = against unseen
report-column-against-unseen-about = Win rate of seats that saw it less that of seats that did not, in percentage points
report-column-played = Played
report-column-played-about = Seats that played the card at least once, and their share of the seats that saw it
report-column-won-played = Won when played
report-column-won-played-about = Win rate of the seats that played the card
report-column-won-held = Won when not played
report-column-won-held-about = Win rate of the seats that saw the card and did not play it
report-column-difference = Difference
report-column-difference-about = Won when played less won when not played, in percentage points
report-column-range = 95% interval
report-column-range-about = Interval of the difference, in percentage points
report-column-p = p
report-column-p-about = How likely so odd a difference is if the card has nothing to do with winning
report-column-q = q
report-column-q-about = p, corrected for the number of cards
report-column-mark = Mark
report-column-mark-about = Whether the card stands out
report-mark-up = goes with winning
report-mark-down = goes with losing

report-method = Method
report-method-rates = Rates are won matches of all matches; a draw is not won. Intervals are Wilson’s: in 95 of 100 runs they hold the true rate.
report-method-mirrored = Each seed is played once for every seating, so that the luck of the draw is shared out evenly.
report-method-seen = A seat has seen a card if it was in the seat’s hand, in front of it or on offer at one of its decisions.
report-method-cards = Cards are compared within each bot and deck, and the differences are put together with the weights of Mantel and Haenszel. Intervals are Newcombe’s; p comes from Fisher’s exact test, with several bots or decks from that of Mantel and Haenszel. Both are corrected for seats of one match, whose fates hang together.
report-method-many = q is p after the correction of Benjamini and Hochberg: of all cards with q ≤ 0.05, about one in twenty at most is marked for nothing.
report-again = The same once more
