# Το Whistlestop στα ελληνικά. Τα ονόματα των πόλεων μένουν όπως είναι στο ταμπλό.

## Home

home-title = Διάλεξε χάρτη και παίξε.
home-lead = Τα κλασικά παιχνίδια με τρένα, δωρεάν για όλους: χωρίς λογαριασμό, κάλεσε φίλους με έναν σύνδεσμο, παίξε με μποτ που δεν χαρίζονται.
choose-board = Ταμπλό
edition-usa = ΗΠΑ
edition-europe = Ευρώπη
edition-nordic = Σκανδιναβικές Χώρες
own-board = Δικό σου ταμπλό…
own-board-other = Άλλο αρχείο…
own-board-unreadable = Το { $file } δεν είναι αρχείο ταμπλό. Ένα αρχείο ταμπλό είναι JSON, με πόλεις, διαδρομές και εισιτήρια.
own-board-faults = Δεν μπορείς να παίξεις ακόμα σε αυτό το ταμπλό:
players-two = 2 παίκτες
players-to = 2–{ $most } παίκτες
play = Παίξε
play-bots = αμέσως, εναντίον μποτ
play-chosen = με τις θέσεις που διάλεξες
play-friends = Παίξε με φίλους
play-friends-about = Στείλε έναν σύνδεσμο ή έναν κωδικό και δες ποιος ήρθε.
play-screen = Στη μεγάλη οθόνη
play-screen-about = Ο χάρτης στην τηλεόραση, οι κάρτες στο κινητό.
seats-change = Άλλαξε
join-code = Σύνδεσμος ή κωδικός
join-unreadable = Αυτό δεν είναι ούτε σύνδεσμος ούτε κωδικός. Ένας κωδικός μοιάζει με plum-41.
replays = Επαναλήψεις
your-name = Το όνομά σου
usual-name = Εσύ
guest-name = Παίκτης
seat-number = Θέση { $number }
bot-of = Μποτ, { $level }
friend-by-link = Φίλος (με σύνδεσμο)
add-seat = Κι άλλη θέση
remove-seat = Αφαίρεση θέσης { $number }
fan-project = Έργο θαυμαστών, χωρίς σχέση με τον εκδότη
language = Γλώσσα
go-home = Αρχική

## Levels

level-beginner = αρχάριο
level-casual = περιστασιακό
level-regular = έμπειρο
level-strong = δυνατό

## Cards: each sentence names the kinds itself, so that a language can inflect them

letter-purple = Β
letter-blue = Λ
letter-orange = Ο
letter-white = Α
letter-green = Π
letter-yellow = Τ
letter-black = Μ
letter-red = Κ
letter-loco = Η
cards-of = { $kind ->
    [purple] { $count } μοβ
    [blue] { $count } μπλε
    [orange] { $count } πορτοκαλί
    [white] { $count ->
        [one] { $count } άσπρη
       *[other] { $count } άσπρες
    }
    [green] { $count ->
        [one] { $count } πράσινη
       *[other] { $count } πράσινες
    }
    [yellow] { $count ->
        [one] { $count } κίτρινη
       *[other] { $count } κίτρινες
    }
    [black] { $count ->
        [one] { $count } μαύρη
       *[other] { $count } μαύρες
    }
    [red] { $count ->
        [one] { $count } κόκκινη
       *[other] { $count } κόκκινες
    }
    [sub] { $count } με άλλες κάρτες
   *[loco] { $count ->
        [one] { $count } μηχανή
       *[other] { $count } μηχανές
    }
}
hand-of = { $count ->
    [one] Το χέρι μου: μία κάρτα
   *[other] Το χέρι μου: { $count } κάρτες
}
hand-empty = Καμία κάρτα
my-hand = Το χέρι μου
row = Ανοιχτές κάρτες
deck = Στοίβα
deck-left = ακόμα { $count } · σκάρτα { $used }
tickets = Εισιτήρια
tickets-left = ακόμα { $count }
draw-card = { $kind ->
    [purple] Πάρε τη μοβ κάρτα
    [blue] Πάρε την μπλε κάρτα
    [orange] Πάρε την πορτοκαλί κάρτα
    [white] Πάρε την άσπρη κάρτα
    [green] Πάρε την πράσινη κάρτα
    [yellow] Πάρε την κίτρινη κάρτα
    [black] Πάρε τη μαύρη κάρτα
    [red] Πάρε την κόκκινη κάρτα
   *[loco] Πάρε τη μηχανή
}
my-tickets = Τα εισιτήριά μου
tickets-mine = Τα εισιτήριά μου · { $count }

## A turn

your-turn = Η σειρά σου
step-turn = τράβα κάρτες, κλείσε διαδρομή ή τράβα εισιτήρια
step-second = πάρε και δεύτερη κάρτα
step-pay = διάλεξε πώς θα πληρώσεις
step-tunnel = πλήρωσε τις επιπλέον κάρτες ή κάνε πίσω
step-give = { $count ->
    [one] πλήρωσε μία ακόμα κάρτα, όποια θέλεις
   *[other] πλήρωσε ακόμα { $count } κάρτες, όποιες θέλεις
}
step-first-tickets = { $least ->
    [one] κράτησε τουλάχιστον ένα εισιτήριο
   *[other] κράτησε τουλάχιστον { $least } εισιτήρια
}
step-keep = { $least ->
    [one] κράτησε τουλάχιστον ένα εισιτήριο
   *[other] κράτησε τουλάχιστον { $least } εισιτήρια
}
step-pass = δεν γίνεται καμία κίνηση: πάσο
wait-for = Παίζει: { $who }
wait-first-tickets = Οι άλλοι διαλέγουν τα αρχικά τους εισιτήρια
last-round = Τελευταίος γύρος
undo = Αναίρεση
pass = Πάσο
claim-a-route = Κλείσε διαδρομή
claim = Κλείσε
build = Χτίσε
pay = Πλήρωσε
withdraw = Κάνε πίσω
not-now = Όχι τώρα
payments = Τρόποι πληρωμής
more-payments = { $count ->
    [one] Ακόμη ένας τρόπος πληρωμής
   *[other] Ακόμη { $count } τρόποι πληρωμής
}
sparing = ο φθηνότερος
route-about = { $colour ->
    [purple] μοβ
    [blue] μπλε
    [orange] πορτοκαλί
    [white] άσπρη
    [green] πράσινη
    [yellow] κίτρινη
    [black] μαύρη
    [red] κόκκινη
   *[grey] γκρι
} { $kind ->
    [ferry] διαδρομή με φέρι
    [tunnel] διαδρομή με τούνελ
   *[plain] διαδρομή
}, { $length ->
    [one] { $length } βαγόνι
   *[other] { $length } βαγόνια
}
station-in = Σταθμός: { $city }
give-title = Κάρτες αντικατάστασης
give-left = πλήρωσε ακόμα { $count }
give-card = { $kind ->
    [purple] Πλήρωσε μια μοβ κάρτα
    [blue] Πλήρωσε μια μπλε κάρτα
    [orange] Πλήρωσε μια πορτοκαλί κάρτα
    [white] Πλήρωσε μια άσπρη κάρτα
    [green] Πλήρωσε μια πράσινη κάρτα
    [yellow] Πλήρωσε μια κίτρινη κάρτα
    [black] Πλήρωσε μια μαύρη κάρτα
    [red] Πλήρωσε μια κόκκινη κάρτα
   *[loco] Πλήρωσε μια μηχανή
}
keep-title = Διάλεξε τα εισιτήριά σου
keep-least = { $least ->
    [one] Κράτησε τουλάχιστον ένα και επίστρεψε τα υπόλοιπα.
   *[other] Κράτησε τουλάχιστον { $least } και επίστρεψε τα υπόλοιπα.
}
keep-done = { $count ->
    [0] Κράτησε
    [one] Κράτησε ένα εισιτήριο
   *[other] Κράτησε { $count } εισιτήρια
}

## Players

