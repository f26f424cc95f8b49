# Whistlestop na srpskom, latinicom. Tok igre priča u prezentu jer rod igrača ne znamo; imena gradova se ne menjaju.

## Home

home-title = Izaberi mapu i igraj.
home-lead = Klasične igre sa vozovima, otvorene svima: bez naloga, prijatelji preko linka, botovi koji dobro igraju.
choose-board = Tabla
edition-usa = SAD
edition-europe = Evropa
edition-nordic = Nordijske zemlje
own-board = Tvoja tabla…
own-board-other = Drugi fajl…
own-board-unreadable = { $file } nije fajl table. Fajl table je JSON sa gradovima, rutama i kartama destinacija.
own-board-faults = Na ovoj tabli još ne možeš da igraš:
players-two = 2 igrača
players-to = 2–{ $most } igrača
play = Igraj
your-name = Tvoje ime
usual-name = Ti
seat-number = Mesto { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj, preko linka
add-seat = Dodaj mesto
remove-seat = Ukloni mesto { $number }
fan-project = Projekat ljubitelja, nije povezan sa izdavačem
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
# Osnova boje i njen nastavak: 1 crven-a, 2 crven-e, 5 crven-ih.
cards-of = { $kind ->
    [sub] zamena: { $count }
    [loco] { $count ->
        [one] { $count } lokomotiva
        [few] { $count } lokomotive
       *[other] { $count } lokomotiva
    }
   *[colour] { $count } { $kind ->
        [purple] ljubičast
        [blue] plav
        [orange] narandžast
        [white] bel
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
row = Licem na gore
deck = Špil
deck-left = još { $count } · odbačene: { $used }
tickets = Karte destinacija
tickets-left = još { $count }
draw-card = { $kind ->
    [purple] Uzmi ljubičastu kartu
    [blue] Uzmi plavu kartu
    [orange] Uzmi narandžastu kartu
    [white] Uzmi belu kartu
    [green] Uzmi zelenu kartu
    [yellow] Uzmi žutu kartu
    [black] Uzmi crnu kartu
    [red] Uzmi crvenu kartu
   *[loco] Uzmi lokomotivu
}
my-tickets = Moje karte destinacija

## A turn

your-turn = Ti si na potezu
step-turn = povuci karte, postavi rutu ili uzmi karte destinacija
step-second = uzmi drugu kartu
step-pay = izaberi kako plaćaš
step-tunnel = plati šta tunel traži ili odustani
step-give = { $count ->
    [one] daj { $count } kartu po izboru
    [few] daj { $count } karte po izboru
   *[other] daj { $count } karata po izboru
}
step-first-tickets = { $least ->
    [one] zadrži bar { $least } kartu destinacije
    [few] zadrži bar { $least } karte destinacija
   *[other] zadrži bar { $least } karata destinacija
}
step-keep = { $least ->
    [one] zadrži bar { $least } kartu destinacije
    [few] zadrži bar { $least } karte destinacija
   *[other] zadrži bar { $least } karata destinacija
}
step-pass = nijedan potez nije moguć
wait-for = Na potezu: { $who }
wait-first-tickets = Ostali biraju prve karte destinacija
last-round = Poslednji krug
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
    [orange] narandžasta
    [white] bela
    [green] zelena
    [yellow] žuta
    [black] crna
    [red] crvena
   *[grey] siva
} { $kind ->
    [ferry] ruta sa trajektom
    [tunnel] ruta sa tunelom
   *[plain] ruta
}, { $length ->
    [one] { $length } vagon
    [few] { $length } vagona
   *[other] { $length } vagona
}
station-in = Stanica: { $city }
give-title = Karte koje daješ
give-left = daj još { $count }
give-card = { $kind ->
    [purple] Daj ljubičastu kartu
    [blue] Daj plavu kartu
    [orange] Daj narandžastu kartu
    [white] Daj belu kartu
    [green] Daj zelenu kartu
    [yellow] Daj žutu kartu
    [black] Daj crnu kartu
    [red] Daj crvenu kartu
   *[loco] Daj lokomotivu
}
keep-title = Izaberi karte destinacija
keep-least = Zadrži bar { $least }, ostale vrati.
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
plate-to-move = na potezu
plate-held = igra bot
plate-covered = ovaj potez igra bot
plate-here = tu je
plate-away = nije tu
plate-taken-over = novi link
plate-trains = Vagoni
plate-cards = Karte voza
plate-tickets = Karte destinacija
plate-stations = Preostale stanice
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
bot-holds-you = Bot igra umesto tebe.
seat-taken-over = { $who }: mesto je preuzeto novim linkom.
take-back = Opet sam tu
looking-on = Posmatraš igru

## The board and the log

board-of = Tabla: { $board }
log = Tok igre
log-since = od tvog poslednjeg poteza
log-earlier = ranije
from-deck = jednu iz špila
a-card = { $kind ->
    [purple] ljubičastu kartu
    [blue] plavu kartu
    [orange] narandžastu kartu
    [white] belu kartu
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
    [yes] Gradiš stanicu: { $city }
   *[no] { $who } gradi stanicu: { $city }
}
log-tickets = { $me ->
    [yes] Vučeš karte destinacija
   *[no] { $who } vuče karte destinacija
}
log-kept = { $me ->
    [yes] Vučeš karte destinacija i zadržavaš { $kept }
   *[no] { $who } vuče karte destinacija i zadržava { $kept }
}
log-first-tickets = { $me ->
    [yes] Zadržavaš { $kept ->
        [one] { $kept } kartu destinacije
        [few] { $kept } karte destinacija
       *[other] { $kept } karata destinacija
    }
   *[no] { $who } bira prve karte destinacija
}
# A line of the log that tells what a bot did for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] Propuštaš potez
   *[no] { $who } propušta potez
}

## Waiting, and when things go wrong

waiting-title = Sto: { $board }
waiting-lead = Pošalji ovaj link prijateljima; igra počinje kad su sva mesta zauzeta.
link = Link za ovaj sto
link-copy = Kopiraj
link-copied = Kopirano
chair-free = slobodno
sit-down = Sedi za sto
start-with-bots = Počni sada, sa botovima na slobodnim mestima
connecting = Povezivanje…
line-lost = Veza je prekinuta; ponovo se uspostavlja. Ništa nije izgubljeno.

## Phrases

phrase-hello = Zdravo!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra partija!
phrase-oops = Ups!
phrase-one_moment = Samo trenutak, molim
phrase-your_turn = Ti si na potezu
phrase-again = Još jednom?

## The end

end-about = { $board } · { $turns ->
    [one] { $turns } potez
    [few] { $turns } poteza
   *[other] { $turns } poteza
}
end-title = { $me ->
    [yes] Pobeda je tvoja
   *[no] { $count ->
        [one] { $who } pobeđuje
        [few] { $who } dele pobedu
       *[other] { $who } dele pobedu
    }
}: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
play-again = Igraj ponovo
look-at-board = Pogledaj tablu
score-routes = Rute
score-stations = Stanice
score-total = Ukupno
place = { $place }. mesto
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
tickets-of = Karte destinacija: { $who }
ticket-done = završena
ticket-missed = nezavršena

## Why not: what the rules object to. A sentence is shown alone, and in a terminal as a part of another

card-name = { $kind ->
    [purple] ljubičasta
    [blue] plava
    [orange] narandžasta
    [white] bela
    [green] zelena
    [yellow] žuta
    [black] crna
    [red] crvena
   *[loco] lokomotiva
}
cards-none = nema karata
cards-alike = { $count } iste boje
price-of = cena: { $cards }{ $locos ->
    [0] { "" }
    [one] , od toga bar { $locos } lokomotiva
    [few] , od toga bar { $locos } lokomotive
   *[other] , od toga bar { $locos } lokomotiva
}
why-game-over = Igra je završena.
why-first-tickets-due = Prvo izaberi svoje prve karte destinacija: zadrži bar { $least }.
why-second-card-due = Prvo uzmi drugu kartu.
why-claim-payment-due = { $route }: prvo izaberi kako plaćaš.
why-station-payment-due = Stanica, { $city }: prvo izaberi kako plaćaš.
why-keep-due = Prvo izaberi koje karte destinacija zadržavaš: bar { $least }.
why-tunnel-due = Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}: plati ili odustani.
why-ferry-cards-due = { $route }: prvo daj još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umesto lokomotiva.
why-swap-cards-due = { $route }: prvo daj još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umesto karata iste boje.
why-nothing-to-keep = Nema karata destinacija za izbor; prvo povuci karte destinacija.
why-nothing-to-pay = Nema šta da se plati; prvo postavi rutu ili izgradi stanicu.
why-nothing-to-give = Ne traži se nijedna karta; prvo postavi rutu.
why-no-tunnel = Nema tunela od kog možeš da odustaneš.
why-can-act = Dalje možeš samo kad nijedan drugi potez nije moguć.
why-not-in-row = Ova karta nije licem na gore: { $card }. Licem na gore: { $row }.
why-loco-as-second = Druga karta ne može da bude lokomotiva licem na gore.
why-no-cards = Nema više karata za izvlačenje: prazni su i špil i odbačene karte.
why-no-draw = U ovom potezu ne možeš da vučeš karte voza, čak ni one licem na gore: prazni su i špil i odbačene karte.
why-no-tickets = Nema više karata destinacija.
why-keeps-too-few = Zadrži bar { $least } od izvučenih karata destinacija.
why-first-keeps-too-few = Zadrži bar { $least } od svojih prvih karata destinacija.
why-not-offered = Možeš da zadržiš samo upravo izvučene karte destinacija: { $offer }.
why-first-not-offered = Možeš da zadržiš samo podeljene karte destinacija: { $offer }.
why-route-taken = { $route }: tu rutu već ima { $owner }.
why-own-other-track = { $route }: druga ruta između ovih gradova je već tvoja; niko ne sme da ima obe.
why-other-track-closes = { $route }: drugu rutu ima { $owner }; kad je igrača { $seats }, ova je zatvorena.
why-too-few-trains = { $route }: { $need ->
    [one] potreban je { $need } vagon
    [few] potrebna su { $need } vagona
   *[other] potrebno je { $need } vagona
}, a ti imaš još { $have }.
why-cards-short = { $route }: tvoje karte nisu dovoljne; { $price }.
why-wrong-count = { $route }: tako se ne plaća; { $price }.
why-wrong-colour = { $route }: to je pogrešna boja; { $price }.
why-loco-not-wild = { $route }: lokomotive ovde zamenjuju druge karte samo u tunelima i na trajektima.
why-loco-not-on-swap = { $route }: lokomotive ovde ne zamenjuju druge karte, ali mogu biti među kartama ({ $swap }) koje daješ za jednu.
why-ferry-needs-locos = { $route }: premalo lokomotiva; { $price }.
why-no-substitutes = { $route }: druge karte ne mogu da zamene ove; { $price }.
why-ferry-subs-short = Nemaš dovoljno karata: za svaku lokomotivu treba dati { $swap }.
why-swap-subs-short = Nemaš dovoljno karata: za svaku zamenjenu kartu treba dati { $swap }.
why-not-held = Nemaš te karte. U ruci: { $hand }.
why-give-not-held = Nemaš ovu kartu da je daš: { $card }. U ruci: { $hand }.
why-give-order = Daj karte po redosledu boja: prvo { $card }, pa { $last }.
why-give-runs-out = Počni od ranije boje: { $card } i boje posle nje nisu dovoljne za preostale karte, još { $give }.
why-tunnel-wrong-count = Tunel traži još { $asked }: { $locos ->
    [yes] lokomotiva
   *[no] { $laid } ili lokomotiva
}.
why-tunnel-wrong-colour = Položena boja: { $laid }. Plati istom bojom ili lokomotivama.
why-tunnel-only-locos = Položene su samo lokomotive, zato plaćaš samo lokomotivama.
why-tunnel-not-held = Nemaš te karte. U ruci: { $hand }. Možeš da odustaneš.
why-no-stations-here = Ova igra je bez stanica.
why-stations-spent = Sve tvoje stanice su već izgrađene.
why-city-taken = { $city }: ovde već ima stanicu { $owner }, a u gradu je mesto samo za jednu.
why-station-cards-short = Cena tvoje sledeće stanice: { $cost } iste boje, zajedno sa lokomotivama. U ruci: { $hand }.
why-station-wrong-count = Cena ove stanice: { $cost } iste boje, zajedno sa lokomotivama.

