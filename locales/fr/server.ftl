# Ce que le serveur dit aux clients.
waiting-for-players = On attend que tout le monde prenne place…
answering-for-you = On passe pour vous…

refused-stale = La partie a avancé entre-temps : cette réponse arrive trop tard.
refused-no-seat = Vous n’avez pas de place ici : vous regardez.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-too-long-answer = C’est trop long pour être une réponse.
refused-not-begun = La partie commence quand toutes les places sont prises.
refused-not-kept = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un instant.
refused-bad-place = Il n’y a pas de tel emplacement sur la table.
refused-nothing-to-undo = Vous n’avez aucune décision à reprendre.
refused-no-such-bot = Il n’y a pas de tel bot.
refused-not-said = Un message compte de 1 à 500 caractères et vient de quelqu’un qui joue.
refused-not-over = La partie n’est pas terminée.

closing-version = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
closing-shutdown = Le serveur s’arrête. Votre partie est conservée et reprendra à son retour.
closing-gone = Cette table ne peut pas être ouverte.

serving = La table est ouverte à l’adresse { $address } (Ctrl+C pour fermer ; les parties sont conservées).
open-yourself = Aucun navigateur n’a pu être ouvert ; ouvrez l’adresse vous-même.
