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
table-closed = Te mize ni mogoče odpreti

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

## Tickets on their way, tunnels, and other ways to play

goal-done = opravljeno
goal-needs = potrebuješ { $trains ->
    [one] { $trains } vagon
    [two] { $trains } vagona
    [few] { $trains } vagone
   *[other] { $trains } vagonov
}, { $cards ->
    [one] { $cards } karto
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
}
goal-stations = { $count ->
    [one] z { $count } postajo
    [two] z { $count } postajama
    [few] s { $count } postajami
   *[other] s { $count } postajami
}
goal-too-far = { $trains ->
    [one] potrebuješ { $trains } vagon, več, kot jih imaš
    [two] potrebuješ { $trains } vagona, več, kot jih imaš
    [few] potrebuješ { $trains } vagone, več, kot jih imaš
   *[other] potrebuješ { $trains } vagonov, več, kot jih imaš
}
goal-cut = ni več mogoče
goal-fits = { $count ->
    [one] se ujema: { $count } skupno polje
    [two] se ujema: { $count } skupni polji
    [few] se ujema: { $count } skupna polja
   *[other] se ujema: { $count } skupnih polj
}
odds-more = { $count ->
    [0] nič več
    [one] še { $count } karta
    [two] še { $count } karti
    [few] še { $count } karte
   *[other] še { $count } kart
}
odds-sure = Karkoli pride, lahko plačaš.
odds-can = Plačaš lahko v { $percent } primerov.
odds-before = Verjetnosti pred obračanjem
cards-any = poljubne: { $count }
keeps-cards = prihraniš: { $cards }
give-less = Vzemi nazaj: { $cards }
give-done = { $count ->
    [one] Oddaj { $count } karto
    [two] Oddaj { $count } karti
    [few] Oddaj { $count } karte
   *[other] Oddaj { $count } kart
}
tunnel = Predor
tunnel-laid = Položiš: { $cards }. Vsaka obrnjena karta te barve in vsaka lokomotiva stane eno karto več.
tunnel-more = še ena
tunnel-none = nič več
tunnel-too-dear = Nimaš kart, ki jih zahteva predor.
tunnel-through = Nič več ni treba plačati: predor je tvoj.
tunnel-on = Naprej
tickets-draw = Vleci vozovnice
tickets-sure = To je ves tvoj krog in ga ni mogoče razveljaviti.
lists = Plošča v seznamih
list-claims = Proge, ki jih lahko pridobiš
list-no-claims = Trenutno nobena
list-sites = Mesta, kjer lahko postaviš postajo
list-cities = Proge po mestih
list-city = Mesto
list-owners = Kaj je čigavo
list-nothing = še nič
list-stations = Postaje: { $cities }
keys = Tipke
keys-on = Igraj s črkami in številkami
close = Zapri
words-label = Vpiši potezo z besedami zapisa
words-play = Igraj
last-round-about = { $count ->
    [one] Še { $count } poteza, nato se štejejo točke.
    [two] Še { $count } potezi, nato se štejejo točke.
    [few] Še { $count } poteze, nato se štejejo točke.
   *[other] Še { $count } potez, nato se štejejo točke.
}
key-row = vzemi odkrito karto
key-deck = vzemi karto s kupčka
key-tickets = vleci vozovnice
key-claim = pridobi progo ali postavi postajo
key-arrows = od ene osvetljene proge ali mesta do naslednjega
key-enter = izberi
key-escape = nazaj
key-undo = razveljavi
key-pass = dalje, če ni druge poteze
key-lists = plošča v seznamih
key-words = vpiši potezo
key-keys = te tipke
