# Puissance 4, en français.
game = Puissance 4
game-pitch = Laissez tomber vos jetons dans la grille et alignez-en quatre avant l’autre.

column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7

prompt-choose-column = Dans quelle colonne jouez-vous un jeton ?
option-drop = Jouer un jeton dans la colonne { $column }

event-dropped = { $player } joue un jeton dans la colonne { $column }.
event-connected = { $player } aligne quatre jetons.
event-filled = La grille est pleine et personne n’a aligné quatre jetons : la victoire est partagée.

reason-column-full = La colonne { $column } est pleine.
