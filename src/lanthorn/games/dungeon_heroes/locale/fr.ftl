# Dungeon Heroes : tout ce que lit un joueur.
# Une sorte de tuile ou un héros ajoutés par un pack montrent leur nom interne, tant que le pack ne remplace pas les listes ci-dessous.

game = Dungeon Heroes
game-about = Quatre héros cherchent des trésors dans un donjon dont le maître cache coffres, pièges et monstres sous des tuiles face cachée. Les héros gagnent avec trois trésors, en solitaire avec les quatre ; le donjon gagne s'ils tombent tous.
game-minutes = 30 à 60 minutes

seat-heroes = Héros
seat-master = Maître du donjon

## Réglages

setting-mode = Mode
setting-mode-about = Deux joueurs l'un contre l'autre, ou un seul contre un donjon qui joue de lui-même.
setting-mode-duel = À deux
setting-mode-solitaire = En solitaire
setting-dragon = Le dragon et la damoiselle
setting-dragon-about = Ajoute le dragon, la damoiselle, l'étendard et la fée.
setting-undead = Les seigneurs des morts-vivants
setting-undead-about = Ajoute le nécromant, la dame blanche, l'expérience et un marché.
setting-mandatory_actions = Les actions sont obligatoires
setting-mandatory_actions-about = Les héros ne finissent leur tour qu'une fois leurs actions dépensées ou si rien d'obligatoire n'est possible.
setting-dm_sees_own_tiles = Le maître du donjon peut revoir ses tuiles
setting-dm_sees_own_tiles-about = Sans cette règle, il doit se rappeler ce qu'il a posé et où.
setting-gift_adjacency = Un artefact se donne
setting-gift_adjacency-about = Dit si un héros peut donner un artefact à un héros placé en diagonale.
setting-gift_adjacency-all = à tout voisin
setting-gift_adjacency-orthogonal = sauf en diagonale
setting-radius_metric = « À 2 cases ou moins » désigne
setting-radius_metric-about = Comment se mesure la portée de la damoiselle, de l'étendard, du nécromant et du crâne du démon.
setting-radius_metric-chebyshev = un carré de 5 sur 5
setting-radius_metric-manhattan = 2 pas sans diagonale
setting-wizard_sees_under_monsters = Le magicien voit sous les monstres
setting-wizard_sees_under_monsters-about = Le magicien peut révéler une tuile sur laquelle se tient une figurine de monstre.
setting-experience_from_suffered_traps = Un piège subi donne de l'expérience
setting-experience_from_suffered_traps-about = Sans cette règle, seuls les pièges désamorcés donnent de l'expérience.
setting-skull_kills_all = Le crâne du démon tue tous les monstres à portée
setting-skull_kills_all-about = Sans cette règle, il ne tue qu'un seul monstre.

## Héros

hero-warrior = Guerrier
hero-warrior-about = Tue un monstre en entrant sur sa case, sans être blessé.
hero-cleric = Clerc
hero-cleric-about = Action : rend 2 PV à lui-même ou à un voisin, sans diagonale.
hero-rogue = Voleur
hero-rogue-about = Désamorce un piège en y entrant, sans être blessé.
hero-wizard = Magicien
hero-wizard-about = Action : révèle une tuile face cachée, où qu'elle soit.
hero-damsel = Damoiselle
hero-damsel-about = Une fois par tour, un autre héros à 2 cases ou moins agit gratuitement.

