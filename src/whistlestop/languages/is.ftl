# Whistlestop á íslensku. Nöfn borga og leikmanna standa í nefnifalli.

## Home

home-title = Veldu kort og spilaðu.
home-lead = Sígildu lestaspilin, opin öllum: engin skráning, vinir með hlekk, bottar sem spila vel.
choose-board = Leikborð
edition-usa = Bandaríkin
edition-europe = Evrópa
edition-nordic = Norðurlönd
players-to = 2–{ $most } leikmenn
play = Spila
your-name = Nafnið þitt
usual-name = Þú
seat-number = Sæti { $number }
bot-of = Botti, { $level }
friend-by-link = Vinur, með hlekk
add-seat = Bæta við sæti
remove-seat = Fjarlægja sæti { $number }
fan-project = Verkefni áhugafólks, ótengt útgefandanum
language = Tungumál
go-home = Forsíða

## Levels

level-beginner = byrjandi
level-casual = áhugamaður
level-regular = vanur
level-strong = sterkur

## Cards: each sentence names the kinds itself, so that they can agree with it

letter-purple = F
letter-blue = B
letter-orange = A
letter-white = H
letter-green = G
letter-yellow = U
letter-black = S
letter-red = R
letter-loco = D
cards-of = { $kind ->
    [purple] { $count ->
        [one] { $count } fjólublátt
       *[other] { $count } fjólublá
    }
    [blue] { $count ->
        [one] { $count } blátt
       *[other] { $count } blá
    }
    [orange] { $count ->
        [one] { $count } appelsínugult
       *[other] { $count } appelsínugul
    }
    [white] { $count ->
        [one] { $count } hvítt
       *[other] { $count } hvít
    }
    [green] { $count ->
        [one] { $count } grænt
       *[other] { $count } græn
    }
    [yellow] { $count ->
        [one] { $count } gult
       *[other] { $count } gul
    }
    [black] { $count ->
        [one] { $count } svart
       *[other] { $count } svört
    }
    [red] { $count ->
        [one] { $count } rautt
       *[other] { $count } rauð
    }
    [sub] { $count } með öðrum spilum
   *[loco] { $count ->
        [one] { $count } dráttarvagn
       *[other] { $count } dráttarvagnar
    }
}
hand-of = Á hendi: { $count } spil
hand-empty = Engin spil
my-hand = Spilin mín
row = Spil sem snúa upp
deck = Bunki
deck-left = { $count } eftir · kastspil { $used }
tickets = Lestarmiðar
tickets-left = { $count } eftir
draw-card = { $kind ->
    [purple] Taka fjólubláa spilið
    [blue] Taka bláa spilið
    [orange] Taka appelsínugula spilið
    [white] Taka hvíta spilið
    [green] Taka græna spilið
    [yellow] Taka gula spilið
    [black] Taka svarta spilið
    [red] Taka rauða spilið
   *[loco] Taka dráttarvagninn
}
my-tickets = Lestarmiðarnir mínir

## A turn

