# Whistlestop na hrvatskom. Tijek igre priča u prezentu jer rod igrača ne znamo; imena gradova se ne sklanjaju.

## Home

home-title = Odaberi zemljovid i igraj.
home-lead = Klasične igre s vlakovima, otvorene svima: bez računa, prijatelji preko poveznice, botovi koji dobro igraju.
choose-board = Ploča
edition-usa = SAD
edition-europe = Europa
edition-nordic = Nordijske zemlje
players-to = 2–{ $most } igrača
play = Igraj
your-name = Tvoje ime
usual-name = Ti
seat-number = Mjesto { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj, poveznicom
add-seat = Dodaj mjesto
remove-seat = Ukloni mjesto { $number }
fan-project = Projekt obožavatelja, nije povezan s izdavačem
language = Jezik
go-home = Početna

## Levels

level-beginner = početnik
level-casual = rekreativac
level-regular = iskusan
level-strong = jak

## Cards: each sentence names the kinds itself, so that they can agree with it

letter-purple = J
letter-blue = P
letter-orange = N
letter-white = B
letter-green = Z
letter-yellow = Ž
letter-black = C
letter-red = V
letter-loco = L
# Osnova boje i njezin nastavak: 1 crven-a, 2 crven-e, 5 crven-ih.
cards-of = { $kind ->
    [sub] zamjena: { $count }
    [loco] { $count ->
        [one] { $count } lokomotiva
        [few] { $count } lokomotive
       *[other] { $count } lokomotiva
    }
   *[colour] { $count } { $kind ->
        [purple] ljubičast
        [blue] plav
        [orange] narančast
        [white] bijel
        [green] zelen
        [yellow] žut
        [black] crn
       *[red] crven
    }{ $count ->
        [one] a
        [few] e
       *[other] ih
    }
}
hand-of = { $count ->
    [one] Moja ruka: { $count } karta
    [few] Moja ruka: { $count } karte
   *[other] Moja ruka: { $count } karata
}
hand-empty = Nema karata
my-hand = Moja ruka
row = Licem prema gore
deck = Kup
deck-left = još { $count } · odbačene: { $used }
tickets = Odredišne karte
tickets-left = još { $count }
draw-card = { $kind ->
    [purple] Uzmi ljubičastu kartu
    [blue] Uzmi plavu kartu
    [orange] Uzmi narančastu kartu
    [white] Uzmi bijelu kartu
    [green] Uzmi zelenu kartu
    [yellow] Uzmi žutu kartu
    [black] Uzmi crnu kartu
    [red] Uzmi crvenu kartu
   *[loco] Uzmi lokomotivu
}
my-tickets = Moje odredišne karte

## A turn

your-turn = Ti si na redu
step-turn = povuci karte, postavi rutu ili uzmi odredišne karte
step-second = uzmi drugu kartu
step-pay = odaberi kako plaćaš
step-tunnel = plati što tunel traži ili odustani
step-give = { $count ->
    [one] daj { $count } kartu po izboru
    [few] daj { $count } karte po izboru
   *[other] daj { $count } karata po izboru
}
step-first-tickets = { $least ->
    [one] zadrži barem { $least } odredišnu kartu
    [few] zadrži barem { $least } odredišne karte
   *[other] zadrži barem { $least } odredišnih karata
}
step-keep = { $least ->
    [one] zadrži barem { $least } odredišnu kartu
    [few] zadrži barem { $least } odredišne karte
   *[other] zadrži barem { $least } odredišnih karata
}
step-pass = nijedan potez nije moguć
wait-for = Na redu: { $who }
wait-first-tickets = Ostali biraju prve odredišne karte
last-round = Zadnji krug
undo = Poništi
pass = Dalje
claim-a-route = Postavi rutu
claim = Postavi
build = Izgradi
pay = Plati
withdraw = Odustani
not-now = Ne sada
payments = Načini plaćanja
sparing = najštedljivije
odds-short = bez dodatne karte { $none } % · možeš platiti { $can } %
turned-up = Otkrivene karte
route-about = { $colour ->
    [purple] ljubičasta
    [blue] plava
    [orange] narančasta
    [white] bijela
    [green] zelena
    [yellow] žuta
    [black] crna
    [red] crvena
   *[grey] siva
} { $kind ->
    [ferry] ruta s trajektom
    [tunnel] ruta s tunelom
   *[plain] ruta
}, { $length ->
    [one] { $length } vagon
    [few] { $length } vagona
   *[other] { $length } vagona
}
station-in = Kolodvor: { $city }
give-title = Karte koje daješ
give-left = daj još { $count }
give-card = { $kind ->
    [purple] Daj ljubičastu kartu
    [blue] Daj plavu kartu
    [orange] Daj narančastu kartu
    [white] Daj bijelu kartu
    [green] Daj zelenu kartu
    [yellow] Daj žutu kartu
    [black] Daj crnu kartu
    [red] Daj crvenu kartu
   *[loco] Daj lokomotivu
}
keep-title = Odaberi odredišne karte
keep-least = Zadrži barem { $least }, ostale vrati.
keep-done = { $count ->
    [0] Zadrži
    [one] Zadrži { $count } kartu
    [few] Zadrži { $count } karte
   *[other] Zadrži { $count } karata
}

## Players

players = Igrači
player = Igrač
plate-you = ti
plate-to-move = na redu
plate-held = igra bot
plate-here = tu je
plate-away = nije tu
plate-trains = Vagoni
plate-cards = Karte vagona
plate-tickets = Odredišne karte
plate-stations = Preostali kolodvori
points-unit = { $count ->
    [one] bod
    [few] boda
   *[other] bodova
}
clock = Sat
days-left = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}
hold-chair = Neka igra bot
bot-holds-you = Bot igra umjesto tebe.
take-back = Opet sam tu
looking-on = Promatraš igru

