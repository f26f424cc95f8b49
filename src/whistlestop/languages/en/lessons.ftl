# The lessons in English. Every text has its id here, and in every other language.

learn-lead = Real situations at a real table, one step at a time. Take a step back, repeat it or leave whenever you like: you can’t break anything.
lesson-name-usa = Your first game
lesson-name-ferries = Ferries
lesson-name-tunnels = Tunnels
lesson-name-stations = Stations
lesson-name-nordic = Nordic rules
lesson-about-usa = Cards, routes, locomotives and tickets, from the first turn to the last. About five minutes.
lesson-about-ferries = Routes across the sea, and the locomotives they need.
lesson-about-tunnels = Why tunnels may cost extra, and how to back out.
lesson-about-stations = How to use a route that another player owns.
lesson-about-nordic = Locomotives, ferries, Murmansk and the Globetrotter.
lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lesson-done = completed
lesson-all = All lessons
lesson-progress = { $number } of { $count }
lesson-again = Start over
lesson-leave = Leave
lesson-yours = Your move
lesson-finish = Finish
lesson-well-done = Well done!
lesson-play = Play a real game
lesson-play-about = Against two beginner bots.
lesson-not-yet = Good idea, but not yet. First do what this step asks for; it is highlighted in gold.

## The first game; $claim and $next are the labels of buttons

step-usa-welcome = Welcome! In this game you build railways across America, route by route. We’ll play the first few turns together, and then the last ones.
step-usa-tickets = These are tickets: connect the two cities with your routes, and you score the points at the end. Los Angeles – Miami is very long: untick it and keep the other two.
step-usa-hand = These are your train cards. Cards of one colour pay for routes of that colour: one card for each space.
step-usa-row = On your turn you do one of three things. The first: draw two cards. Take the green face-up card.
step-usa-deck = Its place is filled at once. Your second card can be a surprise: draw it from the deck.
step-usa-others = Now it’s Ines’s turn, and she draws too. Here you see how many points, trains, cards and tickets she has, but never which.
step-usa-claim = The second thing you can do: claim a route. Press the green track from Chicago to Saint Louis, and pay with two green cards.
step-usa-points = Your two trains are on the route, and you score 2 points at once. Long routes pay best: six spaces are worth 15 points.
step-usa-double = Ines has claimed one track of a double route. With two or three players the other track is now closed: press it, and you’ll see why.
step-usa-grey = A grey route takes cards of any colour, as long as they all match. Claim Saint Louis – Little Rock with your two red cards; you’ll need the green ones later.
step-usa-loco = A locomotive is wild: it counts as any colour. A face-up one takes your whole turn, but is often worth it. Take it.
step-usa-wild = Use it as a green card: claim Little Rock – New Orleans with two green cards and the locomotive.
step-usa-done = Chicago – New Orleans is completed: 7 points at the end. Denver – Pittsburgh is still open, and the dotted line shows the shortest way. A ticket that you don’t complete costs you its points.
step-usa-more = The third thing you can do: draw tickets. You get three and keep at least one. Try it, and keep the ones you like.
step-usa-last = Many turns later, you have seven trains left. Claim Pittsburgh – Saint Louis with five green cards: that completes your ticket.
step-usa-turns = You have two trains left, so the last round begins: everyone gets one more turn. Claim Nashville – Saint Louis with your two red cards.
step-usa-scoring = The game is over. Completed tickets add their points, the others subtract them, and the longest path scores 10. Press “{ $next }” to follow the scoring.
step-usa-end = Now you know the rules of the USA game. The rest is planning, and a little luck.

## Ferries, tunnels and stations

step-ferries-signs = This is a ferry, a grey route across the sea. Each wheel on it needs a locomotive; the other spaces take cards of any one colour.
step-ferries-pay = Dieppe – London has two spaces and one wheel: it costs one locomotive and one more card. Press it, and pay as you like.
step-ferries-long = Palermo – Smyrna has six spaces and two wheels: two locomotives and four cards of one colour. More locomotives can replace any of those four cards.
step-ferries-short = Amsterdam – London has a wheel on both spaces, so only two locomotives will do. Press it to see what you’re missing.
step-ferries-end = Keep a locomotive or two for the sea, and ferries hold no surprises.
step-tunnels-edge = A dashed edge marks a tunnel. You never know its full price before you dig.
step-tunnels-lay = Claim München – Zürich with two yellow cards. You play them, and then the top three cards of the deck are turned up. You see the odds beforehand.
step-tunnels-more = Each turned-up card of your colour costs one more card, and so does each locomotive. One is yellow: pay one more, and the tunnel is yours.
step-tunnels-again = Not every tunnel is so kind. Claim Venezia – Zürich with two green cards.
step-tunnels-back = Two more cards, and you don’t have them. Back out: your cards return to your hand, and you lose only the turn.
step-tunnels-locos = If you play nothing but locomotives, only locomotives that turn up cost more: the safest way, and the most expensive.
step-tunnels-end = Dig with a card or two to spare, and tunnels lose their terror.
step-stations-blocked = Your ticket Paris – Wien is one route short, and Ines owns that route. With two players its other track is closed too: press it and see.
step-stations-build = A station in a city lets you use one route there that another player owns. Press “{ $claim }”, choose Frankfurt or Paris, and pay one card.
step-stations-price = The second station costs two cards of one colour, the third three. Every station that you don’t build is worth 4 points at the end.
step-stations-show = The game is over: your station borrows Ines’s route, and your ticket is completed. Press “{ $next }” to see it scored.
step-stations-end = You have three stations, and each city has room for only one. Build them when a ticket is worth it.

## Nordic Countries

step-nordic-plain = In Nordic Countries, locomotives are wild only on tunnels and ferries. Kristiansand – Oslo costs two black cards and you have one: press it and see.
step-nordic-row = In return they are easier to get: you may take two face-up ones in one turn, and the row is never cleared. Take two locomotives.
step-nordic-wild = On a ferry each wheel needs a locomotive. Claim Göteborg – København with a black card and a locomotive.
step-nordic-swap = No locomotive? On a ferry any three cards can replace one. Claim Århus – København, and pay three cards instead.
step-nordic-murmansk = Lieksa – Murmansk has nine spaces and is worth 27 points. Here any four cards can replace one card: pay eight red cards, and four others for the ninth.
step-nordic-globetrotter = The game is over. The longest path scores nothing here: the player with the most completed tickets is the Globetrotter and gets 10 points. Press “{ $next }” to follow the scoring.
step-nordic-end = Two more things: with three players both tracks of a double route are open, and tickets that you return leave the game.
