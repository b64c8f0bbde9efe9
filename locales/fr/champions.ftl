# Marvel Champions : noms des choses
game-champions = Marvel Champions
a-card = une carte face cachée
word-deck = deck
word-hand = main
word-discard = défausse
word-identity = identité
word-play = en jeu
word-engaged = sbires engagés
word-drones = drones
word-drone = Drone
word-dealt = cartes Rencontre attribuées
word-nemesis = set de Némésis
word-played = en train d’être jouée
word-villain = méchant
word-stages = stades suivants du méchant
word-scheme = manigance
word-schemes = manigances principales suivantes
word-sides = manigances annexes
word-attached = attachements
word-encounter = deck Rencontre
word-scrap = défausse Rencontre
word-boosts = cartes de boost
word-revealed = en train d’être révélée
word-captive = cartes captives
word-removed = hors de la partie
word-exhausted = incliné
word-stunned = sonné
word-confused = désorienté
word-tough = tenace
word-attack = ATQ
word-thwart = CTR
word-defense = DEF
word-recover = REC
word-health = points de vie
word-damage = dégâts
word-threat = menace
word-target = seuil de menace
word-counters = jetons
word-retaliate = riposte
word-guard = garde
word-cost = coût

# Comment les cartes sont montrées : valeurs dites autrement ou pas du tout, hôte dans une autre zone, zones dont on ne
# parle pas quand elles sont vides
value-scheme = MNG { $number }
value-hand = {""}
number-accelerates = menace par manche
number-hazard = icônes d’aléas
number-acceleration = icônes d’accélération
number-crisis = icône de crise
number-scheme = MNG
number-hand = taille de main
value-health = PV { $number }
value-guard = { word-guard }
on-villain = sur le méchant
on-engaged = sur un sbire
on-drones = sur un drone
on-identity = sur une identité
on-play = sur une carte en jeu
on-scheme = sur la manigance principale
on-sides = sur une manigance annexe
quiet-zones = nemesis
# Ce par quoi on trie les cartes
print-kind-ally = Allié
print-kind-event = Événement
print-kind-resource = Ressource
print-kind-support = Soutien
print-kind-upgrade = Amélioration
print-kind-hero = Héros
print-kind-alterego = Alter Ego
print-kind-villain = Méchant
print-kind-mainscheme = Manigance principale
print-kind-sidescheme = Manigance annexe
print-kind-minion = Sbire
print-kind-treachery = Traîtrise
print-kind-attachment = Attachement
print-kind-environment = Environnement
print-kind-obligation = Obligation
print-class-hero = Cartes de héros
print-class-aggression = Agressivité
print-class-justice = Justice
print-class-leadership = Commandement
print-class-protection = Protection
print-class-basic = Basique
print-class-encounter = Rencontre
# Les lignes d’une carte qu’on relit quand elle pose une question
line-one-of = hoisissez une
line-order = forcée|Une fois
line-yes = ouvez|i vous le souhaitez

# Ce qui est demandé
ask-first-player = Qui est premier joueur ?
ask-mulligan = Quelles cartes de votre main de départ défaussez-vous ? Vous en piochez ensuite autant.
ask-turn = C’est votre tour. Que faites-vous ?
ask-request = { $seat-is ->
    [you] Utilisez-vous une action ?
   *[other] { $seat } vous demande une action. En utilisez-vous une ?
}
ask-pay = Paiement pour { $card } : { $have } { $have ->
    [one] ressource
   *[other] ressources
} sur { $need }. Que dépensez-vous ?
ask-pay-more = Le paiement pour { $card } est complet (dépensé : { $have }, coût : { $need }). Payez-vous, ou dépensez-vous encore ?
ask-declare = Votre ressource libre : pour quel type compte-t-elle ?
ask-discard-cost = Quelle carte défaussez-vous pour payer le coût ?
ask-pay-target = De quelle carte payez-vous le coût ?
ask-control = Sous le contrôle de qui entre en jeu { $card } ?
ask-host = À quelle carte s’attache { $card } ?
ask-defend = { $seat-is ->
    [you] { $card } vous attaque. Défendez-vous ?
   *[other] { $card } attaque { $seat }. Défendez-vous ?
}
ask-next-enemy = Quel ennemi s’active ensuite ?
ask-next-special = Quelle capacité Spécial vient ensuite ?
ask-assign = Il reste { $number } { $number ->
    [one] dégât
   *[other] dégâts
} à assigner. Qui subit le suivant ?
ask-trim = La phase des Joueurs se termine. Quelles cartes défaussez-vous ? Vous pouvez en garder { $number } au plus, puis vous complétez votre main à { $number }.
ask-excess = Vous en contrôlez trop. Laquelle défaussez-vous ?
ask-choice = Que choisissez-vous ?
ask-target = { $card } : quelle cible choisissez-vous ?
ask-choose = { $card } : quelle carte choisissez-vous ?
ask-find = { $card } : quelle carte trouvez-vous ?
ask-player = { $card } : quel joueur choisissez-vous ?
ask-discard = { $card } : quelle carte défaussez-vous ?
ask-replace = Plusieurs textes changeraient ce qui arrive. Lequel s’applique ?

