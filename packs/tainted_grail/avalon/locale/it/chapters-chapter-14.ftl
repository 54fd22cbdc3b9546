chapter-ch14 = L'ultima tacca
chapter-ch14-text = Il mare è uscito dalla cala e non è rientrato. Sulla sabbia che resta verranno tutti quelli a cui è stato promesso qualcosa. Vogliono sapere quale delle due, e ci sono undici giorni per arrivarci con una tavola, un popolo e delle barche.
