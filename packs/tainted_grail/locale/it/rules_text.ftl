### Il testo delle regole, fatto da ciò che fanno le carte

## Frasi

rule-when = { $when }: { $effects }.
rule-when-if = { $when }, se { $condition }: { $effects }.
rule-always = { $effects }.
rule-always-if = Se { $condition }: { $effects }.
rule-then = { $first }; { $next }
rule-or = { $first } o { $next }
rule-choice = { $first } oppure { $next }
rule-roll-next = { $first } / { $next }
rule-list = { $parts }
rule-nothing = non succede niente
rule-number = { $n }
    .equal = a { $n }
rule-may = se vuoi, { $price }; in tal caso { $effects }
rule-pay-first = { $price }, poi { $effects }
rule-only-if = solo se { $condition }: { $effects }
rule-if = se { $condition }, { $effects }
rule-if-else = se { $condition }, { $effects }; altrimenti { $others }
rule-option = «{ $label }» ({ $effects })
rule-choose = a scelta { $options }
rule-each = per { $who }: { $effects }
rule-repeat = { $n } volte: { $effects }
rule-repeat-by = un numero di volte pari { $value }: { $effects }
rule-text = continua a leggere
rule-once-visit = una volta a visita
rule-once-day = una volta al giorno
rule-once-chapter = una volta a Capitolo
rule-limit-activation = { $n ->
    [one] Una volta per Attivazione.
   *[other] { $n } volte per Attivazione.
}
rule-limit-turn = { $n ->
    [one] Una volta per Turno.
   *[other] { $n } volte per Turno.
}
rule-limit-encounter = { $n ->
    [one] Una volta per Incontro.
   *[other] { $n } volte per Incontro.
}
rule-limit-day = { $n ->
    [one] Una volta al giorno.
   *[other] { $n } volte al giorno.
}
rule-limit-campaign = { $n ->
    [one] Una volta nella campagna.
   *[other] { $n } volte nella campagna.
}

## Quando

rule-at-place = Al piazzamento
rule-at-delayed = Ritardata { $n }
rule-at-response = Risposta
rule-at-encounter-start = Quando inizia un Incontro
rule-at-encounter-end = Quando finisce un Incontro
rule-at-activation-start = Quando vieni attivato
rule-at-turn-end = Alla fine del Turno
rule-at-defeat = Quando vinci un Combattimento o una Diplomazia
rule-at-flee = Quando Fuggi
rule-at-opportunity = Dopo un attacco di Opportunità contro di te
rule-at-day-start = All'inizio della giornata
rule-at-event = Quando si rivela un Evento
rule-at-rest = Quando Riposi
rule-at-recover = Quando recuperi Energia
rule-at-day-end = Alla fine della giornata
rule-at-travel = Quando Viaggi
rule-at-enter = Quando entri in un Luogo
rule-at-explore = Quando Esplori
rule-at-reveal = Quando riveli dei Luoghi
rule-at-gain = Quando ottieni questa carta
rule-at-expire = Quando il Quadrante qui si esaurisce
rule-at-dying = Quando cominci a morire
rule-at-death = Quando muori
rule-act = Azione ({ $price })
rule-act-combat = In Combattimento, { $price }
rule-act-diplomacy = In Diplomazia, { $price }
rule-act-encounter = In un Incontro, { $price }
rule-in-phase = { $what } ({ $phase })
rule-phase-delayed = prima delle Capacità Ritardate
rule-phase-play = mentre giochi le carte
rule-phase-attack = prima dell'attacco o della Reazione
rule-for-nothing = gratis

## Prezzi

rule-pay = paga { $what }
rule-pay-charges = { $n ->
    [one] paga 1 Carica
   *[other] paga { $n } Cariche
}
rule-each-pays = per ogni membro: { $price }
rule-flip-self = gira questa carta
rule-flip = gira { $item }

## Numeri

