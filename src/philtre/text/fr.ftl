# Les mots que tous les jeux partagent, en français.

player = Joueur { $number }

reason-no-such-seat = Il n’y a pas de place { $seat } à cette table.
reason-not-your-options = Ce qu’une autre place peut faire ne vous regarde pas.
reason-only-seen = Ceci n’est que ce que voit une place ; redistribuez pour jouer la suite.
reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas à { $player } de décider.
reason-no-such-action = Aucune action de ce jeu ne porte le numéro { $action }.
reason-not-this-decision = « { $notation } » ne répond pas à la question posée.
reason-not-now = Ce n’est pas possible maintenant.
reason-nothing-to-retract = Il n’y a pas de réponse à reprendre.
reason-bad-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
reason-bad-seed = Une graine est un nombre entier de 0 à 2^62 - 1, pas { $seed }.
reason-bad-option = Ce jeu n’a pas d’option « { $option } » (il a : { $options }).
reason-bad-choice = L’option « { $option } » peut valoir { $choices }, pas { $choice }.
reason-option-needs-players = L’option « { $option } » ne peut valoir { $choice } qu’à { $players } joueurs.
reason-bad-save = Ceci n’est pas une position enregistrée, ou elle a été modifiée.
reason-other-game = Ceci appartient au jeu { $game }, pas à { $expected }.
reason-other-rules = Ceci a été joué sous la version { $rules } des règles ; voici la version { $expected }.
reason-bad-notation = Je ne sais pas lire « { $text } » (essayez : { $verbs }).
reason-no-such-bot = Il n’y a pas de robot nommé { $bot } (il y a : { $bots }).
reason-no-such-game = Il n’y a pas de jeu nommé { $game } (il y a : { $games }).
reason-record-cut-short = La partie enregistrée est coupée : sa dernière ligne manque.
reason-record-line = La ligne { $line } de la partie enregistrée est illisible : { $problem }.
reason-record-move = La ligne { $line } de la partie enregistrée, « { $play } », ne peut être jouée : { $problem }.
reason-record-result = La ligne { $line } de la partie enregistrée donne un autre résultat que ses coups.
reason-undo-another-acted = Un autre joueur a agi depuis.
reason-undo-chance-drawn = Le hasard a parlé depuis.
reason-undo-something-shown = Quelque chose a été révélé depuis.
reason-undo-the-beginning = La partie est à son début.
