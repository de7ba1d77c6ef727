## Das Labor

lab-wins-first-roll = Gewonnen, je nachdem, wo eine { $digit } aus dem ersten Wurf einer Runde steht
lab-measure-number = Zahl einer Runde
