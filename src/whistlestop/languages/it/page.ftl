# Whistlestop in italiano: tutti i testi della pagina. I nomi delle città restano come sono sul tabellone.

## Home

home-title = Scegli una mappa e gioca.
home-lead = I classici giochi di treni, gratis per tutti: senza account, amici invitati con un link e bot che danno filo da torcere.
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
play-bots = subito, contro i bot
play-chosen = con i posti scelti
play-friends = Gioca con gli amici
play-friends-about = Manda un link o un codice e guarda chi arriva.
play-screen = Sul grande schermo
play-screen-about = La mappa sul televisore, le carte sul telefono.
seats-change = Cambia
join-code = Link o codice
join-unreadable = Non è né un link né un codice. Un codice è fatto così: plum-41.
replays = Rivedi partite
your-name = Il tuo nome
usual-name = Tu
guest-name = Giocatore
seat-number = Posto { $number }
bot-of = Bot, { $level }
friend-by-link = Amico (invito con link)
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

## Cards: each sentence names the kinds itself, so that a language can inflect them

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
    [sub] { $count ->
        [one] { $count } sostituita
        [many] { $count } sostituite
       *[other] { $count } sostituite
    }
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
row = Carte a faccia in su
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
tickets-mine = I miei biglietti · { $count }

## A turn

