# Incontri: Combattimento e Diplomazia.

## Domande

prompt-avoid = { $avoids ->
    [0] Affrontare o rinunciare?
   *[other] Evitare, affrontare o rinunciare?
}
prompt-equipment = Che cosa usi in questo Incontro?
prompt-mulligan = Tieni la mano o la cambi?
prompt-approach = Come affrontate questo Stadio?
prompt-active = Chi è il prossimo Personaggio Attivo?
prompt-play-card = { $cards ->
    [0] Nessuna carta può seguire: e ora?
   *[other] Quale carta giochi?
}
prompt-panic = Panico: quali Chiavi Magia paghi per questa carta?
prompt-play-by-effect = Quale carta giochi? Questa volta il segno Continua non serve.
prompt-magic-payer = Chi spende la Magia per questa Chiave?
prompt-before-delayed = Agiscono le Ritardate. Fai qualcosa prima?
prompt-before-attack = Il nemico sta per agire. Fai qualcosa prima?
prompt-discard = Quale carta scarti?
prompt-keep = Quale carta tieni in mano?
prompt-use-ability = Usi questa Capacità?
prompt-agree-active = Siete d'accordo sul prossimo Personaggio Attivo?
prompt-agree-magic = Spendi 1 Magia per la carta di un compagno?
prompt-agree-charge = Un compagno può usare le Cariche della tua carta?
prompt-agree-flee = Fuggite tutti insieme?

## Risposte

option-avoid-avoid = Evitare l'Incontro
option-avoid-face = Affrontarlo
option-avoid-fail = Rinunciare e subire il Fallimento
option-equipment-ready = Va bene così
option-equipment-take-up = Usare { $item }
option-equipment-set-aside = Mettere da parte { $item }
option-mulligan-keep-hand = Tenere la mano
option-mulligan-mulligan = Cambiarla con { $n ->
    [one] una carta
   *[other] { $n } carte
}
option-approach-approach = { $approach }
option-active-active = { $name }
option-play-card-play = Giocare { $card }
option-play-card-play-magic = Giocare { $card } spendendo { $n } Magia
option-play-card-panic = Girare la prima carta del mazzo
option-play-card-stop = Fermarsi
option-play-card-charge = Pagare Cariche: { $card }
option-play-card-use = Usare { $card }
option-play-card-flee = Fuggire
option-panic-play = Senza spendere Magia
option-panic-play-magic = Spendendo { $n } Magia
option-play-by-effect-play = Giocare { $card }
option-play-by-effect-play-magic = Giocare { $card } spendendo { $n } Magia
option-magic-payer-pay = Paga { $name }
option-magic-payer-take-back = Riprendi la carta in mano
option-magic-payer-without-magic = Giocala senza questa Magia
option-before-delayed-go-on = Lasciarle agire
option-before-delayed-flee = Fuggire
option-before-delayed-charge = Pagare Cariche: { $card }
option-before-delayed-use = Usare { $card }
option-before-attack-go-on = Affrontare quel che viene
option-before-attack-flee = Fuggire
option-before-attack-charge = Pagare Cariche: { $card }
option-before-attack-use = Usare { $card }
option-discard-discard = Scartare { $card }
option-keep-keep = Tenere { $card }
option-use-ability-use = Usare { $card }
option-use-ability-decline = Lasciar perdere
option-agree-active-agree = D'accordo
option-agree-active-refuse = No
option-agree-magic-agree = Spendere 1 Magia
option-agree-magic-refuse = Tenerla
option-agree-charge-agree = D'accordo
option-agree-charge-refuse = No
option-agree-flee-agree = Fuggire
option-agree-flee-refuse = Restare

## Che cosa è successo

