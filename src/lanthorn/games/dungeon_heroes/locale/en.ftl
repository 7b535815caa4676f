# Dungeon Heroes: everything that a player reads.
# A kind or a hero that a pack adds shows its id, until the pack's own locale replaces the lists below.

game = Dungeon Heroes
game-about = Four heroes look for treasure in a dungeon whose master hides chests, traps and monsters under face-down tiles. The heroes win with three treasures, in solitaire with all four; the dungeon wins when they all have fallen.
game-minutes = 30 to 60 minutes

seat-heroes = Heroes
seat-master = Dungeon master

## Settings

setting-mode = Mode
setting-mode-about = Two players against each other, or one player against a dungeon that plays itself.
setting-mode-duel = Two players
setting-mode-solitaire = Solitaire
setting-dragon = The Dragon & the Damsel
setting-dragon-about = Adds the dragon, the damsel, the banner and the fairy.
setting-undead = Lords of the Undead
setting-undead-about = Adds the necromancer, the White Lady, experience and a market.
setting-mandatory_actions = Actions are compulsory
setting-mandatory_actions-about = The heroes may end their turn only when their actions are spent or nothing compulsory is possible.
setting-dm_sees_own_tiles = The dungeon master may look at his tiles
setting-dm_sees_own_tiles-about = Without this rule he has to remember what he laid where.
setting-gift_adjacency = Artifacts are given
setting-gift_adjacency-about = Whether a hero can give an artifact to a hero who is diagonal to him.
setting-gift_adjacency-all = to any neighbour
setting-gift_adjacency-orthogonal = not diagonally
setting-radius_metric = “Within 2 squares” is
setting-radius_metric-about = How the reach of the damsel, the banner, the necromancer and the demon skull is measured.
setting-radius_metric-chebyshev = a block of 5 by 5
setting-radius_metric-manhattan = 2 steps without diagonals
setting-wizard_sees_under_monsters = The wizard sees under monsters
setting-wizard_sees_under_monsters-about = The wizard may reveal a tile on which a monster figure stands.
setting-experience_from_suffered_traps = Suffered traps give experience
setting-experience_from_suffered_traps-about = Without this rule only disarmed traps give experience.
setting-skull_kills_all = The demon skull kills all monsters in reach
setting-skull_kills_all-about = Without this rule it kills one monster only.

## Heroes

hero-warrior = Warrior
hero-warrior-about = Kills a monster by walking into it, unhurt.
hero-cleric = Cleric
hero-cleric-about = Action: restores 2 HP to himself or a hero beside him, not diagonally.
hero-rogue = Rogue
hero-rogue-about = Disarms a trap by walking into it, unhurt.
hero-wizard = Wizard
hero-wizard-about = Action: reveals any one face-down tile.
hero-damsel = Damsel
hero-damsel-about = Once a turn, another hero within 2 squares acts for free.

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
       *[other] No special ability.
    }
}
the-hero = { $hero ->
    [warrior] the warrior
    [cleric] the cleric
    [rogue] the rogue
    [wizard] the wizard
    [damsel] the damsel
   *[other] { NAME("hero", $hero) }
}
The-hero = { $hero ->
    [warrior] The warrior
    [cleric] The cleric
    [rogue] The rogue
    [wizard] The wizard
    [damsel] The damsel
   *[other] { NAME("hero", $hero) }
}
the-target = { $target ->
    [warrior] the warrior
    [cleric] the cleric
    [rogue] the rogue
    [wizard] the wizard
    [damsel] the damsel
   *[other] { NAME("hero", $target) }
}
to-the-target = to { the-target }
heal-whom = { $target ->
    [warrior] { $hero ->
        [warrior] heal himself
       *[other] heal the warrior
    }
    [cleric] { $hero ->
        [cleric] heal himself
       *[other] heal the cleric
    }
    [rogue] { $hero ->
        [rogue] heal himself
       *[other] heal the rogue
    }
    [wizard] { $hero ->
        [wizard] heal himself
       *[other] heal the wizard
    }
    [damsel] { $hero ->
        [damsel] heal herself
       *[other] heal the damsel
    }
   *[other] heal { NAME("hero", $target) }
}
heals-whom = { $target ->
    [warrior] { $hero ->
        [warrior] heals himself
       *[other] heals the warrior
    }
    [cleric] { $hero ->
        [cleric] heals himself
       *[other] heals the cleric
    }
    [rogue] { $hero ->
        [rogue] heals himself
       *[other] heals the rogue
    }
    [wizard] { $hero ->
        [wizard] heals himself
       *[other] heals the wizard
    }
    [damsel] { $hero ->
        [damsel] heals herself
       *[other] heals the damsel
    }
   *[other] heals { NAME("hero", $target) }
}

