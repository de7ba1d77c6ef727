### Was der Browser sagt, während Leute lernen, zurückblicken, zusehen oder die Zeit nehmen.

## Nachspielen

web-replay-lead = Jede Partie lässt sich noch einmal ansehen, Zug für Zug: von ihrem Tisch aus nach dem Spiel oder aus der Aufzeichnung, die jemand gesichert hat.
web-replay-drop = Lass eine Aufzeichnung hier fallen, oder
web-replay-choose = Aufzeichnung wählen
web-replay-where = Nach dem Spiel sichert „Aufheben und teilen“ eine (eine Datei, die auf .json endet).
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
web-replay-eyes = Gesehen von
web-replay-all = Alles offen
web-replay-onlooker = Zusehende
web-replay-share = Diese Stelle teilen
web-replay-another = Andere Aufzeichnung öffnen

## Ein Spiel durchgesehen

web-review = Spiel durchsehen
web-review-making = Der Coach sieht das Spiel durch, Zug für Zug.
web-review-waiting = { $count ->
    [one] Der Coach sieht vorher noch ein anderes Spiel durch.
   *[other] Der Coach sieht vorher noch { $count } andere Spiele durch.
}
web-review-stop = Abbrechen
web-review-failed = Die Durchsicht ist abgebrochen. Versuch es noch einmal.
web-review-retry = Noch einmal
web-review-chances = Gewinnchancen
web-review-how = So, wie es sieht, wer alles auf dem Tisch kennt, aber nicht, was der Zufall bringt.
web-review-swing = Am meisten änderte Zug { $move }: { $name } kam von { $before } auf { $after }.
web-review-still = An den Chancen hat sich nichts geändert.
web-review-graph = Stelle im Verlauf
web-review-at = Zug { $moment } von { $last }. { $chances }
web-review-table = Die Chancen als Tabelle
web-review-move = Zug
web-review-dealt = zu Beginn
web-review-team = Das Team
web-review-balance = Glück und Entscheidungen
web-review-balance-how = In Prozentpunkten. Glück ist, was der Zufall gab oder nahm; eine Entscheidung wie die eines Profis zählt 0. Zusammen führen sie von der ersten Chance zum Ergebnis.
web-review-way = von { $from } auf { $to }
web-review-luck = Glück
web-review-decisions = Eigene Entscheidungen
web-review-others = Die der anderen
web-review-costly = Die teuersten Züge
web-review-none = Kein Zug hat mehr als 3 Prozentpunkte verschenkt.
web-review-number = Zug { $move }
web-review-cost = { $name } hat { $points } Prozentpunkte verschenkt.
web-review-expert = Ein Profi:
web-review-to = Der Coach zu { $name }:

## Lernen

web-learn-index = Auf dieser Seite
web-learn-lessons = Lernen durch Spielen
web-learn-try = Ausprobieren
web-learn-watch = Ansehen
web-learn-lila = Ich bin Lila. Das hier habe ich mühsam gelernt, damit ihr es leichter habt.
web-learn-rulings = Was eine Spielregel offenlässt, fragt jemand mitten im Spiel. So halten wir es.
web-learn-rulebook = Die Spielregel als PDF zum Drucken

## Großer Bildschirm

web-big-nobody = Noch sitzt niemand hier.
web-big-waiting = Setzt euch: Tippt den Code ein oder richtet die Kamera auf das Quadrat.
web-big-turn = { $name } ist dran
web-big-all = Alle zugleich
web-big-over = Das Spiel ist vorbei.
web-big-invite = Die Einladung groß zeigen
