# Ce que dit le laboratoire.

## Ce qui n'est pas possible

games-too-few = Le nombre de parties doit être d'au moins 1, pas { $given }.
workers-too-few = Le nombre d'ouvriers doit être d'au moins 1, pas { $given }.
bots-for-seats = { $seats ->
    [one] { $game } a 1 place ({ $names }) : nommez 1 bot, pas { $given }.
   *[other] { $game } a { $seats } places ({ $names }) : nommez 1 ou { $seats } bots, pas { $given }.
}
arena-needs-two = { $game } se joue les uns contre les autres : une arène demande au moins 2 bots.
arena-bot-twice = Le bot « { $bot } » est nommé deux fois.
not-found-in-module = { $name } est introuvable : { $error }.
worker-other-program = Un ouvrier a Lanthorn { $theirs }, et ici c'est { $ours }. Installez partout la même version.
worker-other-content = Un ouvrier a d'autres règles ou un autre contenu de { $game } qu'ici. Installez partout la même version.
workers-do-not-start = { $times } ouvriers de suite se sont arrêtés avant de pouvoir commencer.
game-kills-workers = La partie numéro { $number } était chez { $times } ouvriers qui ont été perdus : elle n'est plus tentée. La mémoire manque peut-être.
ray-not-installed = --on ray demande le paquet ray : pip install 'lanthorn[ray]'.
ray-does-not-start = Ray ne répond pas ou ne démarre pas : { $error }
into-not-ours = { $path } est une autre sorte de fichier, rien n'a donc été écrit.
into-damaged = { $path } est abîmé : la ligne { $line } est illisible. Rien n'a été écrit.
into-other-run = { $path } contient les parties d'une autre série ({ $what } : { $theirs } là-bas, { $ours } ici), rien n'a donc été écrit. Nommez un autre fichier.
into-not-written = { $path } ne peut pas être écrit : { $error }.

## Réglage : ce qui n'est pas possible

tune-number-form = « { $given } » ne désigne aucun nombre à régler : écrivez monsters.goblin.damage=1..4, fichier.entrée.champ=bas..haut, avec /pas au besoin ; ou un écart, monsters.*.damage=-1..+2.
tune-no-numbers = Nommez au moins un nombre à régler, avec --number.
tune-number-several = « { $name } » désigne { $count } nombres. Plusieurs ne bougent qu'ensemble, par un écart : -1..+1.
tune-number-twice = Le nombre { $name } est nommé deux fois.
tune-no-file = { $game } n'a pas de fichier de contenu « { $name } ». Il y a : { $known }.
tune-no-entry = { $file }.toml n'a pas d'entrée « { $name } ». Il y a : { $known }.
tune-no-field = { $place } n'a pas de champ « { $name } ». Il y a : { $known }.
tune-nothing-inside = { $place } ne contient rien qui puisse s'appeler « { $name } ».
tune-not-a-number = { $name } n'est pas un nombre.
tune-all-zero = Tous les nombres de { $name } sont à 0, et une étoile passe par-dessus les 0.
tune-range-whole = { $given } : c'est un nombre entier, son étendue doit donc l'être aussi.
tune-range-backwards = { $given } : l'étendue est à l'envers. Le plus petit bout vient d'abord.
tune-range-step = { $given } : le pas doit être supérieur à 0.
tune-range-long = { $given } : cela fait { $count } valeurs, et { $most } au plus peuvent être examinées. Donnez un pas plus grand.
tune-nothing-moves = Les étendues ne contiennent que les nombres tels qu'ils sont : il n'y a rien à choisir.
tune-no-wish = Dites ce qui est souhaité : --win, --length ou --wish.
tune-wish-form = « { $given } » n'est pas un souhait : écrivez chapter=fire,players=2:win=0.7,length=80, ou win.heroes=0.5.
tune-wish-number = « { $given } » n'est pas un nombre.
tune-wish-share = Une part de victoires est entre 0 et 1, elle ne peut donc pas être de { $given }.
tune-wish-length = Une partie dure plus de 0 décision, sa durée ne peut donc pas être de { $given }.
tune-wish-weight = Un poids doit être supérieur à 0, pas { $given }.
tune-within = Ce qui est assez proche est entre 0 et 1, et ne peut donc pas être de { $given }.
tune-wish-no-side = { $game } se joue les uns contre les autres : dites qui doit gagner si souvent, parmi { $names }.
tune-wish-seat = { $game } n'a pas de place « { $name } » avec ces réglages. Il y a : { $names }.
tune-wish-twice = La même chose est souhaitée deux fois avec les mêmes réglages.
tune-games-too-few = { $given } parties ne suffisent pas à un tour de cette recherche : il en faut au moins { $least }.
tune-all-refused = { $count ->
    [one] Le seul candidat trouvé donne un contenu impossible. { $reason }
   *[other] Les { $count } candidats donnent tous un contenu impossible. Le premier : { $reason }
}
tune-to-file = { $path } est un fichier : aucun paquet ne peut y être écrit.
tune-to-nowhere = { $path } : le dossier où il serait n'existe pas.
tune-to-full = { $path } existe déjà et n'est pas vide. --force remplace un paquet.
tune-to-no-pack = { $path } contient autre chose qu'un paquet : il n'est pas remplacé.
tune-to-not-written = { $path } ne peut pas être écrit : { $error }.

