# Eine Datei mit eigenen Gebäuden, und was daran nicht stimmen kann.

own-bad-json = Das ist keine Datei mit Gebäuden: Sie lässt sich nicht als JSON lesen.
own-bad-format = Das ist keine Datei mit Gebäuden: Am Anfang fehlt "format": "thirdplace-buildings".
own-bad-version = Diese Datei stammt von einem neueren thirdplace. Lesen lässt sich hier nur Version { $version }.
own-bad-more = „{ $field }“ gehört nicht in eine Datei mit Gebäuden.
own-bad-list = In der Datei steht keine Liste von Gebäuden.
own-bad-many = In der Datei stehen { $count } Gebäude, in der Schachtel liegen aber nur { $most } leere Karten.
own-bad-building = Eintrag { $number } ist kein Gebäude.
own-bad-unknown = Gebäude { $number }: „{ $field }“ gehört nicht auf eine Karte.
own-bad-name = Gebäude { $number }: Der Name muss 1 bis 30 Zeichen haben.
own-bad-taken = Gebäude { $number }: „{ $name }“ geht nicht als Name. Er braucht Buchstaben oder Ziffern, und keine andere Karte darf genauso heißen.
own-bad-category = Gebäude { $number } ({ $name }): Die Kategorie muss P, L, A, C, E oder S sein.
own-bad-points = Gebäude { $number } ({ $name }): Die Punktzahl muss eine ganze Zahl von 1 bis 50 sein.
own-bad-players = Gebäude { $number } ({ $name }): Die Mindestzahl an Personen muss 3, 4 oder 5 sein.
own-bad-picture = Gebäude { $number } ({ $name }): Das Bild braucht eine Form, ein Zeichen und eine Umgebung, die es gibt.
