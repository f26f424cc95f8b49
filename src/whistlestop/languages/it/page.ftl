# Whistlestop in italiano. I nomi delle città restano come sono sul tabellone.

## Home

home-title = Scegli una mappa e gioca.
home-lead = I classici giochi di treni, aperti a tutti: senza account, amici con un link, bot che giocano bene.
choose-board = Tabellone
edition-usa = USA
edition-europe = Europa
edition-nordic = Paesi Nordici
own-board = Un tuo tabellone…
own-board-other = Un altro file…
own-board-unreadable = { $file } non è il file di un tabellone. Il file di un tabellone è JSON, con città, linee e biglietti.
own-board-faults = Non puoi ancora giocare su questo tabellone:
players-two = 2 giocatori
players-to = 2–{ $most } giocatori
play = Gioca
your-name = Il tuo nome
usual-name = Tu
seat-number = Posto { $number }
bot-of = Bot, { $level }
friend-by-link = Amico, con un link
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
fan-project = Un progetto di appassionati, senza legami con l’editore
language = Lingua
go-home = Home

## Levels

level-beginner = principiante
level-casual = occasionale
level-regular = intermedio
level-strong = forte

## Cards: each sentence names the kinds itself, so that they can agree with it

letter-purple = V
letter-blue = U
letter-orange = A
letter-white = B
letter-green = E
letter-yellow = G
letter-black = N
letter-red = R
letter-loco = L
cards-of = { $kind ->
    [purple] { $count } viola
    [blue] { $count } blu
    [orange] { $count } arancio
    [white] { $count ->
        [one] { $count } bianca
        [many] { $count } bianche
       *[other] { $count } bianche
    }
    [green] { $count ->
        [one] { $count } verde
        [many] { $count } verdi
       *[other] { $count } verdi
    }
    [yellow] { $count ->
        [one] { $count } gialla
        [many] { $count } gialle
       *[other] { $count } gialle
    }
    [black] { $count ->
        [one] { $count } nera
        [many] { $count } nere
       *[other] { $count } nere
    }
    [red] { $count ->
        [one] { $count } rossa
        [many] { $count } rosse
       *[other] { $count } rosse
    }
    [sub] { $count } con altre carte
   *[loco] { $count ->
        [one] { $count } locomotiva
        [many] { $count } locomotive
       *[other] { $count } locomotive
    }
}
hand-of = { $count ->
    [one] La mia mano: una carta
    [many] La mia mano: { $count } carte
   *[other] La mia mano: { $count } carte
}
hand-empty = Nessuna carta
my-hand = La mia mano
row = A faccia in su
deck = Mazzo
deck-left = ancora { $count } · scarti { $used }
tickets = Biglietti
tickets-left = ancora { $count }
draw-card = { $kind ->
    [purple] Prendi la carta viola
    [blue] Prendi la carta blu
    [orange] Prendi la carta arancio
    [white] Prendi la carta bianca
    [green] Prendi la carta verde
    [yellow] Prendi la carta gialla
    [black] Prendi la carta nera
    [red] Prendi la carta rossa
   *[loco] Prendi la locomotiva
}
my-tickets = I miei biglietti

## A turn

your-turn = Tocca a te
step-turn = pesca carte, prendi una linea o pesca biglietti
step-second = prendi una seconda carta
step-pay = scegli come pagare
step-tunnel = paga quanto chiede la galleria o rinuncia
step-give = { $count ->
    [one] dai una carta qualsiasi
    [many] dai { $count } carte qualsiasi
   *[other] dai { $count } carte qualsiasi
}
step-first-tickets = { $least ->
    [one] tieni almeno un biglietto
    [many] tieni almeno { $least } biglietti
   *[other] tieni almeno { $least } biglietti
}
step-keep = { $least ->
    [one] tieni almeno un biglietto
    [many] tieni almeno { $least } biglietti
   *[other] tieni almeno { $least } biglietti
}
step-pass = non puoi fare nulla
wait-for = Tocca a { $who }
wait-first-tickets = Gli altri scelgono i primi biglietti
last-round = Ultimo giro
undo = Annulla
pass = Passa
claim-a-route = Prendi una linea
claim = Prendi
build = Costruisci
pay = Paga
withdraw = Rinuncia
not-now = Non ora
payments = Modi di pagare
sparing = il modo più economico
route-about = linea { $colour ->
    [purple] viola
    [blue] blu
    [orange] arancio
    [white] bianca
    [green] verde
    [yellow] gialla
    [black] nera
    [red] rossa
   *[grey] grigia
}{ $kind ->
    [ferry] {" "}con traghetto
    [tunnel] {" "}in galleria
   *[plain] {""}
}, { $length ->
    [one] { $length } vagone
    [many] { $length } vagoni
   *[other] { $length } vagoni
}
station-in = Una stazione a { $city }
give-title = Carte da dare
give-left = ancora { $count }
give-card = { $kind ->
    [purple] Dai una carta viola
    [blue] Dai una carta blu
    [orange] Dai una carta arancio
    [white] Dai una carta bianca
    [green] Dai una carta verde
    [yellow] Dai una carta gialla
    [black] Dai una carta nera
    [red] Dai una carta rossa
   *[loco] Dai una locomotiva
}
keep-title = Scegli i biglietti
keep-least = { $least ->
    [one] Tienine almeno uno e restituisci gli altri.
    [many] Tienine almeno { $least } e restituisci gli altri.
   *[other] Tienine almeno { $least } e restituisci gli altri.
}
keep-done = { $count ->
    [0] Tieni
    [one] Tieni un biglietto
    [many] Tieni { $count } biglietti
   *[other] Tieni { $count } biglietti
}

## Players

