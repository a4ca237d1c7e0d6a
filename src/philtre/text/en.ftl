# Words that every game shares, in English.

player = Player { $number }

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
reason-no-such-game = There is no game named { $game } (there are: { $games }).
reason-record-cut-short = The record is cut short: its last line is missing.
reason-record-line = Line { $line } of the record cannot be read: { $problem }.
reason-record-move = Line { $line } of the record, “{ $play }”, cannot be played: { $problem }.
reason-record-result = Line { $line } of the record tells another result than its moves do.
reason-undo-another-acted = Another player has acted since.
reason-undo-chance-drawn = Something has been drawn since.
reason-undo-something-shown = Something has been shown since.
reason-undo-the-beginning = The game is at its beginning.
