# Whistlestop á íslensku. Nöfn borga og leikmanna standa í nefnifalli.

## Home

home-title = Veldu kort og spilaðu.
home-lead = Sígildu lestaspilin, ókeypis fyrir alla: engin skráning, bjóddu vinum með hlekk og spilaðu við botta sem veita alvöru keppni.
choose-board = Leikborð
edition-usa = Bandaríkin
edition-europe = Evrópa
edition-nordic = Norðurlönd
own-board = Þitt eigið leikborð…
own-board-other = Önnur skrá…
own-board-unreadable = { $file } er ekki leikborðsskrá. Leikborðsskrá er JSON með borgum, leiðum og lestarmiðum.
own-board-faults = Þú getur ekki spilað á þessu leikborði enn:
players-two = 2 leikmenn
players-to = 2–{ $most } leikmenn
play = Spila
play-bots = strax, við botta
play-chosen = með sætunum sem þú valdir
play-friends = Spila með vinum
play-friends-about = Sendu hlekk eða kóða og sjáðu hver kemur.
play-screen = Á stóra skjánum
play-screen-about = Kortið í sjónvarpinu, spilin í símanum.
seats-change = Breyta
join-code = Hlekkur eða kóði
join-unreadable = Þetta er hvorki hlekkur né kóði. Kóði lítur svona út: plum-41.
replays = Endurspilanir
your-name = Nafnið þitt
usual-name = Þú
guest-name = Leikmaður
seat-number = Sæti { $number }
bot-of = Botti, { $level }
friend-by-link = Vinur (boð með hlekk)
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

## Cards: each sentence names the kinds itself, so that a language can inflect them

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
deck-left = { $count } eftir · { $used } kastspil
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
tickets-mine = Lestarmiðarnir mínir · { $count }

## A turn

