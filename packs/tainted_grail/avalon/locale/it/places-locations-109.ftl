location-109 = La Fossa dei Sessantuno
location-109-text = Una fossa lunga trenta passi, bianca di calce, con sessantun paletti. I ganci pendono da una stanga in ordine di misura. Quello di mezzo è lucido.
location-109-action = Vegliare
location-149 = La Fossa contata
location-149-text = Sessanta, e una tavola di lato, in piedi, pulita. Le impronte vanno a sud-est finché c'è erba. Beor ha piantato un paletto anche lì, alla prima: senza numero.
location-149-action = Vegliare
