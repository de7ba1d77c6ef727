# Was auf den gedruckten Blättern steht.

sheet-rulebook = Spielregel
    .about = Regeln, ein Beispiel, Tipps und alle Klarstellungen, in unseren eigenen Worten.
    .opens = Die Regeln, mit einem Beispiel zum Spielen
sheet-boards = Spielblätter
    .about = Reihen von Feldern zum Ausfüllen, zwei Blätter nebeneinander, wo Platz ist. Eine Reihe ist eine Runde.
    .opens = Am Bildschirm spielen
sheet-scores = Punkteblock
    .about = Zahlen und Punkte von bis zu sechs Personen, Runde für Runde.
    .opens = Der Punkteblock, der mitrechnet
sheet-lesson = Arbeitsblatt
    .about = Stellenwerte üben mit der Klasse: eine Seite Aufgaben und für die Lehrkraft die Lösungen mit dem besten Plan. Jedes Blatt hat eine Nummer: Dieselbe Nummer bringt dieselben Würfe, eine andere bringt andere.
    .opens = In der Klasse mitmachen: Code eintippen
sheet-name = Name
sheet-points-rule = Die beste Zahl einer Runde bringt 5 Punkte, die zweite 3, die dritte 1. Gleiche Zahlen bringen gleich viel. Die Punkte kommen ins kleine Feld.
sheet-goal-highest = Die höchste Zahl gewinnt.
sheet-goal-lowest = Die niedrigste Zahl gewinnt.
sheet-goal-target = Die Zahl gewinnt, die am nächsten an { $target } liegt.
sheet-number = { $number }
sheet-lesson-seed = Würfe Nr. { $seed }: Mit dieser Nummer entsteht dasselbe Blatt wieder.
sheet-lesson-class = Die Klasse kann auch auf eigenen Geräten spielen: Auf der Startseite von thirdplace „Mit der Klasse spielen“ wählen und den Code zeigen.
sheet-lesson-title = Was ist eine Ziffer wert?
sheet-lesson-apart = Zerlege { $number }. Wie viel ist jede Ziffer dort wert, wo sie steht?
sheet-lesson-together = Bilde Zahlen aus diesen Ziffern: { $digits }. Nimm jede genau einmal.
sheet-lesson-largest = Die größte:
sheet-lesson-smallest = Die kleinste:
sheet-lesson-play = Spiel eine Runde. Decke die Würfe zu und decke dann einen nach dem anderen auf. Schreib jede Ziffer in ein Feld, bevor du den nächsten Wurf ansiehst. Was steht, das steht.
sheet-lesson-roll = Wurf
sheet-lesson-where = Wohin mit der Ziffer?
sheet-lesson-why = Warum dorthin?
sheet-lesson-answer-where = Wohin
sheet-lesson-answer-why = Warum
sheet-lesson-think = Denk darüber nach.
sheet-lesson-question-1 = Welche Ziffer deiner Zahl ist am meisten wert? Wird die Zahl größer, wenn zwei Ziffern die Plätze tauschen?
sheet-lesson-question-2 = Welcher Wurf war am schwersten unterzubringen? Worauf hast du gehofft?
sheet-lesson-question-3 = Zwei von euch haben dieselben Ziffern an verschiedene Stellen geschrieben. Wessen Zahl ist größer, und wo schaut ihr zuerst hin?
sheet-lesson-answers = Für die Lehrkraft
sheet-lesson-plan = Der beste Plan, wenn man die Chancen kennt, aber nicht weiß, welche Würfe noch kommen:
sheet-lesson-expected = Zu erwarten ist jetzt { $number }.
sheet-lesson-expected-target = Zu erwarten ist jetzt ein Abstand von { $number } zur Zielzahl { $target }.
sheet-lesson-as-good = „Genauso gut“ heißt: Die zu erwartende Zahl ist gleich oder so wenig anders, dass es beim Spielen niemand merkt.
sheet-lesson-made = Der Plan ergibt { $number }. Mit denselben Würfen hatte vielleicht jemand mehr Glück: Gut entscheiden und Glück haben ist zweierlei.
sheet-lesson-hint-1 = Die Ziffer ganz links ist am meisten wert, welche es auch ist. Eine Zahl wächst, wenn eine größere Ziffer nach links rückt.
sheet-lesson-hint-1-zero = Die Ziffer ganz links ist am meisten wert, wenn sie keine 0 ist. Eine Zahl wächst, wenn eine größere Ziffer nach links rückt.
sheet-lesson-hint-2 = Mittlere Würfe sind schwer: Vielleicht kommt noch ein besserer, vielleicht nie. Lass die Klasse zählen, wie viele Seiten des Würfels besser sind.
sheet-lesson-hint-3 = Man vergleicht von links; die erste Stelle, an der sich zwei Zahlen unterscheiden, entscheidet.