your-turn = Þú átt leik
step-turn = dragðu spil, eignaðu þér leið eða dragðu lestarmiða
step-second = taktu annað spil
step-pay = veldu hvernig þú borgar
step-tunnel = borgaðu aukaspilin eða hættu við
step-give = borgaðu { $count } spil í viðbót að eigin vali
step-first-tickets = { $least ->
    [one] haltu minnst { $least } lestarmiða
   *[other] haltu minnst { $least } lestarmiðum
}
step-keep = { $least ->
    [one] haltu minnst { $least } lestarmiða
   *[other] haltu minnst { $least } lestarmiðum
}
step-pass = ekkert er hægt að gera: segðu pass
wait-for = { $who } á leik
wait-first-tickets = Hin eru að velja upphafsmiðana sína
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
more-payments = { $count ->
    [one] { $count } greiðsluleið í viðbót
   *[other] { $count } greiðsluleiðir í viðbót
}
sparing = ódýrast
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
give-title = Spil sem þú borgar í staðinn
give-left = { $count } eftir
give-card = { $kind ->
    [purple] Borga með fjólubláu spili
    [blue] Borga með bláu spili
    [orange] Borga með appelsínugulu spili
    [white] Borga með hvítu spili
    [green] Borga með grænu spili
    [yellow] Borga með gulu spili
    [black] Borga með svörtu spili
    [red] Borga með rauðu spili
   *[loco] Borga með dráttarvagni
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
players-more = Meira um leikmennina
player = Leikmaður
plate-you = þú
plate-to-move = á leik
plate-held = botti spilar
plate-covered = botti gerir þennan leik
plate-here = á netinu
plate-away = fjarverandi
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
# What a player drew: $first and $second in the sentences below.
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
   *[no] { $who } valdi upphafsmiðana sína
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (botti)
log-passed = { $me ->
    [yes] Þú sagðir pass
   *[no] { $who } sagði pass
}

## Waiting, and when things go wrong

waiting-title = Nýtt borð: { $board }
rematch-title = Annar leikur: { $board }
code = Kóði
whos-here = Hver eru komin
waiting-lead = Sendu hlekkinn, segðu kóðann eða láttu þau skanna þetta. Leikurinn hefst þegar öll sæti eru skipuð.
link = Hlekkur á þetta borð
link-copy = Afrita
link-copied = Afritað
chair-free = laust
sit-down = Setjast
start-with-bots = Byrja með bottum
start-with = Byrja með { $count }
start-fills = Bottar taka lausu sætin.
start-removes = Lausu sætin eru fjarlægð.
start-without = Botti spilar fyrir þau sem vantar þar til þau koma.
seat-awaited = ekki komin(n)
connecting = Tengist…
line-lost = Sambandið rofnaði. Tengist aftur… Leikurinn þinn er óhultur.

## Phrases

phrase-hello = Halló!
phrase-thanks = Takk!
phrase-well_played = Vel spilað!
phrase-good_game = Góður leikur!
phrase-oops = Úps!
phrase-one_moment = Augnablik
phrase-your_turn = Þú átt leik
phrase-again = Annan leik?

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

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

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
# What a route costs: $price in the sentences below.
price-of = hún kostar { $cards }{ $locos ->
    [0] { "" }
    [one] , þar af minnst { $locos } dráttarvagn
   *[other] , þar af minnst { $locos } dráttarvagna
}
held-none = ekkert
missing-of = { $of ->
    [locos] { $locos }
    [both] { $locos } og { $cards }
    [colour] { $cards }
   *[wild] { $cards } { $count ->
        [one] eða dráttarvagn
       *[other] eða dráttarvagnar
    }
}
exchange-of = , eða hvaða { $swap } spil sem er í stað hvers: til þess þarf { $need } önnur, þú átt { $have }
why-game-over = Leiknum er lokið.
why-first-tickets-due = Veldu fyrst upphafsmiðana þína; haltu minnst { $least }.
why-second-card-due = Taktu fyrst seinna spilið.
why-claim-payment-due = { $route }: veldu fyrst hvernig þú borgar.
why-station-payment-due = Lestarstöð, { $city }: veldu fyrst hvernig þú borgar.
why-keep-due = Veldu fyrst hvaða lestarmiðum þú heldur (minnst { $least }).
why-tunnel-due = Göngin kosta { $asked } spil í viðbót: borgaðu eða hættu við.
why-ferry-cards-due = { $route }: borgaðu fyrst { $give } spil í viðbót í stað dráttarvagna.
why-swap-cards-due = { $route }: borgaðu fyrst { $give } spil í viðbót í stað spila í sama lit.
why-nothing-to-keep = Engir lestarmiðar eru í boði; dragðu fyrst lestarmiða.
why-nothing-to-pay = Það er ekkert að borga; eignaðu þér fyrst leið eða byggðu lestarstöð.
why-nothing-to-give = Ekki þarf að borga nein spil; eignaðu þér fyrst leið.
why-no-tunnel = Hér eru engin göng að hætta við.
why-can-act = Þú getur aðeins sagt pass þegar ekkert annað er hægt.
why-not-in-row = Þetta spil snýr ekki upp: { $card } (upp snúa: { $row }).
why-loco-as-second = Seinna spilið má ekki vera dráttarvagn sem snýr upp.
why-no-cards = Ekkert spil er eftir til að draga óséð: bunkinn og kastspilin eru búin.
why-no-draw = Í þessari umferð er ekki hægt að draga lestarvagnsspil, ekki einu sinni þau sem snúa upp: bunkinn og kastspilin eru búin.
why-no-tickets = Engir lestarmiðar eru eftir til að draga.
why-keeps-too-few = Haltu minnst { $least } af lestarmiðunum sem þú dróst.
why-first-keeps-too-few = Haltu minnst { $least } af upphafsmiðunum þínum.
why-not-offered = Þú getur aðeins haldið lestarmiðum sem þú varst að draga: { $offer }.
why-first-not-offered = Þú getur aðeins haldið lestarmiðum sem þér voru gefnir: { $offer }.
why-route-taken = { $route }: { $owner } á þessa leið.
why-own-other-track = { $route }: þú átt þegar hina leiðina milli borganna; enginn leikmaður má eignast báðar.
why-other-track-closes = { $route }: { $owner } á hina leiðina; með { $seats } leikmönnum er þessi lokuð.
why-too-few-trains = { $route }: hér þarf { $need ->
    [one] { $need } vagn
   *[other] { $need } vagna
}, en þú átt { $have ->
    [0] engan
    [one] aðeins { $have }
   *[other] aðeins { $have }
} eftir.
why-cards-short = { $route }: þú átt ekki spilin fyrir leiðina; { $price }. Þú átt: { $held }. Vantar: { $missing }{ $exchange }.
why-wrong-count = { $route }: þetta er rangur fjöldi spila fyrir leiðina; { $price }. Þú átt: { $held }.
why-wrong-colour = { $route }: þetta er rangur litur fyrir leiðina; { $price }. Þú átt: { $held }.
why-loco-not-wild = { $route }: dráttarvagnar eru hér jókerar aðeins í göngum og á ferjum, og þessi leið er hvorugt; { $price }. Þú átt: { $held }.
why-loco-not-on-swap = { $route }: dráttarvagnar eru ekki jókerar hér, en mega vera meðal þeirra { $swap } spila sem koma í stað eins (á hendi: { $hand }).
why-ferry-needs-locos = { $route }: of fáir dráttarvagnar fyrir leiðina; { $price }. Þú átt: { $held }{ $swap ->
    [0] { "" }
    [one] ; hvaða { $swap } spil sem er getur komið í stað dráttarvagns
   *[other] ; hvaða { $swap } spil sem er geta komið í stað dráttarvagns
}.
why-no-substitutes = { $route }: á þessari leið mega önnur spil ekki koma í staðinn; { $price }. Þú átt: { $held }.
why-ferry-subs-short = Þú átt ekki nógu mörg spil: fyrir hvern dráttarvagn sem þú skiptir út þarf { $swap } önnur (á hendi: { $hand }).
why-swap-subs-short = Þú átt ekki nógu mörg spil: fyrir hvert spil sem þú skiptir út þarf { $swap } önnur (á hendi: { $hand }).
why-not-held = Þú ert ekki með þessi spil; { $price } (á hendi: { $hand }).
why-give-not-held = Þú ert ekki með þetta spil til að borga með: { $card } (á hendi: { $hand }).
why-give-order = Borgaðu þessi spil í litaröð: fyrst { $card }, svo { $last }.
why-give-runs-out = Byrjaðu á fyrri lit; { $card } og litirnir á eftir duga ekki í það sem enn vantar: { $give } spil.
why-tunnel-wrong-count = Göngin kosta { $asked } spil í viðbót; borgaðu með { $locos ->
    [yes] dráttarvögnum eingöngu
   *[no] þessum lit eða dráttarvögnum: { $laid }
} (þú átt: { $held }), eða hættu við.
why-tunnel-wrong-colour = Göngin kosta { $asked } spil í viðbót; borgaðu með litnum sem þú spilaðir út ({ $laid }) eða með dráttarvögnum (þú átt: { $held }), eða hættu við.
why-tunnel-only-locos = Þú spilaðir aðeins út dráttarvögnum, svo þú getur aðeins bætt við dráttarvögnum (þú átt: { $held }); göngin kosta { $asked } spil í viðbót. Þú getur líka hætt við.
why-tunnel-not-held = Þú ert ekki með þessi spil (á hendi: { $hand }); göngin kosta { $asked } spil í viðbót. Þú getur líka hætt við.
why-no-stations-here = Þessi leikur er spilaður án lestarstöðva.
why-stations-spent = Þú hefur byggt allar lestarstöðvarnar þínar.
why-city-taken = { $city }: { $owner } á hér lestarstöð; í hverri borg má aðeins vera ein.
why-station-cards-short = Næsta lestarstöð þín kostar { $cost ->
    [one] { $cost } spil
   *[other] { $cost } spil í sama lit
}, og dráttarvagnar eru jókerar (á hendi: { $hand }). Vantar: { $missing }.
why-station-wrong-count = Þessi lestarstöð kostar { $cost ->
    [one] { $cost } spil
   *[other] { $cost } spil í sama lit
}, og dráttarvagnar eru jókerar (á hendi: { $hand }).

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } er ekki aðgerð; aðgerðir byrja á: { $verbs }.
why-stands-alone = „{ $verb }“ stendur eitt og sér.
why-takes-one = Á eftir „{ $verb }“ kemur { $noun ->
    [card] eitt spil
    [route] ein leið
   *[city] ein borg
}, eins og í „{ $example }“.
why-no-such = Hér er { $noun ->
    [card] ekkert spil
    [route] engin leið
    [city] engin borg
   *[ticket] enginn lestarmiði
} { $word }{ $hint ->
    [yes] ; áttirðu við { $near }?
   *[no] .
}
why-named-twice = Hvern lestarmiða má aðeins nefna einu sinni.
why-payment-form = Greiðsla nefnir einn lit, svo loco, svo sub, hvert með tölu, eins og „pay red 2 loco 1“.
why-nothing-played = Enn er ekkert til að afturkalla.
rule-button = Sjá regluna
rule-number = Regla { $rule }

