### Places, Please su carta: che cosa rifiuta il segnapunti.

pad-long = Round { $round }, { $name }: { $number } è troppo lungo. Le cifre di un numero sono { $places }.
pad-short = Round { $round }, { $name }: { $number } è troppo corto. Le cifre di un numero sono { $places }.
pad-digit = Round { $round }, { $name }: in { $number } c’è la cifra { $digit }, e il dado non ce l’ha.
pad-rolls = Round { $round }: il numero di { $name }, { $number }, non torna con quelli già scritti. I lanci del round ({ $rolls }) sono gli stessi per tutti; ricontrollate, per favore.
pad-nobody = { $number } non è di nessuno.
pad-round = { $rounds ->
        [one] La partita ha un solo round.
       *[other] La partita ha solo { $rounds } round.
    }