players = Παίκτες
players-more = Περισσότερα για τους παίκτες
player = Παίκτης
plate-you = εσύ
plate-to-move = παίζει τώρα
plate-held = παίζει μποτ
plate-covered = την κίνηση παίζει μποτ
plate-here = σε σύνδεση
plate-away = λείπει
plate-taken-over = νέος σύνδεσμος
plate-trains = Βαγόνια
plate-cards = Κάρτες
plate-tickets = Εισιτήρια
plate-stations = Σταθμοί που απομένουν
points-unit = { $count ->
    [one] πόντος
   *[other] πόντοι
}
clock = Ρολόι
days-left = { $count ->
    [one] μία μέρα
   *[other] { $count } μέρες
}
hold-chair = Ας παίξει μποτ
bot-holds-you = Ένα μποτ παίζει για σένα.
seat-taken-over = { $who }: η θέση άλλαξε χέρια με νέο σύνδεσμο.
take-back = Γύρισα
looking-on = Παρακολουθείς

## The board and the log

board-of = Το ταμπλό: { $board }
log = Ιστορικό
log-since = από τον τελευταίο σου γύρο
log-earlier = νωρίτερα
from-deck = μία από τη στοίβα
a-card = { $kind ->
    [purple] μια μοβ κάρτα
    [blue] μια μπλε κάρτα
    [orange] μια πορτοκαλί κάρτα
    [white] μια άσπρη κάρτα
    [green] μια πράσινη κάρτα
    [yellow] μια κίτρινη κάρτα
    [black] μια μαύρη κάρτα
    [red] μια κόκκινη κάρτα
   *[loco] μια μηχανή
}
log-drew-one = { $me ->
    [yes] Τράβηξες { $first }
   *[no] { $who } τράβηξε { $first }
}
log-drew-two = { $me ->
    [yes] Τράβηξες { $first } και { $second }
   *[no] { $who } τράβηξε { $first } και { $second }
}
log-claimed = { $me ->
    [yes] Έκλεισες τη διαδρομή { $a } – { $b }
   *[no] { $who } έκλεισε τη διαδρομή { $a } – { $b }
}, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
log-withdrew = { $me ->
    [yes] Έκανες πίσω σε ένα τούνελ
   *[no] { $who } έκανε πίσω σε ένα τούνελ
}
log-built = { $me ->
    [yes] Έχτισες σταθμό: { $city }
   *[no] { $who } έχτισε σταθμό: { $city }
}
log-tickets = { $me ->
    [yes] Τράβηξες εισιτήρια
   *[no] { $who } τράβηξε εισιτήρια
}
log-kept = { $me ->
    [yes] Τράβηξες εισιτήρια και κράτησες { $kept }
   *[no] { $who } τράβηξε εισιτήρια και κράτησε { $kept }
}
log-first-tickets = { $me ->
    [yes] Κράτησες { $kept ->
        [one] ένα εισιτήριο
       *[other] { $kept } εισιτήρια
    }
   *[no] { $who } διάλεξε αρχικά εισιτήρια
}
# A line of the log for a move that a bot made for a person.
log-by-bot = { $line } (μποτ)
log-passed = { $me ->
    [yes] Πήγες πάσο
   *[no] { $who } πήγε πάσο
}

## Waiting, and when things go wrong

waiting-title = Νέο τραπέζι: { $board }
rematch-title = Ρεβάνς: { $board }
code = Κωδικός
whos-here = Ποιοι ήρθαν
waiting-lead = Στείλε τον σύνδεσμο, πες τον κωδικό ή άφησέ τους να σαρώσουν αυτό. Το παιχνίδι αρχίζει όταν πιαστούν όλες οι θέσεις.
link = Σύνδεσμος για το τραπέζι
link-copy = Αντιγραφή
link-copied = Αντιγράφηκε
chair-free = ελεύθερη
sit-down = Κάθισε
start-with-bots = Ξεκίνα με μποτ
start-with = Ξεκίνα με { $count }
start-fills = Τις ελεύθερες θέσεις τις παίρνουν μποτ.
start-removes = Οι ελεύθερες θέσεις αφαιρούνται.
start-without = Ένα μποτ παίζει για όσους λείπουν, μέχρι να έρθουν.
seat-awaited = δεν ήρθε ακόμα
connecting = Σύνδεση…
line-lost = Η σύνδεση χάθηκε. Γίνεται επανασύνδεση… Το παιχνίδι σου είναι ασφαλές.

## Phrases

phrase-hello = Γεια!
phrase-thanks = Ευχαριστώ!
phrase-well_played = Καλά έπαιξες!
phrase-good_game = Ωραίο παιχνίδι!
phrase-oops = Ωχ!
phrase-one_moment = Μια στιγμή, παρακαλώ
phrase-your_turn = Η σειρά σου
phrase-again = Άλλη μία;

## The end