## What the server refuses

refused-begun = Þessi leikur er þegar hafinn; þú getur fylgst með eða stofnað þitt eigið borð.
refused-no-chair = Þetta sæti er ekki lengur laust; veldu annað eða stofnaðu þitt eigið borð.
refused-name-signs = Í nöfnum og orðum mega aðeins vera sýnileg tákn, og engin bil fremst eða aftast.
refused-name-long = Þetta nafn eða orð er of langt; veldu styttra.
refused-name-taken = Einhver hér heitir þegar { $name }; veldu annað nafn.
refused-chair-taken = Þetta sæti er upptekið.
refused-not-ready = Spilin eru aðeins gefin þegar öll sæti eru skipuð, og aðeins einu sinni.
refused-dealing = Verið er að gefa spilin; bíddu augnablik.
refused-deal = Ekki tókst að gefa spilin; reyndu aftur, eða yfirgefðu sætið og stofnaðu nýtt borð.
refused-no-link = Aðeins sæti manneskju hefur hlekk.
refused-stale = Leikurinn hefur haldið áfram; líttu aftur á stöðuna og ákveddu svo.
refused-turn = Þú átt ekki leik; { $who } á leik.
refused-not-your-turn = Þú átt ekki leik.
refused-chosen = Þú hefur þegar valið upphafsmiðana þína; bíddu eftir hinum.
refused-undo-first = Þú getur ekki afturkallað þetta: val á upphafsmiðum er endanlegt.
refused-undo-acted = Þú getur ekki afturkallað þetta: einhver annar hefur leikið síðan.
refused-undo-shown = Þú getur ekki afturkallað þetta: það leiddi eitthvað nýtt í ljós.
refused-hold = Botti getur aðeins tekið sæti annarrar manneskju, og aðeins ef botti spilar ekki þar þegar.
refused-hold-here = Botti getur aðeins tekið við af þeim sem hefur verið fjarverandi í að minnsta kosti mínútu.
refused-hold-asked = Þú hefur þegar beðið um þetta; hin þurfa að samþykkja.
refused-held = Botti spilar þegar fyrir þig.
refused-own-chair = Þú ert þegar í sætinu þínu.
refused-paused = Hlé er á leiknum; haltu fyrst áfram.
refused-pause-clock = Aðeins er hægt að gera hlé á leik með klukku.
refused-pause-said = Þú hefur þegar beðið um það; hin þurfa að samþykkja.
refused-again = Þú getur byrjað einn nýjan leik með sama hópi, þegar þessum er lokið.
refused-not-dealt = Spilin hafa ekki verið gefin; enn eru laus sæti.
refused-over = Þessum leik er lokið.
refused-busy = Netþjónninn nær ekki í borðin sín núna; reyndu aftur eftir smástund.
refused-work = Netþjónninn er upptekinn við annað; reyndu aftur eftir smástund.
refused-broken = Eitthvað fór úrskeiðis á netþjóninum; endurhladdu síðuna til að sjá leikinn.
refused-tables = Þú átt { $count ->
    [one] { $count } ókláraðan leik
   *[other] { $count } ókláraða leiki
}; kláraðu einn áður en þú byrjar annan.
refused-fast = Of margar beiðnir í einu; bíddu augnablik og reyndu aftur.
refused-version = Þessi síða er úrelt (netþjónninn notar útgáfu { $version }); endurhladdu hana.
refused-newer = Nýrri útgáfa af Whistlestop vistaði þetta borð; uppfærðu netþjóninn til að halda áfram.
refused-damaged = Þetta borð er skemmt í gagnagrunni netþjónsins og getur ekki haldið áfram; nánari upplýsingar eru í atburðaskrá hans.
refused-older = Þessi útgáfa af Whistlestop getur ekki haldið áfram með þetta borð; borðið sjálft er óbreytt.
refused-link = Þessi hlekkur tilheyrir ekki sæti við þetta borð; biddu gestgjafann um nýjan.
refused-void = Þessi hlekkur gildir ekki lengur; biddu gestgjafann um þann nýja.
refused-invitation = Þessi hlekkur er boð í sæti; opnaðu hann og taktu sætið fyrst.
refused-invitation-used = Þetta boð hefur verið notað eða því skipt út; biddu gestgjafann um nýtt.
refused-claim-here = Þetta tæki er þegar við borðið; opnaðu boðið í tækinu sem á að spila.
refused-closed = Áhorfendur eru ekki leyfðir við þetta borð.
refused-looking-on = Þú fylgist með; aðeins leikmenn geta þetta.
refused-host = Aðeins gestgjafinn getur þetta.
refused-unknown = Þetta borð er ekki til; er hlekkurinn heill?
refused-code = Ekkert borð er með þennan kóða; kóðar falla úr gildi þegar leik lýkur.
refused-record = Skrá leiksins, ásamt fræinu, er aðgengileg þegar leiknum er lokið.
refused-otherwise = Þetta gekk ekki; endurhladdu síðuna og reyndu aftur.
## The menu, the sheet on a phone, and the seas

