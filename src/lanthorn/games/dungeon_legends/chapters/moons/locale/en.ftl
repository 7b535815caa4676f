# Chapter II, Lunar Conjunction: everything that a player reads.

setting-chapter-moons = II. Lunar Conjunction
status-moons = { $observed } of { $goal } moons observed

## Locations

location-converging-lens = Converging Lens
location-converging-lens-about = Roll for Dust, at the risk of 1 Resistance. 1: lose 1 Resistance. 2 or 3: nothing. 4, 5, 6: recover 2, 3, 4 Dust.
location-sky-map = Sky Map
location-sky-map-about = 4 Dust: two cards on the passage change places, or one goes to an empty square of the passage.
location-astronomer = Astronomer
location-astronomer-about = 4 Dust: reveal the top 2 cards of the game deck and put each on top or at the bottom.
location-observatory = Observatory
location-observatory-about = Observe a moon that is on its square. It costs what its card asks and brings you a Fairy from the market.

## Cards

monster-vermilion-cadet = Vermilion Cadet
monster-vermilion-cadet-about = Moon. Observed on passage square 1 for 1 Move and 1 Dust.
monster-kurodar = Kurodar
monster-kurodar-about = Moon. Observed on passage square 2 for 1 Ranged icon and 1 Dust.
monster-aventurine-shard = Aventurine Shard
monster-aventurine-shard-about = Moon. Observed on passage square 3 for 1 Shield or 1 Sword.
monster-silver-lady = Silver Lady
monster-silver-lady-about = Moon. Observed on passage square 4 for 2 Moves.
monster-shadow-wurm = Shadow Wurm
monster-shadow-wurm-about = Moon. Observed on passage square 5 for 4 Dust.
monster-dancing-comet = Dancing Comet
monster-dancing-comet-about = Moon. Observed on passage square 5 when all heroes are at the Observatory. Every hero gains a Fairy.
badge-moon-square = Passage square where it is observed
badge-all-heroes = All heroes at the Observatory
monster-magic-eater = Magic Eater
monster-magic-eater-about = Takes 3 Dust of each hero. Damage brings your own Dust back; without Dust it is defeated. Traps do not stop it.
monster-sabotage = Sabotage
monster-sabotage-about = The Observatory can't be used until a hero there spends 5 Dust.
monster-elven-paths = Elven Paths
monster-elven-paths-about = A step from square 3 to 4 ends beside the castle, one from 4 to 3 ends on square 1. Each recovers 1 Dust.
monster-magic-storm = Magic Storm
monster-magic-storm-about = A storm token lies face down on each Location. It breaks loose at the end of the turn in which the Location is used.

## Storm tokens

storm-swap-2-4 = Locations 2 and 4 change places
storm-swap-2-4-about = Locations 2 and 4 change places, with all that lies on them.
storm-swap-1-6 = Locations 1 and 6 change places
storm-swap-1-6-about = Locations 1 and 6 change places, with all that lies on them.
storm-boon = Boon
storm-boon-about = Each hero gets one of four gifts, none of them twice: 1 Resistance, 2 Dust, 1 card, or a teleport.
storm-bane = Bane
storm-bane-about = Either each hero loses 1 Resistance, or 1 more game card is revealed this turn.
storm-recall = Recall
storm-recall-about = All heroes are put on the square beside the castle.
storm-dust = Dust
storm-dust-about = Each hero recovers all Dust on the own board.

## Tokens and places

region-observed = Observed moons
region-moons = Goal: observe the moons
token-storm = Storm token, face down
token-sabotage = Sabotage
token-large-portal = Large portal: from 3 to 7, from 4 to 1
token-small-portal = Small portal
token-eaten = Dust of the { NAME("hero", $hero) }

## Options

