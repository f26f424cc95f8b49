# Whistlestop na hrvatskom. Tijek igre je u prezentu jer rod igrača nije poznat; imena gradova se ne sklanjaju.

## Home

home-title = Odaberi ploču i igraj.
home-lead = Klasične igre s vlakovima, besplatne za sve: bez računa, pozovi prijatelje poveznicom i igraj protiv botova koji se ne daju lako.
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
play-bots = odmah, protiv botova
play-chosen = s mjestima po tvom izboru
play-friends = Igraj s prijateljima
play-friends-about = Pošalji poveznicu ili kôd i gledaj tko dolazi.
play-screen = Na velikom zaslonu
play-screen-about = Ploča na televizoru, karte na mobitelu.
seats-change = Promijeni
join-code = Poveznica ili kôd
join-unreadable = To nije ni poveznica ni kôd. Kôd izgleda ovako: plum-41.
replays = Reprize
your-name = Tvoje ime
usual-name = Ti
guest-name = Igrač
seat-number = Mjesto { $number }
bot-of = Bot, { $level }
friend-by-link = Prijatelj (poziv poveznicom)
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
row = Otkrivene karte
deck = Kup
deck-left = još { $count } · odbačeno: { $used }
tickets = Odredišta
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
my-tickets = Moja odredišta
tickets-mine = Moja odredišta · { $count }

## A turn

your-turn = Ti si na redu
step-turn = povuci karte vagona ili odredišne karte, ili postavi rutu
step-second = uzmi drugu kartu
step-pay = odaberi kako plaćaš
step-tunnel = plati dodatne karte ili odustani
step-give = { $count ->
    [one] plati još { $count } kartu po izboru
    [few] plati još { $count } karte po izboru
   *[other] plati još { $count } karata po izboru
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
step-pass = nijedan potez nije moguć: propusti krug
wait-for = Na redu: { $who }
wait-first-tickets = Ostali biraju početne odredišne karte
last-round = Zadnji krug
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
give-title = Zamjenske karte
give-left = plati još { $count }
give-card = { $kind ->
    [purple] Plati ljubičastom kartom
    [blue] Plati plavom kartom
    [orange] Plati narančastom kartom
    [white] Plati bijelom kartom
    [green] Plati zelenom kartom
    [yellow] Plati žutom kartom
    [black] Plati crnom kartom
    [red] Plati crvenom kartom
   *[loco] Plati lokomotivom
}
keep-title = Odaberi odredišne karte
keep-least = Zadrži barem { $least } i vrati ostale.
keep-done = { $count ->
    [0] Zadrži
    [one] Zadrži { $count } odredišnu kartu
    [few] Zadrži { $count } odredišne karte
   *[other] Zadrži { $count } odredišnih karata
}

## Players

players = Igrači
players-more = Više o igračima
player = Igrač
plate-you = ti
plate-to-move = na redu
plate-held = igra bot
plate-covered = ovaj potez igra bot
plate-here = na mreži
plate-away = nije tu
plate-taken-over = nova poveznica
plate-trains = Vagoni
plate-cards = Karte vagona
plate-tickets = Odredišta
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
   *[no] { $who } bira početne odredišne karte
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] Propuštaš krug
   *[no] { $who } propušta krug
}

## Waiting, and when things go wrong

waiting-title = Novi stol: { $board }
rematch-title = Uzvratna igra: { $board }
code = Kôd
whos-here = Tko je tu
waiting-lead = Pošalji poveznicu, reci kôd ili neka ovo skeniraju. Igra počinje kad su sva mjesta zauzeta.
link = Poveznica na ovaj stol
link-copy = Kopiraj
link-copied = Kopirano
chair-free = slobodno
sit-down = Sjedni za stol
start-with-bots = Počni s botovima
start-with = Počni: igrača { $count }
start-fills = Na slobodna mjesta sjedaju botovi.
start-removes = Slobodna se mjesta uklanjaju.
start-without = Za one koji nisu došli igra bot dok ne dođu.
seat-awaited = još nije tu
connecting = Povezivanje…
line-lost = Veza je prekinuta. Ponovno povezivanje… Tvoja je igra sačuvana.

## Phrases

