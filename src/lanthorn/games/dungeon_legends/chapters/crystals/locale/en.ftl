# Chapter III, Crystal Thieves: everything that a player reads.

setting-chapter-crystals = III. Crystal Thieves
status-crystals = { $delivered } of { $goal } Crystals delivered

## Locations

location-crystals-sanctuary-about = 3 Dust, or two discarded cards: take a Fairy from here. Room for 2 Crystals.
location-traction-device = Traction Device
location-traction-device-about = 2 Dust: the cart moves 1 square left or right, wherever it is. Room for 1 Crystal.
location-monster-hunters-guild = Monster Hunters' Guild
location-monster-hunters-guild-about = Monsters defeated in this column bring Crystals. Each brings a Guild token; two tokens fill the Guild up to 2 Crystals.
location-trapped-wall = Trapped Wall
location-trapped-wall-about = 2 Dust: 2 damage to the monster in this column. Broken Swords lessen it, Claws do not answer. Room for 2 Crystals.
location-dwarven-mine = Dwarven Mine
location-dwarven-mine-about = 2, 3 or 5 Dust: 1, 2 or 3 Crystals on this card. If that brings it from fewer than 3 to 3 or 4, you gain a Fairy from the market. Room for 4 Crystals.

## Cards

monster-giant-troll = Giant Troll
monster-giant-troll-about = A hero who defeats it puts 1 Crystal on the Location in its column, if there is room.
monster-crystal-eater-4 = Crystal Eater
monster-crystal-eater-4-about = When it appears or moves, it eats 1 Crystal of the Location and 1 of the cart in its column. Each makes it tougher by 1.
monster-crystal-eater-5 = Crystal Eater
monster-crystal-eater-5-about = When it appears or moves, it eats 1 Crystal of the Location and 1 of the cart in its column. Each makes it tougher by 1.
monster-key-master = Key Master
monster-key-master-about = Closes the Gate when it appears. Whoever defeats it takes the Key. Traps do not touch it.
monster-extra-cart = Extra Cart
monster-extra-cart-about = Carries 2 Crystals. Between two empty squares it is unloaded beside it; in the castle its Crystals are delivered. It can't be attacked.
monster-secret-passage = Secret Passage
monster-secret-passage-about = Roll the die. From now on cards skip that square of the passage; a card that is there moves on.
monster-sharp-turn = Sharp Turn
monster-sharp-turn-about = The cart loses 1 Crystal to the Location beside it and moves 1 square towards the castle.
monster-brake-failure = Brake Failure
monster-brake-failure-about = The cart rolls 2 squares away from the castle. If something stops it, it loses 1 Crystal.
monster-bats = Bats
monster-bats-about = Roll the die. The Bats hang between two hero squares; whoever walks through them loses 1 Resistance, unless a Shield prevents it.

## Tokens and places

region-delivered = Goal: deliver Crystals
token-crystals = Crystals
token-crystals-on-location = { $count } of { $room } Crystal spaces taken
token-cart = Cart
token-cart-about = Holds up to 6 Crystals. A hero on its square pushes it for 1 Move.
token-cart-load = { $count ->
    [one] { $count } Crystal in the cart
   *[other] { $count } Crystals in the cart
}
token-guild = Guild token
token-guild-about = The second one fills the Guild with Crystals.
token-gate = Gate
token-gate-about = Neither heroes nor the cart pass between these two squares. The Key opens it.
token-bats = Bats
token-bats-about = Whoever walks between these two squares loses 1 Resistance, unless a Shield prevents it.
token-key = Key
token-key-about = Opens the Gate for a hero beside it.
token-secret-passage = Secret Passage
token-secret-passage-about = Cards skip this square.

## Options

option-push = { NAME("hero", $hero) }: push the cart to { $square }
option-load = { $count ->
    [one] { NAME("hero", $hero) }: load { $count } Crystal
   *[other] { NAME("hero", $hero) }: load { $count } Crystals
}
option-open-gate = { NAME("hero", $hero) }: open the Gate
option-pull = Square { $square }
option-use-pull = { NAME("location", $location) }: move the cart ({ $dust } Dust)
option-use-wall = { NAME("location", $location) }: { $amount } damage to the monster in this column ({ $dust } Dust)
option-use-mine = { $amount ->
    [one] { NAME("location", $location) }: { $amount } Crystal ({ $dust } Dust)
   *[other] { NAME("location", $location) }: { $amount } Crystals ({ $dust } Dust)
}

## Questions

ask-pull = Where does the cart go?

## What happened

log-cart-moved = The cart is on square { $square }.
log-crystals-laid = { $count ->
    [one] { $count } Crystal comes to { NAME("location", $location) }.
   *[other] { $count } Crystals come to { NAME("location", $location) }.
}
log-crystals-lost = { $count ->
    [one] { $count } Crystal goes back to the supply.
   *[other] { $count } Crystals go back to the supply.
}
log-crystals-loaded = { $count ->
    [one] The { NAME("hero", $hero) } loads { $count } Crystal from { NAME("location", $location) }.
   *[other] The { NAME("hero", $hero) } loads { $count } Crystals from { NAME("location", $location) }.
}
log-crystals-delivered = { $count ->
    [one] { $count } Crystal is delivered: { $total } in all.
   *[other] { $count } Crystals are delivered: { $total } in all.
}
log-crystals-carried = { $count ->
    [one] { NAME("monster", $monster) } carries { $count } Crystal.
   *[other] { NAME("monster", $monster) } carries { $count } Crystals.
}
log-crystals-eaten = { $count ->
    [one] { NAME("monster", $monster) } eats { $count } Crystal.
   *[other] { NAME("monster", $monster) } eats { $count } Crystals.
}
log-guild-token = { $count ->
    [one] A Guild token comes to the Monster Hunters' Guild.
   *[other] The second Guild token comes to the Monster Hunters' Guild.
}
log-gate = The Gate closes between squares { $left } and { $right }.
log-key-taken = The { NAME("hero", $hero) } takes the Key.
then-key-taken = The Key is taken.
log-gate-opened = The { NAME("hero", $hero) } opens the Gate.
log-secret-passage = A Secret Passage opens on passage square { $square }: cards skip this square.
log-bats = Bats hang between squares { $left } and { $right }.
log-cart-empty = The Extra Cart comes to the castle without any Crystals.
log-cart-released = The Extra Cart on passage square { $square } is free and is unloaded.

## Why not

why-not-at-cart = The cart is on square { $square }; the hero has to be there too.
why-cart-one-square = The cart moves one square at a time, along the path.
why-gate = The Gate is in the way.
why-push-costs-move = Pushing the cart takes 1 Move.
why-cart-full = The cart is full: it holds { $count } Crystals.
why-no-crystals = { $count ->
    [0] There are no Crystals here to load.
    [one] Only { $count } Crystal can be loaded here.
   *[other] Only { $count } Crystals can be loaded here.
}
why-no-key = This hero does not have the Key.
why-not-at-gate = { $left ->
    [0] There is no Gate.
   *[other] The Gate is between squares { $left } and { $right }; the hero has to be on one of them.
}
why-extra-cart = The Extra Cart can't be attacked.
why-wall-rockfall = The Rockfall lies between this square and the monster.
why-wall-nobody = There is no monster in this column.
why-mine-full = All Crystal spaces of this Location are taken.
why-no-supply = There are no Crystals left in the supply.

## What reports count

verb-load = Load crystals
verb-open-gate = Open the gate
verb-pull = Pull the cart
verb-push = Push the cart