your-turn = Tocca a te
step-turn = pesca carte, prendi una linea o pesca biglietti
step-second = prendi una seconda carta
step-pay = scegli come pagare
step-tunnel = paga le carte aggiuntive o rinuncia
step-give = { $count ->
    [one] paga un’altra carta qualsiasi
    [many] paga altre { $count } carte qualsiasi
   *[other] paga altre { $count } carte qualsiasi
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
step-pass = nessuna mossa possibile: passa
wait-for = Tocca a { $who }
wait-first-tickets = Gli altri stanno scegliendo i biglietti iniziali
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
more-payments = { $count ->
    [one] Un altro modo di pagare
    [many] Altri { $count } modi di pagare
   *[other] Altri { $count } modi di pagare
}
sparing = il più economico
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
give-title = Carte sostitutive
give-left = ancora { $count } da pagare
give-card = { $kind ->
    [purple] Paga una carta viola
    [blue] Paga una carta blu
    [orange] Paga una carta arancio
    [white] Paga una carta bianca
    [green] Paga una carta verde
    [yellow] Paga una carta gialla
    [black] Paga una carta nera
    [red] Paga una carta rossa
   *[loco] Paga una locomotiva
}
keep-title = Scegli i tuoi biglietti
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
players-more = Di più sui giocatori
player = Giocatore
plate-you = tu
plate-to-move = di turno
plate-held = gioca un bot
plate-covered = un bot fa questa mossa
plate-here = online
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
# What a player drew: $first and $second in the sentences below.
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
   *[no] { $who } ha scelto i biglietti iniziali
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (bot)
log-passed = { $me ->
    [yes] Hai passato
   *[no] { $who } ha passato
}

## Waiting, and when things go wrong

waiting-title = Nuovo tavolo: { $board }
rematch-title = Rivincita: { $board }
code = Codice
whos-here = Chi c’è
waiting-lead = Manda il link, di’ il codice o fai inquadrare questo. La partita comincia quando tutti i posti sono occupati.
link = Link a questo tavolo
link-copy = Copia
link-copied = Copiato
chair-free = libero
sit-down = Siediti
start-with-bots = Comincia con i bot
start-with = Comincia in { $count }
start-fills = I posti liberi vanno ai bot.
start-removes = I posti liberi vengono tolti.
start-without = Un bot gioca per chi manca, finché non arriva.
seat-awaited = non è ancora qui
connecting = Connessione…
line-lost = Connessione persa. Riconnessione in corso… La tua partita è al sicuro.

## Phrases

phrase-hello = Ciao!
phrase-thanks = Grazie!
phrase-well_played = Ben giocato!
phrase-good_game = Bella partita!
phrase-oops = Ops!
phrase-one_moment = Un momento, per favore
phrase-your_turn = Tocca a te
phrase-again = Un’altra partita?

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

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

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
# What a route costs: $price in the sentences below.
price-of = costa { $cards }{ $locos ->
    [0] { "" }
    [one] , di cui almeno una locomotiva
    [many] , di cui almeno { $locos } locomotive
   *[other] , di cui almeno { $locos } locomotive
}
held-none = nessuna
missing-of = { $of ->
    [locos] { $locos }
    [both] { $locos } e { $cards }
    [colour] { $cards }
   *[wild] { $cards } { $count ->
        [one] o una locomotiva
        [many] o locomotive
       *[other] o locomotive
    }
}
exchange-of = , oppure { $swap } carte qualsiasi al posto di ognuna: ne servono altre { $need }, ne hai { $have }
why-game-over = La partita è finita.
why-first-tickets-due = Prima scegli i tuoi biglietti iniziali; tienine almeno { $least }.
why-second-card-due = Prima prendi la tua seconda carta.
why-claim-payment-due = { $route }: prima scegli come pagare.
why-station-payment-due = Stazione a { $city }: prima scegli come pagare.
why-keep-due = Prima scegli quali biglietti tenere (almeno { $least }).
why-tunnel-due = La galleria richiede { $asked ->
    [one] un’altra carta
    [many] altre { $asked } carte
   *[other] altre { $asked } carte
}: paga o rinuncia.
why-ferry-cards-due = { $route }: prima paga { $give ->
    [one] un’altra carta
    [many] altre { $give } carte
   *[other] altre { $give } carte
} al posto delle locomotive.
why-swap-cards-due = { $route }: prima paga { $give ->
    [one] un’altra carta
    [many] altre { $give } carte
   *[other] altre { $give } carte
} al posto di carte dello stesso colore.
why-nothing-to-keep = Non ci sono biglietti tra cui scegliere; prima pesca biglietti.
why-nothing-to-pay = Non c’è niente da pagare; prima prendi una linea o costruisci una stazione.
why-nothing-to-give = Non devi pagare nessuna carta; prima prendi una linea.
why-no-tunnel = Non c’è nessuna galleria a cui rinunciare.
why-can-act = Puoi passare solo quando non hai altre mosse.
why-not-in-row = Nessuna carta { $card } è a faccia in su (a faccia in su: { $row }).
why-loco-as-second = La seconda carta non può essere una locomotiva a faccia in su.
why-no-cards = Non restano carte da pescare alla cieca: il mazzo e gli scarti sono vuoti.
why-no-draw = In questo turno non si possono pescare carte treno, nemmeno quelle a faccia in su: il mazzo e gli scarti sono vuoti.
why-no-tickets = Non restano biglietti da pescare.
why-keeps-too-few = Tieni almeno { $least } dei biglietti pescati.
why-first-keeps-too-few = Tieni almeno { $least } dei tuoi biglietti iniziali.
why-not-offered = Puoi tenere solo i biglietti che hai appena pescato: { $offer }.
why-first-not-offered = Puoi tenere solo i biglietti che hai ricevuto: { $offer }.
why-route-taken = { $route }: la linea è già di { $owner }.
why-own-other-track = { $route }: l’altra linea tra queste città è già tua; nessun giocatore può prenderle entrambe.
why-other-track-closes = { $route }: l’altra linea tra queste città è di { $owner }; con { $seats } giocatori questa è chiusa.
why-too-few-trains = { $route }: { $need ->
    [one] serve { $need } vagone
    [many] servono { $need } vagoni
   *[other] servono { $need } vagoni
}, ma { $have ->
    [0] non te ne resta nessuno
    [one] te ne resta solo uno
    [many] te ne restano solo { $have }
   *[other] te ne restano solo { $have }
}.
why-cards-short = { $route }: non hai le carte necessarie; { $price }. Hai: { $held }. Mancano: { $missing }{ $exchange }.
why-wrong-count = { $route }: il numero di carte è sbagliato; { $price }. Hai: { $held }.
why-wrong-colour = { $route }: il colore è sbagliato; { $price }. Hai: { $held }.
why-loco-not-wild = { $route } non è una galleria né un traghetto; qui le locomotive sono jolly solo in galleria e sui traghetti; { $price }. Hai: { $held }.
why-loco-not-on-swap = { $route }: qui le locomotive non sono jolly, ma possono essere tra le { $swap } carte che ne sostituiscono una; in mano hai: { $hand }.
why-ferry-needs-locos = { $route }: le locomotive sono troppo poche; { $price }. Hai: { $held }{ $swap ->
    [0] { "" }
    [one] ; una carta qualsiasi sostituisce una locomotiva
    [many] ; { $swap } carte qualsiasi sostituiscono una locomotiva
   *[other] ; { $swap } carte qualsiasi sostituiscono una locomotiva
}.
why-no-substitutes = { $route }: qui non puoi sostituire le carte con altre; { $price }. Hai: { $held }.
why-ferry-subs-short = Non hai abbastanza carte: ogni locomotiva che sostituisci richiede { $swap } altre carte; in mano hai: { $hand }.
why-swap-subs-short = Non hai abbastanza carte: ogni carta che sostituisci ne richiede altre { $swap }; in mano hai: { $hand }.
why-not-held = Non hai queste carte; { $price }. In mano hai: { $hand }.
why-give-not-held = Non hai nessuna carta { $card } per pagare; in mano hai: { $hand }.
why-give-order = Paga queste carte nell’ordine dei colori: prima { $card }, poi { $last }.
why-give-runs-out = Comincia da un colore precedente: { $card } e i colori seguenti non bastano per { $give ->
    [one] la carta
    [many] le { $give } carte
   *[other] le { $give } carte
} ancora da pagare.
why-tunnel-wrong-count = La galleria richiede { $asked ->
    [one] un’altra carta
    [many] altre { $asked } carte
   *[other] altre { $asked } carte
}; paga { $locos ->
    [yes] solo con locomotive
   *[no] con carte uguali a quelle giocate ({ $laid }) o con locomotive
} (hai: { $held }), oppure rinuncia.
why-tunnel-wrong-colour = La galleria richiede { $asked ->
    [one] un’altra carta
    [many] altre { $asked } carte
   *[other] altre { $asked } carte
}; paga con carte uguali a quelle che hai giocato ({ $laid }) o con locomotive (hai: { $held }), oppure rinuncia.
why-tunnel-only-locos = Hai giocato solo locomotive, quindi puoi aggiungere solo locomotive (hai: { $held }); la galleria richiede { $asked ->
    [one] un’altra carta
    [many] altre { $asked } carte
   *[other] altre { $asked } carte
}. Puoi anche rinunciare.
why-tunnel-not-held = Non hai queste carte (in mano hai: { $hand }); la galleria richiede { $asked ->
    [one] un’altra carta
    [many] altre { $asked } carte
   *[other] altre { $asked } carte
}. Puoi anche rinunciare.
why-no-stations-here = Questa partita si gioca senza stazioni.
why-stations-spent = Hai già costruito tutte le tue stazioni.
why-city-taken = { $city }: qui c’è già una stazione di { $owner }; una città può averne una sola.
why-station-cards-short = La tua prossima stazione costa { $cost ->
    [one] una carta
    [many] { $cost } carte dello stesso colore
   *[other] { $cost } carte dello stesso colore
}, e le locomotive sono jolly; in mano hai: { $hand }. Mancano: { $missing }.
why-station-wrong-count = Questa stazione costa { $cost ->
    [one] una carta
    [many] { $cost } carte dello stesso colore
   *[other] { $cost } carte dello stesso colore
}, e le locomotive sono jolly; in mano hai: { $hand }.

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } non è un’azione; un’azione comincia con: { $verbs }.
why-stands-alone = «{ $verb }» si usa da solo.
why-takes-one = Dopo «{ $verb }» va { $noun ->
    [card] una carta
    [route] una linea
   *[city] una città
}, come in «{ $example }».
why-no-such = Qui non c’è { $noun ->
    [card] la carta
    [route] la linea
    [city] la città
   *[ticket] il biglietto
} { $word }{ $hint ->
    [yes] ; forse intendevi { $near }?
   *[no] .
}
why-named-twice = Un biglietto si può indicare una volta sola.
why-payment-form = Un pagamento indica un colore, poi loco, poi sub, ognuno con un numero, come in «pay red 2 loco 1».
why-nothing-played = Non c’è ancora niente da annullare.
rule-button = Vedi la regola
rule-number = Regola { $rule }

