### Was an jedem Tisch gesagt wird: Befehlszeile, Menü, Terminal, Ablehnungen.

language = Deutsch
changed-rules = Geänderte Regeln
    .about = An diesem Tisch wird nicht nach der Spielregel gespielt:
rule-changed = { $rule }: { $value } (Spielregel: { $usual })
rule-chosen = { $rule }: { $value }
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
menu-leave = Aufhören
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
menu-other-rules = { $count ->
        [0] Andere Regeln
        [one] Andere Regeln (eine geändert)
       *[other] Andere Regeln ({ $count } geändert)
    }
    .title = Andere Regeln
    .ask = Eine Zahl, um etwas zu ändern; Enter, um zurückzugehen

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
    - **auto** schaltet ein oder wieder aus, dass du von selbst passt oder aussetzt, wenn dir nichts anderes übrig bleibt oder du nichts mehr zu tun hast.
    - **q** speichert das Spiel und hört auf. Strg+C tut dasselbe.
help-rules = - **r** zeigt die Regeln.
help-coach = - **c** fragt den Coach, was ein Profi hier tun würde und warum.
plain-question = { $name }, was tust du? Tippe eine Zahl oder die Wörter daneben.
next-page = Seite { $page } von { $pages } · Enter: weiterlesen · q: zurück
press-enter = Weiter mit Enter
curtain = Gebt die Tastatur an { $name } weiter. { $name }, drück Enter, wenn sonst niemand hinschaut.
story-cut = … (h zeigt alles)
auto-on = Ab jetzt passt du oder setzt aus, ohne gefragt zu werden, wenn dir nichts anderes übrig bleibt oder du nichts mehr zu tun hast.
auto-off = Ab jetzt entscheidest du wieder alles selbst.
commitment =
    Der Zufall ist schon versiegelt. Den Startwert seht ihr am Ende; sein SHA-256:
    { $commitment }
kept-at = Das Spiel wird in { $file } gespeichert
seed = Startwert: { $seed }
commitment-again =
    Sein SHA-256, wie angekündigt:
    { $commitment }
record-at = Die ganze Partie ist aufgezeichnet. Prüfen könnt ihr sie mit: thirdplace verify { $file }
review-at = Was Glück war und welche Züge am meisten kosteten: thirdplace review { $file }
saved = Das Spiel ist gespeichert. Weiter geht es mit: thirdplace play --resume { $file }
misread-none = „{ $typed }“ gibt es hier nicht.
misread-several = „{ $typed }“ ist nicht eindeutig: { $found }.

## Während die Uhr läuft

paused = PAUSE
paused-keys = Die Uhr steht. Leertaste: weiter · ? Tasten · q speichern und aufhören
race-order-over = Das Jahr ist da: Das Warten ist vorbei.
race-no-key = „{ $key }“ bewirkt gerade nichts.
race-too-late = Die Uhr zeigt schon { $now }: Eine Zeile darf keine frühere Zeit haben.

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
    }: Jede Aktion ist erlaubt, alles Zufällige folgt aus dem Startwert, und der Startwert passt zu seinem angekündigten SHA-256. { $outcome }
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

sheet-page = In thirdplace: die Seite { $page }
sheet-page-learn = Auf der Startseite von thirdplace: { $game }, „Lernen“
sheet-page-pad = Auf der Startseite von thirdplace: „Punkteblock für { $game }“
sheet-page-timer = Auf der Startseite von thirdplace: „Der Timer für { $game }“
sheet-page-buildings = Auf der Startseite von thirdplace: „Eigene Gebäude entwerfen“
sheet-first-page = In thirdplace: die Startseite
menu-level = Computer
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
bots-get-ready = Der Computer bereitet sich vor. Beim ersten Mal dauert das eine Minute.
# Warum eine Datei oder Adresse nicht geht, nach dem Code des Systems.

## Ablehnungen, nach ihren Codes

