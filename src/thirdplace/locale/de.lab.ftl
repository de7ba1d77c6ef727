## Das Labor: was gemessen wird

lab-seat = Platz { $number }
lab-player = Person { $number }
lab-team = Das Team
lab-turn-order = { $number ->
    [1] Beginnt die Partie
    [2] An zweiter Stelle
    [3] An dritter Stelle
    [4] An vierter Stelle
    [5] An fünfter Stelle
    [6] An sechster Stelle
   *[other] An { $number }. Stelle
}
lab-rank = { $number ->
    [1] Erster Rang
    [2] Zweiter Rang
    [3] Dritter Rang
    [4] Vierter Rang
    [5] Fünfter Rang
    [6] Sechster Rang
   *[other] Rang { $number }
}
lab-round = Runde { $number }
lab-own-item = { $name }
lab-wins-seat = Gewonnen, nach Platz
lab-wins-player = Gewonnen, nach Person
lab-wins-team = Gewonnene Partien
lab-wins-turn-order = Gewonnen, nach Reihenfolge
lab-wins-rank-at-half = Gewonnen, nach Rang zur Halbzeit
lab-measures = Im Durchschnitt
lab-measure-score = Punkte
lab-measure-actions = Aktionen in einer Partie
lab-measure-rounds = Runden in einer Partie
lab-measure-lead-changes = Wechsel der Führung
lab-luck = Was entscheidet, wer gewinnt
lab-luck-skill = Können: wer spielt
lab-luck-deal = Glück der Verteilung: Karten, Würfe und Platz
lab-luck-rest = Der Rest: was am Tisch geschieht
lab-decisions = Entscheidungen in einer Partie, alle zusammen
lab-decisions-decisions = Mit mehr als einer Möglichkeit
lab-decisions-worth = Mehr als einen Prozentpunkt Gewinnchance wert
lab-decisions-clear = Beste Möglichkeit mehr als einen Prozentpunkt vor der zweitbesten
lab-decisions-late = Im letzten Drittel der Partie
lab-decisions-hopeless = Davon ohne echte eigene Gewinnchance (unter { $percent } %)
lab-decisions-kingmaking = Davon entscheidend dafür, wer von den anderen gewinnt (mehr als { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
})
lab-needed-others = { $count ->
    [one] Die übrige
   *[other] Jede der übrigen { $count }
}
lab-needed-all = Jede der { $count }
lab-fan = Gewinnchance nach Rang, Runde für Runde

## Varianten

lab-setting-base = Wie angegeben
lab-setting-base-rotated = Wie angegeben, in jeder Sitzordnung
lab-setting-seats = { $seats } Plätze
lab-setting-level = Alle auf Stufe „{ $level }“
lab-setting-mixed = Stufen gemischt
lab-setting-vary = { $option }: { $value }
lab-setting-restrict = Eine Person eingeschränkt: { $restriction }
lab-level-random = zufällig

## Im Terminal

