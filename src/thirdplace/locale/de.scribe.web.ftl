### Eine Partie mit der Schachtel auf dem Tisch, mitgeschrieben.

scribe-title = Eine Partie mitschreiben
scribe-lead = Ihr spielt mit euren eigenen Karten und tippt ein, was geschieht. Die Regeln werden geprüft, Wertmarken und Preise für euch geführt, und aus der Partie wird eine Aufzeichnung: mit Wertung, zum Nachspielen und zum Durchsehen mit dem Coach.
scribe-kept = Jede Zeile bleibt sofort auf diesem Gerät: Eine geschlossene Seite verliert nichts.
scribe-offline = Der Server ist nicht zu erreichen. Alles bis hierher bleibt erhalten: Tippt diese Zeile gleich noch einmal.

## Noch einmal

scribe-ask = Die Partie von { $names } weiterschreiben?
scribe-so-far = { $count ->
        [0] Noch ist nichts aufgeschrieben.
        [one] { $count } Zeile ist aufgeschrieben.
       *[other] { $count } Zeilen sind aufgeschrieben.
    }
scribe-go-on = Weiterschreiben
scribe-anew = Eine andere Partie beginnen
scribe-instead = Sobald ihr beginnt, ist die Partie von { $names } gelöscht.

## Vor der ersten Karte

scribe-who = Wer spielt mit?
scribe-who-how = Im Uhrzeigersinn um den Tisch.
scribe-player = Name von Person { $number }
scribe-add = Noch jemand
scribe-remove = Ohne Person { $number }
scribe-first = Wer beginnt?
scribe-nameless = Person { $number }
scribe-begin = Beginnen

## Zurück und vor

scribe-back = Zurücknehmen
scribe-lines = Alle Zeilen
scribe-lines-how = Tippt eine Zeile an, um sie und alles danach zurückzunehmen. Die Zeilen lassen sich wieder einsetzen, auch wenn ihr die erste davon berichtigt habt.
scribe-back-to = Zurücknehmen ab: { $line }
scribe-no-lines = Noch ist nichts aufgeschrieben.

## Das Ende

scribe-another = Noch eine Partie
