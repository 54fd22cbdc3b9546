### Nomi e finali comuni a tutto il tavolo.

key-magic = Magia
key-free = Libera

die-skull = Teschio
die-grail = Graal
die-north = nord
die-east = est
die-south = sud
die-west = ovest
die-nothing = faccia vuota
die-discard = scarto

journal-book = il Libro dei Segreti
journal-dream = Sogno: { $place }
journal-nightmare = Incubo: { $place }
menhir-way = { $name } ({ $price })
board-letter = Plancia { $letter }
option-journal-paid = { $choice } ({ $price })

ending-day-limit = I giorni stabiliti per questo tavolo sono finiti. La storia aspetta.
ending-session-over = Per stasera basta così. La storia aspetta.
ending-death = Non resta nessuno a portare la luce.
ending-chapter-finished = Il Capitolo è narrato fino in fondo.
ending-encounter-won = L'Incontro è vinto.
ending-encounter-lost = L'Incontro non è vinto.
ending-win = Avete compiuto ciò per cui eravate partiti.
ending-fail = Avalon è perduta.
