tg-where = { $day ->
    [0] { $title }
   *[other] Giorno { $day } · { $title }
  }
tg-map = Mappa
tg-company = La compagnia
tg-tale = Evento e Cerche
tg-tale-short = Evento e Cerche
tg-save-sheet = Foglio di salvataggio
tg-save-short = Salvataggio
tg-close = Chiudi
tg-day = Giorno { $day }
tg-round = Giro { $round }
tg-night = La notte
tg-fog = nella nebbia
tg-dial = { $days ->
    [0] Menhir acceso: si spegne domani
    [one] Menhir acceso: Quadrante 1
   *[other] Menhir acceso: Quadrante { $days }
  }
tg-guardian = Guardiano: { $name }
tg-quest-token = Segnalini Cerca: { $count }
tg-time-token = Segnalini Tempo: { $count }
tg-place-look = Guarda da vicino
tg-place-go = Puoi andarci
tg-each = a testa
tg-free = gratis
tg-limiter = La Salute tiene l'Energia a { $cap } al massimo
tg-at-with = { $place }, con { $names }
tg-board-of = Plancia di { $name }
tg-open-board = Apri la plancia di { $name }
tg-sort-item = Oggetto
tg-sort-secret = Segreto
tg-sort-skill = Abilità
tg-sort-condition = Condizione
tg-dead = non c'è più
tg-in-party = in Compagnia
tg-with-you = qui con te
tg-quest = Cerca
tg-task = Compito
tg-goal = Scopo:
tg-goes-dark = Domani si spegne il Menhir di { $place }: la terra che illumina solo lui andrà perduta.
tg-actions = Azioni
tg-act-explore = Esplora
tg-act-travel = Viaggia
tg-act-location = Azione del Luogo
tg-act-menhir = Menhir
tg-act-hold = Aspetta
tg-act-again = Ancora
tg-act-pass = Passa
tg-act-not = ora no
tg-act-where = { $count } vie
tg-book = Il diario: { $title }
tg-close-book = Chiudi il libro
tg-reading-others = Altri stanno scegliendo per la Compagnia.
tg-edge-north = Nord:
tg-edge-east = Est:
tg-edge-south = Sud:
tg-edge-west = Ovest:
tg-edge-fog = { $number }, nella nebbia
tg-go-there = Viaggia fin qui
tg-letter = La lettera
tg-letter-of = La lettera di { $name }
tg-holds-nothing = Non porta nulla con sé.
tg-statuses = Status segnati
tg-no-statuses = Nessuno, per ora.
tg-marked = segnato
tg-lost-ones = Chi non è più con voi
tg-decks = Mazzi del tavolo
tg-kept = Il tavolo conserva tutto da sé, a ogni risposta: puoi chiudere la pagina e riprendere da qui quando vuoi.
tg-choose-hero = Chi guiderai
tg-deck-in = Da mettere nel mazzo
tg-deck-out = Nel mazzo
tg-choose-line = Scegli chi guiderai: ognuno ha la sua Azione, il suo Difetto, la sua lettera.
tg-what-came = Che cosa ne è venuto
tg-read-on = Leggi con calma, poi chiudi il libro.
