dream-168 = Ti stanno spostando. Lo fanno in parecchi, con le cinghie, e al di sopra della tua testa si parlano degli angoli. Uno spigolo non te l'hanno mai girato così bene.
nightmare-168 = Ti stanno spostando, e nessuno ha chiesto. Gridi che qui dentro c'è uno. «Nessuna», dice una voce, scrivendo. La penna la senti.
