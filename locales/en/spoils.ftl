# The Spoils: names of things
word-cost = cost
word-deck = deck
word-hand = hand
word-played = being-played area
word-play = in play
word-facedown = face-down
word-faction = faction
word-discard = discard pile
word-out = out of game
word-gone = {""}
word-influence = influence
word-strength = strength
word-life = life
word-speed = speed
word-structure = structure
word-damage = damage
word-tokens = tokens
word-character = character
word-covert = covert
word-unblockable = unblockable
word-attacking = attacking
word-blocking = blocking
word-depleted = depleted
word-fresh = new this turn
word-flipped = played with Flip Up
word-spared = spared
word-attacked = attacked this turn
word-attached = attached

# How cards are shown: numbers together, one alone, marks that only characters show, hosts in other areas, areas that
# are not mentioned while they are empty
short-values = { $strength }/{ $life }/{ $speed }
value-character = {""}
value-influence = {""}
value-covert = { word-covert }
value-unblockable = { word-unblockable }
value-attacking = { word-attacking }
value-blocking = { word-blocking }
mark-attacked = {""}
mark-spared = {""}
marks-of-fighters = fresh
on-faction = spent
quiet-zones = facedown out
quiet-causes = faction
# Which lines of a card are read out when it asks
line-one-of = hoose one
line-order = t the start of|t the end of|hen |henever
line-yes = ou may

# What is asked
ask-turn = It is your turn. What do you do?
ask-respond = { $seat-is ->
    [you] You play { $card }. Your opponent may respond.
   *[other] { $seat } plays { $card }. Do you respond?
}
ask-respond-end = { $seat-is ->
    [you] You end your turn. Your opponent may respond.
   *[other] { $seat } ends the turn. Do you respond?
}
ask-step-attacker = You are attacking. Do you play a tactic or use an ability?
ask-step-defender = You are being attacked. Do you play a tactic or use an ability?
ask-pick = Which card do you pick?
ask-choose = Which card do you choose?
ask-number = Which number do you choose?
ask-player = Which player do you choose?
ask-discard = Which card do you discard?
ask-discard-cost = Which card do you discard to satisfy the cost?
ask-find = Which card do you find?
ask-keep = Only one of these unique cards can stay. Which one do you keep?
ask-detach = Which resource do you detach from your faction? ({ $left } more at most)
ask-way = Which option do you choose?
ask-pay = { $number } left to pay. Which resource do you attach to your faction?
ask-start-resource = Which starting resource do you put into play?
ask-first = Who takes the first turn?
ask-mulligan = Which card do you put on the bottom of your deck? You then draw as many cards as you put there.
ask-resource = Which card do you play as a resource, and how does it lie?
ask-play-card = Which card do you play?
ask-bid = How much do you bid?
ask-divide = How do you divide the damage?
ask-host = The card that enters play must be attached. To which card?
ask-loop-number = Your opponent wants to repeat a loop of actions of both players. How many repetitions do you name? The smaller number counts; 0 means none.
ask-go-on = The last repetition: your opponent’s part comes next. Does the loop go on?
ask-attackers = Which characters attack?
ask-blockers = Which characters block?
ask-target = What do you attack?
ask-assign = { $card } has { $number } damage left to assign. To which card?

