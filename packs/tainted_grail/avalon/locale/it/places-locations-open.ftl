location-185 = La Tavola all'aperto
location-185-text = Sabbia, una marea che si è fermata ad ascoltare, e un tavolo tondo con intorno solamente gente. La tovaglia è tenuta giù con dei sassi. È la prima volta che qualcuno la vede di giorno.
location-185-menhir-told-1 = Attorno al bordo, per un braccio, la sabbia non si sposta. Accesa non è. È solo la misura su cui hanno tagliato tutte le altre pietre.
verse-185-v1 = La Tavola, il cucchiaio, la candela.
verse-185-v1-go-back-to-the-fire = Tornate al fuoco.
