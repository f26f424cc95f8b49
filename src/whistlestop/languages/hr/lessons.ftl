# Lekcije na hrvatskom.

learn-lead = Stvarne situacije za pravim stolom, korak po korak. Vrati se korak, ponovi ga ili izađi kad želiš: ništa ne možeš pokvariti.
lesson-name-usa = Tvoja prva igra
lesson-name-ferries = Trajekti
lesson-name-tunnels = Tuneli
lesson-name-stations = Kolodvori
lesson-name-nordic = Nordijska pravila
lesson-about-usa = Karte, rute, lokomotive i odredišne karte, od prvog kruga do zadnjeg. Otprilike pet minuta.
lesson-about-ferries = Rute preko mora i lokomotive koje su im potrebne.
lesson-about-tunnels = Zašto tuneli mogu koštati više i kako odustati.
lesson-about-stations = Kako se koristiti rutom drugog igrača.
lesson-about-nordic = Lokomotive, trajekti, Murmansk i Globetrotter.
lesson-steps = { $count ->
    [one] { $count } korak
    [few] { $count } koraka
   *[other] { $count } koraka
}
lesson-done = završeno
lesson-all = Sve lekcije
lesson-progress = { $number } od { $count }
lesson-again = Počni ispočetka
lesson-leave = Izađi
lesson-yours = Tvoj potez
lesson-finish = Završi
lesson-well-done = Bravo!
lesson-play = Igraj pravu igru
lesson-play-about = Protiv dva bota početnika.
lesson-not-yet = Dobra ideja, ali još ne. Najprije napravi ono što traži ovaj korak; istaknuto je zlatno.

## Prva igra

step-usa-welcome = Lijepo je što si tu! U ovoj igri gradiš željeznice diljem Amerike, rutu po rutu. Zajedno ćemo odigrati prvih nekoliko krugova, a zatim i zadnje.
step-usa-tickets = Ovo su odredišne karte: poveži dva grada svojim rutama i na kraju dobivaš bodove. Los Angeles – Miami je vrlo dugo: makni kvačicu i zadrži druge dvije.
step-usa-hand = Ovo su tvoje karte vagona. Kartama jedne boje plaćaš rute te boje: jedna karta za svako polje.
step-usa-row = Kad si na redu, radiš jednu od tri stvari. Prva: povuci dvije karte. Uzmi otkrivenu zelenu kartu.
step-usa-deck = Njezino se mjesto odmah popuni. Druga karta može biti iznenađenje: povuci je s kupa.
step-usa-others = Sada je na redu Ines i ona također povlači karte. Ovdje vidiš koliko ima bodova, vagona, karata i odredišnih karata, ali nikad koje.
step-usa-claim = Druga stvar koju možeš: postavi rutu. Pritisni zelenu prugu između gradova Chicago i Saint Louis i plati s dvije zelene karte.
step-usa-points = Tvoja su dva vagona na ruti i odmah dobivaš 2 boda. Duge se rute najviše isplate: šest polja vrijedi 15 bodova.
step-usa-double = Ines sada drži jednu prugu dvostruke rute. S dva ili tri igrača druga je time zatvorena: pritisni je i vidjet ćeš zašto.
step-usa-grey = Siva ruta prima karte bilo koje boje, samo da su sve iste. Postavi Saint Louis – Little Rock s dvije crvene karte; zelene će ti još trebati.
step-usa-loco = Lokomotiva je džoker: vrijedi kao bilo koja boja. Otkrivena ti uzima cijeli krug, ali se često isplati. Uzmi je.
step-usa-wild = Upotrijebi je kao zelenu kartu: postavi Little Rock – New Orleans s dvije zelene karte i lokomotivom.
step-usa-done = Chicago – New Orleans je ispunjena: 7 bodova na kraju. Denver – Pittsburgh je još otvorena, a točkasta crta pokazuje najkraći put. Odredišna karta koju ne ispuniš oduzima ti svoje bodove.
step-usa-more = Treća stvar koju možeš: povuci odredišne karte. Dobivaš tri i zadržavaš barem jednu. Pokušaj i zadrži one koje ti se sviđaju.
step-usa-last = Mnogo krugova kasnije imaš još sedam vagona. Postavi Pittsburgh – Saint Louis s pet zelenih karata: time ispunjavaš svoju odredišnu kartu.
step-usa-turns = Ostala su ti dva vagona pa počinje zadnji krug: svatko je još jednom na redu. Postavi Nashville – Saint Louis s dvije crvene karte.
step-usa-scoring = Igra je gotova. Ispunjene odredišne karte donose svoje bodove, neispunjene ih oduzimaju, a najdulja neprekinuta ruta donosi 10. Pritisni „{ $next }” i prati bodovanje.
step-usa-end = Sada znaš pravila igre SAD. Ostalo su planiranje i malo sreće.

