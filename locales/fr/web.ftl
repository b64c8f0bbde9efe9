# Ce que dit le client du navigateur lui-même.

# The shell
name = Tapis
title = { $page } · Tapis
home = Tapis, vers l’accueil
skip = Aller au contenu
nav = Pages
nav-lobby = Jouer
nav-learn = Apprendre
nav-rules = Règles
nav-cards = Cartes
nav-decks = Decks
nav-nowhere = Rien ici
language = Langue
page-lost = Cette page n’a pas pu être chargée. Veuillez réessayer.
nowhere-title = Il n’y a rien ici
nowhere-text = Aucune page ne se trouve à cette adresse.

# The table
table-title = Table : { $names }
table-your-turn = À vous de décider · Tapis
table-you = vous
table-bot = robot
table-out = hors jeu
table-turned = héros utilisé
table-unknown-card = Carte face cachée
table-chosen = dans votre choix
table-chosen-back = dans votre choix ; à nouveau pour retirer
table-chosen-count = Choix : { $number }
table-chosen-of = Choix : { $number } sur { $most }
table-all-play = Tout jouer ({ $number })
table-always-order = Toujours dans cet ordre, sans demander
table-always-pay = Toujours payer pour moi
table-behind = Ce qui s’est passé…
table-steps = Pas à pas
table-step-back = Un pas en arrière
table-step-on = Un pas en avant
table-skip = Passer
table-chain = En cours de résolution
table-now-you = À vous de décider.
table-now-other = { $name } décide.
table-now-waiting = { $number ->
    [one] Une autre chose attend :
   *[other] { $number } autres choses attendent :
}
table-gave-up = Abandon : { $names }
table-habits-pace = montrer le tour des autres pas à pas
table-habits-sound = sons
table-key-step = un pas en arrière, en avant dans ce qui s’est passé
table-key-skip = revenir à l’instant présent
table-held = { $number } exemplaires
table-times = { $number } fois
table-card-options = { $number } actions possibles
table-zone = { $zone }, { $number ->
    [0] vide
    [one] 1 carte
   *[other] { $number } cartes
}
table-pile = { $number ->
    [0] vide
    [one] 1 carte
   *[other] { $number } cartes
}
table-pile-open = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} : parcourir
table-area = Zone de jeu : { $name }
table-board = La table
table-centre = Centre de la table
table-seats = Places
table-seat-free = libre
table-seat-here = à la table
table-seat-away = hors ligne
table-seat-stand-in = un robot joue à sa place
table-seat-asked = doit décider
table-seat-number = Place { $seat }
table-clock = Temps restant : { $time }
table-close = Fermer
table-cancel = Annuler
table-menu = Que faire
table-less = Moins
table-more = Plus
table-amount = Combien
table-pick-second = Choisissez la destination, ou
table-options = Tout ce que vous pouvez faire
table-options-none = Il n’y a rien à décider pour le moment.
table-options-over = La partie est terminée.
table-side = À côté de la table
table-tab-log = Journal
table-tab-options = Options
table-tab-chat = Discussion
table-tab-table = Table
table-unread = non lus
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-why = À propos de la carte « { $card } »
table-why-nothing = Vous ne pourriez rien faire avec cette carte ici.
table-do-it = Le faire
table-allowed = C’est permis.
table-printed = imprimé
table-now = maintenant
table-rule = Règle { $rule }, s’ouvre dans un nouvel onglet
table-habits-respond = Quand je peux passer, me demander…
table-habits-respond-every = toujours, pour que mes pauses ne disent rien
table-habits-respond-able = quand je peux faire quelque chose, une fois tant que rien ne change
table-habits-respond-turn = seulement pendant mon tour
table-habits-respond-never = jamais
table-habits-others = Faire à ma place
table-habits-here = Sur cet appareil
table-habits-pass-turn = tout passer jusqu’au prochain tour
table-habits-pay = Avec quoi payer
table-habits-pay-due = je choisis ; ce qui est entièrement payé est payé
table-habits-pay-more = je choisis, et je peux payer plus que le coût
table-habits-pay-auto = choisir pour moi
table-habits-order = choisir l’ordre de ce qui arrive en même temps
table-habits-keys = laisser agir les touches simples (n, o, z…)
table-pass-turn = Passer le tour
table-passing = Vous passez jusqu’au prochain tour
table-take-back = Reprendre la place
table-stand-in = Laisser un robot jouer pour { $name }
table-stand-in-choose = Laisser jouer un robot…
table-give-up = Abandonner
table-give-up-sure = Voulez-vous vraiment abandonner ?
table-undo = Annuler le coup
table-undo-free = Annule votre dernière décision
table-undo-consent = Demande aux autres si vous pouvez annuler votre dernière décision
table-undo-allConsent = Demande l’accord de tout le monde : quelqu’un a appris quelque chose entre-temps
table-undo-wish = Annulation d’une décision
table-undo-own = Vous souhaitez annuler ceci :
table-undo-own-something = Vous souhaitez annuler votre dernière décision.
table-undo-other-something = { $name } souhaite annuler une décision.
table-undo-other = { $name } souhaite annuler ceci :
table-undo-learned = Quelqu’un a vu quelque chose de nouveau entre-temps : tout le monde doit être d’accord.
table-undo-yes = Accepter
table-undo-no = Refuser
table-undo-waits = On attend { $names }.
table-end = Fin de la partie
table-won = Vous avez gagné
table-lost = Vous avez perdu
table-rematch = Rejouer
table-rematch-waits = On attend { $names }.
table-rematch-wanted = Quelqu’un aimerait rejouer.
table-replay = Revoir la partie
table-record = Télécharger l’enregistrement
table-look = Regarder la table
table-fork = Pendant la relecture, vous pouvez vous arrêter à tout moment et continuer autrement à partir de là.
table-chart = Les valeurs au fil du temps
table-chart-kind = Quel graphique
table-chart-outlook = Chances
table-chart-numbers = Valeurs
table-chart-choice = Quelle valeur
table-join = Prenez place
table-join-text = On vous invite à cette table. Comment les autres doivent-ils vous appeler ?
table-join-name = Votre nom
table-join-sit = S’asseoir
table-join-watch = Seulement regarder
table-unreachable = Le serveur est injoignable. Veuillez réessayer.
table-gathering-links = Envoyez chacun de ces liens à une personne. La partie commence quand toutes les places sont prises.
table-gathering-wait = La partie commence quand toutes les places sont prises.
table-link = Lien pour la place { $seat }
table-copy = Copier
table-copied = Copié
table-pass-screen = Passez l’écran à { $name }
table-pass-ready = Je suis { $name }
table-connecting = En route vers la table…
table-reconnecting = La liaison est coupée ; nouvel essai…
table-try-now = Maintenant
table-watching = Vous regardez la partie
table-missing = Cette table n’existe pas
table-unplayable = Cette table ne peut plus être jouée
table-closed = La connexion est terminée
table-reload = Recharger la page
table-old-client = Cette page est plus ancienne que le serveur. Veuillez la recharger.
table-help = Comment jouer ici
table-help-click = Les cartes qui brillent peuvent servir. Cliquez sur l’une d’elles : s’il n’y a qu’une chose à faire, elle est faite ; s’il y en a plusieurs, un petit menu s’ouvre. Quand il faut une deuxième carte, cliquez ensuite sur celle-ci.
table-help-drag = Vous pouvez aussi faire glisser une carte là où elle doit aller, puis la lâcher.
table-help-why = Cliquez sur une carte qui ne brille pas : on vous dit pourquoi, avec la règle. Gardez le pointeur sur une carte (ou appuyez longuement) pour la voir en grand.
table-help-keys = Touches
table-key-move = d’une carte à l’autre
table-key-act = utiliser la carte
table-key-usual = la réponse habituelle : passer, terminer
table-key-answer = la réponse numérotée
table-key-options = la liste de tout ce que vous pouvez faire
table-key-zoom = voir la carte en grand
table-key-why = pourquoi, et pourquoi pas
table-key-undo = annuler le dernier coup
table-key-hint = demander un conseil
table-key-log = journal
table-key-chat = discussion
table-key-table = places et réglages
table-key-cancel = fermer, ne rien faire
table-key-help = cette page

