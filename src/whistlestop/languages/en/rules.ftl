# The rules in English, rule by rule, in our own words. Each has a title, a text or a ruling of ours, and perhaps a line
# under its example; docs/rulebook.md is generated from them.

## The page

rules-title = The rules
rules-lead = Every rule of the three games, one by one, each with a small example.
rules-search = Search the rules
rules-search-hint = Search by word or rule (D6)
rules-editions = Show the rules of
rules-all-editions = All three
rules-chapters = Chapters
rules-found = { $count ->
    [0] No rules match.
    [one] { $count } rule
   *[other] { $count } rules
}
rules-clear = Show all rules
rules-unknown = There is no rule { $rule }. Here are all the rules.
rule-ruling = our ruling
rule-ruling-about = The printed rules don’t cover this, or can be read in two ways. This is how we play it.
rule-only = { $boards } only
rule-example = Example
rule-chapter-others = More from this chapter
rule-before = Previous: { $rule }
rule-after = Next: { $rule }
rule-share = Copy link
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

rule-chapter-S = Setting up
rule-chapter-T = A turn
rule-chapter-D = Drawing train cards
rule-chapter-C = Claiming a route
rule-chapter-F = Ferries
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Tunnels
rule-chapter-K = Tickets
rule-chapter-B = Stations
rule-chapter-E = Game end and scoring

## Setting up

rule-title-S1 = Number of players
rule-text-S1 = USA and Europe are for two to five players, Nordic Countries for two or three.
rule-title-S2 = Trains and stations
rule-text-S2 = Each player has 45 trains, or 40 in Nordic Countries. In Europe each player also has three stations.
rule-title-S3 = The train cards
rule-text-S3 = There are 110 train cards: 12 of each of the eight colours, and 14 locomotives.
rule-title-S4 = Four cards to start with
rule-text-S4 = The train cards are shuffled, and each player is dealt four.
rule-title-S5 = The face-up row
rule-text-S5 = Five cards lie face up beside the deck. Where three locomotives clear the row (D6), this applies to these first five too.
rule-title-S6 = Starting tickets
rule-text-S6 = In the USA game each player is dealt three tickets, in Nordic Countries five. In Europe each is dealt one random long-route ticket and three regular ones.
rule-title-S7 = Keep at least two
rule-text-S7 = You keep at least two of your starting tickets, whichever you like. In Europe you may return the long-route ticket too.
rule-title-S8 = Returned starting tickets
rule-text-S8 = In the USA game they go under the ticket deck. In Europe and Nordic Countries they leave the game unseen, and so do Europe’s long-route tickets that nobody was dealt.
rule-title-S9 = Everyone chooses at once
rule-text-S9 = Everyone chooses their starting tickets at the same time, before the first turn. Nobody sees which ones another player keeps, or how many.
rule-title-S10 = Starting at zero
rule-text-S10 = Everyone starts with no points. On the printed Nordic scoring track, space 100 counts as zero.
rule-title-S11 = The first player
rule-text-S11 = At a real table the most travelled player starts. Here the first player is drawn at random, or chosen by the host. Play then goes clockwise.

## A turn

rule-title-T1 = One action per turn
rule-text-T1 = On your turn you do exactly one thing: draw train cards, claim a route, draw tickets or, in Europe, build a station.
rule-title-T2 = Passing
rule-ours-T2 = A player with no legal action passes. Nobody may pass while any action is possible for them.
rule-title-T3 = When everyone passes
rule-ours-T3 = If everyone passes in one full round, the game ends at once and is scored.
rule-title-T4 = The turn limit
rule-ours-T4 = After 500 turns per player the game ends at once and is scored. Otherwise someone could try a tunnel and back out for ever.

## Drawing train cards