## Tiles

category-monster = Monster
category-trap = Trap
category-treasure = Treasure
category-movement = Movement
category-deadly = Deadly
category-artifact = Artifact
category-ally = Ally

tile-hidden = Face-down tile
tile-hidden-about = It shows what it is when a hero walks onto it or when it is revealed.
tile-grand-chest = Grand chest
tile-grand-chest-about = A treasure for the first hero who sets foot in the treasure room.
tile-ogre = Ogre
tile-ogre-about = A monster that moves and strikes along rows and columns.
tile-orc = Orc
tile-orc-about = A monster that moves and strikes along rows and columns.
tile-skeleton = Skeleton
tile-skeleton-about = A monster that moves and strikes along rows and columns.
tile-goblin = Goblin
tile-goblin-about = A monster that moves in all directions, but strikes along rows and columns.
tile-dragon = Dragon
tile-dragon-about = A monster of two squares, awake from the start, that strikes in all directions.
tile-necromancer = Necromancer
tile-necromancer-about = A monster with two actions, awake from the start; for both it raises a slain monster nearby.
tile-white-lady = White Lady
tile-white-lady-about = A monster with two actions, awake from the start; entering a hero's square, it may possess him, but never the cleric.
tile-spike-pit = Spike pit
tile-spike-pit-about = A trap that hurts the hero who walks into it, and is then removed.
tile-fireball = Fireball
tile-fireball-about = A trap that hurts the hero who walks into it, and is then removed.
tile-arrow-launcher = Arrow launcher
tile-arrow-launcher-about = A trap that hurts the hero who walks into it, and is then removed.
tile-bear-trap = Bear trap
tile-bear-trap-about = A trap that hurts the hero who walks into it, and is then removed.
tile-chest = Chest
tile-chest-about = A treasure for the heroes.
tile-portal = Portal
tile-portal-about = Sends the hero back to a free start square.
tile-sliding-tile = Sliding tile
tile-sliding-tile-about = Carries the hero off along one of its arrows.
tile-poison-cloud = Poison cloud
tile-poison-cloud-about = Kills any hero who walks into it; nothing protects from it.
tile-damsel-tile = Damsel
tile-damsel-tile-about = The damsel joins the heroes here.
tile-fairy = Fairy
tile-fairy-about = Restores the hero to full health, once.
tile-sword = Sword
tile-sword-about = Kills one monster that its bearer walks into. Costs no action.
tile-holy-icon = Holy icon
tile-holy-icon-about = Restores 2 HP to its bearer or a hero beside him, not diagonally. Costs no action.
tile-disarming-kit = Disarming kit
tile-disarming-kit-about = Disarms one trap that its bearer walks into. Costs no action.
tile-magic-hat = Magic hat
tile-magic-hat-about = Reveals one face-down tile anywhere. Costs 1 action.
tile-holy-grail = Holy Grail
tile-holy-grail-about = Brings a fallen hero back beside its bearer, at full health. Costs 2 actions.
tile-banner = Banner
tile-banner-about = Another hero within 2 squares acts for free. Costs no action.
tile-demon-skull = Demon skull
tile-demon-skull-about = Kills monsters within 2 squares. Costs 1 action.
tile-magic-mirror = Magic mirror
tile-magic-mirror-about = Its bearer changes places with any other hero. Costs 1 action.
tile-energy-elixir = Energy elixir
tile-energy-elixir-about = Its bearer does not tire this turn. Costs no action.
tile-strange-bread = Strange bread
tile-strange-bread-about = Restores its bearer to full health. Costs 1 action.

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
        [wound] A monster.
        [spring] { tile-spike-pit-about }
        [treasure] { tile-chest-about }
        [return-to-start] { tile-portal-about }
        [slide] { tile-sliding-tile-about }
        [die] { tile-poison-cloud-about }
        [restore] { tile-fairy-about }
        [join] { tile-damsel-tile-about }
       *[other] An artifact.
    }
}
a-tile = { $tile ->
    [hidden] a tile
    [ogre] an ogre
    [orc] an orc
    [skeleton] a skeleton
    [goblin] a goblin
    [dragon] the dragon
    [necromancer] the necromancer
    [white-lady] the White Lady
    [spike-pit] a spike pit
    [fireball] a fireball
    [arrow-launcher] an arrow launcher
    [bear-trap] a bear trap
    [chest] a chest
    [portal] a portal
    [sliding-tile] a sliding tile
    [sliding-tile-2] a sliding tile
    [sliding-tile-3] a sliding tile
    [sliding-tile-4] a sliding tile
    [sliding-tile-5] a sliding tile
    [poison-cloud] a poison cloud
    [damsel-tile] the damsel
    [fairy] the fairy
    [sword] a sword
    [holy-icon] a holy icon
    [disarming-kit] a disarming kit
    [magic-hat] a magic hat
    [holy-grail] the Holy Grail
    [banner] the banner
    [demon-skull] the demon skull
    [magic-mirror] the magic mirror
    [energy-elixir] the energy elixir
    [strange-bread] the strange bread
   *[other] { NAME("tile", $tile) }
}
the-tile = { $tile ->
    [ogre] the ogre
    [orc] the orc
    [skeleton] the skeleton
    [goblin] the goblin
    [dragon] the dragon
    [necromancer] the necromancer
    [white-lady] the White Lady
    [spike-pit] the spike pit
    [fireball] the fireball
    [arrow-launcher] the arrow launcher
    [bear-trap] the bear trap
    [chest] the chest
    [portal] the portal
    [sliding-tile] the sliding tile
    [sliding-tile-2] the sliding tile
    [sliding-tile-3] the sliding tile
    [sliding-tile-4] the sliding tile
    [sliding-tile-5] the sliding tile
    [poison-cloud] the poison cloud
    [damsel-tile] the damsel
    [fairy] the fairy
    [sword] the sword
    [holy-icon] the holy icon
    [disarming-kit] the disarming kit
    [magic-hat] the magic hat
    [holy-grail] the Holy Grail
    [banner] the banner
    [demon-skull] the demon skull
    [magic-mirror] the magic mirror
    [energy-elixir] the energy elixir
    [strange-bread] the strange bread
   *[other] { NAME("tile", $tile) }
}
The-tile = { $tile ->
    [fairy] The fairy
    [strange-bread] The strange bread
   *[other] { tile-name }
}

