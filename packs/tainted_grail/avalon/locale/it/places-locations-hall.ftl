location-181 = La Sala
location-181-text = Una sala senza angoli bui e senza lampade. Lungo la parete c'è una panca, e sulla panca gente che si stringe. Del pane, intero. Accanto alla porta sta in piedi uno col cappello in mano.
location-181-action = Sedetevi: passa una portata
dream-181 = Ti siederesti. Ci sarebbe pane, e un posto caldo, e una voce che chiede se ne vuoi ancora. Nessuno tiene il conto delle fette. Guarderesti la porta per abitudine, e la porta sarebbe solo una porta.
dream-181-2 = Sulla spalliera ci sarebbe un cappotto, per chi sente freddo. Ti ci troveresti dentro senza accorgertene. In tasca ci sarebbe una crosta, con dentro un morso. Il morso lo conosceresti.
dream-181-3 = Dormirebbero tutti lungo la panca, uno addosso all'altro, e in fondo ci saresti tu. Qualcuno si sposterebbe un poco, perché ti possa appoggiare.
nightmare-181 = Ti siederesti. Ci sarebbe pane, e un posto caldo, e una voce che chiede se ne vuoi ancora. Ancora. Ancora.