## Why not: typed words that name no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } nije potez; potez počinje jednom od reči: { $verbs }.
why-stands-alone = '{ $verb }' stoji samo, bez drugih reči.
why-takes-one = Posle '{ $verb }' ide { $noun ->
    [card] jedna karta
    [route] jedna ruta
   *[city] jedan grad
}, na primer '{ $example }'.
why-no-such = Ovde ne postoji { $noun ->
    [card] karta
    [route] ruta
    [city] grad
   *[ticket] karta destinacije
} { $word }{ $hint ->
    [yes] ; možda { $near }?
   *[no] .
}
why-named-twice = Svaka karta destinacije navodi se samo jednom.
why-payment-form = Plaćanje je jedna boja, pa loco, pa sub, svako sa brojem, na primer 'pay red 2 loco 1'.
why-nothing-played = Još nema poteza koji bi mogao da se poništi.
rule-button = Pravilo koje ovde važi
rule-number = Pravilo { $rule }

## What the server can not do

refused-begun = Ova igra je već počela; možeš da je posmatraš ili da postaviš svoj sto.
refused-no-chair = Tu više niko ne može da sedne; izaberi drugo mesto ili postavi svoj sto.
refused-name-signs = Ime sme da ima samo vidljive znakove, bez razmaka na početku i na kraju.
refused-name-long = To ime ili reč je predugačka; izaberi kraću.
refused-name-taken = Neko se ovde već zove { $name }; izaberi drugo ime.
refused-chair-taken = To mesto je zauzeto.
refused-not-ready = Karte se dele jednom, kad su sva mesta zauzeta.
refused-dealing = Karte se upravo dele; sačekaj trenutak.
refused-deal = Karte nisu mogle da se podele; pokušaj ponovo ili napusti mesto i postavi nov sto.
refused-no-link = Link ima samo mesto čoveka.
refused-stale = Na stolu se u međuvremenu nešto promenilo; pogledaj ponovo, pa odluči.
refused-turn = Nisi na potezu. Na potezu: { $who }.
refused-not-your-turn = Nisi na potezu.
refused-chosen = Tvoje prve karte destinacija su izabrane; sačekaj ostale.
refused-undo-first = Poslednja odluka ne može da se poništi: prve karte destinacija ostaju kakve jesu.
refused-undo-acted = Poslednja odluka ne može da se poništi: u međuvremenu je igrao neko drugi.
refused-undo-shown = Poslednja odluka ne može da se poništi: otkrila je nešto novo.
refused-hold = Bot može da preuzme samo mesto drugog čoveka, i to samo jednom.
refused-hold-here = Bot može da preuzme samo mesto nekoga ko je odsutan bar jedan minut.
refused-hold-asked = Tvoj glas već važi; treba da se slože i drugi.
refused-held = Na tvom mestu već igra bot.
refused-own-chair = Mesto je već tvoje.
refused-paused = Igra je pauzirana. Prvo je nastavi.
refused-pause-clock = Može da se pauzira samo igra sa satom.
refused-pause-said = To već važi; treba da se slože i ostali.
refused-again = Ponovo možeš da igraš jednom, kad se igra završi.
refused-not-dealt = Karte još nisu podeljene; nisu sva mesta zauzeta.
refused-over = Ova igra je završena.
refused-busy = Server trenutno ne može da dođe do svojih stolova; pokušaj ponovo za koji trenutak.
refused-work = Server je zauzet drugim zahtevima; pokušaj ponovo za koji trenutak.
refused-broken = Nešto je pošlo naopako na serveru; učitaj stranicu ponovo da vidiš sto.
refused-tables = Nezavršeni stolovi: { $count }. Završi jedan pre nego što postaviš novi.
refused-fast = Previše odjednom; sačekaj malo i pokušaj ponovo.
refused-version = Server koristi verziju { $version }; učitaj stranicu ponovo da je dobiješ.
refused-newer = Ovaj sto čuva novija verzija Whistlestopa; igra se nastavlja kad se server ažurira.
refused-damaged = Ovaj sto je oštećen u bazi podataka servera i ne može da se nastavi; detalji su u dnevniku servera.
refused-older = Ova verzija Whistlestopa ne može da nastavi ovaj sto; ostaje kakav jeste.
refused-link = Ovaj link ne otvara mesto za ovim stolom; zatraži novi od domaćina.
refused-void = Ovaj link više ne otvara mesto; zatraži novi od domaćina.
refused-invitation = Ovaj link je pozivnica za mesto; otvori ga i prvo preuzmi mesto.
refused-invitation-used = Ova pozivnica je iskorišćena ili zamenjena; zatraži novu od domaćina.
refused-claim-here = Ovaj uređaj je već za stolom; otvori pozivnicu na uređaju na kojem će se igrati.
refused-closed = Ovaj sto nije otvoren za posmatrače.
refused-looking-on = Posmatraš igru; to mogu samo oni koji sede za stolom.
refused-host = To može samo domaćin stola.
refused-unknown = Takav sto ne postoji; da li je link ceo?
refused-record = Zapis igre je dostupan kad se igra završi.
refused-otherwise = Nije uspelo; učitaj stranicu ponovo i probaj još jednom.
## The menu, the sheet of a phone, and the seas