hero-name = { $hero ->
    [warrior] { hero-warrior }
    [cleric] { hero-cleric }
    [rogue] { hero-rogue }
    [wizard] { hero-wizard }
    [damsel] { hero-damsel }
   *[other] { NAME("hero", $hero) }
}
hero-about = { $hero ->
    [warrior] { hero-warrior-about }
    [cleric] { hero-cleric-about }
    [rogue] { hero-rogue-about }
    [wizard] { hero-wizard-about }
    [damsel] { hero-damsel-about }
   *[other] { $ability ->
        [slay] { hero-warrior-about }
        [heal] { hero-cleric-about }
        [disarm] { hero-rogue-about }
        [reveal] { hero-wizard-about }
        [inspire] { hero-damsel-about }
       *[other] Pas de capacité spéciale.
    }
}
the-hero = { $hero ->
    [warrior] le guerrier
    [cleric] le clerc
    [rogue] le voleur
    [wizard] le magicien
    [damsel] la damoiselle
   *[other] { NAME("hero", $hero) }
}
The-hero = { $hero ->
    [warrior] Le guerrier
    [cleric] Le clerc
    [rogue] Le voleur
    [wizard] Le magicien
    [damsel] La damoiselle
   *[other] { NAME("hero", $hero) }
}
the-target = { $target ->
    [warrior] le guerrier
    [cleric] le clerc
    [rogue] le voleur
    [wizard] le magicien
    [damsel] la damoiselle
   *[other] { NAME("hero", $target) }
}
to-the-target = { $target ->
    [warrior] au guerrier
    [cleric] au clerc
    [rogue] au voleur
    [wizard] au magicien
    [damsel] à la damoiselle
   *[other] à { NAME("hero", $target) }
}
heal-whom = { $target ->
    [warrior] { $hero ->
        [warrior] se soigner
       *[other] soigner le guerrier
    }
    [cleric] { $hero ->
        [cleric] se soigner
       *[other] soigner le clerc
    }
    [rogue] { $hero ->
        [rogue] se soigner
       *[other] soigner le voleur
    }
    [wizard] { $hero ->
        [wizard] se soigner
       *[other] soigner le magicien
    }
    [damsel] { $hero ->
        [damsel] se soigner
       *[other] soigner la damoiselle
    }
   *[other] soigner { NAME("hero", $target) }
}
heals-whom = { $target ->
    [warrior] { $hero ->
        [warrior] se soigne
       *[other] soigne le guerrier
    }
    [cleric] { $hero ->
        [cleric] se soigne
       *[other] soigne le clerc
    }
    [rogue] { $hero ->
        [rogue] se soigne
       *[other] soigne le voleur
    }
    [wizard] { $hero ->
        [wizard] se soigne
       *[other] soigne le magicien
    }
    [damsel] { $hero ->
        [damsel] se soigne
       *[other] soigne la damoiselle
    }
   *[other] soigne { NAME("hero", $target) }
}

## Tuiles

category-monster = Monstre
category-trap = Piège
category-treasure = Trésor
category-movement = Déplacement
category-deadly = Mortelle
category-artifact = Artefact
category-ally = Alliée

tile-hidden = Tuile face cachée
tile-hidden-about = On voit ce que c'est quand un héros y entre ou qu'elle est révélée.
tile-grand-chest = Grand coffre
tile-grand-chest-about = Un trésor pour le premier héros qui met le pied dans la salle des trésors.
tile-ogre = Ogre
tile-ogre-about = Un monstre qui se déplace et frappe le long des rangées et des colonnes.
tile-orc = Orc
tile-orc-about = Un monstre qui se déplace et frappe le long des rangées et des colonnes.
tile-skeleton = Squelette
tile-skeleton-about = Un monstre qui se déplace et frappe le long des rangées et des colonnes.
tile-goblin = Gobelin
tile-goblin-about = Un monstre qui se déplace en tous sens, mais frappe le long des rangées et des colonnes.
tile-dragon = Dragon
tile-dragon-about = Un monstre de deux cases, éveillé d'emblée, qui frappe en tous sens.
tile-necromancer = Nécromant
tile-necromancer-about = Un monstre à deux actions, éveillé d'emblée ; pour les deux, il relève un monstre tué.
tile-white-lady = Dame blanche
tile-white-lady-about = Un monstre à deux actions, éveillé d'emblée ; en entrant sur la case d'un héros, il peut le posséder, sauf le clerc.
tile-spike-pit = Fosse à pieux
tile-spike-pit-about = Un piège qui blesse le héros qui y entre, puis disparaît.
tile-fireball = Boule de feu
tile-fireball-about = Un piège qui blesse le héros qui y entre, puis disparaît.
tile-arrow-launcher = Lance-flèches
tile-arrow-launcher-about = Un piège qui blesse le héros qui y entre, puis disparaît.
tile-bear-trap = Piège à ours
tile-bear-trap-about = Un piège qui blesse le héros qui y entre, puis disparaît.
tile-chest = Coffre
tile-chest-about = Un trésor pour les héros.
tile-portal = Portail
tile-portal-about = Renvoie le héros sur une case de départ libre.
tile-sliding-tile = Dalle mouvante
tile-sliding-tile-about = Emporte le héros le long d'une de ses flèches.
tile-poison-cloud = Nuage de poison
tile-poison-cloud-about = Tue tout héros qui y entre ; rien n'en protège.
tile-damsel-tile = Damoiselle
tile-damsel-tile-about = La damoiselle rejoint ici les héros.
tile-fairy = Fée
tile-fairy-about = Rend tous ses PV au héros, une seule fois.
tile-sword = Épée
tile-sword-about = Tue un monstre sur la case où entre son porteur. Ne coûte pas d'action.
tile-holy-icon = Icône sainte
tile-holy-icon-about = Rend 2 PV à son porteur ou à un voisin, sans diagonale. Ne coûte pas d'action.
tile-disarming-kit = Kit de désamorçage
tile-disarming-kit-about = Désamorce un piège où entre son porteur. Ne coûte pas d'action.
tile-magic-hat = Chapeau magique
tile-magic-hat-about = Révèle une tuile face cachée, où qu'elle soit. Coûte 1 action.
tile-holy-grail = Saint Graal
tile-holy-grail-about = Ramène près de son porteur un héros tombé, avec tous ses PV. Coûte 2 actions.
tile-banner = Étendard
tile-banner-about = Un autre héros à 2 cases ou moins agit gratuitement. Ne coûte pas d'action.
tile-demon-skull = Crâne du démon
tile-demon-skull-about = Tue les monstres à 2 cases ou moins. Coûte 1 action.
tile-magic-mirror = Miroir magique
tile-magic-mirror-about = Son porteur échange sa place avec un autre héros. Coûte 1 action.
tile-energy-elixir = Élixir d'énergie
tile-energy-elixir-about = Son porteur ne se fatigue pas de ce tour. Ne coûte pas d'action.
tile-strange-bread = Pain étrange
tile-strange-bread-about = Rend tous ses PV à son porteur. Coûte 1 action.

