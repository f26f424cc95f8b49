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
score-tickets = Odredišne karte
score-stations = Kolodvori
score-bonus = Bonus
score-total = Ukupno
place = { $place }. mjesto
completed = { $count ->
    [one] { $count } ispunjena
    [few] { $count } ispunjene
   *[other] { $count } ispunjenih
}
longest = niz od { $count }
tickets-of = Odredišne karte: { $who }
ticket-done = ispunjena
ticket-missed = neispunjena

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
    [one] uz { $count } kolodvor
    [few] uz { $count } kolodvora
   *[other] uz { $count } kolodvora
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
odds-sure = Što god iziđe, možeš platiti.
odds-can = Možeš platiti u { $percent } slučajeva.
odds-before = Izgledi prije otkrivanja
cards-any = bilo koje: { $count }
keeps-cards = štediš: { $cards }
give-less = Uzmi natrag: { $cards }
give-done = { $count ->
    [one] Daj { $count } kartu
    [few] Daj { $count } karte
   *[other] Daj { $count } karata
}
tunnel = Tunel
tunnel-laid = Polažeš: { $cards }. Svaka otkrivena karta te boje i svaka lokomotiva stoji jednu kartu više.
tunnel-more = još jedna
tunnel-none = ništa
tunnel-too-dear = Nemaš karte koje tunel traži.
tunnel-through = Ne treba platiti ništa više: ruta je tvoja.
tunnel-on = Dalje
tickets-draw = Povuci odredišne karte
tickets-sure = To je cijeli tvoj krug i ne može se poništiti.
lists = Ploča kao popisi
list-claims = Rute koje možeš postaviti
list-no-claims = Trenutačno nijedna
list-sites = Gradovi u kojima možeš izgraditi kolodvor
list-cities = Rute po gradovima
list-city = Grad
list-owners = Tko što ima
list-nothing = još ništa
list-stations = Kolodvori: { $cities }
keys = Tipke
keys-on = Igraj slovima i brojevima
close = Zatvori
words-label = Upiši potez riječima zapisa
words-play = Igraj
last-round-about = { $count ->
    [one] Još { $count } potez, pa se broje bodovi.
    [few] Još { $count } poteza, pa se broje bodovi.
   *[other] Još { $count } poteza, pa se broje bodovi.
}
key-row = uzmi kartu koja leži licem prema gore
key-deck = uzmi kartu s kupa
key-tickets = povuci odredišne karte
key-claim = postavi rutu ili izgradi kolodvor
key-arrows = od jedne osvijetljene rute ili grada do sljedećeg
key-enter = odaberi
key-escape = natrag
key-undo = poništi
key-pass = dalje, ako ništa drugo nije moguće
key-lists = ploča kao popisi
key-words = upiši potez
key-keys = ove tipke
