# Učne ure v slovenščini.

learn-lead = Pravi trenutki za pravo mizo, korak za korakom. Pojdi nazaj, ponovi, odidi, kadar želiš: nič ne more iti narobe.
lesson-name-usa = Tvoja prva igra
lesson-name-ferries = Trajekti
lesson-name-tunnels = Predori
lesson-name-stations = Železniške postaje
lesson-name-nordic = Pravila severa
lesson-about-usa = Karte, proge, lokomotive in vozovnice, od prvega kroga do zadnjega. Približno pet minut.
lesson-about-ferries = Proge čez morje in lokomotive, ki jih zahtevajo.
lesson-about-tunnels = Kaj utegne biti treba doplačati in kako se umakneš.
lesson-about-stations = Kako uporabiš progo, ki je od nekoga drugega.
lesson-about-nordic = Lokomotive, trajekti, Murmansk in Globetrotter.
lesson-steps = { $count ->
    [one] { $count } korak
    [two] { $count } koraka
    [few] { $count } koraki
   *[other] { $count } korakov
}
lesson-done = opravljeno
lesson-all = Vse učne ure
lesson-progress = { $number } od { $count }
lesson-again = Od začetka
lesson-leave = Izhod
lesson-yours = Tvoja poteza
lesson-finish = Končaj
lesson-well-done = Odlično!
lesson-play = Zdaj pa prava igra
lesson-play-about = Proti dvema botoma, ki sta tudi začetnika.
lesson-not-yet = Dobra zamisel za pozneje. Najprej stori, kar želi ta korak; označeno je z zlato.

## Prva igra

step-usa-welcome = Lepo, da si tu! Gradiš železnice po vsej Ameriki, progo za progo. Skupaj odigrava prve kroge in nato še zadnje.
step-usa-tickets = To so vozovnice: poveži obe mesti s svojimi progami in na koncu dobiš točke. Los Angeles – Miami je zelo daleč: odstrani kljukico in obdrži drugi dve.
step-usa-hand = To so tvoje karte z vagoni. S kartami ene barve plačaš proge te barve: eno karto za vsako polje.
step-usa-row = V svojem krogu storiš eno od treh reči. Prva: vlečeš dve karti. Vzemi zeleno med odkritimi.
step-usa-deck = Njeno mesto se takoj zapolni. Druga karta je lahko presenečenje: vzemi jo s kupčka.
step-usa-others = Zdaj je na vrsti Ines in tudi ona vleče. Tu vidiš, koliko točk, vagonov, kart in vozovnic ima, nikoli pa, katere.
step-usa-claim = Druga reč: pridobiš progo. Pritisni zeleni tir med mestoma Chicago in Saint Louis in plačaj z dvema zelenima kartama.
step-usa-points = Tam zdaj stojita dva vagona in takoj dobiš 2 točki. Dolge proge se najbolj splačajo: šest polj prinese 15 točk.
step-usa-double = Ines ima zdaj en tir dvojne proge. Pri dveh ali treh igralcih je drugi tir s tem zaprt: pritisni ga in miza pove, zakaj.
step-usa-grey = Sive proge sprejmejo katero koli barvo, le da so vse karte enake. Pridobi Saint Louis – Little Rock z dvema rdečima; zeleni prideta prav pozneje.
step-usa-loco = Lokomotiva je katere koli barve. Vzeta med odkritimi je ves tvoj krog, a se pogosto splača: vzemi jo.
step-usa-wild = Naj nadomesti zeleno karto: pridobi Little Rock – New Orleans z dvema zelenima kartama in lokomotivo.
step-usa-done = Chicago – New Orleans je opravljena: 7 točk na koncu. Denver – Pittsburgh je še odprta, pikčasta črta kaže najkrajšo pot. Nedokončana vozovnica te stane svojih točk.
step-usa-more = Tretja reč: vlečeš vozovnice. Dobiš tri in obdržiš vsaj eno. Poskusi in obdrži, kar želiš.
step-usa-last = Mnogo krogov pozneje imaš še sedem vagonov. Pridobi Pittsburgh – Saint Louis s petimi zelenimi kartami: s tem dokončaš vozovnico.
step-usa-turns = Ostala sta ti dva vagona, zato se začne zadnji krog: vsak ima še eno potezo. Pridobi Nashville – Saint Louis z dvema rdečima kartama.
step-usa-scoring = Igre je konec. Opravljene vozovnice prinesejo točke, nedokončane jih odnesejo, najdaljša pot pa prinese 10. Pritisni »{ $next }« in spremljaj.
step-usa-end = Poznaš vsa pravila zemljevida ZDA. Ostalo so načrti in malo sreče.

