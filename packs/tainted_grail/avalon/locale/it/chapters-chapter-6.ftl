chapter-ch6 = La strada dei conti
chapter-ch6-text = Su questa strada arde ogni pietra, e non c'è chi la ringrazi. Vi chiedono che cosa siete, e le caselle sono tre. La sera passa un carro col telo cucito; non porta via niente, e posa qualcosa.
ending-road-benched = Siete stati su una panca, e vi siete alzati. C'era una cosa che volevate fare. Di là dal dosso canta una ragazza, e da lì si va avanti.
ending-road-worked = Avete il cappotto, il mulo e le chiavi. Davanti, di là dal dosso, c'è chi canta e non si ferma a respirare. La strada va avanti di là.
ending-road-robbed = In ventidue camminano nel mezzo della strada, attaccati alle camicie. Dicono di essere il coro. Di là dal dosso c'è una voce per cui potrebbe essere vero.
ending-road-read = È stato letto forte, e continuano a leggerlo; vi è passato davanti. E davanti c'è anche la voce di una ragazza. Più in là le raggiungerete tutte e due.
ending-road-silent = Verdi, con una riga. Non l'avete detto a nessuno. Di là dal dosso canta una ragazza, una strofa per lega, e per chiederle qualcosa bisognerà passarle tutte.
ending-road-by-night = Nessuna traccia. I solchi salgono una collina, e dalla cima la si sente.
