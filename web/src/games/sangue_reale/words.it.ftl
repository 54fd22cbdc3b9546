# Parole del tabellone di Sangue Reale.

sr-where =
    { $round ->
        [0] Era { $era } · { $title }
       *[other] Era { $era } · { $title } · round { $round } di 25
    }
sr-track = Tracciato del Re
sr-turn = Turno { $turn }
sr-round-told = Round { $round }: { $mine } contro { $other }
sr-mods =
    { $n ->
        [one] { $who }: un modificatore nel turno { $turn }
       *[other] { $who }: { $n } modificatori nel turno { $turn }
    }
sr-my-sheet = La tua scheda: { $name }
sr-their-sheet = La scheda di { $name }
sr-show-sheet = Mostra la scheda di { $name }
sr-columns = Le sei colonne di { $name }
sr-column = Colonna { $column }, { $estate }: { $done } di { $all }
sr-column-next =
    { $kind ->
        [pair] prossima riga doppia
        [full] piena
       *[single] prossima riga singola
    }
sr-column-line = poi una linea, numero { $number }
sr-column-unique = con { $unique }
sr-map = Le terre di { $name }
sr-land = { $name }, { $vp } PV, { $owner }: { $numbers }
sr-land-free = libera
sr-land-own = di { $name }
sr-circled = { $number } cerchiato
sr-blocked = { $number } sbarrato
sr-vp = PV
sr-points = { $name }: { $vp } punti vittoria. Mostra il conto
sr-score = Il conto finora
sr-score-end = Il conto
sr-score-for = Che cosa conta alla fine
sr-total = In tutto
sr-told = { $supporters ->
        [one] un sostenitore
       *[other] { $supporters } sostenitori
    }, { $lands ->
        [one] una terra
       *[other] { $lands } terre
    }
sr-plans = Piani
sr-plans-hidden = nascosti
sr-plans-shown = rivelati
sr-before = prima di
sr-equal = come
sr-your-plan = Il tuo piano: { $plan }. Solo tu lo vedi
sr-locked = { $name } ha pianificato, sotto la mano
sr-thinks = { $name } non ha ancora pianificato
sr-their-plan = { $name } ha pianificato { $plan }
sr-supporters = Sostenitori Unici
sr-won-by = sta con { $name }
sr-unique = { $name }, colonna { $column }
sr-die = Dado { $value }
sr-dice-rolled = { $name } ha tirato
sr-dice-hand = { $name } ha in mano
sr-yours = tuoi
sr-theirs = suoi
sr-share = Spartisci i dadi: scegli i tuoi
sr-mine-die = { $value }, ai tuoi
sr-their-die = { $value }, ai suoi
sr-keep = Scegli i dadi da tenere
sr-faces = Le sei facce
sr-hand = I dadi in mano
sr-changed = con modificatore
sr-more-options = Altre risposte
sr-turns = I cinque turni
sr-era-of = Era { $era }
sr-begin = Comincia l'Era
sr-page = Leggi con calma, poi comincia l'Era.
sr-reigns = Regna { $name }
sr-dynasty = La dinastia
sr-wants = Vuole { $what }.
sr-against = contro
sr-choose-you = Scegli chi sei
sr-legacy = Ciò che i morti hanno lasciato
sr-era-won = { $name } vince l'Era { $era }
sr-era-drawn = Era { $era }: parità
sr-short =
    { $value ->
        [1] 1 dado
        [6] non tiri
       *[other] { $value } dadi
    }
sr-plan-under = Stessa azione: nessuno agisce. Se no comincia il numero più basso.
sr-crowned = La corona va a { $name }.
sr-throne-empty = Il trono resta vuoto.
