# Ashes: names of things
word-deck = draw pile
word-hand = hand
word-phoenixborn = Phoenixborn
word-battlefield = battlefield
word-spellboard = spellboard
word-attached = alterations
word-discard = discard pile
word-conjurations = conjuration pile
word-played = being played
word-removed = removed from the game
word-attack = attack
word-life = life
word-recover = recover
word-wounds = wounds
word-exhaustion = exhaustion
word-status = status
word-dice = dice
word-active = active pool
word-exhausted = exhausted pool
word-power = power
word-class = class
word-basic = basic
word-placed = dice on cards
word-attacking = attacking
word-blocking = blocking
short-values = { $attack }/{ $life }/{ $recover }
quiet-values = wounds exhaustion status dice
value-attacking = { word-attacking }
value-blocking = { word-blocking }
word-destroyed = destroyed
word-forfeit = removed when discarded

# What is asked
ask-turn = { $seat-is ->
    [you] Your turn: a main action and a side action. What do you do?
   *[other] { $seat } takes a turn.
}
ask-main = { $seat-is ->
    [you] Your main action is left. What do you do?
   *[other] { $seat } takes a turn.
}
ask-side = { $seat-is ->
    [you] A side action is left. What do you do?
   *[other] { $seat } takes a turn.
}
ask-end = { $seat-is ->
    [you] Do you end your turn?
   *[other] { $seat } takes a turn.
}
ask-way = { $seat-is ->
    [you] Which cost do you pay?
   *[other] { $seat } chooses a cost.
}
ask-spend = { $seat-is ->
    [you] Which die do you spend? ({ $number } left)
   *[other] { $seat } spends dice.
}
ask-discard-cost = { $seat-is ->
    [you] Which card do you discard as a cost?
   *[other] { $seat } pays with cards.
}
ask-host = { $seat-is ->
    [you] Which unit do you attach it to?
   *[other] { $seat } attaches a spell.
}
ask-whether = { $seat-is ->
    [you] Do you use the text?
   *[other] { $seat } decides whether to use a text.
}
ask-victim = { $seat-is ->
    [you] Which card goes through the damage process next?
   *[other] { $seat } orders the damage.
}
ask-attackers = { $seat-is ->
    [you] Who attacks?
   *[other] { $seat } declares attackers.
}
ask-target = { $seat-is ->
    [you] What do you attack?
   *[other] { $seat } chooses what to attack.
}
ask-text-target = { $seat-is ->
    [you] { $card }: which target do you choose?
   *[other] { $seat } chooses a target for { $card }.
}
ask-block = { $seat-is ->
    [you] Which attackers do you block?
   *[other] { $seat } declares blockers.
}
ask-guard = { $seat-is ->
    [you] Who guards the unit?
   *[other] { $seat } may declare a guard.
}
ask-lull = { $seat-is ->
    [you] Do you use something before the damage?
   *[other] { $seat } may use something before the damage.
}
ask-battle = { $seat-is ->
    [you] Whose damage is resolved next?
   *[other] { $seat } orders the battles.
}
ask-counter = { $seat-is ->
    [you] Does { $card } counter?
   *[other] { $seat } decides whether to counter.
}
ask-share = { $seat-is ->
    [you] How much goes to this attacker? ({ $number } left)
   *[other] { $seat } splits a counter.
}
ask-react = { $seat-is ->
    [you] Do you play a reaction spell?
   *[other] { $seat } may react.
}
ask-meditate = { $seat-is ->
    [you] Which card do you discard? ({ $number } so far)
   *[other] { $seat } meditates.
}
ask-turn-die = { $seat-is ->
    [you] Which die do you turn, and to which side? ({ $number } left)
   *[other] { $seat } turns dice.
}
ask-reroll = { $seat-is ->
    [you] Which die do you re-roll? ({ $number } left)
   *[other] { $seat } re-rolls dice.
}
ask-exhaust-die = { $seat-is ->
    [you] Which die is exhausted?
   *[other] { $seat } chooses a die.
}
ask-exhaust-own = { $seat-is ->
    [you] Which of your dice do you exhaust, to roll them again?
   *[other] { $seat } may exhaust dice.
}
ask-discard = { $seat-is ->
    [you] Which card do you discard? ({ $number } left)
   *[other] { $seat } discards.
}
ask-prepare = { $seat-is ->
    [you] Which card do you discard before you draw? As many as you like.
   *[other] { $seat } may discard cards before drawing.
}
ask-remove = { $seat-is ->
    [you] How many status tokens do you remove?
   *[other] { $seat } may remove status tokens.
}
ask-draw = { $seat-is ->
    [you] How many cards do you draw? ({ $number } at most)
   *[other] { $seat } may draw cards.
}
ask-move-token = { $seat-is ->
    [you] Which token do you move?
   *[other] { $seat } moves a token.
}
ask-arrival = { $seat-is ->
    [you] Which unit comes into play next?
   *[other] { $seat } brings units into play.
}
ask-first-player = { $seat-is ->
    [you] Who takes the first player token?
   *[other] { $seat } decides who takes the first player token.
}
ask-ward = { $seat-is ->
    [you] How much damage does your die prevent? ({ $number } at most; at 0 it stays)
   *[other] { $seat } may prevent damage.
}
ask-put-back = { $seat-is ->
    [you] Which card goes onto or under your draw pile?
   *[other] { $seat } puts a card back.
}
ask-keep = { $seat-is ->
    [you] Which card is among your First Five? ({ $left } left)
   *[other] { $seat } chooses the First Five.
}
ask-take = { $seat-is ->
    [you] Which card do you take?
   *[other] { $seat } chooses a card.
}
ask-player = { $seat-is ->
    [you] Which player do you choose?
   *[other] { $seat } chooses a player.
}

