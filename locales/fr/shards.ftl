# Shards of Infinity : noms des choses
word-cost = coût
word-shield = bouclier
word-deck = deck
word-hand = main
word-play = zone de jeu
word-discard = défausse
word-centre = pioche commune
word-river = rivière
word-banished = pile de bannissement
word-gone = hors jeu
word-health = santé
word-mastery = maîtrise
word-gems = cristaux
word-power = puissance
word-turned = activé
word-enlisted = enrôlé

# Ce qui est demandé
ask-play = { $seat-is ->
    [you] Votre phase de jeu : { $gems } { $gems ->
        [one] cristal
       *[other] cristaux
    }, { $power } de puissance. Que faites-vous ?
   *[other] { $seat } joue : { $gems } { $gems ->
        [one] cristal
       *[other] cristaux
    }, { $power } de puissance.
}
ask-assign = { $seat-is ->
    [you] Vous attaquez avec { $power } de puissance. Combien contre { $target } ? Le reste va aux adversaires suivants.
   *[other] { $seat } répartit { $power } de puissance.
}
ask-reveal = { $seat-is ->
    [you] Révélez-vous une carte de votre main ?
   *[other] { $seat } décide de révéler ou non des cartes.
}
ask-shields = { $seat-is ->
    [you] { $attacker } vous attaque avec { $power } de puissance. Révélez-vous des boucliers ?
   *[other] { $seat } décide de révéler ou non des boucliers.
}
ask-banish = { $seat-is ->
    [you] Quelle carte bannissez-vous ? ({ $left } au plus)
   *[other] { $seat } choisit une carte à bannir.
}
ask-return = { $seat-is ->
    [you] Quelle carte reprenez-vous en main ?
   *[other] { $seat } choisit une carte de la défausse.
}
ask-destroy = { $seat-is ->
    [you] Quel champion détruisez-vous ?
   *[other] { $seat } choisit un champion à détruire.
}
ask-drain = { $seat-is ->
    [you] Quel adversaire perd de la maîtrise ?
   *[other] { $seat } choisit qui perd de la maîtrise.
}
ask-take = { $seat-is ->
    [you] Quelle carte de la rivière recrutez-vous gratuitement ?
   *[other] { $seat } choisit une carte de la rivière.
}
ask-copy = { $seat-is ->
    [you] L’effet de quelle carte copiez-vous ?
   *[other] { $seat } choisit un effet à copier.
}

# Ce qu’on peut faire
do-play = Jouer { $card }
do-activate = Activer { $card }
do-recruit = Recruter { $card }
do-enlist = Enrôler { $card }
do-focus = Concentration : 1 cristal pour 1 de maîtrise
do-attack = Détruire { $card } chez { $holder }
do-end = Finir la phase de jeu
do-assign = { $number } contre { $seat }
do-reveal = Révéler { $card }
do-to-hand = Dans votre main
do-to-play = En jeu
do-banish = Bannir { $card } ({ $zone })
do-return = Reprendre { $card }
do-destroy = Détruire { $card } chez { $holder }
do-drain = { $seat }
do-take = Recruter { $card }
do-copy = Copier { $card }

