### Warum eine Aktion nicht geht, wo kein anderes Spiel denselben Grund kennt (refusals.py).

error-slot-taken = In diesem Feld steht schon eine Ziffer.
error-unknown-slot = So ein Feld gibt es auf dem Blatt nicht.
error-already-written = Du hast diese Zahl schon eingetragen.
