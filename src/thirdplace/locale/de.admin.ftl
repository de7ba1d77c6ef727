# What commands say about files, stores and servers. The browser does not load it.

cli-usage = Das ist nicht zu verstehen; --help zeigt, was möglich ist.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }.
cli-unknown-argument = „{ $argument }“ wird hier nicht verstanden; --help zeigt, was geht.
cli-takes-nothing = „thirdplace { $command }“ erwartet nichts weiter, „{ $argument }“ wird darum nicht verstanden; --help zeigt, was der Befehl tut.
cli-address = „{ $value }“ ist keine Adresse für { $argument }. Sie beginnt mit http:// oder https://, und nach dem Namen dürfen ein Port und ein Pfad stehen: https://example.org, http://192.168.1.20:8017, https://example.org/games/.
cli-origin = „{ $value }“ ist keine Adresse für --origin. Sie beginnt mit http:// oder https://, in Kleinbuchstaben; nach dem Namen darf ein Port stehen, aber kein Pfad und kein Schrägstrich: https://games.example.org, http://games.example.org:8080.
cli-root = „{ $value }“ ist kein Pfad für --root. Er besteht aus Buchstaben, Ziffern, Bindestrichen und Schrägstrichen, zum Beispiel /games/, und beginnt nicht mit /api/.
cli-needs-value = { $argument } braucht einen Wert.
cli-takes-no-value = Zu { $argument } gehört kein Wert.
cli-serving = thirdplace ist offen: { $address } (Strg+C schließt).
cli-serving-moved = Port { $usual } wird schon von einem anderen Programm benutzt, darum ist es diesmal { $port }.
cli-serving-others = Andere Geräte im selben Netz öffnen { $address }
cli-serving-more = Wenn das nicht geht, versuchen sie { $addresses }
cli-serving-scan = oder richten ihre Kamera auf diesen Code:
cli-serving-only-here = Nur dieser Computer hat Zugang; mit --host 0.0.0.0 auch andere Geräte im Netz.
cli-serving-no-network = Andere Geräte haben keinen Zugang: Dieser Computer ist in keinem Netz.
cli-serving-everyone = Alle in diesem Netz haben Zugang und können Tische öffnen. Nur für diesen Computer: mit --host 127.0.0.1 starten.
cli-serving-proxy-open = Der Server ist überall erreichbar: Wer diesen Port am Proxy vorbei erreicht, kann jede beliebige Adresse vortäuschen, und die Limits greifen nicht. Läuft der Proxy auf diesem Computer, starte mit --host 127.0.0.1; sonst lass nur den Proxy durch.
cli-port-taken = Port { $port } wird schon von einem anderen Programm benutzt: Wähle einen anderen Port oder lass --port weg.
cli-listen-address = „{ $value }“ ist keine Adresse für { $argument }: ein Port (9017: nur für diesen Computer) oder eine Adresse mit Port (0.0.0.0:9017, [::1]:9017).
cli-metrics-address = Unter { $value } können keine Messwerte angeboten werden ({ $why }). Wähle für --metrics eine andere Adresse oder einen anderen Port.
cli-solving = Wird gelöst
cli-solve-nothing = { $game } lässt sich nicht lösen, wohl aber { $games }.
cli-solve-file = Eine Strategie wird in einer Datei mit der Endung .npz gespeichert, nicht in { $file }.
cli-solve-written = Die Strategie steht in { $file }.
cli-workers-died = Bei derselben Aufgabe sind immer wieder Prozesse abgestürzt; sie lässt sich nicht zu Ende bringen.
cli-print-needs = „{ $sheet }“ bliebe leer: Gib --option { $option }=… dazu an. { $about }
cli-print-nothing = Zu { $game } gibt es nichts zu drucken.
cli-print-choice = „{ $given }“ ist kein Wert für { $name }. Möglich sind: { $known }.
cli-print-taken = { $file } gibt es schon, und es ist kein PDF: Nenne mit --out einen anderen Ort.
cli-printed = { $sheet }: { $file }
cli-print-both-sides = Beidseitig drucken, über die lange Kante gewendet, in Originalgröße (100 %).
cli-print-address = QR-Codes führen zu { $address }; --address nennt eine andere Adresse.
cli-print-no-address = Die Blätter haben keine QR-Codes: Die Adresse dieses Computers kann morgen eine andere sein. --address nennt eine, die bleibt.
cli-number = { $argument } braucht eine ganze Zahl von { $least } bis { $most }.
cli-missing = { $argument } fehlt; --help zeigt, wie der Befehl geht.
cli-unknown-language = Die Sprache „{ $lang }“ gibt es hier nicht, nur en, de und it.
cli-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
cli-name-twice = „{ $name }“ kommt zweimal vor; Namen müssen sich unterscheiden.
cli-name = „{ $name }“ geht als Name nicht: Namen haben 1 bis { $most } druckbare Zeichen.
cli-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht, nur { $known }.
cli-seed = Der Startwert muss ein druckbarer Text sein.
cli-no-rules = Zu { $game } gibt es keine Regeln zum Nachlesen.
cli-no-bots = Bei { $game } kann der Computer nicht mitspielen.
cli-option-form = „{ $setting }“ hat nicht die Form Name=Wert.
cli-option-unknown = Eine Option „{ $key }“ gibt es nicht. Es gibt: { $known }.
cli-option-value = „{ $value }“ ist kein Wert für { $key }. { $why }
cli-option-accepted = Möglich sind: { $values }.
cli-not-json = In { $file } steht kein JSON.
cli-no-output = Die Standardausgabe ist geschlossen; die Ausgabe kann nirgendwohin.
cli-system = Das System meldet: { $why }.
cli-unreadable = { $file } lässt sich nicht lesen ({ $why }).
cli-unwritable = { $file } lässt sich nicht schreiben ({ $why }).
cli-data = In { $folder } können keine Spiele gespeichert werden ({ $why }).
cli-store-and-data = Entweder --data oder --store angeben, nicht beides.
cli-store = --store erwartet die Adresse einer Datenbank, etwa postgresql://user@host/name, nicht „{ $value }“.
cli-notices = --notices erwartet die Adresse eines Redis- oder Valkey-Servers, etwa redis://host, nicht „{ $value }“.
cli-notices-without-store = --notices ist für Server, die sich eine Datenbank teilen: auch --store angeben.
cli-exists = { $file } gibt es schon, und es ist kein beendetes Spiel: Setz es mit --resume fort oder wähle einen anderen Namen.
cli-over = Das Spiel in { $file } ist zu Ende; ansehen kannst du es mit „thirdplace replay“.
cli-other-game = Das Spiel in { $file } ist { $game }.
cli-unknown-part = Einen Teil „{ $part }“ gibt es nicht. Es gibt: { $parts }.
cli-unknown-seat = „{ $seat }“ spielt hier nicht mit, nur { $names }.
cli-unknown-action = Eine Aktion Nummer „{ $number }“ gibt es hier nicht; die Nummern gehen bis { $last }.
why-ENOENT = gibt es nicht
why-EACCES = der Zugriff ist nicht erlaubt
why-EPERM = das ist nicht erlaubt
why-EISDIR = ist ein Ordner
why-ENOTDIR = wo ein Ordner sein müsste, liegt eine Datei
why-EEXIST = gibt es schon
why-ENOSPC = der Datenträger ist voll
why-EROFS = dort lässt sich nichts schreiben
why-ENAMETOOLONG = der Name ist zu lang
why-EADDRINUSE = diese Adresse wird schon von einem anderen Programm benutzt
why-EADDRNOTAVAIL = dieser Computer hat diese Adresse nicht
why-name = so kann keine Datei heißen
why-other = Fehler { $code }
doctor-examining = Die Tische werden durchgesehen
doctor-version = thirdplace { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } ist zu alt: Nötig ist mindestens { $least }. Nimm ein anderes Python, eines von python.org oder von uv (uvx thirdplace serve), das ein neueres SQLite mitbringt.
doctor-no-client = Der Browser-Teil fehlt: Alle bekämen nur eine schlichte Seite. Installiere eine veröffentlichte Version oder führe make client aus.
doctor-broken-game = Das Spiel { $name } aus einem anderen Paket lässt sich nicht laden und fehlt deshalb ({ $package }: { $detail }). Installiere das Paket neu, bringe es auf den neuesten Stand oder melde den Fehler denen, die es geschrieben haben.
doctor-few-descriptors = Zugleich mögliche Verbindungen: nur { $most }. Erhöhe die Grenze für offene Dateien: ulimit -n 65536 oder LimitNOFILE=65536 in einer systemd-Unit.
doctor-port-free = Port { $port } unter { $host } ist frei.
doctor-port-serving = Auf Port { $port } antwortet schon ein thirdplace-Server.
doctor-port-taken = Port { $port } wird von einem anderen Programm benutzt. Suche es (unter Linux: ss -ltnp) und beende es, oder starte mit einem anderen --port.
doctor-port-forbidden = Dieses Konto darf Port { $port } nicht benutzen. Wähle einen ab 1024 und lass einen Proxy von 80 und 443 dorthin weiterleiten.
doctor-host-unknown = Unter { $host } kann kein Server erreichbar sein ({ $detail }). Nenne mit --host eine Adresse dieses Computers oder 0.0.0.0 für alle.
doctor-disk-space = Frei in { $folder }: { $free } GB; dort wird der Ordner für die Spiele angelegt.
doctor-disk-writes = Frei in { $folder }: { $free } GB; was geschrieben wird, ist nach { $ms } ms auf der Platte.
doctor-disk-full = In { $folder } sind nur { $free } GB frei: Ist die Platte voll, kann kein Zug gespeichert werden. Schaff Platz oder wähle mit --data einen anderen Ordner.
doctor-disk-slow = In { $folder } dauert es { $ms } ms, bis etwas auf der Platte ist, und so lange wartet jeder Zug. Nimm eine Platte in diesem Computer statt einer im Netz, oder sieh nach, was sonst noch schreibt.
doctor-disk-read-only = In { $folder } kann nichts geschrieben werden ({ $detail }). Gib den Ordner dem Konto, unter dem der Server läuft (chown), oder wähle mit --data einen anderen.
doctor-clock-steady = Die Uhr geht gleichmäßig.
doctor-clock-jumps = Die Uhr ist gerade um { $seconds } s gesprungen. Lass sie nur von einem Dienst stellen (systemd-timesyncd, chrony) und nicht auch noch vom Host einer virtuellen Maschine.
doctor-clock-set-back = Der letzte Eintrag liegt { $minutes } min in der Zukunft: Die Uhr geht oder ging falsch. Stelle das Datum richtig; verloren ist nichts, und nichts wird zu früh gelöscht.
doctor-database-no-driver = Für Spiele in PostgreSQL wird asyncpg gebraucht, das nicht installiert ist: pip install thirdplace[postgres].
doctor-database-unreachable = Die Datenbank { $store } ist nicht erreichbar ({ $detail }). Läuft sie, und stimmen Adresse, Benutzer und Passwort? Darf sich dieser Computer mit ihr verbinden (pg_hba.conf, Firewall)?
doctor-database-old = PostgreSQL { $server } ist zu alt: Nötig ist mindestens { $least }.
doctor-database-clock-differs = Die Uhren der Datenbank und dieses Computers weichen um { $minutes } min voneinander ab. Stelle beide richtig oder lass sie stellen (systemd-timesyncd, chrony).
doctor-database-foreign = In der Datenbank { $store } gibt es ein Schema „thirdplace“, das nicht von uns ist. Gib eine andere Datenbank an.
doctor-database-empty = PostgreSQL { $server } antwortet; in { $store } ist noch nichts gespeichert.
doctor-database-newer = Ein neueres thirdplace hat diese Datenbank geändert (Version { $detail }). Installiere diese Version oder eine neuere.
doctor-database-older = PostgreSQL { $server } antwortet. Die Datenbank { $store } stammt von einem älteren thirdplace; der nächste Server, der startet, bringt sie auf den neuen Stand.
doctor-database-read-only = In { $store } kann nichts geschrieben werden ({ $detail }). Ist die Platte voll, ist es ein Standby-Server oder fehlt dem Benutzer das Schreibrecht?
doctor-database-slow = { $store } braucht { $ms } ms, um etwas zu speichern, und so lange wartet jeder Zug. Bringe die Server näher an die Datenbank, oder sieh nach, was sie sonst zu tun hat.
doctor-database-writes = PostgreSQL { $server } speichert innerhalb von { $ms } ms. Server, die diese Datenbank gerade nutzen: { $nodes }.
doctor-nothing-kept = In { $store } sind noch keine Spiele gespeichert. Gib den Ordner oder die Datenbank an, die ein Server benutzt.
doctor-database-silent = Die Datenbank { $store } antwortet nicht rechtzeitig. Ist sie überlastet, oder geht auf dem Weg dorthin verloren, was gesendet wird (Firewall, VPN)?
doctor-database-address = Die Adresse der Datenbank, { $store }, ist nicht zu verstehen. Schreibe Sonderzeichen in Benutzername und Passwort mit einem Prozentzeichen: / als %2F, # als %23, ? als %3F, @ als %40, % als %25.
doctor-database-locked = Die Datenbank { $store } muss auf den neuen Stand gebracht werden, aber eine andere Verbindung hält ihre Tabellen schon lange gesperrt ({ $detail }). Warte, bis eine Sicherung fertig ist, oder beende, was sie sperrt, und starte dann noch einmal.
doctor-database-lost = Die Verbindung zur Datenbank ist abgebrochen ({ $detail }); die übrigen Tische wurden deshalb nicht geprüft. Starte den Befehl noch einmal.
doctor-notices-address = Die Adresse hinter --notices ist nicht zu verstehen. Schreibe Sonderzeichen in Benutzername und Passwort mit einem Prozentzeichen: / als %2F, # als %23, ? als %3F, @ als %40, % als %25.
doctor-server-answers = Unter { $url } antwortet thirdplace { $version }.
doctor-server-unreachable = Unter { $url } antwortet niemand ({ $detail }). Läuft der Server, und zeigt der Proxy auf ihn? Prüfe auch die Firewall und das Zertifikat.
doctor-server-foreign = Was unter { $url } antwortet, ist entweder nicht thirdplace oder älter als 0.1. Leitet der Proxy alles weiter, und nennt --root den Pfad, unter dem er den Server zeigt?
doctor-other-version = Der Server hat Version { $theirs }, dieses Programm { $ours }.
doctor-clock-differs = Die Uhren des Servers unter { $url } und dieses Computers weichen um mehr als eine Minute voneinander ab. Stelle beide richtig oder lass sie stellen (systemd-timesyncd, chrony).
doctor-proxy-unknown-name = Der Server kennt den Namen in { $url } nicht. Starte ihn mit --origin und der Adresse, die alle öffnen.
doctor-proxy-hides-addresses = Beim Server kommt kein X-Forwarded-For an, deshalb gelten die Limits einer einzigen Adresse für alle zusammen. Setz es im Proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr), oder lass --behind-proxy weg, wenn es keinen gibt.
doctor-proxy-not-announced = Vor dem Server steht ein Proxy, von dem er nichts weiß: Die Limits einer einzigen Adresse gelten für alle zusammen. Starte ihn mit --behind-proxy.
doctor-proxy-forged-address = Jedes Gerät kann sich die Adresse aussuchen, für die die Limits gelten. Lass den Proxy X-Forwarded-For selbst setzen und lass niemanden an ihm vorbei zum Server (--host 127.0.0.1); ohne Proxy lass --behind-proxy weg.
doctor-proxy-wrong-host = Dem Server wird gesagt, er sei „{ $host }“, geöffnet wird aber { $url }: Seine eigene Seite wird abgewiesen. Lass den Proxy den Host-Header vollständig weitergeben (nginx: proxy_set_header Host $http_host), oder starte den Server mit --origin und der Adresse, die alle öffnen.
doctor-proxy-no-sockets = Unter { $url } lässt sich kein WebSocket öffnen ({ $detail }), also kann niemand spielen. Lass den Proxy Upgrade und Connection weitergeben, mit HTTP/1.1 (deploy/nginx.conf zeigt, wie).
doctor-server-done = { $problems ->
    [0] Der Weg zum Server ist in Ordnung.
    [one] Ein Problem gefunden.
   *[other] { $problems } Probleme gefunden.
}
doctor-damaged-file = Die Datei ist beschädigt ({ $detail }). Halte den Server an, kopiere den Ordner und spiele eine Sicherung zurück; bis dahin kann an lesbaren Tischen weitergespielt werden.
doctor-damaged = Tisch { $table }…: Sein Teil der Datei ist beschädigt ({ $detail }). Nur eine Sicherung bringt ihn zurück.
doctor-newer = Diese Datei wurde von einem neueren thirdplace geschrieben (Version { $detail }). Installiere dieses oder ein noch neueres; das hier installierte rührt sie nicht an.
doctor-gap = Tisch { $table }…: Eintrag { $entry } fehlt. Was danach kommt, lässt sich nicht weiterspielen; nur eine Sicherung bringt den Tisch zurück.
doctor-unreadable = Tisch { $table }…: Eintrag { $entry } ist nicht lesbar ({ $detail }). Vielleicht wurde er von einem neueren thirdplace geschrieben: Installiere dieses. Sonst ist er beschädigt.
doctor-unknown-game = Tisch { $table }…: Sein Spiel, { $detail }, ist hier nicht installiert. Installiere das Paket, aus dem es kommt.
doctor-unfoldable = Tisch { $table }…: Das Spiel scheitert an Eintrag { $entry } ({ $detail }). Mit der Version des Spiels, die ihn geschrieben hat, lässt sich weiterspielen.
doctor-done = { $findings ->
    [0] { $tables ->
        [0] In { $folder } ist noch nichts gespeichert.
        [one] Ein Tisch in { $folder }: An ihm lässt sich weiterspielen.
       *[other] { $tables } Tische in { $folder }: An allen lässt sich weiterspielen.
    }
    [one] Ein Problem in { $folder } gefunden. Geändert wurde nichts.
   *[other] { $findings } Probleme in { $folder } gefunden. Geändert wurde nichts.
}
cli-new-game-name = Ein Spiel kann nicht „{ $name }“ heißen. Ein Name beginnt mit einem Buchstaben und besteht aus kleinen Buchstaben von a bis z, Ziffern und Bindestrichen, zusammen höchstens { $longest } Zeichen, etwa my-game.
cli-new-game-reserved = Ein Spiel kann nicht „{ $name }“ heißen: Das Wort bedeutet in Python oder thirdplace etwas anderes.
cli-new-game-taken = Ein Spiel namens { $name } gibt es schon.
cli-new-game-module = Ein Python-Paket namens { $name } gibt es schon. Wähle einen anderen Namen.
cli-new-game-exists = { $folder } gibt es schon. Es wurde nichts geschrieben.
cli-new-game-no-tree = thirdplace ist hier installiert, aber sein Quelltext fehlt. Schreib ein eigenes Paket: --package ORDNER.
cli-new-game-written =
    Das neue Spiel liegt in { $folder }.
    Spielen:  thirdplace play { $game }
    Testen:   pytest { $folder }
    Weiter:   docs/add-a-game.md
