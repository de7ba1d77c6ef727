### Che cosa si dice a ogni tavolo: riga di comando, menu, terminale, rifiuti.

language = Italiano
changed-rules = Regole cambiate
    .about = A questo tavolo non si gioca come nel regolamento:
rule-changed = { $rule }: { $value } invece di { $usual }
rule-chosen = { $rule }: { $value }
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
menu-leave = Esci
menu-misread = Scrivi un numero da 1 a { $most }, oppure q.
menu-kept = { $title }: { $names } (finora { $actions ->
        [one] { $actions } mossa
       *[other] { $actions } mosse
    })
menu-who = Chi gioca? Scrivi i nomi, separati da virgole, da { $least } a { $most } in tutto. Scrivi bot per far giocare il computer, oppure bot:easy, bot:hard, bot:expert.
menu-who-people = Chi gioca? Scrivi i nomi, separati da virgole, da { $least } a { $most } in tutto.
menu-who-usual = Con Invio: { $names }
menu-names = Nomi
menu-options = Un numero per cambiare qualcosa, Invio per giocare
menu-other-rules = { $count ->
        [0] Altre regole
        [one] Altre regole (una cambiata)
       *[other] Altre regole ({ $count } cambiate)
    }
    .title = Altre regole
    .ask = Un numero per cambiare qualcosa, Invio per tornare indietro

## Al tavolo

command-help = ? aiuto
command-rules = r regole
command-story = h cronaca
command-coach = c coach
command-map = m mappa
command-pause = p pausa
command-keys = ? tasti
command-leave = q salva ed esci
help-always =
    In ogni momento:

    - **?** mostra questo aiuto, **h** che cosa è successo finora.
    - **auto** attiva o disattiva l’aiuto che passa o salta per te quando non puoi fare altro o non hai più niente da fare.
    - **q** salva la partita ed esce. Ctrl-C fa lo stesso.
help-rules = - **r** mostra le regole.
help-coach = - **c** chiede al coach che cosa farebbe qui un esperto, e perché.
plain-question = { $name }, che cosa fai? Scrivi un numero, o le parole accanto.
next-page = Pagina { $page } di { $pages } · Invio: pagina successiva · q: chiudi
press-enter = Premi Invio
curtain = Passate la tastiera: ora è di { $name }. { $name }, premi Invio quando nessun altro guarda.
story-cut = … (h mostra tutto)
auto-on = D’ora in poi passi o salti in automatico quando non puoi fare altro o non hai più niente da fare.
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

replay-head = { $game } · dopo la mossa { $here } di { $last }
replay-where = Invio: avanti · b: indietro · un numero: vai lì · q: esci
replay-misread = Premi Invio, oppure scrivi b, q o un numero da 0 a { $last }.
verified = { $game }, giocatori: { $seats }, { $actions ->
        [one] { $actions } mossa
       *[other] { $actions } mosse
    }: ogni mossa è valida, tutto ciò che ha deciso il caso deriva dal seme, e il seme corrisponde allo SHA-256 annunciato. { $outcome }
verified-by-hand = { $game }, giocatori: { $seats }, { $actions ->
        [one] { $actions } mossa
       *[other] { $actions } mosse
    }: ogni mossa è valida, e il seme corrisponde allo SHA-256 annunciato. Una parte però è stata disposta a mano ({ $parts }) e non si può verificare; deriva dal seme solo ciò che è rimasto al caso. { $outcome }
outcome-running = La partita non è ancora finita.
outcome-won = { $count ->
        [one] Ha vinto { $names }.
       *[other] Hanno vinto: { $names }.
    }
outcome-lost = La partita è stata persa.
record-action = La mossa { $number } non è valida: { $error }
record-broken = Questa non è una registrazione leggibile.
record-commitment = Il seme non corrisponde allo SHA-256: prima della partita ne era stato annunciato un altro.
record-deal = Le carte non corrispondono al seme: è stata giocata un’altra distribuzione.
record-seed = Questa registrazione non ha il seme: mostra una partita in corso come la vede una sola persona, e non si può né rivedere né verificare.

## La riga di comando

sheet-page = In thirdplace: la pagina { $page }
sheet-page-learn = Nella pagina iniziale di thirdplace: { $game }, “Impara”
sheet-page-pad = Nella pagina iniziale di thirdplace: “Segnapunti per { $game }”
sheet-page-timer = Nella pagina iniziale di thirdplace: “Il timer per { $game }”
sheet-page-buildings = Nella pagina iniziale di thirdplace: “Crea i tuoi edifici”
sheet-first-page = In thirdplace: la pagina iniziale
menu-level = Livello del computer
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
bots-get-ready = Il computer si prepara. La prima volta ci vuole un minuto.
# Perché un file o un indirizzo non si può usare, secondo il codice del sistema.

## Rifiuti, secondo il codice

