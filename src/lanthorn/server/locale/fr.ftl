# Ce que le serveur répond quand quelque chose n'est pas possible.
problem-stale = La partie a avancé entre-temps. Voici où elle en est.
problem-not-asked = Vous n'avez rien à décider en ce moment.
problem-not-offered = Ce n'est pas possible en ce moment.
problem-not-yours = Cette place n'est pas la vôtre.
problem-unknown-table = Cette table n'existe pas. Elle a peut-être été supprimée.
problem-unknown-game = Ce serveur ne connaît pas ce jeu.
problem-not-found = Il n'y a rien ici.
problem-wrong-method = Le serveur ne comprend pas cela ici.
problem-bad-request = Le serveur n'a pas compris : { $message }.
problem-too-large = C'est trop volumineux.
problem-too-many = Trop de choses à la fois. Attendez un instant.
problem-not-open = Cette place est déjà prise.
problem-over = La partie est terminée.
problem-undo-refused = Cela ne peut pas être repris.
problem-bad-save = Ce fichier ne peut pas être ouvert : { $message }
problem-bad-pack = Le contenu de ce fichier a des erreurs : { $message }
problem-why = Ce n'est pas possible en ce moment.
problem-no-advice = Il n'y a pas de conseil ici.
problem-mistake = Le serveur a fait une erreur. Rien n'a changé.

refused-undo-nothing = Il n'y a rien à reprendre.
refused-undo-revealed = Quelque chose de caché est apparu depuis, ou des dés ont roulé.
refused-redo-nothing = Il n'y a rien à rétablir.
refused-advice-opposed = À cette table, des gens jouent les uns contre les autres : il n'y a ni conseils ni chances. Une analyse est possible après la partie.
refused-advice-not-over = La partie n'est pas finie. Elle pourra être analysée après.
refused-advice-nothing = Personne n'a rien choisi dans cette partie : il n'y a rien à analyser.

refused-report-none = Ce serveur ne fait pas de rapports.
refused-report-gone = Ce rapport n'existe pas. Il a été arrêté, ou personne ne l'attendait, ou il est trop ancien.
refused-report-games = Un rapport se fait avec { $least } à { $most } parties de chaque variante.
refused-report-bot = Le robot « { $bot } » ne joue pas de rapports. Ceux-ci le font : { $known }.
refused-report-pack = Ce serveur n'a pas reçu de paquet « { $pack } ».
refused-report-other-game = Le paquet « { $pack } » est pour un autre jeu : { $theirs }.
refused-report-same = Il n'y a rien à comparer : les deux côtés sont les mêmes.
refused-report-queue = D'autres rapports sont en cours. Attendez que l'un d'eux soit prêt.
refused-report-often = Cela fait beaucoup de rapports en peu de temps. Attendez une minute.

# Pourquoi un rapport n'a rien donné.
report-too-long = Les parties durent trop longtemps pour un rapport. Demandez-en moins, ou un robot plus rapide.
report-too-large = Les parties demandent plus de mémoire qu'un rapport n'en peut prendre. Demandez-en moins.
report-killed = Le processus qui jouait les parties a été arrêté de l'extérieur. Les tables n'en sont pas touchées. Demandez le rapport de nouveau.
report-mistake = Les règles ou le paquet ont fait une erreur pendant les parties : { $message }

# Ce qui empêche un serveur de démarrer.
port-in-use = Le port { $port } à l'adresse { $host } est déjà pris, peut-être par un autre Lanthorn. Choisissez-en un autre avec --port ; --port 0 en trouve un libre.
not-listening = Impossible d'écouter à { $host }:{ $port } : { $error }.
not-started = Le serveur n'a pas pu démarrer. Les lignes ci-dessus disent pourquoi.
database-no-address = « { $given } » n'est pas l'adresse d'une base de données : utilisez sqlite:///FICHIER ou postgresql://...
database-not-supported = { $kind } n'est pas pris en charge : utilisez sqlite:///FICHIER ou postgresql://...
database-needs-file = Une base SQLite a besoin d'un fichier : sqlite:///FICHIER.
database-not-opened = { $database } ne peut pas être utilisée : { $error }.
database-newer = { $database } a été écrite par un Lanthorn plus récent : mettez celui-ci à jour pour l'ouvrir.
database-in-use = Un autre serveur utilise { $database }. Pour plusieurs serveurs à la fois, utilisez PostgreSQL.
