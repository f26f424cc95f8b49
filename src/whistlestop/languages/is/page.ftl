# Whistlestop á íslensku. Nöfn borga og leikmanna standa í nefnifalli.

## Home

home-title = Veldu kort og spilaðu.
home-lead = Sígildu lestaspilin, opin öllum: engin skráning, vinir með hlekk, bottar sem spila vel.
choose-board = Leikborð
edition-usa = Bandaríkin
edition-europe = Evrópa
edition-nordic = Norðurlönd
own-board = Þitt eigið leikborð…
own-board-other = Önnur skrá…
own-board-unreadable = { $file } er ekki leikborðsskrá. Leikborðsskrá er JSON með borgum, leiðum og lestarmiðum.
own-board-faults = Ekki er enn hægt að spila á þessu leikborði:
players-two = 2 leikmenn
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
plate-covered = botti gerir þennan leik
plate-here = hér
plate-away = ekki hér
plate-taken-over = nýr hlekkur
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
seat-taken-over = { $who }: sætið var tekið yfir með nýjum hlekk.
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
# A line of the log that tells what a bot did for a person.
log-by-bot = { $line } (botti)
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

## Why not: what the rules object to. A sentence is shown alone, and in a terminal as a part of another

card-name = { $kind ->
    [purple] fjólublátt
    [blue] blátt
    [orange] appelsínugult
    [white] hvítt
    [green] grænt
    [yellow] gult
    [black] svart
    [red] rautt
   *[loco] dráttarvagn
}
cards-none = engin spil
cards-alike = { $count } í sama lit
price-of = hún kostar { $cards }{ $locos ->
    [0] { "" }
    [one] , þar af minnst { $locos } dráttarvagn
   *[other] , þar af minnst { $locos } dráttarvagna
}
why-game-over = Leiknum er lokið.
why-first-tickets-due = Veldu fyrst lestarmiðana þína: haltu minnst { $least }.
why-second-card-due = Taktu fyrst seinna spilið.
why-claim-payment-due = { $route }: veldu fyrst hvernig þú borgar.
why-station-payment-due = Lestarstöð, { $city }: veldu fyrst hvernig þú borgar.
why-keep-due = Veldu fyrst hvaða lestarmiðum þú heldur: minnst { $least }.
why-tunnel-due = Göngin krefjast { $asked ->
    [one] { $asked } spils
   *[other] { $asked } spila
} í viðbót: borgaðu eða hættu við.
why-ferry-cards-due = { $route }: láttu fyrst { $give } spil í viðbót í stað dráttarvagnanna.
why-swap-cards-due = { $route }: láttu fyrst { $give } spil í viðbót í stað spila í sama lit.
why-nothing-to-keep = Engir lestarmiðar eru í boði; dragðu fyrst lestarmiða.
why-nothing-to-pay = Það er ekkert að borga; eignaðu þér fyrst leið eða byggðu lestarstöð.
why-nothing-to-give = Ekki er beðið um nein spil; eignaðu þér fyrst leið.
why-no-tunnel = Hér eru engin göng að hætta við.
why-can-act = Þú getur aðeins sagt pass þegar ekkert annað er hægt.
why-not-in-row = Þetta spil snýr ekki upp: { $card }. Upp snúa: { $row }.
why-loco-as-second = Seinna spilið má ekki vera dráttarvagn sem snýr upp.
why-no-cards = Ekkert spil er eftir til að draga: bunkinn og kastspilin eru búin.
why-no-draw = Í þessari umferð er ekki hægt að draga lestarvagnsspil, ekki einu sinni þau sem snúa upp: bunkinn og kastspilin eru búin.
why-no-tickets = Engir lestarmiðar eru eftir til að draga.
why-keeps-too-few = Haltu minnst { $least } af lestarmiðunum sem þú dróst.
why-first-keeps-too-few = Haltu minnst { $least } af fyrstu lestarmiðunum þínum.
why-not-offered = Þú getur aðeins haldið lestarmiðum sem þú varst að draga: { $offer }.
why-first-not-offered = Þú getur aðeins haldið lestarmiðum sem þér voru gefnir: { $offer }.
why-route-taken = { $route }: { $owner } á þessa leið.
why-own-other-track = { $route }: þú átt hina leiðina milli borganna; enginn má eiga báðar.
why-other-track-closes = { $route }: { $owner } á hina leiðina; með { $seats } leikmönnum er þessi þá lokuð.
why-too-few-trains = { $route }: hér þarf { $need ->
    [one] { $need } vagn
   *[other] { $need } vagna
}, og þú átt { $have } eftir.
why-cards-short = { $route }: spilin þín duga ekki fyrir leiðinni; { $price }.
why-wrong-count = { $route }: þetta borgar ekki leiðina; { $price }.
why-wrong-colour = { $route }: þetta er rangur litur fyrir leiðina; { $price }.
why-loco-not-wild = { $route }: dráttarvagnar koma hér aðeins í stað annarra spila í göngum og á ferjum.
why-loco-not-on-swap = { $route }: dráttarvagnar koma ekki í stað annarra spila hér, en mega vera meðal þeirra { $swap } spila sem þú lætur fyrir eitt.
why-ferry-needs-locos = { $route }: of fáir dráttarvagnar fyrir leiðina; { $price }.
why-no-substitutes = { $route }: önnur spil koma ekki í staðinn á þessari leið; { $price }.
why-ferry-subs-short = Þú átt of fá spil til að láta { $swap } fyrir hvern dráttarvagn.
why-swap-subs-short = Þú átt of fá spil til að láta { $swap } fyrir hvert spil.
why-not-held = Þú ert ekki með þessi spil. Á hendi: { $hand }.
why-give-not-held = Þú ert ekki með þetta spil til að láta: { $card }. Á hendi: { $hand }.
why-give-order = Láttu spilin í litaröð: fyrst { $card }, svo { $last }.
why-give-runs-out = Byrjaðu á fyrri lit: { $card } og litirnir á eftir duga ekki í þau { $give } spil sem eftir er að láta.
why-tunnel-wrong-count = Göngin krefjast { $asked ->
    [one] { $asked } spils
   *[other] { $asked } spila
} í viðbót: { $locos ->
    [yes] dráttarvagn
   *[no] { $laid } eða dráttarvagn
}.
why-tunnel-wrong-colour = Þú lagðir niður { $laid }: borgaðu með sama lit eða dráttarvögnum.
why-tunnel-only-locos = Þú lagðir aðeins niður dráttarvagna, svo aðeins dráttarvagnar duga.
why-tunnel-not-held = Þú ert ekki með þessi spil. Á hendi: { $hand }. Þú getur hætt við.
why-no-stations-here = Þessi leikur er spilaður án lestarstöðva.
why-stations-spent = Þú hefur byggt allar lestarstöðvarnar þínar.
why-city-taken = { $city }: { $owner } á hér lestarstöð, og í borg er aðeins pláss fyrir eina.
why-station-cards-short = Næsta lestarstöð þín kostar { $cost } í sama lit, dráttarvagnar meðtaldir. Á hendi: { $hand }.
why-station-wrong-count = Þessi lestarstöð kostar { $cost } í sama lit, dráttarvagnar meðtaldir.

