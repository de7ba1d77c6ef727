# What commands say about files, stores and servers. The browser does not load it.

cli-usage = Comando non valido; --help mostra che cosa si può scrivere.
cli-unknown-command = Il comando “{ $command }” non esiste. I comandi sono: { $commands }.
cli-unknown-argument = “{ $argument }” qui non è previsto; --help mostra che cosa si può scrivere.
cli-takes-nothing = “thirdplace { $command }” non vuole argomenti, perciò “{ $argument }” non è previsto; --help mostra che cosa fa.
cli-address = “{ $value }” non è un indirizzo per { $argument }. Comincia con http:// o https://, e dopo il nome possono seguire una porta e un percorso: https://example.org, http://192.168.1.20:8017, https://example.org/games/.
cli-origin = “{ $value }” non è un indirizzo per --origin. Comincia con http:// o https://, in minuscolo; dopo il nome può seguire una porta, ma nessun percorso e nessuna barra: https://games.example.org, http://games.example.org:8080.
cli-root = “{ $value }” non è un percorso per --root. È fatto di lettere, cifre, trattini e barre, per esempio /games/, e non comincia con /api/.
cli-needs-value = { $argument } vuole un valore.
cli-takes-no-value = { $argument } non vuole un valore.
cli-serving = thirdplace è in funzione: { $address } (Ctrl-C lo chiude).
cli-serving-moved = La porta { $usual } è già occupata da un altro programma: questa volta la porta è { $port }.
cli-serving-others = Dagli altri dispositivi della stessa rete apri { $address }
cli-serving-more = Se non si apre, prova { $addresses }
cli-serving-scan = oppure inquadra qui con la fotocamera:
cli-serving-only-here = Si entra solo da questo computer; con --host 0.0.0.0 anche da altri dispositivi.
cli-serving-no-network = Gli altri dispositivi non possono entrare: questo computer non è in nessuna rete.
cli-serving-everyone = Chiunque sia in questa rete può entrare e aprire tavoli. Per limitare l’accesso a questo computer, avvia con --host 127.0.0.1
cli-serving-proxy-open = È in ascolto ovunque: chi raggiunge questa porta senza passare dal proxy può fingersi chiunque, e i limiti non valgono. Se il proxy è su questo computer, avvia con --host 127.0.0.1; altrimenti lascia passare solo il proxy.
cli-port-taken = La porta { $port } è già occupata da un altro programma: scegline un’altra o togli --port.
cli-listen-address = “{ $value }” non è un indirizzo per { $argument }. Serve una porta (9017: solo questo computer) o un indirizzo con la porta (0.0.0.0:9017, [::1]:9017).
cli-metrics-address = Le metriche non si possono offrire all’indirizzo { $value } ({ $why }). Scegli per --metrics un altro indirizzo o un’altra porta.
cli-solving = Calcolo in corso
cli-solve-nothing = { $game } non è stato risolto; { $games } invece sì.
cli-solve-file = Una strategia si conserva in un file che finisce in .npz, non in { $file }.
cli-solve-written = La strategia è in { $file }.
cli-workers-died = Lo stesso lavoro ha fatto terminare più volte i processi: non si può portare a termine.
cli-print-needs = “{ $sheet }” resterebbe vuoto: aggiungi --option { $option }=… { $about }
cli-print-nothing = Per { $game } non c’è niente da stampare.
cli-print-choice = “{ $given }” non è un valore per { $name }. Valori possibili: { $known }.
cli-print-taken = { $file } esiste già e non è un PDF: indica un altro posto con --out.
cli-printed = { $sheet }: { $file }
cli-print-both-sides = Stampa fronte e retro, girando sul lato lungo, al 100%.
cli-print-address = I codici QR portano a { $address }; con --address puoi indicarne un altro.
cli-print-no-address = I fogli non hanno codici QR: domani l’indirizzo di questo computer può essere un altro. Con --address puoi indicarne uno fisso.
cli-number = { $argument } vuole un numero intero da { $least } a { $most }.
cli-missing = Manca { $argument }; --help mostra come si usa il comando.
cli-unknown-language = La lingua “{ $lang }” qui non c’è: ci sono solo en, de e it.
cli-seats = { $game } è per { $least }–{ $most } giocatori, non per { $count }.
cli-name-twice = Il nome “{ $name }” c’è due volte; i nomi devono essere diversi.
cli-name = “{ $name }” non può essere un nome: un nome ha da 1 a { $most } caratteri stampabili.
cli-unknown-bot = Il bot “{ $bot }” non esiste: ci sono solo { $known }.
cli-seed = Il seme dev’essere un testo stampabile.
cli-no-rules = Per { $game } non c’è un testo delle regole.
cli-no-bots = Per { $game } non ci sono bot.
cli-option-form = “{ $setting }” non ha la forma nome=valore.
cli-option-unknown = L’opzione “{ $key }” non esiste. Le opzioni sono: { $known }.
cli-option-value = “{ $value }” non è un valore per { $key }. { $why }
cli-option-accepted = Valori possibili: { $values }.
cli-not-json = { $file } non contiene JSON.
cli-no-output = Lo standard output è chiuso: non c’è dove scrivere.
cli-system = Il sistema operativo rifiuta: { $why }.
cli-unreadable = Non si può leggere { $file } ({ $why }).
cli-unwritable = Non si può scrivere { $file } ({ $why }).
cli-data = Le partite non si possono conservare in { $folder } ({ $why }).
cli-store-and-data = Indica --data oppure --store, non entrambi.
cli-store = --store vuole l’indirizzo di un database, per esempio postgresql://user@host/name, non “{ $value }”.
cli-notices = --notices vuole l’indirizzo di un server Redis o Valkey, per esempio redis://host, non “{ $value }”.
cli-notices-without-store = --notices serve ai server che condividono un database: indica anche --store.
cli-exists = { $file } esiste già e non è una partita finita: se è una partita interrotta, riprendila con --resume; altrimenti scegli un altro nome.
cli-over = La partita in { $file } è finita; puoi rivederla con “thirdplace replay”.
cli-other-game = Quella in { $file } è una partita di { $game }.
cli-unknown-part = La parte “{ $part }” non esiste. Le parti sono: { $parts }.
cli-unknown-seat = Qui non gioca nessuno di nome “{ $seat }”, solo { $names }.
cli-unknown-action = “{ $number }” qui non è il numero di una mossa; i numeri arrivano a { $last }.
why-ENOENT = non esiste
why-EACCES = l’accesso non è permesso
why-EPERM = non è permesso
why-EISDIR = è una cartella
why-ENOTDIR = al posto di una cartella c’è un file
why-EEXIST = esiste già
why-ENOSPC = il disco è pieno
why-EROFS = lì non si può scrivere
why-ENAMETOOLONG = il nome è troppo lungo
why-EADDRINUSE = un altro programma usa questo indirizzo
why-EADDRNOTAVAIL = questo computer non ha questo indirizzo
why-name = nessun file può chiamarsi così
why-other = errore { $code }
doctor-examining = Controllo dei tavoli
doctor-version = thirdplace { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } è troppo vecchio: serve almeno { $least }. Usa un altro Python, di python.org o di uv (uvx thirdplace serve), che ne include uno più recente.
doctor-no-client = Manca l’interfaccia per il browser: si vedrebbe solo una pagina semplice. Installa una versione pubblicata o esegui make client.
doctor-broken-game = Il gioco { $name } di un altro pacchetto non si può caricare e perciò manca ({ $package }: { $detail }). Reinstalla o aggiorna quel pacchetto, oppure segnala l’errore a chi l’ha scritto.
doctor-few-descriptors = Sono possibili solo { $most } connessioni insieme. Alza il limite dei file aperti: ulimit -n 65536, oppure LimitNOFILE=65536 in una unit di systemd.
doctor-port-free = La porta { $port } su { $host } è libera.
doctor-port-serving = Sulla porta { $port } risponde già un server thirdplace.
doctor-port-taken = Sulla porta { $port } c’è un altro programma. Trovalo (su Linux: ss -ltnp) e fermalo, o avvia con un’altra --port.
doctor-port-forbidden = Questo utente non può usare la porta { $port }. Scegline una da 1024 in su e lascia che sulle porte 80 e 443 risponda un proxy.
doctor-host-unknown = Un server non può rispondere all’indirizzo { $host } ({ $detail }). Indica con --host un indirizzo di questo computer, o 0.0.0.0 per tutti.
doctor-disk-space = Libero in { $folder }: { $free } GB; lì sarà creata la cartella delle partite.
doctor-disk-writes = Libero in { $folder }: { $free } GB; una scrittura su disco richiede { $ms } ms.
doctor-disk-full = In { $folder } c’è troppo poco spazio, solo { $free } GB: quando il disco è pieno, non si salva più nessuna mossa. Fai spazio o scegli un’altra cartella con --data.
doctor-disk-slow = In { $folder } una scrittura su disco richiede { $ms } ms, e ogni mossa aspetta altrettanto. Usa un disco di questo computer e non uno in rete, o guarda che cos’altro sta scrivendo.
doctor-disk-read-only = In { $folder } non si può scrivere niente ({ $detail }). Dai la cartella all’utente con cui gira il server (chown) o scegline un’altra con --data.
doctor-clock-steady = L’orologio va in modo regolare.
doctor-clock-jumps = L’orologio è appena saltato di { $seconds } s rispetto al tempo trascorso. Lascia che lo regoli un solo servizio (systemd-timesyncd, chrony), e non anche l’host di una macchina virtuale.
doctor-clock-set-back = L’ultima scrittura delle partite ha una data futura (fra { $minutes } min): l’orologio è o era sbagliato. Regola la data; niente è perduto e niente viene cancellato troppo presto.
doctor-database-no-driver = Per le partite in PostgreSQL serve asyncpg, che non è installato: pip install thirdplace[postgres].
doctor-database-unreachable = Il database { $store } non è raggiungibile ({ $detail }). È in funzione? Indirizzo, utente e password sono giusti? Questo computer può collegarsi (pg_hba.conf, firewall)?
doctor-database-old = PostgreSQL { $server } è troppo vecchio: serve almeno la versione { $least }.
doctor-database-clock-differs = Gli orologi del database e di questo computer differiscono di { $minutes } min. Regolali entrambi, o falli regolare (systemd-timesyncd, chrony).
doctor-database-foreign = Nel database { $store } c’è uno schema “thirdplace” che non è nostro. Indica un altro database.
doctor-database-empty = PostgreSQL { $server } risponde; in { $store } non c’è ancora niente.
doctor-database-newer = Un thirdplace più recente ha modificato questo database (versione { $detail }). Installa quella versione o una più recente.
doctor-database-older = PostgreSQL { $server } risponde. { $store } viene da un thirdplace più vecchio; il prossimo server che parte lo aggiornerà.
doctor-database-read-only = In { $store } non si può scrivere ({ $detail }). Il disco è pieno, è un server di riserva, o all’utente manca il permesso di scrivere?
doctor-database-slow = { $store } impiega { $ms } ms per salvare qualcosa, e ogni mossa aspetta altrettanto. Metti i server vicino al database, o guarda che cos’altro sta facendo.
doctor-database-writes = PostgreSQL { $server } salva entro { $ms } ms. Server collegati ora a questo database: { $nodes }.
doctor-nothing-kept = In { $store } non c’è ancora nessuna partita. Indica la cartella o il database che usa un server.
doctor-database-silent = Il database { $store } non risponde in tempo. È sovraccarico, o ciò che viene inviato si perde per strada (firewall, VPN)?
doctor-database-address = L’indirizzo del database, { $store }, non si può interpretare. Nel nome dell’utente e nella password scrivi i caratteri speciali con il segno di percentuale: / diventa %2F, # %23, ? %3F, @ %40, % %25.
doctor-database-locked = Il database { $store } va aggiornato, ma un altro collegamento ne tiene bloccate le tabelle da molto tempo ({ $detail }). Aspetta che finisca un backup, o chiudi ciò che le blocca, e riavvia.
doctor-database-lost = Il collegamento con il database si è interrotto ({ $detail }), perciò i tavoli rimanenti non sono stati controllati. Riesegui il comando.
doctor-notices-address = L’indirizzo dopo --notices non si può interpretare. Nel nome dell’utente e nella password scrivi i caratteri speciali con il segno di percentuale: / diventa %2F, # %23, ? %3F, @ %40, % %25.
doctor-server-answers = All’indirizzo { $url } risponde thirdplace { $version }.
doctor-server-unreachable = All’indirizzo { $url } non risponde nessuno ({ $detail }). Il server è in funzione? Il proxy porta fin lì? Guarda anche il firewall e il certificato.
doctor-server-foreign = Ciò che risponde all’indirizzo { $url } non è thirdplace, o è più vecchio della versione 0.1. Il proxy inoltra tutto, e --root indica il percorso sotto cui il proxy mostra il server?
doctor-other-version = Versione del server: { $theirs }; di questo programma: { $ours }.
doctor-clock-differs = L’orologio del server ({ $url }) e quello di questo computer differiscono di più di un minuto. Regolali entrambi, o lascia fare a un servizio (systemd-timesyncd, chrony).
doctor-proxy-unknown-name = Il server non conosce il nome in { $url }. Avvialo con --origin e l’indirizzo che tutti aprono.
doctor-proxy-hides-addresses = Al server non arriva nessun X-Forwarded-For, quindi tutti condividono i limiti di un solo indirizzo. Impostalo nel proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr), o togli --behind-proxy se non ce n’è uno.
doctor-proxy-not-announced = Davanti al server c’è un proxy di cui il server non sa niente: tutti condividono i limiti di un solo indirizzo. Avvialo con --behind-proxy.
doctor-proxy-forged-address = Chi visita può scegliersi l’indirizzo a cui si applicano i limiti. Fai in modo che sia il proxy a impostare X-Forwarded-For e che il server non si raggiunga in altro modo (--host 127.0.0.1); senza proxy togli --behind-proxy.
doctor-proxy-wrong-host = Al server arriva il nome “{ $host }”, ma l’indirizzo aperto è { $url }: la sua stessa pagina viene respinta. Inoltra Host per intero (nginx: proxy_set_header Host $http_host), o avvia il server con --origin e l’indirizzo che tutti aprono.
doctor-proxy-no-sockets = All’indirizzo { $url } non si può aprire nessun WebSocket ({ $detail }), quindi nessuno può giocare. Inoltra Upgrade e Connection, con HTTP/1.1 (deploy/nginx.conf mostra come).
doctor-server-done = { $problems ->
    [0] Fino al server è tutto in ordine.
    [one] Un problema.
   *[other] { $problems } problemi.
}
doctor-damaged-file = Il file è danneggiato ({ $detail }). Ferma il server, copia la cartella e ripristina un backup; i tavoli leggibili intanto vanno avanti.
doctor-damaged = Tavolo { $table }…: la sua parte del file è danneggiata ({ $detail }). Si recupera soltanto da un backup.
doctor-newer = Questo file è stato scritto da un thirdplace più recente (versione { $detail }). Installa quella versione o una più nuova; questa non lo tocca.
doctor-gap = Tavolo { $table }…: manca la voce { $entry }. Le voci successive non si possono usare; il tavolo si recupera soltanto da un backup.
doctor-unreadable = Tavolo { $table }…: la voce { $entry } non si può leggere ({ $detail }). Forse l’ha scritta un thirdplace più recente: installa quello. Altrimenti è danneggiata.
doctor-unknown-game = Tavolo { $table }…: il suo gioco, { $detail }, qui non è installato. Installa il pacchetto da cui proviene.
doctor-unfoldable = Tavolo { $table }…: il gioco si blocca alla voce { $entry } ({ $detail }). Con la versione del gioco che l’ha scritta il tavolo può continuare.
doctor-done = { $findings ->
    [0] { $tables ->
        [0] In { $folder } non c’è ancora nulla di salvato.
        [one] Un tavolo in { $folder }: si può continuare.
       *[other] { $tables } tavoli in { $folder }: si possono continuare tutti.
    }
    [one] Un problema in { $folder }. Nulla è stato modificato.
   *[other] { $findings } problemi in { $folder }. Nulla è stato modificato.
}
cli-new-game-name = “{ $name }” non può essere il nome di un gioco. Un nome comincia con una lettera e contiene lettere minuscole dalla a alla z, cifre e trattini, al massimo { $longest } in tutto: per esempio my-game.
cli-new-game-reserved = “{ $name }” non può essere il nome di un gioco: in Python o in thirdplace la parola significa altro.
cli-new-game-taken = Un gioco di nome { $name } c’è già.
cli-new-game-module = Un pacchetto Python di nome { $name } c’è già. Scegli un altro nome.
cli-new-game-exists = { $folder } esiste già. Non è stato scritto nulla.
cli-new-game-no-tree = thirdplace qui è installato, ma senza i sorgenti. Scrivi un pacchetto tuo: --package CARTELLA.
cli-new-game-written =
    Il gioco nuovo è in { $folder }.
    Per giocare:  thirdplace play { $game }
    Per i test:   pytest { $folder }
    Poi:          docs/add-a-game.md
