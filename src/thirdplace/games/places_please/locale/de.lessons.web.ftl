### Was liest, wer Places, Please lernt: das Spiel auf einen Blick, und was die Lektion sagt.

glance-1 = Jemand würfelt, sagt die Ziffer an und ruft: „Places, Please!“
glance-2 = Alle tragen sie auf dem eigenen Blatt in ein Feld ein: Tausender, Hunderter, Zehner oder Einer.
glance-3 = Eine der fünf Ziffern kommt in den Papierkorb. Was steht, das steht.
glance-4 = Nach fünf Würfen haben alle eine Zahl. Die höchste bringt 5 Punkte, die nächste 3, die dritte 1.
glance-5 = Wer nach sechs Runden die meisten Punkte hat, gewinnt.

lesson-please-five = Fünf Würfe
    .text = Eine Runde gegen Ben. Nimm Noras Platz ein, trag jeden Wurf ein, wo du willst, und erfahre, was sie gemacht hat und warum.
lesson-please-five-goal = Du sitzt auf Noras Platz, und Ben spielt gegen dich. Fünf Würfe, vier Stellen und ein Papierkorb. Dein Ziel: die höhere Zahl. Eintragen darfst du überall.
lesson-please-five-roll = Du beginnst: Würfle.
    .hint = Würfle zuerst.
lesson-please-five-first = Eine 4: weder hoch noch niedrig. Was kann noch kommen? Tippe auf ein Feld.
    .done = Zu den Hundertern, wie Nora im Beispiel. Die Tausender bleiben frei für eine 5 oder 6.
    .other = Deine 4 steht { $slot }. Nora nahm die Hunderter und hielt die Tausender frei für eine 5 oder 6. Mal sehen!
lesson-please-five-second = Ben würfelt eine 1, weniger geht nicht. Wo schadet sie am wenigsten?
    .done = Weg damit, wie Nora im Beispiel. In den Papierkorb passt nur eine Ziffer, aber einen schlechteren Wurf gibt es nicht.
    .other = Deine 1 steht { $slot }. Nora warf sie in den Papierkorb: Einen schlechteren Wurf gibt es nicht.
lesson-please-five-reroll = Du würfelst wieder.
    .hint = Würfle zuerst.
lesson-please-five-third = Eine 6, besser geht es nicht!
    .done = Zu den Tausendern, wie Nora im Beispiel: Die erste Ziffer entscheidet fast alles.
    .other = Deine 6 steht { $slot }. Nora trug sie bei den Tausendern ein: Dort ist sie sechstausend wert.
lesson-please-five-fourth = Ben würfelt eine 2. Irgendwohin muss sie.
    .done = Zu den Einern, wie Nora im Beispiel: Dort kostet eine kleine Ziffer am wenigsten.
    .other = Deine 2 steht { $slot }. Nora wählte die Einer: Dort kostet eine kleine Ziffer am wenigsten.
lesson-please-five-fifth = Eine 5, und ein Feld ist noch frei.
    .done = Das macht 6452, Noras Zahl. Jetzt werden die Blätter verglichen.
    .other = Fertig. Nora hatte aus diesen Würfen 6452 gemacht. Jetzt werden die Blätter verglichen.
lesson-please-five-end = Ben hat 4651. Am besten wäre 6542 gewesen, aber niemand weiß, was gewürfelt wird. Die höchste Zahl bringt 5 Punkte, die nächste 3.
lesson-please-five-learned =
    - Jeder Wurf wird vor dem nächsten eingetragen und bleibt, wo er ist.
    - Je weiter links, desto mehr ist eine Ziffer wert.
    - Der Papierkorb ist für einen schlechten Wurf da.
    - Die höchste Zahl bringt 5 Punkte, die nächste 3, die dritte 1. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
