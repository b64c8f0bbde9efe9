# Dice Throne : noms des choses
word-deck = paquet
word-hand = main
word-board = plateau de héros
word-tokens = Altérations d’État
word-companions = Familiers
word-discard = pile de défausse
word-played = en train d’être jouée
word-leaflet = notice
word-covered = recouvertes
word-health = Santé
word-cp = Points de Combat
word-number = jetons
word-offence = lancer offensif
word-targeting = ciblage
word-defence = défense
word-bonus = bonus
word-comparison = comparaison
word-token = jeton
word-damage-normal = de dégâts
word-damage-undefendable = de dégâts imparables
word-damage-pure = de dégâts purs
word-damage-collateral = de dégâts collatéraux
word-damage-ultimate = de dégâts ultimes
word-damage-untyped = de dégâts sans type
word-phase-opening = Mise en place
word-phase-upkeep = Phase d’Entretien
word-phase-income = Phase de Revenu
word-phase-main-1 = Phase Principale 1
word-phase-offensive = Phase de Lancer Offensif
word-phase-targeting = Phase de Ciblage
word-phase-defensive = Phase de Lancer Défensif
word-phase-conclusion = Fin de la Phase de Lancer
word-phase-main-2 = Phase Principale 2
word-phase-discard = Phase de Défausse
word-kept = gardé

# Ce qui est demandé
ask-main = { $seat-is ->
    [you] Votre Phase Principale : jouer, vendre ou continuer. Que faites-vous ?
   *[other] { $seat } est en Phase Principale.
}
ask-sell-down = { $seat-is ->
    [you] Vendez des cartes jusqu’à en avoir 6. Laquelle ?
   *[other] { $seat } vend des cartes jusqu’à en avoir 6.
}
ask-roll = { $seat-is ->
    [you] Relancer, ou annoncer une capacité ? (Tentatives de Lancer restantes : { $left })
   *[other] { $seat } lance les dés. (Tentatives de Lancer restantes : { $left })
}
ask-roll-defence = { $seat-is ->
    [you] Une Tentative de Lancer de plus : quels dés gardez-vous ?
   *[other] { $seat } peut relancer sa défense.
}
ask-defend = { $seat-is ->
    [you] Vous êtes Attaqué. Quelle Capacité Défensive activez-vous ?
   *[other] { $seat } choisit sa défense.
}
ask-target = { $seat-is ->
    [you] Quel adversaire est ciblé ?
   *[other] { $seat } choisit la cible.
}
ask-target-together = { $seat-is ->
    [you] Votre coéquipier veut que~{ $other } soit la cible. Qui nommez-vous ? Si c’est un autre, on relance le dé.
   *[other] { $seat } dit qui doit être la cible.
}
ask-alter = { $seat-is ->
    [you] Altérez-vous les dés ?
   *[other] { $seat } peut altérer les dés.
}
ask-react = { $seat-is ->
    [you] Jouez-vous une carte, dépensez-vous un jeton ?
   *[other] { $seat } peut agir.
}
ask-turn-die = { $seat-is ->
    [you] Quel dé changez-vous, et en quelle valeur ?
   *[other] { $seat } change un dé.
}
ask-reroll-die = { $seat-is ->
    [you] Quel dé est relancé ?
   *[other] { $seat } choisit un dé à relancer.
}
ask-side = { $seat-is ->
    [you] Quelle face choisissez-vous ?
   *[other] { $seat } choisit une face du dé.
}
ask-grow = { $seat-is ->
    [you] Quel Esprit pousse ?
   *[other] { $seat } fait pousser un Esprit.
}
ask-lose-companion = { $seat-is ->
    [you] Quel Familier retirez-vous ?
   *[other] { $seat } retire un Familier.
}
ask-pass-on = { $seat-is ->
    [you] À qui passe { $token } ? Vous pouvez aussi le garder.
   *[other] { $seat } peut faire passer { $token }.
}
ask-choose = { $seat-is ->
    [you] Quel joueur choisissez-vous ?
   *[other] { $seat } choisit un joueur.
}
ask-token = { $seat-is ->
    [you] Quel jeton d’Altération d’État choisissez-vous ?
   *[other] { $seat } choisit un jeton d’Altération d’État.
}
ask-discard = { $seat-is ->
    [you] Quelle carte défaussez-vous ?
   *[other] { $seat } défausse une carte.
}
ask-pay = { $seat-is ->
    [you] Combien de Points de Combat dépensez-vous ?
   *[other] { $seat } dépense des Points de Combat.
}
ask-remove = { $seat-is ->
    [you] Combien de jetons retirez-vous ?
   *[other] { $seat } retire des jetons.
}
ask-share = { $seat-is ->
    [you] Quelle part des dégâts va à votre Familier ?
   *[other] { $seat } partage les dégâts.
}
ask-build = { $seat-is ->
    [you] Quel Familier choisissez-vous ?
   *[other] { $seat } choisit un Familier.
}
ask-bot = { $seat-is ->
    [you] Quel Familier activez-vous ?
   *[other] { $seat } peut activer un Familier.
}
ask-accept = { $seat-is ->
    [you] Acceptez-vous ces jetons ?
   *[other] { $seat } peut refuser des jetons.
}

