# Parole del tavolo: barra, domanda, cronaca, regole, annulla, voci, esito, replica.

## Barra
bar-undo = Annulla
bar-log = Cronaca
bar-rules = Regole
bar-menu = Tavolo
bar-home = Casa
bar-region = Barra del tavolo
board-region = Tabellone
close = Chiudi

## Domanda
ask-region = La domanda
ask-yours = { $name }, tocca a te.
ask-choices =
    { $count ->
        [0] Nessuna scelta.
        [one] Una scelta.
       *[other] { $count } scelte.
    }
ask-lit = Ciò che brilla sul tabellone si può scegliere.
ask-send = Scelgo questa
ask-put-back = Rimetti giù
ask-more = Tutte le scelte
ask-why = Perché non posso…?
ask-waits =
    { $count ->
        [one] { $names } sta scegliendo.
       *[other] { $names } stanno scegliendo.
    }
ask-thinks = { $name } sta pensando.
ask-held = La tua scelta è fatta. { $names } { $count ->
        [one] pensa ancora.
       *[other] pensano ancora.
    }
ask-held-change = La tua scelta è fatta. Puoi ancora cambiarla.
ask-held-mark = la tua scelta
ask-sending = Invio…
ask-retry = Connessione persa, riprovo…
ask-seats =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
ask-invite = Invita
ask-over = La partita è finita.
ask-result = Esito
ask-replay = Rivedi
ask-nobody = Il tavolo riposa.
ask-watching = Stai guardando.
ask-bot-plays = Un bot gioca al tuo posto.
ask-take-back-seat = Riprendo il mio posto

## Connessione
link-joining = Arrivo al tavolo…
link-lost = Connessione persa. Il tavolo è al sicuro; riprovo…
link-void = Questa chiave non apre più il tavolo. Chiedi un nuovo invito.
link-gone = Qui non c'è un tavolo così.

## Tabellone generico
generic-choices = Le tue scelte
generic-table = Il tavolo a parole
generic-refused = Non ora
generic-find = Cerca tra le scelte
generic-none = Nessuna scelta ha queste parole.

## Perché no
why-clause = Regola { $clause }
why-nothing = Niente di ciò che cercheresti è vietato ora.
