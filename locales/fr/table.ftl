game-shards = Shards of Infinity
game-spoils = The Spoils
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
result-loop = La partie tourne en rond sans que personne puisse en sortir : égalité après { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }.