players = Giocatori
player = Giocatore
plate-you = tu
plate-to-move = di turno
plate-held = gioca un bot
plate-covered = un bot fa questa mossa
plate-here = presente
plate-away = assente
plate-taken-over = nuovo link
plate-trains = Vagoni
plate-cards = Carte
plate-tickets = Biglietti
plate-stations = Stazioni rimaste
points-unit = { $count ->
    [one] punto
    [many] punti
   *[other] punti
}
clock = Orologio
days-left = { $count ->
    [one] un giorno
    [many] { $count } giorni
   *[other] { $count } giorni
}
hold-chair = Fai giocare un bot
bot-holds-you = Un bot gioca per te.
seat-taken-over = Il posto di { $who } è passato di mano con un nuovo link.
take-back = Eccomi
looking-on = Stai guardando

## The board and the log

board-of = Il tabellone: { $board }
log = Cronaca
log-since = dal tuo ultimo turno
log-earlier = prima
from-deck = una dal mazzo
a-card = { $kind ->
    [purple] una carta viola
    [blue] una carta blu
    [orange] una carta arancio
    [white] una carta bianca
    [green] una carta verde
    [yellow] una carta gialla
    [black] una carta nera
    [red] una carta rossa
   *[loco] una locomotiva
}
log-drew-one = { $me ->
    [yes] Hai pescato { $first }
   *[no] { $who } ha pescato { $first }
}
log-drew-two = { $me ->
    [yes] Hai pescato { $first } e { $second }
   *[no] { $who } ha pescato { $first } e { $second }
}
log-claimed = { $me ->
    [yes] Hai preso la linea { $a } – { $b }
   *[no] { $who } ha preso la linea { $a } – { $b }
}, { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
log-withdrew = { $me ->
    [yes] Hai rinunciato a una galleria
   *[no] { $who } ha rinunciato a una galleria
}
log-built = { $me ->
    [yes] Hai costruito una stazione a { $city }
   *[no] { $who } ha costruito una stazione a { $city }
}
log-tickets = { $me ->
    [yes] Hai pescato biglietti
   *[no] { $who } ha pescato biglietti
}
log-kept = { $me ->
    [yes] Hai pescato biglietti e ne hai
   *[no] { $who } ha pescato biglietti e ne ha
} { $kept ->
    [one] tenuto uno
    [many] tenuti { $kept }
   *[other] tenuti { $kept }
}
log-first-tickets = { $me ->
    [yes] Hai tenuto { $kept ->
        [one] un biglietto
        [many] { $kept } biglietti
       *[other] { $kept } biglietti
    }
   *[no] { $who } ha scelto i primi biglietti
}
# A line of the log that tells what a bot did for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] Hai passato
   *[no] { $who } ha passato
}

## Waiting, and when things go wrong

waiting-title = Un tavolo: { $board }
waiting-lead = Manda questo link ai tuoi amici: la partita comincia quando tutti i posti sono occupati.
link = Link a questo tavolo
link-copy = Copia
link-copied = Copiato
chair-free = libero
sit-down = Siediti
start-with-bots = Comincia subito, con bot nei posti liberi
connecting = Connessione…
line-lost = La connessione è caduta e si sta ristabilendo. Nulla è andato perso.

## Phrases

phrase-hello = Ciao!
phrase-thanks = Grazie!
phrase-well_played = Ben giocato!
phrase-good_game = Bella partita!
phrase-oops = Ops!
phrase-one_moment = Un momento, per favore
phrase-your_turn = Tocca a te
phrase-again = Un’altra?

## The end

