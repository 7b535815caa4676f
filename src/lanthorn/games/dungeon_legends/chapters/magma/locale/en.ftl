# Chapter IV, Magma Cave: everything that a player reads.

setting-chapter-magma = IV. Magma Cave
status-magma = { $lost ->
    [1] { $cooled } of { $goal } Lava tokens cooled; too few Slugs are left to win ({ $slugs })
   *[other] { $cooled } of { $goal } Lava tokens cooled, { $slugs } { $slugs ->
        [one] Slug
       *[other] Slugs
    } left
}

## Locations

location-time-mirror = Time Mirror
location-time-mirror-about = 3 Dust: reveal the top 2 cards of the game deck and put each on top or at the bottom.
location-explosive-magma = Explosive Magma
location-explosive-magma-about = 1 Sword, 1 Shield and 1 Dust: take the magma and lose 1 Resistance. It can be hurled at the aligned monster for 4 damage, once.
location-healing-shard = Healing Shard
location-healing-shard-about = 2 Dust: roll the die. 1: nothing. 2 or 3: draw 1 card. 4 or 5: recover 1 Resistance. 6: recover all Resistance.
location-ancient-machines = Ancient Machines
location-ancient-machines-about = Turn the dial, one notch for each item discarded. The hero is then teleported to the square with the dial's inner number.

## Cards

monster-lava-slug = Lava Slug
monster-lava-slug-about = Defeated by a hero on an active square of the dial, it cools the lava beside that square.
monster-seething-lava-slug = Seething Lava Slug
monster-seething-lava-slug-about = Defeated by a hero on an active square of the dial, it cools the lava beside that square.
monster-unexpected-teleport = Unexpected Teleport
monster-unexpected-teleport-about = The die names the square to which all heroes are teleported.
monster-perfect-positioning = Perfect Positioning
monster-perfect-positioning-about = Every player teleports the own hero to any square.
monster-sinister-whispers = Sinister Whispers
monster-sinister-whispers-about = Every player takes a Madness card and puts it on top of the own deck.

card-madness-1 = Madness: Rage
card-madness-1-about = Has to be played. Lose 2 Resistance, or attack another hero on your square with 1 Sword.
card-madness-2 = Madness: Grief
card-madness-2-about = Has to be played. Lose 2 Resistance, or discard one of your Fairies.
card-madness-3 = Madness: Dread
card-madness-3-about = Has to be played. Reveal the top game card now, or remove a trap from the passage.
card-madness-4 = Madness: Frenzy
card-madness-4-about = Has to be played. Reveal the top game card now, or lose 2 Resistance.

## Tokens and places

space-passage-active = Passage { $number }, active
region-dial = Dial: squares { $first } and { $second } are active
region-madness = Madness cards
region-cooled = Goal: cool the lava
dial-notch = { $square }
lava-jagged = Jagged
lava-smooth = Smooth
token-hot-lava = Hot lava
token-hot-lava-about = A hero who begins the turn here loses 1 Resistance.
token-cooled-lava = Cooled lava ({ NAME("lava", $lava) })
token-cooled-lava-about = { $moves ->
    [0] Burns nobody.
    [one] Burns nobody. Walking onto it costs { $moves } Move more.
   *[other] Burns nobody. Walking onto it costs { $moves } Moves more.
}
badge-lava-step = Moves for a step onto it
token-magma = Explosive magma
token-magma-about = Its holder can hurl it at the aligned monster for { $damage } damage, in the own turn. Whoever receives it loses 1 Resistance.

## Options

option-use-take-magma = { NAME("location", $location) }: take the magma (1 Sword, 1 Shield, { $dust } Dust)
option-use-shard = { NAME("location", $location) }: roll the die ({ $dust } Dust)
option-use-turn = { NAME("location", $location) }: turn the dial
option-hurl = { NAME("hero", $hero) }: hurl the magma at the { NAME("monster", $monster) }
option-hand-magma = The { NAME("hero", $hero) } gives the magma to the { NAME("hero", $target) }
option-madness = { $effect ->
    [attack] { NAME("hero", $hero) }: { NAME("card", $card) }, attack another hero
    [fairy] { NAME("hero", $hero) }: { NAME("card", $card) }, discard a Fairy
    [trap] { NAME("hero", $hero) }: { NAME("card", $card) }, remove a trap
    [lose] { NAME("hero", $hero) }: { NAME("card", $card) }, lose 2 Resistance
    [reveal] { NAME("hero", $hero) }: { NAME("card", $card) }, reveal a game card
   *[nothing] { NAME("hero", $hero) }: { NAME("card", $card) }, nothing happens
}
option-dial = { $way ->
    [clockwise] { $count } clockwise
   *[anticlockwise] { $count } anticlockwise
}: to { $square }, with { $first } and { $second } active
option-take-madness = { NAME("card", $card) }
option-victim = { NAME("hero", $hero) }
option-lose-fairy = { NAME("fairy", $fairy) }
option-remove-trap = Trap { $value }

