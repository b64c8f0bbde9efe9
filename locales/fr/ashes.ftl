# Ashes : noms des choses
word-deck = pioche
word-hand = main
word-phoenixborn = Héritier
word-battlefield = arène
word-spellboard = grimoire
word-attached = altérations
word-discard = défausse
word-conjurations = paquet Invocation
word-played = en train d’être jouée
word-removed = retirées de la partie
word-attack = attaque
word-life = vie
word-recover = regain
word-wounds = blessures
word-exhaustion = épuisement
word-status = état
word-dice = dés
word-active = réserve active
word-exhausted = réserve inactive
word-power = pouvoir
word-class = classe
word-basic = base
word-placed = dés sur des cartes
word-attacking = attaquant
word-blocking = bloqueur
short-values = { $attack }/{ $life }/{ $recover }
quiet-values = wounds exhaustion status dice
value-attacking = { word-attacking }
value-blocking = { word-blocking }
word-destroyed = détruite
word-forfeit = retirée si défaussée

# Ce qui est demandé
ask-turn = { $seat-is ->
    [you] Votre tour : une action principale et une action secondaire. Que faites-vous ?
   *[other] { $seat } joue son tour.
}
ask-main = { $seat-is ->
    [you] Il vous reste votre action principale. Que faites-vous ?
   *[other] { $seat } joue son tour.
}
ask-side = { $seat-is ->
    [you] Il vous reste une action secondaire. Que faites-vous ?
   *[other] { $seat } joue son tour.
}
ask-end = { $seat-is ->
    [you] Finissez-vous votre tour ?
   *[other] { $seat } joue son tour.
}
ask-way = { $seat-is ->
    [you] Quel coût payez-vous ?
   *[other] { $seat } choisit un coût.
}
ask-spend = { $seat-is ->
    [you] Quel dé dépensez-vous ? (encore { $number })
   *[other] { $seat } dépense des dés.
}
ask-discard-cost = { $seat-is ->
    [you] Quelle carte défaussez-vous pour payer ?
   *[other] { $seat } paie avec des cartes.
}
ask-host = { $seat-is ->
    [you] À quelle unité le liez-vous ?
   *[other] { $seat } lie un sort.
}
ask-whether = { $seat-is ->
    [you] Utilisez-vous ce texte ?
   *[other] { $seat } décide d’utiliser un texte.
}
ask-victim = { $seat-is ->
    [you] Quelle carte suit maintenant le processus de dégâts ?
   *[other] { $seat } ordonne les dégâts.
}
ask-attackers = { $seat-is ->
    [you] Qui attaque ?
   *[other] { $seat } déclare ses attaquants.
}
ask-target = { $seat-is ->
    [you] Qu’attaquez-vous ?
   *[other] { $seat } choisit sa cible.
}
ask-text-target = { $seat-is ->
    [you] { $card } : quelle cible choisissez-vous ?
   *[other] { $seat } choisit une cible pour { $card }.
}
ask-block = { $seat-is ->
    [you] Quels attaquants bloquez-vous ?
   *[other] { $seat } déclare ses bloqueurs.
}
ask-guard = { $seat-is ->
    [you] Qui protège l’unité ?
   *[other] { $seat } peut déclarer un protecteur.
}
ask-lull = { $seat-is ->
    [you] Utilisez-vous quelque chose avant les dégâts ?
   *[other] { $seat } peut utiliser quelque chose avant les dégâts.
}
ask-battle = { $seat-is ->
    [you] Quels dégâts sont résolus maintenant ?
   *[other] { $seat } ordonne les combats.
}
ask-counter = { $seat-is ->
    [you] Contrattaquez-vous avec { $card } ?
   *[other] { $seat } décide de contrattaquer ou non.
}
ask-share = { $seat-is ->
    [you] Combien pour cet attaquant ? (encore { $number })
   *[other] { $seat } répartit une contrattaque.
}
ask-react = { $seat-is ->
    [you] Jouez-vous un sort réactif ?
   *[other] { $seat } peut réagir.
}
ask-meditate = { $seat-is ->
    [you] Quelle carte défaussez-vous ? ({ $number } pour l’instant)
   *[other] { $seat } médite.
}
ask-turn-die = { $seat-is ->
    [you] Quel dé tournez-vous, et sur quelle face ? (encore { $number })
   *[other] { $seat } tourne des dés.
}
ask-reroll = { $seat-is ->
    [you] Quel dé relancez-vous ? (encore { $number })
   *[other] { $seat } relance des dés.
}
ask-exhaust-die = { $seat-is ->
    [you] Quel dé devient inactif ?
   *[other] { $seat } choisit un dé.
}
ask-exhaust-own = { $seat-is ->
    [you] Lesquels de vos dés rendez-vous inactifs, pour les relancer ?
   *[other] { $seat } peut rendre des dés inactifs.
}
ask-discard = { $seat-is ->
    [you] Quelle carte défaussez-vous ? (encore { $number })
   *[other] { $seat } défausse.
}
ask-prepare = { $seat-is ->
    [you] Quelle carte défaussez-vous avant de piocher ? Autant que vous voulez.
   *[other] { $seat } peut défausser des cartes avant de piocher.
}
ask-remove = { $seat-is ->
    [you] Combien de jetons État retirez-vous ?
   *[other] { $seat } peut retirer des jetons État.
}
ask-draw = { $seat-is ->
    [you] Combien de cartes piochez-vous ? ({ $number } au plus)
   *[other] { $seat } peut piocher.
}
ask-move-token = { $seat-is ->
    [you] Quel jeton déplacez-vous ?
   *[other] { $seat } déplace un jeton.
}
ask-arrival = { $seat-is ->
    [you] Quelle unité entre en jeu ensuite ?
   *[other] { $seat } fait entrer des unités en jeu.
}
ask-first-player = { $seat-is ->
    [you] Qui prend le jeton Premier joueur ?
   *[other] { $seat } décide qui prend le jeton Premier joueur.
}
ask-ward = { $seat-is ->
    [you] Combien de dégâts votre dé prévient-il ? ({ $number } au plus ; à 0, il reste)
   *[other] { $seat } peut prévenir des dégâts.
}
ask-put-back = { $seat-is ->
    [you] Quelle carte va au-dessus ou en dessous de votre pioche ?
   *[other] { $seat } remet une carte.
}
ask-keep = { $seat-is ->
    [you] Quelle carte fait partie de vos cinq premières ? (encore { $left })
   *[other] { $seat } choisit ses cinq premières cartes.
}
ask-take = { $seat-is ->
    [you] Quelle carte prenez-vous ?
   *[other] { $seat } choisit une carte.
}
ask-player = { $seat-is ->
    [you] Quel joueur choisissez-vous ?
   *[other] { $seat } choisit un joueur.
}

