### Che cosa si dice a ogni tavolo: riga di comando, menu, terminale, rifiuti.

language = Italiano
yes = sì
no = no
and = { $first } { INITIAL($last) ->
        [e] ed
       *[other] e
    } { $last }
guest = Ospite
players = { $least }–{ $most } giocatori

## Menu

menu-title = A che cosa giochiamo?
menu-resume = Riprendi una partita interrotta ({ $count })
menu-rules = Leggi le regole
menu-language = Lingua
menu-leave = esci
menu-misread = Scrivi un numero da 1 a { $most }, oppure q.
menu-kept = { $title }: { $names } (finora { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    })
menu-who = Chi gioca? Scrivi i nomi, separati da virgole, da { $least } a { $most } in tutto. Scrivi bot per far giocare il computer, oppure bot:easy, bot:hard, bot:expert.
menu-who-people = Chi gioca? Scrivi i nomi, separati da virgole, da { $least } a { $most } in tutto.
menu-who-usual = Con Invio: { $names }
menu-names = Nomi
menu-options = Un numero per cambiare qualcosa, Invio per giocare

## Al tavolo

command-help = ? aiuto
command-rules = r regole
command-story = h storia
command-coach = c coach
command-map = m mappa
command-pause = p pausa
command-keys = ? tasti
command-leave = q salva ed esci
help-always =
    In ogni momento:

    - **?** mostra questo aiuto, **h** che cosa è successo finora.
    - **auto** attiva o disattiva l’aiuto che passa o salta per te quando non puoi fare altro.
    - **q** salva la partita ed esce. Ctrl-C fa lo stesso.
help-rules = - **r** mostra le regole.
help-coach = - **c** chiede al coach che cosa farebbe qui un esperto, e perché.
plain-question = { $name }, che cosa fai? Scrivi un numero, o le parole accanto.
next-page = Pagina { $page } di { $pages } · Invio: pagina successiva · q: basta leggere
press-enter = Premi Invio
curtain = Passate la tastiera: ora è di { $name }. { $name }, premi Invio quando nessun altro guarda.
story-cut = … (h mostra tutto)
auto-on = D’ora in poi passi o salti in automatico quando non puoi fare altro.
auto-off = D’ora in poi decidi di nuovo tutto tu.
commitment =
    Tutto ciò che dipende dal caso è già deciso e sigillato. Il seme si vedrà alla fine; il suo SHA-256:
    { $commitment }
kept-at = La partita è conservata in { $file }
seed = Seme: { $seed }
commitment-again =
    Il suo SHA-256, come annunciato:
    { $commitment }
record-at = Tutta la partita è registrata. Per verificarla: thirdplace verify { $file }
review-at = Che cosa è stata fortuna e quali mosse sono costate di più: thirdplace review { $file }
saved = La partita è salvata. Per riprenderla: thirdplace play --resume { $file }
misread-none = Qui non c’è niente che si chiami “{ $typed }”.
misread-several = “{ $typed }” può voler dire { $found }.

## Mentre l’orologio corre

paused = IN PAUSA
paused-keys = L’orologio è fermo. Barra spaziatrice: riprendi · ? tasti · q salva ed esci
race-order-over = L’anno è arrivato: l’attesa è finita.
race-no-key = “{ $key }” adesso non fa nulla.
race-too-late = L’orologio segna già { $now }: una riga non può venire prima.

## Pagina delle regole

part-rules = Regole
part-examples = Esempi
part-rulings = Chiarimenti
part-tips = Consigli
part-cards = Elenco delle carte
part-cards-none = Questo gioco non ha carte da elencare.
part-credits = Crediti e ringraziamenti

## Partite registrate