## What the server refuses

refused-begun = Questa partita è già cominciata; puoi guardare o preparare un tavolo tuo.
refused-no-chair = Quel posto non è più libero; scegline un altro o prepara un tavolo tuo.
refused-name-signs = I nomi e le parole possono avere solo caratteri visibili, senza spazi all’inizio e alla fine.
refused-name-long = Nome o parola troppo lunghi; scegli qualcosa di più corto.
refused-name-taken = Qui qualcuno si chiama già { $name }; scegli un altro nome.
refused-chair-taken = Quel posto è occupato.
refused-not-ready = Le carte si distribuiscono una volta sola, quando tutti i posti sono occupati.
refused-dealing = Si stanno distribuendo le carte; aspetta un momento.
refused-deal = Non è stato possibile distribuire le carte; riprova, oppure lascia il posto e prepara un nuovo tavolo.
refused-no-link = Solo il posto di una persona ha un link.
refused-stale = La partita è andata avanti; guarda di nuovo, poi decidi.
refused-turn = Non tocca a te: tocca a { $who }.
refused-not-your-turn = Non tocca a te.
refused-chosen = Hai già scelto i tuoi biglietti iniziali; aspetta gli altri.
refused-undo-first = Non puoi annullare questa mossa: i biglietti iniziali sono definitivi.
refused-undo-acted = Non puoi annullare questa mossa: nel frattempo ha giocato qualcun altro.
refused-undo-shown = Non puoi annullare questa mossa: ha rivelato qualcosa di nuovo.
refused-hold = Un bot può prendere solo il posto di un’altra persona, e solo se non ci gioca già.
refused-hold-here = Un bot può prendere solo il posto di chi è assente da almeno un minuto.
refused-hold-asked = Lo hai già chiesto; devono essere d’accordo anche gli altri.
refused-held = Un bot gioca già per te.
refused-own-chair = Sei già al tuo posto.
refused-paused = La partita è in pausa; prima riprendila.
refused-pause-clock = Si può mettere in pausa solo una partita con l’orologio.
refused-pause-said = Lo hai già chiesto; devono essere d’accordo anche gli altri.
refused-again = Puoi preparare una sola rivincita, a partita finita.
refused-not-dealt = Le carte non sono ancora state distribuite; alcuni posti sono ancora liberi.
refused-over = Questa partita è finita.
refused-busy = In questo momento il server non raggiunge i suoi tavoli; riprova tra poco.
refused-work = Il server è occupato con altre richieste; riprova tra poco.
refused-broken = Qualcosa è andato storto sul server; ricarica la pagina per vedere la partita.
refused-tables = Hai { $count ->
    [one] una partita
    [many] { $count } partite
   *[other] { $count } partite
} da finire; finiscine una prima di cominciarne un’altra.
refused-fast = Troppe richieste insieme; aspetta un momento e riprova.
refused-version = Questa pagina non è aggiornata (il server usa la versione { $version }); ricaricala.
refused-newer = Questo tavolo è stato salvato da una versione più recente di Whistlestop; aggiorna il server per continuare.
refused-damaged = Questo tavolo è danneggiato nel database del server e non può continuare; i dettagli sono nel log del server.
refused-older = Questa versione di Whistlestop non può continuare questo tavolo; il tavolo resta com’è.
refused-link = Questo link non corrisponde a nessun posto di questo tavolo; chiedine uno nuovo a chi ospita.
refused-void = Questo link non vale più; chiedi quello nuovo a chi ospita.
refused-invitation = Questo link è un invito a un posto; aprilo e prendi prima il posto.
refused-invitation-used = Questo invito è già stato usato o sostituito; chiedine uno nuovo a chi ospita.
refused-claim-here = Questo dispositivo è già al tavolo; apri l’invito sul dispositivo che giocherà.
refused-closed = Questo tavolo non è aperto agli spettatori.
refused-looking-on = Stai guardando; questo possono farlo solo i giocatori.
refused-host = Può farlo solo chi ospita il tavolo.
refused-unknown = Questo tavolo non esiste; il link è completo?
refused-code = Nessun tavolo ha questo codice; i codici scadono quando finisce la partita.
refused-record = La registrazione della partita, con il suo seme, è disponibile a partita finita.
refused-otherwise = Non ha funzionato; ricarica la pagina e riprova.

