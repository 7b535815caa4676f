# Chapitre III, Les voleurs de Cristaux : tout ce qu'un joueur lit.

setting-chapter-crystals = III. Les voleurs de Cristaux
status-crystals = { $delivered ->
    [one] { $delivered } Cristal livré sur { $goal }
   *[other] { $delivered } Cristaux livrés sur { $goal }
}

## Lieux

location-crystals-sanctuary-about = 3 Poussières, ou deux cartes défaussées : prenez une Fée d'ici. Place pour 2 Cristaux.
location-traction-device = Dispositif de traction
location-traction-device-about = 2 Poussières : le chariot se déplace d'une case à gauche ou à droite, où qu'il soit. Place pour 1 Cristal.
location-monster-hunters-guild = Guilde des chasseurs de monstres
location-monster-hunters-guild-about = Les monstres vaincus dans cette colonne rapportent des Cristaux. Chacun donne un jeton Guilde ; deux jetons remplissent la Guilde jusqu'à 2 Cristaux.
location-trapped-wall = Mur piégé
location-trapped-wall-about = 2 Poussières : 2 dégâts au monstre de cette colonne. Les Épées brisées les réduisent, les Griffes ne répondent pas. Place pour 2 Cristaux.
location-dwarven-mine = Mine naine
location-dwarven-mine-about = 2, 3 ou 5 Poussières : 1, 2 ou 3 Cristaux sur cette carte. Si elle passe ainsi de moins de 3 à 3 ou 4, vous gagnez une Fée du marché. Place pour 4 Cristaux.

## Cartes

monster-giant-troll = Troll géant
monster-giant-troll-about = Un héros qui le vainc place 1 Cristal sur le Lieu de sa colonne, s'il y a de la place.
monster-crystal-eater-4 = Mangeur de Cristaux
monster-crystal-eater-4-about = Quand il apparaît ou se déplace, il mange 1 Cristal du Lieu et 1 du chariot de sa colonne. Chacun le rend plus résistant de 1.
monster-crystal-eater-5 = Mangeur de Cristaux
monster-crystal-eater-5-about = Quand il apparaît ou se déplace, il mange 1 Cristal du Lieu et 1 du chariot de sa colonne. Chacun le rend plus résistant de 1.
monster-key-master = Maître des clefs
monster-key-master-about = Ferme la porte cochère quand il apparaît. Qui le vainc prend la Clef. Les pièges ne l'atteignent pas.
monster-extra-cart = Chariot supplémentaire
monster-extra-cart-about = Porte 2 Cristaux. Entre deux cases vides, il est déchargé à côté de lui ; au château, ses Cristaux sont livrés. On ne peut pas l'attaquer.
monster-secret-passage = Passage secret
monster-secret-passage-about = Lancez le dé. Désormais, les cartes sautent cette case du passage ; une carte qui s'y trouve avance.
monster-sharp-turn = Virage serré
monster-sharp-turn-about = Le chariot perd 1 Cristal au profit du Lieu voisin, puis avance d'une case vers le château.
monster-brake-failure = Panne de freins
monster-brake-failure-about = Le chariot recule de 2 cases. Si quelque chose l'arrête, il perd 1 Cristal.
monster-bats = Chauves-souris
monster-bats-about = Lancez le dé. Les chauves-souris se placent entre deux cases des héros ; qui les traverse perd 1 Résistance, sauf avec un Bouclier.

## Jetons et emplacements

region-delivered = But : livrer des Cristaux
token-crystals = Cristaux
token-crystals-on-location = Cases Cristal prises : { $count } sur { $room }
token-cart = Chariot
token-cart-about = Peut contenir jusqu'à 6 Cristaux. Un héros sur sa case le pousse pour 1 Déplacement.
token-cart-load = { $count ->
    [one] { $count } Cristal dans le chariot
   *[other] { $count } Cristaux dans le chariot
}
token-guild = Jeton Guilde
token-guild-about = Le deuxième remplit la Guilde de Cristaux.
token-gate = Porte cochère
token-gate-about = Ni les héros ni le chariot ne passent entre ces deux cases. La Clef l'ouvre.
token-bats = Chauves-souris
token-bats-about = Qui marche entre ces deux cases perd 1 Résistance, sauf avec un Bouclier.
token-key = Clef
token-key-about = Ouvre la porte cochère à un héros placé à côté d'elle.
token-secret-passage = Passage secret
token-secret-passage-about = Les cartes sautent cette case.

## Options