## Die Bilder der Spielregel

paper-book-roll = Wurf
paper-book-players = Personen
paper-book-nth = { $roll }.
paper-book-who = Wer in der ersten Runde welchen Wurf macht

## Die Kurzübersicht

sheet-aid = Kurzübersicht
    .about = Vorn eine Runde und ihre Punkte, hinten die Vorbereitung. Für jede Person eine Übersicht. Beidseitig drucken.
    .opens = Die Regeln, mit einem Beispiel zum Spielen
paper-aid-hint = Beidseitig, über die lange Kante gewendet
paper-aid-round = Eine Runde
paper-aid-roll = Würfeln
    .text = Eine Person würfelt, sagt die Ziffer an und ruft: „Places, Please!“
paper-aid-write = Eintragen
    .text = Alle tragen sie in ein freies Feld ihrer eigenen Reihe ein. Was steht, das steht.
paper-aid-on = Weitergeben
    .text = Der Würfel geht im Uhrzeigersinn weiter, bis es fünf Würfe waren.
paper-aid-compare = Vergleichen
    .text = Vier Ziffern bilden deine Zahl; die im Papierkorb zählt nichts.
paper-aid-score = Punkte
paper-aid-score-first = für die höchste Zahl
paper-aid-score-second = für die zweithöchste
paper-aid-score-third = für die dritthöchste
paper-aid-equal = Gleiche Zahlen
    .text = Sie bringen gleich viele Punkte und belegen zusammen einen Rang.
paper-aid-next = Nächste Runde
    .text = Eine neue Reihe; zuerst würfelt, wer links neben der Person sitzt, die diese Runde begonnen hat.
paper-aid-end = Ende
    .text = Wer nach sechs Runden die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
paper-aid-setup = Vorbereitung
paper-aid-setup-things = Material
    .text = Ein Würfel, ein Punkteblock und für jede Person ein Spielblatt und ein Stift.
paper-aid-setup-boards = Spielblatt
    .text = Eine Runde ist eine Reihe: Tausender, Hunderter, Zehner, Einer, Papierkorb. Ein Spiel braucht sechs Reihen.
paper-aid-setup-first = Anfang
    .text = Einigt euch, wer zuerst würfelt, und haltet eure Reihe verdeckt, bis die Runde vorbei ist.
paper-aid-setup-order = Die Tabelle
    .text = Sie zeigt, wer in der ersten Runde welchen der fünf Würfe macht. In der nächsten Runde rückt alles um eine Person weiter.
paper-aid-setup-tip = Tipp
    .text = Eins mehr bei den Tausendern schlägt alles, was rechts davon steht.

## Spaltenköpfe; weiche Trennstriche, wo ein Wort geteilt werden darf.

sheet-place-millions = Millionen
sheet-place-hundred-thousands = Hundert{ "\u00AD" }tausender
sheet-place-ten-thousands = Zehn{ "\u00AD" }tausender
sheet-place-thousands = Tausender
sheet-place-hundreds = Hunderter
sheet-place-tens = Zehner
sheet-place-ones = Einer
sheet-place-garbage = Papier{ "\u00AD" }korb
sheet-place-garbage-2 = Papier{ "\u00AD" }korb 2