## The menu, the sheet on a phone, and the seas

menu = Menu
theme = Tema
theme-device = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suoni
sound-all = Tutti
sound-turn = Tocca a me
sound-off = Nessuno
volume = Volume
chair-link = Il mio posto su un altro dispositivo
chair-link-about = Questo link segreto è il tuo posto: chi lo ha può vedere le tue carte e giocare per te. Non darlo a nessuno.
leave-table = Lascia il tavolo
leave-question = Lasciare il tavolo? Un bot giocherà per te; con il tuo link puoi tornare.
leave = Lascia
stay = Resta
zoom-in = Ingrandisci
zoom-out = Riduci
whole-board = Tutto il tabellone
sheet = Carte, biglietti e cronaca
tab-tickets = Biglietti { $count }
more-lines = altri { $count }
tab-cards = Carte { $count }
tab-routes = Linee { $count }
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
score-tickets_missed = Biglietti incompleti
score-longest = Percorso più lungo
score-globetrotter = Globetrotter
ticket-by = via { $cities }
path-drawn = Il percorso più lungo, in oro: { $who }
show-title = Conteggio finale
show-routes = Finora i punti delle linee. Ora si rivelano i biglietti.
show-station = La stazione di { $city } prende in prestito { $a } – { $b }
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
    [many] { $who } hanno il percorso più lungo a pari merito: punti per tutti
   *[other] { $who } hanno il percorso più lungo a pari merito: punti per tutti
}
show-globetrotter = { $shares ->
    [one] { $who } è il Globetrotter, con il maggior numero di biglietti completati
    [many] { $who } sono Globetrotter, con lo stesso numero di biglietti completati
   *[other] { $who } sono Globetrotter, con lo stesso numero di biglietti completati
}
show-race = Chi ha il percorso più lungo?
show-told = Contato finora
show-back = Indietro
show-next = Avanti
show-pause = Pausa
show-go-on = Continua
show-skip = Risultati
show-watch = Guarda il conteggio
share-picture = Immagine del tabellone
share-drawing = L’immagine è in preparazione…
tie-completed = { $who } e { $other } hanno gli stessi punti; { $who } è davanti con più biglietti completati
tie-stations = { $who } e { $other } hanno gli stessi punti; { $who } è davanti con meno stazioni costruite
tie-longest = { $who } e { $other } hanno gli stessi punti; { $who } è davanti con il percorso più lungo
tie-shared = { $who } e { $other } sono pari in tutto e condividono il posto
won-by = { $part ->
    [routes] Hanno deciso le linee
    [long] Hanno deciso le linee da { $length } vagoni in su
    [tickets] Hanno deciso i biglietti
    [missed] Hanno deciso i biglietti incompleti
    [stations] Hanno deciso le stazioni non costruite
    [longest] Ha deciso il percorso più lungo
   *[globetrotter] Ha deciso il Globetrotter
}: { $who } { $points }, { $other } { $than }
back-to-results = Torna ai risultati
chart-title = I punti nel tempo
chart-turn = Turno { $turn }
chart-last = ultimo turno
chart-read = Scegli un turno
chart-table = Mostra come tabella
deal-title = Come sono state distribuite le carte
deal-lead = Prima di distribuire la prima carta il server pubblica l’impronta (SHA-256) del suo segreto, e il dispositivo di ogni giocatore aggiunge un numero casuale che nessun altro conosce. Ogni carta deriva da tutto questo insieme: nessuno può scegliere le carte da solo. Questo dispositivo ha controllato:
deal-seed = Seme
deal-promise = Impronta (SHA-256)
deal-kept = Controllato in questo browser: il seme ha questa impronta.
deal-broken = Il seme non ha questa impronta!
deal-secret-kept = Il segreto del server è quello fissato prima della distribuzione.
deal-secret-broken = Il segreto del server non è quello fissato prima della distribuzione!
deal-own-kept = Il numero casuale di questo dispositivo fa parte della distribuzione.
deal-own-broken = Il numero casuale di questo dispositivo è stato tralasciato o cambiato!
deal-own-none = Questo dispositivo non ha aggiunto alcun numero casuale alla distribuzione, quindi non può sapere se il server ha scelto le carte.
deal-own-late = Il numero casuale di questo dispositivo non è stato chiesto in tempo, quindi il dispositivo non può sapere se il server ha scelto le carte.
deal-others-kept = I numeri casuali e le parole di tutti sono quelli fissati prima che ne fosse rivelato uno.
deal-others-broken = Un numero casuale o una parola è stato cambiato dopo che questo dispositivo aveva rivelato il suo!
deal-seed-kept = Il seme è fatto esattamente di questo segreto, di questi numeri e di queste parole.
deal-seed-broken = Il seme non è fatto di questo segreto, di questi numeri e di queste parole!
deal-withheld = Il numero casuale di { $who } non è arrivato in tempo; le carte sono state distribuite senza.
deal-cards-kept = Le carte e i biglietti iniziali sono quelli che derivano dal seme.
deal-cards-broken = Le carte e i biglietti iniziali non derivano dal seme!
deal-alarm = Questa distribuzione non ha superato il controllo: qualcuno l’ha manomessa.
deal-verify = Scarica la registrazione e controlla ogni carta:
record-download = Scarica la registrazione
again-told = Una nuova partita è pronta.
again-follow = Unisciti
## Progress of tickets, tunnels, lists and keyboard

