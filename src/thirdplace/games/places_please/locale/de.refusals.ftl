### Warum eine Aktion nicht geht, wo kein anderes Spiel denselben Grund kennt (refusals.py).

error-slot-taken = In diesem Feld steht schon eine Ziffer.
error-unknown-slot = So ein Feld gibt es auf dem Blatt nicht.
error-already-written = Du hast diese Ziffer schon eingetragen.

error-bad-options-target = Die Zielzahl muss eine Zahl von 0 bis { $most } sein.
error-bad-options-target-unused = Eine Zielzahl lässt sich nur angeben, wenn als Ziel „die Zahl, die einer Zielzahl am nächsten kommt“ gewählt ist.
error-bad-options-solve = Lösen lässt sich ein Spiel nur ohne offene Blätter, mit mehr Punkten für die beste Zahl als für die zweitbeste und mit höchstens sechs Feldern (fünf beim zehnseitigen Würfel).
