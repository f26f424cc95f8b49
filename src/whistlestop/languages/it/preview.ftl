# Whistlestop in italiano: che cosa mostrano i messaggi del link a un tavolo.

preview-invites = { $who } ti invita a giocare
preview-open = Vieni a giocare
preview-seats = { $board }: posti liberi { $free } su { $seats }. { $names }
preview-playing = { $names }: partita in corso
preview-over = { $names }: partita finita
