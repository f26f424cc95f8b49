# Whistlestop in English: every text of the page. The other languages have the same ids.

## Home

home-title = Pick a map and play.
home-lead = The classic train games, free for everyone: no account, invite friends with a link, play bots that put up a fight.
choose-board = Board
edition-usa = USA
edition-europe = Europe
edition-nordic = Nordic Countries
own-board = Your own board…
own-board-other = Another file…
own-board-unreadable = { $file } is not a board file. A board file is JSON, with cities, routes and tickets.
own-board-faults = You can’t play on this board yet:
players-two = 2 players
players-to = 2–{ $most } players
play = Play
play-bots = right away, against bots
play-chosen = with the seats you chose
play-friends = Play with friends
play-friends-about = Send a link or a code and see who joins.
play-screen = On the big screen
play-screen-about = The map on your TV, your cards on your phone.
seats-change = Change
join-code = Link or code
join-unreadable = That’s neither a link nor a code. A code looks like plum-41.
replays = Replays
your-name = Your name
usual-name = You
guest-name = Player
seat-number = Seat { $number }
bot-of = Bot, { $level }
friend-by-link = Friend (invite by link)
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

## Cards: each sentence names the kinds itself, so that a language can inflect them

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
    [sub] { $count } substituted
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
row = Face-up cards
deck = Deck
deck-left = { $count } left · { $used } discarded
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
tickets-mine = My tickets · { $count }

## A turn

your-turn = Your turn
step-turn = draw cards, claim a route or draw tickets
step-second = take a second card
step-pay = choose how to pay
step-tunnel = pay the extra cards, or back out
step-give = { $count ->
    [one] pay one more card of any kind
   *[other] pay { $count } more cards of any kind
}
step-first-tickets = { $least ->
    [one] keep at least one ticket
   *[other] keep at least { $least } tickets
}
step-keep = { $least ->
    [one] keep at least one ticket
   *[other] keep at least { $least } tickets
}
step-pass = no move possible: pass
wait-for = Waiting for { $who }
wait-first-tickets = The others are choosing their starting tickets
last-round = Last round
undo = Undo
pass = Pass
claim-a-route = Claim a route
claim = Claim
build = Build
pay = Pay
withdraw = Back out
not-now = Not now
payments = Ways to pay
more-payments = { $count ->
    [one] 1 more way to pay
   *[other] { $count } more ways to pay
}
sparing = cheapest
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
give-title = Cards to pay instead
give-left = { $count } still to pay
give-card = { $kind ->
    [purple] Pay a purple card
    [blue] Pay a blue card
    [orange] Pay an orange card
    [white] Pay a white card
    [green] Pay a green card
    [yellow] Pay a yellow card
    [black] Pay a black card
    [red] Pay a red card
   *[loco] Pay a locomotive
}
keep-title = Choose your tickets
keep-least = { $least ->
    [one] Keep at least one and return the rest.
   *[other] Keep at least { $least } and return the rest.
}
keep-done = { $count ->
    [0] Keep
    [one] Keep one ticket
   *[other] Keep { $count } tickets
}

## Players

players = Players
players-more = More about the players
player = Player
plate-you = you
plate-to-move = to move
plate-held = bot playing
plate-covered = bot plays this move
plate-here = online
plate-away = away
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
bot-holds-you = A bot is playing for you.
seat-taken-over = { $who }’s seat was taken over with a new link.
take-back = I’m back
looking-on = You’re watching

## The board and the log

board-of = The board: { $board }
log = Log
log-since = since your last turn
log-earlier = earlier
from-deck = one from the deck
# What a player drew: $first and $second in the sentences below.
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
    [yes] You backed out of a tunnel
   *[no] { $who } backed out of a tunnel
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
   *[no] { $who } chose their starting tickets
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] You passed
   *[no] { $who } passed
}

## Waiting, and when things go wrong

