secret-44 = Mandato di Hedra
secret-44-text = *Si apra ogni cancello ai latori, che hanno portato buone notizie.* C'è la data. Non c'è chi lo legga e non si rallegri per lei.
secret-45 = Giuramento della Corte
secret-45-text = Com'era, e se non sai dirlo com'era stai zitto. Finché il giuramento non è asciutto non aggiri nessuno a parole, e non scappi.
secret-46 = Il nome nel posto vuoto
secret-46-text = Un ragazzo con la lampada non è mai passato. Adesso si sa, e ha un posto dove si sa. La sedia tenuta per il teste ha un nome sullo schienale.
secret-89 = Parola: il turno
secret-89-text = Nessuno resta indietro per colpa tua. Li lasci passare ai cancelli, alle pompe, in fondo alle scale. Non si crederebbe quanti vanno soltanto a prendere l'acqua.
