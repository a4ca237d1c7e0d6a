# Words that every game shares, in English.

player = Player { $number }
piece = { $number } × { $thing }
nothing = nothing

reason-no-such-seat = There is no seat { $seat } at this table.
reason-not-your-options = What another seat may do is not yours to see.
reason-only-seen = This is only what one seat sees; re-deal it to play on.
reason-game-over = The game is over.
reason-not-your-turn = It is not { $player }’s turn to decide.
reason-no-such-action = No action of this game has the number { $action }.
reason-not-this-decision = “{ $notation }” does not answer the question being asked.
reason-not-now = That is not possible now.
reason-nothing-to-retract = There is no answer to take back.
reason-bad-players = This game is for { $least } to { $most } players, not { $players }.
reason-bad-seed = A seed is a whole number from 0 to 2^62 - 1, not { $seed }.
reason-bad-option = This game has no option “{ $option }” (it has: { $options }).
reason-bad-choice = The option “{ $option }” can be { $choices }, not { $choice }.
reason-option-needs-players = The option “{ $option }” can be { $choice } only with { $players } players.
reason-bad-save = This is not a saved state, or it has been changed.
reason-other-game = This belongs to the game { $game }, not to { $expected }.
reason-other-rules = This was played under version { $rules } of the rules; this is version { $expected }.
reason-bad-notation = I cannot read “{ $text }” (try: { $verbs }).
reason-no-such-bot = There is no bot named { $bot } (there are: { $bots }).
reason-bad-setting = No bot can be set to “{ $setting }”.
reason-no-such-game = There is no game named { $game } (there are: { $games }).
reason-record-cut-short = The record is cut short: its last line is missing.
reason-record-line = Line { $line } of the record cannot be read: { $problem }.
reason-record-move = Line { $line } of the record, “{ $play }”, cannot be played. { $problem }
reason-record-result = Line { $line } of the record tells another result than its moves do.
reason-undo-another-acted = Another player has acted since.
reason-undo-chance-drawn = Something has been drawn since.
reason-undo-something-shown = Something has been shown since.
reason-undo-the-beginning = The game is at its beginning.

# The command.

ui-yes = yes
ui-no = no

ui-bot-greedy = Greedy
ui-bot-random = Random
ui-bot-ismcts = Seeker

ui-robot = Robot { $level }
ui-level-1 = a child’s first game
ui-level-2 = a beginner
ui-level-3 = plays now and then
ui-level-4 = knows the game well
ui-level-5 = hard to beat
ui-level-6 = as strong as it gets

ui-column-game = Game
ui-column-players = Players
ui-column-minutes = Minutes
ui-column-pitch = What one does
ui-column-state = State
ui-state-complete = complete
ui-state-without-rules = no rules text

ui-ask-game = Which game? (number or name)
ui-ask-players = How many players? ({ $least } to { $most }; Enter: { $least })
ui-ask-seats = Who sits in each seat? Type a name, or the number of a robot; Enter takes what is in brackets.
ui-ask-options = Options to change, as in the grey words, with a space between; Enter for none. The first of each is the rule.
ui-interpreted = Running interpreted, some 30 times slower than compiled (“make build” compiles).

ui-hint = Number or notation; ? help, h hint, u undo, s save, l log, r redraw, q quit
ui-earlier = … and { $number } things before that (l shows them all)
ui-turn-over = Your turn is over. Press Enter to clear the screen for { $player } (or u to take it back).
ui-hand-over = Hand the screen to { $player }, press Enter.
ui-thinking = { $player } thinks…
ui-considered = What { $player } considered, with its chance to win:
ui-advice = What a robot of level { $level } makes of it, with your chance to win:
ui-chance = { $percent } %
ui-tries = { $tries ->
    [0] not tried
    [1] tried once
   *[other] tried { $tries } times
  }
ui-only-option = There is only one option.
ui-allowed = “{ $notation }” is allowed.
ui-undone = { $answers ->
    [one] One answer taken back.
   *[other] { $answers } answers taken back.
  } Not further: { $reason }
ui-saved = Saved in { $file }.
ui-left = The game is saved in { $file }. To go on: { $command }
ui-ask-save = Save the record? Enter: { $file }; or type another name; n: no.
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

