# Το πλάνο στον χάρτη στα ελληνικά.

plan-mine = Το πλάνο μου
plan-hint = Πάτησε διαδρομές ή σύρε από πόλη σε πόλη. Το πλάνο σου το βλέπεις μόνο εσύ.
plan-draw = Σχεδίασε
plan-stop = Τέλος σχεδίασης
plan-rub-out = Σβήσε
plan-repair = Διόρθωσε
plan-from = Δρόμος από: { $city }
plan-to = προς: { $city }
plan-trains = βαγόνια, από { $left }
plan-cards = κάρτες λείπουν
plan-turns = γύροι, περίπου
plan-missing = λείπουν
plan-any = ενός χρώματος
plan-locos = ή μηχανές: { $count } από { $held }
plan-longer = { $trains ->
    [one] { $trains } βαγόνι πάνω από τον συντομότερο δρόμο
   *[other] { $trains } βαγόνια πάνω από τον συντομότερο δρόμο
}
plan-broken = Το χάλασε: { $who }
plan-repaired = Ο συντομότερος δρόμος γύρω:
plan-lost = Δεν μένει δρόμος για αυτό το πλάνο.
plan-too-long = Δεν σου φτάνουν τα βαγόνια για αυτό το πλάνο.
plan-done = Όλες αυτές οι διαδρομές είναι δικές σου.
plan-taken = { $a } – { $b }: η διαδρομή είναι πιασμένη.
plan-no-way = { $a } – { $b }: δεν μένει κανένας δρόμος.
