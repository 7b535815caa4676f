# Dungeon Legends : tout ce que lit un joueur, hormis les mots propres aux chapitres.

game = Dungeon Legends
game-about = Ensemble, des héros tiennent un tunnel sous le château d'Avel. Enrichissez votre paquet, servez-vous des Lieux du tunnel et atteignez le but du chapitre avant qu'un monstre n'entre au château ou que la pioche ne s'épuise.
game-minutes = 45 à 75 minutes par chapitre

seat-player-1 = Joueur 1
seat-player-2 = Joueur 2
seat-player-3 = Joueur 3
seat-player-4 = Joueur 4

## Réglages

setting-chapter = Chapitre
setting-chapter-about = Chaque chapitre a son but, ses Lieux et ses cartes. On les joue seuls ou à la suite. Leur difficulté : I et II ★★☆☆☆, III ★★★☆☆, IV ★★★★☆, V ★★★★★.
setting-players = Joueurs
setting-players-about = Seul, on mène deux héros avec un unique paquet.
setting-players-1 = 1
setting-players-2 = 2
setting-players-3 = 3
setting-players-4 = 4
setting-difficulty = Difficulté
setting-difficulty-about = Au chapitre I les niveaux du livre, aux autres les nôtres.
setting-difficulty-easy = facile
setting-difficulty-normal = normale
setting-difficulty-hard = difficile
setting-hero_1 = Premier héros
setting-hero_1-choose = choisi à la table
setting-hero_1-knight = { hero-knight }
setting-hero_1-blacksmith = { hero-blacksmith }
setting-hero_1-scout = { hero-scout }
setting-hero_1-enchantress = { hero-enchantress }
setting-hero_2 = Deuxième héros
setting-hero_2-choose = choisi à la table
setting-hero_2-knight = { hero-knight }
setting-hero_2-blacksmith = { hero-blacksmith }
setting-hero_2-scout = { hero-scout }
setting-hero_2-enchantress = { hero-enchantress }
setting-hero_3 = Troisième héros
setting-hero_3-choose = choisi à la table
setting-hero_3-knight = { hero-knight }
setting-hero_3-blacksmith = { hero-blacksmith }
setting-hero_3-scout = { hero-scout }
setting-hero_3-enchantress = { hero-enchantress }
setting-hero_4 = Quatrième héros
setting-hero_4-choose = choisi à la table
setting-hero_4-knight = { hero-knight }
setting-hero_4-blacksmith = { hero-blacksmith }
setting-hero_4-scout = { hero-scout }
setting-hero_4-enchantress = { hero-enchantress }

## Héros

hero-knight = Chevalier
hero-knight-about = Fort à l'Épée et au Bouclier ; peu de Poussière.
hero-blacksmith = Forgeronne
hero-blacksmith-about = Beaucoup de Poussière, pour les objets et les Lieux.
hero-scout = Éclaireur
hero-scout-about = Rapide, frappe de loin. Débute avec une Fée.
hero-enchantress = Enchanteresse
hero-enchantress-about = Pioche, soigne, convertit. Débute avec une Fée.
hero-the-knight = le Chevalier
hero-the-blacksmith = la Forgeronne
hero-the-scout = l'Éclaireur
hero-the-enchantress = l'Enchanteresse
hero-cap-knight = Le Chevalier
hero-cap-blacksmith = La Forgeronne
hero-cap-scout = L'Éclaireur
hero-cap-enchantress = L'Enchanteresse
hero-name = { NAME("hero", $hero) }
hero-about = { ABOUT("hero", $hero) }

## Icônes

icon-sword = Épée
icon-sword-about = 1 dégât au monstre de la colonne du héros.
icon-shield = Bouclier
icon-shield-about = Annule 1 dégât qu'un monstre vient d'infliger au héros.
icon-dust = Poussière
icon-dust-about = 1 Poussière inactive redevient utilisable.
icon-move = Déplacement
icon-move-about = Une case vers la gauche ou vers la droite.
icon-ranged-1 = Distance 1
icon-ranged-1-about = 1 dégât à un monstre situé à une colonne.
icon-ranged-2 = Distance 1-2
icon-ranged-2-about = 1 dégât à un monstre situé à une ou deux colonnes.
icon-ranged-3 = Distance 1-3
icon-ranged-3-about = 1 dégât à un monstre situé à une, deux ou trois colonnes.
icon-ranged = Distance
icon-draw-1 = Pioche 1
icon-draw-1-about = 1 carte du paquet vers la main.
icon-draw-2 = Pioche 2
icon-draw-2-about = 2 cartes du paquet vers la main.
icon-teleport = Téléportation
icon-teleport-about = Le héros gagne n'importe quelle case de héros.
icon-heal = Soin
icon-heal-about = Récupère 1 Résistance.
icon-heal-all = Soin complet
icon-heal-all-about = Récupère toute la Résistance.
icon-reuse = Réutilisation
icon-reuse-about = Un Lieu peut servir une fois de plus ce tour, en payant de nouveau son coût.
icon-convert = Conversion
icon-convert-about = Les Épées, Boucliers, Poussières ou Déplacements de ce tour valent une autre de ces icônes.
icon-heal-ally = Soin (soi ou allié)
icon-heal-ally-about = Récupère 1 Résistance, pour soi ou pour un héros dont le joueur accepte.
icon-dust-ally = Poussière (soi ou allié)
icon-dust-ally-about = Récupère 1 Poussière, pour soi ou pour un héros dont le joueur accepte.
icon-move-ally = Déplacement (soi ou allié)
icon-move-ally-about = Une case, pour soi ou pour un héros dont le joueur accepte.
icon-heal-any = Soin au choix
icon-heal-any-about = Récupère 1 Résistance de n'importe quel héros.
icon-name = { NAME("icon", $icon) }
icon-about = { ABOUT("icon", $icon) }

