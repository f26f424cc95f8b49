# Whistlestop in English: what messengers show of a link to a table. The other languages have the same ids.

preview-invites = { $who } invites you to play
preview-open = Come and play
preview-seats = { $board }: { $free } of { $seats } seats free. { $names }
preview-playing = { $names }: playing now
preview-over = { $names }: a finished game