end-about = { $board } · { $turns ->
    [one] ένας γύρος
   *[other] { $turns } γύροι
}
end-title = { $me ->
    [yes] Κέρδισες
   *[no] { $count ->
        [one] { $who } κερδίζει
       *[other] { $who } μοιράζονται τη νίκη
    }
} με { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
play-again = Παίξε ξανά
look-at-board = Δες το ταμπλό
score-routes = Διαδρομές
score-stations = Σταθμοί
score-total = Σύνολο
place = { $place }η θέση
completed = { $count ->
    [one] { $count } εισιτήριο
   *[other] { $count } εισιτήρια
}
longest = { $count ->
    [one] { $count } βαγόνι
   *[other] { $count } βαγόνια
}
tickets-of = Εισιτήρια: { $who }
ticket-done = ολοκληρώθηκε
ticket-missed = δεν ολοκληρώθηκε

## Why not: what the rules forbid. Each sentence is shown alone, or in a terminal as a clause of another

card-name = { $kind ->
    [purple] μοβ
    [blue] μπλε
    [orange] πορτοκαλί
    [white] άσπρη
    [green] πράσινη
    [yellow] κίτρινη
    [black] μαύρη
    [red] κόκκινη
   *[loco] μηχανή
}
cards-none = καμία κάρτα
cards-alike = { $count } ίδιου χρώματος
price-of = κοστίζει { $cards }{ $locos ->
    [0] { "" }
    [one] , με τουλάχιστον μία μηχανή
   *[other] , με τουλάχιστον { $locos } μηχανές
}
held-none = καμία
missing-of = { $of ->
    [locos] { $locos }
    [both] { $locos } και { $cards }
    [colour] { $cards }
   *[wild] { $cards } { $count ->
        [one] ή μηχανή
       *[other] ή μηχανές
    }
}
exchange-of = , ή για καθεμία οποιεσδήποτε { $swap } κάρτες: θέλει άλλες { $need }, έχεις { $have }
why-game-over = Το παιχνίδι τελείωσε.
why-first-tickets-due = Διάλεξε πρώτα τα αρχικά σου εισιτήρια· κράτησε τουλάχιστον { $least }.
why-second-card-due = Πάρε πρώτα τη δεύτερη κάρτα σου.
why-claim-payment-due = { $route }: διάλεξε πρώτα πώς θα πληρώσεις.
why-station-payment-due = Σταθμός, { $city }: διάλεξε πρώτα πώς θα πληρώσεις.
why-keep-due = Διάλεξε πρώτα ποια εισιτήρια θα κρατήσεις (τουλάχιστον { $least }).
why-tunnel-due = Το τούνελ θέλει { $asked ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $asked } κάρτες
}: πλήρωσε ή κάνε πίσω.
why-ferry-cards-due = { $route }: πλήρωσε πρώτα { $give ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $give } κάρτες
} αντί για μηχανές.
why-swap-cards-due = { $route }: πλήρωσε πρώτα { $give ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $give } κάρτες
} αντί για κάρτες ίδιου χρώματος.
why-nothing-to-keep = Δεν έχεις εισιτήρια να διαλέξεις· τράβα πρώτα εισιτήρια.
why-nothing-to-pay = Δεν υπάρχει κάτι να πληρώσεις· κλείσε πρώτα διαδρομή ή χτίσε σταθμό.
why-nothing-to-give = Δεν χρωστάς κάρτες· κλείσε πρώτα διαδρομή.
why-no-tunnel = Δεν υπάρχει τούνελ για να κάνεις πίσω.
why-can-act = Μπορείς να πας πάσο μόνο όταν δεν έχεις άλλη κίνηση.
why-not-in-row = Αυτή η κάρτα δεν είναι ανοιχτή: { $card } (ανοιχτές: { $row }).
why-loco-as-second = Η δεύτερη κάρτα σου δεν μπορεί να είναι ανοιχτή μηχανή.
why-no-cards = Δεν έμεινε κλειστή κάρτα να τραβήξεις: η στοίβα άδειασε και δεν υπάρχουν σκάρτα.
why-no-draw = Σε αυτόν τον γύρο δεν μπορείς να τραβήξεις κάρτες βαγονιών, ούτε καν ανοιχτές: η στοίβα άδειασε και δεν υπάρχουν σκάρτα.
why-no-tickets = Δεν έμειναν εισιτήρια να τραβήξεις.
why-keeps-too-few = Κράτησε τουλάχιστον { $least } από τα εισιτήρια που τράβηξες.
why-first-keeps-too-few = Κράτησε τουλάχιστον { $least } από τα αρχικά σου εισιτήρια.
why-not-offered = Μπορείς να κρατήσεις μόνο εισιτήρια που μόλις τράβηξες: { $offer }.
why-first-not-offered = Μπορείς να κρατήσεις μόνο εισιτήρια που σου μοιράστηκαν: { $offer }.
why-route-taken = { $route }: τη διαδρομή την έχει ήδη { $owner }.
why-own-other-track = { $route }: έχεις ήδη την άλλη διαδρομή της διπλής· κανείς δεν κλείνει και τις δύο.
why-other-track-closes = { $route }: { $owner } έχει την άλλη διαδρομή της διπλής· με { $seats } παίκτες αυτή δεν είναι διαθέσιμη.
why-too-few-trains = { $route }: { $need ->
    [one] χρειάζεται { $need } βαγόνι
   *[other] χρειάζονται { $need } βαγόνια
}, αλλά { $have ->
    [0] δεν σου μένει κανένα
    [one] σου μένει μόνο ένα
   *[other] σου μένουν μόνο { $have }
}.
why-cards-short = { $route }: δεν έχεις τις κάρτες που χρειάζονται· { $price }. Έχεις: { $held }. Λείπουν: { $missing }{ $exchange }.
why-wrong-count = { $route }: λάθος αριθμός καρτών· { $price }. Έχεις: { $held }.
why-wrong-colour = { $route }: λάθος χρώμα· { $price }. Έχεις: { $held }.
why-loco-not-wild = { $route }: σε αυτό το παιχνίδι οι μηχανές είναι μπαλαντέρ μόνο σε τούνελ και φέρι, όχι σε απλές διαδρομές· { $price }. Έχεις: { $held }.
why-loco-not-on-swap = { $route }: εδώ οι μηχανές δεν είναι μπαλαντέρ, αλλά μπορεί να είναι ανάμεσα στις { $swap } κάρτες που αντικαθιστούν μία· στο χέρι σου: { $hand }.
why-ferry-needs-locos = { $route }: πολύ λίγες μηχανές· { $price }. Έχεις: { $held }{ $swap ->
    [0] { "" }
    [one] · οποιαδήποτε κάρτα αντικαθιστά μία μηχανή
   *[other] · οποιεσδήποτε { $swap } κάρτες αντικαθιστούν μία μηχανή
}.
why-no-substitutes = { $route }: εδώ δεν μπορείς να αντικαταστήσεις κάρτες με άλλες· { $price }. Έχεις: { $held }.
why-ferry-subs-short = Δεν έχεις αρκετές κάρτες: κάθε μηχανή που αντικαθιστάς θέλει { $swap } άλλες· στο χέρι σου: { $hand }.
why-swap-subs-short = Δεν έχεις αρκετές κάρτες: κάθε κάρτα που αντικαθιστάς θέλει { $swap } άλλες· στο χέρι σου: { $hand }.
why-not-held = Δεν έχεις αυτές τις κάρτες· { $price }. Στο χέρι σου: { $hand }.
why-give-not-held = Δεν έχεις τέτοια κάρτα για να πληρώσεις: { $card } (στο χέρι σου: { $hand }).
why-give-order = Πλήρωσε αυτές τις κάρτες με τη σειρά των χρωμάτων: πρώτα { $card }, μετά { $last }.
why-give-runs-out = Ξεκίνα από προηγούμενο χρώμα: από { $card } και πέρα έχεις λιγότερες κάρτες από { $give ->
    [one] τη μία
   *[other] τις { $give }
} που χρειάζεσαι ακόμα.
why-tunnel-wrong-count = Το τούνελ θέλει { $asked ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $asked } κάρτες
}· πλήρωσε { $locos ->
    [yes] μόνο με μηχανές
   *[no] με το χρώμα που έπαιξες ({ $laid }) ή με μηχανές
} (έχεις: { $held }) ή κάνε πίσω.
why-tunnel-wrong-colour = Το τούνελ θέλει { $asked ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $asked } κάρτες
}· πλήρωσε με το χρώμα που έπαιξες ({ $laid }) ή με μηχανές (έχεις: { $held }) ή κάνε πίσω.
why-tunnel-only-locos = Έπαιξες μόνο μηχανές, οπότε μπορείς να προσθέσεις μόνο μηχανές (έχεις: { $held })· το τούνελ θέλει { $asked ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $asked } κάρτες
}. Μπορείς και να κάνεις πίσω.
why-tunnel-not-held = Δεν έχεις αυτές τις κάρτες (στο χέρι σου: { $hand })· το τούνελ θέλει { $asked ->
    [one] ακόμα μία κάρτα
   *[other] ακόμα { $asked } κάρτες
}. Μπορείς και να κάνεις πίσω.
why-no-stations-here = Αυτό το παιχνίδι παίζεται χωρίς σταθμούς.
why-stations-spent = Έχτισες όλους τους σταθμούς σου.
why-city-taken = { $city }: { $owner } έχει ήδη σταθμό εδώ, και κάθε πόλη χωρά μόνο έναν.
why-station-cards-short = Ο επόμενος σταθμός σου κοστίζει { $cost ->
    [one] μία κάρτα
   *[other] { $cost } κάρτες ίδιου χρώματος
}, και οι μηχανές είναι μπαλαντέρ· στο χέρι σου: { $hand }. Λείπουν: { $missing }.
why-station-wrong-count = Αυτός ο σταθμός κοστίζει { $cost ->
    [one] μία κάρτα
   *[other] { $cost } κάρτες ίδιου χρώματος
}, και οι μηχανές είναι μπαλαντέρ· στο χέρι σου: { $hand }.

## Why not: typed words that are no action; $verbs, $verb, $example and $near are words of the notation

why-no-action = { $word } δεν είναι κίνηση· οι κινήσεις αρχίζουν με: { $verbs }.
why-stands-alone = Το «{ $verb }» γράφεται μόνο του.
why-takes-one = Μετά το «{ $verb }» γράφεται { $noun ->
    [card] μία κάρτα
    [route] μία διαδρομή
   *[city] μία πόλη
}, όπως «{ $example }».
why-no-such = Εδώ δεν υπάρχει { $noun ->
    [card] κάρτα
    [route] διαδρομή
    [city] πόλη
   *[ticket] εισιτήριο
} { $word }{ $hint ->
    [yes] · μήπως εννοείς { $near };
   *[no] .
}
why-named-twice = Κάθε εισιτήριο γράφεται μόνο μία φορά.
why-payment-form = Μια πληρωμή έχει ένα χρώμα, μετά loco, μετά sub, το καθένα με αριθμό, όπως «pay red 2 loco 1».
why-nothing-played = Δεν υπάρχει ακόμα τίποτα να αναιρέσεις.
rule-button = Δες τον κανόνα
rule-number = Κανόνας { $rule }

## What the server refuses