menu = Valmynd
theme = Útlit
theme-device = Eins og tækið
theme-light = Ljóst
theme-dark = Dökkt
sound = Hljóð
sound-all = Öll
sound-turn = Ég á leik
sound-off = Engin
volume = Hljóðstyrkur
chair-link = Sætið mitt í öðru tæki
chair-link-about = Þessi leynilegi hlekkur er sætið þitt: hver sem hefur hann getur séð spilin þín og spilað fyrir þig. Haltu honum fyrir þig.
leave-table = Fara frá borðinu
leave-question = Viltu fara frá borðinu? Botti spilar fyrir þig; með hlekknum þínum kemstu aftur að borðinu.
leave = Fara
stay = Vera áfram
zoom-in = Stækka
zoom-out = Minnka
whole-board = Allt leikborðið
sheet = Spil, lestarmiðar og gangur leiksins
tab-cards = Spil { $count }
tab-tickets = Miðar { $count }
more-lines = { $count } í viðbót
tab-routes = Leiðir { $count }
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
path-drawn = Lengsta óslitna leiðin, sýnd í gylltum lit: { $who }
show-title = Lokatalning
show-routes = Stig fyrir leiðir hingað til. Nú eru lestarmiðarnir sýndir.
show-station = Lestarstöð, { $city }: fær lánaða leiðina { $a } – { $b }
show-station-idle = Lestarstöð, { $city }: hennar var ekki þörf
show-done = { $a } – { $b }: kláraður
show-missed = { $a } – { $b }: ókláraður
show-stations-left = { $count ->
    [one] { $count } óbyggð lestarstöð
   *[other] { $count } óbyggðar lestarstöðvar
}
show-longest = { $shares ->
    [one] { $who } á lengstu óslitnu leiðina
   *[other] { $who } eru jöfn með lengstu óslitnu leið, og öll fá stigin
}
show-globetrotter = { $shares ->
    [one] { $who } er Globetrotter, með flesta kláraða lestarmiða
   *[other] { $who } eru Globetrotter saman, með jafnmarga kláraða lestarmiða
}
show-race = Hver á lengstu óslitnu leiðina?
show-told = Talið hingað til
show-back = Til baka
show-next = Áfram
show-pause = Hlé
show-go-on = Halda áfram
show-skip = Úrslit
show-watch = Horfa á talninguna
share-picture = Mynd af leikborðinu
share-drawing = Verið er að teikna myndina…
tie-completed = { $who } og { $other } eru jöfn að stigum; { $who } er ofar með fleiri kláraða lestarmiða
tie-stations = { $who } og { $other } eru jöfn að stigum; { $who } er ofar með færri byggðar lestarstöðvar
tie-longest = { $who } og { $other } eru jöfn að stigum; { $who } er ofar með lengri óslitna leið
tie-shared = { $who } og { $other } eru jöfn í öllu og deila sætinu
won-by = { $part ->
    [routes] Leiðirnar réðu úrslitum
    [long] Leiðir með { $length } vögnum eða fleiri réðu úrslitum
    [tickets] Lestarmiðarnir réðu úrslitum
    [missed] Ókláruðu miðarnir réðu úrslitum
    [stations] Óbyggðu lestarstöðvarnar réðu úrslitum
    [longest] Lengsta óslitna leiðin réð úrslitum
   *[globetrotter] Globetrotter réð úrslitum
}: { $who } { $points }, { $other } { $than }
back-to-results = Aftur í úrslitin
chart-title = Stigin í gegnum leikinn
chart-turn = Umferð { $turn }
chart-last = síðasta umferð
chart-read = Velja umferð
chart-table = Sýna sem töflu
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
deal-alarm = Þessi gjöf stóðst ekki athugunina: einhver hefur átt við hana.
deal-verify = Sæktu skrá leiksins og athugaðu hvert spil:
record-download = Sækja skrá leiksins
again-told = Nýr leikur er tilbúinn.
again-follow = Vera með
## Progress of tickets, tunnels, lists and keyboard

