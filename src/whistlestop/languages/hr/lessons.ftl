# Lekcije na hrvatskom.

learn-lead = Pravi trenuci za pravim stolom, korak po korak. Vrati se, ponovi, izađi kad želiš: ništa ne može poći po zlu.
lesson-name-usa = Tvoja prva igra
lesson-name-ferries = Trajekti
lesson-name-tunnels = Tuneli
lesson-name-stations = Kolodvori
lesson-name-nordic = Pravila sjevera
lesson-about-usa = Karte, rute, lokomotive i odredišne karte, od prvog kruga do zadnjeg. Otprilike pet minuta.
lesson-about-ferries = Rute preko mora i lokomotive koje traže.
lesson-about-tunnels = Što se može tražiti povrh cijene i kako odustati.
lesson-about-stations = Kako se poslužiti rutom koja pripada nekom drugom.
lesson-about-nordic = Lokomotive, trajekti, Murmansk i Globetrotter.
lesson-steps = { $count ->
    [one] { $count } korak
    [few] { $count } koraka
   *[other] { $count } koraka
}
lesson-done = prijeđeno
lesson-all = Sve lekcije
lesson-progress = { $number } od { $count }
lesson-again = Ispočetka
lesson-leave = Izađi
lesson-yours = Tvoj potez
lesson-finish = Završi
lesson-well-done = Bravo!
lesson-play = A sada prava igra
lesson-play-about = Protiv dva bota koji su isto početnici.
lesson-not-yet = Dobra ideja za kasnije. Prvo učini ono što ovaj korak traži; označeno je zlatom.

## Prva igra

step-usa-welcome = Lijepo je što si tu! Gradiš željeznice diljem Amerike, rutu po rutu. Zajedno igramo prve krugove, a zatim i zadnje.
step-usa-tickets = Ovo su odredišne karte: spoji dva grada svojim rutama i na kraju dobivaš bodove. Los Angeles – Miami je jako daleko: makni kvačicu i zadrži druge dvije.
step-usa-hand = Ovo su tvoje karte vagona. Kartama jedne boje plaćaš rute te boje: jedna karta za svako polje.
step-usa-row = U svom krugu činiš jedno od tri. Prvo: povlačiš dvije karte. Uzmi zelenu među onima licem prema gore.
step-usa-deck = Njezino se mjesto odmah popuni. Druga karta može biti iznenađenje: uzmi je s kupa.
step-usa-others = Sada je na redu Ines i ona isto povlači karte. Ovdje vidiš koliko ima bodova, vagona, karata i odredišnih karata, ali nikad koje.
step-usa-claim = Drugo: postavljaš rutu. Pritisni zelenu prugu između gradova Chicago i Saint Louis i plati s dvije zelene karte.
step-usa-points = Ondje sada stoje dva vagona i odmah dobivaš 2 boda. Duge se rute najviše isplate: šest polja donosi 15 bodova.
step-usa-double = Ines sada drži jednu prugu dvostruke rute. S dva ili tri igrača druga je time zatvorena: pritisni je i stol kaže zašto.
step-usa-grey = Sive rute primaju bilo koju boju, samo da su sve karte iste. Postavi Saint Louis – Little Rock s dvije crvene; zelene će ti još trebati.
step-usa-loco = Lokomotiva je koje god boje želiš. Uzeta licem prema gore cijeli je tvoj krug, ali se često isplati: uzmi je.
step-usa-wild = Neka zamijeni zelenu kartu: postavi Little Rock – New Orleans s dvije zelene karte i lokomotivom.
step-usa-done = Chicago – New Orleans je ispunjena: 7 bodova na kraju. Denver – Pittsburgh je još otvorena, a točkasta crta pokazuje najkraći put. Neispunjena odredišna karta oduzima svoje bodove.
step-usa-more = Treće: povlačiš odredišne karte. Dobivaš tri i zadržavaš barem jednu. Pokušaj i zadrži što želiš.
step-usa-last = Mnogo krugova kasnije imaš još sedam vagona. Postavi Pittsburgh – Saint Louis s pet zelenih karata: time ispunjavaš svoju odredišnu kartu.
step-usa-turns = Ostala su ti dva vagona pa počinje zadnji krug: svatko ima još jedan potez. Postavi Nashville – Saint Louis s dvije crvene karte.
step-usa-scoring = Igra je gotova. Ispunjene odredišne karte donose svoje bodove, neispunjene ih oduzimaju, a najdulja ruta donosi 10. Pritisni „{ $next }” i prati.
step-usa-end = Znaš sva pravila zemljovida SAD-a. Ostalo su planovi i malo sreće.

