### Una partita finita guardata di nuovo, e i suggerimenti.

analysis-nothing = Nessuno ha ceduto qualcosa che valga la pena di raccontare.
# Le probabilità sono su cento.
analysis-race = { $when } { $who } ha scelto «{ $choice }»: le probabilità del primo posto sono passate da { $before } a { $after } su cento. { $advice }
analysis-worth = { $when } { $who } ha scelto «{ $choice }»: il valore del tavolo è passato da { $before } a { $after }. { $advice }
analysis-lost-race = { $when } { $who } ha scelto «{ $choice }»: «{ $best }» valeva { $lost } su cento in più.
analysis-lost-worth = { $when } { $who } ha scelto «{ $choice }»: «{ $best }» valeva { $lost } in più.
analysis-apart = { $who } ha ceduto { $lost } su cento con scelte che non erano le migliori; dadi e piani segreti hanno portato { $luck }.
analysis-same = Il bot avrebbe fatto lo stesso.
analysis-other = Il bot avrebbe scelto «{ $best }».
analysis-when =
    { $ply ->
        [0] Alla primissima risposta
        [one] Dopo una risposta
       *[other] Dopo { $ply } risposte
    }
replay-ruled = Il tavolo è stato corretto di comune accordo.

## Perché un consiglio dice quello che dice: una riga, con il motivo nelle prime parole

advice-mix = Piani uguali si annullano, e chi è previsto non prende niente. Variate, e lasciate scegliere il caso.
advice-rival-shows = { $rival } ha mostrato soprattutto { $action }: { $times } round su { $rounds }. Piani uguali si annullano: variate.
advice-scores =
    { $card } subito: { $stars ->
        [one] una stella
       *[other] { $stars } stelle
    }{ $hourglasses ->
        [0] .
        [one] , una clessidra.
       *[other] , { $hourglasses } clessidre.
    }
advice-nearer = Poi a { $card } manca solo { $pieces }.
advice-tile = Ha quello che ancora manca a { $card }: { $pieces }.
advice-amount = { $n } { $element }
advice-light = La pietra che illumina questo luogo si sta consumando.
advice-food = Il cibo è quasi finito.
advice-quest = Di qui passa una Cerca.
advice-end = Qui non resta più niente da fare: il Capitolo può finire.
advice-new = Lì non ha ancora guardato nessuno.
advice-rest = Chi va avanti così stanco finisce la giornata Esausto.