# Ce qu’on peut faire
do-play = Jouer { $card }
do-activate = Activer { $card }
do-power = Utiliser le pouvoir d’un dé : { $magic }
do-meditate = Méditer
do-attack-phoenixborn = Attaquer un Héritier
do-attack-unit = Attaquer une unité
do-end = Finir le tour
do-spend = Dépenser { $magic } ({ $side })
do-discard = Défausser { $card }
do-discard-from = Défausser { $card } ({ $zone })
do-discard-top = Défausser la carte du dessus de votre pioche
do-send = Attaquer avec { $card }
do-target = { $card }
do-player = { $seat }
do-block = Bloquer { $card } avec { $second }
do-guard = Protéger avec { $card }
do-no-guard = Aucun protecteur
do-battle = { $card } inflige ses dégâts
do-counter = Contrattaquer
do-no-counter = Ne pas contrattaquer
do-share = { $number } pour { $card }
do-next = { $card } maintenant
do-turn-power = Tourner { $magic } ({ $side }) sur pouvoir
do-turn-class = Tourner { $magic } ({ $side }) sur classe
do-turn-basic = Tourner { $magic } ({ $side }) sur base
do-reroll = Relancer { $magic }
do-exhaust = Épuiser { $magic } ({ $side })
do-keep = Garder { $card }
do-take = Prendre { $card }
do-remove = En retirer { $number }
do-draw = En piocher { $number }
do-move-wound = Un jeton Blessure
do-move-exhaustion = Un jeton Épuisement
do-move-status = Un jeton État
do-go-on = Continuer
do-prevent = Prévenir { $number }
do-put-top = Mettre { $card } au-dessus de votre pioche
do-put-bottom = Mettre { $card } en dessous de votre pioche
do-arrive = { $card } entre
do-call-time = Demander la fin au temps

