# The words of a balance report, in English.

report-title = { $game }: a balance report
report-pitch = { $games } games between { $bots }, at tables of { $sizes } players. { $options ->
    [none] Rules { $rules }
   *[other] Options: { $options }. Rules { $rules }
  }, seed { $seed }, Philtre { $version }.
report-bot-level = robots of level { $level }
report-bot-named = { $settings ->
    [none] robots of the kind “{ $bot }”
   *[other] robots of the kind “{ $bot }” ({ $settings })
  }
report-and = { " and " }
report-reading = Lines around a dot are 95 % intervals: with other games of the same kind, the true share lies within in 95 cases of 100. Each deal is played twice, everybody having moved on by a seat; what belongs to one deal is not counted as if it were independent. Bots are no people: what is said here is true of these players.
report-data = The data (Parquet tables, a summary as JSON and the manifest that all of it follows from) are beside this page in { $folder }.
report-contents = Contents
report-numbers = The numbers
report-printed = As printed
report-changed = Changed
report-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
report-of-players = { $players } pl.
report-seat = seat { $seat } of { $players }

report-changes = What is changed
report-changes-line = { $path } is { $now } here, { $before } as printed.
report-changes-thing = { $thing } ({ $group }): taken by { $taken_before } of those who could as printed, by { $taken } changed; whoever took it won { $won_before } as printed ({ $chance_before } would be their seats’ share), { $won } changed ({ $chance }).

report-seats = Does the seat matter?
report-seats-axis = share of victories (dotted: an even share)
report-seats-even = With { $players } players no seat stands out: furthest from the even share of { $even } is seat { $seat }, which wins { $share } ({ $low }–{ $high }).
report-seats-more = With { $players } players seat { $seat } wins more than its part: { $share } ({ $low }–{ $high }) instead of { $even }.
report-seats-less = With { $players } players seat { $seat } wins less than its part: { $share } ({ $low }–{ $high }) instead of { $even }.

report-spread = Scores, margins, lengths
report-spread-how = The steps show how often each number was met; the bar below them holds half of the cases, and the black mark is the middle one.
report-scores-axis = score of a seat
report-scores-share = of the seats
report-scores = With { $players } players half of all scores lie between { $low } and { $high }; the middle one is { $middle }.
report-margins-axis = points between winner and second
report-margins-share = of the games
report-margins = With { $players } players half of the victories are by { $middle } { $points ->
    [one] point
   *[other] points
  } or less, one in twenty by { $high } or more.
report-lengths-axis = answers given in a game, by all seats
report-lengths-share = of the games
report-lengths = With { $players } players half of the games take { $low } to { $high } answers; the middle one takes { $middle }.

report-things = What was available, taken, and won with
report-things-how = What an option names is available to a seat that had this option at some time of a game; what an event names (“… hires an assistant: …”) is available to all seats of a game in which it lay open. Where things come off a pile or out of a hand, nobody knows what was available: those drawings show only to which part of the seats a thing came. “Won” is the share of victories of the seats that had it. On the left of each drawing, pale, the part of all seats to which a thing was available, and in full colour the part that took it; on the right, by how many percentage points those won more or less than their seats do on average: victory may be the cause as well as the consequence.
report-things-axis-taken = % of seats: there, taken
report-things-axis-came = % of seats: came
report-things-axis-won = won above average, percentage points
report-verbs = Kinds of answer
report-column-thing = Thing
report-column-available = Available
report-column-taken = Taken
report-column-won = Won
report-column-interval = 95 %
report-column-chance = Average
report-column-passed-over = Not taken
report-things-taken = Of the seats that could, { $most_share } took “{ $most }”, { $least_share } “{ $least }”.
report-things-lay = Of the seats for which it lay open, “{ $most }” came to { $most_share }, “{ $least }” to { $least_share }.
report-things-came = “{ $most }” came to { $most_share } of the seats, “{ $least }” to { $least_share }.
report-things-best = Clearly above average: { $things }.
report-things-worst = Clearly below: { $things }.
report-things-even = Nothing here lies clearly above or below the average of those who took it (99.9 % certainty).
report-things-none = Nothing here was available to enough seats ({ $number } at least) to say more.

