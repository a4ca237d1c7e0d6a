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

bar-rerun = See what happened ({ $number })
bar-rerunning = What happened

undo-far = { $number ->
    [0] There is nothing to take back.
    [one] Takes your last answer back, and no more:
   *[other] Takes your last { $number } answers back, and no more:
  }
advice-of = Advice of a robot:
advice-chance = { $percent } %

talk = Talk
talk-line = Say something
talk-send = Send

clock = Time left
clock-days = { $days } d { $hours } h

finale = Final scores
finale-place = Place
finale-player = Player
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

report = Report a problem
report-what = What is wrong?
report-holds = The file holds what you see now, and the address of this very move:
report-move = open it
report-save = Save the report