phrase-hello = Bok!
phrase-thanks = Hvala!
phrase-well_played = Dobro odigrano!
phrase-good_game = Dobra igra!
phrase-oops = Ups!
phrase-one_moment = Samo trenutak, molim
phrase-your_turn = Ti si na redu
phrase-again = Još jedna igra?

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
    [one] { $count } odredišna karta
    [few] { $count } odredišne karte
   *[other] { $count } odredišnih karata
}
longest = { $count ->
    [one] { $count } vagon
    [few] { $count } vagona
   *[other] { $count } vagona
}
tickets-of = Odredišne karte: { $who }
ticket-done = ispunjena
ticket-missed = neispunjena

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

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
exchange-of = ; umjesto svake možeš platiti bilo koje karte ({ $swap }): za to treba ukupno { $need } drugih, a imaš { $have }
why-game-over = Igra je završena.
why-first-tickets-due = Najprije odaberi početne odredišne karte; zadrži barem { $least }.
why-second-card-due = Najprije uzmi drugu kartu.
why-claim-payment-due = { $route }: najprije odaberi kako plaćaš.
why-station-payment-due = Kolodvor ({ $city }): najprije odaberi kako plaćaš.
why-keep-due = Najprije odaberi koje odredišne karte zadržavaš (barem { $least }).
why-tunnel-due = Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}: plati ili odustani.
why-ferry-cards-due = { $route }: najprije plati još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umjesto lokomotiva.
why-swap-cards-due = { $route }: najprije plati još { $give ->
    [one] { $give } kartu
    [few] { $give } karte
   *[other] { $give } karata
} umjesto karata iste boje.
why-nothing-to-keep = Nema odredišnih karata za odabir; najprije povuci odredišne karte.
why-nothing-to-pay = Nema se što platiti; najprije postavi rutu ili izgradi kolodvor.
why-nothing-to-give = Ne treba platiti nijednu kartu; najprije postavi rutu.
why-no-tunnel = Nema tunela od kojeg možeš odustati.
why-can-act = Krug možeš propustiti samo kad nijedan drugi potez nije moguć.
why-not-in-row = Ova karta nije otkrivena: { $card } (otkrivene: { $row }).
why-loco-as-second = Druga karta ne može biti otkrivena lokomotiva.
why-no-cards = Naslijepo se više ne može vući: kup je prazan, a odbačenih karata nema.
why-no-draw = U ovom krugu ne možeš vući karte vagona, čak ni otkrivene: kup je prazan, a odbačenih karata nema.
why-no-tickets = Nema više odredišnih karata.
why-keeps-too-few = Zadrži barem { $least } od povučenih odredišnih karata.
why-first-keeps-too-few = Zadrži barem { $least } od početnih odredišnih karata.
why-not-offered = Možeš zadržati samo upravo povučene odredišne karte: { $offer }.
why-first-not-offered = Možeš zadržati samo podijeljene odredišne karte: { $offer }.
why-route-taken = { $route }: tu rutu već ima { $owner }.
why-own-other-track = { $route }: druga pruga ove rute već je tvoja; nitko ne smije imati obje.
why-other-track-closes = { $route }: drugu prugu ima { $owner }; kad je igrača { $seats }, ova je zatvorena.
why-too-few-trains = { $route }: { $need ->
    [one] potreban je { $need } vagon
    [few] potrebna su { $need } vagona
   *[other] potrebno je { $need } vagona
}, a ti { $have ->
    [0] više nemaš nijedan
    [one] imaš još samo { $have }
    [few] imaš još samo { $have }
   *[other] imaš još samo { $have }
}.
why-cards-short = { $route }: nemaš dovoljno karata; { $price }. U ruci: { $held }. Nedostaje: { $missing }{ $exchange }.
why-wrong-count = { $route }: pogrešan broj karata; { $price }. U ruci: { $held }.
why-wrong-colour = { $route }: pogrešna boja; { $price }. U ruci: { $held }.
why-loco-not-wild = Lokomotive su ovdje džokeri samo u tunelima i na trajektima, a { $route } nije ni jedno ni drugo; { $price }. U ruci: { $held }.
why-loco-not-on-swap = { $route }: lokomotive ovdje nisu džokeri, ali mogu biti među kartama ({ $swap }) koje zamjenjuju jednu (u ruci: { $hand }).
why-ferry-needs-locos = { $route }: premalo lokomotiva; { $price }. U ruci: { $held }{ $swap ->
    [0] { "" }
    [one] ; lokomotivu zamjenjuje bilo koja { $swap } karta
    [few] ; lokomotivu zamjenjuju bilo koje { $swap } karte
   *[other] ; lokomotivu zamjenjuje bilo kojih { $swap } karata
}.
why-no-substitutes = { $route }: ovdje ne možeš platiti zamjenskim kartama; { $price }. U ruci: { $held }.
why-ferry-subs-short = Nemaš dovoljno karata: za svaku zamijenjenu lokomotivu treba { $swap ->
    [one] { $swap } druga
    [few] { $swap } druge
   *[other] { $swap } drugih
} (u ruci: { $hand }).
why-swap-subs-short = Nemaš dovoljno karata: za svaku zamijenjenu kartu treba { $swap ->
    [one] { $swap } druga
    [few] { $swap } druge
   *[other] { $swap } drugih
} (u ruci: { $hand }).
why-not-held = Nemaš te karte; { $price } (u ruci: { $hand }).
why-give-not-held = Nemaš kartu kojom želiš platiti: { $card } (u ruci: { $hand }).
why-give-order = Plaćaj po redoslijedu boja: najprije { $card }, pa { $last }.
why-give-runs-out = Počni od ranije boje: od ove nadalje ({ $card }) nemaš dovoljno karata, a treba još { $give ->
    [one] { $give } karta
    [few] { $give } karte
   *[other] { $give } karata
}.
why-tunnel-wrong-count = Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}: { $locos ->
    [yes] samo lokomotive
   *[no] { $laid } ili lokomotiva
} (u ruci: { $held }); možeš i odustati.
why-tunnel-wrong-colour = Odigrana boja: { $laid }; plati istom bojom ili lokomotivama (u ruci: { $held }). Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}; možeš i odustati.
why-tunnel-only-locos = Odigrane su samo lokomotive, pa možeš dodati samo lokomotive (u ruci: { $held }). Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}; možeš i odustati.
why-tunnel-not-held = Nemaš te karte (u ruci: { $hand }). Tunel traži još { $asked ->
    [one] { $asked } kartu
    [few] { $asked } karte
   *[other] { $asked } karata
}; možeš i odustati.
why-no-stations-here = Ova igra je bez kolodvora.
why-stations-spent = Svi tvoji kolodvori već su izgrađeni.
why-city-taken = { $city }: kolodvor ovdje već ima { $owner }; u gradu može biti samo jedan.
why-station-cards-short = Tvoj sljedeći kolodvor košta { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karte iste boje
   *[other] { $cost } karata iste boje
}, a lokomotive su džokeri (u ruci: { $hand }). Nedostaje: { $missing }.
why-station-wrong-count = Ovaj kolodvor košta { $cost ->
    [one] { $cost } kartu
    [few] { $cost } karte iste boje
   *[other] { $cost } karata iste boje
}, a lokomotive su džokeri (u ruci: { $hand }).

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } nije potez; potez počinje jednom od riječi: { $verbs }.
why-stands-alone = „{ $verb }” stoji samo, bez drugih riječi.
why-takes-one = Nakon „{ $verb }” ide { $noun ->
    [card] jedna karta
    [route] jedna ruta
   *[city] jedan grad
}, na primjer „{ $example }”.
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
why-payment-form = Plaćanje je jedna boja, pa loco, pa sub, svako s brojem, na primjer „pay red 2 loco 1”.
why-nothing-played = Još nema poteza koji bi se mogao poništiti.
rule-button = Vidi pravilo
rule-number = Pravilo { $rule }

