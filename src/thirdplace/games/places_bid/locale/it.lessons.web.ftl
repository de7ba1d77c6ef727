### Che cosa legge chi impara PLACES Bid: il gioco in un colpo d’occhio, e le parole delle lezioni.

glance-1 = Ognuno ha 15 gettoni e un progetto segreto: una categoria i cui edifici portano 5 punti in più ciascuno.
glance-2 = A ogni round alcuni edifici sono scoperti. Offri più dell’ultima offerta, o passa.
glance-3 = Chi offre di più ha la prima scelta e paga l’intera offerta. Poi scelgono gli altri che hanno offerto, e pagano metà della propria offerta.
glance-4 = Chi passa senza aver offerto prende 5 gettoni. Chi ha offerto e resta senza edificio ne prende 2.
glance-5 = Si finisce quando qualcuno ha tutte e sei le lettere di PLACES, o quando le carte sono esaurite.
glance-6 = Edifici, progetto, gettoni e 10 per tutte e sei le lettere: vince chi ha più punti.

lesson-bid-all = Esempio 1: offrono tutti
    .text = Pierre, Lizzi, Clara e Hakeem fanno offerte per tre edifici. Prendi il posto di Hakeem: come ottenerne uno buono a metà prezzo?
lesson-bid-all-goal = Sei Hakeem e offri per quarto. Ci sono tre edifici, e ognuno ha 15 gettoni. Il tuo obiettivo: un buon edificio a poco prezzo.
lesson-bid-all-raise = Pierre, Lizzi e Clara hanno offerto 3, 4 e 5. Resta in gara: offri 6, il minimo.
    .hint = Per questo c’è tempo. Per restare in gara basta superare il 5: offri 6.
    .done = 6, proprio come Hakeem. A piccoli passi il prezzo resta basso. Ora tocca agli altri.
lesson-bid-all-again = Pierre e Clara sono fuori, Lizzi dice 7. Sali a 8.
    .hint = Lizzi ha detto 7, quindi basta 8. Offri 8.
    .done = 8, come nell’esempio. Ricorda: chi arriva secondo paga solo la metà, e la metà di 8 è 4.
lesson-bid-all-pass = Lizzi dice 9. Adesso conviene essere secondi: avrai un edificio per la metà del tuo 8. Passa.
    .hint = Si può fare, ma da primo pagheresti 10 o più, da secondo solo 4. Stavolta passa.
    .done = Sei fuori, ma il tuo 8 vale ancora: scegli per secondo e paghi 4.
lesson-bid-all-first = Chi ha offerto di più sceglie per primo e paga tutto: Lizzi prende il Municipio per 9.
lesson-bid-all-choose = Ora tocca a te scegliere. Il Parco divertimenti vale 19, e Play è il tuo progetto segreto: altri 5. Prendilo.
    .hint = L’Hotel porta 14 punti. Il Parco divertimenti ne porta 19, e 5 per il tuo progetto.
    .done = È tuo per 4. Clara prende l’Hotel per 3: la metà del suo 5, arrotondata per eccesso.
lesson-bid-all-end = Per Pierre non è rimasto nulla. Aveva offerto, quindi riceve 2 gettoni. Lizzi ha offerto di più e apre il prossimo round.
lesson-bid-all-learned =
    - Offri più dell’ultima offerta, o passa: allora sei fuori fino al prossimo round.
    - Chi offre di più sceglie per primo e paga l’intera offerta.
    - Poi scelgono gli altri che hanno offerto, dall’offerta più alta, e pagano la metà, arrotondata per eccesso.
    - Chi ha offerto e non trova più edifici riceve 2 gettoni.

lesson-bid-early = Esempio 2: fuori presto
    .text = Pierre e Clara passano subito e prendono 5 gettoni ciascuno. Prendi il posto di Lizzi e scopri quanto poco può costare il Municipio.
lesson-bid-early-goal = Sei Lizzi. Gli stessi tre edifici, ma stavolta in due si tirano indietro. Il tuo obiettivo: il Municipio, al prezzo più basso possibile.
lesson-bid-early-early = Pierre è il primo, e passa subito. Riceve 5 gettoni, ma in questo round nessun edificio.
lesson-bid-early-open = Tocca a te, e nessuno ha ancora offerto. Comincia con 3.
    .hint = Si può fare, ma l’esempio comincia con 3: non è troppo poco, e non costa troppo.
    .done = 3 per cominciare. Vediamo chi vuole di più.
lesson-bid-early-over = Clara passa e prende 5 gettoni, Hakeem dice 5. Offrire lo stesso non è permesso: offri 6.
    .hint = Vuoi ancora il Municipio. Hakeem ha detto 5, quindi il minimo è 6.
    .done = 6. Restate solo tu e Hakeem, per tre edifici: ne avrete uno a testa. La questione è chi sceglie per primo.
lesson-bid-early-last = Hakeem dice 7. Il Municipio vale 21, e Community è il tuo progetto. Sali a 8.
    .hint = Sei qui per il Municipio: 21 punti, e 5 per il tuo progetto. Vale un’offerta di 8.
    .done = 8. Per Hakeem è troppo.
lesson-bid-early-choose = Hai offerto di più, quindi scegli per prima. Prendi il Municipio.
    .hint = Si può prendere qualsiasi carta. Ma il Municipio vale di più, e va bene per il tuo progetto.
    .done = Il Municipio ti costa l’intera offerta, 8. Hakeem paga 4 per il Parco divertimenti: la metà di 7, arrotondata per eccesso.
lesson-bid-early-end = L’Hotel non lo prende nessuno: si scarta. Pierre e Clara ora hanno 20 gettoni ciascuno. Attenzione a loro nel prossimo round!
lesson-bid-early-learned =
    - Chi passa prima di aver offerto riceve subito 5 gettoni, ma nessun edificio.
    - Un’offerta deve superare l’ultima; uguale non basta.
    - Gli edifici che nessuno prende si scartano.
    - Anche i gettoni sono punti: risparmiare può essere un piano.
