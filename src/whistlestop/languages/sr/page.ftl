# Whistlestop na srpskom, latinicom. Tok igre priča u prezentu jer rod igrača ne znamo; imena gradova se ne menjaju.

## Home

home-title = Izaberi mapu i igraj.
home-lead = Klasične igre sa vozovima, besplatne za sve: bez naloga, pozovi prijatelje linkom, igraj protiv botova koji se ne predaju lako.
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
play-bots = odmah, protiv botova
play-chosen = sa mestima po tvom izboru
play-friends = Igraj sa prijateljima
play-friends-about = Pošalji link ili kod i gledaj ko dolazi.
play-screen = Na velikom ekranu
play-screen-about = Mapa na televizoru, karte na telefonu.
seats-change = Promeni
join-code = Link ili kod
join-unreadable = To nije ni link ni kod. Kod izgleda ovako: plum-41.
replays = Snimci partija
your-name = Tvoje ime
usual-name = Ti
guest-name = Igrač
seat-number = Mesto { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj (poziv linkom)
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

## Cards: each sentence names the kinds itself, so that a language can inflect them

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
        [sub] zamenjen
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
row = Karte licem nagore
deck = Špil
deck-left = još { $count } · odbačene: { $used }
tickets = Destinacije
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
my-tickets = Moje destinacije
tickets-mine = Moje destinacije · { $count }

## A turn

your-turn = Ti si na potezu
step-turn = povuci karte, postavi rutu ili povuci karte destinacija
step-second = uzmi drugu kartu
step-pay = izaberi kako plaćaš
step-tunnel = plati dodatne karte ili odustani
step-give = { $count ->
    [one] plati još { $count } kartu po izboru
    [few] plati još { $count } karte po izboru
   *[other] plati još { $count } karata po izboru
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
step-pass = nijedan potez nije moguć: propusti
wait-for = Na potezu: { $who }
wait-first-tickets = Ostali biraju početne karte destinacija
last-round = Poslednji krug
undo = Poništi
pass = Propusti
claim-a-route = Postavi rutu
claim = Postavi
build = Izgradi
pay = Plati
withdraw = Odustani
not-now = Ne sada
payments = Načini plaćanja
more-payments = { $count ->
    [one] Još { $count } način plaćanja
    [few] Još { $count } načina plaćanja
   *[other] Još { $count } načina plaćanja
}
sparing = najjeftinije
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
give-title = Zamenske karte
give-left = plati još { $count }
give-card = { $kind ->
    [purple] Plati ljubičastom kartom
    [blue] Plati plavom kartom
    [orange] Plati narandžastom kartom
    [white] Plati belom kartom
    [green] Plati zelenom kartom
    [yellow] Plati žutom kartom
    [black] Plati crnom kartom
    [red] Plati crvenom kartom
   *[loco] Plati lokomotivom
}
keep-title = Izaberi karte destinacija
keep-least = Zadrži bar { $least }, ostale vrati.
keep-done = { $count ->
    [0] Zadrži
    [one] Zadrži { $count } destinaciju
    [few] Zadrži { $count } destinacije
   *[other] Zadrži { $count } destinacija
}

## Players

players = Igrači
players-more = Više o igračima
player = Igrač
plate-you = ti
plate-to-move = na potezu
plate-held = igra bot
plate-covered = ovaj potez igra bot
plate-here = na mreži
plate-away = nije tu
plate-taken-over = novi link
plate-trains = Vagoni
plate-cards = Karte vozova
plate-tickets = Destinacije
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
looking-on = Posmatraš partiju

## The board and the log

board-of = Tabla: { $board }
log = Tok partije
log-since = od tvog poslednjeg poteza
log-earlier = ranije
from-deck = jednu iz špila
# What a player drew: $first and $second in the sentences below.
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
   *[no] { $who } bira početne karte destinacija
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] Propuštaš potez
   *[no] { $who } propušta potez
}

## Waiting, and when things go wrong

waiting-title = Novi sto: { $board }
rematch-title = Revanš: { $board }
code = Kod
whos-here = Ko je tu
waiting-lead = Pošalji link, reci kod ili neka ovo skeniraju. Partija počinje kad su sva mesta zauzeta.
link = Link za ovaj sto
link-copy = Kopiraj
link-copied = Kopirano
chair-free = slobodno
sit-down = Sedni za sto
start-with-bots = Počni sa botovima
start-with = Počni: igrača { $count }
start-fills = Na slobodna mesta sedaju botovi.
start-removes = Slobodna mesta se uklanjaju.
start-without = Za one koji nisu došli igra bot dok ne dođu.
seat-awaited = još nije tu
connecting = Povezivanje…
line-lost = Veza je prekinuta. Ponovno povezivanje… Tvoja partija je sačuvana.

## Phrases