waiting-title = New table: { $board }
rematch-title = Rematch: { $board }
code = Code
whos-here = Who’s here
waiting-lead = Send the link, say the code, or let them scan this. The game starts when every seat is taken.
link = Link to this table
link-copy = Copy
link-copied = Copied
chair-free = free
sit-down = Sit down
start-with-bots = Start with bots
start-with = Start with { $count }
start-fills = Bots take the free seats.
start-removes = The free seats are removed.
start-without = A bot plays for anyone missing until they come.
seat-awaited = not here yet
connecting = Connecting…
line-lost = Connection lost. Reconnecting… Your game is safe.

## Phrases

phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-oops = Oops!
phrase-one_moment = One moment, please
phrase-your_turn = Your turn
phrase-again = Another game?

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
tickets-of = { $who }’s tickets
ticket-done = completed
ticket-missed = not completed

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

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
# What a route costs: $price in the sentences below.
price-of = it costs { $cards }{ $locos ->
    [0] { "" }
    [one] , at least one of them a locomotive
   *[other] , at least { $locos } of them locomotives
}
held-none = none
missing-of = { $of ->
    [locos] { $locos }
    [both] { $locos } and { $cards }
    [colour] { $cards }
   *[wild] { $cards } { $count ->
        [one] or a locomotive
       *[other] or locomotives
    }
}
exchange-of = , or any { $swap } cards in place of each: that takes { $need } others, and you have { $have }
why-game-over = The game is over.
why-first-tickets-due = Choose your starting tickets first; keep at least { $least }.
why-second-card-due = Take your second card first.
why-claim-payment-due = First choose how to pay for { $route }.
why-station-payment-due = First choose how to pay for the station in { $city }.
why-keep-due = First choose which tickets to keep (at least { $least }).
why-tunnel-due = The tunnel needs { $asked ->
    [one] one more card
   *[other] { $asked } more cards
}: pay, or back out.
why-ferry-cards-due = First pay { $give ->
    [one] one more card
   *[other] { $give } more cards
} in place of locomotives for { $route }.
why-swap-cards-due = First pay { $give ->
    [one] one more card
   *[other] { $give } more cards
} in place of cards of one colour for { $route }.
why-nothing-to-keep = There are no tickets to choose from; draw tickets first.
why-nothing-to-pay = There is nothing to pay for; claim a route or build a station first.
why-nothing-to-give = No cards are due; claim a route first.
why-no-tunnel = There is no tunnel to back out of.
why-can-act = You can only pass when you have no other move.
why-not-in-row = No { $card } card is face up (face up: { $row }).
why-loco-as-second = A face-up locomotive can’t be your second card.
why-no-cards = There are no cards left to draw blind: the deck and the discard pile are empty.
why-no-draw = No train cards can be drawn this turn, not even face-up ones: the deck and the discard pile are empty.
why-no-tickets = There are no tickets left to draw.
why-keeps-too-few = Keep at least { $least } of the tickets you drew.
why-first-keeps-too-few = Keep at least { $least } of your starting tickets.
why-not-offered = You can only keep tickets that you have just drawn: { $offer }.
why-first-not-offered = You can only keep tickets that you were dealt: { $offer }.
why-route-taken = { $route } belongs to { $owner }.
why-own-other-track = You already own the other track of { $route }; no player may claim both.
why-other-track-closes = { $owner } owns the other track; with { $seats } players, { $route } is closed.
why-too-few-trains = { $route } needs { $need ->
    [one] { $need } train
   *[other] { $need } trains
}, but you have { $have ->
    [0] none
    [one] only one
   *[other] only { $have }
} left.
why-cards-short = You don’t have the cards for { $route }: { $price }; you have { $held } and still need { $missing }{ $exchange }.
why-wrong-count = That’s the wrong number of cards for { $route }: { $price }; you have { $held }.
why-wrong-colour = That’s the wrong colour for { $route }: { $price }; you have { $held }.
why-loco-not-wild = Locomotives are wild only on tunnels and ferries here, and { $route } is neither: { $price }; you have { $held }.
why-loco-not-on-swap = Locomotives aren’t wild on { $route }, but they can be among the { $swap } cards that replace one card; you have { $hand }.
why-ferry-needs-locos = That’s too few locomotives for { $route }: { $price }; you have { $held }{ $swap ->
    [0] { "" }
    [one] , and any card can replace a locomotive
   *[other] , and any { $swap } cards can replace a locomotive
}.
why-no-substitutes = You can’t substitute other cards on { $route }: { $price }; you have { $held }.
why-ferry-subs-short = You don’t have enough cards: each locomotive you replace takes { $swap } others; you have { $hand }.
why-swap-subs-short = You don’t have enough cards: each card you replace takes { $swap } others; you have { $hand }.
why-not-held = You don’t have these cards: { $price }; you have { $hand }.
why-give-not-held = You have no { $card } card to pay with; you have { $hand }.
why-give-order = Pay these cards in colour order: { $card } comes before { $last }.
why-give-runs-out = Start with an earlier colour: from { $card } on you have fewer than the { $give ->
    [one] one card
   *[other] { $give } cards
} still needed.
why-tunnel-wrong-count = The tunnel needs { $asked ->
    [one] one more card
   *[other] { $asked } more cards
}; pay with { $locos ->
    [yes] locomotives only
   *[no] { $laid } or locomotives
} (you have { $held }), or back out.
why-tunnel-wrong-colour = You played { $laid }, so pay with { $laid } or locomotives (you have { $held }): the tunnel needs { $asked ->
    [one] one more card
   *[other] { $asked } more cards
}. You can also back out.
why-tunnel-only-locos = You played only locomotives, so you can only add locomotives (you have { $held }): the tunnel needs { $asked ->
    [one] one more card
   *[other] { $asked } more cards
}. You can also back out.
why-tunnel-not-held = You don’t have these cards (you have { $hand }): the tunnel needs { $asked ->
    [one] one more card
   *[other] { $asked } more cards
}. You can also back out.
why-no-stations-here = This game is played without stations.
why-stations-spent = You have built all your stations.
why-city-taken = { $owner } has a station in { $city }; a city can have only one.
why-station-cards-short = Your next station costs { $cost ->
    [one] one card
   *[other] { $cost } cards of one colour
}, and locomotives are wild; you have { $hand } and still need { $missing }.
why-station-wrong-count = This station costs { $cost ->
    [one] one card
   *[other] { $cost } cards of one colour
}, and locomotives are wild; you have { $hand }.

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } isn’t an action; actions start with { $verbs }.
why-stands-alone = “{ $verb }” is used on its own.
why-takes-one = “{ $verb }” takes one { $noun ->
    [card] card
    [route] route
   *[city] city
}, as in “{ $example }”.
why-no-such = There is no { $noun ->
    [card] card
    [route] route
    [city] city
   *[ticket] ticket
} { $word } here{ $hint ->
    [yes] ; did you mean { $near }?
   *[no] .
}
why-named-twice = A ticket can be named only once.
why-payment-form = A payment names one colour, then loco, then sub, each with a number, as in “pay red 2 loco 1”.
why-nothing-played = There is nothing to undo yet.
rule-button = See the rule
rule-number = Rule { $rule }