tile-name = { $tile ->
    [hidden] { tile-hidden }
    [grand-chest] { tile-grand-chest }
    [ogre] { tile-ogre }
    [orc] { tile-orc }
    [skeleton] { tile-skeleton }
    [goblin] { tile-goblin }
    [dragon] { tile-dragon }
    [necromancer] { tile-necromancer }
    [white-lady] { tile-white-lady }
    [spike-pit] { tile-spike-pit }
    [fireball] { tile-fireball }
    [arrow-launcher] { tile-arrow-launcher }
    [bear-trap] { tile-bear-trap }
    [chest] { tile-chest }
    [portal] { tile-portal }
    [sliding-tile] { tile-sliding-tile }
    [sliding-tile-2] { tile-sliding-tile }
    [sliding-tile-3] { tile-sliding-tile }
    [sliding-tile-4] { tile-sliding-tile }
    [sliding-tile-5] { tile-sliding-tile }
    [poison-cloud] { tile-poison-cloud }
    [damsel-tile] { tile-damsel-tile }
    [fairy] { tile-fairy }
    [sword] { tile-sword }
    [holy-icon] { tile-holy-icon }
    [disarming-kit] { tile-disarming-kit }
    [magic-hat] { tile-magic-hat }
    [holy-grail] { tile-holy-grail }
    [banner] { tile-banner }
    [demon-skull] { tile-demon-skull }
    [magic-mirror] { tile-magic-mirror }
    [energy-elixir] { tile-energy-elixir }
    [strange-bread] { tile-strange-bread }
   *[other] { NAME("tile", $tile) }
}
tile-about = { $tile ->
    [hidden] { tile-hidden-about }
    [grand-chest] { tile-grand-chest-about }
    [ogre] { tile-ogre-about }
    [orc] { tile-orc-about }
    [skeleton] { tile-skeleton-about }
    [goblin] { tile-goblin-about }
    [dragon] { tile-dragon-about }
    [necromancer] { tile-necromancer-about }
    [white-lady] { tile-white-lady-about }
    [chest] { tile-chest-about }
    [portal] { tile-portal-about }
    [poison-cloud] { tile-poison-cloud-about }
    [damsel-tile] { tile-damsel-tile-about }
    [fairy] { tile-fairy-about }
    [sword] { tile-sword-about }
    [holy-icon] { tile-holy-icon-about }
    [disarming-kit] { tile-disarming-kit-about }
    [magic-hat] { tile-magic-hat-about }
    [holy-grail] { tile-holy-grail-about }
    [banner] { tile-banner-about }
    [demon-skull] { tile-demon-skull-about }
    [magic-mirror] { tile-magic-mirror-about }
    [energy-elixir] { tile-energy-elixir-about }
    [strange-bread] { tile-strange-bread-about }
   *[other] { $effect ->
        [wound] Un monstre.
        [spring] { tile-spike-pit-about }
        [treasure] { tile-chest-about }
        [return-to-start] { tile-portal-about }
        [slide] { tile-sliding-tile-about }
        [die] { tile-poison-cloud-about }
        [restore] { tile-fairy-about }
        [join] { tile-damsel-tile-about }
       *[other] Un artefact.
    }
}
a-tile = { $tile ->
    [hidden] une tuile
    [ogre] un ogre
    [orc] un orc
    [skeleton] un squelette
    [goblin] un gobelin
    [dragon] le dragon
    [necromancer] le nécromant
    [white-lady] la dame blanche
    [spike-pit] une fosse à pieux
    [fireball] une boule de feu
    [arrow-launcher] un lance-flèches
    [bear-trap] un piège à ours
    [chest] un coffre
    [portal] un portail
    [sliding-tile] une dalle mouvante
    [sliding-tile-2] une dalle mouvante
    [sliding-tile-3] une dalle mouvante
    [sliding-tile-4] une dalle mouvante
    [sliding-tile-5] une dalle mouvante
    [poison-cloud] un nuage de poison
    [damsel-tile] la damoiselle
    [fairy] la fée
    [sword] une épée
    [holy-icon] une icône sainte
    [disarming-kit] un kit de désamorçage
    [magic-hat] un chapeau magique
    [holy-grail] le Saint Graal
    [banner] l'étendard
    [demon-skull] le crâne du démon
    [magic-mirror] le miroir magique
    [energy-elixir] l'élixir d'énergie
    [strange-bread] le pain étrange
   *[other] { NAME("tile", $tile) }
}
the-tile = { $tile ->
    [ogre] l'ogre
    [orc] l'orc
    [skeleton] le squelette
    [goblin] le gobelin
    [dragon] le dragon
    [necromancer] le nécromant
    [white-lady] la dame blanche
    [spike-pit] la fosse à pieux
    [fireball] la boule de feu
    [arrow-launcher] le lance-flèches
    [bear-trap] le piège à ours
    [chest] le coffre
    [portal] le portail
    [sliding-tile] la dalle mouvante
    [sliding-tile-2] la dalle mouvante
    [sliding-tile-3] la dalle mouvante
    [sliding-tile-4] la dalle mouvante
    [sliding-tile-5] la dalle mouvante
    [poison-cloud] le nuage de poison
    [damsel-tile] la damoiselle
    [fairy] la fée
    [sword] l'épée
    [holy-icon] l'icône sainte
    [disarming-kit] le kit de désamorçage
    [magic-hat] le chapeau magique
    [holy-grail] le Saint Graal
    [banner] l'étendard
    [demon-skull] le crâne du démon
    [magic-mirror] le miroir magique
    [energy-elixir] l'élixir d'énergie
    [strange-bread] le pain étrange
   *[other] { NAME("tile", $tile) }
}
The-tile = { $tile ->
    [fairy] La fée
    [strange-bread] Le pain étrange
   *[other] { tile-name }
}

