# Whistlestop na hrvatskom. Tijek igre priča u prezentu jer rod igrača ne znamo; imena gradova se ne sklanjaju.

## Home

home-title = Odaberi zemljovid i igraj.
home-lead = Klasične igre s vlakovima, otvorene svima: bez računa, prijatelji preko poveznice, botovi koji dobro igraju.
choose-board = Ploča
edition-usa = SAD
edition-europe = Europa
edition-nordic = Nordijske zemlje
own-board = Tvoja ploča…
own-board-other = Druga datoteka…
own-board-unreadable = { $file } nije datoteka ploče. Datoteka ploče je JSON s gradovima, rutama i odredišnim kartama.
own-board-faults = Na ovoj ploči još ne možeš igrati:
players-two = 2 igrača
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
plate-covered = ovaj potez igra bot
plate-here = tu je
plate-away = nije tu
plate-taken-over = nova poveznica
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
seat-taken-over = { $who }: mjesto je preuzeto novom poveznicom.
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
# A line of the log that tells what a bot did for a person.
log-by-bot = { $line } (bot)
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
score-stations = Kolodvori
score-total = Ukupno
place = { $place }. mjesto
completed = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
longest = { $count ->
    [one] { $count } vagon
    [few] { $count } vagona
   *[other] { $count } vagona
}
tickets-of = Odredišne karte: { $who }
ticket-done = ispunjena
ticket-missed = neispunjena

## Why not: what the rules object to. A sentence is shown alone, and in a terminal as a part of another