phrase-hello = Zdravo!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra partija!
phrase-oops = Ups!
phrase-one_moment = Samo trenutak, molim
phrase-your_turn = Ti si na potezu
phrase-again = Još jedna partija?

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
    [one] { $count } destinacija
    [few] { $count } destinacije
   *[other] { $count } destinacija
}
longest = { $count ->
    [one] { $count } vagon
    [few] { $count } vagona
   *[other] { $count } vagona
}
tickets-of = Karte destinacija: { $who }
ticket-done = završena
ticket-missed = nezavršena

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

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
# What a route costs: $price in the sentences below.
price-of = cena: { $cards }{ $locos ->
    [0] { "" }
    [one] , od toga bar { $locos } lokomotiva
    [few] , od toga bar { $locos } lokomotive
   *[other] , od toga bar { $locos } lokomotiva
}
held-none = nijedna
missing-of = { $of ->
    [locos] { $locos }
    [both] { $locos } i { $cards }
    [colour] { $cards }
   *[wild] { $cards } { $count ->
        [one] ili lokomotiva
        [few] ili lokomotive
       *[other] ili lokomotive
    }
}
exchange-of = ; umesto svake možeš da platiš bilo koje karte ({ $swap }): za to treba ukupno { $need } drugih, a imaš { $have }
why-game-over = Partija je završena.
why-first-tickets-due = Prvo izaberi početne karte destinacija; zadrži bar { $least }.
why-second-card-due = Prvo uzmi drugu kartu.
why-claim-payment-due = Prvo izaberi kako plaćaš rutu { $route }.
why-station-payment-due = Prvo izaberi kako plaćaš stanicu u gradu { $city }.
why-keep-due = Prvo izaberi koje karte destinacija zadržavaš (bar { $least }).
why-tunnel-due = Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}: plati ili odustani.
why-ferry-cards-due = Prvo plati još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umesto lokomotiva za rutu { $route }.
why-swap-cards-due = Prvo plati još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umesto karata iste boje za rutu { $route }.
why-nothing-to-keep = Nema karata destinacija za izbor; prvo ih povuci.
why-nothing-to-pay = Nema šta da se plati; prvo postavi rutu ili izgradi stanicu.
why-nothing-to-give = Trenutno ne treba platiti nijednu kartu; prvo postavi rutu.
why-no-tunnel = Nema tunela od kog možeš da odustaneš.
why-can-act = Potez možeš da propustiš samo kad nijedan drugi nije moguć.
why-not-in-row = Ta karta nije licem nagore: { $card } (licem nagore: { $row }).
why-loco-as-second = Lokomotiva licem nagore ne može da bude druga karta.
why-no-cards = Nema više karata za izvlačenje naslepo: špil je prazan, a nema ni odbačenih karata.
why-no-draw = U ovom potezu ne možeš da vučeš karte vozova, čak ni one licem nagore: špil je prazan, a nema ni odbačenih karata.
why-no-tickets = Nema više karata destinacija za izvlačenje.
why-keeps-too-few = Zadrži bar { $least } od izvučenih karata destinacija.
why-first-keeps-too-few = Zadrži bar { $least } od početnih karata destinacija.
why-not-offered = Možeš da zadržiš samo upravo izvučene karte destinacija: { $offer }.
why-first-not-offered = Možeš da zadržiš samo karte destinacija koje su ti podeljene: { $offer }.
why-route-taken = Rutu { $route } već ima { $owner }.
why-own-other-track = Druga pruga rute { $route } već je tvoja; niko ne sme da ima obe.
why-other-track-closes = Drugu prugu ima { $owner }; sa { $seats } igrača ruta { $route } je zatvorena.
why-too-few-trains = Ruta { $route } traži { $need ->
    [one] { $need } vagon
    [few] { $need } vagona
   *[other] { $need } vagona
}, a ti { $have ->
    [0] više nemaš nijedan
    [one] imaš još samo { $have }
    [few] imaš još samo { $have }
   *[other] imaš još samo { $have }
}.
why-cards-short = Nemaš karte za rutu { $route } ({ $price }). U ruci: { $held }. Nedostaje: { $missing }{ $exchange }.
why-wrong-count = Pogrešan broj karata za rutu { $route } ({ $price }). U ruci: { $held }.
why-wrong-colour = Pogrešna boja za rutu { $route } ({ $price }). U ruci: { $held }.
why-loco-not-wild = Lokomotive su ovde džokeri samo u tunelima i na trajektima, a ruta { $route } nije ni jedno ni drugo ({ $price }). U ruci: { $held }.
why-loco-not-on-swap = Na ruti { $route } lokomotive nisu džokeri, ali mogu biti među { $swap ->
    [one] { $swap } kartom koja zamenjuje
    [few] { $swap } karte koje zamenjuju
   *[other] { $swap } karata koje zamenjuju
} jednu kartu (u ruci: { $hand }).
why-ferry-needs-locos = Premalo lokomotiva za rutu { $route } ({ $price }). U ruci: { $held }{ $swap ->
    [0] { "" }
    [one] ; lokomotivu zamenjuje bilo koja { $swap } karta
    [few] ; lokomotivu zamenjuju bilo koje { $swap } karte
   *[other] ; lokomotivu zamenjuje bilo kojih { $swap } karata
}.
why-no-substitutes = Na ruti { $route } karte ne mogu da se zamene drugima ({ $price }). U ruci: { $held }.
why-ferry-subs-short = Nemaš dovoljno karata: za svaku zamenjenu lokomotivu plaćaš { $swap ->
    [one] { $swap } drugu kartu
    [few] { $swap } druge karte
   *[other] { $swap } drugih karata
} (u ruci: { $hand }).
why-swap-subs-short = Nemaš dovoljno karata: za svaku zamenjenu kartu plaćaš { $swap ->
    [one] { $swap } drugu
    [few] { $swap } druge
   *[other] { $swap } drugih
} (u ruci: { $hand }).
why-not-held = Nemaš te karte ({ $price }). U ruci: { $hand }.
why-give-not-held = Nemaš tu kartu da njome platiš: { $card } (u ruci: { $hand }).
why-give-order = Plati ove karte redosledom boja: prvo { $card }, pa { $last }.
why-give-runs-out = Počni od ranije boje: od ove nadalje ({ $card }) nemaš dovoljno za još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
}.
why-tunnel-wrong-count = Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
} ({ $locos ->
    [yes] samo lokomotive
   *[no] { $laid } ili lokomotiva
}). U ruci: { $held }; možeš i da odustaneš.
why-tunnel-wrong-colour = Odigrana boja je { $laid }, zato plati njome ili lokomotivama (u ruci: { $held }). Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}; možeš i da odustaneš.
why-tunnel-only-locos = Odigrane su samo lokomotive, zato možeš da dodaš samo lokomotive (u ruci: { $held }). Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}; možeš i da odustaneš.
why-tunnel-not-held = Nemaš te karte (u ruci: { $hand }). Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}; možeš i da odustaneš.
why-no-stations-here = Ova partija se igra bez stanica.
why-stations-spent = Sve tvoje stanice su već izgrađene.
why-city-taken = U gradu { $city } stanicu već ima { $owner }; grad može da ima samo jednu.
why-station-cards-short = Tvoja sledeća stanica košta { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karte iste boje
   *[other] { $cost } karata iste boje
}, a lokomotive su džokeri (u ruci: { $hand }). Nedostaje: { $missing }.
why-station-wrong-count = Ova stanica košta { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karte iste boje
   *[other] { $cost } karata iste boje
}, a lokomotive su džokeri (u ruci: { $hand }).

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } nije potez; potezi počinju sa: { $verbs }.
why-stands-alone = „{ $verb }” se piše bez drugih reči.
why-takes-one = Posle „{ $verb }” ide { $noun ->
    [card] jedna karta
    [route] jedna ruta
   *[city] jedan grad
}, na primer „{ $example }”.
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
why-payment-form = Plaćanje navodi jednu boju, pa loco, pa sub, svako sa brojem, na primer „pay red 2 loco 1”.
why-nothing-played = Još nema šta da se poništi.
rule-button = Pogledaj pravilo
rule-number = Pravilo { $rule }

