### Che cosa legge chi impara Places, Please: il gioco in un colpo d’occhio, e le parole della lezione.

glance-1 = Qualcuno lancia il dado, dice la cifra ed esclama: “Places, Please!”
glance-2 = Ognuno la scrive in una casella della propria scheda: migliaia, centinaia, decine o unità.
glance-3 = Una delle cinque cifre finisce nel cestino. Quello che è scritto resta dov’è.
glance-4 = Dopo cinque lanci ognuno ha un numero. Il più alto dà 5 punti, il secondo 3, il terzo 1.
glance-5 = Dopo sei round vince chi ha più punti.

lesson-please-five = Cinque lanci
    .text = Un round contro Ben. Prendi il posto di Nora, scrivi ogni lancio dove vuoi e scopri che cosa ha fatto lei, e perché.
lesson-please-five-goal = Sei Nora, e Ben gioca contro di te. Cinque lanci, quattro caselle e un cestino. Il tuo obiettivo: il numero più alto. Puoi scrivere dove vuoi.
lesson-please-five-roll = Comincia Nora: lancia il dado.
    .hint = Prima lancia il dado.
lesson-please-five-first = Un 4: né alto né basso. Che cosa può ancora uscire? Tocca una casella.
    .done = Nelle centinaia, come Nora. Le migliaia restano libere per un 5 o un 6.
    .other = Il tuo 4 è { $slot }. Nora ha scelto le centinaia e ha tenuto libere le migliaia per un 5 o un 6. Vedremo!
lesson-please-five-second = Ben lancia: esce un 1, il più basso che ci sia. Dove fa meno danno?
    .done = Nel cestino, come ha fatto Nora. Ci sta una sola cifra, ma un lancio peggiore non esiste.
    .other = Il tuo 1 è { $slot }. Nora l’ha buttato nel cestino: un lancio peggiore non esiste.
lesson-please-five-reroll = Tocca di nuovo a Nora lanciare.
    .hint = Prima lancia il dado.
lesson-please-five-third = Un 6, il migliore che ci sia!
    .done = Nelle migliaia, come Nora: la prima cifra decide quasi tutto.
    .other = Il tuo 6 è { $slot }. Nora l’ha messo nelle migliaia, dove vale seimila.
lesson-please-five-fourth = Ben lancia: esce un 2. Da qualche parte deve andare.
    .done = Nelle unità, come Nora: lì una cifra bassa costa meno.
    .other = Il tuo 2 è { $slot }. Nora ha scelto le unità, dove una cifra bassa costa meno.
lesson-please-five-fifth = Un 5, e resta una sola casella.
    .done = Fa 6452, il numero di Nora. Ora si confrontano le schede.
    .other = Fatto. Nora con questi lanci aveva fatto 6452. Ora si confrontano le schede.
lesson-please-five-end = Ben ha 4651. Il massimo sarebbe stato 6542, ma nessuno sa che cosa uscirà. Il numero più alto dà 5 punti, il secondo 3.
lesson-please-five-learned =
    - Ogni lancio si scrive prima del successivo, e resta dov’è.
    - Più a sinistra sta, più una cifra vale.
    - Il cestino serve per un solo brutto lancio.
    - Il numero più alto dà 5 punti, il secondo 3, il terzo 1. Dopo sei round vince chi ha più punti.
