# Whistlestop v slovenščini. Dnevnik pripoveduje v sedanjiku, ker spola igralca ne poznamo; imena mest se ne sklanjajo.

## Home

home-title = Izberi zemljevid in igraj.
home-lead = Klasične igre z vlaki, brezplačne za vse: brez računa, prijatelje povabiš s povezavo, boti pa se ne dajo kar tako.
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
play-bots = takoj, proti botom
play-chosen = s sedeži po tvoji izbiri
play-friends = Igraj s prijatelji
play-friends-about = Pošlji povezavo ali kodo in glej, kdo prihaja.
play-screen = Na velikem zaslonu
play-screen-about = Zemljevid na televizorju, karte na telefonu.
seats-change = Spremeni
join-code = Povezava ali koda
join-unreadable = To ni ne povezava ne koda. Koda je videti takole: plum-41.
replays = Ponovni ogledi
your-name = Tvoje ime
usual-name = Ti
guest-name = Igralec
seat-number = Sedež { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj (po povezavi)
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

## Cards: each sentence names the kinds itself, so that a language can inflect them

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
        [sub] nadomeščen
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
tickets-mine = Moje vozovnice · { $count }

## A turn

your-turn = Ti si na vrsti
step-turn = vleci karte, pridobi progo ali vleci vozovnice
step-second = vzemi še drugo karto
step-pay = izberi, kako plačaš
step-tunnel = plačaj dodatne karte ali se umakni
step-give = { $count ->
    [one] plačaj še { $count } poljubno karto
    [two] plačaj še { $count } poljubni karti
    [few] plačaj še { $count } poljubne karte
   *[other] plačaj še { $count } poljubnih kart
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
step-pass = nobena poteza ni mogoča: reci dalje
wait-for = Na vrsti: { $who }
wait-first-tickets = Drugi izbirajo začetne vozovnice
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
more-payments = { $count ->
    [one] Še { $count } način plačila
    [two] Še { $count } načina plačila
    [few] Še { $count } načini plačila
   *[other] Še { $count } načinov plačila
}
sparing = najceneje
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
give-title = Nadomestne karte
give-left = plačaj še { $count }
give-card = { $kind ->
    [purple] Plačaj vijolično karto
    [blue] Plačaj modro karto
    [orange] Plačaj oranžno karto
    [white] Plačaj belo karto
    [green] Plačaj zeleno karto
    [yellow] Plačaj rumeno karto
    [black] Plačaj črno karto
    [red] Plačaj rdečo karto
   *[loco] Plačaj lokomotivo
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
players-more = Več o igralcih
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
# What a player drew: $first and $second in the sentences below.
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
   *[no] { $who } izbere začetne vozovnice
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] Rečeš dalje
   *[no] { $who } reče dalje
}

## Waiting, and when things go wrong

waiting-title = Nova miza: { $board }
rematch-title = Povratna igra: { $board }
code = Koda
whos-here = Kdo je tu
waiting-lead = Pošlji povezavo, povej kodo ali naj to skenirajo. Igra se začne, ko so zasedeni vsi sedeži.
link = Povezava do te mize
link-copy = Kopiraj
link-copied = Kopirano
chair-free = prost
sit-down = Sedi za mizo
start-with-bots = Začni z boti
start-with = Začni: igralcev { $count }
start-fills = Proste sedeže zasedejo boti.
start-removes = Prosti sedeži se odstranijo.
start-without = Za tiste, ki jih še ni, igra bot, dokler ne pridejo.
seat-awaited = še ni tukaj
connecting = Povezovanje…
line-lost = Povezava je prekinjena. Znova se vzpostavlja… Tvoja igra je na varnem.

## Phrases

phrase-hello = Živjo!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra igra!
phrase-oops = Ups!
phrase-one_moment = Trenutek, prosim
phrase-your_turn = Ti si na vrsti
phrase-again = Še ena igra?

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

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

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
# What a route costs: $price in the sentences below.
price-of = cena: { $cards }{ $locos ->
    [0] { "" }
    [one] , od tega vsaj { $locos } lokomotiva
    [two] , od tega vsaj { $locos } lokomotivi
    [few] , od tega vsaj { $locos } lokomotive
   *[other] , od tega vsaj { $locos } lokomotiv
}
held-none = nobene
missing-of = { $of ->
    [locos] { $locos }
    [both] { $locos } in { $cards }
    [colour] { $cards }
   *[wild] { $cards } { $count ->
        [one] ali lokomotiva
        [two] ali lokomotivi
        [few] ali lokomotive
       *[other] ali lokomotive
    }
}
exchange-of = ; namesto vsake lahko plačaš { $swap ->
    [one] { $swap } poljubno karto
    [two] { $swap } poljubni karti
    [few] { $swap } poljubne karte
   *[other] { $swap } poljubnih kart
}: vseh drugih kart za to: { $need }, v roki: { $have }
why-game-over = Igra je končana.
why-first-tickets-due = Najprej izberi začetne vozovnice; obdrži vsaj { $least }.
why-second-card-due = Najprej vzemi drugo karto.
why-claim-payment-due = Najprej izberi, kako plačaš progo { $route }.
why-station-payment-due = Najprej izberi, kako plačaš postajo v mestu { $city }.
why-keep-due = Najprej izberi, katere vozovnice obdržiš (vsaj { $least }).
why-tunnel-due = Predor zahteva še { $asked ->
    [one] { $asked } karto
    [two] { $asked } karti
    [few] { $asked } karte
   *[other] { $asked } kart
}: plačaj ali se umakni.
why-ferry-cards-due = Najprej plačaj še { $give ->
    [one] { $give } karto
    [two] { $give } karti
    [few] { $give } karte
   *[other] { $give } kart
} namesto lokomotiv za progo { $route }.
why-swap-cards-due = Najprej plačaj še { $give ->
    [one] { $give } karto
    [two] { $give } karti
    [few] { $give } karte
   *[other] { $give } kart
} namesto kart iste barve za progo { $route }.
why-nothing-to-keep = Na izbiro ni nobene vozovnice; najprej vleci vozovnice.
why-nothing-to-pay = Ničesar ni treba plačati; najprej pridobi progo ali postavi postajo.
why-nothing-to-give = Nobene karte ni treba plačati; najprej pridobi progo.
why-no-tunnel = Ni predora, iz katerega bi se bilo mogoče umakniti.
why-can-act = Dalje lahko rečeš le, ko ni mogoča nobena druga poteza.
why-not-in-row = Ta karta ni odkrita: { $card } (odkrite: { $row }).
why-loco-as-second = Odkrita lokomotiva ne more biti druga karta.
why-no-cards = Na slepo ni več mogoče vleči: kupček in odlagalni kupček sta prazna.
why-no-draw = V tem krogu ni mogoče vleči kart z vagoni, niti odkritih: kupček in odlagalni kupček sta prazna.
why-no-tickets = Na kupčku ni več vozovnic.
why-keeps-too-few = Od izvlečenih vozovnic obdrži vsaj { $least }.
why-first-keeps-too-few = Od začetnih vozovnic obdrži vsaj { $least }.
why-not-offered = Obdržiš lahko le pravkar izvlečene vozovnice: { $offer }.
why-first-not-offered = Obdržiš lahko le vozovnice, ki so ti bile razdeljene: { $offer }.
why-route-taken = Progo { $route } že ima { $owner }.
why-own-other-track = Drugi tir proge { $route } že imaš; obeh ne sme imeti noben igralec.
why-other-track-closes = Drugi tir ima { $owner }; pri { $seats } igralcih je proga { $route } zaprta.
why-too-few-trains = { $route } zahteva { $need ->
    [one] { $need } vagon
    [two] { $need } vagona
    [few] { $need } vagone
   *[other] { $need } vagonov
}, ti pa { $have ->
    [0] nimaš nobenega več
    [one] jih imaš le še { $have }
    [two] jih imaš le še { $have }
    [few] jih imaš le še { $have }
   *[other] jih imaš le še { $have }
}.
why-cards-short = Nimaš kart za progo { $route }; { $price }. Od tega v roki: { $held }. Manjka: { $missing }{ $exchange }.
why-wrong-count = Za progo { $route } je to napačno število kart; { $price }. Od tega v roki: { $held }.
why-wrong-colour = Za progo { $route } je to napačna barva; { $price }. Od tega v roki: { $held }.
why-loco-not-wild = Lokomotive tu nadomeščajo barve le v predorih in na trajektih, { $route } pa ni ne eno ne drugo; { $price }. Od tega v roki: { $held }.
why-loco-not-on-swap = Na progi { $route } lokomotive ne nadomeščajo barv, lahko pa so med { $swap } kartami, ki nadomestijo eno karto; v roki: { $hand }.
why-ferry-needs-locos = Za progo { $route } je to premalo lokomotiv; { $price }. Od tega v roki: { $held }{ $swap ->
    [0] { "" }
    [one] ; lokomotivo nadomesti { $swap } poljubna karta
    [two] ; lokomotivo nadomestita { $swap } poljubni karti
    [few] ; lokomotivo nadomestijo { $swap } poljubne karte
   *[other] ; lokomotivo nadomesti { $swap } poljubnih kart
}.
why-no-substitutes = Na progi { $route } kart ni mogoče nadomestiti z drugimi; { $price }. Od tega v roki: { $held }.
why-ferry-subs-short = Nimaš dovolj kart: za vsako nadomeščeno lokomotivo plačaš { $swap } drugih; v roki: { $hand }.
why-swap-subs-short = Nimaš dovolj kart: za vsako nadomeščeno karto plačaš { $swap } drugih; v roki: { $hand }.
why-not-held = Teh kart nimaš; { $price }. V roki: { $hand }.
why-give-not-held = Take karte za plačilo nimaš ({ $card }); v roki: { $hand }.
why-give-order = Te karte plačaj po vrstnem redu barv: najprej { $card }, potem { $last }.
why-give-runs-out = Začni s prejšnjo barvo: od te naprej ({ $card }) nimaš { $give ->
    [one] { $give } karte, ki še manjka
    [two] { $give } kart, ki še manjkata
    [few] { $give } kart, ki še manjkajo
   *[other] { $give } kart, ki še manjkajo
}.
why-tunnel-wrong-count = Predor zahteva še { $asked ->
    [one] { $asked } karto
    [two] { $asked } karti
    [few] { $asked } karte
   *[other] { $asked } kart
}; plačaj { $locos ->
    [yes] samo z lokomotivami
   *[no] z isto barvo ({ $laid }) ali z lokomotivami
} (v roki: { $held }) ali se umakni.
why-tunnel-wrong-colour = Predor zahteva še { $asked ->
    [one] { $asked } karto
    [two] { $asked } karti
    [few] { $asked } karte
   *[other] { $asked } kart
}; plačaj z odigrano barvo ({ $laid }) ali z lokomotivami (v roki: { $held }) ali se umakni.
why-tunnel-only-locos = Odigrane so samo lokomotive, zato lahko dodaš samo lokomotive (v roki: { $held }); predor zahteva še { $asked ->
    [one] { $asked } karto
    [two] { $asked } karti
    [few] { $asked } karte
   *[other] { $asked } kart
}. Lahko se tudi umakneš.
why-tunnel-not-held = Teh kart nimaš (v roki: { $hand }); predor zahteva še { $asked ->
    [one] { $asked } karto
    [two] { $asked } karti
    [few] { $asked } karte
   *[other] { $asked } kart
}. Lahko se tudi umakneš.
why-no-stations-here = Ta igra je brez postaj.
why-stations-spent = Vse tvoje postaje so že postavljene.
why-city-taken = V mestu { $city } že ima postajo { $owner }; vsako mesto ima lahko le eno.
why-station-cards-short = Tvoja naslednja postaja stane { $cost ->
    [one] { $cost } karto
    [two] { $cost } karti iste barve
    [few] { $cost } karte iste barve
   *[other] { $cost } kart iste barve
}, lokomotive nadomeščajo vse barve; v roki: { $hand }. Manjka: { $missing }.
why-station-wrong-count = Ta postaja stane { $cost ->
    [one] { $cost } karto
    [two] { $cost } karti iste barve
    [few] { $cost } karte iste barve
   *[other] { $cost } kart iste barve
}, lokomotive nadomeščajo vse barve; v roki: { $hand }.

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } ni poteza; poteza se začne z eno od besed: { $verbs }.
why-stands-alone = »{ $verb }« stoji samostojno, brez drugih besed.
why-takes-one = »{ $verb }« zahteva { $noun ->
    [card] eno karto
    [route] eno progo
   *[city] eno mesto
}, na primer »{ $example }«.
why-no-such = Tu ni { $noun ->
    [card] karte
    [route] proge
    [city] mesta
   *[ticket] vozovnice
} { $word }{ $hint ->
    [yes] ; morda misliš { $near }?
   *[no] .
}
why-named-twice = Vsako vozovnico lahko navedeš le enkrat.
why-payment-form = Plačilo je ena barva, nato loco, nato sub, vsako s številom, na primer »pay red 2 loco 1«.
why-nothing-played = Za zdaj ni česa razveljaviti.
rule-button = Poglej pravilo
rule-number = Pravilo { $rule }

