verse-book-600 =
    Il mare è uscito dalla Cala della Campana e non è rientrato. Dove stava c'è sabbia, fin dove si vede, dura come un'aia, coi solchi di vecchie chiglie disegnati sopra.

    «Primi arrivati, voi», dice sorella Ia. Carta non ne ha. Si lecca un dito come per voltare pagina. «Il verbale lo teniamo noi. A memoria: è il solo posto dove non ci hanno mai bruciato niente.»

    «Perché qui?»

    «Perché non è di nessuno. Quando il resto fu dato in prestito, questo era sott'acqua. Mettilo», si dice, ed è messo. «Vengono tutti. Chiunque si è sentito promettere qualcosa. Hanno sentito che resta una cosa sola da fare, e vogliono che gli si dica quale.»

    «E quanto c'è?»

    «Undici giorni, a tacche. Undici, finché qualcuno non cena ed è il giorno dopo.» Guarda lungo la sabbia, dove ancora non c'è nulla. «Seconda», dice Ia, «una donna con un cancello.»
