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
