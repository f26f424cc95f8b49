# Lekcije na srpskom.

learn-lead = Pravi trenuci za pravim stolom, korak po korak. Vrati se, ponovi, izađi kad želiš: ništa ne može da pođe naopako.
lesson-name-usa = Tvoja prva igra
lesson-name-ferries = Trajekti
lesson-name-tunnels = Tuneli
lesson-name-stations = Železničke stanice
lesson-name-nordic = Pravila severa
lesson-about-usa = Karte, rute, lokomotive i karte destinacija, od prvog poteza do poslednjeg. Otprilike pet minuta.
lesson-about-ferries = Rute preko mora i lokomotive koje traže.
lesson-about-tunnels = Šta može da se traži povrh cene i kako da odustaneš.
lesson-about-stations = Kako da koristiš rutu koja pripada nekom drugom.
lesson-about-nordic = Lokomotive, trajekti, Murmansk i Globetrotter.
lesson-steps = { $count ->
    [one] { $count } korak
    [few] { $count } koraka
   *[other] { $count } koraka
}
lesson-done = pređeno
lesson-all = Sve lekcije
lesson-progress = { $number } od { $count }
lesson-again = Iz početka
lesson-leave = Izađi
lesson-yours = Tvoj potez
lesson-finish = Završi
lesson-well-done = Bravo!
lesson-play = A sada prava igra
lesson-play-about = Protiv dva bota koji su takođe početnici.
lesson-not-yet = Dobra ideja za kasnije. Prvo uradi ono što ovaj korak traži; označeno je zlatom.

## Prva igra

step-usa-welcome = Lepo je što si tu! Gradiš železnice širom Amerike, rutu po rutu. Zajedno igramo prve poteze, a onda i poslednje.
step-usa-tickets = Ovo su karte destinacija: spoji dva grada svojim rutama i na kraju dobijaš bodove. Los Angeles – Miami je veoma daleko: skini kvačicu i zadrži druge dve.
step-usa-hand = Ovo su tvoje karte vozova. Kartama jedne boje plaćaš rute te boje: jedna karta za svako polje.
step-usa-row = U svom potezu radiš jedno od tri. Prvo: vučeš dve karte. Uzmi zelenu među onima licem na gore.
step-usa-deck = Njeno mesto se odmah popuni. Druga karta može da bude iznenađenje: uzmi je iz špila.
step-usa-others = Sada je na potezu Ines i ona isto vuče karte. Ovde vidiš koliko ima bodova, vagona, karata i karata destinacija, ali nikad koje.
step-usa-claim = Drugo: postavljaš rutu. Pritisni zelenu prugu između gradova Chicago i Saint Louis i plati sa dve zelene karte.
step-usa-points = Tu sada stoje dva vagona i odmah dobijaš 2 boda. Duge rute se najviše isplate: šest polja donosi 15 bodova.
step-usa-double = Ines sada drži jednu prugu duple rute. Sa dva ili tri igrača druga je time zatvorena: pritisni je i sto kaže zašto.
step-usa-grey = Sive rute primaju bilo koju boju, samo da su sve karte iste. Postavi Saint Louis – Little Rock sa dve crvene; zelene će ti još trebati.
step-usa-loco = Lokomotiva je koje god boje želiš. Uzeta licem na gore, ona je ceo tvoj potez, ali se često isplati: uzmi je.
step-usa-wild = Neka zameni zelenu kartu: postavi Little Rock – New Orleans sa dve zelene karte i lokomotivom.
step-usa-done = Chicago – New Orleans je ispunjena: 7 bodova na kraju. Denver – Pittsburgh je još otvorena, a tačkasta linija pokazuje najkraći put. Nezavršena karta destinacije oduzima svoje bodove.
step-usa-more = Treće: vučeš karte destinacija. Dobijaš tri i zadržavaš bar jednu. Probaj i zadrži šta želiš.
step-usa-last = Mnogo poteza kasnije imaš još sedam vagona. Postavi Pittsburgh – Saint Louis sa pet zelenih karata: time ispunjavaš svoju kartu destinacije.
step-usa-turns = Ostala su ti dva vagona, pa počinje poslednji krug: svako ima još jedan potez. Postavi Nashville – Saint Louis sa dve crvene karte.
step-usa-scoring = Igra je gotova. Ispunjene karte destinacija donose svoje bodove, nezavršene ih oduzimaju, a najduža ruta donosi 10. Pritisni „{ $next }” i prati.
step-usa-end = Znaš sva pravila table SAD. Ostalo su planovi i malo sreće.

