### Why something was refused, more exactly than its code tells: error-<code>-<sentence>.

error-bad-name-taken = Hier heißt schon jemand { $name }. Häng einen Buchstaben an, etwa { $name } K.
error-bad-name-empty = Ein Name braucht mindestens einen Buchstaben.
error-bad-name-length = Dieser Name ist zu lang: höchstens { $longest } Buchstaben.
error-bad-name-character = In „{ $name }“ ist ein Zeichen, das in Namen nicht vorkommt. Buchstaben, Ziffern, Leerzeichen und Bindestriche gehen.
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
