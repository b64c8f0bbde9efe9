# Dice Throne: names of things
word-deck = deck
word-hand = hand
word-board = hero board
word-tokens = status effects
word-companions = companions
word-discard = discard pile
word-played = being played
word-leaflet = leaflet
word-covered = covered
word-health = Health
word-cp = Combat Points
word-number = tokens
word-offence = offence
word-targeting = targeting
word-defence = defence
word-bonus = bonus
word-comparison = comparison
word-token = token
word-damage-normal = damage
word-damage-undefendable = undefendable damage
word-damage-pure = pure damage
word-damage-collateral = collateral damage
word-damage-ultimate = Ultimate damage
word-damage-untyped = damage without a type
word-phase-opening = Set-up
word-phase-upkeep = Upkeep Phase
word-phase-income = Income Phase
word-phase-main-1 = Main Phase 1
word-phase-offensive = Offensive Roll Phase
word-phase-targeting = Targeting Roll Phase
word-phase-defensive = Defensive Roll Phase
word-phase-conclusion = Conclusion of the Roll Phase
word-phase-main-2 = Main Phase 2
word-phase-discard = Discard Phase
word-kept = kept

# What is asked
ask-main = { $seat-is ->
    [you] Your Main Phase: play, sell, or go on. What do you do?
   *[other] { $seat } is in the Main Phase.
}
ask-sell-down = { $seat-is ->
    [you] Sell cards until you hold 6. Which one?
   *[other] { $seat } sells cards down to 6.
}
ask-roll = { $seat-is ->
    [you] Roll again, or announce an ability? (Roll Attempts left: { $left })
   *[other] { $seat } is rolling. (Roll Attempts left: { $left })
}
ask-roll-defence = { $seat-is ->
    [you] One more Roll Attempt: which dice do you keep?
   *[other] { $seat } may roll the defence once more.
}
ask-defend = { $seat-is ->
    [you] You are Attacked. Which Defensive Ability do you activate?
   *[other] { $seat } decides how to defend.
}
ask-target = { $seat-is ->
    [you] Which opponent is targeted?
   *[other] { $seat } chooses the target.
}
ask-target-together = { $seat-is ->
    [you] Your teammate says that { $other } should be targeted. Whom do you name? If it is somebody else, the die is rolled again.
   *[other] { $seat } says who should be targeted.
}
ask-alter = { $seat-is ->
    [you] Do you alter the dice?
   *[other] { $seat } may alter the dice.
}
ask-react = { $seat-is ->
    [you] Do you play a card or spend a token?
   *[other] { $seat } may act.
}
ask-turn-die = { $seat-is ->
    [you] Which die do you change, and to what?
   *[other] { $seat } changes a die.
}
ask-reroll-die = { $seat-is ->
    [you] Which die is rolled again?
   *[other] { $seat } chooses a die to be rolled again.
}
ask-side = { $seat-is ->
    [you] Which side do you choose?
   *[other] { $seat } chooses a side of the die.
}
ask-grow = { $seat-is ->
    [you] Which spirit grows?
   *[other] { $seat } lets a spirit grow.
}
ask-lose-companion = { $seat-is ->
    [you] Which companion do you remove?
   *[other] { $seat } removes a companion.
}
ask-pass-on = { $seat-is ->
    [you] To whom does { $token } go? You may also keep it.
   *[other] { $seat } may pass { $token } on.
}
ask-choose = { $seat-is ->
    [you] Which player do you choose?
   *[other] { $seat } chooses a player.
}
ask-token = { $seat-is ->
    [you] Which status effect token do you choose?
   *[other] { $seat } chooses a status effect token.
}
ask-discard = { $seat-is ->
    [you] Which card do you discard?
   *[other] { $seat } discards a card.
}
ask-pay = { $seat-is ->
    [you] How many Combat Points do you spend?
   *[other] { $seat } spends Combat Points.
}
ask-remove = { $seat-is ->
    [you] How many tokens do you remove?
   *[other] { $seat } removes tokens.
}
ask-share = { $seat-is ->
    [you] How much of the damage goes to your companion?
   *[other] { $seat } divides the damage.
}
ask-build = { $seat-is ->
    [you] Which companion do you choose?
   *[other] { $seat } chooses a companion.
}
ask-bot = { $seat-is ->
    [you] Which companion do you activate?
   *[other] { $seat } may activate a companion.
}
ask-accept = { $seat-is ->
    [you] Do you take these tokens?
   *[other] { $seat } may decline tokens.
}

