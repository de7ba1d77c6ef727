### Places, Please al tavolo: che cosa si vede, si chiede e si racconta.

title = Places, Please
summary = cinque lanci, un numero, vince il più alto
players-own = 2–6 giocatori, o una classe fino a 60
help =
    - **Invio** lancia il dado quando tocca a te lanciare.
    - Il **numero** sopra una casella scrive lì la cifra: **1** è quella più a sinistra. Va bene anche il nome o come comincia: **migliaia**, **decine**, **ces**.

    Quel che è scritto resta dov’è. Nessuno vede la tua scheda finché non si contano i punti del round, a meno che non giochiate con le schede scoperte.

## La scheda

slot-millions = milioni
    .in = nei milioni
slot-hundred-thousands = centinaia di migliaia
    .in = nelle centinaia di migliaia
slot-ten-thousands = decine di migliaia
    .in = nelle decine di migliaia
slot-thousands = migliaia
    .in = nelle migliaia
slot-hundreds = centinaia
    .in = nelle centinaia
slot-tens = decine
    .in = nelle decine
slot-ones = unità
    .in = nelle unità
slot-garbage = cestino
    .in = nel cestino
slot-garbage-2 = cestino 2
    .in = nel secondo cestino

## Il quadro

headline = Round { $round } di { $rounds }
goal-highest = vince il numero più alto
goal-lowest = vince il numero più basso
goal-target = vince il numero più vicino a { $target }
rolls = Lanci di questo round: { $rolls }
rolls-next = Il prossimo lancio è di { $name }.
still-writing = In attesa di: { $names }
still-writing-count = { $count ->
        [one] { $count } giocatore deve ancora scrivere.
       *[other] { $count } giocatori devono ancora scrivere.
    }
column-total = Totale
column-round = Round { $round }

## Che cosa è successo

