# Whistlestop v slovenščini. Dnevnik pripoveduje v sedanjiku, ker spola igralca ne poznamo; imena mest se ne sklanjajo.

## Home

home-title = Izberi zemljevid in igraj.
home-lead = Klasične igre z vlaki, odprte vsem: brez računa, prijatelji po povezavi, boti, ki dobro igrajo.
choose-board = Igralna plošča
edition-usa = ZDA
edition-europe = Evropa
edition-nordic = Nordijske države
own-board = Tvoja igralna plošča…
own-board-other = Druga datoteka…
own-board-unreadable = { $file } ni datoteka igralne plošče. Taka datoteka je JSON z mesti, progami in vozovnicami.
own-board-faults = Na tej igralni plošči še ne moreš igrati:
players-two = 2 igralca
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
plate-covered = to potezo naredi bot
plate-here = tukaj
plate-away = ni tukaj
plate-taken-over = nova povezava
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
seat-taken-over = { $who }: sedež je prevzet z novo povezavo.
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
# A line of the log that tells what a bot did for a person.
log-by-bot = { $line } (bot)
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
score-stations = Postaje
score-total = Skupaj
place = { $place }. mesto
completed = { $count ->
    [one] { $count } vozovnica
    [two] { $count } vozovnici
    [few] { $count } vozovnice
   *[other] { $count } vozovnic
}
longest = { $count ->
    [one] { $count } vagon
    [two] { $count } vagona
    [few] { $count } vagoni
   *[other] { $count } vagonov
}
tickets-of = Vozovnice: { $who }
ticket-done = dokončana
ticket-missed = nedokončana

## Why not: what the rules object to. A sentence is shown alone, and in a terminal as a part of another

