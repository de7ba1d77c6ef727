### Was an jedem Tisch gesagt wird, im Terminal und im Browser.

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

## Am Tisch

curtain = Gebt die Tastatur an { $name } weiter. { $name }, drück Enter, wenn sonst niemand hinschaut.
commitment =
    Der Zufall ist schon versiegelt. Den Startwert seht ihr am Ende; sein SHA-256:
    { $commitment }
seed = Startwert: { $seed }
commitment-again =
    Sein SHA-256, wie angekündigt:
    { $commitment }
record-at = Die ganze Partie ist aufgezeichnet. Prüfen könnt ihr sie mit: thirdplace verify { $file }
review-at = Was Glück war und welche Züge am meisten kosteten: thirdplace review { $file }
saved = Das Spiel ist gespeichert. Weiter geht es mit: thirdplace play --resume { $file }

## Während die Uhr läuft

paused = PAUSE
paused-keys = Die Uhr steht. Leertaste: weiter · ? Tasten · q speichern und aufhören

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

