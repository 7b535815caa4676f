# Dungeon Legends: everything that a player reads, but for the chapters' own words.

game = Dungeon Legends
game-about = Heroes hold a tunnel under the castle of Avel together. Build your deck, use what lies along the tunnel, reach the goal of the chapter before a monster reaches the castle or the deck runs dry.
game-minutes = 45 to 75 minutes a chapter

seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4

## Settings

setting-chapter = Chapter
setting-chapter-about = Each chapter has its own goal, Locations and cards. They can be played alone or one after another. How hard they are: I and II ★★☆☆☆, III ★★★☆☆, IV ★★★★☆, V ★★★★★.
setting-players = Players
setting-players-about = One player leads two heroes with a single deck.
setting-players-1 = 1
setting-players-2 = 2
setting-players-3 = 3
setting-players-4 = 4
setting-difficulty = Difficulty
setting-difficulty-about = In chapter I the levels of the book, in the others our own.
setting-difficulty-easy = easy
setting-difficulty-normal = normal
setting-difficulty-hard = hard
setting-hero_1 = First hero
setting-hero_1-choose = chosen at the table
setting-hero_1-knight = { hero-knight }
setting-hero_1-blacksmith = { hero-blacksmith }
setting-hero_1-scout = { hero-scout }
setting-hero_1-enchantress = { hero-enchantress }
setting-hero_2 = Second hero
setting-hero_2-choose = chosen at the table
setting-hero_2-knight = { hero-knight }
setting-hero_2-blacksmith = { hero-blacksmith }
setting-hero_2-scout = { hero-scout }
setting-hero_2-enchantress = { hero-enchantress }
setting-hero_3 = Third hero
setting-hero_3-choose = chosen at the table
setting-hero_3-knight = { hero-knight }
setting-hero_3-blacksmith = { hero-blacksmith }
setting-hero_3-scout = { hero-scout }
setting-hero_3-enchantress = { hero-enchantress }
setting-hero_4 = Fourth hero
setting-hero_4-choose = chosen at the table
setting-hero_4-knight = { hero-knight }
setting-hero_4-blacksmith = { hero-blacksmith }
setting-hero_4-scout = { hero-scout }
setting-hero_4-enchantress = { hero-enchantress }

## Heroes

hero-knight = Knight
hero-knight-about = Strong with Sword and Shield; little Dust.
hero-blacksmith = Blacksmith
hero-blacksmith-about = Much Dust, for items and Locations.
hero-scout = Scout
hero-scout-about = Quick, and strikes from afar. Starts with a Fairy.
hero-enchantress = Enchantress
hero-enchantress-about = Draws, heals, converts. Starts with a Fairy.
hero-the-knight = the Knight
hero-the-blacksmith = the Blacksmith
hero-the-scout = the Scout
hero-the-enchantress = the Enchantress
hero-cap-knight = The Knight
hero-cap-blacksmith = The Blacksmith
hero-cap-scout = The Scout
hero-cap-enchantress = The Enchantress
hero-name = { NAME("hero", $hero) }
hero-about = { ABOUT("hero", $hero) }

## Icons

icon-sword = Sword
icon-sword-about = 1 damage to the monster in the hero's own column.
icon-shield = Shield
icon-shield-about = Cancels 1 damage that a monster has just dealt to the hero.
icon-dust = Dust
icon-dust-about = 1 inactive Dust becomes usable.
icon-move = Move
icon-move-about = One square to the left or to the right.
icon-ranged-1 = Ranged 1
icon-ranged-1-about = 1 damage to a monster one column away.
icon-ranged-2 = Ranged 1-2
icon-ranged-2-about = 1 damage to a monster one or two columns away.
icon-ranged-3 = Ranged 1-3
icon-ranged-3-about = 1 damage to a monster one to three columns away.
icon-ranged = Ranged
icon-draw-1 = Draw 1
icon-draw-1-about = 1 card from the own deck into the hand.
icon-draw-2 = Draw 2
icon-draw-2-about = 2 cards from the own deck into the hand.
icon-teleport = Teleport
icon-teleport-about = The hero goes to any hero square.
icon-heal = Heal
icon-heal-about = Recovers 1 Resistance.
icon-heal-all = Heal all
icon-heal-all-about = Recovers all Resistance.
icon-reuse = Reuse
icon-reuse-about = One Location may be used once more this turn, its cost paid again.
icon-convert = Convert
icon-convert-about = Swords, Shields, Dust or Moves of this turn count as another of these icons.
icon-heal-ally = Heal (self or ally)
icon-heal-ally-about = Recovers 1 Resistance, for oneself or a hero whose player agrees.
icon-dust-ally = Dust (self or ally)
icon-dust-ally-about = Recovers 1 Dust, for oneself or a hero whose player agrees.
icon-move-ally = Move (self or ally)
icon-move-ally-about = One square, for oneself or a hero whose player agrees.
icon-heal-any = Heal anybody
icon-heal-any-about = Recovers 1 Resistance of any hero.
icon-name = { NAME("icon", $icon) }
icon-about = { ABOUT("icon", $icon) }

