# Pravila v slovenščini, eno za drugim.

## The page

rules-title = Pravila
rules-lead = Vsa pravila treh iger, eno za drugim, vsako z majhnim primerom.
rules-search = Išči po pravilih
rules-search-hint = Išči besedo ali pravilo (D6)
rules-editions = Pokaži pravila za
rules-all-editions = Vse tri
rules-chapters = Poglavja
rules-found = { $count ->
    [0] Nobeno pravilo ne ustreza.
    [one] { $count } pravilo
    [two] { $count } pravili
    [few] { $count } pravila
   *[other] { $count } pravil
}
rules-clear = Pokaži vsa pravila
rules-unknown = Pravila { $rule } ni. Tu so vsa pravila.
rule-ruling = naša odločitev
rule-ruling-about = Natisnjena pravila o tem molčijo ali pa jih je mogoče brati na dva načina. Mi igramo tako.
rule-only = samo: { $boards }
rule-example = Primer
rule-chapter-others = Iz istega poglavja
rule-before = Prejšnje: { $rule }
rule-after = Naslednje: { $rule }
rule-share = Kopiraj povezavo
rule-read = Več, s primerom
rule-can = Tu je dovoljeno
rule-can-not = Tu ni dovoljeno
rule-all-cards = Vse karte z vagoni
rule-lengths = Točke po dolžini
rule-length = { $count ->
    [one] { $count } polje
    [two] { $count } polji
    [few] { $count } polja
   *[other] { $count } polj
}
rule-claim = Pridobi progo { $a } – { $b }

## Chapters

rule-chapter-S = Priprava
rule-chapter-T = Krog
rule-chapter-D = Vlečenje kart z vagoni
rule-chapter-C = Pridobivanje proge
rule-chapter-F = Trajekti
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Predori
rule-chapter-K = Vozovnice
rule-chapter-B = Postaje
rule-chapter-E = Konec igre in točkovanje

## Setting up

rule-title-S1 = Število igralcev
rule-text-S1 = ZDA in Evropa sta za dva do pet igralcev, Nordijske države za dva ali tri.
rule-title-S2 = Vagoni in postaje
rule-text-S2 = Vsak igralec ima 45 vagonov, v Nordijskih državah 40. V Evropi ima vsak tudi tri postaje.
rule-title-S3 = Karte z vagoni
rule-text-S3 = Kart z vagoni je 110: po 12 v vsaki od osmih barv in 14 lokomotiv.
rule-title-S4 = Štiri karte za začetek
rule-text-S4 = Karte z vagoni se premešajo in vsak igralec dobi štiri.
rule-title-S5 = Odkrita vrsta
rule-text-S5 = Pet kart leži odkritih ob kupčku. Kjer tri lokomotive zamenjajo vrsto (D6), velja to tudi za teh prvih pet.
rule-title-S6 = Začetne vozovnice
rule-text-S6 = V igri ZDA dobi vsak igralec tri vozovnice, v Nordijskih državah pet. V Evropi dobi eno naključno oddaljeno destinacijo in tri navadne vozovnice.
rule-title-S7 = Obdrži vsaj dve
rule-text-S7 = Od začetnih vozovnic obdržiš vsaj dve, kateri koli hočeš. V Evropi lahko vrneš tudi oddaljeno destinacijo.
rule-title-S8 = Vrnjene začetne vozovnice
rule-text-S8 = V igri ZDA gredo pod kupček vozovnic. V Evropi in v Nordijskih državah gredo iz igre, ne da bi jih kdo videl, prav tako evropske oddaljene destinacije, ki jih ni dobil nihče.
rule-title-S9 = Vsi izbirajo hkrati
rule-text-S9 = Vsi izbirajo začetne vozovnice hkrati, pred prvim krogom. Nihče ne vidi, katere obdrži kdo drug, niti koliko.
rule-title-S10 = Začetek brez točk
rule-text-S10 = Vsi začnejo brez točk. Na natisnjeni stezi Nordijskih držav šteje polje 100 za nič.
rule-title-S11 = Prvi igralec
rule-text-S11 = Pri pravi mizi začne igralec, ki je največ potoval. Tu prvega igralca določi žreb ali gostitelj. Potem se igra v smeri urinega kazalca.

## A turn

