## Das Labor

lab-level-solver = was zu gewinnen ist
lab-measure-trades = Tausche im gefundenen Plan
lab-measure-undecided = Kartenverteilungen, über die nichts bewiesen ist
lab-value-card = Was eine ausgeteilte Karte am Anteil der gewinnbaren Kartenverteilungen ändert
lab-line = { $one } – { $other }
lab-city = { $name }
lab-needed-line = Kartenverteilungen, die ohne diese Linie nicht zu gewinnen sind
lab-needed-city = Kartenverteilungen, die ohne einen Start hier nicht zu gewinnen sind
