# Ce que dit le terminal lui-même.
heading = { $title } : { $text }
heading-you = Vous ({ $seat })
heading-bot = { $seat }, { $bot }
semicolon =  ;
out = hors jeu
turned = héros utilisé
in-force = En vigueur : { $card } ({ $seat })
dice = Dés ({ $where }) : { $shown }
unknown-cards = { $number ->
    [0] aucune carte
    [one] 1 carte cachée
   *[other] { $number } cartes cachées
}
so-many-times = { $first }, { $number } fois.
all-so-many-times = { $first }, { $number } fois (à chaque fois : { $rest }).
and-more = { $number ->
    [one] Et 1 de plus.
   *[other] Et { $number } de plus.
}

welcome = Bienvenue dans { $game }. Graine { $seed } : la même graine donne les mêmes cartes.
welcome-saved = { $game } : la partie enregistrée continue.
welcome-scenario = Position du scénario « { $title } » ({ $rules }).
welcome-help = Répondez par un numéro, par la notation ou par le début des mots, comme « j cri ». Tapez « aide » pour tout le reste.
which-game = À quel jeu voulez-vous jouer ?
which-level = De quelle force doit être l’adversaire ? Entrée choisit celui qui est marqué.
pass-the-keyboard = Passez le clavier à~{ $seat }, puis appuyez sur Entrée.
from-to = de { $first } à { $last }
type-an-amount = Combien ({ $range }) ? Tapez simplement le nombre. Par exemple { $sample } : { $label } [{ $pattern }]

by-enter = { $label } (Entrée)
passed-for-you = { $number ->
    [one] (Passé pour vous une fois.)
   *[other] (Passé pour vous { $number } fois.)
}
settings = Ce qui est répondu pour vous, sans que les autres le voient :
respond-always = Réponses : demandées toujours, pour que vos pauses ne disent rien [réponse toujours]
respond-able = Réponses : demandées dès que vous pouvez agir [réponse possible]
respond-turn = Réponses : demandées seulement à votre tour [réponse tour]
respond-never = Réponses : passées pour vous, toujours [réponse jamais]
respond-next-turn = Réponses : passées pour vous jusqu’au prochain tour [passer le tour]
respond-how = Quand voulez-vous qu’on vous demande ? Tapez réponse toujours, réponse possible (si vous pouvez agir), réponse tour (seulement à votre tour) ou réponse jamais.
passing-turn = Tout est passé pour vous jusqu’au début du prochain tour.
status-always = Répondre : toujours
status-able = Répondre : si vous pouvez agir
status-turn = Répondre : à votre tour
status-never = Répondre : jamais
status-next-turn = Répondre : dès le prochain tour
order-hint = (« ordre auto » laisse le jeu décider.)
pay-auto = Paiement : choisi pour vous [payer auto]
pay-ask = Paiement : vous choisissez, et ce qui est entièrement payé est payé [payer demander]
pay-more = Paiement : vous choisissez, et pouvez payer plus que le coût [payer plus]
order-auto = Ordre de plusieurs choses simultanées : choisi pour vous [ordre auto]
order-ask = Ordre de plusieurs choses simultanées : vous choisissez [ordre demander]