card-name = { $kind ->
    [purple] vijolična
    [blue] modra
    [orange] oranžna
    [white] bela
    [green] zelena
    [yellow] rumena
    [black] črna
    [red] rdeča
   *[loco] lokomotiva
}
cards-none = ni kart
cards-alike = { $count } iste barve
price-of = cena: { $cards }{ $locos ->
    [0] { "" }
    [one] , od tega vsaj { $locos } lokomotiva
    [two] , od tega vsaj { $locos } lokomotivi
    [few] , od tega vsaj { $locos } lokomotive
   *[other] , od tega vsaj { $locos } lokomotiv
}
why-game-over = Igra je končana.
why-first-tickets-due = Najprej izberi prve vozovnice: obdrži vsaj { $least }.
why-second-card-due = Najprej vzemi drugo karto.
why-claim-payment-due = { $route }: najprej izberi, kako plačaš.
why-station-payment-due = Postaja, { $city }: najprej izberi, kako plačaš.
why-keep-due = Najprej izberi, katere vozovnice obdržiš: vsaj { $least }.
why-tunnel-due = Predor zahteva še { $asked ->
    [one] { $asked } karto
    [two] { $asked } karti
    [few] { $asked } karte
   *[other] { $asked } kart
}: plačaj ali se umakni.
why-ferry-cards-due = { $route }: najprej oddaj še { $give ->
    [one] { $give } karto
    [two] { $give } karti
    [few] { $give } karte
   *[other] { $give } kart
} namesto lokomotiv.
why-swap-cards-due = { $route }: najprej oddaj še { $give ->
    [one] { $give } karto
    [two] { $give } karti
    [few] { $give } karte
   *[other] { $give } kart
} namesto kart iste barve.
why-nothing-to-keep = Na izbiro ni nobene vozovnice; najprej vleci vozovnice.
why-nothing-to-pay = Ničesar ni treba plačati; najprej pridobi progo ali postavi postajo.
why-nothing-to-give = Oddati ni treba nobene karte; najprej pridobi progo.
why-no-tunnel = Ni predora, iz katerega bi se bilo mogoče umakniti.
why-can-act = Dalje lahko rečeš le, ko ni mogoča nobena druga poteza.
why-not-in-row = Ta karta ni odkrita: { $card }. Odkrite karte: { $row }.
why-loco-as-second = Druga karta ne sme biti odkrita lokomotiva.
why-no-cards = Ni več kart za vlečenje: kupček in odlagalni kupček sta prazna.
why-no-draw = V tem krogu ne moreš vleči kart z vagoni, niti odkritih: kupček in odlagalni kupček sta prazna.
why-no-tickets = Ni več vozovnic.
why-keeps-too-few = Od izvlečenih vozovnic obdrži vsaj { $least }.
why-first-keeps-too-few = Od prvih vozovnic obdrži vsaj { $least }.
why-not-offered = Obdržiš lahko le pravkar izvlečene vozovnice: { $offer }.
why-first-not-offered = Obdržiš lahko le vozovnice, ki so ti bile razdeljene: { $offer }.
why-route-taken = { $route }: to progo že ima { $owner }.
why-own-other-track = { $route }: drugo progo med tema mestoma že imaš; obeh ne sme imeti nihče.
why-other-track-closes = { $route }: drugo progo ima { $owner }; pri { $seats } igralcih je ta zato zaprta.
why-too-few-trains = { $route }: { $need ->
    [one] potreben je { $need } vagon
    [two] potrebna sta { $need } vagona
    [few] potrebni so { $need } vagoni
   *[other] potrebnih je { $need } vagonov
}, ti pa jih imaš še { $have }.
why-cards-short = { $route }: tvoje karte ne zadoščajo; { $price }.
why-wrong-count = { $route }: tako se ne plača; { $price }.
why-wrong-colour = { $route }: to je napačna barva; { $price }.
why-loco-not-wild = { $route }: lokomotive tu nadomeščajo druge karte le v predorih in na trajektih.
why-loco-not-on-swap = { $route }: lokomotive tu ne nadomeščajo drugih kart, lahko pa so med { $swap } kartami, ki jih oddaš za eno.
why-ferry-needs-locos = { $route }: lokomotiv je premalo; { $price }.
why-no-substitutes = { $route }: teh kart ni mogoče nadomestiti z drugimi; { $price }.
why-ferry-subs-short = Nimaš dovolj kart: za vsako lokomotivo jih je treba oddati { $swap }.
why-swap-subs-short = Nimaš dovolj kart: za vsako nadomeščeno karto jih je treba oddati { $swap }.
why-not-held = Teh kart nimaš. V roki: { $hand }.
why-give-not-held = Te karte nimaš za oddajo: { $card }. V roki: { $hand }.
why-give-order = Karte oddaj po vrstnem redu barv: najprej { $card }, potem { $last }.
why-give-runs-out = Začni s prejšnjo barvo: { $card } in barve za njo ne zadoščajo za preostale karte, še { $give }.
why-tunnel-wrong-count = Predor zahteva še { $asked }: { $locos ->
    [yes] lokomotiva
   *[no] { $laid } ali lokomotiva
}.
why-tunnel-wrong-colour = Položena barva: { $laid }. Plačaj z isto barvo ali z lokomotivami.
why-tunnel-only-locos = Položene so samo lokomotive, zato plačaš samo z lokomotivami.
why-tunnel-not-held = Teh kart nimaš. V roki: { $hand }. Lahko se umakneš.
why-no-stations-here = Ta igra je brez postaj.
why-stations-spent = Vse tvoje postaje so že postavljene.
why-city-taken = { $city }: tu že ima postajo { $owner }, v mestu pa je prostor le za eno.
why-station-cards-short = Cena tvoje naslednje postaje: { $cost } iste barve, skupaj z lokomotivami. V roki: { $hand }.
why-station-wrong-count = Cena te postaje: { $cost } iste barve, skupaj z lokomotivami.

