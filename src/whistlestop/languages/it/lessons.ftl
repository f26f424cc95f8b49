# Le lezioni in italiano. Ogni testo ha qui il suo id, come nelle altre lingue.

learn-lead = Situazioni vere a un tavolo vero, un passo alla volta. Torna di un passo, ripetilo o esci quando vuoi: non puoi fare danni.
lesson-name-usa = La tua prima partita
lesson-name-ferries = Traghetti
lesson-name-tunnels = Gallerie
lesson-name-stations = Stazioni
lesson-name-nordic = Le regole nordiche
lesson-about-usa = Carte, linee, locomotive e biglietti, dal primo turno all’ultimo. Circa cinque minuti.
lesson-about-ferries = Le linee sul mare e le locomotive che richiedono.
lesson-about-tunnels = Perché una galleria può costare di più e come si rinuncia.
lesson-about-stations = Come usare una linea di un altro giocatore.
lesson-about-nordic = Locomotive, traghetti, Murmansk e il Globetrotter.
lesson-steps = { $count ->
    [one] { $count } passo
    [many] { $count } passi
   *[other] { $count } passi
}
lesson-done = completata
lesson-all = Tutte le lezioni
lesson-progress = { $number } di { $count }
lesson-again = Ricomincia
lesson-leave = Esci
lesson-yours = Tocca a te
lesson-finish = Fine
lesson-well-done = Ottimo lavoro!
lesson-play = Gioca una partita vera
lesson-play-about = Contro due bot principianti.
lesson-not-yet = Buona idea, ma non ancora. Prima fai ciò che chiede questo passo: è evidenziato in oro.

## The first game; $claim and $next are the labels of buttons

step-usa-welcome = Ciao! In questo gioco costruisci ferrovie attraverso l’America, linea dopo linea. Giochiamo insieme i primi turni, e poi gli ultimi.
step-usa-tickets = Questi sono i biglietti: collega le due città con le tue linee e alla fine ne ricevi i punti. Los Angeles – Miami è molto lungo: togli la spunta e tieni gli altri due.
step-usa-hand = Queste sono le tue carte treno. Con carte di un colore paghi linee dello stesso colore: una carta per ogni casella.
step-usa-row = Nel tuo turno fai una di tre cose. La prima: pescare due carte. Prendi la carta verde a faccia in su.
step-usa-deck = Il suo posto si riempie subito. La seconda carta può essere una sorpresa: pescala dal mazzo.
step-usa-others = Ora tocca a Ines, che pesca anche lei. Qui vedi quanti punti, vagoni, carte e biglietti ha, ma mai quali.
step-usa-claim = La seconda cosa che puoi fare: prendere una linea. Premi la linea verde da Chicago a Saint Louis e paga con due carte verdi.
step-usa-points = I tuoi due vagoni sono sulla linea, e ricevi subito 2 punti. Le linee lunghe rendono di più: sei caselle valgono 15 punti.
step-usa-double = Ines ha preso una delle due linee di una doppia linea. In due o tre giocatori l’altra ora è chiusa: premila e vedrai perché.
step-usa-grey = Le linee grigie accettano carte di qualsiasi colore, purché siano tutte dello stesso. Prendi Saint Louis – Little Rock con le tue due carte rosse: le verdi ti serviranno dopo.
step-usa-loco = Una locomotiva è un jolly: vale come qualsiasi colore. A faccia in su occupa tutto il tuo turno, ma spesso ne vale la pena. Prendila.
step-usa-wild = Usala come carta verde: prendi Little Rock – New Orleans con due carte verdi e la locomotiva.
step-usa-done = Chicago – New Orleans è completato: 7 punti alla fine. Denver – Pittsburgh è ancora aperto, e la linea a puntini mostra la via più breve. Un biglietto che non completi ti costa i suoi punti.
step-usa-more = La terza cosa che puoi fare: pescare biglietti. Ne ricevi tre e ne tieni almeno uno. Prova, e tieni quelli che ti piacciono.
step-usa-last = Molti turni dopo ti restano sette vagoni. Prendi Pittsburgh – Saint Louis con cinque carte verdi: così completi il tuo biglietto.
step-usa-turns = Ti restano due vagoni, quindi comincia l’ultimo giro: ognuno gioca ancora un turno. Prendi Nashville – Saint Louis con le tue due carte rosse.
step-usa-scoring = La partita è finita. I biglietti completati aggiungono i loro punti, gli altri li tolgono, e il percorso più lungo ne vale 10. Premi «{ $next }» per seguire il conteggio.
step-usa-end = Ora conosci le regole dell’edizione USA. Il resto è strategia, e un po’ di fortuna.

