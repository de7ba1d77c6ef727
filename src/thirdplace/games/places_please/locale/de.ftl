### Places, Please am Tisch: was zu sehen ist, gefragt und erzählt wird.

title = Places, Please
summary = fünf Würfe, eine Zahl, die höchste gewinnt
players-own = 2–6 Personen oder eine Klasse bis 60
help =
    - **Enter** würfelt, wenn du mit Würfeln dran bist.
    - Die **Nummer** über einem Feld trägt die Ziffer dort ein: **1** ist ganz links. Auch der Name oder sein Anfang genügt: **tausender**, **zehner**, **p**.

    Was steht, das steht. Niemand sieht dein Blatt, bis die Runde gewertet wird, außer ihr spielt mit offenen Blättern.

## Das Spielblatt

slot-millions = Millionen
    .in = bei den Millionen
slot-hundred-thousands = Hunderttausender
    .in = bei den Hunderttausendern
slot-ten-thousands = Zehntausender
    .in = bei den Zehntausendern
slot-thousands = Tausender
    .in = bei den Tausendern
slot-hundreds = Hunderter
    .in = bei den Hundertern
slot-tens = Zehner
    .in = bei den Zehnern
slot-ones = Einer
    .in = bei den Einern
slot-garbage = Papierkorb
    .in = im Papierkorb
slot-garbage-2 = Papierkorb 2
    .in = im zweiten Papierkorb

## Das Bild

headline = Runde { $round } von { $rounds }
goal-highest = die höchste Zahl gewinnt
goal-lowest = die niedrigste Zahl gewinnt
goal-target = die Zahl, die { $target } am nächsten kommt, gewinnt
rolls = Würfe dieser Runde: { $rolls }
rolls-next = Als Nächstes würfelt { $name }.
still-writing = Noch beim Eintragen: { $names }
still-writing-count = { $count ->
        [one] { $count } Person trägt noch ein.
       *[other] { $count } Personen tragen noch ein.
    }
column-total = Summe
column-round = Runde { $round }

## Was geschah

told-rolled = { $name } würfelt eine { $value }. Places, Please!
told-wrote = { $name } trägt die { $value } { $slot } ein.
told-boards = Die Blätter bis jetzt: { $boards }.
told-round = Runde { $round } wird gewertet:
told-number = { $number } { $name }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
told-rested = { $name } macht Pause.
told-returned = { $name } spielt wieder mit.
told-returns = { $name } spielt ab der nächsten Runde wieder mit.
told-ended = { $rounds ->
        [0] Das Spiel wurde beendet, bevor eine Runde fertig war.
        [one] Das Spiel wurde vorzeitig beendet. Eine Runde zählt.
       *[other] Das Spiel wurde vorzeitig beendet. { $rounds } Runden zählen.
    }
told-over = Das Spiel ist zu Ende.

## Fragen

ask-roll = { $name }, drück Enter zum Würfeln.
ask-reveal = { $name }, drück Enter, um die Zahlen zu zeigen.
ask-write = { $name }, wo trägst du die { $value } ein?
words-roll = würfeln wurf roll
words-write = trage schreibe write
misread-roll = Zuerst wird gewürfelt: Drück Enter.
misread-write = Bitte tippe die Nummer eines freien Feldes.

## Das Ende

won = { $count ->
        [one] { $names } gewinnt mit { $total ->
                [one] { $total } Punkt.
               *[other] { $total } Punkten.
            }
       *[other] { $names } gewinnen gemeinsam mit je { $total ->
                [one] { $total } Punkt.
               *[other] { $total } Punkten.
            }
    }
won-shared = Bei gleich vielen Punkten wird der Sieg geteilt.
won-nobody = Keine Runde wurde fertig, also hat niemand Punkte.

## Optionen

option-rounds = Runden
    .help = 1 bis 12; nach der Spielregel 6.
option-die = Würfel
    .help = Nach der Spielregel ein gewöhnlicher Würfel. Ein zehnseitiger hat die Ziffern 0 bis 9.
option-die-6 = sechs Seiten
option-die-10 = zehn Seiten, 0 bis 9
option-places = Stellen der Zahl
    .help = 3 (ab den Hundertern) bis 7 (ab den Millionen); nach der Spielregel 4.
