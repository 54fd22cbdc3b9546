# Realm of Sand: le parole del tabellone.

sand-rivals = Gli altri
sand-circle = Cerchio delle rune
sand-circle-all =
    { $count ->
        [one] Tutto il cerchio: una tessera
       *[other] Tutto il cerchio: { $count } tessere
    }
sand-reach = a portata di mano
sand-cards = Progetti
sand-deck = mazzo { $count }
sand-deck-name =
    { $count ->
        [0] Livello { $level }, mazzo esaurito
        [one] Livello { $level }, una carta nel mazzo
       *[other] Livello { $level }, { $count } carte nel mazzo
    }
sand-card =
    { $name }, livello { $level }. Figura { $pattern }. { $stars ->
        [0] Nessuna stella
        [one] Una stella
       *[other] { $stars } stelle
    }, { $hourglasses ->
        [0] nessuna clessidra
        [one] una clessidra
       *[other] { $hourglasses } clessidre
    }{ $bonus ->
        [none] .
       *[other] . In più: { $bonus }.
    }
sand-card-plus-level =
    { $count ->
        [one] un livello
       *[other] { $count } livelli
    }
sand-card-can = La puoi completare.
sand-card-will = Si potrà completare.
sand-will = Completabile
sand-can = Completa
sand-gap = Posto vuoto
sand-tile = Tessera { $tile }: { $look }
sand-tile-key = Tessera { $nth }: { $look }. Tasto { $nth }.
sand-tile-line = in fila { $pieces }
sand-tile-corner = ad angolo { $pieces }
sand-mine = Tessere davanti a te
sand-spirits = Spiriti davanti a te
sand-spirits-none = Nessuno spirito davanti a te
sand-spirit =
    { $count ->
        [one] { $name }: un disco
       *[other] { $name }: { $count } dischi
    }
sand-summon = Evoca
sand-summon-steps = Evocazione { $step } di { $limit }
sand-board = Plancia di { $name }
sand-my-board = La tua plancia
sand-cell-bright = casella chiara
sand-cell-dark = casella scura
sand-cell-dark-open = casella scura aperta
sand-cell-crystal = con un cristallo
sand-cell-empty = vuota
sand-square = quadrato { $element }
sand-disc = disco { $element }
sand-cell-here = la tessera sta qui
sand-cell-lands = qui andrebbe un { $piece }
sand-cell-can = si può scegliere
sand-cell-picked = scelta
sand-level = Livello { $level } di { $max }: { $name }. Caselle scure occupate: { $dark }.
sand-crystal-clear = Cristallo scarico. { $power }
sand-crystal-fresh = Cristallo carico da questo round, pronto dal prossimo. { $power }
sand-crystal-ready = Cristallo carico e pronto. { $power }
sand-crystal-clear-short = scarico
sand-crystal-fresh-short = si carica
sand-crystal-ready-short = pronto
sand-hourglasses =
    { $count ->
        [one] Una clessidra su { $target }
       *[other] { $count } clessidre su { $target }
    }
sand-hourglasses-free =
    { $count ->
        [one] Una clessidra
       *[other] { $count } clessidre
    }
sand-stars =
    { $count ->
        [one] Una stella
       *[other] { $count } stelle
    }
sand-shelf = Edifici completati
sand-shelf-short = Edifici
sand-shelf-none = Ancora nessun edificio
sand-more =
    { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
sand-kept = conservata
sand-kept-mine = Carta conservata, solo tu la vedi: { $name }
sand-kept-theirs =
    { $count ->
        [one] Una carta conservata
       *[other] { $count } carte conservate
    }
sand-stock = Riserva
sand-stock-name = Riserva: quadrati { $squares }; dischi { $discs }
sand-round = Round { $round }
sand-round-of = Round { $round } di { $last }
sand-rank = Grado
sand-aside = Tessere messe da parte: { $count }
sand-solo = Sfida in solitario
sand-turn-of = tocca a { $name }
sand-starts = comincia il round
sand-turn = Ruota (R)
sand-flip = Capovolgi (F)
sand-look = Guarda la plancia di { $name }
sand-open-card = Guarda { $name } da vicino
sand-looked = Hai davanti queste carte
sand-looked-first = Tocca quella che tieni coperta.
sand-looked-then = Tocca quella che va sotto per prima.
sand-offer = Plance tra cui scegliere
sand-trade = In cambio, dalla riserva:
sand-level-up = sale di { $count }
sand-power = Potere
sand-pieces =
    { $count ->
        [one] un pezzo sulla plancia
       *[other] { $count } pezzi sulla plancia
    }
sand-score = Come si è arrivati qui
sand-ask-place = Posa la tessera su { $cells }
sand-ask-carry = Ora tocca la casella dove va. I primi due pulsanti{ $keys ->
        [yes] , o R e F,
       *[no] {""}
    } la ruotano e la capovolgono.
sand-ask-cell = Ora tocca la casella dove va.
sand-ask-stock = Ora tocca il disco che prendi dalla riserva.
sand-ask-ring = Ora tocca la tessera del cerchio che prendi.
sand-city =
    { $count ->
        [0] Di { $name } non sta in piedi ancora niente.
        [one] Il solo edificio innalzato da { $name }.
       *[other] La città innalzata da { $name }: { $count } edifici.
    }