rule-amount = { $n } { $kind }
rule-amount-per-players = { $n } { $kind } per giocatore
rule-amount-per-party = { $n } { $kind } per membro
rule-amount-with-players = { $n } { $kind }, { $each } per giocatore
rule-amount-with-party = { $n } { $kind }, { $each } per membro
rule-amount-value = { $kind } pari { $value }
rule-value-keys = il numero di Chiavi Attributo collegate
    .equal = al numero di Chiavi Attributo collegate
rule-value-keys-of = il numero di Chiavi { $kind } collegate
    .equal = al numero di Chiavi { $kind } collegate
rule-value-pool = il numero di segnalini nella Riserva
    .equal = al numero di segnalini nella Riserva
rule-value-affinity = la casella del segnalino Affinità
    .equal = alla casella del segnalino Affinità
rule-value-charges = il numero di Cariche su questa carta
    .equal = al numero di Cariche su questa carta
rule-value-taken = il Danno subìto
    .equal = al Danno subìto
rule-value-die = il tiro di un dado
    .equal = al tiro di un dado
rule-value-dial = il valore del Quadrante { $target }
    .equal = al valore del Quadrante { $target }
rule-value-per-players = { $each } per giocatore
    .equal = a { $each } per giocatore
rule-value-per-party = { $each } per membro
    .equal = a { $each } per membro
rule-value-with-players = { $base }, { $each } per giocatore
    .equal = a { $base }, { $each } per giocatore
rule-value-with-party = { $base }, { $each } per membro
    .equal = a { $base }, { $each } per membro
rule-value-sum = { $first } più { $next }
    .equal = { $first } più { $next }
rule-value-minus = { $first } meno { $next }
    .equal = { $first } meno { $next }
rule-value-mul = { $first } × { $next }
    .equal = { $first } × { $next }
rule-value-min = il minore fra { $parts }
    .equal = al minore fra { $parts }
rule-value-max = il maggiore fra { $parts }
    .equal = al maggiore fra { $parts }
rule-at-least = { $n } o più
rule-at-most = { $n } o meno
rule-exactly = esattamente { $n }
rule-other-than = diverso da { $n }

## Chi e dove

rule-who-self = te
rule-who-each = ciascuno di voi
rule-who-all = ogni Personaggio
rule-who-party = la Compagnia
rule-who-one = uno di voi
rule-who-others = ciascuno degli altri
rule-who-owner = chi la possiede
rule-who-at = ogni Personaggio presso { $place }
rule-place-here = questo Luogo
rule-place-lowest-revealed = il Luogo rivelato col numero più basso
rule-place-highest-connected = il Luogo connesso col numero più alto
rule-place-connected = un Luogo connesso a { $near }
rule-place-connected-such = un Luogo connesso a { $near } { $sort }
rule-place-chosen = un Luogo rivelato a tua scelta
rule-place-chosen-such = un Luogo rivelato a tua scelta { $sort }
rule-sort-tag = contrassegnato «{ $tag }»
rule-sort-seal = col sigillo «{ $seal }»
rule-sort-menhir = con un Menhir Attivo
rule-sort-no-menhir = senza un Menhir Attivo
rule-sort-not = non { $sort }
rule-target-self = sulla tua plancia
rule-target-self-card = su questa carta
rule-target-secret = sul Segreto { $number }
rule-target-place = su { $place }
rule-named = «{ $name }»
rule-location = il Luogo { $number }
rule-secret = il Segreto { $number }
rule-ready = { $thing } in uso

## Oggetti

