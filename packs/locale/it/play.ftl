### Giocare nel terminale.

play-sealed = Il caso di questo tavolo è sigillato sotto { $commitment }. Il suo seme si svela alla fine.
play-how = Rispondi con un numero. Un punto interrogativo dice che altro puoi scrivere.
play-prompt = La tua risposta:
play-more =
    { $count ->
        [one] Un'altra risposta, fino al numero { $last }: scrivi una parte delle sue parole per trovarla.
       *[other] Altre { $count } risposte, fino al numero { $last }: scrivi una parte delle loro parole per trovarle.
    }
play-let-others = Lascia decidere qualcun altro.
play-hand-over = { $seat }, tocca a te decidere. Premi Invio quando sei alla tastiera.
play-chose = { $seat } sceglie: { $label }
play-chose-secretly = { $seat } ha fatto una scelta segreta.
play-refused = Non adesso: { $reason }
play-not-understood = Nessuna risposta contiene «{ $typed }». Un punto interrogativo dice che cosa puoi scrivere.
play-undone = La tua ultima risposta è stata ritirata.
play-agree = Siete tutti d'accordo a tornare indietro lo stesso? Sì o no:
play-yes = sì
play-saved = Il tavolo è conservato in { $file }.
play-save-where = Scrivi il nome di un file dopo la parola.
play-left = Hai lasciato il tavolo.
play-seed = Il seme di questo tavolo era { $seed }.

## I comandi e che cosa fanno

play-command-table = tavolo
play-command-preview = anteprima
play-command-undo = annulla
play-command-save = salva
play-command-quit = esci
play-command-help = aiuto

play-help-answer = Un numero dà quella risposta. Qualunque altra parola elenca le risposte che la contengono.
play-help-table = descrive di nuovo il tavolo.
play-help-preview = dice che cosa porterebbe ogni risposta e che cosa adesso non si può fare; con un numero, solo quella risposta.
play-help-undo = ritira la tua ultima risposta.
play-help-save = conserva il tavolo in un file; scrivine il nome dopo la parola.
play-help-quit = lascia il tavolo.
play-help-help = ripete queste righe; basta anche un punto interrogativo.
