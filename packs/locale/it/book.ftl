### Il diario di una campagna, rilegato come libro.

book-contents = Indice
book-on-the-way = Per strada
book-day = Giorno { $day }
book-colophon = Ogni cosa in questo libro è stata letta ad alta voce o scelta a uno stesso tavolo, in quest'ordine, e niente è stato aggiunto.
refusal-table-e-no-journal = Questo gioco non tiene un diario.
