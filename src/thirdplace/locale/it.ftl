### Che cosa si dice a ogni tavolo, nel terminale e nel browser.

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

## Al tavolo

curtain = Passate la tastiera: ora è di { $name }. { $name }, premi Invio quando nessun altro guarda.
commitment =
    Tutto ciò che dipende dal caso è già deciso e sigillato. Il seme si vedrà alla fine; il suo SHA-256:
    { $commitment }
seed = Seme: { $seed }
commitment-again =
    Il suo SHA-256, come annunciato:
    { $commitment }
record-at = Tutta la partita è registrata. Per verificarla: thirdplace verify { $file }
review-at = Che cosa è stata fortuna e quali mosse sono costate di più: thirdplace review { $file }
saved = La partita è salvata. Per riprenderla: thirdplace play --resume { $file }

## Mentre l’orologio corre

paused = IN PAUSA
paused-keys = L’orologio è fermo. Barra spaziatrice: riprendi · ? tasti · q salva ed esci

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