# Ce qui est arrivé
log-roll = Manche { $round } : tous les dés inactifs sont lancés.
log-token = { $seat-is ->
    [you] Vous avez le jeton Premier joueur.
   *[other] { $seat } a le jeton Premier joueur.
}
log-turn = { $seat-is ->
    [you] Tour { $turn } : c’est à vous.
   *[other] Tour { $turn } : c’est à~{ $seat }.
}
log-pass = { $seat-is ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
log-meditate = { $seat-is ->
    [you] Vous méditez.
   *[other] { $seat } médite.
}
log-recovery = Regain : les unités perdent des blessures.
log-round-ends = La manche { $round } prend fin.
log-pay = { $seat-is ->
    [you] Vous dépensez { $number ->
        [one] un dé
       *[other] { $number } dés
    }.
   *[other] { $seat } dépense { $number ->
        [one] un dé
       *[other] { $number } dés
    }.
}
log-pay-type = { $seat-is ->
    [you] Vous dépensez { $number ->
        [one] un dé { $magic }
       *[other] { $number } dés { $magic }
    }.
   *[other] { $seat } dépense { $number ->
        [one] un dé { $magic }
       *[other] { $number } dés { $magic }
    }.
}
log-play = { $seat-is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
log-enter = { $seat-is ->
    [you] { $card } entre en jeu dans votre arène.
   *[other] { $card } entre en jeu dans l’arène de~{ $seat }.
}
log-use = { $seat-is ->
    [you] Vous utilisez le texte de~{ $card }.
   *[other] { $seat } utilise le texte de~{ $card }.
}
log-power = { $seat-is ->
    [you] Vous utilisez le pouvoir de~{ $card }.
   *[other] { $seat } utilise le pouvoir de~{ $card }.
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
log-mill = { $seat-is ->
    [you] Vous défaussez { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de votre pioche.
   *[other] { $seat } défausse { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de sa pioche.
}
log-discard = { $seat-is ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
log-discard-two = { $seat-is ->
    [you] Vous défaussez { $card } et { $second }.
   *[other] { $seat } défausse { $card } et { $second }.
}
log-discard-three = { $seat-is ->
    [you] Vous défaussez { $card }, { $second } et { $third }.
   *[other] { $seat } défausse { $card }, { $second } et { $third }.
}
log-discard-many = { $seat-is ->
    [you] Vous défaussez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
   *[other] { $seat } défausse { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
}
log-take = { $seat-is ->
    [you] Vous prenez { $card } en main.
   *[other] { $seat } prend { $card } en main.
}
log-shuffle = { $seat-is ->
    [you] Vous mélangez votre pioche.
   *[other] { $seat } mélange sa pioche.
}
log-put-top = { $seat-is ->
    [you] Vous mettez une carte au-dessus de votre pioche.
   *[other] { $seat } met une carte au-dessus de sa pioche.
}
log-put-bottom = { $seat-is ->
    [you] Vous mettez une carte en dessous de votre pioche.
   *[other] { $seat } met une carte en dessous de sa pioche.
}
log-call-time = { $seat-is ->
    [you] Vous demandez la fin au temps.
   *[other] { $seat } demande la fin au temps.
}
log-last-turns = Le temps est écoulé : après ce tour, chacun en fait encore deux.
log-search = { $seat-is ->
    [you] Vous parcourez votre pioche.
   *[other] { $seat } parcourt sa pioche.
}
log-exhaust = { $card } reçoit { $number ->
        [one] un jeton Épuisement
       *[other] { $number } jetons Épuisement
    }.
log-refresh = { $card } perd { $number ->
        [one] un jeton Épuisement
       *[other] { $number } jetons Épuisement
    }.
log-status = { $card } reçoit { $number ->
        [one] un jeton État
       *[other] { $number } jetons État
    }.
log-status-removed = { $card } perd { $number ->
        [one] un jeton État
       *[other] { $number } jetons État
    }.
log-heal = { $card } perd { $number ->
        [one] une blessure
       *[other] { $number } blessures
    }.
log-move-token = Un jeton passe de~{ $card } à~{ $other }.
log-more-sides = { $seat-is ->
    [you] Vous pouvez faire { $number ->
        [one] une action secondaire de plus
       *[other] { $number } actions secondaires de plus
    }.
   *[other] { $seat } peut faire { $number ->
        [one] une action secondaire de plus
       *[other] { $number } actions secondaires de plus
    }.
}
log-choke = Les capacités de~{ $card } sont annulées jusqu’à la fin du tour.
log-turn-dice = { $seat-is ->
    [you] Vous tournez { $number ->
        [one] un dé { $magic }
       *[other] { $number } dés { $magic }
    } sur { $side }.
   *[other] { $seat } tourne { $number ->
        [one] un dé { $magic }
       *[other] { $number } dés { $magic }
    } sur { $side }.
}
log-reroll = { $seat-is ->
    [you] Vous relancez un dé { $magic } : { $side }.
   *[other] { $seat } relance un dé { $magic } : { $side }.
}
log-exhaust-dice = { $seat-is ->
    [you] { $number ->
        [one] Un de vos dés { $magic } devient inactif
       *[other] { $number } de vos dés { $magic } deviennent inactifs
    }.
   *[other] { $number ->
        [one] Un dé { $magic } de~{ $seat } devient inactif
       *[other] { $number } dés { $magic } de~{ $seat } deviennent inactifs
    }.
}
log-place-die = Un dé { $magic } est posé sur { $card }.
log-deal = { $card } inflige { $number ->
        [one] un dégât
       *[other] { $number } dégâts
    } à~{ $other }.
log-receive = { $card } subit { $number ->
        [one] un dégât
       *[other] { $number } dégâts
    }.
log-wound = { $card } reçoit { $number ->
        [one] une blessure
       *[other] { $number } blessures
    }.
log-wounds = { $card } porte maintenant { $wounds ->
        [one] 1 blessure
       *[other] { $wounds } blessures
    } (vie { $life }).
log-destroy = Destruction de~{ $card }.
log-leave = { $card } quitte le jeu.
log-return = { $card } retourne à son propriétaire.
log-remove = { $card } quitte définitivement la partie.
log-lose = { $seat-is ->
    [you] Votre Héritier est tombé : vous êtes hors jeu.
   *[other] L’Héritier de~{ $seat } est tombé.
}
log-attack-phoenixborn = { $seat-is ->
    [you] Vous attaquez un Héritier.
   *[other] { $seat } attaque un Héritier.
}
log-attack-unit = { $seat-is ->
    [you] Vous attaquez une unité.
   *[other] { $seat } attaque une unité.
}
log-send = { $card } attaque.
log-aim = La cible est { $card }.
log-block = { $other } bloque { $card }.
log-guard = { $card } protège.
log-counter = { $card } contrattaque.
fact-round = { $seat-is ->
    [you] Manche { $round } ; vous avez le jeton Premier joueur.
   *[other] Manche { $round } ; { $seat } a le jeton Premier joueur.
}
fact-turn = { $seat-is ->
    [you] Tour { $turn } : à vous.
   *[other] Tour { $turn } : { $seat }.
}
fact-opening = Choix des cinq premières cartes.
fact-prepare = Phase de préparation.
fact-recovery = Phase de regain.

# Pourquoi pas
already-chosen = { $card } : déjà choisi.
an-attack-needs-attackers = Une attaque exige au moins un attaquant.
attack-goes-on = Terminez d’abord l’attaque.
attacks-already = { $card } attaque déjà.
battlefield-full = Votre arène est pleine ; une unité doit d’abord la quitter.
blocked-not-guarded = Une attaque contre un Héritier se bloque, elle ne se protège pas.
cannot-be-attacked = { $card } ne peut pas être attaqué maintenant.
cannot-be-blocked = { $card } ne peut pas être bloqué.
cannot-be-guarded = Tous les attaquants ont Contournement : personne ne peut protéger.
cannot-guard = { $card } ne peut pas protéger : il faut un Héritier ou une unité avec Protecteur d’unité.
deck-core-dice = Les dés { $card } ne sont pas dans la boîte de base.
deck-first-five = Les cinq premières cartes sont au nombre de cinq, pas de { $number }.
deck-first-of-deck = { $card } fait partie des cinq premières cartes, mais pas du deck.
deck-one-phoenixborn = Un deck a exactement un Héritier.
deck-other-phoenixborn = { $card } appartient à un autre Héritier.
deck-ten-dice = Un deck a exactement 10 dés, pas { $number }.
deck-thirty-cards = Un deck a exactement 30 cartes, pas { $number }.
deck-three-copies = Il y a plus de 3 exemplaires de~{ $card }.
discard-something = Défaussez au moins une carte.
does-not-arrive = { $card } n’entre pas en jeu maintenant.
does-not-attack = { $card } n’attaque pas.
guarded-not-blocked = Une attaque contre une unité se protège, elle ne se bloque pas.
has-called-time = Vous avez déjà demandé la fin au temps.
has-left-play = La carte a quitté le jeu.
has-reacted = Vous avez déjà joué un sort réactif ce tour-ci ; un seul est permis.
is-attacked-itself = { $card } est l’unité attaquée.
is-exhausted = Carte épuisée : { $card }. Chaque phase de regain retire un jeton Épuisement.
is-guarded = { $card } ne peut pas être affecté par un sort adverse.
lies-elsewhere = { $card } se trouve ailleurs.
main-action-first = Faites d’abord votre action principale, ou passez.
main-action-taken = Vous avez fait votre action principale ce tour-ci ; vous en aurez une autre au prochain tour.
no-attack-to-guard = Il n’y a pas d’attaque contre laquelle protéger.
no-power-side = Le dé ne montre pas sa face pouvoir ; Méditer peut le tourner.
no-reaction-spell = { $card } n’est pas un sort réactif ; attendez votre tour.
no-such-token = Il n’y a pas de tel jeton dessus.
no-time-to-call = La fin au temps n’existe qu’en tournoi.
no-turns-now = Ce n’est pas la phase Tours des joueurs.
no-unit-to-attack = Aucun adversaire n’a d’unité ; vous pouvez attaquer un Héritier.
nobody-counters = Personne ne peut contrattaquer ici.
nobody-to-attack-with = Vous n’avez aucune unité capable d’attaquer, c’est-à-dire non épuisée.
not-an-active-die = Le dé n’est pas dans la réserve active.
not-between-steps = { $card } ne s’active qu’au moment d’une action.
not-for-meditation = { $card } ne peut pas être défaussé pour Méditer.
not-harmed = Rien n’a été infligé à~{ $card }.
not-in-hand = { $card } n’est pas dans votre main.
not-in-play = { $card } n’est pas en jeu : on n’active que ce qui est en jeu.
not-its-trigger = Il ne se passe rien à quoi un sort réactif puisse répondre.
not-so-much-damage = Autant de dégâts ne peuvent pas être prévenus.
not-so-many-cards = Il n’y a pas autant de cartes.
not-such-a-die = Ce dé ne peut pas être choisi.
not-what-the-card-asks = { $card } n’est pas ce que demande le texte.
not-your-turn = { $seat-is ->
    [you] C’est votre tour.
   *[other] C’est le tour de~{ $seat }.
}
not-your-unit = { $card } n’est pas votre unité.
not-yours = Vous ne contrôlez pas { $card } ; seul son contrôleur le peut.
nothing-to-activate = { $card } n’a pas de texte à activer.
nothing-to-attach-to = Aucune unité en jeu ne peut recevoir { $card }.
nothing-to-discard = Il ne reste rien à défausser.
one-blocker-each = Chaque unité bloque un attaquant, chaque attaquant a un bloqueur.
only-in-reaction = { $card } est un sort réactif : on vous le proposera quand son déclencheur se produira.
only-in-turns = Les sorts réactifs ne se jouent que pendant la phase Tours des joueurs.
only-to-units = Une altération se lie à une unité.
pays-nothing-due = Ce dé ne paie rien de ce qui reste dû.
second-copy = Les cinq premières cartes sont différentes.
settle-this-first = Répondez d’abord à la question posée.
side-action-taken = Il ne vous reste pas d’action secondaire ce tour-ci ; vous en aurez une autre au prochain tour.
spellboard-full = Tous les emplacements de votre grimoire sont pris ; seul un exemplaire d’un sort déjà présent y tient encore.
split-the-value = Répartissez exactement la valeur d’attaque.
takes-no-alterations = Aucune altération ne peut être liée à~{ $card }.
too-few-cards = Il faut défausser { $need ->
        [one] une carte
       *[other] { $need } cartes
    } ; vous en avez { $have } à défausser.
too-few-class = Il faut { $need } × { $card } (classe) ; vos dés actifs en donnent { $have }.
too-few-dice = Il faut { $need ->
        [one] un dé qui convient
       *[other] { $need } dés qui conviennent
    } ; vos { $have } dés actifs ne peuvent pas payer cela.
too-few-power = Il faut { $need } × { $card } (pouvoir) ; vos dés actifs en donnent { $have }.
too-few-tokens = Il y a trop peu de jetons État sur la carte { $card }.
removes-nothing = Retirez au moins un jeton État : sans en retirer, vous ne gagnez rien.
units-stay = { $card } reste jusqu’à ce qu’un effet l’enlève.

# Le jeu, ses chapitres et ses options
about-game = Deux à quatre Héritiers s’affrontent avec dés, sorts et unités jusqu’au dernier debout.
chapter-set-up = Mise en place
chapter-decks = Decks
chapter-prepare = La phase de préparation
chapter-turns = Les tours des joueurs
chapter-recovery = La phase de regain
chapter-costs = Les coûts
chapter-dice = Les dés
chapter-using = Utiliser des cartes
chapter-timing = L’ordre des effets
chapter-card-types = Les types de cartes
chapter-zones = Les lieux
chapter-exhaustion = L’épuisement
chapter-focus = La concentration
chapter-attacks = Les attaques
chapter-damage = Dégâts et destruction
chapter-keywords = Les mots-clés
chapter-winning = Victoire et défaite
chapter-cards = Cartes particulières
option-faq = Contrecoup et Souffrance partagée
option-faq-seed = dans l’ordre du joueur actif
option-faq-faq_3_0 = infliger avant de subir
option-meditate_exhausted = Méditer des sorts épuisés
option-meditate_exhausted-allowed = permis
option-meditate_exhausted-forbidden = interdit
option-trigger_order = Qui ordonne les textes
option-trigger_order-active_player = le joueur actif
option-trigger_order-controllers = chacun les siens
option-card_text = Textes des cartes
option-card_text-errata = corrigés
option-card_text-original = première impression
option-organized_play = Règles de tournoi
option-organized_play-off = non
option-organized_play-on = oui : le jeton peut être cédé, la partie peut finir au temps
option-dice = Types de dés
option-dice-core = ceux de la boîte de base
option-dice-all = aussi Divin et Empathie
setup-core-dice = Les dés { $name } ne sont pas dans la boîte de base ; choisissez l’option qui permet tous les types de dés.
also-play = lancer invoquer poser
also-activate = utiliser declencher
also-attack-phoenixborn = frapper combattre
also-attack-unit = frapper combattre
also-block = arreter intercepter
also-guard = defendre proteger
also-counter = riposter
also-meditate = reposer
also-end = terminer finir
