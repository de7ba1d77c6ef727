### PLACES Bid con la scatola: che cosa rifiuta il segnapunti.

pad-card-two = { $card } non può stare sia da { $name } sia da { $other }: ce n’è una sola.
pad-card-twice = { $name } non può avere { $card } due volte: ce n’è una sola.
pad-project-two = { $name } e { $other } non possono avere entrambi la carta progetto { $project }: ce n’è una sola.
pad-tokens = Farebbero { $tokens } gettoni, ma nella scatola ce ne sono solo { $box }.
pad-bids = { $name } e { $other } non possono aver offerto entrambi { $bid }: ogni offerta supera la precedente.
