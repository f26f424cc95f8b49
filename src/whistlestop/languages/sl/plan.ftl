# Načrt na zemljevidu v slovenščini.

plan-mine = Moj načrt
plan-hint = Tapni proge ali povleci od mesta do mesta. Svoj načrt vidiš samo ti.
plan-draw = Riši
plan-stop = Nehaj risati
plan-rub-out = Zbriši
plan-repair = Popravi
plan-from = Pot od: { $city }
plan-to = do: { $city }
plan-trains = vagoni, od { $left }
plan-cards = manjkajoče karte
plan-turns = krogi, približno
plan-missing = manjka
plan-any = ene barve
plan-locos = ali lokomotive: { $count } od { $held }
plan-longer = { $trains ->
    [one] { $trains } vagon več od najkrajše poti
    [two] { $trains } vagona več od najkrajše poti
    [few] { $trains } vagone več od najkrajše poti
   *[other] { $trains } vagonov več od najkrajše poti
}
plan-broken = Načrt podira: { $who }
plan-repaired = Najkrajša pot naokrog:
plan-lost = Za ta načrt ni več poti.
plan-too-long = Za ta načrt nimaš dovolj vagonov.
plan-done = Vse te proge so tvoje.
plan-taken = { $a } – { $b }: proga je že zasedena.
plan-no-way = { $a } – { $b }: ni več poti.