cli-new-game-package-written =
    Das neue Spiel liegt in { $folder }, als eigenes Paket.
    Installieren:  pip install --editable { $folder }
    Spielen:       thirdplace play { $game }
    Weiter:        { $folder }/README.md
cli-backup-file = In { $file } kann keine Sicherung geschrieben werden: Gib eine Datei in einem vorhandenen Ordner an.
cli-backup-damaged = { $file } ist keine vollständige Sicherung.
cli-backup-newer = Ein neueres thirdplace hat die Sicherung { $file } geschrieben. Installiere dieses oder ein noch neueres.
cli-not-empty = In { $store } sind schon Spiele. Wähle einen leeren Ordner oder eine leere Datenbank.
cli-copy-stopped = { $store } ließ sich nicht bis zum Ende lesen oder schreiben ({ $why }). Nichts wurde nur zur Hälfte kopiert; versuch es noch einmal.
cli-doctor-url = { $argument } lässt sich nicht mit --url kombinieren: doctor prüft entweder diesen Computer und seine Spiele oder einen laufenden Server durch seinen Proxy.
cli-static-not-empty = In { $folder } liegt schon etwas anderes. Nenne einen neuen oder leeren Ordner.
cli-static-no-client = Diese Installation hat keinen Browser-Teil, der ohne Server spielen kann. In einer Kopie des Quelltexts hilft `make client`.
cli-static-not-written = { $folder } lässt sich nicht schreiben: { $why }
static-written = { $files } Dateien in { $folder } geschrieben. Jeder Webspace kann sie ausliefern, auch in einem Unterordner.
backup-copying = Kopiert und nachgespielt:
backup-done = Sicherung: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
 } in { $target }.
restore-done = Wiederhergestellt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
 } in { $target }.
move-done = Kopiert: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
 }, { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
 } nach { $target }. Starte den Server dort; am alten Ort ist alles wie zuvor.
doctor-record = Tisch { $table }…: Die Aufzeichnung seines Spiels lässt sich nicht nachspielen ({ $detail }). Die Version, die sie geschrieben hat, kann das.
