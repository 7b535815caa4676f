# Chapitre I, Incendie.

setting-chapter-fire = I. Incendie
location-blaze = Embrasement
location-blaze-about = Un seau plein éteint ici une flamme.
location-ballista = Baliste
location-ballista-about = 2 Poussières : visez un monstre d'une autre colonne, puis lancez le dé pour 0 à 2 dégâts.
location-ancient-fountain = Fontaine ancienne
location-ancient-fountain-about = 3 Poussières remplissent votre seau.
location-underground-lake = Lac souterrain
location-underground-lake-about = 2 Déplacements remplissent votre seau.
location-fire-sanctuary-about = 3 Poussières : piochez une carte. 1 Poussière et une carte défaussée : prenez une Fée d'ici.

monster-serpent-of-ash = Serpent de cendre
monster-serpent-of-ash-about = Porte une flamme et la lâche à la Baliste.
monster-serpent-of-cinders = Serpent d'escarbilles
monster-serpent-of-cinders-about = Porte une flamme et la lâche à la Fontaine ancienne.
monster-serpent-of-embers = Serpent de braise
monster-serpent-of-embers-about = Porte une flamme et la lâche au Lac souterrain.
monster-fire-elemental = Élémentaire de feu
monster-fire-elemental-about = Qui le vainc éteint une flamme n'importe où.
monster-ravager = Ravageur
monster-ravager-about = Se tient devant un monstre et doit être vaincu d'abord.
monster-fire = Feu
monster-fire-about = Une flamme éclate dans un Lieu désigné par le dé.
monster-ravager-comes = Ravageur
monster-ravager-comes-about = Un Ravageur rejoint le monstre le plus proche du château.
monster-mud = Boue
monster-mud-about = Une case de héros désignée par le dé demande un Déplacement de plus.

token-fire = Feu
token-bucket = { $full ->
    [1] Seau plein
   *[other] Seau vide
}
token-mud = Boue : un Déplacement de plus
region-fires = { $fires ->
    [0] But : tous les feux sont éteints
    [one] But : éteindre tous les feux ({ $fires } brûle)
   *[other] But : éteindre tous les feux ({ $fires } brûlent)
}
status-fire = { $fires ->
    [one] { $fires } feu brûle
   *[other] { $fires } feux brûlent
}

ask-aim = Quel monstre la Baliste vise-t-elle ?
ask-douse-reward = { NAME("hero", $hero) } : un objet ou une Fée ?
ask-quench = Quel feu s'éteint avec l'Élémentaire ?
ask-agree-exchange = { NAME("hero-cap", $asking) } propose un échange de seaux à votre héros ({ NAME("hero", $hero) }). Acceptez-vous ?
option-use-fill = { NAME("location", $location) } : remplir le seau{ $dust ->
    [0] {" "}pour 2 Déplacements
   *[other] {" "}pour { $dust } Poussières
}
option-use-ballista = { NAME("location", $location) } : tirer pour { $dust } Poussières
option-aim = { NAME("monster", $monster) }
option-douse = Éteindre un feu : { NAME("location", $location) }
option-exchange = Échanger les seaux avec { NAME("hero-the", $target) }
option-an-item = Un objet
option-a-fairy = Une Fée
option-quench = Le feu : { NAME("location", $location) }
log-doused = { NAME("hero-cap", $hero) } éteint un feu : { NAME("location", $location) }.
log-quenched = Un feu s'éteint : { NAME("location", $location) }.
log-bucket-filled = { NAME("hero-cap", $hero) } remplit son seau.
log-buckets-exchanged = { NAME("hero-cap", $hero) } et { NAME("hero-the", $other) } échangent leurs seaux.
log-refused-exchange = { NAME("hero-cap", $hero) } refuse l'échange de seaux proposé par { NAME("hero-the", $asking) }.
log-fire = Un feu prend dans un Lieu : { NAME("location", $location) }.
log-mud = La boue s'étale sur la case { $square }.
log-ravager = Un Ravageur rejoint un monstre : { NAME("monster", $monster) }.
log-ravager-lurks = Un Ravageur attend au bout du passage.
log-serpent-burns = Un serpent arrive avec une flamme : { NAME("monster", $monster) }.
why-ravager-first = Un Ravageur se tient devant et doit être vaincu d'abord.
why-no-fire = Rien ne brûle ici.
why-empty-bucket = Le seau est vide.
why-bucket-full = Le seau est déjà plein.
why-bucket-apart = On échange les seaux sur une même case.
why-buckets-alike = Un seau doit être plein et l'autre vide.
why-bucket-refused = Cela a été refusé ce tour-ci.
why-mud = Boue : entrer à pied sur cette case prend { $count } Déplacements.
chip-doused = −1 feu
    .tone = good

## Ce que comptent les rapports

cause-fire = Lieu en feu
verb-a-fairy = Choisir une Fée
verb-aim = Viser
verb-an-item = Choisir un objet
verb-douse = Éteindre un feu
verb-exchange = Échanger les seaux
verb-quench = Éteindre une flamme
