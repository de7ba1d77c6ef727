### PLACES Bid am Tisch: was zu sehen ist, gefragt und erzählt wird.

title = PLACES Bid
summary = Gebäude ersteigern, eine Stadt bauen
help =
    Beim Bieten:

    - **5** (oder **b 5**) bietet 5 Wertmarken. Ein Gebot muss höher sein als alle bisherigen der Runde.
    - **p** (oder **aussetzen**, wie in der gedruckten Spielregel) passt. Wer passt, ohne in dieser Runde geboten zu haben, bekommt sofort { $never_bid ->
        [one] { $never_bid } Wertmarke
       *[other] { $never_bid } Wertmarken
    }.
    - Wer am höchsten bietet, zahlt das ganze Gebot und wählt zuerst. Die anderen, die geboten haben, wählen danach, was noch da ist, und zahlen { $outbid_quarters_number ->
        [0] { $outbid_quarters }
        [4] { $outbid_quarters }
       *[other] { $outbid_quarters }, aufgerundet
    }; ist nichts mehr da, bekommen sie { $empty_handed ->
        [one] { $empty_handed } Wertmarke
       *[other] { $empty_handed } Wertmarken
    }.

    Beim Wählen:

    - Die Nummer eines Gebäudes auf dem Markt, sein Name oder der Anfang davon: **2**, **rathaus**, **w rat**.

    Die Tabelle zeigt von allen die Wertmarken, das letzte Gebot und die Gebäude nach Kategorien; das Zeichen · steht für eine Kategorie, die zum vollständigen Satz noch fehlt. ▸ zeigt, wer am Zug ist.

## Das Bild