## What the server refuses

refused-begun = This game has already started; you can watch, or start a table of your own.
refused-no-chair = That seat is no longer free; choose another, or start a table of your own.
refused-name-signs = Names and words may contain only visible characters, with no spaces at either end.
refused-name-long = That name or word is too long; choose a shorter one.
refused-name-taken = Someone here is already called { $name }; choose another name.
refused-chair-taken = That seat is taken.
refused-not-ready = The cards are dealt only when every seat is taken, and only once.
refused-dealing = The cards are being dealt; wait a moment.
refused-deal = The cards could not be dealt; try again, or leave your seat and start a new table.
refused-no-link = Only a person’s seat has a link.
refused-stale = The game has moved on; look again, then decide.
refused-turn = It’s { $who }’s turn, not yours.
refused-not-your-turn = It’s not your turn.
refused-chosen = You’ve already chosen your starting tickets; wait for the others.
refused-undo-first = You can’t undo that: starting tickets are final.
refused-undo-acted = You can’t undo that: someone else has moved since.
refused-undo-shown = You can’t undo that: it revealed something new.
refused-hold = A bot can take over only another person’s seat, and only if it isn’t already playing there.
refused-hold-here = A bot can take over only from someone who has been away for at least a minute.
refused-hold-asked = You’ve already asked; the others have to agree.
refused-held = A bot is already playing for you.
refused-own-chair = You’re already in your seat.
refused-paused = The game is paused; continue it first.
refused-pause-clock = Only a game with a clock can be paused.
refused-pause-said = You’ve already asked for that; the others have to agree.
refused-again = You can start one rematch, once the game is over.
refused-not-dealt = The cards haven’t been dealt yet; some seats are still empty.
refused-over = This game is over.
refused-busy = The server can’t reach its tables right now; try again in a moment.
refused-work = The server is busy with other requests; try again in a moment.
refused-broken = Something went wrong on the server; reload the page to see the game.
refused-tables = You have { $count ->
    [one] one unfinished game
   *[other] { $count } unfinished games
}; finish one before you start another.
refused-fast = Too many requests at once; wait a moment and try again.
refused-version = This page is out of date (the server uses version { $version }); reload it.
refused-newer = This table was saved by a newer version of Whistlestop; update the server to continue.
refused-damaged = This table is damaged in the server’s database and can’t continue; the server’s log says where.
refused-older = This version of Whistlestop can’t continue this table; the table itself is unchanged.
refused-link = This link doesn’t belong to a seat at this table; ask the host for a new one.
refused-void = This link no longer works; ask the host for the new one.
refused-invitation = This link is an invitation to a seat; open it and take the seat first.
refused-invitation-used = This invitation has already been used or replaced; ask the host for a new one.
refused-claim-here = This device is already at the table; open the invitation on the device that will play.
refused-closed = This table doesn’t allow spectators.
refused-looking-on = You’re watching; only players can do that.
refused-host = Only the host can do that.
refused-unknown = There is no such table; is the link complete?
refused-code = No table has this code; codes stop working when the game ends.
refused-record = The game record, with its seed, is available when the game is over.
refused-otherwise = That didn’t work; reload the page and try again.

