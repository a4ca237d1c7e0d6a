# Connect Four, in English.
game = Connect Four
game-pitch = Drop your discs into the grid and line up four before the other does.

column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7

prompt-choose-column = Which column do you drop a disc into?
option-drop = Drop a disc into column { $column }

event-dropped = { $player } drops a disc into column { $column }.
event-connected = { $player } connects four.
event-filled = The grid is full and nobody has four: the victory is shared.

reason-column-full = Column { $column } is full.