rule-item = un Oggetto
rule-item-crafted = un Oggetto Artigianale
rule-item-weapon = un'Arma
rule-item-armour = un'Armatura
rule-item-shield = uno Scudo
rule-item-companion = un Compagno
rule-item-relic = una Reliquia
rule-item-weapon-crafted = un'Arma Artigianale
rule-item-armour-crafted = un'Armatura Artigianale
rule-item-shield-crafted = uno Scudo Artigianale
rule-item-companion-crafted = un Compagno Artigianale
rule-item-relic-crafted = una Reliquia Artigianale
rule-items = tutti gli Oggetti
rule-items-crafted = tutti gli Oggetti Artigianali
rule-items-weapon = tutte le Armi
rule-items-armour = tutte le Armature
rule-items-shield = tutti gli Scudi
rule-items-companion = tutti i Compagni
rule-items-relic = tutte le Reliquie
rule-item-draw-you = pesca { $item }
rule-item-draw-they = { $who } pesca { $item }
rule-item-draw-more-you = pesca { $item }, { $n } volte
rule-item-draw-more-they = { $who } pesca { $item }, { $n } volte
rule-item-gain-you = ottieni { $item }
rule-item-gain-they = { $who } ottiene { $item }
rule-item-discard-you = scarta { $item }
rule-item-discard-they = { $who } scarta { $item }
rule-item-discard-more-you = scarta { $item }, { $n } volte
rule-item-discard-more-they = { $who } scarta { $item }, { $n } volte

## Condizioni

rule-if-number-you = { $yours } è { $amount }
rule-if-number-one = uno di voi ha { $kind } { $amount }
rule-if-number-none = nessuno di voi ha { $kind } { $amount }
rule-if-number-each = ciascuno di voi ha { $kind } { $amount }
rule-if-number-not-each = non tutti avete { $kind } { $amount }
rule-if-number-sum = in tutto avete { $kind } { $amount }
rule-if-state-you = sei { $state }
rule-if-state-you-not = non sei { $state }
rule-if-state-one = uno di voi è { $state }
rule-if-state-one-not = nessuno di voi è { $state }
rule-if-zone = il segnalino Affinità è nell'area { $zone }
rule-if-zone-not = il segnalino Affinità non è nell'area { $zone }
rule-if-red = il segnalino { $kind } è in una casella rossa
rule-if-red-not = il segnalino { $kind } non è in una casella rossa
rule-if-status = lo Status «{ $status }» è segnato
rule-if-status-not = lo Status «{ $status }» non è segnato
rule-if-status-part = la parte { $part } dello Status «{ $status }» è segnata
rule-if-status-part-not = la parte { $part } dello Status «{ $status }» non è segnata
rule-if-status-count = il numero di parti segnate di «{ $status }» è { $amount }
rule-if-has-self = hai { $thing }
rule-if-has-self-not = non hai { $thing }
rule-if-has-party = uno di voi ha { $thing }
rule-if-has-party-not = nessuno di voi ha { $thing }
rule-if-has-any = un Personaggio qualunque ha { $thing }
rule-if-has-any-not = nessun Personaggio ha { $thing }
rule-if-is-you = sei { $name }
rule-if-is-you-not = non sei { $name }
rule-if-is-one = { $name } è con voi
rule-if-is-one-not = { $name } non è con voi
rule-if-together = { $names } sono nello stesso posto
rule-if-together-not = { $names } non sono nello stesso posto
rule-if-at = ti trovi presso { $place }
rule-if-at-not = non ti trovi presso { $place }
rule-if-tag = il Luogo è contrassegnato «{ $name }»
rule-if-tag-not = il Luogo non è contrassegnato «{ $name }»
rule-if-seal = il Luogo ha il sigillo «{ $name }»
rule-if-seal-not = il Luogo non ha il sigillo «{ $name }»
rule-if-revealed = { $name } è sul tavolo
rule-if-revealed-not = { $name } non è sul tavolo
rule-if-menhir = il Menhir di { $place } è Attivo
rule-if-menhir-not = il Menhir di { $place } non è Attivo
rule-if-menhir-here = il Menhir qui è Attivo
rule-if-menhir-here-not = il Menhir qui non è Attivo
rule-if-menhirs = il numero di Menhir Attivi è { $amount }
rule-if-pool = il numero di segnalini nella Riserva è { $amount }
rule-if-affinity = la casella del segnalino Affinità è { $amount }
rule-if-stage = questo è lo Stadio { $n }
rule-if-stage-number = lo Stadio è { $amount }
rule-if-played = il numero di carte giocate in questa Attivazione è { $amount }
rule-if-keys = il numero di Chiavi Attributo collegate è { $amount }
rule-if-keys-of = il numero di Chiavi { $kind } collegate è { $amount }
rule-if-charges = il numero di Cariche su questa carta è { $amount }
rule-if-trait = l'Incontro ha il Tratto { $name }
rule-if-trait-not = l'Incontro non ha il Tratto { $name }
rule-if-deck = l'Incontro è { $name }
rule-if-deck-not = l'Incontro non è { $name }
rule-if-kind = si tratta di { $name }
rule-if-kind-not = non si tratta di { $name }
rule-if-encounter = stai affrontando { $name }
rule-if-encounter-not = non stai affrontando { $name }
rule-if-players = il numero di giocatori è { $amount }
rule-if-party = il numero di membri è { $amount }
rule-if-chapter = il Capitolo è «{ $chapter }»
rule-if-chapter-not = il Capitolo non è «{ $chapter }»
rule-if-chapter-number = il numero del Capitolo è { $amount }
rule-if-day = il numero del giorno è { $amount }
rule-if-quest = la Cerca «{ $quest }» è attiva
rule-if-quest-not = la Cerca «{ $quest }» non è attiva
rule-if-dial = il valore del Quadrante { $target } è { $amount }
rule-if-mode-story = giocate in modalità Racconto
rule-if-mode-story-not = non giocate in modalità Racconto
rule-if-mode-narrative = giocate in Modalità Narrativa
rule-if-mode-narrative-not = non giocate in Modalità Narrativa
rule-if-ate = hai mangiato
rule-if-ate-not = non hai mangiato

