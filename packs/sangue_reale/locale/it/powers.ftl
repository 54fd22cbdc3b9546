### I testi dei poteri e delle regole di punteggio, fatti dai loro dati

power-draw-modifier-current =
    { $n ->
        [one] Segna un modificatore in questo turno.
       *[other] Segna { $n } modificatori in questo turno.
    }
power-draw-modifier-next =
    { $n ->
        [one] Segna un modificatore nel prossimo turno.
       *[other] Segna { $n } modificatori nel prossimo turno.
    }
power-draw-modifier-choice =
    { $n ->
        [one] Segna un modificatore nel turno che vuoi.
       *[other] Segna { $n } modificatori nei turni che vuoi.
    }
power-blacken-choice-single =
    { $rows ->
        [one] Annerisci la prossima riga di una colonna a scelta, se è singola.
       *[other] Annerisci fino a { $rows } righe singole di una colonna a scelta.
    }
power-blacken-choice-any =
    { $rows ->
        [one] Annerisci la prossima riga di una colonna a scelta, anche doppia.
       *[other] Annerisci le prossime { $rows } righe di una colonna a scelta, anche doppie.
    }
power-blacken-list-single =
    { $rows ->
        [one] Annerisci la prossima riga di una colonna tra { $columns }, se è singola.
       *[other] Annerisci fino a { $rows } righe singole di una colonna tra { $columns }.
    }
power-blacken-list-any =
    { $rows ->
        [one] Annerisci la prossima riga di una colonna tra { $columns }, anche doppia.
       *[other] Annerisci le prossime { $rows } righe di una colonna tra { $columns }, anche doppie.
    }
power-blacken-one-single =
    { $rows ->
        [one] Annerisci la prossima riga della colonna { $column }, se è singola.
       *[other] Annerisci fino a { $rows } righe singole della colonna { $column }.
    }
power-blacken-one-any =
    { $rows ->
        [one] Annerisci la prossima riga della colonna { $column }, anche doppia.
       *[other] Annerisci le prossime { $rows } righe della colonna { $column }, anche doppie.
    }
power-circle-any =
    { $n ->
        [one] Cerchia un numero libero a scelta.
       *[other] Cerchia { $n } numeri liberi a scelta.
    }
power-circle-one =
    { $n ->
        [one] Cerchia un { $number } libero.
       *[other] Cerchia { $n } volte un { $number } libero.
    }
power-circle-list =
    { $n ->
        [one] Cerchia un numero libero tra { $numbers }.
       *[other] Cerchia { $n } numeri liberi tra { $numbers }.
    }
power-extra-dice =
    { $keep ->
        [one] Tira { $roll } dadi e usane uno.
       *[other] Tira { $roll } dadi e usane { $keep }.
    }
power-extra-dice-all =
    { $roll ->
        [one] Tira un dado e usalo.
       *[other] Tira { $roll } dadi e usali.
    }
power-set-die =
    { $times ->
        [one] Una volta, un tuo dado vale quello che vuoi.
       *[other] Per { $times } volte, un tuo dado vale quello che vuoi.
    }
power-vp = Vale { $n } PV.
power-vp-per = { $n } PV per ogni { $metric }.
power-edge-border-add =
    { $n ->
        [one] Ritraccia un confine cancellato.
       *[other] Ritraccia { $n } confini cancellati.
    }
power-edge-border-remove =
    { $n ->
        [one] Cancella un confine.
       *[other] Cancella { $n } confini.
    }
power-edge-border-toggle =
    { $n ->
        [one] Traccia o cancella un confine.
       *[other] Traccia o cancella { $n } confini.
    }
power-edge-river-add =
    { $n ->
        [one] Fai tornare un fiume scomparso.
       *[other] Fai tornare { $n } fiumi scomparsi.
    }
power-edge-river-remove =
    { $n ->
        [one] Prosciuga un fiume.
       *[other] Prosciuga { $n } fiumi.
    }