# Hints
hint-title = Conseil
hint-ask = Montre ce que feraient les robots ; tout le monde saura que vous avez demandé
hint-asked = a demandé un conseil
hint-win = Victoire : environ { $win }
hint-thinking = Réflexion en cours…
hint-visits = essayé { $number } fois
hint-about = { $number ->
    [one] D’après ce que vous savez, en { $number } essai.
   *[other] D’après ce que vous savez, en { $number } essais.
}

# The chances over a match
outlook-title = Chances de victoire
outlook-short = Chances
outlook-said = { $name } : { $first } au début, { $last } à la fin, entre { $least } et { $most }.
outlook-axis = Décisions
outlook-wait = Retour sur la partie
outlook-progress = Retour sur la partie : { $done } décisions sur { $all }
outlook-costly = Ce qui a coûté le plus
outlook-at = { $name }, décision { $decision }
outlook-better = Mieux :
outlook-none = Aucune décision n’a coûté cher.
outlook-table = Lire sous forme de tableau
outlook-about = Estimé par les robots d’après ce que chaque camp savait au moment de décider.
outlook-barred = Les chances de cette partie ne peuvent pas être montrées.

# The end of the table's section

# Lobby
lobby-title = À quoi jouons-nous ?
lobby-about = Tapis connaît les règles. Choisissez un jeu : un clic, et les cartes sont distribuées.
lobby-name = Votre nom
lobby-host = Hôte
lobby-guest = Invité { $number }
lobby-players = { $number } joueurs
lobby-players-range = { $least } à { $most } joueurs
lobby-cards = { $number } cartes
lobby-rules = { $number } règles
lobby-decks = { $number } decks
lobby-play = Jouer
lobby-opening = Distribution…
lobby-set-up = Préparer…
lobby-against = Adversaire
lobby-alone = En solo, tout de suite. « Préparer… » vous donne des partenaires : des amis ou des robots.
setup-title = { $game } : préparer la table
setup-seats = Joueurs
setup-who = Qui s’assied où ?
setup-seat-who = Qui occupe la place { $seat }
setup-seat-name = Nom à la place { $seat }
setup-seat-me = Moi
setup-seat-here = Quelqu’un devant cet écran
setup-seat-link = Par lien d’invitation
setup-seat-link-hint = La personne invitée choisira son nom.
setup-seat-bots = Robots, du plus faible au plus fort
setup-seat-plain-bots = Robots simples
setup-deck = Deck
setup-deck-of = Deck de la place { $seat }
setup-links = { $number ->
    [one] Vous recevrez un lien à envoyer. La partie commence dès que la place est prise.
   *[other] Vous recevrez { $number } liens à envoyer. La partie commence dès que toutes les places sont prises.
}
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-usual = { $minutes } minutes chacun, { $seconds } secondes de plus par décision
setup-clock-own = Autre durée…
setup-clock-minutes = Minutes chacun
setup-clock-more = Secondes de plus par décision
setup-hints = Autoriser les conseils
setup-hints-about = Quand c’est à vous, vous pouvez consulter les robots ; tout le monde le saura.
setup-more = Règles de l’édition et autres réglages
setup-usual = { $name } (par défaut)
setup-options = Ce qui est joué
setup-less = Sans : { $name }
setup-seed = Graine
setup-seed-hint = La même graine distribue les mêmes cartes. Sans graine, elle est tirée au sort.
setup-scenario = Chaque exemple du livret se joue depuis sa page :
setup-open = Ouvrir la table
lobby-tables-title = Vos tables
lobby-tables-none = Aucune table pour l’instant. « Jouer » ouvre la première ; elle reste ici jusqu’à la fin de la partie.
lobby-tables-all = Afficher les { $number }
lobby-row-free = place libre
lobby-row-gathering = En attente de joueurs
lobby-row-playing = En cours
lobby-row-over = Terminée
lobby-row-won = Victoire : { $names }
lobby-row-unplayable = Ne peut plus être jouée
lobby-row-decisions = { $number ->
    [0] aucune décision
    [one] 1 décision
   *[other] { $number } décisions
}
lobby-row-scenario = d’après l’exemple « { $title } »
lobby-row-forked = à partir de la décision { $decision }
lobby-row-resume = Reprendre
lobby-row-replay = Revoir
lobby-row-download = Télécharger l’enregistrement
lobby-record-title = Ouvrir un enregistrement
lobby-record-choose = Choisissez un fichier ou déposez-le ici
lobby-record-hint = Toute partie terminée peut se télécharger : un petit fichier qui contient chaque décision.
parts-close = Fermer
parts-cancel = Annuler
parts-loading = Un instant…
parts-copy-link = Copier le lien
parts-copied = Copié
parts-try-again = Réessayer
parts-no-answer = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
parts-games = Jeux
parts-seat = Place { $seat }
parts-no-game = Il n’y a pas de jeu « { $game } ». Choisissez-en un ci-dessus.

