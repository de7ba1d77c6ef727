### Places, Please: die Regelseite, in unseren eigenen Worten.

rules-goal = Worum es geht
    .text =
    Ein Würfel, fünf Würfe, eine vierstellige Zahl. Alle arbeiten mit denselben Würfen, aber jede und jeder entscheidet allein, an welche Stelle eine Ziffer kommt. Die Kunst ist, eine möglichst hohe Zahl zu bilden, ohne zu wissen, was der Würfel als Nächstes bringt. Spielen könnt ihr zu zweit bis zu sechst und sogar mit einer ganzen Klasse.

rules-components = Was ihr braucht
    .text =
    - einen gewöhnlichen Würfel
    - für jede Person ein Spielblatt
    - etwas zum Schreiben
    - einen Punkteblock

    An einem Tisch von thirdplace ist das alles schon da. Wollt ihr lieber auf Papier spielen, druckt Spielblätter und Punkteblock aus (unter „Drucken“ auf der Website oder mit `thirdplace print places-please`) oder zeichnet sie in einer Minute selbst.

rules-board = Das Spielblatt
    .text =
    In jeder Runde hast du eine neue Reihe mit fünf Feldern. Von links nach rechts:

    - **Tausender**, **Hunderter**, **Zehner** und **Einer** ergeben zusammen deine Zahl. Eine 6 bei den Tausendern ist 6000 wert, eine 6 bei den Einern nur 6.
    - **Der Papierkorb** zählt nichts. Hier wirst du eine Ziffer los, die du nicht haben willst.

rules-rolling = Wer würfelt?
    .text =
    Eine Runde hat fünf Würfe. Die erste Person würfelt, sagt die Ziffer an und ruft: „Places, Please!“ Wenn alle sie eingetragen haben, macht die nächste Person im Uhrzeigersinn den zweiten Wurf, und so weiter, bis es fünf waren. Seid ihr weniger als fünf, geht es einfach reihum weiter; seid ihr sechs, würfelt in jeder Runde eine Person nicht.

rules-writing = Eintragen
    .text =
    Nach jedem Wurf tragen alle die Ziffer bei sich in ein beliebiges freies Feld ein: an eine der vier Stellen oder in den Papierkorb. Was steht, das steht, also überleg vorher. Der nächste Wurf kommt erst, wenn alle eingetragen haben.

    Nach dem fünften Wurf sind alle Felder voll: Du hast eine vierstellige Zahl und eine Ziffer im Papierkorb.

rules-secret = Nicht abgucken
    .text =
    Bis zur Wertung der Runde sieht niemand dein Blatt. Wollt ihr einander gern zuschauen, wählt `open_boards`: Dann wird das Eingetragene gezeigt, sobald alle eingetragen haben.

rules-scoring = Eine Runde werten
    .text =
    Vergleicht eure Zahlen:

    - Die höchste Zahl bringt 5 Punkte.
    - Die zweithöchste Zahl bringt 3 Punkte.
    - Die dritthöchste Zahl bringt 1 Punkt.

    Gleiche Zahlen bringen gleich viele Punkte und belegen zusammen nur einen Rang: Haben zwei von euch die höchste Zahl, bekommen beide 5 Punkte, und die nächste Zahl darunter bringt trotzdem 3. Tragt die Punkte in den Punkteblock ein.

rules-next-round = Die nächste Runde
    .text =
    Alle nehmen eine neue Reihe. Der Anfang wandert um einen Platz weiter: Den ersten Wurf der nächsten Runde macht, wer links neben der Person sitzt, die diese Runde begonnen hat.

rules-winning = Wer gewinnt
    .text =
    Zählt nach sechs Runden eure Punkte zusammen. Wer die meisten hat, gewinnt. Liegen mehrere mit gleich vielen Punkten vorn, teilen sie sich den Sieg.

