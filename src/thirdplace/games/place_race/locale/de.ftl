### Place Race NZ am Tisch: was zu sehen ist, gefragt und erzählt wird.

title = Place Race NZ
summary = alle gemeinsam gegen die Uhr, durch Neuseelands Geschichte
help =
    Zum Planen habt ihr Zeit: Die Uhr steht, bis alle bereit sind.

    - **start napier** (oder nur **napier** oder die Nummer) wählt deinen Startort. Es muss eine Stadt sein.
    - **biete 3 9** bietet deine Karte Nummer 3 gegen die Karte Nummer 9 an. Auch Namen gehen: **biete waitangi 1840 napier 1931**.
    - Mit **annehmen** und **ablehnen** antwortest du auf ein Angebot, mit **zurückziehen** nimmst du dein eigenes zurück; gibt es mehrere, nenne den Namen dazu.
    - **bereit** sagt, dass du nichts mehr zu planen hast, **warte** nimmt es zurück.
    - **landkarte** (oder **m**) zeigt alle Linien des Spielplans.
    - Sitzen mehrere an einer Tastatur, spricht **bob bereit** für Bob, und **bob** allein gibt ihm die Tastatur.

    Das Rennen läuft in Echtzeit mit einzelnen Tasten. Sie stehen auf dem Bildschirm, und ? erklärt sie.

    In einem Skript (wenn die Eingabe keine Tastatur ist) beginnt im Rennen jede Zeile mit der Zeit in Millisekunden seit dem Start: **1500 move napier**, **3000 skip**, **4500 until 1838**, **15200 turn-in**, **20000 bob: accept**. Eine Zeit allein lässt die Uhr bis dahin laufen.
help-keys =
    - **1**, **2**, **3** … ziehen zum Nachbarort mit dieser Nummer. In Klammern: wie viele Schritte es von dort bis zu deiner nächsten Karte sind.
    - **s** oder die **Leertaste** setzt aus.
    - **t** gibt die Karte ab, die hier und jetzt fällig ist.
    - **u** wartet bis zu dem Jahr, das dabeisteht: Bis dahin, oder bis du wieder **u** drückst, wird für dich ausgesetzt.
    - **o** bietet einen Tausch an: Wähle mit Zahlen, wer, mit wem, welche Karte und wofür. **Esc** bricht ab.
    - **a** nimmt ein Angebot an, **d** lehnt es ab, **w** zieht ein eigenes zurück.
    - **m** hält die Uhr an und zeigt alle Linien des Spielplans.
    - **p** hält die Uhr an und lässt sie weiterlaufen. **q** speichert und hört auf.

    Die Tasten gehören immer der Person, die am Zug ist.

## Das Bild

