# Le lezioni in italiano.

learn-lead = Momenti veri al tavolo vero, passo dopo passo. Torna indietro, ripeti, esci quando vuoi: niente può andare storto.
lesson-name-usa = La tua prima partita
lesson-name-ferries = Traghetti
lesson-name-tunnels = Gallerie
lesson-name-stations = Stazioni
lesson-name-nordic = Le regole del Nord
lesson-about-usa = Carte, linee, locomotive e biglietti, dal primo turno all’ultimo. Circa cinque minuti.
lesson-about-ferries = Le linee sul mare e le locomotive che chiedono.
lesson-about-tunnels = Che cosa si può dover aggiungere e come si rinuncia.
lesson-about-stations = Come usare una linea che è di qualcun altro.
lesson-about-nordic = Locomotive, traghetti, Murmansk e il Globetrotter.
lesson-steps = { $count ->
    [one] { $count } passo
    [many] { $count } passi
   *[other] { $count } passi
}
lesson-done = fatta
lesson-all = Tutte le lezioni
lesson-progress = { $number } di { $count }
lesson-again = Ricomincia
lesson-leave = Esci
lesson-yours = Tocca a te
lesson-finish = Fine
lesson-well-done = Ottimo lavoro!
lesson-play = Ora gioca una partita vera
lesson-play-about = Contro due bot, principianti anche loro.
lesson-not-yet = Bella idea, ma più tardi. Prima fai quello che chiede questo passo: è segnato in oro.

## La prima partita

step-usa-welcome = Ciao! Qui costruisci ferrovie attraverso l’America, linea dopo linea. Giochiamo insieme i primi turni e poi gli ultimi.
step-usa-tickets = Questi sono i biglietti: collega le due città con le tue linee e alla fine ne ricevi i punti. Los Angeles – Miami è lontanissimo: togli la spunta e tieni gli altri due.
step-usa-hand = Queste sono le tue carte treno. Con carte di un colore paghi linee dello stesso colore: una carta per ogni casella.
step-usa-row = Nel tuo turno fai una di tre cose. La prima: peschi due carte. Prendi quella verde tra le carte a faccia in su.
step-usa-deck = Il suo posto si riempie subito. La seconda carta può essere una sorpresa: prendila dal mazzo.
step-usa-others = Ora tocca a Ines, che pesca anche lei. Qui vedi quanti punti, vagoni, carte e biglietti ha, ma mai quali.
step-usa-claim = La seconda cosa: prendere una linea. Premi quella verde tra Chicago e Saint Louis e paga con due carte verdi.
step-usa-points = Ora ci sono due tuoi vagoni, e hai subito 2 punti. Le linee lunghe rendono di più: sei caselle valgono 15 punti.
step-usa-double = Ines ha preso una metà di una doppia linea. In due o tre giocatori l’altra ora è chiusa: premila e il tavolo ti dice perché.
step-usa-grey = Le linee grigie accettano qualsiasi colore, purché le carte siano tutte uguali. Prendi Saint Louis – Little Rock con le due rosse: le verdi ti serviranno.
step-usa-loco = Una locomotiva è del colore che vuoi. Presa a faccia in su è tutto il tuo turno, ma spesso ne vale la pena: prendila.
step-usa-wild = Usala al posto di una carta verde: prendi Little Rock – New Orleans con due verdi e la locomotiva.
step-usa-done = Chicago – New Orleans è completato: 7 punti alla fine. Denver – Pittsburgh è ancora aperto, e i puntini mostrano la via più breve. Un biglietto non completato costa i suoi punti.
step-usa-more = La terza cosa: pescare biglietti. Ne ricevi tre e ne tieni almeno uno. Prova, e tieni quelli che vuoi.
step-usa-last = Molti turni dopo ti restano sette vagoni. Prendi Pittsburgh – Saint Louis con cinque carte verdi: così completi il tuo biglietto.
step-usa-turns = Ti restano due vagoni, quindi comincia l’ultimo giro: ognuno gioca ancora un turno. Prendi Nashville – Saint Louis con le due rosse.
step-usa-scoring = La partita è finita. I biglietti completati danno i loro punti, gli altri li tolgono, e il percorso più lungo ne vale 10. Premi «{ $next }» per seguire il conto.
step-usa-end = Conosci tutte le regole della mappa USA. Il resto è strategia, e un po’ di fortuna.

