### Was an jedem Tisch gesagt wird: Befehlszeile, Menü, Terminal, Ablehnungen.

language = Deutsch
yes = ja
no = nein
and = { $first } und { $last }
guest = Gast
players = { $least }–{ $most } Personen

## Menü

menu-title = Was wollen wir spielen?
menu-resume = Ein angefangenes Spiel fortsetzen ({ $count })
menu-rules = Die Regeln lesen
menu-language = Sprache
menu-leave = aufhören
menu-misread = Bitte tippe eine Zahl von 1 bis { $most } oder q.
menu-kept = { $title }: { $names } (bisher { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    })
menu-who = Wer spielt mit? Tippe die Namen, mit Kommas dazwischen, zusammen { $least } bis { $most }. Tippe bot, wo der Computer mitspielen soll, oder bot:easy, bot:hard, bot:expert.
menu-who-people = Wer spielt mit? Tippe die Namen, mit Kommas dazwischen, zusammen { $least } bis { $most }.
menu-who-usual = Nur Enter: { $names }
menu-names = Namen
menu-options = Eine Zahl, um etwas zu ändern; Enter, um zu spielen

## Am Tisch

command-help = ? Hilfe
command-rules = r Regeln
command-story = h Verlauf
command-coach = c Coach
command-map = m Landkarte
command-pause = p Pause
command-keys = ? Tasten
command-leave = q speichern und aufhören
help-always =
    Jederzeit:

    - **?** zeigt diese Hilfe, **h** den bisherigen Verlauf.
    - **auto** schaltet ein oder wieder aus, dass du von selbst passt oder aussetzt, wenn dir nichts anderes übrig bleibt.
    - **q** speichert das Spiel und hört auf. Strg-C tut dasselbe.
help-rules = - **r** zeigt die Regeln.
help-coach = - **c** fragt den Coach, was ein Profi hier tun würde und warum.
plain-question = { $name }, was tust du? Tippe eine Zahl oder die Wörter daneben.
next-page = Seite { $page } von { $pages } · Enter: weiterlesen · q: zurück
press-enter = Weiter mit Enter
curtain = Gebt die Tastatur an { $name }. { $name }, drück Enter, wenn sonst niemand hinschaut.
story-cut = … (h zeigt alles)
auto-on = Ab jetzt passt du oder setzt aus, ohne gefragt zu werden, wenn dir nichts anderes übrig bleibt.
auto-off = Ab jetzt entscheidest du wieder alles selbst.
commitment =
    Der Zufall ist schon versiegelt. Den Startwert seht ihr am Ende; sein SHA-256:
    { $commitment }
kept-at = Das Spiel liegt in { $file }
seed = Startwert: { $seed }
commitment-again =
    Sein SHA-256, wie angekündigt:
    { $commitment }
record-at = Die ganze Partie ist aufgezeichnet. Prüfen könnt ihr sie mit: thirdplace verify { $file }
review-at = Was Glück war und welche Züge am meisten kosteten: thirdplace review { $file }
saved = Das Spiel ist gespeichert. Weiter geht es mit: thirdplace play --resume { $file }
misread-none = Hier heißt nichts „{ $typed }“.
misread-several = „{ $typed }“ ist nicht eindeutig: { $found }.

## Während die Uhr läuft

paused = PAUSE
paused-keys = Die Uhr steht. Leertaste: weiter · ? Tasten · q speichern und aufhören
race-order-over = Das Jahr ist da: Das Warten ist vorbei.
race-no-key = „{ $key }“ bewirkt gerade nichts.
race-too-late = Die Uhr zeigt schon { $now }: Früher darf eine Zeile nicht sein.

## Regelseite

part-rules = Regeln
part-examples = Beispiele
part-rulings = Klarstellungen
part-tips = Tipps
part-cards = Kartenliste
part-cards-none = Dieses Spiel hat keine Karten, die man auflisten könnte.
part-credits = Impressum und Dank

## Nachspielen und Aufzeichnungen