headline-planning = Planung · die Uhr startet im Jahr { $year }, mit { $seconds } pro Jahr
seconds = { $seconds ->
        [1] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
year = Jahr { $year }
no-start-yet = noch kein Startort
is-locked = fest
is-ready = bereit
late-hidden = { $count ->
        [one] + { $count } Spätkarte, verdeckt
       *[other] + { $count } Spätkarten, verdeckt
    }
steps = { $count ->
        [0] hier
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
card-done = erledigt
card-traded = getauscht
preselected-deal = Diese Verteilung ist zu gewinnen: Es wurde neu gemischt, bis es einen Plan gab, der aufgeht (nach der Spielregel wird nur gemischt: --option deal=shuffled).

## Was geschah

told-start = { $name } startet in { $place }.
told-ready = { $name } ist bereit.
told-unready = { $name } ist doch noch nicht bereit.
told-timer = Die Uhr läuft: Es ist das Jahr { $year }. { $name } hat den ersten Zug.
told-moved = { $name } zieht nach { $place }.
told-turned-in = { $name } war dabei: { $card }. { $event }.
told-late = Die Spätkarten werden aufgedeckt: { $cards }.
told-won = Ihr habt alle Ereignisse miterlebt.
told-lost = Das Jahr einer Karte ist vorbei, und sie wurde nicht abgegeben.
told-offered = { $giver } bietet { $taker } einen Tausch an: { $give } gegen { $take }.
told-withdrawn = { $giver } zieht das Angebot an { $taker } zurück.
told-declined = { $taker } lehnt das Angebot von { $giver } ab.
told-traded = { $giver } und { $taker } tauschen: { $give } gegen { $take }.

## Fragen

ask-plan = { $name }, was hast du vor? Du kannst tippen: { $words } (? erklärt es).
ask-start = Wähle zuerst eine Stadt als Startort, mit Namen oder Nummer:
words-start = start starte
words-offer = biete tausche offer
words-accept = annehmen nimm ja accept
words-decline = ablehnen nein decline
words-withdraw = zurückziehen zurück withdraw
words-ready = bereit fertig los ready
words-unready = warte moment unready
words-move = zieh ziehe move m
words-skip = aussetzen s skip
words-turn-in = abgeben t turn-in
words-until = bis u until
words-map = landkarte karte plan
misread-plan = Bitte tippe eine Stadt als Startort oder „start“, „biete“, „annehmen“, „ablehnen“, „zurückziehen“ oder „bereit“.
misread-race = Bitte tippe einen Nachbarort oder „aussetzen“, „abgeben“ oder „bis“.
misread-offer = Bitte tippe zwei Karten mit Nummer oder Namen: erst deine, dann die, die du haben möchtest.
misread-turn-in = Hier und jetzt ist keine deiner Karten fällig.
misread-year = Bitte gib das Jahr an, bis zu dem du wartest, oder nichts für das spätestmögliche.
misread-partner = Bitte nenne den Namen dazu.
key-skip = aussetzen
key-wait = bis { $year } warten
key-wait-stop = nicht länger bis { $year } warten
waits-until = wartet bis { $year }
atlas = Alle Linien, von Norden nach Süden (○ Städte: Dort kann man starten)
key-turn-in = { $card } abgeben
key-offer = Tausch anbieten
key-accept = Angebot von { $name } annehmen
key-decline = Angebot von { $name } ablehnen
key-withdraw = Angebot an { $name } zurückziehen
offer-who = Wer bietet an?
offer-to = Wem?
offer-give = Welche Karte?
offer-take = Wofür?

## Das Ende

won = { $cards ->
        [one] Gemeinsam gewonnen! Ihr habt das Ereignis miterlebt, im Jahr { $year }.
       *[other] Gemeinsam gewonnen! Ihr habt alle { $cards } Ereignisse miterlebt, das letzte im Jahr { $year }.
    }
lost =
    { $done ->
        [one] Ihr habt alle verloren: Das Jahr { $year } ist da, und { $done } von { $cards } Karten ist abgegeben.
       *[other] Ihr habt alle verloren: Das Jahr { $year } ist da, und { $done } von { $cards } Karten sind abgegeben.
    }
missed = { $steps ->
        [0] { $name } war am Ort von { $card }, hat die Karte aber nicht abgegeben.
        [one] { $name } war { $steps } Schritt von { $card } entfernt.
       *[other] { $name } war { $steps } Schritte von { $card } entfernt.
    }

## Optionen

option-seconds_per_year = Sekunden pro Jahr
    .help = 0,2 bis 60. Nach der Spielregel 1,5 zu zweit, 2 zu dritt, 3 zu viert. Nur Enter: wie in der Spielregel.
    .browser = 0,2 bis 60. Nach der Spielregel 1,5 zu zweit, 2 zu dritt, 3 zu viert.
option-seconds_per_year-none = wie in der Spielregel
option-start_year = Startjahr
    .help = Das Jahr, in dem die Uhr startet. Nur Enter: kurz vor der ersten Karte.
    .browser = Das Jahr, in dem die Uhr startet.
option-start_year-none = kurz vor der ersten Karte
option-lead_years = Jahre vor der ersten Karte
    .help = 0 bis 100; üblich sind 10. Ohne Wirkung, wenn ihr das Startjahr festlegt.
option-day_cards = Tagkarten für jede Person
    .help = Nach der Spielregel 6 zu zweit, 4 zu dritt oder zu viert. Nur Enter: wie in der Spielregel.
    .browser = Nach der Spielregel 6 zu zweit, 4 zu dritt oder zu viert.
option-day_cards-none = wie in der Spielregel
option-late_cards = Spätkarten für jede Person
    .help = Nach der Spielregel keine zu zweit, 1 zu dritt oder zu viert. Nur Enter: wie in der Spielregel.
    .browser = Nach der Spielregel keine zu zweit, 1 zu dritt oder zu viert.
option-late_cards-none = wie in der Spielregel
option-deck = Kartensatz
    .help = Es gibt zwei Kartensätze mit verschiedenen Ereignissen.
option-deck-standard = Standard-Kartensatz
option-deck-second = zweiter Kartensatz
option-deal = Verteilung
    .help = Nach der Spielregel wird gemischt, und manche Verteilungen sind nicht zu gewinnen.
option-deal-shuffled = gemischt, wie in der Spielregel
option-deal-winnable = zu gewinnen: neu gemischt, bis es einen Plan gibt, der aufgeht
option-removed_events = Aussortierte Ereignisse
    .help = Ereigniskarten, die nicht in die Stapel kommen, als Liste ihrer Kennungen.
    .browser = Ereigniskarten, die nicht in die Stapel kommen.
option-removed_events-none = keine

## Der Coach

coach-basis = Ob es einen Plan mit einem Zug pro Person und Jahr gibt, wird berechnet, mit Stichproben der verdeckten Karten. Wie oft ein Team mit den Jahren Schritt hält, ist daraus geschätzt, wie lange seine Züge bisher gedauert haben, am Anfang daraus, wie lange man gewöhnlich braucht.
coach-start = in { $place } starten
coach-ready = sich bereit melden
coach-unready = „bereit“ zurücknehmen
coach-move = nach { $place } ziehen
coach-skip = aussetzen
coach-turn-in = { $card } abgeben
coach-offer = { $name } einen Tausch anbieten: { $give } gegen { $take }
coach-withdraw = das Angebot an { $name } zurückziehen
coach-accept = das Angebot von { $name } annehmen
coach-decline = das Angebot von { $name } ablehnen
coach-turn-in-now = Ihr Jahr ist da, und du bist am richtigen Ort.
coach-go = Deine nächste Karte ist { $card }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } von hier, und { $years ->
        [0] sie ist dieses Jahr fällig
        [one] es bleibt { $years } Jahr
       *[other] es bleiben { $years } Jahre
    }.
coach-go-round = So bist du niemandem im Weg und kommst trotzdem rechtzeitig zu { $card }: von dort { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, und { $years ->
        [0] die Karte ist dieses Jahr fällig
        [one] es bleibt { $years } Jahr
       *[other] es bleiben { $years } Jahre
    }.
coach-go-trade = Unterwegs kannst du { $name } treffen und { $give } gegen { $take } tauschen; das muss geschehen, bevor eine der beiden fällig ist.
coach-go-central = Von dort kommst du rechtzeitig überallhin, wohin dich die verdeckten Karten führen können.
coach-make-way = { $name } muss auf dem Weg zu { $card } hier durch, und du hast Zeit, Platz zu machen.
coach-wait-here = Du bist da, wo { $card } { $years ->
        [0] dieses Jahr
        [one] in { $years } Jahr
       *[other] in { $years } Jahren
    } fällig ist. Bleib und lass die anderen vorbei.
coach-wait-way = Es ist Zeit genug: { $card } ist { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } entfernt und { $years ->
        [0] dieses Jahr
        [one] in { $years } Jahr
       *[other] in { $years } Jahren
    } fällig. Hier bist du niemandem im Weg.
coach-wait-late = Deine offenen Karten sind erledigt. Von hier kommst du rechtzeitig überallhin, wohin dich die verdeckten Karten führen können.
coach-done = Deine Karten sind erledigt, und niemand muss hier durch.
coach-wait-turn = { $name } ist an der Reihe.
coach-wait-others = Du bist bereit; die anderen haben noch etwas zu klären.
coach-start-near = { $steps ->
        [0] In { $place } bist du schon am Ort von { $card }, deiner ersten Karte,
        [one] Von { $place } ist es { $steps } Schritt zu { $card }, deiner ersten Karte,
       *[other] Von { $place } sind es { $steps } Schritte zu { $card }, deiner ersten Karte,
    } und { $years ->
        [0] sie ist sofort fällig
        [one] du hast { $years } Jahr Zeit
       *[other] du hast { $years } Jahre Zeit
    }.
coach-start-trade = In { $place } bist du neben { $name } und kannst { $give } gegen { $take } tauschen, bevor die Uhr läuft.
coach-start-any = Du hast keine offene Karte; in { $place } bist du niemandem im Weg.
coach-start-all = Mit jedem Startort, der hier steht, könnt ihr gewinnen; { $place } lässt dir am meisten Zeit.
coach-spare = { $years ->
        [0] keine Luft
        [one] { $years } Jahr Luft
       *[other] { $years } Jahre Luft
    } bis { $card }
coach-trade-clash = { $one } und { $other } sind für { $name } allein zu viel: { $steps ->
        [0] derselbe Ort
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } { $years ->
        [0] im selben Jahr
        [one] in { $years } Jahr
       *[other] in { $years } Jahren
    }. Der Tausch trennt sie.
coach-trade-plan = { $give } gegen { $take }: Damit geht der Plan des Teams auf.
coach-decline-hurts = Dieser Tausch würde den Plan des Teams durchkreuzen: Nur ein weiterer Tausch könnte ihn retten, wenn überhaupt.
coach-ready-all = Eure Karten kommen sich nicht mehr in die Quere, und von euren Startorten aus können alle rechtzeitig da sein.
coach-no-plan = Einen Plan für alle Karten gibt es nicht mehr; das ist der kürzeste Weg zu deiner nächsten.
coach-chance-ready = Mit einem Zug pro Person und Jahr kann das Team noch alles schaffen, was auch immer auf den verdeckten Karten steht.
coach-chance-known = Mit einem Zug pro Person und Jahr kann das Team noch alles schaffen.
coach-chance-worlds = Es kommt auf die verdeckten Karten an: In etwa { $percent } % der Fälle hat das Team einen Plan.
coach-chance-pace = Das gelingt Teams nicht immer: Die Gewinnchance beträgt etwa { $percent } %.
coach-chance-slow = Bisher hat das Team etwa { $used } % seiner Züge genutzt. In diesem Tempo beträgt seine Gewinnchance etwa { $percent } %: Ein Zug pro Person und Jahr wäre besser.
coach-chance-hurry = Ein Zug pro Person und Jahr reicht nicht mehr. Mit zweien im Jahr geht es noch: Beeilt euch!
coach-chance-none = Ein Zug pro Person und Jahr reicht nicht für alle Karten: Mindestens eine werdet ihr wohl verpassen.

# A table at a glance, for whoever looks after several.

race-glance-planning = Sie planen.
race-glance-year = Jahr { $year }
race-glance-won = Geschafft!
race-glance-lost = Diesmal nicht.
race-glance = { $done } von { $count } Karten
