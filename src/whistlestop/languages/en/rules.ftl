# The rules in English, rule by rule, in our own words. Each has a title, a text or a ruling of ours, and perhaps a line
# under its example; docs/rulebook.md is made from them.

## The page

rules-title = The rules
rules-lead = Every rule of the three games, one by one, with a small example of each.
rules-search = Search the rules
rules-search-hint = Search: a word, or D6
rules-editions = Show the rules of
rules-all-editions = All three
rules-chapters = Chapters
rules-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-clear = Show all rules
rules-unknown = There is no rule { $rule }. Here are those that there are.
rule-ruling = our ruling
rule-ruling-about = The printed books are silent here, or can be read in two ways. This is how we play it.
rule-only = only { $boards }
rule-example = Example
rule-chapter-others = More of this chapter
rule-before = Before: { $rule }
rule-after = Next: { $rule }
rule-share = Copy the link
rule-read = Read more, with an example
rule-can = Allowed here
rule-can-not = Not allowed here
rule-all-cards = All train cards
rule-lengths = Points by length
rule-length = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
rule-claim = Claim { $a } – { $b }

## Chapters

rule-chapter-S = Set-up
rule-chapter-T = A turn
rule-chapter-D = Drawing train cards
rule-chapter-C = Claiming a route
rule-chapter-F = Ferries
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Tunnels
rule-chapter-K = Tickets
rule-chapter-B = Stations
rule-chapter-E = The end and the scores

## Set-up

rule-title-S1 = How many play
rule-text-S1 = USA and Europe are for two to five players, the Nordic Countries for two or three.
rule-title-S2 = Trains and stations
rule-text-S2 = Each player has 45 trains, in the Nordic Countries 40. In Europe each also has three stations.
rule-title-S3 = The train cards
rule-text-S3 = There are 110: twelve of each of the eight colours, and 14 locomotives.
rule-title-S4 = Four cards to begin with
rule-text-S4 = The train cards are shuffled, and each player is dealt four.
rule-title-S5 = The face-up row
rule-text-S5 = Five cards lie face up beside the deck. Where three locomotives clear the row (D6), they clear this first one too.
rule-title-S6 = The first tickets
rule-text-S6 = In USA each player is dealt three tickets, in the Nordic Countries five. In Europe it is one long route, dealt at random, and three regular tickets.
rule-title-S7 = Keep two or more
rule-text-S7 = Of your first tickets you keep at least two, whichever you like. In Europe the long route may go back as well.
rule-title-S8 = First tickets handed back
rule-text-S8 = In USA they go under the ticket deck. In Europe and the Nordic Countries they leave the game unseen, and so do Europe's long routes that nobody was dealt.
rule-title-S9 = All choose at once
rule-text-S9 = Everybody chooses first tickets at the same time, before the first turn. Nobody sees what another keeps, or how many.
rule-title-S10 = From nought
rule-text-S10 = Everybody begins with no points. On the printed Nordic track, space 100 is the start.
rule-title-S11 = Who begins
rule-text-S11 = Around a kitchen table the most travelled player begins. Here it is drawn by lot, or the host decides. Then play goes clockwise.

## A turn

rule-title-T1 = One thing a turn
rule-text-T1 = On your turn you do exactly one thing: draw train cards, claim a route, draw tickets or, in Europe, build a station.
rule-title-T2 = Passing
rule-ours-T2 = Who can do nothing at all passes. As long as anything is possible, nobody may.
rule-title-T3 = When nobody can go on
rule-ours-T3 = When everybody has passed in one full round, the game ends at once and is scored.
rule-title-T4 = A game has an end
rule-ours-T4 = After 500 turns of each player the game ends at once and is scored. Otherwise somebody could try a tunnel and go back for ever.

## Drawing train cards