card-name = { $kind ->
    [purple] ljubičasta
    [blue] plava
    [orange] narančasta
    [white] bijela
    [green] zelena
    [yellow] žuta
    [black] crna
    [red] crvena
   *[loco] lokomotiva
}
cards-none = nema karata
cards-alike = { $count } iste boje
price-of = cijena: { $cards }{ $locos ->
    [0] { "" }
    [one] , od toga barem { $locos } lokomotiva
    [few] , od toga barem { $locos } lokomotive
   *[other] , od toga barem { $locos } lokomotiva
}
why-game-over = Igra je završena.
why-first-tickets-due = Najprije odaberi svoje prve odredišne karte: zadrži barem { $least }.
why-second-card-due = Najprije uzmi drugu kartu.
why-claim-payment-due = { $route }: najprije odaberi kako plaćaš.
why-station-payment-due = Kolodvor, { $city }: najprije odaberi kako plaćaš.
why-keep-due = Najprije odaberi koje odredišne karte zadržavaš: barem { $least }.
why-tunnel-due = Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}: plati ili odustani.
why-ferry-cards-due = { $route }: najprije daj još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umjesto lokomotiva.
why-swap-cards-due = { $route }: najprije daj još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umjesto karata iste boje.
why-nothing-to-keep = Nema odredišnih karata za odabir; najprije povuci odredišne karte.
why-nothing-to-pay = Nema se što platiti; najprije postavi rutu ili izgradi kolodvor.
why-nothing-to-give = Ne traži se nijedna karta; najprije postavi rutu.
why-no-tunnel = Nema tunela od kojeg možeš odustati.
why-can-act = Dalje možeš samo kad nijedan drugi potez nije moguć.
why-not-in-row = Ova karta nije licem prema gore: { $card }. Licem prema gore: { $row }.
why-loco-as-second = Druga karta ne može biti lokomotiva licem prema gore.
why-no-cards = Nema više karata za izvlačenje: prazni su i kup i odbačene karte.
why-no-draw = U ovom krugu ne možeš vući karte vagona, čak ni one licem prema gore: prazni su i kup i odbačene karte.
why-no-tickets = Nema više odredišnih karata.
why-keeps-too-few = Zadrži barem { $least } od izvučenih odredišnih karata.
why-first-keeps-too-few = Zadrži barem { $least } od svojih prvih odredišnih karata.
why-not-offered = Možeš zadržati samo upravo izvučene odredišne karte: { $offer }.
why-first-not-offered = Možeš zadržati samo podijeljene odredišne karte: { $offer }.
why-route-taken = { $route }: tu rutu već ima { $owner }.
why-own-other-track = { $route }: druga ruta između ovih gradova već je tvoja; nitko ne smije imati obje.
why-other-track-closes = { $route }: drugu rutu ima { $owner }; kad je igrača { $seats }, ova je zatvorena.
why-too-few-trains = { $route }: { $need ->
    [one] potreban je { $need } vagon
    [few] potrebna su { $need } vagona
   *[other] potrebno je { $need } vagona
}, a ti imaš još { $have }.
why-cards-short = { $route }: tvoje karte nisu dovoljne; { $price }.
why-wrong-count = { $route }: tako se ne plaća; { $price }.
why-wrong-colour = { $route }: to je pogrešna boja; { $price }.
why-loco-not-wild = { $route }: lokomotive ovdje zamjenjuju druge karte samo u tunelima i na trajektima.
why-loco-not-on-swap = { $route }: lokomotive ovdje ne zamjenjuju druge karte, ali mogu biti među kartama ({ $swap }) koje daješ za jednu.
why-ferry-needs-locos = { $route }: premalo lokomotiva; { $price }.
why-no-substitutes = { $route }: druge karte ne mogu zamijeniti ove; { $price }.
why-ferry-subs-short = Nemaš dovoljno karata: za svaku lokomotivu treba dati { $swap }.
why-swap-subs-short = Nemaš dovoljno karata: za svaku zamijenjenu kartu treba dati { $swap }.
why-not-held = Nemaš te karte. U ruci: { $hand }.
why-give-not-held = Nemaš ovu kartu da je daš: { $card }. U ruci: { $hand }.
why-give-order = Daj karte po redoslijedu boja: najprije { $card }, pa { $last }.
why-give-runs-out = Počni od ranije boje: { $card } i boje iza nje nisu dovoljne za preostale karte, još { $give }.
why-tunnel-wrong-count = Tunel traži još { $asked }: { $locos ->
    [yes] lokomotiva
   *[no] { $laid } ili lokomotiva
}.
why-tunnel-wrong-colour = Položena boja: { $laid }. Plati istom bojom ili lokomotivama.
why-tunnel-only-locos = Položene su samo lokomotive, zato plaćaš samo lokomotivama.
why-tunnel-not-held = Nemaš te karte. U ruci: { $hand }. Možeš odustati.
why-no-stations-here = Ova igra je bez kolodvora.
why-stations-spent = Svi tvoji kolodvori već su izgrađeni.
why-city-taken = { $city }: ovdje već ima kolodvor { $owner }, a u gradu je mjesto samo za jedan.
why-station-cards-short = Cijena tvog sljedećeg kolodvora: { $cost } iste boje, zajedno s lokomotivama. U ruci: { $hand }.
why-station-wrong-count = Cijena ovog kolodvora: { $cost } iste boje, zajedno s lokomotivama.

## Why not: typed words that name no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } nije potez; potez počinje jednom od riječi: { $verbs }.
why-stands-alone = '{ $verb }' stoji samo, bez drugih riječi.
why-takes-one = Nakon '{ $verb }' ide { $noun ->
    [card] jedna karta
    [route] jedna ruta
   *[city] jedan grad
}, na primjer '{ $example }'.
why-no-such = Ovdje ne postoji { $noun ->
    [card] karta
    [route] ruta
    [city] grad
   *[ticket] odredišna karta
} { $word }{ $hint ->
    [yes] ; možda { $near }?
   *[no] .
}
why-named-twice = Svaka odredišna karta navodi se samo jednom.
why-payment-form = Plaćanje je jedna boja, pa loco, pa sub, svako s brojem, na primjer 'pay red 2 loco 1'.
why-nothing-played = Još nema poteza koji bi se mogao poništiti.
rule-button = Pravilo koje ovdje vrijedi
rule-number = Pravilo { $rule }

## What the server can not do

