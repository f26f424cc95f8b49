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

## The first minute, and with others

guest-bot = Botti
guest-friend = Vinur
guest-by-link = með hlekk
name-missing = Segðu vinum þínum fyrst hvað þú heitir.
server-silent = Þjónninn svarar ekki. Athugaðu nettenginguna og reyndu aftur.
join-a-table = Finna borð
more-options = Hraði, hver byrjar, húsreglur
who-begins = Hver byrjar
begins-lot = Dregið um það
pace = Hraði
pace-relaxed = Í rólegheitum
pace-live = Í beinni
pace-days = Yfir daga
pace-about-relaxed = Engin klukka: allir taka sér þann tíma sem þarf.
pace-about-live = Klukka fyrir hvern leik. Þegar tíminn er búinn spilar botti þangað til þú kemur aftur.
pace-about-days = Spilaðu þegar þú hefur tíma; borðið bíður dögum saman.
time-for-a-move = Tími fyrir hvern leik
absent-level = Hver spilar fyrir þann sem er farinn
allow-onlookers = Aðrir mega fylgjast með
list-table = Sýna meðal opinna borða
list-needs-friend = þarf sæti fyrir vin
house-rules = Húsreglur
rules-changed = { $count ->
    [one] { $count } breytt
   *[other] { $count } breyttar
}
rules-printed = Aftur eins og í kassanum
my-tables = Borðin þín
table-waiting = bíður eftir leikmönnum
table-playing = hinir eru að spila
open-tables = Opin borð
open-none = Ekkert opið borð núna. Leggðu á borð fyrir vini þína, eða fyrir hvern sem á leið hjá.
table-of = Borð: { $who }
table-playing-now = verið að spila
chairs-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
join-table = Setjast
watch-table = Fylgjast með
invite-title = Bjóddu vinum þínum
link-for-cameras = Hlekkurinn sem QR-kóði, fyrir myndavél
link-share = Deila
share-text = Komdu í lestaspil með mér.
sit-title = Fáðu þér sæti
sit-where = Liturinn þinn
name-taken = Hér heitir einhver { $who } nú þegar. Veldu annað nafn.
seat-a-bot = Setja botta…
bot-on-chair = Setja botta í sæti { $number }
new-link = Nýr hlekkur
new-link-for = Sendu þennan hlekk. Viðtakandi: { $who }. Sá gamli opnar ekki sætið lengur.
waiting-for = { $count ->
    [0] Allir eru komnir.
    [one] { $count } sæti er enn laust.
   *[other] { $count } sæti eru enn laus.
}
stand-up = Fara frá borðinu
onlookers = Áhorfendur
onlookers-welcome = velkomnir
onlookers-none = engir
close = Loka
server-gone = Þjónninn hefur ekki svarað um stund. Borðið er geymt eins og það er: komdu aftur á þessa síðu seinna, eða reyndu aftur.
next-try = Næsta tilraun eftir { $seconds } sek.
try-now = Reyna núna
closed-title-unknown = Þetta borð er ekki til
closed-unknown = Er hlekkurinn heill? Fáðu hann sendan aftur, eða leggðu á þitt eigið borð.
closed-title-void = Þessi hlekkur opnar ekki sætið lengur
closed-void = Gestgjafinn hefur búið til nýjan hlekk. Biddu um hann; þú getur samt litið á borðið.
closed-title-private = Leikmenn vilja vera út af fyrir sig
closed-private = Þetta borð er ekki opið áhorfendum. Ef þú átt sæti skaltu opna það með þínum eigin hlekk.
look-at-table = Líta á borðið
held-clock = Tíminn þinn rann út.
held-left = Þú fórst frá borðinu.
held-asked = Hinir báðu um það.
say = Segja eitthvað
looking-on-count = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
votes-for-bot = { $count ->
    [one] { $count } atkvæði með botta
   *[other] { $count } atkvæði með botta
}
rule-seats_min = Fæstir leikmenn
rule-seats_max = Flestir leikmenn
rule-trains = Lestarvagnar hvers leikmanns
rule-stations = Lestarstöðvar hvers leikmanns
rule-first_long = Langar leiðir gefnar í byrjun
rule-first_tickets = Lestarmiðar gefnir í byrjun
rule-first_keep = Fyrstu miðar sem þarf að halda, að minnsta kosti
rule-first_return = Fyrstu miðar sem er skilað fara undir bunkann
rule-ticket_draw = Lestarmiðar dregnir í umferð
rule-ticket_keep = Dregnir miðar sem þarf að halda, að minnsta kosti
rule-ticket_return = Dregnir miðar sem er skilað fara undir bunkann
rule-loco_draw = Hve mörg spil dráttarvagn sem snýr upp telst
rule-row_flush = Dráttarvagnar sem hreinsa röðina (0: aldrei)
rule-wild_plain = Dráttarvagnar gilda á venjulegum leiðum
rule-double_from = Báðar brautir tvöfaldra leiða opnar, frá hve mörgum leikmönnum
rule-ferry_swap = Spil í stað dráttarvagns á ferju (0: engin)
rule-tunnel_cards = Spil sem snúið er við í göngum
rule-station_points = Stig fyrir hverja óbyggða lestarstöð
rule-last_round_trains = Hve margir vagnar eftir hefja síðustu umferð
rule-longest_bonus = Stig fyrir lengstu óslitnu leið
rule-globetrotter_bonus = Globetrotter: stig fyrir flesta kláraða miða
rule-ties_by_length = Lengri leið ræður síðasta jafntefli
rule-turn_limit = Flestar umferðir hvers leikmanns
rule-route_points = Stig fyrir leiðir, eftir lengd