# Ce qu’on peut répondre
do-play = Jouer { $card }
do-sell = Vendre { $card }
do-use = Utiliser { $card } – { $text }
do-end = Finir la phase
do-keep = Garder { $number }, relancer le reste
do-announce = Annoncer { $card } ({ $needs })
do-activate = Activer la capacité
do-none = N’annoncer aucune capacité
do-defend = Se défendre avec { $card }
do-no-defence = Ne pas se défendre
do-target = Cibler { $seat }
do-choose = { $seat }
do-turn = Changer un { $shows } en { $number }
do-reroll = Relancer un { $shows }
do-side = { $number }
do-token = { $card }
do-discard = Défausser { $card }
do-pay = Dépenser { $number } PC
do-remove = En retirer { $number }
do-share = { $number } pour le Familier
do-grow = { $card } pousse
do-lose = Retirer { $card }
do-build = Construire { $card }
do-bot = Activer { $card }

# Ce qui est raconté
log-begin = { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
log-turn = { $seat-is ->
    [you] Tour { $turn } : c’est à vous.
   *[other] Tour { $turn } : c’est à~{ $seat }.
}
log-income = { $seat-is ->
    [you] Vous percevez votre revenu.
   *[other] { $seat } perçoit son revenu.
}
log-offence = { $seat-is ->
    [you] Votre Phase de Lancer Offensif commence.
   *[other] La Phase de Lancer Offensif de~{ $seat } commence.
}
log-no-attack = { $seat-is ->
    [you] Votre Phase de Lancer Offensif se termine sans Attaque.
   *[other] La Phase de Lancer Offensif de~{ $seat } se termine sans Attaque.
}
log-skip = La phase est sautée.
log-one-more-phase = { $seat-is ->
    [you] Vous effectuez une autre Phase de Lancer Offensif.
   *[other] { $seat } effectue une autre Phase de Lancer Offensif.
}
log-attempt = { $seat-is ->
    [you] Tentative de Lancer { $attempt } : vos dés montrent { $dice }.
   *[other] Tentative de Lancer { $attempt } : les dés de~{ $seat } montrent { $dice }.
}
log-roll = { $seat-is ->
    [you] Vous obtenez { $dice }.
   *[other] { $seat } obtient { $dice }.
}
log-lay-die = { $seat-is ->
    [you] Vous choisissez { $number } sur le dé.
   *[other] { $seat } choisit { $number } sur le dé.
}
log-die-shows = { $seat-is ->
    [you] Un de vos dés montre maintenant { $number }.
   *[other] Un dé de~{ $seat } montre maintenant { $number }.
}
log-extra-attempt = { $seat-is ->
    [you] Vous avez 1 Tentative de Lancer de plus.
   *[other] { $seat } a 1 Tentative de Lancer de plus.
}
log-announce = { $seat-is ->
    [you] Vous annoncez { $card }.
   *[other] { $seat } annonce { $card }.
}
log-activate = { $seat-is ->
    [you] Vous activez { $card }.
   *[other] { $seat } active { $card }.
}
log-fail = Ce qui a été activé n’a aucun effet.
log-target = { $seat-is ->
    [you] Vous ciblez { $other }.
   *[other] { $seat } { $other-is ->
        [you] vous cible
       *[other] cible { $other }
    }.
}
log-attack = { $seat-is ->
    [you] Vous Attaquez { $other }.
   *[other] { $seat } { $other-is ->
        [you] vous Attaque
       *[other] Attaque { $other }
    }.
}
log-defend = { $seat-is ->
    [you] Vous vous défendez avec { $card }.
   *[other] { $seat } se défend avec { $card }.
}
log-no-defence = { $seat-is ->
    [you] Vous ne vous défendez pas.
   *[other] { $seat } ne se défend pas.
}
log-token = { $seat-is ->
    [you] Vous recevez { $number } { $token }.
   *[other] { $seat } reçoit { $number } { $token }.
}
log-token-removed = { $seat-is ->
    [you] Vous perdez { $number } { $token }.
   *[other] { $seat } perd { $number } { $token }.
}
log-token-spent = { $seat-is ->
    [you] Vous dépensez { $number } { $token }.
   *[other] { $seat } dépense { $number } { $token }.
}
log-token-moved = { $seat-is ->
    [you] { $token } passe chez vous.
   *[other] { $token } passe chez { $seat }.
}
log-limit-raised = { $seat-is ->
    [you] Votre limite d’empilement de~{ $token } augmente de { $number }.
   *[other] La limite d’empilement de~{ $token } augmente de { $number } pour { $seat }.
}
log-status-prevented = { $seat-is ->
    [you] Vous prévenez une Altération d’État.
   *[other] { $seat } prévient une Altération d’État.
}
log-flip = { $seat-is ->
    [you] Votre plateau est retourné.
   *[other] Le plateau de~{ $seat } est retourné.
}
log-grow = { $seat-is ->
    [you] Vous faites pousser { $card }.
   *[other] { $seat } fait pousser { $card }.
}
log-companion-lost = { $card } est retiré.
log-build = { $seat-is ->
    [you] Vous construisez { $card }.
   *[other] { $seat } construit { $card }.
}
log-advance = { $card } passe à sa version avancée.
log-wake = { $card } redevient active.
log-companion-healed = Santé soignée à~{ $card } : { $number }.
log-draw = { $seat-is ->
    [you] Vous piochez { $number } { $number ->
            [one] carte
           *[other] cartes
        }.
   *[other] { $seat } pioche { $number } { $number ->
            [one] carte
           *[other] cartes
        }.
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
    [you] Vous défaussez { $number } cartes.
   *[other] { $seat } défausse { $number } cartes.
}
log-discard-at-random = { $seat-is ->
    [you] Vous défaussez { $number } { $number ->
            [one] carte
           *[other] cartes
        } au hasard.
   *[other] { $seat } défausse { $number } { $number ->
            [one] carte
           *[other] cartes
        } au hasard.
}
log-discard-hand = { $seat-is ->
    [you] Vous défaussez votre main.
   *[other] { $seat } défausse sa main.
}
log-sell = { $seat-is ->
    [you] Vous vendez { $card }.
   *[other] { $seat } vend { $card }.
}
log-play = { $seat-is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
}
log-upgrade = { $seat-is ->
    [you] Vous placez { $card } sur votre plateau.
   *[other] { $seat } place { $card } sur son plateau.
}
log-look-at-hand = { $seat-is ->
    [you] Vous regardez la main de~{ $other }.
   *[other] { $seat } regarde { $other-is ->
        [you] votre main
       *[other] la main de~{ $other }
    }.
}
log-gain-cp = { $seat-is ->
    [you] Vous gagnez { $number } PC.
   *[other] { $seat } gagne { $number } PC.
}
log-lose-cp = { $seat-is ->
    [you] Vous perdez { $number } PC.
   *[other] { $seat } perd { $number } PC.
}
log-steal-cp = { $seat-is ->
    [you] Vous volez { $number } PC à~{ $other }.
   *[other] { $seat } { $other-is ->
        [you] vous vole { $number } PC
       *[other] vole { $number } PC à~{ $other }
    }.
}
log-heal = { $seat-is ->
    [you] Vous soignez { $number } { $number ->
            [one] point de Santé
           *[other] points de Santé
        }.
   *[other] { $seat } soigne { $number } { $number ->
            [one] point de Santé
           *[other] points de Santé
        }.
}
log-set-health = { $seat-is ->
    [you] Votre Santé est ramenée à { $number }.
   *[other] La Santé de~{ $seat } est ramenée à { $number }.
}
log-share = { $card } prend une part des dégâts.
log-damage-line = { $card } : { $number }.
log-damage-line-rules = Selon les règles : { $number }.
log-damage-total = { $seat-is ->
    [you] Vous subissez { $number } { $number ->
            [one] point
           *[other] points
        } { $type }.
   *[other] { $seat } subit { $number } { $number ->
            [one] point
           *[other] points
        } { $type }.
}
log-damage-subtotal = { $seat-is ->
    [you] Vous subissez { $number } { $number ->
            [one] point
           *[other] points
        } { $type } (sous-total { $subtotal }).
   *[other] { $seat } subit { $number } { $number ->
            [one] point
           *[other] points
        } { $type } (sous-total { $subtotal }).
}
log-avoid = { $seat-is ->
    [you] Vous évitez les dégâts.
   *[other] { $seat } évite les dégâts.
}
log-undefendable = { $seat-is ->
    [you] Votre Attaque devient imparable.
   *[other] L’Attaque de~{ $seat } devient imparable.
}
log-halve = { $seat-is ->
    [you] Les dégâts que vous infligez sont réduits de moitié.
   *[other] Les dégâts qu’inflige { $seat } sont réduits de moitié.
}
log-fall = Qui n’a plus de Santé est vaincu.
fact-phase = { $phase }
fact-damage = { $seat-is ->
    [you] Vous allez subir { $number } { $number ->
            [one] point
           *[other] points
        } { $type }.
   *[other] { $seat } va subir { $number } { $number ->
            [one] point
           *[other] points
        } { $type }.
}
fact-damage-to-nobody-yet = À infliger : { $number } { $number ->
        [one] point
       *[other] points
    } { $type }.
fact-turn = { $seat-is ->
    [you] Tour { $turn } : le vôtre.
   *[other] Tour { $turn } : celui de~{ $seat }.
}

# Pourquoi pas
announce-first = Annoncez d’abord une capacité, ou n’annoncez rien.
announced-already = Vous avez déjà annoncé ; cela ne change que si quelqu’un altère vos dés.
cannot-be-chosen = { $card } ne peut pas être choisi pour cela.
cannot-be-paid = Vous ne pouvez pas payer pour { $card } : il faut ce que dit son texte.
cannot-grow = { $card } ne peut pas pousser.
defends-only = { $card } est une Capacité Défensive : elle s’active quand vous êtes Attaqué.
dice-do-not-activate = { $card } demande { $needs } ; vos dés montrent { $dice }.
has-it-already = Le jeton est déjà chez vous : choisissez un autre joueur, ou gardez-le.
in-play = { $card } est sur votre plateau : une amélioration en jeu ne peut pas être vendue.
lies-elsewhere = { $card } se trouve ailleurs.
no-attack-to-defend = Il n’y a pas d’Attaque contre laquelle se défendre.
no-attempt-left = Il ne vous reste aucune Tentative de Lancer : annoncez une capacité, ou rien.
no-such-ability = { $card } ne s’active pas ainsi.
no-such-dice = Gardez certains de vos dés, par leurs numéros, et relancez-en au moins un : ils montrent { $dice }.
not-at-this-time = { $card } ne peut pas être utilisé à ce moment.
not-attacked = { $card } ne se joue que lorsque vous êtes Attaqué.
not-in-hand = { $card } n’est pas dans votre main ; seules les cartes de votre main se jouent ou se vendent.
not-in-this-phase = Cela se fait pendant votre Phase de Lancer Offensif : terminez d’abord cette phase.
not-such-a-die = Ce dé ne peut pas être visé : choisissez-en un parmi ceux proposés.
not-this-player = Ce joueur est hors jeu : choisissez parmi ceux proposés.
not-this-target = Ce joueur ne peut pas être la cible : choisissez parmi ceux proposés.
nothing-to-upgrade = { $card } n’a rien à recouvrir : cette capacité a déjà ce niveau ou un niveau supérieur.
nothing-to-use = { $card } n’a rien à utiliser ainsi.
of-no-use-now = { $card } ne changerait rien maintenant : gardez-le pour plus tard.
only-dice-now = Seul ce qui altère les dés peut être joué maintenant.
only-in-main-phase = { $card } ne se joue que pendant vos Phases Principales.
only-in-roll-phase = { $card } ne se joue que pendant les Phases de Lancer.
only-on-an-attack = { $card } est un Modificateur d’Attaque : il faut une Attaque à vous.
passive-only = { $card } est une Capacité Passive : aucun dé ne l’active.
sell-down-to-six = Vendez des cartes jusqu’à en avoir 6.
sell-in-main-phase = Les cartes se vendent pendant vos Phases Principales.
settle-this-first = La question posée passe d’abord : choisissez une de ses réponses.
stunned = Vous êtes étourdi : d’ici la fin de cet état, vous ne pouvez entreprendre aucune action.
too-few-cp = { $card } coûte { $number } PC ; vous en avez { $have }.
too-little-damage = { $card } demande une Attaque qui a infligé au moins { $number } dégâts ; la vôtre en a infligé { $have }.
ultimate-goes-on = Une Capacité Ultime est en cours : on ne peut rien faire contre elle.
used-this-turn = { $card } a déjà servi ce tour-ci ; il pourra servir au prochain.
not-your-turn = { $seat-is ->
    [you] C’est votre tour.
   *[other] C’est le tour de~{ $seat }.
}

# Le jeu
about-game = Des héros lancent leurs dés jusqu’à trois fois et s’affrontent à coups de capacités, de cartes et de jetons jusqu’à ce qu’il ne reste qu’un camp.

option-printing = Édition
option-printing-rulebook = celle du livret
option-printing-english_first = première édition anglaise
option-printing-chinese = édition chinoise
chapter-basics = Généralités
chapter-set-up = Mise en place
chapter-turn = Le tour
chapter-phases = Les phases
chapter-offensive-roll = La Phase de Lancer Offensif
chapter-targeting = La Phase de Lancer de Ciblage
chapter-defensive-roll = La Phase de Lancer Défensif
chapter-abilities = Les capacités
chapter-texts = Lire les textes
chapter-cards = Les cartes
chapter-shown-cards = Les cartes du livret
chapter-status-effects = Les Altérations d’État
chapter-companions = Les Familiers
chapter-damage = Les dégâts
chapter-total = Le total des dégâts
chapter-timing = Le moment des actions
chapter-king-of-the-hill = Roi de la Montagne
chapter-teams = Deux contre deux
chapter-gunslinger = L’As de la Gâchette
chapter-cursed-pirate = La Pirate maudite
chapter-paladin = Le Paladin
chapter-glossary = Glossaire
