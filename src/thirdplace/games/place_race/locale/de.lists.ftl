### Die Ereignisse jedes Kartensatzes nach Jahren, und die Orte mit ihren Linien.

list-deck-standard = Ereignisse des Standard-Kartensatzes
list-deck-second = Ereignisse des zweiten Kartensatzes
list-deck-about = Die 20 Karten nach Jahren. Die Ereignisse stammen aus der wirklichen Geschichte Neuseelands; die Quelle erzählt mehr.
list-year = Jahr
list-place = Ort
list-event = Ereignis
list-kind-day = Tagkarten
list-kind-late = Spätkarten
list-source = Quelle
list-places = Orte und ihre Nachbarn
    .about = Alle Orte des Spielplans von Norden nach Süden und wohin ihre Linien führen. Ein Punkt bezeichnet die roten Kreise, also die Städte, in denen ein Rennen beginnen darf.
list-city = Stadt
list-neighbours = Linien führen nach
