# Chapter V, Heart of Darkness.

setting-chapter-darkness = V. Heart of Darkness
location-crystal-trap = Crystal Trap
location-crystal-trap-about = 4 Dust: 2 damage, or 5 Dust: 3 damage, to any monster or open Body. Or lay a trap for its value in Dust.
location-magic-shock = Magic Shock
location-magic-shock-about = Discard a card and spend 2 or 3 Dust to charge a token; charged tokens deal 2 and 3 damage to any monster or open Body.
location-tactical-trick = Tactical Trick
location-tactical-trick-about = 1 Dust and two discarded cards: a monster moves to an empty passage square.
location-dust-nugget = Dust Nugget
location-dust-nugget-about = 1 Dust: name an icon and turn your top card over. If it shows the icon you take it, and may look at two game cards.
location-darkness-sanctuary-about = 2 Dust and a discarded card: take a Fairy from here.
location-mysterious-well = Mysterious Well
location-mysterious-well-about = 1 Dust and the die: 1 lose a Resistance, 2 to the castle, 3 draw 1, 4 draw 2, 5 recover 2 Resistance, 6 recover all.

monster-incarnate-head = Darkness Incarnate: Head
monster-incarnate-head-about = Nothing can hurt it. If it reaches the castle, all is lost.
monster-incarnate-tail = Darkness Incarnate: Tail
monster-incarnate-tail-about = Nothing can hurt it.
monster-incarnate-coil = Dark Coil
monster-incarnate-coil-about = A Body: any attack hurts it while the passage before it is empty.
monster-incarnate-knot = Dark Knot
monster-incarnate-knot-about = A Body: any attack hurts it while the passage before it is empty.
monster-incarnate-glass = Glass Body
monster-incarnate-glass-about = A Body that only the Crystal Trap can hurt.
monster-incarnate-storm = Storm Body
monster-incarnate-storm-about = A Body that only the Magic Shock can hurt.
monster-incarnate-twin = Twin Body
monster-incarnate-twin-about = Two sections: one for the Crystal Trap, one for the Magic Shock.
monster-incarnate-wisp = Fleeting Body
monster-incarnate-wisp-about = Falls only to one ranged attack of at least its number.
monster-incarnate-eye = Watching Body
monster-incarnate-eye-about = Falls only to one ranged attack of at least its number.
monster-incarnate-plate = Armoured Body
monster-incarnate-plate-about = Falls only to one sword attack of at least its number.
monster-incarnate-heart = Beating Heart
monster-incarnate-heart-about = Falls only to one sword attack of at least its number.
monster-crevasse = Crevasse
monster-crevasse-about = A hero square, as the die says, takes one more Move to enter.
monster-darkness-attacks = Darkness attacks
monster-darkness-attacks-about = Heroes in the Head's column or beside it lose 1 Resistance.
monster-darkness-advances = Darkness advances
monster-darkness-advances-about = All of Darkness Incarnate moves one square towards the castle, and new parts enter one square later.
monster-castle-reinforcements = Castle reinforcements
monster-castle-reinforcements-about = Each hero recovers 2 Resistance or 3 Dust.
monster-tremors-choice = Violent tremors
monster-tremors-choice-about = Each hero loses 1 Resistance, or one more game card is revealed at once.
monster-tremors-traps = Violent tremors
monster-tremors-traps-about = All traps return to the supply.

region-incarnate = Darkness Incarnate
region-bodies = Goal: defeat the Bodies
danger-head = The next card that calls up Darkness Incarnate pushes the Head into the castle.
space-incarnate = Darkness Incarnate, place { $number }
badge-by-crystal-trap = Only the Crystal Trap hurts it
badge-by-magic-shock = Only the Magic Shock hurts it
badge-by-both = One section for the Crystal Trap, one for the Magic Shock
badge-by-ranged = Only one ranged attack of at least this number
badge-by-sword = Only one sword attack of at least this number
token-shock = { $charged ->
    [1] Magic Shock, charged: { $damage } damage
   *[other] Magic Shock, not charged
}
token-crevasse = Crevasse: one more Move
status-darkness = { $left ->
    [one] 1 Body to defeat, Head on { $head }
   *[other] { $left } Bodies to defeat, Head on { $head }
}

