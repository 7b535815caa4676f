# Tout ce que dit la page elle-même. Ce que disent les jeux vient du serveur.

home-link = Lanthorn, accueil
skip-to-main = Aller à la page
settings = Réglages
language-switch = English : changer de langue
theme-switch = Clair ou sombre
go-home = À la première page
close = Fermer
back = Retour
cancel = Annuler
copy = Copier
copied = Copié
rules = Règles
try-again = Réessayer
loading = Un instant

line-connecting = Connexion
line-live = En ligne
line-reconnecting = Reconnexion
line-offline = Hors ligne

nowhere-title = Il n’y a rien ici.
nowhere-line = Le lien a peut-être été coupé en le copiant.

## Quand quelque chose ne va pas

trouble-offline = Le serveur ne répond pas.
trouble-offline-line = Rien n’est perdu. Vos tables sont gardées par le serveur, vos clés par ce navigateur.
trouble-title = Cela n’a pas marché.
trouble-unknown-game = Ce jeu n’est pas installé ici.
trouble-unknown-game-line = L’étagère montre tous les jeux que connaît ce serveur.
trouble-unknown-table = Cette table n’existe pas.
trouble-unknown-table-line = Elle a peut-être été supprimée, ou le lien a été coupé en le copiant.
trouble-not-yours = Il faut une place à la table.
trouble-not-yours-line = Ouvrez d’abord la table avec le lien de votre place.
trouble-bad-save = Ce fichier n’est pas une partie enregistrée.
trouble-bad-save-line = Une partie enregistrée est un fichier écrit par Lanthorn, dans le terminal ou à une table.
trouble-too-large = Ce fichier est trop grand.
trouble-too-many = C’était un peu rapide. Attendez un instant.

## La première page

home-title = Lanthorn, la table ouverte
home-headline = Approchez une chaise. La lanterne est allumée.
home-lead = Des aventures de donjon selon toutes leurs règles, dans votre navigateur. Jouez en solitaire, autour d’un même écran ou avec des amis lointains. Les robots prennent les chaises vides.
join-label = Lien d’invitation ou code de table
join-placeholder = Collez un lien ou un code de table
join = Rejoindre
join-note = Pas de compte. Qui tient le lien tient la place.
join-refused = Ce n’est ni le lien d’une table, ni son code.

your-tables = Vos tables
your-turn = À vous
notify = me prévenir à mon tour
notify-on = on vous préviendra
notify-title = À vous de jouer
notify-body = { $table } vous attend.
waits-for = { $who } réfléchit
waits-for-seat = Place vide : { $who }
table-over = Terminée
table-missing = N’est plus sur le serveur
table-steps = { $number ->
    [0] vient d’ouvrir
    [one] 1 choix fait
   *[other] { $number } choix faits
}
play-on = Jouer
look = Regarder
go-on = Reprendre
replay = Revoir
forget = Oublier { $table } dans ce navigateur
forget-ask = Oublier « { $table } » ? La clé de votre place n’est que dans ce navigateur : sans son lien, vous ne pourrez pas revenir.
forget-yes = Oublier
keep = Garder
empty-tables = Aucune table. Prenez une boîte sur l’étagère.
empty-tables-line = Les tables que vous ouvrez ou rejoignez sont ici.
open-seats = Places libres
open-seats-line = Des tables ouvertes à tous.
take-seat = S’asseoir

shelf = L’étagère
shelf-line = Prenez une boîte pour ouvrir une table.
open-box = Ouvrir une table de { $game }
players = { $min }–{ $max }
players-label = de { $min } à { $max } joueurs
alone-too = aussi en solitaire
rulebook = Les règles
rulebook-line = Chaque règle par son numéro ; la recherche suit ce que vous tapez.
saves = Une partie enregistrée
saves-line = Revoyez une partie coup par coup. Déposez son fichier ici.
not-affiliated = Sans lien avec les éditeurs des jeux.
credit-icons = Icônes : game-icons.net, CC BY 3.0
credit-fonts = Polices : Grenze Gotisch, Alegreya, Atkinson Hyperlegible Next (SIL OFL 1.1)
licences = Licences
gallery = Galerie
api = Pour les programmes

## Préparer une table

