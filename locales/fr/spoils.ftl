# The Spoils : noms des choses
word-cost = coût
word-deck = deck
word-hand = main
word-played = zone de cartes jouées
word-play = en jeu
word-facedown = face cachée
word-faction = faction
word-discard = défausse
word-out = hors du jeu
word-gone = {""}
word-influence = influence
word-strength = force
word-life = vitalité
word-speed = vitesse
word-structure = structure
word-damage = dégâts
word-tokens = marqueurs
word-character = personnage
word-covert = couvert
word-unblockable = imblocable
word-attacking = attaquant
word-blocking = défenseur
word-depleted = engagé
word-fresh = nouveau ce tour
word-flipped = joué avec Flip Up
word-spared = épargné
word-attacked = a attaqué ce tour
word-attached = attachée

# Comment les cartes sont montrées : valeurs ensemble, une seule, marques des seuls personnages, hôte dans une autre
# zone, zones dont on ne parle pas quand elles sont vides
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
on-faction = dépensée
quiet-zones = facedown out
quiet-causes = faction
# Les lignes d’une carte qu’on relit quand elle pose une question
line-one-of = hoisi
line-order = u début|la fin d|and |orsqu
line-yes = ouvez

# Ce qui est demandé
ask-turn = C’est votre tour. Que faites-vous ?
ask-respond = { $seat-is ->
    [you] Vous jouez { $card }. Votre adversaire peut répondre.
   *[other] { $seat } joue { $card }. Répondez-vous ?
}
ask-respond-end = { $seat-is ->
    [you] Vous terminez votre tour. Votre adversaire peut répondre.
   *[other] { $seat } termine son tour. Répondez-vous ?
}
ask-step-attacker = Vous attaquez. Jouez-vous une tactique ou utilisez-vous une compétence ?
ask-step-defender = On vous attaque. Jouez-vous une tactique ou utilisez-vous une compétence ?
ask-pick = Quelle carte ciblez-vous ?
ask-choose = Quelle carte choisissez-vous ?
ask-number = Quel nombre choisissez-vous ?
ask-player = Quel joueur choisissez-vous ?
ask-discard = Quelle carte défaussez-vous ?
ask-discard-cost = Quelle carte défaussez-vous pour satisfaire le coût ?
ask-find = Quelle carte trouvez-vous ?
ask-keep = Une seule de ces cartes uniques peut rester. Laquelle gardez-vous ?
ask-detach = Quelle ressource détachez-vous de votre faction ? (encore { $left } au plus)
ask-way = Quelle option choisissez-vous ?
ask-pay = Reste à payer : { $number }. Quelle ressource attachez-vous à votre faction ?
ask-start-resource = Quelle ressource de départ mettez-vous en jeu ?
ask-first = Qui joue le premier tour ?
ask-mulligan = Quelle carte placez-vous sous votre deck ? Vous piochez ensuite autant de cartes que vous en avez placé.
ask-resource = Quelle carte jouez-vous comme ressource, et sur quelle face ?
ask-play-card = Quelle carte jouez-vous ?
ask-bid = À combien enchérissez-vous ?
ask-divide = Comment répartissez-vous les dégâts ?
ask-host = La carte qui entre en jeu doit être attachée. À quelle carte ?
ask-loop-number = Votre adversaire veut répéter une boucle d’actions des deux joueurs. Combien de répétitions annoncez-vous ? Le plus petit nombre compte ; 0 signifie aucune.
ask-go-on = Dernière répétition : c’est à la partie de votre adversaire. La boucle continue-t-elle ?
ask-attackers = Quels personnages attaquent ?
ask-blockers = Quels personnages bloquent ?
ask-target = Qu’attaquez-vous ?
ask-assign = { $card } a encore { $number } { $number ->
    [one] dégât
   *[other] dégâts
} à assigner. À quelle carte ?