## What the server refuses

refused-begun = Ova partija je već počela; možeš da je posmatraš ili da otvoriš svoj sto.
refused-no-chair = To mesto više nije slobodno; izaberi drugo ili otvori svoj sto.
refused-name-signs = Imena i reči smeju da imaju samo vidljive znakove, bez razmaka na početku i na kraju.
refused-name-long = To je predugo za ime ili reč; izaberi nešto kraće.
refused-name-taken = Neko se ovde već zove { $name }; izaberi drugo ime.
refused-chair-taken = To mesto je zauzeto.
refused-not-ready = Karte se dele samo jednom, i to kad su sva mesta zauzeta.
refused-dealing = Karte se upravo dele; sačekaj trenutak.
refused-deal = Karte nisu mogle da se podele; pokušaj ponovo, ili napusti mesto i otvori nov sto.
refused-no-link = Link ima samo mesto na kojem igra čovek.
refused-stale = Stanje u partiji se promenilo; pogledaj ponovo, pa odluči.
refused-turn = Na potezu je { $who }, a ne ti.
refused-not-your-turn = Nisi na potezu.
refused-chosen = Tvoje početne karte destinacija su već izabrane; sačekaj ostale.
refused-undo-first = To ne može da se poništi: izbor početnih karata destinacija je konačan.
refused-undo-acted = To ne može da se poništi: u međuvremenu je igrao neko drugi.
refused-undo-shown = To ne može da se poništi: otkrilo je nešto novo.
refused-hold = Bot može da preuzme samo mesto drugog čoveka, i to samo ako tamo već ne igra.
refused-hold-here = Bot može da preuzme samo mesto nekoga ko je odsutan bar jedan minut.
refused-hold-asked = Tvoj predlog je već poslat; treba da se slože i ostali.
refused-held = Bot već igra umesto tebe.
refused-own-chair = Već si na svom mestu.
refused-paused = Partija je pauzirana; prvo je nastavi.
refused-pause-clock = Može da se pauzira samo partija sa satom.
refused-pause-said = Tvoj predlog je već poslat; treba da se slože i ostali.
refused-again = Možeš da pokreneš jedan revanš, kad se partija završi.
refused-not-dealt = Karte još nisu podeljene; neka mesta su još slobodna.
refused-over = Ova partija je završena.
refused-busy = Server trenutno ne može da pristupi svojim stolovima; pokušaj ponovo za koji trenutak.
refused-work = Server je zauzet drugim zahtevima; pokušaj ponovo za koji trenutak.
refused-broken = Na serveru je nešto pošlo naopako; učitaj stranicu ponovo da vidiš partiju.
refused-tables = Imaš { $count ->
    [one] { $count } nezavršenu partiju
    [few] { $count } nezavršene partije
   *[other] { $count } nezavršenih partija
}; završi jednu pre nego što počneš novu.
refused-fast = Previše zahteva odjednom; sačekaj malo i pokušaj ponovo.
refused-version = Ova stranica je zastarela (server koristi verziju { $version }); učitaj je ponovo.
refused-newer = Ovaj sto je sačuvala novija verzija Whistlestopa; za nastavak ažuriraj server.
refused-damaged = Ovaj sto je oštećen u bazi podataka servera i ne može da se nastavi; dnevnik servera kaže gde.
refused-older = Ova verzija Whistlestopa ne može da nastavi ovaj sto; sam sto je nepromenjen.
refused-link = Ovaj link ne pripada nijednom mestu za ovim stolom; zatraži novi od domaćina.
refused-void = Ovaj link više ne važi; zatraži novi od domaćina.
refused-invitation = Ovaj link je pozivnica za mesto; otvori ga i prvo preuzmi mesto.
refused-invitation-used = Ova pozivnica je već iskorišćena ili zamenjena; zatraži novu od domaćina.
refused-claim-here = Ovaj uređaj je već za stolom; otvori pozivnicu na uređaju na kojem će se igrati.
refused-closed = Za ovim stolom posmatrači nisu dozvoljeni.
refused-looking-on = Posmatraš partiju; to mogu samo igrači.
refused-host = To može samo domaćin.
refused-unknown = Takav sto ne postoji; da li je link potpun?
refused-code = Nijedan sto nema ovaj kod; kodovi prestaju da važe kad se partija završi.
refused-record = Zapis partije, sa semenom, dostupan je kad se partija završi.
refused-otherwise = Nije uspelo; učitaj stranicu ponovo i pokušaj još jednom.
## The menu, the sheet on a phone, and the seas