option-garbage = Papierkörbe
    .help = 0 bis 2; nach der Spielregel 1.
option-goal = Ziel
    .help = Welche Zahlen bringen Punkte?
option-goal-highest = die höchste Zahl
option-goal-lowest = die niedrigste Zahl
option-goal-target = die Zahl, die einer Zielzahl am nächsten kommt
option-target = Zielzahl
    .help = Die Zahl, der ihr nahekommen wollt, wenn das Ziel eine Zielzahl ist. Nur Enter: keine.
    .browser = Die Zahl, der ihr nahekommen wollt.
option-target-none = keine
option-open_boards = Offene Blätter
    .help = Wird das Eingetragene gezeigt, sobald alle eingetragen haben?
option-best_points = Punkte für die beste Zahl
    .help = 1 bis 20; nach der Spielregel 5.
option-second_points = Punkte für die zweitbeste Zahl
    .help = Höchstens so viele wie für die beste; nach der Spielregel 3.
option-third_points = Punkte für die drittbeste Zahl
    .help = Höchstens so viele wie für die zweitbeste; nach der Spielregel 1.
option-lesson = Wie in einer Klasse
    .help = Man kann Pause machen und wiederkommen, und die Zahlen werden erst auf Wunsch gezeigt.

## Die Lösung (thirdplace solve)

solved-title = { $rounds ->
        [one] Places, Please zu zweit, { $rounds } Runde: gelöst
       *[other] Places, Please zu zweit, { $rounds } Runden: gelöst
    }
solved-chances = Die Gewinnchance bei so vielen Runden Vorsprung (ein geteilter Sieg zählt halb):
solved-percent = { $percent } %
solved-lead = +{ $lead }
solved-left = { $left ->
        [one] noch { $left } Runde
       *[other] noch { $left } Runden
    }
solved-expected = So hoch ist die Zahl einer Runde im Schnitt, wenn man nur auf eine möglichst hohe Zahl spielt: { $number }
solved-against = Gegen jemanden, der immer nur auf diese Zahl spielt, gewinnt der Profi { $chance } der Partien.
solved-exploitability = Selbst die beste Gegenstrategie gewinnt gegen den Profi höchstens { $points } Prozentpunkte mehr als die Hälfte aller Partien.

## Wie oft, in Worten für Kinder (Trainer und Stunde)

often-0 = fast nie
often-1 = in etwa 1 von 10 Fällen
often-2 = in etwa 2 von 10 Fällen
often-3 = in etwa 3 von 10 Fällen
often-4 = in etwa 4 von 10 Fällen
often-5 = in etwa 5 von 10 Fällen
often-6 = in etwa 6 von 10 Fällen
often-7 = in etwa 7 von 10 Fällen
often-8 = in etwa 8 von 10 Fällen
often-9 = in etwa 9 von 10 Fällen
often-10 = fast immer
lesson-also = Genauso gut: { $slot }.

## Der Coach

coach-basis-solved = Zu zweit ist dieses Spiel gelöst: Die Chancen sind genau und gelten, wenn ihr beide wie Profis weiterspielt.
coach-basis-experts = Jede Chance ist aus Tausenden zufälligen Würfen geschätzt und gilt, wenn alle wie Profis weiterspielen.
coach-basis-numbers = Jede Chance ist aus Tausenden zufälligen Würfen geschätzt und gilt, wenn alle auf die bestmögliche Zahl spielen.
coach-write = { $slot } eintragen
coach-roll = würfeln
coach-reveal = die Zahlen zeigen
coach-rest = Pause machen
coach-return = wieder mitspielen
coach-end = das Spiel beenden
coach-rolling = Beim Würfeln gibt es nichts zu entscheiden. Deine Gewinnchance: { $chance } %.
coach-only = Für die { $digit } ist nur noch ein Feld frei: { $slot }.
coach-none-better = Etwas Besseres als eine { $digit } kann nicht kommen, und { $slot } ist sie am meisten wert.
coach-take = Die { $digit } { $slot } ist gut. Wenn du dort auf etwas Besseres wartest, kommt es { $often } ({ $rolls ->
        [one] noch ein Wurf
       *[other] noch { $rolls } Würfe
    }).
