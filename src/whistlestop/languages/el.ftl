# Το Whistlestop στα ελληνικά. Τα ονόματα των πόλεων μένουν όπως είναι στο ταμπλό.

## Home

home-title = Διάλεξε χάρτη και παίξε.
home-lead = Τα κλασικά παιχνίδια με τρένα, ανοιχτά σε όλους: χωρίς λογαριασμό, φίλοι με σύνδεσμο, μποτ που παίζουν καλά.
choose-board = Ταμπλό
edition-usa = ΗΠΑ
edition-europe = Ευρώπη
edition-nordic = Σκανδιναβικές Χώρες
players-to = 2–{ $most } παίκτες
play = Παίξε
your-name = Το όνομά σου
usual-name = Εσύ
seat-number = Θέση { $number }
bot-of = Μποτ, { $level }
friend-by-link = Φίλος, με σύνδεσμο
add-seat = Κι άλλη θέση
remove-seat = Αφαίρεση θέσης { $number }
fan-project = Έργο θαυμαστών, χωρίς σχέση με τον εκδότη
language = Γλώσσα
go-home = Αρχική

## Levels

level-beginner = αρχάριος
level-casual = περιστασιακός
level-regular = έμπειρος
level-strong = δυνατός

## Cards: each sentence names the kinds itself, so that they can agree with it

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

## A turn

your-turn = Η σειρά σου
step-turn = τράβα κάρτες, κλείσε διαδρομή ή πάρε εισιτήρια
step-second = πάρε και δεύτερη κάρτα
step-pay = διάλεξε πώς θα πληρώσεις
step-tunnel = πλήρωσε ό,τι ζητά το τούνελ ή κάνε πίσω
step-give = { $count ->
    [one] δώσε μία κάρτα, όποια θέλεις
   *[other] δώσε { $count } κάρτες, όποιες θέλεις
}
step-first-tickets = { $least ->
    [one] κράτησε τουλάχιστον ένα εισιτήριο
   *[other] κράτησε τουλάχιστον { $least } εισιτήρια
}
step-keep = { $least ->
    [one] κράτησε τουλάχιστον ένα εισιτήριο
   *[other] κράτησε τουλάχιστον { $least } εισιτήρια
}
step-pass = δεν γίνεται καμία κίνηση
wait-for = Παίζει: { $who }
wait-first-tickets = Οι άλλοι διαλέγουν τα πρώτα τους εισιτήρια
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
sparing = ο πιο οικονομικός τρόπος
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
give-title = Κάρτες που δίνεις
give-left = δώσε ακόμα { $count }
give-card = { $kind ->
    [purple] Δώσε μια μοβ κάρτα
    [blue] Δώσε μια μπλε κάρτα
    [orange] Δώσε μια πορτοκαλί κάρτα
    [white] Δώσε μια άσπρη κάρτα
    [green] Δώσε μια πράσινη κάρτα
    [yellow] Δώσε μια κίτρινη κάρτα
    [black] Δώσε μια μαύρη κάρτα
    [red] Δώσε μια κόκκινη κάρτα
   *[loco] Δώσε μια μηχανή
}
keep-title = Διάλεξε εισιτήρια
keep-least = { $least ->
    [one] Κράτησε τουλάχιστον ένα και δώσε πίσω τα άλλα.
   *[other] Κράτησε τουλάχιστον { $least } και δώσε πίσω τα άλλα.
}
keep-done = { $count ->
    [0] Κράτησε
    [one] Κράτησε ένα εισιτήριο
   *[other] Κράτησε { $count } εισιτήρια
}

## Players

players = Παίκτες
player = Παίκτης
plate-you = εσύ
plate-to-move = παίζει τώρα
plate-held = παίζει μποτ
plate-here = είναι εδώ
plate-away = λείπει
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
   *[no] { $who } διάλεξε τα πρώτα εισιτήρια
}
log-passed = { $me ->
    [yes] Πήγες πάσο
   *[no] { $who } πήγε πάσο
}

## Waiting, and when things go wrong

