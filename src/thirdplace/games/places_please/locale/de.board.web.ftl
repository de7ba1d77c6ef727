### Places, Please im Browser: was nur ein Bildschirm sagt.

please-digit-0 = Null
please-digit-1 = Eins
please-digit-2 = Zwei
please-digit-3 = Drei
please-digit-4 = Vier
please-digit-5 = Fünf
please-digit-6 = Sechs
please-digit-7 = Sieben
please-digit-8 = Acht
please-digit-9 = Neun

## Der Würfel

please-rolled = { $digit }. Places, Please!
please-your-roll = Du würfelst.
please-roll = Würfeln
please-roll-round = Für Runde { $round } würfeln
please-you-rolled = Dein Wurf. Wähle ein Feld: Was steht, das steht.
please-they-rolled = Wurf von { $name }. Wähle ein Feld: Was steht, das steht.
please-rolls-left = { $count ->
        [one] Noch ein Wurf in dieser Runde.
       *[other] Noch { $count } Würfe in dieser Runde.
    }
please-you-next = Danach würfelst du
please-you-last = Den letzten Wurf machst du
please-they-next = Danach würfelt { $name }
please-they-last = Den letzten Wurf macht { $name }
please-rolls = Würfe dieser Runde
please-to-come = kommt noch

## Das Blatt

please-your-board = Dein Blatt
please-board-of = Das Blatt von { $name }
please-write = Die { $digit } { $slot } eintragen: zählt { $worth }
please-throw = Die { $digit } in den Papierkorb werfen: zählt nichts
please-free = frei
please-thrown = weg damit
please-covered = { $count ->
        [one] eine Ziffer eingetragen
       *[other] { $count } Ziffern eingetragen
    }
please-hidden = Die Blätter werden gezeigt, wenn die Runde gewertet wird.

## Wer noch schreibt

please-writers = Wer noch einträgt
please-state-written = ist fertig
please-state-thinking = überlegt
please-state-you = du bist dran
please-state-done = fertig
please-state-rolls = würfelt
please-state-you-roll = du würfelst
please-state-away = ist nicht da
please-has = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
please-count = { $written ->
        [one] { $written } von { $count } hat eingetragen
       *[other] { $written } von { $count } haben eingetragen
    }

## Eine Runde ist zu Ende

please-best-you-highest = Du hast die höchste Zahl!
please-best-you-lowest = Du hast die niedrigste Zahl!
please-best-you-target = Du bist am nächsten dran!
please-best-highest = { $count ->
        [one] { $names } hat die höchste Zahl.
       *[other] { $names } haben die höchste Zahl.
    }
please-best-lowest = { $count ->
        [one] { $names } hat die niedrigste Zahl.
       *[other] { $names } haben die niedrigste Zahl.
    }
please-best-target = { $count ->
        [one] { $names } ist am nächsten dran.
       *[other] { $names } sind am nächsten dran.
    }
please-best-several-highest = { $count ->
        [one] Eine Person hat die höchste Zahl.
       *[other] { $count } Personen haben die höchste Zahl.
    }
please-best-several-lowest = { $count ->
        [one] Eine Person hat die niedrigste Zahl.
       *[other] { $count } Personen haben die niedrigste Zahl.
    }
please-best-several-target = { $count ->
        [one] Eine Person ist am nächsten dran.
       *[other] { $count } Personen sind am nächsten dran.
    }
please-rolled-meanwhile = Für die nächste Runde hat { $name } schon gewürfelt.
please-go-on = Weiter
please-to-standing = Zum Endstand
please-last-round = Das war die Schlussrunde.
please-ranking = Runde { $round }: die Zahlen
please-standing = Der Endstand
please-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
please-more = { $count ->
        [one] und noch eine Person
       *[other] und noch { $count } Personen
    }
please-won-you = Du gewinnst mit { $total ->
        [one] { $total } Punkt!
       *[other] { $total } Punkten!
    }
please-won-many = { $count } Personen teilen sich den Sieg mit je { $total ->
        [one] { $total } Punkt.
       *[other] { $total } Punkten.
    }

## Der Punkteblock

please-sheet = Punkteblock
please-round = Runde
please-rank = Rang
please-name = Name
please-latest-round = Zuletzt

## Der Punkteblock für Papier