## Hero cards and items

card-knight-cleave = Cleave
card-knight-parry = Parry
card-knight-bulwark = Bulwark
card-knight-march = Long march
card-knight-charge = Charge
card-knight-vigil = Vigil
card-knight-oath = Oath
card-blacksmith-embers = Embers
card-blacksmith-hammer = Hammer blow
card-blacksmith-temper = Temper
card-blacksmith-bolt = Forged bolt
card-blacksmith-bellows = Bellows
card-blacksmith-haul = Haul
card-blacksmith-apron = Leather apron
card-scout-volley = Volley
card-scout-longshot = Long shot
card-scout-dash = Dash
card-scout-knife = Drawn knife
card-scout-forage = Forage
card-scout-slip = Slip away
card-scout-tracks = Fresh tracks
card-enchantress-insight = Insight
card-enchantress-lance = Crystal lance
card-enchantress-spark = Spark
card-enchantress-mend = Mend
card-enchantress-weave = Reweave
card-enchantress-veil = Veil step
card-enchantress-visions = Visions
card-enchantress-beckon = Beckon
card-moonsteel-blade = Moonsteel blade
card-scholars-lens = Scholar's lens
card-gale-boots = Gale boots
card-threshold-key = Threshold key
card-dust-censer = Dust censer
card-gate-warden = Gate warden
card-whisper-sling = Whisper sling
card-horizon-bow = Horizon bow
card-hearth-cup = Hearth cup
card-phoenix-brooch = Phoenix brooch
card-three-faced-mask = Three-faced mask
card-vanguard-standard = Vanguard's standard
card-twin-fang-harness = Twin-fang harness
card-name = { NAME("card", $card) }
card-about = { ABOUT("card", $card) }

## Fairies

fairy-hush = Hush
fairy-hush-about = No game card is taken at the end of this turn.
fairy-gleaner = Gleaner
fairy-gleaner-about = Draw 2 cards.
fairy-glimmer = Glimmer
fairy-glimmer-about = Recover 3 Dust.
fairy-strider = Strider
fairy-strider-about = 2 Moves, and one Location once more.
fairy-echo = Echo
fairy-echo-about = A card played this turn works once more, its cost paid again.
fairy-wayfinder = Wayfinder
fairy-wayfinder-about = Teleport.
fairy-doorling = Doorling
fairy-doorling-about = Teleport, and one Location once more.
fairy-balm = Balm
fairy-balm-about = 4 Resistance, shared among the heroes as you like.
fairy-changeling = Changeling
fairy-changeling-about = Your hero and another exchange squares.
fairy-fatewing = Fatewing
fairy-fatewing-about = Instead of rolling the die, choose its face.
fairy-second-chance = Second chance
fairy-second-chance-about = Roll once more; then recover 2 Dust.
fairy-trickster = Trickster
fairy-trickster-about = Two monsters exchange squares.
fairy-needle = Needle
fairy-needle-about = 2 Ranged 1.
fairy-dawn = Dawn
fairy-dawn-about = Recover all Resistance and 1 Dust.
fairy-lullaby = Lullaby
fairy-lullaby-about = Removes a Threat.
fairy-magpie = Magpie
fairy-magpie-about = Any card of your deck or discard pile into your hand; that pile is shuffled.
fairy-dew = Dew
fairy-dew-about = 3 Dust, shared among the heroes as you like.
fairy-oracle = Oracle
fairy-oracle-about = Look at the top 2 game cards and put them back on top in any order.
fairy-nettle = Nettle
fairy-nettle-about = One monster loses one Claw and one Broken Sword for this turn.
fairy-chime = Chime
fairy-chime-about = Recover 1 Dust, and one Location once more.
fairy-name = { NAME("fairy", $fairy) }
fairy-about = { ABOUT("fairy", $fairy) }