waiting-title = Τραπέζι: { $board }
waiting-lead = Στείλε αυτόν τον σύνδεσμο στους φίλους σου· το παιχνίδι αρχίζει όταν πιαστούν όλες οι θέσεις.
link = Σύνδεσμος για το τραπέζι
link-copy = Αντιγραφή
link-copied = Αντιγράφηκε
chair-free = ελεύθερη
sit-down = Κάθισε
start-with-bots = Ξεκίνα τώρα, με μποτ στις ελεύθερες θέσεις
connecting = Σύνδεση…
line-lost = Η σύνδεση κόπηκε· αποκαθίσταται. Τίποτα δεν χάθηκε.
table-closed = Αυτό το τραπέζι δεν ανοίγει

## Phrases

phrase-hello = Γεια!
phrase-thanks = Ευχαριστώ!
phrase-well_played = Ωραία κίνηση!
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
score-tickets = Εισιτήρια
score-stations = Σταθμοί
score-bonus = Μπόνους
score-total = Σύνολο
place = { $place }η θέση
completed = { $count ->
    [one] έγινε { $count }
   *[other] έγιναν { $count }
}
longest = μεγαλύτερη: { $count }
tickets-of = Εισιτήρια: { $who }
ticket-done = ολοκληρώθηκε
ticket-missed = δεν ολοκληρώθηκε

## Tickets on their way, tunnels, and other ways to play

goal-done = έγινε
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
    [one] θέλει { $trains } βαγόνι, δεν σου φτάνουν
   *[other] θέλει { $trains } βαγόνια, δεν σου φτάνουν
}
goal-cut = δεν γίνεται πια
goal-fits = { $count ->
    [one] ταιριάζει: { $count } κοινή θέση
   *[other] ταιριάζει: { $count } κοινές θέσεις
}
odds-more = { $count ->
    [0] τίποτα επιπλέον
    [one] { $count } κάρτα ακόμα
   *[other] { $count } ακόμα
}
odds-sure = Ό,τι κι αν έρθει, μπορείς να το πληρώσεις.
odds-can = Μπορείς να πληρώσεις στο { $percent } των περιπτώσεων.
odds-before = Οι πιθανότητες πριν ανοίξουν οι κάρτες
cards-any = όποιες { $count }
keeps-cards = κρατάς: { $cards }
give-less = Πάρε πίσω: { $cards }
give-done = { $count ->
    [one] Δώσε { $count } κάρτα
   *[other] Δώσε { $count } κάρτες
}
tunnel = Τούνελ
tunnel-laid = Έβαλες: { $cards }. Κάθε κάρτα αυτού του χρώματος και κάθε μηχανή που ανοίγει κοστίζει μία ακόμα.
tunnel-more = μία ακόμα
tunnel-none = τίποτα
tunnel-too-dear = Δεν έχεις τις κάρτες που ζητά το τούνελ.
tunnel-through = Δεν πληρώνεις τίποτε άλλο: πέρασες.
tunnel-on = Συνέχισε
tickets-draw = Τράβα εισιτήρια
tickets-sure = Αυτός είναι όλος ο γύρος σου και δεν αναιρείται.
lists = Το ταμπλό σε λίστες
list-claims = Διαδρομές που μπορείς να κλείσεις
list-no-claims = Καμία αυτή τη στιγμή
list-sites = Πόλεις όπου μπορείς να χτίσεις σταθμό
list-cities = Διαδρομές ανά πόλη
list-city = Πόλη
list-owners = Τι έχει ο καθένας
list-nothing = τίποτα ακόμα
list-stations = Σταθμοί: { $cities }
keys = Πλήκτρα
keys-on = Τα γράμματα και οι αριθμοί παίζουν
close = Κλείσιμο
words-label = Γράψε μια κίνηση με τις λέξεις της σημειογραφίας
words-play = Παίξε
last-round-about = { $count ->
    [one] Ακόμα { $count } σειρά και μετά μετριούνται οι πόντοι.
   *[other] Ακόμα { $count } σειρές και μετά μετριούνται οι πόντοι.
}
key-row = πάρε μια ανοιχτή κάρτα
key-deck = πάρε κάρτα από τη στοίβα
key-tickets = τράβα εισιτήρια
key-claim = κλείσε διαδρομή ή χτίσε σταθμό
key-arrows = από τη μια φωτισμένη διαδρομή ή πόλη στην επόμενη
key-enter = διάλεξε
key-escape = κάνε πίσω
key-undo = αναίρεση
key-pass = πάσο, αν δεν γίνεται τίποτε άλλο
key-lists = το ταμπλό σε λίστες
key-words = γράψε μια κίνηση
key-keys = αυτά τα πλήκτρα
