### Perché un’azione è rifiutata, dove nessun altro gioco ha lo stesso motivo (refusals.py).

error-not-connected = Nessuna linea porta lì.
error-place-occupied = Lì c’è già qualcuno.
error-wrong-year = Non è l’anno di questa carta.
error-wrong-place = Non sei nel luogo di questa carta.
error-not-your-card = Questa carta è di qualcun altro.
error-already-done = È già stato fatto.
error-already-traded = Questa carta è già stata scambiata, e si può scambiare una volta sola.
error-late-card = È una carta sera: non si scambia mai, e finché è coperta nessuno può usarla.
error-start-locked = Dopo uno scambio la partenza non si può più cambiare.
error-not-a-city = Si parte da una città, cioè da un cerchio rosso.
error-no-start = Prima bisogna scegliere una partenza.
error-no-such-offer = Questa offerta non esiste.
error-cannot-wait = Non puoi aspettare fino ad allora: scegli un anno futuro che ti lasci il tempo di agire.

## The shared timer.

error-unknown-timer = Non c’è (più) nessun timer condiviso con questo codice.
error-too-many-timers = Da qui sono stati aperti troppi timer. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
error-too-many-timers-here = Su questo server non c’è posto per altri timer. Riprova più tardi.
error-too-many-devices = Troppi dispositivi usano questo timer.

error-bad-options-seconds_per_year = Un anno dura da 0,2 a 60 secondi.
error-bad-options-milliseconds = I secondi per anno possono avere al massimo tre decimali.
error-bad-options-start_year = L’orologio può partire da un anno tra il { $least } e il { $most }.
error-bad-options-lead_years = L’orologio può partire da { $least } a { $most } anni prima della prima carta.
error-bad-options-day_cards = Con questo numero di giocatori potete avere da { $least } a { $most } carte giorno a testa.
error-bad-options-late_cards = Con questo numero di giocatori potete avere da { $least } a { $most } carte sera a testa.
error-wrong-phase-start_year = L’anno di inizio si può cambiare solo prima che parta il timer.