## Monstres et autres dangers

the-monster = { $monster ->
    [ogre] l'ogre
    [orc] l'orc
    [skeleton] le squelette
    [goblin] le gobelin
    [dragon] le dragon
    [necromancer] le nécromant
    [white-lady] la dame blanche
   *[other] { NAME("tile", $monster) }
}
a-monster = { $monster ->
    [ogre] un ogre
    [orc] un orc
    [skeleton] un squelette
    [goblin] un gobelin
    [dragon] le dragon
    [necromancer] le nécromant
    [white-lady] la dame blanche
   *[other] { NAME("tile", $monster) }
}
figure-name = { $figure ->
    [ogre] Ogre
    [orc-1] Orc 1
    [orc-2] Orc 2
    [skeleton-1] Squelette 1
    [skeleton-2] Squelette 2
    [skeleton-3] Squelette 3
    [goblin-1] Gobelin 1
    [goblin-2] Gobelin 2
    [goblin-3] Gobelin 3
    [goblin-4] Gobelin 4
    [dragon] Dragon
    [necromancer] Nécromant
    [white-lady] Dame blanche
   *[other] { NAME("tile", $monster) } ({ $figure })
}
The-figure = { $figure ->
    [ogre] L'ogre
    [orc-1] L'orc 1
    [orc-2] L'orc 2
    [skeleton-1] Le squelette 1
    [skeleton-2] Le squelette 2
    [skeleton-3] Le squelette 3
    [goblin-1] Le gobelin 1
    [goblin-2] Le gobelin 2
    [goblin-3] Le gobelin 3
    [goblin-4] Le gobelin 4
    [dragon] Le dragon
    [necromancer] Le nécromant
    [white-lady] La dame blanche
   *[other] { NAME("tile", $monster) } ({ $figure })
}
The-source = { $source ->
    [ogre] L'ogre
    [orc] L'orc
    [skeleton] Le squelette
    [goblin] Le gobelin
    [dragon] Le dragon
    [necromancer] Le nécromant
    [white-lady] La dame blanche
    [spike-pit] La fosse à pieux
    [fireball] La boule de feu
    [arrow-launcher] Le lance-flèches
    [bear-trap] Le piège à ours
   *[other] { NAME("tile", $source) }
}
The-revealer = { $by ->
    [master] Le maître du donjon
    [dungeon] Le donjon
    [warrior] Le guerrier
    [cleric] Le clerc
    [rogue] Le voleur
    [wizard] Le magicien
    [damsel] La damoiselle
   *[other] { NAME("hero", $by) }
}