## What the server refuses

refused-begun = Ta igra se je že začela; lahko jo gledaš ali odpreš svojo mizo.
refused-no-chair = Ta sedež ni več prost; izberi drugega ali odpri svojo mizo.
refused-name-signs = Imena in besede imajo lahko le vidne znake, brez presledkov na začetku in koncu.
refused-name-long = To ime ali ta beseda je predolga; izberi kaj krajšega.
refused-name-taken = Nekdo tu se že imenuje { $name }; izberi drugo ime.
refused-chair-taken = Ta sedež je zaseden.
refused-not-ready = Karte se razdelijo šele, ko so zasedeni vsi sedeži, in le enkrat.
refused-dealing = Karte se pravkar delijo; počakaj trenutek.
refused-deal = Kart ni bilo mogoče razdeliti; poskusi znova ali zapusti sedež in odpri novo mizo.
refused-no-link = Povezavo ima le sedež človeka.
refused-stale = Igra se je medtem premaknila naprej; poglej znova in se nato odloči.
refused-turn = Nisi na vrsti; na vrsti je { $who }.
refused-not-your-turn = Nisi na vrsti.
refused-chosen = Tvoje začetne vozovnice so že izbrane; počakaj na druge.
refused-undo-first = Tega ni mogoče razveljaviti: izbira začetnih vozovnic je dokončna.
refused-undo-acted = Tega ni mogoče razveljaviti: medtem je igral že nekdo drug.
refused-undo-shown = Tega ni mogoče razveljaviti: razkrilo je nekaj novega.
refused-hold = Bot lahko prevzame le sedež drugega človeka, in to le, če tam še ne igra.
refused-hold-here = Bot lahko prevzame le sedež nekoga, ki je odsoten vsaj eno minuto.
refused-hold-asked = Tvoj glas že šteje; strinjati se morajo še drugi.
refused-held = Namesto tebe že igra bot.
refused-own-chair = Na svojem sedežu že sediš.
refused-paused = Igra je ustavljena; najprej jo nadaljuj.
refused-pause-clock = Ustaviti je mogoče le igro z uro.
refused-pause-said = Tvoj predlog že velja; strinjati se morajo še drugi.
refused-again = Po koncu igre lahko začneš eno revanšo.
refused-not-dealt = Karte še niso razdeljene; nekateri sedeži so še prosti.
refused-over = Ta igra je končana.
refused-busy = Strežnik trenutno ne doseže svojih miz; poskusi znova čez nekaj trenutkov.
refused-work = Strežnik je zaposlen z drugimi zahtevami; poskusi znova čez nekaj trenutkov.
refused-broken = Na strežniku je šlo nekaj narobe; znova naloži stran, da vidiš igro.
refused-tables = Imaš { $count ->
    [one] { $count } nedokončano igro
    [two] { $count } nedokončani igri
    [few] { $count } nedokončane igre
   *[other] { $count } nedokončanih iger
}; končaj eno, preden začneš novo.
refused-fast = Preveč zahtev naenkrat; počakaj trenutek in poskusi znova.
refused-version = Ta stran je zastarela (strežnik uporablja različico { $version }); znova jo naloži.
refused-newer = To mizo je shranila novejša različica Whistlestopa; posodobi strežnik, da se igra nadaljuje.
refused-damaged = Ta miza je v podatkovni zbirki strežnika poškodovana in je ni mogoče nadaljevati; kje, piše v dnevniku strežnika.
refused-older = Ta različica Whistlestopa te mize ne more nadaljevati; miza sama ostane nespremenjena.
refused-link = Ta povezava ne pripada nobenemu sedežu pri tej mizi; gostitelja prosi za novo.
refused-void = Ta povezava ne deluje več; gostitelja prosi za novo.
refused-invitation = Ta povezava je vabilo na sedež; odpri jo in najprej prevzemi sedež.
refused-invitation-used = To vabilo je že porabljeno ali zamenjano; gostitelja prosi za novo.
refused-claim-here = Ta naprava je že pri mizi; odpri vabilo na napravi, ki bo igrala.
refused-closed = Ta miza ne dovoljuje gledalcev.
refused-looking-on = Gledaš igro; to lahko storijo le igralci.
refused-host = To lahko stori le gostitelj.
refused-unknown = Te mize ni; je povezava popolna?
refused-code = Nobena miza nima te kode; kode prenehajo veljati, ko se igra konča.
refused-record = Zapis igre s semenom je na voljo, ko je igra končana.
refused-otherwise = Ni uspelo; znova naloži stran in poskusi še enkrat.

