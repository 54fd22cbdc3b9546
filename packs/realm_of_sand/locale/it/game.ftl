### Realm of Sand: le parole del gioco, qualunque sia il pacchetto.

## Pezzi

piece-square = quadrato { $element }
piece-disc = disco { $element }
piece-any-square =
    { $letter ->
       *[any] un quadrato { $element }
    }
piece-any-disc =
    { $letter ->
       *[any] un disco { $element }
    }
piece-there = { $piece } in { $cell }
piece-lack = { $n } { $element } ({ $cells })
cell = { $cell }
element-laid = { $element } in { $cell }
# Una tessera si chiama con i suoi elementi, da un capo all'altro; l'angolo è in mezzo.
tile-straight = la diritta { $one }-{ $two }-{ $three }
tile-corner = l'angolo { $one }-{ $two }-{ $three }

## Domande

prompt-turn = Tocca a te, { $player }. Piazza una tessera o evoca gli spiriti.
prompt-after = Azione principale fatta. Vuoi altro, { $player }, o finisci il turno?
prompt-short =
    { $count ->
        [one] Resta un solo quadrato { $element }: dove lo metti?
       *[other] Restano { $count } quadrati { $element }: dove li metti?
    }
prompt-refill = { $player }, quale delle tessere accanto alla Regina prendi?
prompt-aside = { $player }, quale tessera metti da parte come marcatore di round?
prompt-summon = Evocazione, disco { $step } di { $limit } al massimo: quale piazzi o sposti?
prompt-embedding = { $player }, con quali pezzi completi la carta?
prompt-unlock = { $player }, quale casella scura apri?
prompt-deck = { $player }, in quale mazzo guardi?
prompt-keep = Hai davanti { $cards }. Quale tieni coperta, e in che ordine vanno sotto le altre?
prompt-exchange = { $player }, quale disco scambi, e con quale?
prompt-carry = { $player }, quale quadrato porti, e dove?
prompt-swap = { $player }, quale tua tessera scambi, e con quale del cerchio?
prompt-start = { $player }, chi comincia?
prompt-board = { $player }, quale plancia prendi?
prompt-side = { $player }, la tua plancia è { $board }: quale lato usi?
prompt-side-power = { $player }, la tua plancia è { $board }: quale lato usi? Quello avanzato ha il potere { $power }.
prompt-extra = { $player }, con quale disco in più cominci?

## Scelte

option-complete = Completa { $card }
option-power = Usa il cristallo: { $power }
option-place = Posa { $pieces }
option-summon = Evoca gli spiriti
option-summon-all =
    { $crystal ->
        [kept] Evoca tutti i tuoi spiriti
       *[spent] Evoca tutti i tuoi spiriti, spendendo il cristallo
    }
option-end = Finisci il turno
option-done = Basta così
option-short = Scegli { $cells }
option-take = Prendi { $tile }
option-aside = Metti da parte { $tile }
option-disc = Piazza il { $disc } in { $cell }
option-move = Sposta il { $piece } da { $start } a { $end }
option-on = Usa i pezzi in { $cells }
option-open = Apri { $cell }
option-deck =
    { $count ->
        [one] Mazzo di livello { $level } (una carta)
       *[other] Mazzo di livello { $level } ({ $count } carte)
    }
option-keep =
    { $count ->
        [0] Tieni { $card }
        [one] Tieni { $card }; sotto il mazzo va { $others }
       *[other] Tieni { $card }; sotto il mazzo, nell'ordine, { $others }
    }
option-exchange-front = Dai il { $mine } che hai davanti e prendi { $theirs }
option-exchange-board = Dai il { $mine } in { $cell } e mettici { $theirs }
option-carry = Porta il { $piece } da { $start } a { $end }
option-swap = Dai { $mine } e prendi { $theirs }
option-start = Comincia { $player }
option-board = { $board }
option-side-basic = Lato base
option-side-advanced = Lato avanzato, con il cristallo
option-extra = { $disc }

## Anteprime

preview-completes =
    { $count ->
        [one] Permette di completare { $cards }.
       *[other] Permette di completare { $count } carte: { $cards }.
    }
preview-covers =
    { $count ->
        [one] Copre un pezzo: { $pieces }.
       *[other] Copre { $count } pezzi: { $pieces }.
    }

## Eventi

event-starting-player-named = Comincia { $player }.
event-board-taken-basic = { $player } usa il lato base della plancia.
event-board-taken-advanced = { $player } apre { $board }, lato avanzato.
event-extra-disc-taken = Davanti a { $player } siede già { $spirit }.
event-table-set = Il tavolo è pronto, la Regina è in piedi. La prima mossa è di { $player }.
event-turn-started = Round { $round }: tocca a { $player }.
event-round-ended = Fine del round { $round }.
event-display-refilled =
    { $count ->
        [one] Tra le carte scoperte arriva { $cards }.
       *[other] Tra le carte scoperte arrivano { $cards }.
    }