## The board and the log

board-of = Ploča: { $board }
log = Tijek igre
log-since = od tvog zadnjeg kruga
log-earlier = ranije
from-deck = jednu s kupa
a-card = { $kind ->
    [purple] ljubičastu kartu
    [blue] plavu kartu
    [orange] narančastu kartu
    [white] bijelu kartu
    [green] zelenu kartu
    [yellow] žutu kartu
    [black] crnu kartu
    [red] crvenu kartu
   *[loco] lokomotivu
}
log-drew-one = { $me ->
    [yes] Vučeš { $first }
   *[no] { $who } vuče { $first }
}
log-drew-two = { $me ->
    [yes] Vučeš { $first } i { $second }
   *[no] { $who } vuče { $first } i { $second }
}
log-claimed = { $me ->
    [yes] Postavljaš rutu { $a } – { $b }
   *[no] { $who } postavlja rutu { $a } – { $b }
}, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
log-withdrew = { $me ->
    [yes] Odustaješ od tunela
   *[no] { $who } odustaje od tunela
}
log-built = { $me ->
    [yes] Gradiš kolodvor: { $city }
   *[no] { $who } gradi kolodvor: { $city }
}
log-tickets = { $me ->
    [yes] Vučeš odredišne karte
   *[no] { $who } vuče odredišne karte
}
log-kept = { $me ->
    [yes] Vučeš odredišne karte i zadržavaš { $kept }
   *[no] { $who } vuče odredišne karte i zadržava { $kept }
}
log-first-tickets = { $me ->
    [yes] Zadržavaš { $kept ->
        [one] { $kept } odredišnu kartu
        [few] { $kept } odredišne karte
       *[other] { $kept } odredišnih karata
    }
   *[no] { $who } bira prve odredišne karte
}
log-passed = { $me ->
    [yes] Propuštaš krug
   *[no] { $who } propušta krug
}

## Waiting, and when things go wrong

