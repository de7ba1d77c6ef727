### PLACES Bid: la pagina delle regole, con parole nostre.

rules-goal = Di che cosa si tratta
    .text =
    Sei lettere, sei aspetti della vita di una città: Play, Live, Academic, Community, Employ e Shop, cioè giocare, abitare, imparare, stare insieme, lavorare e fare acquisti. Da tre a sei giocatori investono, ognuno nella propria città. A ogni round alcuni edifici vanno all’asta, e non ce ne sono mai abbastanza per tutti. Chi offre tanto sceglie per primo ma paga per intero; chi si ferma in tempo sceglie dopo e paga la metà; chi resta fuori si riempie le tasche.

    Alla fine i punti arrivano da quattro parti:

    - i punti sugli edifici che possiedi
    - un bonus per gli edifici adatti al tuo progetto segreto
    - i gettoni che ti restano
    - un bonus se possiedi almeno un edificio di ciascuna delle sei categorie

    Vince chi ha più punti.

rules-components = Che cosa c’è nel gioco
    .text =
    - 48 carte Edificio, otto per ognuna delle sei categorie
    - 6 carte Progetto, una per categoria
    - 82 gettoni: settanta da 1 e dodici da 5, per un valore totale di 130
    - 6 carte bianche per gli edifici che inventate voi

    Non avete la scatola? Carte, gettoni, un foglio segnapunti e questo regolamento si possono stampare: sul sito alla voce “Stampa”, oppure con `thirdplace print places-bid`.

rules-cards = Come si legge una carta Edificio
    .text =
    - **Il numero** dice quanti punti porta l’edificio alla fine. Non è un prezzo: il prezzo lo fate voi con le offerte.
    - **Lettera, simbolo e colore** indicano la categoria: Play è verde, Live rosso, Academic giallo, Community viola, Employ blu, Shop arancione.
    - **Il meeple** con il segno 3+, 4+ o 5+ dice da quanti giocatori in su si usa la carta.
    - **Nome e disegno**, uno schizzo ad acquerello, dicono di quale edificio si tratta. Non hanno effetti sul gioco, ma innamorarsi di uno è permesso, e anche pagarlo troppo.

rules-tokens = I gettoni
    .text =
    Durante la partita i gettoni sono i tuoi soldi, alla fine sono punti. Conta solo quanto valgono in tutto, non con quali pezzi ci si arriva: un gettone da 5 e cinque da 1 sono la stessa cosa, e si può cambiare in ogni momento. Quando qui si legge “8 gettoni”, si intende sempre un valore di 8.

rules-setup = Preparazione
    .text =
    - Ognuno riceve gettoni per un valore di 15: dieci da 1 e uno da 5.
    - Mescolate le sei carte Progetto e datene una a testa. Guarda la tua e tienila per te. Quelle avanzate tornano nella scatola senza che nessuno le veda.
    - Prendete le carte Edificio adatte al vostro numero. In tre sono le 24 carte con 3+; in quattro le 36 carte con 3+ o 4+; in cinque e in sei tutte e 48. Le altre restano nella scatola.
    - Mescolate queste carte Edificio e fatene un mazzo coperto.

    In altre parole: in quattro togliete le 12 carte con 5+, in tre anche le 12 con 4+, e le rimettete nella scatola.

rules-project = Il tuo progetto segreto
    .text =
    La tua carta Progetto indica una delle sei categorie. Alla fine ogni tuo edificio di quella categoria vale 5 punti in più. I progetti di una partita sono tutti diversi, e fino all’ultimo nessuno tranne te conosce il tuo. I progetti non distribuiti non contano per nessuno.

rules-first-seat = Chi comincia?
    .text =
    Al tavolo di casa il primo round lo apre la persona più giovane. thirdplace non chiede l’età a nessuno: quando preparate il tavolo potete indicare il posto che comincia (`first`); altrimenti decide la sorte. Da lì si procede sempre in senso orario, nell’ordine dei posti.

rules-market = Comincia un round: il mercato
    .text =
    Scoprite alcune carte dal mazzo. Sono il mercato di questo round:

    - con tre giocatori, 2 carte
    - con quattro giocatori, 3 carte
    - con cinque o sei giocatori, 4 carte

    Gli edifici sono sempre meno dei giocatori.

