### Was auf den gedruckten Bögen von Place Race NZ steht.

sheet-rulebook = Spielregel
    .about = Regeln, Vorbereitung, Beispiele, Tipps, alle Klarstellungen, der Spielplan und die Ereignisse nach Jahren, in unseren eigenen Worten.
    .opens = Die Regeln, mit Beispielen zum Spielen
sheet-board = Spielplan in Teilen
    .about = Der Spielplan als Poster, etwa so groß wie vier Blätter, in Großdruck wie neun. Schneiden, kleben, spielen.
    .opens = Der Timer für euren Tisch
sheet-board-small = Spielplan auf einer Seite
    .about = Der ganze Spielplan auf einer einzigen Seite: zum Ausprobieren und zum Planen.
    .opens = Die Regeln, mit Beispielen zum Spielen
sheet-cards = Karten
    .about = Die 20 Karten eines Kartensatzes, 16 Tagkarten und 4 Spätkarten, mit Rückseiten. Beidseitig drucken.
    .opens = Die Regeln, mit Beispielen zum Spielen
sheet-pawns = Figuren und Plättchen
    .about = Vier Figuren zum Falten und Aufstellen und Plättchen für getauschte Karten.
    .opens = Die Regeln, mit Beispielen zum Spielen
sheet-aid = Kurzübersicht
    .about = Was du tun darfst, wie getauscht wird, wie es endet; hinten die Vorbereitung. Für jede Person eine Übersicht. Beidseitig drucken.
    .opens = Der Timer für euren Tisch

## Auf dem Spielplan

paper-claim = Sei genau in dem Jahr dort, in dem es geschah.
paper-sea-tasman = Tasmansee
paper-sea-pacific = Pazifischer Ozean
paper-pile = Abgegebene Karten
paper-legend-city = Stadt: möglicher Startort
paper-legend-place = Ort
paper-legend-road = Straße: ein Schritt
paper-legend-ferry = Fähre: ein Schritt
paper-tile = Blatt { $number } von { $count }: { $name }
paper-join-first = Fangt mit diesem Blatt an: Auf seine Streifen rechts und unten klebt ihr die Nachbarblätter. Den Außenrand schneidet ihr ab, wenn alle kleben.
paper-join-left = Schneidet links den Rand ab, legt das Blatt so auf den Streifen von { $left }, dass die Kreuze zusammenpassen, und klebt es fest.
paper-join-top = Schneidet oben den Rand ab, legt das Blatt so auf den Streifen von { $above }, dass die Kreuze zusammenpassen, und klebt es fest.
paper-join-both = Schneidet links und oben den Rand ab, legt das Blatt so auf die Streifen von { $left } und { $above }, dass die Kreuze zusammenpassen, und klebt es fest.
paper-deal-for = { $players ->
        [2] Zu zweit
        [3] Zu dritt
       *[other] Zu viert
    }
paper-deal-day = Tagkarten je Person
paper-deal-late = Spätkarten je Person
paper-deal-year = Ein Jahr dauert
paper-seconds = { $seconds } s

## Karten, Figuren

paper-cards-hint = Beidseitig, in Originalgröße (100 %), über die lange Kante gewendet
paper-card-day = Tagkarte
paper-card-late = Spätkarte
paper-pawns-how = Schneidet an den durchgezogenen Linien, faltet an den gestrichelten nach hinten und klebt die schraffierte Lasche hinter die erste Seite. In die Kreise schreibt ihr euren Anfangsbuchstaben.
paper-traded = getauscht
paper-traded-how = Jede Karte darf nur einmal getauscht werden. Legt auf jede getauschte Karte eins dieser Plättchen.

## Die Kurzübersicht

paper-aid-before = Bevor die Uhr läuft
paper-aid-before-start = Startort
    .text = Wähle einen roten Kreis; mehrere dürfen denselben nehmen. Dein erster Tausch legt ihn fest.
paper-aid-before-clock = Uhr
    .text = Sie beginnt zehn Jahre vor der frühesten Tagkarte. Wer diese Karte hat, fängt an (im selben Jahr: der nördlichste Ort), dann geht es im Uhrzeigersinn.
paper-aid-turn = Dein Zug: eine von drei Möglichkeiten
paper-aid-turn-move = Ziehen
    .text = auf einer Linie zu einem Nachbarort, an dem niemand steht.
paper-aid-turn-turn-in = Abgeben
    .text = eine Karte: an ihrem Ort, genau in ihrem Jahr.
paper-aid-turn-skip = Aussetzen
    .text = und stehen bleiben; jedes Mal ansagen. Zurückgenommen wird nichts.
paper-aid-trade = Tauschen
paper-aid-trade-when = Wann
    .text = Jederzeit, auch vor dem Start und egal, wer am Zug ist. Es kostet keinen Zug.
paper-aid-trade-where = Wo
    .text = Am selben Ort oder an zwei Orten, die eine Linie verbindet.
paper-aid-trade-what = Was
    .text = Eine Tagkarte gegen eine Tagkarte, wenn beide wollen, und jede Karte nur einmal.
paper-aid-end = So endet es
paper-aid-end-late = Spätkarten
    .text = liegen für alle verdeckt. Sobald alle Tagkarten abgegeben sind, deckt ihr alle Spätkarten zugleich auf. Getauscht werden sie nie.
paper-aid-end-won = Gewonnen
    .text = habt ihr alle, wenn jede Karte abgegeben ist.
paper-aid-end-lost = Verloren
    .text = habt ihr alle, wenn das Jahr einer offenen Karte vorbei ist, bevor sie abgegeben ist.

paper-aid-setup = Vorbereitung
paper-aid-setup-board = Spielplan
    .text = So hinlegen, dass alle ihn erreichen. Alle suchen sich eine Figur aus.
paper-aid-setup-shuffle = Mischen
    .text = Tagkarten und Spätkarten getrennt.
paper-aid-setup-deal = Austeilen
    .text = Wie in der Tabelle; den Rest ungesehen beiseitelegen. Tagkarten liegen offen vor dir, am besten nach Jahren geordnet. Spätkarten liegen verdeckt; niemand sieht sie an.
paper-aid-setup-timer = Timer
    .text = Ein Handy, Tablet oder anderes Gerät mit Timer so hinstellen, dass alle es sehen, und einstellen, wie lange ein Jahr dauert.
paper-aid-setup-plan = Planen
    .text = Redet, wählt eure roten Kreise und tauscht. Startet den Timer, wenn alle bereit sind.
paper-aid-setup-pace = Tempo
    .text = Zu leicht? Macht die Jahre kürzer. Zu schwer? Macht sie länger.

## Die Spielregel

paper-book-board = Der Spielplan
paper-book-table = Ein Tisch für vier, bevor die Uhr läuft: Tagkarten offen und nach Jahren geordnet, Spätkarten verdeckt, der Timer für alle im Blick.