refused-begun = Ova igra je već počela; možeš je promatrati ili postaviti svoj stol.
refused-no-chair = Ondje više nitko ne može sjesti; odaberi drugo mjesto ili postavi svoj stol.
refused-name-signs = Ime smije imati samo vidljive znakove, bez razmaka na početku i na kraju.
refused-name-long = To ime ili riječ je preduga; odaberi kraću.
refused-name-taken = Netko se ovdje već zove { $name }; odaberi drugo ime.
refused-chair-taken = To mjesto je zauzeto.
refused-not-ready = Karte se dijele jednom, kad su sva mjesta zauzeta.
refused-dealing = Karte se upravo dijele; pričekaj trenutak.
refused-deal = Karte se nisu mogle podijeliti; pokušaj ponovno ili napusti mjesto i postavi novi stol.
refused-no-link = Poveznicu ima samo mjesto čovjeka.
refused-stale = Na stolu se u međuvremenu nešto promijenilo; pogledaj ponovno, pa odluči.
refused-turn = Nisi na redu. Na redu: { $who }.
refused-not-your-turn = Nisi na redu.
refused-chosen = Tvoje prve odredišne karte su odabrane; pričekaj ostale.
refused-undo-first = Zadnja odluka ne može se poništiti: prve odredišne karte ostaju kakve jesu.
refused-undo-acted = Zadnja odluka ne može se poništiti: u međuvremenu je igrao netko drugi.
refused-undo-shown = Zadnja odluka ne može se poništiti: otkrila je nešto novo.
refused-hold = Bot može preuzeti samo mjesto drugog čovjeka, i to samo jednom.
refused-hold-here = Bot može preuzeti samo mjesto nekoga tko je odsutan barem jednu minutu.
refused-hold-asked = Tvoj glas već vrijedi; trebaju se složiti i drugi.
refused-held = Na tvojem mjestu već igra bot.
refused-own-chair = Mjesto je već tvoje.
refused-paused = Igra je pauzirana. Prvo je nastavi.
refused-pause-clock = Pauzirati se može samo igra sa satom.
refused-pause-said = To već vrijedi; trebaju se složiti i ostali.
refused-again = Ponovno možeš igrati jednom, kad igra završi.
refused-not-dealt = Karte još nisu podijeljene; nisu sva mjesta zauzeta.
refused-over = Ova igra je završena.
refused-busy = Poslužitelj trenutačno ne može doći do svojih stolova; pokušaj ponovno za koji trenutak.
refused-work = Poslužitelj je zauzet drugim zahtjevima; pokušaj ponovno za koji trenutak.
refused-broken = Nešto je pošlo po zlu na poslužitelju; ponovno učitaj stranicu da vidiš stol.
refused-tables = Nezavršeni stolovi: { $count }. Završi jedan prije nego što postaviš novi.
refused-fast = Previše odjednom; pričekaj malo i pokušaj ponovno.
refused-version = Poslužitelj koristi verziju { $version }; ponovno učitaj stranicu da je dobiješ.
refused-newer = Ovaj stol čuva novija verzija Whistlestopa; igra se nastavlja kad se poslužitelj ažurira.
refused-damaged = Ovaj je stol oštećen u bazi podataka poslužitelja i ne može se nastaviti; pojedinosti su u zapisniku poslužitelja.
refused-older = Ova verzija Whistlestopa ne može nastaviti ovaj stol; ostaje kakav jest.
refused-link = Ova poveznica ne otvara mjesto za ovim stolom; zatraži novu od domaćina.
refused-void = Ova poveznica više ne otvara mjesto; zatraži novu od domaćina.
refused-invitation = Ova poveznica je pozivnica za mjesto; otvori je i prvo preuzmi mjesto.
refused-invitation-used = Ova pozivnica je iskorištena ili zamijenjena; zatraži novu od domaćina.
refused-claim-here = Ovaj uređaj je već za stolom; otvori pozivnicu na uređaju na kojem će se igrati.
refused-closed = Ovaj stol nije otvoren za promatrače.
refused-looking-on = Promatraš igru; to mogu samo oni koji sjede za stolom.
refused-host = To može samo domaćin stola.
refused-unknown = Takav stol ne postoji; je li poveznica cijela?
refused-record = Zapis igre dostupan je kad igra završi.
refused-otherwise = Nije uspjelo; ponovno učitaj stranicu i pokušaj još jednom.
## The menu, the sheet of a phone, and the seas

