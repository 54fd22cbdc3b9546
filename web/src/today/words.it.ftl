# Parole della sfida del giorno.

day-title = La sfida di oggi
day-title-past = La sfida del { $date }
day-lead = Tre partite, le stesse per tutti: le stesse carte, gli stessi dadi, lo stesso rivale. Conta un solo tentativo. Quello che hanno fatto gli altri si vede a partita tua finita.
day-until = { $hours ->
    [0] Le prossime tra { $minutes } min
   *[other] Le prossime tra { $hours } h { $minutes } min
 }
day-over-soon = Ci sono partite nuove: ricarica la pagina
day-sand = Da soli contro le ore. Vince chi ha più stelle.
day-blood = Un'Era contro il Compagno. Prima chi vince, poi di quanti punti.
day-grail = Un Incontro, da soli. Chi ne esce con più Salute ed Energia, e meno Terrore.
day-name = Il nome in classifica
day-begin = Gioca la partita di oggi
day-go-on = Riprendi
day-again = Esercitati
day-again-about = La stessa partita un'altra volta. Non conta.
day-look = Rivedi la mia partita
day-results =
    { $count ->
        [0] nessuno ha ancora finito
        [one] ha finito una persona
       *[other] hanno finito in { $count }
    }
day-mine-open = La tua partita è sul tavolo.
day-mine-void = La tua partita non è finita in tempo.
day-rank =
    { $of ->
        [one] Hai finito per primo
       *[other] Sei al posto { $rank } su { $of }
    }
day-score-sand =
    { $score ->
        [one] { $score } stella
       *[other] { $score } stelle
    }
day-score-blood = { $won ->
    [yes] ha vinto di { $margin }
    [even] pari
   *[no] ha perso di { $margin }
 }
day-score-grail = { $won ->
    [yes] ne esce con { $score }
   *[no] non ne esce
 }
day-gave-up = ha rinunciato
day-board = Risultati di { $game }
day-board-rank = Posto
day-board-name = Nome
day-board-result = Risultato
day-board-none = Nessuno l'ha finita.
day-you = tu
day-unnamed = Qualcuno
day-watch = Guarda la partita di { $name }
day-watch-short = Guarda
day-device = Il tentativo che conta vale per te su tutti i tuoi dispositivi: questo browser diventa uno di loro, senza iscriversi.
day-devices = I miei dispositivi
day-yesterday = Il giorno prima
day-today = Alla sfida di oggi
day-sealed = Da che cosa si danno le carte è stato deciso all'inizio del giorno: il suo sigillo è { $seal }. Il segreto si dice quando il giorno è chiuso, alle { $when }.
day-told = Il segreto di questo giorno era { $secret }. Il suo SHA-256 è il sigillo mostrato fin dal primo momento: { $seal }. Da lì viene il seme di ogni partita:
day-fair = Perché è uguale per tutti
