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
