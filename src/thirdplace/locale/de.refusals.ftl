### Why something was refused, more exactly than its code tells: error-<code>-<sentence>.

error-bad-name-taken = Hier heißt schon jemand { $name }. Häng einen Buchstaben an, etwa { $name } K.
error-bad-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
error-bad-name-length = Dieser Name ist zu lang: höchstens { $longest } Zeichen.
error-bad-name-character = In „{ $name }“ ist ein Zeichen, das in Namen nicht erlaubt ist. Buchstaben, Ziffern, Leerzeichen und Bindestriche gehen.
error-bad-name-scripts = „{ $name }“ mischt Buchstaben verschiedener Schriften. Bleib bei einer.
error-bad-name-reserved = { $name } ist ein Name für den Computer. Bitte nimm einen anderen.
error-not-your-seat-onlookers = Zuschauen geht an diesem Tisch nicht. Setz dich zuerst dazu.
error-not-your-seat-level = Gerade spielt der Computer für dich. Nimm zuerst deinen Platz zurück.
error-wrong-phase-reactions = Zurufe sind an diesem Tisch ausgeschaltet.
error-wrong-phase-record = Dieses Spiel läuft noch.
error-too-many-tables = Von hier aus wurden zu viele Tische geöffnet. Bitte versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
error-too-many-connections = Von hier aus sind zu viele Geräte verbunden. Schließ ein paar Seiten und versuch es noch einmal.
error-too-fast-codes = Zu viele falsche Codes. Warte zehn Sekunden und versuch es noch einmal.

error-bad-options-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
error-bad-options-no-deal = Mit diesen Optionen fand sich keine passende Verteilung. Bitte ändere sie.
error-bad-options-thinking = Dieses Spiel hat eine eigene Uhr, darum lässt sich keine Bedenkzeit einstellen.
error-bad-options-led = Bei diesem Spiel gibt es nichts zu leiten.
error-bad-options-ranking = Verborgene Ränge gibt es nur an einem Tisch, der geleitet wird.
error-bad-request-no-bots = Dieses Spiel kann der Computer nicht.
error-bad-request-level = Eine Stufe „{ $level }“ gibt es hier nicht, nur { $levels }.
error-bad-request-bots-seat = An diesem Platz spielt der Computer von Anfang an.
error-wrong-phase-break = In diesem Spiel kann niemand Pause machen.
error-wrong-phase-end = Dieses Spiel lässt sich nicht vorzeitig beenden.
error-wrong-phase-pace-running = Das Tempo lässt sich nur ändern, während die Uhr steht.
error-wrong-phase-pace-shared = Das Tempo des Computers lässt sich nur ändern, wenn du allein gegen ihn spielst.
error-too-large-size = Das ist zu groß: Höchstens { $kilobytes } KB sind möglich.
error-too-large-record = Diese Aufzeichnung ist zu lang: Hier gehen höchstens { $actions } Aktionen.
error-too-large-replay = Diese Partie ist zu lang, um sie hier zu zeigen.
