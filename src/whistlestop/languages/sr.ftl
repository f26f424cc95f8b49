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

## The first minute, and with others

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = preko linka
name-missing = Prvo reci prijateljima kako se zoveš.
server-silent = Server ne odgovara. Proveri mrežu i pokušaj ponovo.
join-a-table = Nađi sto
more-options = Tempo, ko počinje, kućna pravila
who-begins = Ko počinje
begins-lot = Odlučuje žreb
pace = Tempo
pace-relaxed = Opušteno
pace-live = Uživo
pace-days = Danima
pace-about-relaxed = Bez sata: svako igra onoliko dugo koliko mu treba.
pace-about-live = Sat za svaki potez. Kad vreme istekne, igra bot dok se ne vratiš.
pace-about-days = Igraš kad nađeš vremena; sto čeka danima.
time-for-a-move = Vreme za potez
absent-level = Ko igra umesto onih kojih nema
allow-onlookers = Drugi mogu da posmatraju
list-table = Prikaži među otvorenim stolovima
list-needs-friend = potrebno je mesto za prijatelja
house-rules = Kućna pravila
rules-changed = { $count ->
    [one] { $count } promenjeno
    [few] { $count } promenjena
   *[other] { $count } promenjenih
}
rules-printed = Opet kao u kutiji
my-tables = Tvoji stolovi
table-waiting = čeka igrače
table-playing = igraju ostali
open-tables = Otvoreni stolovi
open-none = Trenutno nema otvorenih stolova. Postavi sto za prijatelje, ili za bilo koga ko naiđe.
table-of = Sto: { $who }
table-playing-now = igra je u toku
chairs-free = { $count ->
    [one] { $count } slobodno mesto
    [few] { $count } slobodna mesta
   *[other] { $count } slobodnih mesta
}
join-table = Sedi
watch-table = Posmatraj
invite-title = Pozovi prijatelje
link-for-cameras = Link kao QR kod, za kameru
link-share = Podeli
share-text = Dođi da odigramo igru sa vozovima.
sit-title = Zauzmi mesto
sit-where = Tvoja boja
name-taken = Ovde se već neko zove { $who }. Izaberi drugo ime.
seat-a-bot = Postavi bota…
bot-on-chair = Postavi bota na mesto { $number }
new-link = Novi link
new-link-for = Pošalji ovaj link. Prima: { $who }. Stari više ne otvara mesto.
waiting-for = { $count ->
    [0] Svi su tu.
    [one] Još je { $count } mesto slobodno.
    [few] Još su { $count } mesta slobodna.
   *[other] Još je { $count } mesta slobodno.
}
stand-up = Napusti sto
onlookers = Posmatrači
onlookers-welcome = dobrodošli
onlookers-none = ne
close = Zatvori
server-gone = Server već neko vreme ne odgovara. Sto ostaje kakav jeste: vrati se kasnije na ovu stranicu, ili pokušaj ponovo.
next-try = Novi pokušaj za { $seconds } s
try-now = Pokušaj sada
closed-title-unknown = Takav sto ne postoji
closed-unknown = Da li je link ceo? Zatraži ga ponovo, ili postavi svoj sto.
closed-title-void = Ovaj link više ne otvara mesto
closed-void = Domaćin je napravio novi link. Zatraži njega; sto ipak možeš da pogledaš.
closed-title-private = Igrači žele da budu sami
closed-private = Ovaj sto nije otvoren za posmatrače. Ako ovde imaš mesto, otvori ga svojim linkom.
look-at-table = Pogledaj sto
held-clock = Vreme ti je isteklo.
held-left = Nema te za stolom.
held-asked = Ostali su to tražili.
say = Reci nešto
looking-on-count = { $count ->
    [one] { $count } posmatrač
    [few] { $count } posmatrača
   *[other] { $count } posmatrača
}
votes-for-bot = { $count ->
    [one] { $count } glas za bota
    [few] { $count } glasa za bota
   *[other] { $count } glasova za bota
}
rule-seats_min = Najmanje igrača
rule-seats_max = Najviše igrača
rule-trains = Vagoni svakog igrača
rule-stations = Stanice svakog igrača
rule-first_long = Dugačke rute na početku
rule-first_tickets = Karte destinacija na početku
rule-first_keep = Koliko prvih karata zadržavaš, najmanje
rule-first_return = Vraćene prve karte idu ispod špila
rule-ticket_draw = Karte destinacija koje vučeš u potezu
rule-ticket_keep = Koliko od njih zadržavaš, najmanje
rule-ticket_return = Vraćene karte destinacija idu ispod špila
rule-loco_draw = Za koliko karata vredi otkrivena lokomotiva
rule-row_flush = Otkrivene lokomotive koje menjaju ceo red (0: nikad)
rule-wild_plain = Lokomotive važe i na običnim rutama
rule-double_from = Obe pruge duplih ruta otvorene, od koliko igrača
rule-ferry_swap = Karte umesto lokomotive na trajektu (0: nijedna)
rule-tunnel_cards = Karte koje se otkrivaju za tunel
rule-station_points = Bodovi za svaku neizgrađenu stanicu
rule-last_round_trains = Sa koliko vagona počinje poslednji krug
rule-longest_bonus = Bodovi za najdužu neprekidnu rutu
rule-globetrotter_bonus = Globetrotter: bodovi za najviše karata destinacija
rule-ties_by_length = Poslednji nerešeni ishod rešava duža ruta
rule-turn_limit = Najviše poteza svakog igrača
rule-route_points = Bodovi za rute, po dužini
