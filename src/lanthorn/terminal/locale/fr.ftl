# Ce que le terminal dit lui-même, dans tous les jeux.

## Sur la table

face-down = face cachée
face-down-at = Face cachée :
fallen = à terre
empty = rien
titled = { $title } : { $about }

## À l'invite

asked = { $who } :
hint-sure = 1 : le choisir.
hint-back = Entrée : toute la liste.
hint-only = Entrée : le choisir.
hint-final = { $sign } sans retour possible.
so-many = { $count } choix
hint-help = ? : aide
more = Entrée : la suite. Autre chose : assez.
more-before = Entrée : ce qui précède. Autre chose : assez.
go-on = Entrée : continuer.
log-empty = Il ne s'est encore rien passé.
no-such-number = Tapez un nombre de 1 à { $most }.
nothing-there = Aucun des choix ne concerne : { $thing }.
earlier = (l : tout)
thinks = { $who } : réflexion en cours.
not-understood = « { $typed } » n'est ni un choix ni une commande. Tapez ? pour l'aide.
more-clauses = { $count ->
    [one] 1 autre clause contient ces mots : ajoutez un mot.
   *[other] { $count } autres clauses contiennent ces mots : ajoutez un mot.
}
languages = Tapez lang et une de ces langues : { $languages }.
seats-asked = Autres joueurs qui peuvent choisir : { $seats }.
saved = Partie sauvegardée dans { $path }
no-folder = Le dossier { $path } n'existe pas : rien n'a été écrit.
not-a-save = { $path } est un fichier d'une autre sorte : rien n'a été écrit.
not-kept = Cette partie n'est pas conservée. { $error }
help =
    Choisissez en tapant
        2              le numéro d'un choix ; Entrée ramène toute la liste
        NOM            d'une case ou d'une chose : montre les choix qui s'y trouvent
        2 NOM          les deux à la fois
        CLÉ            d'un choix, ou son début (h en donne la liste)
        MOTS           d'un choix
    Par exemple ici : { $examples }
    Autres commandes
        u              reprendre votre dernier choix
        ? CLÉ          pourquoi on peut ou ne peut pas choisir cela
        ? CLAUSE       une clause des règles par son numéro ; ? MOTS en cherche
        ? NOM          ce que fait un héros, une carte, une chose ; ce qu'il y a là
        h              tous les choix, avec leur clé et leurs clauses
        hint           les meilleurs choix et leurs chances
        odds           les chances de gagner
        l              ce qui s'est passé jusqu'ici, la fin d'abord
        s FICHIER      sauvegarder dans un fichier (la partie l'est déjà)
        lang en, lang fr
        seat NOM       si plusieurs peuvent choisir : laisser choisir ce joueur
        q              quitter ; la partie est conservée
help-signs = { $friend } héros, { $heart } santé ou dégâts, { $times }2 il y en a deux.
help-board = Sur le plateau : { $foe } monstre, { $lit } peut être choisi, { $back } face cachée, { $veil } face cachée mais vous pouvez la regarder.
help-pips = Sur la ligne d'un héros : { $full } qui reste, { $empty } utilisé.

## Reprendre un choix

undone = Choix repris.
undo-nothing = Vous n'avez aucun choix à reprendre.
undo-revealed = Quelque chose de caché est apparu depuis votre dernier choix : il ne peut plus être repris.
consent-revealed = Reprise du dernier choix demandée : { $who }. Quelque chose de caché est apparu depuis.
consent-other-player = Reprise du dernier choix demandée : { $who }. Un autre joueur a choisi depuis.
consent = { $other } : acceptez-vous de revenir à ce choix ({ $who }) ?
consent-refused = { $other } : non, on continue.
yes-no = o ou n :

## Deux personnes, un clavier

hand-over = Passez le clavier à : { $who }
hand-over-wait = Entrée : continuer. q : quitter.
hand-over-undo = Entrée : continuer. u : reprendre le dernier choix. q : quitter.

## Quitter, et la fin

kept = La partie est conservée. Pour la reprendre :
nothing-to-keep = Rien n'a été choisi : rien n'est conservé.
winners = Victoire : { $winners }
no-winner = Personne ne gagne.
replay-with = Pour la revoir et pour l'analyser :

## Avant une partie

usual = habituel : Entrée
yes = Oui
no = Non
human = Une personne ici
bot = { $bot ->
    [random] Robot qui joue au hasard
    [greedy] Robot qui voit un coup d'avance
    [casual] Robot qui réfléchit un peu : facile à vivre
    [strong] Robot qui voit loin
    [master] Robot qui réfléchit longtemps : le plus fort de tous
   *[other] Robot : { $bot }
}
who-plays = Qui joue cette place : { $seat } ?
resume = { $answers ->
    [one] Une partie de { $game } n'est pas terminée : 1 choix jusqu'ici. La reprendre ?
   *[other] Une partie de { $game } n'est pas terminée : { $answers } choix jusqu'ici. La reprendre ?
}
which-game = Quel jeu ?

## Revoir une partie

whose-eyes = Avec les yeux de qui ?
watcher = Un spectateur, qui voit ce qui est visible de tous
all-knowing = Quelqu'un qui voit tout
replay-prompt = { $at } sur { $last }. Entrée : suite, b : retour, nombre : y aller, e : fin, q : sortir.
replay-not-understood = « { $typed } » ne fait rien ici.
next-answer = Ensuite, { $who } : { $choice }
next-chooses = Ensuite, { $who }.

## Conseils, chances, analyse

percent = { $number } %
advice-thinking = Je regarde plus loin.
advice-opposed = Ici, des gens jouent les uns contre les autres : il n'y a ni conseils ni chances. Après la partie, « lanthorn review FICHIER » l'analyse.
hint-head = Chances de gagner après les meilleurs choix :
hint-line = { $odds }  { $choice }  ({ $low } à { $high })
odds-now = { $games ->
    [0] Chances de gagner : environ { $odds }. Aucune partie n'a pu être jouée jusqu'au bout à temps, ce n'est donc guère qu'une impression.
    [one] Chances de gagner : { $odds }, neuf fois sur dix entre { $low } et { $high }. 1 partie a été jouée jusqu'au bout pour cela.
   *[other] Chances de gagner : { $odds }, neuf fois sur dix entre { $low } et { $high }. { $games } parties ont été jouées jusqu'au bout pour cela.
}
review-later = Une partie est analysée quand elle est finie.
review-not-over = La partie dans { $path } n'est pas finie : elle ne peut pas encore être analysée.
review-nothing = Personne n'a rien choisi dans { $path } : il n'y a rien à analyser.
review-working = Analyse en cours
review-title = { $game } : ce qui a décidé de la partie
review-chart = Chances de { $team }, de { $first } à { $last } :
review-sums = Choix et hasard, en points sur cent
review-sum = { $who } : choix { $skill }, hasard { $luck }
review-sum-opposed = { $who } : choix { $skill }, hasard { $luck }, les autres { $others }
review-about = Choix : ce que de meilleurs choix connus auraient apporté. Hasard : ce que dés et tirages ont apporté de plus ou de moins que prévu.
review-turning = Les tournants
review-no-turning = Les chances n'ont jamais beaucoup changé d'un coup.
review-point = { $number }  { $who } : { $choice }. { $before } avant, { $after } après (hasard { $luck }, choix { $skill })
review-look = Pour voir un tournant, tapez-y son numéro :

## Clauses

no-clause = Aucune clause ne contient « { $words } ».

## Sur la ligne de commande

unknown-seat = La place « { $seat } » n'existe pas dans ce jeu ; il y a : { $seats }.
file-not-written = { $path } ne peut pas être écrit : { $error }.
file-not-read = { $path } ne peut pas être lu : { $error }.
file-no-text = { $path } n'est pas un fichier de texte : { $error }.
options-exclude = { $one } et { $other } ne vont pas ensemble.
option-of-the-save = { $option } ne va pas avec { $file } : la partie sauvegardée a déjà le sien.
option-needs-pair = { $option } attend NOM=VALEUR, pas « { $given } ».
option-twice = { $option } nomme « { $name } » deux fois.
position-has-no-seed = --seed ne va pas avec --position : une position n'a pas de graine.
no-packs = { $folder } ne contient aucun paquet de contenu.
packs-broken = Le serveur ne démarre pas avec des paquets défectueux.
    { $mistakes }
pack-same-name = Un autre paquet pour le même jeu s'appelle aussi « { $pack } ».
served-at = Lanthorn est à l'adresse { $address }  (Ctrl-C pour l'arrêter)
served-without-page = La page pour le navigateur n'est pas construite : lancez « make page » dans le dossier de Lanthorn, puis redémarrez.
mistake = C'est une erreur de Lanthorn : { $what }
mistake-kept = La partie jusque-là est conservée, pour la signaler et la reprendre : { $report }
mistake-debug = Avec --debug, l'endroit est indiqué.

