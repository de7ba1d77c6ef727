### Places, Please nel browser: quello che dice solo lo schermo.

please-digit-0 = Zero
please-digit-1 = Uno
please-digit-2 = Due
please-digit-3 = Tre
please-digit-4 = Quattro
please-digit-5 = Cinque
please-digit-6 = Sei
please-digit-7 = Sette
please-digit-8 = Otto
please-digit-9 = Nove

## Il dado

please-rolled = { $digit }. Places, Please!
please-your-roll = Tocca a te lanciare.
please-roll = Lancia il dado
please-roll-round = Lancia per il round { $round }
please-you-rolled = Hai lanciato tu. Scegli una casella: quel che è scritto resta.
please-they-rolled = Ha lanciato { $name }. Scegli una casella: quel che è scritto resta.
please-rolls-left = { $count ->
        [one] Ancora un lancio in questo round.
       *[other] Ancora { $count } lanci in questo round.
    }
please-you-next = Poi lanci tu
please-you-last = L’ultimo lancio è tuo
please-they-next = Poi lancia { $name }
please-they-last = L’ultimo lancio è di { $name }
please-rolls = Lanci di questo round
please-to-come = deve ancora venire

## La scheda

please-your-board = La tua scheda
please-board-of = La scheda di { $name }
please-write = Scrivi { $digit } { $slot }: vale { $worth }
please-throw = Butta { $digit } nel cestino: non vale nulla
please-free = libera
please-thrown = buttata via
please-covered = { $count ->
        [one] una cifra scritta
       *[other] { $count } cifre scritte
    }
please-hidden = Le schede si mostrano quando si contano i punti del round.

## Chi deve ancora scrivere

please-writers = Chi deve ancora scrivere
please-state-written = ha scritto
please-state-thinking = ci pensa
please-state-you = tocca a te
please-state-done = scritto
please-state-rolls = lancia
please-state-you-roll = lanci tu
please-state-away = assente
please-has = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
please-count = Hanno scritto: { $written } su { $count }

## Fine di un round

please-best-you-highest = Il numero più alto è tuo!
please-best-you-lowest = Il numero più basso è tuo!
please-best-you-target = Il più vicino è il tuo numero!
please-best-highest = { $count ->
        [one] { $names } ha il numero più alto.
       *[other] { $names } hanno il numero più alto.
    }
please-best-lowest = { $count ->
        [one] { $names } ha il numero più basso.
       *[other] { $names } hanno il numero più basso.
    }
please-best-target = { $count ->
        [one] Il numero più vicino è di { $names }.
       *[other] I numeri più vicini sono di { $names }.
    }
please-best-several-highest = In { $count } hanno il numero più alto.
please-best-several-lowest = In { $count } hanno il numero più basso.
please-best-several-target = In { $count } hanno il numero più vicino.
please-rolled-meanwhile = { $name } ha già lanciato per il prossimo round.
please-go-on = Avanti
please-to-standing = Classifica finale
please-last-round = Era l’ultimo round.
please-ranking = Round { $round }: i numeri
please-standing = La classifica finale
please-points = { $points ->
        [one] punto
       *[other] punti
    }
please-more = { $count ->
        [one] e un’altra persona
       *[other] e altre { $count } persone
    }
please-won-you = Hai vinto con { $total ->
        [one] { $total } punto!
       *[other] { $total } punti!
    }
please-won-many = In { $count } vincono insieme con { $total ->
        [one] { $total } punto a testa.
       *[other] { $total } punti a testa.
    }

## Il foglio segnapunti

please-sheet = Foglio segnapunti
please-round = Round
please-rank = Posizione
please-name = Nome
please-latest-round = Ultimo round

## Il segnapunti per la carta

please-pad-players = { $count ->
        [one] Un giocatore
       *[other] { $count } giocatori
    }
please-pad-player = Giocatore { $number }
please-pad-name = Nome del giocatore { $number }
please-pad-add = Aggiungi giocatore
please-pad-remove = Togli { $name }
please-pad-list = Una classe intera? Incolla un elenco, un nome per riga.
please-pad-rules = Regole
please-pad-round = Round { $round } di { $rounds }
please-pad-before = Round precedente
please-pad-after = Prossimo round
please-pad-number = { $name }, round { $round }
please-pad-type = Scrivi i numeri di tutti. I punti arrivano da soli.
please-pad-told = Round { $round }: { $points }

## La fine di una lezione, e che cosa si fa per chi è in ritardo