## Effetti

rule-gain-you = ottieni { $what }
rule-gain-they = { $who } ottiene { $what }
rule-lose-you = perdi { $what }
rule-lose-they = { $who } perde { $what }
rule-set-you = porta { $kind } { $value }
rule-set-they = { $who } porta { $kind } { $value }
rule-damage-you = { $n ->
    [one] subisci 1 Danno
   *[other] subisci { $n } Danni
}
rule-damage-they = { $n ->
    [one] { $who } subisce 1 Danno
   *[other] { $who } subisce { $n } Danni
}
rule-damage-by-you = subisci Danni pari { $value }
rule-damage-by-they = { $who } subisce Danni pari { $value }
rule-raise-you = aumenta { $kind } di { $value }
rule-raise-they = { $who } aumenta { $kind } di { $value }
rule-lower-you = riduci { $kind } di { $value }
rule-lower-they = { $who } riduce { $kind } di { $value }
rule-pool-up = { $n ->
    [one] metti 1 segnalino nella Riserva
   *[other] metti { $n } segnalini nella Riserva
}
rule-pool-down = { $n ->
    [one] togli 1 segnalino dalla Riserva
   *[other] togli { $n } segnalini dalla Riserva
}
rule-pool-up-by = metti nella Riserva un numero di segnalini pari { $value }
rule-pool-down-by = togli dalla Riserva un numero di segnalini pari { $value }
rule-affinity-up = sposta il segnalino Affinità in su di { $n }
rule-affinity-down = sposta il segnalino Affinità in giù di { $n }
rule-affinity-up-by = sposta il segnalino Affinità in su di un numero pari { $value }
rule-affinity-down-by = sposta il segnalino Affinità in giù di un numero pari { $value }
rule-charges-up = { $n ->
    [one] metti 1 Carica su questa carta
   *[other] metti { $n } Cariche su questa carta
}
rule-charges-down = { $n ->
    [one] togli 1 Carica da questa carta
   *[other] togli { $n } Cariche da questa carta
}
rule-charges-up-by = metti su questa carta un numero di Cariche pari { $value }
rule-charges-down-by = togli da questa carta un numero di Cariche pari { $value }
rule-draw-you = { $n ->
    [one] pesca una carta
   *[other] pesca { $n } carte
}
rule-draw-they = { $n ->
    [one] { $who } pesca una carta
   *[other] { $who } pesca { $n } carte
}
rule-draw-by-you = pesca un numero di carte pari { $value }
rule-draw-by-they = { $who } pesca un numero di carte pari { $value }
rule-discard-hand-you = { $n ->
    [one] scarta una carta dalla mano
   *[other] scarta { $n } carte dalla mano
}
rule-discard-hand-they = { $n ->
    [one] { $who } scarta una carta dalla mano
   *[other] { $who } scarta { $n } carte dalla mano
}
rule-discard-deck-top-you = { $n ->
    [one] scarta la prima carta del mazzo
   *[other] scarta le prime { $n } carte del mazzo
}
rule-discard-deck-top-they = { $n ->
    [one] { $who } scarta la prima carta del mazzo
   *[other] { $who } scarta le prime { $n } carte del mazzo
}
rule-discard-sequence = { $n ->
    [one] scarta l'ultima carta della Sequenza
   *[other] scarta le ultime { $n } carte della Sequenza
}
rule-discard-but-you = { $n ->
    [one] scarta la mano tranne una carta
   *[other] scarta la mano tranne { $n } carte
}
rule-discard-but-they = { $n ->
    [one] { $who } scarta la mano tranne una carta
   *[other] { $who } scarta la mano tranne { $n } carte
}
rule-play = gioca una carta dalla mano come se fosse collegata a Continua
rule-secret-gain-you = ottieni il Segreto { $number }
rule-secret-gain-they = { $who } ottiene il Segreto { $number }
rule-secret-discard = scarta il Segreto { $number }
rule-secret-remove = togli dal gioco il Segreto { $number }
rule-encounter = pesca un Incontro { $deck }
rule-encounter-named = affronta { $name }
rule-encounter-win = se vinci, { $effects }
rule-encounter-lose = se non vinci, { $effects }
rule-move-you = spostati verso { $place }
rule-move-they = { $who } si sposta verso { $place }
rule-leave-you = lascia l'Incontro
rule-leave-they = { $who } lascia l'Incontro
rule-die-you = muori
rule-die-they = { $who } muore
rule-roll = { $die }: { $lines }
rule-roll-line = { $result }, { $effects }
rule-die-d6 = tira un dado
rule-die-coin = lancia un Quadrante
rule-die-guardian = tira il dado Guardiano
rule-face-skull = Teschio
rule-face-grail = Graal
rule-face-north = nord
rule-face-east = est
rule-face-south = sud
rule-face-west = ovest
rule-face-nothing = niente
rule-face-discard = scarta
rule-end-win = l'Incontro è vinto
rule-end-lose = l'Incontro è perso
rule-end-run-away = il nemico Scappa