## Why not: typed words that name no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } ni poteza; poteza se začne z eno od besed: { $verbs }.
why-stands-alone = '{ $verb }' stoji samostojno, brez drugih besed.
why-takes-one = Za '{ $verb }' sledi { $noun ->
    [card] ena karta
    [route] ena proga
   *[city] eno mesto
}, na primer '{ $example }'.
why-no-such = Tu ni { $noun ->
    [card] karte
    [route] proge
    [city] mesta
   *[ticket] vozovnice
} { $word }{ $hint ->
    [yes] ; morda { $near }?
   *[no] .
}
why-named-twice = Vsako vozovnico lahko navedeš le enkrat.
why-payment-form = Plačilo je ena barva, nato loco, nato sub, vsako s številom, na primer 'pay red 2 loco 1'.
why-nothing-played = Nobene poteze še ni, zato ni česa razveljaviti.
rule-button = Pravilo, ki velja tu
rule-number = Pravilo { $rule }

## What the server can not do

refused-begun = Ta igra se je že začela; lahko jo gledaš ali pripraviš svojo mizo.
refused-no-chair = Tja ne more sesti nihče več; izberi drug sedež ali pripravi svojo mizo.
refused-name-signs = Ime ima lahko le vidne znake, brez presledkov na začetku in koncu.
refused-name-long = To ime ali beseda je predolga; izberi krajšo.
refused-name-taken = Nekdo tu se že imenuje { $name }; izberi drugo ime.
refused-chair-taken = Ta sedež je zaseden.
refused-not-ready = Karte se razdelijo enkrat, ko so zasedeni vsi sedeži.
refused-dealing = Karte se pravkar delijo; počakaj trenutek.
refused-deal = Kart ni bilo mogoče razdeliti; poskusi znova ali zapusti sedež in pripravi novo mizo.
refused-no-link = Povezavo ima le sedež človeka.
refused-stale = Na mizi se je medtem nekaj spremenilo; poglej znova in se odloči.
refused-turn = Nisi na vrsti. Na vrsti: { $who }.
refused-not-your-turn = Nisi na vrsti.
refused-chosen = Tvoje prve vozovnice so izbrane; počakaj na druge.
refused-undo-first = Zadnje odločitve ni mogoče razveljaviti: prve vozovnice ostanejo, kot so.
refused-undo-acted = Zadnje odločitve ni mogoče razveljaviti: medtem je igral nekdo drug.
refused-undo-shown = Zadnje odločitve ni mogoče razveljaviti: razkrila je nekaj novega.
refused-hold = Bot lahko prevzame le sedež drugega človeka, in to le enkrat.
refused-hold-here = Bot lahko prevzame le sedež nekoga, ki je odsoten vsaj eno minuto.
refused-hold-asked = Tvoj glas že šteje; strinjati se morajo še drugi.
refused-held = Na tvojem sedežu že igra bot.
refused-own-chair = Sedež je že tvoj.
refused-paused = Igra je ustavljena. Najprej jo nadaljuj.
refused-pause-clock = Ustaviti je mogoče le igro z uro.
refused-pause-said = To že velja; strinjati se morajo še drugi.
refused-again = Znova lahko igraš enkrat, ko je igra končana.
refused-not-dealt = Karte še niso razdeljene; vsi sedeži niso zasedeni.
refused-over = Ta igra je končana.
refused-busy = Strežnik trenutno ne doseže svojih miz; poskusi znova čez nekaj trenutkov.
refused-work = Strežnik je zaposlen z drugimi zahtevami; poskusi znova čez nekaj trenutkov.
refused-broken = Na strežniku je šlo nekaj narobe; znova naloži stran, da vidiš mizo.
refused-tables = Nedokončane mize: { $count }. Preden pripraviš novo, končaj eno od njih.
refused-fast = Preveč naenkrat; malo počakaj in poskusi znova.
refused-version = Strežnik uporablja različico { $version }; znova naloži stran, da jo dobiš.
refused-newer = To mizo hrani novejša različica Whistlestopa; igra se nadaljuje, ko bo strežnik posodobljen.
refused-damaged = Ta miza je v podatkovni zbirki strežnika poškodovana in je ni mogoče nadaljevati; podrobnosti so v dnevniku strežnika.
refused-older = Ta različica Whistlestopa te mize ne more nadaljevati; ostane, kot je.
refused-link = Ta povezava ne odpre sedeža pri tej mizi; gostitelja prosi za novo.
refused-void = Ta povezava ne odpre več sedeža; gostitelja prosi za novo.
refused-invitation = Ta povezava je vabilo na sedež; odpri jo in najprej prevzemi sedež.
refused-invitation-used = To vabilo je že porabljeno ali zamenjano; gostitelja prosi za novo.
refused-claim-here = Ta naprava je že pri mizi; odpri vabilo na napravi, ki bo igrala.
refused-closed = Ta miza ni odprta za gledalce.
refused-looking-on = Gledaš igro; to lahko storijo le tisti, ki sedijo za mizo.
refused-host = To lahko stori le gostitelj mize.
refused-unknown = Te mize ni; je povezava popolna?
refused-record = Zapis igre je na voljo, ko je igra končana.
refused-otherwise = Ni uspelo; znova naloži stran in poskusi še enkrat.
## The menu, the sheet of a phone, and the seas

