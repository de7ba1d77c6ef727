### Place Race NZ im Browser.

## Das Bild

race-map = Landkarte von Neuseeland mit { $places } Orten und { $lines } Linien dazwischen
race-tasman-sea = Tasmansee
race-pacific = Pazifischer Ozean
race-crew = Wer mitspielt
race-away = nicht da
race-on-turn = am Zug
race-heads-for = → { $place } { $year }
race-agenda = Was zu erleben ist
race-agenda-over = Was zu erleben war
race-agenda-done = { $done } von { $all } erledigt
race-in-years = { $years ->
        [0] dieses Jahr
        [one] in { $years } Jahr
       *[other] in { $years } Jahren
    }
race-missed = verpasst
race-face-down = { $count ->
        [one] Danach eine Spätkarte, verdeckt, bis diese hier alle erledigt sind.
       *[other] Danach { $count } Spätkarten, verdeckt, bis diese hier alle erledigt sind.
    }
race-now = Es ist { $year }. Jetzt fällig: { $cards }.
race-tools = Werkzeuge für den Spielplan
race-point = Zeigen
race-point-at = Auf { $place } zeigen
race-pointed = { $name } zeigt auf { $place }.
race-close-up = Näher
race-whole = Ganz Neuseeland
race-close = Schließen
race-agenda-full = Alle Karten ausführlich
race-seen = Was ihr gesehen habt
race-which = Welcher Ort?

## Planen

race-choose-start = Wähle eine Stadt als Startort: Tippe auf einen roten Kreis.
race-choose-for = { $name }, wähle eine Stadt als Startort: Tippe auf einen roten Kreis.
race-plan = Besprecht euch, tauscht und meldet euch bereit.
race-waiting-for = Noch beim Planen: { $names }
race-start = Startort
race-start-in = In { $place } starten
race-start-none = Wähle eine Stadt
race-start-fixed = steht durch deinen Tausch fest
race-ready = Bereit
race-ready-why = los geht’s, wenn alle bereit sind
race-ready-not = wähle zuerst eine Stadt
race-unready = Doch noch nicht bereit
race-pace-calm = gemütlich
race-pace-rulebook = Spielregel
race-pace-agreed = vereinbart
race-pace-brisk = flott
race-pace-seconds = { NUMBER($seconds) } s
race-guide = Ein Plan für den Anfang
race-guide-do = So machen
race-guide-off = Plan ausblenden
race-hint-go = Nach { $place }: noch { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $years ->
        [0] , und dieses Jahr ist es so weit
        [one] {""} und { $years } Jahr Zeit
       *[other] {""} und { $years } Jahre Zeit
    }. Die fett umrandeten Knöpfe führen hin.
race-hint-wait = Du bist rechtzeitig in { $place }. Warte hier: { $year } ist dein Jahr.
race-hint-turn-in = Jetzt ist es so weit: Gib { $place } ab!

## Tauschen

race-trade = Tauschen
race-trade-title = Tausch anbieten
race-trade-choose = Wähle zwei Karten
race-trade-offer = { $give } gegen { $take } anbieten
race-trade-hint = Eine Karte gegen eine Karte. Jede darf nur einmal getauscht werden.
race-trade-far = Ihr seid gerade nicht nah genug beieinander: Annehmen geht erst, wenn ihr es seid.
race-you-give = du gibst
race-you-get = du bekommst
race-gives = { $name } gibt
race-gets = { $name } bekommt
race-offers = { $name } bietet dir einen Tausch an
race-offers-to = { $name } bietet { $to } einen Tausch an
race-offer-far = Zum Tauschen seid ihr zu weit auseinander. Annehmen geht, wenn ihr an Nachbarorten steht.
race-offer-far-start = Wählt zum Tauschen denselben Startort oder zwei, die eine Linie verbindet.
race-offer-apart = noch zu weit weg
race-offered = Du bietest { $name } einen Tausch an: { $give } gegen { $take }.
race-accept = Annehmen
race-decline = Nein, danke
race-withdraw = Zurückziehen

## Das Rennen

race-your-turn = Du bist am Zug. Du bist in { $place }.
race-turn-of = { $name } ist am Zug, in { $place }.
race-neighbours = Zu einem Nachbarort ziehen
race-move = Ziehen nach { $place }
race-to-go = { $count ->
        [0] am Ziel
       *[other] noch { $count }
    }
race-skip = Aussetzen
race-turn-in = { $place } abgeben
race-this-year = jetzt fällig
race-auto = Für mich aussetzen
race-nothing-left = alle deine Karten sind erledigt
race-only-late = Deine Tagkarten sind erledigt. Spätkarten werden aufgedeckt, sobald euer Team die letzte Tagkarte abgegeben hat.
race-wait = Bis { $year } warten
race-wait-here = hier ist { $place } { $year } fällig
race-wait-then = dann { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } bis { $place } { $year }
race-waiting = Du wartest bis { $year }
race-wait-stop = antippen: nicht länger warten
race-waits = wartet bis { $year }
race-you-wait = Du wartest in { $place } bis { $year }.
race-wait-over = Es ist { $year }: Das Warten ist vorbei, jetzt entscheidest du wieder selbst.
race-only-late-short = Spätkarten kommen nach der letzten Tagkarte des Teams
race-keys-move = zum Nachbarort mit dieser Nummer ziehen
race-keys-skip = aussetzen
race-keys-wait = bis zum angebotenen Jahr warten oder nicht länger warten
race-keys-turn-in = die Karte abgeben, die hier fällig ist
race-keys-zoom = Spielplan größer, kleiner, ganz
race-keys-pan = den vergrößerten Spielplan verschieben

## Die Uhr

race-pause = Pause
race-paused = Pause
race-paused-asked = { $name } hat die Uhr angehalten.
race-paused-host = Die Spielleitung hat die Uhr angehalten.
race-paused-away = Keine Verbindung zu { $names }. Die Uhr wartet und läuft von selbst weiter, sobald alle wieder da sind.
race-paused-restart = Der Server wurde neu gestartet. Es ist nichts verloren.
race-resume = Weiter
race-resume-without = Weiter ohne { $names }
race-back = { $name } ist wieder da
race-pace = Tempo
race-pace-short = { NUMBER($speed) }×
race-pace-times = { NUMBER($speed) }-mal so schnell
race-countdown = Die Uhr startet in { $seconds }

## Das Ende

race-won = Ihr wart dabei.
race-won-text = { $cards ->
        [one] Ihr habt das Ereignis miterlebt, im Jahr { $year }. Gemeinsam gewonnen!
       *[other] Ihr habt alle { $cards } Ereignisse miterlebt, das letzte im Jahr { $year }. Gemeinsam gewonnen!
    }
race-lost = Diesmal nicht.
race-lost-comfort = Plant beim nächsten Mal zuerst, wo es am knappsten wird, und tauscht, bevor die Uhr läuft.
race-told-pace = { $pace ->
        [slower] Die Jahre vergehen jetzt langsamer.
        [faster] Die Jahre vergehen jetzt schneller.
       *[agreed] Die Jahre vergehen wie vereinbart.
    }
race-again = Noch einmal
race-again-slower = Noch einmal, langsamer
race-again-faster = Noch einmal, schneller
race-again-same = Dieselben Karten noch einmal
race-again-same-slower = Dieselben Karten, langsamer