# À quoi l’on peut réagir
ask-interrupt = Interrompez-vous ?
ask-respond = Répondez-vous ?
ask-when-attacks = { $seat-is ->
    [you] { $card } vous attaque. Interrompez-vous ?
   *[other] { $card } attaque { $seat }. Interrompez-vous ?
}
ask-when-schemes = { $card } manigance. Interrompez-vous ?
ask-after-attack = { $card } vient d’attaquer. Répondez-vous ?
ask-after-scheme = { $card } vient de manigancer. Répondez-vous ?
ask-when-damage = La carte { $card } est censée subir { $number } { $number ->
    [one] dégât
   *[other] dégâts
}. Interrompez-vous ?
ask-after-damage = { $card } vient de subir { $number } { $number ->
    [one] dégât
   *[other] dégâts
}. Répondez-vous ?
ask-when-threat = La carte { $card } est censée recevoir { $number } { $number ->
    [one] menace
   *[other] menaces
}. Interrompez-vous ?
ask-after-threat = { $card } vient de recevoir { $number } { $number ->
    [one] menace
   *[other] menaces
}. Répondez-vous ?
ask-when-revealed = La carte { $card } est révélée. Interrompez-vous ?
ask-after-revealed = La carte { $card } vient d’être révélée. Répondez-vous ?
ask-after-enters = { $card } vient d’entrer en jeu. Répondez-vous ?
ask-when-defeated = La carte { $card } est censée être vaincue. Interrompez-vous ?
ask-after-defeated = La carte { $card } vient d’être vaincue. Répondez-vous ?
ask-after-attacks = { $card } vient d’attaquer. Répondez-vous ?
ask-after-thwarts = { $card } vient de contrer. Répondez-vous ?
ask-after-form = Une identité vient de changer de forme. Répondez-vous ?

# Ce qu’on peut faire
do-play = Jouer { $card }{ $targets ->
    [1] {" "}(sur { $target })
   *[other] {""}
}
do-use = Utiliser { $card } : { $ability }{ $targets ->
    [1] {" "}(sur { $target })
   *[other] {""}
}
do-use-nth = Utiliser { $card } : { $ability }{ $targets ->
    [1] {" "}(sur { $target })
   *[other] {""}
}
do-attack = Attaquer { $other } avec { $card } ({ $number } { $number ->
    [one] dégât
   *[other] dégâts
})
do-thwart = Contrer { $other } avec { $card } ({ $number } { $number ->
    [one] menace
   *[other] menaces
})
do-recover = Récupérer
do-change-form = Changer de forme
do-ask = Demander une action à~{ $seat }
do-end = Terminer le tour
do-decline = Décliner
do-defend = Défendre avec { $card }
do-spend = Dépenser { $card } →{ $energy ->
    [0] {""}
    [1] {" "}énergie
   *[other] {" "}énergie ×{ $energy }
}{ $mental ->
    [0] {""}
    [1] {" "}mentale
   *[other] {" "}mentale ×{ $mental }
}{ $physical ->
    [0] {""}
    [1] {" "}physique
   *[other] {" "}physique ×{ $physical }
}{ $wild ->
    [0] {""}
    [1] {" "}libre
   *[other] {" "}libre ×{ $wild }
}
do-generate = Générer avec { $card } →{ $energy ->
    [0] {""}
    [1] {" "}énergie
   *[other] {" "}énergie ×{ $energy }
}{ $mental ->
    [0] {""}
    [1] {" "}mentale
   *[other] {" "}mentale ×{ $mental }
}{ $physical ->
    [0] {""}
    [1] {" "}physique
   *[other] {" "}physique ×{ $physical }
}{ $wild ->
    [0] {""}
    [1] {" "}libre
   *[other] {" "}libre ×{ $wild }
}
do-pay = Payer
do-energy = Énergie
do-mental = Mentale
do-physical = Physique
do-target = Cibler { $zone ->
    [drones] un Drone
   *[other] { $card }
}{ $holder-is ->
    [other] {" "}(chez { $holder })
   *[you] {""}
}
do-choose = Choisir { $card }{ $holder-is ->
    [other] {" "}(chez { $holder })
   *[you] {""}
}
do-find = Trouver { $card }
do-discard = Défausser { $card }
do-player = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
do-attach = Attacher à~{ $zone ->
    [drones] un Drone
   *[other] { $card }
}{ $holder-is ->
    [other] {" "}(chez { $holder })
   *[you] {""}
}
do-next = Ensuite : { $zone ->
    [drones] un Drone
   *[other] { $card }
}
do-assign = 1 dégât à~{ $card }{ $holder-is ->
    [other] {" "}(chez { $holder })
   *[you] {""}
}
do-first-player = { $seat-is ->
    [you] Vous êtes premier joueur
   *[other] { $seat } est premier joueur
}
do-give-up = Défausser { $card }

