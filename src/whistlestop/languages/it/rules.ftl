# Le regole in italiano, una per una, con parole nostre.

## The page

rules-title = Le regole
rules-lead = Tutte le regole dei tre giochi, una per una, ciascuna con un piccolo esempio.
rules-search = Cerca nelle regole
rules-search-hint = Cerca una parola o una regola (D6)
rules-editions = Mostra le regole di
rules-all-editions = Tutti e tre
rules-chapters = Capitoli
rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] { $count } regola
    [many] { $count } regole
   *[other] { $count } regole
}
rules-clear = Mostra tutte le regole
rules-unknown = Non c’è una regola { $rule }. Ecco tutte le regole.
rule-ruling = nostra decisione
rule-ruling-about = Le regole stampate non lo prevedono, o si possono leggere in due modi. Noi giochiamo così.
rule-only = solo { $boards }
rule-example = Esempio
rule-chapter-others = Altro da questo capitolo
rule-before = Precedente: { $rule }
rule-after = Successiva: { $rule }
rule-share = Copia il link
rule-read = Leggi di più, con un esempio
rule-can = Qui si può
rule-can-not = Qui non si può
rule-all-cards = Tutte le carte treno
rule-lengths = Punti secondo la lunghezza
rule-length = { $count ->
    [one] { $count } casella
    [many] { $count } caselle
   *[other] { $count } caselle
}
rule-claim = Prendi la linea { $a } – { $b }

## Chapters

rule-chapter-S = Preparazione
rule-chapter-T = Il turno
rule-chapter-D = Pescare carte treno
rule-chapter-C = Prendere una linea
rule-chapter-F = Traghetti
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Gallerie
rule-chapter-K = Biglietti
rule-chapter-B = Stazioni
rule-chapter-E = Fine della partita e punteggio

## Setting up

rule-title-S1 = Numero di giocatori
rule-text-S1 = USA ed Europa si giocano in due, tre, quattro o cinque, Paesi Nordici in due o tre.
rule-title-S2 = Vagoni e stazioni
rule-text-S2 = Ogni giocatore ha 45 vagoni, o 40 nei Paesi Nordici. In Europa ha anche tre stazioni.
rule-title-S3 = Le carte treno
rule-text-S3 = Le carte treno sono 110: 12 per ognuno degli otto colori, e 14 locomotive.
rule-title-S4 = Quattro carte per cominciare
rule-text-S4 = Si mescolano le carte treno e ogni giocatore ne riceve quattro.
rule-title-S5 = Le carte a faccia in su
rule-text-S5 = Accanto al mazzo ci sono cinque carte a faccia in su. Dove tre locomotive fanno cambiare le carte (D6), vale anche per queste prime cinque.
rule-title-S6 = I biglietti iniziali
rule-text-S6 = Nell’edizione USA ogni giocatore riceve tre biglietti, nei Paesi Nordici cinque. In Europa riceve un biglietto di percorso lungo, scelto a caso, e tre biglietti normali.
rule-title-S7 = Tienine almeno due
rule-text-S7 = Tieni almeno due dei tuoi biglietti iniziali, quelli che vuoi. In Europa puoi restituire anche il biglietto di percorso lungo.
rule-title-S8 = Biglietti iniziali restituiti
rule-text-S8 = Nell’edizione USA vanno sotto il mazzo dei biglietti. In Europa e nei Paesi Nordici escono dal gioco senza che nessuno li veda, e così i biglietti di percorso lungo d’Europa che nessuno ha ricevuto.
rule-title-S9 = Tutti scelgono insieme
rule-text-S9 = Tutti scelgono i biglietti iniziali nello stesso momento, prima del primo turno. Nessuno vede quali tiene un altro giocatore, né quanti.
rule-title-S10 = Si parte da zero
rule-text-S10 = Tutti cominciano senza punti. Sulla Tabella Punteggio stampata dei Paesi Nordici la casella 100 vale zero.
rule-title-S11 = Chi comincia
rule-text-S11 = A un tavolo vero comincia chi ha viaggiato di più. Qui il primo giocatore è tirato a sorte, o scelto da chi ospita. Poi si gioca in senso orario.

## A turn

