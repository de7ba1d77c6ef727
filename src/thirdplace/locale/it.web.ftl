### Quello che dice solo il browser.

## Lo scaffale

web-home = thirdplace, la pagina iniziale
web-claim = Giochi sui luoghi.
web-promise = Libero, aperto, senza account. Attorno a un telefono, da una stanza all’altra o sulla parete dell’aula.
web-code = Hai un codice?
web-join = Entra
web-code-example = K7M 2XQ
web-code-hint = Un codice ha sei lettere e cifre e sta sull’invito. Puoi anche incollare il link.
web-games = Giochi
web-made = Fatto alla luce del sole, per famiglie e classi.
web-replay = Rivedi
web-language = Lingua
web-language-en = English
web-language-de = Deutsch
web-language-it = Italiano
web-sound = Suono
web-light = Passa al chiaro
web-dark = Passa allo scuro
web-play-now = Gioca subito
web-with-computers = con il computer
web-play-together = Gioca insieme
web-learn = Impara
web-guest = Ospite
web-go-on = Continua
web-lost = A questo indirizzo non c’è nulla.
web-to-games = Ai giochi

## Il collegamento

web-connecting = Verso il tavolo …
web-offline = Il server non risponde. Il tuo posto resta tuo, e questa pagina riprova da sola.
web-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-reconnecting = Collegamento perso. Riprovo …
web-try-now = Riprova ora
web-shell-alone = Il server non risponde. Per giocare thirdplace ne ha bisogno: questo dispositivo è in rete, e il server è acceso?
web-not-loaded = Questa parte non si è caricata. Controlla il collegamento, poi ricarica la pagina.
web-table-gone = I tavoli si sparecchiano qualche tempo dopo l’ultima mossa. Forse il link non è intero?

## Prima della partita

