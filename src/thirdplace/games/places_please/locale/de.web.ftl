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
please-you-rolled = Dein Wurf. Wähl ein Feld: Was steht, das steht.
please-they-rolled = Wurf von { $name }. Wähl ein Feld: Was steht, das steht.
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
please-state-away = ist weg
please-has = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
please-count = { $written } von { $count } haben eingetragen

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
please-best-several-highest = { $count } haben die höchste Zahl.
please-best-several-lowest = { $count } haben die niedrigste Zahl.
please-best-several-target = { $count } sind am nächsten dran.
please-rolled-meanwhile = Für die nächste Runde hat { $name } schon gewürfelt.
please-go-on = Weiter
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
please-won-many = { $count } teilen sich den Sieg mit je { $total ->
        [one] { $total } Punkt.
       *[other] { $total } Punkten.
    }

## Das Punkteblatt

please-sheet = Punkteblatt
please-round = Runde
please-rank = Rang
please-name = Name
please-last-round = Letzte Runde