## Trajekti, predori in postaje

step-ferries-signs = To je trajekt, siva proga čez morje. Vsako kolo na njej zahteva lokomotivo; druga polja sprejmejo karte ene, poljubne barve.
step-ferries-pay = Dieppe – London ima dve polji in eno kolo: ena lokomotiva in še ena karta. Pritisni in plačaj, kakor želiš.
step-ferries-long = Palermo – Smyrna ima šest polj in dve kolesi: dve lokomotivi in štiri karte ene barve. Te štiri lahko nadomestijo še druge lokomotive.
step-ferries-short = Amsterdam – London ima kolo na vsakem polju: tu veljata le dve lokomotivi. Pritisni in miza pove, kaj manjka.
step-ferries-end = Prihrani kakšno lokomotivo za morje in trajekti te ne bodo presenetili.
step-tunnels-edge = Črtkan rob pomeni predor. Preden koplješ, nikoli ne poznaš vse cene.
step-tunnels-lay = Pridobi München – Zürich z dvema rumenima kartama. Položiš ju, nato se obrnejo tri karte s kupčka. Verjetnosti vidiš že prej.
step-tunnels-more = Vsaka obrnjena karta tvoje barve stane eno karto več, prav tako vsaka lokomotiva. Ena je rumena: plačaj še eno in predor je tvoj.
step-tunnels-again = Vsi predori niso tako prijazni. Pridobi Venezia – Zürich z dvema zelenima kartama.
step-tunnels-back = Še dve karti, in teh nimaš. Umakni se: karte se vrnejo v roko, izgubljen je le krog.
step-tunnels-locos = Če položiš same lokomotive, stanejo več le obrnjene lokomotive: najvarnejša pot, in najdražja.
step-tunnels-end = Koplji s kakšno karto na zalogi in predori niso več strašni.
step-stations-blocked = Vozovnici Paris – Wien manjka ena proga in ta je od Ines. Pri dveh igralcih je zaprt tudi drugi tir: pritisni ga in poglej.
step-stations-build = S postajo v mestu lahko tam uporabiš eno progo drugega igralca. Pritisni »{ $claim }«, izberi Frankfurt ali Paris in plačaj eno karto.
step-stations-price = Druga postaja stane dve karti ene barve, tretja tri. Vsaka postaja, ki je ne postaviš, je na koncu vredna 4 točke.
step-stations-show = Igre je konec: tvoja postaja si izposodi progo od Ines in vozovnica je opravljena. Pritisni »{ $next }« in poglej štetje.
step-stations-end = Imaš tri postaje, v mestu pa je prostora za eno. Postavi jih, kadar je vozovnica tega vredna.

## Sever

step-nordic-plain = Na severu lokomotive nadomeščajo druge karte le v predorih in na trajektih. Kristiansand – Oslo stane dve črni, ti imaš eno: pritisni in poglej.
step-nordic-row = Zato jih je lahko dobiti: v enem krogu smeš vzeti dve, odkrite karte pa se nikoli ne zamenjajo vse hkrati. Vzemi dve lokomotivi.
step-nordic-wild = Na trajektu vsako kolo zahteva lokomotivo. Pridobi Göteborg – København s črno karto in lokomotivo.
step-nordic-swap = Nimaš lokomotive? Na trajektih jo nadomestijo katere koli tri karte. Pridobi Århus – København in oddaj tri karte.
step-nordic-murmansk = Lieksa – Murmansk ima devet polj in prinese 27 točk. Tu katere koli štiri karte nadomestijo eno: plačaj osem rdečih in oddaj štiri druge.
step-nordic-globetrotter = Igre je konec. Najdaljša pot tu ne prinese nič: kdor opravi največ vozovnic, je Globetrotter in dobi 10 točk. Pritisni »{ $next }« in spremljaj.
step-nordic-end = Še dvoje: pri treh igralcih sta odprta oba tira dvojnih prog, vrnjene vozovnice pa gredo iz igre.