## Why not: typed words that name no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } er engin aðgerð; aðgerð byrjar á: { $verbs }.
why-stands-alone = '{ $verb }' stendur eitt sér, án fleiri orða.
why-takes-one = Á eftir '{ $verb }' kemur { $noun ->
    [card] eitt spil
    [route] ein leið
   *[city] ein borg
}, eins og '{ $example }'.
why-no-such = Hér er { $noun ->
    [card] ekkert spil
    [route] engin leið
    [city] engin borg
   *[ticket] enginn lestarmiði
} { $word }{ $hint ->
    [yes] ; kannski { $near }?
   *[no] .
}
why-named-twice = Hvern lestarmiða má aðeins nefna einu sinni.
why-payment-form = Greiðsla er einn litur, svo loco, svo sub, hvert með tölu, eins og 'pay red 2 loco 1'.
why-nothing-played = Ekkert hefur enn verið spilað sem hægt er að afturkalla.
rule-button = Reglan sem gildir hér
rule-number = Regla { $rule }

## What the server can not do

refused-begun = Þessi leikur er hafinn; þú getur fylgst með eða stofnað þitt eigið borð.
refused-no-chair = Þarna getur enginn sest lengur; veldu annað sæti eða stofnaðu þitt eigið borð.
refused-name-signs = Í nafni mega aðeins vera sýnileg tákn, og engin bil fremst eða aftast.
refused-name-long = Þetta nafn eða orð er of langt; veldu styttra.
refused-name-taken = Einhver hér heitir þegar { $name }; veldu annað nafn.
refused-chair-taken = Þetta sæti er upptekið.
refused-not-ready = Spilin eru gefin einu sinni, þegar öll sæti eru skipuð.
refused-dealing = Verið er að gefa spilin; bíddu augnablik.
refused-deal = Ekki tókst að gefa spilin; reyndu aftur, eða yfirgefðu sætið og stofnaðu nýtt borð.
refused-no-link = Aðeins sæti manneskju hefur hlekk.
refused-stale = Borðið hefur breyst síðan; líttu aftur á það og ákveddu svo.
refused-turn = Þú átt ekki leik; { $who } á leik.
refused-not-your-turn = Þú átt ekki leik.
refused-chosen = Þú hefur valið fyrstu lestarmiðana þína; bíddu eftir hinum.
refused-undo-first = Síðustu ákvörðun þína er ekki hægt að afturkalla: fyrstu lestarmiðarnir standa.
refused-undo-acted = Síðustu ákvörðun þína er ekki hægt að afturkalla: einhver annar hefur leikið síðan.
refused-undo-shown = Síðustu ákvörðun þína er ekki hægt að afturkalla: hún sýndi eitthvað nýtt.
refused-hold = Botti getur aðeins tekið sæti annarrar manneskju, og aðeins einu sinni.
refused-hold-here = Botti getur aðeins tekið sæti þess sem hefur verið fjarverandi í að minnsta kosti mínútu.
refused-hold-asked = Þú hefur þegar beðið um þetta; fleiri þurfa að samþykkja.
refused-held = Botti situr þegar í sætinu þínu.
refused-own-chair = Sætið er þegar þitt.
refused-paused = Hlé er á spilinu. Haltu fyrst áfram.
refused-pause-clock = Aðeins er hægt að gera hlé á spili með klukku.
refused-pause-said = Þú hefur þegar sagt það; hinir þurfa að samþykkja.
refused-again = Þú getur spilað aftur einu sinni, þegar leiknum er lokið.
refused-not-dealt = Spilin hafa ekki verið gefin; ekki eru öll sæti skipuð.
refused-over = Þessum leik er lokið.
refused-busy = Netþjónninn nær ekki í borðin sín í augnablikinu; reyndu aftur eftir smástund.
refused-work = Netþjónninn er upptekinn við annað; reyndu aftur eftir smástund.
refused-broken = Eitthvað fór úrskeiðis á netþjóninum; endurhladdu síðuna til að sjá borðið.
refused-tables = Þú átt { $count ->
    [one] { $count } óklárað borð
   *[other] { $count } ókláruð borð
}; kláraðu eitt áður en þú stofnar annað.
refused-fast = Þetta var of mikið í einu; bíddu aðeins og reyndu aftur.
refused-version = Netþjónninn notar útgáfu { $version }; endurhladdu síðuna til að fá hana.
refused-newer = Nýrri útgáfa af Whistlestop geymir þetta borð; það heldur áfram þegar netþjónninn er uppfærður.
refused-damaged = Þetta borð er skemmt í gagnagrunni netþjónsins og getur ekki haldið áfram; nánari upplýsingar eru í atburðaskrá hans.
refused-older = Þessi útgáfa af Whistlestop getur ekki haldið áfram með þetta borð; það er geymt eins og það er.
refused-link = Þessi hlekkur opnar ekki sæti við þetta borð; biddu gestgjafann um nýjan.
refused-void = Þessi hlekkur opnar sætið ekki lengur; biddu gestgjafann um þann nýja.
refused-invitation = Þessi hlekkur er boð í sæti; opnaðu hann og taktu sætið fyrst.
refused-invitation-used = Þetta boð hefur verið notað eða því skipt út; biddu gestgjafann um nýtt.
refused-claim-here = Þetta tæki er þegar við borðið; opnaðu boðið í tækinu sem á að spila.
refused-closed = Þetta borð er ekki opið áhorfendum.
refused-looking-on = Þú fylgist með; aðeins þau sem sitja við borðið geta þetta.
refused-host = Aðeins gestgjafi borðsins getur þetta.
refused-unknown = Þetta borð er ekki til; er hlekkurinn heill?
refused-record = Skrá leiksins er sýnd þegar leiknum er lokið.
refused-otherwise = Þetta gekk ekki; endurhladdu síðuna og reyndu aftur.
## The menu, the sheet of a phone, and the seas

