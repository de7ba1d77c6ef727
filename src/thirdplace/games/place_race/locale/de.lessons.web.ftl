### Was liest, wer Place Race NZ lernt: das Spiel auf einen Blick, und was die Lektionen sagen.

glance-1 = Ihr seid ein Team: Alle gewinnen, oder alle verlieren. Jede Karte nennt einen Ort und ein Jahr. Tagkarten liegen offen, Spätkarten zunächst verdeckt.
glance-2 = Wählt Städte als Startorte und tauscht Karten, eine gegen eine: am selben Ort oder an Nachbarorten.
glance-3 = Die Uhr läuft, die Jahre vergehen. Wer dran ist, zieht entlang einer Linie, setzt aus oder gibt eine Karte ab.
glance-4 = Eine Karte wird an ihrem Ort abgegeben, genau in ihrem Jahr. Ein Jahr zu spät, und alle haben verloren.
glance-5 = Sind alle Tagkarten erledigt, werden die Spätkarten aufgedeckt (zu zweit gibt es keine). Ist alles abgegeben, habt ihr gewonnen.

lesson-race-first = Ein kurzes Rennen
    .text = Du und Ben, ihr habt je eine Karte. Wähle einen Startort, zieh, warte auf das richtige Jahr und gib deine Karte ab. Die Uhr wartet, solange du liest.
lesson-race-first-goal = Du bist Aroha, und Ben gehört zu deinem Team. Dein Ziel: im Jahr 1840 in Waitangi stehen und dort deine Karte abgeben. In dieser Lektion wartet die Uhr auf dich.
lesson-race-first-start = Wähle eine Stadt als Startort, einen roten Kreis. Whangārei liegt gleich neben Waitangi: Starte dort.
    .hint = Von dort ist es weiter. Whangārei ist einen Schritt von Waitangi entfernt: Starte dort.
    .done = Ein guter Startort. Ändern kannst du ihn, bis die Uhr läuft oder du eine Karte tauschst.
lesson-race-first-ready = Ben startet in Auckland und ist bereit. Sag, dass auch du bereit bist.
    .hint = Dein Startort ist gut so. Sag, dass du bereit bist.
    .done = Es ist 1837. Wer die früheste Karte hat, beginnt; zwei sind 1840 fällig, und der Ort auf deiner liegt weiter nördlich.
lesson-race-first-move = Du bist dran: Zieh entlang der Linie nach Waitangi.
    .hint = Waitangi liegt einen Schritt nördlich von dir: Zieh dorthin.
    .done = Ein Schritt ist ein ganzer Zug. Ben ist dran; er ist schon dort, wo er sein muss, also setzt er aus.
lesson-race-first-skip = Du bist da, aber es ist erst 1837, und eine Karte zählt nur in ihrem Jahr. Setz aus.
    .hint = Bleib hier: 1840 wirst du in Waitangi gebraucht. Setz aus.
    .done = Auch Aussetzen ist ein Zug. Ben setzt ebenfalls aus.
lesson-race-first-years = Jetzt heißt es warten auf 1840. Lass die Uhr laufen.
lesson-race-first-turn-in = Es ist 1840! Gib Waitangi ab.
    .hint = Jetzt ist es so weit: Gib Waitangi ab, bevor das Jahr vorbei ist.
    .done = Du warst dabei, als es geschah. Ben gibt Auckland ab, fällig im selben Jahr.
lesson-race-first-end = Alle Karten sind abgegeben: Ihr habt zusammen gewonnen! In einem echten Rennen wartet die Uhr auf niemanden.
lesson-race-first-learned =
    - Gestartet wird in einer Stadt, einem roten Kreis; mehrere dürfen dieselbe nehmen.
    - Ein Zug ist ein Schritt entlang einer Linie, Aussetzen oder das Abgeben einer Karte.
    - Eine Karte zählt an ihrem Ort und genau in ihrem Jahr.
    - Wird eine Karte verpasst, verlieren alle. Sind alle abgegeben, gewinnen alle.

lesson-race-trading = Ein Startort, der einen Tausch möglich macht
    .text = Aroha kann nicht in Waitangi sein und drei Jahre später in St Arnaud. Nimm ihren Platz ein und finde den Startort, der einen Tausch möglich macht.
lesson-race-trading-goal = Du bist Aroha. Du hast Waitangi 1840 und St Arnaud 1843: zu weit auseinander für eine Person. Dein Ziel: eine davon loswerden.
lesson-race-trading-start = Ben ist in Palmerston North. Er hat mit Clara getauscht und kann seinen Startort nicht mehr ändern. Tauschen könnt ihr nur am selben Ort oder an Nachbarorten: Wähle eine Stadt mit einer Linie zu seiner.
    .hint = Von dort kannst du nicht mit Ben tauschen, oder es ist weiter nach Waitangi. Starte in Napier.
    .done = Napier: weiter weg von Waitangi, aber neben Ben. Das ist der Preis für den Tausch.
lesson-race-trading-offer = Drück auf „Tauschen“. Biete Ben St Arnaud 1843 an und bitte um sein Parihaka 1881.
    .hint = Eine Karte gegen eine: Du gibst St Arnaud 1843, Ben gibt Parihaka 1881.
    .done = Ben nimmt an: Er schafft es rechtzeitig nach St Arnaud. Eine getauschte Karte kann nicht noch einmal getauscht werden.
lesson-race-trading-ready = Der Plan steht, die anderen sind bereit. Sag, dass du es auch bist.
    .hint = Der Tausch hat deinen Startort festgelegt. Sag, dass du bereit bist.
lesson-race-trading-north = Nach Waitangi: Taupō, Hamilton, Auckland, Whangārei, dann bist du da. Zieh nach Taupō.
    .hint = Der Weg führt nach Norden. Zuerst nach Taupō.
lesson-race-trading-on = Weiter nach Norden. Auf den Knöpfen steht, wie viele Schritte es noch sind.
    .hint = Der kürzeste Weg: Taupō, Hamilton, Auckland, Whangārei, Waitangi. Nimm den nächsten Ort.
lesson-race-trading-there = Noch ein Schritt: Waitangi.
    .hint = Noch ein Schritt nach Norden: Waitangi.
    .done = Du bist da. Ben ist inzwischen in St Arnaud, und niemand steht im Weg.
lesson-race-trading-years = Ihr seid beide rechtzeitig da. Lass die Uhr bis 1840 laufen.
lesson-race-trading-turn-in = 1840! Gib Waitangi ab.
    .hint = Jetzt ist es so weit: Gib Waitangi ab.
    .done = Geschafft. Bleiben drei Jahre für St Arnaud, und die Karte hat jetzt Ben.
lesson-race-trading-ben = Du wärst nie rechtzeitig dort gewesen. Lass die Uhr bis 1843 laufen.
lesson-race-trading-end = Ben hat St Arnaud abgegeben. Ein Tausch hat das Unmögliche möglich gemacht, und ein Startort den Tausch.
lesson-race-trading-learned =
    - Sucht vor dem Start nach Karten, die jemand von euch nicht rechtzeitig abgeben kann.
    - Getauscht wird eine Karte gegen eine, am selben Ort oder an Nachbarorten, jederzeit; es kostet keinen Zug.
    - Jede Karte darf nur einmal getauscht werden, und ein Tausch legt beide Startorte fest.
    - Im Rennen darf niemand an einen Ort ziehen, an dem schon jemand steht: Haltet die Wege frei.
