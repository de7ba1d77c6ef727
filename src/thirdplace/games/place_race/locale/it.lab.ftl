## Il laboratorio

lab-level-solver = distribuzioni che si possono vincere
lab-measure-trades = Scambi nel piano trovato
lab-measure-undecided = Distribuzioni su cui non si è deciso
lab-value-card = Che effetto ha una carta distribuita sulla quota di distribuzioni che si possono vincere