menu = Valmynd
theme = Litir
theme-device = Eins og tækið
theme-light = Ljósir
theme-dark = Dökkir
sound = Hljóð þegar ég á leik
chair-link = Sætið mitt í öðru tæki
chair-link-about = Þessi leynilegi hlekkur er sætið þitt: hver sem hefur hann sér spilin þín og getur spilað fyrir þig. Haltu honum fyrir þig.
leave-table = Fara frá borðinu
leave-question = Viltu fara frá borðinu? Botti spilar áfram fyrir þig; með hlekknum þínum geturðu komið aftur.
leave = Fara
stay = Vera áfram
zoom-in = Nær
zoom-out = Fjær
whole-board = Allt borðið
sheet = Spil, lestarmiðar, gangur leiksins og leikmenn
tab-hand = Spil { $count }
tab-tickets = Miðar { $count }
take-deck = Draga spil úr bunkanum
take-tickets = Draga lestarmiða
sea-atlantic-ocean = Atlantshaf
sea-pacific-ocean = Kyrrahaf
sea-gulf-of-mexico = Mexíkóflói
sea-north-sea = Norðursjór
sea-mediterranean-sea = Miðjarðarhaf
sea-black-sea = Svartahaf
sea-baltic-sea = Eystrasalt
sea-bay-of-biscay = Biskajaflói
sea-norwegian-sea = Noregshaf
sea-barents-sea = Barentshaf
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
deal-lead = Áður en fyrsta spilið er gefið birtir netþjónninn fingrafar (SHA-256) leyndarmáls síns og tæki hvers leikmanns bætir við slembitölu sem enginn annar þekkir. Öll spilin ráðast af þessu öllu saman, svo enginn getur valið spilin einn. Þetta tæki hefur athugað:
deal-seed = Fræ
deal-promise = Fingrafar (SHA-256)
deal-kept = Athugað í þessum vafra: fræið á þetta fingrafar.
deal-broken = Fræið á ekki þetta fingrafar!
deal-secret-kept = Leyndarmál netþjónsins er það sem fest var fyrir gjöfina.
deal-secret-broken = Leyndarmál netþjónsins er ekki það sem fest var fyrir gjöfina!
deal-own-kept = Slembitala þessa tækis er með í gjöfinni.
deal-own-broken = Slembitölu þessa tækis var sleppt eða henni breytt!
deal-own-none = Þetta tæki bætti engri slembitölu við gjöfina og getur því ekki vitað hvort netþjónninn valdi spilin.
deal-own-late = Ekki var beðið um slembitölu þessa tækis í tæka tíð og það getur því ekki vitað hvort netþjónninn valdi spilin.
deal-others-kept = Slembitölur og orð allra eru þau sem fest voru áður en nokkuð var afhjúpað.
deal-others-broken = Slembitölu eða orði var breytt eftir að þetta tæki hafði afhjúpað sína tölu!
deal-seed-kept = Fræið er gert úr nákvæmlega þessu leyndarmáli, þessum tölum og þessum orðum.
deal-seed-broken = Fræið er ekki gert úr þessu leyndarmáli, þessum tölum og þessum orðum!
deal-withheld = Slembitalan frá { $who } barst ekki í tæka tíð; spilin voru gefin án hennar.
deal-cards-kept = Spilin og lestarmiðarnir í upphafi eru þau sem ráðast af fræinu.
deal-cards-broken = Spilin og lestarmiðarnir í upphafi ráðast ekki af fræinu!
deal-alarm = Þessi gjöf stóðst ekki athugun. Einhver hefur átt við hana.
deal-verify = Sæktu leikskrána og athugaðu hvert spil:
record-download = Sækja leikskrána
again-told = Nýr leikur er tilbúinn.
again-follow = Koma með
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
keeps-cards = sparar { $cards }
give-less = Taka til baka: { $cards }
give-done = Láta { $count } spil
tunnel = Göng
tunnel-laid = Þú lagðir út: { $cards }. Hvert spil í þeim lit og hver dráttarvagn sem kemur upp kostar eitt í viðbót.
tunnel-more = eitt í viðbót
tunnel-none = ekkert
tunnel-too-dear = Þú átt ekki spilin sem göngin krefjast.
tunnel-through = Ekkert meira að borga: þú ert í gegn.
tunnel-on = Áfram
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
pace-about-live = Tímabanki fyrir hvern leikmann sem stækkar með hverri umferð. Þegar hann tæmist gerir botti einn leik fyrir þig.
pace-about-days = Spilaðu þegar þú hefur tíma; borðið bíður dögum saman.
time-for-a-move = Tími fyrir hvern leik
time-bank = Tími fyrir hvern leikmann
bank-and-increment = { $bank } + { $increment } á umferð
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
new-link-for = Sendu þennan hlekk. Viðtakandi: { $who }. Hann gildir einu sinni og allir sjá að sætið skipti um hendur. Sá gamli opnar ekki sætið lengur.
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
take-seat-title = Taka sætið: { $who }
take-seat-about = Gestgjafinn bjó þennan hlekk til fyrir sætið. Hann gildir einu sinni og færir spilin og lestarmiðana í þetta tæki; allir við borðið sjá að sætið skipti um hendur.
take-seat = Taka sætið
take-seat-elsewhere-title = Opnaðu þennan hlekk í hinu tækinu
take-seat-elsewhere = Þetta tæki er þegar gestgjafi eða spilar við þetta borð, og enginn á að sjá tvær hendur. Skannaðu kóðann með tækinu sem á að spila, eða sendu hlekkinn. Viðtakandi: { $who }.
held-clock = Tíminn þinn rann út þrisvar í röð.
held-left = Þú fórst frá borðinu.
held-asked = Hinir báðu um það.
covered-you = Tíminn þinn rann út, svo botti gerir þennan leik. Spilaðu til að taka aftur við.
paused-idle = Hlé er á spilinu því enginn var að spila.
paused-agreed = Hlé er á spilinu.
paused-left = Hlé er á spilinu því allir eru farnir.
pause-continue = Halda áfram
pause-ask = Gera hlé á spilinu
pause-wanted = Beðið um hlé: { $who }.
pause-agree = Gera hlé
pause-asked = Þú baðst um hlé; hinir þurfa að samþykkja.
pause-withdraw = Hætta við
pause-ready = Beðið eftir: { $who }.
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
rule-draw_without_deck = Spil sem snúa upp má draga þótt bunki og kastspil séu búin
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
refused-talk = Þetta var mikið mal. Bíddu aðeins.