menu = Izbornik
theme = Boje
theme-device = Kao uređaj
theme-light = Svijetle
theme-dark = Tamne
sound = Zvuk kad sam na redu
chair-link = Moje mjesto na drugom uređaju
chair-link-about = Ova tajna poveznica je tvoje mjesto: tko je ima, vidi tvoje karte i može igrati umjesto tebe. Čuvaj je za sebe.
leave-table = Napusti stol
leave-question = Napuštaš stol? Bot igra umjesto tebe; svojom se poveznicom možeš vratiti.
leave = Napusti
stay = Ostani
zoom-in = Bliže
zoom-out = Dalje
whole-board = Cijela ploča
sheet = Karte, odredišta, tijek igre i igrači
tab-hand = Ruka { $count }
tab-tickets = Odredišta { $count }
take-deck = Uzmi kartu s kupa
take-tickets = Povuci odredišne karte
sea-atlantic-ocean = Atlantski ocean
sea-pacific-ocean = Tihi ocean
sea-gulf-of-mexico = Meksički zaljev
sea-north-sea = Sjeverno more
sea-mediterranean-sea = Sredozemno more
sea-black-sea = Crno more
sea-baltic-sea = Baltičko more
sea-bay-of-biscay = Biskajski zaljev
sea-norwegian-sea = Norveško more
sea-barents-sea = Barentsovo more
score-tickets_done = Ispunjene karte
score-tickets_missed = Neispunjene karte
score-longest = Najdulja ruta
score-globetrotter = Globetrotter
ticket-by = put: { $cities }
path-drawn = Najdulja neprekinuta ruta, u zlatu: { $who }
show-title = Bodovanje
show-routes = Bodovi za rute. Sada se otkrivaju odredišne karte.
show-station = Kolodvor { $city }: posuđuje rutu { $a } – { $b }
show-station-idle = Kolodvor { $city }: nije bio potreban
show-done = { $a } – { $b }: ispunjena
show-missed = { $a } – { $b }: neispunjena
show-stations-left = { $count ->
    [one] { $count } neizgrađen kolodvor
    [few] { $count } neizgrađena kolodvora
   *[other] { $count } neizgrađenih kolodvora
}
show-longest = { $shares ->
    [one] { $who }: najdulja neprekinuta ruta
    [few] { $who }: jednako duge rute, bodove dobivaju svi
   *[other] { $who }: jednako duge rute, bodove dobivaju svi
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, s najviše karata
    [few] { $who }: zajedno Globetrotter, s jednako karata
   *[other] { $who }: zajedno Globetrotter, s jednako karata
}
show-told = Izbrojeno dosad
show-back = Natrag
show-next = Dalje
show-pause = Stanka
show-go-on = Nastavi
show-skip = Rezultat
show-watch = Pogledaj bodovanje
tie-completed = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s više ispunjenih karata
tie-stations = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s manje izgrađenih kolodvora
tie-longest = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s duljom rutom
tie-shared = { $who } i { $other } imaju sve jednako i dijele mjesto
back-to-results = Natrag na rezultat
chart-title = Bodovi tijekom igre
chart-turn = Krug { $turn }
chart-last = posljednji krug
chart-read = Odaberi krug
chart-table = U tablici
deal-title = Kako su karte podijeljene
deal-lead = Prije prve karte poslužitelj objavljuje otisak (SHA-256) svoje tajne, a uređaj svakog igrača dodaje slučajni broj koji nitko drugi ne zna. Svaka karta slijedi iz svega toga zajedno, pa nitko ne može sam izabrati karte. Ovaj je uređaj provjerio:
deal-seed = Sjeme
deal-promise = Otisak (SHA-256)
deal-kept = Provjereno u ovom pregledniku: sjeme ima ovaj otisak.
deal-broken = Sjeme nema ovaj otisak!
deal-secret-kept = Tajna poslužitelja je ona koja je utvrđena prije dijeljenja.
deal-secret-broken = Tajna poslužitelja nije ona koja je utvrđena prije dijeljenja!
deal-own-kept = Slučajni broj ovog uređaja dio je dijeljenja.
deal-own-broken = Slučajni broj ovog uređaja izostavljen je ili promijenjen!
deal-own-none = Ovaj uređaj nije dodao slučajni broj dijeljenju, pa ne može znati je li poslužitelj izabrao karte.
deal-own-late = Slučajni broj ovog uređaja nije zatražen na vrijeme, pa ne može znati je li poslužitelj izabrao karte.
deal-others-kept = Slučajni brojevi i riječi svih igrača oni su koji su utvrđeni prije nego što je išta otkriveno.
deal-others-broken = Neki slučajni broj ili riječ promijenjena je nakon što je ovaj uređaj otkrio svoj broj!
deal-seed-kept = Sjeme se sastoji točno od ove tajne, ovih brojeva i ovih riječi.
deal-seed-broken = Sjeme se ne sastoji od ove tajne, ovih brojeva i ovih riječi!
deal-withheld = Slučajni broj igrača { $who } nije stigao na vrijeme; karte su podijeljene bez njega.
deal-cards-kept = Početne karte i odredišne karte one su koje slijede iz sjemena.
deal-cards-broken = Početne karte i odredišne karte ne slijede iz sjemena!
deal-alarm = Ovo dijeljenje nije prošlo provjeru. Netko ga je izmijenio.
deal-verify = Preuzmi zapis i provjeri svaku kartu:
record-download = Preuzmi zapis igre
again-told = Nova je igra spremna.
again-follow = Pridruži se
## Tickets on their way, tunnels, and other ways to play

