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
