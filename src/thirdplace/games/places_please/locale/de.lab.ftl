## Das Labor

lab-wins-first-roll = Gewonnen, nach dem Feld für eine { $digit } im ersten Wurf
lab-measure-number = Zahl einer Runde
