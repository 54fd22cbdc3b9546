location-109 = La Fossa dei Sessantuno
location-109-text = Una fossa lunga trenta passi, bianca di calce, con sessantun paletti. I ganci pendono da una stanga in ordine di misura. Quello di mezzo è lucido.
location-109-action = Vegliare