## Cartes de héros et objets

card-knight-cleave = Pourfendre
card-knight-parry = Parade
card-knight-bulwark = Rempart
card-knight-march = Longue marche
card-knight-charge = Charge
card-knight-vigil = Veillée
card-knight-oath = Serment
card-blacksmith-embers = Braises
card-blacksmith-hammer = Coup de marteau
card-blacksmith-temper = Trempe
card-blacksmith-bolt = Carreau forgé
card-blacksmith-bellows = Soufflet
card-blacksmith-haul = Charroi
card-blacksmith-apron = Tablier de cuir
card-scout-volley = Volée
card-scout-longshot = Tir lointain
card-scout-dash = Course
card-scout-knife = Couteau tiré
card-scout-forage = Cueillette
card-scout-slip = Esquive
card-scout-tracks = Traces fraîches
card-enchantress-insight = Intuition
card-enchantress-lance = Lance de cristal
card-enchantress-spark = Étincelle
card-enchantress-mend = Remède
card-enchantress-weave = Retissage
card-enchantress-veil = Pas voilé
card-enchantress-visions = Visions
card-enchantress-beckon = Appel
card-moonsteel-blade = Lame de lunacier
card-scholars-lens = Loupe d'érudit
card-gale-boots = Bottes de bourrasque
card-threshold-key = Clef des seuils
card-dust-censer = Encensoir à Poussière
card-gate-warden = Garde-porte
card-whisper-sling = Fronde murmurante
card-horizon-bow = Arc d'horizon
card-hearth-cup = Coupe du foyer
card-phoenix-brooch = Broche du phénix
card-three-faced-mask = Masque aux trois faces
card-vanguard-standard = Étendard d'avant-garde
card-twin-fang-harness = Harnais aux deux crocs
card-name = { NAME("card", $card) }
card-about = { ABOUT("card", $card) }

## Fées

fairy-hush = Chut
fairy-hush-about = Aucune carte de la pioche commune n'est prise à la fin de ce tour.
fairy-gleaner = Glaneuse
fairy-gleaner-about = Piochez 2 cartes.
fairy-glimmer = Lueur
fairy-glimmer-about = Récupérez 3 Poussières.
fairy-strider = Foulée
fairy-strider-about = 2 Déplacements, et un Lieu une fois de plus.
fairy-echo = Écho
fairy-echo-about = Une carte jouée ce tour agit une fois de plus, coût payé de nouveau.
fairy-wayfinder = Boussole
fairy-wayfinder-about = Téléportation.
fairy-doorling = Portillonne
fairy-doorling-about = Téléportation, et un Lieu une fois de plus.
fairy-balm = Baume
fairy-balm-about = 4 Résistances, à partager entre les héros comme il vous plaît.
fairy-changeling = Changeline
fairy-changeling-about = Votre héros et un autre échangent leurs cases.
fairy-fatewing = Aile du sort
fairy-fatewing-about = Au lieu de lancer le dé, choisissez sa face.
fairy-second-chance = Seconde chance
fairy-second-chance-about = Relancez le dé, puis récupérez 2 Poussières.
fairy-trickster = Farceuse
fairy-trickster-about = Deux monstres échangent leurs cases.
fairy-needle = Aiguille
fairy-needle-about = 2 Distances 1.
fairy-dawn = Aurore
fairy-dawn-about = Récupérez toute la Résistance et 1 Poussière.
fairy-lullaby = Berceuse
fairy-lullaby-about = Retire une Menace.
fairy-magpie = Pie
fairy-magpie-about = Une carte au choix de votre paquet ou de votre défausse vers votre main ; cette pile est mélangée.
fairy-dew = Rosée
fairy-dew-about = 3 Poussières, à partager entre les héros comme il vous plaît.
fairy-oracle = Oracle
fairy-oracle-about = Regardez les 2 premières cartes de la pioche commune et reposez-les dessus dans l'ordre voulu.
fairy-nettle = Ortie
fairy-nettle-about = Un monstre perd une Griffe et une Épée brisée pour ce tour.
fairy-chime = Carillon
fairy-chime-about = Récupérez 1 Poussière, et un Lieu une fois de plus.
fairy-name = { NAME("fairy", $fairy) }
fairy-about = { ABOUT("fairy", $fairy) }