rules-bidding = Offrire o passare
    .text =
    Parla per primo chi apre il round, poi si gira in senso orario. Non si offre mai per un edificio in particolare: l’offerta serve per scegliere prima degli altri. Quando tocca a te, fai una di queste due cose:

    - **Offri.** Di’ un numero intero: almeno 1, più alto di ogni offerta fatta finora nel round e non più di quanto valgono i tuoi gettoni. Per ora non si paga nulla. A un tavolo vero spingi un po’ in avanti i gettoni della tua offerta: così tutti vedono quanto hai offerto, e tu vedi che ti bastano.
    - **Passi.** Sei fuori dall’asta fino al prossimo round.

    Può passare anche chi apre il round. L’asta può fare il giro del tavolo quante volte serve, e se qualcuno ti ha superato puoi rilanciare. Dopo, per te conta sempre la tua ultima offerta.

rules-passing = Passare senza offrire
    .text =
    Se passi prima di aver fatto anche una sola offerta in questo round, prendi subito 5 gettoni dalla banca. In questo round però non avrai edifici, nemmeno se ne avanzano.

    Se passi dopo aver offerto, per il momento non ricevi nulla: hai partecipato all’asta e più tardi verrà il tuo turno al mercato.

rules-bid-end = Quando finisce l’asta
    .text =
    L’asta finisce appena tutti tranne uno hanno passato e chi resta ha fatto un’offerta: è il miglior offerente.

    Se tutti gli altri hanno passato senza che ci sia stata nemmeno un’offerta, l’ultimo giocatore può ancora scegliere: offre quanto vuole, e con questo l’asta si chiude subito, oppure passa a sua volta.

    Se proprio nessuno offre, avete preso tutti 5 gettoni. L’intero mercato viene scartato, e il round successivo lo apre la stessa persona.

rules-choosing = Pagare e scegliere
    .text =
    Ora chi ha offerto va al mercato, uno dopo l’altro, a partire da chi ha fatto l’offerta più alta.

    - **Il miglior offerente** prende un edificio scoperto a sua scelta e paga l’intera offerta.
    - **Gli altri che hanno offerto** seguono in ordine decrescente di ultima offerta. Ognuno prende a scelta uno degli edifici rimasti e paga la metà della propria ultima offerta, arrotondata per eccesso: 2 gettoni per un’offerta di 4, 3 gettoni per un’offerta di 5.
    - **Chi ha offerto e trova il mercato vuoto** non paga nulla e riceve 2 gettoni di consolazione.

    La scelta è libera: non deve essere per forza l’edificio con più punti, e uno adatto al tuo progetto può valere di più per te. Ma non puoi rinunciare: se hai offerto e quando tocca a te c’è ancora un edificio, devi prenderne uno e pagarlo.

    Disponi i tuoi edifici davanti a te nell’ordine P, L, A, C, E, S. Gli edifici che nessuno ha preso vengono scartati alla fine del round.

rules-next-round = Il round successivo
    .text =
    Scoprite un nuovo mercato con lo stesso numero di carte. Apre chi è stato il miglior offerente del round appena giocato. Chi aveva passato torna in gioco.

rules-open = Che cosa vedono tutti
    .text =
    Gettoni, offerte ed edifici restano sotto gli occhi di tutti per l’intera partita. Di segreto ci sono solo le carte Progetto e l’ordine del mazzo. Nessuno può nascondere gli edifici che ha comprato. Puoi avere quanti edifici vuoi della stessa categoria.

rules-end = Fine della partita
    .text =
    Quando un round è del tutto concluso, controllate due cose. La partita è finita se

    - almeno un giocatore possiede un edificio di ciascuna delle sei categorie, oppure
    - il mazzo è esaurito.

    Senza edifici inventati da voi succede al più tardi dopo dodici round, qualunque sia il numero dei giocatori.

rules-scoring = Punteggio
    .text =
    Scoprite i progetti e fate le somme per ciascuno:

    - **Edifici:** i punti di tutte le tue carte Edificio.
    - **Progetto:** 5 punti per ogni tuo edificio della categoria del tuo progetto.
    - **Gettoni:** il loro valore: 1 punto per ogni gettone da 1, 5 punti per ogni gettone da 5.
    - **PLACES:** 10 punti se possiedi almeno un edificio di ciascuna delle sei categorie. Se ci siete riusciti in più d’uno, i 10 punti vanno a ognuno di voi.

    Vince il totale più alto, e un gelato a quel punto ci sta tutto.