menu = Meni
theme = Boje
theme-device = Kao uređaj
theme-light = Svetle
theme-dark = Tamne
sound = Zvuk kad sam na potezu
chair-link = Moje mesto na drugom uređaju
chair-link-about = Ovaj tajni link je tvoje mesto: ko ga ima, vidi tvoje karte i može da igra umesto tebe. Čuvaj ga za sebe.
leave-table = Napusti sto
leave-question = Napuštaš sto? Bot igra umesto tebe; svojim linkom možeš da se vratiš.
leave = Napusti
stay = Ostani
zoom-in = Bliže
zoom-out = Dalje
whole-board = Cela tabla
sheet = Karte, destinacije, tok igre i igrači
tab-hand = Ruka { $count }
tab-tickets = Destinacije { $count }
take-deck = Uzmi kartu iz špila
take-tickets = Povuci karte destinacija
sea-atlantic-ocean = Atlantski okean
sea-pacific-ocean = Tihi okean
sea-gulf-of-mexico = Meksički zaliv
sea-north-sea = Severno more
sea-mediterranean-sea = Sredozemno more
sea-black-sea = Crno more
sea-baltic-sea = Baltičko more
sea-bay-of-biscay = Biskajski zaliv
sea-norwegian-sea = Norveško more
sea-barents-sea = Barencovo more
score-tickets_done = Završene karte
score-tickets_missed = Nezavršene karte
score-longest = Najduža ruta
score-globetrotter = Globetrotter
ticket-by = put: { $cities }
path-drawn = Najduža neprekidna ruta, u zlatu: { $who }
show-title = Bodovanje
show-routes = Bodovi za rute. Sada se otkrivaju karte destinacija.
show-station = Stanica { $city }: pozajmljuje rutu { $a } – { $b }
show-station-idle = Stanica { $city }: nije bila potrebna
show-done = { $a } – { $b }: završena
show-missed = { $a } – { $b }: nezavršena
show-stations-left = { $count ->
    [one] { $count } neizgrađena stanica
    [few] { $count } neizgrađene stanice
   *[other] { $count } neizgrađenih stanica
}
show-longest = { $shares ->
    [one] { $who }: najduža neprekidna ruta
    [few] { $who }: jednako duge rute, bodove dobijaju svi
   *[other] { $who }: jednako duge rute, bodove dobijaju svi
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, sa najviše karata
    [few] { $who }: zajedno Globetrotter, sa jednako karata
   *[other] { $who }: zajedno Globetrotter, sa jednako karata
}
show-told = Izbrojano do sada
show-back = Nazad
show-next = Dalje
show-pause = Pauza
show-go-on = Nastavi
show-skip = Rezultat
show-watch = Pogledaj bodovanje
tie-completed = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa više završenih karata
tie-stations = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa manje izgrađenih stanica
tie-longest = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa dužom rutom
tie-shared = { $who } i { $other } imaju sve jednako i dele mesto
back-to-results = Nazad na rezultat
chart-title = Bodovi tokom igre
chart-turn = Potez { $turn }
chart-last = poslednji potez
chart-read = Izaberi potez
chart-table = U tabeli
deal-title = Kako su karte podeljene
deal-lead = Pre prve karte server objavljuje otisak (SHA-256) svoje tajne, a uređaj svakog igrača dodaje slučajan broj koji niko drugi ne zna. Svaka karta sledi iz svega toga zajedno, pa niko ne može sam da izabere karte. Ovaj uređaj je proverio:
deal-seed = Seme
deal-promise = Otisak (SHA-256)
deal-kept = Provereno u ovom pregledaču: seme ima ovaj otisak.
deal-broken = Seme nema ovaj otisak!
deal-secret-kept = Tajna servera je ona koja je utvrđena pre deljenja.
deal-secret-broken = Tajna servera nije ona koja je utvrđena pre deljenja!
deal-own-kept = Slučajan broj ovog uređaja je deo deljenja.
deal-own-broken = Slučajan broj ovog uređaja je izostavljen ili promenjen!
deal-own-none = Ovaj uređaj nije dodao slučajan broj deljenju, pa ne može da zna da li je server izabrao karte.
deal-own-late = Slučajan broj ovog uređaja nije zatražen na vreme, pa ne može da zna da li je server izabrao karte.
deal-others-kept = Slučajni brojevi i reči svih igrača su oni koji su utvrđeni pre nego što je išta otkriveno.
deal-others-broken = Neki slučajan broj ili reč je promenjena pošto je ovaj uređaj otkrio svoj broj!
deal-seed-kept = Seme se sastoji tačno od ove tajne, ovih brojeva i ovih reči.
deal-seed-broken = Seme se ne sastoji od ove tajne, ovih brojeva i ovih reči!
deal-withheld = Slučajan broj igrača { $who } nije stigao na vreme; karte su podeljene bez njega.
deal-cards-kept = Početne karte i karte destinacije su one koje slede iz semena.
deal-cards-broken = Početne karte i karte destinacije ne slede iz semena!
deal-alarm = Ovo deljenje nije prošlo proveru. Neko ga je izmenio.
deal-verify = Preuzmi zapis i proveri svaku kartu:
record-download = Preuzmi zapis igre
again-told = Nova igra je spremna.
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
    [one] uz { $count } stanicu
    [few] uz { $count } stanice
   *[other] uz { $count } stanica
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
odds-sure = Šta god da izađe, možeš da platiš.
odds-can = Možeš da platiš u { $percent } slučajeva.
odds-before = Izgledi pre otkrivanja
cards-any = bilo koje: { $count }
keeps-cards = štediš: { $cards }
give-less = Uzmi nazad: { $cards }
give-done = { $count ->
    [one] Daj { $count } kartu
    [few] Daj { $count } karte
   *[other] Daj { $count } karata
}
tunnel = Tunel
tunnel-laid = Polažeš: { $cards }. Svaka otkrivena karta te boje i svaka lokomotiva košta jednu kartu više.
tunnel-more = još jedna
tunnel-none = ništa
tunnel-too-dear = Nemaš karte koje tunel traži.
tunnel-through = Ništa više da se plati: ruta je tvoja.
tunnel-on = Dalje
tickets-sure = To je ceo tvoj potez i ne može da se poništi.
lists = Tabla kao spiskovi
list-claims = Rute koje možeš da postaviš
list-no-claims = Trenutno nijedna
list-sites = Gradovi u kojima možeš da izgradiš stanicu
list-cities = Rute po gradovima
list-city = Grad
list-owners = Ko šta ima
list-nothing = još ništa
list-stations = Stanice: { $cities }
keys = Tasteri
keys-on = Igraj slovima i brojevima
close = Zatvori
words-label = Upiši potez rečima zapisa
words-play = Igraj
last-round-about = { $count ->
    [one] Još { $count } potez, pa se broje bodovi.
    [few] Još { $count } poteza, pa se broje bodovi.
   *[other] Još { $count } poteza, pa se broje bodovi.
}
key-row = uzmi kartu koja leži licem na gore
key-deck = uzmi kartu iz špila
key-tickets = povuci karte destinacija
key-claim = postavi rutu ili izgradi stanicu
key-arrows = od jedne osvetljene rute ili grada do sledećeg
key-enter = izaberi
key-escape = nazad
key-undo = poništi
key-pass = dalje, ako ništa drugo nije moguće
key-lists = tabla kao spiskovi
key-words = upiši potez
key-keys = ovi tasteri
## The first minute, and with others

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = preko linka
name-missing = Prvo reci prijateljima kako se zoveš.
server-silent = Server ne odgovara. Proveri mrežu i pokušaj ponovo.
join-a-table = Nađi sto
more-options = Tempo, ko počinje, kućna pravila
who-begins = Ko počinje
begins-lot = Odlučuje žreb
pace = Tempo
pace-relaxed = Opušteno
pace-live = Uživo
pace-days = Danima
pace-about-relaxed = Bez sata: svako igra onoliko dugo koliko mu treba.
pace-about-live = Zaliha vremena za svakog igrača, koja raste sa svakim potezom. Kad se potroši, bot odigra jedan potez umesto tebe.
pace-about-days = Igraš kad nađeš vremena; sto čeka danima.
time-for-a-move = Vreme za potez
time-bank = Vreme za svakog igrača
bank-and-increment = { $bank } + { $increment } po potezu
absent-level = Ko igra umesto onih kojih nema
allow-onlookers = Drugi mogu da posmatraju
list-table = Prikaži među otvorenim stolovima
list-needs-friend = potrebno je mesto za prijatelja
house-rules = Kućna pravila
rules-changed = { $count ->
    [one] { $count } promenjeno
    [few] { $count } promenjena
   *[other] { $count } promenjenih
}
rules-printed = Opet kao u kutiji
my-tables = Tvoji stolovi
table-waiting = čeka igrače
table-playing = igraju ostali
open-tables = Otvoreni stolovi
open-none = Trenutno nema otvorenih stolova. Postavi sto za prijatelje, ili za bilo koga ko naiđe.
table-of = Sto: { $who }
table-playing-now = igra je u toku
chairs-free = { $count ->
    [one] { $count } slobodno mesto
    [few] { $count } slobodna mesta
   *[other] { $count } slobodnih mesta
}
join-table = Sedi
watch-table = Posmatraj
invite-title = Pozovi prijatelje
link-for-cameras = Link kao QR kod, za kameru
link-share = Podeli
share-text = Dođi da odigramo igru sa vozovima.
sit-title = Zauzmi mesto
sit-where = Tvoja boja
name-taken = Ovde se već neko zove { $who }. Izaberi drugo ime.
seat-a-bot = Postavi bota…
bot-on-chair = Postavi bota na mesto { $number }
new-link = Novi link
new-link-for = Pošalji ovaj link. Prima: { $who }. Važi jednom, i svi će videti da je mesto promenilo vlasnika. Stari više ne otvara mesto.
waiting-for = { $count ->
    [0] Svi su tu.
    [one] Još je { $count } mesto slobodno.
    [few] Još su { $count } mesta slobodna.
   *[other] Još je { $count } mesta slobodno.
}
stand-up = Napusti sto
onlookers = Posmatrači
onlookers-welcome = dobrodošli
onlookers-none = ne
close = Zatvori
server-gone = Server već neko vreme ne odgovara. Sto ostaje kakav jeste: vrati se kasnije na ovu stranicu, ili pokušaj ponovo.
next-try = Novi pokušaj za { $seconds } s
try-now = Pokušaj sada
closed-title-unknown = Takav sto ne postoji
closed-unknown = Da li je link ceo? Zatraži ga ponovo, ili postavi svoj sto.
closed-title-void = Ovaj link više ne otvara mesto
closed-void = Domaćin je napravio novi link. Zatraži njega; sto ipak možeš da pogledaš.
closed-title-private = Igrači žele da budu sami
closed-private = Ovaj sto nije otvoren za posmatrače. Ako ovde imaš mesto, otvori ga svojim linkom.
look-at-table = Pogledaj sto
take-seat-title = Preuzmi mesto: { $who }
take-seat-about = Domaćin je napravio ovaj link za mesto. Važi jednom i donosi karte vozova i karte destinacija na ovaj uređaj; svi za stolom će videti da je mesto promenilo vlasnika.
take-seat = Preuzmi mesto
take-seat-elsewhere-title = Otvori ovaj link na drugom uređaju
take-seat-elsewhere = Ovaj uređaj je već domaćin ili već igra za ovim stolom, a niko ne treba da vidi karte dva igrača. Skeniraj kod uređajem na kojem će se igrati, ili pošalji link. Prima: { $who }.
held-clock = Vreme ti je isteklo tri puta zaredom.
held-left = Nema te za stolom.
held-asked = Ostali su to tražili.
covered-you = Vreme ti je isteklo, pa ovaj potez igra bot. Odigraj da ponovo preuzmeš.
paused-idle = Igra je pauzirana jer niko nije igrao.
paused-agreed = Igra je pauzirana.
paused-left = Igra je pauzirana jer su svi otišli.
pause-continue = Nastavi
pause-ask = Pauziraj igru
pause-wanted = Predlog za pauzu: { $who }.
pause-agree = Pauza
pause-asked = Predlog za pauzu je poslat; treba da se slože i ostali.
pause-withdraw = Ne treba
pause-ready = Čeka se: { $who }.
say = Reci nešto
looking-on-count = { $count ->
    [one] { $count } posmatrač
    [few] { $count } posmatrača
   *[other] { $count } posmatrača
}
votes-for-bot = { $count ->
    [one] { $count } glas za bota
    [few] { $count } glasa za bota
   *[other] { $count } glasova za bota
}
rule-seats_min = Najmanje igrača
rule-seats_max = Najviše igrača
rule-trains = Vagoni svakog igrača
rule-stations = Stanice svakog igrača
rule-first_long = Dugačke rute na početku
rule-first_tickets = Karte destinacija na početku
rule-first_keep = Koliko prvih karata zadržavaš, najmanje
rule-first_return = Vraćene prve karte idu ispod špila
rule-ticket_draw = Karte destinacija koje vučeš u potezu
rule-ticket_keep = Koliko od njih zadržavaš, najmanje
rule-ticket_return = Vraćene karte destinacija idu ispod špila
rule-loco_draw = Za koliko karata vredi otkrivena lokomotiva
rule-row_flush = Otkrivene lokomotive koje menjaju ceo red (0: nikad)
rule-draw_without_deck = Otkrivene karte mogu da se vuku i bez špila i odbačenih karata
rule-wild_plain = Lokomotive važe i na običnim rutama
rule-double_from = Obe pruge duplih ruta otvorene, od koliko igrača
rule-ferry_swap = Karte umesto lokomotive na trajektu (0: nijedna)
rule-tunnel_cards = Karte koje se otkrivaju za tunel
rule-station_points = Bodovi za svaku neizgrađenu stanicu
rule-last_round_trains = Sa koliko vagona počinje poslednji krug
rule-longest_bonus = Bodovi za najdužu neprekidnu rutu
rule-globetrotter_bonus = Globetrotter: bodovi za najviše karata destinacija
rule-ties_by_length = Poslednji nerešeni ishod rešava duža ruta
rule-turn_limit = Najviše poteza svakog igrača
rule-route_points = Bodovi za rute, po dužini
refused-talk = To je bilo mnogo reči. Sačekaj malo.

