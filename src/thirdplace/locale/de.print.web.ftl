print-title = Drucken
print-sheets = Was sich drucken lässt
print-preview = Vorschau
print-making = Das Blatt wird erstellt …
print-pages = { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
print-page = { $sheet }, Seite { $page }
print-both-sides = Karten haben Rückseiten: beidseitig drucken, über die lange Kante gewendet, in Originalgröße (100 %).
print-paper = Papier
print-ink = Tinte
print-ink-colour = Farbig
print-ink-saving = Sparsam
print-size = Schrift
print-size-usual = Normal
print-size-large = Groß
print-save = Als PDF speichern
print-empty = Noch steht nichts darauf. Wähle zuerst: { $option }.
print-rolls = Würfe
print-rolls-help = Die Nummer steht auf dem Blatt: Tippst du sie wieder ein, kommen dieselben Würfe.
print-rolls-other = Andere Würfe
print-address = Adresse für den QR-Code
print-address-help = Der Code auf dem Blatt führt zu dieser Adresse.
print-address-none = Bleibt das Feld leer, hat das Blatt keinen QR-Code und nennt die Seite in Worten. Die Adresse dieses Servers kann sich ändern; hat er einen festen Namen, tippe ihn hier ein.
print-address-wrong = Das ist keine Adresse. So sieht eine aus: https://spiele.example.org
