### Was liest, wer PLACES Bid lernt: das Spiel auf einen Blick, und was die Lektionen sagen.

glance-1 = Alle haben 15 Wertmarken und ein geheimes Projekt: eine Kategorie, deren Gebäude je 5 Punkte extra bringen.
glance-2 = In jeder Runde liegen ein paar Gebäude aus. Biete höher als das letzte Gebot oder passe.
glance-3 = Wer am höchsten bietet, wählt zuerst und zahlt das ganze Gebot. Danach wählen die anderen Bietenden und zahlen die Hälfte ihres eigenen Gebots.
glance-4 = Wer passt, ohne geboten zu haben, nimmt 5 Wertmarken. Wer geboten hat und leer ausgeht, bekommt 2.
glance-5 = Schluss ist, wenn jemand alle sechs Buchstaben von PLACES hat oder die Karten zu Ende sind.
glance-6 = Gebäude, Projekt, Wertmarken und 10 für alle sechs Buchstaben: Wer die meisten Punkte hat, gewinnt.

lesson-bid-all = Beispiel 1: Alle bieten
    .text = Pierre, Lizzi, Clara und Hakeem bieten um drei Gebäude. Nimm Hakeems Platz ein: Wie bekommst du ein gutes zum halben Preis?
lesson-bid-all-goal = Du bist Hakeem und bietest an vierter Stelle. Drei Gebäude liegen aus, alle haben 15 Wertmarken. Dein Ziel: ein gutes Gebäude für wenig Geld.
lesson-bid-all-raise = Pierre, Lizzi und Clara haben 3, 4 und 5 geboten. Bleib dabei: Biete 6, das ist das Mindeste.
    .hint = Dafür ist später noch Zeit. Um dabeizubleiben, musst du nur die 5 überbieten: Biete 6.
    .done = 6, genau wie Hakeem. Kleine Schritte halten den Preis niedrig. Jetzt sind die anderen dran.
lesson-bid-all-again = Pierre und Clara sind draußen, Lizzi sagt 7. Geh auf 8.
    .hint = Lizzi hat 7 gesagt, also genügt 8. Biete 8.
    .done = 8, wie im Beispiel. Denk daran: Das zweithöchste Gebot kostet nur die Hälfte, und die Hälfte von 8 ist 4.
lesson-bid-all-pass = Lizzi sagt 9. Jetzt ist die zweite Wahl ein Schnäppchen: Du bekommst ein Gebäude für die Hälfte deiner 8. Passe.
    .hint = Das ginge, aber die erste Wahl kostet dich 10 oder mehr, die zweite nur 4. Passe dieses Mal.
    .done = Du bist draußen, aber deine 8 zählt noch: Du wählst an zweiter Stelle und zahlst 4.
lesson-bid-all-first = Wer am höchsten geboten hat, wählt zuerst und zahlt alles: Lizzi nimmt das Rathaus für 9.
lesson-bid-all-choose = Du wählst. Der Vergnügungspark bringt 19, und Play ist dein geheimes Projekt: noch 5 dazu. Nimm ihn.
    .hint = Das Hotel bringt 14 Punkte. Der Vergnügungspark bringt 19 und noch 5 für dein Projekt.
    .done = Er gehört dir, für 4. Clara bekommt das Hotel für 3: die Hälfte ihrer 5, aufgerundet.
lesson-bid-all-end = Für Pierre ist nichts mehr da. Er hat geboten, also bekommt er 2 Wertmarken. Lizzi hat am höchsten geboten und beginnt die nächste Runde.
lesson-bid-all-learned =
    - Biete höher als das letzte Gebot oder passe. Wer passt, ist bis zur nächsten Runde draußen.
    - Wer am höchsten bietet, wählt zuerst und zahlt das ganze Gebot.
    - Danach wählen die anderen Bietenden, das höhere Gebot zuerst, und zahlen die Hälfte, aufgerundet.
    - Wer geboten hat und kein Gebäude mehr findet, bekommt 2 Wertmarken.

lesson-bid-early = Beispiel 2: Früh ausgestiegen
    .text = Pierre und Clara passen sofort und nehmen je 5 Wertmarken. Nimm Lizzis Platz ein und finde heraus, wie wenig das Rathaus kosten kann.
lesson-bid-early-goal = Du bist Lizzi. Dieselben drei Gebäude, aber diesmal halten sich zwei heraus. Dein Ziel: das Rathaus, so billig wie möglich.
lesson-bid-early-early = Pierre ist zuerst dran und passt sofort. Das bringt ihm 5 Wertmarken, aber in dieser Runde kein Gebäude.
lesson-bid-early-open = Du bist dran, und noch hat niemand geboten. Beginne mit 3.
    .hint = Auch möglich, aber das Beispiel beginnt mit 3: nicht zu wenig und nicht zu viel.
    .done = 3 für den Anfang. Mal sehen, wer mehr will.
lesson-bid-early-over = Clara passt für 5 Wertmarken, Hakeem sagt 5. Gleich viel zu bieten ist nicht erlaubt: Biete 6.
    .hint = Du willst doch das Rathaus. Hakeem hat 5 gesagt, also ist 6 das Mindeste.
    .done = 6. Nur noch Hakeem und du, und drei Gebäude: Ihr bekommt beide eines. Die Frage ist, wer zuerst wählt.
lesson-bid-early-last = Hakeem sagt 7. Das Rathaus bringt 21, und Community ist dein Projekt. Geh auf 8.
    .hint = Du bist wegen des Rathauses hier: 21 Punkte und 5 für dein Projekt. Das ist ein Gebot von 8 wert.
    .done = 8. Das ist Hakeem zu viel.
lesson-bid-early-choose = Du hast am höchsten geboten, also wählst du zuerst. Nimm das Rathaus.
    .hint = Man darf jede Karte nehmen. Aber das Rathaus ist am meisten wert, und es passt zu deinem Projekt.
    .done = Das Rathaus kostet dich die ganzen 8. Hakeem zahlt 4 für den Vergnügungspark: die Hälfte von 7, aufgerundet.
lesson-bid-early-end = Das Hotel nimmt niemand: Es wird weggelegt. Pierre und Clara haben jetzt je 20 Wertmarken. Nimm dich in der nächsten Runde vor ihnen in Acht!
lesson-bid-early-learned =
    - Wer passt, ohne geboten zu haben, bekommt sofort 5 Wertmarken, aber kein Gebäude.
    - Ein Gebot muss höher sein als das letzte; gleich viel genügt nicht.
    - Gebäude, die niemand nimmt, werden weggelegt.
    - Auch Wertmarken sind Punkte: Sparen kann ein Plan sein.