web-gathering = Chi gioca?
web-here = su questo dispositivo
web-elsewhere = su un altro dispositivo
web-away = non c’è
web-computer-level = giocatore del computer, { $level }
web-level = Quanto gioca bene il computer
web-level-of = Quanto gioca bene { $name }
web-played-for = per ora gioca il computer
web-your-name = Il tuo nome
web-another-here = Un’altra persona su questo dispositivo
web-sit = Siediti
web-full = Tutti i posti sono occupati.
web-add-computer = Aggiungi computer
web-add-person = Un’altra persona qui
web-rename = Cambia il nome { $name }
web-new-name = Nuovo nome
web-rename-done = Tieni questo nome
web-leave-seat = { $name } si alza
web-start = Comincia
web-seated = { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
web-missing = { $count ->
        [one] manca ancora una persona
       *[other] mancano ancora { $count } persone
    }
web-waiting-for-host = Quando ci siete tutti, comincia chi ha invitato.
web-looking-on = Puoi anche solo guardare.
web-onlookers = { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
web-no-onlookers = A questo tavolo non si guarda soltanto.
web-no-onlookers-sit = Siediti, se c’è ancora un posto.
web-invite = Invita
web-invite-how = Aprite { $address } e scrivete il codice, oppure inquadratelo:
web-invite-onlookers = Fai guardare qualcuno
web-table-code = Il codice del tavolo: { $code }
web-qr = Codice QR con il link a questo tavolo
web-share = Condividi il link
web-link = Il link
web-copied = Copiato
web-only-here = Questo indirizzo vale solo su questo computer. Per gli altri dispositivi apri thirdplace al suo indirizzo di rete: il server lo dice all’avvio.

## Quello che si può concordare

web-rules = Che cosa si gioca
web-rules-as-printed = Il gioco come nel regolamento.
web-rules-changed = Diverso dal regolamento:
web-rules-reset = Di nuovo come nel regolamento
web-options-change = Cambia le regole
web-options-see = Guarda le regole
web-settings = Come va il tavolo
web-less = Meno
web-more = Più
web-seconds = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-setting-thinking = Tempo per pensare
    .help = Per ogni decisione. Quando finisce si fa la prima mossa possibile: passare, o la prima casella libera.
web-setting-thinking-none = quanto volete
web-setting-pause_on_drop = Pausa se qualcuno cade
    .help = Se qualcuno perde il collegamento, l’orologio si ferma.
web-setting-countdown = Conto alla rovescia
    .help = Lo vedono tutti prima che parta l’orologio.
web-setting-countdown-none = nessuno
web-setting-rhythm = Il computer si prende il suo tempo
    .help = Gioca al ritmo di una persona, così lo si può seguire.
web-setting-reactions = Richiami
    .help = Salutare, applaudire, fare fretta: otto cose da dire da un lato all’altro del tavolo.
web-setting-onlookers = Chi guarda
    .help = Chi ha il link può guardare? I segreti non li vede.
web-setting-coach = Coach
    .help = Durante la partita si può chiedere che cosa farebbe un esperto, e perché?

## Al tavolo

web-table = Il tavolo
web-close = Chiudi
web-is-away = { $name } non c’è.
web-is-away-clock = { $name } non c’è. L’orologio va avanti.
web-are-away = Mancano { $count } persone.
web-replaced = Per { $name } gioca il computer.
web-preparing = I computer si preparano …
web-hand = Fai giocare il computer
web-hand-for = Fai giocare il computer per { $name }
web-give-back = Restituisci il posto
web-take-back = Riprendi il posto
web-move = Sposta
web-move-qr = Codice QR che porta con sé il posto di { $name }
web-move-how = Aprilo sull’altro dispositivo, e { $name } continua lì. Chi ha il link ha il posto: non mostrarlo ad altri.
web-move-link = Link per questo posto
web-move-done = Fatto: qui non più
web-pause = Pausa
web-resume = Avanti
web-paused = Pausa
web-paused-by = { $name } ha fermato la partita.
web-paused-by-host = Chi ha invitato ha fermato la partita.
web-paused-dropped = { $name } ha perso il collegamento. L’orologio è fermo.
web-paused-away = Si aspetta { $names }. Si riprende da soli quando ci sono di nuovo tutti.
web-paused-restart = Il server è ripartito. Non si è perso nulla.
web-paused-onlooker = Chi gioca decide quando si riprende.
web-big-screen = Schermo grande
web-story = Che cosa è successo
web-story-empty = Non è ancora successo niente.
web-brisk = Computer veloce
web-leave = Vai via
web-leave-kept = Il tuo posto resta tuo. Nella pagina iniziale trovi la via del ritorno.
web-leave-look = Puoi tornare quando vuoi.
web-thinking = { $name }: ancora { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-curtain = Passate il dispositivo a { $name }
web-curtain-alone = { $name }, apri quando nessun altro guarda.
web-curtain-open = Sono { $name }
web-curtain-others = Vuole guardare qualcun altro:
web-curtain-nobody = Qui nessuno deve fare nulla. Chi vuole guardare?
web-curtain-undo = { $name } si riprende la mossa
web-curtain-draw = Passa il dispositivo
web-react = Un richiamo al tavolo
web-react-who = Chi parla?
web-react-wave = Ciao!
web-react-clap = Bene!
web-react-laugh = Ah ah!
web-react-wow = Oh!
web-react-think = Mah …
web-react-hurry = Dai, su!
web-react-sorry = Scusate!
web-react-thanks = Grazie!

## Il coach

web-coach = Coach
web-coach-who = Un consiglio per chi?
web-coach-thinking = Il coach pensa …
web-coach-expert = Che cosa farebbe un esperto
web-coach-wait = aspettare
web-coach-again = Chiedi di nuovo
web-coach-changed = Nel frattempo è successo qualcosa.
web-coach-worth = Quanto vale ogni azione
web-coach-action = Azione
web-coach-chance = Probabilità di vincere
web-coach-points = Punti alla fine
web-percent = { $number } %

## Quello che si annuncia

web-told-sat = { $name } si siede.
web-told-left = { $name } se ne va.
web-told-begun = La partita comincia.
web-told-resumed = Si riprende.
web-told-resumed-back = È di nuovo qui: { $name }. Si riprende.
web-told-handed = Per { $name } ora gioca il computer.
web-told-level = { $name } continua a giocare: { $level }.
web-told-back = { $name } ha di nuovo il suo posto.
web-told-undone = { $name } si riprende l’ultima mossa.
web-told-time-up = Il tempo per pensare di { $name } è finito.
web-told-reaction = { $name }: { $reaction }

## La fine

web-end = Dopo la partita
web-again = Ancora una volta
web-again-asked = { $name } vuole giocare ancora.
web-again-open = La prossima partita è aperta.
web-again-join = Partecipa
web-next-show = Mostra la prossima partita
web-end-more = Conserva e condividi
web-end-keep = La registrazione è tutta la partita in un file: la si può rivedere, e se ne può controllare il caso.
web-save-record = Salva la registrazione
web-share-replay = Condividi il replay
web-fair = Il caso è stato onesto?
web-fair-how = Tutto quello che è stato pescato e tirato viene da un solo seme. È stato estratto prima della prima mossa e sigillato: tutti ne hanno avuto l’impronta, che non si adatta a nessun altro.
web-fair-prepared = Una parte di questa partita è stata preparata a mano prima dell’inizio, e di quella nessun seme può garantire. Quel che è rimasto al caso viene da un solo seme, estratto e sigillato prima della prima mossa.
web-seed = Il seme
web-seal = La sua impronta (SHA-256), come annunciata
web-fair-fits = Seme e impronta combaciano.
web-fair-fits-not = Seme e impronta non combaciano.
web-fair-verify = Per controllare ogni estrazione e ogni mossa, salva la registrazione e scrivi in un terminale:
