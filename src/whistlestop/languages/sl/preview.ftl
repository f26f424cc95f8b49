# Whistlestop v slovenščini: kaj aplikacije za sporočila pokažejo ob povezavi do mize.

preview-site = Klasične igre z vlaki, brezplačne za vse: brez računa.
preview-invites = { $who } te vabi k igri
preview-open = Pridi igrat
preview-seats = { $board }: prosti sedeži { $free } od { $seats }. { $names }
preview-playing = { $names }: igra poteka
preview-over = { $names }: končana igra
