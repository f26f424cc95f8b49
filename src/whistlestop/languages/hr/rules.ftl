# Pravila na hrvatskom, jedno po jedno.

## The page

rules-title = Pravila
rules-lead = Sva pravila triju igara, jedno po jedno, svako s malim primjerom.
rules-search = Pretraži pravila
rules-search-hint = Traži po riječi ili pravilu (D6)
rules-editions = Prikaži pravila za
rules-all-editions = Sve tri
rules-chapters = Poglavlja
rules-found = { $count ->
    [0] Nijedno pravilo ne odgovara.
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
rules-clear = Prikaži sva pravila
rules-unknown = Pravilo { $rule } ne postoji. Ovo su sva pravila.
rule-ruling = naša odluka
rule-ruling-about = Tiskana pravila o ovome ne govore ili se mogu čitati na dva načina. Mi igramo ovako.
rule-only = samo: { $boards }
rule-example = Primjer
rule-chapter-others = Više iz ovog poglavlja
rule-before = Prethodno: { $rule }
rule-after = Sljedeće: { $rule }
rule-share = Kopiraj poveznicu
rule-read = Više, s primjerom
rule-can = Ovdje se smije
rule-can-not = Ovdje se ne smije
rule-all-cards = Sve karte vagona
rule-lengths = Bodovi po duljini
rule-length = { $count ->
    [one] { $count } polje
    [few] { $count } polja
   *[other] { $count } polja
}
rule-claim = Postavi rutu { $a } – { $b }

## Chapters

rule-chapter-S = Priprema
rule-chapter-T = Krug
rule-chapter-D = Povlačenje karata vagona
rule-chapter-C = Postavljanje rute
rule-chapter-F = Trajekti
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Tuneli
rule-chapter-K = Odredišta
rule-chapter-B = Kolodvori
rule-chapter-E = Kraj igre i bodovanje

## Setting up

rule-title-S1 = Broj igrača
rule-text-S1 = SAD i Europa su za dva do pet igrača, Nordijske zemlje za dva ili tri.
rule-title-S2 = Vagoni i kolodvori
rule-text-S2 = Svaki igrač ima 45 vagona, a u Nordijskim zemljama 40. U Europi svaki igrač ima i tri kolodvora.
rule-title-S3 = Karte vagona
rule-text-S3 = Karata vagona ima 110: po 12 u svakoj od osam boja i 14 lokomotiva.
rule-title-S4 = Četiri karte za početak
rule-text-S4 = Karte vagona se promiješaju i svaki igrač dobiva četiri.
rule-title-S5 = Otkrivene karte
rule-text-S5 = Pet karata leži uz kup licem prema gore. Gdje tri lokomotive mijenjaju cijeli red (D6), to vrijedi i za ovih prvih pet.
rule-title-S6 = Početne odredišne karte
rule-text-S6 = U igri SAD svaki igrač dobiva tri odredišne karte, a u Nordijskim zemljama pet. U Europi svaki dobiva jednu nasumce odabranu dugu rutu i tri obične odredišne karte.
rule-title-S7 = Zadrži barem dvije
rule-text-S7 = Zadržavaš barem dvije početne odredišne karte, koje god želiš. U Europi možeš vratiti i dugu rutu.
rule-title-S8 = Vraćene početne odredišne karte
rule-text-S8 = U igri SAD idu ispod kupa odredišnih karata. U Europi i Nordijskim zemljama izlaze iz igre neviđene, kao i europske duge rute koje nitko nije dobio.
rule-title-S9 = Svi biraju istodobno
rule-text-S9 = Svi biraju početne odredišne karte u isto vrijeme, prije prvog kruga. Nitko ne vidi koje drugi igrač zadržava, ni koliko.
rule-title-S10 = Početak na nuli
rule-text-S10 = Svi počinju bez bodova. Na tiskanoj bodovnoj stazi Nordijskih zemalja polje 100 vrijedi kao nula.
rule-title-S11 = Prvi igrač
rule-text-S11 = Za pravim stolom počinje igrač koji je najviše putovao. Ovdje se prvi igrač bira nasumce ili ga odabire domaćin. Zatim se igra u smjeru kazaljke na satu.

## A turn

rule-title-T1 = Jedan potez po krugu
rule-text-T1 = Kad si na redu, radiš točno jednu stvar: vučeš karte vagona, postavljaš rutu, vučeš odredišne karte ili, u Europi, gradiš kolodvor.
rule-title-T2 = Propuštanje kruga
rule-ours-T2 = Igrač koji nema nijedan dopušten potez propušta krug. Dok mu je bilo koji potez moguć, krug ne smije propustiti.
rule-title-T3 = Kad svi propuste krug
rule-ours-T3 = Ako redom svi za stolom propuste krug, igra odmah završava i bodovi se zbrajaju.
rule-title-T4 = Najveći broj krugova
rule-ours-T4 = Nakon 500 krugova po igraču igra odmah završava i bodovi se zbrajaju. Inače bi netko mogao zauvijek pokušavati tunel i odustajati.

## Drawing train cards

rule-title-D1 = Dvije karte, jedna po jedna
rule-text-D1 = Vučeš dvije karte, jednu za drugom. Svaka može biti jedna od otkrivenih ili povučena naslijepo s kupa.
rule-title-D2 = Red se odmah dopunjava
rule-text-D2 = Otkrivenu kartu koju uzmeš zamjenjuje nova s kupa prije nego što odabereš drugu.
rule-title-D3 = Otkrivena lokomotiva košta cijelo povlačenje
rule-text-D3 = Ako je tvoja prva karta otkrivena lokomotiva, to je jedina karta koju vučeš u ovom krugu.
rule-title-D4 = Druga karta ne može biti otkrivena lokomotiva
rule-text-D4 = Tvoja druga karta ne može biti otkrivena lokomotiva, čak ni ona koja se upravo otkrila.
rule-title-D5 = Lokomotiva s kupa
rule-text-D5 = Lokomotiva povučena naslijepo broji se kao jedna obična karta, bila prva ili druga.
rule-title-D6 = Tri lokomotive mijenjaju cijeli red
rule-text-D6 = Čim su tri ili više otkrivenih karata lokomotive, svih pet se odbacuje i otkriva se pet novih. To se po potrebi ponavlja.
rule-title-D7 = Bez ograničenja za nordijske lokomotive
rule-text-D7 = Obje tvoje karte mogu biti otkrivene lokomotive, a cijeli se red nikad ne mijenja, koliko god ih u njemu bilo.
rule-title-D8 = Koliko želiš karata
rule-text-D8 = Broj karata u ruci nije ograničen.
rule-title-D9 = Kad je kup prazan
rule-text-D9 = Kad se kup potroši, odbačene karte se promiješaju i postaju novi kup.
rule-ours-D9 = Miješaju se kad zatreba sljedeća karta, a ne čim zadnja ode s kupa.
rule-title-D10 = Nema više karata
rule-text-D10 = Ako na početku tvojeg kruga nema ni kupa ni odbačenih karata, uopće ne možeš vući karte vagona, čak ni otkrivene: možeš samo postaviti rutu, vući odredišne karte ili, u Europi, izgraditi kolodvor. Ako se potroše s tvojom prvom kartom, o drugoj odlučuje D11. Kućno pravilo ipak dopušta da uzmeš otkrivene karte.
rule-title-D11 = Samo jedna karta
rule-ours-D11 = Ako nakon prve karte nema druge koju smiješ uzeti, tvoj krug završava.
rule-title-D12 = Red koji se ne može zamijeniti
rule-ours-D12 = Red ostaje kakav jest dok u kupu, među odbačenim kartama i u redu ukupno ima manje od tri karte koje nisu lokomotive, jer novi red ne bi bio bolji. Praznine se popunjavaju čim se karte vrate, a cijeli se red mijenja čim se vrati dovoljno drugih karata.

## Claiming a route

rule-title-C1 = Jedna karta za svako polje
rule-text-C1 = Za svako polje rute plaćaš jednu kartu, sve u njezinoj boji. Za sivu rutu mogu biti bilo koje boje, ali sve iste.
rule-title-C2 = Lokomotive su džokeri
rule-text-C2 = U igrama SAD i Europa lokomotiva vrijedi kao karta bilo koje boje, a možeš platiti i samim lokomotivama.
rule-title-C3 = Gdje su nordijske lokomotive džokeri
rule-text-C3 = U Nordijskim zemljama lokomotive su džokeri u tunelima i na trajektima, ali nikad na običnim rutama.
rule-title-C4 = Jedan vagon na svako polje
rule-text-C4 = Na svako polje rute stavljaš jedan svoj vagon. Ako imaš premalo vagona, ne možeš je postaviti.
rule-title-C5 = Odigrane karte se odbacuju
rule-text-C5 = Karte kojima plaćaš idu među odbačene.
rule-title-C6 = Bilo koja slobodna ruta, i to cijela
rule-text-C6 = Možeš postaviti bilo koju rutu koja je još slobodna, bila povezana s tvojim ostalim rutama ili ne. Postavljaš cijelu rutu odjednom, i samo jednu po krugu.
rule-title-C7 = Bodovi odmah
rule-text-C7 = Bodove za duljinu rute dobivaš čim je postaviš. Jedna duga ruta vrijedi mnogo više od nekoliko kratkih.
rule-title-C8 = Nitko nema obje pruge
rule-text-C8 = Dvije pruge između ista dva grada čine dvostruku rutu, i nijedan igrač nikad nema obje. U Nordijskim zemljama to vrijedi i ondje gdje se dvije pruge razlikuju.
rule-title-C9 = Dvostruke rute s malo igrača
rule-text-C9 = S dva ili tri igrača (u Nordijskim zemljama samo s dva) od dvostruke rute može se koristiti samo jedna pruga: čim je netko postavi, druga je zatvorena za sve.
rule-title-C10 = Jedna uz drugu, ali ne dvostruka
rule-text-C10 = Rute koje neko vrijeme idu jedna uz drugu, ali završavaju u različitim gradovima, nisu dvostruka ruta.

## Ferries

rule-title-F1 = Lokomotive za trajekt
rule-text-F1 = Svako polje s kotačem, znakom lokomotive, traži lokomotivu. Ostala polja primaju karte jedne boje: boje trajekta, ili bilo koje jedne boje ako je siv.
rule-title-F2 = Može i više lokomotiva
rule-text-F2 = Na trajektu dodatne lokomotive mogu zamijeniti i karte u boji.
rule-title-F3 = Tri karte za lokomotivu
rule-text-F3 = Na trajektima Nordijskih zemalja bilo koje tri karte mogu zamijeniti lokomotivu, koliko god puta želiš. Mogu biti bilo kojih boja, uključujući lokomotive.
rule-ours-F3 = Budući da se lokomotiva može upotrijebiti na bilo kojem polju trajekta (F2), mogu i tri karte: na koliko god želiš polja, pa i na svima.

## Murmansk–Lieksa

rule-title-M1 = Devet polja na krajnjem sjeveru
rule-text-M1 = Murmansk–Lieksa siva je ruta s devet polja: traži devet karata jedne boje, a lokomotive nisu džokeri. Ali bilo koje četiri karte, uključujući lokomotive, mogu zamijeniti jednu od tih devet, koliko god puta želiš.
rule-ours-M1 = Zamijeniti se može svih devet.

## Tunnels

rule-title-U1 = Najprije odigraj, pa otkrij
rule-text-U1 = Za tunel najprije odigraš karte za njegova polja. Zatim se otkrivaju tri gornje karte kupa.
rule-title-U2 = Dodatne karte
rule-text-U2 = Za svaku otkrivenu kartu u boji odigranih karata i za svaku otkrivenu lokomotivu plaćaš još jednu kartu: u toj boji ili lokomotivu.
rule-title-U3 = Tunel plaćen lokomotivama
rule-text-U3 = Ako odigraš samo lokomotive, broje se samo otkrivene lokomotive, a za njih možeš platiti samo lokomotivama.
rule-title-U4 = Odustajanje
rule-text-U4 = Ako ne možeš ili ne želiš platiti dodatne karte, uzimaš svoje karte natrag i tvoj je krug gotov.
rule-title-U5 = Otkrivene karte tunela
rule-text-U5 = Karte otkrivene za tunel odbacuju se na kraju kruga, bio on plaćen ili ne.
rule-title-U6 = Premalo karata za tunel
rule-text-U6 = Ako u kupu i među odbačenim kartama ukupno ima manje od tri karte, otkrivaju se samo te. Ako nema nijedne, tunel ne košta ništa više. Karte odigrane za tunel još nisu među odbačenima.

## Tickets

rule-title-K1 = Povuci tri odredišne karte, zadrži barem jednu
rule-text-K1 = Vučeš tri odredišne karte, ili koliko ih je ostalo u kupu, i zadržavaš barem jednu.
rule-title-K2 = Vraćene odredišne karte
rule-text-K2 = U igrama SAD i Europa idu ispod kupa odredišnih karata, redom kojim su ponuđene. U Nordijskim zemljama izlaze iz igre.
rule-title-K3 = Do kraja, i u tajnosti
rule-text-K3 = Odredišne karte koje zadržiš tvoje su do kraja, a dotad tajne. Možeš ih imati koliko god želiš.
rule-title-K4 = Nema više odredišnih karata
rule-text-K4 = Kad je kup odredišnih karata prazan, ne možeš vući odredišne karte.
rule-title-K5 = Ispunjena ili ne
rule-text-K5 = Odredišna karta je ispunjena kad tvoje vlastite rute povežu njezina dva grada; u Europi se broje i posuđene (B4). Na kraju se njezini bodovi dodaju. Ako nije ispunjena, oduzimaju se.

## Stations

rule-title-B1 = Jedan kolodvor po gradu
rule-text-B1 = Možeš graditi u bilo kojem gradu u kojem još nitko nema kolodvor, vodile do njega rute ili ne.
rule-title-B2 = Koliko košta kolodvor
rule-text-B2 = Prvi košta jednu kartu, drugi dvije iste boje, treći tri iste boje. Lokomotive su džokeri.
rule-title-B3 = Ukupno tri kolodvora
rule-text-B3 = Gradiš najviše jedan kolodvor po krugu i tri u cijeloj igri.
rule-title-B4 = Posuđena ruta
rule-text-B4 = Na kraju ti svaki tvoj kolodvor omogućuje da se koristiš jednom rutom drugog igrača koja vodi u njegov grad. Ista je za sve tvoje odredišne karte, a bira se tek tada.
rule-title-B5 = Najbolja uporaba kolodvora
rule-ours-B5 = Igra za tebe nalazi najbolji izbor: najviše bodova od odredišnih karata, a ako je izjednačeno, najviše ispunjenih odredišnih karata.
rule-title-B6 = Neizgrađeni kolodvori
rule-text-B6 = Svaki kolodvor koji ne izgradiš vrijedi na kraju četiri boda.
rule-title-B7 = Posuđeno nije tvoje
rule-text-B7 = Kolodvori i posuđene rute ne broje se za najdulju neprekinutu rutu.

## Game end and scoring

rule-title-E1 = Zadnji krug
rule-text-E1 = Kad igrač završi krug s dva vagona ili manje, svi dobivaju još jedan krug, pa i taj igrač. Zatim je igra gotova.
rule-title-E2 = Konačno bodovanje
rule-text-E2 = Ispunjene odredišne karte dodaju se bodovima za rute, a ostale se oduzimaju. Zatim dolaze neizgrađeni kolodvori i na kraju bonus.
rule-title-E3 = Najdulja neprekinuta ruta
rule-text-E3 = U igrama SAD i Europa najdulja neprekinuta ruta vagona jednog igrača donosi deset bodova. Može ići u krug i ponovno kroz isti grad, ali se nijedan vagon ne broji dvaput. Bodove dobivaju svi izjednačeni igrači.
rule-title-E4 = Globetrotter
rule-text-E4 = U Nordijskim zemljama igrač s najviše ispunjenih odredišnih karata dobiva deset bodova. Bodove dobivaju svi izjednačeni igrači.
rule-title-E5 = Izjednačeni na prvom mjestu
rule-text-E5 = Među izjednačenima je ispred igrač s više ispunjenih odredišnih karata; u Europi zatim odlučuje manje iskorištenih kolodvora. Na kraju odlučuje najdulja neprekinuta ruta: ispred je igrač koji ima njezin bonus, a u Nordijskim zemljama igrač čija je ruta dulja.
rule-title-E6 = Sva mjesta, i podijeljena
rule-ours-E6 = Isti redoslijed odlučuje o svakom mjestu. Igrači koji su i dalje izjednačeni dijele mjesto, a sljedeće se preskače: 1., 1., 3.
rule-title-E7 = Bonus ni za što
rule-ours-E7 = Bonus se dodjeljuje i kad je najbolji rezultat nula: tada su svi izjednačeni i dobivaju ga svi.
rule-title-E8 = Sve na stol
rule-text-E8 = Na kraju se otkrivaju sve odredišne karte, a svaki se zbroj može pročitati stavku po stavku.

## Under the examples

rule-shown-S8 = Dvije odredišne karte koje ne zadržiš izlaze iz igre. Nitko ih ne vidi.
rule-shown-D2 = Umjesto plave karte otkrila se žuta.
rule-shown-D3 = To je bio cijeli krug: sada je na redu sljedeći igrač.
rule-shown-D6 = Umjesto plave karte otkrila se treća lokomotiva, pa se zamijenio cijeli red.
rule-shown-D9 = Kup je bio prazan, pa su promiješane odbačene karte.
rule-shown-D11 = Ostale su samo lokomotive, a nijedna ne može biti druga karta.
rule-shown-D12 = Tri lokomotive, ali premalo drugih karata za bolji red.
rule-shown-C10 = Obje rute koje vode u Brest ostaju otvorene za sve.
rule-shown-U6 = U kupu je bila još samo jedna karta, a odbačenih nije bilo.
rule-shown-K2 = Dvije vraćene odredišne karte sada su ispod kupa odredišnih karata.
rule-shown-B7 = Zlatna crta ne ide dalje do grada München: ta je ruta samo posuđena.
rule-shown-E3 = Zlatna crta radi krug i dvaput prolazi kroz grad Atlanta.
