# Ce que le moteur dit lui-même, dans tous les jeux.
refused-game-over = La partie est terminée.
refused-not-asked = Ce n'est pas à vous de choisir.
refused-unknown = Le choix « { $key } » n'existe pas.
refused-not-on-offer = Rien de possible ne commence ainsi en ce moment.

save-rules-changed = Les règles ou le contenu ont changé depuis cette sauvegarde (Lanthorn { $program }) : la réponse { $broken } ne convient plus. La partie reprend après la réponse { $resumed } sur { $answers } ; les moments antérieurs restent lisibles, mais ne se rejouent plus.
save-does-not-replay = La réponse { $broken } de cette partie ne convient plus, alors que les règles sont les mêmes : signalez-le en joignant ce fichier. La partie reprend après la réponse { $resumed } sur { $answers }.

# Pourquoi ce qui a été demandé n'est pas possible.
unknown-game = Le jeu « { $game } » n'existe pas. Il y a : { $known }.
unknown-game-near = Le jeu « { $game } » n'existe pas. Vouliez-vous dire { $near } ?
unknown-bot = Le robot « { $bot } » n'existe pas. Il y a : { $known }.
setting-unknown = { $game } n'a pas de réglage « { $setting } » ; il y a : { $settings }.
setting-no-such-value = { $setting } ne peut pas valoir « { $value } » ; les valeurs possibles sont { $values }.
setting-yes-or-no = { $setting } vaut yes ou no, pas « { $value } ».
no-positions = { $game } ne sait pas lire une position décrite avec des mots.
position-unreadable = Cette position ne peut pas être lue. { $mistakes }
position-mistake = « { $words } » : { $why }.
misread-statement = cette phrase n'existe pas
pack-no-folder = { $folder } n'est pas un dossier.
pack-no-head = { $folder } n'a pas de pack.toml : ce n'est pas un paquet de contenu.
pack-of-another-game = Le paquet « { $pack } » est pour { $theirs }, pas pour { $game }.
save-unreadable = Ce n'est pas une sauvegarde, ou elle est abîmée : { $error }.
save-not-ours = Ce n'est pas une sauvegarde de Lanthorn.
save-is-campaign = C'est le fichier de toute une campagne, pas d'une partie.
save-newer = Cette sauvegarde a été écrite par Lanthorn { $theirs }, plus récent que celui-ci ({ $ours }) : mettez Lanthorn à jour pour l'ouvrir.
save-damaged = Cette sauvegarde est abîmée : { $error }.
save-checksum = Cette sauvegarde est abîmée : sa somme de contrôle ne correspond pas à son contenu.
save-no-beginning = Cette sauvegarde est abîmée : elle n'a ni graine ni première position.
save-position-outside = Cette sauvegarde est abîmée : une position se trouve hors de ses réponses.
save-of-another-game = Cette sauvegarde est de { $theirs }, pas de { $game }.
save-of-other-rules = Cette sauvegarde ne peut pas être ouverte avec ces règles de { $game } : { $error }.

# Campagnes
campaign-none = { $game } n'a pas de campagne.
campaign-no-chapter = { $game } n'a pas de chapitre « { $chapter } ».
campaign-of-another-game = Ce chapitre est d'un autre jeu que { $game }.
campaign-not-over = Ce chapitre n'a pas été joué jusqu'au bout.
campaign-unreadable = Ce n'est pas un fichier de campagne, ou il est abîmé : { $error }.
campaign-not-ours = Ce n'est pas un fichier de campagne de Lanthorn.
campaign-is-save = C'est le fichier d'une seule partie, pas d'une campagne.
campaign-newer = Cette campagne a été écrite par Lanthorn { $theirs }, plus récent que celui-ci ({ $ours }) : mettez Lanthorn à jour pour l'ouvrir.
campaign-damaged = Cette campagne est abîmée : { $error }.
campaign-checksum = Cette campagne est abîmée : sa somme de contrôle ne correspond pas à son contenu.
campaign-setting-chapter = Dans une campagne, « { $setting } » n'est pas un réglage : le chapitre se choisit au moment de le jouer.
campaign-setting-fixed = « { $setting } » reste le même pendant toute une campagne. Ce qui peut changer d'un chapitre à l'autre : { $free }.