goal-done = kláraður
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
plan = Áætlun
plan-pencil = Blýantur
plan-this-way = Setja í áætlun
odds-more = { $count ->
    [0] ekkert meira
    [one] { $count } spil í viðbót
   *[other] { $count } spil í viðbót
}
odds-sure = Þú getur borgað hvað sem kemur upp.
odds-can = Þú getur borgað í { $percent } tilvika.
odds-before = Líkurnar áður en spilunum var snúið við
cards-any = { $count } að eigin vali
keeps-cards = sparar { $cards }
give-less = Taka til baka: { $cards }
give-done = Borga { $count } spil
tunnel = Göng
tunnel-laid = Þú spilaðir út: { $cards }. Hvert spil í þeim lit og hver dráttarvagn sem kemur upp kostar eitt spil í viðbót.
tunnel-more = eitt í viðbót
tunnel-none = ekkert
tunnel-extra = { $count ->
    [0] ekkert aukaspil
    [one] { $count } aukaspil
   *[other] { $count } aukaspil
}
tunnel-paid = greitt
tunnel-withdrawn = hætt við
tunnel-too-dear = Þú átt ekki aukaspilin sem göngin kosta.
tunnel-through = Ekkert meira að borga: þú kemst í gegn.
tunnel-on = Halda áfram
tickets-sure = Þetta tekur alla umferðina þína og verður ekki afturkallað.
lists = Leikborðið sem listar
list-claims = Leiðir sem þú getur eignað þér
list-no-claims = Engin í bili
routes-all = Allar { $count }
routes-mine = Miðarnir mínir { $count }
routes-for-tickets = Fyrir lestarmiðana þína
routes-others = Aðrar, flest stig fyrst
routes-by-points = Flest stig fyrst
route-serves = fyrir { $tickets }
double-tracks = Tvöföld leið: hvor?
routes-found = { $count ->
    [one] { $count } leið fannst
   *[other] { $count } leiðir fundust
}
list-sites = Borgir þar sem þú getur byggt lestarstöð
list-cities = Leiðir eftir borgum
list-city = Borg
list-owners = Hver á hvað
list-nothing = ekkert enn
list-stations = Lestarstöðvar: { $cities }
keys = Flýtilyklar
keys-arrows = Örvalyklar
keys-on = Nota flýtilykla
close = Loka
words-label = Skrifaðu aðgerð, til dæmis „draw red“
words-play = Leika
last-round-about = { $count ->
    [one] { $count } leikur eftir, svo eru stigin talin.
   *[other] { $count } leikir eftir, svo eru stigin talin.
}
key-row = taka spil sem snýr upp
key-deck = taka spil úr bunkanum
key-tickets = draga lestarmiða
key-claim = eigna sér leið eða byggja lestarstöð
key-pencil = teikna áætlunina mína
key-arrows = fara milli auðkenndra leiða og borga
key-enter = velja
key-escape = hætta við
key-undo = afturkalla
key-pass = segja pass, ef ekkert annað er hægt
key-lists = leikborðið sem listar
key-words = skrifa aðgerð
key-keys = flýtilyklar
## Starting and joining a table