## Pistes de compétences

skill-duelist = Duelliste
skill-marksman = Tireur
skill-sentinel = Sentinelle
skill-runner = Coureur
skill-alchemist = Alchimiste
skill-seer = Devin
skill-healer = Guérisseur
skill-wanderer = Vagabond
skill-name = { NAME("skill", $skill) }
skill-about = { $any ->
    [1] Trois usages, chaque fois l'une des quatre.
   *[other] Trois usages, de gauche à droite.
}
skill-space = { NAME("skill", $skill) }, case { $space }

## Monstres et événements communs

monster-dark-knight = Chevalier des Ténèbres
monster-ghost = Fantôme
monster-tunnel-rat = Rat des tunnels
monster-cave-crawler = Rampeur des grottes
monster-stone-brute = Brute de pierre
monster-shield-hag = Mégère au bouclier
monster-gloom-bat = Roussette d'ombre
monster-shriekers = Hurleuses
monster-hoard-keeper = Gardien du magot
monster-mine-imp = Diablotin des mines
monster-lantern-thief = Voleur de lanternes
monster-crust-beetle = Scarabée croûteux
monster-blind-hound = Chien aveugle
monster-rockfall = Éboulement
monster-rockfall-about = Des rochers tombent devant une case de héros : de là, nul n'atteint sa propre colonne tant qu'ils n'ont pas été dégagés.
monster-tremor = Secousse
monster-tremor-about = Chaque héros perd 1 Résistance.
monster-panic-attack = Crise de panique
monster-panic-attack-about = Chaque héros recule d'une case vers la gauche ; sur la première case, il perd 1 Résistance à la place.
monster-lights-out = Extinction des feux
monster-lights-out-about = Un Lieu est plongé dans le noir et ne peut plus servir tant que personne n'y dépense 3 Poussières.
monster-threat-claw = Menace : griffe
monster-threat-claw-about = Une case du passage donne une Griffe de plus à son monstre.
monster-threat-broken = Menace : épée brisée
monster-threat-broken-about = Une case du passage donne une Épée brisée de plus à son monstre.
monster-threat-unavoidable = Menace : effroi
monster-threat-unavoidable-about = Une case du passage donne un Inévitable à son monstre.
monster-name = { NAME("monster", $monster) }
monster-about = { ABOUT("monster", $monster) }

badge-resistance = Résistance
badge-larger-name = Résistance
badge-larger-about = { $more } de plus par héros au-delà de deux.
badge-claws-name = Griffes
badge-claws-about = Autant de dégâts à qui attaque à l'Épée.
badge-strikes-all-name = Tous les joueurs : il frappe tous les héros
badge-strikes-all-about = Ce qu'il rend à qui l'attaque, il le fait subir à tous les héros.
badge-broken-name = Épées brisées
badge-broken-about = Autant de dégâts d'Épée annulés.
badge-unavoidable-name = Inévitable
badge-unavoidable-about = Qui attaque perd de la Résistance.
badge-item-name = Récompense : un objet
badge-fairy-name = Récompense : une Fée
badge-rewards-all-name = Tous les joueurs : chacun est récompensé
badge-cost-name = { NAME("icon", $icon) }
badge-cost-about = C'est ce qu'il en coûte.
badge-paid = Pour { $dust } Poussière
badge-discard = Cartes à défausser : { $cards }
badge-fairy-spaces = Places pour des fées

## Lieux communs à plusieurs chapitres

location-trap-master = Maître des Pièges
location-trap-master-about = Posez un piège de 2 à 5 pour autant de Poussière.
location-fairy-sanctuary = Sanctuaire des Fées
location-name = { NAME("location", $location) }
location-about = { ABOUT("location", $location) }

## La table

region-mat = Le tunnel
region-deck = Pioche commune
region-shown = Sur la table
region-discard = Événements défaussés
region-fairies = Fées
region-items = Objets
region-item-deck = Pioche d'objets
region-traps = Pièges
region-die = Dé
region-hand = Main du joueur { $player }
region-hand-short = Main
region-played = Cartes jouées par le joueur { $player }
region-played-short = Joué
region-hero-deck = Paquet du joueur { $player }
region-hero-deck-short = Pioche
region-hero-discard = Défausse du joueur { $player }
region-hero-discard-short = Défausse
region-pool = { NAME("hero", $hero) } : prêt à servir
region-trade = Défausser trois cartes{ led-by }
region-heroes = Héros
region-tracks = Pistes de compétences
region-collection = Cartes au choix
region-first = { $hero ->
    [none] Le joueur { $player } commence
   *[other] { NAME("hero-cap", $hero) } commence (joueur { $player })
}
region-end = Fin
region-decline = Renoncer
region-agree = Accepter
region-refuse = Refuser
space-castle = Château
space-location = Lieu { $number }
space-hero = Case { $number }
space-passage = Passage { $number }
space-spot = Emplacement de piège entre { $number } et { $next }
meter-resistance = Résistance
meter-dust = Poussière
meter-skills = Compétences
meter-goal = But
meter-deck = Pioche
token-threat = { $threat ->
    [claw] Menace : une Griffe de plus
    [broken] Menace : une Épée brisée de plus
   *[other] Menace : un Inévitable
}
token-trap = Piège { $value }
token-rockfall = Rochers
token-darkness = Ténèbres
danger-castle = La prochaine carte qui entre dans le passage la pousse dans le château.