menu = Meni
theme = Tema
theme-device = Kao na uređaju
theme-light = Svetla
theme-dark = Tamna
sound = Zvukovi
sound-all = Svi
sound-turn = Kad sam na potezu
sound-off = Bez
volume = Jačina zvuka
chair-link = Moje mesto na drugom uređaju
chair-link-about = Ovaj tajni link je tvoje mesto: ko ga ima, može da vidi tvoje karte i da igra umesto tebe. Čuvaj ga za sebe.
leave-table = Napusti sto
leave-question = Napuštaš sto? Bot će igrati umesto tebe; tvoj link te vraća.
leave = Napusti
stay = Ostani
zoom-in = Uvećaj
zoom-out = Umanji
whole-board = Cela tabla
sheet = Karte, destinacije i tok partije
tab-tickets = Destinacije { $count }
more-lines = još { $count }
tab-cards = Karte { $count }
tab-routes = Rute { $count }
take-deck = Uzmi kartu iz špila
take-tickets = Povuci destinacije
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
score-tickets_done = Završene destinacije
score-tickets_missed = Nezavršene destinacije
score-longest = Najduža ruta
score-globetrotter = Globetrotter
ticket-by = preko: { $cities }
path-drawn = Najduža neprekidna ruta, označena zlatom: { $who }
show-title = Završno bodovanje
show-routes = Bodovi za rute do sada. Sada se otkrivaju karte destinacija.
show-station = Stanica u gradu { $city } pozajmljuje rutu { $a } – { $b }
show-station-idle = Stanica u gradu { $city } nije bila potrebna
show-done = { $a } – { $b }: završena
show-missed = { $a } – { $b }: nezavršena
show-stations-left = { $count ->
    [one] { $count } neizgrađena stanica
    [few] { $count } neizgrađene stanice
   *[other] { $count } neizgrađenih stanica
}
show-longest = { $shares ->
    [one] { $who } ima najdužu neprekidnu rutu
    [few] { $who }: nerešeno za najdužu neprekidnu rutu, bodove dobijaju svi
   *[other] { $who }: nerešeno za najdužu neprekidnu rutu, bodove dobijaju svi
}
show-globetrotter = { $shares ->
    [one] { $who } je Globetrotter, sa najviše završenih karata destinacija
    [few] { $who }: zajedno Globetrotter, sa jednakim brojem završenih karata destinacija
   *[other] { $who }: zajedno Globetrotter, sa jednakim brojem završenih karata destinacija
}
show-race = Ko ima najdužu neprekidnu rutu?
show-told = Bodovano do sada
show-back = Nazad
show-next = Dalje
show-pause = Pauza
show-go-on = Nastavi
show-skip = Rezultat
show-watch = Pogledaj bodovanje
share-picture = Slika table
share-drawing = Slika se crta…
tie-completed = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa više završenih karata destinacija
tie-stations = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa manje izgrađenih stanica
tie-longest = { $who } i { $other } imaju jednako bodova; { $who } je ispred, sa dužom neprekidnom rutom
tie-shared = { $who } i { $other } imaju sve jednako i dele mesto
won-by = { $part ->
    [routes] Odlučile su rute
    [long] Odlučile su rute od { $length } i više vagona
    [tickets] Odlučile su karte destinacija
    [missed] Odlučile su nezavršene destinacije
    [stations] Odlučile su neizgrađene stanice
    [longest] Odlučila je najduža neprekidna ruta
   *[globetrotter] Odlučio je Globetrotter
}: { $who } { $points }, { $other } { $than }
back-to-results = Nazad na rezultat
chart-title = Bodovi tokom partije
chart-turn = Potez { $turn }
chart-last = poslednji potez
chart-read = Izaberi potez
chart-table = Prikaži kao tabelu
deal-title = Kako su karte podeljene
deal-lead = Pre nego što se podeli prva karta, server objavljuje otisak (SHA-256) svoje tajne, a uređaj svakog igrača dodaje slučajan broj koji niko drugi ne zna. Svaka karta sledi iz svega toga zajedno, pa niko ne može sam da izabere karte. Ovaj uređaj je proverio:
deal-seed = Seme
deal-promise = Otisak (SHA-256)
deal-kept = Provereno u ovom pregledaču: seme ima ovaj otisak.
deal-broken = Seme nema ovaj otisak!
deal-secret-kept = Tajna servera je ona koja je utvrđena pre deljenja.
deal-secret-broken = Tajna servera nije ona koja je utvrđena pre deljenja!
deal-own-kept = Slučajan broj ovog uređaja je deo deljenja.
deal-own-broken = Slučajan broj ovog uređaja je izostavljen ili promenjen!
deal-own-none = Ovaj uređaj nije dodao slučajan broj deljenju, pa ne može da zna da li je server izabrao karte.
deal-own-late = Slučajan broj ovog uređaja nije zatražen na vreme, pa uređaj ne može da zna da li je server izabrao karte.
deal-others-kept = Slučajni brojevi i reči svih igrača su oni koji su utvrđeni pre nego što je išta otkriveno.
deal-others-broken = Neki slučajan broj ili reč promenjeni su pošto je ovaj uređaj otkrio svoj broj!
deal-seed-kept = Seme se sastoji tačno od ove tajne, ovih brojeva i ovih reči.
deal-seed-broken = Seme se ne sastoji od ove tajne, ovih brojeva i ovih reči!
deal-withheld = Slučajan broj igrača { $who } nije stigao na vreme; karte su podeljene bez njega.
deal-cards-kept = Početne karte vozova i karte destinacija su one koje slede iz semena.
deal-cards-broken = Početne karte vozova i karte destinacija ne slede iz semena!
deal-alarm = Ovo deljenje nije prošlo proveru: neko ga je izmenio.
deal-verify = Preuzmi zapis partije i proveri svaku kartu:
record-download = Preuzmi zapis partije
again-told = Nova partija je spremna.
again-follow = Pridruži se
## Progress of tickets, tunnels, lists and keyboard