## The menu, the sheet on a phone, and the seas

menu = Meni
theme = Tema
theme-device = Kot naprava
theme-light = Svetla
theme-dark = Temna
sound = Zvoki
sound-all = Vsi
sound-turn = Ko sem na vrsti
sound-off = Brez
volume = Glasnost
chair-link = Moj sedež na drugi napravi
chair-link-about = Ta skrivna povezava je tvoj sedež: kdor jo ima, vidi tvoje karte in lahko igra namesto tebe. Obdrži jo zase.
leave-table = Zapusti mizo
leave-question = Zapustiš mizo? Namesto tebe bo igral bot; s svojo povezavo se lahko vrneš.
leave = Zapusti
stay = Ostani
zoom-in = Povečaj
zoom-out = Pomanjšaj
whole-board = Vsa plošča
sheet = Karte, vozovnice in potek igre
tab-cards = Karte { $count }
tab-tickets = Vozovnice { $count }
more-lines = še { $count }
tab-routes = Proge { $count }
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
ticket-by = prek: { $cities }
path-drawn = Najdaljša pot, označena z zlato: { $who }
show-title = Končno točkovanje
show-routes = Doslej točke za proge. Zdaj se razkrijejo vozovnice.
show-station = Postaja v mestu { $city } si izposodi progo { $a } – { $b }
show-station-idle = Postaja v mestu { $city } ni bila potrebna
show-done = { $a } – { $b }: dokončana
show-missed = { $a } – { $b }: nedokončana
show-stations-left = { $count ->
    [one] { $count } nepostavljena postaja
    [two] { $count } nepostavljeni postaji
    [few] { $count } nepostavljene postaje
   *[other] { $count } nepostavljenih postaj
}
show-longest = { $shares ->
    [one] { $who } ima najdaljšo pot
    [two] { $who } si delita najdaljšo pot, točke dobita oba
    [few] { $who } si delijo najdaljšo pot, točke dobijo vsi
   *[other] { $who } si delijo najdaljšo pot, točke dobijo vsi
}
show-globetrotter = { $shares ->
    [one] { $who } je Globetrotter, z največ dokončanimi vozovnicami
    [two] { $who } sta oba Globetrotter, z enakim številom dokončanih vozovnic
    [few] { $who } so vsi Globetrotter, z enakim številom dokončanih vozovnic
   *[other] { $who } so vsi Globetrotter, z enakim številom dokončanih vozovnic
}
show-race = Kdo ima najdaljšo pot?
show-told = Prešteto doslej
show-back = Nazaj
show-next = Naprej
show-pause = Premor
show-go-on = Nadaljuj
show-skip = Izid
show-watch = Oglej si točkovanje
share-picture = Slika plošče
share-drawing = Slika se riše…
tie-completed = { $who } in { $other } imata enako število točk; { $who } je višje z več dokončanimi vozovnicami
tie-stations = { $who } in { $other } imata enako število točk; { $who } je višje z manj postavljenimi postajami
tie-longest = { $who } in { $other } imata enako število točk; { $who } je višje z daljšo potjo
tie-shared = { $who } in { $other } imata vse enako in si delita mesto
won-by = { $part ->
    [routes] Odločile so proge
    [long] Odločile so proge z vsaj toliko vagoni: { $length }
    [tickets] Odločile so vozovnice
    [missed] Odločile so nedokončane vozovnice
    [stations] Odločile so nepostavljene postaje
    [longest] Odločila je najdaljša pot
   *[globetrotter] Odločil je Globetrotter
}: { $who } { $points }, { $other } { $than }
back-to-results = Nazaj na izid
chart-title = Točke skozi igro
chart-turn = Krog { $turn }
chart-last = zadnji krog
chart-read = Izberi krog
chart-table = Pokaži kot tabelo
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
deal-others-kept = Naključna števila in besede vseh so tisti, ki so bili določeni, preden je bilo kar koli razkrito.
deal-others-broken = Naključno število ali beseda se je spremenila, potem ko je ta naprava razkrila svoje število!
deal-seed-kept = Seme je sestavljeno natanko iz te skrivnosti, teh števil in teh besed.
deal-seed-broken = Seme ni sestavljeno iz te skrivnosti, teh števil in teh besed!
deal-withheld = Naključno število igralca { $who } ni prispelo pravočasno; karte so bile razdeljene brez njega.
deal-cards-kept = Začetne karte in vozovnice so tiste, ki izhajajo iz semena.
deal-cards-broken = Začetne karte in vozovnice ne izhajajo iz semena!
deal-alarm = Ta delitev ni prestala preverjanja: nekdo jo je ponaredil.
deal-verify = Prenesi zapis igre in preveri vsako karto:
record-download = Prenesi zapis igre
again-told = Nova igra je pripravljena.
again-follow = Pridruži se
## Progress of tickets, tunnels, lists and keyboard

