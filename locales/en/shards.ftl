# Shards of Infinity: names of things
word-cost = cost
word-shield = shield
word-deck = deck
word-hand = hand
word-play = play zone
word-discard = discard pile
word-centre = centre deck
word-river = river
word-banished = banish pile
word-gone = out of the game
word-health = health
word-mastery = mastery
word-gems = gems
word-power = power
word-turned = activated
word-enlisted = enlisted

# What is asked
ask-play = { $seat-is ->
    [you] Your play phase: { $gems } { $gems ->
        [one] gem
       *[other] gems
    }, { $power } power. What do you do?
   *[other] { $seat } plays: { $gems } { $gems ->
        [one] gem
       *[other] gems
    }, { $power } power.
}
ask-assign = { $seat-is ->
    [you] You attack with { $power } power. How much of it against { $target }? The rest goes to the next opponents.
   *[other] { $seat } splits { $power } power.
}
ask-reveal = { $seat-is ->
    [you] Do you reveal a card from your hand?
   *[other] { $seat } decides whether to reveal cards.
}
ask-shields = { $seat-is ->
    [you] { $attacker } attacks you with { $power } power. Do you reveal shields?
   *[other] { $seat } decides whether to reveal shields.
}
ask-banish = { $seat-is ->
    [you] Which card do you banish? ({ $left } at most)
   *[other] { $seat } chooses a card to banish.
}
ask-return = { $seat-is ->
    [you] Which card returns to your hand?
   *[other] { $seat } chooses a card from the discard pile.
}
ask-destroy = { $seat-is ->
    [you] Which champion do you destroy?
   *[other] { $seat } chooses a champion to destroy.
}
ask-drain = { $seat-is ->
    [you] Which opponent loses mastery?
   *[other] { $seat } chooses who loses mastery.
}
ask-take = { $seat-is ->
    [you] Which card from the river do you recruit for free?
   *[other] { $seat } chooses a card from the river.
}
ask-copy = { $seat-is ->
    [you] Which card’s effect do you copy?
   *[other] { $seat } chooses an effect to copy.
}

# What may be done
do-play = Play { $card }
do-activate = Activate { $card }
do-recruit = Recruit { $card }
do-enlist = Enlist { $card }
do-focus = Focus: 1 gem for 1 mastery
do-attack = Destroy { $card } of { $holder }
do-end = End the play phase
do-assign = { $number } against { $seat }
do-reveal = Reveal { $card }
do-to-hand = Into your hand
do-to-play = Into play
do-banish = Banish { $card } ({ $zone })
do-return = Return { $card }
do-destroy = Destroy { $card } of { $holder }
do-drain = { $seat }
do-take = Recruit { $card }
do-copy = Copy { $card }

