# Whistlestop na srpskom: šta aplikacije za poruke pokazuju uz link do stola.

preview-invites = { $who } te poziva na igru
preview-open = Dođi i igraj
preview-seats = { $board }: slobodna mesta { $free } od { $seats }. { $names }
preview-playing = { $names }: igra je u toku
preview-over = { $names }: završena igra
