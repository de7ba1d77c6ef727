print-title = Drucken
print-sheets = Was sich drucken lässt
print-preview = Vorschau
print-making = Das Blatt wird gesetzt …
print-pages = { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
print-page = { $sheet }, Seite { $page }
print-both-sides = Karten haben Rückseiten: beidseitig drucken, über die lange Kante gewendet, in 100 %.
print-paper = Papier
print-ink = Tinte
print-ink-colour = Farbe
print-ink-saving = Sparsam
print-size = Schrift
print-size-usual = Normal
print-size-large = Groß
print-save = Als PDF speichern
print-empty = Noch steht nichts darauf. Wähle zuerst: { $option }.