## What the server refuses

refused-begun = Ova je igra već počela; možeš je promatrati ili otvoriti svoj stol.
refused-no-chair = To mjesto više nije slobodno; odaberi drugo ili otvori svoj stol.
refused-name-signs = Imena i riječi smiju imati samo vidljive znakove, bez razmaka na početku i na kraju.
refused-name-long = To je predugo; odaberi kraće ime ili riječ.
refused-name-taken = Netko se ovdje već zove { $name }; odaberi drugo ime.
refused-chair-taken = To mjesto je zauzeto.
refused-not-ready = Karte se dijele tek kad su sva mjesta zauzeta, i to samo jednom.
refused-dealing = Karte se upravo dijele; pričekaj trenutak.
refused-deal = Karte se nisu mogle podijeliti; pokušaj ponovno ili napusti mjesto i otvori novi stol.
refused-no-link = Poveznicu ima samo mjesto na kojem je čovjek.
refused-stale = Igra je u međuvremenu odmakla; pogledaj ponovno, pa odluči.
refused-turn = Nisi na redu; na redu je { $who }.
refused-not-your-turn = Nisi na redu.
refused-chosen = Tvoje su početne odredišne karte već odabrane; pričekaj ostale.
refused-undo-first = To se ne može poništiti: početne odredišne karte su konačne.
refused-undo-acted = To se ne može poništiti: u međuvremenu je igrao netko drugi.
refused-undo-shown = To se ne može poništiti: otkrilo je nešto novo.
refused-hold = Bot može preuzeti samo mjesto drugog čovjeka, i to samo ako ondje već ne igra.
refused-hold-here = Bot može preuzeti samo mjesto nekoga tko je odsutan barem jednu minutu.
refused-hold-asked = Tvoj je zahtjev već poslan; trebaju se složiti i ostali.
refused-held = Bot već igra umjesto tebe.
refused-own-chair = Već si na svom mjestu.
refused-paused = Igra je pauzirana; najprije je nastavi.
refused-pause-clock = Pauzirati se može samo igra sa satom.
refused-pause-said = Tvoj je zahtjev već poslan; trebaju se složiti i ostali.
refused-again = Revanš možeš pokrenuti samo jednom, i to kad igra završi.
refused-not-dealt = Karte još nisu podijeljene; neka su mjesta još slobodna.
refused-over = Ova igra je završena.
refused-busy = Poslužitelj trenutačno ne može doći do stolova; pokušaj ponovno za koji trenutak.
refused-work = Poslužitelj je zauzet drugim zahtjevima; pokušaj ponovno za koji trenutak.
refused-broken = Nešto je pošlo po zlu na poslužitelju; ponovno učitaj stranicu da vidiš igru.
refused-tables = Imaš { $count ->
    [one] { $count } nezavršenu igru
    [few] { $count } nezavršene igre
   *[other] { $count } nezavršenih igara
}; završi jednu prije nego što započneš novu.
refused-fast = Previše zahtjeva odjednom; pričekaj trenutak i pokušaj ponovno.
refused-version = Ova je stranica zastarjela (poslužitelj koristi verziju { $version }); ponovno je učitaj.
refused-newer = Ovaj je stol spremila novija verzija Whistlestopa; ažuriraj poslužitelj za nastavak igre.
refused-damaged = Ovaj je stol oštećen u bazi podataka poslužitelja i ne može se nastaviti; pojedinosti su u zapisniku poslužitelja.
refused-older = Ova verzija Whistlestopa ne može nastaviti igru za ovim stolom; stol ostaje nepromijenjen.
refused-link = Ova poveznica ne pripada nijednom mjestu za ovim stolom; zatraži novu od domaćina.
refused-void = Ova poveznica više ne vrijedi; zatraži novu od domaćina.
refused-invitation = Ova poveznica je pozivnica za mjesto; otvori je i prvo preuzmi mjesto.
refused-invitation-used = Ova je pozivnica već iskorištena ili zamijenjena; zatraži novu od domaćina.
refused-claim-here = Ovaj uređaj je već za stolom; otvori pozivnicu na uređaju na kojem će se igrati.
refused-closed = Ovaj stol ne dopušta promatrače.
refused-looking-on = Promatraš igru; to mogu samo igrači.
refused-host = To može samo domaćin.
refused-unknown = Takav stol ne postoji; je li poveznica cijela?
refused-code = Nijedan stol nema taj kôd; kodovi prestaju vrijediti kad igra završi.
refused-record = Zapis igre, zajedno sa sjemenom, dostupan je kad igra završi.
refused-otherwise = Nije uspjelo; ponovno učitaj stranicu i pokušaj još jednom.
## The menu, the sheet on a phone, and the seas

