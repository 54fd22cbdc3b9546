location-174 = Sotto-Costola
location-174-text = Il vicolo è largo quanto due persone che si vogliono bene. Dalle due parti i tetti scendono fino alle soglie in una sola lunga curva. Dentro, in ogni casa, c'è qualcuno in piedi su una sedia.
location-174-action = Battere il soffitto
location-175 = Il Mercato dei Nomi
location-175-text = Banchi sotto le tende, e a ogni banco qualcuno che chiama piano. I nomi stanno in fila sul feltro, a peso, usati e nuovi. Nell'angolo, dietro la bilancia, c'è una porta stretta con davanti delle pantofole.
location-175-action = Comprare una referenza