rules-ties = Parità
    .text =
    Se più giocatori condividono il totale più alto, prevale tra loro chi possiede tutte e sei le categorie. Se non basta, confrontate le loro ultime offerte nell’ultimo round: vince la più alta; chi in quel round non ha offerto conta come 0. Se anche queste sono uguali, la vittoria è condivisa.

rules-custom = Opzione: edifici vostri
    .text =
    Come nella scatola, anche qui ci sono carte bianche. Con `custom_buildings` aggiungete fino a sei edifici inventati da voi. Date a ognuno un nome che non sia già su un’altra carta, una categoria, da 1 a 50 punti e un segno 3+, 4+ o 5+, che funziona come su tutte le altre carte. Vengono mescolati nel mazzo insieme agli altri.

    Se poi il mazzo non si divide esattamente, l’ultimo mercato avrà semplicemente meno carte.

rules-bank = Opzione: quanto c’è in banca
    .text =
    Di norma la banca non resta mai a secco (`bank` su `coins`): a un tavolo vero tirereste fuori qualche moneta dalla tasca.

    Se preferite giocare solo con quello che c’è nella scatola (`bank` su `box`), i gettoni di tutti i giocatori e della banca valgono insieme 130. Quelli che pagate tornano alla banca. Se la banca deve a qualcuno più di quanto ha, versa ciò che le resta, e la differenza non viene recuperata in seguito.

rules-auto-pass = Aiuto: passare in automatico
    .text =
    Se i tuoi gettoni non bastano per un’offerta più alta, puoi soltanto passare. Se vuoi, in questi casi può farlo thirdplace per te. Ognuno decide per sé; all’inizio l’aiuto è spento.

rules-values = I punti di ogni categoria
    .text =
    Ogni categoria ha otto edifici. Quattro ci sono sempre, altri due entrano da quattro giocatori in su e gli ultimi due da cinque:

    - Play: 1, 12, 13, 24; da quattro in su anche 6, 19; da cinque anche 7, 18
    - Live: 2, 11, 14, 23; da quattro in su anche 5, 20; da cinque anche 8, 17
    - Academic: 3, 10, 15, 22; da quattro in su anche 4, 21; da cinque anche 9, 16
    - Community: 4, 9, 16, 21; da quattro in su anche 3, 22; da cinque anche 10, 15
    - Employ: 5, 8, 17, 20; da quattro in su anche 2, 23; da cinque anche 11, 14
    - Shop: 6, 7, 18, 19; da quattro in su anche 1, 24; da cinque anche 12, 13

    Nessuna categoria è più ricca delle altre: i punti di ognuna fanno 50 in tre, 75 in quattro e 100 in cinque o in sei.

rules-scale = Isolato, quartiere, comunità
    .text =
    Tutti gli edifici tranne due hanno un modello reale, quasi sempre nella Carolina del Nord, e ogni carta ha una sua scala. È una cosa per curiosi e non cambia nulla nel gioco.

    Ciò che appartiene all’**isolato** e al **quartiere** dovrebbe stare vicino a casa: nei luoghi più vivi si arriva a tutto, dalla P alla S, in circa cinque minuti a piedi. Altre cose, come uno stadio o un ospedale, hanno senso solo per più quartieri insieme: è la scala della **comunità**, e lì si può andare anche in autobus, in bicicletta o in auto. Così si va a piedi alla scuola elementare e in autobus alle superiori, e in fondo alla via c’è un piccolo negozio, mentre per il supermercato si prende la macchina. L’elenco delle carte riporta la scala di ogni edificio e, se c’è un modello, il luogo in cui si trova.

example-setup = Preparare una partita in tre
    .text =
    Pierre, Lizzi e Clara stanno per giocare. Ognuno prende dieci gettoni da 1 e uno da 5: 15 in tutto.

    Mescolano le sei carte Progetto. A Pierre tocca Play, a Lizzi Shop e a Clara Academic; naturalmente ciascuno vede soltanto la propria. Gli altri tre progetti tornano nella scatola senza che nessuno li veda.

    Poi passano in rassegna le 48 carte Edificio. Il Cinema (13 punti) ha il segno 3+: resta. Il Grattacielo (23 punti) ha 4+ e il Museo (15 punti) 5+: tornano tutti e due nella scatola. Alla fine 24 carte sono nella scatola e 24 in gioco. Queste si mescolano e formano il mazzo, e le prime 2 si scoprono. Clara è la più giovane e apre l’asta.