## Questions

ask-arrange = Où commence { the-hero } ?
ask-act = { $left ->
    [0] Il ne reste aucune action, sauf ce qui est gratuit. Que font les héros ?
    [one] Que font les héros ? Il reste 1 action.
   *[other] { $due ->
        [0] Que font les héros ? Il reste { $left } actions.
       *[other] Que font les héros ? Il reste { $left } actions, dont { $due } à jouer.
    }
}
ask-free-action = Que fait { the-hero } de son action gratuite ?
ask-wield-slay = { The-hero } rencontre { the-tile }. Utilisez-vous un artefact ?
ask-wield-disarm = { The-hero } rencontre { the-tile }. Utilisez-vous un artefact ?
ask-slide = Où glisse { the-hero } ?
ask-portal = Sur quelle case de départ { the-hero } revient-{ $hero ->
    [damsel] elle
   *[other] il
} ?
ask-smite = Quel monstre { the-hero } tue-t-{ $hero ->
    [damsel] elle
   *[other] il
} ?
ask-pay = { $points ->
    [one] Quelle tuile paie { the-tile } ? Il reste 1 point à payer.
   *[other] Quelle tuile paie { the-tile } ? Il reste { $points } points à payer.
}
ask-place = { $left ->
    [one] Quelle tuile posez-vous, et où ? Il reste 1 action.
   *[other] Quelle tuile posez-vous, et où ? Il reste { $left } actions.
}
ask-master-act = { $left ->
    [one] Que fait le donjon ? Il reste 1 action.
   *[other] Que fait le donjon ? Il reste { $left } actions.
}
ask-follow-up = Que fait { the-monster } après son déplacement ?

## Choix

option-end = Finir le tour
option-hold = Ne rien faire de plus
option-keep = Ne rien utiliser
option-arrange = { hero-name } : commencer en { $square }
option-move = { hero-name } : aller en { $square }
option-lead = Mener { the-hero } en { $square }
option-reveal = { hero-name } : révéler { $square }
option-reveal-tile = Révéler { $square }
option-place = Poser { the-tile } en { $square }
option-prowl = { figure-name } : aller en { $square }
option-attack = { figure-name } : attaquer { the-hero } ({ $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
})
option-heal = { hero-name } : { heal-whom }
option-claim = { hero-name } : offrir une action gratuite { to-the-target }
option-slide = Glisser en { $square }
option-portal = Revenir en { $square }
option-smite = Tuer le monstre en { $square }
option-give = { hero-name } : donner { the-tile } { to-the-target }
option-use-slay = { hero-name } : utiliser { the-tile }
option-use-disarm = { hero-name } : utiliser { the-tile }
option-use-heal = { hero-name } : { heal-whom } avec { the-tile }
option-free = { hero-name } : chasser la dame blanche, qui possède { the-target } (sans PV)
option-use-free = { hero-name } : chasser la dame blanche, qui possède { the-target }, avec { the-tile }
option-shift = { figure-name } : aller { $direction ->
    [north] au nord
    [south] au sud
    [east] à l'est
    [west] à l'ouest
   *[other] { $direction }
} (en { $square })
option-use-reveal = { hero-name } : révéler { $square } avec { the-tile }
option-use-revive = { hero-name } : ramener { the-target } en { $square } avec { the-tile }
option-use-inspire = { hero-name } : action gratuite { to-the-target } avec { the-tile }
option-use-smite = { hero-name } : utiliser { the-tile } contre les monstres proches
option-use-swap = { hero-name } : changer de place avec { the-target } ({ the-tile })
option-use-tireless = { hero-name } : utiliser { the-tile } (aucune fatigue ce tour)
option-use-restore = { hero-name } : utiliser { the-tile } (tous ses PV)
option-buy = Acheter { the-tile } pour { the-hero } ({ $price ->
    [one] { $price } point
   *[other] { $price } points
})
option-pay = { hero-name } : payer avec { the-tile } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
option-raise = Relever { a-tile } en { $square }
option-possess = Posséder { the-hero }