## Skill tracks

skill-duelist = Duelist
skill-marksman = Marksman
skill-sentinel = Sentinel
skill-runner = Runner
skill-alchemist = Alchemist
skill-seer = Seer
skill-healer = Healer
skill-wanderer = Wanderer
skill-name = { NAME("skill", $skill) }
skill-about = { $any ->
    [1] Three uses, any of the four each time.
   *[other] Three uses, from left to right.
}
skill-space = { NAME("skill", $skill) }, space { $space }

## Monsters and common events

monster-dark-knight = Dark Knight
monster-ghost = Ghost
monster-tunnel-rat = Tunnel rat
monster-cave-crawler = Cave crawler
monster-stone-brute = Stone brute
monster-shield-hag = Shield hag
monster-gloom-bat = Gloom bat
monster-shriekers = Shriekers
monster-hoard-keeper = Hoard keeper
monster-mine-imp = Mine imp
monster-lantern-thief = Lantern thief
monster-crust-beetle = Crust beetle
monster-blind-hound = Blind hound
monster-rockfall = Rockfall
monster-rockfall-about = Rocks fall before a hero square: from there nobody reaches its own column until they are cleared.
monster-tremor = Tremor
monster-tremor-about = Every hero loses 1 Resistance.
monster-panic-attack = Panic
monster-panic-attack-about = Every hero goes one square to the left; on the first square, 1 Resistance is lost instead.
monster-lights-out = Lights out
monster-lights-out-about = One Location lies in the dark and can't be used until somebody spends 3 Dust there.
monster-threat-claw = Threat: claw
monster-threat-claw-about = A passage square gives its monster one more Claw.
monster-threat-broken = Threat: broken sword
monster-threat-broken-about = A passage square gives its monster one more Broken Sword.
monster-threat-unavoidable = Threat: dread
monster-threat-unavoidable-about = A passage square gives its monster one Unavoidable.
monster-name = { NAME("monster", $monster) }
monster-about = { ABOUT("monster", $monster) }

badge-resistance = Resistance
badge-larger-name = Resistance
badge-larger-about = { $more } more for each hero beyond two.
badge-claws-name = Claws
badge-claws-about = So much damage to whoever attacks with a Sword.
badge-strikes-all-name = All players: it strikes every hero
badge-strikes-all-about = What it does to whoever attacks, it does to every hero.
badge-broken-name = Broken Swords
badge-broken-about = So much sword damage is cancelled.
badge-unavoidable-name = Unavoidable
badge-unavoidable-about = Whoever attacks loses Resistance.
badge-item-name = Reward: an item
badge-fairy-name = Reward: a Fairy
badge-rewards-all-name = All players: every player is rewarded
badge-cost-name = { NAME("icon", $icon) }
badge-cost-about = That is its cost.
badge-paid = For { $dust } Dust
badge-discard = Cards to discard: { $cards }
badge-fairy-spaces = Room for Fairies

## Locations that several chapters share

location-trap-master = Trap Master
location-trap-master-about = Lay a trap of 2 to 5 for as much Dust.
location-fairy-sanctuary = Fairy Sanctuary
location-name = { NAME("location", $location) }
location-about = { ABOUT("location", $location) }

## The table

