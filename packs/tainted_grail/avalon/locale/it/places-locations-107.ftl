location-107 = Campo dei Pozzi
location-107-text = Diciassette pozzi in un prato, per un villaggio che nessuno ha costruito. Sedici hanno la carrucola. Il nono ha una trave di quercia di traverso, e qualcosa che da sotto tira.
location-107-action = Pescare desideri
location-147 = Campo dei Pozzi, la pietra issata
location-147-text = La pietra sta in mezzo al prato, con la punta in giù, e non cade. Ha gli occhi chiusi. Intorno, diciassette pozzi si abbassano di un braccio al giorno.
location-147-action = Attingere in fretta