status-preparing = Mise en place
status-turn = Tour { $turn }
status-player = Joueur { $player } : { LIST("hero", $heroes) }
status-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}

## Ce qui est demandé

ask-hero = Joueur { $player } : quel héros prenez-vous ?
ask-first = Qui commence ?
ask-track = { NAME("hero", $hero) } : quelle piste de compétences ?
ask-build-deck = { $left ->
    [one] Encore une carte pour votre paquet : laquelle ?
   *[other] Choisissez { $left } cartes pour votre paquet.
}
ask-keep-item = Joueur { $player } : quel objet gardez-vous ?
ask-draft-item = Joueur { $player } : avec quel objet débutez-vous ?
ask-act = { $ready ->
    [0] { $hand ->
        [0] { LIST("hero", $heroes) } : plus de cartes en main. Utilisez ce qui reste, ou terminez le tour.
       *[other] { LIST("hero", $heroes) } : jouez des cartes, ou terminez le tour.
    }
   *[other] { LIST("hero", $heroes) }, à utiliser : { LIST("icon", $icons) }.
}
ask-shield = { NAME("hero", $hero) } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}. En annulez-vous ?
ask-discard = { $left ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelles cartes défaussez-vous ? Encore { $left }.
}
ask-take-item = Joueur { $player } : quel objet prenez-vous ?
ask-take-fairy = { NAME("hero", $hero) } : quelle Fée prenez-vous ?
ask-lay-trap = Quel piège, et où ?
ask-put-back = Où vont les cartes ? La dernière posée dessus sera la première.
ask-put-hero = Où va { NAME("hero-the", $hero) } ?
ask-roll-or-choose = Lancer le dé, ou choisir sa face ?
ask-keep-roll = Le dé montre { $face }. Le gardez-vous ?
ask-repeat = Quelle carte agit une fois de plus ?
ask-share-healing = Qui récupère de la Résistance ? Reste { $left }.
ask-share-dust = Qui récupère de la Poussière ? Reste { $left }.
ask-trade-places = Avec qui { NAME("hero-the", $hero) } échange-t-{ $hero ->
    [blacksmith] elle
    [enchantress] elle
   *[other] il
} sa case ?
ask-swap-first = Quel monstre change de case ?
ask-swap-second = Avec quel monstre ?
ask-calm = Quelle Menace disparaît ?
ask-fetch = Quelle carte cherchez-vous ?
ask-disarm = Quel monstre est désarmé ?
ask-agree-lead = { NAME("hero-cap", $asking) } propose de mener { NAME("hero-the", $hero) } sur la case { $square }. Acceptez-vous ?
ask-agree-heal = { NAME("hero-cap", $asking) } propose de soigner { NAME("hero-the", $hero) }. Acceptez-vous ?
ask-agree-recover = { NAME("hero-cap", $asking) } propose sa Poussière à votre héros ({ NAME("hero", $hero) }). Acceptez-vous ?
ask-agree-trade-places = { NAME("hero-cap", $asking) } propose un échange de cases à votre héros ({ NAME("hero", $hero) }). Acceptez-vous ?

## Ce que l'on peut faire