about-usa = najjednostavnija pravila
about-europe = tuneli, trajekti, stanice
about-nordic = tuneli i trajekti
claims-open = { $count ->
    [one] Možeš da postaviš { $count } rutu
    [few] Možeš da postaviš { $count } rute
   *[other] Možeš da postaviš { $count } ruta
}
two-cards = { $kind ->
    [deck] dve iz špila
    [purple] dve ljubičaste karte
    [blue] dve plave karte
    [orange] dve narandžaste karte
    [white] dve bele karte
    [green] dve zelene karte
    [yellow] dve žute karte
    [black] dve crne karte
    [red] dve crvene karte
   *[loco] dve lokomotive
}

## The rules at hand; their texts are in rules/

rules = Pravila
## Učenje

learn-to-play = Nauči da igraš
learn-first = Prvi put ovde?
learn-first-about = Vođena prva igra, za pet minuta.
lesson-asks-usa = Kako se igra? Vođena igra
lesson-asks-ferries = Kako rade trajekti?
lesson-asks-tunnels = Kako rade tuneli?
lesson-asks-stations = Kako rade stanice?
lesson-asks-nordic = Šta je drugačije na severu?
# looking back
refused-reel = Ovo ne može ponovo da se odigra: { $why }.
look-back = Pogledaj unazad
finished-games = Završene igre
replay-title = Pogled unazad
replay-open = Otvori zapis igre
replay-lead = Izaberi zapis igre ili ga spusti ovde: odigraće se ponovo, potez po potez.
replay-loading = Igra se ponovo odigrava …
replay-begin = Sto je spreman
replay-first = Na početak
replay-back = Korak nazad
replay-on = Korak napred
replay-last = Na kraj
replay-play = Pusti
replay-scrub = Trenutak igre
replay-at = { $at } od { $count }
replay-speed = Brzina
replay-claims = Samo rute
replay-eyes = Očima
replay-open-hands = otvorene karte
replay-more = Više
replay-link = Veza do ovog trenutka
replay-link-file = Za one koji imaju isti zapis.
replay-continue = Nastavi odavde
replay-continue-about = Ti sedaš na jedno mesto, botovi na ostala. Sve karte ostaju kako su podeljene.
replay-chair = Tvoje mesto
replay-bots = Ostali
replay-save = Sačuvaj kao jedan HTML fajl
replay-verify = Proveri deljenje
replay-no-deal = Ova igra je počela iz pozicije, pa deljenja nije bilo.
replay-lines-kept = Provereno u ovom pregledaču: nijedan red zapisa nije promenjen.
replay-lines-broken = Jedan red zapisa je promenjen!
replay-offered = Karte destinacija za izbor
replay-laid = Položeno
replay-turned = Otkriveno
replay-played = { $count ->
    [one] Ponovo odigrano red po red: { $count } odluka, i tačna je.
    [few] Ponovo odigrano red po red: { $count } odluke, i sve su tačne.
   *[other] Ponovo odigrano red po red: { $count } odluka, i sve su tačne.
}
## What would you do?

