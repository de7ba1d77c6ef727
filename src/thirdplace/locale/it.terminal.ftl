### Che cosa dicono solo il terminale, i comandi e i programmi. I browser ne fanno a meno.

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
menu-level = Livello del computer
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
story-cut = … (h mostra tutto)
auto-on = D’ora in poi passi o salti in automatico quando non puoi fare altro o non hai più niente da fare.
auto-off = D’ora in poi decidi di nuovo tutto tu.
kept-at = La partita è conservata in { $file }
misread-none = Qui non c’è niente che si chiami “{ $typed }”.
misread-several = “{ $typed }” può voler dire { $found }.

## Mentre l’orologio corre

clock-order-over = L’attesa è finita: tocca di nuovo a te.
clock-no-key = “{ $key }” adesso non fa nulla.
clock-too-late = L’orologio segna già { $now }: una riga non può venire prima.

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