ui-help-number = play the option with this number
ui-help-notation = play a move by its notation, as in the brackets behind each option
ui-help-why = whether this number or notation may be played, and why not
ui-help-rules = what the rules say about a word
ui-help-hint = a hint from the strongest robot; h 3: from one of level 3
ui-help-undo = take back your answers, to the last thing you learnt
ui-help-save = save the record; a file name may follow
ui-help-log = everything that happened, as far as you may know
ui-help-redraw = draw the table again
ui-help-quit = leave; the game is saved

ui-position = Position { $position } of { $last }
ui-replay-hint = Enter forward, b back, a number to go there, q quit
ui-unfinished = { $answers ->
    [one] The game is not finished: one answer so far.
   *[other] The game is not finished: { $answers } answers so far.
  }

ui-column-bot = Bot
ui-column-seat = Seat
ui-column-games = Games
ui-column-wins = Wins
ui-column-share = Share
ui-column-interval = 95 % interval
ui-column-points = Mean score
ui-simulated = { $games ->
    [one] One game, { $decisions } decisions.
   *[other] { $games } games, { $decisions } decisions each on average.
  }
ui-ahead = How often the row came out ahead of the column:
ui-records = The records are in { $file }.
ui-column-rating = Rating
ui-column-level = Level
ui-column-gap = Above the last
ui-column-time = A decision
ui-table-of = { $players ->
    [one] One player
   *[other] { $players } players
  }
ui-ladder-written = The ratings are in { $file }.
ui-drawn = They are drawn in { $file }.
ui-speed = { $speed } games a second

ui-new-game = Made { $folder }. Try: philtre play { $folder }, philtre check { $folder }; then change it.

problem-json = it is not JSON
problem-shape = it does not hold what belongs there

ui-interrupted = Interrupted.
ui-cannot-print = The output cannot be written.
ui-unknown-command = There is no command “{ $command }” (philtre --help lists them).
ui-unknown-option = There is no option { $option } here (--help lists them).
ui-missing-argument = { $argument } is missing (--help tells more).
ui-bad-value = “{ $value }” cannot stand for { $argument } (--help tells more).
ui-repeated-option = { $option } can be given only once.
ui-unused-word = “{ $word }” is one word too many (--help tells more).
ui-misuse = I do not understand this command (--help tells more).

reason-no-such-file = There is no file { $file }.
reason-a-directory = { $file } is a directory, not a file.
reason-cannot-read = { $file } cannot be read.
reason-cannot-write = { $file } cannot be written.
reason-file-exists = { $file } exists already; nothing was overwritten.
reason-not-a-record = { $file } is not a record of a game.
reason-record-of-unknown-game = The record is of the game “{ $game }”, which is not here: name its folder (replay --game FOLDER, play FOLDER).
reason-broken-game = The game { $game } cannot be loaded: { $problem }
reason-no-rules-text = The rules of { $game } are not written down in this language.
reason-no-such-section = The rules do not speak of “{ $word }” (their sections: { $sections }).
reason-only-begun = “{ $text }” is only the beginning of: { $notations }.
reason-no-such-number = “{ $text }” is not a number from { $least } to { $most }.
reason-no-such-level = “{ $text }” is not a level from { $least } to { $most }.
reason-seats-and-bot = Either --seats or --bot says who plays, not both.
reason-no-such-position = There is no position { $position }: they go from 0 to { $last }.
reason-option-form = An option is written name=choice, not “{ $text }”.
reason-bad-seats = That is { $seats } seats for { $players } players.
reason-too-many-names = That is { $names } names for { $people } people.
reason-same-name = Two players cannot both be called { $name }.
reason-bad-name = “{ $name }” cannot be a name: at most { $longest } plain signs.
reason-settled-by-record = The record has settled { $flag } already.
reason-input-ended = The input ended before the game began.
reason-bad-games = One game is the least, not { $games }.
reason-bad-workers = One worker is the least, not { $workers }.
reason-too-few-bots = A tournament needs two bots, not { $bots }.
reason-same-bot = The bot { $bot } can enter a tournament only once.
reason-match-keeps-dying = Match { $number } has ended { $times } processes that played it.
reason-folder-has-records = { $file } holds records already; nothing was overwritten.
reason-no-picture = { $file } cannot be drawn: a picture ends in { $endings }.
reason-no-laboratory = Ratings need libraries that are not here: “make lab” installs them.
reason-too-many-bots = That is { $bots } bots for { $players } players.
reason-bad-game-name = A game is named in small letters, digits and single underscores, as in night_market, not “{ $name }”.
reason-taken-game-name = Python already knows a module named { $name }; choose another name.