lab-head = { $game }, { $seats } Plätze, { $levels }. { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
lab-weighed = Genauer angesehen (--weigh): { $count ->
    [one] 1 Partie.
   *[other] { $count } Partien.
}
lab-cut = Vorzeitig beendet. Derselbe Befehl macht weiter.
lab-note = ± und Klammern: das 95-%-Konfidenzintervall, aus ganzen Verteilungen. Partien mit derselben Verteilung haben dieselben Karten und Würfe. PP: Prozentpunkte. Ein Stern: kein Zufall (Korrektur nach Holm über die Tabelle).
lab-compared = { $setting }: der Unterschied bei denselben Verteilungen
lab-paired-gain = Mit verschiedenen Verteilungen wären die Intervalle { $times }-mal so breit.
lab-search = Suche: Jeder Anteil der Siege nach { $factor } soll höchstens { $goal } PP von gleichen Chancen entfernt sein. Größter Abstand jetzt: { $before } PP.
lab-factor-seat = Platz
lab-factor-turn-order = Reihenfolge
lab-search-tried = { $count ->
    [one] 1 Änderung wurde versucht. Überprüft mit Verteilungen, die die Suche nicht kennt:
   *[other] { $count } Änderungen wurden versucht. Überprüft mit Verteilungen, die die Suche nicht kennt:
}
lab-search-change = Änderung
lab-search-spread = Größter Abstand
lab-search-met = Ziel erreicht
lab-search-yes = ja
lab-search-no = nein
lab-search-maybe = nicht sicher
lab-search-none = Keine Änderung war möglich.
lab-ready = Wird vorbereitet
lab-playing = Wird gespielt
lab-playing-precision = Wird gespielt, bisher ±{ $points }
lab-searching = Suche, Schritt { $step } von 3
lab-so-far = bisher { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
lab-share = { $value } % ±{ $half }
lab-share-difference = { $value } ±{ $half } PP
lab-number = { $value } ±{ $half }
lab-column-wins = Gewonnen
lab-column-points = Punkte
lab-column-price = Preis
lab-column-net = Über den Preis hinaus
lab-column-part = Von allen
lab-column-count = Gezählt

## Was nicht geht

lab-wrong-seats = Anzahl der Plätze: { $least } bis { $most }.
lab-wrong-level = Die Stufe „{ $level }“ gibt es hier nicht, nur { $levels }.
lab-wrong-restriction = Die Einschränkung „{ $restriction }“ gibt es nicht, nur { $restrictions }.
lab-wrong-no-restrictions = Dieses Spiel kennt keine Einschränkungen.
lab-wrong-options = Diese Werte gehen nicht: { $setting }.
lab-wrong-too-many = Zu viele Varianten auf einmal: { $count }. Höchstzahl: { $most }.
lab-wrong-vary = „{ $setting }“ muss eine Option mit ihren Werten sein, etwa name=12..18 oder name=0,10,20.
lab-wrong-dial = Die Option „{ $key }“ lässt sich hier nicht ändern, nur { $known }.
lab-wrong-no-dials = Dieses Spiel hat keine Optionen, die sich hier ändern lassen.
lab-wrong-team-search = --search gleicht aus, wer wie oft gewinnt; in diesem Spiel gewinnen oder verlieren aber alle gemeinsam.
lab-wrong-no-weighing = In diesem Spiel gibt es nichts genauer anzusehen (--weigh).
lab-wrong-slow-weighing = Die Stufe „{ $level }“ spielt zu langsam für --weigh: Wähle eine andere.
lab-wrong-precision = { $argument } erwartet eine Zahl von Prozentpunkten, von einem Hundertstel bis 20.
lab-wrong-file = { $file } ist keine Datei eines Laborlaufs, oder sie ist beschädigt.
lab-other-plan = { $file } gehört zu einem anderen Laborlauf: Wähle eine andere Datei oder lösche sie.
lab-on-unknown = Möglich für --on: { $places }.
lab-on-ray-missing = Ray ist nicht installiert: Installiere thirdplace[ray].
lab-on-ray-absent = Unter { $address } gibt es keinen Ray-Cluster.
lab-workers-died = Bei derselben Arbeit sind immer wieder Prozesse abgestürzt. Was fertig ist, bleibt erhalten; derselbe Befehl macht weiter.
lab-not-saved = { $file } lässt sich nicht schreiben: { $why }. Der Lauf geht weiter; wird er abgebrochen, lässt er sich aber nicht fortsetzen.
lab-parquet-missing = Für Parquet-Dateien fehlt pyarrow: Installiere thirdplace[parquet].

## Hat der Coach recht?

calibrate-head = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} auf der Stufe „{ $level }“.
calibrate-summary = Was der Coach gesagt hat und was eingetreten ist
calibrate-group = Was gesagt wurde
calibrate-cases = Fälle
calibrate-said = Gesagt
calibrate-won = Gewonnen
calibrate-brier = Brier-Wert
calibrate-even = Ohne Wissen
calibrate-gap = Größte Abweichung
calibrate-advice = Rat, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}
calibrate-review = Chancen, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}
calibrate-advice-all = Rat, alle Tische
calibrate-review-all = Chancen, alle Tische
calibrate-quarter = – { $number }. Viertel der Partie
calibrate-tenth = Gesagt
calibrate-range = { $low } bis { $high } %
calibrate-percent = { $value } %
calibrate-number = { $number }
calibrate-points = { $number } PP
calibrate-points-interval = { $value } PP ({ $low } bis { $high })
calibrate-summary-note = Gesagt: im Durchschnitt. In Klammern: das 95-%-Konfidenzintervall. Brier-Wert: der Durchschnitt der quadrierten Differenz von Gesagtem und Eingetretenem, weniger ist also besser. Ohne Wissen: der Brier-Wert, der sich ergäbe, wenn immer dasselbe gesagt würde. Größte Abweichung: zwischen Gesagtem und Eingetretenem, in den Bereichen (0 bis 10 % und so weiter) mit mindestens { $cases } Fällen. PP: Prozentpunkte.
calibrate-tenths-note = In Klammern: das 95-%-Konfidenzintervall; Augenblicke derselben Partie zählen nicht als unabhängig.
calibrate-costs = Züge, die ein Rückblick teuer genannt hat
calibrate-moves = Züge
calibrate-claimed = Laut Rückblick
calibrate-found = Zu Ende gespielt
calibrate-costs-note = Im Durchschnitt. PP: Prozentpunkte Gewinnchance. In Klammern: das 95-%-Konfidenzintervall.
calibrate-axis-said = der Coach hat gesagt
calibrate-axis-won = ist eingetreten
calibrate-legend-advice = Rat
calibrate-legend-review = Chancen
calibrate-cut = Vorzeitig beendet; gespielte Partien: { $done } von { $all }.
calibrate-nothing = Es gab nichts zu vergleichen: Kein Rückblick nannte einen Zug teuer.
calibrate-no-coach = Bei { $game } gibt es keinen Coach.
calibrate-no-clock = { $game } hat keine Uhr, also kann niemand einen Zug verpassen: Lass --missed weg.
calibrate-level = Die Stufe „{ $level }“ gibt es nicht, nur { $levels }.
calibrate-plot-missing = Für Grafiken fehlt matplotlib: Installiere thirdplace[lab].
calibrate-plot-file = Eine Grafik ist eine SVG-Datei: { $file } muss auf .svg enden.