# Rules
rules-title = { $game } : les règles
rules-search = Chercher des règles par numéro ou par mots
rules-search-hint = Numéro ou mots
rules-contents = Chapitres
rules-number = { $number } règles
rules-found = { $number ->
    [0] Aucune règle
    [one] 1 règle trouvée
   *[other] { $number } règles trouvées
}
rules-none = Aucune règle ne contient « { $query } ».
rules-show-all = Afficher toutes les règles
rules-unknown = Il n’y a pas de règle « { $rule } » dans ce livret.
rules-example = Un exemple
rules-more-examples = { $number ->
    [one] Un autre exemple
   *[other] { $number } autres exemples
}
rules-given = Soit
rules-when = Quand
rules-then = Alors
rules-refuse = Refusé
rules-about-option = peut choisir
rules-about-no-option = ne peut pas choisir
rules-about-asked = décide :
rules-about-winner = gagne :
rules-also = Illustre aussi
rules-rulings = Arbitrages
rules-about = Au sujet de
rules-play = Jouer cette position
rules-play-here = Jouer toutes les places

# Replay
replay-title = Revoir la partie
replay-public = Vue publique
replay-seat = Vue par { $name }
replay-from = Point de vue
replay-first = Au début
replay-back = Décision précédente
replay-forward = Décision suivante
replay-last = À la fin
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-decision = Décision { $decision } sur { $all }
replay-at = Décision
replay-of = sur { $all }
replay-log = Ce qui s’est passé
replay-fork = Jouer à partir d’ici…
replay-fork-title = Jouer à partir de la décision { $decision }
replay-fork-about = Une nouvelle table s’ouvre sur cette position exacte. L’ancienne ne change pas.
replay-fork-open = Jouer à partir d’ici
replay-download = Télécharger l’enregistrement
replay-keys = Les flèches avancent et reculent d’une décision, avec Maj d’un tour ; Espace lance et arrête la lecture.
replay-controls = Navigation
replay-to-lobby = Vers l’accueil