replay-head = { $game } · nach Aktion { $here } von { $last }
replay-where = Enter: vor · b: zurück · eine Zahl: dorthin · q: Ende
replay-misread = Bitte drück Enter oder tippe b, q oder eine Zahl von 0 bis { $last }.
verified = { $game }, { $seats } Personen, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }: Jede Aktion ist erlaubt, aller Zufall folgt aus dem Startwert, und der Startwert passt zu seinem angekündigten SHA-256. { $outcome }
verified-by-hand = { $game }, { $seats } Personen, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }: Jede Aktion ist erlaubt, und der Startwert passt zu seinem angekündigten SHA-256. Ein Teil war aber von Hand vorgegeben ({ $parts }) und lässt sich nicht prüfen; nur der übrige Zufall folgt aus dem Startwert. { $outcome }
outcome-running = Das Spiel ist noch nicht zu Ende.
outcome-won = { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Gewonnen haben { $names }.
    }
outcome-lost = Das Spiel ging verloren.
record-action = Aktion { $number } stimmt nicht: { $error }
record-broken = Das ist keine lesbare Aufzeichnung.
record-commitment = Der Startwert passt nicht zu seinem SHA-256: Vor dem Spiel wurde ein anderer angekündigt.
record-deal = Die Karten passen nicht zum Startwert: Gespielt wurde eine andere Verteilung.
record-seed = Diese Aufzeichnung hat keinen Startwert: Sie zeigt ein laufendes Spiel, wie es eine Person kennt, und lässt sich weder nachspielen noch prüfen.

## Die Befehlszeile

