### Le Azioni di una giornata, da soli e in Compagnia, e quel che costano.

## Le Azioni per nome

action-explore = in esplorazione
action-travel = in cammino verso { $place }
action-location = { $name }
action-character = { $name }
action-menhir = davanti al Menhir
action-use = si usa { $card }
action-pass = la giornata è finita

## Domande

prompt-act = Che cosa fai?
prompt-act-meanwhile = Tocca ad altri agire. Intanto puoi fare questo.
prompt-join = Ti unisci a questa Azione?
prompt-help = Aiuti a pagare questa Azione?
prompt-accept = Qualcuno chiede di unirsi all'Azione. Accetti?
prompt-grant = Un compagno vorrebbe un'altra Azione di seguito. Sei d'accordo?
prompt-pay = Quanto paghi tu?
prompt-pay-share = Paghi questa parte?
prompt-pay-card = Quale carta scarti per pagare?
prompt-flip-item = Che cosa giri per pagare?

## Risposte

option-act-explore = Esplorare questo Luogo
option-act-travel = Viaggiare verso { $place }
option-act-location = { $name } ({ $price })
option-act-character = { $name } ({ $price })
option-act-menhir = Ispezionare il Menhir
option-act-use = Usare { $card }
option-act-trade = Proporre uno scambio con { $name }
option-act-take = Raccogliere { $item }
option-act-hold = Aspettare questo giro
option-act-again = Chiedere di agire ancora
option-act-pass = Passare: la giornata è finita
option-join-join = Unirsi
option-join-stay = Restare
option-help-help = Aiutare
option-help-stay = Non aiutare
option-accept-accept = Accogliere { $name }
option-accept-refuse = Rifiutare { $name }
option-grant-agree = D'accordo
option-grant-refuse = No, tocca agli altri
option-pay-pay = Pagare { $n } { $kind }
option-pay-refuse = Rifiuta: così non si paga niente
option-pay-give-card = Dai la carta richiesta
option-pay-share-own = Pagare la propria parte: { $n } { $kind }
option-pay-share-cover = Pagare { $n } { $kind } per { $name }
option-pay-share-keep = Non pagare
option-pay-card-card = Scartare { $card }
option-flip-item-flip = Girare { $item }

## Che cosa è successo

event-round-began = Giro { $number }.
event-action-began = { $seats }: { $action }.
event-action-called-off = { $seat } lascia perdere ({ $action }): con chi ha preso parte non si può fare.
event-character-passed = { $tired ->
    [1] { $seat } non può fare altro e Passa.
   *[other] { $seat } Passa.
}
event-character-held-back = { $seat } aspetta.
event-party-joined = { $seat } va con { $leader }.
event-join-refused = { $leader } preferisce fare senza { $seat }.
event-member-excluded = Nessuno paga per { $seat }, che resta indietro.
event-cost-paid = { $seat } paga { $n } { $kind }.
event-item-flipped = { $seat } usa { $item } e gira la carta.
event-hand-card-paid = { $seat } scarta { $card } per pagare.

## Rifiuti

refusal-tg-e-phase = Adesso non si può: è il momento sbagliato ({ $phase }).
refusal-tg-e-acted = { $name } ha già agito in questo giro.
refusal-tg-e-round-order = In questo giro si agisce una volta sola, e non si può aspettare.
refusal-tg-e-passed = { $name } ha già Passato per oggi.
refusal-tg-e-busy = { $name } è in mezzo a un'Azione o a un Incontro.
refusal-tg-e-dead = { $name } è tra i morti.
refusal-tg-e-game-over = La Campagna è terminata.
refusal-tg-e-cost = { $kind }: { $need } da pagare, { $have } a disposizione.
refusal-tg-e-cost-others = Per un altro membro si possono pagare solo Energia e Magia.
refusal-tg-e-char-action-min = Almeno 1 Energia di questa Azione la deve pagare { $name }.
refusal-tg-e-terror-room = La traccia Terrore è troppo piena per questo costo: prima bisogna perderne un poco.
refusal-tg-e-join-place = { $name } si trova in un altro Luogo.
refusal-tg-e-join-late = L'Azione è già iniziata: ci si unisce prima.
refusal-tg-e-join-refused = { $leader } non ha accettato { $name }.
refusal-tg-e-leave-mid = Non si può lasciare la Compagnia durante un'Azione.
refusal-tg-e-no-action = Qui questa Azione non c'è.
refusal-tg-e-once-per-day = Per oggi è già stata usata. Torna domani.
refusal-tg-e-nobody-pays = Nessuno la paga: non si può scegliere.
refusal-tg-e-again = Non è servito a niente, e da allora non è cambiato niente.
refusal-tg-e-must-choose = C'è una scelta in sospeso: prima si risponde a quella.

## Momenti

phase-start = al mattino
phase-during = durante la giornata
phase-end = in un altro passo della sera
phase-action = durante un'Azione
phase-exploration = durante un'Esplorazione
phase-encounter = durante un Incontro