waiting-title = Stol: { $board }
waiting-lead = Pošalji ovu poveznicu prijateljima; igra počinje kad su sva mjesta zauzeta.
link = Poveznica na ovaj stol
link-copy = Kopiraj
link-copied = Kopirano
chair-free = slobodno
sit-down = Sjedni za stol
start-with-bots = Počni sada, s botovima na slobodnim mjestima
connecting = Povezivanje…
line-lost = Veza je prekinuta; ponovno se uspostavlja. Ništa nije izgubljeno.
table-closed = Ovaj stol nije moguće otvoriti

## Phrases

phrase-hello = Bok!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra igra!
phrase-oops = Ups!
phrase-one_moment = Samo trenutak, molim
phrase-your_turn = Ti si na redu
phrase-again = Još jednom?

## The end

end-about = { $board } · { $turns ->
    [one] { $turns } krug
    [few] { $turns } kruga
   *[other] { $turns } krugova
}
end-title = { $me ->
    [yes] Pobjeda je tvoja
   *[no] { $count ->
        [one] { $who } pobjeđuje
        [few] { $who } dijele pobjedu
       *[other] { $who } dijele pobjedu
    }
}: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
play-again = Igraj ponovno
look-at-board = Pogledaj ploču
score-routes = Rute
score-stations = Kolodvori
score-total = Ukupno
place = { $place }. mjesto
completed = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
longest = { $count ->
    [one] { $count } vagon
    [few] { $count } vagona
   *[other] { $count } vagona
}
tickets-of = Odredišne karte: { $who }
ticket-done = ispunjena
ticket-missed = neispunjena
score-tickets_done = Ispunjene karte
score-tickets_missed = Neispunjene karte
score-longest = Najdulja ruta
score-globetrotter = Globetrotter
ticket-by = put: { $cities }
path-drawn = Najdulja neprekinuta ruta, u zlatu: { $who }
show-title = Bodovanje
show-routes = Bodovi za rute. Sada se otkrivaju odredišne karte.
show-station = Kolodvor { $city }: posuđuje rutu { $a } – { $b }
show-station-idle = Kolodvor { $city }: nije bio potreban
show-done = { $a } – { $b }: ispunjena
show-missed = { $a } – { $b }: neispunjena
show-stations-left = { $count ->
    [one] { $count } neizgrađen kolodvor
    [few] { $count } neizgrađena kolodvora
   *[other] { $count } neizgrađenih kolodvora
}
show-longest = { $shares ->
    [one] { $who }: najdulja neprekinuta ruta
    [few] { $who }: jednako duge rute, bodove dobivaju svi
   *[other] { $who }: jednako duge rute, bodove dobivaju svi
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, s najviše karata
    [few] { $who }: zajedno Globetrotter, s jednako karata
   *[other] { $who }: zajedno Globetrotter, s jednako karata
}
show-told = Izbrojeno dosad
show-back = Natrag
show-next = Dalje
show-pause = Stanka
show-go-on = Nastavi
show-skip = Rezultat
show-watch = Pogledaj bodovanje
tie-completed = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s više ispunjenih karata
tie-stations = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s manje izgrađenih kolodvora
tie-longest = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s duljom rutom
tie-shared = { $who } i { $other } imaju sve jednako i dijele mjesto
back-to-results = Natrag na rezultat
chart-title = Bodovi tijekom igre
chart-turn = Krug { $turn }
chart-last = posljednji krug
chart-read = Odaberi krug
chart-table = U tablici
deal-title = Kako su karte podijeljene
deal-lead = Prije prve karte svi su vidjeli otisak (SHA-256) sjemena. Sjeme je dosad bilo tajna, i iz njega slijedi svaka karta.
deal-seed = Sjeme
deal-promise = Otisak (SHA-256)
deal-kept = Provjereno u ovom pregledniku: sjeme ima ovaj otisak.
deal-broken = Sjeme nema ovaj otisak!
deal-verify = Preuzmi zapis i provjeri svaku kartu:
record-download = Preuzmi zapis igre
again-told = Nova je igra spremna.
again-follow = Pridruži se
