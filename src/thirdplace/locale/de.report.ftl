## Der Bericht des Labors: eine Seite oder ein PDF

lab-report-kicker = Laborbericht
lab-report-summary = Was auffällt
lab-report-contents = Inhalt
lab-report-table = Alle Zahlen
lab-report-points = PP
lab-report-some-points = { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}
lab-report-percent = { $value } %
lab-report-plain = { $value }
lab-report-interval = { $low } bis { $high }
lab-report-measured = Gemessen
lab-report-value = Wert
lab-report-share = Anteil
lab-report-round = Runde
lab-report-median = Median { $value }
lab-report-p95 = 95 von 100: bis { $value }
lab-report-equal-share = gleiche Chancen: { $share }
lab-report-no-difference = kein Unterschied
lab-report-beyond-price = über den Preis hinaus
lab-report-net-note = In Prozentpunkten Gewinnchance, nach Abzug dessen, was das Bezahlen kostet.
lab-report-heat-shares = Anteil der Partien
lab-report-heat-prices = mittlerer Preis
lab-report-player-of-level = { $player } ({ $level })
lab-report-measure-changes = was sich im Durchschnitt ändert
lab-report-value-changes-note = Nur, was kein Zufall ist, das Größte zuerst. Ohne sichere Änderung: { $count }.
lab-report-restrictions = Was eine Einschränkung am eigenen Anteil der Siege ändert

## Zusammenfassung

lab-report-wins-more = { $value } der Partien, { $points } mehr als bei gleichen Chancen ({ $expected }; Intervall { $interval }).
lab-report-wins-less = { $value } der Partien, { $points } weniger als bei gleichen Chancen ({ $expected }; Intervall { $interval }).
lab-report-next-wins = Um das auszugleichen, ändere mit --vary eine Regel, oder lass --search eine kleine Änderung suchen.
lab-report-next-nearest = Am nächsten kommt, was die Suche fand: { $change }. Der größte Abstand von gleichen Chancen ist dann { $points }.
lab-report-bargain = bringt { $points } mehr Gewinnchance, als der Preis kostet (Intervall { $interval }). Mittlerer Preis: { $price }.
lab-report-dear = bringt { $points } weniger Gewinnchance, als der Preis kostet (Intervall { $interval }). Mittlerer Preis: { $price }.
lab-report-next-bargain = Für diese Computer ein Schnäppchen: Senke den Wert, oder prüfe, ob Menschen mehr dafür zahlen.
lab-report-next-dear = Diese Computer zahlen zu viel: Erhöhe den Wert, oder prüfe, ob Menschen weniger dafür zahlen.
lab-report-alike = { $count ->
    [one] Eine weitere Karte kommt
   *[other] { $count } weitere kommen
} auf mindestens { $share } % davon.
lab-report-next-many-bargain = Für diese Computer sind viele ein Schnäppchen: Bevor du so viele Werte senkst, prüfe, ob Menschen mehr zahlen.
lab-report-next-many-dear = Für viele zahlen diese Computer zu viel: Bevor du so viele Werte erhöhst, prüfe, ob Menschen weniger zahlen.
lab-report-helps = erhöht die Gewinnchance um { $points }, wenn die Karte ausgeteilt wird (Intervall { $interval }).
lab-report-hurts = senkt die Gewinnchance um { $points }, wenn die Karte ausgeteilt wird (Intervall { $interval }).
lab-report-next-hurts = Lass die Karte weg oder mach sie leichter, und miss noch einmal.
lab-report-needed = ist bei { $value } der Verteilungen nötig, öfter als andere im Durchschnitt: Nur damit sind sie zu gewinnen (Intervall { $interval }).
lab-report-next-needed = Viel hängt daran: Ein zweiter Weg ließe den Spielenden die Wahl.
lab-report-changed = „{ $label }“: { $value } der Partien statt { $before }, bei denselben Verteilungen (Intervall des Unterschieds: { $interval }). Der größte Abstand von gleichen Chancen ist dann { $farthest } statt { $usual }: { $fair ->
    [more] gerechter
    [less] weniger gerecht
   *[same] so gerecht wie zuvor
}.
lab-report-value-changed = { $label }: bringt um { $points } { $more ->
    [yes] mehr
   *[no] weniger
} Gewinnchance als nach den unveränderten Regeln, bei denselben Verteilungen (Intervall { $interval }).
lab-report-team-changed = Der Anteil der Verteilungen, die das Team gewinnen kann, ist um { $points } { $more ->
    [yes] höher
   *[no] niedriger
} als nach den unveränderten Regeln, bei denselben Verteilungen (Intervall { $interval }).
lab-report-restricted = Diese Person gewinnt um { $points } { $more ->
    [yes] häufiger
   *[no] seltener
} als ohne die Einschränkung (Intervall { $interval }).
lab-report-search-met = bringt jeden Anteil der Siege bis auf { $goal } an gleiche Chancen heran, geprüft mit neuen Verteilungen; ohne die Änderung ist der größte Abstand { $before }.
lab-report-next-search = Probiere es mit Menschen am Tisch aus, bevor du es druckst.
lab-report-last = Wer zur Halbzeit ganz hinten liegt,
lab-report-half-time = gewinnt noch { $value } der Partien (Intervall { $interval }).
lab-report-next-half-time = Soll das Aufholen öfter gelingen? Lass spätere Runden mehr zählen.
lab-report-decisions = Entscheidungen, die zählen,
lab-report-decisions-worth = sind { $value } von allen: So viele sind mehr als einen Prozentpunkt Gewinnchance wert, verglichen mit einer blind gewählten Möglichkeit (Intervall { $interval }). In einer Partie sind das { $count } von { $every }.
lab-report-kingmaking = Wer kaum noch gewinnen kann,
lab-report-kingmaking-often = entscheidet, wer von den anderen gewinnt. So oft je Partie: { $count } (Intervall { $interval }). Jedes Mal verschiebt eine späte Entscheidung die Gewinnchance anderer um mehr als { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
}.
lab-report-next-kingmaking = Gib auch denen, die zurückliegen, etwas zu gewinnen, oder lass die Partie früher enden.
lab-report-skill = Besseres Spiel
lab-report-luck = entscheidet zwischen diesen Computern ({ $levels }) zu { $value }, wer gewinnt (Intervall { $interval }). Das Glück der Verteilung entscheidet zu { $deal }; der Rest geschieht am Tisch.
lab-report-team = Das Team
lab-report-team-share = kann bei { $value } der Verteilungen gewinnen (Intervall { $interval }).
lab-report-team-all = kann bei jeder Verteilung gewinnen, die versucht wurde ({ $count }). Mit 95 % Sicherheit sind es also mindestens { $least } von allen.
lab-report-team-none = kann bei keiner Verteilung gewinnen, die versucht wurde ({ $count }). Mit 95 % Sicherheit sind es also höchstens { $most } von allen.
lab-report-not-found = { $table }: kein Unterschied gefunden. Mehr als etwa { $points } wären aufgefallen.
lab-report-no-change = { $setting }: keine Wirkung darauf gefunden, wer gewinnt. Mehr als etwa { $points } wären aufgefallen.
lab-report-search-not-met = { $count ->
    [one] Suche: Eine kleine Änderung wurde versucht; sie bringt nicht
   *[other] Suche: { $count } kleine Änderungen wurden versucht; keine bringt
} jeden Anteil der Siege mit Sicherheit bis auf { $goal } an gleiche Chancen heran.
lab-report-nothing = Nichts fällt auf: Kein Unterschied ist größer, als der Zufall erklärt.

