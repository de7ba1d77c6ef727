# Riempire le carte bianche di PLACES Bid e portarle a un tavolo.

web-buildings = I tuoi edifici
web-buildings-intro = Nella scatola ci sono sei carte bianche. Riempile qui, poi giocaci, stampale o salvale in un file. Restano in questo browser.
web-buildings-intro-here = Nella scatola ci sono sei carte bianche. Riempile qui, poi giocaci o salvale in un file. Restano in questo browser.
web-buildings-cards = Le sei carte bianche
web-buildings-begin = Scegli una carta da riempire: nome, categoria, punti e disegno. Vedi subito come sarà stampata.
web-buildings-fill = Riempi la carta bianca { $number }
web-buildings-change = Modifica { $name }
web-buildings-unnamed = Ancora senza nome
web-buildings-card = Carta { $number }
web-buildings-surprise = Sorprendimi
web-buildings-blank = Svuota la carta
web-buildings-blank-sure = “{ $name }” tornerà una carta bianca.
web-buildings-open = Apri un file
web-buildings-open-sure = { $count ->
    [one] Quello che apri prende il posto della carta che c’è qui.
   *[other] Quello che apri prende il posto delle { $count } carte che ci sono qui.
}
web-buildings-open-anyway = Apri
web-buildings-opened = { $count ->
        [one] Un edificio caricato.
       *[other] { $count } edifici caricati.
    }
web-buildings-drop = Lascia qui il file
web-buildings-too-large = Questo file è troppo grande per sei edifici.
web-buildings-save = Salva in un file
web-buildings-saved = Salvato come { $file }.
web-buildings-play = Gioca con questi
web-buildings-print = Stampa
web-buildings-clear = Svuota tutte
web-buildings-clear-sure = { $count ->
    [one] La carta tornerà bianca. Resta solo quello che hai salvato in un file.
   *[other] Le { $count } carte torneranno tutte bianche. Resta solo quello che hai salvato in un file.
}
web-buildings-keep = Tienile
web-buildings-keep-one = Tienila
web-buildings-mine = Prendi i miei ({ $count })
web-buildings-make = Creane alcuni
web-buildings-edit = Modificali
web-buildings-use = Usa questi

# Di che cosa sono fatti i loro disegni.

web-buildings-house = Forma
web-buildings-house-house = Casa a due falde
web-buildings-house-row = Case a schiera
web-buildings-house-hall = Padiglione ad arco
web-buildings-house-tower = Torre
web-buildings-house-dome = Cupola
web-buildings-house-shop = Negozio
web-buildings-house-factory = Fabbrica
web-buildings-house-pavilion = Chiosco
web-buildings-emblem = Simbolo
web-buildings-emblem-book = Libro
web-buildings-emblem-note = Musica
web-buildings-emblem-paw = Zampa
web-buildings-emblem-ball = Pallone
web-buildings-emblem-cup = Tazza
web-buildings-emblem-leaf = Foglia
web-buildings-emblem-gear = Ingranaggio
web-buildings-emblem-heart = Cuore
web-buildings-emblem-star = Stella
web-buildings-emblem-boat = Barca
web-buildings-emblem-bread = Pane
web-buildings-emblem-fish = Pesce
web-buildings-emblem-sun = Sole
web-buildings-emblem-key = Chiave
web-buildings-emblem-flower = Fiore
web-buildings-emblem-bicycle = Bicicletta
web-buildings-around = Dintorni
web-buildings-around-trees = Alberi
web-buildings-around-garden = Giardino
web-buildings-around-street = Strada
web-buildings-around-water = Acqua
web-buildings-around-hills = Colline
web-buildings-around-playground = Parco giochi
web-buildings-around-market = Mercato

# Che cosa c'è su una carta.

web-building-name = Nome
web-building-kind = Categoria
web-building-points = Punti
web-building-players = Giocatori
web-building-worth = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, da { $players } giocatori in su
web-building-remove = Togli { $name }