your-turn = Þú átt leik
step-turn = dragðu spil, eignaðu þér leið eða dragðu lestarmiða
step-second = taktu annað spil
step-pay = veldu hvernig þú borgar
step-tunnel = borgaðu það sem göngin krefjast eða hættu við
step-give = láttu { $count } spil að eigin vali
step-first-tickets = { $least ->
    [one] haltu minnst { $least } lestarmiða
   *[other] haltu minnst { $least } lestarmiðum
}
step-keep = { $least ->
    [one] haltu minnst { $least } lestarmiða
   *[other] haltu minnst { $least } lestarmiðum
}
step-pass = ekkert er hægt að gera
wait-for = { $who } á leik
wait-first-tickets = Hin velja fyrstu lestarmiðana sína
last-round = Síðasta umferð
undo = Afturkalla
pass = Pass
claim-a-route = Eigna mér leið
claim = Eigna mér
build = Byggja
pay = Borga
withdraw = Hætta við
not-now = Ekki núna
payments = Hvernig má borga
sparing = sparlegasti kosturinn
route-about = { $colour ->
    [purple] fjólublá
    [blue] blá
    [orange] appelsínugul
    [white] hvít
    [green] græn
    [yellow] gul
    [black] svört
    [red] rauð
   *[grey] grá
} { $kind ->
    [ferry] ferjuleið
    [tunnel] gangaleið
   *[plain] leið
}, { $length ->
    [one] { $length } vagn
   *[other] { $length } vagnar
}
station-in = Lestarstöð: { $city }
give-title = Spil sem þú lætur
give-left = { $count } eftir
give-card = { $kind ->
    [purple] Láta fjólublátt spil
    [blue] Láta blátt spil
    [orange] Láta appelsínugult spil
    [white] Láta hvítt spil
    [green] Láta grænt spil
    [yellow] Láta gult spil
    [black] Láta svart spil
    [red] Láta rautt spil
   *[loco] Láta dráttarvagn
}
keep-title = Veldu lestarmiða
keep-least = Haltu minnst { $least } og skilaðu hinum.
keep-done = { $count ->
    [0] Halda
    [one] Halda { $count } lestarmiða
   *[other] Halda { $count } lestarmiðum
}

## Players

players = Leikmenn
player = Leikmaður
plate-you = þú
plate-to-move = á leik
plate-held = botti spilar
plate-here = hér
plate-away = ekki hér
plate-trains = Lestarvagnar
plate-cards = Spil
plate-tickets = Lestarmiðar
plate-stations = Lestarstöðvar eftir
points-unit = { $count ->
    [one] stig
   *[other] stig
}
clock = Klukka
days-left = { $count ->
    [one] { $count } dagur
   *[other] { $count } dagar
}
hold-chair = Láta botta spila
bot-holds-you = Botti spilar fyrir þig.
take-back = Ég tek við
looking-on = Þú fylgist með

## The board and the log

board-of = Leikborðið: { $board }
log = Gangur leiksins
log-since = síðan þú áttir leik
log-earlier = áður
from-deck = eitt úr bunkanum
a-card = { $kind ->
    [purple] fjólublátt spil
    [blue] blátt spil
    [orange] appelsínugult spil
    [white] hvítt spil
    [green] grænt spil
    [yellow] gult spil
    [black] svart spil
    [red] rautt spil
   *[loco] dráttarvagn
}
log-drew-one = { $me ->
    [yes] Þú dróst { $first }
   *[no] { $who } dró { $first }
}
log-drew-two = { $me ->
    [yes] Þú dróst { $first } og { $second }
   *[no] { $who } dró { $first } og { $second }
}
log-claimed = { $me ->
    [yes] Þú eignaðir þér leiðina { $a } – { $b }
   *[no] { $who } eignaði sér leiðina { $a } – { $b }
}, { $points } stig
log-withdrew = { $me ->
    [yes] Þú hættir við göng
   *[no] { $who } hætti við göng
}
log-built = { $me ->
    [yes] Þú byggðir lestarstöð: { $city }
   *[no] { $who } byggði lestarstöð: { $city }
}
log-tickets = { $me ->
    [yes] Þú dróst lestarmiða
   *[no] { $who } dró lestarmiða
}
log-kept = { $me ->
    [yes] Þú dróst lestarmiða og hélst { $kept }
   *[no] { $who } dró lestarmiða og hélt { $kept }
}
log-first-tickets = { $me ->
    [yes] Þú hélst { $kept ->
        [one] { $kept } lestarmiða
       *[other] { $kept } lestarmiðum
    }
   *[no] { $who } valdi fyrstu lestarmiðana
}
log-passed = { $me ->
    [yes] Þú sagðir pass
   *[no] { $who } sagði pass
}

## Waiting, and when things go wrong

waiting-title = Borð: { $board }
waiting-lead = Sendu vinum þínum þennan hlekk; leikurinn hefst þegar öll sæti eru skipuð.
link = Hlekkur á þetta borð
link-copy = Afrita
link-copied = Afritað
chair-free = laust
sit-down = Setjast
start-with-bots = Byrja núna, með botta í lausum sætum
connecting = Tengist…
line-lost = Sambandið rofnaði; verið er að koma því á aftur. Ekkert hefur glatast.
table-closed = Ekki er hægt að opna þetta borð