cli-usage = Das ist nicht zu verstehen; --help zeigt, was möglich ist.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }.
cli-unknown-argument = „{ $argument }“ wird hier nicht verstanden; --help zeigt, was geht.
cli-takes-nothing = „thirdplace { $command }“ erwartet nichts weiter, „{ $argument }“ wird darum nicht verstanden; --help zeigt, was der Befehl tut.
cli-address = „{ $value }“ ist keine Adresse für { $argument }. Sie beginnt mit http:// oder https://, und nach dem Namen dürfen ein Port und ein Pfad stehen: https://example.org, http://192.168.1.20:8017, https://example.org/games/.
cli-origin = „{ $value }“ ist keine Adresse für --origin. Sie beginnt mit http:// oder https://, in Kleinbuchstaben; nach dem Namen darf ein Port stehen, aber kein Pfad und kein Schrägstrich: https://games.example.org, http://games.example.org:8080.
cli-root = „{ $value }“ ist kein Pfad für --root. Er besteht aus Buchstaben, Ziffern, Bindestrichen und Schrägstrichen, zum Beispiel /games/, und beginnt nicht mit /api/.
cli-needs-value = { $argument } braucht einen Wert.
cli-takes-no-value = { $argument } nimmt keinen Wert.
cli-serving = thirdplace ist offen: { $address } (Strg-C schließt).
cli-serving-moved = An Port { $usual } ist schon ein anderes Programm, darum ist es diesmal { $port }.
cli-serving-others = Andere Geräte im selben Netz öffnen { $address }
cli-serving-more = Wenn das nicht geht, versuchen sie { $addresses }
cli-serving-scan = oder richten ihre Kamera hierher:
cli-serving-only-here = Nur dieser Computer hat Zugang; mit --host 0.0.0.0 auch andere Geräte im Netz.
cli-serving-no-network = Andere Geräte haben keinen Zugang: Dieser Computer ist in keinem Netz.
cli-serving-everyone = Alle in diesem Netz haben Zugang und können Tische öffnen. Nur für diesen Computer: mit --host 127.0.0.1 starten
cli-serving-proxy-open = Der Server ist überall erreichbar: Wer diesen Port am Proxy vorbei erreicht, kann sich als jede beliebige Adresse ausgeben, und die Grenzen halten nicht. Läuft der Proxy auf diesem Computer, starte mit --host 127.0.0.1; sonst lass nur den Proxy durch.
cli-port-taken = An Port { $port } ist schon ein anderes Programm: Wähle einen anderen oder lass --port weg.
cli-listen-address = „{ $value }“ ist keine Adresse für { $argument }: ein Port (9017: nur für diesen Computer) oder eine Adresse mit Port (0.0.0.0:9017, [::1]:9017).
cli-metrics-address = Unter { $value } können keine Kennzahlen angeboten werden ({ $why }). Wähle für --metrics eine andere Adresse oder einen anderen Port.
cli-solving = Wird gelöst
cli-solve-nothing = Von { $game } ist nichts gelöst, wohl aber { $games }.
cli-solve-file = Eine Spielweise wird in einer Datei mit der Endung .npz aufbewahrt, nicht in { $file }.
cli-solve-written = Die Spielweise steht in { $file }.
cli-print-needs = „{ $sheet }“ bliebe leer: Gib --option { $option }=… dazu an. { $about }
cli-print-nothing = Zu { $game } gibt es nichts zu drucken.
cli-print-choice = „{ $given }“ ist kein Wert für { $name }: { $known }.
cli-print-taken = { $file } gibt es schon, und es ist kein PDF: Nenne mit --out einen anderen Ort.
cli-printed = { $sheet }: { $file }
cli-print-both-sides = Beidseitig drucken, über die lange Kante gewendet, in Originalgröße (100 %).
cli-print-address = QR-Codes führen zu { $address }; --address nennt eine andere Adresse.
cli-print-no-address = Die Blätter haben keine QR-Codes: Die Adresse dieses Computers kann morgen eine andere sein. --address nennt eine, die bleibt.
sheet-page = In thirdplace: die Seite { $page }
sheet-page-learn = Auf der Startseite von thirdplace: { $game }, „Lernen“
sheet-page-pad = Auf der Startseite von thirdplace: „Punkteblock für { $game }“
sheet-page-timer = Auf der Startseite von thirdplace: „Der Timer für { $game }“
sheet-page-buildings = Auf der Startseite von thirdplace: „Eigene Gebäude entwerfen“
sheet-first-page = In thirdplace: die Startseite
cli-number = { $argument } braucht eine ganze Zahl von { $least } bis { $most }.
cli-missing = { $argument } fehlt; --help zeigt, wie der Befehl geht.
cli-unknown-language = Die Sprache „{ $lang }“ gibt es hier nicht, nur en, de und it.
cli-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
cli-name-twice = „{ $name }“ kommt zweimal vor; Namen müssen sich unterscheiden.
cli-name = „{ $name }“ geht als Name nicht: Namen haben 1 bis { $most } druckbare Zeichen.
cli-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht, nur { $known }.
menu-level = Computer
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
bots-get-ready = Der Computer bereitet sich vor. Beim ersten Mal dauert das eine Minute.
cli-seed = Der Startwert muss ein druckbarer Text sein.
cli-no-rules = Zu { $game } gibt es keine Regeln zum Nachlesen.
cli-no-bots = Bei { $game } kann der Computer nicht mitspielen.
cli-option-form = „{ $setting }“ hat nicht die Form Name=Wert.
cli-option-unknown = Eine Option „{ $key }“ gibt es nicht. Es gibt: { $known }.
cli-option-value = „{ $value }“ ist kein Wert für { $key }. { $why }
cli-option-accepted = Möglich sind: { $values }.
cli-not-json = In { $file } steht kein JSON.
cli-no-output = Die Standardausgabe ist geschlossen; die Ausgabe kann nirgendwohin.
cli-system = Das System macht nicht mit: { $why }.
cli-unreadable = { $file } lässt sich nicht lesen ({ $why }).
cli-unwritable = { $file } lässt sich nicht schreiben ({ $why }).
cli-data = In { $folder } können keine Spiele aufbewahrt werden ({ $why }).
cli-store-and-data = Entweder --data oder --store angeben, nicht beides.
cli-store = --store erwartet die Adresse einer Datenbank, etwa postgresql://user@host/name, nicht „{ $value }“.
cli-exists = { $file } gibt es schon, und es ist kein beendetes Spiel: Setze es mit --resume fort oder wähle einen anderen Namen.
cli-over = Das Spiel in { $file } ist zu Ende; ansehen kannst du es mit thirdplace replay.
cli-other-game = Das Spiel in { $file } ist { $game }.
cli-unknown-part = Einen Teil „{ $part }“ gibt es nicht. Es gibt: { $parts }.
cli-unknown-seat = „{ $seat }“ spielt hier nicht mit, nur { $names }.
cli-unknown-action = „{ $number }“ ist hier keine Nummer einer Aktion; sie gehen bis { $last }.