## The menu, the sheet on a phone, and the seas

menu = Menu
theme = Theme
theme-device = Match device
theme-light = Light
theme-dark = Dark
sound = Sounds
sound-all = All
sound-turn = My turn
sound-off = Off
volume = Volume
chair-link = My seat on another device
chair-link-about = This secret link is your seat: anyone who has it can see your cards and play for you. Keep it private.
leave-table = Leave the table
leave-question = Leave the table? A bot will play for you; your link brings you back.
leave = Leave
stay = Stay
zoom-in = Zoom in
zoom-out = Zoom out
whole-board = Whole board
sheet = Cards, tickets and log
tab-tickets = Tickets { $count }
more-lines = { $count } more
tab-cards = Cards { $count }
tab-routes = Routes { $count }
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
score-tickets_done = Completed tickets
score-tickets_missed = Incomplete tickets
score-longest = Longest path
score-globetrotter = Globetrotter
ticket-by = via { $cities }
path-drawn = { $who }’s longest path, shown in gold
show-title = Final scoring
show-routes = Points for routes so far. Now the tickets are revealed.
show-station = The station in { $city } borrows { $a } – { $b }
show-station-idle = The station in { $city } was not needed
show-done = { $a } – { $b }: completed
show-missed = { $a } – { $b }: not completed
show-stations-left = { $count ->
    [one] One station not built
   *[other] { $count } stations not built
}
show-longest = { $shares ->
    [one] { $who } has the longest path
   *[other] { $who } tie for the longest path, and all score
}
show-globetrotter = { $shares ->
    [one] { $who } is the Globetrotter, with the most completed tickets
   *[other] { $who } tie as Globetrotters, with the same number of completed tickets
}
show-race = Who has the longest path?
show-told = Scored so far
show-back = Back
show-next = Next
show-pause = Pause
show-go-on = Continue
show-skip = Results
show-watch = Watch the scoring
share-picture = Picture of the board
share-drawing = Drawing the picture…
tie-completed = { $who } and { $other } are tied on points; { $who } is ahead with more completed tickets
tie-stations = { $who } and { $other } are tied on points; { $who } is ahead with fewer stations built
tie-longest = { $who } and { $other } are tied on points; { $who } is ahead with the longer path
tie-shared = { $who } and { $other } are tied on everything and share the place
won-by = { $part ->
    [routes] Routes decided it
    [long] Long routes decided it ({ $length } trains or more)
    [tickets] Tickets decided it
    [missed] Incomplete tickets decided it
    [stations] Unbuilt stations decided it
    [longest] The longest path decided it
   *[globetrotter] The Globetrotter bonus decided it
}: { $who } { $points }, { $other } { $than }
back-to-results = Back to the results
chart-title = Points over time
chart-turn = Turn { $turn }
chart-last = last turn
chart-read = Pick a turn
chart-table = Show as a table
deal-title = How the cards were dealt
deal-lead = Before the first card is dealt, the server publishes the fingerprint (SHA-256) of its secret, and each player’s device adds a random number that nobody else knows. Every card follows from all of them together, so nobody can choose the cards alone. This device has checked:
deal-seed = Seed
deal-promise = Fingerprint (SHA-256)
deal-kept = Checked in this browser: the seed has this fingerprint.
deal-broken = The seed doesn’t have this fingerprint!
deal-secret-kept = The server’s secret is the one it fixed before the deal.
deal-secret-broken = The server’s secret isn’t the one it fixed before the deal!
deal-own-kept = The random number from this device is part of the deal.
deal-own-broken = The random number from this device was left out or changed!
deal-own-none = This device added no random number to the deal, so it can’t tell whether the server chose the cards.
deal-own-late = The random number from this device wasn’t asked for in time, so the device can’t tell whether the server chose the cards.
deal-others-kept = Everyone’s random numbers and words are the ones fixed before any were revealed.
deal-others-broken = A random number or a word was changed after this device had revealed its number!
deal-seed-kept = The seed is made of exactly this secret, these numbers and these words.
deal-seed-broken = The seed isn’t made of this secret, these numbers and these words!
deal-withheld = { $who }’s random number didn’t arrive in time; the cards were dealt without it.
deal-cards-kept = The cards and tickets at the start are the ones that follow from the seed.
deal-cards-broken = The cards and tickets at the start don’t follow from the seed!
deal-alarm = This deal failed the check: someone has tampered with it.
deal-verify = Download the game record and check every card:
record-download = Download the game record
again-told = A new game is ready.
again-follow = Join
## Progress of tickets, tunnels, lists and keyboard