refused-advice = Za ovim stolom saveti su isključeni.
advice-ask = Šta bi ti uradio?
advice-who = Koga pitaš
advice-thinking = Razmišlja …
advice-claim = Postavi { $a } – { $b }
advice-station = Izgradi stanicu: { $city }
advice-pay = Plati: { $cards }
advice-keep = Zadrži: { $tickets }
advice-give = Daj: { $cards }
advice-withdraw = Odustani od tunela
advice-goals = { $count ->
    [one] Plan ispunjava { $count } kartu destinacije: { $tickets }.
    [few] Plan ispunjava { $count } karte destinacija: { $tickets }.
   *[other] Plan ispunjava { $count } karata destinacija: { $tickets }.
}
advice-spare = Nijedna karta destinacije nije otvorena: preostali vagoni idu tamo gde donose najviše bodova.
advice-given-up = Odustaje od: { $tickets }.
advice-short = Još nedostaje: { $cards }.
advice-turns = { $turns ->
    [one] Treba oko { $turns } potez; ostaje ih oko { $left }.
    [few] Treba oko { $turns } poteza; ostaje ih oko { $left }.
   *[other] Treba oko { $turns } poteza; ostaje ih oko { $left }.
}
advice-rivals = U blizini: { $who }.
advice-risk = { $points ->
    [one] Gubitak ove rute koštao bi oko { $points } bod.
    [few] Gubitak ove rute koštao bi oko { $points } boda.
   *[other] Gubitak ove rute koštao bi oko { $points } bodova.
}
advice-second = { $points ->
    [one] Drugi najbolji, oko { $points } bod manje: { $move }.
    [few] Drugi najbolji, oko { $points } boda manje: { $move }.
   *[other] Drugi najbolji, oko { $points } bodova manje: { $move }.
}
advice-equal = Skoro jednako dobro: { $move }.
advice-show = Pokaži na tabli
advice-play = Odigraj
advice-used = { $count ->
    [one] Savet za { $count } odluku: { $who }.
    [few] Savet za { $count } odluke: { $who }.
   *[other] Savet za { $count } odluka: { $who }.
}
allow-advice = Igrači mogu da pitaju bota: šta bi ti uradio?
advice-terms = Saveti botova
advice-on = dozvoljeni
advice-off = isključeni

