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
odds-short = χωρίς επιπλέον κάρτα { $none }% · μπορείς να πληρώσεις { $can }%
turned-up = Κάρτες που άνοιξαν
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

## The first minute, and with others

guest-bot = Μποτ
guest-friend = Φίλος
guest-by-link = με σύνδεσμο
name-missing = Πες πρώτα στους φίλους σου το όνομά σου.
server-silent = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
join-a-table = Βρες τραπέζι
more-options = Ρυθμός, ποιος αρχίζει, κανόνες του σπιτιού
who-begins = Ποιος αρχίζει
begins-lot = Με κλήρωση
pace = Ρυθμός
pace-relaxed = Χαλαρά
pace-live = Ζωντανά
pace-days = Σε μέρες
pace-about-relaxed = Χωρίς ρολόι: ο καθένας με την ησυχία του.
pace-about-live = Ρολόι για κάθε κίνηση. Όταν τελειώσει ο χρόνος, παίζει ένα μποτ μέχρι να γυρίσεις.
pace-about-days = Παίζεις όποτε βρεις χρόνο· το τραπέζι περιμένει μέρες.
time-for-a-move = Χρόνος για κάθε κίνηση
absent-level = Ποιος παίζει για όποιον λείπει
allow-onlookers = Άλλοι μπορούν να παρακολουθούν
list-table = Να φαίνεται στα ανοιχτά τραπέζια
list-needs-friend = χρειάζεται μια θέση για φίλο
house-rules = Κανόνες του σπιτιού
rules-changed = { $count ->
    [one] { $count } αλλαγή
   *[other] { $count } αλλαγές
}
rules-printed = Ξανά όπως στο κουτί
my-tables = Τα τραπέζια σου
table-waiting = περιμένει παίκτες
table-playing = παίζουν οι άλλοι
open-tables = Ανοιχτά τραπέζια
open-none = Κανένα ανοιχτό τραπέζι αυτή τη στιγμή. Στρώσε ένα για τους φίλους σου ή για όποιον περάσει.
table-of = Τραπέζι: { $who }
table-playing-now = παίζεται τώρα
chairs-free = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
join-table = Κάθισε
watch-table = Παρακολούθησε
invite-title = Κάλεσε τους φίλους σου
link-for-cameras = Ο σύνδεσμος ως κωδικός QR, για κάμερα
link-share = Κοινοποίηση
share-text = Έλα να παίξουμε ένα παιχνίδι με τρένα.
sit-title = Πιάσε θέση
sit-where = Το χρώμα σου
name-taken = Κάποιος εδώ λέγεται ήδη { $who }. Διάλεξε άλλο όνομα.
seat-a-bot = Βάλε μποτ…
bot-on-chair = Βάλε μποτ στη θέση { $number }
new-link = Νέος σύνδεσμος
new-link-for = Στείλε αυτόν τον σύνδεσμο. Παραλήπτης: { $who }. Ο παλιός δεν ανοίγει πια τη θέση.
waiting-for = { $count ->
    [0] Είναι όλοι εδώ.
    [one] { $count } θέση είναι ακόμα ελεύθερη.
   *[other] { $count } θέσεις είναι ακόμα ελεύθερες.
}
stand-up = Φύγε από το τραπέζι
onlookers = Θεατές
onlookers-welcome = ευπρόσδεκτοι
onlookers-none = όχι
close = Κλείσιμο
server-gone = Ο διακομιστής δεν απαντά εδώ και ώρα. Το τραπέζι μένει όπως είναι: γύρισε αργότερα σε αυτή τη σελίδα ή δοκίμασε ξανά.
next-try = Νέα προσπάθεια σε { $seconds } δ.
try-now = Δοκίμασε τώρα
closed-title-unknown = Δεν υπάρχει τέτοιο τραπέζι
closed-unknown = Είναι ολόκληρος ο σύνδεσμος; Ζήτησέ τον ξανά ή στρώσε δικό σου τραπέζι.
closed-title-void = Αυτός ο σύνδεσμος δεν ανοίγει πια τη θέση
closed-void = Όποιος έστρωσε το τραπέζι έφτιαξε νέο σύνδεσμο. Ζήτησε τον νέο· το τραπέζι μπορείς ακόμα να το δεις.
closed-title-private = Οι παίκτες θέλουν να είναι μόνοι
closed-private = Αυτό το τραπέζι δεν δέχεται θεατές. Αν έχεις θέση εδώ, άνοιξέ την με τον δικό σου σύνδεσμο.
look-at-table = Δες το τραπέζι
held-clock = Ο χρόνος σου τελείωσε.
held-left = Έφυγες από το τραπέζι.
held-asked = Το ζήτησαν οι άλλοι.
say = Πες κάτι
looking-on-count = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
votes-for-bot = { $count ->
    [one] { $count } ψήφος για μποτ
   *[other] { $count } ψήφοι για μποτ
}
rule-seats_min = Λιγότεροι παίκτες
rule-seats_max = Περισσότεροι παίκτες
rule-trains = Βαγόνια κάθε παίκτη
rule-stations = Σταθμοί κάθε παίκτη
rule-first_long = Μεγάλες διαδρομές στην αρχή
rule-first_tickets = Εισιτήρια στην αρχή
rule-first_keep = Πόσα από τα πρώτα εισιτήρια κρατάς τουλάχιστον
rule-first_return = Τα πρώτα εισιτήρια που επιστρέφονται μπαίνουν κάτω από τη στοίβα
rule-ticket_draw = Εισιτήρια που τραβάς σε έναν γύρο
rule-ticket_keep = Πόσα από αυτά κρατάς τουλάχιστον
rule-ticket_return = Τα εισιτήρια που επιστρέφονται μπαίνουν κάτω από τη στοίβα
rule-loco_draw = Για πόσες κάρτες μετράει μια ανοιχτή μηχανή
rule-row_flush = Ανοιχτές μηχανές που αλλάζουν όλη τη σειρά (0: ποτέ)
rule-wild_plain = Οι μηχανές ισχύουν και στις απλές διαδρομές
rule-double_from = Διπλές διαδρομές ανοιχτές και οι δύο, από πόσους παίκτες
rule-ferry_swap = Κάρτες αντί για μηχανή στο φέρι (0: καμία)
rule-tunnel_cards = Κάρτες που ανοίγουν για ένα τούνελ
rule-station_points = Πόντοι για κάθε σταθμό που δεν χτίστηκε
rule-last_round_trains = Με πόσα βαγόνια αρχίζει ο τελευταίος γύρος
rule-longest_bonus = Πόντοι για τη μεγαλύτερη διαδρομή
rule-globetrotter_bonus = Globetrotter: πόντοι για τα περισσότερα εισιτήρια
rule-ties_by_length = Στην τελική ισοπαλία κερδίζει η μεγαλύτερη διαδρομή
rule-turn_limit = Περισσότεροι γύροι για κάθε παίκτη
rule-route_points = Πόντοι διαδρομών, ανά μήκος
