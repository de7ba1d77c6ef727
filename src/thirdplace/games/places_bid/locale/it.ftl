### PLACES Bid al tavolo: che cosa si vede, si chiede e si racconta.

title = PLACES Bid
summary = edifici all’asta per costruire una città
help =
    Durante l’asta:

    - **5** (o **o 5**) offre 5 gettoni. Un’offerta deve superare tutte quelle fatte finora nel round.
    - **p** passa. Chi passa senza aver offerto in questo round prende subito { $never_bid ->
        [one] { $never_bid } gettone.
       *[other] { $never_bid } gettoni.
    }
    - Chi offre di più paga l’intera offerta e ha la prima scelta. Gli altri che hanno offerto scelgono dopo, fra ciò che resta, e { $outbid_quarters_number ->
        [0] non pagano { $outbid_quarters }
        [4] pagano { $outbid_quarters }
       *[other] pagano { $outbid_quarters }, per eccesso
    }; se non resta nulla, ricevono { $empty_handed ->
        [one] { $empty_handed } gettone.
       *[other] { $empty_handed } gettoni.
    }

    Durante la scelta:

    - Scrivi il numero di un edificio al mercato, il suo nome o come comincia: **2**, **municipio**, **s mun**.

    La tabella mostra per ognuno i gettoni, l’ultima offerta e gli edifici per categoria; un puntino indica una categoria che manca ancora per averle tutte e sei. ▸ indica di chi è il turno.

## Il quadro