told-rolled = { $name } lancia il dado: { $value }. Places, Please!
told-wrote = { $name } scrive { $value } { $slot }.
told-boards = Le schede finora: { $boards }.
told-round = I punti del round { $round }:
told-number = { $number } { $name }: { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
told-rested = { $name } fa una pausa.
told-returned = { $name } torna a giocare.
told-returns = { $name } torna a giocare dal prossimo round.
told-ended = { $rounds ->
        [0] La partita è stata chiusa prima che finisse un round.
        [one] La partita è stata chiusa in anticipo. Conta un round.
       *[other] La partita è stata chiusa in anticipo. Contano { $rounds } round.
    }
told-over = La partita è finita.

## Domande

ask-roll = { $name }, premi Invio per lanciare il dado.
ask-reveal = { $name }, premi Invio per mostrare i numeri.
ask-write = { $name }, è uscito { $value }: dove lo scrivi?
words-roll = lancio lancia roll
words-write = scrivo scrivi write
misread-roll = Prima bisogna lanciare il dado: premi Invio.
misread-write = Scrivi il numero di una casella libera.

## La fine

won = { $count ->
        [one] Vince { $names } con { $total ->
                [one] { $total } punto.
               *[other] { $total } punti.
            }
       *[other] { $names } vincono insieme con { $total ->
                [one] { $total } punto a testa.
               *[other] { $total } punti a testa.
            }
    }
won-shared = A parità di punti la vittoria è condivisa.
won-nobody = Nessun round è stato concluso, quindi nessuno ha punti.

## Opzioni

option-rounds = Round
    .help = Da 1 a 12; il regolamento ne prevede 6.
option-die = Dado
    .help = Il regolamento usa un dado normale. Un dado a dieci facce ha le cifre da 0 a 9.
option-die-6 = sei facce
option-die-10 = dieci facce, da 0 a 9
option-places = Cifre del numero
    .help = Da 3 (dalle centinaia) a 7 (dai milioni); il regolamento ne prevede 4.
option-garbage = Cestini
    .help = Da 0 a 2; il regolamento ne prevede 1.
option-goal = Obiettivo
    .help = Quali numeri portano punti?
option-goal-highest = il numero più alto
option-goal-lowest = il numero più basso
option-goal-target = il numero più vicino a un bersaglio
option-target = Bersaglio
    .help = Il numero a cui avvicinarsi, se l’obiettivo è un bersaglio. Con Invio: nessuno.
    .browser = Il numero a cui avvicinarsi.
option-target-none = nessuno
option-open_boards = Schede scoperte
    .help = Le schede si mostrano appena hanno scritto tutti?
option-best_points = Punti per il numero migliore
    .help = Da 1 a 20; il regolamento ne prevede 5.
option-second_points = Punti per il secondo numero
    .help = Al massimo tanti quanti per il migliore; il regolamento ne prevede 3.
option-third_points = Punti per il terzo numero
    .help = Al massimo tanti quanti per il secondo; il regolamento ne prevede 1.
option-lesson = Come in classe
    .help = Si può fare una pausa e tornare, e i numeri si mostrano quando qualcuno lo chiede.

## La soluzione (thirdplace solve)

solved-title = Places, Please in due, { $rounds } round: risolto
solved-chances = La probabilità di vincere per chi ha questo numero di round di vantaggio (una vittoria condivisa vale la metà):
solved-percent = { $percent }%
solved-lead = +{ $lead }
solved-left = { $left ->
        [one] { $left } round da giocare
       *[other] { $left } round da giocare
    }
solved-expected = La media più alta che si può raggiungere in un round: { $number }
solved-against = Partite vinte dall’esperto contro chi punta sempre alla media più alta: { $chance }.
solved-exploitability = Contro l’esperto nemmeno il miglior avversario possibile supera il 50% di vittorie di più di { $points } punti percentuali.

## Quante volte, in parole per bambini (consigli e lezione)

often-0 = molto di rado
often-1 = circa 1 volta su 10
often-2 = circa 2 volte su 10
often-3 = circa 3 volte su 10
often-4 = circa 4 volte su 10
often-5 = circa 5 volte su 10
often-6 = circa 6 volte su 10
often-7 = circa 7 volte su 10
often-8 = circa 8 volte su 10
often-9 = circa 9 volte su 10
often-10 = quasi sempre
lesson-also = Va bene anche { $slot }.

## Il consiglio

coach-basis-solved = Le probabilità sono esatte, se entrambi continuate da esperti: questa partita a due è risolta.
coach-basis-experts = Ogni probabilità è una stima su migliaia di lanci casuali, se tutti continuano da esperti.
coach-basis-numbers = Ogni probabilità è una stima su migliaia di lanci casuali, se tutti continuano a cercare il numero migliore.
coach-write = scrivere { $slot }
coach-roll = lanciare il dado
coach-reveal = mostrare i numeri
coach-rest = fare una pausa
coach-return = tornare a giocare
coach-end = chiudere la partita
coach-rolling = Nel lancio non c’è niente da decidere. Probabilità di vincere: { $chance }%.
coach-only = Resta una sola casella: { $digit } va { $slot }.
coach-none-better = Meglio di { $digit } non può uscire, e { $slot } conta di più.
coach-take = Scrivere { $digit } { $slot } va bene. Se lì aspetti qualcosa di meglio, arriva { $often } ({ $rolls ->
        [one] resta un lancio
       *[other] restano { $rolls } lanci
    }).
coach-keep = Se scrivi { $digit } { $slot }, { $room } resta posto per { $many ->
        [one] { $better }
       *[other] { $better } o più
    }. { $rolls ->
        [one] Il prossimo lancio lo porta
       *[other] I prossimi { $rolls } lanci lo portano
    } { $often }.
coach-keep-low = Se scrivi { $digit } { $slot }, { $room } resta posto per { $many ->
        [one] { $better }
       *[other] { $better } o meno
    }. { $rolls ->
        [one] Il prossimo lancio lo porta
       *[other] I prossimi { $rolls } lanci lo portano
    } { $often }.
coach-throw = { $many ->
        [one] { $many } faccia del dado su { $sides } è meglio di { $digit }.
       *[other] { $many } facce del dado su { $sides } sono meglio di { $digit }.
    } Nel cestino la cifra { $digit } non fa danni.
coach-throw-more = { $rolls ->
        [one] Il prossimo lancio porta
       *[other] I prossimi { $rolls } lanci portano
    } qualcosa di meglio di { $digit } { $often }. Se { $digit } va nel cestino, una casella resta libera per { $rolls ->
        [one] quel lancio
       *[other] uno di questi lanci
    }.
coach-throw-target = La cifra { $digit } non ti aiuta ad avvicinarti a { $target }. Nel cestino non fa danni.
coach-fits = Anche il bersaglio, { $target }, ha { $digit } { $slot }.
coach-near = La cifra { $digit } fa meno danni { $slot }: lì il bersaglio, { $target }, ha { $wanted }.
coach-won = La vittoria non te la toglie più nessuno.
coach-lost = La vittoria è fuori portata: punta a un bel numero.
coach-copy = { $points ->
        [one] Hai { $points } punto
       *[other] Hai { $points } punti
    } di vantaggio e manca solo questo round: basta un numero uguale, quindi scrivi dove scriverà chi gioca contro di te.
coach-differ = { $points ->
        [one] Hai { $points } punto
       *[other] Hai { $points } punti
    } di svantaggio e manca solo questo round: un numero uguale non serve, quindi scrivi dove chi gioca contro di te non scriverà.
coach-ahead = { $points ->
        [one] Hai { $points } punto
       *[other] Hai { $points } punti
    } di vantaggio e { $left ->
        [one] manca solo questo round
       *[other] mancano { $left } round
    }: ora non conta il numero migliore, conta restare davanti.
coach-behind = { $points ->
        [one] Hai { $points } punto
       *[other] Hai { $points } punti
    } di svantaggio e { $left ->
        [one] manca solo questo round
       *[other] mancano { $left } round
    }: il numero migliore in media non basta, te ne serve uno che gli altri non abbiano.
coach-chance = Probabilità di vincere: { $chance }%.
coach-numbers = Probabilità di vincere: { $chance }%, con un numero intorno a { $number }; { $other } invece { $second }% e { $less }.
coach-numbers-alike = Probabilità di vincere: { $chance }%, con un numero intorno a { $number }; { $other } è lo stesso, e chi gioca bene sceglie ora una casella ora l’altra, perché nessuno possa prevederlo.
coach-numbers-close = Probabilità di vincere: { $chance }%, con un numero intorno a { $number }; { $other } va quasi altrettanto bene.
coach-slot-alike = in pratica vale quanto la migliore
coach-miss = Probabilità di vincere: { $chance }%, in media a { $number } dal bersaglio; { $other } invece { $second }% e { $less }.
coach-miss-alike = Probabilità di vincere: { $chance }%, in media a { $number } dal bersaglio; { $other } è lo stesso.
coach-miss-close = Probabilità di vincere: { $chance }%, in media a { $number } dal bersaglio; { $other } va quasi altrettanto bene.

# What a class is shown when ranks are hidden, and the teacher's own screen.

please-class-revealed = Il round è scoperto.
please-class-thanks = I tuoi punti sono sul tuo telefono.
please-class-own-result = Ecco il tuo risultato.
please-class-own-only = Ognuno trova il proprio risultato sul proprio telefono.
please-class-times = { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
please-class-desk = Il tuo schermo
please-class-desk-shown = La classe vede: { $step }
please-class-desk-standing = La classifica di tutti (la vedi solo tu)
