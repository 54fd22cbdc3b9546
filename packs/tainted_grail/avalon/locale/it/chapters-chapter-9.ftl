chapter-ch9 = Il balivo
chapter-ch9-text = Sotto la chiglia c'è tutto quello che si è promesso e non ancora fatto, in schede, per data. Ci hanno consegnato un uomo con la sua pietra, e ronza. Può togliere una riga in modo che non ci sia mai stata. Deve tornare.