# What can be answered
do-play = Play { $card }
do-sell = Sell { $card }
do-use = Use { $card } – { $text }
do-end = End the phase
do-keep = Keep { $number }, roll the rest
do-announce = Announce { $card } ({ $needs })
do-activate = Activate the ability
do-none = Announce no ability
do-defend = Defend with { $card }
do-no-defence = Do not defend
do-target = Target { $seat }
do-choose = { $seat }
do-turn = Change a { $shows } to { $number }
do-reroll = Roll a { $shows } again
do-side = { $number }
do-token = { $card }
do-discard = Discard { $card }
do-pay = Spend { $number } CP
do-remove = Remove { $number }
do-share = { $number } for the companion
do-grow = { $card } grows
do-lose = Remove { $card }
do-build = Build { $card }
do-bot = Activate { $card }

# What is told
log-begin = { $seat-is ->
    [you] You take the first turn.
   *[other] { $seat } takes the first turn.
}
log-turn = { $seat-is ->
    [you] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: it is { $seat }’s turn.
}
log-income = { $seat-is ->
    [you] You collect your income.
   *[other] { $seat } collects income.
}
log-offence = { $seat-is ->
    [you] Your Offensive Roll Phase begins.
   *[other] { $seat }’s Offensive Roll Phase begins.
}
log-no-attack = { $seat-is ->
    [you] Your Offensive Roll Phase ends without an Attack.
   *[other] { $seat }’s Offensive Roll Phase ends without an Attack.
}
log-skip = The phase is skipped.
log-one-more-phase = { $seat-is ->
    [you] You take another Offensive Roll Phase.
   *[other] { $seat } takes another Offensive Roll Phase.
}
log-attempt = { $seat-is ->
    [you] Roll Attempt { $attempt }: your dice show { $dice }.
   *[other] Roll Attempt { $attempt }: { $seat }’s dice show { $dice }.
}
log-roll = { $seat-is ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
log-lay-die = { $seat-is ->
    [you] You choose { $number } on the die.
   *[other] { $seat } chooses { $number } on the die.
}
log-die-shows = { $seat-is ->
    [you] One of your dice now shows { $number }.
   *[other] One of { $seat }’s dice now shows { $number }.
}
log-extra-attempt = { $seat-is ->
    [you] You have 1 more Roll Attempt.
   *[other] { $seat } has 1 more Roll Attempt.
}
log-announce = { $seat-is ->
    [you] You announce { $card }.
   *[other] { $seat } announces { $card }.
}
log-activate = { $seat-is ->
    [you] You activate { $card }.
   *[other] { $seat } activates { $card }.
}
log-fail = What was activated has no effect.
log-target = { $seat-is ->
    [you] You target { $other }.
   *[other] { $seat } targets { $other }.
}
log-attack = { $seat-is ->
    [you] You Attack { $other }.
   *[other] { $seat } Attacks { $other }.
}
log-defend = { $seat-is ->
    [you] You defend with { $card }.
   *[other] { $seat } defends with { $card }.
}
log-no-defence = { $seat-is ->
    [you] You do not defend.
   *[other] { $seat } does not defend.
}
log-token = { $seat-is ->
    [you] You receive { $number } { $token }.
   *[other] { $seat } receives { $number } { $token }.
}
log-token-removed = { $seat-is ->
    [you] { $number } { $token } is removed from you.
   *[other] { $number } { $token } is removed from { $seat }.
}
log-token-spent = { $seat-is ->
    [you] You spend { $number } { $token }.
   *[other] { $seat } spends { $number } { $token }.
}
log-token-moved = { $seat-is ->
    [you] { $token } goes to you.
   *[other] { $token } goes to { $seat }.
}
log-limit-raised = { $seat-is ->
    [you] Your { $token } stack limit rises by { $number }.
   *[other] { $seat }’s { $token } stack limit rises by { $number }.
}
log-status-prevented = { $seat-is ->
    [you] You prevent a status effect.
   *[other] { $seat } prevents a status effect.
}
log-flip = { $seat-is ->
    [you] Your board is turned over.
   *[other] { $seat }’s board is turned over.
}
log-grow = { $seat-is ->
    [you] Your { $card } grows.
   *[other] { $seat }’s { $card } grows.
}
log-companion-lost = { $card } is removed.
log-build = { $seat-is ->
    [you] You build { $card }.
   *[other] { $seat } builds { $card }.
}
log-advance = { $card } becomes advanced.
log-wake = { $card } is active again.
log-companion-healed = { $card } is healed by { $number }.
log-draw = { $seat-is ->
    [you] You draw { $number } { $number ->
            [one] card
           *[other] cards
        }.
   *[other] { $seat } draws { $number } { $number ->
            [one] card
           *[other] cards
        }.
}
log-discard = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
log-discard-two = { $seat-is ->
    [you] You discard { $card } and { $second }.
   *[other] { $seat } discards { $card } and { $second }.
}
log-discard-three = { $seat-is ->
    [you] You discard { $card }, { $second } and { $third }.
   *[other] { $seat } discards { $card }, { $second } and { $third }.
}
log-discard-many = { $seat-is ->
    [you] You discard { $number } cards.
   *[other] { $seat } discards { $number } cards.
}
log-discard-at-random = { $seat-is ->
    [you] You discard { $number } { $number ->
            [one] card
           *[other] cards
        } at random.
   *[other] { $seat } discards { $number } { $number ->
            [one] card
           *[other] cards
        } at random.
}
log-discard-hand = { $seat-is ->
    [you] You discard your hand.
   *[other] { $seat } discards their hand.
}
log-sell = { $seat-is ->
    [you] You sell { $card }.
   *[other] { $seat } sells { $card }.
}
log-play = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
log-upgrade = { $seat-is ->
    [you] You put { $card } on your board.
   *[other] { $seat } puts { $card } on the board.
}
log-look-at-hand = { $seat-is ->
    [you] You look at the hand of { $other }.
   *[other] { $seat } looks at { $other-is ->
        [you] your hand
       *[other] the hand of { $other }
    }.
}
log-gain-cp = { $seat-is ->
    [you] You gain { $number } CP.
   *[other] { $seat } gains { $number } CP.
}
log-lose-cp = { $seat-is ->
    [you] You lose { $number } CP.
   *[other] { $seat } loses { $number } CP.
}
log-steal-cp = { $seat-is ->
    [you] You steal { $number } CP from { $other }.
   *[other] { $seat } steals { $number } CP from { $other }.
}
log-heal = { $seat-is ->
    [you] You heal { $number } Health.
   *[other] { $seat } heals { $number } Health.
}
log-set-health = { $seat-is ->
    [you] Your Health is set to { $number }.
   *[other] { $seat }’s Health is set to { $number }.
}
log-share = { $card } takes a part of the damage.
log-damage-line = { $card }: { $number }.
log-damage-line-rules = By the rules: { $number }.
log-damage-total = { $seat-is ->
    [you] You receive { $number } { $type }.
   *[other] { $seat } receives { $number } { $type }.
}
log-damage-subtotal = { $seat-is ->
    [you] You receive { $number } { $type } (subtotal { $subtotal }).
   *[other] { $seat } receives { $number } { $type } (subtotal { $subtotal }).
}
log-avoid = { $seat-is ->
    [you] You avoid the damage.
   *[other] { $seat } avoids the damage.
}
log-undefendable = { $seat-is ->
    [you] Your Attack becomes undefendable.
   *[other] { $seat }’s Attack becomes undefendable.
}
log-halve = { $seat-is ->
    [you] The damage you deal is halved.
   *[other] The damage { $seat } deals is halved.
}
log-fall = Whoever has no Health left is defeated.
fact-phase = { $phase }
fact-damage = { $seat-is ->
    [you] You are to receive { $number } { $type }.
   *[other] { $seat } is to receive { $number } { $type }.
}
fact-damage-to-nobody-yet = { $number } { $type } to be dealt.
fact-turn = { $seat-is ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $seat }’s.
}