# What can be done
do-play = Play { $card }
do-activate = Activate { $card }
do-power = Use the power of a die: { $magic }
do-meditate = Meditate
do-attack-phoenixborn = Attack a Phoenixborn
do-attack-unit = Attack a unit
do-end = End the turn
do-spend = Spend { $magic } ({ $side })
do-discard = Discard { $card }
do-discard-from = Discard { $card } ({ $zone })
do-discard-top = Discard the top card of your draw pile
do-send = Attack with { $card }
do-target = { $card }
do-player = { $seat }
do-block = Block { $card } with { $second }
do-guard = Guard with { $card }
do-no-guard = No guard
do-battle = { $card } deals its damage
do-counter = Counter
do-no-counter = Do not counter
do-share = { $number } to { $card }
do-next = { $card } next
do-turn-power = Turn { $magic } ({ $side }) to power
do-turn-class = Turn { $magic } ({ $side }) to class
do-turn-basic = Turn { $magic } ({ $side }) to basic
do-reroll = Re-roll { $magic }
do-exhaust = Exhaust { $magic } ({ $side })
do-keep = Keep { $card }
do-take = Take { $card }
do-remove = Remove { $number }
do-draw = Draw { $number }
do-move-wound = A wound token
do-move-exhaustion = An exhaustion token
do-move-status = A status token
do-go-on = Go on
do-prevent = Prevent { $number }
do-put-top = Put { $card } on top of your draw pile
do-put-bottom = Put { $card } under your draw pile
do-arrive = { $card } comes in
do-call-time = Ask for the end by time

