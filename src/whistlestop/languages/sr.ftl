# Whistlestop na srpskom, latinicom. Tok igre priča u prezentu jer rod igrača ne znamo; imena gradova se ne menjaju.

## Home

home-title = Izaberi mapu i igraj.
home-lead = Klasične igre sa vozovima, otvorene svima: bez naloga, prijatelji preko linka, botovi koji dobro igraju.
choose-board = Tabla
edition-usa = SAD
edition-europe = Evropa
edition-nordic = Nordijske zemlje
players-to = 2–{ $most } igrača
play = Igraj
your-name = Tvoje ime
usual-name = Ti
seat-number = Mesto { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj, preko linka
add-seat = Dodaj mesto
remove-seat = Ukloni mesto { $number }
fan-project = Projekat ljubitelja, nije povezan sa izdavačem
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
# Osnova boje i njen nastavak: 1 crven-a, 2 crven-e, 5 crven-ih.
cards-of = { $kind ->
    [sub] zamena: { $count }
    [loco] { $count ->
        [one] { $count } lokomotiva
        [few] { $count } lokomotive
       *[other] { $count } lokomotiva
    }
   *[colour] { $count } { $kind ->
        [purple] ljubičast
        [blue] plav
        [orange] narandžast
        [white] bel
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
row = Licem na gore
deck = Špil
deck-left = još { $count } · odbačene: { $used }
tickets = Karte destinacija
tickets-left = još { $count }
draw-card = { $kind ->
    [purple] Uzmi ljubičastu kartu
    [blue] Uzmi plavu kartu
    [orange] Uzmi narandžastu kartu
    [white] Uzmi belu kartu
    [green] Uzmi zelenu kartu
    [yellow] Uzmi žutu kartu
    [black] Uzmi crnu kartu
    [red] Uzmi crvenu kartu
   *[loco] Uzmi lokomotivu
}
my-tickets = Moje karte destinacija

## A turn

your-turn = Ti si na potezu
step-turn = povuci karte, postavi rutu ili uzmi karte destinacija
step-second = uzmi drugu kartu
step-pay = izaberi kako plaćaš
step-tunnel = plati šta tunel traži ili odustani
step-give = { $count ->
    [one] daj { $count } kartu po izboru
    [few] daj { $count } karte po izboru
   *[other] daj { $count } karata po izboru
}
step-first-tickets = { $least ->
    [one] zadrži bar { $least } kartu destinacije
    [few] zadrži bar { $least } karte destinacija
   *[other] zadrži bar { $least } karata destinacija
}
step-keep = { $least ->
    [one] zadrži bar { $least } kartu destinacije
    [few] zadrži bar { $least } karte destinacija
   *[other] zadrži bar { $least } karata destinacija
}
step-pass = nijedan potez nije moguć
wait-for = Na potezu: { $who }
wait-first-tickets = Ostali biraju prve karte destinacija
last-round = Poslednji krug
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
odds-short = bez dodatne karte { $none }% · možeš da platiš { $can }%
turned-up = Otkrivene karte
route-about = { $colour ->
    [purple] ljubičasta
    [blue] plava
    [orange] narandžasta
    [white] bela
    [green] zelena
    [yellow] žuta
    [black] crna
    [red] crvena
   *[grey] siva
} { $kind ->
    [ferry] ruta sa trajektom
    [tunnel] ruta sa tunelom
   *[plain] ruta
}, { $length ->
    [one] { $length } vagon
    [few] { $length } vagona
   *[other] { $length } vagona
}
station-in = Stanica: { $city }
give-title = Karte koje daješ
give-left = daj još { $count }
give-card = { $kind ->
    [purple] Daj ljubičastu kartu
    [blue] Daj plavu kartu
    [orange] Daj narandžastu kartu
    [white] Daj belu kartu
    [green] Daj zelenu kartu
    [yellow] Daj žutu kartu
    [black] Daj crnu kartu
    [red] Daj crvenu kartu
   *[loco] Daj lokomotivu
}
keep-title = Izaberi karte destinacija
keep-least = Zadrži bar { $least }, ostale vrati.
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
plate-to-move = na potezu
plate-held = igra bot
plate-here = tu je
plate-away = nije tu
plate-trains = Vagoni
plate-cards = Karte voza
plate-tickets = Karte destinacija
plate-stations = Preostale stanice
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
bot-holds-you = Bot igra umesto tebe.
take-back = Opet sam tu
looking-on = Posmatraš igru

## The board and the log

board-of = Tabla: { $board }
log = Tok igre
log-since = od tvog poslednjeg poteza
log-earlier = ranije
from-deck = jednu iz špila
a-card = { $kind ->
    [purple] ljubičastu kartu
    [blue] plavu kartu
    [orange] narandžastu kartu
    [white] belu kartu
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
    [yes] Gradiš stanicu: { $city }
   *[no] { $who } gradi stanicu: { $city }
}
log-tickets = { $me ->
    [yes] Vučeš karte destinacija
   *[no] { $who } vuče karte destinacija
}
log-kept = { $me ->
    [yes] Vučeš karte destinacija i zadržavaš { $kept }
   *[no] { $who } vuče karte destinacija i zadržava { $kept }
}
log-first-tickets = { $me ->
    [yes] Zadržavaš { $kept ->
        [one] { $kept } kartu destinacije
        [few] { $kept } karte destinacija
       *[other] { $kept } karata destinacija
    }
   *[no] { $who } bira prve karte destinacija
}
log-passed = { $me ->
    [yes] Propuštaš potez
   *[no] { $who } propušta potez
}

## Waiting, and when things go wrong

waiting-title = Sto: { $board }
waiting-lead = Pošalji ovaj link prijateljima; igra počinje kad su sva mesta zauzeta.
link = Link za ovaj sto
link-copy = Kopiraj
link-copied = Kopirano
chair-free = slobodno
sit-down = Sedi za sto
start-with-bots = Počni sada, sa botovima na slobodnim mestima
connecting = Povezivanje…
line-lost = Veza je prekinuta; ponovo se uspostavlja. Ništa nije izgubljeno.
table-closed = Ovaj sto ne može da se otvori

## Phrases

phrase-hello = Zdravo!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra partija!
phrase-oops = Ups!
phrase-one_moment = Samo trenutak, molim
phrase-your_turn = Ti si na potezu
phrase-again = Još jednom?

## The end

end-about = { $board } · { $turns ->
    [one] { $turns } potez
    [few] { $turns } poteza
   *[other] { $turns } poteza
}
end-title = { $me ->
    [yes] Pobeda je tvoja
   *[no] { $count ->
        [one] { $who } pobeđuje
        [few] { $who } dele pobedu
       *[other] { $who } dele pobedu
    }
}: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
play-again = Igraj ponovo
look-at-board = Pogledaj tablu
score-routes = Rute
score-stations = Stanice
score-total = Ukupno
place = { $place }. mesto
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
tickets-of = Karte destinacija: { $who }
ticket-done = završena
ticket-missed = nezavršena
score-tickets_done = Završene karte
score-tickets_missed = Nezavršene karte
score-longest = Najduža ruta
score-globetrotter = Globetrotter
ticket-by = put: { $cities }
path-drawn = Najduža neprekidna ruta, u zlatu: { $who }
show-title = Bodovanje
show-routes = Bodovi za rute. Sada se otkrivaju karte destinacija.
show-station = Stanica { $city }: pozajmljuje rutu { $a } – { $b }
show-station-idle = Stanica { $city }: nije bila potrebna
show-done = { $a } – { $b }: završena
show-missed = { $a } – { $b }: nezavršena
show-stations-left = { $count ->
    [one] { $count } neizgrađena stanica
    [few] { $count } neizgrađene stanice
   *[other] { $count } neizgrađenih stanica
}
show-longest = { $shares ->
    [one] { $who }: najduža neprekidna ruta
    [few] { $who }: jednako duge rute, bodove dobijaju svi
   *[other] { $who }: jednako duge rute, bodove dobijaju svi
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, sa najviše karata
    [few] { $who }: zajedno Globetrotter, sa jednako karata
   *[other] { $who }: zajedno Globetrotter, sa jednako karata
}
show-told = Izbrojano do sada
show-back = Nazad
show-next = Dalje
show-pause = Pauza
show-go-on = Nastavi
show-skip = Rezultat
show-watch = Pogledaj bodovanje
tie-completed = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa više završenih karata
tie-stations = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa manje izgrađenih stanica
tie-longest = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa dužom rutom
tie-shared = { $who } i { $other } imaju sve jednako i dele mesto
back-to-results = Nazad na rezultat
chart-title = Bodovi tokom igre
chart-turn = Potez { $turn }
chart-last = poslednji potez
chart-read = Izaberi potez
chart-table = U tabeli
deal-title = Kako su karte podeljene
deal-lead = Pre prve karte svi su videli otisak (SHA-256) semena. Seme je do sada bilo tajna, i iz njega sledi svaka karta.
deal-seed = Seme
deal-promise = Otisak (SHA-256)
deal-kept = Provereno u ovom pregledaču: seme ima ovaj otisak.
deal-broken = Seme nema ovaj otisak!
deal-verify = Preuzmi zapis i proveri svaku kartu:
record-download = Preuzmi zapis igre
again-told = Nova igra je spremna.
again-follow = Pridruži se
