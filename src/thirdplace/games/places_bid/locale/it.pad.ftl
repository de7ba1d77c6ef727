### PLACES Bid con la scatola: che cosa rifiuta il segnapunti.

pad-card-two = La carta { $card } non può essere sia di { $name } sia di { $other }: ce n’è una sola.
pad-card-twice = { $name } non può avere due volte la carta { $card }: ce n’è una sola.
pad-project-two = La carta Progetto { $project } non può essere sia di { $name } sia di { $other }: ce n’è una sola.
pad-tokens = I gettoni in tutto sarebbero { $tokens }, ma nella scatola ce ne sono solo { $box }.
pad-bids = L’offerta { $bid } non può essere sia di { $name } sia di { $other }: ogni offerta supera la precedente.
