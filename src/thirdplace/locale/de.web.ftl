### Was nur der Browser sagt.

## Das Regal

web-home = thirdplace, die Startseite
web-claim = Spiele über Orte.
web-promise = Frei, offen, ohne Konto. Um ein Telefon, quer durchs Zimmer oder an der Wand im Klassenzimmer.
web-code = Hast du einen Code?
web-join = Beitreten
web-code-example = K7M 2XQ
web-code-hint = Ein Code hat sechs Buchstaben und Ziffern und steht auf der Einladung. Du kannst auch den Link einfügen.
web-games = Spiele
web-made = Offen entwickelt, für Familien und Klassen.
web-replay = Nachspielen
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-language-it = Italiano
web-sound = Ton
web-light = Auf Hell umschalten
web-dark = Auf Dunkel umschalten
web-play-now = Sofort spielen
web-with-computers = mit dem Computer
web-play-together = Zusammen spielen
web-learn = Lernen
web-guest = Gast
web-go-on = Weiterspielen
web-lost = Unter dieser Adresse ist nichts.
web-to-games = Zu den Spielen

## Die Verbindung

web-connecting = Auf dem Weg zum Tisch …
web-offline = Der Server ist nicht zu erreichen. Dein Platz bleibt dir, und diese Seite versucht es von selbst weiter.
web-unreachable = Der Server ist nicht zu erreichen. Sieh nach deiner Verbindung und versuch es noch einmal.
web-reconnecting = Verbindung weg. Neuer Versuch …
web-try-now = Jetzt versuchen
web-shell-alone = Der Server ist nicht zu erreichen. Zum Spielen braucht thirdplace ihn: Ist dieses Gerät online, und läuft der Server?
web-not-loaded = Dieser Teil konnte nicht geladen werden. Sieh nach deiner Verbindung und lade die Seite dann neu.
web-table-gone = Tische werden einige Zeit nach dem letzten Zug abgeräumt. Vielleicht ist der Link nicht vollständig?

## Vor dem Spiel

