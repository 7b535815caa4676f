# Chapitre II, Conjonction lunaire : tout ce qu'un joueur lit.

setting-chapter-moons = II. Conjonction lunaire
status-moons = { $observed ->
    [one] { $observed } lune observée sur { $goal }
   *[other] { $observed } lunes observées sur { $goal }
}

## Lieux

location-converging-lens = Lentille convergente
location-converging-lens-about = Lancez le dé : Poussière, ou 1 Résistance en moins. 1 : perdez 1 Résistance. 2 ou 3 : rien. 4, 5, 6 : récupérez 2, 3, 4 Poussières.
location-sky-map = Carte du ciel
location-sky-map-about = 4 Poussières : deux cartes du passage changent de place, ou une carte va sur une case vide du passage.
location-astronomer = Astronome
location-astronomer-about = 4 Poussières : révélez les 2 premières cartes de la pioche commune et remettez chacune dessus ou dessous.
location-observatory = Observatoire
location-observatory-about = Observez une lune placée sur sa case. Elle coûte ce que sa carte demande et vous rapporte une Fée du marché.

## Cartes

monster-vermilion-cadet = Cadet Vermeil
monster-vermilion-cadet-about = Lune. S'observe sur la case 1 du passage contre 1 Déplacement et 1 Poussière.
monster-kurodar = Kurodar
monster-kurodar-about = Lune. S'observe sur la case 2 du passage contre 1 Distance et 1 Poussière.
monster-aventurine-shard = Aventurine Shard
monster-aventurine-shard-about = Lune. S'observe sur la case 3 du passage contre 1 Bouclier ou 1 Épée.
monster-silver-lady = Dame d'Argent
monster-silver-lady-about = Lune. S'observe sur la case 4 du passage contre 2 Déplacements.
monster-shadow-wurm = Wurm des Ombres
monster-shadow-wurm-about = Lune. S'observe sur la case 5 du passage contre 4 Poussières.
monster-dancing-comet = Comète Dansante
monster-dancing-comet-about = Lune. S'observe sur la case 5 du passage quand tous les héros sont à l'Observatoire. Chaque héros gagne une Fée.
badge-moon-square = Case du passage où elle s'observe
badge-all-heroes = Tous les héros à l'Observatoire
monster-magic-eater = Mangeur de magie
monster-magic-eater-about = Prend 3 Poussières à chaque héros. Vos dégâts vous rendent les vôtres ; sans Poussière, il est vaincu. Les pièges ne l'arrêtent pas.
monster-sabotage = Sabotage
monster-sabotage-about = L'Observatoire est inutilisable tant qu'un héros n'y dépense pas 5 Poussières.
monster-elven-paths = Chemins elfiques
monster-elven-paths-about = Un pas de la case 3 vers la 4 mène au château, un pas de la 4 vers la 3 mène à la case 1. Chacun rend 1 Poussière.
monster-magic-storm = Tempête magique
monster-magic-storm-about = Un jeton Tempête est posé face cachée sur chaque Lieu. Il se déchaîne à la fin du tour où le Lieu est utilisé.

## Jetons Tempête

storm-swap-2-4 = Les Lieux 2 et 4 changent de place
storm-swap-2-4-about = Les Lieux 2 et 4 changent de place, avec tout ce qui se trouve dessus.
storm-swap-1-6 = Les Lieux 1 et 6 changent de place
storm-swap-1-6-about = Les Lieux 1 et 6 changent de place, avec tout ce qui se trouve dessus.
storm-boon = Faveur
storm-boon-about = Chaque héros reçoit l'un de quatre dons, jamais deux fois le même : 1 Résistance, 2 Poussières, 1 carte ou une téléportation.
storm-bane = Fléau
storm-bane-about = Soit chaque héros perd 1 Résistance, soit 1 carte commune de plus est révélée ce tour-ci.
storm-recall = Rappel
storm-recall-about = Tous les héros sont posés sur la case voisine du château.
storm-dust = Poussière
storm-dust-about = Chaque héros récupère toute la Poussière de son plateau.

## Jetons et emplacements

region-observed = Lunes observées
region-moons = But : observer les lunes
token-storm = Jeton Tempête, face cachée
token-sabotage = Sabotage
token-large-portal = Grand portail : de 3 à 7, de 4 à 1
token-small-portal = Petit portail
token-eaten = Poussière : { NAME("hero", $hero) }

## Options