region-mat = The tunnel
region-deck = Game deck
region-shown = On the table now
region-discard = Discarded events
region-fairies = Fairies
region-items = Items
region-item-deck = Item deck
region-traps = Traps
region-die = Die
region-hand = Hand of player { $player }
region-hand-short = Hand
region-played = Played by player { $player }
region-played-short = Played
region-hero-deck = Deck of player { $player }
region-hero-deck-short = Deck
region-hero-discard = Discard pile of player { $player }
region-hero-discard-short = Discard
region-pool = { NAME("hero", $hero) }: ready to use
region-trade = Discard three cards{ led-by }
region-heroes = Heroes
region-tracks = Skill tracks
region-collection = Cards to choose from
region-first = { $hero ->
    [none] Player { $player } begins
   *[other] The { NAME("hero", $hero) } begins (player { $player })
}
region-end = End
region-decline = Decline
region-agree = Agree
region-refuse = Refuse
space-castle = Castle
space-location = Location { $number }
space-hero = Square { $number }
space-passage = Passage { $number }
space-spot = Trap spot between { $number } and { $next }
meter-resistance = Resistance
meter-dust = Dust
meter-skills = Skill uses
meter-goal = Goal
meter-deck = Deck
token-threat = { $threat ->
    [claw] Threat: one more Claw
    [broken] Threat: one more Broken Sword
   *[other] Threat: one Unavoidable
}
token-trap = Trap { $value }
token-rockfall = Rocks
token-darkness = Darkness
danger-castle = The next card that enters the passage pushes it into the castle.

status-preparing = Getting ready
status-turn = Turn { $turn }
status-player = Player { $player }: { LIST("hero", $heroes) }
status-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}

## What is asked

ask-hero = Player { $player }: which hero do you take?
ask-first = Who begins?
ask-track = { NAME("hero", $hero) }: which skill track?
ask-build-deck = { $left ->
    [one] One more card for your deck: which?
   *[other] Choose { $left } cards for your deck.
}
ask-keep-item = Player { $player }: which item do you keep?
ask-draft-item = Player { $player }: which item do you start with?
ask-act = { $ready ->
    [0] { $hand ->
        [0] { LIST("hero", $heroes) }: no card is left. Use what lies ready, or end the turn.
       *[other] { LIST("hero", $heroes) }: play cards, or end the turn.
    }
   *[other] { LIST("hero", $heroes) }: { LIST("icon", $icons) } ready to use.
}
ask-shield = { NAME("hero", $hero) }: { $damage } damage. Do you cancel any?
ask-discard = { $left ->
    [one] Which card do you discard?
   *[other] Which cards do you discard? { $left } to go.
}
ask-take-item = Player { $player }: which item do you take?
ask-take-fairy = { NAME("hero", $hero) }: which Fairy do you take?
ask-lay-trap = Which trap, and where?
ask-put-back = Where do the cards go? What is put on top last lies uppermost.
ask-put-hero = Where does the { NAME("hero", $hero) } go?
ask-roll-or-choose = Roll, or choose the face?
ask-keep-roll = The die shows { $face }. Does it stand?
ask-repeat = Which card works once more?
ask-share-healing = Who recovers Resistance? { $left } to give.
ask-share-dust = Who recovers Dust? { $left } to give.
ask-trade-places = With whom does the { NAME("hero", $hero) } exchange squares?
ask-swap-first = Which monster changes its square?
ask-swap-second = With which monster?
ask-calm = Which Threat goes?
ask-fetch = Which card do you fetch?
ask-disarm = Which monster is disarmed?
ask-agree-lead = The { NAME("hero", $asking) } wants to lead your { NAME("hero", $hero) } to square { $square }. Do you agree?
ask-agree-heal = The { NAME("hero", $asking) } wants to heal your { NAME("hero", $hero) }. Do you agree?
ask-agree-recover = The { NAME("hero", $asking) } wants to give your { NAME("hero", $hero) } Dust. Do you agree?
ask-agree-trade-places = The { NAME("hero", $asking) } wants to exchange squares with your { NAME("hero", $hero) }. Do you agree?

## What can be done