report-dominated = Options that are dominated
report-dominated-how = Listed are things that at least { $fewest } seats could have and that fewer than { $rarely } of them had, the interval included; and things whose takers won less, or more, than their seats do, with 99.9 % certainty because hundreds of things are compared. A thing taken in despair goes with defeat without being its cause: read this as where to look.
report-dominated-never = Never taken
report-dominated-rarely = Hardly ever taken
report-dominated-worse = Goes with defeat
report-dominated-better = Goes with victory
report-dominated-none = Nothing was found of this sort.
report-dominated-rarely-line = { $thing } ({ $group }): { $number } seats could, { $share } did (at most { $high }).
report-dominated-seldom-line = { $thing } ({ $group }): it lay open for { $number } seats and came to { $share } of them (at most { $high }).
report-dominated-nobody-line = { $thing } ({ $group }): { $number } seats could, and nobody did.
report-dominated-never-line = { $thing } ({ $group }): it lay open for { $number } seats and came to nobody. Either nobody wants it, or it does not come this way.
report-dominated-won-line = { $thing } ({ $group }): { $number } seats won { $share } with it ({ $low }–{ $high }) instead of { $chance }.
report-dominated-more = … and { $number } more, in the data.

report-leads = Who leads, and who wins
report-leads-axis-passed = part of the game that is over
report-leads-axis-won = the leader wins
report-leads-points = by points
report-leads-judgement = by judgement
report-leads-known = With { $players } players, half-way through, whoever leads by points wins { $points } of the games, whoever leads by the judgement of a greedy player { $judgement }; { $even } would be chance. In half of the games the winner leads by points for good after { $settled } of the way.
report-leads-axis-changes = changes of the lead, by points
report-leads-axis-games = of the games
report-leads-changes = With { $players } players the lead changes { $mean } times on average; in { $never } of the games it never does.

report-luck = How much is luck?
report-luck-axis = of the differences between margins
report-luck-bots = who plays
report-luck-seats = the seat
report-luck-deal = the deal
report-luck-rest = later draws and choices
report-luck-how = { $kind ->
    [besides] How far players of different strength would differ is told by { $games } games besides, between { $bots }: the same bots on the same deals, once with the seats exchanged. How much lies in the seat and the deal is told by the games of this report, in which equals played each deal twice.
   *[same] The same bots ({ $bots }) played each deal twice, the seats moved on by one.
  } What is alike both times lies in the seat or in the deal. The margin of a seat is by how much it is ahead of the best of the others, or behind. The black line is the interval of the deal.
report-luck-line = With { $players } players, of the result { $bots } lies in who plays ({ $bots_low }–{ $bots_high }), { $lot } in seat and deal (the seat { $seats }, the deal { $deal }, { $low }–{ $high }), { $rest } in later draws and choices. The same seat won a deal both times in { $same } of the cases, where { $chance } would be chance.
report-luck-repeated = These bots make the same of a deal every time, later draws included, so that this tells nothing of luck, and each game counts for half: bots that search tell more.

report-time = Playing time
report-time-how = How long a person thinks is not known here: the drawing assumes so many seconds an answer, and the last sentence says which pace the published time would need. Answers that several give at once count as one.
report-time-axis = minutes, at { $seconds } seconds an answer (band: published)
report-time-line = With { $players } players a table waits for { $steps } answers a game. At { $seconds } seconds each that is { $minutes } minutes; the published { $least ->
    [one] { $published } minute
   *[other] { $published } minutes
  } allow { $pace } seconds an answer.

# What a drawing is about, where the words of an option or event are mostly dots without a thing.

heading-alchemist-option-claim = Fame tile given to a new potion
heading-alchemist-option-tribute = Ingredient paid as a tribute
heading-alchemist-event-created = Cauldron in which a potion is created
heading-alchemist-event-copied = Cauldron whose potion is copied
heading-alchemist-event-gave = Ingredient given as a tribute
heading-alchemist-event-received = Ingredient received from the reserve
heading-alchemist-event-took = Ingredient taken from the reserve
heading-alchemist-event-found = Ingredient drawn from the bag
heading-alchemist-event-promoted = School shown at the end

heading-elixir-mixer-option-pick = Card picked in a trade
heading-elixir-mixer-option-use = Card used for a sum
heading-elixir-mixer-event-drew-what = Card drawn from the deck
heading-elixir-mixer-event-took = Card taken from the market
heading-elixir-mixer-event-traded = Card given in a trade
heading-elixir-mixer-event-got = Card got in a trade
heading-elixir-mixer-event-used = Card used up
heading-elixir-mixer-event-brewed = Elixir brewed
heading-elixir-mixer-event-won-bonus = Bonus won
heading-elixir-mixer-event-returned = Card laid on the market