rules-options = Optionen für den Unterricht
    .text =
    Wenn ihr nichts ändert, spielt ihr genau nach der Spielregel. Für den Unterricht könnt ihr manches anders einstellen:

    - **Anzahl der Runden** (`rounds`): 1 bis 12, normalerweise 6.
    - **Würfel** (`die`): mit 6 Seiten (wie üblich) oder mit 10 Seiten für die Ziffern 0 bis 9. Eine Zahl darf dann mit 0 beginnen; 0423 ist einfach 423.
    - **Anzahl der Stellen** (`places`): 3 bis 7, normalerweise 4. Bei drei beginnt die Zahl mit den Hundertern; bei fünf, sechs und sieben kommen Zehntausender, Hunderttausender und Millionen dazu.
    - **Papierkörbe** (`garbage`): keiner, 1 (wie üblich) oder 2.
    - **Ziel** (`goal`): wie üblich die höchste Zahl (`highest`), die niedrigste (`lowest`) oder die Zahl, die am nächsten an einer vorher festgelegten liegt (`target`). Die Punkte gehen dann an die drei Zahlen, die in diesem Sinn die besten sind.
    - **Offene Blätter** (`open_boards`): aus (wie üblich) oder an.

    Eine Runde hat immer so viele Würfe, wie ein Blatt Felder hat: Vier Stellen und ein Papierkorb ergeben fünf Würfe.

rules-class = Klassenmodus
    .text =
    An einem Tisch können bis zu 60 Leute sitzen, alle mit eigenem Blatt. Es würfelt, wer die Klasse leitet. Sonst bleiben die Regeln dieselben: ein Wurf für alle, alle tragen ein, und die drei besten Zahlen der Klasse bringen 5 Punkte, 3 Punkte und 1 Punkt. Wer eine dieser Zahlen hat, bekommt die Punkte dafür; in einer großen Klasse gilt der Applaus also oft vielen.

example-five-rolls = Fünf Würfe, zwei Blätter
    .text =
    Nora und Ben spielen zu zweit. Nora beginnt die Runde und würfelt deshalb beim ersten, dritten und fünften Mal, Ben beim zweiten und vierten. Der Würfel zeigt 4, 1, 6, 2, 5.

    - **4:** Nora hofft auf Besseres und trägt sie bei den Hundertern ein. Ben setzt sie gleich zu den Tausendern.
    - **1:** Nora wirft sie weg. Ben trägt sie bei den Einern ein und hält sich den Papierkorb frei.
    - **6:** Nora hat die Tausender frei gelassen, und genau dort kommt sie hin. Bens Tausender sind besetzt, mehr als die Hunderter sind nicht drin.
    - **2:** Nora trägt sie bei den Einern ein. Ben wirft sie weg.
    - **5:** Beide haben nur noch die Zehner frei.

    Noras Zahl ist 6452, die 1 liegt im Papierkorb. Bens Zahl ist 4651, bei ihm liegt die 2 im Papierkorb. Nora bekommt 5 Punkte, Ben 3. Hätte Ida mitgespielt und ebenfalls 6452 gebildet, bekämen sie und Nora beide 5 Punkte und Ben trotzdem 3.

    Im Nachhinein wäre 6542 die beste Zahl gewesen. Aber im Nachhinein würfelt niemand. Die nächste Runde beginnt Ben.

ruling-PP1 = Wer würfelt wann?
    .text = Eine Runde hat fünf Würfe. Der erste Platz beginnt die erste Runde, der zweite die nächste und so weiter um den Tisch. Innerhalb einer Runde wandert der Würfel nach jedem Wurf im Uhrzeigersinn weiter; seid ihr weniger als fünf, geht er mehr als einmal herum.
ruling-PP2 = Wer sieht was?
    .text = Alle tragen ein, bevor wieder gewürfelt wird. Die Blätter bleiben geheim, bis die Runde gewertet wird. Mit `open_boards` wird das Eingetragene gezeigt, sobald alle eingetragen haben.