## Monsters and other causes of harm

the-monster = { $monster ->
    [ogre] the ogre
    [orc] the orc
    [skeleton] the skeleton
    [goblin] the goblin
    [dragon] the dragon
    [necromancer] the necromancer
    [white-lady] the White Lady
   *[other] { NAME("tile", $monster) }
}
a-monster = { $monster ->
    [ogre] an ogre
    [orc] an orc
    [skeleton] a skeleton
    [goblin] a goblin
    [dragon] the dragon
    [necromancer] the necromancer
    [white-lady] the White Lady
   *[other] { NAME("tile", $monster) }
}
figure-name = { $figure ->
    [ogre] Ogre
    [orc-1] Orc 1
    [orc-2] Orc 2
    [skeleton-1] Skeleton 1
    [skeleton-2] Skeleton 2
    [skeleton-3] Skeleton 3
    [goblin-1] Goblin 1
    [goblin-2] Goblin 2
    [goblin-3] Goblin 3
    [goblin-4] Goblin 4
    [dragon] Dragon
    [necromancer] Necromancer
    [white-lady] White Lady
   *[other] { NAME("tile", $monster) } ({ $figure })
}
The-figure = { $figure ->
    [ogre] The ogre
    [dragon] The dragon
    [necromancer] The necromancer
    [white-lady] The White Lady
   *[other] { figure-name }
}
The-source = { $source ->
    [ogre] The ogre
    [orc] The orc
    [skeleton] The skeleton
    [goblin] The goblin
    [dragon] The dragon
    [necromancer] The necromancer
    [white-lady] The White Lady
    [spike-pit] The spike pit
    [fireball] The fireball
    [arrow-launcher] The arrow launcher
    [bear-trap] The bear trap
   *[other] { NAME("tile", $source) }
}
The-revealer = { $by ->
    [master] The dungeon master
    [dungeon] The dungeon
    [warrior] The warrior
    [cleric] The cleric
    [rogue] The rogue
    [wizard] The wizard
    [damsel] The damsel
   *[other] { NAME("hero", $by) }
}

