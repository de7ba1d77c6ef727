history-title = Deine Partien auf diesem Gerät
history-running = Noch nicht zu Ende
history-finished = Zu Ende gespielt
history-kept = Diese Liste kennt nur dieses Gerät. Die Wiederholungen bewahrt der Server eine Zeit lang auf.
history-sure = Alle beendeten Partien vergessen?
history-clear = Liste leeren
history-keep = Behalten
history-none = Noch keine beendeten Partien.
