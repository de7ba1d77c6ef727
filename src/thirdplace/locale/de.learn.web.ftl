### Was der Browser rund um Lektionen und Regeln sagt.

web-lesson = Lektion
web-lesson-done = Zu Ende gespielt
web-lesson-progress = { $all ->
        [one] { $done } von { $all } Zug
       *[other] { $done } von { $all } Zügen
    }
web-lesson-go-on = Weiter
web-lesson-run = Uhr laufen lassen
web-lesson-hint = Ein Hinweis:
web-lesson-fold = Lektion einklappen
web-lesson-unfold = Lektion zeigen
web-lesson-finish = Abschließen
web-lesson-learned = Was du gelernt hast
web-lesson-next = Nächste Lektion
web-lesson-play = Eine echte Partie spielen
web-lesson-back = Zurück zum Lernen
web-lesson-restart = Lektion noch einmal spielen
web-lesson-stuck = Etwas ist anders gelaufen als im Beispiel. Fang noch einmal an, es dauert nicht lang.
web-lesson-late = Die Zeit ist um. Fang noch einmal an, es dauert nicht lang.

web-learn-glance = In einer Minute
web-rules-open = Regeln
web-rules-how = Wie geht das?
web-rules-of = { $game }: die Regeln
web-rules-all = Alle Regeln in einem neuen Tab
web-lesson-aside = Das ist etwas für eine richtige Partie. Folge hier einfach dem Beispiel.
web-lesson-kept = Auf der Lernseite kannst du mit der Lektion weitermachen.