goal-done = completed
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
    [one] needs { $trains } train, more than you have
   *[other] needs { $trains } trains, more than you have
}
goal-cut = no longer possible
goal-fits = { $count ->
    [one] fits: { $count } shared space
   *[other] fits: { $count } shared spaces
}
plan = Plan
plan-pencil = Pencil
plan-this-way = Plan this way
odds-more = { $count ->
    [0] nothing more
    [one] { $count } more card
   *[other] { $count } more cards
}
odds-sure = You can pay whatever comes up.
odds-can = You can pay { $percent } of the time.
odds-before = Odds before the cards were turned up
cards-any = any { $count }
keeps-cards = saves { $cards }
give-less = Take back: { $cards }
give-done = { $count ->
    [one] Pay one card
   *[other] Pay { $count } cards
}
tunnel = Tunnel
tunnel-laid = You played { $cards }. Each card of that colour and each locomotive turned up costs one more card.
tunnel-more = one more
tunnel-none = no extra
tunnel-extra = { $count ->
    [0] no extra cards
    [one] one extra card
   *[other] { $count } extra cards
}
tunnel-paid = paid
tunnel-withdrawn = backed out
tunnel-too-dear = You don’t have the extra cards that the tunnel needs.
tunnel-through = Nothing more to pay: you’re through.
tunnel-on = Continue
tickets-sure = This takes your whole turn and can’t be undone.
lists = The board as lists
list-claims = Routes you can claim
list-no-claims = None right now
routes-all = All { $count }
routes-mine = My tickets { $count }
routes-for-tickets = For your tickets
routes-others = Others, most points first
routes-by-points = Most points first
route-serves = for { $tickets }
double-tracks = Double route: which track?
routes-found = { $count ->
    [one] { $count } route found
   *[other] { $count } routes found
}
list-sites = Cities where you can build a station
list-cities = Routes by city
list-city = City
list-owners = Who owns what
list-nothing = nothing yet
list-stations = Stations: { $cities }
keys = Keyboard shortcuts
keys-arrows = Arrow keys
keys-on = Use keyboard shortcuts
close = Close
words-label = Type an action, such as “draw red”
words-play = Play
last-round-about = { $count ->
    [one] One more turn, then the points are counted.
   *[other] { $count } more turns, then the points are counted.
}
key-row = take a face-up card
key-deck = take a card from the deck
key-tickets = draw tickets
key-claim = claim a route or build a station
key-pencil = draw my plan
key-arrows = move between highlighted routes and cities
key-enter = choose
key-escape = cancel
key-undo = undo
key-pass = pass, if you have no other move
key-lists = the board as lists
key-words = type an action
key-keys = keyboard shortcuts
## Starting and joining a table