goal-done = ispunjeno
goal-needs = treba još: { $trains ->
    [one] { $trains } vagon
    [few] { $trains } vagona
   *[other] { $trains } vagona
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
}
goal-stations = { $count ->
    [one] uz { $count } kolodvor
    [few] uz { $count } kolodvora
   *[other] uz { $count } kolodvora
}
goal-too-far = { $trains ->
    [one] treba { $trains } vagon, više nego što imaš
    [few] treba { $trains } vagona, više nego što imaš
   *[other] treba { $trains } vagona, više nego što imaš
}
goal-cut = više nije moguće
goal-fits = { $count ->
    [one] uklapa se: { $count } zajedničko polje
    [few] uklapa se: { $count } zajednička polja
   *[other] uklapa se: { $count } zajedničkih polja
}
odds-more = { $count ->
    [0] ništa više
    [one] još { $count } karta
    [few] još { $count } karte
   *[other] još { $count } karata
}
odds-sure = Što god iziđe, možeš platiti.
odds-can = Možeš platiti u { $percent } slučajeva.
odds-before = Izgledi prije otkrivanja
cards-any = bilo koje: { $count }
keeps-cards = štediš: { $cards }
give-less = Uzmi natrag: { $cards }
give-done = { $count ->
    [one] Daj { $count } kartu
    [few] Daj { $count } karte
   *[other] Daj { $count } karata
}
tunnel = Tunel
tunnel-laid = Polažeš: { $cards }. Svaka otkrivena karta te boje i svaka lokomotiva stoji jednu kartu više.
tunnel-more = još jedna
tunnel-none = ništa
tunnel-too-dear = Nemaš karte koje tunel traži.
tunnel-through = Ne treba platiti ništa više: ruta je tvoja.
tunnel-on = Dalje
tickets-sure = To je cijeli tvoj krug i ne može se poništiti.
lists = Ploča kao popisi
list-claims = Rute koje možeš postaviti
list-no-claims = Trenutačno nijedna
list-sites = Gradovi u kojima možeš izgraditi kolodvor
list-cities = Rute po gradovima
list-city = Grad
list-owners = Tko što ima
list-nothing = još ništa
list-stations = Kolodvori: { $cities }
keys = Tipke
keys-on = Igraj slovima i brojevima
close = Zatvori
words-label = Upiši potez riječima zapisa
words-play = Igraj
last-round-about = { $count ->
    [one] Još { $count } potez, pa se broje bodovi.
    [few] Još { $count } poteza, pa se broje bodovi.
   *[other] Još { $count } poteza, pa se broje bodovi.
}
key-row = uzmi kartu koja leži licem prema gore
key-deck = uzmi kartu s kupa
key-tickets = povuci odredišne karte
key-claim = postavi rutu ili izgradi kolodvor
key-arrows = od jedne osvijetljene rute ili grada do sljedećeg
key-enter = odaberi
key-escape = natrag
key-undo = poništi
key-pass = dalje, ako ništa drugo nije moguće
key-lists = ploča kao popisi
key-words = upiši potez
key-keys = ove tipke
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
pace-about-live = Zaliha vremena za svakog igrača, koja raste sa svakim potezom. Kad se potroši, bot odigra jedan potez umjesto tebe.
pace-about-days = Igraš kad nađeš vremena; stol čeka danima.
time-for-a-move = Vrijeme za potez
time-bank = Vrijeme za svakog igrača
bank-and-increment = { $bank } + { $increment } po potezu
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
new-link-for = Pošalji ovu poveznicu. Prima: { $who }. Vrijedi jednom, i svi će vidjeti da je mjesto promijenilo vlasnika. Stara više ne otvara mjesto.
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
take-seat-title = Preuzmi mjesto: { $who }
take-seat-about = Domaćin je napravio ovu poveznicu za mjesto. Vrijedi jednom i donosi karte vagona i odredišne karte na ovaj uređaj; svi za stolom vidjet će da je mjesto promijenilo vlasnika.
take-seat = Preuzmi mjesto
take-seat-elsewhere-title = Otvori ovu poveznicu na drugom uređaju
take-seat-elsewhere = Ovaj uređaj je već domaćin ili već igra za ovim stolom, a nitko ne treba vidjeti karte dvaju igrača. Skeniraj kod uređajem na kojem će se igrati, ili pošalji poveznicu. Prima: { $who }.
held-clock = Vrijeme ti je isteklo tri puta zaredom.
held-left = Nema te za stolom.
held-asked = Ostali su to tražili.
covered-you = Vrijeme ti je isteklo, pa ovaj potez igra bot. Odigraj da ponovno preuzmeš.
paused-idle = Igra je pauzirana jer nitko nije igrao.
paused-agreed = Igra je pauzirana.
paused-left = Igra je pauzirana jer su svi otišli.
pause-continue = Nastavi
pause-ask = Pauziraj igru
pause-wanted = Prijedlog za pauzu: { $who }.
pause-agree = Pauza
pause-asked = Prijedlog za pauzu je poslan; trebaju se složiti i ostali.
pause-withdraw = Ne treba
pause-ready = Čeka se: { $who }.
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
rule-draw_without_deck = Otkrivene karte mogu se vući i bez kupa i odbačenih karata
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
refused-talk = To je bilo mnogo riječi. Pričekaj malo.