## Trajekti, tuneli i stanice

step-ferries-signs = Ovo je trajekt, siva ruta preko mora. Svaki točak na njoj traži lokomotivu; ostala polja primaju karte jedne, bilo koje boje.
step-ferries-pay = Dieppe – London ima dva polja i jedan točak: jedna lokomotiva i još jedna karta. Pritisni je i plati kako želiš.
step-ferries-long = Palermo – Smyrna ima šest polja i dva točka: dve lokomotive i četiri karte jedne boje. I te četiri mogu da zamene druge lokomotive.
step-ferries-short = Amsterdam – London ima točak na svakom polju: tu važe samo dve lokomotive. Pritisni je i sto kaže šta nedostaje.
step-ferries-end = Čuvaj koju lokomotivu za more i trajekti te neće iznenaditi.
step-tunnels-edge = Isprekidan rub znači tunel. Pre kopanja nikad ne znaš celu cenu.
step-tunnels-lay = Postavi München – Zürich sa dve žute karte. Polažeš ih, a zatim se otkriju tri karte iz špila. Izglede vidiš unapred.
step-tunnels-more = Svaka otkrivena karta tvoje boje košta jednu kartu više, a tako i svaka lokomotiva. Jedna je žuta: plati još jednu i tunel je tvoj.
step-tunnels-again = Nisu svi tuneli tako ljubazni. Postavi Venezia – Zürich sa dve zelene karte.
step-tunnels-back = Još dve karte, a nemaš ih. Odustani: karte se vraćaju u ruku, izgubljen je samo potez.
step-tunnels-locos = Ako položiš same lokomotive, više koštaju samo otkrivene lokomotive: najsigurniji način, i najskuplji.
step-tunnels-end = Kopaj sa kojom kartom u rezervi i tuneli više nisu strašni.
step-stations-blocked = Karti Paris – Wien nedostaje jedna ruta, a drži je Ines. Sa dva igrača zatvorena je i druga pruga: pritisni je i vidi.
step-stations-build = Sa stanicom u gradu tu koristiš jednu rutu drugog igrača. Pritisni „{ $claim }”, izaberi Frankfurt ili Paris i plati jednu kartu.
step-stations-price = Druga stanica košta dve karte iste boje, treća tri. Svaka stanica koju ne izgradiš na kraju vredi 4 boda.
step-stations-show = Igra je gotova: tvoja stanica pozajmljuje rutu koju drži Ines i karta destinacije je ispunjena. Pritisni „{ $next }” i vidi brojanje.
step-stations-end = Imaš tri stanice, a u gradu ima mesta za jednu. Izgradi ih kad je karta destinacije toga vredna.

## Sever

step-nordic-plain = Na severu lokomotive zamenjuju druge karte samo u tunelima i na trajektima. Kristiansand – Oslo košta dve crne, a ti imaš jednu: pritisni i vidi.
step-nordic-row = Zauzvrat ih je lako dobiti: u jednom potezu smeš da uzmeš dve, a karte licem na gore se nikad ne menjaju sve odjednom. Uzmi dve lokomotive.
step-nordic-wild = Na trajektu svaki točak traži lokomotivu. Postavi Göteborg – København sa crnom kartom i lokomotivom.
step-nordic-swap = Nemaš lokomotivu? Na trajektima je zamenjuju bilo koje tri karte. Postavi Århus – København i daj tri karte.
step-nordic-murmansk = Lieksa – Murmansk ima devet polja i donosi 27 bodova. Ovde bilo koje četiri karte zamenjuju jednu: plati osam crvenih i daj četiri druge.
step-nordic-globetrotter = Igra je gotova. Najduža ruta ovde ne donosi ništa: ko ispuni najviše karata destinacija, Globetrotter je i dobija 10 bodova. Pritisni „{ $next }” i prati.
step-nordic-end = Još dvoje: sa tri igrača otvorene su obe pruge duplih ruta, a vraćene karte destinacija izlaze iz igre.