ask-crystal = What does the Crystal Trap strike?
ask-shock = What does the Magic Shock strike?
ask-shock-how = Which tokens do you use?
ask-trick = Which monster moves?
ask-trick-where = Where to?
ask-name-icon = Which icon is on your top card?
ask-look = Do you look at the top two game cards?
ask-reinforcements = { NAME("hero", $hero) }: Resistance or Dust?
ask-tremors = Everybody loses 1 Resistance, or one more card?
option-use-crystal = { NAME("location", $location) }: { $amount } damage for { $dust } Dust
option-use-charge = { NAME("location", $location) }: { $amount ->
    [1] charge the left token
    [2] charge the right token
   *[other] charge both tokens
} for { $dust } Dust, discard { $discard }
option-use-shock = { NAME("location", $location) }: strike with charged tokens
option-use-trick = { NAME("location", $location) }: move a monster for { $dust } Dust, discard { $discard }
option-use-nugget = { NAME("location", $location) }: name an icon for { $dust } Dust
option-use-well = { NAME("location", $location) }: roll for { $dust } Dust
option-shock-left = The left token
option-shock-right = The right token
option-shock-both = Both on one target
option-shock-each = { $first ->
    [right] The right token, then the left one
   *[other] The left token, then the right one
}
option-to-square = Square { $square }
option-name-icon = { $icon ->
    [ranged] Ranged
    [draw] Draw
    [ally] Self or ally
   *[other] { NAME("icon", $icon) }
}
option-look-yes = Look
option-look-no = Leave them
option-reinforce-heal = Recover 2 Resistance
option-reinforce-dust = Recover 3 Dust
option-all-lose = Everybody loses 1 Resistance
option-one-more-card = One more card at once
log-charged = The { NAME("hero", $hero) } charges { $tokens ->
    [1] the left token
    [2] the right token
   *[other] both tokens
}.
log-no-mark = Too weak a blow leaves no mark on the { NAME("monster", $monster) }.
log-nugget = The { NAME("hero", $hero) } finds { NAME("card", $card) }.
log-nugget-fails = The top card is { NAME("card", $card) }: not what was named.
log-incarnate = Darkness Incarnate grows by a part: { NAME("monster", $monster) }. The Head is on { $head }.
log-darkness-advances = Darkness Incarnate advances: the Head is on { $head }.
log-crevasse = A crevasse opens on square { $square }.
log-traps-fall = All traps are gone.
log-lost-head = The Head of Darkness Incarnate has reached the castle: the heroes have lost.
then-head = If a card calls up Darkness Incarnate, its Head enters the castle: the game is lost.
    .tone = deadly
chip-head = The castle may fall
    .tone = deadly
why-immune = Nothing can hurt the Head or the Tail.
why-protected = A monster stands before this Body.
why-other-attack = This attack can't hurt this Body.
why-nothing-charged = No token is charged.
why-already-charged = That token is charged already.
why-crevasse = Crevasse: walking onto this square takes { $count } Moves.
badge-incarnation = Calls up Darkness Incarnate

## What reports count

cause-well = Well
cause-darkness = Darkness
verb-all-lose = Let all lose Resistance
verb-look-no = Don't look
verb-look-yes = Look
verb-name-icon = Name an icon
verb-one-more-card = One more card
verb-reinforce-dust = Reinforce with Dust
verb-reinforce-heal = Reinforce by healing
verb-shock-both = Shock both
verb-shock-each = Shock each
verb-shock-left = Shock to the left
verb-shock-right = Shock to the right
verb-to-square = Choose a square