coach-keep = Mit der { $digit } { $slot } bleibt { $room } Platz für eine { $many ->
        [one] { $better }
       *[other] { $better } oder mehr
    }. { $rolls ->
        [one] Der nächste Wurf bringt
       *[other] Die nächsten { $rolls } Würfe bringen
    } sie { $often }.
coach-keep-low = Mit der { $digit } { $slot } bleibt { $room } Platz für eine { $many ->
        [one] { $better }
       *[other] { $better } oder weniger
    }. { $rolls ->
        [one] Der nächste Wurf bringt
       *[other] Die nächsten { $rolls } Würfe bringen
    } sie { $often }.
coach-throw = { $many ->
        [one] { $many } von { $sides } Seiten des Würfels ist besser als die { $digit }.
       *[other] { $many } von { $sides } Seiten des Würfels sind besser als die { $digit }.
    } Im Papierkorb schadet sie nicht.
coach-throw-more = { $rolls ->
        [one] Der nächste Wurf bringt
       *[other] Die nächsten { $rolls } Würfe bringen
    } { $often } etwas Besseres als die { $digit }. Im Papierkorb lässt sie Platz dafür.
coach-throw-target = Die { $digit } hilft dir nicht, nah an { $target } zu kommen. Im Papierkorb schadet sie nicht.
coach-fits = Auch in der Zielzahl { $target } steht { $slot } eine { $digit }.
coach-near = Am wenigsten schadet die { $digit } { $slot }: Dort steht in der Zielzahl { $target } eine { $wanted }.
coach-won = Den Sieg kann dir niemand mehr nehmen.
coach-lost = Gewinnen kannst du nicht mehr: Spiel auf eine gute Zahl.
coach-copy = Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Vorsprung, und es ist die Schlussrunde. Die gleiche Zahl genügt dir, also trag die Ziffer dort ein, wo dein Gegenüber sie eintragen wird.
coach-differ = Du liegst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zurück, und es ist die Schlussrunde. Die gleiche Zahl nützt dir nichts, also trag die Ziffer dort ein, wo dein Gegenüber sie nicht eintragen wird.
coach-ahead = Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Vorsprung, und { $left ->
        [one] eine Runde ist
       *[other] { $left } Runden sind
    } noch zu spielen. Jetzt kommt es nicht auf die beste Zahl an, sondern darauf, vorn zu bleiben.
coach-behind = Du liegst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zurück, und { $left ->
        [one] eine Runde ist
       *[other] { $left } Runden sind
    } noch zu spielen. Die im Schnitt beste Zahl reicht da nicht, du brauchst eine, die sonst niemand hat.
coach-chance = Deine Gewinnchance: { $chance } %.
coach-numbers = Damit liegt deine Gewinnchance bei { $chance } %, deine Zahl bei etwa { $number }; { $other } wären es { $second } % und { $less }.
coach-numbers-alike = Damit liegt deine Gewinnchance bei { $chance } %, deine Zahl bei etwa { $number }; { $other } ist es genauso gut. Profis machen mal das eine, mal das andere, damit niemand sie durchschaut.
coach-numbers-close = Damit liegt deine Gewinnchance bei { $chance } %, deine Zahl bei etwa { $number }; { $other } ist es genauso gut.
coach-slot-alike = praktisch genauso gut
coach-miss = Damit liegt deine Gewinnchance bei { $chance } %, dein Abstand zur Zielzahl bei etwa { $number }; { $other } wären es { $second } % und { $less }.
coach-miss-alike = Damit liegt deine Gewinnchance bei { $chance } %, dein Abstand zur Zielzahl bei etwa { $number }; { $other } ist es genauso gut.
coach-miss-close = Damit liegt deine Gewinnchance bei { $chance } %, dein Abstand zur Zielzahl bei etwa { $number }; { $other } ist es genauso gut.

# What a class is shown when ranks are hidden, and the teacher's own screen.

please-class-revealed = Die Runde ist aufgedeckt.
please-class-thanks = Deine eigenen Punkte stehen auf deinem Handy.
please-class-own-result = Das ist dein eigenes Ergebnis.
please-class-own-only = Das eigene Ergebnis steht auf dem eigenen Handy.
please-class-times = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
please-class-desk = Dein Bildschirm
please-class-desk-shown = Die Klasse sieht: { $step }
please-class-desk-standing = Der Stand von allen (das siehst nur du)
