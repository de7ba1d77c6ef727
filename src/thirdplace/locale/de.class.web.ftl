### Eine Klasse am Tisch: die Liste, der Weg der Kinder hinein.

class-speed = Zählt Schnelligkeit?
    .help = Nein, außer du stellst eine Zeit ein: Dann muss jede Entscheidung rechtzeitig fallen, sonst entscheiden die Regeln.
class-speed-none = nein, alle bekommen die Zeit, die sie brauchen

## Die Liste

class-people = Leute
class-here = da
class-resting = macht Pause
class-rest = Pause
class-return = Wieder mitmachen
class-remove = { $name } entfernen
class-remove-sure = Wirklich entfernen
class-keep = Nein, so lassen

## Ein Kind

class-join = Mach in der Klasse mit
class-join-late = Die Klasse spielt schon
class-join-late-how = Komm dazu: Ab der nächsten Runde spielst du mit.
class-join-do = Mitmachen
class-in = Du bist dabei, { $name }!
class-in-wait = Schau auf den großen Bildschirm: Gleich geht es los. Dein Blatt erscheint hier.
class-not-me = So heiße ich nicht
class-removed = Du stehst nicht mehr auf der Liste
class-removed-how = Vielleicht stimmte dein Name nicht? Du kannst wieder dazukommen.
class-lead-here = Die Klasse an diesem Bildschirm leiten

## Das nächste Spiel

class-another = Noch ein Spiel
class-another-how = Alle bleiben dabei. Wenn du magst, änderst du die Regeln.
class-another-open = Nächstes Spiel öffnen
# The big screen, and the teacher's own.

class-type-address = Öffne diese Adresse
class-type-code = und tippe diesen Code ein
class-point-camera = oder scanne den QR-Code
class-screens = Bildschirme
class-controls-here = Bedienung hier zeigen
class-ranking = Welche Ränge sieht die Klasse?
    .help = Das eigene Ergebnis steht immer auf dem eigenen Handy.
class-ranking-all = alle
class-ranking-top = die ersten drei
class-ranking-none = keine
class-lead-elsewhere = Von einem eigenen Bildschirm aus leiten
class-lead-elsewhere-how = Ein zweites Fenster zeigt, wer dabei ist, alle Ergebnisse und die ganze Bedienung. Dieser Bildschirm zeigt dann nur das Spiel. Vom zweiten Fenster aus kannst du auch auf dein Handy wechseln.
class-lead-window = Mein Fenster öffnen
class-screen-only = Nur das Spiel auf diesem Bildschirm
class-screen-only-how = Alle Knöpfe verschwinden. Das kleine Zeichen oben holt sie zurück.
class-screen-only-do = Knöpfe ausblenden
class-lead-title = Die Klasse leiten
class-lead-not-yours = Diese Klasse wird von einem anderen Gerät geleitet. Hol dir dort den Link.
class-lead-phone = Vom Handy aus leiten
class-lead-phone-how = Wer diesen Link öffnet, leitet die Klasse. Zeig ihn nur, wo ihn kein Kind sieht, nie auf der Leinwand.
class-lead-phone-show = Link als QR-Code zeigen
class-lead-phone-hide = Ausblenden
class-lead-copy = Link kopieren
class-lead-wall = Der große Bildschirm für die Klasse
class-missing = { $count ->
        [0] Alle auf der Liste sind da.
        [one] Von der Liste fehlt noch jemand:
       *[other] Von der Liste fehlen noch { $count }:
    }
class-listed-only = Nur wer auf der Liste steht, darf mitmachen
class-led-over = Dein letzter Tisch: { $game }

# The class list.

class-list = Klassenliste
class-list-how = Füge die Namen ein, einen pro Zeile oder mit Kommas dazwischen. Auf den Handys wählen die Kinder dann ihren Namen, statt ihn zu tippen. Die Liste bleibt in diesem Browser; auf dem Server liegt sie nur, solange es den Tisch gibt.
class-list-none = Keine Liste: Alle tippen ihren Namen
class-list-new = Neue Liste
class-list-edit = Ändern
class-list-delete = Löschen
class-list-delete-sure = „{ $name }“ wirklich löschen
class-list-title = Name der Liste
class-list-title-default = Meine Klasse
class-list-names = Namen
class-list-save = Liste speichern
class-list-cancel = Abbrechen
class-list-count = { $count ->
        [one] Ein Name
       *[other] { $count } Namen
    }
class-list-too-many = Eine Klasse hat höchstens 60 Namen; hier sind es { $count }.
class-list-twice = { $name } steht zweimal auf der Liste. Häng einen Buchstaben an, etwa { $name } K.
class-list-empty = Hier steht noch kein Name.
class-list-long = „{ $name }“ ist zu lang: höchstens 24 Zeichen.
class-choose = Wer bist du?
class-choose-how = Tippe auf deinen Namen.
class-choose-taken = schon da
class-choose-other = Ich stehe nicht auf der Liste
class-choose-back = Zurück zur Liste

# A class in groups: several tables at once.

groups-title = Die Klasse in Gruppen
groups-lead = Öffne mehrere Tische auf einmal und sieh sie alle auf einer Seite: wer wo sitzt, wer dran ist und wie es steht. Jede Gruppe kommt mit dem Code ihres Tisches dazu.
groups-open-count = { $count ->
        [one] Einen Tisch öffnen
       *[other] { $count } Tische öffnen
    }
groups-game = Welches Spiel?
groups-count = Wie viele Tische?
    .help = Du kannst später weitere dazunehmen.
groups-join = Jede Gruppe öffnet { $address } und tippt den Code ihres Tisches ein.
groups-more = Noch ein Tisch
groups-close = Übersicht schließen
groups-close-sure = Wirklich schließen
groups-close-how = Die Tische bleiben, und die Gruppen können weiterspielen. Nur diese Übersicht ist dann weg.
groups-table = Tisch { $number }
groups-gathering = Besetzte Plätze: { $count } von { $most }
groups-away = Nicht da: { $names }
groups-big = Großer Bildschirm
groups-drop = Aus der Übersicht entfernen

# While the game of a class stands, on a pupil's phone.
class-paused = Die Klasse macht Pause. Schau nach vorn: Gleich geht es weiter.