option-hero = { NAME("hero", $hero) }
option-first = { NAME("hero", $hero) } (player { $player })
led-by = { $solo ->
    [1] {" "}({ NAME("hero", $hero) })
   *[other] {""}
}
option-track = { NAME("skill", $skill) }
option-into-deck = { NAME("card", $card) }
option-rest-of-deck = The rest as suggested
option-keep = Keep { NAME("card", $card) }
option-keep-none = Keep nothing
option-play = Play { NAME("card", $card) }: { LIST("icon", $icons) }{ led-by }
option-play-free = Play { NAME("card", $card) }: { LIST("icon", $icons) }{ led-by }
option-play-paid = Play { NAME("card", $card) } for { $dust } Dust: { LIST("icon", $icons) }{ led-by }
option-move = { NAME("hero", $hero) }: go to { $square }
option-lead = Lead the { NAME("hero", $target) } to { $square }
option-teleport = { NAME("hero", $hero) }: teleport to { $square }
option-strike = { $count ->
    [one] Strike the { NAME("monster", $monster) } with 1 Sword{ led-by }
   *[other] Strike the { NAME("monster", $monster) } with { $count } Swords{ led-by }
}
option-shoot = { $count ->
    [one] Shoot at the { NAME("monster", $monster) } with 1 Ranged{ led-by }
   *[other] Shoot at the { NAME("monster", $monster) } with { $count } Ranged{ led-by }
}
option-draw = { NAME("icon", $icon) }{ led-by }
option-recover = Recover 1 Dust{ led-by }
option-recover-other = Give the { NAME("hero", $target) } 1 Dust
option-heal = { NAME("icon", $icon) }{ led-by }
option-heal-other = Heal the { NAME("hero", $target) }
option-convert = { NAME("icon", $icon) } counts as { NAME("icon", $into) }{ led-by }
option-trade = Discard three cards for: { NAME("icon", $icon) }{ led-by }
option-fairy = { NAME("fairy", $fairy) }: { ABOUT("fairy", $fairy) }
option-skill = { NAME("skill", $skill) }: { LIST("icon", $icons) }{ led-by }
option-use-trap = { NAME("location", $location) }: lay a trap
option-use-fairy = { NAME("location", $location) }: take a Fairy{ $dust ->
    [0] {""}
   *[other] {" "}for { $dust } Dust
}{ $discard ->
    [0] {""}
    [one] , discard 1 card
   *[other] , discard { $discard } cards
}
option-use-draw = { NAME("location", $location) }: draw { $amount } for { $dust } Dust
option-use-look = { NAME("location", $location) }: look at { $amount } game cards for { $dust } Dust
option-clear = Clear the rocks{ led-by }
option-light = Bring light (Dust){ led-by }
option-calm-threat = Remove a Threat (Dust){ led-by }
option-calm = The Threat on square { $square }
option-end = End the turn
option-discard = Discard { NAME("card", $card) }
option-shield = Cancel 1 damage with a Shield
option-shield-card = { NAME("card", $card) }
option-take-damage = { $damage ->
    [one] Take the damage
   *[other] Take { $damage } damage
}
option-take-item = { NAME("card", $card) }
option-take-fairy = { NAME("fairy", $fairy) }: { ABOUT("fairy", $fairy) }
option-decline = Take nothing
option-agree = Agree
option-refuse = Refuse
option-trap = Trap { $value } on spot { $spot }
option-on-top = { NAME("monster", $monster) }: on top
option-under = { NAME("monster", $monster) }: to the bottom
option-face = { $face }
option-roll = Roll
option-keep-roll = It stands: { $face }
option-reroll = Roll again
option-give = { NAME("hero", $hero) }
option-enough = Enough
option-with = { NAME("hero", $hero) }
option-card = { NAME("monster", $monster) }
option-fetch = { NAME("card", $card) } ({ $pile ->
    [deck] from the deck
   *[other] from the discard pile
})

## What happened