goal-done = dokončana
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
plan = Načrt
plan-pencil = Svinčnik
plan-this-way = Načrtuj to pot
odds-more = { $count ->
    [0] nič več
    [one] še { $count } karta
    [two] še { $count } karti
    [few] še { $count } karte
   *[other] še { $count } kart
}
odds-sure = Kar koli pride, lahko plačaš.
odds-can = Plačaš lahko v { $percent } primerov.
odds-before = Verjetnosti pred obračanjem kart
cards-any = poljubne: { $count }
keeps-cards = prihraniš: { $cards }
give-less = Vzemi nazaj: { $cards }
give-done = { $count ->
    [one] Plačaj { $count } karto
    [two] Plačaj { $count } karti
    [few] Plačaj { $count } karte
   *[other] Plačaj { $count } kart
}
tunnel = Predor
tunnel-laid = Odigrano: { $cards }. Vsaka obrnjena karta te barve in vsaka obrnjena lokomotiva stane eno karto več.
tunnel-more = še ena
tunnel-none = nič več
tunnel-extra = { $count ->
    [0] brez dodatnih kart
    [one] { $count } dodatna karta
    [two] { $count } dodatni karti
    [few] { $count } dodatne karte
   *[other] { $count } dodatnih kart
}
tunnel-paid = plačano
tunnel-withdrawn = umik
tunnel-too-dear = Nimaš dodatnih kart, ki jih zahteva predor.
tunnel-through = Nič več ni treba plačati: predor je tvoj.
tunnel-on = Nadaljuj
tickets-sure = To vzame ves tvoj krog in tega ni mogoče razveljaviti.
lists = Plošča v seznamih
list-claims = Proge, ki jih lahko pridobiš
list-no-claims = Trenutno nobena
routes-all = Vse { $count }
routes-mine = Moje vozovnice { $count }
routes-for-tickets = Za tvoje vozovnice
routes-others = Druge, najprej z največ točkami
routes-by-points = Najprej z največ točkami
route-serves = za { $tickets }
double-tracks = Dvojna proga: katera?
routes-found = { $count ->
    [one] { $count } najdena proga
    [two] { $count } najdeni progi
    [few] { $count } najdene proge
   *[other] { $count } najdenih prog
}
list-sites = Mesta, kjer lahko postaviš postajo
list-cities = Proge po mestih
list-city = Mesto
list-owners = Kaj je čigavo
list-nothing = še nič
list-stations = Postaje: { $cities }
keys = Bližnjice na tipkovnici
keys-arrows = Puščične tipke
keys-on = Uporabljaj bližnjice na tipkovnici
close = Zapri
words-label = Vpiši potezo, na primer »draw red«
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
key-pencil = riši moj načrt
key-arrows = premik med označenimi progami in mesti
key-enter = izberi
key-escape = prekliči
key-undo = razveljavi
key-pass = dalje, če ni druge poteze
key-lists = plošča v seznamih
key-words = vpiši potezo
key-keys = bližnjice na tipkovnici
## Starting and joining a table

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = po povezavi
name-missing = Najprej vpiši svoje ime.
offline-title = Ni povezave.
offline-about = Lahko bereš pravila; za igro je potreben strežnik.
server-silent = Strežnik ne odgovarja. Preveri povezavo in poskusi znova.
more-options = Tempo, prvi igralec, hišna pravila
who-begins = Prvi igralec
begins-lot = Naključno
pace = Tempo
pace-relaxed = Sproščeno
pace-live = V živo
pace-days = Več dni
pace-about-relaxed = Brez ure: vsak si vzame čas, ki ga potrebuje.
pace-about-live = Vsak igralec ima zalogo časa, ki z vsako potezo zraste. Ko poide, bot naredi eno potezo namesto tebe.
pace-about-days = Igraj, kadar imaš čas; miza čaka več dni.
time-for-a-move = Čas za potezo
time-bank = Čas za vsakega igralca
bank-and-increment = { $bank } + { $increment } na potezo
absent-level = Bot za odsotne igralce
bot-speed = Hitrost botov
bot-speed-instant = Takoj
bot-speed-quick = Hitro
bot-speed-relaxed = Sproščeno
allow-onlookers = Dovoli gledalce
list-table = Pokaži na seznamu odprtih miz
house-rules = Hišna pravila
rules-changed = { $count ->
    [one] { $count } spremenjeno
    [two] { $count } spremenjeni
    [few] { $count } spremenjena
   *[other] { $count } spremenjenih
}
rules-printed = Ponastavi na natisnjena pravila
my-tables = Tvoje mize
tables-all = Vse ({ $count })
table-waiting = čaka na igralce
table-playing = igrajo drugi
open-tables = Odprte mize
table-of = Miza: { $who }
table-playing-now = igra poteka
chairs-free = { $count ->
    [one] { $count } prost sedež
    [two] { $count } prosta sedeža
    [few] { $count } prosti sedeži
   *[other] { $count } prostih sedežev
}
join-table = Pridruži se
watch-table = Gledaj
invite-title = Povabi prijatelje
link-for-cameras = Koda QR za to povezavo
link-share = Deli
share-text = Pridi, odigrajva igro z vlaki.
sit-title = Izberi sedež
sit-where = Tvoja barva
name-taken = Nekdo tu se že imenuje { $who }. Izberi drugo ime.
seat-a-bot = Raje bot…
bot-on-chair = Dodaj bota na sedež { $number }
new-link = Nova povezava
new-link-for = Pošlji to povezavo; dobi naj jo { $who }. Velja enkrat in vsi bodo videli, da je sedež zamenjal lastnika. Stara povezava ne deluje več.
waiting-for = { $count ->
    [0] Vsi so tukaj.
    [one] Prost je še { $count } sedež.
    [two] Prosta sta še { $count } sedeža.
    [few] Prosti so še { $count } sedeži.
   *[other] Prostih je še { $count } sedežev.
}
stand-up = Zapusti mizo
onlookers = Gledalci
onlookers-welcome = dovoljeni
onlookers-none = niso dovoljeni
server-gone = Strežnik že nekaj časa ne odgovarja. Tvoja miza je na varnem: poskusi znova ali se vrni na to stran pozneje.
next-try = Nov poskus čez { $seconds } s
try-now = Poskusi zdaj
unknown-title = Na tem naslovu ni ničesar
unknown-about = Morda povezava ni popolna ali pa ne velja več.
closed-title-unknown = Mize ni mogoče najti
closed-unknown = Je povezava popolna? Prosi zanjo še enkrat ali odpri svojo mizo.
closed-title-void = Ta povezava ne deluje več
closed-void = Gostitelj je naredil novo povezavo za ta sedež. Prosi zanjo; mizo si lahko vseeno ogledaš.
closed-title-private = To je zasebna miza
closed-private = Ta miza ne dovoljuje gledalcev. Če imaš tu sedež, ga odpri s svojo povezavo.
look-at-table = Oglej si mizo
take-seat-title = Prevzemi sedež: { $who }
take-seat-about = Gostitelj je naredil to povezavo za sedež. Velja enkrat in prinese karte in vozovnice na to napravo; vsi pri mizi bodo videli, da je sedež zamenjal lastnika.
take-seat = Prevzemi sedež
take-seat-elsewhere-title = Odpri to povezavo na drugi napravi
take-seat-elsewhere = Ta naprava je že gostiteljeva ali že igra pri tej mizi in nihče naj ne vidi kart dveh igralcev. Skeniraj kodo z napravo, na kateri igra { $who }, ali pošlji povezavo.
held-clock = Tvoj čas se je iztekel trikrat zapored.
held-left = Nisi več za mizo.
held-asked = Za bota so prosili drugi igralci.
covered-you = Tvoj čas se je iztekel, zato to potezo naredi bot. Odigraj potezo in sedež je spet tvoj.
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
rule-trains = Vagoni na igralca
rule-stations = Postaje na igralca
rule-first_long = Oddaljene destinacije, razdeljene na začetku
rule-first_tickets = Vozovnice, razdeljene na začetku
rule-first_keep = Začetne vozovnice, ki jih obdržiš (najmanj)
rule-first_return = Vrnjene začetne vozovnice gredo pod kupček
rule-ticket_draw = Vozovnice, ki jih vlečeš v krogu
rule-ticket_keep = Izvlečene vozovnice, ki jih obdržiš (najmanj)
rule-ticket_return = Vrnjene vozovnice gredo pod kupček
rule-loco_draw = Odkrita lokomotiva šteje za toliko kart
rule-row_flush = Odkrite lokomotive, ki zamenjajo vrsto (0: nikoli)
rule-draw_without_deck = Odkrite karte je mogoče vleči, tudi ko ni ne kupčka ne odloženih kart
rule-wild_plain = Lokomotive nadomeščajo barve na navadnih progah
rule-double_from = Oba tira dvojnih prog sta odprta od toliko igralcev naprej
rule-ferry_swap = Karte, ki nadomestijo lokomotivo na trajektu (0: nič)
rule-tunnel_cards = Karte, obrnjene za predor
rule-station_points = Točke za vsako nepostavljeno postajo
rule-last_round_trains = Zadnji krog se začne pri toliko vagonih ali manj
rule-longest_bonus = Točke za najdaljšo pot
rule-globetrotter_bonus = Globetrotter: točke za največ dokončanih vozovnic
rule-ties_by_length = Zadnje izenačenje odloči daljša pot
rule-turn_limit = Največ krogov na igralca
rule-route_points = Točke za proge, po dolžini
refused-talk = Sporočila pošiljaš prehitro; počakaj trenutek.

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

