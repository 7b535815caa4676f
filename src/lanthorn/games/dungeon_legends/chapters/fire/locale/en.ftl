# Chapter I, Fire.

setting-chapter-fire = I. Fire
location-blaze = Blaze
location-blaze-about = A full bucket puts out one flame here.
location-ballista = Ballista
location-ballista-about = 2 Dust: aim at a monster in another column, then roll for 0 to 2 damage.
location-ancient-fountain = Ancient Fountain
location-ancient-fountain-about = 3 Dust fill your bucket.
location-underground-lake = Underground Lake
location-underground-lake-about = 2 Moves fill your bucket.
location-fire-sanctuary-about = 3 Dust: draw a card. 1 Dust and a discarded card: take a Fairy from here.

monster-serpent-of-ash = Serpent of Ash
monster-serpent-of-ash-about = Carries a flame and drops it at the Ballista.
monster-serpent-of-cinders = Serpent of Cinders
monster-serpent-of-cinders-about = Carries a flame and drops it at the Ancient Fountain.
monster-serpent-of-embers = Serpent of Embers
monster-serpent-of-embers-about = Carries a flame and drops it at the Underground Lake.
monster-fire-elemental = Fire Elemental
monster-fire-elemental-about = Whoever defeats it puts out one flame anywhere.
monster-ravager = Ravager
monster-ravager-about = Stands before a monster and has to be defeated first.
monster-fire = Fire
monster-fire-about = A flame breaks out at a Location, as the die says.
monster-ravager-comes = Ravager
monster-ravager-comes-about = A Ravager joins the monster nearest the castle.
monster-mud = Mud
monster-mud-about = A hero square, as the die says, takes one more Move to enter.

token-fire = Fire
token-bucket = { $full ->
    [1] Full bucket
   *[other] Empty bucket
}
token-mud = Mud: one more Move
region-fires = { $fires ->
    [0] Goal: every fire is out
    [one] Goal: put out every fire (1 burns)
   *[other] Goal: put out every fire ({ $fires } burn)
}
status-fire = { $fires ->
    [one] 1 fire burns
   *[other] { $fires } fires burn
}

ask-aim = At which monster is the Ballista aimed?
ask-douse-reward = { NAME("hero", $hero) }: an item or a Fairy?
ask-quench = Which fire goes out with the Elemental?
ask-agree-exchange = The { NAME("hero", $asking) } wants to exchange buckets with your { NAME("hero", $hero) }. Do you agree?
option-use-fill = { NAME("location", $location) }: fill the bucket{ $dust ->
    [0] {" "}for 2 Moves
   *[other] {" "}for { $dust } Dust
}
option-use-ballista = { NAME("location", $location) }: shoot for { $dust } Dust
option-aim = { NAME("monster", $monster) }
option-douse = Put out a fire at { NAME("location", $location) }
option-exchange = Exchange buckets with the { NAME("hero", $target) }
option-an-item = An item
option-a-fairy = A Fairy
option-quench = The fire at { NAME("location", $location) }
log-doused = The { NAME("hero", $hero) } puts out a fire at { NAME("location", $location) }.
log-quenched = A fire at { NAME("location", $location) } goes out.
log-bucket-filled = The { NAME("hero", $hero) } fills the bucket.
log-buckets-exchanged = The { NAME("hero", $hero) } and the { NAME("hero", $other) } exchange buckets.
log-refused-exchange = The { NAME("hero", $hero) } does not want to exchange buckets with the { NAME("hero", $asking) }.
log-fire = Fire breaks out at { NAME("location", $location) }.
log-mud = Mud spreads on square { $square }.
log-ravager = A Ravager joins the { NAME("monster", $monster) }.
log-ravager-lurks = A Ravager waits at the end of the passage.
log-serpent-burns = The { NAME("monster", $monster) } carries a flame.
why-ravager-first = A Ravager stands before it and has to be defeated first.
why-no-fire = Nothing burns here.
why-empty-bucket = The bucket is empty.
why-bucket-full = The bucket is full already.
why-bucket-apart = Buckets are exchanged on the same square.
why-buckets-alike = One bucket has to be full and the other empty.
why-bucket-refused = That was refused this turn.
why-mud = Mud: walking onto this square takes { $count } Moves.
chip-doused = −1 fire
    .tone = good

## What reports count

cause-fire = Burning Location
verb-a-fairy = Choose a Fairy
verb-aim = Aim
verb-an-item = Choose an item
verb-douse = Douse a fire
verb-exchange = Exchange buckets
verb-quench = Put out a flame
