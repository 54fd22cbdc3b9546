event-ev-c4-p1 = Da che parte
event-ev-c4-p1-text = L'usciere percorre la fila e legge a ciascuno il suo numero, per sentire se è cambiato. Accanto al vostro adesso c'è un'imputazione. È a lapis, e dopo c'è uno spazio. «Prima di sentirvi le serve qualcosa con cui sentirvi», dice. «Corpi del reato. Due. Si posano sull'erba davanti alla pietra. Poi vi si chiama, e poi rispondete.»
event-ev-c4-p1-hint = Posate due corpi del reato davanti alla Pietra della Giudice.
event-ev-c4-p9 = Aggiornata
event-ev-c4-p9-text = Oggi niente sentenze. L'usciere lo dice a ogni porta, con le stesse parole. Lo ringraziano, rientrano, e si sente che spostano i mobili contro il lato dei campi.
event-ev-c4-p10 = L'orlo depone
event-ev-c4-p10-text = «La corte chiama l'orlo», dice l'usciere. È sentito all'imbrunire, come aveva chiesto. Depone in piedi.
event-ev-c4-p1-goal = Farvi sentire: posare due corpi del reato davanti alla Pietra della Giudice.