option-use-lens = { NAME("location", $location) } : regarder au travers
option-use-sky-swap = { NAME("location", $location) } : deux cartes changent de place ({ $dust } Poussières)
option-use-sky-move = { NAME("location", $location) } : une carte va sur une case vide ({ $dust } Poussières)
option-use-observe = { NAME("location", $location) } : observer une lune
option-observe = { $ways ->
    [1] { NAME("monster", $monster) }
   *[other] { NAME("monster", $monster) }, avec { NAME("icon", $icons) }
}
option-next-fairy = { NAME("hero", $hero) }
option-sky-square = Case { $square } du passage
option-repair = { NAME("hero", $hero) } : ôter le Sabotage (5 Poussières)
option-feed-eater = { $usable ->
    [one] { $usable } utilisable
   *[other] { $usable } utilisables
}, { $inactive ->
    [one] { $inactive } inactive
   *[other] { $inactive } inactives
}
option-storm = { NAME("storm", $storm) }
option-boon = { $gift ->
    [heal] Récupérer 1 Résistance
    [dust] Récupérer 2 Poussières
    [draw] Piocher 1 carte
   *[teleport] Se téléporter sur une case quelconque
}
option-bane = { $harm ->
    [lose] Chaque héros perd 1 Résistance
   *[reveal] Révéler 1 carte commune de plus ce tour-ci
}

## Questions

ask-observe = { NAME("hero", $hero) } : quelle lune observer ?
ask-next-fairy = Qui prend la Fée suivante ?
ask-sky-first = Quelle carte change de place ?
ask-sky-second = Avec quelle carte change-t-elle de place ?
ask-sky-card = Quelle carte va sur une autre case ?
ask-sky-square = Sur quelle case va { NAME("monster", $monster) } ?
ask-feed-eater = { NAME("hero", $hero) } : quelles Poussières prend le Mangeur de magie ?
ask-storm = Quel jeton Tempête est appliqué ensuite ?
ask-boon = { NAME("hero", $hero) } : quel don choisissez-vous ?
ask-bane = Qu'apporte la tempête ?

## Ce qui s'est passé

log-moon-observed = { NAME("hero-cap", $hero) } observe une lune, { NAME("monster", $monster) } ; { $count ->
    [one] c'est la première.
   *[other] en voilà { $count }.
}
log-lens-dull = La lentille ne montre rien.
log-sabotage = L'Observatoire est saboté.
log-repaired = { NAME("hero-cap", $hero) } ôte le Sabotage.
log-portals = Les portails des Chemins elfiques se dressent sur le chemin des héros.
log-dust-eaten = Le Mangeur de magie prend { $count ->
    [one] { $count } Poussière
   *[other] { $count } Poussières
} à un héros ({ NAME("hero", $hero) }).
log-dust-freed = { NAME("hero-cap", $hero) } reprend { $count ->
    [one] { $count } Poussière.
   *[other] { $count } Poussières.
} Il en reste { $left } sur le Mangeur de magie.
log-magic-storm = Un jeton Tempête est posé face cachée sur chaque Lieu.
log-storm-gathers = Un jeton Tempête va sur la pioche commune ({ NAME("location", $location) }).
log-storm-breaks = Une tempête se déchaîne : { NAME("storm", $storm) }.
log-storm-swapped = Deux Lieux changent de place : { NAME("location", $location) } et { NAME("location", $other) }.
log-boon = { $gift ->
    [heal] { NAME("hero-cap", $hero) } choisit 1 Résistance.
    [dust] { NAME("hero-cap", $hero) } choisit 2 Poussières.
    [draw] { NAME("hero-cap", $hero) } choisit 1 carte.
   *[teleport] { NAME("hero-cap", $hero) } choisit une téléportation.
}
log-lost-moon = Une lune est entrée au château : les héros ont perdu.
log-bane = Une carte commune de plus sera révélée ce tour-ci.

## Pourquoi pas

why-moon-attacked = On n'attaque pas les lunes.
why-eater-on-top = Le Mangeur de magie doit revenir sur le dessus de la pioche.
why-sabotaged = L'Observatoire est saboté.
why-no-moon-in-place = Aucune lune n'est sur la case où elle s'observe.
why-moon-cost = Il manque ce que la lune demande : ses icônes, ses Poussières, ou tous les héros à l'Observatoire.
why-no-sabotage = Il n'y a pas de Sabotage.
why-not-at-observatory = Le héros doit être à l'Observatoire.
why-darkness-first = Les Ténèbres recouvrent le Sabotage et doivent partir d'abord.
why-sabotage-first = Le Sabotage recouvre les Ténèbres et doit partir d'abord.
why-repair-dust = Il faut { $dust } Poussières utilisables.
location-moons-sanctuary-about = 3 Poussières : prenez une Fée d'ici, ou piochez 2 cartes.

## Ce que comptent les rapports

content-storms = Tempêtes
verb-bane = Fléau d'une tempête
verb-boon = Faveur d'une tempête
verb-feed-eater = Nourrir le Mangeur de magie
verb-next-fairy = Une autre Fée
verb-observe = Observer une lune
verb-repair = Réparer
verb-sky-square = Choisir une case du passage
verb-storm = Choisir une tempête
