# La tavola dell'incontro

tge-encounter = Incontro
tge-mine = La tua parte
tge-after = Com'è finito l'incontro
tge-nothing = Nessuna carta.
tge-read = Leggi { $name }

## Chi si incontra

tge-foe = { $name }: servono { $value } segnalini nella Riserva
tge-foe-talks = { $name }: Diplomazia
tge-table = Che cosa fa il nemico, secondo i segnalini nella Riserva
tge-row-now = (adesso)
tge-opportunity = Opportunità
tge-attacks = Agisce { $n } volte.
tge-reward = Ricompensa: { $gains }
tge-loot = Bottino: { $gains }
tge-failure = Se fallite: { $loss }
tge-avoid = Si può evitare: { $price }.
tge-avoid-free = Si può evitare senza pagare.
tge-avoid-if = Solo se { $what }.
tge-stage = Stadio { $n } di { $of }
tge-reaction = Reazione
tge-topics = Argomenti

## La Sequenza

tge-sequence = Sequenza
tge-more = + { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
tge-slot-first = La prima carta si gioca liberamente
tge-slot-go = Ora solo carte che collegano questa icona
tge-card-laid = { $card }, di { $name }
tge-card-covered = { $card }, di { $name }, coperta
tge-card-next = Se giochi { $card }
tge-card-connected = Chiavi collegate: { $keys }
tge-joins = Collega { $keys }
tge-joins-none = Non collega nessuna Chiave
tge-can-use = Si può usare
tge-time = { $n ->
    [one] 1 gettone Tempo
   *[other] { $n } gettoni Tempo
}
tge-charges = { $n ->
    [one] 1 Carica
   *[other] { $n } Cariche
}
tge-left-edge = A sinistra: { $keys }
tge-right-edge = A destra: { $keys }

## La mano

tge-hand = Mano di { $name }: { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}
tge-hand-empty = Nessuna carta in mano
tge-cannot = Adesso non si può giocare
tge-magic-on = 1 Magia pagata
tge-magic-off = Paga 1 Magia
tge-magic-short = Magia
tge-deck = Mazzo: { $n ->
    [one] una carta
   *[other] { $n } carte
}
tge-deck-short = mazzo
tge-discard = Scarti: { $n ->
    [one] una carta
   *[other] { $n } carte
}
tge-discard-short = scarti
tge-in-hand = carte in mano

## Riserva, Affinità, fasi

tge-pool = Riserva
tge-pool-said = Riserva di Combattimento: { $pool } di { $need }
tge-pool-then = Riserva di Combattimento: { $pool } di { $need }, poi { $then }
tge-affinity = Affinità
tge-affinity-said = Affinità: casella { $at } di { $last }, area { $zone }
tge-affinity-then = Affinità: casella { $at } di { $last }, area { $zone }, poi { $then }
tge-of = di { $n }
tge-then = poi { $n }
tge-turn = Turno { $n }
tge-phase-delayed = Ritardate
tge-phase-play = Gioca le carte
tge-phase-attack = Attacco nemico
tge-phase-reaction = Reazione
tge-phase-end = Fine del Turno
tge-limit = Carte giocate: { $played } di { $n }
tge-expected = { $n ->
    [one] Senza un'altra carta: Opportunità
   *[other] Senza altre { $n } carte: Opportunità
}
tge-wins = Vinci
tge-runs-away = Il nemico scappa

## I Personaggi

tge-attributes = Attributi
tge-active = attivo
tge-waiting = in attesa
tge-done = ha finito
tge-to-come = deve agire
tge-left = fuori

## L'equipaggiamento

tge-gear = Che cosa usi
tge-in-use = in uso
tge-aside = da parte
tge-gear-none = Niente da scegliere.

## Con il testo grande

tge-tab-cards = Carte