rule-title-D1 = Two cards, one by one
rule-text-D1 = You draw two cards, one after the other. Each may come from the face-up row or blind from the deck.
rule-title-D2 = The row is filled at once
rule-text-D2 = A card taken from the row is replaced from the deck before you choose the second one.
rule-title-D3 = A face-up locomotive costs the whole draw
rule-text-D3 = Take a face-up locomotive first, and it is the only card of your turn.
rule-title-D4 = No face-up locomotive as the second card
rule-text-D4 = Your second card can not be a face-up locomotive, not even one that has just been turned up.
rule-title-D5 = Luck from the deck
rule-text-D5 = A locomotive drawn blind counts as one ordinary card, first or second.
rule-title-D6 = Three locomotives clear the row
rule-text-D6 = As soon as three of the face-up cards are locomotives, all five are discarded and five new ones turned up; and again, if need be.
rule-title-D7 = Nordic locomotives are free to take
rule-text-D7 = Both of your cards may be face-up locomotives, and the row is never cleared, however many of them lie there.
rule-title-D8 = As many cards as you like
rule-text-D8 = There is no limit to the cards in a hand.
rule-title-D9 = When the deck is empty
rule-text-D9 = When the deck runs out, the discards are shuffled and become the new deck.
rule-ours-D9 = They are shuffled when the next card is needed, not as soon as the last one leaves the deck.
rule-title-D10 = No cards left
rule-text-D10 = If there is no deck and no discards when your turn begins, you cannot draw train cards at all, not even face-up ones: you can only claim a route, draw tickets or, in Europe, build a station. If they run out with your first card, D11 decides about the second. A house rule lets you take face-up cards all the same.
rule-title-D11 = A single card
rule-ours-D11 = If after the first card there is no second one that you may take, your turn is over.
rule-title-D12 = A row that can not be cleared
rule-ours-D12 = The row stays as it is while deck, discards and row together have fewer than three cards that are not locomotives, for a new one would be no better. As soon as cards come back, gaps are filled and such a row is cleared.

## Claiming a route

rule-title-C1 = As many cards as spaces
rule-text-C1 = You pay a card for each space of the route, all of its colour. For a grey route they may be of any colour, but all of the same.
rule-title-C2 = Locomotives stand in for any colour
rule-text-C2 = In USA and Europe a locomotive can stand in for any card of a route, and you may even pay with locomotives alone.
rule-title-C3 = Nordic locomotives stand in only sometimes
rule-text-C3 = In the Nordic Countries locomotives stand in on tunnels and ferries, and never on ordinary routes.
rule-title-C4 = A train on each space
rule-text-C4 = You put one of your trains on each space of the route. Who has too few trains can not claim it.
rule-title-C5 = Cards played are discarded
rule-text-C5 = The cards that you pay with go to the discards.
rule-title-C6 = Any free route, and all of it
rule-text-C6 = You may claim any route that is free, whether it joins your others or not. You claim the whole of it in one turn, and one route a turn.
rule-title-C7 = Points at once
rule-text-C7 = You score for the length of a route as soon as you claim it. A long one is worth far more than several short ones.
rule-title-C8 = Nobody owns both tracks
rule-text-C8 = Two tracks between the same two cities are a double route, and no player ever owns both. In the Nordic Countries this holds even where the two are not alike.
rule-title-C9 = Double routes with few players
rule-text-C9 = With two or three players, in the Nordic Countries with two, only one track of a double route can be used: once it is claimed, the other is closed to everybody.
rule-title-C10 = Side by side, but not double
rule-text-C10 = Routes that run side by side for a while and end in different cities are not a double route.

## Ferries

rule-title-F1 = Locomotives for a ferry
rule-text-F1 = Each space with a locomotive sign takes a locomotive. The other spaces take cards of one colour: the ferry's own, or any one if it is grey.
rule-title-F2 = More locomotives, if you like
rule-text-F2 = On a ferry, further locomotives may stand in for the coloured cards too.
rule-title-F3 = Three cards for a locomotive
rule-text-F3 = On Nordic ferries any three cards can take the place of a locomotive, as often as you like. They may be of any colours, locomotives included.
rule-ours-F3 = As a locomotive may stand on any space of a ferry (F2), so may three cards: on as many as you like, up to all.

## Murmansk–Lieksa

rule-title-M1 = Nine spaces in the far north
rule-text-M1 = Murmansk–Lieksa is a grey route of nine spaces: nine cards of one colour, and no locomotives stand in. But any four cards, locomotives included, can take the place of one of them, as often as you like.
rule-ours-M1 = Up to all nine.

## Tunnels

rule-title-U1 = Lay down, then turn up
rule-text-U1 = For a tunnel you first lay down the cards for its spaces. Then the top three cards of the deck are turned up.
rule-title-U2 = What a tunnel asks for
rule-text-U2 = For each turned-up card of the colour you laid down, and for each locomotive, you pay one more card of that colour or a locomotive.
rule-title-U3 = A tunnel paid with locomotives
rule-text-U3 = If you laid down nothing but locomotives, only turned-up locomotives count, and only locomotives pay for them.
rule-title-U4 = Going back
rule-text-U4 = If you can not pay more, or do not want to, you take back what you laid down. Your turn is over.
rule-title-U5 = The turned-up cards
rule-text-U5 = The cards turned up for a tunnel are discarded at the end of the turn, whether it was paid for or not.
rule-title-U6 = Too few cards for a tunnel
rule-text-U6 = If deck and discards together have fewer than three cards, only those are turned up. If there are none, the tunnel asks for nothing more. The cards that you laid down are not among them.

