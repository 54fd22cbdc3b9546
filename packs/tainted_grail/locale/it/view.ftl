### Il tavolo come testo.

## La giornata

view-campaign = { $campaign }
view-chapter = { $campaign }: { $chapter }
view-day = Giorno { $day }, { $moment }.
view-last-day = Questo tavolo si ferma alla fine del giorno { $day }.
view-over = La Campagna si è fermata al giorno { $day }.

step-start-0 = alle prime luci
step-start-1 = al mattino: i Menhir spenti se ne vanno
step-start-2 = al mattino: si perde ciò che nessun Menhir protegge
step-start-3 = al mattino: girano i Quadranti dei Menhir
step-start-4 = al mattino: girano i Quadranti Tempo
step-start-5 = al mattino: l'Evento di oggi
step-start-6 = al mattino: si muovono i Guardiani
step-start-7 = al mattino: si parla e si scambia
step-start-8 = al mattino: ci si prepara
step-during = giro { $round } di Azioni
step-end-1 = di sera: il riposo
step-end-2 = di sera: tornano le forze
step-end-3 = di sera: si spende quel che si è imparato
step-end-4 = di sera: si ricompongono i mazzi
step-end-5 = di notte: i sogni

## La storia

view-event = Evento: { $name }. { $story } { $rules }
view-quest = Cerca: { $name }. { $goal }
view-quest-done = Cerca: { $name } (già compiuta). { $goal }
view-statuses = Status: { $statuses }.
view-status-parts = { $name } (parti: { $parts })
view-task = Compito: { $task }
view-dial = { $token ->
    [time] Quadrante Tempo
    [quest] Quadrante Cerca
   *[none] Quadrante
} su { $target }: { $value }.
view-effect = { $name }: { $text } ({ $who }, fino al termine { $lasts ->
    [phase] della fase
    [activation] dell'Attivazione
    [encounter] dell'Incontro
   *[day] della giornata
}).
view-decks = Mazzi: Eventi { $events }, Oggetti { $items }; Incontri: verde { $green }, grigio { $grey }, viola { $violet }, blu { $blue }.
view-journal = Diario, { $title } ({ $readers }):

## La mappa

view-map = La mappa, con il nord in alto. L'asterisco segna un Menhir acceso; tra parentesi, chi c'è:
view-place = { $number } { $name } · { $signs }
view-place-bare = { $number } { $name }
view-lit = Menhir acceso, Quadrante { $dial }
view-time-tokens = gettoni Tempo: { $n }
view-quest-tokens = gettoni Cerca: { $n }
view-guardian = Guardiano: { $name }
view-exits = Vie: { $exits }.
view-exit-north = nord { $to }
view-exit-east = est { $to }
view-exit-south = sud { $to }
view-exit-west = ovest { $to }
view-exit-to = verso { $number } { $name }
view-exit-closed = { $number }, non rivelato
view-explorable = C'è qualcosa da esplorare.
view-action = Azione, { $name } ({ $price }): { $effects }
view-action-left = { $n ->
    [0] Per oggi è esaurita.
    [one] Ancora una volta oggi.
   *[other] Ancora { $n } volte oggi.
}
view-action-if = Solo se { $condition }.
view-instant = All'arrivo: { $effects }
view-lying = Qui per terra: { $items }.
view-menhir = Il Menhir di { $place } chiede:
view-menhir-way = { $price }; il Quadrante si imposta a { $dial }.
view-menhir-named = { $name }: { $line }
view-menhir-needs = Solo se { $requirement }.

## I Personaggi

