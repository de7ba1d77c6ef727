print-title = Stampa
print-sheets = Che cosa si può stampare
print-preview = Anteprima
print-making = Sto preparando il foglio…
print-pages = { $count ->
        [one] { $count } pagina
       *[other] { $count } pagine
    }
print-page = { $sheet }, pagina { $page }
print-both-sides = Le carte hanno un dorso: stampa fronte e retro, girando sul lato lungo, al 100%.
print-paper = Carta
print-ink = Inchiostro
print-ink-colour = Colori
print-ink-saving = Risparmio
print-size = Caratteri
print-size-usual = Normali
print-size-large = Grandi
print-save = Salva come PDF
print-empty = Non c’è ancora niente. Prima scegli: { $option }.
print-rolls = Lanci
print-rolls-help = Il numero è stampato sul foglio: riscrivilo, e i lanci saranno gli stessi.
print-rolls-other = Altri lanci
print-address = Indirizzo per il codice QR
print-address-help = Il codice sul foglio porta a questo indirizzo.
print-address-none = Se resta vuoto, il foglio non ha un codice QR e dice a parole quale pagina aprire. L’indirizzo di questo server può cambiare; se ha un nome fisso, scrivilo qui.
print-address-wrong = Non è un indirizzo valido. Un esempio: https://gioca.example.org
