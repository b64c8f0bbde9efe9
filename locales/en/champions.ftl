# Marvel Champions: names of things
game-champions = Marvel Champions
a-card = a face-down card
word-deck = deck
word-hand = hand
word-discard = discard pile
word-identity = identity
word-play = in play
word-engaged = engaged minions
word-drones = drones
word-drone = Drone
word-dealt = dealt encounter cards
word-nemesis = nemesis set
word-played = being played
word-villain = villain
word-stages = later villain stages
word-scheme = scheme
word-schemes = later main schemes
word-sides = side schemes
word-attached = attachments
word-encounter = encounter deck
word-scrap = encounter discard pile
word-boosts = boost cards
word-revealed = being revealed
word-captive = cards held captive
word-removed = removed from the game
word-exhausted = exhausted
word-stunned = stunned
word-confused = confused
word-tough = tough
word-attack = ATK
word-thwart = THW
word-defense = DEF
word-recover = REC
word-health = hit points
word-damage = damage
word-threat = threat
word-target = target threat
word-counters = counters
word-retaliate = retaliate
word-guard = guard
word-cost = cost

# How cards are shown: numbers in words of their own or not at all, hosts in other areas, areas that are not mentioned
# while they are empty
value-scheme = SCH { $number }
value-hand = {""}
number-accelerates = threat each round
number-hazard = hazard icons
number-acceleration = acceleration icons
number-crisis = crisis icon
number-scheme = SCH
number-hand = hand size
value-health = HP { $number }
value-guard = { word-guard }
on-villain = on the villain
on-engaged = on a minion
on-drones = on a drone
on-identity = on an identity
on-play = on a card in play
on-scheme = on the main scheme
on-sides = on a side scheme
quiet-zones = nemesis
# What cards are sorted by
print-kind-ally = Ally
print-kind-event = Event
print-kind-resource = Resource
print-kind-support = Support
print-kind-upgrade = Upgrade
print-kind-hero = Hero
print-kind-alterego = Alter-Ego
print-kind-villain = Villain
print-kind-mainscheme = Main Scheme
print-kind-sidescheme = Side Scheme
print-kind-minion = Minion
print-kind-treachery = Treachery
print-kind-attachment = Attachment
print-kind-environment = Environment
print-kind-obligation = Obligation
print-class-hero = Hero cards
print-class-aggression = Aggression
print-class-justice = Justice
print-class-leadership = Leadership
print-class-protection = Protection
print-class-basic = Basic
print-class-encounter = Encounter
# Which lines of a card are read out when it asks
line-one-of = hoose one
line-order = Forced|When
line-yes = ou may

# What is asked
ask-first-player = Who is the first player?
ask-mulligan = Which cards do you discard from your opening hand? You then draw as many.
ask-turn = It is your turn. What do you do?
ask-request = { $seat-is ->
    [you] Do you use an action?
   *[other] { $seat } asks you for an action. Do you use one?
}
ask-pay = Paying for { $card }: { $have } of { $need } { $need ->
    [one] resource
   *[other] resources
} so far. What do you spend?
ask-pay-more = { $card } is paid for: { $have } of { $need } { $need ->
    [one] resource
   *[other] resources
}. Pay, or spend even more?
ask-declare = Your wild resource: what does it count as?
ask-discard-cost = Which card do you discard to pay the cost?
ask-pay-target = Which card’s cost do you pay?
ask-control = Under whose control does { $card } enter play?
ask-host = Which card is { $card } attached to?
ask-defend = { $seat-is ->
    [you] { $card } attacks you. Do you defend?
   *[other] { $card } attacks { $seat }. Do you defend?
}
ask-next-enemy = Which enemy activates next?
ask-next-special = Which special ability comes next?
ask-assign = { $number } damage left to assign. Who takes the next one?
ask-trim = The player phase ends. Which cards do you discard? You can keep { $number } at most, and then draw back up to { $number }.
ask-excess = You control too many of these. Which one do you discard?
ask-choice = What do you choose?
ask-target = { $card }: which target do you choose?
ask-choose = { $card }: which card do you choose?
ask-find = { $card }: which card do you find?
ask-player = { $card }: which player do you choose?
ask-discard = { $card }: which card do you discard?
ask-replace = Several texts would change what happens. Which one applies?