goal-done = završena
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
plan = Plan
plan-pencil = Olovka
plan-this-way = Planiraj ovaj put
odds-more = { $count ->
    [0] ništa više
    [one] još { $count } karta
    [few] još { $count } karte
   *[other] još { $count } karata
}
odds-sure = Šta god da se otkrije, možeš da platiš.
odds-can = Možeš da platiš u { $percent } slučajeva.
odds-before = Izgledi pre otkrivanja karata
cards-any = bilo koje: { $count }
keeps-cards = štediš: { $cards }
give-less = Uzmi nazad: { $cards }
give-done = { $count ->
    [one] Plati { $count } kartu
    [few] Plati { $count } karte
   *[other] Plati { $count } karata
}
tunnel = Tunel
tunnel-laid = Odigrano: { $cards }. Svaka otkrivena karta te boje i svaka otkrivena lokomotiva košta još jednu kartu.
tunnel-more = još jedna
tunnel-none = ništa više
tunnel-extra = { $count ->
    [0] bez dodatnih karata
    [one] { $count } dodatna karta
    [few] { $count } dodatne karte
   *[other] { $count } dodatnih karata
}
tunnel-paid = plaćeno
tunnel-withdrawn = odustajanje
tunnel-too-dear = Nemaš dodatne karte koje tunel traži.
tunnel-through = Nema više šta da se plati: ruta je tvoja.
tunnel-on = Nastavi
tickets-sure = Ovo je ceo tvoj potez i ne može da se poništi.
lists = Tabla kao spiskovi
list-claims = Rute koje možeš da postaviš
list-no-claims = Trenutno nijedna
routes-all = Sve { $count }
routes-mine = Moje destinacije { $count }
routes-for-tickets = Za tvoje destinacije
routes-others = Ostale, prvo one s najviše bodova
routes-by-points = Prvo one s najviše bodova
route-serves = za { $tickets }
double-tracks = Dupla ruta: koja?
routes-found = { $count ->
    [one] Pronađena { $count } ruta
    [few] Pronađene { $count } rute
   *[other] Pronađeno { $count } ruta
}
list-sites = Gradovi u kojima možeš da izgradiš stanicu
list-cities = Rute po gradovima
list-city = Grad
list-owners = Ko šta ima
list-nothing = još ništa
list-stations = Stanice: { $cities }
keys = Prečice na tastaturi
keys-arrows = Strelice
keys-on = Koristi prečice na tastaturi
close = Zatvori
words-label = Upiši potez, na primer „draw red”
words-play = Odigraj
last-round-about = { $count ->
    [one] Još { $count } potez, pa se broje bodovi.
    [few] Još { $count } poteza, pa se broje bodovi.
   *[other] Još { $count } poteza, pa se broje bodovi.
}
key-row = uzmi kartu licem nagore
key-deck = uzmi kartu iz špila
key-tickets = povuci karte destinacija
key-claim = postavi rutu ili izgradi stanicu
key-pencil = crtaj moj plan
key-arrows = kreći se između istaknutih ruta i gradova
key-enter = izaberi
key-escape = otkaži
key-undo = poništi
key-pass = propusti potez, ako nijedan drugi nije moguć
key-lists = tabla kao spiskovi
key-words = upiši potez
key-keys = prečice na tastaturi
## Starting and joining a table

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = preko linka
name-missing = Prvo upiši svoje ime.
offline-title = Nema veze.
offline-about = Možeš da čitaš pravila; za igru je potreban server.
server-silent = Server ne odgovara. Proveri vezu i pokušaj ponovo.
more-options = Tempo, prvi igrač, kućna pravila
who-begins = Prvi igrač
begins-lot = Nasumično
pace = Tempo
pace-relaxed = Opušteno
pace-live = Uživo
pace-days = Tokom više dana
pace-about-relaxed = Bez sata: svako igra onoliko dugo koliko mu treba.
pace-about-live = Svaki igrač ima zalihu vremena koja raste sa svakim potezom. Kad se potroši, bot odigra jedan potez umesto tebe.
pace-about-days = Igraj kad imaš vremena; sto čeka danima.
time-for-a-move = Vreme po potezu
time-bank = Vreme po igraču
bank-and-increment = { $bank } + { $increment } po potezu
absent-level = Bot za odsutne igrače
bot-speed = Brzina botova
bot-speed-instant = Odmah
bot-speed-quick = Brzo
bot-speed-relaxed = Opušteno
allow-onlookers = Dozvoli posmatrače
list-table = Prikaži među otvorenim stolovima
house-rules = Kućna pravila
rules-changed = { $count ->
    [one] { $count } promenjeno
    [few] { $count } promenjena
   *[other] { $count } promenjenih
}
rules-printed = Vrati štampana pravila
my-tables = Tvoji stolovi
tables-all = Svi ({ $count })
table-waiting = čeka igrače
table-playing = igraju ostali
open-tables = Otvoreni stolovi
table-of = Sto: { $who }
table-playing-now = u toku
chairs-free = { $count ->
    [one] { $count } slobodno mesto
    [few] { $count } slobodna mesta
   *[other] { $count } slobodnih mesta
}
join-table = Pridruži se
watch-table = Posmatraj
invite-title = Pozovi prijatelje
link-for-cameras = QR kod za ovaj link
link-share = Podeli
share-text = Dođi da odigramo partiju igre sa vozovima.
sit-title = Zauzmi mesto
sit-where = Tvoja boja
name-taken = Neko se ovde već zove { $who }. Izaberi drugo ime.
seat-a-bot = Radije bot…
bot-on-chair = Dodaj bota na mesto { $number }
new-link = Novi link
new-link-for = Pošalji ovaj link igraču { $who }. Važi jednom, i svi će videti da je mesto prešlo u druge ruke. Stari link više ne važi.
waiting-for = { $count ->
    [0] Svi su tu.
    [one] Još je { $count } mesto slobodno.
    [few] Još su { $count } mesta slobodna.
   *[other] Još je { $count } mesta slobodno.
}
stand-up = Napusti sto
onlookers = Posmatrači
onlookers-welcome = dozvoljeni
onlookers-none = nisu dozvoljeni
server-gone = Server već neko vreme ne odgovara. Tvoj sto je sačuvan: pokušaj ponovo, ili se vrati na ovu stranicu kasnije.
next-try = Novi pokušaj za { $seconds } s
try-now = Pokušaj sada
unknown-title = Na ovoj adresi nema ničega
unknown-about = Možda link nije potpun ili više ne važi.
closed-title-unknown = Sto nije pronađen
closed-unknown = Da li je link potpun? Zatraži ga ponovo, ili otvori svoj sto.
closed-title-void = Ovaj link više ne važi
closed-void = Domaćin je napravio novi link za ovo mesto. Zatraži ga; sto ipak možeš da pogledaš.
closed-title-private = Ovo je privatan sto
closed-private = Za ovim stolom posmatrači nisu dozvoljeni. Ako ovde imaš mesto, otvori ga svojim linkom.
look-at-table = Pogledaj sto
take-seat-title = Preuzmi mesto: { $who }
take-seat-about = Domaćin je napravio ovaj link za mesto. Važi jednom i donosi karte vozova i karte destinacija na ovaj uređaj; svi za stolom će videti da je mesto prešlo u druge ruke.
take-seat = Preuzmi mesto
take-seat-elsewhere-title = Otvori ovaj link na drugom uređaju
take-seat-elsewhere = Ovaj uređaj je već domaćin ili već igra za ovim stolom, a niko ne treba da vidi karte dva igrača. Skeniraj kod uređajem na kojem će igrati { $who }, ili pošalji link.
held-clock = Vreme ti je isteklo tri puta zaredom.
held-left = Tvoje mesto je ostalo prazno.
held-asked = Ostali igrači su tražili bota.
covered-you = Vreme ti je isteklo, pa ovaj potez igra bot. Odigraj da ponovo preuzmeš igru.
paused-idle = Partija je pauzirana jer niko nije igrao.
paused-agreed = Partija je pauzirana.
paused-left = Partija je pauzirana jer su svi otišli.
pause-continue = Nastavi
pause-ask = Pauziraj partiju
pause-wanted = Predlog za pauzu: { $who }.
pause-agree = Pauza
pause-asked = Tvoj predlog za pauzu je poslat; treba da se slože i ostali.
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
rule-trains = Vagona po igraču
rule-stations = Stanica po igraču
rule-first_long = Karte dugačkih ruta koje se dele na početku
rule-first_tickets = Karte destinacija koje se dele na početku
rule-first_keep = Početne karte destinacija koje se zadržavaju (najmanje)
rule-first_return = Vraćene početne karte destinacija idu ispod špila
rule-ticket_draw = Karte destinacija koje se vuku u potezu
rule-ticket_keep = Izvučene karte destinacija koje se zadržavaju (najmanje)
rule-ticket_return = Vraćene karte destinacija idu ispod špila
rule-loco_draw = Za koliko karata se računa lokomotiva licem nagore
rule-row_flush = Lokomotive licem nagore koje menjaju ceo red (0: nikad)
rule-draw_without_deck = Karte licem nagore mogu da se vuku i kad nema ni špila ni odbačenih karata
rule-wild_plain = Lokomotive su džokeri i na običnim rutama
rule-double_from = Obe pruge duplih ruta otvorene su od ovoliko igrača
rule-ferry_swap = Karte koje zamenjuju lokomotivu na trajektu (0: nijedna)
rule-tunnel_cards = Karte koje se otkrivaju za tunel
rule-station_points = Bodovi za svaku neizgrađenu stanicu
rule-last_round_trains = Poslednji krug počinje sa ovoliko vagona ili manje
rule-longest_bonus = Bodovi za najdužu neprekidnu rutu
rule-globetrotter_bonus = Globetrotter: bodovi za najviše završenih karata destinacija
rule-ties_by_length = Ako je i dalje nerešeno, odlučuje duža neprekidna ruta
rule-turn_limit = Najviše poteza po igraču
rule-route_points = Bodovi za rute, po dužini
refused-talk = Prebrzo šalješ poruke; sačekaj malo.

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

