### Gli eventi di ogni mazzo per anno, e i luoghi con le loro linee.

list-deck-standard = Eventi del mazzo standard
list-deck-second = Eventi del secondo mazzo
list-deck-about = Le 20 carte in ordine di anno. Gli eventi vengono dalla vera storia della Nuova Zelanda; la fonte racconta di più.
list-year = Anno
list-place = Luogo
list-event = Evento
list-kind-day = Carte giorno
list-kind-late = Carte sera
list-source = Fonte
list-places = I luoghi e i loro vicini
    .about = Tutti i luoghi del tabellone da nord a sud, e dove portano le loro linee. Un punto indica i cerchi rossi, le città da cui si può partire.
list-city = Città
list-neighbours = Linee verso