cli-new-game-package-written =
    Il gioco nuovo è in { $folder }, come pacchetto a sé.
    Per installarlo:  pip install --editable { $folder }
    Per giocare:      thirdplace play { $game }
    Poi:              { $folder }/README.md
cli-backup-file = Non si può scrivere un backup in { $file }: indica un file in una cartella che esiste.
cli-backup-damaged = { $file } non è un backup completo.
cli-backup-newer = Il backup { $file } è stato scritto da un thirdplace più recente. Installa quella versione o una più nuova.
cli-not-empty = Ci sono già partite in { $store }. Scegli una cartella o un database vuoti.
cli-copy-stopped = Non è stato possibile leggere o scrivere { $store } fino in fondo ({ $why }). Niente è stato copiato a metà; riprova.
cli-doctor-url = { $argument } non si può combinare con --url: doctor controlla questo computer e le sue partite, oppure un server in funzione attraverso il suo proxy.
cli-static-not-empty = In { $folder } c’è altro. Indica una cartella nuova o vuota.
cli-static-no-client = Questa installazione non ha l’interfaccia per il browser con cui si gioca senza server. In una copia del codice sorgente, esegui `make client`.
cli-static-not-written = Non è possibile scrivere { $folder }: { $why }
static-written = { $files } file scritti in { $folder }. Qualsiasi spazio web può ospitarli, anche in una sottocartella.
backup-copying = Copiati e rigiocati:
backup-done = Backup: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
 } in { $target }.
restore-done = Ripristinati: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
 } in { $target }.
move-done = Copiati: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
 } in { $target }. Avvia lì il server; al vecchio posto non è cambiato nulla.
doctor-record = Tavolo { $table }…: la registrazione della partita non si può rigiocare ({ $detail }). Con la versione che l’ha scritta si può.
