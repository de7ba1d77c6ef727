print-title = Stampa
print-sheets = Che cosa si può stampare
print-preview = Anteprima
print-making = Sto preparando il foglio …
print-pages = { $count ->
        [one] { $count } pagina
       *[other] { $count } pagine
    }
print-page = { $sheet }, pagina { $page }
print-both-sides = Le carte hanno un retro: stampa fronte e retro, girando sul lato lungo, al 100 %.
print-paper = Carta
print-ink = Inchiostro
print-ink-colour = Colori
print-ink-saving = Risparmio
print-size = Caratteri
print-size-usual = Normali
print-size-large = Grandi
print-save = Salva come PDF
print-empty = Non c’è ancora niente. Prima scegli: { $option }.
