### Quello che dice solo il browser.

## Lo scaffale

web-home = thirdplace, la pagina iniziale
web-claim = Giochi sui luoghi.
web-promise = Gratis, open source, senza account. Insieme su un solo telefono, ognuno sul proprio dispositivo o con il proiettore in aula.
web-code = Hai un codice?
web-join = Entra
web-code-example = K7M 2XQ
web-code-hint = Il codice ha sei caratteri, lettere e cifre, ed è sull’invito. Puoi anche incollare il link.
web-games = Giochi
web-made = Open source, per famiglie e classi.
web-replay = Rivedi
web-language = Lingua
web-language-en = English
web-language-de = Deutsch
web-language-it = Italiano
web-sound = Suono
web-light = Tema chiaro
web-dark = Tema scuro
web-play-now = Gioca subito
web-with-computers = con il computer
web-play-together = Gioca insieme
web-learn = Impara
web-guest = Ospite
web-go-on = Continua
web-lost = A questo indirizzo non c’è nulla.
web-to-games = Vai ai giochi

## La connessione

web-connecting = Collegamento al tavolo…
web-offline = Il server non risponde. Il tuo posto resta tuo, e questa pagina riprova da sola.
web-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-reconnecting = Connessione persa. Riprovo…
web-try-now = Riprova ora
web-shell-alone = Il server non risponde, e qui senza server non funziona nulla: questo dispositivo è in rete, e il server è acceso?
web-class-server = Per una classe serve un server, perché ciascuno gioca sul proprio dispositivo: basta thirdplace serve su un portatile in aula.
web-not-loaded = Questa parte non si è caricata. Controlla la connessione, poi ricarica la pagina.
web-table-gone = I tavoli si cancellano qualche tempo dopo l’ultima visita. Il link è completo?

## Prima della partita

web-gathering = Chi gioca?
web-here = su questo dispositivo
web-elsewhere = su un altro dispositivo
web-away = assente
web-computer-level = computer, { $level }
web-level = Livello del computer
web-level-of = Livello di { $name }
web-played-for = per ora gioca il computer
web-your-name = Il tuo nome
web-another-here = Un’altra persona su questo dispositivo
web-sit = Siediti
web-full = Tutti i posti sono occupati.
web-add-computer = Aggiungi computer
web-add-person = Aggiungi persona qui
web-rename = Cambia il nome di { $name }
web-new-name = Nuovo nome
web-rename-done = Salva il nome
web-leave-seat = Togli { $name }
web-start = Comincia
web-set-up = Una parte di questa partita è già preparata, non lasciata al caso.
web-seated = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-missing = { $count ->
        [one] manca un giocatore
       *[other] mancano { $count } giocatori
    }