## The rulebook; its texts are in rules.ftl

rules = Pravila
## Learning

learn-to-play = Nauči da igraš
learn-first = Prvi put ovde?
learn-first-about = Vođena prva partija za pet minuta.
lesson-asks-usa = Kako se igra? Vođena partija
lesson-asks-ferries = Kako funkcionišu trajekti?
lesson-asks-tunnels = Kako funkcionišu tuneli?
lesson-asks-stations = Kako funkcionišu stanice?
lesson-asks-nordic = Šta je drugačije u Nordijskim zemljama?
# Replay
refused-reel = Snimak ove partije ne može da se prikaže jer je njen zapis oštećen, nepotpun ili izmenjen.
look-back = Pusti snimak
finished-games = Završene partije
replay-title = Snimak partije
replay-open = Otvori zapis partije
replay-lead = Izaberi zapis partije ili ga prevuci ovde da pogledaš snimak potez po potez.
replay-loading = Snimak se učitava…
replay-begin = Početak partije
replay-first = Na početak
replay-back = Korak nazad
replay-on = Korak napred
replay-last = Na kraj
replay-play = Pusti
replay-scrub = Trenutak partije
replay-at = { $at } od { $count }
replay-speed = Brzina
replay-claims = Samo rute
replay-eyes = Pogled
replay-open-hands = sve ruke otvorene
replay-more = Više
replay-link = Link do ovog trenutka
replay-link-file = Za one koji imaju isti zapis partije.
replay-continue = Nastavi odavde
replay-continue-about = Ti zauzimaš jedno mesto, botovi ostala. Karte ostaju kako su podeljene.
replay-chair = Tvoje mesto
replay-bots = Ostali
replay-save = Sačuvaj kao jedan HTML fajl
replay-verify = Proveri deljenje
replay-no-deal = Ova partija je počela iz zadate pozicije, pa deljenja nije bilo.
replay-lines-kept = Provereno u ovom pregledaču: nijedan red zapisa partije nije promenjen.
replay-lines-broken = Jedan red zapisa partije je promenjen!
replay-offered = Karte destinacija za izbor
replay-laid = Odigrano
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
advice-thinking = Razmišlja…
advice-claim = Postavi { $a } – { $b }
advice-station = Izgradi stanicu: { $city }
advice-pay = Plati: { $cards }
advice-keep = Zadrži: { $tickets }
advice-give = Plati: { $cards }
advice-withdraw = Odustani od tunela
advice-goals = { $count ->
    [one] Plan završava { $count } kartu destinacije: { $tickets }.
    [few] Plan završava { $count } karte destinacija: { $tickets }.
   *[other] Plan završava { $count } karata destinacija: { $tickets }.
}
advice-spare = Nema više karata destinacija koje treba završiti: preostali vagoni idu tamo gde donose najviše bodova.
advice-given-up = Ne računa više na: { $tickets }.
advice-short = Još nedostaje: { $cards }.
advice-turns = { $turns ->
    [one] Treba oko { $turns } potez; ostaje ih oko { $left }.
    [few] Treba oko { $turns } poteza; ostaje ih oko { $left }.
   *[other] Treba oko { $turns } poteza; ostaje ih oko { $left }.
}
advice-rivals = Suparnici u blizini: { $who }.
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
allow-advice = Igrači mogu da traže savet od bota
advice-terms = Saveti botova
advice-on = dozvoljeni
advice-off = nisu dozvoljeni

