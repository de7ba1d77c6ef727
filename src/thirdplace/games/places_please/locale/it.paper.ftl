# Che cosa c’è sui fogli stampati.

sheet-rulebook = Regolamento
    .about = Regole, un esempio, consigli e tutti i chiarimenti, con parole nostre.
    .opens = Le regole, con un esempio da giocare
sheet-boards = Schede di gioco
    .about = Righe di caselle da riempire, due schede affiancate dove c’è posto. Una riga è un round.
    .opens = Gioca sullo schermo
sheet-scores = Foglio segnapunti
    .about = Numeri e punti per un massimo di sei giocatori, round per round.
    .opens = Il segnapunti che fa le somme
sheet-lesson = Scheda didattica
    .about = Il valore posizionale per una classe: una pagina di esercizi e, per l’insegnante, le soluzioni con il piano migliore. Ogni scheda ha un numero: con lo stesso numero tornano gli stessi lanci, con un altro ne escono altri.
    .opens = Entra nella classe: scrivi il codice
sheet-name = Nome
sheet-points-rule = Il numero migliore del round vale 5 punti, il secondo 3, il terzo 1. Numeri uguali valgono gli stessi punti. I punti vanno nella casella piccola.
sheet-goal-highest = Vince il numero più alto.
sheet-goal-lowest = Vince il numero più basso.
sheet-goal-target = Vince il numero più vicino a { $target }.
sheet-number = { $number }
sheet-lesson-seed = Serie di lanci n. { $seed }: con questo numero puoi ristampare la stessa scheda.
sheet-lesson-class = La classe può giocare anche sui propri dispositivi: nella pagina iniziale di thirdplace scegli “Gioca con la tua classe” e mostra il codice.
sheet-lesson-title = Quanto vale una cifra?
sheet-lesson-apart = Scomponi { $number }. Quanto vale ogni cifra nella posizione in cui sta?
sheet-lesson-together = Componi due numeri con queste cifre: { $digits }. In ogni numero usale tutte, una volta sola ciascuna.
sheet-lesson-largest = Il più grande:
sheet-lesson-smallest = Il più piccolo:
sheet-lesson-play = Gioca un round. Copri la colonna delle cifre uscite e scoprile una alla volta. Scrivi ogni cifra in una casella prima di guardare la successiva; ciò che è scritto resta.
sheet-lesson-roll = Cifra uscita
sheet-lesson-where = Dove l’hai scritta?
sheet-lesson-why = Perché lì?
sheet-lesson-answer-where = Dove
sheet-lesson-answer-why = Perché
sheet-lesson-think = Rifletti.
sheet-lesson-question-1 = Quale cifra del tuo numero vale di più? Il numero sarebbe più grande se due cifre si scambiassero di posto?
sheet-lesson-question-2 = Quale cifra è stata la più difficile da sistemare? Quale speravi che uscisse dopo?
sheet-lesson-question-3 = Immagina: due compagni hanno scritto le stesse cifre in caselle diverse. Come capisci quale numero è più grande? Quale cifra guardi per prima?
sheet-lesson-answers = Per l’insegnante
sheet-lesson-plan = Il piano migliore per chi conosce le probabilità, ma non i prossimi lanci:
sheet-lesson-expected = Numero atteso ora: { $number }.
sheet-lesson-expected-target = Distanza attesa da { $target }, ora: { $number }.
sheet-lesson-as-good = “Va bene anche” vuol dire: il numero atteso è lo stesso, o così vicino che giocando nessuno se ne accorgerebbe.
sheet-lesson-made = Il piano dà { $number }. Con gli stessi lanci qualcuno può aver avuto più fortuna: decidere bene e avere fortuna sono due cose diverse.
sheet-lesson-hint-1 = La cifra più a sinistra vale di più, qualunque essa sia. Un numero cresce quando una cifra più grande si sposta a sinistra.
sheet-lesson-hint-1-zero = La cifra più a sinistra vale di più, a meno che non sia uno 0. Un numero cresce quando una cifra più grande si sposta a sinistra.
sheet-lesson-hint-2 = Le cifre né alte né basse sono le più difficili: può uscirne una migliore, oppure no. Fai contare alla classe quante facce del dado sono migliori.
sheet-lesson-hint-3 = Si confronta da sinistra: decide la prima casella in cui le cifre sono diverse.

## Le figure del regolamento

paper-book-roll = Lancio
paper-book-players = Giocatori
paper-book-nth = { $roll }º
paper-book-who = Chi fa i lanci del primo round

## Il promemoria

sheet-aid = Promemoria
    .about = Davanti, un round e i suoi punti; sul retro, la preparazione. Uno a testa. Si stampa fronte e retro.
    .opens = Le regole, con un esempio da giocare
paper-aid-hint = Fronte e retro, girando sul lato lungo
paper-aid-round = Un round
paper-aid-roll = Lanciare
    .text = Un giocatore lancia il dado, dice la cifra ed esclama: “Places, Please!”
paper-aid-write = Scrivere
    .text = Tutti la scrivono in una casella libera della propria riga. Quel che è scritto resta.
paper-aid-on = Passare il dado
    .text = In senso orario, fino al quinto lancio.
paper-aid-compare = Confrontare
    .text = Quattro cifre formano il tuo numero; quella nel cestino non vale nulla.
paper-aid-score = Punti
paper-aid-score-first = per il numero più alto
paper-aid-score-second = per il secondo
paper-aid-score-third = per il terzo
paper-aid-equal = Numeri uguali
    .text = Portano gli stessi punti e occupano insieme un solo gradino.
paper-aid-next = Il prossimo round
    .text = Una riga nuova; lancia per primo chi siede dopo la persona che ha cominciato.
paper-aid-end = La fine
    .text = Dopo sei round vince chi ha più punti. A parità la vittoria è condivisa.
paper-aid-setup = Preparazione
paper-aid-setup-things = Servono
    .text = Un solo dado e un foglio segnapunti; per ogni giocatore una scheda e una matita.
paper-aid-setup-boards = Scheda
    .text = Un round è una riga: migliaia, centinaia, decine, unità, cestino. Per una partita servono sei righe.
paper-aid-setup-first = Si comincia
    .text = Decidete chi lancia per primo, e tenete nascosta la riga fino alla fine del round.
paper-aid-setup-order = La tabella
    .text = Dice chi fa ciascuno dei cinque lanci del primo round. Nel round successivo tutto si sposta di un giocatore.
paper-aid-setup-tip = Consiglio
    .text = Uno in più nelle migliaia batte tutto quello che sta alla sua destra.

## Intestazioni delle colonne; trattini facoltativi dove una parola si può dividere.

sheet-place-millions = Milioni
sheet-place-hundred-thousands = Centinaia di migliaia
sheet-place-ten-thousands = Decine di migliaia
sheet-place-thousands = Migliaia
sheet-place-hundreds = Centinaia
sheet-place-tens = Decine
sheet-place-ones = Unità
sheet-place-garbage = Cestino
sheet-place-garbage-2 = Cestino 2