# Cards
cards-title = { $game } : les cartes
cards-search = Chercher des cartes par nom ou par texte
cards-search-hint = Nom ou mots du texte
cards-any = peu importe
cards-filters = Filtres
cards-only = Seulement celles-ci
cards-all = Afficher toutes les cartes
cards-shown = { $shown ->
    [one] { $shown } carte sur { $all }
   *[other] { $shown } cartes sur { $all }
}
cards-none = Aucune carte ne répond à tous ces critères.
cards-turn = Retourner : { $name }
cards-before = Carte précédente
cards-after = Carte suivante

# Decks
decks-title = { $game } : les decks
decks-own = Vos decks
decks-own-none = Aucun pour l’instant. Importez une liste : elle se joue aussitôt.
decks-shipped = Decks fournis avec le jeu
decks-size = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
decks-curve = Cartes par coût
decks-curve-point = { $number ->
    [one] { $number } carte coûte { $cost }
   *[other] { $number } cartes coûtent { $cost }
}
decks-play = Jouer ce deck
decks-edit = Modifier une copie
decks-copy = Copier la liste
decks-drop = Supprimer
decks-sure = Supprimer ce deck pour de bon ?
decks-import-about = Une carte par ligne, son nombre d’abord ; ou ce qu’écrivent OCTGN, MarvelCDB, ashes.live et Ashteki.
decks-name = Nom du deck
decks-unnamed = Nouveau deck
decks-format = Format
decks-format-constructed = Construit
decks-format-limited = Limité
decks-list = Cartes
decks-list-hint = 4 Nom de la carte
decks-file = Choisir un fichier…
decks-check = Vérifier
decks-keep = Enregistrer le deck
decks-legal = Tout est en ordre : { $number } cartes.
decks-faults = { $number ->
    [one] Ce deck n’est pas encore légal :
   *[other] Ce deck n’est pas encore légal, pour { $number } raisons :
}
decks-fixed = Dans ce jeu, tout le monde joue avec les mêmes cartes : il n’y a pas de deck à construire.

# The end of the pages' sections

