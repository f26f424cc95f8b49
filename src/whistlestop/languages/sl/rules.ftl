# Pravila v slovenščini, eno za drugim.

## The page

rules-title = Pravila
rules-lead = Vsa pravila treh iger, eno za drugim, vsako z majhnim primerom.
rules-search = Išči po pravilih
rules-search-hint = Išči: besedo ali D6
rules-editions = Pokaži pravila za
rules-all-editions = Vse tri
rules-chapters = Poglavja
rules-found = { $count ->
    [0] Nobeno pravilo nima teh besed.
    [one] { $count } pravilo
    [two] { $count } pravili
    [few] { $count } pravila
   *[other] { $count } pravil
}
rules-clear = Pokaži vsa pravila
rules-unknown = Pravila { $rule } ni. Tu so vsa, ki so.
rule-ruling = naša odločitev
rule-ruling-about = Natisnjene knjižice tu molčijo ali pa jih je mogoče brati na dva načina. Mi igramo tako.
rule-only = samo: { $boards }
rule-example = Primer
rule-chapter-others = Iz istega poglavja
rule-before = Prej: { $rule }
rule-after = Naprej: { $rule }
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
rule-chapter-B = Železniške postaje
rule-chapter-E = Konec in točke

## Set-up

rule-title-S1 = Koliko nas igra
rule-text-S1 = ZDA in Evropa sta za dva do pet igralcev, Nordijske države za dva ali tri.
rule-title-S2 = Vagoni in postaje
rule-text-S2 = Vsak igralec ima 45 vagonov, v Nordijskih državah 40. V Evropi ima tudi tri železniške postaje.
rule-title-S3 = Karte z vagoni
rule-text-S3 = Teh je 110: po dvanajst v vsaki od osmih barv in 14 lokomotiv.
rule-title-S4 = Štiri karte za začetek
rule-text-S4 = Karte z vagoni se premešajo in vsak igralec dobi štiri.
rule-title-S5 = Odkrite karte
rule-text-S5 = Pet kart leži odkritih ob kupčku. Kjer tri lokomotive zamenjajo vrsto (D6), velja to tudi za prvo.
rule-title-S6 = Prve vozovnice
rule-text-S6 = V ZDA dobi vsak igralec tri vozovnice, v Nordijskih državah pet. V Evropi dobi eno naključno oddaljeno destinacijo in tri navadne vozovnice.
rule-title-S7 = Obdrži dve ali več
rule-text-S7 = Od prvih vozovnic obdržiš vsaj dve, kateri koli hočeš. V Evropi lahko vrneš tudi oddaljeno destinacijo.
rule-title-S8 = Vrnjene prve vozovnice
rule-text-S8 = V ZDA gredo pod kupček vozovnic. V Evropi in v Nordijskih državah gredo iz igre, ne da bi jih kdo videl, prav tako evropske oddaljene destinacije, ki jih ni dobil nihče.
rule-title-S9 = Vsi izbirajo hkrati
rule-text-S9 = Vsi izbirajo prve vozovnice hkrati, pred prvim krogom. Nihče ne vidi, kaj obdrži drugi, niti koliko.
rule-title-S10 = Od nič
rule-text-S10 = Vsi začnejo brez točk. Na natisnjeni stezi Nordijskih držav je začetek na polju 100.
rule-title-S11 = Kdo začne
rule-text-S11 = Za domačo mizo začne tisti, ki je največ potoval. Tu odloči žreb ali gostitelj. Potem se igra v smeri urinega kazalca.

## A turn

rule-title-T1 = Ena stvar v krogu
rule-text-T1 = V svojem krogu storiš natanko eno stvar: vlečeš karte z vagoni, pridobiš progo, vlečeš vozovnice ali, v Evropi, postaviš postajo.
rule-title-T2 = Dalje
rule-ours-T2 = Kdor ne more storiti prav ničesar, reče dalje. Dokler je mogoča katera koli poteza, tega ne sme nihče.
rule-title-T3 = Ko nihče ne more naprej
rule-ours-T3 = Ko v celem krogu vsi rečejo dalje, se igra takoj konča in točke se seštejejo.
rule-title-T4 = Vsaka igra ima konec
rule-ours-T4 = Po 500 krogih vsakega igralca se igra takoj konča in točke se seštejejo. Sicer bi lahko kdo v nedogled poskušal predor in se umikal.