# What happened
log-gain-health = { $seat-is ->
    [you] You gain { $amount } health.
   *[other] { $seat } gains { $amount } health.
}
log-gain-mastery = { $seat-is ->
    [you] You gain { $amount } mastery.
   *[other] { $seat } gains { $amount } mastery.
}
log-gain-gems = { $seat-is ->
    [you] You gain { $amount } { $amount ->
        [one] gem
       *[other] gems
    }.
   *[other] { $seat } gains { $amount } { $amount ->
        [one] gem
       *[other] gems
    }.
}
log-gain-power = { $seat-is ->
    [you] You gain { $amount } power.
   *[other] { $seat } gains { $amount } power.
}
log-lose-mastery = { $seat-is ->
    [you] You lose { $amount } mastery.
   *[other] { $seat } loses { $amount } mastery.
}
log-double = { $seat-is ->
    [you] Your power is doubled to { $total }.
   *[other] { $seat }’s power is doubled to { $total }.
}
log-draw = { $seat-is ->
    [you] You draw { $number ->
        [one] a card
       *[other] { $number } cards
    }.
   *[other] { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
}
log-reshuffle = { $seat-is ->
    [you] You shuffle your discard pile into a new deck.
   *[other] { $seat } shuffles the discard pile into a new deck.
}
log-reveal-top = { $seat-is ->
    [you] You reveal { $card } on top of your deck.
   *[other] { $seat } reveals { $card } on top of the deck.
}
log-reveal = { $seat-is ->
    [you] You reveal
   *[other] { $seat } reveals
} { $number ->
    [one] { $card }
    [2] { $card } and { $second }
    [3] { $card }, { $second } and { $third }
   *[other] { $number } cards, among them { $card }, { $second } and { $third }
} from hand.
log-banish = { $seat-is ->
    [you] You banish { $card }.
   *[other] { $seat } banishes { $card }.
}
log-return = { $seat-is ->
    [you] You return { $card } to your hand.
   *[other] { $seat } returns { $card } to hand.
}
log-destroy = { $seat-is ->
    [you] Your { $card } is destroyed.
   *[other] { $seat }’s { $card } is destroyed.
}
log-play = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
log-activate = { $seat-is ->
    [you] You activate { $card }.
   *[other] { $seat } activates { $card }.
}
log-recruit = { $seat-is ->
    [you] You recruit { $card }
   *[other] { $seat } recruits { $card }
} { $price ->
    [0] for free
    [one] for 1 gem
   *[other] for { $price } gems
}.
log-recruit-to-hand = { $seat-is ->
    [you] You recruit { $card } into your hand.
   *[other] { $seat } recruits { $card } into hand.
}
log-recruit-to-play = { $seat-is ->
    [you] You recruit { $card } directly into play.
   *[other] { $seat } recruits { $card } directly into play.
}
log-enlist = { $seat-is ->
    [you] You enlist { $card }
   *[other] { $seat } enlists { $card }
} { $price ->
    [one] for 1 gem
   *[other] for { $price } gems
}.
log-focus = { $seat-is ->
    [you] You focus: 1 gem for 1 mastery.
   *[other] { $seat } focuses: 1 gem for 1 mastery.
}
log-attack = { $seat-is ->
    [you] You spend { $power } power and destroy { $card } of { $owner }.
   *[other] { $seat } spends { $power } power and destroys { $card } of { $owner }.
}
log-assign = { $seat-is ->
    [you] You assign { $power } power to { $target }.
   *[other] { $seat } assigns { $power } power to { $target }.
}
log-damage = { $seat-is ->
    [you] You suffer { $amount } damage
   *[other] { $seat } suffers { $amount } damage
}{ $prevented ->
    [0] .
   *[other] {" "}({ $prevented } prevented).
}
log-fall = { $seat-is ->
    [you] You are out.
   *[other] { $seat } is out.
}
log-end = { $seat-is ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
log-turn = Turn { $turn }: { $seat }.

# Why not
only-from-hand = { $card } is not in your hand, and cards are played from the hand.
no-champion = { $card } is not a champion, and only champions are activated.
not-your-champion = { $card } is not yours.
not-in-play = { $card } is not in play yet.
already-activated = { $card } has already been activated this turn.
nothing-to-activate = { $card } has nothing to activate.
condition-not-met = { $card } can only be activated if { $condition }.
already-enlisted = { $card } has already been enlisted this turn.
not-in-river = { $card } is not in the river.
no-mercenary = { $card } is not a mercenary.
too-few-gems = { $card } costs { $cost } { $cost ->
    [one] gem
   *[other] gems
} and you have { $gems }.
already-focused = Your hero has already focused this turn.
no-gem-for-focus = Focusing costs 1 gem.
only-champions-in-play = { $card } is not a champion in play.
only-enemy-champions = { $card } is your own.
protected-by = { $card } cannot be attacked: so says { $by }.
seat-protected-by = { $seat } cannot be attacked: so says { $by }.
too-little-power = Destroying { $card } takes { $health } power at once and you have { $power }.
players-later = Players are attacked after the play phase.
champions-earlier = Champions are attacked in the play phase.
play-phase-is-over = The play phase is over.
only-opponents = Power is assigned to opponents still in the game.
another-share-first = { $seat }’s share comes first.
not-so-much-power = You have { $power } power left.
all-power-must-go = All power must be assigned: { $power } to the last opponent.
nothing-to-reveal-for = Nothing asks you to reveal a card now.
attack-is-fixed = The attack is fixed; now its targets decide on their shields.
no-shield-for-champions = A shield protects players, never a champion.
already-chosen = { $card } has been chosen already.
not-attacked = You are not attacked.
shares-first = The attacker fixes all shares first.
no-text-asks-for-it = No card asks for this now.
no-shield = { $card } bears no shield.
not-what-the-card-asks = { $card } is not what the card asks for.
not-what-is-asked = That is not what the card asks for.
lies-elsewhere = { $card } does not lie where the effect looks.
not-your-turn = It is { $seat }’s turn.
settle-the-choice-first = The open choice comes first.

# What everybody sees
fact-turn = Turn { $turn }: { $seat }
fact-attacked = { $seat-is ->
    [you] You are attacked with { $power } power
   *[other] { $seat } is attacked with { $power } power
}
about-game = Recruit allies, master your shard and strike first: a race of deck building for two to four.
# The chapters of the rulebook.
chapter-start = What it is about
chapter-material = Material
chapter-set-up = Set-up
chapter-basics = Basics
chapter-turn = The turn
chapter-heroes = Heroes
chapter-allies = Allies
chapter-mercenaries = Mercenaries
chapter-champions = Champions
chapter-playing-cards = Playing cards
chapter-mastery = Mastery
chapter-thresholds = Thresholds
chapter-attacking = Attacking
chapter-shields = Shields
chapter-health = Health
chapter-banishing = Banishing
chapter-end-of-turn = End of the turn
chapter-end-of-game = End of the game
chapter-faq = Questions and answers
chapter-glossary = Glossary

# Why a match cannot be set up.
setup-one-deck = Shards is played with one centre deck for all; name one deck
also-play = use
also-activate = use exhaust tap trigger
also-recruit = buy purchase acquire get
also-enlist = hire mercenary
also-attack = hit strike kill fight
also-focus = master learn
also-banish = trash exile
also-end = finish done