setup-title = Préparer : { $game }
setup-headline = Une nouvelle table
setup-mode = Comment jouer
setup-expansions = Extensions
setup-house-rules = Règles maison
setup-house-rules-line = { $changed ->
    [0] selon les décisions
    [one] { $changed } changée
   *[other] { $changed } changées
}
setup-house-rules-reset = Selon les décisions
setup-seats = Places
setup-seats-line = Prenez plusieurs places pour jouer autour d’un même écran.
who-me = Moi
who-open = Libre
who-bot = Robot
who-open-note = Vous recevrez un lien à envoyer.
sit-name = Nom à la place { $seat }
sit-name-placeholder = Votre nom
sit-choice = Qui prend la place { $seat }
bot-level = Le robot à la place { $seat }
bot-random = Hasard : prend n’importe quel choix
bot-greedy = Gourmand : prend ce qui paraît le mieux
bot-casual = Tranquille : réfléchit un peu
bot-strong = Fort : voit loin
bot-master = Maître : réfléchit longtemps
bot-other = { $bot }
setup-table = La table
table-name = Nom de la table
table-name-placeholder = { $game }, { $date }
listed = Affichée
listed-line = Tout le monde sur ce serveur peut prendre une place libre.
private = Privée
private-line = N’entre que celui qui tient un lien.
setup-open = Ouvrir la table
setup-opening = Ouverture
setup-nobody = Prenez au moins une place, ou laissez-en une libre.
house-yes = oui
house-no = non

opened-title = Votre table est ouverte
opened-line = Envoyez chaque lien à une seule personne. Le premier qui l’ouvre tient la place.
opened-link = Lien vers la place { $seat }
opened-go = Aller à la table
opened-own = Votre propre place est gardée dans ce navigateur.

## Règles

rules-title = Règles de { $game }
rules-search = Chercher dans les règles
rules-placeholder = un mot, ou un numéro comme { $example }
rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none-line = Essayez moins de mots, ou le mot de l’autre langue.
rules-clear = Tout montrer
rules-sections = Chapitres
rules-both = Les deux langues
rules-link = Lien vers { $clause }
rules-keys = Tapez / pour chercher, puis les flèches.

## Revoir

replay-title = Revoir
replay-headline = Revoir une partie
replay-drop = Déposez ici le fichier d’une partie enregistrée.
replay-choose = Choisir un fichier
replay-or = Il ne reste sur ce serveur que le temps de regarder.
replay-step = { $step } sur { $steps }
replay-slider = Moment de la partie
replay-first = Au début
replay-previous = Un de moins
replay-next = Un de plus
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-watch = un spectateur
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-events = Ce qui s’est passé
replay-no-events = Rien à raconter.
replay-begin = Le début
replay-keys = Les flèches avancent, Espace lit, Début et Fin sautent.
replay-other = Un autre fichier
replay-table = À la table
replay-go-on = Continuer d’ici
replay-share = Copier le lien vers ce moment
replay-go-on-name = { $game }, reprise

## Conseils, chances, analyse

hint = Conseil
hint-thinking = Je regarde plus loin
hint-rank = conseil { $rank }
hint-sure = Chances de gagner ensuite. Pour le premier, neuf fois sur dix entre { $low } et { $high }.
hint-opposed = À cette table, des gens jouent les uns contre les autres : il n’y a ni conseils ni chances. Une analyse est possible après la partie.
odds-mine = Chances
odds-between = neuf fois sur dix entre { $low } et { $high }
review = Analyse
review-chart = Les chances au fil de la partie
review-working = La partie est en cours d’analyse
review-failed = La partie n’a pas pu être analysée jusqu’au bout.
review-skill = Choix
review-luck = Hasard
review-others = Les autres
review-points = En points sur cent. Choix : ce que de meilleurs choix connus auraient apporté. Hasard : ce que dés et tirages ont apporté de plus ou de moins que prévu.
review-turning = Les tournants
review-no-turning = Les chances n’ont jamais beaucoup changé d’un coup.
review-change = { $before } avant, { $after } après

## Rapports

lab-title = Rapports
lab-headline = Comment est un jeu
lab-lead = Des robots jouent un jeu de nombreuses fois, et ce que cela montre devient une page : qui gagne, combien de temps cela prend, qui tombe quand, ce qui sert. Choisissez deux contenus pour voir ce que l’un change.
lab-order = Un nouveau rapport
lab-game = Jeu
lab-content = Contenu
lab-compare = Comparé avec
lab-as-it-is = Le jeu tel quel
lab-nothing = Rien
lab-no-packs = Ce serveur n’a pas reçu de paquets pour ce jeu : il n’y a rien à comparer.
lab-alike = Choisissez deux contenus différents à comparer.
lab-settings = Réglages
lab-settings-line = { $changed ->
    [0] comme d’habitude
    [one] 1 changé
   *[other] { $changed } changés
}
lab-usual = { $value } (d’habitude)
lab-vary = Passer les réglages en revue
lab-vary-line = Après le jeu lui-même, les réglages principaux laissés comme d’habitude prennent leurs autres valeurs, l’un après l’autre.
lab-games = Parties de chaque variante
lab-bot = Qui joue
lab-time = Hasard met un instant pour une partie, Gourmand jusqu’à quelques secondes. Un rapport finit au bout de dix minutes avec ce qui a été joué.
lab-make = Faire le rapport
lab-make-comparison = Comparer
lab-report-of = { $game } : { $one }
lab-comparison-of = { $game } : { $one } et { $other }
lab-waiting = { $ahead ->
    [0] Il va commencer.
    [one] Un autre rapport passe avant.
   *[other] { $ahead } autres rapports passent avant.
}
lab-playing = Les parties se jouent
lab-begins = La table se prépare
lab-done = { $done } parties sur { $games }
lab-seconds-left = encore { $seconds } s environ
lab-minutes-left = encore { $minutes } min environ
lab-stay = Restez sur cette page : quand plus personne n’attend, les parties s’arrêtent.
lab-stop = Arrêter
lab-ready = Le rapport est prêt.
lab-by-itself = Ouvrir à part
lab-another = Un autre rapport
lab-part = Il y a eu le temps pour { $done } parties sur { $games }. Le rapport porte sur celles-là.
lab-files = À emporter :
lab-kept = Le serveur garde cette page une heure.
lab-failed = Le rapport n’a rien donné.
lab-gone = Ce rapport n’est plus ici.
lab-gone-line = Il a été arrêté, personne ne l’attendait, ou il est trop ancien. La même demande donne le même rapport.
lab-not-here = Ce serveur ne fait pas de rapports.
lab-not-here-line = Sur votre machine : lanthorn report.