# What has happened
log-roll = Round { $round }: all exhausted dice are rolled.
log-token = { $seat-is ->
    [you] You have the first player token.
   *[other] { $seat } has the first player token.
}
log-turn = { $seat-is ->
    [you] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: { $seat } takes a turn.
}
log-pass = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
log-meditate = { $seat-is ->
    [you] You meditate.
   *[other] { $seat } meditates.
}
log-recovery = Recovery: units lose wounds.
log-round-ends = Round { $round } ends.
log-pay = { $seat-is ->
    [you] You spend { $number ->
        [one] a die
       *[other] { $number } dice
    }.
   *[other] { $seat } spends { $number ->
        [one] a die
       *[other] { $number } dice
    }.
}
log-pay-type = { $seat-is ->
    [you] You spend { $number ->
        [one] one { $magic } die
       *[other] { $number } { $magic } dice
    }.
   *[other] { $seat } spends { $number ->
        [one] one { $magic } die
       *[other] { $number } { $magic } dice
    }.
}
log-play = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
log-enter = { $seat-is ->
    [you] { $card } comes into play on your battlefield.
   *[other] { $card } comes into play on the battlefield of { $seat }.
}
log-use = { $seat-is ->
    [you] You use the text of { $card }.
   *[other] { $seat } uses the text of { $card }.
}
log-power = { $seat-is ->
    [you] You use the power of { $card }.
   *[other] { $seat } uses the power of { $card }.
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
log-mill = { $seat-is ->
    [you] You discard { $number ->
        [one] a card
       *[other] { $number } cards
    } off your draw pile.
   *[other] { $seat } discards { $number ->
        [one] a card
       *[other] { $number } cards
    } off the draw pile.
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
    [you] You discard { $number ->
        [one] a card
       *[other] { $number } cards
    }.
   *[other] { $seat } discards { $number ->
        [one] a card
       *[other] { $number } cards
    }.
}
log-take = { $seat-is ->
    [you] You take { $card } into hand.
   *[other] { $seat } takes { $card } into hand.
}
log-shuffle = { $seat-is ->
    [you] You shuffle your draw pile.
   *[other] { $seat } shuffles the draw pile.
}
log-put-top = { $seat-is ->
    [you] You put a card on top of your draw pile.
   *[other] { $seat } puts a card on top of the draw pile.
}
log-put-bottom = { $seat-is ->
    [you] You put a card under your draw pile.
   *[other] { $seat } puts a card under the draw pile.
}
log-call-time = { $seat-is ->
    [you] You ask for the end by time.
   *[other] { $seat } asks for the end by time.
}
log-last-turns = Time is called: after this turn each player takes two more.
log-search = { $seat-is ->
    [you] You look through your draw pile.
   *[other] { $seat } looks through the draw pile.
}
log-exhaust = { $card } gets { $number ->
        [one] an exhaustion token
       *[other] { $number } exhaustion tokens
    }.
log-refresh = { $card } loses { $number ->
        [one] an exhaustion token
       *[other] { $number } exhaustion tokens
    }.
log-status = { $card } gets { $number ->
        [one] a status token
       *[other] { $number } status tokens
    }.
log-status-removed = { $card } loses { $number ->
        [one] a status token
       *[other] { $number } status tokens
    }.
log-heal = { $card } loses { $number ->
        [one] a wound
       *[other] { $number } wounds
    }.
log-move-token = A token goes from { $card } to { $other }.
log-more-sides = { $seat-is ->
    [you] You may take { $number ->
        [one] another side action
       *[other] { $number } more side actions
    }.
   *[other] { $seat } may take { $number ->
        [one] another side action
       *[other] { $number } more side actions
    }.
}
log-choke = The abilities of { $card } are cancelled for the rest of the turn.
log-turn-dice = { $seat-is ->
    [you] You turn { $number ->
        [one] one { $magic } die
       *[other] { $number } { $magic } dice
    } to { $side }.
   *[other] { $seat } turns { $number ->
        [one] one { $magic } die
       *[other] { $number } { $magic } dice
    } to { $side }.
}
log-reroll = { $seat-is ->
    [you] You re-roll one { $magic } die: { $side }.
   *[other] { $seat } re-rolls one { $magic } die: { $side }.
}
log-exhaust-dice = { $seat-is ->
    [you] { $number ->
        [one] A { $magic } die
       *[other] { $number } { $magic } dice
    } of yours { $number ->
        [one] is
       *[other] are
    } exhausted.
   *[other] { $number ->
        [one] A { $magic } die
       *[other] { $number } { $magic } dice
    } of { $seat } { $number ->
        [one] is
       *[other] are
    } exhausted.
}
log-place-die = One { $magic } die is laid on { $card }.
log-deal = { $card } deals { $number } damage to { $other }.
log-receive = { $card } receives { $number } damage.
log-wound = { $card } gets { $number ->
        [one] a wound
       *[other] { $number } wounds
    }.
log-wounds = { $card } now has { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } (life { $life }).
log-destroy = { $card } is destroyed.
log-leave = { $card } leaves play.
log-return = { $card } returns to its owner.
log-remove = { $card } is removed from the game.
log-lose = { $seat-is ->
    [you] Your Phoenixborn has fallen: you are out.
   *[other] The Phoenixborn of { $seat } has fallen.
}
log-attack-phoenixborn = { $seat-is ->
    [you] You attack a Phoenixborn.
   *[other] { $seat } attacks a Phoenixborn.
}
log-attack-unit = { $seat-is ->
    [you] You attack a unit.
   *[other] { $seat } attacks a unit.
}
log-send = { $card } attacks.
log-aim = The target is { $card }.
log-block = { $card } is blocked by { $other }.
log-guard = { $card } guards.
log-counter = { $card } counters.
fact-round = { $seat-is ->
    [you] Round { $round }; you hold the first player token.
   *[other] Round { $round }; { $seat } holds the first player token.
}
fact-turn = { $seat-is ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $seat }.
}
fact-opening = The First Five are chosen.
fact-prepare = Prepare phase.
fact-recovery = Recovery phase.

