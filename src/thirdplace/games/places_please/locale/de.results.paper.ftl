# Die Ergebnisse einer Stunde, als Tabelle und als Blatt zum Drucken.

results-title = Ergebnisse
results-rank = Rang
results-name = Name
results-number = Runde { $round }: Zahl
results-points = Runde { $round }: Punkte
results-total = Summe
results-date = Datum
results-class = Klasse
results-about = { $rounds ->
        [0] Keine fertige Runde
        [one] Eine fertige Runde
       *[other] { $rounds } fertige Runden
    } von { $planned } · { $goal }
results-hint = Neben jeder Zahl stehen die Punkte, die sie gebracht hat. Ein Strich: hat ausgesetzt.