## Effetti sulla mappa e sulla storia

rule-status-set = segna { $status }
rule-status-clear = cancella { $status }
rule-status-whole = «{ $status }»
rule-status-part = la parte { $part } di «{ $status }»
rule-dial-set-time = metti un Quadrante con un gettone Tempo { $target }, impostato { $value }
rule-dial-set-quest = metti un Quadrante con un gettone Cerca { $target }, impostato { $value }
rule-dial-set-none = metti un Quadrante { $target }, impostato { $value }
rule-dial-add = gira il Quadrante { $target } di { $by }
rule-dial-remove = togli il Quadrante { $target }
rule-token-time = gettoni Tempo { $target }: { $n }
rule-token-quest = gettoni Cerca { $target }: { $n }
rule-menhir-light = accendi il Menhir di { $place }, Quadrante { $value }
rule-menhir-adjust = gira il Quadrante del Menhir di { $place } di { $by }
rule-location-replace = sostituisci il Luogo { $old } con il Luogo { $new }
rule-location-reveal = rivela { $place }
rule-location-discard = scarta { $place }
rule-location-remove = togli dal gioco { $place }
rule-guardian-spawn = { $name } monta la guardia presso { $place }
rule-guardian-move = { $name } si sposta verso { $place }
rule-guardian-discard = { $name } lascia la mappa
rule-events-raise = { $n ->
    [one] l'Evento nominato sale in cima al mazzo Eventi
   *[other] i { $n } Eventi nominati salgono in cima al mazzo Eventi
}
rule-events-top = { $n ->
    [one] metti un Evento in cima al mazzo Eventi
   *[other] metti { $n } Eventi in cima al mazzo Eventi
}
rule-events-bottom = { $n ->
    [one] metti un Evento in fondo al mazzo Eventi
   *[other] metti { $n } Eventi in fondo al mazzo Eventi
}
rule-events-random-top = { $n ->
    [one] metti un Evento Casuale in cima al mazzo Eventi
   *[other] metti { $n } Eventi Casuali in cima al mazzo Eventi
}
rule-events-discard = { $n ->
    [one] scarta un Evento
   *[other] scarta { $n } Eventi
}
rule-events-remove = { $n ->
    [one] togli dal gioco un Evento
   *[other] togli dal gioco { $n } Eventi
}
rule-events-peek = { $n ->
    [one] guarda il prossimo Evento
   *[other] guarda i prossimi { $n } Eventi
}
rule-quest-discard-self = questa Cerca è scartata
rule-quest-succeed-self = questa Cerca riesce
rule-quest-fail-self = questa Cerca fallisce
rule-quest-discard = la Cerca «{ $quest }» è scartata
rule-quest-succeed = la Cerca «{ $quest }» riesce
rule-quest-fail = la Cerca «{ $quest }» fallisce
rule-task = annota un nuovo Compito
rule-task-done = cancella un Compito dalla lista
rule-chapter = comincia il Capitolo «{ $chapter }»
rule-campaign-win = la campagna finisce con la vittoria
rule-campaign-fail = la campagna finisce con la sconfitta
rule-campaign-save = è un buon momento per salvare
rule-goto = passa a un altro verso
rule-goto-book = passa al verso { $number } del Libro dei Segreti
rule-goto-end = l'Esplorazione finisce
rule-goto-back = torna dove stavi esplorando

