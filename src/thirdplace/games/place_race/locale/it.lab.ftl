## Il laboratorio

lab-level-solver = risolutore
lab-players = Questi numeri valgono per il gioco, non per chi gioca: un programma che vede tutte le carte decide se una distribuzione si può vincere. Al tavolo la squadra vede meno e vince meno spesso.
lab-measure-trades = Scambi nel piano trovato
lab-measure-undecided = Distribuzioni di cui non si sa se si vincono
lab-value-card = Quanto una carta in gioco cambia la quota di distribuzioni che si possono vincere
lab-line = { $one } – { $other }
lab-city = { $name }
lab-needed-line = Distribuzioni che non si vincono senza questa linea
lab-needed-city = Distribuzioni che non si vincono senza partire da qui
