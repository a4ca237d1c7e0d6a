# The pages around the table, in English.

page-loading = One moment…
skip = Skip to the content
ways = Where to
way-games = Games
way-lobby = Lobby
way-help = Help
way-settings = Settings
way-sign-in = Sign in
way-credits = Credits
way-programs = For programs
foot = Five games, played by their rules, with people and with robots.
copy = Copy
copied = Copied
share = Share
your-name = Your name
password = Password
password-more = At least 8 signs.
password-old = The password until now
password-new = The new password
how-many = How many players
how-many-players = { $number ->
    [one] One player
   *[other] { $number } players
  }
rivals = How strong the robots are
robots-of = Robots: { $level }
robot-short = robot ({ $level })
player-gone = somebody who left
from-elsewhere = { $number ->
    [one] A record of one player
   *[other] A record of { $number } players
  }
more = More
sit-down = Sit down
sit-down-as = Sit down as { $name }
watch = Watch
with-friends = With friends
eyes = seen from here
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }

lost-title = The candle has gone out
lost-text = The service cannot be reached just now. Nothing is lost: this page looks for it again and goes on by itself.
lost-again = Look again now
not-found-more = Perhaps the page has moved, or the address has lost a letter.

home-lead = Choose a game and you are at the table: no account, no download. Play against robots at once, or send your friends a link.
home-minutes-even = { $least } minutes
home-continue = Go on playing
home-see = To the games

lobby-title = The lobby
lobby-lead = Your tables, those that others have opened, and everything to lay one of your own.
lobby-mine = My tables
lobby-waiting = Waiting for you
lobby-playing = Being played
lobby-gathering = People gather
lobby-finished = Finished
lobby-finished-all = All finished games
best-title = The best
best-none = Nobody has a rating in this game yet: play it with people, and it is you.
best-points = { $points } points
lobby-mine-none = You do not sit at a table yet.
lobby-open = Open tables
lobby-open-none = Nobody has opened a table just now. Open one, and it stands here for everybody.

table-waiting = Your turn
table-gathering = { $number ->
    [0] All seats taken
    [one] One seat free
   *[other] { $number } seats free
  }
table-playing = Being played
table-finished = Finished
table-place = { $place ->
    [1] You won
   *[other] You came { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      }
  }
table-go = Play
table-look = Open
table-replay = Replay

make-title = Lay a table
make-game = Game
make-seats = Seats
make-seat = Seat { $number }
seat-for-somebody = free, for somebody
seat-robot = robot, { $level }
make-pace = Pace
make-access = Who may sit down
make-spectators = Who may look on
make-hints = Hints
make-hints-more = Players may ask a robot for advice.
make-starts = Starts by itself
make-starts-more = As soon as all seats are taken.
make = Lay the table
pace-free = no clock
pace-live = { $minutes } minutes each, + { $seconds } seconds a move
pace-days = { $days ->
    [one] a day for each move
   *[other] { $days } days for each move
  }
pace-minutes = { $minutes ->
    [one] a minute for each move
   *[other] { $minutes } minutes for each move
  }
access-private = by invitation
access-open = anybody
spectators-none = nobody
spectators-public = everybody
spectators-after = afterwards

gathering-seats = Who sits where
gathering-invite = Invite
gathering-invite-more = { $number ->
    [one] One seat is free. Whoever opens this link may take it.
   *[other] { $number } seats are free. Whoever opens this link may take one.
  }
gathering-link = The link to this table
gathering-local = This address is known on this machine only. Friends elsewhere reach you when the service is started with “make play HOST=0.0.0.0”.
gathering-code = The link to this table as a code to photograph
gathering-wait = In a moment
gathering-wait-more = The game begins as soon as everybody is there.
gathering-by-itself = starts by itself when all seats are taken
gathering-asked = starts when its maker says so
gathering-start = Start
gathering-give-up = Give this table up
gathering-leave = Leave this table
robot-here = Put a robot here
robot-away = Send away

join-title = An invitation
join-by = { $name } invites you to a game of
join-by-somebody = You are invited to a game of
join-name-more = So that the others know who you are. No account is needed.
join-rules = What is this game?
join-full = All seats of this table are taken already. You are welcome at another one.
join-playing = This game has begun without you. You are welcome at another one.
join-finished = This game is over already. You are welcome at another one.

sign-title = Your account
sign-in = Sign in
sign-up = New account
sign-in-more = With an account you find your tables again in every browser.
sign-up-more = A name and a password, nothing else: no address, no mail.
sign-up-guest = You stay who you are: the tables you have as a guest come along.
sign-not-needed = One can play without an account: just choose a game.