refused-begun = Αυτό το παιχνίδι έχει ήδη αρχίσει· μπορείς να παρακολουθήσεις ή να στήσεις δικό σου τραπέζι.
refused-no-chair = Αυτή η θέση δεν είναι πια ελεύθερη· διάλεξε άλλη ή στήσε δικό σου τραπέζι.
refused-name-signs = Τα ονόματα και οι λέξεις έχουν μόνο ορατούς χαρακτήρες, χωρίς κενά στην αρχή και στο τέλος.
refused-name-long = Αυτό το όνομα ή η λέξη είναι πολύ μεγάλη· διάλεξε κάτι πιο σύντομο.
refused-name-taken = Κάποιος εδώ λέγεται ήδη { $name }· διάλεξε άλλο όνομα.
refused-chair-taken = Αυτή η θέση είναι πιασμένη.
refused-not-ready = Οι κάρτες μοιράζονται μόνο όταν πιαστούν όλες οι θέσεις, και μόνο μία φορά.
refused-dealing = Οι κάρτες μοιράζονται τώρα· περίμενε μια στιγμή.
refused-deal = Η μοιρασιά απέτυχε· δοκίμασε ξανά ή άφησε τη θέση σου και στήσε νέο τραπέζι.
refused-no-link = Σύνδεσμο έχει μόνο η θέση ενός ανθρώπου.
refused-stale = Το παιχνίδι προχώρησε στο μεταξύ· κοίτα ξανά και μετά αποφάσισε.
refused-turn = Δεν είναι η σειρά σου· παίζει: { $who }.
refused-not-your-turn = Δεν είναι η σειρά σου.
refused-chosen = Διάλεξες ήδη τα αρχικά σου εισιτήρια· περίμενε τους άλλους.
refused-undo-first = Αυτό δεν αναιρείται: τα αρχικά εισιτήρια είναι οριστικά.
refused-undo-acted = Αυτό δεν αναιρείται: κάποιος άλλος έπαιξε στο μεταξύ.
refused-undo-shown = Αυτό δεν αναιρείται: φανέρωσε κάτι καινούργιο.
refused-hold = Ένα μποτ παίρνει μόνο τη θέση άλλου ανθρώπου, και μόνο αν δεν παίζει ήδη εκεί.
refused-hold-here = Ένα μποτ παίρνει μόνο τη θέση κάποιου που λείπει τουλάχιστον ένα λεπτό.
refused-hold-asked = Το ζήτησες ήδη· πρέπει να συμφωνήσουν και οι άλλοι.
refused-held = Ένα μποτ παίζει ήδη για σένα.
refused-own-chair = Κάθεσαι ήδη στη θέση σου.
refused-paused = Το παιχνίδι είναι σε παύση· συνέχισέ το πρώτα.
refused-pause-clock = Μόνο ένα παιχνίδι με ρολόι μπορεί να μπει σε παύση.
refused-pause-said = Το ζήτησες ήδη· πρέπει να συμφωνήσουν και οι άλλοι.
refused-again = Μπορείς να αρχίσεις μόνο μία ρεβάνς, αφού τελειώσει το παιχνίδι.
refused-not-dealt = Οι κάρτες δεν μοιράστηκαν ακόμα· υπάρχουν ακόμα ελεύθερες θέσεις.
refused-over = Αυτό το παιχνίδι τελείωσε.
refused-busy = Ο διακομιστής δεν έχει πρόσβαση στα τραπέζια του αυτή τη στιγμή· δοκίμασε ξανά σε λίγο.
refused-work = Ο διακομιστής είναι απασχολημένος με άλλα αιτήματα· δοκίμασε ξανά σε λίγο.
refused-broken = Κάτι πήγε στραβά στον διακομιστή· φόρτωσε ξανά τη σελίδα για να δεις το παιχνίδι.
refused-tables = Έχεις { $count ->
    [one] ένα παιχνίδι που δεν τελείωσε
   *[other] { $count } παιχνίδια που δεν τελείωσαν
}· τελείωσε ένα πριν αρχίσεις άλλο.
refused-fast = Πάρα πολλά αιτήματα μαζί· περίμενε λίγο και δοκίμασε ξανά.
refused-version = Αυτή η σελίδα δεν είναι ενημερωμένη (ο διακομιστής έχει την έκδοση { $version })· φόρτωσέ την ξανά.
refused-newer = Αυτό το τραπέζι αποθηκεύτηκε από νεότερη έκδοση του Whistlestop· ενημέρωσε τον διακομιστή για να συνεχιστεί.
refused-damaged = Αυτό το τραπέζι έχει καταστραφεί στη βάση δεδομένων του διακομιστή και δεν μπορεί να συνεχιστεί· οι λεπτομέρειες είναι στο αρχείο καταγραφής του.
refused-older = Αυτή η έκδοση του Whistlestop δεν μπορεί να συνεχίσει αυτό το τραπέζι· το τραπέζι μένει όπως είναι.
refused-link = Αυτός ο σύνδεσμος δεν αντιστοιχεί σε θέση αυτού του τραπεζιού· ζήτα καινούργιο από τον οικοδεσπότη.
refused-void = Αυτός ο σύνδεσμος δεν ισχύει πια· ζήτα τον καινούργιο από τον οικοδεσπότη.
refused-invitation = Αυτός ο σύνδεσμος είναι πρόσκληση για μια θέση· άνοιξέ τον και πάρε πρώτα τη θέση.
refused-invitation-used = Αυτή η πρόσκληση έχει ήδη χρησιμοποιηθεί ή αντικατασταθεί· ζήτα καινούργια από τον οικοδεσπότη.
refused-claim-here = Αυτή η συσκευή είναι ήδη στο τραπέζι· άνοιξε την πρόσκληση στη συσκευή που θα παίξει.
refused-closed = Αυτό το τραπέζι δεν δέχεται θεατές.
refused-looking-on = Παρακολουθείς· αυτό το κάνουν μόνο οι παίκτες.
refused-host = Αυτό το κάνει μόνο ο οικοδεσπότης.
refused-unknown = Δεν υπάρχει τέτοιο τραπέζι· μήπως λείπει κάτι από τον σύνδεσμο;
refused-code = Κανένα τραπέζι δεν έχει αυτόν τον κωδικό· οι κωδικοί παύουν να ισχύουν όταν τελειώσει το παιχνίδι.
refused-record = Το αρχείο της παρτίδας, μαζί με τον σπόρο, είναι διαθέσιμο όταν τελειώσει το παιχνίδι.
refused-otherwise = Αυτό δεν έγινε· φόρτωσε ξανά τη σελίδα και δοκίμασε πάλι.
## The menu, the sheet on a phone, and the seas

