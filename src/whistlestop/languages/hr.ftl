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

## The first minute, and with others

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = poveznicom
name-missing = Najprije reci prijateljima kako se zoveš.
server-silent = Poslužitelj ne odgovara. Provjeri mrežu i pokušaj ponovno.
join-a-table = Nađi stol
more-options = Tempo, tko počinje, kućna pravila
who-begins = Tko počinje
begins-lot = Odlučuje ždrijeb
pace = Tempo
pace-relaxed = Opušteno
pace-live = Uživo
pace-days = Danima
pace-about-relaxed = Bez sata: svatko igra onoliko dugo koliko mu treba.
pace-about-live = Sat za svaki potez. Kad vrijeme istekne, igra bot dok se ne vratiš.
pace-about-days = Igraš kad nađeš vremena; stol čeka danima.
time-for-a-move = Vrijeme za potez
absent-level = Tko igra umjesto onih kojih nema
allow-onlookers = Drugi mogu gledati
list-table = Prikaži među otvorenim stolovima
list-needs-friend = potrebno je mjesto za prijatelja
house-rules = Kućna pravila
rules-changed = { $count ->
    [one] { $count } promijenjeno
    [few] { $count } promijenjena
   *[other] { $count } promijenjenih
}
rules-printed = Opet kao u kutiji
my-tables = Tvoji stolovi
table-waiting = čeka igrače
table-playing = igraju ostali
open-tables = Otvoreni stolovi
open-none = Trenutačno nema otvorenih stolova. Postavi stol za prijatelje, ili za bilo koga tko naiđe.
table-of = Stol: { $who }
table-playing-now = igra je u tijeku
chairs-free = { $count ->
    [one] { $count } slobodno mjesto
    [few] { $count } slobodna mjesta
   *[other] { $count } slobodnih mjesta
}
join-table = Sjedni
watch-table = Gledaj
invite-title = Pozovi prijatelje
link-for-cameras = Poveznica kao QR kod, za kameru
link-share = Podijeli
share-text = Dođi da odigramo igru s vlakovima.
sit-title = Zauzmi mjesto
sit-where = Tvoja boja
name-taken = Ovdje se već netko zove { $who }. Odaberi drugo ime.
seat-a-bot = Postavi bota…
bot-on-chair = Postavi bota na mjesto { $number }
new-link = Nova poveznica
new-link-for = Pošalji ovu poveznicu. Prima: { $who }. Stara više ne otvara mjesto.
waiting-for = { $count ->
    [0] Svi su tu.
    [one] Još je { $count } mjesto slobodno.
    [few] Još su { $count } mjesta slobodna.
   *[other] Još je { $count } mjesta slobodno.
}
stand-up = Napusti stol
onlookers = Promatrači
onlookers-welcome = dobrodošli
onlookers-none = ne
close = Zatvori
server-gone = Poslužitelj već neko vrijeme ne odgovara. Stol ostaje kakav jest: vrati se kasnije na ovu stranicu, ili pokušaj ponovno.
next-try = Novi pokušaj za { $seconds } s
try-now = Pokušaj sada
closed-title-unknown = Takav stol ne postoji
closed-unknown = Je li poveznica cijela? Zatraži je ponovno, ili postavi svoj stol.
closed-title-void = Ova poveznica više ne otvara mjesto
closed-void = Domaćin je napravio novu poveznicu. Zatraži nju; stol ipak možeš pogledati.
closed-title-private = Igrači žele biti sami
closed-private = Ovaj stol nije otvoren promatračima. Ako ovdje imaš mjesto, otvori ga svojom poveznicom.
look-at-table = Pogledaj stol
held-clock = Vrijeme ti je isteklo.
held-left = Nema te za stolom.
held-asked = Ostali su to tražili.
say = Reci nešto
looking-on-count = { $count ->
    [one] { $count } promatrač
    [few] { $count } promatrača
   *[other] { $count } promatrača
}
votes-for-bot = { $count ->
    [one] { $count } glas za bota
    [few] { $count } glasa za bota
   *[other] { $count } glasova za bota
}
rule-seats_min = Najmanje igrača
rule-seats_max = Najviše igrača
rule-trains = Vagoni svakog igrača
rule-stations = Kolodvori svakog igrača
rule-first_long = Duge rute na početku
rule-first_tickets = Odredišne karte na početku
rule-first_keep = Koliko prvih karata zadržavaš, najmanje
rule-first_return = Vraćene prve karte idu ispod kupa
rule-ticket_draw = Odredišne karte koje vučeš u krugu
rule-ticket_keep = Koliko od njih zadržavaš, najmanje
rule-ticket_return = Vraćene odredišne karte idu ispod kupa
rule-loco_draw = Za koliko karata vrijedi otkrivena lokomotiva
rule-row_flush = Otkrivene lokomotive koje mijenjaju cijeli red (0: nikad)
rule-wild_plain = Lokomotive vrijede i na običnim rutama
rule-double_from = Obje pruge dvostrukih ruta otvorene, od koliko igrača
rule-ferry_swap = Karte umjesto lokomotive na trajektu (0: nijedna)
rule-tunnel_cards = Karte koje se otkrivaju za tunel
rule-station_points = Bodovi za svaki neizgrađeni kolodvor
rule-last_round_trains = S koliko vagona počinje zadnji krug
rule-longest_bonus = Bodovi za najdulju neprekinutu rutu
rule-globetrotter_bonus = Globetrotter: bodovi za najviše odredišnih karata
rule-ties_by_length = Posljednji neriješeni ishod rješava dulja ruta
rule-turn_limit = Najviše krugova svakog igrača
rule-route_points = Bodovi za rute, po duljini
