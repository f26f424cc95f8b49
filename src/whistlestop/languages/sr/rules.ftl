# Pravila na srpskom, jedno po jedno.

## The page

rules-title = Pravila
rules-lead = Sva pravila tri igre, jedno po jedno, svako sa malim primerom.
rules-search = Pretraži pravila
rules-search-hint = Traži: reč, ili D6
rules-editions = Prikaži pravila za
rules-all-editions = Sve tri
rules-chapters = Poglavlja
rules-found = { $count ->
    [0] Nijedno pravilo nema te reči.
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
rules-clear = Prikaži sva pravila
rules-unknown = Pravilo { $rule } ne postoji. Ovde su sva koja postoje.
rule-ruling = naša odluka
rule-ruling-about = Štampane knjižice ovde ćute, ili mogu da se čitaju na dva načina. Mi igramo ovako.
rule-only = samo: { $boards }
rule-example = Primer
rule-chapter-others = Iz istog poglavlja
rule-before = Pre: { $rule }
rule-after = Dalje: { $rule }
rule-share = Kopiraj link
rule-read = Više, sa primerom
rule-can = Ovde može
rule-can-not = Ovde ne može
rule-all-cards = Sve karte voza
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
rule-chapter-D = Izvlačenje karata voza
rule-chapter-C = Postavljanje rute
rule-chapter-F = Trajekti
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Tuneli
rule-chapter-K = Karte destinacija
rule-chapter-B = Železničke stanice
rule-chapter-E = Kraj i bodovi

## Set-up

rule-title-S1 = Koliko igrača
rule-text-S1 = SAD i Evropa su za dva do pet igrača, Nordijske zemlje za dva ili tri.
rule-title-S2 = Vagoni i stanice
rule-text-S2 = Svaki igrač ima 45 vagona, u Nordijskim zemljama 40. U Evropi ima i tri železničke stanice.
rule-title-S3 = Karte voza
rule-text-S3 = Ima ih 110: po dvanaest u svakoj od osam boja i 14 lokomotiva.
rule-title-S4 = Četiri karte za početak
rule-text-S4 = Karte voza se promešaju i svaki igrač dobija četiri.
rule-title-S5 = Otkrivene karte
rule-text-S5 = Pet karata leži pored špila licem na gore. Tamo gde tri lokomotive menjaju ceo red (D6), to važi i za ovaj prvi.
rule-title-S6 = Prve karte destinacija
rule-text-S6 = U SAD svaki igrač dobija tri karte destinacija, u Nordijskim zemljama pet. U Evropi dobija jednu dugačku rutu, nasumično, i tri obične.
rule-title-S7 = Zadrži dve ili više
rule-text-S7 = Od prvih karata destinacija zadržavaš bar dve, koje god hoćeš. U Evropi možeš da vratiš i dugačku rutu.
rule-title-S8 = Vraćene prve karte
rule-text-S8 = U SAD idu ispod špila karata destinacija. U Evropi i Nordijskim zemljama izlaze iz igre a da ih niko ne vidi, kao i evropske dugačke rute koje niko nije dobio.
rule-title-S9 = Svi biraju istovremeno
rule-text-S9 = Svi biraju prve karte destinacija u isto vreme, pre prvog poteza. Niko ne vidi šta drugi zadržava, ni koliko.
rule-title-S10 = Od nule
rule-text-S10 = Svi počinju bez bodova. Na štampanoj stazi Nordijskih zemalja početak je polje 100.
rule-title-S11 = Ko počinje
rule-text-S11 = Za kućnim stolom počinje onaj ko je najviše putovao. Ovde odlučuje žreb ili domaćin. Zatim se igra u smeru kazaljke na satu.

## A turn

rule-title-T1 = Jedna stvar u potezu
rule-text-T1 = Kad si na potezu, radiš tačno jednu stvar: vučeš karte voza, postavljaš rutu, vučeš karte destinacija ili, u Evropi, gradiš stanicu.
rule-title-T2 = Dalje
rule-ours-T2 = Ko ne može da uradi baš ništa, kaže dalje. Dok je bilo šta moguće, to niko ne sme.
rule-title-T3 = Kad niko ne može da nastavi
rule-ours-T3 = Kad u punom krugu svi kažu dalje, igra se odmah završava i bodovi se sabiraju.
rule-title-T4 = Svaka igra ima kraj
rule-ours-T4 = Posle 500 poteza svakog igrača igra se odmah završava i bodovi se sabiraju. Inače bi neko mogao zauvek da pokušava tunel i odustaje.

## Drawing train cards

rule-title-D1 = Dve karte, jedna po jedna
rule-text-D1 = Vučeš dve karte, jednu za drugom. Svaka može biti jedna od otkrivenih ili neviđena sa špila.
rule-title-D2 = Red se odmah dopunjava
rule-text-D2 = Otkrivenu kartu koju uzmeš zamenjuje nova sa špila pre nego što izabereš drugu.
rule-title-D3 = Otkrivena lokomotiva je celo izvlačenje
rule-text-D3 = Ako prvo uzmeš otkrivenu lokomotivu, to je jedina karta tvog poteza.
rule-title-D4 = Druga karta nije otkrivena lokomotiva
rule-text-D4 = Druga karta ne može da bude otkrivena lokomotiva, čak ni ona koja se upravo otkrila.
rule-title-D5 = Sreća sa špila
rule-text-D5 = Lokomotiva izvučena sa špila računa se kao jedna obična karta, prva ili druga.
rule-title-D6 = Tri lokomotive menjaju ceo red
rule-text-D6 = Čim su tri od otkrivenih karata lokomotive, svih pet se odbacuje i otkriva se pet novih; i opet, ako treba.
rule-title-D7 = Nordijske lokomotive su slobodne
rule-text-D7 = Obe tvoje karte mogu biti otkrivene lokomotive, a red se nikad ne menja, ma koliko ih bilo.
rule-title-D8 = Koliko hoćeš karata
rule-text-D8 = Broj karata u ruci nije ograničen.
rule-title-D9 = Kad je špil prazan
rule-text-D9 = Kad se špil potroši, odbačene karte se promešaju i postaju novi špil.
rule-ours-D9 = Mešaju se kad zatreba sledeća karta, a ne čim poslednja ode sa špila.
rule-title-D10 = Nema više karata
rule-text-D10 = Ako na početku tvog poteza nema ni špila ni odbačenih karata, uopšte ne možeš da vučeš karte voza, čak ni otkrivene: možeš samo da postaviš rutu, vučeš karte destinacija ili, u Evropi, izgradiš stanicu. Ako se potroše sa tvojom prvom kartom, o drugoj odlučuje D11. Kućno pravilo ipak dopušta otkrivene karte.
rule-title-D11 = Samo jedna karta
rule-ours-D11 = Ako posle prve karte nema druge koju smeš da uzmeš, tvoj potez je gotov.
rule-title-D12 = Red koji ne može da se zameni
rule-ours-D12 = Red ostaje kakav jeste dok u špilu, među odbačenim kartama i u redu ukupno ima manje od tri karte koje nisu lokomotive, jer novi ne bi bio bolji. Čim se karte vrate, praznine se popunjavaju i takav red se menja.

## Claiming a route

rule-title-C1 = Koliko polja, toliko karata
rule-text-C1 = Za svako polje rute plaćaš jednu kartu, sve u njenoj boji. Za sivu rutu mogu biti bilo koje boje, ali sve iste.
rule-title-C2 = Lokomotive zamenjuju sve boje
rule-text-C2 = U SAD i Evropi lokomotiva može da zameni bilo koju kartu, a možeš da platiš i samim lokomotivama.
rule-title-C3 = Nordijske lokomotive zamenjuju samo ponekad
rule-text-C3 = U Nordijskim zemljama lokomotive zamenjuju druge karte u tunelima i na trajektima, a na običnim rutama nikad.
rule-title-C4 = Vagon na svako polje
rule-text-C4 = Na svako polje rute stavljaš jedan svoj vagon. Ko ima premalo vagona, ne može da je postavi.
rule-title-C5 = Odigrane karte se odbacuju
rule-text-C5 = Karte kojima plaćaš idu među odbačene.
rule-title-C6 = Bilo koja slobodna ruta, i to cela
rule-text-C6 = Možeš da postaviš bilo koju slobodnu rutu, bilo da se nadovezuje na tvoje ili ne. Postavljaš je celu u jednom potezu, i samo jednu po potezu.
rule-title-C7 = Bodovi odmah
rule-text-C7 = Bodove za dužinu dobijaš čim postaviš rutu. Jedna dugačka vredi mnogo više od nekoliko kratkih.
rule-title-C8 = Niko nema obe
rule-text-C8 = Dve rute između ista dva grada su dupla ruta, i nijedan igrač nikad nema obe. U Nordijskim zemljama to važi i tamo gde dve nisu jednake.
rule-title-C9 = Duple rute sa malo igrača
rule-text-C9 = Sa dva ili tri igrača, u Nordijskim zemljama sa dva, od duple rute koristi se samo jedna: čim je neko postavi, druga je zatvorena za sve.
rule-title-C10 = Jedna uz drugu, ali ne dupla
rule-text-C10 = Rute koje neko vreme idu jedna uz drugu, a završavaju se u različitim gradovima, nisu dupla ruta.

## Ferries

rule-title-F1 = Lokomotive za trajekt
rule-text-F1 = Svako polje sa znakom lokomotive traži lokomotivu. Ostala polja traže karte jedne boje: boje trajekta, ili bilo koje ako je siv.
rule-title-F2 = Može i više lokomotiva
rule-text-F2 = Na trajektu i dodatne lokomotive smeju da zamene karte u boji.
rule-title-F3 = Tri karte za lokomotivu
rule-text-F3 = Na trajektima Nordijskih zemalja bilo koje tri karte mogu da zamene lokomotivu, koliko god puta hoćeš. Mogu biti bilo kojih boja, pa i lokomotive.
rule-ours-F3 = Kao što lokomotiva sme na bilo koje polje trajekta (F2), tako smeju i tri karte: na koliko hoćeš polja, pa i na sva.

## Murmansk–Lieksa

rule-title-M1 = Devet polja na krajnjem severu
rule-text-M1 = Murmansk–Lieksa je siva ruta sa devet polja: devet karata jedne boje, a lokomotive ih ne zamenjuju. Ali bilo koje četiri karte, pa i lokomotive, mogu da zamene jednu od njih, koliko god puta hoćeš.
rule-ours-M1 = Pa i svih devet.

## Tunnels

rule-title-U1 = Prvo položiš, pa se otkriva
rule-text-U1 = Za tunel prvo položiš karte za njegova polja. Zatim se otkrivaju tri gornje karte špila.
rule-title-U2 = Šta tunel traži
rule-text-U2 = Za svaku otkrivenu kartu u položenoj boji, i za svaku lokomotivu, plaćaš još jednu kartu te boje ili lokomotivu.
rule-title-U3 = Tunel samo lokomotivama
rule-text-U3 = Ako položiš samo lokomotive, računaju se samo otkrivene lokomotive, i za njih plaćaš samo lokomotivama.
rule-title-U4 = Odustajanje
rule-text-U4 = Ako ne možeš ili ne želiš da platiš više, uzimaš položene karte nazad. Tvoj potez je gotov.
rule-title-U5 = Otkrivene karte tunela
rule-text-U5 = Karte otkrivene za tunel odbacuju se na kraju poteza, bilo da je plaćen ili ne.
rule-title-U6 = Premalo karata za tunel
rule-text-U6 = Ako u špilu i među odbačenim kartama ukupno ima manje od tri karte, otkrivaju se samo te. Ako nema nijedne, tunel ne traži ništa više. Položene karte se tu ne računaju.

## Tickets

rule-title-K1 = Tri karte destinacija, zadrži jednu ili više
rule-text-K1 = Vučeš tri karte destinacija, ili koliko ih je ostalo u špilu, i zadržavaš bar jednu.
rule-title-K2 = Vraćene karte destinacija
rule-text-K2 = U SAD i Evropi idu ispod špila karata destinacija, redom kojim su došle. U Nordijskim zemljama izlaze iz igre.
rule-title-K3 = Do kraja, i u tajnosti
rule-text-K3 = Što zadržiš, tvoje je do kraja, i niko to ne vidi ranije. Možeš da imaš koliko god hoćeš karata destinacija.
rule-title-K4 = Nema više karata destinacija
rule-text-K4 = Kad je špil karata destinacija prazan, ne mogu se više vući.
rule-title-K5 = Dobijena ili izgubljena
rule-text-K5 = Karta destinacije je završena kad tvoje rute spoje njena dva grada; u Evropi pomažu i pozajmljene (B4). Na kraju se njeni bodovi dodaju. Ako nije završena, oduzimaju se.

## Stations

rule-title-B1 = Jedna stanica u gradu
rule-text-B1 = Možeš da gradiš u bilo kom gradu koji još nema stanicu, bilo da do njega vode rute ili ne.
rule-title-B2 = Koliko košta stanica
rule-text-B2 = Prva košta jednu kartu, druga dve iste boje, treća tri iste boje. Lokomotive ih zamenjuju.
rule-title-B3 = Ukupno tri stanice
rule-text-B3 = Gradiš najviše jednu stanicu po potezu, i tri u celoj igri.
rule-title-B4 = Pozajmljena ruta
rule-text-B4 = Na kraju ti svaka tvoja stanica daje da koristiš jednu rutu drugog igrača koja vodi u njen grad. Ista je za sve tvoje karte destinacija, a bira se tek na kraju.
rule-title-B5 = Najbolja upotreba stanica
rule-ours-B5 = Igra za tebe nalazi najbolji izbor: najviše bodova od karata destinacija, a ako je jednako, najviše završenih.
rule-title-B6 = Neizgrađene stanice
rule-text-B6 = Svaka stanica koju ne izgradiš vredi na kraju četiri boda.
rule-title-B7 = Pozajmljeno nije tvoje
rule-text-B7 = Stanice i pozajmljene rute ne računaju se za najdužu neprekidnu rutu.

## The end and the scores

rule-title-E1 = Poslednji krug
rule-text-E1 = Kad neko završi potez sa dva vagona ili manje, svi imaju još jedan potez, pa i taj igrač. Zatim je igra gotova.
rule-title-E2 = Sabiranje
rule-text-E2 = Bodovima ruta dodaju se karte destinacija, dobijene ili izgubljene, zatim neizgrađene stanice i na kraju bonus.
rule-title-E3 = Najduža neprekidna ruta
rule-text-E3 = U SAD i Evropi najduža neprekidna ruta sopstvenih vagona donosi deset bodova. Može da ide u krug i ponovo kroz grad, ali se nijedan vagon ne računa dvaput. Ako je nerešeno, dobijaju ih svi.
rule-title-E4 = Globetrotter
rule-text-E4 = U Nordijskim zemljama igrač sa najviše završenih karata destinacija dobija deset bodova. Ako je nerešeno, dobijaju ih svi.
rule-title-E5 = Nerešeno za prvo mesto
rule-text-E5 = Prvo odlučuje više završenih karata destinacija, a u Evropi zatim manje iskorišćenih stanica. Na kraju odlučuje najduža ruta: ispred je ko ima njen bonus, a u Nordijskim zemljama ko ima dužu.
rule-title-E6 = Sva mesta, i podeljena
rule-ours-E6 = Isti redosled odlučuje o svakom mestu. Ko je i dalje izjednačen deli mesto, a sledeće se preskače: 1, 1, 3.
rule-title-E7 = Bonus ni za šta
rule-ours-E7 = Bonus se daje i kad je najbolji rezultat nula: tada su svi izjednačeni i dobijaju ga svi.
rule-title-E8 = Sve na sto
rule-text-E8 = Na kraju se pokazuju sve karte destinacija, i svaki zbir može da se pročita stavku po stavku.

## Under the examples

rule-shown-S8 = Dve koje ne zadržiš izlaze iz igre. Niko ih ne vidi.
rule-shown-D2 = Gde je ležala plava karta, otkrila se žuta.
rule-shown-D3 = To je bio ceo potez: na redu je sledeći.
rule-shown-D6 = Umesto plave karte otkrila se treća lokomotiva. Zato se zamenio ceo red.
rule-shown-D9 = Špil je bio prazan, pa su promešane odbačene karte.
rule-shown-D11 = Ostale su samo lokomotive, a nijedna ne može da bude druga karta.
rule-shown-D12 = Tri lokomotive, ali premalo drugih karata za bolji red.
rule-shown-C10 = Rute koje vode u Brest ostaju otvorene za sve.
rule-shown-U6 = U špilu je bila još jedna karta, a odbačenih nije bilo.
rule-shown-K2 = Dve vraćene su sada ispod špila karata destinacija.
rule-shown-B7 = Zlatna linija ne ide dalje do grada München: ta ruta je samo pozajmljena.
rule-shown-E3 = Zlatna linija pravi krug i dvaput prolazi kroz grad Atlanta.