# Ce qu’on peut faire
do-play = Jouer { $card }
do-flip-up = Flip Up : jouer { $card }
do-use = Utiliser { $ability } de~{ $card }{ $holder-is ->
    [other] {" "}(chez { $holder })
   *[you] {""}
}
do-use-nth = Utiliser { $ability } de~{ $card }{ $holder-is ->
    [other] {" "}(chez { $holder })
   *[you] {""}
}
do-attack = { $holder-is ->
    [you] Attaquer { $card }, qui est à vous
   *[other] Attaquer { $card } chez { $holder }
}
do-end = Terminer le tour
do-send = Attaquer avec { $card }
do-block = Bloquer avec { $card }
do-assign = Assigner { $number } à~{ $card }{ $holder-is ->
    [other] {" "}chez { $holder }
   *[you] {""}
}
do-pick = Cibler { $card }{ $holder-is ->
    [other] {" "}chez { $holder }
   *[you] {""}
}
do-choose = Choisir { $card }{ $holder-is ->
    [other] {" "}chez { $holder }
   *[you] {""}
}
do-number = Choisir { $number }
do-discard = Défausser { $card }
do-pay = Payer automatiquement
do-with = Payer avec { $card } ({ $zone })
do-start = Commencer avec { $card }
do-first-turn = { $seat-is ->
    [you] Vous commencez
   *[other] { $seat } commence
}
do-bottom = Placer { $card } dessous
do-lay = Poser visible : { $card }
do-lay-down = Poser cachée : { $card }
do-bid = Enchérir à { $number }
do-decline = Refuser d’enchérir
do-go-on = Continuer
do-stop = S’arrêter ici
do-to = Attacher à~{ $card }{ $holder-is ->
    [other] {" "}chez { $holder }
   *[you] {""}
}
do-order = Ensuite : { $card }
do-find = Trouver { $card }
do-keep = Garder { $card }
do-detach = Détacher { $card } ({ $zone })
do-player = { $seat-is ->
    [you] Vous
   *[other] { $seat }
}
do-repeat = Répéter { $times } fois les { $number } dernières décisions
do-obsession = Obsession
do-greed = Cupidité
do-elitism = Élitisme
do-deception = Tromperie
do-rage = Rage