# A card as it is drawn
card-unknown = Carte face cachée
card-covered = face cachée
card-more = { $number }, en hausse
card-less = { $number }, en baisse
card-now = En ce moment
card-printed = (imprimé : { $number })
card-other-side = L’autre face
table-partner = partenaire
table-pay-with = Payer avec { $things }
table-pay-so-many = Payer avec ces { $number }
table-roll = { $number ->
    [0] Rien à lancer
    [one] Lancer un dé
   *[other] Lancer { $number } dés
}
table-die-keep = garder
table-die-kept = gardé ; à nouveau pour le relancer
table-odds-keep = Mettre de côté ce qui rend ceci le plus probable
table-odds = Chances
table-odds-kept = ainsi
table-odds-best = au mieux
table-die = Dé { $number } : { $side }
table-dice = Dés
# The end of the drawn cards' section

# Lessons
learn-title = Apprendre { $game }
learn-about = Une à trois décisions chacune, à la vraie table, avec un professeur à vos côtés. Terminées : { $done } sur { $count }.
learn-finished = Vous avez suivi toutes les leçons. À vous de jouer : le robot débutant se trompe comme on se trompe au début.
learn-begin = Commencer la première leçon
learn-go-on = Continuer avec la leçon { $number }
learn-start = Commencer
learn-again = Refaire
learn-done = terminée
learn-none = Il n’y a pas encore de leçons pour ce jeu ; ses règles l’expliquent par des exemples :
learn-lesson = Leçon { $number } sur { $count }
learn-steps = { $step } décisions sur { $steps }
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-play = Jouer

table-goal = sur { $goal }
example-title = Exemple
example-try = Essayez : { $label }
example-refused = Essayez ce qui est interdit : { $label }. Un clic dessus dit pourquoi.
example-done = C’est fait : voilà comment cela marche.
example-strayed = Vous avez pris un autre chemin que l’exemple. Continuez, ou recommencez-le.
example-again = Recommencer
example-was-done = fait :
example-not-done = pas encore :

