chapter-ch1 = La quinta sedia
chapter-ch1-text = Cinque sedie vuote alla tavola lunga, e un anno che scade fra una settimana. La pietra del cortile cala. Voi siete quelli che durante la cena restano in piedi. Stasera vi hanno fatto posto.
chapter-ch2 = Il registro bruciato
chapter-ch2-text = Sei carri vuoti e un funzionario con sei penne: il Conto di Camelot è venuto a riscuotere. Sulla carta c'è il nome di Cuanacht, una somma, e in fondo una riga che nessuno dei vivi ha firmato. Chi teneva il registro l'ha bruciato. Non tutto.
chapter-ch3 = Il fratello sulla pietra
chapter-ch3-text = Un corvo dice un nome con l'accento del vostro villaggio. A est, su una collina, un uomo sta in piedi da un anno con le mani su una pietra. Prima di lui c'è la strada; dopo di lui il mare sale di un gradino al giorno.
chapter-ch4 = La giudice
chapter-ch4-text = Di là dall'acqua niente passa la notte se non è stato deciso. La gente fa la fila per questo. In fondo alla fila c'è una giudice, in piedi da un anno. Voi siete imputati, a lapis.