# Ce qui est arrivé
log-first = { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
log-face-up = { $seat-is ->
    [you] Vous retournez face visible vos ressources de départ.
   *[other] { $seat } retourne face visible ses ressources de départ.
}
log-keeps-hand = { $seat-is ->
    [you] Vous gardez votre main.
   *[other] { $seat } garde sa main.
}
log-mulligan = { $seat-is ->
    [you] Vous faites un mulligan : vous placez { $number ->
        [one] une carte sous votre deck et en piochez une autre.
       *[other] { $number } cartes sous votre deck et en piochez autant.
    }
   *[other] { $seat } fait un mulligan, place { $number ->
        [one] une carte sous son deck et en pioche une autre.
       *[other] { $number } cartes sous son deck et en pioche autant.
    }
}
log-turn = Tour { $number } : { $seat }.
log-lost = { $seat-is ->
    [you] Votre faction n’a plus d’influence : vous perdez.
   *[other] La faction de~{ $seat } n’a plus d’influence : { $seat } perd.
}
log-both-lost = Aucune des deux factions n’a plus d’influence : la partie se termine sur une égalité.
log-plays = { $seat-is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
log-flips-up = { $seat-is ->
    [you] Vous jouez { $card } avec Flip Up.
   *[other] { $seat } joue { $card } avec Flip Up.
}
log-uses = { $seat-is ->
    [you] Vous utilisez { $ability } de la carte { $card }.
   *[other] { $seat } utilise { $ability } de la carte { $card }.
}
log-ends-turn = { $seat-is ->
    [you] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
}
log-terminated = L’action avec la carte { $card } est terminée avant sa résolution.
log-lays = { $seat-is ->
    [you] Vous mettez { $card } en jeu comme ressource.
   *[other] { $seat } met { $card } en jeu comme ressource.
}
log-lays-down = { $seat-is ->
    [you] Vous mettez { $card } en jeu comme ressource, face cachée.
   *[other] { $seat } met { $card } en jeu comme ressource, face cachée.
}
log-enters = { $seat-is ->
    [you] { $card } entre en jeu sous votre contrôle.
   *[other] { $card } entre en jeu sous le contrôle de~{ $seat }.
}
log-destroyed = La carte { $card } est détruite.
log-removed = La carte { $card } est supprimée du jeu.
log-shuffled-in = { $card } rejoint le deck de son propriétaire, qui est mélangé.
log-flipped-down = La carte { $card } est retournée face cachée.
log-buried = La carte { $card } est retournée face visible et va dans la défausse de son propriétaire.
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
log-discards-two = { $seat-is ->
    [you] Vous défaussez { $card } et { $second }.
   *[other] { $seat } défausse { $card } et { $second }.
}
log-discards-three = { $seat-is ->
    [you] Vous défaussez { $card }, { $second } et { $third }.
   *[other] { $seat } défausse { $card }, { $second } et { $third }.
}
log-discards-many = { $seat-is ->
    [you] Vous défaussez { $number } cartes.
   *[other] { $seat } défausse { $number } cartes.
}
log-mills = { $seat-is ->
    [you] { $number ->
        [one] La carte du dessus de votre deck va dans votre défausse.
       *[other] Les { $number } cartes du dessus de votre deck vont dans votre défausse.
    }
   *[other] { $number ->
        [one] La carte du dessus du deck de~{ $seat } va dans sa défausse.
       *[other] Les { $number } cartes du dessus du deck de~{ $seat } vont dans sa défausse.
    }
}
log-to-hand = { $card } va dans la main de son propriétaire.
log-to-hand-two = { $card } et { $second } vont dans la main de leur propriétaire.
log-to-hand-three = { $card }, { $second } et { $third } vont dans la main de leur propriétaire.
log-to-hand-many = { $number } cartes vont dans la main de leur propriétaire.
log-to-discard = { $card } va dans la défausse de son propriétaire.
log-to-discard-two = { $card } et { $second } vont dans la défausse de leur propriétaire.
log-to-discard-three = { $card }, { $second } et { $third } vont dans la défausse de leur propriétaire.
log-to-discard-many = { $number } cartes vont dans la défausse de leur propriétaire.
log-reveals = { $seat-is ->
    [you] Vous révélez { $card }.
   *[other] { $seat } révèle { $card }.
}
log-reveals-two = { $seat-is ->
    [you] Vous révélez { $card } et { $second }.
   *[other] { $seat } révèle { $card } et { $second }.
}
log-reveals-three = { $seat-is ->
    [you] Vous révélez { $card }, { $second } et { $third }.
   *[other] { $seat } révèle { $card }, { $second } et { $third }.
}
log-reveals-many = { $seat-is ->
    [you] Vous révélez { $number } cartes.
   *[other] { $seat } révèle { $number } cartes.
}
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
log-damage = { $card } reçoit { $number } { $number ->
    [one] dégât
   *[other] dégâts
}.
log-faction-damage = { $seat-is ->
    [you] Votre faction reçoit { $number } { $number ->
        [one] dégât
       *[other] dégâts
    }.
   *[other] La faction de~{ $seat } reçoit { $number } { $number ->
        [one] dégât
       *[other] dégâts
    }.
}
log-gains = { $seat-is ->
    [you] Votre faction gagne { $number } d’influence.
   *[other] La faction de~{ $seat } gagne { $number } d’influence.
}
log-loses = { $seat-is ->
    [you] Votre faction perd { $number } d’influence.
   *[other] La faction de~{ $seat } perd { $number } d’influence.
}
log-tokens = { $number ->
    [one] Un marqueur est posé sur { $card }.
   *[other] { $number } marqueurs sont posés sur { $card }.
}
log-takes-control = { $seat-is ->
    [you] { $card } passe sous votre contrôle.
   *[other] { $card } passe sous le contrôle de~{ $seat }.
}
log-attached = La carte { $card } est attachée à la carte { $other }.
log-restores = La carte { $card } est restaurée.
log-restores-two = Les cartes { $card } et { $second } sont restaurées.
log-restores-three = Les cartes { $card }, { $second } et { $third } sont restaurées.
log-depletes = La carte { $card } est engagée.
log-depletes-two = Les cartes { $card } et { $second } sont engagées.
log-depletes-three = Les cartes { $card }, { $second } et { $third } sont engagées.
log-coin-won = { $seat-is ->
    [you] Vous gagnez à pile ou face.
   *[other] { $seat } gagne à pile ou face.
}
log-coin-lost = { $seat-is ->
    [you] Vous perdez à pile ou face.
   *[other] { $seat } perd à pile ou face.
}
log-bids = { $seat-is ->
    [you] Vous enchérissez à { $number }.
   *[other] { $seat } enchérit à { $number }.
}
log-declines = { $seat-is ->
    [you] Vous refusez d’enchérir.
   *[other] { $seat } refuse d’enchérir.
}
log-attacks = { $seat-is ->
    [you] Vous attaquez { $card }.
   *[other] { $seat } attaque { $card }.
}
log-sends = { $seat-is ->
    [you] Vous envoyez { $card } à l’attaque.
   *[other] { $seat } envoie { $card } à l’attaque.
}
log-sends-two = { $seat-is ->
    [you] Vous envoyez { $card } et { $second } à l’attaque.
   *[other] { $seat } envoie { $card } et { $second } à l’attaque.
}
log-sends-three = { $seat-is ->
    [you] Vous envoyez { $card }, { $second } et { $third } à l’attaque.
   *[other] { $seat } envoie { $card }, { $second } et { $third } à l’attaque.
}
log-sends-many = { $seat-is ->
    [you] Vous envoyez { $number } personnages à l’attaque.
   *[other] { $seat } envoie { $number } personnages à l’attaque.
}
log-blocks = { $seat-is ->
    [you] Vous bloquez avec { $card }.
   *[other] { $seat } bloque avec { $card }.
}
log-blocks-two = { $seat-is ->
    [you] Vous bloquez avec { $card } et { $second }.
   *[other] { $seat } bloque avec { $card } et { $second }.
}
log-blocks-three = { $seat-is ->
    [you] Vous bloquez avec { $card }, { $second } et { $third }.
   *[other] { $seat } bloque avec { $card }, { $second } et { $third }.
}
log-blocks-many = { $seat-is ->
    [you] Vous bloquez avec { $number } personnages.
   *[other] { $seat } bloque avec { $number } personnages.
}
log-no-block = { $seat-is ->
    [you] Vous ne bloquez pas.
   *[other] { $seat } ne bloque pas.
}
log-withdrawn = La carte { $card } est retirée du combat.
log-joins = { $card } rejoint le combat.
log-battle-over = Le combat est fini.

# Pourquoi pas : cartes et compétences
not-in-hand = { $card } n’est pas dans votre main (où elle se trouve : { $zone }).
no-right-to-play-resource = { $card } est une ressource : elle ne se joue que si un effet, comme celui de votre faction, vous dit de jouer une ressource.
no-resource = { $card } n’est pas une carte ressource : comme ressource, cette carte ne se joue que face cachée.
only-in-your-turn = { $card } ne se joue que pendant votre tour, ni en réponse ni pendant un combat.
threshold-not-met = Le seuil de la carte { $card } n’est pas atteint : elle demande { $need } { $icon }, et vos cartes en produisent { $have }.
no-tactics-now = { $card } est une tactique, et vous ne pouvez pas jouer de tactique maintenant : { $by } le dit.
not-face-down = { $card } n’est pas une ressource face cachée sous votre contrôle, et Flip Up en demande une.
no-flip-up = { $card } n’a pas Flip Up.
no-such-ability = { $card } n’a pas cette compétence.
ability-works-elsewhere = { $card } n’est pas là où sa compétence s’utilise : en jeu, sauf si elle dit autre chose.
not-your-ability = Vous ne contrôlez pas { $card }, et seul le contrôleur d’une carte peut en utiliser les compétences.

# Pourquoi pas : coûts
cannot-pay = Il faut payer { $need } et, pour cela, vous n’avez { $have ->
    [0] aucune ressource non attachée
    [one] qu’une ressource non attachée
   *[other] que { $have } ressources non attachées
}.
cannot-pay-with = { $card } ne peut pas payer : choisissez une de vos ressources, non attachée et pas encore choisie.
rest-could-not-be-paid = Si vous payez avec { $card }, le reste ne peut plus être payé : choisissez une autre ressource.
restriction-not-met = Une restriction du texte de cette carte n’est pas satisfaite maintenant.
too-few-tokens = Ce coût enlève { $need } marqueurs de la carte { $card }, qui en a { $have }.
too-little-influence = Ce coût prend { $need } d’influence, et la faction en a { $have }.
already-depleted = Ce coût engage la carte { $card }, qui est déjà engagée ; il faut d’abord qu’elle soit restaurée.
cost-cannot-be-done = Une partie de ce coût ne peut pas être faite maintenant : il ne peut donc pas être satisfait.
too-few-to-choose = { $need ->
    [one] Ce coût demande { $what } qui convienne, et il n’y en a pas.
   *[other] Ce coût demande { $need } cartes qui conviennent ({ $what }), et il y en a { $have }.
}
not-known-to-you = Vous ne pouvez pas choisir { $card } pour ce coût : cette carte en fait déjà partie, ou vous ne la connaissez pas.
number-out-of-bounds = Choisissez un nombre entier, de { $least } à { $most }.
costs-first = Les coûts de la carte { $card } sont en train d’être satisfaits ; cela vient d’abord.

# Pourquoi pas : choix
not-what-the-card-asks = { $card } n’est pas ce que demande le texte.
lies-elsewhere = { $card } n’est pas là où le texte cherche (où elle se trouve : { $zone }).
cannot-be-picked = Vous ne pouvez pas cibler { $card } : { $by } le dit.
must-be-picked = Vous devez cibler { $card } : un effet le dit.
already-chosen = Vous avez déjà choisi { $card }.
not-what-is-asked = Ce n’est pas ce qui est demandé maintenant : choisissez une des réponses proposées.
settle-the-choice-first = Le choix en cours vient d’abord.
not-a-starting-resource = { $card } n’est pas la ressource de départ que votre faction nomme à présent.
open-with-a-bid = Personne n’a encore enchéri : annoncez d’abord un nombre, même 0.
bid-at-least-zero = Une enchère est un nombre entier, au moins 0.
bid-higher = Votre enchère doit être plus élevée que la précédente ; sinon, refusez.
bid-what-you-have = Votre enchère ne peut pas dépasser le nombre de vos ressources non attachées.

# Pourquoi pas : répétitions
show-the-series-first = On ne répète que des actions déjà faites ce tour : faites-les d’abord une fois.
repeat-your-own-actions = Ces actions sont celles de votre adversaire : vous ne pouvez répéter qu’une série qui contient des actions à vous.
active-player-names-first = Les deux joueurs ont part à cette série : c’est au joueur actif d’annoncer d’abord un nombre de répétitions.
a-finite-number = Choisissez un nombre de répétitions : un nombre entier, au moins 1 pour commencer une série ; l’infini n’en est pas un.
too-many-repetitions = La table rejoue une série { $most } fois au plus : choisissez ce nombre ou un plus petit.

# Pourquoi pas : combat
attack-only-in-your-turn = Vous ne pouvez attaquer que pendant votre tour, ni en réponse ni pendant un combat.
own-cards-are-no-targets = Vous contrôlez { $card } : attaquez la faction de votre adversaire ou un de ses lieux.
no-target = { $card } ne peut pas être la cible d’une attaque : seuls la faction et les lieux de votre adversaire peuvent l’être.
nobody-can-attack = Aucun de vos personnages ne peut attaquer : il en faut un qui soit non engagé et que vous contrôliez depuis le début du tour.
cannot-pay-to-attack = Ce groupe d’attaque coûte { $need }, et vous avez { $have } ressources non attachées pour cela.
an-attack-needs-attackers = Une attaque demande au moins un personnage attaquant.
not-your-character = { $card } n’est pas un personnage en jeu sous votre contrôle.
only-characters-fight = { $card } n’est pas un personnage en jeu, et seuls les personnages attaquent et bloquent.
is-depleted = La carte { $card } est engagée, et seul un personnage non engagé peut attaquer ou bloquer.
came-this-turn = Vous ne contrôlez pas { $card } depuis le début du tour : ce personnage ne peut pas encore attaquer.
cannot-attack = { $card } ne peut pas attaquer : { $by } le dit.
cannot-block = { $card } ne peut pas bloquer : { $by } le dit.
party-cannot-be-blocked = { $card } ne peut pas bloquer : tous les personnages attaquants sont imblocables.
party-is-covert = { $card } n’a pas couvert, et seuls des personnages qui ont couvert peuvent bloquer un groupe couvert.
blocks-only-covert = { $card } a couvert et ne peut bloquer qu’un groupe couvert.
breaks-requirements = Avec { $card }, le groupe satisferait moins d’exigences qu’il ne le peut.
requirements-left = Une exigence n’est pas encore satisfaite : ajoutez les personnages qui doivent attaquer.
must-block = { $card } doit bloquer : { $by } le dit.
nothing-to-assign = Il n’y a pas de dégâts à assigner maintenant.
damage-goes-elsewhere = Vous ne pouvez pas assigner ces dégâts à la carte { $card } : ils vont au groupe adverse, où un personnage qui doit les recevoir passe d’abord, ou à la cible de l’attaque si personne ne bloque.
wrong-amount = Il reste { $left } dégâts à assigner : assignez-en au moins 1 et pas plus que cela ; si une seule carte peut les recevoir, assignez-lui tout.

# Pourquoi pas : à qui est le tour
setting-up = La partie est encore en train d’être mise en place ; cela vient d’abord.
not-your-turn = C’est le tour de~{ $seat }.
not-your-turn-to-end = Vous ne pouvez terminer le tour que si c’est le vôtre, ni en réponse ni pendant un combat.
not-your-response = Une action de votre adversaire va se résoudre : vous pouvez répondre en jouant une tactique ou en utilisant une compétence, ou passer.

# Pourquoi pas : ce qui manque à une carte ou au moment
word-an-effect = un effet
word-icon-obsession = Obsession
word-icon-greed = Cupidité
word-icon-elitism = Élitisme
word-icon-deception = Tromperie
word-icon-rage = Rage
word-icon-volition = Volonté
word-what-character = un personnage
word-what-item = un objet
word-what-location = un lieu
word-what-card = une carte
is-no-character = { $card } n’est pas un personnage, et le texte en demande un.
is-no-item = { $card } n’est pas un objet, et le texte en demande un.
is-no-location = { $card } n’est pas un lieu, et le texte en demande un.
is-no-tactic = { $card } n’est pas une tactique, et le texte en demande une.
is-no-resource = { $card } n’est pas une ressource, et le texte en demande une.
is-a-resource = { $card } est une ressource, et le texte demande autre chose.
you-do-not-control = Vous ne contrôlez pas { $card }, et le texte demande une de vos cartes.
opponent-does-not-control = Votre adversaire ne contrôle pas { $card }, et le texte demande une de ses cartes.
is-not-depleted = La carte { $card } n’est pas engagée, et le texte en demande une qui le soit.
is-depleted-already = La carte { $card } est engagée, et le texte en demande une qui ne le soit pas.
does-not-fight-there = { $card } ne fait pas partie du combat ou du groupe que demande le texte.
is-in-a-battle = { $card } est en combat, et le texte demande une carte qui ne le soit pas.
costs-too-much = { $card } a un coût numérique plus élevé que ne le permet le texte.
is-too-strong = { $card } a plus de force que ne le permet le texte.
has-too-much-life = { $card } a plus de vitalité que ne le permet le texte.
another-costs-more = { $card } n’a pas le coût numérique le plus élevé : un autre personnage en a un plus grand.
must-be-another = Le texte demande une autre carte que~{ $card }.
still-in-hand = { $card } est encore dans votre main : jouez d’abord cette carte.
flip-up-from-hand = { $card } est encore dans votre main : Flip Up part d’une carte face cachée ; mettez-la d’abord en jeu face cachée comme ressource, ou jouez-la.
announce-the-attack-first = Vous contrôlez { $card } : attaquez d’abord la faction de votre adversaire ou un de ses lieux, puis choisissez { $card } parmi les attaquants.
nothing-to-deplete = Ce coût engage une carte qui n’est plus là.
cannot-be-destroyed = Ce coût détruit { $card }, qui ne peut pas être détruite : { $by } le dit.
cannot-pay-any-attack = Tout groupe d’attaque que vous pourriez former coûte plus que ne peuvent payer vos ressources non attachées.
only-during-your-turn = La carte dit : seulement pendant votre tour. C’est celui de votre adversaire.
only-during-their-turn = La carte dit : seulement pendant le tour de votre adversaire. C’est le vôtre.
only-during-a-battle = La carte dit : seulement pendant un combat, et il n’y en a pas.
only-outside-battle = La carte dit : seulement hors combat, et il y en a un.
only-while-you-attack = La carte dit : seulement lorsque vous attaquez, et ce n’est pas le cas.
only-while-you-are-attacked = La carte dit : seulement lorsque vous êtes attaqué, et ce n’est pas le cas.
only-in-response-to-a-card = La carte dit : seulement en réponse à une carte que joue votre adversaire. Attendez qu’il en joue une.
only-in-response-to-a-character = La carte dit : seulement en réponse à un personnage que joue votre adversaire. Attendez qu’il en joue un.
only-in-response-to-an-ability = La carte dit : seulement en réponse à une compétence qu’utilise votre adversaire. Attendez qu’il en utilise une.
only-after-another-tactic = La carte dit : seulement si une tactique d’un autre nom a été jouée ce tour, et aucune ne l’a été.
you-used-it-last = Vous êtes le dernier joueur à avoir utilisé cette compétence ce tour : votre adversaire doit d’abord l’utiliser.
what-a-turn-offers = C’est votre tour : jouez une carte, utilisez une compétence, attaquez ou terminez le tour.
opponent-may-respond = Votre adversaire peut d’abord répondre à votre action.
step-of-battle-first = Un combat est en cours : jouez une tactique, utilisez une compétence ou passez.
attackers-first = Une attaque a été déclarée : choisissez d’abord les personnages qui attaquent.
blockers-first = Un combat est en cours : le joueur défenseur choisit d’abord les personnages qui bloquent.
damage-first = Un combat est en cours : ses dégâts sont d’abord assignés.
payment-first = Un paiement est en cours : il vient d’abord.
bidding-first = Des enchères sont en cours : enchérissez ou refusez d’abord.
resource-first = Vous jouez une ressource : choisissez d’abord la carte que vous posez, face visible ou face cachée.
# Others read what they always read: why is a matter of the hand.
log-ends-turn-idle = { $seat-is ->
    [you] Vous ne pouvez rien faire d’autre : votre tour se termine.
   *[other] { $seat } termine son tour.
}

# Pourquoi pas : decks
deck-part-faction = Faction
deck-part-main = Deck
deck-one-faction = { $number ->
    [0] Ce deck n’a pas de carte faction, et il en faut exactement une.
   *[other] Ce deck a { $number } cartes faction, et il en faut exactement une.
}
deck-too-small = Ce deck a { $number } { $number ->
    [one] carte
   *[other] cartes
} sans compter la faction, et il en faut au moins { $least }.
deck-too-many = Ce deck a { $number } cartes du nom de~{ $card }, et 4 est le maximum, sauf pour une ressource de base.
deck-banned = { $card } est sur la liste des cartes bannies de ce format.

# Ce que tous voient
fact-turn = Tour { $number } : { $seat }
fact-resources = { $seat-is ->
    [you] Vos ressources non attachées : { $number } sur { $all }
   *[other] Celles de~{ $seat } : { $number } sur { $all }
}
fact-acting = { $seat-is ->
    [you] Pas encore résolu : { $card } (vous)
   *[other] Pas encore résolu : { $card } ({ $seat })
}
fact-ending = { $seat-is ->
    [you] Vous terminez votre tour
   *[other] { $seat } termine son tour
}
fact-battle = { $seat-is ->
    [you] Vous attaquez { $card }
   *[other] { $seat } attaque { $card }
}
ask-put-back = Quelle carte remettez-vous ensuite ?
deck-token = La carte { $card } est un marqueur et n’appartient à aucun deck.
do-attack-faction = Attaquer la faction adverse
ask-respond-ability = { $seat-is ->
    [you] Vous utilisez { $ability } de la carte { $card }. Votre adversaire peut répondre.
   *[other] { $seat } utilise { $ability } de la carte { $card }. Répondez-vous ?
}
ask-respond-ability-at = { $seat-is ->
    [you] Vous utilisez { $ability } de la carte { $card } sur { $target }. Votre adversaire peut répondre.
   *[other] { $seat } utilise { $ability } de la carte { $card } sur { $target }. Répondez-vous ?
}
ask-respond-at = { $seat-is ->
    [you] Vous jouez { $card } sur { $target }. Votre adversaire peut répondre.
   *[other] { $seat } joue { $card } sur { $target }. Répondez-vous ?
}
log-plays-at = { $seat-is ->
    [you] Vous jouez { $card } sur { $target }.
   *[other] { $seat } joue { $card } sur { $target }.
}
log-flips-up-at = { $seat-is ->
    [you] Vous jouez { $card } avec Flip Up sur { $target }.
   *[other] { $seat } joue { $card } avec Flip Up sur { $target }.
}
log-uses-at = { $seat-is ->
    [you] Vous utilisez { $ability } de la carte { $card } sur { $target }.
   *[other] { $seat } utilise { $ability } de la carte { $card } sur { $target }.
}
ask-replace = Plusieurs textes remplaceraient ce qui arrive. Lequel s’applique ?
about-game = Deux factions se disputent l’influence à coups de personnages, de tactiques et d’argent sale : à chaque action on peut répondre.
option-can_cannot = Quand une carte dit « peut » et une autre « ne peut pas »
option-can_cannot-cannot_wins = « ne peut pas » l’emporte
option-can_cannot-latest_wins = la plus récente l’emporte
option-volition = Les ressources face cachée fournissent de la Volonté
option-volition-off = non
option-volition-on = oui
option-tactical = Le mot-clé Tactique
option-tactical-off = n’est pas utilisé
option-tactical-on = est utilisé
option-ban_list = Cartes bannies
option-ban_list-none = aucune
# The chapters of the rulebook.
chapter-golden-rule = La règle d’or
chapter-goal = Le but du jeu
chapter-deck-construction = Construction d’un deck
chapter-tournaments = Tournois
chapter-errata = Errata
chapter-cards = Cartes
chapter-factions = Factions
chapter-resources = Ressources
chapter-characters = Personnages
chapter-tactics = Tactiques
chapter-items = Objets
chapter-locations = Lieux
chapter-types = Types
chapter-attaching = Attacher
chapter-battle-terms = Termes du combat
chapter-depleting = Engager
chapter-destroying = Détruire
chapter-discarding = Défausser
chapter-drawing = Piocher
chapter-duplicating = Dupliquer
chapter-playing-for-free = Jouer gratuitement
chapter-paying = Payer
chapter-picking = Cibler
chapter-providing = Fournir
chapter-searching = Chercher
chapter-shuffling = Mélanger
chapter-terminating = Terminer
chapter-costs = Coûts
chapter-effects = Effets
chapter-areas = Zones
chapter-empty-chapter = Un chapitre vide
chapter-thresholds = Seuils
chapter-numeric-cost = Coût numérique
chapter-control = Contrôle
chapter-damage = Dégâts
chapter-tokens = Marqueurs
chapter-numbers = Nombres
chapter-face-down = Cartes face cachée
chapter-unblockable = Imblocable
chapter-bidding = Enchères
chapter-loops = Boucles
chapter-italics = Italiques
chapter-abilities = Compétences
chapter-triggers = Déclencheurs
chapter-conditions = Conditions
chapter-requirements = Exigences
chapter-replacements = Remplacements
chapter-keywords = Mots-clés
chapter-temporary-text = Texte temporaire
chapter-set-up = Mise en place
chapter-turn = Le tour
chapter-playing-a-card = Jouer une carte
chapter-playing-a-resource = Jouer une ressource
chapter-using-an-ability = Utiliser une compétence
chapter-responses = Réponses
chapter-attacking = Attaquer
chapter-resolving-a-battle = Résoudre un combat
chapter-ending-a-turn = Terminer un tour

# Pourquoi une partie ne peut pas être mise en place.
setup-tactical = { $card } a le mot-clé Tactique ; jouez avec l’option « tactical » activée
setup-volition = { $card } a besoin de l’icône Volition ; jouez avec l’option « volition » activée
setup-banned = { $card } est interdite par la liste { $list }
also-play = poser invoquer
also-use = activer declencher
also-use-nth = activer declencher
also-attack = frapper combattre charger
also-send = envoyer rejoindre
also-block = defendre intercepter
also-flip-up = retourner reveler
also-lay = ressource
also-end = terminer finir