rule-title-T1 = Eno dejanje v krogu
rule-text-T1 = V svojem krogu storiš natanko eno stvar: vlečeš karte z vagoni, pridobiš progo, vlečeš vozovnice ali, v Evropi, postaviš postajo.
rule-title-T2 = Dalje
rule-ours-T2 = Igralec, ki nima nobene dovoljene poteze, reče dalje. Nihče ne sme reči dalje, dokler lahko naredi katero koli potezo.
rule-title-T3 = Ko vsi rečejo dalje
rule-ours-T3 = Če v enem polnem krogu okoli mize vsi rečejo dalje, se igra takoj konča in točke se seštejejo.
rule-title-T4 = Omejitev števila krogov
rule-ours-T4 = Po 500 krogih na igralca se igra takoj konča in točke se seštejejo. Sicer bi lahko kdo v nedogled poskušal predor in se umikal.

## Drawing train cards

rule-title-D1 = Dve karti, ena za drugo
rule-text-D1 = Vlečeš dve karti, eno za drugo. Vsaka je lahko iz odkrite vrste ali na slepo s kupčka.
rule-title-D2 = Vrsta se takoj dopolni
rule-text-D2 = Karto, ki jo vzameš iz vrste, nadomesti nova s kupčka, še preden izbereš drugo.
rule-title-D3 = Odkrita lokomotiva šteje za obe karti
rule-text-D3 = Če je tvoja prva karta odkrita lokomotiva, v tem krogu ne vlečeš nobene več.
rule-title-D4 = Odkrita lokomotiva ne more biti druga karta
rule-text-D4 = Tvoja druga karta ne more biti odkrita lokomotiva, niti taka, ki se je pravkar odkrila.
rule-title-D5 = Lokomotiva s kupčka
rule-text-D5 = Lokomotiva, ki jo vlečeš na slepo, šteje za eno navadno karto, naj bo prva ali druga.
rule-title-D6 = Tri lokomotive zamenjajo vrsto
rule-text-D6 = Brž ko so med odkritimi kartami tri lokomotive ali več, se vseh pet odloži in odkrije se pet novih. Po potrebi se to ponovi.
rule-title-D7 = Brez omejitve za nordijske lokomotive
rule-text-D7 = Obe karti sta lahko odkriti lokomotivi in vrsta se nikoli ne zamenja, naj jih je še toliko.
rule-title-D8 = Kolikor kart hočeš
rule-text-D8 = Število kart v roki ni omejeno.
rule-title-D9 = Ko je kupček prazen
rule-text-D9 = Ko kupčka zmanjka, se odložene karte premešajo in postanejo novi kupček.
rule-ours-D9 = Premešajo se, ko je potrebna naslednja karta, ne že takrat, ko s kupčka odide zadnja.
rule-title-D10 = Kart ni več
rule-text-D10 = Če na začetku tvojega kroga ni ne kupčka ne odloženih kart, kart z vagoni sploh ne moreš vleči, niti odkritih: lahko le pridobiš progo, vlečeš vozovnice ali, v Evropi, postaviš postajo. Če jih zmanjka s tvojo prvo karto, o drugi odloča D11. Hišno pravilo dovoljuje, da odkrite karte vseeno vzameš.
rule-title-D11 = Ena sama karta
rule-ours-D11 = Če po tvoji prvi karti ni druge, ki jo smeš vzeti, je tvoj krog končan.
rule-title-D12 = Vrsta, ki je ni mogoče zamenjati
rule-ours-D12 = Vrsta ostane, dokler je na kupčku, med odloženimi in v vrsti skupaj manj kot tri karte, ki niso lokomotive, saj nova ne bi bila nič boljša. Vrzeli se zapolnijo, brž ko se karte vrnejo, vrsta pa se zamenja, brž ko se vrne dovolj drugih kart.

## Claiming a route

rule-title-C1 = Ena karta za vsako polje
rule-text-C1 = Za vsako polje proge plačaš eno karto, vse v njeni barvi. Za sivo progo so lahko katere koli barve, a vse iste.
rule-title-C2 = Lokomotive nadomeščajo vse barve
rule-text-C2 = V igrah ZDA in Evropa šteje lokomotiva za karto katere koli barve, plačaš pa lahko celo s samimi lokomotivami.
rule-title-C3 = Kje nordijske lokomotive nadomeščajo barve
rule-text-C3 = V Nordijskih državah lokomotive nadomeščajo barve v predorih in na trajektih, na navadnih progah pa nikoli.
rule-title-C4 = En vagon na vsako polje
rule-text-C4 = Na vsako polje proge postaviš en svoj vagon. Če imaš premalo vagonov, je ne moreš pridobiti.
rule-title-C5 = Odigrane karte se odložijo
rule-text-C5 = Karte, s katerimi plačaš, gredo na odlagalni kupček.
rule-title-C6 = Katera koli prosta proga, in to vsa
rule-text-C6 = Pridobiš lahko katero koli progo, ki je še prosta, naj bo povezana s tvojimi drugimi ali ne. Pridobiš jo v celoti naenkrat, v vsakem krogu le eno.
rule-title-C7 = Točke takoj
rule-text-C7 = Točke za dolžino proge dobiš, brž ko jo pridobiš. Dolga proga je vredna precej več kot nekaj kratkih.
rule-title-C8 = Obeh tirov nima nihče
rule-text-C8 = Dva tira med istima mestoma sta dvojna proga in noben igralec nima nikoli obeh. V Nordijskih državah velja to tudi tam, kjer se tira razlikujeta.
rule-title-C9 = Dvojne proge z malo igralci
rule-text-C9 = Z dvema ali tremi igralci (v Nordijskih državah le z dvema) se od dvojne proge uporablja le en tir: ko ga kdo pridobi, je drugi zaprt za vse.
rule-title-C10 = Druga ob drugi, a ne dvojni
rule-text-C10 = Progi, ki nekaj časa tečeta druga ob drugi, a se končata v različnih mestih, nista dvojna proga.

