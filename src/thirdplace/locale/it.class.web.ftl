### Una classe al tavolo: l'elenco, l'ingresso di chi gioca.

class-speed = Conta la velocità?
    .help = Solo se fissi un tempo: per chi non decide in tempo decidono le regole.
class-speed-none = no, c’è tempo per tutti

## L'elenco

class-people = Persone
class-here = presente
class-resting = in pausa
class-rest = Pausa
class-return = Rientra
class-remove = Togli { $name }
class-remove-sure = Togli davvero
class-keep = No, lascia così

## Chi gioca

class-join = Entra nella classe
class-join-late = La classe sta già giocando
class-join-late-how = Vieni: giochi dal prossimo round.
class-join-do = Entra
class-in = Ci sei, { $name }!
class-in-wait = Guarda lo schermo grande: si comincia tra poco. La tua scheda compare qui.
class-not-me = Non mi chiamo così
class-removed = Non sei più nell’elenco
class-removed-how = Forse il nome non andava bene? Puoi entrare di nuovo.
class-lead-here = Guida la classe da questo schermo

## Il gioco seguente

class-another = Un’altra partita
class-another-how = Tutti restano al loro posto. Se vuoi, cambia le regole.
class-another-open = Apri la prossima partita
# The big screen, and the teacher's own.

class-type-address = Apri questo indirizzo
class-type-code = e scrivi questo codice
class-point-camera = o inquadra qui con il telefono
class-screens = Schermi
class-controls-here = Mostra qui i comandi
class-ranking = Di chi mostrare la posizione?
    .help = Ognuno trova sempre il proprio risultato sul proprio telefono.
class-ranking-all = di tutti
class-ranking-top = dei primi tre
class-ranking-none = di nessuno
class-lead-elsewhere = Guida da uno schermo tuo
class-lead-elsewhere-how = Una seconda finestra ha l’elenco delle persone, i risultati di tutti e tutti i comandi; questo schermo mostra solo il gioco. Da quella finestra puoi passare anche al telefono.
class-lead-window = Apri la mia finestra
class-screen-only = Solo il gioco su questo schermo
class-screen-only-how = Tutti i pulsanti spariscono. Il piccolo simbolo in alto li fa ricomparire.
class-screen-only-do = Nascondi i pulsanti
class-lead-title = Guida la classe
class-lead-not-yours = Questa classe è guidata da un altro dispositivo. Chiedi lì il link.
class-lead-phone = Guida dal telefono
class-lead-phone-how = Chi apre questo link guida la classe. Mostralo solo dove la classe non lo vede, mai sul proiettore.
class-lead-phone-show = Mostra il link come QR
class-lead-phone-hide = Nascondilo
class-lead-copy = Copia il link
class-lead-wall = Lo schermo grande per la classe
class-missing = { $count ->
        [0] Dell’elenco non manca nessuno.
        [one] Dell’elenco manca una persona:
       *[other] Dell’elenco mancano { $count } persone:
    }
class-listed-only = Entra solo chi è nell’elenco
class-led-over = Il tuo ultimo tavolo: { $game }

# The class list.

class-list = Elenco della classe
class-list-how = Incolla i nomi, uno per riga o separati da virgole. Così sul telefono ognuno sceglie il proprio nome invece di scriverlo. L’elenco resta in questo browser; sul server solo finché c’è il tavolo.
class-list-none = Nessun elenco: ognuno scrive il proprio nome
class-list-new = Nuovo elenco
class-list-edit = Modifica
class-list-delete = Elimina
class-list-delete-sure = Elimina davvero “{ $name }”
class-list-title = Nome dell’elenco
class-list-title-default = La mia classe
class-list-names = Nomi
class-list-save = Salva l’elenco
class-list-cancel = Annulla
class-list-count = { $count ->
        [one] Un nome
       *[other] { $count } nomi
    }
class-list-too-many = Una classe ha al massimo 60 nomi; qui sono { $count }.
class-list-twice = { $name } c’è due volte. Aggiungi una lettera, per esempio { $name } K.
class-list-empty = Qui non c’è ancora nessun nome.
class-list-long = “{ $name }” è troppo lungo: al massimo 24 caratteri.
class-choose = Chi sei?
class-choose-how = Tocca il tuo nome.
class-choose-taken = c’è già
class-choose-other = Non sono nell’elenco
class-choose-back = Torna all’elenco

# A class in groups: several tables at once.

groups-title = La classe in gruppi
groups-lead = Apri più tavoli insieme e guardali tutti in una pagina: chi siede dove, a chi tocca e come va. Ogni gruppo entra con il codice del suo tavolo.
groups-open-count = { $count ->
        [one] Apri un tavolo
       *[other] Apri { $count } tavoli
    }
groups-game = Quale gioco?
groups-count = Quanti tavoli?
    .help = Puoi aggiungerne altri dopo.
groups-join = Ogni gruppo apre { $address } e scrive il codice del suo tavolo.
groups-more = Aggiungi un tavolo
groups-close = Chiudi la panoramica
groups-close-sure = Chiudi davvero
groups-close-how = I tavoli restano, e i gruppi possono continuare. Perdi solo questa panoramica.
groups-table = Tavolo { $number }
groups-gathering = Posti occupati: { $count } su { $most }
groups-away = Assenti: { $names }
groups-big = Schermo grande
groups-drop = Togli dalla pagina

# While the game of a class stands, on a pupil's phone.
class-paused = La classe fa una pausa. Guarda lo schermo grande: tra poco si riprende.
