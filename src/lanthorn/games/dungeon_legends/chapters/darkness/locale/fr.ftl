# Chapitre V, Au cœur des ténèbres.

setting-chapter-darkness = V. Au cœur des ténèbres
location-crystal-trap = Piège de Cristal
location-crystal-trap-about = 4 Poussières : 2 dégâts, ou 5 Poussières : 3 dégâts, à un monstre ou à un Corps à découvert. Ou posez un piège pour sa valeur en Poussière.
location-magic-shock = Choc magique
location-magic-shock-about = Défaussez une carte et dépensez 2 ou 3 Poussières pour charger un jeton ; chargés, ils infligent 2 et 3 dégâts à un monstre ou à un Corps à découvert.
location-tactical-trick = Astuce tactique
location-tactical-trick-about = 1 Poussière et deux cartes défaussées : un monstre gagne une case libre du passage.
location-dust-nugget = Pépite de Poussière
location-dust-nugget-about = 1 Poussière : nommez une icône et retournez votre première carte. Si elle la porte, prenez-la et regardez, si vous voulez, deux cartes communes.
location-darkness-sanctuary-about = 2 Poussières et une carte défaussée : prenez une Fée d'ici.
location-mysterious-well = Puits mystérieux
location-mysterious-well-about = 1 Poussière et le dé : 1 perdez une Résistance, 2 au château, 3 piochez 1, 4 piochez 2, 5 récupérez 2 Résistances, 6 récupérez tout.

monster-incarnate-head = Incarnation des Ténèbres : Tête
monster-incarnate-head-about = Rien ne peut la blesser. Si elle entre au château, tout est perdu.
monster-incarnate-tail = Incarnation des Ténèbres : Queue
monster-incarnate-tail-about = Rien ne peut la blesser.
monster-incarnate-coil = Anneau sombre
monster-incarnate-coil-about = Un Corps : toute attaque le blesse tant que le passage devant lui est vide.
monster-incarnate-knot = Nœud sombre
monster-incarnate-knot-about = Un Corps : toute attaque le blesse tant que le passage devant lui est vide.
monster-incarnate-glass = Corps de verre
monster-incarnate-glass-about = Un Corps que seul le Piège de Cristal peut blesser.
monster-incarnate-storm = Corps d'orage
monster-incarnate-storm-about = Un Corps que seul le Choc magique peut blesser.
monster-incarnate-twin = Corps jumeau
monster-incarnate-twin-about = Deux sections : l'une pour le Piège de Cristal, l'autre pour le Choc magique.
monster-incarnate-wisp = Corps fuyant
monster-incarnate-wisp-about = Ne tombe que sous une seule attaque à distance d'au moins son nombre.
monster-incarnate-eye = Corps aux aguets
monster-incarnate-eye-about = Ne tombe que sous une seule attaque à distance d'au moins son nombre.
monster-incarnate-plate = Corps cuirassé
monster-incarnate-plate-about = Ne tombe que sous une seule attaque d'Épée d'au moins son nombre.
monster-incarnate-heart = Cœur battant
monster-incarnate-heart-about = Ne tombe que sous une seule attaque d'Épée d'au moins son nombre.
monster-crevasse = Crevasse
monster-crevasse-about = Une case de héros désignée par le dé demande un Déplacement de plus.
monster-darkness-attacks = Les Ténèbres attaquent
monster-darkness-attacks-about = Les héros de la colonne de la Tête ou voisins d'elle perdent 1 Résistance.
monster-darkness-advances = Les Ténèbres avancent
monster-darkness-advances-about = Toute l'Incarnation avance d'une case vers le château, et les parties suivantes entrent une case plus loin.
monster-castle-reinforcements = Renforts du château
monster-castle-reinforcements-about = Chaque héros récupère 2 Résistances ou 3 Poussières.
monster-tremors-choice = Violents tremblements
monster-tremors-choice-about = Chaque héros perd 1 Résistance, ou une carte commune de plus est révélée aussitôt.
monster-tremors-traps = Violents tremblements
monster-tremors-traps-about = Tous les pièges retournent à la réserve.

region-incarnate = Incarnation des Ténèbres
region-bodies = But : vaincre les Corps
danger-head = La prochaine carte qui appelle l'Incarnation des Ténèbres pousse la Tête dans le château.
space-incarnate = Incarnation des Ténèbres, place { $number }
badge-by-crystal-trap = Seul le Piège de Cristal le blesse
badge-by-magic-shock = Seul le Choc magique le blesse
badge-by-both = Une section pour le Piège de Cristal, une pour le Choc magique
badge-by-ranged = Une seule attaque à distance d'au moins ce nombre
badge-by-sword = Une seule attaque d'Épée d'au moins ce nombre
token-shock = { $charged ->
    [1] Choc magique chargé : { $damage } dégâts
   *[other] Choc magique non chargé
}
token-crevasse = Crevasse : un Déplacement de plus
status-darkness = { $left ->
    [one] { $left } Corps à vaincre, Tête en { $head }
   *[other] { $left } Corps à vaincre, Tête en { $head }
}

ask-crystal = Que frappe le Piège de Cristal ?
ask-shock = Que frappe le Choc magique ?
ask-shock-how = Quels jetons utilisez-vous ?
ask-trick = Quel monstre se déplace ?
ask-trick-where = Vers où ?
ask-name-icon = Quelle icône porte votre première carte ?
ask-look = Regardez-vous les deux premières cartes communes ?
ask-reinforcements = { NAME("hero", $hero) } : Résistance ou Poussière ?
ask-tremors = Chacun perd 1 Résistance, ou une carte de plus ?
option-use-crystal = { NAME("location", $location) } : { $amount } dégâts pour { $dust } Poussières
option-use-charge = { NAME("location", $location) } : { $amount ->
    [1] charger le jeton de gauche
    [2] charger le jeton de droite
   *[other] charger les deux jetons
} pour { $dust } Poussières, défausser { $discard }
option-use-shock = { NAME("location", $location) } : frapper avec les jetons chargés
option-use-trick = { NAME("location", $location) } : déplacer un monstre pour { $dust } Poussière, défausser { $discard }
option-use-nugget = { NAME("location", $location) } : nommer une icône pour { $dust } Poussière
option-use-well = { NAME("location", $location) } : lancer le dé pour { $dust } Poussière
option-shock-left = Le jeton de gauche
option-shock-right = Le jeton de droite
option-shock-both = Les deux sur une cible
option-shock-each = { $first ->
    [right] Le jeton de droite, puis celui de gauche
   *[other] Le jeton de gauche, puis celui de droite
}
option-to-square = Case { $square }
option-name-icon = { $icon ->
    [ranged] Distance
    [draw] Pioche
    [ally] Soi ou allié
   *[other] { NAME("icon", $icon) }
}
option-look-yes = Regarder
option-look-no = Les laisser
option-reinforce-heal = Récupérer 2 Résistances
option-reinforce-dust = Récupérer 3 Poussières
option-all-lose = Chacun perd 1 Résistance
option-one-more-card = Une carte de plus aussitôt
log-charged = { NAME("hero-cap", $hero) } charge { $tokens ->
    [1] le jeton de gauche
    [2] le jeton de droite
   *[other] les deux jetons
}.
log-no-mark = Un coup trop faible ne laisse aucune trace sur « { NAME("monster", $monster) } ».
log-nugget = { NAME("hero-cap", $hero) } trouve { NAME("card", $card) }.
log-nugget-fails = La première carte est { NAME("card", $card) } : ce n'est pas l'icône nommée.
log-incarnate = L'Incarnation des Ténèbres grandit d'une partie : { NAME("monster", $monster) }. La Tête est en { $head }.
log-darkness-advances = L'Incarnation des Ténèbres avance : la Tête est en { $head }.
log-crevasse = Une crevasse s'ouvre sur la case { $square }.
log-traps-fall = Tous les pièges ont disparu.
log-lost-head = La Tête de l'Incarnation des Ténèbres est entrée au château : les héros ont perdu.
then-head = Si une carte appelle l'Incarnation des Ténèbres, sa Tête entre au château : la partie est perdue.
    .tone = deadly
chip-head = Le château peut tomber
    .tone = deadly
why-immune = Rien ne peut blesser la Tête ni la Queue.
why-protected = Un monstre se tient devant ce Corps.
why-other-attack = Cette attaque ne peut blesser ce Corps.
why-nothing-charged = Aucun jeton n'est chargé.
why-already-charged = Ce jeton est déjà chargé.
why-crevasse = Crevasse : entrer à pied sur cette case prend { $count } Déplacements.
badge-incarnation = Appelle l'Incarnation des Ténèbres

## Ce que comptent les rapports

cause-well = Puits
cause-darkness = Ténèbres
verb-all-lose = Faire perdre à tous
verb-look-no = Ne pas regarder
verb-look-yes = Regarder
verb-name-icon = Nommer une icône
verb-one-more-card = Une carte de plus
verb-reinforce-dust = Renforcer en Poussière
verb-reinforce-heal = Renforcer en soins
verb-shock-both = Choc des deux côtés
verb-shock-each = Choc sur chacun
verb-shock-left = Choc à gauche
verb-shock-right = Choc à droite
verb-to-square = Choisir une case
