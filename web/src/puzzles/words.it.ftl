puzzles-title = Problemi
puzzles-lead = Posizioni di partite giocate da bot. In ognuna una risposta è migliore di tutte le altre, e si mostra perché.
puzzles-day = La posizione del giorno
puzzles-day-about = La stessa per tutti; una nuova ogni giorno a mezzanotte, ora di Greenwich.
puzzles-found = { $puzzles } problemi, da { $positions } posizioni di { $games } partite
puzzles-none = Qui non ci sono problemi.
puzzles-number = { $game }, problema { $number }
puzzles-right = risolto
puzzles-wrong = tentato
puzzles-level-0 = Facile
puzzles-level-1 = Medio
puzzles-level-2 = Difficile
puzzles-level-3 = Molto difficile
puzzles-all = Tutti i problemi
puzzles-next = Il prossimo
puzzles-again = Ancora una volta
puzzles-show = Mostralo sul tavolo
puzzles-play-on = Gioca da qui
puzzles-solution = Soluzione
puzzles-give-up = Qual è la migliore?
puzzles-yours = La tua risposta
puzzles-best = La migliore
puzzles-next-best = La seconda
puzzles-why = Perché
puzzles-line = Come prosegue
puzzles-proof = La prova
puzzle-task-last_dice = Gli ultimi dadi dell'Era, e una sola risposta vince. Quale?
puzzle-task-dice = Quale risposta dà più probabilità di vincere?
puzzle-task-turn = Una risposta è nettamente migliore delle altre. Quale?
puzzle-task-fight = Si può vincere in questo Turno. Da che cosa cominci?
puzzle-verdict-right = È questa.
puzzle-verdict-close = Non è la migliore.
puzzle-verdict-wrong = No.
puzzle-verdict-shown = La risposta era questa.
puzzle-worth-win = vince
puzzle-worth-win-by = vince di { $points }
puzzle-worth-draw = finisce pari
puzzle-worth-loss = non vince
puzzle-worth-loss-by = perde di { $points }
puzzle-worth-chance = vince { $percent } volte su cento
puzzle-worth-stars = { $stars } stelle alla fine, in media
puzzle-worth-left = vinto in questo Turno, con { $left } tra Salute ed Energia, tolto il Terrore
puzzle-worth-not = non vinto in questo Turno
puzzle-worth-behind = rimasta indietro quando si sono guardate tutte le { $answers } risposte
puzzle-proof-solved = Si è guardato tutto quel che può seguire: { $worlds ->
        [one] una posizione
       *[other] { $worlds } posizioni
    }. Nulla è lasciato al caso.
puzzle-proof-solved-turn = Si è seguita ogni linea di questo Turno: { $worlds } posizioni, con il mazzo in sei ordini immaginati.
puzzle-proof-played =
    Si sono provate tutte le { $answers } risposte. Quelle rimaste sono state giocate fino in fondo { $worlds } volte ciascuna, con la stessa fortuna per tutte, da { $player }.
    La migliore è avanti di { $margin }; di almeno { $low }, 95 volte su cento.
puzzle-percent = { $percent } punti su cento
puzzle-stars = { $stars } stelle
puzzle-missed = Bot che hanno risposto altro: { $names }.
