# The lessons in English. Every text has its id here, and in every other language.

learn-lead = Real moments on the real table, step by step. Go back, do it again, leave when you like: nothing can go wrong.
lesson-name-usa = Your first game
lesson-name-ferries = Ferries
lesson-name-tunnels = Tunnels
lesson-name-stations = Stations
lesson-name-nordic = Rules of the North
lesson-about-usa = Cards, routes, locomotives and tickets, from the first turn to the last. About five minutes.
lesson-about-ferries = Routes over the sea, and the locomotives that they ask for.
lesson-about-tunnels = What may be asked for on top, and how to go back.
lesson-about-stations = How to use a route that belongs to somebody else.
lesson-about-nordic = Locomotives, ferries, Murmansk and the Globetrotter.
lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lesson-done = done
lesson-all = All lessons
lesson-progress = { $number } of { $count }
lesson-again = Begin again
lesson-leave = Leave
lesson-yours = Your move
lesson-finish = Finish
lesson-well-done = Well done!
lesson-play = Now play a real game
lesson-play-about = Against two bots who are beginners too.
lesson-not-yet = A fine idea for later. First do what this step asks for; it is marked in gold.

## The first game; $claim and $next are what stands on buttons

step-usa-welcome = Welcome! You build railways across America, route by route. We play the first turns together, and then the last ones.
step-usa-tickets = These are tickets: join the two cities with your routes, and you get the points at the end. Los Angeles – Miami is very far: untick it, and keep the other two.
step-usa-hand = These are your train cards. Cards of one colour pay for routes of that colour: one card for each space.
step-usa-row = In a turn you do one of three things. The first: draw two cards. Take the green one from the row.
step-usa-deck = Its place is filled at once. The second card may be a surprise: take it from the deck.
step-usa-others = Now it is Ines’s turn, and she draws too. Here you see her points, trains, cards and tickets, but never which ones.
step-usa-claim = The second thing: claim a route. Press the green track from Chicago to Saint Louis, and pay with two green cards.
step-usa-points = Two trains stand there now, and you have 2 points at once. Long routes pay best: six spaces bring 15 points.
step-usa-double = Ines has claimed one track of a double route. With two or three players the other track is now closed: press it, and the table says why.
step-usa-grey = Grey routes take any colour, as long as the cards are all alike. Claim Saint Louis – Little Rock with your two red cards; you will need the green ones.
step-usa-loco = A locomotive is any colour you like. Taken from the row it is your whole turn, and often worth it: take it.
step-usa-wild = Let it stand in for a green card: claim Little Rock – New Orleans with two green cards and the locomotive.
step-usa-done = Chicago – New Orleans is done: 7 points at the end. Denver – Pittsburgh is still open, and the dotted line shows its shortest way. A ticket that is missed costs its points.
step-usa-more = The third thing: draw tickets. You get three and keep at least one. Try it, and keep what you like.
step-usa-last = Many turns later you have seven trains left. Claim Pittsburgh – Saint Louis with five green cards: that completes your ticket.
step-usa-turns = You have two trains left, so the last round begins: everybody has one more turn. Claim Nashville – Saint Louis with your two red cards.
step-usa-scoring = The game is over. Tickets that are done add their points, missed ones cost them, and the longest path earns 10. Press “{ $next }” to follow.
step-usa-end = You know all the rules of the USA board. The rest is planning, and a little luck.

## Ferries, tunnels and stations

step-ferries-signs = This is a ferry, a grey route over the sea. Each wheel on it asks for a locomotive; the other spaces take cards of any one colour.
step-ferries-pay = Dieppe – London has two spaces and one wheel: one locomotive and one more card. Press it, and pay as you like.
step-ferries-long = Palermo – Smyrna has six spaces and two wheels: two locomotives and four cards of one colour. More locomotives may stand in for those four.
step-ferries-short = Amsterdam – London has a wheel on each space: only two locomotives will do. Press it, and the table says what is missing.
step-ferries-end = Keep a locomotive or two for the sea, and ferries hold no surprises.
step-tunnels-edge = A dashed edge means a tunnel. You never know its whole price before you dig.
step-tunnels-lay = Claim München – Zürich with two yellow cards. You lay them down, and then three cards of the deck are turned up. The table shows the odds beforehand.
step-tunnels-more = Each turned-up card of your colour costs one card more, and so does each locomotive. One is yellow: pay one more, and the tunnel is yours.
step-tunnels-again = Not every tunnel is so kind. Claim Venezia – Zürich with two green cards.
step-tunnels-back = Two cards more, and you do not have them. Go back: your cards return to your hand, and only the turn is gone.
step-tunnels-locos = If you lay down nothing but locomotives, only locomotives that turn up cost more: the safest way, and the dearest.
step-tunnels-end = Dig with a card or two to spare, and tunnels lose their terror.
step-stations-blocked = Paris – Wien lacks one route, and it belongs to Ines. With two players its other track is closed too: press it and see.
step-stations-build = A station in a city lets you use one route of another player there. Press “{ $claim }”, choose Frankfurt or Paris, and pay one card.
step-stations-price = The second station costs two cards of one colour, the third one three. Every station that you do not build is worth 4 points at the end.
step-stations-show = The game is over: your station borrows the route of Ines, and your ticket is done. Press “{ $next }” to see it counted.
step-stations-end = You have three stations, and a city has room for one. Build them when a ticket is worth it.

## The North

step-nordic-plain = In the North, locomotives stand in only on tunnels and ferries. Kristiansand – Oslo costs two black cards and you have one: press it and see.
step-nordic-row = In return they are easy to get: two of them in one turn are allowed, and the row is never cleared. Take two locomotives.
step-nordic-wild = On a ferry each wheel asks for a locomotive. Claim Göteborg – København with a black card and a locomotive.
step-nordic-swap = No locomotive at hand? On ferries any three cards stand in for one. Claim Århus – København, and give three cards.
step-nordic-murmansk = Lieksa – Murmansk has nine spaces and brings 27 points. Here any four cards stand in for one: pay eight red cards, and give four others.
step-nordic-globetrotter = The game is over. The longest path earns nothing here: whoever has done the most tickets is the Globetrotter and gets 10 points. Press “{ $next }” to follow.
step-nordic-end = Two more things: with three players both tracks of a double route are open, and tickets that you hand back leave the game.
