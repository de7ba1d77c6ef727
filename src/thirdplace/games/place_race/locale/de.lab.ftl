## Das Labor

lab-level-solver = Löser
lab-players = Diese Zahlen gelten für das Spiel selbst, gleich wer spielt: Der Löser, ein Programm, das alle Karten sieht, prüft, ob eine Verteilung zu gewinnen ist. Ein Team am Tisch sieht weniger und gewinnt seltener.
lab-measure-trades = Getauschte Karten im gefundenen Plan
lab-measure-undecided = Verteilungen, bei denen der Löser nichts beweisen kann
lab-value-card = Was eine ausgeteilte Karte am Anteil der gewinnbaren Verteilungen ändert
lab-line = { $one } – { $other }
lab-city = { $name }
lab-needed-line = Verteilungen, die ohne diese Linie nicht zu gewinnen sind
lab-needed-city = Verteilungen, die ohne einen Start in dieser Stadt nicht zu gewinnen sind