# Ce qui est arrivé
log-gain-health = { $seat-is ->
    [you] Vous gagnez { $amount } { $amount ->
        [one] point
       *[other] points
    } de santé.
   *[other] { $seat } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } de santé.
}
log-gain-mastery = { $seat-is ->
    [you] Vous gagnez { $amount } { $amount ->
        [one] point
       *[other] points
    } de maîtrise.
   *[other] { $seat } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } de maîtrise.
}
log-gain-gems = { $seat-is ->
    [you] Vous gagnez { $amount } { $amount ->
        [one] cristal
       *[other] cristaux
    }.
   *[other] { $seat } gagne { $amount } { $amount ->
        [one] cristal
       *[other] cristaux
    }.
}
log-gain-power = { $seat-is ->
    [you] Vous gagnez { $amount } { $amount ->
        [one] point
       *[other] points
    } de puissance.
   *[other] { $seat } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } de puissance.
}
log-lose-mastery = { $seat-is ->
    [you] Vous perdez { $amount } { $amount ->
        [one] point
       *[other] points
    } de maîtrise.
   *[other] { $seat } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } de maîtrise.
}
log-double = { $seat-is ->
    [you] Votre puissance est doublée : { $total }.
   *[other] La puissance de~{ $seat } est doublée : { $total }.
}
log-draw = { $seat-is ->
    [you] Vous piochez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
   *[other] { $seat } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
}
log-reshuffle = { $seat-is ->
    [you] Vous mélangez votre défausse pour former un nouveau deck.
   *[other] { $seat } mélange sa défausse pour former un nouveau deck.
}
log-reveal-top = { $seat-is ->
    [you] Vous révélez { $card } au sommet de votre deck.
   *[other] { $seat } révèle { $card } au sommet de son deck.
}
log-reveal = { $seat-is ->
    [you] Vous révélez
   *[other] { $seat } révèle
} { $number ->
    [one] { $card }
    [2] { $card } et { $second }
    [3] { $card }, { $second } et { $third }
   *[other] { $number } cartes, dont { $card }, { $second } et { $third },
} { $seat-is ->
    [you] de votre main
   *[other] de sa main
}.
log-banish = { $seat-is ->
    [you] Vous bannissez { $card }.
   *[other] { $seat } bannit { $card }.
}
log-return = { $seat-is ->
    [you] Vous reprenez { $card } en main.
   *[other] { $seat } reprend { $card } en main.
}
log-destroy = { $seat-is ->
    [you] Votre carte { $card } est détruite.
   *[other] La carte { $card } de~{ $seat } est détruite.
}
log-play = { $seat-is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
log-activate = { $seat-is ->
    [you] Vous activez { $card }.
   *[other] { $seat } active { $card }.
}
log-recruit = { $seat-is ->
    [you] Vous recrutez { $card }
   *[other] { $seat } recrute { $card }
} { $price ->
    [0] gratuitement
    [one] pour 1 cristal
   *[other] pour { $price } cristaux
}.
log-recruit-to-hand = { $seat-is ->
    [you] Vous recrutez { $card } directement en main.
   *[other] { $seat } recrute { $card } directement en main.
}
log-recruit-to-play = { $seat-is ->
    [you] Vous recrutez { $card } directement en jeu.
   *[other] { $seat } recrute { $card } directement en jeu.
}
log-enlist = { $seat-is ->
    [you] Vous enrôlez { $card }
   *[other] { $seat } enrôle { $card }
} { $price ->
    [one] pour 1 cristal
   *[other] pour { $price } cristaux
}.
log-focus = { $seat-is ->
    [you] Vous vous concentrez : 1 cristal pour 1 de maîtrise.
   *[other] { $seat } se concentre : 1 cristal pour 1 de maîtrise.
}
log-attack = { $seat-is ->
    [you] Vous dépensez { $power } { $power ->
        [one] point
       *[other] points
    } de puissance et détruisez { $card } chez { $owner }.
   *[other] { $seat } dépense { $power } { $power ->
        [one] point
       *[other] points
    } de puissance et détruit { $card } chez { $owner }.
}
log-assign = { $seat-is ->
    [you] Vous assignez { $power } { $power ->
        [one] point
       *[other] points
    } de puissance à~{ $target }.
   *[other] { $seat } assigne { $power } { $power ->
        [one] point
       *[other] points
    } de puissance à~{ $target }.
}
log-damage = { $seat-is ->
    [you] Vous subissez
   *[other] { $seat } subit
} { $amount } { $amount ->
    [0] dégât
    [one] dégât
   *[other] dégâts
}{ $prevented ->
    [0] .
    [one] {" "}(1 paré).
   *[other] {" "}({ $prevented } parés).
}
log-fall = { $seat-is ->
    [you] Vous êtes éliminé.
   *[other] { $seat } est éliminé.
}
log-end = { $seat-is ->
    [you] Vous finissez votre tour.
   *[other] { $seat } finit son tour.
}
log-turn = Tour { $turn } : { $seat }.

# Pourquoi pas
only-from-hand = La carte { $card } n’est pas dans votre main, et une carte se joue depuis la main.
no-champion = La carte { $card } n’est pas un champion, et seuls les champions s’activent.
not-your-champion = La carte { $card } n’est pas à vous.
not-in-play = La carte { $card } n’est pas encore en jeu.
already-activated = La carte { $card } a déjà été activée ce tour-ci.
nothing-to-activate = La carte { $card } n’a rien à activer.
condition-not-met = La carte { $card } ne s’active que si~{ $condition }.
already-enlisted = La carte { $card } a déjà été enrôlée ce tour-ci.
not-in-river = La carte { $card } n’est pas dans la rivière.
no-mercenary = La carte { $card } n’est pas un mercenaire.
too-few-gems = La carte { $card } coûte { $cost } { $cost ->
    [one] cristal
   *[other] cristaux
} et vous en avez { $gems }.
already-focused = Votre héros s’est déjà concentré ce tour-ci.
no-gem-for-focus = Se concentrer coûte 1 cristal.
only-champions-in-play = La carte { $card } n’est pas un champion en jeu.
only-enemy-champions = La carte { $card } est à vous.
protected-by = La carte { $card } ne peut pas être attaquée : { $by } l’interdit.
seat-protected-by = { $seat } ne peut pas être attaqué : { $by } l’interdit.
too-little-power = Pour détruire { $card }, il faut { $health } de puissance en une fois et vous en avez { $power }.
players-later = On attaque les joueurs après la phase de jeu.
champions-earlier = On attaque les champions pendant la phase de jeu.
play-phase-is-over = La phase de jeu est finie.
only-opponents = La puissance s’assigne à un adversaire encore en jeu.
another-share-first = La part de~{ $seat } vient d’abord.
not-so-much-power = Il vous reste { $power } de puissance.
all-power-must-go = Toute la puissance doit être assignée : { $power } au dernier adversaire.
nothing-to-reveal-for = Rien ne vous demande de révéler une carte maintenant.
attack-is-fixed = L’attaque est fixée ; ses cibles choisissent maintenant leurs boucliers.
no-shield-for-champions = Un bouclier protège un joueur, jamais un champion.
already-chosen = La carte { $card } est déjà choisie.
not-attacked = Vous n’êtes pas attaqué.
shares-first = L’attaquant fixe d’abord toutes les parts.
no-text-asks-for-it = Aucune carte ne le demande maintenant.
no-shield = La carte { $card } ne porte pas de bouclier.
not-what-the-card-asks = La carte { $card } n’est pas ce qui est demandé.
not-what-is-asked = Ce n’est pas ce qui est demandé.
lies-elsewhere = La carte { $card } n’est pas là où l’effet cherche.
not-your-turn = C’est le tour de~{ $seat }.
settle-the-choice-first = Le choix en cours vient d’abord.

# Ce que tous voient
fact-turn = Tour { $turn } : { $seat }
fact-attacked = { $seat-is ->
    [you] Vous êtes attaqué avec { $power } de puissance
   *[other] { $seat } est attaqué avec { $power } de puissance
}
about-game = Recrutez des alliés, maîtrisez votre éclat et frappez le premier : une course de construction de deck de deux à quatre.
# The chapters of the rulebook.
chapter-start = De quoi il s’agit
chapter-material = Matériel
chapter-set-up = Mise en place
chapter-basics = Principes
chapter-turn = Le tour
chapter-heroes = Héros
chapter-allies = Alliés
chapter-mercenaries = Mercenaires
chapter-champions = Champions
chapter-playing-cards = Jouer des cartes
chapter-mastery = Maîtrise
chapter-thresholds = Seuils
chapter-attacking = Attaquer
chapter-shields = Boucliers
chapter-health = Santé
chapter-banishing = Bannir
chapter-end-of-turn = Fin du tour
chapter-end-of-game = Fin de la partie
chapter-faq = Questions et réponses
chapter-glossary = Glossaire

# Pourquoi une partie ne peut pas être mise en place.
setup-one-deck = Shards se joue avec un seul deck central pour tous ; indiquez-en un
also-play = utiliser poser
also-activate = utiliser incliner declencher
also-recruit = acheter acquerir prendre
also-enlist = engager embaucher
also-attack = frapper tuer combattre detruire
also-focus = concentrer mediter
also-banish = exiler retirer
also-end = terminer finir
