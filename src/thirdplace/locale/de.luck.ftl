### Der Zufall einer Partie, geprüft: sagt `thirdplace verify`, und der Browser.

## Was nicht stimmt

record-server-share = Die geheime Zahl des Servers passt nicht zu dem Siegel, das er gezeigt hatte, bevor die anderen ihre Zahlen öffneten. So konnte er viele Zahlen ausprobieren, bis ihm gefiel, was gezogen wird.
record-untold-share = Die Aufzeichnung sagt nicht, was aus der geheimen Zahl von { $name } geworden ist.
record-seat-share = Die geheime Zahl von { $name } passt nicht zu ihrem Siegel: Sie wurde ausgetauscht.
record-mix = Der Startwert ergibt sich nicht aus den geheimen Zahlen: Gespielt wurde mit einem anderen.
record-note-server = Vor der Partie hat das Gerät von { $name } ein anderes Siegel des Servers gesehen als das in der Aufzeichnung.
record-note-seat = Vor der Partie hat das Gerät von { $name } ein anderes Siegel von { $other } gesehen als das in der Aufzeichnung.
record-note-rounds = Das Gerät von { $name } hat mehr Listen mit Siegeln gesehen, als die Aufzeichnung nennt: Ein Start wurde verworfen, und die Aufzeichnung verschweigt ihn.
record-note-share = In der Aufzeichnung steht für { $name } eine andere geheime Zahl, als das Gerät von { $name } geschickt hat: Sie wurde ausgetauscht.
record-note-left-out = Das Gerät von { $name } hat seine geheime Zahl geschickt, und der Server hat sie angenommen, dann aber weggelassen.
record-note-view = Das Gerät von { $name } hat etwas anderes gesehen, als aus der Aufzeichnung folgt: Eine Karte oder ein Wurf wurde verändert.
record-notes = Die Notizen eines Geräts nennen einen Platz, den es in dieser Partie nicht gibt.

## Was stimmt, und was offenbleibt

luck-shares = Der Startwert ist aus geheimen Zahlen gemischt: der des Servers und { $count ->
        [one] der eines Geräts
       *[other] denen von { $count } Geräten
    } ({ $names }). Alle waren versiegelt, bevor die erste geöffnet wurde. Darum konnte niemand bestimmen, was gezogen wird, solange der Server oder auch nur eines der Geräte ehrlich war.
luck-alone = Am Startwert war kein Gerät der Mitspielenden beteiligt: Der Server hat ihn allein gezogen oder das Gerät, auf dem gespielt wurde. Die Prüfung zeigt, dass er danach nicht verändert wurde, aber nicht, ob ihn jemand ausgesucht hat.
luck-device = Dieses Spiel wurde ohne Server begonnen, und ein Gerät hat den Startwert allein gezogen. Die Prüfung zeigt, dass er danach nicht verändert wurde, aber nicht, ob ihn jemand ausgesucht hat.
luck-computer = { $name } ist ein Computer und hat keine geheime Zahl.
luck-none = { $name }: keine geheime Zahl. Ein Programm oder eine ältere Version der Seite schickt keine.
luck-away = Das Gerät von { $name } war beim Start nicht verbunden; darum ist keine geheime Zahl von ihm dabei.
luck-late = Als { $name } dazukam, hatte das Spiel schon begonnen; darum ist von dort keine geheime Zahl dabei.
luck-silent = Das Gerät von { $name } hat eine geheime Zahl versiegelt, aber nicht rechtzeitig geöffnet; darum wurde sie weggelassen. Geschah das mit Absicht und mit dem Server abgesprochen, konnten die beiden zwischen zwei Verteilungen wählen.
luck-again = Die Siegel wurden { $count ->
        [one] einmal
       *[other] { $count }-mal
    } eingesammelt. Das geschieht, wenn vor dem Start jemand kommt oder geht oder die Regeln geändert werden. Hatten bis dahin schon alle Geräte ihre geheime Zahl geöffnet, konnte der Server mit jemandem am Tisch absprechen, so zwischen mehreren Verteilungen zu wählen.
luck-not-mine = Das Gerät von { $name } hat eine geheime Zahl notiert, die nicht im Startwert steckt. Darum kann es nicht für den Zufall bürgen.
luck-noted = Was das Gerät von { $name } notiert hat, stimmt: Seine eigene geheime Zahl steckt im Startwert, und die Siegel, die es gesehen hat, sind die in der Aufzeichnung.