## The rulebook; its texts are in rules.ftl

rules = Pravila
## Learning

learn-to-play = Nauči se igrati
learn-first = Prvič tukaj?
learn-first-about = Vodena prva igra, v petih minutah.
lesson-asks-usa = Kako se igra? Vodena igra
lesson-asks-ferries = Kako delujejo trajekti?
lesson-asks-tunnels = Kako delujejo predori?
lesson-asks-stations = Kako delujejo postaje?
lesson-asks-nordic = Kaj je v Nordijskih državah drugače?
# Replay
refused-reel = Te igre si ni mogoče znova ogledati, ker je njen zapis poškodovan, nepopoln ali spremenjen.
look-back = Poglej znova
finished-games = Končane igre
replay-title = Ponovni ogled
replay-open = Odpri zapis igre
replay-lead = Izberi zapis igre ali ga spusti sem in si igro znova oglej, potezo za potezo.
replay-loading = Ponovni ogled se nalaga…
replay-begin = Začetek igre
replay-first = Na začetek
replay-back = Korak nazaj
replay-on = Korak naprej
replay-last = Na konec
replay-play = Predvajaj
replay-scrub = Položaj v igri
replay-at = { $at } od { $count }
replay-speed = Hitrost
replay-claims = Samo proge
replay-eyes = Pogled
replay-open-hands = vse karte odkrite
replay-more = Več
replay-link = Povezava do tega trenutka
replay-link-file = Za vse, ki imajo isti zapis igre.
replay-continue = Nadaljuj od tod
replay-continue-about = Ti zasedeš en sedež, boti druge. Karte ostanejo, kot so bile razdeljene.
replay-chair = Tvoj sedež
replay-bots = Drugi
replay-save = Shrani kot eno datoteko HTML
replay-verify = Preveri delitev kart
replay-no-deal = Ta igra se je začela iz postavljenega položaja, zato delitve ni bilo.
replay-lines-kept = Preverjeno v tem brskalniku: nobena vrstica zapisa igre ni bila spremenjena.
replay-lines-broken = Vrstica zapisa igre je bila spremenjena!
replay-offered = Vozovnice na izbiro
replay-laid = Odigrano
replay-turned = Obrnjeno
replay-played = { $count ->
    [one] Znova odigrano vrstico za vrstico: { $count } odločitev, brez napake.
    [two] Znova odigrano vrstico za vrstico: { $count } odločitvi, brez napake.
    [few] Znova odigrano vrstico za vrstico: { $count } odločitve, brez napake.
   *[other] Znova odigrano vrstico za vrstico: { $count } odločitev, brez napake.
}
## What would you do?

