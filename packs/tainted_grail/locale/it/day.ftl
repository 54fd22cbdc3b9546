### La giornata: preparazione, mattino, sera, notte, il gruppo.
### Un evento riceve i suoi campi: $seat, $seats, $other, $leader e $of sono nomi di Personaggi, $number e $at nomi di Luoghi.

## Domande

prompt-choose-character = Quale Personaggio guidi?
prompt-choose-board = Su quale plancia?
prompt-choose-colour = Con i mazzi di quale colore?
prompt-trade-window = Volete scambiare qualcosa prima di andare avanti?
prompt-trade = Che cosa metti nello scambio?
prompt-trade-offer = Ti propongono questo scambio. Accetti?
prompt-eat = Mangi prima di dormire?
prompt-dawn = Chi riparte domattina?
prompt-end-narrative = C'è chi vorrebbe continuare senza l'aiuto della Modalità Narrativa. Sei d'accordo?
prompt-join-where = Dove comincia chi arriva?
prompt-leave-secrets = A chi lasci questo Segreto?

## Risposte

option-choose-character-play = { $character }
option-choose-board-board = { $board }
option-choose-colour-colour = { $colour }
option-trade-window-ready = Avanti
option-trade-window-ready-tonight = Avanti, e niente più scambi per stasera
option-trade-window-trade = Proporre uno scambio con { $name }
option-trade-window-take = Raccogliere { $item }
option-trade-give = Dare { $what }
option-trade-ask = Chiedere { $what }
option-trade-propose = Proporre così
option-trade-cancel = Lasciar perdere
option-trade-offer-agree = Accettare
option-trade-offer-refuse = Rifiutare
option-eat-eat = Mangiare 1 Cibo
option-eat-fast = Restare a digiuno
option-dawn-go-on = Si riparte così
option-dawn-stop = Per stasera basta: la Campagna riprenderà a un altro tavolo
option-dawn-shelve = { $name } lascia il gruppo
option-dawn-add = { $name } si unisce al gruppo
option-dawn-end-narrative = Chiudere la Modalità Narrativa
option-act-end-narrative = Chiudere la Modalità Narrativa
option-end-narrative-agree = D'accordo
option-end-narrative-refuse = No, teniamola
option-join-where-to = { $place }
option-leave-secrets-give = { $name } prende { $card }

## Che cosa è successo

event-character-chosen = { $seat } parte per il viaggio.
event-chronicler-named = Il Cronista è chi guida { $seat }.
event-day-began = Giorno { $day }.
event-evening-came = Scende la sera del giorno { $day }.
event-session-ended = Il tavolo si ferma qui, alla fine del giorno { $day }. La Campagna può riprendere da questo salvataggio.
event-track-moved = { $track ->
    [energy] Energia
    [health] Salute
   *[terror] Terrore
} di { $seat }: da { $before } a { $now }.
event-resource-gained = { $seat } ottiene { $n } { $kind } (ora { $now }).
event-resource-lost = { $seat } perde { $n } { $kind } (ora { $now }).
event-attribute-lost = { $seat } perde un punto di { $attribute } (ora { $now }).
event-time-dial-turned = { $value ->
    [0] Tempo scaduto: { $target }.
   *[other] Quadrante Tempo su { $target }: { $value }.
}
event-character-rested = { $ate ->
    [1] { $seat } mangia e riposa.
   *[other] { $seat } si addormenta a stomaco vuoto.
}
event-trade-made = { $other } riceve da { $seat }: { $gave }. In cambio dà: { $took }.
event-gift-made = { $other } riceve da { $seat }: { $gave }.
event-trade-refused = { $other } non vuole lo scambio proposto da { $seat }.
event-item-taken-up = { $seat } raccoglie { $item }.
event-character-left = { $seat } lascia il gruppo.
event-character-added = { $returned ->
    [1] { $seat } torna nel gruppo: { $at }.
   *[other] { $seat } si unisce al gruppo: { $at }.
}
event-narrative-ended = D'ora in poi si gioca senza gli aiuti della Modalità Narrativa.
event-narrative-kept = { $seat } preferisce tenere la Modalità Narrativa.

## Rifiuti

refusal-tg-e-trade-kind = { $kind } non si può scambiare.
refusal-tg-e-trade-place = Per scambiare bisogna essere nello stesso Luogo.
refusal-tg-e-trade-busy = Non si scambia durante un'Azione o un Incontro.
refusal-tg-e-personal = I Segreti Personali non cambiano mai proprietario.
refusal-tg-e-player-count = Si gioca con un numero di Personaggi da 1 a 4.
refusal-tg-e-board-taken = { $other } usa la plancia o le carte di { $name }, che potrà tornare quando { $other } avrà lasciato il gruppo.
refusal-tg-e-seats-taken = Questo tavolo è stato aperto per { $seats ->
    [one] un Personaggio
   *[other] { $seats } Personaggi
}: nessuno può guidare { $name }. Riprendi dal salvataggio a un tavolo con più posti.
refusal-tg-e-roster-mid = Il gruppo può cambiare solo tra una giornata e l'altra.
refusal-tg-e-character-taken = { $name } è già in gioco.
refusal-tg-e-character-unknown = In questa campagna non c'è nessun Personaggio di nome { $name }.
refusal-tg-e-campaign-unknown = Qui non c'è nessuna campagna di nome { $name }.
refusal-tg-e-chapter-unknown = In questa campagna non c'è nessun Capitolo di nome { $name }.
refusal-tg-e-encounter-unknown = Non c'è nessun Incontro di nome { $name } da affrontare.
