# Whistlestop in English. Every text of the page has its id here, and in every other language.

## Home

home-title = Choose a map, and play.
home-lead = The classic train games, open to everyone: no account, friends by link, bots that play well.
choose-board = Board
edition-usa = USA
edition-europe = Europe
edition-nordic = Nordic Countries
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
odds-short = no extra card { $none } % · you can pay { $can } %
turned-up = Turned up
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
plate-here = here
plate-away = not here
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
score-tickets = Tickets
score-stations = Stations
score-bonus = Bonus
score-total = Total
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
completed = { $count } done
longest = path of { $count }
tickets-of = Tickets of { $who }
ticket-done = done
ticket-missed = missed

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
pace-about-live = A clock for each move. When it runs out, a bot plays until you are back.
pace-about-days = Play when you find the time; the table waits for days.
time-for-a-move = Time for a move
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
new-link-for = Send this link to { $who }. The old one no longer opens the chair.
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
held-clock = Your time ran out.
held-left = You left the table.
held-asked = The others asked for it.
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