## Questions

ask-arrange = Where does { the-hero } start?
ask-act = { $left ->
    [0] No action is left, only what is free. What do the heroes do?
    [one] What do the heroes do? 1 action is left.
   *[other] { $due ->
        [0] What do the heroes do? { $left } actions are left.
       *[other] What do the heroes do? { $left } actions are left, { $due } of them due.
    }
}
ask-free-action = What does { the-hero } do with the free action?
ask-wield-slay = { The-hero } meets { the-tile }. Use an artifact?
ask-wield-disarm = { The-hero } meets { the-tile }. Use an artifact?
ask-slide = Where does { the-hero } slide to?
ask-portal = To which start square does { the-hero } return?
ask-smite = Which monster does { the-hero } kill?
ask-pay = { $points ->
    [one] Which tile pays for { the-tile }? 1 point is due.
   *[other] Which tile pays for { the-tile }? { $points } points are due.
}
ask-place = { $left ->
    [one] Which tile do you lay, and where? 1 action is left.
   *[other] Which tile do you lay, and where? { $left } actions are left.
}
ask-master-act = { $left ->
    [one] What does the dungeon do? 1 action is left.
   *[other] What does the dungeon do? { $left } actions are left.
}
ask-follow-up = What does { the-monster } do after its move?

## Choices

option-end = End the turn
option-hold = Do nothing more
option-keep = Use nothing
option-arrange = { hero-name }: start on { $square }
option-move = { hero-name }: move to { $square }
option-lead = Lead { the-hero } to { $square }
option-reveal = { hero-name }: reveal { $square }
option-reveal-tile = Reveal { $square }
option-place = Lay { the-tile } on { $square }
option-prowl = { figure-name }: move to { $square }
option-attack = { figure-name }: attack { the-hero } ({ $damage } damage)
option-heal = { hero-name }: { heal-whom }
option-claim = { hero-name }: give { the-target } a free action
option-slide = Slide to { $square }
option-portal = Return to { $square }
option-smite = Kill the monster on { $square }
option-give = { hero-name }: give { the-tile } { to-the-target }
option-use-slay = { hero-name }: use { the-tile }
option-use-disarm = { hero-name }: use { the-tile }
option-use-heal = { hero-name }: { heal-whom } with { the-tile }
option-free = { hero-name }: drive the White Lady out of { the-target } (no HP)
option-use-free = { hero-name }: drive the White Lady out of { the-target } with { the-tile }
option-shift = { figure-name }: move { $direction ->
    [north] north
    [south] south
    [east] east
    [west] west
   *[other] { $direction }
} (to { $square })
option-use-reveal = { hero-name }: reveal { $square } with { the-tile }
option-use-revive = { hero-name }: bring { the-target } back on { $square } with { the-tile }
option-use-inspire = { hero-name }: give { the-target } a free action with { the-tile }
option-use-smite = { hero-name }: use { the-tile } on monsters nearby
option-use-swap = { hero-name }: change places with { the-target } ({ the-tile })
option-use-tireless = { hero-name }: use { the-tile } (no fatigue this turn)
option-use-restore = { hero-name }: use { the-tile } (full health)
option-buy = Buy { the-tile } for { the-hero } ({ $price ->
    [one] 1 point
   *[other] { $price } points
})
option-pay = { hero-name }: pay with { the-tile } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
option-raise = Raise { a-tile } on { $square }
option-possess = Possess { the-hero }

