game-shards = Shards of Infinity
game-spoils = The Spoils
game-champions = Marvel Champions
game-ashes = Ashes : L’Ascension des Phœnix
game-dice-throne = Dice Throne
# Ce que tous les jeux partagent.
a-card = une carte
unreadable = Je ne comprends pas : { $why }
match-is-over = La partie est finie.
ask-one-of = Choisissez.
ask-order = Plusieurs choses arrivent en même temps. Laquelle d’abord ?
ask-trigger = Appliquer cet effet ?
ask-replace = Où va-t-elle ?
do-done = C’est tout
do-none = Ne rien choisir
do-yes = Oui
do-no = Non
do-pass = Passer
do-first = { $card } d’abord ({ $number })
do-first-answers = Ce que les joueurs peuvent répondre, d’abord
do-apply = Le numéro { $number }
do-way-1 = Premier choix
do-way-2 = Deuxième choix
do-way-3 = Troisième choix
do-way-4 = Quatrième choix
do-way-5 = Cinquième choix
do-way-6 = Sixième choix
do-concede = Abandonner
log-copied = { $seat-is ->
    [you] Vous copiez l’effet de la carte { $card }.
   *[other] { $seat } copie l’effet de la carte { $card }.
}
log-triggered = L’effet de la carte { $card } se déclenche.
log-declared = { $seat-is ->
    [you] Vous annoncez { $card }.
   *[other] { $seat } annonce { $card }.
}
log-declared-something = { $seat-is ->
    [you] Vous annoncez une action.
   *[other] { $seat } annonce une action.
}
log-undone = { $seat-is ->
    [you] Vous ne pouvez pas payer ; tout ce qui a été fait pour cela est annulé.
   *[other] { $seat } ne peut pas payer ; tout ce qui a été fait pour cela est annulé.
}
log-conceded = { $seat-is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
# Texts of cards as options.
do-way-text = { $text }
do-yes-text = Oui : { $text }
do-no-text = Non : { $text }
do-option-text = { $option }
do-first-text = { $card } : { $text }
do-apply-text = { $card } : { $text }
the-rules = les règles

# Qui l’on attend, et comment cela finit.
you = vous
bot-greedy = robot glouton
bot-random = robot aléatoire
bot-other = robot { $bot }
waiting-for = On attend { $seat }…
result-winner = { $seat-is ->
    [you] Vous gagnez après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
   *[other] { $seat } gagne après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
}
result-winners = Les gagnants, après { $decisions } décisions : { $names }.
result-nobody = Personne ne gagne, après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
result-lost = Tous ont perdu, après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
result-loop = La partie tourne en rond sans que personne puisse en sortir : égalité après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.

# Pourquoi une partie ne peut pas être mise en place.
setup-seats = ce jeu se joue de { $least } à { $most }, et non à { $number }
setup-seats-exactly = ce jeu se joue à { $most }, et non à { $number }
setup-decks = { $number } decks, et il en faut { $wanted } ; indiquez-en un pour chacun
setup-no-deck = aucun deck ne s’appelle « { $name } » ; il y a : { $known }
setup-deck-file = ce fichier de deck ne peut pas être lu : { $what }
setup-illegal-deck = le deck { $deck } n’est pas valide : { $fault }
setup-no-option = aucune option ne s’appelle « { $name } » ; il y a : { $known }
setup-no-value = l’option { $name } ne peut pas être « { $value } » ; il y a : { $known }

# Ce qui ne va pas dans une liste de cartes.
list-line = ligne { $line } : { $what }
list-empty = elle ne contient aucune carte ; une ligne est un nombre et un nom, comme « 4 Nom de carte »
list-too-long = trop longue : une liste a au plus { $most } lignes avec des cartes
list-no-name = pas de nom ; la ligne devrait ressembler à « 4 Nom de carte »
list-control-character = un nom contient un caractère de contrôle ; retapez la ligne
list-long-name = un nom a au plus { $most } caractères
list-copies = de 1 à { $most } exemplaires d’une carte, et non { $number }, pour « { $name } »
list-copies-in-all = de 1 à { $most } exemplaires d’une carte, et il y en a ici { $number } de « { $name } »
list-no-xml = ce n’est pas un XML entier, comme l’est un fichier .o8d ({ $what }) ; est-il tronqué ? enregistrez-le à nouveau
list-no-deck = l’élément extérieur doit être « deck », et non « { $name } »
list-stray-card = une « card » se trouve dans une « section »
list-no-card = une section ne contient que des « card », pas « { $name } »
list-full-card = une « card » contient son nom et aucun autre élément
list-no-number = une « card » a besoin de son nombre, dans l’attribut « qty »
list-several = { $number } cartes s’appellent « { $name } » ; écrivez plutôt l’identifiant : { $ids }
list-near = aucune carte ne s’appelle « { $name } » ; s’agit-il de « { $near } » ?
list-unknown = aucune carte ne s’appelle « { $name } »
list-unknown-line = aucune carte ne s’appelle « { $name } » ; un titre se termine par deux-points, une remarque commence par #
list-no-json = ce n’est pas un JSON entier, comme l’est un deck de MarvelCDB ({ $what }) ; est-il tronqué ? enregistrez-le à nouveau
list-no-object = un deck de MarvelCDB est un objet avec « hero_code » et « slots »
list-no-cards = pas de cartes ; un deck d’ashes.live ou d’Ashteki les a dans « cards »
list-other-edition = une carte de la nouvelle édition, dont les cartes ont les mêmes noms et d’autres règles ; seules celles de la première édition (1.0) sont connues
list-several-decks = { $number } decks dans un seul fichier ; gardez-en un
list-no-hero-code = pas de héros ; un deck de MarvelCDB le nomme par son code, comme "hero_code": "01001a"
list-no-slots = pas de cartes ; un deck de MarvelCDB les a dans « slots », des codes avec des nombres, comme "01003": 2
list-no-meta = « meta » doit être un texte qui contient un objet JSON ; il peut aussi être vide ou manquer
list-no-codes = c’est un deck de MarvelCDB, qui n’a pas de decks de ce jeu ; écrivez des lignes comme « 4 Nom de carte »
list-unknown-code = aucune carte n’a le code « { $code } » ; il y a les cartes de : { $packs }
list-unknown-hero = aucun héros « { $name } » ; il y a : { $heroes }
list-other-pack = « { $name } » de « { $pack } » n’est pas connue, seulement les cartes de : { $packs } ; si c’est la même carte, n’indiquez pas le paquet
list-shared-missing = { $cards } cartes différentes s’appellent « { $name } », { $all } en tout, et il y en a ici { $here } : il en manque { $number } ; écrivez { $all }, ou chacune par son identifiant : { $ids }
list-shared-more = { $cards } cartes différentes s’appellent « { $name } », { $all } en tout, et il y en a ici { $here }, soit { $number } de trop ; écrivez { $all }, ou chacune par son identifiant : { $ids }

# The chapter of a rulebook that settles what its rules leave open.
chapter-rulings = Arbitrages
# Mots qui ne disent rien de ce qu’on veut faire, et d’autres pour ce qui peut être fait.
fillers = se me te le la les l un une des du de d mon ma mes ton ta tes son sa ses votre vos ce cet cette ces avec sur sous a au aux en dans par pour contre et je j on veux voudrais peux puis veut vas vais me moi s il te vous plait maintenant ca cela carte cartes capacite capacites competence
also-pass = attendre rien
also-concede = abandonner capituler
