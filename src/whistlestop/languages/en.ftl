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
table-closed = This table can not be opened

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
keeps-cards = keeps { $cards }
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
tickets-draw = Draw tickets
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
