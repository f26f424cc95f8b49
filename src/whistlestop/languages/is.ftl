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
odds-short = ekkert aukaspil { $none }% · þú getur borgað { $can }%
turned-up = Spil sem komu upp
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
score-stations = Lestarstöðvar
score-total = Samtals
place = { $place }. sæti
completed = { $count ->
    [one] { $count } lestarmiði
   *[other] { $count } lestarmiðar
}
longest = { $count ->
    [one] { $count } lestarvagn
   *[other] { $count } lestarvagnar
}
tickets-of = Lestarmiðar: { $who }
ticket-done = kláraður
ticket-missed = ókláraður
score-tickets_done = Kláraðir miðar
score-tickets_missed = Ókláraðir miðar
score-longest = Lengsta óslitna leið
score-globetrotter = Globetrotter
ticket-by = um: { $cities }
path-drawn = Lengsta óslitna leiðin, í gulli: { $who }
show-title = Stigatalningin
show-routes = Stig fyrir leiðir. Nú er lestarmiðunum snúið við.
show-station = Lestarstöð, { $city }: fær lánaða leiðina { $a } – { $b }
show-station-idle = Lestarstöð, { $city }: hennar var ekki þörf
show-done = { $a } – { $b }: kláraður
show-missed = { $a } – { $b }: ókláraður
show-stations-left = { $count ->
    [one] { $count } óbyggð lestarstöð
   *[other] { $count } óbyggðar lestarstöðvar
}
show-longest = { $shares ->
    [one] { $who }: lengsta óslitna leiðin
   *[other] { $who }: jafnlangar leiðir, og öll fá stigin
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, með flesta lestarmiða
   *[other] { $who }: Globetrotter saman, með jafnmarga lestarmiða
}
show-told = Talið hingað til
show-back = Til baka
show-next = Áfram
show-pause = Hlé
show-go-on = Halda áfram
show-skip = Úrslit
show-watch = Horfa á talninguna
tie-completed = { $who } og { $other } eru með jafnmörg stig; { $who } er ofar með fleiri kláraða lestarmiða
tie-stations = { $who } og { $other } eru með jafnmörg stig; { $who } er ofar með færri lestarstöðvar
tie-longest = { $who } og { $other } eru með jafnmörg stig; { $who } er ofar með lengri leið
tie-shared = { $who } og { $other } eru jöfn í öllu og deila sætinu
back-to-results = Aftur í úrslitin
chart-title = Stigin í gegnum leikinn
chart-turn = Umferð { $turn }
chart-last = síðasta umferð
chart-read = Velja umferð
chart-table = Sem tafla
deal-title = Hvernig spilin voru gefin
deal-lead = Áður en fyrsta spilið var gefið fengu allir að sjá fingrafar (SHA-256) fræsins. Fræið var leyndarmál þar til nú, og öll spilin ráðast af því.
deal-seed = Fræ
deal-promise = Fingrafar (SHA-256)
deal-kept = Athugað í þessum vafra: fræið á þetta fingrafar.
deal-broken = Fræið á ekki þetta fingrafar!
deal-verify = Sæktu leikskrána og athugaðu hvert spil:
record-download = Sækja leikskrána
again-told = Nýr leikur er tilbúinn.
again-follow = Koma með
