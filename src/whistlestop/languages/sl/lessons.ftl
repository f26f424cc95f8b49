# Lekcije v slovenščini.

learn-lead = Resnični trenutki pri resnični mizi, korak za korakom. Stopi korak nazaj, ponovi ga ali odidi, kadar koli želiš: ničesar ne moreš pokvariti.
lesson-name-usa = Tvoja prva igra
lesson-name-ferries = Trajekti
lesson-name-tunnels = Predori
lesson-name-stations = Železniške postaje
lesson-name-nordic = Nordijska pravila
lesson-about-usa = Karte, proge, lokomotive in vozovnice, od prvega kroga do zadnjega. Približno pet minut.
lesson-about-ferries = Proge čez morje in lokomotive, ki jih zahtevajo.
lesson-about-tunnels = Zakaj lahko predori stanejo več in kako se umakneš.
lesson-about-stations = Kako uporabiš progo drugega igralca.
lesson-about-nordic = Lokomotive, trajekti, Murmansk in Globetrotter.
lesson-steps = { $count ->
    [one] { $count } korak
    [two] { $count } koraka
    [few] { $count } koraki
   *[other] { $count } korakov
}
lesson-done = končano
lesson-all = Vse lekcije
lesson-progress = { $number } od { $count }
lesson-again = Začni znova
lesson-leave = Izhod
lesson-yours = Tvoja poteza
lesson-finish = Končaj
lesson-well-done = Odlično!
lesson-play = Odigraj pravo igro
lesson-play-about = Proti dvema botoma začetnikoma.
lesson-not-yet = Dobra zamisel, a še ne zdaj. Najprej stori, kar zahteva ta korak; označeno je z zlato.

## The first game; $claim and $next are the labels of buttons

step-usa-welcome = Lepo, da si tu! V tej igri gradiš železnice po vsej Ameriki, progo za progo. Skupaj odigrava prvih nekaj krogov in nato še zadnje.
step-usa-tickets = To so vozovnice: poveži obe mesti s svojimi progami in na koncu dobiš točke. Los Angeles – Miami je zelo dolga: odstrani njeno kljukico in obdrži drugi dve.
step-usa-hand = To so tvoje karte z vagoni. S kartami ene barve plačaš proge te barve: eno karto za vsako polje.
step-usa-row = V svojem krogu storiš eno od treh reči. Prva: vlečeš dve karti. Vzemi odkrito zeleno karto.
step-usa-deck = Njeno mesto se takoj zapolni. Druga karta je lahko presenečenje: vleci jo s kupčka.
step-usa-others = Zdaj je na vrsti Ines in tudi ona vleče. Tu vidiš, koliko točk, vagonov, kart in vozovnic ima, nikoli pa ne, katere.
step-usa-claim = Druga reč, ki jo lahko storiš: pridobiš progo. Pritisni zeleni tir med mestoma Chicago in Saint Louis in plačaj z dvema zelenima kartama.
step-usa-points = Tvoja vagona sta na progi in takoj dobiš 2 točki. Dolge proge se najbolj splačajo: šest polj prinese 15 točk.
step-usa-double = Ines ima zdaj en tir dvojne proge. Pri dveh ali treh igralcih je drugi tir s tem zaprt: pritisni ga in vidiš, zakaj.
step-usa-grey = Siva proga sprejme karte katere koli barve, le da so vse enake. Pridobi Saint Louis – Little Rock z dvema rdečima kartama; zeleni prideta prav pozneje.
step-usa-loco = Lokomotiva nadomešča vse barve: šteje za katero koli. Odkrita vzame ves tvoj krog, a se pogosto splača. Vzemi jo.
step-usa-wild = Uporabi jo kot zeleno karto: pridobi Little Rock – New Orleans z dvema zelenima kartama in lokomotivo.
step-usa-done = Chicago – New Orleans je dokončana: 7 točk na koncu. Denver – Pittsburgh je še odprta, pikčasta črta kaže najkrajšo pot. Nedokončana vozovnica te stane toliko točk, kolikor je vredna.
step-usa-more = Tretja reč, ki jo lahko storiš: vlečeš vozovnice. Dobiš tri in obdržiš vsaj eno. Poskusi in obdrži tiste, ki so ti všeč.
step-usa-last = Mnogo krogov pozneje imaš še sedem vagonov. Pridobi Pittsburgh – Saint Louis s petimi zelenimi kartami: s tem dokončaš vozovnico.
step-usa-turns = Ostala sta ti dva vagona, zato se začne zadnji krog: vsak ima še eno potezo. Pridobi Nashville – Saint Louis z dvema rdečima kartama.
step-usa-scoring = Igre je konec. Dokončane vozovnice prinesejo točke, druge jih odnesejo, najdaljša pot pa prinese 10. Pritisni »{ $next }« in spremljaj točkovanje.
step-usa-end = Zdaj poznaš pravila igre ZDA. Ostalo so načrti in malo sreče.