## Looking back on a game

refused-spectators = Za ovim stolom je već najveći dozvoljeni broj gledalaca; pokušaj ponovo kasnije.
refused-reviews = Trenutno se pregleda mnogo igara; pokušaj ponovo malo kasnije.
review-title = Pogled unazad
review-about = Gde je presuđeno, šta je bila sreća, a šta umeće? Server igra dalje od svakog poteza, što traje do pola minuta.
review-begin = Pogledaj igru unazad
review-thinking = Igra se dalje od svakog poteza …
review-won = Gde je presuđeno
review-won-about = Šansa svakog igrača za pobedu posle svakog poteza: botovi igraju dalje od onoga što je taj igrač znao. Zajedno su svedene na 100 %.
review-turning = Prekretnice
review-even = Nijedan potez nije mnogo promenio: bilo je neizvesno do kraja.
review-gains = { $who } dobija { $percent }
review-loses = { $who } gubi { $percent }
review-luck = Sreća i umeće
review-luck-about = Od čega je nastala prednost svakog igrača nad najboljim od ostalih; delovi se sabiraju tačno u nju. Odluke se mere odlukama jakog bota i sve je procena.
part-deal = Prve karte i destinacije
part-luck = Sreća u svojim potezima
part-skill = Sopstvene odluke
part-others = Ono što su drugi uradili
part-end = Ono što je kraj otkrio
review-margin = Prednost, poređenje: { $who }
review-cards = Karte po vrstama
review-cards-about = Podeljene ili vučene naslepo, u zagradi koliko ih se očekivalo; iza plusa one uzete otvorene.
review-spent = Na šta su otišli potezi
spent-cards = Vučenje karata
spent-claims = Postavljanje ruta
spent-tickets = Vučenje karata destinacija
spent-stations = Gradnja stanica
spent-withdrawn = Napušteni tuneli
spent-passes = Propušteni potezi
review-order = Rute i karte destinacija po redu
happening-tickets = Karte destinacija: { $tickets }
happening-done = Ispunjeno: { $tickets }
happening-station = Stanica: { $city }
## U istoj sobi: jedan uređaj i zavesa između poteza

