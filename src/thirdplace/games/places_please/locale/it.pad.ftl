### Places, Please su carta: che cosa rifiuta il segnapunti.

pad-long = Round { $round }, { $name }: { $number } è troppo lungo. Un numero ha { $places } cifre.
pad-short = Round { $round }, { $name }: { $number } è troppo corto. Un numero ha { $places } cifre.
pad-digit = Round { $round }, { $name }: in { $number } c’è un { $digit }, e il dado non ce l’ha.
pad-rolls = Round { $round }: { $number } di { $name } non va d’accordo con i numeri precedenti. Tutti scrivono gli stessi { $rolls } lanci; ricontrollate, per favore.
pad-nobody = { $number } non è di nessuno.
pad-round = { $rounds ->
        [one] La partita ha un solo round.
       *[other] La partita ha solo { $rounds } round.
    }