# What may be done
do-play = Play { $card }
do-flip-up = Flip Up: play { $card }
do-use = Use { $ability } of { $card }{ $holder-is ->
    [other] {" "}({ $holder })
   *[you] {""}
}
do-use-nth = Use { $ability } of { $card }{ $holder-is ->
    [other] {" "}({ $holder })
   *[you] {""}
}
do-attack = { $holder-is ->
    [you] Attack { $card }, your own
   *[other] Attack { $card } of { $holder }
}
do-end = End the turn
do-send = Attack with { $card }
do-block = Block with { $card }
do-assign = Assign { $number } to { $card }{ $holder-is ->
    [other] {" "}of { $holder }
   *[you] {""}
}
do-pick = Pick { $card }{ $holder-is ->
    [other] {" "}of { $holder }
   *[you] {""}
}
do-choose = Choose { $card }{ $holder-is ->
    [other] {" "}of { $holder }
   *[you] {""}
}
do-number = Choose { $number }
do-discard = Discard { $card }
do-pay = Pay automatically
do-with = Pay with { $card } ({ $zone })
do-start = Start with { $card }
do-first-turn = { $seat-is ->
    [you] You go first
   *[other] { $seat } goes first
}
do-bottom = Put { $card } on the bottom
do-lay = Lay { $card } face-up
do-lay-down = Lay { $card } face-down
do-bid = Bid { $number }
do-decline = Decline to bid
do-go-on = Go on
do-stop = Stop here
do-to = Attach to { $card }{ $holder-is ->
    [other] {" "}of { $holder }
   *[you] {""}
}
do-order = Next: { $card }
do-find = Find { $card }
do-keep = Keep { $card }
do-detach = Detach { $card } ({ $zone })
do-player = { $seat-is ->
    [you] You
   *[other] { $seat }
}
do-repeat = Repeat the last { $number } decisions { $times } times
do-obsession = Obsession
do-greed = Greed
do-elitism = Elitism
do-deception = Deception
do-rage = Rage

