# Chapitre IV, Grotte magmatique : tout ce qu'un joueur lit.

setting-chapter-magma = IV. Grotte magmatique
status-magma = { $lost ->
    [1] Jetons Lave refroidis : { $cooled } sur { $goal } ; il reste trop peu de Limaces pour gagner ({ $slugs })
   *[other] Jetons Lave refroidis : { $cooled } sur { $goal } ; Limaces restantes : { $slugs }
}

## Lieux

location-time-mirror = Miroir temporel
location-time-mirror-about = 3 Poussières : révélez les 2 premières cartes de la pioche commune et remettez chacune dessus ou dessous.
location-explosive-magma = Magma explosif
location-explosive-magma-about = 1 Épée, 1 Bouclier et 1 Poussière : prenez le magma et perdez 1 Résistance. Il se lance une fois sur le monstre aligné, pour 4 dégâts.
location-healing-shard = Éclat de guérison
location-healing-shard-about = 2 Poussières : lancez le dé. 1 : rien. 2 ou 3 : piochez 1 carte. 4 ou 5 : récupérez 1 Résistance. 6 : récupérez toutes vos Résistances.
location-ancient-machines = Machines anciennes
location-ancient-machines-about = Tournez le cadran d'un cran par Objet défaussé. Le héros est ensuite téléporté sur la case du numéro intérieur.

## Cartes

monster-lava-slug = Limace de lave
monster-lava-slug-about = Vaincue par un héros sur une case active du cadran, elle refroidit la lave voisine de cette case.
monster-seething-lava-slug = Limace de lave bouillonnante
monster-seething-lava-slug-about = Vaincue par un héros sur une case active du cadran, elle refroidit la lave voisine de cette case.
monster-unexpected-teleport = Téléportation inattendue
monster-unexpected-teleport-about = Le dé désigne la case où tous les héros sont téléportés.
monster-perfect-positioning = Positionnement parfait
monster-perfect-positioning-about = Chaque joueur téléporte son héros sur la case de son choix.
monster-sinister-whispers = Sinistres murmures
monster-sinister-whispers-about = Chaque joueur prend une carte Folie et la pose au sommet de son paquet.

card-madness-1 = Folie : Rage
card-madness-1-about = Doit être jouée. Perdez 2 Résistances, ou attaquez avec 1 Épée un autre héros de votre case.
card-madness-2 = Folie : Chagrin
card-madness-2-about = Doit être jouée. Perdez 2 Résistances, ou défaussez une de vos Fées.
card-madness-3 = Folie : Effroi
card-madness-3-about = Doit être jouée. Révélez maintenant la première carte de jeu, ou retirez un piège du passage.
card-madness-4 = Folie : Frénésie
card-madness-4-about = Doit être jouée. Révélez maintenant la première carte de jeu, ou perdez 2 Résistances.

## Jetons et emplacements

space-passage-active = Passage { $number }, case active
region-dial = Cadran : cases actives { $first } et { $second }
region-madness = Cartes Folie
region-cooled = But : refroidir la lave
dial-notch = { $square }
lava-jagged = Accidentée
lava-smooth = Lisse
token-hot-lava = Lave brûlante
token-hot-lava-about = Un héros qui commence son tour ici perd 1 Résistance.
token-cooled-lava = Lave refroidie ({ NAME("lava", $lava) })
token-cooled-lava-about = { $moves ->
    [0] Ne brûle personne.
    [one] Ne brûle personne. Y entrer à pied coûte { $moves } Déplacement de plus.
   *[other] Ne brûle personne. Y entrer à pied coûte { $moves } Déplacements de plus.
}
badge-lava-step = Déplacements pour y entrer
token-magma = Magma explosif
token-magma-about = Son porteur peut le lancer pendant son tour sur le monstre aligné, pour { $damage } dégâts. Qui le reçoit perd 1 Résistance.

## Options

option-use-take-magma = { NAME("location", $location) } : prendre le magma (1 Épée, 1 Bouclier, { $dust } Poussière)
option-use-shard = { NAME("location", $location) } : lancer le dé ({ $dust } Poussières)
option-use-turn = { NAME("location", $location) } : tourner le cadran
option-hurl = { NAME("hero", $hero) } : lancer le magma sur « { NAME("monster", $monster) } »
option-hand-magma = { NAME("hero-cap", $hero) } passe le magma à un autre héros ({ NAME("hero", $target) })
option-madness = { $effect ->
    [attack] { NAME("hero", $hero) } : { NAME("card", $card) }, attaquer un autre héros
    [fairy] { NAME("hero", $hero) } : { NAME("card", $card) }, défausser une Fée
    [trap] { NAME("hero", $hero) } : { NAME("card", $card) }, retirer un piège
    [lose] { NAME("hero", $hero) } : { NAME("card", $card) }, perdre 2 Résistances
    [reveal] { NAME("hero", $hero) } : { NAME("card", $card) }, révéler une carte de jeu
   *[nothing] { NAME("hero", $hero) } : { NAME("card", $card) }, sans effet
}
option-dial = { $way ->
    [clockwise] { $count } dans le sens horaire
   *[anticlockwise] { $count } dans le sens antihoraire
} : sur { $square }, cases actives { $first } et { $second }
option-take-madness = { NAME("card", $card) }
option-victim = { NAME("hero", $hero) }
option-lose-fairy = { NAME("fairy", $fairy) }
option-remove-trap = Piège { $value }