menu = Meni
theme = Barve
theme-device = Kot naprava
theme-light = Svetle
theme-dark = Temne
sound = Zvok, ko pridem na vrsto
chair-link = Moj sedež na drugi napravi
chair-link-about = Ta skrivna povezava je tvoj sedež: kdor jo ima, vidi tvoje karte in lahko igra namesto tebe. Obdrži jo zase.
leave-table = Zapusti mizo
leave-question = Zapustiš mizo? Namesto tebe igra bot; s svojo povezavo se lahko vrneš.
leave = Zapusti
stay = Ostani
zoom-in = Bliže
zoom-out = Dlje
whole-board = Vsa plošča
sheet = Karte, vozovnice, potek igre in igralci
tab-hand = Karte { $count }
tab-tickets = Vozovnice { $count }
take-deck = Vzemi karto s kupčka
take-tickets = Vleci vozovnice
sea-atlantic-ocean = Atlantski ocean
sea-pacific-ocean = Tihi ocean
sea-gulf-of-mexico = Mehiški zaliv
sea-north-sea = Severno morje
sea-mediterranean-sea = Sredozemsko morje
sea-black-sea = Črno morje
sea-baltic-sea = Baltsko morje
sea-bay-of-biscay = Biskajski zaliv
sea-norwegian-sea = Norveško morje
sea-barents-sea = Barentsovo morje
score-tickets_done = Dokončane vozovnice
score-tickets_missed = Nedokončane vozovnice
score-longest = Najdaljša pot
score-globetrotter = Globetrotter
ticket-by = pot: { $cities }
path-drawn = Najdaljša neprekinjena pot, v zlatu: { $who }
show-title = Točkovanje
show-routes = Točke za proge. Zdaj se obrnejo vozovnice.
show-station = Postaja { $city }: sposodi si progo { $a } – { $b }
show-station-idle = Postaja { $city }: ni bila potrebna
show-done = { $a } – { $b }: dokončana
show-missed = { $a } – { $b }: nedokončana
show-stations-left = { $count ->
    [one] { $count } nepostavljena postaja
    [two] { $count } nepostavljeni postaji
    [few] { $count } nepostavljene postaje
   *[other] { $count } nepostavljenih postaj
}
show-longest = { $shares ->
    [one] { $who }: najdaljša neprekinjena pot
    [two] { $who }: enako dolgi poti, točke dobita oba
    [few] { $who }: enako dolge poti, točke dobijo vsi
   *[other] { $who }: enako dolge poti, točke dobijo vsi
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter z največ vozovnicami
    [two] { $who }: oba Globetrotter, z enako vozovnicami
    [few] { $who }: vsi Globetrotter, z enako vozovnicami
   *[other] { $who }: vsi Globetrotter, z enako vozovnicami
}
show-told = Prešteto doslej
show-back = Nazaj
show-next = Naprej
show-pause = Premor
show-go-on = Nadaljuj
show-skip = Izid
show-watch = Oglej si točkovanje
tie-completed = { $who } in { $other } imata enako točk; { $who } je višje z več dokončanimi vozovnicami
tie-stations = { $who } in { $other } imata enako točk; { $who } je višje z manj postavljenimi postajami
tie-longest = { $who } in { $other } imata enako točk; { $who } je višje z daljšo potjo
tie-shared = { $who } in { $other } imata vse enako in si delita mesto
back-to-results = Nazaj na izid
chart-title = Točke skozi igro
chart-turn = Krog { $turn }
chart-last = zadnji krog
chart-read = Izberi krog
chart-table = V tabeli
deal-title = Kako so bile karte razdeljene
deal-lead = Pred prvo karto strežnik objavi prstni odtis (SHA-256) svoje skrivnosti, naprava vsakega igralca pa doda naključno število, ki ga ne pozna nihče drug. Vsaka karta izhaja iz vsega tega skupaj, zato kart nihče ne more izbrati sam. Ta naprava je preverila:
deal-seed = Seme
deal-promise = Prstni odtis (SHA-256)
deal-kept = Preverjeno v tem brskalniku: seme ima ta prstni odtis.
deal-broken = Seme nima tega prstnega odtisa!
deal-secret-kept = Skrivnost strežnika je tista, ki je bila določena pred delitvijo.
deal-secret-broken = Skrivnost strežnika ni tista, ki je bila določena pred delitvijo!
deal-own-kept = Naključno število te naprave je del delitve.
deal-own-broken = Naključno število te naprave je bilo izpuščeno ali spremenjeno!
deal-own-none = Ta naprava delitvi ni dodala naključnega števila, zato ne more vedeti, ali je karte izbral strežnik.
deal-own-late = Naključno število te naprave ni bilo zahtevano pravočasno, zato ne more vedeti, ali je karte izbral strežnik.
deal-others-kept = Naključna števila in besede vseh so tisti, ki so bili določeni, preden je bilo karkoli razkrito.
deal-others-broken = Naključno število ali beseda se je spremenila, potem ko je ta naprava razkrila svoje število!
deal-seed-kept = Seme je sestavljeno natanko iz te skrivnosti, teh števil in teh besed.
deal-seed-broken = Seme ni sestavljeno iz te skrivnosti, teh števil in teh besed!
deal-withheld = Naključno število igralca { $who } ni prispelo pravočasno; karte so bile razdeljene brez njega.
deal-cards-kept = Začetne karte in vozovnice so tiste, ki izhajajo iz semena.
deal-cards-broken = Začetne karte in vozovnice ne izhajajo iz semena!
deal-alarm = Ta delitev ni prestala preverjanja. Nekdo jo je ponaredil.
deal-verify = Prenesi zapis in preveri vsako karto:
record-download = Prenesi zapis igre
again-told = Nova igra je pripravljena.
again-follow = Pridruži se
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
pace-about-live = Časovna zaloga za vsakega igralca, ki z vsako potezo zraste. Ko poide, bot naredi eno potezo namesto tebe.
pace-about-days = Igraš, ko najdeš čas; miza čaka več dni.
time-for-a-move = Čas za potezo
time-bank = Čas za vsakega igralca
bank-and-increment = { $bank } + { $increment } na potezo
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
new-link-for = Pošlji to povezavo. Prejemnik: { $who }. Velja enkrat in vsi bodo videli, da je sedež zamenjal lastnika. Stara ne odpre več sedeža.
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
take-seat-title = Prevzemi sedež: { $who }
take-seat-about = Gostitelj je naredil to povezavo za sedež. Velja enkrat in prinese karte in vozovnice na to napravo; vsi pri mizi bodo videli, da je sedež zamenjal lastnika.
take-seat = Prevzemi sedež
take-seat-elsewhere-title = Odpri to povezavo na drugi napravi
take-seat-elsewhere = Ta naprava je že gostiteljeva ali že igra pri tej mizi in nihče naj ne vidi kart dveh igralcev. Skeniraj kodo z napravo, ki bo igrala, ali pošlji povezavo. Prejemnik: { $who }.
held-clock = Tvoj čas se je iztekel trikrat zapored.
held-left = Nisi več za mizo.
held-asked = Za to so prosili drugi.
covered-you = Tvoj čas se je iztekel, zato to potezo naredi bot. Odigraj, da spet prevzameš.
paused-idle = Igra je ustavljena, ker ni nihče igral.
paused-agreed = Igra je ustavljena.
paused-left = Igra je ustavljena, ker so vsi odšli.
pause-continue = Nadaljuj
pause-ask = Ustavi igro
pause-wanted = Predlog za premor: { $who }.
pause-agree = Premor
pause-asked = Predlog za premor je oddan; strinjati se morajo še drugi.
pause-withdraw = Ni treba
pause-ready = Čakamo: { $who }.
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
rule-draw_without_deck = Odkrite karte se lahko vlečejo tudi brez kupčka in odloženih kart
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
refused-talk = To je bilo veliko besed. Počakaj malo.