ruling-PP3 = Wo darf ich eintragen, und darf ich es mir anders überlegen?
    .text = In jedes freie Feld: Tausender, Hunderter, Zehner, Einer oder Papierkorb. Was eingetragen ist, bleibt.
ruling-PP4 = Was ist, wenn zwei Zahlen gleich sind?
    .text = Gleiche Zahlen bringen gleich viele Punkte und belegen zusammen einen Rang. Liegen zwei gemeinsam vorn, bekommen beide 5, und die nächste Zahl bringt 3. Die dritthöchste Zahl bringt 1.
ruling-PP5 = Wer gewinnt das Spiel?
    .text = Wer nach sechs Runden die meisten Punkte hat. Bei gleich vielen Punkten wird der Sieg geteilt.
ruling-PP6 = Was kann eine Lehrkraft einstellen?
    .text = Die Anzahl der Runden (`rounds`, 1 bis 12), den Würfel (`die`, 6 oder 10 Seiten; der mit 10 hat die Ziffern 0 bis 9), die Anzahl der Stellen (`places`, 3 bis 7, also bis zu den Millionen), die Papierkörbe (`garbage`, 0 bis 2) und das Ziel (`goal`: `highest` für die höchste Zahl, `lowest` für die niedrigste oder `target` mit einer Zahl, der ihr möglichst nahe kommen sollt). Wenn ihr nichts ändert, gilt die Spielregel.
ruling-PP7 = Gelten im Klassenmodus andere Regeln?
    .text = Nein, es gibt nur mehr Plätze, bis zu 60, und es würfelt, wer die Klasse leitet. Punkte bringen die drei besten Zahlen, genau wie am kleinen Tisch, und gleiche Zahlen bringen gleich viele (siehe PP4).
ruling-PP8 = Kann eine Stunde früher enden?
    .text = Ja. Wer die Stunde leitet, kann sie jederzeit beenden. Die fertigen Runden zählen, und die Punkte bis dahin ergeben den Endstand. Die Runde, die nicht fertig ist, zählt nicht, was auch immer schon eingetragen wurde. Ist noch keine Runde fertig, gewinnt niemand.
ruling-PP9 = Was ist, wenn jemand noch nicht eingetragen hat und die Klasse weitermacht?
    .text = Dann kommt die Ziffer in einen freien Papierkorb. Gibt es keinen, kommt sie an die kleinste freie Stelle: zu den Einern, dann zu den Zehnern und so weiter. Dort ändert sie die Zahl am wenigsten, ob nun die höchste Zahl gewinnt, die niedrigste oder die, die der Zielzahl am nächsten kommt. Genauso ist es, wenn die Bedenkzeit abläuft.

tip-left-first = Zahlen vergleicht man von links. Eins mehr bei den Tausendern schlägt alles, was rechts davon stehen kann.
tip-no-six = Warte nicht ewig auf eine 6: In etwa zwei von fünf Runden kommt bei fünf Würfen gar keine.
tip-last-space = Der letzte Wurf muss dorthin, wo noch Platz ist. Sorg dafür, dass dein letztes freies Feld eines ist, auf das es kaum ankommt: die Einer oder der Papierkorb.
tip-garbage = Ein voller Papierkorb kennt keine Gnade. Wirfst du gleich eine 2 weg, muss die nächste 1 in deine Zahl.
tip-behind = Liegst du weit zurück, dann wag etwas: Lass die Tausender noch ein wenig frei. Liegst du vorn, reicht oft auch der zweite Rang mit 3 Punkten.

credits =
    Die Spielregel von „Places, Please“, nach der wir gearbeitet haben, nennt niemanden, der das Spiel erfunden hat. Wer immer du bist: danke für die Idee.

    thirdplace ist eine unabhängige Umsetzung und steht mit denen, die das Spiel erfunden oder veröffentlicht haben, in keiner Verbindung. Diese Texte sind unsere eigenen.
