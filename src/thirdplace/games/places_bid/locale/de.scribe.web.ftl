### Eine Partie mit der Schachtel auf dem Tisch, mitgeschrieben: Markt, Gebote und Gebäude, Ende.

scribe-market = { $count ->
        [one] Runde { $round }: Welche Karte liegt offen aus?
       *[other] Runde { $round }: Welche { $count } Karten liegen offen aus?
    }
scribe-begins = { $name } beginnt.
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
scribe-unpick = { $card } entfernen
scribe-free = fehlt noch
scribe-missing = { $count ->
        [one] Es fehlt { $count } Karte
       *[other] Es fehlen { $count } Karten
    }
scribe-laid = So liegen sie aus
scribe-bids = { $name } bietet oder passt
scribe-purse = { $tokens ->
        [one] { $tokens } Wertmarke,
       *[other] { $tokens } Wertmarken,
    } Gebot ab { $least }
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
scribe-put-back = Wieder einsetzen ({ $count })
scribe-projects = Deckt eure Projektkarten auf
scribe-projects-how = Die Schlussrunde ist vorbei. Welchen Buchstaben hat wer?
scribe-project-of = Projektkarte von { $name }
scribe-taken = { $category }, bei { $name }
scribe-count = Punkte zählen
### Eine Partie mit der Schachtel auf dem Tisch, mitgeschrieben.

scribe-title = Eine Partie mitschreiben
scribe-lead = Ihr spielt mit euren eigenen Karten und tippt ein, was geschieht. thirdplace achtet auf die Regeln, rechnet Wertmarken und Preise mit und macht aus der Partie eine Aufzeichnung: mit Wertung, zum Nachspielen und zum Durchgehen mit dem Coach.
scribe-kept = Jede Zeile wird sofort auf diesem Gerät gespeichert. Auch wenn ihr die Seite schließt, geht nichts verloren.
scribe-offline = Der Server ist nicht zu erreichen. Alles bis hierher bleibt erhalten: Tippt diese Zeile gleich noch einmal ein.

## Noch einmal

scribe-ask = Die Partie von { $names } weiterschreiben?
scribe-so-far = { $count ->
        [0] Noch ist nichts aufgeschrieben.
        [one] { $count } Zeile ist aufgeschrieben.
       *[other] { $count } Zeilen sind aufgeschrieben.
    }
scribe-go-on = Weiterschreiben
scribe-anew = Eine andere Partie beginnen
scribe-instead = Sobald ihr beginnt, wird die Partie von { $names } gelöscht.

## Vor der ersten Karte

scribe-who = Wer spielt mit?
scribe-who-how = Im Uhrzeigersinn um den Tisch.
scribe-player = Name von Person { $number }
scribe-add = Person hinzufügen
scribe-remove = Person { $number } entfernen
scribe-first = Wer beginnt?
scribe-nameless = Person { $number }
scribe-begin = Beginnen

## Zurück und vor

scribe-back = Rückgängig
scribe-lines = Alle Zeilen
scribe-lines-how = Tippt eine Zeile an, um sie und alles danach rückgängig zu machen. Die Zeilen lassen sich wieder einsetzen, auch wenn ihr die erste davon berichtigt habt.
scribe-back-to = Rückgängig ab hier: { $line }
scribe-no-lines = Noch ist nichts aufgeschrieben.

## Das Ende

scribe-another = Noch eine Partie