menu = Izbornik
theme = Tema
theme-device = Prema uređaju
theme-light = Svijetla
theme-dark = Tamna
sound = Zvukovi
sound-all = Svi
sound-turn = Kad sam na redu
sound-off = Bez
volume = Glasnoća
chair-link = Moje mjesto na drugom uređaju
chair-link-about = Ova tajna poveznica je tvoje mjesto: tko je ima, može vidjeti tvoje karte i igrati umjesto tebe. Čuvaj je za sebe.
leave-table = Napusti stol
leave-question = Napustiti stol? Bot će igrati umjesto tebe; svojom se poveznicom možeš vratiti.
leave = Napusti
stay = Ostani
zoom-in = Povećaj
zoom-out = Smanji
whole-board = Cijela ploča
sheet = Karte, odredišta i tijek igre
tab-tickets = Odredišta { $count }
more-lines = još { $count }
tab-cards = Karte { $count }
tab-routes = Rute { $count }
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
score-tickets_done = Ispunjena odredišta
score-tickets_missed = Neispunjena odredišta
score-longest = Najdulja ruta
score-globetrotter = Globetrotter
ticket-by = preko: { $cities }
path-drawn = Najdulja neprekinuta ruta, prikazana zlatno: { $who }
show-title = Konačno bodovanje
show-routes = Dosadašnji bodovi za rute. Sada se otkrivaju odredišne karte.
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
    [few] { $who }: izjednačeno za najdulju neprekinutu rutu, bodove dobivaju svi
   *[other] { $who }: izjednačeno za najdulju neprekinutu rutu, bodove dobivaju svi
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, s najviše ispunjenih odredišnih karata
    [few] { $who }: zajedno Globetrotter, s jednakim brojem ispunjenih odredišnih karata
   *[other] { $who }: zajedno Globetrotter, s jednakim brojem ispunjenih odredišnih karata
}
show-race = Tko ima najdulju neprekinutu rutu?
show-told = Zbrojeno dosad
show-back = Natrag
show-next = Dalje
show-pause = Pauza
show-go-on = Nastavi
show-skip = Rezultat
show-watch = Pogledaj bodovanje
share-picture = Slika ploče
share-drawing = Slika se crta…
tie-completed = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s više ispunjenih odredišnih karata
tie-stations = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s manje izgrađenih kolodvora
tie-longest = { $who } i { $other } imaju jednako bodova; { $who } je ispred, s duljom neprekinutom rutom
tie-shared = { $who } i { $other } izjednačeni su u svemu i dijele mjesto
won-by = { $part ->
    [routes] Odlučile su rute
    [long] Odlučile su rute od { $length } i više vagona
    [tickets] Odlučile su odredišne karte
    [missed] Odlučila su neispunjena odredišta
    [stations] Odlučili su neizgrađeni kolodvori
    [longest] Odlučila je najdulja neprekinuta ruta
   *[globetrotter] Odlučio je Globetrotter
}: { $who } { $points }, { $other } { $than }
back-to-results = Natrag na rezultat
chart-title = Bodovi tijekom igre
chart-turn = Krug { $turn }
chart-last = zadnji krug
chart-read = Odaberi krug
chart-table = Prikaži kao tablicu
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
deal-own-none = Ovaj uređaj nije dijeljenju dodao slučajni broj, pa ne može znati je li poslužitelj izabrao karte.
deal-own-late = Slučajni broj ovog uređaja nije zatražen na vrijeme, pa uređaj ne može znati je li poslužitelj izabrao karte.
deal-others-kept = Slučajni brojevi i riječi svih igrača oni su koji su utvrđeni prije nego što je išta otkriveno.
deal-others-broken = Neki su slučajni broj ili riječ promijenjeni nakon što je ovaj uređaj otkrio svoj broj!
deal-seed-kept = Sjeme se sastoji točno od ove tajne, ovih brojeva i ovih riječi.
deal-seed-broken = Sjeme se ne sastoji od ove tajne, ovih brojeva i ovih riječi!
deal-withheld = Slučajni broj igrača { $who } nije stigao na vrijeme; karte su podijeljene bez njega.
deal-cards-kept = Početne karte i odredišne karte one su koje slijede iz sjemena.
deal-cards-broken = Početne karte i odredišne karte ne slijede iz sjemena!
deal-alarm = Ovo dijeljenje nije prošlo provjeru: netko ga je izmijenio.
deal-verify = Preuzmi zapis igre i provjeri svaku kartu:
record-download = Preuzmi zapis igre
again-told = Nova je igra spremna.
again-follow = Pridruži se
## Progress of tickets, tunnels, lists and keyboard