rule-title-T1 = Una sola azione per turno
rule-text-T1 = Nel tuo turno fai esattamente una cosa: peschi carte treno, prendi una linea, peschi biglietti o, in Europa, costruisci una stazione.
rule-title-T2 = Passare
rule-ours-T2 = Chi non ha nessuna azione possibile passa. Nessuno può passare finché ha un’azione possibile.
rule-title-T3 = Quando tutti passano
rule-ours-T3 = Se tutti passano per un giro intero, la partita finisce subito e si contano i punti.
rule-title-T4 = Il limite di turni
rule-ours-T4 = Dopo 500 turni per giocatore la partita finisce subito e si contano i punti. Altrimenti qualcuno potrebbe tentare una galleria e rinunciare all’infinito.

## Drawing train cards

rule-title-D1 = Due carte, una alla volta
rule-text-D1 = Peschi due carte, una dopo l’altra. Ognuna può essere una di quelle a faccia in su, o venire alla cieca dal mazzo.
rule-title-D2 = Il posto vuoto si riempie subito
rule-text-D2 = Una carta a faccia in su che hai preso viene sostituita dal mazzo prima che tu scelga la seconda.
rule-title-D3 = Una locomotiva a faccia in su costa tutta la pesca
rule-text-D3 = Se la tua prima carta è una locomotiva a faccia in su, è l’unica carta che peschi in questo turno.
rule-title-D4 = Niente locomotiva a faccia in su come seconda carta
rule-text-D4 = La seconda carta non può essere una locomotiva a faccia in su, nemmeno se è appena uscita.
rule-title-D5 = Una locomotiva dal mazzo
rule-text-D5 = Una locomotiva pescata alla cieca conta come una carta normale, che sia la prima o la seconda.
rule-title-D6 = Tre locomotive fanno cambiare le carte
rule-text-D6 = Appena tre o più delle carte a faccia in su sono locomotive, si scartano tutte e cinque e se ne girano cinque nuove. Se serve, si ripete.
rule-title-D7 = Nessun limite alle locomotive nordiche
rule-text-D7 = Entrambe le tue carte possono essere locomotive a faccia in su, e le carte a faccia in su non si cambiano mai, per quante locomotive ci siano.
rule-title-D8 = Quante carte vuoi
rule-text-D8 = Non c’è un limite alle carte in mano.
rule-title-D9 = Quando il mazzo è vuoto
rule-text-D9 = Quando il mazzo si esaurisce, gli scarti si mescolano e diventano il nuovo mazzo.
rule-ours-D9 = Si mescolano quando serve la carta successiva, e non nel momento in cui esce l’ultima.
rule-title-D10 = Carte finite
rule-text-D10 = Se all’inizio del tuo turno mazzo e scarti sono entrambi vuoti, non puoi pescare nessuna carta treno, nemmeno quelle a faccia in su: puoi solo prendere una linea, pescare biglietti o, in Europa, costruire una stazione. Se si esauriscono con la tua prima carta, per la seconda vale D11. Una regola della casa permette comunque di prendere le carte a faccia in su.
rule-title-D11 = Una carta sola
rule-ours-D11 = Se dopo la prima carta non ce n’è una seconda che puoi prendere, il tuo turno finisce.
rule-title-D12 = Carte che non si possono cambiare
rule-ours-D12 = Le carte a faccia in su restano finché, insieme a mazzo e scarti, contengono meno di tre carte che non sono locomotive: cinque nuove non sarebbero migliori. I posti vuoti si riempiono appena tornano carte, e le carte si cambiano appena ne sono tornate abbastanza che non sono locomotive.

## Claiming a route

rule-title-C1 = Una carta per ogni casella
rule-text-C1 = Paghi una carta per ogni casella della linea, tutte del suo colore. Per una linea grigia possono essere di un colore qualsiasi, ma tutte dello stesso.
rule-title-C2 = Le locomotive sono jolly
rule-text-C2 = Nelle edizioni USA ed Europa una locomotiva vale come carta di qualsiasi colore, e puoi pagare anche solo con locomotive.
rule-title-C3 = Dove le locomotive nordiche sono jolly
rule-text-C3 = Nei Paesi Nordici le locomotive sono jolly in galleria e sui traghetti, ma mai sulle linee normali.
rule-title-C4 = Un vagone su ogni casella
rule-text-C4 = Metti un tuo vagone su ogni casella della linea. Se hai troppo pochi vagoni, non puoi prenderla.
rule-title-C5 = Le carte giocate si scartano
rule-text-C5 = Le carte con cui paghi vanno negli scarti.
rule-title-C6 = Qualsiasi linea aperta, e tutta
rule-text-C6 = Puoi prendere qualsiasi linea ancora aperta, collegata o no alle tue altre. La prendi tutta in una volta, e una sola per turno.
rule-title-C7 = Punti subito
rule-text-C7 = Appena prendi una linea segni i punti della sua lunghezza. Una linea lunga vale molto più di tante corte.
rule-title-C8 = Nessuno le ha entrambe
rule-text-C8 = Due linee tra le stesse due città sono una doppia linea, e nessun giocatore le ha mai entrambe. Nei Paesi Nordici vale anche dove le due non sono uguali.
rule-title-C9 = Doppie linee in pochi
rule-text-C9 = In due o tre giocatori (nei Paesi Nordici, solo in due) di una doppia linea se ne può usare una sola: appena è presa, l’altra è chiusa per tutti.
rule-title-C10 = Affiancate, ma non doppie
rule-text-C10 = Linee che corrono affiancate per un tratto ma finiscono in città diverse non sono una doppia linea.

