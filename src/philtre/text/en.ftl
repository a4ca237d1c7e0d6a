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
reason-undo-others-asked = The others have been asked since, and may have answered.
reason-undo-no-time = Without the time that these answers earned, yours would be up.

# A table.

reason-bad-secret = A secret is 64 hexadecimal digits.
reason-bad-pace = A pace has at least one second and at most a year, and takes none away.
reason-not-next-entry = This is entry { $seq } of the table, but { $expected } comes next.
reason-entry-too-early = This lies before what has happened already.
reason-already-begun = The game has already begun.
reason-not-begun = The game has not begun yet.
reason-not-over = The game is not over yet.
reason-seat-taken = The seat of { $player } is taken.
reason-seat-free = Nobody sits in the seat of { $player }.
reason-seats-free = Not all seats are taken yet.
reason-already-seated = You sit at this table already.
reason-not-a-person = { $player } is not a person.
reason-has-resigned = { $player } has resigned.
reason-stand-in-plays = A robot plays for { $player }; return to the table first.
reason-nobody-stands-in = Nobody stands in for { $player }.
reason-people-left = There are still people at the table.
reason-time-is-up = The time of { $player } is up.
reason-time-left = The time of { $player } is not up yet.

table-took-back = { $number ->
    [one] { $player } takes an answer back.
   *[other] { $player } takes { $number } answers back.
  }
table-resigned = { $player } resigns.
table-left = { $player } has left; a robot of level { $number } stands in.
table-out-of-time = The time of { $player } is up; a robot of level { $number } stands in.
table-returned = { $player } is back.

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

ui-verify-promised = Chance was drawn from the secret that was promised: it fits the commitment.
ui-verify-commitment = The commitment to the secret of this game is { $commitment }. If that is the one you were shown before the game, chance was drawn from the secret that was promised.
ui-verify-broken-promise = This is not the secret that was promised: its commitment is { $commitment }.
ui-verify-replayed = { $answers ->
    [one] One answer, played again with the chance of this secret, comes to the same game.
   *[other] { $answers } answers, played again with the chance of this secret, come to the same game.
  }
ui-verify-other-game = Played again with the chance of this secret, it is another game.

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
ui-run = The games are in { $file }.
ui-goes-on = Going on: { $done } of { $games } games were played before.
ui-go-on = To go on: { $command }
ui-report-written = The report is { $file }.
ui-changes-idle = In { $games } games played at random these changes changed nothing: the rules may not read them.
ui-writing-report = Counting and drawing…
ui-nothing-kept = The games are not kept: that needs libraries that are not here; “make lab” installs them.
ui-other-version = This run was made by Philtre { $version }.
ui-other-settings = Bot { $bot } has other settings now than in this manifest: the games will not be the same.
ui-rate = { $rate } games/s
ui-rate-slow = { $rate } games/min
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
reason-not-changes = { $file } is not a file of changes.
reason-no-secret = { $file } was played from a seed: no secret was promised.
reason-bad-commitment = A commitment is 64 hexadecimal digits.
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
reason-folder-has-run = { $file } holds a run already; nothing was overwritten (--resume goes on with it).
reason-no-game-named = Name a game, or a run to go on with (--resume) or to play again (--from).
reason-resume-and = Either --resume or { $flag }, not both.
reason-resume-elsewhere = A run goes on in its own folder, { $file }: leave --out away.
reason-settled-by-manifest = The manifest has settled { $flag } already.
reason-not-a-manifest = { $file } is not the manifest of a run.
reason-other-kind = This is a run of “philtre { $kind }”: go on with that.
reason-other-settings = Bot { $bot } has other settings now than when this run began: play it anew (--from).
reason-manifest-of-unknown-game = The run is of the game “{ $game }”, which is not here: name its folder before the options.
reason-changed-run = The games in { $file } were played with changed components and cannot be shown here.
reason-no-such-match = This run has no game number { $match } (yet).
reason-no-ray = Ray is not here: “pip install philtre[ray]” installs it.
reason-no-cluster = There is no cluster of Ray at { $address }: { $problem }
reason-change-form = A change is written path=value, as in visitor.24.prestige=4, not “{ $text }”.
reason-changes-form = The file of changes is not TOML: { $problem }
reason-no-such-part = { $path }: the components have no “{ $part }” there (they have: { $parts }).
reason-bad-change = { $path } cannot be { $value }; it is { $now } now.
reason-changed-game-fails = With these changes the game cannot be played: { $problem }
reason-no-picture = { $file } cannot be drawn: a picture ends in { $endings }.
reason-no-laboratory = The laboratory needs libraries that are not here: “make lab” installs them.
reason-too-many-bots = That is { $bots } bots for { $players } players.
reason-bad-game-name = A game is named in small letters, digits and single underscores, as in night_market, not “{ $name }”.
reason-taken-game-name = Python already knows a module named { $name }; choose another name.