## Questions

ask-dial = How far does the { NAME("hero", $hero) } turn the dial? Each notch costs an item.
ask-take-madness = Player { $player }: which Madness card do you take?
ask-victim = Whom does the { NAME("hero", $hero) } attack?
ask-lose-fairy = Which Fairy does the { NAME("hero", $hero) } discard?
ask-remove-trap = Which trap is removed?
ask-agree-give-magma = Does the { NAME("hero", $hero) } give the magma to the { NAME("hero", $asking) }?
ask-agree-take-magma = Does the { NAME("hero", $hero) } take the magma from the { NAME("hero", $asking) }? It costs 1 Resistance.

## What happened

log-lava-cooled = The lava on square { $square } cools ({ NAME("lava", $lava) }).
then-madness = You draw { NAME("card", $card) }: it has to be played in your next turn.
then-lava-cooled = The lava on square { $square } cools.
log-magma-taken = The { NAME("hero", $hero) } takes the magma.
log-magma-handed-on = The { NAME("hero", $hero) } gives the magma to the { NAME("hero", $other) }.
log-refused-give-magma = The { NAME("hero", $hero) } does not want to give the magma to the { NAME("hero", $asking) }.
log-refused-take-magma = The { NAME("hero", $hero) } does not want to take the magma from the { NAME("hero", $asking) }.
log-dial-turned = The dial stands at { $square }: squares { $first } and { $second } are active.
log-shard-dull = The shard does nothing.
log-madness-taken = Player { $player } takes { NAME("card", $card) }.
log-madness-played = { $effect ->
    [attack] The { NAME("hero", $hero) } plays { NAME("card", $card) } and attacks another hero.
    [fairy] The { NAME("hero", $hero) } plays { NAME("card", $card) } and discards a Fairy.
    [trap] The { NAME("hero", $hero) } plays { NAME("card", $card) } and removes a trap.
    [lose] The { NAME("hero", $hero) } plays { NAME("card", $card) } and loses Resistance.
    [reveal] The { NAME("hero", $hero) } plays { NAME("card", $card) } and reveals a game card.
   *[nothing] The { NAME("hero", $hero) } plays { NAME("card", $card) }: nothing happens.
}
log-fairy-lost = { NAME("fairy", $fairy) } leaves the { NAME("hero", $hero) }.
log-trap-removed = Trap { $value } goes back to the supply.

## Why not

why-madness-first = The Madness card in hand has to be played first.
why-madness-stays = A Madness card can't be discarded.
why-madness-by-effect = A Madness card is played for one of its effects, and that has to be chosen.
why-madness-effect = This effect is not on the card, or can't be carried out now.
why-no-magma = The hero does not hold the magma.
why-magma-rockfall = The rockfall stands between the hero and the monster.
why-magma-nobody = No monster is aligned with the hero.
why-magma-away = Nobody holds the magma.
why-magma-same-square = Magma goes only to a hero on the same square.
why-magma-refused = This was refused this turn.
why-magma-gone = The magma is not there.
why-no-item = Turning the dial takes an item from the hand for each notch.
why-cooled-lava = Walking onto this lava takes { $count } Moves.
location-magma-sanctuary-about = 3 Dust: take a Fairy from here, or draw 2 cards.

## What reports count

content-madness = Madness
content-lava = Lava
cause-lava = Lava
cause-madness = Madness
cause-magma = Magma
verb-dial = Turn the dial
verb-hand-magma = Hand the magma on
verb-hurl = Hurl the magma
verb-lose-fairy = Lose a Fairy
verb-madness = Play madness
verb-remove-trap = Remove a trap
verb-take-madness = Take madness
verb-victim = Choose a victim
