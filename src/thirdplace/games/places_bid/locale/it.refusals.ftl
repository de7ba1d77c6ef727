### Perché un’azione è rifiutata, dove nessun altro gioco ha lo stesso motivo (refusals.py).

error-bid-too-low = L’offerta è troppo bassa: dev’essere almeno 1 e superare tutte quelle fatte finora.
error-not-enough-tokens = Non hai così tanti gettoni.
error-already-passed = In questo round hai già passato.
error-card-not-available = Questo edificio non è al mercato.

error-bad-options-first = I posti hanno i numeri { $value }: scegli tra questi chi comincia.
error-bad-options-custom_buildings = Ogni tuo edificio ha bisogno di un nome con lettere o cifre, diverso da quello di ogni altra carta.
error-bad-options-no-buildings = Non ci sono edifici tuoi da stampare.