## Traghetti, gallerie e stazioni

step-ferries-signs = Questo è un traghetto, una linea grigia sul mare. Ogni ruota chiede una locomotiva; le altre caselle accettano carte di un solo colore a scelta.
step-ferries-pay = Dieppe – London ha due caselle e una ruota: una locomotiva e un’altra carta. Premila e paga come vuoi.
step-ferries-long = Palermo – Smyrna ha sei caselle e due ruote: due locomotive e quattro carte di un colore. Altre locomotive possono sostituire quelle quattro.
step-ferries-short = Amsterdam – London ha una ruota su ogni casella: servono proprio due locomotive. Premila e il tavolo ti dice che cosa manca.
step-ferries-end = Tieni da parte una o due locomotive per il mare, e i traghetti non avranno sorprese.
step-tunnels-edge = Il bordo tratteggiato indica una galleria. Prima di scavare non ne conosci mai tutto il prezzo.
step-tunnels-lay = Prendi München – Zürich con due carte gialle. Le giochi, poi si girano tre carte dal mazzo. Le probabilità le vedi prima.
step-tunnels-more = Ogni carta del tuo colore che esce costa una carta in più, e così ogni locomotiva. Una è gialla: paga un’altra carta e la galleria è tua.
step-tunnels-again = Non tutte le gallerie sono così gentili. Prendi Venezia – Zürich con due carte verdi.
step-tunnels-back = Altre due carte, e non le hai. Rinuncia: le carte tornano in mano, e perdi solo il turno.
step-tunnels-locos = Se giochi solo locomotive, costano di più soltanto le locomotive che escono: il modo più sicuro, e il più caro.
step-tunnels-end = Scava con una o due carte di riserva, e le gallerie non fanno più paura.
step-stations-blocked = A Paris – Wien manca una linea, ed è di Ines. In due giocatori è chiusa anche la gemella: premila e guarda.
step-stations-build = Con una stazione in una città usi lì una linea di un altro giocatore. Premi «{ $claim }», scegli Frankfurt o Paris e paga una carta.
step-stations-price = La seconda stazione costa due carte dello stesso colore, la terza tre. Ogni stazione che non costruisci vale 4 punti alla fine.
step-stations-show = La partita è finita: la tua stazione usa la linea di Ines, e il tuo biglietto è completato. Premi «{ $next }» per vedere il conto.
step-stations-end = Hai tre stazioni, e in ogni città ce ne sta una. Costruiscile quando il biglietto lo merita.

## Il Nord

step-nordic-plain = Al Nord le locomotive sono jolly solo in galleria e sui traghetti. Kristiansand – Oslo costa due carte nere e tu ne hai una: premila e guarda.
step-nordic-row = In cambio si prendono facilmente: anche due in un turno, e le carte a faccia in su non si cambiano mai tutte. Prendi due locomotive.
step-nordic-wild = Su un traghetto ogni ruota chiede una locomotiva. Prendi Göteborg – København con una carta nera e una locomotiva.
step-nordic-swap = Niente locomotive in mano? Sui traghetti tre carte qualsiasi ne sostituiscono una. Prendi Århus – København e dai tre carte.
step-nordic-murmansk = Lieksa – Murmansk ha nove caselle e vale 27 punti. Qui quattro carte qualsiasi ne sostituiscono una: paga otto rosse e danne altre quattro.
step-nordic-globetrotter = La partita è finita. Qui il percorso più lungo non vale nulla: chi ha completato più biglietti è il Globetrotter e riceve 10 punti. Premi «{ $next }» per seguire.
step-nordic-end = Ancora due cose: in tre giocatori le doppie linee sono aperte entrambe, e i biglietti che restituisci escono dal gioco.