option-push = { NAME("hero", $hero) } : pousser le chariot sur la case { $square }
option-load = { $count ->
    [one] { NAME("hero", $hero) } : charger { $count } Cristal
   *[other] { NAME("hero", $hero) } : charger { $count } Cristaux
}
option-open-gate = { NAME("hero", $hero) } : ouvrir la porte cochère
option-pull = Case { $square }
option-use-pull = { NAME("location", $location) } : déplacer le chariot ({ $dust } Poussières)
option-use-wall = { NAME("location", $location) } : { $amount } dégâts au monstre de cette colonne ({ $dust } Poussières)
option-use-mine = { $amount ->
    [one] { NAME("location", $location) } : { $amount } Cristal ({ $dust } Poussières)
   *[other] { NAME("location", $location) } : { $amount } Cristaux ({ $dust } Poussières)
}

## Questions

ask-pull = Où va le chariot ?

## Ce qui s'est passé

log-cart-moved = Le chariot est sur la case { $square }.
log-crystals-laid = { $count ->
    [one] { $count } Cristal de plus se trouve sur un Lieu : { NAME("location", $location) }.
   *[other] { $count } Cristaux de plus se trouvent sur un Lieu : { NAME("location", $location) }.
}
log-crystals-lost = { $count ->
    [one] { $count } Cristal retourne dans la réserve.
   *[other] { $count } Cristaux retournent dans la réserve.
}
log-crystals-loaded = { $count ->
    [one] { NAME("hero-cap", $hero) } charge { $count } Cristal ({ NAME("location", $location) }).
   *[other] { NAME("hero-cap", $hero) } charge { $count } Cristaux ({ NAME("location", $location) }).
}
log-crystals-delivered = { $count ->
    [one] { $count } Cristal est livré : { $total } en tout.
   *[other] { $count } Cristaux sont livrés : { $total } en tout.
}
log-crystals-carried = { $count ->
    [one] Une carte arrive avec { $count } Cristal : { NAME("monster", $monster) }.
   *[other] Une carte arrive avec { $count } Cristaux : { NAME("monster", $monster) }.
}
log-crystals-eaten = { $count ->
    [one] Un monstre mange { $count } Cristal : { NAME("monster", $monster) }.
   *[other] Un monstre mange { $count } Cristaux : { NAME("monster", $monster) }.
}
log-guild-token = { $count ->
    [one] La Guilde des chasseurs de monstres reçoit un jeton Guilde.
   *[other] La Guilde des chasseurs de monstres reçoit le deuxième jeton Guilde.
}
log-gate = La porte cochère se ferme entre les cases { $left } et { $right }.
log-key-taken = { NAME("hero-cap", $hero) } prend la Clef.
then-key-taken = La Clef est prise.
log-gate-opened = { NAME("hero-cap", $hero) } ouvre la porte cochère.
log-secret-passage = Un passage secret s'ouvre sur la case { $square } du passage : les cartes sautent cette case.
log-bats = Des chauves-souris se placent entre les cases { $left } et { $right }.
log-cart-empty = Le Chariot supplémentaire arrive au château sans aucun Cristal.
log-cart-released = Le Chariot supplémentaire de la case { $square } du passage est libre ; on le décharge.

## Pourquoi pas

why-not-at-cart = Le chariot est sur la case { $square } ; le héros doit y être aussi.
why-cart-one-square = Le chariot avance d'une case à la fois, le long du chemin.
why-gate = La porte cochère barre le chemin.
why-push-costs-move = Pousser le chariot demande 1 Déplacement.
why-cart-full = Le chariot est plein : il contient { $count } Cristaux.
why-no-crystals = { $count ->
    [0] Il n'y a pas de Cristaux à charger ici.
    [one] On ne peut charger ici que { $count } Cristal.
   *[other] On ne peut charger ici que { $count } Cristaux.
}
why-no-key = Ce héros n'a pas la Clef.
why-not-at-gate = { $left ->
    [0] Il n'y a pas de porte cochère.
   *[other] La porte cochère est entre les cases { $left } et { $right } ; le héros doit être sur l'une d'elles.
}
why-extra-cart = On n'attaque pas le Chariot supplémentaire.
why-wall-rockfall = L'Éboulement est entre cette case et le monstre.
why-wall-nobody = Il n'y a pas de monstre dans cette colonne.
why-mine-full = Toutes les cases Cristal de ce Lieu sont prises.
why-no-supply = Il n'y a plus de Cristaux dans la réserve.

## Ce que comptent les rapports

verb-load = Charger des cristaux
verb-open-gate = Ouvrir la porte
verb-pull = Tirer le chariot
verb-push = Pousser le chariot