option-hero = { NAME("hero", $hero) }
option-first = { NAME("hero", $hero) } (joueur { $player })
led-by = { $solo ->
    [1] {" "}({ NAME("hero", $hero) })
   *[other] {""}
}
option-track = { NAME("skill", $skill) }
option-into-deck = { NAME("card", $card) }
option-rest-of-deck = Le reste comme suggéré
option-keep = Garder { NAME("card", $card) }
option-keep-none = Ne rien garder
option-play = Jouer { NAME("card", $card) } : { LIST("icon", $icons) }{ led-by }
option-play-free = Jouer { NAME("card", $card) } : { LIST("icon", $icons) }{ led-by }
option-play-paid = Jouer { NAME("card", $card) } pour { $dust } Poussière : { LIST("icon", $icons) }{ led-by }
option-move = { NAME("hero", $hero) } : aller sur la case { $square }
option-lead = Mener { NAME("hero-the", $target) } sur la case { $square }
option-teleport = { NAME("hero", $hero) } : se téléporter sur la case { $square }
option-strike = { $count ->
    [one] Frapper avec { $count } Épée : { NAME("monster", $monster) }{ led-by }
   *[other] Frapper avec { $count } Épées : { NAME("monster", $monster) }{ led-by }
}
option-shoot = { $count ->
    [one] Tirer avec { $count } icône Distance : { NAME("monster", $monster) }{ led-by }
   *[other] Tirer avec { $count } icônes Distance : { NAME("monster", $monster) }{ led-by }
}
option-draw = { NAME("icon", $icon) }{ led-by }
option-recover = Récupérer 1 Poussière{ led-by }
option-recover-other = Donner 1 Poussière : { NAME("hero", $target) }
option-heal = { NAME("icon", $icon) }{ led-by }
option-heal-other = Soigner { NAME("hero-the", $target) }
option-convert = { NAME("icon", $icon) } vaut { NAME("icon", $into) }{ led-by }
option-trade = Défausser trois cartes contre : { NAME("icon", $icon) }{ led-by }
option-fairy = { NAME("fairy", $fairy) } : { ABOUT("fairy", $fairy) }
option-skill = { NAME("skill", $skill) } : { LIST("icon", $icons) }{ led-by }
option-use-trap = { NAME("location", $location) } : poser un piège
option-use-fairy = { NAME("location", $location) } : prendre une Fée{ $dust ->
    [0] {""}
    [one] {" "}pour { $dust } Poussière
   *[other] {" "}pour { $dust } Poussières
}{ $discard ->
    [0] {""}
    [one] , défausser { $discard } carte
   *[other] , défausser { $discard } cartes
}
option-use-draw = { NAME("location", $location) } : piocher { $amount } pour { $dust } Poussières
option-use-look = { NAME("location", $location) } : regarder { $amount } cartes communes pour { $dust } Poussières
option-clear = Dégager les rochers{ led-by }
option-light = Faire la lumière (Poussière){ led-by }
option-calm-threat = Retirer une Menace (Poussière){ led-by }
option-calm = La Menace de la case { $square }
option-end = Terminer le tour
option-discard = Défausser { NAME("card", $card) }
option-shield = Annuler 1 dégât avec un Bouclier
option-shield-card = { NAME("card", $card) }
option-take-damage = { $damage ->
    [one] Encaisser le dégât
   *[other] Encaisser { $damage } dégâts
}
option-take-item = { NAME("card", $card) }
option-take-fairy = { NAME("fairy", $fairy) } : { ABOUT("fairy", $fairy) }
option-decline = Ne rien prendre
option-agree = Accepter
option-refuse = Refuser
option-trap = Piège { $value } à l'emplacement { $spot }
option-on-top = { NAME("monster", $monster) } : dessus
option-under = { NAME("monster", $monster) } : tout en dessous
option-face = { $face }
option-roll = Lancer le dé
option-keep-roll = Garder { $face }
option-reroll = Relancer
option-give = { NAME("hero", $hero) }
option-enough = Assez
option-with = { NAME("hero", $hero) }
option-card = { NAME("monster", $monster) }
option-fetch = { NAME("card", $card) } ({ $pile ->
    [deck] du paquet
   *[other] de la défausse
})

## Ce qui s'est passé