error-bad-request = Questa richiesta non è valida.
error-unknown-game = Questo gioco non esiste; “thirdplace games” li elenca tutti.
error-bad-options = Con queste opzioni non si può giocare.
error-game-over = La partita è finita.
error-not-your-turn = Non è il tuo turno.
error-wrong-phase = In questa fase della partita non si può.
error-unknown-table = Questo tavolo non esiste.
error-table-full = A questo tavolo tutti i posti sono occupati.
error-bad-name = Scegli un altro nome, per favore.
error-not-your-seat = Questo posto non è tuo.
error-not-the-host = Può farlo solo chi ha aperto il tavolo.
error-still-here = Questo giocatore è ancora qui.
error-paused = La partita è in pausa.
error-cannot-undo = Questo non si può annullare.
error-outdated = Da questo dispositivo è già arrivata una mossa più recente.
error-too-fast = Troppo veloce. Aspetta un momento e riprova.
error-too-many = È più di quanto questo server permetta.
error-too-large = Questo messaggio è troppo grande.
error-not-saved = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova fra un momento.
error-draining = Questo server si sta riavviando e non accetta niente di nuovo. Riprova fra un momento.
error-cut-off = In questo momento il server non riesce a raggiungere il suo database, quindi non è cambiato nulla. Riprova fra un momento.
error-unreadable-table = I dati salvati di questo tavolo non si possono leggere. Nulla è stato cancellato: chi gestisce il server trova il motivo nel registro.
error-log-full = Questo tavolo è pieno: non può salvare altre mosse. Apritene uno nuovo.
error-internal = C’è stato un errore nel programma, quindi non è cambiato nulla. Chi gestisce il server trova i dettagli nel registro.
error-no-coach = A questo tavolo non si può chiedere al coach.
error-no-lab = Su questo server il laboratorio è disattivato.
error-unknown-sheet = Per questo gioco non esiste un foglio con questo nome; “thirdplace print” li elenca tutti.
error-impossible = A un tavolo questo non può essere successo.
error-bad-file = Questo file non si può usare.
error-busy = Il server ha molto da fare in questo momento. Riprova fra poco.
error-wrong-host = Questo server non risponde a questo nome. Per chi lo gestisce: avvialo con --origin e l’indirizzo che tutti aprono (per esempio --origin https://giochi.example.org), oppure apri l’indirizzo che mostra all’avvio.
error-wrong-origin = L’indirizzo che hai aperto non è quello che il proxy comunica a questo server. Per chi lo gestisce: fai in modo che il proxy trasmetta l’indirizzo intero (nginx: proxy_set_header Host $http_host), oppure avvia il server con --origin e l’indirizzo che tutti aprono.
error-not-on-list = Questo nome non è nell’elenco della classe. Scegli il tuo dall’elenco, o chiedi all’insegnante.

## La pagina di un server senza interfaccia

plain-page-lead = Giochi da tavolo sui luoghi. I tavoli li tiene questo server.
plain-page-terminal = Per giocare nel terminale, scrivi
plain-page-programs = Anche i programmi possono sedersi al tavolo:

## La classifica dei bot

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
ladder-cut = Interrotto prima della fine: le partite previste erano { $all }.
ladder-strength = Quanto sono forti, e quanto pensano
ladder-bot = Bot
ladder-rating = Forza
ladder-deals-won = Vinte
ladder-median = Pensa (mediana)
ladder-slow = 99% entro
ladder-pairs = { $others ->
        [one] Quello a sinistra contro quello in alto: quota di vittorie (a parità di forza: { $even }%)
       *[other] Uno a sinistra contro { $others } di quelli in alto: quota di vittorie (a parità di forza: { $even }%)
    }
ladder-differences = Quello a sinistra rispetto a quello in alto: vittorie in più sulle stesse distribuzioni, in punti percentuali
ladder-rating-note = Nelle partite a due, con 100 punti in più un bot ne vince 64 su 100; con 400, dieci per ognuna che perde. La media è 1500. Tra parentesi: l’intervallo di confidenza al 95%.
ladder-note = Tra parentesi: l’intervallo di confidenza al 95%.
ladder-pairs-note = Tra parentesi: l’intervallo di confidenza al 95%. Una vittoria condivisa da due vale mezza.
ladder-differences-note = Tra parentesi: l’intervallo di confidenza al 95%. Se non contiene lo 0, la differenza difficilmente è dovuta al caso.
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
ladder-failed-illegal = { $bot } ha tentato una mossa non permessa { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-idle = { $bot } doveva agire e non ha fatto nulla { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-long = { $bot } ha scritto { $count ->
        [one] una volta
       *[other] { $count } volte
    } una riga di oltre { $kilobytes } KB.
ladder-failed-twice = { $bot } ha risposto due volte: { $count ->
        [one] in un caso
       *[other] in { $count } casi
    } è arrivata una seconda risposta alla stessa domanda.
ladder-failed-unasked = { $bot } ha risposto fuori turno, senza che gli fosse chiesto nulla: { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-closed = { $bot } ha chiuso il suo output ed è rimasto in esecuzione: { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-memory = { $bot } ha usato più di { $memory } MB di memoria: { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-processes = { $bot } ha avviato troppi processi: { $count ->
        [one] una volta.
       *[other] { $count } volte.
    }
ladder-failed-refused-twice = { $bot } ha risposto due volte: { $count ->
        [one] una seconda risposta alla stessa domanda è stata rifiutata.
       *[other] { $count } seconde risposte alla stessa domanda sono state rifiutate.
    }
ladder-failed-refused-unasked = { $bot } ha risposto fuori turno o troppo tardi: { $count ->
        [one] una risposta è stata rifiutata.
       *[other] { $count } risposte sono state rifiutate.
    }
ladder-failed-refused-illegal = { $bot } ha tentato { $count ->
        [one] una mossa non permessa, che è stata rifiutata.
       *[other] mosse non permesse: { $count } sono state rifiutate.
    }
ladder-failed-rule = Da lì alla fine della partita per il bot è stata fatta ogni volta la prima mossa permessa dell’elenco.
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
review-costly = Le mosse che sono costate di più:
review-percent = { $value }%
review-cost = Mossa { $number }, { $name }: { $action }. Costo: { $percent ->
        [one] { $percent } punto percentuale
       *[other] { $percent } punti percentuali
    } di probabilità di vincere.
review-none = Nessuno ha fatto una mossa che sia costata molto.

## Un gioco nuovo
