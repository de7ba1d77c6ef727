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
lab-luck-deal = Glück beim Austeilen: Karten und Platz
lab-luck-rest = Der Rest: was am Tisch geschieht
lab-decisions = Entscheidungen in einer Partie, alle zusammen
lab-decisions-decisions = Mit mehr als einer Möglichkeit
lab-decisions-worth = Mehr als einen Prozentpunkt Gewinnchance wert
lab-decisions-clear = Beste Möglichkeit mehr als einen Prozentpunkt vor der zweitbesten
lab-decisions-late = Im letzten Drittel der Partie
lab-decisions-hopeless = Davon ohne echte eigene Gewinnchance (unter { $percent } %)
lab-decisions-kingmaking = Davon entscheidend dafür, wer sonst gewinnt (mehr als { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
})
lab-needed-others = { $count ->
    [one] Die übrige
   *[other] Jede der übrigen { $count }
}
lab-needed-all = Jede von allen { $count }
lab-fan = Gewinnchance nach Rang, Runde für Runde

## Varianten

lab-setting-base = Wie gewünscht
lab-setting-base-rotated = Wie gewünscht, in jeder Sitzordnung
lab-setting-seats = { $seats } Plätze
lab-setting-level = Alle auf Stufe { $level }
lab-setting-mixed = Stufen gemischt
lab-setting-vary = { $option }: { $value }
lab-setting-restrict = Eine Person eingeschränkt: { $restriction }
lab-level-random = zufällig

## Im Terminal

lab-head = { $game }, { $seats } Plätze, { $levels }. { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
lab-cut = Vorzeitig beendet. Derselbe Befehl macht weiter.
lab-note = ± und Klammern: das 95-%-Konfidenzintervall, aus ganzen Kartenverteilungen. PP: Prozentpunkte. Ein Stern: kein Zufall (Korrektur nach Holm über die Tabelle).
lab-compared = { $setting }: der Unterschied bei denselben Kartenverteilungen
lab-paired-gain = Schmalere Intervalle als bei verschiedenen Kartenverteilungen: Faktor { $times }.
lab-search = Suche: Jeder Anteil der Siege nach { $factor } soll nahe an gleichen Chancen liegen (höchstens so viele Prozentpunkte entfernt: { $goal }). Größter Abstand jetzt: { $before }.
lab-factor-seat = Platz
lab-factor-turn-order = Reihenfolge
lab-search-tried = { $count ->
    [one] 1 Änderung wurde versucht. Überprüft mit Kartenverteilungen, die die Suche nicht kennt:
   *[other] { $count } Änderungen wurden versucht. Überprüft mit Kartenverteilungen, die die Suche nicht kennt:
}
lab-search-change = Änderung
lab-search-spread = Größter Abstand
lab-search-met = Ziel erreicht
lab-search-yes = ja
lab-search-no = nein
lab-search-maybe = nicht sicher
lab-search-none = Keine Änderung war möglich.
lab-ready = Wird vorbereitet
lab-playing = Es wird gespielt
lab-playing-precision = Es wird gespielt, bisher ±{ $points }
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
lab-wrong-vary = „{ $setting }“ muss ein Regler mit seinen Werten sein, etwa name=12..18 oder name=0,10,20.
lab-wrong-dial = Den Regler „{ $key }“ gibt es nicht, nur { $known }.
lab-wrong-no-dials = Dieses Spiel hat keine Regler.
lab-wrong-no-weighing = In diesem Spiel gibt es nichts genauer anzusehen (--weigh).
lab-wrong-slow-weighing = Die Stufe „{ $level }“ spielt zu langsam für --weigh: Wähle eine andere.
lab-wrong-precision = { $argument } gibt Prozentpunkte an, von einem Hundertstel bis 20.
lab-wrong-file = { $file } ist keine Datei eines Laborlaufs, oder sie ist beschädigt.
lab-other-plan = { $file } gehört zu einem anderen Laborlauf: Wähle eine andere Datei oder lösche sie.
lab-on-unknown = Gerechnet werden kann auf { $places }.
lab-on-ray-missing = Ray ist nicht installiert: Installiere thirdplace[ray].
lab-on-ray-absent = Unter { $address } gibt es keinen Ray-Cluster.
lab-workers-died = Bei derselben Arbeit sind immer wieder Prozesse abgestürzt. Was fertig ist, bleibt erhalten; derselbe Befehl macht weiter.
lab-parquet-missing = Für Parquet-Dateien fehlt pyarrow: Installiere thirdplace[parquet].

## Hat der Coach recht?

calibrate-head = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} auf der Stufe { $level }.
calibrate-summary = Was der Coach gesagt hat und was eingetreten ist
calibrate-group = Was gesagt wurde
calibrate-cases = Fälle
calibrate-said = Gesagt
calibrate-won = Gewonnen
calibrate-brier = Brier-Wert
calibrate-even = Ohne Wissen
calibrate-gap = Größte Lücke
calibrate-advice = Rat { $seats ->
    [one] allein
   *[other] zu { $seats } Personen
}
calibrate-review = Chancen aller { $seats }
calibrate-advice-all = Rat, alle Tische
calibrate-review-all = Chancen, alle Tische
calibrate-quarter = – { $number }. Viertel der Partie
calibrate-tenth = Gesagt
calibrate-range = { $low } bis { $high } %
calibrate-percent = { $value } %
calibrate-number = { $number }
calibrate-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
calibrate-points-interval = { $value } Punkte ({ $low } bis { $high })
calibrate-summary-note = Gesagt: im Durchschnitt. In Klammern: das 95-%-Konfidenzintervall. Der Brier-Wert ist der Durchschnitt von (Gesagtes minus Eingetretenes) mal sich selbst, weniger ist also besser; „Ohne Wissen“ ist der Wert, wenn immer dasselbe gesagt würde. Größte Lücke: zwischen Gesagtem und Eingetretenem, in Zehnteln mit mindestens { $cases } Fällen.
calibrate-tenths-note = In Klammern: das 95-%-Konfidenzintervall; Augenblicke derselben Partie zählen nicht als unabhängig.
calibrate-costs = Züge, die ein Rückblick teuer genannt hat
calibrate-moves = Züge
calibrate-claimed = Behauptet
calibrate-found = Durch Ausspielen gefunden
calibrate-costs-note = Im Durchschnitt, in Prozentpunkten der Gewinnchance. In Klammern: das 95-%-Konfidenzintervall.
calibrate-axis-said = der Coach hat gesagt
calibrate-axis-won = ist eingetreten
calibrate-legend-advice = Rat
calibrate-legend-review = Chancen aller
calibrate-cut = Vorzeitig beendet; gespielte Partien: { $done } von { $all }.
calibrate-nothing = Es gab nichts zu vergleichen: Kein Rückblick nannte einen Zug teuer.
calibrate-no-coach = Bei { $game } gibt es keinen Coach.
calibrate-no-clock = { $game } hat keine Uhr, also kann niemand einen Zug verpassen: Lass --missed weg.
calibrate-level = Die Stufe „{ $level }“ gibt es nicht, nur { $levels }.
calibrate-plot-missing = Für Grafiken fehlt matplotlib: Installiere thirdplace[lab].
calibrate-plot-file = Eine Grafik ist eine SVG-Datei: { $file } sollte auf .svg enden.

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
cli-data-file = { $file } endet nicht auf .parquet.
cli-data-reward = --reward nimmt eines davon: { $rewards }
cli-data-levels = --levels nimmt diese, durch Kommas getrennt: { $levels }
cli-data-self-play = { $argument } gilt für Partien, die Computer spielen; aufgezeichnete werden genommen, wie sie sind.