about-usa = najjednostavnija pravila
about-europe = tuneli, trajekti, kolodvori
about-nordic = tuneli i trajekti
claims-open = { $count ->
    [one] Možeš postaviti { $count } rutu
    [few] Možeš postaviti { $count } rute
   *[other] Možeš postaviti { $count } ruta
}
two-cards = { $kind ->
    [deck] dvije s kupa
    [purple] dvije ljubičaste karte
    [blue] dvije plave karte
    [orange] dvije narančaste karte
    [white] dvije bijele karte
    [green] dvije zelene karte
    [yellow] dvije žute karte
    [black] dvije crne karte
    [red] dvije crvene karte
   *[loco] dvije lokomotive
}

## The rules at hand; their texts are in rules/

rules = Pravila
## Učenje

learn-to-play = Nauči igrati
learn-first = Prvi put ovdje?
learn-first-about = Vođena prva igra, za pet minuta.
lesson-asks-usa = Kako se igra? Vođena igra
lesson-asks-ferries = Kako rade trajekti?
lesson-asks-tunnels = Kako rade tuneli?
lesson-asks-stations = Kako rade kolodvori?
lesson-asks-nordic = Što je drukčije na sjeveru?
# looking back
refused-reel = Ovo se ne može ponovno odigrati: { $why }.
look-back = Pogledaj unatrag
finished-games = Završene igre
replay-title = Pogled unatrag
replay-open = Otvori zapis igre
replay-lead = Odaberi zapis igre ili ga ispusti ovdje: odigrat će se ponovno, potez po potez.
replay-loading = Igra se ponovno odigrava …
replay-begin = Stol je spreman
replay-first = Na početak
replay-back = Korak natrag
replay-on = Korak naprijed
replay-last = Na kraj
replay-play = Pokreni
replay-scrub = Trenutak igre
replay-at = { $at } od { $count }
replay-speed = Brzina
replay-claims = Samo rute
replay-eyes = Očima
replay-open-hands = otvorene karte
replay-more = Više
replay-link = Poveznica na ovaj trenutak
replay-link-file = Za one koji imaju isti zapis.
replay-continue = Nastavi odavde
replay-continue-about = Ti sjedaš na jedno mjesto, botovi na ostala. Sve karte ostaju kako su podijeljene.
replay-chair = Tvoje mjesto
replay-bots = Ostali
replay-save = Spremi kao jednu HTML datoteku
replay-verify = Provjeri dijeljenje
replay-no-deal = Ova igra počela je iz pozicije, pa dijeljenja nije bilo.
replay-lines-kept = Provjereno u ovom pregledniku: nijedan redak zapisa nije promijenjen.
replay-lines-broken = Jedan redak zapisa je promijenjen!
replay-offered = Odredišne karte za izbor
replay-laid = Položeno
replay-turned = Otkriveno
replay-played = { $count ->
    [one] Ponovno odigrano redak po redak: { $count } odluka, i točna je.
    [few] Ponovno odigrano redak po redak: { $count } odluke, i sve su točne.
   *[other] Ponovno odigrano redak po redak: { $count } odluka, i sve su točne.
}
## What would you do?

