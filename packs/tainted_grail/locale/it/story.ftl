### La storia: Diario, Eventi, Cerche, Oggetti, Segreti, progressione, morte e Grazia.
### Un evento riceve i suoi campi come nomi, come in day.ftl; $text sono le parole del verso, dell'Evento o del Capitolo.

## Domande

prompt-choose-effect = Che cosa scegli?
prompt-journal = Che cosa fate?
prompt-choose-member = Chi di voi?
prompt-share-gain = Chi lo riceve?
prompt-share-lose = Chi ci rinuncia?
prompt-equip = Se ne può usare uno solo: quale tieni in uso?
prompt-discard-item = Quale Oggetto scarti?
prompt-progress = In che cosa spendi la tua Esp?
prompt-lose-skill = Quale delle Abilità ottenute insieme restituisci?
prompt-choose-skill = Quale Abilità impari?
prompt-learn-which = Quale carta entra nel tuo mazzo?
prompt-rebuild-decks = Cambi qualcosa nei tuoi mazzi?
prompt-bequeath = Chi riceve ciò che lascia { $name }?
prompt-replacement = Un altro Personaggio prende il posto di { $name }?
prompt-grace = Tutto è perduto. Chiedete la Grazia della Madre di Tutto?

## Risposte

option-choose-member-hero = { $name }
option-share-gain-give = { $name } prende { $n } { $kind }
option-share-lose-give = { $name } rinuncia a { $n } { $kind }
option-equip-equip = Usa { $item }
option-discard-item-discard = Scarta { $item }
option-progress-raise = Porta { $attribute } a { $now } ({ $cost } Esp)
option-progress-learn = { $kind ->
    [combat] Impara una carta Combattimento ({ $cost } Esp)
   *[diplomacy] Impara una carta Diplomazia ({ $cost } Esp)
}
option-progress-done = Per oggi basta
option-choose-skill-skill = { $skill }
option-lose-skill-skill = { $skill }
option-learn-which-card = { $card }
option-rebuild-decks-done = I mazzi sono pronti
option-rebuild-decks-in = Metti { $card } nel mazzo
option-rebuild-decks-out = Togli { $card } dal mazzo
option-bequeath-give = { $name } riceve { $secret }
option-replacement-take = Arriva { $character }
option-replacement-decline = Non arriva nessuno
option-grace-grace = Chiedete la Grazia e ricominciate il Capitolo
option-grace-end = Lasciate che finisca qui

## Che cosa è successo: il Diario

event-exploration-began = { $count ->
    [one] { $members } apre il Diario.
   *[other] { $members } aprono il Diario.
}
event-verse-read = { $text }
event-choice-taken = La scelta: { $choice }
event-exploration-ended = Il Diario si chiude.
event-dreamt = { $kind ->
    [dream] Un Sogno per { $members }: { $text }
   *[nightmare] Un Incubo per { $members }: { $text }
}
event-text-read = { $text }
event-effect-took-hold = { $source } ({ $seats }): { $text }.
event-die-rolled = { $die ->
    [d6] Il testo chiede un dado: { $seat } tira { $result }.
    [coin] Il testo chiede un lancio del Quadrante: per { $seat } esce { $result }.
   *[guardian] Il dado Guardiano mostra: { $result }.
}
event-status-marked = { $part ->
    [0] Status segnato: { $status }.
   *[other] Status segnato: { $status }, parte { $part }.
}
event-status-cleared = Status cancellato: { $status }.
event-task-noted = Nuovo Compito: { $task }
event-task-done = Chiuso: { $task }.
event-dial-turned = { $value ->
    [0] { $target }: il Quadrante è arrivato alla fine.
   *[other] { $target }: il Quadrante segna { $value }.
}
event-dial-removed = { $target }: il Quadrante viene tolto.
event-tokens-changed = { $kind ->
    [time] Gettoni Tempo su { $number }: { $now }.
   *[quest] Gettoni Cerca su { $number }: { $now }.
}

## Che cosa è successo: Eventi, Cerche, Capitoli

event-event-revealed = L'Evento di oggi: { $event_id }. { $text }
event-event-ended = L'Evento «{ $event_id }» è finito.
event-event-deck-empty = Il mazzo Eventi è vuoto: oggi non si rivela niente.
event-events-peeked = { $seat } guarda che cosa sta per arrivare: { $event_ids }.
event-quest-succeeded = Cerca compiuta: { $quest }.
event-quest-failed = Cerca fallita: { $quest }.
event-quest-dropped = La Cerca «{ $quest }» viene messa via.
event-chapter-began = Comincia il Capitolo «{ $chapter }». { $text }
event-chapter-ended = Il Capitolo «{ $chapter }» è finito.
event-save-offered = Un buon momento per fermarsi, per stasera: il tavolo conserva tutto.
event-campaign-ended = { $ending ->
    [encounter_won] L'Incontro è vinto.
    [encounter_lost] L'Incontro è finito, e non è vinto.
   *[other] { $outcome ->
        [win] La campagna finisce con la vittoria.
       *[fail] La campagna finisce con la sconfitta.
    }
}

## Che cosa è successo: Oggetti, Segreti, progressione

event-item-gained = { $seat } ottiene { $item }.
event-item-lost = { $seat } scarta { $item }.
event-items-turned = { $seat } usa { $up }.
event-secret-gained = { $seat } ottiene il Segreto «{ $secret_number }».
event-secret-lost = { $seat } non ha più il Segreto «{ $secret_number }».
event-attribute-raised = { $seat }: { $attribute } ora è { $now }.
event-skill-taken = { $seat } impara { $skill }.
event-reserve-drawn = { $seat } guarda nella Riserva: { $cards }.
event-card-learnt = { $seat } impara { $card }.
event-deck-changed = { $joined ->
    [yes] { $seat } mette { $card } nel mazzo.
   *[no] { $seat } toglie { $card } dal mazzo.
}

## Che cosa è successo: sull'orlo

event-condition-gained = { $seat } riceve la carta «{ $condition }».
event-condition-lost = { $seat } mette via la carta «{ $condition }».
event-character-carried-home = I compagni portano { $character } fin qui: { $at }. A letto fino al giorno { $until }.
event-character-died = { $character } muore. È successo qui: { $at }.
event-character-joined = { $character } entra nella storia: { $at }.
event-grace-given = { $times ->
    [one] La Madre di Tutto ha pietà: il Capitolo «{ $chapter }» ricomincia.
   *[other] La Madre di Tutto ha pietà ancora una volta: il Capitolo «{ $chapter }» ricomincia. Una nuova Campagna in Modalità Narrativa sarebbe più clemente.
}

## Rifiuti

refusal-tg-e-exp = Esp insufficiente: { $need } da spendere, { $have } a disposizione.
refusal-tg-e-reserve-empty = La Riserva di Avanzamento è vuota.
refusal-tg-e-deck-min = Un mazzo deve avere almeno 15 carte: prima di toglierne una, mettine dentro un'altra.
refusal-tg-e-card-not-owned = { $name } non possiede questa carta.
refusal-tg-e-skill-taken = Questa carta Abilità è già di un altro Personaggio.
refusal-tg-e-skill-none = Non restano carte Abilità di { $attr }.
refusal-tg-e-choice-locked = Questa scelta non è aperta. Lo è se { $why }.
refusal-tg-e-choice-taken = Questa scelta è già stata fatta: una volta basta.
refusal-tg-e-keyword-limit = Si può usare un solo Oggetto di questo tipo ({ $keyword }): prima si mette da parte l'altro.
refusal-tg-e-grace-off = A questo tavolo si è scelto di giocare senza la Grazia.
