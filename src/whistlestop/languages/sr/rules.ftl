# Pravila na srpskom, jedno po jedno.

## The page

rules-title = Pravila
rules-lead = Sva pravila sve tri igre, jedno po jedno, svako sa malim primerom.
rules-search = Pretraži pravila
rules-search-hint = Traži po reči ili pravilu (D6)
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
rules-unknown = Pravilo { $rule } ne postoji. Ovde su sva pravila.
rule-ruling = naša odluka
rule-ruling-about = Štampana pravila ovo ne pokrivaju, ili mogu da se čitaju na dva načina. Mi igramo ovako.
rule-only = samo: { $boards }
rule-example = Primer
rule-chapter-others = Još iz ovog poglavlja
rule-before = Prethodno: { $rule }
rule-after = Sledeće: { $rule }
rule-share = Kopiraj link
rule-read = Pročitaj više, sa primerom
rule-can = Ovde je dozvoljeno
rule-can-not = Ovde nije dozvoljeno
rule-all-cards = Sve karte vozova
rule-lengths = Bodovi po dužini
rule-length = { $count ->
    [one] { $count } polje
    [few] { $count } polja
   *[other] { $count } polja
}
rule-claim = Postavi rutu { $a } – { $b }

## Chapters

rule-chapter-S = Priprema
rule-chapter-T = Potez
rule-chapter-D = Izvlačenje karata vozova
rule-chapter-C = Postavljanje rute
rule-chapter-F = Trajekti
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Tuneli
rule-chapter-K = Destinacije
rule-chapter-B = Stanice
rule-chapter-E = Kraj igre i bodovanje

## Setting up

rule-title-S1 = Broj igrača
rule-text-S1 = SAD i Evropa su za dva do pet igrača, Nordijske zemlje za dva ili tri.
rule-title-S2 = Vagoni i stanice
rule-text-S2 = Svaki igrač ima 45 vagona, u Nordijskim zemljama 40. U Evropi svaki igrač ima i tri železničke stanice.
rule-title-S3 = Karte vozova
rule-text-S3 = Ima 110 karata vozova: po 12 u svakoj od osam boja i 14 lokomotiva.
rule-title-S4 = Četiri karte za početak
rule-text-S4 = Karte vozova se promešaju i svaki igrač dobija četiri.
rule-title-S5 = Red karata licem nagore
rule-text-S5 = Pet karata leži pored špila licem nagore. Tamo gde tri lokomotive menjaju ceo red (D6), to važi i za ovih prvih pet.
rule-title-S6 = Početne karte destinacija
rule-text-S6 = U igri SAD svaki igrač dobija tri karte destinacija, u Nordijskim zemljama pet. U Evropi svaki dobija jednu nasumičnu kartu dugačke rute i tri obične.
rule-title-S7 = Zadrži bar dve
rule-text-S7 = Od početnih karata destinacija zadržavaš bar dve, koje god želiš. U Evropi možeš da vratiš i kartu dugačke rute.
rule-title-S8 = Vraćene početne karte destinacija
rule-text-S8 = U igri SAD idu ispod špila karata destinacija. U Evropi i Nordijskim zemljama izlaze iz igre a da ih niko ne vidi, kao i evropske karte dugačkih ruta koje nikome nisu podeljene.
rule-title-S9 = Svi biraju istovremeno
rule-text-S9 = Svi biraju svoje početne karte destinacija u isto vreme, pre prvog poteza. Niko ne vidi koje drugi igrač zadržava, ni koliko.
rule-title-S10 = Početak od nule
rule-text-S10 = Svi počinju bez bodova. Na štampanoj trasi za bodovanje Nordijskih zemalja polje 100 računa se kao nula.
rule-title-S11 = Prvi igrač
rule-text-S11 = Za pravim stolom počinje igrač koji je najviše putovao. Ovde se prvi igrač izvlači nasumično, ili ga bira domaćin. Zatim se igra u smeru kazaljke na satu.

## A turn

rule-title-T1 = Jedna akcija po potezu
rule-text-T1 = Kad si na potezu, radiš tačno jednu stvar: vučeš karte vozova, postavljaš rutu, vučeš karte destinacija ili, u Evropi, gradiš stanicu.
rule-title-T2 = Propuštanje poteza
rule-ours-T2 = Igrač koji nema nijednu dozvoljenu akciju propušta potez. Niko ne sme da propusti potez dok mu je bilo koja akcija moguća.
rule-title-T3 = Kad svi propuste potez
rule-ours-T3 = Ako u punom krugu svi propuste potez, partija se odmah završava i bodovi se sabiraju.
rule-title-T4 = Ograničen broj poteza
rule-ours-T4 = Posle 500 poteza po igraču partija se odmah završava i bodovi se sabiraju. Inače bi neko mogao zauvek da pokušava tunel i odustaje.