menu = Μενού
theme = Θέμα
theme-device = Όπως η συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
sound = Ήχοι
sound-all = Όλοι
sound-turn = Η σειρά μου
sound-off = Κανένας
volume = Ένταση
chair-link = Η θέση μου σε άλλη συσκευή
chair-link-about = Αυτός ο μυστικός σύνδεσμος είναι η θέση σου: όποιος τον έχει μπορεί να δει τις κάρτες σου και να παίξει για σένα. Μην τον δείξεις σε κανέναν.
leave-table = Φεύγω από το τραπέζι
leave-question = Φεύγεις από το τραπέζι; Ένα μποτ θα παίζει για σένα· με τον σύνδεσμό σου γυρίζεις πίσω.
leave = Φεύγω
stay = Μένω
zoom-in = Μεγέθυνση
zoom-out = Σμίκρυνση
whole-board = Όλος ο χάρτης
sheet = Κάρτες, εισιτήρια και ιστορικό
tab-tickets = Εισιτήρια { $count }
more-lines = ακόμη { $count }
tab-cards = Κάρτες { $count }
tab-routes = Διαδρομές { $count }
take-deck = Πάρε μια κάρτα από τη στοίβα
take-tickets = Τράβα εισιτήρια
sea-atlantic-ocean = Ατλαντικός Ωκεανός
sea-pacific-ocean = Ειρηνικός Ωκεανός
sea-gulf-of-mexico = Κόλπος του Μεξικού
sea-north-sea = Βόρεια Θάλασσα
sea-mediterranean-sea = Μεσόγειος Θάλασσα
sea-black-sea = Μαύρη Θάλασσα
sea-baltic-sea = Βαλτική Θάλασσα
sea-bay-of-biscay = Βισκαϊκός Κόλπος
sea-norwegian-sea = Νορβηγική Θάλασσα
sea-barents-sea = Θάλασσα Μπάρεντς
score-tickets_done = Ολοκληρωμένα εισιτήρια
score-tickets_missed = Ανολοκλήρωτα εισιτήρια
score-longest = Μεγαλύτερη διαδρομή
score-globetrotter = Globetrotter
ticket-by = μέσω: { $cities }
path-drawn = Η μεγαλύτερη διαδρομή, με χρυσό: { $who }
show-title = Τελική βαθμολόγηση
show-routes = Οι πόντοι των διαδρομών ως εδώ. Τώρα ανοίγουν τα εισιτήρια.
show-station = Σταθμός { $city }: δανείζεται τη διαδρομή { $a } – { $b }
show-station-idle = Σταθμός { $city }: δεν χρειάστηκε
show-done = { $a } – { $b }: ολοκληρώθηκε
show-missed = { $a } – { $b }: δεν ολοκληρώθηκε
show-stations-left = { $count ->
    [one] Ένας σταθμός δεν χτίστηκε
   *[other] { $count } σταθμοί δεν χτίστηκαν
}
show-longest = { $shares ->
    [one] { $who }: η μεγαλύτερη διαδρομή
   *[other] { $who }: ισοπαλία στη μεγαλύτερη διαδρομή, και όλοι παίρνουν τους πόντους
}
show-globetrotter = { $shares ->
    [one] { $who }: Globetrotter, με τα περισσότερα ολοκληρωμένα εισιτήρια
   *[other] { $who }: ισοπαλία για τον Globetrotter, με ίσο αριθμό ολοκληρωμένων εισιτηρίων
}
show-race = Ποιος έχει τη μεγαλύτερη διαδρομή;
show-told = Πόντοι ως τώρα
show-back = Πίσω
show-next = Επόμενο
show-pause = Παύση
show-go-on = Συνέχεια
show-skip = Αποτέλεσμα
show-watch = Δες τη βαθμολόγηση
share-picture = Εικόνα του ταμπλό
share-drawing = Η εικόνα ετοιμάζεται…
tie-completed = { $who } και { $other } έχουν ίσους πόντους· προηγείται: { $who }, με περισσότερα ολοκληρωμένα εισιτήρια
tie-stations = { $who } και { $other } έχουν ίσους πόντους· προηγείται: { $who }, με λιγότερους σταθμούς
tie-longest = { $who } και { $other } έχουν ίσους πόντους· προηγείται: { $who }, με τη μεγαλύτερη διαδρομή
tie-shared = { $who } και { $other } ισοβαθμούν σε όλα και μοιράζονται τη θέση
won-by = { $part ->
    [routes] Το έκριναν οι διαδρομές
    [long] Το έκριναν οι διαδρομές με { $length } βαγόνια και πάνω
    [tickets] Το έκριναν τα εισιτήρια
    [missed] Το έκριναν τα ανολοκλήρωτα εισιτήρια
    [stations] Το έκριναν οι σταθμοί που δεν χτίστηκαν
    [longest] Το έκρινε η μεγαλύτερη διαδρομή
   *[globetrotter] Το έκρινε ο Globetrotter
}: { $who } { $points }, { $other } { $than }
back-to-results = Πίσω στο αποτέλεσμα
chart-title = Οι πόντοι στη διάρκεια
chart-turn = Γύρος { $turn }
chart-last = τελευταίος γύρος
chart-read = Διάλεξε γύρο
chart-table = Σε πίνακα
deal-title = Πώς μοιράστηκαν οι κάρτες
deal-lead = Πριν μοιραστεί η πρώτη κάρτα, ο διακομιστής δημοσιεύει το αποτύπωμα (SHA-256) του μυστικού του, και η συσκευή κάθε παίκτη προσθέτει έναν τυχαίο αριθμό που δεν ξέρει κανείς άλλος. Κάθε κάρτα προκύπτει από όλα αυτά μαζί, οπότε κανείς δεν μπορεί να διαλέξει τις κάρτες μόνος του. Αυτή η συσκευή έλεγξε:
deal-seed = Σπόρος
deal-promise = Αποτύπωμα (SHA-256)
deal-kept = Ελέγχθηκε σε αυτόν τον περιηγητή: ο σπόρος έχει αυτό το αποτύπωμα.
deal-broken = Ο σπόρος δεν έχει αυτό το αποτύπωμα!
deal-secret-kept = Το μυστικό του διακομιστή είναι αυτό που είχε οριστεί πριν από τη μοιρασιά.
deal-secret-broken = Το μυστικό του διακομιστή δεν είναι αυτό που είχε οριστεί πριν από τη μοιρασιά!
deal-own-kept = Ο τυχαίος αριθμός αυτής της συσκευής συμμετέχει στη μοιρασιά.
deal-own-broken = Ο τυχαίος αριθμός αυτής της συσκευής παραλείφθηκε ή άλλαξε!
deal-own-none = Αυτή η συσκευή δεν πρόσθεσε τυχαίο αριθμό στη μοιρασιά, οπότε δεν μπορεί να ξέρει αν ο διακομιστής διάλεξε τις κάρτες.
deal-own-late = Ο τυχαίος αριθμός αυτής της συσκευής δεν ζητήθηκε εγκαίρως, οπότε η συσκευή δεν μπορεί να ξέρει αν ο διακομιστής διάλεξε τις κάρτες.
deal-others-kept = Οι τυχαίοι αριθμοί και οι λέξεις όλων είναι αυτά που είχαν οριστεί πριν αποκαλυφθεί οτιδήποτε.
deal-others-broken = Ένας τυχαίος αριθμός ή μια λέξη άλλαξε αφού αυτή η συσκευή είχε αποκαλύψει τον δικό της!
deal-seed-kept = Ο σπόρος αποτελείται ακριβώς από αυτό το μυστικό, αυτούς τους αριθμούς και αυτές τις λέξεις.
deal-seed-broken = Ο σπόρος δεν αποτελείται από αυτό το μυστικό, αυτούς τους αριθμούς και αυτές τις λέξεις!
deal-withheld = Ο τυχαίος αριθμός του παίκτη { $who } δεν έφτασε εγκαίρως· οι κάρτες μοιράστηκαν χωρίς αυτόν.
deal-cards-kept = Οι κάρτες και τα εισιτήρια της αρχής είναι αυτά που προκύπτουν από τον σπόρο.
deal-cards-broken = Οι κάρτες και τα εισιτήρια της αρχής δεν προκύπτουν από τον σπόρο!
deal-alarm = Αυτή η μοιρασιά δεν πέρασε τον έλεγχο: κάποιος την έχει αλλοιώσει.
deal-verify = Κατέβασε το αρχείο παρτίδας και έλεγξε κάθε κάρτα:
record-download = Κατέβασε το αρχείο παρτίδας
again-told = Μια νέα παρτίδα είναι έτοιμη.
again-follow = Μπες κι εσύ
## Progress of tickets, tunnels, lists and keyboard