goal-done = ispunjena
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
plan = Plan
plan-pencil = Olovka
plan-this-way = Planiraj ovaj put
odds-more = { $count ->
    [0] ništa više
    [one] još { $count } karta
    [few] još { $count } karte
   *[other] još { $count } karata
}
odds-sure = Možeš platiti što god iziđe.
odds-can = Možeš platiti u { $percent } slučajeva.
odds-before = Izgledi prije otkrivanja karata
cards-any = bilo koje: { $count }
keeps-cards = štediš: { $cards }
give-less = Uzmi natrag: { $cards }
give-done = { $count ->
    [one] Plati { $count } kartu
    [few] Plati { $count } karte
   *[other] Plati { $count } karata
}
tunnel = Tunel
tunnel-laid = Odigrano: { $cards }. Svaka otkrivena karta te boje i svaka otkrivena lokomotiva košta još jednu kartu.
tunnel-more = još jedna
tunnel-none = ništa
tunnel-extra = { $count ->
    [0] bez dodatnih karata
    [one] { $count } dodatna karta
    [few] { $count } dodatne karte
   *[other] { $count } dodatnih karata
}
tunnel-paid = plaćeno
tunnel-withdrawn = odustajanje
tunnel-too-dear = Nemaš dodatne karte koje tunel traži.
tunnel-through = Ne treba platiti ništa više: ruta je tvoja.
tunnel-on = Nastavi
tickets-sure = Ovo je cijeli tvoj krug i ne može se poništiti.
lists = Ploča kao popisi
list-claims = Rute koje možeš postaviti
list-no-claims = Trenutačno nijedna
routes-all = Sve { $count }
routes-mine = Moja odredišta { $count }
routes-for-tickets = Za tvoja odredišta
routes-others = Ostale, prvo one s najviše bodova
routes-by-points = Prvo one s najviše bodova
route-serves = za { $tickets }
double-tracks = Dvostruka ruta: koja?
routes-found = { $count ->
    [one] Pronađena { $count } ruta
    [few] Pronađene { $count } rute
   *[other] Pronađeno { $count } ruta
}
list-sites = Gradovi u kojima možeš izgraditi kolodvor
list-cities = Rute po gradovima
list-city = Grad
list-owners = Tko što ima
list-nothing = još ništa
list-stations = Kolodvori: { $cities }
keys = Tipkovni prečaci
keys-arrows = Strelice
keys-on = Koristi tipkovne prečace
close = Zatvori
words-label = Upiši potez, na primjer „draw red”
words-play = Igraj
last-round-about = { $count ->
    [one] Još { $count } potez, pa se broje bodovi.
    [few] Još { $count } poteza, pa se broje bodovi.
   *[other] Još { $count } poteza, pa se broje bodovi.
}
key-row = uzmi otkrivenu kartu
key-deck = uzmi kartu s kupa
key-tickets = povuci odredišne karte
key-claim = postavi rutu ili izgradi kolodvor
key-pencil = crtaj moj plan
key-arrows = kreći se između istaknutih ruta i gradova
key-enter = odaberi
key-escape = prekini
key-undo = poništi
key-pass = propusti krug, ako nemaš drugog poteza
key-lists = ploča kao popisi
key-words = upiši potez
key-keys = tipkovni prečaci
## Starting and joining a table