about-usa = einföldustu reglurnar
about-europe = göng, ferjur, lestarstöðvar
about-nordic = göng og ferjur
claims-open = { $count ->
    [one] Þú getur eignað þér { $count } leið
   *[other] Þú getur eignað þér { $count } leiðir
}
two-cards = { $kind ->
    [deck] tvö úr bunkanum
    [purple] tvö fjólublá spil
    [blue] tvö blá spil
    [orange] tvö appelsínugul spil
    [white] tvö hvít spil
    [green] tvö græn spil
    [yellow] tvö gul spil
    [black] tvö svört spil
    [red] tvö rauð spil
   *[loco] tvo dráttarvagna
}

## The rules at hand; their texts are in rules/

rules = Reglur
## Kennsla

learn-to-play = Læra að spila
learn-first = Í fyrsta sinn hér?
learn-first-about = Fyrsta spilið með leiðsögn, á fimm mínútum.
lesson-asks-usa = Hvernig er spilað? Spil með leiðsögn
lesson-asks-ferries = Hvernig virka ferjur?
lesson-asks-tunnels = Hvernig virka göng?
lesson-asks-stations = Hvernig virka lestarstöðvar?
lesson-asks-nordic = Hvað er öðruvísi í norðri?
# looking back
refused-reel = Þetta er ekki hægt að spila aftur: { $why }.
look-back = Skoða leikinn aftur
finished-games = Leikir sem er lokið
replay-title = Litið um öxl
replay-open = Opna leikskrá
replay-lead = Veldu skrá leiks eða dragðu hana hingað: leikurinn er spilaður aftur, leik fyrir leik.
replay-loading = Leikurinn er spilaður aftur …
replay-begin = Borðið er tilbúið
replay-first = Á byrjunina
replay-back = Eitt skref til baka
replay-on = Eitt skref áfram
replay-last = Á endann
replay-play = Láta ganga
replay-scrub = Augnablik í leiknum
replay-at = { $at } af { $count }
replay-speed = Hraði
replay-claims = Aðeins leiðir
replay-eyes = Séð af
replay-open-hands = opin spil
replay-more = Meira
replay-link = Hlekkur á þetta augnablik
replay-link-file = Fyrir þau sem eiga sömu leikskrá.
replay-continue = Halda áfram héðan
replay-continue-about = Þú sest í eitt sæti, bottar í hin. Öll spil liggja eins og þau voru gefin.
replay-chair = Sætið þitt
replay-bots = Hin
replay-save = Vista sem eina HTML-skrá
replay-verify = Athuga gjöfina
replay-no-deal = Þessi leikur hófst í miðjum klíðum, svo ekki var gefið.
replay-lines-kept = Athugað í þessum vafra: engri línu leikskrárinnar var breytt.
replay-lines-broken = Línu í leikskránni var breytt!
replay-offered = Lestarmiðar í boði
replay-laid = Lagt niður
replay-turned = Snúið við
replay-played = { $count ->
    [one] Spilað aftur línu fyrir línu: { $count } ákvörðun og hún er rétt.
   *[other] Spilað aftur línu fyrir línu: { $count } ákvarðanir og þær eru allar réttar.
}
## What would you do?