## Ferries, tunnels and stations

step-ferries-signs = To je trajekt, siva proga čez morje. Vsako kolo na njej zahteva lokomotivo; druga polja sprejmejo karte iste, poljubne barve.
step-ferries-pay = Dieppe – London ima dve polji in eno kolo: stane eno lokomotivo in še eno karto. Pritisni in plačaj, kakor želiš.
step-ferries-long = Palermo – Smyrna ima šest polj in dve kolesi: dve lokomotivi in štiri karte iste barve. Dodatne lokomotive lahko nadomestijo tudi katero koli od teh štirih kart.
step-ferries-short = Amsterdam – London ima kolo na obeh poljih, zato zadostujeta le dve lokomotivi. Pritisni, da vidiš, kaj ti manjka.
step-ferries-end = Prihrani kakšno lokomotivo za morje in trajekti te ne bodo presenetili.
step-tunnels-edge = Črtkan rob označuje predor. Preden koplješ, nikoli ne poznaš vse cene.
step-tunnels-lay = Pridobi München – Zürich z dvema rumenima kartama. Odigraš ju, nato se obrnejo zgornje tri karte s kupčka. Verjetnosti vidiš že prej.
step-tunnels-more = Vsaka obrnjena karta tvoje barve stane eno karto več, prav tako vsaka lokomotiva. Ena je rumena: plačaj še eno in predor je tvoj.
step-tunnels-again = Vsi predori niso tako prijazni. Pridobi Venezia – Zürich z dvema zelenima kartama.
step-tunnels-back = Še dve karti, teh pa nimaš. Umakni se: karte se vrnejo v roko, izgubljen je le krog.
step-tunnels-locos = Če odigraš same lokomotive, stanejo več le obrnjene lokomotive: to je najvarnejša in najdražja pot.
step-tunnels-end = Koplji s kakšno karto na zalogi in predori niso več strašni.
step-stations-blocked = Tvoji vozovnici Paris – Wien manjka ena proga in to progo ima Ines. Pri dveh igralcih je zaprt tudi drugi tir: pritisni ga in poglej.
step-stations-build = S postajo v mestu lahko tam uporabiš eno progo drugega igralca. Pritisni »{ $claim }«, izberi Frankfurt ali Paris in plačaj eno karto.
step-stations-price = Druga postaja stane dve karti iste barve, tretja tri. Vsaka postaja, ki je ne postaviš, je na koncu vredna 4 točke.
step-stations-show = Igre je konec: tvoja postaja si izposodi progo, ki jo ima Ines, in tvoja vozovnica je dokončana. Pritisni »{ $next }« in poglej točkovanje.
step-stations-end = Imaš tri postaje, v vsakem mestu pa je prostora le za eno. Postavi jih, kadar je vozovnica tega vredna.

## Nordic Countries

step-nordic-plain = V Nordijskih državah lokomotive nadomeščajo barve le v predorih in na trajektih. Kristiansand – Oslo stane dve črni karti, ti imaš eno: pritisni in poglej.
step-nordic-row = Zato jih je laže dobiti: v enem krogu smeš vzeti dve odkriti, vrsta pa se nikoli ne zamenja. Vzemi dve lokomotivi.
step-nordic-wild = Na trajektu vsako kolo zahteva lokomotivo. Pridobi Göteborg – København s črno karto in lokomotivo.
step-nordic-swap = Nimaš lokomotive? Na trajektu jo lahko nadomestijo katere koli tri karte. Pridobi Århus – København in namesto nje plačaj tri karte.
step-nordic-murmansk = Lieksa – Murmansk ima devet polj in prinese 27 točk. Tu lahko katere koli štiri karte nadomestijo eno: plačaj osem rdečih, za deveto pa štiri druge.
step-nordic-globetrotter = Igre je konec. Najdaljša pot tu ne prinese nič: igralec z največ dokončanimi vozovnicami je Globetrotter in dobi 10 točk. Pritisni »{ $next }« in spremljaj točkovanje.
step-nordic-end = Še dvoje: pri treh igralcih sta odprta oba tira dvojne proge, vozovnice, ki jih vrneš, pa gredo iz igre.