## Le journal

log-hero-arranged = { The-hero } commence en { $square }.
log-turn-heroes = Tour { $turn } : les héros.
log-turn-master = Tour { $turn } : le maître du donjon.
log-turn-dungeon = Tour { $turn } : le donjon.
log-turn-skipped = { The-hero } est sous possession et sans compagnon : les héros passent leur tour.
log-drew = Le maître du donjon pioche { a-tile }.
log-tile-placed = Le maître du donjon pose { a-tile } face cachée en { $square }.
log-aggressive-phase = La phase agressive commence : les monstres s'éveillent.
log-tile-revealed = { The-revealer } révèle { a-tile } en { $square }.
log-figure-placed = { The-figure } surgit en { $square }.
log-figure-stretched = { The-figure } couvre aussi { $square }.
log-figure-moved = { The-figure } va de { $origin } à { $square }.
log-attacked = { The-figure } attaque { the-hero }.
log-hero-moved = { The-hero } va de { $origin } à { $square }.
log-hero-led = La dame blanche mène { the-hero } de { $origin } à { $square }.
log-hero-carried = { The-hero } arrive en { $square }.
log-hero-hurt = { The-source } blesse { the-hero } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $hp ->
    [0] plus aucun PV
   *[other] reste { $hp } PV
}.
log-hero-fell = { The-hero } tombe en { $square }.
log-hero-returned = { The-hero } revient à la vie en { $square }.
log-healed = { The-hero } { heals-whom } : { $hp } PV à présent.
log-restored = { The-tile } guérit entièrement { the-hero } : { $hp } PV.
log-monster-slain = { The-hero } tue { the-monster } en { $square }.
log-monster-raised = Le nécromant relève { a-monster } en { $square }.
log-trap-disarmed = { The-hero } désamorce { the-tile }.
log-slid = { $exits ->
    [0] { The-hero } est sur une dalle mouvante, mais aucune flèche ne mène à une case libre.
   *[other] Une dalle mouvante emporte { the-hero }.
}
log-ported = { $exits ->
    [0] { The-hero } est sur un portail, mais aucune case de départ n'est libre.
   *[other] Un portail renvoie { the-hero } au départ.
}
log-poisoned = { The-hero } respire le poison.
log-artifact-taken = { The-hero } prend { the-tile }.
log-artifact-given = { The-hero } donne { the-tile } { to-the-target }.
log-artifact-used = { The-hero } utilise { the-tile }.
log-stack-dropped = Les artefacts du héros tombé restent en { $square }.
log-stack-taken = { The-hero } ramasse les artefacts en { $square }.
log-swapped = { The-hero } et { the-target } échangent leurs places.
log-bought = Les héros achètent { the-tile } pour { the-hero }.
log-inspired = { The-hero } peut agir gratuitement.
log-damsel-joined = { The-hero } rejoint les héros en { $square }.
log-possessed = La dame blanche possède { the-hero }.
log-possession-ended = La dame blanche quitte { the-hero }, et la partie.
log-chest-taken = { The-hero } trouve un coffre : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} à présent.
log-grand-chest-taken = { The-hero } prend le grand coffre : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} à présent.
log-won-treasures = Les héros ont les trésors qu'ils cherchaient et gagnent.
log-won-all-fallen = Tous les héros sont tombés : le donjon gagne.
log-won-possessed = Le dernier héros est resté possédé trop longtemps : le donjon gagne.

## La table

region-board = Le donjon
region-pile = Pioche
region-box = Dans la boîte
region-hand = Main du maître du donjon
region-market = { $points ->
    [one] Marché : { $points } point d'expérience à dépenser
   *[other] Marché : { $points } points d'expérience à dépenser
}
region-eliminated = Monstres de base tués
region-treasures = Trésors
region-end = Fin
zone-start = Départ
zone-treasure-room = Salle des trésors
meter-hp = PV
meter-actions = Actions
meter-actions-left = Actions restantes
mark-fallen = Hors de combat
mark-possessed = Sous possession
mark-tireless = Sans fatigue ce tour
mark-inspired = Action gratuite offerte ce tour
badge-damage = Dégâts
badge-price = Prix
badge-points = Expérience
badge-count = Nombre
badge-arrows = Flèches
badge-face-down = Face cachée
badge-raised = Relevé : ne donne pas d'expérience
status-arranging = Les héros prennent place
status-turn = Tour { $turn }
status-phase = { $phase ->
    [passive] Phase passive
   *[aggressive] Phase agressive
}
status-side = { $side ->
    [heroes] Héros
    [master] Maître du donjon
   *[dungeon] Donjon
}
status-actions = { $left ->
    [0] Plus aucune action
    [one] 1 action
   *[other] { $left } actions
}

