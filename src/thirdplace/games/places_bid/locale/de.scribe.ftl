### Was abgelehnt wird, während eine Partie mit Karten auf dem Tisch mitgeschrieben wird. Alle werden beim Namen genannt.

refused-over = Von dieser Partie ist alles aufgeschrieben.
refused-act-first = Jetzt wird nichts aufgedeckt: { $name } ist an der Reihe.
refused-market-first = Tragt zuerst ein, was offen ausliegt: { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
refused-projects-first = Die Partie ist zu Ende. Es fehlen nur noch die Projektkarten.
refused-no-card = Es gibt keine Karte namens „{ $card }“.
refused-card-players = Zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    } ist „{ $card }“ nicht im Spiel.
refused-card-twice = „{ $card }“ wurde schon aufgedeckt, und es gibt die Karte nur einmal.
refused-count = { $count ->
        [one] Jetzt wird { $count } Karte aufgedeckt, nicht { $given }.
       *[other] Jetzt werden { $count } Karten aufgedeckt, nicht { $given }.
    }
refused-projects = Alle haben eine eigene Projektkarte: { $count } verschiedene Buchstaben von PLACES.
refused-not-your-turn = { $next } ist an der Reihe, nicht { $name }.
refused-already-passed = { $name } hat gepasst und bietet in dieser Runde nicht mehr mit.
refused-wrong-phase = { $asked ->
        [choose] Es wird noch geboten: { $next } bietet oder passt.
       *[bid] Das Bieten ist vorbei: { $next } wählt ein Gebäude.
    }
refused-bid-too-low = { $amount } ist zu wenig: { $name } muss mindestens { $least } bieten oder passen.
refused-not-enough-tokens = { $tokens ->
        [0] { $name } hat keine Wertmarken mehr und kann nicht { $amount } bieten.
        [one] { $name } hat nur { $tokens } Wertmarke und kann nicht { $amount } bieten.
       *[other] { $name } hat nur { $tokens } Wertmarken und kann nicht { $amount } bieten.
    }
refused-card-not-available = „{ $card }“ gehört nicht zu den Karten, die zur Wahl stehen.
