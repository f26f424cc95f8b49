# Whistlestop in English. Every text of the page has its id here, and in every other language.

## Home

home-title = Choose a map, and play.
home-lead = The classic train games, open to everyone: no account, friends by link, bots that play well.
choose-board = Board
edition-usa = USA
edition-europe = Europe
edition-nordic = Nordic Countries
own-board = Your own board…
own-board-other = Another file…
own-board-unreadable = { $file } is not a board file. A board file is JSON, with cities, routes and tickets.
own-board-faults = You cannot play on this board yet:
players-two = 2 players
players-to = 2–{ $most } players
play = Play
your-name = Your name
usual-name = You
seat-number = Seat { $number }
bot-of = Bot, { $level }
friend-by-link = A friend, by link
add-seat = Add a seat
remove-seat = Remove seat { $number }
fan-project = A fan project, not affiliated with the publisher
language = Language
go-home = Home

## Levels

level-beginner = beginner
level-casual = casual
level-regular = regular
level-strong = strong

## Cards: each sentence names the kinds itself, so that they can agree with it

letter-purple = P
letter-blue = B
letter-orange = O
letter-white = W
letter-green = G
letter-yellow = Y
letter-black = K
letter-red = R
letter-loco = L
cards-of = { $kind ->
    [purple] { $count } purple
    [blue] { $count } blue
    [orange] { $count } orange
    [white] { $count } white
    [green] { $count } green
    [yellow] { $count } yellow
    [black] { $count } black
    [red] { $count } red
    [sub] { $count } with other cards
   *[loco] { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
}
hand-of = { $count ->
    [one] My hand: one card
   *[other] My hand: { $count } cards
}
hand-empty = No cards
my-hand = My hand
row = Face up
deck = Deck
deck-left = { $count } left · { $used } used
tickets = Tickets
tickets-left = { $count } left
draw-card = { $kind ->
    [purple] Take the purple card
    [blue] Take the blue card
    [orange] Take the orange card
    [white] Take the white card
    [green] Take the green card
    [yellow] Take the yellow card
    [black] Take the black card
    [red] Take the red card
   *[loco] Take the locomotive
}
my-tickets = My tickets

## A turn

your-turn = Your turn
step-turn = draw cards, claim a route or take tickets
step-second = take a second card
step-pay = choose how to pay
step-tunnel = pay what the tunnel asks for, or go back
step-give = { $count ->
    [one] give one card of any kind
   *[other] give { $count } cards of any kind
}
step-first-tickets = { $least ->
    [one] keep at least one ticket
   *[other] keep at least { $least } tickets
}
step-keep = { $least ->
    [one] keep at least one ticket
   *[other] keep at least { $least } tickets
}
step-pass = nothing is possible
wait-for = Waiting for { $who }
wait-first-tickets = The others choose their first tickets
last-round = Last round
undo = Undo
pass = Pass
claim-a-route = Claim a route
claim = Claim
build = Build
pay = Pay
withdraw = Go back
not-now = Not now
payments = Ways to pay
sparing = the sparing way
route-about = { $colour ->
    [purple] purple
    [blue] blue
    [orange] orange
    [white] white
    [green] green
    [yellow] yellow
    [black] black
    [red] red
   *[grey] grey
} { $kind ->
    [ferry] ferry
    [tunnel] tunnel
   *[plain] route
}, { $length ->
    [one] { $length } train
   *[other] { $length } trains
}
station-in = A station in { $city }
give-title = Cards to give
give-left = { $count } still to give
give-card = { $kind ->
    [purple] Give a purple card
    [blue] Give a blue card
    [orange] Give an orange card
    [white] Give a white card
    [green] Give a green card
    [yellow] Give a yellow card
    [black] Give a black card
    [red] Give a red card
   *[loco] Give a locomotive
}
keep-title = Tickets to choose from
keep-least = { $least ->
    [one] Keep at least one, and hand the others back.
   *[other] Keep at least { $least }, and hand the others back.
}
keep-done = { $count ->
    [0] Keep
    [one] Keep one ticket
   *[other] Keep { $count } tickets
}

## Players

players = Players
player = Player
plate-you = you
plate-to-move = to move
plate-held = a bot plays
plate-covered = a bot makes this move
plate-here = here
plate-away = not here
plate-taken-over = new link
plate-trains = Trains
plate-cards = Cards
plate-tickets = Tickets
plate-stations = Stations left
points-unit = { $count ->
    [one] point
   *[other] points
}
clock = Clock
days-left = { $count ->
    [one] one day
   *[other] { $count } days
}
hold-chair = Let a bot play
bot-holds-you = A bot plays for you.
seat-taken-over = { $who }’s seat was taken over with a new link.
take-back = I am back
looking-on = You are looking on

## The board and the log

board-of = The board: { $board }
log = Log
log-since = since your last turn
log-earlier = earlier
from-deck = one from the deck
# What somebody drew: $first and $second of the sentences below.
a-card = { $kind ->
    [purple] a purple card
    [blue] a blue card
    [orange] an orange card
    [white] a white card
    [green] a green card
    [yellow] a yellow card
    [black] a black card
    [red] a red card
   *[loco] a locomotive
}
log-drew-one = { $me ->
    [yes] You drew { $first }
   *[no] { $who } drew { $first }
}
log-drew-two = { $me ->
    [yes] You drew { $first } and { $second }
   *[no] { $who } drew { $first } and { $second }
}
log-claimed = { $me ->
    [yes] You claimed { $a } – { $b }
   *[no] { $who } claimed { $a } – { $b }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-withdrew = { $me ->
    [yes] You went back from a tunnel
   *[no] { $who } went back from a tunnel
}
log-built = { $me ->
    [yes] You built a station in { $city }
   *[no] { $who } built a station in { $city }
}
log-tickets = { $me ->
    [yes] You drew tickets
   *[no] { $who } drew tickets
}
log-kept = { $me ->
    [yes] You drew tickets and kept { $kept }
   *[no] { $who } drew tickets and kept { $kept }
}
log-first-tickets = { $me ->
    [yes] You kept { $kept ->
        [one] one ticket
       *[other] { $kept } tickets
    }
   *[no] { $who } chose first tickets
}
# A line of the log that tells what a bot did for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] You passed
   *[no] { $who } passed
}

## Waiting, and when things go wrong

waiting-title = A table on { $board }
waiting-lead = Send this link to your friends; the game begins when every chair is taken.
link = Link to this table
link-copy = Copy
link-copied = Copied
chair-free = free
sit-down = Sit down
start-with-bots = Start now, with bots on the free chairs
connecting = Connecting …
line-lost = The line is broken; it is being mended. Nothing is lost.

## Phrases

phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-oops = Oops!
phrase-one_moment = One moment, please
phrase-your_turn = Your turn
phrase-again = Once more?

## The end

end-about = { $board } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
end-title = { $me ->
    [yes] You win
   *[no] { $count ->
        [one] { $who } wins
       *[other] { $who } share the win
    }
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-again = Play again
look-at-board = Look at the board
score-routes = Routes
score-stations = Stations
score-total = Total
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
completed = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
longest = { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
tickets-of = Tickets of { $who }
ticket-done = done
ticket-missed = missed

## Why not: what the rules object to. A sentence is shown alone, and in a terminal as a part of another

card-name = { $kind ->
    [purple] purple
    [blue] blue
    [orange] orange
    [white] white
    [green] green
    [yellow] yellow
    [black] black
    [red] red
   *[loco] locomotive
}
cards-none = no cards
cards-alike = { $count } of one colour
# What a route costs: $price of the sentences below.
price-of = it costs { $cards }{ $locos ->
    [0] { "" }
    [one] , at least one of them a locomotive
   *[other] , at least { $locos } of them locomotives
}
why-game-over = The game is over.
why-first-tickets-due = Choose your first tickets first: keep at least { $least }.
why-second-card-due = Take your second card first.
why-claim-payment-due = Choose first how to pay for { $route }.
why-station-payment-due = Choose first how to pay for the station in { $city }.
why-keep-due = Choose first which tickets to keep: at least { $least }.
why-tunnel-due = The tunnel asks for { $asked } more: pay, or withdraw.
why-ferry-cards-due = Give { $give ->
    [one] one more card
   *[other] { $give } more cards
} first, in place of the locomotives of { $route }.
why-swap-cards-due = Give { $give ->
    [one] one more card
   *[other] { $give } more cards
} first, in place of cards of one colour for { $route }.
why-nothing-to-keep = No tickets are on offer; draw tickets first.
why-nothing-to-pay = There is nothing to pay for; claim a route or build a station first.
why-nothing-to-give = No cards are asked for; claim a route first.
why-no-tunnel = There is no tunnel to withdraw from.
why-can-act = You can pass only when nothing else is possible.
why-not-in-row = There is no { $card } card face up; face up are { $row }.
why-loco-as-second = A face-up locomotive can not be your second card.
why-no-cards = There is no card left to draw blind: the deck and the discards are empty.
why-no-draw = No train cards can be drawn this turn, not even face-up ones: the deck and the discards are empty.
why-no-tickets = There are no tickets left to draw.
why-keeps-too-few = Keep at least { $least } of the tickets drawn.
why-first-keeps-too-few = Keep at least { $least } of your first tickets.
why-not-offered = You can keep only tickets that you have just drawn: { $offer }.
why-first-not-offered = You can keep only tickets that you were dealt: { $offer }.
why-route-taken = { $route } belongs to { $owner }.
why-own-other-track = You own the other track between the cities of { $route }; nobody may own both.
why-other-track-closes = { $owner } owns the other track; with { $seats } players that closes { $route }.
why-too-few-trains = { $route } needs { $need ->
    [one] { $need } train
   *[other] { $need } trains
}, and you have { $have } left.
why-cards-short = Your cards can not pay for { $route }: { $price }.
why-wrong-count = That does not pay for { $route }: { $price }.
why-wrong-colour = That is the wrong colour for { $route }: { $price }.
why-loco-not-wild = Locomotives stand in only on tunnels and ferries here, and { $route } is neither.
why-loco-not-on-swap = Locomotives do not stand in on { $route }, but can be among any { $swap } cards given for one.
why-ferry-needs-locos = That has too few locomotives for { $route }: { $price }.
why-no-substitutes = No other cards can replace those for { $route }: { $price }.
why-ferry-subs-short = You have too few cards to give { $swap } for each locomotive replaced.
why-swap-subs-short = You have too few cards to give { $swap } for each card replaced.
why-not-held = You do not hold these cards; you hold { $hand }.
why-give-not-held = You hold no { $card } card to give; you hold { $hand }.
why-give-order = Give the cards in colour order: after { $last } comes no { $card }.
why-give-runs-out = Give an earlier colour first: from { $card } on you hold fewer than the { $give } still to give.
why-tunnel-wrong-count = The tunnel asks for { $asked } more, of { $locos ->
    [yes] locomotives
   *[no] { $laid } or locomotives
}.
why-tunnel-wrong-colour = You laid down { $laid }, so pay with { $laid } or locomotives.
why-tunnel-only-locos = You laid down only locomotives, so only locomotives pay.
why-tunnel-not-held = You do not hold these cards; you hold { $hand }, and can withdraw.
why-no-stations-here = This game is played without stations.
why-stations-spent = You have built all your stations.
why-city-taken = { $owner } has a station in { $city }, and a city has room for one.
why-station-cards-short = Your next station costs { $cost } of one colour, locomotives included; you hold { $hand }.
why-station-wrong-count = This station costs { $cost } of one colour, locomotives included.

## Why not: typed words that name no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } is no action; an action begins with { $verbs }.
why-stands-alone = '{ $verb }' stands alone, without further words.
why-takes-one = '{ $verb }' takes one { $noun ->
    [card] card
    [route] route
   *[city] city
}, as in '{ $example }'.
why-no-such = There is no { $noun ->
    [card] card
    [route] route
    [city] city
   *[ticket] ticket
} { $word } here{ $hint ->
    [yes] ; perhaps { $near }?
   *[no] .
}
why-named-twice = A ticket can be named only once.
why-payment-form = A payment is one colour, then loco, then sub, each with a number, as in 'pay red 2 loco 1'.
why-nothing-played = Nothing has been played yet that could be taken back.
rule-button = The rule behind this
rule-number = Rule { $rule }

## What the server can not do

refused-begun = This game has begun; you can look on, or lay a table of your own.
refused-no-chair = Nobody can sit there any more; choose another chair, or lay a table of your own.
refused-name-signs = A name or a word has only visible characters, and no blanks around it.
refused-name-long = That name or word is too long; choose a shorter one.
refused-name-taken = Somebody here is called { $name } already; choose another name.
refused-chair-taken = That chair is taken.
refused-not-ready = The cards are dealt once, when every chair is taken.
refused-dealing = The cards are being dealt; wait a moment.
refused-deal = The cards could not be dealt; try again, or leave your seat and start a new table.
refused-no-link = Only the chair of a person has a link.
refused-stale = The table has moved on since; look again and then decide.
refused-turn = It is the turn of { $who }, not yours.
refused-not-your-turn = It is not your turn.
refused-chosen = You have chosen your first tickets; wait for the others.
refused-undo-first = Your last decision can not be taken back: first tickets stay as they are.
refused-undo-acted = Your last decision can not be taken back: somebody else has acted since.
refused-undo-shown = Your last decision can not be taken back: it has shown something new.
refused-hold = A bot can hold only the chair of another person, and only once.
refused-hold-here = A bot can hold only the chair of somebody who has been away for at least a minute.
refused-hold-asked = You have asked for that already; others have to agree.
refused-held = A bot holds your chair already.
refused-own-chair = Your chair is yours.
refused-paused = The game is paused. Continue it first.
refused-pause-clock = Only a game with a clock can be paused.
refused-pause-said = You have already said so; the others have to agree.
refused-again = You can play again once, when the game is over.
refused-not-dealt = The cards are not dealt yet; not every chair is taken.
refused-over = This game is over.
refused-busy = The server can not get at its tables at the moment; try again in a little while.
refused-work = The server is busy with other requests; try again in a moment.
refused-broken = Something went wrong on the server; reload the page to see how the table is.
refused-tables = { $count } of your tables are not finished; finish one before you lay another.
refused-fast = That was too much at once; wait a little and try again.
refused-version = This server speaks version { $version }; reload the page to get it.
refused-newer = A newer version of Whistlestop keeps this table; update this server, and it goes on.
refused-damaged = This table is damaged in the server’s database and cannot go on; the server’s log says where.
refused-older = This version of Whistlestop can not go on with this table; it is kept as it is.
refused-link = This link does not open a chair at this table; ask the host for a new one.
refused-void = This link no longer opens the chair; ask the host for the new one.
refused-invitation = This link is an invitation to a seat; open it and take the seat first.
refused-invitation-used = This invitation has been used or replaced; ask the host for a new one.
refused-claim-here = This device is already at the table; open the invitation on the device that will play.
refused-closed = This table is not open to onlookers.
refused-looking-on = You are looking on; only those who sit at the table can do that.
refused-host = Only the host of the table can do that.
refused-unknown = There is no such table; is the link complete?
refused-record = The record, with its seed, is told when the game is over.
refused-otherwise = That did not work; reload the page and try again.
## The menu, the sheet of a phone, and the seas

menu = Menu
theme = Colours
theme-device = As the device
theme-light = Light
theme-dark = Dark
sound = Sound when it is my turn
chair-link = My seat on another device
chair-link-about = This secret link is your seat: anyone who has it sees your cards and can play for you. Keep it to yourself.
leave-table = Leave the table
leave-question = Leave the table? A bot plays on in your place; with your link you can come back.
leave = Leave
stay = Stay
zoom-in = Nearer
zoom-out = Farther
whole-board = Whole board
sheet = Cards, tickets, log and players
tab-hand = Hand { $count }
tab-tickets = Tickets { $count }
take-deck = Take a card from the deck
take-tickets = Draw tickets
sea-atlantic-ocean = Atlantic Ocean
sea-pacific-ocean = Pacific Ocean
sea-gulf-of-mexico = Gulf of Mexico
sea-north-sea = North Sea
sea-mediterranean-sea = Mediterranean Sea
sea-black-sea = Black Sea
sea-baltic-sea = Baltic Sea
sea-bay-of-biscay = Bay of Biscay
sea-norwegian-sea = Norwegian Sea
sea-barents-sea = Barents Sea
score-tickets_done = Tickets done
score-tickets_missed = Tickets missed
score-longest = Longest path
score-globetrotter = Globetrotter
ticket-by = by { $cities }
path-drawn = The longest path of { $who }, drawn in gold
show-title = The scoring
show-routes = The points of the routes. Now the tickets are turned over.
show-station = The station in { $city } borrows { $a } – { $b }
show-station-idle = The station in { $city } was not needed
show-done = { $a } – { $b }: done
show-missed = { $a } – { $b }: missed
show-stations-left = { $count ->
    [one] One station not built
   *[other] { $count } stations not built
}
show-longest = { $shares ->
    [one] { $who } has the longest path
   *[other] { $who } have paths of the same length, and all of them score
}
show-globetrotter = { $shares ->
    [one] { $who } is the Globetrotter, with the most tickets done
   *[other] { $who } are Globetrotters, with as many tickets done
}
show-told = Counted so far
show-back = Back
show-next = Next
show-pause = Pause
show-go-on = Go on
show-skip = Results
show-watch = Watch the scoring
tie-completed = { $who } and { $other } have the same points; { $who } is ahead with more tickets done
tie-stations = { $who } and { $other } have the same points; { $who } is ahead with fewer stations built
tie-longest = { $who } and { $other } have the same points; { $who } is ahead with the longer path
tie-shared = { $who } and { $other } are equal in everything, and share the place
back-to-results = Back to the results
chart-title = Points over time
chart-turn = Turn { $turn }
chart-last = last turn
chart-read = Choose a turn to read
chart-table = As a table
deal-title = How the cards were dealt
deal-lead = Before the first card, the server publishes the fingerprint (SHA-256) of its secret, and the players’ devices each add a random number that nobody else knows. Every card follows from all of them together, so nobody can choose the cards alone. This device has checked:
deal-seed = Seed
deal-promise = Fingerprint (SHA-256)
deal-kept = Checked in this browser: the seed has this fingerprint.
deal-broken = The seed does not have this fingerprint!
deal-secret-kept = The server’s secret is the one it fixed before the deal.
deal-secret-broken = The server’s secret is not the one it fixed before the deal!
deal-own-kept = The random number from this device is part of the deal.
deal-own-broken = The random number from this device was left out or changed!
deal-own-none = This device added no random number to the deal, so it cannot tell whether the server chose the cards.
deal-own-late = The random number from this device was not asked for in time, so it cannot tell whether the server chose the cards.
deal-others-kept = Everybody’s random numbers and words are the ones fixed before any was revealed.
deal-others-broken = A random number or a word was changed after this device had revealed its own!
deal-seed-kept = The seed is made of exactly this secret, these numbers and these words.
deal-seed-broken = The seed is not made of this secret, these numbers and these words!
deal-withheld = The random number of { $who } did not arrive in time; the cards were dealt without it.
deal-cards-kept = The cards and tickets at the start are the ones that follow from the seed.
deal-cards-broken = The cards and tickets at the start do not follow from the seed!
deal-alarm = This deal did not pass the check. Somebody has tampered with it.
deal-verify = Download the record and check every card:
record-download = Download the record
again-told = A new game is ready.
again-follow = Come along
## Tickets on their way, tunnels, and other ways to play

goal-done = done
goal-needs = needs { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
goal-stations = { $count ->
    [one] with a station
   *[other] with { $count } stations
}
goal-too-far = { $trains ->
    [one] { $trains } train needed, more than you have
   *[other] { $trains } trains needed, more than you have
}
goal-cut = can not be done any more
goal-fits = { $count ->
    [one] fits: { $count } space shared
   *[other] fits: { $count } spaces shared
}
odds-more = { $count ->
    [0] nothing more
    [one] { $count } more card
   *[other] { $count } more
}
odds-sure = Whatever comes, you can pay it.
odds-can = You can pay it in { $percent } of cases.
odds-before = The odds before turning
cards-any = any { $count }
keeps-cards = saves { $cards }
give-less = Take back: { $cards }
give-done = { $count ->
    [one] Give one card
   *[other] Give { $count } cards
}
tunnel = Tunnel
tunnel-laid = You laid down { $cards }. Each card of that colour and each locomotive that turns up costs one more.
tunnel-more = one more
tunnel-none = no extra
tunnel-too-dear = You do not hold the cards that the tunnel asks for.
tunnel-through = Nothing more to pay: you are through.
tunnel-on = Go on
tickets-sure = This is your whole turn, and it can not be taken back.
lists = The board as lists
list-claims = Routes you can claim
list-no-claims = None at the moment
list-sites = Cities where you can build a station
list-cities = Routes by city
list-city = City
list-owners = Who owns what
list-nothing = nothing yet
list-stations = Stations: { $cities }
keys = Keys
keys-on = Letters and digits play
close = Close
words-label = Type an action in the words of the notation
words-play = Play
last-round-about = { $count ->
    [one] One more turn, then the points are counted.
   *[other] { $count } more turns, then the points are counted.
}
key-row = take a card that lies face up
key-deck = take a card from the deck
key-tickets = draw tickets
key-claim = claim a route or build a station
key-arrows = go from one lit route or city to the next
key-enter = choose
key-escape = back out
key-undo = undo
key-pass = pass, if nothing else is possible
key-lists = the board as lists
key-words = type an action
key-keys = these keys
## The first minute, and with others

guest-bot = Bot
guest-friend = Friend
guest-by-link = by link
name-missing = Tell your friends your name first.
server-silent = The server does not answer. Look at your network and try again.
join-a-table = Join a table
more-options = Pace, who begins, house rules
who-begins = Who begins
begins-lot = Drawn by lot
pace = Pace
pace-relaxed = Relaxed
pace-live = Live
pace-days = Over days
pace-about-relaxed = No clock: everybody takes the time they need.
pace-about-live = A time bank for each player, which grows with every turn. When it runs out, a bot makes one move for you.
pace-about-days = Play when you find the time; the table waits for days.
time-for-a-move = Time for a move
time-bank = Time for each player
bank-and-increment = { $bank } + { $increment } a turn
absent-level = Who plays for somebody who is gone
allow-onlookers = Others may look on
list-table = Show in the list of open tables
list-needs-friend = needs a chair for a friend
house-rules = House rules
rules-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
rules-printed = As printed again
my-tables = Your tables
table-waiting = waiting for players
table-playing = the others are playing
open-tables = Open tables
open-none = No open table just now. Lay one for your friends, or for anybody who comes by.
table-of = Table of { $who }
table-playing-now = being played
chairs-free = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
}
join-table = Sit down
watch-table = Look on
invite-title = Invite your friends
link-for-cameras = The link as a QR code, for a camera
link-share = Share
share-text = Come and play a train game with me.
sit-title = Take a seat
sit-where = Your colour
name-taken = Somebody here is already called { $who }. Choose another name.
seat-a-bot = Seat a bot …
bot-on-chair = Seat a bot on chair { $number }
new-link = New link
new-link-for = Send this link to { $who }. It works once, and everyone will see that the seat changed hands. The old link no longer opens the seat.
waiting-for = { $count ->
    [0] Everybody is here.
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
stand-up = Leave the table
onlookers = Onlookers
onlookers-welcome = welcome
onlookers-none = none
close = Close
server-gone = The server has not answered for a while. The table is kept as it is: come back to this page later, or try again.
next-try = Next try in { $seconds } s
try-now = Try now
closed-title-unknown = There is no such table
closed-unknown = Is the link complete? Ask for it once more, or lay a table of your own.
closed-title-void = This link no longer opens the chair
closed-void = The host has made a new link for it. Ask for the new one; you can still look at the table.
closed-title-private = The players are among themselves
closed-private = This table is not open to onlookers. If a chair is yours, open it by your own link.
look-at-table = Look at the table
take-seat-title = Take { $who }’s seat
take-seat-about = The host made this link for the seat. It works once and brings the cards and tickets to this device; everyone at the table will see that the seat changed hands.
take-seat = Take the seat
take-seat-elsewhere-title = Open this link on the other device
take-seat-elsewhere = This device already hosts or plays at this table, and nobody should see two hands. Scan the code with the device that will play as { $who }, or send the link.
held-clock = Your time ran out three times in a row.
held-left = You left the table.
held-asked = The others asked for it.
covered-you = Your time ran out, so a bot makes this move. Play to take over again.
paused-idle = The game is paused because nobody was playing.
paused-agreed = The game is paused.
paused-left = The game is paused because everybody has left.
pause-continue = Continue
pause-ask = Pause the game
pause-wanted = Pause requested by { $who }.
pause-agree = Pause
pause-asked = You asked for a pause; the others have to agree.
pause-withdraw = Never mind
pause-ready = Waiting for { $who }.
say = Say something
looking-on-count = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
votes-for-bot = { $count ->
    [one] { $count } for a bot
   *[other] { $count } for a bot
}
rule-seats_min = Fewest players
rule-seats_max = Most players
rule-trains = Trains of each player
rule-stations = Stations of each player
rule-first_long = Long routes dealt first
rule-first_tickets = Tickets dealt first
rule-first_keep = First tickets to keep, at least
rule-first_return = First tickets handed back go under the deck
rule-ticket_draw = Tickets drawn in a turn
rule-ticket_keep = Drawn tickets to keep, at least
rule-ticket_return = Drawn tickets handed back go under the deck
rule-loco_draw = Cards that a face-up locomotive counts for
rule-row_flush = Face-up locomotives that clear the row (0: never)
rule-draw_without_deck = Face-up cards can be drawn with deck and discards empty
rule-wild_plain = Locomotives stand in on ordinary routes
rule-double_from = Both tracks of double routes open, from how many players
rule-ferry_swap = Cards that replace a locomotive on a ferry (0: none)
rule-tunnel_cards = Cards turned up for a tunnel
rule-station_points = Points for each station not built
rule-last_round_trains = The last round begins at this many trains
rule-longest_bonus = Points for the longest path
rule-globetrotter_bonus = Globetrotter: points for the most tickets done
rule-ties_by_length = The longer path breaks the last tie
rule-turn_limit = Most turns of each player
rule-route_points = Points for routes, by length
refused-talk = That was a lot of talk. Wait a little.

about-usa = the simplest rules
about-europe = tunnels, ferries, stations
about-nordic = tunnels and ferries
claims-open = { $count ->
    [one] You can claim { $count } route
   *[other] You can claim { $count } routes
}
two-cards = { $kind ->
    [deck] two from the deck
    [purple] two purple cards
    [blue] two blue cards
    [orange] two orange cards
    [white] two white cards
    [green] two green cards
    [yellow] two yellow cards
    [black] two black cards
    [red] two red cards
   *[loco] two locomotives
}

## The rules at hand; their texts are in rules/

rules = Rules
## Learning

learn-to-play = Learn to play
learn-first = New here?
learn-first-about = A guided first game, in five minutes.
lesson-asks-usa = How does it go? A guided game
lesson-asks-ferries = How do ferries work?
lesson-asks-tunnels = How do tunnels work?
lesson-asks-stations = How do stations work?
lesson-asks-nordic = What is different in the North?
# looking back
refused-reel = That can not be played again: { $why }.
look-back = Look back
finished-games = Finished games
replay-title = Looking back
replay-open = Open a record
replay-lead = Choose the record of a game, or drop it here: it is played again, move by move.
replay-loading = The game is played again …
replay-begin = The table is laid
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-last = To the end
replay-play = Let it run
replay-scrub = Moment of the game
replay-at = { $at } of { $count }
replay-speed = Speed
replay-claims = Claims only
replay-eyes = Seen by
replay-open-hands = open hands
replay-more = More
replay-link = Link to this moment
replay-link-file = For whoever has the same record.
replay-continue = Continue from here
replay-continue-about = You take a chair, bots take the others. Every card lies as it was dealt.
replay-chair = Your chair
replay-bots = The others
replay-save = Save as one HTML file
replay-verify = Check the deal
replay-no-deal = This game began from a position, so there was no deal.
replay-lines-kept = Checked in this browser: no line of the record was changed.
replay-lines-broken = A line of the record was changed!
replay-offered = Tickets to choose from
replay-laid = Laid down
replay-turned = Turned up
replay-played = { $count ->
    [one] Played again line by line: { $count } decision, and it is true.
   *[other] Played again line by line: { $count } decisions, and all of them are true.
}
## What would you do?

refused-advice = Advice is switched off at this table.
advice-ask = What would you do?
advice-who = Whom to ask
advice-thinking = Thinking …
advice-claim = Claim { $a } – { $b }
advice-station = Build a station: { $city }
advice-pay = Pay: { $cards }
advice-keep = Keep: { $tickets }
advice-give = Give: { $cards }
advice-withdraw = Withdraw from the tunnel
advice-goals = { $count ->
    [one] The plan completes { $count } ticket: { $tickets }.
   *[other] The plan completes { $count } tickets: { $tickets }.
}
advice-spare = No ticket is open: spare trains go where they bring the most points.
advice-given-up = It gives up: { $tickets }.
advice-short = Still missing: { $cards }.
advice-turns = { $turns ->
    [one] It takes about { $turns } turn; about { $left } are left.
   *[other] It takes about { $turns } turns; about { $left } are left.
}
advice-rivals = Close by: { $who }.
advice-risk = { $points ->
    [one] Losing this route would cost about { $points } point.
   *[other] Losing this route would cost about { $points } points.
}
advice-second = { $points ->
    [one] Second best, about { $points } point less: { $move }.
   *[other] Second best, about { $points } points less: { $move }.
}
advice-equal = Nearly as good: { $move }.
advice-show = Show on the board
advice-play = Play it
advice-used = { $count ->
    [one] { $who } asked for advice on { $count } decision.
   *[other] { $who } asked for advice on { $count } decisions.
}
allow-advice = Players may ask a bot: what would you do?
advice-terms = Advice by bots
advice-on = allowed
advice-off = switched off

## Looking back on a game

refused-spectators = This table has as many spectators as it can hold; try again later.
refused-reviews = Many games are being looked back on just now; try again in a little while.
review-title = Looking back
review-about = Where was it won, what was luck, and what was skill? The server plays on from every turn, which takes up to half a minute.
review-begin = Look back on this game
review-thinking = The game is being played on from every turn …
review-won = Where it was won
review-won-about = Each player’s chance of winning after every turn: bots play on from what that player knew. Scaled so that together they make 100 %.
review-turning = Turning points
review-even = No turn changed much: it was close to the end.
review-gains = { $who } gains { $percent }
review-loses = { $who } loses { $percent }
review-luck = Luck and skill
review-luck-about = What made up each player’s margin over the best of the others; the parts add up to it. Decisions are measured by those of a strong bot, and all of it is an estimate.
part-deal = First cards and tickets
part-luck = Luck on own turns
part-skill = Own decisions
part-others = What the others did
part-end = What the end revealed
review-margin = Margin over { $who }
review-cards = Cards by kind
review-cards-about = Dealt or drawn blind, in brackets how many were to be expected; after the plus those taken face up.
review-spent = What turns were spent on
spent-cards = Drawing cards
spent-claims = Claiming routes
spent-tickets = Drawing tickets
spent-stations = Building stations
spent-withdrawn = Tunnels given up
spent-passes = Passing
review-order = Routes and tickets in order
happening-tickets = Tickets: { $tickets }
happening-done = Completed: { $tickets }
happening-station = Station: { $city }
## The same room: one device, a curtain between turns

guest-here = On this device
here-by-name = Somebody on this device
name-of-seat = Name of seat { $number }
names-missing = Everybody on this device needs a name of their own.
hand-on = Hand on
curtain-turn = It is { $who }’s turn
curtain-first = { $who } chooses the first tickets
curtain-about = Hand the device to { $who }; everybody else looks away.
curtain-lift = I am { $who }: show my cards
curtain-back = Back to the curtain: { $who }
curtain-held = { $who } is back

## The score helper for the printed game

count-title = Score a printed game
count-who = Board and players
count-for = Whose pieces
count-what = What to lay
count-name = Name for { $colour }
colour-madder = Red
colour-prussian = Blue
colour-gold = Yellow
colour-fir = Green
colour-ink = Black
count-tap-routes = Tap a route on the board to give it to { $who }; tap it again to take it away. Or find it by a city.
count-tap-stations = Tap a city on the board for a station of { $who }; tap it again to take it away.
count-tap-tickets = Find the tickets of { $who } by one of their cities, and tick them.
count-no-match = Nothing here has that name.
count-result = Count the points
count-back = Back to the board
count-anew = Begin anew
count-anew-sure = Clear the board and all tickets?

## A big screen as the board, and phones as hands

screen-choose = This screen shows only the board
screen-choose-about = Everybody plays on a phone, which is their hand of cards.
screen-use = Use this screen as the board
screen-stop = Only look on
screen-scan = Scan to sit down
screen-scan-about = Point a phone’s camera here: it becomes your hand of cards. It has to be in the same network.
hand-back = My cards
link-lost = This link works only on this device. Open the page by this computer’s address in your network to invite others.

# links that got lost
lost-links = Somebody lost a link?
lost-links-about = A new link works once, on another device; the old one no longer opens the seat.