hint-thinking = Réflexion…
hint-chances = Vos chances de gagner, d’après ce que vous pouvez savoir : { $win }
hint-win = gain
hint-tries = essais
hint-advice = Le mieux : { $label } [{ $notation }]
hint-how = Combien de temps ? Tapez conseil, ou conseil et un nombre de secondes de 1 à 60 ; analyse montre toutes les réponses.
odds-nothing = Aucun dé ne peut être relancé maintenant.
odds-no-such-answer = Vous ne pouvez pas garder { $typed } ; tapez chances et les numéros des dés à garder, par exemple chances 266.
odds-of-answer = Chances si vous gardez ces dés, puis les meilleurs :
odds-of-dice = Chances en gardant toujours les meilleurs dés :
odds-now = (tels quels)
odds-by-rolls = Chances en pour cent, selon le nombre de lancers, en gardant toujours les meilleurs dés :
odds-no-dice = { $card } n’a pas de dés.
hint-nothing = On ne vous demande rien pour l’instant.
percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %
review-thinking = Vos décisions sont revues ; cela peut prendre une demi-minute…
review-later = Le bilan se fait quand la partie est finie.
review-nothing = Il n’y a rien à revoir.
review-chances = Chances de gagner avant chaque décision : { $seat }
review-range = Au début { $first }, au pire { $low } (tour { $low-turn }), au mieux { $high } (tour { $high-turn }).
review-losses = Les décisions qui ont le plus coûté, d’après ce qu’on pouvait savoir alors :
review-turn = Tour { $turn }
review-turn-of = Tour { $turn }, { $seat }
review-decision = Décision { $decision }
review-decision-of = Décision { $decision }, { $seat }
review-moment = { $when } : « { $taken } » ({ $taken-win }). Mieux : « { $best } » ({ $best-win }).
review-no-loss = Aucune décision n’a coûté cher.
review-caveat = Ces nombres sont des estimations ; quelques points ne veulent pas dire grand-chose.
over-hint = Tapez bilan pour revoir la partie, annuler pour revenir en arrière, ou Entrée pour quitter.

bot-fault = Place { $seat } : { $fault }
    { $level } répond à sa place.
left = Vous quittez la table.
end-of-input = Plus rien à lire : la partie s’arrête ici.

nothing-typed = Tapez une réponse, ou aide.
too-long = C’est trop long ; une réponse compte au plus { $most } caractères.
several-fit = Plusieurs réponses conviennent :
several-cards-fit = Plusieurs cartes correspondent :
no-such-number = Cette réponse n’existe pas ; elles vont de 1 à { $most }.
no-such-amount = Cette quantité n’existe pas ; tapez un nombre ({ $range }).
not-understood = Je ne comprends pas « { $typed } ». Tapez un numéro, la notation ou aide.
refused = { $what } : non. { $why }
allowed = { $what } : oui, c’est permis.
nothing-to-try = On ne peut rien en faire là où elle se trouve.
not-in-sight = { $card } n’est visible nulle part.
not-now = Ce n’est pas possible maintenant.
no-card = aucune carte ne s’appelle « { $typed } ».
all-of-what = Tout faire de quelle sorte ? Tapez un mot des réponses, par exemple : tout { $sample }
which-card = Quelle carte ? Par exemple : carte cristal
no-zone = Aucune partie de la table ne s’appelle « { $typed } ».
which-rule = Quelle règle ? Tapez son code, comme règle { $sample }, ou un mot à chercher.
no-rule = Aucune règle ne s’appelle « { $typed } » ni n’en parle.
nothing-happened = Il ne s’est encore rien passé.
nothing-to-undo = Il n’y a aucune décision à annuler.
taken-back-own = Votre décision est annulée : { $what }.
taken-back = La décision de~{ $seat } est annulée : { $what }.
sure-to-concede = Abandonnez-vous vraiment ? Tapez oui ou non.
playing-on = La partie continue.
saved = La partie est enregistrée dans { $file }.
not-saved = Impossible d’enregistrer la partie dans { $file } : { $why }
file-exists = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
which-language = Tapez lang fr ou lang en.
what-now =
    Tapez le numéro d’une réponse, ou sa notation. En cas de doute :
      ? CARTE       ce que permet une carte, et la règle qui interdit le reste
      carte NOM     le texte complet d’une carte
      règle MOT     les règles qui parlent de quelque chose
      aide          tout ce qui peut être tapé