goal-done = ολοκληρώθηκε
goal-needs = θέλει { $trains ->
    [one] { $trains } βαγόνι
   *[other] { $trains } βαγόνια
}, { $cards ->
    [one] { $cards } κάρτα
   *[other] { $cards } κάρτες
}
goal-stations = { $count ->
    [one] με { $count } σταθμό
   *[other] με { $count } σταθμούς
}
goal-too-far = { $trains ->
    [one] θέλει { $trains } βαγόνι, που δεν έχεις
   *[other] θέλει { $trains } βαγόνια, δεν σου φτάνουν
}
goal-cut = δεν γίνεται πια
goal-fits = { $count ->
    [one] ταιριάζει: { $count } κοινή θέση
   *[other] ταιριάζει: { $count } κοινές θέσεις
}
plan = Πλάνο
plan-pencil = Μολύβι
plan-this-way = Στο πλάνο μου
odds-more = { $count ->
    [0] τίποτα επιπλέον
    [one] { $count } κάρτα ακόμα
   *[other] { $count } κάρτες ακόμα
}
odds-sure = Ό,τι κι αν ανοίξει, μπορείς να το πληρώσεις.
odds-can = Μπορείς να πληρώσεις στο { $percent } των περιπτώσεων.
odds-before = Οι πιθανότητες πριν ανοίξουν οι κάρτες
cards-any = οποιεσδήποτε { $count }
keeps-cards = γλιτώνεις: { $cards }
give-less = Πάρε πίσω: { $cards }
give-done = { $count ->
    [one] Πλήρωσε { $count } κάρτα
   *[other] Πλήρωσε { $count } κάρτες
}
tunnel = Τούνελ
tunnel-laid = Έπαιξες: { $cards }. Κάθε κάρτα αυτού του χρώματος και κάθε μηχανή που ανοίγει κοστίζει μία κάρτα ακόμα.
tunnel-more = μία ακόμα
tunnel-none = τίποτα
tunnel-extra = { $count ->
    [0] καμία κάρτα ακόμα
    [one] μία κάρτα ακόμα
   *[other] { $count } κάρτες ακόμα
}
tunnel-paid = πλήρωσε
tunnel-withdrawn = έκανε πίσω
tunnel-too-dear = Δεν έχεις τις επιπλέον κάρτες που θέλει το τούνελ.
tunnel-through = Δεν πληρώνεις τίποτε άλλο: πέρασες.
tunnel-on = Συνέχεια
tickets-sure = Παίρνει όλο τον γύρο σου και δεν αναιρείται.
lists = Το ταμπλό σε λίστες
list-claims = Διαδρομές που μπορείς να κλείσεις
list-no-claims = Καμία αυτή τη στιγμή
routes-all = Όλες { $count }
routes-mine = Εισιτήριά μου { $count }
routes-for-tickets = Για τα εισιτήριά σου
routes-others = Άλλες, πρώτα με τους πιο πολλούς πόντους
routes-by-points = Πρώτα με τους πιο πολλούς πόντους
route-serves = για { $tickets }
double-tracks = Διπλή διαδρομή: ποια γραμμή;
routes-found = { $count ->
    [one] Βρέθηκε { $count } διαδρομή
   *[other] Βρέθηκαν { $count } διαδρομές
}
list-sites = Πόλεις όπου μπορείς να χτίσεις σταθμό
list-cities = Διαδρομές ανά πόλη
list-city = Πόλη
list-owners = Τι έχει ο καθένας
list-nothing = τίποτα ακόμα
list-stations = Σταθμοί: { $cities }
keys = Πλήκτρα συντόμευσης
keys-arrows = Βελάκια
keys-on = Χρήση πλήκτρων συντόμευσης
close = Κλείσιμο
words-label = Γράψε μια κίνηση, όπως «draw red»
words-play = Παίξε
last-round-about = { $count ->
    [one] Ακόμα { $count } κίνηση και μετά μετριούνται οι πόντοι.
   *[other] Ακόμα { $count } κινήσεις και μετά μετριούνται οι πόντοι.
}
key-row = πάρε μια ανοιχτή κάρτα
key-deck = πάρε κάρτα από τη στοίβα
key-tickets = τράβα εισιτήρια
key-claim = κλείσε διαδρομή ή χτίσε σταθμό
key-pencil = σχεδίασε το πλάνο μου
key-arrows = πήγαινε από τη μια επισημασμένη διαδρομή ή πόλη στην άλλη
key-enter = διάλεξε
key-escape = ακύρωση
key-undo = αναίρεση
key-pass = πάσο, αν δεν έχεις άλλη κίνηση
key-lists = το ταμπλό σε λίστες
key-words = γράψε μια κίνηση
key-keys = πλήκτρα συντόμευσης
## Starting and joining a table

guest-bot = Μποτ
guest-friend = Φίλος
guest-by-link = με σύνδεσμο
name-missing = Γράψε πρώτα το όνομά σου.
offline-title = Είσαι εκτός σύνδεσης.
offline-about = Μπορείς να διαβάσεις τους κανόνες· για να παίξεις χρειάζεται ο διακομιστής.
server-silent = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
more-options = Ρυθμός, πρώτος παίκτης, κανόνες του σπιτιού
who-begins = Πρώτος παίκτης
begins-lot = Στην τύχη
pace = Ρυθμός
pace-relaxed = Χαλαρά
pace-live = Ζωντανά
pace-days = Σε βάθος ημερών
pace-about-relaxed = Χωρίς ρολόι: ο καθένας με την ησυχία του.
pace-about-live = Κάθε παίκτης έχει απόθεμα χρόνου, που μεγαλώνει σε κάθε γύρο. Όταν τελειώσει, ένα μποτ κάνει μία κίνηση για σένα.
pace-about-days = Παίζεις όποτε βρεις χρόνο· το τραπέζι περιμένει μέρες.
time-for-a-move = Χρόνος ανά κίνηση
time-bank = Χρόνος ανά παίκτη
bank-and-increment = { $bank } + { $increment } ανά γύρο
absent-level = Μποτ για όσους λείπουν
bot-speed = Ταχύτητα των μποτ
bot-speed-instant = Αμέσως
bot-speed-quick = Γρήγορα
bot-speed-relaxed = Χαλαρά
allow-onlookers = Να επιτρέπονται θεατές
list-table = Να φαίνεται στα ανοιχτά τραπέζια
house-rules = Κανόνες του σπιτιού
rules-changed = { $count ->
    [one] { $count } αλλαγή
   *[other] { $count } αλλαγές
}
rules-printed = Ξανά οι τυπωμένοι κανόνες
my-tables = Τα τραπέζια σου
tables-all = Όλα ({ $count })
table-waiting = περιμένει παίκτες
table-playing = παίζουν οι άλλοι
open-tables = Ανοιχτά τραπέζια
table-of = Τραπέζι: { $who }
table-playing-now = παίζεται τώρα
chairs-free = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
join-table = Μπες
watch-table = Ως θεατής
invite-title = Κάλεσε τους φίλους σου
link-for-cameras = Κωδικός QR για τον σύνδεσμο
link-share = Κοινοποίηση
share-text = Έλα να παίξουμε ένα παιχνίδι με τρένα.
sit-title = Πιάσε θέση
sit-where = Το χρώμα σου
name-taken = Κάποιος εδώ λέγεται ήδη { $who }. Διάλεξε άλλο όνομα.
seat-a-bot = Βάλε μποτ…
bot-on-chair = Βάλε μποτ στη θέση { $number }
new-link = Νέος σύνδεσμος
new-link-for = Στείλε αυτόν τον σύνδεσμο (για: { $who }). Ισχύει μία φορά, και όλοι θα δουν ότι η θέση άλλαξε χέρια. Ο παλιός σύνδεσμος δεν ισχύει πια.
waiting-for = { $count ->
    [0] Είναι όλοι εδώ.
    [one] { $count } θέση είναι ακόμα ελεύθερη.
   *[other] { $count } θέσεις είναι ακόμα ελεύθερες.
}
stand-up = Φύγε από το τραπέζι
onlookers = Θεατές
onlookers-welcome = επιτρέπονται
onlookers-none = δεν επιτρέπονται
server-gone = Ο διακομιστής δεν απαντά εδώ και ώρα. Το τραπέζι σου είναι ασφαλές: δοκίμασε ξανά ή γύρισε αργότερα σε αυτή τη σελίδα.
next-try = Νέα προσπάθεια σε { $seconds } δ.
try-now = Δοκίμασε τώρα
unknown-title = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση
unknown-about = Ίσως ο σύνδεσμος δεν είναι ολόκληρος ή δεν ισχύει πια.
closed-title-unknown = Το τραπέζι δεν βρέθηκε
closed-unknown = Είναι ολόκληρος ο σύνδεσμος; Ζήτησέ τον ξανά ή στήσε δικό σου τραπέζι.
closed-title-void = Αυτός ο σύνδεσμος δεν ισχύει πια
closed-void = Ο οικοδεσπότης έφτιαξε νέο σύνδεσμο για αυτή τη θέση. Ζήτησε τον νέο· το τραπέζι μπορείς ακόμα να το δεις.
closed-title-private = Αυτό το τραπέζι είναι ιδιωτικό
closed-private = Αυτό το τραπέζι δεν δέχεται θεατές. Αν έχεις θέση εδώ, άνοιξέ την με τον δικό σου σύνδεσμο.
look-at-table = Δες το τραπέζι
take-seat-title = Πάρε τη θέση: { $who }
take-seat-about = Ο οικοδεσπότης έφτιαξε αυτόν τον σύνδεσμο για τη θέση. Ισχύει μία φορά και φέρνει τις κάρτες και τα εισιτήρια σε αυτή τη συσκευή· όλοι στο τραπέζι θα δουν ότι η θέση άλλαξε χέρια.
take-seat = Πάρε τη θέση
take-seat-elsewhere-title = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή
take-seat-elsewhere = Αυτή η συσκευή φιλοξενεί το τραπέζι ή παίζει ήδη σε αυτό, και κανείς δεν πρέπει να βλέπει δύο χέρια. Σάρωσε τον κωδικό με τη συσκευή που θα παίξει ({ $who }) ή στείλε τον σύνδεσμο.
held-clock = Ο χρόνος σου τελείωσε τρεις φορές στη σειρά.
held-left = Έφυγες από το τραπέζι.
held-asked = Οι άλλοι παίκτες ζήτησαν μποτ.
covered-you = Ο χρόνος σου τελείωσε και ένα μποτ κάνει αυτή την κίνηση. Παίξε για να συνεχίσεις εσύ.
paused-idle = Το παιχνίδι είναι σε παύση, γιατί δεν έπαιζε κανείς.
paused-agreed = Το παιχνίδι είναι σε παύση.
paused-left = Το παιχνίδι είναι σε παύση, γιατί έφυγαν όλοι.
pause-continue = Συνέχεια
pause-ask = Παύση παιχνιδιού
pause-wanted = Ζητήθηκε παύση: { $who }.
pause-agree = Παύση
pause-asked = Ζήτησες παύση· πρέπει να συμφωνήσουν και οι άλλοι.
pause-withdraw = Άσ’ το
pause-ready = Αναμονή: { $who }.
say = Πες κάτι
looking-on-count = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
votes-for-bot = { $count ->
    [one] { $count } ψήφος υπέρ του μποτ
   *[other] { $count } ψήφοι υπέρ του μποτ
}
rule-seats_min = Ελάχιστος αριθμός παικτών
rule-seats_max = Μέγιστος αριθμός παικτών
rule-trains = Βαγόνια ανά παίκτη
rule-stations = Σταθμοί ανά παίκτη
rule-first_long = Εισιτήρια μεγάλης διαδρομής που μοιράζονται στην αρχή
rule-first_tickets = Εισιτήρια που μοιράζονται στην αρχή
rule-first_keep = Αρχικά εισιτήρια που κρατάς (τουλάχιστον)
rule-first_return = Τα αρχικά εισιτήρια που επιστρέφονται μπαίνουν κάτω από τη στοίβα
rule-ticket_draw = Εισιτήρια που τραβάς ανά γύρο
rule-ticket_keep = Εισιτήρια που κρατάς από όσα τράβηξες (τουλάχιστον)
rule-ticket_return = Τα εισιτήρια που επιστρέφονται μπαίνουν κάτω από τη στοίβα
rule-loco_draw = Για πόσες κάρτες μετράει μια ανοιχτή μηχανή
rule-row_flush = Πόσες ανοιχτές μηχανές αλλάζουν και τις πέντε κάρτες (0: ποτέ)
rule-draw_without_deck = Τραβάς ανοιχτές κάρτες και χωρίς στοίβα και σκάρτα
rule-wild_plain = Οι μηχανές είναι μπαλαντέρ στις απλές διαδρομές
rule-double_from = Από πόσους παίκτες ανοίγουν και οι δύο διαδρομές μιας διπλής
rule-ferry_swap = Κάρτες αντί για μηχανή στο φέρι (0: καμία)
rule-tunnel_cards = Κάρτες που ανοίγουν για ένα τούνελ
rule-station_points = Πόντοι για κάθε σταθμό που δεν χτίστηκε
rule-last_round_trains = Με πόσα βαγόνια ή λιγότερα αρχίζει ο τελευταίος γύρος
rule-longest_bonus = Πόντοι για τη μεγαλύτερη διαδρομή
rule-globetrotter_bonus = Globetrotter: πόντοι για τα περισσότερα ολοκληρωμένα εισιτήρια
rule-ties_by_length = Τελευταίο κριτήριο ισοπαλίας: η μεγαλύτερη διαδρομή
rule-turn_limit = Μέγιστος αριθμός γύρων ανά παίκτη
rule-route_points = Πόντοι διαδρομών, ανά μήκος
refused-talk = Στέλνεις μηνύματα πολύ γρήγορα· περίμενε λίγο.

