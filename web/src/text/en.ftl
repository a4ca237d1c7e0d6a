# The words of the page, in English. Those it shares with the service are in src/philtre/text.

language = Language
language-en = English
language-fr = Français
close = Close
home = Back to the games
loading = The table is being laid…
rules = Rules
rules-on = Rules: { $about }

guest-names = Juniper, Sorrel, Yarrow, Mugwort, Angelica, Hyssop, Borage, Tansy, Valerian, Saffron, Bryony, Lovage
robot-names = Merlin, Circe, Morgana, Medea, Nicolas
seat-free = Free seat

home-title = Board games about brewing potions
home-players = { $least } to { $most } players
home-minutes = { $least } to { $most } minutes
play-now = Play now

bar = What is asked
bar-your-turn = Your turn.
bar-waiting = A moment.
bar-sent = Sent.
bar-gathering = People gather.
bar-finished = The game is over.
bar-thinking = { $players } must decide.
bar-winners = { $number ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }
bar-no-winner = Nobody wins.
bar-back = Step back
bar-hint = Hint
bar-hint-level = How strong the robot is that gives hints
bar-hint-thinking = A robot thinks…
bar-undo = { $number ->
    [0] Undo
    [one] Undo
   *[other] Undo { $number }
  }
bar-list = List ({ $number })

options = All options
options-none = There is nothing to choose.

players = Players
score = points
you = you
thinking = thinking…
present = here
absent = away
robot-level = robot · { $level }
level-1 = child
level-2 = beginner
level-3 = casual
level-4 = skilled
level-5 = hard
level-6 = master
lookers-on = { $number ->
    [one] Somebody looks on.
   *[other] { $number } people look on.
  }
gone-left = left; robot { $level } plays
gone-time = out of time; robot { $level } plays
gone-resigned = has resigned

log = The story so far
log-before = { $number ->
    [one] … and one thing before that
   *[other] … and { $number } things before that
  }
log-empty = Nothing has happened yet.

connection-lost = The connection is lost. Trying again…
table-ended = This table is out of reach

reason-no-connection = The service cannot be reached.
reason-other-version = The service has been renewed: please load the page again.

bar-return = Take my seat again
bar-rerun = See what happened ({ $number })
bar-rerunning = What happened
bar-stop = Stop

undo-far = { $number ->
    [0] There is nothing to take back.
    [one] Takes your last answer back, and no more:
   *[other] Takes your last { $number } answers back, and no more:
  }
advice-of = Advice of a robot ({ $level }):
advice-chance = { $percent } %

talk = Talk
talk-line = Say something
talk-send = Send

clock = Time left
clock-days = { $days } d { $hours } h

finale = Final scores
finale-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
  }
finale-total = Total
finale-winner = Winner
finale-no-chart = The course of the scores is not at hand.
chart = How the scores came about
rematch = Play again
replay = Replay
record-file = Record file

table-menu = Table
wish-sound = A sound when it is my turn
wish-confirm = Ask for a last click before a choice is sent
wish-list = Show all options as a list
leave = Let a robot play for me
resign = Resign
resign-sure = Resign for good?

seal = Honest chance
seal-chance = Seal of chance
seal-chance-copy = Copy the seal of chance
seal-secret = The secret
seal-secret-copy = Copy the secret
seal-before = All chance of this table was fixed before the game, and this is its seal, the SHA-256 of a secret. Keep it: the secret is told at the end.
seal-after = The record file holds the secret. Whoever kept the seal checks that nothing was changed, with
seal-file = FILE

report = Report a problem
report-what = What is wrong?
report-holds = { $over ->
    [yes] The file holds the record of the game, and opens at its end.
   *[no] The file holds what you see now, and nothing that your seat may not know.
  } Open it with “Open a record” in the lobby: it shows this very moment.
report-move = See this move in the replay
report-save = Save the report
