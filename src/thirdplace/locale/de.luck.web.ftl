### Den Zufall prüfen, nach einer Partie.

web-fair = War der Zufall fair?
web-fair-how = Alles, was gezogen und gewürfelt wurde, kommt aus einem Startwert. Er wird aus einer geheimen Zahl des Servers und je einer von jedem Gerät der Mitspielenden gemischt. Alle werden versiegelt, bevor die erste geöffnet wird, damit niemand den Startwert aussuchen kann.
web-fair-here = Alles, was gezogen oder gewürfelt wird, kommt aus einem Startwert. Dieses Gerät hat ihn vor der Partie allein gezogen.
web-fair-prepared = Ein Teil dieser Partie wurde vor Beginn von Hand aufgebaut; dafür kann keine Prüfung bürgen. Was dem Zufall überlassen blieb, kommt aus einem Startwert.
web-luck-check = Zufall prüfen
web-luck-checking = Wird geprüft …
web-luck-good = Niemand konnte am Zufall drehen.
web-luck-open = Es wurde kein Fehler gefunden. Aber dieses Gerät kann nicht für alles bürgen:
web-luck-wrong = Mit dem Zufall dieser Partie stimmt etwas nicht:
web-luck-what = Was geprüft wurde
web-luck-also = Gut zu wissen
web-luck-replayed-by-device = Dieses Gerät hat die ganze Partie nachgespielt, { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }: Alles war erlaubt, und was zu sehen war, folgt aus dem Startwert.
web-luck-replayed-by-server = Der Server hat die ganze Partie nachgespielt, { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }: Alles war erlaubt, und was dieses Gerät gesehen hat, folgt aus dem Startwert.
web-luck-illegal = Die Partie lässt sich nicht so nachspielen, wie sie aufgezeichnet ist: { $error }
web-luck-not-replayed = Der Server ist nicht zu erreichen. Darum wurde die Partie nicht nachgespielt, und Karten und Würfe hat niemand verglichen.
web-luck-deals = { $count ->
        [one] Eine Verteilung dieses Startwerts wurde
       *[other] { $count } Verteilungen dieses Startwerts wurden
    } übergangen, weil die Regeln eine andere verlangen. „thirdplace verify“ prüft auch das.
web-luck-nothing-kept = Dieses Gerät hat sich vor dem Start dieser Partie nichts gemerkt und kann darum nicht vergleichen.
web-luck-unavailable = Die Aufzeichnung konnte nicht geladen werden: { $error }
web-luck-numbers = Alle Zahlen
web-seed = Der Startwert
web-seal = Sein Fingerabdruck (SHA-256), wie angekündigt
web-luck-of-server = Die geheime Zahl des Servers
web-luck-of-seat = Die geheime Zahl von { $name }
web-fair-verify = Ohne diesen Server prüfst du es so: Speichere die Aufzeichnung und tippe in einem Terminal:
