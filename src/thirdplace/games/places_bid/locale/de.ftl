### PLACES Bid am Tisch: was zu sehen ist, gefragt und erzählt wird.

title = PLACES Bid
summary = Gebäude ersteigern, eine Stadt bauen
help =
    Beim Bieten:

    - **5** (oder **b 5**) bietet 5 Wertmarken. Ein Gebot muss höher sein als alle bisherigen der Runde.
    - **p** passt. Wer passt, ohne in dieser Runde geboten zu haben, bekommt sofort 5 Wertmarken.
    - Wer am höchsten bietet, zahlt das ganze Gebot und wählt zuerst. Die anderen, die geboten haben, wählen danach und zahlen die Hälfte ihres letzten Gebots, aufgerundet.

    Beim Wählen:

    - Die Nummer eines Gebäudes im Markt, sein Name oder der Anfang davon: **2**, **rathaus**, **w rat**.

    Die Tabelle zeigt von allen die Wertmarken, das letzte Gebot und die Gebäude nach Kategorien; ein Punkt steht für eine Kategorie, die zum vollständigen Satz noch fehlt. ▸ zeigt, wer am Zug ist.

## Das Bild

headline = Runde { $round } · { $cards ->
        [0] der Stapel ist leer
        [one] { $cards } Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
bank-holds = · { $tokens } in der Bank
market-empty = Der Markt ist leer.
column-tokens = Marken
column-bid = Gebot
column-project = Projekt
has-passed = passt
your-project = Dein geheimes Projekt:

## Was geschah

told-bid = { $name } bietet { $amount }.
told-passed = { $received ->
        [0] { $name } passt.
        [one] { $name } passt und bekommt { $received } Wertmarke.
       *[other] { $name } passt und bekommt { $received } Wertmarken.
    }
told-bidding-over = Das Bieten ist vorbei: { $name } hat mit { $amount } das höchste Gebot.
told-bought = { $name } nimmt { $card } und zahlt { $paid }.
told-empty-handed = Für { $name } ist kein Gebäude übrig, dafür gibt es { $received ->
        [one] { $received } Wertmarke.
       *[other] { $received } Wertmarken.
    }
told-discarded = Niemand nimmt { $cards }.
told-round = — Runde { $round } — Markt: { $market }. { $name } beginnt.
told-over = Das Spiel ist zu Ende.

## Fragen

ask-bid =
    { $name }, biete { $least } bis { $most } oder passe mit p.
    Wer am höchsten bietet, zahlt voll, die anderen zahlen die Hälfte.
ask-pass = { $received ->
        [0] Wenn du jetzt passt, bleibt dein Gebot trotzdem gültig.
       *[other] Wenn du jetzt passt, bekommst du { $received } Wertmarken und in dieser Runde kein Gebäude.
    }
ask-pass-only = { $received ->
        [0] { $name }, höher bieten kannst du nicht: Passe mit p.
       *[other] { $name }, höher bieten kannst du nicht: Passe mit p und nimm { $received } Wertmarken.
    }
ask-choose = { $name }, wähle ein Gebäude mit seiner Nummer. Es kostet dich { $paid ->
        [one] { $paid } Wertmarke.
       *[other] { $paid } Wertmarken.
    }
words-pass = p passe passen pass
words-bid = b biete bieten bid
words-choose = w wähle nimm n c choose
misread-bid = Bitte tippe eine Zahl, um zu bieten, oder p, um zu passen.
misread-choose = Bitte tippe die Nummer oder den Namen eines Gebäudes im Markt.

## Das Ende

score-buildings = Gebäude
score-project = + Projekt
score-tokens = + Marken
score-places = + PLACES
score-total = Punkte
won-clearly = { $name } gewinnt mit { $total } Punkten, { $lead } mehr als { $next }.
won = { $count ->
        [one] { $names } gewinnt mit { $total } Punkten.
       *[other] { $names } teilen sich den Sieg mit je { $total } Punkten.
    }
tie = { $names } liegen mit { $total } Punkten gleichauf vorn.
tie-set = { $count ->
        [one] Davon besitzt nur { $names } alle sechs Kategorien, und das geht vor.
       *[other] Davon besitzen { $names } alle sechs Kategorien, und das geht vor.
    }
tie-bid = Es entscheiden die letzten Gebote der Schlussrunde: { $bids }.

## Optionen

option-first = Wer beginnt
    .help = Die jüngste Person, wenn ihr mögt. Sonst entscheidet das Los.
option-first-none = das Los entscheidet
option-bank = Die Bank
    .help = Können der Bank die Wertmarken ausgehen?
option-bank-coins = wird nie leer
option-bank-box = hat nur, was in der Schachtel ist (zusammen 130)
option-custom_buildings = Eigene Gebäude
    .help = Eine JSON-Datei mit bis zu sechs Gebäuden, geschrieben als @datei.json: eine Liste von Objekten mit name, category (P, L, A, C, E oder S), points (1 bis 50) und players (3, 4 oder 5).
    .browser = Für die leeren Karten der Schachtel: bis zu sechs eigene Gebäude.
option-custom_buildings-none = keine

## Der Coach

coach-bid = { $bid } bieten
coach-pass = passen
coach-choose = { $card } nehmen
coach-only = Etwas anderes kannst du nicht tun.
coach-pass-tokens = { $card } ist dir etwa { $worth } Punkte wert. Aber eine Wertmarke ist jetzt etwa { $token } Punkte wert, weil du damit noch einkaufen kannst: { $tokens ->
        [one] { $tokens } Wertmarke
       *[other] { $tokens } Wertmarken
    } fürs Passen nützen dir mehr als ein Gebot von { $bid }.
coach-pass-behind = Wenn du passt, wählst du nach { $ahead ->
        [one] einer anderen Person
       *[other] { $ahead } anderen
    } und zahlst nur { $price }: Gut möglich, dass dann { $card } noch da ist, für dich etwa { $worth } Punkte wert. Weiter mitzugehen hieße { $bid } bieten.
coach-pass-empty = { $card } ist dir etwa { $worth } Punkte wert: zu wenig für ein Gebot von { $bid }. Bleibt für dich kein Gebäude übrig, bekommst du immerhin { $tokens ->
        [one] { $tokens } Wertmarke.
       *[other] { $tokens } Wertmarken.
    }
coach-bid-alone = Überbieten kann dich niemand mehr: Für 1 Wertmarke wählst du zuerst. { $card } ist dir etwa { $worth } Punkte wert.
coach-bid-half = Geht jemand höher, wählst du später und zahlst nur { $price }; geht niemand höher, wählst du zuerst. { $card } ist dir etwa { $worth } Punkte wert.
coach-bid-least = { $card } ist für dich etwa { $worth } Punkte wert, für { $leader }, am stärksten von den anderen, etwa { $rival }. Zuerst zu wählen lohnt sich für dich bis zu einem Gebot von etwa { $limit }.
coach-bid-jump = { $card } ist für dich etwa { $worth } Punkte wert, für { $leader }, am stärksten von den anderen, etwa { $rival }. Gleich { $bid } zu bieten hält manche fern, die bei weniger noch einsteigen würden; bis etwa { $limit } lohnt es sich für dich.
coach-suspect = Nach allem, worum { $name } bisher geboten und was { $name } gewählt hat, ist dort wohl { $category } das geheime Projekt ({ $percent } %): Rechne mit Widerstand.
coach-take = { $card } ist dir etwa { $worth } Punkte wert: { $printed } auf der Karte{ $project ->
        [0] {""}
       *[other] , { $project } für dein Projekt
    }{ $set ->
        [0] {""}
       *[other] , { $set } auf dem Weg zu allen sechs Kategorien
    }.
coach-take-set = Mit { $card } hast du alle sechs Kategorien: 10 Punkte mehr, und das Spiel endet mit dieser Runde.
coach-take-both = { $card } ist dir etwa { $worth } Punkte wert, und auch { $next } würde beim nächsten Wählen danach greifen: Dort wären es etwa { $rival } Punkte.
coach-take-deny = { $other } wäre dir etwa { $more } Punkte wert, { $card } etwa { $worth }; aber was du liegen lässt, geht an { $next }, und dort wäre { $card } etwa { $rival } wert.
coach-chance = Deine Chance zu gewinnen: { $chance } %, mit im Schnitt { $points } Punkten.
coach-instead-pass = Damit gewinnst du zu { $chance } %, mit im Schnitt { $points } Punkten; mit Passen wären es { $second } %.
coach-instead-bid = Damit gewinnst du zu { $chance } %, mit im Schnitt { $points } Punkten; mit einem Gebot von { $bid } wären es { $second } %.
coach-instead-take = Damit gewinnst du zu { $chance } %, mit im Schnitt { $points } Punkten; mit { $other } wären es { $second } %.

# A table at a glance, for whoever looks after several.

bid-glance = { $points } Punkte in Gebäuden · Marken: { $tokens }
bid-glance-total = { $points } Punkte
