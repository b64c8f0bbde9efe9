game-shards = Shards of Infinity
game-spoils = The Spoils
game-champions = Marvel Champions
game-ashes = Ashes: Rise of the Phoenixborn
game-dice-throne = Dice Throne
# What all games share.
a-card = a card
unreadable = I do not understand that: { $why }
match-is-over = The match is over.
ask-one-of = Choose one.
ask-order = Several things happen at once. Which comes first?
ask-trigger = Do you want this to happen?
ask-replace = Where does it go?
do-done = That is all
do-none = Choose nothing
do-yes = Yes
do-no = No
do-pass = Pass
do-first = { $card } first ({ $number })
do-first-answers = What players may answer first
do-apply = Number { $number }
do-way-1 = First choice
do-way-2 = Second choice
do-way-3 = Third choice
do-way-4 = Fourth choice
do-way-5 = Fifth choice
do-way-6 = Sixth choice
do-concede = Give up
log-copied = { $seat-is ->
    [you] You copy the effect of { $card }.
   *[other] { $seat } copies the effect of { $card }.
}
log-triggered = { $card } has its effect.
log-declared = { $seat-is ->
    [you] You declare { $card }.
   *[other] { $seat } declares { $card }.
}
log-declared-something = { $seat-is ->
    [you] You declare something.
   *[other] { $seat } declares something.
}
log-undone = { $seat-is ->
    [you] You cannot pay; everything done for it is undone.
   *[other] { $seat } cannot pay; everything done for it is undone.
}
log-conceded = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
# Texts of cards as options.
do-way-text = { $text }
do-yes-text = Yes: { $text }
do-no-text = No: { $text }
do-option-text = { $option }
do-first-text = { $card }: { $text }
do-apply-text = { $card }: { $text }
the-rules = the rules

# Whom one waits for, and how it ends.
you = you
bot-greedy = greedy bot
bot-random = random bot
bot-other = { $bot } bot
waiting-for = Waiting for { $seat }…
result-winner = { $seat-is ->
    [you] You win after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
   *[other] { $seat } wins after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
}
result-winners = The winners after { $decisions } decisions: { $names }.
result-nobody = Nobody wins after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
result-lost = All have lost after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
result-loop = The match runs in a circle that nobody can leave: a draw after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.

# Why a match cannot be set up.
setup-seats = this game is played by { $least } to { $most }, not by { $number }
setup-seats-exactly = this game is played by { $most }, not by { $number }
setup-decks = { $number } decks, and { $wanted } are wanted; name one for each
setup-no-deck = no deck called "{ $name }"; there are: { $known }
setup-deck-file = { $what }
setup-illegal-deck = the deck { $deck } is not legal: { $fault }
setup-no-option = no option called "{ $name }"; there are: { $known }
setup-no-value = the option { $name } cannot be "{ $value }"; there are: { $known }

# What is wrong with a list of cards.
list-line = line { $line }: { $what }
list-empty = no card in it; a line is a number and a name, such as `4 Card Name`
list-too-long = too long: a list has at most { $most } lines with cards
list-no-name = no name; it should read like `4 Card Name`
list-control-character = a name has a control character in it; retype the line
list-long-name = a name has at most { $most } characters
list-copies = 1 to { $most } copies of a card, not { $number }, of "{ $name }"
list-copies-in-all = 1 to { $most } copies of a card, and here are { $number } of "{ $name }"
list-no-xml = no whole XML, as an .o8d file is: { $what }; is it cut short? save it again
list-no-deck = the outermost element must be `deck`, not `{ $name }`
list-stray-card = a `card` belongs into a `section`
list-no-card = a section holds nothing but `card`, not `{ $name }`
list-full-card = a `card` holds its name and no other element
list-no-number = a `card` needs its number: `<card qty="4">Card Name</card>`
list-several = { $number } cards are called "{ $name }"; write the id instead: { $ids }
list-near = no card called "{ $name }"; did you mean "{ $near }"?
list-unknown = no card called "{ $name }"
list-unknown-line = no card called "{ $name }"; a heading ends with `:`, a remark begins with `#`
list-no-json = no whole JSON, as a deck of MarvelCDB is: { $what }; is it cut short? save it again
list-no-object = a deck of MarvelCDB is an object with `hero_code` and `slots`
list-no-cards = no cards; a deck of ashes.live or Ashteki has them in `cards`
list-other-edition = a card of the later edition, whose cards have the same names and other rules; only those of the first edition (1.0) are known
list-several-decks = { $number } decks in one file; keep one of them
list-no-hero-code = no hero; a deck of MarvelCDB names it by its code, such as `"hero_code": "01001a"`
list-no-slots = no cards; a deck of MarvelCDB has them in `slots`, codes with numbers, such as `"01003": 2`
list-no-meta = `meta` must be a text that holds a JSON object; it may also be empty or left out
list-no-codes = this is a deck of MarvelCDB, which has no decks of this game; write lines such as `4 Card Name`
list-unknown-code = no card has the code "{ $code }"; there are the cards of: { $packs }
list-unknown-hero = no hero "{ $name }"; there are: { $heroes }
list-other-pack = "{ $name }" of "{ $pack }" is not known, only the cards of: { $packs }; if it is the same card, leave the pack out
list-shared-missing = { $cards } different cards are called "{ $name }", { $all } in all, and here are { $here }: { $number } missing; write { $all }, or each by its id: { $ids }
list-shared-more = { $cards } different cards are called "{ $name }", { $all } in all, and here are { $here }: { $number } too many; write { $all }, or each by its id: { $ids }

# The chapter of a rulebook that settles what its rules leave open.
chapter-rulings = Rulings
# Words that say nothing about what somebody wants to do, and others for what may be done.
fillers = the a an my your his her their its this that these some with on at to of in into from by for and i d s want would like can could may please let lets me us now it using against all card cards ability abilities
also-pass = skip wait nothing
also-concede = surrender resign forfeit
