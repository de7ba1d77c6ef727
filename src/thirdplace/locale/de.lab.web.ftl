## Die Seite des Labors

lab-title = Labor
lab-about = Ändere eine Regel und sieh, was das bewirkt: Der Computer vergleicht die Spielregel mit deinen Regeln, viele Male und mit denselben Karten und Würfen.
lab-needs-server = Das Labor braucht einen Server; diese Ausgabe kommt ohne aus.
lab-off = Auf diesem Server ist das Labor ausgeschaltet.
lab-setup = Was gespielt wird
lab-game = Spiel
lab-seats = Personen
lab-level = Spielstärke
lab-rules = Regeln
lab-no-dials = Dieses Spiel hat keine Regeln, die man hier ändern kann.
lab-rulebook = Spielregel
lab-yours = Deine Regeln
lab-difference = Unterschied
lab-rulebook-value = Spielregel: { $value }
lab-reset = Zurücksetzen
lab-reset-one = Zurücksetzen: { $rule }
lab-reset-all = Alles wie in der Spielregel
lab-results = Ergebnisse
lab-preparing = Der Computer bereitet sich vor. Beim ersten Mal dauert das eine Minute.
lab-waiting = { $count ->
    [one] Ein anderer Lauf ist vorher dran.
   *[other] { $count } andere Läufe sind vorher dran.
}
lab-progress = Partien bisher: { $games }. Genauigkeit in Prozentpunkten: ±{ $points }.
lab-done = Partien: { $games }. Genauigkeit in Prozentpunkten: ±{ $points }.
lab-equal-share = gleich
lab-more = Weitere Ergebnisse
lab-page-note = ±: das 95-%-Konfidenzintervall. Fett: Der Unterschied ist kein Zufall.
lab-page-players = Alle werden vom Computer gespielt und sind gleich gut; Menschen spielen vielleicht anders.

lab-who = { $kind ->
    [turn-order] { $number ->
        [1] Wer beginnt,
        [2] Wer an zweiter Stelle dran ist,
        [3] Wer an dritter Stelle dran ist,
        [4] Wer an vierter Stelle dran ist,
        [5] Wer an fünfter Stelle dran ist,
        [6] Wer an sechster Stelle dran ist,
       *[other] Wer an { $number }. Stelle dran ist,
    }
    [team] Das Team
   *[other] { $label }
}
lab-who-last = Wer zur Halbzeit ganz hinten liegt,
lab-told-rulebook = { $who } gewinnt { $share } der Partien (±{ $half }).
lab-told-fair = Niemand ist im Vorteil. Ein größerer Unterschied als ±{ $points } (in Prozentpunkten) wäre zu sehen.
lab-told-team-same = Das Team kann so viele Verteilungen gewinnen wie vorher. Ein größerer Unterschied als ±{ $points } (in Prozentpunkten) wäre zu sehen.
lab-told-team = Das Team kann { $share } der Verteilungen gewinnen (±{ $half }).
lab-told-team-changed = Das Team kann jetzt { $now } der Verteilungen gewinnen (±{ $half }) statt { $before }.
lab-told-wins = { $who } gewinnt jetzt { $now } (±{ $half }) statt { $before }.
lab-told-same = Niemand gewinnt merklich öfter oder seltener. Ein größerer Unterschied als ±{ $points } (in Prozentpunkten) wäre zu sehen.
lab-told-value = { $what }: Gewinnchance in Prozentpunkten { $more ->
    [yes] um { $points } höher
   *[no] um { $points } niedriger
} als nach der Spielregel.
lab-told-measure = { $what }: im Schnitt { $now } statt { $before }.

lab-play = Mit diesen Regeln spielen
lab-play-rulebook = Nach der Spielregel spielen
lab-print = Drucken
lab-share-rules = Diese Regeln teilen
