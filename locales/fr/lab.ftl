# Le rapport d’une série de parties du laboratoire.
report-title = { $game } : rapport du laboratoire
report-kicker = Rapport du laboratoire
report-table = table
report-option = { $option } : { $value }

report-fact-matches = Parties
report-fact-bots = Jouées par
report-fact-decks = Decks
report-fact-tables = Tables
report-fact-seats = Places
report-fact-seed = Graine
report-fact-version = Version
report-tables-usual = la table habituelle
report-seats-mirrored = en miroir : chaque graine une fois pour chaque disposition
report-seats-plain = telles que données

report-interval = intervalle à 95 % : { $range }
report-glance-together = Gagnées contre le jeu
report-glance-best = Le plus souvent vainqueur
report-glance-first = Le premier joueur gagne
report-glance-length = Durée (médiane)
report-glance-turns = { $number } tours
report-glance-decisions = { $number } décisions
report-glance-cards = Cartes qui se détachent
report-glance-tested = sur { $number } qui ont pu être testées

report-rates = Taux de victoire
report-rates-about = Parties gagnées sur l’ensemble des parties ; le trait montre l’intervalle à 95 %. La ligne pointillée indique où chacun se trouverait si tous étaient de même force.
report-rates-together = Tous gagnent ou perdent ensemble, contre le jeu. Parties gagnées sur l’ensemble des parties ; le trait montre l’intervalle à 95 %.
report-elo-about = Les cotes suivent l’échelle Elo autour d’une moyenne de 0 : avec 100 points de plus, on gagne environ 64 parties sur 100.
report-elo = cote { $rating } ± { $reach }
report-tally = gagnées : { $won }, perdues : { $lost }
report-tally-drawn = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
report-of-matches = Parties : { $number }

report-matrix = Qui bat qui
report-matrix-about = Combien de fois la ligne bat la colonne, avec l’intervalle à 95 % au-dessous. Bleu : plus de la moitié ; orange : moins.
report-matrix-corner = gagne contre
report-tables = Réussite à chaque table
report-tables-about = Combien de fois la ligne gagne à la table de la colonne, avec l’intervalle à 95 % au-dessous. Plus la case est bleue, plus on gagne.
report-tables-corner = gagne à

report-places = Avantage du premier joueur
report-places-edge = Qui commence gagne { $rate } des parties (intervalle à 95 % : { $range }) ; l’égalité serait à { $even }. Commencer est un avantage de { $edge } points.
report-places-burden = Qui commence gagne { $rate } des parties (intervalle à 95 % : { $range }) ; l’égalité serait à { $even }. Commencer est un désavantage de { $edge } points.
report-places-none = Qui commence gagne { $rate } des parties (intervalle à 95 % : { $range }) ; l’égalité serait à { $even }. Ces parties ne montrent ni avantage ni désavantage.
report-place-1 = Premier joueur
report-place-2 = Deuxième joueur
report-place-3 = Troisième joueur
report-place-4 = Quatrième joueur

report-length = Durée d’une partie
report-length-turns = Tours
report-length-decisions = Décisions
report-mean = moyenne { $number }
report-median = médiane { $number }
report-from-to = de { $least } à { $most }

report-endings = Comment les parties finissent
report-ending-won = Quelqu’un gagne
report-ending-won-together = Les joueurs gagnent
report-ending-lost-together = Les joueurs perdent
report-ending-draw = Partie nulle
report-ending-loop = Boucle sans fin
report-ending-lost = Tout le monde perd
report-ending-given-up = Abandonnée : trop longue

report-cards = Cartes
report-cards-about = Pour chaque carte : le taux de victoire des places qui l’ont jouée, comparé à celui des places, du même robot et du même deck, qui l’ont vue sans la jouer. L’écart est en points de pourcentage, avec un intervalle à 95 %.
report-cards-caveat = À lire avec prudence : la carte n’est pas forcément la cause. Qui mène peut se permettre les cartes chères, et qui va perdre n’en joue plus aucune ; une carte jouée dans des positions gagnantes paraît bonne, même si elle ne fait rien. Pour savoir ce que fait une carte, changez-la et comparez les deux versions avec les mêmes graines.
report-forest = Victoires quand la carte est jouée, comparées à vue mais non jouée
report-forest-key = Écart en points de pourcentage, avec son intervalle à 95 %. Plein : se détache après correction du nombre de cartes (q ≤ 0,05).
report-cards-between = Cartes intermédiaires, non montrées : { $number }
report-column-card = Carte
report-column-card-about = Le nom de la carte
report-column-seen = Vue
report-column-seen-about = Places qui ont vu la carte, et leur part parmi celles qui auraient pu la voir
report-column-won-seen = Gagné si vue
report-column-won-seen-about = Taux de victoire des places qui ont vu la carte
report-column-against-unseen = contre non vue
report-column-against-unseen-about = Taux de victoire des places qui l’ont vue moins celui des autres, en points de pourcentage
report-column-played = Jouée
report-column-played-about = Places qui ont joué la carte au moins une fois, et leur part parmi celles qui l’ont vue
report-column-won-played = Gagné si jouée
report-column-won-played-about = Taux de victoire des places qui ont joué la carte
report-column-won-held = Gagné si non jouée
report-column-won-held-about = Taux de victoire des places qui ont vu la carte sans la jouer
report-column-difference = Écart
report-column-difference-about = Gagné si jouée moins gagné si non jouée, en points de pourcentage
report-column-range = Intervalle à 95 %
report-column-range-about = Intervalle de l’écart, en points de pourcentage
report-column-p = p
report-column-p-about = Probabilité d’un écart aussi singulier si la carte n’est pour rien dans la victoire
report-column-q = q
report-column-q-about = p, corrigé du nombre de cartes
report-column-mark = Signe
report-column-mark-about = Si la carte se détache
report-mark-up = va avec la victoire
report-mark-down = va avec la défaite

report-method = Méthode
report-method-rates = Un taux est le nombre de parties gagnées sur l’ensemble des parties ; une partie nulle n’est pas gagnée. Les intervalles sont ceux de Wilson : dans 95 séries sur 100, ils contiennent le taux véritable.
report-method-mirrored = Chaque graine est jouée une fois pour chaque disposition des places, pour que la chance soit également partagée.
report-method-seen = Une place a vu une carte si celle-ci était dans sa main, devant elle ou proposée à tous lors d’une de ses décisions.
report-method-cards = Les cartes sont comparées pour chaque robot et chaque deck, et les écarts sont réunis avec les poids de Mantel et Haenszel. Les intervalles sont ceux de Newcombe ; p vient du test exact de Fisher, ou, avec plusieurs robots ou decks, de celui de Mantel et Haenszel. Les deux sont corrigés pour les places d’une même partie, dont les sorts sont liés.
report-method-many = q est p après la correction de Benjamini et Hochberg : parmi toutes les cartes avec q ≤ 0,05, environ une sur vingt au plus est signalée à tort.
report-again = Refaire la même série
