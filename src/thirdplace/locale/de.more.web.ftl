### Was der Browser sagt, während Leute lernen, zurückblicken, zusehen oder die Zeit nehmen.

## Nachspielen

web-replay-lead = Jede Partie lässt sich noch einmal ansehen, Zug für Zug: nach dem Spiel von ihrem Tisch aus oder mit einer Aufzeichnung, die jemand gespeichert hat.
web-replay-drop = Zieh eine Aufzeichnung hierher oder
web-replay-choose = Aufzeichnung wählen
web-replay-where = Nach dem Spiel speicherst du sie unter „Speichern und teilen“ (eine Datei, die auf .json endet).
web-replay-no-record = { $file } ist keine Aufzeichnung einer Partie.
web-replay-running = Diese Partie läuft noch. Nachspielen kannst du sie, wenn sie vorbei ist.
web-replay-to-table = Zum Tisch
web-replay-loading = Die Partie wird aufgebaut …
web-replay-begin = Die Partie ist aufgebaut.
web-replay-time = Die Zeit vergeht.
web-replay-quiet = { $name } zieht.
web-replay-steps = Durch die Partie gehen
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Stelle in der Partie
web-replay-of = Zug { $moment } von { $last }
web-replay-eyes = Sicht
web-replay-all = Alles offen
web-replay-onlooker = Publikum
web-replay-share = Diese Stelle teilen
web-replay-another = Andere Aufzeichnung öffnen

## Ein Spiel durchgesehen

web-review = Partie durchgehen
web-review-making = Der Coach geht die Partie durch, Zug für Zug.
web-review-waiting = { $count ->
        [one] Der Coach geht vorher noch eine andere Partie durch.
       *[other] Der Coach geht vorher noch { $count } andere Partien durch.
    }
web-review-stop = Abbrechen
web-review-failed = Der Rückblick hat nicht geklappt. Versuch es noch einmal.
web-review-retry = Noch einmal
web-review-chances = Gewinnchancen
web-review-how = So stehen die Chancen, wenn man alles auf dem Tisch kennt, aber nicht weiß, was der Zufall noch bringt.
web-review-here = Auf diesem Gerät berechnet, ohne Server.
web-review-swing = Zug { $move } hat am meisten verändert: { $name } kam von { $before } auf { $after }.
web-review-still = An den Chancen hat sich nichts geändert.
web-review-graph = Stelle im Verlauf
web-review-at = Zug { $moment } von { $last }. { $chances }
web-review-table = Die Chancen als Tabelle
web-review-move = Zug
web-review-dealt = zu Beginn
web-review-team = Das Team
web-review-balance = Glück und Entscheidungen
web-review-balance-how = In Prozentpunkten. Glück ist, was der Zufall gab oder nahm; eine Entscheidung wie die eines Profis zählt 0. Zusammen führen sie von der Chance am Anfang zum Ergebnis.
web-review-way = von { $from } auf { $to }
web-review-luck = Glück
web-review-decisions = Eigene Entscheidungen
web-review-others = Die der anderen
web-review-costly = Die teuersten Züge
web-review-none = Kein Zug hat mehr als 3 Prozentpunkte verschenkt.
web-review-number = Zug { $move }
web-review-cost = { $points ->
        [one] { $name } hat { $points } Prozentpunkt verschenkt.
       *[other] { $name } hat { $points } Prozentpunkte verschenkt.
    }
web-review-expert = Ein Profi:
web-review-to = Der Coach zu { $name }:

## Lernen

web-learn-index = Auf dieser Seite
web-learn-lessons = Lernen durch Spielen
web-learn-try = Ausprobieren
web-learn-watch = Ansehen
web-learn-lila = Ich bin Lila. Das hier habe ich mühsam gelernt, damit ihr es leichter habt.
web-learn-rulings = Was eine Spielregel offenlässt, fragt bestimmt jemand mitten im Spiel. So halten wir es.
web-learn-rulebook = Die Spielregel als PDF zum Drucken

## Großer Bildschirm

web-big-nobody = Noch sitzt niemand hier.
web-big-waiting = Setzt euch: Tippt den Code ein oder scannt den QR-Code.
web-big-turn = { $name } ist dran
web-big-all = Alle zugleich
web-big-over = Das Spiel ist vorbei.
web-big-invite = Die Einladung groß zeigen
