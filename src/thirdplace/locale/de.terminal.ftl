### Was nur Terminal, Befehle und Programme sagen. Browser kommen ohne aus.

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
menu-level = Computer
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
story-cut = … (h zeigt alles)
auto-on = Ab jetzt passt du oder setzt aus, ohne gefragt zu werden, wenn dir nichts anderes übrig bleibt oder du nichts mehr zu tun hast.
auto-off = Ab jetzt entscheidest du wieder alles selbst.
kept-at = Das Spiel wird in { $file } gespeichert
misread-none = „{ $typed }“ gibt es hier nicht.
misread-several = „{ $typed }“ ist nicht eindeutig: { $found }.

## Während die Uhr läuft

clock-order-over = Das Warten ist vorbei: Du bist wieder gefragt.
clock-no-key = „{ $key }“ bewirkt gerade nichts.
clock-too-late = Die Uhr zeigt schon { $now }: Eine Zeile darf keine frühere Zeit haben.

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