log-hero-chosen = Player { $player } leads the { NAME("hero", $hero) }.
log-first-player = Player { $player } begins.
log-track-chosen = The { NAME("hero", $hero) } takes the skill track { NAME("skill", $skill) }.
log-item-kept = Player { $player } keeps { NAME("card", $card) } from the last chapter.
log-item-drafted = Player { $player } starts with { NAME("card", $card) }.
log-turn-begins = Turn { $turn }: { LIST("hero", $heroes) } (player { $player })
log-played = The { NAME("hero", $hero) } plays { NAME("card", $card) }: { LIST("icon", $icons) }.
log-skill-used = The { NAME("hero", $hero) } uses a skill: { LIST("icon", $icons) }.
log-converted = This turn { NAME("icon", $icon) } counts as { NAME("icon", $into) }.
log-traded = The { NAME("hero", $hero) } gets an icon for three cards: { NAME("icon", $icon) }.
log-discarded = Player { $player } discards { NAME("card", $card) }.
log-drew = { $count ->
    [one] Player { $player } draws 1 card.
   *[other] Player { $player } draws { $count } cards.
}
log-reshuffled = Player { $player } shuffles the discard pile.
log-fetched = Player { $player } fetches { NAME("card", $card) }.
log-repeated = { NAME("card", $card) } works once more.
log-dust-recovered = The { NAME("hero", $hero) } recovers { $gained } Dust and has { $left } usable.
log-dust-spent = The { NAME("hero", $hero) } spends { $spent } Dust and has { $left } left.
log-moved = The { NAME("hero", $hero) } goes to square { $square }.
log-teleported = The { NAME("hero", $hero) } is on square { $square } now.
log-places-traded = The { NAME("hero", $hero) } and the { NAME("hero", $other) } exchange squares.
log-attacked = The { NAME("hero", $hero) } attacks the { NAME("monster", $monster) }: { $damage } damage.
log-defeated = The { NAME("monster", $monster) } is defeated.
log-destroyed = The { NAME("monster", $monster) } is destroyed by the trap.
log-hurt = The { NAME("hero", $hero) } loses { $lost } Resistance { hurt-by }: { $left ->
    [0] none is left.
   *[other] { $left } left.
}
hurt-by = { $cause ->
    [bats] to the Bats
    [converging-lens] to the lens
    [darkness] to Darkness Incarnate
    [fire] to a fire
    [lava] to hot lava
    [madness] to madness
    [magic-storm] to the storm
    [magma] to the magma
    [panic] in the panic
    [tremor] in the tremor
    [well] to the well
   *[other] to the { NAME("monster", $cause) }
}
log-shielded = { $count ->
    [one] The { NAME("hero", $hero) } cancels 1 damage.
   *[other] The { NAME("hero", $hero) } cancels { $count } damage.
}
log-healed = The { NAME("hero", $hero) } recovers { $gained } Resistance: now { $left }.
log-returned = The { NAME("hero", $hero) } is carried back to the castle and recovers. The turn ends.
log-item-gained = Player { $player } gains { NAME("card", $card) }.
log-fairy-gained = The { NAME("hero", $hero) } gains a Fairy: { NAME("fairy", $fairy) }.
log-fairy-used = The { NAME("hero", $hero) } is helped by a Fairy: { NAME("fairy", $fairy) }.
log-fairies-return = The used Fairies come back to the supply.
log-location-used = The { NAME("hero", $hero) } uses { NAME("location", $location) }.
log-trap-laid = The { NAME("hero", $hero) } lays a trap of { $value } on spot { $spot }.
log-trap-sprung = A trap snaps: { $damage } damage to the { NAME("monster", $monster) }.
log-revealed = The game deck reveals: { NAME("monster", $monster) }.
log-entered = The { NAME("monster", $monster) } enters the passage.
log-advance = Everything on the passage moves on.
log-relocated = The { NAME("monster", $monster) } is on passage square { $square } now.
log-swapped = The { NAME("monster", $monster) } and the { NAME("monster", $other) } exchange squares.
log-looked = On top of the game deck lie: { LIST("monster", $cards) }.
log-rolled = The die shows { $face }.
log-face-chosen = The die is laid on { $face }.
log-rockfall = Rocks fall before square { $square }.
log-rockfall-cleared = The { NAME("hero", $hero) } clears the rocks.
log-darkness = { NAME("location", $location) } lies in the dark.
log-lit = The { NAME("hero", $hero) } brings light.
log-threat = { $threat ->
    [claw] A Threat lies on passage square { $square }: one more Claw.
    [broken] A Threat lies on passage square { $square }: one more Broken Sword.
   *[other] A Threat lies on passage square { $square }: one Unavoidable.
}
log-threat-nowhere = Passage square { $square } has a Threat already: nothing happens.
log-threat-removed = The Threat on passage square { $square } is gone.
log-disarmed = The { NAME("monster", $monster) } is disarmed for this turn.
log-refused-lead = The { NAME("hero", $hero) } does not want to be led to square { $square }.
log-refused-heal = The { NAME("hero", $hero) } does not want to be healed by the { NAME("hero", $asking) }.
log-refused-recover = The { NAME("hero", $hero) } does not want Dust from the { NAME("hero", $asking) }.
log-refused-trade-places = The { NAME("hero", $hero) } does not want to exchange squares with the { NAME("hero", $asking) }.
log-hasty-turn = On the hard level the first turns are hasty: one card more is revealed.
log-won = The goal of the chapter is reached: the heroes win.
log-lost-castle = A monster has reached the castle: the heroes have lost.
log-lost-deck = The game deck is empty, and a card is due: the heroes have lost.
then-castle = { $sure ->
    [1] The next card pushes the { NAME("monster", $monster) } into the castle: the game is lost.
   *[other] If a card enters the passage, it pushes the { NAME("monster", $monster) } into the castle: the game is lost.
}
    .tone = deadly
