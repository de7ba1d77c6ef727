# Was über Spiele auf diesem Gerät gesagt wird, ohne Server.

device-title = Spiele auf diesem Gerät
device-none = Auf diesem Gerät ist noch kein Spiel gespeichert.
device-kept = Diese Spiele sind in diesem Browser gespeichert. Wenn du seine Daten löschst, sind sie weg.
device-running = läuft
device-finished = beendet
device-delete = Löschen
device-sure = Dieses Spiel von diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
device-delete-yes = Löschen
device-delete-no = Behalten
device-list-wrong = Die Liste lässt sich nicht lesen: { $why }
device-save = Als Datei speichern
device-open = Datei eines Spiels öffnen
device-files-how = Speichere ein Spiel als Datei, um es auf einem anderen Gerät oder einer anderen Seite fortzusetzen: Öffne die Datei dort. Wer die Datei hat, kann für alle spielen.
device-here = Auf diesem Gerät
device-here-how = Gebt das Gerät reihum weiter: Was die anderen nicht sehen dürfen, bleibt verdeckt. Das Spiel bleibt in diesem Browser gespeichert.
device-carry = Mit anderen weiterspielen
device-carry-how = Bringt das Spiel, so wie es steht, auf den Server. Ihr behaltet eure Plätze und könnt sie auf eigene Geräte mitnehmen. Mit dem Code nehmen andere vor dem Start einen freien Platz ein oder sehen zu.
device-carry-do = Auf den Server bringen
device-carry-file-how = Hinter dieser Seite steht kein Server. Speichere das Spiel als Datei und öffne sie auf der Seite eines Servers, unter „Spiele auf diesem Gerät“. Von dort kann es auf den Server, und ihr behaltet eure Plätze.

## Warum etwas nicht geht
error-no-server = Dafür brauchst du einen Server, und du spielst gerade ohne.
error-no-rules = Die Regeln dieses Spiels sind nicht auf diesem Gerät, deshalb kann man es nur mit dem Server spielen.
error-storage-full = Auf diesem Gerät ist kein Platz mehr, deshalb hat sich nichts geändert. Schaff etwas Platz, zum Beispiel indem du beendete Spiele löschst, und versuch es noch einmal.
error-storage-off = Dieser Browser lässt die Seite nichts speichern, deshalb kann man hier nicht ohne Server spielen. Vielleicht ist es ein privates Fenster.
error-newer-game = Hier hat eine neuere Version von thirdplace etwas gespeichert, das diese Version nicht lesen kann. Lade die Seite neu, sobald du online bist. Geändert oder gelöscht wurde nichts.
error-broken-game = Was von diesem Spiel gespeichert ist, lässt sich nicht lesen. Gelöscht wurde nichts.
error-open-elsewhere = Dieses Spiel ist in einem anderen Tab offen. Schließ es dort, dann geht es hier weiter.
error-bad-game-file = Das ist keine Datei eines gespeicherten Spiels. Geändert hat sich nichts.
