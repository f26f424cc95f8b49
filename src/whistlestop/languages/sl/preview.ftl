# Whistlestop v slovenščini: kaj aplikacije za sporočila pokažejo ob povezavi do mize.

preview-invites = { $who } te vabi k igri
preview-open = Pridi igrat
preview-seats = { $board }: prosti sedeži { $free } od { $seats }. { $names }
preview-playing = { $names }: igra poteka
preview-over = { $names }: končana igra
