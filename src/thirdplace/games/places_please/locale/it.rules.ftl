### Places, Please: la pagina delle regole, con parole nostre.

rules-goal = Di che cosa si tratta
    .text =
    Un dado, cinque lanci, un numero di quattro cifre. I lanci sono gli stessi per tutti, ma ognuno decide da solo dove mettere ogni cifra. Il bello è comporre il numero più alto possibile senza sapere che cosa porterà il lancio dopo. Possono giocare da due a sei persone, o anche una classe intera.

rules-components = Che cosa serve
    .text =
    - un dado normale
    - una scheda per ogni giocatore
    - qualcosa per scrivere
    - un foglio segnapunti

    A un tavolo di thirdplace c’è già tutto. Se preferite giocare su carta, stampate le schede e il foglio segnapunti (sul sito alla voce “Stampa”, oppure con `thirdplace print places-please`) o disegnateli in un minuto.

rules-board = La scheda
    .text =
    A ogni round hai una nuova riga di cinque caselle. Da sinistra a destra:

    - **Migliaia**, **centinaia**, **decine** e **unità** formano insieme il tuo numero. Un 6 nelle migliaia vale 6000, un 6 nelle unità soltanto 6.
    - **Il cestino** non vale nulla. Serve a liberarti di una cifra che non vuoi.

rules-rolling = Chi lancia?
    .text =
    Un round ha cinque lanci. Il primo giocatore lancia il dado, dice la cifra ad alta voce ed esclama: “Places, Please!” Quando tutti l’hanno scritta, il giocatore successivo in senso orario fa il secondo lancio, e così via fino al quinto. Se siete meno di cinque si ricomincia il giro; se siete in sei, in ogni round uno di voi non lancia.

rules-writing = Scrivere
    .text =
    Dopo ogni lancio ciascuno scrive la cifra in una casella libera a scelta della propria scheda: in una delle quattro caselle del numero o nel cestino. Quel che è scritto resta dov’è, quindi pensaci prima. Il lancio successivo arriva solo quando hanno scritto tutti.

    Dopo il quinto lancio tutte le caselle sono piene: hai un numero di quattro cifre e una cifra nel cestino.

rules-secret = Vietato sbirciare
    .text =
    Nessuno vede la tua scheda finché non si contano i punti del round. Se vi piace guardarvi a vicenda, scegliete `open_boards`: quello che avete scritto viene mostrato appena avete finito tutti.

rules-scoring = I punti di un round
    .text =
    Confrontate i vostri numeri:

    - il numero più alto porta 5 punti
    - il numero subito sotto porta 3 punti
    - il terzo numero più alto porta 1 punto

    Numeri uguali portano gli stessi punti e occupano insieme un solo gradino: se due di voi hanno il numero più alto, prendono 5 punti entrambi, e il numero subito sotto ne porta comunque 3. Segnate i punti sul foglio segnapunti.

rules-next-round = Il round successivo
    .text =
    Tutti prendono una riga nuova. L’inizio si sposta di un posto: il primo lancio del prossimo round spetta a chi siede, in senso orario, dopo la persona che ha cominciato questo.

rules-winning = Chi vince
    .text =
    Dopo sei round sommate i punti. Vince chi ne ha di più. Se il totale più alto ce l’hanno più giocatori, la vittoria è condivisa.

rules-options = Opzioni per la scuola
    .text =
    Se non cambiate nulla, giocate esattamente secondo il regolamento. Per una lezione potete modificare qualcosa:

    - **Numero di round** (`rounds`): da 1 a 12, di norma 6.
    - **Dado** (`die`): a 6 facce, come al solito, o a 10 facce per le cifre da 0 a 9. In questo caso un numero può cominciare con 0: 0423 è semplicemente 423.
    - **Numero di cifre** (`places`): da 3 a 7, di norma 4. Con tre il numero comincia dalle centinaia; con cinque, sei e sette si aggiungono decine di migliaia, centinaia di migliaia e milioni.
    - **Cestini** (`garbage`): nessuno, 1 come al solito, oppure 2.
    - **Obiettivo** (`goal`): il numero più alto, come al solito (`highest`); il più basso (`lowest`); oppure il più vicino a un numero fissato prima (`target`). I punti vanno allora ai tre numeri migliori in questo senso.
    - **Schede scoperte** (`open_boards`): no, come al solito, oppure sì.

    Un round ha sempre tanti lanci quante sono le caselle di una riga: quattro cifre e un cestino fanno cinque lanci.

rules-class = Modalità classe
    .text =
    A un solo tavolo possono sedere fino a 60 persone, ognuna con la propria scheda. Il dado lo lancia chi guida la classe. Per il resto le regole non cambiano: un lancio per tutti, tutti scrivono, e i tre numeri migliori della classe portano 5 punti, 3 punti e 1 punto. Chiunque abbia composto uno di quei numeri ne riceve i punti, perciò in una classe numerosa gli applausi sono spesso per molti.