refused-advice = Za ovim su stolom savjeti isključeni.
advice-ask = Što bi ti napravio?
advice-who = Koga pitaš
advice-thinking = Razmišlja …
advice-claim = Postavi { $a } – { $b }
advice-station = Izgradi kolodvor: { $city }
advice-pay = Plati: { $cards }
advice-keep = Zadrži: { $tickets }
advice-give = Daj: { $cards }
advice-withdraw = Odustani od tunela
advice-goals = { $count ->
    [one] Plan ispunjava { $count } odredišnu kartu: { $tickets }.
    [few] Plan ispunjava { $count } odredišne karte: { $tickets }.
   *[other] Plan ispunjava { $count } odredišnih karata: { $tickets }.
}
advice-spare = Nijedna odredišna karta nije otvorena: preostali vagoni idu tamo gdje donose najviše bodova.
advice-given-up = Odustaje od: { $tickets }.
advice-short = Još nedostaje: { $cards }.
advice-turns = { $turns ->
    [one] Treba oko { $turns } krug; ostaje ih oko { $left }.
    [few] Treba oko { $turns } kruga; ostaje ih oko { $left }.
   *[other] Treba oko { $turns } krugova; ostaje ih oko { $left }.
}
advice-rivals = U blizini: { $who }.
advice-risk = { $points ->
    [one] Gubitak ove rute stajao bi oko { $points } bod.
    [few] Gubitak ove rute stajao bi oko { $points } boda.
   *[other] Gubitak ove rute stajao bi oko { $points } bodova.
}
advice-second = { $points ->
    [one] Drugi najbolji, oko { $points } bod manje: { $move }.
    [few] Drugi najbolji, oko { $points } boda manje: { $move }.
   *[other] Drugi najbolji, oko { $points } bodova manje: { $move }.
}
advice-equal = Gotovo jednako dobro: { $move }.
advice-show = Pokaži na karti
advice-play = Odigraj
advice-used = { $count ->
    [one] Savjet za { $count } odluku: { $who }.
    [few] Savjet za { $count } odluke: { $who }.
   *[other] Savjet za { $count } odluka: { $who }.
}
allow-advice = Igrači mogu pitati bota: što bi ti napravio?
advice-terms = Savjeti botova
advice-on = dopušteni
advice-off = isključeni

## Looking back on a game