## Phrases

phrase-hello = Halló!
phrase-thanks = Takk!
phrase-well_played = Vel spilað!
phrase-good_game = Góður leikur!
phrase-oops = Úps!
phrase-one_moment = Augnablik
phrase-your_turn = Þú átt leik
phrase-again = Aftur?

## The end

end-about = { $board } · { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
}
end-title = { $me ->
    [yes] Þú vinnur
   *[no] { $count ->
        [one] { $who } vinnur
       *[other] { $who } deila sigrinum
    }
} með { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
}
play-again = Spila aftur
look-at-board = Skoða leikborðið
score-routes = Leiðir
score-tickets = Lestarmiðar
score-stations = Lestarstöðvar
score-bonus = Bónus
score-total = Samtals
place = { $place }. sæti
completed = { $count ->
    [one] { $count } kláraður
   *[other] { $count } kláraðir
}
longest = óslitin leið: { $count }
tickets-of = Lestarmiðar: { $who }
ticket-done = kláraður
ticket-missed = ókláraður

## Tickets on their way, tunnels, and other ways to play

goal-done = lokið
goal-needs = vantar { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagna
}, { $cards ->
    [one] { $cards } spil
   *[other] { $cards } spil
}
goal-stations = { $count ->
    [one] með { $count } lestarstöð
   *[other] með { $count } lestarstöðvum
}
goal-too-far = { $trains ->
    [one] vantar { $trains } vagn, fleiri en þú átt
   *[other] vantar { $trains } vagna, fleiri en þú átt
}
goal-cut = ekki lengur hægt
goal-fits = { $count ->
    [one] fellur vel að: { $count } reitur sameiginlegur
   *[other] fellur vel að: { $count } reitir sameiginlegir
}
odds-more = { $count ->
    [0] ekkert meira
    [one] { $count } spil í viðbót
   *[other] { $count } í viðbót
}
odds-sure = Þú getur borgað hvað sem kemur upp.
odds-can = Þú getur borgað í { $percent } tilvika.
odds-before = Líkurnar áður en spilunum er snúið
cards-any = { $count } að eigin vali
keeps-cards = eftir verða: { $cards }
give-less = Taka til baka: { $cards }
give-done = Láta { $count } spil
tunnel = Göng
tunnel-laid = Þú lagðir út: { $cards }. Hvert spil í þeim lit og hver dráttarvagn sem kemur upp kostar eitt í viðbót.
tunnel-more = eitt í viðbót
tunnel-none = ekkert
tunnel-too-dear = Þú átt ekki spilin sem göngin krefjast.
tunnel-through = Ekkert meira að borga: þú ert í gegn.
tunnel-on = Áfram
tickets-draw = Draga lestarmiða
tickets-sure = Þetta er öll umferðin þín og verður ekki afturkallað.
lists = Leikborðið sem listar
list-claims = Leiðir sem þú getur eignað þér
list-no-claims = Engin í bili
list-sites = Borgir þar sem þú getur byggt lestarstöð
list-cities = Leiðir eftir borgum
list-city = Borg
list-owners = Hver á hvað
list-nothing = ekkert enn
list-stations = Lestarstöðvar: { $cities }
keys = Lyklar
keys-on = Leika með bókstöfum og tölum
close = Loka
words-label = Skrifaðu leik með orðum ritháttarins
words-play = Leika
last-round-about = { $count ->
    [one] { $count } leikur eftir, svo eru stigin talin.
   *[other] { $count } leikir eftir, svo eru stigin talin.
}
key-row = taka spil sem snýr upp
key-deck = taka spil úr bunkanum
key-tickets = draga lestarmiða
key-claim = eigna sér leið eða byggja lestarstöð
key-arrows = milli upplýstra leiða og borga
key-enter = velja
key-escape = bakka
key-undo = afturkalla
key-pass = pass, ef ekkert annað er hægt
key-lists = leikborðið sem listar
key-words = skrifa leik
key-keys = þessir lyklar
