### Perché un’azione è rifiutata, dove nessun altro gioco ha lo stesso motivo (refusals.py).

error-slot-taken = In questa casella c’è già una cifra.
error-unknown-slot = Sulla scheda non c’è una casella così.
error-already-written = Hai già scritto questa cifra.

error-bad-options-target = Il bersaglio dev’essere un numero da 0 a { $most }.
error-bad-options-target-unused = Il bersaglio serve solo con l’obiettivo “il numero più vicino a un bersaglio”.
error-bad-options-solve = Si può risolvere solo un gioco senza schede scoperte, con più punti per il numero migliore che per il secondo e con al massimo sei caselle (cinque con il dado a dieci facce).