## Pastilles : un mot ou deux là où quelque chose se produira à coup sûr

chip-hero-hurt = −{ $damage }
    .tone = harm
chip-hero-fell = meurt
    .tone = deadly
chip-monster-slain = tue
    .tone = good
chip-trap-disarmed = désamorce
    .tone = good
chip-artifact-taken = prend
    .tone = good
chip-stack-taken = prend
    .tone = good
chip-chest-taken = trésor
    .tone = good
chip-grand-chest-taken = trésor
    .tone = good
chip-healed = +PV
    .tone = good
chip-restored = tous ses PV
    .tone = good
chip-possessed = possède
    .tone = harm
chip-hero-returned = revient
    .tone = good

## Pourquoi une chose n'est pas possible

The-target = { $target ->
    [warrior] Le guerrier
    [cleric] Le clerc
    [rogue] Le voleur
    [wizard] Le magicien
    [damsel] La damoiselle
   *[other] { NAME("hero", $target) }
}
The-monster = { $monster ->
    [ogre] L'ogre
    [orc] L'orc
    [skeleton] Le squelette
    [goblin] Le gobelin
    [dragon] Le dragon
    [necromancer] Le nécromant
    [white-lady] La dame blanche
   *[other] { NAME("tile", $monster) }
}

refused-others-turn = C'est au tour de l'autre camp.
refused-of-the-master = C'est le maître du donjon qui dirige les monstres.
refused-of-the-dungeon = Les monstres agissent d'eux-mêmes au tour du donjon.
refused-of-the-heroes = C'est le joueur des héros qui mène les héros.
refused-out-of-everybodys-reach = Aucun héros ne peut avancer en { $square } à ce moment.
refused-nowhere-to-step = { The-hero } n'a nulle part où avancer.
refused-nothing-to-use-on = Rien ni personne ici pour { the-tile }.
refused-no-such-thing = Rien ici ne s'appelle « { $name } ».
refused-hero-hidden = { The-hero } n'a pas encore été retrouvée.
refused-hero-fallen = { The-hero } n'est plus en jeu.
refused-hero-possessed = La dame blanche possède { the-hero }.
refused-hero-exhausted = La fatigue retient { the-hero } jusqu'à la fin du tour.
refused-quota-spent = { $left ->
    [0] Il ne reste plus d'action pour ce tour.
   *[other] Il faudrait plus d'actions qu'il n'en reste ({ $left }).
}
refused-too-far-orthogonal = { The-hero } avance d'une case, sans diagonale ; { $square } n'en fait pas partie.
refused-too-far = { The-hero } avance d'une case ; { $square } est trop loin.
refused-hero-there = Un héros occupe { $square }.
refused-cannot-heal = Seul le clerc soigne de ses mains, pas { the-hero }.
refused-not-beside = { The-hero } ne soigne que sur une case qui partage un côté ; { the-target } n'y est pas.
refused-at-full-health = { The-hero } a déjà tous ses PV.
refused-cannot-reveal = Seul le magicien révèle les tuiles à distance, pas { the-hero }.
refused-nothing-face-down = Aucune tuile face cachée en { $square }.
refused-under-a-monster = Un monstre se tient en { $square } : la tuile dessous ne peut pas être révélée.
refused-not-carried = { The-hero } ne porte pas { the-tile }.
refused-not-adjacent = { The-hero } ne donne qu'à un héros voisin ; { the-target } ne l'est pas.
refused-used-on-entering = { The-tile } sert au moment d'entrer sur la case du danger.
refused-hero-alive = { The-hero } est en vie.
refused-square-not-beside = { $square } n'est pas une case voisine.
refused-square-not-empty = { $square } n'est pas vide.
refused-not-oneself = C'est pour un autre héros, pas pour { the-hero }.
refused-beyond-two-squares = Plus de 2 cases séparent { the-target } et { the-hero }.
refused-same-square = { The-hero } et { the-target } partagent une case : il n'y a rien à échanger.
refused-free-action-first = D'abord l'action gratuite pour { the-hero } : ce qui coûterait exactement 1 action.
refused-no-monster-near = Aucun monstre à 2 cases ou moins.
refused-already-tireless = { The-hero } ne se fatigue déjà plus ce tour-ci.
refused-once-a-turn = { The-hero } a déjà inspiré quelqu'un pendant ce tour.
refused-not-in-the-market = { The-tile } n'est pas à vendre.
refused-too-dear = { The-tile } coûte { $price } points d'expérience ; les héros en ont { $points }.
refused-actions-due = { $left ->
    [one] Il reste 1 action à jouer avant de finir le tour.
   *[other] Il reste { $left } actions à jouer avant de finir le tour.
}
refused-entry-first = Le héros doit d'abord finir d'entrer sur la case.
refused-payment-first = Il faut d'abord payer l'achat.
refused-skull-first = Le crâne du démon doit d'abord tuer un monstre.
refused-monster-first = Le monstre qui vient de bouger doit d'abord choisir ce qu'il fait.
refused-arrange-first = Il faut d'abord placer { the-hero } sur une case de départ.
refused-arranged = Les héros ont déjà pris place.
refused-no-arrow-there = Aucune flèche ne mène en { $square }.
refused-not-a-start-square = { $square } n'est pas dans la zone de départ.
refused-place-first = { $left ->
    [one] Il faut d'abord poser 1 tuile.
   *[other] Il faut d'abord poser { $left } tuiles.
}
refused-not-in-hand = Cette tuile n'est pas dans votre main ({ tile-name }).
refused-outside-the-dungeon = { $square } est hors de la salle du donjon ; les tuiles ne se posent que là.
refused-tile-there = Une tuile occupe déjà { $square }.
refused-stack-there = Des artefacts gisent en { $square }.
refused-monster-there = Un autre monstre barre { $square }.
refused-not-in-the-passive-phase = Pendant la phase passive, les tuiles se posent et ne se révèlent pas.
refused-asleep = { The-monster } dort jusqu'à la phase agressive.
refused-not-on-the-board = { The-monster } n'est pas sur le plateau.
refused-has-acted = { The-monster } a déjà agi pendant ce tour.
refused-monster-too-far = { The-monster } n'atteint pas { $square } en un pas.
refused-second-square-off-the-board = Il faut sur le plateau les deux cases que couvre { the-monster }.
refused-out-of-reach = { The-hero } est hors de portée : { the-monster } ne peut pas l'attaquer.
refused-needs-two-actions = Il faut deux actions pour cela : { the-monster } ne les a plus.
refused-not-eliminated = Aucun monstre éliminé de cette sorte ({ tile-name }) à relever.
refused-grave-out-of-reach = { $square } n'est pas une case du donjon à 2 cases ou moins du nécromant.
refused-not-possessed = La dame blanche ne possède pas { the-hero }.
refused-cannot-be-possessed = La dame blanche ne peut pas posséder { the-hero }.
refused-not-on-her-square = La dame blanche possède un héros en entrant sur sa case, et { the-hero } n'y est pas.
refused-on-her-square-already = La dame blanche ne possède un héros qu'en entrant sur sa case ; elle partage déjà celle où se tient { the-hero }.

