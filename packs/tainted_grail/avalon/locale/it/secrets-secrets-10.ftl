secret-69 = Mezza frase, l'altra
secret-69-text = *... finché mia figlia non ha finito di dormire.* Era sotto un materasso, dove stava una mano. Non ha un inizio, e non le serve.
secret-70 = Stato Re
secret-70-text = Sei stato lì, non hai fatto niente, ti hanno ringraziato. Alle porte dove si sa ti fanno posto, e tu ti guardi i polsini.
secret-71 = Goccia di cera
secret-71-text = È sul polpastrello del pollice e non viene via. Quella mano non si chiude, qualunque cosa tenga. La vedono tutti.