## Tickets

rule-title-K1 = Three tickets, keep one or more
rule-text-K1 = You draw three tickets, or as many as the deck still has, and keep at least one.
rule-title-K2 = Tickets handed back
rule-text-K2 = In USA and Europe they go under the ticket deck, in the order in which they were offered. In the Nordic Countries they leave the game.
rule-title-K3 = Kept to the end, and secret
rule-text-K3 = What you have kept stays with you to the end, and nobody sees it before. You may hold any number of tickets.
rule-title-K4 = No tickets left
rule-text-K4 = When the ticket deck is empty, no tickets can be drawn.
rule-title-K5 = Won or lost
rule-text-K5 = A ticket is done when your own routes join its two cities; in Europe borrowed ones (B4) help. Its points are added at the end. If it is not done, they are taken away.

## Stations

rule-title-B1 = One station a city
rule-text-B1 = You may build in any city that has no station yet, whether routes reach it or not.
rule-title-B2 = What a station costs
rule-text-B2 = The first costs one card, the second two of one colour, the third three of one colour. Locomotives stand in.
rule-title-B3 = Three stations in all
rule-text-B3 = You build at most one station a turn, and three in a game.
rule-title-B4 = Borrowing a route
rule-text-B4 = At the end each of your stations lets you use one route of another player that leads into its city. It is the same route for all your tickets, and is chosen only at the end.
rule-title-B5 = The best use of stations
rule-ours-B5 = The game finds the best choice for you: most points from tickets and, among equals, most tickets done.
rule-title-B6 = Stations not built
rule-text-B6 = Each station that you have not built is worth four points at the end.
rule-title-B7 = Borrowed is not owned
rule-text-B7 = Stations and borrowed routes do not count for the longest path.

## The end and the scores

rule-title-E1 = The last round
rule-text-E1 = When somebody ends a turn with two trains or fewer, everybody has one more turn, that player too. Then the game is over.
rule-title-E2 = Counting up
rule-text-E2 = To the points of the routes come the tickets, won or lost, then the stations that were not built, then the bonus.
rule-title-E3 = The longest path
rule-text-E3 = In USA and Europe the longest unbroken path of own trains earns ten points. It may have loops and come through a city again, but counts no train twice. Those who tie all score.
rule-title-E4 = The Globetrotter
rule-text-E4 = In the Nordic Countries the player with the most tickets done earns ten points. Those who tie all score.
rule-title-E5 = A tie for the first place
rule-text-E5 = More tickets done decide first, and in Europe fewer stations used come next. Last comes the longest path: who holds its bonus is ahead, or in the Nordic Countries who has the longer one.
rule-title-E6 = All places, and shared ones
rule-ours-E6 = The same order settles every place. Who is still equal shares the place, and the next one is left out: 1st, 1st, 3rd.
rule-title-E7 = A bonus for nothing
rule-ours-E7 = A bonus is given even when the best is nought: then all are equal, and all score.
rule-title-E8 = Everything on the table
rule-text-E8 = At the end all tickets are shown, and each score can be read item by item.

## Under the examples

rule-shown-S8 = The two that you do not keep leave the game. Nobody sees them.
rule-shown-D2 = A yellow card has come up where the blue one lay.
rule-shown-D3 = That was the whole turn: the next player is on.
rule-shown-D6 = A third locomotive came up in place of the blue card. So the whole row was cleared.
rule-shown-D9 = The deck was empty, so the discards were shuffled.
rule-shown-D11 = Only locomotives are left, and none of them can be the second card.
rule-shown-D12 = Three locomotives, but too few other cards for a better row.
rule-shown-C10 = The two routes that lead to Brest stay open to everybody.
rule-shown-U6 = One card was left in the deck, and no discards.
rule-shown-K2 = The two handed back lie under the ticket deck now.
rule-shown-B7 = The gold path does not go on to München: that route is only borrowed.
rule-shown-E3 = The gold path goes around a loop, and comes through Atlanta twice.