guest-bot = Bot
guest-friend = Prijatelj
guest-by-link = poveznicom
name-missing = Najprije upiši svoje ime.
offline-title = Nema veze.
offline-about = Možeš čitati pravila; za igru je potreban poslužitelj.
server-silent = Poslužitelj ne odgovara. Provjeri vezu i pokušaj ponovno.
more-options = Tempo, prvi igrač, kućna pravila
who-begins = Prvi igrač
begins-lot = Nasumce
pace = Tempo
pace-relaxed = Opušteno
pace-live = Uživo
pace-days = Kroz više dana
pace-about-relaxed = Bez sata: svatko igra koliko mu treba.
pace-about-live = Svaki igrač ima zalihu vremena koja raste sa svakim krugom. Kad se potroši, bot odigra jedan potez umjesto tebe.
pace-about-days = Igraj kad imaš vremena; stol čeka danima.
time-for-a-move = Vrijeme po potezu
time-bank = Vrijeme po igraču
bank-and-increment = { $bank } + { $increment } po krugu
absent-level = Bot za odsutne igrače
bot-speed = Brzina botova
bot-speed-instant = Odmah
bot-speed-quick = Brzo
bot-speed-relaxed = Opušteno
allow-onlookers = Dopusti promatrače
list-table = Prikaži među otvorenim stolovima
house-rules = Kućna pravila
rules-changed = { $count ->
    [one] { $count } promijenjeno
    [few] { $count } promijenjena
   *[other] { $count } promijenjenih
}
rules-printed = Vrati tiskana pravila
my-tables = Tvoji stolovi
tables-all = Svi ({ $count })
table-waiting = čeka igrače
table-playing = igraju ostali
open-tables = Otvoreni stolovi
table-of = Stol: { $who }
table-playing-now = u tijeku
chairs-free = { $count ->
    [one] { $count } slobodno mjesto
    [few] { $count } slobodna mjesta
   *[other] { $count } slobodnih mjesta
}
join-table = Pridruži se
watch-table = Promatraj
invite-title = Pozovi prijatelje
link-for-cameras = QR kod ove poveznice
link-share = Podijeli
share-text = Dođi odigrati igru s vlakovima.
sit-title = Zauzmi mjesto
sit-where = Tvoja boja
name-taken = Ovdje se već netko zove { $who }. Odaberi drugo ime.
seat-a-bot = Radije bot…
bot-on-chair = Dodaj bota na mjesto { $number }
new-link = Nova poveznica
new-link-for = Pošalji ovu poveznicu. Prima: { $who }. Vrijedi jednom, i svi će vidjeti da je mjesto promijenilo vlasnika. Stara poveznica više ne vrijedi.
waiting-for = { $count ->
    [0] Svi su tu.
    [one] Još je { $count } mjesto slobodno.
    [few] Još su { $count } mjesta slobodna.
   *[other] Još je { $count } mjesta slobodno.
}
stand-up = Napusti stol
onlookers = Promatrači
onlookers-welcome = dopušteni
onlookers-none = nisu dopušteni
server-gone = Poslužitelj već neko vrijeme ne odgovara. Tvoj je stol na sigurnom: pokušaj ponovno ili se kasnije vrati na ovu stranicu.
next-try = Novi pokušaj za { $seconds } s
try-now = Pokušaj sada
unknown-title = Na ovoj adresi nema ničega
unknown-about = Poveznica možda nije cijela ili više ne vrijedi.
closed-title-unknown = Stol nije pronađen
closed-unknown = Je li poveznica cijela? Zatraži je ponovno ili otvori svoj stol.
closed-title-void = Ova poveznica više ne vrijedi
closed-void = Domaćin je napravio novu poveznicu za ovo mjesto. Zatraži je; stol i dalje možeš pogledati.
closed-title-private = Ovo je privatan stol
closed-private = Ovaj stol ne dopušta promatrače. Ako ovdje imaš mjesto, otvori ga svojom poveznicom.
look-at-table = Pogledaj stol
take-seat-title = Preuzmi mjesto: { $who }
take-seat-about = Domaćin je napravio ovu poveznicu za mjesto. Vrijedi jednom i donosi karte vagona i odredišne karte na ovaj uređaj; svi za stolom vidjet će da je mjesto promijenilo vlasnika.
take-seat = Preuzmi mjesto
take-seat-elsewhere-title = Otvori ovu poveznicu na drugom uređaju
take-seat-elsewhere = Ovaj uređaj je već domaćin ili već igra za ovim stolom, a nitko ne treba vidjeti karte dvaju igrača. Skeniraj kod uređajem na kojem će se igrati ili pošalji poveznicu. Prima: { $who }.
held-clock = Vrijeme ti je isteklo tri puta zaredom.
held-left = Nema te za stolom.
held-asked = Ostali su igrači zatražili bota.
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
rule-trains = Vagona po igraču
rule-stations = Kolodvora po igraču
rule-first_long = Duge rute podijeljene na početku
rule-first_tickets = Odredišne karte podijeljene na početku
rule-first_keep = Početne odredišne karte koje zadržavaš (najmanje)
rule-first_return = Vraćene početne odredišne karte idu ispod kupa
rule-ticket_draw = Odredišne karte koje vučeš po krugu
rule-ticket_keep = Povučene odredišne karte koje zadržavaš (najmanje)
rule-ticket_return = Vraćene odredišne karte idu ispod kupa
rule-loco_draw = Otkrivena lokomotiva vrijedi kao ovoliko karata
rule-row_flush = Otkrivene lokomotive koje mijenjaju cijeli red (0: nikad)
rule-draw_without_deck = Otkrivene karte mogu se vući i kad nema ni kupa ni odbačenih karata
rule-wild_plain = Lokomotive su džokeri i na običnim rutama
rule-double_from = Obje pruge dvostrukih ruta otvorene su od ovoliko igrača
rule-ferry_swap = Karte umjesto lokomotive na trajektu (0: nijedna)
rule-tunnel_cards = Karte koje se otkrivaju za tunel
rule-station_points = Bodovi za svaki neizgrađeni kolodvor
rule-last_round_trains = Zadnji krug počinje s ovoliko vagona ili manje
rule-longest_bonus = Bodovi za najdulju neprekinutu rutu
rule-globetrotter_bonus = Globetrotter: bodovi za najviše ispunjenih odredišnih karata
rule-ties_by_length = Ako je i dalje neriješeno, odlučuje dulja neprekinuta ruta
rule-turn_limit = Najviše krugova po igraču
rule-route_points = Bodovi za rute, po duljini
refused-talk = Prebrzo šalješ poruke; pričekaj trenutak.

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

