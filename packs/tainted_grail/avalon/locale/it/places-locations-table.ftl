location-178 = L'Ammiraglia
location-178-text = Una casa senza finestre in cima alla città, più lunga della sua via, sotto il tetto più lungo di tutti. La prendono per una cappella. Una porta, e davanti uno zerbino, consumato in un punto da gente che si è pulita i piedi con cura.
location-178-action = Fare la guardia alla porta
location-195 = L'ammiraglia senza tavola
location-195-text = Nella stanza lunga un tondo di assi pulite. È largo quanto era. La gente ci gira attorno col cappello in mano, e non taglia.
location-195-action = Stare sulle due impronte