refused-advice = Engin ráð eru gefin við þetta borð.
advice-ask = Hvað myndir þú gera?
advice-who = Hvern á að spyrja
advice-thinking = Hugsar …
advice-claim = Eignaðu þér { $a } – { $b }
advice-station = Byggðu lestarstöð: { $city }
advice-pay = Borgaðu: { $cards }
advice-keep = Haltu: { $tickets }
advice-give = Láttu: { $cards }
advice-withdraw = Hættu við göngin
advice-goals = { $count ->
    [one] Áætlunin klárar { $count } lestarmiða: { $tickets }.
   *[other] Áætlunin klárar { $count } lestarmiða: { $tickets }.
}
advice-spare = Enginn lestarmiði er opinn: vagnarnir sem eftir eru fara þangað sem þeir gefa flest stig.
advice-given-up = Sleppir: { $tickets }.
advice-short = Enn vantar: { $cards }.
advice-turns = { $turns ->
    [one] Það tekur um { $turns } umferð; um { $left } eru eftir.
   *[other] Það tekur um { $turns } umferðir; um { $left } eru eftir.
}
advice-rivals = Í grenndinni: { $who }.
advice-risk = { $points ->
    [one] Að missa þessa leið kostar um { $points } stig.
   *[other] Að missa þessa leið kostar um { $points } stig.
}
advice-second = { $points ->
    [one] Næstbest, um { $points } stigi minna: { $move }.
   *[other] Næstbest, um { $points } stigum minna: { $move }.
}
advice-equal = Næstum eins gott: { $move }.
advice-show = Sýna á kortinu
advice-play = Leika þetta
advice-used = { $count ->
    [one] { $who } bað um ráð við { $count } ákvörðun.
   *[other] { $who } bað um ráð við { $count } ákvarðanir.
}
allow-advice = Leikmenn mega spyrja botta: hvað myndir þú gera?
advice-terms = Ráð frá bottum
advice-on = leyfð
advice-off = ekki leyfð