event-tile-placed = { $player } posa { $tile } su { $cells }.
event-pieces-removed =
    { $count ->
        [one] Sotto c'era { $pieces }: se ne va senza rumore.
       *[other] Sotto c'erano { $pieces }: se ne vanno senza rumore.
    }
event-squares-placed = Ora sulla plancia di { $player }: { $pieces }.
event-colour-short =
    { $count ->
        [one] Il vento ha finito i quadrati di { $element }: { $cells } resta vuota.
       *[other] Il vento ha finito i quadrati di { $element }: { $cells } restano vuote.
    }
event-tile-returned = Torna in fondo al cerchio { $tile }.
event-tile-laid-aside = Si raffredda { $tile }: segna il round { $markers }.
event-tile-taken = { $player } prende { $tile }.
event-tile-taken-passing = { $player } prende { $tile }; la Regina passa oltre { $passed }.
event-summon-begun =
    { $limit ->
        [one] { $player } evoca: un disco.
       *[other] { $player } evoca: fino a { $limit } dischi.
    }
event-disc-placed = { $player } piazza il { $disc } in { $cell }.
event-disc-moved = { $player } sposta il { $disc } da { $start } a { $end }.
event-pieces-paid = { $player } paga { $pieces }.
event-card-completed =
    { $player } rimette in piedi { $card } ({ $cells }): { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    }, { $hourglasses ->
        [0] nessuna clessidra
        [one] una clessidra
       *[other] { $hourglasses } clessidre
    }.
event-disc-bonus =
    { $count ->
        [one] Davanti a { $player } si siede { $spirits }.
       *[other] Davanti a { $player } si siedono { $spirits }.
    }
event-disc-bonus-missing = { $player } aspettava { $missing }, ma il posto resta vuoto: la riserva è finita.
event-disc-bonus-partly-missing =
    { $count ->
        [one] Davanti a { $player } si siede { $spirits }; il posto che aspettava { $missing } resta vuoto, la riserva è finita.
       *[other] Davanti a { $player } si siedono { $spirits }; il posto che aspettava { $missing } resta vuoto, la riserva è finita.
    }
event-level-changed = La plancia di { $player } si allarga: livello { $level }, { $name }.
event-dark-cell-opened = { $player } apre la casella scura { $cell }.
event-crystal-charged = Il cristallo di { $player } prende colore: è carico.
event-crystal-used = { $player } spende il cristallo: { $power }.
event-cards-looked-at =
    { $count ->
        [one] Guardi una carta di livello { $level }: { $cards }.
       *[other] Guardi { $count } carte di livello { $level }: { $cards }.
    }
event-cards-looked-at-by-another =
    { $count ->
        [one] { $player } guarda una carta di livello { $level }.
       *[other] { $player } guarda { $count } carte di livello { $level }.
    }
event-card-kept = Tieni coperta { $card }, di livello { $level }.
event-card-kept-by-another = { $player } tiene coperta una carta di livello { $level }.
event-disc-exchanged = { $player } dà { $given } alla riserva e prende { $taken }.
event-disc-exchanged-on-board = { $player } dà alla riserva il { $given } in { $cell } e al suo posto mette { $taken }.
event-square-carried = { $player } porta il { $piece } da { $start } a { $end }.
event-tiles-swapped = { $player } dà al cerchio { $given } e ne prende { $taken }.
event-end-triggered = { $player } ha { $hourglasses } clessidre. Si finisce il round, poi si contano le stelle.
event-game-ended =
    { $ending ->
        [last_round] L'ultimo round è finito.
        [cards_exhausted] Non c'è più niente da rimettere in piedi.
       *[hourglasses] Le clessidre sono vuote.
    } { $winner } ha ridato alla città { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    } di memoria; stanotte il vento avrà di che leggere.
event-game-ended-on-pieces = Pari stelle, { $stars }: decide la plancia più ingombra, e poi chi ha giocato più tardi. Vince { $winner }.
event-game-ended-alone =
    Le tessere sono tornate fredde. La Regina conta { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    } e ti chiama: { $rank }.

## Come finisce

ending-hourglasses = Qualcuno ha abbastanza clessidre: la partita è finita.
ending-last-round = È finito l'ultimo round.
ending-cards-exhausted = Non ci sono più edifici da rimettere in piedi.

## Rifiuti

refusal-rs-e-not-your-turn = Non è il tuo turno.
refusal-rs-e-main-done = Hai già eseguito l'azione principale.
refusal-rs-e-main-required = Devi eseguire un'azione principale prima di finire il turno.
refusal-rs-e-timing = Prima termina quello che stai facendo.
refusal-rs-e-tile-not-active = Quella tessera non è nella tua area attivata.
refusal-rs-e-off-board = Lì non c'è una casella della tua plancia.
refusal-rs-e-same-look = Girata così la tessera è uguale: la risposta è { $key }.
refusal-rs-e-dark-level =
    { $level ->
        [0] Al livello 0 non si usano caselle scure; { $n ->
            [one] qui ne servirebbe una.
           *[other] qui ne servirebbero { $n }.
        }
        [one] Il livello 1 consente una casella scura; qui ne servirebbero { $n }.
       *[other] Il livello { $level } consente { $level } caselle scure; qui ne servirebbero { $n }.
    }
