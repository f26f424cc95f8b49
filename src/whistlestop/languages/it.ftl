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
table-closed = Questo tavolo non si può aprire

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
tickets-draw = Pesca biglietti
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