## Ferries

rule-title-F1 = Locomotive per un traghetto
rule-text-F1 = Ogni casella con una ruota, il simbolo della locomotiva, richiede una locomotiva. Le altre richiedono carte di un solo colore: quello del traghetto, o uno qualsiasi se è grigio.
rule-title-F2 = Più locomotive, se vuoi
rule-text-F2 = Su un traghetto altre locomotive possono sostituire anche le carte colorate.
rule-title-F3 = Tre carte per una locomotiva
rule-text-F3 = Sui traghetti dei Paesi Nordici tre carte qualsiasi possono sostituire una locomotiva, tutte le volte che vuoi. Possono essere di qualsiasi colore, locomotive comprese.
rule-ours-F3 = Come una locomotiva si può usare su qualsiasi casella di un traghetto (F2), così anche tre carte: su quante caselle vuoi, fino a tutte.

## Murmansk–Lieksa

rule-title-M1 = Nove caselle nell’estremo nord
rule-text-M1 = Murmansk–Lieksa è una linea grigia di nove caselle: richiede nove carte di un colore, e le locomotive non sono jolly. Ma quattro carte qualsiasi, locomotive comprese, possono sostituire una delle nove, tutte le volte che vuoi.
rule-ours-M1 = Si possono sostituire tutte e nove.

## Tunnels

rule-title-U1 = Prima si gioca, poi si scopre
rule-text-U1 = Per una galleria giochi prima le carte per le sue caselle. Poi si scoprono le prime tre carte del mazzo.
rule-title-U2 = Le carte aggiuntive
rule-text-U2 = Per ogni carta scoperta del colore che hai giocato, e per ogni locomotiva scoperta, paghi una carta in più: una di quel colore o una locomotiva.
rule-title-U3 = Una galleria pagata con locomotive
rule-text-U3 = Se hai giocato solo locomotive, contano solo le locomotive scoperte, e puoi pagarle solo con locomotive.
rule-title-U4 = Rinunciare
rule-text-U4 = Se non puoi o non vuoi pagare le carte aggiuntive, riprendi le tue carte e il tuo turno è finito.
rule-title-U5 = Le carte scoperte per la galleria
rule-text-U5 = Le carte scoperte per una galleria si scartano alla fine del turno, che tu l’abbia pagata o no.
rule-title-U6 = Troppo poche carte per una galleria
rule-text-U6 = Se mazzo e scarti insieme hanno meno di tre carte, si scoprono solo quelle. Se non ce n’è nessuna, la galleria non costa altro. Le carte che hai giocato per la galleria non sono ancora tra gli scarti.

## Tickets

rule-title-K1 = Pesca tre biglietti, tienine almeno uno
rule-text-K1 = Peschi tre biglietti, o quanti ne restano nel mazzo, e ne tieni almeno uno.
rule-title-K2 = Biglietti restituiti
rule-text-K2 = Nelle edizioni USA ed Europa vanno sotto il mazzo dei biglietti, nell’ordine in cui sono stati offerti. Nei Paesi Nordici escono dal gioco.
rule-title-K3 = Fino alla fine, e segreti
rule-text-K3 = I biglietti che tieni restano tuoi fino alla fine, e segreti fino ad allora. Puoi avere quanti biglietti vuoi.
rule-title-K4 = Biglietti finiti
rule-text-K4 = Quando il mazzo dei biglietti è vuoto, non puoi pescare biglietti.
rule-title-K5 = Completato o no
rule-text-K5 = Un biglietto è completato quando le tue linee collegano le sue due città; in Europa contano anche quelle in prestito (B4). Alla fine i suoi punti si aggiungono. Se non è completato, si sottraggono.