## Drawing train cards

rule-title-D1 = Dve karti, ena za drugo
rule-text-D1 = Vlečeš dve karti, eno za drugo. Vsaka je lahko odkrita ali pa zakrita s kupčka.
rule-title-D2 = Vrsta se takoj dopolni
rule-text-D2 = Odkrito karto, ki jo vzameš, nadomesti nova s kupčka, še preden izbereš drugo.
rule-title-D3 = Odkrita lokomotiva je vse, kar dobiš
rule-text-D3 = Če najprej vzameš odkrito lokomotivo, je to edina karta tvojega kroga.
rule-title-D4 = Odkrita lokomotiva ne more biti druga karta
rule-text-D4 = Druga karta ne sme biti odkrita lokomotiva, niti taka, ki se je pravkar odkrila.
rule-title-D5 = Sreča s kupčka
rule-text-D5 = Lokomotiva, ki jo potegneš s kupčka, šteje za eno navadno karto, prvo ali drugo.
rule-title-D6 = Tri lokomotive zamenjajo vrsto
rule-text-D6 = Brž ko so tri od odkritih kart lokomotive, se vseh pet odloži in odkrije se pet novih; po potrebi še enkrat.
rule-title-D7 = Nordijske lokomotive so proste
rule-text-D7 = Obe karti sta lahko odkriti lokomotivi, in vrsta se nikoli ne zamenja, naj jih je še toliko.
rule-title-D8 = Kolikor kart hočeš
rule-text-D8 = Število kart v roki ni omejeno.
rule-title-D9 = Ko je kupček prazen
rule-text-D9 = Ko kupčka zmanjka, se odložene karte premešajo in postanejo novi kupček.
rule-ours-D9 = Premešajo se, ko je potrebna naslednja karta, ne že takrat, ko s kupčka odide zadnja.
rule-title-D10 = Kart ni več
rule-text-D10 = Če na začetku tvojega kroga ni ne kupčka ne odloženih kart, kart z vagoni sploh ne moreš vleči, niti odkritih: lahko le pridobiš progo, vlečeš vozovnice ali, v Evropi, postaviš postajo. Če jih zmanjka s tvojo prvo karto, o drugi odloča D11. Hišno pravilo odkrite karte vseeno dovoljuje.
rule-title-D11 = Ena sama karta
rule-ours-D11 = Če po prvi karti ni druge, ki jo smeš vzeti, je tvoj krog končan.
rule-title-D12 = Vrsta, ki je ni mogoče zamenjati
rule-ours-D12 = Vrsta ostane, kakršna je, dokler je na kupčku, med odloženimi in v vrsti skupaj manj kot tri karte, ki niso lokomotive, saj nova ne bi bila nič boljša. Brž ko se karte vrnejo, se vrzeli zapolnijo in taka vrsta se zamenja.

## Claiming a route

rule-title-C1 = Toliko kart, kolikor je polj
rule-text-C1 = Za vsako polje proge plačaš eno karto, vse v njeni barvi. Za sivo progo so lahko katere koli barve, a vse iste.
rule-title-C2 = Lokomotive nadomeščajo vse barve
rule-text-C2 = V ZDA in Evropi lahko lokomotiva nadomesti katero koli karto, plačaš pa lahko celo s samimi lokomotivami.
rule-title-C3 = Nordijske lokomotive nadomeščajo le včasih
rule-text-C3 = V Nordijskih državah lokomotive nadomeščajo druge karte v predorih in na trajektih, na navadnih progah nikoli.
rule-title-C4 = Na vsako polje vagon
rule-text-C4 = Na vsako polje proge postaviš en svoj vagon. Kdor ima premalo vagonov, je ne more pridobiti.
rule-title-C5 = Odigrane karte se odložijo
rule-text-C5 = Karte, s katerimi plačaš, gredo na odlagalni kupček.
rule-title-C6 = Katera koli prosta proga, in to vsa
rule-text-C6 = Pridobiš lahko katero koli prosto progo, naj se drži tvojih drugih ali ne. Pridobiš jo celo v enem krogu, v vsakem krogu le eno.
rule-title-C7 = Točke takoj
rule-text-C7 = Točke za dolžino dobiš, brž ko progo pridobiš. Ena dolga je vredna precej več kot nekaj kratkih.
rule-title-C8 = Obeh nima nihče
rule-text-C8 = Dve progi med istima mestoma sta dvojna proga in noben igralec nima nikoli obeh. V Nordijskih državah velja to tudi tam, kjer si progi nista enaki.
rule-title-C9 = Dvojne proge z malo igralci
rule-text-C9 = Z dvema ali tremi igralci, v Nordijskih državah z dvema, se od dvojne proge uporablja le ena: ko jo kdo pridobi, je druga zaprta za vse.
rule-title-C10 = Druga ob drugi, a ne dvojni
rule-text-C10 = Progi, ki nekaj časa tečeta druga ob drugi in se končata v različnih mestih, nista dvojna proga.

