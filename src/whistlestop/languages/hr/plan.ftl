# Plan na karti na hrvatskom.

plan-mine = Moj plan
plan-hint = Dodirni rute ili povuci od grada do grada. Svoj plan vidiš samo ti.
plan-draw = Crtaj
plan-stop = Prestani crtati
plan-rub-out = Izbriši
plan-repair = Popravi
plan-from = Put od: { $city }
plan-to = do: { $city }
plan-trains = vagoni, od { $left }
plan-cards = karte koje nedostaju
plan-turns = krugovi, otprilike
plan-missing = nedostaje
plan-any = jedne boje
plan-locos = ili lokomotive: { $count } od { $held }
plan-longer = { $trains ->
    [one] { $trains } vagon više od najkraćeg puta
    [few] { $trains } vagona više od najkraćeg puta
   *[other] { $trains } vagona više od najkraćeg puta
}
plan-broken = Plan kvari: { $who }
plan-repaired = Najkraći put okolo:
plan-lost = Za ovaj plan više nema puta.
plan-too-long = Za ovaj plan nemaš dovoljno vagona.
plan-done = Sve ove rute su tvoje.
plan-taken = { $a } – { $b }: ruta je zauzeta.
plan-no-way = { $a } – { $b }: više nema puta.