## The log

log-hero-arranged = { The-hero } starts on { $square }.
log-turn-heroes = Turn { $turn }: the heroes.
log-turn-master = Turn { $turn }: the dungeon master.
log-turn-dungeon = Turn { $turn }: the dungeon.
log-turn-skipped = { The-hero } is possessed and alone, so the heroes miss their turn.
log-drew = The dungeon master draws { a-tile }.
log-tile-placed = The dungeon master lays { a-tile } face down on { $square }.
log-aggressive-phase = The aggressive phase begins: the monsters wake up.
log-tile-revealed = { The-revealer } reveals { a-tile } on { $square }.
log-figure-placed = { The-figure } comes out on { $square }.
log-figure-stretched = { The-figure } covers { $square } too.
log-figure-moved = { The-figure } moves from { $origin } to { $square }.
log-attacked = { The-figure } attacks { the-hero }.
log-hero-moved = { The-hero } moves from { $origin } to { $square }.
log-hero-led = The White Lady leads { the-hero } from { $origin } to { $square }.
log-hero-carried = { The-hero } arrives on { $square }.
log-hero-hurt = { The-source } hurts { the-hero }: { $damage } damage, { $hp ->
    [0] no HP left
   *[other] { $hp } HP left
}.
log-hero-fell = { The-hero } falls on { $square }.
log-hero-returned = { The-hero } returns to life on { $square }.
log-healed = { The-hero } { heals-whom }: now { $hp } HP.
log-restored = { The-tile } restores { the-hero } to full health: { $hp } HP.
log-monster-slain = { The-hero } kills { the-monster } on { $square }.
log-monster-raised = The necromancer raises { a-monster } on { $square }.
log-trap-disarmed = { The-hero } disarms { the-tile }.
log-slid = { $exits ->
    [0] { The-hero } is on a sliding tile, but no arrow leads to a free square.
   *[other] A sliding tile carries { the-hero } off.
}
log-ported = { $exits ->
    [0] { The-hero } is on a portal, but no start square is free.
   *[other] A portal sends { the-hero } back to the start.
}
log-poisoned = { The-hero } breathes in the poison.
log-artifact-taken = { The-hero } takes { the-tile }.
log-artifact-given = { The-hero } gives { the-tile } { to-the-target }.
log-artifact-used = { The-hero } uses { the-tile }.
log-stack-dropped = The artifacts of the fallen hero lie on { $square }.
log-stack-taken = { The-hero } picks up the artifacts on { $square }.
log-swapped = { The-hero } and { the-target } change places.
log-bought = The heroes buy { the-tile } for { the-hero }.
log-inspired = { The-hero } may act for free.
log-damsel-joined = { The-hero } joins the heroes on { $square }.
log-possessed = The White Lady possesses { the-hero }.
log-possession-ended = The White Lady leaves { the-hero }, and the game.
log-chest-taken = { The-hero } finds a chest: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
} so far.
log-grand-chest-taken = { The-hero } takes the grand chest: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
} so far.
log-won-treasures = The heroes have the treasures they came for, and win.
log-won-all-fallen = All heroes have fallen: the dungeon wins.
log-won-possessed = The last hero was possessed for too long: the dungeon wins.

## The table