## Trajekti, tuneli i kolodvori

step-ferries-signs = Ovo je trajekt, siva ruta preko mora. Svaki kotač na njoj traži lokomotivu; ostala polja primaju karte jedne, bilo koje boje.
step-ferries-pay = Dieppe – London ima dva polja i jedan kotač: jedna lokomotiva i još jedna karta. Pritisni je i plati kako želiš.
step-ferries-long = Palermo – Smyrna ima šest polja i dva kotača: dvije lokomotive i četiri karte jedne boje. I te četiri mogu zamijeniti druge lokomotive.
step-ferries-short = Amsterdam – London ima kotač na svakom polju: tu vrijede samo dvije lokomotive. Pritisni je i stol kaže što nedostaje.
step-ferries-end = Čuvaj koju lokomotivu za more i trajekti te neće iznenaditi.
step-tunnels-edge = Iscrtkan rub znači tunel. Prije kopanja nikad ne znaš cijelu cijenu.
step-tunnels-lay = Postavi München – Zürich s dvije žute karte. Polažeš ih, a zatim se otkriju tri karte s kupa. Izglede vidiš unaprijed.
step-tunnels-more = Svaka otkrivena karta tvoje boje stoji jednu kartu više, a tako i svaka lokomotiva. Jedna je žuta: plati još jednu i tunel je tvoj.
step-tunnels-again = Nisu svi tuneli tako ljubazni. Postavi Venezia – Zürich s dvije zelene karte.
step-tunnels-back = Još dvije karte, a nemaš ih. Odustani: karte se vraćaju u ruku, izgubljen je samo krug.
step-tunnels-locos = Ako položiš same lokomotive, više stoje samo otkrivene lokomotive: najsigurniji način, i najskuplji.
step-tunnels-end = Kopaj s kojom kartom u zalihi i tuneli više nisu strašni.
step-stations-blocked = Karti Paris – Wien nedostaje jedna ruta, a drži je Ines. S dva igrača zatvorena je i druga pruga: pritisni je i vidi.
step-stations-build = S kolodvorom u gradu ondje se služiš jednom rutom drugog igrača. Pritisni „{ $claim }”, odaberi Frankfurt ili Paris i plati jednu kartu.
step-stations-price = Drugi kolodvor stoji dvije karte iste boje, treći tri. Svaki kolodvor koji ne izgradiš na kraju vrijedi 4 boda.
step-stations-show = Igra je gotova: tvoj kolodvor posuđuje rutu koju drži Ines i odredišna karta je ispunjena. Pritisni „{ $next }” i vidi brojanje.
step-stations-end = Imaš tri kolodvora, a u gradu ima mjesta za jedan. Izgradi ih kad je odredišna karta toga vrijedna.

## Sjever

step-nordic-plain = Na sjeveru lokomotive zamjenjuju druge karte samo u tunelima i na trajektima. Kristiansand – Oslo stoji dvije crne, a ti imaš jednu: pritisni i vidi.
step-nordic-row = Zauzvrat ih je lako dobiti: u jednom krugu smiješ uzeti dvije, a karte licem prema gore nikad se ne mijenjaju sve odjednom. Uzmi dvije lokomotive.
step-nordic-wild = Na trajektu svaki kotač traži lokomotivu. Postavi Göteborg – København s crnom kartom i lokomotivom.
step-nordic-swap = Nemaš lokomotivu? Na trajektima je zamjenjuju bilo koje tri karte. Postavi Århus – København i daj tri karte.
step-nordic-murmansk = Lieksa – Murmansk ima devet polja i donosi 27 bodova. Ovdje bilo koje četiri karte zamjenjuju jednu: plati osam crvenih i daj četiri druge.
step-nordic-globetrotter = Igra je gotova. Najdulja ruta ovdje ne donosi ništa: tko ispuni najviše odredišnih karata, Globetrotter je i dobiva 10 bodova. Pritisni „{ $next }” i prati.
step-nordic-end = Još dvoje: s tri igrača otvorene su obje pruge dvostrukih ruta, a vraćene odredišne karte izlaze iz igre.