view-you = { $name } (tu)
view-counted = { $name } { $n }
view-hero = { $name }, { $place }. Energia { $energy } (al massimo { $cap }), Salute { $health } su { $most }, Terrore { $terror } su { $worst }. { $resources }.
view-hero-states = { $line } Ora: { $states }.
view-hero-gone = { $name }: non c'è più.
view-attributes = { $attributes }.
view-item = Oggetto: { $name }
view-secret = Segreto: { $name }
view-held-signs = { $line } ({ $signs }).
view-skill = Abilità: { $name }.
view-condition = Condizione: { $name }.
view-own-decks = Mazzo Combattimento { $combat } (Riserva { $combat_reserve }), mazzo Diplomazia { $diplomacy } (Riserva { $diplomacy_reserve }), da parte { $spare }.
state-acted = a posto per questo giro
held-unused = non in uso
held-flipped = carta girata
held-crafted = Artigianale
held-personal = Personale
held-charges = { $n ->
    [one] una Carica
   *[other] { $n } Cariche
}
face-action = Azione propria, { $name } ({ $price }): { $effects }
face-flaw = Difetto, { $name }: { $rules }
face-lines = { $first } { $next }

## Incontri

view-foe = { $name }: { $kind }, mazzo { $deck }.
view-traits = Tratti: { $traits }
view-trait = { $name } ({ $rule })
view-pool = Riserva di Combattimento: { $pool } su { $value }. Tabella di Combattimento, secondo i segnalini nella Riserva:
view-affinity = Affinità: { $track }
view-avoid = Evitare: { $price }.
view-stage = Stadio { $n } di { $of }: { $name }.
view-approach = { $name }
view-reaction = Reazione: { $effects }
view-topic = Argomento, { $key }: { $effects }
view-opportunity = Opportunità: { $effects }
view-reward = Ricompensa: { $effects }
view-loot = Bottino: { $effects }
view-failure = Fallimento: { $effects }
view-text = { $effects }
view-activation = Turno { $turn }: il Personaggio Attivo è { $name } ({ $phase }); { $played ->
    [0] nessuna carta giocata
    [one] una carta giocata
   *[other] { $played } carte giocate
}.
view-card-limit = Non più di { $n } carte in questa Attivazione.
view-panic = Panico: la prima carta viene dalla cima del mazzo.
view-sequence = Sequenza, dalla prima carta all'ultima:
view-placing = In gioco adesso: { $card }.
view-edge = La prossima carta incontra: { $keys }.
view-hand = { $name }: { $n ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $n } carte in mano
}, { $deck } nel mazzo.
view-card = { $name }.
view-left = bordo sinistro: { $keys }
view-right = bordo destro: { $keys }
view-join = collegherebbe { $key }: { $gives }
view-join-nothing = collegherebbe { $key }
laid-connected = collegate: { $keys }
laid-time = { $n ->
    [one] un gettone Tempo
   *[other] { $n } gettoni Tempo
}
half-free = Libera
half-magic = Magia
half-bonus = Bonus
half-none = niente
half-attribute = { $name } { $level }
half-icons = { $name } [{ $icons }]
icon-cubes = { $n ->
    [one] un segnalino
   *[other] { $n } segnalini
}
icon-affinity = Affinità { $n }
icon-draw = { $n ->
    [one] pesca una carta
   *[other] pesca { $n } carte
}
icon-continue = Continua
icon-topic = argomento
icon-tear = strappo
icon-x = ×{ $n }
icon-void = annulla

trait-ambush-rule = chi agisce per primo tiene in mano una sola carta
trait-dash-rule = chi agisce per primo subisce 2 Danni
trait-defensive-rule = la prima carta di ogni Attivazione dà un segnalino in meno
trait-fast-rule = non più di due carte per Attivazione
trait-feint-rule = i suoi attacchi non si possono attutire
trait-guardian-rule = se non è sconfitto resta sulla mappa
trait-horde-rule = ogni attacco porta via prima due carte dalla cima del mazzo
trait-opportunist-rule = a chi gioca meno di due carte tocca l'Opportunità
trait-rage-rule = attacca due volte
trait-shatter-rule = alla fine le Armi in uso si spezzano
trait-slow-rule = una carta in più all'inizio dell'Incontro e alla fine di ogni Turno
trait-thief-rule = quando nessuno ha più di 1 Salute, prende tutta la Ricchezza e tutti gli Oggetti e sparisce
