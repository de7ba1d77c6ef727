### Una partita con la scatola sul tavolo, trascritta: mercato, offerte e scelte, fine.

scribe-market = { $count ->
        [one] Round { $round }: quale carta è scoperta?
       *[other] Round { $round }: quali { $count } carte sono scoperte?
    }
scribe-begins = Comincerà { $name }.
scribe-search = Nome, lettera o punti
scribe-none-left = Non resta nessuna carta così.
scribe-letter = { $category }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
scribe-pick = { $card }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scribe-unpick = Togli { $card }
scribe-free = da scegliere
scribe-missing = { $count ->
        [one] Manca { $count } carta
       *[other] Mancano { $count } carte
    }
scribe-laid = Sono sul tavolo
scribe-bids = { $name } offre o passa
scribe-purse = { $tokens ->
        [one] { $tokens } gettone;
       *[other] { $tokens } gettoni;
    } offerta minima: { $least }
scribe-purse-short = { $tokens ->
        [one] { $tokens } gettone: non basta per offrire
       *[other] { $tokens } gettoni: non bastano per offrire
    }
scribe-bid = { $name } offre { $amount }
scribe-amounts = Offerte possibili
scribe-more = Altre…
scribe-other = Altra cifra
scribe-pass = { $name } passa
scribe-pass-takes = prende { $tokens }
scribe-pass-stays = l’offerta resta
scribe-chooses = { $name } prende un edificio
scribe-pays = { $paid ->
        [one] Toccate la carta. Costa { $paid } gettone.
       *[other] Toccate la carta. Costa { $paid } gettoni.
    }
scribe-put-back = { $count ->
        [one] Ripristina { $count } riga
       *[other] Ripristina { $count } righe
    }
scribe-projects = Scoprite le carte Progetto
scribe-projects-how = L’ultimo round è finito. Che lettera ha ciascuno?
scribe-project-of = Carta Progetto di { $name }
scribe-taken = { $category }, ce l’ha { $name }
scribe-count = Conta i punti
### Una partita con la scatola sul tavolo, trascritta man mano.

scribe-title = Trascrivi una partita
scribe-lead = Giocate con le vostre carte e scrivete che cosa succede. Noi controlliamo che le regole siano rispettate, teniamo il conto di gettoni e prezzi e trasformiamo la partita in una registrazione: con il punteggio, il replay e l’analisi del coach.
scribe-kept = Ogni riga viene salvata subito su questo dispositivo: se chiudete la pagina, non si perde nulla.
scribe-offline = Il server non risponde. Quello che avete scritto fin qui resta salvato: riscrivete questa riga tra un momento.

## Di nuovo

scribe-ask = Continuare la partita di { $names }?
scribe-so-far = { $count ->
        [0] Non c’è ancora scritto niente.
        [one] C’è { $count } riga scritta.
       *[other] Ci sono { $count } righe scritte.
    }
scribe-go-on = Continua
scribe-anew = Comincia un’altra partita
scribe-instead = Non appena ne cominciate un’altra, la partita di { $names } viene cancellata.

## Prima della prima carta

scribe-who = Chi gioca?
scribe-who-how = In senso orario intorno al tavolo.
scribe-player = Nome del giocatore { $number }
scribe-add = Aggiungi giocatore
scribe-remove = Togli il giocatore { $number }
scribe-first = Chi comincia?
scribe-nameless = Giocatore { $number }
scribe-begin = Comincia

## Avanti e indietro

scribe-back = Annulla
scribe-lines = Tutte le righe
scribe-lines-how = Toccate una riga per annullarla insieme a tutte le successive. Si possono ripristinare, anche dopo aver corretto la prima.
scribe-back-to = Annulla da qui: { $line }
scribe-no-lines = Non c’è ancora scritto niente.

## La fine

scribe-another = Un’altra partita