# What may be answered
ask-interrupt = Do you interrupt?
ask-respond = Do you respond?
ask-when-attacks = { $seat-is ->
    [you] { $card } attacks you. Do you interrupt?
   *[other] { $card } attacks { $seat }. Do you interrupt?
}
ask-when-schemes = { $card } schemes. Do you interrupt?
ask-after-attack = { $card } has attacked. Do you respond?
ask-after-scheme = { $card } has schemed. Do you respond?
ask-when-damage = { $card } would take { $number } damage. Do you interrupt?
ask-after-damage = { $card } has taken { $number } damage. Do you respond?
ask-when-threat = { $number } threat would be placed on { $card }. Do you interrupt?
ask-after-threat = { $number } threat has been placed on { $card }. Do you respond?
ask-when-revealed = { $card } is revealed. Do you interrupt?
ask-after-revealed = { $card } has been revealed. Do you respond?
ask-after-enters = { $card } has entered play. Do you respond?
ask-when-defeated = { $card } would be defeated. Do you interrupt?
ask-after-defeated = { $card } has been defeated. Do you respond?
ask-after-attacks = { $card } has attacked. Do you respond?
ask-after-thwarts = { $card } has thwarted. Do you respond?
ask-after-form = An identity has changed form. Do you respond?

# What may be done
do-play = Play { $card }{ $targets ->
    [1] {" "}(on { $target })
   *[other] {""}
}
do-use = Use { $card }: { $ability }{ $targets ->
    [1] {" "}(on { $target })
   *[other] {""}
}
do-use-nth = Use { $card }: { $ability }{ $targets ->
    [1] {" "}(on { $target })
   *[other] {""}
}
do-attack = Attack { $other } with { $card } ({ $number } damage)
do-thwart = Thwart { $other } with { $card } ({ $number } threat)
do-recover = Recover
do-change-form = Change form
do-ask = Ask { $seat } for an action
do-end = End your turn
do-decline = Decline
do-defend = Defend with { $card }
do-spend = Spend { $card } →{ $energy ->
    [0] {""}
    [1] {" "}energy
   *[other] {" "}energy ×{ $energy }
}{ $mental ->
    [0] {""}
    [1] {" "}mental
   *[other] {" "}mental ×{ $mental }
}{ $physical ->
    [0] {""}
    [1] {" "}physical
   *[other] {" "}physical ×{ $physical }
}{ $wild ->
    [0] {""}
    [1] {" "}wild
   *[other] {" "}wild ×{ $wild }
}
do-generate = Generate with { $card } →{ $energy ->
    [0] {""}
    [1] {" "}energy
   *[other] {" "}energy ×{ $energy }
}{ $mental ->
    [0] {""}
    [1] {" "}mental
   *[other] {" "}mental ×{ $mental }
}{ $physical ->
    [0] {""}
    [1] {" "}physical
   *[other] {" "}physical ×{ $physical }
}{ $wild ->
    [0] {""}
    [1] {" "}wild
   *[other] {" "}wild ×{ $wild }
}
do-pay = Pay
do-energy = Energy
do-mental = Mental
do-physical = Physical
do-target = Target { $zone ->
    [drones] a Drone
   *[other] { $card }
}{ $holder-is ->
    [other] {" "}({ $holder })
   *[you] {""}
}
do-choose = Choose { $card }{ $holder-is ->
    [other] {" "}({ $holder })
   *[you] {""}
}
do-find = Find { $card }
do-discard = Discard { $card }
do-player = { $seat-is ->
    [you] You
   *[other] { $seat }
}
do-attach = Attach to { $zone ->
    [drones] a Drone
   *[other] { $card }
}{ $holder-is ->
    [other] {" "}({ $holder })
   *[you] {""}
}
do-next = Next: { $zone ->
    [drones] a Drone
   *[other] { $card }
}
do-assign = 1 damage to { $card }{ $holder-is ->
    [other] {" "}({ $holder })
   *[you] {""}
}
do-first-player = { $seat-is ->
    [you] You are the first player
   *[other] { $seat } is the first player
}
do-give-up = Discard { $card }