## Ferries

rule-title-F1 = Lokomotive za trajekt
rule-text-F1 = Vsako polje z znakom lokomotive zahteva lokomotivo. Druga polja zahtevajo karte ene barve: trajektove ali, če je siv, katere koli.
rule-title-F2 = Lahko tudi več lokomotiv
rule-text-F2 = Na trajektu smejo lokomotive nadomestiti tudi barvne karte.
rule-title-F3 = Tri karte za lokomotivo
rule-text-F3 = Na trajektih Nordijskih držav lahko lokomotivo nadomestijo katere koli tri karte, kolikorkrat hočeš. Lahko so katerih koli barv, tudi lokomotive.
rule-ours-F3 = Kakor sme lokomotiva na katero koli polje trajekta (F2), tako smejo tudi tri karte: na kolikor polj hočeš, tudi na vsa.

## Murmansk–Lieksa

rule-title-M1 = Devet polj na skrajnem severu
rule-text-M1 = Murmansk–Lieksa je siva proga z devetimi polji: devet kart ene barve, lokomotive pa jih ne nadomeščajo. Toda katere koli štiri karte, tudi lokomotive, lahko nadomestijo eno od njih, kolikorkrat hočeš.
rule-ours-M1 = Tudi vseh devet.

## Tunnels

rule-title-U1 = Najprej položiš, potem se odkrije
rule-text-U1 = Za predor najprej položiš karte za njegova polja. Potem se odkrijejo zgornje tri karte s kupčka.
rule-title-U2 = Kaj zahteva predor
rule-text-U2 = Za vsako odkrito karto barve, ki jo položiš, in za vsako lokomotivo plačaš še eno karto te barve ali lokomotivo.
rule-title-U3 = Predor s samimi lokomotivami
rule-text-U3 = Če položiš same lokomotive, štejejo le odkrite lokomotive, in zanje plačaš le z lokomotivami.
rule-title-U4 = Umik
rule-text-U4 = Če ne moreš ali nočeš plačati več, vzameš položene karte nazaj. Tvoj krog je končan.
rule-title-U5 = Odkrite karte predora
rule-text-U5 = Karte, odkrite za predor, se na koncu kroga odložijo, naj je bil plačan ali ne.
rule-title-U6 = Premalo kart za predor
rule-text-U6 = Če je na kupčku in med odloženimi skupaj manj kot tri karte, se odkrijejo le te. Če ni nobene, predor ne zahteva ničesar več. Položene karte ne štejejo zraven.

## Tickets

rule-title-K1 = Tri vozovnice, obdrži eno ali več
rule-text-K1 = Vlečeš tri vozovnice, ali kolikor jih je še na kupčku, in obdržiš vsaj eno.
rule-title-K2 = Vrnjene vozovnice
rule-text-K2 = V ZDA in Evropi gredo pod kupček vozovnic v vrstnem redu, kot so prišle. V Nordijskih državah gredo iz igre.
rule-title-K3 = Do konca in na skrivaj
rule-text-K3 = Kar obdržiš, je tvoje do konca, in nihče tega ne vidi prej. Vozovnic imaš lahko, kolikor hočeš.
rule-title-K4 = Vozovnic ni več
rule-text-K4 = Ko je kupček vozovnic prazen, jih ni več mogoče vleči.
rule-title-K5 = Dobljena ali izgubljena
rule-text-K5 = Vozovnica je dokončana, ko tvoje proge povežejo njeni mesti; v Evropi pomagajo tudi sposojene (B4). Na koncu se njene točke prištejejo. Če ni dokončana, se odštejejo.

## Stations

