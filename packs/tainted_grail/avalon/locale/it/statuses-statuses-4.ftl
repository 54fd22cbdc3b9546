status-hedra = Hedra
status-plea = L'ammissione
status-called = La chiamata
status-exhibits = Corpi del reato
status-court = Davanti alla corte
status-heard = Tribunali visti
status-talk = Detto accanto al fuoco