goal-done = completato
goal-needs = { $trains ->
    [one] serve { $trains } vagone
    [many] servono { $trains } vagoni
   *[other] servono { $trains } vagoni
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
goal-cut = non più possibile
goal-fits = { $count ->
    [one] si combina bene: { $count } casella in comune
    [many] si combina bene: { $count } caselle in comune
   *[other] si combina bene: { $count } caselle in comune
}
plan = Piano
plan-pencil = Matita
plan-this-way = Pianifica questo percorso
odds-more = { $count ->
    [0] niente in più
    [one] { $count } carta in più
    [many] { $count } carte in più
   *[other] { $count } carte in più
}
odds-sure = Qualunque cosa esca, puoi pagarla.
odds-can = Puoi pagare nel { $percent } dei casi.
odds-before = Le probabilità prima di scoprire le carte
cards-any = { $count } qualsiasi
keeps-cards = risparmi { $cards }
give-less = Riprendi: { $cards }
give-done = { $count ->
    [one] Paga una carta
    [many] Paga { $count } carte
   *[other] Paga { $count } carte
}
tunnel = Galleria
tunnel-laid = Hai giocato { $cards }. Ogni carta scoperta di quel colore e ogni locomotiva scoperta costa una carta in più.
tunnel-more = una in più
tunnel-none = niente
tunnel-extra = { $count ->
    [0] nessuna carta in più
    [one] una carta in più
    [many] { $count } carte in più
   *[other] { $count } carte in più
}
tunnel-paid = pagato
tunnel-withdrawn = rinuncia
tunnel-too-dear = Non hai le carte aggiuntive che la galleria richiede.
tunnel-through = Nient’altro da pagare: la linea è tua.
tunnel-on = Continua
tickets-sure = Occupa tutto il tuo turno e non si può annullare.
lists = Il tabellone in elenchi
list-claims = Linee che puoi prendere
list-no-claims = Nessuna al momento
routes-all = Tutte { $count }
routes-mine = I miei biglietti { $count }
routes-for-tickets = Per i tuoi biglietti
routes-others = Altre, prima quelle con più punti
routes-by-points = Prima quelle con più punti
route-serves = per { $tickets }
double-tracks = Doppia linea: quale binario?
routes-found = { $count ->
    [one] { $count } linea trovata
    [many] { $count } linee trovate
   *[other] { $count } linee trovate
}
list-sites = Città dove puoi costruire una stazione
list-cities = Linee per città
list-city = Città
list-owners = Chi possiede che cosa
list-nothing = ancora nulla
list-stations = Stazioni: { $cities }
keys = Scorciatoie da tastiera
keys-arrows = Tasti freccia
keys-on = Usa le scorciatoie da tastiera
close = Chiudi
words-label = Scrivi un’azione, per esempio «draw red»
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
key-pencil = disegnare il mio piano
key-arrows = spostati tra le linee e le città evidenziate
key-enter = scegli
key-escape = annulla la scelta
key-undo = annulla la mossa
key-pass = passa, se non hai altre mosse
key-lists = il tabellone in elenchi
key-words = scrivi un’azione
key-keys = scorciatoie da tastiera
## Starting and joining a table

guest-bot = Bot
guest-friend = Amico
guest-by-link = con un link
name-missing = Prima scrivi il tuo nome.
offline-title = Sei offline.
offline-about = Puoi leggere le regole; per giocare serve il server.
server-silent = Il server non risponde. Controlla la connessione e riprova.
more-options = Ritmo, chi comincia, regole della casa
who-begins = Chi comincia
begins-lot = A sorte
pace = Ritmo
pace-relaxed = Con calma
pace-live = In tempo reale
pace-days = In più giorni
pace-about-relaxed = Senza orologio: ognuno si prende il tempo che gli serve.
pace-about-live = Ogni giocatore ha una riserva di tempo che cresce a ogni turno. Quando finisce, un bot fa una mossa per te.
pace-about-days = Gioca quando hai tempo; il tavolo aspetta per giorni.
time-for-a-move = Tempo per mossa
time-bank = Tempo per giocatore
bank-and-increment = { $bank } + { $increment } per turno
absent-level = Bot per chi è assente
bot-speed = Velocità dei bot
bot-speed-instant = Immediata
bot-speed-quick = Rapida
bot-speed-relaxed = Con calma
allow-onlookers = Ammetti spettatori
list-table = Mostra tra i tavoli aperti
house-rules = Regole della casa
rules-changed = { $count ->
    [one] { $count } cambiata
    [many] { $count } cambiate
   *[other] { $count } cambiate
}
rules-printed = Ripristina le regole stampate
my-tables = I tuoi tavoli
tables-all = Tutti ({ $count })
table-waiting = aspetta giocatori
table-playing = giocano gli altri
open-tables = Tavoli aperti
table-of = Tavolo di { $who }
table-playing-now = in corso
chairs-free = { $count ->
    [one] { $count } posto libero
    [many] { $count } posti liberi
   *[other] { $count } posti liberi
}
join-table = Unisciti
watch-table = Guarda
invite-title = Invita i tuoi amici
link-for-cameras = Codice QR di questo link
link-share = Condividi
share-text = Vieni a giocare con me a un gioco di treni.
sit-title = Prendi posto
sit-where = Il tuo colore
name-taken = Qui c’è già qualcuno che si chiama { $who }. Scegli un altro nome.
seat-a-bot = Metti un bot…
bot-on-chair = Aggiungi un bot al posto { $number }
new-link = Nuovo link
new-link-for = Manda questo link a { $who }. Vale una volta sola, e tutti vedranno che il posto è passato di mano. Il vecchio link non vale più.
waiting-for = { $count ->
    [0] Ci siete tutti.
    [one] { $count } posto è ancora libero.
    [many] { $count } posti sono ancora liberi.
   *[other] { $count } posti sono ancora liberi.
}
stand-up = Lascia il tavolo
onlookers = Spettatori
onlookers-welcome = ammessi
onlookers-none = non ammessi
server-gone = Il server non risponde da un po’. Il tuo tavolo è al sicuro: riprova, o torna più tardi su questa pagina.
next-try = Nuovo tentativo tra { $seconds } s
try-now = Riprova ora
unknown-title = A questo indirizzo non c’è nulla
unknown-about = Forse il link è incompleto o non vale più.
closed-title-unknown = Tavolo non trovato
closed-unknown = Il link è completo? Fattelo mandare di nuovo, o prepara un tavolo tuo.
closed-title-void = Questo link non vale più
closed-void = Chi ospita ha creato un nuovo link per questo posto. Chiedi quello; intanto puoi guardare il tavolo.
closed-title-private = Questo è un tavolo privato
closed-private = Questo tavolo non è aperto agli spettatori. Se hai un posto qui, aprilo con il tuo link.
look-at-table = Guarda il tavolo
take-seat-title = Prendi il posto di { $who }
take-seat-about = Chi ospita ha creato questo link per il posto. Vale una volta sola e porta le carte e i biglietti su questo dispositivo; tutti al tavolo vedranno che il posto è passato di mano.
take-seat = Prendi il posto
take-seat-elsewhere-title = Apri questo link sull’altro dispositivo
take-seat-elsewhere = Questo dispositivo ospita già il tavolo o ci gioca, e nessuno deve vedere due mani. Inquadra il codice con il dispositivo che giocherà come { $who }, o manda il link.
held-clock = Il tuo tempo è scaduto tre volte di fila.
held-left = Hai lasciato il tavolo.
held-asked = Gli altri giocatori hanno chiesto un bot.
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
rule-seats_min = Numero minimo di giocatori
rule-seats_max = Numero massimo di giocatori
rule-trains = Vagoni per giocatore
rule-stations = Stazioni per giocatore
rule-first_long = Biglietti di percorso lungo distribuiti all’inizio
rule-first_tickets = Biglietti distribuiti all’inizio
rule-first_keep = Biglietti iniziali da tenere (minimo)
rule-first_return = I biglietti iniziali restituiti vanno sotto il mazzo
rule-ticket_draw = Biglietti pescati per turno
rule-ticket_keep = Biglietti pescati da tenere (minimo)
rule-ticket_return = I biglietti restituiti vanno sotto il mazzo
rule-loco_draw = Per quante carte vale una locomotiva a faccia in su
rule-row_flush = Locomotive a faccia in su che fanno cambiare le carte (0: mai)
rule-draw_without_deck = Le carte a faccia in su si possono prendere anche con mazzo e scarti vuoti
rule-wild_plain = Le locomotive sono jolly anche sulle linee normali
rule-double_from = Da quanti giocatori le doppie linee sono aperte entrambe
rule-ferry_swap = Carte che sostituiscono una locomotiva su un traghetto (0: nessuna)
rule-tunnel_cards = Carte scoperte per una galleria
rule-station_points = Punti per ogni stazione non costruita
rule-last_round_trains = Con quanti vagoni o meno comincia l’ultimo giro
rule-longest_bonus = Punti per il percorso più lungo
rule-globetrotter_bonus = Globetrotter: punti per il maggior numero di biglietti completati
rule-ties_by_length = Ultimo spareggio: il percorso più lungo
rule-turn_limit = Numero massimo di turni per giocatore
rule-route_points = Punti delle linee, per lunghezza
refused-talk = Mandi messaggi troppo in fretta; aspetta un momento.

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

## The rulebook; its texts are in rules.ftl

rules = Regole
## Learning

learn-to-play = Impara a giocare
learn-first = Prima volta qui?
learn-first-about = Una prima partita guidata, in cinque minuti.
lesson-asks-usa = Come si gioca? Una partita guidata
lesson-asks-ferries = Come funzionano i traghetti?
lesson-asks-tunnels = Come funzionano le gallerie?
lesson-asks-stations = Come funzionano le stazioni?
lesson-asks-nordic = Che cosa cambia nei Paesi Nordici?
# Replay
refused-reel = Questa partita non si può rivedere perché la sua registrazione è danneggiata, incompleta o modificata.
look-back = Rivedi
finished-games = Partite finite
replay-title = Rivedi la partita
replay-open = Apri una registrazione
replay-lead = Scegli la registrazione di una partita, o trascinala qui, per rivedere la partita mossa per mossa.
replay-loading = Caricamento della partita…
replay-begin = Inizio della partita
replay-first = All’inizio
replay-back = Passo indietro
replay-on = Passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-scrub = Momento della partita
replay-at = { $at } di { $count }
replay-speed = Velocità
replay-claims = Solo le linee
replay-eyes = Punto di vista
replay-open-hands = tutte le mani scoperte
replay-more = Altro
replay-link = Link a questo momento
replay-link-file = Per chi ha la stessa registrazione.
replay-continue = Continua da qui
replay-continue-about = Tu prendi un posto, i bot gli altri. Le carte restano come sono state distribuite.
replay-chair = Il tuo posto
replay-bots = Gli altri
replay-save = Salva in un solo file HTML
replay-verify = Controlla le carte
replay-no-deal = Questa partita è cominciata da una posizione data, quindi non c’è stata distribuzione.
replay-lines-kept = Controllato in questo browser: nessuna riga della registrazione è stata cambiata.
replay-lines-broken = Una riga della registrazione è stata cambiata!
replay-offered = Biglietti tra cui scegliere
replay-laid = Giocate
replay-turned = Scoperte
replay-played = { $count ->
    [one] Rigiocata riga per riga: { $count } decisione, ed è giusta.
    [many] Rigiocata riga per riga: { $count } decisioni, e sono tutte giuste.
   *[other] Rigiocata riga per riga: { $count } decisioni, e sono tutte giuste.
}
## What would you do?

refused-advice = A questo tavolo i consigli sono disattivati.
advice-ask = Tu che faresti?
advice-who = A chi chiedere
advice-thinking = Ci pensa…
advice-claim = Prendi { $a } – { $b }
advice-station = Costruisci una stazione: { $city }
advice-pay = Paga: { $cards }
advice-keep = Tieni: { $tickets }
advice-give = Paga: { $cards }
advice-withdraw = Rinuncia alla galleria
advice-goals = { $count ->
    [one] Il piano completa { $count } biglietto: { $tickets }.
    [many] Il piano completa { $count } biglietti: { $tickets }.
   *[other] Il piano completa { $count } biglietti: { $tickets }.
}
advice-spare = Nessun biglietto resta da completare: i vagoni in più vanno dove rendono più punti.
advice-given-up = Lascia perdere: { $tickets }.
advice-short = Mancano ancora: { $cards }.
advice-turns = { $turns ->
    [one] Serve circa { $turns } turno; ne restano circa { $left }.
    [many] Servono circa { $turns } turni; ne restano circa { $left }.
   *[other] Servono circa { $turns } turni; ne restano circa { $left }.
}
advice-rivals = Rivali nei paraggi: { $who }.
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
advice-show = Mostra sul tabellone
advice-play = Gioca così
advice-used = { $count ->
    [one] { $who } ha chiesto consiglio per { $count } decisione.
    [many] { $who } ha chiesto consiglio per { $count } decisioni.
   *[other] { $who } ha chiesto consiglio per { $count } decisioni.
}
allow-advice = I giocatori possono chiedere consiglio a un bot
advice-terms = Consigli dei bot
advice-on = permessi
advice-off = non permessi

## Game review

refused-spectators = Questo tavolo non ha posto per altri spettatori; riprova più tardi.
refused-reviews = In questo momento si analizzano troppe partite; riprova tra poco.
review-title = Analisi della partita
review-about = Dove si è decisa la partita, e quanto è stata fortuna o bravura? Il server gioca fino alla fine a partire da ogni turno: ci vuole al massimo mezzo minuto.
review-begin = Analizza la partita
review-thinking = Si gioca fino alla fine da ogni turno…
review-won = Dove si è decisa
review-won-about = La probabilità di vittoria di ciascuno dopo ogni turno: i bot giocano fino alla fine partendo da ciò che quel giocatore sapeva. I valori sono riportati a una somma del 100%.
review-rough = Provvisorio: probabilità approssimative da poche partite, precisate turno dopo turno.
review-turning = Momenti decisivi
review-even = Nessun turno è stato decisivo: la partita è rimasta in bilico fino alla fine.
review-gains = { $who } guadagna { $percent }
review-loses = { $who } perde { $percent }
review-luck = Fortuna e bravura
review-luck-about = Da che cosa nasce il distacco di ciascuno dal migliore degli altri; la somma delle parti dà il distacco. Le decisioni si confrontano con quelle di un bot forte, ed è tutto una stima.
part-deal = Carte e biglietti iniziali
part-luck = Fortuna nei propri turni
part-skill = Decisioni proprie
part-others = Ciò che hanno fatto gli altri
part-end = Ciò che ha svelato la fine
review-margin = Distacco da { $who }
review-cards = Carte per tipo
review-cards-about = Carte distribuite o pescate alla cieca (tra parentesi, quante se ne aspettavano), più quelle prese a faccia in su.
review-spent = Come sono stati usati i turni
spent-cards = Pescare carte
spent-claims = Prendere linee
spent-tickets = Pescare biglietti
spent-stations = Costruire stazioni
spent-withdrawn = Rinunciare a gallerie
spent-passes = Passare
review-order = Linee e biglietti in ordine
happening-tickets = Biglietti: { $tickets }
happening-done = Completati: { $tickets }
happening-station = Stazione: { $city }
## One device for all: it is passed on between turns, and the cards are hidden meanwhile

guest-here = Su questo dispositivo
here-by-name = Qualcuno su questo dispositivo
name-of-seat = Nome del posto { $number }
names-missing = Ognuno su questo dispositivo deve avere un nome diverso.
hand-on = Passa il dispositivo
curtain-turn = Tocca a { $who }
curtain-first = { $who } sceglie i biglietti iniziali
curtain-about = Passa il dispositivo a { $who }. Gli altri guardino altrove.
curtain-lift = Sono { $who }: mostra le mie carte
curtain-back = Torna al turno di { $who }
curtain-held = { $who } è di nuovo qui

## Scoring a tabletop game

count-title = Punti del gioco da tavolo
count-who = Tabellone e giocatori
count-for = Giocatore
count-what = Che cosa mettere
count-name = Nome per il { $colour }
colour-madder = Rosso
colour-prussian = Blu
colour-gold = Giallo
colour-fir = Verde
colour-ink = Nero
count-tap-routes = Tocca una linea sul tabellone per darla a { $who }; toccala di nuovo per toglierla. Oppure cerca per città.
count-tap-stations = Tocca una città sul tabellone per una stazione di { $who }; toccala di nuovo per toglierla.
count-tap-tickets = Cerca per città i biglietti di { $who } e spuntali.
count-no-match = Nessun risultato.
count-result = Conta i punti
count-back = Torna al tabellone
count-anew = Ricomincia
count-anew-sure = Svuotare il tabellone e tutti i biglietti?

## A big screen as the board, phones for the cards

screen-choose = Questo schermo mostra solo il tabellone
screen-choose-about = Ognuno gioca sul proprio telefono, che mostra le sue carte.
screen-use = Usa questo schermo come tabellone
screen-stop = Guarda soltanto
screen-shows = mostrata sul grande schermo
screen-looks = { $who } guarda { $route }: { $points } { $points ->
        [one] punto
        [many] punti
       *[other] punti
    }
screen-late = In ritardo? Inquadra per giocare o guardare.
screen-scan = Inquadra per prendere posto
screen-scan-about = Punta qui la fotocamera del telefono: diventa la tua mano di carte. Deve essere sulla stessa rete.
hand-back = Le mie carte
link-lost = Questo link funziona solo su questo dispositivo. Per invitare altri, apri la pagina all’indirizzo di rete di questo computer.

# Lost links
lost-links = Qualcuno ha perso il link?
lost-links-about = Un nuovo link vale una volta sola, su un altro dispositivo; quello vecchio non vale più.