option-use-lens = { NAME("location", $location) }: look through it
option-use-sky-swap = { NAME("location", $location) }: two cards change places ({ $dust } Dust)
option-use-sky-move = { NAME("location", $location) }: a card goes to an empty square ({ $dust } Dust)
option-use-observe = { NAME("location", $location) }: observe a moon
option-observe = { $ways ->
    [1] { NAME("monster", $monster) }
   *[other] { NAME("monster", $monster) }, with { NAME("icon", $icons) }
}
option-next-fairy = { NAME("hero", $hero) }
option-sky-square = Passage square { $square }
option-repair = { NAME("hero", $hero) }: take the Sabotage away (5 Dust)
option-feed-eater = { $usable } usable, { $inactive } inactive
option-storm = { NAME("storm", $storm) }
option-boon = { $gift ->
    [heal] Recover 1 Resistance
    [dust] Recover 2 Dust
    [draw] Draw 1 card
   *[teleport] Teleport to any square
}
option-bane = { $harm ->
    [lose] Each hero loses 1 Resistance
   *[reveal] Reveal 1 more game card this turn
}

## Questions

ask-observe = Which moon does the { NAME("hero", $hero) } observe?
ask-next-fairy = Who takes the next Fairy?
ask-sky-first = Which card changes its place?
ask-sky-second = With which card does it change places?
ask-sky-card = Which card goes to another square?
ask-sky-square = To which square does { NAME("monster", $monster) } go?
ask-feed-eater = The Magic Eater wants Dust of the { NAME("hero", $hero) }. Which?
ask-storm = Which storm token is carried out next?
ask-boon = Which gift does the { NAME("hero", $hero) } get?
ask-bane = What does the storm bring?

## What happened

log-moon-observed = The { NAME("hero", $hero) } observes a moon, { NAME("monster", $monster) }: { $count } so far.
log-lens-dull = The lens shows nothing.
log-sabotage = The Observatory is sabotaged.
log-repaired = The { NAME("hero", $hero) } takes the Sabotage away.
log-portals = The portals of the Elven Paths rise on the heroes' path.
log-dust-eaten = The Magic Eater takes { $count } Dust of the { NAME("hero", $hero) }.
log-dust-freed = The { NAME("hero", $hero) } takes { $count } Dust back. { $left } { $left ->
    [1] is
   *[other] are
} left on the Magic Eater.
log-magic-storm = A storm token lies face down on each Location.
log-storm-gathers = The storm token of { NAME("location", $location) } goes onto the game deck.
log-storm-breaks = A storm token breaks loose: { NAME("storm", $storm) }.
log-storm-swapped = { NAME("location", $location) } and { NAME("location", $other) } change places.
log-boon = { $gift ->
    [heal] The { NAME("hero", $hero) } chooses 1 Resistance.
    [dust] The { NAME("hero", $hero) } chooses 2 Dust.
    [draw] The { NAME("hero", $hero) } chooses 1 card.
   *[teleport] The { NAME("hero", $hero) } chooses a teleport.
}
log-lost-moon = A moon has entered the castle: the heroes have lost.
log-bane = One more game card will be revealed this turn.

## Why not

why-moon-attacked = Moons can't be attacked.
why-eater-on-top = The Magic Eater has to go back on top of the deck.
why-sabotaged = The Observatory is sabotaged.
why-no-moon-in-place = No moon is on the square where it can be observed.
why-moon-cost = What the moon asks for is not there: its icons, its Dust, or all heroes at the Observatory.
why-no-sabotage = There is no Sabotage.
why-not-at-observatory = The hero has to be at the Observatory.
why-darkness-first = Darkness lies on top of the Sabotage and has to go first.
why-sabotage-first = Sabotage lies on top of the Darkness and has to go first.
why-repair-dust = This takes { $dust } usable Dust.
location-moons-sanctuary-about = 3 Dust: take a Fairy from here, or draw 2 cards.

## What reports count

content-storms = Storms
verb-bane = Bane of a storm
verb-boon = Boon of a storm
verb-feed-eater = Feed the eater
verb-next-fairy = Another Fairy
verb-observe = Observe a moon
verb-repair = Repair
verb-sky-square = Choose a passage square
verb-storm = Choose a storm
