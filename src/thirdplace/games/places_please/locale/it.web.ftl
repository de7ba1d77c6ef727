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
please-you-rolled = Lancio tuo. Scegli una casella: quel che è scritto resta.
please-they-rolled = Lancio di { $name }. Scegli una casella: quel che è scritto resta.
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
please-throw = Butta il { $digit } nel cestino: non vale nulla
please-free = libera
please-thrown = buttato via
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
please-state-away = non c’è
please-has = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
please-count = Hanno scritto in { $written } su { $count }

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
please-best-several-target = I numeri più vicini sono { $count }.
please-rolled-meanwhile = Per il prossimo round il lancio di { $name } c’è già.
please-go-on = Avanti
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
please-won-you = Vinci con { $total ->
        [one] { $total } punto!
       *[other] { $total } punti!
    }
please-won-many = In { $count } vincono insieme con { $total ->
        [one] { $total } punto a testa.
       *[other] { $total } punti a testa.
    }

## Il foglio dei punti

please-sheet = Foglio dei punti
please-round = Round
please-rank = Posizione
please-name = Nome
please-last-round = Ultimo round