rule-title-D1 = Two cards, one at a time
rule-text-D1 = You draw two cards, one after the other. Each may come from the face-up row or blind from the deck.
rule-title-D2 = The row is refilled at once
rule-text-D2 = A card taken from the row is replaced from the deck before you choose your second one.
rule-title-D3 = A face-up locomotive costs the whole draw
rule-text-D3 = If your first card is a face-up locomotive, it is the only card you draw this turn.
rule-title-D4 = No face-up locomotive as the second card
rule-text-D4 = Your second card can’t be a face-up locomotive, not even one that has just been turned up.
rule-title-D5 = A locomotive from the deck
rule-text-D5 = A locomotive drawn blind counts as one ordinary card, whether it is your first or your second.
rule-title-D6 = Three locomotives clear the row
rule-text-D6 = As soon as three or more of the face-up cards are locomotives, all five are discarded and five new ones turned up. This is repeated if necessary.
rule-title-D7 = No limit on Nordic locomotives
rule-text-D7 = Both of your cards may be face-up locomotives, and the row is never cleared, however many of them it shows.
rule-title-D8 = As many cards as you like
rule-text-D8 = There is no hand limit.
rule-title-D9 = When the deck is empty
rule-text-D9 = When the deck runs out, the discards are shuffled and become the new deck.
rule-ours-D9 = They are shuffled when the next card is needed, not as soon as the last card leaves the deck.
rule-title-D10 = No cards left
rule-text-D10 = If deck and discards are both empty when your turn begins, you can’t draw train cards at all, not even face-up ones: you can only claim a route, draw tickets or, in Europe, build a station. If they run out with your first card, D11 decides about the second. A house rule lets you take face-up cards anyway.
rule-title-D11 = A single card
rule-ours-D11 = If, after your first card, there is no second card that you may take, your turn ends.
rule-title-D12 = A row that can’t be cleared
rule-ours-D12 = The row stays while deck, discards and row together hold fewer than three cards that aren’t locomotives, since a new row would be no better. Gaps are filled as soon as cards come back, and the row is cleared as soon as enough other cards have.

## Claiming a route

rule-title-C1 = One card for each space
rule-text-C1 = You pay one card for each space of the route, all of its colour. For a grey route they may be any colour, but all the same.
rule-title-C2 = Locomotives are wild
rule-text-C2 = In the USA and Europe games a locomotive counts as a card of any colour, and you may even pay with locomotives alone.
rule-title-C3 = Where Nordic locomotives are wild
rule-text-C3 = In Nordic Countries locomotives are wild on tunnels and ferries, but never on ordinary routes.
rule-title-C4 = One train on each space
rule-text-C4 = You put one of your trains on each space of the route. If you have too few trains, you can’t claim it.
rule-title-C5 = Played cards are discarded
rule-text-C5 = The cards that you pay with go to the discards.
rule-title-C6 = Any open route, and all of it
rule-text-C6 = You may claim any route that is still open, whether or not it connects to your others. You claim the whole route at once, and only one route per turn.
rule-title-C7 = Points at once
rule-text-C7 = You score for the length of a route as soon as you claim it. A long route is worth far more than several short ones.
rule-title-C8 = Nobody owns both tracks
rule-text-C8 = Two tracks between the same two cities are a double route, and no player ever owns both. In Nordic Countries this holds even where the two tracks differ.
rule-title-C9 = Double routes with few players
rule-text-C9 = With two or three players (in Nordic Countries, only with two), just one track of a double route can be used: once it is claimed, the other is closed to everyone.
rule-title-C10 = Side by side, but not double
rule-text-C10 = Routes that run side by side for a while but end in different cities are not a double route.

## Ferries

rule-title-F1 = Locomotives for a ferry
rule-text-F1 = Each space with a wheel, the locomotive symbol, needs a locomotive. The other spaces take cards of one colour: the ferry’s own, or any one colour if it is grey.
rule-title-F2 = More locomotives, if you like
rule-text-F2 = On a ferry, further locomotives may replace the coloured cards too.
rule-title-F3 = Three cards for a locomotive
rule-text-F3 = On Nordic ferries any three cards can replace a locomotive, as often as you like. They may be of any colours, locomotives included.
rule-ours-F3 = Since a locomotive can be used on any space of a ferry (F2), so can three cards: on as many spaces as you like, even all.

## Murmansk–Lieksa

rule-title-M1 = Nine spaces in the far north
rule-text-M1 = Murmansk–Lieksa is a grey route of nine spaces: it takes nine cards of one colour, and locomotives are not wild. But any four cards, locomotives included, can replace one of the nine, as often as you like.
rule-ours-M1 = All nine may be replaced.

## Tunnels

rule-title-U1 = Play, then turn up
rule-text-U1 = For a tunnel you first play the cards for its spaces. Then the top three cards of the deck are turned up.
rule-title-U2 = The extra cards
rule-text-U2 = For each turned-up card of the colour you played, and for each turned-up locomotive, you pay one more card: one of that colour, or a locomotive.
rule-title-U3 = A tunnel paid for with locomotives
rule-text-U3 = If you played only locomotives, only turned-up locomotives count, and you can pay for them only with locomotives.
rule-title-U4 = Backing out
rule-text-U4 = If you can’t pay the extra cards, or don’t want to, you take your cards back, and your turn is over.
rule-title-U5 = The turned-up cards
rule-text-U5 = The cards turned up for a tunnel are discarded at the end of the turn, whether or not you paid for it.
rule-title-U6 = Too few cards for a tunnel
rule-text-U6 = If deck and discards together have fewer than three cards, only those are turned up. If there are none, the tunnel costs nothing extra. The cards that you played for it are not yet among the discards.