# What happened: the course of the game
log-opening = The villain: { $card }.
log-first = { $seat-is ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
log-keeps-hand = { $seat-is ->
    [you] You keep your hand.
   *[other] { $seat } keeps the hand as it is.
}
log-mulligan = { $seat-is ->
    [you] You discard { $number ->
        [one] a card and draw another
       *[other] { $number } cards and draw as many
    }.
   *[other] { $seat } discards { $number ->
        [one] a card and draws another
       *[other] { $number } cards and draws as many
    }.
}
log-begin = Everything is set up: the game begins.
log-turn = { $seat-is ->
    [you] Round { $number }: your turn.
   *[other] Round { $number }: { $seat }’s turn.
}
log-declines = { $seat-is ->
    [you] You decline.
   *[other] { $seat } declines.
}
log-round = { $seat-is ->
    [you] Round { $number } begins. You are the first player.
   *[other] Round { $number } begins. { $seat } is the first player.
}
log-step-threat = The villain phase: threat.
log-step-activations = The villain phase: enemies activate.
log-step-reveals = The villain phase: encounter cards are revealed.
log-eliminated = { $seat-is ->
    [you] Your identity is defeated: you are out of the game.
   *[other] { $seat }’s identity is defeated: { $seat } is out of the game.
}
log-lost = The villain wins.

# What happened: cards
log-plays = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
log-uses = { $seat-is ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
}
log-cheaper = { $seat-is ->
    [you] Your next card this phase costs { $number } less.
   *[other] { $seat }’s next card this phase costs { $number } less.
}
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
log-discards-many = { $seat-is ->
    [you] You discard { $number } cards.
   *[other] { $seat } discards { $number } cards.
}
log-discards-top = { $seat-is ->
    [you] You discard { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of your deck.
   *[other] { $seat } discards { $number ->
        [one] the top card
       *[other] the top { $number } cards
    } of the deck.
}
log-each-discards = Random cards are discarded from hands: { $number } in all.
log-encounter-discarded = { $card } is discarded from the encounter deck.
log-discards-until = { $number ->
    [one] The top card of the encounter deck is
   *[other] The top { $number } cards of the encounter deck are
} discarded.
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
log-shuffles-encounter = The encounter deck is shuffled.
log-deck-formed = { $seat-is ->
    [you] Your deck is empty: your discard pile becomes a new one, and you are dealt an encounter card.
   *[other] { $seat }’s deck is empty: the discard pile becomes a new one, and { $seat } is dealt an encounter card.
}
log-encounter-formed = The encounter deck is empty: its discard pile becomes a new one, and an acceleration token is placed.
log-discarded = { $card } is discarded.
log-discarded-many = { $number } cards are discarded.
log-to-hand = { $card } goes to its owner’s hand.
log-to-hand-many = { $number } cards go to their owners’ hands.
log-shuffled-in = { $card } is shuffled into its deck.
log-shuffled-in-many = { $number } cards are shuffled into their decks.
log-removed = { $card } is removed from the game.
log-removed-many = { $number } cards are removed from the game.
log-captured = { $seat-is ->
    [you] A random card from your hand is held captive by { $card }.
   *[other] A random card from { $seat }’s hand is held captive by { $card }.
}
log-released = { $card } gives back the cards it held captive.
log-enters = { $card } enters play.
log-enters-for = { $seat-is ->
    [you] { $card } enters play under your control.
   *[other] { $card } enters play under { $seat }’s control.
}
log-takes-control = { $seat-is ->
    [you] You take control of { $card }.
   *[other] { $seat } takes control of { $card }.
}
log-engages = { $seat-is ->
    [you] { $card } engages you.
   *[other] { $card } engages { $seat }.
}
log-attached = { $card } is attached to { $other }.
log-drone = { $seat-is ->
    [you] The top card of your deck becomes a Drone engaged with you.
   *[other] The top card of { $seat }’s deck becomes a Drone engaged with { $seat }.
}
log-nemesis = { $seat-is ->
    [you] The rest of your nemesis set is shuffled into the encounter deck.
   *[other] The rest of { $seat }’s nemesis set is shuffled into the encounter deck.
}
log-exhausts = { $card } exhausts.
log-exhausts-many = { $number } cards exhaust.
log-readies = { $card } readies.
log-readies-many = { $number } cards ready.
log-counters = { $number ->
    [one] A counter is put on { $card }
   *[other] { $number } counters are put on { $card }
}.
log-hero-form = { $seat-is ->
    [you] You change to hero form.
   *[other] { $seat } changes to hero form.
}
log-alter-ego-form = { $seat-is ->
    [you] You change to alter-ego form.
   *[other] { $seat } changes to alter-ego form.
}

# What happened: damage and threat
log-damage = { $card } takes { $number } damage.
log-absorbed = { $card } takes { $number } damage in place of { $other }.
log-heals = { $number } damage is healed on { $card }.
log-moves-damage = { $number } damage moves from { $card } to { $other }.
log-stunned = { $card } is stunned.
log-confused = { $card } is confused.
log-tough = { $card } becomes tough.
log-no-longer-stunned = { $card } is no longer stunned.
log-no-longer-confused = { $card } is no longer confused.
log-no-longer-tough = { $card } is no longer tough.
log-tough-saves = { $card } is tough: the damage is prevented, and the tough card is gone.
log-defeated = { $card } is defeated.
log-next-stage = { $card } is defeated. The villain’s next stage comes: { $other } { $stage }.
log-drone-defeated = { $seat-is ->
    [you] A Drone engaged with you is defeated.
   *[other] A Drone engaged with { $seat } is defeated.
}
log-thwarted = The side scheme { $card } is defeated.
log-threat = { $card } gains { $number } threat.
log-relieved = { $card } loses { $number } threat.
log-accelerates = { $number ->
    [one] An acceleration token is placed
   *[other] { $number } acceleration tokens are placed
} next to the main scheme.
log-completed = The scheme { $card } is completed.
log-completed-next = The scheme { $card } is completed. The main scheme advances: { $other } ({ $stage }).
log-advances = { $card } ({ $stage }) is the main scheme now.

# What happened: attacks, schemes, encounter cards
log-attacks = { $card } attacks { $other }.
log-attack-lost = { $card } was stunned: the attack on { $other } comes to nothing.
log-thwarts = { $card } thwarts { $other }.
log-thwart-lost = { $card } was confused: thwarting { $other } comes to nothing.
log-stun-stops = { $card } was stunned: the attack comes to nothing.
log-confusion-stops = { $card } was confused: thwarting comes to nothing.
log-enemy-attacks = { $seat-is ->
    [you] { $card } attacks you.
   *[other] { $card } attacks { $seat }.
}
log-enemy-schemes = { $card } schemes.
log-boost-dealt = { $number ->
    [one] A boost card is dealt
   *[other] { $number } boost cards are dealt
}, face-down.
log-boost = Boost card: { $card } ({ $number ->
    [0] no icon
    [one] 1 icon
   *[other] { $number } icons
}).
log-overkill = The attack gains overkill.
log-defends = { $card } defends.
log-dealt = { $number ->
    [one] An encounter card is dealt
   *[other] { $number } encounter cards are dealt
}.
log-dealt-to = { $seat-is ->
    [you] You are dealt { $number ->
        [one] an encounter card
       *[other] { $number } encounter cards
    }.
   *[other] { $seat } is dealt { $number ->
        [one] an encounter card
       *[other] { $number } encounter cards
    }.
}
log-reveals = { $seat-is ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
log-cancelled = All effects of { $card } are cancelled.
log-silenced = The “When Revealed” effects of { $card } are cancelled.
log-surge = Surge: another encounter card follows.

# How it ends
result-winner = { $seat-is ->
    [you] You win: the villain is beaten after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
   *[other] { $seat } wins: the villain is beaten after { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
}
result-winners = The villain is beaten after { $decisions } decisions. Together you have won: { $names }.
result-lost = The villain wins after { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}.

# Why not: cards and abilities
not-in-hand = { $card } is not in your hand.
only-for-resources = { $card } is a resource card: it is not played, but spent to pay for something.
cannot-be-played = { $card } is not a card that is played from the hand.
only-in-your-turn = { $card } can be played only in your own turn, when nothing else is going on.
wrong-form-event = { $card } is { $kind }: { $changed ->
    [0] change form first
   *[other] and you have already changed form this round
}.
wrong-form-ability = { $card } has { $kind }: { $changed ->
    [0] change form first
   *[other] and you have already changed form this round
}.
only-hero-plays = { $card } is played in hero form only: { $changed ->
    [0] change form first
   *[other] and you have already changed form this round
}.
only-alter-ego-plays = { $card } is played in alter-ego form only: { $changed ->
    [0] change form first
   *[other] and you have already changed form this round
}.
only-hero-attacks = { $card } is in alter-ego form, and only a hero attacks and thwarts: { $changed ->
    [0] change form first
   *[other] and you have already changed form this round
}.
only-alter-ego-recovers = { $card } is in hero form, and only an alter-ego recovers: { $changed ->
    [0] change form first
   *[other] and you have already changed form this round
}.
only-hero-defends = { $card } is in alter-ego form, and only a hero or an ally defends.
word-a-hero-action = a hero action
word-a-hero-interrupt = a hero interrupt
word-a-hero-response = a hero response
word-a-hero-resource = a hero resource ability
word-an-alter-ego-action = an alter-ego action
word-an-alter-ego-interrupt = an alter-ego interrupt
word-an-alter-ego-response = an alter-ego response
word-an-alter-ego-resource = an alter-ego resource ability
only-under-your-control = { $card } can enter play only under your own control.
unique-in-play = { $card } is unique and in play already.
too-many-allies = { $seat-is ->
    [you] You control as many allies as you can have.
   *[other] { $seat } controls as many allies as a player can have.
}
max-per-player = { $card }: its player already controls as many copies as the card allows.
nothing-to-attach-to = { $card } must be attached, and no card in play can take it.
already-attached = { $card } already has as many of these attached as allowed.
no-such-ability = { $card } does not have this ability.
not-usable-there = { $card } is neither in your hand nor in play, so it cannot be used.
event-is-played = { $card } is an event: play it.
still-in-hand = { $card } is still in your hand: play it first.
others-card = { $card } is another player’s card: only its controller uses it.
limit-reached = { $card } has reached its limit: not again this { $phase ->
    [1] phase
   *[other] round
}.
restriction-not-met = { $card } says when it can be used, and that is not so now.
nothing-would-change = { $card } could change nothing now: there is nothing that it would work on.
lasts-nowhere = { $card } changes something for a while, and there is nothing now that it could change.
not-the-moment = Not now: { $card } is used { $trigger }.
used-already = { $card } has answered this already.
actions-in-turns = { $card } has an action: it is used in your own turn, or when the active player asks you for one.
only-while-paying = { $card } generates resources: use it while you pay for something.
only-when-told = { $card } has a special ability: it is used only when another card says so.
by-the-game-itself = { $card } does this by itself when the time comes.

# Why not: costs
cannot-generate = This costs { $need } { $need ->
    [one] resource
   *[other] resources
}, and you can generate { $have ->
    [0] none
    [one] { $have } at most
   *[other] { $have } at most
}.
cannot-generate-types = This costs resources of certain types. Beyond what you can generate you would need:{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } energy
}{ $mental ->
    [0] {""}
   *[other] {" "}+{ $mental } mental
}{ $physical ->
    [0] {""}
   *[other] {" "}+{ $physical } physical
}{ $any ->
    [0] {""}
   *[other] {" "}+{ $any } of any type
}.
not-paid-yet = Not paid yet: { $have } of { $need } { $need ->
    [one] resource
   *[other] resources
}. Missing:{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } energy
}{ $mental ->
    [0] {""}
   *[other] {" "}+{ $mental } mental
}{ $physical ->
    [0] {""}
   *[other] {" "}+{ $physical } physical
}{ $any ->
    [0] {""}
   *[other] {" "}+{ $any } of any type
}.
no-resources = { $card } has no resource to give for this.
pays-not-for-itself = { $card } cannot be spent to pay for itself.
declare-wild = First say what your wild resource counts as: energy, mental or physical.
nothing-to-declare = There is no wild resource to be declared.
chosen-already = { $card } has been chosen already.
is-exhausted = { $card } is exhausted and has to ready first.
too-few-counters = There are not enough counters on { $card }.
damage-prevented = { $card } would not take the damage that this costs.
no-damage-to-heal = { $card } has no damage to heal.
cost-takes-hero = This is paid by exhausting your hero, and { $card } is an alter-ego: change form first.
cost-takes-alter-ego = This is paid by exhausting your alter-ego, and { $card } is a hero: change form first.
too-few-cards = That is too few cards from your hand for this cost.
card-is-gone = The card that would pay is no longer there.
could-not-be-paid = Then the cost could no longer be paid.
pays-once = A card pays for one thing only: what you would have to discard for this cost cannot generate resources for it as well.
no-valid-choice = There is no card that could be chosen for this.
costs-first = Something is being paid for; that comes first.

# Why not: attacking, thwarting, defending
not-your-character = { $card } is not a character that you control.
no-such-power = { $card } has a dash in place of this power and cannot use it.
no-enemy = { $card } is not an enemy in play.
guarded = { $card } has guard and is engaged with you: defeat it before you attack the villain.
cannot-take-damage = { $card } cannot take damage now: { $other } says so.
no-scheme = { $card } is not a scheme in play.
crisis = { $card } has a crisis icon: while it is in play, no threat can be removed from the main scheme.
threat-stays = No threat can be removed from { $card }: { $other } says so.
no-threat = There is no threat on { $card }.
ally-must-defend = { $card } attacks: if you can, you must defend with an ally.
enough-to-defeat = { $card } has been assigned enough damage to be defeated; choose another character.
form-changed-already = You have already changed form this round.

# Why not: choices
not-what-the-card-asks = { $card } is not what the text asks for.
lies-elsewhere = { $card } is not where the text looks: that is in play, unless it names another place.
not-what-is-asked = This is not what is asked now: choose one of the answers offered.
settle-the-choice-first = The open choice comes first.
nothing-would-come-of-it = Nothing would come of this choice: choose one that changes something.
nothing-for-that-player = { $seat-is ->
    [you] For you nothing would change: choose another player.
   *[other] For { $seat } nothing would change: choose another player.
}
no-such-player = Ask another player who is still in the game.
has-declined = { $seat } has declined already.
has-no-action = { $seat } has no action to use.
hand-too-large = You can keep { $most } { $most ->
    [one] card
   *[other] cards
} at most: discard some more.

# Why not: whose turn
setting-up = The game is still being set up; that comes first.
not-your-turn = It is { $seat }’s turn. You can act if { $seat } asks you to.
peril = { $seat } is dealing with a card that has peril: until that is over, nobody else can play cards or use abilities.
asked-for-an-action = You are asked for an action: use one, or decline.
time-for-interrupts = This is the moment for interrupts: use one, or pass.
time-for-responses = This is the moment for responses: use one, or pass.
who-defends = An enemy attacks: who defends comes first.
phase-ends = The player phase is ending: discarding from hands comes first.
first-player-orders = The first player decides which enemy activates next; that comes first.

# Why not: decks
deck-part-hero = Hero
deck-part-main = Deck
deck-one-identity = { $number ->
    [0] This deck has no hero, and it must have exactly one.
   *[other] This deck has more than one hero, and it must have exactly one.
}
deck-no-player-card = { $card } is not a player card and belongs to no deck.
deck-size = This deck has { $number } { $number ->
    [one] card
   *[other] cards
} not counting the hero, and it must have 40 to 50.
deck-hero-card = { $card } is one of the hero’s own cards: the deck must have exactly { $number } { $number ->
    [one] copy
   *[other] copies
} of it.
deck-other-hero = { $card } is another hero’s own card.
deck-one-aspect = { $card } belongs to a second aspect, and a deck can have only one.
deck-copies = { $card }: the deck can have { $number } { $number ->
    [one] copy
   *[other] copies
} of it at most.
deck-same-as-hero = { $card } is unique and the same person as the hero.

# Why a match cannot be set up
setup-hero-twice = { $card } is played twice; each player has another hero
setup-no-scenario = no scenario called "{ $name }"
setup-no-hero = the deck { $deck } has no hero
setup-one-side = { $card } has no other side
setup-example = { $card } only shows a rule and is no card of a deck
setup-no-card = no card called "{ $name }"
setup-no-modular-left = no modular set is left to be chosen
setup-modular-twice = the modular set { $name } is chosen twice; the box holds it once

# What everybody sees
fact-round = { $seat-is ->
    [you] Round { $number }, first player: you
   *[other] Round { $number }, first player: { $seat }
}
fact-set-up = Set-up
fact-players = Player phase
fact-threat = Villain phase: threat
fact-activations = Villain phase: enemies activate
fact-deal = Villain phase: encounter cards are dealt
fact-reveals = Villain phase: encounter cards are revealed
fact-hushed = { $seat-is ->
    [you] Peril: you alone decide; nobody advises you
   *[other] Peril: { $seat } alone decides; nobody acts or advises
}
fact-acceleration = Threat each villain phase: { $number }
fact-tokens = Acceleration tokens: { $number }
fact-hazards = Hazard icons: { $number }

# What is agreed before a game
about-game = One to four heroes together against a villain whom nobody plays: strike, thwart the scheme, and turn back into yourself in time to recover.
option-scenario = Scenario
option-difficulty = Difficulty
option-difficulty-standard = standard
option-difficulty-expert = expert
option-modular = Modular set
option-modular-recommended = the one recommended for the scenario
option-modular-random = a random one
option-modular_2 = Second modular set
option-modular_2-none = none
option-modular_2-random = a random one
option-modular_3 = Third modular set
option-modular_3-none = none
option-modular_3-random = a random one
option-modular_4 = Fourth modular set
option-modular_4-none = none
option-modular_4-random = a random one
option-modular_5 = Fifth modular set
option-modular_5-none = none
option-modular_5-random = a random one
option-hands = Hands
option-hands-closed = each player sees only their own
option-hands-open = everybody sees all of them
option-damage_moments = “Would be dealt damage” and “would take damage”
option-damage_moments-one_moment = are one and the same moment
option-damage_moments-dealt_then_taken = come one after the other
option-ally_limit = Beyond the ally limit, one more ally
option-ally_limit-refuse_fourth = cannot be played
option-ally_limit-discard_down = can be played; then one is discarded
option-pepper_potts = Pepper Potts looks at the discard pile
option-pepper_potts-before_payment = as it was before the payment
option-pepper_potts-during_payment = with what the same payment has discarded
# The chapters of the rulebook.
chapter-basics = The basics
chapter-learning-game = The learning game
chapter-areas = Areas
chapter-winning = Winning and losing
chapter-round = The round
chapter-abilities = Abilities
chapter-enemy-attacks = Enemy attacks
chapter-player-cards = Player cards
chapter-timing = Timing
chapter-encounter-cards = Encounter cards
chapter-card-states = Card states
chapter-attacks = Attacking and defending
chapter-villain-phase = The villain phase
chapter-status-cards = Status cards
chapter-decks = Decks
chapter-thwarting = Thwarting
chapter-costs = Costs
chapter-damage = Damage
chapter-enemies = Enemies
chapter-identities = Identities
chapter-initiating = Initiating abilities and playing cards
chapter-schemes = Schemes
chapter-enemy-schemes = Enemy schemes
chapter-values = Values
chapter-keywords = Keywords
chapter-card-types = Card types
chapter-deck-building = Building a deck
chapter-set-up = Set-up
also-play = cast summon deploy
also-use = activate trigger
also-use-nth = activate trigger
also-attack = hit strike punch fight defeat damage kill shoot
also-thwart = investigate stop
also-recover = heal rest
also-change-form = flip transform switch become
also-defend = block protect
also-spend = use
also-end = finish
also-target = choose pick