heading-bal-des-chaudrons-option-keep = Character kept
heading-bal-des-chaudrons-option-play = Potion played
heading-bal-des-chaudrons-option-turn = Potion played turned
heading-bal-des-chaudrons-option-wish = Arcana chosen
heading-bal-des-chaudrons-option-add = Ingredient added to the cauldron
heading-bal-des-chaudrons-option-use = Potion used
heading-bal-des-chaudrons-option-pay = Where an ingredient is paid from
heading-bal-des-chaudrons-event-kept = Character played
heading-bal-des-chaudrons-event-chance-brought = Potion played by chance
heading-bal-des-chaudrons-event-drew = Potion drawn
heading-bal-des-chaudrons-event-revealed = Potion revealed
heading-bal-des-chaudrons-event-revealed-turned = Potion revealed turned
heading-bal-des-chaudrons-event-wished = Arcana wished for
heading-bal-des-chaudrons-event-triggered = Arcana triggered
heading-bal-des-chaudrons-event-added = Ingredient that went into the cauldron
heading-bal-des-chaudrons-event-opened = Tome opened
heading-bal-des-chaudrons-event-used = Potion brewed
heading-bal-des-chaudrons-event-invoked = Own potion of a character used
heading-bal-des-chaudrons-event-discarded = Character discarded
heading-bal-des-chaudrons-event-took = Ingredient moved to the Demonic Circle
heading-bal-des-chaudrons-event-received = Potion received from a neighbour

heading-ars-alchimia-option-workshop = Workshop chosen
heading-ars-alchimia-option-explore = Location chosen behind the portal
heading-ars-alchimia-option-light = Forge chosen from the pile
heading-ars-alchimia-option-gain = Resource gained by choice
heading-ars-alchimia-event-got-workshop = Workshop dealt
heading-ars-alchimia-event-chose-workshop = Workshop taken in a later year
heading-ars-alchimia-event-dismissed = Assistant dismissed
heading-ars-alchimia-event-swapped = Resource gained for an assistant
heading-ars-alchimia-event-exchanged = Resource exchanged for an Elixir
heading-ars-alchimia-event-placed = Where workers are sent
heading-ars-alchimia-event-accepted = Order accepted
heading-ars-alchimia-event-hired = Assistant hired
heading-ars-alchimia-event-found-location = Location found behind the portal
heading-ars-alchimia-event-found-forge = Forge found in the pile
heading-ars-alchimia-event-gathered = Location where one gathers
heading-ars-alchimia-event-perfect-day = A perfect day at the forge
heading-ars-alchimia-event-ordinary-day = An ordinary day at the forge
heading-ars-alchimia-event-fulfilled = Order fulfilled
heading-ars-alchimia-event-bewitched = Order fulfilled with the Witch
heading-ars-alchimia-event-distilled = Resources made into an Elixir
heading-ars-alchimia-event-left-unfulfilled = Order left unfulfilled
heading-ars-alchimia-event-specialised = Speciality scored at the end

heading-azerlande-option-place = Tile placed in the holder
heading-azerlande-option-drink = Potion drunk
heading-azerlande-option-buy = Card bought at the market
heading-azerlande-option-distil = Potion brewed at a discount
heading-azerlande-option-brew = Potion brewed
heading-azerlande-option-pay = Potion given to a visitor
heading-azerlande-option-unlock = Ability unlocked by choice
heading-azerlande-option-pick = Card taken for nothing
heading-azerlande-option-repeat = Visitor whose benefit is repeated
heading-azerlande-option-score = Visitor scored at once
heading-azerlande-option-grant = Visitor that rewards
heading-azerlande-event-studied = Potion studied
heading-azerlande-event-drank = Potion that was drunk
heading-azerlande-event-unlocked = Ability unlocked
heading-azerlande-event-reserves = Card on one’s Black Market
heading-azerlande-event-pilfered = Card revealed by pilfering
heading-azerlande-event-bagged = Card revealed with a hand in the bag
heading-azerlande-event-put-zero = Where the 0 is put
heading-azerlande-event-hypnotised = Visitor that is hypnotised
heading-azerlande-event-works-action = Action instead of which one works in town
heading-azerlande-event-works-tile = Tile used to work in town
heading-azerlande-event-performs-action = Action performed
heading-azerlande-event-performs-tile = Tile of an action performed
heading-azerlande-event-bought-card = Card that was bought
heading-azerlande-event-traded = Ingredient got in a trade
heading-azerlande-event-brewed = Potion that was brewed
heading-azerlande-event-served-order = Visitor that was served
heading-azerlande-event-served-by-hypnosis = Visitor served by hypnosis
heading-azerlande-event-got-goal = Goal of the day reached
heading-azerlande-event-got-daily = Visitor with a daily reward
heading-azerlande-event-showed-card = Card revealed from the market deck
heading-azerlande-event-picked = Card that came for nothing
heading-azerlande-event-repeated = Visitor whose benefit came again
heading-azerlande-event-scored-end = Visitor scored before the end
heading-azerlande-event-redid = Action performed again
heading-azerlande-event-end-of-visitor = Visitor that scores at the end
