# Il piano sulla mappa in italiano.

plan-mine = Il mio piano
plan-hint = Tocca le linee o trascina da città a città. Il tuo piano lo vedi solo tu.
plan-draw = Disegna
plan-stop = Basta disegnare
plan-rub-out = Cancella
plan-repair = Ripara
plan-from = Un percorso da { $city }
plan-to = fino a { $city }
plan-trains = vagoni, su { $left }
plan-cards = carte mancanti
plan-turns = turni, circa
plan-missing = mancano
plan-any = di un colore
plan-locos = o locomotive: { $count } su { $held }
plan-longer = { $trains ->
    [one] { $trains } vagone in più del percorso più corto
    [many] { $trains } vagoni in più del percorso più corto
   *[other] { $trains } vagoni in più del percorso più corto
}
plan-broken = Interrotto da { $who }
plan-repaired = Il percorso alternativo più corto:
plan-lost = Per questo piano non resta alcun percorso.
plan-too-long = Non hai abbastanza vagoni per questo piano.
plan-done = Tutte queste linee sono tue.
plan-taken = { $a } – { $b }: la linea è già presa.
plan-no-way = { $a } – { $b }: non resta alcun percorso.