## Drawing train cards

rule-title-D1 = Dve karte, jedna po jedna
rule-text-D1 = Vučeš dve karte, jednu za drugom. Svaka može biti iz reda karata licem nagore ili naslepo iz špila.
rule-title-D2 = Red se odmah dopunjava
rule-text-D2 = Kartu uzetu iz reda zamenjuje nova iz špila pre nego što izabereš drugu.
rule-title-D3 = Lokomotiva licem nagore je celo izvlačenje
rule-text-D3 = Ako je tvoja prva karta lokomotiva licem nagore, to je jedina karta koju vučeš u ovom potezu.
rule-title-D4 = Druga karta ne može biti lokomotiva licem nagore
rule-text-D4 = Druga karta ne može da bude lokomotiva licem nagore, čak ni ona koja je upravo otkrivena.
rule-title-D5 = Lokomotiva iz špila
rule-text-D5 = Lokomotiva izvučena naslepo računa se kao jedna obična karta, bilo da je prva ili druga.
rule-title-D6 = Tri lokomotive menjaju ceo red
rule-text-D6 = Čim su tri ili više karata licem nagore lokomotive, svih pet se odbacuje i otkriva se pet novih. Po potrebi se to ponavlja.
rule-title-D7 = Nordijske lokomotive bez ograničenja
rule-text-D7 = Obe tvoje karte mogu biti lokomotive licem nagore, a red se nikad ne menja ceo, ma koliko ih u njemu bilo.
rule-title-D8 = Koliko god karata želiš
rule-text-D8 = Broj karata u ruci nije ograničen.
rule-title-D9 = Kad je špil prazan
rule-text-D9 = Kad se špil potroši, odbačene karte se promešaju i postaju novi špil.
rule-ours-D9 = Mešaju se kad zatreba sledeća karta, a ne čim poslednja ode iz špila.
rule-title-D10 = Nema više karata
rule-text-D10 = Ako na početku tvog poteza nema ni špila ni odbačenih karata, uopšte ne možeš da vučeš karte vozova, čak ni one licem nagore: možeš samo da postaviš rutu, vučeš karte destinacija ili, u Evropi, izgradiš stanicu. Ako se potroše sa tvojom prvom kartom, o drugoj odlučuje D11. Jedno kućno pravilo ipak dozvoljava da uzmeš karte licem nagore.
rule-title-D11 = Samo jedna karta
rule-ours-D11 = Ako posle prve karte nema druge koju smeš da uzmeš, tvoj potez se završava.
rule-title-D12 = Red koji ne može da se promeni
rule-ours-D12 = Red ostaje dok u špilu, među odbačenim kartama i u redu ukupno ima manje od tri karte koje nisu lokomotive, jer novi red ne bi bio bolji. Praznine se popunjavaju čim se karte vrate, a ceo red se menja čim se vrati dovoljno drugih karata.

## Claiming a route

rule-title-C1 = Po jedna karta za svako polje
rule-text-C1 = Za svako polje rute plaćaš jednu kartu, sve u njenoj boji. Za sivu rutu mogu biti bilo koje boje, ali sve iste.
rule-title-C2 = Lokomotive su džokeri
rule-text-C2 = U igrama SAD i Evropa lokomotiva se računa kao karta bilo koje boje, a možeš da platiš i samim lokomotivama.
rule-title-C3 = Gde su nordijske lokomotive džokeri
rule-text-C3 = U Nordijskim zemljama lokomotive su džokeri u tunelima i na trajektima, a na običnim rutama nikad.
rule-title-C4 = Po jedan vagon na svako polje
rule-text-C4 = Na svako polje rute stavljaš jedan svoj vagon. Ako imaš premalo vagona, ne možeš da je postaviš.
rule-title-C5 = Odigrane karte se odbacuju
rule-text-C5 = Karte kojima plaćaš idu među odbačene.
rule-title-C6 = Bilo koja otvorena ruta, i to cela
rule-text-C6 = Možeš da postaviš bilo koju rutu koja je još otvorena, bilo da je povezana sa tvojima ili ne. Postavljaš je celu odjednom, i samo jednu po potezu.
rule-title-C7 = Bodovi odmah
rule-text-C7 = Bodove za dužinu rute dobijaš čim je postaviš. Duga ruta vredi mnogo više od nekoliko kratkih.
rule-title-C8 = Niko nema obe pruge
rule-text-C8 = Dve pruge između ista dva grada su dupla ruta, i nijedan igrač nikad nema obe. U Nordijskim zemljama to važi i tamo gde se te dve pruge razlikuju.
rule-title-C9 = Duple rute sa malo igrača
rule-text-C9 = Sa dva ili tri igrača (u Nordijskim zemljama samo sa dva) može da se koristi samo jedna pruga duple rute: čim je neko postavi, druga je zatvorena za sve.
rule-title-C10 = Jedna uz drugu, ali ne dupla
rule-text-C10 = Rute koje neko vreme idu jedna uz drugu, ali se završavaju u različitim gradovima, nisu dupla ruta.