web-waiting-for-host = Quando ci siete tutti, chi ha aperto il tavolo avvia la partita.
web-looking-on = Puoi anche solo guardare.
web-onlookers = { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
web-no-onlookers = Questo tavolo è solo per chi gioca.
web-no-onlookers-sit = Siediti, se c’è ancora un posto.
web-invite = Invita
web-invite-how = Aprite { $address } e scrivete il codice, oppure inquadrate il QR:
web-invite-onlookers = Invita a guardare
web-table-code = Il codice del tavolo: { $code }
web-qr = Codice QR con il link a questo tavolo
web-share = Condividi il link
web-link = Il link
web-copied = Copiato
web-only-here = Questo indirizzo vale solo su questo computer. Per gli altri dispositivi apri thirdplace al suo indirizzo di rete: il server lo mostra all’avvio.

## Quello che si può concordare

web-rules = Regole della partita
web-rules-as-printed = Si gioca come nel regolamento.
web-rules-changed = Diverso dal regolamento:
web-rules-other = Altre regole
    .help = Cambiano il gioco stesso. Il tavolo viene poi contrassegnato, così lo sanno tutti.
web-rules-other-changed = { $count ->
        [one] Altre regole (una cambiata)
       *[other] Altre regole ({ $count } cambiate)
    }
web-rules-reset = Torna al regolamento
web-options-change = Cambia le regole
web-options-see = Guarda le regole
web-settings = Impostazioni del tavolo
web-less = Meno
web-more = Più
web-seconds = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-setting-thinking = Tempo per pensare
    .help = Per ogni decisione. Allo scadere decidono le regole: per esempio si passa, o la cifra va nel cestino.
web-setting-thinking-none = senza limite
web-setting-pause_on_drop = Pausa se qualcuno si scollega
    .help = Se qualcuno perde la connessione, l’orologio si ferma.
web-setting-countdown = Conto alla rovescia
    .help = Lo vedono tutti prima che parta l’orologio.
web-setting-countdown-none = nessuno
web-setting-rhythm = Il computer si prende il suo tempo
    .help = Gioca al ritmo di una persona, così lo si può seguire.
web-setting-reactions = Reazioni
    .help = Salutare, applaudire, fare fretta: otto cose da dire al tavolo.
web-setting-onlookers = Pubblico
    .help = Chi ha il link può guardare? I segreti non li vede.
web-setting-coach = Coach
    .help = Durante la partita si può chiedere che cosa farebbe un esperto, e perché?

## Al tavolo

web-table = Il tavolo
web-close = Chiudi
web-is-away = { $name } è assente.
web-is-away-clock = { $name } è assente. L’orologio va avanti.
web-are-away = Giocatori assenti: { $count }.
web-replaced = Per { $name } gioca il computer.
web-preparing = Il computer si sta preparando. Fino ad allora gioca al livello “medio”.
web-hand = Fai giocare il computer
web-hand-for = Fai giocare il computer per { $name }
web-give-back = Restituisci il posto
web-take-back = Riprendi il posto
web-move = Cambia dispositivo
web-move-qr = Codice QR che porta con sé il posto di { $name }
web-move-how = Aprilo sull’altro dispositivo: { $name } continua lì. Chi ha il link ha il posto: non mostrarlo ad altri.
web-move-link = Link per questo posto
web-move-done = Fatto: toglilo da qui
web-pause = Pausa
web-resume = Riprendi
web-paused = In pausa
web-paused-by = { $name } ha fermato la partita.
web-paused-by-host = Chi ha aperto il tavolo ha fermato la partita.
web-paused-dropped = { $name } ha perso la connessione. L’orologio è fermo.
web-paused-away = In attesa di { $names }. La partita riprende da sola quando ci siete di nuovo tutti.
web-paused-restart = Il server è ripartito. Non si è perso nulla.
web-paused-onlooker = Chi gioca decide quando si riprende.
web-big-screen = Schermo grande
web-story = Che cosa è successo
web-story-empty = Non è ancora successo niente.
web-brisk = Computer veloce
web-leave = Esci
web-leave-kept = Il tuo posto resta tuo: ci torni dalla pagina iniziale.
web-leave-look = Puoi tornare quando vuoi.
web-thinking = { $name }: ancora { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-curtain = Passate il dispositivo: ora è di { $name }
web-curtain-alone = { $name }, apri quando nessun altro guarda.
web-curtain-open = Sono { $name }
web-curtain-others = Se vuole guardare qualcun altro:
web-curtain-nobody = Qui nessuno deve fare nulla. Chi vuole guardare?
web-curtain-undo = { $name } annulla la mossa
web-curtain-draw = Passa il dispositivo
web-react = Manda una reazione
web-react-who = Chi la manda?
web-react-wave = Ciao!
web-react-clap = Bene!
web-react-laugh = Ah ah!
web-react-wow = Oh!
web-react-think = Mmh…
web-react-hurry = Dai, su!
web-react-sorry = Scusate!
web-react-thanks = Grazie!

## Il coach

web-coach = Coach
web-coach-who = Un consiglio per chi?
web-coach-thinking = Il coach ci pensa…
web-coach-expert = Che cosa farebbe un esperto
web-coach-wait = aspettare
web-coach-again = Chiedi di nuovo
web-coach-changed = Nel frattempo è successo qualcosa.
web-coach-worth = Quanto vale ogni mossa
web-coach-action = Mossa
web-coach-chance = Probabilità di vincere
web-coach-points = Punti alla fine
web-percent = { $number }%

## Quello che si annuncia

web-told-sat = { $name } si siede.
web-told-left = { $name } ha lasciato il tavolo.
web-told-begun = La partita comincia.
web-told-resumed = Si riprende.
web-told-resumed-back = { $name } è di nuovo qui. Si riprende.
web-told-handed = Per { $name } ora gioca il computer.
web-told-level = Livello di { $name }: { $level }.
web-told-back = { $name } ha di nuovo il suo posto.
web-told-undone = { $name } annulla l’ultima mossa.
web-told-time-up = Per { $name } il tempo per pensare è finito.
web-told-reaction = { $name }: { $reaction }

## La fine

web-end = Dopo la partita
web-again = Gioca ancora
web-again-asked = { $name } vuole giocare ancora.
web-again-open = La prossima partita è aperta.
web-again-join = Partecipa
web-next-show = Mostra la prossima partita
web-end-more = Conserva e condividi
web-end-keep = La registrazione è tutta la partita in un file: si può rivedere, e si può verificare che il sorteggio sia stato onesto.
web-save-record = Salva la registrazione
web-share-replay = Condividi il replay
