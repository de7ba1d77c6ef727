# Die Ergebnisse einer Stunde, als Tabelle und als Blatt zum Drucken.

results-title = Ergebnisse
results-rank = Rang
results-name = Name
results-number = Runde { $round }: Zahl
results-points = Runde { $round }: Punkte
results-total = Summe
results-date = Datum
results-class = Klasse
results-about = { $planned ->
        [one] { $rounds } von { $planned } Runde gespielt
       *[other] { $rounds } von { $planned } Runden gespielt
    } · { $goal }
results-hint = Neben jeder Zahl stehen die Punkte, die sie gebracht hat. Ein Strich heißt: hat Pause gemacht.