help =
    Une réponse, c’est son numéro, sa notation ou le début de ses mots, comme « j cri ».
    Quand on vous demande une quantité, tapez simplement le nombre.
    Quand on peut passer, Entrée seule passe (en plein écran : Espace).
      ?                 ce qui est demandé maintenant
      ? CARTE           ce que permet une carte, et la règle qui interdit le reste
      carte NOM         (c) le texte complet d’une carte
      règle CODE|MOT    une règle, ou toutes celles qui parlent de quelque chose
      journal [N]       ce qui s’est passé, ou ses N derniers paragraphes
      table [ZONE]      (t) toute la table, ou une zone en entier : table défausse
      tout MOT          donner à la suite toutes les réponses de ce mot : tout jouer
      conseil [N]       les meilleures réponses, après N secondes de réflexion
      analyse [N]       toutes les réponses avec leurs chances de gagner
      chances [DÉS]     ce que les dés peuvent donner, ou en gardant ceux-ci : chances 266
      annuler           revenir sur la dernière décision d’un joueur humain
      sauver [FICHIER]  (s) enregistrer la partie
      lang fr|en        parler français ou anglais
      bilan             après la partie, comment elle a tourné et ce qui a coûté
      abandonner        renoncer à la partie
      quitter           (q) quitter la table
    Ce que le terminal répond pour vous, sans que les autres le voient :
      réglages          l’état actuel
      réponse QUAND     si l’on peut passer, demander : toujours, possible (si je
                        peux agir), tour (le mien) ou jamais
      passer le tour    tout passer jusqu’au début du prochain tour
      payer auto|demander|plus   laisser le jeu choisir comment payer, choisir, ou
                        choisir et pouvoir payer plus que le coût
      ordre auto|demander   laisser le jeu ranger ce qui arrive ensemble, ou choisir

screen-log = Journal
screen-answers = Réponses
screen-card = Carte
screen-keys = ↑↓ Entrée choisir · Tab carte · ? raison · F2 conseil · F1 aide · ^C quitter
screen-keys-pass = Espace passer · ↑↓ Entrée choisir · Tab carte · ? raison · F2 conseil
screen-keys-over = F2 bilan · Tab carte · PgPréc journal · F1 aide · Entrée quitter
screen-any-key = ↑↓ défiler · Échap ou Entrée ferme · ou tapez la suite
screen-small = La fenêtre est trop petite : il faut au moins { $columns } × { $rows }.
screen-over = La partie est finie. F2 fait le bilan. Entrée quitte ; annuler, journal et sauver marchent encore.
screen-reviewing = Bilan : { $done } décisions sur { $all }. Échap arrête.
screen-of-this-card = Plusieurs réponses concernent cette carte : choisissez.
screen-no-answer = Aucune réponse ne concerne cette carte ; ? dit pourquoi.
screen-seed = graine { $seed }
screen-more = { $number } de plus
screen-lines = { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}

deck-is-legal = { $deck } : légal dans le format { $format }.
deck-is-not-legal = { $deck } : pas légal dans le format { $format }.
no-deck-building = { $game } se joue avec des decks tout faits : il n’y en a pas à construire, à vérifier ni à échanger.
no-ashes-live = ashes.live et Ashteki n’ont pas de decks de~{ $game } ; il y a les formes text et o8d.
no-marvelcdb = MarvelCDB n’a pas de decks de~{ $game } ; il y a les formes text et o8d.