# Warum eine Datei oder Adresse nicht geht, nach dem Code des Systems.

why-ENOENT = gibt es nicht
why-EACCES = der Zugriff ist nicht erlaubt
why-EPERM = das ist nicht erlaubt
why-EISDIR = ist ein Ordner
why-ENOTDIR = wo ein Ordner sein müsste, liegt eine Datei
why-EEXIST = gibt es schon
why-ENOSPC = der Datenträger ist voll
why-EROFS = dort lässt sich nichts schreiben
why-ENAMETOOLONG = der Name ist zu lang
why-EADDRINUSE = diese Adresse benutzt ein anderes Programm
why-EADDRNOTAVAIL = diese Adresse hat dieser Computer nicht
why-name = so kann keine Datei heißen
why-other = Fehler { $code }

## Ablehnungen, nach ihren Codes

error-bad-request = Diese Anfrage ist nicht zu verstehen.
error-unknown-game = Dieses Spiel gibt es nicht; thirdplace games listet alle auf.
error-bad-options = Mit diesen Optionen lässt sich nicht spielen.
error-game-over = Das Spiel ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-wrong-phase = Das geht in diesem Teil des Spiels nicht.
error-unknown-table = Diesen Tisch gibt es nicht.
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-bad-name = Bitte wähle einen anderen Namen.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-not-the-host = Das kann nur die Spielleitung: die Person, die den Tisch geöffnet hat.
error-still-here = Diese Person ist noch da.
error-paused = Das Spiel macht gerade Pause.
error-cannot-undo = Das lässt sich nicht zurücknehmen.
error-too-fast = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
error-too-many = Das ist mehr, als dieser Server erlaubt.
error-too-large = Diese Nachricht ist zu groß.
error-not-saved = Das konnte gerade nicht gespeichert werden, deshalb hat sich nichts geändert. Versuche es gleich noch einmal.
error-unreadable-table = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Gelöscht wurde nichts: Wer den Server betreibt, findet den Grund im Protokoll.
error-log-full = An diesem Tisch ist so viel gespeichert, wie an einem Tisch Platz hat. Bitte öffnet einen neuen.
error-internal = Dabei ist im Programm etwas schiefgegangen, deshalb ist nichts geschehen. Wer den Server betreibt, findet die Stelle im Protokoll.
error-no-coach = An diesem Tisch ist der Coach ausgeschaltet.
error-unknown-sheet = So ein Blatt gibt es zu diesem Spiel nicht; thirdplace print nennt alle.
error-impossible = Das kann an einem Tisch nicht vorkommen.
error-bad-file = Diese Datei lässt sich nicht verwenden.
error-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
error-wrong-host = Unter diesem Namen antwortet dieser Server nicht. Wer ihn betreibt: mit --origin und der Adresse starten, die alle öffnen (etwa --origin https://spiele.example.org), oder die Adresse öffnen, die er beim Start nennt.
error-wrong-origin = Die Adresse, die du geöffnet hast, ist nicht die, die der Proxy diesem Server nennt. Wer ihn betreibt: den Proxy die ganze Adresse weitergeben lassen (nginx: proxy_set_header Host $http_host) oder den Server mit --origin und der Adresse starten, die alle öffnen.
error-not-on-list = Dein Name steht nicht auf der Klassenliste. Wähl ihn aus der Liste oder frag deine Lehrkraft.

## Die Tür des Servers

door-lead = Brettspiele über Orte. Dieser Computer hält die Tische bereit, und nichts verlässt ihn.
door-terminal = Zum Spielen im Terminal tippe
door-programs = Auch Programme können sich dazusetzen:

## Die Rangliste der Bots

ladder-ready = Wird vorbereitet
ladder-playing = Wird gespielt
ladder-so-far = { $done } von { $all } Spielen
ladder-head = { $game }, { $seats } Plätze. { $deals ->
        [one] { $deals } Verteilung,
       *[other] { $deals } Verteilungen,
    } jede mit jedem Bot auf jedem Platz gespielt: { $games } Spiele.
ladder-head-team = { $game }, Teams zu { $seats }. { $deals ->
        [one] { $deals } Verteilung,
       *[other] { $deals } Verteilungen,
    } jede vom Team jedes Bots im Tempo der Spielregel gespielt: { $games } Spiele.
ladder-cut = Es wurde vorzeitig beendet: Geplant waren { $all } Spiele.
ladder-strength = Wie stark sie sind und wie lange sie nachdenken
ladder-bot = Bot
ladder-rating = Wertung
ladder-deals-won = Gewonnen
ladder-median = Bedenkzeit (Median)
ladder-slow = 99 % bis
ladder-pairs = { $others ->
        [one] Zeile gegen Spalte: Anteil der Siege (ausgeglichen wären { $even } %)
       *[other] Ein Bot der Zeile gegen { $others } der Spalte: Anteil der Siege (ausgeglichen wären { $even } %)
    }
ladder-differences = Zeile verglichen mit Spalte: um so viele Prozentpunkte mehr derselben Verteilungen gewonnen
ladder-rating-note = Mit 100 Punkten mehr gewinnt ein Bot zu zweit 64 von 100 Spielen, mit 400 zehn auf jedes verlorene. Der Durchschnitt ist 1500. In Klammern: der Bereich mit 95 % Sicherheit.
ladder-note = In Klammern: der Bereich mit 95 % Sicherheit.
ladder-pairs-note = In Klammern: der Bereich mit 95 % Sicherheit. Ein Sieg, den sich zwei teilen, zählt halb.
ladder-differences-note = In Klammern: der Bereich mit 95 % Sicherheit. Liegt die 0 nicht darin, ist der Unterschied echt.
ladder-percent = { $value } % ({ $low }–{ $high })
ladder-interval = { $value } ({ $low } bis { $high })
ladder-milliseconds = { $number } ms
ladder-failed-stopped = { $bot } ist { $count ->
        [one] einmal
       *[other] { $count }-mal
    } abgestürzt.
ladder-failed-slow = { $bot } hat für eine Entscheidung { $count ->
        [one] einmal
       *[other] { $count }-mal
    } länger als { $limit } s gebraucht.
ladder-failed-illegal = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } etwas Unerlaubtes getan.
ladder-failed-idle = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } nichts getan, obwohl der Bot an der Reihe war.
ladder-failed-rule = Bis zum Ende eines solchen Spiels wurde jedes Mal die erste erlaubte Aktion des Bots ausgeführt.
ladder-died = Ein Prozess der Rangliste wurde abgebrochen, vielleicht durch einen Bot: Es zählt, was bis dahin gespielt war.
ladder-few = Für { $game } braucht es mindestens zwei Bots, z. B. --bots easy,expert.
ladder-bot-unknown = Den Bot „{ $bot }“ gibt es nicht, nur { $levels }, eine Klasse (datei.py:Klasse), ein Programm (cmd:BEFEHL) oder eines, das über HTTP spielt (http:BEFEHL).
ladder-bot-file = Die Datei { $file } gibt es nicht.
ladder-bot-class = In { $file } gibt es keine Klasse „{ $name }“.
ladder-bot-choose = Die Klasse „{ $name }“ hat keine Methode choose(situation, rng).
ladder-bot-broken = Der Bot { $bot } ist nicht zu gebrauchen ({ $why }).
ladder-bot-program = Ein Programm „{ $bot }“ gibt es nicht.

