# Pravila na hrvatskom, jedno po jedno.

## The page

rules-title = Pravila
rules-lead = Sva pravila triju igara, jedno po jedno, svako s malim primjerom.
rules-search = Pretraži pravila
rules-search-hint = Traži: riječ, ili D6
rules-editions = Prikaži pravila za
rules-all-editions = Sve tri
rules-chapters = Poglavlja
rules-found = { $count ->
    [0] Nijedno pravilo nema te riječi.
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
rules-clear = Prikaži sva pravila
rules-unknown = Pravilo { $rule } ne postoji. Ovdje su sva koja postoje.
rule-ruling = naša odluka
rule-ruling-about = Tiskane knjižice ovdje šute, ili se mogu čitati na dva načina. Mi igramo ovako.
rule-only = samo: { $boards }
rule-example = Primjer
rule-chapter-others = Iz istog poglavlja
rule-before = Prije: { $rule }
rule-after = Dalje: { $rule }
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
rule-chapter-D = Izvlačenje karata vagona
rule-chapter-C = Postavljanje rute
rule-chapter-F = Trajekti
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Tuneli
rule-chapter-K = Odredišne karte
rule-chapter-B = Kolodvori
rule-chapter-E = Kraj i bodovi

## Set-up

rule-title-S1 = Koliko igrača
rule-text-S1 = SAD i Europa su za dva do pet igrača, Nordijske zemlje za dva ili tri.
rule-title-S2 = Vagoni i kolodvori
rule-text-S2 = Svaki igrač ima 45 vagona, u Nordijskim zemljama 40. U Europi ima i tri kolodvora.
rule-title-S3 = Karte vagona
rule-text-S3 = Ima ih 110: po dvanaest u svakoj od osam boja i 14 lokomotiva.
rule-title-S4 = Četiri karte za početak
rule-text-S4 = Karte vagona se promiješaju i svaki igrač dobiva četiri.
rule-title-S5 = Otkrivene karte
rule-text-S5 = Pet karata leži uz kup licem prema gore. Gdje tri lokomotive mijenjaju cijeli red (D6), to vrijedi i za ovaj prvi.
rule-title-S6 = Prve odredišne karte
rule-text-S6 = U SAD-u svaki igrač dobiva tri odredišne karte, u Nordijskim zemljama pet. U Europi dobiva jednu dugu rutu, nasumce, i tri obične.
rule-title-S7 = Zadrži dvije ili više
rule-text-S7 = Od prvih odredišnih karata zadržavaš barem dvije, koje god želiš. U Europi možeš vratiti i dugu rutu.
rule-title-S8 = Vraćene prve karte
rule-text-S8 = U SAD-u idu ispod kupa odredišnih karata. U Europi i Nordijskim zemljama izlaze iz igre a da ih nitko ne vidi, kao i europske duge rute koje nitko nije dobio.
rule-title-S9 = Svi biraju istodobno
rule-text-S9 = Svi biraju prve odredišne karte u isto vrijeme, prije prvog kruga. Nitko ne vidi što drugi zadržava, ni koliko.
rule-title-S10 = Od nule
rule-text-S10 = Svi počinju bez bodova. Na tiskanoj stazi Nordijskih zemalja početak je polje 100.
rule-title-S11 = Tko počinje
rule-text-S11 = Za kućnim stolom počinje tko je najviše putovao. Ovdje odlučuje ždrijeb ili domaćin. Zatim se igra u smjeru kazaljke na satu.

## A turn

rule-title-T1 = Jedna stvar u krugu
rule-text-T1 = Kad si na redu, radiš točno jednu stvar: vučeš karte vagona, postavljaš rutu, vučeš odredišne karte ili, u Europi, gradiš kolodvor.
rule-title-T2 = Dalje
rule-ours-T2 = Tko ne može učiniti baš ništa, kaže dalje. Dok je bilo što moguće, to nitko ne smije.
rule-title-T3 = Kad nitko ne može nastaviti
rule-ours-T3 = Kad redom svi za stolom kažu dalje, igra odmah završava i bodovi se zbrajaju.
rule-title-T4 = Svaka igra ima kraj
rule-ours-T4 = Nakon 500 krugova svakog igrača igra odmah završava i bodovi se zbrajaju. Inače bi netko mogao zauvijek pokušavati tunel i odustajati.

## Drawing train cards

rule-title-D1 = Dvije karte, jedna po jedna
rule-text-D1 = Vučeš dvije karte, jednu za drugom. Svaka može biti jedna od otkrivenih ili neviđena s kupa.
rule-title-D2 = Red se odmah dopunjava
rule-text-D2 = Otkrivenu kartu koju uzmeš zamjenjuje nova s kupa prije nego što odabereš drugu.
rule-title-D3 = Otkrivena lokomotiva je cijelo izvlačenje
rule-text-D3 = Ako najprije uzmeš otkrivenu lokomotivu, to je jedina karta tvog kruga.
rule-title-D4 = Druga karta nije otkrivena lokomotiva
rule-text-D4 = Druga karta ne može biti otkrivena lokomotiva, čak ni ona koja se upravo otkrila.
rule-title-D5 = Sreća s kupa
rule-text-D5 = Lokomotiva izvučena s kupa broji se kao jedna obična karta, prva ili druga.
rule-title-D6 = Tri lokomotive mijenjaju cijeli red
rule-text-D6 = Čim su tri od otkrivenih karata lokomotive, svih pet se odbacuje i otkriva se pet novih; i opet, ako treba.
rule-title-D7 = Nordijske lokomotive su slobodne
rule-text-D7 = Obje tvoje karte mogu biti otkrivene lokomotive, a red se nikad ne mijenja, koliko god ih bilo.
rule-title-D8 = Koliko želiš karata
rule-text-D8 = Broj karata u ruci nije ograničen.
rule-title-D9 = Kad je kup prazan
rule-text-D9 = Kad se kup potroši, odbačene karte se promiješaju i postaju novi kup.
rule-ours-D9 = Miješaju se kad zatreba sljedeća karta, a ne čim zadnja ode s kupa.
rule-title-D10 = Nema više karata
rule-text-D10 = Ako na početku tvojeg kruga nema ni kupa ni odbačenih karata, uopće ne možeš vući karte vagona, čak ni otkrivene: možeš samo postaviti rutu, vući odredišne karte ili, u Europi, izgraditi kolodvor. Ako se potroše s tvojom prvom kartom, o drugoj odlučuje D11. Kućno pravilo ipak dopušta otkrivene karte.
rule-title-D11 = Samo jedna karta
rule-ours-D11 = Ako nakon prve karte nema druge koju smiješ uzeti, tvoj je krug gotov.
rule-title-D12 = Red koji se ne može zamijeniti
rule-ours-D12 = Red ostaje kakav jest dok u kupu, među odbačenim kartama i u redu ukupno ima manje od tri karte koje nisu lokomotive, jer novi ne bi bio bolji. Čim se karte vrate, praznine se popunjavaju i takav se red mijenja.

## Claiming a route

rule-title-C1 = Koliko polja, toliko karata
rule-text-C1 = Za svako polje rute plaćaš jednu kartu, sve u njezinoj boji. Za sivu rutu mogu biti bilo koje boje, ali sve iste.
rule-title-C2 = Lokomotive zamjenjuju sve boje
rule-text-C2 = U SAD-u i Europi lokomotiva može zamijeniti bilo koju kartu, a možeš platiti i samim lokomotivama.
rule-title-C3 = Nordijske lokomotive zamjenjuju samo ponekad
rule-text-C3 = U Nordijskim zemljama lokomotive zamjenjuju druge karte u tunelima i na trajektima, a na običnim rutama nikad.
rule-title-C4 = Vagon na svako polje
rule-text-C4 = Na svako polje rute stavljaš jedan svoj vagon. Tko ima premalo vagona, ne može je postaviti.
rule-title-C5 = Odigrane karte se odbacuju
rule-text-C5 = Karte kojima plaćaš idu među odbačene.
rule-title-C6 = Bilo koja slobodna ruta, i to cijela
rule-text-C6 = Možeš postaviti bilo koju slobodnu rutu, nastavljala se na tvoje ili ne. Postavljaš je cijelu u jednom krugu, i samo jednu po krugu.
rule-title-C7 = Bodovi odmah
rule-text-C7 = Bodove za duljinu dobivaš čim postaviš rutu. Jedna duga vrijedi mnogo više od nekoliko kratkih.
rule-title-C8 = Nitko nema obje
rule-text-C8 = Dvije rute između ista dva grada dvostruka su ruta, i nijedan igrač nikad nema obje. U Nordijskim zemljama to vrijedi i gdje dvije nisu jednake.
rule-title-C9 = Dvostruke rute s malo igrača
rule-text-C9 = S dva ili tri igrača, u Nordijskim zemljama s dva, od dvostruke rute koristi se samo jedna: čim je netko postavi, druga je zatvorena za sve.
rule-title-C10 = Jedna uz drugu, ali ne dvostruka
rule-text-C10 = Rute koje neko vrijeme idu jedna uz drugu, a završavaju u različitim gradovima, nisu dvostruka ruta.

## Ferries

rule-title-F1 = Lokomotive za trajekt
rule-text-F1 = Svako polje sa znakom lokomotive traži lokomotivu. Ostala polja traže karte jedne boje: boje trajekta, ili bilo koje ako je siv.
rule-title-F2 = Može i više lokomotiva
rule-text-F2 = Na trajektu i dodatne lokomotive smiju zamijeniti karte u boji.
rule-title-F3 = Tri karte za lokomotivu
rule-text-F3 = Na trajektima Nordijskih zemalja bilo koje tri karte mogu zamijeniti lokomotivu, koliko god puta želiš. Mogu biti bilo kojih boja, pa i lokomotive.
rule-ours-F3 = Kao što lokomotiva smije na bilo koje polje trajekta (F2), tako smiju i tri karte: na koliko želiš polja, pa i na sva.

## Murmansk–Lieksa

rule-title-M1 = Devet polja na krajnjem sjeveru
rule-text-M1 = Murmansk–Lieksa siva je ruta s devet polja: devet karata jedne boje, a lokomotive ih ne zamjenjuju. Ali bilo koje četiri karte, pa i lokomotive, mogu zamijeniti jednu od njih, koliko god puta želiš.
rule-ours-M1 = Pa i svih devet.

## Tunnels

rule-title-U1 = Najprije položiš, pa se otkriva
rule-text-U1 = Za tunel najprije položiš karte za njegova polja. Zatim se otkrivaju tri gornje karte kupa.
rule-title-U2 = Što tunel traži
rule-text-U2 = Za svaku otkrivenu kartu u položenoj boji, i za svaku lokomotivu, plaćaš još jednu kartu te boje ili lokomotivu.
rule-title-U3 = Tunel samo lokomotivama
rule-text-U3 = Ako položiš samo lokomotive, broje se samo otkrivene lokomotive, i za njih plaćaš samo lokomotivama.
rule-title-U4 = Odustajanje
rule-text-U4 = Ako ne možeš ili ne želiš platiti više, uzimaš položene karte natrag. Tvoj je krug gotov.
rule-title-U5 = Otkrivene karte tunela
rule-text-U5 = Karte otkrivene za tunel odbacuju se na kraju kruga, bio on plaćen ili ne.
rule-title-U6 = Premalo karata za tunel
rule-text-U6 = Ako u kupu i među odbačenim kartama ukupno ima manje od tri karte, otkrivaju se samo te. Ako nema nijedne, tunel ne traži ništa više. Položene karte se tu ne broje.

## Tickets

rule-title-K1 = Tri odredišne karte, zadrži jednu ili više
rule-text-K1 = Vučeš tri odredišne karte, ili koliko ih je ostalo u kupu, i zadržavaš barem jednu.
rule-title-K2 = Vraćene odredišne karte
rule-text-K2 = U SAD-u i Europi idu ispod kupa odredišnih karata, redom kojim su došle. U Nordijskim zemljama izlaze iz igre.
rule-title-K3 = Do kraja, i u tajnosti
rule-text-K3 = Što zadržiš, tvoje je do kraja, i nitko to ne vidi ranije. Možeš imati koliko god želiš odredišnih karata.
rule-title-K4 = Nema više odredišnih karata
rule-text-K4 = Kad je kup odredišnih karata prazan, ne mogu se više vući.
rule-title-K5 = Dobivena ili izgubljena
rule-text-K5 = Odredišna karta je ispunjena kad tvoje rute spoje njezina dva grada; u Europi pomažu i posuđene (B4). Na kraju se njezini bodovi dodaju. Ako nije ispunjena, oduzimaju se.

## Stations

rule-title-B1 = Jedan kolodvor u gradu
rule-text-B1 = Možeš graditi u bilo kojem gradu koji još nema kolodvor, vodile do njega rute ili ne.
rule-title-B2 = Koliko stoji kolodvor
rule-text-B2 = Prvi stoji jednu kartu, drugi dvije iste boje, treći tri iste boje. Lokomotive ih zamjenjuju.
rule-title-B3 = Ukupno tri kolodvora
rule-text-B3 = Gradiš najviše jedan kolodvor po krugu, i tri u cijeloj igri.
rule-title-B4 = Posuđena ruta
rule-text-B4 = Na kraju ti svaki tvoj kolodvor daje da koristiš jednu rutu drugog igrača koja vodi u njegov grad. Ista je za sve tvoje odredišne karte, a bira se tek na kraju.
rule-title-B5 = Najbolja uporaba kolodvora
rule-ours-B5 = Igra za tebe nalazi najbolji izbor: najviše bodova od odredišnih karata, a ako je jednako, najviše ispunjenih.
rule-title-B6 = Neizgrađeni kolodvori
rule-text-B6 = Svaki kolodvor koji ne izgradiš vrijedi na kraju četiri boda.
rule-title-B7 = Posuđeno nije tvoje
rule-text-B7 = Kolodvori i posuđene rute ne broje se za najdulju neprekinutu rutu.

## The end and the scores

rule-title-E1 = Zadnji krug
rule-text-E1 = Kad netko završi krug s dva vagona ili manje, svi su još jednom na redu, pa i taj igrač. Zatim je igra gotova.
rule-title-E2 = Zbrajanje
rule-text-E2 = Bodovima ruta dodaju se odredišne karte, dobivene ili izgubljene, zatim neizgrađeni kolodvori i na kraju bonus.
rule-title-E3 = Najdulja neprekinuta ruta
rule-text-E3 = U SAD-u i Europi najdulja neprekinuta ruta vlastitih vagona donosi deset bodova. Može ići u krug i ponovno kroz grad, ali se nijedan vagon ne broji dvaput. Ako je neriješeno, dobivaju ih svi.
rule-title-E4 = Globetrotter
rule-text-E4 = U Nordijskim zemljama igrač s najviše ispunjenih odredišnih karata dobiva deset bodova. Ako je neriješeno, dobivaju ih svi.
rule-title-E5 = Neriješeno za prvo mjesto
rule-text-E5 = Najprije odlučuje više ispunjenih odredišnih karata, a u Europi zatim manje iskorištenih kolodvora. Na kraju odlučuje najdulja ruta: ispred je tko ima njezin bonus, a u Nordijskim zemljama tko ima dulju.
rule-title-E6 = Sva mjesta, i podijeljena
rule-ours-E6 = Isti redoslijed odlučuje o svakom mjestu. Tko je i dalje izjednačen dijeli mjesto, a sljedeće se preskače: 1., 1., 3.
rule-title-E7 = Bonus ni za što
rule-ours-E7 = Bonus se daje i kad je najbolji rezultat nula: tada su svi izjednačeni i dobivaju ga svi.
rule-title-E8 = Sve na stol
rule-text-E8 = Na kraju se pokazuju sve odredišne karte, i svaki se zbroj može pročitati stavku po stavku.

## Under the examples

rule-shown-S8 = Dvije koje ne zadržiš izlaze iz igre. Nitko ih ne vidi.
rule-shown-D2 = Gdje je ležala plava karta, otkrila se žuta.
rule-shown-D3 = To je bio cijeli krug: na redu je sljedeći.
rule-shown-D6 = Umjesto plave karte otkrila se treća lokomotiva. Zato se zamijenio cijeli red.
rule-shown-D9 = Kup je bio prazan, pa su promiješane odbačene karte.
rule-shown-D11 = Ostale su samo lokomotive, a nijedna ne može biti druga karta.
rule-shown-D12 = Tri lokomotive, ali premalo drugih karata za bolji red.
rule-shown-C10 = Rute koje vode u Brest ostaju otvorene za sve.
rule-shown-U6 = U kupu je bila još jedna karta, a odbačenih nije bilo.
rule-shown-K2 = Dvije vraćene sada su ispod kupa odredišnih karata.
rule-shown-B7 = Zlatna crta ne ide dalje do grada München: ta je ruta samo posuđena.
rule-shown-E3 = Zlatna crta radi krug i dvaput prolazi kroz grad Atlanta.