log-hero-chosen = Le joueur { $player } mène { NAME("hero-the", $hero) }.
log-first-player = Le joueur { $player } commence.
log-track-chosen = { NAME("hero-cap", $hero) } prend la piste de compétences { NAME("skill", $skill) }.
log-item-kept = Le joueur { $player } garde { NAME("card", $card) } du chapitre précédent.
log-item-drafted = Le joueur { $player } débute avec { NAME("card", $card) }.
log-turn-begins = Tour { $turn } : { LIST("hero", $heroes) } (joueur { $player })
log-played = { NAME("hero-cap", $hero) } joue { NAME("card", $card) } : { LIST("icon", $icons) }.
log-skill-used = { NAME("hero-cap", $hero) } utilise une compétence : { LIST("icon", $icons) }.
log-converted = Ce tour-ci, { NAME("icon", $icon) } vaut { NAME("icon", $into) }.
log-traded = { NAME("hero-cap", $hero) } obtient une icône contre trois cartes : { NAME("icon", $icon) }.
log-discarded = Le joueur { $player } défausse { NAME("card", $card) }.
log-drew = { $count ->
    [one] Le joueur { $player } pioche { $count } carte.
   *[other] Le joueur { $player } pioche { $count } cartes.
}
log-reshuffled = Le joueur { $player } mélange sa défausse.
log-fetched = Le joueur { $player } va chercher { NAME("card", $card) }.
log-repeated = { NAME("card", $card) } agit une fois de plus.
log-dust-recovered = { $gained ->
    [one] { NAME("hero-cap", $hero) } récupère { $gained } Poussière
   *[other] { NAME("hero-cap", $hero) } récupère { $gained } Poussières
} et en a { $left } à dépenser.
log-dust-spent = { $spent ->
    [one] { NAME("hero-cap", $hero) } dépense { $spent } Poussière ; { $left ->
        [0] il ne lui en reste pas.
       *[other] il lui en reste { $left }.
    }
   *[other] { NAME("hero-cap", $hero) } dépense { $spent } Poussières ; { $left ->
        [0] il ne lui en reste pas.
       *[other] il lui en reste { $left }.
    }
}
log-moved = { NAME("hero-cap", $hero) } va sur la case { $square }.
log-teleported = { NAME("hero-cap", $hero) } se retrouve sur la case { $square }.
log-places-traded = { NAME("hero-cap", $hero) } et { NAME("hero-the", $other) } échangent leurs cases.
log-attacked = { NAME("hero-cap", $hero) } attaque « { NAME("monster", $monster) } » et inflige { $damage ->
    [0] 0 dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
log-defeated = Un monstre est vaincu : { NAME("monster", $monster) }.
log-destroyed = Le piège détruit un monstre : { NAME("monster", $monster) }.
log-hurt = { NAME("hero-cap", $hero) } perd { $lost ->
    [one] { $lost } Résistance
   *[other] { $lost } Résistances
} { hurt-by } ; { $left ->
    [0] il ne lui en reste pas.
   *[other] il lui en reste { $left }.
}
hurt-by = { $cause ->
    [bats] à cause des Chauves-souris
    [converging-lens] à cause de la lentille
    [darkness] à cause des Ténèbres
    [fire] à cause du feu
    [lava] à cause de la lave brûlante
    [madness] à cause de la folie
    [magic-storm] à cause de la tempête
    [magma] à cause du magma
    [panic] dans la panique
    [tremor] dans la secousse
    [well] à cause du puits
   *[other] contre « { NAME("monster", $cause) } »
}
log-shielded = { $count ->
    [one] { NAME("hero-cap", $hero) } annule { $count } dégât.
   *[other] { NAME("hero-cap", $hero) } annule { $count } dégâts.
}
log-healed = { NAME("hero-cap", $hero) } récupère { $gained ->
    [one] { $gained } Résistance
   *[other] { $gained } Résistances
} et en a maintenant { $left }.
log-returned = { NAME("hero-cap", $hero) } tombe, retrouve sa Résistance au château, et le tour prend fin.
log-item-gained = Le joueur { $player } gagne { NAME("card", $card) }.
log-fairy-gained = { NAME("hero-cap", $hero) } gagne une Fée : { NAME("fairy", $fairy) }.
log-fairy-used = Une Fée aide { NAME("hero-the", $hero) } : { NAME("fairy", $fairy) }.
log-fairies-return = Les Fées utilisées reviennent dans la réserve.
log-location-used = { NAME("hero-cap", $hero) } utilise un Lieu : { NAME("location", $location) }.
log-trap-laid = { NAME("hero-cap", $hero) } pose un piège de { $value } à l'emplacement { $spot }.
log-trap-sprung = Un piège se referme sur « { NAME("monster", $monster) } » et inflige { $damage } dégâts.
log-revealed = La pioche révèle une carte : { NAME("monster", $monster) }.
log-entered = Une carte entre dans le passage : { NAME("monster", $monster) }.
log-advance = Toutes les cartes du passage avancent d'une case.
log-relocated = Une carte va sur la case { $square } du passage : { NAME("monster", $monster) }.
log-swapped = Deux cartes du passage échangent leurs cases : { NAME("monster", $monster) } et { NAME("monster", $other) }.
log-looked = Voici le dessus de la pioche : { LIST("monster", $cards) }.
log-rolled = Le dé montre { $face }.
log-face-chosen = Le dé est posé sur { $face }.
log-rockfall = Des rochers tombent devant la case { $square }.
log-rockfall-cleared = { NAME("hero-cap", $hero) } dégage les rochers.
log-darkness = Un Lieu est plongé dans le noir : { NAME("location", $location) }.
log-lit = { NAME("hero-cap", $hero) } fait la lumière.
log-threat = { $threat ->
    [claw] Une Menace pèse sur la case { $square } du passage : une Griffe de plus.
    [broken] Une Menace pèse sur la case { $square } du passage : une Épée brisée de plus.
   *[other] Une Menace pèse sur la case { $square } du passage : un Inévitable.
}
log-threat-nowhere = La case { $square } du passage porte déjà une Menace : rien ne se passe.
log-threat-removed = La Menace de la case { $square } du passage a disparu.
log-disarmed = Un monstre est désarmé pour ce tour : { NAME("monster", $monster) }.
log-refused-lead = { NAME("hero-cap", $hero) } refuse de se laisser mener sur la case { $square }.
log-refused-heal = { NAME("hero-cap", $hero) } refuse les soins proposés par { NAME("hero-the", $asking) }.
log-refused-recover = { NAME("hero-cap", $hero) } refuse la Poussière offerte par { NAME("hero-the", $asking) }.
log-refused-trade-places = { NAME("hero-cap", $hero) } refuse l'échange de cases proposé par { NAME("hero-the", $asking) }.
log-hasty-turn = Au niveau difficile, les premiers tours pressent : une carte de plus est révélée.
log-won = Le but du chapitre est atteint : les héros gagnent.
log-lost-castle = Un monstre est entré au château : les héros ont perdu.
log-lost-deck = La pioche est vide alors qu'une carte est due : les héros ont perdu.
then-castle = { $sure ->
    [1] La prochaine carte pousse « { NAME("monster", $monster) } » dans le château : la partie est perdue.
   *[other] Si une carte entre dans le passage, elle pousse « { NAME("monster", $monster) } » dans le château : la partie est perdue.
}
    .tone = deadly
then-deck-empty = La pioche n'a plus assez de cartes pour la fin de ce tour : la partie est perdue.
    .tone = deadly
then-icons-lost = Icônes perdues sans servir : { LIST("icon", $icons) }.
then-defeated = { $damage ->
    [one] { $damage } dégât : le monstre est vaincu.
   *[other] { $damage } dégâts : le monstre est vaincu.
}
then-wounded = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} : il reste { $left ->
    [one] { $left } Résistance.
   *[other] { $left } Résistances.
}
then-unhurt = Aucun dégât ne reste.
then-broken = { $count ->
    [one] Une Épée brisée annule 1 dégât.
   *[other] Les Épées brisées annulent { $count } dégâts.
}
then-item = { $all ->
    [1] Chacun gagne un objet.
   *[other] Vous gagnez { $count ->
        [one] un objet
       *[other] { $count } objets
    }.
}
then-fairy = { $all ->
    [1] Chacun gagne une Fée.
   *[other] Vous gagnez { $count ->
        [one] une Fée
       *[other] { $count } Fées
    }.
}
then-claws = { $count ->
    [one] { $count } Griffe riposte
   *[other] { $count } Griffes ripostent
}{ $all ->
    [1] {" "}contre chaque héros.
   *[other] .
}
then-unavoidable = { $all ->
    [1] Chaque héros perd { $count } Résistance quoi qu'il arrive.
   *[other] { $count } Résistance est perdue quoi qu'il arrive.
}
then-falls = { $sure ->
    [1] { NAME("hero-cap", $hero) } tombe.
   *[other] Sans Bouclier, { NAME("hero-the", $hero) } tombe.
}
then-no-card = La pioche est vide : la partie est perdue.
    .tone = deadly
