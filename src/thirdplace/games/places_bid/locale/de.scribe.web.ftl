### Eine Partie mit der Schachtel auf dem Tisch, mitgeschrieben: Markt, Gebote und Gebäude, Ende.

scribe-market = { $count ->
        [one] Runde { $round }: Welche Karte liegt offen aus?
       *[other] Runde { $round }: Welche { $count } Karten liegen offen aus?
    }
scribe-begins = { $name } wird beginnen.
scribe-search = Name, Buchstabe oder Punkte
scribe-none-left = So eine Karte steht nicht zur Wahl.
scribe-letter = { $category }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
scribe-pick = { $card }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scribe-unpick = Nicht { $card }
scribe-free = noch offen
scribe-missing = { $count ->
        [one] Es fehlt { $count } Karte
       *[other] Es fehlen { $count } Karten
    }
scribe-laid = So liegen sie aus
scribe-bids = { $name } bietet oder passt
scribe-purse = { $tokens ->
        [one] { $tokens } Wertmarke,
       *[other] { $tokens } Wertmarken,
    } mindestens { $least }
scribe-purse-short = { $tokens ->
        [one] { $tokens } Wertmarke: zu wenig, um weiterzubieten
       *[other] { $tokens } Wertmarken: zu wenig, um weiterzubieten
    }
scribe-bid = { $name } bietet { $amount }
scribe-amounts = Mögliche Gebote
scribe-more = Mehr …
scribe-other = Andere Zahl
scribe-pass = { $name } passt
scribe-pass-takes = bekommt { $tokens }
scribe-pass-stays = das Gebot bleibt
scribe-chooses = { $name } nimmt ein Gebäude
scribe-pays = { $paid ->
        [one] Tippt die Karte an. Sie kostet { $paid } Wertmarke.
       *[other] Tippt die Karte an. Sie kostet { $paid } Wertmarken.
    }
scribe-put-back = Wieder hin: { $count }
scribe-projects = Deckt eure Projektkarten auf
scribe-projects-how = Die letzte Runde ist vorbei. Welchen Buchstaben hat wer?
scribe-project-of = Projektkarte von { $name }
scribe-taken = { $category }, hat { $name }
scribe-count = Punkte zählen