refused-spectators = Za ovim je stolom već najveći dopušteni broj gledatelja; pokušaj ponovno kasnije.
refused-reviews = Trenutačno se pregledava mnogo igara; pokušaj ponovno malo kasnije.
review-title = Pogled unatrag
review-about = Gdje je odlučeno, što je bila sreća, a što umijeće? Poslužitelj igra dalje od svakog kruga, što traje do pola minute.
review-begin = Pogledaj igru unatrag
review-thinking = Igra se dalje od svakog kruga …
review-won = Gdje je odlučeno
review-won-about = Izgledi svakog igrača za pobjedu nakon svakog kruga: botovi igraju dalje od onoga što je taj igrač znao. Zajedno su svedeni na 100 %.
review-turning = Prekretnice
review-even = Nijedan krug nije mnogo promijenio: bilo je neizvjesno do kraja.
review-gains = { $who } dobiva { $percent }
review-loses = { $who } gubi { $percent }
review-luck = Sreća i umijeće
review-luck-about = Od čega je nastala prednost svakog igrača nad najboljim od ostalih; dijelovi se točno zbrajaju u nju. Odluke se mjere odlukama jakog bota i sve je procjena.
part-deal = Prve karte i odredišta
part-luck = Sreća u svojim krugovima
part-skill = Vlastite odluke
part-others = Ono što su drugi napravili
part-end = Ono što je kraj otkrio
review-margin = Prednost, usporedba: { $who }
review-cards = Karte po vrstama
review-cards-about = Podijeljene ili vučene naslijepo, u zagradi koliko ih se očekivalo; iza plusa one uzete otvorene.
review-spent = Na što su otišli krugovi
spent-cards = Vučenje karata
spent-claims = Postavljanje ruta
spent-tickets = Vučenje odredišnih karata
spent-stations = Gradnja kolodvora
spent-withdrawn = Napušteni tuneli
spent-passes = Propušteni krugovi
review-order = Rute i odredišne karte po redu
happening-tickets = Odredišne karte: { $tickets }
happening-done = Ispunjeno: { $tickets }
happening-station = Kolodvor: { $city }
## U istoj sobi: jedan uređaj i zastor između poteza

guest-here = Na ovom uređaju
here-by-name = Netko na ovom uređaju
name-of-seat = Ime na mjestu { $number }
names-missing = Svatko na ovom uređaju treba svoje ime.
hand-on = Predaj uređaj
curtain-turn = Na potezu: { $who }
curtain-first = Prve odredišne karte bira { $who }
curtain-about = Dajte uređaj: { $who }. Ostali gledaju na drugu stranu.
curtain-lift = Ja sam { $who }: pokaži moje karte
curtain-back = Natrag na zastor: { $who }
curtain-held = Ponovno tu: { $who }

## Pomoć pri bodovanju tiskane igre

count-title = Izbroji bodove društvene igre
count-who = Ploča i igrači
count-for = Čije se postavlja
count-what = Što se postavlja
count-name = Ime za boju: { $colour }
colour-madder = Crvena
colour-prussian = Plava
colour-gold = Žuta
colour-fir = Zelena
colour-ink = Crna
count-tap-routes = Dodirni rutu na ploči da je dobije { $who }; još jednom da je makneš. Ili je nađi po gradu.
count-tap-stations = Dodirni grad na ploči za kolodvor: { $who }. Još jednom da ga makneš.
count-tap-tickets = Nađi odredišne karte po jednom od gradova i označi ih: { $who }.
count-no-match = Ovdje ništa nema to ime.
count-result = Izbroji bodove
count-back = Natrag na ploču
count-anew = Počni ispočetka
count-anew-sure = Obrisati ploču i sve odredišne karte?

## A big screen as the board, and phones as hands

screen-choose = Ovaj zaslon prikazuje samo ploču
screen-choose-about = Svatko igra na mobitelu, na kojem drži svoje karte.
screen-use = Neka ovaj zaslon bude ploča
screen-stop = Samo promatraj
screen-scan = Skeniraj i sjedni za stol
screen-scan-about = Usmjeri kameru mobitela ovamo: na njemu će biti tvoje karte. Mora biti u istoj mreži.
hand-back = Moje karte
link-lost = Ova poveznica radi samo na ovom uređaju. Da pozoveš druge, otvori stranicu preko adrese ovog računala u svojoj mreži.

# links that got lost
lost-links = Netko je izgubio poveznicu?
lost-links-about = Nova poveznica vrijedi jednom, na drugom uređaju; stara više ne otvara mjesto.