event-encounter-drawn = Davanti a voi: { $card }.
event-no-encounter-found = Nessuno si fa vivo.
event-encounter-ended = { $outcome ->
    [won] { $card }: avete vinto.
    [lost] { $card }: avete perso.
    [fled] { $card }: la Compagnia si ritira.
    [run_away] { $card }: il nemico Scappa.
    [robbed] { $card }: il nemico vi ha preso tutto e non c'è più.
    [avoided] { $card }: Incontro evitato.
   *[told] { $card }: è finita qui.
}
event-outcome-read = { $text }
event-guardian-stayed = { $card } resta di guardia: { $at }.
event-encounter-left = { $how ->
    [fled] { $seat } Fugge.
    [dying] { $seat } cade ed è fuori dall'Incontro.
    [died] { $seat } muore nell'Incontro.
    [failed] { $seat } rinuncia.
   *[sent] { $seat } lascia l'Incontro.
}
event-item-brought-into-use = { $seat } usa { $item }.
event-item-set-aside = { $seat } mette da parte { $item }.
event-hand-exchanged = { $seat } prende una mano nuova: { $left ->
    [one] una carta
   *[other] { $left } carte
}.
event-cards-drawn = { $seat } pesca { $cards }.
event-card-discarded = { $seat } scarta { $card }.
event-deck-card-discarded = { $seat } scarta { $card } dalla cima del mazzo.
event-character-activated = { $seat } è il Personaggio Attivo (Turno { $turn }).
event-activation-ended = { $seat } ha finito.
event-turn-ended = Fine del Turno { $turn }.
event-card-played = { $magic ->
    [0] { $seat } gioca { $card }.
   *[other] { $seat } gioca { $card } con { $magic } Magia.
}
event-panic-card-turned = { $seat } è in Panico e gira { $card }.
event-key-connected = { $card }: la Chiave { $key } si collega.
event-pool-changed = Riserva di Combattimento: { $by }, ora { $now }.
event-affinity-moved = Affinità { $by }: ora { $now }.
event-sequence-card-lost = Esce dalla Sequenza: { $card }.
event-time-token-placed = { $n ->
    [one] Un gettone Tempo su { $card }.
   *[other] { $n } gettoni Tempo su { $card }.
}
event-time-token-removed = { $left ->
    [0] Via l'ultimo gettone Tempo da { $card }.
    [one] Via un gettone Tempo da { $card }: ne resta uno.
   *[other] Via un gettone Tempo da { $card }: ne restano { $left }.
}
event-ability-covered = Carta coperta, { $card }: la sua Capacità Ritardata non accadrà.
event-charges-changed = { $now ->
    [one] { $card }: una Carica.
   *[other] { $card }: { $now } Cariche.
}
event-enemy-attacked = { $seat } subisce l'attacco: { $card } (Riserva { $pool }).
event-enemy-reacted = { $seat } subisce la Reazione: { $card } (Stadio { $stage }).
event-opportunity-taken = { $seat } presta il fianco e subisce l'attacco di Opportunità: { $card }.
event-stage-won = Stadio { $stage } superato.
event-party-disagreed = La Compagnia non è d'accordo: si affronta l'Incontro.
event-consent-refused = { $seat } non è d'accordo.
event-flee-tried = { $why ->
    [cards] { $seat } non ha più carte e deve Fuggire.
   *[other] { $seat } cerca di Fuggire.
}
event-flee-coin-flipped = { $face ->
    [grail] Graal: { $seat } riesce a Fuggire.
   *[skull] Teschio: { $seat } deve restare.
}
event-characters-robbed = Non c'è modo di opporsi: spariscono tutta la Ricchezza e tutti gli Oggetti.
event-weapons-shattered = Le armi di { $seat } vanno in pezzi.

## Rifiuti

refusal-tg-e-not-active = { $name } non è il Personaggio Attivo.
refusal-tg-e-already-activated = { $name } ha già avuto la sua Attivazione in questo Turno.
refusal-tg-e-panic-first = In Panico la prima carta viene dalla cima del mazzo.
refusal-tg-e-not-in-hand = Questa carta non è nella tua mano.
refusal-tg-e-card-limit = Non più di { $n } carte in questa Attivazione.
refusal-tg-e-no-continue = Per giocare un'altra carta bisogna collegare un'icona Continua.
refusal-tg-e-magic-none = Nessuno può pagare la Magia per questa Chiave.
refusal-tg-e-charges = Su questa carta non ci sono abbastanza Cariche.
refusal-tg-e-covered = Questa Capacità è coperta da un'altra carta.
refusal-tg-e-equip-closed = Quel che si usa in un Incontro si sceglie prima che cominci.
refusal-tg-e-item-flipped = Già usato in questo Incontro: { $item }.
refusal-tg-e-mulligan-min = Una mano di una carta non si può cambiare.
refusal-tg-e-flee-phase = Si può Fuggire solo durante la propria Attivazione.
refusal-tg-e-flee-once = Un solo tentativo di Fuga per Attivazione.
refusal-tg-e-not-unanimous = Tutti i membri devono essere d'accordo.
refusal-tg-e-avoid-none = Questo Incontro non si può Evitare.
refusal-tg-e-avoid-late = La Diplomazia è già iniziata: per Evitare è tardi.
refusal-tg-e-avoid-req = Nessun membro ha quel che serve per Evitare questo Incontro.
refusal-tg-e-consent = { $name } non ha acconsentito.

## Fasi

phase-encounter-delayed = le Capacità Ritardate
phase-encounter-play = giocare le carte
phase-encounter-attack = l'attacco o la Reazione
phase-encounter-window = tra una fase e l'altra
phase-encounter-end = la fine del Turno
phase-encounter-outcome = la fine dell'Incontro