## The rulebook; its texts are in rules.ftl

rules = Pravila
## Učenje

learn-to-play = Nauči igrati
learn-first = Prvi put ovdje?
learn-first-about = Vođena prva igra u pet minuta.
lesson-asks-usa = Kako se igra? Vođena igra
lesson-asks-ferries = Kako rade trajekti?
lesson-asks-tunnels = Kako rade tuneli?
lesson-asks-stations = Kako rade kolodvori?
lesson-asks-nordic = Što je drukčije u Nordijskim zemljama?
# Repriza
refused-reel = Repriza ove igre nije moguća jer je zapis oštećen, nepotpun ili izmijenjen.
look-back = Repriza
finished-games = Završene igre
replay-title = Repriza
replay-open = Otvori zapis igre
replay-lead = Odaberi zapis igre ili ga ispusti ovdje za reprizu, potez po potez.
replay-loading = Učitavanje reprize…
replay-begin = Početak igre
replay-first = Na početak
replay-back = Korak natrag
replay-on = Korak naprijed
replay-last = Na kraj
replay-play = Pokreni
replay-scrub = Trenutak u igri
replay-at = { $at } od { $count }
replay-speed = Brzina
replay-claims = Samo rute
replay-eyes = Pogled
replay-open-hands = sve karte otkrivene
replay-more = Više
replay-link = Poveznica na ovaj trenutak
replay-link-file = Za sve koji imaju isti zapis igre.
replay-continue = Nastavi odavde
replay-continue-about = Ti zauzimaš jedno mjesto, botovi ostala. Karte ostaju kako su podijeljene.
replay-chair = Tvoje mjesto
replay-bots = Ostali
replay-save = Spremi kao jednu HTML datoteku
replay-verify = Provjeri dijeljenje
replay-no-deal = Ova je igra počela iz zadane pozicije, pa dijeljenja nije bilo.
replay-lines-kept = Provjereno u ovom pregledniku: nijedan redak zapisa igre nije promijenjen.
replay-lines-broken = Jedan redak zapisa igre je promijenjen!
replay-offered = Odredišne karte za izbor
replay-laid = Odigrano
replay-turned = Otkriveno
replay-played = { $count ->
    [one] Ponovno odigrano redak po redak: { $count } odluka, i točna je.
    [few] Ponovno odigrano redak po redak: sve { $count } odluke su točne.
   *[other] Ponovno odigrano redak po redak: svih { $count } odluka je točno.
}
## What would you do?