about-usa = najpreprostejša pravila
about-europe = predori, trajekti, postaje
about-nordic = predori in trajekti
claims-open = { $count ->
    [one] Pridobiš lahko { $count } progo
    [two] Pridobiš lahko { $count } progi
    [few] Pridobiš lahko { $count } proge
   *[other] Pridobiš lahko { $count } prog
}
two-cards = { $kind ->
    [deck] dve s kupčka
    [purple] dve vijolični karti
    [blue] dve modri karti
    [orange] dve oranžni karti
    [white] dve beli karti
    [green] dve zeleni karti
    [yellow] dve rumeni karti
    [black] dve črni karti
    [red] dve rdeči karti
   *[loco] dve lokomotivi
}

## The rules at hand; their texts are in rules/

rules = Pravila
## Učenje

learn-to-play = Nauči se igrati
learn-first = Prvič tukaj?
learn-first-about = Vodena prva igra, v petih minutah.
lesson-asks-usa = Kako se igra? Vodena igra
lesson-asks-ferries = Kako delujejo trajekti?
lesson-asks-tunnels = Kako delujejo predori?
lesson-asks-stations = Kako delujejo postaje?
lesson-asks-nordic = Kaj je na severu drugače?
# looking back
refused-reel = Tega ni mogoče znova odigrati: { $why }.
look-back = Poglej nazaj
finished-games = Končane igre
replay-title = Pogled nazaj
replay-open = Odpri zapis igre
replay-lead = Izberi zapis igre ali ga spusti sem: odigran bo znova, potezo za potezo.
replay-loading = Igra se znova odigrava …
replay-begin = Miza je pripravljena
replay-first = Na začetek
replay-back = Korak nazaj
replay-on = Korak naprej
replay-last = Na konec
replay-play = Predvajaj
replay-scrub = Trenutek igre
replay-at = { $at } od { $count }
replay-speed = Hitrost
replay-claims = Samo proge
replay-eyes = Z očmi
replay-open-hands = odkrite karte
replay-more = Več
replay-link = Povezava do tega trenutka
replay-link-file = Za tiste, ki imajo isti zapis.
replay-continue = Nadaljuj od tod
replay-continue-about = Ti zasedeš en stol, boti druge. Vse karte ležijo, kot so bile razdeljene.
replay-chair = Tvoj stol
replay-bots = Drugi
replay-save = Shrani kot eno datoteko HTML
replay-verify = Preveri delitev kart
replay-no-deal = Ta igra se je začela iz položaja, zato delitve ni bilo.
replay-lines-kept = Preverjeno v tem brskalniku: nobena vrstica zapisa ni bila spremenjena.
replay-lines-broken = Vrstica zapisa je bila spremenjena!
replay-offered = Vozovnice na izbiro
replay-laid = Položeno
replay-turned = Odkrito
replay-played = { $count ->
    [one] Znova odigrano vrstico za vrstico: { $count } odločitev, in drži.
    [two] Znova odigrano vrstico za vrstico: { $count } odločitvi, in obe držita.
    [few] Znova odigrano vrstico za vrstico: { $count } odločitve, in vse držijo.
   *[other] Znova odigrano vrstico za vrstico: { $count } odločitev, in vse držijo.
}
## What would you do?

