### Die Seite, auf der eine Lehrkraft eine Klasse eröffnet.

class-title = Mit der Klasse spielen
class-lead = Places, Please auf der Leinwand, ein Handy für alle, bis zu 60. Du würfelst und deckst von diesem Bildschirm aus auf; einen eigenen Platz brauchst du nicht.
class-what = Was die Klasse spielt
class-late-places-please = Nein, außer du möchtest es: Dann muss jede Ziffer in dieser Zeit geschrieben sein, sonst kommt sie in den Papierkorb oder auf die kleinste freie Stelle.
class-open = Klassentisch öffnen
class-how = So läuft eine Stunde
class-how-1 = Öffne den Tisch hier, am Computer mit dem Beamer.
class-how-2 = Alle halten das Handy auf das Quadrat oder tippen den Code ein und schreiben ihren Namen. Wer später kommt, kann jederzeit dazu.
class-how-3 = Du würfelst. Alle schreiben die Ziffer an eine der Stellen. Du siehst, wer noch schreibt, und kannst auch ohne sie weitermachen.
class-how-4 = Deck die Runde auf: wohin die Klasse jeden Wurf geschrieben hat, wer welche Zahl hat, und was der beste Plan war und warum.
class-how-5 = Ein Handy, das einschläft, kommt an seinen Platz zurück. Namen kannst du jederzeit ändern oder entfernen.
class-print = Blätter zum Drucken
class-others = Die anderen Spiele auf der Leinwand
class-others-how = Der Bildschirm zeigt, was alle wissen dürfen, die Handys sind die Hände. Du öffnest den Tisch ohne eigenen Platz und startest ihn hier.
groups-open = Tische für Gruppen öffnen