about-usa = οι πιο απλοί κανόνες
about-europe = τούνελ, φέρι, σταθμοί
about-nordic = τούνελ και φέρι
claims-open = { $count ->
    [one] Μπορείς να κλείσεις { $count } διαδρομή
   *[other] Μπορείς να κλείσεις { $count } διαδρομές
}
two-cards = { $kind ->
    [deck] δύο από τη στοίβα
    [purple] δύο μοβ κάρτες
    [blue] δύο μπλε κάρτες
    [orange] δύο πορτοκαλί κάρτες
    [white] δύο άσπρες κάρτες
    [green] δύο πράσινες κάρτες
    [yellow] δύο κίτρινες κάρτες
    [black] δύο μαύρες κάρτες
    [red] δύο κόκκινες κάρτες
   *[loco] δύο μηχανές
}

## The rulebook; its texts are in rules.ftl

rules = Κανόνες
## Learning

learn-to-play = Μάθε να παίζεις
learn-first = Πρώτη φορά εδώ;
learn-first-about = Ένα πρώτο παιχνίδι με οδηγό, σε πέντε λεπτά.
lesson-asks-usa = Πώς παίζεται; Παιχνίδι με οδηγό
lesson-asks-ferries = Πώς λειτουργούν τα φέρι;
lesson-asks-tunnels = Πώς λειτουργούν τα τούνελ;
lesson-asks-stations = Πώς λειτουργούν οι σταθμοί;
lesson-asks-nordic = Τι αλλάζει στις Σκανδιναβικές Χώρες;
# Replay
refused-reel = Η επανάληψη αυτής της παρτίδας δεν γίνεται, γιατί το αρχείο της είναι κατεστραμμένο, ελλιπές ή αλλαγμένο.
look-back = Δες ξανά
finished-games = Παρτίδες που τελείωσαν
replay-title = Επανάληψη
replay-open = Άνοιξε αρχείο παρτίδας
replay-lead = Διάλεξε ένα αρχείο παρτίδας ή άφησέ το εδώ, για να ξαναδείς την παρτίδα κίνηση προς κίνηση.
replay-loading = Η επανάληψη φορτώνει…
replay-begin = Η αρχή της παρτίδας
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-on = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-scrub = Σημείο της παρτίδας
replay-at = { $at } από { $count }
replay-speed = Ταχύτητα
replay-claims = Μόνο διαδρομές
replay-eyes = Οπτική γωνία
replay-open-hands = όλες οι κάρτες ανοιχτές
replay-more = Περισσότερα
replay-link = Σύνδεσμος για αυτή τη στιγμή
replay-link-file = Για όποιον έχει το ίδιο αρχείο παρτίδας.
replay-continue = Συνέχισε από εδώ
replay-continue-about = Εσύ παίρνεις μία θέση, μποτ τις άλλες. Οι κάρτες μένουν όπως μοιράστηκαν.
replay-chair = Η θέση σου
replay-bots = Οι άλλοι
replay-save = Αποθήκευσε σε ένα αρχείο HTML
replay-verify = Έλεγξε τη μοιρασιά
replay-no-deal = Αυτή η παρτίδα ξεκίνησε από δοσμένη κατάσταση, άρα δεν έγινε μοιρασιά.
replay-lines-kept = Ελέγχθηκε σε αυτόν τον περιηγητή: καμία γραμμή του αρχείου παρτίδας δεν άλλαξε.
replay-lines-broken = Μια γραμμή του αρχείου παρτίδας άλλαξε!
replay-offered = Εισιτήρια για επιλογή
replay-laid = Παίχτηκαν
replay-turned = Άνοιξαν
replay-played = { $count ->
    [one] Ξαναπαίχτηκε γραμμή προς γραμμή: { $count } απόφαση, και είναι σωστή.
   *[other] Ξαναπαίχτηκε γραμμή προς γραμμή: και οι { $count } αποφάσεις είναι σωστές.
}
## What would you do?