then-deck-empty = The game deck has too few cards for the end of this turn: the game is lost.
    .tone = deadly
then-icons-lost = Unused and lost: { LIST("icon", $icons) }.
then-defeated = { $damage } damage: it is defeated.
then-wounded = { $damage } damage: { $left } Resistance left.
then-unhurt = No damage stays.
then-broken = { $count ->
    [one] A Broken Sword cancels 1 damage.
   *[other] Broken Swords cancel { $count } damage.
}
then-item = { $all ->
    [1] It brings everybody an item.
   *[other] It brings { $count ->
        [one] an item
       *[other] { $count } items
    }.
}
then-fairy = { $all ->
    [1] It brings everybody a Fairy.
   *[other] It brings { $count ->
        [one] a Fairy
       *[other] { $count } Fairies
    }.
}
then-claws = { $count ->
    [one] 1 Claw strikes back
   *[other] { $count } Claws strike back
}{ $all ->
    [1] {" "}at every hero.
   *[other] .
}
then-unavoidable = { $all ->
    [1] Every hero loses { $count } Resistance in any case.
   *[other] { $count } Resistance is lost in any case.
}
then-falls = { $sure ->
    [1] The { NAME("hero", $hero) } falls.
   *[other] Without Shields the { NAME("hero", $hero) } falls.
}
then-no-card = The game deck is empty: the game is lost.
    .tone = deadly
then-loses = { $how ->
    [shields] The { NAME("hero", $hero) } takes { $count } damage, unless Shields cancel it.
    [die] The die can cost the { NAME("hero", $hero) } { $count } Resistance.
   *[sure] The { NAME("hero", $hero) } loses { $count } Resistance: { $left } left.
}
then-fells = { $how ->
    [shields] Without Shields the { NAME("hero", $hero) } falls.
    [die] With a bad roll the { NAME("hero", $hero) } falls.
   *[sure] The { NAME("hero", $hero) } falls.
}
then-won = The goal of the chapter is reached.

chip-hurt = −{ $lost }
    .tone = harm
chip-returned = falls
    .tone = deadly
chip-defeated = defeated
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
chip-castle = The castle may fall
    .tone = deadly
chip-deck-empty = The game is lost
    .tone = deadly
chip-dust-recovered = +{ $gained }
    .tone = good

## Why not