## Réglages

pref-language = Langue
pref-theme = Thème
theme-system = Système
theme-dark = Sombre
theme-light = Clair
pref-text-size = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
pref-motion = Animations
motion-slow = Lentes
motion-normal = Normales
motion-fast = Rapides
motion-off = Aucune
motion-reduced = Votre système demande le calme : rien ne bouge.
pref-sound = Son quand c’est à moi
pref-notify = Avis quand c’est à moi et que je regarde ailleurs
pref-odds = Montrer les chances
pref-odds-line = Seulement là où personne ne joue contre quelqu’un d’autre.
pref-singles = Jouer d’eux-mêmes les choix uniques
switch-on = Oui
switch-off = Non
pref-confirm = Redemander avant
confirm-never = rien
confirm-final = ce qui est sans retour
confirm-always = chaque choix
pref-my-name = Votre nom aux tables
settings-kept = Gardé dans ce navigateur.

## La table

thing-face-down = tuile face cachée
thing-face-down-about = Personne à cette place ne sait ce que c’est.
thing-empty = vide
thing-tile = tuile
thing-card = carte
thing-meeple = figurine
thing-token = jeton
thing-die = dé
thing-cube = cube
thing-marker = marqueur
die-shows = dé à { $sides } faces, montre { $value }
light-ember = un choix commence ici
light-lit = peut être choisi
light-selected = choisi
light-previewed = peut être choisi, montré avant d’être fait
light-not-now = pas maintenant
state-turned-up = retournée
board-chosen = choisi
board-spent = épuisé
track-of-goal = { $value } sur { $goal } pour gagner
track-of = { $value } sur { $cells }

contents-show = Montrer ce qu’il y a dedans
contents-hidden = Face cachée : personne ne regarde
contents-empty = Il n’y a rien dedans.
odds = { $percent } %

choices = Choix
choices-count = { $count ->
    [0] aucun choix
    [one] 1 choix
   *[other] { $count } choix
}
choices-none = Rien à choisir pour l’instant.
or-instead = ou bien
no-undo-after = Sans retour possible
put-back = Reposer
by-itself-only = seul choix, joué de lui-même
by-itself-same = comme avant
by-itself-wait = Attendre
rest-same-way = Le reste du tour de la même façon
rest-stop = Arrêter
dock-touch = Touchez ce qui est éclairé.

is-choosing = choisit
is-awaited = attend quelqu’un
status-waiting = La table se prépare.
status-offline = La table est hors d’atteinte. Ce que vous avez fait est conservé.
status-as-it-was = La table est telle qu’à { $time }. Rien n’est perdu.
try-now = Réessayer
looking-back = Retour en arrière
back-to-now = Revenir
game-over = La partie est finie
watch-again = Revoir
replay-copy = Copier le lien pour revoir
rematch = Revanche
play-again = Rejouer
rematch-join = À la partie suivante
undo = Annuler
redo = Refaire
ask-to-take-back = Demander à reprendre
ask-short = Reprendre
step-back = Un moment en arrière
step-on = Un moment en avant
asks-to-take-back = demande à reprendre son dernier coup.
waits-for-consent = attend une réponse.
allow = Accepter
no = Non
notice-stale = Quelqu’un a été plus rapide. Choisissez à nouveau.
notice-undo-denied = { $name } dit non : rien n’est repris.
notice-no-answer = La table ne répond pas. Rien n’a changé.
notice-refused = Ce n’était pas possible. Rien n’a changé.

