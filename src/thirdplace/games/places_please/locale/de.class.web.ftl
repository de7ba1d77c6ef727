### Die Seite, auf der eine Lehrkraft eine Klasse öffnet.

class-title = Mit der Klasse spielen
class-lead = Places, Please auf der Leinwand, für jedes Kind ein Handy, bis zu 60. Gewürfelt und aufgedeckt wird an diesem Bildschirm; einen eigenen Platz brauchst du nicht.
class-what = Was die Klasse spielt
class-late-places-please = Nein, außer du stellst eine Zeit ein: Dann muss jede Ziffer rechtzeitig eingetragen sein, sonst kommt sie in den Papierkorb oder, wenn der voll ist, auf die kleinste freie Stelle.
class-open = Klassentisch öffnen
class-how = So läuft eine Stunde
class-how-1 = Öffne den Tisch hier, am Computer mit dem Beamer.
class-how-2 = Alle scannen mit dem Handy den QR-Code oder tippen den Code ein und geben ihren Namen an. Auch später kann man jederzeit dazukommen und spielt ab der nächsten Runde mit.
class-how-3 = Du würfelst. Alle tragen die Ziffer in ein Feld ein. Du siehst, wer noch überlegt, und kannst weitermachen, ohne auf alle zu warten.
class-how-4 = Decke die Runde auf: wo die Klasse jeden Wurf eingetragen hat, wer welche Zahl hat, was der beste Plan war und warum.
class-how-5 = Schläft ein Handy ein, findet es von selbst an seinen Platz zurück. Namen kannst du jederzeit ändern oder entfernen.
class-print = Blätter zum Drucken
class-others = Die anderen Spiele auf der Leinwand
class-others-how = Der Bildschirm zeigt, was alle wissen dürfen; Geheimes bleibt auf den Handys. Du öffnest den Tisch ohne eigenen Platz und startest das Spiel hier.
groups-open = Tische für Gruppen öffnen