guest-bot = Botti
guest-friend = Vinur
guest-by-link = með hlekk
name-missing = Sláðu fyrst inn nafnið þitt.
offline-title = Ekkert netsamband.
offline-about = Þú getur lesið reglurnar; netþjóninn þarf til að spila.
server-silent = Netþjónninn svarar ekki. Athugaðu nettenginguna og reyndu aftur.
more-options = Hraði, hver byrjar, húsreglur
who-begins = Hver byrjar
begins-lot = Af handahófi
pace = Hraði
pace-relaxed = Í rólegheitum
pace-live = Í beinni
pace-days = Á nokkrum dögum
pace-about-relaxed = Engin klukka: allir taka sér þann tíma sem þarf.
pace-about-live = Hver leikmaður á tímabanka sem stækkar með hverri umferð. Þegar hann tæmist gerir botti einn leik fyrir þig.
pace-about-days = Spilaðu þegar þú hefur tíma; borðið bíður dögum saman.
time-for-a-move = Tími fyrir hvern leik
time-bank = Tími fyrir hvern leikmann
bank-and-increment = { $bank } + { $increment } á umferð
absent-level = Botti fyrir fjarverandi leikmenn
bot-speed = Hraði botta
bot-speed-instant = Samstundis
bot-speed-quick = Hratt
bot-speed-relaxed = Í rólegheitum
allow-onlookers = Leyfa áhorfendur
list-table = Sýna meðal opinna borða
house-rules = Húsreglur
rules-changed = { $count ->
    [one] { $count } breytt
   *[other] { $count } breyttar
}
rules-printed = Aftur í prentuðu reglurnar
my-tables = Borðin þín
tables-all = Öll ({ $count })
table-waiting = bíður eftir leikmönnum
table-playing = hin eru að spila
open-tables = Opin borð
table-of = Borð: { $who }
table-playing-now = í gangi
chairs-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
join-table = Vera með
watch-table = Fylgjast með
invite-title = Bjóddu vinum þínum
link-for-cameras = QR-kóði fyrir þennan hlekk
link-share = Deila
share-text = Komdu í lestaspil með mér.
sit-title = Fáðu þér sæti
sit-where = Liturinn þinn
name-taken = Einhver hér heitir þegar { $who }. Veldu annað nafn.
seat-a-bot = Frekar botta…
bot-on-chair = Bæta botta í sæti { $number }
new-link = Nýr hlekkur
new-link-for = Sendu þennan hlekk (viðtakandi: { $who }). Hann gildir einu sinni og allir sjá að sætið skipti um hendur. Gamli hlekkurinn gildir ekki lengur.
waiting-for = { $count ->
    [0] Allir eru komnir.
    [one] { $count } sæti er enn laust.
   *[other] { $count } sæti eru enn laus.
}
stand-up = Fara frá borðinu
onlookers = Áhorfendur
onlookers-welcome = leyfðir
onlookers-none = ekki leyfðir
server-gone = Netþjónninn hefur ekki svarað um stund. Borðið þitt er óhult: reyndu aftur, eða komdu aftur á þessa síðu seinna.
next-try = Reynt aftur eftir { $seconds } sek.
try-now = Reyna núna
unknown-title = Hér er ekkert að finna
unknown-about = Kannski er hlekkurinn ekki heill eða orðinn úreltur.
closed-title-unknown = Borðið fannst ekki
closed-unknown = Er hlekkurinn heill? Fáðu hann sendan aftur, eða stofnaðu þitt eigið borð.
closed-title-void = Þessi hlekkur gildir ekki lengur
closed-void = Gestgjafinn hefur búið til nýjan hlekk fyrir þetta sæti. Biddu um þann nýja; þú getur samt litið á borðið.
closed-title-private = Þetta er einkaborð
closed-private = Áhorfendur eru ekki leyfðir við þetta borð. Ef þú átt sæti hér skaltu opna það með þínum eigin hlekk.
look-at-table = Líta á borðið
take-seat-title = Taka sætið: { $who }
take-seat-about = Gestgjafinn bjó þennan hlekk til fyrir sætið. Hann gildir einu sinni og færir spilin og lestarmiðana í þetta tæki; allir við borðið sjá að sætið skipti um hendur.
take-seat = Taka sætið
take-seat-elsewhere-title = Opnaðu þennan hlekk í hinu tækinu
take-seat-elsewhere = Þetta tæki er þegar gestgjafi eða spilar við þetta borð, og enginn á að sjá spil tveggja leikmanna. Skannaðu kóðann með tækinu sem á að spila, eða sendu hlekkinn. Viðtakandi: { $who }.
held-clock = Tíminn þinn rann út þrisvar í röð.
held-left = Þú fórst frá borðinu.
held-asked = Hin báðu um botta.
covered-you = Tíminn þinn rann út, svo botti gerir þennan leik. Spilaðu til að taka aftur við.
paused-idle = Hlé er á leiknum því enginn var að spila.
paused-agreed = Hlé er á leiknum.
paused-left = Hlé er á leiknum því allir eru farnir.
pause-continue = Halda áfram
pause-ask = Gera hlé á leiknum
pause-wanted = Beðið um hlé: { $who }.
pause-agree = Gera hlé
pause-asked = Þú baðst um hlé; hin þurfa að samþykkja.
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
rule-seats_min = Lágmarksfjöldi leikmanna
rule-seats_max = Hámarksfjöldi leikmanna
rule-trains = Lestarvagnar á leikmann
rule-stations = Lestarstöðvar á leikmann
rule-first_long = Miðar með langri leið, gefnir í byrjun
rule-first_tickets = Lestarmiðar gefnir í byrjun
rule-first_keep = Upphafsmiðar sem þarf að halda (lágmark)
rule-first_return = Upphafsmiðar sem er skilað fara undir bunkann
rule-ticket_draw = Lestarmiðar dregnir í umferð
rule-ticket_keep = Dregnir miðar sem þarf að halda (lágmark)
rule-ticket_return = Miðar sem er skilað fara undir bunkann
rule-loco_draw = Dráttarvagn sem snýr upp jafngildir svona mörgum spilum
rule-row_flush = Dráttarvagnar sem hreinsa röðina (0: aldrei)
rule-draw_without_deck = Spil sem snúa upp má draga þótt bunki og kastspil séu búin
rule-wild_plain = Dráttarvagnar eru jókerar á venjulegum leiðum
rule-double_from = Báðar leiðir tvöfaldra leiða eru opnar frá þessum fjölda leikmanna
rule-ferry_swap = Spil í stað dráttarvagns á ferju (0: engin)
rule-tunnel_cards = Spil sem snúið er við í göngum
rule-station_points = Stig fyrir hverja óbyggða lestarstöð
rule-last_round_trains = Síðasta umferð hefst þegar svona margir vagnar eða færri eru eftir
rule-longest_bonus = Stig fyrir lengstu óslitnu leið
rule-globetrotter_bonus = Globetrotter: stig fyrir flesta kláraða miða
rule-ties_by_length = Lengri leið sker síðast úr um jafntefli
rule-turn_limit = Hámarksfjöldi umferða á leikmann
rule-route_points = Stig fyrir leiðir, eftir lengd
refused-talk = Þú sendir skilaboð of hratt; bíddu augnablik.

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