## Ferries

rule-title-F1 = Lokomotive za trajekt
rule-text-F1 = Svako polje sa točkom, simbolom lokomotive, traži lokomotivu. Ostala polja primaju karte jedne boje: boje trajekta ili, ako je siv, bilo koje jedne boje.
rule-title-F2 = Može i više lokomotiva, ako želiš
rule-text-F2 = Na trajektu i dodatne lokomotive mogu da zamene karte u boji.
rule-title-F3 = Tri karte za lokomotivu
rule-text-F3 = Na nordijskim trajektima bilo koje tri karte mogu da zamene lokomotivu, koliko god puta želiš. Mogu biti bilo kojih boja, pa i lokomotive.
rule-ours-F3 = Pošto lokomotiva može na bilo koje polje trajekta (F2), mogu i tri karte: na koliko god polja želiš, pa i na sva.

## Murmansk–Lieksa

rule-title-M1 = Devet polja na krajnjem severu
rule-text-M1 = Murmansk–Lieksa je siva ruta od devet polja: traži devet karata jedne boje, a lokomotive nisu džokeri. Ali bilo koje četiri karte, pa i lokomotive, mogu da zamene jednu od tih devet, koliko god puta želiš.
rule-ours-M1 = Može da se zameni i svih devet.

## Tunnels

rule-title-U1 = Prvo odigraj, pa se otkriva
rule-text-U1 = Za tunel prvo odigraš karte za njegova polja. Zatim se otkrivaju tri gornje karte špila.
rule-title-U2 = Dodatne karte
rule-text-U2 = Za svaku otkrivenu kartu u odigranoj boji, i za svaku otkrivenu lokomotivu, plaćaš još jednu kartu: kartu te boje ili lokomotivu.
rule-title-U3 = Tunel plaćen lokomotivama
rule-text-U3 = Ako odigraš samo lokomotive, računaju se samo otkrivene lokomotive, i za njih plaćaš samo lokomotivama.
rule-title-U4 = Odustajanje
rule-text-U4 = Ako ne možeš ili ne želiš da platiš dodatne karte, uzimaš svoje karte nazad i tvoj potez je gotov.
rule-title-U5 = Otkrivene karte
rule-text-U5 = Karte otkrivene za tunel odbacuju se na kraju poteza, bilo da je plaćen ili ne.
rule-title-U6 = Premalo karata za tunel
rule-text-U6 = Ako u špilu i među odbačenim kartama ukupno ima manje od tri karte, otkrivaju se samo te. Ako nema nijedne, tunel ne košta ništa više. Karte odigrane za njega još nisu među odbačenim.

## Tickets

rule-title-K1 = Povuci tri karte destinacija, zadrži bar jednu
rule-text-K1 = Vučeš tri karte destinacija, ili koliko ih je ostalo u špilu, i zadržavaš bar jednu.
rule-title-K2 = Vraćene karte destinacija
rule-text-K2 = U igrama SAD i Evropa idu ispod špila karata destinacija, redom kojim su ponuđene. U Nordijskim zemljama izlaze iz igre.
rule-title-K3 = Do kraja, i u tajnosti
rule-text-K3 = Karte destinacija koje zadržiš tvoje su do kraja, i do tada tajne. Možeš da imaš koliko god želiš karata destinacija.
rule-title-K4 = Nema više karata destinacija
rule-text-K4 = Kad je špil karata destinacija prazan, ne možeš da ih vučeš.
rule-title-K5 = Završena ili nezavršena
rule-text-K5 = Karta destinacije je završena kad tvoje rute povežu njena dva grada; u Evropi se računaju i pozajmljene rute (B4). Na kraju se njeni bodovi dodaju. Ako nije završena, oduzimaju se.

## Stations

