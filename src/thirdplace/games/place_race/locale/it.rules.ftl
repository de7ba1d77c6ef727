### Place Race NZ: la pagina delle regole, con parole nostre.

rules-goal = Di che cosa si tratta
    .text =
    Siete viaggiatori nella storia di Aotearoa Nuova Zelanda. Ogni vostra carta racconta un momento della sua vera storia: in un luogo, in un anno. Un orologio conta gli anni, e corre: chi ha una carta deve trovarsi nel suo luogo quando arriva il suo anno.

    Si gioca in due, tre o quattro, tutti dalla stessa parte. Se assistete a ogni evento di ogni carta, avete vinto tutti. Se ve ne sfugge anche uno solo, avete perso tutti.

rules-board = Il tabellone
    .text =
    La mappa mostra 44 luoghi reali e 74 linee che li uniscono. Quasi tutte le linee sono strade; due sono traghetti, uno attraverso lo stretto di Cook e uno attraverso lo stretto di Foveaux. Un traghetto è una linea come le altre, e ogni linea vale un passo, per quanto lungo sia il viaggio.

    Due luoghi uniti da una linea sono **vicini**. La parola vi servirà per muovervi e per scambiare.

    Tredici luoghi sono **cerchi rossi**: città con almeno 50.000 abitanti. (Non tutte le città di questa grandezza sono sul tabellone.) Da qui cominciano i viaggi. Quando l’orologio è partito, un cerchio rosso è un luogo come tutti gli altri.

rules-cards = Carte e mazzi
    .text =
    Su una carta trovate un luogo, un anno e l’evento a cui assisterete. Luogo e anno vi servono per fare i piani; l’evento è il motivo per esserci.

    Un mazzo ha 20 carte di due tipi:

    - 16 **carte giorno**, che vi tengono occupati per quasi tutta la partita
    - 4 **carte sera**, che vengono per ultime: ciascuna ha un anno successivo a quelli di tutte le carte giorno del suo mazzo

    Si riconoscono dal dorso: le nostre hanno un sole o una luna; nel gioco in scatola le carte giorno sono blu, le carte sera arancioni e nere.

    I mazzi sono due, il mazzo standard e il secondo mazzo, con eventi diversi. Si gioca con uno solo per volta.

rules-open = Chi vede che cosa
    .text =
    Le carte giorno sono scoperte. Tutti le vedono tutte, e potete parlare di qualsiasi cosa.

    Le carte sera sono coperte e nessuno le guarda, nemmeno chi le ha ricevute. Si scoprono solo quando è consegnata l’ultima carta giorno di tutta la squadra. Poiché i loro anni vengono dopo tutti gli altri, nessuna carta sera può sfuggirvi mentre è ancora coperta.

    Le carte non distribuite non fanno parte della partita, e nessuno le guarda.

rules-setup = Preparazione
    .text =
    Mettete il tabellone dove tutti possono raggiungerlo. Ognuno sceglie una pedina e la tiene per tutta la partita. Mescolate separatamente le carte giorno e le carte sera, poi distribuite:

    - **In 2:** 6 carte giorno a testa, nessuna carta sera
    - **In 3 o in 4:** 4 carte giorno e 1 carta sera a testa

    Sono i numeri consigliati; cambiateli, se volete. Mettete da parte le altre senza guardarle. Le carte giorno vanno scoperte davanti a voi, la carta sera coperta. Le carte giorno si leggono meglio se le tenete in ordine di anno.

    Poi vengono i preparativi: è il momento di fare i piani. Non c’è fretta: l’orologio sta fermo finché non siete tutti pronti. Scegliete le partenze, cercate le carte che non stanno bene insieme e scambiate.