## Questions

ask-dial = { NAME("hero", $hero) } : de combien tournez-vous le cadran ? Chaque cran coûte un Objet.
ask-take-madness = Joueur { $player } : quelle carte Folie prenez-vous ?
ask-victim = { NAME("hero", $hero) } : quel héros attaquez-vous ?
ask-lose-fairy = { NAME("hero", $hero) } : quelle Fée défaussez-vous ?
ask-remove-trap = Quel piège est retiré ?
ask-agree-give-magma = { NAME("hero", $hero) } : donnez-vous le magma ? ({ NAME("hero", $asking) } le recevrait.)
ask-agree-take-magma = { NAME("hero", $hero) } : prenez-vous le magma ? ({ NAME("hero", $asking) } le donne, et cela coûte 1 Résistance.)

## Ce qui s'est passé

log-lava-cooled = La lave de la case { $square } refroidit ({ NAME("lava", $lava) }).
then-madness = Vous piocherez une carte à jouer obligatoirement au prochain tour ({ NAME("card", $card) }).
then-lava-cooled = La lave de la case { $square } refroidit.
log-magma-taken = { NAME("hero-cap", $hero) } prend le magma.
log-magma-handed-on = { NAME("hero-cap", $hero) } passe le magma à un autre héros ({ NAME("hero", $other) }).
log-refused-give-magma = { NAME("hero-cap", $hero) } refuse de donner le magma demandé par { NAME("hero-the", $asking) }.
log-refused-take-magma = { NAME("hero-cap", $hero) } refuse le magma offert par { NAME("hero-the", $asking) }.
log-dial-turned = Le cadran est sur { $square } : les cases { $first } et { $second } sont actives.
log-shard-dull = L'éclat reste sans effet.
log-madness-taken = Le joueur { $player } prend { NAME("card", $card) }.
log-madness-played = { $effect ->
    [attack] { NAME("hero-cap", $hero) } joue { NAME("card", $card) } et attaque un autre héros.
    [fairy] { NAME("hero-cap", $hero) } joue { NAME("card", $card) } et défausse une Fée.
    [trap] { NAME("hero-cap", $hero) } joue { NAME("card", $card) } et retire un piège.
    [lose] { NAME("hero-cap", $hero) } joue { NAME("card", $card) } et perd des Résistances.
    [reveal] { NAME("hero-cap", $hero) } joue { NAME("card", $card) } et révèle une carte commune.
   *[nothing] { NAME("hero-cap", $hero) } joue { NAME("card", $card) } : rien ne se passe.
}
log-fairy-lost = Une Fée quitte { NAME("hero-the", $hero) } : { NAME("fairy", $fairy) }.
log-trap-removed = Le piège { $value } retourne dans la réserve.

## Pourquoi pas

why-madness-first = La carte Folie en main doit d'abord être jouée.
why-madness-stays = Une carte Folie ne se défausse pas.
why-madness-by-effect = Une carte Folie se joue pour un de ses effets, qu'il faut choisir.
why-madness-effect = Cet effet n'est pas sur la carte, ou n'est pas possible maintenant.
why-no-magma = Le héros n'a pas le magma.
why-magma-rockfall = L'éboulement sépare le héros du monstre.
why-magma-nobody = Aucun monstre n'est aligné avec le héros.
why-magma-away = Personne n'a le magma.
why-magma-same-square = Le magma ne va qu'à un héros de la même case.
why-magma-refused = Cela a été refusé ce tour-ci.
why-magma-gone = Le magma n'y est pas.
why-no-item = Tourner le cadran coûte un Objet de la main par cran.
why-cooled-lava = Entrer à pied sur cette lave prend { $count } Déplacements.
location-magma-sanctuary-about = 3 Poussières : prenez une Fée d'ici, ou piochez 2 cartes.

## Ce que comptent les rapports

content-madness = Folie
content-lava = Lave
cause-lava = Lave
cause-madness = Folie
cause-magma = Magma
verb-dial = Tourner le cadran
verb-hand-magma = Passer le magma
verb-hurl = Lancer le magma
verb-lose-fairy = Perdre une Fée
verb-madness = Jouer la folie
verb-remove-trap = Retirer un piège
verb-take-madness = Prendre la folie
verb-victim = Choisir une victime
