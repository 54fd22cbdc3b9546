status-hedra = Hedra
status-plea = L'ammissione
status-exhibits = Corpi del reato
status-heard = Tribunali visti