example-five-rolls = Cinque lanci, due schede
    .text =
    Nora e Ben giocano in due. Comincia Nora, che quindi fa il primo, il terzo e il quinto lancio; Ben fa il secondo e il quarto. Il dado dà 4, 1, 6, 2, 5.

    - **4:** Nora spera in qualcosa di meglio e lo scrive nelle centinaia. Ben lo mette subito nelle migliaia.
    - **1:** Nora lo butta via. Ben lo scrive nelle unità e si tiene libero il cestino.
    - **6:** Nora ha lasciato libere le migliaia, ed è proprio lì che lo scrive. Quelle di Ben sono occupate: il meglio che gli resta sono le centinaia.
    - **2:** Nora lo scrive nelle unità. Ben lo butta via.
    - **5:** A entrambi restano solo le decine.

    Il numero di Nora è 6452, con l’1 nel cestino. Quello di Ben è 4651, con il 2 nel cestino. Nora prende 5 punti, Ben 3. Se avesse giocato anche Ida e avesse composto pure lei 6452, lei e Nora avrebbero 5 punti ciascuna, e Ben sempre 3.

    Con il senno di poi il numero migliore sarebbe stato 6542. Ma con il senno di poi non lancia nessuno. Il prossimo round lo comincia Ben.

ruling-PP1 = Chi lancia, e quando?
    .text = Un round ha cinque lanci. Il primo posto comincia il primo round, il secondo posto quello dopo, e così via intorno al tavolo. Dentro un round il dado passa in senso orario dopo ogni lancio; se siete meno di cinque, fa più di un giro.
ruling-PP2 = Chi vede che cosa?
    .text = Tutti scrivono prima che il dado venga lanciato di nuovo. Le schede restano segrete finché non si contano i punti del round. Con `open_boards` quello che è stato scritto si vede appena hanno scritto tutti.
ruling-PP3 = Dove posso scrivere, e posso cambiare idea?
    .text = In qualsiasi casella libera: migliaia, centinaia, decine, unità o cestino. Una volta scritto, resta.
ruling-PP4 = E se due numeri sono uguali?
    .text = Numeri uguali portano gli stessi punti e occupano insieme un solo gradino. Se due giocatori sono in testa alla pari, ricevono 5 punti entrambi, e il numero successivo ne porta 3. Il terzo numero più alto porta 1 punto.
ruling-PP5 = Chi vince la partita?
    .text = Chi ha più punti dopo sei round. A parità di punti la vittoria è condivisa.
ruling-PP6 = Quali regole può cambiare l’insegnante?
    .text = Il numero di round (`rounds`, da 1 a 12), il dado (`die`, a 6 o a 10 facce; quello a 10 ha le cifre da 0 a 9), il numero di cifre (`places`, da 3 a 7, fino ai milioni), i cestini (`garbage`, da 0 a 2) e l’obiettivo (`goal`: `highest` per il numero più alto, `lowest` per il più basso, oppure `target` con un numero a cui avvicinarsi il più possibile). Se non si cambia nulla, vale il regolamento.
ruling-PP7 = In modalità classe valgono altre regole?
    .text = No, ci sono soltanto più posti, fino a 60, e il dado lo lancia chi guida la classe. Portano punti i tre numeri migliori, come a un tavolo piccolo, e numeri uguali portano gli stessi punti (vedi PP4).
ruling-PP8 = Una lezione può finire prima?
    .text = Sì. Chi guida la lezione può chiuderla in ogni momento. I round finiti contano, e i punti fino a lì danno la classifica finale. Il round non finito non conta, qualunque cosa vi sia scritta. Se nessun round è stato concluso, non vince nessuno.
ruling-PP9 = E se qualcuno non ha ancora scritto e la classe va avanti?
    .text = Allora la cifra va in un cestino libero. Se non ce n’è, va nella casella libera che vale meno: le unità, poi le decine, e così via. Lì incide sul numero meno che altrove, che vinca il numero più alto, il più basso o il più vicino. Lo stesso vale quando finisce il tempo per pensare.

tip-left-first = I numeri si confrontano da sinistra. Uno in più nelle migliaia batte qualsiasi cosa possa stare alla sua destra.
tip-no-six = Non aspettare un 6 in eterno: in circa due round su cinque, con cinque lanci non ne esce nemmeno uno.
tip-last-space = L’ultimo lancio deve andare dove c’è posto. Fai in modo che l’ultima casella libera sia una che conta poco: le unità o il cestino.
tip-garbage = Un cestino pieno non perdona. Se butti via subito un 2, il prossimo 1 dovrà trovare posto nel tuo numero.
tip-behind = Se sei molto indietro, osa: tieni libere le migliaia ancora un po’. Se sei in testa, spesso basta il secondo gradino con i suoi 3 punti.

credits =
    Il regolamento di Places, Please su cui abbiamo lavorato non nomina nessun autore. Chiunque tu sia: grazie per l’idea.

    thirdplace è una realizzazione indipendente e non è affiliata agli autori o all’editore del gioco. Questi testi sono nostri.
