location-220 = Cuanacht a tavola
location-220-text = La tavola lunga, dovunque l'abbiano posata, e in cima la luce che si è salvata di casa. I posti ci sono per tutti. A chi non può lasciare la presa lo portano.
location-220-action = Servire chi non può
location-220-menhir-told-1 = Mangiano con le porte aperte, così anche quelli dentro sono a tavola. La luce sale fino all'architrave.
