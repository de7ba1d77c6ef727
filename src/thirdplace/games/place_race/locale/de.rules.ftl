### Place Race NZ: die Regelseite, in unseren eigenen Worten.

rules-goal = Worum es geht
    .text =
    Ihr reist durch die Geschichte von Aotearoa Neuseeland. Jede eurer Karten erzählt von einem Augenblick seiner wirklichen Geschichte: an einem Ort, in einem Jahr. Eine Uhr zählt die Jahre, und zwar schnell. Wer eine Karte hat, muss an ihrem Ort stehen, wenn ihr Jahr gekommen ist.

    Ihr spielt zu zweit, zu dritt oder zu viert, und zwar alle auf derselben Seite. Erlebt ihr jedes Ereignis auf jeder Karte mit, habt ihr alle gewonnen. Verpasst ihr auch nur eines, habt ihr alle verloren.

rules-board = Der Spielplan
    .text =
    Der Spielplan zeigt 44 wirkliche Orte und 74 Linien zwischen ihnen. Fast alle Linien sind Straßen; zwei sind Fähren, eine über die Cookstraße und eine über die Foveauxstraße. Eine Fähre ist eine Linie wie jede andere, und jede Linie ist ein Schritt, so weit die Fahrt auch sein mag.

    Orte, zwischen denen eine Linie verläuft, sind **Nachbarn**. Das Wort braucht ihr beim Ziehen und beim Tauschen.

    Dreizehn Orte sind **rote Kreise**: Städte mit mindestens 50.000 Menschen. (Nicht jede Stadt dieser Größe ist auf dem Spielplan.) Hier beginnen eure Reisen. Sobald die Uhr läuft, ist ein roter Kreis ein Ort wie alle anderen.

rules-cards = Karten und Kartensätze
    .text =
    Auf einer Karte stehen ein Ort, ein Jahr und das Ereignis, das ihr miterlebt. Mit Ort und Jahr plant ihr; das Ereignis ist der Grund, dort zu sein.

    Ein Kartensatz hat 20 Karten von zweierlei Art:

    - 16 **Tagkarten**, die euch die meiste Zeit beschäftigen
    - 4 **Spätkarten**, die zuletzt kommen: Jede hat ein späteres Jahr als alle Tagkarten ihres Satzes

    Ihr erkennt sie an der Rückseite: Unsere zeigen Sonne oder Mond; bei den Karten aus der Schachtel sind Tagkarten blau, Spätkarten orange und schwarz.

    Es gibt zwei Kartensätze mit verschiedenen Ereignissen, den Standard-Kartensatz und den zweiten Kartensatz. Ihr spielt immer nur mit einem davon.

rules-open = Wer was sieht
    .text =
    Tagkarten liegen offen. Alle können jede davon sehen, und ihr dürft über alles reden.

    Spätkarten liegen verdeckt, und niemand schaut sie an, auch nicht, wer sie bekommen hat. Aufgedeckt werden sie erst, wenn die letzte Tagkarte des ganzen Teams erledigt ist. Weil ihre Jahre die spätesten sind, könnt ihr keine Spätkarte verpassen, solange sie noch verdeckt ist.

    Karten, die nicht ausgeteilt wurden, spielen nicht mit, und niemand schaut sie an.

rules-setup = Vorbereitung
    .text =
    Legt den Spielplan so hin, dass alle ihn erreichen. Alle suchen sich eine Figur aus und behalten sie das ganze Spiel über. Mischt die Tagkarten und die Spätkarten getrennt und teilt aus:

    - **Zu zweit:** je 6 Tagkarten, keine Spätkarten
    - **Zu dritt oder zu viert:** je 4 Tagkarten und 1 Spätkarte

    Das sind die empfohlenen Zahlen; ändert sie, wenn ihr mögt. Legt den Rest ungesehen beiseite. Leg deine Tagkarten offen vor dich hin und deine Spätkarte verdeckt. Deine Tagkarten liest du am leichtesten, wenn sie nach Jahren geordnet liegen.

    Dann wird geplant. Ihr habt Zeit: Die Uhr steht still, bis alle bereit sind. Wählt eure Startorte, sucht nach Karten, die nicht zusammenpassen, und tauscht.