region-board = The dungeon
region-pile = Draw pile
region-box = In the box
region-hand = The dungeon master's hand
region-market = { $points ->
    [one] Market: 1 experience point to spend
   *[other] Market: { $points } experience points to spend
}
region-eliminated = Base monsters slain
region-treasures = Treasures
region-end = End
zone-start = Start
zone-treasure-room = Treasure room
meter-hp = HP
meter-actions = Actions
meter-actions-left = Actions left
mark-fallen = Fallen
mark-possessed = Possessed
mark-tireless = Does not tire this turn
mark-inspired = Free action given this turn
badge-damage = Damage
badge-price = Price
badge-points = Experience
badge-count = How many
badge-arrows = Arrows
badge-face-down = Face down
badge-raised = Raised: gives no experience
status-arranging = The heroes take their places
status-turn = Turn { $turn }
status-phase = { $phase ->
    [passive] Passive phase
   *[aggressive] Aggressive phase
}
status-side = { $side ->
    [heroes] Heroes
    [master] Dungeon master
   *[dungeon] Dungeon
}
status-actions = { $left ->
    [0] No action left
    [one] 1 action left
   *[other] { $left } actions left
}

## Outcome chips: a word or two on a place where something is sure to happen

chip-hero-hurt = −{ $damage }
    .tone = harm
chip-hero-fell = dies
    .tone = deadly
chip-monster-slain = kill
    .tone = good
chip-trap-disarmed = disarm
    .tone = good
chip-artifact-taken = take
    .tone = good
chip-stack-taken = take
    .tone = good
chip-chest-taken = treasure
    .tone = good
chip-grand-chest-taken = treasure
    .tone = good
chip-healed = +HP
    .tone = good
chip-restored = full HP
    .tone = good
chip-possessed = possess
    .tone = harm
chip-hero-returned = returns
    .tone = good

## Why something is not possible

The-target = { $target ->
    [warrior] The warrior
    [cleric] The cleric
    [rogue] The rogue
    [wizard] The wizard
    [damsel] The damsel
   *[other] { NAME("hero", $target) }
}
The-monster = { $monster ->
    [ogre] The ogre
    [orc] The orc
    [skeleton] The skeleton
    [goblin] The goblin
    [dragon] The dragon
    [necromancer] The necromancer
    [white-lady] The White Lady
   *[other] { NAME("tile", $monster) }
}

