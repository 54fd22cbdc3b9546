verse-book-509 = La domanda vi è rivolta di nuovo, più piano. La donna sul muretto è la cancelliera di ricevimento. Lo chiede a tutti, e non è, dice, per curiosità.
verse-book-509-told-1 = «Dai gradini. A piedi.» Lo scrive e lo rilegge. «Hanno dichiarato che l'acqua li ha lasciati.»
verse-book-509-told-2 = «Per acqua. Su una zattera.» Lo scrive e lo rilegge. «Hanno dichiarato di essere carico, e di essersi stivati da sé.»
verse-book-509-told-3 = «In un'ora che abbiamo comprato.» Lo scrive e lo rilegge. «Hanno dichiarato che era loro. Si vedrà se aveva un altro padrone.»
verse-book-509-told-4 = «Ci hanno portati.» A questo alza la testa. Scrive una parola sola, *merce*, e la rilegge.
verse-book-509-told-5 =
    Poi vi dà un numero su un cartoncino. Il cartoncino è caldo.

    Dietro di lei c'è una fila, con quello che si è portata dietro: un paletto, una culla, il cappello di un morto. «Per farli decidere», dice la cancelliera. «Quel che è deciso domattina c'è. Quel che non lo è», e guarda il muretto fin dove il muretto ci rinuncia, «va di là. Abbiamo una giudice. È in piedi da un anno davanti a una pietra, dà ragione all'uno o all'altro, e dove l'ha data resta data.»

    «E noi che c'entriamo?»

    «Siete imputati. Non me la prenderei. Chi è sotto processo domani è atteso.»

    «Imputati di che?»

    Lei gira il foglio. C'è la riga apposta, e sulla riga niente.

    «Il numero, prego», dice un usciere lì accanto. «Il dolore dopo.»
verse-book-620 = Hedra va a ovest davanti a voi.
verse-book-621 = Hedra resta, ed è contenta.
verse-book-622 = Scendete sulla strada con la giudice.
verse-book-656 = «Hanno dichiarato che era tutto vero», legge l'usciere.
verse-book-657 = «L'orlo ha dichiarato di avere aspettato», legge l'usciere.
verse-book-505 = «Chi di noi non è partito?» dice Hedra.
verse-book-505-gwenneg = «Gwenneg. Ha fatto due passi.»
verse-book-505-all-five-went = «Siete andati tutti e cinque.»
verse-book-505-lift-her = Non dite niente, e la sollevate dalla pietra.
verse-book-505-ask-for-time = Chiedete tempo.