rule-title-B1 = Jedna stanica po gradu
rule-text-B1 = Možeš da gradiš u bilo kom gradu u kojem još niko nema stanicu, bilo da do njega vode rute ili ne.
rule-title-B2 = Koliko košta stanica
rule-text-B2 = Prva košta jednu kartu, druga dve iste boje, treća tri iste boje. Lokomotive su džokeri.
rule-title-B3 = Ukupno tri stanice
rule-text-B3 = Gradiš najviše jednu stanicu po potezu i tri po partiji.
rule-title-B4 = Pozajmljena ruta
rule-text-B4 = Na kraju ti svaka tvoja stanica omogućava da koristiš jednu rutu drugog igrača koja vodi u njen grad. Ta ruta je ista za sve tvoje karte destinacija, a bira se tek tada.
rule-title-B5 = Najbolja upotreba stanica
rule-ours-B5 = Igra za tebe nalazi najbolji izbor: najviše bodova od karata destinacija, a ako je nerešeno, najviše završenih karata destinacija.
rule-title-B6 = Neizgrađene stanice
rule-text-B6 = Svaka stanica koju ne izgradiš vredi četiri boda na kraju.
rule-title-B7 = Pozajmljeno nije tvoje
rule-text-B7 = Stanice i pozajmljene rute ne računaju se za najdužu neprekidnu rutu.

## Game end and scoring

rule-title-E1 = Poslednji krug
rule-text-E1 = Kad neki igrač završi potez sa dva vagona ili manje, svi imaju još jedan potez, uključujući i tog igrača. Zatim je partija gotova.
rule-title-E2 = Završno bodovanje
rule-text-E2 = Završene karte destinacija dodaju se bodovima za rute, a ostale se oduzimaju. Zatim dolaze neizgrađene stanice i, na kraju, bonus.
rule-title-E3 = Najduža neprekidna ruta
rule-text-E3 = U igrama SAD i Evropa najduža neprekidna ruta vagona jednog igrača donosi deset bodova. Može da ide u krug i ponovo kroz isti grad, ali se nijedan vagon ne računa dvaput. Ako je nerešeno, bodove dobijaju svi izjednačeni.
rule-title-E4 = Globetrotter
rule-text-E4 = U Nordijskim zemljama igrač sa najviše završenih karata destinacija dobija deset bodova. Ako je nerešeno, bodove dobijaju svi izjednačeni.
rule-title-E5 = Nerešeno za prvo mesto
rule-text-E5 = Među izjednačenim igračima ispred je onaj sa više završenih karata destinacija; u Evropi zatim odlučuje manje iskorišćenih stanica. Na kraju odlučuje najduža neprekidna ruta: ispred je igrač koji ima njen bonus ili, u Nordijskim zemljama, igrač čija je ruta duža.
rule-title-E6 = Sva mesta, i podeljena
rule-ours-E6 = Isti redosled odlučuje o svakom mestu. Igrači koji su i dalje izjednačeni dele mesto, a sledeće se preskače: 1., 1., 3.
rule-title-E7 = Bonus ni za šta
rule-ours-E7 = Bonus se dodeljuje i kad je najbolji rezultat nula: tada su svi izjednačeni i dobijaju ga svi.
rule-title-E8 = Sve na sto
rule-text-E8 = Na kraju se otkrivaju sve karte destinacija, a svaki zbir može da se pročita stavku po stavku.

## Under the examples

rule-shown-S8 = Dve karte destinacija koje ne zadržiš izlaze iz igre. Niko ih ne vidi.
rule-shown-D2 = Umesto plave karte otkrivena je žuta.
rule-shown-D3 = To je bio ceo potez: sada je na potezu sledeći igrač.
rule-shown-D6 = Umesto plave karte otkrivena je treća lokomotiva, pa se promenio ceo red.
rule-shown-D9 = Špil je bio prazan, pa su promešane odbačene karte.
rule-shown-D11 = Ostale su samo lokomotive, a nijedna ne može da bude druga karta.
rule-shown-D12 = Tri lokomotive, ali premalo drugih karata za bolji red.
rule-shown-C10 = Dve rute koje vode u Brest ostaju otvorene za sve.
rule-shown-U6 = U špilu je bila još samo jedna karta, a odbačenih nije bilo.
rule-shown-K2 = Dve vraćene karte destinacija sada su ispod svog špila.
rule-shown-B7 = Zlatna linija se ne nastavlja do grada München: ta ruta je samo pozajmljena.
rule-shown-E3 = Zlatna linija pravi krug i dvaput prolazi kroz grad Atlanta.
