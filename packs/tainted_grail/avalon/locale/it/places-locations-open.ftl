location-185 = La Tavola all'aperto
location-185-text = Sabbia, una marea che si è fermata ad ascoltare, e un tavolo tondo con la gente attorno. La tovaglia la tengono giù dei sassi. Di giorno non l'aveva mai vista nessuno.
location-185-menhir-told-1 = Attorno al bordo, per un braccio, la sabbia non si sposta. Accesa non è. È la misura su cui hanno tagliato tutte le pietre.
location-245 = La Secca, all'ora di cena
location-245-text = Si sono seduti tutti dov'erano, con la schiena contro qualcosa. Nella sabbia ci sono i solchi delle chiglie, con dentro l'acqua, e nell'acqua, uno per solco, la sera.
location-245-action = Portare le ciotole
