status-camelot = Camelot
status-city = Sotto i tetti
status-lanes = Vicoli visti
status-talks = Detto alla stufa