## Pendant que l'on joue

worker-lost = { $games ->
    [0] Un ouvrier a été perdu ; un autre prend sa place.
    [one] Un ouvrier a été perdu ; sa partie est rejouée.
   *[other] Un ouvrier a été perdu ; ses { $games } parties sont rejouées.
}
interrupted = Interrompu après { $done } parties sur { $wanted }.
stopped = Arrêté après { $done } parties sur { $wanted }. Celles qui n'ont pas pu être écrites sont comptées ici et seront rejouées.
go-on = Les parties sont gardées dans { $path }. La même commande continue à partir de là.
go-on-not = Elles ne sont pas gardées : avec --into FICHIER, une série peut être continuée.

## Tableaux

seat = place
bot = bot
against = contre
as = côté
wins = victoires
won = gagné
lost = perdu
drawn = nul
played = parties
share = part
between = 95 % entre
from-to = { $low } et { $high }
point = ,
percent = { $number } %
nobody = personne
rating = cote
compared = comparé à
difference = différence
sim-title = { $games ->
    [one] { $game } : 1 partie
   *[other] { $game } : { $games } parties
}
sim-length = { $mean } décisions par partie ({ $least } à { $most }), { $speed } décisions par seconde, graine { $seed }
arena-title = { $games ->
    [one] { $game } : 1 partie
   *[other] { $game } : { $games } parties
}
arena-ratings = Cotes
arena-about = Graine { $seed }. Les cotes partent de 25 ; dans 95 cas sur 100, la vraie est entre les bornes.
arena-compared = Les mêmes donnes, jouées par chacun

## Réglage

tune-numbers-title = { $games ->
    [one] { $game } : { $candidates } candidats, 1 partie
   *[other] { $game } : { $candidates } candidats, { $games } parties
}
tune-number = nombre
tune-old = actuel
tune-new = réglé
tune-aims-fresh = Mesuré sur { $games } donnes nouvelles
tune-aims-chosen = Dans les parties de la recherche même, qui flattent ce qu'elles choisissent
tune-aim = souhait
tune-wished = souhaité
tune-win = parties gagnées
tune-win-by = parties gagnées par { $side }
tune-length = décisions par partie
tune-at = { $aim }, { $settings }
tune-skipped = { $count ->
    [one] 1 candidat a été écarté, car son contenu est impossible.
   *[other] { $count } candidats ont été écartés, car leur contenu est impossible.
}
tune-reached = Atteint : autant que ces parties le disent, les nombres réglés sont à moins de { $within } de ce qui est souhaité.
tune-not-reached = Pas atteint : même à ses bornes, ce qui a été mesuré n'est pas à moins de { $within } de ce qui est souhaité. C'est ce qui a été trouvé de plus proche.
tune-unchanged = Rien de ce qui a été essayé n'est plus proche que les nombres actuels : aucun paquet n'a été écrit.
tune-written = Le paquet « { $name } » est dans { $path }. Pour l'utiliser : { $options }
tune-no-pack-yet = Aucun paquet n'a été écrit.

## Rapports