rule-title-B1 = Ena postaja v mestu
rule-text-B1 = Postaviš jo lahko povsod, kjer še ni nobene postaje, naj v mesto vodijo proge ali ne.
rule-title-B2 = Koliko stane postaja
rule-text-B2 = Prva stane eno karto, druga dve iste barve, tretja tri iste barve. Lokomotive jih nadomeščajo.
rule-title-B3 = Skupaj tri postaje
rule-text-B3 = V enem krogu postaviš največ eno postajo, v vsej igri tri.
rule-title-B4 = Sposojena proga
rule-text-B4 = Na koncu ti vsaka tvoja postaja dovoli uporabiti eno progo drugega igralca, ki vodi v njeno mesto. Za vse tvoje vozovnice je ista, izbere pa se šele na koncu.
rule-title-B5 = Najboljša raba postaj
rule-ours-B5 = Igra sama poišče najboljšo izbiro zate: največ točk z vozovnicami in, če je to enako, največ dokončanih.
rule-title-B6 = Nepostavljene postaje
rule-text-B6 = Vsaka postaja, ki je ne postaviš, je na koncu vredna štiri točke.
rule-title-B7 = Sposojeno ni tvoje
rule-text-B7 = Postaje in sposojene proge ne štejejo za najdaljšo neprekinjeno pot.

## The end and the scores

rule-title-E1 = Zadnji krog
rule-text-E1 = Ko kdo konča krog z dvema vagonoma ali manj, imajo vsi še en krog, tudi on. Potem je igre konec.
rule-title-E2 = Seštevanje
rule-text-E2 = Točkam prog se prištejejo vozovnice, dobljene ali izgubljene, potem nepostavljene postaje in nazadnje dodatek.
rule-title-E3 = Najdaljša neprekinjena pot
rule-text-E3 = V ZDA in Evropi prinese najdaljša neprekinjena pot lastnih vagonov deset točk. Lahko gre v krogu in znova skozi mesto, a noben vagon ne šteje dvakrat. Če je izenačeno, jih dobijo vsi.
rule-title-E4 = Globetrotter
rule-text-E4 = V Nordijskih državah dobi igralec z največ dokončanimi vozovnicami deset točk. Če je izenačeno, jih dobijo vsi.
rule-title-E5 = Izenačenje za prvo mesto
rule-text-E5 = Najprej odloči več dokončanih vozovnic, v Evropi nato manj uporabljenih postaj. Nazadnje odloči najdaljša pot: višje je, kdor ima njen dodatek, v Nordijskih državah pa, kdor ima daljšo.
rule-title-E6 = Vsa mesta, tudi deljena
rule-ours-E6 = Isti vrstni red odloči o vsakem mestu. Kdor je še vedno izenačen, si mesto deli, naslednje pa se izpusti: 1., 1., 3.
rule-title-E7 = Dodatek za nič
rule-ours-E7 = Dodatek se podeli tudi, če ima najboljši nič: takrat so vsi izenačeni in ga dobijo vsi.
rule-title-E8 = Vse na mizo
rule-text-E8 = Na koncu se pokažejo vse vozovnice, in vsak seštevek se lahko prebere po postavkah.

## Under the examples

rule-shown-S8 = Dve, ki ju ne obdržiš, gresta iz igre. Nihče ju ne vidi.
rule-shown-D2 = Kjer je ležala modra karta, se je odkrila rumena.
rule-shown-D3 = To je bil ves krog: na vrsti je naslednji.
rule-shown-D6 = Namesto modre karte se je odkrila tretja lokomotiva. Zato se je zamenjala vsa vrsta.
rule-shown-D9 = Kupček je bil prazen, zato so se premešale odložene karte.
rule-shown-D11 = Ostale so le lokomotive, nobena pa ne more biti druga karta.
rule-shown-D12 = Tri lokomotive, a premalo drugih kart za boljšo vrsto.
rule-shown-C10 = Progi, ki vodita v Brest, ostaneta odprti za vse.
rule-shown-U6 = Na kupčku je bila še ena karta, odloženih pa ni bilo.
rule-shown-K2 = Vrnjeni vozovnici sta zdaj pod kupčkom.
rule-shown-B7 = Zlata pot se ne nadaljuje v München: ta proga je le sposojena.
rule-shown-E3 = Zlata pot naredi krog in gre dvakrat skozi Atlanto.
