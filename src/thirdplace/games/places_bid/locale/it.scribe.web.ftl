### Una partita con la scatola sul tavolo, trascritta: mercato, offerte e scelte, fine.

scribe-market = { $count ->
        [one] Round { $round }: quale carta è scoperta?
       *[other] Round { $round }: quali { $count } carte sono scoperte?
    }
scribe-begins = Comincerà { $name }.
scribe-search = Nome, lettera o punti
scribe-none-left = Non c’è nessuna carta così tra cui scegliere.
scribe-letter = { $category }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
scribe-pick = { $card }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scribe-unpick = Non { $card }
scribe-free = da scegliere
scribe-missing = { $count ->
        [one] Manca { $count } carta
       *[other] Mancano { $count } carte
    }
scribe-laid = Sono sul tavolo
scribe-bids = { $name } offre o passa
scribe-purse = { $tokens ->
        [one] { $tokens } gettone,
       *[other] { $tokens } gettoni,
    } almeno { $least }
scribe-purse-short = { $tokens ->
        [one] { $tokens } gettone: non basta per rilanciare
       *[other] { $tokens } gettoni: non bastano per rilanciare
    }
scribe-bid = { $name } offre { $amount }
scribe-amounts = Offerte possibili
scribe-more = Altre …
scribe-other = Altra cifra
scribe-pass = { $name } passa
scribe-pass-takes = prende { $tokens }
scribe-pass-stays = l’offerta resta
scribe-chooses = { $name } prende un edificio
scribe-pays = { $paid ->
        [one] Toccate la carta. Costa { $paid } gettone.
       *[other] Toccate la carta. Costa { $paid } gettoni.
    }
scribe-put-back = Rimetti { $count }
scribe-projects = Scoprite le carte progetto
scribe-projects-how = L’ultimo round è finito. Che lettera ha ciascuno?
scribe-project-of = Carta progetto di { $name }
scribe-taken = { $category }, ce l’ha { $name }
scribe-count = Conta i punti
### Una partita con la scatola sul tavolo, trascritta man mano.

scribe-title = Trascrivere una partita
scribe-lead = Giocate con le vostre carte e scrivete che cosa succede. Le regole vengono controllate, gettoni e prezzi li teniamo noi, e la partita diventa una registrazione: con il punteggio, da rivedere mossa per mossa e da riguardare con il coach.
scribe-kept = Ogni riga resta subito su questo dispositivo: chiudendo la pagina non si perde nulla.
scribe-offline = Il server non risponde. Tutto fin qui resta salvato: riscrivete questa riga tra un momento.

## Di nuovo

scribe-ask = Continuare la partita di { $names }?
scribe-so-far = { $count ->
        [0] Non c’è ancora scritto niente.
        [one] C’è { $count } riga scritta.
       *[other] Ci sono { $count } righe scritte.
    }
scribe-go-on = Continua
scribe-anew = Comincia un’altra partita
scribe-instead = Appena cominciate, la partita di { $names } viene cancellata.

## Prima della prima carta

scribe-who = Chi gioca?
scribe-who-how = In senso orario intorno al tavolo.
scribe-player = Nome della persona { $number }
scribe-add = Ancora qualcuno
scribe-remove = Senza la persona { $number }
scribe-first = Chi comincia?
scribe-nameless = Persona { $number }
scribe-begin = Cominciate

## Avanti e indietro

scribe-back = Annulla
scribe-lines = Tutte le righe
scribe-lines-how = Toccate una riga per annullarla insieme a tutte le successive. Si possono rimettere, anche dopo aver corretto la prima.
scribe-back-to = Annulla da qui: { $line }
scribe-no-lines = Non c’è ancora scritto niente.

## La fine

scribe-another = Un’altra partita