## Modificatori

rule-modify-by = { $stat } { $by }
rule-modify-more = { $stat }: aumenta di un numero pari { $value }
rule-modify-less = { $stat }: si riduce di un numero pari { $value }
rule-modify-times = { $stat } × { $value }
rule-modify-set = { $stat }: { $value }
rule-modify-none = { $stat }: niente
rule-modify-key = le Chiavi { $kind } si collegano sempre per te
rule-modify-trait = l'Incontro ha il Tratto { $trait }
rule-modify-no-trait = l'Incontro perde il Tratto { $trait }
rule-modify-for = per { $who }: { $change }
rule-for-phase = { $change } in questa fase
rule-for-activation = { $change } in questa Attivazione
rule-for-encounter = { $change } fino alla fine dell'Incontro
rule-for-day = { $change } fino alla fine della giornata
stat-damage = Danno subìto
stat-pool-loss = Segnalini tolti dalla Riserva
stat-affinity-loss = Affinità persa
stat-pool-gain = Segnalini guadagnati
stat-cost = Costo in { $kind } ({ $action })
stat-action-explore = Esplorare
stat-action-travel = Viaggiare
stat-action-location = Azione di Luogo
stat-action-character = Azione del Personaggio
stat-action-menhir = accendere un Menhir
stat-action-use = Azioni delle carte
stat-action-avoid = evitare un Incontro
stat-energy-recovery = Energia recuperata
stat-energy-cap = Limite di Energia
stat-hand-start = Mano iniziale
stat-hand-limit = Limite di carte in mano
stat-draw-turn-end = Carte pescate alla fine del Turno
stat-cards-max = Carte giocabili in un'Attivazione
stat-attr = { $kind } per le Chiavi
stat-limit-items = Oggetti che si possono tenere
stat-dial-menhir = Quadrante dei Menhir che accendi
stat-reward-exp = Esp delle Ricompense
