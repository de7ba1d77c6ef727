### Der Zufall einer Partie, geprüft: sagt `thirdplace verify`, und der Browser.

## Was nicht stimmt

record-server-share = Die geheime Zahl des Servers passt nicht zu dem Siegel, das er gezeigt hatte, bevor die anderen ihre Zahlen öffneten. So konnte er viele Zahlen ausprobieren, bis ihm gefiel, was gezogen würde.
record-untold-share = Die Aufzeichnung sagt nicht, was aus der geheimen Zahl von { $name } geworden ist.
record-seat-share = Die geheime Zahl von { $name } passt nicht zu ihrem Siegel: Sie wurde vertauscht.
record-mix = Der Startwert folgt nicht aus den geheimen Zahlen: Diese Partie wurde aus einem anderen gezogen.
record-note-server = Vor der Partie hat das Gerät von { $name } ein anderes Siegel des Servers gesehen als das in der Aufzeichnung.
record-note-seat = Vor der Partie hat das Gerät von { $name } ein anderes Siegel von { $other } gesehen als das in der Aufzeichnung.
record-note-rounds = Das Gerät von { $name } hat mehr Listen mit Siegeln gesehen, als die Aufzeichnung nennt: Etwas wurde gezogen und verworfen.
record-note-share = In der Aufzeichnung steht für { $name } eine andere geheime Zahl, als das Gerät von { $name } gegeben hat: Sie wurde vertauscht.
record-note-left-out = Das Gerät von { $name } hat seine geheime Zahl gegeben, und der Server hat sie angenommen, aber weggelassen.
record-note-view = Das Gerät von { $name } hat etwas anderes gesehen, als aus der Aufzeichnung folgt: Eine Karte oder ein Wurf wurde verändert.
record-notes = Die Notizen eines Geräts nennen einen Platz, den es in dieser Partie nicht gibt.

## Was stimmt, und was offenbleibt

luck-shares = Der Startwert ist aus geheimen Zahlen gemischt: der des Servers und { $count ->
        [one] der eines Geräts
       *[other] denen von { $count } Geräten
    } ({ $names }). Alle waren versiegelt, bevor die erste geöffnet wurde. Darum konnte niemand aussuchen, was gezogen wird, solange der Server oder auch nur eines der Geräte ehrlich war.
luck-alone = Kein Gerät der Mitspielenden war am Startwert beteiligt; der Server oder wer das Spiel begann, hat ihn allein gezogen. Die Prüfung zeigt, dass er nachher nicht verändert wurde, aber nicht, dass er nicht ausgesucht war.
luck-device = Dieses Spiel wurde ohne Server begonnen, und ein Gerät hat den Startwert allein gezogen. Die Prüfung zeigt, dass er nachher nicht verändert wurde, aber nicht, dass er nicht ausgesucht war.
luck-computer = { $name } ist ein Computer und hat keine geheime Zahl.
luck-none = { $name }: keine geheime Zahl. Ein Programm oder eine ältere Seite gibt keine.
luck-away = { $name } war beim Start nicht verbunden; darum ist keine geheime Zahl von dort dabei.
luck-silent = Das Gerät von { $name } hat eine geheime Zahl versiegelt, aber nicht rechtzeitig geöffnet; darum wurde sie weggelassen. Geschah das mit Absicht und mit dem Server abgesprochen, konnten die beiden zwischen zwei Verteilungen wählen.
luck-again = Die Siegel wurden { $count ->
        [one] einmal
       *[other] { $count }-mal
    } eingesammelt, weil vor dem Start jemand kam oder ging oder die Regeln geändert wurden.
luck-not-mine = Das Gerät von { $name } hat eine geheime Zahl notiert, die nicht im Startwert steckt. Darum kann dieses Gerät nicht für den Zufall bürgen.
luck-noted = Was das Gerät von { $name } notiert hat, stimmt: Seine eigene geheime Zahl steckt im Startwert, und die Siegel, die es gesehen hat, sind die in der Aufzeichnung.