end-about = { $board } · { $turns ->
    [one] un turno
    [many] { $turns } turni
   *[other] { $turns } turni
}
end-title = { $me ->
    [yes] Hai vinto
   *[no] { $count ->
        [one] { $who } vince
        [many] { $who } condividono la vittoria
       *[other] { $who } condividono la vittoria
    }
} con { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
play-again = Gioca ancora
look-at-board = Guarda il tabellone
score-routes = Linee
score-stations = Stazioni
score-total = Totale
place = { $place }º posto
completed = { $count ->
    [one] { $count } biglietto
    [many] { $count } biglietti
   *[other] { $count } biglietti
}
longest = { $count ->
    [one] { $count } vagone
    [many] { $count } vagoni
   *[other] { $count } vagoni
}
tickets-of = Biglietti di { $who }
ticket-done = completato
ticket-missed = non completato

## Why not: what the rules object to. A sentence is shown alone, and in a terminal as a part of another

card-name = { $kind ->
    [purple] viola
    [blue] blu
    [orange] arancio
    [white] bianca
    [green] verde
    [yellow] gialla
    [black] nera
    [red] rossa
   *[loco] locomotiva
}
cards-none = nessuna carta
cards-alike = { $count } dello stesso colore
price-of = costa { $cards }{ $locos ->
    [0] { "" }
    [one] , di cui almeno una locomotiva
    [many] , di cui almeno { $locos } locomotive
   *[other] , di cui almeno { $locos } locomotive
}
why-game-over = La partita è finita.
why-first-tickets-due = Prima scegli i tuoi primi biglietti: tienine almeno { $least }.
why-second-card-due = Prima prendi la tua seconda carta.
why-claim-payment-due = { $route }: prima scegli come pagare.
why-station-payment-due = Stazione a { $city }: prima scegli come pagare.
why-keep-due = Prima scegli quali biglietti tenere: almeno { $least }.
why-tunnel-due = La galleria chiede { $asked ->
    [one] un’altra carta
    [many] altre { $asked } carte
   *[other] altre { $asked } carte
}: paga o rinuncia.
why-ferry-cards-due = { $route }: prima dai { $give ->
    [one] un’altra carta
    [many] altre { $give } carte
   *[other] altre { $give } carte
} al posto delle locomotive.
why-swap-cards-due = { $route }: prima dai { $give ->
    [one] un’altra carta
    [many] altre { $give } carte
   *[other] altre { $give } carte
} al posto di carte dello stesso colore.
why-nothing-to-keep = Non ci sono biglietti da scegliere; prima pesca biglietti.
why-nothing-to-pay = Non c’è niente da pagare; prima prendi una linea o costruisci una stazione.
why-nothing-to-give = Non ti viene chiesta nessuna carta; prima prendi una linea.
why-no-tunnel = Non c’è nessuna galleria a cui rinunciare.
why-can-act = Puoi passare solo quando non puoi fare nient’altro.
why-not-in-row = Questa carta non è a faccia in su: { $card }. A faccia in su: { $row }.
why-loco-as-second = La seconda carta non può essere una locomotiva a faccia in su.
why-no-cards = Non restano carte da pescare: il mazzo e gli scarti sono vuoti.
why-no-draw = In questo turno non si possono pescare carte treno, nemmeno quelle a faccia in su: il mazzo e gli scarti sono vuoti.
why-no-tickets = Non restano biglietti da pescare.
why-keeps-too-few = Tieni almeno { $least } dei biglietti pescati.
why-first-keeps-too-few = Tieni almeno { $least } dei tuoi primi biglietti.
why-not-offered = Puoi tenere solo i biglietti che hai appena pescato: { $offer }.
why-first-not-offered = Puoi tenere solo i biglietti che hai ricevuto: { $offer }.
why-route-taken = { $route }: la linea è già di { $owner }.
why-own-other-track = { $route }: hai già l’altra linea tra queste città; nessuno può averle entrambe.
why-other-track-closes = { $route }: { $owner } ha l’altra linea; con { $seats } giocatori questa è chiusa.
why-too-few-trains = { $route }: { $need ->
    [one] serve { $need } vagone
    [many] servono { $need } vagoni
   *[other] servono { $need } vagoni
}, e tu ne hai ancora { $have }.
why-cards-short = { $route }: le tue carte non bastano; { $price }.
why-wrong-count = { $route }: così non si paga; { $price }.
why-wrong-colour = { $route }: il colore è sbagliato; { $price }.
why-loco-not-wild = { $route }: qui le locomotive sono jolly solo in galleria e sui traghetti.
why-loco-not-on-swap = { $route }: qui le locomotive non sono jolly, ma possono essere tra le { $swap } carte che dai al posto di una.
why-ferry-needs-locos = { $route }: le locomotive sono troppo poche; { $price }.
why-no-substitutes = { $route }: altre carte non possono sostituirle; { $price }.
why-ferry-subs-short = Non hai abbastanza carte per darne { $swap } al posto di ogni locomotiva.
why-swap-subs-short = Non hai abbastanza carte per darne { $swap } al posto di ogni carta.
why-not-held = Non hai queste carte. In mano: { $hand }.
why-give-not-held = Non hai questa carta da dare: { $card }. In mano: { $hand }.
why-give-order = Dai le carte nell’ordine dei colori: prima { $card }, poi { $last }.
why-give-runs-out = Comincia da un colore precedente: { $card } e i colori seguenti non bastano per le { $give } carte ancora da dare.
why-tunnel-wrong-count = La galleria chiede ancora { $asked }: { $locos ->
    [yes] locomotiva
   *[no] { $laid } o locomotiva
}.
why-tunnel-wrong-colour = Hai calato { $laid }: paga con lo stesso colore o con locomotive.
why-tunnel-only-locos = Hai calato solo locomotive, quindi paghi solo con locomotive.
why-tunnel-not-held = Non hai queste carte. In mano: { $hand }. Puoi rinunciare.
why-no-stations-here = Questa partita si gioca senza stazioni.
why-stations-spent = Hai già costruito tutte le tue stazioni.
why-city-taken = { $city }: qui ha già una stazione { $owner }, e in una città ce ne sta una sola.
why-station-cards-short = La tua prossima stazione costa { $cost } dello stesso colore, locomotive comprese. In mano: { $hand }.
why-station-wrong-count = Questa stazione costa { $cost } dello stesso colore, locomotive comprese.

## Why not: typed words that name no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } non è una mossa; una mossa comincia con: { $verbs }.
why-stands-alone = '{ $verb }' sta da solo, senza altre parole.
why-takes-one = Dopo '{ $verb }' va { $noun ->
    [card] una carta
    [route] una linea
   *[city] una città
}, come in '{ $example }'.
why-no-such = Qui non c’è { $noun ->
    [card] la carta
    [route] la linea
    [city] la città
   *[ticket] il biglietto
} { $word }{ $hint ->
    [yes] ; forse { $near }?
   *[no] .
}
why-named-twice = Un biglietto si scrive una volta sola.
why-payment-form = Un pagamento è un colore, poi loco, poi sub, ognuno con un numero, come in 'pay red 2 loco 1'.
why-nothing-played = Non è stato ancora giocato nulla da annullare.
rule-button = La regola che vale qui
rule-number = Regola { $rule }

## What the server can not do

refused-begun = Questa partita è cominciata; puoi guardare o apparecchiare un tavolo tuo.
refused-no-chair = Lì non può più sedersi nessuno; scegli un altro posto o apparecchia un tavolo tuo.
refused-name-signs = Un nome ha solo caratteri visibili, senza spazi all’inizio e alla fine.
refused-name-long = Questo nome o questa parola è troppo lunga; scegline una più corta.
refused-name-taken = Qui qualcuno si chiama già { $name }; scegli un altro nome.
refused-chair-taken = Questo posto è occupato.
refused-not-ready = Le carte si danno una volta, quando tutti i posti sono occupati.
refused-dealing = Si stanno dando le carte; aspetta un momento.
refused-deal = Non è stato possibile dare le carte; riprova, oppure lascia il posto e apparecchia un nuovo tavolo.
refused-no-link = Solo il posto di una persona ha un link.
refused-stale = Nel frattempo il tavolo è andato avanti; guarda di nuovo e poi decidi.
refused-turn = Non tocca a te: tocca a { $who }.
refused-not-your-turn = Non tocca a te.
refused-chosen = Hai scelto i tuoi primi biglietti; aspetta gli altri.
refused-undo-first = La tua ultima decisione non si può annullare: i primi biglietti restano come sono.
refused-undo-acted = La tua ultima decisione non si può annullare: nel frattempo ha giocato qualcun altro.
refused-undo-shown = La tua ultima decisione non si può annullare: ha scoperto qualcosa di nuovo.
refused-hold = Un bot può tenere solo il posto di un’altra persona, e una volta sola.
refused-hold-here = Un bot può tenere solo il posto di chi è via da almeno un minuto.
refused-hold-asked = Lo hai già chiesto; devono essere d’accordo anche altri.
refused-held = Un bot tiene già il tuo posto.
refused-own-chair = Il posto è già tuo.
refused-paused = La partita è in pausa. Prima riprendila.
refused-pause-clock = Si può mettere in pausa solo una partita con l’orologio.
refused-pause-said = Lo hai già detto; devono essere d’accordo anche gli altri.
refused-again = Puoi giocare ancora una volta sola, quando la partita è finita.
refused-not-dealt = Le carte non sono ancora date; non tutti i posti sono occupati.
refused-over = Questa partita è finita.
refused-busy = In questo momento il server non raggiunge i suoi tavoli; riprova tra poco.
refused-work = Il server è occupato con altre richieste; riprova tra poco.
refused-broken = Qualcosa è andato storto sul server; ricarica la pagina per vedere il tavolo.
refused-tables = { $count ->
    [one] Un tuo tavolo non è finito
    [many] { $count } tuoi tavoli non sono finiti
   *[other] { $count } tuoi tavoli non sono finiti
}; finiscine uno prima di apparecchiarne un altro.
refused-fast = Troppe cose insieme; aspetta un momento e riprova.
refused-version = Il server usa la versione { $version }; ricarica la pagina per averla.
refused-newer = Questo tavolo è di una versione più nuova di Whistlestop; continua appena il server viene aggiornato.
refused-damaged = Questo tavolo è danneggiato nel database del server e non può continuare; i dettagli sono nel log del server.
refused-older = Questa versione di Whistlestop non può continuare questo tavolo; resta com’è.
refused-link = Questo link non apre un posto a questo tavolo; chiedine uno nuovo a chi ospita.
refused-void = Questo link non apre più il posto; chiedi quello nuovo a chi ospita.
refused-invitation = Questo link è un invito a un posto; aprilo e prendi prima il posto.
refused-invitation-used = Questo invito è già stato usato o sostituito; chiedine uno nuovo a chi ospita.
refused-claim-here = Questo dispositivo è già al tavolo; apri l’invito sul dispositivo che giocherà.
refused-closed = Questo tavolo non è aperto a chi guarda.
refused-looking-on = Stai guardando; può farlo solo chi siede al tavolo.
refused-host = Può farlo solo chi ospita il tavolo.
refused-unknown = Questo tavolo non esiste; il link è completo?
refused-record = La registrazione si legge quando la partita è finita.
refused-otherwise = Non è andata; ricarica la pagina e riprova.
## The menu, the sheet of a phone, and the seas

menu = Menu
theme = Colori
theme-device = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri
sound = Suono quando tocca a me
chair-link = Il mio posto su un altro dispositivo
chair-link-about = Questo link segreto è il tuo posto: chi lo ha vede le tue carte e può giocare per te. Tienilo per te.
leave-table = Lascia il tavolo
leave-question = Lasciare il tavolo? Un bot gioca al posto tuo; con il tuo link puoi tornare.
leave = Lascia
stay = Resta
zoom-in = Più vicino
zoom-out = Più lontano
whole-board = Tutta la mappa
sheet = Carte, biglietti, cronaca e giocatori
tab-hand = Mano { $count }
tab-tickets = Biglietti { $count }
take-deck = Prendi una carta dal mazzo
take-tickets = Pesca biglietti
sea-atlantic-ocean = Oceano Atlantico
sea-pacific-ocean = Oceano Pacifico
sea-gulf-of-mexico = Golfo del Messico
sea-north-sea = Mare del Nord
sea-mediterranean-sea = Mar Mediterraneo
sea-black-sea = Mar Nero
sea-baltic-sea = Mar Baltico
sea-bay-of-biscay = Golfo di Biscaglia
sea-norwegian-sea = Mare di Norvegia
sea-barents-sea = Mare di Barents
score-tickets_done = Biglietti completati
score-tickets_missed = Biglietti mancati
score-longest = Percorso più lungo
score-globetrotter = Globetrotter
ticket-by = via { $cities }
path-drawn = Il percorso più lungo, in oro: { $who }
show-title = Il conteggio
show-routes = I punti delle linee. Ora si scoprono i biglietti.
show-station = La stazione di { $city } usa la linea { $a } – { $b }
show-station-idle = La stazione di { $city } non è servita
show-done = { $a } – { $b }: completato
show-missed = { $a } – { $b }: non completato
show-stations-left = { $count ->
    [one] Una stazione non costruita
    [many] { $count } stazioni non costruite
   *[other] { $count } stazioni non costruite
}
show-longest = { $shares ->
    [one] { $who } ha il percorso più lungo
    [many] { $who } hanno percorsi di pari lunghezza: punti per tutti
   *[other] { $who } hanno percorsi di pari lunghezza: punti per tutti
}
show-globetrotter = { $shares ->
    [one] { $who } è Globetrotter, con più biglietti completati
    [many] { $who } sono Globetrotter, con gli stessi biglietti completati
   *[other] { $who } sono Globetrotter, con gli stessi biglietti completati
}
show-told = Contato finora
show-back = Indietro
show-next = Avanti
show-pause = Pausa
show-go-on = Continua
show-skip = Risultato
show-watch = Guarda il conteggio
tie-completed = { $who } e { $other } hanno gli stessi punti; { $who } è davanti con più biglietti completati
tie-stations = { $who } e { $other } hanno gli stessi punti; { $who } è davanti con meno stazioni costruite
tie-longest = { $who } e { $other } hanno gli stessi punti; { $who } è davanti con il percorso più lungo
tie-shared = { $who } e { $other } sono pari in tutto e condividono il posto
back-to-results = Torna al risultato
chart-title = I punti nel tempo
chart-turn = Turno { $turn }
chart-last = ultimo turno
chart-read = Scegli un turno da leggere
chart-table = In una tabella
deal-title = Come sono state date le carte
deal-lead = Prima della prima carta il server pubblica l’impronta (SHA-256) del suo segreto, e il dispositivo di ogni giocatore aggiunge un numero casuale che nessun altro conosce. Ogni carta discende da tutto questo insieme: nessuno può scegliere le carte da solo. Questo dispositivo ha controllato:
deal-seed = Seme
deal-promise = Impronta (SHA-256)
deal-kept = Controllato in questo browser: il seme ha questa impronta.
deal-broken = Il seme non ha questa impronta!
deal-secret-kept = Il segreto del server è quello fissato prima di dare le carte.
deal-secret-broken = Il segreto del server non è quello fissato prima di dare le carte!
deal-own-kept = Il numero casuale di questo dispositivo fa parte della distribuzione.
deal-own-broken = Il numero casuale di questo dispositivo è stato tralasciato o cambiato!
deal-own-none = Questo dispositivo non ha aggiunto alcun numero casuale, quindi non può sapere se il server ha scelto le carte.
deal-own-late = Il numero casuale di questo dispositivo non è stato chiesto in tempo, quindi non può sapere se il server ha scelto le carte.
deal-others-kept = I numeri casuali e le parole di tutti sono quelli fissati prima che ne fosse rivelato uno.
deal-others-broken = Un numero casuale o una parola è stato cambiato dopo che questo dispositivo aveva rivelato il suo!
deal-seed-kept = Il seme è fatto esattamente di questo segreto, di questi numeri e di queste parole.
deal-seed-broken = Il seme non è fatto di questo segreto, di questi numeri e di queste parole!
deal-withheld = Il numero casuale di { $who } non è arrivato in tempo; le carte sono state date senza.
deal-cards-kept = Le carte e i biglietti iniziali sono quelli che discendono dal seme.
deal-cards-broken = Le carte e i biglietti iniziali non discendono dal seme!
deal-alarm = Questa distribuzione non ha superato il controllo. Qualcuno l’ha manomessa.
deal-verify = Scarica il verbale e controlla ogni carta:
record-download = Scarica il verbale
again-told = Una nuova partita è pronta.
again-follow = Vieni anche tu
## Tickets on their way, tunnels, and other ways to play

goal-done = completato
goal-needs = mancano { $trains ->
    [one] { $trains } vagone
    [many] { $trains } vagoni
   *[other] { $trains } vagoni
}, { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}
goal-stations = { $count ->
    [one] con { $count } stazione
    [many] con { $count } stazioni
   *[other] con { $count } stazioni
}
goal-too-far = { $trains ->
    [one] serve { $trains } vagone, più di quanti ne hai
    [many] servono { $trains } vagoni, più di quanti ne hai
   *[other] servono { $trains } vagoni, più di quanti ne hai
}
goal-cut = non è più possibile
goal-fits = { $count ->
    [one] si accorda: { $count } casella in comune
    [many] si accorda: { $count } caselle in comune
   *[other] si accorda: { $count } caselle in comune
}
odds-more = { $count ->
    [0] niente in più
    [one] { $count } carta in più
    [many] { $count } in più
   *[other] { $count } in più
}
odds-sure = Qualunque cosa esca, puoi pagarla.
odds-can = Puoi pagare nel { $percent } dei casi.
odds-before = Le probabilità prima di girare
cards-any = { $count } qualsiasi
keeps-cards = risparmi { $cards }
give-less = Riprendi: { $cards }
give-done = { $count ->
    [one] Dai { $count } carta
    [many] Dai { $count } carte
   *[other] Dai { $count } carte
}
tunnel = Galleria
tunnel-laid = Hai giocato { $cards }. Ogni carta di quel colore e ogni locomotiva che esce costa una carta in più.
tunnel-more = una in più
tunnel-none = niente
tunnel-too-dear = Non hai le carte che la galleria chiede.
tunnel-through = Nient'altro da pagare: la linea è tua.
tunnel-on = Avanti
tickets-sure = È tutto il tuo turno e non si può annullare.
lists = Il tabellone in elenchi
list-claims = Linee che puoi prendere
list-no-claims = Nessuna al momento
list-sites = Città dove puoi costruire una stazione
list-cities = Linee per città
list-city = Città
list-owners = Di chi sono
list-nothing = ancora nulla
list-stations = Stazioni: { $cities }
keys = Tasti
keys-on = Si gioca con lettere e cifre
close = Chiudi
words-label = Scrivi un'azione con le parole della notazione
words-play = Gioca
last-round-about = { $count ->
    [one] Ancora { $count } turno, poi si contano i punti.
    [many] Ancora { $count } turni, poi si contano i punti.
   *[other] Ancora { $count } turni, poi si contano i punti.
}
key-row = prendi una carta a faccia in su
key-deck = pesca dal mazzo
key-tickets = pesca biglietti
key-claim = prendi una linea o costruisci una stazione
key-arrows = passa da una linea o città illuminata all'altra
key-enter = scegli
key-escape = torna indietro
key-undo = annulla
key-pass = passa, se non c'è altro da fare
key-lists = il tabellone in elenchi
key-words = scrivi un'azione
key-keys = questi tasti
## The first minute, and with others

guest-bot = Bot
guest-friend = Amico
guest-by-link = con un link
name-missing = Prima di’ ai tuoi amici come ti chiami.
server-silent = Il server non risponde. Controlla la connessione e riprova.
join-a-table = Trova un tavolo
more-options = Ritmo, chi comincia, regole della casa
who-begins = Chi comincia
begins-lot = A sorte
pace = Ritmo
pace-relaxed = Con calma
pace-live = Dal vivo
pace-days = In più giorni
pace-about-relaxed = Senza orologio: ognuno si prende il tempo che gli serve.
pace-about-live = Una riserva di tempo per ogni giocatore, che cresce a ogni turno. Quando finisce, un bot fa una mossa per te.
pace-about-days = Giochi quando hai tempo; il tavolo aspetta per giorni.
time-for-a-move = Tempo per una mossa
time-bank = Tempo per ogni giocatore
bank-and-increment = { $bank } + { $increment } a turno
absent-level = Chi gioca per chi manca
allow-onlookers = Altri possono guardare
list-table = Mostra tra i tavoli aperti
list-needs-friend = serve un posto per un amico
house-rules = Regole della casa
rules-changed = { $count ->
    [one] { $count } cambiata
    [many] { $count } cambiate
   *[other] { $count } cambiate
}
rules-printed = Di nuovo come nella scatola
my-tables = I tuoi tavoli
table-waiting = aspetta giocatori
table-playing = giocano gli altri
open-tables = Tavoli aperti
open-none = Nessun tavolo aperto in questo momento. Preparane uno per i tuoi amici, o per chi passa.
table-of = Tavolo di { $who }
table-playing-now = partita in corso
chairs-free = { $count ->
    [one] { $count } posto libero
    [many] { $count } posti liberi
   *[other] { $count } posti liberi
}
join-table = Siediti
watch-table = Guarda
invite-title = Invita i tuoi amici
link-for-cameras = Il link come codice QR, per una fotocamera
link-share = Condividi
share-text = Vieni a giocare con me a un gioco di treni.
sit-title = Prendi posto
sit-where = Il tuo colore
name-taken = Qui c’è già qualcuno che si chiama { $who }. Scegli un altro nome.
seat-a-bot = Metti un bot…
bot-on-chair = Metti un bot al posto { $number }
new-link = Nuovo link
new-link-for = Manda questo link a { $who }. Vale una volta sola, e tutti vedranno che il posto è passato di mano. Quello vecchio non apre più il posto.
waiting-for = { $count ->
    [0] Ci siete tutti.
    [one] { $count } posto è ancora libero.
    [many] { $count } posti sono ancora liberi.
   *[other] { $count } posti sono ancora liberi.
}
stand-up = Lascia il tavolo
onlookers = Spettatori
onlookers-welcome = benvenuti
onlookers-none = no
close = Chiudi
server-gone = Il server non risponde da un po’. Il tavolo resta com’è: torna più tardi su questa pagina, o riprova.
next-try = Nuovo tentativo tra { $seconds } s
try-now = Riprova ora
closed-title-unknown = Questo tavolo non esiste
closed-unknown = Il link è completo? Fattelo mandare di nuovo, o prepara un tavolo tuo.
closed-title-void = Questo link non apre più il posto
closed-void = Chi ha preparato il tavolo ha fatto un link nuovo. Chiedi quello; intanto puoi guardare il tavolo.
closed-title-private = I giocatori preferiscono stare tra loro
closed-private = Questo tavolo non è aperto agli spettatori. Se un posto è tuo, aprilo con il tuo link.
look-at-table = Guarda il tavolo
take-seat-title = Prendi il posto di { $who }
take-seat-about = Chi ospita ha creato questo link per il posto. Vale una volta sola e porta le carte e i biglietti su questo dispositivo; tutti al tavolo vedranno che il posto è passato di mano.
take-seat = Prendi il posto
take-seat-elsewhere-title = Apri questo link sull’altro dispositivo
take-seat-elsewhere = Questo dispositivo ospita già il tavolo o ci gioca, e nessuno deve vedere due mani. Inquadra il codice con il dispositivo che giocherà come { $who }, o manda il link.
held-clock = Il tuo tempo è scaduto tre volte di fila.
held-left = Hai lasciato il tavolo.
held-asked = Lo hanno chiesto gli altri.
covered-you = Il tuo tempo è scaduto e un bot fa questa mossa. Gioca per riprendere.
paused-idle = La partita è in pausa perché nessuno giocava.
paused-agreed = La partita è in pausa.
paused-left = La partita è in pausa perché tutti se ne sono andati.
pause-continue = Riprendi
pause-ask = Metti in pausa
pause-wanted = Pausa chiesta da { $who }.
pause-agree = Pausa
pause-asked = Hai chiesto una pausa; devono essere d’accordo anche gli altri.
pause-withdraw = Lascia stare
pause-ready = In attesa di { $who }.
say = Di’ qualcosa
looking-on-count = { $count ->
    [one] { $count } spettatore
    [many] { $count } spettatori
   *[other] { $count } spettatori
}
votes-for-bot = { $count ->
    [one] { $count } voto per un bot
    [many] { $count } voti per un bot
   *[other] { $count } voti per un bot
}
rule-seats_min = Giocatori, almeno
rule-seats_max = Giocatori, al massimo
rule-trains = Vagoni di ogni giocatore
rule-stations = Stazioni di ogni giocatore
rule-first_long = Percorsi lunghi all’inizio
rule-first_tickets = Biglietti all’inizio
rule-first_keep = Primi biglietti da tenere, almeno
rule-first_return = I primi biglietti restituiti vanno sotto il mazzo
rule-ticket_draw = Biglietti pescati in un turno
rule-ticket_keep = Biglietti pescati da tenere, almeno
rule-ticket_return = I biglietti restituiti vanno sotto il mazzo
rule-loco_draw = Per quante carte vale una locomotiva scoperta
rule-row_flush = Locomotive scoperte che fanno cambiare le carte (0: mai)
rule-draw_without_deck = Le carte scoperte si pescano anche senza mazzo e senza scarti
rule-wild_plain = Le locomotive valgono anche sulle linee normali
rule-double_from = Doppie linee aperte entrambe, da quanti giocatori
rule-ferry_swap = Carte al posto di una locomotiva sui traghetti (0: nessuna)
rule-tunnel_cards = Carte girate per una galleria
rule-station_points = Punti per ogni stazione non costruita
rule-last_round_trains = Con quanti vagoni comincia l’ultimo giro
rule-longest_bonus = Punti per il percorso più lungo
rule-globetrotter_bonus = Globetrotter: punti per il maggior numero di biglietti
rule-ties_by_length = L’ultimo pareggio lo decide il percorso più lungo
rule-turn_limit = Turni di ogni giocatore, al massimo
rule-route_points = Punti delle linee, per lunghezza
refused-talk = Hai parlato molto. Aspetta un attimo.

about-usa = le regole più semplici
about-europe = gallerie, traghetti, stazioni
about-nordic = gallerie e traghetti
claims-open = { $count ->
    [one] Puoi prendere { $count } linea
    [many] Puoi prendere { $count } linee
   *[other] Puoi prendere { $count } linee
}
two-cards = { $kind ->
    [deck] due dal mazzo
    [purple] due carte viola
    [blue] due carte blu
    [orange] due carte arancio
    [white] due carte bianche
    [green] due carte verdi
    [yellow] due carte gialle
    [black] due carte nere
    [red] due carte rosse
   *[loco] due locomotive
}

## The rules at hand; their texts are in rules/

rules = Regole
## Imparare

learn-to-play = Impara a giocare
learn-first = Prima volta qui?
learn-first-about = Una prima partita guidata, in cinque minuti.
lesson-asks-usa = Come si gioca? Una partita guidata
lesson-asks-ferries = Come funzionano i traghetti?
lesson-asks-tunnels = Come funzionano le gallerie?
lesson-asks-stations = Come funzionano le stazioni?
lesson-asks-nordic = Che cosa cambia al Nord?
# looking back
refused-reel = Questo non si può rigiocare: { $why }.
look-back = Rivedi la partita
finished-games = Partite finite
replay-title = Rivediamola
replay-open = Apri un verbale
replay-lead = Scegli il verbale di una partita o trascinalo qui: si rigioca mossa per mossa.
replay-loading = La partita si rigioca …
replay-begin = Il tavolo è pronto
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Fai scorrere
replay-scrub = Momento della partita
replay-at = { $at } di { $count }
replay-speed = Velocità
replay-claims = Solo le linee
replay-eyes = Visto da
replay-open-hands = carte scoperte
replay-more = Altro
replay-link = Link a questo momento
replay-link-file = Per chi ha lo stesso verbale.
replay-continue = Continua da qui
replay-continue-about = Tu prendi un posto, i bot gli altri. Ogni carta resta com’era stata data.
replay-chair = Il tuo posto
replay-bots = Gli altri
replay-save = Salva come un solo file HTML
replay-verify = Controlla la distribuzione
replay-no-deal = Questa partita è cominciata da una posizione: non c’è stata distribuzione.
replay-lines-kept = Controllato in questo browser: nessuna riga del verbale è stata cambiata.
replay-lines-broken = Una riga del verbale è stata cambiata!
replay-offered = Biglietti tra cui scegliere
replay-laid = Giocate
replay-turned = Scoperte
replay-played = { $count ->
    [one] Rigiocata riga per riga: { $count } decisione, ed è giusta.
    [many] Rigiocata riga per riga: { $count } di decisioni, e sono tutte giuste.
   *[other] Rigiocata riga per riga: { $count } decisioni, e sono tutte giuste.
}
## What would you do?

refused-advice = A questo tavolo i consigli sono disattivati.
advice-ask = Tu che faresti?
advice-who = A chi chiedere
advice-thinking = Ci pensa …
advice-claim = Prendi { $a } – { $b }
advice-station = Costruisci una stazione: { $city }
advice-pay = Paga: { $cards }
advice-keep = Tieni: { $tickets }
advice-give = Dai: { $cards }
advice-withdraw = Rinuncia alla galleria
advice-goals = { $count ->
    [one] Il piano completa { $count } biglietto: { $tickets }.
    [many] Il piano completa { $count } biglietti: { $tickets }.
   *[other] Il piano completa { $count } biglietti: { $tickets }.
}
advice-spare = Nessun biglietto è aperto: i vagoni rimasti vanno dove rendono più punti.
advice-given-up = Rinuncia a: { $tickets }.
advice-short = Mancano ancora: { $cards }.
advice-turns = { $turns ->
    [one] Serve circa { $turns } turno; ne restano circa { $left }.
    [many] Servono circa { $turns } turni; ne restano circa { $left }.
   *[other] Servono circa { $turns } turni; ne restano circa { $left }.
}
advice-rivals = Nei paraggi: { $who }.
advice-risk = { $points ->
    [one] Perdere questa linea costerebbe circa { $points } punto.
    [many] Perdere questa linea costerebbe circa { $points } punti.
   *[other] Perdere questa linea costerebbe circa { $points } punti.
}
advice-second = { $points ->
    [one] Seconda scelta, circa { $points } punto in meno: { $move }.
    [many] Seconda scelta, circa { $points } punti in meno: { $move }.
   *[other] Seconda scelta, circa { $points } punti in meno: { $move }.
}
advice-equal = Quasi altrettanto buono: { $move }.
advice-show = Mostra sulla mappa
advice-play = Gioca così
advice-used = { $count ->
    [one] { $who } ha chiesto consiglio per { $count } decisione.
    [many] { $who } ha chiesto consiglio per { $count } decisioni.
   *[other] { $who } ha chiesto consiglio per { $count } decisioni.
}
allow-advice = I giocatori possono chiedere a un bot: tu che faresti?
advice-terms = Consigli dei bot
advice-on = permessi
advice-off = disattivati

## Looking back on a game

refused-spectators = Questo tavolo ha già tutti gli spettatori che può ospitare; riprova più tardi.
refused-reviews = In questo momento si riguardano molte partite; riprova tra poco.
review-title = Uno sguardo indietro
review-about = Dove si è decisa, quanto è stata fortuna e quanto bravura? Il server continua a giocare da ogni turno: ci vuole al massimo mezzo minuto.
review-begin = Riguarda la partita
review-thinking = Si continua a giocare da ogni turno …
review-won = Dove si è decisa
review-won-about = La probabilità di vittoria di ciascuno dopo ogni turno: i bot continuano da ciò che quel giocatore sapeva. Insieme sono riportate al 100 %.
review-turning = Momenti decisivi
review-even = Nessun turno ha cambiato molto: si è decisa alla fine.
review-gains = { $who } guadagna { $percent }
review-loses = { $who } perde { $percent }
review-luck = Fortuna e bravura
review-luck-about = Da che cosa nasce il distacco di ciascuno dal migliore degli altri; le parti sommate lo danno esatto. Le decisioni si misurano con quelle di un bot forte, ed è tutto una stima.
part-deal = Prime carte e biglietti
part-luck = Fortuna nei propri turni
part-skill = Decisioni proprie
part-others = Ciò che hanno fatto gli altri
part-end = Ciò che ha svelato la fine
review-margin = Distacco da { $who }
review-cards = Carte per tipo
review-cards-about = Distribuite o pescate coperte, tra parentesi quante se ne aspettavano; dopo il più quelle prese scoperte.
review-spent = Come sono stati usati i turni
spent-cards = Pescare carte
spent-claims = Prendere linee
spent-tickets = Pescare biglietti
spent-stations = Costruire stazioni
spent-withdrawn = Gallerie abbandonate
spent-passes = Passare
review-order = Linee e biglietti in ordine
happening-tickets = Biglietti: { $tickets }
happening-done = Completati: { $tickets }
happening-station = Stazione: { $city }
## Nella stessa stanza: un solo dispositivo, un sipario tra i turni

guest-here = Su questo dispositivo
here-by-name = Qualcuno su questo dispositivo
name-of-seat = Nome del posto { $number }
names-missing = Ognuno su questo dispositivo ha bisogno di un nome proprio.
hand-on = Passa il dispositivo
curtain-turn = Tocca a { $who }
curtain-first = { $who } sceglie i primi biglietti
curtain-about = Passate il dispositivo a { $who }; gli altri guardano altrove.
curtain-lift = Sono { $who }: mostra le mie carte
curtain-back = Torna al sipario: { $who }
curtain-held = Di ritorno: { $who }

## L'aiuto per contare i punti del gioco da tavolo

count-title = Conta i punti di una partita da tavolo
count-who = Tabellone e giocatori
count-for = I pezzi di
count-what = Che cosa mettere
count-name = Nome per il { $colour }
colour-madder = Rosso
colour-prussian = Blu
colour-gold = Giallo
colour-fir = Verde
colour-ink = Nero
count-tap-routes = Tocca una linea sul tabellone per darla a { $who }; toccala di nuovo per toglierla. Oppure cercala da una città.
count-tap-stations = Tocca una città sul tabellone per una stazione di { $who }; toccala di nuovo per toglierla.
count-tap-tickets = Cerca i biglietti di { $who } da una delle loro città e spuntali.
count-no-match = Qui non c’è niente con questo nome.
count-result = Conta i punti
count-back = Torna al tabellone
count-anew = Ricomincia
count-anew-sure = Svuotare il tabellone e tutti i biglietti?

## A big screen as the board, and phones as hands

screen-choose = Questo schermo mostra solo il tabellone
screen-choose-about = Ognuno gioca sul telefono, che è la sua mano di carte.
screen-use = Usa questo schermo come tabellone
screen-stop = Guarda soltanto
screen-scan = Inquadra per sederti
screen-scan-about = Punta qui la fotocamera del telefono: diventa la tua mano di carte. Deve essere nella stessa rete.
hand-back = Le mie carte
link-lost = Questo link funziona solo su questo dispositivo. Per invitare altri apri la pagina con l’indirizzo di questo computer nella tua rete.

# links that got lost
lost-links = Qualcuno ha perso il link?
lost-links-about = Il nuovo link vale una volta sola, su un altro dispositivo; quello vecchio non apre più il posto.