## Ferries, tunnels and stations

step-ferries-signs = Questo è un traghetto, una linea grigia sul mare. Ogni ruota richiede una locomotiva; le altre caselle accettano carte di un solo colore a scelta.
step-ferries-pay = Dieppe – London ha due caselle e una ruota: costa una locomotiva e un’altra carta. Premila e paga come vuoi.
step-ferries-long = Palermo – Smyrna ha sei caselle e due ruote: due locomotive e quattro carte di un colore. Altre locomotive possono sostituire ognuna di quelle quattro carte.
step-ferries-short = Amsterdam – London ha una ruota su entrambe le caselle: servono proprio due locomotive. Premila per vedere che cosa ti manca.
step-ferries-end = Tieni da parte una o due locomotive per il mare, e i traghetti non avranno sorprese.
step-tunnels-edge = Il bordo tratteggiato indica una galleria. Prima di scavare non ne conosci mai tutto il prezzo.
step-tunnels-lay = Prendi München – Zürich con due carte gialle. Le giochi, poi si scoprono le prime tre carte del mazzo. Le probabilità le vedi prima.
step-tunnels-more = Ogni carta scoperta del tuo colore costa una carta in più, e così ogni locomotiva. Una è gialla: paga un’altra carta e la galleria è tua.
step-tunnels-again = Non tutte le gallerie sono così gentili. Prendi Venezia – Zürich con due carte verdi.
step-tunnels-back = Altre due carte, e non le hai. Rinuncia: le tue carte ti tornano in mano, e perdi solo il turno.
step-tunnels-locos = Se giochi solo locomotive, costano di più solo le locomotive scoperte: il modo più sicuro, e il più caro.
step-tunnels-end = Scava con una o due carte di riserva, e le gallerie non fanno più paura.
step-stations-blocked = Al tuo biglietto Paris – Wien manca una linea, ed è di Ines. In due giocatori è chiusa anche l’altra linea della doppia: premila e guarda.
step-stations-build = Una stazione in una città ti fa usare lì una linea di un altro giocatore. Premi «{ $claim }», scegli Frankfurt o Paris e paga una carta.
step-stations-price = La seconda stazione costa due carte dello stesso colore, la terza tre. Ogni stazione che non costruisci vale 4 punti alla fine.
step-stations-show = La partita è finita: la tua stazione prende in prestito la linea di Ines, e il tuo biglietto è completato. Premi «{ $next }» per vedere il conteggio.
step-stations-end = Hai tre stazioni, e in ogni città ce ne sta una sola. Costruiscile quando un biglietto lo merita.

## Nordic Countries

step-nordic-plain = Nei Paesi Nordici le locomotive sono jolly solo in galleria e sui traghetti. Kristiansand – Oslo costa due carte nere e tu ne hai una: premila e guarda.
step-nordic-row = In cambio sono più facili da avere: in un turno puoi prenderne due a faccia in su, e le carte a faccia in su non si cambiano mai. Prendi due locomotive.
step-nordic-wild = Su un traghetto ogni ruota richiede una locomotiva. Prendi Göteborg – København con una carta nera e una locomotiva.
step-nordic-swap = Nessuna locomotiva? Su un traghetto tre carte qualsiasi possono sostituirne una. Prendi Århus – København e paga tre carte al suo posto.
step-nordic-murmansk = Lieksa – Murmansk ha nove caselle e vale 27 punti. Qui quattro carte qualsiasi possono sostituirne una: paga otto carte rosse, e altre quattro per la nona.
step-nordic-globetrotter = La partita è finita. Qui il percorso più lungo non vale nulla: chi ha completato più biglietti è il Globetrotter e riceve 10 punti. Premi «{ $next }» per seguire il conteggio.
step-nordic-end = Ancora due cose: in tre giocatori le doppie linee sono aperte entrambe, e i biglietti che restituisci escono dal gioco.
