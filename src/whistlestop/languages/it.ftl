# Whistlestop in italiano. I nomi delle città restano come sono sul tabellone.

## Home

home-title = Scegli una mappa e gioca.
home-lead = I classici giochi di treni, aperti a tutti: senza account, amici con un link, bot che giocano bene.
choose-board = Tabellone
edition-usa = USA
edition-europe = Europa
edition-nordic = Paesi Nordici
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
odds-short = nessuna carta in più { $none }% · puoi pagare { $can }%
turned-up = Carte girate
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
plate-here = presente
plate-away = assente
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
score-tickets = Biglietti
score-stations = Stazioni
score-bonus = Bonus
score-total = Totale
place = { $place }º posto
completed = { $count ->
    [one] { $count } completato
    [many] { $count } completati
   *[other] { $count } completati
}
longest = percorso di { $count }
tickets-of = Biglietti di { $who }
ticket-done = completato
ticket-missed = non completato

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
pace-about-live = Un orologio per ogni mossa. Quando il tempo scade, gioca un bot finché non torni.
pace-about-days = Giochi quando hai tempo; il tavolo aspetta per giorni.
time-for-a-move = Tempo per una mossa
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
new-link-for = Manda questo link a { $who }. Quello vecchio non apre più il posto.
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
held-clock = Il tuo tempo è scaduto.
held-left = Hai lasciato il tavolo.
held-asked = Lo hanno chiesto gli altri.
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
