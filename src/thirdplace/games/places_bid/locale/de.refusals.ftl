### Warum eine Aktion nicht geht, wo kein anderes Spiel denselben Grund kennt (refusals.py).

error-bid-too-low = Dieses Gebot ist zu niedrig: Es muss mindestens 1 sein und höher als alle bisherigen.
error-not-enough-tokens = So viele Wertmarken hast du nicht.
error-already-passed = Du hast in dieser Runde schon gepasst.
error-card-not-available = Dieses Gebäude ist nicht auf dem Markt.

error-bad-options-first = Die Plätze haben die Nummern { $value }: Wähle daraus, wer beginnt.
error-bad-options-custom_buildings = Jedes eigene Gebäude braucht einen Namen mit Buchstaben oder Ziffern, den keine andere Karte hat.
error-bad-options-no-buildings = Es gibt keine eigenen Gebäude zu drucken.