account-guest = You are here as a guest, known to this browser alone.
account-own = Your account
account-keep = Keep your tables
account-keep-more = With an account your tables, your history and your ratings are yours in every browser.
account-profile = Profile
account-profile-more = What you have played, how it went, and your ratings: as everybody may see them.
account-profile-see = See my profile
account-name = Name
account-name-more = At tables where you sit already you keep the old one.
account-rename = Change the name
account-done = That is what you are called now.
account-password = Password
account-password-change = Change the password
account-password-done = Changed. All other browsers are signed out.
account-tokens = Tokens for programs
account-tokens-more = With a token a program of yours plays in your name.
account-token-once = This is the token. It is shown this once.
account-token-label = What is it for?
account-token-new = New token
account-token-revoke = Revoke
account-archive = Your games
account-archive-more = The records of all games you finished, in one file to keep.
account-archive-get = Download the archive
account-out = Leaving
account-out-more = Sign out here, in all browsers, or leave for good.
account-out-guest = A guest who signs out cannot come back. Take an account first if you want to keep your tables.
account-out-here = Sign out
account-out-everywhere = Sign out everywhere
account-leave = Leave for good
account-leave-more = Your name disappears from all tables, and a robot plays on for you where a game is not over. This cannot be undone.
account-leave-now = Yes, leave for good

settings-title = Settings
settings-lead = They hold in this browser, and at once.
settings-look = Look
settings-scheme = Colours
scheme-night = Candle-light
scheme-parchment = Parchment
scheme-more = For the pages around the tables: boards are painted for candle-light, and keep it.
settings-motion = Motion
motion-system = as the device says
motion-less = none
motion-full = full
settings-table = At the table
settings-sound = Sounds
settings-sound-more = A small sound when it is your turn.
settings-confirm = Ask once more
settings-confirm-more = A last click before a move is sent.
settings-list = List of options
settings-list-more = Every option in words beside the board.
settings-left = Left hand
settings-left-more = Panels and buttons change sides.
settings-level = Hints come from a robot that is…

profile-since = At the tables since { $date }
profile-guest-since = A guest since { $date }
profile-games = Games and ratings
profile-none = No game finished yet.
profile-played = played
profile-won = won
profile-points = rating
profile-places = Places
profile-chart = The rating over { $games } games, { $points } now
profile-unrated = Not rated yet: games between people are.
profile-history = Finished games
profile-history-none = Here your finished games will stand, each with its replay.

record-title = Open a record
record-choose = Choose a record file
record-more = A .philtre file of a finished game opens as a replay, a saved report at its moment.
record-reading = The game is being played again…

reported-title = A reported problem
reported-moment = moment { $number }
reported-nothing = Nothing was written about it.
reported-none = No report lies open here.
reported-unreadable = This report cannot be shown: it was made with other rules, or changed since.

replay-title = Replay
replay-controls = Moving through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-moment = Moment { $at } of { $last }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-seat = Player { $number }
replay-spectator = Spectator
replay-all = All at once
replay-link = Link to this moment
replay-record = Record file
replay-before = The game has not begun yet.
replay-no-board = This game has no board to look at yet.

rules-page = On a page of its own
rules-games = Rules of the games
rules-contents = Contents
rules-play = Lay a table

credits-title = Credits
credits-lead = Whom we thank for what you see here.
credits-games = The games
credits-games-more = The games belong to their authors and publishers. If you like one, buy the box: it is better still with people around a real table.
credits-icons = The icons
credits-icons-by = Icons made by { $artists }.
credits-icons-changed = coloured and combined by us
credits-icons-used = { $number } of them are in these pages
credits-fonts = The letters
credits-libraries = The libraries in this page

help-title = Help
help-lead = How to play here, in two minutes.
help-play = Playing
help-play-1 = What glows green can be touched: touch it, and it is done, or the next step lights up.
help-play-2 = What touches nothing on the board is a button in the bar at the top, which also says what is asked.
help-play-3 = Something grey says why it cannot be touched: point at it, or press it for long.
help-play-4 = Every option is in the list, too, in words. Undo goes back to the last thing you learnt.
help-friends = With friends
help-friends-1 = “With friends” lays a table and shows its link, with a code to photograph. Whoever opens it sits down; nobody needs an account.
help-friends-2 = Seats that stay free can be given to robots. In the lobby you lay open tables, which everybody sees.
help-friends-3 = Close the page whenever you like: the table waits for you under “My tables”.
help-robots = Robots and hints
help-robots-1 = There are six levels, from a child to a master. Robots see only what you would see in their seat.
help-robots-2 = “Hint” shows what a robot would do in your place, and lights it on the board.
help-robots-3 = If somebody leaves, a robot plays for them until they come back.
help-time = Time
help-time-1 = A table without a clock waits for as long as you like.
help-time-2 = With minutes you play at one sitting; with days you come by now and then.
help-time-3 = When the time is up a robot stands in, and you may return at any moment.
help-chance = Honest chance
help-chance-1 = Before the game the table fixes its chance in secret, and shows a seal of it.
help-chance-2 = After the game the secret is told: anybody can check that nothing was changed.
help-chance-3 = The record file of a game holds all of it. It can be replayed here, by anybody, at any time.
help-rules = Rules and keys
help-keys = Keys
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-arrows = ← →
help-key-tab = goes from thing to thing; what can be touched is among them
help-key-enter = touches it, as the space bar does
help-key-escape = closes what lies open: a card, the rules
help-key-arrows = one step back or on, in a replay; space plays it