## Abschnitte

lab-report-section-balance = Ausgewogenheit
    .intro = Wer gewinnt, und wie eine Partie verläuft. Zeichen: der gemessene Wert mit seinem 95-%-Intervall. Dreiecke: kein Zufall. Ringe: vielleicht Zufall.
lab-report-section-value = Wert
    .intro = Was es zur Gewinnchance beiträgt, etwas zu haben oder ausgeteilt zu bekommen.
lab-report-section-drama = Spannung
    .intro = Wie lange eine Partie offen bleibt, und was sie entscheidet.
lab-report-section-players = Andere Mitspielende
    .intro = Dasselbe nach Stufe und Zahl der Plätze. Was nur eine Stufe zeigt, liegt an diesen Computern, nicht am Spiel.
lab-report-section-seats = Andere Personenzahlen
    .intro = Dasselbe, wenn mehr oder weniger Personen spielen.
lab-report-section-what-if = Was wäre, wenn
    .intro = Der Unterschied, den eine geänderte Regel macht, bei denselben Verteilungen: mit der Änderung minus ohne sie, in Prozentpunkten.
lab-report-section-restricted = Eingeschränktes Spiel
    .intro = Eine Person hält sich an eine Einschränkung, die anderen spielen wie zuvor, bei denselben Verteilungen und in jeder Sitzordnung.
lab-report-section-search = Suche
    .intro = Kleine Regeländerungen, die das Spiel gerechter machen, jede mit neuen Verteilungen noch einmal gemessen. PP: Prozentpunkte.

## Wie gemessen wurde

lab-report-method = Wie gemessen wurde
lab-report-method-games = { $settings ->
    [one] Partien: { $games }. Verteilungen: { $deals }.
   *[other] Partien: { $games }, in { $settings } Varianten mit denselben Verteilungen. Verteilungen: { $deals }.
}
lab-report-method-intervals = Ein Intervall enthält den wahren Wert in 95 von 100 Fällen. Es kommt aus ganzen Verteilungen: Partien mit derselben Verteilung, also mit denselben Karten und Würfen, sind nicht unabhängig und zählen deshalb zusammen (Jackknife über Blöcke von Verteilungen).
lab-report-method-holm = „Kein Zufall“ heißt: unter 5 % nach der Korrektur von Holm über alle Zeilen einer Tabelle, damit viele Zeilen nicht öfter falschen Alarm geben als eine.
lab-report-method-paired = Varianten werden mit denselben Verteilungen verglichen. Mit verschiedenen wären die Intervalle { $times }-mal so breit (Median).
lab-report-method-players = Alle Zahlen gelten für diese Computer. Menschen bieten und spielen vielleicht anders.
lab-report-command = Dieser Befehl wiederholt es, Zahl für Zahl

## Was die Bilder zeigen, zum Vorlesen

lab-report-describe-forest = Forest-Plot: { $title }. Am höchsten: { $high }, { $most }. Am niedrigsten: { $low }, { $least }. Alle Zahlen stehen in der Tabelle darunter.
lab-report-describe-histogram = Histogramm: { $title }. Median { $median }; 95 von 100 sind höchstens { $p95 }. Alle Zahlen stehen in der Tabelle darunter.
lab-report-describe-heat = Heatmap: { $title }. Am höchsten: { $row }, Runde { $round }, { $most }. Alle Zahlen stehen in der Tabelle darunter.
lab-report-describe-lines = Linien: { $title }, nach { $axis }. { $lines }. Alle Zahlen stehen in der Tabelle darunter.
lab-report-describe-line = { $label } von { $first } bis { $last }

## Was nicht geht

lab-report-ending = „{ $file }“ muss auf .html oder .pdf enden.
lab-report-missing = Zum Zeichnen fehlt matplotlib: Installiere thirdplace[lab].