## Game review

refused-spectators = Za ovim stolom nema mesta za još posmatrača; pokušaj ponovo kasnije.
refused-reviews = Trenutno se analizira previše partija; pokušaj ponovo za koji trenutak.
review-title = Analiza partije
review-about = Gde je partija odlučena, i koliko je u tome bilo sreće, a koliko umeća? Server je od svakog poteza odigrava do kraja, što traje do pola minuta.
review-begin = Analiziraj partiju
review-thinking = Partija se odigrava do kraja od svakog poteza…
review-won = Gde je partija odlučena
review-won-about = Šansa svakog igrača za pobedu posle svakog poteza: botovi odigravaju partiju do kraja, polazeći od onoga što je taj igrač znao. Šanse su svedene tako da im je zbir 100%.
review-rough = Privremeno: grubi izgledi iz malog broja partija, koji se potez po potez preciziraju.
review-turning = Prekretnice
review-even = Nijedan potez nije sam odlučio: bilo je neizvesno do samog kraja.
review-gains = { $who } dobija { $percent }
review-loses = { $who } gubi { $percent }
review-luck = Sreća i umeće
review-luck-about = Od čega je nastala razlika između svakog igrača i najboljeg od ostalih; delovi se sabiraju tačno u nju. Odluke se porede sa odlukama jakog bota, i sve je procena.
part-deal = Početne karte i destinacije
part-luck = Sreća u sopstvenim potezima
part-skill = Sopstvene odluke
part-others = Šta su uradili ostali
part-end = Šta je otkrio kraj
review-margin = Razlika u odnosu na: { $who }
review-cards = Karte po vrstama
review-cards-about = Karte podeljene ili izvučene naslepo (u zagradi koliko ih se očekivalo), plus one uzete licem nagore.
review-spent = Na šta su otišli potezi
spent-cards = Vučenje karata
spent-claims = Postavljanje ruta
spent-tickets = Vučenje karata destinacija
spent-stations = Gradnja stanica
spent-withdrawn = Odustajanje od tunela
spent-passes = Propuštanje poteza
review-order = Rute i karte destinacija po redu
happening-tickets = Karte destinacija: { $tickets }
happening-done = Završeno: { $tickets }
happening-station = Stanica: { $city }
## One device for all: it is passed on between turns, and the cards are hidden meanwhile