why-not-now = Nobody acts now.
why-not-your-hero = The { NAME("hero", $hero) } is not on.
why-nothing-ready = The { NAME("hero", $hero) } has no Move, Sword or other icon ready. Cards, skills and Fairies give them: play one first.
why-nothing-for-hero = None of the icons that the { NAME("hero", $hero) } has ready does anything here. Cards, skills and Fairies give more.
why-not-in-hand = That card is not in your hand.
why-no-dust = That takes { $dust } usable Dust.
why-no-icon = That takes an icon: { NAME("icon", $icon) }.
why-too-few-icons = Only { $count } can be used for that: { NAME("icon", $icon) }.
why-no-sword-at-castle = Beside the castle nothing can be struck: only shots reach the passage from here.
why-rockfall = Rocks lie between the hero and his own column.
why-not-aligned = A Sword strikes only what stands in the hero's own column.
why-not-a-target = That can't be attacked.
why-too-near = A shot never hits the hero's own column.
why-out-of-reach = { $distance ->
    [one] No icon of yours reaches 1 column far.
   *[other] No icon of yours reaches { $distance } columns far.
}
why-not-next = A Move leads to the next square only.
why-leads-elsewhere = That step leads to square { $square }.
why-barred = The way is barred.
why-costs-more = That square takes { $count } Moves.
why-already-there = The hero is there already.
why-not-beside = The hero does not stand beside that Location.
why-dark = It lies in the dark: { $dust } Dust bring light.
why-used = It was used this turn; once more takes a Reuse icon.
why-blocked = Something blocks this Location.
why-cost = The cost can't be paid.
why-no-effect = It would do nothing now.
why-three-cards = That takes three cards, and you can discard { $count }.
why-not-held = The hero does not have that Fairy.
why-skills-used = All three uses of the skill track are spent.
why-not-the-next-skill = Only the space beside the marker can be used.
why-no-rockfall = There are no rocks here.
why-rockfall-cost = Clearing the rocks takes 3 Swords at once.
why-not-dark = There is light here.
why-not-at-castle = Threats are removed from the square beside the castle.
why-no-threat = There is no Threat.

## Campaign

carried-items = { LIST("hero", $heroes) }: may keep one of { LIST("card", $items) }.
carried-kept = { LIST("hero", $heroes) }: keeps { LIST("card", $items) }.
carried-nothing = { LIST("hero", $heroes) }: brings no item along.
carried-other-heroes = What was carried over belongs to other heroes.
carried-no-item = There is no item “{ $item }” to carry over.
carried-unreadable = What was carried over can't be read.

## What can't be agreed on or begun

same-hero = The same hero can't be taken twice.
misread-hero = there is no hero “{ $name }” here
misread-card = there is no card “{ $name }” left
misread-fairy = there is no Fairy “{ $name }” left
misread-location = there is no Location “{ $name }” here
misread-icon = there is no icon “{ $name }”
misread-track = there is no skill track “{ $name }”
misread-dust = { NAME("hero", $name) } has only { $most } Dust

## What reports count

content-heroes = Heroes
content-cards = Heroes' cards
content-items = Items
content-fairies = Fairies
content-skills = Skills
content-monsters = Monsters
content-events = Events
content-locations = Locations
cause-panic = Panic
verb-agree = Agree
verb-calm = Choose a Threat
verb-calm-threat = Remove a Threat
verb-card = Choose a game card
verb-clear = Clear rocks
verb-convert = Convert an icon
verb-decline = Take nothing
verb-discard = Discard
verb-draw = Draw
verb-end = End the turn
verb-enough = Stop there
verb-face = Choose a face
verb-fairy = Use a Fairy
verb-fetch = Fetch a card
verb-first = First player
verb-give = Give
verb-heal = Heal
verb-hero = Choose a hero
verb-into-deck = Put into the deck
verb-keep = Keep an item
verb-keep-none = Keep nothing
verb-keep-roll = Keep the roll
verb-lead = Lead a hero
verb-light = Bring light
verb-move = Move
verb-on-top = Put on top
verb-play = Play a card
verb-recover = Recover Dust
verb-refuse = Refuse
verb-reroll = Roll again
verb-rest-of-deck = Fill the deck
verb-roll = Roll
verb-shield = Use a Shield
verb-shield-card = Shield with a card
verb-shoot = Shoot
verb-skill = Use a skill
verb-strike = Strike
verb-take-damage = Take the damage
verb-take-fairy = Take a Fairy
verb-take-item = Take an item
verb-teleport = Teleport
verb-track = Choose a skill
verb-trade = Discard three
verb-trap = Lay a trap
verb-under = Put under
verb-use = Use a Location
verb-with = Choose a partner

## In the terminal

terminal-signs =
    On a hero's line: { $full } usable Dust and uses of the skill track that are left, { $empty } inactive Dust and spent uses.
    On a card, in brackets: + and, / or, | another use of it.
