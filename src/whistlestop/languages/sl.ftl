# Whistlestop v slovenščini. Dnevnik pripoveduje v sedanjiku, ker spola igralca ne poznamo; imena mest se ne sklanjajo.

## Home

home-title = Izberi zemljevid in igraj.
home-lead = Klasične igre z vlaki, odprte vsem: brez računa, prijatelji po povezavi, boti, ki dobro igrajo.
choose-board = Igralna plošča
edition-usa = ZDA
edition-europe = Evropa
edition-nordic = Nordijske države
players-to = { $most ->
    [one] 2–{ $most } igralec
    [two] 2–{ $most } igralca
    [few] 2–{ $most } igralci
   *[other] 2–{ $most } igralcev
}
play = Igraj
your-name = Tvoje ime
usual-name = Ti
seat-number = Sedež { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj, po povezavi
add-seat = Dodaj sedež
remove-seat = Odstrani sedež { $number }
fan-project = Projekt ljubiteljev, brez povezave z založnikom
language = Jezik
go-home = Domov

## Levels

level-beginner = začetnik
level-casual = ljubitelj
level-regular = izkušen
level-strong = močan

## Cards: each sentence names the kinds itself, so that they can agree with it

letter-purple = V
letter-blue = M
letter-orange = O
letter-white = B
letter-green = Z
letter-yellow = U
letter-black = Č
letter-red = R
letter-loco = L
# Osnova barve in njena končnica: 1 rdeč-a, 2 rdeč-i, 3 rdeč-e, 5 rdeč-ih.
cards-of = { $kind ->
    [sub] { $count } z drugimi kartami
    [loco] { $count ->
        [one] { $count } lokomotiva
        [two] { $count } lokomotivi
        [few] { $count } lokomotive
       *[other] { $count } lokomotiv
    }
   *[colour] { $count } { $kind ->
        [purple] vijoličn
        [blue] modr
        [orange] oranžn
        [white] bel
        [green] zelen
        [yellow] rumen
        [black] črn
       *[red] rdeč
    }{ $count ->
        [one] a
        [two] i
        [few] e
       *[other] ih
    }
}
hand-of = { $count ->
    [one] V roki: { $count } karta
    [two] V roki: { $count } karti
    [few] V roki: { $count } karte
   *[other] V roki: { $count } kart
}
hand-empty = Ni kart
my-hand = Moje karte
row = Odkrite karte
deck = Kupček
deck-left = še { $count } · odložene: { $used }
tickets = Vozovnice
tickets-left = še { $count }
draw-card = { $kind ->
    [purple] Vzemi vijolično karto
    [blue] Vzemi modro karto
    [orange] Vzemi oranžno karto
    [white] Vzemi belo karto
    [green] Vzemi zeleno karto
    [yellow] Vzemi rumeno karto
    [black] Vzemi črno karto
    [red] Vzemi rdečo karto
   *[loco] Vzemi lokomotivo
}
my-tickets = Moje vozovnice

## A turn

your-turn = Ti si na vrsti
step-turn = vleci karte, pridobi progo ali vzemi vozovnice
step-second = vzemi še drugo karto
step-pay = izberi, kako plačaš
step-tunnel = plačaj, kar zahteva predor, ali se umakni
step-give = { $count ->
    [one] oddaj { $count } poljubno karto
    [two] oddaj { $count } poljubni karti
    [few] oddaj { $count } poljubne karte
   *[other] oddaj { $count } poljubnih kart
}
step-first-tickets = { $least ->
    [one] obdrži vsaj { $least } vozovnico
    [two] obdrži vsaj { $least } vozovnici
    [few] obdrži vsaj { $least } vozovnice
   *[other] obdrži vsaj { $least } vozovnic
}
step-keep = { $least ->
    [one] obdrži vsaj { $least } vozovnico
    [two] obdrži vsaj { $least } vozovnici
    [few] obdrži vsaj { $least } vozovnice
   *[other] obdrži vsaj { $least } vozovnic
}
step-pass = nobena poteza ni mogoča
wait-for = Na vrsti: { $who }
wait-first-tickets = Drugi izbirajo prve vozovnice
last-round = Zadnji krog
undo = Razveljavi
pass = Dalje
claim-a-route = Pridobi progo
claim = Pridobi
build = Postavi
pay = Plačaj
withdraw = Umakni se
not-now = Ne zdaj
payments = Načini plačila
sparing = najbolj varčno
odds-short = brez dodatne karte { $none } % · lahko plačaš { $can } %
turned-up = Obrnjene karte
route-about = { $colour ->
    [purple] vijolična
    [blue] modra
    [orange] oranžna
    [white] bela
    [green] zelena
    [yellow] rumena
    [black] črna
    [red] rdeča
   *[grey] siva
} { $kind ->
    [ferry] proga s trajektom
    [tunnel] proga s predorom
   *[plain] proga
}, { $length ->
    [one] { $length } vagon
    [two] { $length } vagona
    [few] { $length } vagoni
   *[other] { $length } vagonov
}
station-in = Postaja: { $city }
give-title = Karte za oddajo
give-left = oddaj še { $count }
give-card = { $kind ->
    [purple] Oddaj vijolično karto
    [blue] Oddaj modro karto
    [orange] Oddaj oranžno karto
    [white] Oddaj belo karto
    [green] Oddaj zeleno karto
    [yellow] Oddaj rumeno karto
    [black] Oddaj črno karto
    [red] Oddaj rdečo karto
   *[loco] Oddaj lokomotivo
}
keep-title = Izberi vozovnice
keep-least = Obdrži vsaj { $least }, druge vrni.
keep-done = { $count ->
    [0] Obdrži
    [one] Obdrži { $count } vozovnico
    [two] Obdrži { $count } vozovnici
    [few] Obdrži { $count } vozovnice
   *[other] Obdrži { $count } vozovnic
}

## Players

players = Igralci
player = Igralec
plate-you = ti
plate-to-move = na vrsti
plate-held = igra bot
plate-here = tukaj
plate-away = ni tukaj
plate-trains = Vagoni
plate-cards = Karte
plate-tickets = Vozovnice
plate-stations = Preostale postaje
points-unit = { $count ->
    [one] točka
    [two] točki
    [few] točke
   *[other] točk
}
clock = Ura
days-left = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dnevi
   *[other] { $count } dni
}
hold-chair = Naj igra bot
bot-holds-you = Bot igra namesto tebe.
take-back = Nazaj sem
looking-on = Gledaš igro

