# Lekcije na srpskom.

learn-lead = Prave situacije za pravim stolom, korak po korak. Vrati se za korak, ponovi ga ili izađi kad god želiš: ništa ne možeš da pokvariš.
lesson-name-usa = Tvoja prva partija
lesson-name-ferries = Trajekti
lesson-name-tunnels = Tuneli
lesson-name-stations = Stanice
lesson-name-nordic = Nordijska pravila
lesson-about-usa = Karte, rute, lokomotive i karte destinacija, od prvog poteza do poslednjeg. Otprilike pet minuta.
lesson-about-ferries = Rute preko mora i lokomotive koje su za njih potrebne.
lesson-about-tunnels = Zašto tunel može da košta više i kako da odustaneš.
lesson-about-stations = Kako da koristiš rutu koja pripada drugom igraču.
lesson-about-nordic = Lokomotive, trajekti, Murmansk i Globetrotter.
lesson-steps = { $count ->
    [one] { $count } korak
    [few] { $count } koraka
   *[other] { $count } koraka
}
lesson-done = završena
lesson-all = Sve lekcije
lesson-progress = { $number } od { $count }
lesson-again = Počni iznova
lesson-leave = Izađi
lesson-yours = Tvoj potez
lesson-finish = Završi
lesson-well-done = Bravo!
lesson-play = Odigraj pravu partiju
lesson-play-about = Protiv dva bota početnika.
lesson-not-yet = Dobra ideja, ali malo kasnije. Prvo uradi ono što ovaj korak traži; istaknuto je zlatnom bojom.

## The first game; $claim and $next are the labels of buttons

step-usa-welcome = Lepo je što si tu! U ovoj igri gradiš železnice širom Amerike, rutu po rutu. Zajedno igramo prvih nekoliko poteza, a onda i poslednje.
step-usa-tickets = Ovo su karte destinacija: poveži dva grada svojim rutama i na kraju dobijaš bodove. Los Angeles – Miami je veoma daleko: skini kvačicu i zadrži druge dve.
step-usa-hand = Ovo su tvoje karte vozova. Kartama jedne boje plaćaš rute te boje: jedna karta za svako polje.
step-usa-row = U svom potezu radiš jednu od tri stvari. Prva: vučeš dve karte. Uzmi zelenu kartu licem nagore.
step-usa-deck = Njeno mesto se odmah popuni. Druga karta može da bude iznenađenje: povuci je iz špila.
step-usa-others = Sada je na potezu Ines i ona isto vuče karte. Ovde vidiš koliko ima bodova, vagona, karata vozova i karata destinacija, ali nikad koje.
step-usa-claim = Druga stvar koju možeš: postavljaš rutu. Pritisni zelenu prugu između gradova Chicago i Saint Louis i plati sa dve zelene karte.
step-usa-points = Tvoja dva vagona su na ruti i odmah dobijaš 2 boda. Duge rute se najviše isplate: šest polja vredi 15 bodova.
step-usa-double = Ines sada ima jednu prugu duple rute. Sa dva ili tri igrača druga pruga je time zatvorena: pritisni je i videćeš zašto.
step-usa-grey = Siva ruta prima karte bilo koje boje, samo da su sve iste. Postavi Saint Louis – Little Rock sa svoje dve crvene karte; zelene će ti trebati kasnije.
step-usa-loco = Lokomotiva je džoker: računa se kao bilo koja boja. Uzeta licem nagore, ona je ceo tvoj potez, ali se često isplati. Uzmi je.
step-usa-wild = Iskoristi je kao zelenu kartu: postavi Little Rock – New Orleans sa dve zelene karte i lokomotivom.
step-usa-done = Chicago – New Orleans je završena: 7 bodova na kraju. Denver – Pittsburgh je još otvorena, a tačkasta linija pokazuje najkraći put. Karta destinacije koju ne završiš oduzima ti svoje bodove.
step-usa-more = Treća stvar koju možeš: vučeš karte destinacija. Dobijaš tri i zadržavaš bar jednu. Probaj i zadrži one koje želiš.
step-usa-last = Mnogo poteza kasnije imaš još sedam vagona. Postavi Pittsburgh – Saint Louis sa pet zelenih karata: time završavaš svoju kartu destinacije.
step-usa-turns = Ostala su ti dva vagona, pa počinje poslednji krug: svako ima još jedan potez. Postavi Nashville – Saint Louis sa svoje dve crvene karte.
step-usa-scoring = Partija je gotova. Završene karte destinacija donose svoje bodove, ostale ih oduzimaju, a najduža neprekidna ruta donosi 10. Pritisni „{ $next }” da pratiš bodovanje.
step-usa-end = Sada znaš pravila igre SAD. Ostalo su planovi i malo sreće.

