verse-book-580 = Una porta col segno rosso. Accanto, una senza. Poi una con. Una cifra non la dà nessuno. Nessuno l'ha chiesta.

    «Tenetemi questo un momento», dice Keren. È l'anello del granaio. Lo prendete, e adesso lo tenete tutti. «Volevo lasciarlo», dice lei. Si guarda le dita e gli dà tempo. Restano chiuse.

    Dalle levatrici hanno scritto una morte sul muro. Prima non c'era mai stata. È in basso, dove leggono i bambini.

    «Nostra lo era da sempre», dice una donna sulla soglia. Tegen è entrata dal davanti, e non l'aveva mai fatto in vita sua, con le scarpe in mano. «Era in prestito con tutto il resto. Scade. Mi serve chi porti», dice. «Non i morti.»
verse-book-950 = È a cena. Non fa rumore. Per tutta la tavola le mani si chiudono, su un cucchiaio, sul sale, sulla manica del vicino, e nella casa accanto, e per la strada. La gente guarda che cosa ha preso. Qualcuno ride. Una madre tiene un saliscendi e il bambino è di fuori. «E spingi», dice. «Io non posso. Spingi.»

    Tutta la sera sono gentili, attraverso le porte, su quello che per caso si stavano passando.
verse-book-968 = A sud c'è la riva, e sopra il muro, quello che si prende per un muro. Chi può camminare vi ha accompagnato fino all'ultima casa.