power-edge-river-toggle =
    { $n ->
        [one] Fai tornare o prosciuga un fiume.
       *[other] Fai tornare o prosciuga { $n } fiumi.
    }
power-edge-any-add =
    { $n ->
        [one] Ridisegna un confine o un fiume scomparso.
       *[other] Ridisegna { $n } confini o fiumi scomparsi.
    }
power-edge-any-remove =
    { $n ->
        [one] Togli un confine o un fiume.
       *[other] Togli { $n } confini o fiumi.
    }
power-edge-any-toggle =
    { $n ->
        [one] Disegna o togli un confine o un fiume.
       *[other] Disegna o togli { $n } confini o fiumi.
    }
power-block-slot =
    { $n ->
        [one] Sbarra un numero libero sulla mappa dell'altro: non gli serve più, ma non può cerchiarlo.
       *[other] Sbarra { $n } numeri liberi sulla mappa dell'altro: non gli servono più, ma non può cerchiarli.
    }
power-block-slot-lost =
    { $n ->
        [one] Sbarra un numero libero sulla mappa dell'altro: quella terra non può più averla.
       *[other] Sbarra { $n } numeri liberi sulla mappa dell'altro: quelle terre non può più averle.
    }
power-forbid-action-choice =
    { $rounds ->
        [one] Nomina un'azione: nel prossimo round l'altro non può sceglierla.
       *[other] Nomina un'azione: per { $rounds } round l'altro non può sceglierla.
    }
power-forbid-action =
    { $rounds ->
        [one] Nel prossimo round l'altro non può scegliere l'azione { $value }.
       *[other] Per { $rounds } round l'altro non può scegliere l'azione { $value }.
    }
power-act-first =
    { $rounds ->
        [one] Nel prossimo round agisci per primo, qualunque cosa scegliate.
       *[other] Per { $rounds } round agisci per primo, qualunque cosa scegliate.
    }
power-uncancel =
    { $times ->
        [one] Una volta, a piani uguali, la tua azione resta.
       *[other] Per { $times } volte, a piani uguali, la tua azione resta.
    }
power-open-plan =
    { $rounds ->
        [one] Nel prossimo round l'altro sceglie allo scoperto, prima di te.
       *[other] Per { $rounds } round l'altro sceglie allo scoperto, prima di te.
    }
power-wrap = I tuoi modificatori passano dal 6 all'1 e dall'1 al 6.
power-stack-bonus = Ogni tuo modificatore può cambiare un dado di 2.

metric-boxes = terra controllata
metric-uniques = Sostenitore Unico
metric-full-columns = colonna piena
metric-river-boxes = terra sul fiume
metric-groups-led = provincia in cui prevali
metric-modifiers-spent = modificatore speso

term-box-vp = I valori delle terre controllate.
term-box-count = { $k } PV per ogni terra controllata.
term-group-complete = { $vp } PV a chi controlla per intero { $group }.
term-group-majority = { $vp } PV per la maggioranza: { $group }.
term-chain = { $k } PV per ogni terra della tua catena più lunga.
term-unique-vp = I valori dei Sostenitori Unici.
term-unique-count = { $k } PV per ogni Sostenitore Unico.
term-column-full = { $k } PV per ogni colonna piena.
term-column-majority = { $k } PV per ogni colonna in cui hai più sostenitori dell'altro.
term-circles-div = 1 PV ogni { $n } sostenitori.
term-tag-count = { $k } PV per ogni terra di tipo { $tag }.
term-tag-set = { $vp } PV a chi ha almeno una terra per tipo: { $tags }.
term-modifiers-spent = { $k } PV per ogni modificatore speso.
term-chronology-distinct = { $k } PV per ogni turno con cinque azioni diverse.
term-cancelled = { $k } PV per ogni round annullato.
term-river-side = { $k } PV per ogni terra bagnata da un fiume.
term-penalty = { $k } PV in meno per ogni { $metric }.