## Looking back on a game

refused-spectators = Eins margir og komast að fylgjast nú þegar með þessu borði; reyndu aftur síðar.
refused-reviews = Verið er að fara yfir mörg spil einmitt núna; reyndu aftur eftir smástund.
review-title = Litið um öxl
review-about = Hvar réðust úrslitin, hvað var heppni og hvað kunnátta? Þjónninn spilar áfram úr hverri umferð og það tekur allt að hálfa mínútu.
review-begin = Líta yfir spilið
review-thinking = Spilað er áfram úr hverri umferð …
review-won = Hvar úrslitin réðust
review-won-about = Vinningslíkur hvers leikmanns eftir hverja umferð: bottar spila áfram út frá því sem hann vissi. Saman eru þær færðar í 100 %.
review-turning = Vendipunktar
review-even = Engin umferð breytti miklu: þetta var jafnt til loka.
review-gains = { $who } bætir við sig { $percent }
review-loses = { $who } tapar { $percent }
review-luck = Heppni og kunnátta
review-luck-about = Úr hverju forskot hvers leikmanns á þann besta af hinum varð til; hlutarnir leggjast saman í það. Ákvarðanir eru bornar saman við sterkan botta og allt er þetta mat.
part-deal = Fyrstu spil og lestarmiðar
part-luck = Heppni í eigin umferðum
part-skill = Eigin ákvarðanir
part-others = Það sem hinir gerðu
part-end = Það sem lokin leiddu í ljós
review-margin = Forskot á: { $who }
review-cards = Spil eftir tegund
review-cards-about = Gefin eða dregin blint, í sviga hversu mörg mátti búast við; á eftir plúsnum þau sem tekin voru af borðinu.
review-spent = Í hvað umferðirnar fóru
spent-cards = Draga spil
spent-claims = Eigna sér leiðir
spent-tickets = Draga lestarmiða
spent-stations = Byggja lestarstöðvar
spent-withdrawn = Göng sem hætt var við
spent-passes = Segja pass
review-order = Leiðir og lestarmiðar í röð
happening-tickets = Lestarmiðar: { $tickets }
happening-done = Klárað: { $tickets }
happening-station = Lestarstöð: { $city }
## Í sama herbergi: eitt tæki og tjald á milli umferða