# Why not
already-chosen = { $card } has been chosen already.
an-attack-needs-attackers = An attack needs at least one attacker.
attack-goes-on = Finish the attack first.
attacks-already = { $card } attacks already.
battlefield-full = Your battlefield is full; a unit must leave it first.
blocked-not-guarded = An attack on a Phoenixborn is blocked, not guarded.
cannot-be-attacked = { $card } cannot be attacked now.
cannot-be-blocked = { $card } cannot be blocked.
cannot-be-guarded = All attackers have Bypass: nobody may guard.
cannot-guard = { $card } cannot guard: only a Phoenixborn or a unit with Unit Guard can.
deck-core-dice = { $card } dice are not in the core box.
deck-first-five = The First Five are five cards, not { $number }.
deck-first-of-deck = { $card } is among the First Five, but not in the deck.
deck-one-phoenixborn = A deck has exactly one Phoenixborn.
deck-other-phoenixborn = { $card } belongs to another Phoenixborn.
deck-ten-dice = A deck has exactly 10 dice, not { $number }.
deck-thirty-cards = A deck has exactly 30 cards, not { $number }.
deck-three-copies = There are more than 3 copies of { $card }.
discard-something = Discard at least one card.
does-not-arrive = { $card } does not come into play now.
does-not-attack = { $card } is not attacking.
guarded-not-blocked = An attack on a unit is guarded, not blocked.
has-called-time = You have asked for the end by time.
has-left-play = The card has left play.
has-reacted = You have played a reaction spell this turn already; one is all.
is-attacked-itself = { $card } is the unit that is attacked.
is-exhausted = { $card } is exhausted; each recovery phase removes one exhaustion token.
is-guarded = { $card } cannot be affected by an opponent’s spell.
lies-elsewhere = { $card } lies elsewhere.
main-action-first = Take your main action first, or pass.
main-action-taken = You have taken your main action this turn; you have another one next turn.
no-attack-to-guard = There is no attack to guard against.
no-power-side = The die does not show its power side; Meditate can turn it.
no-reaction-spell = { $card } is no reaction spell; it waits for your own turn.
no-such-token = There is no such token on it.
no-time-to-call = Time is called in organized play only.
no-turns-now = It is not the player turns phase.
no-unit-to-attack = No opponent has a unit; you can attack a Phoenixborn.
nobody-counters = Nobody can counter here.
nobody-to-attack-with = You have no unit that could attack: one that is not exhausted.
not-an-active-die = The die is not in the active pool.
not-between-steps = { $card } can only be activated when you could take an action.
not-for-meditation = { $card } cannot be discarded for Meditate.
not-harmed = Nothing was dealt to { $card }.
not-in-hand = { $card } is not in your hand.
not-in-play = { $card } is not in play: only what lies in play can be activated.
not-its-trigger = Nothing is happening that a reaction spell of yours could answer.
not-so-much-damage = So much damage cannot be prevented.
not-so-many-cards = There are not so many cards.
not-such-a-die = That die cannot be chosen.
not-what-the-card-asks = { $card } is not what the text asks for.
not-your-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
not-your-unit = { $card } is not your unit.
not-yours = You do not control { $card }; only its controller can do that.
nothing-to-activate = { $card } has no text that is activated.
nothing-to-attach-to = There is no unit in play that { $card } can be attached to.
nothing-to-discard = There is nothing left to discard.
one-blocker-each = Each unit blocks one attacker, each attacker has one blocker.
only-in-reaction = { $card } is a reaction spell: you will be asked when its trigger occurs.
only-in-turns = Reaction spells are played in the player turns phase only.
only-to-units = An alteration is attached to a unit.
pays-nothing-due = That die pays nothing that is still due.
second-copy = The First Five are five different cards.
settle-this-first = Answer the open question first.
side-action-taken = You have no side action left this turn; you have another one next turn.
spellboard-full = Every slot of your spellboard is taken; only a copy of a spell that lies there still fits.
split-the-value = Split exactly the attack value.
takes-no-alterations = No alteration can be attached to { $card }.
too-few-cards = That takes { $need ->
        [one] a discarded card
       *[other] { $need } discarded cards
    }; you have { $have } to discard.