## Ferries

rule-title-F1 = Lokomotive za trajekt
rule-text-F1 = Vsako polje s kolesom, znakom lokomotive, zahteva lokomotivo. Druga polja sprejmejo karte iste barve: trajektove ali, če je siv, katere koli.
rule-title-F2 = Več lokomotiv, če želiš
rule-text-F2 = Na trajektu smejo dodatne lokomotive nadomestiti tudi barvne karte.
rule-title-F3 = Tri karte za lokomotivo
rule-text-F3 = Na trajektih Nordijskih držav lahko lokomotivo nadomestijo katere koli tri karte, kolikorkrat hočeš. Lahko so katerih koli barv, tudi lokomotive.
rule-ours-F3 = Ker se lokomotiva lahko uporabi na katerem koli polju trajekta (F2), velja to tudi za tri karte: na kolikor poljih hočeš, tudi na vseh.

## Murmansk–Lieksa

rule-title-M1 = Devet polj na skrajnem severu
rule-text-M1 = Murmansk–Lieksa je siva proga z devetimi polji: zahteva devet kart iste barve, lokomotive pa barv ne nadomeščajo. Toda katere koli štiri karte, tudi lokomotive, lahko nadomestijo eno od devetih, kolikorkrat hočeš.
rule-ours-M1 = Nadomestiti je mogoče vseh devet.

## Tunnels

rule-title-U1 = Najprej odigraš, potem se obrne
rule-text-U1 = Za predor najprej odigraš karte za njegova polja. Potem se obrnejo zgornje tri karte s kupčka.
rule-title-U2 = Dodatne karte
rule-text-U2 = Za vsako obrnjeno karto odigrane barve in za vsako obrnjeno lokomotivo plačaš še eno karto: karto te barve ali lokomotivo.
rule-title-U3 = Predor, plačan z lokomotivami
rule-text-U3 = Če odigraš same lokomotive, štejejo le obrnjene lokomotive in zanje plačaš le z lokomotivami.
rule-title-U4 = Umik
rule-text-U4 = Če dodatnih kart ne moreš ali nočeš plačati, vzameš svoje karte nazaj in tvoj krog je končan.
rule-title-U5 = Obrnjene karte
rule-text-U5 = Karte, obrnjene za predor, se na koncu kroga odložijo, naj je bil predor plačan ali ne.
rule-title-U6 = Premalo kart za predor
rule-text-U6 = Če je na kupčku in med odloženimi skupaj manj kot tri karte, se obrnejo le te. Če ni nobene, predor ne stane ničesar dodatnega. Karte, odigrane za predor, takrat še niso med odloženimi.

## Tickets

rule-title-K1 = Vleci tri vozovnice, obdrži vsaj eno
rule-text-K1 = Vlečeš tri vozovnice, ali kolikor jih je še na kupčku, in obdržiš vsaj eno.
rule-title-K2 = Vrnjene vozovnice
rule-text-K2 = V igrah ZDA in Evropa gredo pod kupček vozovnic v vrstnem redu, v katerem so bile ponujene. V Nordijskih državah gredo iz igre.
rule-title-K3 = Do konca in skrivno
rule-text-K3 = Vozovnice, ki jih obdržiš, so tvoje do konca in do takrat skrite. Imaš jih lahko, kolikor hočeš.
rule-title-K4 = Vozovnic ni več
rule-text-K4 = Ko je kupček vozovnic prazen, vozovnic ne moreš vleči.
rule-title-K5 = Dokončana ali ne
rule-text-K5 = Vozovnica je dokončana, ko njeni mesti povežejo tvoje proge; v Evropi štejejo tudi izposojene (B4). Na koncu se njene točke prištejejo. Če ni dokončana, se odštejejo.