report-title = Rapport
report-contents = Sommaire
report-base = Comme convenu
report-variant = Variante
report-games = Parties
report-bots = Bots
report-settings = Convenu
report-packs = Paquets
report-seed = Graine
report-yes = oui
report-no = non
report-pair = { $name } : { $value }
report-together = Tous ensemble
report-partial = Ce rapport porte sur { $games } parties sur { $wanted } : la série s'est arrêtée avant la fin.
report-left-out = Pas joué, car ce n'est pas possible :
report-card-wins = Gagné par : { $side }
report-card-decisions = Décisions par partie, médiane
report-card-turns = Tours par partie, médiane
report-most-between = 8 parties sur 10 : { $low } à { $high }
report-wins = Victoires
report-wins-lead = La part des parties gagnées par chaque camp, et entre quelles parts se trouve la vraie, dans 95 cas sur 100.
report-wins-others = La part montrée est celle de : { $side } ; l'autre camp a gagné toutes les autres parties.
report-by-bots = Bots
report-of = { $count } sur { $games }
report-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
report-lengths = Durée
report-lengths-lead = La longueur des parties : la barre contient 8 parties sur 10, le trait est celle du milieu.
report-in-decisions = En décisions
report-in-turns = En tours
report-axis-decisions = Décisions
report-axis-turns = Tours
report-median = médiane
report-mean = moyenne
report-from-to-numbers = { $low } à { $high }
report-at-most = { $least } à { $most } en tout
report-span-note = Sous la médiane : de la dixième à la quatre-vingt-dixième partie sur 100. Sous la moyenne : la plus courte et la plus longue.
report-numbers = Les nombres
report-endings = Fins
report-ending = comment elle finit
report-unfinished = Laissée sans fin
report-falls = Chutes
report-falls-lead = Qui tombe, quand et sous quoi, dans toutes les parties de ce rapport.
report-when-turns = À quel tour
report-when-decisions = Après combien de décisions
report-who = qui
report-falls-count = chutes
report-per-game-number = { $number } par partie
report-cause = sous quoi
report-to-what = Sous quoi
report-others = Autres
report-nothing-known = Pas dit
report-use = Contenu
report-use-lead = Dans combien de parties une chose a servi, et de combien la part de victoires ({ $side }) diffère entre les parties avec elle et sans elle. C'est ce qui va ensemble, pas une cause : une carte jouée quand tout est perdu va avec les défaites.
report-use-shown = { $shown ->
    [0] Sur { $compared } choses comparées, aucune ne diffère plus que par hasard.
    [one] Sur { $compared } choses comparées, 1 diffère plus que par hasard ; elle est marquée.
   *[other] Sur { $compared } choses comparées, { $shown } diffèrent plus que par hasard ; elles sont marquées.
}
report-used-in = a servi dans
report-times = { $number } par partie
report-difference = différence
report-points = { $number } pts
report-from-to = { $low } à { $high }
report-always = rien à comparer
report-decisions = Décisions
report-decisions-lead = Ce qui se décide dans une partie, par place, toutes variantes réunies.
report-decision = décision
report-per-game = par partie
report-rarer = Les plus rares
report-in-all = { $number } décisions par partie en tout.
report-about = Ce que disent les nombres
report-about-intervals = Les parts ont l'intervalle de Wilson : dans 95 cas sur 100, la vraie part est dedans. Les différences de parts ont celui de Newcombe, en points : des centièmes de toutes les parties. Les parties ne sont comparées qu'à des parties de la même variante et des mêmes bots ; les variantes sont ensuite pesées ensemble (Mantel et Haenszel).
report-about-use = Que les parties avec une chose soient plus souvent gagnées ne dit pas que cette chose les gagne. Ce qui sert tard, à ceux qui mènent, ou seulement dans les longues parties, va avec la victoire ou la défaite sans en être la cause. Pour le savoir, changez un paquet et comparez.
report-about-many = Avec beaucoup de lignes, certaines diffèrent par hasard. Une différence n'est marquée que si elle tient quand son intervalle est élargi selon le nombre de lignes (Bonferroni) et s'il y a au moins 10 parties de chaque côté.
report-about-bots = Ces parties sont jouées par des bots. Ce qui vaut pour eux ne vaut pas forcément pour des personnes.
report-foot = Lanthorn { $version }, contenu { $content }
compare-title = { $a } comparé à { $b }
compare-foot = Lanthorn { $version }
compare-same = Les deux ont le même contenu et jouent donc exactement les mêmes parties.
compare-card-results = Résultats qui diffèrent
compare-card-use = Choses plus ou moins utilisées
compare-card-changes = Champs changés
compare-of-rows = sur { $rows } comparés
compare-in-content = dans le contenu
compare-changes = Ce qui diffère dans le contenu
compare-no-changes = Rien : aucun champ du contenu ne diffère.
compare-none = aucun
compare-entry = l'entrée entière
compare-thing = entrée
compare-field = champ
compare-all = Toutes les variantes
compare-results = Ce qui diffère dans les parties
compare-results-lead = Les deux ont joué les mêmes donnes. La différence est { $b } moins { $a } ; une marque n'apparaît que si elle dépasse le hasard.
compare-nothing = Aucune donne n'a été jouée par les deux : rien ne peut être comparé.
compare-use = Ce qui sert
compare-use-lead = Dans combien de parties chaque chose a servi, toutes variantes et tous bots réunis.
compare-measured = mesuré
compare-deals = { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}
compare-few = trop peu de donnes
compare-noise = pas de différence visible
compare-about-deals = Chaque donne est comparée à elle-même : même graine, mêmes bots et mêmes réglages, avec l'un et l'autre contenu. Les parts ont l'intervalle de Newcombe pour des paires, en points ; les décisions, les tours et les chutes celui de Student, dessiné en centièmes de la première valeur.
compare-about-noise = Avec beaucoup de lignes, certaines diffèrent par hasard. Tous les intervalles sont élargis selon le nombre de lignes de leur tableau (Bonferroni) : un tableau affirme quelque chose de faux dans 5 comparaisons sur 100 au plus. « Pas de différence visible » veut dire que l'absence de différence est dans l'intervalle, pas qu'il n'y en a aucune. Plus de parties montrent de plus petites différences.
report-into-no-folder = { $path } est un fichier, et les parties d'un rapport vont dans un dossier.
report-to-no-folder = { $path } est un fichier, et un rapport va dans un dossier. Nommez-en un autre avec --to.
report-not-written = Le rapport ne peut pas être écrit dans { $path } : { $error }. Ce qui s'y trouvait est resté tel quel.
report-games-gone = Les parties ne sont pas gardées : avec --into DOSSIER, la même commande continuerait.
report-written = Le rapport est dans { $path }.
report-nothing = Aucune partie n'est finie : il n'y a donc pas de rapport.
report-no-game = Nommez un jeu, par exemple dungeon-heroes.
report-same-side = --compare demande deux choses différentes : « { $name } » est nommé deux fois.
