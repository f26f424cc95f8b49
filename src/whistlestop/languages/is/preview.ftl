# Whistlestop á íslensku: það sem skilaboðaforrit sýna með hlekk á borð.

preview-invites = { $who } býður þér að spila
preview-open = Komdu að spila
preview-seats = { $board }: laus sæti { $free } af { $seats }. { $names }
preview-playing = { $names }: spil í gangi
preview-over = { $names }: spilinu er lokið