log = Journal
log-clause = Règle { $clause }
log-look = Montrer la table à ce moment
log-yours = vous
tone-harm = mal
tone-good = bien
tone-deadly = mortel
log-empty = Rien ne s’est encore passé.
rules-here = Les règles, ici et maintenant
rules-tab = Règles
rules-search-count = Chercher parmi { $count } articles
rules-none-here = Aucun article n’est cité ici.
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
seats = Places
things = Autour
seat-bot = Robot
seat-open = Place libre
seat-here = À la table
seat-away = Absent
seat-kept-warm = Un robot garde la place au chaud.
seat-invite = Copier l’invitation
link-copied = Lien copié
seat-sit = S’asseoir ici
seat-return = Reprendre ma place
seat-leave-to-bot = Laisser jouer un robot
seat-leave = Partir
save-file = Enregistrer dans un fichier
save-later = La partie contient les secrets des autres : son fichier sera disponible à la fin.
delete-table = Supprimer la table
delete-ask = Supprimer cette table pour tout le monde ? On ne pourra pas la retrouver.
delete-yes = Supprimer
somebody = Quelqu’un
table-tab = Table
hand-over = Passez l’écran à { $name }
hand-over-why = Les places ne savent pas les mêmes choses : la table est couverte.
hand-over-ready = Je suis { $name }
table-gone = Cette table a été débarrassée.
table-unknown = Cette table n’existe pas.
table-unknown-line = Elle a peut-être été supprimée, ou le lien a été coupé.
join-title = Vous êtes invité
join-line = Vous asseoir comme { $seat } ?
join-name = Votre nom à la table
join-sit = S’asseoir
join-watch = Seulement regarder
watching = Vous regardez

keys = Touches
key-numbers = prendre le choix numéroté
key-tab = parcourir ce qui peut être choisi
key-arrows = vers la chose suivante dans cette direction
key-enter = choisir
key-escape = reposer
key-undo = annuler
key-hint = conseil : les meilleurs choix
key-odds = montrer ou cacher les chances
key-rules = règles
key-log = journal
key-time = un moment en arrière ou en avant
key-help = ces touches

once-more = Encore une fois pour le faire

gallery-title = Galerie
gallery-line = chaque région, pièce et état
gallery-headline = La lumière dit : vous pouvez.
gallery-idle = Au repos
gallery-ember = Braise
gallery-lit = Éclairé
gallery-selected = Choisi
gallery-previewed = Annoncé
gallery-targeted = Visé
gallery-changed = Vient de changer
gallery-not-now = Pas maintenant
gallery-hidden = Caché
thing-place = case

sample-skeleton = Squelette
sample-cleave = Fendre
sample-rogue = Voleur
sample-fire = Feu
sample-tunnel = Tunnel
sample-old-bridge = Vieux pont
sample-lamp-square = Place du falot
sample-canal-stair = Escalier du canal
sample-draw-pile = Pioche
sample-market = Marché
sample-hp = PV
sample-actions = Actions
sample-danger = Danger
sample-fate = Destin
sample-hour = Heure
sample-last-time = La dernière fois
sample-disarms = Désarme un piège en y entrant, sans mal.
sample-story = Vous avez laissé l’octroi en flammes et la rivière derrière vous. Le passeur veut son dû, et il ne prend pas de pièces.
token-sample-sword = épée
token-sample-shield = bouclier
token-sample-skull = crâne
sample-region-grid = Grille
sample-region-path = Chemin
sample-region-tile-map = Carte de tuiles
sample-region-zone-map = Carte de lieux
sample-region-pile = Pile
sample-region-hand = Main
sample-region-row = Rangée
sample-region-hero-board = Plateau de héros
sample-region-track = Piste
sample-region-bag = Sac
sample-region-dial = Cadran
sample-region-story-page = Page d’histoire

## Campagnes

setup-campaign = En campagne
setup-campaign-line = D’autres chapitres peuvent suivre avec les mêmes personnes et ce qu’elles gardent.
campaign = Campagne
campaign-go-on = Choisir un chapitre
campaign-so-far = Ce qui s’est passé
campaign-chapters = Chapitres
campaign-show-ahead = Montrer la suite
campaign-won = Tous les chapitres sont gagnés.
campaign-save = Enregistrer la campagne dans un fichier
campaign-open = Ouvrir le fichier d’une campagne
campaign-opened = Toutes les places sont à vous. Laissez celles que d’autres prendront.
campaign-next = Ensuite : { $chapter }
campaign-plays = En ce moment : { $chapter }
chapter-number = Chapitre { $number }
chapter-won = gagné
chapter-lost = perdu
chapter-next = à suivre
chapter-ahead = plus tard
chapter-begin = Chapitre suivant
chapter-again = Rejouer ce chapitre
chapter-play = Jouer celui-ci
campaign-not-one = Ce fichier n’est pas une campagne de Lanthorn, ou il est abîmé.