refused-advice = Pri tej mizi so nasveti izklopljeni.
advice-ask = Kaj bi naredil ti?
advice-who = Koga vprašaš
advice-thinking = Razmišlja…
advice-claim = Pridobi { $a } – { $b }
advice-station = Postavi postajo: { $city }
advice-pay = Plačaj: { $cards }
advice-keep = Obdrži: { $tickets }
advice-give = Plačaj: { $cards }
advice-withdraw = Umakni se iz predora
advice-goals = { $count ->
    [one] Načrt dokonča { $count } vozovnico: { $tickets }.
    [two] Načrt dokonča { $count } vozovnici: { $tickets }.
    [few] Načrt dokonča { $count } vozovnice: { $tickets }.
   *[other] Načrt dokonča { $count } vozovnic: { $tickets }.
}
advice-spare = Ni več vozovnic za dokončanje: preostali vagoni gredo tja, kjer prinesejo največ točk.
advice-given-up = Opusti: { $tickets }.
advice-short = Še manjka: { $cards }.
advice-turns = { $turns ->
    [one] Traja približno { $turns } krog; ostane jih približno { $left }.
    [two] Traja približno { $turns } kroga; ostane jih približno { $left }.
    [few] Traja približno { $turns } kroge; ostane jih približno { $left }.
   *[other] Traja približno { $turns } krogov; ostane jih približno { $left }.
}
advice-rivals = Tekmeci v bližini: { $who }.
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
advice-show = Pokaži na plošči
advice-play = Odigraj
advice-used = { $count ->
    [one] Nasvet pri { $count } odločitvi: { $who }.
    [two] Nasvet pri { $count } odločitvah: { $who }.
    [few] Nasvet pri { $count } odločitvah: { $who }.
   *[other] Nasvet pri { $count } odločitvah: { $who }.
}
allow-advice = Igralci lahko prosijo bota za nasvet
advice-terms = Nasveti botov
advice-on = dovoljeni
advice-off = niso dovoljeni