## Stations

rule-title-B1 = Ena postaja na mesto
rule-text-B1 = Postaviš jo lahko v vsakem mestu, kjer je še nima nihče, naj vanj vodijo proge ali ne.
rule-title-B2 = Koliko stane postaja
rule-text-B2 = Prva stane eno karto, druga dve iste barve, tretja tri iste barve. Lokomotive nadomeščajo vse barve.
rule-title-B3 = Skupaj tri postaje
rule-text-B3 = V enem krogu postaviš največ eno postajo, v vsej igri tri.
rule-title-B4 = Izposojena proga
rule-text-B4 = Na koncu ti vsaka tvoja postaja dovoli uporabiti eno progo drugega igralca, ki vodi v njeno mesto. Za vse tvoje vozovnice je ista, izbere pa se šele takrat.
rule-title-B5 = Najboljša raba postaj
rule-ours-B5 = Igra sama poišče najboljšo izbiro zate: največ točk z vozovnicami in, če je to enako, največ dokončanih vozovnic.
rule-title-B6 = Nepostavljene postaje
rule-text-B6 = Vsaka postaja, ki je ne postaviš, je na koncu vredna štiri točke.
rule-title-B7 = Izposojeno ni tvoje
rule-text-B7 = Postaje in izposojene proge ne štejejo za najdaljšo neprekinjeno pot.

## Game end and scoring

rule-title-E1 = Zadnji krog
rule-text-E1 = Ko igralec konča krog z dvema vagonoma ali manj, dobijo vsi še en krog, tudi on. Potem je igre konec.
rule-title-E2 = Končno točkovanje
rule-text-E2 = Dokončane vozovnice se prištejejo točkam za proge, druge se odštejejo. Potem pridejo na vrsto nepostavljene postaje in nazadnje bonus.
rule-title-E3 = Najdaljša neprekinjena pot
rule-text-E3 = V igrah ZDA in Evropa prinese najdaljša neprekinjena pot vagonov enega igralca deset točk. Lahko dela zanke in se vrne v isto mesto, a noben vagon ne šteje dvakrat. Če je izenačeno, dobijo točke vsi izenačeni.
rule-title-E4 = Globetrotter
rule-text-E4 = V Nordijskih državah dobi igralec z največ dokončanimi vozovnicami deset točk. Če je izenačeno, jih dobijo vsi izenačeni.
rule-title-E5 = Izenačenje za prvo mesto
rule-text-E5 = Med izenačenimi je višje igralec z več dokončanimi vozovnicami, v Evropi nato tisti z manj uporabljenimi postajami. Nazadnje odloči najdaljša pot: višje je igralec, ki ima njen bonus, v Nordijskih državah pa tisti, čigar pot je daljša.
rule-title-E6 = Vsa mesta, tudi deljena
rule-ours-E6 = Isti vrstni red odloči o vsakem mestu. Igralci, ki so še vedno izenačeni, si mesto delijo, naslednje pa se izpusti: 1., 1., 3.
rule-title-E7 = Bonus za nič
rule-ours-E7 = Bonus se podeli tudi, če je najboljši izid nič: takrat so izenačeni vsi in dobijo ga vsi.
rule-title-E8 = Vse na mizo
rule-text-E8 = Na koncu se razkrijejo vse vozovnice in vsak seštevek je mogoče prebrati po postavkah.

## Under the examples

rule-shown-S8 = Vozovnici, ki ju ne obdržiš, gresta iz igre. Nihče ju ne vidi.
rule-shown-D2 = Namesto modre karte se je odkrila rumena.
rule-shown-D3 = To je bil ves krog: na vrsti je naslednji.
rule-shown-D6 = Namesto modre karte se je odkrila tretja lokomotiva, zato se je zamenjala vsa vrsta.
rule-shown-D9 = Kupček je bil prazen, zato so se premešale odložene karte.
rule-shown-D11 = Ostale so le lokomotive, nobena pa ne more biti druga karta.
rule-shown-D12 = Tri lokomotive, a premalo drugih kart za boljšo vrsto.
rule-shown-C10 = Progi, ki vodita v Brest, ostaneta odprti za vse.
rule-shown-U6 = Na kupčku je bila le še ena karta, odloženih pa ni bilo.
rule-shown-K2 = Vrnjeni vozovnici sta zdaj pod kupčkom vozovnic.
rule-shown-B7 = Zlata pot se ne nadaljuje v München: ta proga je le izposojena.
rule-shown-E3 = Zlata pot naredi krog in gre dvakrat skozi mesto Atlanta.