guest-here = Na ovom uređaju
here-by-name = Neko na ovom uređaju
name-of-seat = Ime na mestu { $number }
names-missing = Svako na ovom uređaju treba da ima svoje ime.
hand-on = Predaj uređaj
curtain-turn = Na potezu: { $who }
curtain-first = Prve karte destinacije bira { $who }
curtain-about = Dajte uređaj: { $who }. Ostali gledaju na drugu stranu.
curtain-lift = Ja sam { $who }: pokaži moje karte
curtain-back = Nazad na zavesu: { $who }
curtain-held = Ponovo tu: { $who }

## Pomoć pri bodovanju odštampane igre

count-title = Izbroj bodove društvene igre
count-who = Tabla i igrači
count-for = Čije se postavlja
count-what = Šta se postavlja
count-name = Ime za boju: { $colour }
colour-madder = Crvena
colour-prussian = Plava
colour-gold = Žuta
colour-fir = Zelena
colour-ink = Crna
count-tap-routes = Dodirni rutu na tabli da je dobije { $who }; još jednom da je skloniš. Ili je nađi po gradu.
count-tap-stations = Dodirni grad na tabli za stanicu: { $who }. Još jednom da je skloniš.
count-tap-tickets = Nađi karte destinacije po jednom od gradova i označi ih: { $who }.
count-no-match = Ovde ništa nema to ime.
count-result = Izbroj bodove
count-back = Nazad na tablu
count-anew = Počni iznova
count-anew-sure = Da obrišem tablu i sve karte destinacije?

## A big screen as the board, and phones as hands

screen-choose = Ovaj ekran prikazuje samo tablu
screen-choose-about = Svako igra na telefonu, na kojem drži svoje karte.
screen-use = Neka ovaj ekran bude tabla
screen-stop = Samo posmatraj
screen-scan = Skeniraj i sedi za sto
screen-scan-about = Usmeri kameru telefona ovamo: na njemu će biti tvoje karte. Mora biti u istoj mreži.
hand-back = Moje karte
link-lost = Ovaj link radi samo na ovom uređaju. Da pozoveš druge, otvori stranicu preko adrese ovog računara u svojoj mreži.

# links that got lost
lost-links = Neko je izgubio link?
lost-links-about = Novi link važi jednom, na drugom uređaju; stari više ne otvara mesto.