## Game review

refused-spectators = Ta miza ne sprejme več gledalcev; poskusi znova pozneje.
refused-reviews = Trenutno se analizira preveč iger; poskusi znova čez nekaj trenutkov.
review-title = Analiza igre
review-about = Kje se je igra odločila in koliko je bilo sreče ali znanja? Strežnik odigra igro do konca iz vsakega kroga, kar traja do pol minute.
review-begin = Analiziraj igro
review-thinking = Igra se iz vsakega kroga odigra do konca…
review-won = Kje se je igra odločila
review-won-about = Možnost zmage vsakega igralca po vsakem krogu: boti odigrajo igro do konca iz tega, kar je ta igralec vedel. Preračunano tako, da je vsota 100%.
review-rough = Začasno: grobi izgledi iz nekaj iger, ki se krog za krogom izboljšujejo.
review-turning = Prelomnice
review-even = Igre ni odločil noben posamezen krog: bila je tesna vse do konca.
review-gains = { $who } pridobi { $percent }
review-loses = { $who } izgubi { $percent }
review-luck = Sreča in znanje
review-luck-about = Iz česa je nastala prednost vsakega igralca pred najboljšim od drugih; deli se seštejejo vanjo. Odločitve se primerjajo z odločitvami močnega bota, vse skupaj pa je ocena.
part-deal = Začetne karte in vozovnice
part-luck = Sreča v lastnih krogih
part-skill = Lastne odločitve
part-others = Kar so storili drugi
part-end = Kar je razkril konec
review-margin = Prednost pred: { $who }
review-cards = Karte po vrstah
review-cards-about = Karte, razdeljene ali vlečene na slepo (v oklepaju, koliko jih je bilo pričakovati); za plusom tiste, vzete med odkritimi.
review-spent = Za kaj so šli krogi
spent-cards = Vlečenje kart
spent-claims = Pridobivanje prog
spent-tickets = Vlečenje vozovnic
spent-stations = Postavljanje postaj
spent-withdrawn = Umiki iz predorov
spent-passes = Dalje
review-order = Proge in vozovnice po vrsti
happening-tickets = Vozovnice: { $tickets }
happening-done = Dokončano: { $tickets }
happening-station = Postaja: { $city }
## One device for all: it is passed on between turns, and the cards are hidden meanwhile