example-1 = Un round in cui offrono tutti
    .text =
    Pierre, Lizzi, Clara e Hakeem siedono in quest’ordine, ognuno con 15 gettoni. Al mercato ci sono l’Hotel (14 punti), il Municipio (21) e il Parco divertimenti (19).

    Pierre apre con 3. Lizzi dice 4, Clara 5, Hakeem 6. Al secondo giro Pierre passa, Lizzi sale a 7, Clara passa e Hakeem risponde con 8. Lizzi dice 9, Hakeem passa e l’asta è finita.

    - Lizzi ha offerto più di tutti. Sceglie il Municipio e paga tutti e 9 i gettoni.
    - L’ultima offerta di Hakeem era 8. Prende il Parco divertimenti per la metà: 4 gettoni.
    - L’ultima offerta di Clara era 5. La metà, arrotondata per eccesso, fa 3: tanto le costa l’Hotel.
    - Anche Pierre ha offerto, ma il mercato è vuoto. Riceve 2 gettoni.

    Ora Lizzi ha 6 gettoni, Hakeem 11, Clara 12 e Pierre 17. Il prossimo round lo apre Lizzi.

example-2 = Un round in cui si passa presto
    .text =
    Gli stessi quattro giocatori, gli stessi tre edifici, 15 gettoni a testa. Stavolta Pierre passa subito e prende 5 gettoni. Lizzi apre con 3. Passa anche Clara, che prende 5 gettoni. Hakeem rilancia a 5.

    Pierre e Clara sono fuori per questo round, quindi restano in due. Anche Lizzi vorrebbe dire 5, ma un’offerta uguale viene rifiutata: ci vuole almeno 6. Allora offre 6. Hakeem sale a 7, Lizzi a 8, e Hakeem passa.

    - Lizzi si prende il Municipio per 8 gettoni, la sua offerta intera.
    - Il Parco divertimenti va a Hakeem. La metà di 7 è 3½, che arrotondata per eccesso fa 4 gettoni.
    - Per l’Hotel non c’è più nessuno, quindi viene scartato. Pierre e Clara avevano preso i loro 5 gettoni a testa già al momento di passare.

    Ora Lizzi ha 7 gettoni, Hakeem 11, Pierre e Clara 20 ciascuno.

ruling-PB1 = Chi comincia, se nessuno vuole dire quanti anni ha?
    .text = Potete indicare un posto con `first`. Altrimenti il primo posto viene estratto dal seme della partita. In senso orario significa nell’ordine dei posti.
ruling-PB2 = Quali carte formano il mazzo e quante se ne scoprono?
    .text = In tre si usano le 24 carte con 3+ e se ne scoprono 2 a round; in quattro le 36 carte con 3+ o 4+ e se ne scoprono 3; in cinque e in sei tutte e 48 e se ne scoprono 4. Una partita normale dura quindi al massimo dodici round. Nome, categoria, punti, segno, luogo e scala sono quelli dell’elenco nel regolamento inglese.
ruling-PB3 = È importante quali gettoni ho in mano?
    .text = No. Tutti cominciano con un valore di 15, si può sempre cambiare e conta solo il totale. Gettoni, offerte ed edifici di ognuno sono visibili a tutti.
ruling-PB4 = Chi conosce i progetti degli altri?
    .text = Fino al termine della partita ognuno conosce solo il proprio. Non ci sono due giocatori con lo stesso progetto, e durante la partita restano coperti anche quelli non distribuiti.
ruling-PB5 = Che cosa posso offrire, esattamente?
    .text = Un numero intero, almeno 1, superiore all’offerta più alta fatta finora e non più di quanto valgono i tuoi gettoni. Nel secondo esempio del regolamento stampato un’offerta è soltanto uguale a quella precedente: per noi è un errore di stampa. Un’offerta uguale viene rifiutata.
ruling-PB6 = Chi apre il round può passare?
    .text = Sì. Il regolamento stampato lo mostra in un esempio.