guest-here = Á þessu tæki
here-by-name = Einhver á þessu tæki
name-of-seat = Nafn í sæti { $number }
names-missing = Allir á þessu tæki þurfa sitt eigið nafn.
hand-on = Réttu tækið áfram
curtain-turn = { $who } á leik
curtain-first = { $who } velur fyrstu lestarmiðana
curtain-about = Réttið tækið áfram: { $who }. Hin líta undan.
curtain-lift = Ég er { $who }: sýna spilin mín
curtain-back = Aftur að tjaldinu: { $who }
curtain-held = { $who } er hér aftur

## Stigahjálp fyrir prentaða spilið

count-title = Telja stig í prentuðu spili
count-who = Borð og leikmenn
count-for = Hver á það sem lagt er
count-what = Hvað er lagt
count-name = Nafn við litinn: { $colour }
colour-madder = Rauður
colour-prussian = Blár
colour-gold = Gulur
colour-fir = Grænn
colour-ink = Svartur
count-tap-routes = Ýttu á leið á borðinu til að gefa hana: { $who }. Ýttu aftur til að taka hana burt. Eða finndu hana eftir borg.
count-tap-stations = Ýttu á borg á borðinu fyrir lestarstöð: { $who }. Ýttu aftur til að taka hana burt.
count-tap-tickets = Finndu lestarmiðana eftir borg og merktu við þá: { $who }.
count-no-match = Ekkert hér heitir þetta.
count-result = Telja stigin
count-back = Aftur að borðinu
count-anew = Byrja upp á nýtt
count-anew-sure = Hreinsa borðið og alla lestarmiða?

## A big screen as the board, and phones as hands

screen-choose = Þessi skjár sýnir aðeins borðið
screen-choose-about = Allir spila á síma, sem er þeirra hönd.
screen-use = Nota þennan skjá sem borð
screen-stop = Aðeins horfa á
screen-scan = Skannaðu til að setjast
screen-scan-about = Beindu myndavél símans hingað: hann verður spilahöndin þín. Hann þarf að vera á sama neti.
hand-back = Spilin mín
link-lost = Þessi hlekkur virkar aðeins á þessu tæki. Opnaðu síðuna á vistfangi þessarar tölvu í netinu þínu til að bjóða öðrum.

# links that got lost
lost-links = Týndist hlekkur?
lost-links-about = Nýr hlekkur gildir einu sinni, í öðru tæki; sá gamli opnar ekki sætið lengur.