# Ce qui est arrivé : le cours de la partie
log-opening = Le méchant : { $card }.
log-first = { $seat-is ->
    [you] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
}
log-keeps-hand = { $seat-is ->
    [you] Vous gardez votre main.
   *[other] { $seat } garde sa main.
}
log-mulligan = { $seat-is ->
    [you] Vous défaussez { $number ->
        [one] une carte et en piochez une autre
       *[other] { $number } cartes et en piochez autant
    }.
   *[other] { $seat } défausse { $number ->
        [one] une carte et en pioche une autre
       *[other] { $number } cartes et en pioche autant
    }.
}
log-begin = Tout est en place : la partie commence.
log-turn = { $seat-is ->
    [you] Round { $number } : c’est votre tour.
   *[other] Round { $number } : c’est le tour de~{ $seat }.
}
log-declines = { $seat-is ->
    [you] Vous déclinez.
   *[other] { $seat } décline.
}
log-round = { $seat-is ->
    [you] Le round { $number } commence. Vous êtes premier joueur.
   *[other] Le round { $number } commence. { $seat } est premier joueur.
}
log-step-threat = Phase du Méchant : menace.
log-step-activations = Phase du Méchant : les ennemis s’activent.
log-step-reveals = Phase du Méchant : on révèle les cartes Rencontre.
log-eliminated = { $seat-is ->
    [you] Votre identité est vaincue : vous quittez la partie.
   *[other] L’identité de~{ $seat } est vaincue : { $seat } quitte la partie.
}
log-lost = Le méchant gagne.