refused-advice = Σε αυτό το τραπέζι δεν δίνονται συμβουλές.
advice-ask = Εσύ τι θα έκανες;
advice-who = Ποιον ρωτάς
advice-thinking = Σκέφτεται…
advice-claim = Κλείσε { $a } – { $b }
advice-station = Χτίσε σταθμό: { $city }
advice-pay = Πλήρωσε: { $cards }
advice-keep = Κράτα: { $tickets }
advice-give = Πλήρωσε: { $cards }
advice-withdraw = Κάνε πίσω στο τούνελ
advice-goals = { $count ->
    [one] Το σχέδιο ολοκληρώνει { $count } εισιτήριο: { $tickets }.
   *[other] Το σχέδιο ολοκληρώνει { $count } εισιτήρια: { $tickets }.
}
advice-spare = Δεν μένουν εισιτήρια να ολοκληρωθούν: τα υπόλοιπα βαγόνια πάνε εκεί που δίνουν τους περισσότερους πόντους.
advice-given-up = Εγκαταλείπει: { $tickets }.
advice-short = Λείπουν ακόμα: { $cards }.
advice-turns = { $turns ->
    [one] Θέλει περίπου { $turns } γύρο· μένουν περίπου { $left }.
   *[other] Θέλει περίπου { $turns } γύρους· μένουν περίπου { $left }.
}
advice-rivals = Αντίπαλοι κοντά: { $who }.
advice-risk = { $points ->
    [one] Αν χαθεί αυτή η διαδρομή, κοστίζει περίπου { $points } πόντο.
   *[other] Αν χαθεί αυτή η διαδρομή, κοστίζει περίπου { $points } πόντους.
}
advice-second = { $points ->
    [one] Δεύτερη καλύτερη κίνηση, με περίπου { $points } πόντο λιγότερο: { $move }.
   *[other] Δεύτερη καλύτερη κίνηση, με περίπου { $points } πόντους λιγότερους: { $move }.
}
advice-equal = Σχεδόν εξίσου καλή: { $move }.
advice-show = Δείξε το στον χάρτη
advice-play = Παίξε το
advice-used = { $count ->
    [one] Συμβουλή σε { $count } απόφαση: { $who }.
   *[other] Συμβουλές σε { $count } αποφάσεις: { $who }.
}
allow-advice = Οι παίκτες μπορούν να ζητούν συμβουλή από μποτ
advice-terms = Συμβουλές από μποτ
advice-on = επιτρέπονται
advice-off = δεν επιτρέπονται

## Game review

refused-spectators = Αυτό το τραπέζι δεν χωράει άλλους θεατές· δοκίμασε ξανά αργότερα.
refused-reviews = Αυτή τη στιγμή αναλύονται πάρα πολλές παρτίδες· δοκίμασε ξανά σε λίγο.
review-title = Ανάλυση παρτίδας
review-about = Πού κρίθηκε η παρτίδα, και πόσο ήταν τύχη ή ικανότητα; Ο διακομιστής παίζει την παρτίδα ως το τέλος από κάθε γύρο, και αυτό θέλει έως μισό λεπτό.
review-begin = Ανάλυσε την παρτίδα
review-thinking = Η παρτίδα παίζεται ως το τέλος από κάθε γύρο…
review-won = Πού κρίθηκε
review-won-about = Η πιθανότητα νίκης κάθε παίκτη μετά από κάθε γύρο: μποτ παίζουν την παρτίδα ως το τέλος με όσα ήξερε ο παίκτης. Όλες μαζί ανάγονται στο 100%.
review-rough = Προσωρινά: πρόχειρες πιθανότητες από λίγες παρτίδες, που βελτιώνονται γύρο με γύρο.
review-turning = Σημεία καμπής
review-even = Κανένας γύρος δεν την έκρινε μόνος του: η παρτίδα ήταν αμφίρροπη ως το τέλος.
review-gains = { $who } κερδίζει { $percent }
review-loses = { $who } χάνει { $percent }
review-luck = Τύχη και ικανότητα
review-luck-about = Από τι έγινε η διαφορά κάθε παίκτη από τον καλύτερο των άλλων· τα μέρη δίνουν ακριβώς το σύνολο. Οι αποφάσεις συγκρίνονται με εκείνες ενός δυνατού μποτ, και όλα είναι εκτίμηση.
part-deal = Αρχικές κάρτες και εισιτήρια
part-luck = Τύχη στους δικούς του γύρους
part-skill = Δικές του αποφάσεις
part-others = Τι έκαναν οι άλλοι
part-end = Τι φανέρωσε το τέλος
review-margin = Διαφορά από: { $who }
review-cards = Κάρτες ανά είδος
review-cards-about = Κάρτες μοιρασμένες ή τραβηγμένες κλειστές (σε παρένθεση, πόσες ήταν αναμενόμενες), συν όσες πάρθηκαν ανοιχτές.
review-spent = Πού πήγαν οι γύροι
spent-cards = Τράβηγμα καρτών
spent-claims = Κλείσιμο διαδρομών
spent-tickets = Τράβηγμα εισιτηρίων
spent-stations = Χτίσιμο σταθμών
spent-withdrawn = Κάνοντας πίσω σε τούνελ
spent-passes = Πάσο
review-order = Διαδρομές και εισιτήρια με τη σειρά
happening-tickets = Εισιτήρια: { $tickets }
happening-done = Ολοκληρώθηκαν: { $tickets }
happening-station = Σταθμός: { $city }
## One device for all: it is passed on between turns, and the cards are hidden meanwhile

guest-here = Σε αυτή τη συσκευή
here-by-name = Κάποιος σε αυτή τη συσκευή
name-of-seat = Όνομα στη θέση { $number }
names-missing = Όλοι σε αυτή τη συσκευή χρειάζονται δικό τους όνομα.
hand-on = Δώσε τη συσκευή
curtain-turn = Σειρά: { $who }
curtain-first = Αρχικά εισιτήρια: { $who }
curtain-about = Δώσε τη συσκευή: { $who }. Οι υπόλοιποι, κοιτάξτε αλλού.
curtain-lift = Είμαι { $who }: δείξε τις κάρτες μου
curtain-back = Πίσω στη σειρά: { $who }
curtain-held = Επιστροφή: { $who }

## Scoring a tabletop game

count-title = Βαθμολόγησε μια επιτραπέζια παρτίδα
count-who = Ταμπλό και παίκτες
count-for = Παίκτης
count-what = Τι τοποθετείς
count-name = Όνομα για το χρώμα: { $colour }
colour-madder = Κόκκινο
colour-prussian = Μπλε
colour-gold = Κίτρινο
colour-fir = Πράσινο
colour-ink = Μαύρο
count-tap-routes = Άγγιξε μια διαδρομή στο ταμπλό για να τη δώσεις ({ $who })· άγγιξέ την ξανά για να την αφαιρέσεις. Ή αναζήτησέ τη με μια πόλη.
count-tap-stations = Άγγιξε μια πόλη στο ταμπλό για σταθμό ({ $who })· άγγιξέ την ξανά για να τον αφαιρέσεις.
count-tap-tickets = Αναζήτησε τα εισιτήρια ({ $who }) με μια πόλη και βάλε τους τικ.
count-no-match = Δεν βρέθηκε τίποτα.
count-result = Μέτρησε τους πόντους
count-back = Πίσω στο ταμπλό
count-anew = Από την αρχή
count-anew-sure = Να αδειάσουν το ταμπλό και όλα τα εισιτήρια;

## A big screen as the board, phones for the cards

screen-choose = Αυτή η οθόνη δείχνει μόνο το ταμπλό
screen-choose-about = Ο καθένας παίζει στο κινητό του, που δείχνει τις κάρτες του.
screen-use = Αυτή η οθόνη ως ταμπλό
screen-stop = Μόνο ως θεατής
screen-shows = φαίνεται στη μεγάλη οθόνη
screen-looks = { $who } κοιτάζει { $route }: { $points } { $points ->
        [one] πόντος
       *[other] πόντοι
    }
screen-late = Άργησες; Σάρωσε για να παίξεις ή να δεις.
screen-scan = Σαρώστε για να πάρετε θέση
screen-scan-about = Στρέψτε εδώ την κάμερα του κινητού σας, και γίνεται το χέρι σας με τις κάρτες. Πρέπει να είναι στο ίδιο δίκτυο.
hand-back = Οι κάρτες μου
link-lost = Αυτός ο σύνδεσμος λειτουργεί μόνο σε αυτή τη συσκευή. Για να καλέσεις άλλους, άνοιξε τη σελίδα με τη διεύθυνση του υπολογιστή στο δίκτυό σου.

# Lost links
lost-links = Έχασε κάποιος τον σύνδεσμό του;
lost-links-about = Ο νέος σύνδεσμος ισχύει μία φορά, σε άλλη συσκευή· ο παλιός δεν ισχύει πια.