rules-timer = Der Timer am echten Tisch
    .text =
    Liegen Spielplan und Karten auf dem Tisch, braucht ihr etwas, das die Jahre zählt: irgendein Gerät, mit dem sich eine Website öffnen lässt, ob Handy, Tablet oder Computer. Stellt es so hin, dass alle es sehen, und legt fest, wie viele Sekunden ein Jahr dauert.

    Die Autoren des Spiels haben einen Timer unter [tutahinz.github.io/play](https://tutahinz.github.io/play/); dorthin führt auch der QR-Code auf der Rückseite der Schachtel. Unserer heißt „Der Timer für Place Race NZ“ und steht auf der Startseite von thirdplace: Er kennt das empfohlene Tempo, sagt auf Wunsch die Jahre an, und mehrere Geräte können ihn gemeinsam nutzen.

rules-starts = Den Startort wählen
    .text =
    Alle wählen für ihre Figur einen der roten Kreise. Mehrere von euch dürfen denselben nehmen.

    Du darfst dich umentscheiden, sooft du willst, bis du zum ersten Mal tauschst: Ein Tausch legt die Startorte der beiden Beteiligten fest. Wenn du beim Planen nicht tauschst, kannst du noch wechseln, bis die Uhr losläuft.

    Die Stadt, die deiner frühesten Karte am nächsten liegt, ist oft eine gute Wahl, aber nicht immer: Wo du stehst, entscheidet auch darüber, mit wem du tauschen kannst.

rules-trading = Tauschen
    .text =
    Zwei von euch tauschen Karten: eine gegen eine und nur, wenn beide wollen. Verschenken könnt ihr keine Karte. Die Bedingungen:

    - **Nah beieinander.** Ihr steht an benachbarten Orten oder am selben Ort. Solange ihr noch plant, zählen die gewählten Startorte.
    - **Nur Tagkarten.** Spätkarten werden nie getauscht, weder verdeckt noch offen.
    - **Jede Karte nur einmal.** Eine getauschte Karte bleibt für den Rest des Spiels, wo sie ist. Keine der beiden Karten darf also schon einmal getauscht worden sein.
    - **Noch nicht erledigt.** Eine abgegebene Karte ist aus dem Spiel.

    Tauschen ist ein großer Teil des Spiels und kann aus aussichtslosen Karten gute machen; dass ihr schon vor dem Start der Uhr tauscht, gehört dazu. Tauschen könnt ihr, sooft eure Karten es hergeben: beim Planen und während des Rennens, ganz gleich, wer am Zug ist. Ein Tausch kostet keinen Zug.

    Biete dazu eine deiner Karten gegen eine Karte von jemandem aus deinem Team an. Diese Person nimmt an oder lehnt ab; bis dahin kannst du dein Angebot zurückziehen. Es zählt der Augenblick des Annehmens: Seid ihr dann nicht mehr nah beieinander oder ist eine der Karten nicht mehr frei, kommt der Tausch nicht zustande.

rules-clock = Alle bereit, und die Uhr läuft
    .text =
    Wenn du deinen Startort gewählt hast und nichts mehr zu planen ist, melde dich bereit. Solange noch jemand nicht bereit ist, kannst du das zurücknehmen. In dem Augenblick, in dem ihr alle bereit seid, läuft die Uhr los.

    Sie beginnt zehn Jahre vor der frühesten ausgeteilten Tagkarte und rückt in gleichmäßigem Tempo Jahr für Jahr vor:

    - **Zu zweit:** 1,5 Sekunden pro Jahr
    - **Zu dritt:** 2 Sekunden pro Jahr
    - **Zu viert:** 3 Sekunden pro Jahr

    Die Uhr wartet auf niemanden. Ob ihr in einem Jahr viele Züge schafft oder gar keinen, liegt an euch.

rules-first = Wer beginnt?
    .text =
    Den ersten Zug hat, wer beim Start der Uhr die früheste Tagkarte besitzt, also nachdem beim Planen alles getauscht ist. Haben mehrere Tagkarten dieses früheste Jahr, entscheidet die Karte, deren Ort am weitesten im Norden liegt.

    Von da an geht es im Uhrzeigersinn, in der Reihenfolge der Plätze, Runde um Runde. Niemand ist am Zug, bevor die Person davor ihren Zug gemacht hat. Vor dem Start der Uhr gibt es keine Zugreihenfolge.

rules-turn = Dein Zug
    .text =
    Du tust genau eines von drei Dingen:

    - **Ziehen:** auf einer Linie zu einem Nachbarort.
    - **Abgeben:** eine Karte.
    - **Aussetzen:** Du bleibst, wo du bist.

    Dann ist die nächste Person am Zug. Was geschehen ist, ist geschehen: Zurückgenommen wird nichts.

    Du kannst nicht an einen Ort ziehen, an dem schon eine andere Figur steht. Ist sie dir im Weg, muss sie erst weiterziehen, oder du gehst außen herum. Nur am Anfang können Figuren am selben Ort stehen, weil mehrere von euch in derselben Stadt beginnen dürfen.

    Aussetzen gilt für diesen einen Zug. Für künftige Züge ankündigen kannst du es nicht: Jedes Mal warten die anderen, bis du ziehst, abgibst oder aussetzt. (Am Bildschirm kannst du stattdessen bis zu einem Jahr deiner Wahl warten: siehe PR15.)

rules-turn-in = Eine Karte abgeben
    .text =
    Du kannst eine Karte abgeben, wenn dreierlei stimmt:

    - du bist am Zug,
    - deine Figur steht am Ort der Karte,
    - und die Uhr zeigt genau das Jahr der Karte.

    Ein Jahr zu früh geht nicht: Du musst da sein, wenn es geschieht. Bist du zu früh am Ort, setzt du aus und wartest. Abgeben ist ein ganzer Zug, und du gibst immer nur eine Karte auf einmal ab. Am echten Tisch legst du sie auf einen Stapel, den ihr vereinbart habt; gut eignet sich das große Rechteck auf dem Spielplan, wenn dort nicht gerade das Handy mit dem Timer liegt.

    Eine Karte, die du durch einen Tausch bekommen hast, gehört dir, und du gibst sie ab wie jede andere.

rules-losing = Wann alles verloren ist
    .text =
    Sobald die Uhr über das Jahr einer offenen Karte hinausgeht, die noch nicht abgegeben ist, hat das ganze Team verloren, ganz gleich, wessen Karte es war.

rules-late = Die Spätkarten
    .text =
    Ist die allerletzte Tagkarte im Team abgegeben, werden alle Spätkarten auf einmal aufgedeckt. Jetzt seht ihr, wohin die letzten Reisen führen. Spätkarten spielt ihr wie Tagkarten, im eigenen Zug, an ihrem Ort und in ihrem Jahr; nur tauschen könnt ihr sie nicht.

rules-winning = Gewinnen
    .text =
    Ihr gewinnt gemeinsam, sobald die letzte Karte abgegeben ist: alle Tagkarten und alle Spätkarten. Zu zweit gibt es keine Spätkarten, da beendet die letzte Tagkarte das Rennen.

    Hast du deine eigenen Karten schon vorher alle erledigt, machst du weiter deine Züge: Geh aus dem Weg oder setz aus. Das Aussetzen kannst du dir abnehmen lassen, wenn du keine Karten mehr hast; am Anfang ist das ausgeschaltet.

rules-pace = Euer Tempo
    .text =
    Beim üblichen Tempo kommt ihr alle einmal pro Jahr an die Reihe, wenn jeder Zug etwa zwei Drittel einer Sekunde dauert. Das ist flott, und so soll es sein. Aber ihr braucht selten jedes Jahr: Zwischen vielen Karten liegen Jahrzehnte.

    War es zu leicht, und ihr habt viel gewartet? Dann macht die Jahre beim nächsten Mal kürzer. War es aussichtslos? Dann gönnt euch längere Jahre. Wer jünger ist oder zum ersten Mal spielt, darf sich reichlich Zeit nehmen.

rules-options = Optionen
    .text =
    Was bis hierher steht, ist das normale Spiel. Wenn ihr einen Tisch einrichtet, könnt ihr ändern:

    - `seconds_per_year`: wie lange ein Jahr dauert, von 0,2 bis 60 Sekunden. Normal sind 1,5 Sekunden zu zweit, 2 zu dritt und 3 zu viert.
    - `lead_years`: wie viele Jahre vor der frühesten ausgeteilten Tagkarte die Uhr beginnt. Normal sind 10. Mit mehr Jahren habt ihr einen längeren Anlauf.
    - `start_year`: das Jahr, in dem die Uhr beginnt, wenn ihr es lieber selbst bestimmt. Dann hat `lead_years` keine Wirkung.
    - `day_cards`: wie viele Tagkarten ihr jeweils bekommt. Normal sind 6 zu zweit und 4 zu dritt oder zu viert. Der Kartensatz hat insgesamt 16.
    - `late_cards`: wie viele Spätkarten ihr jeweils bekommt. Normal ist keine zu zweit und 1 zu dritt oder zu viert. Der Kartensatz hat insgesamt 4.
    - `deck`: `standard` (Standard-Kartensatz) oder `second` (zweiter Kartensatz).
    - `deal`: `shuffled` überlässt alles dem Zufall, sodass manche Verteilungen gar nicht zu gewinnen sind. `winnable` mischt neu, bis es einen Plan gibt, der mit einer Aktion pro Person und Jahr aufgeht, Tauschen eingeschlossen.

example-turn-in = Beispiel: eine Karte, ein Jahr
    .text =
    Auf deiner Karte steht Waitangi, 1840: Te Tiriti o Waitangi wird erstmals unterzeichnet. Deine Figur muss also in Waitangi stehen, während die Uhr 1840 zeigt, und du musst am Zug sein.

    Du kommst 1838 an. Zum Abgeben ist es zu früh, also setzt du aus und 1839 gleich noch einmal. 1840 bist du am Zug und gibst die Karte ab. Wäre die Uhr auch nur einen Augenblick vorher auf 1841 gesprungen, hättet ihr alle verloren.

example-trading = Beispiel: ein Startort für einen Tausch
    .text =
    Du hast Waitangi 1840 und St Arnaud 1843 bekommen. Zwischen beiden liegen neun Schritte, aber nur drei Jahre: Beides mitzuerleben ist kaum zu schaffen. St Arnaud muss weg.

    Jemand aus deinem Team würde die Karte nehmen und hat eine, die dir passt. Allerdings hat diese Person schon mit einer anderen getauscht, die in Wellington beginnt, und ist deshalb auf Palmerston North festgelegt.

    Allein für Waitangi würdest du im Norden beginnen, in Auckland oder in Whangārei. Von dort führt aber keine Linie nach Palmerston North, und ein Tausch ist nicht möglich. Nur drei rote Kreise lassen ihn zu: Palmerston North selbst und seine Nachbarn Wellington und Napier. Von diesen dreien liegt Napier am nächsten an Waitangi. Also wählst du Napier und tauschst.

    Damit ist auch dein Startort festgelegt, und keine der beiden Karten darf noch einmal getauscht werden. Von Napier sind es fünf Schritte nach Waitangi. Die Uhr beginnt 1830: Das reicht. Bis St Arnaud sind es für die andere Person drei Schritte.

example-first = Beispiel: zwei Karten aus demselben Jahr
    .text =
    Mere hat Waitangi 1840, Jonas hat Auckland 1840, und keine Karte auf dem Tisch ist früher. Waitangi liegt weiter im Norden als Auckland, also hat Mere den ersten Zug. Danach geht es im Uhrzeigersinn weiter, auch wenn Jonas dann warten muss, bis die anderen dran waren.

    Hätte Mere ihre Waitangi-Karte beim Planen weggetauscht, ginge der erste Zug an die Person, die sie nun besitzt.

ruling-PR1 = Wie groß ist der Kartensatz, und wie viel davon wird ausgeteilt?
    .text = 20 Karten: 16 Tagkarten und 4 Spätkarten, und das Jahr jeder Spätkarte liegt nach den Jahren aller Tagkarten. Zu zweit bekommt ihr je 6 Tagkarten und keine Spätkarten, zu dritt oder zu viert je 4 Tagkarten und 1 Spätkarte. Was übrig bleibt, wird ungesehen beiseitegelegt. Mit `day_cards` und `late_cards` ändert ihr diese Zahlen.
ruling-PR2 = Darf ich meine eigene Spätkarte ansehen?
    .text = Nein. Spätkarten sind für alle verdeckt, auch für die, denen sie gehören, bis die letzte Tagkarte des ganzen Teams abgegeben ist. Dann werden sie alle gleichzeitig aufgedeckt. Tagkarten sind von Anfang an für alle offen.
ruling-PR3 = Bis wann darf ich meinen Startort ändern?
    .text = Bis du getauscht hast oder, wenn du nicht tauschst, bis die Uhr losläuft. Ein Tausch legt die Startorte beider Beteiligten fest. Der Startort muss ein roter Kreis sein; ihr dürft euch einen teilen.
ruling-PR4 = Was genau macht einen Tausch gültig?
    .text = Eine Karte gegen eine Karte, beide sind einverstanden, und beide Karten sind Tagkarten, die noch nie getauscht und noch nicht abgegeben wurden. Die beiden Figuren stehen am selben Ort oder an zwei Orten, die eine Linie verbindet; beim Planen zählen die gewählten Startorte. Geprüft wird das alles, wenn das Angebot angenommen wird, nicht, wenn es gemacht wird. Tauschen könnt ihr jederzeit, vor und nach dem Start der Uhr, egal, wer am Zug ist, und es kostet keinen Zug.
ruling-PR5 = Welches Jahr ist gerade?
    .text = Die Uhr läuft los, wenn alle bereit sind. In diesem Augenblick beginnt das erste Jahr, und jedes Jahr dauert `seconds_per_year` Sekunden: normalerweise 1,5 zu zweit, 2 zu dritt und 3 zu viert, und alles von 0,2 bis 60, wenn ihr wollt. Welches Jahr ist das erste? Das Jahr, das ihr als `start_year` festlegt, sonst das Jahr der frühesten ausgeteilten Tagkarte minus `lead_years`, normalerweise 10.
ruling-PR6 = Ändert ein Tausch, wer beginnt?
    .text = Ein Tausch beim Planen kann das: Es zählt, wer die früheste Tagkarte besitzt, wenn die Uhr losläuft. Unter mehreren Karten aus demselben Jahr entscheidet der nördlichste Ort. Danach geht es im Uhrzeigersinn, und ein späterer Tausch ändert an der Reihenfolge nichts.
ruling-PR7 = Was kann ich in meinem Zug tun?
    .text = Genau eine Sache: auf einer Linie zu einem Ort ziehen, an dem keine andere Figur steht, aussetzen oder eine Karte abgeben. Zurücknehmen lässt sich nichts.
ruling-PR8 = Wann darf ich eine Karte abgeben?
    .text = In deinem eigenen Zug, mit deiner Figur am Ort der Karte und genau im Jahr der Karte. Kein Jahr früher und kein Jahr später.
ruling-PR9 = Wann genau haben wir verloren?
    .text = In dem Augenblick, in dem die Uhr über das Jahr einer offenen, noch nicht abgegebenen Karte hinausgeht. Bis zum letzten Augenblick dieses Jahres könnt ihr sie noch abgeben.
ruling-PR10 = Wann genau haben wir gewonnen?
    .text = Wenn jede ausgeteilte Karte abgegeben ist, die Spätkarten eingeschlossen.
ruling-PR11 = Was tun diejenigen, die mit ihren Karten fertig sind?
    .text = Sie machen weiter ihre Züge, denn ihre Figuren können immer noch jemandem im Weg stehen. Bist du selbst fertig, darfst du das automatische Aussetzen einschalten. Zunächst ist es ausgeschaltet.
ruling-PR12 = Was heißt „am weitesten im Norden“?
    .text = Es entscheidet die geografische Breite des Ortes, nicht, wo er auf eurem Bildschirm gerade gezeichnet ist. Der Ort, der näher am Äquator liegt, kommt zuerst.
ruling-PR13 = Woher kommen der Spielplan und die Ereignisse?
    .text = Die gedruckte Spielregel von Place Race NZ zeigt weder den Spielplan noch die Karten. Deshalb haben wir eigene gemacht, aus wirklicher Geografie und Geschichte. Sie stimmen mit allem überein, was die Spielregel erwähnt. Waitangi 1840, Auckland 1840 und St Arnaud 1843 sind Karten. Napier, Palmerston North und Wellington sind rote Kreise. Von Palmerston North führen Linien nach Wellington und nach Napier, von Auckland nach Palmerston North führt keine.
ruling-PR14 = Lässt sich jede Verteilung gewinnen?
    .text = Nicht, wenn ihr einfach mischt: Manchmal beschert euch der Zufall Karten, die niemand schaffen könnte. Steht `deal` auf `shuffled`, wie es die Regeln vorsehen, nehmt ihr, was kommt. Bei `winnable` wird neu gemischt, bis sich ein Plan findet, der mit höchstens einer Aktion pro Person und Jahr auskommt; Tauschen darf dazugehören. Im Browser und im Terminal ist `winnable` vorausgewählt, und das wird euch auch gesagt. In den Regeln selbst und im Programm `thirdplace referee` gilt von Haus aus `shuffled`.
ruling-PR15 = Muss ich wirklich jedes Mal „aussetzen“ sagen?
    .text = Am echten Tisch ja: Die Spielregel verlangt es in jedem Zug. Hier kannst du stattdessen bis zu einem Jahr deiner Wahl warten; dann wird Zug um Zug für dich ausgesetzt, als hättest du es gesagt. Das Jahr, das du wählst, muss mindestens ein Jahr vor dem liegen, in dem du handeln musst: So bist du rechtzeitig bei deiner nächsten Karte, wie viele Schritte es auch sind, und kannst Platz machen, wenn jemand dort sein muss, wo du stehst. Alle sehen, dass du wartest. Das Warten endet, wenn dieses Jahr kommt, wenn du etwas anderes tust, wenn dir jemand einen Tausch anbietet oder wenn die Spätkarten aufgedeckt werden.

tip-gaps = Sucht zuerst die engen Stellen
    .text = Zählt die Schritte von einer Karte zur nächsten und vergleicht sie mit den Jahren dazwischen; auch das Abgeben kostet einen Zug. Wo die Jahre nicht reichen, tauscht, bevor die Uhr läuft.
tip-share-city = Trefft euch in einer Stadt
    .text = Von Nelson und von Christchurch führt keine Linie direkt zu einem anderen roten Kreis. Aber zwei, die in derselben Stadt beginnen, können immer miteinander tauschen.
tip-save-trades = Jede Karte wandert nur einmal
    .text = Bevor du annimmst, denk deine Karten bis zum Ende durch: Was du eintauschst, bleibt bei dir.
tip-early = Früh da sein, dann warten
    .text = Geh los, solange nichts drängt, und setz aus, wenn du angekommen bist. Ein Jahr Vorsprung ist mehr wert als eine Abkürzung.
tip-clear-road = Haltet die Wege frei
    .text = An Auckland, Wellington, Picton und Invercargill führt kein Weg vorbei: Eine Figur, die dort steht, schneidet das Land entzwei. Wenn du warten musst, warte dort, wo niemand durchmuss.
tip-late = Wartet in der Mitte
    .text = Niemand weiß, wohin die eigene Spätkarte führt, und wegtauschen kann man sie nicht. Sind deine Tagkarten erledigt, geh in die Mitte des Landes: Von Nelson oder Kaikōura ist kein Ort mehr als neun Schritte entfernt.

credits =
    Erdacht und entwickelt haben Place Race NZ Elijah Barton (Geschäftsführung und Gestaltung), Lincoln Mumuta (Finanzen und soziale Medien), Conrad Pollock (Kommunikation und Personal) und Damian Koekemoer (Produktionsleitung), zusammen Tū Tahī, © 2025. Alle Gestaltungen und eigenen Ideen des Spiels sind urheberrechtlich geschützt. Wir haben nach der Spielregel der Version 1.1 gearbeitet.

    thirdplace ist eine unabhängige Umsetzung und steht in keiner Verbindung zu ihnen. Spielplan und Ereignisse sind hier unsere eigene Arbeit, nach öffentlich zugänglichen Quellen zur Geschichte; in der Liste der Ereignisse steht zu jedem seine Quelle.

credits-thanks = Dank
    .text =
    Danke, Tū Tahī, für ein Spiel, in dem man der Geschichte eines Landes entgegenläuft.

credits-links = Wo ihr die Autoren findet
    .text =
    Ihr Timer zum Spiel: [tutahinz.github.io/play](https://tutahinz.github.io/play/). Sie sind eine junge Firma und freuen sich über Rückmeldungen, Ideen und Anmerkungen: [tutahinz@gmail.com](mailto:tutahinz@gmail.com).
