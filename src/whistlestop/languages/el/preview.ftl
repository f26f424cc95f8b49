# Το Whistlestop στα ελληνικά: όσα δείχνουν οι εφαρμογές μηνυμάτων για τον σύνδεσμο ενός τραπεζιού.

preview-invites = { $who }: πρόσκληση για παιχνίδι
preview-open = Έλα να παίξουμε
preview-seats = { $board }: ελεύθερες θέσεις { $free } από { $seats }. { $names }
preview-playing = { $names }: παίζουν τώρα
preview-over = { $names }: τελειωμένο παιχνίδι