please-class-as-good = va altrettanto bene
please-class-luck = Un po’ di fortuna: { $best } è meglio del risultato del piano migliore. Osare a volte premia, ma non sempre.
please-late-next = La classe è andata avanti: il tuo { $digit } ora è { $slot }. Preparati al prossimo lancio.
please-late-written = La classe è andata avanti: il tuo { $digit } ora è { $slot }. Guarda lo schermo: tra poco si scoprono i numeri.
please-late-before = La classe è andata avanti: il tuo { $digit } ora è { $slot }. Adesso scegli una casella per questo lancio.
please-lesson = Lezione
please-end = Chiudi la lezione
please-end-sure = Sì, chiudi la lezione
please-end-keep = No, si gioca ancora
please-end-text = { $rounds ->
        [0] Nessun round è ancora finito, quindi non ci sarà una classifica.
        [one] Conta l’unico round finito, e compare la classifica finale.
       *[other] Contano { $rounds } round finiti, e compare la classifica finale.
    }
please-end-open = Il round { $round } non è finito: non conta.
please-end-forever = Non si può tornare indietro.
please-ended = { $rounds ->
        [one] Conta un round.
       *[other] Contano { $rounds } round.
    }
please-ended-none = Nessun round è stato concluso, quindi non c’è una classifica.
please-podium = Il podio
please-podium-place = { $place ->
        [1] Primo posto
        [2] Secondo posto
       *[3] Terzo posto
    }
please-own-place = La tua posizione: { $rank }
please-own-best = Il tuo numero migliore: { $number }
please-others-played = { $count ->
        [one] e un’altra persona ha giocato
       *[other] e altre { $count } persone hanno giocato
    }
please-results = Risultati
please-results-how = I numeri e i punti di tutti, round per round. Il file viene salvato su questo dispositivo.
please-results-none = I risultati ci sono solo quando è finito almeno un round.
please-results-csv = Tabella per il foglio di calcolo (CSV)
please-results-pdf = Foglio da stampare (PDF)
please-results-paper = Carta
please-results-a4 = A4
please-results-letter = Letter
please-results-busy = Un momento…

## Una classe

please-class-soon = Tra poco si lancia il dado.
please-class-choose = Scegli una casella: quel che è scritto resta.
please-class-written = Hanno scritto tutti.
please-class-look = Guarda lo schermo: tra poco si scoprono i numeri.
please-class-asked = { $name } mostra i numeri.
please-class-next = Il round { $round } comincia tra poco.
please-class-rests = in pausa
please-class-returns = in gioco dal prossimo round
please-class-you-rests = Sei in pausa.
please-class-you-returns = Giochi dal prossimo round.
please-class-look-on = Intanto segui il round sullo schermo grande.
please-class-return = Torna a giocare
please-class-reveal = Scopri il round
please-class-so-far = La classifica finora
please-class-here = { $count ->
        [0] Non c’è ancora nessuno
        [one] C’è una persona
       *[other] Siete in { $count }
    }
please-class-who = Chi gioca
please-class-go-on = { $count ->
        [one] Avanti senza una persona
       *[other] Avanti senza { $count } persone
    }
please-class-go-on-away = { $count ->
        [one] Avanti: una persona assente
       *[other] Avanti: { $count } persone assenti
    }
please-class-go-on-sure = Sì, scrivi le cifre che mancano
please-class-wait = Aspetta
please-class-steps = Che cosa mostra lo schermo
please-class-step-spread = Scelte
please-class-step-ranking = Numeri
please-class-step-plan = Piano migliore
please-class-step-standing = Classifica
please-class-to-ranking = I numeri
please-class-to-plan = Il piano migliore
please-class-to-standing = La classifica finale
please-class-spread = Dove ha scritto la classe
please-class-chose = { $most ->
        [one] { $most } su { $count } ha scritto { $digit } { $slot }.
       *[other] { $most } su { $count } hanno scritto { $digit } { $slot }.
    }
please-class-nobody = Nessuno ha scelto in tempo dove scrivere { $digit }.
please-class-plan = Il piano migliore dà { $number }.
please-class-plan-beside = Il piano migliore dà { $number }. Il miglior numero della classe: { $best }.
please-class-plan-how = Così si gioca bene se si conosce il dado, ma non si sa che cosa porterà.
please-class-best = il migliore
please-class-looking = Analisi del round in corso…
please-class-failed = Non è stato possibile caricare l’analisi del round.