# À une table sur un serveur.
join-name = Comment vous appelez-vous ?
join-welcome = { $game } : vous êtes à la place { $seat }.
join-watching = { $game } : vous regardez ; vous n’avez pas de place ici.
join-heading = { $name } ({ $seat })
join-away = { $name } ({ $seat }, absent)
join-free = { $seat } (libre)
join-clock = pendule { $time }
join-hidden-one = 1 carte cachée
join-hidden = { $number } cartes cachées
join-log-hint = (Tours précédents : tapez journal.)
join-number = { $label } { $value } : { $base } imprimé{ $parts }
join-chat = { $name } dit : « { $text } »
join-chat-own = Vous dites : « { $text } »
join-say-what = Dire quoi ? Par exemple : dire bonjour
join-sat = { $name } prend la place { $seat }.
join-gone = { $name } ({ $seat }) a perdu la connexion ou quitté la table ; sa place est gardée.
join-returned = { $name } ({ $seat }) est de retour.
join-stand-in = Un robot joue à la place de~{ $name } ({ $seat }).
join-undo-asked = On demande aux autres si vous pouvez reprendre votre dernière décision.
join-undo-wish = { $name } voudrait reprendre une décision. D’accord ? Tapez oui ou non.
join-undo-others = { $name } voudrait reprendre une décision ; on demande aux autres.
join-undo-learned = (Quelqu’un a appris quelque chose depuis : tous doivent être d’accord.)
join-undo-dropped = Rien n’est repris.
join-taken-back = Une décision est reprise.
join-not-asked = On ne vous demande rien en ce moment.
join-not-here = Ce n’est pas possible à la table d’un serveur.
join-concede-later = Vous pourrez abandonner quand on vous demandera quelque chose.
join-hint-asked = { $name } a demandé un conseil.
join-no-hints = Cette table ne donne pas de conseils.
join-not-over = La partie n’est pas finie.
join-over = Tapez rejouer pour une nouvelle partie, bilan pour la revoir, dire pour parler, ou quitter.
join-again-wanted = Les autres veulent rejouer. Tapez rejouer si vous voulez aussi.
join-again-waiting = On attend que les autres disent s’ils veulent rejouer…
join-moved = Vous rejouez, à une nouvelle table.
join-lost = La connexion est perdue ; de nouveaux essais sont faits. Tapez quitter pour partir.
join-still-lost = Le serveur ne répond toujours pas.
join-back = La connexion est rétablie.
join-no-connection = Il n’y a pas de connexion ; rien n’a été envoyé.
join-answer-kept = Il n’y a pas de connexion ; votre réponse partira dès qu’il y en aura une.
join-nonsense = Le serveur dit quelque chose que ce programme ne comprend pas. L’un des deux est peut-être trop ancien.
join-not-kept = votre place ne peut pas être retenue sur cette machine : { $why }
join-left = Vous quittez la table. La partie est gardée ; la même commande vous y ramène.
join-end-of-input = L’entrée est finie. La partie est gardée ; la même commande vous y ramène.
join-help =
    Une réponse est son numéro, sa notation, ou le début de ses mots (« j cri »).
    Si l’on demande une quantité, tapez simplement le nombre.
    Si l’on peut passer, Entrée seule passe.
      ?                 ce qui est demandé
      ? CARTE           ce qu’une carte permet, et quelle règle interdit le reste
      carte NOM         (c) le texte complet d’une carte
      règle ID|MOT      (ru) une règle, ou toutes celles qui parlent d’un mot
      journal [N]       (l) ce qui s’est passé, ou les N derniers paragraphes
      plateau           (t) toute la table
      conseil, analyse  les meilleures réponses ou toutes, d’après ce que vous savez
      chances [DÉS]     ce que les dés peuvent donner, ou en gardant ceux-ci : chances 266
      bilan             après la partie, comment elle a tourné et ce qui a coûté
      dire TEXTE        dire quelque chose à tout le monde
      annuler           (u) reprendre votre décision, avec l’accord des autres
      oui, non          accepter ou non que quelqu’un d’autre reprenne une décision
      lang fr|en        parler français ou anglais
      abandonner        renoncer à la partie
      quitter           (q) partir ; la même commande vous ramène
    Ce qui est répondu pour vous, sans que les autres le voient :
      réglages          l’état actuel
      réponse QUAND     pour passer, demander : toujours, possible, tour, jamais
      passer le tour    tout passer jusqu’au début du prochain tour
      payer auto|demander|plus   laisser le jeu choisir comment payer, choisir, ou
                        choisir et pouvoir payer plus que le coût
      ordre auto|demander   laisser le jeu ranger ce qui arrive ensemble, ou choisir