## Campagnes

campaign-needs-name = Une campagne a besoin d'un nom avec des lettres ou des chiffres, pas « { $name } ».
campaign-exists = Il y a déjà une campagne « { $name } ». Choisissez un autre nom avec --name.
campaign-unknown = Il n'y a pas de campagne « { $name } » ici. « lanthorn campaign list » montre celles qui existent.
campaign-file-exists = { $path } existe déjà, rien n'a donc été écrit.
campaign-none-kept = Aucune campagne n'est gardée ici. « lanthorn campaign new JEU » en commence une.
campaign-begun = La campagne est prête. Pour jouer son premier chapitre :
campaign-won = Gagné : { $chapter }
campaign-lost = Perdu : { $chapter }
campaign-stands = Chapitres gagnés : { $won } sur { $chapters }.
campaign-next = Ensuite : { $chapter }
campaign-which = Quel chapitre ?
campaign-chapter = { $chapter } ({ $standing ->
    [won] gagné
    [lost] perdu
    [ahead] plus tard
   *[next] à suivre
})
campaign-later = Un autre : montre la suite de l'histoire
campaign-ahead = Ce chapitre vient plus tard dans l'histoire. Le jouer quand même maintenant ?
campaign-broken = { $name } : ne peut pas continuer. { $error } Son fichier :
campaign-chapter-damaged = Le chapitre en cours ne peut pas être ouvert. { $error } Son fichier est mis de côté :
campaign-has-begun = { $options } : sans effet sur un chapitre déjà commencé.
campaign-give-up = Un chapitre en cours que l'on ne reprend pas est abandonné dès qu'un autre commence. Son fichier est alors mis de côté :
campaign-forget = Mettre de côté la campagne « { $name } » ? Elle ne sera plus dans la liste.
campaign-see-again = Pour revoir un chapitre, et pour le faire analyser :
campaign-went-on = Entre-temps, la campagne « { $name } » a continué ailleurs. Ce qui a été joué ici n'en fait pas partie.
campaign-without-chapter = Le chapitre en cours n'y est pas.
campaign-forgotten = La campagne est mise de côté. Son fichier :