then-loses = { $how ->
    [shields] { NAME("hero-cap", $hero) } subit { $count } { $count ->
        [one] dégât
       *[other] dégâts
    }, sauf si des Boucliers l'annulent.
    [die] Le dé peut coûter { $count } { $count ->
        [one] Résistance
       *[other] Résistances
    } ({ NAME("hero", $hero) }).
   *[sure] { NAME("hero-cap", $hero) } perd { $count } { $count ->
        [one] Résistance
       *[other] Résistances
    } et en garde { $left }.
}
then-fells = { $how ->
    [shields] Sans Bouclier, { NAME("hero-the", $hero) } tombe.
    [die] Si le dé est mauvais, { NAME("hero-the", $hero) } tombe.
   *[sure] { NAME("hero-cap", $hero) } tombe.
}
then-won = Le but du chapitre est atteint.

chip-hurt = −{ $lost }
    .tone = harm
chip-returned = tombe
    .tone = deadly
chip-defeated = vaincu
    .tone = good
chip-healed = +{ $gained }
    .tone = good
chip-attacked = { $damage }
    .tone = { $damage ->
        [0] { "" }
       *[other] good
    }
chip-wounded = −{ $damage }
    .tone = good
chip-castle = Le château peut tomber
    .tone = deadly
chip-deck-empty = La partie est perdue
    .tone = deadly
chip-dust-recovered = +{ $gained }
    .tone = good

## Pourquoi pas

