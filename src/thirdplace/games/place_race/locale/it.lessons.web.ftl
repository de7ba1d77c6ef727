### Che cosa legge chi impara Place Race NZ: il gioco in un colpo d’occhio, e le parole delle lezioni.

glance-1 = Siete una squadra: vincete tutti o perdete tutti. Ogni carta indica un luogo e un anno. Le carte giorno sono scoperte, le carte sera all’inizio coperte.
glance-2 = Scegliete le città di partenza e scambiate carte, una contro una: nello stesso luogo o in luoghi vicini.
glance-3 = L’orologio parte e gli anni passano. Nel tuo turno ti muovi lungo una linea, salti o consegni una carta.
glance-4 = Una carta si consegna nel suo luogo, esattamente nel suo anno. Un anno di ritardo, e avete perso tutti.
glance-5 = Finite le carte giorno, si scoprono le carte sera (in due non ce ne sono). Quando tutto è consegnato, avete vinto.

lesson-race-first = Una corsa breve
    .text = Tu e Ben avete una carta a testa. Scegli la partenza, muoviti, aspetta l’anno giusto e consegna la carta. Mentre leggi, l’orologio aspetta.
lesson-race-first-goal = Sei Aroha, e Ben è nella tua squadra. Il tuo obiettivo: essere a Waitangi nel 1840 e consegnare lì la tua carta. In questa lezione l’orologio ti aspetta.
lesson-race-first-start = Scegli una città di partenza, un cerchio rosso. Whangārei è proprio accanto a Waitangi: prendila.
    .hint = Da lì la strada è più lunga. Whangārei è a un passo da Waitangi: parti da lì.
    .done = Una buona partenza. Puoi cambiarla finché non parte l’orologio o non scambi una carta.
lesson-race-first-ready = Ben parte da Auckland ed è pronto. Di’ che anche per te si parte.
    .hint = La tua partenza va bene così. Di’ che si parte.
    .done = È il 1837. Comincia chi ha la carta più antica; due scadono nel 1840, e la tua è più a nord.
lesson-race-first-move = Tocca a te: muoviti lungo la linea fino a Waitangi.
    .hint = Waitangi è un passo a nord: vai lì.
    .done = Un passo è un turno intero. Tocca a Ben; è già dove deve essere, quindi salta.
lesson-race-first-skip = Sei a Waitangi, ma è solo il 1837, e una carta vale soltanto nel suo anno. Salta.
    .hint = Resta qui: nel 1840 c’è bisogno di te a Waitangi. Salta.
    .done = Anche saltare è un turno. Salta anche Ben.
lesson-race-first-years = Ora bisogna aspettare il 1840. Fai correre l’orologio.
lesson-race-first-turn-in = È il 1840! Consegna Waitangi.
    .hint = È il momento: consegna Waitangi, prima che l’anno finisca.
    .done = Eri lì quando è successo. Ben consegna Auckland, che scade nello stesso anno.
lesson-race-first-end = Tutte le carte sono consegnate: avete vinto insieme! In una vera corsa l’orologio non aspetta nessuno.
lesson-race-first-learned =
    - Si parte da una città, un cerchio rosso; anche in due dalla stessa.
    - In un turno si fa un passo lungo una linea, si salta o si consegna una carta.
    - Una carta vale nel suo luogo ed esattamente nel suo anno.
    - Se una sola carta non viene consegnata in tempo, perdete tutti. Quando sono tutte consegnate, vincete tutti.

lesson-race-trading = Una partenza scelta per uno scambio
    .text = Aroha non può essere a Waitangi e tre anni dopo a St Arnaud. Prendi il suo posto e trova la partenza che rende possibile uno scambio.
lesson-race-trading-goal = Sei Aroha. Hai Waitangi 1840 e St Arnaud 1843: troppo lontane per una persona sola. Il tuo obiettivo: liberarti di una delle due.
lesson-race-trading-start = Ben è a Palmerston North. Ha scambiato con Clara, quindi non può più cambiare partenza. Si scambia solo nello stesso luogo o in luoghi vicini: scegli una città collegata alla sua da una linea.
    .hint = Da lì non puoi scambiare con Ben, oppure Waitangi è più lontana. Parti da Napier.
    .done = Napier: più lontano da Waitangi, ma accanto a Ben. È il prezzo dello scambio.
lesson-race-trading-offer = Premi Scambia. Offri a Ben St Arnaud 1843 e chiedi in cambio la sua carta Parihaka 1881.
    .hint = Una carta per una carta: tu dai St Arnaud 1843, Ben dà Parihaka 1881.
    .done = Ben accetta: a St Arnaud arriva in tempo. Una carta scambiata non si scambia più.
lesson-race-trading-ready = Il piano c’è, gli altri sono pronti. Di’ che anche per te si parte.
    .hint = Lo scambio ha fissato la tua partenza. Di’ che si parte.
lesson-race-trading-north = Verso Waitangi: Taupō, Hamilton, Auckland, Whangārei, e ci sei. Vai a Taupō.
    .hint = La strada porta a nord. Prima a Taupō.
lesson-race-trading-on = Avanti verso nord. I pulsanti dicono quanti passi mancano.
    .hint = La via più breve: Taupō, Hamilton, Auckland, Whangārei, Waitangi. Prendi il prossimo luogo.
lesson-race-trading-there = Ancora un passo: Waitangi.
    .hint = Ancora un passo a nord: Waitangi.
    .done = Sei a destinazione. Ben intanto è a St Arnaud, e nessuno intralcia nessuno.
lesson-race-trading-years = Siete arrivati in tempo tutti e due. Fai correre l’orologio fino al 1840.
lesson-race-trading-turn-in = 1840! Consegna Waitangi.
    .hint = È il momento: consegna Waitangi.
    .done = Fatto. Restano tre anni per St Arnaud, che ora è di Ben.
lesson-race-trading-ben = Tu non avresti mai potuto farcela in tempo. Fai correre l’orologio fino al 1843.
lesson-race-trading-end = Ben ha consegnato St Arnaud. Uno scambio ha reso possibile l’impossibile, e una partenza lo scambio.
lesson-race-trading-learned =
    - Prima del via cercate le carte che chi le ha non riuscirebbe a consegnare in tempo.
    - Si scambia una carta per una carta, nello stesso luogo o in luoghi vicini, in qualsiasi momento; non costa il turno.
    - Ogni carta passa di mano una volta sola, e uno scambio fissa le due partenze.
    - Durante la corsa nessuno può spostarsi dove c’è già un altro giocatore: lasciate libera la strada.
