# Le regole in italiano, una per una.

## The page

rules-title = Le regole
rules-lead = Tutte le regole dei tre giochi, una per una, ciascuna con un piccolo esempio.
rules-search = Cerca nelle regole
rules-search-hint = Cerca: una parola, o D6
rules-editions = Mostra le regole di
rules-all-editions = Tutti e tre
rules-chapters = Capitoli
rules-found = { $count ->
    [0] Nessuna regola contiene queste parole.
    [one] { $count } regola
    [many] { $count } regole
   *[other] { $count } regole
}
rules-clear = Mostra tutte le regole
rules-unknown = Non c’è una regola { $rule }. Ecco quelle che ci sono.
rule-ruling = nostra decisione
rule-ruling-about = Qui i libretti stampati tacciono, o si possono leggere in due modi. Noi giochiamo così.
rule-only = solo { $boards }
rule-example = Esempio
rule-chapter-others = Dallo stesso capitolo
rule-before = Prima: { $rule }
rule-after = Dopo: { $rule }
rule-share = Copia il link
rule-read = Di più, con un esempio
rule-can = Qui si può
rule-can-not = Qui non si può
rule-all-cards = Tutte le carte treno
rule-lengths = Punti secondo la lunghezza
rule-length = { $count ->
    [one] { $count } spazio
    [many] { $count } spazi
   *[other] { $count } spazi
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
rule-chapter-E = La fine e i punti

## Set-up

rule-title-S1 = In quanti si gioca
rule-text-S1 = A USA ed Europa si gioca in due, tre, quattro o cinque; ai Paesi Nordici in due o tre.
rule-title-S2 = Vagoni e stazioni
rule-text-S2 = Ogni giocatore ha 45 vagoni, nei Paesi Nordici 40. In Europa ha anche tre stazioni.
rule-title-S3 = Le carte treno
rule-text-S3 = Sono 110: dodici per ognuno degli otto colori, e 14 locomotive.
rule-title-S4 = Quattro carte per cominciare
rule-text-S4 = Si mescolano le carte treno e ogni giocatore ne riceve quattro.
rule-title-S5 = Le carte scoperte
rule-text-S5 = Accanto al mazzo ci sono cinque carte a faccia in su. Dove tre locomotive fanno cambiare le carte (D6), vale anche per queste prime cinque.
rule-title-S6 = I primi biglietti
rule-text-S6 = Negli USA ogni giocatore riceve tre biglietti, nei Paesi Nordici cinque. In Europa riceve un percorso lungo, a caso, e tre biglietti normali.
rule-title-S7 = Tienine due o più
rule-text-S7 = Dei primi biglietti ne tieni almeno due, quelli che vuoi. In Europa puoi restituire anche il percorso lungo.
rule-title-S8 = Primi biglietti restituiti
rule-text-S8 = Negli USA vanno sotto il mazzo dei biglietti. In Europa e nei Paesi Nordici escono dal gioco senza che nessuno li veda, e così i percorsi lunghi d’Europa che non sono stati distribuiti.
rule-title-S9 = Tutti scelgono insieme
rule-text-S9 = Tutti scelgono i primi biglietti nello stesso momento, prima del primo turno. Nessuno vede che cosa tiene un altro, né quanti.
rule-title-S10 = Da zero
rule-text-S10 = Tutti cominciano senza punti. Sul segnapunti stampato dei Paesi Nordici si parte dalla casella 100.
rule-title-S11 = Chi comincia
rule-text-S11 = Attorno a un tavolo comincia chi ha viaggiato di più. Qui si tira a sorte, o decide chi ospita. Poi si gioca in senso orario.

## A turn

rule-title-T1 = Una cosa sola a turno
rule-text-T1 = Nel tuo turno fai esattamente una cosa: peschi carte treno, prendi una linea, peschi biglietti o, in Europa, costruisci una stazione.
rule-title-T2 = Passare
rule-ours-T2 = Chi non può fare proprio niente passa. Finché qualcosa è possibile, non si può passare.
rule-title-T3 = Quando nessuno può continuare
rule-ours-T3 = Quando tutti passano per un giro intero, la partita finisce subito e si contano i punti.
rule-title-T4 = Ogni partita finisce
rule-ours-T4 = Dopo 500 turni a testa la partita finisce subito e si contano i punti. Altrimenti qualcuno potrebbe tentare una galleria e rinunciare all’infinito.

## Drawing train cards

rule-title-D1 = Due carte, una alla volta
rule-text-D1 = Peschi due carte, una dopo l’altra. Ognuna può essere una di quelle a faccia in su, o venire coperta dal mazzo.
rule-title-D2 = Il posto si riempie subito
rule-text-D2 = Una carta scoperta che hai preso viene sostituita dal mazzo prima che tu scelga la seconda.
rule-title-D3 = Una locomotiva scoperta vale tutta la pesca
rule-text-D3 = Se come prima carta prendi una locomotiva a faccia in su, è l’unica carta del tuo turno.
rule-title-D4 = Niente locomotiva scoperta come seconda carta
rule-text-D4 = La seconda carta non può essere una locomotiva a faccia in su, nemmeno se è stata appena scoperta.
rule-title-D5 = Fortuna dal mazzo
rule-text-D5 = Una locomotiva pescata coperta conta come una carta qualsiasi, prima o seconda.
rule-title-D6 = Tre locomotive fanno cambiare le carte
rule-text-D6 = Appena tre delle carte scoperte sono locomotive, si scartano tutte e cinque e se ne scoprono cinque nuove; e ancora, se serve.
rule-title-D7 = Le locomotive nordiche si prendono liberamente
rule-text-D7 = Entrambe le tue carte possono essere locomotive a faccia in su, e le carte scoperte non si cambiano mai, per quante locomotive ci siano.
rule-title-D8 = Quante carte vuoi
rule-text-D8 = Non c’è un limite alle carte in mano.
rule-title-D9 = Quando il mazzo è vuoto
rule-text-D9 = Quando il mazzo si esaurisce, gli scarti si mescolano e diventano il nuovo mazzo.
rule-ours-D9 = Si mescolano quando serve la carta successiva, e non nel momento in cui esce l’ultima.
rule-title-D10 = Carte finite
rule-text-D10 = Se all’inizio del tuo turno non ci sono né mazzo né scarti, non puoi pescare nessuna carta treno, nemmeno quelle scoperte: puoi solo prendere una linea, pescare biglietti o, in Europa, costruire una stazione. Se finiscono con la tua prima carta, per la seconda vale D11. Una regola della casa permette comunque di prendere le carte scoperte.
rule-title-D11 = Una carta sola
rule-ours-D11 = Se dopo la prima carta non ce n’è una seconda che puoi prendere, il tuo turno finisce.
rule-title-D12 = Carte che non si possono cambiare
rule-ours-D12 = Le carte scoperte restano come sono finché mazzo, scarti e carte scoperte insieme hanno meno di tre carte che non sono locomotive: cinque nuove non sarebbero migliori. Appena tornano carte, i posti vuoti si riempiono e le carte si cambiano.

## Claiming a route

rule-title-C1 = Tante carte quanti spazi
rule-text-C1 = Paghi una carta per ogni spazio della linea, tutte del suo colore. Per una linea grigia possono essere di un colore qualsiasi, ma tutte dello stesso.
rule-title-C2 = Le locomotive sono jolly
rule-text-C2 = Negli USA e in Europa una locomotiva può sostituire qualsiasi carta di una linea, e puoi pagare anche solo con locomotive.
rule-title-C3 = Le locomotive nordiche sono jolly solo a volte
rule-text-C3 = Nei Paesi Nordici le locomotive sono jolly in galleria e sui traghetti, mai sulle linee normali.
rule-title-C4 = Un vagone su ogni spazio
rule-text-C4 = Metti un tuo vagone su ogni spazio della linea. Chi ha troppo pochi vagoni non può prenderla.
rule-title-C5 = Le carte giocate si scartano
rule-text-C5 = Le carte con cui paghi vanno negli scarti.
rule-title-C6 = Qualsiasi linea libera, e tutta
rule-text-C6 = Puoi prendere qualsiasi linea libera, collegata o no alle tue altre. La prendi tutta intera in un turno, e una sola per turno.
rule-title-C7 = Punti subito
rule-text-C7 = Appena prendi una linea segni i punti della sua lunghezza. Una lunga vale molto più di tante corte.
rule-title-C8 = Nessuno le ha entrambe
rule-text-C8 = Due linee tra le stesse due città sono una doppia linea, e nessun giocatore le ha mai entrambe. Nei Paesi Nordici vale anche dove le due non sono uguali.
rule-title-C9 = Doppie linee in pochi
rule-text-C9 = In due o tre giocatori, nei Paesi Nordici in due, di una doppia linea se ne usa una sola: appena è presa, l’altra è chiusa per tutti.
rule-title-C10 = Affiancate, ma non doppie
rule-text-C10 = Linee che corrono affiancate per un tratto e finiscono in città diverse non sono una doppia linea.

## Ferries

rule-title-F1 = Locomotive per un traghetto
rule-text-F1 = Ogni spazio con il segno della locomotiva vuole una locomotiva. Gli altri vogliono carte di un solo colore: quello del traghetto, o uno qualsiasi se è grigio.
rule-title-F2 = Più locomotive, se vuoi
rule-text-F2 = Su un traghetto altre locomotive possono sostituire anche le carte colorate.
rule-title-F3 = Tre carte per una locomotiva
rule-text-F3 = Sui traghetti dei Paesi Nordici tre carte qualsiasi possono sostituire una locomotiva, tutte le volte che vuoi. Possono essere di qualsiasi colore, locomotive comprese.
rule-ours-F3 = Come una locomotiva può stare su qualsiasi spazio del traghetto (F2), così anche tre carte: su quanti spazi vuoi, fino a tutti.

## Murmansk–Lieksa

rule-title-M1 = Nove spazi nell’estremo nord
rule-text-M1 = Murmansk–Lieksa è una linea grigia di nove spazi: nove carte di un colore, e le locomotive non sono jolly. Ma quattro carte qualsiasi, locomotive comprese, possono sostituirne una, tutte le volte che vuoi.
rule-ours-M1 = Fino a tutte e nove.

## Tunnels

rule-title-U1 = Prima si cala, poi si scopre
rule-text-U1 = Per una galleria cali prima le carte per i suoi spazi. Poi si scoprono le prime tre carte del mazzo.
rule-title-U2 = Che cosa chiede una galleria
rule-text-U2 = Per ogni carta scoperta del colore che hai calato, e per ogni locomotiva, paghi un’altra carta di quel colore o una locomotiva.
rule-title-U3 = Una galleria di sole locomotive
rule-text-U3 = Se hai calato solo locomotive, contano solo le locomotive scoperte, e si pagano solo con locomotive.
rule-title-U4 = Rinunciare
rule-text-U4 = Se non puoi o non vuoi pagare altre carte, riprendi quelle che hai calato. Il tuo turno è finito.
rule-title-U5 = Le carte scoperte per la galleria
rule-text-U5 = Le carte scoperte per una galleria si scartano alla fine del turno, che sia stata pagata o no.
rule-title-U6 = Troppo poche carte per una galleria
rule-text-U6 = Se mazzo e scarti insieme hanno meno di tre carte, si scoprono solo quelle. Se non ce n’è nessuna, la galleria non chiede altro. Le carte che hai calato non sono tra queste.

## Tickets

rule-title-K1 = Tre biglietti, tienine uno o più
rule-text-K1 = Peschi tre biglietti, o quanti ne restano nel mazzo, e ne tieni almeno uno.
rule-title-K2 = Biglietti restituiti
rule-text-K2 = Negli USA e in Europa vanno sotto il mazzo dei biglietti, nell’ordine in cui sono usciti. Nei Paesi Nordici escono dal gioco.
rule-title-K3 = Fino alla fine, e segreti
rule-text-K3 = Quello che hai tenuto resta tuo fino alla fine, e nessuno lo vede prima. Puoi avere quanti biglietti vuoi.
rule-title-K4 = Biglietti finiti
rule-text-K4 = Quando il mazzo dei biglietti è vuoto, non se ne possono più pescare.
rule-title-K5 = Vinto o perso
rule-text-K5 = Un biglietto è completato quando le tue linee collegano le sue due città; in Europa aiutano anche quelle in prestito (B4). Alla fine i suoi punti si aggiungono. Se non è completato, si tolgono.

## Stations

rule-title-B1 = Una stazione per città
rule-text-B1 = Puoi costruire in qualsiasi città che non ha ancora una stazione, che vi arrivino linee o no.
rule-title-B2 = Quanto costa una stazione
rule-text-B2 = La prima costa una carta, la seconda due dello stesso colore, la terza tre dello stesso colore. Le locomotive sono jolly.
rule-title-B3 = Tre stazioni in tutto
rule-text-B3 = Costruisci al massimo una stazione per turno, e tre in una partita.
rule-title-B4 = Una linea in prestito
rule-text-B4 = Alla fine ognuna delle tue stazioni ti fa usare una linea di un altro giocatore che arriva nella sua città. È la stessa per tutti i tuoi biglietti, e si sceglie solo alla fine.
rule-title-B5 = Il miglior uso delle stazioni
rule-ours-B5 = Il gioco trova per te la scelta migliore: più punti dai biglietti e, a parità, più biglietti completati.
rule-title-B6 = Stazioni non costruite
rule-text-B6 = Ogni stazione che non hai costruito vale quattro punti alla fine.
rule-title-B7 = In prestito non vuol dire tua
rule-text-B7 = Le stazioni e le linee in prestito non contano per il percorso continuo più lungo.

## The end and the scores

rule-title-E1 = L’ultimo giro
rule-text-E1 = Quando qualcuno finisce il turno con due vagoni o meno, tutti hanno ancora un turno, anche lui. Poi la partita è finita.
rule-title-E2 = Si contano i punti
rule-text-E2 = Ai punti delle linee si aggiungono i biglietti, vinti o persi, poi le stazioni non costruite, poi il bonus.
rule-title-E3 = Il percorso continuo più lungo
rule-text-E3 = Negli USA e in Europa il percorso continuo più lungo dei propri vagoni vale dieci punti. Può girare in tondo e ripassare da una città, ma nessun vagone conta due volte. In parità li prendono tutti.
rule-title-E4 = Il Globetrotter
rule-text-E4 = Nei Paesi Nordici chi ha completato più biglietti prende dieci punti. In parità li prendono tutti.
rule-title-E5 = Parità al primo posto
rule-text-E5 = Decidono prima i biglietti completati, e in Europa poi le stazioni usate: meglio meno. Per ultimo viene il percorso più lungo: è davanti chi ne ha il bonus o, nei Paesi Nordici, chi ha il più lungo.
rule-title-E6 = Tutti i posti, anche condivisi
rule-ours-E6 = Lo stesso ordine decide ogni posto. Chi è ancora pari condivide il posto, e il successivo si salta: 1º, 1º, 3º.
rule-title-E7 = Un bonus per niente
rule-ours-E7 = Il bonus si dà anche quando il migliore ha zero: allora sono tutti pari e lo prendono tutti.
rule-title-E8 = Tutto in tavola
rule-text-E8 = Alla fine si mostrano tutti i biglietti, e ogni punteggio si può leggere voce per voce.

## Under the examples

rule-shown-S8 = I due che non tieni escono dal gioco. Nessuno li vede.
rule-shown-D2 = Al posto della carta blu ne è uscita una gialla.
rule-shown-D3 = Il turno era tutto qui: tocca al prossimo.
rule-shown-D6 = Al posto della carta blu è uscita una terza locomotiva. Così si sono cambiate tutte.
rule-shown-D9 = Il mazzo era vuoto, così si sono mescolati gli scarti.
rule-shown-D11 = Restano solo locomotive, e nessuna può essere la seconda carta.
rule-shown-D12 = Tre locomotive, ma troppo poche altre carte per cinque migliori.
rule-shown-C10 = Le due linee che portano a Brest restano aperte a tutti.
rule-shown-U6 = Nel mazzo restava una carta, e non c’erano scarti.
rule-shown-K2 = I due restituiti ora sono sotto il mazzo dei biglietti.
rule-shown-B7 = Il percorso dorato non prosegue fino a München: quella linea è solo in prestito.
rule-shown-E3 = Il percorso dorato fa un giro e passa due volte da Atlanta.
