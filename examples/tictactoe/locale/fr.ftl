game = Morpion
seat-cross = Croix
seat-nought = Rond
who = { $seat ->
    [0] La croix
   *[1] Le rond
}
ask-mark = Où posez-vous votre marque ?
option-mark = Marquer { $square }
log-marked = { who } marque { $square }.
won-line = { who } aligne trois marques.
drawn = Le plateau est plein : personne ne gagne.
refused-taken = Cette case est prise.
