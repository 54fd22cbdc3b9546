verse-book-610 =
    È la sera di un giorno cominciato prima che nascesse chiunque sia qui. La Tavola sta sulla sabbia, col bordo al sole. Accanto ci sono un tegame, un cucchiaio, e una candela alta come la scarpa di un bambino. Ivel ha appeso la camicia a una spalliera e ha posato l'elenco sul sedile. All'ultima riga ha scritto *chi viene*; nelle osservazioni, per ora, niente.

    «È una sera strana», dice una donna col mestolo. «Si vede dove finisce.»

    L'acqua se ne sta a un grido di distanza, liscia liscia. È venuta fin dove le è stato detto. Dietro di voi ci sono tutti, e c'è la cena, perché è l'ora. Mettono le ciotole lungo le murate e sulle porte staccate. «A chi manca il cucchiaio?» chiede un bambino. Ne ha uno in mano, e si fa tutta la spiaggia per chiederlo.
verse-book-667 = Non ha parlato nessuno. È stato sentito anche questo.