guest-here = Na tej napravi
here-by-name = Nekdo na tej napravi
name-of-seat = Ime na sedežu { $number }
names-missing = Vsak na tej napravi potrebuje svoje ime.
hand-on = Podaj napravo
curtain-turn = Na vrsti je { $who }
curtain-first = { $who } izbira začetne vozovnice
curtain-about = Napravo dobi { $who }. Vsi drugi poglejte stran.
curtain-lift = Jaz sem { $who }: pokaži moje karte
curtain-back = Nazaj: na vrsti je { $who }
curtain-held = { $who } je spet tukaj

## Scoring a tabletop game

count-title = Preštej točke namizne igre
count-who = Plošča in igralci
count-for = Igralec
count-what = Kaj vnašaš
count-name = Ime za barvo: { $colour }
colour-madder = Rdeča
colour-prussian = Modra
colour-gold = Rumena
colour-fir = Zelena
colour-ink = Črna
count-tap-routes = Dotakni se proge na plošči, da jo dobi { $who }; znova se je dotakni, da jo odstraniš. Ali pa jo poišči po mestu.
count-tap-stations = Dotakni se mesta na plošči, kjer ima postajo { $who }; znova se ga dotakni, da jo odstraniš.
count-tap-tickets = Poišči vozovnice po mestu in odkljukaj tiste, ki jih ima { $who }.
count-no-match = Ni zadetkov.
count-result = Preštej točke
count-back = Nazaj k plošči
count-anew = Začni znova
count-anew-sure = Pobrišem ploščo in vse vozovnice?

## A big screen as the board, phones for the cards

screen-choose = Ta zaslon kaže samo ploščo
screen-choose-about = Vsak igra na svojem telefonu, ki kaže njegove karte.
screen-use = Ta zaslon naj bo plošča
screen-stop = Samo gledaj
screen-shows = prikazano na velikem zaslonu
screen-looks = { $who } gleda { $route }: { $points } { $points ->
        [one] točka
        [two] točki
        [few] točke
       *[other] točk
    }
screen-late = Zamujaš? Skeniraj in igraj ali glej.
screen-scan = Skeniraj in sedi za mizo
screen-scan-about = Usmeri kamero telefona sem in na njem bodo tvoje karte. Telefon mora biti v istem omrežju.
hand-back = Moje karte
link-lost = Ta povezava deluje samo na tej napravi. Če želiš povabiti druge, odpri stran na omrežnem naslovu tega računalnika.

# Lost links
lost-links = Je kdo izgubil povezavo?
lost-links-about = Nova povezava velja enkrat, na drugi napravi; stara povezava ne deluje več.