ruling-PB7 = Quando ricevo i 5 gettoni per aver passato?
    .text = Subito, se in questo round non hai ancora offerto. Chi passa resta fuori fino alla fine del round.
ruling-PB8 = Hanno passato tutti tranne me e nessuno ha offerto. E adesso?
    .text = Puoi offrire quanto vuoi, nei limiti dei tuoi gettoni, e con questo l’asta si chiude; oppure passi anche tu. Negli altri casi l’asta finisce appena l’unico giocatore che non ha passato ha fatto un’offerta.
ruling-PB9 = E se non offre proprio nessuno?
    .text = Tutti hanno ricevuto 5 gettoni per aver passato, l’intero mercato viene scartato e il round successivo lo apre la stessa persona.
ruling-PB10 = In che ordine si sceglie, e posso rinunciare?
    .text = Prima il miglior offerente, poi gli altri nell’ordine della loro ultima offerta, dalla più alta alla più bassa. Due offerte uguali non possono esserci, quindi l’ordine è sempre chiaro. Puoi scegliere qualsiasi edificio scoperto, ma se hai offerto e ne resta almeno uno, devi prenderne uno.
ruling-PB11 = Quanto pago?
    .text = Il miglior offerente paga l’intera offerta. Ogni altro offerente paga la metà della propria ultima offerta, arrotondata per eccesso.
ruling-PB12 = Ho offerto, ma per me non è rimasto nessun edificio. E ora?
    .text = Ricevi 2 gettoni. Se capita a più giocatori, vengono pagati al termine delle scelte nell’ordine delle loro offerte, dalla più alta.
ruling-PB13 = Che fine fanno gli edifici che nessuno prende?
    .text = Vengono scartati alla fine del round e non tornano più.
ruling-PB14 = Chi apre il round successivo?
    .text = Il miglior offerente del round precedente. (Per un round senza offerte vedi PB9.)
ruling-PB15 = Quando si controlla se la partita è finita?
    .text = Quando un round è del tutto concluso, mai a metà. È finita se qualcuno possiede tutte e sei le categorie o se il mazzo è vuoto.
ruling-PB16 = Da che cosa è composto il punteggio?
    .text = Dai punti dei tuoi edifici, più 5 per ogni tuo edificio della categoria del tuo progetto, più i tuoi gettoni, più 10 se possiedi tutte e sei le categorie.
ruling-PB17 = Abbiamo gli stessi punti. Chi vince?
    .text = Tra chi ha il punteggio più alto, chi possiede tutte e sei le categorie; poi chi aveva l’ultima offerta più alta nell’ultimo round; chi non ha offerto conta come 0. Se anche questa è uguale, la vittoria è condivisa.
ruling-PB18 = La banca può finire i gettoni?
    .text = Nel gioco normale no: lì `bank` è su `coins`. Con `bank` su `box` ci sono soltanto i 130 della scatola (dodici gettoni da 5 e settanta da 1): la banca non versa mai più di quello che ha, e tutto ciò che i giocatori pagano torna a lei.
ruling-PB19 = Come funzionano le carte bianche?
    .text = Con `custom_buildings` aggiungete fino a sei carte, ognuna con un nome, una categoria, da 1 a 50 punti e un segno 3+, 4+ o 5+. Vengono mescolate nel mazzo. Se il mazzo non si divide esattamente, l’ultimo round ha meno carte.
ruling-PB20 = E se offro più di quello che ho?
    .text = Qui non può succedere: l’offerta viene rifiutata, ti viene detto perché, non cambia nulla e tocca ancora a te. A un tavolo vero può sfuggire, se mentre offri non spingi avanti i gettoni. Allora siate gentili e accordatevi su quello che vi sembra giusto: per esempio rigiocate il round da capo, magari senza chi ha offerto troppo.
ruling-PB21 = Non posso salire oltre. Devo comunque premere “Passa”?
    .text = Puoi soltanto passare, e di norma lo dici tu. Se vuoi, attiva l’aiuto che in questi momenti passa per te; finché non lo fai, è spento.