refused-advice = Pri tej mizi so nasveti izklopljeni.
advice-ask = Kaj bi naredil ti?
advice-who = Koga vprašaš
advice-thinking = Razmišlja …
advice-claim = Pridobi { $a } – { $b }
advice-station = Postavi postajo: { $city }
advice-pay = Plačaj: { $cards }
advice-keep = Obdrži: { $tickets }
advice-give = Daj: { $cards }
advice-withdraw = Umakni se iz predora
advice-goals = { $count ->
    [one] Načrt izpolni { $count } vozovnico: { $tickets }.
    [two] Načrt izpolni { $count } vozovnici: { $tickets }.
    [few] Načrt izpolni { $count } vozovnice: { $tickets }.
   *[other] Načrt izpolni { $count } vozovnic: { $tickets }.
}
advice-spare = Nobena vozovnica ni odprta: preostali vagoni gredo tja, kjer prinesejo največ točk.
advice-given-up = Odpove se: { $tickets }.
advice-short = Še manjka: { $cards }.
advice-turns = { $turns ->
    [one] Traja približno { $turns } krog; ostane jih približno { $left }.
    [two] Traja približno { $turns } kroga; ostane jih približno { $left }.
    [few] Traja približno { $turns } kroge; ostane jih približno { $left }.
   *[other] Traja približno { $turns } krogov; ostane jih približno { $left }.
}
advice-rivals = V bližini: { $who }.
advice-risk = { $points ->
    [one] Izguba te proge bi stala približno { $points } točko.
    [two] Izguba te proge bi stala približno { $points } točki.
    [few] Izguba te proge bi stala približno { $points } točke.
   *[other] Izguba te proge bi stala približno { $points } točk.
}
advice-second = { $points ->
    [one] Druga najboljša, približno { $points } točka manj: { $move }.
    [two] Druga najboljša, približno { $points } točki manj: { $move }.
    [few] Druga najboljša, približno { $points } točke manj: { $move }.
   *[other] Druga najboljša, približno { $points } točk manj: { $move }.
}
advice-equal = Skoraj enako dobro: { $move }.
advice-show = Pokaži na zemljevidu
advice-play = Odigraj
advice-used = { $count ->
    [one] Nasvet pri { $count } odločitvi: { $who }.
    [two] Nasvet pri { $count } odločitvah: { $who }.
    [few] Nasvet pri { $count } odločitvah: { $who }.
   *[other] Nasvet pri { $count } odločitvah: { $who }.
}
allow-advice = Igralci lahko vprašajo bota: kaj bi naredil ti?
advice-terms = Nasveti botov
advice-on = dovoljeni
advice-off = izklopljeni

