event-ev-c15-p10 = Nessuno conta
event-ev-c15-p10-text = La candela è più bassa dell'orlo del piattino.
event-ev-c15-p10-told-1 = Scende, frigge, è spenta. «Era quella?» chiede un bambino.
event-ev-c15-p10-told-2 = «Ce n'è ancora un po'», dice Ivel. Le volta le spalle, per non respirarci sopra. «Se qualcuno aveva in mente di.»
