### Why something was refused, more exactly than its code tells: error-<code>-<sentence>.

error-bad-name-taken = Qui c’è già qualcuno che si chiama { $name }. Aggiungi una lettera, per esempio { $name } K.
error-bad-name-empty = Un nome ha bisogno di almeno una lettera o una cifra.
error-bad-name-length = Questo nome è troppo lungo: al massimo { $longest } caratteri.
error-bad-name-character = In “{ $name }” c’è un segno che nei nomi non si usa. Vanno bene lettere, cifre, spazi e trattini.
error-bad-name-scripts = “{ $name }” mescola lettere di alfabeti diversi. Scrivilo in uno solo.
error-bad-name-reserved = Il nome { $name } è riservato al computer. Scegline un altro.
error-not-your-seat-onlookers = Questo tavolo è solo per chi gioca. Prima prendi un posto.
error-not-your-seat-level = Al tuo posto gioca il computer. Prima riprendi il posto.
error-wrong-phase-reactions = A questo tavolo le reazioni sono disattivate.
error-wrong-phase-record = Questa partita è ancora in corso.
error-too-many-tables = Da qui sono stati aperti troppi tavoli. Riprova fra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
error-too-many-connections = Da qui sono collegati troppi dispositivi. Chiudi qualche pagina e riprova.
error-too-fast-codes = Troppi codici sbagliati. Aspetta dieci secondi e riprova.

error-bad-options-seats = Questo gioco è per { $least }–{ $most } giocatori.
error-bad-options-no-deal = Con queste opzioni non si è trovata una distribuzione adatta. Cambiale, per favore.
error-bad-options-thinking = Questo gioco ha già un suo orologio, perciò non si può impostare un tempo per pensare.
error-bad-options-led = A questo tavolo non si può guidare una classe.
error-bad-options-ranking = La classifica si può nascondere solo a un tavolo guidato da chi lo ha aperto.
error-bad-request-no-bots = A questo gioco il computer non sa giocare.
error-bad-request-level = Qui il livello “{ $level }” non c’è, solo { $levels }.
error-bad-request-bots-seat = Questo posto è del computer.
error-wrong-phase-break = In questo gioco nessuno può fare una pausa.
error-wrong-phase-end = In questo gioco la partita non si può chiudere prima della fine.
error-wrong-phase-pace-running = Il ritmo si può cambiare solo mentre l’orologio è fermo.
error-wrong-phase-pace-shared = Il ritmo del computer si può cambiare solo se giochi contro il computer senza altre persone.
error-too-large-size = È troppo grande: al massimo { $kilobytes } KB.
error-too-large-record = Questa registrazione è troppo lunga: qui vanno bene al massimo { $actions } mosse.
error-too-large-replay = Questa partita è troppo lunga per essere mostrata qui.