please-pad-players = { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
please-pad-player = Person { $number }
please-pad-name = Name { $number }
please-pad-add = Person hinzufügen
please-pad-remove = { $name } entfernen
please-pad-list = Eine ganze Klasse? Füge eine Liste ein, einen Namen pro Zeile.
please-pad-rules = Regeln
please-pad-round = Runde { $round } von { $rounds }
please-pad-before = Vorige Runde
please-pad-after = Nächste Runde
please-pad-number = { $name }, Runde { $round }
please-pad-type = Tippe ein, was alle eingetragen haben. Die Punkte kommen von selbst.
please-pad-told = Runde { $round }: { $points }

## Das Ende einer Stunde, und was für Langsame getan wird

please-class-as-good = genauso gut
please-class-luck = Glück gehabt: { $best } ist besser als das Ergebnis des besten Plans. Mut kann sich lohnen, aber nicht jedes Mal.
please-late-next = Die Klasse hat weitergemacht: Deine { $digit } steht jetzt { $slot }. Gleich kommt der nächste Wurf.
please-late-written = Die Klasse hat weitergemacht: Deine { $digit } steht jetzt { $slot }. Schau nach vorn: Gleich wird aufgedeckt.
please-late-before = Die Klasse hat weitergemacht: Deine { $digit } steht jetzt { $slot }. Wähle nun ein Feld für diesen Wurf.
please-lesson = Stunde
please-end = Stunde beenden
please-end-sure = Ja, Stunde beenden
please-end-keep = Nein, weiterspielen
please-end-text = { $rounds ->
        [0] Noch ist keine Runde fertig, also gibt es keinen Endstand.
        [one] Die eine fertige Runde zählt, und der Endstand erscheint.
       *[other] Die { $rounds } fertigen Runden zählen, und der Endstand erscheint.
    }
please-end-open = Runde { $round } ist nicht fertig: Sie zählt nicht.
please-end-forever = Das lässt sich nicht rückgängig machen.
please-ended = { $rounds ->
        [one] Eine Runde zählt.
       *[other] { $rounds } Runden zählen.
    }
please-ended-none = Keine Runde wurde fertig, also gibt es keinen Endstand.
please-podium = Das Treppchen
please-podium-place = { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
       *[3] Dritter Platz
    }
please-own-place = Dein Rang: { $rank }
please-own-best = Deine beste Zahl: { $number }
please-others-played = { $count ->
        [one] und noch eine Person hat mitgespielt
       *[other] und noch { $count } haben mitgespielt
    }
please-results = Ergebnisse
please-results-how = Die Zahlen und Punkte von allen, Runde für Runde. Die Datei wird auf diesem Gerät gespeichert.
please-results-none = Bevor eine Runde fertig ist, gibt es nichts zu speichern.
please-results-csv = Tabelle zum Weiterrechnen (CSV)
please-results-pdf = Blatt zum Drucken (PDF)
please-results-paper = Papier
please-results-a4 = A4
please-results-letter = Letter
please-results-busy = Einen Moment …

## Eine Klasse

please-class-soon = Gleich wird gewürfelt.
please-class-choose = Wähle ein Feld: Was steht, das steht.
please-class-written = Alle haben eingetragen.
please-class-look = Schau nach vorn: Gleich wird aufgedeckt.
please-class-asked = { $name } zeigt die Zahlen.
please-class-next = Gleich beginnt Runde { $round }.
please-class-rests = macht Pause
please-class-returns = ab der nächsten Runde dabei
please-class-you-rests = Du machst gerade Pause.
please-class-you-returns = Ab der nächsten Runde bist du dabei.
please-class-look-on = Bis dahin schau auf dem großen Bildschirm zu.
please-class-return = Wieder mitmachen
please-class-reveal = Runde aufdecken
please-class-so-far = Der Stand bisher
please-class-here = { $count ->
        [one] Eine Person ist dabei
       *[other] { $count } sind dabei
    }
please-class-who = Wer dabei ist
please-class-go-on = { $count ->
        [one] Weiter ohne eine Person
       *[other] Weiter ohne { $count } Personen
    }
please-class-go-on-away = { $count ->
        [one] Weiter: Eine Person ist nicht da
       *[other] Weiter: { $count } sind nicht da
    }
please-class-go-on-sure = Ja, Ziffern für sie eintragen
please-class-wait = Warten
please-class-steps = Was der Bildschirm zeigt
please-class-step-spread = Verteilung
please-class-step-ranking = Zahlen
please-class-step-plan = Bester Plan
please-class-step-standing = Endstand
please-class-to-ranking = Die Zahlen
please-class-to-plan = Der beste Plan
please-class-to-standing = Der Endstand
please-class-spread = Wo die Klasse eingetragen hat
please-class-chose = { $most } von { $count } { $most ->
        [one] hat
       *[other] haben
    } die { $digit } { $slot }.
please-class-nobody = Niemand hat die { $digit } rechtzeitig eingetragen.
please-class-plan = Der beste Plan ergibt { $number }.
please-class-plan-beside = Der beste Plan ergibt { $number }. Die beste Zahl der Klasse: { $best }.
please-class-plan-how = So spielt man schlau, wenn man den Würfel kennt, aber nicht weiß, was er bringt.
please-class-best = am besten
please-class-looking = Die Runde wird ausgewertet …
please-class-failed = Die Auswertung konnte nicht geladen werden.
