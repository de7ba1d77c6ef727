### Che cosa c’è sui fogli da stampare.

## I fogli

sheet-rulebook = Regolamento
    .about = Regole, preparazione, esempi, consigli, tutti i chiarimenti e l’elenco degli edifici, con parole nostre.
    .opens = Le regole, con esempi da giocare
sheet-cards = Carte Edificio e Progetto
    .about = Tutti e 48 gli edifici e i sei progetti segreti a grandezza reale, 63 × 88 mm, con il dorso. Meglio su carta spessa.
    .opens = Come si gioca
sheet-projects = Carte Progetto
    .about = Solo i sei progetti segreti, con un dorso tutto loro. Ci sono anche nel foglio con tutte le carte.
    .opens = Come si gioca
sheet-blanks = Carte bianche
    .about = Sei carte su cui scrivere e disegnare edifici vostri. Il dorso è quello delle carte Edificio.
    .opens = Inventare edifici sullo schermo
sheet-own = I vostri edifici
    .about = Gli edifici che avete inventato, su carte da mescolare con le altre.
    .opens = Inventarne altri
sheet-tokens = Gettoni
    .about = Dodici da 5 e settanta da 1, tanti quanti nella scatola. Il valore è lo stesso su tutti e due i lati.
    .opens = Come si gioca
sheet-aid = Promemoria
    .about = Il round, i prezzi e il punteggio a colpo d’occhio; sul retro, la preparazione. Uno a testa. Si stampa fronte e retro.
    .opens = Le regole complete
sheet-scores = Foglio segnapunti
    .about = Punti per lettera, progetto, gettoni e bonus, fino a sei giocatori.
    .opens = Il segnapunti che fa le somme

## Carte

paper-both-sides = Stampare al 100%, fronte e retro, girando sul lato lungo.
paper-project = Progetto
    .each = per ogni tuo edificio { $category } a fine partita
    .secret = Fino alla fine della partita questa carta la vedi solo tu.
paper-blank-points = Punti
paper-blank-name = Nome
paper-blank-letter = Cerchia la lettera
paper-blank-players = Da quanti giocatori?

## Il promemoria

paper-aid-round = Un round
paper-aid-market = Mercato
    .text = Carte da scoprire: { $three } se siete in tre, { $four } in quattro, { $more } in cinque o sei.
paper-aid-bid = Offrire o passare
    .text = A turno, in senso orario. Ogni offerta supera la precedente. Chi passa è fuori fino al prossimo round; se non aveva ancora offerto, prende subito { $tokens ->
            [one] { $tokens } gettone.
           *[other] { $tokens } gettoni.
        }
paper-aid-pay = Pagare e scegliere
    .text = Sceglie chi ha offerto, a partire da chi ha fatto l’offerta più alta. Non si può rinunciare.
paper-aid-highest = Offerta più alta
    .text = si paga per intero
paper-aid-others = Altre offerte
    .text = si paga la metà dell’ultima, arrotondata per eccesso
    .share = { $share }, arrotondando per eccesso
paper-aid-empty = Nessun edificio rimasto
    .text = { $tokens ->
            [one] si riceve { $tokens } gettone
           *[other] si ricevono { $tokens } gettoni
        }
paper-aid-up-to = Offerta fino a
paper-aid-half = Metà
paper-aid-next = Il prossimo round
    .text = Apre chi ha offerto di più. Ciò che nessuno ha preso si scarta.
paper-aid-end = La fine
    .text = Dopo il round in cui qualcuno ha tutte e sei le lettere o in cui finisce il mazzo.
paper-aid-score = Che cosa dà punti
paper-aid-buildings = Edifici
    .text = i punti che portano
paper-aid-project = Progetto
    .text = per ogni edificio con la sua lettera
paper-aid-tokens = Gettoni
    .text = per ogni gettone che ti resta (uno da 5 vale 5)
paper-aid-set = PLACES
    .text = almeno un edificio di ciascuna delle sei lettere
paper-aid-tie = Parità
    .text = Prevale chi ha tutte e sei le lettere; poi chi nell’ultimo round ha l’ultima offerta più alta. Se non basta, la vittoria è condivisa.

paper-aid-setup = Preparazione
paper-aid-setup-tokens = Gettoni
    .text = Ognuno prende dieci gettoni da 1 e uno da 5: 15 in tutto.
paper-aid-setup-projects = Progetti
    .text = Mescolate le sei carte Progetto e datene una a testa, da tenere segreta. Rimettete le altre nella scatola senza guardarle.
paper-aid-setup-removed = Esclusi
    .text = Queste carte non si usano: { $names }.
    .many = Carte Edificio escluse, come scelto per questo tavolo: { $count }.
paper-aid-setup-cards = Edifici
    .text = In tre togliete tutte le carte con 4+ o 5+, in quattro quelle con 5+. In cinque e in sei si usano tutte.
paper-aid-setup-deck = Mazzo
    .text = Mescolate le carte Edificio rimaste e fatene un mazzo coperto.
paper-aid-setup-first = Si comincia
    .text = Il primo round lo apre chi è più giovane; poi in senso orario.
paper-aid-setup-forward = Quando offri
    .text = Spingi avanti i gettoni della tua offerta: tutti la vedono e nessuno offre troppo. Un gettone da 5 si può sempre cambiare.

## Il segnapunti

paper-score-date = Data
paper-score-name = Nome
paper-score-project = Progetto
    .worth = { $points } l’uno
paper-score-tokens = Gettoni
paper-score-set = Tutte le lettere
    .worth = { $points }
paper-score-total = Totale
paper-score-tie = Ultima offerta
    .worth = se c’è parità

## Le figure del regolamento, e la preparazione per numero di giocatori

paper-setup-players = Giocatori
paper-setup-tokens = Gettoni a testa (dieci da 1, uno da 5)
paper-setup-projects = Carte Progetto distribuite
paper-setup-cards = Carte Edificio nel mazzo
paper-setup-out = Carte tolte
paper-setup-market = Carte scoperte a round
paper-setup-rounds = Round al massimo
paper-book-points = Punti
paper-book-category = Categoria: lettera, simbolo, colore
paper-book-name = Disegno e nome
paper-book-players = Da quanti giocatori in su
paper-book-kept = resta
paper-book-out = tornano nella scatola
paper-book-pass = passa