too-few-class = That takes { $need } × { $card } (class); your active dice give { $have }.
too-few-dice = That takes { $need ->
        [one] one die that fits
       *[other] { $need } dice that fit
    }; your { $have } active dice cannot pay it.
too-few-power = That takes { $need } × { $card } (power); your active dice give { $have }.
too-few-tokens = There are too few status tokens on { $card } for that.
removes-nothing = Remove at least one status token: for none you get nothing.
units-stay = { $card } stays until an effect removes it.

# The game, its chapters and options
about-game = Two to four Phoenixborn duel with dice, spells and units until one stands.
chapter-set-up = Set-up
chapter-decks = Decks
chapter-prepare = The prepare phase
chapter-turns = Player turns
chapter-recovery = The recovery phase
chapter-costs = Costs
chapter-dice = Dice
chapter-using = Using cards
chapter-timing = Timing
chapter-card-types = Types of cards
chapter-zones = Places
chapter-exhaustion = Exhaustion
chapter-focus = Focus
chapter-attacks = Attacks
chapter-damage = Damage and destruction
chapter-keywords = Keywords
chapter-winning = Winning and losing
chapter-cards = Single cards
option-faq = Aftershock and Pain Link
option-faq-seed = in the order of the active player
option-faq-faq_3_0 = dealing before receiving
option-meditate_exhausted = Meditating exhausted spells
option-meditate_exhausted-allowed = allowed
option-meditate_exhausted-forbidden = forbidden
option-trigger_order = Who orders texts
option-trigger_order-active_player = the active player
option-trigger_order-controllers = each their own
option-card_text = Card texts
option-card_text-errata = corrected
option-card_text-original = as first printed
option-organized_play = Organized play
option-organized_play-off = no
option-organized_play-on = yes: the token may be given away, the game can end by time
option-dice = Types of dice
option-dice-core = those of the core box
option-dice-all = divine and sympathy, too
setup-core-dice = { $name } dice are not in the core box; choose the option for all types of dice.
also-play = cast summon
also-activate = use trigger
also-attack-phoenixborn = hit strike fight
also-attack-unit = hit strike fight
also-block = stop intercept
also-guard = defend protect
also-counter = retaliate
also-meditate = rest
also-end = finish