refused-others-turn = It is the other side's turn.
refused-of-the-master = The dungeon master leads the monsters.
refused-of-the-dungeon = The monsters act by themselves when the dungeon's turn comes.
refused-of-the-heroes = The heroes' player leads the heroes.
refused-out-of-everybodys-reach = No hero can step onto { $square } now.
refused-nowhere-to-step = { The-hero } has nowhere to step.
refused-nothing-to-use-on = There is nothing to use { the-tile } on now.
refused-no-such-thing = There is nothing called “{ $name }” here.
refused-hero-hidden = { The-hero } has not been found yet.
refused-hero-fallen = { The-hero } has fallen.
refused-hero-possessed = { The-hero } is possessed by the White Lady.
refused-hero-exhausted = { The-hero } is too tired for that this turn.
refused-quota-spent = { $left ->
    [0] No action is left this turn.
   *[other] That needs more actions than are left ({ $left }).
}
refused-too-far-orthogonal = { The-hero } moves one square along a row or a column; { $square } is not one of those.
refused-too-far = { The-hero } moves one square; { $square } is too far.
refused-hero-there = A hero stands on { $square }.
refused-cannot-heal = Only the cleric heals with bare hands; { the-hero } can't.
refused-not-beside = { The-hero } can heal only on a square that shares a side; { the-target } is not there.
refused-at-full-health = { The-hero } is at full health.
refused-cannot-reveal = Only the wizard reveals tiles from afar; { the-hero } can't.
refused-nothing-face-down = No face-down tile lies on { $square }.
refused-under-a-monster = A monster stands on { $square }: the tile under it can't be revealed.
refused-not-carried = { The-hero } does not carry { the-tile }.
refused-not-adjacent = { The-hero } can give only to a neighbour; { the-target } is not one.
refused-used-on-entering = { The-tile } is used when its bearer walks into what it is good against.
refused-hero-alive = { The-hero } is alive.
refused-square-not-beside = { $square } is not beside { the-hero }.
refused-square-not-empty = { $square } is not empty.
refused-not-oneself = That is for another hero, not for { the-hero }.
refused-beyond-two-squares = { The-target } is more than 2 squares away from { the-hero }.
refused-same-square = { The-hero } and { the-target } share a square: there is nothing to swap.
refused-free-action-first = First { the-hero } takes the free action: something that would cost exactly 1 action.
refused-no-monster-near = No monster is within 2 squares of { the-hero }.
refused-already-tireless = { The-hero } does not tire this turn anyhow.
refused-once-a-turn = { The-hero } has inspired somebody this turn already.
refused-not-in-the-market = { The-tile } is not on offer.
refused-too-dear = { The-tile } costs { $price } points of experience; the heroes have { $points }.
refused-actions-due = { $left ->
    [one] 1 more action is due before the turn can end.
   *[other] { $left } more actions are due before the turn can end.
}
refused-entry-first = First the hero finishes entering the square.
refused-payment-first = First the purchase is paid.
refused-skull-first = First the demon skull kills a monster.
refused-monster-first = First the monster that moved decides what it does.
refused-arrange-first = First { the-hero } takes a start square.
refused-arranged = The heroes have taken their places.
refused-no-arrow-there = No arrow leads to { $square }.
refused-not-a-start-square = { $square } is not in the start zone.
refused-place-first = { $left ->
    [one] 1 tile has to be laid first.
   *[other] { $left } tiles have to be laid first.
}
refused-not-in-hand = That tile is not in your hand ({ tile-name }).
refused-outside-the-dungeon = { $square } is outside the dungeon room; tiles lie only in it.
refused-tile-there = A tile lies on { $square } already.
refused-stack-there = Artifacts lie on { $square }.
refused-monster-there = Another monster is in the way on { $square }.
refused-not-in-the-passive-phase = In the passive phase tiles are laid, not revealed.
refused-asleep = { The-monster } sleeps until the aggressive phase.
refused-not-on-the-board = { The-monster } is not on the board.
refused-has-acted = { The-monster } has acted this turn.
refused-monster-too-far = { The-monster } can't reach { $square } in one step.
refused-second-square-off-the-board = { The-monster } needs both of its squares on the board.
refused-out-of-reach = { The-hero } is out of the reach of { the-monster }.
refused-needs-two-actions = { The-monster } needs two actions for that.
refused-not-eliminated = No eliminated monster of that kind ({ tile-name }) can be raised.
refused-grave-out-of-reach = { $square } is not a dungeon square within 2 squares of the necromancer.
refused-not-possessed = { The-hero } is not possessed.
refused-cannot-be-possessed = { The-hero } can't be possessed.
refused-not-on-her-square = The White Lady possesses a hero by moving onto his square; { the-hero } is not there.
refused-on-her-square-already = The White Lady possesses only a hero onto whose square she moves; she shares that of { the-hero } already.

## Positions from words that can't be

misread-hero = there is no hero “{ $name }” here
misread-tile = there is no tile “{ $name }” here
misread-square = there is no square “{ $name }”
misread-hp = “{ $name }” has 1 to { $most } hp
misread-monster = “{ $name }” is no monster
misread-figures = there are not so many figures of “{ $name }”
misread-figure = there is no figure “{ $name }”
position-no-start = This position leaves no start square for { NAME("hero", $hero) }: say where.

## What reports count

content-heroes = Heroes
content-tiles = Tiles
content-monsters = Monsters
content-traps = Traps
content-artifacts = Artifacts
verb-arrange = Start square
verb-attack = Attack
verb-buy = Buy
verb-claim = Free action
verb-end = End the turn
verb-free = Drive out
verb-give = Give
verb-heal = Heal
verb-hold = Nothing more
verb-keep = Use nothing
verb-lead = Lead a hero
verb-move = Move
verb-pay = Pay
verb-place = Lay a tile
verb-portal = Leave a portal
verb-possess = Possess
verb-prowl = Move a monster
verb-raise = Raise
verb-reveal = Reveal
verb-shift = Turn a monster
verb-slide = Slide
verb-smite = Kill from afar
verb-use = Use an artifact

## In the terminal

terminal-signs =
    † raised from the dead, ◊ possessed, ▽ face down for the others.
    On a hero's line: a { $full } for each action left.