# Why not
announce-first = Announce an ability first, or announce nothing.
announced-already = You have announced already; it can change only if somebody alters your dice.
cannot-be-chosen = { $card } cannot be chosen for this.
cannot-be-paid = You cannot pay for { $card }: it takes what its text says.
cannot-grow = { $card } cannot grow.
defends-only = { $card } is a Defensive Ability: it is activated when you are Attacked.
dice-do-not-activate = { $card } needs { $needs }; your dice show { $dice }.
has-it-already = The token lies with you already: choose another player, or keep it.
in-play = { $card } lies on your board: an upgrade in play cannot be sold.
lies-elsewhere = { $card } lies elsewhere.
no-attack-to-defend = There is no Attack to defend against.
no-attempt-left = You have no Roll Attempt left: announce an ability, or nothing.
no-such-ability = { $card } cannot be activated so.
no-such-dice = Keep some of your dice, by their numbers, and roll at least one again: they show { $dice }.
not-at-this-time = { $card } cannot be used at this time.
not-attacked = { $card } is played only when you are Attacked.
not-in-hand = { $card } is not in your hand; only cards from there are played or sold.
not-in-this-phase = That is done in your Offensive Roll Phase: end this phase first.
not-such-a-die = That die cannot be meant: choose one of those offered.
not-this-player = That player is out of the game: choose one of those offered.
not-this-target = That player cannot be the target: choose one of those offered.
nothing-to-upgrade = { $card } has nothing to cover: that ability has this level or a higher one.
nothing-to-use = { $card } has nothing that could be used so.
of-no-use-now = { $card } would change nothing now: keep it for later.
only-dice-now = Only what alters dice can be played now.
only-in-main-phase = { $card } is played in your own Main Phases only.
only-in-roll-phase = { $card } is played in Roll Phases only.
only-on-an-attack = { $card } is an Attack Modifier: it needs an Attack of your own.
passive-only = { $card } is a Passive Ability: no dice activate it.
sell-down-to-six = Sell cards until you hold 6.
sell-in-main-phase = Cards are sold in your own Main Phases.
settle-this-first = The open question comes first: choose one of its answers.
stunned = You are stunned: until it is over you can take no action.
too-few-cp = { $card } costs { $number } CP; you have { $have }.
too-little-damage = { $card } needs an Attack that has dealt at least { $number } damage; yours has dealt { $have }.
ultimate-goes-on = An Ultimate Ability is under way: nothing can be done against it.
used-this-turn = { $card } has served this turn; it can be used again in the next.
not-your-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}

# The game
about-game = Heroes roll their dice up to three times and fight with abilities, cards and tokens until one side is left.

option-printing = Printing
option-printing-rulebook = the rulebook’s
option-printing-english_first = first English
option-printing-chinese = Chinese
chapter-basics = Basics
chapter-set-up = Set-up
chapter-turn = The turn
chapter-phases = The phases
chapter-offensive-roll = The Offensive Roll Phase
chapter-targeting = The Targeting Roll Phase
chapter-defensive-roll = The Defensive Roll Phase
chapter-abilities = Abilities
chapter-texts = Reading texts
chapter-cards = Cards
chapter-shown-cards = Cards of the rulebook
chapter-status-effects = Status effects
chapter-companions = Companions
chapter-damage = Damage
chapter-total = The total of damage
chapter-timing = Timing
chapter-king-of-the-hill = King of the Hill
chapter-teams = Two against two
chapter-gunslinger = The Gunslinger
chapter-cursed-pirate = The Cursed Pirate
chapter-paladin = The Paladin
chapter-glossary = Glossary