guest-here = Na ovom uređaju
here-by-name = Neko na ovom uređaju
name-of-seat = Ime na mestu { $number }
names-missing = Svako na ovom uređaju treba da ima svoje ime.
hand-on = Predaj uređaj
curtain-turn = Na potezu je { $who }
curtain-first = { $who } bira početne karte destinacija
curtain-about = Predaj uređaj igraču { $who }. Ostali, gledajte na drugu stranu.
curtain-lift = Ja sam { $who }: pokaži moje karte
curtain-back = Nazad na potez igrača { $who }
curtain-held = { $who } je ponovo tu

## Scoring a tabletop game

count-title = Izbroj bodove društvene igre
count-who = Tabla i igrači
count-for = Igrač
count-what = Šta postavljaš
count-name = Ime za boju: { $colour }
colour-madder = Crvena
colour-prussian = Plava
colour-gold = Žuta
colour-fir = Zelena
colour-ink = Crna
count-tap-routes = Dodirni rutu na tabli da je dobije { $who }; dodirni je ponovo da je ukloniš. Ili traži po gradu.
count-tap-stations = Dodirni grad na tabli za stanicu igrača { $who }; dodirni ga ponovo da je ukloniš.
count-tap-tickets = Nađi po gradu karte destinacija igrača { $who } i označi ih.
count-no-match = Ništa nije pronađeno.
count-result = Izbroj bodove
count-back = Nazad na tablu
count-anew = Počni iznova
count-anew-sure = Da obrišem tablu i sve karte destinacija?

## A big screen as the board, phones for the cards

screen-choose = Ovaj ekran prikazuje samo tablu
screen-choose-about = Svako igra na svom telefonu i na njemu vidi svoje karte.
screen-use = Koristi ovaj ekran kao tablu
screen-stop = Samo posmatraj
screen-shows = prikazano na velikom ekranu
screen-looks = { $who } gleda { $route }: { $points } { $points ->
        [one] bod
        [few] boda
       *[other] bodova
    }
screen-late = Kasniš? Skeniraj i igraj ili gledaj.
screen-scan = Skeniraj i sedni za sto
screen-scan-about = Usmeri kameru telefona ovamo i na njemu će biti tvoje karte. Telefon mora biti na istoj mreži.
hand-back = Moje karte
link-lost = Ovaj link radi samo na ovom uređaju. Da pozoveš druge, otvori stranicu preko mrežne adrese ovog računara.

# Lost links
lost-links = Da li je neko izgubio link?
lost-links-about = Novi link važi jednom, na drugom uređaju; stari više ne važi.
