history-title = Deine Partien auf diesem Gerät
history-running = Noch nicht zu Ende
history-finished = Zu Ende gespielt
history-kept = Diese Liste gibt es nur auf diesem Gerät. Zum Nachspielen bewahrt der Server die Partien eine Zeit lang auf.
history-sure = Alle beendeten Partien aus der Liste löschen?
history-clear = Liste leeren
history-keep = Behalten
history-none = Noch keine beendeten Partien.