tip-push-forward = Spingi davanti a te i gettoni della tua offerta. Così nessuno dimentica quanto si è offerto, e tu non offri mai quello che non hai.
tip-token-is-point = Ogni gettone che tieni è un punto. Chiediti allora che cosa ti porta davvero un edificio: i suoi punti, più 5 se è adatto al tuo progetto, meno quello che paghi.
tip-second-is-sweet = Scegliere per primi costa tutta l’offerta, scegliere per secondi solo la metà. Se due edifici valgono quasi lo stesso, lascia vincere qualcun altro.
tip-count-the-chairs = Conta chi è in gara e conta le carte. Se un edificio ti tocca comunque, non serve salire ancora.
tip-no-way-back = Se hai offerto, può restarti l’edificio che nessuno voleva, e ti toccherà pure pagarlo. Guarda la carta peggiore del mercato prima di fare la prima offerta.
tip-passing-pays = Passare subito non è arrendersi: 5 gettoni sono 5 punti, e nel prossimo round puoi superare chi ha appena speso i suoi.
tip-watch-the-sets = Tieni d’occhio i giocatori a cui manca una lettera sola. Quando arriva la sesta, quel round è l’ultimo.
tip-project-poker = Se ti prendi tutti gli edifici di un colore, presto l’intero tavolo indovinerà il tuo progetto. Ogni tanto nascondilo dietro a qualcosa di bello.
tip-save-for-a-lean-day = Quando gli altri hanno le tasche vuote, gli edifici migliori vanno via per un tozzo di pane. Quel giorno è bene avere ancora qualche gettone.

credits =
    PLACES™ Bid è un gioco di Stewart Wright e Daniel Wright, pubblicato da The Little Stream Company. © 2024 Daniel Wright e Stewart Wright. A Stewart Wright si devono le meccaniche di gioco, l’editing e le regole; a Daniel Wright il tema, le illustrazioni, il design grafico e i testi. (Per le regole, i regolamenti tedesco e italiano nominano entrambi.) Il regolamento stampato è stato tradotto in tedesco da Virginia Vogt e in italiano da Beatrice Pancalli.

    thirdplace è una realizzazione indipendente e non è affiliata a nessuno di loro. Questi testi sono nostri; dove si discostano dal regolamento stampato, i chiarimenti da PB1 a PB21 spiegano perché.

credits-idea = Da dove viene PLACES
    .text =
    Daniel Wright e il suo amico Michael Hathorne hanno inventato la sigla PLACES per ricordare tutte le attività che rendono grandi le nostre comunità.

    Gli autori sperano che il gioco vi diverta e che poi guardiate il vostro quartiere con altri occhi: quali delle sei attività ci sono già, e che cosa servirebbe ancora per un luogo vivace e accogliente per tutti? Nella scatola non c’era posto per ogni tipo di edificio. Se desiderate una carta per un edificio delle vostre parti, scrivete loro: ne saranno contenti.

credits-thanks = Ringraziamenti
    .text =
    Nel regolamento stampato gli autori ringraziano

    - Tim Burgess (Your Local Game Store) e Ben Burgess, che hanno dato loro la speranza che il gioco diventasse realtà
    - Daunis Wright, per l’amore, il sostegno e i pezzi del primo prototipo
    - Ashley, Krista, Emma, Eislely, Lila ed Ethan Wright, per il logo di Little Stream, per aver giocato e provato, per i consigli, l’amore e il sostegno
    - Michael Hathorne, che ha aiutato a trovare la sigla PLACES
    - Christian Simpson, per i consigli sulle immagini e per il video
    - Garth Hunt, per la sua bella voce
    - Miguel Saldivia di LudoFact, per l’aiuto nel realizzare un gioco di qualità professionale
    - Matt e Natalie Hughes, per le tante prove e i pareri sinceri
    - molti altri che hanno giocato, provato, passato parola e incoraggiato
    - e voi, per aver dato una possibilità a PLACES.

    Anche noi ringraziamo tutti loro, e Lila, che presta il suo nome ai consigli.

credits-links = Dove trovare l’editore
    .text =
    The Little Stream Company è un’impresa di famiglia che vuole portare gioia. Il gioco in scatola, le altre creazioni di Krista, Emma, Eislely, Lila ed Ethan e idee per usare PLACES a scuola o in un gruppo di quartiere si trovano sul sito: [www.littlestreamcompany.com](https://www.littlestreamcompany.com). Agli autori si scrive a [daniel@littlestreamcompany.com](mailto:daniel@littlestreamcompany.com).
