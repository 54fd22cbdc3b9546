### Una partita finita guardata di nuovo, e i suggerimenti.

analysis-nothing = Nessuna risposta ha cambiato le sorti di questa partita.
# Le probabilità sono su cento.
analysis-race = { $when } { $who } ha scelto «{ $choice }»: le probabilità del primo posto sono passate da { $before } a { $after } su cento. { $advice }
analysis-worth = { $when } { $who } ha scelto «{ $choice }»: il valore del tavolo è passato da { $before } a { $after }. { $advice }
analysis-same = Il bot avrebbe fatto lo stesso.
analysis-other = Il bot avrebbe scelto «{ $best }».
analysis-when =
    { $ply ->
        [0] Alla primissima risposta
        [one] Dopo una risposta
       *[other] Dopo { $ply } risposte
    }
replay-ruled = Il tavolo è stato corretto di comune accordo.