refused-advice = Za ovim su stolom savjeti isključeni.
advice-ask = Što bi ti napravio?
advice-who = Koga pitaš
advice-thinking = Razmišlja…
advice-claim = Postavi { $a } – { $b }
advice-station = Izgradi kolodvor: { $city }
advice-pay = Plati: { $cards }
advice-keep = Zadrži: { $tickets }
advice-give = Plati: { $cards }
advice-withdraw = Odustani od tunela
advice-goals = { $count ->
    [one] Plan ispunjava { $count } odredišnu kartu: { $tickets }.
    [few] Plan ispunjava { $count } odredišne karte: { $tickets }.
   *[other] Plan ispunjava { $count } odredišnih karata: { $tickets }.
}
advice-spare = Nema više odredišnih karata za ispunjavanje: preostali vagoni idu tamo gdje donose najviše bodova.
advice-given-up = Odustaje od: { $tickets }.
advice-short = Još nedostaje: { $cards }.
advice-turns = { $turns ->
    [one] Treba oko { $turns } krug; ostaje ih oko { $left }.
    [few] Treba oko { $turns } kruga; ostaje ih oko { $left }.
   *[other] Treba oko { $turns } krugova; ostaje ih oko { $left }.
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
advice-equal = Gotovo jednako dobro: { $move }.
advice-show = Pokaži na ploči
advice-play = Odigraj
advice-used = { $count ->
    [one] Savjet za { $count } odluku: { $who }.
    [few] Savjet za { $count } odluke: { $who }.
   *[other] Savjet za { $count } odluka: { $who }.
}
allow-advice = Igrači smiju tražiti savjet od bota
advice-terms = Savjeti botova
advice-on = dopušteni
advice-off = nisu dopušteni

## Analiza igre

refused-spectators = Za ovim stolom više nema mjesta za promatrače; pokušaj ponovno kasnije.
refused-reviews = Trenutačno se analizira previše igara; pokušaj ponovno za koji trenutak.
review-title = Analiza igre
review-about = Gdje je igra odlučena i koliko je bilo sreće, a koliko umijeća? Poslužitelj od svakog kruga odigrava igru do kraja, što traje do pola minute.
review-begin = Analiziraj igru
review-thinking = Igra se od svakog kruga odigrava do kraja…
review-won = Gdje je igra odlučena
review-won-about = Izgledi svakog igrača za pobjedu nakon svakog kruga: botovi odigravaju igru do kraja prema onome što je taj igrač znao. Zajedno su svedeni na 100%.
review-rough = Privremeno: grubi izgledi iz malo igara, koji se preciziraju krug po krug.
review-turning = Prekretnice
review-even = Nijedan krug nije sam odlučio igru: bilo je neizvjesno do samog kraja.
review-gains = { $who } dobiva { $percent }
review-loses = { $who } gubi { $percent }
review-luck = Sreća i umijeće
review-luck-about = Od čega je nastala prednost svakog igrača nad najboljim od ostalih; dijelovi se zbrajaju u nju. Odluke se uspoređuju s odlukama jakog bota, a sve je procjena.
part-deal = Početne karte i odredišta
part-luck = Sreća u vlastitim krugovima
part-skill = Vlastite odluke
part-others = Ono što su drugi napravili
part-end = Ono što je kraj otkrio
review-margin = Prednost u odnosu na: { $who }
review-cards = Karte po vrstama
review-cards-about = Karte podijeljene ili povučene naslijepo (u zagradi koliko ih se očekivalo), plus one uzete otkrivene.
review-spent = Kako su iskorišteni krugovi
spent-cards = Povlačenje karata
spent-claims = Postavljanje ruta
spent-tickets = Povlačenje odredišnih karata
spent-stations = Gradnja kolodvora
spent-withdrawn = Odustajanje od tunela
spent-passes = Propušteni krugovi
review-order = Rute i odredišne karte po redu
happening-tickets = Odredišne karte: { $tickets }
happening-done = Ispunjeno: { $tickets }
happening-station = Kolodvor: { $city }
## Jedan uređaj za sve: predaje se između poteza, a karte su dotad skrivene

guest-here = Na ovom uređaju
here-by-name = Netko na ovom uređaju
name-of-seat = Ime na mjestu { $number }
names-missing = Svatko na ovom uređaju treba svoje ime.
hand-on = Predaj uređaj
curtain-turn = Na redu: { $who }
curtain-first = Početne odredišne karte bira { $who }
curtain-about = Uređaj uzima { $who }. Svi ostali neka okrenu pogled.
curtain-lift = Ja sam { $who }: pokaži moje karte
curtain-back = Natrag na krug: { $who }
curtain-held = Ponovno tu: { $who }

## Bodovanje društvene igre

count-title = Zbroji bodove društvene igre
count-who = Ploča i igrači
count-for = Igrač
count-what = Što postavljaš
count-name = Ime za boju: { $colour }
colour-madder = Crvena
colour-prussian = Plava
colour-gold = Žuta
colour-fir = Zelena
colour-ink = Crna
count-tap-routes = Dodirni rutu na ploči da je dobije { $who }; dodirni je ponovno da je ukloniš. Ili traži po gradu.
count-tap-stations = Dodirni grad na ploči za kolodvor ({ $who }); dodirni ga ponovno da ga ukloniš.
count-tap-tickets = Traži odredišne karte po gradu i označi ih: { $who }.
count-no-match = Ništa nije pronađeno.
count-result = Zbroji bodove
count-back = Natrag na ploču
count-anew = Počni ispočetka
count-anew-sure = Obrisati ploču i sve odredišne karte?

## A big screen as the board, phones for the cards

screen-choose = Ovaj zaslon prikazuje samo ploču
screen-choose-about = Svatko igra na svom mobitelu, koji prikazuje njegove karte.
screen-use = Neka ovaj zaslon bude ploča
screen-stop = Samo promatraj
screen-shows = prikazano na velikom zaslonu
screen-looks = { $who } gleda { $route }: { $points } { $points ->
        [one] bod
        [few] boda
       *[other] bodova
    }
screen-late = Kasniš? Skeniraj i igraj ili gledaj.
screen-scan = Skeniraj i zauzmi mjesto
screen-scan-about = Usmjeri kameru mobitela ovamo i na njemu će biti tvoje karte. Mora biti na istoj mreži.
hand-back = Moje karte
link-lost = Ova poveznica radi samo na ovom uređaju. Da pozoveš druge, otvori stranicu na mrežnoj adresi ovog računala.

# Lost links
lost-links = Je li netko izgubio poveznicu?
lost-links-about = Nova poveznica vrijedi jednom, na drugom uređaju; stara više ne vrijedi.