## thirdplace data

data-progress = Partien
data-so-far = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } bisher
data-interrupted = Abgebrochen. Was bisher geschrieben wurde, ist eine vollständige Datei.
data-written = { $file }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $rows ->
        [one] eine Entscheidung
       *[other] { $rows } Entscheidungen
    }.
data-left-out-game = { $count ->
        [one] Eine Aufzeichnung eines anderen Spiels wurde ausgelassen.
       *[other] { $count } Aufzeichnungen anderer Spiele wurden ausgelassen.
    }
data-left-out-seats = { $count ->
        [one] Eine Aufzeichnung, die nicht { $seats } Plätze hat, wurde ausgelassen (--seats).
       *[other] { $count } Aufzeichnungen, die nicht { $seats } Plätze haben, wurden ausgelassen (--seats).
    }
data-left-out-options = { $count ->
        [one] Eine Aufzeichnung mit anderen Optionen wurde ausgelassen (--option): Ihre Beobachtungen haben eine andere Form.
       *[other] { $count } Aufzeichnungen mit anderen Optionen wurden ausgelassen (--option): Ihre Beobachtungen haben eine andere Form.
    }
data-left-out-unfinished = { $count ->
        [one] Eine Partie, die nicht zu Ende gespielt ist, wurde ausgelassen.
       *[other] { $count } Partien, die nicht zu Ende gespielt sind, wurden ausgelassen.
    }
data-left-out-wrong = { $count ->
        [one] Eine Datei ohne gültige Aufzeichnung wurde ausgelassen.
       *[other] { $count } Dateien ohne gültige Aufzeichnung wurden ausgelassen.
    }
cli-data-file = { $file } muss auf .parquet enden.
cli-data-reward = Möglich für --reward: { $rewards }.
cli-data-levels = Möglich für --levels, durch Kommas getrennt: { $levels }.
cli-data-self-play = { $argument } gilt nur für Partien, die Computer spielen; aufgezeichnete werden genommen, wie sie sind.
