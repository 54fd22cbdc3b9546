### La mappa: Luoghi, arrivi, Menhir e Anomalia, Guardiani.

## Domande

prompt-menhir = Che cosa fate davanti al Menhir?
prompt-guardian-order = Quale Guardiano affrontate per primo?
prompt-join-encounter = Qualcuno è appena arrivato e deve affrontare un Incontro. Ti unisci?
prompt-move-where = Dove si va?

## Risposte

option-menhir-light = Attivarlo: { $way }
option-menhir-leave = Lasciarlo com'è
option-guardian-order-guardian = { $card }
option-join-encounter-join = Unirsi
option-join-encounter-watch = Restare a guardare
option-move-where-to = { $place }

## Che cosa è successo

event-location-revealed = Si apre un nuovo Luogo: { $number }.
event-location-discarded = Un Luogo non è più dov'era: { $number }.
event-location-removed = Un Luogo esce per sempre dalla Campagna: { $number }.
event-location-replaced = Un Luogo è cambiato: prima { $old }, adesso { $new }.
event-characters-moved = { $travelling ->
    [1] La strada porta { $seats } fin qui: { $number }.
   *[other] Un altro Luogo per { $seats }: { $number }.
}
event-encounter-joined = { $seat } si unisce all'Incontro.
event-menhir-inspected = Si guarda da vicino il Menhir: { $number }.
event-menhir-activated = { $renewed ->
    [1] { $number }: il Menhir è rinnovato, Quadrante { $dial }.
   *[other] { $number }: il Menhir si accende, Quadrante { $dial }.
}
event-menhir-dial-turned = { $dial ->
    [0] { $number }: il Quadrante del Menhir è esaurito. Domattina si spegnerà.
   *[other] { $number }: Quadrante del Menhir a { $dial }.
}
event-menhir-went-dark = { $number }: il Menhir si è spento.
event-anomaly-suffered = L'Anomalia coglie { $seat }.
event-guardian-die-rolled = Dado Guardiano per { $encounter }: { $face ->
    [north] nord
    [east] est
    [south] sud
    [west] ovest
    [discard] si allontana
   *[nothing] resta dov'è
}.
event-guardian-moved = { $encounter } monta la guardia: { $number }.
event-guardian-left = { $encounter } lascia la guardia: { $number }.

## Rifiuti

refusal-tg-e-diagonal = Non si può Viaggiare in diagonale.
refusal-tg-e-no-route = Nessuna Chiave Direzionale porta da { $a } a { $b }.
refusal-tg-e-not-revealed = Il Luogo { $n } non è rivelato.
refusal-tg-e-no-menhir-seal = In questo Luogo non c'è un Menhir.
refusal-tg-e-menhir-req = Il Menhir chiede qualcosa che nessuno nella Compagnia possiede.
refusal-tg-e-menhir-limit = A questo tavolo non possono restare accesi più di { $limit } Menhir.