## Trajekti, tuneli i kolodvori

step-ferries-signs = Ovo je trajekt, siva ruta preko mora. Svaki kotač na njoj traži lokomotivu; ostala polja primaju karte bilo koje jedne boje.
step-ferries-pay = Dieppe – London ima dva polja i jedan kotač: košta jednu lokomotivu i još jednu kartu. Pritisni je i plati kako želiš.
step-ferries-long = Palermo – Smyrna ima šest polja i dva kotača: dvije lokomotive i četiri karte jedne boje. Dodatne lokomotive mogu zamijeniti bilo koju od te četiri karte.
step-ferries-short = Amsterdam – London ima kotač na oba polja, pa vrijede samo dvije lokomotive. Pritisni je i vidjet ćeš što ti nedostaje.
step-ferries-end = Čuvaj koju lokomotivu za more i trajekti te neće iznenaditi.
step-tunnels-edge = Isprekidan rub znači tunel. Prije kopanja nikad ne znaš punu cijenu.
step-tunnels-lay = Postavi München – Zürich s dvije žute karte. Najprije ih odigraš, a zatim se otkriju tri gornje karte kupa. Izglede vidiš unaprijed.
step-tunnels-more = Svaka otkrivena karta tvoje boje košta još jednu kartu, a tako i svaka lokomotiva. Jedna je žuta: plati još jednu i tunel je tvoj.
step-tunnels-again = Nisu svi tuneli tako ljubazni. Postavi Venezia – Zürich s dvije zelene karte.
step-tunnels-back = Još dvije karte, a ti ih nemaš. Odustani: karte ti se vraćaju u ruku, a gubiš samo krug.
step-tunnels-locos = Ako odigraš same lokomotive, dodatno koštaju samo otkrivene lokomotive: najsigurniji način, i najskuplji.
step-tunnels-end = Kopaj s kojom kartom u zalihi i tuneli više nisu strašni.
step-stations-blocked = Tvojoj odredišnoj karti Paris – Wien nedostaje jedna ruta, a drži je Ines. S dva igrača zatvorena je i druga pruga: pritisni je i vidi.
step-stations-build = Kolodvor u gradu omogućuje ti da se ondje koristiš jednom rutom drugog igrača. Pritisni „{ $claim }”, odaberi Frankfurt ili Paris i plati jednu kartu.
step-stations-price = Drugi kolodvor košta dvije karte iste boje, treći tri. Svaki kolodvor koji ne izgradiš na kraju vrijedi 4 boda.
step-stations-show = Igra je gotova: tvoj kolodvor posuđuje rutu koju drži Ines i tvoja je odredišna karta ispunjena. Pritisni „{ $next }” i prati bodovanje.
step-stations-end = Imaš tri kolodvora, a u svakom gradu ima mjesta samo za jedan. Izgradi ih kad je odredišna karta toga vrijedna.

## Nordijske zemlje

step-nordic-plain = U Nordijskim zemljama lokomotive su džokeri samo u tunelima i na trajektima. Kristiansand – Oslo košta dvije crne karte, a ti imaš jednu: pritisni je i vidi.
step-nordic-row = Zauzvrat ih je lakše dobiti: u jednom krugu smiješ uzeti dvije otkrivene, a cijeli se red nikad ne mijenja. Uzmi dvije lokomotive.
step-nordic-wild = Na trajektu svaki kotač traži lokomotivu. Postavi Göteborg – København s crnom kartom i lokomotivom.
step-nordic-swap = Nemaš lokomotivu? Na trajektu je mogu zamijeniti bilo koje tri karte. Postavi Århus – København i umjesto nje plati tri karte.
step-nordic-murmansk = Lieksa – Murmansk ima devet polja i vrijedi 27 bodova. Ovdje bilo koje četiri karte mogu zamijeniti jednu: plati osam crvenih karata, a umjesto devete četiri druge.
step-nordic-globetrotter = Igra je gotova. Najdulja neprekinuta ruta ovdje ne donosi ništa: igrač s najviše ispunjenih odredišnih karata je Globetrotter i dobiva 10 bodova. Pritisni „{ $next }” i prati bodovanje.
step-nordic-end = Još dvije stvari: s tri igrača otvorene su obje pruge dvostrukih ruta, a odredišne karte koje vratiš izlaze iz igre.
