# Whistlestop na hrvatskom: što aplikacije za poruke pokazuju uz poveznicu na stol.

preview-invites = { $who } te poziva na igru
preview-open = Dođi i igraj
preview-seats = { $board }: slobodna mjesta { $free } od { $seats }. { $names }
preview-playing = { $names }: igra je u tijeku
preview-over = { $names }: završena igra