headline = Round { $round } · { $cards ->
        [0] il mazzo è finito
        [one] { $cards } carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
bank-holds = · { $tokens } in banca
market-empty = Il mercato è vuoto.
column-tokens = Gettoni
column-bid = Offerta
column-project = Progetto
has-passed = passa
your-project = Il tuo progetto segreto:

## Che cosa è successo

told-bid = { $name } offre { $amount }.
told-passed = { $received ->
        [0] { $name } passa.
        [one] { $name } passa e prende { $received } gettone.
       *[other] { $name } passa e prende { $received } gettoni.
    }
told-bidding-over = L’asta è finita: { $name } ha l’offerta più alta, { $amount }.
told-bought = { $name } prende { $card } e paga { $paid }.
told-empty-handed = { $received ->
        [0] Per { $name } non resta nessun edificio, e la banca è vuota.
        [one] Per { $name } non resta nessun edificio: riceve { $received } gettone.
       *[other] Per { $name } non resta nessun edificio: riceve { $received } gettoni.
    }
told-discarded = Nessuno prende { $cards }.
told-round = — Round { $round } — Mercato: { $market }. Comincia { $name }.
told-over = La partita è finita.

## Domande

ask-bid =
    { $name }, offri da { $least } a { $most }, oppure passa con p.
    Chi offre di più paga tutto; gli altri: { $others }.
ask-pass = { $received ->
        [0] Se passi adesso, in questo round non avrai né edifici né gettoni: la banca è vuota.
        [one] Se passi adesso, prendi { $received } gettone e in questo round non avrai edifici.
       *[other] Se passi adesso, prendi { $received } gettoni e in questo round non avrai edifici.
    }
ask-pass-choose = Se passi adesso e nessun altro ti supera, hai la { $rank ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
       *[other] quinta
    } scelta e paghi { $paid ->
        [one] { $paid } gettone.
       *[other] { $paid } gettoni.
    }
ask-pass-left-out = { $tokens ->
        [0] Se passi adesso, per te non resta nessun edificio.
        [one] Se passi adesso, per te non resta nessun edificio e prendi { $tokens } gettone.
       *[other] Se passi adesso, per te non resta nessun edificio e prendi { $tokens } gettoni.
    }
ask-pass-only = { $received ->
        [0] { $name }, non puoi offrire di più: passa con p.
        [one] { $name }, non puoi offrire di più: passa con p e prendi { $received } gettone.
       *[other] { $name }, non puoi offrire di più: passa con p e prendi { $received } gettoni.
    }
ask-choose = { $name }, scegli un edificio con il suo numero. Ti costa { $paid ->
        [one] { $paid } gettone.
       *[other] { $paid } gettoni.
    }
words-pass = p passo passa pass
words-bid = o offro offri b bid
words-choose = s scelgo prendo c choose
misread-bid = Scrivi un numero per offrire, oppure p per passare.
misread-choose = Scrivi il numero o il nome di un edificio al mercato.

## La fine

score-buildings = Edifici
score-project = + Progetto
score-tokens = + Gettoni
score-places = + PLACES
score-total = Punti
won-clearly = Vince { $name } con { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }, { $lead } in più di { $next }.
won = { $count ->
        [one] Vince { $names } con { $total ->
                [one] { $total } punto.
               *[other] { $total } punti.
            }
       *[other] { $names } condividono la vittoria con { $total ->
                [one] { $total } punto a testa.
               *[other] { $total } punti a testa.
            }
    }
tie = { $names } sono in testa alla pari, con { $total ->
        [one] { $total } punto.
       *[other] { $total } punti.
    }
tie-set = { $count ->
        [one] Fra loro solo { $names } ha tutte e sei le categorie, e questo conta prima di tutto.
       *[other] Fra loro { $names } hanno tutte e sei le categorie, e questo conta prima di tutto.
    }
tie-bid = Decidono le ultime offerte dell’ultimo round: { $bids }.

## Opzioni

option-first = Chi comincia
    .help = Chi è più giovane, se volete. Altrimenti si tira a sorte.
option-first-none = si tira a sorte
option-bank = La banca
    .help = La banca può restare senza gettoni?
option-bank-coins = non resta mai a secco
option-bank-box = ha solo i gettoni della scatola (130, compresi i vostri)
option-custom_buildings = Edifici vostri
    .help = Un file JSON con un massimo di sei edifici, scritto come @file.json: una lista di oggetti con name, category (P, L, A, C, E o S), points (da 1 a 50) e players (3, 4 o 5).
    .browser = Per le carte bianche della scatola: fino a sei edifici vostri.
option-custom_buildings-none = nessuno
option-removed_buildings = Edifici esclusi
    .help = Carte della scatola che non entrano nel mazzo, come lista dei loro identificativi.
    .browser = Carte della scatola che non entrano nel mazzo.
option-removed_buildings-none = nessuno
option-tokens = Gettoni all’inizio
    .help = Quanti gettoni riceve ogni giocatore all’inizio.
option-never_bid = Gettoni per chi non offre
    .help = Quello che ricevi se passi senza aver offerto in questo round.
option-empty_handed = Gettoni per chi resta a mani vuote
    .help = Quello che ricevi se hai offerto e per te non resta nessun edificio.
option-outbid_quarters = Quanto pagano gli altri
    .help = Chi offre di più paga sempre tutta l’offerta. Questa è la parte che pagano tutti gli altri, in quarti (da 0 a 4), arrotondata per eccesso.
option-outbid_quarters-0 = niente
option-outbid_quarters-1 = un quarto della loro offerta
option-outbid_quarters-2 = metà della loro offerta
option-outbid_quarters-3 = tre quarti della loro offerta
option-outbid_quarters-4 = tutta la loro offerta
option-project_building = Punti per un edificio del tuo progetto
    .help = Quanto aggiunge alla fine ogni edificio della categoria del tuo progetto segreto.
option-full_set = Punti per tutte e sei le categorie
    .help = Quanto valgono alla fine gli edifici di tutte e sei le categorie. Anche se non valgono niente, chi le ha tutte fa finire la partita.
option-face_up = Edifici al mercato
    .help = Quante carte si scoprono in ogni round. Secondo il regolamento una meno dei giocatori, al massimo quattro.
option-face_up-none = quanti ne dice il regolamento

## Il consiglio

coach-basis = Ogni probabilità è una stima: per ottenerla il computer porta a termine la partita { $games ->
        [one] una volta
       *[other] { $games } volte
    }.
coach-bid = offrire { $bid }
coach-pass = passare
coach-choose = prendere { $card }
coach-only = Non puoi fare altro.
coach-pass-tokens = { $card } per te vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    }. Ma adesso un gettone vale circa { $token ->
        [one] { $token } punto
       *[other] { $token } punti
    }, per quello che può ancora comprare: { $tokens ->
        [0] passare ti rende
        [one] se passi ne prendi { $tokens }, e ti rende
       *[other] se passi ne prendi { $tokens }, e ti rendono
    } più di un’offerta di { $bid }.