rules-timer = Il timer a un tavolo vero
    .text =
    Con tabellone e carte sul tavolo serve qualcosa che conti gli anni: un telefono, un tablet o un computer qualsiasi che apra una pagina web. Mettetelo dove tutti lo vedono e decidete quanti secondi dura un anno.

    Gli autori del gioco hanno un timer su [tutahinz.github.io/play](https://tutahinz.github.io/play/); ci porta anche il codice QR sul retro della scatola. Il nostro è “Il timer per Place Race NZ”, nella pagina iniziale di thirdplace: conosce il ritmo consigliato, se volete annuncia gli anni, e più dispositivi possono condividerlo.

rules-starts = Scegliere la partenza
    .text =
    Ognuno sceglie per la propria pedina uno dei cerchi rossi. Lo stesso cerchio può essere scelto da più giocatori.

    Puoi cambiare idea quante volte vuoi, fino al tuo primo scambio: uno scambio fissa la partenza di entrambi i giocatori. Se durante i preparativi non scambi, puoi cambiare finché l’orologio non parte.

    La città più vicina alla tua carta più antica è spesso una buona scelta, ma non sempre: da dove ti trovi dipende anche con chi puoi scambiare.

rules-trading = Scambiare
    .text =
    Due di voi si scambiano le carte: una contro una, e solo se entrambi lo vogliono. Non si può regalare una carta. Le condizioni:

    - **Vicinanza.** Siete in due luoghi vicini o nello stesso luogo. Durante i preparativi contano le partenze scelte.
    - **Solo carte giorno.** Le carte sera non si scambiano mai, né coperte né scoperte.
    - **Una volta per carta.** Una carta scambiata resta dov’è per tutto il resto della partita. Perciò nessuna delle due carte può essere già stata scambiata.
    - **Ancora da fare.** Una carta consegnata è fuori dal gioco.

    Gli scambi sono una parte importante del gioco e possono salvare una situazione senza speranza: è normale farne già prima che l’orologio parta. Potete scambiare finché avete carte per farlo: durante i preparativi e durante la corsa, di chiunque sia il turno. Uno scambio non costa un turno.

    Per scambiare, offri una tua carta per una carta di qualcuno della squadra. L’altra persona accetta o rifiuta; fino a quel momento puoi ritirare l’offerta. Conta il momento in cui viene accettata: se allora non siete più in luoghi vicini o nello stesso luogo, o se una delle carte non è più libera, lo scambio non avviene.

rules-clock = Tutti pronti, e l’orologio parte
    .text =
    Quando hai scelto la partenza e non hai più niente da preparare, segnala che per te si può partire. Puoi ripensarci finché manca ancora qualcuno. Nel momento in cui siete tutti pronti, l’orologio parte.

    Comincia dieci anni prima della più antica fra le carte giorno distribuite e avanza di un anno a intervalli regolari:

    - **In 2:** 1,5 secondi per anno
    - **In 3:** 2 secondi per anno
    - **In 4:** 3 secondi per anno

    L’orologio non aspetta nessuno. Dipende da voi se in un anno riuscite a fare molti turni o neanche uno.

rules-first = Chi comincia?
    .text =
    Il primo turno spetta a chi, nel momento in cui l’orologio parte, ha la carta giorno più antica, dopo tutti gli scambi dei preparativi. Se più carte giorno hanno quello stesso anno, decide quella il cui luogo è più a nord.

    Da lì si prosegue in senso orario, nell’ordine dei posti, un giro dopo l’altro. Nessuno può fare il proprio turno finché chi viene prima non ha fatto il suo. Prima che l’orologio parta non c’è un ordine di turno.

rules-turn = Il tuo turno
    .text =
    Fai una sola di queste tre cose:

    - **Muoviti** lungo una linea fino a un luogo vicino.
    - **Consegna** una carta.
    - **Salta** il turno e resta dove sei.

    Poi tocca a chi viene dopo. Quel che è fatto è fatto: non si torna indietro.

    Non puoi entrare in un luogo dove si trova un’altra pedina. Se qualcuno ti sbarra la strada, aspetta che si sposti o prendi un’altra strada. Solo alla partenza più pedine possono stare nello stesso luogo, perché più giocatori possono cominciare dalla stessa città.

    Saltare vale per questo solo turno. Non puoi annunciarlo per i turni futuri: ogni volta gli altri aspettano che tu abbia mosso, consegnato o saltato. (Sullo schermo puoi invece aspettare fino a un certo anno: vedi PR15.)

rules-turn-in = Consegnare una carta
    .text =
    Puoi consegnare una carta se sono vere tre cose:

    - è il tuo turno,
    - la tua pedina è nel luogo della carta,
    - e l’orologio segna esattamente l’anno della carta.

    Un anno prima non si può: devi esserci quando succede. Se arrivi in anticipo, aspetta saltando il turno. Consegnare occupa un turno intero, e si consegna una carta per volta. A un tavolo vero mettila su un mucchio concordato: va bene il grande rettangolo sul tabellone, se non c’è sopra il telefono con il timer.

    Una carta avuta in uno scambio è tua, e la consegni come tutte le altre.

rules-losing = Quando tutto è perduto
    .text =
    Appena l’orologio supera l’anno di una carta scoperta che non è stata consegnata, la partita è persa per tutta la squadra, di chiunque fosse la carta.

rules-late = Le carte sera
    .text =
    Quando l’ultima carta giorno di tutta la squadra è stata consegnata, le carte sera si scoprono tutte insieme. Ora vedete dove portano gli ultimi viaggi. Le carte sera si giocano come le carte giorno, nel proprio turno, nel loro luogo e nel loro anno, ma non si possono scambiare.

rules-winning = Vincere
    .text =
    Vincete, tutti insieme, nel momento in cui viene consegnata l’ultima carta: servono tutte le carte giorno e tutte le carte sera. In due non ci sono carte sera, perciò è l’ultima carta giorno a chiudere la corsa.

    Se finisci le tue carte prima di quel momento, continui a fare i tuoi turni: togliti di mezzo o salta. Quando non hai più carte puoi far saltare i tuoi turni in automatico; all’inizio questo aiuto è spento.

rules-pace = Il vostro ritmo
    .text =
    Al ritmo abituale, se ogni turno dura circa due terzi di secondo, ognuno di voi ha un turno all’anno. È un ritmo vivace, ed è giusto così. Ma di rado vi servono tutti gli anni: fra molte carte passano decenni.

    Era troppo facile, con lunghe attese? La prossima volta accorciate gli anni. Era un’impresa disperata? Concedetevi anni più lunghi. Chi è più giovane o gioca per la prima volta merita tempo in abbondanza.

rules-options = Opzioni
    .text =
    Fin qui il gioco normale. Quando preparate un tavolo potete cambiare:

    - `seconds_per_year`: quanto dura un anno, da 0,2 a 60 secondi. Di norma 1,5 in due, 2 in tre e 3 in quattro.
    - `lead_years`: quanti anni prima della più antica fra le carte giorno distribuite comincia l’orologio. Di norma 10. Se sono di più, avete una rincorsa più lunga.
    - `start_year`: l’anno in cui comincia l’orologio, se preferite deciderlo voi. In questo caso `lead_years` non ha effetto.
    - `day_cards`: quante carte giorno riceve ognuno. Di norma 6 in due, 4 in tre o in quattro. Il mazzo ne ha 16 in tutto.
    - `late_cards`: quante carte sera riceve ognuno. Di norma nessuna in due, 1 in tre o in quattro. Il mazzo ne ha 4 in tutto.
    - `deck`: `standard` (mazzo standard) o `second` (secondo mazzo).
    - `deal`: `shuffled` lascia tutto al caso, così che alcune distribuzioni non si possono proprio vincere. `winnable` rimescola finché non trova un piano che riesce con un turno a testa all’anno, scambi compresi.

example-turn-in = Esempio: una carta, un anno
    .text =
    Sulla tua carta c’è scritto Waitangi, 1840: la prima firma di Te Tiriti o Waitangi. La tua pedina deve dunque essere a Waitangi mentre l’orologio segna 1840, e dev’essere il tuo turno.

    Arrivi nel 1838. È presto per consegnare, quindi salti, e nel 1839 salti ancora. Nel 1840 tocca a te e consegni la carta. Se l’orologio fosse passato al 1841 anche solo un attimo prima, avreste perso tutti.

example-trading = Esempio: una partenza scelta per uno scambio
    .text =
    Hai ricevuto Waitangi 1840 e St Arnaud 1843. Fra i due luoghi ci sono nove passi, e soltanto tre anni: non puoi contare di vederli entrambi. St Arnaud deve andare a qualcun altro.

    Una persona della tua squadra la prenderebbe e ha una carta che fa per te. Però ha già scambiato con qualcuno che parte da Wellington, e quindi è vincolata a Palmerston North.

    Pensando solo a Waitangi partiresti dal nord, da Auckland o da Whangārei. Ma da lì nessuna linea porta a Palmerston North, e lo scambio non è possibile. Solo tre cerchi rossi lo permettono: Palmerston North stessa e le sue vicine Wellington e Napier. Delle tre, quella da cui la strada per Waitangi è più breve è Napier. Scegli dunque Napier, e scambiate.

    Adesso anche la tua partenza è fissata, e nessuna delle due carte potrà più essere scambiata. Da Napier a Waitangi sono cinque passi. L’orologio comincia dal 1830: il tempo c’è. Per l’altra persona i passi fino a St Arnaud sono tre.

example-first = Esempio: due carte dello stesso anno
    .text =
    Mere ha Waitangi 1840, Jonas ha Auckland 1840, e nessuna carta sul tavolo è più antica. Waitangi è più a nord di Auckland, quindi il primo turno è di Mere. Poi si va in senso orario, anche se Jonas deve aspettare che abbiano giocato gli altri.

    Se durante i preparativi Mere avesse ceduto in uno scambio la carta di Waitangi, il primo turno sarebbe di chi l’avesse ricevuta.

ruling-PR1 = Quanto è grande il mazzo, e quanto se ne distribuisce?
    .text = 20 carte: 16 carte giorno e 4 carte sera, e ogni anno delle carte sera viene dopo tutti quelli delle carte giorno. In due si ricevono 6 carte giorno a testa e nessuna carta sera; in tre o in quattro 4 carte giorno e 1 carta sera a testa. Quello che avanza si mette da parte senza guardarlo. `day_cards` e `late_cards` cambiano i numeri.
ruling-PR2 = Posso guardare la mia carta sera?
    .text = No. Le carte sera sono nascoste a tutti, anche a chi le possiede, finché ognuno non ha consegnato tutte le proprie carte giorno. Allora si scoprono tutte nello stesso momento. Le carte giorno sono visibili a tutti fin dall’inizio.
ruling-PR3 = Fino a quando posso cambiare la partenza?
    .text = Finché non hai scambiato o, se non scambi, finché l’orologio non parte. Uno scambio fissa la partenza di entrambi i giocatori. La partenza dev’essere un cerchio rosso, e più giocatori possono condividerlo.
ruling-PR4 = Che cosa rende valido uno scambio?
    .text = Una carta contro una carta, entrambi d’accordo, e tutte e due sono carte giorno mai scambiate prima e non ancora consegnate. Le due pedine, o durante i preparativi le due partenze scelte, sono in luoghi uniti da una linea o nello stesso luogo. Tutto questo si controlla quando l’offerta viene accettata, non quando viene fatta. Si può scambiare in qualsiasi momento, prima e dopo la partenza dell’orologio, di chiunque sia il turno, e non costa un turno.
ruling-PR5 = Che anno è?
    .text = L’orologio parte quando tutti sono pronti. In quel momento comincia il primo anno, e ogni anno dura `seconds_per_year` secondi: di norma 1,5 in due, 2 in tre e 3 in quattro, e qualsiasi valore da 0,2 a 60 se lo desiderate. Qual è il primo anno? Quello che indicate come `start_year` e, se non lo indicate, l’anno della più antica fra le carte giorno distribuite meno `lead_years`, di norma 10.
ruling-PR6 = Uno scambio cambia chi comincia?
    .text = Uno scambio durante i preparativi può farlo: conta chi ha la carta giorno più antica quando l’orologio parte. Fra più carte dello stesso anno decide il luogo più a nord. Poi si va in senso orario, e gli scambi successivi non cambiano l’ordine.
ruling-PR7 = Che cosa posso fare nel mio turno?
    .text = Una cosa sola: muoverti lungo una linea fino a un luogo dove non c’è nessun’altra pedina, saltare, oppure consegnare una carta. Niente si può annullare.
ruling-PR8 = Quando posso consegnare una carta?
    .text = Nel tuo turno, con la pedina nel luogo della carta, esattamente nell’anno della carta. Non un anno prima e non un anno dopo.
ruling-PR9 = Quando abbiamo perso, esattamente?
    .text = Nel momento in cui l’orologio supera l’anno di una carta scoperta e non ancora consegnata. Fino all’ultimo istante di quell’anno la si può ancora consegnare.
ruling-PR10 = Quando abbiamo vinto, esattamente?
    .text = Quando ogni carta distribuita è stata consegnata, carte sera comprese.
ruling-PR11 = Che cosa fa chi ha finito le proprie carte?
    .text = Continua a fare i suoi turni, perché la sua pedina può ancora essere d’intralcio a qualcuno. In questo caso si può attivare il salto automatico. All’inizio è spento.
ruling-PR12 = Che cosa vuol dire “più a nord”?
    .text = Decide la latitudine del luogo, non il punto in cui è disegnato sul vostro schermo. Viene prima il luogo più vicino all’equatore.
ruling-PR13 = Da dove vengono il tabellone e gli eventi?
    .text = Il regolamento di Place Race NZ non riproduce né il tabellone né le carte, perciò ne abbiamo fatti di nostri, partendo dalla geografia e dalla storia vere. Concordano con tutto ciò che il regolamento menziona. Waitangi 1840, Auckland 1840 e St Arnaud 1843 sono carte. Napier, Palmerston North e Wellington sono cerchi rossi. Da Palmerston North partono linee per Wellington e per Napier, mentre nessuna unisce Auckland a Palmerston North.
ruling-PR14 = Ogni distribuzione si può vincere?
    .text = No, se ci si limita a mescolare: a volte il caso vi dà carte con cui nessuno ce la farebbe. Con `deal` su `shuffled`, come vogliono le regole, prendete quello che viene. Con `winnable` si rimescola finché non si trova un piano che richiede al massimo un turno a testa all’anno; il piano può comprendere scambi. Nel browser e nel terminale all’inizio è già scelto `winnable`, e vi viene detto. Nelle regole vere e proprie e nell’arbitro (`thirdplace referee`) di norma vale `shuffled`.
ruling-PR15 = Devo proprio dire “salto” ogni volta?
    .text = A un tavolo vero sì: il regolamento lo vuole a ogni turno. Qui invece puoi aspettare fino a un anno a tua scelta, e i tuoi turni vengono saltati per te, uno alla volta, come se l’avessi detto. L’anno che scegli deve precedere di almeno un anno quello in cui devi agire: così arrivi in tempo per la tua prossima carta, per quanti passi manchino, e puoi fare posto a chi deve trovarsi dove sei tu. Tutti vedono che aspetti. L’attesa finisce quando arriva quell’anno, quando fai qualsiasi altra cosa, quando ricevi un’offerta di scambio o quando si scoprono le carte sera.

tip-gaps = Cercate prima i passaggi stretti
    .text = Contate i passi da una carta alla successiva e confrontateli con gli anni che le separano; anche consegnare costa un turno. Dove gli anni non bastano, scambiate prima che l’orologio parta.
tip-share-city = Incontratevi in una città
    .text = Da Nelson e da Christchurch nessuna linea porta direttamente a un altro cerchio rosso. Ma chi parte dalla stessa città può sempre scambiare.
tip-save-trades = Ogni carta viaggia una volta sola
    .text = Prima di accettare, pensa alle tue carte fino all’ultima: quella che prendi resta con te.
tip-early = Arriva presto, poi aspetta
    .text = Mettiti in cammino quando non c’è ancora fretta, e salta quando sei sul posto. Un anno di vantaggio vale più di una scorciatoia.
tip-clear-road = Tieni libera la strada
    .text = Auckland, Wellington, Picton e Invercargill non si possono aggirare: una pedina ferma lì taglia in due il Paese. Se devi aspettare, fallo dove nessuno deve passare.
tip-late = Aspetta nel mezzo
    .text = Nessuno sa dove porterà la propria carta sera, e nessuno può darla via in uno scambio. Quando hai finito le carte giorno, vai verso il centro del Paese: da Nelson o da Kaikōura nessun luogo dista più di nove passi.

credits =
    Place Race NZ è stato ideato e sviluppato da Elijah Barton (direzione e design), Lincoln Mumuta (finanze e social), Conrad Pollock (comunicazione e personale) e Damian Koekemoer (direzione della produzione), insieme Tū Tahī, © 2025. Il design e le idee originali del gioco sono protetti da copyright. Abbiamo lavorato sul regolamento della versione 1.1.

    thirdplace è una realizzazione indipendente e non è affiliata a loro. Qui il tabellone e gli eventi sono opera nostra, basati su fonti storiche pubbliche; nell’elenco degli eventi ognuno riporta la sua fonte.

credits-thanks = Ringraziamenti
    .text =
    Grazie, Tū Tahī, per un gioco in cui si corre incontro alla storia di un Paese.

credits-links = Dove trovare gli autori
    .text =
    Il loro timer per il gioco: [tutahinz.github.io/play](https://tutahinz.github.io/play/). Sono un’azienda giovane e accolgono volentieri pareri, idee e commenti: [tutahinz@gmail.com](mailto:tutahinz@gmail.com).
