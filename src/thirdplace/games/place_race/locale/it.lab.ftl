## Il laboratorio

lab-level-solver = distribuzioni che si possono vincere
lab-measure-trades = Scambi nel piano trovato
lab-measure-undecided = Distribuzioni per cui manca una prova
lab-value-card = Che effetto ha una carta distribuita sulla quota di distribuzioni che si possono vincere
lab-line = { $one } – { $other }
lab-city = { $name }
lab-needed-line = Distribuzioni che non si vincono senza questa linea
lab-needed-city = Distribuzioni che non si vincono senza partire da qui