# Ce qui est arrivé : cartes
log-plays = { $seat-is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
log-uses = { $seat-is ->
    [you] Vous utilisez { $card }.
   *[other] { $seat } utilise { $card }.
}
log-cheaper = { $seat-is ->
    [you] Pendant cette phase, votre prochaine carte coûte { $number } de moins.
   *[other] Pendant cette phase, la prochaine carte de~{ $seat } coûte { $number } de moins.
}
log-draws = { $seat-is ->
    [you] Vous piochez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
   *[other] { $seat } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
}
log-discards = { $seat-is ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
log-discards-many = { $seat-is ->
    [you] Vous défaussez { $number } cartes.
   *[other] { $seat } défausse { $number } cartes.
}
log-discards-top = { $seat-is ->
    [you] Vous défaussez { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } du dessus de votre deck.
   *[other] { $seat } défausse { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } du dessus de son deck.
}
log-each-discards = Des cartes des mains sont défaussées au hasard : { $number } en tout.
log-encounter-discarded = { $card } va du deck Rencontre à la défausse.
log-discards-until = { $number ->
    [one] La carte du dessus du deck Rencontre est défaussée
   *[other] Les { $number } cartes du dessus du deck Rencontre sont défaussées
}.
log-looks = { $seat-is ->
    [you] Vous regardez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
   *[other] { $seat } regarde { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
}
log-shuffles = { $seat-is ->
    [you] Vous mélangez votre deck.
   *[other] { $seat } mélange son deck.
}
log-shuffles-encounter = Le deck Rencontre est mélangé.
log-deck-formed = { $seat-is ->
    [you] Votre deck est vide : votre défausse en forme un nouveau, et vous recevez une carte Rencontre.
   *[other] Le deck de~{ $seat } est vide : sa défausse en forme un nouveau, et { $seat } reçoit une carte Rencontre.
}
log-encounter-formed = Le deck Rencontre est vide : sa défausse en forme un nouveau, et un pion Accélération est placé.
log-discarded = { $card } va à la défausse.
log-discarded-many = { $number } cartes vont à la défausse.
log-to-hand = { $card } va dans la main de son propriétaire.
log-to-hand-many = { $number } cartes vont dans la main de leur propriétaire.
log-shuffled-in = { $card } rejoint son deck, qui est mélangé.
log-shuffled-in-many = { $number } cartes rejoignent leur deck, qui est mélangé.
log-removed = { $card } quitte la partie.
log-removed-many = { $number } cartes quittent la partie.
log-captured = { $seat-is ->
    [you] Une carte de votre main, prise au hasard, devient captive de la carte { $card }.
   *[other] Une carte de la main de~{ $seat }, prise au hasard, devient captive de la carte { $card }.
}
log-released = { $card } rend ses cartes captives.
log-enters = { $card } entre en jeu.
log-enters-for = { $seat-is ->
    [you] { $card } entre en jeu sous votre contrôle.
   *[other] { $card } entre en jeu sous le contrôle de~{ $seat }.
}
log-takes-control = { $seat-is ->
    [you] { $card } passe sous votre contrôle.
   *[other] { $card } passe sous le contrôle de~{ $seat }.
}
log-engages = { $seat-is ->
    [you] { $card } vous engage.
   *[other] { $card } engage { $seat }.
}
log-attached = { $card } s’attache à~{ $other }.
log-drone = { $seat-is ->
    [you] La carte du dessus de votre deck devient un Drone engagé avec vous.
   *[other] La carte du dessus du deck de~{ $seat } devient un Drone engagé avec { $seat }.
}
log-nemesis = { $seat-is ->
    [you] Le reste de votre set de Némésis est mélangé dans le deck Rencontre.
   *[other] Le reste du set de Némésis de~{ $seat } est mélangé dans le deck Rencontre.
}
log-exhausts = { $card } s’incline.
log-exhausts-many = { $number } cartes s’inclinent.
log-readies = { $card } se redresse.
log-readies-many = { $number } cartes se redressent.
log-counters = { $number ->
    [one] Un jeton est posé sur { $card }
   *[other] { $number } jetons sont posés sur { $card }
}.
log-hero-form = { $seat-is ->
    [you] Vous passez sous forme de héros.
   *[other] { $seat } passe sous forme de héros.
}
log-alter-ego-form = { $seat-is ->
    [you] Vous passez sous forme d’alter ego.
   *[other] { $seat } passe sous forme d’alter ego.
}

# Ce qui est arrivé : dégâts et menace
log-damage = { $card } subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
}.
log-absorbed = { $card } encaisse { $number } { $number ->
    [one] dégât
   *[other] dégâts
} à la place de~{ $other }.
log-heals = { $number } { $number ->
    [one] dégât est soigné
   *[other] dégâts sont soignés
} sur { $card }.
log-moves-damage = { $number } { $number ->
    [one] dégât passe
   *[other] dégâts passent
} de la carte { $card } à la carte { $other }.
log-stunned = { $card } reçoit une carte Sonné.
log-confused = { $card } reçoit une carte Désorienté.
log-tough = { $card } reçoit une carte Tenace.
log-no-longer-stunned = { $card } perd sa carte Sonné.
log-no-longer-confused = { $card } perd sa carte Désorienté.
log-no-longer-tough = { $card } perd sa carte Tenace.
log-tough-saves = { $card } perd sa carte Tenace, qui prévient les dégâts.
log-defeated = La carte { $card } est vaincue.
log-next-stage = Le méchant { $card } est vaincu. Son stade suivant arrive : { $other } { $stage }.
log-drone-defeated = { $seat-is ->
    [you] Un Drone engagé avec vous est vaincu.
   *[other] Un Drone engagé avec { $seat } est vaincu.
}
log-thwarted = La manigance annexe { $card } est déjouée.
log-threat = { $card } reçoit { $number } { $number ->
    [one] menace
   *[other] menaces
}.
log-relieved = { $card } perd { $number } { $number ->
    [one] menace
   *[other] menaces
}.
log-accelerates = { $number ->
    [one] Un pion Accélération est placé
   *[other] { $number } pions Accélération sont placés
} près de la manigance principale.
log-completed = La manigance { $card } est achevée.
log-completed-next = La manigance { $card } est achevée. La manigance principale avance : { $other } ({ $stage }).
log-advances = { $card } ({ $stage }) devient la manigance principale.

# Ce qui est arrivé : attaques, manigances, cartes Rencontre
log-attacks = { $card } attaque { $other }.
log-attack-lost = { $card } perd sa carte Sonné au lieu d’attaquer { $other }.
log-thwarts = { $card } contre { $other }.
log-thwart-lost = { $card } perd sa carte Désorienté au lieu de contrer { $other }.
log-stun-stops = { $card } perd sa carte Sonné au lieu d’attaquer.
log-confusion-stops = { $card } perd sa carte Désorienté au lieu de contrer.
log-enemy-attacks = { $seat-is ->
    [you] { $card } vous attaque.
   *[other] { $card } attaque { $seat }.
}
log-enemy-schemes = { $card } manigance.
log-boost-dealt = { $number ->
    [one] Une carte de boost est donnée
   *[other] { $number } cartes de boost sont données
}, face cachée.
log-boost = Carte de boost : { $card } ({ $number ->
    [0] aucune icône
    [one] 1 icône
   *[other] { $number } icônes
}).
log-overkill = L’attaque gagne Déferlement.
log-defends = { $card } défend.
log-dealt = { $number ->
    [one] Une carte Rencontre est attribuée
   *[other] { $number } cartes Rencontre sont attribuées
}.
log-dealt-to = { $seat-is ->
    [you] Vous recevez { $number ->
        [one] une carte
       *[other] { $number } cartes
    } Rencontre.
   *[other] { $seat } reçoit { $number ->
        [one] une carte
       *[other] { $number } cartes
    } Rencontre.
}
log-reveals = { $seat-is ->
    [you] Vous révélez { $card }.
   *[other] { $seat } révèle { $card }.
}
log-cancelled = Tous les effets de la carte { $card } sont annulés.
log-silenced = Les effets « Une fois révélée » de la carte { $card } sont annulés.
log-surge = Renfort : une autre carte Rencontre suit.

# Comment cela finit
result-winner = { $seat-is ->
    [you] Vous gagnez : le méchant est battu après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
   *[other] { $seat } gagne : le méchant est battu après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
}
result-winners = Le méchant est battu après { $decisions } décisions. Vous avez gagné ensemble : { $names }.
result-lost = Le méchant gagne, après { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
}.

# Pourquoi pas : cartes et capacités
not-in-hand = La carte { $card } n’est pas dans votre main.
only-for-resources = { $card } est une carte Ressource : elle ne se joue pas, elle se dépense pour payer.
cannot-be-played = La carte { $card } ne se joue pas depuis la main.
only-in-your-turn = La carte { $card } ne se joue que pendant votre tour, quand rien d’autre n’est en cours.
wrong-form-event = { $card } est { $kind } : { $changed ->
    [0] changez d’abord de forme
   *[other] et vous avez déjà changé de forme ce round
}.
wrong-form-ability = { $card } a { $kind } : { $changed ->
    [0] changez d’abord de forme
   *[other] et vous avez déjà changé de forme ce round
}.
only-hero-plays = La carte { $card } ne se joue que sous forme de héros : { $changed ->
    [0] changez d’abord de forme
   *[other] et vous avez déjà changé de forme ce round
}.
only-alter-ego-plays = La carte { $card } ne se joue que sous forme d’alter ego : { $changed ->
    [0] changez d’abord de forme
   *[other] et vous avez déjà changé de forme ce round
}.
only-hero-attacks = { $card } est un alter ego, et seul un héros attaque et contre : { $changed ->
    [0] changez d’abord de forme
   *[other] et vous avez déjà changé de forme ce round
}.
only-alter-ego-recovers = { $card } est un héros, et seul un alter ego récupère : { $changed ->
    [0] changez d’abord de forme
   *[other] et vous avez déjà changé de forme ce round
}.
only-hero-defends = { $card } est un alter ego, et seul un héros ou un allié défend.
word-a-hero-action = une action de héros
word-a-hero-interrupt = une interruption de héros
word-a-hero-response = une réponse de héros
word-a-hero-resource = une capacité de ressource de héros
word-an-alter-ego-action = une action d’alter ego
word-an-alter-ego-interrupt = une interruption d’alter ego
word-an-alter-ego-response = une réponse d’alter ego
word-an-alter-ego-resource = une capacité de ressource d’alter ego
only-under-your-control = La carte { $card } n’entre en jeu que sous votre propre contrôle.
unique-in-play = La carte { $card } est unique et déjà en jeu.
too-many-allies = { $seat-is ->
    [you] Vous contrôlez déjà autant d’alliés que possible.
   *[other] { $seat } contrôle déjà autant d’alliés que possible.
}
max-per-player = { $card } : le joueur en contrôle déjà autant d’exemplaires que la carte le permet.
nothing-to-attach-to = La carte { $card } doit être attachée, et aucune carte en jeu ne peut la recevoir.
already-attached = La carte { $card } en porte déjà autant que permis.
no-such-ability = La carte { $card } n’a pas cette capacité.
not-usable-there = La carte { $card } n’est ni dans votre main ni en jeu : elle ne s’utilise pas.
event-is-played = La carte { $card } est un événement : jouez-la.
still-in-hand = La carte { $card } est encore dans votre main : jouez-la d’abord.
others-card = { $card } est la carte d’un autre joueur : seul son contrôleur s’en sert.
limit-reached = La carte { $card } a atteint sa limite : elle ne s’utilise plus { $phase ->
    [1] lors de cette phase
   *[other] ce round
}.
restriction-not-met = La carte { $card } dit quand elle s’utilise, et ce n’est pas le cas maintenant.
nothing-would-change = La carte { $card } ne changerait rien maintenant : il n’y a rien sur quoi elle agirait.
lasts-nowhere = La carte { $card } change quelque chose pour un temps, et il n’y a rien maintenant qu’elle puisse changer.
not-the-moment = Pas maintenant : { $card } s’utilise { $trigger }.
used-already = La carte { $card } a déjà réagi à cela.
actions-in-turns = La carte { $card } a une action : elle s’utilise pendant votre tour, ou quand le joueur actif vous en demande une.
only-while-paying = La carte { $card } génère des ressources : utilisez-la pendant un paiement.
only-when-told = La carte { $card } a une capacité Spécial : elle ne s’utilise que si une autre carte le dit.
by-the-game-itself = La carte { $card } le fait d’elle-même le moment venu.

# Pourquoi pas : coûts
cannot-generate = Cela coûte { $need } { $need ->
    [one] ressource
   *[other] ressources
}, et vous { $have ->
    [0] ne pouvez en générer aucune
    [one] pouvez en générer { $have } au plus
   *[other] pouvez en générer { $have } au plus
}.
cannot-generate-types = Cela coûte des ressources de certains types. En plus de ce que vous pouvez générer, il vous faudrait :{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } énergie
}{ $mental ->
    [0] {""}
   *[other] {" "}+{ $mental } mentale
}{ $physical ->
    [0] {""}
   *[other] {" "}+{ $physical } physique
}{ $any ->
    [0] {""}
   *[other] {" "}+{ $any } de n’importe quel type
}.
not-paid-yet = Pas encore payé : { $have } { $have ->
    [one] ressource
   *[other] ressources
} sur { $need }. Il manque :{ $energy ->
    [0] {""}
   *[other] {" "}+{ $energy } énergie
}{ $mental ->
    [0] {""}
   *[other] {" "}+{ $mental } mentale
}{ $physical ->
    [0] {""}
   *[other] {" "}+{ $physical } physique
}{ $any ->
    [0] {""}
   *[other] {" "}+{ $any } de n’importe quel type
}.
no-resources = La carte { $card } n’a pas de ressource à donner pour cela.
pays-not-for-itself = La carte { $card } ne peut pas être dépensée pour se payer elle-même.
declare-wild = Dites d’abord pour quel type compte votre ressource libre : énergie, mentale ou physique.
nothing-to-declare = Il n’y a pas de ressource libre à déclarer.
chosen-already = La carte { $card } est déjà choisie.
is-exhausted = La carte { $card } est inclinée : elle doit d’abord se redresser.
too-few-counters = Il n’y a pas assez de jetons sur { $card }.
damage-prevented = { $card } ne subirait pas les dégâts que cela coûte.
no-damage-to-heal = { $card } n’a pas de dégâts à soigner.
cost-takes-hero = Cela se paie en inclinant votre héros, et { $card } est un alter ego : changez d’abord de forme.
cost-takes-alter-ego = Cela se paie en inclinant votre alter ego, et { $card } est un héros : changez d’abord de forme.
too-few-cards = C’est trop peu de cartes de votre main pour ce coût.
card-is-gone = La carte qui devrait payer n’est plus là.
could-not-be-paid = Le coût ne pourrait alors plus être payé.
pays-once = Une carte ne paie qu’une chose : celles qu’il faut défausser pour ce coût ne peuvent pas aussi générer des ressources pour lui.
no-valid-choice = Il n’y a aucune carte à choisir pour cela.
costs-first = Un paiement est en cours ; cela vient d’abord.

# Pourquoi pas : attaquer, contrer, défendre
not-your-character = { $card } n’est pas un personnage que vous contrôlez.
no-such-power = { $card } a un tiret au lieu de ce pouvoir et ne peut pas s’en servir.
no-enemy = { $card } n’est pas un ennemi en jeu.
guarded = { $card } a Garde et est engagé avec vous : il faut le vaincre avant d’attaquer le méchant.
cannot-take-damage = { $card } ne peut pas subir de dégâts maintenant : { $other } le dit.
no-scheme = { $card } n’est pas une manigance en jeu.
crisis = { $card } a une icône de crise : tant que cette manigance est en jeu, la menace de la manigance principale ne peut pas être retirée.
threat-stays = La menace de la carte { $card } ne peut pas être retirée : { $other } le dit.
no-threat = Il n’y a pas de menace sur { $card }.
ally-must-defend = { $card } attaque : si vous le pouvez, vous devez défendre avec un allié.
enough-to-defeat = { $card } a déjà assez de dégâts assignés pour tomber ; choisissez un autre personnage.
form-changed-already = Vous avez déjà changé de forme ce round.

# Pourquoi pas : choix
not-what-the-card-asks = { $card } n’est pas ce que demande le texte.
lies-elsewhere = La carte { $card } n’est pas là où le texte cherche : en jeu, sauf s’il nomme un autre endroit.
not-what-is-asked = Ce n’est pas ce qui est demandé maintenant : choisissez une des réponses proposées.
settle-the-choice-first = Le choix en cours vient d’abord.
nothing-would-come-of-it = Ce choix ne changerait rien : choisissez-en un qui change quelque chose.
nothing-for-that-player = { $seat-is ->
    [you] Pour vous, rien ne changerait : choisissez un autre joueur.
   *[other] Pour { $seat }, rien ne changerait : choisissez un autre joueur.
}
no-such-player = Demandez à un autre joueur, encore dans la partie.
has-declined = { $seat } a déjà décliné.
has-no-action = { $seat } n’a pas d’action à utiliser.
hand-too-large = Vous pouvez garder { $most } { $most ->
    [one] carte
   *[other] cartes
} au plus : défaussez-en encore.

# Pourquoi pas : à qui est le tour
setting-up = La partie est encore en train d’être mise en place ; cela vient d’abord.
not-your-turn = C’est le tour de~{ $seat }. Vous pouvez agir si~{ $seat } vous le demande.
peril = { $seat } résout une carte avec Péril : en attendant, personne d’autre ne peut jouer de carte ni utiliser de capacité.
asked-for-an-action = On vous demande une action : utilisez-en une, ou déclinez.
time-for-interrupts = C’est le moment des interruptions : utilisez-en une, ou passez.
time-for-responses = C’est le moment des réponses : utilisez-en une, ou passez.
who-defends = Un ennemi attaque : il faut d’abord savoir qui défend.
phase-ends = La phase des Joueurs se termine : on défausse d’abord des cartes des mains.
first-player-orders = Le premier joueur décide quel ennemi s’active ensuite ; cela vient d’abord.

# Pourquoi pas : decks
deck-part-hero = Héros
deck-part-main = Deck
deck-one-identity = { $number ->
    [0] Ce deck n’a pas de héros, et il en faut exactement un.
   *[other] Ce deck a plus d’un héros, et il en faut exactement un.
}
deck-no-player-card = { $card } n’est pas une carte Joueur et n’appartient à aucun deck.
deck-size = Ce deck a { $number } { $number ->
    [one] carte
   *[other] cartes
} sans compter le héros, et il en faut de 40 à 50.
deck-hero-card = { $card } est une carte propre au héros : il en faut exactement { $number } { $number ->
    [one] exemplaire
   *[other] exemplaires
} dans le deck.
deck-other-hero = { $card } est une carte propre à un autre héros.
deck-one-aspect = { $card } appartient à une deuxième affinité, et un deck n’en a qu’une.
deck-copies = { $card } : le deck peut en avoir { $number } { $number ->
    [one] exemplaire
   *[other] exemplaires
} au plus.
deck-same-as-hero = La carte { $card } est unique et désigne la même personne que le héros.

# Pourquoi une partie ne peut pas être mise en place
setup-hero-twice = { $card } est joué deux fois ; chaque joueur a un autre héros
setup-no-scenario = aucun scénario ne s’appelle « { $name } »
setup-no-hero = le deck { $deck } n’a pas de héros
setup-one-side = { $card } n’a pas d’autre côté
setup-example = { $card } ne fait qu’illustrer une règle et n’entre dans aucun deck
setup-no-card = aucune carte ne s’appelle « { $name } »
setup-no-modular-left = il ne reste aucun set modulaire à choisir
setup-modular-twice = le set modulaire { $name } est choisi deux fois ; la boîte ne le contient qu’une fois

# Ce que tous voient
fact-round = { $seat-is ->
    [you] Round { $number }, premier joueur : vous
   *[other] Round { $number }, premier joueur : { $seat }
}
fact-set-up = Mise en place
fact-players = Phase des Joueurs
fact-threat = Phase du Méchant : menace
fact-activations = Phase du Méchant : les ennemis s’activent
fact-deal = Phase du Méchant : on attribue les cartes Rencontre
fact-reveals = Phase du Méchant : on révèle les cartes Rencontre
fact-hushed = { $seat-is ->
    [you] Péril : vous décidez sans prendre conseil
   *[other] Péril : { $seat } décide sans prendre conseil, et personne d’autre n’agit
}
fact-acceleration = Menace à chaque phase du Méchant : { $number }
fact-tokens = Pions Accélération : { $number }
fact-hazards = Icônes d’aléas : { $number }

# Ce dont on convient avant une partie
about-game = Un à quatre héros ensemble contre un méchant que personne ne joue : frappez, contrez sa manigance, et redevenez vous-même à temps pour récupérer.
option-scenario = Scénario
option-difficulty = Difficulté
option-difficulty-standard = standard
option-difficulty-expert = expert
option-modular = Set modulaire
option-modular-recommended = celui que le scénario recommande
option-modular-random = un au hasard
option-modular_2 = Deuxième set modulaire
option-modular_2-none = aucun
option-modular_2-random = un au hasard
option-modular_3 = Troisième set modulaire
option-modular_3-none = aucun
option-modular_3-random = un au hasard
option-modular_4 = Quatrième set modulaire
option-modular_4-none = aucun
option-modular_4-random = un au hasard
option-modular_5 = Cinquième set modulaire
option-modular_5-none = aucun
option-modular_5-random = un au hasard
option-hands = Les mains
option-hands-closed = chacun ne voit que la sienne
option-hands-open = tout le monde les voit toutes
option-damage_moments = « Devrait se voir infliger » et « devrait subir » des dégâts
option-damage_moments-one_moment = sont un seul et même moment
option-damage_moments-dealt_then_taken = viennent l’un après l’autre
option-ally_limit = Au-delà de la limite d’alliés, un allié de plus
option-ally_limit-refuse_fourth = ne peut pas être joué
option-ally_limit-discard_down = peut être joué ; puis on en défausse un
option-pepper_potts = Pepper Potts regarde la défausse
option-pepper_potts-before_payment = telle qu’elle était avant le paiement
option-pepper_potts-during_payment = avec ce que le même paiement a défaussé
# Les chapitres des règles.
chapter-basics = Principes de base
chapter-learning-game = La partie d’apprentissage
chapter-areas = Zones
chapter-winning = Gagner et perdre
chapter-round = Le round
chapter-abilities = Capacités
chapter-enemy-attacks = Attaques des ennemis
chapter-player-cards = Cartes Joueur
chapter-timing = Timing
chapter-encounter-cards = Cartes Rencontre
chapter-card-states = États des cartes
chapter-attacks = Attaquer et défendre
chapter-villain-phase = La phase du Méchant
chapter-status-cards = Cartes d’état
chapter-decks = Decks
chapter-thwarting = Contrer
chapter-costs = Coûts
chapter-damage = Dégâts
chapter-enemies = Ennemis
chapter-identities = Identités
chapter-initiating = Initier des capacités et jouer des cartes
chapter-schemes = Manigances
chapter-enemy-schemes = Manigances des ennemis
chapter-values = Valeurs
chapter-keywords = Mots-clés
chapter-card-types = Types de carte
chapter-deck-building = Construction d’un deck
chapter-set-up = Mise en place
also-play = poser invoquer deployer
also-use = activer declencher
also-use-nth = activer declencher
also-attack = frapper taper combattre vaincre blesser tuer tirer
also-thwart = dejouer enqueter contrecarrer stopper
also-recover = soigner guerir reposer
also-change-form = transformer devenir retourner basculer
also-defend = bloquer proteger
also-spend = utiliser
also-end = terminer finir
also-target = choisir viser