why-not-now = Personne n'agit en ce moment.
why-not-your-hero = Ce n'est pas le tour de ce héros ({ NAME("hero", $hero) }).
why-nothing-ready = { NAME("hero-cap", $hero) } n'a ni Déplacement, ni Épée, ni autre icône à utiliser. Les cartes, les compétences et les Fées en donnent : jouez-en d'abord.
why-nothing-for-hero = Aucune des icônes dont dispose { NAME("hero-the", $hero) } ne sert à rien ici. Les cartes, les compétences et les Fées en donnent d'autres.
why-not-in-hand = Cette carte n'est pas dans votre main.
why-no-dust = { $dust ->
    [one] Il y faut { $dust } Poussière utilisable.
   *[other] Il y faut { $dust } Poussières utilisables.
}
why-no-icon = Il y faut une icône : { NAME("icon", $icon) }.
why-too-few-icons = On ne peut en employer que { $count } pour cela : { NAME("icon", $icon) }.
why-no-sword-at-castle = À côté du château, l'Épée n'atteint rien : seuls les tirs touchent le passage d'ici.
why-rockfall = Des rochers séparent le héros de sa propre colonne.
why-not-aligned = L'Épée ne frappe que ce qui se tient dans la colonne du héros.
why-not-a-target = Cela ne peut être attaqué.
why-too-near = Un tir ne touche jamais la colonne du héros.
why-out-of-reach = { $distance ->
    [one] Aucune de vos icônes ne porte à 1 colonne.
   *[other] Aucune de vos icônes ne porte à { $distance } colonnes.
}
why-not-next = Un Déplacement ne mène qu'à la case voisine.
why-leads-elsewhere = Ce pas mène à la case { $square }.
why-barred = Le chemin est barré.
why-costs-more = Cette case demande { $count } Déplacements.
why-already-there = Le héros s'y trouve déjà.
why-not-beside = Le héros ne se tient pas à côté de ce Lieu.
why-dark = Ce Lieu est dans le noir : { $dust } Poussières y font la lumière.
why-used = Déjà utilisé ce tour ; une fois de plus demande une Réutilisation.
why-blocked = Quelque chose bloque ce Lieu.
why-cost = Le coût ne peut être payé.
why-no-effect = Cela n'aurait aucun effet maintenant.
why-three-cards = Il y faut trois cartes, et vous pouvez en défausser { $count }.
why-not-held = Le héros n'a pas cette Fée.
why-skills-used = Les trois usages de la piste sont épuisés.
why-not-the-next-skill = Seule la case voisine du marqueur peut servir.
why-no-rockfall = Il n'y a pas de rochers ici.
why-rockfall-cost = Dégager les rochers demande 3 Épées d'un coup.
why-not-dark = Il fait clair ici.
why-not-at-castle = On retire les Menaces depuis la case voisine du château.
why-no-threat = Il n'y a aucune Menace.

## Campagne

carried-items = { LIST("hero", $heroes) } : peut garder un objet parmi { LIST("card", $items) }.
carried-kept = { LIST("hero", $heroes) } : garde { LIST("card", $items) }.
carried-nothing = { LIST("hero", $heroes) } : n'apporte aucun objet.
carried-other-heroes = Ce qui a été emporté appartient à d'autres héros.
carried-no-item = Il n'y a pas d'objet « { $item } » à emporter.
carried-unreadable = Ce qui a été emporté est illisible.

## Ce qui ne peut être ni convenu ni commencé

same-hero = Un même héros ne peut pas être pris deux fois.
misread-hero = il n'y a pas de héros « { $name } » ici
misread-card = il ne reste pas de carte « { $name } »
misread-fairy = il ne reste pas de Fée « { $name } »
misread-location = il n'y a pas de Lieu « { $name } » ici
misread-icon = il n'y a pas d'icône « { $name } »
misread-track = il n'y a pas de piste de compétences « { $name } »
misread-dust = Poussière de ce héros ({ NAME("hero", $name) }) : { $most } au plus

## Ce que comptent les rapports

content-heroes = Héros
content-cards = Cartes des héros
content-items = Objets
content-fairies = Fées
content-skills = Compétences
content-monsters = Monstres
content-events = Événements
content-locations = Lieux
cause-panic = Panique
verb-agree = Accepter
verb-calm = Choisir une Menace
verb-calm-threat = Retirer une Menace
verb-card = Choisir une carte commune
verb-clear = Dégager les rochers
verb-convert = Convertir une icône
verb-decline = Ne rien prendre
verb-discard = Défausser
verb-draw = Piocher
verb-end = Finir le tour
verb-enough = S'arrêter là
verb-face = Choisir une face
verb-fairy = Utiliser une Fée
verb-fetch = Reprendre une carte
verb-first = Premier joueur
verb-give = Donner
verb-heal = Soigner
verb-hero = Choisir un héros
verb-into-deck = Mettre dans le paquet
verb-keep = Garder un objet
verb-keep-none = Ne rien garder
verb-keep-roll = Garder le jet
verb-lead = Mener un héros
verb-light = Éclairer
verb-move = Se déplacer
verb-on-top = Mettre dessus
verb-play = Jouer une carte
verb-recover = Récupérer la Poussière
verb-refuse = Refuser
verb-reroll = Relancer
verb-rest-of-deck = Compléter le paquet
verb-roll = Lancer le dé
verb-shield = Utiliser un Bouclier
verb-shield-card = Se protéger par une carte
verb-shoot = Tirer
verb-skill = Utiliser une compétence
verb-strike = Frapper
verb-take-damage = Subir les dégâts
verb-take-fairy = Prendre une Fée
verb-take-item = Prendre un objet
verb-teleport = Se téléporter
verb-track = Choisir une compétence
verb-trade = Défausser trois cartes
verb-trap = Poser un piège
verb-under = Mettre dessous
verb-use = Utiliser un Lieu
verb-with = Choisir un partenaire

## Dans le terminal

terminal-signs =
    Sur la ligne d'un héros : { $full } Poussière utilisable et compétences qui restent, { $empty } Poussière inactive et compétences utilisées.
    Sur une carte, entre parenthèses : + et, / ou, | une autre utilisation.