# Beaucoup de parties entre robots
sim-progress = { $done } parties sur { $total }, { $rate } par seconde, reste { $left }
sim-stopped = arrêt après { $done } parties sur { $total }
sim-stopped-kept = arrêt après { $done } parties sur { $total } ; la même commande les continue
sim-head = { $game } : { $matches } parties, graine { $seed }
sim-head-mirrored = { $game } : { $matches } parties, places échangées, graine { $seed }
sim-entrant = concurrent
sim-matches = parties
sim-won = gagnées
sim-drawn = nulles
sim-rate = taux
sim-rating = cote
sim-interval = intervalle à 95 %
sim-table = table
sim-against = gagne contre
sim-first = Qui commence gagne { $rate } des parties ({ $interval }).
sim-turns = Tours : { $mean } en moyenne, médiane { $median }, de { $least } à { $most }.
sim-decisions = Décisions : { $mean } en moyenne, médiane { $median }, de { $least } à { $most }.
sim-endings = Fins : { $list }.
sim-end-won = victoire
sim-end-draw = nulle
sim-end-loop = boucle sans fin
sim-end-lost = défaite
sim-end-given-up = abandonnée car trop longue
sim-opponent = contre
sim-begins = gagne en commençant
sim-second = gagne sinon
sim-begun-many = Qui gagne contre qui en commençant est dans le rapport et dans --json.
sim-aimed = { $entrant } gagne { $rate } des parties (intervalle à 95 % { $interval }, valable quel que soit le moment de l’arrêt).
sim-advice = Ce que change pour { $entrant } une main de départ avec une carte, en points de son taux de victoires ; le mélange seul décide qui tient quoi :
sim-advice-card = carte
sim-advice-held = tenue
sim-advice-change = écart
sim-advice-q = q
sim-advice-drawn = en main un jour
sim-advice-none = Aucune carte n’était dans certaines mains de départ et pas dans d’autres.
sim-advice-out = À retirer d’abord : { $card }, qui apporte moins à ce paquet que ses cartes en moyenne.
sim-advice-unclear = On ne peut dire d’aucune carte qu’elle est plus faible que les autres : plus de parties le diraient.
sim-compare-head = { $game } : { $matches } parties, { $seeds } graines avec chaque fichier et à chaque place, graine { $seed }
sim-cards-file = cartes
sim-difference = Le second fichier change le taux de victoires de~{ $entrant } de { $difference } points (intervalle à 95 % { $interval }, valable quel que soit le moment de l’arrêt).
sim-difference-clear = Les fichiers diffèrent.
sim-difference-unclear = Aucune différence n’est établie.
sim-not-enough = Arrêt avant que l’intervalle tienne en { $precision } points.
sim-no-change = Aucune carte ne diffère.
sim-card = carte changée
sim-played-before = jouée, premier
sim-played-after = jouée, second
sim-rate-before = joueurs gagnants, premier
sim-rate-after = joueurs gagnants, second
sim-compare-turns = Tours en moyenne : { $before }, puis { $after }.
sim-compare-first = Qui commence gagne : { $before }, puis { $after }.

learn-lesson = Leçon { $number } sur { $count } : { $name }
learn-says = « { $text } »
learn-none = Ce jeu n’a pas encore de leçons.
learn-no-such = Ce jeu a { $count } leçons, numérotées à partir de 1.
learn-not-this = Les règles le permettent, mais cette leçon montre autre chose : { $meant }.
learn-all-done = C’était la dernière leçon. « tapis play » commence une partie.

puzzle-win = { $seat } doit gagner ce tour-ci ({ $moves } décisions).
puzzle-survive = { $seat } doit être encore en jeu au début de son prochain tour ({ $moves } décisions).
puzzle-sure = C’est certain.
puzzle-likely = C’est probable : { $held } tables sur { $of } dont les cartes cachées sont autres.
puzzle-best-win = Quelle réponse donne à~{ $seat } la meilleure chance de gagner ce tour-ci ?
puzzle-best-survive = Quelle réponse donne à~{ $seat } la meilleure chance d’être encore en jeu au début de son prochain tour ?
puzzle-measured = Les chances sont probables, pas certaines : la meilleure réponse a été jouée sur { $of } tables dont les cartes cachées et les dés sont autres, et y mène sur { $held }.
puzzle-chance = { $percent } % : { $answer }
puzzle-chance-taken = { $percent } % : { $answer } (la vôtre)
puzzle-solved = Résolu.
puzzle-failed = Ce n’était pas cela.
puzzle-begins = Une voie qui y mène commence par : { $first }
puzzles-checked = { $count } problèmes, chacun avec une solution qui atteint son but.