coach-pass-behind = Se passi, prima di te { $ahead ->
        [one] sceglie un altro giocatore
       *[other] scelgono altri { $ahead } giocatori
    }, e tu paghi solo { $price }: è probabile che ti resti { $card }, che per te vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    }. Per continuare dovresti offrire { $bid }.
coach-pass-empty = { $card } per te vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    }: troppo poco per un’offerta di { $bid }. { $tokens ->
        [0] Anche se per te non resta nessun edificio, passare conviene.
        [one] Se per te non resta nessun edificio, ricevi comunque { $tokens } gettone.
       *[other] Se per te non resta nessun edificio, ricevi comunque { $tokens } gettoni.
    }
coach-bid-alone = Nessuno può più superarti: con 1 gettone la prima scelta è tua. { $card } per te vale circa { $worth ->
        [one] { $worth } punto.
       *[other] { $worth } punti.
    }
coach-bid-half = Se qualcuno offre di più, scegli dopo fra ciò che resta e paghi { $price }; altrimenti la prima scelta è tua. { $card } per te vale circa { $worth ->
        [one] { $worth } punto.
       *[other] { $worth } punti.
    }
coach-bid-least = { $card } vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    } per te e circa { $rival } per { $leader }, il pericolo maggiore al tavolo. La prima scelta ti conviene fino a un’offerta di circa { $limit }.
coach-bid-jump = { $card } vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    } per te e circa { $rival } per { $leader }, il pericolo maggiore al tavolo. Offrendo subito { $bid } scoraggi chi a un prezzo più basso rilancerebbe ancora; ti conviene fino a circa { $limit }.
coach-suspect = Da come { $name } ha offerto e scelto finora, il suo progetto segreto è probabilmente { $category } ({ $percent }%): aspettati battaglia.
coach-take = { $card } per te vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    }: { $printed } sulla carta{ $project ->
        [0] {""}
       *[other] , { $project } per il tuo progetto
    }{ $set ->
        [0] {""}
       *[other] , { $set } perché ti avvicina alle sei categorie
    }.
coach-take-set = Con { $card } hai tutte e sei le categorie: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più, e la partita finisce con questo round.
coach-take-both = { $card } per te vale circa { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    }. Anche per { $next }, che sceglie dopo di te, sarebbe la carta migliore: varrebbe circa { $rival }.
coach-take-deny = { $other } per te varrebbe circa { $more ->
        [one] { $more } punto
       *[other] { $more } punti
    }, { $card } circa { $worth }; ma per { $next }, che sceglie dopo di te, { $card } varrebbe circa { $rival }.
coach-chance = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media.
coach-alike = in pratica vale quanto la migliore
coach-alike-pass = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media. Passare ({ $second }%) in pratica vale altrettanto.
coach-alike-bid = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media. Un’offerta di { $bid } ({ $second }%) in pratica vale altrettanto.
coach-alike-take = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media. { $other } ({ $second }%) in pratica vale altrettanto.
coach-instead-pass = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media. Passando: { $second }%.
coach-instead-bid = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media. Offrendo { $bid }: { $second }%.
coach-instead-take = Probabilità di vincere: { $chance }%, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in media. Con { $other }: { $second }%.

# A table at a glance, for whoever looks after several.

bid-glance = punti in edifici: { $points } · gettoni: { $tokens }
bid-glance-total = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