headline = Runde { $round } · { $cards ->
        [0] der Stapel ist leer
        [one] { $cards } Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
bank-holds = · { $tokens } in der Bank
market-empty = Der Markt ist leer.
column-tokens = Wertmarken
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
told-bought = { $name } kauft für { $paid }: { $card }.
told-empty-handed = { $received ->
        [0] Für { $name } ist kein Gebäude übrig, und die Bank ist leer.
        [one] Für { $name } ist kein Gebäude übrig, dafür gibt es { $received } Wertmarke.
       *[other] Für { $name } ist kein Gebäude übrig, dafür gibt es { $received } Wertmarken.
    }
told-discarded = Weggelegt: { $cards }.
told-round = — Runde { $round } — Markt: { $market }. { $name } beginnt.
told-over = Das Spiel ist zu Ende.

## Fragen

ask-bid =
    { $name }, biete { $least } bis { $most } oder passe mit p.
    Wer am höchsten bietet, zahlt voll, die anderen zahlen { $others }.
ask-pass = { $received ->
        [0] Wenn du jetzt passt, bekommst du in dieser Runde weder Gebäude noch Wertmarken: Die Bank ist leer.
        [one] Wenn du jetzt passt, bekommst du { $received } Wertmarke und in dieser Runde kein Gebäude.
       *[other] Wenn du jetzt passt, bekommst du { $received } Wertmarken und in dieser Runde kein Gebäude.
    }
ask-pass-choose = Wenn du jetzt passt und dich sonst niemand überholt, wählst du an { $rank }. Stelle und zahlst { $paid ->
        [one] { $paid } Wertmarke.
       *[other] { $paid } Wertmarken.
    }
ask-pass-left-out = { $tokens ->
        [0] Wenn du jetzt passt, bleibt für dich kein Gebäude übrig.
        [one] Wenn du jetzt passt, bleibt für dich kein Gebäude übrig, und du bekommst { $tokens } Wertmarke.
       *[other] Wenn du jetzt passt, bleibt für dich kein Gebäude übrig, und du bekommst { $tokens } Wertmarken.
    }
ask-pass-only = { $received ->
        [0] { $name }, höher bieten kannst du nicht: Passe mit p.
        [one] { $name }, höher bieten kannst du nicht: Passe mit p und nimm { $received } Wertmarke.
       *[other] { $name }, höher bieten kannst du nicht: Passe mit p und nimm { $received } Wertmarken.
    }
ask-choose = { $name }, wähle ein Gebäude mit seiner Nummer. Es kostet dich { $paid ->
        [one] { $paid } Wertmarke.
       *[other] { $paid } Wertmarken.
    }
words-pass = p passe passen pass aussetzen setze
words-bid = b biete bieten bid
words-choose = w wähle nimm n c choose
misread-bid = Bitte tippe eine Zahl, um zu bieten, oder p, um zu passen.
misread-choose = Bitte tippe die Nummer oder den Namen eines Gebäudes auf dem Markt.

## Das Ende

score-buildings = Gebäude
score-project = + Projekt
score-tokens = + Wertmarken
score-places = + PLACES
score-total = Punkte
won-clearly = { $total ->
        [one] { $name } gewinnt mit { $total } Punkt, { $lead } mehr als { $next }.
       *[other] { $name } gewinnt mit { $total } Punkten, { $lead } mehr als { $next }.
    }
won = { $count ->
        [one] { $names } gewinnt mit { $total ->
            [one] { $total } Punkt.
           *[other] { $total } Punkten.
        }
       *[other] { $names } teilen sich den Sieg mit je { $total ->
            [one] { $total } Punkt.
           *[other] { $total } Punkten.
        }
    }
tie = { $total ->
        [one] { $names } liegen mit { $total } Punkt gleichauf vorn.
       *[other] { $names } liegen mit { $total } Punkten gleichauf vorn.
    }
tie-set = { $count ->
        [one] Von ihnen besitzt nur { $names } alle sechs Kategorien, und das geht vor.
       *[other] Von ihnen besitzen { $names } jeweils alle sechs Kategorien, und das geht vor.
    }
tie-bid = Es entscheiden die letzten Gebote der Schlussrunde: { $bids }.

## Optionen

option-first = Wer beginnt
    .help = Die jüngste Person, wenn ihr mögt. Sonst entscheidet das Los.
option-first-none = das Los entscheidet
option-bank = Die Bank
    .help = Können der Bank die Wertmarken ausgehen?
option-bank-coins = wird nie leer
option-bank-box = hat nur die Wertmarken der Schachtel (130, eure mitgezählt)
option-custom_buildings = Eigene Gebäude
    .help = Eine JSON-Datei mit bis zu sechs Gebäuden, geschrieben als @datei.json: eine Liste von Objekten mit name, category (P, L, A, C, E oder S), points (1 bis 50) und players (3, 4 oder 5).
    .browser = Für die leeren Karten der Schachtel: bis zu sechs eigene Gebäude.
option-custom_buildings-none = keine
option-removed_buildings = Aussortierte Gebäude
    .help = Karten der Schachtel, die nicht in den Stapel kommen, als Liste ihrer Kennungen.
    .browser = Karten der Schachtel, die nicht in den Stapel kommen.
option-removed_buildings-none = keine
option-tokens = Wertmarken am Anfang
    .help = So viele Wertmarken bekommen alle zu Beginn.
option-never_bid = Wertmarken fürs Nichtbieten
    .help = Das bekommst du, wenn du passt, ohne in dieser Runde geboten zu haben.
option-empty_handed = Wertmarken fürs Leerausgehen
    .help = Das bekommst du, wenn du geboten hast und kein Gebäude für dich übrig ist.
option-outbid_quarters = Was die anderen zahlen
    .help = Wer am höchsten bietet, zahlt immer das ganze Gebot. Wer sonst geboten hat und ein Gebäude nimmt, zahlt so viele Viertel des eigenen Gebots (0 bis 4), aufgerundet.
option-outbid_quarters-0 = nichts
option-outbid_quarters-1 = ein Viertel ihres Gebots
option-outbid_quarters-2 = die Hälfte ihres Gebots
option-outbid_quarters-3 = drei Viertel ihres Gebots
option-outbid_quarters-4 = ihr ganzes Gebot
option-project_building = Punkte für Gebäude deines Projekts
    .help = So viel zählt am Ende jedes Gebäude aus der Kategorie deines geheimen Projekts zusätzlich.
option-full_set = Punkte für alle sechs Kategorien
    .help = So viele Punkte bekommst du am Ende, wenn du Gebäude aus allen sechs Kategorien hast. Auch bei 0 Punkten gilt: Wer alle sechs hat, beendet das Spiel.
option-face_up = Gebäude im Markt
    .help = So viele Karten werden jede Runde aufgedeckt. Nach der Spielregel ist es eine weniger als Personen, höchstens vier.
option-face_up-none = so viele, wie die Spielregel sagt

## Der Coach

coach-basis = Jede Chance ist geschätzt: Der Computer spielt die Partie vom jetzigen Stand aus { $games }-mal zu Ende.
coach-bid = { $bid } bieten
coach-pass = passen
coach-choose = „{ $card }“ nehmen
coach-only = Etwas anderes kannst du nicht tun.
coach-pass-tokens = „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Aber eine Wertmarke ist jetzt etwa { $token ->
        [one] { $token } Punkt
       *[other] { $token } Punkte
    } wert, weil du damit noch einkaufen kannst. { $tokens ->
        [0] Heb dir deine Wertmarken auf, das bringt
        [one] { $tokens } Wertmarke fürs Passen bringt
       *[other] { $tokens } Wertmarken fürs Passen bringen
    } dir mehr als ein Gebot von { $bid }.
coach-pass-behind = Wenn du passt, wählst du nach { $ahead ->
        [one] einer anderen Person
       *[other] { $ahead } anderen
    } und zahlst nur { $price }. Gut möglich, dass „{ $card }“ dann noch da ist, für dich etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Um weiter mitzubieten, müsstest du { $bid } bieten.
coach-pass-empty = „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert: zu wenig für ein Gebot von { $bid }. { $tokens ->
        [0] Selbst wenn für dich kein Gebäude übrig bleibt, ist Passen besser.
        [one] Bleibt für dich kein Gebäude übrig, bekommst du immerhin { $tokens } Wertmarke.
       *[other] Bleibt für dich kein Gebäude übrig, bekommst du immerhin { $tokens } Wertmarken.
    }
coach-bid-alone = Überbieten kann dich niemand mehr: Für 1 Wertmarke wählst du zuerst. „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert.
coach-bid-half = Geht jemand höher, wählst du später, was noch da ist, und zahlst { $price }; geht niemand höher, wählst du zuerst. „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert.
coach-bid-least = „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Die stärkste Konkurrenz, { $leader }, hätte davon etwa { $rival ->
        [one] { $rival } Punkt
       *[other] { $rival } Punkte
    }. Zuerst zu wählen lohnt sich für dich bis zu einem Gebot von etwa { $limit }.
coach-bid-jump = „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Die stärkste Konkurrenz, { $leader }, hätte davon etwa { $rival ->
        [one] { $rival } Punkt
       *[other] { $rival } Punkte
    }. Bietest du gleich { $bid }, steigen manche gar nicht erst ein; für dich lohnt es sich bis etwa { $limit }.
coach-suspect = { $name } hat vermutlich { $category } als geheimes Projekt ({ $percent } %): Darauf deuten die bisherigen Gebote und Gebäude hin. Rechne mit Gegenwehr.
coach-take = „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert: { $printed } auf der Karte{ $project ->
        [0] {""}
       *[other] , { $project } für dein Projekt
    }{ $set ->
        [0] {""}
       *[other] , { $set } auf dem Weg zu allen sechs Kategorien
    }.
coach-take-set = Mit „{ $card }“ hast du alle sechs Kategorien: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr, und das Spiel endet mit dieser Runde.
coach-take-both = „{ $card }“ ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert. Nach dir wählt { $next } und würde auch danach greifen, denn für { $next } wäre es etwa { $rival ->
        [one] { $rival } Punkt
       *[other] { $rival } Punkte
    } wert.
coach-take-deny = „{ $other }“ wäre dir etwa { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
    } wert, „{ $card }“ etwa { $worth }. Aber was du liegen lässt, kann { $next } nehmen, und für { $next } wäre „{ $card }“ etwa { $rival ->
        [one] { $rival } Punkt
       *[other] { $rival } Punkte
    } wert.
coach-chance = Deine Gewinnchance: { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
coach-alike = praktisch genauso gut
coach-alike-pass = Damit liegt deine Gewinnchance bei { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }). Passen ({ $second } %) ist praktisch genauso gut.
coach-alike-bid = Damit liegt deine Gewinnchance bei { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }). Ein Gebot von { $bid } ({ $second } %) ist praktisch genauso gut.
coach-alike-take = Damit liegt deine Gewinnchance bei { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }). „{ $other }“ ({ $second } %) ist praktisch genauso gut.
coach-instead-pass = Damit liegt deine Gewinnchance bei { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }); beim Passen wären es { $second } %.
coach-instead-bid = Damit liegt deine Gewinnchance bei { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }); mit einem Gebot von { $bid } wären es { $second } %.
coach-instead-take = Damit liegt deine Gewinnchance bei { $chance } % (im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }); mit „{ $other }“ wären es { $second } %.

# A table at a glance, for whoever looks after several.

bid-glance = Gebäude: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · Wertmarken: { $tokens }
bid-glance-total = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