refusal-rs-e-dark-shut = Quella casella scura non è ancora aperta.
refusal-rs-e-choose-short =
    { $n ->
        [one] Resta solo un quadrato { $colour }: scegli prima dove va.
       *[other] Restano solo { $n } quadrati { $colour }: scegli prima dove vanno.
    }
refusal-rs-e-short-alloc = La scelta delle caselle non corrisponde ai quadrati rimasti.
refusal-rs-e-refill-range = Scegli una delle prime due tessere dal punto di partenza.
refusal-rs-e-summon-empty = Piazza o sposta almeno un disco.
refusal-rs-e-summon-limit = In un'evocazione puoi piazzare o spostare al massimo tre dischi.
refusal-rs-e-no-disc = Non hai dischi { $type } davanti a te.
refusal-rs-e-not-a-disc = Su quella casella non c'è un disco che puoi usare.
refusal-rs-e-disc-twice = Quel disco è già stato piazzato o spostato in questa evocazione.
refusal-rs-e-same-cell = Origine e destinazione coincidono.
refusal-rs-e-card-not-available = Quella carta non è disponibile per te.
refusal-rs-e-pattern-mismatch =
    { $card }: { $count ->
        [0] sulle caselle che puoi usare la sua figura non trova posto.
        [one] manca { $lacks }.
       *[other] mancano { $lacks }.
    }
refusal-rs-e-pattern-shape = Quelle caselle non formano la figura della carta.
refusal-rs-e-base-mode = I poteri speciali richiedono il lato avanzato della plancia.
refusal-rs-e-crystal-empty = Il tuo cristallo non è carico.
refusal-rs-e-crystal-fresh = Un cristallo caricato in questo round non si può ancora usare.
refusal-rs-e-with-summon = Questo potere si dichiara quando cominci a evocare.
refusal-rs-e-deck-empty = In quel mazzo non ci sono abbastanza carte.
refusal-rs-e-purple-type = Il disco in più deve essere giallo o blu.
refusal-rs-e-reserve-empty = Nella riserva non ci sono dischi { $type }.
refusal-rs-e-same-type = Scegli un tipo diverso.
refusal-rs-e-nothing-to-exchange = Non hai un disco da scambiare, o la riserva non ne ha di altro tipo.
refusal-rs-e-not-a-square = Su quella casella non c'è un quadrato.
refusal-rs-e-cell-occupied = La destinazione deve essere vuota.
refusal-rs-e-nothing-to-carry = Non c'è un quadrato che possa andare su una casella libera.
refusal-rs-e-level-max = Il tuo livello è già alla fine della traccia.
refusal-rs-e-swap-count = Scambia una tessera con una, o due con due.
refusal-rs-e-solo-discard = Scegli una tessera della tua area attivata come marcatore di round.
refusal-rs-e-game-over = La partita è finita.

## Il tavolo in parole

view-round = Round { $round }. Tocca a { $player }.
view-round-of = Round { $round } di { $last }. Tocca a { $player }.
view-over = Partita finita al round { $round }.
view-legend = Quadrati con la lettera, dischi tra parentesi: { $elements }. Caselle: ▒ scura, ░ scura ma aperta, * con un cristallo.
view-level =
    { $deck ->
        [0] Livello { $level } (mazzo esaurito)
        [one] Livello { $level } (nel mazzo una carta)
       *[other] Livello { $level } (nel mazzo { $deck } carte)
    }
view-circle = Cerchio, dalla Regina in senso orario. A portata di mano: { $first }. Poi: { $rest }.
view-supply = Quadrati in riserva: { $squares }. Dischi in riserva: { $discs }.
view-aside =
    { $count ->
        [one] Tessera messa da parte: { $tiles }.
       *[other] Tessere messe da parte ({ $count }): { $tiles }.
    }
view-offer = Plance tra cui scegliere: { $boards }.
view-no-board = { $player } non ha ancora scelto la plancia.
view-unturned-board = { $player }: { $board }, il lato è da scegliere.
view-own-board = { $player } (tu), { $board }
view-board = { $player }, { $board }
view-score = Stelle { $stars }, clessidre { $hourglasses }, livello { $level } di { $highest } (caselle scure occupate: { $dark }), dischi davanti: { $front }, livelli delle carte coperte: { $kept }.
view-crystal-clear = Cristallo scarico. Potere: { $power }.
view-crystal-fresh = Cristallo carico da questo round, si usa dal prossimo. Potere: { $power }.
view-crystal-ready = Cristallo carico. Potere: { $power }.
view-completed = Completate: { $cards }.
view-kept = Le tue carte coperte:
view-looked-at = Le carte che stai guardando:
view-remembered = Sotto il mazzo di livello { $level } hai messo, dall'alto in basso: { $cards }.
