## Das Labor

lab-level-solver = was zu gewinnen ist
lab-measure-trades = Tausche im gefundenen Plan
lab-measure-undecided = Kartenverteilungen, über die nichts bewiesen ist
lab-value-card = Was eine ausgeteilte Karte am Anteil der gewinnbaren Kartenverteilungen ändert