## Stations

rule-title-B1 = Una stazione per città
rule-text-B1 = Puoi costruire in qualsiasi città dove nessuno ha ancora una stazione, che vi arrivino linee o no.
rule-title-B2 = Quanto costa una stazione
rule-text-B2 = La prima costa una carta, la seconda due dello stesso colore, la terza tre dello stesso colore. Le locomotive sono jolly.
rule-title-B3 = Tre stazioni in tutto
rule-text-B3 = Costruisci al massimo una stazione per turno, e tre per partita.
rule-title-B4 = Una linea in prestito
rule-text-B4 = Alla fine ognuna delle tue stazioni ti fa usare una linea di un altro giocatore che arriva nella sua città. È la stessa per tutti i tuoi biglietti, e si sceglie solo allora.
rule-title-B5 = Il miglior uso delle stazioni
rule-ours-B5 = Il gioco trova per te la scelta migliore: più punti dai biglietti e, a parità, più biglietti completati.
rule-title-B6 = Stazioni non costruite
rule-text-B6 = Ogni stazione che non hai costruito vale quattro punti alla fine.
rule-title-B7 = In prestito non vuol dire tua
rule-text-B7 = Le stazioni e le linee in prestito non contano per il percorso continuo più lungo.

## Game end and scoring

rule-title-E1 = L’ultimo giro
rule-text-E1 = Quando un giocatore finisce il turno con due vagoni o meno, tutti hanno ancora un turno, compreso quel giocatore. Poi la partita è finita.
rule-title-E2 = Il conteggio finale
rule-text-E2 = Ai punti delle linee si aggiungono i biglietti completati, e gli altri si sottraggono. Poi vengono le stazioni non costruite e, per ultimo, il bonus.
rule-title-E3 = Il percorso continuo più lungo
rule-text-E3 = Nelle edizioni USA ed Europa il percorso continuo più lungo dei vagoni di un giocatore vale dieci punti. Può formare anelli e ripassare da una città, ma nessun vagone conta due volte. In caso di parità li ricevono tutti.
rule-title-E4 = Il Globetrotter
rule-text-E4 = Nei Paesi Nordici chi ha completato più biglietti riceve dieci punti. In caso di parità li ricevono tutti.
rule-title-E5 = Parità al primo posto
rule-text-E5 = Tra i giocatori in parità è davanti chi ha completato più biglietti; in Europa il secondo criterio sono le stazioni usate: meglio meno. L’ultimo spareggio è il percorso più lungo: è davanti chi ne ha il bonus o, nei Paesi Nordici, chi ha il percorso più lungo.
rule-title-E6 = Tutti i posti, anche condivisi
rule-ours-E6 = Lo stesso ordine decide ogni posto. I giocatori ancora in parità condividono il posto, e il successivo si salta: 1º, 1º, 3º.
rule-title-E7 = Un bonus per niente
rule-ours-E7 = Il bonus si assegna anche quando il miglior risultato è zero: allora sono tutti in parità, e lo ricevono tutti.
rule-title-E8 = Tutto in tavola
rule-text-E8 = Alla fine si rivelano tutti i biglietti, e ogni punteggio si può leggere voce per voce.

## Under the examples

rule-shown-S8 = I due biglietti che non tieni escono dal gioco. Nessuno li vede.
rule-shown-D2 = Al posto della carta blu ne è uscita una gialla.
rule-shown-D3 = Il turno era tutto qui: tocca al prossimo.
rule-shown-D6 = Al posto della carta blu è uscita una terza locomotiva, così si sono cambiate tutte e cinque.
rule-shown-D9 = Il mazzo era vuoto, così si sono mescolati gli scarti.
rule-shown-D11 = Restano solo locomotive, e nessuna può essere la seconda carta.
rule-shown-D12 = Tre locomotive, ma troppo poche altre carte per cinque migliori.
rule-shown-C10 = Le due linee che portano a Brest restano aperte a tutti.
rule-shown-U6 = Nel mazzo restava una sola carta, e non c’erano scarti.
rule-shown-K2 = I due biglietti restituiti ora sono sotto il mazzo dei biglietti.
rule-shown-B7 = Il percorso dorato non prosegue fino a München: quella linea è solo in prestito.
rule-shown-E3 = Il percorso dorato forma un anello e passa due volte da Atlanta.