# What happened
log-first = { $seat-is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
log-face-up = { $seat-is ->
    [you] You turn your starting resources face-up.
   *[other] { $seat } turns the starting resources face-up.
}
log-keeps-hand = { $seat-is ->
    [you] You keep your hand.
   *[other] { $seat } keeps the hand as it is.
}
log-mulligan = { $seat-is ->
    [you] You mulligan: { $number ->
        [one] a card goes to the bottom of your deck, and you draw another.
       *[other] { $number } cards go to the bottom of your deck, and you draw as many.
    }
   *[other] { $seat } mulligans: { $number ->
        [one] a card goes to the bottom of the deck, and another is drawn.
       *[other] { $number } cards go to the bottom of the deck, and as many are drawn.
    }
}
log-turn = Turn { $number }: { $seat }.
log-lost = { $seat-is ->
    [you] Your faction has no influence left: you lose.
   *[other] { $seat }’s faction has no influence left: { $seat } loses.
}
log-both-lost = Neither faction has any influence left: the game is a draw.
log-plays = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
log-flips-up = { $seat-is ->
    [you] You play { $card } with Flip Up.
   *[other] { $seat } plays { $card } with Flip Up.
}
log-uses = { $seat-is ->
    [you] You use { $ability } of { $card }.
   *[other] { $seat } uses { $ability } of { $card }.
}
log-ends-turn = { $seat-is ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
log-terminated = The action with { $card } is terminated before it resolves.
log-lays = { $seat-is ->
    [you] You put { $card } into play as a resource.
   *[other] { $seat } puts { $card } into play as a resource.
}
log-lays-down = { $seat-is ->
    [you] You put { $card } into play as a resource, face-down.
   *[other] { $seat } puts { $card } into play as a resource, face-down.
}
log-enters = { $seat-is ->
    [you] { $card } enters play under your control.
   *[other] { $card } enters play under { $seat }’s control.
}
log-destroyed = { $card } is destroyed.
log-removed = { $card } is removed from the game.
log-shuffled-in = { $card } is shuffled into its owner’s deck.
log-flipped-down = { $card } is turned face-down.
log-buried = { $card } is turned face-up and goes to its owner’s discard pile.
log-draws = { $seat-is ->
    [you] You draw { $number ->
        [one] a card
       *[other] { $number } cards
    }.
   *[other] { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
}
log-discards = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
log-discards-two = { $seat-is ->
    [you] You discard { $card } and { $second }.
   *[other] { $seat } discards { $card } and { $second }.
}
log-discards-three = { $seat-is ->
    [you] You discard { $card }, { $second } and { $third }.
   *[other] { $seat } discards { $card }, { $second } and { $third }.
}
log-discards-many = { $seat-is ->
    [you] You discard { $number } cards.
   *[other] { $seat } discards { $number } cards.
}
log-mills = { $seat-is ->
    [you] { $number ->
        [one] The top card of your deck goes to your discard pile.
       *[other] The top { $number } cards of your deck go to your discard pile.
    }
   *[other] { $number ->
        [one] The top card of { $seat }’s deck goes to the discard pile.
       *[other] The top { $number } cards of { $seat }’s deck go to the discard pile.
    }
}
log-to-hand = { $card } goes to its owner’s hand.
log-to-hand-two = { $card } and { $second } go to their owner’s hand.
log-to-hand-three = { $card }, { $second } and { $third } go to their owner’s hand.
log-to-hand-many = { $number } cards go to their owner’s hand.
log-to-discard = { $card } goes to its owner’s discard pile.
log-to-discard-two = { $card } and { $second } go to their owner’s discard pile.
log-to-discard-three = { $card }, { $second } and { $third } go to their owner’s discard pile.
log-to-discard-many = { $number } cards go to their owner’s discard pile.
log-reveals = { $seat-is ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
log-reveals-two = { $seat-is ->
    [you] You reveal { $card } and { $second }.
   *[other] { $seat } reveals { $card } and { $second }.
}
log-reveals-three = { $seat-is ->
    [you] You reveal { $card }, { $second } and { $third }.
   *[other] { $seat } reveals { $card }, { $second } and { $third }.
}
log-reveals-many = { $seat-is ->
    [you] You reveal { $number } cards.
   *[other] { $seat } reveals { $number } cards.
}
log-looks = { $seat-is ->
    [you] You look at { $number ->
        [one] a card
       *[other] { $number } cards
    }.
   *[other] { $seat } looks at { $number ->
        [one] a card
       *[other] { $number } cards
    }.
}
log-shuffles = { $seat-is ->
    [you] You shuffle your deck.
   *[other] { $seat } shuffles the deck.
}
log-damage = { $card } receives { $number } damage.
log-faction-damage = { $seat-is ->
    [you] Your faction receives { $number } damage.
   *[other] { $seat }’s faction receives { $number } damage.
}
log-gains = { $seat-is ->
    [you] Your faction gains { $number } influence.
   *[other] { $seat }’s faction gains { $number } influence.
}
log-loses = { $seat-is ->
    [you] Your faction loses { $number } influence.
   *[other] { $seat }’s faction loses { $number } influence.
}
log-tokens = { $number ->
    [one] A token is put on { $card }.
   *[other] { $number } tokens are put on { $card }.
}
log-takes-control = { $seat-is ->
    [you] You take control of { $card }.
   *[other] { $seat } takes control of { $card }.
}
log-attached = { $card } is attached to { $other }.
log-restores = { $card } is restored.
log-restores-two = { $card } and { $second } are restored.
log-restores-three = { $card }, { $second } and { $third } are restored.
log-depletes = { $card } is depleted.
log-depletes-two = { $card } and { $second } are depleted.
log-depletes-three = { $card }, { $second } and { $third } are depleted.
log-coin-won = { $seat-is ->
    [you] You win the coin flip.
   *[other] { $seat } wins the coin flip.
}
log-coin-lost = { $seat-is ->
    [you] You lose the coin flip.
   *[other] { $seat } loses the coin flip.
}
log-bids = { $seat-is ->
    [you] You bid { $number }.
   *[other] { $seat } bids { $number }.
}
log-declines = { $seat-is ->
    [you] You decline to bid.
   *[other] { $seat } declines to bid.
}
log-attacks = { $seat-is ->
    [you] You attack { $card }.
   *[other] { $seat } attacks { $card }.
}
log-sends = { $seat-is ->
    [you] You send { $card } to attack.
   *[other] { $seat } sends { $card } to attack.
}
log-sends-two = { $seat-is ->
    [you] You send { $card } and { $second } to attack.
   *[other] { $seat } sends { $card } and { $second } to attack.
}
log-sends-three = { $seat-is ->
    [you] You send { $card }, { $second } and { $third } to attack.
   *[other] { $seat } sends { $card }, { $second } and { $third } to attack.
}
log-sends-many = { $seat-is ->
    [you] You send { $number } characters to attack.
   *[other] { $seat } sends { $number } characters to attack.
}
log-blocks = { $seat-is ->
    [you] You block with { $card }.
   *[other] { $seat } blocks with { $card }.
}
log-blocks-two = { $seat-is ->
    [you] You block with { $card } and { $second }.
   *[other] { $seat } blocks with { $card } and { $second }.
}
log-blocks-three = { $seat-is ->
    [you] You block with { $card }, { $second } and { $third }.
   *[other] { $seat } blocks with { $card }, { $second } and { $third }.
}
log-blocks-many = { $seat-is ->
    [you] You block with { $number } characters.
   *[other] { $seat } blocks with { $number } characters.
}
log-no-block = { $seat-is ->
    [you] You do not block.
   *[other] { $seat } does not block.
}
log-withdrawn = { $card } is removed from battle.
log-joins = { $card } joins the battle.
log-battle-over = The battle is over.

# Why not: cards and abilities
not-in-hand = { $card } is not in your hand (it lies here: { $zone }).
no-right-to-play-resource = { $card } is a resource: it is played only when an effect, such as that of your faction, tells you to play a resource.
no-resource = { $card } is not a resource card: it can be played as a resource only face-down.
only-in-your-turn = { $card } can be played only during your turn, neither as a response nor during a battle.
threshold-not-met = The threshold of { $card } is not met: it asks for { $need } { $icon }, and your cards provide { $have }.
no-tactics-now = { $card } is a tactic, and you cannot play tactics now: { $by } says so.
not-face-down = { $card } is not a face-down resource under your control, and Flip Up starts from one.
no-flip-up = { $card } does not have Flip Up.
no-such-ability = { $card } does not have this ability.
ability-works-elsewhere = { $card } is not where its ability works: that is in play, unless the ability says otherwise.
not-your-ability = You do not control { $card }, and only its controller can use its abilities.

# Why not: costs
cannot-pay = { $need } must be paid, and you have { $have ->
    [0] no unattached resource
    [one] only 1 unattached resource
   *[other] only { $have } unattached resources
} for it.
cannot-pay-with = { $card } cannot pay: choose a resource of yours that is not attached and not chosen yet.
rest-could-not-be-paid = If { $card } paid, the rest could not be paid any more: choose another resource.
restriction-not-met = A restriction in the text of this card is not met now.
too-few-tokens = This cost removes { $need } tokens from { $card }, which has { $have }.
too-little-influence = This cost takes { $need } influence, and the faction has { $have }.
already-depleted = This cost depletes { $card }, which is depleted already; it has to be restored first.
cost-cannot-be-done = A part of this cost cannot be done now, so it cannot be satisfied.
too-few-to-choose = { $need ->
    [one] This cost asks for { $what } that fits, and there is none.
   *[other] This cost asks for { $need } cards that fit ({ $what }), and there are { $have }.
}
not-known-to-you = { $card } cannot be chosen for this cost: it is already part of it, or you do not know the card.
number-out-of-bounds = Choose a whole number from { $least } to { $most }.
costs-first = The costs of { $card } are being satisfied; that comes first.

# Why not: choices
not-what-the-card-asks = { $card } is not what the text asks for.
lies-elsewhere = { $card } is not where the text looks (it lies here: { $zone }).
cannot-be-picked = { $card } cannot be picked: { $by } says so.
must-be-picked = { $card } must be picked: an effect says so.
already-chosen = { $card } has been chosen already.
not-what-is-asked = This is not what is asked now: choose one of the answers offered.
settle-the-choice-first = The open choice comes first.
not-a-starting-resource = { $card } is not the starting resource that your faction names next.
open-with-a-bid = Nobody has bid yet: name a number first, even 0.
bid-at-least-zero = A bid is a whole number, 0 or more.
bid-higher = Your bid must be higher than the last one; otherwise decline.
bid-what-you-have = Your bid cannot be higher than the number of your unattached resources.

# Why not: repetitions
show-the-series-first = Only actions already taken this turn can be repeated: take them once first.
repeat-your-own-actions = These actions are your opponent’s: you can repeat only a series that contains actions of your own.
active-player-names-first = Both players took part in this series: the active player has to name a number of repetitions first.
a-finite-number = Choose a number of repetitions: a whole number, at least 1 to begin a series; infinity is not one.
too-many-repetitions = The table plays a series again { $most } times at most: choose that number or a smaller one.

# Why not: battle
attack-only-in-your-turn = You can attack only during your turn, neither as a response nor during a battle.
own-cards-are-no-targets = You control { $card }: attack your opponent’s faction or one of their locations.
no-target = { $card } cannot be attacked: only your opponent’s faction and locations can.
nobody-can-attack = None of your characters can attack: it takes one that is not depleted and that you have controlled since the start of the turn.
cannot-pay-to-attack = This attacking party costs { $need }, and you have { $have } unattached resources for it.
an-attack-needs-attackers = An attack takes at least one attacking character.
not-your-character = { $card } is not a character in play under your control.
only-characters-fight = { $card } is not a character in play, and only characters attack and block.
is-depleted = { $card } is depleted, and only characters that are not depleted can attack or block.
came-this-turn = You have not controlled { $card } since the start of the turn, so it cannot attack yet.
cannot-attack = { $card } cannot attack: { $by } says so.
cannot-block = { $card } cannot block: { $by } says so.
party-cannot-be-blocked = { $card } cannot block: every attacking character is unblockable.
party-is-covert = { $card } does not have covert, and only characters with covert can block a covert party.
blocks-only-covert = { $card } has covert and can block only a covert party.
breaks-requirements = With { $card }, the party would satisfy fewer requirements than it can.
requirements-left = A requirement is not satisfied yet: add the characters that must attack.
must-block = { $card } must block: { $by } says so.
nothing-to-assign = There is no damage to assign now.
damage-goes-elsewhere = This damage cannot be assigned to { $card }: it goes to the opposing party, where a character that must receive it comes first, or to the target of the attack if nobody blocks.
wrong-amount = { $left } damage is left to assign: assign at least 1 and no more than that; if only one card can receive it, assign everything.

# Why not: whose turn
setting-up = The game is still being set up; that comes first.
not-your-turn = It is { $seat }’s turn.
not-your-turn-to-end = You can end the turn only if it is yours, neither as a response nor during a battle.
not-your-response = An action of your opponent is about to resolve: you can respond by playing a tactic or using an ability, or pass.

# Why not: what a card or a moment lacks
word-an-effect = an effect
word-icon-obsession = Obsession
word-icon-greed = Greed
word-icon-elitism = Elitism
word-icon-deception = Deception
word-icon-rage = Rage
word-icon-volition = Volition
word-what-character = a character
word-what-item = an item
word-what-location = a location
word-what-card = a card
is-no-character = { $card } is not a character, and the text asks for one.
is-no-item = { $card } is not an item, and the text asks for one.
is-no-location = { $card } is not a location, and the text asks for one.
is-no-tactic = { $card } is not a tactic, and the text asks for one.
is-no-resource = { $card } is not a resource, and the text asks for one.
is-a-resource = { $card } is a resource, and the text asks for something else.
you-do-not-control = You do not control { $card }, and the text asks for a card of yours.
opponent-does-not-control = Your opponent does not control { $card }, and the text asks for a card of theirs.
is-not-depleted = { $card } is not depleted, and the text asks for a depleted card.
is-depleted-already = { $card } is depleted, and the text asks for a card that is not.
does-not-fight-there = { $card } is not in the battle or party that the text asks for.
is-in-a-battle = { $card } is in a battle, and the text asks for a card that is not.
costs-too-much = { $card } has a higher numeric cost than the text allows.
is-too-strong = { $card } has more strength than the text allows.
has-too-much-life = { $card } has more life than the text allows.
another-costs-more = { $card } does not have the highest numeric cost: another character has more.
must-be-another = The text asks for another card than { $card }.
still-in-hand = { $card } is still in your hand: play it first.
flip-up-from-hand = { $card } is still in your hand: Flip Up starts from a face-down card, so put it into play face-down as a resource first, or play it.
announce-the-attack-first = You control { $card }: first attack your opponent’s faction or one of their locations, then choose { $card } as an attacker.
nothing-to-deplete = This cost depletes a card that is no longer there.
cannot-be-destroyed = This cost destroys { $card }, which cannot be destroyed: { $by } says so.
cannot-pay-any-attack = Every attacking party that you could form costs more than your unattached resources can pay.
only-during-your-turn = The card says: only during your turn. This is your opponent’s.
only-during-their-turn = The card says: only during your opponent’s turn. This is yours.
only-during-a-battle = The card says: only during a battle, and none is going on.
only-outside-battle = The card says: only outside battle, and one is going on.
only-while-you-attack = The card says: only while you are attacking, and you are not.
only-while-you-are-attacked = The card says: only while you are being attacked, and you are not.
only-in-response-to-a-card = The card says: only in response to a card that your opponent plays. Wait for one.
only-in-response-to-a-character = The card says: only in response to a character that your opponent plays. Wait for one.
only-in-response-to-an-ability = The card says: only in response to an ability that your opponent uses. Wait for one.
only-after-another-tactic = The card says: only if a tactic with another name was played this turn, and none was.
you-used-it-last = You were the last player to use this ability this turn: your opponent has to use it first.
what-a-turn-offers = It is your turn: play a card, use an ability, attack or end the turn.
opponent-may-respond = Your opponent may respond to your action first.
step-of-battle-first = A battle is going on: play a tactic, use an ability or pass.
attackers-first = An attack has been announced: choose the characters that attack first.
blockers-first = A battle is going on: the defending player chooses the characters that block first.
damage-first = A battle is going on: its damage is assigned first.
payment-first = A payment is open: it comes first.
bidding-first = A bidding is going on: bid or decline first.
resource-first = You are playing a resource: choose the card that you lay face-up or face-down first.
# Others read what they always read: why is a matter of the hand.
log-ends-turn-idle = { $seat-is ->
    [you] You can do nothing else: your turn ends.
   *[other] { $seat } ends the turn.
}

# Why not: decks
deck-part-faction = Faction
deck-part-main = Deck
deck-one-faction = { $number ->
    [0] This deck has no faction card, and it must have exactly one.
   *[other] This deck has { $number } faction cards, and it must have exactly one.
}
deck-too-small = This deck has { $number } { $number ->
    [one] card
   *[other] cards
} not counting the faction, and it must have at least { $least }.
deck-too-many = This deck has { $number } cards named { $card }, and 4 is the most unless the card is a staple resource.
deck-banned = { $card } is on the banned list of this format.

# What everybody sees
fact-turn = Turn { $number }: { $seat }
fact-resources = { $seat-is ->
    [you] Your unattached resources: { $number } of { $all }
   *[other] { $seat }’s: { $number } of { $all }
}
fact-acting = { $seat-is ->
    [you] Not resolved yet: { $card } (you)
   *[other] Not resolved yet: { $card } ({ $seat })
}
fact-ending = { $seat-is ->
    [you] You are ending your turn
   *[other] { $seat } is ending the turn
}
fact-battle = { $seat-is ->
    [you] You attack { $card }
   *[other] { $seat } attacks { $card }
}
ask-put-back = Which card do you put back next?
deck-token = { $card } is a token and belongs to no deck.
do-attack-faction = Attack the opposing faction
ask-respond-ability = { $seat-is ->
    [you] You use { $ability } of { $card }. Your opponent may respond.
   *[other] { $seat } uses { $ability } of { $card }. Do you respond?
}
ask-respond-ability-at = { $seat-is ->
    [you] You use { $ability } of { $card } on { $target }. Your opponent may respond.
   *[other] { $seat } uses { $ability } of { $card } on { $target }. Do you respond?
}
ask-respond-at = { $seat-is ->
    [you] You play { $card } on { $target }. Your opponent may respond.
   *[other] { $seat } plays { $card } on { $target }. Do you respond?
}
log-plays-at = { $seat-is ->
    [you] You play { $card } on { $target }.
   *[other] { $seat } plays { $card } on { $target }.
}
log-flips-up-at = { $seat-is ->
    [you] You play { $card } with Flip Up on { $target }.
   *[other] { $seat } plays { $card } with Flip Up on { $target }.
}
log-uses-at = { $seat-is ->
    [you] You use { $ability } of { $card } on { $target }.
   *[other] { $seat } uses { $ability } of { $card } on { $target }.
}
ask-replace = Several texts would replace what happens. Which one applies?
about-game = Two factions fight for influence with characters, tactics and dirty money: every action can be answered.
option-can_cannot = When one card says “can” and another “cannot”
option-can_cannot-cannot_wins = “cannot” wins
option-can_cannot-latest_wins = the newer one wins
option-volition = Face-down resources provide Volition
option-volition-off = no
option-volition-on = yes
option-tactical = The keyword Tactical
option-tactical-off = is not used
option-tactical-on = is used
option-ban_list = Banned cards
option-ban_list-none = none
# The chapters of the rulebook.
chapter-golden-rule = The golden rule
chapter-goal = The goal
chapter-deck-construction = Building a deck
chapter-tournaments = Tournaments
chapter-errata = Errata
chapter-cards = Cards
chapter-factions = Factions
chapter-resources = Resources
chapter-characters = Characters
chapter-tactics = Tactics
chapter-items = Items
chapter-locations = Locations
chapter-types = Types
chapter-attaching = Attaching
chapter-battle-terms = Terms of battle
chapter-depleting = Depleting
chapter-destroying = Destroying
chapter-discarding = Discarding
chapter-drawing = Drawing
chapter-duplicating = Duplicating
chapter-playing-for-free = Playing for free
chapter-paying = Paying
chapter-picking = Picking
chapter-providing = Providing
chapter-searching = Searching
chapter-shuffling = Shuffling
chapter-terminating = Terminating
chapter-costs = Costs
chapter-effects = Effects
chapter-areas = Areas
chapter-empty-chapter = An empty chapter
chapter-thresholds = Thresholds
chapter-numeric-cost = Numeric cost
chapter-control = Control
chapter-damage = Damage
chapter-tokens = Tokens
chapter-numbers = Numbers
chapter-face-down = Face-down cards
chapter-unblockable = Unblockable
chapter-bidding = Bidding
chapter-loops = Loops
chapter-italics = Italics
chapter-abilities = Abilities
chapter-triggers = Triggers
chapter-conditions = Conditions
chapter-requirements = Requirements
chapter-replacements = Replacements
chapter-keywords = Keywords
chapter-temporary-text = Temporary text
chapter-set-up = Set-up
chapter-turn = The turn
chapter-playing-a-card = Playing a card
chapter-playing-a-resource = Playing a resource
chapter-using-an-ability = Using an ability
chapter-responses = Responses
chapter-attacking = Attacking
chapter-resolving-a-battle = Resolving a battle
chapter-ending-a-turn = Ending a turn

# Why a match cannot be set up.
setup-tactical = { $card } has the keyword Tactical; play with the option tactical on
setup-volition = { $card } needs the Volition icon; play with the option volition on
setup-banned = { $card } is banned by the list { $list }
also-play = cast summon deploy
also-use = activate trigger
also-use-nth = activate trigger
also-attack = hit fight raid charge
also-send = join
also-block = defend stop intercept
also-flip-up = flip reveal
also-lay = resource
also-end = finish
