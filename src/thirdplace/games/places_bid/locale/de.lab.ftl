## Das Labor

lab-wins-project = Gewonnen, nach geheimem Projekt
lab-measure-tokens = Wertmarken am Ende
lab-measure-spent = Wertmarken, die für Gebäude bezahlt wurden
lab-measure-buildings = Gebäude einer Person
lab-measure-full-set = Personen mit vollständigem Satz
lab-value-building = Was ein Gebäude bei gleich vielen Wertmarken zur Gewinnchance beiträgt
lab-heat-building = Wann Gebäude genommen werden, und zu welchem Preis
lab-restriction-never-bids-first = macht nie das erste Gebot einer Runde
lab-restriction-only-own-project = bietet nur, wenn ein Gebäude des eigenen Projekts ausliegt
lab-restriction-greedy = achtet nur auf die Punkte dieser Runde und spart nichts für später