table-gathering-title = { $game } : en attendant les autres
table-gathering-host = { $host } a ouvert cette table.
table-listed = Elle figure dans le salon : chacun peut s’y asseoir.
table-rated = Cette partie compte pour le classement.
table-bot-for = Robot pour la place { $seat }
table-bot-add = Laisser jouer un robot
table-join-invited = { $names } — { $game }.
invite-words = { $host } vous invite à jouer à { $game } : { $address }
invite-copy = Copier avec quelques mots
invite-qr = Code QR
invite-qr-of = Code QR du lien de la place { $seat }
invite-closed = Seul cet ordinateur peut ouvrir ces liens.
invite-closed-how = Pour que des amis le puissent depuis d’autres ordinateurs, quittez le programme et relancez-le en l’ouvrant à votre réseau :
invite-closed-then = Toute personne sur votre réseau ouvre alors { $address }. Au-delà, il faut un serveur qui ait un nom (--public).
invite-nearby = Les liens fonctionnent pour toute personne sur le même réseau que cet ordinateur.
openings-title = Jouer avec d’autres
openings-game = Jeu
openings-rated = Classée
openings-name-first = Donnez-vous d’abord un nom : le classement est pour ceux qui en ont un.
openings-quick = Partie rapide
openings-none = Personne n’attend à une table ouverte. Une partie rapide vous y installe.
openings-seats = { $free ->
    [one] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
openings-clock = { $minutes } min chacun
openings-options = { $number ->
    [one] 1 option particulière
   *[other] { $number } options particulières
}
standing-title = Vos parties
standing-game = Jeu
standing-played = Jouées
standing-won = Gagnées
standing-rating = Classement
rated-title = Classement
setup-listed = Table ouverte
setup-listed-about = Elle figure dans le salon, et chacun peut y prendre une place libre.
setup-rated = Classée
setup-rated-about = Le résultat change le classement de ceux qui jouent. Sans conseils ni remplaçants.
moves-title = À vous de jouer
moves-allow = M’avertir quand c’est à moi
tables-drop = Supprimer
tables-drop-sure = Supprimer vraiment
tables-drop-examples = { $number ->
    [one] Supprimer l’exemple
   *[other] Supprimer { $number } exemples
}
replay-all-hands = Toutes les mains

builder-title = Construire un deck
builder-back = ‹ Tous les decks
builder-keys = Entrée ajoute une carte, − en retire une, les flèches vont de carte en carte
builder-add = Ajouter { $name }, { $number } dans le deck
builder-more = Un exemplaire de plus : { $name }
builder-less = Un exemplaire de moins : { $name }
builder-first = Main de départ
builder-first-about = Cliquez sur une étoile, ou tapez F sur une carte. Sans choix, elle est choisie à la table.
builder-first-less = Ne pas commencer avec { $name }
builder-first-mark = Commencer avec { $name }
builder-first-number = { $number } sur { $most }
builder-first-told = { $chosen ->
    [true] { $name } est dans la main de départ.
   *[other] { $name } n’est pas dans la main de départ.
  } Elle compte { $number } cartes.
builder-more = Un exemplaire de plus de { $name }
builder-less = Un exemplaire de moins de { $name }
builder-told = { $name } : { $number }. { $size } cartes en tout.
builder-empty = Cliquez sur des cartes pour les ajouter, ou collez une liste.
builder-paste = Coller une liste
builder-take = Utiliser cette liste
builder-clear = Vider
builder-export = Emporter
builder-share = Copier sous forme de lien
builder-copy = Copier pour { $form }
decks-form-text = un texte
decks-form-o8d = OCTGN
decks-form-marvelcdb = MarvelCDB
decks-form-ashes-live = ashes.live
decks-form-ashteki = Ashteki

puzzles-title = Problèmes
puzzles-about = Des positions de vraies parties, avec un but à atteindre avant la fin du tour. Résolus : { $done } sur { $count }.
puzzle-aim-win = Gagner ce tour-ci
puzzle-aim-survive = Survivre à ce tour
puzzle-moves = { $moves } décisions
puzzle-likely-short = probable
puzzle-sure-short = certain
puzzle-choice-short = meilleure chance
puzzle-best-win = Quelle réponse vous donne la meilleure chance de gagner ce tour-ci ?
puzzle-best-survive = Quelle réponse vous donne la meilleure chance d’être encore en jeu au début de votre prochain tour ?
puzzle-measured = Les chances sont probables, pas certaines : elles ont été comptées sur { $of } tables dont les cartes cachées et les dés sont autres.
puzzle-percent = { $percent } %
puzzle-worse = Une autre réponse a de meilleures chances. Reprenez la vôtre, ou recommencez.
puzzle-yours = (la vôtre)
puzzle-title = Problème
puzzle-sure = Il a une solution quelles que soient les cartes cachées.
puzzle-likely = La solution tient sur { $held } tables sur { $of } avec d’autres cartes cachées.
puzzle-likely = Probable, pas certain : la solution tient sur { $held } tables sur { $of } dont les cartes cachées sont autres.
puzzle-likely = Probable, pas certain : la solution tient sur { $held } tables sur { $of } dont les cartes cachées sont autres.
puzzle-say-win = Gagnez avant la fin de votre tour. Une solution compte { $moves } décisions.
puzzle-say-survive = Soyez encore en jeu au début de votre prochain tour. Une solution compte { $moves } décisions jusque-là.
puzzle-solved = Résolu.
puzzle-failed = Ce n’était pas cela. Annulez des décisions, ou recommencez.
puzzle-next = Problème suivant
puzzle-solution = Une solution
puzzle-all = Tous les problèmes

# Comptes
nav-account = Compte
account-about = Vous pouvez jouer en invité aussi longtemps que vous le voulez. Avec un compte, vous retrouvez vos tables, vos decks et vos classements dans n’importe quel navigateur ; ce que vous avez ici en invité reste à vous.
account-sign-up = Créer un compte
account-sign-up-about = Vos tables, decks et classements dans ce navigateur deviennent ceux du compte.
account-sign-in = Se connecter
account-sign-in-about = Si vous avez déjà un compte. Ce que vous avez ici en invité ne suit pas.
account-name = Nom
account-passphrase = Phrase de passe
account-passphrase-hint = Au moins dix caractères ; plusieurs mots se retiennent bien et se devinent mal.
account-with = Avec { $provider }
account-made = Vous avez maintenant un compte.
account-signed-in = Vous êtes connecté.
account-signed-out = Vous n’êtes plus connecté ici.
account-since = { $role } depuis le { $when }
account-provider = Compte lié : { $provider }
account-sign-out = Se déconnecter ici
role-player = Joueur
role-moderator = Modérateur
role-administrator = Administrateur
account-sessions = Où vous êtes connecté
account-sessions-about = Le navigateur dans lequel vous avez créé le compte est connecté aussi, sans figurer dans la liste.
account-browser = Un navigateur
account-here = celui-ci
account-end = Fermer
account-end-one = Fermer cette session : { $browser }
account-end-others = Fermer toutes les autres
account-end-everywhere = Fermer toutes les sessions sauf celle-ci
account-ended = Cette session est fermée.
account-change = Changer la phrase de passe
account-first-passphrase = Choisir une phrase de passe
account-passphrase-now = Phrase de passe actuelle
account-passphrase-new = Nouvelle phrase de passe
account-change-about = Au moins dix caractères. Toutes les autres sessions se ferment.
account-passphrase-changed = La phrase de passe est changée, et toutes les autres sessions sont fermées.
account-data = Ce que l’on sait de vous
account-data-about = Un fichier avec vos tables, ce que vous y avez dit, vos decks et vos sessions ; ou plus rien du tout.
account-export = Tout télécharger
account-delete = Tout supprimer
account-delete-about = Votre compte, vos decks, vos sessions et les tables où personne d’autre n’est assis sont supprimés. Là où d’autres jouent aussi, la partie reste, sans votre nom et sans ce que vous avez dit. Personne ne peut revenir là-dessus.
account-delete-sure = Oui, supprimer tout ce qui est à moi.
account-deleted = Tout ce qui était à vous est supprimé.
report-title = Signaler quelqu’un
report-about = Les modérateurs lisent ce que vous écrivez et de quelle table il s’agit.
report-table = Table
report-choose = Choisissez une table
report-one = { $game } avec { $names }, { $when }
report-seat = À propos de
report-whole-table = La table entière
report-text = Ce qui s’est passé
report-send = Envoyer aux modérateurs
report-done = C’est envoyé. Merci.

# Modération
nav-admin = Modération
admin-done = C’est fait.
admin-reports = Signalements
admin-no-reports = Rien n’a été signalé.
admin-report = { $when }, table { $table }, place { $seat }
admin-settled = réglé le { $when }
admin-mute-week = Faire taire une semaine
admin-ban-week = Exclure une semaine
admin-close = Fermer la table
admin-settle = Réglé
admin-order = Faire quelque chose
admin-what = Quoi
admin-whom = Qui
admin-whom-hint = @nom pour un compte, TABLE/A pour une place, ou l’identifiant d’un invité
admin-table = Table
admin-address = Adresse
admin-days = Jours (0 pour toujours)
admin-role = Rôle
admin-why = Pourquoi
admin-carry-out = Exécuter
order-ban = Exclure quelqu’un
order-mute = Faire taire quelqu’un
order-ban-address = Exclure une adresse
order-close = Fermer une table
order-open = Rouvrir une table
order-role = Donner un rôle
order-forget = Supprimer une personne
admin-bans = Qui ne peut pas venir ou parler
admin-no-bans = Tout le monde peut venir et parler.
admin-until = jusqu’au { $when }
admin-for-ever = pour toujours
admin-lift = Lever
admin-lift-one = Lever cette interdiction : { $whom }
admin-lifted = levé
ban-guest = Exclusion
ban-mute = Silence
ban-address = Adresse exclue
admin-nodes = Serveurs
admin-deeds = Ce qui a été fait
admin-no-deeds = Rien pour l’instant.
admin-when = Quand
admin-who = Qui
admin-about = À propos de

# Une première partie avec un guide.
guide-first = Votre première partie, avec un guide
guide-about = Une partie entière avec un débutant parmi les robots. Le guide dit à quoi penser chaque fois qu’on vous demande quelque chose, et le robot explique ce qu’il fait.
guide-begin = Jouer avec un guide
guide-title = Le guide
guide-away = Continuer sans lui
guide-win = Ainsi, je pense gagner dans { $win } des cas.
guide-gains = J’y gagne : { $things }.
guide-losses = Vous y perdez : { $things }.
guide-other = Avec « { $other } », ce serait { $win }.
guide-nothing = Rien d’autre ne promettait davantage.

# La table d’analyse d’une partie revue.
board-short = Analyse
board-about = La meilleure réponse à chaque moment, et ce que chaque décision a coûté
board-title = Réponses à ce moment
board-asked = { $name } décide et gagne dans { $win } des cas, d’après ce qu’on sait à cette place.
board-best = La meilleure réponse a été donnée.
board-lost = La réponse donnée a coûté { $lost }.
board-taken = donnée
board-nobody = Plus personne ne décide ici.
outlook-every = { $number ->
    [one] La seule décision, et son prix
   *[other] Les { $number } décisions, et le prix de chacune
}