## Der Coach

advice-thinks = Der Coach denkt nach …
advice-would = Das würde ein Profi tun: { $action }
advice-wait = nichts tun und abwarten
advice-nothing = Für dich ist gerade nichts zu entscheiden.
advice-chance-to-win = { $percent } % Gewinnchance
advice-sure = fast sicher
advice-hardly = kaum eine
advice-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-title = die Partie im Rückblick
review-busy = Alle Chancen werden abgewogen
review-team = das Team
review-from-to = { $first } % → { $last } %
review-luck = Glück
review-decisions = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-costly = Was am meisten gekostet hat:
review-cost = Zug { $number }, { $name }: { $action }. Das hat { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Gewinnchance verschenkt.
review-none = Kein Zug hat viel gekostet.

# thirdplace doctor
doctor-examining = Die Tische werden durchgesehen
doctor-version = thirdplace { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } ist zu alt: Nötig ist mindestens { $least }. Nimm ein anderes Python, eines von python.org oder von uv (uvx thirdplace serve), das ein neueres mitbringt.
doctor-no-client = Die Seite für den Browser fehlt: Alle bekämen nur eine schlichte Seite. Installiere eine Veröffentlichung oder führe make client aus.
doctor-few-descriptors = Nur { $most } Verbindungen sind zugleich möglich. Erhöhe die Grenze der offenen Dateien: ulimit -n 65536, oder LimitNOFILE=65536 in einer systemd-Unit.
doctor-port-free = Port { $port } unter { $host } ist frei.
doctor-port-serving = An Port { $port } antwortet schon ein thirdplace-Server.
doctor-port-taken = An Port { $port } ist ein anderes Programm. Suche es (unter Linux: ss -ltnp) und beende es, oder starte mit einem anderen --port.
doctor-port-forbidden = Dieses Konto darf Port { $port } nicht benutzen. Wähle einen ab 1024 und lass ihn von einem Proxy unter 80 und 443 zeigen.
doctor-host-unknown = Unter { $host } kann kein Server erreichbar sein ({ $detail }). Nenne mit --host eine Adresse dieses Computers, oder 0.0.0.0 für alle.
doctor-disk-space = In { $folder } sind { $free } GB frei; dort wird der Ordner der Spiele angelegt.
doctor-disk-writes = In { $folder } sind { $free } GB frei; was geschrieben wird, ist nach { $ms } ms auf der Platte.
doctor-disk-full = In { $folder } sind nur { $free } GB frei: Ist die Platte voll, kann kein Zug gespeichert werden. Schaffe Platz oder wähle mit --data einen anderen Ordner.
doctor-disk-slow = In { $folder } dauert es { $ms } ms, bis etwas auf der Platte ist, und so lange wartet jeder Zug. Nimm eine Platte in diesem Computer statt einer im Netz, oder sieh nach, was sonst noch schreibt.
doctor-disk-read-only = In { $folder } kann nichts geschrieben werden ({ $detail }). Gib den Ordner dem Konto, unter dem der Server läuft (chown), oder wähle mit --data einen anderen.
doctor-clock-steady = Die Uhr geht gleichmäßig.
doctor-clock-jumps = Die Uhr ist gerade um { $seconds } s gegenüber der vergangenen Zeit gesprungen. Lass nur einen Dienst sie stellen (systemd-timesyncd, chrony), und nicht auch noch den Host einer virtuellen Maschine.
doctor-clock-set-back = Die Spiele wurden zuletzt { $minutes } Minuten in der Zukunft geschrieben: Die Uhr geht oder ging falsch. Stelle das Datum richtig; verloren ist nichts, und nichts wird zu früh gelöscht.
doctor-server-answers = Unter { $url } antwortet thirdplace { $version }.
doctor-server-unreachable = Unter { $url } antwortet niemand ({ $detail }). Läuft der Server, und zeigt der Proxy auf ihn? Sieh auch nach der Firewall und nach dem Zertifikat.
doctor-server-foreign = Was unter { $url } antwortet, ist nicht thirdplace oder älter als 0.1. Leitet der Proxy alles weiter, und nennt --root den Pfad, unter dem er den Server zeigt?
doctor-other-version = Der Server hat Version { $theirs }, dieses Programm { $ours }.
doctor-clock-differs = Die Uhren des Servers unter { $url } und dieses Computers weichen um mehr als eine Minute voneinander ab. Stelle beide richtig, oder lass es tun (systemd-timesyncd, chrony).
doctor-proxy-unknown-name = Der Server kennt den Namen in { $url } nicht. Starte ihn mit --origin und der Adresse, die alle öffnen.
doctor-proxy-hides-addresses = Beim Server kommt kein X-Forwarded-For an, deshalb teilen sich alle die Grenzen einer Adresse. Setze es im Proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr), oder lass --behind-proxy weg, wenn es keinen gibt.
doctor-proxy-not-announced = Vor dem Server steht ein Proxy, von dem er nichts weiß: Alle teilen sich die Grenzen einer Adresse. Starte ihn mit --behind-proxy.
doctor-proxy-forged-address = Wer zu Besuch ist, kann sich die Adresse aussuchen, für die die Grenzen zählen. Lass den Proxy X-Forwarded-For selbst setzen und niemanden an ihm vorbei zum Server (--host 127.0.0.1); ohne Proxy lass --behind-proxy weg.
doctor-proxy-wrong-host = Dem Server wird gesagt, er sei „{ $host }“, geöffnet wird aber { $url }: Seine eigene Seite wird abgewiesen. Gib Host ganz weiter (nginx: proxy_set_header Host $http_host), oder starte den Server mit --origin und der Adresse, die alle öffnen.
doctor-proxy-no-sockets = Unter { $url } lässt sich kein WebSocket öffnen ({ $detail }), also kann niemand spielen. Gib Upgrade und Connection weiter, mit HTTP/1.1 (deploy/nginx.conf zeigt, wie).
doctor-server-done = { $problems ->
    [0] Der Weg zum Server ist in Ordnung.
    [one] Ein Befund.
   *[other] { $problems } Befunde.
}
doctor-damaged-file = Die Datei ist beschädigt ({ $detail }). Halte den Server an, kopiere den Ordner und spiele eine Sicherung zurück; an lesbaren Tischen kann so lange weitergespielt werden.
doctor-damaged = Tisch { $table }…: Sein Teil der Datei ist beschädigt ({ $detail }). Nur eine Sicherung bringt ihn zurück.
doctor-newer = Diese Datei hat ein neueres thirdplace geschrieben (Version { $detail }). Installiere dieses oder ein noch neueres; diese Version rührt sie nicht an.
doctor-gap = Tisch { $table }…: Eintrag { $entry } fehlt. Was danach kommt, lässt sich nicht weiterspielen; nur eine Sicherung bringt den Tisch zurück.
doctor-unreadable = Tisch { $table }…: Eintrag { $entry } ist nicht lesbar ({ $detail }). Vielleicht hat ihn ein neueres thirdplace geschrieben: Installiere dieses. Sonst ist er beschädigt.
doctor-unknown-game = Tisch { $table }…: Sein Spiel, { $detail }, ist hier nicht installiert. Installiere das Paket, aus dem es kommt.
doctor-unfoldable = Tisch { $table }…: Das Spiel scheitert an Eintrag { $entry } ({ $detail }). Die Version des Spiels, die ihn geschrieben hat, kann weiterspielen.
doctor-done = { $findings ->
    [0] { $tables ->
        [0] In { $folder } ist noch nichts gespeichert.
        [one] Ein Tisch in { $folder }: Er lässt sich weiterspielen.
       *[other] { $tables } Tische in { $folder }: Alle lassen sich weiterspielen.
    }
    [one] Ein Befund in { $folder }. Geändert wurde nichts.
   *[other] { $findings } Befunde in { $folder }. Geändert wurde nichts.
}

## Ein neues Spiel

cli-new-game-name = „{ $name }“ kann kein Spiel heißen. Ein Name beginnt mit einem Buchstaben und besteht aus kleinen Buchstaben von a bis z, Ziffern und Bindestrichen, höchstens { $longest } zusammen, etwa my-game.
cli-new-game-reserved = „{ $name }“ kann kein Spiel heißen: Das Wort bedeutet in Python oder thirdplace etwas anderes.
cli-new-game-taken = Ein Spiel namens { $name } gibt es schon.
cli-new-game-module = Ein Python-Paket namens { $name } gibt es schon. Wähle einen anderen Namen.
cli-new-game-exists = { $folder } gibt es schon. Es wurde nichts geschrieben.
cli-new-game-no-tree = thirdplace ist hier installiert, aber sein Quelltext fehlt. Schreibe ein eigenes Paket: --package ORDNER.
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
cli-backup-newer = Ein neueres thirdplace hat die Sicherung { $file } geschrieben. Installiere diese oder eine neuere Version.
cli-not-empty = In { $store } sind schon Spiele. Wähle einen leeren Ordner oder eine leere Datenbank.
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
