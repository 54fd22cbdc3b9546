dream-170 = Tutti quelli che conosci sono svegli nella stanza accanto e vanno avanti senza di te. Tieni gli occhi chiusi, perché non smettano.
nightmare-170 = Tutti quelli che conosci sono svegli nella stanza accanto. Si ride molto. Ti alzi ed entri, ed è di nuovo la stanza accanto.
dream-171 = Attacchi anche tu. È il punto giusto. Quelli a destra e a sinistra si spostano, senza guardarti, come per chi era solo in ritardo.
nightmare-171 = Ti chiedono di tenere una nota, un momento. Tornano subito. Li senti scendere dalla collina.
dream-191 = Dormi. Una storia non c'è. È come se uno ti avesse attraversato spegnendo i lumi e accostando le porte.
nightmare-191 = C'è un tale silenzio che lo senti alzarsi, guardarli tutti, e scegliere.
dream-192 = La canzone passa sotto la finestra, e di te non ha bisogno.
nightmare-192 = Ha perso il segno. Guarda una faccia dopo l'altra. Hai la bocca aperta.