## Looking back on a game

refused-spectators = To mizo spremlja že toliko gledalcev, kolikor je mogoče; poskusi znova pozneje.
refused-reviews = Trenutno poteka pregled več iger; poskusi znova čez nekaj časa.
review-title = Pogled nazaj
review-about = Kje se je odločilo, kaj je bila sreča in kaj znanje? Strežnik odigra igro naprej iz vsakega kroga, kar traja do pol minute.
review-begin = Poglej igro nazaj
review-thinking = Igra se igra naprej iz vsakega kroga …
review-won = Kje se je odločilo
review-won-about = Možnost zmage vsakega igralca po vsakem krogu: boti igrajo naprej iz tega, kar je igralec vedel. Skupaj so preračunane na 100 %.
review-turning = Prelomnice
review-even = Noben krog ni veliko spremenil: bilo je tesno do konca.
review-gains = { $who } pridobi { $percent }
review-loses = { $who } izgubi { $percent }
review-luck = Sreča in znanje
review-luck-about = Iz česa je nastala prednost vsakega igralca pred najboljšim od drugih; deli se seštejejo vanjo. Odločitve se merijo z odločitvami močnega bota in vse je ocena.
part-deal = Prve karte in vozovnice
part-luck = Sreča v svojih krogih
part-skill = Lastne odločitve
part-others = Kar so storili drugi
part-end = Kar je razkril konec
review-margin = Prednost, primerjava: { $who }
review-cards = Karte po vrstah
review-cards-about = Razdeljene ali vlečene na slepo, v oklepaju koliko jih je bilo pričakovati; za plusom tiste, vzete odkrite.
review-spent = Za kaj so šli krogi
spent-cards = Vlečenje kart
spent-claims = Pridobivanje prog
spent-tickets = Vlečenje vozovnic
spent-stations = Postavljanje postaj
spent-withdrawn = Opuščeni predori
spent-passes = Brez poteze
review-order = Proge in vozovnice po vrsti
happening-tickets = Vozovnice: { $tickets }
happening-done = Izpolnjeno: { $tickets }
happening-station = Postaja: { $city }
## V isti sobi: ena naprava in zavesa med potezami

