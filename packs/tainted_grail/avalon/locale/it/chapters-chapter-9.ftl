chapter-ch9 = Il balivo
chapter-ch9-text = Sotto la chiglia c'è tutto quello che si è promesso e non ancora fatto, in schede, per data. Ci hanno consegnato un uomo con la sua pietra, e ronza. Può togliere una riga in modo che non ci sia mai stata. Deve tornare.
chapter-ch9-told-1 = Una riga è stata cancellata, e quello che c'era scritto è ancora in giro. Vorrebbe sapere sotto che lettera.