## Ferries, tunnels and stations

step-ferries-signs = Ovo je trajekt, siva ruta preko mora. Svaki točak na njoj traži lokomotivu; ostala polja primaju karte jedne boje, bilo koje.
step-ferries-pay = Dieppe – London ima dva polja i jedan točak: košta jednu lokomotivu i još jednu kartu. Pritisni je i plati kako želiš.
step-ferries-long = Palermo – Smyrna ima šest polja i dva točka: dve lokomotive i četiri karte jedne boje. Dodatne lokomotive mogu da zamene bilo koju od te četiri karte.
step-ferries-short = Amsterdam – London ima točak na oba polja, pa važe samo dve lokomotive. Pritisni je da vidiš šta ti nedostaje.
step-ferries-end = Čuvaj lokomotivu ili dve za more i trajekti te neće iznenaditi.
step-tunnels-edge = Isprekidan rub označava tunel. Pre kopanja nikad ne znaš celu cenu.
step-tunnels-lay = Postavi München – Zürich sa dve žute karte. Prvo ih odigraš, a zatim se otkriju tri gornje karte špila. Izglede vidiš unapred.
step-tunnels-more = Svaka otkrivena karta tvoje boje košta još jednu kartu, a tako i svaka lokomotiva. Jedna je žuta: plati još jednu i tunel je tvoj.
step-tunnels-again = Nisu svi tuneli tako ljubazni. Postavi Venezia – Zürich sa dve zelene karte.
step-tunnels-back = Još dve karte, a nemaš ih. Odustani: karte ti se vraćaju u ruku, a gubiš samo potez.
step-tunnels-locos = Ako odigraš same lokomotive, dodatno koštaju samo otkrivene lokomotive: najsigurniji način, i najskuplji.
step-tunnels-end = Kopaj sa kartom ili dve u rezervi i tuneli više nisu strašni.
step-stations-blocked = Tvojoj karti destinacije Paris – Wien nedostaje jedna ruta, a nju ima Ines. Sa dva igrača zatvorena je i druga pruga: pritisni je i vidi.
step-stations-build = Stanica u gradu ti omogućava da tu koristiš jednu rutu drugog igrača. Pritisni „{ $claim }”, izaberi Frankfurt ili Paris i plati jednu kartu.
step-stations-price = Druga stanica košta dve karte iste boje, treća tri. Svaka stanica koju ne izgradiš vredi 4 boda na kraju.
step-stations-show = Partija je gotova: tvoja stanica pozajmljuje rutu koju ima Ines i tvoja karta destinacije je završena. Pritisni „{ $next }” da vidiš bodovanje.
step-stations-end = Imaš tri stanice, a u svakom gradu ima mesta samo za jednu. Gradi ih kad je karta destinacije toga vredna.

## Nordic Countries

step-nordic-plain = U Nordijskim zemljama lokomotive su džokeri samo u tunelima i na trajektima. Kristiansand – Oslo košta dve crne karte, a ti imaš jednu: pritisni i vidi.
step-nordic-row = Zauzvrat ih je lakše dobiti: u jednom potezu smeš da uzmeš dve licem nagore, a red se nikad ne menja ceo. Uzmi dve lokomotive.
step-nordic-wild = Na trajektu svaki točak traži lokomotivu. Postavi Göteborg – København sa crnom kartom i lokomotivom.
step-nordic-swap = Nemaš lokomotivu? Na trajektu je mogu zameniti bilo koje tri karte. Postavi Århus – København i umesto nje plati tri karte.
step-nordic-murmansk = Lieksa – Murmansk ima devet polja i vredi 27 bodova. Ovde bilo koje četiri karte mogu da zamene jednu: plati osam crvenih karata, a za devetu četiri druge.
step-nordic-globetrotter = Partija je gotova. Najduža neprekidna ruta ovde ne donosi ništa: igrač sa najviše završenih karata destinacija je Globetrotter i dobija 10 bodova. Pritisni „{ $next }” da pratiš bodovanje.
step-nordic-end = Još dve stvari: sa tri igrača otvorene su obe pruge duple rute, a karte destinacija koje vratiš izlaze iz igre.