guest-here = Na tej napravi
here-by-name = Nekdo na tej napravi
name-of-seat = Ime na mestu { $number }
names-missing = Vsak na tej napravi potrebuje svoje ime.
hand-on = Podaj naprej
curtain-turn = Na potezi: { $who }
curtain-first = Prve vozovnice izbira { $who }
curtain-about = Podajte napravo: { $who }. Drugi pogledajo stran.
curtain-lift = Jaz sem { $who }: pokaži moje karte
curtain-back = Nazaj k zavesi: { $who }
curtain-held = Spet tukaj: { $who }

## Pomoč pri točkovanju natisnjene igre

count-title = Preštej točke namizne igre
count-who = Plošča in igralci
count-for = Čigavo se polaga
count-what = Kaj se polaga
count-name = Ime za barvo: { $colour }
colour-madder = Rdeča
colour-prussian = Modra
colour-gold = Rumena
colour-fir = Zelena
colour-ink = Črna
count-tap-routes = Dotakni se proge na plošči, da jo dobi { $who }; še enkrat, da jo odvzameš. Ali pa jo poišči po mestu.
count-tap-stations = Dotakni se mesta na plošči za postajo: { $who }. Še enkrat, da jo odvzameš.
count-tap-tickets = Poišči vozovnice po enem od mest in jih označi: { $who }.
count-no-match = Tu ni ničesar s tem imenom.
count-result = Preštej točke
count-back = Nazaj k plošči
count-anew = Začni znova
count-anew-sure = Pobrišem ploščo in vse vozovnice?

## A big screen as the board, and phones as hands

screen-choose = Ta zaslon kaže samo ploščo
screen-choose-about = Vsak igra na telefonu, kjer ima svoje karte.
screen-use = Ta zaslon naj bo plošča
screen-stop = Samo opazuj
screen-scan = Skeniraj in sedi za mizo
screen-scan-about = Usmeri kamero telefona sem: na njem bodo tvoje karte. Biti mora v istem omrežju.
hand-back = Moje karte
link-lost = Ta povezava deluje samo na tej napravi. Če želiš povabiti druge, odpri stran z naslovom tega računalnika v svojem omrežju.

# links that got lost
lost-links = Je kdo izgubil povezavo?
lost-links-about = Nova povezava velja enkrat, na drugi napravi; stara ne odpre več sedeža.
