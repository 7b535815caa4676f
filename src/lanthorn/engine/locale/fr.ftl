# Ce que le moteur dit lui-même, dans tous les jeux.
refused-game-over = La partie est terminée.
refused-not-asked = Ce n'est pas à vous de choisir.
refused-unknown = Le choix « { $key } » n'existe pas.
refused-not-on-offer = Rien de possible ne commence ainsi en ce moment.

save-rules-changed = Les règles ou le contenu ont changé depuis cette sauvegarde (Lanthorn { $program }) : la réponse { $broken } ne convient plus. La partie reprend après la réponse { $resumed } sur { $answers } ; les moments antérieurs restent lisibles, mais ne se rejouent plus.
save-does-not-replay = La réponse { $broken } de cette partie ne convient plus, alors que les règles sont les mêmes : signalez-le en joignant ce fichier. La partie reprend après la réponse { $resumed } sur { $answers }.