error-bad-request = Diese Anfrage ist nicht zu verstehen.
error-unknown-game = Dieses Spiel gibt es nicht; „thirdplace games“ listet alle auf.
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
error-outdated = Von diesem Gerät ist schon ein späterer Zug angekommen.
error-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
error-too-many = Das ist mehr, als dieser Server erlaubt.
error-too-large = Diese Nachricht ist zu groß.
error-not-saved = Das konnte gerade nicht gespeichert werden, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
error-draining = Dieser Server wird gerade neu gestartet und nimmt nichts Neues an. Versuch es gleich noch einmal.
error-cut-off = Dieser Server erreicht gerade seine Datenbank nicht, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
error-unreadable-table = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Gelöscht wurde nichts: Wer den Server betreibt, findet den Grund im Protokoll.
error-log-full = Für diesen Tisch lässt sich nichts mehr speichern: Die Höchstmenge ist erreicht. Bitte öffnet einen neuen Tisch.
error-internal = Dabei ist im Programm etwas schiefgegangen, deshalb ist nichts geschehen. Wer den Server betreibt, findet Genaueres im Protokoll.
error-no-coach = An diesem Tisch ist der Coach ausgeschaltet.
error-no-lab = Auf diesem Server ist das Labor ausgeschaltet.
error-unknown-sheet = So ein Blatt gibt es zu diesem Spiel nicht; „thirdplace print“ nennt alle.
error-impossible = Das kann an einem Tisch nicht vorkommen.
error-bad-file = Diese Datei lässt sich nicht verwenden.
error-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
error-wrong-host = Unter diesem Namen antwortet dieser Server nicht. Wer ihn betreibt: mit --origin und der Adresse starten, die alle öffnen (etwa --origin https://spiele.example.org), oder die Adresse öffnen, die er beim Start nennt.
error-wrong-origin = Die Adresse, die du geöffnet hast, ist nicht die, die der Proxy diesem Server nennt. Wer ihn betreibt: den Proxy die ganze Adresse weitergeben lassen (nginx: proxy_set_header Host $http_host) oder den Server mit --origin und der Adresse starten, die alle öffnen.
error-not-on-list = Dein Name steht nicht auf der Klassenliste. Wähle ihn aus der Liste oder frag deine Lehrkraft.

## Die Seite eines Servers ohne Oberfläche

plain-page-lead = Brettspiele über Orte. Die Tische stehen auf diesem Server.
plain-page-terminal = Zum Spielen im Terminal tippe
plain-page-programs = Auch Programme können sich dazusetzen:

## Die Rangliste der Bots

ladder-ready = Wird vorbereitet
ladder-playing = Wird gespielt
ladder-so-far = { $done } von { $all } Partien
ladder-head = { $game }, { $seats } Plätze. { $deals ->
        [one] { $deals } Verteilung,
       *[other] { $deals } Verteilungen, jede
    } mit jedem Bot auf jedem Platz gespielt: { $games } Partien.
ladder-head-team = { $game }, Teams zu { $seats }. { $deals ->
        [one] { $deals } Verteilung,
       *[other] { $deals } Verteilungen, jede
    } vom Team jedes Bots im Tempo der Spielregel gespielt: { $games } Partien.
ladder-cut = Vorzeitig beendet: Geplant waren { $all } Partien.
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
ladder-differences = Zeile verglichen mit Spalte: bei denselben Verteilungen um so viele Prozentpunkte öfter gewonnen
ladder-rating-note = Mit 100 Punkten mehr gewinnt ein Bot zu zweit 64 von 100 Partien; mit 400 mehr gewinnt er zehn für jede, die er verliert. Der Durchschnitt ist 1500. In Klammern: das 95-%-Konfidenzintervall.
ladder-note = In Klammern: das 95-%-Konfidenzintervall.
ladder-pairs-note = In Klammern: das 95-%-Konfidenzintervall. Ein Sieg, den sich zwei teilen, zählt halb.
ladder-differences-note = In Klammern: das 95-%-Konfidenzintervall. Liegt die 0 nicht darin, ist der Unterschied kaum Zufall.
ladder-percent = { $value } % ({ $low }–{ $high })
ladder-interval = { $value } ({ $low } bis { $high })
ladder-milliseconds = { $number } ms
ladder-failed-stopped = { $bot } ist { $count ->
        [one] einmal
       *[other] { $count }-mal
    } abgestürzt.
ladder-failed-slow = { $bot } hat bei { $count ->
        [one] einer Entscheidung
       *[other] { $count } Entscheidungen
    } länger als { $limit } s gebraucht.
ladder-failed-illegal = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } etwas Unerlaubtes getan.
ladder-failed-idle = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } nichts getan, obwohl der Bot an der Reihe war.
ladder-failed-long = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } eine Zeile mit mehr als { $kilobytes } KB geschrieben.
ladder-failed-twice = { $bot } hat doppelt geantwortet: { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } kam eine zweite Antwort auf dieselbe Frage.
ladder-failed-unasked = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } ungefragt geantwortet.
ladder-failed-closed = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } seine Ausgabe geschlossen und lief weiter.
ladder-failed-memory = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } mehr als { $memory } MB Arbeitsspeicher belegt.
ladder-failed-processes = { $bot } hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } zu viele Prozesse gestartet.
ladder-failed-refused-twice = { $bot } hat doppelt geantwortet: { $count ->
        [one] Eine zweite Antwort auf dieselbe Frage wurde abgelehnt.
       *[other] { $count } zweite Antworten auf dieselbe Frage wurden abgelehnt.
    }
ladder-failed-refused-unasked = { $bot } hat ungefragt oder zu spät geantwortet: { $count ->
        [one] Eine Antwort wurde abgelehnt.
       *[other] { $count } Antworten wurden abgelehnt.
    }
ladder-failed-refused-illegal = { $bot } hat etwas Unerlaubtes versucht: { $count ->
        [one] Eine Aktion wurde abgelehnt.
       *[other] { $count } Aktionen wurden abgelehnt.
    }
ladder-failed-rule = Bis zum Ende einer solchen Partie wurde für den Bot jedes Mal die erste erlaubte Aktion der Liste ausgeführt.
ladder-died = Ein Prozess der Rangliste wurde abgebrochen, vielleicht durch einen Bot: Es zählt, was bis dahin gespielt war.
ladder-few = Für { $game } brauchst du mindestens zwei Bots, zum Beispiel --bots easy,expert.
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
review-percent = { $value } %
review-cost = Aktion { $number }, { $name }: { $action }. Das hat { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Gewinnchance verschenkt.
review-none = Kein Zug hat viel gekostet.

## Ein neues Spiel