## Tickets

rule-title-K1 = Draw three tickets, keep at least one
rule-text-K1 = You draw three tickets, or as many as the deck still has, and keep at least one.
rule-title-K2 = Returned tickets
rule-text-K2 = In the USA and Europe games they go under the ticket deck, in the order in which they were offered. In Nordic Countries they leave the game.
rule-title-K3 = Kept to the end, and secret
rule-text-K3 = Tickets that you keep are yours to the end, and secret until then. You may hold any number of tickets.
rule-title-K4 = No tickets left
rule-text-K4 = When the ticket deck is empty, you can’t draw tickets.
rule-title-K5 = Completed or not
rule-text-K5 = A ticket is completed when your own routes connect its two cities; in Europe borrowed routes (B4) count too. Its points are added at the end. If it isn’t completed, they are subtracted.

## Stations

rule-title-B1 = One station per city
rule-text-B1 = You may build in any city where nobody has a station yet, whether or not any routes reach it.
rule-title-B2 = What a station costs
rule-text-B2 = The first costs one card, the second two of one colour, the third three of one colour. Locomotives are wild.
rule-title-B3 = Three stations in all
rule-text-B3 = You build at most one station per turn, and three per game.
rule-title-B4 = Borrowing a route
rule-text-B4 = At the end each of your stations lets you use one route of another player that leads into its city. It is the same route for all your tickets, and is chosen only then.
rule-title-B5 = The best use of stations
rule-ours-B5 = The game finds the best choice for you: the most ticket points and, if tied, the most completed tickets.
rule-title-B6 = Unbuilt stations
rule-text-B6 = Each station that you haven’t built is worth four points at the end.
rule-title-B7 = Borrowed is not owned
rule-text-B7 = Stations and borrowed routes don’t count for the longest path.

## Game end and scoring

rule-title-E1 = The last round
rule-text-E1 = When a player ends a turn with two trains or fewer, everyone gets one more turn, including that player. Then the game is over.
rule-title-E2 = Final scoring
rule-text-E2 = Completed tickets are added to your route points, and the others are subtracted. Then come the stations you didn’t build and, last, the bonus.
rule-title-E3 = The longest path
rule-text-E3 = In the USA and Europe games the longest continuous path of one player’s trains scores ten points. It may run in loops and come through a city again, but no train counts twice. All tied players score.
rule-title-E4 = The Globetrotter
rule-text-E4 = In Nordic Countries the player with the most completed tickets scores ten points. All tied players score.
rule-title-E5 = Ties for first place
rule-text-E5 = The tied player with more completed tickets is ahead; in Europe, the next tiebreak is fewer stations used. The last tiebreak is the longest path: the player who holds its bonus is ahead or, in Nordic Countries, the player whose path is longer.
rule-title-E6 = All places, and shared ones
rule-ours-E6 = The same order settles every place. Players who are still tied share the place, and the next one is skipped: 1st, 1st, 3rd.
rule-title-E7 = A bonus for nothing
rule-ours-E7 = A bonus is awarded even if the best result is zero: then everyone is tied, and everyone scores.
rule-title-E8 = Everything on the table
rule-text-E8 = At the end all tickets are revealed, and each score can be read item by item.

## Under the examples

rule-shown-S8 = The two tickets that you don’t keep leave the game. Nobody sees them.
rule-shown-D2 = A yellow card has come up in place of the blue one.
rule-shown-D3 = That was the whole turn: now it’s the next player’s.
rule-shown-D6 = A third locomotive came up in place of the blue card, so the whole row was cleared.
rule-shown-D9 = The deck was empty, so the discards were shuffled.
rule-shown-D11 = Only locomotives are left, and none of them can be the second card.
rule-shown-D12 = Three locomotives, but too few other cards for a better row.
rule-shown-C10 = The two routes that lead to Brest stay open to everyone.
rule-shown-U6 = Only one card was left in the deck, and there were no discards.
rule-shown-K2 = The two returned tickets are now under the ticket deck.
rule-shown-B7 = The gold path doesn’t continue to München: that route is only borrowed.
rule-shown-E3 = The gold path goes around a loop and passes through Atlanta twice.
