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
score-tickets = Karte destinacija
score-stations = Stanice
score-bonus = Bonus
score-total = Ukupno
place = { $place }. mesto
completed = { $count ->
    [one] { $count } završena
    [few] { $count } završene
   *[other] { $count } završenih
}
longest = niz od { $count }
tickets-of = Karte destinacija: { $who }
ticket-done = završena
ticket-missed = nezavršena

## Tickets on their way, tunnels, and other ways to play

goal-done = ispunjeno
goal-needs = treba još: { $trains ->
    [one] { $trains } vagon
    [few] { $trains } vagona
   *[other] { $trains } vagona
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
}
goal-stations = { $count ->
    [one] uz { $count } stanicu
    [few] uz { $count } stanice
   *[other] uz { $count } stanica
}
goal-too-far = { $trains ->
    [one] treba { $trains } vagon, više nego što imaš
    [few] treba { $trains } vagona, više nego što imaš
   *[other] treba { $trains } vagona, više nego što imaš
}
goal-cut = više nije moguće
goal-fits = { $count ->
    [one] uklapa se: { $count } zajedničko polje
    [few] uklapa se: { $count } zajednička polja
   *[other] uklapa se: { $count } zajedničkih polja
}
odds-more = { $count ->
    [0] ništa više
    [one] još { $count } karta
    [few] još { $count } karte
   *[other] još { $count } karata
}
odds-sure = Šta god da izađe, možeš da platiš.
odds-can = Možeš da platiš u { $percent } slučajeva.
odds-before = Izgledi pre otkrivanja
cards-any = bilo koje: { $count }
keeps-cards = štediš: { $cards }
give-less = Uzmi nazad: { $cards }
give-done = { $count ->
    [one] Daj { $count } kartu
    [few] Daj { $count } karte
   *[other] Daj { $count } karata
}
tunnel = Tunel
tunnel-laid = Polažeš: { $cards }. Svaka otkrivena karta te boje i svaka lokomotiva košta jednu kartu više.
tunnel-more = još jedna
tunnel-none = ništa
tunnel-too-dear = Nemaš karte koje tunel traži.
tunnel-through = Ništa više da se plati: ruta je tvoja.
tunnel-on = Dalje
tickets-draw = Povuci karte destinacija
tickets-sure = To je ceo tvoj potez i ne može da se poništi.
lists = Tabla kao spiskovi
list-claims = Rute koje možeš da postaviš
list-no-claims = Trenutno nijedna
list-sites = Gradovi u kojima možeš da izgradiš stanicu
list-cities = Rute po gradovima
list-city = Grad
list-owners = Ko šta ima
list-nothing = još ništa
list-stations = Stanice: { $cities }
keys = Tasteri
keys-on = Igraj slovima i brojevima
close = Zatvori
words-label = Upiši potez rečima zapisa
words-play = Igraj
last-round-about = { $count ->
    [one] Još { $count } potez, pa se broje bodovi.
    [few] Još { $count } poteza, pa se broje bodovi.
   *[other] Još { $count } poteza, pa se broje bodovi.
}
key-row = uzmi kartu koja leži licem na gore
key-deck = uzmi kartu iz špila
key-tickets = povuci karte destinacija
key-claim = postavi rutu ili izgradi stanicu
key-arrows = od jedne osvetljene rute ili grada do sledećeg
key-enter = izaberi
key-escape = nazad
key-undo = poništi
key-pass = dalje, ako ništa drugo nije moguće
key-lists = tabla kao spiskovi
key-words = upiši potez
key-keys = ovi tasteri
