### Places, Please am Tisch: was zu sehen ist, gefragt und erzählt wird.

title = Places, Please
summary = fünf Würfe, eine Zahl, die höchste gewinnt
players-own = 2–6 Personen, eine Klasse bis 60
help =
    - **Enter** würfelt, wenn du mit Würfeln dran bist.
    - Die **Nummer** über einem Feld trägt die Ziffer dort ein: **1** ist ganz links. Auch der Name oder sein Anfang genügt: **tausender**, **zehner**, **p**.

    Was steht, das steht. Niemand sieht dein Blatt, bis die Runde gewertet wird.

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
told-over = Das Spiel ist zu Ende.

## Fragen

ask-roll = { $name }, drück Enter zum Würfeln.
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

## Optionen

option-rounds = Runden
    .help = 1 bis 12; nach der Spielregel 6.
option-die = Würfel
    .help = Die Spielregel nimmt einen gewöhnlichen Würfel. Zehn Seiten bringen die Ziffern 0 bis 9.
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
option-target-none = keine
option-open_boards = Offene Blätter
    .help = Wird das Eingetragene gezeigt, sobald alle eingetragen haben?

## Die Lösung (thirdplace solve)

solved-title = Places, Please zu zweit, sechs Runden: gelöst
solved-chances = Die Chance zu gewinnen, wenn man so viele Runden vorn liegt (ein geteilter Sieg zählt halb):
solved-percent = { $percent } %
solved-lead = +{ $lead }
solved-left = { $left ->
        [one] noch { $left } Runde
       *[other] noch { $left } Runden
    }
solved-expected = Die größte Zahl, die man von einer Runde erwarten kann: { $number }
solved-against = Gegen jemanden, der immer auf diese Zahl spielt, gewinnt die Expertin { $chance } der Partien.
solved-exploitability = Selbst die beste Gegenstrategie gewinnt gegen sie nur { $exploitability } mehr als die Hälfte aller Partien.