web-gathering = Wer spielt mit?
web-here = an diesem Gerät
web-elsewhere = an einem anderen Gerät
web-away = nicht da
web-computer-level = Computer, { $level }
web-level = Wie gut die Computerspieler spielen
web-level-of = Wie gut { $name } spielt
web-played-for = gerade spielt der Computer
web-your-name = Dein Name
web-another-here = Noch jemand an diesem Gerät
web-sit = Hinsetzen
web-full = Alle Plätze sind besetzt.
web-add-computer = Computer dazu
web-add-person = Noch jemand hier
web-rename = Den Namen { $name } ändern
web-new-name = Neuer Name
web-rename-done = Diesen Namen nehmen
web-leave-seat = { $name } steht auf
web-start = Anfangen
web-seated = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-missing = { $count ->
        [one] eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
web-waiting-for-host = Sobald alle da sind, fängt die Person an, die eingeladen hat.
web-looking-on = Du kannst auch nur zuschauen.
web-onlookers = { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-no-onlookers = An diesem Tisch wird nicht zugeschaut.
web-no-onlookers-sit = Setz dich dazu, wenn noch ein Platz frei ist.
web-invite = Einladen
web-invite-how = Öffnet { $address } und tippt den Code ein, oder haltet eine Kamera darauf:
web-invite-onlookers = Jemanden zuschauen lassen
web-table-code = Der Code des Tischs: { $code }
web-qr = QR-Code mit dem Link zu diesem Tisch
web-share = Link teilen
web-link = Der Link
web-copied = Kopiert
web-only-here = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte öffne thirdplace unter seiner Adresse im Netz: Der Server nennt sie beim Start.

## Was man ausmachen kann

web-rules = Was gespielt wird
web-rules-as-printed = Das Spiel wie in der Spielregel.
web-rules-changed = Anders als in der Spielregel:
web-rules-reset = Wieder wie in der Spielregel
web-options-change = Regeln ändern
web-options-see = Regeln ansehen
web-settings = Wie es am Tisch zugeht
web-less = Weniger
web-more = Mehr
web-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-setting-thinking = Bedenkzeit
    .help = Für jede Entscheidung. Ist sie um, geschieht das erste, was möglich ist: passen, oder das erste freie Feld.
web-setting-thinking-none = so lange ihr wollt
web-setting-pause_on_drop = Pause, wenn jemand ausfällt
    .help = Verliert jemand die Verbindung, bleibt die Uhr stehen.
web-setting-countdown = Countdown
    .help = Das sehen alle, bevor die Uhr losläuft.
web-setting-countdown-none = keiner
web-setting-rhythm = Der Computer lässt sich Zeit
    .help = Er zieht so schnell wie ein Mensch, damit man folgen kann.
web-setting-reactions = Zurufe
    .help = Winken, klatschen, drängeln: acht Dinge, die man über den Tisch rufen kann.
web-setting-onlookers = Zuschauen
    .help = Dürfen alle zuschauen, die den Link haben? Geheimes sehen sie nicht.
web-setting-coach = Coach
    .help = Darf man während des Spiels fragen, was ein Profi tun würde und warum?

## Am Tisch

web-table = Der Tisch
web-close = Schließen
web-is-away = { $name } ist nicht da.
web-is-away-clock = { $name } ist nicht da. Die Uhr läuft weiter.
web-are-away = { $count } Personen sind nicht da.
web-replaced = Für { $name } spielt der Computer.
web-preparing = Computer machen sich bereit …
web-hand = Computer spielen lassen
web-hand-for = Für { $name } den Computer spielen lassen
web-give-back = Platz zurückgeben
web-take-back = Platz zurücknehmen
web-move = Umziehen
web-move-qr = QR-Code, der den Platz von { $name } mitnimmt
web-move-how = Öffne das auf dem anderen Gerät, und { $name } spielt dort weiter. Wer den Link hat, hat den Platz: Zeig ihn sonst niemandem.
web-move-link = Link für diesen Platz
web-move-done = Fertig: hier nicht mehr
web-pause = Pause
web-resume = Weiter
web-paused = Pause
web-paused-by = { $name } hat das Spiel angehalten.
web-paused-by-host = Die Person, die eingeladen hat, hat das Spiel angehalten.
web-paused-dropped = { $name } hat die Verbindung verloren. Die Uhr steht.
web-paused-away = Alle warten auf { $names }. Es geht von selbst weiter, sobald alle wieder da sind.
web-paused-restart = Der Server wurde neu gestartet. Nichts ist verloren.
web-paused-onlooker = Wann es weitergeht, entscheiden die, die mitspielen.
web-big-screen = Große Anzeige
web-story = Was bisher geschah
web-story-empty = Noch ist nichts geschehen.
web-brisk = Computer spielt schnell
web-leave = Weggehen
web-leave-kept = Dein Platz bleibt dir. Auf der Startseite findest du zurück.
web-leave-look = Du kannst jederzeit zurückkommen.
web-thinking = { $name }: noch { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-curtain = Gebt das Gerät an { $name }
web-curtain-alone = { $name }, öffne, wenn sonst niemand hinschaut.
web-curtain-open = Ich bin { $name }
web-curtain-others = Jemand anders möchte schauen:
web-curtain-nobody = Hier muss gerade niemand etwas tun. Wer möchte schauen?
web-curtain-undo = { $name } nimmt den Zug zurück
web-curtain-draw = Gerät weitergeben
web-react = Über den Tisch rufen
web-react-who = Wer ruft?
web-react-wave = Hallo!
web-react-clap = Bravo!
web-react-laugh = Haha!
web-react-wow = Oh!
web-react-think = Hm …
web-react-hurry = Mach schon!
web-react-sorry = Tut mir leid!
web-react-thanks = Danke!

## Der Coach

web-coach = Coach
web-coach-who = Rat für wen?
web-coach-thinking = Der Coach denkt nach …
web-coach-expert = Was ein Profi tun würde
web-coach-wait = warten
web-coach-again = Noch einmal fragen
web-coach-changed = Seitdem ist etwas geschehen.
web-coach-worth = Was jede Aktion wert ist
web-coach-action = Aktion
web-coach-chance = Gewinnchance
web-coach-points = Punkte am Ende
web-percent = { $number } %

## Was angesagt wird

web-told-sat = { $name } setzt sich.
web-told-left = { $name } ist gegangen.
web-told-begun = Das Spiel beginnt.
web-told-resumed = Es geht weiter.
web-told-resumed-back = { $name } ist wieder da. Es geht weiter.
web-told-handed = Für { $name } spielt jetzt der Computer.
web-told-level = { $name } spielt weiter: { $level }.
web-told-back = { $name } hat den Platz wieder.
web-told-undone = { $name } nimmt den letzten Zug zurück.
web-told-time-up = Die Bedenkzeit von { $name } ist um.
web-told-reaction = { $name }: { $reaction }

## Das Ende

web-end = Nach dem Spiel
web-again = Noch einmal
web-again-asked = { $name } möchte noch einmal spielen.
web-again-open = Die nächste Partie ist offen.
web-again-join = Mitspielen
web-next-show = Nächste Partie zeigen
web-end-more = Aufheben und teilen
web-end-keep = Die Aufzeichnung ist das ganze Spiel in einer Datei: Man kann es nachspielen und seinen Zufall prüfen.
web-save-record = Aufzeichnung speichern
web-share-replay = Link zum Nachspielen
web-fair = War der Zufall ehrlich?
web-fair-how = Alles, was gezogen und gewürfelt wurde, kommt aus einem Startwert. Er wurde vor dem ersten Zug gezogen und versiegelt: Alle bekamen seinen Fingerabdruck, der zu keinem anderen passt.
web-fair-prepared = Ein Teil dieser Partie wurde vor Beginn von Hand aufgebaut; dafür kann kein Startwert bürgen. Was dem Zufall blieb, kommt aus einem Startwert, der vor dem ersten Zug gezogen und versiegelt wurde.
web-seed = Der Startwert
web-seal = Sein Fingerabdruck (SHA-256), wie angekündigt
web-fair-fits = Startwert und Fingerabdruck passen zusammen.
web-fair-fits-not = Startwert und Fingerabdruck passen nicht zusammen.
web-fair-verify = Um jedes Los und jeden Zug zu prüfen, speichere die Aufzeichnung und tippe in einem Terminal:
