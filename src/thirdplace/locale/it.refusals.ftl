### Why something was refused, more exactly than its code tells: error-<code>-<sentence>.

error-bad-name-taken = Qui c’è già qualcuno che si chiama { $name }. Aggiungi una lettera, per esempio { $name } K.
error-bad-name-empty = Un nome ha bisogno di almeno una lettera.
error-bad-name-length = Questo nome è troppo lungo: al massimo { $longest } lettere.
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