# The database.

ui-backed-up = { $database } is copied to { $file }.
ui-migrated = { $database } was at version { $before } and is now at version { $after }.
ui-migrated-already = { $database } is at version { $after } already.

reason-no-server = Serving needs libraries that are not here: “pip install philtre[server]” installs them.
reason-bad-database-url = A database is a file, or a URL as in postgresql://name@host/philtre.
reason-database-fails = The database { $database } cannot be used: { $problem }
reason-database-old = The database { $database } is of an older version: “philtre migrate” brings it up to date.
reason-database-newer = The database { $database } is of a newer version than this program.
reason-database-broken = The database { $database } is damaged.
reason-no-such-revision = There is no version { $revision } of the database (there are: { $revisions }).
reason-backup-by-pg-dump = { $database } is a PostgreSQL: its own pg_dump backs it up.
reason-not-written = The database failed; look whether this was saved.
reason-not-read = The database failed; try again.

# The service.

ui-serving = Philtre is served at { $address }
ui-serving-network = From other machines of this network: { $address }
ui-serving-until = Ctrl-C stops it.
ui-served = Philtre has stopped. Every table is kept as it was.

reason-bad-setting-value = { $setting } cannot be “{ $value }”; it looks like this: { $example }
reason-bad-port = A port is a number from 1 to 65535, not { $port }.
reason-port-taken = Somebody listens at port { $port } of { $host } already.
reason-cannot-listen = It is not possible to listen at port { $port } of { $host }.
reason-served-already = The database { $database } is served already, at { $address }
reason-served-already-somewhere = The database { $database } is served already, by another process.

reason-bad-fields = These fields are missing, unknown or wrong: { $fields }
reason-bad-request = This request makes no sense here.
reason-no-such-page = There is nothing here.
reason-page-not-built = The page to play on is not built: “make build” does that.
reason-wrong-method = That cannot be done with this.
reason-too-large = That is too large.
reason-too-often = Too often. Come back in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
reason-server-fault = Something went wrong here, and it was not you.
reason-no-database-now = The database cannot be reached.
reason-other-host = This service has another name.
reason-other-origin = Another site asked for this on your behalf.
reason-only-from-here = This is only for the machine that the service runs on.
reason-no-such-language = There is no language { $language } here (there are: { $languages }).

reason-not-signed-in = Tell your name first.
reason-already-signed-in = You are { $name } already.
reason-already-account = You have an account already.
reason-account-needed = This needs an account.
reason-name-taken = Somebody is called { $name } already.
reason-wrong-password = Name or password are wrong.
reason-password-is-name = A password cannot be the name.
reason-bad-token = This token is not known.
reason-no-such-token = You have no such token.
reason-too-many-tokens = { $most } tokens are the most; revoke one first.

reason-stale = The table has moved on since.
reason-only-watching = You are watching; you have no seat here.
reason-not-your-seat = This seat is not yours.
reason-spectators-none = Nobody watches this table.
reason-spectators-after = This table can be watched when the game is over.
reason-no-hints = At this table there are no hints.
reason-bot-failed = The robot has no idea.
reason-empty-line = That says nothing.
reason-table-busy = Too much happens at this table at once; try again.
reason-bad-message = This message makes no sense at { $where }.
reason-bad-messages = Too many messages made no sense.
reason-too-many-messages = Too many messages came at once.
reason-too-many-sockets = Too many connections come from your address.
reason-too-slow = Your connection is too slow.
reason-seat-changed = You sit elsewhere now.
reason-signed-out = You are not signed in any more.
reason-server-restarts = The service restarts; come back in a moment.

reason-no-such-table = There is no such table.
reason-no-such-invite = This invitation leads to no table.
reason-invite-needed = One sits down at this table by invitation.
reason-table-full = All seats of this table are taken.
reason-one-seat-each = Nobody sits in two seats.
reason-not-seated = You do not sit at this table.
reason-not-owner = Only who made this table may do that.
reason-not-a-robot = There is no robot in the seat of { $player }.
reason-too-many-tables = You have { $most } tables that are not finished; that is the most.
reason-bad-cursor = This page cannot be found; begin with the first.
reason-no-such-player = There is no such player.
reason-record-unreadable = Line { $line } of the record cannot be read.
reason-record-unplayable = Line { $line } of the record, “{ $play }”, cannot be played.