replay-head = { $game } · dopo l’azione { $here } di { $last }
replay-where = Invio: avanti · b: indietro · un numero: vai lì · q: esci
replay-misread = Premi Invio, oppure scrivi b, q o un numero da 0 a { $last }.
verified = { $game }, giocatori: { $seats }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }: ogni azione è valida, tutto ciò che ha deciso il caso deriva dal seme, e il seme corrisponde allo SHA-256 annunciato. { $outcome }
verified-by-hand = { $game }, giocatori: { $seats }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }: ogni azione è valida, e il seme corrisponde allo SHA-256 annunciato. Una parte però è stata disposta a mano ({ $parts }) e non si può verificare; deriva dal seme solo ciò che è rimasto al caso. { $outcome }
outcome-running = La partita non è ancora finita.
outcome-won = { $count ->
        [one] Ha vinto { $names }.
       *[other] Hanno vinto: { $names }.
    }
outcome-lost = La partita è stata persa.
record-action = L’azione { $number } non è valida: { $error }
record-broken = Questa non è una registrazione leggibile.
record-commitment = Il seme non corrisponde allo SHA-256: prima della partita ne era stato annunciato un altro.
record-deal = Le carte non corrispondono al seme: è stata giocata un’altra distribuzione.
record-seed = Questa registrazione non ha il seme: mostra una partita in corso come la vede una sola persona, e non si può né rivedere né verificare.

## La riga di comando

cli-usage = Comando non valido; --help mostra che cosa si può scrivere.
cli-unknown-command = Il comando “{ $command }” non esiste. I comandi sono: { $commands }.
cli-unknown-argument = “{ $argument }” qui non è previsto; --help mostra che cosa si può scrivere.
cli-takes-nothing = “thirdplace { $command }” non vuole argomenti, perciò “{ $argument }” non è previsto; --help mostra che cosa fa.
cli-address = “{ $value }” non è un indirizzo per { $argument }. Comincia con http:// o https://, e dopo il nome possono seguire una porta e un percorso: https://example.org, http://192.168.1.20:8017, https://example.org/games/.
cli-origin = “{ $value }” non è un indirizzo per --origin. Comincia con http:// o https://, in minuscolo; dopo il nome può seguire una porta, ma nessun percorso e nessuna barra: https://games.example.org, http://games.example.org:8080.
cli-root = “{ $value }” non è un percorso per --root. È fatto di lettere, cifre, trattini e barre, per esempio /games/, e non comincia con /api/.
cli-needs-value = { $argument } vuole un valore.
cli-takes-no-value = { $argument } non vuole un valore.
cli-serving = thirdplace è aperto: { $address } (Ctrl-C chiude).
cli-serving-moved = La porta { $usual } è già occupata da un altro programma: questa volta la porta è { $port }.
cli-serving-others = Gli altri dispositivi della stessa rete aprono { $address }
cli-serving-more = Se non si apre, provano { $addresses }
cli-serving-scan = oppure puntano qui la fotocamera:
cli-serving-only-here = Può entrare solo questo computer; con --host 0.0.0.0 entrano anche altri dispositivi.
cli-serving-no-network = Gli altri dispositivi non possono entrare: questo computer non è in nessuna rete.
cli-serving-everyone = Chiunque sia in questa rete può entrare e aprire tavoli. Per limitarlo a questo computer, avvia con --host 127.0.0.1
cli-serving-proxy-open = È in ascolto ovunque: chi raggiunge questa porta senza passare dal proxy può fingersi chiunque, e i limiti non valgono. Se il proxy è su questo computer, avvia con --host 127.0.0.1; altrimenti lascia passare solo il proxy.
cli-port-taken = La porta { $port } è già occupata da un altro programma: scegline un’altra o togli --port.
cli-listen-address = “{ $value }” non è un indirizzo per { $argument }: una porta (9017: solo questo computer) o un indirizzo con la porta (0.0.0.0:9017, [::1]:9017).
cli-metrics-address = Le misure non si possono offrire all’indirizzo { $value } ({ $why }). Scegli per --metrics un altro indirizzo o un’altra porta.
cli-solving = Calcolo in corso
cli-solve-nothing = Di { $game } non è risolto nulla; { $games } invece sì.
cli-solve-file = Una strategia si conserva in un file che finisce in .npz, non in { $file }.
cli-solve-written = La strategia è in { $file }.
cli-print-needs = “{ $sheet }” resterebbe vuoto: aggiungi --option { $option }=… { $about }
cli-print-nothing = Per { $game } non c’è niente da stampare.
cli-print-choice = “{ $given }” non è un valore per { $name }: { $known }.
cli-print-taken = { $file } esiste già e non è un PDF: indica un altro posto con --out.
cli-printed = { $sheet }: { $file }
cli-print-both-sides = Stampa fronte e retro, girando sul lato lungo, al 100%.
cli-print-address = I codici QR portano a { $address }; con --address ne indichi un altro.
cli-print-no-address = I fogli non hanno codici QR: domani l’indirizzo di questo computer può essere un altro. Con --address ne indichi uno che resta.
sheet-page = In thirdplace: la pagina { $page }
sheet-page-learn = Sulla pagina iniziale di thirdplace: { $game }, “Impara”
sheet-page-pad = Sulla pagina iniziale di thirdplace: “Segnapunti per { $game }”
sheet-page-timer = Sulla pagina iniziale di thirdplace: “Il timer per { $game }”
sheet-page-buildings = Sulla pagina iniziale di thirdplace: “Crea i tuoi edifici”
sheet-first-page = In thirdplace: la pagina iniziale
cli-number = { $argument } vuole un numero intero da { $least } a { $most }.
cli-missing = Manca { $argument }; --help mostra come si usa il comando.
cli-unknown-language = La lingua “{ $lang }” qui non c’è: ci sono solo en, de e it.
cli-seats = { $game } è per { $least }–{ $most } giocatori, non per { $count }.
cli-name-twice = Il nome “{ $name }” c’è due volte; i nomi devono essere diversi.
cli-name = “{ $name }” non può essere un nome: un nome ha da 1 a { $most } caratteri stampabili.
cli-unknown-bot = Il bot “{ $bot }” non esiste: ci sono solo { $known }.
menu-level = Livello del computer
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
bots-get-ready = Il computer si prepara. La prima volta ci vuole un minuto.
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
cli-exists = { $file } esiste già e non è una partita finita: riprendila con --resume o scegli un altro nome.
cli-over = La partita in { $file } è finita; puoi rivederla con thirdplace replay.
cli-other-game = Quella in { $file } è una partita di { $game }.
cli-unknown-part = La parte “{ $part }” non esiste. Le parti sono: { $parts }.
cli-unknown-seat = Qui non gioca nessuno di nome “{ $seat }”, solo { $names }.
cli-unknown-action = “{ $number }” qui non è il numero di un’azione; i numeri arrivano a { $last }.

