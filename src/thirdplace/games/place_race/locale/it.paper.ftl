### Quello che sta sui fogli stampati di Place Race NZ.

sheet-rulebook = Regolamento
    .about = Regole, preparazione, esempi, consigli, tutti i chiarimenti, il tabellone e gli eventi per anno, con parole nostre.
    .opens = Le regole, con esempi da giocare
sheet-board = Tabellone in più fogli
    .about = Il tabellone come poster, grande circa quattro fogli; a caratteri grandi, nove. Tagliate, incollate, giocate.
    .opens = Il timer per il vostro tavolo
sheet-board-small = Tabellone in una pagina
    .about = Tutto il tabellone su una sola pagina, per provare il gioco o per fare i piani.
    .opens = Le regole, con esempi da giocare
sheet-cards = Carte
    .about = Le 20 carte di un mazzo, 16 carte giorno e 4 carte sera, con il dorso. Da stampare fronte e retro.
    .opens = Le regole, con esempi da giocare
sheet-pawns = Pedine e segnalini
    .about = Quattro pedine da piegare e mettere in piedi, e segnalini per le carte scambiate.
    .opens = Le regole, con esempi da giocare
sheet-aid = Promemoria
    .about = Che cosa puoi fare, come si scambia, come finisce; sul retro, la preparazione. Uno a testa. Si stampa fronte e retro.
    .opens = Il timer per il vostro tavolo

## Sul tabellone

paper-claim = Essere lì, nell’anno in cui tutto accadde.
paper-sea-tasman = Mar di Tasman
paper-sea-pacific = Oceano Pacifico
paper-pile = Carte consegnate
paper-legend-city = Città: da qui si può partire
paper-legend-place = Luogo
paper-legend-road = Strada: un passo
paper-legend-ferry = Traghetto: un passo
paper-tile = Foglio { $number } di { $count }: { $name }
paper-join-first = Cominciate da questo foglio: sulle sue strisce, a destra e in basso, incollerete i fogli vicini. Rifilate l’esterno quando sono tutti uniti.
paper-join-left = Tagliate il margine a sinistra, appoggiate il foglio sulla striscia di { $left } in modo che le croci combacino, e incollate.
paper-join-top = Tagliate il margine in alto, appoggiate il foglio sulla striscia di { $above } in modo che le croci combacino, e incollate.
paper-join-both = Tagliate i margini a sinistra e in alto, appoggiate il foglio sulle strisce di { $left } e { $above } in modo che le croci combacino, e incollate.
paper-deal-for = { $players ->
        [2] in due
        [3] in tre
       *[other] in quattro
    }
paper-deal-day = carte giorno a testa
paper-deal-late = carte sera a testa
paper-deal-year = un anno dura
paper-seconds = { $seconds } s

## Carte, pedine

paper-cards-hint = Fronte e retro, al 100%, girando sul lato lungo
paper-card-day = Carta giorno
paper-card-late = Carta sera
paper-pawns-how = Tagliate lungo le linee continue, piegate all’indietro lungo quelle tratteggiate e incollate la linguetta a righe dietro la prima faccia. Nei cerchi scrivete la vostra iniziale.
paper-traded = scambiata
paper-traded-how = Una carta passa di mano una volta sola. Mettete un segnalino su ogni carta scambiata.

## Il promemoria

paper-aid-before = Prima che l’orologio parta
paper-aid-before-start = Partenza
    .text = Scegli un cerchio rosso; lo stesso va bene anche per più giocatori. Il tuo primo scambio fissa la partenza.
paper-aid-before-clock = Orologio
    .text = Comincia dieci anni prima della carta giorno più antica. Chi ha quella carta gioca per primo (nello stesso anno: il luogo più a nord), poi in senso orario.
paper-aid-turn = Nel tuo turno, una di queste tre cose
paper-aid-turn-move = Muoviti
    .text = lungo una linea fino a un luogo vicino dove non c’è nessuno.
paper-aid-turn-turn-in = Consegna
    .text = una carta: nel suo luogo, esattamente nel suo anno.
paper-aid-turn-skip = Salta
    .text = il turno: dillo ogni volta e resta dove sei. Quel che è fatto è fatto.
paper-aid-trade = Scambi
paper-aid-trade-when = Quando
    .text = In qualsiasi momento, anche prima della partenza, di chiunque sia il turno. Non costa un turno.
paper-aid-trade-where = Dove
    .text = Nello stesso luogo, o in due luoghi uniti da una linea.
paper-aid-trade-what = Che cosa
    .text = Una carta giorno contro una carta giorno, se entrambi lo volete, e ogni carta una volta sola.
paper-aid-end = Come finisce
paper-aid-end-late = Carte sera
    .text = Sono coperte per tutti. Quando è consegnata l’ultima carta giorno, si scoprono tutte insieme. Non si scambiano.
paper-aid-end-won = Vittoria
    .text = di tutti, quando ogni carta è consegnata.
paper-aid-end-lost = Sconfitta
    .text = di tutti, quando l’anno supera quello di una carta scoperta non ancora consegnata.

paper-aid-setup = Preparazione
paper-aid-setup-board = Tabellone
    .text = Va dove tutti possono raggiungerlo. Ognuno sceglie una pedina.
paper-aid-setup-shuffle = Mescolare
    .text = Separatamente le carte giorno e le carte sera.
paper-aid-setup-deal = Distribuire
    .text = Come dice la tabella; le altre carte da parte, senza guardarle. Le carte giorno stanno scoperte davanti a voi, meglio se in ordine di anno. Le carte sera non le guarda nessuno.
paper-aid-setup-timer = Timer
    .text = Mettete un telefono, un tablet o un computer con un timer dove tutti lo vedono, e regolate quanto dura un anno.
paper-aid-setup-plan = Piani
    .text = Parlatene, scegliete i vostri cerchi rossi e scambiate. Avviate il timer quando siete tutti pronti.
paper-aid-setup-pace = Ritmo
    .text = Troppo facile? Accorciate gli anni. Troppo difficile? Allungateli.

## Il regolamento

paper-book-board = Il tabellone
paper-book-table = Un tavolo per quattro prima che l’orologio parta: carte giorno scoperte in ordine di anno, carte sera coperte, il timer bene in vista.
