### Was nur der Browser sagt.

## Das Regal

web-home = thirdplace, die Startseite
web-claim = Spiele über Orte.
web-promise = Kostenlos, quelloffen, ohne Konto. Zusammen an einem Handy, alle am eigenen Gerät oder an der Wand im Klassenzimmer.
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
web-lost = Unter dieser Adresse gibt es nichts.
web-to-games = Zu den Spielen

## Die Verbindung

web-connecting = Auf dem Weg zum Tisch …
web-offline = Der Server ist nicht zu erreichen. Dein Platz bleibt dir erhalten, und diese Seite versucht es weiter.
web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-try-now = Jetzt versuchen
web-shell-alone = Der Server ist nicht zu erreichen, und ohne ihn geht es nicht. Ist dieses Gerät online? Läuft der Server?
web-class-server = Eine Klasse braucht einen Server, weil alle an eigenen Geräten spielen: Auf einem Laptop im Raum genügt thirdplace serve.
web-not-loaded = Dieser Teil konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.
web-table-gone = Tische werden einige Zeit nach dem letzten Besuch abgeräumt. Ist der Link vollständig?

## Vor dem Spiel

web-gathering = Wer spielt mit?
web-here = an diesem Gerät
web-elsewhere = an einem anderen Gerät
web-away = nicht da
web-computer-level = Computer, { $level }
web-level = Wie gut der Computer spielt
web-level-of = Wie gut { $name } spielt
web-played-for = gerade spielt der Computer
web-your-name = Dein Name
web-another-here = Noch jemand an diesem Gerät
web-sit = Hinsetzen
web-full = Alle Plätze sind besetzt.
web-add-computer = Computer hinzufügen
web-add-person = Person hier hinzufügen
web-rename = Den Namen { $name } ändern
web-new-name = Neuer Name
web-rename-done = Diesen Namen nehmen
web-leave-seat = Platz von { $name } freigeben
web-start = Starten
web-set-up = Ein Teil dieser Partie ist vorab aufgebaut, nicht dem Zufall überlassen.
web-seated = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-missing = { $count ->
        [one] eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
web-waiting-for-host = Sobald alle da sind, startet die Spielleitung das Spiel.
web-looking-on = Du kannst auch nur zuschauen.
web-onlookers = { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-no-onlookers = Zuschauen geht an diesem Tisch nicht.
web-no-onlookers-sit = Setz dich dazu, wenn noch ein Platz frei ist.
web-invite = Einladen
web-invite-how = Öffnet { $address } und tippt den Code ein oder scannt den QR-Code:
web-invite-onlookers = Jemanden zuschauen lassen
web-table-code = Der Code des Tisches: { $code }
web-qr = QR-Code mit dem Link zu diesem Tisch
web-share = Link teilen
web-link = Der Link
web-copied = Kopiert
web-only-here = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte öffne thirdplace unter seiner Adresse im Netz: Der Server nennt sie beim Start.

## Was man ausmachen kann

web-rules = Regeln an diesem Tisch
web-rules-as-printed = Gespielt wird wie in der Spielregel.
web-rules-changed = Anders als in der Spielregel:
web-rules-other = Andere Regeln
    .help = Damit ändert ihr das Spiel selbst. Der Tisch wird dann gekennzeichnet, damit es alle wissen.
web-rules-other-changed = { $count ->
        [one] Andere Regeln (eine geändert)
       *[other] Andere Regeln ({ $count } geändert)
    }
web-rules-reset = Wieder wie in der Spielregel
web-options-change = Regeln ändern
web-options-see = Regeln ansehen
web-settings = Einstellungen am Tisch
web-less = Weniger
web-more = Mehr
web-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-setting-thinking = Bedenkzeit
    .help = Für jede Entscheidung. Ist die Zeit um, entscheiden die Regeln: Zum Beispiel wird gepasst, oder die Ziffer kommt in den Papierkorb.
web-setting-thinking-none = solange ihr wollt
web-setting-pause_on_drop = Pause ohne Verbindung
    .help = Verliert jemand die Verbindung, bleibt die Uhr stehen.
web-setting-countdown = Countdown
    .help = Alle sehen ihn, bevor die Uhr losläuft.
web-setting-countdown-none = keiner
web-setting-rhythm = Der Computer lässt sich Zeit
    .help = Er zieht im Tempo eines Menschen, damit man mitkommt.
web-setting-reactions = Zurufe
    .help = Hallo, Bravo, Mach schon: acht Dinge, die man über den Tisch rufen kann.
web-setting-onlookers = Zuschauen
    .help = Dürfen alle zuschauen, die den Link haben? Geheimes sehen sie nicht.
web-setting-coach = Coach
    .help = Darf man während des Spiels fragen, was ein Profi tun würde und warum?

## Am Tisch

web-table = Der Tisch
web-close = Schließen
web-is-away = { $name } ist nicht da.
web-is-away-clock = { $name } ist nicht da. Die Uhr läuft weiter.
web-are-away = { $count ->
        [one] Eine Person ist nicht da.
       *[other] { $count } Personen sind nicht da.
    }
web-replaced = Für { $name } spielt der Computer.
web-preparing = Der Computer bereitet sich noch vor. Bis dahin spielt er auf der Stufe „mittel“.
web-hand = Computer spielen lassen
web-hand-for = Für { $name } den Computer spielen lassen
web-give-back = Platz zurückgeben
web-take-back = Platz zurücknehmen
web-move = Gerät wechseln
web-move-qr = QR-Code, der den Platz von { $name } mitnimmt
web-move-how = Öffne das auf dem anderen Gerät, und { $name } spielt dort weiter. Wer den Link hat, hat den Platz: Zeig ihn sonst niemandem.
web-move-link = Link für diesen Platz
web-move-done = Fertig, hier abmelden
web-pause = Pause
web-resume = Weiter
web-paused = Pause
web-paused-by = { $name } hat das Spiel angehalten.
web-paused-by-host = Die Spielleitung hat das Spiel angehalten.
web-paused-dropped = { $name } hat die Verbindung verloren. Die Uhr steht.
web-paused-away = Alle warten auf { $names }. Es geht von selbst weiter, sobald alle wieder da sind.
web-paused-restart = Der Server wurde neu gestartet. Es ist nichts verloren.
web-paused-onlooker = Wann es weitergeht, entscheiden die Leute am Tisch.
web-big-screen = Großer Bildschirm
web-story = Was bisher geschah
web-story-empty = Noch ist nichts geschehen.
web-brisk = Computer spielt schnell
web-leave = Tisch verlassen
web-leave-kept = Dein Platz bleibt dir erhalten. Zurück geht es über die Startseite.
web-leave-look = Du kannst jederzeit zurückkommen.
web-thinking = { $name }: noch { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-curtain = Gebt das Gerät an { $name } weiter
web-curtain-alone = { $name }, tippe erst, wenn sonst niemand hinschaut.
web-curtain-open = Ich bin { $name }
web-curtain-others = Jemand anders möchte schauen:
web-curtain-nobody = Hier muss gerade niemand etwas tun. Wer möchte schauen?
web-curtain-undo = { $name } nimmt den Zug zurück
web-curtain-draw = Gerät weitergeben
web-react = Etwas zurufen
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
web-coach-who = Für wen ist der Rat?
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
web-told-level = { $name } spielt jetzt auf Stufe „{ $level }“.
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
web-end-more = Speichern und teilen
web-end-keep = Die Aufzeichnung ist die ganze Partie in einer Datei: Man kann sie nachspielen und prüfen, ob der Zufall fair war.
web-save-record = Aufzeichnung speichern
web-share-replay = Link zum Nachspielen