## The rulebook; its texts are in rules.ftl

rules = Reglur
## Learning

learn-to-play = Læra að spila
learn-first = Í fyrsta sinn hér?
learn-first-about = Fyrsti leikurinn með leiðsögn, á fimm mínútum.
lesson-asks-usa = Hvernig er spilað? Leikur með leiðsögn
lesson-asks-ferries = Hvernig virka ferjur?
lesson-asks-tunnels = Hvernig virka göng?
lesson-asks-stations = Hvernig virka lestarstöðvar?
lesson-asks-nordic = Hvað er öðruvísi á Norðurlöndum?
# Replay
refused-reel = Ekki er hægt að endurspila þennan leik því að skrá hans er skemmd, ófullkomin eða breytt.
look-back = Endurspila
finished-games = Leikir sem er lokið
replay-title = Endurspilun
replay-open = Opna skrá leiks
replay-lead = Veldu skrá leiks, eða dragðu hana hingað, til að endurspila hann skref fyrir skref.
replay-loading = Hleður endurspilun…
replay-begin = Upphaf leiksins
replay-first = Fremst
replay-back = Skref til baka
replay-on = Skref áfram
replay-last = Aftast
replay-play = Spila
replay-scrub = Staður í leiknum
replay-at = { $at } af { $count }
replay-speed = Hraði
replay-claims = Aðeins leiðir
replay-eyes = Sjónarhorn
replay-open-hands = öll spil opin
replay-more = Meira
replay-link = Hlekkur á þetta augnablik
replay-link-file = Fyrir þau sem eiga sömu skrá.
replay-continue = Halda áfram héðan
replay-continue-about = Þú tekur eitt sæti, bottar hin. Spilin eru áfram eins og þau voru gefin.
replay-chair = Sætið þitt
replay-bots = Hin
replay-save = Vista sem eina HTML-skrá
replay-verify = Athuga gjöfina
replay-no-deal = Þessi leikur hófst í uppsettri stöðu, svo ekki var gefið.
replay-lines-kept = Athugað í þessum vafra: engri línu skrárinnar var breytt.
replay-lines-broken = Línu í skránni var breytt!
replay-offered = Lestarmiðar í boði
replay-laid = Spilað út
replay-turned = Snúið við
replay-played = { $count ->
    [one] Endurspilað línu fyrir línu: { $count } ákvörðun og hún er rétt.
   *[other] Endurspilað línu fyrir línu: allar { $count } ákvarðanirnar eru réttar.
}
## What would you do?

refused-advice = Engin ráð eru gefin við þetta borð.
advice-ask = Hvað myndir þú gera?
advice-who = Hvern á að spyrja
advice-thinking = Hugsar…
advice-claim = Eignaðu þér { $a } – { $b }
advice-station = Byggðu lestarstöð: { $city }
advice-pay = Borgaðu: { $cards }
advice-keep = Haltu: { $tickets }
advice-give = Borgaðu: { $cards }
advice-withdraw = Hættu við göngin
advice-goals = { $count ->
    [one] Áætlunin klárar { $count } lestarmiða: { $tickets }.
   *[other] Áætlunin klárar { $count } lestarmiða: { $tickets }.
}
advice-spare = Engir lestarmiðar eftir til að klára: vagnar sem ganga af fara þangað sem þeir gefa flest stig.
advice-given-up = Gefst upp á: { $tickets }.
advice-short = Enn vantar: { $cards }.
advice-turns = { $turns ->
    [one] Það tekur um { $turns } umferð; um { $left } eru eftir.
   *[other] Það tekur um { $turns } umferðir; um { $left } eru eftir.
}
advice-rivals = Keppinautar í grenndinni: { $who }.
advice-risk = { $points ->
    [one] Að missa þessa leið kostar um { $points } stig.
   *[other] Að missa þessa leið kostar um { $points } stig.
}
advice-second = { $points ->
    [one] Næstbest, um { $points } stigi minna: { $move }.
   *[other] Næstbest, um { $points } stigum minna: { $move }.
}
advice-equal = Næstum eins gott: { $move }.
advice-show = Sýna á leikborðinu
advice-play = Leika þetta
advice-used = { $count ->
    [one] { $who } bað um ráð við { $count } ákvörðun.
   *[other] { $who } bað um ráð við { $count } ákvarðanir.
}
allow-advice = Leikmenn mega biðja botta um ráð
advice-terms = Ráð frá bottum
advice-on = leyfð
advice-off = ekki leyfð

## Game review

refused-spectators = Fleiri áhorfendur komast ekki að við þetta borð; reyndu aftur síðar.
refused-reviews = Verið er að fara yfir of marga leiki einmitt núna; reyndu aftur eftir smástund.
review-title = Yfirferð leiksins
review-about = Hvar réðust úrslitin, og hve mikið var heppni eða kunnátta? Netþjónninn spilar leikinn til enda úr hverri umferð og það tekur allt að hálfa mínútu.
review-begin = Fara yfir leikinn
review-thinking = Leikurinn er spilaður til enda úr hverri umferð…
review-won = Hvar úrslitin réðust
review-won-about = Vinningslíkur hvers leikmanns eftir hverja umferð: bottar spila leikinn til enda út frá því sem sá leikmaður vissi. Líkurnar eru kvarðaðar svo að þær verði samtals 100%.
review-rough = Til bráðabirgða: grófar líkur eftir fáeina leiki, sem skýrast umferð eftir umferð.
review-turning = Vendipunktar
review-even = Engin ein umferð réð úrslitum: leikurinn var jafn allt til loka.
review-gains = { $who } bætir við sig { $percent }
review-loses = { $who } tapar { $percent }
review-luck = Heppni og kunnátta
review-luck-about = Úr hverju forskot hvers leikmanns á þann besta af hinum varð til; hlutarnir leggjast saman í það. Ákvarðanir eru bornar saman við ákvarðanir sterks botta og allt er þetta mat.
part-deal = Upphafsspil og upphafsmiðar
part-luck = Heppni í eigin umferðum
part-skill = Eigin ákvarðanir
part-others = Það sem hin gerðu
part-end = Það sem lokin leiddu í ljós
review-margin = Forskot á: { $who }
review-cards = Spil eftir tegund
review-cards-about = Spil gefin eða dregin óséð (í sviga hve mörgum mátti búast við), plús þau sem tekin voru úr röðinni.
review-spent = Í hvað umferðirnar fóru
spent-cards = Draga spil
spent-claims = Eigna sér leiðir
spent-tickets = Draga lestarmiða
spent-stations = Byggja lestarstöðvar
spent-withdrawn = Hætta við göng
spent-passes = Segja pass
review-order = Leiðir og lestarmiðar í röð
happening-tickets = Lestarmiðar: { $tickets }
happening-done = Klárað: { $tickets }
happening-station = Lestarstöð: { $city }
## One device for all: it is passed on between turns, and the cards are hidden meanwhile

guest-here = Á þessu tæki
here-by-name = Einhver á þessu tæki
name-of-seat = Nafn í sæti { $number }
names-missing = Allir á þessu tæki þurfa sitt eigið nafn.
hand-on = Rétta tækið áfram
curtain-turn = { $who } á leik
curtain-first = { $who } velur upphafsmiða
curtain-about = Réttið tækið áfram: { $who }. Þið hin, lítið undan.
curtain-lift = Ég er { $who }: sýna spilin mín
curtain-back = Til baka: { $who } á leik
curtain-held = { $who } er hér aftur

## Scoring a tabletop game

count-title = Telja stig í borðspili
count-who = Borð og leikmenn
count-for = Leikmaður
count-what = Hvað á að leggja
count-name = Nafn við litinn: { $colour }
colour-madder = Rauður
colour-prussian = Blár
colour-gold = Gulur
colour-fir = Grænn
colour-ink = Svartur
count-tap-routes = Ýttu á leið á leikborðinu til að skrá hana: { $who }. Ýttu aftur til að fjarlægja hana. Eða leitaðu eftir borg.
count-tap-stations = Ýttu á borg á leikborðinu til að setja þar lestarstöð: { $who }. Ýttu aftur til að fjarlægja hana.
count-tap-tickets = Leitaðu að lestarmiðunum eftir borg og merktu við þá: { $who }.
count-no-match = Ekkert fannst.
count-result = Telja stigin
count-back = Aftur að leikborðinu
count-anew = Byrja upp á nýtt
count-anew-sure = Hreinsa leikborðið og alla lestarmiða?

## A big screen as the board, phones for the cards

screen-choose = Þessi skjár sýnir aðeins leikborðið
screen-choose-about = Allir spila á eigin síma sem sýnir spilin þeirra.
screen-use = Nota þennan skjá sem leikborð
screen-stop = Aðeins fylgjast með
screen-shows = sést á stóra skjánum
screen-looks = { $who } skoðar { $route }: { $points } { $points ->
        [one] stig
       *[other] stig
    }
screen-late = Of seint? Skannaðu til að vera með eða fylgjast með.
screen-scan = Skannaðu til að taka sæti
screen-scan-about = Beindu myndavél símans hingað og hann sýnir spilin þín. Hann þarf að vera á sama neti.
hand-back = Spilin mín
link-lost = Þessi hlekkur virkar aðeins í þessu tæki. Opnaðu síðuna á netvistfangi þessarar tölvu til að bjóða öðrum.

# Lost links
lost-links = Týndist hlekkur?
lost-links-about = Nýr hlekkur gildir einu sinni, í öðru tæki; gamli hlekkurinn gildir ekki lengur.