## Positions décrites avec des mots qui ne sont pas possibles

misread-hero = il n'y a pas de héros « { $name } » ici
misread-tile = il n'y a pas de tuile « { $name } » ici
misread-square = il n'y a pas de case « { $name } »
misread-hp = « { $name } » a de 1 à { $most } PV
misread-monster = « { $name } » n'est pas un monstre
misread-figures = il n'y a pas autant de figurines de « { $name } »
misread-figure = il n'y a pas de figurine « { $name } »
position-no-start = Cette position ne laisse aucune case de départ à ce héros ({ NAME("hero", $hero) }) : dites où le placer.

## Ce que comptent les rapports

content-heroes = Héros
content-tiles = Tuiles
content-monsters = Monstres
content-traps = Pièges
content-artifacts = Artefacts
verb-arrange = Case de départ
verb-attack = Attaquer
verb-buy = Acheter
verb-claim = Action gratuite
verb-end = Finir le tour
verb-free = Délivrer
verb-give = Donner
verb-heal = Soigner
verb-hold = Rien de plus
verb-keep = Ne rien utiliser
verb-lead = Mener un héros
verb-move = Se déplacer
verb-pay = Payer
verb-place = Poser une tuile
verb-portal = Sortir d'un portail
verb-possess = Posséder
verb-prowl = Déplacer un monstre
verb-raise = Relever
verb-reveal = Révéler
verb-shift = Tourner un monstre
verb-slide = Glisser
verb-smite = Tuer à distance
verb-use = Utiliser un artefact

## Dans le terminal

terminal-signs =
    † relevé d'entre les morts, ◊ possédé, ▽ face cachée pour les autres.
    Sur la ligne d'un héros : un { $full } pour chaque action restante.