## The board and the log

board-of = Igralna plošča: { $board }
log = Potek igre
log-since = od tvojega zadnjega kroga
log-earlier = prej
from-deck = eno s kupčka
a-card = { $kind ->
    [purple] vijolično karto
    [blue] modro karto
    [orange] oranžno karto
    [white] belo karto
    [green] zeleno karto
    [yellow] rumeno karto
    [black] črno karto
    [red] rdečo karto
   *[loco] lokomotivo
}
log-drew-one = { $me ->
    [yes] Vlečeš { $first }
   *[no] { $who } vleče { $first }
}
log-drew-two = { $me ->
    [yes] Vlečeš { $first } in { $second }
   *[no] { $who } vleče { $first } in { $second }
}
log-claimed = { $me ->
    [yes] Pridobiš progo { $a } – { $b }
   *[no] { $who } pridobi progo { $a } – { $b }
}, { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
log-withdrew = { $me ->
    [yes] Umakneš se iz predora
   *[no] { $who } se umakne iz predora
}
log-built = { $me ->
    [yes] Postaviš postajo: { $city }
   *[no] { $who } postavi postajo: { $city }
}
log-tickets = { $me ->
    [yes] Vlečeš vozovnice
   *[no] { $who } vleče vozovnice
}
log-kept = { $me ->
    [yes] Vlečeš vozovnice in obdržiš { $kept }
   *[no] { $who } vleče vozovnice in obdrži { $kept }
}
log-first-tickets = { $me ->
    [yes] Obdržiš { $kept ->
        [one] { $kept } vozovnico
        [two] { $kept } vozovnici
        [few] { $kept } vozovnice
       *[other] { $kept } vozovnic
    }
   *[no] { $who } izbere prve vozovnice
}
log-passed = { $me ->
    [yes] Izpustiš krog
   *[no] { $who } izpusti krog
}

## Waiting, and when things go wrong

waiting-title = Miza: { $board }
waiting-lead = Pošlji to povezavo prijateljem; igra se začne, ko so zasedeni vsi sedeži.
link = Povezava do te mize
link-copy = Kopiraj
link-copied = Kopirano
chair-free = prost
sit-down = Sedi za mizo
start-with-bots = Začni zdaj, z boti na prostih sedežih
connecting = Povezovanje …
line-lost = Povezava je prekinjena; vzpostavlja se znova. Nič ni izgubljeno.

## Phrases

phrase-hello = Živjo!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra igra!
phrase-oops = Ups!
phrase-one_moment = Trenutek, prosim
phrase-your_turn = Ti si na vrsti
phrase-again = Še enkrat?

## The end

end-about = { $board } · { $turns ->
    [one] { $turns } krog
    [two] { $turns } kroga
    [few] { $turns } krogi
   *[other] { $turns } krogov
}
end-title = { $me ->
    [yes] Zmaga je tvoja
   *[no] { $count ->
        [one] { $who } zmaga
        [two] { $who } si delita zmago
        [few] { $who } si delijo zmago
       *[other] { $who } si delijo zmago
    }
}: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
play-again = Igraj znova
look-at-board = Poglej ploščo
score-routes = Proge
score-tickets = Vozovnice
score-stations = Postaje
score-bonus = Bonus
score-total = Skupaj
place = { $place }. mesto
completed = { $count ->
    [one] { $count } dokončana
    [two] { $count } dokončani
    [few] { $count } dokončane
   *[other] { $count } dokončanih
}
longest = pot dolžine { $count }
tickets-of = Vozovnice: { $who }
ticket-done = dokončana
ticket-missed = nedokončana

## The first minute, and with others

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = po povezavi
name-missing = Prijateljem najprej povej svoje ime.
server-silent = Strežnik ne odgovarja. Preveri omrežje in poskusi znova.
join-a-table = Poišči mizo
more-options = Tempo, kdo začne, hišna pravila
who-begins = Kdo začne
begins-lot = Odloči žreb
pace = Tempo
pace-relaxed = Sproščeno
pace-live = V živo
pace-days = Po več dni
pace-about-relaxed = Brez ure: vsak si vzame čas, ki ga potrebuje.
pace-about-live = Ura za vsako potezo. Ko se izteče, igra bot, dokler se ne vrneš.
pace-about-days = Igraš, ko najdeš čas; miza čaka več dni.
time-for-a-move = Čas za potezo
absent-level = Kdo igra namesto odsotnih
allow-onlookers = Drugi lahko gledajo
list-table = Pokaži med odprtimi mizami
list-needs-friend = potreben je sedež za prijatelja
house-rules = Hišna pravila
rules-changed = { $count ->
    [one] { $count } spremenjeno
    [two] { $count } spremenjeni
    [few] { $count } spremenjena
   *[other] { $count } spremenjenih
}
rules-printed = Spet kot v škatli
my-tables = Tvoje mize
table-waiting = čaka na igralce
table-playing = igrajo drugi
open-tables = Odprte mize
open-none = Zdaj ni odprtih miz. Pripravi jo za prijatelje ali za kogar koli, ki pride mimo.
table-of = Miza: { $who }
table-playing-now = igra poteka
chairs-free = { $count ->
    [one] { $count } prost sedež
    [two] { $count } prosta sedeža
    [few] { $count } prosti sedeži
   *[other] { $count } prostih sedežev
}
join-table = Sedi
watch-table = Glej
invite-title = Povabi prijatelje
link-for-cameras = Povezava kot koda QR, za kamero
link-share = Deli
share-text = Pridi, odigrajva igro z vlaki.
sit-title = Izberi sedež
sit-where = Tvoja barva
name-taken = Za mizo je že nekdo z imenom { $who }. Izberi drugo ime.
seat-a-bot = Posadi bota …
bot-on-chair = Posadi bota na sedež { $number }
new-link = Nova povezava
new-link-for = Pošlji to povezavo. Prejemnik: { $who }. Stara ne odpre več sedeža.
waiting-for = { $count ->
    [0] Vsi so tukaj.
    [one] Prost je še { $count } sedež.
    [two] Prosta sta še { $count } sedeža.
    [few] Prosti so še { $count } sedeži.
   *[other] Prostih je še { $count } sedežev.
}
stand-up = Zapusti mizo
onlookers = Gledalci
onlookers-welcome = dobrodošli
onlookers-none = brez
close = Zapri
server-gone = Strežnik že nekaj časa ne odgovarja. Miza ostane, kakršna je: vrni se na to stran pozneje ali poskusi znova.
next-try = Nov poskus čez { $seconds } s
try-now = Poskusi zdaj
closed-title-unknown = Te mize ni
closed-unknown = Je povezava cela? Prosi zanjo še enkrat ali pripravi svojo mizo.
closed-title-void = Ta povezava ne odpre več sedeža
closed-void = Gostitelj je naredil novo povezavo. Prosi zanjo; mizo si lahko vseeno ogledaš.
closed-title-private = Igralci so raje sami
closed-private = Ta miza ni odprta za gledalce. Če imaš tu sedež, ga odpri s svojo povezavo.
look-at-table = Oglej si mizo
held-clock = Tvoj čas se je iztekel.
held-left = Nisi več za mizo.
held-asked = Za to so prosili drugi.
say = Reci kaj
looking-on-count = { $count ->
    [one] { $count } gledalec
    [two] { $count } gledalca
    [few] { $count } gledalci
   *[other] { $count } gledalcev
}
votes-for-bot = { $count ->
    [one] { $count } glas za bota
    [two] { $count } glasova za bota
    [few] { $count } glasovi za bota
   *[other] { $count } glasov za bota
}
rule-seats_min = Najmanj igralcev
rule-seats_max = Največ igralcev
rule-trains = Vagoni vsakega igralca
rule-stations = Postaje vsakega igralca
rule-first_long = Oddaljene destinacije na začetku
rule-first_tickets = Vozovnice na začetku
rule-first_keep = Koliko prvih vozovnic obdržiš, najmanj
rule-first_return = Vrnjene prve vozovnice gredo pod kupček
rule-ticket_draw = Vozovnice, ki jih vlečeš v krogu
rule-ticket_keep = Koliko od teh obdržiš, najmanj
rule-ticket_return = Vrnjene vozovnice gredo pod kupček
rule-loco_draw = Za koliko kart šteje odkrita lokomotiva
rule-row_flush = Odkrite lokomotive, ki zamenjajo vrsto (0: nikoli)
rule-wild_plain = Lokomotive veljajo tudi na navadnih progah
rule-double_from = Oba tira dvojnih prog odprta, od koliko igralcev
rule-ferry_swap = Karte namesto lokomotive na trajektu (0: nič)
rule-tunnel_cards = Karte, odkrite za predor
rule-station_points = Točke za vsako neuporabljeno postajo
rule-last_round_trains = Pri koliko vagonih se začne zadnji krog
rule-longest_bonus = Točke za najdaljšo neprekinjeno pot
rule-globetrotter_bonus = Globetrotter: točke za največ vozovnic
rule-ties_by_length = Zadnji izid odloči daljša pot
rule-turn_limit = Največ krogov vsakega igralca
rule-route_points = Točke za proge, po dolžini
