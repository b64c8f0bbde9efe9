# Ce que le serveur dit aux clients.
waiting-for-players = On attend que tout le monde prenne place…
answering-for-you = On passe pour vous…
lesson-done = Cette leçon est terminée.
thinking = { $name } réfléchit…
hint-asked = J’ai demandé un conseil.

# Les niveaux des robots, et ce qu’on peut en attendre.
bot-beginner = débutant
bot-beginner-about = Connaît les règles et se trompe comme on se trompe au début.
bot-casual = joueur occasionnel
bot-casual-about = Prend ce qui paraît bon, sans guère prévoir.
bot-club = joueur de club
bot-club-about = Un adversaire à votre mesure : il prévoit un peu et répond aussitôt.
bot-expert = expert
bot-expert-about = Voit plusieurs coups à l’avance ; les erreurs se paient.
bot-master = maître
bot-master-about = Le plus fort de tous ; il prend un instant pour réfléchir.
bot-random-about = Répond au hasard.
bot-greedy-about = Prend ce qui paraît le mieux après un seul pas.

refused-stale = La partie a avancé entre-temps : cette réponse arrive trop tard.
refused-no-seat = Vous n’avez pas de place ici : vous regardez.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-too-long-answer = C’est trop long pour être une réponse.
refused-not-begun = La partie commence quand toutes les places sont prises.
refused-not-kept = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un instant.
refused-not-your-decision = Ce n’est pas à vous de décider.
refused-unreadable = Ce n’est pas une réponse possible ici.
refused-bad-place = Il n’y a pas de tel emplacement sur la table.
refused-nothing-to-undo = Vous n’avez aucune décision à reprendre.
refused-rated = Cette partie compte pour le classement : seules des personnes y jouent.
refused-no-such-bot = Il n’y a pas de tel bot.
refused-hushed = Un joueur doit décider seul : la discussion reprend ensuite.
refused-not-said = Un message compte de 1 à 500 caractères et vient de quelqu’un qui joue.
refused-just-left = Cette personne vient à peine de partir. Un bot pourra la remplacer si elle reste absente.
refused-clock-decides = Cette partie se joue à la pendule : qui reste absent perd au temps.
refused-wished-enough = Cela a été demandé assez souvent ; la partie doit d’abord avancer.
refused-talks-too-much = C’est trop à la fois. Attendez quelques secondes.
refused-table-full = Il s’est passé tant de choses à cette table que seules les décisions y sont encore acceptées.
refused-not-over = La partie n’est pas terminée.
refused-lesson = Les règles le permettent, mais il s’agit ici d’autre chose : { $meant }.
refused-lesson-done = Cette leçon est terminée. Passez à la suivante.

closing-version = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
closing-shutdown = Le serveur s’arrête. Votre partie est conservée et reprendra à son retour.
closing-store = La base de données ne répond pas. Votre partie en est à la dernière décision confirmée ; la page réessaie d’elle-même.
closing-full = Trop de personnes regardent cette table. Réessayez plus tard.
closing-gone = Cette table ne peut pas être ouverte.

serving = La table est ouverte à l’adresse { $address } (Ctrl+C pour fermer ; les parties sont conservées).
copied = Copié : tables { $tables }, événements { $events }, places { $seats }, invités { $guests }, decks { $decks }.
open-yourself = Aucun navigateur n’a pu être ouvert ; ouvrez l’adresse vous-même.

# Ce qui ne va pas dans une demande.
problem-game = Ce jeu n’existe pas ici.
problem-name = Un nom contient au moins une lettre ou un chiffre.
problem-bot = Il n’y a pas de tel bot.
problem-seed = Une graine est un nombre entier positif ; avec des amis à d’autres écrans, c’est le serveur qui la choisit.
problem-deck = Ce deck ne peut pas être utilisé ni conservé ainsi.
problem-format = Ce format de construction n’existe pas.
problem-setup = La table ne peut pas être préparée ainsi.
problem-decision = La partie ne compte pas autant de décisions.
problem-seat = Il n’y a pas de telle place.
problem-record = Ce fichier n’est pas un enregistrement que cette version sait lire.
problem-forbidden = Cela n’est pas ouvert à vous : le lien n’est pas le bon, ou la partie n’est pas terminée.
problem-missing = Il n’y a rien à cette adresse.
problem-taken = Quelqu’un d’autre a déjà pris cette place.
problem-unplayable = Cette partie a été jouée avec d’autres cartes et ne peut pas être reprise.
problem-store = La base de données ne répond pas ; réessayez dans un instant.
problem-rate = Trop de demandes à la fois ; attendez quelques secondes.
problem-too-large = C’est trop volumineux.
problem-full = Trop de personnes sont connectées ; réessayez dans quelques minutes.
problem-slow = La demande a pris trop de temps.
problem-bad-request = La demande ne peut pas être comprise.
problem-no-hints = À cette table, on joue sans conseils.
problem-not-asked = Un conseil se demande quand c’est à vous de décider.
problem-hint-busy = Le dernier conseil est encore à l’étude.
problem-budget = Le temps de réflexion va de 1 à 2000 millisecondes.
problem-not-over = La partie n’est pas terminée.
problem-quota = Cela suffit pour aujourd’hui depuis cette adresse ; revenez demain.
problem-no-room = Il n’y a plus de place pour du nouveau sur ce serveur ; les parties commencées continuent.
problem-host = Ce serveur n’est pas connu sous ce nom ; démarrez-le avec --public et l’adresse utilisée.
problem-fork = Qui reprend une partie connaît toutes les cartes : elle ne se rejoue pas contre quelqu’un d’autre à un autre écran, sauf depuis le début, avec une nouvelle donne.
problem-fault = Quelque chose n’a pas fonctionné.