# Perché un file o un indirizzo non si può usare, secondo il codice del sistema.

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

## Rifiuti, secondo il codice

error-bad-request = Questa richiesta non è valida.
error-unknown-game = Questo gioco non esiste; thirdplace games li elenca tutti.
error-bad-options = Con queste opzioni non si può giocare.
error-game-over = La partita è finita.
error-not-your-turn = Non è il tuo turno.
error-wrong-phase = In questa parte del gioco non si può.
error-unknown-table = Questo tavolo non esiste.
error-table-full = A questo tavolo tutti i posti sono occupati.
error-bad-name = Scegli un altro nome, per favore.
error-not-your-seat = Questo posto non è tuo.
error-not-the-host = Può farlo solo chi ha invitato.
error-still-here = Questa persona è ancora qui.
error-paused = La partita è in pausa.
error-cannot-undo = Questo non si può annullare.
error-too-fast = Troppo veloce. Aspetta un momento e riprova.
error-too-many = È più di quanto questo server permetta.
error-too-large = Questo messaggio è troppo grande.
error-not-saved = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova fra un momento.
error-unreadable-table = I dati salvati di questo tavolo non si possono leggere. Nulla è stato cancellato: chi gestisce il server trova il motivo nel registro.
error-log-full = Questo tavolo ha salvato tutto quello che un tavolo può contenere. Apritene uno nuovo.
error-internal = C’è stato un errore nel programma, quindi non è cambiato nulla. Chi gestisce il server trova il punto nel registro.
error-no-coach = A questo tavolo non si può chiedere al coach.
error-unknown-sheet = Per questo gioco non esiste un foglio con questo nome; thirdplace print li elenca tutti.
error-impossible = Questo non può succedere al tavolo.
error-bad-file = Questo file non si può usare.
error-busy = Il server ha molto da fare in questo momento. Riprova fra poco.
error-wrong-host = Questo server non risponde a questo nome. Per chi lo gestisce: avvialo con --origin e l’indirizzo che tutti aprono (per esempio --origin https://giochi.example.org), oppure apri l’indirizzo che mostra all’avvio.
error-wrong-origin = L’indirizzo che hai aperto non è quello che il proxy comunica a questo server. Per chi lo gestisce: fai passare al proxy l’indirizzo intero (nginx: proxy_set_header Host $http_host), oppure avvia il server con --origin e l’indirizzo che tutti aprono.
error-not-on-list = Il tuo nome non è nell’elenco della classe. Sceglilo dall’elenco, o chiedi all’insegnante.

## La porta del server

door-lead = Giochi da tavolo sui luoghi. I tavoli sono su questo computer, e da qui non esce nulla.
door-terminal = Per giocare nel terminale, scrivi
door-programs = Anche i programmi possono sedersi al tavolo:

## La classifica dei giocatori artificiali

ladder-ready = Preparazione
ladder-playing = Partite
ladder-so-far = Partite: { $done } su { $all }
ladder-head = { $game }, posti: { $seats }. { $deals ->
        [one] { $deals } distribuzione giocata
       *[other] { $deals } distribuzioni, ognuna giocata
    } con ogni bot in ogni posto. Partite: { $games }.
ladder-head-team = { $game }, giocatori per squadra: { $seats }. { $deals ->
        [one] { $deals } distribuzione giocata
       *[other] { $deals } distribuzioni, ognuna giocata
    } dalla squadra di ogni bot al ritmo del regolamento. Partite: { $games }.
ladder-cut = Si è smesso prima della fine: le partite previste erano { $all }.
ladder-strength = Quanto sono forti, e quanto pensano
ladder-bot = Bot
ladder-rating = Forza
ladder-deals-won = Vinte
ladder-median = Pensa (mediana)
ladder-slow = 99% entro
ladder-pairs = { $others ->
        [one] Quello a sinistra contro quello in alto: quota di vittorie (alla pari sarebbe { $even }%)
       *[other] Uno a sinistra contro { $others } di quelli in alto: quota di vittorie (alla pari sarebbe { $even }%)
    }
ladder-differences = Quello a sinistra rispetto a quello in alto: vittorie in più sulle stesse distribuzioni, in punti percentuali
ladder-rating-note = Con 100 punti in più un bot vince, in due, 64 partite su 100; con 400, dieci per ognuna che perde. La media è 1500. Tra parentesi: l’intervallo di confidenza del 95%.
ladder-note = Tra parentesi: l’intervallo di confidenza del 95%.
ladder-pairs-note = Tra parentesi: l’intervallo di confidenza del 95%. Una vittoria divisa in due vale mezza.
ladder-differences-note = Tra parentesi: l’intervallo di confidenza del 95%. Se non contiene lo 0, la differenza è reale.
ladder-percent = { $value }% ({ $low }–{ $high })
ladder-interval = { $value } (da { $low } a { $high })
ladder-milliseconds = { $number } ms
ladder-failed-stopped = { $bot } si è bloccato per un errore { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-slow = { $bot } ha superato { $limit } s per una decisione { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-illegal = { $bot } ha fatto una cosa non permessa { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-idle = { $bot } non ha fatto nulla quando toccava a lui { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-rule = Da lì alla fine della partita è stata eseguita ogni volta la sua prima azione permessa.
ladder-died = Un processo della classifica è stato interrotto, forse da un bot: conta ciò che si è giocato fin lì.
ladder-few = Per { $game } servono almeno due bot, per esempio --bots easy,expert.
ladder-bot-unknown = Il bot “{ $bot }” non esiste; ci sono { $levels }, una classe (file.py:Classe), un programma (cmd:COMANDO) o uno che gioca via HTTP (http:COMANDO).
ladder-bot-file = Il file { $file } non esiste.
ladder-bot-class = In { $file } non c’è una classe “{ $name }”.
ladder-bot-choose = La classe “{ $name }” non ha un metodo choose(situation, rng).
ladder-bot-broken = Il bot { $bot } non si può usare ({ $why }).
ladder-bot-program = Il programma “{ $bot }” non esiste.

## Il coach

advice-thinks = Il coach ci pensa…
advice-would = Un esperto farebbe così: { $action }
advice-wait = aspettare senza fare nulla
advice-nothing = In questo momento non hai niente da decidere.
advice-chance-to-win = vittoria: { $percent }%
advice-sure = vittoria quasi certa
advice-hardly = vittoria quasi esclusa
advice-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
review-title = analisi della partita
review-busy = Calcolo delle probabilità di tutti
review-team = la squadra
review-from-to = { $first }% → { $last }%
review-luck = fortuna
review-decisions = decisioni proprie
review-others = decisioni degli altri
review-costly = Che cosa è costato di più:
review-cost = Mossa { $number }, { $name }: { $action }. Costo: { $percent ->
        [one] { $percent } punto percentuale
       *[other] { $percent } punti percentuali
    } di probabilità di vincere.
review-none = Nessuno ha fatto una mossa che sia costata molto.

# thirdplace doctor
doctor-examining = Controllo dei tavoli
doctor-version = thirdplace { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } è troppo vecchio: serve almeno { $least }. Usa un altro Python, di python.org o di uv (uvx thirdplace serve), che ne porta uno più recente.
doctor-no-client = Manca la pagina per il browser: tutti vedrebbero solo una pagina semplice. Installa una versione pubblicata o esegui make client.
doctor-few-descriptors = Sono possibili solo { $most } connessioni insieme. Alza il limite dei file aperti: ulimit -n 65536, oppure LimitNOFILE=65536 in una unit di systemd.
doctor-port-free = La porta { $port } su { $host } è libera.
doctor-port-serving = Alla porta { $port } risponde già un server thirdplace.
doctor-port-taken = Alla porta { $port } c’è un altro programma. Trovalo (su Linux: ss -ltnp) e fermalo, o avvia con un’altra --port.
doctor-port-forbidden = Questo utente non può usare la porta { $port }. Scegline una da 1024 in su e falla mostrare da un proxy alle porte 80 e 443.
doctor-host-unknown = Un server non può rispondere all’indirizzo { $host } ({ $detail }). Indica con --host un indirizzo di questo computer, o 0.0.0.0 per tutti.
doctor-disk-space = In { $folder } sono liberi { $free } GB; lì sarà creata la cartella delle partite.
doctor-disk-writes = In { $folder } sono liberi { $free } GB; ciò che si scrive è sul disco dopo { $ms } ms.
doctor-disk-full = In { $folder } sono liberi solo { $free } GB: quando il disco è pieno non si salva più nessuna mossa. Fai spazio o scegli un’altra cartella con --data.
doctor-disk-slow = In { $folder } servono { $ms } ms perché qualcosa sia sul disco, e ogni mossa aspetta altrettanto. Usa un disco di questo computer e non uno in rete, o guarda che cos’altro sta scrivendo.
doctor-disk-read-only = In { $folder } non si può scrivere niente ({ $detail }). Dai la cartella all’utente con cui gira il server (chown) o scegline un’altra con --data.
doctor-clock-steady = L’orologio va in modo regolare.
doctor-clock-jumps = L’orologio è appena saltato di { $seconds } s rispetto al tempo trascorso. Lascia che lo regoli un solo servizio (systemd-timesyncd, chrony), e non anche l’host di una macchina virtuale.
doctor-clock-set-back = L’ultima scrittura delle partite ha una data futura (fra { $minutes } min): l’orologio è o era sbagliato. Regola la data; niente è perduto e niente viene cancellato troppo presto.
doctor-server-answers = All’indirizzo { $url } risponde thirdplace { $version }.
doctor-server-unreachable = All’indirizzo { $url } non risponde nessuno ({ $detail }). Il server è avviato, e il proxy punta a lui? Guarda anche il firewall e il certificato.
doctor-server-foreign = Ciò che risponde all’indirizzo { $url } non è thirdplace, o è più vecchio della versione 0.1. Il proxy passa tutto, e --root indica il percorso con cui lo mostra?
doctor-other-version = Versione del server: { $theirs }; di questo programma: { $ours }.
doctor-clock-differs = L’orologio del server ({ $url }) e quello di questo computer differiscono di più di un minuto. Regolali entrambi, o fallo fare (systemd-timesyncd, chrony).
doctor-proxy-unknown-name = Il server non conosce il nome in { $url }. Avvialo con --origin e l’indirizzo che tutti aprono.
doctor-proxy-hides-addresses = Al server non arriva nessun X-Forwarded-For, quindi tutti condividono i limiti di un solo indirizzo. Impostalo nel proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr), o togli --behind-proxy se non ce n’è uno.
doctor-proxy-not-announced = Davanti al server c’è un proxy di cui non sa niente: tutti condividono i limiti di un solo indirizzo. Avvialo con --behind-proxy.
doctor-proxy-forged-address = Chi visita può scegliersi l’indirizzo per cui contano i limiti. Fai impostare X-Forwarded-For al proxy e non lasciare raggiungere il server da altrove (--host 127.0.0.1); senza proxy togli --behind-proxy.
doctor-proxy-wrong-host = Al server viene detto che è “{ $host }”, ma si apre { $url }: la sua stessa pagina viene respinta. Passa Host per intero (nginx: proxy_set_header Host $http_host), o avvia il server con --origin e l’indirizzo che tutti aprono.
doctor-proxy-no-sockets = All’indirizzo { $url } non si può aprire nessun WebSocket ({ $detail }), quindi nessuno può giocare. Passa Upgrade e Connection, con HTTP/1.1 (deploy/nginx.conf mostra come).
doctor-server-done = { $problems ->
    [0] La via verso il server è in ordine.
    [one] Un problema.
   *[other] { $problems } problemi.
}
doctor-damaged-file = Il file è danneggiato ({ $detail }). Ferma il server, copia la cartella e ripristina un backup; i tavoli leggibili intanto vanno avanti.
doctor-damaged = Tavolo { $table }…: la sua parte del file è danneggiata ({ $detail }). Può tornare soltanto da un backup.
doctor-newer = Questo file è stato scritto da un thirdplace più recente (versione { $detail }). Installa quella versione o una più nuova; questa non lo tocca.
doctor-gap = Tavolo { $table }…: manca la voce { $entry }. Quello che segue non si può continuare; il tavolo può tornare soltanto da un backup.
doctor-unreadable = Tavolo { $table }…: la voce { $entry } non si può leggere ({ $detail }). Forse l’ha scritta un thirdplace più recente: installa quello. Altrimenti è danneggiata.
doctor-unknown-game = Tavolo { $table }…: il suo gioco, { $detail }, qui non è installato. Installa il pacchetto da cui proviene.
doctor-unfoldable = Tavolo { $table }…: il gioco si blocca alla voce { $entry } ({ $detail }). La versione del gioco che l’ha scritta può andare avanti.
doctor-done = { $findings ->
    [0] { $tables ->
        [0] In { $folder } non è ancora salvato nulla.
        [one] Un tavolo in { $folder }: si può continuare.
       *[other] { $tables } tavoli in { $folder }: si possono continuare tutti.
    }
    [one] Un problema in { $folder }. Nulla è stato modificato.
   *[other] { $findings } problemi in { $folder }. Nulla è stato modificato.
}

## Un gioco nuovo

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
doctor-record = Tavolo { $table }…: la registrazione della partita non si può rigiocare ({ $detail }). La versione che l’ha scritta può farlo.