guest-bot = Bot
guest-friend = Friend
guest-by-link = by link
name-missing = Enter your name first.
offline-title = You’re offline.
offline-about = You can read the rules; playing needs the server.
server-silent = The server isn’t responding. Check your connection and try again.
more-options = Pace, first player, house rules
who-begins = First player
begins-lot = Random
pace = Pace
pace-relaxed = Relaxed
pace-live = Live
pace-days = Over several days
pace-about-relaxed = No clock: everyone takes the time they need.
pace-about-live = Each player has a time bank that grows with every turn. When it runs out, a bot makes one move for you.
pace-about-days = Play whenever you have time; the table waits for days.
time-for-a-move = Time per move
time-bank = Time per player
bank-and-increment = { $bank } + { $increment } per turn
absent-level = Bot for absent players
bot-speed = Bot speed
bot-speed-instant = Instant
bot-speed-quick = Quick
bot-speed-relaxed = Relaxed
allow-onlookers = Allow spectators
list-table = Show in the list of open tables
house-rules = House rules
rules-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
rules-printed = Reset to the printed rules
my-tables = Your tables
tables-all = All { $count }
table-waiting = waiting for players
table-playing = the others are playing
open-tables = Open tables
table-of = { $who }’s table
table-playing-now = in progress
chairs-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
join-table = Join
watch-table = Watch
invite-title = Invite your friends
link-for-cameras = QR code for this link
link-share = Share
share-text = Come and play a train game with me.
sit-title = Take a seat
sit-where = Your colour
name-taken = Someone here is already called { $who }. Choose another name.
seat-a-bot = Bot instead…
bot-on-chair = Add a bot to seat { $number }
new-link = New link
new-link-for = Send this link to { $who }. It works once, and everyone will see that the seat changed hands. The old link no longer works.
waiting-for = { $count ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
stand-up = Leave the table
onlookers = Spectators
onlookers-welcome = allowed
onlookers-none = not allowed
server-gone = The server hasn’t responded for a while. Your table is safe: try again, or come back to this page later.
next-try = Retrying in { $seconds } s
try-now = Try now
unknown-title = There’s nothing at this address
unknown-about = The link may be incomplete or out of date.
closed-title-unknown = Table not found
closed-unknown = Is the link complete? Ask for it again, or start a table of your own.
closed-title-void = This link no longer works
closed-void = The host has made a new link for this seat. Ask for the new one; you can still look at the table.
closed-title-private = This is a private table
closed-private = This table doesn’t allow spectators. If you have a seat here, open it with your own link.
look-at-table = Look at the table
take-seat-title = Take { $who }’s seat
take-seat-about = The host made this link for the seat. It works once and brings the cards and tickets to this device; everyone at the table will see that the seat changed hands.
take-seat = Take the seat
take-seat-elsewhere-title = Open this link on the other device
take-seat-elsewhere = This device already hosts or plays at this table, and nobody should see two hands. Scan the code with the device that will play as { $who }, or send the link.
held-clock = Your time ran out three times in a row.
held-left = You left the table.
held-asked = The other players asked for a bot.
covered-you = Your time ran out, so a bot is making this move. Play to take over again.
paused-idle = The game is paused because nobody was playing.
paused-agreed = The game is paused.
paused-left = The game is paused because everyone has left.
pause-continue = Continue
pause-ask = Pause the game
pause-wanted = Pause requested by { $who }.
pause-agree = Pause
pause-asked = You asked for a pause; the others have to agree.
pause-withdraw = Never mind
pause-ready = Waiting for { $who }.
say = Say something
looking-on-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
votes-for-bot = { $count ->
    [one] { $count } in favour of a bot
   *[other] { $count } in favour of a bot
}
rule-seats_min = Minimum players
rule-seats_max = Maximum players
rule-trains = Trains per player
rule-stations = Stations per player
rule-first_long = Long-route tickets dealt at the start
rule-first_tickets = Tickets dealt at the start
rule-first_keep = Starting tickets to keep (minimum)
rule-first_return = Returned starting tickets go under the deck
rule-ticket_draw = Tickets drawn per turn
rule-ticket_keep = Drawn tickets to keep (minimum)
rule-ticket_return = Returned tickets go under the deck
rule-loco_draw = A face-up locomotive counts as this many cards
rule-row_flush = Face-up locomotives that clear the row (0: never)
rule-draw_without_deck = Face-up cards can be drawn when deck and discards are empty
rule-wild_plain = Locomotives are wild on ordinary routes
rule-double_from = Both tracks of double routes are open from this many players
rule-ferry_swap = Cards that replace a locomotive on a ferry (0: none)
rule-tunnel_cards = Cards turned up for a tunnel
rule-station_points = Points for each station not built
rule-last_round_trains = The last round starts at this many trains or fewer
rule-longest_bonus = Points for the longest path
rule-globetrotter_bonus = Globetrotter: points for the most completed tickets
rule-ties_by_length = Final tiebreak: the longer path
rule-turn_limit = Maximum turns per player
rule-route_points = Points for routes, by length
refused-talk = You’re sending messages too fast; wait a moment.

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

## The rulebook; its texts are in rules.ftl

rules = Rules
## Learning

learn-to-play = Learn to play
learn-first = New here?
learn-first-about = A guided first game in five minutes.
lesson-asks-usa = How do you play? A guided game
lesson-asks-ferries = How do ferries work?
lesson-asks-tunnels = How do tunnels work?
lesson-asks-stations = How do stations work?
lesson-asks-nordic = What’s different in Nordic Countries?
# Replay
refused-reel = This game can’t be replayed because its record is damaged, incomplete or changed.
look-back = Replay
finished-games = Finished games
replay-title = Replay
replay-open = Open a game record
replay-lead = Choose a game record, or drop it here, to replay it move by move.
replay-loading = Loading the replay…
replay-begin = Start of the game
replay-first = To the start
replay-back = Step back
replay-on = Step forward
replay-last = To the end
replay-play = Play
replay-scrub = Position in the game
replay-at = { $at } of { $count }
replay-speed = Speed
replay-claims = Claims only
replay-eyes = View as
replay-open-hands = all hands open
replay-more = More
replay-link = Link to this moment
replay-link-file = For anyone who has the same game record.
replay-continue = Continue from here
replay-continue-about = You take one seat, bots take the others. The cards stay as they were dealt.
replay-chair = Your seat
replay-bots = The others
replay-save = Save as a single HTML file
replay-verify = Check the deal
replay-no-deal = This game started from a set position, so there was no deal.
replay-lines-kept = Checked in this browser: no line of the game record was changed.
replay-lines-broken = A line of the game record was changed!
replay-offered = Tickets to choose from
replay-laid = Played
replay-turned = Turned up
replay-played = { $count ->
    [one] Replayed line by line: { $count } decision, and it is correct.
   *[other] Replayed line by line: all { $count } decisions are correct.
}
## What would you do?

refused-advice = Advice is switched off at this table.
advice-ask = What would you do?
advice-who = Who to ask
advice-thinking = Thinking…
advice-claim = Claim { $a } – { $b }
advice-station = Build a station: { $city }
advice-pay = Pay: { $cards }
advice-keep = Keep: { $tickets }
advice-give = Pay: { $cards }
advice-withdraw = Back out of the tunnel
advice-goals = { $count ->
    [one] The plan completes { $count } ticket: { $tickets }.
   *[other] The plan completes { $count } tickets: { $tickets }.
}
advice-spare = No tickets left to complete: spare trains go where they score most.
advice-given-up = Gives up on: { $tickets }.
advice-short = Still missing: { $cards }.
advice-turns = { $turns ->
    [one] It takes about { $turns } turn; about { $left } are left.
   *[other] It takes about { $turns } turns; about { $left } are left.
}
advice-rivals = Rivals nearby: { $who }.
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
allow-advice = Players may ask a bot for advice
advice-terms = Advice from bots
advice-on = allowed
advice-off = not allowed

## Game review

refused-spectators = This table can’t take any more spectators; try again later.
refused-reviews = Too many games are being reviewed right now; try again in a moment.
review-title = Game review
review-about = Where was the game won, and how much was luck or skill? The server plays the game out from every turn, which takes up to half a minute.
review-begin = Review this game
review-thinking = Playing the game out from every turn…
review-won = Where it was won
review-won-about = Each player’s chance of winning after every turn: bots play the game out from what that player knew. Scaled to add up to 100%.
review-rough = Preliminary: rough chances from a few games each, refined turn by turn as the server plays on.
review-turning = Turning points
review-even = No single turn decided it: the game was close right to the end.
review-gains = { $who } gains { $percent }
review-loses = { $who } loses { $percent }
review-luck = Luck and skill
review-luck-about = What made up each player’s margin over the best of the others; the parts add up to it. Decisions are compared with those of a strong bot, and all of it is an estimate.
part-deal = Starting cards and tickets
part-luck = Luck on their own turns
part-skill = Their own decisions
part-others = What the others did
part-end = What the end revealed
review-margin = Margin over { $who }
review-cards = Cards by kind
review-cards-about = Cards dealt or drawn blind (in brackets, how many were expected), plus those taken face up.
review-spent = How turns were spent
spent-cards = Drawing cards
spent-claims = Claiming routes
spent-tickets = Drawing tickets
spent-stations = Building stations
spent-withdrawn = Backing out of tunnels
spent-passes = Passing
review-order = Routes and tickets in order
happening-tickets = Tickets: { $tickets }
happening-done = Completed: { $tickets }
happening-station = Station: { $city }
## One device for all: it is passed on between turns, and the cards are hidden meanwhile

guest-here = On this device
here-by-name = Someone on this device
name-of-seat = Name of seat { $number }
names-missing = Everyone on this device needs their own name.
hand-on = Pass the device
curtain-turn = It’s { $who }’s turn
curtain-first = { $who } chooses starting tickets
curtain-about = Pass the device to { $who }. Everyone else, look away.
curtain-lift = I’m { $who }: show my cards
curtain-back = Back to { $who }’s turn
curtain-held = { $who } is back

## Scoring a tabletop game

count-title = Score a tabletop game
count-who = Board and players
count-for = Player
count-what = What to place
count-name = Name for { $colour }
colour-madder = Red
colour-prussian = Blue
colour-gold = Yellow
colour-fir = Green
colour-ink = Black
count-tap-routes = Tap a route on the board to give it to { $who }; tap it again to remove it. Or search by city.
count-tap-stations = Tap a city on the board for { $who }’s station; tap it again to remove it.
count-tap-tickets = Search for { $who }’s tickets by city and tick them.
count-no-match = Nothing found.
count-result = Count the points
count-back = Back to the board
count-anew = Start over
count-anew-sure = Clear the board and all tickets?

## A big screen as the board, phones for the cards

screen-choose = This screen shows only the board
screen-choose-about = Everyone plays on their own phone, which shows their cards.
screen-use = Use this screen as the board
screen-stop = Just watch
screen-shows = shown on the big screen
screen-looks = { $who } is looking at { $route }: { $points } { $points ->
        [one] point
       *[other] points
    }
screen-late = Late? Scan to join or watch.
screen-scan = Scan to take a seat
screen-scan-about = Point your phone’s camera here, and it becomes your hand of cards. It must be on the same network.
hand-back = My cards
link-lost = This link works only on this device. To invite others, open the page at this computer’s network address.

# Lost links
lost-links = Has someone lost their link?
lost-links-about = A new link works once, on another device; the old link no longer works.
